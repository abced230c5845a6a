; ModuleID = 'examples/cuda/recursion.cu'
source_filename = "examples/cuda/recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recursion(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !12 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %6 = mul i32 %4, %5, !dbg !24
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %8 = add i32 %6, %7, !dbg !28
  %9 = mul i32 %8, %0, !dbg !29
  %10 = zext i32 %9 to i64, !dbg !30
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %10, !dbg !30
  %12 = add nsw i32 %0, -1, !dbg !31
  tail call fastcc void @_ZL9quicksortPiii(ptr noundef %11, i32 noundef 0, i32 noundef %12) #4, !dbg !32
  %13 = urem i32 %8, 3, !dbg !33
  %14 = urem i32 %8, 5, !dbg !34
  %15 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %13, i32 noundef %14) #4, !dbg !35
  %16 = zext i32 %8 to i64, !dbg !36
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16, !dbg !36
  store i32 %15, ptr %17, align 4, !dbg !37, !tbaa !8
  ret void, !dbg !38
}

; Function Attrs: mustprogress nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_ZL9quicksortPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 !dbg !39 {
  %4 = icmp slt i32 %1, %2, !dbg !40
  br i1 %4, label %5, label %38, !dbg !40

5:                                                ; preds = %3, %36
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2, !dbg !41
  %8 = sdiv i32 %7, 2, !dbg !42
  %9 = sext i32 %8 to i64, !dbg !43
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !43
  %11 = load i32, ptr %10, align 4, !dbg !43, !tbaa !8
  br label %12, !dbg !44

12:                                               ; preds = %5, %32
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15, !dbg !45

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ], !dbg !46
  %17 = sext i32 %16 to i64, !dbg !47
  %18 = getelementptr inbounds i32, ptr %0, i64 %17, !dbg !47
  %19 = load i32, ptr %18, align 4, !dbg !47, !tbaa !8
  %20 = icmp slt i32 %19, %11, !dbg !48
  %21 = add nsw i32 %16, 1, !dbg !49
  br i1 %20, label %15, label %22, !dbg !45, !llvm.loop !50

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ], !dbg !46
  %24 = sext i32 %23 to i64, !dbg !52
  %25 = getelementptr inbounds i32, ptr %0, i64 %24, !dbg !52
  %26 = load i32, ptr %25, align 4, !dbg !52, !tbaa !8
  %27 = icmp sgt i32 %26, %11, !dbg !53
  %28 = add nsw i32 %23, -1, !dbg !54
  br i1 %27, label %22, label %29, !dbg !55, !llvm.loop !56

29:                                               ; preds = %22
  %30 = icmp sgt i32 %16, %23, !dbg !57
  br i1 %30, label %32, label %31, !dbg !57

31:                                               ; preds = %29
  store i32 %26, ptr %18, align 4, !dbg !58, !tbaa !8
  store i32 %19, ptr %25, align 4, !dbg !59, !tbaa !8
  br label %32, !dbg !60

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ], !dbg !46
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ], !dbg !46
  %35 = icmp sgt i32 %34, %33, !dbg !61
  br i1 %35, label %36, label %12, !dbg !44, !llvm.loop !62

36:                                               ; preds = %32
  tail call fastcc void @_ZL9quicksortPiii(ptr noundef nonnull %0, i32 noundef %6, i32 noundef %33) #4, !dbg !64
  %37 = icmp slt i32 %34, %2, !dbg !40
  br i1 %37, label %5, label %38, !dbg !40

38:                                               ; preds = %36, %3
  ret void, !dbg !65
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %0, i32 noundef %1) unnamed_addr #2 !dbg !66 {
  %3 = icmp eq i32 %0, 0, !dbg !67
  br i1 %3, label %25, label %4, !dbg !67

4:                                                ; preds = %2
  %5 = and i32 %0, 3, !dbg !68
  %6 = icmp eq i32 %5, 0, !dbg !68
  br i1 %6, label %20, label %7, !dbg !68

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0, !dbg !69
  br i1 %11, label %15, label %12, !dbg !68

12:                                               ; preds = %7
  %13 = add i32 %8, -1, !dbg !70
  %14 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %9, i32 noundef %13) #4, !dbg !71
  br label %15, !dbg !72

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add i32 %9, -1, !dbg !73
  %18 = add i32 %10, 1, !dbg !67
  %19 = icmp eq i32 %18, %5, !dbg !67
  br i1 %19, label %20, label %7, !dbg !67, !llvm.loop !74

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4, !dbg !68
  br i1 %24, label %25, label %28, !dbg !68

