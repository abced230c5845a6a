; ModuleID = 'examples/cuda/collatz.cu'
source_filename = "examples/cuda/collatz.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @collatz(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !12 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %6 = mul i32 %4, %5, !dbg !24
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %8 = add i32 %6, %7, !dbg !28
  %9 = icmp ult i32 %8, %1, !dbg !29
  br i1 %9, label %10, label %33, !dbg !29

10:                                               ; preds = %3
  %11 = add i32 %0, %8, !dbg !30
  %12 = icmp ugt i32 %11, 1, !dbg !31
  br i1 %12, label %13, label %29, !dbg !32

13:                                               ; preds = %10
  %14 = zext i32 %11 to i64, !dbg !33
  br label %15, !dbg !32

15:                                               ; preds = %13, %25
  %16 = phi i32 [ %27, %25 ], [ 0, %13 ]
  %17 = phi i64 [ %26, %25 ], [ %14, %13 ]
  %18 = and i64 %17, 1, !dbg !34
  %19 = icmp eq i64 %18, 0, !dbg !35
  br i1 %19, label %23, label %20, !dbg !35

20:                                               ; preds = %15
  %21 = mul i64 %17, 3, !dbg !36
  %22 = add i64 %21, 1, !dbg !37
  br label %25, !dbg !35

23:                                               ; preds = %15
  %24 = lshr exact i64 %17, 1, !dbg !38
  br label %25, !dbg !35

25:                                               ; preds = %23, %20
  %26 = phi i64 [ %22, %20 ], [ %24, %23 ], !dbg !35
  %27 = add i32 %16, 1, !dbg !39
  %28 = icmp ugt i64 %26, 1, !dbg !31
  br i1 %28, label %15, label %29, !dbg !32, !llvm.loop !40

29:                                               ; preds = %25, %10
  %30 = phi i32 [ 0, %10 ], [ %27, %25 ], !dbg !43
  %31 = zext i32 %8 to i64, !dbg !44
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %31, !dbg !44
  store i32 %30, ptr %32, align 4, !dbg !45, !tbaa !8
  br label %33, !dbg !46

33:                                               ; preds = %3, %29
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/collatz.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "collatz", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 5, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 6, column: 11, scope: !12)
!30 = !DILocation(line: 8, column: 23, scope: !12)
!31 = !DILocation(line: 10, column: 18, scope: !12)
!32 = !DILocation(line: 10, column: 5, scope: !12)
!33 = !DILocation(line: 8, column: 17, scope: !12)
!34 = !DILocation(line: 11, column: 23, scope: !12)
!35 = !DILocation(line: 11, column: 17, scope: !12)
!36 = !DILocation(line: 11, column: 31, scope: !12)
!37 = !DILocation(line: 11, column: 39, scope: !12)
!38 = !DILocation(line: 11, column: 51, scope: !12)
!39 = !DILocation(line: 12, column: 14, scope: !12)
!40 = distinct !{!40, !32, !41, !42}
!41 = !DILocation(line: 13, column: 5, scope: !12)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 0, scope: !12)
!44 = !DILocation(line: 14, column: 5, scope: !12)
!45 = !DILocation(line: 14, column: 14, scope: !12)
!46 = !DILocation(line: 15, column: 1, scope: !12)
