; ModuleID = 'sort.2bbec47e4c05aeb3-cgu.0'
source_filename = "sort.2bbec47e4c05aeb3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent noinline nounwind
define internal fastcc void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 21, 2305843009213693952) %v.1) unnamed_addr #0 !dbg !6 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4, !dbg !14
  %_28.i.val = load i32, ptr %_28.i, align 4, !dbg !32, !alias.scope !33, !noalias !36, !noundef !13
  %v.0.val = load i32, ptr %v.0, align 4, !dbg !32, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i = icmp slt i32 %_28.i.val, %v.0.val, !dbg !38
  br i1 %_0.i.i, label %bb5.i, label %bb12.i, !dbg !51

bb12.i:                                           ; preds = %start, %bb15.i
  %_43.i.val = phi i32 [ %_40.i.val, %bb15.i ], [ %_28.i.val, %start ], !dbg !53
  %run_len.sroa.0.0.i8 = phi i64 [ %0, %bb15.i ], [ 2, %start ]
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.0.i8, !dbg !54
  %_40.i.val = load i32, ptr %_40.i, align 4, !dbg !53, !alias.scope !33, !noalias !36, !noundef !13
  %_0.i.i3 = icmp slt i32 %_40.i.val, %_43.i.val, !dbg !58
  br i1 %_0.i.i3, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb15.i, !dbg !53

bb15.i:                                           ; preds = %bb12.i
  %0 = add nuw nsw i64 %run_len.sroa.0.0.i8, 1, !dbg !61
  %exitcond.not = icmp eq i64 %0, %v.1, !dbg !62
  br i1 %exitcond.not, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb12.i, !dbg !62

bb5.i:                                            ; preds = %start, %bb7.i
  %_37.i.val = phi i32 [ %_34.i.val, %bb7.i ], [ %_28.i.val, %start ], !dbg !63
  %run_len.sroa.0.1.i9 = phi i64 [ %1, %bb7.i ], [ 2, %start ]
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.1.i9, !dbg !64
  %_34.i.val = load i32, ptr %_34.i, align 4, !dbg !63, !alias.scope !33, !noalias !36, !noundef !13
  %_0.i.i4 = icmp slt i32 %_34.i.val, %_37.i.val, !dbg !68
  br i1 %_0.i.i4, label %bb7.i, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !63

bb7.i:                                            ; preds = %bb5.i
  %1 = add nuw nsw i64 %run_len.sroa.0.1.i9, 1, !dbg !71
  %exitcond12.not = icmp eq i64 %1, %v.1, !dbg !72
  br i1 %exitcond12.not, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb5.i, !dbg !72

_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb15.i, %bb12.i, %bb7.i, %bb5.i
  %run_len.sroa.0.2.i = phi i64 [ %v.1, %bb7.i ], [ %run_len.sroa.0.1.i9, %bb5.i ], [ %v.1, %bb15.i ], [ %run_len.sroa.0.0.i8, %bb12.i ], !dbg !73
  %_8 = icmp samesign ule i64 %run_len.sroa.0.2.i, %v.1, !dbg !74
  tail call void @llvm.assume(i1 %_8), !dbg !76
  %_9 = icmp eq i64 %run_len.sroa.0.2.i, %v.1, !dbg !77
  br i1 %_9, label %bb2, label %bb19, !dbg !77

bb2:                                              ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  br i1 %_0.i.i, label %bb3, label %bb6, !dbg !78

bb19:                                             ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_11 = or i64 %v.1, 1, !dbg !79
  %2 = tail call range(i64 3, 64) i64 @llvm.ctlz.i64(i64 %_11, i1 true), !dbg !80
  %3 = trunc nuw nsw i64 %2 to i32, !dbg !80
  %_33 = shl nuw nsw i32 %3, 1, !dbg !97
  %limit = xor i32 %_33, 126, !dbg !97
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) null, i32 noundef %limit) #12, !dbg !98
  br label %bb6, !dbg !98

bb6.loopexit.unr-lcssa:                           ; preds = %bb5.i5
  %.lcssa = phi i64 [ %23, %bb5.i5 ], !dbg !100
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !112
  br i1 %lcmp.mod.not, label %bb6, label %bb5.i5.epil, !dbg !112

bb5.i5.epil:                                      ; preds = %bb6.loopexit.unr-lcssa, %bb5.i5.epil
  %i.sroa.0.018.i.epil = phi i64 [ %7, %bb5.i5.epil ], [ %.lcssa, %bb6.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb5.i5.epil ], [ 0, %bb6.loopexit.unr-lcssa ]
  %4 = xor i64 %i.sroa.0.018.i.epil, -1, !dbg !113
  %_12.i.epil = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.epil, !dbg !114
  %_16.i.epil = getelementptr i32, ptr %_19, i64 %4, !dbg !115
  %5 = load i32, ptr %_12.i.epil, align 4, !dbg !116, !alias.scope !121, !noalias !124, !noundef !13
  %6 = load i32, ptr %_16.i.epil, align 4, !dbg !116, !alias.scope !124, !noalias !121
  store i32 %6, ptr %_12.i.epil, align 4, !dbg !116, !alias.scope !121, !noalias !124
  store i32 %5, ptr %_16.i.epil, align 4, !dbg !116, !alias.scope !124, !noalias !121
  %7 = add nuw nsw i64 %i.sroa.0.018.i.epil, 1, !dbg !100
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !112
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !112
  br i1 %epil.iter.cmp.not, label %bb6, label %bb5.i5.epil, !dbg !112, !llvm.loop !126

bb6:                                              ; preds = %bb5.i5.epil, %bb6.loopexit.unr-lcssa, %bb2, %bb19
  ret void, !dbg !128

bb3:                                              ; preds = %bb2
  %_132 = lshr i64 %v.1, 1, !dbg !129
  tail call void @llvm.experimental.noalias.scope.decl(metadata !121), !dbg !130
  tail call void @llvm.experimental.noalias.scope.decl(metadata !124), !dbg !130
  %_19 = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1, !dbg !131
  %xtraiter = and i64 %_132, 3, !dbg !141
  %unroll_iter = and i64 %_132, 1152921504606846972, !dbg !141
  br label %bb5.i5, !dbg !141

bb5.i5:                                           ; preds = %bb5.i5, %bb3
  %i.sroa.0.018.i = phi i64 [ 0, %bb3 ], [ %23, %bb5.i5 ]
  %niter = phi i64 [ 0, %bb3 ], [ %niter.next.3, %bb5.i5 ]
  %8 = xor i64 %i.sroa.0.018.i, -1, !dbg !113
  %_12.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !114
  %_16.i = getelementptr i32, ptr %_19, i64 %8, !dbg !115
  %9 = load i32, ptr %_12.i, align 4, !dbg !116, !alias.scope !121, !noalias !124, !noundef !13
  %10 = load i32, ptr %_16.i, align 4, !dbg !116, !alias.scope !124, !noalias !121
  store i32 %10, ptr %_12.i, align 4, !dbg !116, !alias.scope !121, !noalias !124
  store i32 %9, ptr %_16.i, align 4, !dbg !116, !alias.scope !124, !noalias !121
  %11 = xor i64 %i.sroa.0.018.i, -2, !dbg !113
  %12 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !114
  %_12.i.1 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !114
  %_16.i.1 = getelementptr i32, ptr %_19, i64 %11, !dbg !115
  %13 = load i32, ptr %_12.i.1, align 4, !dbg !116, !alias.scope !121, !noalias !124, !noundef !13
  %14 = load i32, ptr %_16.i.1, align 4, !dbg !116, !alias.scope !124, !noalias !121
  store i32 %14, ptr %_12.i.1, align 4, !dbg !116, !alias.scope !121, !noalias !124
  store i32 %13, ptr %_16.i.1, align 4, !dbg !116, !alias.scope !124, !noalias !121
  %15 = xor i64 %i.sroa.0.018.i, -3, !dbg !113
  %16 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !114
  %_12.i.2 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !114
  %_16.i.2 = getelementptr i32, ptr %_19, i64 %15, !dbg !115
  %17 = load i32, ptr %_12.i.2, align 4, !dbg !116, !alias.scope !121, !noalias !124, !noundef !13
  %18 = load i32, ptr %_16.i.2, align 4, !dbg !116, !alias.scope !124, !noalias !121
  store i32 %18, ptr %_12.i.2, align 4, !dbg !116, !alias.scope !121, !noalias !124
  store i32 %17, ptr %_16.i.2, align 4, !dbg !116, !alias.scope !124, !noalias !121
  %19 = xor i64 %i.sroa.0.018.i, -4, !dbg !113
  %20 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !114
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %20, i64 12, !dbg !114
  %_16.i.3 = getelementptr i32, ptr %_19, i64 %19, !dbg !115
  %21 = load i32, ptr %_12.i.3, align 4, !dbg !116, !alias.scope !121, !noalias !124, !noundef !13
  %22 = load i32, ptr %_16.i.3, align 4, !dbg !116, !alias.scope !124, !noalias !121
  store i32 %22, ptr %_12.i.3, align 4, !dbg !116, !alias.scope !121, !noalias !124
  store i32 %21, ptr %_16.i.3, align 4, !dbg !116, !alias.scope !124, !noalias !121
  %23 = add nuw nsw i64 %i.sroa.0.018.i, 4, !dbg !100
  %niter.next.3 = add nuw nsw i64 %niter, 4, !dbg !112
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !112
  br i1 %niter.ncmp.3, label %bb6.loopexit.unr-lcssa, label %bb5.i5, !dbg !112
}

; core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef nonnull ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, i64 noundef range(i64 1, 288230376151711744) %n) unnamed_addr #1 !dbg !142 {
start:
  %_6 = icmp samesign ugt i64 %n, 7, !dbg !145
  br i1 %_6, label %bb1, label %bb6, !dbg !145

bb1:                                              ; preds = %start
  %n81 = lshr i64 %n, 3, !dbg !146
  %_12 = shl nuw nsw i64 %n81, 2, !dbg !147
  %_10 = getelementptr inbounds nuw i32, ptr %0, i64 %_12, !dbg !149
  %_14 = mul nuw nsw i64 %n81, 7, !dbg !155
  %_13 = getelementptr inbounds nuw i32, ptr %0, i64 %_14, !dbg !156
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %3 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n81) #12, !dbg !158
  %_16 = getelementptr inbounds nuw i32, ptr %1, i64 %_12, !dbg !159
  %_18 = getelementptr inbounds nuw i32, ptr %1, i64 %_14, !dbg !161
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %4 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n81) #12, !dbg !163
  %_20 = getelementptr inbounds nuw i32, ptr %2, i64 %_12, !dbg !164
  %_22 = getelementptr inbounds nuw i32, ptr %2, i64 %_14, !dbg !166
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %5 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n81) #12, !dbg !168
  br label %bb6, !dbg !169

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %3, %bb1 ], [ %0, %start ]
  %a.sroa.0.0.val3 = load i32, ptr %a.sroa.0.0, align 4, !dbg !170, !alias.scope !33, !noalias !36, !noundef !13
  %b.sroa.0.0.val4 = load i32, ptr %b.sroa.0.0, align 4, !dbg !170, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i = icmp slt i32 %a.sroa.0.0.val3, %b.sroa.0.0.val4, !dbg !173
  %c.sroa.0.0.val2 = load i32, ptr %c.sroa.0.0, align 4, !dbg !176, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i5 = icmp slt i32 %a.sroa.0.0.val3, %c.sroa.0.0.val2, !dbg !178
  %6 = xor i1 %_0.i.i, %_0.i.i5, !dbg !181
  %_0.i.i6 = icmp slt i32 %b.sroa.0.0.val4, %c.sroa.0.0.val2
  %_12.i = xor i1 %_0.i.i, %_0.i.i6
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  %spec.select = select i1 %6, ptr %a.sroa.0.0, ptr %c.b.i, !dbg !181
  ret ptr %spec.select, !dbg !183
}

; core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 33, 2305843009213693952) %v.1) unnamed_addr #2 !dbg !184 {
start:
  %_510 = lshr i64 %v.1, 1, !dbg !187
  %0 = add nuw nsw i64 %_510, %v.1, !dbg !189
  br label %bb10, !dbg !190

bb8:                                              ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  ret void, !dbg !208

bb10:                                             ; preds = %start, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %iter.sroa.0.05 = phi i64 [ %0, %start ], [ %_14, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ]
  %_14 = add nsw i64 %iter.sroa.0.05, -1, !dbg !209
  %_9.not = icmp ult i64 %_14, %v.1, !dbg !215
  br i1 %_9.not, label %bb3, label %bb2, !dbg !215

bb3:                                              ; preds = %bb10
  %pb.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14, !dbg !217
  %_9.sroa.0.0.copyload.i = load i32, ptr %v.0, align 4, !dbg !221, !alias.scope !229
  %1 = load i32, ptr %pb.i, align 4, !dbg !232, !alias.scope !229
  store i32 %1, ptr %v.0, align 4, !dbg !232, !alias.scope !229
  store i32 %_9.sroa.0.0.copyload.i, ptr %pb.i, align 4, !dbg !235, !alias.scope !229
  br label %bb14, !dbg !237

bb2:                                              ; preds = %bb10
  %2 = sub nuw i64 %_14, %v.1, !dbg !238
  br label %bb14, !dbg !237

bb14:                                             ; preds = %bb3, %bb2
  %sift_idx.sroa.0.0 = phi i64 [ %2, %bb2 ], [ 0, %bb3 ], !dbg !239
  %spec.store.select = tail call i64 @llvm.umin.i64(i64 %v.1, i64 %_14), !dbg !240
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %spec.store.select, !dbg !247
  tail call void @llvm.assume(i1 %_4.i), !dbg !250
  %_9.i1 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1, !dbg !251
  %3 = or disjoint i64 %_9.i1, 1, !dbg !251
  %_11.not.i2 = icmp samesign ult i64 %3, %spec.store.select, !dbg !254
  br i1 %_11.not.i2, label %bb3.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !254

bb3.i:                                            ; preds = %bb14, %bb16.i
  %4 = phi i64 [ %6, %bb16.i ], [ %3, %bb14 ]
  %_9.i4 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i1, %bb14 ]
  %node.sroa.0.0.i3 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb14 ]
  %_14.i = add nuw nsw i64 %_9.i4, 2, !dbg !256
  %_13.i = icmp samesign ult i64 %_14.i, %spec.store.select, !dbg !256
  br i1 %_13.i, label %bb4.i, label %bb7.i, !dbg !256

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %4, !dbg !257
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14.i, !dbg !260
  %_20.i.val = load i32, ptr %_20.i, align 4, !dbg !262, !alias.scope !33, !noalias !36, !noundef !13
  %_23.i.val = load i32, ptr %_23.i, align 4, !dbg !262, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i = icmp slt i32 %_20.i.val, %_23.i.val, !dbg !263
  %_16.i = zext i1 %_0.i.i to i64, !dbg !262
  %5 = add nuw nsw i64 %4, %_16.i, !dbg !266
  br label %bb7.i, !dbg !267

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %5, %bb4.i ], [ %4, %bb3.i ], !dbg !268
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %node.sroa.0.0.i3, !dbg !269
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %child.sroa.0.0.i, !dbg !271
  %_29.i.val = load i32, ptr %_29.i, align 4, !dbg !273, !alias.scope !33, !noalias !36, !noundef !13
  %_32.i.val = load i32, ptr %_32.i, align 4, !dbg !273, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i11 = icmp slt i32 %_29.i.val, %_32.i.val, !dbg !274
  br i1 %_0.i.i11, label %bb16.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !273

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !277), !dbg !280
  tail call void @llvm.experimental.noalias.scope.decl(metadata !303), !dbg !280
  store i32 %_32.i.val, ptr %_29.i, align 4, !dbg !305, !alias.scope !277, !noalias !303
  store i32 %_29.i.val, ptr %_32.i, align 4, !dbg !310, !alias.scope !303, !noalias !277
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1, !dbg !251
  %6 = or disjoint i64 %_9.i, 1, !dbg !251
  %_11.not.i = icmp samesign ult i64 %6, %spec.store.select, !dbg !254
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !254

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb7.i, %bb16.i, %bb14
  %_13.not = icmp eq i64 %_14, 0, !dbg !311
  br i1 %_13.not, label %bb8, label %bb10, !dbg !190
}

; core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %0, i64 noundef range(i64 0, 2305843009213693952) %1, ptr noalias noundef readonly align 4 captures(address) dereferenceable_or_null(4) %2, i32 noundef range(i32 0, 127) %3) unnamed_addr #3 !dbg !314 {
start:
  %stack_array.i = alloca [128 x i8], align 4
  %_596 = icmp samesign ult i64 %1, 33, !dbg !317
  br i1 %_596, label %bb3, label %bb5, !dbg !317

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.0100 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.099 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.098 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.097 = phi i32 [ %101, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.097, 0, !dbg !318
  br i1 %4, label %bb6, label %bb7, !dbg !318

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !319), !dbg !322
  %_4.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 2, !dbg !331
  br i1 %_4.i, label %bb22, label %bb4.i, !dbg !331

bb4.i:                                            ; preds = %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array.i), !dbg !335, !noalias !319
  %len_div_26.i = lshr i64 %v.sroa.15.0.lcssa, 1, !dbg !336
  %no_merge.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 18, !dbg !338
  %v.1.len_div_26.i = select i1 %no_merge.i, i64 %v.sroa.15.0.lcssa, i64 %len_div_26.i, !dbg !340
  %_32.i = getelementptr i32, ptr %v.sroa.0.0.lcssa, i64 %len_div_26.i
  %_33.i = sub nuw nsw i64 %v.sroa.15.0.lcssa, %len_div_26.i
  br label %bb8.i, !dbg !343

bb8.i:                                            ; preds = %bb19.i, %bb4.i
  %region.sroa.8.0.i = phi i64 [ %v.1.len_div_26.i, %bb4.i ], [ %_33.i, %bb19.i ], !dbg !346
  %region.sroa.0.0.i = phi ptr [ %v.sroa.0.0.lcssa, %bb4.i ], [ %_32.i, %bb19.i ], !dbg !346
  %_14.i = icmp ugt i64 %region.sroa.8.0.i, 12, !dbg !347
  br i1 %_14.i, label %bb9.i, label %bb11.i, !dbg !347

bb11.i:                                           ; preds = %bb8.i
  %_19.i = icmp samesign ugt i64 %region.sroa.8.0.i, 8, !dbg !348
  br i1 %_19.i, label %bb12.i, label %bb16.i, !dbg !348

