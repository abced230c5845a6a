; ModuleID = 'collatz.286a38da985f6c06-cgu.0'
source_filename = "collatz.286a38da985f6c06-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define ptx_kernel void @collatz(i32 noundef %first, i32 noundef %n, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_13 = mul i32 %_14, %_15
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_12 = add i32 %_13, %_16
  %_5 = zext i32 %_12 to i64
  %_6 = icmp ult i32 %_12, %n
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, %start
  ret void

bb1:                                              ; preds = %start
  %_9 = add i32 %first, %_12
  %0 = icmp eq i32 %_9, 1
  br i1 %0, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb2.i

bb2.i:                                            ; preds = %bb1, %bb5.i
  %n.sroa.0.07.i = phi i32 [ %val.sroa.0.0.i, %bb5.i ], [ %_9, %bb1 ]
  %count.sroa.0.06.i = phi i32 [ %3, %bb5.i ], [ 0, %bb1 ]
  %_14.i = and i32 %n.sroa.0.07.i, 1
  %_4.i = icmp eq i32 %_14.i, 0
  br i1 %_4.i, label %bb3.i, label %bb4.i

bb4.i:                                            ; preds = %bb2.i
  %1 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %n.sroa.0.07.i, i32 3)
  %_17.1.i = extractvalue { i32, i1 } %1, 1
  br i1 %_17.1.i, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb11.i, !prof !6

bb3.i:                                            ; preds = %bb2.i
  %2 = lshr exact i32 %n.sroa.0.07.i, 1
  br label %bb5.i

bb11.i:                                           ; preds = %bb4.i
  %_17.0.i = extractvalue { i32, i1 } %1, 0
  %_21.1.i = icmp eq i32 %_17.0.i, -1
  br i1 %_21.1.i, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb14.i, !prof !6

bb14.i:                                           ; preds = %bb11.i
  %_21.0.i = add nuw i32 %_17.0.i, 1
  br label %bb5.i

bb5.i:                                            ; preds = %bb14.i, %bb3.i
  %val.sroa.0.0.i = phi i32 [ %2, %bb3.i ], [ %_21.0.i, %bb14.i ]
  %3 = add i32 %count.sroa.0.06.i, 1
  %4 = icmp eq i32 %val.sroa.0.0.i, 1
  br i1 %4, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb2.i

_RNvCs3t7UYfdt6Re_7collatz5steps.exit:            ; preds = %bb4.i, %bb11.i, %bb5.i, %bb1
  %_0.sroa.0.0.i = phi i32 [ 0, %bb1 ], [ %3, %bb5.i ], [ -1, %bb4.i ], [ -1, %bb11.i ]
  %_10 = getelementptr inbounds nuw i32, ptr %out, i64 %_5
  store i32 %_0.sroa.0.0.i, ptr %_10, align 4
  br label %bb3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!6 = !{!"branch_weights", !"expected", i32 1, i32 2000}
