source_filename = "saxpy.6eff92c9bc402a3b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_09aace844812016e8618f86123a46918 = private unnamed_addr constant [23 x i8] c"examples/rust/saxpy.rs\00", align 1
@alloc_4c1baa9b9fc4feed1002acf563aca0f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00\22\00\00\00" }>, align 8
@alloc_61258340bb4abb5350b35b16e20ad823 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00.\00\00\00" }>, align 8
@alloc_d86d89f06283d0461d0c9153aa35d015 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00\12\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !8 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy() #14, !dbg !14
  unreachable, !dbg !14
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !15 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !20
  ret i32 %_0, !dbg !21
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !22 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  ret i32 %_0, !dbg !24
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !25 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  ret i32 %_0, !dbg !27
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy() unnamed_addr #2 !dbg !28 {
start:
  call void @llvm.trap(), !dbg !29
  unreachable, !dbg !29
}

; Function Attrs: convergent nounwind
define ptx_kernel void @saxpy(i64 %n, float %a, ptr %x, ptr %y) unnamed_addr #3 !dbg !30 {
start:
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy() #15, !dbg !32
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy() #15, !dbg !35
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !32
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !32
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !32
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !32

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy() #15, !dbg !36
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !37
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !37
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit, !dbg !37

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #16, !dbg !32
  unreachable, !dbg !32

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #16, !dbg !37
  unreachable, !dbg !37

_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit:    ; preds = %bb3.i
  %_0.i8 = zext i32 %_7.0.i to i64, !dbg !37
  %_6 = icmp ult i64 %_0.i8, %n, !dbg !38
  br i1 %_6, label %bb2, label %bb6, !dbg !38

bb6:                                              ; preds = %bb12, %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit
  ret void, !dbg !40

bb2:                                              ; preds = %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit
  %_0.i7 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i8, !dbg !41
  %_24 = ptrtoint ptr %_0.i7 to i64, !dbg !48
  %_26 = and i64 %_24, 3, !dbg !48
  %_27 = icmp eq i64 %_26, 0, !dbg !48
  br i1 %_27, label %bb9, label %panic, !dbg !48

bb9:                                              ; preds = %bb2
  %_29 = ptrtoint ptr %_0.i7 to i64, !dbg !48
  %_31 = icmp eq i64 %_29, 0, !dbg !48
  %_32 = and i1 %_31, true, !dbg !48
  %_33 = xor i1 %_32, true, !dbg !48
  br i1 %_33, label %bb10, label %panic1, !dbg !48

panic:                                            ; preds = %bb2
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_24, ptr align 8 @alloc_4c1baa9b9fc4feed1002acf563aca0f2) #16, !dbg !48
  unreachable, !dbg !48

bb10:                                             ; preds = %bb9
  %_8 = load float, ptr %_0.i7, align 4, !dbg !48
  %_7 = fmul float %a, %_8, !dbg !49
  %_0.i6 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i8, !dbg !50
  %_19 = ptrtoint ptr %_0.i6 to i64, !dbg !56
  %_21 = and i64 %_19, 3, !dbg !56
  %_22 = icmp eq i64 %_21, 0, !dbg !56
  br i1 %_22, label %bb8, label %panic2, !dbg !56

panic1:                                           ; preds = %bb9
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_4c1baa9b9fc4feed1002acf563aca0f2) #16, !dbg !48
  unreachable, !dbg !48

bb8:                                              ; preds = %bb10
  %_35 = ptrtoint ptr %_0.i6 to i64, !dbg !56
  %_37 = icmp eq i64 %_35, 0, !dbg !56
  %_38 = and i1 %_37, true, !dbg !56
  %_39 = xor i1 %_38, true, !dbg !56
  br i1 %_39, label %bb11, label %panic3, !dbg !56

panic2:                                           ; preds = %bb10
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_19, ptr align 8 @alloc_61258340bb4abb5350b35b16e20ad823) #16, !dbg !56
  unreachable, !dbg !56

bb11:                                             ; preds = %bb8
  %_10 = load float, ptr %_0.i6, align 4, !dbg !56
  %_0.i = getelementptr inbounds nuw float, ptr %y, i64 %_0.i8, !dbg !57
  %_14 = ptrtoint ptr %_0.i to i64, !dbg !59
  %_16 = and i64 %_14, 3, !dbg !59
  %_17 = icmp eq i64 %_16, 0, !dbg !59
  br i1 %_17, label %bb7, label %panic4, !dbg !59

panic3:                                           ; preds = %bb8
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_61258340bb4abb5350b35b16e20ad823) #16, !dbg !56
  unreachable, !dbg !56