25:                                               ; preds = %20, %53, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add i32 %26, 1, !dbg !76
  ret i32 %27, !dbg !77

28:                                               ; preds = %20, %53
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0, !dbg !69
  br i1 %31, label %32, label %57, !dbg !68

32:                                               ; preds = %28, %57
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0, !dbg !69
  br i1 %34, label %39, label %35, !dbg !68

35:                                               ; preds = %32
  %36 = add i32 %30, -1, !dbg !73
  %37 = add i32 %33, -1, !dbg !70
  %38 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %36, i32 noundef %37) #4, !dbg !71
  br label %39, !dbg !72

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0, !dbg !69
  br i1 %41, label %46, label %42, !dbg !68

42:                                               ; preds = %39
  %43 = add i32 %30, -2, !dbg !73
  %44 = add i32 %40, -1, !dbg !70
  %45 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %43, i32 noundef %44) #4, !dbg !71
  br label %46, !dbg !72

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0, !dbg !69
  br i1 %48, label %53, label %49, !dbg !68

49:                                               ; preds = %46
  %50 = add i32 %30, -3, !dbg !73
  %51 = add i32 %47, -1, !dbg !70
  %52 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %50, i32 noundef %51) #4, !dbg !71
  br label %53, !dbg !72

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add i32 %30, -4, !dbg !73
  %56 = icmp eq i32 %55, 0, !dbg !67
  br i1 %56, label %25, label %28, !dbg !67

57:                                               ; preds = %28
  %58 = add i32 %29, -1, !dbg !70
  %59 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %30, i32 noundef %58) #4, !dbg !71
  br label %32, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/recursion.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 30, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 31, column: 24, scope: !12)
!30 = !DILocation(line: 31, column: 20, scope: !12)
!31 = !DILocation(line: 31, column: 49, scope: !12)
!32 = !DILocation(line: 31, column: 5, scope: !12)
!33 = !DILocation(line: 32, column: 26, scope: !12)
!34 = !DILocation(line: 32, column: 33, scope: !12)
!35 = !DILocation(line: 32, column: 14, scope: !12)
!36 = !DILocation(line: 32, column: 5, scope: !12)
!37 = !DILocation(line: 32, column: 12, scope: !12)
!38 = !DILocation(line: 33, column: 1, scope: !12)
!39 = distinct !DISubprogram(name: "quicksort", scope: !1, file: !1, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 11, column: 13, scope: !39)
!41 = !DILocation(line: 13, column: 27, scope: !39)
!42 = !DILocation(line: 13, column: 35, scope: !39)
!43 = !DILocation(line: 13, column: 17, scope: !39)
!44 = !DILocation(line: 14, column: 5, scope: !39)
!45 = !DILocation(line: 15, column: 9, scope: !39)
!46 = !DILocation(line: 0, scope: !39)
!47 = !DILocation(line: 15, column: 16, scope: !39)
!48 = !DILocation(line: 15, column: 24, scope: !39)
!49 = !DILocation(line: 16, column: 14, scope: !39)
!50 = distinct !{!50, !45, !49, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 17, column: 16, scope: !39)
!53 = !DILocation(line: 17, column: 24, scope: !39)
!54 = !DILocation(line: 18, column: 14, scope: !39)
!55 = !DILocation(line: 17, column: 9, scope: !39)
!56 = distinct !{!56, !55, !54, !51}
!57 = !DILocation(line: 19, column: 15, scope: !39)
!58 = !DILocation(line: 21, column: 23, scope: !39)
!59 = !DILocation(line: 22, column: 23, scope: !39)
!60 = !DILocation(line: 23, column: 9, scope: !39)
!61 = !DILocation(line: 14, column: 14, scope: !39)
!62 = distinct !{!62, !44, !63, !51}
!63 = !DILocation(line: 24, column: 5, scope: !39)
!64 = !DILocation(line: 25, column: 5, scope: !39)
!65 = !DILocation(line: 27, column: 1, scope: !39)
!66 = distinct !DISubprogram(name: "ackermann", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DILocation(line: 5, column: 11, scope: !66)
!68 = !DILocation(line: 7, column: 12, scope: !66)
!69 = !DILocation(line: 7, column: 14, scope: !66)
!70 = !DILocation(line: 7, column: 75, scope: !66)
!71 = !DILocation(line: 7, column: 60, scope: !66)
!72 = !DILocation(line: 7, column: 43, scope: !66)
!73 = !DILocation(line: 7, scope: !66)
!74 = distinct !{!74, !75}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 6, column: 18, scope: !66)
!77 = !DILocation(line: 8, column: 1, scope: !66)
