; ModuleID = 'examples/cuda/stencil.cu'
source_filename = "examples/cuda/stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 !dbg !12 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !19
  %9 = mul i32 %7, %8, !dbg !22
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %11 = add i32 %9, %10, !dbg !26
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !30
  %14 = mul nuw nsw i32 %12, %13, !dbg !33
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %16 = add nuw nsw i32 %14, %15, !dbg !37
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !38
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !41
  %19 = mul nuw nsw i32 %17, %18, !dbg !44
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !45
  %21 = add nuw nsw i32 %19, %20, !dbg !48
  %22 = icmp ult i32 %11, %0, !dbg !49
  %23 = icmp ult i32 %16, %1
  %24 = and i1 %22, %23, !dbg !50
  %25 = icmp ult i32 %21, %2
  %26 = and i1 %24, %25, !dbg !50
  br i1 %26, label %27, label %92, !dbg !50

27:                                               ; preds = %6
  %28 = mul i32 %1, %21, !dbg !51
  %29 = add i32 %28, %16, !dbg !52
  %30 = mul i32 %29, %0, !dbg !53
  %31 = add i32 %30, %11, !dbg !54
  %32 = icmp eq i32 %11, 0, !dbg !55
  %33 = icmp eq i32 %16, 0
  %34 = or i1 %32, %33, !dbg !56
  %35 = icmp eq i32 %21, 0
  %36 = or i1 %35, %34, !dbg !56
  %37 = add nuw i32 %11, 1
  %38 = icmp eq i32 %37, %0
  %39 = or i1 %38, %36, !dbg !56
  %40 = add nuw nsw i32 %16, 1
  %41 = icmp eq i32 %40, %1
  %42 = or i1 %41, %39, !dbg !56
  %43 = add nuw nsw i32 %21, 1
  %44 = icmp eq i32 %43, %2
  %45 = or i1 %44, %42, !dbg !56
  br i1 %45, label %46, label %50, !dbg !56

46:                                               ; preds = %27
  %47 = zext i32 %31 to i64, !dbg !57
  %48 = getelementptr inbounds nuw float, ptr %4, i64 %47, !dbg !57
  %49 = load float, ptr %48, align 4, !dbg !57, !tbaa !58
  br label %88, !dbg !60

50:                                               ; preds = %27
  %51 = add i32 %31, -1, !dbg !61
  %52 = zext i32 %51 to i64, !dbg !62
  %53 = getelementptr inbounds nuw float, ptr %4, i64 %52, !dbg !62
  %54 = load float, ptr %53, align 4, !dbg !62, !tbaa !58
  %55 = add i32 %31, 1, !dbg !63
  %56 = zext i32 %55 to i64, !dbg !64
  %57 = getelementptr inbounds nuw float, ptr %4, i64 %56, !dbg !64
  %58 = load float, ptr %57, align 4, !dbg !64, !tbaa !58
  %59 = fadd contract float %54, %58, !dbg !65
  %60 = sub i32 %31, %0, !dbg !66
  %61 = zext i32 %60 to i64, !dbg !67
  %62 = getelementptr inbounds nuw float, ptr %4, i64 %61, !dbg !67
  %63 = load float, ptr %62, align 4, !dbg !67, !tbaa !58
  %64 = fadd contract float %59, %63, !dbg !68
  %65 = add i32 %31, %0, !dbg !69
  %66 = zext i32 %65 to i64, !dbg !70
  %67 = getelementptr inbounds nuw float, ptr %4, i64 %66, !dbg !70
  %68 = load float, ptr %67, align 4, !dbg !70, !tbaa !58
  %69 = fadd contract float %64, %68, !dbg !71
  %70 = mul i32 %1, %0, !dbg !72
  %71 = sub i32 %31, %70, !dbg !73
  %72 = zext i32 %71 to i64, !dbg !74
  %73 = getelementptr inbounds nuw float, ptr %4, i64 %72, !dbg !74
  %74 = load float, ptr %73, align 4, !dbg !74, !tbaa !58
  %75 = fadd contract float %69, %74, !dbg !75
  %76 = add i32 %31, %70, !dbg !76
  %77 = zext i32 %76 to i64, !dbg !77
  %78 = getelementptr inbounds nuw float, ptr %4, i64 %77, !dbg !77
  %79 = load float, ptr %78, align 4, !dbg !77, !tbaa !58
  %80 = fadd contract float %75, %79, !dbg !78
  %81 = zext i32 %31 to i64, !dbg !79
  %82 = getelementptr inbounds nuw float, ptr %4, i64 %81, !dbg !79
  %83 = load float, ptr %82, align 4, !dbg !79, !tbaa !58
  %84 = fmul contract float %83, 6.000000e+00, !dbg !80
  %85 = fsub contract float %80, %84, !dbg !81
  %86 = fmul contract float %3, %85, !dbg !82
  %87 = fadd contract float %83, %86, !dbg !83
  br label %88, !dbg !84

