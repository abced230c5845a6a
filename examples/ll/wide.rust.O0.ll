; ModuleID = 'wide.1b3f16c34526945b-cgu.0'
source_filename = "wide.1b3f16c34526945b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.e904570171ff6ab99c4a322778af4404.0 = private unnamed_addr constant <{ [16 x i8], [16 x i8] }> <{ [16 x i8] zeroinitializer, [16 x i8] undef }>, align 16
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_d264119714ae0a1d22ad324e662229be = private unnamed_addr constant [22 x i8] c"examples/rust/wide.rs\00", align 1
@alloc_b8a342dc5276e31d3da13826e690732d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00+\00\00\00" }>, align 8
@alloc_2309b7a9600b21cb2661bef81a6f5fca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00(\00\00\00" }>, align 8
@alloc_dfe722b93d4b0b9e7c08de846d363756 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\006\00\00\00" }>, align 8
@alloc_8d4f8210ab1d7f264cba5394b9140365 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\003\00\00\00" }>, align 8
@alloc_f92775130cf97c43f91b2a528952258a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00H\00\00\00" }>, align 8
@alloc_b2a9ef080098693fac59bb7913e0a27b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00>\00\00\00" }>, align 8
@alloc_3457efa03963e01f93b015cc2a4e454a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00]\00\00\00" }>, align 8
@alloc_7341aee14c48a7a5492796ffbe266fbc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00P\00\00\00" }>, align 8
@alloc_c38ad98e7e66b1a55eb36dee3389a998 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\1F\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::option::Option<u128>>::unwrap_or_else::<wide::wide::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_(i128 %0, i128 %1, ptr align 16 %f.0, ptr align 16 %f.1, ptr align 8 %2) unnamed_addr #0 !dbg !6 {
start:
  %x = alloca [16 x i8], align 16
  %self = alloca [32 x i8], align 16
  store i128 %0, ptr %self, align 16
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  store i128 %1, ptr %3, align 16
  %4 = load i128, ptr %self, align 16, !dbg !13
  %5 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !13
  %6 = load i128, ptr %5, align 16, !dbg !13
  %_3 = trunc i128 %4 to i64, !dbg !13
  %7 = trunc nuw i64 %_3 to i1, !dbg !14
  br i1 %7, label %bb3, label %bb2, !dbg !14

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !15
  %9 = load i128, ptr %8, align 16, !dbg !15
  store i128 %9, ptr %x, align 16, !dbg !15
  br label %bb5, !dbg !16

bb2:                                              ; preds = %start
; call wide::wide::{closure#0}
  %10 = call i128 @_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_(ptr align 16 %f.0, ptr align 16 %f.1) #10, !dbg !17
  store i128 %10, ptr %x, align 16, !dbg !17
  br label %bb5, !dbg !18

bb5:                                              ; preds = %bb3, %bb2
  %11 = load i128, ptr %x, align 16, !dbg !19
  ret i128 %11, !dbg !19

bb1:                                              ; No predecessors!
  unreachable, !dbg !13
}

; core::intrinsics::rotate_left::<u128>
; Function Attrs: convergent nounwind
define internal i128 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide(i128 %x, i32 %shift) unnamed_addr #1 !dbg !20 {
start:
  %0 = alloca [16 x i8], align 16, !dbg !23
  %_3 = urem i32 %shift, 128, !dbg !23
  %1 = zext i32 %_3 to i128, !dbg !24
  %2 = call i128 @llvm.fshl.i128(i128 %x, i128 %x, i128 %1), !dbg !24
  store i128 %2, ptr %0, align 16, !dbg !24
  %_0 = load i128, ptr %0, align 16, !dbg !24
  ret i128 %_0, !dbg !25
}

; wide::wide::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_(ptr align 16 %_1.0, ptr align 16 %_1.1) unnamed_addr #0 !dbg !26 {
start:
  %_3 = load i128, ptr %_1.0, align 16, !dbg !30
  %_4 = load i128, ptr %_1.1, align 16, !dbg !31
  %_0.i = mul i128 %_3, %_4, !dbg !32
  %_0 = xor i128 %_0.i, -1, !dbg !30
  ret i128 %_0, !dbg !38
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !39 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs2l1ZEbEAv1v_4wide() #11, !dbg !42
  unreachable, !dbg !42
}