bb9.i:                                            ; preds = %bb8.i
  %v_b.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 48, !dbg !349
  %v_b.val.i.i.i = load i32, ptr %v_b.i.i.i, align 4, !dbg !358, !alias.scope !360, !noalias !365, !noundef !13
  %v_a.val.i.i.i = load i32, ptr %region.sroa.0.0.i, align 4, !dbg !358, !alias.scope !367, !noalias !368, !noundef !13
  %_14.i.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i.i.i, i32 %v_a.val.i.i.i), !dbg !369
  %5 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i.i.i, i32 %v_a.val.i.i.i), !dbg !375
  %v_a.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4, !dbg !379
  %v_b.i1.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 40, !dbg !382
  %v_b.val.i2.i.i = load i32, ptr %v_b.i1.i.i, align 4, !dbg !384, !alias.scope !385, !noalias !388, !noundef !13
  %v_a.val.i3.i.i = load i32, ptr %v_a.i.i.i, align 4, !dbg !384, !alias.scope !390, !noalias !391, !noundef !13
  %_14.i4.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i2.i.i, i32 %v_a.val.i3.i.i), !dbg !392
  %6 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i2.i.i, i32 %v_a.val.i3.i.i), !dbg !394
  %v_a.i5.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8, !dbg !396
  %v_b.i6.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 36, !dbg !399
  %v_b.val.i7.i.i = load i32, ptr %v_b.i6.i.i, align 4, !dbg !401, !alias.scope !402, !noalias !405, !noundef !13
  %v_a.val.i8.i.i = load i32, ptr %v_a.i5.i.i, align 4, !dbg !401, !alias.scope !407, !noalias !408, !noundef !13
  %_14.i9.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i7.i.i, i32 %v_a.val.i8.i.i), !dbg !409
  %7 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i7.i.i, i32 %v_a.val.i8.i.i), !dbg !411
  %v_a.i10.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12, !dbg !413
  %v_b.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28, !dbg !416
  %v_b.val.i12.i.i = load i32, ptr %v_b.i11.i.i, align 4, !dbg !418, !alias.scope !419, !noalias !422, !noundef !13
  %v_a.val.i13.i.i = load i32, ptr %v_a.i10.i.i, align 4, !dbg !418, !alias.scope !424, !noalias !425, !noundef !13
  %_14.i14.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i12.i.i, i32 %v_a.val.i13.i.i), !dbg !426
  %8 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i12.i.i, i32 %v_a.val.i13.i.i), !dbg !428
  %v_a.i15.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20, !dbg !430
  %v_b.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 44, !dbg !433
  %v_b.val.i17.i.i = load i32, ptr %v_b.i16.i.i, align 4, !dbg !435, !alias.scope !436, !noalias !439, !noundef !13
  %v_a.val.i18.i.i = load i32, ptr %v_a.i15.i.i, align 4, !dbg !435, !alias.scope !441, !noalias !442, !noundef !13
  %_14.i19.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i17.i.i, i32 %v_a.val.i18.i.i), !dbg !443
  %9 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i17.i.i, i32 %v_a.val.i18.i.i), !dbg !445
  %v_a.i20.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24, !dbg !447
  %v_b.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32, !dbg !450
  %v_b.val.i22.i.i = load i32, ptr %v_b.i21.i.i, align 4, !dbg !452, !alias.scope !453, !noalias !456, !noundef !13
  %v_a.val.i23.i.i = load i32, ptr %v_a.i20.i.i, align 4, !dbg !452, !alias.scope !458, !noalias !459, !noundef !13
  %_14.i24.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i22.i.i, i32 %v_a.val.i23.i.i), !dbg !460
  %10 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i22.i.i, i32 %v_a.val.i23.i.i), !dbg !462
  %_14.i29.i.i = tail call i32 @llvm.smax.i32(i32 %10, i32 %6), !dbg !464
  %11 = tail call i32 @llvm.smin.i32(i32 %10, i32 %6), !dbg !467
  %_14.i34.i.i = tail call i32 @llvm.smax.i32(i32 %8, i32 %7), !dbg !469
  %12 = tail call i32 @llvm.smin.i32(i32 %8, i32 %7), !dbg !472
  %v_a.i35.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16, !dbg !474
  %v_a.val.i38.i.i = load i32, ptr %v_a.i35.i.i, align 4, !dbg !477, !alias.scope !478, !noalias !481, !noundef !13
  %_14.i39.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i19.i.i, i32 %v_a.val.i38.i.i), !dbg !483
  %13 = tail call i32 @llvm.smin.i32(i32 %_14.i19.i.i, i32 %v_a.val.i38.i.i), !dbg !485
  %_14.i44.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i9.i.i, i32 %_14.i14.i.i), !dbg !487
  %14 = tail call i32 @llvm.smin.i32(i32 %_14.i9.i.i, i32 %_14.i14.i.i), !dbg !490
  %_14.i49.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i4.i.i, i32 %_14.i24.i.i), !dbg !492
  %15 = tail call i32 @llvm.smin.i32(i32 %_14.i4.i.i, i32 %_14.i24.i.i), !dbg !495
  %_14.i54.i.i = tail call i32 @llvm.smax.i32(i32 %13, i32 %5), !dbg !497
  %16 = tail call i32 @llvm.smin.i32(i32 %13, i32 %5), !dbg !500
  %_14.i59.i.i = tail call i32 @llvm.smax.i32(i32 %12, i32 %11), !dbg !502
  %17 = tail call i32 @llvm.smin.i32(i32 %12, i32 %11), !dbg !505
  %_14.i64.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i29.i.i, i32 %_14.i34.i.i), !dbg !507
  %18 = tail call i32 @llvm.smin.i32(i32 %_14.i29.i.i, i32 %_14.i34.i.i), !dbg !510
  %_14.i69.i.i = tail call i32 @llvm.smax.i32(i32 %15, i32 %14), !dbg !512
  %19 = tail call i32 @llvm.smin.i32(i32 %15, i32 %14), !dbg !515
  %_14.i74.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i49.i.i, i32 %_14.i44.i.i), !dbg !517
  %20 = tail call i32 @llvm.smin.i32(i32 %_14.i49.i.i, i32 %_14.i44.i.i), !dbg !520
  %_14.i79.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i.i.i, i32 %_14.i39.i.i), !dbg !522
  %21 = tail call i32 @llvm.smin.i32(i32 %_14.i.i.i, i32 %_14.i39.i.i), !dbg !525
  %_14.i84.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i64.i.i, i32 %_14.i54.i.i), !dbg !527
  %22 = tail call i32 @llvm.smin.i32(i32 %_14.i64.i.i, i32 %_14.i54.i.i), !dbg !530
  %_14.i89.i.i = tail call i32 @llvm.smax.i32(i32 %20, i32 %9), !dbg !532
  %23 = tail call i32 @llvm.smin.i32(i32 %20, i32 %9), !dbg !535
  %_14.i94.i.i = tail call i32 @llvm.smax.i32(i32 %21, i32 %_14.i69.i.i), !dbg !537
  %24 = tail call i32 @llvm.smin.i32(i32 %21, i32 %_14.i69.i.i), !dbg !540
  %_14.i99.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i79.i.i, i32 %_14.i74.i.i), !dbg !542
  %25 = tail call i32 @llvm.smin.i32(i32 %_14.i79.i.i, i32 %_14.i74.i.i), !dbg !545
  store i32 %_14.i99.i.i, ptr %v_b.i.i.i, align 4, !dbg !547, !alias.scope !550
  %_14.i104.i.i = tail call i32 @llvm.smax.i32(i32 %23, i32 %16), !dbg !551
  %26 = tail call i32 @llvm.smin.i32(i32 %23, i32 %16), !dbg !554
  %_14.i109.i.i = tail call i32 @llvm.smax.i32(i32 %24, i32 %18), !dbg !556
  %27 = tail call i32 @llvm.smin.i32(i32 %24, i32 %18), !dbg !559
  %_14.i114.i.i = tail call i32 @llvm.smax.i32(i32 %19, i32 %22), !dbg !561
  %28 = tail call i32 @llvm.smin.i32(i32 %19, i32 %22), !dbg !564
  %_14.i119.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i94.i.i, i32 %_14.i84.i.i), !dbg !566
  %29 = tail call i32 @llvm.smin.i32(i32 %_14.i94.i.i, i32 %_14.i84.i.i), !dbg !569
  %_14.i124.i.i = tail call i32 @llvm.smax.i32(i32 %25, i32 %_14.i89.i.i), !dbg !571
  %30 = tail call i32 @llvm.smin.i32(i32 %25, i32 %_14.i89.i.i), !dbg !574
  %_14.i129.i.i = tail call i32 @llvm.smax.i32(i32 %17, i32 %26), !dbg !576
  %31 = tail call i32 @llvm.smin.i32(i32 %17, i32 %26), !dbg !579
  store i32 %31, ptr %region.sroa.0.0.i, align 4, !dbg !579, !alias.scope !550
  %_14.i134.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i104.i.i, i32 %_14.i59.i.i), !dbg !581
  %32 = tail call i32 @llvm.smin.i32(i32 %_14.i104.i.i, i32 %_14.i59.i.i), !dbg !584
  %_14.i139.i.i = tail call i32 @llvm.smax.i32(i32 %30, i32 %29), !dbg !586
  %33 = tail call i32 @llvm.smin.i32(i32 %30, i32 %29), !dbg !589
  %_14.i144.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i109.i.i, i32 %_14.i114.i.i), !dbg !591
  %34 = tail call i32 @llvm.smin.i32(i32 %_14.i109.i.i, i32 %_14.i114.i.i), !dbg !594
  %_14.i149.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i119.i.i, i32 %_14.i124.i.i), !dbg !596
  %35 = tail call i32 @llvm.smin.i32(i32 %_14.i119.i.i, i32 %_14.i124.i.i), !dbg !599
  store i32 %_14.i149.i.i, ptr %v_b.i16.i.i, align 4, !dbg !601, !alias.scope !550
  %_14.i154.i.i = tail call i32 @llvm.smax.i32(i32 %27, i32 %_14.i129.i.i), !dbg !603
  %36 = tail call i32 @llvm.smin.i32(i32 %27, i32 %_14.i129.i.i), !dbg !606
  %_14.i159.i.i = tail call i32 @llvm.smax.i32(i32 %28, i32 %32), !dbg !608
  %37 = tail call i32 @llvm.smin.i32(i32 %28, i32 %32), !dbg !611
  %_14.i164.i.i = tail call i32 @llvm.smax.i32(i32 %33, i32 %_14.i134.i.i), !dbg !613
  %38 = tail call i32 @llvm.smin.i32(i32 %33, i32 %_14.i134.i.i), !dbg !616
  %_14.i169.i.i = tail call i32 @llvm.smax.i32(i32 %35, i32 %_14.i139.i.i), !dbg !618
  %39 = tail call i32 @llvm.smin.i32(i32 %35, i32 %_14.i139.i.i), !dbg !621
  store i32 %_14.i169.i.i, ptr %v_b.i1.i.i, align 4, !dbg !623, !alias.scope !550
  %_14.i174.i.i = tail call i32 @llvm.smax.i32(i32 %37, i32 %36), !dbg !625
  %40 = tail call i32 @llvm.smin.i32(i32 %37, i32 %36), !dbg !628
  store i32 %40, ptr %v_a.i.i.i, align 4, !dbg !628, !alias.scope !550
  %_14.i179.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i159.i.i, i32 %_14.i154.i.i), !dbg !630
  %41 = tail call i32 @llvm.smin.i32(i32 %_14.i159.i.i, i32 %_14.i154.i.i), !dbg !633
  %_14.i184.i.i = tail call i32 @llvm.smax.i32(i32 %34, i32 %38), !dbg !635
  %42 = tail call i32 @llvm.smin.i32(i32 %34, i32 %38), !dbg !638
  %_14.i189.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i144.i.i, i32 %_14.i164.i.i), !dbg !640
  %43 = tail call i32 @llvm.smin.i32(i32 %_14.i144.i.i, i32 %_14.i164.i.i), !dbg !643
  %_14.i194.i.i = tail call i32 @llvm.smax.i32(i32 %41, i32 %_14.i174.i.i), !dbg !645
  %44 = tail call i32 @llvm.smin.i32(i32 %41, i32 %_14.i174.i.i), !dbg !648
  store i32 %44, ptr %v_a.i5.i.i, align 4, !dbg !648, !alias.scope !550
  %_14.i199.i.i = tail call i32 @llvm.smax.i32(i32 %42, i32 %_14.i179.i.i), !dbg !650
  %45 = tail call i32 @llvm.smin.i32(i32 %42, i32 %_14.i179.i.i), !dbg !653
  %_14.i204.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i184.i.i, i32 %43), !dbg !655
  %46 = tail call i32 @llvm.smin.i32(i32 %_14.i184.i.i, i32 %43), !dbg !658
  store i32 %_14.i204.i.i, ptr %v_b.i11.i.i, align 4, !dbg !660, !alias.scope !550
  %_14.i209.i.i = tail call i32 @llvm.smax.i32(i32 %39, i32 %_14.i189.i.i), !dbg !662
  %47 = tail call i32 @llvm.smin.i32(i32 %39, i32 %_14.i189.i.i), !dbg !665
  store i32 %47, ptr %v_b.i21.i.i, align 4, !dbg !665, !alias.scope !550
  store i32 %_14.i209.i.i, ptr %v_b.i6.i.i, align 4, !dbg !667, !alias.scope !550
  %_14.i214.i.i = tail call i32 @llvm.smax.i32(i32 %45, i32 %_14.i194.i.i), !dbg !669
  %48 = tail call i32 @llvm.smin.i32(i32 %45, i32 %_14.i194.i.i), !dbg !672
  store i32 %48, ptr %v_a.i10.i.i, align 4, !dbg !672, !alias.scope !550
  store i32 %_14.i214.i.i, ptr %v_a.i35.i.i, align 4, !dbg !674, !alias.scope !550
  %_14.i219.i.i = tail call i32 @llvm.smax.i32(i32 %46, i32 %_14.i199.i.i), !dbg !676
  %49 = tail call i32 @llvm.smin.i32(i32 %46, i32 %_14.i199.i.i), !dbg !679
  store i32 %49, ptr %v_a.i15.i.i, align 4, !dbg !679, !alias.scope !550
  store i32 %_14.i219.i.i, ptr %v_a.i20.i.i, align 4, !dbg !681, !alias.scope !550
  br label %bb16.i, !dbg !683

bb12.i:                                           ; preds = %bb11.i
  %v_b.i.i7.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12, !dbg !684
  %v_b.val.i.i8.i = load i32, ptr %v_b.i.i7.i, align 4, !dbg !690, !alias.scope !691, !noalias !696, !noundef !13
  %v_a.val.i.i9.i = load i32, ptr %region.sroa.0.0.i, align 4, !dbg !690, !alias.scope !698, !noalias !699, !noundef !13
  %_14.i.i10.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i.i8.i, i32 %v_a.val.i.i9.i), !dbg !700
  %50 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i.i8.i, i32 %v_a.val.i.i9.i), !dbg !702
  %v_a.i.i11.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4, !dbg !704
  %v_b.i1.i12.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28, !dbg !707
  %v_b.val.i2.i13.i = load i32, ptr %v_b.i1.i12.i, align 4, !dbg !709, !alias.scope !710, !noalias !713, !noundef !13
  %v_a.val.i3.i14.i = load i32, ptr %v_a.i.i11.i, align 4, !dbg !709, !alias.scope !715, !noalias !716, !noundef !13
  %_14.i4.i15.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i2.i13.i, i32 %v_a.val.i3.i14.i), !dbg !717
  %51 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i2.i13.i, i32 %v_a.val.i3.i14.i), !dbg !719
  %v_a.i5.i16.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8, !dbg !721
  %v_b.i6.i17.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20, !dbg !724
  %v_b.val.i7.i18.i = load i32, ptr %v_b.i6.i17.i, align 4, !dbg !726, !alias.scope !727, !noalias !730, !noundef !13
  %v_a.val.i8.i19.i = load i32, ptr %v_a.i5.i16.i, align 4, !dbg !726, !alias.scope !732, !noalias !733, !noundef !13
  %_14.i9.i20.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i7.i18.i, i32 %v_a.val.i8.i19.i), !dbg !734
  %52 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i7.i18.i, i32 %v_a.val.i8.i19.i), !dbg !736
  %v_a.i10.i21.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16, !dbg !738
  %v_b.i11.i22.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32, !dbg !741
  %v_b.val.i12.i23.i = load i32, ptr %v_b.i11.i22.i, align 4, !dbg !743, !alias.scope !744, !noalias !747, !noundef !13
  %v_a.val.i13.i24.i = load i32, ptr %v_a.i10.i21.i, align 4, !dbg !743, !alias.scope !749, !noalias !750, !noundef !13
  %_14.i14.i25.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i12.i23.i, i32 %v_a.val.i13.i24.i), !dbg !751
  %53 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i12.i23.i, i32 %v_a.val.i13.i24.i), !dbg !753
  %_14.i19.i26.i = tail call i32 @llvm.smax.i32(i32 %_14.i4.i15.i, i32 %50), !dbg !755
  %54 = tail call i32 @llvm.smin.i32(i32 %_14.i4.i15.i, i32 %50), !dbg !758
  %_14.i24.i27.i = tail call i32 @llvm.smax.i32(i32 %53, i32 %52), !dbg !760
  %55 = tail call i32 @llvm.smin.i32(i32 %53, i32 %52), !dbg !763
  %_14.i29.i28.i = tail call i32 @llvm.smax.i32(i32 %_14.i14.i25.i, i32 %_14.i.i10.i), !dbg !765
  %56 = tail call i32 @llvm.smin.i32(i32 %_14.i14.i25.i, i32 %_14.i.i10.i), !dbg !768
  %v_b.i31.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24, !dbg !770
  %v_b.val.i32.i.i = load i32, ptr %v_b.i31.i.i, align 4, !dbg !773, !alias.scope !774, !noalias !777, !noundef !13
  %_14.i34.i29.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i32.i.i, i32 %_14.i9.i20.i), !dbg !779
  %57 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i32.i.i, i32 %_14.i9.i20.i), !dbg !781
  %_14.i39.i30.i = tail call i32 @llvm.smax.i32(i32 %55, i32 %54), !dbg !783
  %58 = tail call i32 @llvm.smin.i32(i32 %55, i32 %54), !dbg !786
  %_14.i44.i31.i = tail call i32 @llvm.smax.i32(i32 %56, i32 %51), !dbg !788
  %59 = tail call i32 @llvm.smin.i32(i32 %56, i32 %51), !dbg !791
  %_14.i49.i32.i = tail call i32 @llvm.smax.i32(i32 %57, i32 %_14.i24.i27.i), !dbg !793
  %60 = tail call i32 @llvm.smin.i32(i32 %57, i32 %_14.i24.i27.i), !dbg !796
  %_14.i54.i33.i = tail call i32 @llvm.smax.i32(i32 %_14.i29.i28.i, i32 %_14.i19.i26.i), !dbg !798
  %61 = tail call i32 @llvm.smin.i32(i32 %_14.i29.i28.i, i32 %_14.i19.i26.i), !dbg !801
  %_14.i59.i34.i = tail call i32 @llvm.smax.i32(i32 %60, i32 %59), !dbg !803
  %62 = tail call i32 @llvm.smin.i32(i32 %60, i32 %59), !dbg !806
  %_14.i64.i35.i = tail call i32 @llvm.smax.i32(i32 %_14.i34.i29.i, i32 %_14.i44.i31.i), !dbg !808
  %63 = tail call i32 @llvm.smin.i32(i32 %_14.i34.i29.i, i32 %_14.i44.i31.i), !dbg !811
  %_14.i69.i36.i = tail call i32 @llvm.smax.i32(i32 %61, i32 %_14.i49.i32.i), !dbg !813
  %64 = tail call i32 @llvm.smin.i32(i32 %61, i32 %_14.i49.i32.i), !dbg !816
  %_14.i74.i37.i = tail call i32 @llvm.smax.i32(i32 %62, i32 %58), !dbg !818
  %65 = tail call i32 @llvm.smin.i32(i32 %62, i32 %58), !dbg !821
  store i32 %65, ptr %region.sroa.0.0.i, align 4, !dbg !821, !alias.scope !823
  %_14.i79.i38.i = tail call i32 @llvm.smax.i32(i32 %_14.i59.i34.i, i32 %_14.i39.i30.i), !dbg !824
  %66 = tail call i32 @llvm.smin.i32(i32 %_14.i59.i34.i, i32 %_14.i39.i30.i), !dbg !827
  %_14.i84.i39.i = tail call i32 @llvm.smax.i32(i32 %64, i32 %63), !dbg !829
  %67 = tail call i32 @llvm.smin.i32(i32 %64, i32 %63), !dbg !832
  %_14.i89.i40.i = tail call i32 @llvm.smax.i32(i32 %_14.i54.i33.i, i32 %_14.i64.i35.i), !dbg !834
  %68 = tail call i32 @llvm.smin.i32(i32 %_14.i54.i33.i, i32 %_14.i64.i35.i), !dbg !837
  store i32 %_14.i89.i40.i, ptr %v_b.i11.i22.i, align 4, !dbg !839, !alias.scope !823
  %_14.i94.i41.i = tail call i32 @llvm.smax.i32(i32 %67, i32 %66), !dbg !841
  %69 = tail call i32 @llvm.smin.i32(i32 %67, i32 %66), !dbg !844
  %_14.i99.i42.i = tail call i32 @llvm.smax.i32(i32 %_14.i84.i39.i, i32 %_14.i79.i38.i), !dbg !846
  %70 = tail call i32 @llvm.smin.i32(i32 %_14.i84.i39.i, i32 %_14.i79.i38.i), !dbg !849
  %_14.i104.i43.i = tail call i32 @llvm.smax.i32(i32 %_14.i69.i36.i, i32 %68), !dbg !851
  %71 = tail call i32 @llvm.smin.i32(i32 %_14.i69.i36.i, i32 %68), !dbg !854
  store i32 %_14.i104.i43.i, ptr %v_b.i1.i12.i, align 4, !dbg !856, !alias.scope !823
  %_14.i109.i44.i = tail call i32 @llvm.smax.i32(i32 %69, i32 %_14.i74.i37.i), !dbg !858
  %72 = tail call i32 @llvm.smin.i32(i32 %69, i32 %_14.i74.i37.i), !dbg !861
  store i32 %72, ptr %v_a.i.i11.i, align 4, !dbg !861, !alias.scope !823
  store i32 %_14.i109.i44.i, ptr %v_a.i5.i16.i, align 4, !dbg !863, !alias.scope !823
  %_14.i114.i45.i = tail call i32 @llvm.smax.i32(i32 %70, i32 %_14.i94.i41.i), !dbg !865
  %73 = tail call i32 @llvm.smin.i32(i32 %70, i32 %_14.i94.i41.i), !dbg !868
  store i32 %73, ptr %v_b.i.i7.i, align 4, !dbg !868, !alias.scope !823
  store i32 %_14.i114.i45.i, ptr %v_a.i10.i21.i, align 4, !dbg !870, !alias.scope !823
  %_14.i119.i46.i = tail call i32 @llvm.smax.i32(i32 %71, i32 %_14.i99.i42.i), !dbg !872
  %74 = tail call i32 @llvm.smin.i32(i32 %71, i32 %_14.i99.i42.i), !dbg !875
  store i32 %74, ptr %v_b.i6.i17.i, align 4, !dbg !875, !alias.scope !823
  store i32 %_14.i119.i46.i, ptr %v_b.i31.i.i, align 4, !dbg !877, !alias.scope !823
  br label %bb16.i, !dbg !879

bb16.i:                                           ; preds = %bb12.i, %bb9.i, %bb11.i
  %presorted_len.sroa.0.0.i = phi i64 [ 13, %bb9.i ], [ 9, %bb12.i ], [ 1, %bb11.i ], !dbg !880
  %_5.i.i = icmp samesign ugt i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_5.i.i, label %bb2.i.i, label %bb3.i.i, !dbg !881

bb2.i.i:                                          ; preds = %bb16.i
  tail call void @llvm.trap(), !dbg !886
  unreachable, !dbg !886

bb3.i.i:                                          ; preds = %bb16.i
  %v_end.i.i = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %region.sroa.8.0.i, !dbg !887
  %_10.not1.i.i = icmp samesign eq i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i, !dbg !891
  br i1 %_10.not1.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, label %bb5.preheader.i.i, !dbg !891

bb5.preheader.i.i:                                ; preds = %bb3.i.i
  %75 = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %presorted_len.sroa.0.0.i, !dbg !894
  br label %bb5.i.i, !dbg !896

bb5.i.i:                                          ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, %bb5.preheader.i.i
  %tail.sroa.0.02.i.i = phi ptr [ %_14.i.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i ], [ %75, %bb5.preheader.i.i ]
  %76 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i, i64 -4, !dbg !900
  %tail.val.i.i.i = load i32, ptr %tail.sroa.0.02.i.i, align 4, !dbg !896, !alias.scope !903, !noalias !908, !noundef !13
  %.val1.i.i.i = load i32, ptr %76, align 4, !dbg !896, !alias.scope !910, !noalias !911, !noundef !13
  %_0.i.i.i.i.i = icmp slt i32 %tail.val.i.i.i, %.val1.i.i.i, !dbg !912
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, !dbg !896

bb4.i.i.i:                                        ; preds = %bb5.i.i, %bb6.i.i.i
  %77 = phi i32 [ %.val.i.i.i, %bb6.i.i.i ], [ %.val1.i.i.i, %bb5.i.i ], !dbg !915
  %gap_guard.sroa.4.0.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %tail.sroa.0.02.i.i, %bb5.i.i ], !dbg !920
  %sift.sroa.0.0.i.i.i = phi ptr [ %78, %bb6.i.i.i ], [ %76, %bb5.i.i ], !dbg !921
  store i32 %77, ptr %gap_guard.sroa.4.0.i.i.i, align 4, !dbg !915, !alias.scope !922
  %_17.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i, %region.sroa.0.0.i, !dbg !923
  br i1 %_17.i.i.i, label %bb10.i.i.i, label %bb6.i.i.i, !dbg !923

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %78 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i, i64 -4, !dbg !924
  %.val.i.i.i = load i32, ptr %78, align 4, !dbg !926, !alias.scope !910, !noalias !911, !noundef !13
  %_0.i.i2.i.i.i = icmp slt i32 %tail.val.i.i.i, %.val.i.i.i, !dbg !927
  br i1 %_0.i.i2.i.i.i, label %bb4.i.i.i, label %bb10.i.i.i, !dbg !926

bb10.i.i.i:                                       ; preds = %bb6.i.i.i, %bb4.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %region.sroa.0.0.i, %bb4.i.i.i ], !dbg !921
  store i32 %tail.val.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i, align 4, !dbg !930, !alias.scope !922, !noalias !938
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, !dbg !943

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i: ; preds = %bb10.i.i.i, %bb5.i.i
  %_14.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i, i64 4, !dbg !944
  %_10.not.i.i = icmp eq ptr %_14.i.i, %v_end.i.i, !dbg !891
  br i1 %_10.not.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, label %bb5.i.i, !dbg !891

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, %bb3.i.i
  br i1 %no_merge.i, label %bb23.sink.split.i, label %bb19.i, !dbg !946

bb19.i:                                           ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i
  %_26.not.i = icmp eq ptr %region.sroa.0.0.i, %v.sroa.0.0.lcssa, !dbg !947
  br i1 %_26.not.i, label %bb8.i, label %bb20.i, !dbg !947

bb20.i:                                           ; preds = %bb19.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !948), !dbg !951
  %_9.i.i = add nsw i64 %v.sroa.15.0.lcssa, -1, !dbg !953
  %79 = getelementptr inbounds nuw i32, ptr %stack_array.i, i64 %_9.i.i, !dbg !963
  %80 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0.lcssa, i64 %_9.i.i, !dbg !967
  %81 = getelementptr i8, ptr %_32.i, i64 -4, !dbg !970
  %xtraiter = and i64 %len_div_26.i, 1, !dbg !972
  %82 = icmp eq i64 %len_div_26.i, 1, !dbg !972
  br i1 %82, label %bb17.i.i.epil.preheader, label %bb20.i.new, !dbg !972

bb20.i.new:                                       ; preds = %bb20.i
  %unroll_iter = and i64 %len_div_26.i, 30, !dbg !972
  br label %bb17.i.i, !dbg !972

bb15.i.i.unr-lcssa:                               ; preds = %bb17.i.i
  %_12.i.i.i.1.lcssa = phi ptr [ %_12.i.i.i.1, %bb17.i.i ], !dbg !981
  %_14.i.i47.i.1.lcssa = phi ptr [ %_14.i.i47.i.1, %bb17.i.i ], !dbg !988
  %_16.i.i.i.1.lcssa = phi ptr [ %_16.i.i.i.1, %bb17.i.i ], !dbg !990
  %.lcssa39 = phi ptr [ %97, %bb17.i.i ], !dbg !993
  %.lcssa38 = phi ptr [ %98, %bb17.i.i ], !dbg !1002
  %.lcssa37 = phi ptr [ %99, %bb17.i.i ], !dbg !1006
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !972
  br i1 %lcmp.mod.not, label %bb15.i.i, label %bb17.i.i.epil.preheader, !dbg !972

