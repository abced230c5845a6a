; ModuleID = 'slices.6c6fe0d33cd1fe48-cgu.0'
source_filename = "slices.6c6fe0d33cd1fe48-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @slices(i64 noundef %n, ptr noundef readonly captures(address) %data, ptr noundef readonly captures(address_is_null) %picks, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !8 {
start:
  %sorted.i = alloca [36 x i8], align 4
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_40 = mul i32 %_41, %_42, !dbg !19
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_39 = add i32 %_40, %_43, !dbg !30
  %i = zext i32 %_39 to i64, !dbg !30
  %_6.not = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_6.not, label %bb2, label %bb7, !dbg !31

bb2:                                              ; preds = %start
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !33
  %0 = getelementptr inbounds nuw i32, ptr %picks, i64 %i, !dbg !40
  %_13 = load i32, ptr %0, align 4, !dbg !40, !noundef !12
  %_12 = zext i32 %_13 to i64, !dbg !40
  %_15 = icmp ugt i64 %n, %_12, !dbg !42
  br i1 %_15, label %bb4, label %panic1, !dbg !42

bb4:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %data, i64 %_12, !dbg !42
  %picked = load i32, ptr %1, align 4, !dbg !42, !noundef !12
  %2 = tail call i64 @llvm.usub.sat.i64(i64 %i, i64 4), !dbg !43
  %3 = add nuw nsw i64 %i, 5, !dbg !50
  %spec.store.select = tail call i64 @llvm.umin.i64(i64 %n, i64 %3), !dbg !52
  %_51 = icmp samesign ult i64 %spec.store.select, %2, !dbg !58
  br i1 %_51, label %bb16, label %bb15, !dbg !58, !prof !71

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %_12, i64 noundef %n) #11, !dbg !42
  unreachable, !dbg !42

bb16:                                             ; preds = %bb4
; call core::slice::index::slice_index_fail
  tail call fastcc void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 noundef %2, i64 noundef %spec.store.select, i64 noundef %n) #11, !dbg !72
  unreachable, !dbg !72

bb15:                                             ; preds = %bb4
  %_52 = sub nuw nsw i64 %spec.store.select, %2, !dbg !73
  call void @llvm.lifetime.start.p0(ptr nonnull %sorted.i), !dbg !74, !noalias !77
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %sorted.i, i8 0, i64 36, i1 false), !dbg !80, !noalias !77
  %_30.i = icmp samesign ult i64 %_52, 10
  br i1 %_30.i, label %bb12.i, label %_RNvCs9jcSxhOeRQa_6slices6median.exit, !dbg !81

bb12.i:                                           ; preds = %bb15
  %_54 = getelementptr inbounds nuw i32, ptr %data, i64 %2, !dbg !94
  %4 = shl nuw nsw i64 %_52, 2, !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %sorted.i, ptr nonnull readonly align 4 %_54, i64 %4, i1 false), !dbg !98, !alias.scope !107
  %_3913.i = icmp samesign ugt i64 %_52, 1, !dbg !111
  br i1 %_3913.i, label %bb17.i, label %bb18.i, !dbg !127

bb18.i:                                           ; preds = %bb10.i, %bb12.i
  %_43.not.i = icmp eq i64 %spec.store.select, %2, !dbg !128
  br i1 %_43.not.i, label %_RNvCs9jcSxhOeRQa_6slices6median.exit, label %bb19.i, !dbg !128

bb17.i:                                           ; preds = %bb12.i, %bb10.i
  %iter.sroa.0.014.i = phi i64 [ %5, %bb10.i ], [ 1, %bb12.i ]
  %5 = add nuw nsw i64 %iter.sroa.0.014.i, 1, !dbg !134
  %.phi.trans.insert.i = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %iter.sroa.0.014.i
  %_21.pre.i = load i32, ptr %.phi.trans.insert.i, align 4, !dbg !141, !noalias !77
  br label %bb3.i, !dbg !144

bb19.i:                                           ; preds = %bb18.i
  %_298.i = lshr i64 %_52, 1
  %_44.i = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %_298.i
  %_45.i = load i32, ptr %_44.i, align 4, !dbg !145, !noalias !77, !noundef !12
  %6 = sext i32 %_45.i to i64, !dbg !151
  %7 = mul nsw i64 %6, 3, !dbg !151
  br label %_RNvCs9jcSxhOeRQa_6slices6median.exit, !dbg !154

bb3.i:                                            ; preds = %bb6.i, %bb17.i
  %i.sroa.0.012.i = phi i64 [ %iter.sroa.0.014.i, %bb17.i ], [ %_18.i, %bb6.i ]
  %_18.i = add nsw i64 %i.sroa.0.012.i, -1, !dbg !155
  %8 = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %_18.i, !dbg !156
  %_17.i = load i32, ptr %8, align 4, !dbg !156, !noalias !77, !noundef !12
  %_16.i = icmp sgt i32 %_17.i, %_21.pre.i, !dbg !156
  br i1 %_16.i, label %bb6.i, label %bb10.i, !dbg !156

bb10.i:                                           ; preds = %bb6.i, %bb3.i
  %exitcond.not.i = icmp eq i64 %5, %_52, !dbg !111
  br i1 %exitcond.not.i, label %bb18.i, label %bb17.i, !dbg !127

bb6.i:                                            ; preds = %bb3.i
  %9 = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %i.sroa.0.012.i, !dbg !141
  store i32 %_21.pre.i, ptr %8, align 4, !dbg !157, !alias.scope !167, !noalias !77
  store i32 %_17.i, ptr %9, align 4, !dbg !170, !alias.scope !167, !noalias !77
  %_14.not.i = icmp eq i64 %_18.i, 0, !dbg !144
  br i1 %_14.not.i, label %bb10.i, label %bb3.i, !dbg !144

_RNvCs9jcSxhOeRQa_6slices6median.exit:            ; preds = %bb15, %bb18.i, %bb19.i
  %_0.sroa.0.1.i = phi i64 [ -3, %bb15 ], [ %7, %bb19.i ], [ -3, %bb18.i ], !dbg !173
  call void @llvm.lifetime.end.p0(ptr nonnull %sorted.i), !dbg !174, !noalias !77
  %_25 = add nuw nsw i64 %i, 1, !dbg !175
  %_8.i.i = udiv i64 %_25, 3, !dbg !177
  %10 = mul i64 %_8.i.i, 3, !dbg !191
  %_10.i.i.decomposed = sub i64 %_25, %10, !dbg !191
  %_11.not.i.i = icmp ne i64 %_10.i.i.decomposed, 0, !dbg !193
  %11 = zext i1 %_11.not.i.i to i64, !dbg !193
  %n.sroa.0.0.i.i = add nuw nsw i64 %_8.i.i, %11, !dbg !193
  %.not.i.i1418 = icmp eq ptr %data, null, !dbg !195
  br i1 %.not.i.i1418, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit, label %bb3.i.i.preheader, !dbg !217

