source_filename = "wide.1b3f16c34526945b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.ee2d7612325034c2e14a16f5de07afd5.0 = private unnamed_addr constant <{ [16 x i8], [16 x i8] }> <{ [16 x i8] zeroinitializer, [16 x i8] undef }>, align 16
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_d264119714ae0a1d22ad324e662229be = private unnamed_addr constant [22 x i8] c"examples/rust/wide.rs\00", align 1
@alloc_2309b7a9600b21cb2661bef81a6f5fca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00(\00\00\00" }>, align 8
@alloc_8d4f8210ab1d7f264cba5394b9140365 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\003\00\00\00" }>, align 8
@alloc_b2a9ef080098693fac59bb7913e0a27b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00>\00\00\00" }>, align 8
@alloc_7341aee14c48a7a5492796ffbe266fbc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00P\00\00\00" }>, align 8
@alloc_c38ad98e7e66b1a55eb36dee3389a998 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d264119714ae0a1d22ad324e662229be, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\1F\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_(i128 %0, i128 %1, ptr align 16 %f.0, ptr align 16 %f.1, ptr align 8 %2) unnamed_addr #0 {
start:
  %x = alloca [16 x i8], align 16
  %self = alloca [32 x i8], align 16
  store i128 %0, ptr %self, align 16
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  store i128 %1, ptr %3, align 16
  %4 = load i128, ptr %self, align 16
  %5 = getelementptr inbounds i8, ptr %self, i64 16
  %6 = load i128, ptr %5, align 16
  %_3 = trunc i128 %4 to i64
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 16
  %9 = load i128, ptr %8, align 16
  store i128 %9, ptr %x, align 16
  br label %bb5

bb2:                                              ; preds = %start
  %10 = call i128 @_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_(ptr align 16 %f.0, ptr align 16 %f.1) #14
  store i128 %10, ptr %x, align 16
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %11 = load i128, ptr %x, align 16
  ret i128 %11

bb1:                                              ; No predecessors!
  unreachable
}

; Function Attrs: convergent nounwind
define internal i128 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide(i128 %x, i32 %shift) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 16
  %_3 = urem i32 %shift, 128
  %1 = zext i32 %_3 to i128
  %2 = call i128 @llvm.fshl.i128(i128 %x, i128 %x, i128 %1)
  store i128 %2, ptr %0, align 16
  %_0 = load i128, ptr %0, align 16
  ret i128 %_0
}

; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_(ptr align 16 %_1.0, ptr align 16 %_1.1) unnamed_addr #0 {
start:
  %_3 = load i128, ptr %_1.0, align 16
  %_4 = load i128, ptr %_1.1, align 16
  %_0.i = mul i128 %_3, %_4
  %_0 = xor i128 %_0.i, -1
  ret i128 %_0
}

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs2l1ZEbEAv1v_4wide() #15
  unreachable
}

; Function Attrs: convergent inlinehint nounwind
define internal i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %0, i128 %1, i128 %default) unnamed_addr #0 {
start:
  %x = alloca [16 x i8], align 16
  %self = alloca [32 x i8], align 16
  store i128 %0, ptr %self, align 16
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  store i128 %1, ptr %2, align 16
  %3 = load i128, ptr %self, align 16
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = load i128, ptr %4, align 16
  %_3 = trunc i128 %3 to i64
  %6 = trunc nuw i64 %_3 to i1
  br i1 %6, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %8 = load i128, ptr %7, align 16
  store i128 %8, ptr %x, align 16
  br label %bb4

bb2:                                              ; preds = %start
  store i128 %default, ptr %x, align 16
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i128, ptr %x, align 16
  ret i128 %9

