; ModuleID = 'examples/cuda/matmul.cu'
source_filename = "examples/cuda/matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulE4left = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ6matmulE5right = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 !dbg !12 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %8 = shl nuw nsw i32 %7, 3, !dbg !19
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20
  %10 = add nuw nsw i32 %8, %9, !dbg !23
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !24
  %12 = shl i32 %11, 3, !dbg !27
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %14 = add i32 %12, %13, !dbg !31
  %15 = icmp eq i32 %1, 0, !dbg !32
  br i1 %15, label %41, label %16, !dbg !33

16:                                               ; preds = %6
  %17 = icmp ult i32 %10, %0
  %18 = mul i32 %1, %10
  %19 = zext nneg i32 %9 to i64
  %20 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE4left to ptr), i64 %19
  %21 = zext nneg i32 %13 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  %23 = icmp ult i32 %14, %2
  %24 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5right to ptr), i64 %19
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %21
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5right to ptr), i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 72
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 108
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 144
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 180
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 216
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 252
  br label %46, !dbg !33

41:                                               ; preds = %68, %6
  %42 = phi float [ 0.000000e+00, %6 ], [ %101, %68 ], !dbg !34
  %43 = icmp ult i32 %10, %0, !dbg !35
  %44 = icmp ult i32 %14, %2
  %45 = and i1 %43, %44, !dbg !36
  br i1 %45, label %104, label %109, !dbg !36

46:                                               ; preds = %16, %68
  %47 = phi i32 [ 0, %16 ], [ %102, %68 ]
  %48 = phi float [ 0.000000e+00, %16 ], [ %101, %68 ]
  %49 = add i32 %47, %13, !dbg !37
  %50 = icmp ult i32 %49, %1
  %51 = and i1 %17, %50, !dbg !38
  br i1 %51, label %52, label %57, !dbg !38

52:                                               ; preds = %46
  %53 = add i32 %49, %18
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %3, i64 %54
  %56 = load float, ptr %55, align 4, !dbg !39, !tbaa !40
  br label %57, !dbg !42

57:                                               ; preds = %46, %52
  %58 = phi float [ %56, %52 ], [ 0.000000e+00, %46 ], !dbg !42
  store float %58, ptr %22, align 4, !dbg !43, !tbaa !40
  %59 = add i32 %47, %9, !dbg !44
  %60 = icmp ult i32 %59, %1, !dbg !45
  %61 = and i1 %23, %60, !dbg !46
  br i1 %61, label %62, label %68, !dbg !46

62:                                               ; preds = %57
  %63 = mul i32 %59, %2
  %64 = add i32 %63, %14
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %4, i64 %65
  %67 = load float, ptr %66, align 4, !dbg !47, !tbaa !40
  br label %68, !dbg !48

68:                                               ; preds = %57, %62
  %69 = phi float [ %67, %62 ], [ 0.000000e+00, %57 ], !dbg !48
  store float %69, ptr %25, align 4, !dbg !49, !tbaa !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %70 = load float, ptr %20, align 4, !dbg !53, !tbaa !40
  %71 = load float, ptr %26, align 4, !dbg !54, !tbaa !40
  %72 = fmul float %70, %71, !dbg !55
  %73 = fadd float %48, %72, !dbg !56
  %74 = load float, ptr %27, align 4, !dbg !53, !tbaa !40
  %75 = load float, ptr %28, align 4, !dbg !54, !tbaa !40
  %76 = fmul float %74, %75, !dbg !55
  %77 = fadd float %73, %76, !dbg !56
  %78 = load float, ptr %29, align 4, !dbg !53, !tbaa !40
  %79 = load float, ptr %30, align 4, !dbg !54, !tbaa !40
  %80 = fmul float %78, %79, !dbg !55
  %81 = fadd float %77, %80, !dbg !56
  %82 = load float, ptr %31, align 4, !dbg !53, !tbaa !40
  %83 = load float, ptr %32, align 4, !dbg !54, !tbaa !40
  %84 = fmul float %82, %83, !dbg !55
  %85 = fadd float %81, %84, !dbg !56
  %86 = load float, ptr %33, align 4, !dbg !53, !tbaa !40
  %87 = load float, ptr %34, align 4, !dbg !54, !tbaa !40
  %88 = fmul float %86, %87, !dbg !55
  %89 = fadd float %85, %88, !dbg !56
  %90 = load float, ptr %35, align 4, !dbg !53, !tbaa !40
  %91 = load float, ptr %36, align 4, !dbg !54, !tbaa !40
  %92 = fmul float %90, %91, !dbg !55
  %93 = fadd float %89, %92, !dbg !56
  %94 = load float, ptr %37, align 4, !dbg !53, !tbaa !40
  %95 = load float, ptr %38, align 4, !dbg !54, !tbaa !40
  %96 = fmul float %94, %95, !dbg !55
  %97 = fadd float %93, %96, !dbg !56
  %98 = load float, ptr %39, align 4, !dbg !53, !tbaa !40
  %99 = load float, ptr %40, align 4, !dbg !54, !tbaa !40
  %100 = fmul float %98, %99, !dbg !55
  %101 = fadd float %97, %100, !dbg !56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %102 = add i32 %47, 8, !dbg !59
  %103 = icmp ult i32 %102, %1, !dbg !32
  br i1 %103, label %46, label %41, !dbg !33, !llvm.loop !60