bb3.i.i.preheader:                                ; preds = %_RNvCs9jcSxhOeRQa_6slices6median.exit
  %spec.store.select.i.i.i15 = tail call i64 @llvm.umin.i64(i64 %_25, i64 3)
  %_13.i.i.i.i17 = getelementptr inbounds nuw i32, ptr %data, i64 %spec.store.select.i.i.i15
  %_14.i.i.i.i16 = sub nuw nsw i64 %_25, %spec.store.select.i.i.i15
  br label %bb3.i.i, !dbg !218

bb3.i.i:                                          ; preds = %bb3.i.i.preheader, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i
  %_13.i.i.i.i23 = phi ptr [ %_13.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %_13.i.i.i.i17, %bb3.i.i.preheader ]
  %_14.i.i.i.i22 = phi i64 [ %_14.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %_14.i.i.i.i16, %bb3.i.i.preheader ]
  %spec.store.select.i.i.i21 = phi i64 [ %spec.store.select.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %spec.store.select.i.i.i15, %bb3.i.i.preheader ]
  %init.sroa.0.0.i.i20 = phi i64 [ %_4.0.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ 0, %bb3.i.i.preheader ]
  %_13.i.i6.i.i19 = phi ptr [ %_13.i.i.i.i23, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %data, %bb3.i.i.preheader ]
  %_10.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i6.i.i19, i64 %spec.store.select.i.i.i21, !dbg !233
  br label %bb1.i.i.i.i.i.i, !dbg !218

bb1.i.i.i.i.i.i:                                  ; preds = %bb11.i.i.i.i.i.i, %bb3.i.i
  %_191.i.i.i.i.i.i = phi ptr [ %_19.i.i.i.i.i.i, %bb11.i.i.i.i.i.i ], [ %_13.i.i6.i.i19, %bb3.i.i ]
  %_12.i.i.i.i.i.i = icmp eq ptr %_191.i.i.i.i.i.i, %_10.i.i.i.i.i, !dbg !243
  br i1 %_12.i.i.i.i.i.i, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, label %bb11.i.i.i.i.i.i, !dbg !254

bb11.i.i.i.i.i.i:                                 ; preds = %bb1.i.i.i.i.i.i
  %_19.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_191.i.i.i.i.i.i, i64 4, !dbg !255
  %_8.val.i.i.i.i.i.i = load i32, ptr %_191.i.i.i.i.i.i, align 4, !dbg !259, !alias.scope !260, !noalias !265, !noundef !12
  %12 = and i32 %_8.val.i.i.i.i.i.i, 1, !dbg !272
  %_0.i.i.i.i.i.i.i = icmp eq i32 %12, 0, !dbg !272
  br i1 %_0.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, !dbg !259

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i: ; preds = %bb11.i.i.i.i.i.i, %bb1.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.lcssa = phi i1 [ %_12.i.i.i.i.i.i, %bb11.i.i.i.i.i.i ], [ %_12.i.i.i.i.i.i, %bb1.i.i.i.i.i.i ], !dbg !243
  %_0.i.i.i.i = zext i1 %_12.i.i.i.i.i.i.lcssa to i64, !dbg !277
  %_4.0.i.i.i.i = add i64 %init.sroa.0.0.i.i20, %_0.i.i.i.i, !dbg !278
  %13 = icmp eq i64 %_14.i.i.i.i22, 0, !dbg !282
  %spec.store.select.i.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i.i.i22, i64 3)
  %_14.i.i.i.i = sub nuw nsw i64 %_14.i.i.i.i22, %spec.store.select.i.i.i
  %_13.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i.i.i23, i64 %spec.store.select.i.i.i
  br i1 %13, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit, label %bb3.i.i, !dbg !217

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, %_RNvCs9jcSxhOeRQa_6slices6median.exit
  %init.sroa.0.0.i.i.lcssa = phi i64 [ 0, %_RNvCs9jcSxhOeRQa_6slices6median.exit ], [ %_4.0.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ]
  %_3.i.i = icmp ule i64 %init.sroa.0.0.i.i.lcssa, %n.sroa.0.0.i.i, !dbg !285
  tail call void @llvm.assume(i1 %_3.i.i), !dbg !290
  %14 = icmp ne ptr %data, null, !dbg !295
  tail call void @llvm.assume(i1 %14), !dbg !295
  %15 = icmp ne ptr %picks, null, !dbg !305
  tail call void @llvm.assume(i1 %15), !dbg !305
  %.val.i.i = load i32, ptr %data, align 4, !dbg !321, !noalias !340, !noundef !12
  %.val1.i.i = load i32, ptr %picks, align 4, !dbg !321, !noalias !340, !noundef !12
  %_5.i.i.i = sext i32 %.val.i.i to i64, !dbg !345
  %_6.i.i.i = zext i32 %.val1.i.i to i64, !dbg !349
  %_0.i.i.i = mul nsw i64 %_6.i.i.i, %_5.i.i.i, !dbg !345
  %_145.not.i.i.i.i = icmp eq i32 %_39, 0, !dbg !350
  br i1 %_145.not.i.i.i.i, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.preheader, !dbg !372

bb10.i.i.i.i.preheader:                           ; preds = %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit
  %xtraiter = and i64 %i, 7, !dbg !372
  %16 = icmp ult i32 %_39, 8, !dbg !372
  br i1 %16, label %bb10.i.i.i.i.epil.preheader, label %bb10.i.i.i.i.preheader.new, !dbg !372

bb10.i.i.i.i.preheader.new:                       ; preds = %bb10.i.i.i.i.preheader
  %unroll_iter = and i64 %i, 4294967288, !dbg !372
  br label %bb10.i.i.i.i, !dbg !372

