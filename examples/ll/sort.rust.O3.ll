; ModuleID = 'sort.2bbec47e4c05aeb3-cgu.0'
source_filename = "sort.2bbec47e4c05aeb3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 21, 2305843009213693952) %v.1) unnamed_addr #0 !dbg !8 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4, !dbg !16
  %_28.i.val = load i32, ptr %_28.i, align 4, !dbg !34, !alias.scope !35, !noalias !38, !noundef !15
  %v.0.val = load i32, ptr %v.0, align 4, !dbg !34, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i = icmp slt i32 %_28.i.val, %v.0.val, !dbg !40
  br i1 %_0.i.i, label %bb5.i, label %bb12.i, !dbg !53

bb12.i:                                           ; preds = %start, %bb15.i
  %_43.i.val = phi i32 [ %_40.i.val, %bb15.i ], [ %_28.i.val, %start ], !dbg !55
  %run_len.sroa.0.0.i8 = phi i64 [ %0, %bb15.i ], [ 2, %start ]
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.0.i8, !dbg !56
  %_40.i.val = load i32, ptr %_40.i, align 4, !dbg !55, !alias.scope !35, !noalias !38, !noundef !15
  %_0.i.i3 = icmp slt i32 %_40.i.val, %_43.i.val, !dbg !60
  br i1 %_0.i.i3, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb15.i, !dbg !55

bb15.i:                                           ; preds = %bb12.i
  %0 = add nuw nsw i64 %run_len.sroa.0.0.i8, 1, !dbg !63
  %exitcond.not = icmp eq i64 %0, %v.1, !dbg !64
  br i1 %exitcond.not, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb12.i, !dbg !64

bb5.i:                                            ; preds = %start, %bb7.i
  %_37.i.val = phi i32 [ %_34.i.val, %bb7.i ], [ %_28.i.val, %start ], !dbg !65
  %run_len.sroa.0.1.i9 = phi i64 [ %1, %bb7.i ], [ 2, %start ]
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.1.i9, !dbg !66
  %_34.i.val = load i32, ptr %_34.i, align 4, !dbg !65, !alias.scope !35, !noalias !38, !noundef !15
  %_0.i.i4 = icmp slt i32 %_34.i.val, %_37.i.val, !dbg !70
  br i1 %_0.i.i4, label %bb7.i, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !65

bb7.i:                                            ; preds = %bb5.i
  %1 = add nuw nsw i64 %run_len.sroa.0.1.i9, 1, !dbg !73
  %exitcond12.not = icmp eq i64 %1, %v.1, !dbg !74
  br i1 %exitcond12.not, label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb5.i, !dbg !74

_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb15.i, %bb12.i, %bb7.i, %bb5.i
  %run_len.sroa.0.2.i = phi i64 [ %v.1, %bb7.i ], [ %run_len.sroa.0.1.i9, %bb5.i ], [ %v.1, %bb15.i ], [ %run_len.sroa.0.0.i8, %bb12.i ], !dbg !75
  %_8 = icmp samesign ule i64 %run_len.sroa.0.2.i, %v.1, !dbg !76
  tail call void @llvm.assume(i1 %_8), !dbg !78
  %_9 = icmp eq i64 %run_len.sroa.0.2.i, %v.1, !dbg !79
  br i1 %_9, label %bb2, label %bb19, !dbg !79

bb2:                                              ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  br i1 %_0.i.i, label %bb3, label %bb6, !dbg !80

bb19:                                             ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_11 = or i64 %v.1, 1, !dbg !81
  %2 = tail call range(i64 3, 64) i64 @llvm.ctlz.i64(i64 %_11, i1 true), !dbg !82
  %3 = trunc nuw nsw i64 %2 to i32, !dbg !82
  %_33 = shl nuw nsw i32 %3, 1, !dbg !99
  %limit = xor i32 %_33, 126, !dbg !99
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) null, i32 noundef %limit) #12, !dbg !100
  br label %bb6, !dbg !100

bb6.loopexit.unr-lcssa:                           ; preds = %bb5.i5
  %.lcssa = phi i64 [ %23, %bb5.i5 ], !dbg !102
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !114
  br i1 %lcmp.mod.not, label %bb6, label %bb5.i5.epil, !dbg !114

bb5.i5.epil:                                      ; preds = %bb6.loopexit.unr-lcssa, %bb5.i5.epil
  %i.sroa.0.018.i.epil = phi i64 [ %7, %bb5.i5.epil ], [ %.lcssa, %bb6.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb5.i5.epil ], [ 0, %bb6.loopexit.unr-lcssa ]
  %4 = xor i64 %i.sroa.0.018.i.epil, -1, !dbg !115
  %_12.i.epil = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.epil, !dbg !116
  %_16.i.epil = getelementptr i32, ptr %_19, i64 %4, !dbg !117
  %5 = load i32, ptr %_12.i.epil, align 4, !dbg !118, !alias.scope !123, !noalias !126, !noundef !15
  %6 = load i32, ptr %_16.i.epil, align 4, !dbg !118, !alias.scope !126, !noalias !123
  store i32 %6, ptr %_12.i.epil, align 4, !dbg !118, !alias.scope !123, !noalias !126
  store i32 %5, ptr %_16.i.epil, align 4, !dbg !118, !alias.scope !126, !noalias !123
  %7 = add nuw nsw i64 %i.sroa.0.018.i.epil, 1, !dbg !102
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !114
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !114
  br i1 %epil.iter.cmp.not, label %bb6, label %bb5.i5.epil, !dbg !114, !llvm.loop !128

bb6:                                              ; preds = %bb5.i5.epil, %bb6.loopexit.unr-lcssa, %bb2, %bb19
  ret void, !dbg !130

bb3:                                              ; preds = %bb2
  %_132 = lshr i64 %v.1, 1, !dbg !131
  tail call void @llvm.experimental.noalias.scope.decl(metadata !123), !dbg !132
  tail call void @llvm.experimental.noalias.scope.decl(metadata !126), !dbg !132
  %_19 = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1, !dbg !133
  %xtraiter = and i64 %_132, 3, !dbg !143
  %unroll_iter = and i64 %_132, 1152921504606846972, !dbg !143
  br label %bb5.i5, !dbg !143

bb5.i5:                                           ; preds = %bb5.i5, %bb3
  %i.sroa.0.018.i = phi i64 [ 0, %bb3 ], [ %23, %bb5.i5 ]
  %niter = phi i64 [ 0, %bb3 ], [ %niter.next.3, %bb5.i5 ]
  %8 = xor i64 %i.sroa.0.018.i, -1, !dbg !115
  %_12.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !116
  %_16.i = getelementptr i32, ptr %_19, i64 %8, !dbg !117
  %9 = load i32, ptr %_12.i, align 4, !dbg !118, !alias.scope !123, !noalias !126, !noundef !15
  %10 = load i32, ptr %_16.i, align 4, !dbg !118, !alias.scope !126, !noalias !123
  store i32 %10, ptr %_12.i, align 4, !dbg !118, !alias.scope !123, !noalias !126
  store i32 %9, ptr %_16.i, align 4, !dbg !118, !alias.scope !126, !noalias !123
  %11 = xor i64 %i.sroa.0.018.i, -2, !dbg !115
  %12 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !116
  %_12.i.1 = getelementptr inbounds nuw i8, ptr %12, i64 4, !dbg !116
  %_16.i.1 = getelementptr i32, ptr %_19, i64 %11, !dbg !117
  %13 = load i32, ptr %_12.i.1, align 4, !dbg !118, !alias.scope !123, !noalias !126, !noundef !15
  %14 = load i32, ptr %_16.i.1, align 4, !dbg !118, !alias.scope !126, !noalias !123
  store i32 %14, ptr %_12.i.1, align 4, !dbg !118, !alias.scope !123, !noalias !126
  store i32 %13, ptr %_16.i.1, align 4, !dbg !118, !alias.scope !126, !noalias !123
  %15 = xor i64 %i.sroa.0.018.i, -3, !dbg !115
  %16 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !116
  %_12.i.2 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !116
  %_16.i.2 = getelementptr i32, ptr %_19, i64 %15, !dbg !117
  %17 = load i32, ptr %_12.i.2, align 4, !dbg !118, !alias.scope !123, !noalias !126, !noundef !15
  %18 = load i32, ptr %_16.i.2, align 4, !dbg !118, !alias.scope !126, !noalias !123
  store i32 %18, ptr %_12.i.2, align 4, !dbg !118, !alias.scope !123, !noalias !126
  store i32 %17, ptr %_16.i.2, align 4, !dbg !118, !alias.scope !126, !noalias !123
  %19 = xor i64 %i.sroa.0.018.i, -4, !dbg !115
  %20 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i, !dbg !116
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %20, i64 12, !dbg !116
  %_16.i.3 = getelementptr i32, ptr %_19, i64 %19, !dbg !117
  %21 = load i32, ptr %_12.i.3, align 4, !dbg !118, !alias.scope !123, !noalias !126, !noundef !15
  %22 = load i32, ptr %_16.i.3, align 4, !dbg !118, !alias.scope !126, !noalias !123
  store i32 %22, ptr %_12.i.3, align 4, !dbg !118, !alias.scope !123, !noalias !126
  store i32 %21, ptr %_16.i.3, align 4, !dbg !118, !alias.scope !126, !noalias !123
  %23 = add nuw nsw i64 %i.sroa.0.018.i, 4, !dbg !102
  %niter.next.3 = add nuw nsw i64 %niter, 4, !dbg !114
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !114
  br i1 %niter.ncmp.3, label %bb6.loopexit.unr-lcssa, label %bb5.i5, !dbg !114
}

; core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef nonnull ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, i64 noundef range(i64 1, 288230376151711744) %n) unnamed_addr #1 !dbg !144 {
start:
  %_6 = icmp samesign ugt i64 %n, 7, !dbg !147
  br i1 %_6, label %bb1, label %bb6, !dbg !147

bb1:                                              ; preds = %start
  %n81 = lshr i64 %n, 3, !dbg !148
  %_12 = shl nuw nsw i64 %n81, 2, !dbg !149
  %_10 = getelementptr inbounds nuw i32, ptr %0, i64 %_12, !dbg !151
  %_14 = mul nuw nsw i64 %n81, 7, !dbg !157
  %_13 = getelementptr inbounds nuw i32, ptr %0, i64 %_14, !dbg !158
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %3 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n81) #12, !dbg !160
  %_16 = getelementptr inbounds nuw i32, ptr %1, i64 %_12, !dbg !161
  %_18 = getelementptr inbounds nuw i32, ptr %1, i64 %_14, !dbg !163
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %4 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n81) #12, !dbg !165
  %_20 = getelementptr inbounds nuw i32, ptr %2, i64 %_12, !dbg !166
  %_22 = getelementptr inbounds nuw i32, ptr %2, i64 %_14, !dbg !168
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %5 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n81) #12, !dbg !170
  br label %bb6, !dbg !171

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %3, %bb1 ], [ %0, %start ]
  %a.sroa.0.0.val3 = load i32, ptr %a.sroa.0.0, align 4, !dbg !172, !alias.scope !35, !noalias !38, !noundef !15
  %b.sroa.0.0.val4 = load i32, ptr %b.sroa.0.0, align 4, !dbg !172, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i = icmp slt i32 %a.sroa.0.0.val3, %b.sroa.0.0.val4, !dbg !175
  %c.sroa.0.0.val2 = load i32, ptr %c.sroa.0.0, align 4, !dbg !178, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i5 = icmp slt i32 %a.sroa.0.0.val3, %c.sroa.0.0.val2, !dbg !180
  %6 = xor i1 %_0.i.i, %_0.i.i5, !dbg !183
  %_0.i.i6 = icmp slt i32 %b.sroa.0.0.val4, %c.sroa.0.0.val2
  %_12.i = xor i1 %_0.i.i, %_0.i.i6
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  %spec.select = select i1 %6, ptr %a.sroa.0.0, ptr %c.b.i, !dbg !183
  ret ptr %spec.select, !dbg !185
}

; core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 33, 2305843009213693952) %v.1) unnamed_addr #2 !dbg !186 {
start:
  %_510 = lshr i64 %v.1, 1, !dbg !189
  %0 = add nuw nsw i64 %_510, %v.1, !dbg !191
  br label %bb10, !dbg !192

bb8:                                              ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  ret void, !dbg !210

bb10:                                             ; preds = %start, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %iter.sroa.0.05 = phi i64 [ %0, %start ], [ %_14, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ]
  %_14 = add nsw i64 %iter.sroa.0.05, -1, !dbg !211
  %_9.not = icmp ult i64 %_14, %v.1, !dbg !217
  br i1 %_9.not, label %bb3, label %bb2, !dbg !217

bb3:                                              ; preds = %bb10
  %pb.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14, !dbg !219
  %_9.sroa.0.0.copyload.i = load i32, ptr %v.0, align 4, !dbg !223, !alias.scope !231
  %1 = load i32, ptr %pb.i, align 4, !dbg !234, !alias.scope !231
  store i32 %1, ptr %v.0, align 4, !dbg !234, !alias.scope !231
  store i32 %_9.sroa.0.0.copyload.i, ptr %pb.i, align 4, !dbg !237, !alias.scope !231
  br label %bb14, !dbg !239

bb2:                                              ; preds = %bb10
  %2 = sub nuw i64 %_14, %v.1, !dbg !240
  br label %bb14, !dbg !239

bb14:                                             ; preds = %bb3, %bb2
  %sift_idx.sroa.0.0 = phi i64 [ %2, %bb2 ], [ 0, %bb3 ], !dbg !241
  %spec.store.select = tail call i64 @llvm.umin.i64(i64 %v.1, i64 %_14), !dbg !242
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %spec.store.select, !dbg !249
  tail call void @llvm.assume(i1 %_4.i), !dbg !252
  %_9.i1 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1, !dbg !253
  %3 = or disjoint i64 %_9.i1, 1, !dbg !253
  %_11.not.i2 = icmp samesign ult i64 %3, %spec.store.select, !dbg !256
  br i1 %_11.not.i2, label %bb3.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !256

bb3.i:                                            ; preds = %bb14, %bb16.i
  %4 = phi i64 [ %6, %bb16.i ], [ %3, %bb14 ]
  %_9.i4 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i1, %bb14 ]
  %node.sroa.0.0.i3 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb14 ]
  %_14.i = add nuw nsw i64 %_9.i4, 2, !dbg !258
  %_13.i = icmp samesign ult i64 %_14.i, %spec.store.select, !dbg !258
  br i1 %_13.i, label %bb4.i, label %bb7.i, !dbg !258

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %4, !dbg !259
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14.i, !dbg !262
  %_20.i.val = load i32, ptr %_20.i, align 4, !dbg !264, !alias.scope !35, !noalias !38, !noundef !15
  %_23.i.val = load i32, ptr %_23.i, align 4, !dbg !264, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i = icmp slt i32 %_20.i.val, %_23.i.val, !dbg !265
  %_16.i = zext i1 %_0.i.i to i64, !dbg !264
  %5 = add nuw nsw i64 %4, %_16.i, !dbg !268
  br label %bb7.i, !dbg !269

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %5, %bb4.i ], [ %4, %bb3.i ], !dbg !270
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %node.sroa.0.0.i3, !dbg !271
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %child.sroa.0.0.i, !dbg !273
  %_29.i.val = load i32, ptr %_29.i, align 4, !dbg !275, !alias.scope !35, !noalias !38, !noundef !15
  %_32.i.val = load i32, ptr %_32.i, align 4, !dbg !275, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i11 = icmp slt i32 %_29.i.val, %_32.i.val, !dbg !276
  br i1 %_0.i.i11, label %bb16.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !275

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !279), !dbg !282
  tail call void @llvm.experimental.noalias.scope.decl(metadata !305), !dbg !282
  store i32 %_32.i.val, ptr %_29.i, align 4, !dbg !307, !alias.scope !279, !noalias !305
  store i32 %_29.i.val, ptr %_32.i, align 4, !dbg !312, !alias.scope !305, !noalias !279
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1, !dbg !253
  %6 = or disjoint i64 %_9.i, 1, !dbg !253
  %_11.not.i = icmp samesign ult i64 %6, %spec.store.select, !dbg !256
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !256

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb7.i, %bb16.i, %bb14
  %_13.not = icmp eq i64 %_14, 0, !dbg !313
  br i1 %_13.not, label %bb8, label %bb10, !dbg !192
}

; core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %0, i64 noundef range(i64 0, 2305843009213693952) %1, ptr noalias noundef readonly align 4 captures(address) dereferenceable_or_null(4) %2, i32 noundef range(i32 0, 127) %3) unnamed_addr #3 !dbg !316 {
start:
  %stack_array.i = alloca [128 x i8], align 4
  %_596 = icmp samesign ult i64 %1, 33, !dbg !319
  br i1 %_596, label %bb3, label %bb5, !dbg !319

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.0100 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.099 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.098 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.097 = phi i32 [ %101, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.097, 0, !dbg !320
  br i1 %4, label %bb6, label %bb7, !dbg !320

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !321), !dbg !324
  %_4.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 2, !dbg !333
  br i1 %_4.i, label %bb22, label %bb4.i, !dbg !333

bb4.i:                                            ; preds = %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array.i), !dbg !337, !noalias !321
  %len_div_26.i = lshr i64 %v.sroa.15.0.lcssa, 1, !dbg !338
  %no_merge.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 18, !dbg !340
  %v.1.len_div_26.i = select i1 %no_merge.i, i64 %v.sroa.15.0.lcssa, i64 %len_div_26.i, !dbg !342
  %_32.i = getelementptr i32, ptr %v.sroa.0.0.lcssa, i64 %len_div_26.i
  %_33.i = sub nuw nsw i64 %v.sroa.15.0.lcssa, %len_div_26.i
  br label %bb8.i, !dbg !345

bb8.i:                                            ; preds = %bb19.i, %bb4.i
  %region.sroa.8.0.i = phi i64 [ %v.1.len_div_26.i, %bb4.i ], [ %_33.i, %bb19.i ], !dbg !348
  %region.sroa.0.0.i = phi ptr [ %v.sroa.0.0.lcssa, %bb4.i ], [ %_32.i, %bb19.i ], !dbg !348
  %_14.i = icmp ugt i64 %region.sroa.8.0.i, 12, !dbg !349
  br i1 %_14.i, label %bb9.i, label %bb11.i, !dbg !349

bb11.i:                                           ; preds = %bb8.i
  %_19.i = icmp samesign ugt i64 %region.sroa.8.0.i, 8, !dbg !350
  br i1 %_19.i, label %bb12.i, label %bb16.i, !dbg !350

