; ModuleID = 'slices.6c6fe0d33cd1fe48-cgu.0'
source_filename = "slices.6c6fe0d33cd1fe48-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_9b851bc7296f026d057f32af2942590e = private unnamed_addr constant [24 x i8] c"examples/rust/slices.rs\00", align 1
@alloc_c8b373c5b6eb71eaa26d1b06cce242b1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00!\00\00\00\12\00\00\00" }>, align 8
@alloc_7f28958af5410ed9ba697de511255905 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00$\00\00\00\1E\00\00\00" }>, align 8

; Function Attrs: convergent nounwind
define ptx_kernel void @slices(i64 noundef %n, ptr noundef readonly captures(address) %data, ptr noundef readonly captures(address_is_null) %picks, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !6 {
start:
  %sorted.i = alloca [36 x i8], align 4
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_40 = mul i32 %_41, %_42, !dbg !17
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_39 = add i32 %_40, %_43, !dbg !28
  %i = zext i32 %_39 to i64, !dbg !28
  %_6.not = icmp ugt i64 %n, %i, !dbg !29
  br i1 %_6.not, label %bb2, label %bb7, !dbg !29

bb2:                                              ; preds = %start
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !31
  %0 = getelementptr inbounds nuw i32, ptr %picks, i64 %i, !dbg !38
  %_13 = load i32, ptr %0, align 4, !dbg !38, !noundef !10
  %_12 = zext i32 %_13 to i64, !dbg !38
  %_15 = icmp ugt i64 %n, %_12, !dbg !40
  br i1 %_15, label %bb4, label %panic1, !dbg !40

bb4:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i32, ptr %data, i64 %_12, !dbg !40
  %picked = load i32, ptr %1, align 4, !dbg !40, !noundef !10
  %2 = tail call i64 @llvm.usub.sat.i64(i64 %i, i64 4), !dbg !41
  %3 = add nuw nsw i64 %i, 5, !dbg !48
  %spec.store.select = tail call i64 @llvm.umin.i64(i64 %n, i64 %3), !dbg !50
  %_51 = icmp samesign ult i64 %spec.store.select, %2, !dbg !56
  br i1 %_51, label %bb16, label %bb15, !dbg !56, !prof !69

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %_12, i64 noundef %n, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_c8b373c5b6eb71eaa26d1b06cce242b1) #10, !dbg !40
  unreachable, !dbg !40

bb16:                                             ; preds = %bb4
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 noundef %2, i64 noundef %spec.store.select, i64 noundef %n, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7f28958af5410ed9ba697de511255905) #10, !dbg !70
  unreachable, !dbg !70

bb15:                                             ; preds = %bb4
  %_52 = sub nuw nsw i64 %spec.store.select, %2, !dbg !71
  call void @llvm.lifetime.start.p0(ptr nonnull %sorted.i), !dbg !72, !noalias !75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %sorted.i, i8 0, i64 36, i1 false), !dbg !78, !noalias !75
  %_30.i = icmp samesign ult i64 %_52, 10
  br i1 %_30.i, label %bb12.i, label %_RNvCs9jcSxhOeRQa_6slices6median.exit, !dbg !79

bb12.i:                                           ; preds = %bb15
  %_54 = getelementptr inbounds nuw i32, ptr %data, i64 %2, !dbg !92
  %4 = shl nuw nsw i64 %_52, 2, !dbg !96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %sorted.i, ptr nonnull readonly align 4 %_54, i64 %4, i1 false), !dbg !96, !alias.scope !105
  %_3913.i = icmp samesign ugt i64 %_52, 1, !dbg !109
  br i1 %_3913.i, label %bb17.i, label %bb18.i, !dbg !125

bb18.i:                                           ; preds = %bb10.i, %bb12.i
  %_43.not.i = icmp eq i64 %spec.store.select, %2, !dbg !126
  br i1 %_43.not.i, label %_RNvCs9jcSxhOeRQa_6slices6median.exit, label %bb19.i, !dbg !126

bb17.i:                                           ; preds = %bb12.i, %bb10.i
  %iter.sroa.0.014.i = phi i64 [ %5, %bb10.i ], [ 1, %bb12.i ]
  %5 = add nuw nsw i64 %iter.sroa.0.014.i, 1, !dbg !132
  %.phi.trans.insert.i = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %iter.sroa.0.014.i
  %_21.pre.i = load i32, ptr %.phi.trans.insert.i, align 4, !dbg !139, !noalias !75
  br label %bb3.i, !dbg !142

bb19.i:                                           ; preds = %bb18.i
  %_298.i = lshr i64 %_52, 1
  %_44.i = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %_298.i
  %_45.i = load i32, ptr %_44.i, align 4, !dbg !143, !noalias !75, !noundef !10
  %6 = sext i32 %_45.i to i64, !dbg !149
  %7 = mul nsw i64 %6, 3, !dbg !149
  br label %_RNvCs9jcSxhOeRQa_6slices6median.exit, !dbg !152

bb3.i:                                            ; preds = %bb6.i, %bb17.i
  %i.sroa.0.012.i = phi i64 [ %iter.sroa.0.014.i, %bb17.i ], [ %_18.i, %bb6.i ]
  %_18.i = add nsw i64 %i.sroa.0.012.i, -1, !dbg !153
  %8 = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %_18.i, !dbg !154
  %_17.i = load i32, ptr %8, align 4, !dbg !154, !noalias !75, !noundef !10
  %_16.i = icmp sgt i32 %_17.i, %_21.pre.i, !dbg !154
  br i1 %_16.i, label %bb6.i, label %bb10.i, !dbg !154

bb10.i:                                           ; preds = %bb6.i, %bb3.i
  %exitcond.not.i = icmp eq i64 %5, %_52, !dbg !109
  br i1 %exitcond.not.i, label %bb18.i, label %bb17.i, !dbg !125

bb6.i:                                            ; preds = %bb3.i
  %9 = getelementptr inbounds nuw i32, ptr %sorted.i, i64 %i.sroa.0.012.i, !dbg !139
  store i32 %_21.pre.i, ptr %8, align 4, !dbg !155, !alias.scope !165, !noalias !75
  store i32 %_17.i, ptr %9, align 4, !dbg !168, !alias.scope !165, !noalias !75
  %_14.not.i = icmp eq i64 %_18.i, 0, !dbg !142
  br i1 %_14.not.i, label %bb10.i, label %bb3.i, !dbg !142

