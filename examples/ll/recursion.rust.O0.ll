; ModuleID = 'recursion.47daceaf597c6424-cgu.0'
source_filename = "recursion.47daceaf597c6424-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { i32, i32, i64 }

@alloc_c87ea8e886fb1e17ed18df31107a466a = private unnamed_addr constant [27 x i8] c"examples/rust/recursion.rs\00", align 1
@alloc_d7cb6ca5927efb8f557295b379bf298c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\22\00\00\00\19\00\00\00" }>, align 8
@alloc_cdb3a79c06bfb00ea10f27dfa10cf008 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\007\00\00\00" }>, align 8
@alloc_1c6ada13e993e394854bbfe7a6261919 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\00c\00\00\00" }>, align 8
@alloc_d146640ba1087788e7ab72a4fadb73c3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\00\19\00\00\00" }>, align 8
@alloc_9bfcd3ce6f3ad41da9d86150eaab0e20 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00$\00\00\00\0D\00\00\00" }>, align 8
@alloc_aa35ac819d698033ad9f5853e1d816a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_a48254e14059147897d7b6517ac5c486 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\12\00\00\00\09\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@anon.436f0ee3e2a944999bafd57902afb018.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_216ad48f885606eccd68cad5e670fd76 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\001\00\00\00\15\00\00\00" }>, align 8
@alloc_3058e7a44d0ac924bb405610688a45f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\002\00\00\00\1F\00\00\00" }>, align 8
@alloc_2c53016fbe4a80a0f789dbde17ec2411 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\002\00\00\00\0F\00\00\00" }>, align 8
@alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\002\00\00\00\09\00\00\00" }>, align 8
@alloc_8b42a567e154004fab6808e7082f704f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\003\00\00\00\0F\00\00\00" }>, align 8
@alloc_b189fdd3e6dcef6e6609ba2517912425 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\003\00\00\00\09\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::slice::raw::from_raw_parts::<recursion::Node>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !6 {
start:
  br label %bb1, !dbg !13

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion(ptr %data, i64 16, i64 8, i64 %len, ptr align 8 %0) #9, !dbg !16
  br label %bb3, !dbg !17

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !18
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !18
  ret { ptr, i64 } %2, !dbg !18
}

; recursion::depth_first
; Function Attrs: convergent nounwind
define internal i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %at, i64 %depth) unnamed_addr #1 !dbg !19 {
start:
  %_4 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
; call <usize as core::convert::TryFrom<i32>>::try_from
  %0 = call { i64, i64 } @_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion(i32 %at) #9, !dbg !22
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !22
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !22
  store i64 %1, ptr %_4, align 8, !dbg !22
  %3 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !22
  store i64 %2, ptr %3, align 8, !dbg !22
  %_5 = load i64, ptr %_4, align 8, !dbg !22
  %4 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !22
  %5 = load i64, ptr %4, align 8, !dbg !22
  %6 = trunc nuw i64 %_5 to i1, !dbg !23
  br i1 %6, label %bb4, label %bb3, !dbg !23

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !24
  br label %bb13, !dbg !24

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !25
  %index = load i64, ptr %7, align 8, !dbg !25
  %_9 = icmp ult i64 %index, %nodes.1, !dbg !26
  br i1 %_9, label %bb5, label %panic, !dbg !26

bb5:                                              ; preds = %bb3
  %node = getelementptr inbounds nuw %Node, ptr %nodes.0, i64 %index, !dbg !28
  %_12 = load i32, ptr %node, align 8, !dbg !29
  %8 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %depth, i64 1), !dbg !31
  %_14.0 = extractvalue { i64, i1 } %8, 0, !dbg !31
  %_14.1 = extractvalue { i64, i1 } %8, 1, !dbg !31
  br i1 %_14.1, label %panic1, label %bb6, !dbg !31

panic:                                            ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %index, i64 %nodes.1, ptr align 8 @alloc_d7cb6ca5927efb8f557295b379bf298c) #10, !dbg !26
  unreachable, !dbg !26

