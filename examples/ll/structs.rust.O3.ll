; ModuleID = 'structs.71ddb104cdcc534-cgu.0'
source_filename = "structs.71ddb104cdcc534-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Record = type { i32, i8, [3 x i8], double, [3 x i16], [1 x i16] }

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure }>, align 8

; structs::total
; Function Attrs: noinline nounwind
define internal fastcc noundef double @_RNvCsBSEXd1El7Y_7structs5total(ptr noalias noundef nonnull readonly align 8 captures(none) %parts.0, double noundef %0) unnamed_addr #0 !dbg !6 {
start:
  %_37.val.i = load ptr, ptr %parts.0, align 8, !dbg !11, !noalias !41, !nonnull !10, !noundef !10
  %1 = getelementptr i8, ptr %parts.0, i64 8, !dbg !11
  %_37.val4.i = load ptr, ptr %1, align 8, !dbg !11, !noalias !41, !nonnull !10, !align !44, !noundef !10
  %2 = getelementptr inbounds nuw i8, ptr %_37.val4.i, i64 24, !dbg !45
  %3 = load ptr, ptr %2, align 8, !dbg !45, !invariant.load !10, !noalias !41, !nonnull !10
  %_0.i.i.i = tail call noundef double %3(ptr noundef nonnull %_37.val.i, double noundef %0) #7, !dbg !52, !noalias !41
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %parts.0, i64 16, !dbg !53
  %_37.val.i.1 = load ptr, ptr %_37.i.1, align 8, !dbg !11, !noalias !41, !nonnull !10, !noundef !10
  %4 = getelementptr i8, ptr %parts.0, i64 24, !dbg !11
  %_37.val4.i.1 = load ptr, ptr %4, align 8, !dbg !11, !noalias !41, !nonnull !10, !align !44, !noundef !10
  %5 = getelementptr inbounds nuw i8, ptr %_37.val4.i.1, i64 24, !dbg !45
  %6 = load ptr, ptr %5, align 8, !dbg !45, !invariant.load !10, !noalias !41, !nonnull !10
  %_0.i.i.i.1 = tail call noundef double %6(ptr noundef nonnull %_37.val.i.1, double noundef %0) #7, !dbg !52, !noalias !41
  %_0.i2.i.i.1 = fadd double %_0.i.i.i, %_0.i.i.i.1, !dbg !60
  ret double %_0.i2.i.i.1, !dbg !64
}

; <structs::Shape as structs::Measure>::measure
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef double @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, double noundef %scale) unnamed_addr #1 !dbg !65 {
start:
  %_3 = load i64, ptr %self, align 8, !dbg !67, !range !68, !noundef !10
  switch i64 %_3, label %default.unreachable2 [
    i64 0, label %bb5
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !69

default.unreachable2:                             ; preds = %start
  unreachable

bb3:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !70
  %_11 = load double, ptr %0, align 8, !dbg !70, !noundef !10
  %1 = fmul double %scale, %_11, !dbg !78
  br label %bb5, !dbg !83

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !84
  %_9 = load double, ptr %2, align 8, !dbg !84, !noundef !10
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !89
  %_10 = load double, ptr %3, align 8, !dbg !89, !noundef !10
  %_8 = fmul double %_9, %_10, !dbg !90
  %_7 = fmul double %scale, %_8, !dbg !87
  %4 = fmul double %scale, %_7, !dbg !87
  br label %bb5, !dbg !92

bb5:                                              ; preds = %start, %bb2, %bb3
  %_0.sroa.0.0 = phi double [ %4, %bb2 ], [ %1, %bb3 ], [ 0.000000e+00, %start ], !dbg !93
  ret double %_0.sroa.0.0, !dbg !94
}

; <structs::Record as structs::Measure>::measure
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef double @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, double noundef %scale) unnamed_addr #1 !dbg !95 {
start:
  %_6 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !97
  %_37.val.i = load i16, ptr %_6, align 8, !dbg !98, !noundef !10
  %_0.i.i.i = sitofp i16 %_37.val.i to double, !dbg !110
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %self, i64 18, !dbg !117
  %_37.val.i.1 = load i16, ptr %_37.i.1, align 2, !dbg !98, !noundef !10
  %_0.i.i.i.1 = sitofp i16 %_37.val.i.1 to double, !dbg !110
  %_0.i1.i.i.1 = fadd double %_0.i.i.i, %_0.i.i.i.1, !dbg !120
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %self, i64 20, !dbg !117
  %_37.val.i.2 = load i16, ptr %_37.i.2, align 4, !dbg !98, !noundef !10
  %_0.i.i.i.2 = sitofp i16 %_37.val.i.2 to double, !dbg !110
  %_0.i1.i.i.2 = fadd double %_0.i1.i.i.1, %_0.i.i.i.2, !dbg !120
  %_0 = fmul double %scale, %_0.i1.i.i.2, !dbg !97
  ret double %_0, !dbg !123
}

