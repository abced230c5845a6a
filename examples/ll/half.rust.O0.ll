source_filename = "half.3e9c17076192954b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_5544412b83b4f04e120a3a2dad5317a5 = private unnamed_addr constant [22 x i8] c"examples/rust/half.rs\00", align 1
@alloc_8116d92d03295c30a14d4da5ca2b398b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\17\00\00\00" }>, align 8
@alloc_a0d3b5dd2d7e468141f7dacc0139ca44 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\22\00\00\00" }>, align 8
@alloc_c58530223fd14a2a94c01f8a7f7c4cd0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\12\00\00\00\09\00\00\00" }>, align 8
@alloc_092e2c84e3b9130325eff238b90be83e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\14\00\00\00\09\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !8 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half() #14, !dbg !14
  unreachable, !dbg !14
}

; Function Attrs: convergent inlinehint nounwind
define internal i16 @_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half(half %self) unnamed_addr #1 !dbg !15 {
start:
  %_0 = bitcast half %self to i16, !dbg !20
  ret i16 %_0, !dbg !21
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !22 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  ret i32 %_0, !dbg !27
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !28 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !29
  ret i32 %_0, !dbg !30
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !31 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  ret i32 %_0, !dbg !33
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half() unnamed_addr #2 !dbg !34 {
start:
  call void @llvm.trap(), !dbg !35
  unreachable, !dbg !35
}

; Function Attrs: convergent nounwind
define ptx_kernel void @half_precision(i64 %n, ptr %x, ptr %y, ptr %z, ptr %bits) unnamed_addr #3 !dbg !36 {
start:
  %_20 = alloca [2 x i8], align 2
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half() #15, !dbg !38
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half() #15, !dbg !41
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !38
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !38
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !38
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !38

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half() #15, !dbg !42
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !43
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !43
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit, !dbg !43

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #16, !dbg !38
  unreachable, !dbg !38

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #16, !dbg !43
  unreachable, !dbg !43

_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i11 = zext i32 %_7.0.i to i64, !dbg !43
  %_7 = icmp uge i64 %_0.i11, %n, !dbg !44
  br i1 %_7, label %bb11, label %bb2, !dbg !44

bb2:                                              ; preds = %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit
  %_0.i10 = getelementptr inbounds nuw half, ptr %x, i64 %_0.i11, !dbg !46
  %_46 = ptrtoint ptr %_0.i10 to i64, !dbg !53
  %_48 = and i64 %_46, 1, !dbg !53
  %_49 = icmp eq i64 %_48, 0, !dbg !53
  br i1 %_49, label %bb15, label %panic, !dbg !53

bb11:                                             ; preds = %bb19, %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit
  ret void, !dbg !54

bb15:                                             ; preds = %bb2
  %_51 = ptrtoint ptr %_0.i10 to i64, !dbg !53
  %_53 = icmp eq i64 %_51, 0, !dbg !53
  %_54 = and i1 %_53, true, !dbg !53
  %_55 = xor i1 %_54, true, !dbg !53
  br i1 %_55, label %bb16, label %panic1, !dbg !53

panic:                                            ; preds = %bb2
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_46, ptr align 8 @alloc_8116d92d03295c30a14d4da5ca2b398b) #16, !dbg !53
  unreachable, !dbg !53

bb16:                                             ; preds = %bb15
  %_11 = load half, ptr %_0.i10, align 2, !dbg !53
  %_0.i9 = getelementptr inbounds nuw half, ptr %y, i64 %_0.i11, !dbg !55
  %_41 = ptrtoint ptr %_0.i9 to i64, !dbg !57
  %_43 = and i64 %_41, 1, !dbg !57
  %_44 = icmp eq i64 %_43, 0, !dbg !57
  br i1 %_44, label %bb14, label %panic2, !dbg !57

panic1:                                           ; preds = %bb15
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_8116d92d03295c30a14d4da5ca2b398b) #16, !dbg !53
  unreachable, !dbg !53

bb14:                                             ; preds = %bb16
  %_57 = ptrtoint ptr %_0.i9 to i64, !dbg !57
  %_59 = icmp eq i64 %_57, 0, !dbg !57
  %_60 = and i1 %_59, true, !dbg !57
  %_61 = xor i1 %_60, true, !dbg !57
  br i1 %_61, label %bb17, label %panic3, !dbg !57

panic2:                                           ; preds = %bb16
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_41, ptr align 8 @alloc_a0d3b5dd2d7e468141f7dacc0139ca44) #16, !dbg !57
  unreachable, !dbg !57

bb17:                                             ; preds = %bb14
  %_13 = load half, ptr %_0.i9, align 2, !dbg !57
  %_17 = fmul half %_11, %_13, !dbg !58
  %_19 = fadd half %_13, 0xH3C00, !dbg !60
  %_18 = fdiv half %_11, %_19, !dbg !61
  %_16 = fadd half %_17, %_18, !dbg !58
  %c = fsub half %_16, %_13, !dbg !58
  %_21 = fcmp ogt half %c, 0xH4400, !dbg !62
  br i1 %_21, label %bb5, label %bb6, !dbg !62

panic3:                                           ; preds = %bb14
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_a0d3b5dd2d7e468141f7dacc0139ca44) #16, !dbg !57
  unreachable, !dbg !57