bb6:                                              ; preds = %bb5
; call recursion::depth_first
  %_11 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_12, i64 %_14.0) #11, !dbg !32
  %9 = getelementptr inbounds i8, ptr %node, i64 4, !dbg !33
  %_16 = load i32, ptr %9, align 4, !dbg !33
  %10 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %depth, i64 1), !dbg !34
  %_18.0 = extractvalue { i64, i1 } %10, 0, !dbg !34
  %_18.1 = extractvalue { i64, i1 } %10, 1, !dbg !34
  br i1 %_18.1, label %panic2, label %bb8, !dbg !34

panic1:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_cdb3a79c06bfb00ea10f27dfa10cf008) #10, !dbg !31
  unreachable, !dbg !31

bb8:                                              ; preds = %bb6
; call recursion::depth_first
  %_15 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_16, i64 %_18.0) #11, !dbg !35
  %11 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_11, i64 %_15), !dbg !32
  %_19.0 = extractvalue { i64, i1 } %11, 0, !dbg !32
  %_19.1 = extractvalue { i64, i1 } %11, 1, !dbg !32
  br i1 %_19.1, label %panic3, label %bb10, !dbg !32

panic2:                                           ; preds = %bb6
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_1c6ada13e993e394854bbfe7a6261919) #10, !dbg !34
  unreachable, !dbg !34

bb10:                                             ; preds = %bb8
  %12 = getelementptr inbounds i8, ptr %node, i64 8, !dbg !36
  %_21 = load i64, ptr %12, align 8, !dbg !36
  %13 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_21, i64 %depth), !dbg !36
  %_22.0 = extractvalue { i64, i1 } %13, 0, !dbg !36
  %_22.1 = extractvalue { i64, i1 } %13, 1, !dbg !36
  br i1 %_22.1, label %panic4, label %bb11, !dbg !36

panic3:                                           ; preds = %bb8
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_d146640ba1087788e7ab72a4fadb73c3) #10, !dbg !32
  unreachable, !dbg !32

bb11:                                             ; preds = %bb10
  %14 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_22.0, i64 %_19.0), !dbg !36
  %_23.0 = extractvalue { i64, i1 } %14, 0, !dbg !36
  %_23.1 = extractvalue { i64, i1 } %14, 1, !dbg !36
  br i1 %_23.1, label %panic5, label %bb12, !dbg !36

panic4:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_9bfcd3ce6f3ad41da9d86150eaab0e20) #10, !dbg !36
  unreachable, !dbg !36

bb12:                                             ; preds = %bb11
  store i64 %_23.0, ptr %_0, align 8, !dbg !36
  br label %bb13, !dbg !38

panic5:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9bfcd3ce6f3ad41da9d86150eaab0e20) #10, !dbg !36
  unreachable, !dbg !36

bb13:                                             ; preds = %bb4, %bb12
  %15 = load i64, ptr %_0, align 8, !dbg !39
  ret i64 %15, !dbg !39

bb2:                                              ; No predecessors!
  unreachable, !dbg !22
}

; recursion::queens
; Function Attrs: convergent nounwind
define internal i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %size, i32 %columns, i32 %left, i32 %right) unnamed_addr #1 !dbg !40 {
start:
  %ways = alloca [4 x i8], align 4
  %free = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %_7 = icmp ult i32 %size, 32, !dbg !41
  br i1 %_7, label %bb1, label %panic, !dbg !41

bb1:                                              ; preds = %start
  %0 = and i32 %size, 31, !dbg !41
  %_6 = shl i32 1, %0, !dbg !41
  %_8.0 = sub i32 %_6, 1, !dbg !41
  %_8.1 = icmp ult i32 %_6, 1, !dbg !41
  br i1 %_8.1, label %panic1, label %bb2, !dbg !41

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_shl_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8 @alloc_aa35ac819d698033ad9f5853e1d816a1) #10, !dbg !41
  unreachable, !dbg !41