; Function Attrs: nounwind
define ptx_kernel void @structs(i64 noundef %n, [3 x i64] %0, ptr noundef %records, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !124 {
start:
  %iter = alloca [56 x i8], align 8
  %_20 = alloca [32 x i8], align 8
  %shape = alloca [24 x i8], align 8
  %.fca.0.extract = extractvalue [3 x i64] %0, 0
  %.fca.1.extract = extractvalue [3 x i64] %0, 1
  %.fca.2.extract = extractvalue [3 x i64] %0, 2
  %1 = bitcast i64 %.fca.0.extract to double
  %.sroa.4.8.extract.trunc = trunc i64 %.fca.1.extract to i8
  %_47 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !125
  %_48 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %_46 = mul i32 %_47, %_48, !dbg !130
  %_49 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %_45 = add i32 %_46, %_49, !dbg !141
  %i = zext i32 %_45 to i64, !dbg !141
  %_6.not = icmp ugt i64 %n, %i, !dbg !142
  br i1 %_6.not, label %bb2, label %bb13, !dbg !142

bb2:                                              ; preds = %start
  %_8 = getelementptr inbounds nuw %Record, ptr %records, i64 %i, !dbg !144
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !150
  call void @llvm.lifetime.start.p0(ptr nonnull %shape), !dbg !153
  %2 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !155
  %_13 = load i8, ptr %2, align 4, !dbg !155, !noundef !10
  %_12 = urem i8 %_13, 3, !dbg !155
  switch i8 %_12, label %bb3 [
    i8 0, label %bb6
    i8 1, label %bb4
  ], !dbg !156

bb3:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !157
  %_15 = load double, ptr %3, align 8, !dbg !157, !noundef !10
  %4 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !158
  store double %_15, ptr %4, align 8, !dbg !158
  %5 = getelementptr inbounds nuw i8, ptr %shape, i64 16, !dbg !158
  store i64 %.fca.0.extract, ptr %5, align 8, !dbg !158
  br label %bb6, !dbg !159

bb4:                                              ; preds = %bb2
  %6 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !160
  %_14 = load double, ptr %6, align 8, !dbg !160, !noundef !10
  %7 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !161
  store double %_14, ptr %7, align 8, !dbg !161
  br label %bb6, !dbg !162

bb6:                                              ; preds = %bb2, %bb3, %bb4
  %.sink = phi i64 [ 2, %bb3 ], [ 1, %bb4 ], [ 0, %bb2 ]
  store i64 %.sink, ptr %shape, align 8, !dbg !163
  call void @llvm.lifetime.start.p0(ptr nonnull %_20), !dbg !164
  store ptr %shape, ptr %_20, align 8, !dbg !164
  %8 = getelementptr inbounds nuw i8, ptr %_20, i64 8, !dbg !164
  store ptr @vtable.0, ptr %8, align 8, !dbg !164
  %9 = getelementptr inbounds nuw i8, ptr %_20, i64 16, !dbg !164
  store ptr %_8, ptr %9, align 8, !dbg !164
  %10 = getelementptr inbounds nuw i8, ptr %_20, i64 24, !dbg !164
  store ptr @vtable.1, ptr %10, align 8, !dbg !164
; call structs::total
  %_17 = call fastcc noundef double @_RNvCsBSEXd1El7Y_7structs5total(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %_20, double noundef %1) #8, !dbg !166
  %11 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !167
  store double %_17, ptr %11, align 8, !dbg !167
  call void @llvm.lifetime.end.p0(ptr nonnull %_20), !dbg !168
  %_29.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 16, !dbg !169
  %_52 = getelementptr inbounds nuw i8, ptr %_8, i64 22, !dbg !169
  %sum.shift = lshr i64 %.fca.1.extract, 16, !dbg !182
  %settings.sroa.4.sroa.0.1.extract.trunc = trunc nuw i64 %sum.shift to i48, !dbg !182
  call void @llvm.lifetime.start.p0(ptr nonnull %iter), !dbg !183
  store ptr %_29.ptr, ptr %iter, align 8, !dbg !183
  %_26.sroa.2.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 8, !dbg !183
  store ptr %_52, ptr %_26.sroa.2.0.iter.sroa_idx, align 8, !dbg !183
  %_26.sroa.3.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 16, !dbg !183
  store i64 0, ptr %_26.sroa.3.0.iter.sroa_idx, align 8, !dbg !183
  %_26.sroa.3.sroa.2.0._26.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 24, !dbg !183
  store i64 3, ptr %_26.sroa.3.sroa.2.0._26.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !dbg !183
  %_26.sroa.3.sroa.3.0._26.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 32, !dbg !183
  store i48 %settings.sroa.4.sroa.0.1.extract.trunc, ptr %_26.sroa.3.sroa.3.0._26.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !dbg !183
  %_26.sroa.4.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 40, !dbg !183
  store i64 0, ptr %_26.sroa.4.0.iter.sroa_idx, align 8, !dbg !183
  %_26.sroa.5.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 48, !dbg !183
  store i64 0, ptr %_26.sroa.5.0.iter.sroa_idx, align 8, !dbg !183
  br label %bb8, !dbg !184

bb8:                                              ; preds = %bb10, %bb6
  %12 = phi i64 [ %13, %bb10 ], [ 0, %bb6 ]
  %_295.idx = phi i64 [ %_294.idx, %bb10 ], [ 16, %bb6 ]
  %_7.i.i = icmp eq i64 %_295.idx, 22, !dbg !186
  br i1 %_7.i.i, label %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, label %bb6.i.i, !dbg !204

bb6.i.i:                                          ; preds = %bb8
  %_295.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 %_295.idx, !dbg !186
  %_295.add = add nuw nsw i64 %_295.idx, 2
  %_14.i.i.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 %_295.add, !dbg !204
  store ptr %_14.i.i.ptr, ptr %iter, align 8, !dbg !205, !alias.scope !206
  br label %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, !dbg !211

_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i: ; preds = %bb6.i.i, %bb8
  %_294.idx = phi i64 [ %_295.add, %bb6.i.i ], [ 22, %bb8 ]
  %_0.sroa.0.0.i.i = phi ptr [ %_295.ptr, %bb6.i.i ], [ null, %bb8 ], !dbg !212
  %.not.i = icmp eq ptr %_0.sroa.0.0.i.i, null, !dbg !213
  br i1 %.not.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, label %bb7.i, !dbg !219

bb7.i:                                            ; preds = %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i
  %_5.not.i.not.i = icmp eq i64 %12, 3, !dbg !220
  %_16.i.i = icmp ult i64 %12, 3
  br i1 %_5.not.i.not.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, label %bb1.i.i, !dbg !220

bb1.i.i:                                          ; preds = %bb7.i
  %_13.i.i = getelementptr inbounds nuw i16, ptr %_26.sroa.3.sroa.3.0._26.sroa.3.0.iter.sroa_idx.sroa_idx, i64 %12
  %_10.i.i = add nuw nsw i64 %12, 1
  store i64 %_10.i.i, ptr %_26.sroa.3.0.iter.sroa_idx, align 8, !dbg !238, !alias.scope !243
  call void @llvm.assume(i1 %_16.i.i), !dbg !246
  %_12.i.i = load i16, ptr %_13.i.i, align 2, !dbg !262, !alias.scope !243, !noundef !10
  br label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, !dbg !277

_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit: ; preds = %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, %bb7.i, %bb1.i.i
  %13 = phi i64 [ %12, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_10.i.i, %bb1.i.i ], [ 3, %bb7.i ]
  %_0.sroa.4.0.i = phi i16 [ undef, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_12.i.i, %bb1.i.i ], [ undef, %bb7.i ]
  %_0.sroa.0.0.i = phi ptr [ null, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_0.sroa.0.0.i.i, %bb1.i.i ], [ null, %bb7.i ], !dbg !278
  %.not = icmp eq ptr %_0.sroa.0.0.i, null, !dbg !279
  br i1 %.not, label %bb11, label %bb10, !dbg !279

bb10:                                             ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit
  %_37 = load i16, ptr %_0.sroa.0.0.i, align 2, !dbg !280, !noundef !10
  %spec.store.select = call i16 @llvm.smin.i16(i16 %_0.sroa.4.0.i, i16 %_37), !dbg !282
  store i16 %spec.store.select, ptr %_0.sroa.0.0.i, align 2, !dbg !288
  br label %bb8, !dbg !184

bb11:                                             ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %iter), !dbg !289
  %14 = load i8, ptr %2, align 4, !dbg !290, !noundef !10
  %15 = xor i8 %14, %.sroa.4.8.extract.trunc, !dbg !290
  store i8 %15, ptr %2, align 4, !dbg !290
  %_42 = load i32, ptr %_8, align 8, !dbg !291, !noundef !10
  %_41 = zext i32 %_42 to i64, !dbg !291
  %_39 = add i64 %.fca.2.extract, %_41, !dbg !292
  %_44 = load double, ptr %11, align 8, !dbg !293, !noundef !10
  %_43 = call i64 @llvm.fptosi.sat.i64.f64(double %_44), !dbg !293
  %16 = sub i64 %_39, %_43, !dbg !294
  store i64 %16, ptr %_10, align 8, !dbg !294
  call void @llvm.lifetime.end.p0(ptr nonnull %shape), !dbg !295
  br label %bb13, !dbg !296

bb13:                                             ; preds = %start, %bb11
  ret void, !dbg !296
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #6

attributes #0 = { noinline nounwind "target-cpu"="sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_70" }
attributes #2 = { nounwind "target-cpu"="sm_70" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { inlinehint nounwind }
attributes #8 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/structs.rs/@/structs.71ddb104cdcc534-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "total", linkageName: "_RNvCsBSEXd1El7Y_7structs5total", scope: !8, file: !7, line: 53, type: !9, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/structs.rs", directory: ".", checksumkind: CSK_MD5, checksum: "66607ecb924c1401aaf8a6532ec0073e")
!8 = !DINamespace(name: "structs", scope: null)
!9 = !DISubroutineType(cc: DW_CC_nocall, types: !10)
!10 = !{}
!11 = !DILocation(line: 279, column: 27, scope: !12, inlinedAt: !22)
!12 = distinct !DILexicalBlock(scope: !14, file: !13, line: 275, column: 17)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!14 = distinct !DILexicalBlock(scope: !15, file: !13, line: 274, column: 17)
!15 = distinct !DILexicalBlock(scope: !16, file: !13, line: 273, column: 17)
!16 = distinct !DISubprogram(name: "fold<&dyn structs::Measure, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_", scope: !17, file: !13, line: 259, type: !21, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!17 = !DINamespace(name: "{impl#171}", scope: !18)
!18 = !DINamespace(name: "iter", scope: !19)
!19 = !DINamespace(name: "slice", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DISubroutineType(types: !10)
!22 = distinct !DILocation(line: 128, column: 19, scope: !23, inlinedAt: !29)
!23 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1q_5total0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2h_5accumdNtB31_3Sum3sumBM_E0EB1q_", scope: !25, file: !24, line: 124, type: !21, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!25 = !DINamespace(name: "{impl#2}", scope: !26)
!26 = !DINamespace(name: "map", scope: !27)
!27 = !DINamespace(name: "adapters", scope: !28)
!28 = !DINamespace(name: "iter", scope: !20)
!29 = !DILocation(line: 163, column: 22, scope: !30, inlinedAt: !35)
!30 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1W_5total0EEB1W_", scope: !32, file: !31, line: 162, type: !21, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!31 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!32 = !DINamespace(name: "{impl#132}", scope: !33)
!33 = !DINamespace(name: "accum", scope: !34)
!34 = !DINamespace(name: "traits", scope: !28)
!35 = !DILocation(line: 3676, column: 9, scope: !36, inlinedAt: !40)
!36 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1k_5total0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1k_", scope: !38, file: !37, line: 3671, type: !21, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!37 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!38 = !DINamespace(name: "Iterator", scope: !39)
!39 = !DINamespace(name: "iterator", scope: !34)
!40 = !DILocation(line: 54, column: 50, scope: !6)
!41 = !{!42}
!42 = distinct !{!42, !43, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_: argument 0"}
!43 = distinct !{!43, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_"}
!44 = !{i64 8}
!45 = !DILocation(line: 54, column: 29, scope: !46, inlinedAt: !48)
!46 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsBSEXd1El7Y_7structs5total0B3_", scope: !47, file: !7, line: 54, type: !21, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!47 = !DINamespace(name: "total", scope: !8)
!48 = distinct !DILocation(line: 88, column: 28, scope: !49, inlinedAt: !51)
!49 = distinct !DISubprogram(name: "{closure#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRRDNtCsBSEXd1El7Y_7structs7MeasureEL_ddNCNvBY_5total0NCINvXs26_NtNtB8_6traits5accumdNtB1U_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterBU_EB1w_EE0E0BY_", scope: !50, file: !24, line: 88, type: !21, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!50 = !DINamespace(name: "map_fold", scope: !26)
!51 = distinct !DILocation(line: 279, column: 27, scope: !12, inlinedAt: !22)
!52 = !DILocation(line: 54, column: 34, scope: !46, inlinedAt: !48)
!53 = !DILocation(line: 659, column: 28, scope: !54, inlinedAt: !59)
!54 = distinct !DISubprogram(name: "add<&dyn structs::Measure>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3addBW_", scope: !56, file: !55, line: 651, type: !21, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!55 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!56 = !DINamespace(name: "NonNull", scope: !57)
!57 = !DINamespace(name: "non_null", scope: !58)
!58 = !DINamespace(name: "ptr", scope: !20)
!59 = distinct !DILocation(line: 279, column: 67, scope: !12, inlinedAt: !22)
!60 = !DILocation(line: 166, column: 28, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1Y_5total0EE0B1Y_", scope: !62, file: !31, line: 166, type: !21, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!62 = !DINamespace(name: "sum", scope: !32)
!63 = distinct !DILocation(line: 88, column: 21, scope: !49, inlinedAt: !51)
!64 = !DILocation(line: 55, column: 2, scope: !6)
!65 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure", scope: !66, file: !7, line: 37, type: !21, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!66 = !DINamespace(name: "{impl#0}", scope: !8)
!67 = !DILocation(line: 38, column: 15, scope: !65)
!68 = !{i64 0, i64 3}
!69 = !DILocation(line: 38, column: 9, scope: !65)
!70 = !DILocation(line: 28, column: 31, scope: !71, inlinedAt: !76)
!71 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2Y_NtNtCsnC4lpNxbXH_4core3ops5arithRdINtB6_3MuldE3mul", scope: !73, file: !72, line: 27, type: !21, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!72 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/internal_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!73 = !DINamespace(name: "{impl#186}", scope: !74)
!74 = !DINamespace(name: "arith", scope: !75)
!75 = !DINamespace(name: "ops", scope: !20)
!76 = !DILocation(line: 40, column: 36, scope: !77)
!77 = distinct !DILexicalBlock(scope: !65, file: !7, line: 40, column: 13)
!78 = !DILocation(line: 350, column: 45, scope: !79, inlinedAt: !82)
!79 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2g_NtNtCsnC4lpNxbXH_4core3ops5arithdNtB6_3Mul3mul", scope: !81, file: !80, line: 350, type: !21, scopeLine: 350, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!80 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/arith.rs", directory: "", checksumkind: CSK_MD5, checksum: "e47733c3b66376c892662297e1e5370d")
!81 = !DINamespace(name: "{impl#142}", scope: !74)
!82 = !DILocation(line: 28, column: 17, scope: !71, inlinedAt: !76)
!83 = !DILocation(line: 40, column: 49, scope: !65)
!84 = !DILocation(line: 50, column: 31, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs30_NtNtCsnC4lpNxbXH_4core3ops5arithRdNtB6_3Mul3mul", scope: !86, file: !72, line: 49, type: !21, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!86 = !DINamespace(name: "{impl#188}", scope: !74)
!87 = !DILocation(line: 41, column: 42, scope: !88)
!88 = distinct !DILexicalBlock(scope: !65, file: !7, line: 41, column: 13)
!89 = !DILocation(line: 50, column: 38, scope: !85, inlinedAt: !87)
!90 = !DILocation(line: 350, column: 45, scope: !79, inlinedAt: !91)
!91 = !DILocation(line: 50, column: 17, scope: !85, inlinedAt: !87)
!92 = !DILocation(line: 41, column: 68, scope: !65)
!93 = !DILocation(line: 0, scope: !65)
!94 = !DILocation(line: 43, column: 6, scope: !65)
!95 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure", scope: !96, file: !7, line: 47, type: !21, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!96 = !DINamespace(name: "{impl#1}", scope: !8)
!97 = !DILocation(line: 48, column: 9, scope: !95)
!98 = !DILocation(line: 279, column: 27, scope: !99, inlinedAt: !103)
!99 = distinct !DILexicalBlock(scope: !100, file: !13, line: 275, column: 17)
!100 = distinct !DILexicalBlock(scope: !101, file: !13, line: 274, column: 17)
!101 = distinct !DILexicalBlock(scope: !102, file: !13, line: 273, column: 17)
!102 = distinct !DISubprogram(name: "fold<i16, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBX_8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB2l_6RecordNtB2l_7Measure7measure0NCINvXs26_NtBV_5accumdNtB3q_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB2l_", scope: !17, file: !13, line: 259, type: !21, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!103 = distinct !DILocation(line: 128, column: 19, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1v_6RecordNtB1v_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2v_5accumdNtB3f_3Sum3sumBM_E0EB1v_", scope: !25, file: !24, line: 124, type: !21, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!105 = !DILocation(line: 163, column: 22, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB21_6RecordNtB21_7Measure7measure0EEB21_", scope: !32, file: !31, line: 162, type: !21, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!107 = !DILocation(line: 3676, column: 9, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1p_6RecordNtB1p_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1p_", scope: !38, file: !37, line: 3671, type: !21, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!109 = !DILocation(line: 48, column: 52, scope: !95)
!110 = !DILocation(line: 48, column: 39, scope: !111, inlinedAt: !114)
!111 = distinct !DILexicalBlock(scope: !112, file: !7, line: 48, column: 39)
!112 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvXs_CsBSEXd1El7Y_7structsNtB6_6RecordNtB6_7Measure7measure0B6_", scope: !113, file: !7, line: 48, type: !21, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!113 = !DINamespace(name: "measure", scope: !96)
!114 = distinct !DILocation(line: 88, column: 28, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "{closure#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB14_6RecordNtB14_7Measure7measure0NCINvXs26_NtNtB8_6traits5accumdNtB29_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItersEBX_EE0E0B14_", scope: !50, file: !24, line: 88, type: !21, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!116 = distinct !DILocation(line: 279, column: 27, scope: !99, inlinedAt: !103)
!117 = !DILocation(line: 659, column: 28, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE3addCsBSEXd1El7Y_7structs", scope: !56, file: !55, line: 651, type: !21, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!119 = distinct !DILocation(line: 279, column: 67, scope: !99, inlinedAt: !103)
!120 = !DILocation(line: 166, column: 28, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB23_6RecordNtB23_7Measure7measure0EE0B23_", scope: !62, file: !31, line: 166, type: !21, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!122 = distinct !DILocation(line: 88, column: 21, scope: !115, inlinedAt: !116)
!123 = !DILocation(line: 49, column: 6, scope: !95)
!124 = distinct !DISubprogram(name: "structs", scope: !8, file: !7, line: 58, type: !21, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!125 = !DILocation(line: 83, column: 5, scope: !126, inlinedAt: !130)
!126 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !128, file: !127, line: 82, type: !21, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!127 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!128 = !DINamespace(name: "nvptx", scope: !129)
!129 = !DINamespace(name: "core_arch", scope: !20)
!130 = !DILocation(line: 9, column: 15, scope: !131, inlinedAt: !134)
!131 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id", scope: !133, file: !132, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!132 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!133 = !DINamespace(name: "gpu", scope: !8)
!134 = !DILocation(line: 59, column: 13, scope: !124)
!135 = !DILocation(line: 62, column: 5, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !128, file: !127, line: 61, type: !21, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!137 = !DILocation(line: 9, column: 46, scope: !131, inlinedAt: !134)
!138 = !DILocation(line: 125, column: 5, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !128, file: !127, line: 124, type: !21, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!140 = !DILocation(line: 9, column: 77, scope: !131, inlinedAt: !134)
!141 = !DILocation(line: 9, column: 14, scope: !131, inlinedAt: !134)
!142 = !DILocation(line: 60, column: 8, scope: !143)
!143 = distinct !DILexicalBlock(scope: !124, file: !7, line: 59, column: 5)
!144 = !DILocation(line: 961, column: 18, scope: !145, inlinedAt: !149)
!145 = distinct !DISubprogram(name: "add<structs::Record>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrONtCsBSEXd1El7Y_7structs6Record3addBD_", scope: !147, file: !146, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!146 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!147 = !DINamespace(name: "{impl#0}", scope: !148)
!148 = !DINamespace(name: "mut_ptr", scope: !58)
!149 = !DILocation(line: 64, column: 49, scope: !143)
!150 = !DILocation(line: 961, column: 18, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCsBSEXd1El7Y_7structs", scope: !147, file: !146, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!152 = !DILocation(line: 64, column: 67, scope: !143)
!153 = !DILocation(line: 65, column: 9, scope: !154)
!154 = distinct !DILexicalBlock(scope: !143, file: !7, line: 64, column: 5)
!155 = !DILocation(line: 65, column: 23, scope: !154)
!156 = !DILocation(line: 65, column: 17, scope: !154)
!157 = !DILocation(line: 68, column: 33, scope: !154)
!158 = !DILocation(line: 68, column: 14, scope: !154)
!159 = !DILocation(line: 68, column: 68, scope: !154)
!160 = !DILocation(line: 67, column: 26, scope: !154)
!161 = !DILocation(line: 67, column: 14, scope: !154)
!162 = !DILocation(line: 67, column: 38, scope: !154)
!163 = !DILocation(line: 0, scope: !154)
!164 = !DILocation(line: 70, column: 27, scope: !165)
!165 = distinct !DILexicalBlock(scope: !154, file: !7, line: 65, column: 5)
!166 = !DILocation(line: 70, column: 20, scope: !165)
!167 = !DILocation(line: 70, column: 5, scope: !165)
!168 = !DILocation(line: 70, column: 60, scope: !165)
!169 = !DILocation(line: 961, column: 18, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOs3addCsBSEXd1El7Y_7structs", scope: !147, file: !146, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!171 = !DILocation(line: 242, column: 82, scope: !172, inlinedAt: !177)
!172 = distinct !DILexicalBlock(scope: !174, file: !173, line: 223, column: 9)
!173 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!174 = distinct !DILexicalBlock(scope: !175, file: !173, line: 222, column: 9)
!175 = distinct !DISubprogram(name: "new<i16>", linkageName: "_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs", scope: !176, file: !173, line: 221, type: !21, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!176 = !DINamespace(name: "IterMut", scope: !18)
!177 = !DILocation(line: 1061, column: 9, scope: !178, inlinedAt: !181)
!178 = distinct !DISubprogram(name: "iter_mut<i16>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSs8iter_mutCsBSEXd1El7Y_7structs", scope: !180, file: !179, line: 1060, type: !21, scopeLine: 1060, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!179 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!180 = !DINamespace(name: "{impl#0}", scope: !19)
!181 = !DILocation(line: 71, column: 39, scope: !165)
!182 = !DILocation(line: 71, column: 54, scope: !165)
!183 = !DILocation(line: 71, column: 26, scope: !165)
!184 = !DILocation(line: 71, column: 5, scope: !185)
!185 = distinct !DILexicalBlock(scope: !165, file: !7, line: 71, column: 5)
!186 = !DILocation(line: 1717, column: 9, scope: !187, inlinedAt: !189)
!187 = distinct !DISubprogram(name: "eq<i16>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsENtNtB9_3cmp9PartialEq2eqCsBSEXd1El7Y_7structs", scope: !188, file: !55, line: 1716, type: !21, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!188 = !DINamespace(name: "{impl#15}", scope: !57)
!189 = distinct !DILocation(line: 180, column: 28, scope: !190, inlinedAt: !194)
!190 = distinct !DILexicalBlock(scope: !191, file: !13, line: 162, column: 17)
!191 = distinct !DILexicalBlock(scope: !192, file: !13, line: 161, column: 17)
!192 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !193, file: !13, line: 157, type: !21, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!193 = !DINamespace(name: "{impl#179}", scope: !18)
!194 = distinct !DILocation(line: 165, column: 28, scope: !195, inlinedAt: !199)
!195 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs", scope: !197, file: !196, line: 164, type: !21, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!196 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!197 = !DINamespace(name: "{impl#4}", scope: !198)
!198 = !DINamespace(name: "zip", scope: !27)
!199 = distinct !DILocation(line: 85, column: 9, scope: !200, inlinedAt: !202)
!200 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutsEINtNtNtBa_5array4iter8IntoItersKj3_EENtNtNtB8_6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !201, file: !196, line: 84, type: !21, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!201 = !DINamespace(name: "{impl#1}", scope: !198)
!202 = !DILocation(line: 71, column: 26, scope: !203)
!203 = !DILexicalBlockFile(scope: !185, file: !7, discriminator: 2)
!204 = !DILocation(line: 180, column: 28, scope: !190, inlinedAt: !194)
!205 = !DILocation(line: 185, column: 25, scope: !190, inlinedAt: !194)
!206 = !{!207, !209}
!207 = distinct !{!207, !208, !"_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs: %self"}
!208 = distinct !{!208, !"_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs"}
!209 = distinct !{!209, !210, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs: %self"}
!210 = distinct !{!210, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs"}
!211 = !DILocation(line: 192, column: 14, scope: !192, inlinedAt: !194)
!212 = !DILocation(line: 0, scope: !190, inlinedAt: !194)
!213 = !DILocation(line: 2778, column: 15, scope: !214, inlinedAt: !218)
!214 = distinct !DISubprogram(name: "branch<&mut i16>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQsENtNtNtB7_3ops9try_trait3Try6branchCsBSEXd1El7Y_7structs", scope: !216, file: !215, line: 2777, type: !21, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!215 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!216 = !DINamespace(name: "{impl#47}", scope: !217)
!217 = !DINamespace(name: "option", scope: !20)
!218 = distinct !DILocation(line: 165, column: 21, scope: !195, inlinedAt: !199)
!219 = !DILocation(line: 2778, column: 9, scope: !214, inlinedAt: !218)
!220 = !DILocation(line: 131, column: 12, scope: !221, inlinedAt: !225)
!221 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4next", scope: !223, file: !222, line: 130, type: !21, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!222 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!223 = !DINamespace(name: "{impl#1}", scope: !224)
!224 = !DINamespace(name: "index_range", scope: !75)
!225 = distinct !DILocation(line: 167, column: 20, scope: !226, inlinedAt: !232)
!226 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitsEE4nextCsBSEXd1El7Y_7structs", scope: !228, file: !227, line: 161, type: !21, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!227 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!228 = !DINamespace(name: "PolymorphicIter", scope: !229)
!229 = !DINamespace(name: "iter_inner", scope: !230)
!230 = !DINamespace(name: "iter", scope: !231)
!231 = !DINamespace(name: "array", scope: !20)
!232 = distinct !DILocation(line: 240, column: 27, scope: !233, inlinedAt: !236)
!233 = distinct !DISubprogram(name: "next<i16, 3>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !235, file: !234, line: 239, type: !21, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!234 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!235 = !DINamespace(name: "{impl#4}", scope: !230)
!236 = distinct !DILocation(line: 166, column: 28, scope: !237, inlinedAt: !199)
!237 = distinct !DILexicalBlock(scope: !195, file: !196, line: 165, column: 13)
!238 = !DILocation(line: 63, column: 9, scope: !239, inlinedAt: !242)
!239 = distinct !DILexicalBlock(scope: !240, file: !222, line: 61, column: 9)
!240 = distinct !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_unchecked", scope: !241, file: !222, line: 58, type: !21, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!241 = !DINamespace(name: "IndexRange", scope: !224)
!242 = distinct !DILocation(line: 133, column: 32, scope: !221, inlinedAt: !225)
!243 = !{!244, !209}
!244 = distinct !{!244, !245, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs: %self"}
!245 = distinct !{!245, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs"}
!246 = !DILocation(line: 252, column: 13, scope: !247, inlinedAt: !251)
!247 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitsEE13get_uncheckedCsBSEXd1El7Y_7structs", scope: !249, file: !248, line: 239, type: !21, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!248 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!249 = !DINamespace(name: "{impl#2}", scope: !250)
!250 = !DINamespace(name: "index", scope: !19)
!251 = distinct !DILocation(line: 646, column: 26, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsE13get_uncheckedjECsBSEXd1El7Y_7structs", scope: !180, file: !179, line: 639, type: !21, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!253 = distinct !DILocation(line: 174, column: 32, scope: !254, inlinedAt: !257)
!254 = distinct !DISubprogram(name: "{closure#0}<i16>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitsEE4next0CsBSEXd1El7Y_7structs", scope: !255, file: !227, line: 167, type: !21, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!255 = !DINamespace(name: "next", scope: !256)
!256 = !DINamespace(name: "{impl#8}", scope: !229)
!257 = distinct !DILocation(line: 1165, column: 29, scope: !258, inlinedAt: !261)
!258 = distinct !DILexicalBlock(scope: !259, file: !215, line: 1165, column: 13)
!259 = distinct !DISubprogram(name: "map<usize, i16, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<i16>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapsNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsEE4next0ECsBSEXd1El7Y_7structs", scope: !260, file: !215, line: 1160, type: !21, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!260 = !DINamespace(name: "Option", scope: !217)
!261 = distinct !DILocation(line: 167, column: 27, scope: !226, inlinedAt: !232)
!262 = !DILocation(line: 1721, column: 9, scope: !263, inlinedAt: !265)
!263 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readsECsBSEXd1El7Y_7structs", scope: !58, file: !264, line: 1682, type: !21, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!264 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!265 = distinct !DILocation(line: 1171, column: 18, scope: !266, inlinedAt: !270)
!266 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPs4readCsBSEXd1El7Y_7structs", scope: !268, file: !267, line: 1166, type: !21, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!267 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!268 = !DINamespace(name: "{impl#0}", scope: !269)
!269 = !DINamespace(name: "const_ptr", scope: !58)
!270 = distinct !DILocation(line: 798, column: 27, scope: !271, inlinedAt: !276)
!271 = distinct !DISubprogram(name: "assume_init_read<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitsE16assume_init_readCsBSEXd1El7Y_7structs", scope: !273, file: !272, line: 793, type: !21, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!272 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!273 = !DINamespace(name: "MaybeUninit", scope: !274)
!274 = !DINamespace(name: "maybe_uninit", scope: !275)
!275 = !DINamespace(name: "mem", scope: !20)
!276 = distinct !DILocation(line: 174, column: 51, scope: !254, inlinedAt: !257)
!277 = !DILocation(line: 1165, column: 33, scope: !259, inlinedAt: !261)
!278 = !DILocation(line: 0, scope: !195, inlinedAt: !199)
!279 = !DILocation(line: 71, column: 26, scope: !185)
!280 = !DILocation(line: 72, column: 17, scope: !281)
!281 = distinct !DILexicalBlock(scope: !185, file: !7, line: 71, column: 5)
!282 = !DILocation(line: 1076, column: 12, scope: !283, inlinedAt: !287)
!283 = distinct !DISubprogram(name: "min<i16>", linkageName: "_RNvYsNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsBSEXd1El7Y_7structs", scope: !285, file: !284, line: 1072, type: !21, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!284 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!285 = !DINamespace(name: "Ord", scope: !286)
!286 = !DINamespace(name: "cmp", scope: !20)
!287 = !DILocation(line: 72, column: 25, scope: !281)
!288 = !DILocation(line: 72, column: 9, scope: !281)
!289 = !DILocation(line: 73, column: 5, scope: !165)
!290 = !DILocation(line: 74, column: 5, scope: !165)
!291 = !DILocation(line: 75, column: 30, scope: !165)
!292 = !DILocation(line: 75, column: 12, scope: !165)
!293 = !DILocation(line: 75, column: 49, scope: !165)
!294 = !DILocation(line: 75, column: 5, scope: !165)
!295 = !DILocation(line: 76, column: 1, scope: !154)
!296 = !DILocation(line: 76, column: 2, scope: !124)