; <core::option::Option<u128>>::unwrap_or
; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %0, i128 %1, i128 %default) unnamed_addr #0 !dbg !43 {
start:
  %x = alloca [16 x i8], align 16
  %self = alloca [32 x i8], align 16
  store i128 %0, ptr %self, align 16
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  store i128 %1, ptr %2, align 16
  %3 = load i128, ptr %self, align 16, !dbg !44
  %4 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !44
  %5 = load i128, ptr %4, align 16, !dbg !44
  %_3 = trunc i128 %3 to i64, !dbg !44
  %6 = trunc nuw i64 %_3 to i1, !dbg !45
  br i1 %6, label %bb3, label %bb2, !dbg !45

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !46
  %8 = load i128, ptr %7, align 16, !dbg !46
  store i128 %8, ptr %x, align 16, !dbg !46
  br label %bb4, !dbg !47

bb2:                                              ; preds = %start
  store i128 %default, ptr %x, align 16, !dbg !48
  br label %bb4, !dbg !48

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i128, ptr %x, align 16, !dbg !49
  ret i128 %9, !dbg !49

bb1:                                              ; No predecessors!
  unreachable, !dbg !44
}

; <u128>::checked_div
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_divCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 !dbg !50 {
start:
  %0 = icmp eq i128 %rhs, 0, !dbg !51
  br i1 %0, label %bb2, label %bb4, !dbg !51

bb2:                                              ; preds = %start
  %1 = load i128, ptr @anon.e904570171ff6ab99c4a322778af4404.0, align 16, !dbg !54
  %2 = load i128, ptr getelementptr inbounds (i8, ptr @anon.e904570171ff6ab99c4a322778af4404.0, i64 16), align 16, !dbg !54
  store i128 %1, ptr %_0, align 16, !dbg !54
  %3 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !54
  store i128 %2, ptr %3, align 16, !dbg !54
  br label %bb1, !dbg !55

bb4:                                              ; preds = %start
  %_3 = udiv i128 %self, %rhs, !dbg !56
  %4 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !57
  store i128 %_3, ptr %4, align 16, !dbg !57
  store i128 1, ptr %_0, align 16, !dbg !57
  br label %bb1, !dbg !55

bb1:                                              ; preds = %bb4, %bb2
  ret void, !dbg !58
}

; <u128>::checked_mul
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mulCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 !dbg !59 {
start:
  %0 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %self, i128 %rhs), !dbg !60
  %_5.0 = extractvalue { i128, i1 } %0, 0, !dbg !60
  %_5.1 = extractvalue { i128, i1 } %0, 1, !dbg !60
  br i1 %_5.1, label %bb2, label %bb4, !dbg !63

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !67
  store i128 %_5.0, ptr %1, align 16, !dbg !67
  store i128 1, ptr %_0, align 16, !dbg !67
  br label %bb1, !dbg !68

bb2:                                              ; preds = %start
  %2 = load i128, ptr @anon.e904570171ff6ab99c4a322778af4404.0, align 16, !dbg !69
  %3 = load i128, ptr getelementptr inbounds (i8, ptr @anon.e904570171ff6ab99c4a322778af4404.0, i64 16), align 16, !dbg !69
  store i128 %2, ptr %_0, align 16, !dbg !69
  %4 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !69
  store i128 %3, ptr %4, align 16, !dbg !69
  br label %bb1, !dbg !68

bb1:                                              ; preds = %bb2, %bb4
  ret void, !dbg !70
}

