; ModuleID = 'collatz.286a38da985f6c06-cgu.0'
source_filename = "collatz.286a38da985f6c06-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_6d73efbdd112fc6d0e83ef00cef377d4 = private unnamed_addr constant [25 x i8] c"examples/rust/collatz.rs\00", align 1
@alloc_bd1a5ad3dedc4ef2b1d5140f231fccde = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6d73efbdd112fc6d0e83ef00cef377d4, [16 x i8] c"\18\00\00\00\00\00\00\00\0C\00\00\00\09\00\00\00" }>, align 8
@anon.66ba69100dbf1dbc04aaff96b35a595d.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_6b871f2b8eaaf99ec961b146e3a1f95e = private unnamed_addr constant [54 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/num/mod.rs\00", align 1
@alloc_a065e1f2abcc4edd7c4074f0bb9acadd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6b871f2b8eaaf99ec961b146e3a1f95e, [16 x i8] c"5\00\00\00\00\00\00\00\D7\04\00\00\05\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_2061fc4b309757dd6bad9e5478625471 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6d73efbdd112fc6d0e83ef00cef377d4, [16 x i8] c"\18\00\00\00\00\00\00\00\15\00\00\00\1C\00\00\00" }>, align 8
@alloc_6b4761cf6e637cf11dda29594ba22473 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6d73efbdd112fc6d0e83ef00cef377d4, [16 x i8] c"\18\00\00\00\00\00\00\00\17\00\00\00\17\00\00\00" }>, align 8
@alloc_ab735b93db41f5cccb75389aed688a8d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6d73efbdd112fc6d0e83ef00cef377d4, [16 x i8] c"\18\00\00\00\00\00\00\00\17\00\00\00\12\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::option::Option<u32>>::map_or::<i32, collatz::collatz::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionmE6map_orlNCNvCs3t7UYfdt6Re_7collatz7collatz0EBV_(i32 %0, i32 %1, i32 %default) unnamed_addr #0 !dbg !6 {
start:
  %_0 = alloca [4 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4, !dbg !13
  %4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !13
  %5 = load i32, ptr %4, align 4, !dbg !13
  %_4 = zext i32 %3 to i64, !dbg !13
  %6 = trunc nuw i64 %_4 to i1, !dbg !14
  br i1 %6, label %bb3, label %bb2, !dbg !14

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !15
  %t = load i32, ptr %7, align 4, !dbg !15
; call collatz::collatz::{closure#0}
  %8 = call i32 @_RNCNvCs3t7UYfdt6Re_7collatz7collatz0B3_(i32 %t) #10, !dbg !16
  store i32 %8, ptr %_0, align 4, !dbg !16
  br label %bb5, !dbg !18

bb2:                                              ; preds = %start
  store i32 %default, ptr %_0, align 4, !dbg !19
  br label %bb5, !dbg !18

bb5:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %_0, align 4, !dbg !20
  ret i32 %9, !dbg !20

bb1:                                              ; No predecessors!
  unreachable, !dbg !13
}

; collatz::collatz::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNCNvCs3t7UYfdt6Re_7collatz7collatz0B3_(i32 %count) unnamed_addr #0 !dbg !21 {
start:
  ret i32 %count, !dbg !25
}

; collatz::steps
; Function Attrs: convergent nounwind
define internal { i32, i32 } @_RNvCs3t7UYfdt6Re_7collatz5steps(i32 %0) unnamed_addr #1 !dbg !26 {
start:
  %_12 = alloca [8 x i8], align 4
  %_10 = alloca [8 x i8], align 4
  %_5 = alloca [4 x i8], align 4
  %count = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %n = alloca [4 x i8], align 4
  store i32 %0, ptr %n, align 4
  store i32 0, ptr %count, align 4, !dbg !27
  br label %bb1, !dbg !28