bb6:                                              ; preds = %bb17
  %1 = fneg half %c, !dbg !64
  store half %1, ptr %_20, align 2, !dbg !64
  br label %bb7, !dbg !65

bb5:                                              ; preds = %bb17
  %2 = fsub half %c, %_11, !dbg !66
  store half %2, ptr %_20, align 2, !dbg !66
  br label %bb7, !dbg !65

bb7:                                              ; preds = %bb5, %bb6
  %_0.i = getelementptr inbounds nuw half, ptr %z, i64 %_0.i11, !dbg !67
  %_36 = ptrtoint ptr %_0.i to i64, !dbg !73
  %_38 = and i64 %_36, 1, !dbg !73
  %_39 = icmp eq i64 %_38, 0, !dbg !73
  br i1 %_39, label %bb13, label %panic4, !dbg !73

bb13:                                             ; preds = %bb7
  %_63 = ptrtoint ptr %_0.i to i64, !dbg !73
  %_65 = icmp eq i64 %_63, 0, !dbg !73
  %_66 = and i1 %_65, true, !dbg !73
  %_67 = xor i1 %_66, true, !dbg !73
  br i1 %_67, label %bb18, label %panic5, !dbg !73

panic4:                                           ; preds = %bb7
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_36, ptr align 8 @alloc_c58530223fd14a2a94c01f8a7f7c4cd0) #16, !dbg !73
  unreachable, !dbg !73

bb18:                                             ; preds = %bb13
  %3 = load half, ptr %_20, align 2, !dbg !73
  store half %3, ptr %_0.i, align 2, !dbg !73
  %_25 = fpext half %c to float, !dbg !74
  %_24 = fmul float %_25, 8.000000e+00, !dbg !75
  %whole = call i32 @llvm.fptosi.sat.i32.f32(float %_24), !dbg !75
  %_28 = sitofp i32 %whole to half, !dbg !76
  %_27 = fadd half %_28, %_11, !dbg !78
  %_26 = call i16 @_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half(half %_27) #15, !dbg !79
  %_0.i8 = getelementptr inbounds nuw i16, ptr %bits, i64 %_0.i11, !dbg !80
  %_31 = ptrtoint ptr %_0.i8 to i64, !dbg !83
  %_33 = and i64 %_31, 1, !dbg !83
  %_34 = icmp eq i64 %_33, 0, !dbg !83
  br i1 %_34, label %bb12, label %panic6, !dbg !83

panic5:                                           ; preds = %bb13
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_c58530223fd14a2a94c01f8a7f7c4cd0) #16, !dbg !73
  unreachable, !dbg !73

bb12:                                             ; preds = %bb18
  %_69 = ptrtoint ptr %_0.i8 to i64, !dbg !83
  %_71 = icmp eq i64 %_69, 0, !dbg !83
  %_72 = and i1 %_71, true, !dbg !83
  %_73 = xor i1 %_72, true, !dbg !83
  br i1 %_73, label %bb19, label %panic7, !dbg !83

panic6:                                           ; preds = %bb18
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_31, ptr align 8 @alloc_092e2c84e3b9130325eff238b90be83e) #16, !dbg !83
  unreachable, !dbg !83

bb19:                                             ; preds = %bb12
  store i16 %_26, ptr %_0.i8, align 2, !dbg !83
  br label %bb11, !dbg !54