bb17.i.i.epil.preheader:                          ; preds = %bb15.i.i.unr-lcssa, %bb20.i
  %dst.sroa.0.012.i.i.epil.init = phi ptr [ %stack_array.i, %bb20.i ], [ %_16.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %left.sroa.0.011.i.i.epil.init = phi ptr [ %v.sroa.0.0.lcssa, %bb20.i ], [ %_14.i.i47.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %right.sroa.0.010.i.i.epil.init = phi ptr [ %_32.i, %bb20.i ], [ %_12.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %left_rev.sroa.0.09.i.i.epil.init = phi ptr [ %81, %bb20.i ], [ %.lcssa38, %bb15.i.i.unr-lcssa ]
  %right_rev.sroa.0.08.i.i.epil.init = phi ptr [ %80, %bb20.i ], [ %.lcssa39, %bb15.i.i.unr-lcssa ]
  %dst_rev.sroa.0.07.i.i.epil.init = phi ptr [ %79, %bb20.i ], [ %.lcssa37, %bb15.i.i.unr-lcssa ]
  %lcmp.mod32 = icmp ne i64 %xtraiter, 0, !dbg !972
  call void @llvm.assume(i1 %lcmp.mod32), !dbg !972
  %right.sroa.0.0.val.i.i.epil = load i32, ptr %right.sroa.0.010.i.i.epil.init, align 4, !dbg !1009, !alias.scope !1010, !noalias !1013, !noundef !13
  %left.sroa.0.0.val.i.i.epil = load i32, ptr %left.sroa.0.011.i.i.epil.init, align 4, !dbg !1009, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i.i.i.epil = icmp slt i32 %right.sroa.0.0.val.i.i.epil, %left.sroa.0.0.val.i.i.epil, !dbg !1017
  %is_l.i15.i.i.epil = xor i1 %_0.i.i.i.i.epil, true, !dbg !1020
  %83 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i.epil, i32 %left.sroa.0.0.val.i.i.epil), !dbg !1021
  store i32 %83, ptr %dst.sroa.0.012.i.i.epil.init, align 4, !dbg !1021, !noalias !1024
  %_13.i.i.i.epil = zext i1 %_0.i.i.i.i.epil to i64, !dbg !1028
  %_12.i.i.i.epil = getelementptr inbounds nuw i32, ptr %right.sroa.0.010.i.i.epil.init, i64 %_13.i.i.i.epil, !dbg !981
  %_15.i.i.i.epil = zext i1 %is_l.i15.i.i.epil to i64, !dbg !1029
  %_14.i.i47.i.epil = getelementptr inbounds nuw i32, ptr %left.sroa.0.011.i.i.epil.init, i64 %_15.i.i.i.epil, !dbg !988
  %_16.i.i.i.epil = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i.epil.init, i64 4, !dbg !990
  %right_rev.sroa.0.0.val.i.i.epil = load i32, ptr %right_rev.sroa.0.08.i.i.epil.init, align 4, !dbg !1030, !alias.scope !1010, !noalias !1013, !noundef !13
  %left_rev.sroa.0.0.val.i.i.epil = load i32, ptr %left_rev.sroa.0.09.i.i.epil.init, align 4, !dbg !1030, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i16.i.i.epil = icmp slt i32 %right_rev.sroa.0.0.val.i.i.epil, %left_rev.sroa.0.0.val.i.i.epil, !dbg !1031
  %is_l.i.i.i.epil = xor i1 %_0.i.i16.i.i.epil, true, !dbg !1034
  %84 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i.epil, i32 %left_rev.sroa.0.0.val.i.i.epil), !dbg !1035
  store i32 %84, ptr %dst_rev.sroa.0.07.i.i.epil.init, align 4, !dbg !1035, !noalias !1038
  %_13.neg.i.i.i.epil = sext i1 %is_l.i.i.i.epil to i64, !dbg !1042
  %85 = getelementptr i32, ptr %right_rev.sroa.0.08.i.i.epil.init, i64 %_13.neg.i.i.i.epil, !dbg !993
  %_15.neg.i.i.i.epil = sext i1 %_0.i.i16.i.i.epil to i64, !dbg !1043
  %86 = getelementptr i32, ptr %left_rev.sroa.0.09.i.i.epil.init, i64 %_15.neg.i.i.i.epil, !dbg !1002
  br label %bb15.i.i, !dbg !1044

bb15.i.i:                                         ; preds = %bb15.i.i.unr-lcssa, %bb17.i.i.epil.preheader
  %_12.i.i.i.lcssa = phi ptr [ %_12.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_12.i.i.i.epil, %bb17.i.i.epil.preheader ], !dbg !981
  %_14.i.i47.i.lcssa = phi ptr [ %_14.i.i47.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_14.i.i47.i.epil, %bb17.i.i.epil.preheader ], !dbg !988
  %_16.i.i.i.lcssa = phi ptr [ %_16.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_16.i.i.i.epil, %bb17.i.i.epil.preheader ], !dbg !990
  %.lcssa16 = phi ptr [ %.lcssa39, %bb15.i.i.unr-lcssa ], [ %85, %bb17.i.i.epil.preheader ], !dbg !993
  %.lcssa = phi ptr [ %.lcssa38, %bb15.i.i.unr-lcssa ], [ %86, %bb17.i.i.epil.preheader ], !dbg !1002
  %87 = getelementptr i8, ptr %.lcssa, i64 4, !dbg !1044
  %88 = getelementptr i8, ptr %.lcssa16, i64 4, !dbg !1049
  %_37.i.i = and i64 %v.sroa.15.0.lcssa, 1, !dbg !1054
  %_20.i.i = icmp eq i64 %_37.i.i, 0, !dbg !1054
  br i1 %_20.i.i, label %bb8.i.i, label %bb4.i.i, !dbg !1058

bb4.i.i:                                          ; preds = %bb15.i.i
  %left_nonempty.i.i = icmp ult ptr %_14.i.i47.i.lcssa, %87
  %_28.i.i = xor i1 %left_nonempty.i.i, true
  %_27.i.i = zext i1 %_28.i.i to i64
  %_26.i.i = getelementptr inbounds nuw i32, ptr %_12.i.i.i.lcssa, i64 %_27.i.i
  %_25.i.i = zext i1 %left_nonempty.i.i to i64
  %_24.i.i = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.lcssa, i64 %_25.i.i
  %left.sroa.0.0.right.sroa.0.0.i.i = select i1 %left_nonempty.i.i, ptr %_14.i.i47.i.lcssa, ptr %_12.i.i.i.lcssa
  %89 = load i32, ptr %left.sroa.0.0.right.sroa.0.0.i.i, align 4, !dbg !1059, !alias.scope !1064
  store i32 %89, ptr %_16.i.i.i.lcssa, align 4, !dbg !1059, !noalias !1064
  br label %bb8.i.i, !dbg !1065

bb8.i.i:                                          ; preds = %bb4.i.i, %bb15.i.i
  %right.sroa.0.1.i.i = phi ptr [ %_12.i.i.i.lcssa, %bb15.i.i ], [ %_26.i.i, %bb4.i.i ], !dbg !1066
  %left.sroa.0.1.i.i = phi ptr [ %_14.i.i47.i.lcssa, %bb15.i.i ], [ %_24.i.i, %bb4.i.i ], !dbg !1067
  %_29.i.i = icmp ne ptr %left.sroa.0.1.i.i, %87, !dbg !1068
  %_30.i.i = icmp ne ptr %right.sroa.0.1.i.i, %88
  %or.cond.i.i = select i1 %_29.i.i, i1 true, i1 %_30.i.i, !dbg !1068, !prof !1069
  br i1 %or.cond.i.i, label %bb12.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1068, !prof !1069

bb12.i.i:                                         ; preds = %bb8.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #13, !dbg !1070, !noalias !948
  unreachable, !dbg !1070

bb17.i.i:                                         ; preds = %bb17.i.i, %bb20.i.new
  %dst.sroa.0.012.i.i = phi ptr [ %stack_array.i, %bb20.i.new ], [ %_16.i.i.i.1, %bb17.i.i ]
  %left.sroa.0.011.i.i = phi ptr [ %v.sroa.0.0.lcssa, %bb20.i.new ], [ %_14.i.i47.i.1, %bb17.i.i ]
  %right.sroa.0.010.i.i = phi ptr [ %_32.i, %bb20.i.new ], [ %_12.i.i.i.1, %bb17.i.i ]
  %left_rev.sroa.0.09.i.i = phi ptr [ %81, %bb20.i.new ], [ %98, %bb17.i.i ]
  %right_rev.sroa.0.08.i.i = phi ptr [ %80, %bb20.i.new ], [ %97, %bb17.i.i ]
  %dst_rev.sroa.0.07.i.i = phi ptr [ %79, %bb20.i.new ], [ %99, %bb17.i.i ]
  %niter = phi i64 [ 0, %bb20.i.new ], [ %niter.next.1, %bb17.i.i ]
  %right.sroa.0.0.val.i.i = load i32, ptr %right.sroa.0.010.i.i, align 4, !dbg !1009, !alias.scope !1010, !noalias !1013, !noundef !13
  %left.sroa.0.0.val.i.i = load i32, ptr %left.sroa.0.011.i.i, align 4, !dbg !1009, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i.i.i = icmp slt i32 %right.sroa.0.0.val.i.i, %left.sroa.0.0.val.i.i, !dbg !1017
  %is_l.i15.i.i = xor i1 %_0.i.i.i.i, true, !dbg !1020
  %90 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i, i32 %left.sroa.0.0.val.i.i), !dbg !1021
  store i32 %90, ptr %dst.sroa.0.012.i.i, align 4, !dbg !1021, !noalias !1024
  %_13.i.i.i = zext i1 %_0.i.i.i.i to i64, !dbg !1028
  %_12.i.i.i = getelementptr inbounds nuw i32, ptr %right.sroa.0.010.i.i, i64 %_13.i.i.i, !dbg !981
  %_15.i.i.i = zext i1 %is_l.i15.i.i to i64, !dbg !1029
  %_14.i.i47.i = getelementptr inbounds nuw i32, ptr %left.sroa.0.011.i.i, i64 %_15.i.i.i, !dbg !988
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 4, !dbg !990
  %right_rev.sroa.0.0.val.i.i = load i32, ptr %right_rev.sroa.0.08.i.i, align 4, !dbg !1030, !alias.scope !1010, !noalias !1013, !noundef !13
  %left_rev.sroa.0.0.val.i.i = load i32, ptr %left_rev.sroa.0.09.i.i, align 4, !dbg !1030, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i16.i.i = icmp slt i32 %right_rev.sroa.0.0.val.i.i, %left_rev.sroa.0.0.val.i.i, !dbg !1031
  %is_l.i.i.i = xor i1 %_0.i.i16.i.i, true, !dbg !1034
  %91 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i, i32 %left_rev.sroa.0.0.val.i.i), !dbg !1035
  store i32 %91, ptr %dst_rev.sroa.0.07.i.i, align 4, !dbg !1035, !noalias !1038
  %_13.neg.i.i.i = sext i1 %is_l.i.i.i to i64, !dbg !1042
  %92 = getelementptr i32, ptr %right_rev.sroa.0.08.i.i, i64 %_13.neg.i.i.i, !dbg !993
  %_15.neg.i.i.i = sext i1 %_0.i.i16.i.i to i64, !dbg !1043
  %93 = getelementptr i32, ptr %left_rev.sroa.0.09.i.i, i64 %_15.neg.i.i.i, !dbg !1002
  %94 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.07.i.i, i64 -4, !dbg !1006
  %right.sroa.0.0.val.i.i.1 = load i32, ptr %_12.i.i.i, align 4, !dbg !1009, !alias.scope !1010, !noalias !1013, !noundef !13
  %left.sroa.0.0.val.i.i.1 = load i32, ptr %_14.i.i47.i, align 4, !dbg !1009, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i.i.i.1 = icmp slt i32 %right.sroa.0.0.val.i.i.1, %left.sroa.0.0.val.i.i.1, !dbg !1017
  %is_l.i15.i.i.1 = xor i1 %_0.i.i.i.i.1, true, !dbg !1020
  %95 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i.1, i32 %left.sroa.0.0.val.i.i.1), !dbg !1021
  store i32 %95, ptr %_16.i.i.i, align 4, !dbg !1021, !noalias !1024
  %_13.i.i.i.1 = zext i1 %_0.i.i.i.i.1 to i64, !dbg !1028
  %_12.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_12.i.i.i, i64 %_13.i.i.i.1, !dbg !981
  %_15.i.i.i.1 = zext i1 %is_l.i15.i.i.1 to i64, !dbg !1029
  %_14.i.i47.i.1 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i, i64 %_15.i.i.i.1, !dbg !988
  %_16.i.i.i.1 = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 8, !dbg !990
  %right_rev.sroa.0.0.val.i.i.1 = load i32, ptr %92, align 4, !dbg !1030, !alias.scope !1010, !noalias !1013, !noundef !13
  %left_rev.sroa.0.0.val.i.i.1 = load i32, ptr %93, align 4, !dbg !1030, !alias.scope !1015, !noalias !1016, !noundef !13
  %_0.i.i16.i.i.1 = icmp slt i32 %right_rev.sroa.0.0.val.i.i.1, %left_rev.sroa.0.0.val.i.i.1, !dbg !1031
  %is_l.i.i.i.1 = xor i1 %_0.i.i16.i.i.1, true, !dbg !1034
  %96 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i.1, i32 %left_rev.sroa.0.0.val.i.i.1), !dbg !1035
  store i32 %96, ptr %94, align 4, !dbg !1035, !noalias !1038
  %_13.neg.i.i.i.1 = sext i1 %is_l.i.i.i.1 to i64, !dbg !1042
  %97 = getelementptr i32, ptr %92, i64 %_13.neg.i.i.i.1, !dbg !993
  %_15.neg.i.i.i.1 = sext i1 %_0.i.i16.i.i.1 to i64, !dbg !1043
  %98 = getelementptr i32, ptr %93, i64 %_15.neg.i.i.i.1, !dbg !1002
  %99 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.07.i.i, i64 -8, !dbg !1006
  %niter.next.1 = add nuw nsw i64 %niter, 2, !dbg !972
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter, !dbg !972
  br i1 %niter.ncmp.1, label %bb15.i.i.unr-lcssa, label %bb17.i.i, !dbg !972

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %bb8.i.i
  %100 = shl nuw nsw i64 %v.sroa.15.0.lcssa, 2, !dbg !1071
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %v.sroa.0.0.lcssa, ptr nonnull align 4 %stack_array.i, i64 %100, i1 false), !dbg !1071
  br label %bb23.sink.split.i, !dbg !1074

bb23.sink.split.i:                                ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array.i), !dbg !1075, !noalias !319
  br label %bb22, !dbg !1074

bb6:                                              ; preds = %bb5
  %v.sroa.0.0100.lcssa = phi ptr [ %v.sroa.0.0100, %bb5 ]
  %v.sroa.15.099.lcssa = phi i64 [ %v.sroa.15.099, %bb5 ]
; call core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.sroa.0.0100.lcssa, i64 noundef %v.sroa.15.099.lcssa) #14, !dbg !1076
  br label %bb22, !dbg !1077

bb7:                                              ; preds = %bb5
  %101 = add nsw i32 %limit.sroa.0.097, -1, !dbg !1080
  %len_div_82.i = lshr i64 %v.sroa.15.099, 3, !dbg !1081
  %b.idx.i = shl nuw nsw i64 %len_div_82.i, 4, !dbg !1086
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %b.idx.i, !dbg !1086
  %c.idx.i = mul nuw nsw i64 %len_div_82.i, 28, !dbg !1091
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %c.idx.i, !dbg !1091
  %_12.i = icmp samesign ult i64 %v.sroa.15.099, 64, !dbg !1094
  br i1 %_12.i, label %bb3.i, label %bb5.i, !dbg !1094

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %_17.i = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef nonnull readonly align 4 %v.sroa.0.0100, ptr noundef readonly %b.i, ptr noundef readonly %c.i, i64 noundef %len_div_82.i) #12, !dbg !1096
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1097

bb3.i:                                            ; preds = %bb7
  %v.0.val4.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1098, !alias.scope !1100, !noalias !1105, !noundef !13
  %b.val5.i = load i32, ptr %b.i, align 4, !dbg !1098, !alias.scope !1107, !noalias !1108, !noundef !13
  %_0.i.i.i = icmp slt i32 %v.0.val4.i, %b.val5.i, !dbg !1109
  %c.val3.i = load i32, ptr %c.i, align 4, !dbg !1112, !alias.scope !1107, !noalias !1108, !noundef !13
  %_0.i.i6.i = icmp slt i32 %v.0.val4.i, %c.val3.i, !dbg !1113
  %102 = xor i1 %_0.i.i.i, %_0.i.i6.i, !dbg !1116
  %_0.i.i7.i = icmp slt i32 %b.val5.i, %c.val3.i
  %_12.i.i = xor i1 %_0.i.i.i, %_0.i.i7.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  %spec.select.i = select i1 %102, ptr %v.sroa.0.0100, ptr %c.b.i.i, !dbg !1116
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1097

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb5.i, %bb3.i
  %spec.select.sink.i = phi ptr [ %spec.select.i, %bb3.i ], [ %_17.i, %bb5.i ]
  %103 = ptrtoint ptr %spec.select.sink.i to i64, !dbg !1117
  %104 = ptrtoint ptr %v.sroa.0.0100 to i64, !dbg !1117
  %105 = sub nuw i64 %103, %104, !dbg !1117
  %index.sroa.0.0.i = lshr exact i64 %105, 2, !dbg !1117
  %_18.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.099, !dbg !1120
  tail call void @llvm.assume(i1 %_18.i), !dbg !1122
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.098, null, !dbg !1127
  br i1 %.not, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge, label %bb11, !dbg !1130

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge: ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_10.sroa.0.0.copyload.i.i.pre = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1131, !alias.scope !1143
  %_8.i.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105
  %.pre = load i32, ptr %_8.i.i.phi.trans.insert, align 4, !dbg !1148, !alias.scope !1143
  br label %bb16, !dbg !1130

bb22:                                             ; preds = %bb23.sink.split.i, %bb3, %bb6
  ret void, !dbg !1151

bb16:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge, %bb11
  %106 = phi i32 [ %.pre, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge ], [ %_18.val, %bb11 ], !dbg !1148
  %_10.sroa.0.0.copyload.i.i = phi i32 [ %_10.sroa.0.0.copyload.i.i.pre, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge ], [ %_10.sroa.0.0.copyload.i.i.pre113, %bb11 ], !dbg !1131
  %_8.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105, !dbg !1152
  store i32 %106, ptr %v.sroa.0.0100, align 4, !dbg !1148, !alias.scope !1143
  store i32 %_10.sroa.0.0.copyload.i.i, ptr %_8.i.i, align 4, !dbg !1155, !alias.scope !1143
  %_13.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 4, !dbg !1157
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1168), !dbg !1171
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1174), !dbg !1171
  %_9.i.i23 = load i32, ptr %_13.i.i, align 4, !dbg !1176, !alias.scope !1184, !noalias !1174, !noundef !13
  %107 = getelementptr i32, ptr %v.sroa.0.0100, i64 %v.sroa.15.099, !dbg !1185
  %unroll_end.i.i = getelementptr i8, ptr %107, i64 -4, !dbg !1185
  %state.sroa.13.049.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 8, !dbg !1191
  %_1850.i.i = icmp ult ptr %state.sroa.13.049.i.i, %unroll_end.i.i, !dbg !1192
  %_20.val.i14.pre.pre.i.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1194, !alias.scope !1200, !noalias !1203
  br i1 %_1850.i.i, label %bb5.i.i28, label %bb12.preheader.i.i, !dbg !1192

bb12.preheader.i.i:                               ; preds = %bb5.i.i28, %bb16
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %_13.i.i, %bb16 ], [ %_16.i31.i.i, %bb5.i.i28 ], !dbg !1191
  %state.sroa.25.0.lcssa.i.i = phi i64 [ 0, %bb16 ], [ %115, %bb5.i.i28 ], !dbg !1191
  %state.sroa.13.0.lcssa.i.i = phi ptr [ %state.sroa.13.049.i.i, %bb16 ], [ %state.sroa.13.0.i.i, %bb5.i.i28 ], !dbg !1191
  %is_done56.i.i = icmp eq ptr %state.sroa.13.0.lcssa.i.i, %107, !dbg !1207
  br i1 %is_done56.i.i, label %bb13.i.i, label %bb14.i.i, !dbg !1208

bb14.i.i:                                         ; preds = %bb12.preheader.i.i, %bb14.i.i
  %state.sroa.25.159.i.i = phi i64 [ %109, %bb14.i.i ], [ %state.sroa.25.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.13.158.i.i = phi ptr [ %_16.i.i.i26, %bb14.i.i ], [ %state.sroa.13.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.0.157.i.i = phi ptr [ %state.sroa.13.158.i.i, %bb14.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %_19.val.i.i.i = load i32, ptr %state.sroa.13.158.i.i, align 4, !dbg !1209, !alias.scope !1211, !noalias !1214, !noundef !13
  %_0.i.i.i.i.i24 = icmp slt i32 %_19.val.i.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1218
  %left.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.159.i.i, !dbg !1221
  %108 = load i32, ptr %left.i.i.i, align 4, !dbg !1225, !alias.scope !1184, !noalias !1229
  store i32 %108, ptr %state.sroa.0.157.i.i, align 4, !dbg !1225, !alias.scope !1184, !noalias !1229
  store i32 %_19.val.i.i.i, ptr %left.i.i.i, align 4, !dbg !1230, !alias.scope !1184, !noalias !1229
  %_15.i.i.i25 = zext i1 %_0.i.i.i.i.i24 to i64, !dbg !1233
  %109 = add i64 %state.sroa.25.159.i.i, %_15.i.i.i25, !dbg !1234
  %_16.i.i.i26 = getelementptr inbounds nuw i8, ptr %state.sroa.13.158.i.i, i64 4, !dbg !1235
  %is_done.i.i = icmp eq ptr %_16.i.i.i26, %107, !dbg !1207
  br i1 %is_done.i.i, label %bb13.i.i, label %bb14.i.i, !dbg !1208

bb13.i.i:                                         ; preds = %bb14.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.lcssa.i.i = phi ptr [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ], [ %state.sroa.13.158.i.i, %bb14.i.i ], !dbg !1191
  %state.sroa.25.1.lcssa.i.i = phi i64 [ %state.sroa.25.0.lcssa.i.i, %bb12.preheader.i.i ], [ %109, %bb14.i.i ], !dbg !1191
  %_0.i.i.i15.i.i = icmp slt i32 %_9.i.i23, %_20.val.i14.pre.pre.i.i, !dbg !1237
  %left.i18.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.1.lcssa.i.i, !dbg !1240
  %110 = load i32, ptr %left.i18.i.i, align 4, !dbg !1242, !alias.scope !1184, !noalias !1244
  store i32 %110, ptr %state.sroa.0.1.lcssa.i.i, align 4, !dbg !1242, !alias.scope !1184, !noalias !1244
  store i32 %_9.i.i23, ptr %left.i18.i.i, align 4, !dbg !1245, !alias.scope !1184, !noalias !1244
  %_15.i20.i.i = zext i1 %_0.i.i.i15.i.i to i64, !dbg !1247
  %111 = add i64 %state.sroa.25.1.lcssa.i.i, %_15.i20.i.i, !dbg !1248
  %_15.not.i = icmp ult i64 %111, %v.sroa.15.099, !dbg !1249
  br i1 %_15.not.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb9.i27, !dbg !1249

bb5.i.i28:                                        ; preds = %bb16, %bb5.i.i28
  %state.sroa.13.053.i.i = phi ptr [ %state.sroa.13.0.i.i, %bb5.i.i28 ], [ %state.sroa.13.049.i.i, %bb16 ]
  %state.sroa.25.052.i.i = phi i64 [ %115, %bb5.i.i28 ], [ 0, %bb16 ]
  %state.sroa.0.051.i.i = phi ptr [ %_16.i31.i.i, %bb5.i.i28 ], [ %_13.i.i, %bb16 ]
  %_19.val.i23.i.i = load i32, ptr %state.sroa.13.053.i.i, align 4, !dbg !1251, !alias.scope !1253, !noalias !1256, !noundef !13
  %_0.i.i.i25.i.i = icmp slt i32 %_19.val.i23.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1260
  %left.i28.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.052.i.i, !dbg !1263
  %112 = load i32, ptr %left.i28.i.i, align 4, !dbg !1265, !alias.scope !1184, !noalias !1267
  store i32 %112, ptr %state.sroa.0.051.i.i, align 4, !dbg !1265, !alias.scope !1184, !noalias !1267
  store i32 %_19.val.i23.i.i, ptr %left.i28.i.i, align 4, !dbg !1268, !alias.scope !1184, !noalias !1267
  %_15.i30.i.i = zext i1 %_0.i.i.i25.i.i to i64, !dbg !1270
  %113 = add i64 %state.sroa.25.052.i.i, %_15.i30.i.i, !dbg !1271
  %_16.i31.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i, i64 8, !dbg !1272
  %_19.val.i33.i.i = load i32, ptr %_16.i31.i.i, align 4, !dbg !1274, !alias.scope !1276, !noalias !1279, !noundef !13
  %_0.i.i.i35.i.i = icmp slt i32 %_19.val.i33.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1283
  %left.i38.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %113, !dbg !1286
  %114 = load i32, ptr %left.i38.i.i, align 4, !dbg !1288, !alias.scope !1184, !noalias !1290
  store i32 %114, ptr %state.sroa.13.053.i.i, align 4, !dbg !1288, !alias.scope !1184, !noalias !1290
  store i32 %_19.val.i33.i.i, ptr %left.i38.i.i, align 4, !dbg !1291, !alias.scope !1184, !noalias !1290
  %_15.i40.i.i = zext i1 %_0.i.i.i35.i.i to i64, !dbg !1293
  %115 = add i64 %113, %_15.i40.i.i, !dbg !1294
  %state.sroa.13.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i, i64 12, !dbg !1191
  %_18.i.i = icmp ult ptr %state.sroa.13.0.i.i, %unroll_end.i.i, !dbg !1192
  br i1 %_18.i.i, label %bb5.i.i28, label %bb12.preheader.i.i, !dbg !1192

bb9.i27:                                          ; preds = %bb13.i.i
  tail call void @llvm.trap(), !dbg !1295
  unreachable, !dbg !1295

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb13.i.i
  %_8.i5.i = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %111, !dbg !1296
  %_10.sroa.0.0.copyload.i6.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1299, !alias.scope !1302
  %116 = load i32, ptr %_8.i5.i, align 4, !dbg !1305, !alias.scope !1302
  store i32 %116, ptr %v.sroa.0.0100, align 4, !dbg !1305, !alias.scope !1302
  store i32 %_10.sroa.0.0.copyload.i6.i, ptr %_8.i5.i, align 4, !dbg !1307, !alias.scope !1302
  %_13.i31 = getelementptr inbounds nuw i8, ptr %_8.i5.i, i64 4, !dbg !1309
  %117 = xor i64 %111, -1, !dbg !1316
  %_14.i32 = add i64 %v.sroa.15.099, %117, !dbg !1316
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.sroa.0.0100, i64 noundef %111, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) %ancestor_pivot.sroa.0.098, i32 noundef %101) #12, !dbg !1317
  br label %bb1.backedge, !dbg !1320

bb11:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105, !dbg !1321
  %ancestor_pivot.sroa.0.0.val = load i32, ptr %ancestor_pivot.sroa.0.098, align 4, !dbg !1322, !alias.scope !33, !noalias !36, !noundef !13
  %_18.val = load i32, ptr %_18, align 4, !dbg !1322, !alias.scope !36, !noalias !33, !noundef !13
  %_0.i.i = icmp slt i32 %ancestor_pivot.sroa.0.0.val, %_18.val, !dbg !1323
  %_10.sroa.0.0.copyload.i.i.pre113 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1131, !alias.scope !1143
  br i1 %_0.i.i, label %bb16, label %bb14, !dbg !1322

bb14:                                             ; preds = %bb11
  store i32 %_18.val, ptr %v.sroa.0.0100, align 4, !dbg !1326, !alias.scope !1333
  store i32 %_10.sroa.0.0.copyload.i.i.pre113, ptr %_18, align 4, !dbg !1338, !alias.scope !1333
  %_13.i.i43 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 4, !dbg !1340
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1345), !dbg !1348
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1351), !dbg !1348
  %_9.i.i44 = load i32, ptr %_13.i.i43, align 4, !dbg !1353, !alias.scope !1361, !noalias !1351, !noundef !13
  %118 = getelementptr i32, ptr %v.sroa.0.0100, i64 %v.sroa.15.099, !dbg !1362
  %unroll_end.i.i45 = getelementptr i8, ptr %118, i64 -4, !dbg !1362
  %state.sroa.13.049.i.i46 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 8, !dbg !1368
  %_1850.i.i47 = icmp ult ptr %state.sroa.13.049.i.i46, %unroll_end.i.i45, !dbg !1369
  %_20.val.i14.pre.pre.i.i48 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1371, !alias.scope !1376, !noalias !1379
  br i1 %_1850.i.i47, label %bb5.i.i72, label %bb12.preheader.i.i49, !dbg !1369