; <u128>::checked_rem
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_remCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 !dbg !71 {
start:
  %0 = icmp eq i128 %rhs, 0, !dbg !72
  br i1 %0, label %bb2, label %bb4, !dbg !72

bb2:                                              ; preds = %start
  %1 = load i128, ptr @anon.e904570171ff6ab99c4a322778af4404.0, align 16, !dbg !75
  %2 = load i128, ptr getelementptr inbounds (i8, ptr @anon.e904570171ff6ab99c4a322778af4404.0, i64 16), align 16, !dbg !75
  store i128 %1, ptr %_0, align 16, !dbg !75
  %3 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !75
  store i128 %2, ptr %3, align 16, !dbg !75
  br label %bb1, !dbg !76

bb4:                                              ; preds = %start
  %_3 = urem i128 %self, %rhs, !dbg !77
  %4 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !78
  store i128 %_3, ptr %4, align 16, !dbg !78
  store i128 1, ptr %_0, align 16, !dbg !78
  br label %bb1, !dbg !76

bb1:                                              ; preds = %bb4, %bb2
  ret void, !dbg !79
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs2l1ZEbEAv1v_4wide() unnamed_addr #3 !dbg !80 {
start:
  ret void, !dbg !81
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 !dbg !82 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !86
  ret i32 %_0, !dbg !87
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 !dbg !88 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89
  ret i32 %_0, !dbg !90
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 !dbg !91 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  ret i32 %_0, !dbg !93
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs2l1ZEbEAv1v_4wide() unnamed_addr #4 !dbg !94 {
start:
  call void @llvm.trap(), !dbg !95
  unreachable, !dbg !95
}

; Function Attrs: convergent nounwind
define ptx_kernel void @wide(i64 %n, ptr %x, ptr %y, ptr %out, ptr %floats) unnamed_addr #1 !dbg !96 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca [32 x i8], align 16
  %4 = alloca [32 x i8], align 16
  %5 = alloca [32 x i8], align 16
  %_12 = alloca [48 x i8], align 16
  %b = alloca [16 x i8], align 16
  %a = alloca [16 x i8], align 16
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs2l1ZEbEAv1v_4wide() #10, !dbg !97
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs2l1ZEbEAv1v_4wide() #10, !dbg !100
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !97
  %_5.0.i = extractvalue { i32, i1 } %6, 0, !dbg !97
  %_5.1.i = extractvalue { i32, i1 } %6, 1, !dbg !97
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !97

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs2l1ZEbEAv1v_4wide() #10, !dbg !101
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !102
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !102
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit, !dbg !102

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #12, !dbg !97
  unreachable, !dbg !97

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #12, !dbg !102
  unreachable, !dbg !102

_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i17 = zext i32 %_7.0.i to i64, !dbg !102
  %_7 = icmp uge i64 %_0.i17, %n, !dbg !103
  br i1 %_7, label %bb24, label %bb2, !dbg !103

bb2:                                              ; preds = %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit
  %_0.i11 = getelementptr inbounds nuw i128, ptr %x, i64 %_0.i17, !dbg !105
  %_78 = ptrtoint ptr %_0.i11 to i64, !dbg !112
  %_80 = and i64 %_78, 15, !dbg !112
  %_81 = icmp eq i64 %_80, 0, !dbg !112
  br i1 %_81, label %bb28, label %panic, !dbg !112

bb24:                                             ; preds = %bb32, %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit
  ret void, !dbg !113

bb28:                                             ; preds = %bb2
  %_83 = ptrtoint ptr %_0.i11 to i64, !dbg !112
  %_85 = icmp eq i64 %_83, 0, !dbg !112
  %_86 = and i1 %_85, true, !dbg !112
  %_87 = xor i1 %_86, true, !dbg !112
  br i1 %_87, label %bb29, label %panic1, !dbg !112

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_78, ptr align 8 @alloc_2309b7a9600b21cb2661bef81a6f5fca) #12, !dbg !112
  unreachable, !dbg !112

bb29:                                             ; preds = %bb28
  %_13 = load i128, ptr %_0.i11, align 16, !dbg !112
  %_0.i10 = getelementptr inbounds nuw i128, ptr %y, i64 %_0.i17, !dbg !114
  %_73 = ptrtoint ptr %_0.i10 to i64, !dbg !116
  %_75 = and i64 %_73, 15, !dbg !116
  %_76 = icmp eq i64 %_75, 0, !dbg !116
  br i1 %_76, label %bb27, label %panic2, !dbg !116

panic1:                                           ; preds = %bb28
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_2309b7a9600b21cb2661bef81a6f5fca) #12, !dbg !112
  unreachable, !dbg !112

bb27:                                             ; preds = %bb29
  %_89 = ptrtoint ptr %_0.i10 to i64, !dbg !116
  %_91 = icmp eq i64 %_89, 0, !dbg !116
  %_92 = and i1 %_91, true, !dbg !116
  %_93 = xor i1 %_92, true, !dbg !116
  br i1 %_93, label %bb30, label %panic3, !dbg !116