bb10.i.i.i.i:                                     ; preds = %bb10.i.i.i.i, %bb10.i.i.i.i.preheader.new
  %init.sroa.0.07.i.i.i.i = phi i64 [ %_0.i.i.i, %bb10.i.i.i.i.preheader.new ], [ %25, %bb10.i.i.i.i ]
  %iter.sroa.0.06.i.i.i.i = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %18, %bb10.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i.i ]
  %17 = or disjoint i64 %iter.sroa.0.06.i.i.i.i, 1, !dbg !373
  %_3.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %data, i64 %17, !dbg !379
  %_3.i2.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %picks, i64 %17, !dbg !394
  %18 = add nuw nsw i64 %iter.sroa.0.06.i.i.i.i, 8, !dbg !373
  %19 = load <8 x i32>, ptr %_3.i.i.i.i.i.i.i, align 4, !dbg !399, !noalias !401
  %20 = load <8 x i32>, ptr %_3.i2.i.i.i.i.i.i, align 4, !dbg !399, !noalias !401
  %21 = sext <8 x i32> %19 to <8 x i64>, !dbg !408
  %22 = zext <8 x i32> %20 to <8 x i64>, !dbg !412
  %23 = mul nsw <8 x i64> %22, %21, !dbg !408
  %24 = call i64 @llvm.vector.reduce.smax.v8i64(<8 x i64> %23), !dbg !413
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 %init.sroa.0.07.i.i.i.i), !dbg !413
  %niter.next.7 = add i64 %niter, 8, !dbg !372
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter, !dbg !372
  br i1 %niter.ncmp.7, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i, !dbg !372

_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa: ; preds = %bb10.i.i.i.i
  %.lcssa29 = phi i64 [ %18, %bb10.i.i.i.i ], !dbg !373
  %.lcssa = phi i64 [ %25, %bb10.i.i.i.i ], !dbg !413
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !372
  br i1 %lcmp.mod.not, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.epil.preheader, !dbg !372

bb10.i.i.i.i.epil.preheader:                      ; preds = %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, %bb10.i.i.i.i.preheader
  %init.sroa.0.07.i.i.i.i.epil.init = phi i64 [ %_0.i.i.i, %bb10.i.i.i.i.preheader ], [ %.lcssa, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.06.i.i.i.i.epil.init = phi i64 [ 0, %bb10.i.i.i.i.preheader ], [ %.lcssa29, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ]
  %lcmp.mod27 = icmp ne i64 %xtraiter, 0, !dbg !372
  call void @llvm.assume(i1 %lcmp.mod27), !dbg !372
  br label %bb10.i.i.i.i.epil, !dbg !372

bb10.i.i.i.i.epil:                                ; preds = %bb10.i.i.i.i.epil, %bb10.i.i.i.i.epil.preheader
  %init.sroa.0.07.i.i.i.i.epil = phi i64 [ %..i.i.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ], [ %init.sroa.0.07.i.i.i.i.epil.init, %bb10.i.i.i.i.epil.preheader ]
  %iter.sroa.0.06.i.i.i.i.epil = phi i64 [ %26, %bb10.i.i.i.i.epil ], [ %iter.sroa.0.06.i.i.i.i.epil.init, %bb10.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.epil ], [ 0, %bb10.i.i.i.i.epil.preheader ]
  %26 = add nuw nsw i64 %iter.sroa.0.06.i.i.i.i.epil, 1, !dbg !373
  %_3.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %data, i64 %26, !dbg !379
  %_3.i2.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %picks, i64 %26, !dbg !394
  %val.0.val.i.i.i.i.epil = load i32, ptr %_3.i.i.i.i.i.i.i.epil, align 4, !dbg !399, !noalias !401, !noundef !12
  %val.1.val.i.i.i.i.epil = load i32, ptr %_3.i2.i.i.i.i.i.i.epil, align 4, !dbg !399, !noalias !401, !noundef !12
  %_5.i.i.i.i.i.i.epil = sext i32 %val.0.val.i.i.i.i.epil to i64, !dbg !408
  %_6.i.i.i.i.i.i.epil = zext i32 %val.1.val.i.i.i.i.epil to i64, !dbg !412
  %_0.i.i.i.i.i.i.epil = mul nsw i64 %_6.i.i.i.i.i.i.epil, %_5.i.i.i.i.i.i.epil, !dbg !408
  %..i.i.i.i.i.i.i.epil = tail call noundef range(i64 -9223372034707292160, -9223372036854775808) i64 @llvm.smax.i64(i64 %init.sroa.0.07.i.i.i.i.epil, i64 range(i64 -9223372034707292160, 9223372030412324866) %_0.i.i.i.i.i.i.epil), !dbg !413
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !372
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !372
  br i1 %epil.iter.cmp.not, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.epil, !dbg !372, !llvm.loop !420

_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit: ; preds = %bb10.i.i.i.i.epil, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit
  %_0.sroa.3.0.i = phi i64 [ %_0.i.i.i, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit ], [ %.lcssa, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ]
  %_33 = sext i32 %picked to i64, !dbg !422
  %_32 = add nsw i64 %_0.sroa.0.1.i, %_33, !dbg !422
  %_36 = mul nuw nsw i64 %init.sroa.0.0.i.i.lcssa, 7, !dbg !424
  %_31 = add nsw i64 %_32, %_36, !dbg !422
  %27 = add i64 %_31, %_0.sroa.3.0.i, !dbg !425
  store i64 %27, ptr %_10, align 8, !dbg !425
  br label %bb7, !dbg !426

bb7:                                              ; preds = %start, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit
  ret void, !dbg !426
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() unnamed_addr #8 !dbg !427 {
  tail call void @llvm.trap(), !dbg !431
  unreachable, !dbg !431
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 noundef range(i64 2, 4294967292) %0, i64 noundef range(i64 1, 4294967291) %1, i64 noundef range(i64 1, 0) %2) unnamed_addr #8 !dbg !437 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #11, !dbg !438
  unreachable, !dbg !438
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef range(i64 1, 4294967296) %0, i64 noundef range(i64 1, 4294967296) %1) unnamed_addr #9 !dbg !441 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #11, !dbg !442
  unreachable, !dbg !442
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v8i64(<8 x i64>) #10