bb1:                                              ; No predecessors!
  unreachable
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_divCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 {
start:
  %0 = icmp eq i128 %rhs, 0
  br i1 %0, label %bb2, label %bb4

bb2:                                              ; preds = %start
  %1 = load i128, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, align 16
  %2 = load i128, ptr getelementptr inbounds (i8, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, i64 16), align 16
  store i128 %1, ptr %_0, align 16
  %3 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %2, ptr %3, align 16
  br label %bb1

bb4:                                              ; preds = %start
  %_3 = udiv i128 %self, %rhs
  %4 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %_3, ptr %4, align 16
  store i128 1, ptr %_0, align 16
  br label %bb1

bb1:                                              ; preds = %bb4, %bb2
  ret void
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mulCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 {
start:
  %0 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %self, i128 %rhs)
  %_5.0 = extractvalue { i128, i1 } %0, 0
  %_5.1 = extractvalue { i128, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %_5.0, ptr %1, align 16
  store i128 1, ptr %_0, align 16
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i128, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, align 16
  %3 = load i128, ptr getelementptr inbounds (i8, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, i64 16), align 16
  store i128 %2, ptr %_0, align 16
  %4 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %3, ptr %4, align 16
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  ret void
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_remCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #0 {
start:
  %0 = icmp eq i128 %rhs, 0
  br i1 %0, label %bb2, label %bb4

bb2:                                              ; preds = %start
  %1 = load i128, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, align 16
  %2 = load i128, ptr getelementptr inbounds (i8, ptr @anon.ee2d7612325034c2e14a16f5de07afd5.0, i64 16), align 16
  store i128 %1, ptr %_0, align 16
  %3 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %2, ptr %3, align 16
  br label %bb1

bb4:                                              ; preds = %start
  %_3 = urem i128 %self, %rhs
  %4 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %_3, ptr %4, align 16
  store i128 1, ptr %_0, align 16
  br label %bb1

bb1:                                              ; preds = %bb4, %bb2
  ret void
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %_0
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %_0
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs2l1ZEbEAv1v_4wide() unnamed_addr #0 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %_0
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs2l1ZEbEAv1v_4wide() unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: convergent nounwind
define ptx_kernel void @wide(i64 %n, ptr %x, ptr %y, ptr %out, ptr %floats) unnamed_addr #1 {
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
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs2l1ZEbEAv1v_4wide() #14
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs2l1ZEbEAv1v_4wide() #14
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %6, 0
  %_5.1.i = extractvalue { i32, i1 } %6, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs2l1ZEbEAv1v_4wide() #14
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #16
  unreachable

_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i17 = zext i32 %_7.0.i to i64
  %_7 = icmp uge i64 %_0.i17, %n
  br i1 %_7, label %bb24, label %bb2

bb2:                                              ; preds = %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit
  %_0.i11 = getelementptr inbounds nuw i128, ptr %x, i64 %_0.i17
  %_78 = ptrtoint ptr %_0.i11 to i64
  %_80 = and i64 %_78, 15
  %_81 = icmp eq i64 %_80, 0
  br i1 %_81, label %bb28, label %panic

bb24:                                             ; preds = %bb32, %_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id.exit
  ret void

bb28:                                             ; preds = %bb2
  %_83 = ptrtoint ptr %_0.i11 to i64
  %_85 = icmp eq i64 %_83, 0
  %_86 = and i1 %_85, true
  %_87 = xor i1 %_86, true
  br i1 %_87, label %bb29, label %panic1

panic:                                            ; preds = %bb2
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_78, ptr align 8 @alloc_2309b7a9600b21cb2661bef81a6f5fca) #16
  unreachable

bb29:                                             ; preds = %bb28
  %_13 = load i128, ptr %_0.i11, align 16
  %_0.i10 = getelementptr inbounds nuw i128, ptr %y, i64 %_0.i17
  %_73 = ptrtoint ptr %_0.i10 to i64
  %_75 = and i64 %_73, 15
  %_76 = icmp eq i64 %_75, 0
  br i1 %_76, label %bb27, label %panic2

panic1:                                           ; preds = %bb28
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_2309b7a9600b21cb2661bef81a6f5fca) #16
  unreachable

bb27:                                             ; preds = %bb29
  %_89 = ptrtoint ptr %_0.i10 to i64
  %_91 = icmp eq i64 %_89, 0
  %_92 = and i1 %_91, true
  %_93 = xor i1 %_92, true
  br i1 %_93, label %bb30, label %panic3

panic2:                                           ; preds = %bb29
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_73, ptr align 8 @alloc_8d4f8210ab1d7f264cba5394b9140365) #16
  unreachable

bb30:                                             ; preds = %bb27
  %_15 = load i128, ptr %_0.i10, align 16
  %_0.i = getelementptr inbounds nuw [4 x i128], ptr %out, i64 %_0.i17
  %_68 = ptrtoint ptr %_0.i to i64
  %_70 = and i64 %_68, 15
  %_71 = icmp eq i64 %_70, 0
  br i1 %_71, label %bb26, label %panic4

panic3:                                           ; preds = %bb27
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_8d4f8210ab1d7f264cba5394b9140365) #16
  unreachable

bb26:                                             ; preds = %bb30
  %_95 = ptrtoint ptr %_0.i to i64
  %_96 = icmp eq i64 %_95, 0
  %_97 = and i1 %_96, true
  %_98 = xor i1 %_97, true
  br i1 %_98, label %bb31, label %panic5

panic4:                                           ; preds = %bb30
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 16, i64 %_68, ptr align 8 @alloc_b2a9ef080098693fac59bb7913e0a27b) #16
  unreachable

bb31:                                             ; preds = %bb26
  %_0.i9 = getelementptr inbounds nuw double, ptr %floats, i64 %_0.i17
  %_63 = ptrtoint ptr %_0.i9 to i64
  %_65 = and i64 %_63, 7
  %_66 = icmp eq i64 %_65, 0
  br i1 %_66, label %bb25, label %panic6

panic5:                                           ; preds = %bb26
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_b2a9ef080098693fac59bb7913e0a27b) #16
  unreachable

bb25:                                             ; preds = %bb31
  %_100 = ptrtoint ptr %_0.i9 to i64
  %_101 = icmp eq i64 %_100, 0
  %_102 = and i1 %_101, true
  %_103 = xor i1 %_102, true
  br i1 %_103, label %bb32, label %panic7

panic6:                                           ; preds = %bb31
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_63, ptr align 8 @alloc_7341aee14c48a7a5492796ffbe266fbc) #16
  unreachable

