; ModuleID = 'mandelbrot.c82e6a29ce0ec8bb-cgu.0'
source_filename = "mandelbrot.c82e6a29ce0ec8bb-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_3eb98237925278aea9314f29e7656294 = private unnamed_addr constant [67 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs\00", align 1
@alloc_740373db0e8959def96aee74417e295d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3eb98237925278aea9314f29e7656294, [16 x i8] c"B\00\00\00\00\00\00\00\E9\00\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_a6a0cc8156fe455996de64a9d05b1dfe = private unnamed_addr constant [184 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_8adae227879713956e9aaa5cba0e20a5 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs\00", align 1
@alloc_b61c6f559f61931bf2734e6cf54b28b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adae227879713956e9aaa5cba0e20a5, [16 x i8] c"8\00\00\00\00\00\00\00\B6\01\00\00\01\00\00\00" }>, align 8
@alloc_63e59eccb393031f8a9f211cdfe6a502 = private unnamed_addr constant [28 x i8] c"examples/rust/mandelbrot.rs\00", align 1
@alloc_db7b6be204060ed32ed8b88f55c2b580 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\00!\00\00\00\0D\00\00\00" }>, align 8
@alloc_972f518ad2ef64eed055ac5831703187 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\00%\00\00\00\0D\00\00\00" }>, align 8
@alloc_910adf76f9b34a2a0f8b149b532aa9ab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\00&\00\00\00\0D\00\00\00" }>, align 8
@alloc_4f9653f1b14ab48734d54517f0d74886 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\000\00\00\00\13\00\00\00" }>, align 8
@alloc_74a04eb9216a4a7b7c32d069fda56cab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\000\00\00\00\0E\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::iter::traits::iterator::Iterator::count::plus_one::<u32>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot(i64 %accum, i32 %_elem) unnamed_addr #0 !dbg !6 {
start:
  %_3.0 = add i64 %accum, 1, !dbg !16
  %_3.1 = icmp ult i64 %_3.0, %accum, !dbg !16
  br i1 %_3.1, label %panic, label %bb1, !dbg !16

bb1:                                              ; preds = %start
  ret i64 %_3.0, !dbg !17

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_740373db0e8959def96aee74417e295d) #9, !dbg !16
  unreachable, !dbg !16
}

; <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::traits::iterator::Iterator::count::plus_one<u32>>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_(ptr align 8 %self, i64 %init) unnamed_addr #1 !dbg !18 {
start:
; call <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::try_fold::<usize, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}, core::ops::try_trait::NeverShortCircuit<usize>>
  %_4 = call i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_(ptr align 8 %self, i64 %init) #10, !dbg !23
  ret i64 %_4, !dbg !24
}

; <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::try_fold::<usize, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}, core::ops::try_trait::NeverShortCircuit<usize>>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_(ptr align 8 %self, i64 %init) unnamed_addr #1 !dbg !25 {
start:
  %_7 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 24, !dbg !27
  %1 = load i8, ptr %0, align 8, !dbg !27
  %_4 = trunc nuw i8 %1 to i1, !dbg !27
  br i1 %_4, label %bb1, label %bb2, !dbg !27

bb2:                                              ; preds = %start
  %flag = getelementptr inbounds i8, ptr %self, i64 24, !dbg !28
  %_8 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !29
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::try_fold::<usize, <core::iter::adapters::take_while::TakeWhile<_, _> as core::iter::traits::iterator::Iterator>::try_fold::check<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure#0}, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}>::{closure#0}, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>
  %2 = call { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_(ptr align 4 %_8, i64 %init, ptr align 8 %self, ptr %flag) #10, !dbg !32
  %3 = extractvalue { i64, i64 } %2, 0, !dbg !32
  %4 = extractvalue { i64, i64 } %2, 1, !dbg !32
  store i64 %3, ptr %_7, align 8, !dbg !32
  %5 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !32
  store i64 %4, ptr %5, align 8, !dbg !32
  %_11 = load i64, ptr %_7, align 8, !dbg !33
  %6 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !33
  %7 = load i64, ptr %6, align 8, !dbg !33
  %8 = trunc nuw i64 %_11 to i1, !dbg !40
  br i1 %8, label %bb7, label %bb8, !dbg !40

bb1:                                              ; preds = %start
; call <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::from_output
  %9 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %init) #10, !dbg !41
  store i64 %9, ptr %_0, align 8, !dbg !41
  br label %bb4, !dbg !42

bb7:                                              ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !43
  %11 = load i64, ptr %10, align 8, !dbg !43
  store i64 %11, ptr %_0, align 8, !dbg !43
  br label %bb5, !dbg !44

bb8:                                              ; preds = %bb2
  %12 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !45
  %_12 = load i64, ptr %12, align 8, !dbg !45
; call <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::from_output
  %13 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %_12) #10, !dbg !46
  store i64 %13, ptr %_0, align 8, !dbg !46
  br label %bb5, !dbg !46

bb5:                                              ; preds = %bb7, %bb8
  br label %bb4, !dbg !42

bb4:                                              ; preds = %bb1, %bb5
  %14 = load i64, ptr %_0, align 8, !dbg !48
  ret i64 %14, !dbg !48

bb6:                                              ; No predecessors!
  unreachable, !dbg !33
}

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::take_while::<mandelbrot::mandelbrot::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_(ptr sret([32 x i8]) align 8 %_0, i32 %self.0, i32 %self.1, ptr align 4 %predicate.0, ptr align 4 %predicate.1) unnamed_addr #1 !dbg !49 {
start:
  %0 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !50
  store i32 %self.0, ptr %0, align 8, !dbg !50
  %1 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !50
  store i32 %self.1, ptr %1, align 4, !dbg !50
  %2 = getelementptr inbounds i8, ptr %_0, i64 24, !dbg !50
  store i8 0, ptr %2, align 8, !dbg !50
  store ptr %predicate.0, ptr %_0, align 8, !dbg !50
  %3 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !50
  store ptr %predicate.1, ptr %3, align 8, !dbg !50
  ret void, !dbg !54
}

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::try_fold::<usize, <core::iter::adapters::take_while::TakeWhile<_, _> as core::iter::traits::iterator::Iterator>::try_fold::check<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure#0}, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}>::{closure#0}, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_(ptr align 4 %self, i64 %0, ptr align 8 %1, ptr %2) unnamed_addr #1 !dbg !55 {
start:
  %_7 = alloca [16 x i8], align 8
  %_4 = alloca [8 x i8], align 4
  %_0 = alloca [16 x i8], align 8
  %f = alloca [16 x i8], align 8
  %init = alloca [8 x i8], align 8
  store i64 %0, ptr %init, align 8
  store ptr %1, ptr %f, align 8
  %3 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %2, ptr %3, align 8
  br label %bb1, !dbg !56