bb9.i:                                            ; preds = %bb8.i
  %v_b.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 48, !dbg !351
  %v_b.val.i.i.i = load i32, ptr %v_b.i.i.i, align 4, !dbg !360, !alias.scope !362, !noalias !367, !noundef !15
  %v_a.val.i.i.i = load i32, ptr %region.sroa.0.0.i, align 4, !dbg !360, !alias.scope !369, !noalias !370, !noundef !15
  %_14.i.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i.i.i, i32 %v_a.val.i.i.i), !dbg !371
  %5 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i.i.i, i32 %v_a.val.i.i.i), !dbg !377
  %v_a.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4, !dbg !381
  %v_b.i1.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 40, !dbg !384
  %v_b.val.i2.i.i = load i32, ptr %v_b.i1.i.i, align 4, !dbg !386, !alias.scope !387, !noalias !390, !noundef !15
  %v_a.val.i3.i.i = load i32, ptr %v_a.i.i.i, align 4, !dbg !386, !alias.scope !392, !noalias !393, !noundef !15
  %_14.i4.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i2.i.i, i32 %v_a.val.i3.i.i), !dbg !394
  %6 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i2.i.i, i32 %v_a.val.i3.i.i), !dbg !396
  %v_a.i5.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8, !dbg !398
  %v_b.i6.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 36, !dbg !401
  %v_b.val.i7.i.i = load i32, ptr %v_b.i6.i.i, align 4, !dbg !403, !alias.scope !404, !noalias !407, !noundef !15
  %v_a.val.i8.i.i = load i32, ptr %v_a.i5.i.i, align 4, !dbg !403, !alias.scope !409, !noalias !410, !noundef !15
  %_14.i9.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i7.i.i, i32 %v_a.val.i8.i.i), !dbg !411
  %7 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i7.i.i, i32 %v_a.val.i8.i.i), !dbg !413
  %v_a.i10.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12, !dbg !415
  %v_b.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28, !dbg !418
  %v_b.val.i12.i.i = load i32, ptr %v_b.i11.i.i, align 4, !dbg !420, !alias.scope !421, !noalias !424, !noundef !15
  %v_a.val.i13.i.i = load i32, ptr %v_a.i10.i.i, align 4, !dbg !420, !alias.scope !426, !noalias !427, !noundef !15
  %_14.i14.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i12.i.i, i32 %v_a.val.i13.i.i), !dbg !428
  %8 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i12.i.i, i32 %v_a.val.i13.i.i), !dbg !430
  %v_a.i15.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20, !dbg !432
  %v_b.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 44, !dbg !435
  %v_b.val.i17.i.i = load i32, ptr %v_b.i16.i.i, align 4, !dbg !437, !alias.scope !438, !noalias !441, !noundef !15
  %v_a.val.i18.i.i = load i32, ptr %v_a.i15.i.i, align 4, !dbg !437, !alias.scope !443, !noalias !444, !noundef !15
  %_14.i19.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i17.i.i, i32 %v_a.val.i18.i.i), !dbg !445
  %9 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i17.i.i, i32 %v_a.val.i18.i.i), !dbg !447
  %v_a.i20.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24, !dbg !449
  %v_b.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32, !dbg !452
  %v_b.val.i22.i.i = load i32, ptr %v_b.i21.i.i, align 4, !dbg !454, !alias.scope !455, !noalias !458, !noundef !15
  %v_a.val.i23.i.i = load i32, ptr %v_a.i20.i.i, align 4, !dbg !454, !alias.scope !460, !noalias !461, !noundef !15
  %_14.i24.i.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i22.i.i, i32 %v_a.val.i23.i.i), !dbg !462
  %10 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i22.i.i, i32 %v_a.val.i23.i.i), !dbg !464
  %_14.i29.i.i = tail call i32 @llvm.smax.i32(i32 %10, i32 %6), !dbg !466
  %11 = tail call i32 @llvm.smin.i32(i32 %10, i32 %6), !dbg !469
  %_14.i34.i.i = tail call i32 @llvm.smax.i32(i32 %8, i32 %7), !dbg !471
  %12 = tail call i32 @llvm.smin.i32(i32 %8, i32 %7), !dbg !474
  %v_a.i35.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16, !dbg !476
  %v_a.val.i38.i.i = load i32, ptr %v_a.i35.i.i, align 4, !dbg !479, !alias.scope !480, !noalias !483, !noundef !15
  %_14.i39.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i19.i.i, i32 %v_a.val.i38.i.i), !dbg !485
  %13 = tail call i32 @llvm.smin.i32(i32 %_14.i19.i.i, i32 %v_a.val.i38.i.i), !dbg !487
  %_14.i44.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i9.i.i, i32 %_14.i14.i.i), !dbg !489
  %14 = tail call i32 @llvm.smin.i32(i32 %_14.i9.i.i, i32 %_14.i14.i.i), !dbg !492
  %_14.i49.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i4.i.i, i32 %_14.i24.i.i), !dbg !494
  %15 = tail call i32 @llvm.smin.i32(i32 %_14.i4.i.i, i32 %_14.i24.i.i), !dbg !497
  %_14.i54.i.i = tail call i32 @llvm.smax.i32(i32 %13, i32 %5), !dbg !499
  %16 = tail call i32 @llvm.smin.i32(i32 %13, i32 %5), !dbg !502
  %_14.i59.i.i = tail call i32 @llvm.smax.i32(i32 %12, i32 %11), !dbg !504
  %17 = tail call i32 @llvm.smin.i32(i32 %12, i32 %11), !dbg !507
  %_14.i64.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i29.i.i, i32 %_14.i34.i.i), !dbg !509
  %18 = tail call i32 @llvm.smin.i32(i32 %_14.i29.i.i, i32 %_14.i34.i.i), !dbg !512
  %_14.i69.i.i = tail call i32 @llvm.smax.i32(i32 %15, i32 %14), !dbg !514
  %19 = tail call i32 @llvm.smin.i32(i32 %15, i32 %14), !dbg !517
  %_14.i74.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i49.i.i, i32 %_14.i44.i.i), !dbg !519
  %20 = tail call i32 @llvm.smin.i32(i32 %_14.i49.i.i, i32 %_14.i44.i.i), !dbg !522
  %_14.i79.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i.i.i, i32 %_14.i39.i.i), !dbg !524
  %21 = tail call i32 @llvm.smin.i32(i32 %_14.i.i.i, i32 %_14.i39.i.i), !dbg !527
  %_14.i84.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i64.i.i, i32 %_14.i54.i.i), !dbg !529
  %22 = tail call i32 @llvm.smin.i32(i32 %_14.i64.i.i, i32 %_14.i54.i.i), !dbg !532
  %_14.i89.i.i = tail call i32 @llvm.smax.i32(i32 %20, i32 %9), !dbg !534
  %23 = tail call i32 @llvm.smin.i32(i32 %20, i32 %9), !dbg !537
  %_14.i94.i.i = tail call i32 @llvm.smax.i32(i32 %21, i32 %_14.i69.i.i), !dbg !539
  %24 = tail call i32 @llvm.smin.i32(i32 %21, i32 %_14.i69.i.i), !dbg !542
  %_14.i99.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i79.i.i, i32 %_14.i74.i.i), !dbg !544
  %25 = tail call i32 @llvm.smin.i32(i32 %_14.i79.i.i, i32 %_14.i74.i.i), !dbg !547
  store i32 %_14.i99.i.i, ptr %v_b.i.i.i, align 4, !dbg !549, !alias.scope !552
  %_14.i104.i.i = tail call i32 @llvm.smax.i32(i32 %23, i32 %16), !dbg !553
  %26 = tail call i32 @llvm.smin.i32(i32 %23, i32 %16), !dbg !556
  %_14.i109.i.i = tail call i32 @llvm.smax.i32(i32 %24, i32 %18), !dbg !558
  %27 = tail call i32 @llvm.smin.i32(i32 %24, i32 %18), !dbg !561
  %_14.i114.i.i = tail call i32 @llvm.smax.i32(i32 %19, i32 %22), !dbg !563
  %28 = tail call i32 @llvm.smin.i32(i32 %19, i32 %22), !dbg !566
  %_14.i119.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i94.i.i, i32 %_14.i84.i.i), !dbg !568
  %29 = tail call i32 @llvm.smin.i32(i32 %_14.i94.i.i, i32 %_14.i84.i.i), !dbg !571
  %_14.i124.i.i = tail call i32 @llvm.smax.i32(i32 %25, i32 %_14.i89.i.i), !dbg !573
  %30 = tail call i32 @llvm.smin.i32(i32 %25, i32 %_14.i89.i.i), !dbg !576
  %_14.i129.i.i = tail call i32 @llvm.smax.i32(i32 %17, i32 %26), !dbg !578
  %31 = tail call i32 @llvm.smin.i32(i32 %17, i32 %26), !dbg !581
  store i32 %31, ptr %region.sroa.0.0.i, align 4, !dbg !581, !alias.scope !552
  %_14.i134.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i104.i.i, i32 %_14.i59.i.i), !dbg !583
  %32 = tail call i32 @llvm.smin.i32(i32 %_14.i104.i.i, i32 %_14.i59.i.i), !dbg !586
  %_14.i139.i.i = tail call i32 @llvm.smax.i32(i32 %30, i32 %29), !dbg !588
  %33 = tail call i32 @llvm.smin.i32(i32 %30, i32 %29), !dbg !591
  %_14.i144.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i109.i.i, i32 %_14.i114.i.i), !dbg !593
  %34 = tail call i32 @llvm.smin.i32(i32 %_14.i109.i.i, i32 %_14.i114.i.i), !dbg !596
  %_14.i149.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i119.i.i, i32 %_14.i124.i.i), !dbg !598
  %35 = tail call i32 @llvm.smin.i32(i32 %_14.i119.i.i, i32 %_14.i124.i.i), !dbg !601
  store i32 %_14.i149.i.i, ptr %v_b.i16.i.i, align 4, !dbg !603, !alias.scope !552
  %_14.i154.i.i = tail call i32 @llvm.smax.i32(i32 %27, i32 %_14.i129.i.i), !dbg !605
  %36 = tail call i32 @llvm.smin.i32(i32 %27, i32 %_14.i129.i.i), !dbg !608
  %_14.i159.i.i = tail call i32 @llvm.smax.i32(i32 %28, i32 %32), !dbg !610
  %37 = tail call i32 @llvm.smin.i32(i32 %28, i32 %32), !dbg !613
  %_14.i164.i.i = tail call i32 @llvm.smax.i32(i32 %33, i32 %_14.i134.i.i), !dbg !615
  %38 = tail call i32 @llvm.smin.i32(i32 %33, i32 %_14.i134.i.i), !dbg !618
  %_14.i169.i.i = tail call i32 @llvm.smax.i32(i32 %35, i32 %_14.i139.i.i), !dbg !620
  %39 = tail call i32 @llvm.smin.i32(i32 %35, i32 %_14.i139.i.i), !dbg !623
  store i32 %_14.i169.i.i, ptr %v_b.i1.i.i, align 4, !dbg !625, !alias.scope !552
  %_14.i174.i.i = tail call i32 @llvm.smax.i32(i32 %37, i32 %36), !dbg !627
  %40 = tail call i32 @llvm.smin.i32(i32 %37, i32 %36), !dbg !630
  store i32 %40, ptr %v_a.i.i.i, align 4, !dbg !630, !alias.scope !552
  %_14.i179.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i159.i.i, i32 %_14.i154.i.i), !dbg !632
  %41 = tail call i32 @llvm.smin.i32(i32 %_14.i159.i.i, i32 %_14.i154.i.i), !dbg !635
  %_14.i184.i.i = tail call i32 @llvm.smax.i32(i32 %34, i32 %38), !dbg !637
  %42 = tail call i32 @llvm.smin.i32(i32 %34, i32 %38), !dbg !640
  %_14.i189.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i144.i.i, i32 %_14.i164.i.i), !dbg !642
  %43 = tail call i32 @llvm.smin.i32(i32 %_14.i144.i.i, i32 %_14.i164.i.i), !dbg !645
  %_14.i194.i.i = tail call i32 @llvm.smax.i32(i32 %41, i32 %_14.i174.i.i), !dbg !647
  %44 = tail call i32 @llvm.smin.i32(i32 %41, i32 %_14.i174.i.i), !dbg !650
  store i32 %44, ptr %v_a.i5.i.i, align 4, !dbg !650, !alias.scope !552
  %_14.i199.i.i = tail call i32 @llvm.smax.i32(i32 %42, i32 %_14.i179.i.i), !dbg !652
  %45 = tail call i32 @llvm.smin.i32(i32 %42, i32 %_14.i179.i.i), !dbg !655
  %_14.i204.i.i = tail call i32 @llvm.smax.i32(i32 %_14.i184.i.i, i32 %43), !dbg !657
  %46 = tail call i32 @llvm.smin.i32(i32 %_14.i184.i.i, i32 %43), !dbg !660
  store i32 %_14.i204.i.i, ptr %v_b.i11.i.i, align 4, !dbg !662, !alias.scope !552
  %_14.i209.i.i = tail call i32 @llvm.smax.i32(i32 %39, i32 %_14.i189.i.i), !dbg !664
  %47 = tail call i32 @llvm.smin.i32(i32 %39, i32 %_14.i189.i.i), !dbg !667
  store i32 %47, ptr %v_b.i21.i.i, align 4, !dbg !667, !alias.scope !552
  store i32 %_14.i209.i.i, ptr %v_b.i6.i.i, align 4, !dbg !669, !alias.scope !552
  %_14.i214.i.i = tail call i32 @llvm.smax.i32(i32 %45, i32 %_14.i194.i.i), !dbg !671
  %48 = tail call i32 @llvm.smin.i32(i32 %45, i32 %_14.i194.i.i), !dbg !674
  store i32 %48, ptr %v_a.i10.i.i, align 4, !dbg !674, !alias.scope !552
  store i32 %_14.i214.i.i, ptr %v_a.i35.i.i, align 4, !dbg !676, !alias.scope !552
  %_14.i219.i.i = tail call i32 @llvm.smax.i32(i32 %46, i32 %_14.i199.i.i), !dbg !678
  %49 = tail call i32 @llvm.smin.i32(i32 %46, i32 %_14.i199.i.i), !dbg !681
  store i32 %49, ptr %v_a.i15.i.i, align 4, !dbg !681, !alias.scope !552
  store i32 %_14.i219.i.i, ptr %v_a.i20.i.i, align 4, !dbg !683, !alias.scope !552
  br label %bb16.i, !dbg !685

bb12.i:                                           ; preds = %bb11.i
  %v_b.i.i7.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12, !dbg !686
  %v_b.val.i.i8.i = load i32, ptr %v_b.i.i7.i, align 4, !dbg !692, !alias.scope !693, !noalias !698, !noundef !15
  %v_a.val.i.i9.i = load i32, ptr %region.sroa.0.0.i, align 4, !dbg !692, !alias.scope !700, !noalias !701, !noundef !15
  %_14.i.i10.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i.i8.i, i32 %v_a.val.i.i9.i), !dbg !702
  %50 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i.i8.i, i32 %v_a.val.i.i9.i), !dbg !704
  %v_a.i.i11.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4, !dbg !706
  %v_b.i1.i12.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28, !dbg !709
  %v_b.val.i2.i13.i = load i32, ptr %v_b.i1.i12.i, align 4, !dbg !711, !alias.scope !712, !noalias !715, !noundef !15
  %v_a.val.i3.i14.i = load i32, ptr %v_a.i.i11.i, align 4, !dbg !711, !alias.scope !717, !noalias !718, !noundef !15
  %_14.i4.i15.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i2.i13.i, i32 %v_a.val.i3.i14.i), !dbg !719
  %51 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i2.i13.i, i32 %v_a.val.i3.i14.i), !dbg !721
  %v_a.i5.i16.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8, !dbg !723
  %v_b.i6.i17.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20, !dbg !726
  %v_b.val.i7.i18.i = load i32, ptr %v_b.i6.i17.i, align 4, !dbg !728, !alias.scope !729, !noalias !732, !noundef !15
  %v_a.val.i8.i19.i = load i32, ptr %v_a.i5.i16.i, align 4, !dbg !728, !alias.scope !734, !noalias !735, !noundef !15
  %_14.i9.i20.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i7.i18.i, i32 %v_a.val.i8.i19.i), !dbg !736
  %52 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i7.i18.i, i32 %v_a.val.i8.i19.i), !dbg !738
  %v_a.i10.i21.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16, !dbg !740
  %v_b.i11.i22.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32, !dbg !743
  %v_b.val.i12.i23.i = load i32, ptr %v_b.i11.i22.i, align 4, !dbg !745, !alias.scope !746, !noalias !749, !noundef !15
  %v_a.val.i13.i24.i = load i32, ptr %v_a.i10.i21.i, align 4, !dbg !745, !alias.scope !751, !noalias !752, !noundef !15
  %_14.i14.i25.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i12.i23.i, i32 %v_a.val.i13.i24.i), !dbg !753
  %53 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i12.i23.i, i32 %v_a.val.i13.i24.i), !dbg !755
  %_14.i19.i26.i = tail call i32 @llvm.smax.i32(i32 %_14.i4.i15.i, i32 %50), !dbg !757
  %54 = tail call i32 @llvm.smin.i32(i32 %_14.i4.i15.i, i32 %50), !dbg !760
  %_14.i24.i27.i = tail call i32 @llvm.smax.i32(i32 %53, i32 %52), !dbg !762
  %55 = tail call i32 @llvm.smin.i32(i32 %53, i32 %52), !dbg !765
  %_14.i29.i28.i = tail call i32 @llvm.smax.i32(i32 %_14.i14.i25.i, i32 %_14.i.i10.i), !dbg !767
  %56 = tail call i32 @llvm.smin.i32(i32 %_14.i14.i25.i, i32 %_14.i.i10.i), !dbg !770
  %v_b.i31.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24, !dbg !772
  %v_b.val.i32.i.i = load i32, ptr %v_b.i31.i.i, align 4, !dbg !775, !alias.scope !776, !noalias !779, !noundef !15
  %_14.i34.i29.i = tail call i32 @llvm.smax.i32(i32 %v_b.val.i32.i.i, i32 %_14.i9.i20.i), !dbg !781
  %57 = tail call i32 @llvm.smin.i32(i32 %v_b.val.i32.i.i, i32 %_14.i9.i20.i), !dbg !783
  %_14.i39.i30.i = tail call i32 @llvm.smax.i32(i32 %55, i32 %54), !dbg !785
  %58 = tail call i32 @llvm.smin.i32(i32 %55, i32 %54), !dbg !788
  %_14.i44.i31.i = tail call i32 @llvm.smax.i32(i32 %56, i32 %51), !dbg !790
  %59 = tail call i32 @llvm.smin.i32(i32 %56, i32 %51), !dbg !793
  %_14.i49.i32.i = tail call i32 @llvm.smax.i32(i32 %57, i32 %_14.i24.i27.i), !dbg !795
  %60 = tail call i32 @llvm.smin.i32(i32 %57, i32 %_14.i24.i27.i), !dbg !798
  %_14.i54.i33.i = tail call i32 @llvm.smax.i32(i32 %_14.i29.i28.i, i32 %_14.i19.i26.i), !dbg !800
  %61 = tail call i32 @llvm.smin.i32(i32 %_14.i29.i28.i, i32 %_14.i19.i26.i), !dbg !803
  %_14.i59.i34.i = tail call i32 @llvm.smax.i32(i32 %60, i32 %59), !dbg !805
  %62 = tail call i32 @llvm.smin.i32(i32 %60, i32 %59), !dbg !808
  %_14.i64.i35.i = tail call i32 @llvm.smax.i32(i32 %_14.i34.i29.i, i32 %_14.i44.i31.i), !dbg !810
  %63 = tail call i32 @llvm.smin.i32(i32 %_14.i34.i29.i, i32 %_14.i44.i31.i), !dbg !813
  %_14.i69.i36.i = tail call i32 @llvm.smax.i32(i32 %61, i32 %_14.i49.i32.i), !dbg !815
  %64 = tail call i32 @llvm.smin.i32(i32 %61, i32 %_14.i49.i32.i), !dbg !818
  %_14.i74.i37.i = tail call i32 @llvm.smax.i32(i32 %62, i32 %58), !dbg !820
  %65 = tail call i32 @llvm.smin.i32(i32 %62, i32 %58), !dbg !823
  store i32 %65, ptr %region.sroa.0.0.i, align 4, !dbg !823, !alias.scope !825
  %_14.i79.i38.i = tail call i32 @llvm.smax.i32(i32 %_14.i59.i34.i, i32 %_14.i39.i30.i), !dbg !826
  %66 = tail call i32 @llvm.smin.i32(i32 %_14.i59.i34.i, i32 %_14.i39.i30.i), !dbg !829
  %_14.i84.i39.i = tail call i32 @llvm.smax.i32(i32 %64, i32 %63), !dbg !831
  %67 = tail call i32 @llvm.smin.i32(i32 %64, i32 %63), !dbg !834
  %_14.i89.i40.i = tail call i32 @llvm.smax.i32(i32 %_14.i54.i33.i, i32 %_14.i64.i35.i), !dbg !836
  %68 = tail call i32 @llvm.smin.i32(i32 %_14.i54.i33.i, i32 %_14.i64.i35.i), !dbg !839
  store i32 %_14.i89.i40.i, ptr %v_b.i11.i22.i, align 4, !dbg !841, !alias.scope !825
  %_14.i94.i41.i = tail call i32 @llvm.smax.i32(i32 %67, i32 %66), !dbg !843
  %69 = tail call i32 @llvm.smin.i32(i32 %67, i32 %66), !dbg !846
  %_14.i99.i42.i = tail call i32 @llvm.smax.i32(i32 %_14.i84.i39.i, i32 %_14.i79.i38.i), !dbg !848
  %70 = tail call i32 @llvm.smin.i32(i32 %_14.i84.i39.i, i32 %_14.i79.i38.i), !dbg !851
  %_14.i104.i43.i = tail call i32 @llvm.smax.i32(i32 %_14.i69.i36.i, i32 %68), !dbg !853
  %71 = tail call i32 @llvm.smin.i32(i32 %_14.i69.i36.i, i32 %68), !dbg !856
  store i32 %_14.i104.i43.i, ptr %v_b.i1.i12.i, align 4, !dbg !858, !alias.scope !825
  %_14.i109.i44.i = tail call i32 @llvm.smax.i32(i32 %69, i32 %_14.i74.i37.i), !dbg !860
  %72 = tail call i32 @llvm.smin.i32(i32 %69, i32 %_14.i74.i37.i), !dbg !863
  store i32 %72, ptr %v_a.i.i11.i, align 4, !dbg !863, !alias.scope !825
  store i32 %_14.i109.i44.i, ptr %v_a.i5.i16.i, align 4, !dbg !865, !alias.scope !825
  %_14.i114.i45.i = tail call i32 @llvm.smax.i32(i32 %70, i32 %_14.i94.i41.i), !dbg !867
  %73 = tail call i32 @llvm.smin.i32(i32 %70, i32 %_14.i94.i41.i), !dbg !870
  store i32 %73, ptr %v_b.i.i7.i, align 4, !dbg !870, !alias.scope !825
  store i32 %_14.i114.i45.i, ptr %v_a.i10.i21.i, align 4, !dbg !872, !alias.scope !825
  %_14.i119.i46.i = tail call i32 @llvm.smax.i32(i32 %71, i32 %_14.i99.i42.i), !dbg !874
  %74 = tail call i32 @llvm.smin.i32(i32 %71, i32 %_14.i99.i42.i), !dbg !877
  store i32 %74, ptr %v_b.i6.i17.i, align 4, !dbg !877, !alias.scope !825
  store i32 %_14.i119.i46.i, ptr %v_b.i31.i.i, align 4, !dbg !879, !alias.scope !825
  br label %bb16.i, !dbg !881

bb16.i:                                           ; preds = %bb12.i, %bb9.i, %bb11.i
  %presorted_len.sroa.0.0.i = phi i64 [ 13, %bb9.i ], [ 9, %bb12.i ], [ 1, %bb11.i ], !dbg !882
  %_5.i.i = icmp samesign ugt i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_5.i.i, label %bb2.i.i, label %bb3.i.i, !dbg !883

bb2.i.i:                                          ; preds = %bb16.i
  tail call void @llvm.trap(), !dbg !888
  unreachable, !dbg !888

bb3.i.i:                                          ; preds = %bb16.i
  %v_end.i.i = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %region.sroa.8.0.i, !dbg !889
  %_10.not1.i.i = icmp samesign eq i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i, !dbg !893
  br i1 %_10.not1.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, label %bb5.preheader.i.i, !dbg !893

bb5.preheader.i.i:                                ; preds = %bb3.i.i
  %75 = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %presorted_len.sroa.0.0.i, !dbg !896
  br label %bb5.i.i, !dbg !898

bb5.i.i:                                          ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, %bb5.preheader.i.i
  %tail.sroa.0.02.i.i = phi ptr [ %_14.i.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i ], [ %75, %bb5.preheader.i.i ]
  %76 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i, i64 -4, !dbg !902
  %tail.val.i.i.i = load i32, ptr %tail.sroa.0.02.i.i, align 4, !dbg !898, !alias.scope !905, !noalias !910, !noundef !15
  %.val1.i.i.i = load i32, ptr %76, align 4, !dbg !898, !alias.scope !912, !noalias !913, !noundef !15
  %_0.i.i.i.i.i = icmp slt i32 %tail.val.i.i.i, %.val1.i.i.i, !dbg !914
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, !dbg !898

bb4.i.i.i:                                        ; preds = %bb5.i.i, %bb6.i.i.i
  %77 = phi i32 [ %.val.i.i.i, %bb6.i.i.i ], [ %.val1.i.i.i, %bb5.i.i ], !dbg !917
  %gap_guard.sroa.4.0.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %tail.sroa.0.02.i.i, %bb5.i.i ], !dbg !922
  %sift.sroa.0.0.i.i.i = phi ptr [ %78, %bb6.i.i.i ], [ %76, %bb5.i.i ], !dbg !923
  store i32 %77, ptr %gap_guard.sroa.4.0.i.i.i, align 4, !dbg !917, !alias.scope !924
  %_17.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i, %region.sroa.0.0.i, !dbg !925
  br i1 %_17.i.i.i, label %bb10.i.i.i, label %bb6.i.i.i, !dbg !925

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %78 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i, i64 -4, !dbg !926
  %.val.i.i.i = load i32, ptr %78, align 4, !dbg !928, !alias.scope !912, !noalias !913, !noundef !15
  %_0.i.i2.i.i.i = icmp slt i32 %tail.val.i.i.i, %.val.i.i.i, !dbg !929
  br i1 %_0.i.i2.i.i.i, label %bb4.i.i.i, label %bb10.i.i.i, !dbg !928

bb10.i.i.i:                                       ; preds = %bb6.i.i.i, %bb4.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %region.sroa.0.0.i, %bb4.i.i.i ], !dbg !923
  store i32 %tail.val.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i, align 4, !dbg !932, !alias.scope !924, !noalias !940
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, !dbg !945

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i: ; preds = %bb10.i.i.i, %bb5.i.i
  %_14.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i, i64 4, !dbg !946
  %_10.not.i.i = icmp eq ptr %_14.i.i, %v_end.i.i, !dbg !893
  br i1 %_10.not.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, label %bb5.i.i, !dbg !893

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i.i, %bb3.i.i
  br i1 %no_merge.i, label %bb23.sink.split.i, label %bb19.i, !dbg !948

bb19.i:                                           ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i
  %_26.not.i = icmp eq ptr %region.sroa.0.0.i, %v.sroa.0.0.lcssa, !dbg !949
  br i1 %_26.not.i, label %bb8.i, label %bb20.i, !dbg !949

bb20.i:                                           ; preds = %bb19.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !950), !dbg !953
  %_9.i.i = add nsw i64 %v.sroa.15.0.lcssa, -1, !dbg !955
  %79 = getelementptr inbounds nuw i32, ptr %stack_array.i, i64 %_9.i.i, !dbg !965
  %80 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0.lcssa, i64 %_9.i.i, !dbg !969
  %81 = getelementptr i8, ptr %_32.i, i64 -4, !dbg !972
  %xtraiter = and i64 %len_div_26.i, 1, !dbg !974
  %82 = icmp eq i64 %len_div_26.i, 1, !dbg !974
  br i1 %82, label %bb17.i.i.epil.preheader, label %bb20.i.new, !dbg !974

bb20.i.new:                                       ; preds = %bb20.i
  %unroll_iter = and i64 %len_div_26.i, 30, !dbg !974
  br label %bb17.i.i, !dbg !974

bb15.i.i.unr-lcssa:                               ; preds = %bb17.i.i
  %_12.i.i.i.1.lcssa = phi ptr [ %_12.i.i.i.1, %bb17.i.i ], !dbg !983
  %_14.i.i47.i.1.lcssa = phi ptr [ %_14.i.i47.i.1, %bb17.i.i ], !dbg !990
  %_16.i.i.i.1.lcssa = phi ptr [ %_16.i.i.i.1, %bb17.i.i ], !dbg !992
  %.lcssa39 = phi ptr [ %97, %bb17.i.i ], !dbg !995
  %.lcssa38 = phi ptr [ %98, %bb17.i.i ], !dbg !1004
  %.lcssa37 = phi ptr [ %99, %bb17.i.i ], !dbg !1008
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !974
  br i1 %lcmp.mod.not, label %bb15.i.i, label %bb17.i.i.epil.preheader, !dbg !974