_RNvCs9jcSxhOeRQa_6slices6median.exit:            ; preds = %bb15, %bb18.i, %bb19.i
  %_0.sroa.0.1.i = phi i64 [ -3, %bb15 ], [ %7, %bb19.i ], [ -3, %bb18.i ], !dbg !171
  call void @llvm.lifetime.end.p0(ptr nonnull %sorted.i), !dbg !172, !noalias !75
  %_25 = add nuw nsw i64 %i, 1, !dbg !173
  %_8.i.i = udiv i64 %_25, 3, !dbg !175
  %10 = mul i64 %_8.i.i, 3, !dbg !189
  %_10.i.i.decomposed = sub i64 %_25, %10, !dbg !189
  %_11.not.i.i = icmp ne i64 %_10.i.i.decomposed, 0, !dbg !191
  %11 = zext i1 %_11.not.i.i to i64, !dbg !191
  %n.sroa.0.0.i.i = add nuw nsw i64 %_8.i.i, %11, !dbg !191
  %.not.i.i1418 = icmp eq ptr %data, null, !dbg !193
  br i1 %.not.i.i1418, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit, label %bb3.i.i.preheader, !dbg !215

bb3.i.i.preheader:                                ; preds = %_RNvCs9jcSxhOeRQa_6slices6median.exit
  %spec.store.select.i.i.i15 = tail call i64 @llvm.umin.i64(i64 %_25, i64 3)
  %_13.i.i.i.i17 = getelementptr inbounds nuw i32, ptr %data, i64 %spec.store.select.i.i.i15
  %_14.i.i.i.i16 = sub nuw nsw i64 %_25, %spec.store.select.i.i.i15
  br label %bb3.i.i, !dbg !216

bb3.i.i:                                          ; preds = %bb3.i.i.preheader, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i
  %_13.i.i.i.i23 = phi ptr [ %_13.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %_13.i.i.i.i17, %bb3.i.i.preheader ]
  %_14.i.i.i.i22 = phi i64 [ %_14.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %_14.i.i.i.i16, %bb3.i.i.preheader ]
  %spec.store.select.i.i.i21 = phi i64 [ %spec.store.select.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %spec.store.select.i.i.i15, %bb3.i.i.preheader ]
  %init.sroa.0.0.i.i20 = phi i64 [ %_4.0.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ 0, %bb3.i.i.preheader ]
  %_13.i.i6.i.i19 = phi ptr [ %_13.i.i.i.i23, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ], [ %data, %bb3.i.i.preheader ]
  %_10.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i6.i.i19, i64 %spec.store.select.i.i.i21, !dbg !231
  br label %bb1.i.i.i.i.i.i, !dbg !216

bb1.i.i.i.i.i.i:                                  ; preds = %bb11.i.i.i.i.i.i, %bb3.i.i
  %_191.i.i.i.i.i.i = phi ptr [ %_19.i.i.i.i.i.i, %bb11.i.i.i.i.i.i ], [ %_13.i.i6.i.i19, %bb3.i.i ]
  %_12.i.i.i.i.i.i = icmp eq ptr %_191.i.i.i.i.i.i, %_10.i.i.i.i.i, !dbg !241
  br i1 %_12.i.i.i.i.i.i, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, label %bb11.i.i.i.i.i.i, !dbg !252

bb11.i.i.i.i.i.i:                                 ; preds = %bb1.i.i.i.i.i.i
  %_19.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_191.i.i.i.i.i.i, i64 4, !dbg !253
  %_8.val.i.i.i.i.i.i = load i32, ptr %_191.i.i.i.i.i.i, align 4, !dbg !257, !alias.scope !258, !noalias !263, !noundef !10
  %12 = and i32 %_8.val.i.i.i.i.i.i, 1, !dbg !270
  %_0.i.i.i.i.i.i.i = icmp eq i32 %12, 0, !dbg !270
  br i1 %_0.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i, label %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, !dbg !257

_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i: ; preds = %bb11.i.i.i.i.i.i, %bb1.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.lcssa = phi i1 [ %_12.i.i.i.i.i.i, %bb11.i.i.i.i.i.i ], [ %_12.i.i.i.i.i.i, %bb1.i.i.i.i.i.i ], !dbg !241
  %_0.i.i.i.i = zext i1 %_12.i.i.i.i.i.i.lcssa to i64, !dbg !275
  %_4.0.i.i.i.i = add i64 %init.sroa.0.0.i.i20, %_0.i.i.i.i, !dbg !276
  %13 = icmp eq i64 %_14.i.i.i.i22, 0, !dbg !280
  %spec.store.select.i.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i.i.i22, i64 3)
  %_14.i.i.i.i = sub nuw nsw i64 %_14.i.i.i.i22, %spec.store.select.i.i.i
  %_13.i.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i.i.i23, i64 %spec.store.select.i.i.i
  br i1 %13, label %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit, label %bb3.i.i, !dbg !215

_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit: ; preds = %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i, %_RNvCs9jcSxhOeRQa_6slices6median.exit
  %init.sroa.0.0.i.i.lcssa = phi i64 [ 0, %_RNvCs9jcSxhOeRQa_6slices6median.exit ], [ %_4.0.i.i.i.i, %_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_.exit.i.i ]
  %_3.i.i = icmp ule i64 %init.sroa.0.0.i.i.lcssa, %n.sroa.0.0.i.i, !dbg !283
  tail call void @llvm.assume(i1 %_3.i.i), !dbg !288
  %14 = icmp ne ptr %data, null, !dbg !293
  tail call void @llvm.assume(i1 %14), !dbg !293
  %15 = icmp ne ptr %picks, null, !dbg !303
  tail call void @llvm.assume(i1 %15), !dbg !303
  %.val.i.i = load i32, ptr %data, align 4, !dbg !319, !noalias !338, !noundef !10
  %.val1.i.i = load i32, ptr %picks, align 4, !dbg !319, !noalias !338, !noundef !10
  %_5.i.i.i = sext i32 %.val.i.i to i64, !dbg !343
  %_6.i.i.i = zext i32 %.val1.i.i to i64, !dbg !347
  %_0.i.i.i = mul nsw i64 %_6.i.i.i, %_5.i.i.i, !dbg !343
  %_145.not.i.i.i.i = icmp eq i32 %_39, 0, !dbg !348
  br i1 %_145.not.i.i.i.i, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.preheader, !dbg !370