bb1:                                              ; preds = %bb17, %start
  %_4 = load i32, ptr %n, align 4, !dbg !30
  %_3 = icmp ne i32 %_4, 1, !dbg !30
  br i1 %_3, label %bb2, label %bb18, !dbg !30

bb18:                                             ; preds = %bb1
  %_20 = load i32, ptr %count, align 4, !dbg !31
  %1 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !32
  store i32 %_20, ptr %1, align 4, !dbg !32
  store i32 1, ptr %_0, align 4, !dbg !32
  br label %bb19, !dbg !33

bb2:                                              ; preds = %bb1
  %_7 = load i32, ptr %n, align 4, !dbg !34
; call <u32>::is_multiple_of
  %_6 = call zeroext i1 @_RNvMs6_NtCsnC4lpNxbXH_4core3numm14is_multiple_ofCs3t7UYfdt6Re_7collatz(i32 %_7, i32 2) #10, !dbg !35
  br i1 %_6, label %bb4, label %bb6, !dbg !34

bb19:                                             ; preds = %bb11, %bb15, %bb18
  %2 = load i32, ptr %_0, align 4, !dbg !33
  %3 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !33
  %4 = load i32, ptr %3, align 4, !dbg !33
  %5 = insertvalue { i32, i32 } poison, i32 %2, 0, !dbg !33
  %6 = insertvalue { i32, i32 } %5, i32 %4, 1, !dbg !33
  ret { i32, i32 } %6, !dbg !33

bb6:                                              ; preds = %bb2
  %_14 = load i32, ptr %n, align 4, !dbg !36
; call <u32>::checked_mul
  %7 = call { i32, i32 } @_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_mulCs3t7UYfdt6Re_7collatz(i32 %_14, i32 3) #10, !dbg !37
  %_13.0 = extractvalue { i32, i32 } %7, 0, !dbg !37
  %_13.1 = extractvalue { i32, i32 } %7, 1, !dbg !37
; call <core::option::Option<u32> as core::ops::try_trait::Try>::branch
  %8 = call { i32, i32 } @_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmENtNtNtB7_3ops9try_trait3Try6branchCs3t7UYfdt6Re_7collatz(i32 %_13.0, i32 %_13.1) #10, !dbg !36
  %9 = extractvalue { i32, i32 } %8, 0, !dbg !36
  %10 = extractvalue { i32, i32 } %8, 1, !dbg !36
  store i32 %9, ptr %_12, align 4, !dbg !36
  %11 = getelementptr inbounds i8, ptr %_12, i64 4, !dbg !36
  store i32 %10, ptr %11, align 4, !dbg !36
  %12 = load i32, ptr %_12, align 4, !dbg !36
  %13 = getelementptr inbounds i8, ptr %_12, i64 4, !dbg !36
  %14 = load i32, ptr %13, align 4, !dbg !36
  %_15 = zext i32 %12 to i64, !dbg !36
  %15 = trunc nuw i64 %_15 to i1, !dbg !36
  br i1 %15, label %bb11, label %bb10, !dbg !36

bb4:                                              ; preds = %bb2
  %_8 = load i32, ptr %n, align 4, !dbg !38
  %16 = udiv i32 %_8, 2, !dbg !38
  store i32 %16, ptr %_5, align 4, !dbg !38
  br label %bb16, !dbg !39

bb11:                                             ; preds = %bb6
; call <core::option::Option<u32> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %17 = call { i32, i32 } @_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs3t7UYfdt6Re_7collatz() #10, !dbg !40
  %18 = extractvalue { i32, i32 } %17, 0, !dbg !40
  %19 = extractvalue { i32, i32 } %17, 1, !dbg !40
  store i32 %18, ptr %_0, align 4, !dbg !40
  %20 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !40
  store i32 %19, ptr %20, align 4, !dbg !40
  br label %bb19, !dbg !40

bb10:                                             ; preds = %bb6
  %21 = getelementptr inbounds i8, ptr %_12, i64 4, !dbg !36
  %val = load i32, ptr %21, align 4, !dbg !36