panic2:                                           ; preds = %bb29
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_73, ptr align 8 @alloc_8d4f8210ab1d7f264cba5394b9140365) #12, !dbg !116
  unreachable, !dbg !116

bb30:                                             ; preds = %bb27
  %_15 = load i128, ptr %_0.i10, align 16, !dbg !116
  %_0.i = getelementptr inbounds nuw [4 x i128], ptr %out, i64 %_0.i17, !dbg !117
  %_68 = ptrtoint ptr %_0.i to i64, !dbg !123
  %_70 = and i64 %_68, 15, !dbg !123
  %_71 = icmp eq i64 %_70, 0, !dbg !123
  br i1 %_71, label %bb26, label %panic4, !dbg !123

panic3:                                           ; preds = %bb27
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_8d4f8210ab1d7f264cba5394b9140365) #12, !dbg !116
  unreachable, !dbg !116

bb26:                                             ; preds = %bb30
  %_95 = ptrtoint ptr %_0.i to i64, !dbg !123
  %_96 = icmp eq i64 %_95, 0, !dbg !123
  %_97 = and i1 %_96, true, !dbg !123
  %_98 = xor i1 %_97, true, !dbg !123
  br i1 %_98, label %bb31, label %panic5, !dbg !123

panic4:                                           ; preds = %bb30
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_68, ptr align 8 @alloc_b2a9ef080098693fac59bb7913e0a27b) #12, !dbg !123
  unreachable, !dbg !123

bb31:                                             ; preds = %bb26
  %_0.i9 = getelementptr inbounds nuw double, ptr %floats, i64 %_0.i17, !dbg !124
  %_63 = ptrtoint ptr %_0.i9 to i64, !dbg !127
  %_65 = and i64 %_63, 7, !dbg !127
  %_66 = icmp eq i64 %_65, 0, !dbg !127
  br i1 %_66, label %bb25, label %panic6, !dbg !127

panic5:                                           ; preds = %bb26
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_b2a9ef080098693fac59bb7913e0a27b) #12, !dbg !123
  unreachable, !dbg !123

bb25:                                             ; preds = %bb31
  %_100 = ptrtoint ptr %_0.i9 to i64, !dbg !127
  %_101 = icmp eq i64 %_100, 0, !dbg !127
  %_102 = and i1 %_101, true, !dbg !127
  %_103 = xor i1 %_102, true, !dbg !127
  br i1 %_103, label %bb32, label %panic7, !dbg !127

panic6:                                           ; preds = %bb31
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_63, ptr align 8 @alloc_7341aee14c48a7a5492796ffbe266fbc) #12, !dbg !127
  unreachable, !dbg !127

bb32:                                             ; preds = %bb25
  store i128 %_13, ptr %_12, align 16, !dbg !128
  %7 = getelementptr inbounds i8, ptr %_12, i64 16, !dbg !128
  store i128 %_15, ptr %7, align 16, !dbg !128
  %8 = getelementptr inbounds i8, ptr %_12, i64 32, !dbg !128
  store ptr %_0.i, ptr %8, align 16, !dbg !128
  %9 = getelementptr inbounds i8, ptr %_12, i64 40, !dbg !128
  store ptr %_0.i9, ptr %9, align 8, !dbg !128
  %10 = load i128, ptr %_12, align 16, !dbg !129
  store i128 %10, ptr %a, align 16, !dbg !129
  %11 = getelementptr inbounds i8, ptr %_12, i64 16, !dbg !130
  %12 = load i128, ptr %11, align 16, !dbg !130
  store i128 %12, ptr %b, align 16, !dbg !130
  %13 = getelementptr inbounds i8, ptr %_12, i64 32, !dbg !131
  %out8 = load ptr, ptr %13, align 16, !dbg !131
  %14 = getelementptr inbounds i8, ptr %_12, i64 40, !dbg !132
  %float = load ptr, ptr %14, align 8, !dbg !132
  %15 = load i128, ptr %a, align 16, !dbg !133
  %16 = load i128, ptr %b, align 16, !dbg !133
; call <u128>::checked_mul
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mulCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %5, i128 %15, i128 %16) #10, !dbg !135
  %_22.0 = load i128, ptr %5, align 16, !dbg !135
  %17 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !135
  %_22.1 = load i128, ptr %17, align 16, !dbg !135