bb10.i.i.i.i.preheader:                           ; preds = %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit
  %xtraiter = and i64 %i, 7, !dbg !370
  %16 = icmp ult i32 %_39, 8, !dbg !370
  br i1 %16, label %bb10.i.i.i.i.epil.preheader, label %bb10.i.i.i.i.preheader.new, !dbg !370

bb10.i.i.i.i.preheader.new:                       ; preds = %bb10.i.i.i.i.preheader
  %unroll_iter = and i64 %i, 4294967288, !dbg !370
  br label %bb10.i.i.i.i, !dbg !370

bb10.i.i.i.i:                                     ; preds = %bb10.i.i.i.i, %bb10.i.i.i.i.preheader.new
  %init.sroa.0.07.i.i.i.i = phi i64 [ %_0.i.i.i, %bb10.i.i.i.i.preheader.new ], [ %25, %bb10.i.i.i.i ]
  %iter.sroa.0.06.i.i.i.i = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %18, %bb10.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i.i ]
  %17 = or disjoint i64 %iter.sroa.0.06.i.i.i.i, 1, !dbg !371
  %_3.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %data, i64 %17, !dbg !377
  %_3.i2.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %picks, i64 %17, !dbg !392
  %18 = add nuw nsw i64 %iter.sroa.0.06.i.i.i.i, 8, !dbg !371
  %19 = load <8 x i32>, ptr %_3.i.i.i.i.i.i.i, align 4, !dbg !397, !noalias !399
  %20 = load <8 x i32>, ptr %_3.i2.i.i.i.i.i.i, align 4, !dbg !397, !noalias !399
  %21 = sext <8 x i32> %19 to <8 x i64>, !dbg !406
  %22 = zext <8 x i32> %20 to <8 x i64>, !dbg !410
  %23 = mul nsw <8 x i64> %22, %21, !dbg !406
  %24 = call i64 @llvm.vector.reduce.smax.v8i64(<8 x i64> %23), !dbg !411
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 %init.sroa.0.07.i.i.i.i), !dbg !411
  %niter.next.7 = add i64 %niter, 8, !dbg !370
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter, !dbg !370
  br i1 %niter.ncmp.7, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i, !dbg !370

_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa: ; preds = %bb10.i.i.i.i
  %.lcssa29 = phi i64 [ %18, %bb10.i.i.i.i ], !dbg !371
  %.lcssa = phi i64 [ %25, %bb10.i.i.i.i ], !dbg !411
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !370
  br i1 %lcmp.mod.not, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.epil.preheader, !dbg !370