88:                                               ; preds = %50, %46
  %89 = phi i64 [ %47, %46 ], [ %81, %50 ]
  %90 = phi float [ %49, %46 ], [ %87, %50 ]
  %91 = getelementptr inbounds nuw float, ptr %5, i64 %89, !dbg !85
  store float %90, ptr %91, align 4, !dbg !85, !tbaa !58
  br label %92, !dbg !84

92:                                               ; preds = %88, %6
  ret void, !dbg !84
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/stencil.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "stencil", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 5, column: 13, scope: !12)
!19 = !DILocation(line: 29, column: 1, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 5, column: 26, scope: !12)
!22 = !DILocation(line: 5, column: 24, scope: !12)
!23 = !DILocation(line: 27, column: 1, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 5, column: 39, scope: !12)
!26 = !DILocation(line: 5, column: 37, scope: !12)
!27 = !DILocation(line: 28, column: 1, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 6, column: 13, scope: !12)
!30 = !DILocation(line: 29, column: 1, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 6, column: 26, scope: !12)
!33 = !DILocation(line: 6, column: 24, scope: !12)
!34 = !DILocation(line: 27, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 6, column: 39, scope: !12)
!37 = !DILocation(line: 6, column: 37, scope: !12)
!38 = !DILocation(line: 28, column: 1, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "get_z", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 7, column: 13, scope: !12)
!41 = !DILocation(line: 29, column: 1, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "get_z", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 7, column: 26, scope: !12)
!44 = !DILocation(line: 7, column: 24, scope: !12)
!45 = !DILocation(line: 27, column: 1, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "get_z", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 7, column: 39, scope: !12)
!48 = !DILocation(line: 7, column: 37, scope: !12)
!49 = !DILocation(line: 8, column: 11, scope: !12)
!50 = !DILocation(line: 8, column: 17, scope: !12)
!51 = !DILocation(line: 10, column: 17, scope: !12)
!52 = !DILocation(line: 10, column: 22, scope: !12)
!53 = !DILocation(line: 10, column: 27, scope: !12)
!54 = !DILocation(line: 10, column: 32, scope: !12)
!55 = !DILocation(line: 11, column: 11, scope: !12)
!56 = !DILocation(line: 11, column: 16, scope: !12)
!57 = !DILocation(line: 12, column: 20, scope: !12)
!58 = !{!59, !59, i64 0}
!59 = !{!"float", !10, i64 0}
!60 = !DILocation(line: 13, column: 9, scope: !12)
!61 = !DILocation(line: 15, column: 27, scope: !12)
!62 = !DILocation(line: 15, column: 20, scope: !12)
!63 = !DILocation(line: 15, column: 41, scope: !12)
!64 = !DILocation(line: 15, column: 34, scope: !12)
!65 = !DILocation(line: 15, column: 32, scope: !12)
!66 = !DILocation(line: 15, column: 55, scope: !12)
!67 = !DILocation(line: 15, column: 48, scope: !12)
!68 = !DILocation(line: 15, column: 46, scope: !12)
!69 = !DILocation(line: 15, column: 70, scope: !12)
!70 = !DILocation(line: 15, column: 63, scope: !12)
!71 = !DILocation(line: 15, column: 61, scope: !12)
!72 = !DILocation(line: 15, column: 90, scope: !12)
!73 = !DILocation(line: 15, column: 85, scope: !12)
!74 = !DILocation(line: 15, column: 78, scope: !12)
!75 = !DILocation(line: 15, column: 76, scope: !12)
!76 = !DILocation(line: 15, column: 105, scope: !12)
!77 = !DILocation(line: 15, column: 98, scope: !12)
!78 = !DILocation(line: 15, column: 96, scope: !12)
!79 = !DILocation(line: 16, column: 16, scope: !12)
!80 = !DILocation(line: 16, column: 48, scope: !12)
!81 = !DILocation(line: 16, column: 41, scope: !12)
!82 = !DILocation(line: 16, column: 31, scope: !12)
!83 = !DILocation(line: 16, column: 24, scope: !12)
!84 = !DILocation(line: 17, column: 1, scope: !12)
!85 = !DILocation(line: 0, scope: !12)