bb17.i.i.epil.preheader:                          ; preds = %bb15.i.i.unr-lcssa, %bb20.i
  %dst.sroa.0.012.i.i.epil.init = phi ptr [ %stack_array.i, %bb20.i ], [ %_16.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %left.sroa.0.011.i.i.epil.init = phi ptr [ %v.sroa.0.0.lcssa, %bb20.i ], [ %_14.i.i47.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %right.sroa.0.010.i.i.epil.init = phi ptr [ %_32.i, %bb20.i ], [ %_12.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ]
  %left_rev.sroa.0.09.i.i.epil.init = phi ptr [ %81, %bb20.i ], [ %.lcssa38, %bb15.i.i.unr-lcssa ]
  %right_rev.sroa.0.08.i.i.epil.init = phi ptr [ %80, %bb20.i ], [ %.lcssa39, %bb15.i.i.unr-lcssa ]
  %dst_rev.sroa.0.07.i.i.epil.init = phi ptr [ %79, %bb20.i ], [ %.lcssa37, %bb15.i.i.unr-lcssa ]
  %lcmp.mod32 = icmp ne i64 %xtraiter, 0, !dbg !974
  call void @llvm.assume(i1 %lcmp.mod32), !dbg !974
  %right.sroa.0.0.val.i.i.epil = load i32, ptr %right.sroa.0.010.i.i.epil.init, align 4, !dbg !1011, !alias.scope !1012, !noalias !1015, !noundef !15
  %left.sroa.0.0.val.i.i.epil = load i32, ptr %left.sroa.0.011.i.i.epil.init, align 4, !dbg !1011, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i.i.i.epil = icmp slt i32 %right.sroa.0.0.val.i.i.epil, %left.sroa.0.0.val.i.i.epil, !dbg !1019
  %is_l.i15.i.i.epil = xor i1 %_0.i.i.i.i.epil, true, !dbg !1022
  %83 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i.epil, i32 %left.sroa.0.0.val.i.i.epil), !dbg !1023
  store i32 %83, ptr %dst.sroa.0.012.i.i.epil.init, align 4, !dbg !1023, !noalias !1026
  %_13.i.i.i.epil = zext i1 %_0.i.i.i.i.epil to i64, !dbg !1030
  %_12.i.i.i.epil = getelementptr inbounds nuw i32, ptr %right.sroa.0.010.i.i.epil.init, i64 %_13.i.i.i.epil, !dbg !983
  %_15.i.i.i.epil = zext i1 %is_l.i15.i.i.epil to i64, !dbg !1031
  %_14.i.i47.i.epil = getelementptr inbounds nuw i32, ptr %left.sroa.0.011.i.i.epil.init, i64 %_15.i.i.i.epil, !dbg !990
  %_16.i.i.i.epil = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i.epil.init, i64 4, !dbg !992
  %right_rev.sroa.0.0.val.i.i.epil = load i32, ptr %right_rev.sroa.0.08.i.i.epil.init, align 4, !dbg !1032, !alias.scope !1012, !noalias !1015, !noundef !15
  %left_rev.sroa.0.0.val.i.i.epil = load i32, ptr %left_rev.sroa.0.09.i.i.epil.init, align 4, !dbg !1032, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i16.i.i.epil = icmp slt i32 %right_rev.sroa.0.0.val.i.i.epil, %left_rev.sroa.0.0.val.i.i.epil, !dbg !1033
  %is_l.i.i.i.epil = xor i1 %_0.i.i16.i.i.epil, true, !dbg !1036
  %84 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i.epil, i32 %left_rev.sroa.0.0.val.i.i.epil), !dbg !1037
  store i32 %84, ptr %dst_rev.sroa.0.07.i.i.epil.init, align 4, !dbg !1037, !noalias !1040
  %_13.neg.i.i.i.epil = sext i1 %is_l.i.i.i.epil to i64, !dbg !1044
  %85 = getelementptr i32, ptr %right_rev.sroa.0.08.i.i.epil.init, i64 %_13.neg.i.i.i.epil, !dbg !995
  %_15.neg.i.i.i.epil = sext i1 %_0.i.i16.i.i.epil to i64, !dbg !1045
  %86 = getelementptr i32, ptr %left_rev.sroa.0.09.i.i.epil.init, i64 %_15.neg.i.i.i.epil, !dbg !1004
  br label %bb15.i.i, !dbg !1046

bb15.i.i:                                         ; preds = %bb15.i.i.unr-lcssa, %bb17.i.i.epil.preheader
  %_12.i.i.i.lcssa = phi ptr [ %_12.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_12.i.i.i.epil, %bb17.i.i.epil.preheader ], !dbg !983
  %_14.i.i47.i.lcssa = phi ptr [ %_14.i.i47.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_14.i.i47.i.epil, %bb17.i.i.epil.preheader ], !dbg !990
  %_16.i.i.i.lcssa = phi ptr [ %_16.i.i.i.1.lcssa, %bb15.i.i.unr-lcssa ], [ %_16.i.i.i.epil, %bb17.i.i.epil.preheader ], !dbg !992
  %.lcssa16 = phi ptr [ %.lcssa39, %bb15.i.i.unr-lcssa ], [ %85, %bb17.i.i.epil.preheader ], !dbg !995
  %.lcssa = phi ptr [ %.lcssa38, %bb15.i.i.unr-lcssa ], [ %86, %bb17.i.i.epil.preheader ], !dbg !1004
  %87 = getelementptr i8, ptr %.lcssa, i64 4, !dbg !1046
  %88 = getelementptr i8, ptr %.lcssa16, i64 4, !dbg !1051
  %_37.i.i = and i64 %v.sroa.15.0.lcssa, 1, !dbg !1056
  %_20.i.i = icmp eq i64 %_37.i.i, 0, !dbg !1056
  br i1 %_20.i.i, label %bb8.i.i, label %bb4.i.i, !dbg !1060

bb4.i.i:                                          ; preds = %bb15.i.i
  %left_nonempty.i.i = icmp ult ptr %_14.i.i47.i.lcssa, %87
  %_28.i.i = xor i1 %left_nonempty.i.i, true
  %_27.i.i = zext i1 %_28.i.i to i64
  %_26.i.i = getelementptr inbounds nuw i32, ptr %_12.i.i.i.lcssa, i64 %_27.i.i
  %_25.i.i = zext i1 %left_nonempty.i.i to i64
  %_24.i.i = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.lcssa, i64 %_25.i.i
  %left.sroa.0.0.right.sroa.0.0.i.i = select i1 %left_nonempty.i.i, ptr %_14.i.i47.i.lcssa, ptr %_12.i.i.i.lcssa
  %89 = load i32, ptr %left.sroa.0.0.right.sroa.0.0.i.i, align 4, !dbg !1061, !alias.scope !1066
  store i32 %89, ptr %_16.i.i.i.lcssa, align 4, !dbg !1061, !noalias !1066
  br label %bb8.i.i, !dbg !1067

bb8.i.i:                                          ; preds = %bb4.i.i, %bb15.i.i
  %right.sroa.0.1.i.i = phi ptr [ %_12.i.i.i.lcssa, %bb15.i.i ], [ %_26.i.i, %bb4.i.i ], !dbg !1068
  %left.sroa.0.1.i.i = phi ptr [ %_14.i.i47.i.lcssa, %bb15.i.i ], [ %_24.i.i, %bb4.i.i ], !dbg !1069
  %_29.i.i = icmp ne ptr %left.sroa.0.1.i.i, %87, !dbg !1070
  %_30.i.i = icmp ne ptr %right.sroa.0.1.i.i, %88
  %or.cond.i.i = select i1 %_29.i.i, i1 true, i1 %_30.i.i, !dbg !1070, !prof !1071
  br i1 %or.cond.i.i, label %bb12.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1070, !prof !1071

bb12.i.i:                                         ; preds = %bb8.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call fastcc void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #13, !dbg !1072, !noalias !950
  unreachable, !dbg !1072

bb17.i.i:                                         ; preds = %bb17.i.i, %bb20.i.new
  %dst.sroa.0.012.i.i = phi ptr [ %stack_array.i, %bb20.i.new ], [ %_16.i.i.i.1, %bb17.i.i ]
  %left.sroa.0.011.i.i = phi ptr [ %v.sroa.0.0.lcssa, %bb20.i.new ], [ %_14.i.i47.i.1, %bb17.i.i ]
  %right.sroa.0.010.i.i = phi ptr [ %_32.i, %bb20.i.new ], [ %_12.i.i.i.1, %bb17.i.i ]
  %left_rev.sroa.0.09.i.i = phi ptr [ %81, %bb20.i.new ], [ %98, %bb17.i.i ]
  %right_rev.sroa.0.08.i.i = phi ptr [ %80, %bb20.i.new ], [ %97, %bb17.i.i ]
  %dst_rev.sroa.0.07.i.i = phi ptr [ %79, %bb20.i.new ], [ %99, %bb17.i.i ]
  %niter = phi i64 [ 0, %bb20.i.new ], [ %niter.next.1, %bb17.i.i ]
  %right.sroa.0.0.val.i.i = load i32, ptr %right.sroa.0.010.i.i, align 4, !dbg !1011, !alias.scope !1012, !noalias !1015, !noundef !15
  %left.sroa.0.0.val.i.i = load i32, ptr %left.sroa.0.011.i.i, align 4, !dbg !1011, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i.i.i = icmp slt i32 %right.sroa.0.0.val.i.i, %left.sroa.0.0.val.i.i, !dbg !1019
  %is_l.i15.i.i = xor i1 %_0.i.i.i.i, true, !dbg !1022
  %90 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i, i32 %left.sroa.0.0.val.i.i), !dbg !1023
  store i32 %90, ptr %dst.sroa.0.012.i.i, align 4, !dbg !1023, !noalias !1026
  %_13.i.i.i = zext i1 %_0.i.i.i.i to i64, !dbg !1030
  %_12.i.i.i = getelementptr inbounds nuw i32, ptr %right.sroa.0.010.i.i, i64 %_13.i.i.i, !dbg !983
  %_15.i.i.i = zext i1 %is_l.i15.i.i to i64, !dbg !1031
  %_14.i.i47.i = getelementptr inbounds nuw i32, ptr %left.sroa.0.011.i.i, i64 %_15.i.i.i, !dbg !990
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 4, !dbg !992
  %right_rev.sroa.0.0.val.i.i = load i32, ptr %right_rev.sroa.0.08.i.i, align 4, !dbg !1032, !alias.scope !1012, !noalias !1015, !noundef !15
  %left_rev.sroa.0.0.val.i.i = load i32, ptr %left_rev.sroa.0.09.i.i, align 4, !dbg !1032, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i16.i.i = icmp slt i32 %right_rev.sroa.0.0.val.i.i, %left_rev.sroa.0.0.val.i.i, !dbg !1033
  %is_l.i.i.i = xor i1 %_0.i.i16.i.i, true, !dbg !1036
  %91 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i, i32 %left_rev.sroa.0.0.val.i.i), !dbg !1037
  store i32 %91, ptr %dst_rev.sroa.0.07.i.i, align 4, !dbg !1037, !noalias !1040
  %_13.neg.i.i.i = sext i1 %is_l.i.i.i to i64, !dbg !1044
  %92 = getelementptr i32, ptr %right_rev.sroa.0.08.i.i, i64 %_13.neg.i.i.i, !dbg !995
  %_15.neg.i.i.i = sext i1 %_0.i.i16.i.i to i64, !dbg !1045
  %93 = getelementptr i32, ptr %left_rev.sroa.0.09.i.i, i64 %_15.neg.i.i.i, !dbg !1004
  %94 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.07.i.i, i64 -4, !dbg !1008
  %right.sroa.0.0.val.i.i.1 = load i32, ptr %_12.i.i.i, align 4, !dbg !1011, !alias.scope !1012, !noalias !1015, !noundef !15
  %left.sroa.0.0.val.i.i.1 = load i32, ptr %_14.i.i47.i, align 4, !dbg !1011, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i.i.i.1 = icmp slt i32 %right.sroa.0.0.val.i.i.1, %left.sroa.0.0.val.i.i.1, !dbg !1019
  %is_l.i15.i.i.1 = xor i1 %_0.i.i.i.i.1, true, !dbg !1022
  %95 = tail call i32 @llvm.smin.i32(i32 %right.sroa.0.0.val.i.i.1, i32 %left.sroa.0.0.val.i.i.1), !dbg !1023
  store i32 %95, ptr %_16.i.i.i, align 4, !dbg !1023, !noalias !1026
  %_13.i.i.i.1 = zext i1 %_0.i.i.i.i.1 to i64, !dbg !1030
  %_12.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_12.i.i.i, i64 %_13.i.i.i.1, !dbg !983
  %_15.i.i.i.1 = zext i1 %is_l.i15.i.i.1 to i64, !dbg !1031
  %_14.i.i47.i.1 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i, i64 %_15.i.i.i.1, !dbg !990
  %_16.i.i.i.1 = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 8, !dbg !992
  %right_rev.sroa.0.0.val.i.i.1 = load i32, ptr %92, align 4, !dbg !1032, !alias.scope !1012, !noalias !1015, !noundef !15
  %left_rev.sroa.0.0.val.i.i.1 = load i32, ptr %93, align 4, !dbg !1032, !alias.scope !1017, !noalias !1018, !noundef !15
  %_0.i.i16.i.i.1 = icmp slt i32 %right_rev.sroa.0.0.val.i.i.1, %left_rev.sroa.0.0.val.i.i.1, !dbg !1033
  %is_l.i.i.i.1 = xor i1 %_0.i.i16.i.i.1, true, !dbg !1036
  %96 = tail call i32 @llvm.smax.i32(i32 %right_rev.sroa.0.0.val.i.i.1, i32 %left_rev.sroa.0.0.val.i.i.1), !dbg !1037
  store i32 %96, ptr %94, align 4, !dbg !1037, !noalias !1040
  %_13.neg.i.i.i.1 = sext i1 %is_l.i.i.i.1 to i64, !dbg !1044
  %97 = getelementptr i32, ptr %92, i64 %_13.neg.i.i.i.1, !dbg !995
  %_15.neg.i.i.i.1 = sext i1 %_0.i.i16.i.i.1 to i64, !dbg !1045
  %98 = getelementptr i32, ptr %93, i64 %_15.neg.i.i.i.1, !dbg !1004
  %99 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.07.i.i, i64 -8, !dbg !1008
  %niter.next.1 = add nuw nsw i64 %niter, 2, !dbg !974
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter, !dbg !974
  br i1 %niter.ncmp.1, label %bb15.i.i.unr-lcssa, label %bb17.i.i, !dbg !974

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %bb8.i.i
  %100 = shl nuw nsw i64 %v.sroa.15.0.lcssa, 2, !dbg !1073
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %v.sroa.0.0.lcssa, ptr nonnull align 4 %stack_array.i, i64 %100, i1 false), !dbg !1073
  br label %bb23.sink.split.i, !dbg !1076

bb23.sink.split.i:                                ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array.i), !dbg !1077, !noalias !321
  br label %bb22, !dbg !1076

bb6:                                              ; preds = %bb5
  %v.sroa.0.0100.lcssa = phi ptr [ %v.sroa.0.0100, %bb5 ]
  %v.sroa.15.099.lcssa = phi i64 [ %v.sroa.15.099, %bb5 ]
; call core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.sroa.0.0100.lcssa, i64 noundef %v.sroa.15.099.lcssa) #14, !dbg !1078
  br label %bb22, !dbg !1079

bb7:                                              ; preds = %bb5
  %101 = add nsw i32 %limit.sroa.0.097, -1, !dbg !1082
  %len_div_82.i = lshr i64 %v.sroa.15.099, 3, !dbg !1083
  %b.idx.i = shl nuw nsw i64 %len_div_82.i, 4, !dbg !1088
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %b.idx.i, !dbg !1088
  %c.idx.i = mul nuw nsw i64 %len_div_82.i, 28, !dbg !1093
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %c.idx.i, !dbg !1093
  %_12.i = icmp samesign ult i64 %v.sroa.15.099, 64, !dbg !1096
  br i1 %_12.i, label %bb3.i, label %bb5.i, !dbg !1096

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %_17.i = tail call fastcc noundef ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noundef nonnull readonly align 4 %v.sroa.0.0100, ptr noundef readonly %b.i, ptr noundef readonly %c.i, i64 noundef %len_div_82.i) #12, !dbg !1098
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1099

bb3.i:                                            ; preds = %bb7
  %v.0.val4.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1100, !alias.scope !1102, !noalias !1107, !noundef !15
  %b.val5.i = load i32, ptr %b.i, align 4, !dbg !1100, !alias.scope !1109, !noalias !1110, !noundef !15
  %_0.i.i.i = icmp slt i32 %v.0.val4.i, %b.val5.i, !dbg !1111
  %c.val3.i = load i32, ptr %c.i, align 4, !dbg !1114, !alias.scope !1109, !noalias !1110, !noundef !15
  %_0.i.i6.i = icmp slt i32 %v.0.val4.i, %c.val3.i, !dbg !1115
  %102 = xor i1 %_0.i.i.i, %_0.i.i6.i, !dbg !1118
  %_0.i.i7.i = icmp slt i32 %b.val5.i, %c.val3.i
  %_12.i.i = xor i1 %_0.i.i.i, %_0.i.i7.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  %spec.select.i = select i1 %102, ptr %v.sroa.0.0100, ptr %c.b.i.i, !dbg !1118
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1099

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb5.i, %bb3.i
  %spec.select.sink.i = phi ptr [ %spec.select.i, %bb3.i ], [ %_17.i, %bb5.i ]
  %103 = ptrtoint ptr %spec.select.sink.i to i64, !dbg !1119
  %104 = ptrtoint ptr %v.sroa.0.0100 to i64, !dbg !1119
  %105 = sub nuw i64 %103, %104, !dbg !1119
  %index.sroa.0.0.i = lshr exact i64 %105, 2, !dbg !1119
  %_18.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.099, !dbg !1122
  tail call void @llvm.assume(i1 %_18.i), !dbg !1124
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.098, null, !dbg !1129
  br i1 %.not, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge, label %bb11, !dbg !1132

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge: ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_10.sroa.0.0.copyload.i.i.pre = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1133, !alias.scope !1145
  %_8.i.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105
  %.pre = load i32, ptr %_8.i.i.phi.trans.insert, align 4, !dbg !1150, !alias.scope !1145
  br label %bb16, !dbg !1132

bb22:                                             ; preds = %bb23.sink.split.i, %bb3, %bb6
  ret void, !dbg !1153

bb16:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge, %bb11
  %106 = phi i32 [ %.pre, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge ], [ %_18.val, %bb11 ], !dbg !1150
  %_10.sroa.0.0.copyload.i.i = phi i32 [ %_10.sroa.0.0.copyload.i.i.pre, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.bb16_crit_edge ], [ %_10.sroa.0.0.copyload.i.i.pre113, %bb11 ], !dbg !1133
  %_8.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105, !dbg !1154
  store i32 %106, ptr %v.sroa.0.0100, align 4, !dbg !1150, !alias.scope !1145
  store i32 %_10.sroa.0.0.copyload.i.i, ptr %_8.i.i, align 4, !dbg !1157, !alias.scope !1145
  %_13.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 4, !dbg !1159
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1170), !dbg !1173
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1176), !dbg !1173
  %_9.i.i23 = load i32, ptr %_13.i.i, align 4, !dbg !1178, !alias.scope !1186, !noalias !1176, !noundef !15
  %107 = getelementptr i32, ptr %v.sroa.0.0100, i64 %v.sroa.15.099, !dbg !1187
  %unroll_end.i.i = getelementptr i8, ptr %107, i64 -4, !dbg !1187
  %state.sroa.13.049.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 8, !dbg !1193
  %_1850.i.i = icmp ult ptr %state.sroa.13.049.i.i, %unroll_end.i.i, !dbg !1194
  %_20.val.i14.pre.pre.i.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1196, !alias.scope !1202, !noalias !1205
  br i1 %_1850.i.i, label %bb5.i.i28, label %bb12.preheader.i.i, !dbg !1194

bb12.preheader.i.i:                               ; preds = %bb5.i.i28, %bb16
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %_13.i.i, %bb16 ], [ %_16.i31.i.i, %bb5.i.i28 ], !dbg !1193
  %state.sroa.25.0.lcssa.i.i = phi i64 [ 0, %bb16 ], [ %115, %bb5.i.i28 ], !dbg !1193
  %state.sroa.13.0.lcssa.i.i = phi ptr [ %state.sroa.13.049.i.i, %bb16 ], [ %state.sroa.13.0.i.i, %bb5.i.i28 ], !dbg !1193
  %is_done56.i.i = icmp eq ptr %state.sroa.13.0.lcssa.i.i, %107, !dbg !1209
  br i1 %is_done56.i.i, label %bb13.i.i, label %bb14.i.i, !dbg !1210

bb14.i.i:                                         ; preds = %bb12.preheader.i.i, %bb14.i.i
  %state.sroa.25.159.i.i = phi i64 [ %109, %bb14.i.i ], [ %state.sroa.25.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.13.158.i.i = phi ptr [ %_16.i.i.i26, %bb14.i.i ], [ %state.sroa.13.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.0.157.i.i = phi ptr [ %state.sroa.13.158.i.i, %bb14.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %_19.val.i.i.i = load i32, ptr %state.sroa.13.158.i.i, align 4, !dbg !1211, !alias.scope !1213, !noalias !1216, !noundef !15
  %_0.i.i.i.i.i24 = icmp slt i32 %_19.val.i.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1220
  %left.i.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.159.i.i, !dbg !1223
  %108 = load i32, ptr %left.i.i.i, align 4, !dbg !1227, !alias.scope !1186, !noalias !1231
  store i32 %108, ptr %state.sroa.0.157.i.i, align 4, !dbg !1227, !alias.scope !1186, !noalias !1231
  store i32 %_19.val.i.i.i, ptr %left.i.i.i, align 4, !dbg !1232, !alias.scope !1186, !noalias !1231
  %_15.i.i.i25 = zext i1 %_0.i.i.i.i.i24 to i64, !dbg !1235
  %109 = add i64 %state.sroa.25.159.i.i, %_15.i.i.i25, !dbg !1236
  %_16.i.i.i26 = getelementptr inbounds nuw i8, ptr %state.sroa.13.158.i.i, i64 4, !dbg !1237
  %is_done.i.i = icmp eq ptr %_16.i.i.i26, %107, !dbg !1209
  br i1 %is_done.i.i, label %bb13.i.i, label %bb14.i.i, !dbg !1210

bb13.i.i:                                         ; preds = %bb14.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.lcssa.i.i = phi ptr [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ], [ %state.sroa.13.158.i.i, %bb14.i.i ], !dbg !1193
  %state.sroa.25.1.lcssa.i.i = phi i64 [ %state.sroa.25.0.lcssa.i.i, %bb12.preheader.i.i ], [ %109, %bb14.i.i ], !dbg !1193
  %_0.i.i.i15.i.i = icmp slt i32 %_9.i.i23, %_20.val.i14.pre.pre.i.i, !dbg !1239
  %left.i18.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.1.lcssa.i.i, !dbg !1242
  %110 = load i32, ptr %left.i18.i.i, align 4, !dbg !1244, !alias.scope !1186, !noalias !1246
  store i32 %110, ptr %state.sroa.0.1.lcssa.i.i, align 4, !dbg !1244, !alias.scope !1186, !noalias !1246
  store i32 %_9.i.i23, ptr %left.i18.i.i, align 4, !dbg !1247, !alias.scope !1186, !noalias !1246
  %_15.i20.i.i = zext i1 %_0.i.i.i15.i.i to i64, !dbg !1249
  %111 = add i64 %state.sroa.25.1.lcssa.i.i, %_15.i20.i.i, !dbg !1250
  %_15.not.i = icmp ult i64 %111, %v.sroa.15.099, !dbg !1251
  br i1 %_15.not.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, label %bb9.i27, !dbg !1251

bb5.i.i28:                                        ; preds = %bb16, %bb5.i.i28
  %state.sroa.13.053.i.i = phi ptr [ %state.sroa.13.0.i.i, %bb5.i.i28 ], [ %state.sroa.13.049.i.i, %bb16 ]
  %state.sroa.25.052.i.i = phi i64 [ %115, %bb5.i.i28 ], [ 0, %bb16 ]
  %state.sroa.0.051.i.i = phi ptr [ %_16.i31.i.i, %bb5.i.i28 ], [ %_13.i.i, %bb16 ]
  %_19.val.i23.i.i = load i32, ptr %state.sroa.13.053.i.i, align 4, !dbg !1253, !alias.scope !1255, !noalias !1258, !noundef !15
  %_0.i.i.i25.i.i = icmp slt i32 %_19.val.i23.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1262
  %left.i28.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %state.sroa.25.052.i.i, !dbg !1265
  %112 = load i32, ptr %left.i28.i.i, align 4, !dbg !1267, !alias.scope !1186, !noalias !1269
  store i32 %112, ptr %state.sroa.0.051.i.i, align 4, !dbg !1267, !alias.scope !1186, !noalias !1269
  store i32 %_19.val.i23.i.i, ptr %left.i28.i.i, align 4, !dbg !1270, !alias.scope !1186, !noalias !1269
  %_15.i30.i.i = zext i1 %_0.i.i.i25.i.i to i64, !dbg !1272
  %113 = add i64 %state.sroa.25.052.i.i, %_15.i30.i.i, !dbg !1273
  %_16.i31.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i, i64 8, !dbg !1274
  %_19.val.i33.i.i = load i32, ptr %_16.i31.i.i, align 4, !dbg !1276, !alias.scope !1278, !noalias !1281, !noundef !15
  %_0.i.i.i35.i.i = icmp slt i32 %_19.val.i33.i.i, %_20.val.i14.pre.pre.i.i, !dbg !1285
  %left.i38.i.i = getelementptr inbounds nuw i32, ptr %_13.i.i, i64 %113, !dbg !1288
  %114 = load i32, ptr %left.i38.i.i, align 4, !dbg !1290, !alias.scope !1186, !noalias !1292
  store i32 %114, ptr %state.sroa.13.053.i.i, align 4, !dbg !1290, !alias.scope !1186, !noalias !1292
  store i32 %_19.val.i33.i.i, ptr %left.i38.i.i, align 4, !dbg !1293, !alias.scope !1186, !noalias !1292
  %_15.i40.i.i = zext i1 %_0.i.i.i35.i.i to i64, !dbg !1295
  %115 = add i64 %113, %_15.i40.i.i, !dbg !1296
  %state.sroa.13.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i, i64 12, !dbg !1193
  %_18.i.i = icmp ult ptr %state.sroa.13.0.i.i, %unroll_end.i.i, !dbg !1194
  br i1 %_18.i.i, label %bb5.i.i28, label %bb12.preheader.i.i, !dbg !1194

bb9.i27:                                          ; preds = %bb13.i.i
  tail call void @llvm.trap(), !dbg !1297
  unreachable, !dbg !1297

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb13.i.i
  %_8.i5.i = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %111, !dbg !1298
  %_10.sroa.0.0.copyload.i6.i = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1301, !alias.scope !1304
  %116 = load i32, ptr %_8.i5.i, align 4, !dbg !1307, !alias.scope !1304
  store i32 %116, ptr %v.sroa.0.0100, align 4, !dbg !1307, !alias.scope !1304
  store i32 %_10.sroa.0.0.copyload.i6.i, ptr %_8.i5.i, align 4, !dbg !1309, !alias.scope !1304
  %_13.i31 = getelementptr inbounds nuw i8, ptr %_8.i5.i, i64 4, !dbg !1311
  %117 = xor i64 %111, -1, !dbg !1318
  %_14.i32 = add i64 %v.sroa.15.099, %117, !dbg !1318
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %v.sroa.0.0100, i64 noundef %111, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) %ancestor_pivot.sroa.0.098, i32 noundef %101) #12, !dbg !1319
  br label %bb1.backedge, !dbg !1322

bb11:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 %105, !dbg !1323
  %ancestor_pivot.sroa.0.0.val = load i32, ptr %ancestor_pivot.sroa.0.098, align 4, !dbg !1324, !alias.scope !35, !noalias !38, !noundef !15
  %_18.val = load i32, ptr %_18, align 4, !dbg !1324, !alias.scope !38, !noalias !35, !noundef !15
  %_0.i.i = icmp slt i32 %ancestor_pivot.sroa.0.0.val, %_18.val, !dbg !1325
  %_10.sroa.0.0.copyload.i.i.pre113 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1133, !alias.scope !1145
  br i1 %_0.i.i, label %bb16, label %bb14, !dbg !1324

bb14:                                             ; preds = %bb11
  store i32 %_18.val, ptr %v.sroa.0.0100, align 4, !dbg !1328, !alias.scope !1335
  store i32 %_10.sroa.0.0.copyload.i.i.pre113, ptr %_18, align 4, !dbg !1340, !alias.scope !1335
  %_13.i.i43 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 4, !dbg !1342
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1347), !dbg !1350
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1353), !dbg !1350
  %_9.i.i44 = load i32, ptr %_13.i.i43, align 4, !dbg !1355, !alias.scope !1363, !noalias !1353, !noundef !15
  %118 = getelementptr i32, ptr %v.sroa.0.0100, i64 %v.sroa.15.099, !dbg !1364
  %unroll_end.i.i45 = getelementptr i8, ptr %118, i64 -4, !dbg !1364
  %state.sroa.13.049.i.i46 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0100, i64 8, !dbg !1370
  %_1850.i.i47 = icmp ult ptr %state.sroa.13.049.i.i46, %unroll_end.i.i45, !dbg !1371
  %_20.val.i14.pre.pre.i.i48 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1373, !alias.scope !1378, !noalias !1381
  br i1 %_1850.i.i47, label %bb5.i.i72, label %bb12.preheader.i.i49, !dbg !1371