panic7:                                           ; preds = %bb12
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_092e2c84e3b9130325eff238b90be83e) #16, !dbg !83
  unreachable, !dbg !83
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !84 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !87
  store ptr %5, ptr %4, align 8, !dbg !88
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !88
  store ptr %2, ptr %7, align 8, !dbg !88
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !88
  store i8 1, ptr %8, align 8, !dbg !88
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !88
  store i8 0, ptr %9, align 1, !dbg !88
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #17, !dbg !95
  unreachable, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !97 {
  %6 = icmp eq i32 %2, 1114112, !dbg !102
  br i1 %6, label %13, label %7, !dbg !104

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !105
  %11 = load ptr, ptr %10, align 8, !dbg !105, !invariant.load !13, !nonnull !13
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #15, !dbg !106
  br i1 %12, label %17, label %13, !dbg !107

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !112
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !114

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !115

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !116, !invariant.load !13, !nonnull !13
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #15, !dbg !117
  br label %17, !dbg !117
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !118 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !119
  store ptr %0, ptr %6, align 8, !dbg !119
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !119
  store ptr %1, ptr %7, align 8, !dbg !119
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !122
  store ptr %6, ptr %5, align 8, !dbg !126
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !126
  store ptr %3, ptr %8, align 8, !dbg !126
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !126
  store i8 0, ptr %9, align 8, !dbg !126
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !126
  %11 = zext i1 %2 to i8, !dbg !126
  store i8 %11, ptr %10, align 1, !dbg !126
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #17, !dbg !129
  unreachable, !dbg !129
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #12 !dbg !131 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !132
  unreachable, !dbg !132
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #12 !dbg !133 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !134
  store ptr %6, ptr %4, align 8, !dbg !134
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !134
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !134
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !134
  store ptr %5, ptr %8, align 8, !dbg !134
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !134
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !134
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !136
  unreachable, !dbg !136
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #13 !dbg !137 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !141
  %4 = load i64, ptr %0, align 8, !dbg !142, !noundef !13
  br label %5, !dbg !145

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !147
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !148
  %8 = and i64 %6, 15, !dbg !149
  %9 = lshr i64 %6, 4, !dbg !150
  %10 = add nsw i64 %7, -1, !dbg !152
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !153
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !154
  %13 = load i8, ptr %12, align 1, !dbg !154, !noundef !13
  store i8 %13, ptr %11, align 1, !dbg !155
  %14 = icmp eq i64 %9, 0, !dbg !162
  br i1 %14, label %15, label %5, !dbg !162

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !163
  tail call void @llvm.experimental.noalias.scope.decl(metadata !179), !dbg !182
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !184, !alias.scope !179, !noalias !190
  %19 = and i32 %18, 2097152, !dbg !193
  %20 = icmp eq i32 %19, 0, !dbg !196
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !196
  %22 = lshr exact i32 %19, 21, !dbg !196
  %23 = zext nneg i32 %22 to i64, !dbg !196
  %24 = add nuw nsw i64 %16, %23, !dbg !184
  %25 = and i32 %18, 8388608, !dbg !197
  %26 = icmp eq i32 %25, 0, !dbg !200
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !200
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !200
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !201
  %31 = load i16, ptr %30, align 4, !dbg !201, !alias.scope !179, !noalias !190, !noundef !13
  %32 = zext i16 %31 to i64, !dbg !203
  %33 = icmp samesign ult i64 %29, %32, !dbg !211
  br i1 %33, label %34, label %37, !dbg !211

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !212
  %36 = icmp eq i32 %35, 0, !dbg !215
  br i1 %36, label %42, label %72, !dbg !215

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !216, !alias.scope !179, !noalias !190
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !216
  %40 = load ptr, ptr %39, align 8, !dbg !216, !alias.scope !179, !noalias !190
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !216, !noalias !217
  br i1 %41, label %117, label %113, !dbg !218

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !221
  %44 = sub i16 %31, %43, !dbg !222
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223), !dbg !226
  %45 = lshr i32 %18, 29, !dbg !227
  %46 = and i32 %45, 3, !dbg !227
  %47 = and i32 %18, 2097151, !dbg !233
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !237
  tail call void @llvm.assume(i1 %48), !dbg !237
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !227

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !248

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !250
  br label %53, !dbg !251

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !252
  %55 = load ptr, ptr %1, align 8, !alias.scope !253, !noalias !190
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !253, !noalias !190
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !254

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !257
  %61 = icmp eq i16 %60, %54, !dbg !258
  br i1 %61, label %62, label %64, !dbg !275

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !276
  br label %68, !dbg !277

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !278
  %66 = load ptr, ptr %58, align 8, !dbg !288, !invariant.load !13, !noalias !289, !nonnull !13
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #15, !dbg !290, !noalias !289
  br i1 %67, label %68, label %59, !dbg !291

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !294
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !294
  %71 = icmp eq i32 %70, 1114112, !dbg !295
  br i1 %71, label %117, label %81, !dbg !298

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !299, !alias.scope !179, !noalias !190
  %74 = trunc i64 %73 to i32, !dbg !300
  %75 = and i32 %74, -1612709888, !dbg !300
  %76 = or disjoint i32 %75, 536870960, !dbg !304
  store i32 %76, ptr %17, align 8, !dbg !304, !alias.scope !179, !noalias !190
  %77 = load ptr, ptr %1, align 8, !dbg !308, !alias.scope !179, !noalias !190
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !308
  %79 = load ptr, ptr %78, align 8, !dbg !308, !alias.scope !179, !noalias !190
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !308, !noalias !217
  br i1 %80, label %117, label %97, !dbg !309

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !311, !noalias !217
  br i1 %82, label %117, label %83, !dbg !313

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !315
  %85 = load ptr, ptr %84, align 8, !dbg !315, !invariant.load !13, !noalias !217, !nonnull !13
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !316, !noalias !179
  br i1 %86, label %117, label %87, !dbg !317

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !319
  %89 = icmp eq i16 %88, %69, !dbg !323
  br i1 %89, label %94, label %90, !dbg !332

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !333
  %92 = load ptr, ptr %58, align 8, !dbg !339, !invariant.load !13, !noalias !179, !nonnull !13
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #15, !dbg !340, !noalias !179
  br i1 %93, label %94, label %87, !dbg !341

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !319
  %96 = icmp ult i16 %95, %69, !dbg !323
  br label %117, !dbg !344

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !345
  %99 = sub i16 %31, %98, !dbg !346
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !347

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !349
  %103 = icmp eq i16 %102, %99, !dbg !350
  br i1 %103, label %108, label %104, !dbg !354

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !355
  %106 = load ptr, ptr %100, align 8, !dbg !358, !invariant.load !13, !noalias !359, !nonnull !13
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #15, !dbg !362, !noalias !359
  br i1 %107, label %117, label %101, !dbg !363

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !365
  %110 = load ptr, ptr %109, align 8, !dbg !365, !invariant.load !13, !noalias !217, !nonnull !13
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !367, !noalias !179
  br i1 %111, label %117, label %112, !dbg !368

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !370, !alias.scope !179, !noalias !190
  br label %117, !dbg !344

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !371, !invariant.load !13, !noalias !217, !nonnull !13
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !372, !noalias !179
  br label %117, !dbg !372

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !373
  ret i1 %118, !dbg !374
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !375 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !377
  unreachable, !dbg !377
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !378 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !379
  unreachable, !dbg !379
}