bb32:                                             ; preds = %bb25
  store i128 %_13, ptr %_12, align 16
  %7 = getelementptr inbounds i8, ptr %_12, i64 16
  store i128 %_15, ptr %7, align 16
  %8 = getelementptr inbounds i8, ptr %_12, i64 32
  store ptr %_0.i, ptr %8, align 16
  %9 = getelementptr inbounds i8, ptr %_12, i64 40
  store ptr %_0.i9, ptr %9, align 8
  %10 = load i128, ptr %_12, align 16
  store i128 %10, ptr %a, align 16
  %11 = getelementptr inbounds i8, ptr %_12, i64 16
  %12 = load i128, ptr %11, align 16
  store i128 %12, ptr %b, align 16
  %13 = getelementptr inbounds i8, ptr %_12, i64 32
  %out8 = load ptr, ptr %13, align 16
  %14 = getelementptr inbounds i8, ptr %_12, i64 40
  %float = load ptr, ptr %14, align 8
  %15 = load i128, ptr %a, align 16
  %16 = load i128, ptr %b, align 16
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mulCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %5, i128 %15, i128 %16) #14
  %_22.0 = load i128, ptr %5, align 16
  %17 = getelementptr inbounds i8, ptr %5, i64 16
  %_22.1 = load i128, ptr %17, align 16
  %_21 = call i128 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_(i128 %_22.0, i128 %_22.1, ptr align 16 %a, ptr align 16 %b, ptr align 8 @alloc_c38ad98e7e66b1a55eb36dee3389a998) #14
  %18 = getelementptr inbounds nuw i128, ptr %out8, i64 0
  store i128 %_21, ptr %18, align 16
  %19 = load i128, ptr %a, align 16
  %20 = load i128, ptr %b, align 16
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_divCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %4, i128 %19, i128 %20) #14
  %_30.0 = load i128, ptr %4, align 16
  %21 = getelementptr inbounds i8, ptr %4, i64 16
  %_30.1 = load i128, ptr %21, align 16
  %_29 = call i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %_30.0, i128 %_30.1, i128 7) #14
  %22 = load i128, ptr %a, align 16
  %23 = load i128, ptr %b, align 16
  call void @_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_remCs2l1ZEbEAv1v_4wide(ptr sret([32 x i8]) align 16 %3, i128 %22, i128 %23) #14
  %_33.0 = load i128, ptr %3, align 16
  %24 = getelementptr inbounds i8, ptr %3, i64 16
  %_33.1 = load i128, ptr %24, align 16
  %_32 = call i128 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide(i128 %_33.0, i128 %_33.1, i128 9) #14
  %_31 = shl i128 %_32, 1
  %_0.i15 = add i128 %_29, %_31
  %25 = getelementptr inbounds nuw i128, ptr %out8, i64 1
  store i128 %_0.i15, ptr %25, align 16
  %26 = load i128, ptr %b, align 16
  %_40 = trunc i128 %26 to i32
  %27 = load i128, ptr %a, align 16
  %_0.i14 = call i128 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide(i128 %27, i32 %_40) #17
  %28 = load i128, ptr %b, align 16
  %29 = call i128 @llvm.ctlz.i128(i128 %28, i1 false)
  %30 = trunc i128 %29 to i32
  store i32 %30, ptr %0, align 4
  %_0.i16 = load i32, ptr %0, align 4
  %_42 = zext i32 %_0.i16 to i128
  %_41 = shl i128 %_42, 90
  %_38 = xor i128 %_0.i14, %_41
  %31 = load i128, ptr %a, align 16
  %32 = call i128 @llvm.ctpop.i128(i128 %31)
  %33 = trunc i128 %32 to i32
  store i32 %33, ptr %1, align 4
  %_0.i13 = load i32, ptr %1, align 4
  %_46 = zext i32 %_0.i13 to i128
  %34 = getelementptr inbounds nuw i128, ptr %out8, i64 2
  %35 = or i128 %_38, %_46
  store i128 %35, ptr %34, align 16
  %_53 = load i128, ptr %a, align 16
  %_52 = sitofp i128 %_53 to float
  %_51 = call i128 @llvm.fptosi.sat.i128.f32(float %_52)
  %36 = load i128, ptr %b, align 16
  %_56 = uitofp i128 %36 to double
  %_55 = fmul double %_56, 5.000000e-01
  %_54 = call i128 @llvm.fptoui.sat.i128.f64(double %_55)
  %37 = getelementptr inbounds nuw i128, ptr %out8, i64 3
  %38 = xor i128 %_51, %_54
  store i128 %38, ptr %37, align 16
  %_60 = load i128, ptr %a, align 16
  %_61 = load i128, ptr %b, align 16
  %39 = call i128 @llvm.ssub.sat.i128(i128 %_60, i128 %_61)
  store i128 %39, ptr %2, align 16
  %_0.i12 = load i128, ptr %2, align 16
  %40 = sitofp i128 %_0.i12 to double
  store double %40, ptr %float, align 8
  br label %bb24

