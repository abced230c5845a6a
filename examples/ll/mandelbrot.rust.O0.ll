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
@alloc_74a04eb9216a4a7b7c32d069fda56cab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\000\00\00\00\0E\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.162 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.164 = private unnamed_addr constant [57 x i8] c"attempt to calculate the remainder with a divisor of zero", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent nounwind
define internal i64 @_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot(i64 %accum, i32 %_elem) unnamed_addr #0 !dbg !8 {
start:
  %_3.0 = add i64 %accum, 1, !dbg !18
  %_3.1 = icmp ult i64 %_3.0, %accum, !dbg !18
  br i1 %_3.1, label %panic, label %bb1, !dbg !18

bb1:                                              ; preds = %start
  ret i64 %_3.0, !dbg !19

panic:                                            ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_740373db0e8959def96aee74417e295d) #14, !dbg !18
  unreachable, !dbg !18
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_(ptr align 8 %self, i64 %init) unnamed_addr #1 !dbg !20 {
start:
  %_4 = call i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_(ptr align 8 %self, i64 %init) #15, !dbg !25
  ret i64 %_4, !dbg !26
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_(ptr align 8 %self, i64 %init) unnamed_addr #1 !dbg !27 {
start:
  %_7 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 24, !dbg !29
  %1 = load i8, ptr %0, align 8, !dbg !29
  %_4 = trunc nuw i8 %1 to i1, !dbg !29
  br i1 %_4, label %bb1, label %bb2, !dbg !29

bb2:                                              ; preds = %start
  %flag = getelementptr inbounds i8, ptr %self, i64 24, !dbg !30
  %_8 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !31
  %2 = call { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_(ptr align 4 %_8, i64 %init, ptr align 8 %self, ptr %flag) #15, !dbg !34
  %3 = extractvalue { i64, i64 } %2, 0, !dbg !34
  %4 = extractvalue { i64, i64 } %2, 1, !dbg !34
  store i64 %3, ptr %_7, align 8, !dbg !34
  %5 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !34
  store i64 %4, ptr %5, align 8, !dbg !34
  %_11 = load i64, ptr %_7, align 8, !dbg !35
  %6 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !35
  %7 = load i64, ptr %6, align 8, !dbg !35
  %8 = trunc nuw i64 %_11 to i1, !dbg !42
  br i1 %8, label %bb7, label %bb8, !dbg !42

bb1:                                              ; preds = %start
  %9 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %init) #15, !dbg !43
  store i64 %9, ptr %_0, align 8, !dbg !43
  br label %bb4, !dbg !44

bb7:                                              ; preds = %bb2
  %10 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !45
  %11 = load i64, ptr %10, align 8, !dbg !45
  store i64 %11, ptr %_0, align 8, !dbg !45
  br label %bb5, !dbg !46

bb8:                                              ; preds = %bb2
  %12 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !47
  %_12 = load i64, ptr %12, align 8, !dbg !47
  %13 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %_12) #15, !dbg !48
  store i64 %13, ptr %_0, align 8, !dbg !48
  br label %bb5, !dbg !48

bb5:                                              ; preds = %bb8, %bb7
  br label %bb4, !dbg !44

bb4:                                              ; preds = %bb5, %bb1
  %14 = load i64, ptr %_0, align 8, !dbg !50
  ret i64 %14, !dbg !50

bb6:                                              ; No predecessors!
  unreachable, !dbg !35
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_(ptr sret([32 x i8]) align 8 %_0, i32 %self.0, i32 %self.1, ptr align 4 %predicate.0, ptr align 4 %predicate.1) unnamed_addr #1 !dbg !51 {
start:
  %0 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !52
  store i32 %self.0, ptr %0, align 8, !dbg !52
  %1 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !52
  store i32 %self.1, ptr %1, align 4, !dbg !52
  %2 = getelementptr inbounds i8, ptr %_0, i64 24, !dbg !52
  store i8 0, ptr %2, align 8, !dbg !52
  store ptr %predicate.0, ptr %_0, align 8, !dbg !52
  %3 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !52
  store ptr %predicate.1, ptr %3, align 8, !dbg !52
  ret void, !dbg !56
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_(ptr align 4 %self, i64 %0, ptr align 8 %1, ptr %2) unnamed_addr #1 !dbg !57 {
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
  br label %bb1, !dbg !58

bb1:                                              ; preds = %bb7, %start
  %4 = call { i32, i32 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) #15, !dbg !60
  %5 = extractvalue { i32, i32 } %4, 0, !dbg !60
  %6 = extractvalue { i32, i32 } %4, 1, !dbg !60
  store i32 %5, ptr %_4, align 4, !dbg !60
  %7 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !60
  store i32 %6, ptr %7, align 4, !dbg !60
  %8 = load i32, ptr %_4, align 4, !dbg !62
  %9 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !62
  %10 = load i32, ptr %9, align 4, !dbg !62
  %_5 = zext i32 %8 to i64, !dbg !62
  %11 = trunc nuw i64 %_5 to i1, !dbg !63
  br i1 %11, label %bb3, label %bb10, !dbg !63

bb3:                                              ; preds = %bb1
  %12 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !64
  %x = load i32, ptr %12, align 4, !dbg !64
  %_10.0 = load i64, ptr %init, align 8, !dbg !65
  %13 = call { i64, i64 } @_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_(ptr align 8 %f, i64 %_10.0, i32 %x) #15, !dbg !65
  %_8.0 = extractvalue { i64, i64 } %13, 0, !dbg !65
  %_8.1 = extractvalue { i64, i64 } %13, 1, !dbg !65
  %14 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %_8.0, i64 %_8.1) #15, !dbg !65
  %15 = extractvalue { i64, i64 } %14, 0, !dbg !65
  %16 = extractvalue { i64, i64 } %14, 1, !dbg !65
  store i64 %15, ptr %_7, align 8, !dbg !65
  %17 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !65
  store i64 %16, ptr %17, align 8, !dbg !65
  %_11 = load i64, ptr %_7, align 8, !dbg !65
  %18 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !65
  %19 = load i64, ptr %18, align 8, !dbg !65
  %20 = trunc nuw i64 %_11 to i1, !dbg !65
  br i1 %20, label %bb8, label %bb7, !dbg !65

bb10:                                             ; preds = %bb1
  %21 = load i64, ptr %init, align 8, !dbg !66
  %22 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %21) #15, !dbg !66
  %23 = extractvalue { i64, i64 } %22, 0, !dbg !66
  %24 = extractvalue { i64, i64 } %22, 1, !dbg !66
  store i64 %23, ptr %_0, align 8, !dbg !66
  %25 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !66
  store i64 %24, ptr %25, align 8, !dbg !66
  br label %bb12, !dbg !67

bb8:                                              ; preds = %bb3
  %26 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !68
  %residual = load i64, ptr %26, align 8, !dbg !68
  %27 = call { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot(i64 %residual) #15, !dbg !69
  %28 = extractvalue { i64, i64 } %27, 0, !dbg !69
  %29 = extractvalue { i64, i64 } %27, 1, !dbg !69
  store i64 %28, ptr %_0, align 8, !dbg !69
  %30 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !69
  store i64 %29, ptr %30, align 8, !dbg !69
  br label %bb12, !dbg !67

bb7:                                              ; preds = %bb3
  %31 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !65
  %32 = load i64, ptr %31, align 8, !dbg !65
  store i64 %32, ptr %init, align 8, !dbg !65
  br label %bb1, !dbg !58

bb12:                                             ; preds = %bb8, %bb10
  %33 = load i64, ptr %_0, align 8, !dbg !72
  %34 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !72
  %35 = load i64, ptr %34, align 8, !dbg !72
  %36 = insertvalue { i64, i64 } poison, i64 %33, 0, !dbg !72
  %37 = insertvalue { i64, i64 } %36, i64 %35, 1, !dbg !72
  ret { i64, i64 } %37, !dbg !72

bb6:                                              ; No predecessors!
  unreachable, !dbg !65
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %a, i32 %b) unnamed_addr #1 !dbg !73 {
start:
  %_4 = call i64 @_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %a, i32 %b) #15, !dbg !78
  ret i64 %_4, !dbg !79
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_(ptr align 8 %_1, i64 %acc, i32 %0) unnamed_addr #1 !dbg !80 {
start:
  %_14 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %x = alloca [4 x i8], align 4
  store i32 %0, ptr %x, align 4
  %_12 = load ptr, ptr %_1, align 8, !dbg !83
  %_4 = call zeroext i1 @_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_(ptr align 8 %_12, ptr align 4 %x) #15, !dbg !83
  br i1 %_4, label %bb2, label %bb4, !dbg !83

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !84
  %_13 = load ptr, ptr %1, align 8, !dbg !84
  store i8 1, ptr %_13, align 1, !dbg !84
  %_11 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %acc) #15, !dbg !85
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !86
  store i64 %_11, ptr %2, align 8, !dbg !86
  store i64 1, ptr %_0, align 8, !dbg !86
  br label %bb6, !dbg !87