; call <u32>::checked_add
  %22 = call { i32, i32 } @_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_addCs3t7UYfdt6Re_7collatz(i32 %val, i32 1) #10, !dbg !43
  %_11.0 = extractvalue { i32, i32 } %22, 0, !dbg !43
  %_11.1 = extractvalue { i32, i32 } %22, 1, !dbg !43
; call <core::option::Option<u32> as core::ops::try_trait::Try>::branch
  %23 = call { i32, i32 } @_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmENtNtNtB7_3ops9try_trait3Try6branchCs3t7UYfdt6Re_7collatz(i32 %_11.0, i32 %_11.1) #10, !dbg !36
  %24 = extractvalue { i32, i32 } %23, 0, !dbg !36
  %25 = extractvalue { i32, i32 } %23, 1, !dbg !36
  store i32 %24, ptr %_10, align 4, !dbg !36
  %26 = getelementptr inbounds i8, ptr %_10, i64 4, !dbg !36
  store i32 %25, ptr %26, align 4, !dbg !36
  %27 = load i32, ptr %_10, align 4, !dbg !36
  %28 = getelementptr inbounds i8, ptr %_10, i64 4, !dbg !36
  %29 = load i32, ptr %28, align 4, !dbg !36
  %_17 = zext i32 %27 to i64, !dbg !36
  %30 = trunc nuw i64 %_17 to i1, !dbg !36
  br i1 %30, label %bb15, label %bb14, !dbg !36

bb15:                                             ; preds = %bb10
; call <core::option::Option<u32> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %31 = call { i32, i32 } @_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs3t7UYfdt6Re_7collatz() #10, !dbg !44
  %32 = extractvalue { i32, i32 } %31, 0, !dbg !44
  %33 = extractvalue { i32, i32 } %31, 1, !dbg !44
  store i32 %32, ptr %_0, align 4, !dbg !44
  %34 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !44
  store i32 %33, ptr %34, align 4, !dbg !44
  br label %bb19, !dbg !44

bb14:                                             ; preds = %bb10
  %35 = getelementptr inbounds i8, ptr %_10, i64 4, !dbg !36
  %val1 = load i32, ptr %35, align 4, !dbg !36
  store i32 %val1, ptr %_5, align 4, !dbg !47
  br label %bb16, !dbg !39

bb16:                                             ; preds = %bb4, %bb14
  %36 = load i32, ptr %_5, align 4, !dbg !50
  store i32 %36, ptr %n, align 4, !dbg !50
  %37 = load i32, ptr %count, align 4, !dbg !51
  %_19.0 = add i32 %37, 1, !dbg !51
  %_19.1 = icmp ult i32 %_19.0, %37, !dbg !51
  br i1 %_19.1, label %panic, label %bb17, !dbg !51

bb9:                                              ; No predecessors!
  unreachable, !dbg !52

bb17:                                             ; preds = %bb16
  store i32 %_19.0, ptr %count, align 4, !dbg !51
  br label %bb1, !dbg !28

panic:                                            ; preds = %bb16
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bd1a5ad3dedc4ef2b1d5140f231fccde) #11, !dbg !51
  unreachable, !dbg !51
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !53 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3t7UYfdt6Re_7collatz() #12, !dbg !56
  unreachable, !dbg !56
}

; <u32>::checked_add
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_addCs3t7UYfdt6Re_7collatz(i32 %self, i32 %rhs) unnamed_addr #0 !dbg !57 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4.0 = add i32 %self, %rhs, !dbg !61
  %_4.1 = icmp ult i32 %_4.0, %self, !dbg !61
  br i1 %_4.1, label %bb2, label %bb4, !dbg !62

bb4:                                              ; preds = %start
  %_5 = add nuw i32 %self, %rhs, !dbg !67
  %0 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !68
  store i32 %_5, ptr %0, align 4, !dbg !68
  store i32 1, ptr %_0, align 4, !dbg !68
  br label %bb1, !dbg !69