bb7:                                              ; preds = %bb11
  %_41 = ptrtoint ptr %_0.i to i64, !dbg !59
  %_43 = icmp eq i64 %_41, 0, !dbg !59
  %_44 = and i1 %_43, true, !dbg !59
  %_45 = xor i1 %_44, true, !dbg !59
  br i1 %_45, label %bb12, label %panic5, !dbg !59

panic4:                                           ; preds = %bb11
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_14, ptr align 8 @alloc_d86d89f06283d0461d0c9153aa35d015) #16, !dbg !59
  unreachable, !dbg !59

bb12:                                             ; preds = %bb7
  %1 = fadd float %_7, %_10, !dbg !59
  store float %1, ptr %_0.i, align 4, !dbg !59
  br label %bb6, !dbg !60

panic5:                                           ; preds = %bb7
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_d86d89f06283d0461d0c9153aa35d015) #16, !dbg !59
  unreachable, !dbg !59
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
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !61 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !64
  store ptr %5, ptr %4, align 8, !dbg !65
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !65
  store ptr %2, ptr %7, align 8, !dbg !65
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !65
  store i8 1, ptr %8, align 8, !dbg !65
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !65
  store i8 0, ptr %9, align 1, !dbg !65
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #17, !dbg !72
  unreachable, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !74 {
  %6 = icmp eq i32 %2, 1114112, !dbg !79
  br i1 %6, label %13, label %7, !dbg !81

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !82
  %11 = load ptr, ptr %10, align 8, !dbg !82, !invariant.load !13, !nonnull !13
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #15, !dbg !83
  br i1 %12, label %17, label %13, !dbg !84

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !89
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !91

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !92

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !93, !invariant.load !13, !nonnull !13
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #15, !dbg !94
  br label %17, !dbg !94
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !95 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !96
  store ptr %0, ptr %6, align 8, !dbg !96
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !96
  store ptr %1, ptr %7, align 8, !dbg !96
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !99
  store ptr %6, ptr %5, align 8, !dbg !103
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !103
  store ptr %3, ptr %8, align 8, !dbg !103
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !103
  store i8 0, ptr %9, align 8, !dbg !103
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !103
  %11 = zext i1 %2 to i8, !dbg !103
  store i8 %11, ptr %10, align 1, !dbg !103
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #17, !dbg !106
  unreachable, !dbg !106
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #12 !dbg !108 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !109
  unreachable, !dbg !109
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #12 !dbg !110 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !111
  store ptr %6, ptr %4, align 8, !dbg !111
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !111
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !111
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !111
  store ptr %5, ptr %8, align 8, !dbg !111
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !111
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !111
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !113
  unreachable, !dbg !113
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #13 !dbg !114 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !118
  %4 = load i64, ptr %0, align 8, !dbg !119, !noundef !13
  br label %5, !dbg !122

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !124
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !125
  %8 = and i64 %6, 15, !dbg !126
  %9 = lshr i64 %6, 4, !dbg !127
  %10 = add nsw i64 %7, -1, !dbg !129
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !130
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !131
  %13 = load i8, ptr %12, align 1, !dbg !131, !noundef !13
  store i8 %13, ptr %11, align 1, !dbg !132
  %14 = icmp eq i64 %9, 0, !dbg !139
  br i1 %14, label %15, label %5, !dbg !139

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !140
  tail call void @llvm.experimental.noalias.scope.decl(metadata !156), !dbg !159
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !161, !alias.scope !156, !noalias !167
  %19 = and i32 %18, 2097152, !dbg !170
  %20 = icmp eq i32 %19, 0, !dbg !173
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !173
  %22 = lshr exact i32 %19, 21, !dbg !173
  %23 = zext nneg i32 %22 to i64, !dbg !173
  %24 = add nuw nsw i64 %16, %23, !dbg !161
  %25 = and i32 %18, 8388608, !dbg !174
  %26 = icmp eq i32 %25, 0, !dbg !177
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !177
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !177
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !178
  %31 = load i16, ptr %30, align 4, !dbg !178, !alias.scope !156, !noalias !167, !noundef !13
  %32 = zext i16 %31 to i64, !dbg !180
  %33 = icmp samesign ult i64 %29, %32, !dbg !188
  br i1 %33, label %34, label %37, !dbg !188

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !189
  %36 = icmp eq i32 %35, 0, !dbg !192
  br i1 %36, label %42, label %72, !dbg !192

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !193, !alias.scope !156, !noalias !167
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !193
  %40 = load ptr, ptr %39, align 8, !dbg !193, !alias.scope !156, !noalias !167
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !193, !noalias !194
  br i1 %41, label %117, label %113, !dbg !195

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !198
  %44 = sub i16 %31, %43, !dbg !199
  tail call void @llvm.experimental.noalias.scope.decl(metadata !200), !dbg !203
  %45 = lshr i32 %18, 29, !dbg !204
  %46 = and i32 %45, 3, !dbg !204
  %47 = and i32 %18, 2097151, !dbg !210
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !214
  tail call void @llvm.assume(i1 %48), !dbg !214
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !204

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !225

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !227
  br label %53, !dbg !228

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !229
  %55 = load ptr, ptr %1, align 8, !alias.scope !230, !noalias !167
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !230, !noalias !167
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !231

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !234
  %61 = icmp eq i16 %60, %54, !dbg !235
  br i1 %61, label %62, label %64, !dbg !252

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !253
  br label %68, !dbg !254

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !255
  %66 = load ptr, ptr %58, align 8, !dbg !265, !invariant.load !13, !noalias !266, !nonnull !13
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #15, !dbg !267, !noalias !266
  br i1 %67, label %68, label %59, !dbg !268

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !271
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !271
  %71 = icmp eq i32 %70, 1114112, !dbg !272
  br i1 %71, label %117, label %81, !dbg !275

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !276, !alias.scope !156, !noalias !167
  %74 = trunc i64 %73 to i32, !dbg !277
  %75 = and i32 %74, -1612709888, !dbg !277
  %76 = or disjoint i32 %75, 536870960, !dbg !281
  store i32 %76, ptr %17, align 8, !dbg !281, !alias.scope !156, !noalias !167
  %77 = load ptr, ptr %1, align 8, !dbg !285, !alias.scope !156, !noalias !167
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !285
  %79 = load ptr, ptr %78, align 8, !dbg !285, !alias.scope !156, !noalias !167
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !285, !noalias !194
  br i1 %80, label %117, label %97, !dbg !286

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !288, !noalias !194
  br i1 %82, label %117, label %83, !dbg !290

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !292
  %85 = load ptr, ptr %84, align 8, !dbg !292, !invariant.load !13, !noalias !194, !nonnull !13
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !293, !noalias !156
  br i1 %86, label %117, label %87, !dbg !294

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !296
  %89 = icmp eq i16 %88, %69, !dbg !300
  br i1 %89, label %94, label %90, !dbg !309

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !310
  %92 = load ptr, ptr %58, align 8, !dbg !316, !invariant.load !13, !noalias !156, !nonnull !13
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #15, !dbg !317, !noalias !156
  br i1 %93, label %94, label %87, !dbg !318

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !296
  %96 = icmp ult i16 %95, %69, !dbg !300
  br label %117, !dbg !321

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !322
  %99 = sub i16 %31, %98, !dbg !323
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !324

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !326
  %103 = icmp eq i16 %102, %99, !dbg !327
  br i1 %103, label %108, label %104, !dbg !331

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !332
  %106 = load ptr, ptr %100, align 8, !dbg !335, !invariant.load !13, !noalias !336, !nonnull !13
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #15, !dbg !339, !noalias !336
  br i1 %107, label %117, label %101, !dbg !340

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !342
  %110 = load ptr, ptr %109, align 8, !dbg !342, !invariant.load !13, !noalias !194, !nonnull !13
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !344, !noalias !156
  br i1 %111, label %117, label %112, !dbg !345

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !347, !alias.scope !156, !noalias !167
  br label %117, !dbg !321

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !348, !invariant.load !13, !noalias !194, !nonnull !13
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #15, !dbg !349, !noalias !156
  br label %117, !dbg !349

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !350
  ret i1 %118, !dbg !351
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !352 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !354
  unreachable, !dbg !354
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !355 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !356
  unreachable, !dbg !356
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
!5 = !DIFile(filename: "examples/rust/saxpy.rs/@/saxpy.6eff92c9bc402a3b-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !10, file: !9, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!9 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!10 = !DINamespace(name: "gpu", scope: !11)
!11 = !DINamespace(name: "saxpy", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 16, column: 14, scope: !8)
!15 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy", scope: !17, file: !16, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!17 = !DINamespace(name: "nvptx", scope: !18)
!18 = !DINamespace(name: "core_arch", scope: !19)
!19 = !DINamespace(name: "core", scope: null)
!20 = !DILocation(line: 62, column: 5, scope: !15)
!21 = !DILocation(line: 63, column: 2, scope: !15)
!22 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy", scope: !17, file: !16, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!23 = !DILocation(line: 83, column: 5, scope: !22)
!24 = !DILocation(line: 84, column: 2, scope: !22)
!25 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy", scope: !17, file: !16, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!26 = !DILocation(line: 125, column: 5, scope: !25)
!27 = !DILocation(line: 126, column: 2, scope: !25)
!28 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy", scope: !17, file: !16, line: 145, type: !12, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!29 = !DILocation(line: 146, column: 5, scope: !28)
!30 = distinct !DISubprogram(name: "saxpy", scope: !11, file: !31, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !13)
!31 = !DIFile(filename: "examples/rust/saxpy.rs", directory: ".", checksumkind: CSK_MD5, checksum: "22d99a73fdb7aa73189485b84b7e073e")
!32 = !DILocation(line: 9, column: 15, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id", scope: !10, file: !9, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!34 = distinct !DILocation(line: 10, column: 13, scope: !30)
!35 = !DILocation(line: 9, column: 46, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 9, column: 77, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 9, column: 14, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 11, column: 8, scope: !39)
!39 = distinct !DILexicalBlock(scope: !30, file: !31, line: 10, column: 5)
!40 = !DILocation(line: 15, column: 2, scope: !30)
!41 = !DILocation(line: 863, column: 18, scope: !42, inlinedAt: !47)
!42 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPf3addCs9wQaOXpRgZH_5saxpy", scope: !44, file: !43, line: 829, type: !12, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!43 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!44 = !DINamespace(name: "{impl#0}", scope: !45)
!45 = !DINamespace(name: "const_ptr", scope: !46)
!46 = !DINamespace(name: "ptr", scope: !19)
!47 = distinct !DILocation(line: 13, column: 37, scope: !39)
!48 = !DILocation(line: 13, column: 34, scope: !39)
!49 = !DILocation(line: 13, column: 30, scope: !39)
!50 = !DILocation(line: 961, column: 18, scope: !51, inlinedAt: !55)
!51 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCs9wQaOXpRgZH_5saxpy", scope: !53, file: !52, line: 927, type: !12, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !13)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!53 = !DINamespace(name: "{impl#0}", scope: !54)
!54 = !DINamespace(name: "mut_ptr", scope: !46)
!55 = distinct !DILocation(line: 13, column: 49, scope: !39)
!56 = !DILocation(line: 13, column: 46, scope: !39)
!57 = !DILocation(line: 961, column: 18, scope: !51, inlinedAt: !58)
!58 = distinct !DILocation(line: 13, column: 21, scope: !39)
!59 = !DILocation(line: 13, column: 18, scope: !39)
!60 = !DILocation(line: 11, column: 5, scope: !39)
!61 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !63, file: !62, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!62 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!63 = !DINamespace(name: "panicking", scope: !19)
!64 = !DILocation(line: 72, column: 9, scope: !61)
!65 = !DILocation(line: 40, column: 9, scope: !66, inlinedAt: !71)
!66 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !68, file: !67, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!67 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!68 = !DINamespace(name: "PanicInfo", scope: !69)
!69 = !DINamespace(name: "panic_info", scope: !70)
!70 = !DINamespace(name: "panic", scope: !19)
!71 = !DILocation(line: 72, column: 14, scope: !61)
!72 = !DILocation(line: 80, column: 14, scope: !73)
!73 = distinct !DILexicalBlock(scope: !61, file: !62, line: 72, column: 5)
!74 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !76, file: !75, line: 1847, type: !12, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!75 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!76 = !DINamespace(name: "pad_integral", scope: !77)
!77 = !DINamespace(name: "{impl#12}", scope: !78)
!78 = !DINamespace(name: "fmt", scope: !19)
!79 = !DILocation(line: 1848, column: 30, scope: !80)
!80 = distinct !DILexicalBlock(scope: !74, file: !75, line: 1848, column: 35)
!81 = !DILocation(line: 1848, column: 20, scope: !80)
!82 = !DILocation(line: 1849, column: 17, scope: !80)
!83 = !DILocation(line: 1849, column: 23, scope: !80)
!84 = !DILocation(line: 2173, column: 9, scope: !85, inlinedAt: !82)
!85 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !87, file: !86, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!86 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!87 = !DINamespace(name: "{impl#27}", scope: !88)
!88 = !DINamespace(name: "result", scope: !19)
!89 = !DILocation(line: 1851, column: 35, scope: !90)
!90 = distinct !DILexicalBlock(scope: !74, file: !75, line: 1851, column: 42)
!91 = !DILocation(line: 1851, column: 20, scope: !90)
!92 = !DILocation(line: 1852, column: 10, scope: !74)
!93 = !DILocation(line: 1851, column: 44, scope: !90)
!94 = !DILocation(line: 1851, column: 50, scope: !90)
!95 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !63, file: !62, line: 95, type: !12, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!96 = !DILocation(line: 2448, column: 9, scope: !97)
!97 = !DILexicalBlockFile(scope: !95, file: !98, discriminator: 0)
!98 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!99 = !DILocation(line: 114, column: 17, scope: !100, inlinedAt: !96)
!100 = !DILexicalBlockFile(scope: !101, file: !62, discriminator: 0)
!101 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !102, file: !98, line: 2435, type: !12, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!102 = !DINamespace(name: "panic_nounwind_fmt", scope: !63)
!103 = !DILocation(line: 40, column: 9, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !68, file: !67, line: 34, type: !12, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!105 = !DILocation(line: 114, column: 22, scope: !100, inlinedAt: !96)
!106 = !DILocation(line: 122, column: 22, scope: !107, inlinedAt: !96)
!107 = distinct !DILexicalBlock(scope: !101, file: !62, line: 114, column: 13)
!108 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !63, file: !62, line: 297, type: !12, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!109 = !DILocation(line: 302, column: 5, scope: !108)
!110 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !63, file: !62, line: 279, type: !12, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!111 = !DILocation(line: 285, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !110, file: !62, line: 285, column: 9)
!113 = !DILocation(line: 284, column: 5, scope: !110)
!114 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !116, file: !115, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!115 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!116 = !DINamespace(name: "{impl#8}", scope: !117)
!117 = !DINamespace(name: "num", scope: !78)
!118 = !DILocation(line: 27, column: 21, scope: !114)
!119 = !DILocation(line: 33, column: 34, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !115, line: 29, column: 17)
!121 = distinct !DILexicalBlock(scope: !114, file: !115, line: 27, column: 17)
!122 = !DILocation(line: 34, column: 17, scope: !123)
!123 = distinct !DILexicalBlock(scope: !120, file: !115, line: 33, column: 17)
!124 = !DILocation(line: 0, scope: !120)
!125 = !DILocation(line: 0, scope: !121)
!126 = !DILocation(line: 35, column: 33, scope: !123)
!127 = !DILocation(line: 36, column: 21, scope: !128)
!128 = distinct !DILexicalBlock(scope: !123, file: !115, line: 35, column: 21)
!129 = !DILocation(line: 38, column: 21, scope: !128)
!130 = !DILocation(line: 41, column: 21, scope: !128)
!131 = !DILocation(line: 41, column: 39, scope: !128)
!132 = !DILocation(line: 574, column: 9, scope: !133, inlinedAt: !138)
!133 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !135, file: !134, line: 573, type: !12, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!134 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!135 = !DINamespace(name: "MaybeUninit", scope: !136)
!136 = !DINamespace(name: "maybe_uninit", scope: !137)
!137 = !DINamespace(name: "mem", scope: !19)
!138 = !DILocation(line: 41, column: 33, scope: !128)
!139 = !DILocation(line: 42, column: 24, scope: !128)
!140 = !DILocation(line: 410, column: 27, scope: !141, inlinedAt: !146)
!141 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !143, file: !142, line: 392, type: !12, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!142 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!143 = !DINamespace(name: "{impl#4}", scope: !144)
!144 = !DINamespace(name: "index", scope: !145)
!145 = !DINamespace(name: "slice", scope: !19)
!146 = distinct !DILocation(line: 557, column: 44, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !148, file: !142, line: 555, type: !12, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!148 = !DINamespace(name: "{impl#7}", scope: !144)
!149 = distinct !DILocation(line: 646, column: 26, scope: !150, inlinedAt: !153)
!150 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !152, file: !151, line: 639, type: !12, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!151 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!152 = !DINamespace(name: "{impl#0}", scope: !145)
!153 = distinct !DILocation(line: 115, column: 32, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !117, file: !115, line: 113, type: !12, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!155 = distinct !DILocation(line: 48, column: 39, scope: !123)
!156 = !{!157}
!157 = distinct !{!157, !158, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!158 = distinct !{!158, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!159 = !DILocation(line: 49, column: 19, scope: !160)
!160 = distinct !DILexicalBlock(scope: !123, file: !115, line: 48, column: 17)
!161 = !DILocation(line: 0, scope: !162, inlinedAt: !166)
!162 = distinct !DILexicalBlock(scope: !163, file: !75, line: 1829, column: 9)
!163 = distinct !DILexicalBlock(scope: !164, file: !75, line: 1827, column: 9)
!164 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !165, file: !75, line: 1826, type: !12, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!165 = !DINamespace(name: "Formatter", scope: !78)
!166 = distinct !DILocation(line: 49, column: 19, scope: !160)
!167 = !{!168, !169}
!168 = distinct !{!168, !158, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!169 = distinct !{!169, !158, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!170 = !DILocation(line: 2316, column: 9, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !165, file: !75, line: 2315, type: !12, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!172 = distinct !DILocation(line: 1833, column: 24, scope: !162, inlinedAt: !166)
!173 = !DILocation(line: 1833, column: 19, scope: !162, inlinedAt: !166)
!174 = !DILocation(line: 2373, column: 9, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !165, file: !75, line: 2372, type: !12, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!176 = distinct !DILocation(line: 1838, column: 30, scope: !162, inlinedAt: !166)
!177 = !DILocation(line: 1838, column: 25, scope: !162, inlinedAt: !166)
!178 = !DILocation(line: 1855, column: 19, scope: !179, inlinedAt: !166)
!179 = distinct !DILexicalBlock(scope: !162, file: !75, line: 1838, column: 9)
!180 = !DILocation(line: 82, column: 17, scope: !181, inlinedAt: !186)
!181 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !183, file: !182, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!182 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!183 = !DINamespace(name: "{impl#96}", scope: !184)
!184 = !DINamespace(name: "num", scope: !185)
!185 = !DINamespace(name: "convert", scope: !19)
!186 = distinct !DILocation(line: 1856, column: 21, scope: !187, inlinedAt: !166)
!187 = distinct !DILexicalBlock(scope: !179, file: !75, line: 1855, column: 9)
!188 = !DILocation(line: 1856, column: 12, scope: !187, inlinedAt: !166)
!189 = !DILocation(line: 2399, column: 9, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !165, file: !75, line: 2398, type: !12, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!191 = distinct !DILocation(line: 1860, column: 24, scope: !187, inlinedAt: !166)
!192 = !DILocation(line: 1860, column: 19, scope: !187, inlinedAt: !166)
!193 = !DILocation(line: 1858, column: 13, scope: !187, inlinedAt: !166)
!194 = !{!157, !169}
!195 = !DILocation(line: 2173, column: 9, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !87, file: !86, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!197 = distinct !DILocation(line: 1858, column: 13, scope: !187, inlinedAt: !166)
!198 = !DILocation(line: 1873, column: 51, scope: !187, inlinedAt: !166)
!199 = !DILocation(line: 1873, column: 45, scope: !187, inlinedAt: !166)
!200 = !{!201}
!201 = distinct !{!201, !202, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!202 = distinct !{!202, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!203 = !DILocation(line: 1873, column: 37, scope: !187, inlinedAt: !166)
!204 = !DILocation(line: 502, column: 9, scope: !205, inlinedAt: !207)
!205 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !206, file: !75, line: 501, type: !12, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!206 = !DINamespace(name: "FormattingOptions", scope: !78)
!207 = distinct !DILocation(line: 1957, column: 34, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !165, file: !75, line: 1952, type: !12, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!209 = distinct !DILocation(line: 1873, column: 37, scope: !187, inlinedAt: !166)
!210 = !DILocation(line: 497, column: 43, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !206, file: !75, line: 495, type: !12, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!212 = distinct !DILocation(line: 1958, column: 33, scope: !213, inlinedAt: !209)
!213 = distinct !DILexicalBlock(scope: !208, file: !75, line: 1957, column: 9)
!214 = !DILocation(line: 34, column: 9, scope: !215, inlinedAt: !219)
!215 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !217, file: !216, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!216 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!217 = !DINamespace(name: "convert", scope: !218)
!218 = !DINamespace(name: "char", scope: !19)
!219 = distinct !DILocation(line: 239, column: 18, scope: !220, inlinedAt: !224)
!220 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !222, file: !221, line: 237, type: !12, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!221 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!222 = !DINamespace(name: "{impl#0}", scope: !223)
!223 = !DINamespace(name: "methods", scope: !218)
!224 = distinct !DILocation(line: 497, column: 18, scope: !211, inlinedAt: !212)
!225 = !DILocation(line: 1960, column: 28, scope: !226, inlinedAt: !209)
!226 = distinct !DILexicalBlock(scope: !213, file: !75, line: 1958, column: 9)
!227 = !DILocation(line: 1963, column: 34, scope: !226, inlinedAt: !209)
!228 = !DILocation(line: 1963, column: 44, scope: !226, inlinedAt: !209)
!229 = !DILocation(line: 0, scope: !226, inlinedAt: !209)
!230 = !{!201, !157}
!231 = !DILocation(line: 1966, column: 9, scope: !232, inlinedAt: !209)
!232 = distinct !DILexicalBlock(scope: !233, file: !75, line: 1966, column: 9)
!233 = distinct !DILexicalBlock(scope: !226, file: !75, line: 1960, column: 9)
!234 = !DILocation(line: 1966, column: 18, scope: !233, inlinedAt: !209)
!235 = !DILocation(line: 1915, column: 50, scope: !236, inlinedAt: !241)
!236 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !238, file: !237, line: 1915, type: !12, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!237 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!238 = !DINamespace(name: "{impl#62}", scope: !239)
!239 = !DINamespace(name: "impls", scope: !240)
!240 = !DINamespace(name: "cmp", scope: !19)
!241 = distinct !DILocation(line: 900, column: 12, scope: !242, inlinedAt: !247)
!242 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !244, file: !243, line: 899, type: !12, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!243 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!244 = !DINamespace(name: "{impl#5}", scope: !245)
!245 = !DINamespace(name: "range", scope: !246)
!246 = !DINamespace(name: "iter", scope: !19)
!247 = distinct !DILocation(line: 985, column: 14, scope: !248, inlinedAt: !250)
!248 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !249, file: !243, line: 984, type: !12, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!249 = !DINamespace(name: "{impl#6}", scope: !245)
!250 = distinct !DILocation(line: 1966, column: 18, scope: !251, inlinedAt: !209)
!251 = !DILexicalBlockFile(scope: !232, file: !75, discriminator: 2)
!252 = !DILocation(line: 900, column: 12, scope: !242, inlinedAt: !247)
!253 = !DILocation(line: 1970, column: 35, scope: !233, inlinedAt: !209)
!254 = !DILocation(line: 1971, column: 6, scope: !208, inlinedAt: !209)
!255 = !DILocation(line: 898, column: 17, scope: !256, inlinedAt: !260)
!256 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !258, file: !257, line: 886, type: !12, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!257 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!258 = !DINamespace(name: "{impl#7}", scope: !259)
!259 = !DINamespace(name: "num", scope: !19)
!260 = distinct !DILocation(line: 215, column: 28, scope: !261, inlinedAt: !263)
!261 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !262, file: !243, line: 213, type: !12, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!262 = !DINamespace(name: "{impl#43}", scope: !245)
!263 = distinct !DILocation(line: 903, column: 35, scope: !264, inlinedAt: !247)
!264 = distinct !DILexicalBlock(scope: !242, file: !243, line: 901, column: 13)
!265 = !DILocation(line: 1967, column: 13, scope: !232, inlinedAt: !209)
!266 = !{!201, !157, !169}
!267 = !DILocation(line: 1967, column: 22, scope: !232, inlinedAt: !209)
!268 = !DILocation(line: 2173, column: 9, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !87, file: !86, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!270 = distinct !DILocation(line: 1967, column: 13, scope: !232, inlinedAt: !209)
!271 = !DILocation(line: 0, scope: !233, inlinedAt: !209)
!272 = !DILocation(line: 2173, column: 15, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !87, file: !86, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!274 = distinct !DILocation(line: 1873, column: 32, scope: !187, inlinedAt: !166)
!275 = !DILocation(line: 2173, column: 9, scope: !273, inlinedAt: !274)
!276 = !DILocation(line: 1863, column: 31, scope: !187, inlinedAt: !166)
!277 = !DILocation(line: 403, column: 22, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !206, file: !75, line: 402, type: !12, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!279 = distinct !DILocation(line: 1864, column: 26, scope: !280, inlinedAt: !166)
!280 = distinct !DILexicalBlock(scope: !187, file: !75, line: 1863, column: 13)
!281 = !DILocation(line: 418, column: 9, scope: !282, inlinedAt: !284)
!282 = distinct !DILexicalBlock(scope: !283, file: !75, line: 412, column: 9)
!283 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !206, file: !75, line: 411, type: !12, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!284 = distinct !DILocation(line: 1864, column: 36, scope: !280, inlinedAt: !166)
!285 = !DILocation(line: 1865, column: 13, scope: !280, inlinedAt: !166)
!286 = !DILocation(line: 2173, column: 9, scope: !196, inlinedAt: !287)
!287 = distinct !DILocation(line: 1865, column: 13, scope: !280, inlinedAt: !166)
!288 = !DILocation(line: 1874, column: 13, scope: !289, inlinedAt: !166)
!289 = distinct !DILexicalBlock(scope: !187, file: !75, line: 1873, column: 13)
!290 = !DILocation(line: 2173, column: 9, scope: !196, inlinedAt: !291)
!291 = distinct !DILocation(line: 1874, column: 13, scope: !289, inlinedAt: !166)
!292 = !DILocation(line: 1875, column: 13, scope: !289, inlinedAt: !166)
!293 = !DILocation(line: 1875, column: 22, scope: !289, inlinedAt: !166)
!294 = !DILocation(line: 2173, column: 9, scope: !196, inlinedAt: !295)
!295 = distinct !DILocation(line: 1875, column: 13, scope: !289, inlinedAt: !166)
!296 = !DILocation(line: 1756, column: 18, scope: !297, inlinedAt: !299)
!297 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !298, file: !75, line: 1755, type: !12, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!298 = !DINamespace(name: "PostPadding", scope: !78)
!299 = distinct !DILocation(line: 1876, column: 26, scope: !289, inlinedAt: !166)
!300 = !DILocation(line: 1915, column: 50, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !238, file: !237, line: 1915, type: !12, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!302 = distinct !DILocation(line: 900, column: 12, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !244, file: !243, line: 899, type: !12, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!304 = distinct !DILocation(line: 985, column: 14, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !249, file: !243, line: 984, type: !12, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!306 = distinct !DILocation(line: 1756, column: 18, scope: !307, inlinedAt: !299)
!307 = !DILexicalBlockFile(scope: !308, file: !75, discriminator: 2)
!308 = distinct !DILexicalBlock(scope: !297, file: !75, line: 1756, column: 9)
!309 = !DILocation(line: 900, column: 12, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 898, column: 17, scope: !311, inlinedAt: !312)
!311 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !258, file: !257, line: 886, type: !12, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!312 = distinct !DILocation(line: 215, column: 28, scope: !313, inlinedAt: !314)
!313 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !262, file: !243, line: 213, type: !12, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!314 = distinct !DILocation(line: 903, column: 35, scope: !315, inlinedAt: !304)
!315 = distinct !DILexicalBlock(scope: !303, file: !243, line: 901, column: 13)
!316 = !DILocation(line: 1757, column: 13, scope: !308, inlinedAt: !299)
!317 = !DILocation(line: 1757, column: 19, scope: !308, inlinedAt: !299)
!318 = !DILocation(line: 2173, column: 9, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !87, file: !86, line: 2172, type: !12, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!320 = distinct !DILocation(line: 1757, column: 13, scope: !308, inlinedAt: !299)
!321 = !DILocation(line: 1860, column: 16, scope: !187, inlinedAt: !166)
!322 = !DILocation(line: 1866, column: 51, scope: !280, inlinedAt: !166)
!323 = !DILocation(line: 1866, column: 45, scope: !280, inlinedAt: !166)
!324 = !DILocation(line: 1966, column: 9, scope: !232, inlinedAt: !325)
!325 = distinct !DILocation(line: 1866, column: 37, scope: !280, inlinedAt: !166)
!326 = !DILocation(line: 1966, column: 18, scope: !233, inlinedAt: !325)
!327 = !DILocation(line: 1915, column: 50, scope: !236, inlinedAt: !328)
!328 = distinct !DILocation(line: 900, column: 12, scope: !242, inlinedAt: !329)
!329 = distinct !DILocation(line: 985, column: 14, scope: !248, inlinedAt: !330)
!330 = distinct !DILocation(line: 1966, column: 18, scope: !251, inlinedAt: !325)
!331 = !DILocation(line: 900, column: 12, scope: !242, inlinedAt: !329)
!332 = !DILocation(line: 898, column: 17, scope: !256, inlinedAt: !333)
!333 = distinct !DILocation(line: 215, column: 28, scope: !261, inlinedAt: !334)
!334 = distinct !DILocation(line: 903, column: 35, scope: !264, inlinedAt: !329)
!335 = !DILocation(line: 1967, column: 13, scope: !232, inlinedAt: !325)
!336 = !{!337, !157, !169}
!337 = distinct !{!337, !338, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!338 = distinct !{!338, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!339 = !DILocation(line: 1967, column: 22, scope: !232, inlinedAt: !325)
!340 = !DILocation(line: 2173, column: 9, scope: !269, inlinedAt: !341)
!341 = distinct !DILocation(line: 1967, column: 13, scope: !232, inlinedAt: !325)
!342 = !DILocation(line: 1867, column: 13, scope: !343, inlinedAt: !166)
!343 = distinct !DILexicalBlock(scope: !280, file: !75, line: 1866, column: 13)
!344 = !DILocation(line: 1867, column: 22, scope: !343, inlinedAt: !166)
!345 = !DILocation(line: 2173, column: 9, scope: !196, inlinedAt: !346)
!346 = distinct !DILocation(line: 1867, column: 13, scope: !343, inlinedAt: !166)
!347 = !DILocation(line: 1869, column: 13, scope: !343, inlinedAt: !166)
!348 = !DILocation(line: 1859, column: 13, scope: !187, inlinedAt: !166)
!349 = !DILocation(line: 1859, column: 22, scope: !187, inlinedAt: !166)
!350 = !DILocation(line: 50, column: 13, scope: !114)
!351 = !DILocation(line: 50, column: 14, scope: !114)
!352 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !353, file: !62, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!353 = !DINamespace(name: "panic_const", scope: !63)
!354 = !DILocation(line: 175, column: 17, scope: !352)
!355 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !353, file: !62, line: 173, type: !12, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !13)
!356 = !DILocation(line: 175, column: 17, scope: !355)