bb2:                                              ; preds = %start
  %_8 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !88
  %_10 = load i32, ptr %x, align 4, !dbg !89
  %_7 = call i64 @_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot(ptr %_8, i64 %acc, i32 %_10) #15, !dbg !88
  %3 = call i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %_7) #15, !dbg !90
  store i64 %3, ptr %_14, align 8, !dbg !90
  %4 = load i64, ptr %_14, align 8, !dbg !90
  br label %bb10, !dbg !93

bb6:                                              ; preds = %bb12, %bb4
  %5 = load i64, ptr %_0, align 8, !dbg !94
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !94
  %7 = load i64, ptr %6, align 8, !dbg !94
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0, !dbg !94
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1, !dbg !94
  ret { i64, i64 } %9, !dbg !94

bb10:                                             ; preds = %bb2
  %_16 = load i64, ptr %_14, align 8, !dbg !95
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !96
  store i64 %_16, ptr %10, align 8, !dbg !96
  store i64 0, ptr %_0, align 8, !dbg !96
  br label %bb12, !dbg !98

bb12:                                             ; preds = %bb9, %bb10
  br label %bb6, !dbg !87

bb9:                                              ; No predecessors!
  %_18 = call i64 @_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot() #15, !dbg !99
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !101
  store i64 %_18, ptr %11, align 8, !dbg !101
  store i64 1, ptr %_0, align 8, !dbg !101
  br label %bb12, !dbg !102

bb8:                                              ; No predecessors!
  unreachable, !dbg !90
}

; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_(ptr align 8 %_1, ptr align 4 %_2) unnamed_addr #1 !dbg !103 {
start:
  %_15 = load ptr, ptr %_1, align 8, !dbg !107
  %_5.0 = load float, ptr %_15, align 4, !dbg !107
  %0 = getelementptr inbounds i8, ptr %_15, i64 4, !dbg !107
  %_5.1 = load float, ptr %0, align 4, !dbg !107
  %_16 = load ptr, ptr %_1, align 8, !dbg !108
  %_6.0 = load float, ptr %_16, align 4, !dbg !108
  %1 = getelementptr inbounds i8, ptr %_16, i64 4, !dbg !108
  %_6.1 = load float, ptr %1, align 4, !dbg !108
  %2 = call { float, float } @_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul(float %_5.0, float %_5.1, float %_6.0, float %_6.1) #16, !dbg !107
  %_4.0 = extractvalue { float, float } %2, 0, !dbg !107
  %_4.1 = extractvalue { float, float } %2, 1, !dbg !107
  %3 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !109
  %_17 = load ptr, ptr %3, align 8, !dbg !109
  %_7.0 = load float, ptr %_17, align 4, !dbg !109
  %4 = getelementptr inbounds i8, ptr %_17, i64 4, !dbg !109
  %_7.1 = load float, ptr %4, align 4, !dbg !109
  %5 = call { float, float } @_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add(float %_4.0, float %_4.1, float %_7.0, float %_7.1) #16, !dbg !107
  %_3.0 = extractvalue { float, float } %5, 0, !dbg !107
  %_3.1 = extractvalue { float, float } %5, 1, !dbg !107
  %_18 = load ptr, ptr %_1, align 8, !dbg !110
  store float %_3.0, ptr %_18, align 4, !dbg !110
  %6 = getelementptr inbounds i8, ptr %_18, i64 4, !dbg !110
  store float %_3.1, ptr %6, align 4, !dbg !110
  %_19 = load ptr, ptr %_1, align 8, !dbg !111
  %_10 = load float, ptr %_19, align 4, !dbg !111
  %_20 = load ptr, ptr %_1, align 8, !dbg !112
  %_11 = load float, ptr %_20, align 4, !dbg !112
  %_9 = fmul float %_10, %_11, !dbg !111
  %_21 = load ptr, ptr %_1, align 8, !dbg !113
  %7 = getelementptr inbounds i8, ptr %_21, i64 4, !dbg !113
  %_13 = load float, ptr %7, align 4, !dbg !113
  %_22 = load ptr, ptr %_1, align 8, !dbg !114
  %8 = getelementptr inbounds i8, ptr %_22, i64 4, !dbg !114
  %_14 = load float, ptr %8, align 4, !dbg !114
  %_12 = fmul float %_13, %_14, !dbg !113
  %_8 = fadd float %_9, %_12, !dbg !111
  %_0 = fcmp ole float %_8, 4.000000e+00, !dbg !111
  ret i1 %_0, !dbg !115
}

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !116 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot() #17, !dbg !119
  unreachable, !dbg !119
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !120 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  ret i32 %_0, !dbg !125
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !126 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127
  ret i32 %_0, !dbg !128
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !129 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130
  ret i32 %_0, !dbg !131
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #3 !dbg !132 {
start:
  call void @llvm.trap(), !dbg !133
  unreachable, !dbg !133
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot(i32 %lhs, i32 %rhs, ptr align 8 %0) unnamed_addr #1 !dbg !134 {
start:
  %_4.0 = add i32 %lhs, %rhs, !dbg !139
  %_4.1 = icmp ult i32 %_4.0, %lhs, !dbg !139
  br i1 %_4.1, label %bb1, label %bb2, !dbg !144

bb2:                                              ; preds = %start
  ret void, !dbg !145

bb1:                                              ; preds = %start
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a6a0cc8156fe455996de64a9d05b1dfe, ptr inttoptr (i64 369 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !146
  unreachable, !dbg !146
}

; Function Attrs: convergent nounwind
define internal { float, float } @_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add(float %self.0, float %self.1, float %other.0, float %other.1) unnamed_addr #0 !dbg !148 {
start:
  %_3 = fadd float %self.0, %other.0, !dbg !150
  %_6 = fadd float %self.1, %other.1, !dbg !151
  %0 = insertvalue { float, float } poison, float %_3, 0, !dbg !152
  %1 = insertvalue { float, float } %0, float %_6, 1, !dbg !152
  ret { float, float } %1, !dbg !152
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %output) unnamed_addr #1 !dbg !153 {
start:
  %0 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %output, 1, !dbg !155
  ret { i64, i64 } %0, !dbg !155
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %0, i64 %1) unnamed_addr #1 !dbg !156 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8, !dbg !157
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !157
  %4 = load i64, ptr %3, align 8, !dbg !157
  %5 = trunc nuw i64 %_2 to i1, !dbg !158
  br i1 %5, label %bb2, label %bb3, !dbg !158

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !159
  %b = load i64, ptr %6, align 8, !dbg !159
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !160
  store i64 %b, ptr %7, align 8, !dbg !160
  store i64 1, ptr %_0, align 8, !dbg !160
  br label %bb4, !dbg !162

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !163
  %c = load i64, ptr %8, align 8, !dbg !163
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !164
  store i64 %c, ptr %9, align 8, !dbg !164
  store i64 0, ptr %_0, align 8, !dbg !164
  br label %bb4, !dbg !166

bb4:                                              ; preds = %bb3, %bb2
  %10 = load i64, ptr %_0, align 8, !dbg !167
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !167
  %12 = load i64, ptr %11, align 8, !dbg !167
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0, !dbg !167
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1, !dbg !167
  ret { i64, i64 } %14, !dbg !167

bb1:                                              ; No predecessors!
  unreachable, !dbg !157
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot(i64 %x) unnamed_addr #1 !dbg !168 {
start:
  ret i64 %x, !dbg !170
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot(i64 %self) unnamed_addr #1 !dbg !171 {
start:
  ret i64 %self, !dbg !172
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot() unnamed_addr #1 !dbg !173 {
start:
  unreachable, !dbg !175
}

; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) unnamed_addr #1 !dbg !176 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !180
  %_3.i = load i32, ptr %self, align 4, !dbg !181
  %_4.i = load i32, ptr %_4, align 4, !dbg !188
  %_0.i = icmp ult i32 %_3.i, %_4.i, !dbg !181
  br i1 %_0.i, label %bb2, label %bb4, !dbg !189

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !190
  br label %bb5, !dbg !191

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4, !dbg !192
  %_6 = call i32 @_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot(i32 %old, i64 1) #15, !dbg !193
  store i32 %_6, ptr %self, align 4, !dbg !195
  %0 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !196
  store i32 %old, ptr %0, align 4, !dbg !196
  store i32 1, ptr %_0, align 4, !dbg !196
  br label %bb5, !dbg !191

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i32, ptr %_0, align 4, !dbg !197
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !197
  %3 = load i32, ptr %2, align 4, !dbg !197
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0, !dbg !197
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1, !dbg !197
  ret { i32, i32 } %5, !dbg !197
}

; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) unnamed_addr #1 !dbg !198 {
start:
  %0 = call { i32, i32 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot(ptr align 4 %self) #15, !dbg !200
  %_0.0 = extractvalue { i32, i32 } %0, 0, !dbg !200
  %_0.1 = extractvalue { i32, i32 } %0, 1, !dbg !200
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0, !dbg !201
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1, !dbg !201
  ret { i32, i32 } %2, !dbg !201
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot(i32 %start1, i64 %n) unnamed_addr #1 !dbg !202 {
start:
  %_3 = trunc i64 %n to i32, !dbg !204
  br label %bb1, !dbg !205

bb1:                                              ; preds = %start
  call void @_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot(i32 %start1, i32 %_3, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #15, !dbg !209
  br label %bb2, !dbg !209

bb2:                                              ; preds = %bb1
  %_0 = add nuw i32 %start1, %_3, !dbg !210
  ret i32 %_0, !dbg !211
}

; Function Attrs: convergent nounwind
define internal { float, float } @_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul(float %self.0, float %self.1, float %other.0, float %other.1) unnamed_addr #0 !dbg !212 {
start:
  %_4 = fmul float %self.0, %other.0, !dbg !214
  %_7 = fmul float %self.1, %other.1, !dbg !215
  %_3 = fsub float %_4, %_7, !dbg !214
  %_11 = fmul float %self.0, %other.1, !dbg !216
  %_14 = fmul float %self.1, %other.0, !dbg !217
  %_10 = fadd float %_11, %_14, !dbg !216
  %0 = insertvalue { float, float } poison, float %_3, 0, !dbg !218
  %1 = insertvalue { float, float } %0, float %_10, 1, !dbg !218
  ret { float, float } %1, !dbg !218
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot(i64 %residual) unnamed_addr #1 !dbg !219 {
start:
  %0 = insertvalue { i64, i64 } { i64 1, i64 poison }, i64 %residual, 1, !dbg !221
  ret { i64, i64 } %0, !dbg !221
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %self) unnamed_addr #1 !dbg !222 {
start:
  %_0 = call i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_(ptr align 8 %self, i64 0) #15, !dbg !223
  ret i64 %_0, !dbg !224
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot(ptr %_1, i64 %0, i32 %1) unnamed_addr #1 !dbg !225 {
start:
  %_2 = alloca [16 x i8], align 8
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i32 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !229
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !229
  %5 = load i32, ptr %4, align 8, !dbg !229
  %_0 = call i64 @_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot(i64 %3, i32 %5) #16, !dbg !229
  ret i64 %_0, !dbg !229
}

; Function Attrs: convergent nounwind
define ptx_kernel void @mandelbrot(i32 %width, i32 %height, i32 %limit, ptr %out) unnamed_addr #0 !dbg !230 {
start:
  %_27 = alloca [32 x i8], align 8
  %z = alloca [8 x i8], align 4
  %c = alloca [8 x i8], align 4
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot() #15, !dbg !231
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot() #15, !dbg !234
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !231
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !231
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !231
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !231

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot() #15, !dbg !235
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !236
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !236
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit, !dbg !236

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #14, !dbg !231
  unreachable, !dbg !231

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #14, !dbg !236
  unreachable, !dbg !236

_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i5 = zext i32 %_7.0.i to i64, !dbg !236
  %i = trunc i64 %_0.i5 to i32, !dbg !237
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %width, i32 %height), !dbg !238
  %_9.0 = extractvalue { i32, i1 } %1, 0, !dbg !238
  %_9.1 = extractvalue { i32, i1 } %1, 1, !dbg !238
  br i1 %_9.1, label %panic, label %bb2, !dbg !238

bb2:                                              ; preds = %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit
  %_7 = icmp uge i32 %i, %_9.0, !dbg !240
  br i1 %_7, label %bb9, label %bb3, !dbg !240

panic:                                            ; preds = %_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id.exit
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_db7b6be204060ed32ed8b88f55c2b580) #14, !dbg !238
  unreachable, !dbg !238

bb3:                                              ; preds = %bb2
  %_16 = icmp eq i32 %width, 0, !dbg !241
  br i1 %_16, label %panic1, label %bb4, !dbg !241

bb9:                                              ; preds = %bb11, %bb2
  ret void, !dbg !242

bb4:                                              ; preds = %bb3
  %_15 = urem i32 %i, %width, !dbg !241
  %_14 = uitofp i32 %_15 to float, !dbg !241
  %_13 = fmul float %_14, 3.000000e+00, !dbg !241
  %_17 = uitofp i32 %width to float, !dbg !243
  %_12 = fdiv float %_13, %_17, !dbg !241
  %_11 = fsub float %_12, 2.000000e+00, !dbg !241
  %_23 = icmp eq i32 %width, 0, !dbg !244
  br i1 %_23, label %panic2, label %bb5, !dbg !244

panic1:                                           ; preds = %bb3
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_972f518ad2ef64eed055ac5831703187) #14, !dbg !241
  unreachable, !dbg !241

bb5:                                              ; preds = %bb4
  %_22 = udiv i32 %i, %width, !dbg !244
  %_21 = uitofp i32 %_22 to float, !dbg !244
  %_20 = fmul float %_21, 2.000000e+00, !dbg !244
  %_24 = uitofp i32 %height to float, !dbg !245
  %_19 = fdiv float %_20, %_24, !dbg !244
  %_18 = fsub float %_19, 1.000000e+00, !dbg !244
  store float %_11, ptr %c, align 4, !dbg !246
  %2 = getelementptr inbounds i8, ptr %c, i64 4, !dbg !246
  store float %_18, ptr %2, align 4, !dbg !246
  %3 = load float, ptr %c, align 4, !dbg !247
  %4 = getelementptr inbounds i8, ptr %c, i64 4, !dbg !247
  %5 = load float, ptr %4, align 4, !dbg !247
  store float %3, ptr %z, align 4, !dbg !247
  %6 = getelementptr inbounds i8, ptr %z, i64 4, !dbg !247
  store float %5, ptr %6, align 4, !dbg !247
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_(ptr sret([32 x i8]) align 8 %_27, i32 0, i32 %limit, ptr align 4 %z, ptr align 4 %c) #15, !dbg !249
  %count = call i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %_27) #15, !dbg !251
  %_33 = zext i32 %i to i64, !dbg !252
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_33, !dbg !254
  %_35 = ptrtoint ptr %_0.i to i64, !dbg !261
  %_37 = and i64 %_35, 3, !dbg !261
  %_38 = icmp eq i64 %_37, 0, !dbg !261
  br i1 %_38, label %bb10, label %panic3, !dbg !261

panic2:                                           ; preds = %bb4
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_910adf76f9b34a2a0f8b149b532aa9ab) #14, !dbg !244
  unreachable, !dbg !244

bb10:                                             ; preds = %bb5
  %_40 = ptrtoint ptr %_0.i to i64, !dbg !261
  %_42 = icmp eq i64 %_40, 0, !dbg !261
  %_43 = and i1 %_42, true, !dbg !261
  %_44 = xor i1 %_43, true, !dbg !261
  br i1 %_44, label %bb11, label %panic4, !dbg !261

panic3:                                           ; preds = %bb5
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_35, ptr align 8 @alloc_74a04eb9216a4a7b7c32d069fda56cab) #14, !dbg !261
  unreachable, !dbg !261

bb11:                                             ; preds = %bb10
  %7 = trunc i64 %count to i32, !dbg !261
  store i32 %7, ptr %_0.i, align 4, !dbg !261
  br label %bb9, !dbg !242