attributes #0 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
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
attributes #14 = { inlinehint noreturn nounwind }
attributes #15 = { inlinehint nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/half.rs/@/half.3e9c17076192954b-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !10, file: !9, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!9 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!10 = !DINamespace(name: "gpu", scope: !11)
!11 = !DINamespace(name: "half", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 16, column: 14, scope: !8)
!15 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half", scope: !17, file: !16, line: 977, type: !12, scopeLine: 977, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/f16.rs", directory: "", checksumkind: CSK_MD5, checksum: "2d39af1c7c17bb879f1451c8d7177ab6")
!17 = !DINamespace(name: "{impl#0}", scope: !18)
!18 = !DINamespace(name: "f16", scope: !19)
!19 = !DINamespace(name: "core", scope: null)
!20 = !DILocation(line: 979, column: 18, scope: !15)
!21 = !DILocation(line: 980, column: 6, scope: !15)
!22 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half", scope: !24, file: !23, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!23 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!24 = !DINamespace(name: "nvptx", scope: !25)
!25 = !DINamespace(name: "core_arch", scope: !19)
!26 = !DILocation(line: 62, column: 5, scope: !22)
!27 = !DILocation(line: 63, column: 2, scope: !22)
!28 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half", scope: !24, file: !23, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!29 = !DILocation(line: 83, column: 5, scope: !28)
!30 = !DILocation(line: 84, column: 2, scope: !28)
!31 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half", scope: !24, file: !23, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!32 = !DILocation(line: 125, column: 5, scope: !31)
!33 = !DILocation(line: 126, column: 2, scope: !31)
!34 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half", scope: !24, file: !23, line: 145, type: !12, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!35 = !DILocation(line: 146, column: 5, scope: !34)
!36 = distinct !DISubprogram(name: "half_precision", scope: !11, file: !37, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !13)
!37 = !DIFile(filename: "examples/rust/half.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9ba28b1d633fe20ee964b8f0a2268432")
!38 = !DILocation(line: 9, column: 15, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5ngKhs4obAB_4half3gpu9global_id", scope: !10, file: !9, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!40 = distinct !DILocation(line: 10, column: 13, scope: !36)
!41 = !DILocation(line: 9, column: 46, scope: !39, inlinedAt: !40)
!42 = !DILocation(line: 9, column: 77, scope: !39, inlinedAt: !40)
!43 = !DILocation(line: 9, column: 14, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 11, column: 8, scope: !45)
!45 = distinct !DILexicalBlock(scope: !36, file: !37, line: 10, column: 5)
!46 = !DILocation(line: 863, column: 18, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPC3f163addCs5ngKhs4obAB_4half", scope: !49, file: !48, line: 829, type: !12, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!48 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!49 = !DINamespace(name: "{impl#0}", scope: !50)
!50 = !DINamespace(name: "const_ptr", scope: !51)
!51 = !DINamespace(name: "ptr", scope: !19)
!52 = distinct !DILocation(line: 16, column: 26, scope: !45)
!53 = !DILocation(line: 16, column: 23, scope: !45)
!54 = !DILocation(line: 22, column: 2, scope: !36)
!55 = !DILocation(line: 863, column: 18, scope: !47, inlinedAt: !56)
!56 = distinct !DILocation(line: 16, column: 37, scope: !45)
!57 = !DILocation(line: 16, column: 34, scope: !45)
!58 = !DILocation(line: 17, column: 17, scope: !59)
!59 = distinct !DILexicalBlock(scope: !45, file: !37, line: 16, column: 9)
!60 = !DILocation(line: 17, column: 29, scope: !59)
!61 = !DILocation(line: 17, column: 25, scope: !59)
!62 = !DILocation(line: 18, column: 24, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !37, line: 17, column: 9)
!64 = !DILocation(line: 18, column: 49, scope: !63)
!65 = !DILocation(line: 18, column: 21, scope: !63)
!66 = !DILocation(line: 18, column: 34, scope: !63)
!67 = !DILocation(line: 961, column: 18, scope: !68, inlinedAt: !72)
!68 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOC3f163addCs5ngKhs4obAB_4half", scope: !70, file: !69, line: 927, type: !12, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!69 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!70 = !DINamespace(name: "{impl#0}", scope: !71)
!71 = !DINamespace(name: "mut_ptr", scope: !51)
!72 = distinct !DILocation(line: 18, column: 12, scope: !63)
!73 = !DILocation(line: 18, column: 9, scope: !63)
!74 = !DILocation(line: 19, column: 22, scope: !63)
!75 = !DILocation(line: 19, column: 21, scope: !63)
!76 = !DILocation(line: 20, column: 25, scope: !77)
!77 = distinct !DILexicalBlock(scope: !63, file: !37, line: 19, column: 9)
!78 = !DILocation(line: 20, column: 24, scope: !77)
!79 = !DILocation(line: 20, column: 43, scope: !77)
!80 = !DILocation(line: 961, column: 18, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOt3addCs5ngKhs4obAB_4half", scope: !70, file: !69, line: 927, type: !12, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!82 = distinct !DILocation(line: 20, column: 15, scope: !77)
!83 = !DILocation(line: 20, column: 9, scope: !77)
!84 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !86, file: !85, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!85 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!86 = !DINamespace(name: "panicking", scope: !19)
!87 = !DILocation(line: 72, column: 9, scope: !84)
!88 = !DILocation(line: 40, column: 9, scope: !89, inlinedAt: !94)
!89 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !91, file: !90, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!90 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!91 = !DINamespace(name: "PanicInfo", scope: !92)
!92 = !DINamespace(name: "panic_info", scope: !93)
!93 = !DINamespace(name: "panic", scope: !19)
!94 = !DILocation(line: 72, column: 14, scope: !84)
!95 = !DILocation(line: 80, column: 14, scope: !96)
!96 = distinct !DILexicalBlock(scope: !84, file: !85, line: 72, column: 5)
!97 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !99, file: !98, line: 1847, type: !12, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!98 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!99 = !DINamespace(name: "pad_integral", scope: !100)
!100 = !DINamespace(name: "{impl#12}", scope: !101)
!101 = !DINamespace(name: "fmt", scope: !19)
!102 = !DILocation(line: 1848, column: 30, scope: !103)
!103 = distinct !DILexicalBlock(scope: !97, file: !98, line: 1848, column: 35)
!104 = !DILocation(line: 1848, column: 20, scope: !103)
!105 = !DILocation(line: 1849, column: 17, scope: !103)
!106 = !DILocation(line: 1849, column: 23, scope: !103)
!107 = !DILocation(line: 2173, column: 9, scope: !108, inlinedAt: !105)
!108 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !110, file: !109, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!109 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!110 = !DINamespace(name: "{impl#27}", scope: !111)
!111 = !DINamespace(name: "result", scope: !19)
!112 = !DILocation(line: 1851, column: 35, scope: !113)
!113 = distinct !DILexicalBlock(scope: !97, file: !98, line: 1851, column: 42)
!114 = !DILocation(line: 1851, column: 20, scope: !113)
!115 = !DILocation(line: 1852, column: 10, scope: !97)
!116 = !DILocation(line: 1851, column: 44, scope: !113)
!117 = !DILocation(line: 1851, column: 50, scope: !113)
!118 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !86, file: !85, line: 95, type: !12, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!119 = !DILocation(line: 2448, column: 9, scope: !120)
!120 = !DILexicalBlockFile(scope: !118, file: !121, discriminator: 0)
!121 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!122 = !DILocation(line: 114, column: 17, scope: !123, inlinedAt: !119)
!123 = !DILexicalBlockFile(scope: !124, file: !85, discriminator: 0)
!124 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !125, file: !121, line: 2435, type: !12, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!125 = !DINamespace(name: "panic_nounwind_fmt", scope: !86)
!126 = !DILocation(line: 40, column: 9, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !91, file: !90, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!128 = !DILocation(line: 114, column: 22, scope: !123, inlinedAt: !119)
!129 = !DILocation(line: 122, column: 22, scope: !130, inlinedAt: !119)
!130 = distinct !DILexicalBlock(scope: !124, file: !85, line: 114, column: 13)
!131 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !86, file: !85, line: 297, type: !12, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!132 = !DILocation(line: 302, column: 5, scope: !131)
!133 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !86, file: !85, line: 279, type: !12, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!134 = !DILocation(line: 285, column: 9, scope: !135)
!135 = distinct !DILexicalBlock(scope: !133, file: !85, line: 285, column: 9)
!136 = !DILocation(line: 284, column: 5, scope: !133)
!137 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !139, file: !138, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!138 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!139 = !DINamespace(name: "{impl#8}", scope: !140)
!140 = !DINamespace(name: "num", scope: !101)
!141 = !DILocation(line: 27, column: 21, scope: !137)
!142 = !DILocation(line: 33, column: 34, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !138, line: 29, column: 17)
!144 = distinct !DILexicalBlock(scope: !137, file: !138, line: 27, column: 17)
!145 = !DILocation(line: 34, column: 17, scope: !146)
!146 = distinct !DILexicalBlock(scope: !143, file: !138, line: 33, column: 17)
!147 = !DILocation(line: 0, scope: !143)
!148 = !DILocation(line: 0, scope: !144)
!149 = !DILocation(line: 35, column: 33, scope: !146)
!150 = !DILocation(line: 36, column: 21, scope: !151)
!151 = distinct !DILexicalBlock(scope: !146, file: !138, line: 35, column: 21)
!152 = !DILocation(line: 38, column: 21, scope: !151)
!153 = !DILocation(line: 41, column: 21, scope: !151)
!154 = !DILocation(line: 41, column: 39, scope: !151)
!155 = !DILocation(line: 574, column: 9, scope: !156, inlinedAt: !161)
!156 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !158, file: !157, line: 573, type: !12, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!157 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!158 = !DINamespace(name: "MaybeUninit", scope: !159)
!159 = !DINamespace(name: "maybe_uninit", scope: !160)
!160 = !DINamespace(name: "mem", scope: !19)
!161 = !DILocation(line: 41, column: 33, scope: !151)
!162 = !DILocation(line: 42, column: 24, scope: !151)
!163 = !DILocation(line: 410, column: 27, scope: !164, inlinedAt: !169)
!164 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !166, file: !165, line: 392, type: !12, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!165 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!166 = !DINamespace(name: "{impl#4}", scope: !167)
!167 = !DINamespace(name: "index", scope: !168)
!168 = !DINamespace(name: "slice", scope: !19)
!169 = distinct !DILocation(line: 557, column: 44, scope: !170, inlinedAt: !172)
!170 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !171, file: !165, line: 555, type: !12, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!171 = !DINamespace(name: "{impl#7}", scope: !167)
!172 = distinct !DILocation(line: 646, column: 26, scope: !173, inlinedAt: !176)
!173 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !175, file: !174, line: 639, type: !12, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!174 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!175 = !DINamespace(name: "{impl#0}", scope: !168)
!176 = distinct !DILocation(line: 115, column: 32, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !140, file: !138, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!178 = distinct !DILocation(line: 48, column: 39, scope: !146)
!179 = !{!180}
!180 = distinct !{!180, !181, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!181 = distinct !{!181, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!182 = !DILocation(line: 49, column: 19, scope: !183)
!183 = distinct !DILexicalBlock(scope: !146, file: !138, line: 48, column: 17)
!184 = !DILocation(line: 0, scope: !185, inlinedAt: !189)
!185 = distinct !DILexicalBlock(scope: !186, file: !98, line: 1829, column: 9)
!186 = distinct !DILexicalBlock(scope: !187, file: !98, line: 1827, column: 9)
!187 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !188, file: !98, line: 1826, type: !12, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!188 = !DINamespace(name: "Formatter", scope: !101)
!189 = distinct !DILocation(line: 49, column: 19, scope: !183)
!190 = !{!191, !192}
!191 = distinct !{!191, !181, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!192 = distinct !{!192, !181, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!193 = !DILocation(line: 2316, column: 9, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !188, file: !98, line: 2315, type: !12, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!195 = distinct !DILocation(line: 1833, column: 24, scope: !185, inlinedAt: !189)
!196 = !DILocation(line: 1833, column: 19, scope: !185, inlinedAt: !189)
!197 = !DILocation(line: 2373, column: 9, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !188, file: !98, line: 2372, type: !12, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!199 = distinct !DILocation(line: 1838, column: 30, scope: !185, inlinedAt: !189)
!200 = !DILocation(line: 1838, column: 25, scope: !185, inlinedAt: !189)
!201 = !DILocation(line: 1855, column: 19, scope: !202, inlinedAt: !189)
!202 = distinct !DILexicalBlock(scope: !185, file: !98, line: 1838, column: 9)
!203 = !DILocation(line: 82, column: 17, scope: !204, inlinedAt: !209)
!204 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !206, file: !205, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!205 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!206 = !DINamespace(name: "{impl#96}", scope: !207)
!207 = !DINamespace(name: "num", scope: !208)
!208 = !DINamespace(name: "convert", scope: !19)
!209 = distinct !DILocation(line: 1856, column: 21, scope: !210, inlinedAt: !189)
!210 = distinct !DILexicalBlock(scope: !202, file: !98, line: 1855, column: 9)
!211 = !DILocation(line: 1856, column: 12, scope: !210, inlinedAt: !189)
!212 = !DILocation(line: 2399, column: 9, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !188, file: !98, line: 2398, type: !12, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!214 = distinct !DILocation(line: 1860, column: 24, scope: !210, inlinedAt: !189)
!215 = !DILocation(line: 1860, column: 19, scope: !210, inlinedAt: !189)
!216 = !DILocation(line: 1858, column: 13, scope: !210, inlinedAt: !189)
!217 = !{!180, !192}
!218 = !DILocation(line: 2173, column: 9, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !110, file: !109, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!220 = distinct !DILocation(line: 1858, column: 13, scope: !210, inlinedAt: !189)
!221 = !DILocation(line: 1873, column: 51, scope: !210, inlinedAt: !189)
!222 = !DILocation(line: 1873, column: 45, scope: !210, inlinedAt: !189)
!223 = !{!224}
!224 = distinct !{!224, !225, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!225 = distinct !{!225, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!226 = !DILocation(line: 1873, column: 37, scope: !210, inlinedAt: !189)
!227 = !DILocation(line: 502, column: 9, scope: !228, inlinedAt: !230)
!228 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !229, file: !98, line: 501, type: !12, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!229 = !DINamespace(name: "FormattingOptions", scope: !101)
!230 = distinct !DILocation(line: 1957, column: 34, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !188, file: !98, line: 1952, type: !12, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!232 = distinct !DILocation(line: 1873, column: 37, scope: !210, inlinedAt: !189)
!233 = !DILocation(line: 497, column: 43, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !229, file: !98, line: 495, type: !12, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!235 = distinct !DILocation(line: 1958, column: 33, scope: !236, inlinedAt: !232)
!236 = distinct !DILexicalBlock(scope: !231, file: !98, line: 1957, column: 9)
!237 = !DILocation(line: 34, column: 9, scope: !238, inlinedAt: !242)
!238 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !240, file: !239, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!239 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!240 = !DINamespace(name: "convert", scope: !241)
!241 = !DINamespace(name: "char", scope: !19)
!242 = distinct !DILocation(line: 239, column: 18, scope: !243, inlinedAt: !247)
!243 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !245, file: !244, line: 237, type: !12, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!244 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!245 = !DINamespace(name: "{impl#0}", scope: !246)
!246 = !DINamespace(name: "methods", scope: !241)
!247 = distinct !DILocation(line: 497, column: 18, scope: !234, inlinedAt: !235)
!248 = !DILocation(line: 1960, column: 28, scope: !249, inlinedAt: !232)
!249 = distinct !DILexicalBlock(scope: !236, file: !98, line: 1958, column: 9)
!250 = !DILocation(line: 1963, column: 34, scope: !249, inlinedAt: !232)
!251 = !DILocation(line: 1963, column: 44, scope: !249, inlinedAt: !232)
!252 = !DILocation(line: 0, scope: !249, inlinedAt: !232)
!253 = !{!224, !180}
!254 = !DILocation(line: 1966, column: 9, scope: !255, inlinedAt: !232)
!255 = distinct !DILexicalBlock(scope: !256, file: !98, line: 1966, column: 9)
!256 = distinct !DILexicalBlock(scope: !249, file: !98, line: 1960, column: 9)
!257 = !DILocation(line: 1966, column: 18, scope: !256, inlinedAt: !232)
!258 = !DILocation(line: 1915, column: 50, scope: !259, inlinedAt: !264)
!259 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !261, file: !260, line: 1915, type: !12, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!260 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!261 = !DINamespace(name: "{impl#62}", scope: !262)
!262 = !DINamespace(name: "impls", scope: !263)
!263 = !DINamespace(name: "cmp", scope: !19)
!264 = distinct !DILocation(line: 900, column: 12, scope: !265, inlinedAt: !270)
!265 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !267, file: !266, line: 899, type: !12, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!266 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!267 = !DINamespace(name: "{impl#5}", scope: !268)
!268 = !DINamespace(name: "range", scope: !269)
!269 = !DINamespace(name: "iter", scope: !19)
!270 = distinct !DILocation(line: 985, column: 14, scope: !271, inlinedAt: !273)
!271 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !272, file: !266, line: 984, type: !12, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!272 = !DINamespace(name: "{impl#6}", scope: !268)
!273 = distinct !DILocation(line: 1966, column: 18, scope: !274, inlinedAt: !232)
!274 = !DILexicalBlockFile(scope: !255, file: !98, discriminator: 2)
!275 = !DILocation(line: 900, column: 12, scope: !265, inlinedAt: !270)
!276 = !DILocation(line: 1970, column: 35, scope: !256, inlinedAt: !232)
!277 = !DILocation(line: 1971, column: 6, scope: !231, inlinedAt: !232)
!278 = !DILocation(line: 898, column: 17, scope: !279, inlinedAt: !283)
!279 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !281, file: !280, line: 886, type: !12, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!280 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!281 = !DINamespace(name: "{impl#7}", scope: !282)
!282 = !DINamespace(name: "num", scope: !19)
!283 = distinct !DILocation(line: 215, column: 28, scope: !284, inlinedAt: !286)
!284 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !285, file: !266, line: 213, type: !12, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!285 = !DINamespace(name: "{impl#43}", scope: !268)
!286 = distinct !DILocation(line: 903, column: 35, scope: !287, inlinedAt: !270)
!287 = distinct !DILexicalBlock(scope: !265, file: !266, line: 901, column: 13)
!288 = !DILocation(line: 1967, column: 13, scope: !255, inlinedAt: !232)
!289 = !{!224, !180, !192}
!290 = !DILocation(line: 1967, column: 22, scope: !255, inlinedAt: !232)
!291 = !DILocation(line: 2173, column: 9, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !110, file: !109, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!293 = distinct !DILocation(line: 1967, column: 13, scope: !255, inlinedAt: !232)
!294 = !DILocation(line: 0, scope: !256, inlinedAt: !232)
!295 = !DILocation(line: 2173, column: 15, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !110, file: !109, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!297 = distinct !DILocation(line: 1873, column: 32, scope: !210, inlinedAt: !189)
!298 = !DILocation(line: 2173, column: 9, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 1863, column: 31, scope: !210, inlinedAt: !189)
!300 = !DILocation(line: 403, column: 22, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !229, file: !98, line: 402, type: !12, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!302 = distinct !DILocation(line: 1864, column: 26, scope: !303, inlinedAt: !189)
!303 = distinct !DILexicalBlock(scope: !210, file: !98, line: 1863, column: 13)
!304 = !DILocation(line: 418, column: 9, scope: !305, inlinedAt: !307)
!305 = distinct !DILexicalBlock(scope: !306, file: !98, line: 412, column: 9)
!306 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !229, file: !98, line: 411, type: !12, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!307 = distinct !DILocation(line: 1864, column: 36, scope: !303, inlinedAt: !189)
!308 = !DILocation(line: 1865, column: 13, scope: !303, inlinedAt: !189)
!309 = !DILocation(line: 2173, column: 9, scope: !219, inlinedAt: !310)
!310 = distinct !DILocation(line: 1865, column: 13, scope: !303, inlinedAt: !189)
!311 = !DILocation(line: 1874, column: 13, scope: !312, inlinedAt: !189)
!312 = distinct !DILexicalBlock(scope: !210, file: !98, line: 1873, column: 13)
!313 = !DILocation(line: 2173, column: 9, scope: !219, inlinedAt: !314)
!314 = distinct !DILocation(line: 1874, column: 13, scope: !312, inlinedAt: !189)
!315 = !DILocation(line: 1875, column: 13, scope: !312, inlinedAt: !189)
!316 = !DILocation(line: 1875, column: 22, scope: !312, inlinedAt: !189)
!317 = !DILocation(line: 2173, column: 9, scope: !219, inlinedAt: !318)
!318 = distinct !DILocation(line: 1875, column: 13, scope: !312, inlinedAt: !189)
!319 = !DILocation(line: 1756, column: 18, scope: !320, inlinedAt: !322)
!320 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !321, file: !98, line: 1755, type: !12, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!321 = !DINamespace(name: "PostPadding", scope: !101)
!322 = distinct !DILocation(line: 1876, column: 26, scope: !312, inlinedAt: !189)
!323 = !DILocation(line: 1915, column: 50, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !261, file: !260, line: 1915, type: !12, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!325 = distinct !DILocation(line: 900, column: 12, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !267, file: !266, line: 899, type: !12, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!327 = distinct !DILocation(line: 985, column: 14, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !272, file: !266, line: 984, type: !12, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!329 = distinct !DILocation(line: 1756, column: 18, scope: !330, inlinedAt: !322)
!330 = !DILexicalBlockFile(scope: !331, file: !98, discriminator: 2)
!331 = distinct !DILexicalBlock(scope: !320, file: !98, line: 1756, column: 9)
!332 = !DILocation(line: 900, column: 12, scope: !326, inlinedAt: !327)
!333 = !DILocation(line: 898, column: 17, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !281, file: !280, line: 886, type: !12, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!335 = distinct !DILocation(line: 215, column: 28, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !285, file: !266, line: 213, type: !12, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!337 = distinct !DILocation(line: 903, column: 35, scope: !338, inlinedAt: !327)
!338 = distinct !DILexicalBlock(scope: !326, file: !266, line: 901, column: 13)
!339 = !DILocation(line: 1757, column: 13, scope: !331, inlinedAt: !322)
!340 = !DILocation(line: 1757, column: 19, scope: !331, inlinedAt: !322)
!341 = !DILocation(line: 2173, column: 9, scope: !342, inlinedAt: !343)
!342 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !110, file: !109, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!343 = distinct !DILocation(line: 1757, column: 13, scope: !331, inlinedAt: !322)
!344 = !DILocation(line: 1860, column: 16, scope: !210, inlinedAt: !189)
!345 = !DILocation(line: 1866, column: 51, scope: !303, inlinedAt: !189)
!346 = !DILocation(line: 1866, column: 45, scope: !303, inlinedAt: !189)
!347 = !DILocation(line: 1966, column: 9, scope: !255, inlinedAt: !348)
!348 = distinct !DILocation(line: 1866, column: 37, scope: !303, inlinedAt: !189)
!349 = !DILocation(line: 1966, column: 18, scope: !256, inlinedAt: !348)
!350 = !DILocation(line: 1915, column: 50, scope: !259, inlinedAt: !351)
!351 = distinct !DILocation(line: 900, column: 12, scope: !265, inlinedAt: !352)
!352 = distinct !DILocation(line: 985, column: 14, scope: !271, inlinedAt: !353)
!353 = distinct !DILocation(line: 1966, column: 18, scope: !274, inlinedAt: !348)
!354 = !DILocation(line: 900, column: 12, scope: !265, inlinedAt: !352)
!355 = !DILocation(line: 898, column: 17, scope: !279, inlinedAt: !356)
!356 = distinct !DILocation(line: 215, column: 28, scope: !284, inlinedAt: !357)
!357 = distinct !DILocation(line: 903, column: 35, scope: !287, inlinedAt: !352)
!358 = !DILocation(line: 1967, column: 13, scope: !255, inlinedAt: !348)
!359 = !{!360, !180, !192}
!360 = distinct !{!360, !361, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!361 = distinct !{!361, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!362 = !DILocation(line: 1967, column: 22, scope: !255, inlinedAt: !348)
!363 = !DILocation(line: 2173, column: 9, scope: !292, inlinedAt: !364)
!364 = distinct !DILocation(line: 1967, column: 13, scope: !255, inlinedAt: !348)
!365 = !DILocation(line: 1867, column: 13, scope: !366, inlinedAt: !189)
!366 = distinct !DILexicalBlock(scope: !303, file: !98, line: 1866, column: 13)
!367 = !DILocation(line: 1867, column: 22, scope: !366, inlinedAt: !189)
!368 = !DILocation(line: 2173, column: 9, scope: !219, inlinedAt: !369)
!369 = distinct !DILocation(line: 1867, column: 13, scope: !366, inlinedAt: !189)
!370 = !DILocation(line: 1869, column: 13, scope: !366, inlinedAt: !189)
!371 = !DILocation(line: 1859, column: 13, scope: !210, inlinedAt: !189)
!372 = !DILocation(line: 1859, column: 22, scope: !210, inlinedAt: !189)
!373 = !DILocation(line: 50, column: 13, scope: !137)
!374 = !DILocation(line: 50, column: 14, scope: !137)
!375 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !376, file: !85, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!376 = !DINamespace(name: "panic_const", scope: !86)
!377 = !DILocation(line: 175, column: 17, scope: !375)
!378 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !376, file: !85, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!379 = !DILocation(line: 175, column: 17, scope: !378)