attributes #0 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #9 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/slices.rs/@/slices.6c6fe0d33cd1fe48-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "slices", scope: !10, file: !9, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/slices.rs", directory: ".", checksumkind: CSK_MD5, checksum: "601f859e28be40357995dbfb0f142b9d")
!10 = !DINamespace(name: "slices", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 25, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 26, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 25, column: 5)
!33 = !DILocation(line: 961, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs9jcSxhOeRQa_6slices", scope: !36, file: !35, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!35 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "mut_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !18)
!39 = !DILocation(line: 31, column: 97, scope: !32)
!40 = !DILocation(line: 33, column: 23, scope: !41)
!41 = distinct !DILexicalBlock(scope: !32, file: !9, line: 30, column: 5)
!42 = !DILocation(line: 33, column: 18, scope: !41)
!43 = !DILocation(line: 2399, column: 13, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !46, file: !45, line: 2398, type: !11, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!45 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!46 = !DINamespace(name: "{impl#11}", scope: !47)
!47 = !DINamespace(name: "num", scope: !18)
!48 = !DILocation(line: 34, column: 17, scope: !49)
!49 = distinct !DILexicalBlock(scope: !41, file: !9, line: 33, column: 5)
!50 = !DILocation(line: 35, column: 16, scope: !51)
!51 = distinct !DILexicalBlock(scope: !49, file: !9, line: 34, column: 5)
!52 = !DILocation(line: 1076, column: 12, scope: !53, inlinedAt: !57)
!53 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !55, file: !54, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!54 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!55 = !DINamespace(name: "Ord", scope: !56)
!56 = !DINamespace(name: "cmp", scope: !18)
!57 = !DILocation(line: 35, column: 24, scope: !51)
!58 = !DILocation(line: 977, column: 16, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_sub", scope: !46, file: !45, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!60 = !DILocation(line: 437, column: 32, scope: !61, inlinedAt: !66)
!61 = distinct !DISubprogram(name: "index<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices", scope: !63, file: !62, line: 435, type: !11, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!62 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!63 = !DINamespace(name: "{impl#4}", scope: !64)
!64 = !DINamespace(name: "index", scope: !65)
!65 = !DINamespace(name: "slice", scope: !18)
!66 = !DILocation(line: 19, column: 15, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "index<i32, core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB6_3ops5index5IndexINtNtBH_5range5RangejEE5indexCs9jcSxhOeRQa_6slices", scope: !68, file: !62, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!68 = !DINamespace(name: "{impl#0}", scope: !64)
!69 = !DILocation(line: 36, column: 30, scope: !70)
!70 = distinct !DILexicalBlock(scope: !51, file: !9, line: 35, column: 5)
!71 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!72 = !DILocation(line: 443, column: 13, scope: !61, inlinedAt: !66)
!73 = !DILocation(line: 981, column: 31, scope: !59, inlinedAt: !60)
!74 = !DILocation(line: 9, column: 9, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "median", linkageName: "_RNvCs9jcSxhOeRQa_6slices6median", scope: !10, file: !9, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!76 = distinct !DILocation(line: 36, column: 18, scope: !70)
!77 = !{!78}
!78 = distinct !{!78, !79, !"_RNvCs9jcSxhOeRQa_6slices6median: %window.0"}
!79 = distinct !{!79, !"_RNvCs9jcSxhOeRQa_6slices6median"}
!80 = !DILocation(line: 9, column: 22, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 977, column: 16, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_sub", scope: !46, file: !45, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!83 = distinct !DILocation(line: 380, column: 32, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !63, file: !62, line: 379, type: !11, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!85 = distinct !DILocation(line: 512, column: 23, scope: !86, inlinedAt: !88)
!86 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !87, file: !62, line: 511, type: !11, scopeLine: 511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!87 = !DINamespace(name: "{impl#6}", scope: !64)
!88 = distinct !DILocation(line: 603, column: 15, scope: !89, inlinedAt: !92)
!89 = distinct !DISubprogram(name: "get_mut<i32, core::ops::range::RangeTo<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl7get_mutINtNtNtB5_3ops5range7RangeTojEECs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 599, type: !11, scopeLine: 599, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!90 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!91 = !DINamespace(name: "{impl#0}", scope: !65)
!92 = distinct !DILocation(line: 10, column: 25, scope: !93, inlinedAt: !76)
!93 = distinct !DILexicalBlock(scope: !75, file: !9, line: 9, column: 5)
!94 = !DILocation(line: 89, column: 24, scope: !95, inlinedAt: !97)
!95 = distinct !DILexicalBlock(scope: !96, file: !62, line: 87, column: 5)
!96 = distinct !DISubprogram(name: "get_offset_len_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubchecklECs9jcSxhOeRQa_6slices", scope: !64, file: !62, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!97 = !DILocation(line: 441, column: 24, scope: !61, inlinedAt: !66)
!98 = !DILocation(line: 552, column: 14, scope: !99, inlinedAt: !101)
!99 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !38, file: !100, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!100 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!101 = distinct !DILocation(line: 5584, column: 9, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "copy_from_slice_impl<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices", scope: !65, file: !90, line: 5561, type: !11, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!103 = distinct !DILocation(line: 4325, column: 18, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "copy_from_slice<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl15copy_from_sliceCs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 4320, type: !11, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!105 = distinct !DILocation(line: 11, column: 12, scope: !106, inlinedAt: !76)
!106 = distinct !DILexicalBlock(scope: !93, file: !9, line: 10, column: 5)
!107 = !{!108, !110}
!108 = distinct !{!108, !109, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices: %dest.0"}
!109 = distinct !{!109, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices"}
!110 = distinct !{!110, !109, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices: %src.0"}
!111 = !DILocation(line: 1915, column: 50, scope: !112, inlinedAt: !115)
!112 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !113, file: !54, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!113 = !DINamespace(name: "{impl#58}", scope: !114)
!114 = !DINamespace(name: "impls", scope: !56)
!115 = distinct !DILocation(line: 900, column: 12, scope: !116, inlinedAt: !121)
!116 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !118, file: !117, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!117 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!118 = !DINamespace(name: "{impl#5}", scope: !119)
!119 = !DINamespace(name: "range", scope: !120)
!120 = !DINamespace(name: "iter", scope: !18)
!121 = distinct !DILocation(line: 985, column: 14, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !123, file: !117, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!123 = !DINamespace(name: "{impl#6}", scope: !119)
!124 = distinct !DILocation(line: 12, column: 14, scope: !125, inlinedAt: !76)
!125 = !DILexicalBlockFile(scope: !126, file: !9, discriminator: 2)
!126 = distinct !DILexicalBlock(scope: !106, file: !9, line: 12, column: 5)
!127 = !DILocation(line: 900, column: 12, scope: !116, inlinedAt: !121)
!128 = !DILocation(line: 219, column: 12, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "get<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE3getCs9jcSxhOeRQa_6slices", scope: !130, file: !62, line: 218, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!130 = !DINamespace(name: "{impl#2}", scope: !64)
!131 = distinct !DILocation(line: 576, column: 15, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "get<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl3getjECs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 572, type: !11, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!133 = distinct !DILocation(line: 19, column: 12, scope: !106, inlinedAt: !76)
!134 = !DILocation(line: 898, column: 17, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !46, file: !45, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!136 = distinct !DILocation(line: 215, column: 28, scope: !137, inlinedAt: !139)
!137 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !138, file: !117, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!138 = !DINamespace(name: "{impl#49}", scope: !119)
!139 = distinct !DILocation(line: 903, column: 35, scope: !140, inlinedAt: !121)
!140 = distinct !DILexicalBlock(scope: !116, file: !117, line: 901, column: 13)
!141 = !DILocation(line: 14, column: 40, scope: !142, inlinedAt: !76)
!142 = distinct !DILexicalBlock(scope: !143, file: !9, line: 13, column: 9)
!143 = distinct !DILexicalBlock(scope: !126, file: !9, line: 12, column: 5)
!144 = !DILocation(line: 14, column: 15, scope: !142, inlinedAt: !76)
!145 = !DILocation(line: 2141, column: 19, scope: !146, inlinedAt: !150)
!146 = distinct !DISubprogram(name: "copied<i32>", linkageName: "_RNvMs1_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionRlE6copiedCs9jcSxhOeRQa_6slices", scope: !148, file: !147, line: 2134, type: !11, scopeLine: 2134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!147 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!148 = !DINamespace(name: "Option", scope: !149)
!149 = !DINamespace(name: "option", scope: !18)
!150 = distinct !DILocation(line: 19, column: 34, scope: !106, inlinedAt: !76)
!151 = !DILocation(line: 1042, column: 9, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionlE9unwrap_orCs9jcSxhOeRQa_6slices", scope: !148, file: !147, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!153 = !DILocation(line: 36, column: 43, scope: !70)
!154 = !DILocation(line: 2141, column: 31, scope: !146, inlinedAt: !150)
!155 = !DILocation(line: 14, column: 31, scope: !142, inlinedAt: !76)
!156 = !DILocation(line: 14, column: 24, scope: !142, inlinedAt: !76)
!157 = !DILocation(line: 643, column: 9, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs9jcSxhOeRQa_6slices", scope: !38, file: !100, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!159 = distinct !DILocation(line: 1316, column: 9, scope: !160, inlinedAt: !162)
!160 = distinct !DILexicalBlock(scope: !161, file: !100, line: 1307, column: 5)
!161 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs9jcSxhOeRQa_6slices", scope: !38, file: !100, line: 1304, type: !11, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!162 = distinct !DILocation(line: 915, column: 13, scope: !163, inlinedAt: !166)
!163 = distinct !DILexicalBlock(scope: !164, file: !90, line: 909, column: 9)
!164 = distinct !DILexicalBlock(scope: !165, file: !90, line: 908, column: 9)
!165 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 905, type: !11, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!166 = distinct !DILocation(line: 15, column: 20, scope: !142, inlinedAt: !76)
!167 = !{!168}
!168 = distinct !{!168, !169, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices: %self.0"}
!169 = distinct !{!169, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices"}
!170 = !DILocation(line: 552, column: 14, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !38, file: !100, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!172 = distinct !DILocation(line: 1317, column: 9, scope: !160, inlinedAt: !162)
!173 = !DILocation(line: 0, scope: !93, inlinedAt: !76)
!174 = !DILocation(line: 20, column: 1, scope: !75, inlinedAt: !76)
!175 = !DILocation(line: 37, column: 23, scope: !176)
!176 = distinct !DILexicalBlock(scope: !70, file: !9, line: 36, column: 5)
!177 = !DILocation(line: 3712, column: 21, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "div_ceil", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8div_ceil", scope: !46, file: !45, line: 3711, type: !11, scopeLine: 3711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!179 = distinct !DILocation(line: 1521, column: 34, scope: !180, inlinedAt: !184)
!180 = distinct !DISubprogram(name: "size_hint<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !182, file: !181, line: 1517, type: !11, scopeLine: 1517, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!181 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!182 = !DINamespace(name: "{impl#71}", scope: !183)
!183 = !DINamespace(name: "iter", scope: !65)
!184 = distinct !DILocation(line: 141, column: 32, scope: !185, inlinedAt: !190)
!185 = distinct !DISubprogram(name: "count<core::slice::iter::Chunks<i32>, slices::slices::{closure_env#0}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !187, file: !186, line: 135, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!186 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!187 = !DINamespace(name: "{impl#3}", scope: !188)
!188 = !DINamespace(name: "filter", scope: !189)
!189 = !DINamespace(name: "adapters", scope: !120)
!190 = distinct !DILocation(line: 37, column: 88, scope: !176)
!191 = !DILocation(line: 3713, column: 21, scope: !192, inlinedAt: !179)
!192 = distinct !DILexicalBlock(scope: !178, file: !45, line: 3712, column: 13)
!193 = !DILocation(line: 3714, column: 16, scope: !194, inlinedAt: !179)
!194 = distinct !DILexicalBlock(scope: !192, file: !45, line: 3713, column: 13)
!195 = !DILocation(line: 2672, column: 29, scope: !196, inlinedAt: !203)
!196 = distinct !DILexicalBlock(scope: !198, file: !197, line: 2672, column: 41)
!197 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!198 = distinct !DILexicalBlock(scope: !199, file: !197, line: 2671, column: 9)
!199 = distinct !DISubprogram(name: "fold<core::slice::iter::Chunks<i32>, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_", scope: !200, file: !197, line: 2666, type: !11, scopeLine: 2666, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!200 = !DINamespace(name: "Iterator", scope: !201)
!201 = !DINamespace(name: "iterator", scope: !202)
!202 = !DINamespace(name: "traits", scope: !120)
!203 = distinct !DILocation(line: 128, column: 19, scope: !204, inlinedAt: !208)
!204 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1B_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB24_4foldjNCINvXsK_NtB28_5accumjNtB3N_3Sum3sumBM_E0EB2Y_", scope: !206, file: !205, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!205 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!206 = !DINamespace(name: "{impl#2}", scope: !207)
!207 = !DINamespace(name: "map", scope: !189)
!208 = distinct !DILocation(line: 52, column: 22, scope: !209, inlinedAt: !213)
!209 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB15_6filterINtB26_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EEB3l_", scope: !211, file: !210, line: 51, type: !11, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!210 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!211 = !DINamespace(name: "{impl#48}", scope: !212)
!212 = !DINamespace(name: "accum", scope: !202)
!213 = distinct !DILocation(line: 3676, column: 9, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1v_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB1Y_3sumjEB2S_", scope: !200, file: !197, line: 3671, type: !11, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!215 = distinct !DILocation(line: 142, column: 61, scope: !216, inlinedAt: !190)
!216 = distinct !DILexicalBlock(scope: !185, file: !186, line: 141, column: 9)
!217 = !DILocation(line: 2672, column: 19, scope: !196, inlinedAt: !203)
!218 = !DILocation(line: 314, column: 17, scope: !219, inlinedAt: !222)
!219 = distinct !DISubprogram(name: "all<i32, slices::slices::{closure#0}::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_", scope: !221, file: !220, line: 309, type: !11, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!220 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!221 = !DINamespace(name: "{impl#171}", scope: !183)
!222 = distinct !DILocation(line: 37, column: 66, scope: !223, inlinedAt: !225)
!223 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slices0B3_", scope: !224, file: !9, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!224 = !DINamespace(name: "slices", scope: !10)
!225 = distinct !DILocation(line: 138, column: 22, scope: !226, inlinedAt: !229)
!226 = distinct !DISubprogram(name: "{closure#0}<&[i32], slices::slices::{closure_env#0}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_", scope: !227, file: !186, line: 138, type: !11, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!227 = !DINamespace(name: "to_usize", scope: !228)
!228 = !DINamespace(name: "count", scope: !187)
!229 = distinct !DILocation(line: 88, column: 28, scope: !230, inlinedAt: !232)
!230 = distinct !DISubprogram(name: "{closure#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_", scope: !231, file: !205, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!231 = !DINamespace(name: "map_fold", scope: !207)
!232 = distinct !DILocation(line: 2673, column: 21, scope: !196, inlinedAt: !203)
!233 = !DILocation(line: 961, column: 18, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !36, file: !35, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!235 = distinct !DILocation(line: 102, column: 78, scope: !236, inlinedAt: !240)
!236 = distinct !DILexicalBlock(scope: !237, file: !181, line: 98, column: 9)
!237 = distinct !DILexicalBlock(scope: !238, file: !181, line: 97, column: 9)
!238 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices", scope: !239, file: !181, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!239 = !DINamespace(name: "Iter", scope: !183)
!240 = distinct !DILocation(line: 1041, column: 9, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!242 = distinct !DILocation(line: 37, column: 59, scope: !223, inlinedAt: !225)
!243 = !DILocation(line: 1717, column: 9, scope: !244, inlinedAt: !248)
!244 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllENtNtB9_3cmp9PartialEq2eqCs9jcSxhOeRQa_6slices", scope: !246, file: !245, line: 1716, type: !11, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!245 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!246 = !DINamespace(name: "{impl#15}", scope: !247)
!247 = !DINamespace(name: "non_null", scope: !38)
!248 = distinct !DILocation(line: 180, column: 28, scope: !249, inlinedAt: !252)
!249 = distinct !DILexicalBlock(scope: !250, file: !220, line: 162, column: 17)
!250 = distinct !DILexicalBlock(scope: !251, file: !220, line: 161, column: 17)
!251 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !221, file: !220, line: 157, type: !11, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!252 = distinct !DILocation(line: 314, column: 42, scope: !253, inlinedAt: !222)
!253 = distinct !DILexicalBlock(scope: !219, file: !220, line: 314, column: 49)
!254 = !DILocation(line: 180, column: 28, scope: !249, inlinedAt: !252)
!255 = !DILocation(line: 659, column: 28, scope: !256, inlinedAt: !258)
!256 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE3addCs9jcSxhOeRQa_6slices", scope: !257, file: !245, line: 651, type: !11, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!257 = !DINamespace(name: "NonNull", scope: !247)
!258 = distinct !DILocation(line: 185, column: 40, scope: !249, inlinedAt: !252)
!259 = !DILocation(line: 315, column: 25, scope: !253, inlinedAt: !222)
!260 = !{!261, !263}
!261 = distinct !{!261, !262, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_: argument 0"}
!262 = distinct !{!262, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_"}
!263 = distinct !{!263, !264, !"_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_: %elt.0"}
!264 = distinct !{!264, !"_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_"}
!265 = !{!266, !268, !270}
!266 = distinct !{!266, !267, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_: %self"}
!267 = distinct !{!267, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_"}
!268 = distinct !{!268, !269, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_: %self"}
!269 = distinct !{!269, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_"}
!270 = distinct !{!270, !271, !"_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_: %self"}
!271 = distinct !{!271, !"_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_"}
!272 = !DILocation(line: 37, column: 75, scope: !273, inlinedAt: !276)
!273 = distinct !DILexicalBlock(scope: !274, file: !9, line: 37, column: 75)
!274 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNCNvCs9jcSxhOeRQa_6slices6slices00B5_", scope: !275, file: !9, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!275 = !DINamespace(name: "{closure#0}", scope: !224)
!276 = distinct !DILocation(line: 315, column: 25, scope: !253, inlinedAt: !222)
!277 = !DILocation(line: 138, column: 22, scope: !226, inlinedAt: !229)
!278 = !DILocation(line: 55, column: 28, scope: !279, inlinedAt: !281)
!279 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter6ChunkslENCINvNvXs1_NtB17_6filterINtB28_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EE0B3n_", scope: !280, file: !210, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!280 = !DINamespace(name: "sum", scope: !211)
!281 = distinct !DILocation(line: 88, column: 21, scope: !230, inlinedAt: !232)
!282 = !DILocation(line: 1506, column: 12, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !182, file: !181, line: 1505, type: !11, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!284 = distinct !DILocation(line: 2672, column: 34, scope: !196, inlinedAt: !203)
!285 = !DILocation(line: 251, column: 48, scope: !286, inlinedAt: !288)
!286 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Chunks<i32>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter6ChunkslENtB5_15SpecAssumeCount27assume_count_le_upper_boundCs9jcSxhOeRQa_6slices", scope: !287, file: !186, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!287 = !DINamespace(name: "{impl#10}", scope: !188)
!288 = distinct !DILocation(line: 145, column: 13, scope: !289, inlinedAt: !190)
!289 = distinct !DILexicalBlock(scope: !216, file: !186, line: 142, column: 9)
!290 = !DILocation(line: 210, column: 9, scope: !291, inlinedAt: !294)
!291 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !293, file: !292, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!292 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!293 = !DINamespace(name: "hint", scope: !18)
!294 = distinct !DILocation(line: 251, column: 18, scope: !286, inlinedAt: !288)
!295 = !DILocation(line: 407, column: 18, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE6as_ptrCs9jcSxhOeRQa_6slices", scope: !257, file: !245, line: 401, type: !11, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!297 = !DILocation(line: 102, column: 69, scope: !298, inlinedAt: !301)
!298 = distinct !DILexicalBlock(scope: !299, file: !181, line: 98, column: 9)
!299 = distinct !DILexicalBlock(scope: !300, file: !181, line: 97, column: 9)
!300 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices", scope: !239, file: !181, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!301 = !DILocation(line: 1041, column: 9, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!303 = !DILocation(line: 38, column: 21, scope: !304)
!304 = distinct !DILexicalBlock(scope: !176, file: !9, line: 37, column: 5)
!305 = !DILocation(line: 407, column: 18, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "as_ptr<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmE6as_ptrCs9jcSxhOeRQa_6slices", scope: !257, file: !245, line: 401, type: !11, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!307 = !DILocation(line: 102, column: 69, scope: !308, inlinedAt: !312)
!308 = !DILexicalBlockFile(scope: !309, file: !181, discriminator: 2)
!309 = distinct !DILexicalBlock(scope: !310, file: !181, line: 98, column: 9)
!310 = distinct !DILexicalBlock(scope: !311, file: !181, line: 97, column: 9)
!311 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItermE3newCs9jcSxhOeRQa_6slices", scope: !239, file: !181, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!312 = !DILocation(line: 1041, column: 9, scope: !313, inlinedAt: !315)
!313 = !DILexicalBlockFile(scope: !314, file: !90, discriminator: 2)
!314 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSm4iterCs9jcSxhOeRQa_6slices", scope: !91, file: !90, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!315 = !DILocation(line: 26, column: 14, scope: !316, inlinedAt: !318)
!316 = distinct !DISubprogram(name: "into_iter<u32>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRSmNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs9jcSxhOeRQa_6slices", scope: !317, file: !181, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!317 = !DINamespace(name: "{impl#1}", scope: !183)
!318 = !DILocation(line: 636, column: 30, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "zip<core::slice::iter::Iter<i32>, &[u32]>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipRSmECs9jcSxhOeRQa_6slices", scope: !200, file: !197, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!320 = !DILocation(line: 38, column: 28, scope: !304)
!321 = !DILocation(line: 310, column: 21, scope: !322, inlinedAt: !328)
!322 = distinct !DISubprogram(name: "call_once<((&i32, &u32)), slices::slices::{closure_env#1}>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNCNvCs9jcSxhOeRQa_6slices6slicess_0INtB7_6FnOnceTTRlRmEEE9call_onceBR_", scope: !324, file: !323, line: 309, type: !11, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!323 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!324 = !DINamespace(name: "{impl#4}", scope: !325)
!325 = !DINamespace(name: "impls", scope: !326)
!326 = !DINamespace(name: "function", scope: !327)
!327 = !DINamespace(name: "ops", scope: !18)
!328 = distinct !DILocation(line: 1165, column: 29, scope: !329, inlinedAt: !331)
!329 = distinct !DILexicalBlock(scope: !330, file: !147, line: 1165, column: 13)
!330 = distinct !DISubprogram(name: "map<(&i32, &u32), i64, &mut slices::slices::{closure_env#1}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionTRlRmEE3mapxQNCNvCs9jcSxhOeRQa_6slices6slicess_0EBY_", scope: !148, file: !147, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!331 = distinct !DILocation(line: 107, column: 26, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "next<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>", linkageName: "_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_", scope: !206, file: !205, line: 106, type: !11, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!333 = distinct !DILocation(line: 2708, column: 26, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_", scope: !200, file: !197, line: 2703, type: !11, scopeLine: 2703, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!335 = distinct !DILocation(line: 3356, column: 14, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYxNtNtBc_3cmp3Ord3cmpEB23_", scope: !200, file: !197, line: 3346, type: !11, scopeLine: 3346, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!337 = !DILocation(line: 3257, column: 14, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1o_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator3maxB22_", scope: !200, file: !197, line: 3252, type: !11, scopeLine: 3252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!339 = !DILocation(line: 38, column: 87, scope: !304)
!340 = !{!341, !343}
!341 = distinct !{!341, !342, !"_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_: %self"}
!342 = distinct !{!342, !"_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_"}
!343 = distinct !{!343, !344, !"_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_: %self"}
!344 = distinct !{!344, !"_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_"}
!345 = !DILocation(line: 38, column: 66, scope: !346, inlinedAt: !348)
!346 = distinct !DILexicalBlock(scope: !347, file: !9, line: 38, column: 66)
!347 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_", scope: !224, file: !9, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!348 = distinct !DILocation(line: 310, column: 21, scope: !322, inlinedAt: !328)
!349 = !DILocation(line: 38, column: 77, scope: !346, inlinedAt: !348)
!350 = !DILocation(line: 1915, column: 50, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !113, file: !54, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!352 = distinct !DILocation(line: 900, column: 12, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !118, file: !117, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!354 = distinct !DILocation(line: 985, column: 14, scope: !355, inlinedAt: !356)
!355 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !123, file: !117, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!356 = distinct !DILocation(line: 302, column: 18, scope: !357, inlinedAt: !365)
!357 = !DILexicalBlockFile(scope: !359, file: !358, discriminator: 2)
!358 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take.rs", directory: "", checksumkind: CSK_MD5, checksum: "95f736dd4a9c55a9da784c0021b1b729")
!359 = distinct !DILexicalBlock(scope: !360, file: !358, line: 302, column: 9)
!360 = distinct !DILexicalBlock(scope: !361, file: !358, line: 301, column: 9)
!361 = distinct !DILexicalBlock(scope: !362, file: !358, line: 300, column: 9)
!362 = distinct !DISubprogram(name: "spec_fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_", scope: !363, file: !358, line: 295, type: !11, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!363 = !DINamespace(name: "{impl#10}", scope: !364)
!364 = !DINamespace(name: "take", scope: !189)
!365 = distinct !DILocation(line: 108, column: 9, scope: !366, inlinedAt: !368)
!366 = distinct !DISubprogram(name: "fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_", scope: !367, file: !358, line: 103, type: !11, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!367 = !DINamespace(name: "{impl#1}", scope: !364)
!368 = distinct !DILocation(line: 128, column: 19, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "fold<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}, i64, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_", scope: !206, file: !205, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!370 = distinct !DILocation(line: 2709, column: 19, scope: !371, inlinedAt: !335)
!371 = distinct !DILexicalBlock(scope: !334, file: !197, line: 2708, column: 9)
!372 = !DILocation(line: 900, column: 12, scope: !353, inlinedAt: !354)
!373 = !DILocation(line: 898, column: 17, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !46, file: !45, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!375 = distinct !DILocation(line: 215, column: 28, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !138, file: !117, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!377 = distinct !DILocation(line: 903, column: 35, scope: !378, inlinedAt: !354)
!378 = distinct !DILexicalBlock(scope: !353, file: !117, line: 901, column: 13)
!379 = !DILocation(line: 961, column: 18, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !36, file: !35, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!381 = distinct !DILocation(line: 429, column: 60, scope: !382, inlinedAt: !383)
!382 = distinct !DISubprogram(name: "__iterator_get_unchecked<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !221, file: !220, line: 418, type: !11, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!383 = distinct !DILocation(line: 271, column: 26, scope: !384, inlinedAt: !389)
!384 = distinct !DILexicalBlock(scope: !386, file: !385, line: 268, column: 9)
!385 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!386 = distinct !DISubprogram(name: "get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E13get_uncheckedCs9jcSxhOeRQa_6slices", scope: !387, file: !385, line: 267, type: !11, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!387 = !DINamespace(name: "{impl#4}", scope: !388)
!388 = !DINamespace(name: "zip", scope: !189)
!389 = distinct !DILocation(line: 113, column: 18, scope: !390, inlinedAt: !392)
!390 = distinct !DISubprogram(name: "__iterator_get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !391, file: !385, line: 107, type: !11, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!391 = !DINamespace(name: "{impl#1}", scope: !388)
!392 = distinct !DILocation(line: 304, column: 42, scope: !393, inlinedAt: !365)
!393 = distinct !DILexicalBlock(scope: !359, file: !358, line: 302, column: 9)
!394 = !DILocation(line: 961, column: 18, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs9jcSxhOeRQa_6slices", scope: !36, file: !35, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!396 = distinct !DILocation(line: 429, column: 60, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "__iterator_get_unchecked<u32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !221, file: !220, line: 418, type: !11, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!398 = distinct !DILocation(line: 271, column: 64, scope: !384, inlinedAt: !389)
!399 = !DILocation(line: 305, column: 19, scope: !400, inlinedAt: !365)
!400 = distinct !DILexicalBlock(scope: !393, file: !358, line: 304, column: 13)
!401 = !{!402, !404, !406, !343}
!402 = distinct !{!402, !403, !"_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_: %self"}
!403 = distinct !{!403, !"_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_"}
!404 = distinct !{!404, !405, !"_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_: %self"}
!405 = distinct !{!405, !"_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_"}
!406 = distinct !{!406, !407, !"_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_: %self"}
!407 = distinct !{!407, !"_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_"}
!408 = !DILocation(line: 38, column: 66, scope: !346, inlinedAt: !409)
!409 = distinct !DILocation(line: 88, column: 28, scope: !410, inlinedAt: !411)
!410 = distinct !DISubprogram(name: "{closure#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBa_3cmp3Ord3cmpE0E0B15_", scope: !231, file: !205, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!411 = distinct !DILocation(line: 305, column: 19, scope: !400, inlinedAt: !365)
!412 = !DILocation(line: 38, column: 77, scope: !346, inlinedAt: !409)
!413 = !DILocation(line: 1717, column: 1, scope: !414, inlinedAt: !415)
!414 = distinct !DISubprogram(name: "max_by<i64, &mut fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp6max_byxQNvYxNtB2_3Ord3cmpECs9jcSxhOeRQa_6slices", scope: !56, file: !54, line: 1711, type: !11, scopeLine: 1711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!415 = distinct !DILocation(line: 3353, column: 25, scope: !416, inlinedAt: !419)
!416 = distinct !DISubprogram(name: "{closure#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator6max_by4foldxNvYxNtNtBe_3cmp3Ord3cmpE0Cs9jcSxhOeRQa_6slices", scope: !417, file: !197, line: 3353, type: !11, scopeLine: 3353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!417 = !DINamespace(name: "fold", scope: !418)
!418 = !DINamespace(name: "max_by", scope: !200)
!419 = distinct !DILocation(line: 88, column: 21, scope: !410, inlinedAt: !411)
!420 = distinct !{!420, !421}
!421 = !{!"llvm.loop.unroll.disable"}
!422 = !DILocation(line: 39, column: 12, scope: !423)
!423 = distinct !DILexicalBlock(scope: !304, file: !9, line: 38, column: 5)
!424 = !DILocation(line: 39, column: 48, scope: !423)
!425 = !DILocation(line: 39, column: 5, scope: !423)
!426 = !DILocation(line: 40, column: 2, scope: !8)
!427 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !429, file: !428, line: 60, type: !430, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!428 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!429 = !DINamespace(name: "panicking", scope: !18)
!430 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!431 = !DILocation(line: 146, column: 5, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trap", scope: !16, file: !15, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!433 = distinct !DILocation(line: 16, column: 14, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !22, file: !21, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!435 = distinct !DILocation(line: 80, column: 14, scope: !436)
!436 = distinct !DILexicalBlock(scope: !427, file: !428, line: 72, column: 5)
!437 = distinct !DISubprogram(name: "slice_index_fail", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail", scope: !64, file: !62, line: 38, type: !430, scopeLine: 38, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!438 = !DILocation(line: 177, column: 9, scope: !439)
!439 = !DILexicalBlockFile(scope: !437, file: !440, discriminator: 0)
!440 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!441 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check", scope: !429, file: !428, line: 266, type: !430, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!442 = !DILocation(line: 271, column: 5, scope: !441)