bb1:                                              ; preds = %bb7, %start
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
  %4 = call { i32, i32 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) #10, !dbg !58
  %5 = extractvalue { i32, i32 } %4, 0, !dbg !58
  %6 = extractvalue { i32, i32 } %4, 1, !dbg !58
  store i32 %5, ptr %_4, align 4, !dbg !58
  %7 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !58
  store i32 %6, ptr %7, align 4, !dbg !58
  %8 = load i32, ptr %_4, align 4, !dbg !60
  %9 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !60
  %10 = load i32, ptr %9, align 4, !dbg !60
  %_5 = zext i32 %8 to i64, !dbg !60
  %11 = trunc nuw i64 %_5 to i1, !dbg !61
  br i1 %11, label %bb3, label %bb10, !dbg !61

bb3:                                              ; preds = %bb1
  %12 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !62
  %x = load i32, ptr %12, align 4, !dbg !62
  %_10.0 = load i64, ptr %init, align 8, !dbg !63
; call <core::iter::adapters::take_while::TakeWhile<_, _> as core::iter::traits::iterator::Iterator>::try_fold::check::<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure#0}, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}>::{closure#0}
  %13 = call { i64, i64 } @_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_(ptr align 8 %f, i64 %_10.0, i32 %x) #10, !dbg !63
  %_8.0 = extractvalue { i64, i64 } %13, 0, !dbg !63
  %_8.1 = extractvalue { i64, i64 } %13, 1, !dbg !63
; call <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::Try>::branch
  %14 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %_8.0, i64 %_8.1) #10, !dbg !63
  %15 = extractvalue { i64, i64 } %14, 0, !dbg !63
  %16 = extractvalue { i64, i64 } %14, 1, !dbg !63
  store i64 %15, ptr %_7, align 8, !dbg !63
  %17 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !63
  store i64 %16, ptr %17, align 8, !dbg !63
  %_11 = load i64, ptr %_7, align 8, !dbg !63
  %18 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !63
  %19 = load i64, ptr %18, align 8, !dbg !63
  %20 = trunc nuw i64 %_11 to i1, !dbg !63
  br i1 %20, label %bb8, label %bb7, !dbg !63

bb10:                                             ; preds = %bb1
  %21 = load i64, ptr %init, align 8, !dbg !64
; call <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::Try>::from_output
  %22 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %21) #10, !dbg !64
  %23 = extractvalue { i64, i64 } %22, 0, !dbg !64
  %24 = extractvalue { i64, i64 } %22, 1, !dbg !64
  store i64 %23, ptr %_0, align 8, !dbg !64
  %25 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !64
  store i64 %24, ptr %25, align 8, !dbg !64
  br label %bb12, !dbg !65

bb8:                                              ; preds = %bb3
  %26 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !66
  %residual = load i64, ptr %26, align 8, !dbg !66
; call <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, core::convert::Infallible>>>::from_residual
  %27 = call { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot(i64 %residual) #10, !dbg !67
  %28 = extractvalue { i64, i64 } %27, 0, !dbg !67
  %29 = extractvalue { i64, i64 } %27, 1, !dbg !67
  store i64 %28, ptr %_0, align 8, !dbg !67
  %30 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !67
  store i64 %29, ptr %30, align 8, !dbg !67
  br label %bb12, !dbg !65

bb7:                                              ; preds = %bb3
  %31 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !63
  %32 = load i64, ptr %31, align 8, !dbg !63
  store i64 %32, ptr %init, align 8, !dbg !63
  br label %bb1, !dbg !56

bb12:                                             ; preds = %bb10, %bb8
  %33 = load i64, ptr %_0, align 8, !dbg !70
  %34 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !70
  %35 = load i64, ptr %34, align 8, !dbg !70
  %36 = insertvalue { i64, i64 } poison, i64 %33, 0, !dbg !70
  %37 = insertvalue { i64, i64 } %36, i64 %35, 1, !dbg !70
  ret { i64, i64 } %37, !dbg !70

bb6:                                              ; No predecessors!
  unreachable, !dbg !63
}

; <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2::<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %a, i32 %b) unnamed_addr #1 !dbg !71 {
start:
; call <core::iter::traits::iterator::Iterator::count::plus_one<u32> as core::ops::function::FnMut<(usize, u32)>>::call_mut
  %_4 = call i64 @_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %a, i32 %b) #10, !dbg !76
  ret i64 %_4, !dbg !77
}

; <core::iter::adapters::take_while::TakeWhile<_, _> as core::iter::traits::iterator::Iterator>::try_fold::check::<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure#0}, <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_(ptr align 8 %_1, i64 %acc, i32 %0) unnamed_addr #1 !dbg !78 {
start:
  %_14 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %x = alloca [4 x i8], align 4
  store i32 %0, ptr %x, align 4
  %_12 = load ptr, ptr %_1, align 8, !dbg !81
; call mandelbrot::mandelbrot::{closure#0}
  %_4 = call zeroext i1 @_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_(ptr align 8 %_12, ptr align 4 %x) #10, !dbg !81
  br i1 %_4, label %bb2, label %bb4, !dbg !81

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !82
  %_13 = load ptr, ptr %1, align 8, !dbg !82
  store i8 1, ptr %_13, align 1, !dbg !82
; call <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::from_output
  %_11 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %acc) #10, !dbg !83
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !84
  store i64 %_11, ptr %2, align 8, !dbg !84
  store i64 1, ptr %_0, align 8, !dbg !84
  br label %bb6, !dbg !85