bb12.preheader.i.i49:                             ; preds = %bb5.i.i72, %bb14
  %state.sroa.0.0.lcssa.i.i50 = phi ptr [ %_13.i.i43, %bb14 ], [ %_16.i31.i.i79, %bb5.i.i72 ], !dbg !1370
  %state.sroa.25.0.lcssa.i.i51 = phi i64 [ 0, %bb14 ], [ %126, %bb5.i.i72 ], !dbg !1370
  %state.sroa.13.0.lcssa.i.i52 = phi ptr [ %state.sroa.13.049.i.i46, %bb14 ], [ %state.sroa.13.0.i.i83, %bb5.i.i72 ], !dbg !1370
  %is_done56.i.i53 = icmp eq ptr %state.sroa.13.0.lcssa.i.i52, %118, !dbg !1385
  br i1 %is_done56.i.i53, label %bb13.i.i63, label %bb14.i.i54, !dbg !1386

bb14.i.i54:                                       ; preds = %bb12.preheader.i.i49, %bb14.i.i54
  %state.sroa.25.159.i.i55 = phi i64 [ %120, %bb14.i.i54 ], [ %state.sroa.25.0.lcssa.i.i51, %bb12.preheader.i.i49 ]
  %state.sroa.13.158.i.i56 = phi ptr [ %_16.i.i.i61, %bb14.i.i54 ], [ %state.sroa.13.0.lcssa.i.i52, %bb12.preheader.i.i49 ]
  %state.sroa.0.157.i.i57 = phi ptr [ %state.sroa.13.158.i.i56, %bb14.i.i54 ], [ %state.sroa.0.0.lcssa.i.i50, %bb12.preheader.i.i49 ]
  %_19.val.i.i.i58 = load i32, ptr %state.sroa.13.158.i.i56, align 4, !dbg !1387, !alias.scope !1389, !noalias !1392, !noundef !15
  %_0.i.i.i.i.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i.i.i58, !dbg !1396
  %left.i.i.i59 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.159.i.i55, !dbg !1402
  %119 = load i32, ptr %left.i.i.i59, align 4, !dbg !1406, !alias.scope !1363, !noalias !1410
  store i32 %119, ptr %state.sroa.0.157.i.i57, align 4, !dbg !1406, !alias.scope !1363, !noalias !1410
  store i32 %_19.val.i.i.i58, ptr %left.i.i.i59, align 4, !dbg !1411, !alias.scope !1363, !noalias !1410
  %_15.i.i.i60 = zext i1 %_0.i.i.i.i.i.i to i64, !dbg !1414
  %120 = add i64 %state.sroa.25.159.i.i55, %_15.i.i.i60, !dbg !1415
  %_16.i.i.i61 = getelementptr inbounds nuw i8, ptr %state.sroa.13.158.i.i56, i64 4, !dbg !1416
  %is_done.i.i62 = icmp eq ptr %_16.i.i.i61, %118, !dbg !1385
  br i1 %is_done.i.i62, label %bb13.i.i63, label %bb14.i.i54, !dbg !1386

bb13.i.i63:                                       ; preds = %bb14.i.i54, %bb12.preheader.i.i49
  %state.sroa.0.1.lcssa.i.i64 = phi ptr [ %state.sroa.0.0.lcssa.i.i50, %bb12.preheader.i.i49 ], [ %state.sroa.13.158.i.i56, %bb14.i.i54 ], !dbg !1370
  %state.sroa.25.1.lcssa.i.i65 = phi i64 [ %state.sroa.25.0.lcssa.i.i51, %bb12.preheader.i.i49 ], [ %120, %bb14.i.i54 ], !dbg !1370
  %_0.i.i.i.i15.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_9.i.i44, !dbg !1418
  %left.i18.i.i66 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.1.lcssa.i.i65, !dbg !1422
  %121 = load i32, ptr %left.i18.i.i66, align 4, !dbg !1424, !alias.scope !1363, !noalias !1426
  store i32 %121, ptr %state.sroa.0.1.lcssa.i.i64, align 4, !dbg !1424, !alias.scope !1363, !noalias !1426
  store i32 %_9.i.i44, ptr %left.i18.i.i66, align 4, !dbg !1427, !alias.scope !1363, !noalias !1426
  %_15.i20.i.i67 = zext i1 %_0.i.i.i.i15.i.i to i64, !dbg !1429
  %122 = add i64 %state.sroa.25.1.lcssa.i.i65, %_15.i20.i.i67, !dbg !1430
  %_15.not.i68 = icmp ult i64 %122, %v.sroa.15.099, !dbg !1431
  br i1 %_15.not.i68, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit, label %bb9.i69, !dbg !1431

bb5.i.i72:                                        ; preds = %bb14, %bb5.i.i72
  %state.sroa.13.053.i.i73 = phi ptr [ %state.sroa.13.0.i.i83, %bb5.i.i72 ], [ %state.sroa.13.049.i.i46, %bb14 ]
  %state.sroa.25.052.i.i74 = phi i64 [ %126, %bb5.i.i72 ], [ 0, %bb14 ]
  %state.sroa.0.051.i.i75 = phi ptr [ %_16.i31.i.i79, %bb5.i.i72 ], [ %_13.i.i43, %bb14 ]
  %_19.val.i23.i.i76 = load i32, ptr %state.sroa.13.053.i.i73, align 4, !dbg !1433, !alias.scope !1435, !noalias !1438, !noundef !15
  %_0.i.i.i.i25.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i23.i.i76, !dbg !1442
  %left.i28.i.i77 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %state.sroa.25.052.i.i74, !dbg !1446
  %123 = load i32, ptr %left.i28.i.i77, align 4, !dbg !1448, !alias.scope !1363, !noalias !1450
  store i32 %123, ptr %state.sroa.0.051.i.i75, align 4, !dbg !1448, !alias.scope !1363, !noalias !1450
  store i32 %_19.val.i23.i.i76, ptr %left.i28.i.i77, align 4, !dbg !1451, !alias.scope !1363, !noalias !1450
  %_15.i30.i.i78 = zext i1 %_0.i.i.i.i25.i.i to i64, !dbg !1453
  %124 = add i64 %state.sroa.25.052.i.i74, %_15.i30.i.i78, !dbg !1454
  %_16.i31.i.i79 = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i75, i64 8, !dbg !1455
  %_19.val.i33.i.i80 = load i32, ptr %_16.i31.i.i79, align 4, !dbg !1457, !alias.scope !1459, !noalias !1462, !noundef !15
  %_0.i.i.i.i35.i.i = icmp sge i32 %_20.val.i14.pre.pre.i.i48, %_19.val.i33.i.i80, !dbg !1466
  %left.i38.i.i81 = getelementptr inbounds nuw i32, ptr %_13.i.i43, i64 %124, !dbg !1470
  %125 = load i32, ptr %left.i38.i.i81, align 4, !dbg !1472, !alias.scope !1363, !noalias !1474
  store i32 %125, ptr %state.sroa.13.053.i.i73, align 4, !dbg !1472, !alias.scope !1363, !noalias !1474
  store i32 %_19.val.i33.i.i80, ptr %left.i38.i.i81, align 4, !dbg !1475, !alias.scope !1363, !noalias !1474
  %_15.i40.i.i82 = zext i1 %_0.i.i.i.i35.i.i to i64, !dbg !1477
  %126 = add i64 %124, %_15.i40.i.i82, !dbg !1478
  %state.sroa.13.0.i.i83 = getelementptr inbounds nuw i8, ptr %state.sroa.0.051.i.i75, i64 12, !dbg !1370
  %_18.i.i84 = icmp ult ptr %state.sroa.13.0.i.i83, %unroll_end.i.i45, !dbg !1371
  br i1 %_18.i.i84, label %bb5.i.i72, label %bb12.preheader.i.i49, !dbg !1371

bb9.i69:                                          ; preds = %bb13.i.i63
  tail call void @llvm.trap(), !dbg !1479
  unreachable, !dbg !1479

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit: ; preds = %bb13.i.i63
  %_8.i5.i70 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %122, !dbg !1480
  %_10.sroa.0.0.copyload.i6.i71 = load i32, ptr %v.sroa.0.0100, align 4, !dbg !1483, !alias.scope !1486
  %127 = load i32, ptr %_8.i5.i70, align 4, !dbg !1489, !alias.scope !1486
  store i32 %127, ptr %v.sroa.0.0100, align 4, !dbg !1489, !alias.scope !1486
  store i32 %_10.sroa.0.0.copyload.i6.i71, ptr %_8.i5.i70, align 4, !dbg !1491, !alias.scope !1486
  %_26 = add nuw nsw i64 %122, 1, !dbg !1493
  %_45 = sub nuw i64 %v.sroa.15.099, %_26, !dbg !1495
  %_49 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0100, i64 %_26, !dbg !1502
  br label %bb1.backedge, !dbg !1079

bb1.backedge:                                     ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %_8.i5.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ null, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %v.sroa.15.0.be = phi i64 [ %_14.i32, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ %_45, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %v.sroa.0.0.be = phi ptr [ %_13.i31, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit ], [ %_49, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort.exit ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33, !dbg !319
  br i1 %_5, label %bb3, label %bb5, !dbg !319
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @sort(i64 noundef %n, i64 noundef %length, ptr noundef %data, ptr noundef writeonly captures(none) %places) unnamed_addr #3 !dbg !1507 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1509
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1519
  %_22 = mul i32 %_23, %_24, !dbg !1514
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1522
  %_21 = add i32 %_22, %_25, !dbg !1525
  %i = zext i32 %_21 to i64, !dbg !1525
  %_6.not = icmp ugt i64 %n, %i, !dbg !1526
  br i1 %_6.not, label %bb2, label %bb7, !dbg !1526

bb2:                                              ; preds = %start
  %_9 = mul i64 %length, %i, !dbg !1528
  %_8 = getelementptr inbounds nuw i32, ptr %data, i64 %_9, !dbg !1529
  %_11 = getelementptr inbounds nuw i32, ptr %places, i64 %i, !dbg !1532
  %_29 = icmp ult i64 %length, 2, !dbg !1535
  br i1 %_29, label %bb11, label %bb13, !dbg !1542, !prof !1546

bb13:                                             ; preds = %bb2
  %_30 = icmp ult i64 %length, 21, !dbg !1547
  br i1 %_30, label %bb15, label %bb16, !dbg !1548, !prof !1546

bb16:                                             ; preds = %bb13
; call core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr noalias noundef nonnull align 4 %_8, i64 noundef %length) #14, !dbg !1550
  br label %bb11, !dbg !1550

bb15:                                             ; preds = %bb13
  %v_end.i = getelementptr inbounds nuw i32, ptr %_8, i64 %length, !dbg !1551
  %0 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !1554
  br label %bb5.i, !dbg !1556

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %bb15
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i ], [ %0, %bb15 ]
  %1 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -4, !dbg !1558
  %tail.val.i.i = load i32, ptr %tail.sroa.0.02.i, align 4, !dbg !1556, !alias.scope !1560, !noalias !1565, !noundef !15
  %.val1.i.i = load i32, ptr %1, align 4, !dbg !1556, !alias.scope !1567, !noalias !1568, !noundef !15
  %_0.i.i.i.i = icmp slt i32 %tail.val.i.i, %.val1.i.i, !dbg !1569
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1556

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %2 = phi i32 [ %.val.i.i, %bb6.i.i ], [ %.val1.i.i, %bb5.i ], !dbg !1572
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ], !dbg !1574
  %sift.sroa.0.0.i.i = phi ptr [ %3, %bb6.i.i ], [ %1, %bb5.i ], !dbg !1575
  store i32 %2, ptr %gap_guard.sroa.4.0.i.i, align 4, !dbg !1572, !alias.scope !1576
  %_17.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %_8, !dbg !1577
  br i1 %_17.i.i, label %bb10.i.i, label %bb6.i.i, !dbg !1577

bb6.i.i:                                          ; preds = %bb4.i.i
  %3 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -4, !dbg !1578
  %.val.i.i = load i32, ptr %3, align 4, !dbg !1580, !alias.scope !1567, !noalias !1568, !noundef !15
  %_0.i.i2.i.i = icmp slt i32 %tail.val.i.i, %.val.i.i, !dbg !1581
  br i1 %_0.i.i2.i.i, label %bb4.i.i, label %bb10.i.i, !dbg !1580

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %_8, %bb4.i.i ], !dbg !1575
  store i32 %tail.val.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 4, !dbg !1584, !alias.scope !1576, !noalias !1588
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, !dbg !1593

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 4, !dbg !1594
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i, !dbg !1596
  br i1 %_10.not.i, label %bb11, label %bb5.i, !dbg !1596

bb11:                                             ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit.i, %bb2, %bb16
  switch i64 %length, label %bb4.i [
    i64 0, label %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit
    i64 1, label %bb7.i
  ], !dbg !1597

bb7.i:                                            ; preds = %bb4.i, %bb11
  %base.sroa.0.0.lcssa.i = phi i64 [ 0, %bb11 ], [ %5, %bb4.i ], !dbg !1603
  %_35.i = getelementptr inbounds nuw i32, ptr %_8, i64 %base.sroa.0.0.lcssa.i, !dbg !1604
  %_35.val.i = load i32, ptr %_35.i, align 4, !dbg !1611, !alias.scope !1612, !noalias !1615, !noundef !15
  %.not.i = icmp ne i32 %_35.val.i, %_21, !dbg !1617
  %_27.i = icmp slt i32 %_35.val.i, %_21
  %result.i = zext i1 %_27.i to i64, !dbg !1617
  %spec.select.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i, %result.i, !dbg !1617
  %4 = trunc i64 %spec.select.i to i32, !dbg !1619
  br label %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit, !dbg !1617

bb4.i:                                            ; preds = %bb11, %bb4.i
  %size.sroa.0.017.i = phi i64 [ %6, %bb4.i ], [ %length, %bb11 ]
  %base.sroa.0.016.i = phi i64 [ %5, %bb4.i ], [ 0, %bb11 ]
  %half10.i = lshr i64 %size.sroa.0.017.i, 1, !dbg !1620
  %mid.i = add nuw i64 %half10.i, %base.sroa.0.016.i, !dbg !1621
  %_32.i = icmp ult i64 %mid.i, %length, !dbg !1623
  tail call void @llvm.assume(i1 %_32.i), !dbg !1627
  %_29.i = getelementptr inbounds nuw i32, ptr %_8, i64 %mid.i, !dbg !1628
  %_29.val.i = load i32, ptr %_29.i, align 4, !dbg !1629, !alias.scope !1612, !noalias !1615, !noundef !15
  %_17.i = icmp sgt i32 %_29.val.i, %_21, !dbg !1630
  %5 = select i1 %_17.i, i64 %base.sroa.0.016.i, i64 %mid.i, !dbg !1637, !unpredictable !15
  %6 = sub i64 %size.sroa.0.017.i, %half10.i, !dbg !1647
  %_6.i = icmp ugt i64 %6, 1, !dbg !1648
  br i1 %_6.i, label %bb4.i, label %bb7.i, !dbg !1648

_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit: ; preds = %bb11, %bb7.i
  %_0.sroa.4.0.i = phi i32 [ 0, %bb11 ], [ %4, %bb7.i ], !dbg !1603
  %_0.sroa.0.0.i = phi i1 [ true, %bb11 ], [ %.not.i, %bb7.i ], !dbg !1603
  %7 = or i32 %_0.sroa.4.0.i, -2147483648, !dbg !1619
  %_12.sroa.0.0 = select i1 %_0.sroa.0.0.i, i32 %7, i32 %_0.sroa.4.0.i, !dbg !1619
  store i32 %_12.sroa.0.0, ptr %_11, align 4, !dbg !1649
  br label %bb7, !dbg !1650

bb7:                                              ; preds = %start, %_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort.exit
  ret void, !dbg !1650
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() unnamed_addr #11 !dbg !1651 {
  tail call void @llvm.trap(), !dbg !1654
  unreachable, !dbg !1654
}

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #11 !dbg !1660 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #13, !dbg !1661
  unreachable, !dbg !1661
}