bb2:                                              ; preds = %bb1
  %_9 = icmp eq i32 %columns, %_8.0, !dbg !42
  br i1 %_9, label %bb3, label %bb4, !dbg !42

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_aa35ac819d698033ad9f5853e1d816a1) #10, !dbg !41
  unreachable, !dbg !41

bb4:                                              ; preds = %bb2
  %_13 = or i32 %columns, %left, !dbg !44
  %_12 = or i32 %_13, %right, !dbg !45
  %_11 = xor i32 %_12, -1, !dbg !46
  %1 = and i32 %_8.0, %_11, !dbg !47
  store i32 %1, ptr %free, align 4, !dbg !47
  store i32 0, ptr %ways, align 4, !dbg !48
  br label %bb5, !dbg !50

bb3:                                              ; preds = %bb2
  store i32 1, ptr %_0, align 4, !dbg !52
  br label %bb13, !dbg !53

bb5:                                              ; preds = %bb11, %bb4
  %_16 = load i32, ptr %free, align 4, !dbg !54
  %_15 = icmp ne i32 %_16, 0, !dbg !54
  br i1 %_15, label %bb6, label %bb12, !dbg !54

bb12:                                             ; preds = %bb5
  %2 = load i32, ptr %ways, align 4, !dbg !55
  store i32 %2, ptr %_0, align 4, !dbg !55
  br label %bb13, !dbg !53

bb6:                                              ; preds = %bb5
  %_18 = load i32, ptr %free, align 4, !dbg !56
  %_20 = load i32, ptr %free, align 4, !dbg !57
  %_0.i = sub i32 0, %_20, !dbg !58
  %bit = and i32 %_18, %_0.i, !dbg !56
  %3 = load i32, ptr %free, align 4, !dbg !66
  %4 = xor i32 %3, %bit, !dbg !66
  store i32 %4, ptr %free, align 4, !dbg !66
  %_22 = or i32 %columns, %bit, !dbg !68
  %_24 = or i32 %left, %bit, !dbg !69
  %_23 = shl i32 %_24, 1, !dbg !69
  %_28 = or i32 %right, %bit, !dbg !70
  %_27 = lshr i32 %_28, 1, !dbg !70
; call recursion::queens
  %_21 = call i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %size, i32 %_22, i32 %_23, i32 %_27) #11, !dbg !71
  %5 = load i32, ptr %ways, align 4, !dbg !72
  %_31.0 = add i32 %5, %_21, !dbg !72
  %_31.1 = icmp ult i32 %_31.0, %5, !dbg !72
  br i1 %_31.1, label %panic2, label %bb11, !dbg !72

bb13:                                             ; preds = %bb3, %bb12
  %6 = load i32, ptr %_0, align 4, !dbg !53
  ret i32 %6, !dbg !53

bb11:                                             ; preds = %bb6
  store i32 %_31.0, ptr %ways, align 4, !dbg !72
  br label %bb5, !dbg !50

panic2:                                           ; preds = %bb6
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_a48254e14059147897d7b6517ac5c486) #10, !dbg !72
  unreachable, !dbg !72
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !73 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion() #12, !dbg !76
  unreachable, !dbg !76
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion(ptr %self, i64 %align) unnamed_addr #0 !dbg !77 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !82
  %2 = trunc i64 %1 to i32, !dbg !82
  store i32 %2, ptr %0, align 4, !dbg !82
  %_8 = load i32, ptr %0, align 4, !dbg !82
  %3 = icmp eq i32 %_8, 1, !dbg !88
  br i1 %3, label %bb1, label %bb2, !dbg !88

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !89
  %_7 = sub i64 %align, 1, !dbg !92
  %_5 = and i64 %_6, %_7, !dbg !93
  %_0 = icmp eq i64 %_5, 0, !dbg !93
  ret i1 %_0, !dbg !94

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #10, !dbg !95
  unreachable, !dbg !95
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !96 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !100
  ret i32 %_0, !dbg !101
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !102 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  ret i32 %_0, !dbg !104
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !105 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  ret i32 %_0, !dbg !107
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion() unnamed_addr #3 !dbg !108 {
start:
  call void @llvm.trap(), !dbg !109
  unreachable, !dbg !109
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !110 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion(ptr %data, i64 %align) #9, !dbg !112
  br i1 %_11, label %bb5, label %bb6, !dbg !121