bb2:                                              ; preds = %start
  %1 = load i32, ptr @anon.66ba69100dbf1dbc04aaff96b35a595d.0, align 4, !dbg !70
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @anon.66ba69100dbf1dbc04aaff96b35a595d.0, i64 4), align 4, !dbg !70
  store i32 %1, ptr %_0, align 4, !dbg !70
  %3 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !70
  store i32 %2, ptr %3, align 4, !dbg !70
  br label %bb1, !dbg !69

bb1:                                              ; preds = %bb2, %bb4
  %4 = load i32, ptr %_0, align 4, !dbg !71
  %5 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !71
  %6 = load i32, ptr %5, align 4, !dbg !71
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0, !dbg !71
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1, !dbg !71
  ret { i32, i32 } %8, !dbg !71
}

; <u32>::checked_mul
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_mulCs3t7UYfdt6Re_7collatz(i32 %self, i32 %rhs) unnamed_addr #0 !dbg !72 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self, i32 %rhs), !dbg !73
  %_5.0 = extractvalue { i32, i1 } %0, 0, !dbg !73
  %_5.1 = extractvalue { i32, i1 } %0, 1, !dbg !73
  br i1 %_5.1, label %bb2, label %bb4, !dbg !76

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !80
  store i32 %_5.0, ptr %1, align 4, !dbg !80
  store i32 1, ptr %_0, align 4, !dbg !80
  br label %bb1, !dbg !81

bb2:                                              ; preds = %start
  %2 = load i32, ptr @anon.66ba69100dbf1dbc04aaff96b35a595d.0, align 4, !dbg !82
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.66ba69100dbf1dbc04aaff96b35a595d.0, i64 4), align 4, !dbg !82
  store i32 %2, ptr %_0, align 4, !dbg !82
  %4 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !82
  store i32 %3, ptr %4, align 4, !dbg !82
  br label %bb1, !dbg !81

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i32, ptr %_0, align 4, !dbg !83
  %6 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !83
  %7 = load i32, ptr %6, align 4, !dbg !83
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0, !dbg !83
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1, !dbg !83
  ret { i32, i32 } %9, !dbg !83
}

; <u32>::is_multiple_of
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMs6_NtCsnC4lpNxbXH_4core3numm14is_multiple_ofCs3t7UYfdt6Re_7collatz(i32 %self, i32 %rhs) unnamed_addr #0 !dbg !84 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = icmp eq i32 %rhs, 0, !dbg !85
  br i1 %0, label %bb2, label %bb1, !dbg !85

bb2:                                              ; preds = %start
  %1 = icmp eq i32 %self, 0, !dbg !86
  %2 = zext i1 %1 to i8, !dbg !86
  store i8 %2, ptr %_0, align 1, !dbg !86
  br label %bb4, !dbg !87

bb1:                                              ; preds = %start
  %_4 = icmp eq i32 %rhs, 0, !dbg !88
  br i1 %_4, label %panic, label %bb3, !dbg !88

bb4:                                              ; preds = %bb3, %bb2
  %3 = load i8, ptr %_0, align 1, !dbg !89
  %4 = trunc nuw i8 %3 to i1, !dbg !89
  ret i1 %4, !dbg !89

bb3:                                              ; preds = %bb1
  %_3 = urem i32 %self, %rhs, !dbg !88
  %5 = icmp eq i32 %_3, 0, !dbg !88
  %6 = zext i1 %5 to i8, !dbg !88
  store i8 %6, ptr %_0, align 1, !dbg !88
  br label %bb4, !dbg !90