bb12.preheader.i.i49:                             ; preds = %bb5.i.i72, %bb14
  %state.sroa.0.0.lcssa.i.i50 = phi ptr [ %_13.i.i43, %bb14 ], [ %_16.i31.i.i79, %bb5.i.i72 ], !dbg !1368
  %state.sroa.25.0.lcssa.i.i51 = phi i64 [ 0, %bb14 ], [ %126, %bb5.i.i72 ], !dbg !1368
  %state.sroa.13.0.lcssa.i.i52 = phi ptr [ %state.sroa.13.049.i.i46, %bb14 ], [ %state.sroa.13.0.i.i83, %bb5.i.i72 ], !dbg !1368
  %is_done56.i.i53 = icmp eq ptr %state.sroa.13.0.lcssa.i.i52, %118, !dbg !1383
  br i1 %is_done56.i.i53, label %bb13.i.i63, label %bb14.i.i54, !dbg !1384

bb14.i.i54:                                       ; preds = %bb12.preheader.i.i49, %bb14.i.i54
  %state.sroa.25.159.i.i55 = phi i64 [ %120, %bb14.i.i54 ], [ %state.sroa.25.0.lcssa.i.i51, %bb12.preheader.i.i49 ]
  %state.sroa.13.158.i.i56 = phi ptr [ %_16.i.i.i61, %bb14.i.i54 ], [ %state.sroa.13.0.lcssa.i.i52, %bb12.preheader.i.i49 ]
  %state.sroa.0.157.i.i57 = phi ptr [ %state.sroa.13.158.i.i56, %bb14.i.i54 ], [ %state.sroa.0.0.lcssa.i.i50, %bb12.preheader.i.i49 ]
  %_19.val.i.i.i58 = load i32, ptr %state.sroa.13.158.i.i56, align 4, !dbg !1385, !alias.scope !1387, !noalias !1390, !noundef !13
  %_0.i.i.i.i.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i.i.i58, !dbg !1394
  %left.i.i.i59 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.159.i.i55, !dbg !1400
  %119 = load i32, ptr %left.i.i.i59, align 4, !dbg !1404, !alias.scope !1361, !noalias !1408
  store i32 %119, ptr %state.sroa.0.157.i.i57, align 4, !dbg !1404, !alias.scope !1361, !noalias !1408
  store i32 %_19.val.i.i.i58, ptr %left.i.i.i59, align 4, !dbg !1409, !alias.scope !1361, !noalias !1408
  %_15.i.i.i60 = zext i1 %_0.i.i.i.i.i.i to i64, !dbg !1412
  %120 = add i64 %state.sroa.25.159.i.i55, %_15.i.i.i60, !dbg !1413
  %_16.i.i.i61 = getelementptr inbounds nuw i8, ptr %state.sroa.13.158.i.i56, i64 4, !dbg !1414
  %is_done.i.i62 = icmp eq ptr %_16.i.i.i61, %118, !dbg !1383
  br i1 %is_done.i.i62, label %bb13.i.i63, label %bb14.i.i54, !dbg !1384

bb13.i.i63:                                       ; preds = %bb14.i.i54, %bb12.preheader.i.i49
  %state.sroa.0.1.lcssa.i.i64 = phi ptr [ %state.sroa.0.0.lcssa.i.i50, %bb12.preheader.i.i49 ], [ %state.sroa.13.158.i.i56, %bb14.i.i54 ], !dbg !1368
  %state.sroa.25.1.lcssa.i.i65 = phi i64 [ %state.sroa.25.0.lcssa.i.i51, %bb12.preheader.i.i49 ], [ %120, %bb14.i.i54 ], !dbg !1368
  %_0.i.i.i.i15.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_9.i.i44, !dbg !1416
  %left.i18.i.i66 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.1.lcssa.i.i65, !dbg !1420
  %121 = load i32, ptr %left.i18.i.i66, align 4, !dbg !1422, !alias.scope !1361, !noalias !1424
  store i32 %121, ptr %state.sroa.0.1.lcssa.i.i64, align 4, !dbg !1422, !alias.scope !1361, !noalias !1424
  store i32 %_9.i.i44, ptr %left.i18.i.i66, align 4, !dbg !1425, !alias.scope !1361, !noalias !1424
  %_15.i20.i.i67 = zext i1 %_0.i.i.i.i15.i.i to i64, !dbg !1427
  %122 = add i64 %state.sroa.25.1.lcssa.i.i65, %_15.i20.i.i67, !dbg !1428
  %_15.not.i68 = icmp ult i64 %122, %v.sroa.15.099, !dbg !1429
  br i1 %_15.not.i68, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit, label %bb9.i69, !dbg !1429

bb5.i.i72:                                        ; preds = %bb14, %bb5.i.i72
  %state.sroa.13.053.i.i73 = phi ptr [ %state.sroa.13.0.i.i83, %bb5.i.i72 ], [ %state.sroa.13.049.i.i46, %bb14 ]
  %state.sroa.25.052.i.i74 = phi i64 [ %126, %bb5.i.i72 ], [ 0, %bb14 ]
  %state.sroa.0.051.i.i75 = phi ptr [ %_16.i31.i.i79, %bb5.i.i72 ], [ %_13.i.i43, %bb14 ]
  %_19.val.i23.i.i76 = load i32, ptr %state.sroa.13.053.i.i73, align 4, !dbg !1431, !alias.scope !1433, !noalias !1436, !noundef !13
  %_0.i.i.i.i25.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i23.i.i76, !dbg !1440
  %left.i28.i.i77 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.052.i.i74, !dbg !1444
  %123 = load i32, ptr %left.i28.i.i77, align 4, !dbg !1446, !alias.scope !1361, !noalias !1448
  store i32 %123, ptr %state.sroa.0.051.i.i75, align 4, !dbg !1446, !alias.scope !1361, !noalias !1448
  store i32 %_19.val.i23.i.i76, ptr %left.i28.i.i77, align 4, !dbg !1449, !alias.scope !1361, !noalias !1448
  %_15.i30.i.i78 = zext i1 %_0.i.i.i.i25.i.i to i64, !dbg !1451
  %124 = add i64 %state.sroa.25.052.i.i74, %_15.i30.i.i78, !dbg !1452
  %_16.i31.i.i79 = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i75, i64 8, !dbg !1453
  %_19.val.i33.i.i80 = load i32, ptr %_16.i31.i.i79, align 4, !dbg !1455, !alias.scope !1457, !noalias !1460, !noundef !13
  %_0.i.i.i.i35.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i33.i.i80, !dbg !1464
  %left.i38.i.i81 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %124, !dbg !1468
  %125 = load i32, ptr %left.i38.i.i81, align 4, !dbg !1470, !alias.scope !1361, !noalias !1472
  store i32 %125, ptr %state.sroa.13.053.i.i73, align 4, !dbg !1470, !alias.scope !1361, !noalias !1472
  store i32 %_19.val.i33.i.i80, ptr %left.i38.i.i81, align 4, !dbg !1473, !alias.scope !1361, !noalias !1472
  %_15.i40.i.i82 = zext i1 %_0.i.i.i.i35.i.i to i64, !dbg !1475
  %126 = add i64 %124, %_15.i40.i.i82, !dbg !1476
  %state.sroa.13.0.i.i83 = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i75, i64 12, !dbg !1368
  %_18.i.i84 = icmp ult ptr %state.sroa.13.0.i.i83, %unroll_end.i.i45, !dbg !1369
  br i1 %_18.i.i84, label %bb5.i.i72, label %bb12.preheader.i.i49, !dbg !1369

bb9.i69:                                          ; preds = %bb13.i.i63
  tail call void @llvm.trap(), !dbg !1477
  unreachable, !dbg !1477

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit: ; preds = %bb13.i.i63
  %_8.i5.i70 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %122, !dbg !1478
  %_10.sroa.0.0.copyload.i6.i71 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1481, !alias.scope !1484
  %127 = load i32, ptr %_8.i5.i70, align 4, !dbg !1487, !alias.scope !1484
  store i32 %127, ptr %v.sroa.0.0100, align 4, !dbg !1487, !alias.scope !1484
  store i32 %_10.sroa.0.0.copyload.i6.i71, ptr %_8.i5.i70, align 4, !dbg !1489, !alias.scope !1484
  %_26 = add nuw nsw i64 %122, 1, !dbg !1491
  %_45 = sub nuw i64 %v.sroa.15.099, %_26, !dbg !1493
  %_49 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %_26, !dbg !1500
  br label %bb1.backedge, !dbg !1077

bb1.backedge:                                     ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %_8.i5.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ null, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %v.sroa.15.0.be = phi i64 [ %_14.i32, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ %_45, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %v.sroa.0.0.be = phi ptr [ %_13.i31, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ %_49, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33, !dbg !317
  br i1 %_5, label %bb3, label %bb5, !dbg !317
}

; Function Attrs: convergent nounwind
define ptx_kernel void @sort(i64 noundef %n, i64 noundef %length, ptr noundef %data, ptr noundef writeonly captures(none) %places) unnamed_addr #3 !dbg !1505 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1507
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1517
  %_22 = mul i32 %_23, %_24, !dbg !1512
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1520
  %_21 = add i32 %_22, %_25, !dbg !1523
  %i = zext i32 %_21 to i64, !dbg !1523
  %_6.not = icmp ugt i64 %n, %i, !dbg !1524
  br i1 %_6.not, label %bb2, label %bb7, !dbg !1524

bb2:                                              ; preds = %start
  %_9 = mul i64 %length, %i, !dbg !1526
  %_8 = getelementptr inbounds nuw i32, ptr %data, i64 %_9, !dbg !1527
  %_11 = getelementptr inbounds nuw i32, ptr %places, i64 %i, !dbg !1530
  %_29 = icmp ult i64 %length, 2, !dbg !1533
  br i1 %_29, label %bb11, label %bb13, !dbg !1540, !prof !1544

bb13:                                             ; preds = %bb2
  %_30 = icmp ult i64 %length, 21, !dbg !1545
  br i1 %_30, label %bb15, label %bb16, !dbg !1546, !prof !1544

bb16:                                             ; preds = %bb13
; call core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %_8, i64 noundef %length) #14, !dbg !1548
  br label %bb11, !dbg !1548

bb15:                                             ; preds = %bb13
  %v_end.i = getelementptr inbounds nuw i32, ptr %_8, i64 %length, !dbg !1549
  %0 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !1552
  br label %bb5.i, !dbg !1554

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %bb15
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i ], [ %0, %bb15 ]
  %1 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -4, !dbg !1556
  %tail.val.i.i = load i32, ptr %tail.sroa.0.02.i, align 4, !dbg !1554, !alias.scope !1558, !noalias !1563, !noundef !13
  %.val1.i.i = load i32, ptr %1, align 4, !dbg !1554, !alias.scope !1565, !noalias !1566, !noundef !13
  %_0.i.i.i.i = icmp slt i32 %tail.val.i.i, %.val1.i.i, !dbg !1567
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1554

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %2 = phi i32 [ %.val.i.i, %bb6.i.i ], [ %.val1.i.i, %bb5.i ], !dbg !1570
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ], !dbg !1572
  %sift.sroa.0.0.i.i = phi ptr [ %3, %bb6.i.i ], [ %1, %bb5.i ], !dbg !1573
  store i32 %2, ptr %gap_guard.sroa.4.0.i.i, align 4, !dbg !1570, !alias.scope !1574
  %_17.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %_8, !dbg !1575
  br i1 %_17.i.i, label %bb10.i.i, label %bb6.i.i, !dbg !1575

bb6.i.i:                                          ; preds = %bb4.i.i
  %3 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -4, !dbg !1576
  %.val.i.i = load i32, ptr %3, align 4, !dbg !1578, !alias.scope !1565, !noalias !1566, !noundef !13
  %_0.i.i2.i.i = icmp slt i32 %tail.val.i.i, %.val.i.i, !dbg !1579
  br i1 %_0.i.i2.i.i, label %bb4.i.i, label %bb10.i.i, !dbg !1578

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %_8, %bb4.i.i ], !dbg !1573
  store i32 %tail.val.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 4, !dbg !1582, !alias.scope !1574, !noalias !1586
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1591

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 4, !dbg !1592
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i, !dbg !1594
  br i1 %_10.not.i, label %bb11, label %bb5.i, !dbg !1594

bb11:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %bb2, %bb16
  switch i64 %length, label %bb4.i [
    i64 0, label %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit
    i64 1, label %bb7.i
  ], !dbg !1595

bb7.i:                                            ; preds = %bb4.i, %bb11
  %base.sroa.0.0.lcssa.i = phi i64 [ 0, %bb11 ], [ %5, %bb4.i ], !dbg !1601
  %_35.i = getelementptr inbounds nuw i32, ptr %_8, i64 %base.sroa.0.0.lcssa.i, !dbg !1602
  %_35.val.i = load i32, ptr %_35.i, align 4, !dbg !1609, !alias.scope !1610, !noalias !1613, !noundef !13
  %.not.i = icmp ne i32 %_35.val.i, %_21, !dbg !1615
  %_27.i = icmp slt i32 %_35.val.i, %_21
  %result.i = zext i1 %_27.i to i64, !dbg !1615
  %spec.select.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i, %result.i, !dbg !1615
  %4 = trunc i64 %spec.select.i to i32, !dbg !1617
  br label %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit, !dbg !1615

bb4.i:                                            ; preds = %bb11, %bb4.i
  %size.sroa.0.017.i = phi i64 [ %6, %bb4.i ], [ %length, %bb11 ]
  %base.sroa.0.016.i = phi i64 [ %5, %bb4.i ], [ 0, %bb11 ]
  %half10.i = lshr i64 %size.sroa.0.017.i, 1, !dbg !1618
  %mid.i = add nuw i64 %half10.i, %base.sroa.0.016.i, !dbg !1619
  %_32.i = icmp ult i64 %mid.i, %length, !dbg !1621
  tail call void @llvm.assume(i1 %_32.i), !dbg !1625
  %_29.i = getelementptr inbounds nuw i32, ptr %_8, i64 %mid.i, !dbg !1626
  %_29.val.i = load i32, ptr %_29.i, align 4, !dbg !1627, !alias.scope !1610, !noalias !1613, !noundef !13
  %_17.i = icmp sgt i32 %_29.val.i, %_21, !dbg !1628
  %5 = select i1 %_17.i, i64 %base.sroa.0.016.i, i64 %mid.i, !dbg !1635, !unpredictable !13
  %6 = sub i64 %size.sroa.0.017.i, %half10.i, !dbg !1645
  %_6.i = icmp ugt i64 %6, 1, !dbg !1646
  br i1 %_6.i, label %bb4.i, label %bb7.i, !dbg !1646

_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit: ; preds = %bb11, %bb7.i
  %_0.sroa.4.0.i = phi i32 [ 0, %bb11 ], [ %4, %bb7.i ], !dbg !1601
  %_0.sroa.0.0.i = phi i1 [ true, %bb11 ], [ %.not.i, %bb7.i ], !dbg !1601
  %7 = or i32 %_0.sroa.4.0.i, -2147483648, !dbg !1617
  %_12.sroa.0.0 = select i1 %_0.sroa.0.0.i, i32 %7, i32 %_0.sroa.4.0.i, !dbg !1617
  store i32 %_12.sroa.0.0, ptr %_11, align 4, !dbg !1647
  br label %bb7, !dbg !1648

bb7:                                              ; preds = %start, %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit
  ret void, !dbg !1648
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #7

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

