; ModuleID = 'examples/cuda/histogram.cu'
source_filename = "examples/cuda/histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@counts = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #0 !dbg !12 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %7 = icmp samesign ult i32 %6, 256, !dbg !19
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %7, label %17, label %9, !dbg !20

9:                                                ; preds = %17, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %11 = mul i32 %10, %8, !dbg !29
  %12 = add i32 %11, %6, !dbg !30
  %13 = icmp ult i32 %12, %0, !dbg !31
  br i1 %13, label %14, label %23, !dbg !32

14:                                               ; preds = %9
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %8, %15
  br label %24, !dbg !32

17:                                               ; preds = %5, %17
  %18 = phi i32 [ %21, %17 ], [ %6, %5 ]
  %19 = zext nneg i32 %18 to i64, !dbg !33
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %19, !dbg !33
  store i32 0, ptr %20, align 4, !dbg !34, !tbaa !8
  %21 = add nuw nsw i32 %18, %8, !dbg !35
  %22 = icmp samesign ult i32 %21, 256, !dbg !19
  br i1 %22, label %17, label %9, !dbg !20, !llvm.loop !36

23:                                               ; preds = %24, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  br i1 %7, label %41, label %40, !dbg !41

24:                                               ; preds = %14, %24
  %25 = phi i32 [ %12, %14 ], [ %38, %24 ]
  %26 = zext i32 %25 to i64, !dbg !42
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 %26, !dbg !42
  %28 = load i8, ptr %27, align 1, !dbg !42, !tbaa !43
  %29 = zext i8 %28 to i64, !dbg !44
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %29, !dbg !44
  %31 = atomicrmw add ptr %30, i32 1 monotonic, align 4, !dbg !45
  %32 = load i8, ptr %27, align 1, !dbg !48, !tbaa !43
  %33 = zext i8 %32 to i32, !dbg !48
  %34 = atomicrmw umax ptr %3, i32 %33 monotonic, align 4, !dbg !49
  %35 = load i8, ptr %27, align 1, !dbg !50, !tbaa !43
  %36 = zext i8 %35 to i64, !dbg !50
  %37 = atomicrmw add ptr %4, i64 %36 monotonic, align 8, !dbg !51
  %38 = add i32 %25, %16, !dbg !52
  %39 = icmp ult i32 %38, %0, !dbg !31
  br i1 %39, label %24, label %23, !dbg !32, !llvm.loop !53

40:                                               ; preds = %50, %23
  ret void, !dbg !55

41:                                               ; preds = %23, %50
  %42 = phi i32 [ %51, %50 ], [ %6, %23 ]
  %43 = zext nneg i32 %42 to i64, !dbg !56
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %43, !dbg !56
  %45 = load i32, ptr %44, align 4, !dbg !56, !tbaa !8
  %46 = icmp eq i32 %45, 0, !dbg !57
  br i1 %46, label %50, label %47, !dbg !57

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i32, ptr %2, i64 %43
  %49 = atomicrmw add ptr %48, i32 %45 monotonic, align 4, !dbg !58
  br label %50, !dbg !60

50:                                               ; preds = %41, %47
  %51 = add nuw nsw i32 %42, %8, !dbg !61
  %52 = icmp samesign ult i32 %51, 256, !dbg !62
  br i1 %52, label %41, label %40, !dbg !41, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/histogram.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 27, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 7, column: 20, scope: !12)
!19 = !DILocation(line: 7, column: 37, scope: !12)
!20 = !DILocation(line: 7, column: 5, scope: !12)
!21 = !DILocation(line: 33, column: 43, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "barrier", scope: !17, file: !17, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 9, column: 5, scope: !12)
!24 = !DILocation(line: 28, column: 1, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 32, column: 51, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 10, column: 18, scope: !12)
!29 = !DILocation(line: 32, column: 62, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 32, column: 75, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 10, column: 33, scope: !12)
!32 = !DILocation(line: 10, column: 5, scope: !12)
!33 = !DILocation(line: 8, column: 9, scope: !12)
!34 = !DILocation(line: 8, column: 21, scope: !12)
!35 = !DILocation(line: 7, column: 48, scope: !12)
!36 = distinct !{!36, !20, !37, !38}
!37 = !DILocation(line: 8, column: 23, scope: !12)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !DILocation(line: 33, column: 43, scope: !22, inlinedAt: !40)
!40 = distinct !DILocation(line: 15, column: 5, scope: !12)
!41 = !DILocation(line: 16, column: 5, scope: !12)
!42 = !DILocation(line: 11, column: 28, scope: !12)
!43 = !{!10, !10, i64 0}
!44 = !DILocation(line: 11, column: 21, scope: !12)
!45 = !DILocation(line: 42, column: 12, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "atomic_add", scope: !17, file: !17, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 11, column: 9, scope: !12)
!48 = !DILocation(line: 12, column: 49, scope: !12)
!49 = !DILocation(line: 12, column: 9, scope: !12)
!50 = !DILocation(line: 13, column: 45, scope: !12)
!51 = !DILocation(line: 13, column: 9, scope: !12)
!52 = !DILocation(line: 10, column: 40, scope: !12)
!53 = distinct !{!53, !32, !54, !38}
!54 = !DILocation(line: 14, column: 5, scope: !12)
!55 = !DILocation(line: 19, column: 1, scope: !12)
!56 = !DILocation(line: 17, column: 13, scope: !12)
!57 = !DILocation(line: 17, column: 25, scope: !12)
!58 = !DILocation(line: 42, column: 12, scope: !46, inlinedAt: !59)
!59 = distinct !DILocation(line: 18, column: 13, scope: !12)
!60 = !DILocation(line: 18, column: 13, scope: !12)
!61 = !DILocation(line: 16, column: 48, scope: !12)
!62 = !DILocation(line: 16, column: 37, scope: !12)
!63 = distinct !{!63, !41, !64, !38}
!64 = !DILocation(line: 18, column: 47, scope: !12)