panic:                                            ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_a065e1f2abcc4edd7c4074f0bb9acadd) #11, !dbg !88
  unreachable, !dbg !88
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs3t7UYfdt6Re_7collatz() unnamed_addr #3 !dbg !91 {
start:
  ret void, !dbg !92
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3t7UYfdt6Re_7collatz() unnamed_addr #0 !dbg !93 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !97
  ret i32 %_0, !dbg !98
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3t7UYfdt6Re_7collatz() unnamed_addr #0 !dbg !99 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  ret i32 %_0, !dbg !101
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3t7UYfdt6Re_7collatz() unnamed_addr #0 !dbg !102 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  ret i32 %_0, !dbg !104
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3t7UYfdt6Re_7collatz() unnamed_addr #4 !dbg !105 {
start:
  call void @llvm.trap(), !dbg !106
  unreachable, !dbg !106
}

; <core::option::Option<u32> as core::ops::try_trait::Try>::branch
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmENtNtNtB7_3ops9try_trait3Try6branchCs3t7UYfdt6Re_7collatz(i32 %0, i32 %1) unnamed_addr #0 !dbg !107 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4, !dbg !109
  %4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !109
  %5 = load i32, ptr %4, align 4, !dbg !109
  %_2 = zext i32 %3 to i64, !dbg !109
  %6 = trunc nuw i64 %_2 to i1, !dbg !110
  br i1 %6, label %bb3, label %bb2, !dbg !110

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !111
  %v = load i32, ptr %7, align 4, !dbg !111
  %8 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !112
  store i32 %v, ptr %8, align 4, !dbg !112
  store i32 0, ptr %_0, align 4, !dbg !112
  br label %bb4, !dbg !114

bb2:                                              ; preds = %start
  store i32 1, ptr %_0, align 4, !dbg !115
  br label %bb4, !dbg !116

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %_0, align 4, !dbg !117
  %10 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !117
  %11 = load i32, ptr %10, align 4, !dbg !117
  %12 = insertvalue { i32, i32 } poison, i32 %9, 0, !dbg !117
  %13 = insertvalue { i32, i32 } %12, i32 %11, 1, !dbg !117
  ret { i32, i32 } %13, !dbg !117

bb1:                                              ; No predecessors!
  unreachable, !dbg !109
}

; <core::option::Option<u32> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs3t7UYfdt6Re_7collatz() unnamed_addr #0 !dbg !118 {
start:
  ret { i32, i32 } { i32 0, i32 undef }, !dbg !120
}

; Function Attrs: convergent nounwind
define ptx_kernel void @collatz(i32 %first, i32 %n, ptr %out) unnamed_addr #1 !dbg !121 {
start:
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3t7UYfdt6Re_7collatz() #10, !dbg !122
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3t7UYfdt6Re_7collatz() #10, !dbg !125
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !122
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !122
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !122
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !122

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3t7UYfdt6Re_7collatz() #10, !dbg !126
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !127
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !127
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id.exit, !dbg !127

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #11, !dbg !122
  unreachable, !dbg !122

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #11, !dbg !127
  unreachable, !dbg !127

_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i3 = zext i32 %_7.0.i to i64, !dbg !127
  %i = trunc i64 %_0.i3 to i32, !dbg !128
  %_6 = icmp ult i32 %i, %n, !dbg !129
  br i1 %_6, label %bb2, label %bb7, !dbg !129

bb7:                                              ; preds = %bb9, %_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id.exit
  ret void, !dbg !131

bb2:                                              ; preds = %_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id.exit
  %_10.0 = add i32 %first, %i, !dbg !132
  %_10.1 = icmp ult i32 %_10.0, %first, !dbg !132
  br i1 %_10.1, label %panic, label %bb3, !dbg !132

bb3:                                              ; preds = %bb2
; call collatz::steps
  %1 = call { i32, i32 } @_RNvCs3t7UYfdt6Re_7collatz5steps(i32 %_10.0) #13, !dbg !133
  %_8.0 = extractvalue { i32, i32 } %1, 0, !dbg !133
  %_8.1 = extractvalue { i32, i32 } %1, 1, !dbg !133