104:                                              ; preds = %41
  %105 = mul i32 %2, %10
  %106 = add i32 %105, %14
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %5, i64 %107
  store float %42, ptr %108, align 4, !dbg !63, !tbaa !40
  br label %109, !dbg !64

109:                                              ; preds = %104, %41
  ret void, !dbg !65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/matmul.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 9, column: 15, scope: !12)
!19 = !DILocation(line: 9, column: 26, scope: !12)
!20 = !DILocation(line: 27, column: 1, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 9, column: 35, scope: !12)
!23 = !DILocation(line: 9, column: 33, scope: !12)
!24 = !DILocation(line: 28, column: 1, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 9, column: 57, scope: !12)
!27 = !DILocation(line: 9, column: 68, scope: !12)
!28 = !DILocation(line: 27, column: 1, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 9, column: 77, scope: !12)
!31 = !DILocation(line: 9, column: 75, scope: !12)
!32 = !DILocation(line: 11, column: 31, scope: !12)
!33 = !DILocation(line: 11, column: 5, scope: !12)
!34 = !DILocation(line: 10, column: 11, scope: !12)
!35 = !DILocation(line: 21, column: 13, scope: !12)
!36 = !DILocation(line: 21, column: 20, scope: !12)
!37 = !DILocation(line: 12, column: 23, scope: !12)
!38 = !DILocation(line: 13, column: 53, scope: !12)
!39 = !DILocation(line: 13, column: 68, scope: !12)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !10, i64 0}
!42 = !DILocation(line: 13, column: 42, scope: !12)
!43 = !DILocation(line: 13, column: 40, scope: !12)
!44 = !DILocation(line: 14, column: 19, scope: !12)
!45 = !DILocation(line: 15, column: 45, scope: !12)
!46 = !DILocation(line: 15, column: 53, scope: !12)
!47 = !DILocation(line: 15, column: 75, scope: !12)
!48 = !DILocation(line: 15, column: 43, scope: !12)
!49 = !DILocation(line: 15, column: 41, scope: !12)
!50 = !DILocation(line: 33, column: 43, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "barrier", scope: !17, file: !17, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 16, column: 9, scope: !12)
!53 = !DILocation(line: 18, column: 20, scope: !12)
!54 = !DILocation(line: 18, column: 43, scope: !12)
!55 = !DILocation(line: 18, column: 41, scope: !12)
!56 = !DILocation(line: 18, column: 17, scope: !12)
!57 = !DILocation(line: 33, column: 43, scope: !51, inlinedAt: !58)
!58 = distinct !DILocation(line: 19, column: 9, scope: !12)
!59 = !DILocation(line: 11, column: 46, scope: !12)
!60 = distinct !{!60, !33, !61, !62}
!61 = !DILocation(line: 20, column: 5, scope: !12)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 22, column: 35, scope: !12)
!64 = !DILocation(line: 22, column: 9, scope: !12)
!65 = !DILocation(line: 23, column: 1, scope: !12)