attributes #0 = { convergent noinline nounwind "target-cpu"="sm_70" }
attributes #1 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_70" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/sort.rs/@/sort.2bbec47e4c05aeb3-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "ipnsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 114, type: !12, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "7d77d53d53cbf5a6aa3a2563a8e3597a")
!8 = !DINamespace(name: "unstable", scope: !9)
!9 = !DINamespace(name: "sort", scope: !10)
!10 = !DINamespace(name: "slice", scope: !11)
!11 = !DINamespace(name: "core", scope: null)
!12 = !DISubroutineType(cc: DW_CC_nocall, types: !13)
!13 = !{}
!14 = !DILocation(line: 253, column: 13, scope: !15, inlinedAt: !20)
!15 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !17, file: !16, line: 239, type: !19, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!17 = !DINamespace(name: "{impl#2}", scope: !18)
!18 = !DINamespace(name: "index", scope: !10)
!19 = !DISubroutineType(types: !13)
!20 = distinct !DILocation(line: 646, column: 26, scope: !21, inlinedAt: !24)
!21 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 639, type: !19, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!22 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!23 = !DINamespace(name: "{impl#0}", scope: !10)
!24 = distinct !DILocation(line: 34, column: 45, scope: !25, inlinedAt: !30)
!25 = distinct !DILexicalBlock(scope: !27, file: !26, line: 33, column: 9)
!26 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "694d50307d8b09e28f18230edf6cbedb")
!27 = distinct !DILexicalBlock(scope: !28, file: !26, line: 24, column: 5)
!28 = distinct !DISubprogram(name: "find_existing_run<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !29, file: !26, line: 20, type: !19, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!29 = !DINamespace(name: "shared", scope: !9)
!30 = distinct !DILocation(line: 119, column: 35, scope: !31)
!31 = distinct !DILexicalBlock(scope: !6, file: !7, line: 118, column: 5)
!32 = !DILocation(line: 34, column: 35, scope: !25, inlinedAt: !30)
!33 = !{!34}
!34 = distinct !{!34, !35, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!35 = distinct !{!35, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!36 = !{!37}
!37 = distinct !{!37, !35, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!38 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !44)
!39 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !41, file: !40, line: 1915, type: !19, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!40 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!41 = !DINamespace(name: "{impl#76}", scope: !42)
!42 = !DINamespace(name: "impls", scope: !43)
!43 = !DINamespace(name: "cmp", scope: !11)
!44 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !50)
!45 = distinct !DISubprogram(name: "call_mut<fn(&i32, &i32) -> bool, (&i32, &i32)>", linkageName: "_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort", scope: !47, file: !46, line: 166, type: !19, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!47 = !DINamespace(name: "FnMut", scope: !48)
!48 = !DINamespace(name: "function", scope: !49)
!49 = !DINamespace(name: "ops", scope: !11)
!50 = distinct !DILocation(line: 34, column: 35, scope: !25, inlinedAt: !30)
!51 = !DILocation(line: 35, column: 12, scope: !52, inlinedAt: !30)
!52 = distinct !DILexicalBlock(scope: !25, file: !26, line: 34, column: 9)
!53 = !DILocation(line: 40, column: 37, scope: !52, inlinedAt: !30)
!54 = !DILocation(line: 253, column: 13, scope: !15, inlinedAt: !55)
!55 = distinct !DILocation(line: 646, column: 26, scope: !56, inlinedAt: !57)
!56 = !DILexicalBlockFile(scope: !21, file: !22, discriminator: 8)
!57 = distinct !DILocation(line: 40, column: 47, scope: !52, inlinedAt: !30)
!58 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !59)
!59 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !60)
!60 = distinct !DILocation(line: 40, column: 37, scope: !52, inlinedAt: !30)
!61 = !DILocation(line: 42, column: 17, scope: !52, inlinedAt: !30)
!62 = !DILocation(line: 40, column: 19, scope: !52, inlinedAt: !30)
!63 = !DILocation(line: 36, column: 36, scope: !52, inlinedAt: !30)
!64 = !DILocation(line: 253, column: 13, scope: !15, inlinedAt: !65)
!65 = distinct !DILocation(line: 646, column: 26, scope: !66, inlinedAt: !67)
!66 = !DILexicalBlockFile(scope: !21, file: !22, discriminator: 4)
!67 = distinct !DILocation(line: 36, column: 46, scope: !52, inlinedAt: !30)
!68 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !69)
!69 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !70)
!70 = distinct !DILocation(line: 36, column: 36, scope: !52, inlinedAt: !30)
!71 = !DILocation(line: 37, column: 17, scope: !52, inlinedAt: !30)
!72 = !DILocation(line: 36, column: 19, scope: !52, inlinedAt: !30)
!73 = !DILocation(line: 33, column: 27, scope: !27, inlinedAt: !30)
!74 = !DILocation(line: 122, column: 33, scope: !75)
!75 = distinct !DILexicalBlock(scope: !31, file: !7, line: 119, column: 5)
!76 = !DILocation(line: 122, column: 14, scope: !75)
!77 = !DILocation(line: 124, column: 8, scope: !75)
!78 = !DILocation(line: 125, column: 12, scope: !75)
!79 = !DILocation(line: 136, column: 21, scope: !75)
!80 = !DILocation(line: 614, column: 21, scope: !81, inlinedAt: !86)
!81 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE13leading_zeros", scope: !83, file: !82, line: 611, type: !19, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!82 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/nonzero.rs", directory: "", checksumkind: CSK_MD5, checksum: "98191078409d5869bdd53764aac867eb")
!83 = !DINamespace(name: "NonZero", scope: !84)
!84 = !DINamespace(name: "nonzero", scope: !85)
!85 = !DINamespace(name: "num", scope: !11)
!86 = !DILocation(line: 1794, column: 35, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE5ilog2", scope: !83, file: !82, line: 1793, type: !19, scopeLine: 1793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!88 = !DILocation(line: 1807, column: 35, scope: !89, inlinedAt: !93)
!89 = distinct !DILexicalBlock(scope: !91, file: !90, line: 1807, column: 17)
!90 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!91 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13checked_ilog2", scope: !92, file: !90, line: 1805, type: !19, scopeLine: 1805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!92 = !DINamespace(name: "{impl#11}", scope: !85)
!93 = !DILocation(line: 1694, column: 37, scope: !94, inlinedAt: !96)
!94 = distinct !DILexicalBlock(scope: !95, file: !90, line: 1694, column: 53)
!95 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj5ilog2", scope: !92, file: !90, line: 1693, type: !19, scopeLine: 1693, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!96 = !DILocation(line: 136, column: 31, scope: !75)
!97 = !DILocation(line: 136, column: 17, scope: !75)
!98 = !DILocation(line: 137, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !75, file: !7, line: 136, column: 5)
!100 = !DILocation(line: 1016, column: 17, scope: !101, inlinedAt: !106)
!101 = distinct !DILexicalBlock(scope: !102, file: !22, line: 1013, column: 13)
!102 = distinct !DILexicalBlock(scope: !103, file: !22, line: 1011, column: 13)
!103 = distinct !DILexicalBlock(scope: !104, file: !22, line: 1010, column: 13)
!104 = distinct !DISubprogram(name: "revswap<i32>", linkageName: "_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort", scope: !105, file: !22, line: 1001, type: !19, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!105 = !DINamespace(name: "reverse", scope: !23)
!106 = distinct !DILocation(line: 998, column: 9, scope: !107, inlinedAt: !111)
!107 = distinct !DILexicalBlock(scope: !108, file: !22, line: 984, column: 9)
!108 = distinct !DILexicalBlock(scope: !109, file: !22, line: 980, column: 9)
!109 = distinct !DILexicalBlock(scope: !110, file: !22, line: 979, column: 9)
!110 = distinct !DISubprogram(name: "reverse<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl7reverseCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 978, type: !19, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!111 = !DILocation(line: 126, column: 15, scope: !75)
!112 = !DILocation(line: 1014, column: 19, scope: !101, inlinedAt: !106)
!113 = !DILocation(line: 1015, column: 45, scope: !101, inlinedAt: !106)
!114 = !DILocation(line: 1015, column: 27, scope: !101, inlinedAt: !106)
!115 = !DILocation(line: 1015, column: 38, scope: !101, inlinedAt: !106)
!116 = !DILocation(line: 787, column: 14, scope: !117, inlinedAt: !120)
!117 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3mem4swaplECs3KQZ4soiI0h_4sort", scope: !119, file: !118, line: 784, type: !19, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!118 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "f117990a17890c376e3a360d512003aa")
!119 = !DINamespace(name: "mem", scope: !11)
!120 = distinct !DILocation(line: 1015, column: 17, scope: !101, inlinedAt: !106)
!121 = !{!122}
!122 = distinct !{!122, !123, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort: %a.0"}
!123 = distinct !{!123, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort"}
!124 = !{!125}
!125 = distinct !{!125, !123, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort: %b.0"}
!126 = distinct !{!126, !127}
!127 = !{!"llvm.loop.unroll.disable"}
!128 = !DILocation(line: 138, column: 2, scope: !6)
!129 = !DILocation(line: 979, column: 24, scope: !110, inlinedAt: !111)
!130 = !DILocation(line: 998, column: 9, scope: !107, inlinedAt: !111)
!131 = !DILocation(line: 961, column: 18, scope: !132, inlinedAt: !137)
!132 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!133 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!134 = !DINamespace(name: "{impl#0}", scope: !135)
!135 = !DINamespace(name: "mut_ptr", scope: !136)
!136 = !DINamespace(name: "ptr", scope: !11)
!137 = !DILocation(line: 839, column: 34, scope: !138, inlinedAt: !140)
!138 = distinct !DILexicalBlock(scope: !139, file: !22, line: 837, column: 9)
!139 = distinct !DISubprogram(name: "as_mut_ptr_range<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl16as_mut_ptr_rangeCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 836, type: !19, scopeLine: 836, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!140 = !DILocation(line: 980, column: 41, scope: !109, inlinedAt: !111)
!141 = !DILocation(line: 1015, column: 43, scope: !101, inlinedAt: !106)
!142 = distinct !DISubprogram(name: "median3_rec<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !144, file: !143, line: 55, type: !19, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!143 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/pivot.rs", directory: "", checksumkind: CSK_MD5, checksum: "26ac187e86056554a2868ec9c016e4a4")
!144 = !DINamespace(name: "pivot", scope: !29)
!145 = !DILocation(line: 65, column: 12, scope: !142)
!146 = !DILocation(line: 66, column: 22, scope: !142)
!147 = !DILocation(line: 67, column: 38, scope: !148)
!148 = distinct !DILexicalBlock(scope: !142, file: !143, line: 66, column: 13)
!149 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !154)
!150 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 829, type: !19, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!151 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!152 = !DINamespace(name: "{impl#0}", scope: !153)
!153 = !DINamespace(name: "const_ptr", scope: !136)
!154 = !DILocation(line: 67, column: 34, scope: !148)
!155 = !DILocation(line: 67, column: 53, scope: !148)
!156 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !157)
!157 = !DILocation(line: 67, column: 49, scope: !148)
!158 = !DILocation(line: 67, column: 17, scope: !148)
!159 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !160)
!160 = !DILocation(line: 68, column: 34, scope: !148)
!161 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !162)
!162 = !DILocation(line: 68, column: 49, scope: !148)
!163 = !DILocation(line: 68, column: 17, scope: !148)
!164 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !165)
!165 = !DILocation(line: 69, column: 34, scope: !148)
!166 = !DILocation(line: 863, column: 18, scope: !150, inlinedAt: !167)
!167 = !DILocation(line: 69, column: 49, scope: !148)
!168 = !DILocation(line: 69, column: 17, scope: !148)
!169 = !DILocation(line: 65, column: 9, scope: !142)
!170 = !DILocation(line: 82, column: 13, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "median3<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !144, file: !143, line: 79, type: !19, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!172 = distinct !DILocation(line: 71, column: 9, scope: !142)
!173 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !174)
!174 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !175)
!175 = distinct !DILocation(line: 82, column: 13, scope: !171, inlinedAt: !172)
!176 = !DILocation(line: 83, column: 13, scope: !177, inlinedAt: !172)
!177 = distinct !DILexicalBlock(scope: !171, file: !143, line: 82, column: 5)
!178 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !179)
!179 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !180)
!180 = distinct !DILocation(line: 83, column: 13, scope: !177, inlinedAt: !172)
!181 = !DILocation(line: 84, column: 8, scope: !182, inlinedAt: !172)
!182 = distinct !DILexicalBlock(scope: !177, file: !143, line: 83, column: 5)
!183 = !DILocation(line: 73, column: 2, scope: !142)
!184 = distinct !DISubprogram(name: "heapsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !186, file: !185, line: 10, type: !19, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!185 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/heapsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "85ac42753eae9834a0c97cd4a3665c59")
!186 = !DINamespace(name: "heapsort", scope: !8)
!187 = !DILocation(line: 16, column: 24, scope: !188)
!188 = distinct !DILexicalBlock(scope: !184, file: !185, line: 14, column: 5)
!189 = !DILocation(line: 16, column: 18, scope: !188)
!190 = !DILocation(line: 942, column: 12, scope: !191, inlinedAt: !196)
!191 = distinct !DISubprogram(name: "spec_next_back<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl14spec_next_backCs3KQZ4soiI0h_4sort", scope: !193, file: !192, line: 941, type: !19, scopeLine: 941, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!192 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!193 = !DINamespace(name: "{impl#5}", scope: !194)
!194 = !DINamespace(name: "range", scope: !195)
!195 = !DINamespace(name: "iter", scope: !11)
!196 = !DILocation(line: 1116, column: 14, scope: !197, inlinedAt: !199)
!197 = distinct !DISubprogram(name: "next_back<usize>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits12double_ended19DoubleEndedIterator9next_backCs3KQZ4soiI0h_4sort", scope: !198, file: !192, line: 1115, type: !19, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!198 = !DINamespace(name: "{impl#7}", scope: !194)
!199 = !DILocation(line: 53, column: 19, scope: !200, inlinedAt: !205)
!200 = distinct !DISubprogram(name: "next<core::ops::range::Range<usize>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3revINtB4_3RevINtNtNtBa_3ops5range5RangejEENtNtNtB8_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !202, file: !201, line: 52, type: !19, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!201 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/rev.rs", directory: "", checksumkind: CSK_MD5, checksum: "97bbf16646f958a86a45b6ba280b14d9")
!202 = !DINamespace(name: "{impl#1}", scope: !203)
!203 = !DINamespace(name: "rev", scope: !204)
!204 = !DINamespace(name: "adapters", scope: !195)
!205 = !DILocation(line: 16, column: 14, scope: !206)
!206 = !DILexicalBlockFile(scope: !207, file: !185, discriminator: 2)
!207 = distinct !DILexicalBlock(scope: !188, file: !185, line: 16, column: 5)
!208 = !DILocation(line: 31, column: 2, scope: !184)
!209 = !DILocation(line: 1077, column: 17, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub", scope: !92, file: !90, line: 1065, type: !19, scopeLine: 1065, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!211 = !DILocation(line: 221, column: 28, scope: !212, inlinedAt: !214)
!212 = distinct !DISubprogram(name: "backward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step18backward_unchecked", scope: !213, file: !192, line: 219, type: !19, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!213 = !DINamespace(name: "{impl#49}", scope: !194)
!214 = !DILocation(line: 944, column: 33, scope: !191, inlinedAt: !196)
!215 = !DILocation(line: 17, column: 27, scope: !216)
!216 = distinct !DILexicalBlock(scope: !207, file: !185, line: 16, column: 5)
!217 = !DILocation(line: 909, column: 18, scope: !218, inlinedAt: !220)
!218 = distinct !DILexicalBlock(scope: !219, file: !22, line: 908, column: 9)
!219 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 905, type: !19, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!220 = distinct !DILocation(line: 20, column: 15, scope: !216)
!221 = !DILocation(line: 552, column: 14, scope: !222, inlinedAt: !224)
!222 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!223 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!224 = distinct !DILocation(line: 1315, column: 9, scope: !225, inlinedAt: !227)
!225 = distinct !DILexicalBlock(scope: !226, file: !223, line: 1307, column: 5)
!226 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1304, type: !19, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!227 = distinct !DILocation(line: 915, column: 13, scope: !228, inlinedAt: !220)
!228 = distinct !DILexicalBlock(scope: !218, file: !22, line: 909, column: 9)
!229 = !{!230}
!230 = distinct !{!230, !231, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort: %self.0"}
!231 = distinct !{!231, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort"}
!232 = !DILocation(line: 643, column: 9, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 628, type: !19, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!234 = distinct !DILocation(line: 1316, column: 9, scope: !225, inlinedAt: !227)
!235 = !DILocation(line: 552, column: 14, scope: !222, inlinedAt: !236)
!236 = distinct !DILocation(line: 1317, column: 9, scope: !225, inlinedAt: !227)
!237 = !DILocation(line: 17, column: 24, scope: !216)
!238 = !DILocation(line: 18, column: 13, scope: !216)
!239 = !DILocation(line: 0, scope: !216)
!240 = !DILocation(line: 1076, column: 12, scope: !241, inlinedAt: !243)
!241 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs3KQZ4soiI0h_4sort", scope: !242, file: !40, line: 1072, type: !19, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!242 = !DINamespace(name: "Ord", scope: !43)
!243 = !DILocation(line: 1574, column: 8, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs3KQZ4soiI0h_4sort", scope: !43, file: !40, line: 1573, type: !19, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!245 = !DILocation(line: 28, column: 32, scope: !246)
!246 = distinct !DILexicalBlock(scope: !216, file: !185, line: 17, column: 9)
!247 = !DILocation(line: 43, column: 28, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "sift_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !186, file: !185, line: 37, type: !19, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!249 = distinct !DILocation(line: 28, column: 13, scope: !246)
!250 = !DILocation(line: 43, column: 9, scope: !248, inlinedAt: !249)
!251 = !DILocation(line: 52, column: 25, scope: !252, inlinedAt: !249)
!252 = distinct !DILexicalBlock(scope: !253, file: !185, line: 48, column: 5)
!253 = distinct !DILexicalBlock(scope: !248, file: !185, line: 46, column: 5)
!254 = !DILocation(line: 53, column: 12, scope: !255, inlinedAt: !249)
!255 = distinct !DILexicalBlock(scope: !252, file: !185, line: 52, column: 9)
!256 = !DILocation(line: 60, column: 16, scope: !255, inlinedAt: !249)
!257 = !DILocation(line: 961, column: 18, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!259 = distinct !DILocation(line: 64, column: 43, scope: !255, inlinedAt: !249)
!260 = !DILocation(line: 961, column: 18, scope: !258, inlinedAt: !261)
!261 = distinct !DILocation(line: 64, column: 64, scope: !255, inlinedAt: !249)
!262 = !DILocation(line: 64, column: 26, scope: !255, inlinedAt: !249)
!263 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !264)
!264 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !265)
!265 = distinct !DILocation(line: 64, column: 26, scope: !255, inlinedAt: !249)
!266 = !DILocation(line: 64, column: 17, scope: !255, inlinedAt: !249)
!267 = !DILocation(line: 60, column: 13, scope: !255, inlinedAt: !249)
!268 = !DILocation(line: 0, scope: !252, inlinedAt: !249)
!269 = !DILocation(line: 961, column: 18, scope: !258, inlinedAt: !270)
!270 = distinct !DILocation(line: 68, column: 34, scope: !255, inlinedAt: !249)
!271 = !DILocation(line: 961, column: 18, scope: !258, inlinedAt: !272)
!272 = distinct !DILocation(line: 68, column: 54, scope: !255, inlinedAt: !249)
!273 = !DILocation(line: 68, column: 17, scope: !255, inlinedAt: !249)
!274 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !275)
!275 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !276)
!276 = distinct !DILocation(line: 68, column: 17, scope: !255, inlinedAt: !249)
!277 = !{!278}
!278 = distinct !{!278, !279, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort: %x"}
!279 = distinct !{!279, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort"}
!280 = !DILocation(line: 1476, column: 30, scope: !281, inlinedAt: !285)
!281 = distinct !DILexicalBlock(scope: !282, file: !223, line: 1468, column: 9)
!282 = distinct !DILexicalBlock(scope: !283, file: !223, line: 1467, column: 9)
!283 = distinct !DISubprogram(name: "swap_nonoverlapping_short", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_short", scope: !284, file: !223, line: 1461, type: !19, scopeLine: 1461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!284 = !DINamespace(name: "swap_nonoverlapping_bytes", scope: !136)
!285 = distinct !DILocation(line: 1500, column: 18, scope: !286, inlinedAt: !292)
!286 = distinct !DILexicalBlock(scope: !287, file: !223, line: 1497, column: 9)
!287 = distinct !DILexicalBlock(scope: !288, file: !223, line: 1495, column: 44)
!288 = distinct !DILexicalBlock(scope: !289, file: !223, line: 1489, column: 5)
!289 = distinct !DILexicalBlock(scope: !290, file: !223, line: 1488, column: 5)
!290 = distinct !DILexicalBlock(scope: !291, file: !223, line: 1486, column: 5)
!291 = distinct !DISubprogram(name: "swap_nonoverlapping_bytes", linkageName: "_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes", scope: !136, file: !223, line: 1445, type: !19, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!292 = distinct !DILocation(line: 1402, column: 26, scope: !293, inlinedAt: !299)
!293 = distinct !DILexicalBlock(scope: !294, file: !223, line: 1399, column: 54)
!294 = distinct !DILexicalBlock(scope: !295, file: !223, line: 1398, column: 13)
!295 = distinct !DILexicalBlock(scope: !296, file: !223, line: 1395, column: 13)
!296 = distinct !DISubprogram(name: "runtime<i32>", linkageName: "_RINvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping7runtimelECs3KQZ4soiI0h_4sort", scope: !298, file: !297, line: 2435, type: !19, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!297 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!298 = !DINamespace(name: "swap_nonoverlapping", scope: !136)
!299 = distinct !DILocation(line: 2448, column: 9, scope: !300, inlinedAt: !302)
!300 = !DILexicalBlockFile(scope: !301, file: !297, discriminator: 0)
!301 = distinct !DISubprogram(name: "swap_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1368, type: !19, scopeLine: 1368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!302 = distinct !DILocation(line: 72, column: 13, scope: !255, inlinedAt: !249)
!303 = !{!304}
!304 = distinct !{!304, !279, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort: %y"}
!305 = !DILocation(line: 1440, column: 5, scope: !306, inlinedAt: !309)
!306 = distinct !DILexicalBlock(scope: !307, file: !223, line: 1439, column: 5)
!307 = distinct !DILexicalBlock(scope: !308, file: !223, line: 1438, column: 5)
!308 = distinct !DISubprogram(name: "swap_chunk<4>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1437, type: !19, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!309 = distinct !DILocation(line: 1476, column: 30, scope: !281, inlinedAt: !285)
!310 = !DILocation(line: 1441, column: 5, scope: !306, inlinedAt: !309)
!311 = !DILocation(line: 1915, column: 50, scope: !312, inlinedAt: !190)
!312 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !313, file: !40, line: 1915, type: !19, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!313 = !DINamespace(name: "{impl#58}", scope: !42)
!314 = distinct !DISubprogram(name: "quicksort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !316, file: !315, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!315 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/quicksort.rs", directory: "", checksumkind: CSK_MD5, checksum: "e6a83127a2b707e97e5c7026cf4bb1a4")
!316 = !DINamespace(name: "quicksort", scope: !8)
!317 = !DILocation(line: 30, column: 12, scope: !314)
!318 = !DILocation(line: 37, column: 12, scope: !314)
!319 = !{!320}
!320 = distinct !{!320, !321, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!321 = distinct !{!321, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!322 = !DILocation(line: 164, column: 13, scope: !323, inlinedAt: !327)
!323 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs4_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !325, file: !324, line: 157, type: !19, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!324 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/smallsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "8c9626ba4802244e0fd645526c52bc5d")
!325 = !DINamespace(name: "{impl#6}", scope: !326)
!326 = !DINamespace(name: "smallsort", scope: !29)
!327 = distinct !DILocation(line: 101, column: 9, scope: !328, inlinedAt: !330)
!328 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs1_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_25UnstableSmallSortTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !329, file: !324, line: 97, type: !19, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!329 = !DINamespace(name: "{impl#3}", scope: !326)
!330 = distinct !DILocation(line: 31, column: 13, scope: !314)
!331 = !DILocation(line: 319, column: 8, scope: !332, inlinedAt: !334)
!332 = distinct !DILexicalBlock(scope: !333, file: !324, line: 318, column: 5)
!333 = distinct !DISubprogram(name: "small_sort_network<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 311, type: !19, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!334 = distinct !DILocation(line: 164, column: 13, scope: !323, inlinedAt: !327)
!335 = !DILocation(line: 327, column: 9, scope: !332, inlinedAt: !334)
!336 = !DILocation(line: 329, column: 21, scope: !337, inlinedAt: !334)
!337 = distinct !DILexicalBlock(scope: !332, file: !324, line: 327, column: 5)
!338 = !DILocation(line: 330, column: 20, scope: !339, inlinedAt: !334)
!339 = distinct !DILexicalBlock(scope: !337, file: !324, line: 329, column: 5)
!340 = !DILocation(line: 333, column: 30, scope: !341, inlinedAt: !334)
!341 = distinct !DILexicalBlock(scope: !342, file: !324, line: 332, column: 5)
!342 = distinct !DILexicalBlock(scope: !339, file: !324, line: 330, column: 5)
!343 = !DILocation(line: 338, column: 5, scope: !344, inlinedAt: !334)
!344 = distinct !DILexicalBlock(scope: !345, file: !324, line: 335, column: 5)
!345 = distinct !DILexicalBlock(scope: !341, file: !324, line: 333, column: 5)
!346 = !DILocation(line: 0, scope: !345, inlinedAt: !334)
!347 = !DILocation(line: 339, column: 32, scope: !344, inlinedAt: !334)
!348 = !DILocation(line: 342, column: 19, scope: !344, inlinedAt: !334)
!349 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!351 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !354)
!352 = distinct !DILexicalBlock(scope: !353, file: !324, line: 393, column: 9)
!353 = distinct !DISubprogram(name: "swap_if_less<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 386, type: !19, scopeLine: 386, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!354 = distinct !DILocation(line: 490, column: 9, scope: !355, inlinedAt: !357)
!355 = distinct !DILexicalBlock(scope: !356, file: !324, line: 483, column: 5)
!356 = distinct !DISubprogram(name: "sort13_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 475, type: !19, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!357 = distinct !DILocation(line: 340, column: 13, scope: !344, inlinedAt: !334)
!358 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !354)
!359 = distinct !DILexicalBlock(scope: !352, file: !324, line: 394, column: 9)
!360 = !{!361, !363, !320}
!361 = distinct !{!361, !362, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!362 = distinct !{!362, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!363 = distinct !{!363, !364, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!364 = distinct !{!364, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!365 = !{!366}
!366 = distinct !{!366, !362, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!367 = !{!366, !363, !320}
!368 = !{!361}
!369 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1682, type: !19, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!371 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !354)
!372 = distinct !DILexicalBlock(scope: !373, file: !324, line: 412, column: 9)
!373 = distinct !DILexicalBlock(scope: !374, file: !324, line: 411, column: 9)
!374 = distinct !DILexicalBlock(scope: !359, file: !324, line: 401, column: 9)
!375 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 628, type: !19, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!377 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !354)
!378 = distinct !DILexicalBlock(scope: !372, file: !324, line: 414, column: 9)
!379 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !380)
!380 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !381)
!381 = distinct !DILocation(line: 491, column: 9, scope: !355, inlinedAt: !357)
!382 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !383)
!383 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !381)
!384 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !381)
!385 = !{!386, !363, !320}
!386 = distinct !{!386, !387, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!387 = distinct !{!387, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!388 = !{!389}
!389 = distinct !{!389, !387, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!390 = !{!389, !363, !320}
!391 = !{!386}
!392 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !393)
!393 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !381)
!394 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !395)
!395 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !381)
!396 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !397)
!397 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !398)
!398 = distinct !DILocation(line: 492, column: 9, scope: !355, inlinedAt: !357)
!399 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !400)
!400 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !398)
!401 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !398)
!402 = !{!403, !363, !320}
!403 = distinct !{!403, !404, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!404 = distinct !{!404, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!405 = !{!406}
!406 = distinct !{!406, !404, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!407 = !{!406, !363, !320}
!408 = !{!403}
!409 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !410)
!410 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !398)
!411 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !412)
!412 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !398)
!413 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !414)
!414 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !415)
!415 = distinct !DILocation(line: 493, column: 9, scope: !355, inlinedAt: !357)
!416 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !417)
!417 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !415)
!418 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !415)
!419 = !{!420, !363, !320}
!420 = distinct !{!420, !421, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!421 = distinct !{!421, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!422 = !{!423}
!423 = distinct !{!423, !421, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!424 = !{!423, !363, !320}
!425 = !{!420}
!426 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !427)
!427 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !415)
!428 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !429)
!429 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !415)
!430 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !431)
!431 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !432)
!432 = distinct !DILocation(line: 494, column: 9, scope: !355, inlinedAt: !357)
!433 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !434)
!434 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !432)
!435 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !432)
!436 = !{!437, !363, !320}
!437 = distinct !{!437, !438, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!438 = distinct !{!438, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!439 = !{!440}
!440 = distinct !{!440, !438, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!441 = !{!440, !363, !320}
!442 = !{!437}
!443 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !444)
!444 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !432)
!445 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !446)
!446 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !432)
!447 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !448)
!448 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !449)
!449 = distinct !DILocation(line: 495, column: 9, scope: !355, inlinedAt: !357)
!450 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !451)
!451 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !449)
!452 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !449)
!453 = !{!454, !363, !320}
!454 = distinct !{!454, !455, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!455 = distinct !{!455, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!456 = !{!457}
!457 = distinct !{!457, !455, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!458 = !{!457, !363, !320}
!459 = !{!454}
!460 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !461)
!461 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !449)
!462 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !463)
!463 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !449)
!464 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !465)
!465 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !466)
!466 = distinct !DILocation(line: 496, column: 9, scope: !355, inlinedAt: !357)
!467 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !468)
!468 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !466)
!469 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !470)
!470 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !471)
!471 = distinct !DILocation(line: 497, column: 9, scope: !355, inlinedAt: !357)
!472 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !473)
!473 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !471)
!474 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !475)
!475 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !476)
!476 = distinct !DILocation(line: 498, column: 9, scope: !355, inlinedAt: !357)
!477 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !476)
!478 = !{!479, !363, !320}
!479 = distinct !{!479, !480, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!480 = distinct !{!480, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!481 = !{!482}
!482 = distinct !{!482, !480, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!483 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !484)
!484 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !476)
!485 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !486)
!486 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !476)
!487 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !488)
!488 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !489)
!489 = distinct !DILocation(line: 499, column: 9, scope: !355, inlinedAt: !357)
!490 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !491)
!491 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !489)
!492 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !493)
!493 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !494)
!494 = distinct !DILocation(line: 500, column: 9, scope: !355, inlinedAt: !357)
!495 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !496)
!496 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !494)
!497 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !498)
!498 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !499)
!499 = distinct !DILocation(line: 501, column: 9, scope: !355, inlinedAt: !357)
!500 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !501)
!501 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !499)
!502 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !503)
!503 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !504)
!504 = distinct !DILocation(line: 502, column: 9, scope: !355, inlinedAt: !357)
!505 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !506)
!506 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !504)
!507 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !508)
!508 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !509)
!509 = distinct !DILocation(line: 503, column: 9, scope: !355, inlinedAt: !357)
!510 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !511)
!511 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !509)
!512 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !513)
!513 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !514)
!514 = distinct !DILocation(line: 504, column: 9, scope: !355, inlinedAt: !357)
!515 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !516)
!516 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !514)
!517 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !518)
!518 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !519)
!519 = distinct !DILocation(line: 505, column: 9, scope: !355, inlinedAt: !357)
!520 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !521)
!521 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !519)
!522 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !523)
!523 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !524)
!524 = distinct !DILocation(line: 506, column: 9, scope: !355, inlinedAt: !357)
!525 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !526)
!526 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !524)
!527 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !528)
!528 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !529)
!529 = distinct !DILocation(line: 507, column: 9, scope: !355, inlinedAt: !357)
!530 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !531)
!531 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !529)
!532 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !533)
!533 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !534)
!534 = distinct !DILocation(line: 508, column: 9, scope: !355, inlinedAt: !357)
!535 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !536)
!536 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !534)
!537 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !538)
!538 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !539)
!539 = distinct !DILocation(line: 509, column: 9, scope: !355, inlinedAt: !357)
!540 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !541)
!541 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !539)
!542 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !543)
!543 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !544)
!544 = distinct !DILocation(line: 510, column: 9, scope: !355, inlinedAt: !357)
!545 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !546)
!546 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !544)
!547 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !549)
!548 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!549 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !544)
!550 = !{!363, !320}
!551 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !552)
!552 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !553)
!553 = distinct !DILocation(line: 511, column: 9, scope: !355, inlinedAt: !357)
!554 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !555)
!555 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !553)
!556 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !557)
!557 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !558)
!558 = distinct !DILocation(line: 512, column: 9, scope: !355, inlinedAt: !357)
!559 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !560)
!560 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !558)
!561 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !562)
!562 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !563)
!563 = distinct !DILocation(line: 513, column: 9, scope: !355, inlinedAt: !357)
!564 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !565)
!565 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !563)
!566 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !567)
!567 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !568)
!568 = distinct !DILocation(line: 514, column: 9, scope: !355, inlinedAt: !357)
!569 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !570)
!570 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !568)
!571 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !572)
!572 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !573)
!573 = distinct !DILocation(line: 515, column: 9, scope: !355, inlinedAt: !357)
!574 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !575)
!575 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !573)
!576 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !577)
!577 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !578)
!578 = distinct !DILocation(line: 516, column: 9, scope: !355, inlinedAt: !357)
!579 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !580)
!580 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !578)
!581 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !582)
!582 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !583)
!583 = distinct !DILocation(line: 517, column: 9, scope: !355, inlinedAt: !357)
!584 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !585)
!585 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !583)
!586 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !587)
!587 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !588)
!588 = distinct !DILocation(line: 518, column: 9, scope: !355, inlinedAt: !357)
!589 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !590)
!590 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !588)
!591 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !592)
!592 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !593)
!593 = distinct !DILocation(line: 519, column: 9, scope: !355, inlinedAt: !357)
!594 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !595)
!595 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !593)
!596 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !597)
!597 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !598)
!598 = distinct !DILocation(line: 520, column: 9, scope: !355, inlinedAt: !357)
!599 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !600)
!600 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !598)
!601 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !602)
!602 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !598)
!603 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !604)
!604 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !605)
!605 = distinct !DILocation(line: 521, column: 9, scope: !355, inlinedAt: !357)
!606 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !607)
!607 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !605)
!608 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !609)
!609 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !610)
!610 = distinct !DILocation(line: 522, column: 9, scope: !355, inlinedAt: !357)
!611 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !612)
!612 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !610)
!613 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !614)
!614 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !615)
!615 = distinct !DILocation(line: 523, column: 9, scope: !355, inlinedAt: !357)
!616 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !617)
!617 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !615)
!618 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !619)
!619 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !620)
!620 = distinct !DILocation(line: 524, column: 9, scope: !355, inlinedAt: !357)
!621 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !622)
!622 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !620)
!623 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !624)
!624 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !620)
!625 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !626)
!626 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !627)
!627 = distinct !DILocation(line: 525, column: 9, scope: !355, inlinedAt: !357)
!628 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !629)
!629 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !627)
!630 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !631)
!631 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !632)
!632 = distinct !DILocation(line: 526, column: 9, scope: !355, inlinedAt: !357)
!633 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !634)
!634 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !632)
!635 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !636)
!636 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !637)
!637 = distinct !DILocation(line: 527, column: 9, scope: !355, inlinedAt: !357)
!638 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !639)
!639 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !637)
!640 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !641)
!641 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !642)
!642 = distinct !DILocation(line: 528, column: 9, scope: !355, inlinedAt: !357)
!643 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !644)
!644 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !642)
!645 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !646)
!646 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !647)
!647 = distinct !DILocation(line: 529, column: 9, scope: !355, inlinedAt: !357)
!648 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !649)
!649 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !647)
!650 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !651)
!651 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !652)
!652 = distinct !DILocation(line: 530, column: 9, scope: !355, inlinedAt: !357)
!653 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !654)
!654 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !652)
!655 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !656)
!656 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !657)
!657 = distinct !DILocation(line: 531, column: 9, scope: !355, inlinedAt: !357)
!658 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !659)
!659 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !657)
!660 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !661)
!661 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !657)
!662 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !663)
!663 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !664)
!664 = distinct !DILocation(line: 532, column: 9, scope: !355, inlinedAt: !357)
!665 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !666)
!666 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !664)
!667 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !668)
!668 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !664)
!669 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !670)
!670 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !671)
!671 = distinct !DILocation(line: 533, column: 9, scope: !355, inlinedAt: !357)
!672 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !673)
!673 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !671)
!674 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !675)
!675 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !671)
!676 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !677)
!677 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !678)
!678 = distinct !DILocation(line: 534, column: 9, scope: !355, inlinedAt: !357)
!679 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !680)
!680 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !678)
!681 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !682)
!682 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !678)
!683 = !DILocation(line: 339, column: 29, scope: !344, inlinedAt: !334)
!684 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !685)
!685 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !686)
!686 = distinct !DILocation(line: 441, column: 9, scope: !687, inlinedAt: !689)
!687 = distinct !DILexicalBlock(scope: !688, file: !324, line: 434, column: 5)
!688 = distinct !DISubprogram(name: "sort9_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 426, type: !19, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!689 = distinct !DILocation(line: 343, column: 13, scope: !344, inlinedAt: !334)
!690 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !686)
!691 = !{!692, !694, !320}
!692 = distinct !{!692, !693, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!693 = distinct !{!693, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!694 = distinct !{!694, !695, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!695 = distinct !{!695, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!696 = !{!697}
!697 = distinct !{!697, !693, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!698 = !{!697, !694, !320}
!699 = !{!692}
!700 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !701)
!701 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !686)
!702 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !703)
!703 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !686)
!704 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !705)
!705 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !706)
!706 = distinct !DILocation(line: 442, column: 9, scope: !687, inlinedAt: !689)
!707 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !708)
!708 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !706)
!709 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !706)
!710 = !{!711, !694, !320}
!711 = distinct !{!711, !712, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!712 = distinct !{!712, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!713 = !{!714}
!714 = distinct !{!714, !712, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!715 = !{!714, !694, !320}
!716 = !{!711}
!717 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !718)
!718 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !706)
!719 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !720)
!720 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !706)
!721 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !722)
!722 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !723)
!723 = distinct !DILocation(line: 443, column: 9, scope: !687, inlinedAt: !689)
!724 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !725)
!725 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !723)
!726 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !723)
!727 = !{!728, !694, !320}
!728 = distinct !{!728, !729, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!729 = distinct !{!729, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!730 = !{!731}
!731 = distinct !{!731, !729, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!732 = !{!731, !694, !320}
!733 = !{!728}
!734 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !735)
!735 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !723)
!736 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !737)
!737 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !723)
!738 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !739)
!739 = distinct !DILocation(line: 393, column: 26, scope: !353, inlinedAt: !740)
!740 = distinct !DILocation(line: 444, column: 9, scope: !687, inlinedAt: !689)
!741 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !742)
!742 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !740)
!743 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !740)
!744 = !{!745, !694, !320}
!745 = distinct !{!745, !746, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!746 = distinct !{!746, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!747 = !{!748}
!748 = distinct !{!748, !746, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!749 = !{!748, !694, !320}
!750 = !{!745}
!751 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !752)
!752 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !740)
!753 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !754)
!754 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !740)
!755 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !756)
!756 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !757)
!757 = distinct !DILocation(line: 445, column: 9, scope: !687, inlinedAt: !689)
!758 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !759)
!759 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !757)
!760 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !761)
!761 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !762)
!762 = distinct !DILocation(line: 446, column: 9, scope: !687, inlinedAt: !689)
!763 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !764)
!764 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !762)
!765 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !766)
!766 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !767)
!767 = distinct !DILocation(line: 447, column: 9, scope: !687, inlinedAt: !689)
!768 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !769)
!769 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !767)
!770 = !DILocation(line: 961, column: 18, scope: !350, inlinedAt: !771)
!771 = distinct !DILocation(line: 394, column: 26, scope: !352, inlinedAt: !772)
!772 = distinct !DILocation(line: 448, column: 9, scope: !687, inlinedAt: !689)
!773 = !DILocation(line: 401, column: 27, scope: !359, inlinedAt: !772)
!774 = !{!775, !694, !320}
!775 = distinct !{!775, !776, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!776 = distinct !{!776, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!777 = !{!778}
!778 = distinct !{!778, !776, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!779 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !780)
!780 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !772)
!781 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !782)
!782 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !772)
!783 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !784)
!784 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !785)
!785 = distinct !DILocation(line: 449, column: 9, scope: !687, inlinedAt: !689)
!786 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !787)
!787 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !785)
!788 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !789)
!789 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !790)
!790 = distinct !DILocation(line: 450, column: 9, scope: !687, inlinedAt: !689)
!791 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !792)
!792 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !790)
!793 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !794)
!794 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !795)
!795 = distinct !DILocation(line: 451, column: 9, scope: !687, inlinedAt: !689)
!796 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !797)
!797 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !795)
!798 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !799)
!799 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !800)
!800 = distinct !DILocation(line: 452, column: 9, scope: !687, inlinedAt: !689)
!801 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !802)
!802 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !800)
!803 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !804)
!804 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !805)
!805 = distinct !DILocation(line: 453, column: 9, scope: !687, inlinedAt: !689)
!806 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !807)
!807 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !805)
!808 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !809)
!809 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !810)
!810 = distinct !DILocation(line: 454, column: 9, scope: !687, inlinedAt: !689)
!811 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !812)
!812 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !810)
!813 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !814)
!814 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !815)
!815 = distinct !DILocation(line: 455, column: 9, scope: !687, inlinedAt: !689)
!816 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !817)
!817 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !815)
!818 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !819)
!819 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !820)
!820 = distinct !DILocation(line: 456, column: 9, scope: !687, inlinedAt: !689)
!821 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !822)
!822 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !820)
!823 = !{!694, !320}
!824 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !825)
!825 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !826)
!826 = distinct !DILocation(line: 457, column: 9, scope: !687, inlinedAt: !689)
!827 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !828)
!828 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !826)
!829 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !830)
!830 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !831)
!831 = distinct !DILocation(line: 458, column: 9, scope: !687, inlinedAt: !689)
!832 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !833)
!833 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !831)
!834 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !835)
!835 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !836)
!836 = distinct !DILocation(line: 459, column: 9, scope: !687, inlinedAt: !689)
!837 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !838)
!838 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !836)
!839 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !840)
!840 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !836)
!841 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !842)
!842 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !843)
!843 = distinct !DILocation(line: 460, column: 9, scope: !687, inlinedAt: !689)
!844 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !845)
!845 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !843)
!846 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !847)
!847 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !848)
!848 = distinct !DILocation(line: 461, column: 9, scope: !687, inlinedAt: !689)
!849 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !850)
!850 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !848)
!851 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !852)
!852 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !853)
!853 = distinct !DILocation(line: 462, column: 9, scope: !687, inlinedAt: !689)
!854 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !855)
!855 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !853)
!856 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !857)
!857 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !853)
!858 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !859)
!859 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !860)
!860 = distinct !DILocation(line: 463, column: 9, scope: !687, inlinedAt: !689)
!861 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !862)
!862 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !860)
!863 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !864)
!864 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !860)
!865 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !866)
!866 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !867)
!867 = distinct !DILocation(line: 464, column: 9, scope: !687, inlinedAt: !689)
!868 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !869)
!869 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !867)
!870 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !871)
!871 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !867)
!872 = !DILocation(line: 1721, column: 9, scope: !370, inlinedAt: !873)
!873 = distinct !DILocation(line: 414, column: 46, scope: !372, inlinedAt: !874)
!874 = distinct !DILocation(line: 465, column: 9, scope: !687, inlinedAt: !689)
!875 = !DILocation(line: 643, column: 9, scope: !376, inlinedAt: !876)
!876 = distinct !DILocation(line: 415, column: 9, scope: !378, inlinedAt: !874)
!877 = !DILocation(line: 552, column: 14, scope: !548, inlinedAt: !878)
!878 = distinct !DILocation(line: 416, column: 9, scope: !378, inlinedAt: !874)
!879 = !DILocation(line: 342, column: 16, scope: !344, inlinedAt: !334)
!880 = !DILocation(line: 0, scope: !344, inlinedAt: !334)
!881 = !DILocation(line: 586, column: 8, scope: !882, inlinedAt: !884)
!882 = distinct !DILexicalBlock(scope: !883, file: !324, line: 585, column: 5)
!883 = distinct !DISubprogram(name: "insertion_sort_shift_left<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 580, type: !19, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!884 = distinct !DILocation(line: 349, column: 9, scope: !885, inlinedAt: !334)
!885 = distinct !DILexicalBlock(scope: !344, file: !324, line: 339, column: 9)
!886 = !DILocation(line: 587, column: 9, scope: !882, inlinedAt: !884)
!887 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !889)
!888 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!889 = distinct !DILocation(line: 597, column: 28, scope: !890, inlinedAt: !884)
!890 = distinct !DILexicalBlock(scope: !882, file: !324, line: 596, column: 9)
!891 = !DILocation(line: 599, column: 15, scope: !892, inlinedAt: !884)
!892 = distinct !DILexicalBlock(scope: !893, file: !324, line: 598, column: 9)
!893 = distinct !DILexicalBlock(scope: !890, file: !324, line: 597, column: 9)
!894 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !895)
!895 = distinct !DILocation(line: 598, column: 31, scope: !893, inlinedAt: !884)
!896 = !DILocation(line: 547, column: 13, scope: !897, inlinedAt: !899)
!897 = distinct !DILexicalBlock(scope: !898, file: !324, line: 546, column: 9)
!898 = distinct !DISubprogram(name: "insert_tail<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 542, type: !19, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!899 = distinct !DILocation(line: 602, column: 13, scope: !892, inlinedAt: !884)
!900 = !DILocation(line: 1072, column: 22, scope: !901, inlinedAt: !902)
!901 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 1033, type: !19, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!902 = distinct !DILocation(line: 546, column: 29, scope: !898, inlinedAt: !899)
!903 = !{!904, !906, !320}
!904 = distinct !{!904, !905, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!905 = distinct !{!905, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!906 = distinct !{!906, !907, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!907 = distinct !{!907, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!908 = !{!909}
!909 = distinct !{!909, !905, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!910 = !{!909, !906, !320}
!911 = !{!904}
!912 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !913)
!913 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !914)
!914 = distinct !DILocation(line: 547, column: 13, scope: !897, inlinedAt: !899)
!915 = !DILocation(line: 552, column: 14, scope: !916, inlinedAt: !917)
!916 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!917 = distinct !DILocation(line: 563, column: 13, scope: !918, inlinedAt: !899)
!918 = distinct !DILexicalBlock(scope: !919, file: !324, line: 557, column: 9)
!919 = distinct !DILexicalBlock(scope: !897, file: !324, line: 556, column: 9)
!920 = !DILocation(line: 0, scope: !919, inlinedAt: !899)
!921 = !DILocation(line: 0, scope: !898, inlinedAt: !899)
!922 = !{!906, !320}
!923 = !DILocation(line: 566, column: 16, scope: !918, inlinedAt: !899)
!924 = !DILocation(line: 1072, column: 22, scope: !901, inlinedAt: !925)
!925 = distinct !DILocation(line: 571, column: 25, scope: !918, inlinedAt: !899)
!926 = !DILocation(line: 572, column: 17, scope: !918, inlinedAt: !899)
!927 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !928)
!928 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !929)
!929 = distinct !DILocation(line: 572, column: 17, scope: !918, inlinedAt: !899)
!930 = !DILocation(line: 552, column: 14, scope: !931, inlinedAt: !932)
!931 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!932 = distinct !DILocation(line: 306, column: 13, scope: !933, inlinedAt: !935)
!933 = distinct !DISubprogram(name: "drop<i32>", linkageName: "_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort", scope: !934, file: !324, line: 302, type: !19, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!934 = !DINamespace(name: "{impl#7}", scope: !326)
!935 = distinct !DILocation(line: 810, column: 1, scope: !936, inlinedAt: !937)
!936 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 810, type: !19, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!937 = distinct !DILocation(line: 576, column: 5, scope: !919, inlinedAt: !899)
!938 = !{!939, !941}
!939 = distinct !{!939, !940, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort: %self"}
!940 = distinct !{!940, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort"}
!941 = distinct !{!941, !942, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort: %_1"}
!942 = distinct !{!942, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort"}
!943 = !DILocation(line: 577, column: 2, scope: !898, inlinedAt: !899)
!944 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !945)
!945 = distinct !DILocation(line: 605, column: 25, scope: !892, inlinedAt: !884)
!946 = !DILocation(line: 351, column: 12, scope: !885, inlinedAt: !334)
!947 = !DILocation(line: 355, column: 12, scope: !885, inlinedAt: !334)
!948 = !{!949}
!949 = distinct !{!949, !950, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!950 = distinct !{!950, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!951 = !DILocation(line: 370, column: 9, scope: !952, inlinedAt: !334)
!952 = distinct !DILexicalBlock(scope: !344, file: !324, line: 369, column: 9)
!953 = !DILocation(line: 814, column: 37, scope: !954, inlinedAt: !962)
!954 = distinct !DILexicalBlock(scope: !955, file: !324, line: 813, column: 9)
!955 = distinct !DILexicalBlock(scope: !956, file: !324, line: 811, column: 9)
!956 = distinct !DILexicalBlock(scope: !957, file: !324, line: 810, column: 9)
!957 = distinct !DILexicalBlock(scope: !958, file: !324, line: 809, column: 9)
!958 = distinct !DILexicalBlock(scope: !959, file: !324, line: 797, column: 5)
!959 = distinct !DILexicalBlock(scope: !960, file: !324, line: 795, column: 5)
!960 = distinct !DILexicalBlock(scope: !961, file: !324, line: 794, column: 5)
!961 = distinct !DISubprogram(name: "bidirectional_merge<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 760, type: !19, scopeLine: 760, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!962 = distinct !DILocation(line: 370, column: 9, scope: !952, inlinedAt: !334)
!963 = !DILocation(line: 961, column: 18, scope: !964, inlinedAt: !965)
!964 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!965 = distinct !DILocation(line: 815, column: 31, scope: !966, inlinedAt: !962)
!966 = distinct !DILexicalBlock(scope: !954, file: !324, line: 814, column: 9)
!967 = !DILocation(line: 863, column: 18, scope: !968, inlinedAt: !969)
!968 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 829, type: !19, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!969 = distinct !DILocation(line: 814, column: 33, scope: !954, inlinedAt: !962)
!970 = !DILocation(line: 863, column: 18, scope: !968, inlinedAt: !971)
!971 = distinct !DILocation(line: 813, column: 32, scope: !955, inlinedAt: !962)
!972 = !DILocation(line: 900, column: 12, scope: !973, inlinedAt: !974)
!973 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs3KQZ4soiI0h_4sort", scope: !193, file: !192, line: 899, type: !19, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!974 = distinct !DILocation(line: 985, column: 14, scope: !975, inlinedAt: !977)
!975 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !976, file: !192, line: 984, type: !19, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!976 = !DINamespace(name: "{impl#6}", scope: !194)
!977 = distinct !DILocation(line: 817, column: 18, scope: !978, inlinedAt: !962)
!978 = !DILexicalBlockFile(scope: !979, file: !324, discriminator: 2)
!979 = distinct !DILexicalBlock(scope: !980, file: !324, line: 817, column: 9)
!980 = distinct !DILexicalBlock(scope: !966, file: !324, line: 815, column: 9)
!981 = !DILocation(line: 863, column: 18, scope: !982, inlinedAt: !983)
!982 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 829, type: !19, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!983 = distinct !DILocation(line: 707, column: 31, scope: !984, inlinedAt: !987)
!984 = distinct !DILexicalBlock(scope: !985, file: !324, line: 705, column: 9)
!985 = distinct !DILexicalBlock(scope: !986, file: !324, line: 704, column: 9)
!986 = distinct !DISubprogram(name: "merge_up<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 683, type: !19, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!987 = distinct !DILocation(line: 818, column: 34, scope: !979, inlinedAt: !962)
!988 = !DILocation(line: 863, column: 18, scope: !982, inlinedAt: !989)
!989 = distinct !DILocation(line: 708, column: 29, scope: !984, inlinedAt: !987)
!990 = !DILocation(line: 961, column: 18, scope: !991, inlinedAt: !992)
!991 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!992 = distinct !DILocation(line: 709, column: 19, scope: !984, inlinedAt: !987)
!993 = !DILocation(line: 468, column: 18, scope: !994, inlinedAt: !995)
!994 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 463, type: !19, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!995 = distinct !DILocation(line: 1136, column: 14, scope: !996, inlinedAt: !997)
!996 = distinct !DISubprogram(name: "wrapping_sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_subCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 1132, type: !19, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!997 = distinct !DILocation(line: 740, column: 31, scope: !998, inlinedAt: !1001)
!998 = distinct !DILexicalBlock(scope: !999, file: !324, line: 738, column: 9)
!999 = distinct !DILexicalBlock(scope: !1000, file: !324, line: 737, column: 9)
!1000 = distinct !DISubprogram(name: "merge_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !326, file: !324, line: 716, type: !19, scopeLine: 716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1001 = distinct !DILocation(line: 819, column: 46, scope: !979, inlinedAt: !962)
!1002 = !DILocation(line: 468, column: 18, scope: !994, inlinedAt: !1003)
!1003 = distinct !DILocation(line: 1136, column: 14, scope: !1004, inlinedAt: !1005)
!1004 = !DILexicalBlockFile(scope: !996, file: !151, discriminator: 2)
!1005 = distinct !DILocation(line: 741, column: 29, scope: !998, inlinedAt: !1001)
!1006 = !DILocation(line: 1072, column: 22, scope: !1007, inlinedAt: !1008)
!1007 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 1033, type: !19, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1008 = distinct !DILocation(line: 742, column: 19, scope: !998, inlinedAt: !1001)
!1009 = !DILocation(line: 704, column: 21, scope: !986, inlinedAt: !987)
!1010 = !{!1011, !949, !320}
!1011 = distinct !{!1011, !1012, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1012 = distinct !{!1012, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1013 = !{!1014}
!1014 = distinct !{!1014, !1012, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1015 = !{!1014, !949, !320}
!1016 = !{!1011}
!1017 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1019)
!1019 = distinct !DILocation(line: 704, column: 21, scope: !986, inlinedAt: !987)
!1020 = !DILocation(line: 704, column: 20, scope: !986, inlinedAt: !987)
!1021 = !DILocation(line: 552, column: 14, scope: !1022, inlinedAt: !1023)
!1022 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1023 = distinct !DILocation(line: 706, column: 9, scope: !984, inlinedAt: !987)
!1024 = !{!1025, !1027, !949, !320}
!1025 = distinct !{!1025, !1026, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %_0"}
!1026 = distinct !{!1026, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1027 = distinct !{!1027, !1026, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %is_less"}
!1028 = !DILocation(line: 707, column: 35, scope: !984, inlinedAt: !987)
!1029 = !DILocation(line: 708, column: 33, scope: !984, inlinedAt: !987)
!1030 = !DILocation(line: 737, column: 21, scope: !1000, inlinedAt: !1001)
!1031 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1033)
!1033 = distinct !DILocation(line: 737, column: 21, scope: !1000, inlinedAt: !1001)
!1034 = !DILocation(line: 737, column: 20, scope: !1000, inlinedAt: !1001)
!1035 = !DILocation(line: 552, column: 14, scope: !1036, inlinedAt: !1037)
!1036 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1037 = distinct !DILocation(line: 739, column: 9, scope: !998, inlinedAt: !1001)
!1038 = !{!1039, !1041, !949, !320}
!1039 = distinct !{!1039, !1040, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %_0"}
!1040 = distinct !{!1040, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1041 = distinct !{!1041, !1040, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %is_less"}
!1042 = !DILocation(line: 740, column: 44, scope: !998, inlinedAt: !1001)
!1043 = !DILocation(line: 741, column: 42, scope: !998, inlinedAt: !1001)
!1044 = !DILocation(line: 468, column: 18, scope: !1045, inlinedAt: !1046)
!1045 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 463, type: !19, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1046 = distinct !DILocation(line: 1057, column: 14, scope: !1047, inlinedAt: !1048)
!1047 = distinct !DISubprogram(name: "wrapping_add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_addCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 1053, type: !19, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1048 = distinct !DILocation(line: 822, column: 33, scope: !980, inlinedAt: !962)
!1049 = !DILocation(line: 468, column: 18, scope: !1045, inlinedAt: !1050)
!1050 = distinct !DILocation(line: 1057, column: 14, scope: !1051, inlinedAt: !1052)
!1051 = !DILexicalBlockFile(scope: !1047, file: !151, discriminator: 2)
!1052 = distinct !DILocation(line: 823, column: 35, scope: !1053, inlinedAt: !962)
!1053 = distinct !DILexicalBlock(scope: !980, file: !324, line: 822, column: 9)
!1054 = !DILocation(line: 3799, column: 22, scope: !1055, inlinedAt: !1056)
!1055 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14is_multiple_of", scope: !92, file: !90, line: 3796, type: !19, scopeLine: 3796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1056 = distinct !DILocation(line: 826, column: 17, scope: !1057, inlinedAt: !962)
!1057 = distinct !DILexicalBlock(scope: !1053, file: !324, line: 823, column: 9)
!1058 = !DILocation(line: 826, column: 13, scope: !1057, inlinedAt: !962)
!1059 = !DILocation(line: 552, column: 14, scope: !1060, inlinedAt: !1061)
!1060 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1061 = distinct !DILocation(line: 829, column: 13, scope: !1062, inlinedAt: !962)
!1062 = distinct !DILexicalBlock(scope: !1063, file: !324, line: 828, column: 13)
!1063 = distinct !DILexicalBlock(scope: !1057, file: !324, line: 827, column: 13)
!1064 = !{!949, !320}
!1065 = !DILocation(line: 826, column: 9, scope: !1057, inlinedAt: !962)
!1066 = !DILocation(line: 0, scope: !957, inlinedAt: !962)
!1067 = !DILocation(line: 0, scope: !958, inlinedAt: !962)
!1068 = !DILocation(line: 837, column: 12, scope: !1057, inlinedAt: !962)
!1069 = !{!"branch_weights", i32 4001, i32 4000000}
!1070 = !DILocation(line: 838, column: 13, scope: !1057, inlinedAt: !962)
!1071 = !DILocation(line: 552, column: 14, scope: !1072, inlinedAt: !1073)
!1072 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1073 = distinct !DILocation(line: 375, column: 9, scope: !952, inlinedAt: !334)
!1074 = !DILocation(line: 377, column: 2, scope: !333, inlinedAt: !334)
!1075 = !DILocation(line: 377, column: 1, scope: !332, inlinedAt: !334)
!1076 = !DILocation(line: 38, column: 13, scope: !314)
!1077 = !DILocation(line: 0, scope: !1078)
!1078 = !DILexicalBlockFile(scope: !314, file: !1079, discriminator: 0)
!1079 = !DIFile(filename: "examples/rust/sort.rs", directory: ".", checksumkind: CSK_MD5, checksum: "fab105f6228628db61cfce7ccb9abb15")
!1080 = !DILocation(line: 42, column: 9, scope: !314)
!1081 = !DILocation(line: 28, column: 25, scope: !1082, inlinedAt: !1085)
!1082 = distinct !DILexicalBlock(scope: !1083, file: !143, line: 27, column: 9)
!1083 = distinct !DILexicalBlock(scope: !1084, file: !143, line: 18, column: 5)
!1084 = distinct !DISubprogram(name: "choose_pivot<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !144, file: !143, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1085 = distinct !DILocation(line: 45, column: 25, scope: !314)
!1086 = !DILocation(line: 863, column: 18, scope: !1087, inlinedAt: !1088)
!1087 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 829, type: !19, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1088 = distinct !DILocation(line: 31, column: 24, scope: !1089, inlinedAt: !1085)
!1089 = distinct !DILexicalBlock(scope: !1090, file: !143, line: 30, column: 9)
!1090 = distinct !DILexicalBlock(scope: !1082, file: !143, line: 28, column: 9)
!1091 = !DILocation(line: 863, column: 18, scope: !1087, inlinedAt: !1092)
!1092 = distinct !DILocation(line: 32, column: 24, scope: !1093, inlinedAt: !1085)
!1093 = distinct !DILexicalBlock(scope: !1089, file: !143, line: 31, column: 9)
!1094 = !DILocation(line: 34, column: 12, scope: !1095, inlinedAt: !1085)
!1095 = distinct !DILexicalBlock(scope: !1093, file: !143, line: 32, column: 9)
!1096 = !DILocation(line: 37, column: 13, scope: !1095, inlinedAt: !1085)
!1097 = !DILocation(line: 34, column: 9, scope: !1095, inlinedAt: !1085)
!1098 = !DILocation(line: 82, column: 13, scope: !171, inlinedAt: !1099)
!1099 = distinct !DILocation(line: 35, column: 13, scope: !1095, inlinedAt: !1085)
!1100 = !{!1101, !1103}
!1101 = distinct !{!1101, !1102, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1102 = distinct !{!1102, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1103 = distinct !{!1103, !1104, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1104 = distinct !{!1104, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1105 = !{!1106}
!1106 = distinct !{!1106, !1102, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1107 = !{!1106, !1103}
!1108 = !{!1101}
!1109 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1111)
!1111 = distinct !DILocation(line: 82, column: 13, scope: !171, inlinedAt: !1099)
!1112 = !DILocation(line: 83, column: 13, scope: !177, inlinedAt: !1099)
!1113 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1114)
!1114 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1115)
!1115 = distinct !DILocation(line: 83, column: 13, scope: !177, inlinedAt: !1099)
!1116 = !DILocation(line: 84, column: 8, scope: !182, inlinedAt: !1099)
!1117 = !DILocation(line: 729, column: 18, scope: !1118, inlinedAt: !1119)
!1118 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl20offset_from_unsignedCs3KQZ4soiI0h_4sort", scope: !152, file: !151, line: 701, type: !19, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1119 = distinct !DILocation(line: 0, scope: !1095, inlinedAt: !1085)
!1120 = !DILocation(line: 42, column: 32, scope: !1121, inlinedAt: !1085)
!1121 = distinct !DILexicalBlock(scope: !1083, file: !143, line: 26, column: 5)
!1122 = !DILocation(line: 210, column: 9, scope: !1123, inlinedAt: !1126)
!1123 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !1125, file: !1124, line: 202, type: !19, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1124 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!1125 = !DINamespace(name: "hint", scope: !11)
!1126 = distinct !DILocation(line: 42, column: 9, scope: !1121, inlinedAt: !1085)
!1127 = !DILocation(line: 50, column: 26, scope: !1128)
!1128 = distinct !DILexicalBlock(scope: !1129, file: !315, line: 50, column: 41)
!1129 = distinct !DILexicalBlock(scope: !314, file: !315, line: 45, column: 9)
!1130 = !DILocation(line: 50, column: 16, scope: !1128)
!1131 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1133)
!1132 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1133 = distinct !DILocation(line: 1315, column: 9, scope: !1134, inlinedAt: !1136)
!1134 = distinct !DILexicalBlock(scope: !1135, file: !223, line: 1307, column: 5)
!1135 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1304, type: !19, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1136 = distinct !DILocation(line: 962, column: 13, scope: !1137, inlinedAt: !1139)
!1137 = distinct !DILexicalBlock(scope: !1138, file: !22, line: 959, column: 9)
!1138 = distinct !DISubprogram(name: "swap_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 948, type: !19, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1139 = distinct !DILocation(line: 111, column: 11, scope: !1140, inlinedAt: !1142)
!1140 = distinct !DILexicalBlock(scope: !1141, file: !315, line: 97, column: 5)
!1141 = distinct !DISubprogram(name: "partition<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !316, file: !315, line: 93, type: !19, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1142 = distinct !DILocation(line: 63, column: 22, scope: !1129)
!1143 = !{!1144, !1146}
!1144 = distinct !{!1144, !1145, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1145 = distinct !{!1145, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1146 = distinct !{!1146, !1147, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1147 = distinct !{!1147, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1148 = !DILocation(line: 643, column: 9, scope: !1149, inlinedAt: !1150)
!1149 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 628, type: !19, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1150 = distinct !DILocation(line: 1316, column: 9, scope: !1134, inlinedAt: !1136)
!1151 = !DILocation(line: 80, column: 2, scope: !314)
!1152 = !DILocation(line: 961, column: 18, scope: !1153, inlinedAt: !1154)
!1153 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1154 = distinct !DILocation(line: 962, column: 39, scope: !1137, inlinedAt: !1139)
!1155 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1156)
!1156 = distinct !DILocation(line: 1317, column: 9, scope: !1134, inlinedAt: !1136)
!1157 = !DILocation(line: 961, column: 18, scope: !1158, inlinedAt: !1159)
!1158 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1159 = distinct !DILocation(line: 2109, column: 40, scope: !1160, inlinedAt: !1163)
!1160 = distinct !DILexicalBlock(scope: !1161, file: !22, line: 2094, column: 9)
!1161 = distinct !DILexicalBlock(scope: !1162, file: !22, line: 2093, column: 9)
!1162 = distinct !DISubprogram(name: "split_at_mut_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl22split_at_mut_uncheckedCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 2092, type: !19, scopeLine: 2092, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1163 = distinct !DILocation(line: 2196, column: 32, scope: !1164, inlinedAt: !1165)
!1164 = distinct !DISubprogram(name: "split_at_mut_checked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl20split_at_mut_checkedCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 2192, type: !19, scopeLine: 2192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1165 = distinct !DILocation(line: 1987, column: 20, scope: !1166, inlinedAt: !1167)
!1166 = distinct !DISubprogram(name: "split_at_mut<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 1986, type: !19, scopeLine: 1986, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1167 = distinct !DILocation(line: 113, column: 38, scope: !1140, inlinedAt: !1142)
!1168 = !{!1169}
!1169 = distinct !{!1169, !1170, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1170 = distinct !{!1170, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1171 = !DILocation(line: 124, column: 18, scope: !1172, inlinedAt: !1142)
!1172 = distinct !DILexicalBlock(scope: !1173, file: !315, line: 120, column: 5)
!1173 = distinct !DILexicalBlock(scope: !1140, file: !315, line: 113, column: 5)
!1174 = !{!1175}
!1175 = distinct !{!1175, !1170, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %pivot"}
!1176 = !DILocation(line: 1721, column: 9, scope: !1177, inlinedAt: !1178)
!1177 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1682, type: !19, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1178 = distinct !DILocation(line: 298, column: 47, scope: !1179, inlinedAt: !1183)
!1179 = distinct !DILexicalBlock(scope: !1180, file: !315, line: 280, column: 9)
!1180 = distinct !DILexicalBlock(scope: !1181, file: !315, line: 258, column: 5)
!1181 = distinct !DILexicalBlock(scope: !1182, file: !315, line: 257, column: 5)
!1182 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !316, file: !315, line: 249, type: !19, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1183 = distinct !DILocation(line: 124, column: 18, scope: !1172, inlinedAt: !1142)
!1184 = !{!1169, !1146}
!1185 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1187)
!1186 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1187 = distinct !DILocation(line: 311, column: 33, scope: !1188, inlinedAt: !1183)
!1188 = distinct !DILexicalBlock(scope: !1189, file: !315, line: 309, column: 9)
!1189 = distinct !DILexicalBlock(scope: !1190, file: !315, line: 300, column: 9)
!1190 = distinct !DILexicalBlock(scope: !1179, file: !315, line: 298, column: 9)
!1191 = !DILocation(line: 0, scope: !1190, inlinedAt: !1183)
!1192 = !DILocation(line: 312, column: 15, scope: !1193, inlinedAt: !1183)
!1193 = distinct !DILexicalBlock(scope: !1188, file: !315, line: 311, column: 9)
!1194 = !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1197)
!1195 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1196, file: !315, line: 280, type: !19, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1196 = !DINamespace(name: "partition_lomuto_branchless_cyclic", scope: !316)
!1197 = distinct !DILocation(line: 328, column: 13, scope: !1198, inlinedAt: !1183)
!1198 = distinct !DILexicalBlock(scope: !1199, file: !315, line: 325, column: 13)
!1199 = distinct !DILexicalBlock(scope: !1193, file: !315, line: 323, column: 9)
!1200 = !{!1201, !1175, !1146}
!1201 = distinct !{!1201, !1202, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1202 = distinct !{!1202, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1203 = !{!1204, !1205, !1169}
!1204 = distinct !{!1204, !1202, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1205 = distinct !{!1205, !1206, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1206 = distinct !{!1206, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1207 = !DILocation(line: 325, column: 27, scope: !1199, inlinedAt: !1183)
!1208 = !DILocation(line: 326, column: 30, scope: !1198, inlinedAt: !1183)
!1209 = !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1210)
!1210 = distinct !DILocation(line: 328, column: 13, scope: !1198, inlinedAt: !1183)
!1211 = !{!1212, !1169, !1146}
!1212 = distinct !{!1212, !1213, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1213 = distinct !{!1213, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1214 = !{!1215, !1216, !1175}
!1215 = distinct !{!1215, !1213, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1216 = distinct !{!1216, !1217, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1217 = distinct !{!1217, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1218 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1219)
!1219 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1220)
!1220 = distinct !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1210)
!1221 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1223)
!1222 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1223 = distinct !DILocation(line: 282, column: 31, scope: !1224, inlinedAt: !1210)
!1224 = distinct !DILexicalBlock(scope: !1195, file: !315, line: 281, column: 13)
!1225 = !DILocation(line: 643, column: 9, scope: !1226, inlinedAt: !1227)
!1226 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 628, type: !19, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1227 = distinct !DILocation(line: 284, column: 13, scope: !1228, inlinedAt: !1210)
!1228 = distinct !DILexicalBlock(scope: !1224, file: !315, line: 282, column: 13)
!1229 = !{!1216, !1175}
!1230 = !DILocation(line: 552, column: 14, scope: !1231, inlinedAt: !1232)
!1231 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1232 = distinct !DILocation(line: 285, column: 13, scope: !1228, inlinedAt: !1210)
!1233 = !DILocation(line: 288, column: 29, scope: !1228, inlinedAt: !1210)
!1234 = !DILocation(line: 288, column: 13, scope: !1228, inlinedAt: !1210)
!1235 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1236)
!1236 = distinct !DILocation(line: 290, column: 39, scope: !1228, inlinedAt: !1210)
!1237 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1239)
!1239 = distinct !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1197)
!1240 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1241)
!1241 = distinct !DILocation(line: 282, column: 31, scope: !1224, inlinedAt: !1197)
!1242 = !DILocation(line: 643, column: 9, scope: !1226, inlinedAt: !1243)
!1243 = distinct !DILocation(line: 284, column: 13, scope: !1228, inlinedAt: !1197)
!1244 = !{!1205, !1175}
!1245 = !DILocation(line: 552, column: 14, scope: !1231, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 285, column: 13, scope: !1228, inlinedAt: !1197)
!1247 = !DILocation(line: 288, column: 29, scope: !1228, inlinedAt: !1197)
!1248 = !DILocation(line: 288, column: 13, scope: !1228, inlinedAt: !1197)
!1249 = !DILocation(line: 126, column: 8, scope: !1250, inlinedAt: !1142)
!1250 = distinct !DILexicalBlock(scope: !1172, file: !315, line: 124, column: 5)
!1251 = !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1252)
!1252 = distinct !DILocation(line: 314, column: 17, scope: !1193, inlinedAt: !1183)
!1253 = !{!1254, !1169, !1146}
!1254 = distinct !{!1254, !1255, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1255 = distinct !{!1255, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1256 = !{!1257, !1258, !1175}
!1257 = distinct !{!1257, !1255, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1258 = distinct !{!1258, !1259, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1259 = distinct !{!1259, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1260 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1261)
!1261 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1262)
!1262 = distinct !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1252)
!1263 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 282, column: 31, scope: !1224, inlinedAt: !1252)
!1265 = !DILocation(line: 643, column: 9, scope: !1226, inlinedAt: !1266)
!1266 = distinct !DILocation(line: 284, column: 13, scope: !1228, inlinedAt: !1252)
!1267 = !{!1258, !1175}
!1268 = !DILocation(line: 552, column: 14, scope: !1231, inlinedAt: !1269)
!1269 = distinct !DILocation(line: 285, column: 13, scope: !1228, inlinedAt: !1252)
!1270 = !DILocation(line: 288, column: 29, scope: !1228, inlinedAt: !1252)
!1271 = !DILocation(line: 288, column: 13, scope: !1228, inlinedAt: !1252)
!1272 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 290, column: 39, scope: !1228, inlinedAt: !1252)
!1274 = !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 315, column: 17, scope: !1193, inlinedAt: !1183)
!1276 = !{!1277, !1169, !1146}
!1277 = distinct !{!1277, !1278, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1278 = distinct !{!1278, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1279 = !{!1280, !1281, !1175}
!1280 = distinct !{!1280, !1278, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1281 = distinct !{!1281, !1282, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1282 = distinct !{!1282, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1283 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1284)
!1284 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1285)
!1285 = distinct !DILocation(line: 281, column: 31, scope: !1195, inlinedAt: !1275)
!1286 = !DILocation(line: 961, column: 18, scope: !1222, inlinedAt: !1287)
!1287 = distinct !DILocation(line: 282, column: 31, scope: !1224, inlinedAt: !1275)
!1288 = !DILocation(line: 643, column: 9, scope: !1226, inlinedAt: !1289)
!1289 = distinct !DILocation(line: 284, column: 13, scope: !1228, inlinedAt: !1275)
!1290 = !{!1281, !1175}
!1291 = !DILocation(line: 552, column: 14, scope: !1231, inlinedAt: !1292)
!1292 = distinct !DILocation(line: 285, column: 13, scope: !1228, inlinedAt: !1275)
!1293 = !DILocation(line: 288, column: 29, scope: !1228, inlinedAt: !1275)
!1294 = !DILocation(line: 288, column: 13, scope: !1228, inlinedAt: !1275)
!1295 = !DILocation(line: 127, column: 9, scope: !1250, inlinedAt: !1142)
!1296 = !DILocation(line: 961, column: 18, scope: !1153, inlinedAt: !1297)
!1297 = distinct !DILocation(line: 962, column: 39, scope: !1137, inlinedAt: !1298)
!1298 = distinct !DILocation(line: 133, column: 11, scope: !1250, inlinedAt: !1142)
!1299 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1300)
!1300 = distinct !DILocation(line: 1315, column: 9, scope: !1134, inlinedAt: !1301)
!1301 = distinct !DILocation(line: 962, column: 13, scope: !1137, inlinedAt: !1298)
!1302 = !{!1303, !1146}
!1303 = distinct !{!1303, !1304, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1304 = distinct !{!1304, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1305 = !DILocation(line: 643, column: 9, scope: !1149, inlinedAt: !1306)
!1306 = distinct !DILocation(line: 1316, column: 9, scope: !1134, inlinedAt: !1301)
!1307 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1308)
!1308 = distinct !DILocation(line: 1317, column: 9, scope: !1134, inlinedAt: !1301)
!1309 = !DILocation(line: 961, column: 18, scope: !1158, inlinedAt: !1310)
!1310 = distinct !DILocation(line: 2109, column: 40, scope: !1160, inlinedAt: !1311)
!1311 = distinct !DILocation(line: 2196, column: 32, scope: !1164, inlinedAt: !1312)
!1312 = distinct !DILocation(line: 1987, column: 20, scope: !1166, inlinedAt: !1313)
!1313 = distinct !DILocation(line: 69, column: 36, scope: !1314)
!1314 = distinct !DILexicalBlock(scope: !1315, file: !315, line: 68, column: 9)
!1315 = distinct !DILexicalBlock(scope: !1129, file: !315, line: 63, column: 9)
!1316 = !DILocation(line: 2109, column: 50, scope: !1160, inlinedAt: !1311)
!1317 = !DILocation(line: 74, column: 9, scope: !1318)
!1318 = distinct !DILexicalBlock(scope: !1319, file: !315, line: 70, column: 9)
!1319 = distinct !DILexicalBlock(scope: !1314, file: !315, line: 69, column: 9)
!1320 = !DILocation(line: 29, column: 5, scope: !314)
!1321 = !DILocation(line: 51, column: 28, scope: !1128)
!1322 = !DILocation(line: 51, column: 17, scope: !1128)
!1323 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1324)
!1324 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1325)
!1325 = distinct !DILocation(line: 51, column: 17, scope: !1128)
!1326 = !DILocation(line: 643, column: 9, scope: !1149, inlinedAt: !1327)
!1327 = distinct !DILocation(line: 1316, column: 9, scope: !1134, inlinedAt: !1328)
!1328 = distinct !DILocation(line: 962, column: 13, scope: !1137, inlinedAt: !1329)
!1329 = distinct !DILocation(line: 111, column: 11, scope: !1330, inlinedAt: !1332)
!1330 = distinct !DILexicalBlock(scope: !1331, file: !315, line: 97, column: 5)
!1331 = distinct !DISubprogram(name: "partition<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !316, file: !315, line: 93, type: !19, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1332 = distinct !DILocation(line: 52, column: 30, scope: !1128)
!1333 = !{!1334, !1336}
!1334 = distinct !{!1334, !1335, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1335 = distinct !{!1335, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1336 = distinct !{!1336, !1337, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %v.0"}
!1337 = distinct !{!1337, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort"}
!1338 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1339)
!1339 = distinct !DILocation(line: 1317, column: 9, scope: !1134, inlinedAt: !1328)
!1340 = !DILocation(line: 961, column: 18, scope: !1158, inlinedAt: !1341)
!1341 = distinct !DILocation(line: 2109, column: 40, scope: !1160, inlinedAt: !1342)
!1342 = distinct !DILocation(line: 2196, column: 32, scope: !1164, inlinedAt: !1343)
!1343 = distinct !DILocation(line: 1987, column: 20, scope: !1166, inlinedAt: !1344)
!1344 = distinct !DILocation(line: 113, column: 38, scope: !1330, inlinedAt: !1332)
!1345 = !{!1346}
!1346 = distinct !{!1346, !1347, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %v.0"}
!1347 = distinct !{!1347, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort"}
!1348 = !DILocation(line: 124, column: 18, scope: !1349, inlinedAt: !1332)
!1349 = distinct !DILexicalBlock(scope: !1350, file: !315, line: 120, column: 5)
!1350 = distinct !DILexicalBlock(scope: !1330, file: !315, line: 113, column: 5)
!1351 = !{!1352}
!1352 = distinct !{!1352, !1347, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %pivot"}
!1353 = !DILocation(line: 1721, column: 9, scope: !1354, inlinedAt: !1355)
!1354 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 1682, type: !19, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1355 = distinct !DILocation(line: 298, column: 47, scope: !1356, inlinedAt: !1360)
!1356 = distinct !DILexicalBlock(scope: !1357, file: !315, line: 280, column: 9)
!1357 = distinct !DILexicalBlock(scope: !1358, file: !315, line: 258, column: 5)
!1358 = distinct !DILexicalBlock(scope: !1359, file: !315, line: 257, column: 5)
!1359 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !316, file: !315, line: 249, type: !19, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1360 = distinct !DILocation(line: 124, column: 18, scope: !1349, inlinedAt: !1332)
!1361 = !{!1346, !1336}
!1362 = !DILocation(line: 961, column: 18, scope: !1363, inlinedAt: !1364)
!1363 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1364 = distinct !DILocation(line: 311, column: 33, scope: !1365, inlinedAt: !1360)
!1365 = distinct !DILexicalBlock(scope: !1366, file: !315, line: 309, column: 9)
!1366 = distinct !DILexicalBlock(scope: !1367, file: !315, line: 300, column: 9)
!1367 = distinct !DILexicalBlock(scope: !1356, file: !315, line: 298, column: 9)
!1368 = !DILocation(line: 0, scope: !1367, inlinedAt: !1360)
!1369 = !DILocation(line: 312, column: 15, scope: !1370, inlinedAt: !1360)
!1370 = distinct !DILexicalBlock(scope: !1365, file: !315, line: 311, column: 9)
!1371 = !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1373)
!1372 = distinct !DISubprogram(name: "{closure#0}<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort", scope: !1196, file: !315, line: 280, type: !19, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1373 = distinct !DILocation(line: 328, column: 13, scope: !1374, inlinedAt: !1360)
!1374 = distinct !DILexicalBlock(scope: !1375, file: !315, line: 325, column: 13)
!1375 = distinct !DILexicalBlock(scope: !1370, file: !315, line: 323, column: 9)
!1376 = !{!1377, !1352, !1336}
!1377 = distinct !{!1377, !1378, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1378 = distinct !{!1378, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1379 = !{!1380, !1381, !1346}
!1380 = distinct !{!1380, !1378, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1381 = distinct !{!1381, !1382, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1382 = distinct !{!1382, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1383 = !DILocation(line: 325, column: 27, scope: !1375, inlinedAt: !1360)
!1384 = !DILocation(line: 326, column: 30, scope: !1374, inlinedAt: !1360)
!1385 = !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1386)
!1386 = distinct !DILocation(line: 328, column: 13, scope: !1374, inlinedAt: !1360)
!1387 = !{!1388, !1346, !1336}
!1388 = distinct !{!1388, !1389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1389 = distinct !{!1389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1390 = !{!1391, !1392, !1352}
!1391 = distinct !{!1391, !1389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1392 = distinct !{!1392, !1393, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1393 = distinct !{!1393, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1394 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1395)
!1395 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1396)
!1396 = distinct !DILocation(line: 52, column: 67, scope: !1397, inlinedAt: !1399)
!1397 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1398, file: !315, line: 52, type: !19, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1398 = !DINamespace(name: "quicksort", scope: !316)
!1399 = distinct !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1386)
!1400 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1402)
!1401 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1402 = distinct !DILocation(line: 282, column: 31, scope: !1403, inlinedAt: !1386)
!1403 = distinct !DILexicalBlock(scope: !1372, file: !315, line: 281, column: 13)
!1404 = !DILocation(line: 643, column: 9, scope: !1405, inlinedAt: !1406)
!1405 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 628, type: !19, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1406 = distinct !DILocation(line: 284, column: 13, scope: !1407, inlinedAt: !1386)
!1407 = distinct !DILexicalBlock(scope: !1403, file: !315, line: 282, column: 13)
!1408 = !{!1392, !1352}
!1409 = !DILocation(line: 552, column: 14, scope: !1410, inlinedAt: !1411)
!1410 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !136, file: !223, line: 531, type: !19, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1411 = distinct !DILocation(line: 285, column: 13, scope: !1407, inlinedAt: !1386)
!1412 = !DILocation(line: 288, column: 29, scope: !1407, inlinedAt: !1386)
!1413 = !DILocation(line: 288, column: 13, scope: !1407, inlinedAt: !1386)
!1414 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1415)
!1415 = distinct !DILocation(line: 290, column: 39, scope: !1407, inlinedAt: !1386)
!1416 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1417)
!1417 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1418)
!1418 = distinct !DILocation(line: 52, column: 67, scope: !1397, inlinedAt: !1419)
!1419 = distinct !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1373)
!1420 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1421)
!1421 = distinct !DILocation(line: 282, column: 31, scope: !1403, inlinedAt: !1373)
!1422 = !DILocation(line: 643, column: 9, scope: !1405, inlinedAt: !1423)
!1423 = distinct !DILocation(line: 284, column: 13, scope: !1407, inlinedAt: !1373)
!1424 = !{!1381, !1352}
!1425 = !DILocation(line: 552, column: 14, scope: !1410, inlinedAt: !1426)
!1426 = distinct !DILocation(line: 285, column: 13, scope: !1407, inlinedAt: !1373)
!1427 = !DILocation(line: 288, column: 29, scope: !1407, inlinedAt: !1373)
!1428 = !DILocation(line: 288, column: 13, scope: !1407, inlinedAt: !1373)
!1429 = !DILocation(line: 126, column: 8, scope: !1430, inlinedAt: !1332)
!1430 = distinct !DILexicalBlock(scope: !1349, file: !315, line: 124, column: 5)
!1431 = !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1432)
!1432 = distinct !DILocation(line: 314, column: 17, scope: !1370, inlinedAt: !1360)
!1433 = !{!1434, !1346, !1336}
!1434 = distinct !{!1434, !1435, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1435 = distinct !{!1435, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1436 = !{!1437, !1438, !1352}
!1437 = distinct !{!1437, !1435, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1438 = distinct !{!1438, !1439, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1439 = distinct !{!1439, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1440 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1441)
!1441 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1442)
!1442 = distinct !DILocation(line: 52, column: 67, scope: !1397, inlinedAt: !1443)
!1443 = distinct !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1432)
!1444 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1445)
!1445 = distinct !DILocation(line: 282, column: 31, scope: !1403, inlinedAt: !1432)
!1446 = !DILocation(line: 643, column: 9, scope: !1405, inlinedAt: !1447)
!1447 = distinct !DILocation(line: 284, column: 13, scope: !1407, inlinedAt: !1432)
!1448 = !{!1438, !1352}
!1449 = !DILocation(line: 552, column: 14, scope: !1410, inlinedAt: !1450)
!1450 = distinct !DILocation(line: 285, column: 13, scope: !1407, inlinedAt: !1432)
!1451 = !DILocation(line: 288, column: 29, scope: !1407, inlinedAt: !1432)
!1452 = !DILocation(line: 288, column: 13, scope: !1407, inlinedAt: !1432)
!1453 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1454)
!1454 = distinct !DILocation(line: 290, column: 39, scope: !1407, inlinedAt: !1432)
!1455 = !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1456)
!1456 = distinct !DILocation(line: 315, column: 17, scope: !1370, inlinedAt: !1360)
!1457 = !{!1458, !1346, !1336}
!1458 = distinct !{!1458, !1459, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1459 = distinct !{!1459, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1460 = !{!1461, !1462, !1352}
!1461 = distinct !{!1461, !1459, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1462 = distinct !{!1462, !1463, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1463 = distinct !{!1463, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1464 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1465)
!1465 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1466)
!1466 = distinct !DILocation(line: 52, column: 67, scope: !1397, inlinedAt: !1467)
!1467 = distinct !DILocation(line: 281, column: 31, scope: !1372, inlinedAt: !1456)
!1468 = !DILocation(line: 961, column: 18, scope: !1401, inlinedAt: !1469)
!1469 = distinct !DILocation(line: 282, column: 31, scope: !1403, inlinedAt: !1456)
!1470 = !DILocation(line: 643, column: 9, scope: !1405, inlinedAt: !1471)
!1471 = distinct !DILocation(line: 284, column: 13, scope: !1407, inlinedAt: !1456)
!1472 = !{!1462, !1352}
!1473 = !DILocation(line: 552, column: 14, scope: !1410, inlinedAt: !1474)
!1474 = distinct !DILocation(line: 285, column: 13, scope: !1407, inlinedAt: !1456)
!1475 = !DILocation(line: 288, column: 29, scope: !1407, inlinedAt: !1456)
!1476 = !DILocation(line: 288, column: 13, scope: !1407, inlinedAt: !1456)
!1477 = !DILocation(line: 127, column: 9, scope: !1430, inlinedAt: !1332)
!1478 = !DILocation(line: 961, column: 18, scope: !1153, inlinedAt: !1479)
!1479 = distinct !DILocation(line: 962, column: 39, scope: !1137, inlinedAt: !1480)
!1480 = distinct !DILocation(line: 133, column: 11, scope: !1430, inlinedAt: !1332)
!1481 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1482)
!1482 = distinct !DILocation(line: 1315, column: 9, scope: !1134, inlinedAt: !1483)
!1483 = distinct !DILocation(line: 962, column: 13, scope: !1137, inlinedAt: !1480)
!1484 = !{!1485, !1336}
!1485 = distinct !{!1485, !1486, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1486 = distinct !{!1486, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1487 = !DILocation(line: 643, column: 9, scope: !1149, inlinedAt: !1488)
!1488 = distinct !DILocation(line: 1316, column: 9, scope: !1134, inlinedAt: !1483)
!1489 = !DILocation(line: 552, column: 14, scope: !1132, inlinedAt: !1490)
!1490 = distinct !DILocation(line: 1317, column: 9, scope: !1134, inlinedAt: !1483)
!1491 = !DILocation(line: 56, column: 28, scope: !1492)
!1492 = distinct !DILexicalBlock(scope: !1128, file: !315, line: 52, column: 17)
!1493 = !DILocation(line: 585, column: 27, scope: !1494, inlinedAt: !1496)
!1494 = distinct !DISubprogram(name: "index_mut<i32>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSlE9index_mutCs3KQZ4soiI0h_4sort", scope: !1495, file: !16, line: 579, type: !19, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1495 = !DINamespace(name: "{impl#7}", scope: !18)
!1496 = !DILocation(line: 31, column: 15, scope: !1497, inlinedAt: !1499)
!1497 = distinct !DISubprogram(name: "index_mut<i32, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs3KQZ4soiI0h_4sort", scope: !1498, file: !16, line: 30, type: !19, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1498 = !DINamespace(name: "{impl#1}", scope: !18)
!1499 = !DILocation(line: 56, column: 27, scope: !1492)
!1500 = !DILocation(line: 101, column: 24, scope: !1501, inlinedAt: !1503)
!1501 = distinct !DILexicalBlock(scope: !1502, file: !16, line: 99, column: 5)
!1502 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubchecklECs3KQZ4soiI0h_4sort", scope: !18, file: !16, line: 94, type: !19, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1503 = !DILocation(line: 586, column: 19, scope: !1504, inlinedAt: !1496)
!1504 = distinct !DILexicalBlock(scope: !1494, file: !16, line: 585, column: 13)
!1505 = distinct !DISubprogram(name: "sort", scope: !1506, file: !1079, line: 9, type: !19, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1506 = !DINamespace(name: "sort", scope: null)
!1507 = !DILocation(line: 83, column: 5, scope: !1508, inlinedAt: !1512)
!1508 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !1510, file: !1509, line: 82, type: !19, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1509 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!1510 = !DINamespace(name: "nvptx", scope: !1511)
!1511 = !DINamespace(name: "core_arch", scope: !11)
!1512 = !DILocation(line: 9, column: 15, scope: !1513, inlinedAt: !1516)
!1513 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id", scope: !1515, file: !1514, line: 7, type: !19, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1514 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!1515 = !DINamespace(name: "gpu", scope: !1506)
!1516 = !DILocation(line: 10, column: 13, scope: !1505)
!1517 = !DILocation(line: 62, column: 5, scope: !1518, inlinedAt: !1519)
!1518 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !1510, file: !1509, line: 61, type: !19, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1519 = !DILocation(line: 9, column: 46, scope: !1513, inlinedAt: !1516)
!1520 = !DILocation(line: 125, column: 5, scope: !1521, inlinedAt: !1522)
!1521 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !1510, file: !1509, line: 124, type: !19, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1522 = !DILocation(line: 9, column: 77, scope: !1513, inlinedAt: !1516)
!1523 = !DILocation(line: 9, column: 14, scope: !1513, inlinedAt: !1516)
!1524 = !DILocation(line: 11, column: 8, scope: !1525)
!1525 = distinct !DILexicalBlock(scope: !1505, file: !1079, line: 10, column: 5)
!1526 = !DILocation(line: 15, column: 77, scope: !1525)
!1527 = !DILocation(line: 961, column: 18, scope: !1528, inlinedAt: !1529)
!1528 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1529 = !DILocation(line: 15, column: 73, scope: !1525)
!1530 = !DILocation(line: 961, column: 18, scope: !1531, inlinedAt: !1532)
!1531 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs3KQZ4soiI0h_4sort", scope: !134, file: !133, line: 927, type: !19, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1532 = !DILocation(line: 15, column: 112, scope: !1525)
!1533 = !DILocation(line: 34, column: 27, scope: !1534, inlinedAt: !1536)
!1534 = distinct !DILexicalBlock(scope: !1535, file: !7, line: 33, column: 5)
!1535 = distinct !DISubprogram(name: "sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 22, type: !19, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1536 = !DILocation(line: 3137, column: 9, scope: !1537, inlinedAt: !1538)
!1537 = distinct !DISubprogram(name: "sort_unstable<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13sort_unstableCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 3133, type: !19, scopeLine: 3133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1538 = !DILocation(line: 16, column: 11, scope: !1539)
!1539 = distinct !DILexicalBlock(scope: !1525, file: !1079, line: 15, column: 5)
!1540 = !DILocation(line: 434, column: 8, scope: !1541, inlinedAt: !1543)
!1541 = distinct !DISubprogram(name: "likely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics6likely", scope: !1542, file: !297, line: 433, type: !19, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1542 = !DINamespace(name: "intrinsics", scope: !11)
!1543 = !DILocation(line: 34, column: 8, scope: !1534, inlinedAt: !1536)
!1544 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1545 = !DILocation(line: 50, column: 35, scope: !1534, inlinedAt: !1536)
!1546 = !DILocation(line: 434, column: 8, scope: !1541, inlinedAt: !1547)
!1547 = !DILocation(line: 50, column: 16, scope: !1534, inlinedAt: !1536)
!1548 = !DILocation(line: 55, column: 13, scope: !1534, inlinedAt: !1536)
!1549 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 597, column: 28, scope: !890, inlinedAt: !1551)
!1551 = distinct !DILocation(line: 51, column: 17, scope: !1534, inlinedAt: !1536)
!1552 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !1553)
!1553 = distinct !DILocation(line: 598, column: 31, scope: !893, inlinedAt: !1551)
!1554 = !DILocation(line: 547, column: 13, scope: !897, inlinedAt: !1555)
!1555 = distinct !DILocation(line: 602, column: 13, scope: !892, inlinedAt: !1551)
!1556 = !DILocation(line: 1072, column: 22, scope: !901, inlinedAt: !1557)
!1557 = distinct !DILocation(line: 546, column: 29, scope: !898, inlinedAt: !1555)
!1558 = !{!1559, !1561}
!1559 = distinct !{!1559, !1560, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1560 = distinct !{!1560, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1561 = distinct !{!1561, !1562, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1562 = distinct !{!1562, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1563 = !{!1564}
!1564 = distinct !{!1564, !1560, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1565 = !{!1564, !1561}
!1566 = !{!1559}
!1567 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1568)
!1568 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1569)
!1569 = distinct !DILocation(line: 547, column: 13, scope: !897, inlinedAt: !1555)
!1570 = !DILocation(line: 552, column: 14, scope: !916, inlinedAt: !1571)
!1571 = distinct !DILocation(line: 563, column: 13, scope: !918, inlinedAt: !1555)
!1572 = !DILocation(line: 0, scope: !919, inlinedAt: !1555)
!1573 = !DILocation(line: 0, scope: !898, inlinedAt: !1555)
!1574 = !{!1561}
!1575 = !DILocation(line: 566, column: 16, scope: !918, inlinedAt: !1555)
!1576 = !DILocation(line: 1072, column: 22, scope: !901, inlinedAt: !1577)
!1577 = distinct !DILocation(line: 571, column: 25, scope: !918, inlinedAt: !1555)
!1578 = !DILocation(line: 572, column: 17, scope: !918, inlinedAt: !1555)
!1579 = !DILocation(line: 1915, column: 50, scope: !39, inlinedAt: !1580)
!1580 = distinct !DILocation(line: 166, column: 5, scope: !45, inlinedAt: !1581)
!1581 = distinct !DILocation(line: 572, column: 17, scope: !918, inlinedAt: !1555)
!1582 = !DILocation(line: 552, column: 14, scope: !931, inlinedAt: !1583)
!1583 = distinct !DILocation(line: 306, column: 13, scope: !933, inlinedAt: !1584)
!1584 = distinct !DILocation(line: 810, column: 1, scope: !936, inlinedAt: !1585)
!1585 = distinct !DILocation(line: 576, column: 5, scope: !919, inlinedAt: !1555)
!1586 = !{!1587, !1589}
!1587 = distinct !{!1587, !1588, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort: %self"}
!1588 = distinct !{!1588, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort"}
!1589 = distinct !{!1589, !1590, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort: %_1"}
!1590 = distinct !{!1590, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort"}
!1591 = !DILocation(line: 577, column: 2, scope: !898, inlinedAt: !1555)
!1592 = !DILocation(line: 961, column: 18, scope: !888, inlinedAt: !1593)
!1593 = distinct !DILocation(line: 605, column: 25, scope: !892, inlinedAt: !1551)
!1594 = !DILocation(line: 599, column: 15, scope: !892, inlinedAt: !1551)
!1595 = !DILocation(line: 2975, column: 12, scope: !1596, inlinedAt: !1598)
!1596 = distinct !DILexicalBlock(scope: !1597, file: !22, line: 2974, column: 9)
!1597 = distinct !DISubprogram(name: "binary_search_by<i32, core::slice::{impl#0}::binary_search::{closure_env#0}<i32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 2970, type: !19, scopeLine: 2970, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1598 = distinct !DILocation(line: 2923, column: 14, scope: !1599, inlinedAt: !1600)
!1599 = distinct !DISubprogram(name: "binary_search<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_searchCs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 2919, type: !19, scopeLine: 2919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1600 = !DILocation(line: 17, column: 26, scope: !1539)
!1601 = !DILocation(line: 0, scope: !1596, inlinedAt: !1598)
!1602 = !DILocation(line: 253, column: 13, scope: !1603, inlinedAt: !1604)
!1603 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !17, file: !16, line: 239, type: !19, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1604 = distinct !DILocation(line: 646, column: 26, scope: !1605, inlinedAt: !1607)
!1605 = !DILexicalBlockFile(scope: !1606, file: !22, discriminator: 2)
!1606 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !23, file: !22, line: 639, type: !19, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1607 = distinct !DILocation(line: 3010, column: 35, scope: !1608, inlinedAt: !1598)
!1608 = distinct !DILexicalBlock(scope: !1596, file: !22, line: 2978, column: 9)
!1609 = !DILocation(line: 3010, column: 19, scope: !1608, inlinedAt: !1598)
!1610 = !{!1611}
!1611 = distinct !{!1611, !1612, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort: %self.0"}
!1612 = distinct !{!1612, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort"}
!1613 = !{!1614}
!1614 = distinct !{!1614, !1612, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort: argument 1"}
!1615 = !DILocation(line: 3011, column: 12, scope: !1616, inlinedAt: !1598)
!1616 = distinct !DILexicalBlock(scope: !1608, file: !22, line: 3010, column: 9)
!1617 = !DILocation(line: 17, column: 14, scope: !1539)
!1618 = !DILocation(line: 2985, column: 24, scope: !1608, inlinedAt: !1598)
!1619 = !DILocation(line: 2986, column: 23, scope: !1620, inlinedAt: !1598)
!1620 = distinct !DILexicalBlock(scope: !1608, file: !22, line: 2985, column: 13)
!1621 = !DILocation(line: 252, column: 39, scope: !1603, inlinedAt: !1622)
!1622 = distinct !DILocation(line: 646, column: 26, scope: !1606, inlinedAt: !1623)
!1623 = distinct !DILocation(line: 2991, column: 39, scope: !1624, inlinedAt: !1598)
!1624 = distinct !DILexicalBlock(scope: !1620, file: !22, line: 2986, column: 13)
!1625 = !DILocation(line: 252, column: 13, scope: !1603, inlinedAt: !1622)
!1626 = !DILocation(line: 253, column: 13, scope: !1603, inlinedAt: !1622)
!1627 = !DILocation(line: 2991, column: 23, scope: !1624, inlinedAt: !1598)
!1628 = !DILocation(line: 397, column: 44, scope: !1629, inlinedAt: !1633)
!1629 = distinct !DILexicalBlock(scope: !1630, file: !40, line: 397, column: 44)
!1630 = distinct !DILexicalBlock(scope: !1631, file: !40, line: 397, column: 44)
!1631 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCsnC4lpNxbXH_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !1632, file: !40, line: 397, type: !19, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1632 = !DINamespace(name: "{impl#13}", scope: !43)
!1633 = distinct !DILocation(line: 2996, column: 47, scope: !1634, inlinedAt: !1598)
!1634 = distinct !DILexicalBlock(scope: !1624, file: !22, line: 2991, column: 13)
!1635 = !DILocation(line: 876, column: 9, scope: !1636, inlinedAt: !1644)
!1636 = distinct !DILexicalBlock(scope: !1637, file: !1124, line: 869, column: 9)
!1637 = distinct !DILexicalBlock(scope: !1638, file: !1124, line: 863, column: 9)
!1638 = distinct !DILexicalBlock(scope: !1639, file: !1124, line: 862, column: 9)
!1639 = distinct !DILexicalBlock(scope: !1640, file: !1124, line: 852, column: 5)
!1640 = distinct !DILexicalBlock(scope: !1641, file: !1124, line: 851, column: 5)
!1641 = distinct !DILexicalBlock(scope: !1642, file: !1124, line: 836, column: 5)
!1642 = distinct !DILexicalBlock(scope: !1643, file: !1124, line: 835, column: 5)
!1643 = distinct !DISubprogram(name: "select_unpredictable<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core4hint20select_unpredictablejECs3KQZ4soiI0h_4sort", scope: !1125, file: !1124, line: 829, type: !19, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!1644 = distinct !DILocation(line: 2996, column: 20, scope: !1634, inlinedAt: !1598)
!1645 = !DILocation(line: 3006, column: 13, scope: !1634, inlinedAt: !1598)
!1646 = !DILocation(line: 2984, column: 15, scope: !1608, inlinedAt: !1598)
!1647 = !DILocation(line: 17, column: 5, scope: !1539)
!1648 = !DILocation(line: 21, column: 2, scope: !1505)