; call <core::option::Option<u32>>::map_or::<i32, collatz::collatz::{closure#0}>
  %result = call i32 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionmE6map_orlNCNvCs3t7UYfdt6Re_7collatz7collatz0EBV_(i32 %_8.0, i32 %_8.1, i32 -1) #10, !dbg !134
  %_12 = zext i32 %i to i64, !dbg !135
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_12, !dbg !137
  %_14 = ptrtoint ptr %_0.i to i64, !dbg !144
  %_16 = and i64 %_14, 3, !dbg !144
  %_17 = icmp eq i64 %_16, 0, !dbg !144
  br i1 %_17, label %bb8, label %panic1, !dbg !144

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_2061fc4b309757dd6bad9e5478625471) #11, !dbg !132
  unreachable, !dbg !132

bb8:                                              ; preds = %bb3
  %_19 = ptrtoint ptr %_0.i to i64, !dbg !144
  %_21 = icmp eq i64 %_19, 0, !dbg !144
  %_22 = and i1 %_21, true, !dbg !144
  %_23 = xor i1 %_22, true, !dbg !144
  br i1 %_23, label %bb9, label %panic2, !dbg !144

panic1:                                           ; preds = %bb3
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_14, ptr align 8 @alloc_ab735b93db41f5cccb75389aed688a8d) #11, !dbg !144
  unreachable, !dbg !144

bb9:                                              ; preds = %bb8
  store i32 %result, ptr %_0.i, align 4, !dbg !144
  br label %bb7, !dbg !145