attributes #0 = { noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_70" }
attributes #1 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_70" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_70" }
attributes #3 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #12 = { nounwind }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/sort.rs/@/sort.2bbec47e4c05aeb3-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "ipnsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !10, file: !9, line: 114, type: !14, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!9 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "7d77d53d53cbf5a6aa3a2563a8e3597a")
!10 = !DINamespace(name: "unstable", scope: !11)
!11 = !DINamespace(name: "sort", scope: !12)
!12 = !DINamespace(name: "slice", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(cc: DW_CC_nocall, types: !15)
!15 = !{}
!16 = !DILocation(line: 253, column: 13, scope: !17, inlinedAt: !22)
!17 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !19, file: !18, line: 239, type: !21, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!18 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!19 = !DINamespace(name: "{impl#2}", scope: !20)
!20 = !DINamespace(name: "index", scope: !12)
!21 = !DISubroutineType(types: !15)
!22 = distinct !DILocation(line: 646, column: 26, scope: !23, inlinedAt: !26)
!23 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 639, type: !21, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!24 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!25 = !DINamespace(name: "{impl#0}", scope: !12)
!26 = distinct !DILocation(line: 34, column: 45, scope: !27, inlinedAt: !32)
!27 = distinct !DILexicalBlock(scope: !29, file: !28, line: 33, column: 9)
!28 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "694d50307d8b09e28f18230edf6cbedb")
!29 = distinct !DILexicalBlock(scope: !30, file: !28, line: 24, column: 5)
!30 = distinct !DISubprogram(name: "find_existing_run<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !31, file: !28, line: 20, type: !21, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!31 = !DINamespace(name: "shared", scope: !11)
!32 = distinct !DILocation(line: 119, column: 35, scope: !33)
!33 = distinct !DILexicalBlock(scope: !8, file: !9, line: 118, column: 5)
!34 = !DILocation(line: 34, column: 35, scope: !27, inlinedAt: !32)
!35 = !{!36}
!36 = distinct !{!36, !37, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!37 = distinct !{!37, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!38 = !{!39}
!39 = distinct !{!39, !37, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!40 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !46)
!41 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !43, file: !42, line: 1915, type: !21, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!42 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!43 = !DINamespace(name: "{impl#76}", scope: !44)
!44 = !DINamespace(name: "impls", scope: !45)
!45 = !DINamespace(name: "cmp", scope: !13)
!46 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "call_mut<fn(&i32, &i32) -> bool, (&i32, &i32)>", linkageName: "_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort", scope: !49, file: !48, line: 166, type: !21, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!48 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!49 = !DINamespace(name: "FnMut", scope: !50)
!50 = !DINamespace(name: "function", scope: !51)
!51 = !DINamespace(name: "ops", scope: !13)
!52 = distinct !DILocation(line: 34, column: 35, scope: !27, inlinedAt: !32)
!53 = !DILocation(line: 35, column: 12, scope: !54, inlinedAt: !32)
!54 = distinct !DILexicalBlock(scope: !27, file: !28, line: 34, column: 9)
!55 = !DILocation(line: 40, column: 37, scope: !54, inlinedAt: !32)
!56 = !DILocation(line: 253, column: 13, scope: !17, inlinedAt: !57)
!57 = distinct !DILocation(line: 646, column: 26, scope: !58, inlinedAt: !59)
!58 = !DILexicalBlockFile(scope: !23, file: !24, discriminator: 8)
!59 = distinct !DILocation(line: 40, column: 47, scope: !54, inlinedAt: !32)
!60 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !61)
!61 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !62)
!62 = distinct !DILocation(line: 40, column: 37, scope: !54, inlinedAt: !32)
!63 = !DILocation(line: 42, column: 17, scope: !54, inlinedAt: !32)
!64 = !DILocation(line: 40, column: 19, scope: !54, inlinedAt: !32)
!65 = !DILocation(line: 36, column: 36, scope: !54, inlinedAt: !32)
!66 = !DILocation(line: 253, column: 13, scope: !17, inlinedAt: !67)
!67 = distinct !DILocation(line: 646, column: 26, scope: !68, inlinedAt: !69)
!68 = !DILexicalBlockFile(scope: !23, file: !24, discriminator: 4)
!69 = distinct !DILocation(line: 36, column: 46, scope: !54, inlinedAt: !32)
!70 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !71)
!71 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !72)
!72 = distinct !DILocation(line: 36, column: 36, scope: !54, inlinedAt: !32)
!73 = !DILocation(line: 37, column: 17, scope: !54, inlinedAt: !32)
!74 = !DILocation(line: 36, column: 19, scope: !54, inlinedAt: !32)
!75 = !DILocation(line: 33, column: 27, scope: !29, inlinedAt: !32)
!76 = !DILocation(line: 122, column: 33, scope: !77)
!77 = distinct !DILexicalBlock(scope: !33, file: !9, line: 119, column: 5)
!78 = !DILocation(line: 122, column: 14, scope: !77)
!79 = !DILocation(line: 124, column: 8, scope: !77)
!80 = !DILocation(line: 125, column: 12, scope: !77)
!81 = !DILocation(line: 136, column: 21, scope: !77)
!82 = !DILocation(line: 614, column: 21, scope: !83, inlinedAt: !88)
!83 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE13leading_zeros", scope: !85, file: !84, line: 611, type: !21, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!84 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/nonzero.rs", directory: "", checksumkind: CSK_MD5, checksum: "98191078409d5869bdd53764aac867eb")
!85 = !DINamespace(name: "NonZero", scope: !86)
!86 = !DINamespace(name: "nonzero", scope: !87)
!87 = !DINamespace(name: "num", scope: !13)
!88 = !DILocation(line: 1794, column: 35, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE5ilog2", scope: !85, file: !84, line: 1793, type: !21, scopeLine: 1793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!90 = !DILocation(line: 1807, column: 35, scope: !91, inlinedAt: !95)
!91 = distinct !DILexicalBlock(scope: !93, file: !92, line: 1807, column: 17)
!92 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!93 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13checked_ilog2", scope: !94, file: !92, line: 1805, type: !21, scopeLine: 1805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!94 = !DINamespace(name: "{impl#11}", scope: !87)
!95 = !DILocation(line: 1694, column: 37, scope: !96, inlinedAt: !98)
!96 = distinct !DILexicalBlock(scope: !97, file: !92, line: 1694, column: 53)
!97 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj5ilog2", scope: !94, file: !92, line: 1693, type: !21, scopeLine: 1693, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!98 = !DILocation(line: 136, column: 31, scope: !77)
!99 = !DILocation(line: 136, column: 17, scope: !77)
!100 = !DILocation(line: 137, column: 5, scope: !101)
!101 = distinct !DILexicalBlock(scope: !77, file: !9, line: 136, column: 5)
!102 = !DILocation(line: 1016, column: 17, scope: !103, inlinedAt: !108)
!103 = distinct !DILexicalBlock(scope: !104, file: !24, line: 1013, column: 13)
!104 = distinct !DILexicalBlock(scope: !105, file: !24, line: 1011, column: 13)
!105 = distinct !DILexicalBlock(scope: !106, file: !24, line: 1010, column: 13)
!106 = distinct !DISubprogram(name: "revswap<i32>", linkageName: "_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort", scope: !107, file: !24, line: 1001, type: !21, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!107 = !DINamespace(name: "reverse", scope: !25)
!108 = distinct !DILocation(line: 998, column: 9, scope: !109, inlinedAt: !113)
!109 = distinct !DILexicalBlock(scope: !110, file: !24, line: 984, column: 9)
!110 = distinct !DILexicalBlock(scope: !111, file: !24, line: 980, column: 9)
!111 = distinct !DILexicalBlock(scope: !112, file: !24, line: 979, column: 9)
!112 = distinct !DISubprogram(name: "reverse<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl7reverseCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 978, type: !21, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!113 = !DILocation(line: 126, column: 15, scope: !77)
!114 = !DILocation(line: 1014, column: 19, scope: !103, inlinedAt: !108)
!115 = !DILocation(line: 1015, column: 45, scope: !103, inlinedAt: !108)
!116 = !DILocation(line: 1015, column: 27, scope: !103, inlinedAt: !108)
!117 = !DILocation(line: 1015, column: 38, scope: !103, inlinedAt: !108)
!118 = !DILocation(line: 787, column: 14, scope: !119, inlinedAt: !122)
!119 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3mem4swaplECs3KQZ4soiI0h_4sort", scope: !121, file: !120, line: 784, type: !21, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!120 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "f117990a17890c376e3a360d512003aa")
!121 = !DINamespace(name: "mem", scope: !13)
!122 = distinct !DILocation(line: 1015, column: 17, scope: !103, inlinedAt: !108)
!123 = !{!124}
!124 = distinct !{!124, !125, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort: %a.0"}
!125 = distinct !{!125, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort"}
!126 = !{!127}
!127 = distinct !{!127, !125, !"_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort: %b.0"}
!128 = distinct !{!128, !129}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = !DILocation(line: 138, column: 2, scope: !8)
!131 = !DILocation(line: 979, column: 24, scope: !112, inlinedAt: !113)
!132 = !DILocation(line: 998, column: 9, scope: !109, inlinedAt: !113)
!133 = !DILocation(line: 961, column: 18, scope: !134, inlinedAt: !139)
!134 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!135 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!136 = !DINamespace(name: "{impl#0}", scope: !137)
!137 = !DINamespace(name: "mut_ptr", scope: !138)
!138 = !DINamespace(name: "ptr", scope: !13)
!139 = !DILocation(line: 839, column: 34, scope: !140, inlinedAt: !142)
!140 = distinct !DILexicalBlock(scope: !141, file: !24, line: 837, column: 9)
!141 = distinct !DISubprogram(name: "as_mut_ptr_range<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl16as_mut_ptr_rangeCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 836, type: !21, scopeLine: 836, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!142 = !DILocation(line: 980, column: 41, scope: !111, inlinedAt: !113)
!143 = !DILocation(line: 1015, column: 43, scope: !103, inlinedAt: !108)
!144 = distinct !DISubprogram(name: "median3_rec<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !146, file: !145, line: 55, type: !21, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!145 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/pivot.rs", directory: "", checksumkind: CSK_MD5, checksum: "26ac187e86056554a2868ec9c016e4a4")
!146 = !DINamespace(name: "pivot", scope: !31)
!147 = !DILocation(line: 65, column: 12, scope: !144)
!148 = !DILocation(line: 66, column: 22, scope: !144)
!149 = !DILocation(line: 67, column: 38, scope: !150)
!150 = distinct !DILexicalBlock(scope: !144, file: !145, line: 66, column: 13)
!151 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !156)
!152 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 829, type: !21, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!153 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!154 = !DINamespace(name: "{impl#0}", scope: !155)
!155 = !DINamespace(name: "const_ptr", scope: !138)
!156 = !DILocation(line: 67, column: 34, scope: !150)
!157 = !DILocation(line: 67, column: 53, scope: !150)
!158 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !159)
!159 = !DILocation(line: 67, column: 49, scope: !150)
!160 = !DILocation(line: 67, column: 17, scope: !150)
!161 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !162)
!162 = !DILocation(line: 68, column: 34, scope: !150)
!163 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !164)
!164 = !DILocation(line: 68, column: 49, scope: !150)
!165 = !DILocation(line: 68, column: 17, scope: !150)
!166 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !167)
!167 = !DILocation(line: 69, column: 34, scope: !150)
!168 = !DILocation(line: 863, column: 18, scope: !152, inlinedAt: !169)
!169 = !DILocation(line: 69, column: 49, scope: !150)
!170 = !DILocation(line: 69, column: 17, scope: !150)
!171 = !DILocation(line: 65, column: 9, scope: !144)
!172 = !DILocation(line: 82, column: 13, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "median3<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !146, file: !145, line: 79, type: !21, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!174 = distinct !DILocation(line: 71, column: 9, scope: !144)
!175 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !176)
!176 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !177)
!177 = distinct !DILocation(line: 82, column: 13, scope: !173, inlinedAt: !174)
!178 = !DILocation(line: 83, column: 13, scope: !179, inlinedAt: !174)
!179 = distinct !DILexicalBlock(scope: !173, file: !145, line: 82, column: 5)
!180 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !181)
!181 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !182)
!182 = distinct !DILocation(line: 83, column: 13, scope: !179, inlinedAt: !174)
!183 = !DILocation(line: 84, column: 8, scope: !184, inlinedAt: !174)
!184 = distinct !DILexicalBlock(scope: !179, file: !145, line: 83, column: 5)
!185 = !DILocation(line: 73, column: 2, scope: !144)
!186 = distinct !DISubprogram(name: "heapsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !188, file: !187, line: 10, type: !21, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!187 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/heapsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "85ac42753eae9834a0c97cd4a3665c59")
!188 = !DINamespace(name: "heapsort", scope: !10)
!189 = !DILocation(line: 16, column: 24, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !187, line: 14, column: 5)
!191 = !DILocation(line: 16, column: 18, scope: !190)
!192 = !DILocation(line: 942, column: 12, scope: !193, inlinedAt: !198)
!193 = distinct !DISubprogram(name: "spec_next_back<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl14spec_next_backCs3KQZ4soiI0h_4sort", scope: !195, file: !194, line: 941, type: !21, scopeLine: 941, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!194 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!195 = !DINamespace(name: "{impl#5}", scope: !196)
!196 = !DINamespace(name: "range", scope: !197)
!197 = !DINamespace(name: "iter", scope: !13)
!198 = !DILocation(line: 1116, column: 14, scope: !199, inlinedAt: !201)
!199 = distinct !DISubprogram(name: "next_back<usize>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits12double_ended19DoubleEndedIterator9next_backCs3KQZ4soiI0h_4sort", scope: !200, file: !194, line: 1115, type: !21, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!200 = !DINamespace(name: "{impl#7}", scope: !196)
!201 = !DILocation(line: 53, column: 19, scope: !202, inlinedAt: !207)
!202 = distinct !DISubprogram(name: "next<core::ops::range::Range<usize>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3revINtB4_3RevINtNtNtBa_3ops5range5RangejEENtNtNtB8_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !204, file: !203, line: 52, type: !21, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!203 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/rev.rs", directory: "", checksumkind: CSK_MD5, checksum: "97bbf16646f958a86a45b6ba280b14d9")
!204 = !DINamespace(name: "{impl#1}", scope: !205)
!205 = !DINamespace(name: "rev", scope: !206)
!206 = !DINamespace(name: "adapters", scope: !197)
!207 = !DILocation(line: 16, column: 14, scope: !208)
!208 = !DILexicalBlockFile(scope: !209, file: !187, discriminator: 2)
!209 = distinct !DILexicalBlock(scope: !190, file: !187, line: 16, column: 5)
!210 = !DILocation(line: 31, column: 2, scope: !186)
!211 = !DILocation(line: 1077, column: 17, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub", scope: !94, file: !92, line: 1065, type: !21, scopeLine: 1065, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!213 = !DILocation(line: 221, column: 28, scope: !214, inlinedAt: !216)
!214 = distinct !DISubprogram(name: "backward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step18backward_unchecked", scope: !215, file: !194, line: 219, type: !21, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!215 = !DINamespace(name: "{impl#49}", scope: !196)
!216 = !DILocation(line: 944, column: 33, scope: !193, inlinedAt: !198)
!217 = !DILocation(line: 17, column: 27, scope: !218)
!218 = distinct !DILexicalBlock(scope: !209, file: !187, line: 16, column: 5)
!219 = !DILocation(line: 909, column: 18, scope: !220, inlinedAt: !222)
!220 = distinct !DILexicalBlock(scope: !221, file: !24, line: 908, column: 9)
!221 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 905, type: !21, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!222 = distinct !DILocation(line: 20, column: 15, scope: !218)
!223 = !DILocation(line: 552, column: 14, scope: !224, inlinedAt: !226)
!224 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!225 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!226 = distinct !DILocation(line: 1315, column: 9, scope: !227, inlinedAt: !229)
!227 = distinct !DILexicalBlock(scope: !228, file: !225, line: 1307, column: 5)
!228 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1304, type: !21, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!229 = distinct !DILocation(line: 915, column: 13, scope: !230, inlinedAt: !222)
!230 = distinct !DILexicalBlock(scope: !220, file: !24, line: 909, column: 9)
!231 = !{!232}
!232 = distinct !{!232, !233, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort: %self.0"}
!233 = distinct !{!233, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort"}
!234 = !DILocation(line: 643, column: 9, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 628, type: !21, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!236 = distinct !DILocation(line: 1316, column: 9, scope: !227, inlinedAt: !229)
!237 = !DILocation(line: 552, column: 14, scope: !224, inlinedAt: !238)
!238 = distinct !DILocation(line: 1317, column: 9, scope: !227, inlinedAt: !229)
!239 = !DILocation(line: 17, column: 24, scope: !218)
!240 = !DILocation(line: 18, column: 13, scope: !218)
!241 = !DILocation(line: 0, scope: !218)
!242 = !DILocation(line: 1076, column: 12, scope: !243, inlinedAt: !245)
!243 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs3KQZ4soiI0h_4sort", scope: !244, file: !42, line: 1072, type: !21, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!244 = !DINamespace(name: "Ord", scope: !45)
!245 = !DILocation(line: 1574, column: 8, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs3KQZ4soiI0h_4sort", scope: !45, file: !42, line: 1573, type: !21, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!247 = !DILocation(line: 28, column: 32, scope: !248)
!248 = distinct !DILexicalBlock(scope: !218, file: !187, line: 17, column: 9)
!249 = !DILocation(line: 43, column: 28, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "sift_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !188, file: !187, line: 37, type: !21, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!251 = distinct !DILocation(line: 28, column: 13, scope: !248)
!252 = !DILocation(line: 43, column: 9, scope: !250, inlinedAt: !251)
!253 = !DILocation(line: 52, column: 25, scope: !254, inlinedAt: !251)
!254 = distinct !DILexicalBlock(scope: !255, file: !187, line: 48, column: 5)
!255 = distinct !DILexicalBlock(scope: !250, file: !187, line: 46, column: 5)
!256 = !DILocation(line: 53, column: 12, scope: !257, inlinedAt: !251)
!257 = distinct !DILexicalBlock(scope: !254, file: !187, line: 52, column: 9)
!258 = !DILocation(line: 60, column: 16, scope: !257, inlinedAt: !251)
!259 = !DILocation(line: 961, column: 18, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!261 = distinct !DILocation(line: 64, column: 43, scope: !257, inlinedAt: !251)
!262 = !DILocation(line: 961, column: 18, scope: !260, inlinedAt: !263)
!263 = distinct !DILocation(line: 64, column: 64, scope: !257, inlinedAt: !251)
!264 = !DILocation(line: 64, column: 26, scope: !257, inlinedAt: !251)
!265 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !266)
!266 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !267)
!267 = distinct !DILocation(line: 64, column: 26, scope: !257, inlinedAt: !251)
!268 = !DILocation(line: 64, column: 17, scope: !257, inlinedAt: !251)
!269 = !DILocation(line: 60, column: 13, scope: !257, inlinedAt: !251)
!270 = !DILocation(line: 0, scope: !254, inlinedAt: !251)
!271 = !DILocation(line: 961, column: 18, scope: !260, inlinedAt: !272)
!272 = distinct !DILocation(line: 68, column: 34, scope: !257, inlinedAt: !251)
!273 = !DILocation(line: 961, column: 18, scope: !260, inlinedAt: !274)
!274 = distinct !DILocation(line: 68, column: 54, scope: !257, inlinedAt: !251)
!275 = !DILocation(line: 68, column: 17, scope: !257, inlinedAt: !251)
!276 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !277)
!277 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !278)
!278 = distinct !DILocation(line: 68, column: 17, scope: !257, inlinedAt: !251)
!279 = !{!280}
!280 = distinct !{!280, !281, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort: %x"}
!281 = distinct !{!281, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort"}
!282 = !DILocation(line: 1476, column: 30, scope: !283, inlinedAt: !287)
!283 = distinct !DILexicalBlock(scope: !284, file: !225, line: 1468, column: 9)
!284 = distinct !DILexicalBlock(scope: !285, file: !225, line: 1467, column: 9)
!285 = distinct !DISubprogram(name: "swap_nonoverlapping_short", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_short", scope: !286, file: !225, line: 1461, type: !21, scopeLine: 1461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!286 = !DINamespace(name: "swap_nonoverlapping_bytes", scope: !138)
!287 = distinct !DILocation(line: 1500, column: 18, scope: !288, inlinedAt: !294)
!288 = distinct !DILexicalBlock(scope: !289, file: !225, line: 1497, column: 9)
!289 = distinct !DILexicalBlock(scope: !290, file: !225, line: 1495, column: 44)
!290 = distinct !DILexicalBlock(scope: !291, file: !225, line: 1489, column: 5)
!291 = distinct !DILexicalBlock(scope: !292, file: !225, line: 1488, column: 5)
!292 = distinct !DILexicalBlock(scope: !293, file: !225, line: 1486, column: 5)
!293 = distinct !DISubprogram(name: "swap_nonoverlapping_bytes", linkageName: "_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes", scope: !138, file: !225, line: 1445, type: !21, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!294 = distinct !DILocation(line: 1402, column: 26, scope: !295, inlinedAt: !301)
!295 = distinct !DILexicalBlock(scope: !296, file: !225, line: 1399, column: 54)
!296 = distinct !DILexicalBlock(scope: !297, file: !225, line: 1398, column: 13)
!297 = distinct !DILexicalBlock(scope: !298, file: !225, line: 1395, column: 13)
!298 = distinct !DISubprogram(name: "runtime<i32>", linkageName: "_RINvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping7runtimelECs3KQZ4soiI0h_4sort", scope: !300, file: !299, line: 2435, type: !21, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!299 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!300 = !DINamespace(name: "swap_nonoverlapping", scope: !138)
!301 = distinct !DILocation(line: 2448, column: 9, scope: !302, inlinedAt: !304)
!302 = !DILexicalBlockFile(scope: !303, file: !299, discriminator: 0)
!303 = distinct !DISubprogram(name: "swap_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1368, type: !21, scopeLine: 1368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!304 = distinct !DILocation(line: 72, column: 13, scope: !257, inlinedAt: !251)
!305 = !{!306}
!306 = distinct !{!306, !281, !"_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort: %y"}
!307 = !DILocation(line: 1440, column: 5, scope: !308, inlinedAt: !311)
!308 = distinct !DILexicalBlock(scope: !309, file: !225, line: 1439, column: 5)
!309 = distinct !DILexicalBlock(scope: !310, file: !225, line: 1438, column: 5)
!310 = distinct !DISubprogram(name: "swap_chunk<4>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1437, type: !21, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!311 = distinct !DILocation(line: 1476, column: 30, scope: !283, inlinedAt: !287)
!312 = !DILocation(line: 1441, column: 5, scope: !308, inlinedAt: !311)
!313 = !DILocation(line: 1915, column: 50, scope: !314, inlinedAt: !192)
!314 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !315, file: !42, line: 1915, type: !21, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!315 = !DINamespace(name: "{impl#58}", scope: !44)
!316 = distinct !DISubprogram(name: "quicksort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!317 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/quicksort.rs", directory: "", checksumkind: CSK_MD5, checksum: "e6a83127a2b707e97e5c7026cf4bb1a4")
!318 = !DINamespace(name: "quicksort", scope: !10)
!319 = !DILocation(line: 30, column: 12, scope: !316)
!320 = !DILocation(line: 37, column: 12, scope: !316)
!321 = !{!322}
!322 = distinct !{!322, !323, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!323 = distinct !{!323, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!324 = !DILocation(line: 164, column: 13, scope: !325, inlinedAt: !329)
!325 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs4_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !327, file: !326, line: 157, type: !21, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!326 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/smallsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "8c9626ba4802244e0fd645526c52bc5d")
!327 = !DINamespace(name: "{impl#6}", scope: !328)
!328 = !DINamespace(name: "smallsort", scope: !31)
!329 = distinct !DILocation(line: 101, column: 9, scope: !330, inlinedAt: !332)
!330 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs1_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_25UnstableSmallSortTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !331, file: !326, line: 97, type: !21, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!331 = !DINamespace(name: "{impl#3}", scope: !328)
!332 = distinct !DILocation(line: 31, column: 13, scope: !316)
!333 = !DILocation(line: 319, column: 8, scope: !334, inlinedAt: !336)
!334 = distinct !DILexicalBlock(scope: !335, file: !326, line: 318, column: 5)
!335 = distinct !DISubprogram(name: "small_sort_network<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 311, type: !21, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!336 = distinct !DILocation(line: 164, column: 13, scope: !325, inlinedAt: !329)
!337 = !DILocation(line: 327, column: 9, scope: !334, inlinedAt: !336)
!338 = !DILocation(line: 329, column: 21, scope: !339, inlinedAt: !336)
!339 = distinct !DILexicalBlock(scope: !334, file: !326, line: 327, column: 5)
!340 = !DILocation(line: 330, column: 20, scope: !341, inlinedAt: !336)
!341 = distinct !DILexicalBlock(scope: !339, file: !326, line: 329, column: 5)
!342 = !DILocation(line: 333, column: 30, scope: !343, inlinedAt: !336)
!343 = distinct !DILexicalBlock(scope: !344, file: !326, line: 332, column: 5)
!344 = distinct !DILexicalBlock(scope: !341, file: !326, line: 330, column: 5)
!345 = !DILocation(line: 338, column: 5, scope: !346, inlinedAt: !336)
!346 = distinct !DILexicalBlock(scope: !347, file: !326, line: 335, column: 5)
!347 = distinct !DILexicalBlock(scope: !343, file: !326, line: 333, column: 5)
!348 = !DILocation(line: 0, scope: !347, inlinedAt: !336)
!349 = !DILocation(line: 339, column: 32, scope: !346, inlinedAt: !336)
!350 = !DILocation(line: 342, column: 19, scope: !346, inlinedAt: !336)
!351 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!353 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !356)
!354 = distinct !DILexicalBlock(scope: !355, file: !326, line: 393, column: 9)
!355 = distinct !DISubprogram(name: "swap_if_less<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 386, type: !21, scopeLine: 386, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!356 = distinct !DILocation(line: 490, column: 9, scope: !357, inlinedAt: !359)
!357 = distinct !DILexicalBlock(scope: !358, file: !326, line: 483, column: 5)
!358 = distinct !DISubprogram(name: "sort13_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 475, type: !21, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!359 = distinct !DILocation(line: 340, column: 13, scope: !346, inlinedAt: !336)
!360 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !356)
!361 = distinct !DILexicalBlock(scope: !354, file: !326, line: 394, column: 9)
!362 = !{!363, !365, !322}
!363 = distinct !{!363, !364, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!364 = distinct !{!364, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!365 = distinct !{!365, !366, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!366 = distinct !{!366, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!367 = !{!368}
!368 = distinct !{!368, !364, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!369 = !{!368, !365, !322}
!370 = !{!363}
!371 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1682, type: !21, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!373 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !356)
!374 = distinct !DILexicalBlock(scope: !375, file: !326, line: 412, column: 9)
!375 = distinct !DILexicalBlock(scope: !376, file: !326, line: 411, column: 9)
!376 = distinct !DILexicalBlock(scope: !361, file: !326, line: 401, column: 9)
!377 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 628, type: !21, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!379 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !356)
!380 = distinct !DILexicalBlock(scope: !374, file: !326, line: 414, column: 9)
!381 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !382)
!382 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !383)
!383 = distinct !DILocation(line: 491, column: 9, scope: !357, inlinedAt: !359)
!384 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !385)
!385 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !383)
!386 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !383)
!387 = !{!388, !365, !322}
!388 = distinct !{!388, !389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!389 = distinct !{!389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!390 = !{!391}
!391 = distinct !{!391, !389, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!392 = !{!391, !365, !322}
!393 = !{!388}
!394 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !395)
!395 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !383)
!396 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !397)
!397 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !383)
!398 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !399)
!399 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !400)
!400 = distinct !DILocation(line: 492, column: 9, scope: !357, inlinedAt: !359)
!401 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !402)
!402 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !400)
!403 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !400)
!404 = !{!405, !365, !322}
!405 = distinct !{!405, !406, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!406 = distinct !{!406, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!407 = !{!408}
!408 = distinct !{!408, !406, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!409 = !{!408, !365, !322}
!410 = !{!405}
!411 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !412)
!412 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !400)
!413 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !414)
!414 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !400)
!415 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !416)
!416 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !417)
!417 = distinct !DILocation(line: 493, column: 9, scope: !357, inlinedAt: !359)
!418 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !419)
!419 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !417)
!420 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !417)
!421 = !{!422, !365, !322}
!422 = distinct !{!422, !423, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!423 = distinct !{!423, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!424 = !{!425}
!425 = distinct !{!425, !423, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!426 = !{!425, !365, !322}
!427 = !{!422}
!428 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !429)
!429 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !417)
!430 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !431)
!431 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !417)
!432 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !433)
!433 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !434)
!434 = distinct !DILocation(line: 494, column: 9, scope: !357, inlinedAt: !359)
!435 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !436)
!436 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !434)
!437 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !434)
!438 = !{!439, !365, !322}
!439 = distinct !{!439, !440, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!440 = distinct !{!440, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!441 = !{!442}
!442 = distinct !{!442, !440, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!443 = !{!442, !365, !322}
!444 = !{!439}
!445 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !446)
!446 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !434)
!447 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !448)
!448 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !434)
!449 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !450)
!450 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !451)
!451 = distinct !DILocation(line: 495, column: 9, scope: !357, inlinedAt: !359)
!452 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !453)
!453 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !451)
!454 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !451)
!455 = !{!456, !365, !322}
!456 = distinct !{!456, !457, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!457 = distinct !{!457, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!458 = !{!459}
!459 = distinct !{!459, !457, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!460 = !{!459, !365, !322}
!461 = !{!456}
!462 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !463)
!463 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !451)
!464 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !465)
!465 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !451)
!466 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !467)
!467 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !468)
!468 = distinct !DILocation(line: 496, column: 9, scope: !357, inlinedAt: !359)
!469 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !470)
!470 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !468)
!471 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !472)
!472 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !473)
!473 = distinct !DILocation(line: 497, column: 9, scope: !357, inlinedAt: !359)
!474 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !475)
!475 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !473)
!476 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !477)
!477 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !478)
!478 = distinct !DILocation(line: 498, column: 9, scope: !357, inlinedAt: !359)
!479 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !478)
!480 = !{!481, !365, !322}
!481 = distinct !{!481, !482, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!482 = distinct !{!482, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!483 = !{!484}
!484 = distinct !{!484, !482, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!485 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !486)
!486 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !478)
!487 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !488)
!488 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !478)
!489 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !490)
!490 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !491)
!491 = distinct !DILocation(line: 499, column: 9, scope: !357, inlinedAt: !359)
!492 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !493)
!493 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !491)
!494 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !495)
!495 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !496)
!496 = distinct !DILocation(line: 500, column: 9, scope: !357, inlinedAt: !359)
!497 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !498)
!498 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !496)
!499 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !500)
!500 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !501)
!501 = distinct !DILocation(line: 501, column: 9, scope: !357, inlinedAt: !359)
!502 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !503)
!503 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !501)
!504 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !505)
!505 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !506)
!506 = distinct !DILocation(line: 502, column: 9, scope: !357, inlinedAt: !359)
!507 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !508)
!508 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !506)
!509 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !510)
!510 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !511)
!511 = distinct !DILocation(line: 503, column: 9, scope: !357, inlinedAt: !359)
!512 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !513)
!513 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !511)
!514 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !515)
!515 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !516)
!516 = distinct !DILocation(line: 504, column: 9, scope: !357, inlinedAt: !359)
!517 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !518)
!518 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !516)
!519 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !520)
!520 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !521)
!521 = distinct !DILocation(line: 505, column: 9, scope: !357, inlinedAt: !359)
!522 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !523)
!523 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !521)
!524 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !525)
!525 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !526)
!526 = distinct !DILocation(line: 506, column: 9, scope: !357, inlinedAt: !359)
!527 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !528)
!528 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !526)
!529 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !530)
!530 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !531)
!531 = distinct !DILocation(line: 507, column: 9, scope: !357, inlinedAt: !359)
!532 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !533)
!533 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !531)
!534 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !535)
!535 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !536)
!536 = distinct !DILocation(line: 508, column: 9, scope: !357, inlinedAt: !359)
!537 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !538)
!538 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !536)
!539 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !540)
!540 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !541)
!541 = distinct !DILocation(line: 509, column: 9, scope: !357, inlinedAt: !359)
!542 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !543)
!543 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !541)
!544 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !545)
!545 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !546)
!546 = distinct !DILocation(line: 510, column: 9, scope: !357, inlinedAt: !359)
!547 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !548)
!548 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !546)
!549 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !551)
!550 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!551 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !546)
!552 = !{!365, !322}
!553 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !554)
!554 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !555)
!555 = distinct !DILocation(line: 511, column: 9, scope: !357, inlinedAt: !359)
!556 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !557)
!557 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !555)
!558 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !559)
!559 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !560)
!560 = distinct !DILocation(line: 512, column: 9, scope: !357, inlinedAt: !359)
!561 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !562)
!562 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !560)
!563 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !564)
!564 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !565)
!565 = distinct !DILocation(line: 513, column: 9, scope: !357, inlinedAt: !359)
!566 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !567)
!567 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !565)
!568 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !569)
!569 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !570)
!570 = distinct !DILocation(line: 514, column: 9, scope: !357, inlinedAt: !359)
!571 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !572)
!572 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !570)
!573 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !574)
!574 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !575)
!575 = distinct !DILocation(line: 515, column: 9, scope: !357, inlinedAt: !359)
!576 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !577)
!577 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !575)
!578 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !579)
!579 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !580)
!580 = distinct !DILocation(line: 516, column: 9, scope: !357, inlinedAt: !359)
!581 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !582)
!582 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !580)
!583 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !584)
!584 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !585)
!585 = distinct !DILocation(line: 517, column: 9, scope: !357, inlinedAt: !359)
!586 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !587)
!587 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !585)
!588 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !589)
!589 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !590)
!590 = distinct !DILocation(line: 518, column: 9, scope: !357, inlinedAt: !359)
!591 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !592)
!592 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !590)
!593 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !594)
!594 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !595)
!595 = distinct !DILocation(line: 519, column: 9, scope: !357, inlinedAt: !359)
!596 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !597)
!597 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !595)
!598 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !599)
!599 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !600)
!600 = distinct !DILocation(line: 520, column: 9, scope: !357, inlinedAt: !359)
!601 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !602)
!602 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !600)
!603 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !604)
!604 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !600)
!605 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !606)
!606 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !607)
!607 = distinct !DILocation(line: 521, column: 9, scope: !357, inlinedAt: !359)
!608 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !609)
!609 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !607)
!610 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !611)
!611 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !612)
!612 = distinct !DILocation(line: 522, column: 9, scope: !357, inlinedAt: !359)
!613 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !614)
!614 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !612)
!615 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !616)
!616 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !617)
!617 = distinct !DILocation(line: 523, column: 9, scope: !357, inlinedAt: !359)
!618 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !619)
!619 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !617)
!620 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !621)
!621 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !622)
!622 = distinct !DILocation(line: 524, column: 9, scope: !357, inlinedAt: !359)
!623 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !624)
!624 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !622)
!625 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !626)
!626 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !622)
!627 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !628)
!628 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !629)
!629 = distinct !DILocation(line: 525, column: 9, scope: !357, inlinedAt: !359)
!630 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !631)
!631 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !629)
!632 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !633)
!633 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !634)
!634 = distinct !DILocation(line: 526, column: 9, scope: !357, inlinedAt: !359)
!635 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !636)
!636 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !634)
!637 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !638)
!638 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !639)
!639 = distinct !DILocation(line: 527, column: 9, scope: !357, inlinedAt: !359)
!640 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !641)
!641 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !639)
!642 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !643)
!643 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !644)
!644 = distinct !DILocation(line: 528, column: 9, scope: !357, inlinedAt: !359)
!645 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !646)
!646 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !644)
!647 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !648)
!648 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !649)
!649 = distinct !DILocation(line: 529, column: 9, scope: !357, inlinedAt: !359)
!650 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !651)
!651 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !649)
!652 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !653)
!653 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !654)
!654 = distinct !DILocation(line: 530, column: 9, scope: !357, inlinedAt: !359)
!655 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !656)
!656 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !654)
!657 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !658)
!658 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !659)
!659 = distinct !DILocation(line: 531, column: 9, scope: !357, inlinedAt: !359)
!660 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !661)
!661 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !659)
!662 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !663)
!663 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !659)
!664 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !665)
!665 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !666)
!666 = distinct !DILocation(line: 532, column: 9, scope: !357, inlinedAt: !359)
!667 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !668)
!668 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !666)
!669 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !670)
!670 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !666)
!671 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !672)
!672 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !673)
!673 = distinct !DILocation(line: 533, column: 9, scope: !357, inlinedAt: !359)
!674 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !675)
!675 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !673)
!676 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !677)
!677 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !673)
!678 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !679)
!679 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !680)
!680 = distinct !DILocation(line: 534, column: 9, scope: !357, inlinedAt: !359)
!681 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !682)
!682 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !680)
!683 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !684)
!684 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !680)
!685 = !DILocation(line: 339, column: 29, scope: !346, inlinedAt: !336)
!686 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !687)
!687 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !688)
!688 = distinct !DILocation(line: 441, column: 9, scope: !689, inlinedAt: !691)
!689 = distinct !DILexicalBlock(scope: !690, file: !326, line: 434, column: 5)
!690 = distinct !DISubprogram(name: "sort9_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 426, type: !21, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!691 = distinct !DILocation(line: 343, column: 13, scope: !346, inlinedAt: !336)
!692 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !688)
!693 = !{!694, !696, !322}
!694 = distinct !{!694, !695, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!695 = distinct !{!695, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!696 = distinct !{!696, !697, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!697 = distinct !{!697, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!698 = !{!699}
!699 = distinct !{!699, !695, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!700 = !{!699, !696, !322}
!701 = !{!694}
!702 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !703)
!703 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !688)
!704 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !705)
!705 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !688)
!706 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !707)
!707 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !708)
!708 = distinct !DILocation(line: 442, column: 9, scope: !689, inlinedAt: !691)
!709 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !710)
!710 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !708)
!711 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !708)
!712 = !{!713, !696, !322}
!713 = distinct !{!713, !714, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!714 = distinct !{!714, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!715 = !{!716}
!716 = distinct !{!716, !714, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!717 = !{!716, !696, !322}
!718 = !{!713}
!719 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !720)
!720 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !708)
!721 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !722)
!722 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !708)
!723 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !724)
!724 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !725)
!725 = distinct !DILocation(line: 443, column: 9, scope: !689, inlinedAt: !691)
!726 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !727)
!727 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !725)
!728 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !725)
!729 = !{!730, !696, !322}
!730 = distinct !{!730, !731, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!731 = distinct !{!731, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!732 = !{!733}
!733 = distinct !{!733, !731, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!734 = !{!733, !696, !322}
!735 = !{!730}
!736 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !737)
!737 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !725)
!738 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !739)
!739 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !725)
!740 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !741)
!741 = distinct !DILocation(line: 393, column: 26, scope: !355, inlinedAt: !742)
!742 = distinct !DILocation(line: 444, column: 9, scope: !689, inlinedAt: !691)
!743 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !744)
!744 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !742)
!745 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !742)
!746 = !{!747, !696, !322}
!747 = distinct !{!747, !748, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!748 = distinct !{!748, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!749 = !{!750}
!750 = distinct !{!750, !748, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!751 = !{!750, !696, !322}
!752 = !{!747}
!753 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !754)
!754 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !742)
!755 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !756)
!756 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !742)
!757 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !758)
!758 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !759)
!759 = distinct !DILocation(line: 445, column: 9, scope: !689, inlinedAt: !691)
!760 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !761)
!761 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !759)
!762 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !763)
!763 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !764)
!764 = distinct !DILocation(line: 446, column: 9, scope: !689, inlinedAt: !691)
!765 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !766)
!766 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !764)
!767 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !768)
!768 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !769)
!769 = distinct !DILocation(line: 447, column: 9, scope: !689, inlinedAt: !691)
!770 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !771)
!771 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !769)
!772 = !DILocation(line: 961, column: 18, scope: !352, inlinedAt: !773)
!773 = distinct !DILocation(line: 394, column: 26, scope: !354, inlinedAt: !774)
!774 = distinct !DILocation(line: 448, column: 9, scope: !689, inlinedAt: !691)
!775 = !DILocation(line: 401, column: 27, scope: !361, inlinedAt: !774)
!776 = !{!777, !696, !322}
!777 = distinct !{!777, !778, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!778 = distinct !{!778, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!779 = !{!780}
!780 = distinct !{!780, !778, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!781 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !782)
!782 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !774)
!783 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !784)
!784 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !774)
!785 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !786)
!786 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !787)
!787 = distinct !DILocation(line: 449, column: 9, scope: !689, inlinedAt: !691)
!788 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !789)
!789 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !787)
!790 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !791)
!791 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !792)
!792 = distinct !DILocation(line: 450, column: 9, scope: !689, inlinedAt: !691)
!793 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !794)
!794 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !792)
!795 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !796)
!796 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !797)
!797 = distinct !DILocation(line: 451, column: 9, scope: !689, inlinedAt: !691)
!798 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !799)
!799 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !797)
!800 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !801)
!801 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !802)
!802 = distinct !DILocation(line: 452, column: 9, scope: !689, inlinedAt: !691)
!803 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !804)
!804 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !802)
!805 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !806)
!806 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !807)
!807 = distinct !DILocation(line: 453, column: 9, scope: !689, inlinedAt: !691)
!808 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !809)
!809 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !807)
!810 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !811)
!811 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !812)
!812 = distinct !DILocation(line: 454, column: 9, scope: !689, inlinedAt: !691)
!813 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !814)
!814 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !812)
!815 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !816)
!816 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !817)
!817 = distinct !DILocation(line: 455, column: 9, scope: !689, inlinedAt: !691)
!818 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !819)
!819 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !817)
!820 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !821)
!821 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !822)
!822 = distinct !DILocation(line: 456, column: 9, scope: !689, inlinedAt: !691)
!823 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !824)
!824 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !822)
!825 = !{!696, !322}
!826 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !827)
!827 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !828)
!828 = distinct !DILocation(line: 457, column: 9, scope: !689, inlinedAt: !691)
!829 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !830)
!830 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !828)
!831 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !832)
!832 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !833)
!833 = distinct !DILocation(line: 458, column: 9, scope: !689, inlinedAt: !691)
!834 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !835)
!835 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !833)
!836 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !837)
!837 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !838)
!838 = distinct !DILocation(line: 459, column: 9, scope: !689, inlinedAt: !691)
!839 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !840)
!840 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !838)
!841 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !842)
!842 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !838)
!843 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !844)
!844 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !845)
!845 = distinct !DILocation(line: 460, column: 9, scope: !689, inlinedAt: !691)
!846 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !847)
!847 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !845)
!848 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !849)
!849 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !850)
!850 = distinct !DILocation(line: 461, column: 9, scope: !689, inlinedAt: !691)
!851 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !852)
!852 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !850)
!853 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !854)
!854 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !855)
!855 = distinct !DILocation(line: 462, column: 9, scope: !689, inlinedAt: !691)
!856 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !857)
!857 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !855)
!858 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !859)
!859 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !855)
!860 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !861)
!861 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !862)
!862 = distinct !DILocation(line: 463, column: 9, scope: !689, inlinedAt: !691)
!863 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !864)
!864 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !862)
!865 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !866)
!866 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !862)
!867 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !868)
!868 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !869)
!869 = distinct !DILocation(line: 464, column: 9, scope: !689, inlinedAt: !691)
!870 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !871)
!871 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !869)
!872 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !873)
!873 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !869)
!874 = !DILocation(line: 1721, column: 9, scope: !372, inlinedAt: !875)
!875 = distinct !DILocation(line: 414, column: 46, scope: !374, inlinedAt: !876)
!876 = distinct !DILocation(line: 465, column: 9, scope: !689, inlinedAt: !691)
!877 = !DILocation(line: 643, column: 9, scope: !378, inlinedAt: !878)
!878 = distinct !DILocation(line: 415, column: 9, scope: !380, inlinedAt: !876)
!879 = !DILocation(line: 552, column: 14, scope: !550, inlinedAt: !880)
!880 = distinct !DILocation(line: 416, column: 9, scope: !380, inlinedAt: !876)
!881 = !DILocation(line: 342, column: 16, scope: !346, inlinedAt: !336)
!882 = !DILocation(line: 0, scope: !346, inlinedAt: !336)
!883 = !DILocation(line: 586, column: 8, scope: !884, inlinedAt: !886)
!884 = distinct !DILexicalBlock(scope: !885, file: !326, line: 585, column: 5)
!885 = distinct !DISubprogram(name: "insertion_sort_shift_left<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 580, type: !21, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!886 = distinct !DILocation(line: 349, column: 9, scope: !887, inlinedAt: !336)
!887 = distinct !DILexicalBlock(scope: !346, file: !326, line: 339, column: 9)
!888 = !DILocation(line: 587, column: 9, scope: !884, inlinedAt: !886)
!889 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !891)
!890 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!891 = distinct !DILocation(line: 597, column: 28, scope: !892, inlinedAt: !886)
!892 = distinct !DILexicalBlock(scope: !884, file: !326, line: 596, column: 9)
!893 = !DILocation(line: 599, column: 15, scope: !894, inlinedAt: !886)
!894 = distinct !DILexicalBlock(scope: !895, file: !326, line: 598, column: 9)
!895 = distinct !DILexicalBlock(scope: !892, file: !326, line: 597, column: 9)
!896 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !897)
!897 = distinct !DILocation(line: 598, column: 31, scope: !895, inlinedAt: !886)
!898 = !DILocation(line: 547, column: 13, scope: !899, inlinedAt: !901)
!899 = distinct !DILexicalBlock(scope: !900, file: !326, line: 546, column: 9)
!900 = distinct !DISubprogram(name: "insert_tail<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 542, type: !21, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!901 = distinct !DILocation(line: 602, column: 13, scope: !894, inlinedAt: !886)
!902 = !DILocation(line: 1072, column: 22, scope: !903, inlinedAt: !904)
!903 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 1033, type: !21, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!904 = distinct !DILocation(line: 546, column: 29, scope: !900, inlinedAt: !901)
!905 = !{!906, !908, !322}
!906 = distinct !{!906, !907, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!907 = distinct !{!907, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!908 = distinct !{!908, !909, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!909 = distinct !{!909, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!910 = !{!911}
!911 = distinct !{!911, !907, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!912 = !{!911, !908, !322}
!913 = !{!906}
!914 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !915)
!915 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !916)
!916 = distinct !DILocation(line: 547, column: 13, scope: !899, inlinedAt: !901)
!917 = !DILocation(line: 552, column: 14, scope: !918, inlinedAt: !919)
!918 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!919 = distinct !DILocation(line: 563, column: 13, scope: !920, inlinedAt: !901)
!920 = distinct !DILexicalBlock(scope: !921, file: !326, line: 557, column: 9)
!921 = distinct !DILexicalBlock(scope: !899, file: !326, line: 556, column: 9)
!922 = !DILocation(line: 0, scope: !921, inlinedAt: !901)
!923 = !DILocation(line: 0, scope: !900, inlinedAt: !901)
!924 = !{!908, !322}
!925 = !DILocation(line: 566, column: 16, scope: !920, inlinedAt: !901)
!926 = !DILocation(line: 1072, column: 22, scope: !903, inlinedAt: !927)
!927 = distinct !DILocation(line: 571, column: 25, scope: !920, inlinedAt: !901)
!928 = !DILocation(line: 572, column: 17, scope: !920, inlinedAt: !901)
!929 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !930)
!930 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !931)
!931 = distinct !DILocation(line: 572, column: 17, scope: !920, inlinedAt: !901)
!932 = !DILocation(line: 552, column: 14, scope: !933, inlinedAt: !934)
!933 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!934 = distinct !DILocation(line: 306, column: 13, scope: !935, inlinedAt: !937)
!935 = distinct !DISubprogram(name: "drop<i32>", linkageName: "_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort", scope: !936, file: !326, line: 302, type: !21, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!936 = !DINamespace(name: "{impl#7}", scope: !328)
!937 = distinct !DILocation(line: 810, column: 1, scope: !938, inlinedAt: !939)
!938 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 810, type: !21, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!939 = distinct !DILocation(line: 576, column: 5, scope: !921, inlinedAt: !901)
!940 = !{!941, !943}
!941 = distinct !{!941, !942, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort: %self"}
!942 = distinct !{!942, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort"}
!943 = distinct !{!943, !944, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort: %_1"}
!944 = distinct !{!944, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort"}
!945 = !DILocation(line: 577, column: 2, scope: !900, inlinedAt: !901)
!946 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !947)
!947 = distinct !DILocation(line: 605, column: 25, scope: !894, inlinedAt: !886)
!948 = !DILocation(line: 351, column: 12, scope: !887, inlinedAt: !336)
!949 = !DILocation(line: 355, column: 12, scope: !887, inlinedAt: !336)
!950 = !{!951}
!951 = distinct !{!951, !952, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!952 = distinct !{!952, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!953 = !DILocation(line: 370, column: 9, scope: !954, inlinedAt: !336)
!954 = distinct !DILexicalBlock(scope: !346, file: !326, line: 369, column: 9)
!955 = !DILocation(line: 814, column: 37, scope: !956, inlinedAt: !964)
!956 = distinct !DILexicalBlock(scope: !957, file: !326, line: 813, column: 9)
!957 = distinct !DILexicalBlock(scope: !958, file: !326, line: 811, column: 9)
!958 = distinct !DILexicalBlock(scope: !959, file: !326, line: 810, column: 9)
!959 = distinct !DILexicalBlock(scope: !960, file: !326, line: 809, column: 9)
!960 = distinct !DILexicalBlock(scope: !961, file: !326, line: 797, column: 5)
!961 = distinct !DILexicalBlock(scope: !962, file: !326, line: 795, column: 5)
!962 = distinct !DILexicalBlock(scope: !963, file: !326, line: 794, column: 5)
!963 = distinct !DISubprogram(name: "bidirectional_merge<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 760, type: !21, scopeLine: 760, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!964 = distinct !DILocation(line: 370, column: 9, scope: !954, inlinedAt: !336)
!965 = !DILocation(line: 961, column: 18, scope: !966, inlinedAt: !967)
!966 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!967 = distinct !DILocation(line: 815, column: 31, scope: !968, inlinedAt: !964)
!968 = distinct !DILexicalBlock(scope: !956, file: !326, line: 814, column: 9)
!969 = !DILocation(line: 863, column: 18, scope: !970, inlinedAt: !971)
!970 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 829, type: !21, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!971 = distinct !DILocation(line: 814, column: 33, scope: !956, inlinedAt: !964)
!972 = !DILocation(line: 863, column: 18, scope: !970, inlinedAt: !973)
!973 = distinct !DILocation(line: 813, column: 32, scope: !957, inlinedAt: !964)
!974 = !DILocation(line: 900, column: 12, scope: !975, inlinedAt: !976)
!975 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs3KQZ4soiI0h_4sort", scope: !195, file: !194, line: 899, type: !21, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!976 = distinct !DILocation(line: 985, column: 14, scope: !977, inlinedAt: !979)
!977 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !978, file: !194, line: 984, type: !21, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!978 = !DINamespace(name: "{impl#6}", scope: !196)
!979 = distinct !DILocation(line: 817, column: 18, scope: !980, inlinedAt: !964)
!980 = !DILexicalBlockFile(scope: !981, file: !326, discriminator: 2)
!981 = distinct !DILexicalBlock(scope: !982, file: !326, line: 817, column: 9)
!982 = distinct !DILexicalBlock(scope: !968, file: !326, line: 815, column: 9)
!983 = !DILocation(line: 863, column: 18, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 829, type: !21, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!985 = distinct !DILocation(line: 707, column: 31, scope: !986, inlinedAt: !989)
!986 = distinct !DILexicalBlock(scope: !987, file: !326, line: 705, column: 9)
!987 = distinct !DILexicalBlock(scope: !988, file: !326, line: 704, column: 9)
!988 = distinct !DISubprogram(name: "merge_up<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 683, type: !21, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!989 = distinct !DILocation(line: 818, column: 34, scope: !981, inlinedAt: !964)
!990 = !DILocation(line: 863, column: 18, scope: !984, inlinedAt: !991)
!991 = distinct !DILocation(line: 708, column: 29, scope: !986, inlinedAt: !989)
!992 = !DILocation(line: 961, column: 18, scope: !993, inlinedAt: !994)
!993 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!994 = distinct !DILocation(line: 709, column: 19, scope: !986, inlinedAt: !989)
!995 = !DILocation(line: 468, column: 18, scope: !996, inlinedAt: !997)
!996 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 463, type: !21, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!997 = distinct !DILocation(line: 1136, column: 14, scope: !998, inlinedAt: !999)
!998 = distinct !DISubprogram(name: "wrapping_sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_subCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 1132, type: !21, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!999 = distinct !DILocation(line: 740, column: 31, scope: !1000, inlinedAt: !1003)
!1000 = distinct !DILexicalBlock(scope: !1001, file: !326, line: 738, column: 9)
!1001 = distinct !DILexicalBlock(scope: !1002, file: !326, line: 737, column: 9)
!1002 = distinct !DISubprogram(name: "merge_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !328, file: !326, line: 716, type: !21, scopeLine: 716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1003 = distinct !DILocation(line: 819, column: 46, scope: !981, inlinedAt: !964)
!1004 = !DILocation(line: 468, column: 18, scope: !996, inlinedAt: !1005)
!1005 = distinct !DILocation(line: 1136, column: 14, scope: !1006, inlinedAt: !1007)
!1006 = !DILexicalBlockFile(scope: !998, file: !153, discriminator: 2)
!1007 = distinct !DILocation(line: 741, column: 29, scope: !1000, inlinedAt: !1003)
!1008 = !DILocation(line: 1072, column: 22, scope: !1009, inlinedAt: !1010)
!1009 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 1033, type: !21, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1010 = distinct !DILocation(line: 742, column: 19, scope: !1000, inlinedAt: !1003)
!1011 = !DILocation(line: 704, column: 21, scope: !988, inlinedAt: !989)
!1012 = !{!1013, !951, !322}
!1013 = distinct !{!1013, !1014, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1014 = distinct !{!1014, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1015 = !{!1016}
!1016 = distinct !{!1016, !1014, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1017 = !{!1016, !951, !322}
!1018 = !{!1013}
!1019 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1021)
!1021 = distinct !DILocation(line: 704, column: 21, scope: !988, inlinedAt: !989)
!1022 = !DILocation(line: 704, column: 20, scope: !988, inlinedAt: !989)
!1023 = !DILocation(line: 552, column: 14, scope: !1024, inlinedAt: !1025)
!1024 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1025 = distinct !DILocation(line: 706, column: 9, scope: !986, inlinedAt: !989)
!1026 = !{!1027, !1029, !951, !322}
!1027 = distinct !{!1027, !1028, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %_0"}
!1028 = distinct !{!1028, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1029 = distinct !{!1029, !1028, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %is_less"}
!1030 = !DILocation(line: 707, column: 35, scope: !986, inlinedAt: !989)
!1031 = !DILocation(line: 708, column: 33, scope: !986, inlinedAt: !989)
!1032 = !DILocation(line: 737, column: 21, scope: !1002, inlinedAt: !1003)
!1033 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1034)
!1034 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 737, column: 21, scope: !1002, inlinedAt: !1003)
!1036 = !DILocation(line: 737, column: 20, scope: !1002, inlinedAt: !1003)
!1037 = !DILocation(line: 552, column: 14, scope: !1038, inlinedAt: !1039)
!1038 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1039 = distinct !DILocation(line: 739, column: 9, scope: !1000, inlinedAt: !1003)
!1040 = !{!1041, !1043, !951, !322}
!1041 = distinct !{!1041, !1042, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %_0"}
!1042 = distinct !{!1042, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1043 = distinct !{!1043, !1042, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %is_less"}
!1044 = !DILocation(line: 740, column: 44, scope: !1000, inlinedAt: !1003)
!1045 = !DILocation(line: 741, column: 42, scope: !1000, inlinedAt: !1003)
!1046 = !DILocation(line: 468, column: 18, scope: !1047, inlinedAt: !1048)
!1047 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 463, type: !21, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1048 = distinct !DILocation(line: 1057, column: 14, scope: !1049, inlinedAt: !1050)
!1049 = distinct !DISubprogram(name: "wrapping_add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_addCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 1053, type: !21, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1050 = distinct !DILocation(line: 822, column: 33, scope: !982, inlinedAt: !964)
!1051 = !DILocation(line: 468, column: 18, scope: !1047, inlinedAt: !1052)
!1052 = distinct !DILocation(line: 1057, column: 14, scope: !1053, inlinedAt: !1054)
!1053 = !DILexicalBlockFile(scope: !1049, file: !153, discriminator: 2)
!1054 = distinct !DILocation(line: 823, column: 35, scope: !1055, inlinedAt: !964)
!1055 = distinct !DILexicalBlock(scope: !982, file: !326, line: 822, column: 9)
!1056 = !DILocation(line: 3799, column: 22, scope: !1057, inlinedAt: !1058)
!1057 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14is_multiple_of", scope: !94, file: !92, line: 3796, type: !21, scopeLine: 3796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1058 = distinct !DILocation(line: 826, column: 17, scope: !1059, inlinedAt: !964)
!1059 = distinct !DILexicalBlock(scope: !1055, file: !326, line: 823, column: 9)
!1060 = !DILocation(line: 826, column: 13, scope: !1059, inlinedAt: !964)
!1061 = !DILocation(line: 552, column: 14, scope: !1062, inlinedAt: !1063)
!1062 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1063 = distinct !DILocation(line: 829, column: 13, scope: !1064, inlinedAt: !964)
!1064 = distinct !DILexicalBlock(scope: !1065, file: !326, line: 828, column: 13)
!1065 = distinct !DILexicalBlock(scope: !1059, file: !326, line: 827, column: 13)
!1066 = !{!951, !322}
!1067 = !DILocation(line: 826, column: 9, scope: !1059, inlinedAt: !964)
!1068 = !DILocation(line: 0, scope: !959, inlinedAt: !964)
!1069 = !DILocation(line: 0, scope: !960, inlinedAt: !964)
!1070 = !DILocation(line: 837, column: 12, scope: !1059, inlinedAt: !964)
!1071 = !{!"branch_weights", i32 4001, i32 4000000}
!1072 = !DILocation(line: 838, column: 13, scope: !1059, inlinedAt: !964)
!1073 = !DILocation(line: 552, column: 14, scope: !1074, inlinedAt: !1075)
!1074 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1075 = distinct !DILocation(line: 375, column: 9, scope: !954, inlinedAt: !336)
!1076 = !DILocation(line: 377, column: 2, scope: !335, inlinedAt: !336)
!1077 = !DILocation(line: 377, column: 1, scope: !334, inlinedAt: !336)
!1078 = !DILocation(line: 38, column: 13, scope: !316)
!1079 = !DILocation(line: 0, scope: !1080)
!1080 = !DILexicalBlockFile(scope: !316, file: !1081, discriminator: 0)
!1081 = !DIFile(filename: "examples/rust/sort.rs", directory: ".", checksumkind: CSK_MD5, checksum: "fab105f6228628db61cfce7ccb9abb15")
!1082 = !DILocation(line: 42, column: 9, scope: !316)
!1083 = !DILocation(line: 28, column: 25, scope: !1084, inlinedAt: !1087)
!1084 = distinct !DILexicalBlock(scope: !1085, file: !145, line: 27, column: 9)
!1085 = distinct !DILexicalBlock(scope: !1086, file: !145, line: 18, column: 5)
!1086 = distinct !DISubprogram(name: "choose_pivot<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !146, file: !145, line: 13, type: !21, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1087 = distinct !DILocation(line: 45, column: 25, scope: !316)
!1088 = !DILocation(line: 863, column: 18, scope: !1089, inlinedAt: !1090)
!1089 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 829, type: !21, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1090 = distinct !DILocation(line: 31, column: 24, scope: !1091, inlinedAt: !1087)
!1091 = distinct !DILexicalBlock(scope: !1092, file: !145, line: 30, column: 9)
!1092 = distinct !DILexicalBlock(scope: !1084, file: !145, line: 28, column: 9)
!1093 = !DILocation(line: 863, column: 18, scope: !1089, inlinedAt: !1094)
!1094 = distinct !DILocation(line: 32, column: 24, scope: !1095, inlinedAt: !1087)
!1095 = distinct !DILexicalBlock(scope: !1091, file: !145, line: 31, column: 9)
!1096 = !DILocation(line: 34, column: 12, scope: !1097, inlinedAt: !1087)
!1097 = distinct !DILexicalBlock(scope: !1095, file: !145, line: 32, column: 9)
!1098 = !DILocation(line: 37, column: 13, scope: !1097, inlinedAt: !1087)
!1099 = !DILocation(line: 34, column: 9, scope: !1097, inlinedAt: !1087)
!1100 = !DILocation(line: 82, column: 13, scope: !173, inlinedAt: !1101)
!1101 = distinct !DILocation(line: 35, column: 13, scope: !1097, inlinedAt: !1087)
!1102 = !{!1103, !1105}
!1103 = distinct !{!1103, !1104, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1104 = distinct !{!1104, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1105 = distinct !{!1105, !1106, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1106 = distinct !{!1106, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1107 = !{!1108}
!1108 = distinct !{!1108, !1104, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1109 = !{!1108, !1105}
!1110 = !{!1103}
!1111 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1112)
!1112 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1113)
!1113 = distinct !DILocation(line: 82, column: 13, scope: !173, inlinedAt: !1101)
!1114 = !DILocation(line: 83, column: 13, scope: !179, inlinedAt: !1101)
!1115 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1116)
!1116 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1117)
!1117 = distinct !DILocation(line: 83, column: 13, scope: !179, inlinedAt: !1101)
!1118 = !DILocation(line: 84, column: 8, scope: !184, inlinedAt: !1101)
!1119 = !DILocation(line: 729, column: 18, scope: !1120, inlinedAt: !1121)
!1120 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl20offset_from_unsignedCs3KQZ4soiI0h_4sort", scope: !154, file: !153, line: 701, type: !21, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1121 = distinct !DILocation(line: 0, scope: !1097, inlinedAt: !1087)
!1122 = !DILocation(line: 42, column: 32, scope: !1123, inlinedAt: !1087)
!1123 = distinct !DILexicalBlock(scope: !1085, file: !145, line: 26, column: 5)
!1124 = !DILocation(line: 210, column: 9, scope: !1125, inlinedAt: !1128)
!1125 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !1127, file: !1126, line: 202, type: !21, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1126 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!1127 = !DINamespace(name: "hint", scope: !13)
!1128 = distinct !DILocation(line: 42, column: 9, scope: !1123, inlinedAt: !1087)
!1129 = !DILocation(line: 50, column: 26, scope: !1130)
!1130 = distinct !DILexicalBlock(scope: !1131, file: !317, line: 50, column: 41)
!1131 = distinct !DILexicalBlock(scope: !316, file: !317, line: 45, column: 9)
!1132 = !DILocation(line: 50, column: 16, scope: !1130)
!1133 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1135)
!1134 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1135 = distinct !DILocation(line: 1315, column: 9, scope: !1136, inlinedAt: !1138)
!1136 = distinct !DILexicalBlock(scope: !1137, file: !225, line: 1307, column: 5)
!1137 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1304, type: !21, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1138 = distinct !DILocation(line: 962, column: 13, scope: !1139, inlinedAt: !1141)
!1139 = distinct !DILexicalBlock(scope: !1140, file: !24, line: 959, column: 9)
!1140 = distinct !DISubprogram(name: "swap_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 948, type: !21, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1141 = distinct !DILocation(line: 111, column: 11, scope: !1142, inlinedAt: !1144)
!1142 = distinct !DILexicalBlock(scope: !1143, file: !317, line: 97, column: 5)
!1143 = distinct !DISubprogram(name: "partition<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 93, type: !21, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1144 = distinct !DILocation(line: 63, column: 22, scope: !1131)
!1145 = !{!1146, !1148}
!1146 = distinct !{!1146, !1147, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1147 = distinct !{!1147, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1148 = distinct !{!1148, !1149, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1149 = distinct !{!1149, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1150 = !DILocation(line: 643, column: 9, scope: !1151, inlinedAt: !1152)
!1151 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 628, type: !21, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1152 = distinct !DILocation(line: 1316, column: 9, scope: !1136, inlinedAt: !1138)
!1153 = !DILocation(line: 80, column: 2, scope: !316)
!1154 = !DILocation(line: 961, column: 18, scope: !1155, inlinedAt: !1156)
!1155 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1156 = distinct !DILocation(line: 962, column: 39, scope: !1139, inlinedAt: !1141)
!1157 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1158)
!1158 = distinct !DILocation(line: 1317, column: 9, scope: !1136, inlinedAt: !1138)
!1159 = !DILocation(line: 961, column: 18, scope: !1160, inlinedAt: !1161)
!1160 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1161 = distinct !DILocation(line: 2109, column: 40, scope: !1162, inlinedAt: !1165)
!1162 = distinct !DILexicalBlock(scope: !1163, file: !24, line: 2094, column: 9)
!1163 = distinct !DILexicalBlock(scope: !1164, file: !24, line: 2093, column: 9)
!1164 = distinct !DISubprogram(name: "split_at_mut_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl22split_at_mut_uncheckedCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 2092, type: !21, scopeLine: 2092, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1165 = distinct !DILocation(line: 2196, column: 32, scope: !1166, inlinedAt: !1167)
!1166 = distinct !DISubprogram(name: "split_at_mut_checked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl20split_at_mut_checkedCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 2192, type: !21, scopeLine: 2192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1167 = distinct !DILocation(line: 1987, column: 20, scope: !1168, inlinedAt: !1169)
!1168 = distinct !DISubprogram(name: "split_at_mut<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 1986, type: !21, scopeLine: 1986, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1169 = distinct !DILocation(line: 113, column: 38, scope: !1142, inlinedAt: !1144)
!1170 = !{!1171}
!1171 = distinct !{!1171, !1172, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1172 = distinct !{!1172, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1173 = !DILocation(line: 124, column: 18, scope: !1174, inlinedAt: !1144)
!1174 = distinct !DILexicalBlock(scope: !1175, file: !317, line: 120, column: 5)
!1175 = distinct !DILexicalBlock(scope: !1142, file: !317, line: 113, column: 5)
!1176 = !{!1177}
!1177 = distinct !{!1177, !1172, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %pivot"}
!1178 = !DILocation(line: 1721, column: 9, scope: !1179, inlinedAt: !1180)
!1179 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1682, type: !21, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1180 = distinct !DILocation(line: 298, column: 47, scope: !1181, inlinedAt: !1185)
!1181 = distinct !DILexicalBlock(scope: !1182, file: !317, line: 280, column: 9)
!1182 = distinct !DILexicalBlock(scope: !1183, file: !317, line: 258, column: 5)
!1183 = distinct !DILexicalBlock(scope: !1184, file: !317, line: 257, column: 5)
!1184 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 249, type: !21, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1185 = distinct !DILocation(line: 124, column: 18, scope: !1174, inlinedAt: !1144)
!1186 = !{!1171, !1148}
!1187 = !DILocation(line: 961, column: 18, scope: !1188, inlinedAt: !1189)
!1188 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1189 = distinct !DILocation(line: 311, column: 33, scope: !1190, inlinedAt: !1185)
!1190 = distinct !DILexicalBlock(scope: !1191, file: !317, line: 309, column: 9)
!1191 = distinct !DILexicalBlock(scope: !1192, file: !317, line: 300, column: 9)
!1192 = distinct !DILexicalBlock(scope: !1181, file: !317, line: 298, column: 9)
!1193 = !DILocation(line: 0, scope: !1192, inlinedAt: !1185)
!1194 = !DILocation(line: 312, column: 15, scope: !1195, inlinedAt: !1185)
!1195 = distinct !DILexicalBlock(scope: !1190, file: !317, line: 311, column: 9)
!1196 = !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1199)
!1197 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1198, file: !317, line: 280, type: !21, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1198 = !DINamespace(name: "partition_lomuto_branchless_cyclic", scope: !318)
!1199 = distinct !DILocation(line: 328, column: 13, scope: !1200, inlinedAt: !1185)
!1200 = distinct !DILexicalBlock(scope: !1201, file: !317, line: 325, column: 13)
!1201 = distinct !DILexicalBlock(scope: !1195, file: !317, line: 323, column: 9)
!1202 = !{!1203, !1177, !1148}
!1203 = distinct !{!1203, !1204, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1204 = distinct !{!1204, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1205 = !{!1206, !1207, !1171}
!1206 = distinct !{!1206, !1204, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1207 = distinct !{!1207, !1208, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1208 = distinct !{!1208, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1209 = !DILocation(line: 325, column: 27, scope: !1201, inlinedAt: !1185)
!1210 = !DILocation(line: 326, column: 30, scope: !1200, inlinedAt: !1185)
!1211 = !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1212)
!1212 = distinct !DILocation(line: 328, column: 13, scope: !1200, inlinedAt: !1185)
!1213 = !{!1214, !1171, !1148}
!1214 = distinct !{!1214, !1215, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1215 = distinct !{!1215, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1216 = !{!1217, !1218, !1177}
!1217 = distinct !{!1217, !1215, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1218 = distinct !{!1218, !1219, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1219 = distinct !{!1219, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1220 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1221)
!1221 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1222)
!1222 = distinct !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1212)
!1223 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1225)
!1224 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1225 = distinct !DILocation(line: 282, column: 31, scope: !1226, inlinedAt: !1212)
!1226 = distinct !DILexicalBlock(scope: !1197, file: !317, line: 281, column: 13)
!1227 = !DILocation(line: 643, column: 9, scope: !1228, inlinedAt: !1229)
!1228 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 628, type: !21, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1229 = distinct !DILocation(line: 284, column: 13, scope: !1230, inlinedAt: !1212)
!1230 = distinct !DILexicalBlock(scope: !1226, file: !317, line: 282, column: 13)
!1231 = !{!1218, !1177}
!1232 = !DILocation(line: 552, column: 14, scope: !1233, inlinedAt: !1234)
!1233 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1234 = distinct !DILocation(line: 285, column: 13, scope: !1230, inlinedAt: !1212)
!1235 = !DILocation(line: 288, column: 29, scope: !1230, inlinedAt: !1212)
!1236 = !DILocation(line: 288, column: 13, scope: !1230, inlinedAt: !1212)
!1237 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 290, column: 39, scope: !1230, inlinedAt: !1212)
!1239 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1240)
!1240 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1241)
!1241 = distinct !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1199)
!1242 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1243)
!1243 = distinct !DILocation(line: 282, column: 31, scope: !1226, inlinedAt: !1199)
!1244 = !DILocation(line: 643, column: 9, scope: !1228, inlinedAt: !1245)
!1245 = distinct !DILocation(line: 284, column: 13, scope: !1230, inlinedAt: !1199)
!1246 = !{!1207, !1177}
!1247 = !DILocation(line: 552, column: 14, scope: !1233, inlinedAt: !1248)
!1248 = distinct !DILocation(line: 285, column: 13, scope: !1230, inlinedAt: !1199)
!1249 = !DILocation(line: 288, column: 29, scope: !1230, inlinedAt: !1199)
!1250 = !DILocation(line: 288, column: 13, scope: !1230, inlinedAt: !1199)
!1251 = !DILocation(line: 126, column: 8, scope: !1252, inlinedAt: !1144)
!1252 = distinct !DILexicalBlock(scope: !1174, file: !317, line: 124, column: 5)
!1253 = !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1254)
!1254 = distinct !DILocation(line: 314, column: 17, scope: !1195, inlinedAt: !1185)
!1255 = !{!1256, !1171, !1148}
!1256 = distinct !{!1256, !1257, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1257 = distinct !{!1257, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1258 = !{!1259, !1260, !1177}
!1259 = distinct !{!1259, !1257, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1260 = distinct !{!1260, !1261, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1261 = distinct !{!1261, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1262 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1263)
!1263 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1254)
!1265 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1266)
!1266 = distinct !DILocation(line: 282, column: 31, scope: !1226, inlinedAt: !1254)
!1267 = !DILocation(line: 643, column: 9, scope: !1228, inlinedAt: !1268)
!1268 = distinct !DILocation(line: 284, column: 13, scope: !1230, inlinedAt: !1254)
!1269 = !{!1260, !1177}
!1270 = !DILocation(line: 552, column: 14, scope: !1233, inlinedAt: !1271)
!1271 = distinct !DILocation(line: 285, column: 13, scope: !1230, inlinedAt: !1254)
!1272 = !DILocation(line: 288, column: 29, scope: !1230, inlinedAt: !1254)
!1273 = !DILocation(line: 288, column: 13, scope: !1230, inlinedAt: !1254)
!1274 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 290, column: 39, scope: !1230, inlinedAt: !1254)
!1276 = !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1277)
!1277 = distinct !DILocation(line: 315, column: 17, scope: !1195, inlinedAt: !1185)
!1278 = !{!1279, !1171, !1148}
!1279 = distinct !{!1279, !1280, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1280 = distinct !{!1280, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1281 = !{!1282, !1283, !1177}
!1282 = distinct !{!1282, !1280, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1283 = distinct !{!1283, !1284, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort: %state"}
!1284 = distinct !{!1284, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort"}
!1285 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1286)
!1286 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1287)
!1287 = distinct !DILocation(line: 281, column: 31, scope: !1197, inlinedAt: !1277)
!1288 = !DILocation(line: 961, column: 18, scope: !1224, inlinedAt: !1289)
!1289 = distinct !DILocation(line: 282, column: 31, scope: !1226, inlinedAt: !1277)
!1290 = !DILocation(line: 643, column: 9, scope: !1228, inlinedAt: !1291)
!1291 = distinct !DILocation(line: 284, column: 13, scope: !1230, inlinedAt: !1277)
!1292 = !{!1283, !1177}
!1293 = !DILocation(line: 552, column: 14, scope: !1233, inlinedAt: !1294)
!1294 = distinct !DILocation(line: 285, column: 13, scope: !1230, inlinedAt: !1277)
!1295 = !DILocation(line: 288, column: 29, scope: !1230, inlinedAt: !1277)
!1296 = !DILocation(line: 288, column: 13, scope: !1230, inlinedAt: !1277)
!1297 = !DILocation(line: 127, column: 9, scope: !1252, inlinedAt: !1144)
!1298 = !DILocation(line: 961, column: 18, scope: !1155, inlinedAt: !1299)
!1299 = distinct !DILocation(line: 962, column: 39, scope: !1139, inlinedAt: !1300)
!1300 = distinct !DILocation(line: 133, column: 11, scope: !1252, inlinedAt: !1144)
!1301 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 1315, column: 9, scope: !1136, inlinedAt: !1303)
!1303 = distinct !DILocation(line: 962, column: 13, scope: !1139, inlinedAt: !1300)
!1304 = !{!1305, !1148}
!1305 = distinct !{!1305, !1306, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1306 = distinct !{!1306, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1307 = !DILocation(line: 643, column: 9, scope: !1151, inlinedAt: !1308)
!1308 = distinct !DILocation(line: 1316, column: 9, scope: !1136, inlinedAt: !1303)
!1309 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1310)
!1310 = distinct !DILocation(line: 1317, column: 9, scope: !1136, inlinedAt: !1303)
!1311 = !DILocation(line: 961, column: 18, scope: !1160, inlinedAt: !1312)
!1312 = distinct !DILocation(line: 2109, column: 40, scope: !1162, inlinedAt: !1313)
!1313 = distinct !DILocation(line: 2196, column: 32, scope: !1166, inlinedAt: !1314)
!1314 = distinct !DILocation(line: 1987, column: 20, scope: !1168, inlinedAt: !1315)
!1315 = distinct !DILocation(line: 69, column: 36, scope: !1316)
!1316 = distinct !DILexicalBlock(scope: !1317, file: !317, line: 68, column: 9)
!1317 = distinct !DILexicalBlock(scope: !1131, file: !317, line: 63, column: 9)
!1318 = !DILocation(line: 2109, column: 50, scope: !1162, inlinedAt: !1313)
!1319 = !DILocation(line: 74, column: 9, scope: !1320)
!1320 = distinct !DILexicalBlock(scope: !1321, file: !317, line: 70, column: 9)
!1321 = distinct !DILexicalBlock(scope: !1316, file: !317, line: 69, column: 9)
!1322 = !DILocation(line: 29, column: 5, scope: !316)
!1323 = !DILocation(line: 51, column: 28, scope: !1130)
!1324 = !DILocation(line: 51, column: 17, scope: !1130)
!1325 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1326)
!1326 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1327)
!1327 = distinct !DILocation(line: 51, column: 17, scope: !1130)
!1328 = !DILocation(line: 643, column: 9, scope: !1151, inlinedAt: !1329)
!1329 = distinct !DILocation(line: 1316, column: 9, scope: !1136, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 962, column: 13, scope: !1139, inlinedAt: !1331)
!1331 = distinct !DILocation(line: 111, column: 11, scope: !1332, inlinedAt: !1334)
!1332 = distinct !DILexicalBlock(scope: !1333, file: !317, line: 97, column: 5)
!1333 = distinct !DISubprogram(name: "partition<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 93, type: !21, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1334 = distinct !DILocation(line: 52, column: 30, scope: !1130)
!1335 = !{!1336, !1338}
!1336 = distinct !{!1336, !1337, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1337 = distinct !{!1337, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1338 = distinct !{!1338, !1339, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %v.0"}
!1339 = distinct !{!1339, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort"}
!1340 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1341)
!1341 = distinct !DILocation(line: 1317, column: 9, scope: !1136, inlinedAt: !1330)
!1342 = !DILocation(line: 961, column: 18, scope: !1160, inlinedAt: !1343)
!1343 = distinct !DILocation(line: 2109, column: 40, scope: !1162, inlinedAt: !1344)
!1344 = distinct !DILocation(line: 2196, column: 32, scope: !1166, inlinedAt: !1345)
!1345 = distinct !DILocation(line: 1987, column: 20, scope: !1168, inlinedAt: !1346)
!1346 = distinct !DILocation(line: 113, column: 38, scope: !1332, inlinedAt: !1334)
!1347 = !{!1348}
!1348 = distinct !{!1348, !1349, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %v.0"}
!1349 = distinct !{!1349, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort"}
!1350 = !DILocation(line: 124, column: 18, scope: !1351, inlinedAt: !1334)
!1351 = distinct !DILexicalBlock(scope: !1352, file: !317, line: 120, column: 5)
!1352 = distinct !DILexicalBlock(scope: !1332, file: !317, line: 113, column: 5)
!1353 = !{!1354}
!1354 = distinct !{!1354, !1349, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort: %pivot"}
!1355 = !DILocation(line: 1721, column: 9, scope: !1356, inlinedAt: !1357)
!1356 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 1682, type: !21, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1357 = distinct !DILocation(line: 298, column: 47, scope: !1358, inlinedAt: !1362)
!1358 = distinct !DILexicalBlock(scope: !1359, file: !317, line: 280, column: 9)
!1359 = distinct !DILexicalBlock(scope: !1360, file: !317, line: 258, column: 5)
!1360 = distinct !DILexicalBlock(scope: !1361, file: !317, line: 257, column: 5)
!1361 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 249, type: !21, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1362 = distinct !DILocation(line: 124, column: 18, scope: !1351, inlinedAt: !1334)
!1363 = !{!1348, !1338}
!1364 = !DILocation(line: 961, column: 18, scope: !1365, inlinedAt: !1366)
!1365 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1366 = distinct !DILocation(line: 311, column: 33, scope: !1367, inlinedAt: !1362)
!1367 = distinct !DILexicalBlock(scope: !1368, file: !317, line: 309, column: 9)
!1368 = distinct !DILexicalBlock(scope: !1369, file: !317, line: 300, column: 9)
!1369 = distinct !DILexicalBlock(scope: !1358, file: !317, line: 298, column: 9)
!1370 = !DILocation(line: 0, scope: !1369, inlinedAt: !1362)
!1371 = !DILocation(line: 312, column: 15, scope: !1372, inlinedAt: !1362)
!1372 = distinct !DILexicalBlock(scope: !1367, file: !317, line: 311, column: 9)
!1373 = !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1375)
!1374 = distinct !DISubprogram(name: "{closure#0}<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort", scope: !1198, file: !317, line: 280, type: !21, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1375 = distinct !DILocation(line: 328, column: 13, scope: !1376, inlinedAt: !1362)
!1376 = distinct !DILexicalBlock(scope: !1377, file: !317, line: 325, column: 13)
!1377 = distinct !DILexicalBlock(scope: !1372, file: !317, line: 323, column: 9)
!1378 = !{!1379, !1354, !1338}
!1379 = distinct !{!1379, !1380, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1380 = distinct !{!1380, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1381 = !{!1382, !1383, !1348}
!1382 = distinct !{!1382, !1380, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1383 = distinct !{!1383, !1384, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1384 = distinct !{!1384, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1385 = !DILocation(line: 325, column: 27, scope: !1377, inlinedAt: !1362)
!1386 = !DILocation(line: 326, column: 30, scope: !1376, inlinedAt: !1362)
!1387 = !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1388)
!1388 = distinct !DILocation(line: 328, column: 13, scope: !1376, inlinedAt: !1362)
!1389 = !{!1390, !1348, !1338}
!1390 = distinct !{!1390, !1391, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1391 = distinct !{!1391, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1392 = !{!1393, !1394, !1354}
!1393 = distinct !{!1393, !1391, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1394 = distinct !{!1394, !1395, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1395 = distinct !{!1395, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1396 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1397)
!1397 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1398)
!1398 = distinct !DILocation(line: 52, column: 67, scope: !1399, inlinedAt: !1401)
!1399 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1400, file: !317, line: 52, type: !21, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1400 = !DINamespace(name: "quicksort", scope: !318)
!1401 = distinct !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1388)
!1402 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1404)
!1403 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1404 = distinct !DILocation(line: 282, column: 31, scope: !1405, inlinedAt: !1388)
!1405 = distinct !DILexicalBlock(scope: !1374, file: !317, line: 281, column: 13)
!1406 = !DILocation(line: 643, column: 9, scope: !1407, inlinedAt: !1408)
!1407 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 628, type: !21, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1408 = distinct !DILocation(line: 284, column: 13, scope: !1409, inlinedAt: !1388)
!1409 = distinct !DILexicalBlock(scope: !1405, file: !317, line: 282, column: 13)
!1410 = !{!1394, !1354}
!1411 = !DILocation(line: 552, column: 14, scope: !1412, inlinedAt: !1413)
!1412 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !138, file: !225, line: 531, type: !21, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1413 = distinct !DILocation(line: 285, column: 13, scope: !1409, inlinedAt: !1388)
!1414 = !DILocation(line: 288, column: 29, scope: !1409, inlinedAt: !1388)
!1415 = !DILocation(line: 288, column: 13, scope: !1409, inlinedAt: !1388)
!1416 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1417)
!1417 = distinct !DILocation(line: 290, column: 39, scope: !1409, inlinedAt: !1388)
!1418 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1419)
!1419 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1420)
!1420 = distinct !DILocation(line: 52, column: 67, scope: !1399, inlinedAt: !1421)
!1421 = distinct !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1375)
!1422 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1423)
!1423 = distinct !DILocation(line: 282, column: 31, scope: !1405, inlinedAt: !1375)
!1424 = !DILocation(line: 643, column: 9, scope: !1407, inlinedAt: !1425)
!1425 = distinct !DILocation(line: 284, column: 13, scope: !1409, inlinedAt: !1375)
!1426 = !{!1383, !1354}
!1427 = !DILocation(line: 552, column: 14, scope: !1412, inlinedAt: !1428)
!1428 = distinct !DILocation(line: 285, column: 13, scope: !1409, inlinedAt: !1375)
!1429 = !DILocation(line: 288, column: 29, scope: !1409, inlinedAt: !1375)
!1430 = !DILocation(line: 288, column: 13, scope: !1409, inlinedAt: !1375)
!1431 = !DILocation(line: 126, column: 8, scope: !1432, inlinedAt: !1334)
!1432 = distinct !DILexicalBlock(scope: !1351, file: !317, line: 124, column: 5)
!1433 = !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1434)
!1434 = distinct !DILocation(line: 314, column: 17, scope: !1372, inlinedAt: !1362)
!1435 = !{!1436, !1348, !1338}
!1436 = distinct !{!1436, !1437, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1437 = distinct !{!1437, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1438 = !{!1439, !1440, !1354}
!1439 = distinct !{!1439, !1437, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1440 = distinct !{!1440, !1441, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1441 = distinct !{!1441, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1442 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1443)
!1443 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1444)
!1444 = distinct !DILocation(line: 52, column: 67, scope: !1399, inlinedAt: !1445)
!1445 = distinct !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1434)
!1446 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1447)
!1447 = distinct !DILocation(line: 282, column: 31, scope: !1405, inlinedAt: !1434)
!1448 = !DILocation(line: 643, column: 9, scope: !1407, inlinedAt: !1449)
!1449 = distinct !DILocation(line: 284, column: 13, scope: !1409, inlinedAt: !1434)
!1450 = !{!1440, !1354}
!1451 = !DILocation(line: 552, column: 14, scope: !1412, inlinedAt: !1452)
!1452 = distinct !DILocation(line: 285, column: 13, scope: !1409, inlinedAt: !1434)
!1453 = !DILocation(line: 288, column: 29, scope: !1409, inlinedAt: !1434)
!1454 = !DILocation(line: 288, column: 13, scope: !1409, inlinedAt: !1434)
!1455 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1456)
!1456 = distinct !DILocation(line: 290, column: 39, scope: !1409, inlinedAt: !1434)
!1457 = !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1458)
!1458 = distinct !DILocation(line: 315, column: 17, scope: !1372, inlinedAt: !1362)
!1459 = !{!1460, !1348, !1338}
!1460 = distinct !{!1460, !1461, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1461 = distinct !{!1461, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1462 = !{!1463, !1464, !1354}
!1463 = distinct !{!1463, !1461, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1464 = distinct !{!1464, !1465, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort: %state"}
!1465 = distinct !{!1465, !"_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort"}
!1466 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1467)
!1467 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1468)
!1468 = distinct !DILocation(line: 52, column: 67, scope: !1399, inlinedAt: !1469)
!1469 = distinct !DILocation(line: 281, column: 31, scope: !1374, inlinedAt: !1458)
!1470 = !DILocation(line: 961, column: 18, scope: !1403, inlinedAt: !1471)
!1471 = distinct !DILocation(line: 282, column: 31, scope: !1405, inlinedAt: !1458)
!1472 = !DILocation(line: 643, column: 9, scope: !1407, inlinedAt: !1473)
!1473 = distinct !DILocation(line: 284, column: 13, scope: !1409, inlinedAt: !1458)
!1474 = !{!1464, !1354}
!1475 = !DILocation(line: 552, column: 14, scope: !1412, inlinedAt: !1476)
!1476 = distinct !DILocation(line: 285, column: 13, scope: !1409, inlinedAt: !1458)
!1477 = !DILocation(line: 288, column: 29, scope: !1409, inlinedAt: !1458)
!1478 = !DILocation(line: 288, column: 13, scope: !1409, inlinedAt: !1458)
!1479 = !DILocation(line: 127, column: 9, scope: !1432, inlinedAt: !1334)
!1480 = !DILocation(line: 961, column: 18, scope: !1155, inlinedAt: !1481)
!1481 = distinct !DILocation(line: 962, column: 39, scope: !1139, inlinedAt: !1482)
!1482 = distinct !DILocation(line: 133, column: 11, scope: !1432, inlinedAt: !1334)
!1483 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1484)
!1484 = distinct !DILocation(line: 1315, column: 9, scope: !1136, inlinedAt: !1485)
!1485 = distinct !DILocation(line: 962, column: 13, scope: !1139, inlinedAt: !1482)
!1486 = !{!1487, !1338}
!1487 = distinct !{!1487, !1488, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort: %self.0"}
!1488 = distinct !{!1488, !"_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort"}
!1489 = !DILocation(line: 643, column: 9, scope: !1151, inlinedAt: !1490)
!1490 = distinct !DILocation(line: 1316, column: 9, scope: !1136, inlinedAt: !1485)
!1491 = !DILocation(line: 552, column: 14, scope: !1134, inlinedAt: !1492)
!1492 = distinct !DILocation(line: 1317, column: 9, scope: !1136, inlinedAt: !1485)
!1493 = !DILocation(line: 56, column: 28, scope: !1494)
!1494 = distinct !DILexicalBlock(scope: !1130, file: !317, line: 52, column: 17)
!1495 = !DILocation(line: 585, column: 27, scope: !1496, inlinedAt: !1498)
!1496 = distinct !DISubprogram(name: "index_mut<i32>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSlE9index_mutCs3KQZ4soiI0h_4sort", scope: !1497, file: !18, line: 579, type: !21, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1497 = !DINamespace(name: "{impl#7}", scope: !20)
!1498 = !DILocation(line: 31, column: 15, scope: !1499, inlinedAt: !1501)
!1499 = distinct !DISubprogram(name: "index_mut<i32, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs3KQZ4soiI0h_4sort", scope: !1500, file: !18, line: 30, type: !21, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1500 = !DINamespace(name: "{impl#1}", scope: !20)
!1501 = !DILocation(line: 56, column: 27, scope: !1494)
!1502 = !DILocation(line: 101, column: 24, scope: !1503, inlinedAt: !1505)
!1503 = distinct !DILexicalBlock(scope: !1504, file: !18, line: 99, column: 5)
!1504 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubchecklECs3KQZ4soiI0h_4sort", scope: !20, file: !18, line: 94, type: !21, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1505 = !DILocation(line: 586, column: 19, scope: !1506, inlinedAt: !1498)
!1506 = distinct !DILexicalBlock(scope: !1496, file: !18, line: 585, column: 13)
!1507 = distinct !DISubprogram(name: "sort", scope: !1508, file: !1081, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1508 = !DINamespace(name: "sort", scope: null)
!1509 = !DILocation(line: 83, column: 5, scope: !1510, inlinedAt: !1514)
!1510 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !1512, file: !1511, line: 82, type: !21, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1511 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!1512 = !DINamespace(name: "nvptx", scope: !1513)
!1513 = !DINamespace(name: "core_arch", scope: !13)
!1514 = !DILocation(line: 9, column: 15, scope: !1515, inlinedAt: !1518)
!1515 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id", scope: !1517, file: !1516, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1516 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!1517 = !DINamespace(name: "gpu", scope: !1508)
!1518 = !DILocation(line: 10, column: 13, scope: !1507)
!1519 = !DILocation(line: 62, column: 5, scope: !1520, inlinedAt: !1521)
!1520 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !1512, file: !1511, line: 61, type: !21, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1521 = !DILocation(line: 9, column: 46, scope: !1515, inlinedAt: !1518)
!1522 = !DILocation(line: 125, column: 5, scope: !1523, inlinedAt: !1524)
!1523 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !1512, file: !1511, line: 124, type: !21, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1524 = !DILocation(line: 9, column: 77, scope: !1515, inlinedAt: !1518)
!1525 = !DILocation(line: 9, column: 14, scope: !1515, inlinedAt: !1518)
!1526 = !DILocation(line: 11, column: 8, scope: !1527)
!1527 = distinct !DILexicalBlock(scope: !1507, file: !1081, line: 10, column: 5)
!1528 = !DILocation(line: 15, column: 77, scope: !1527)
!1529 = !DILocation(line: 961, column: 18, scope: !1530, inlinedAt: !1531)
!1530 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1531 = !DILocation(line: 15, column: 73, scope: !1527)
!1532 = !DILocation(line: 961, column: 18, scope: !1533, inlinedAt: !1534)
!1533 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs3KQZ4soiI0h_4sort", scope: !136, file: !135, line: 927, type: !21, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1534 = !DILocation(line: 15, column: 112, scope: !1527)
!1535 = !DILocation(line: 34, column: 27, scope: !1536, inlinedAt: !1538)
!1536 = distinct !DILexicalBlock(scope: !1537, file: !9, line: 33, column: 5)
!1537 = distinct !DISubprogram(name: "sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !10, file: !9, line: 22, type: !21, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1538 = !DILocation(line: 3137, column: 9, scope: !1539, inlinedAt: !1540)
!1539 = distinct !DISubprogram(name: "sort_unstable<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13sort_unstableCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 3133, type: !21, scopeLine: 3133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1540 = !DILocation(line: 16, column: 11, scope: !1541)
!1541 = distinct !DILexicalBlock(scope: !1527, file: !1081, line: 15, column: 5)
!1542 = !DILocation(line: 434, column: 8, scope: !1543, inlinedAt: !1545)
!1543 = distinct !DISubprogram(name: "likely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics6likely", scope: !1544, file: !299, line: 433, type: !21, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1544 = !DINamespace(name: "intrinsics", scope: !13)
!1545 = !DILocation(line: 34, column: 8, scope: !1536, inlinedAt: !1538)
!1546 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1547 = !DILocation(line: 50, column: 35, scope: !1536, inlinedAt: !1538)
!1548 = !DILocation(line: 434, column: 8, scope: !1543, inlinedAt: !1549)
!1549 = !DILocation(line: 50, column: 16, scope: !1536, inlinedAt: !1538)
!1550 = !DILocation(line: 55, column: 13, scope: !1536, inlinedAt: !1538)
!1551 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !1552)
!1552 = distinct !DILocation(line: 597, column: 28, scope: !892, inlinedAt: !1553)
!1553 = distinct !DILocation(line: 51, column: 17, scope: !1536, inlinedAt: !1538)
!1554 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !1555)
!1555 = distinct !DILocation(line: 598, column: 31, scope: !895, inlinedAt: !1553)
!1556 = !DILocation(line: 547, column: 13, scope: !899, inlinedAt: !1557)
!1557 = distinct !DILocation(line: 602, column: 13, scope: !894, inlinedAt: !1553)
!1558 = !DILocation(line: 1072, column: 22, scope: !903, inlinedAt: !1559)
!1559 = distinct !DILocation(line: 546, column: 29, scope: !900, inlinedAt: !1557)
!1560 = !{!1561, !1563}
!1561 = distinct !{!1561, !1562, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %self"}
!1562 = distinct !{!1562, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt"}
!1563 = distinct !{!1563, !1564, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort: %v.0"}
!1564 = distinct !{!1564, !"_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort"}
!1565 = !{!1566}
!1566 = distinct !{!1566, !1562, !"_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt: %other"}
!1567 = !{!1566, !1563}
!1568 = !{!1561}
!1569 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1570)
!1570 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1571)
!1571 = distinct !DILocation(line: 547, column: 13, scope: !899, inlinedAt: !1557)
!1572 = !DILocation(line: 552, column: 14, scope: !918, inlinedAt: !1573)
!1573 = distinct !DILocation(line: 563, column: 13, scope: !920, inlinedAt: !1557)
!1574 = !DILocation(line: 0, scope: !921, inlinedAt: !1557)
!1575 = !DILocation(line: 0, scope: !900, inlinedAt: !1557)
!1576 = !{!1563}
!1577 = !DILocation(line: 566, column: 16, scope: !920, inlinedAt: !1557)
!1578 = !DILocation(line: 1072, column: 22, scope: !903, inlinedAt: !1579)
!1579 = distinct !DILocation(line: 571, column: 25, scope: !920, inlinedAt: !1557)
!1580 = !DILocation(line: 572, column: 17, scope: !920, inlinedAt: !1557)
!1581 = !DILocation(line: 1915, column: 50, scope: !41, inlinedAt: !1582)
!1582 = distinct !DILocation(line: 166, column: 5, scope: !47, inlinedAt: !1583)
!1583 = distinct !DILocation(line: 572, column: 17, scope: !920, inlinedAt: !1557)
!1584 = !DILocation(line: 552, column: 14, scope: !933, inlinedAt: !1585)
!1585 = distinct !DILocation(line: 306, column: 13, scope: !935, inlinedAt: !1586)
!1586 = distinct !DILocation(line: 810, column: 1, scope: !938, inlinedAt: !1587)
!1587 = distinct !DILocation(line: 576, column: 5, scope: !921, inlinedAt: !1557)
!1588 = !{!1589, !1591}
!1589 = distinct !{!1589, !1590, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort: %self"}
!1590 = distinct !{!1590, !"_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort"}
!1591 = distinct !{!1591, !1592, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort: %_1"}
!1592 = distinct !{!1592, !"_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort"}
!1593 = !DILocation(line: 577, column: 2, scope: !900, inlinedAt: !1557)
!1594 = !DILocation(line: 961, column: 18, scope: !890, inlinedAt: !1595)
!1595 = distinct !DILocation(line: 605, column: 25, scope: !894, inlinedAt: !1553)
!1596 = !DILocation(line: 599, column: 15, scope: !894, inlinedAt: !1553)
!1597 = !DILocation(line: 2975, column: 12, scope: !1598, inlinedAt: !1600)
!1598 = distinct !DILexicalBlock(scope: !1599, file: !24, line: 2974, column: 9)
!1599 = distinct !DISubprogram(name: "binary_search_by<i32, core::slice::{impl#0}::binary_search::{closure_env#0}<i32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 2970, type: !21, scopeLine: 2970, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1600 = distinct !DILocation(line: 2923, column: 14, scope: !1601, inlinedAt: !1602)
!1601 = distinct !DISubprogram(name: "binary_search<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_searchCs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 2919, type: !21, scopeLine: 2919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1602 = !DILocation(line: 17, column: 26, scope: !1541)
!1603 = !DILocation(line: 0, scope: !1598, inlinedAt: !1600)
!1604 = !DILocation(line: 253, column: 13, scope: !1605, inlinedAt: !1606)
!1605 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !19, file: !18, line: 239, type: !21, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1606 = distinct !DILocation(line: 646, column: 26, scope: !1607, inlinedAt: !1609)
!1607 = !DILexicalBlockFile(scope: !1608, file: !24, discriminator: 2)
!1608 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !25, file: !24, line: 639, type: !21, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1609 = distinct !DILocation(line: 3010, column: 35, scope: !1610, inlinedAt: !1600)
!1610 = distinct !DILexicalBlock(scope: !1598, file: !24, line: 2978, column: 9)
!1611 = !DILocation(line: 3010, column: 19, scope: !1610, inlinedAt: !1600)
!1612 = !{!1613}
!1613 = distinct !{!1613, !1614, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort: %self.0"}
!1614 = distinct !{!1614, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort"}
!1615 = !{!1616}
!1616 = distinct !{!1616, !1614, !"_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort: argument 1"}
!1617 = !DILocation(line: 3011, column: 12, scope: !1618, inlinedAt: !1600)
!1618 = distinct !DILexicalBlock(scope: !1610, file: !24, line: 3010, column: 9)
!1619 = !DILocation(line: 17, column: 14, scope: !1541)
!1620 = !DILocation(line: 2985, column: 24, scope: !1610, inlinedAt: !1600)
!1621 = !DILocation(line: 2986, column: 23, scope: !1622, inlinedAt: !1600)
!1622 = distinct !DILexicalBlock(scope: !1610, file: !24, line: 2985, column: 13)
!1623 = !DILocation(line: 252, column: 39, scope: !1605, inlinedAt: !1624)
!1624 = distinct !DILocation(line: 646, column: 26, scope: !1608, inlinedAt: !1625)
!1625 = distinct !DILocation(line: 2991, column: 39, scope: !1626, inlinedAt: !1600)
!1626 = distinct !DILexicalBlock(scope: !1622, file: !24, line: 2986, column: 13)
!1627 = !DILocation(line: 252, column: 13, scope: !1605, inlinedAt: !1624)
!1628 = !DILocation(line: 253, column: 13, scope: !1605, inlinedAt: !1624)
!1629 = !DILocation(line: 2991, column: 23, scope: !1626, inlinedAt: !1600)
!1630 = !DILocation(line: 397, column: 44, scope: !1631, inlinedAt: !1635)
!1631 = distinct !DILexicalBlock(scope: !1632, file: !42, line: 397, column: 44)
!1632 = distinct !DILexicalBlock(scope: !1633, file: !42, line: 397, column: 44)
!1633 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCsnC4lpNxbXH_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !1634, file: !42, line: 397, type: !21, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1634 = !DINamespace(name: "{impl#13}", scope: !45)
!1635 = distinct !DILocation(line: 2996, column: 47, scope: !1636, inlinedAt: !1600)
!1636 = distinct !DILexicalBlock(scope: !1626, file: !24, line: 2991, column: 13)
!1637 = !DILocation(line: 876, column: 9, scope: !1638, inlinedAt: !1646)
!1638 = distinct !DILexicalBlock(scope: !1639, file: !1126, line: 869, column: 9)
!1639 = distinct !DILexicalBlock(scope: !1640, file: !1126, line: 863, column: 9)
!1640 = distinct !DILexicalBlock(scope: !1641, file: !1126, line: 862, column: 9)
!1641 = distinct !DILexicalBlock(scope: !1642, file: !1126, line: 852, column: 5)
!1642 = distinct !DILexicalBlock(scope: !1643, file: !1126, line: 851, column: 5)
!1643 = distinct !DILexicalBlock(scope: !1644, file: !1126, line: 836, column: 5)
!1644 = distinct !DILexicalBlock(scope: !1645, file: !1126, line: 835, column: 5)
!1645 = distinct !DISubprogram(name: "select_unpredictable<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core4hint20select_unpredictablejECs3KQZ4soiI0h_4sort", scope: !1127, file: !1126, line: 829, type: !21, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1646 = distinct !DILocation(line: 2996, column: 20, scope: !1636, inlinedAt: !1600)
!1647 = !DILocation(line: 3006, column: 13, scope: !1636, inlinedAt: !1600)
!1648 = !DILocation(line: 2984, column: 15, scope: !1610, inlinedAt: !1600)
!1649 = !DILocation(line: 17, column: 5, scope: !1541)
!1650 = !DILocation(line: 21, column: 2, scope: !1507)
!1651 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !1653, file: !1652, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!1652 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!1653 = !DINamespace(name: "panicking", scope: !13)
!1654 = !DILocation(line: 146, column: 5, scope: !1655, inlinedAt: !1656)
!1655 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trap", scope: !1512, file: !1511, line: 145, type: !21, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1656 = distinct !DILocation(line: 16, column: 14, scope: !1657, inlinedAt: !1658)
!1657 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !1517, file: !1516, line: 14, type: !21, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!1658 = distinct !DILocation(line: 80, column: 14, scope: !1659)
!1659 = distinct !DILexicalBlock(scope: !1651, file: !1652, line: 72, column: 5)
!1660 = distinct !DISubprogram(name: "panic_on_ord_violation", linkageName: "_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation", scope: !328, file: !326, line: 845, type: !21, scopeLine: 845, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !15)
!1661 = !DILocation(line: 860, column: 5, scope: !1660)