bb2:                                              ; preds = %start
  %_8 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !86
  %_10 = load i32, ptr %x, align 4, !dbg !87
; call <core::ops::try_trait::NeverShortCircuit<usize>>::wrap_mut_2::<usize, u32, core::iter::traits::iterator::Iterator::count::plus_one<u32>>::{closure#0}
  %_7 = call i64 @_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot(ptr %_8, i64 %acc, i32 %_10) #10, !dbg !86
; call <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::branch
  %3 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %_7) #10, !dbg !88
  store i64 %3, ptr %_14, align 8, !dbg !88
  %4 = load i64, ptr %_14, align 8, !dbg !88
  br label %bb10, !dbg !91

bb6:                                              ; preds = %bb12, %bb4
  %5 = load i64, ptr %_0, align 8, !dbg !92
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !92
  %7 = load i64, ptr %6, align 8, !dbg !92
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0, !dbg !92
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1, !dbg !92
  ret { i64, i64 } %9, !dbg !92

bb10:                                             ; preds = %bb2
  %_16 = load i64, ptr %_14, align 8, !dbg !93
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !94
  store i64 %_16, ptr %10, align 8, !dbg !94
  store i64 0, ptr %_0, align 8, !dbg !94
  br label %bb12, !dbg !96

bb12:                                             ; preds = %bb9, %bb10
  br label %bb6, !dbg !85

bb9:                                              ; No predecessors!
; call <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
  %_18 = call i64 @_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot() #10, !dbg !97
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !99
  store i64 %_18, ptr %11, align 8, !dbg !99
  store i64 1, ptr %_0, align 8, !dbg !99
  br label %bb12, !dbg !100

bb8:                                              ; No predecessors!
  unreachable, !dbg !88
}

; mandelbrot::mandelbrot::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_(ptr align 8 %_1, ptr align 4 %_2) unnamed_addr #1 !dbg !101 {
start:
  %_15 = load ptr, ptr %_1, align 8, !dbg !105
  %_5.0 = load float, ptr %_15, align 4, !dbg !105
  %0 = getelementptr inbounds i8, ptr %_15, i64 4, !dbg !105
  %_5.1 = load float, ptr %0, align 4, !dbg !105
  %_16 = load ptr, ptr %_1, align 8, !dbg !106
  %_6.0 = load float, ptr %_16, align 4, !dbg !106
  %1 = getelementptr inbounds i8, ptr %_16, i64 4, !dbg !106
  %_6.1 = load float, ptr %1, align 4, !dbg !106
; call <mandelbrot::Complex as core::ops::arith::Mul>::mul
  %2 = call { float, float } @_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul(float %_5.0, float %_5.1, float %_6.0, float %_6.1) #11, !dbg !105
  %_4.0 = extractvalue { float, float } %2, 0, !dbg !105
  %_4.1 = extractvalue { float, float } %2, 1, !dbg !105
  %3 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !107
  %_17 = load ptr, ptr %3, align 8, !dbg !107
  %_7.0 = load float, ptr %_17, align 4, !dbg !107
  %4 = getelementptr inbounds i8, ptr %_17, i64 4, !dbg !107
  %_7.1 = load float, ptr %4, align 4, !dbg !107
; call <mandelbrot::Complex as core::ops::arith::Add>::add
  %5 = call { float, float } @_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add(float %_4.0, float %_4.1, float %_7.0, float %_7.1) #11, !dbg !105
  %_3.0 = extractvalue { float, float } %5, 0, !dbg !105
  %_3.1 = extractvalue { float, float } %5, 1, !dbg !105
  %_18 = load ptr, ptr %_1, align 8, !dbg !108
  store float %_3.0, ptr %_18, align 4, !dbg !108
  %6 = getelementptr inbounds i8, ptr %_18, i64 4, !dbg !108
  store float %_3.1, ptr %6, align 4, !dbg !108
  %_19 = load ptr, ptr %_1, align 8, !dbg !109
  %_10 = load float, ptr %_19, align 4, !dbg !109
  %_20 = load ptr, ptr %_1, align 8, !dbg !110
  %_11 = load float, ptr %_20, align 4, !dbg !110
  %_9 = fmul float %_10, %_11, !dbg !109
  %_21 = load ptr, ptr %_1, align 8, !dbg !111
  %7 = getelementptr inbounds i8, ptr %_21, i64 4, !dbg !111
  %_13 = load float, ptr %7, align 4, !dbg !111
  %_22 = load ptr, ptr %_1, align 8, !dbg !112
  %8 = getelementptr inbounds i8, ptr %_22, i64 4, !dbg !112
  %_14 = load float, ptr %8, align 4, !dbg !112
  %_12 = fmul float %_13, %_14, !dbg !111
  %_8 = fadd float %_9, %_12, !dbg !109
  %_0 = fcmp ole float %_8, 4.000000e+00, !dbg !109
  ret i1 %_0, !dbg !113
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !114 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot() #12, !dbg !117
  unreachable, !dbg !117
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !118 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  ret i32 %_0, !dbg !123
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !124 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  ret i32 %_0, !dbg !126
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !127 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  ret i32 %_0, !dbg !129
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #3 !dbg !130 {
start:
  call void @llvm.trap(), !dbg !131
  unreachable, !dbg !131
}

; <u32>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot(i32 %lhs, i32 %rhs, ptr align 8 %0) unnamed_addr #1 !dbg !132 {
start:
  %_4.0 = add i32 %lhs, %rhs, !dbg !137
  %_4.1 = icmp ult i32 %_4.0, %lhs, !dbg !137
  br i1 %_4.1, label %bb1, label %bb2, !dbg !142

bb2:                                              ; preds = %start
  ret void, !dbg !143

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a6a0cc8156fe455996de64a9d05b1dfe, ptr inttoptr (i64 369 to ptr), i1 zeroext false, ptr align 8 %0) #9, !dbg !144
  unreachable, !dbg !144
}