bb6:                                              ; preds = %start
  br label %bb3, !dbg !123

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !125
  %_12 = icmp eq i64 %_13, 0, !dbg !137
  %_5 = xor i1 %_12, true, !dbg !138
  br i1 %_5, label %bb1, label %bb3, !dbg !123

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !139

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !141
  br i1 %1, label %bb8, label %bb9, !dbg !141

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !144
  unreachable, !dbg !144

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !146
  br label %bb10, !dbg !147

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !148
  store i64 %2, ptr %_14, align 8, !dbg !148
  br label %bb10, !dbg !147

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !149
  %_7 = icmp ule i64 %len, %3, !dbg !149
  br i1 %_7, label %bb2, label %bb4, !dbg !143

bb2:                                              ; preds = %bb10
  ret void, !dbg !151
}

; <usize as core::convert::TryFrom<i32>>::try_from
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion(i32 %u) unnamed_addr #0 !dbg !152 {
start:
  %_0 = alloca [16 x i8], align 8
  %_2 = icmp sge i32 %u, 0, !dbg !158
  br i1 %_2, label %bb1, label %bb2, !dbg !158

bb2:                                              ; preds = %start
  %0 = load i64, ptr @anon.436f0ee3e2a944999bafd57902afb018.0, align 8, !dbg !159
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @anon.436f0ee3e2a944999bafd57902afb018.0, i64 8), align 8, !dbg !159
  store i64 %0, ptr %_0, align 8, !dbg !159
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !159
  store i64 %1, ptr %2, align 8, !dbg !159
  br label %bb3, !dbg !160

bb1:                                              ; preds = %start
  %_3 = sext i32 %u to i64, !dbg !161
  %3 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !162
  store i64 %_3, ptr %3, align 8, !dbg !162
  store i64 0, ptr %_0, align 8, !dbg !162
  br label %bb3, !dbg !160

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i64, ptr %_0, align 8, !dbg !163
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !163
  %6 = load i64, ptr %5, align 8, !dbg !163
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0, !dbg !163
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1, !dbg !163
  ret { i64, i64 } %8, !dbg !163
}

; Function Attrs: convergent nounwind
define ptx_kernel void @recursion(i64 %n, ptr %nodes, ptr %ways, ptr %sums) unnamed_addr #1 !dbg !164 {
start:
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion() #9, !dbg !165
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion() #9, !dbg !168
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !165
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !165
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !165
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !165

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion() #9, !dbg !169
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !170
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !170
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit, !dbg !170

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #10, !dbg !165
  unreachable, !dbg !165

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #10, !dbg !170
  unreachable, !dbg !170

_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64, !dbg !170
  %_6 = icmp uge i64 %_0.i6, %n, !dbg !171
  br i1 %_6, label %bb10, label %bb2, !dbg !171

bb2:                                              ; preds = %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit
; call core::slice::raw::from_raw_parts::<recursion::Node>
  %1 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_(ptr %nodes, i64 %n, ptr align 8 @alloc_216ad48f885606eccd68cad5e670fd76) #9, !dbg !173
  %nodes.0 = extractvalue { ptr, i64 } %1, 0, !dbg !173
  %nodes.1 = extractvalue { ptr, i64 } %1, 1, !dbg !173
  %_11 = trunc i64 %_0.i6 to i32, !dbg !174
  %_10 = urem i32 %_11, 6, !dbg !174
  %_13.0 = add i32 %_10, 1, !dbg !174
  %_13.1 = icmp ult i32 %_13.0, %_10, !dbg !174
  br i1 %_13.1, label %panic, label %bb5, !dbg !174