; call <core::option::Option<u128>>::unwrap_or_else::<wide::wide::{closure#0}>
  %_21 = call i128 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_(i128 %_22.0, i128 %_22.1, ptr align 16 %a, ptr align 16 %b, ptr align 8 @alloc_c38ad98e7e66b1a55eb36dee3389a998) #10, !dbg !136
  %18 = getelementptr inbounds nuw i128, ptr %out8, i64 0, !dbg !137
  store i128 %_21, ptr %18, align 16, !dbg !137
  %19 = load i128, ptr %a, align 16, !dbg !138
  %20 = load i128, ptr %b, align 16, !dbg !138
; call <u128>::checked_div
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_divCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %4, i128 %19, i128 %20) #10, !dbg !139
  %_30.0 = load i128, ptr %4, align 16, !dbg !139
  %21 = getelementptr inbounds i8, ptr %4, i64 16, !dbg !139
  %_30.1 = load i128, ptr %21, align 16, !dbg !139
; call <core::option::Option<u128>>::unwrap_or
  %_29 = call i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %_30.0, i128 %_30.1, i128 7) #10, !dbg !140
  %22 = load i128, ptr %a, align 16, !dbg !141
  %23 = load i128, ptr %b, align 16, !dbg !141
; call <u128>::checked_rem
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_remCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %3, i128 %22, i128 %23) #10, !dbg !142
  %_33.0 = load i128, ptr %3, align 16, !dbg !142
  %24 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !142
  %_33.1 = load i128, ptr %24, align 16, !dbg !142
; call <core::option::Option<u128>>::unwrap_or
  %_32 = call i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %_33.0, i128 %_33.1, i128 9) #10, !dbg !143
  %_31 = shl i128 %_32, 1, !dbg !141
  %_0.i15 = add i128 %_29, %_31, !dbg !144
  %25 = getelementptr inbounds nuw i128, ptr %out8, i64 1, !dbg !147
  store i128 %_0.i15, ptr %25, align 16, !dbg !147
  %26 = load i128, ptr %b, align 16, !dbg !148
  %_40 = trunc i128 %26 to i32, !dbg !148
  %27 = load i128, ptr %a, align 16, !dbg !149
; call core::intrinsics::rotate_left::<u128>
  %_0.i14 = call i128 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide(i128 %27, i32 %_40) #13, !dbg !150
  %28 = load i128, ptr %b, align 16, !dbg !153
  %29 = call i128 @llvm.ctlz.i128(i128 %28, i1 false), !dbg !154
  %30 = trunc i128 %29 to i32, !dbg !154
  store i32 %30, ptr %0, align 4, !dbg !154
  %_0.i16 = load i32, ptr %0, align 4, !dbg !154
  %_42 = zext i32 %_0.i16 to i128, !dbg !157
  %_41 = shl i128 %_42, 90, !dbg !157
  %_38 = xor i128 %_0.i14, %_41, !dbg !149
  %31 = load i128, ptr %a, align 16, !dbg !158
  %32 = call i128 @llvm.ctpop.i128(i128 %31), !dbg !159
  %33 = trunc i128 %32 to i32, !dbg !159
  store i32 %33, ptr %1, align 4, !dbg !159
  %_0.i13 = load i32, ptr %1, align 4, !dbg !159
  %_46 = zext i32 %_0.i13 to i128, !dbg !158
  %34 = getelementptr inbounds nuw i128, ptr %out8, i64 2, !dbg !162
  %35 = or i128 %_38, %_46, !dbg !162
  store i128 %35, ptr %34, align 16, !dbg !162
  %_53 = load i128, ptr %a, align 16, !dbg !163
  %_52 = sitofp i128 %_53 to float, !dbg !164
  %_51 = call i128 @llvm.fptosi.sat.i128.f32(float %_52), !dbg !164
  %36 = load i128, ptr %b, align 16, !dbg !165
  %_56 = uitofp i128 %36 to double, !dbg !165
  %_55 = fmul double %_56, 5.000000e-01, !dbg !166
  %_54 = call i128 @llvm.fptoui.sat.i128.f64(double %_55), !dbg !166
  %37 = getelementptr inbounds nuw i128, ptr %out8, i64 3, !dbg !167
  %38 = xor i128 %_51, %_54, !dbg !167
  store i128 %38, ptr %37, align 16, !dbg !167
  %_60 = load i128, ptr %a, align 16, !dbg !168
  %_61 = load i128, ptr %b, align 16, !dbg !169
  %39 = call i128 @llvm.ssub.sat.i128(i128 %_60, i128 %_61), !dbg !170
  store i128 %39, ptr %2, align 16, !dbg !170
  %_0.i12 = load i128, ptr %2, align 16, !dbg !170
  %40 = sitofp i128 %_0.i12 to double, !dbg !175
  store double %40, ptr %float, align 8, !dbg !175
  br label %bb24, !dbg !113