panic7:                                           ; preds = %bb25
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_7341aee14c48a7a5492796ffbe266fbc) #16
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ssub.sat.i128(i128, i128) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #5

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptoui.sat.i128.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !6 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !12
  store ptr %5, ptr %4, align 8, !dbg !13
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !13
  store ptr %2, ptr %7, align 8, !dbg !13
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !13
  store i8 1, ptr %8, align 8, !dbg !13
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !13
  store i8 0, ptr %9, align 1, !dbg !13
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #18, !dbg !20
  unreachable, !dbg !20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !22 {
  %6 = icmp eq i32 %2, 1114112, !dbg !27
  br i1 %6, label %13, label %7, !dbg !29

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !30
  %11 = load ptr, ptr %10, align 8, !dbg !30, !invariant.load !11, !nonnull !11
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #14, !dbg !31
  br i1 %12, label %17, label %13, !dbg !32

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !37
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !39

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !40

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !41, !invariant.load !11, !nonnull !11
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #14, !dbg !42
  br label %17, !dbg !42
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !43 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !44
  store ptr %0, ptr %6, align 8, !dbg !44
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !44
  store ptr %1, ptr %7, align 8, !dbg !44
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !47
  store ptr %6, ptr %5, align 8, !dbg !51
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !51
  store ptr %3, ptr %8, align 8, !dbg !51
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !51
  store i8 0, ptr %9, align 8, !dbg !51
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !51
  %11 = zext i1 %2 to i8, !dbg !51
  store i8 %11, ptr %10, align 1, !dbg !51
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #18, !dbg !54
  unreachable, !dbg !54
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #12 !dbg !56 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !57
  unreachable, !dbg !57
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #12 !dbg !58 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !59
  store ptr %6, ptr %4, align 8, !dbg !59
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !59
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !59
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !59
  store ptr %5, ptr %8, align 8, !dbg !59
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !59
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !59
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !61
  unreachable, !dbg !61
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #13 !dbg !62 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !66
  %4 = load i64, ptr %0, align 8, !dbg !67, !noundef !11
  br label %5, !dbg !70

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !72
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !73
  %8 = and i64 %6, 15, !dbg !74
  %9 = lshr i64 %6, 4, !dbg !75
  %10 = add nsw i64 %7, -1, !dbg !77
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !78
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !79
  %13 = load i8, ptr %12, align 1, !dbg !79, !noundef !11
  store i8 %13, ptr %11, align 1, !dbg !80
  %14 = icmp eq i64 %9, 0, !dbg !87
  br i1 %14, label %15, label %5, !dbg !87

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !88
  tail call void @llvm.experimental.noalias.scope.decl(metadata !104), !dbg !107
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !109, !alias.scope !104, !noalias !115
  %19 = and i32 %18, 2097152, !dbg !118
  %20 = icmp eq i32 %19, 0, !dbg !121
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !121
  %22 = lshr exact i32 %19, 21, !dbg !121
  %23 = zext nneg i32 %22 to i64, !dbg !121
  %24 = add nuw nsw i64 %16, %23, !dbg !109
  %25 = and i32 %18, 8388608, !dbg !122
  %26 = icmp eq i32 %25, 0, !dbg !125
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !125
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !125
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !126
  %31 = load i16, ptr %30, align 4, !dbg !126, !alias.scope !104, !noalias !115, !noundef !11
  %32 = zext i16 %31 to i64, !dbg !128
  %33 = icmp samesign ult i64 %29, %32, !dbg !136
  br i1 %33, label %34, label %37, !dbg !136

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !137
  %36 = icmp eq i32 %35, 0, !dbg !140
  br i1 %36, label %42, label %72, !dbg !140

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !141, !alias.scope !104, !noalias !115
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !141
  %40 = load ptr, ptr %39, align 8, !dbg !141, !alias.scope !104, !noalias !115
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !141, !noalias !142
  br i1 %41, label %117, label %113, !dbg !143

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !146
  %44 = sub i16 %31, %43, !dbg !147
  tail call void @llvm.experimental.noalias.scope.decl(metadata !148), !dbg !151
  %45 = lshr i32 %18, 29, !dbg !152
  %46 = and i32 %45, 3, !dbg !152
  %47 = and i32 %18, 2097151, !dbg !158
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !162
  tail call void @llvm.assume(i1 %48), !dbg !162
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !152

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !173

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !175
  br label %53, !dbg !176

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !177
  %55 = load ptr, ptr %1, align 8, !alias.scope !178, !noalias !115
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !178, !noalias !115
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !179

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !182
  %61 = icmp eq i16 %60, %54, !dbg !183
  br i1 %61, label %62, label %64, !dbg !200

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !201
  br label %68, !dbg !202

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !203
  %66 = load ptr, ptr %58, align 8, !dbg !213, !invariant.load !11, !noalias !214, !nonnull !11
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #14, !dbg !215, !noalias !214
  br i1 %67, label %68, label %59, !dbg !216

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !219
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !219
  %71 = icmp eq i32 %70, 1114112, !dbg !220
  br i1 %71, label %117, label %81, !dbg !223

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !224, !alias.scope !104, !noalias !115
  %74 = trunc i64 %73 to i32, !dbg !225
  %75 = and i32 %74, -1612709888, !dbg !225
  %76 = or disjoint i32 %75, 536870960, !dbg !229
  store i32 %76, ptr %17, align 8, !dbg !229, !alias.scope !104, !noalias !115
  %77 = load ptr, ptr %1, align 8, !dbg !233, !alias.scope !104, !noalias !115
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !233
  %79 = load ptr, ptr %78, align 8, !dbg !233, !alias.scope !104, !noalias !115
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !233, !noalias !142
  br i1 %80, label %117, label %97, !dbg !234

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !236, !noalias !142
  br i1 %82, label %117, label %83, !dbg !238

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !240
  %85 = load ptr, ptr %84, align 8, !dbg !240, !invariant.load !11, !noalias !142, !nonnull !11
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !241, !noalias !104
  br i1 %86, label %117, label %87, !dbg !242

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !244
  %89 = icmp eq i16 %88, %69, !dbg !248
  br i1 %89, label %94, label %90, !dbg !257

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !258
  %92 = load ptr, ptr %58, align 8, !dbg !264, !invariant.load !11, !noalias !104, !nonnull !11
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #14, !dbg !265, !noalias !104
  br i1 %93, label %94, label %87, !dbg !266

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !244
  %96 = icmp ult i16 %95, %69, !dbg !248
  br label %117, !dbg !269

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !270
  %99 = sub i16 %31, %98, !dbg !271
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !272

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !274
  %103 = icmp eq i16 %102, %99, !dbg !275
  br i1 %103, label %108, label %104, !dbg !279

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !280
  %106 = load ptr, ptr %100, align 8, !dbg !283, !invariant.load !11, !noalias !284, !nonnull !11
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #14, !dbg !287, !noalias !284
  br i1 %107, label %117, label %101, !dbg !288

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !290
  %110 = load ptr, ptr %109, align 8, !dbg !290, !invariant.load !11, !noalias !142, !nonnull !11
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !292, !noalias !104
  br i1 %111, label %117, label %112, !dbg !293

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !295, !alias.scope !104, !noalias !115
  br label %117, !dbg !269

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !296, !invariant.load !11, !noalias !142, !nonnull !11
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !297, !noalias !104
  br label %117, !dbg !297

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !298
  ret i1 %118, !dbg !299
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !300 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !302
  unreachable, !dbg !302
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !303 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !304
  unreachable, !dbg !304
}

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
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
attributes #14 = { inlinehint nounwind }
attributes #15 = { inlinehint noreturn nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!6 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !8, file: !7, line: 60, type: !10, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!8 = !DINamespace(name: "panicking", scope: !9)
!9 = !DINamespace(name: "core", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 72, column: 9, scope: !6)
!13 = !DILocation(line: 40, column: 9, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !16, file: !15, line: 34, type: !10, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!16 = !DINamespace(name: "PanicInfo", scope: !17)
!17 = !DINamespace(name: "panic_info", scope: !18)
!18 = !DINamespace(name: "panic", scope: !9)
!19 = !DILocation(line: 72, column: 14, scope: !6)
!20 = !DILocation(line: 80, column: 14, scope: !21)
!21 = distinct !DILexicalBlock(scope: !6, file: !7, line: 72, column: 5)
!22 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !24, file: !23, line: 1847, type: !10, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!23 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!24 = !DINamespace(name: "pad_integral", scope: !25)
!25 = !DINamespace(name: "{impl#12}", scope: !26)
!26 = !DINamespace(name: "fmt", scope: !9)
!27 = !DILocation(line: 1848, column: 30, scope: !28)
!28 = distinct !DILexicalBlock(scope: !22, file: !23, line: 1848, column: 35)
!29 = !DILocation(line: 1848, column: 20, scope: !28)
!30 = !DILocation(line: 1849, column: 17, scope: !28)
!31 = !DILocation(line: 1849, column: 23, scope: !28)
!32 = !DILocation(line: 2173, column: 9, scope: !33, inlinedAt: !30)
!33 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !35, file: !34, line: 2172, type: !10, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!34 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!35 = !DINamespace(name: "{impl#27}", scope: !36)
!36 = !DINamespace(name: "result", scope: !9)
!37 = !DILocation(line: 1851, column: 35, scope: !38)
!38 = distinct !DILexicalBlock(scope: !22, file: !23, line: 1851, column: 42)
!39 = !DILocation(line: 1851, column: 20, scope: !38)
!40 = !DILocation(line: 1852, column: 10, scope: !22)
!41 = !DILocation(line: 1851, column: 44, scope: !38)
!42 = !DILocation(line: 1851, column: 50, scope: !38)
!43 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !8, file: !7, line: 95, type: !10, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!44 = !DILocation(line: 2448, column: 9, scope: !45)
!45 = !DILexicalBlockFile(scope: !43, file: !46, discriminator: 0)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!47 = !DILocation(line: 114, column: 17, scope: !48, inlinedAt: !44)
!48 = !DILexicalBlockFile(scope: !49, file: !7, discriminator: 0)
!49 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !50, file: !46, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!50 = !DINamespace(name: "panic_nounwind_fmt", scope: !8)
!51 = !DILocation(line: 40, column: 9, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !16, file: !15, line: 34, type: !10, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!53 = !DILocation(line: 114, column: 22, scope: !48, inlinedAt: !44)
!54 = !DILocation(line: 122, column: 22, scope: !55, inlinedAt: !44)
!55 = distinct !DILexicalBlock(scope: !49, file: !7, line: 114, column: 13)
!56 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !8, file: !7, line: 297, type: !10, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!57 = !DILocation(line: 302, column: 5, scope: !56)
!58 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !8, file: !7, line: 279, type: !10, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!59 = !DILocation(line: 285, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !58, file: !7, line: 285, column: 9)
!61 = !DILocation(line: 284, column: 5, scope: !58)
!62 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !64, file: !63, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!63 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!64 = !DINamespace(name: "{impl#8}", scope: !65)
!65 = !DINamespace(name: "num", scope: !26)
!66 = !DILocation(line: 27, column: 21, scope: !62)
!67 = !DILocation(line: 33, column: 34, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !63, line: 29, column: 17)
!69 = distinct !DILexicalBlock(scope: !62, file: !63, line: 27, column: 17)
!70 = !DILocation(line: 34, column: 17, scope: !71)
!71 = distinct !DILexicalBlock(scope: !68, file: !63, line: 33, column: 17)
!72 = !DILocation(line: 0, scope: !68)
!73 = !DILocation(line: 0, scope: !69)
!74 = !DILocation(line: 35, column: 33, scope: !71)
!75 = !DILocation(line: 36, column: 21, scope: !76)
!76 = distinct !DILexicalBlock(scope: !71, file: !63, line: 35, column: 21)
!77 = !DILocation(line: 38, column: 21, scope: !76)
!78 = !DILocation(line: 41, column: 21, scope: !76)
!79 = !DILocation(line: 41, column: 39, scope: !76)
!80 = !DILocation(line: 574, column: 9, scope: !81, inlinedAt: !86)
!81 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !83, file: !82, line: 573, type: !10, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!82 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!83 = !DINamespace(name: "MaybeUninit", scope: !84)
!84 = !DINamespace(name: "maybe_uninit", scope: !85)
!85 = !DINamespace(name: "mem", scope: !9)
!86 = !DILocation(line: 41, column: 33, scope: !76)
!87 = !DILocation(line: 42, column: 24, scope: !76)
!88 = !DILocation(line: 410, column: 27, scope: !89, inlinedAt: !94)
!89 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !91, file: !90, line: 392, type: !10, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!90 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!91 = !DINamespace(name: "{impl#4}", scope: !92)
!92 = !DINamespace(name: "index", scope: !93)
!93 = !DINamespace(name: "slice", scope: !9)
!94 = distinct !DILocation(line: 557, column: 44, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !96, file: !90, line: 555, type: !10, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!96 = !DINamespace(name: "{impl#7}", scope: !92)
!97 = distinct !DILocation(line: 646, column: 26, scope: !98, inlinedAt: !101)
!98 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !100, file: !99, line: 639, type: !10, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!99 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!100 = !DINamespace(name: "{impl#0}", scope: !93)
!101 = distinct !DILocation(line: 115, column: 32, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !65, file: !63, line: 113, type: !10, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!103 = distinct !DILocation(line: 48, column: 39, scope: !71)
!104 = !{!105}
!105 = distinct !{!105, !106, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!106 = distinct !{!106, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!107 = !DILocation(line: 49, column: 19, scope: !108)
!108 = distinct !DILexicalBlock(scope: !71, file: !63, line: 48, column: 17)
!109 = !DILocation(line: 0, scope: !110, inlinedAt: !114)
!110 = distinct !DILexicalBlock(scope: !111, file: !23, line: 1829, column: 9)
!111 = distinct !DILexicalBlock(scope: !112, file: !23, line: 1827, column: 9)
!112 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !113, file: !23, line: 1826, type: !10, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!113 = !DINamespace(name: "Formatter", scope: !26)
!114 = distinct !DILocation(line: 49, column: 19, scope: !108)
!115 = !{!116, !117}
!116 = distinct !{!116, !106, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!117 = distinct !{!117, !106, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!118 = !DILocation(line: 2316, column: 9, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !113, file: !23, line: 2315, type: !10, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!120 = distinct !DILocation(line: 1833, column: 24, scope: !110, inlinedAt: !114)
!121 = !DILocation(line: 1833, column: 19, scope: !110, inlinedAt: !114)
!122 = !DILocation(line: 2373, column: 9, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !113, file: !23, line: 2372, type: !10, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!124 = distinct !DILocation(line: 1838, column: 30, scope: !110, inlinedAt: !114)
!125 = !DILocation(line: 1838, column: 25, scope: !110, inlinedAt: !114)
!126 = !DILocation(line: 1855, column: 19, scope: !127, inlinedAt: !114)
!127 = distinct !DILexicalBlock(scope: !110, file: !23, line: 1838, column: 9)
!128 = !DILocation(line: 82, column: 17, scope: !129, inlinedAt: !134)
!129 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !131, file: !130, line: 79, type: !10, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!130 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!131 = !DINamespace(name: "{impl#96}", scope: !132)
!132 = !DINamespace(name: "num", scope: !133)
!133 = !DINamespace(name: "convert", scope: !9)
!134 = distinct !DILocation(line: 1856, column: 21, scope: !135, inlinedAt: !114)
!135 = distinct !DILexicalBlock(scope: !127, file: !23, line: 1855, column: 9)
!136 = !DILocation(line: 1856, column: 12, scope: !135, inlinedAt: !114)
!137 = !DILocation(line: 2399, column: 9, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !113, file: !23, line: 2398, type: !10, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!139 = distinct !DILocation(line: 1860, column: 24, scope: !135, inlinedAt: !114)
!140 = !DILocation(line: 1860, column: 19, scope: !135, inlinedAt: !114)
!141 = !DILocation(line: 1858, column: 13, scope: !135, inlinedAt: !114)
!142 = !{!105, !117}
!143 = !DILocation(line: 2173, column: 9, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !35, file: !34, line: 2172, type: !10, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!145 = distinct !DILocation(line: 1858, column: 13, scope: !135, inlinedAt: !114)
!146 = !DILocation(line: 1873, column: 51, scope: !135, inlinedAt: !114)
!147 = !DILocation(line: 1873, column: 45, scope: !135, inlinedAt: !114)
!148 = !{!149}
!149 = distinct !{!149, !150, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!150 = distinct !{!150, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!151 = !DILocation(line: 1873, column: 37, scope: !135, inlinedAt: !114)
!152 = !DILocation(line: 502, column: 9, scope: !153, inlinedAt: !155)
!153 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !154, file: !23, line: 501, type: !10, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!154 = !DINamespace(name: "FormattingOptions", scope: !26)
!155 = distinct !DILocation(line: 1957, column: 34, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !113, file: !23, line: 1952, type: !10, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!157 = distinct !DILocation(line: 1873, column: 37, scope: !135, inlinedAt: !114)
!158 = !DILocation(line: 497, column: 43, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !154, file: !23, line: 495, type: !10, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!160 = distinct !DILocation(line: 1958, column: 33, scope: !161, inlinedAt: !157)
!161 = distinct !DILexicalBlock(scope: !156, file: !23, line: 1957, column: 9)
!162 = !DILocation(line: 34, column: 9, scope: !163, inlinedAt: !167)
!163 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !165, file: !164, line: 26, type: !10, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!164 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!165 = !DINamespace(name: "convert", scope: !166)
!166 = !DINamespace(name: "char", scope: !9)
!167 = distinct !DILocation(line: 239, column: 18, scope: !168, inlinedAt: !172)
!168 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !170, file: !169, line: 237, type: !10, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!169 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!170 = !DINamespace(name: "{impl#0}", scope: !171)
!171 = !DINamespace(name: "methods", scope: !166)
!172 = distinct !DILocation(line: 497, column: 18, scope: !159, inlinedAt: !160)
!173 = !DILocation(line: 1960, column: 28, scope: !174, inlinedAt: !157)
!174 = distinct !DILexicalBlock(scope: !161, file: !23, line: 1958, column: 9)
!175 = !DILocation(line: 1963, column: 34, scope: !174, inlinedAt: !157)
!176 = !DILocation(line: 1963, column: 44, scope: !174, inlinedAt: !157)
!177 = !DILocation(line: 0, scope: !174, inlinedAt: !157)
!178 = !{!149, !105}
!179 = !DILocation(line: 1966, column: 9, scope: !180, inlinedAt: !157)
!180 = distinct !DILexicalBlock(scope: !181, file: !23, line: 1966, column: 9)
!181 = distinct !DILexicalBlock(scope: !174, file: !23, line: 1960, column: 9)
!182 = !DILocation(line: 1966, column: 18, scope: !181, inlinedAt: !157)
!183 = !DILocation(line: 1915, column: 50, scope: !184, inlinedAt: !189)
!184 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !186, file: !185, line: 1915, type: !10, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!185 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!186 = !DINamespace(name: "{impl#62}", scope: !187)
!187 = !DINamespace(name: "impls", scope: !188)
!188 = !DINamespace(name: "cmp", scope: !9)
!189 = distinct !DILocation(line: 900, column: 12, scope: !190, inlinedAt: !195)
!190 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !192, file: !191, line: 899, type: !10, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!191 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!192 = !DINamespace(name: "{impl#5}", scope: !193)
!193 = !DINamespace(name: "range", scope: !194)
!194 = !DINamespace(name: "iter", scope: !9)
!195 = distinct !DILocation(line: 985, column: 14, scope: !196, inlinedAt: !198)
!196 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !197, file: !191, line: 984, type: !10, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!197 = !DINamespace(name: "{impl#6}", scope: !193)
!198 = distinct !DILocation(line: 1966, column: 18, scope: !199, inlinedAt: !157)
!199 = !DILexicalBlockFile(scope: !180, file: !23, discriminator: 2)
!200 = !DILocation(line: 900, column: 12, scope: !190, inlinedAt: !195)
!201 = !DILocation(line: 1970, column: 35, scope: !181, inlinedAt: !157)
!202 = !DILocation(line: 1971, column: 6, scope: !156, inlinedAt: !157)
!203 = !DILocation(line: 898, column: 17, scope: !204, inlinedAt: !208)
!204 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !206, file: !205, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!205 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!206 = !DINamespace(name: "{impl#7}", scope: !207)
!207 = !DINamespace(name: "num", scope: !9)
!208 = distinct !DILocation(line: 215, column: 28, scope: !209, inlinedAt: !211)
!209 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !210, file: !191, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!210 = !DINamespace(name: "{impl#43}", scope: !193)
!211 = distinct !DILocation(line: 903, column: 35, scope: !212, inlinedAt: !195)
!212 = distinct !DILexicalBlock(scope: !190, file: !191, line: 901, column: 13)
!213 = !DILocation(line: 1967, column: 13, scope: !180, inlinedAt: !157)
!214 = !{!149, !105, !117}
!215 = !DILocation(line: 1967, column: 22, scope: !180, inlinedAt: !157)
!216 = !DILocation(line: 2173, column: 9, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !35, file: !34, line: 2172, type: !10, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!218 = distinct !DILocation(line: 1967, column: 13, scope: !180, inlinedAt: !157)
!219 = !DILocation(line: 0, scope: !181, inlinedAt: !157)
!220 = !DILocation(line: 2173, column: 15, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !35, file: !34, line: 2172, type: !10, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!222 = distinct !DILocation(line: 1873, column: 32, scope: !135, inlinedAt: !114)
!223 = !DILocation(line: 2173, column: 9, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 1863, column: 31, scope: !135, inlinedAt: !114)
!225 = !DILocation(line: 403, column: 22, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !154, file: !23, line: 402, type: !10, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!227 = distinct !DILocation(line: 1864, column: 26, scope: !228, inlinedAt: !114)
!228 = distinct !DILexicalBlock(scope: !135, file: !23, line: 1863, column: 13)
!229 = !DILocation(line: 418, column: 9, scope: !230, inlinedAt: !232)
!230 = distinct !DILexicalBlock(scope: !231, file: !23, line: 412, column: 9)
!231 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !154, file: !23, line: 411, type: !10, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!232 = distinct !DILocation(line: 1864, column: 36, scope: !228, inlinedAt: !114)
!233 = !DILocation(line: 1865, column: 13, scope: !228, inlinedAt: !114)
!234 = !DILocation(line: 2173, column: 9, scope: !144, inlinedAt: !235)
!235 = distinct !DILocation(line: 1865, column: 13, scope: !228, inlinedAt: !114)
!236 = !DILocation(line: 1874, column: 13, scope: !237, inlinedAt: !114)
!237 = distinct !DILexicalBlock(scope: !135, file: !23, line: 1873, column: 13)
!238 = !DILocation(line: 2173, column: 9, scope: !144, inlinedAt: !239)
!239 = distinct !DILocation(line: 1874, column: 13, scope: !237, inlinedAt: !114)
!240 = !DILocation(line: 1875, column: 13, scope: !237, inlinedAt: !114)
!241 = !DILocation(line: 1875, column: 22, scope: !237, inlinedAt: !114)
!242 = !DILocation(line: 2173, column: 9, scope: !144, inlinedAt: !243)
!243 = distinct !DILocation(line: 1875, column: 13, scope: !237, inlinedAt: !114)
!244 = !DILocation(line: 1756, column: 18, scope: !245, inlinedAt: !247)
!245 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !246, file: !23, line: 1755, type: !10, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!246 = !DINamespace(name: "PostPadding", scope: !26)
!247 = distinct !DILocation(line: 1876, column: 26, scope: !237, inlinedAt: !114)
!248 = !DILocation(line: 1915, column: 50, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !186, file: !185, line: 1915, type: !10, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!250 = distinct !DILocation(line: 900, column: 12, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !192, file: !191, line: 899, type: !10, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!252 = distinct !DILocation(line: 985, column: 14, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !197, file: !191, line: 984, type: !10, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!254 = distinct !DILocation(line: 1756, column: 18, scope: !255, inlinedAt: !247)
!255 = !DILexicalBlockFile(scope: !256, file: !23, discriminator: 2)
!256 = distinct !DILexicalBlock(scope: !245, file: !23, line: 1756, column: 9)
!257 = !DILocation(line: 900, column: 12, scope: !251, inlinedAt: !252)
!258 = !DILocation(line: 898, column: 17, scope: !259, inlinedAt: !260)
!259 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !206, file: !205, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!260 = distinct !DILocation(line: 215, column: 28, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !210, file: !191, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!262 = distinct !DILocation(line: 903, column: 35, scope: !263, inlinedAt: !252)
!263 = distinct !DILexicalBlock(scope: !251, file: !191, line: 901, column: 13)
!264 = !DILocation(line: 1757, column: 13, scope: !256, inlinedAt: !247)
!265 = !DILocation(line: 1757, column: 19, scope: !256, inlinedAt: !247)
!266 = !DILocation(line: 2173, column: 9, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !35, file: !34, line: 2172, type: !10, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!268 = distinct !DILocation(line: 1757, column: 13, scope: !256, inlinedAt: !247)
!269 = !DILocation(line: 1860, column: 16, scope: !135, inlinedAt: !114)
!270 = !DILocation(line: 1866, column: 51, scope: !228, inlinedAt: !114)
!271 = !DILocation(line: 1866, column: 45, scope: !228, inlinedAt: !114)
!272 = !DILocation(line: 1966, column: 9, scope: !180, inlinedAt: !273)
!273 = distinct !DILocation(line: 1866, column: 37, scope: !228, inlinedAt: !114)
!274 = !DILocation(line: 1966, column: 18, scope: !181, inlinedAt: !273)
!275 = !DILocation(line: 1915, column: 50, scope: !184, inlinedAt: !276)
!276 = distinct !DILocation(line: 900, column: 12, scope: !190, inlinedAt: !277)
!277 = distinct !DILocation(line: 985, column: 14, scope: !196, inlinedAt: !278)
!278 = distinct !DILocation(line: 1966, column: 18, scope: !199, inlinedAt: !273)
!279 = !DILocation(line: 900, column: 12, scope: !190, inlinedAt: !277)
!280 = !DILocation(line: 898, column: 17, scope: !204, inlinedAt: !281)
!281 = distinct !DILocation(line: 215, column: 28, scope: !209, inlinedAt: !282)
!282 = distinct !DILocation(line: 903, column: 35, scope: !212, inlinedAt: !277)
!283 = !DILocation(line: 1967, column: 13, scope: !180, inlinedAt: !273)
!284 = !{!285, !105, !117}
!285 = distinct !{!285, !286, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!286 = distinct !{!286, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!287 = !DILocation(line: 1967, column: 22, scope: !180, inlinedAt: !273)
!288 = !DILocation(line: 2173, column: 9, scope: !217, inlinedAt: !289)
!289 = distinct !DILocation(line: 1967, column: 13, scope: !180, inlinedAt: !273)
!290 = !DILocation(line: 1867, column: 13, scope: !291, inlinedAt: !114)
!291 = distinct !DILexicalBlock(scope: !228, file: !23, line: 1866, column: 13)
!292 = !DILocation(line: 1867, column: 22, scope: !291, inlinedAt: !114)
!293 = !DILocation(line: 2173, column: 9, scope: !144, inlinedAt: !294)
!294 = distinct !DILocation(line: 1867, column: 13, scope: !291, inlinedAt: !114)
!295 = !DILocation(line: 1869, column: 13, scope: !291, inlinedAt: !114)
!296 = !DILocation(line: 1859, column: 13, scope: !135, inlinedAt: !114)
!297 = !DILocation(line: 1859, column: 22, scope: !135, inlinedAt: !114)
!298 = !DILocation(line: 50, column: 13, scope: !62)
!299 = !DILocation(line: 50, column: 14, scope: !62)
!300 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !301, file: !7, line: 173, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!301 = !DINamespace(name: "panic_const", scope: !8)
!302 = !DILocation(line: 175, column: 17, scope: !300)
!303 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !301, file: !7, line: 173, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !11)
!304 = !DILocation(line: 175, column: 17, scope: !303)