; <mandelbrot::Complex as core::ops::arith::Add>::add
; Function Attrs: convergent nounwind
define internal { float, float } @_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add(float %self.0, float %self.1, float %other.0, float %other.1) unnamed_addr #0 !dbg !146 {
start:
  %_3 = fadd float %self.0, %other.0, !dbg !148
  %_6 = fadd float %self.1, %other.1, !dbg !149
  %0 = insertvalue { float, float } poison, float %_3, 0, !dbg !150
  %1 = insertvalue { float, float } %0, float %_6, 1, !dbg !150
  ret { float, float } %1, !dbg !150
}

; <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::Try>::from_output
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %output) unnamed_addr #1 !dbg !151 {
start:
  %0 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %output, 1, !dbg !153
  ret { i64, i64 } %0, !dbg !153
}

; <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::Try>::branch
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %0, i64 %1) unnamed_addr #1 !dbg !154 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8, !dbg !155
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !155
  %4 = load i64, ptr %3, align 8, !dbg !155
  %5 = trunc nuw i64 %_2 to i1, !dbg !156
  br i1 %5, label %bb2, label %bb3, !dbg !156

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !157
  %b = load i64, ptr %6, align 8, !dbg !157
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !158
  store i64 %b, ptr %7, align 8, !dbg !158
  store i64 1, ptr %_0, align 8, !dbg !158
  br label %bb4, !dbg !160

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !161
  %c = load i64, ptr %8, align 8, !dbg !161
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !162
  store i64 %c, ptr %9, align 8, !dbg !162
  store i64 0, ptr %_0, align 8, !dbg !162
  br label %bb4, !dbg !164

bb4:                                              ; preds = %bb2, %bb3
  %10 = load i64, ptr %_0, align 8, !dbg !165
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !165
  %12 = load i64, ptr %11, align 8, !dbg !165
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0, !dbg !165
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1, !dbg !165
  ret { i64, i64 } %14, !dbg !165

bb1:                                              ; No predecessors!
  unreachable, !dbg !155
}

; <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::from_output
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %x) unnamed_addr #1 !dbg !166 {
start:
  ret i64 %x, !dbg !168
}

; <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::Try>::branch
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %self) unnamed_addr #1 !dbg !169 {
start:
  ret i64 %self, !dbg !170
}

; <core::ops::try_trait::NeverShortCircuit<usize> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !171 {
start:
  unreachable, !dbg !173
}

; <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) unnamed_addr #1 !dbg !174 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !178
  %_3.i = load i32, ptr %self, align 4, !dbg !179
  %_4.i = load i32, ptr %_4, align 4, !dbg !186
  %_0.i = icmp ult i32 %_3.i, %_4.i, !dbg !179
  br i1 %_0.i, label %bb2, label %bb4, !dbg !187

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !188
  br label %bb5, !dbg !189

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4, !dbg !190
; call <u32 as core::iter::range::Step>::forward_unchecked
  %_6 = call i32 @_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot(i32 %old, i64 1) #10, !dbg !191
  store i32 %_6, ptr %self, align 4, !dbg !193
  %0 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !194
  store i32 %old, ptr %0, align 4, !dbg !194
  store i32 1, ptr %_0, align 4, !dbg !194
  br label %bb5, !dbg !189

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i32, ptr %_0, align 4, !dbg !195
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !195
  %3 = load i32, ptr %2, align 4, !dbg !195
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0, !dbg !195
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1, !dbg !195
  ret { i32, i32 } %5, !dbg !195
}

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) unnamed_addr #1 !dbg !196 {
start:
; call <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i32, i32 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) #10, !dbg !198
  %_0.0 = extractvalue { i32, i32 } %0, 0, !dbg !198
  %_0.1 = extractvalue { i32, i32 } %0, 1, !dbg !198
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0, !dbg !199
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1, !dbg !199
  ret { i32, i32 } %2, !dbg !199
}

; <u32 as core::iter::range::Step>::forward_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot(i32 %start1, i64 %n) unnamed_addr #1 !dbg !200 {
start:
  %_3 = trunc i64 %n to i32, !dbg !202
  br label %bb1, !dbg !203

bb1:                                              ; preds = %start
; call <u32>::unchecked_add::precondition_check
  call void @_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot(i32 %start1, i32 %_3, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #10, !dbg !207
  br label %bb2, !dbg !207

bb2:                                              ; preds = %bb1
  %_0 = add nuw i32 %start1, %_3, !dbg !208
  ret i32 %_0, !dbg !209
}

; <mandelbrot::Complex as core::ops::arith::Mul>::mul
; Function Attrs: convergent nounwind
define internal { float, float } @_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul(float %self.0, float %self.1, float %other.0, float %other.1) unnamed_addr #0 !dbg !210 {
start:
  %_4 = fmul float %self.0, %other.0, !dbg !212
  %_7 = fmul float %self.1, %other.1, !dbg !213
  %_3 = fsub float %_4, %_7, !dbg !212
  %_11 = fmul float %self.0, %other.1, !dbg !214
  %_14 = fmul float %self.1, %other.0, !dbg !215
  %_10 = fadd float %_11, %_14, !dbg !214
  %0 = insertvalue { float, float } poison, float %_3, 0, !dbg !216
  %1 = insertvalue { float, float } %0, float %_10, 1, !dbg !216
  ret { float, float } %1, !dbg !216
}

; <core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, core::convert::Infallible>>>::from_residual
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot(i64 %residual) unnamed_addr #1 !dbg !217 {
start:
  %0 = insertvalue { i64, i64 } { i64 1, i64 poison }, i64 %residual, 1, !dbg !219
  ret { i64, i64 } %0, !dbg !219
}

; <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::count
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %self) unnamed_addr #1 !dbg !220 {
start:
; call <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::traits::iterator::Iterator::count::plus_one<u32>>
  %_0 = call i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_(ptr align 8 %self, i64 0) #10, !dbg !221
  ret i64 %_0, !dbg !222
}

; <core::iter::traits::iterator::Iterator::count::plus_one<u32> as core::ops::function::FnMut<(usize, u32)>>::call_mut
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %0, i32 %1) unnamed_addr #1 !dbg !223 {
start:
  %_2 = alloca [16 x i8], align 8
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i32 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !227
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !227
  %5 = load i32, ptr %4, align 8, !dbg !227