bb10:                                             ; preds = %bb14, %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit
  ret void, !dbg !176

bb5:                                              ; preds = %bb2
; call recursion::queens
  %_8 = call i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %_13.0, i32 0, i32 0, i32 0) #11, !dbg !177
  %_0.i = getelementptr inbounds nuw i32, ptr %ways, i64 %_0.i6, !dbg !178
  %_24 = ptrtoint ptr %_0.i to i64, !dbg !184
  %_26 = and i64 %_24, 3, !dbg !184
  %_27 = icmp eq i64 %_26, 0, !dbg !184
  br i1 %_27, label %bb12, label %panic1, !dbg !184

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_3058e7a44d0ac924bb405610688a45f6) #10, !dbg !174
  unreachable, !dbg !174

bb12:                                             ; preds = %bb5
  %_29 = ptrtoint ptr %_0.i to i64, !dbg !184
  %_31 = icmp eq i64 %_29, 0, !dbg !184
  %_32 = and i1 %_31, true, !dbg !184
  %_33 = xor i1 %_32, true, !dbg !184
  br i1 %_33, label %bb13, label %panic2, !dbg !184

panic1:                                           ; preds = %bb5
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_24, ptr align 8 @alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22) #10, !dbg !184
  unreachable, !dbg !184

bb13:                                             ; preds = %bb12
  store i32 %_8, ptr %_0.i, align 4, !dbg !184
  %_16 = trunc i64 %_0.i6 to i32, !dbg !185
; call recursion::depth_first
  %_15 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_16, i64 1) #11, !dbg !186
  %_0.i5 = getelementptr inbounds nuw i64, ptr %sums, i64 %_0.i6, !dbg !187
  %_19 = ptrtoint ptr %_0.i5 to i64, !dbg !190
  %_21 = and i64 %_19, 7, !dbg !190
  %_22 = icmp eq i64 %_21, 0, !dbg !190
  br i1 %_22, label %bb11, label %panic3, !dbg !190

panic2:                                           ; preds = %bb12
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22) #10, !dbg !184
  unreachable, !dbg !184

bb11:                                             ; preds = %bb13
  %_35 = ptrtoint ptr %_0.i5 to i64, !dbg !190
  %_37 = icmp eq i64 %_35, 0, !dbg !190
  %_38 = and i1 %_37, true, !dbg !190
  %_39 = xor i1 %_38, true, !dbg !190
  br i1 %_39, label %bb14, label %panic4, !dbg !190

panic3:                                           ; preds = %bb13
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_19, ptr align 8 @alloc_b189fdd3e6dcef6e6609ba2517912425) #10, !dbg !190
  unreachable, !dbg !190

bb14:                                             ; preds = %bb11
  store i64 %_15, ptr %_0.i5, align 8, !dbg !190
  br label %bb10, !dbg !176