panic2:                                           ; preds = %bb8
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_ab735b93db41f5cccb75389aed688a8d) #11, !dbg !144
  unreachable, !dbg !144
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #9

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #10 = { inlinehint nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { inlinehint noreturn nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/collatz.rs/@/collatz.286a38da985f6c06-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "map_or<u32, i32, collatz::collatz::{closure_env#0}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionmE6map_orlNCNvCs3t7UYfdt6Re_7collatz7collatz0EBV_", scope: !8, file: !7, line: 1224, type: !11, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!8 = !DINamespace(name: "Option", scope: !9)
!9 = !DINamespace(name: "option", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1229, column: 15, scope: !6)
!14 = !DILocation(line: 1229, column: 9, scope: !6)
!15 = !DILocation(line: 1230, column: 18, scope: !6)
!16 = !DILocation(line: 1230, column: 24, scope: !17)
!17 = distinct !DILexicalBlock(scope: !6, file: !7, line: 1230, column: 13)
!18 = !DILocation(line: 1233, column: 5, scope: !6)
!19 = !DILocation(line: 1231, column: 21, scope: !6)
!20 = !DILocation(line: 1233, column: 6, scope: !6)
!21 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs3t7UYfdt6Re_7collatz7collatz0B3_", scope: !23, file: !22, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!22 = !DIFile(filename: "examples/rust/collatz.rs", directory: ".", checksumkind: CSK_MD5, checksum: "15eb4b2d3e9e81400afa2569931dbe04")
!23 = !DINamespace(name: "collatz", scope: !24)
!24 = !DINamespace(name: "collatz", scope: null)
!25 = !DILocation(line: 21, column: 70, scope: !21)
!26 = distinct !DISubprogram(name: "steps", linkageName: "_RNvCs3t7UYfdt6Re_7collatz5steps", scope: !24, file: !22, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!27 = !DILocation(line: 9, column: 21, scope: !26)
!28 = !DILocation(line: 10, column: 5, scope: !29)
!29 = distinct !DILexicalBlock(scope: !26, file: !22, line: 9, column: 5)
!30 = !DILocation(line: 10, column: 11, scope: !29)
!31 = !DILocation(line: 14, column: 10, scope: !29)
!32 = !DILocation(line: 14, column: 5, scope: !29)
!33 = !DILocation(line: 15, column: 2, scope: !26)
!34 = !DILocation(line: 11, column: 16, scope: !29)
!35 = !DILocation(line: 11, column: 18, scope: !29)
!36 = !DILocation(line: 11, column: 53, scope: !29)
!37 = !DILocation(line: 11, column: 55, scope: !29)
!38 = !DILocation(line: 11, column: 38, scope: !29)
!39 = !DILocation(line: 11, column: 13, scope: !29)
!40 = !DILocation(line: 11, column: 53, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !22, line: 11, column: 69)
!42 = distinct !DILexicalBlock(scope: !29, file: !22, line: 11, column: 69)
!43 = !DILocation(line: 11, column: 71, scope: !29)
!44 = !DILocation(line: 11, column: 53, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !22, line: 11, column: 85)
!46 = distinct !DILexicalBlock(scope: !29, file: !22, line: 11, column: 85)
!47 = !DILocation(line: 11, column: 53, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !22, line: 11, column: 53)
!49 = distinct !DILexicalBlock(scope: !29, file: !22, line: 11, column: 85)
!50 = !DILocation(line: 11, column: 9, scope: !29)
!51 = !DILocation(line: 12, column: 9, scope: !29)
!52 = !DILocation(line: 0, scope: !26)
!53 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !55, file: !54, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!54 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!55 = !DINamespace(name: "gpu", scope: !24)
!56 = !DILocation(line: 16, column: 14, scope: !53)
!57 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_addCs3t7UYfdt6Re_7collatz", scope: !59, file: !58, line: 815, type: !11, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!58 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!59 = !DINamespace(name: "{impl#8}", scope: !60)
!60 = !DINamespace(name: "num", scope: !10)
!61 = !DILocation(line: 823, column: 37, scope: !57)
!62 = !DILocation(line: 457, column: 8, scope: !63, inlinedAt: !66)
!63 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !65, file: !64, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!64 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!65 = !DINamespace(name: "intrinsics", scope: !10)
!66 = !DILocation(line: 823, column: 16, scope: !57)
!67 = !DILocation(line: 827, column: 31, scope: !57)
!68 = !DILocation(line: 827, column: 17, scope: !57)
!69 = !DILocation(line: 823, column: 13, scope: !57)
!70 = !DILocation(line: 824, column: 17, scope: !57)
!71 = !DILocation(line: 829, column: 10, scope: !57)
!72 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_mulCs3t7UYfdt6Re_7collatz", scope: !59, file: !58, line: 1214, type: !11, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!73 = !DILocation(line: 3105, column: 26, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_mul", scope: !59, file: !58, line: 3104, type: !11, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!75 = !DILocation(line: 1215, column: 31, scope: !72)
!76 = !DILocation(line: 457, column: 8, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !65, file: !64, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!78 = !DILocation(line: 1216, column: 16, scope: !79)
!79 = distinct !DILexicalBlock(scope: !72, file: !58, line: 1215, column: 13)
!80 = !DILocation(line: 1216, column: 56, scope: !79)
!81 = !DILocation(line: 1216, column: 13, scope: !79)
!82 = !DILocation(line: 1216, column: 42, scope: !79)
!83 = !DILocation(line: 1217, column: 10, scope: !72)
!84 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm14is_multiple_ofCs3t7UYfdt6Re_7collatz", scope: !59, file: !58, line: 3796, type: !11, scopeLine: 3796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!85 = !DILocation(line: 3797, column: 13, scope: !84)
!86 = !DILocation(line: 3798, column: 22, scope: !84)
!87 = !DILocation(line: 3798, column: 30, scope: !84)
!88 = !DILocation(line: 3799, column: 22, scope: !84)
!89 = !DILocation(line: 3801, column: 10, scope: !84)
!90 = !DILocation(line: 3799, column: 36, scope: !84)
!91 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs3t7UYfdt6Re_7collatz", scope: !65, file: !64, line: 417, type: !11, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!92 = !DILocation(line: 417, column: 28, scope: !91)
!93 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3t7UYfdt6Re_7collatz", scope: !95, file: !94, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!94 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!95 = !DINamespace(name: "nvptx", scope: !96)
!96 = !DINamespace(name: "core_arch", scope: !10)
!97 = !DILocation(line: 62, column: 5, scope: !93)
!98 = !DILocation(line: 63, column: 2, scope: !93)
!99 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3t7UYfdt6Re_7collatz", scope: !95, file: !94, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!100 = !DILocation(line: 83, column: 5, scope: !99)
!101 = !DILocation(line: 84, column: 2, scope: !99)
!102 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3t7UYfdt6Re_7collatz", scope: !95, file: !94, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!103 = !DILocation(line: 125, column: 5, scope: !102)
!104 = !DILocation(line: 126, column: 2, scope: !102)
!105 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3t7UYfdt6Re_7collatz", scope: !95, file: !94, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!106 = !DILocation(line: 146, column: 5, scope: !105)
!107 = distinct !DISubprogram(name: "branch<u32>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmENtNtNtB7_3ops9try_trait3Try6branchCs3t7UYfdt6Re_7collatz", scope: !108, file: !7, line: 2777, type: !11, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!108 = !DINamespace(name: "{impl#47}", scope: !9)
!109 = !DILocation(line: 2778, column: 15, scope: !107)
!110 = !DILocation(line: 2778, column: 9, scope: !107)
!111 = !DILocation(line: 2779, column: 18, scope: !107)
!112 = !DILocation(line: 2779, column: 24, scope: !113)
!113 = distinct !DILexicalBlock(scope: !107, file: !7, line: 2779, column: 13)
!114 = !DILocation(line: 2782, column: 5, scope: !107)
!115 = !DILocation(line: 2780, column: 21, scope: !107)
!116 = !DILocation(line: 2780, column: 44, scope: !107)
!117 = !DILocation(line: 2782, column: 6, scope: !107)
!118 = distinct !DISubprogram(name: "from_residual<u32>", linkageName: "_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs3t7UYfdt6Re_7collatz", scope: !119, file: !7, line: 2791, type: !11, scopeLine: 2791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!119 = !DINamespace(name: "{impl#48}", scope: !9)
!120 = !DILocation(line: 2795, column: 6, scope: !118)
!121 = distinct !DISubprogram(name: "collatz", scope: !24, file: !22, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!122 = !DILocation(line: 9, column: 15, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id", scope: !55, file: !54, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!124 = distinct !DILocation(line: 19, column: 13, scope: !121)
!125 = !DILocation(line: 9, column: 46, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 9, column: 77, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 9, column: 14, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 19, column: 13, scope: !121)
!129 = !DILocation(line: 20, column: 8, scope: !130)
!130 = distinct !DILexicalBlock(scope: !121, file: !22, line: 19, column: 5)
!131 = !DILocation(line: 25, column: 2, scope: !121)
!132 = !DILocation(line: 21, column: 28, scope: !130)
!133 = !DILocation(line: 21, column: 22, scope: !130)
!134 = !DILocation(line: 21, column: 39, scope: !130)
!135 = !DILocation(line: 23, column: 27, scope: !136)
!136 = distinct !DILexicalBlock(scope: !130, file: !22, line: 21, column: 9)
!137 = !DILocation(line: 961, column: 18, scope: !138, inlinedAt: !143)
!138 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3t7UYfdt6Re_7collatz", scope: !140, file: !139, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!139 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!140 = !DINamespace(name: "{impl#0}", scope: !141)
!141 = !DINamespace(name: "mut_ptr", scope: !142)
!142 = !DINamespace(name: "ptr", scope: !10)
!143 = distinct !DILocation(line: 23, column: 23, scope: !136)
!144 = !DILocation(line: 23, column: 18, scope: !136)
!145 = !DILocation(line: 20, column: 5, scope: !130)