; call core::iter::traits::iterator::Iterator::count::plus_one::<u32>
  %_0 = call i64 @_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot(i64 %3, i32 %5) #11, !dbg !227
  ret i64 %_0, !dbg !227
}

; Function Attrs: convergent nounwind
define ptx_kernel void @mandelbrot(i32 %width, i32 %height, i32 %limit, ptr %out) unnamed_addr #0 !dbg !228 {
start:
  %_27 = alloca [32 x i8], align 8
  %z = alloca [8 x i8], align 4
  %c = alloca [8 x i8], align 4
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot() #10, !dbg !229
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot() #10, !dbg !232
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !229
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !229
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !229
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !229

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot() #10, !dbg !233
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !234
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !234
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit, !dbg !234

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #9, !dbg !229
  unreachable, !dbg !229

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #9, !dbg !234
  unreachable, !dbg !234

_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i5 = zext i32 %_7.0.i to i64, !dbg !234
  %i = trunc i64 %_0.i5 to i32, !dbg !235
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %width, i32 %height), !dbg !236
  %_9.0 = extractvalue { i32, i1 } %1, 0, !dbg !236
  %_9.1 = extractvalue { i32, i1 } %1, 1, !dbg !236
  br i1 %_9.1, label %panic, label %bb2, !dbg !236

bb2:                                              ; preds = %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit
  %_7 = icmp uge i32 %i, %_9.0, !dbg !238
  br i1 %_7, label %bb9, label %bb3, !dbg !238

panic:                                            ; preds = %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_db7b6be204060ed32ed8b88f55c2b580) #9, !dbg !236
  unreachable, !dbg !236

bb3:                                              ; preds = %bb2
  %_16 = icmp eq i32 %width, 0, !dbg !239
  br i1 %_16, label %panic1, label %bb4, !dbg !239

bb9:                                              ; preds = %bb11, %bb2
  ret void, !dbg !240

bb4:                                              ; preds = %bb3
  %_15 = urem i32 %i, %width, !dbg !239
  %_14 = uitofp i32 %_15 to float, !dbg !239
  %_13 = fmul float %_14, 3.000000e+00, !dbg !239
  %_17 = uitofp i32 %width to float, !dbg !241
  %_12 = fdiv float %_13, %_17, !dbg !239
  %_11 = fsub float %_12, 2.000000e+00, !dbg !239
  %_23 = icmp eq i32 %width, 0, !dbg !242
  br i1 %_23, label %panic2, label %bb5, !dbg !242

panic1:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_972f518ad2ef64eed055ac5831703187) #9, !dbg !239
  unreachable, !dbg !239

bb5:                                              ; preds = %bb4
  %_22 = udiv i32 %i, %width, !dbg !242
  %_21 = uitofp i32 %_22 to float, !dbg !242
  %_20 = fmul float %_21, 2.000000e+00, !dbg !242
  %_24 = uitofp i32 %height to float, !dbg !243
  %_19 = fdiv float %_20, %_24, !dbg !242
  %_18 = fsub float %_19, 1.000000e+00, !dbg !242
  store float %_11, ptr %c, align 4, !dbg !244
  %2 = getelementptr inbounds i8, ptr %c, i64 4, !dbg !244
  store float %_18, ptr %2, align 4, !dbg !244
  %3 = load float, ptr %c, align 4, !dbg !245
  %4 = getelementptr inbounds i8, ptr %c, i64 4, !dbg !245
  %5 = load float, ptr %4, align 4, !dbg !245
  store float %3, ptr %z, align 4, !dbg !245
  %6 = getelementptr inbounds i8, ptr %z, i64 4, !dbg !245
  store float %5, ptr %6, align 4, !dbg !245
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::take_while::<mandelbrot::mandelbrot::{closure#0}>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_(ptr sret([32 x i8]) align 8 %_27, i32 0, i32 %limit, ptr align 4 %z, ptr align 4 %c) #10, !dbg !247
; call <core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure#0}> as core::iter::traits::iterator::Iterator>::count
  %count = call i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %_27) #10, !dbg !249
  %_33 = zext i32 %i to i64, !dbg !250
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_33, !dbg !252
  %_35 = ptrtoint ptr %_0.i to i64, !dbg !259
  %_37 = and i64 %_35, 3, !dbg !259
  %_38 = icmp eq i64 %_37, 0, !dbg !259
  br i1 %_38, label %bb10, label %panic3, !dbg !259

panic2:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_910adf76f9b34a2a0f8b149b532aa9ab) #9, !dbg !242
  unreachable, !dbg !242

bb10:                                             ; preds = %bb5
  %_40 = ptrtoint ptr %_0.i to i64, !dbg !259
  %_42 = icmp eq i64 %_40, 0, !dbg !259
  %_43 = and i1 %_42, true, !dbg !259
  %_44 = xor i1 %_43, true, !dbg !259
  br i1 %_44, label %bb11, label %panic4, !dbg !259

panic3:                                           ; preds = %bb5
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_35, ptr align 8 @alloc_74a04eb9216a4a7b7c32d069fda56cab) #9, !dbg !259
  unreachable, !dbg !259

bb11:                                             ; preds = %bb10
  %7 = trunc i64 %count to i32, !dbg !259
  store i32 %7, ptr %_0.i, align 4, !dbg !259
  br label %bb9, !dbg !240