panic7:                                           ; preds = %bb25
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_7341aee14c48a7a5492796ffbe266fbc) #12, !dbg !127
  unreachable, !dbg !127
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ssub.sat.i128(i128, i128) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptoui.sat.i128.f64(double) #5

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #10 = { inlinehint nounwind }
attributes #11 = { inlinehint noreturn nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/wide.rs/@/wide.1b3f16c34526945b-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "unwrap_or_else<u128, wide::wide::{closure_env#0}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_", scope: !8, file: !7, line: 1061, type: !11, scopeLine: 1061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!8 = !DINamespace(name: "Option", scope: !9)
!9 = !DINamespace(name: "option", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1065, column: 15, scope: !6)
!14 = !DILocation(line: 1065, column: 9, scope: !6)
!15 = !DILocation(line: 1066, column: 18, scope: !6)
!16 = !DILocation(line: 1069, column: 5, scope: !6)
!17 = !DILocation(line: 1067, column: 21, scope: !6)
!18 = !DILocation(line: 1067, column: 23, scope: !6)
!19 = !DILocation(line: 1069, column: 6, scope: !6)
!20 = distinct !DISubprogram(name: "rotate_left<u128>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide", scope: !22, file: !21, line: 2026, type: !11, scopeLine: 2026, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!22 = !DINamespace(name: "intrinsics", scope: !10)
!23 = !DILocation(line: 2030, column: 41, scope: !20)
!24 = !DILocation(line: 2030, column: 14, scope: !20)
!25 = !DILocation(line: 2031, column: 2, scope: !20)
!26 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_", scope: !28, file: !27, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!27 = !DIFile(filename: "examples/rust/wide.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9a6a9db1a5f1a40ef553f0105ef13ec4")
!28 = !DINamespace(name: "wide", scope: !29)
!29 = !DINamespace(name: "wide", scope: null)
!30 = !DILocation(line: 16, column: 49, scope: !26)
!31 = !DILocation(line: 16, column: 64, scope: !26)
!32 = !DILocation(line: 2587, column: 13, scope: !33, inlinedAt: !37)
!33 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo12wrapping_mul", scope: !35, file: !34, line: 2586, type: !11, scopeLine: 2586, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!34 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!35 = !DINamespace(name: "{impl#10}", scope: !36)
!36 = !DINamespace(name: "num", scope: !10)
!37 = distinct !DILocation(line: 16, column: 51, scope: !26)
!38 = !DILocation(line: 16, column: 78, scope: !26)
!39 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !41, file: !40, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!40 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!41 = !DINamespace(name: "gpu", scope: !29)
!42 = !DILocation(line: 16, column: 14, scope: !39)
!43 = distinct !DISubprogram(name: "unwrap_or<u128>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide", scope: !8, file: !7, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!44 = !DILocation(line: 1042, column: 15, scope: !43)
!45 = !DILocation(line: 1042, column: 9, scope: !43)
!46 = !DILocation(line: 1043, column: 18, scope: !43)
!47 = !DILocation(line: 1046, column: 5, scope: !43)
!48 = !DILocation(line: 1044, column: 21, scope: !43)
!49 = !DILocation(line: 1046, column: 6, scope: !43)
!50 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_divCs2l1ZEbEAv1v_4wide", scope: !35, file: !34, line: 1304, type: !11, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!51 = !DILocation(line: 457, column: 8, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !22, file: !21, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!53 = !DILocation(line: 1305, column: 16, scope: !50)
!54 = !DILocation(line: 1306, column: 17, scope: !50)
!55 = !DILocation(line: 1305, column: 13, scope: !50)
!56 = !DILocation(line: 1310, column: 31, scope: !50)
!57 = !DILocation(line: 1310, column: 17, scope: !50)
!58 = !DILocation(line: 1312, column: 10, scope: !50)
!59 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mulCs2l1ZEbEAv1v_4wide", scope: !35, file: !34, line: 1214, type: !11, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!60 = !DILocation(line: 3105, column: 26, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo15overflowing_mul", scope: !35, file: !34, line: 3104, type: !11, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!62 = !DILocation(line: 1215, column: 31, scope: !59)
!63 = !DILocation(line: 457, column: 8, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !22, file: !21, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!65 = !DILocation(line: 1216, column: 16, scope: !66)
!66 = distinct !DILexicalBlock(scope: !59, file: !34, line: 1215, column: 13)
!67 = !DILocation(line: 1216, column: 56, scope: !66)
!68 = !DILocation(line: 1216, column: 13, scope: !66)
!69 = !DILocation(line: 1216, column: 42, scope: !66)
!70 = !DILocation(line: 1217, column: 10, scope: !59)
!71 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_remCs2l1ZEbEAv1v_4wide", scope: !35, file: !34, line: 1503, type: !11, scopeLine: 1503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!72 = !DILocation(line: 457, column: 8, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !22, file: !21, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!74 = !DILocation(line: 1504, column: 16, scope: !71)
!75 = !DILocation(line: 1505, column: 17, scope: !71)
!76 = !DILocation(line: 1504, column: 13, scope: !71)
!77 = !DILocation(line: 1509, column: 31, scope: !71)
!78 = !DILocation(line: 1509, column: 17, scope: !71)
!79 = !DILocation(line: 1511, column: 10, scope: !71)
!80 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs2l1ZEbEAv1v_4wide", scope: !22, file: !21, line: 417, type: !11, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!81 = !DILocation(line: 417, column: 28, scope: !80)
!82 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs2l1ZEbEAv1v_4wide", scope: !84, file: !83, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!83 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!84 = !DINamespace(name: "nvptx", scope: !85)
!85 = !DINamespace(name: "core_arch", scope: !10)
!86 = !DILocation(line: 62, column: 5, scope: !82)
!87 = !DILocation(line: 63, column: 2, scope: !82)
!88 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs2l1ZEbEAv1v_4wide", scope: !84, file: !83, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!89 = !DILocation(line: 83, column: 5, scope: !88)
!90 = !DILocation(line: 84, column: 2, scope: !88)
!91 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs2l1ZEbEAv1v_4wide", scope: !84, file: !83, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!92 = !DILocation(line: 125, column: 5, scope: !91)
!93 = !DILocation(line: 126, column: 2, scope: !91)
!94 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs2l1ZEbEAv1v_4wide", scope: !84, file: !83, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!95 = !DILocation(line: 146, column: 5, scope: !94)
!96 = distinct !DISubprogram(name: "wide", scope: !29, file: !27, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!97 = !DILocation(line: 9, column: 15, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id", scope: !41, file: !40, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!99 = distinct !DILocation(line: 10, column: 13, scope: !96)
!100 = !DILocation(line: 9, column: 46, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 9, column: 77, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 9, column: 14, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 11, column: 8, scope: !104)
!104 = distinct !DILexicalBlock(scope: !96, file: !27, line: 10, column: 5)
!105 = !DILocation(line: 863, column: 18, scope: !106, inlinedAt: !111)
!106 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPo3addCs2l1ZEbEAv1v_4wide", scope: !108, file: !107, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!107 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!108 = !DINamespace(name: "{impl#0}", scope: !109)
!109 = !DINamespace(name: "const_ptr", scope: !110)
!110 = !DINamespace(name: "ptr", scope: !10)
!111 = distinct !DILocation(line: 15, column: 43, scope: !104)
!112 = !DILocation(line: 15, column: 40, scope: !104)
!113 = !DILocation(line: 21, column: 2, scope: !96)
!114 = !DILocation(line: 863, column: 18, scope: !106, inlinedAt: !115)
!115 = distinct !DILocation(line: 15, column: 54, scope: !104)
!116 = !DILocation(line: 15, column: 51, scope: !104)
!117 = !DILocation(line: 961, column: 18, scope: !118, inlinedAt: !122)
!118 = distinct !DISubprogram(name: "add<[u128; 4]>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOAoj4_3addCs2l1ZEbEAv1v_4wide", scope: !120, file: !119, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!119 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!120 = !DINamespace(name: "{impl#0}", scope: !121)
!121 = !DINamespace(name: "mut_ptr", scope: !110)
!122 = distinct !DILocation(line: 15, column: 72, scope: !104)
!123 = !DILocation(line: 15, column: 62, scope: !104)
!124 = !DILocation(line: 961, column: 18, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOd3addCs2l1ZEbEAv1v_4wide", scope: !120, file: !119, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!126 = distinct !DILocation(line: 15, column: 93, scope: !104)
!127 = !DILocation(line: 15, column: 80, scope: !104)
!128 = !DILocation(line: 15, column: 39, scope: !104)
!129 = !DILocation(line: 15, column: 10, scope: !104)
!130 = !DILocation(line: 15, column: 13, scope: !104)
!131 = !DILocation(line: 15, column: 16, scope: !104)
!132 = !DILocation(line: 15, column: 21, scope: !104)
!133 = !DILocation(line: 16, column: 14, scope: !134)
!134 = distinct !DILexicalBlock(scope: !104, file: !27, line: 15, column: 5)
!135 = !DILocation(line: 16, column: 16, scope: !134)
!136 = !DILocation(line: 16, column: 31, scope: !134)
!137 = !DILocation(line: 16, column: 5, scope: !134)
!138 = !DILocation(line: 17, column: 14, scope: !134)
!139 = !DILocation(line: 17, column: 16, scope: !134)
!140 = !DILocation(line: 17, column: 31, scope: !134)
!141 = !DILocation(line: 17, column: 57, scope: !134)
!142 = !DILocation(line: 17, column: 59, scope: !134)
!143 = !DILocation(line: 17, column: 74, scope: !134)
!144 = !DILocation(line: 2511, column: 13, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo12wrapping_add", scope: !35, file: !34, line: 2510, type: !11, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!146 = distinct !DILocation(line: 17, column: 44, scope: !134)
!147 = !DILocation(line: 17, column: 5, scope: !134)
!148 = !DILocation(line: 18, column: 28, scope: !134)
!149 = !DILocation(line: 18, column: 14, scope: !134)
!150 = !DILocation(line: 386, column: 20, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11rotate_left", scope: !35, file: !34, line: 385, type: !11, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!152 = distinct !DILocation(line: 18, column: 16, scope: !134)
!153 = !DILocation(line: 18, column: 41, scope: !134)
!154 = !DILocation(line: 154, column: 20, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo13leading_zeros", scope: !35, file: !34, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!156 = distinct !DILocation(line: 18, column: 43, scope: !134)
!157 = !DILocation(line: 18, column: 40, scope: !134)
!158 = !DILocation(line: 18, column: 76, scope: !134)
!159 = !DILocation(line: 85, column: 20, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo10count_ones", scope: !35, file: !34, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!161 = distinct !DILocation(line: 18, column: 78, scope: !134)
!162 = !DILocation(line: 18, column: 5, scope: !134)
!163 = !DILocation(line: 19, column: 15, scope: !134)
!164 = !DILocation(line: 19, column: 14, scope: !134)
!165 = !DILocation(line: 19, column: 52, scope: !134)
!166 = !DILocation(line: 19, column: 51, scope: !134)
!167 = !DILocation(line: 19, column: 5, scope: !134)
!168 = !DILocation(line: 20, column: 14, scope: !134)
!169 = !DILocation(line: 20, column: 41, scope: !134)
!170 = !DILocation(line: 1937, column: 13, scope: !171, inlinedAt: !174)
!171 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs2_NtCsnC4lpNxbXH_4core3numn14saturating_sub", scope: !173, file: !172, line: 1936, type: !11, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!172 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/int_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "d477110ed439c682e8e98436e10310ca")
!173 = !DINamespace(name: "{impl#4}", scope: !36)
!174 = distinct !DILocation(line: 20, column: 26, scope: !134)
!175 = !DILocation(line: 20, column: 5, scope: !134)