panic4:                                           ; preds = %bb11
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_b189fdd3e6dcef6e6609ba2517912425) #10, !dbg !190
  unreachable, !dbg !190
}

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_shl_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #4

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #4

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }
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
!5 = !DIFile(filename: "examples/rust/recursion.rs/@/recursion.47daceaf597c6424-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "from_raw_parts<recursion::Node>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_", scope: !8, file: !7, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!8 = !DINamespace(name: "raw", scope: !9)
!9 = !DINamespace(name: "slice", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 77, column: 35, scope: !14)
!14 = !DILexicalBlockFile(scope: !6, file: !15, discriminator: 0)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!16 = !DILocation(line: 78, column: 17, scope: !14)
!17 = !DILocation(line: 77, column: 13, scope: !14)
!18 = !DILocation(line: 141, column: 2, scope: !6)
!19 = distinct !DISubprogram(name: "depth_first", linkageName: "_RNvCs6atOQhwvaBs_9recursion11depth_first", scope: !21, file: !20, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!20 = !DIFile(filename: "examples/rust/recursion.rs", directory: ".", checksumkind: CSK_MD5, checksum: "174a80d4f93d4f2a75ff9477fac77502")
!21 = !DINamespace(name: "recursion", scope: null)
!22 = !DILocation(line: 31, column: 11, scope: !19)
!23 = !DILocation(line: 31, column: 5, scope: !19)
!24 = !DILocation(line: 32, column: 19, scope: !19)
!25 = !DILocation(line: 33, column: 12, scope: !19)
!26 = !DILocation(line: 34, column: 25, scope: !27)
!27 = distinct !DILexicalBlock(scope: !19, file: !20, line: 33, column: 9)
!28 = !DILocation(line: 34, column: 24, scope: !27)
!29 = !DILocation(line: 35, column: 44, scope: !30)
!30 = distinct !DILexicalBlock(scope: !27, file: !20, line: 34, column: 13)
!31 = !DILocation(line: 35, column: 55, scope: !30)
!32 = !DILocation(line: 35, column: 25, scope: !30)
!33 = !DILocation(line: 35, column: 87, scope: !30)
!34 = !DILocation(line: 35, column: 99, scope: !30)
!35 = !DILocation(line: 35, column: 68, scope: !30)
!36 = !DILocation(line: 36, column: 13, scope: !37)
!37 = distinct !DILexicalBlock(scope: !30, file: !20, line: 35, column: 13)
!38 = !DILocation(line: 37, column: 9, scope: !19)
!39 = !DILocation(line: 39, column: 2, scope: !19)
!40 = distinct !DISubprogram(name: "queens", linkageName: "_RNvCs6atOQhwvaBs_9recursion6queens", scope: !21, file: !20, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!41 = !DILocation(line: 9, column: 15, scope: !40)
!42 = !DILocation(line: 10, column: 8, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !20, line: 9, column: 5)
!44 = !DILocation(line: 13, column: 28, scope: !43)
!45 = !DILocation(line: 13, column: 27, scope: !43)
!46 = !DILocation(line: 13, column: 26, scope: !43)
!47 = !DILocation(line: 13, column: 20, scope: !43)
!48 = !DILocation(line: 14, column: 20, scope: !49)
!49 = distinct !DILexicalBlock(scope: !43, file: !20, line: 13, column: 5)
!50 = !DILocation(line: 15, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !49, file: !20, line: 14, column: 5)
!52 = !DILocation(line: 11, column: 16, scope: !43)
!53 = !DILocation(line: 21, column: 2, scope: !40)
!54 = !DILocation(line: 15, column: 11, scope: !51)
!55 = !DILocation(line: 20, column: 5, scope: !51)
!56 = !DILocation(line: 16, column: 19, scope: !51)
!57 = !DILocation(line: 16, column: 26, scope: !51)
!58 = !DILocation(line: 2548, column: 13, scope: !59, inlinedAt: !63)
!59 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_sub", scope: !61, file: !60, line: 2547, type: !11, scopeLine: 2547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!60 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!61 = !DINamespace(name: "{impl#8}", scope: !62)
!62 = !DINamespace(name: "num", scope: !10)
!63 = distinct !DILocation(line: 2720, column: 27, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_neg", scope: !61, file: !60, line: 2719, type: !11, scopeLine: 2719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!65 = distinct !DILocation(line: 16, column: 31, scope: !51)
!66 = !DILocation(line: 17, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !51, file: !20, line: 16, column: 9)
!68 = !DILocation(line: 18, column: 30, scope: !67)
!69 = !DILocation(line: 18, column: 45, scope: !67)
!70 = !DILocation(line: 18, column: 64, scope: !67)
!71 = !DILocation(line: 18, column: 17, scope: !67)
!72 = !DILocation(line: 18, column: 9, scope: !67)
!73 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !75, file: !74, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!74 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!75 = !DINamespace(name: "gpu", scope: !21)
!76 = !DILocation(line: 16, column: 14, scope: !73)
!77 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion", scope: !79, file: !78, line: 1372, type: !11, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!78 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!79 = !DINamespace(name: "{impl#0}", scope: !80)
!80 = !DINamespace(name: "const_ptr", scope: !81)
!81 = !DINamespace(name: "ptr", scope: !10)
!82 = !DILocation(line: 85, column: 20, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !84, file: !60, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!84 = !DINamespace(name: "{impl#11}", scope: !62)
!85 = !DILocation(line: 3816, column: 18, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !84, file: !60, line: 3815, type: !11, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!87 = !DILocation(line: 1373, column: 19, scope: !77)
!88 = !DILocation(line: 1373, column: 13, scope: !77)
!89 = !DILocation(line: 159, column: 18, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs6atOQhwvaBs_9recursion", scope: !79, file: !78, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!91 = !DILocation(line: 1377, column: 14, scope: !77)
!92 = !DILocation(line: 1377, column: 23, scope: !77)
!93 = !DILocation(line: 1377, column: 9, scope: !77)
!94 = !DILocation(line: 1378, column: 6, scope: !77)
!95 = !DILocation(line: 1374, column: 13, scope: !77)
!96 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion", scope: !98, file: !97, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!97 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!98 = !DINamespace(name: "nvptx", scope: !99)
!99 = !DINamespace(name: "core_arch", scope: !10)
!100 = !DILocation(line: 62, column: 5, scope: !96)
!101 = !DILocation(line: 63, column: 2, scope: !96)
!102 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion", scope: !98, file: !97, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!103 = !DILocation(line: 83, column: 5, scope: !102)
!104 = !DILocation(line: 84, column: 2, scope: !102)
!105 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion", scope: !98, file: !97, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!106 = !DILocation(line: 125, column: 5, scope: !105)
!107 = !DILocation(line: 126, column: 2, scope: !105)
!108 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion", scope: !98, file: !97, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!109 = !DILocation(line: 146, column: 5, scope: !108)
!110 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion", scope: !111, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!111 = !DINamespace(name: "from_raw_parts", scope: !8)
!112 = !DILocation(line: 141, column: 17, scope: !113, inlinedAt: !118)
!113 = !DILexicalBlockFile(scope: !114, file: !15, discriminator: 0)
!114 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs6atOQhwvaBs_9recursion", scope: !116, file: !115, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!115 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!116 = !DINamespace(name: "maybe_is_aligned", scope: !117)
!117 = !DINamespace(name: "ub_checks", scope: !10)
!118 = !DILocation(line: 2448, column: 9, scope: !119, inlinedAt: !121)
!119 = !DILexicalBlockFile(scope: !120, file: !115, discriminator: 0)
!120 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs6atOQhwvaBs_9recursion", scope: !117, file: !15, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!121 = !DILocation(line: 124, column: 5, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs6atOQhwvaBs_9recursion", scope: !117, file: !15, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!123 = !DILocation(line: 136, column: 13, scope: !124)
!124 = !DILexicalBlockFile(scope: !110, file: !7, discriminator: 0)
!125 = !DILocation(line: 159, column: 18, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs6atOQhwvaBs_9recursion", scope: !79, file: !78, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!127 = !DILocation(line: 38, column: 21, scope: !128, inlinedAt: !131)
!128 = !DILexicalBlockFile(scope: !129, file: !78, discriminator: 0)
!129 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs6atOQhwvaBs_9recursion", scope: !130, file: !115, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!130 = !DINamespace(name: "is_null", scope: !79)
!131 = !DILocation(line: 2448, column: 9, scope: !132, inlinedAt: !136)
!132 = !DILexicalBlockFile(scope: !133, file: !115, discriminator: 2)
!133 = !DILexicalBlockFile(scope: !134, file: !115, discriminator: 0)
!134 = distinct !DILexicalBlock(scope: !135, file: !78, line: 25, column: 9)
!135 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs6atOQhwvaBs_9recursion", scope: !79, file: !78, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!136 = !DILocation(line: 124, column: 53, scope: !122, inlinedAt: !123)
!137 = !DILocation(line: 38, column: 17, scope: !128, inlinedAt: !131)
!138 = !DILocation(line: 124, column: 48, scope: !122, inlinedAt: !123)
!139 = !DILocation(line: 0, scope: !140)
!140 = !DILexicalBlockFile(scope: !110, file: !20, discriminator: 0)
!141 = !DILocation(line: 148, column: 22, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs6atOQhwvaBs_9recursion", scope: !117, file: !15, line: 147, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!143 = !DILocation(line: 137, column: 20, scope: !124)
!144 = !DILocation(line: 73, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !110, file: !15, line: 70, column: 21)
!146 = !DILocation(line: 148, column: 34, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 148, column: 19, scope: !142, inlinedAt: !143)
!148 = !DILocation(line: 148, column: 54, scope: !142, inlinedAt: !143)
!149 = !DILocation(line: 149, column: 5, scope: !150, inlinedAt: !143)
!150 = distinct !DILexicalBlock(scope: !142, file: !15, line: 148, column: 5)
!151 = !DILocation(line: 75, column: 14, scope: !110)
!152 = distinct !DISubprogram(name: "try_from", linkageName: "_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion", scope: !154, file: !153, line: 271, type: !11, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!153 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!154 = !DINamespace(name: "{impl#25}", scope: !155)
!155 = !DINamespace(name: "ptr_try_from_impls", scope: !156)
!156 = !DINamespace(name: "num", scope: !157)
!157 = !DINamespace(name: "convert", scope: !10)
!158 = !DILocation(line: 272, column: 20, scope: !152)
!159 = !DILocation(line: 275, column: 21, scope: !152)
!160 = !DILocation(line: 272, column: 17, scope: !152)
!161 = !DILocation(line: 273, column: 24, scope: !152)
!162 = !DILocation(line: 273, column: 21, scope: !152)
!163 = !DILocation(line: 277, column: 14, scope: !152)
!164 = distinct !DISubprogram(name: "recursion", scope: !21, file: !20, line: 42, type: !11, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!165 = !DILocation(line: 9, column: 15, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id", scope: !75, file: !74, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!167 = distinct !DILocation(line: 43, column: 13, scope: !164)
!168 = !DILocation(line: 9, column: 46, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 9, column: 77, scope: !166, inlinedAt: !167)
!170 = !DILocation(line: 9, column: 14, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 44, column: 8, scope: !172)
!172 = distinct !DILexicalBlock(scope: !164, file: !20, line: 43, column: 5)
!173 = !DILocation(line: 49, column: 21, scope: !172)
!174 = !DILocation(line: 50, column: 31, scope: !175)
!175 = distinct !DILexicalBlock(scope: !172, file: !20, line: 49, column: 9)
!176 = !DILocation(line: 53, column: 2, scope: !164)
!177 = !DILocation(line: 50, column: 24, scope: !175)
!178 = !DILocation(line: 961, column: 18, scope: !179, inlinedAt: !183)
!179 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6atOQhwvaBs_9recursion", scope: !181, file: !180, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!180 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!181 = !DINamespace(name: "{impl#0}", scope: !182)
!182 = !DINamespace(name: "mut_ptr", scope: !81)
!183 = distinct !DILocation(line: 50, column: 15, scope: !175)
!184 = !DILocation(line: 50, column: 9, scope: !175)
!185 = !DILocation(line: 51, column: 43, scope: !175)
!186 = !DILocation(line: 51, column: 24, scope: !175)
!187 = !DILocation(line: 961, column: 18, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs6atOQhwvaBs_9recursion", scope: !181, file: !180, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!189 = distinct !DILocation(line: 51, column: 15, scope: !175)
!190 = !DILocation(line: 51, column: 9, scope: !175)