panic4:                                           ; preds = %bb10
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_74a04eb9216a4a7b7c32d069fda56cab) #14, !dbg !261
  unreachable, !dbg !261
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !262 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !265
  store ptr %5, ptr %4, align 8, !dbg !266
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !266
  store ptr %2, ptr %7, align 8, !dbg !266
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !266
  store i8 1, ptr %8, align 8, !dbg !266
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !266
  store i8 0, ptr %9, align 1, !dbg !266
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #18, !dbg !273
  unreachable, !dbg !273
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !275 {
  %6 = icmp eq i32 %2, 1114112, !dbg !280
  br i1 %6, label %13, label %7, !dbg !282

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !283
  %11 = load ptr, ptr %10, align 8, !dbg !283, !invariant.load !17, !nonnull !17
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #15, !dbg !284
  br i1 %12, label %17, label %13, !dbg !285

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !290
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !292

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !293

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !294, !invariant.load !17, !nonnull !17
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #15, !dbg !295
  br label %17, !dbg !295
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !296 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !297
  store ptr %0, ptr %6, align 8, !dbg !297
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !297
  store ptr %1, ptr %7, align 8, !dbg !297
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !300
  store ptr %6, ptr %5, align 8, !dbg !304
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !304
  store ptr %3, ptr %8, align 8, !dbg !304
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !304
  store i8 0, ptr %9, align 8, !dbg !304
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !304
  %11 = zext i1 %2 to i8, !dbg !304
  store i8 %11, ptr %10, align 1, !dbg !304
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #18, !dbg !307
  unreachable, !dbg !307
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #12 !dbg !309 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14, !dbg !310
  unreachable, !dbg !310
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #12 !dbg !311 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !312
  store ptr %6, ptr %4, align 8, !dbg !312
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !312
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !312
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !312
  store ptr %5, ptr %8, align 8, !dbg !312
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !312
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !312
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #14, !dbg !314
  unreachable, !dbg !314
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #13 !dbg !315 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !319
  %4 = load i64, ptr %0, align 8, !dbg !320, !noundef !17
  br label %5, !dbg !323

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !325
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !326
  %8 = and i64 %6, 15, !dbg !327
  %9 = lshr i64 %6, 4, !dbg !328
  %10 = add nsw i64 %7, -1, !dbg !330
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !331
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !332
  %13 = load i8, ptr %12, align 1, !dbg !332, !noundef !17
  store i8 %13, ptr %11, align 1, !dbg !333
  %14 = icmp eq i64 %9, 0, !dbg !340
  br i1 %14, label %15, label %5, !dbg !340

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !341
  tail call void @llvm.experimental.noalias.scope.decl(metadata !357), !dbg !360
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !362, !alias.scope !357, !noalias !368
  %19 = and i32 %18, 2097152, !dbg !371
  %20 = icmp eq i32 %19, 0, !dbg !374
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !374
  %22 = lshr exact i32 %19, 21, !dbg !374
  %23 = zext nneg i32 %22 to i64, !dbg !374
  %24 = add nuw nsw i64 %16, %23, !dbg !362
  %25 = and i32 %18, 8388608, !dbg !375
  %26 = icmp eq i32 %25, 0, !dbg !378
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !378
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !378
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !379
  %31 = load i16, ptr %30, align 4, !dbg !379, !alias.scope !357, !noalias !368, !noundef !17
  %32 = zext i16 %31 to i64, !dbg !381
  %33 = icmp samesign ult i64 %29, %32, !dbg !389
  br i1 %33, label %34, label %37, !dbg !389

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !390
  %36 = icmp eq i32 %35, 0, !dbg !393
  br i1 %36, label %42, label %72, !dbg !393

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !394, !alias.scope !357, !noalias !368
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !394
  %40 = load ptr, ptr %39, align 8, !dbg !394, !alias.scope !357, !noalias !368
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !394, !noalias !395
  br i1 %41, label %117, label %113, !dbg !396

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !399
  %44 = sub i16 %31, %43, !dbg !400
  tail call void @llvm.experimental.noalias.scope.decl(metadata !401), !dbg !404
  %45 = lshr i32 %18, 29, !dbg !405
  %46 = and i32 %45, 3, !dbg !405
  %47 = and i32 %18, 2097151, !dbg !411
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !415
  tail call void @llvm.assume(i1 %48), !dbg !415
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !405

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !426

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !428
  br label %53, !dbg !429

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !430
  %55 = load ptr, ptr %1, align 8, !alias.scope !431, !noalias !368
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !431, !noalias !368
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !432

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !435
  %61 = icmp eq i16 %60, %54, !dbg !436
  br i1 %61, label %62, label %64, !dbg !445

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !446
  br label %68, !dbg !447

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !448
  %66 = load ptr, ptr %58, align 8, !dbg !456, !invariant.load !17, !noalias !457, !nonnull !17
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #15, !dbg !458, !noalias !457
  br i1 %67, label %68, label %59, !dbg !459

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !462
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !462
  %71 = icmp eq i32 %70, 1114112, !dbg !463
  br i1 %71, label %117, label %81, !dbg !466

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !467, !alias.scope !357, !noalias !368
  %74 = trunc i64 %73 to i32, !dbg !468
  %75 = and i32 %74, -1612709888, !dbg !468
  %76 = or disjoint i32 %75, 536870960, !dbg !472
  store i32 %76, ptr %17, align 8, !dbg !472, !alias.scope !357, !noalias !368
  %77 = load ptr, ptr %1, align 8, !dbg !476, !alias.scope !357, !noalias !368
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !476
  %79 = load ptr, ptr %78, align 8, !dbg !476, !alias.scope !357, !noalias !368
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !476, !noalias !395
  br i1 %80, label %117, label %97, !dbg !477

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !479, !noalias !395
  br i1 %82, label %117, label %83, !dbg !481

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !483
  %85 = load ptr, ptr %84, align 8, !dbg !483, !invariant.load !17, !noalias !395, !nonnull !17
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !484, !noalias !357
  br i1 %86, label %117, label %87, !dbg !485

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !487
  %89 = icmp eq i16 %88, %69, !dbg !491
  br i1 %89, label %94, label %90, !dbg !500

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !501
  %92 = load ptr, ptr %58, align 8, !dbg !507, !invariant.load !17, !noalias !357, !nonnull !17
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #15, !dbg !508, !noalias !357
  br i1 %93, label %94, label %87, !dbg !509

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !487
  %96 = icmp ult i16 %95, %69, !dbg !491
  br label %117, !dbg !512

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !513
  %99 = sub i16 %31, %98, !dbg !514
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !515

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !517
  %103 = icmp eq i16 %102, %99, !dbg !518
  br i1 %103, label %108, label %104, !dbg !522

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !523
  %106 = load ptr, ptr %100, align 8, !dbg !526, !invariant.load !17, !noalias !527, !nonnull !17
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #15, !dbg !530, !noalias !527
  br i1 %107, label %117, label %101, !dbg !531

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !533
  %110 = load ptr, ptr %109, align 8, !dbg !533, !invariant.load !17, !noalias !395, !nonnull !17
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !535, !noalias !357
  br i1 %111, label %117, label %112, !dbg !536

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !538, !alias.scope !357, !noalias !368
  br label %117, !dbg !512

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !539, !invariant.load !17, !noalias !395, !nonnull !17
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !540, !noalias !357
  br label %117, !dbg !540

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !541
  ret i1 %118, !dbg !542
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !543 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.162, ptr noundef nonnull inttoptr (i64 51 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14, !dbg !545
  unreachable, !dbg !545
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !546 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.164, ptr noundef nonnull inttoptr (i64 115 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14, !dbg !547
  unreachable, !dbg !547
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !548 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14, !dbg !549
  unreachable, !dbg !549
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !550 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14, !dbg !551
  unreachable, !dbg !551
}

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { noinline nounwind "target-cpu"="sm_70" }
attributes #12 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #13 = { nounwind "target-cpu"="sm_70" }
attributes #14 = { noinline noreturn nounwind }
attributes #15 = { inlinehint nounwind }
attributes #16 = { nounwind }
attributes #17 = { inlinehint noreturn nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/mandelbrot.rs/@/mandelbrot.c82e6a29ce0ec8bb-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "plus_one<u32>", linkageName: "_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemECshbyKbwAY2Y9_10mandelbrot", scope: !10, file: !9, line: 232, type: !16, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!9 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!10 = !DINamespace(name: "count", scope: !11)
!11 = !DINamespace(name: "Iterator", scope: !12)
!12 = !DINamespace(name: "iterator", scope: !13)
!13 = !DINamespace(name: "traits", scope: !14)
!14 = !DINamespace(name: "iter", scope: !15)
!15 = !DINamespace(name: "core", scope: null)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 233, column: 13, scope: !8)
!19 = !DILocation(line: 234, column: 10, scope: !8)
!20 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, fn(usize, u32) -> usize>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_", scope: !22, file: !21, line: 374, type: !16, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!21 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "20d83cc3e02b8a8debc301b85898f940")
!22 = !DINamespace(name: "{impl#2}", scope: !23)
!23 = !DINamespace(name: "take_while", scope: !24)
!24 = !DINamespace(name: "adapters", scope: !14)
!25 = !DILocation(line: 380, column: 18, scope: !20)
!26 = !DILocation(line: 381, column: 10, scope: !20)
!27 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>, core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_", scope: !22, file: !28, line: 69, type: !16, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!28 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take_while.rs", directory: "", checksumkind: CSK_MD5, checksum: "ae520df9305a0bd9ea0fa1105f93ed98")
!29 = !DILocation(line: 90, column: 12, scope: !27)
!30 = !DILocation(line: 93, column: 24, scope: !27)
!31 = !DILocation(line: 95, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !28, line: 94, column: 13)
!33 = distinct !DILexicalBlock(scope: !27, file: !28, line: 93, column: 13)
!34 = !DILocation(line: 95, column: 23, scope: !32)
!35 = !DILocation(line: 439, column: 15, scope: !36, inlinedAt: !41)
!36 = distinct !DISubprogram(name: "into_try<core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RNvMs3_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitjEjE8into_tryCshbyKbwAY2Y9_10mandelbrot", scope: !38, file: !37, line: 438, type: !16, scopeLine: 438, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!37 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/control_flow.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bd99d844356a676abbc4b0dafb30af4")
!38 = !DINamespace(name: "ControlFlow", scope: !39)
!39 = !DINamespace(name: "control_flow", scope: !40)
!40 = !DINamespace(name: "ops", scope: !15)
!41 = !DILocation(line: 95, column: 60, scope: !32)
!42 = !DILocation(line: 439, column: 9, scope: !36, inlinedAt: !41)
!43 = !DILocation(line: 91, column: 19, scope: !27)
!44 = !DILocation(line: 97, column: 5, scope: !27)
!45 = !DILocation(line: 441, column: 32, scope: !36, inlinedAt: !41)
!46 = !DILocation(line: 441, column: 38, scope: !36, inlinedAt: !41)
!47 = !DILocation(line: 440, column: 35, scope: !36, inlinedAt: !41)
!48 = !DILocation(line: 440, column: 41, scope: !49, inlinedAt: !41)
!49 = distinct !DILexicalBlock(scope: !36, file: !37, line: 440, column: 13)
!50 = !DILocation(line: 97, column: 6, scope: !27)
!51 = distinct !DISubprogram(name: "take_while<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator10take_whileNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0EB1F_", scope: !11, file: !9, line: 1260, type: !16, scopeLine: 1260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!52 = !DILocation(line: 25, column: 9, scope: !53, inlinedAt: !55)
!53 = distinct !DISubprogram(name: "new<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB2_9TakeWhileINtNtNtB8_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0E3newB1C_", scope: !54, file: !28, line: 24, type: !16, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!54 = !DINamespace(name: "TakeWhile", scope: !23)
!55 = !DILocation(line: 1265, column: 9, scope: !51)
!56 = !DILocation(line: 1266, column: 6, scope: !51)
!57 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, usize, core::iter::adapters::take_while::{impl#2}::try_fold::check::{closure_env#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_", scope: !11, file: !9, line: 2488, type: !16, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!58 = !DILocation(line: 2495, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !57, file: !9, line: 2494, column: 9)
!60 = !DILocation(line: 2495, column: 34, scope: !61)
!61 = distinct !DILexicalBlock(scope: !59, file: !9, line: 2495, column: 41)
!62 = !DILocation(line: 2495, column: 29, scope: !61)
!63 = !DILocation(line: 2495, column: 19, scope: !61)
!64 = !DILocation(line: 2495, column: 24, scope: !61)
!65 = !DILocation(line: 2496, column: 21, scope: !61)
!66 = !DILocation(line: 2498, column: 15, scope: !59)
!67 = !DILocation(line: 2499, column: 5, scope: !57)
!68 = !DILocation(line: 2496, column: 32, scope: !61)
!69 = !DILocation(line: 2496, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !9, line: 2496, column: 32)
!71 = distinct !DILexicalBlock(scope: !61, file: !9, line: 2496, column: 32)
!72 = !DILocation(line: 2499, column: 6, scope: !57)
!73 = distinct !DISubprogram(name: "{closure#0}<usize, usize, u32, fn(usize, u32) -> usize>", linkageName: "_RNCINvMs0_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB8_17NeverShortCircuitjE10wrap_mut_2jmINvNvNtNtNtNtBc_4iter6traits8iterator8Iterator5count8plus_onemEE0CshbyKbwAY2Y9_10mandelbrot", scope: !75, file: !74, line: 436, type: !16, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!74 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/try_trait.rs", directory: "", checksumkind: CSK_MD5, checksum: "335edf7dc4f730de066f28da87d0a7cf")
!75 = !DINamespace(name: "wrap_mut_2", scope: !76)
!76 = !DINamespace(name: "{impl#2}", scope: !77)
!77 = !DINamespace(name: "try_trait", scope: !40)
!78 = !DILocation(line: 436, column: 39, scope: !73)
!79 = !DILocation(line: 436, column: 47, scope: !73)
!80 = distinct !DISubprogram(name: "{closure#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>", linkageName: "_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_", scope: !81, file: !28, line: 80, type: !16, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!81 = !DINamespace(name: "check", scope: !82)
!82 = !DINamespace(name: "try_fold", scope: !22)
!83 = !DILocation(line: 81, column: 20, scope: !80)
!84 = !DILocation(line: 84, column: 21, scope: !80)
!85 = !DILocation(line: 85, column: 46, scope: !80)
!86 = !DILocation(line: 85, column: 21, scope: !80)
!87 = !DILocation(line: 87, column: 13, scope: !80)
!88 = !DILocation(line: 82, column: 43, scope: !80)
!89 = !DILocation(line: 82, column: 53, scope: !80)
!90 = !DILocation(line: 430, column: 15, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "from_try<core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RNvMs3_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitjEjE8from_tryCshbyKbwAY2Y9_10mandelbrot", scope: !38, file: !37, line: 429, type: !16, scopeLine: 429, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!92 = !DILocation(line: 82, column: 21, scope: !80)
!93 = !DILocation(line: 430, column: 9, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 87, column: 14, scope: !80)
!95 = !DILocation(line: 431, column: 35, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 431, column: 41, scope: !97, inlinedAt: !92)
!97 = distinct !DILexicalBlock(scope: !91, file: !37, line: 431, column: 13)
!98 = !DILocation(line: 431, column: 64, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 432, column: 57, scope: !100, inlinedAt: !92)
!100 = distinct !DILexicalBlock(scope: !91, file: !37, line: 432, column: 13)
!101 = !DILocation(line: 432, column: 38, scope: !100, inlinedAt: !92)
!102 = !DILocation(line: 432, column: 76, scope: !91, inlinedAt: !92)
!103 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_", scope: !105, file: !104, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!104 = !DIFile(filename: "examples/rust/mandelbrot.rs", directory: ".", checksumkind: CSK_MD5, checksum: "defca17fc4e25b5133421bbbc5821d2e")
!105 = !DINamespace(name: "mandelbrot", scope: !106)
!106 = !DINamespace(name: "mandelbrot", scope: null)
!107 = !DILocation(line: 43, column: 17, scope: !103)
!108 = !DILocation(line: 43, column: 21, scope: !103)
!109 = !DILocation(line: 43, column: 25, scope: !103)
!110 = !DILocation(line: 43, column: 13, scope: !103)
!111 = !DILocation(line: 44, column: 13, scope: !103)
!112 = !DILocation(line: 44, column: 20, scope: !103)
!113 = !DILocation(line: 44, column: 27, scope: !103)
!114 = !DILocation(line: 44, column: 34, scope: !103)
!115 = !DILocation(line: 45, column: 10, scope: !103)
!116 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !118, file: !117, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!117 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!118 = !DINamespace(name: "gpu", scope: !106)
!119 = !DILocation(line: 16, column: 14, scope: !116)
!120 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCshbyKbwAY2Y9_10mandelbrot", scope: !122, file: !121, line: 61, type: !16, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!121 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!122 = !DINamespace(name: "nvptx", scope: !123)
!123 = !DINamespace(name: "core_arch", scope: !15)
!124 = !DILocation(line: 62, column: 5, scope: !120)
!125 = !DILocation(line: 63, column: 2, scope: !120)
!126 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCshbyKbwAY2Y9_10mandelbrot", scope: !122, file: !121, line: 82, type: !16, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!127 = !DILocation(line: 83, column: 5, scope: !126)
!128 = !DILocation(line: 84, column: 2, scope: !126)
!129 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCshbyKbwAY2Y9_10mandelbrot", scope: !122, file: !121, line: 124, type: !16, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!130 = !DILocation(line: 125, column: 5, scope: !129)
!131 = !DILocation(line: 126, column: 2, scope: !129)
!132 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCshbyKbwAY2Y9_10mandelbrot", scope: !122, file: !121, line: 145, type: !16, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!133 = !DILocation(line: 146, column: 5, scope: !132)
!134 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add18precondition_checkCshbyKbwAY2Y9_10mandelbrot", scope: !136, file: !135, line: 68, type: !16, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!135 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!136 = !DINamespace(name: "unchecked_add", scope: !137)
!137 = !DINamespace(name: "{impl#8}", scope: !138)
!138 = !DINamespace(name: "num", scope: !15)
!139 = !DILocation(line: 2883, column: 26, scope: !140, inlinedAt: !142)
!140 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_add", scope: !137, file: !141, line: 2882, type: !16, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!141 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!142 = !DILocation(line: 893, column: 27, scope: !143)
!143 = !DILexicalBlockFile(scope: !134, file: !141, discriminator: 0)
!144 = !DILocation(line: 893, column: 23, scope: !143)
!145 = !DILocation(line: 75, column: 14, scope: !134)
!146 = !DILocation(line: 73, column: 21, scope: !147)
!147 = distinct !DILexicalBlock(scope: !134, file: !135, line: 70, column: 21)
!148 = distinct !DISubprogram(name: "add", linkageName: "_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add", scope: !149, file: !104, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!149 = !DINamespace(name: "{impl#0}", scope: !106)
!150 = !DILocation(line: 19, column: 23, scope: !148)
!151 = !DILocation(line: 19, column: 47, scope: !148)
!152 = !DILocation(line: 20, column: 6, scope: !148)
!153 = distinct !DISubprogram(name: "from_output<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot", scope: !154, file: !37, line: 110, type: !16, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!154 = !DINamespace(name: "{impl#0}", scope: !39)
!155 = !DILocation(line: 112, column: 6, scope: !153)
!156 = distinct !DISubprogram(name: "branch<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitjEjENtB12_3Try6branchCshbyKbwAY2Y9_10mandelbrot", scope: !154, file: !37, line: 115, type: !16, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!157 = !DILocation(line: 116, column: 15, scope: !156)
!158 = !DILocation(line: 116, column: 9, scope: !156)
!159 = !DILocation(line: 118, column: 32, scope: !156)
!160 = !DILocation(line: 118, column: 38, scope: !161)
!161 = distinct !DILexicalBlock(scope: !156, file: !37, line: 118, column: 13)
!162 = !DILocation(line: 118, column: 78, scope: !156)
!163 = !DILocation(line: 117, column: 35, scope: !156)
!164 = !DILocation(line: 117, column: 41, scope: !165)
!165 = distinct !DILexicalBlock(scope: !156, file: !37, line: 117, column: 13)
!166 = !DILocation(line: 117, column: 64, scope: !156)
!167 = !DILocation(line: 120, column: 6, scope: !156)
!168 = distinct !DISubprogram(name: "from_output<usize>", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try11from_outputCshbyKbwAY2Y9_10mandelbrot", scope: !169, file: !74, line: 453, type: !16, scopeLine: 453, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!169 = !DINamespace(name: "{impl#3}", scope: !77)
!170 = !DILocation(line: 455, column: 6, scope: !168)
!171 = distinct !DISubprogram(name: "branch<usize>", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjENtB5_3Try6branchCshbyKbwAY2Y9_10mandelbrot", scope: !169, file: !74, line: 448, type: !16, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!172 = !DILocation(line: 450, column: 6, scope: !171)
!173 = distinct !DISubprogram(name: "from_residual<usize>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core3ops9try_traitINtB5_17NeverShortCircuitjEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCshbyKbwAY2Y9_10mandelbrot", scope: !174, file: !74, line: 460, type: !16, scopeLine: 460, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!174 = !DINamespace(name: "{impl#4}", scope: !77)
!175 = !DILocation(line: 461, column: 15, scope: !173)
!176 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot", scope: !178, file: !177, line: 899, type: !16, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!177 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!178 = !DINamespace(name: "{impl#5}", scope: !179)
!179 = !DINamespace(name: "range", scope: !14)
!180 = !DILocation(line: 900, column: 25, scope: !176)
!181 = !DILocation(line: 1915, column: 50, scope: !182, inlinedAt: !187)
!182 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsnC4lpNxbXH_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !184, file: !183, line: 1915, type: !16, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!183 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!184 = !DINamespace(name: "{impl#64}", scope: !185)
!185 = !DINamespace(name: "impls", scope: !186)
!186 = !DINamespace(name: "cmp", scope: !15)
!187 = distinct !DILocation(line: 900, column: 12, scope: !176)
!188 = !DILocation(line: 1915, column: 59, scope: !182, inlinedAt: !187)
!189 = !DILocation(line: 900, column: 12, scope: !176)
!190 = !DILocation(line: 906, column: 13, scope: !176)
!191 = !DILocation(line: 900, column: 9, scope: !176)
!192 = !DILocation(line: 901, column: 23, scope: !176)
!193 = !DILocation(line: 903, column: 35, scope: !194)
!194 = distinct !DILexicalBlock(scope: !176, file: !177, line: 901, column: 13)
!195 = !DILocation(line: 903, column: 13, scope: !194)
!196 = !DILocation(line: 904, column: 13, scope: !194)
!197 = !DILocation(line: 908, column: 6, scope: !176)
!198 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot", scope: !199, file: !177, line: 984, type: !16, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!199 = !DINamespace(name: "{impl#6}", scope: !179)
!200 = !DILocation(line: 985, column: 14, scope: !198)
!201 = !DILocation(line: 986, column: 6, scope: !198)
!202 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsH_NtNtCsnC4lpNxbXH_4core4iter5rangemNtB5_4Step17forward_uncheckedCshbyKbwAY2Y9_10mandelbrot", scope: !203, file: !177, line: 213, type: !16, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!203 = !DINamespace(name: "{impl#45}", scope: !179)
!204 = !DILocation(line: 215, column: 42, scope: !202)
!205 = !DILocation(line: 77, column: 35, scope: !206, inlinedAt: !208)
!206 = !DILexicalBlockFile(scope: !207, file: !135, discriminator: 0)
!207 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13unchecked_add", scope: !137, file: !141, line: 886, type: !16, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!208 = !DILocation(line: 215, column: 28, scope: !202)
!209 = !DILocation(line: 78, column: 17, scope: !206, inlinedAt: !208)
!210 = !DILocation(line: 898, column: 17, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 216, column: 10, scope: !202)
!212 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul", scope: !213, file: !104, line: 25, type: !16, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!213 = !DINamespace(name: "{impl#1}", scope: !106)
!214 = !DILocation(line: 26, column: 23, scope: !212)
!215 = !DILocation(line: 26, column: 44, scope: !212)
!216 = !DILocation(line: 26, column: 68, scope: !212)
!217 = !DILocation(line: 26, column: 89, scope: !212)
!218 = !DILocation(line: 27, column: 6, scope: !212)
!219 = distinct !DISubprogram(name: "from_residual<core::ops::try_trait::NeverShortCircuit<usize>, usize>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitjEjEINtB14_12FromResidualIBJ_B11_NtNtB8_7convert10InfallibleEE13from_residualCshbyKbwAY2Y9_10mandelbrot", scope: !220, file: !37, line: 129, type: !16, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!220 = !DINamespace(name: "{impl#1}", scope: !39)
!221 = !DILocation(line: 133, column: 6, scope: !219)
!222 = distinct !DISubprogram(name: "count<core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !11, file: !9, line: 224, type: !16, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!223 = !DILocation(line: 235, column: 14, scope: !222)
!224 = !DILocation(line: 236, column: 6, scope: !222)
!225 = distinct !DISubprogram(name: "call_mut<fn(usize, u32) -> usize, (usize, u32)>", linkageName: "_RNvYINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator5count8plus_onemEINtNtNtBf_3ops8function5FnMutTjmEE8call_mutCshbyKbwAY2Y9_10mandelbrot", scope: !227, file: !226, line: 166, type: !16, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!226 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!227 = !DINamespace(name: "FnMut", scope: !228)
!228 = !DINamespace(name: "function", scope: !40)
!229 = !DILocation(line: 166, column: 5, scope: !225)
!230 = distinct !DISubprogram(name: "mandelbrot", scope: !106, file: !104, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !17)
!231 = !DILocation(line: 9, column: 15, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id", scope: !118, file: !117, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!233 = distinct !DILocation(line: 32, column: 13, scope: !230)
!234 = !DILocation(line: 9, column: 46, scope: !232, inlinedAt: !233)
!235 = !DILocation(line: 9, column: 77, scope: !232, inlinedAt: !233)
!236 = !DILocation(line: 9, column: 14, scope: !232, inlinedAt: !233)
!237 = !DILocation(line: 32, column: 13, scope: !230)
!238 = !DILocation(line: 33, column: 13, scope: !239)
!239 = distinct !DILexicalBlock(scope: !230, file: !104, line: 32, column: 5)
!240 = !DILocation(line: 33, column: 8, scope: !239)
!241 = !DILocation(line: 37, column: 13, scope: !239)
!242 = !DILocation(line: 49, column: 2, scope: !230)
!243 = !DILocation(line: 37, column: 40, scope: !239)
!244 = !DILocation(line: 38, column: 13, scope: !239)
!245 = !DILocation(line: 38, column: 40, scope: !239)
!246 = !DILocation(line: 36, column: 13, scope: !239)
!247 = !DILocation(line: 40, column: 17, scope: !248)
!248 = distinct !DILexicalBlock(scope: !239, file: !104, line: 36, column: 5)
!249 = !DILocation(line: 42, column: 10, scope: !250)
!250 = distinct !DILexicalBlock(scope: !248, file: !104, line: 40, column: 5)
!251 = !DILocation(line: 46, column: 10, scope: !250)
!252 = !DILocation(line: 48, column: 23, scope: !253)
!253 = distinct !DILexicalBlock(scope: !250, file: !104, line: 41, column: 5)
!254 = !DILocation(line: 961, column: 18, scope: !255, inlinedAt: !260)
!255 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCshbyKbwAY2Y9_10mandelbrot", scope: !257, file: !256, line: 927, type: !16, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !17)
!256 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!257 = !DINamespace(name: "{impl#0}", scope: !258)
!258 = !DINamespace(name: "mut_ptr", scope: !259)
!259 = !DINamespace(name: "ptr", scope: !15)
!260 = distinct !DILocation(line: 48, column: 19, scope: !253)
!261 = !DILocation(line: 48, column: 14, scope: !253)
!262 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !264, file: !263, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!263 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!264 = !DINamespace(name: "panicking", scope: !15)
!265 = !DILocation(line: 72, column: 9, scope: !262)
!266 = !DILocation(line: 40, column: 9, scope: !267, inlinedAt: !272)
!267 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !269, file: !268, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!268 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!269 = !DINamespace(name: "PanicInfo", scope: !270)
!270 = !DINamespace(name: "panic_info", scope: !271)
!271 = !DINamespace(name: "panic", scope: !15)
!272 = !DILocation(line: 72, column: 14, scope: !262)
!273 = !DILocation(line: 80, column: 14, scope: !274)
!274 = distinct !DILexicalBlock(scope: !262, file: !263, line: 72, column: 5)
!275 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !277, file: !276, line: 1847, type: !16, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!276 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!277 = !DINamespace(name: "pad_integral", scope: !278)
!278 = !DINamespace(name: "{impl#12}", scope: !279)
!279 = !DINamespace(name: "fmt", scope: !15)
!280 = !DILocation(line: 1848, column: 30, scope: !281)
!281 = distinct !DILexicalBlock(scope: !275, file: !276, line: 1848, column: 35)
!282 = !DILocation(line: 1848, column: 20, scope: !281)
!283 = !DILocation(line: 1849, column: 17, scope: !281)
!284 = !DILocation(line: 1849, column: 23, scope: !281)
!285 = !DILocation(line: 2173, column: 9, scope: !286, inlinedAt: !283)
!286 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !288, file: !287, line: 2172, type: !16, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!287 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!288 = !DINamespace(name: "{impl#27}", scope: !289)
!289 = !DINamespace(name: "result", scope: !15)
!290 = !DILocation(line: 1851, column: 35, scope: !291)
!291 = distinct !DILexicalBlock(scope: !275, file: !276, line: 1851, column: 42)
!292 = !DILocation(line: 1851, column: 20, scope: !291)
!293 = !DILocation(line: 1852, column: 10, scope: !275)
!294 = !DILocation(line: 1851, column: 44, scope: !291)
!295 = !DILocation(line: 1851, column: 50, scope: !291)
!296 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !264, file: !263, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!297 = !DILocation(line: 2448, column: 9, scope: !298)
!298 = !DILexicalBlockFile(scope: !296, file: !299, discriminator: 0)
!299 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!300 = !DILocation(line: 114, column: 17, scope: !301, inlinedAt: !297)
!301 = !DILexicalBlockFile(scope: !302, file: !263, discriminator: 0)
!302 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !303, file: !299, line: 2435, type: !16, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!303 = !DINamespace(name: "panic_nounwind_fmt", scope: !264)
!304 = !DILocation(line: 40, column: 9, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !269, file: !268, line: 34, type: !16, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!306 = !DILocation(line: 114, column: 22, scope: !301, inlinedAt: !297)
!307 = !DILocation(line: 122, column: 22, scope: !308, inlinedAt: !297)
!308 = distinct !DILexicalBlock(scope: !302, file: !263, line: 114, column: 13)
!309 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !264, file: !263, line: 297, type: !16, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!310 = !DILocation(line: 302, column: 5, scope: !309)
!311 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !264, file: !263, line: 279, type: !16, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!312 = !DILocation(line: 285, column: 9, scope: !313)
!313 = distinct !DILexicalBlock(scope: !311, file: !263, line: 285, column: 9)
!314 = !DILocation(line: 284, column: 5, scope: !311)
!315 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !317, file: !316, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!316 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!317 = !DINamespace(name: "{impl#8}", scope: !318)
!318 = !DINamespace(name: "num", scope: !279)
!319 = !DILocation(line: 27, column: 21, scope: !315)
!320 = !DILocation(line: 33, column: 34, scope: !321)
!321 = distinct !DILexicalBlock(scope: !322, file: !316, line: 29, column: 17)
!322 = distinct !DILexicalBlock(scope: !315, file: !316, line: 27, column: 17)
!323 = !DILocation(line: 34, column: 17, scope: !324)
!324 = distinct !DILexicalBlock(scope: !321, file: !316, line: 33, column: 17)
!325 = !DILocation(line: 0, scope: !321)
!326 = !DILocation(line: 0, scope: !322)
!327 = !DILocation(line: 35, column: 33, scope: !324)
!328 = !DILocation(line: 36, column: 21, scope: !329)
!329 = distinct !DILexicalBlock(scope: !324, file: !316, line: 35, column: 21)
!330 = !DILocation(line: 38, column: 21, scope: !329)
!331 = !DILocation(line: 41, column: 21, scope: !329)
!332 = !DILocation(line: 41, column: 39, scope: !329)
!333 = !DILocation(line: 574, column: 9, scope: !334, inlinedAt: !339)
!334 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !336, file: !335, line: 573, type: !16, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!335 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!336 = !DINamespace(name: "MaybeUninit", scope: !337)
!337 = !DINamespace(name: "maybe_uninit", scope: !338)
!338 = !DINamespace(name: "mem", scope: !15)
!339 = !DILocation(line: 41, column: 33, scope: !329)
!340 = !DILocation(line: 42, column: 24, scope: !329)
!341 = !DILocation(line: 410, column: 27, scope: !342, inlinedAt: !347)
!342 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !344, file: !343, line: 392, type: !16, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!343 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!344 = !DINamespace(name: "{impl#4}", scope: !345)
!345 = !DINamespace(name: "index", scope: !346)
!346 = !DINamespace(name: "slice", scope: !15)
!347 = distinct !DILocation(line: 557, column: 44, scope: !348, inlinedAt: !350)
!348 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !349, file: !343, line: 555, type: !16, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!349 = !DINamespace(name: "{impl#7}", scope: !345)
!350 = distinct !DILocation(line: 646, column: 26, scope: !351, inlinedAt: !354)
!351 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !353, file: !352, line: 639, type: !16, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!352 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!353 = !DINamespace(name: "{impl#0}", scope: !346)
!354 = distinct !DILocation(line: 115, column: 32, scope: !355, inlinedAt: !356)
!355 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !318, file: !316, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!356 = distinct !DILocation(line: 48, column: 39, scope: !324)
!357 = !{!358}
!358 = distinct !{!358, !359, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!359 = distinct !{!359, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!360 = !DILocation(line: 49, column: 19, scope: !361)
!361 = distinct !DILexicalBlock(scope: !324, file: !316, line: 48, column: 17)
!362 = !DILocation(line: 0, scope: !363, inlinedAt: !367)
!363 = distinct !DILexicalBlock(scope: !364, file: !276, line: 1829, column: 9)
!364 = distinct !DILexicalBlock(scope: !365, file: !276, line: 1827, column: 9)
!365 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !366, file: !276, line: 1826, type: !16, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!366 = !DINamespace(name: "Formatter", scope: !279)
!367 = distinct !DILocation(line: 49, column: 19, scope: !361)
!368 = !{!369, !370}
!369 = distinct !{!369, !359, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!370 = distinct !{!370, !359, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!371 = !DILocation(line: 2316, column: 9, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !366, file: !276, line: 2315, type: !16, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!373 = distinct !DILocation(line: 1833, column: 24, scope: !363, inlinedAt: !367)
!374 = !DILocation(line: 1833, column: 19, scope: !363, inlinedAt: !367)
!375 = !DILocation(line: 2373, column: 9, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !366, file: !276, line: 2372, type: !16, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!377 = distinct !DILocation(line: 1838, column: 30, scope: !363, inlinedAt: !367)
!378 = !DILocation(line: 1838, column: 25, scope: !363, inlinedAt: !367)
!379 = !DILocation(line: 1855, column: 19, scope: !380, inlinedAt: !367)
!380 = distinct !DILexicalBlock(scope: !363, file: !276, line: 1838, column: 9)
!381 = !DILocation(line: 82, column: 17, scope: !382, inlinedAt: !387)
!382 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !384, file: !383, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!383 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!384 = !DINamespace(name: "{impl#96}", scope: !385)
!385 = !DINamespace(name: "num", scope: !386)
!386 = !DINamespace(name: "convert", scope: !15)
!387 = distinct !DILocation(line: 1856, column: 21, scope: !388, inlinedAt: !367)
!388 = distinct !DILexicalBlock(scope: !380, file: !276, line: 1855, column: 9)
!389 = !DILocation(line: 1856, column: 12, scope: !388, inlinedAt: !367)
!390 = !DILocation(line: 2399, column: 9, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !366, file: !276, line: 2398, type: !16, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!392 = distinct !DILocation(line: 1860, column: 24, scope: !388, inlinedAt: !367)
!393 = !DILocation(line: 1860, column: 19, scope: !388, inlinedAt: !367)
!394 = !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !367)
!395 = !{!358, !370}
!396 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !288, file: !287, line: 2172, type: !16, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!398 = distinct !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !367)
!399 = !DILocation(line: 1873, column: 51, scope: !388, inlinedAt: !367)
!400 = !DILocation(line: 1873, column: 45, scope: !388, inlinedAt: !367)
!401 = !{!402}
!402 = distinct !{!402, !403, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!403 = distinct !{!403, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!404 = !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !367)
!405 = !DILocation(line: 502, column: 9, scope: !406, inlinedAt: !408)
!406 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !407, file: !276, line: 501, type: !16, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!407 = !DINamespace(name: "FormattingOptions", scope: !279)
!408 = distinct !DILocation(line: 1957, column: 34, scope: !409, inlinedAt: !410)
!409 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !366, file: !276, line: 1952, type: !16, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!410 = distinct !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !367)
!411 = !DILocation(line: 497, column: 43, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !407, file: !276, line: 495, type: !16, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!413 = distinct !DILocation(line: 1958, column: 33, scope: !414, inlinedAt: !410)
!414 = distinct !DILexicalBlock(scope: !409, file: !276, line: 1957, column: 9)
!415 = !DILocation(line: 34, column: 9, scope: !416, inlinedAt: !420)
!416 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !418, file: !417, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!417 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!418 = !DINamespace(name: "convert", scope: !419)
!419 = !DINamespace(name: "char", scope: !15)
!420 = distinct !DILocation(line: 239, column: 18, scope: !421, inlinedAt: !425)
!421 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !423, file: !422, line: 237, type: !16, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!422 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!423 = !DINamespace(name: "{impl#0}", scope: !424)
!424 = !DINamespace(name: "methods", scope: !419)
!425 = distinct !DILocation(line: 497, column: 18, scope: !412, inlinedAt: !413)
!426 = !DILocation(line: 1960, column: 28, scope: !427, inlinedAt: !410)
!427 = distinct !DILexicalBlock(scope: !414, file: !276, line: 1958, column: 9)
!428 = !DILocation(line: 1963, column: 34, scope: !427, inlinedAt: !410)
!429 = !DILocation(line: 1963, column: 44, scope: !427, inlinedAt: !410)
!430 = !DILocation(line: 0, scope: !427, inlinedAt: !410)
!431 = !{!402, !358}
!432 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !410)
!433 = distinct !DILexicalBlock(scope: !434, file: !276, line: 1966, column: 9)
!434 = distinct !DILexicalBlock(scope: !427, file: !276, line: 1960, column: 9)
!435 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !410)
!436 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !439)
!437 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !438, file: !183, line: 1915, type: !16, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!438 = !DINamespace(name: "{impl#62}", scope: !185)
!439 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !441)
!440 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !178, file: !177, line: 899, type: !16, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!441 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !199, file: !177, line: 984, type: !16, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!443 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !410)
!444 = !DILexicalBlockFile(scope: !433, file: !276, discriminator: 2)
!445 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !441)
!446 = !DILocation(line: 1970, column: 35, scope: !434, inlinedAt: !410)
!447 = !DILocation(line: 1971, column: 6, scope: !409, inlinedAt: !410)
!448 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !451)
!449 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !450, file: !141, line: 886, type: !16, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!450 = !DINamespace(name: "{impl#7}", scope: !138)
!451 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !454)
!452 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !453, file: !177, line: 213, type: !16, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!453 = !DINamespace(name: "{impl#43}", scope: !179)
!454 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !441)
!455 = distinct !DILexicalBlock(scope: !440, file: !177, line: 901, column: 13)
!456 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !410)
!457 = !{!402, !358, !370}
!458 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !410)
!459 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !288, file: !287, line: 2172, type: !16, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!461 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !410)
!462 = !DILocation(line: 0, scope: !434, inlinedAt: !410)
!463 = !DILocation(line: 2173, column: 15, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !288, file: !287, line: 2172, type: !16, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!465 = distinct !DILocation(line: 1873, column: 32, scope: !388, inlinedAt: !367)
!466 = !DILocation(line: 2173, column: 9, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 1863, column: 31, scope: !388, inlinedAt: !367)
!468 = !DILocation(line: 403, column: 22, scope: !469, inlinedAt: !470)
!469 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !407, file: !276, line: 402, type: !16, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!470 = distinct !DILocation(line: 1864, column: 26, scope: !471, inlinedAt: !367)
!471 = distinct !DILexicalBlock(scope: !388, file: !276, line: 1863, column: 13)
!472 = !DILocation(line: 418, column: 9, scope: !473, inlinedAt: !475)
!473 = distinct !DILexicalBlock(scope: !474, file: !276, line: 412, column: 9)
!474 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !407, file: !276, line: 411, type: !16, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!475 = distinct !DILocation(line: 1864, column: 36, scope: !471, inlinedAt: !367)
!476 = !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !367)
!477 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !478)
!478 = distinct !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !367)
!479 = !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !367)
!480 = distinct !DILexicalBlock(scope: !388, file: !276, line: 1873, column: 13)
!481 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !482)
!482 = distinct !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !367)
!483 = !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !367)
!484 = !DILocation(line: 1875, column: 22, scope: !480, inlinedAt: !367)
!485 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !486)
!486 = distinct !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !367)
!487 = !DILocation(line: 1756, column: 18, scope: !488, inlinedAt: !490)
!488 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !489, file: !276, line: 1755, type: !16, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!489 = !DINamespace(name: "PostPadding", scope: !279)
!490 = distinct !DILocation(line: 1876, column: 26, scope: !480, inlinedAt: !367)
!491 = !DILocation(line: 1915, column: 50, scope: !492, inlinedAt: !493)
!492 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !438, file: !183, line: 1915, type: !16, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!493 = distinct !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !178, file: !177, line: 899, type: !16, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!495 = distinct !DILocation(line: 985, column: 14, scope: !496, inlinedAt: !497)
!496 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !199, file: !177, line: 984, type: !16, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!497 = distinct !DILocation(line: 1756, column: 18, scope: !498, inlinedAt: !490)
!498 = !DILexicalBlockFile(scope: !499, file: !276, discriminator: 2)
!499 = distinct !DILexicalBlock(scope: !488, file: !276, line: 1756, column: 9)
!500 = !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !495)
!501 = !DILocation(line: 898, column: 17, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !450, file: !141, line: 886, type: !16, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!503 = distinct !DILocation(line: 215, column: 28, scope: !504, inlinedAt: !505)
!504 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !453, file: !177, line: 213, type: !16, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!505 = distinct !DILocation(line: 903, column: 35, scope: !506, inlinedAt: !495)
!506 = distinct !DILexicalBlock(scope: !494, file: !177, line: 901, column: 13)
!507 = !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !490)
!508 = !DILocation(line: 1757, column: 19, scope: !499, inlinedAt: !490)
!509 = !DILocation(line: 2173, column: 9, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !288, file: !287, line: 2172, type: !16, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!511 = distinct !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !490)
!512 = !DILocation(line: 1860, column: 16, scope: !388, inlinedAt: !367)
!513 = !DILocation(line: 1866, column: 51, scope: !471, inlinedAt: !367)
!514 = !DILocation(line: 1866, column: 45, scope: !471, inlinedAt: !367)
!515 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !516)
!516 = distinct !DILocation(line: 1866, column: 37, scope: !471, inlinedAt: !367)
!517 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !516)
!518 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !519)
!519 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !520)
!520 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !521)
!521 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !516)
!522 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !520)
!523 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !524)
!524 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !525)
!525 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !520)
!526 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !516)
!527 = !{!528, !358, !370}
!528 = distinct !{!528, !529, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!529 = distinct !{!529, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!530 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !516)
!531 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !532)
!532 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !516)
!533 = !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !367)
!534 = distinct !DILexicalBlock(scope: !471, file: !276, line: 1866, column: 13)
!535 = !DILocation(line: 1867, column: 22, scope: !534, inlinedAt: !367)
!536 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !537)
!537 = distinct !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !367)
!538 = !DILocation(line: 1869, column: 13, scope: !534, inlinedAt: !367)
!539 = !DILocation(line: 1859, column: 13, scope: !388, inlinedAt: !367)
!540 = !DILocation(line: 1859, column: 22, scope: !388, inlinedAt: !367)
!541 = !DILocation(line: 50, column: 13, scope: !315)
!542 = !DILocation(line: 50, column: 14, scope: !315)
!543 = distinct !DISubprogram(name: "panic_const_div_by_zero", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero", scope: !544, file: !263, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!544 = !DINamespace(name: "panic_const", scope: !264)
!545 = !DILocation(line: 175, column: 17, scope: !543)
!546 = distinct !DISubprogram(name: "panic_const_rem_by_zero", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero", scope: !544, file: !263, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!547 = !DILocation(line: 175, column: 17, scope: !546)
!548 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !544, file: !263, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!549 = !DILocation(line: 175, column: 17, scope: !548)
!550 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !544, file: !263, line: 173, type: !16, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!551 = !DILocation(line: 175, column: 17, scope: !550)