panic4:                                           ; preds = %bb10
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_74a04eb9216a4a7b7c32d069fda56cab) #9, !dbg !259
  unreachable, !dbg !259
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #4

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { inlinehint nounwind }
attributes #11 = { nounwind }
attributes #12 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/mandelbrot.rs/@/mandelbrot.c82e6a29ce0ec8bb-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "plus_one<u32>", linkageName: "_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot", scope: !8, file: !7, line: 232, type: !14, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!8 = !DINamespace(name: "count", scope: !9)
!9 = !DINamespace(name: "Iterator", scope: !10)
!10 = !DINamespace(name: "iterator", scope: !11)
!11 = !DINamespace(name: "traits", scope: !12)
!12 = !DINamespace(name: "iter", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 233, column: 13, scope: !6)
!17 = !DILocation(line: 234, column: 10, scope: !6)
!18 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, fn(usize, u32) -> usize>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_", scope: !20, file: !19, line: 374, type: !14, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!19 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "20d83cc3e02b8a8debc301b85898f940")
!20 = !DINamespace(name: "{impl#2}", scope: !21)
!21 = !DINamespace(name: "take_while", scope: !22)
!22 = !DINamespace(name: "adapters", scope: !12)
!23 = !DILocation(line: 380, column: 18, scope: !18)
!24 = !DILocation(line: 381, column: 10, scope: !18)
!25 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>, core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_", scope: !20, file: !26, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!26 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take_while.rs", directory: "", checksumkind: CSK_MD5, checksum: "ae520df9305a0bd9ea0fa1105f93ed98")
!27 = !DILocation(line: 90, column: 12, scope: !25)
!28 = !DILocation(line: 93, column: 24, scope: !25)
!29 = !DILocation(line: 95, column: 13, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !26, line: 94, column: 13)
!31 = distinct !DILexicalBlock(scope: !25, file: !26, line: 93, column: 13)
!32 = !DILocation(line: 95, column: 23, scope: !30)
!33 = !DILocation(line: 439, column: 15, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "into_try<core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RNvMs3_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitjEjE8into_tryCshbyKbwAY2Y9_10mandelbrot", scope: !36, file: !35, line: 438, type: !14, scopeLine: 438, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!35 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/control_flow.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bd99d844356a676abbc4b0dafb30af4")
!36 = !DINamespace(name: "ControlFlow", scope: !37)
!37 = !DINamespace(name: "control_flow", scope: !38)
!38 = !DINamespace(name: "ops", scope: !13)
!39 = !DILocation(line: 95, column: 60, scope: !30)
!40 = !DILocation(line: 439, column: 9, scope: !34, inlinedAt: !39)
!41 = !DILocation(line: 91, column: 19, scope: !25)
!42 = !DILocation(line: 97, column: 5, scope: !25)
!43 = !DILocation(line: 441, column: 32, scope: !34, inlinedAt: !39)
!44 = !DILocation(line: 441, column: 38, scope: !34, inlinedAt: !39)
!45 = !DILocation(line: 440, column: 35, scope: !34, inlinedAt: !39)
!46 = !DILocation(line: 440, column: 41, scope: !47, inlinedAt: !39)
!47 = distinct !DILexicalBlock(scope: !34, file: !35, line: 440, column: 13)
!48 = !DILocation(line: 97, column: 6, scope: !25)
!49 = distinct !DISubprogram(name: "take_while<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_", scope: !9, file: !7, line: 1260, type: !14, scopeLine: 1260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!50 = !DILocation(line: 25, column: 9, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "new<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB2_9TakeWhileINtNtNtB8_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0E3newB1C_", scope: !52, file: !26, line: 24, type: !14, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!52 = !DINamespace(name: "TakeWhile", scope: !21)
!53 = !DILocation(line: 1265, column: 9, scope: !49)
!54 = !DILocation(line: 1266, column: 6, scope: !49)
!55 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, usize, core::iter::adapters::take_while::{impl#2}::try_fold::check::{closure_env#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_", scope: !9, file: !7, line: 2488, type: !14, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!56 = !DILocation(line: 2495, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !55, file: !7, line: 2494, column: 9)
!58 = !DILocation(line: 2495, column: 34, scope: !59)
!59 = distinct !DILexicalBlock(scope: !57, file: !7, line: 2495, column: 41)
!60 = !DILocation(line: 2495, column: 29, scope: !59)
!61 = !DILocation(line: 2495, column: 19, scope: !59)
!62 = !DILocation(line: 2495, column: 24, scope: !59)
!63 = !DILocation(line: 2496, column: 21, scope: !59)
!64 = !DILocation(line: 2498, column: 15, scope: !57)
!65 = !DILocation(line: 2499, column: 5, scope: !55)
!66 = !DILocation(line: 2496, column: 32, scope: !59)
!67 = !DILocation(line: 2496, column: 21, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !7, line: 2496, column: 32)
!69 = distinct !DILexicalBlock(scope: !59, file: !7, line: 2496, column: 32)
!70 = !DILocation(line: 2499, column: 6, scope: !55)
!71 = distinct !DISubprogram(name: "{closure#0}<usize, usize, u32, fn(usize, u32) -> usize>", linkageName: "_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot", scope: !73, file: !72, line: 436, type: !14, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!72 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/try_trait.rs", directory: "", checksumkind: CSK_MD5, checksum: "335edf7dc4f730de066f28da87d0a7cf")
!73 = !DINamespace(name: "wrap_mut_2", scope: !74)
!74 = !DINamespace(name: "{impl#2}", scope: !75)
!75 = !DINamespace(name: "try_trait", scope: !38)
!76 = !DILocation(line: 436, column: 39, scope: !71)
!77 = !DILocation(line: 436, column: 47, scope: !71)
!78 = distinct !DISubprogram(name: "{closure#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>", linkageName: "_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_", scope: !79, file: !26, line: 80, type: !14, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!79 = !DINamespace(name: "check", scope: !80)
!80 = !DINamespace(name: "try_fold", scope: !20)
!81 = !DILocation(line: 81, column: 20, scope: !78)
!82 = !DILocation(line: 84, column: 21, scope: !78)
!83 = !DILocation(line: 85, column: 46, scope: !78)
!84 = !DILocation(line: 85, column: 21, scope: !78)
!85 = !DILocation(line: 87, column: 13, scope: !78)
!86 = !DILocation(line: 82, column: 43, scope: !78)
!87 = !DILocation(line: 82, column: 53, scope: !78)
!88 = !DILocation(line: 430, column: 15, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "from_try<core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RNvMs3_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitjEjE8from_tryCshbyKbwAY2Y9_10mandelbrot", scope: !36, file: !35, line: 429, type: !14, scopeLine: 429, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!90 = !DILocation(line: 82, column: 21, scope: !78)
!91 = !DILocation(line: 430, column: 9, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 87, column: 14, scope: !78)
!93 = !DILocation(line: 431, column: 35, scope: !89, inlinedAt: !90)
!94 = !DILocation(line: 431, column: 41, scope: !95, inlinedAt: !90)
!95 = distinct !DILexicalBlock(scope: !89, file: !35, line: 431, column: 13)
!96 = !DILocation(line: 431, column: 64, scope: !89, inlinedAt: !90)
!97 = !DILocation(line: 432, column: 57, scope: !98, inlinedAt: !90)
!98 = distinct !DILexicalBlock(scope: !89, file: !35, line: 432, column: 13)
!99 = !DILocation(line: 432, column: 38, scope: !98, inlinedAt: !90)
!100 = !DILocation(line: 432, column: 76, scope: !89, inlinedAt: !90)
!101 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_", scope: !103, file: !102, line: 42, type: !14, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!102 = !DIFile(filename: "examples/rust/mandelbrot.rs", directory: ".", checksumkind: CSK_MD5, checksum: "defca17fc4e25b5133421bbbc5821d2e")
!103 = !DINamespace(name: "mandelbrot", scope: !104)
!104 = !DINamespace(name: "mandelbrot", scope: null)
!105 = !DILocation(line: 43, column: 17, scope: !101)
!106 = !DILocation(line: 43, column: 21, scope: !101)
!107 = !DILocation(line: 43, column: 25, scope: !101)
!108 = !DILocation(line: 43, column: 13, scope: !101)
!109 = !DILocation(line: 44, column: 13, scope: !101)
!110 = !DILocation(line: 44, column: 20, scope: !101)
!111 = !DILocation(line: 44, column: 27, scope: !101)
!112 = !DILocation(line: 44, column: 34, scope: !101)
!113 = !DILocation(line: 45, column: 10, scope: !101)
!114 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !116, file: !115, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!115 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!116 = !DINamespace(name: "gpu", scope: !104)
!117 = !DILocation(line: 16, column: 14, scope: !114)
!118 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot", scope: !120, file: !119, line: 61, type: !14, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!119 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!120 = !DINamespace(name: "nvptx", scope: !121)
!121 = !DINamespace(name: "core_arch", scope: !13)
!122 = !DILocation(line: 62, column: 5, scope: !118)
!123 = !DILocation(line: 63, column: 2, scope: !118)
!124 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot", scope: !120, file: !119, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!125 = !DILocation(line: 83, column: 5, scope: !124)
!126 = !DILocation(line: 84, column: 2, scope: !124)
!127 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot", scope: !120, file: !119, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!128 = !DILocation(line: 125, column: 5, scope: !127)
!129 = !DILocation(line: 126, column: 2, scope: !127)
!130 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot", scope: !120, file: !119, line: 145, type: !14, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!131 = !DILocation(line: 146, column: 5, scope: !130)
!132 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot", scope: !134, file: !133, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!133 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!134 = !DINamespace(name: "unchecked_add", scope: !135)
!135 = !DINamespace(name: "{impl#8}", scope: !136)
!136 = !DINamespace(name: "num", scope: !13)
!137 = !DILocation(line: 2883, column: 26, scope: !138, inlinedAt: !140)
!138 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_add", scope: !135, file: !139, line: 2882, type: !14, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!139 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!140 = !DILocation(line: 893, column: 27, scope: !141)
!141 = !DILexicalBlockFile(scope: !132, file: !139, discriminator: 0)
!142 = !DILocation(line: 893, column: 23, scope: !141)
!143 = !DILocation(line: 75, column: 14, scope: !132)
!144 = !DILocation(line: 73, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !132, file: !133, line: 70, column: 21)
!146 = distinct !DISubprogram(name: "add", linkageName: "_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add", scope: !147, file: !102, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!147 = !DINamespace(name: "{impl#0}", scope: !104)
!148 = !DILocation(line: 19, column: 23, scope: !146)
!149 = !DILocation(line: 19, column: 47, scope: !146)
!150 = !DILocation(line: 20, column: 6, scope: !146)
!151 = distinct !DISubprogram(name: "from_output<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot", scope: !152, file: !35, line: 110, type: !14, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!152 = !DINamespace(name: "{impl#0}", scope: !37)
!153 = !DILocation(line: 112, column: 6, scope: !151)
!154 = distinct !DISubprogram(name: "branch<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot", scope: !152, file: !35, line: 115, type: !14, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!155 = !DILocation(line: 116, column: 15, scope: !154)
!156 = !DILocation(line: 116, column: 9, scope: !154)
!157 = !DILocation(line: 118, column: 32, scope: !154)
!158 = !DILocation(line: 118, column: 38, scope: !159)
!159 = distinct !DILexicalBlock(scope: !154, file: !35, line: 118, column: 13)
!160 = !DILocation(line: 118, column: 78, scope: !154)
!161 = !DILocation(line: 117, column: 35, scope: !154)
!162 = !DILocation(line: 117, column: 41, scope: !163)
!163 = distinct !DILexicalBlock(scope: !154, file: !35, line: 117, column: 13)
!164 = !DILocation(line: 117, column: 64, scope: !154)
!165 = !DILocation(line: 120, column: 6, scope: !154)
!166 = distinct !DISubprogram(name: "from_output<usize>", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot", scope: !167, file: !72, line: 453, type: !14, scopeLine: 453, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!167 = !DINamespace(name: "{impl#3}", scope: !75)
!168 = !DILocation(line: 455, column: 6, scope: !166)
!169 = distinct !DISubprogram(name: "branch<usize>", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot", scope: !167, file: !72, line: 448, type: !14, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!170 = !DILocation(line: 450, column: 6, scope: !169)
!171 = distinct !DISubprogram(name: "from_residual<usize>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot", scope: !172, file: !72, line: 460, type: !14, scopeLine: 460, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!172 = !DINamespace(name: "{impl#4}", scope: !75)
!173 = !DILocation(line: 461, column: 15, scope: !171)
!174 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot", scope: !176, file: !175, line: 899, type: !14, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!175 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!176 = !DINamespace(name: "{impl#5}", scope: !177)
!177 = !DINamespace(name: "range", scope: !12)
!178 = !DILocation(line: 900, column: 25, scope: !174)
!179 = !DILocation(line: 1915, column: 50, scope: !180, inlinedAt: !185)
!180 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsnC4lpNxbXH_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !182, file: !181, line: 1915, type: !14, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!181 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!182 = !DINamespace(name: "{impl#64}", scope: !183)
!183 = !DINamespace(name: "impls", scope: !184)
!184 = !DINamespace(name: "cmp", scope: !13)
!185 = distinct !DILocation(line: 900, column: 12, scope: !174)
!186 = !DILocation(line: 1915, column: 59, scope: !180, inlinedAt: !185)
!187 = !DILocation(line: 900, column: 12, scope: !174)
!188 = !DILocation(line: 906, column: 13, scope: !174)
!189 = !DILocation(line: 900, column: 9, scope: !174)
!190 = !DILocation(line: 901, column: 23, scope: !174)
!191 = !DILocation(line: 903, column: 35, scope: !192)
!192 = distinct !DILexicalBlock(scope: !174, file: !175, line: 901, column: 13)
!193 = !DILocation(line: 903, column: 13, scope: !192)
!194 = !DILocation(line: 904, column: 13, scope: !192)
!195 = !DILocation(line: 908, column: 6, scope: !174)
!196 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot", scope: !197, file: !175, line: 984, type: !14, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!197 = !DINamespace(name: "{impl#6}", scope: !177)
!198 = !DILocation(line: 985, column: 14, scope: !196)
!199 = !DILocation(line: 986, column: 6, scope: !196)
!200 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot", scope: !201, file: !175, line: 213, type: !14, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!201 = !DINamespace(name: "{impl#45}", scope: !177)
!202 = !DILocation(line: 215, column: 42, scope: !200)
!203 = !DILocation(line: 77, column: 35, scope: !204, inlinedAt: !206)
!204 = !DILexicalBlockFile(scope: !205, file: !133, discriminator: 0)
!205 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add", scope: !135, file: !139, line: 886, type: !14, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!206 = !DILocation(line: 215, column: 28, scope: !200)
!207 = !DILocation(line: 78, column: 17, scope: !204, inlinedAt: !206)
!208 = !DILocation(line: 898, column: 17, scope: !205, inlinedAt: !206)
!209 = !DILocation(line: 216, column: 10, scope: !200)
!210 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul", scope: !211, file: !102, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!211 = !DINamespace(name: "{impl#1}", scope: !104)
!212 = !DILocation(line: 26, column: 23, scope: !210)
!213 = !DILocation(line: 26, column: 44, scope: !210)
!214 = !DILocation(line: 26, column: 68, scope: !210)
!215 = !DILocation(line: 26, column: 89, scope: !210)
!216 = !DILocation(line: 27, column: 6, scope: !210)
!217 = distinct !DISubprogram(name: "from_residual<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot", scope: !218, file: !35, line: 129, type: !14, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!218 = !DINamespace(name: "{impl#1}", scope: !37)
!219 = !DILocation(line: 133, column: 6, scope: !217)
!220 = distinct !DISubprogram(name: "count<core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !9, file: !7, line: 224, type: !14, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!221 = !DILocation(line: 235, column: 14, scope: !220)
!222 = !DILocation(line: 236, column: 6, scope: !220)
!223 = distinct !DISubprogram(name: "call_mut<fn(usize, u32) -> usize, (usize, u32)>", linkageName: "_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot", scope: !225, file: !224, line: 166, type: !14, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!224 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!225 = !DINamespace(name: "FnMut", scope: !226)
!226 = !DINamespace(name: "function", scope: !38)
!227 = !DILocation(line: 166, column: 5, scope: !223)
!228 = distinct !DISubprogram(name: "mandelbrot", scope: !104, file: !102, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !15)
!229 = !DILocation(line: 9, column: 15, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id", scope: !116, file: !115, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!231 = distinct !DILocation(line: 32, column: 13, scope: !228)
!232 = !DILocation(line: 9, column: 46, scope: !230, inlinedAt: !231)
!233 = !DILocation(line: 9, column: 77, scope: !230, inlinedAt: !231)
!234 = !DILocation(line: 9, column: 14, scope: !230, inlinedAt: !231)
!235 = !DILocation(line: 32, column: 13, scope: !228)
!236 = !DILocation(line: 33, column: 13, scope: !237)
!237 = distinct !DILexicalBlock(scope: !228, file: !102, line: 32, column: 5)
!238 = !DILocation(line: 33, column: 8, scope: !237)
!239 = !DILocation(line: 37, column: 13, scope: !237)
!240 = !DILocation(line: 49, column: 2, scope: !228)
!241 = !DILocation(line: 37, column: 40, scope: !237)
!242 = !DILocation(line: 38, column: 13, scope: !237)
!243 = !DILocation(line: 38, column: 40, scope: !237)
!244 = !DILocation(line: 36, column: 13, scope: !237)
!245 = !DILocation(line: 40, column: 17, scope: !246)
!246 = distinct !DILexicalBlock(scope: !237, file: !102, line: 36, column: 5)
!247 = !DILocation(line: 42, column: 10, scope: !248)
!248 = distinct !DILexicalBlock(scope: !246, file: !102, line: 40, column: 5)
!249 = !DILocation(line: 46, column: 10, scope: !248)
!250 = !DILocation(line: 48, column: 23, scope: !251)
!251 = distinct !DILexicalBlock(scope: !248, file: !102, line: 41, column: 5)
!252 = !DILocation(line: 961, column: 18, scope: !253, inlinedAt: !258)
!253 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCshbyKbwAY2Y9_10mandelbrot", scope: !255, file: !254, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !15)
!254 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!255 = !DINamespace(name: "{impl#0}", scope: !256)
!256 = !DINamespace(name: "mut_ptr", scope: !257)
!257 = !DINamespace(name: "ptr", scope: !13)
!258 = distinct !DILocation(line: 48, column: 19, scope: !251)
!259 = !DILocation(line: 48, column: 14, scope: !251)
