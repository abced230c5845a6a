; ModuleID = 'examples/cuda/dot.cu'
source_filename = "examples/cuda/dot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3dotE4part = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dot(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !12 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %9 = add i32 %7, %8, !dbg !28
  %10 = icmp ult i32 %9, %0, !dbg !29
  br i1 %10, label %11, label %14, !dbg !30

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  br label %20, !dbg !30

14:                                               ; preds = %20, %4
  %15 = phi double [ 0.000000e+00, %4 ], [ %29, %20 ], !dbg !31
  %16 = zext nneg i32 %8 to i64, !dbg !32
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 %16, !dbg !32
  store double %15, ptr %17, align 8, !dbg !33, !tbaa !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %18 = lshr i32 %6, 1, !dbg !39
  %19 = icmp eq i32 %18, 0, !dbg !40
  br i1 %19, label %32, label %34, !dbg !41

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %9, %11 ], [ %30, %20 ]
  %22 = phi double [ 0.000000e+00, %11 ], [ %29, %20 ]
  %23 = zext i32 %21 to i64, !dbg !42
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %23, !dbg !42
  %25 = load double, ptr %24, align 8, !dbg !42, !tbaa !34
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %23, !dbg !43
  %27 = load double, ptr %26, align 8, !dbg !43, !tbaa !34
  %28 = fmul double %25, %27, !dbg !44
  %29 = fadd double %22, %28, !dbg !45
  %30 = add i32 %21, %13, !dbg !46
  %31 = icmp ult i32 %30, %0, !dbg !29
  br i1 %31, label %20, label %14, !dbg !30, !llvm.loop !47

32:                                               ; preds = %44, %14
  %33 = icmp eq i32 %8, 0, !dbg !50
  br i1 %33, label %47, label %51, !dbg !50

34:                                               ; preds = %14, %44
  %35 = phi i32 [ %45, %44 ], [ %18, %14 ]
  %36 = icmp samesign ult i32 %8, %35, !dbg !51
  br i1 %36, label %37, label %44, !dbg !51

37:                                               ; preds = %34
  %38 = add nuw nsw i32 %35, %8
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 %39
  %41 = load double, ptr %40, align 8, !dbg !52, !tbaa !34
  %42 = load double, ptr %17, align 8, !dbg !53, !tbaa !34
  %43 = fadd double %41, %42, !dbg !53
  store double %43, ptr %17, align 8, !dbg !53, !tbaa !34
  br label %44, !dbg !54

44:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %45 = lshr i32 %35, 1, !dbg !39
  %46 = icmp eq i32 %45, 0, !dbg !40
  br i1 %46, label %32, label %34, !dbg !41, !llvm.loop !57

47:                                               ; preds = %32
  %48 = zext nneg i32 %5 to i64
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %48
  %50 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), align 8, !dbg !59, !tbaa !34
  store double %50, ptr %49, align 8, !dbg !60, !tbaa !34
  br label %51, !dbg !61

51:                                               ; preds = %47, %32
  ret void, !dbg !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/dot.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 18, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 7, column: 33, scope: !12)
!30 = !DILocation(line: 7, column: 5, scope: !12)
!31 = !DILocation(line: 0, scope: !12)
!32 = !DILocation(line: 9, column: 5, scope: !12)
!33 = !DILocation(line: 9, column: 23, scope: !12)
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !10, i64 0}
!36 = !DILocation(line: 33, column: 43, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "barrier", scope: !17, file: !17, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = distinct !DILocation(line: 10, column: 5, scope: !12)
!39 = !DILocation(line: 11, scope: !12)
!40 = !DILocation(line: 11, column: 42, scope: !12)
!41 = !DILocation(line: 11, column: 5, scope: !12)
!42 = !DILocation(line: 8, column: 16, scope: !12)
!43 = !DILocation(line: 8, column: 23, scope: !12)
!44 = !DILocation(line: 8, column: 21, scope: !12)
!45 = !DILocation(line: 8, column: 13, scope: !12)
!46 = !DILocation(line: 7, column: 40, scope: !12)
!47 = distinct !{!47, !30, !48, !49}
!48 = !DILocation(line: 8, column: 26, scope: !12)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 16, column: 21, scope: !12)
!51 = !DILocation(line: 12, column: 25, scope: !12)
!52 = !DILocation(line: 13, column: 34, scope: !12)
!53 = !DILocation(line: 13, column: 31, scope: !12)
!54 = !DILocation(line: 13, column: 13, scope: !12)
!55 = !DILocation(line: 33, column: 43, scope: !37, inlinedAt: !56)
!56 = distinct !DILocation(line: 14, column: 9, scope: !12)
!57 = distinct !{!57, !41, !58, !49}
!58 = !DILocation(line: 15, column: 5, scope: !12)
!59 = !DILocation(line: 17, column: 28, scope: !12)
!60 = !DILocation(line: 17, column: 26, scope: !12)
!61 = !DILocation(line: 17, column: 9, scope: !12)
!62 = !DILocation(line: 18, column: 1, scope: !12)