bb10.i.i.i.i.epil.preheader:                      ; preds = %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, %bb10.i.i.i.i.preheader
  %init.sroa.0.07.i.i.i.i.epil.init = phi i64 [ %_0.i.i.i, %bb10.i.i.i.i.preheader ], [ %.lcssa, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.06.i.i.i.i.epil.init = phi i64 [ 0, %bb10.i.i.i.i.preheader ], [ %.lcssa29, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ]
  %lcmp.mod27 = icmp ne i64 %xtraiter, 0, !dbg !370
  call void @llvm.assume(i1 %lcmp.mod27), !dbg !370
  br label %bb10.i.i.i.i.epil, !dbg !370

bb10.i.i.i.i.epil:                                ; preds = %bb10.i.i.i.i.epil, %bb10.i.i.i.i.epil.preheader
  %init.sroa.0.07.i.i.i.i.epil = phi i64 [ %..i.i.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ], [ %init.sroa.0.07.i.i.i.i.epil.init, %bb10.i.i.i.i.epil.preheader ]
  %iter.sroa.0.06.i.i.i.i.epil = phi i64 [ %26, %bb10.i.i.i.i.epil ], [ %iter.sroa.0.06.i.i.i.i.epil.init, %bb10.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.epil ], [ 0, %bb10.i.i.i.i.epil.preheader ]
  %26 = add nuw nsw i64 %iter.sroa.0.06.i.i.i.i.epil, 1, !dbg !371
  %_3.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %data, i64 %26, !dbg !377
  %_3.i2.i.i.i.i.i.i.epil = getelementptr inbounds nuw i32, ptr %picks, i64 %26, !dbg !392
  %val.0.val.i.i.i.i.epil = load i32, ptr %_3.i.i.i.i.i.i.i.epil, align 4, !dbg !397, !noalias !399, !noundef !10
  %val.1.val.i.i.i.i.epil = load i32, ptr %_3.i2.i.i.i.i.i.i.epil, align 4, !dbg !397, !noalias !399, !noundef !10
  %_5.i.i.i.i.i.i.epil = sext i32 %val.0.val.i.i.i.i.epil to i64, !dbg !406
  %_6.i.i.i.i.i.i.epil = zext i32 %val.1.val.i.i.i.i.epil to i64, !dbg !410
  %_0.i.i.i.i.i.i.epil = mul nsw i64 %_6.i.i.i.i.i.i.epil, %_5.i.i.i.i.i.i.epil, !dbg !406
  %..i.i.i.i.i.i.i.epil = tail call noundef range(i64 -9223372034707292160, -9223372036854775808) i64 @llvm.smax.i64(i64 %init.sroa.0.07.i.i.i.i.epil, i64 range(i64 -9223372034707292160, 9223372030412324866) %_0.i.i.i.i.i.i.epil), !dbg !411
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !370
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !370
  br i1 %epil.iter.cmp.not, label %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit, label %bb10.i.i.i.i.epil, !dbg !370, !llvm.loop !418

_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit: ; preds = %bb10.i.i.i.i.epil, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit
  %_0.sroa.3.0.i = phi i64 [ %_0.i.i.i, %_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_.exit ], [ %.lcssa, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit.loopexit.unr-lcssa ], [ %..i.i.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ]
  %_33 = sext i32 %picked to i64, !dbg !420
  %_32 = add nsw i64 %_0.sroa.0.1.i, %_33, !dbg !420
  %_36 = mul nuw nsw i64 %init.sroa.0.0.i.i.lcssa, 7, !dbg !422
  %_31 = add nsw i64 %_32, %_36, !dbg !420
  %27 = add i64 %_31, %_0.sroa.3.0.i, !dbg !423
  store i64 %27, ptr %_10, align 8, !dbg !423
  br label %bb7, !dbg !424

bb7:                                              ; preds = %start, %_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_.exit
  ret void, !dbg !424
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

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

; core::slice::index::slice_index_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v8i64(<8 x i64>) #9

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/slices.rs/@/slices.6c6fe0d33cd1fe48-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "slices", scope: !8, file: !7, line: 24, type: !9, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/slices.rs", directory: ".", checksumkind: CSK_MD5, checksum: "601f859e28be40357995dbfb0f142b9d")
!8 = !DINamespace(name: "slices", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 25, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 26, column: 8, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 25, column: 5)
!31 = !DILocation(line: 961, column: 18, scope: !32, inlinedAt: !37)
!32 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs9jcSxhOeRQa_6slices", scope: !34, file: !33, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!33 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!34 = !DINamespace(name: "{impl#0}", scope: !35)
!35 = !DINamespace(name: "mut_ptr", scope: !36)
!36 = !DINamespace(name: "ptr", scope: !16)
!37 = !DILocation(line: 31, column: 97, scope: !30)
!38 = !DILocation(line: 33, column: 23, scope: !39)
!39 = distinct !DILexicalBlock(scope: !30, file: !7, line: 30, column: 5)
!40 = !DILocation(line: 33, column: 18, scope: !39)
!41 = !DILocation(line: 2399, column: 13, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !44, file: !43, line: 2398, type: !9, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!43 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!44 = !DINamespace(name: "{impl#11}", scope: !45)
!45 = !DINamespace(name: "num", scope: !16)
!46 = !DILocation(line: 34, column: 17, scope: !47)
!47 = distinct !DILexicalBlock(scope: !39, file: !7, line: 33, column: 5)
!48 = !DILocation(line: 35, column: 16, scope: !49)
!49 = distinct !DILexicalBlock(scope: !47, file: !7, line: 34, column: 5)
!50 = !DILocation(line: 1076, column: 12, scope: !51, inlinedAt: !55)
!51 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !53, file: !52, line: 1072, type: !9, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!53 = !DINamespace(name: "Ord", scope: !54)
!54 = !DINamespace(name: "cmp", scope: !16)
!55 = !DILocation(line: 35, column: 24, scope: !49)
!56 = !DILocation(line: 977, column: 16, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_sub", scope: !44, file: !43, line: 971, type: !9, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!58 = !DILocation(line: 437, column: 32, scope: !59, inlinedAt: !64)
!59 = distinct !DISubprogram(name: "index<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices", scope: !61, file: !60, line: 435, type: !9, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!60 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!61 = !DINamespace(name: "{impl#4}", scope: !62)
!62 = !DINamespace(name: "index", scope: !63)
!63 = !DINamespace(name: "slice", scope: !16)
!64 = !DILocation(line: 19, column: 15, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "index<i32, core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB6_3ops5index5IndexINtNtBH_5range5RangejEE5indexCs9jcSxhOeRQa_6slices", scope: !66, file: !60, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!66 = !DINamespace(name: "{impl#0}", scope: !62)
!67 = !DILocation(line: 36, column: 30, scope: !68)
!68 = distinct !DILexicalBlock(scope: !49, file: !7, line: 35, column: 5)
!69 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!70 = !DILocation(line: 443, column: 13, scope: !59, inlinedAt: !64)
!71 = !DILocation(line: 981, column: 31, scope: !57, inlinedAt: !58)
!72 = !DILocation(line: 9, column: 9, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "median", linkageName: "_RNvCs9jcSxhOeRQa_6slices6median", scope: !8, file: !7, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!74 = distinct !DILocation(line: 36, column: 18, scope: !68)
!75 = !{!76}
!76 = distinct !{!76, !77, !"_RNvCs9jcSxhOeRQa_6slices6median: %window.0"}
!77 = distinct !{!77, !"_RNvCs9jcSxhOeRQa_6slices6median"}
!78 = !DILocation(line: 9, column: 22, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 977, column: 16, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_sub", scope: !44, file: !43, line: 971, type: !9, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!81 = distinct !DILocation(line: 380, column: 32, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !61, file: !60, line: 379, type: !9, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!83 = distinct !DILocation(line: 512, column: 23, scope: !84, inlinedAt: !86)
!84 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !85, file: !60, line: 511, type: !9, scopeLine: 511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!85 = !DINamespace(name: "{impl#6}", scope: !62)
!86 = distinct !DILocation(line: 603, column: 15, scope: !87, inlinedAt: !90)
!87 = distinct !DISubprogram(name: "get_mut<i32, core::ops::range::RangeTo<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl7get_mutINtNtNtB5_3ops5range7RangeTojEECs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 599, type: !9, scopeLine: 599, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!88 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!89 = !DINamespace(name: "{impl#0}", scope: !63)
!90 = distinct !DILocation(line: 10, column: 25, scope: !91, inlinedAt: !74)
!91 = distinct !DILexicalBlock(scope: !73, file: !7, line: 9, column: 5)
!92 = !DILocation(line: 89, column: 24, scope: !93, inlinedAt: !95)
!93 = distinct !DILexicalBlock(scope: !94, file: !60, line: 87, column: 5)
!94 = distinct !DISubprogram(name: "get_offset_len_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubchecklECs9jcSxhOeRQa_6slices", scope: !62, file: !60, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!95 = !DILocation(line: 441, column: 24, scope: !59, inlinedAt: !64)
!96 = !DILocation(line: 552, column: 14, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !36, file: !98, line: 531, type: !9, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!98 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!99 = distinct !DILocation(line: 5584, column: 9, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "copy_from_slice_impl<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices", scope: !63, file: !88, line: 5561, type: !9, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!101 = distinct !DILocation(line: 4325, column: 18, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "copy_from_slice<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl15copy_from_sliceCs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 4320, type: !9, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!103 = distinct !DILocation(line: 11, column: 12, scope: !104, inlinedAt: !74)
!104 = distinct !DILexicalBlock(scope: !91, file: !7, line: 10, column: 5)
!105 = !{!106, !108}
!106 = distinct !{!106, !107, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices: %dest.0"}
!107 = distinct !{!107, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices"}
!108 = distinct !{!108, !107, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices: %src.0"}
!109 = !DILocation(line: 1915, column: 50, scope: !110, inlinedAt: !113)
!110 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !52, line: 1915, type: !9, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!111 = !DINamespace(name: "{impl#58}", scope: !112)
!112 = !DINamespace(name: "impls", scope: !54)
!113 = distinct !DILocation(line: 900, column: 12, scope: !114, inlinedAt: !119)
!114 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !116, file: !115, line: 899, type: !9, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!115 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!116 = !DINamespace(name: "{impl#5}", scope: !117)
!117 = !DINamespace(name: "range", scope: !118)
!118 = !DINamespace(name: "iter", scope: !16)
!119 = distinct !DILocation(line: 985, column: 14, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !121, file: !115, line: 984, type: !9, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!121 = !DINamespace(name: "{impl#6}", scope: !117)
!122 = distinct !DILocation(line: 12, column: 14, scope: !123, inlinedAt: !74)
!123 = !DILexicalBlockFile(scope: !124, file: !7, discriminator: 2)
!124 = distinct !DILexicalBlock(scope: !104, file: !7, line: 12, column: 5)
!125 = !DILocation(line: 900, column: 12, scope: !114, inlinedAt: !119)
!126 = !DILocation(line: 219, column: 12, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "get<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE3getCs9jcSxhOeRQa_6slices", scope: !128, file: !60, line: 218, type: !9, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!128 = !DINamespace(name: "{impl#2}", scope: !62)
!129 = distinct !DILocation(line: 576, column: 15, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "get<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl3getjECs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 572, type: !9, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!131 = distinct !DILocation(line: 19, column: 12, scope: !104, inlinedAt: !74)
!132 = !DILocation(line: 898, column: 17, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !44, file: !43, line: 886, type: !9, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!134 = distinct !DILocation(line: 215, column: 28, scope: !135, inlinedAt: !137)
!135 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !136, file: !115, line: 213, type: !9, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!136 = !DINamespace(name: "{impl#49}", scope: !117)
!137 = distinct !DILocation(line: 903, column: 35, scope: !138, inlinedAt: !119)
!138 = distinct !DILexicalBlock(scope: !114, file: !115, line: 901, column: 13)
!139 = !DILocation(line: 14, column: 40, scope: !140, inlinedAt: !74)
!140 = distinct !DILexicalBlock(scope: !141, file: !7, line: 13, column: 9)
!141 = distinct !DILexicalBlock(scope: !124, file: !7, line: 12, column: 5)
!142 = !DILocation(line: 14, column: 15, scope: !140, inlinedAt: !74)
!143 = !DILocation(line: 2141, column: 19, scope: !144, inlinedAt: !148)
!144 = distinct !DISubprogram(name: "copied<i32>", linkageName: "_RNvMs1_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionRlE6copiedCs9jcSxhOeRQa_6slices", scope: !146, file: !145, line: 2134, type: !9, scopeLine: 2134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!145 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!146 = !DINamespace(name: "Option", scope: !147)
!147 = !DINamespace(name: "option", scope: !16)
!148 = distinct !DILocation(line: 19, column: 34, scope: !104, inlinedAt: !74)
!149 = !DILocation(line: 1042, column: 9, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionlE9unwrap_orCs9jcSxhOeRQa_6slices", scope: !146, file: !145, line: 1038, type: !9, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!151 = !DILocation(line: 36, column: 43, scope: !68)
!152 = !DILocation(line: 2141, column: 31, scope: !144, inlinedAt: !148)
!153 = !DILocation(line: 14, column: 31, scope: !140, inlinedAt: !74)
!154 = !DILocation(line: 14, column: 24, scope: !140, inlinedAt: !74)
!155 = !DILocation(line: 643, column: 9, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs9jcSxhOeRQa_6slices", scope: !36, file: !98, line: 628, type: !9, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!157 = distinct !DILocation(line: 1316, column: 9, scope: !158, inlinedAt: !160)
!158 = distinct !DILexicalBlock(scope: !159, file: !98, line: 1307, column: 5)
!159 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs9jcSxhOeRQa_6slices", scope: !36, file: !98, line: 1304, type: !9, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!160 = distinct !DILocation(line: 915, column: 13, scope: !161, inlinedAt: !164)
!161 = distinct !DILexicalBlock(scope: !162, file: !88, line: 909, column: 9)
!162 = distinct !DILexicalBlock(scope: !163, file: !88, line: 908, column: 9)
!163 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 905, type: !9, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!164 = distinct !DILocation(line: 15, column: 20, scope: !140, inlinedAt: !74)
!165 = !{!166}
!166 = distinct !{!166, !167, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices: %self.0"}
!167 = distinct !{!167, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices"}
!168 = !DILocation(line: 552, column: 14, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !36, file: !98, line: 531, type: !9, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!170 = distinct !DILocation(line: 1317, column: 9, scope: !158, inlinedAt: !160)
!171 = !DILocation(line: 0, scope: !91, inlinedAt: !74)
!172 = !DILocation(line: 20, column: 1, scope: !73, inlinedAt: !74)
!173 = !DILocation(line: 37, column: 23, scope: !174)
!174 = distinct !DILexicalBlock(scope: !68, file: !7, line: 36, column: 5)
!175 = !DILocation(line: 3712, column: 21, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "div_ceil", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8div_ceil", scope: !44, file: !43, line: 3711, type: !9, scopeLine: 3711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!177 = distinct !DILocation(line: 1521, column: 34, scope: !178, inlinedAt: !182)
!178 = distinct !DISubprogram(name: "size_hint<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !180, file: !179, line: 1517, type: !9, scopeLine: 1517, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!179 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!180 = !DINamespace(name: "{impl#71}", scope: !181)
!181 = !DINamespace(name: "iter", scope: !63)
!182 = distinct !DILocation(line: 141, column: 32, scope: !183, inlinedAt: !188)
!183 = distinct !DISubprogram(name: "count<core::slice::iter::Chunks<i32>, slices::slices::{closure_env#0}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !185, file: !184, line: 135, type: !9, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!184 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!185 = !DINamespace(name: "{impl#3}", scope: !186)
!186 = !DINamespace(name: "filter", scope: !187)
!187 = !DINamespace(name: "adapters", scope: !118)
!188 = distinct !DILocation(line: 37, column: 88, scope: !174)
!189 = !DILocation(line: 3713, column: 21, scope: !190, inlinedAt: !177)
!190 = distinct !DILexicalBlock(scope: !176, file: !43, line: 3712, column: 13)
!191 = !DILocation(line: 3714, column: 16, scope: !192, inlinedAt: !177)
!192 = distinct !DILexicalBlock(scope: !190, file: !43, line: 3713, column: 13)
!193 = !DILocation(line: 2672, column: 29, scope: !194, inlinedAt: !201)
!194 = distinct !DILexicalBlock(scope: !196, file: !195, line: 2672, column: 41)
!195 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!196 = distinct !DILexicalBlock(scope: !197, file: !195, line: 2671, column: 9)
!197 = distinct !DISubprogram(name: "fold<core::slice::iter::Chunks<i32>, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_", scope: !198, file: !195, line: 2666, type: !9, scopeLine: 2666, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!198 = !DINamespace(name: "Iterator", scope: !199)
!199 = !DINamespace(name: "iterator", scope: !200)
!200 = !DINamespace(name: "traits", scope: !118)
!201 = distinct !DILocation(line: 128, column: 19, scope: !202, inlinedAt: !206)
!202 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1B_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB24_4foldjNCINvXsK_NtB28_5accumjNtB3N_3Sum3sumBM_E0EB2Y_", scope: !204, file: !203, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!203 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!204 = !DINamespace(name: "{impl#2}", scope: !205)
!205 = !DINamespace(name: "map", scope: !187)
!206 = distinct !DILocation(line: 52, column: 22, scope: !207, inlinedAt: !211)
!207 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB15_6filterINtB26_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EEB3l_", scope: !209, file: !208, line: 51, type: !9, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!208 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!209 = !DINamespace(name: "{impl#48}", scope: !210)
!210 = !DINamespace(name: "accum", scope: !200)
!211 = distinct !DILocation(line: 3676, column: 9, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1v_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB1Y_3sumjEB2S_", scope: !198, file: !195, line: 3671, type: !9, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!213 = distinct !DILocation(line: 142, column: 61, scope: !214, inlinedAt: !188)
!214 = distinct !DILexicalBlock(scope: !183, file: !184, line: 141, column: 9)
!215 = !DILocation(line: 2672, column: 19, scope: !194, inlinedAt: !201)
!216 = !DILocation(line: 314, column: 17, scope: !217, inlinedAt: !220)
!217 = distinct !DISubprogram(name: "all<i32, slices::slices::{closure#0}::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_", scope: !219, file: !218, line: 309, type: !9, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!218 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!219 = !DINamespace(name: "{impl#171}", scope: !181)
!220 = distinct !DILocation(line: 37, column: 66, scope: !221, inlinedAt: !223)
!221 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slices0B3_", scope: !222, file: !7, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!222 = !DINamespace(name: "slices", scope: !8)
!223 = distinct !DILocation(line: 138, column: 22, scope: !224, inlinedAt: !227)
!224 = distinct !DISubprogram(name: "{closure#0}<&[i32], slices::slices::{closure_env#0}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_", scope: !225, file: !184, line: 138, type: !9, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!225 = !DINamespace(name: "to_usize", scope: !226)
!226 = !DINamespace(name: "count", scope: !185)
!227 = distinct !DILocation(line: 88, column: 28, scope: !228, inlinedAt: !230)
!228 = distinct !DISubprogram(name: "{closure#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_", scope: !229, file: !203, line: 88, type: !9, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!229 = !DINamespace(name: "map_fold", scope: !205)
!230 = distinct !DILocation(line: 2673, column: 21, scope: !194, inlinedAt: !201)
!231 = !DILocation(line: 961, column: 18, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !34, file: !33, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!233 = distinct !DILocation(line: 102, column: 78, scope: !234, inlinedAt: !238)
!234 = distinct !DILexicalBlock(scope: !235, file: !179, line: 98, column: 9)
!235 = distinct !DILexicalBlock(scope: !236, file: !179, line: 97, column: 9)
!236 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices", scope: !237, file: !179, line: 96, type: !9, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!237 = !DINamespace(name: "Iter", scope: !181)
!238 = distinct !DILocation(line: 1041, column: 9, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 1040, type: !9, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!240 = distinct !DILocation(line: 37, column: 59, scope: !221, inlinedAt: !223)
!241 = !DILocation(line: 1717, column: 9, scope: !242, inlinedAt: !246)
!242 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllENtNtB9_3cmp9PartialEq2eqCs9jcSxhOeRQa_6slices", scope: !244, file: !243, line: 1716, type: !9, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!243 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!244 = !DINamespace(name: "{impl#15}", scope: !245)
!245 = !DINamespace(name: "non_null", scope: !36)
!246 = distinct !DILocation(line: 180, column: 28, scope: !247, inlinedAt: !250)
!247 = distinct !DILexicalBlock(scope: !248, file: !218, line: 162, column: 17)
!248 = distinct !DILexicalBlock(scope: !249, file: !218, line: 161, column: 17)
!249 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !219, file: !218, line: 157, type: !9, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!250 = distinct !DILocation(line: 314, column: 42, scope: !251, inlinedAt: !220)
!251 = distinct !DILexicalBlock(scope: !217, file: !218, line: 314, column: 49)
!252 = !DILocation(line: 180, column: 28, scope: !247, inlinedAt: !250)
!253 = !DILocation(line: 659, column: 28, scope: !254, inlinedAt: !256)
!254 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE3addCs9jcSxhOeRQa_6slices", scope: !255, file: !243, line: 651, type: !9, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!255 = !DINamespace(name: "NonNull", scope: !245)
!256 = distinct !DILocation(line: 185, column: 40, scope: !247, inlinedAt: !250)
!257 = !DILocation(line: 315, column: 25, scope: !251, inlinedAt: !220)
!258 = !{!259, !261}
!259 = distinct !{!259, !260, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_: argument 0"}
!260 = distinct !{!260, !"_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_"}
!261 = distinct !{!261, !262, !"_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_: %elt.0"}
!262 = distinct !{!262, !"_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_"}
!263 = !{!264, !266, !268}
!264 = distinct !{!264, !265, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_: %self"}
!265 = distinct !{!265, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_"}
!266 = distinct !{!266, !267, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_: %self"}
!267 = distinct !{!267, !"_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_"}
!268 = distinct !{!268, !269, !"_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_: %self"}
!269 = distinct !{!269, !"_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_"}
!270 = !DILocation(line: 37, column: 75, scope: !271, inlinedAt: !274)
!271 = distinct !DILexicalBlock(scope: !272, file: !7, line: 37, column: 75)
!272 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNCNvCs9jcSxhOeRQa_6slices6slices00B5_", scope: !273, file: !7, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!273 = !DINamespace(name: "{closure#0}", scope: !222)
!274 = distinct !DILocation(line: 315, column: 25, scope: !251, inlinedAt: !220)
!275 = !DILocation(line: 138, column: 22, scope: !224, inlinedAt: !227)
!276 = !DILocation(line: 55, column: 28, scope: !277, inlinedAt: !279)
!277 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter6ChunkslENCINvNvXs1_NtB17_6filterINtB28_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EE0B3n_", scope: !278, file: !208, line: 55, type: !9, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!278 = !DINamespace(name: "sum", scope: !209)
!279 = distinct !DILocation(line: 88, column: 21, scope: !228, inlinedAt: !230)
!280 = !DILocation(line: 1506, column: 12, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !180, file: !179, line: 1505, type: !9, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!282 = distinct !DILocation(line: 2672, column: 34, scope: !194, inlinedAt: !201)
!283 = !DILocation(line: 251, column: 48, scope: !284, inlinedAt: !286)
!284 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Chunks<i32>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter6ChunkslENtB5_15SpecAssumeCount27assume_count_le_upper_boundCs9jcSxhOeRQa_6slices", scope: !285, file: !184, line: 249, type: !9, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!285 = !DINamespace(name: "{impl#10}", scope: !186)
!286 = distinct !DILocation(line: 145, column: 13, scope: !287, inlinedAt: !188)
!287 = distinct !DILexicalBlock(scope: !214, file: !184, line: 142, column: 9)
!288 = !DILocation(line: 210, column: 9, scope: !289, inlinedAt: !292)
!289 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !291, file: !290, line: 202, type: !9, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!290 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!291 = !DINamespace(name: "hint", scope: !16)
!292 = distinct !DILocation(line: 251, column: 18, scope: !284, inlinedAt: !286)
!293 = !DILocation(line: 407, column: 18, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "as_ptr<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE6as_ptrCs9jcSxhOeRQa_6slices", scope: !255, file: !243, line: 401, type: !9, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!295 = !DILocation(line: 102, column: 69, scope: !296, inlinedAt: !299)
!296 = distinct !DILexicalBlock(scope: !297, file: !179, line: 98, column: 9)
!297 = distinct !DILexicalBlock(scope: !298, file: !179, line: 97, column: 9)
!298 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices", scope: !237, file: !179, line: 96, type: !9, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!299 = !DILocation(line: 1041, column: 9, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 1040, type: !9, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!301 = !DILocation(line: 38, column: 21, scope: !302)
!302 = distinct !DILexicalBlock(scope: !174, file: !7, line: 37, column: 5)
!303 = !DILocation(line: 407, column: 18, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "as_ptr<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmE6as_ptrCs9jcSxhOeRQa_6slices", scope: !255, file: !243, line: 401, type: !9, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!305 = !DILocation(line: 102, column: 69, scope: !306, inlinedAt: !310)
!306 = !DILexicalBlockFile(scope: !307, file: !179, discriminator: 2)
!307 = distinct !DILexicalBlock(scope: !308, file: !179, line: 98, column: 9)
!308 = distinct !DILexicalBlock(scope: !309, file: !179, line: 97, column: 9)
!309 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItermE3newCs9jcSxhOeRQa_6slices", scope: !237, file: !179, line: 96, type: !9, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!310 = !DILocation(line: 1041, column: 9, scope: !311, inlinedAt: !313)
!311 = !DILexicalBlockFile(scope: !312, file: !88, discriminator: 2)
!312 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSm4iterCs9jcSxhOeRQa_6slices", scope: !89, file: !88, line: 1040, type: !9, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!313 = !DILocation(line: 26, column: 14, scope: !314, inlinedAt: !316)
!314 = distinct !DISubprogram(name: "into_iter<u32>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRSmNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs9jcSxhOeRQa_6slices", scope: !315, file: !179, line: 25, type: !9, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!315 = !DINamespace(name: "{impl#1}", scope: !181)
!316 = !DILocation(line: 636, column: 30, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "zip<core::slice::iter::Iter<i32>, &[u32]>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipRSmECs9jcSxhOeRQa_6slices", scope: !198, file: !195, line: 631, type: !9, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!318 = !DILocation(line: 38, column: 28, scope: !302)
!319 = !DILocation(line: 310, column: 21, scope: !320, inlinedAt: !326)
!320 = distinct !DISubprogram(name: "call_once<((&i32, &u32)), slices::slices::{closure_env#1}>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNCNvCs9jcSxhOeRQa_6slices6slicess_0INtB7_6FnOnceTTRlRmEEE9call_onceBR_", scope: !322, file: !321, line: 309, type: !9, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!321 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!322 = !DINamespace(name: "{impl#4}", scope: !323)
!323 = !DINamespace(name: "impls", scope: !324)
!324 = !DINamespace(name: "function", scope: !325)
!325 = !DINamespace(name: "ops", scope: !16)
!326 = distinct !DILocation(line: 1165, column: 29, scope: !327, inlinedAt: !329)
!327 = distinct !DILexicalBlock(scope: !328, file: !145, line: 1165, column: 13)
!328 = distinct !DISubprogram(name: "map<(&i32, &u32), i64, &mut slices::slices::{closure_env#1}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionTRlRmEE3mapxQNCNvCs9jcSxhOeRQa_6slices6slicess_0EBY_", scope: !146, file: !145, line: 1160, type: !9, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!329 = distinct !DILocation(line: 107, column: 26, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "next<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>", linkageName: "_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_", scope: !204, file: !203, line: 106, type: !9, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!331 = distinct !DILocation(line: 2708, column: 26, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_", scope: !198, file: !195, line: 2703, type: !9, scopeLine: 2703, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!333 = distinct !DILocation(line: 3356, column: 14, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYxNtNtBc_3cmp3Ord3cmpEB23_", scope: !198, file: !195, line: 3346, type: !9, scopeLine: 3346, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!335 = !DILocation(line: 3257, column: 14, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1o_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator3maxB22_", scope: !198, file: !195, line: 3252, type: !9, scopeLine: 3252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!337 = !DILocation(line: 38, column: 87, scope: !302)
!338 = !{!339, !341}
!339 = distinct !{!339, !340, !"_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_: %self"}
!340 = distinct !{!340, !"_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_"}
!341 = distinct !{!341, !342, !"_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_: %self"}
!342 = distinct !{!342, !"_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_"}
!343 = !DILocation(line: 38, column: 66, scope: !344, inlinedAt: !346)
!344 = distinct !DILexicalBlock(scope: !345, file: !7, line: 38, column: 66)
!345 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_", scope: !222, file: !7, line: 38, type: !9, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!346 = distinct !DILocation(line: 310, column: 21, scope: !320, inlinedAt: !326)
!347 = !DILocation(line: 38, column: 77, scope: !344, inlinedAt: !346)
!348 = !DILocation(line: 1915, column: 50, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !52, line: 1915, type: !9, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!350 = distinct !DILocation(line: 900, column: 12, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !116, file: !115, line: 899, type: !9, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!352 = distinct !DILocation(line: 985, column: 14, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !121, file: !115, line: 984, type: !9, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!354 = distinct !DILocation(line: 302, column: 18, scope: !355, inlinedAt: !363)
!355 = !DILexicalBlockFile(scope: !357, file: !356, discriminator: 2)
!356 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take.rs", directory: "", checksumkind: CSK_MD5, checksum: "95f736dd4a9c55a9da784c0021b1b729")
!357 = distinct !DILexicalBlock(scope: !358, file: !356, line: 302, column: 9)
!358 = distinct !DILexicalBlock(scope: !359, file: !356, line: 301, column: 9)
!359 = distinct !DILexicalBlock(scope: !360, file: !356, line: 300, column: 9)
!360 = distinct !DISubprogram(name: "spec_fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_", scope: !361, file: !356, line: 295, type: !9, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!361 = !DINamespace(name: "{impl#10}", scope: !362)
!362 = !DINamespace(name: "take", scope: !187)
!363 = distinct !DILocation(line: 108, column: 9, scope: !364, inlinedAt: !366)
!364 = distinct !DISubprogram(name: "fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_", scope: !365, file: !356, line: 103, type: !9, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!365 = !DINamespace(name: "{impl#1}", scope: !362)
!366 = distinct !DILocation(line: 128, column: 19, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "fold<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}, i64, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_", scope: !204, file: !203, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!368 = distinct !DILocation(line: 2709, column: 19, scope: !369, inlinedAt: !333)
!369 = distinct !DILexicalBlock(scope: !332, file: !195, line: 2708, column: 9)
!370 = !DILocation(line: 900, column: 12, scope: !351, inlinedAt: !352)
!371 = !DILocation(line: 898, column: 17, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !44, file: !43, line: 886, type: !9, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!373 = distinct !DILocation(line: 215, column: 28, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !136, file: !115, line: 213, type: !9, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!375 = distinct !DILocation(line: 903, column: 35, scope: !376, inlinedAt: !352)
!376 = distinct !DILexicalBlock(scope: !351, file: !115, line: 901, column: 13)
!377 = !DILocation(line: 961, column: 18, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !34, file: !33, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!379 = distinct !DILocation(line: 429, column: 60, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "__iterator_get_unchecked<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !219, file: !218, line: 418, type: !9, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!381 = distinct !DILocation(line: 271, column: 26, scope: !382, inlinedAt: !387)
!382 = distinct !DILexicalBlock(scope: !384, file: !383, line: 268, column: 9)
!383 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!384 = distinct !DISubprogram(name: "get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E13get_uncheckedCs9jcSxhOeRQa_6slices", scope: !385, file: !383, line: 267, type: !9, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!385 = !DINamespace(name: "{impl#4}", scope: !386)
!386 = !DINamespace(name: "zip", scope: !187)
!387 = distinct !DILocation(line: 113, column: 18, scope: !388, inlinedAt: !390)
!388 = distinct !DISubprogram(name: "__iterator_get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !389, file: !383, line: 107, type: !9, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!389 = !DINamespace(name: "{impl#1}", scope: !386)
!390 = distinct !DILocation(line: 304, column: 42, scope: !391, inlinedAt: !363)
!391 = distinct !DILexicalBlock(scope: !357, file: !356, line: 302, column: 9)
!392 = !DILocation(line: 961, column: 18, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs9jcSxhOeRQa_6slices", scope: !34, file: !33, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!394 = distinct !DILocation(line: 429, column: 60, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "__iterator_get_unchecked<u32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !219, file: !218, line: 418, type: !9, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!396 = distinct !DILocation(line: 271, column: 64, scope: !382, inlinedAt: !387)
!397 = !DILocation(line: 305, column: 19, scope: !398, inlinedAt: !363)
!398 = distinct !DILexicalBlock(scope: !391, file: !356, line: 304, column: 13)
!399 = !{!400, !402, !404, !341}
!400 = distinct !{!400, !401, !"_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_: %self"}
!401 = distinct !{!401, !"_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_"}
!402 = distinct !{!402, !403, !"_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_: %self"}
!403 = distinct !{!403, !"_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_"}
!404 = distinct !{!404, !405, !"_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_: %self"}
!405 = distinct !{!405, !"_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_"}
!406 = !DILocation(line: 38, column: 66, scope: !344, inlinedAt: !407)
!407 = distinct !DILocation(line: 88, column: 28, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "{closure#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBa_3cmp3Ord3cmpE0E0B15_", scope: !229, file: !203, line: 88, type: !9, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!409 = distinct !DILocation(line: 305, column: 19, scope: !398, inlinedAt: !363)
!410 = !DILocation(line: 38, column: 77, scope: !344, inlinedAt: !407)
!411 = !DILocation(line: 1717, column: 1, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "max_by<i64, &mut fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp6max_byxQNvYxNtB2_3Ord3cmpECs9jcSxhOeRQa_6slices", scope: !54, file: !52, line: 1711, type: !9, scopeLine: 1711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!413 = distinct !DILocation(line: 3353, column: 25, scope: !414, inlinedAt: !417)
!414 = distinct !DISubprogram(name: "{closure#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator6max_by4foldxNvYxNtNtBe_3cmp3Ord3cmpE0Cs9jcSxhOeRQa_6slices", scope: !415, file: !195, line: 3353, type: !9, scopeLine: 3353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!415 = !DINamespace(name: "fold", scope: !416)
!416 = !DINamespace(name: "max_by", scope: !198)
!417 = distinct !DILocation(line: 88, column: 21, scope: !408, inlinedAt: !409)
!418 = distinct !{!418, !419}
!419 = !{!"llvm.loop.unroll.disable"}
!420 = !DILocation(line: 39, column: 12, scope: !421)
!421 = distinct !DILexicalBlock(scope: !302, file: !7, line: 38, column: 5)
!422 = !DILocation(line: 39, column: 48, scope: !421)
!423 = !DILocation(line: 39, column: 5, scope: !421)
!424 = !DILocation(line: 40, column: 2, scope: !6)
