; ModuleID = 'examples/cuda/structs.cu'
source_filename = "examples/cuda/structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Rules = type { float, i8, %struct.Vector, %struct.Vector, i64 }
%struct.Vector = type { float, float, float }
%struct.Particle = type { %struct.Vector, %struct.Vector, i16, i8, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @structs(i32 noundef %0, ptr noundef readonly byval(%struct.Rules) align 8 captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !12 {
  %5 = alloca %struct.Particle, align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %8 = mul i32 %6, %7, !dbg !24
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %10 = add i32 %8, %9, !dbg !28
  %11 = icmp ult i32 %10, %0, !dbg !29
  br i1 %11, label %12, label %58, !dbg !30

12:                                               ; preds = %4
  %13 = zext i32 %10 to i64, !dbg !31
  %14 = getelementptr inbounds nuw %struct.Particle, ptr %2, i64 %13, !dbg !31
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 26, !dbg !32
  %16 = load i8, ptr %15, align 2, !dbg !32, !tbaa !33
  %17 = icmp eq i8 %16, 0, !dbg !31
  br i1 %17, label %58, label %18, !dbg !30

18:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6, !dbg !39
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %5, ptr noundef nonnull align 8 dereferenceable(40) %14, i64 40, i1 false), !dbg !40, !tbaa.struct !41
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 12, !dbg !46
  %20 = load float, ptr %1, align 8, !dbg !47, !tbaa !48
  %21 = tail call fastcc { float, float, float } @_ZL5along6VectorS_f(ptr noundef nonnull byval(%struct.Vector) align 4 %14, ptr noundef nonnull byval(%struct.Vector) align 4 %19, float noundef %20) #6, !dbg !51
  %22 = extractvalue { float, float, float } %21, 0, !dbg !51
  %23 = extractvalue { float, float, float } %21, 1, !dbg !51
  %24 = extractvalue { float, float, float } %21, 2, !dbg !51
  store float %22, ptr %5, align 8, !dbg !52, !tbaa !42
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !52
  store float %23, ptr %25, align 4, !dbg !52, !tbaa !42
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !52
  store float %24, ptr %26, align 8, !dbg !52, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !53
  %28 = load i8, ptr %27, align 4, !dbg !53, !tbaa !54
  %29 = icmp eq i8 %28, 0, !dbg !55
  br i1 %29, label %46, label %30, !dbg !55

30:                                               ; preds = %18
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !56
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !57
  %33 = load float, ptr %32, align 8, !dbg !58, !tbaa !59
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !60
  %35 = load float, ptr %34, align 4, !dbg !61, !tbaa !62
  call fastcc void @_ZL7reflectPfS_ff(ptr noundef %5, ptr noundef %31, float noundef %33, float noundef %35) #6, !dbg !63
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !64
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !65
  %38 = load float, ptr %37, align 4, !dbg !65, !tbaa !66
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !67
  %40 = load float, ptr %39, align 8, !dbg !67, !tbaa !68
  call fastcc void @_ZL7reflectPfS_ff(ptr noundef %25, ptr noundef %36, float noundef %38, float noundef %40) #6, !dbg !69
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 20, !dbg !70
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !71
  %43 = load float, ptr %42, align 8, !dbg !71, !tbaa !72
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 28, !dbg !73
  %45 = load float, ptr %44, align 4, !dbg !73, !tbaa !74
  call fastcc void @_ZL7reflectPfS_ff(ptr noundef %26, ptr noundef %41, float noundef %43, float noundef %45) #6, !dbg !75
  br label %46, !dbg !76

46:                                               ; preds = %30, %18
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !77
  %48 = load double, ptr %47, align 8, !dbg !77, !tbaa !78
  %49 = fmul double %48, 5.000000e-01, !dbg !79
  store double %49, ptr %47, align 8, !dbg !80, !tbaa !78
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !81
  %51 = load i16, ptr %50, align 8, !dbg !82, !tbaa !83
  %52 = add i16 %51, 3, !dbg !82
  store i16 %52, ptr %50, align 8, !dbg !82, !tbaa !83
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %14, ptr noundef nonnull align 8 dereferenceable(40) %5, i64 40, i1 false), !dbg !84, !tbaa.struct !41
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !85
  %54 = load i64, ptr %53, align 8, !dbg !85, !tbaa !86
  %55 = zext i16 %52 to i64, !dbg !87
  %56 = add nsw i64 %54, %55, !dbg !88
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %13, !dbg !89
  store i64 %56, ptr %57, align 8, !dbg !90, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6, !dbg !92
  br label %58, !dbg !92

58:                                               ; preds = %4, %12, %46
  ret void, !dbg !92
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { float, float, float } @_ZL5along6VectorS_f(ptr noundef readonly byval(%struct.Vector) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Vector) align 4 captures(none) %1, float noundef %2) unnamed_addr #3 !dbg !93 {
  %4 = load float, ptr %0, align 4, !dbg !95, !tbaa !96
  %5 = load float, ptr %1, align 4, !dbg !97, !tbaa !96
  %6 = fmul float %2, %5, !dbg !98
  %7 = fadd float %4, %6, !dbg !99
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !100
  %9 = load float, ptr %8, align 4, !dbg !100, !tbaa !101
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !102
  %11 = load float, ptr %10, align 4, !dbg !102, !tbaa !101
  %12 = fmul float %2, %11, !dbg !103
  %13 = fadd float %9, %12, !dbg !104
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !105
  %15 = load float, ptr %14, align 4, !dbg !105, !tbaa !106
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !107
  %17 = load float, ptr %16, align 4, !dbg !107, !tbaa !106
  %18 = fmul float %2, %17, !dbg !108
  %19 = fadd float %15, %18, !dbg !109
  %20 = insertvalue { float, float, float } poison, float %7, 0, !dbg !110
  %21 = insertvalue { float, float, float } %20, float %13, 1, !dbg !110
  %22 = insertvalue { float, float, float } %21, float %19, 2, !dbg !110
  ret { float, float, float } %22, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_ZL7reflectPfS_ff(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, float noundef %2, float noundef %3) unnamed_addr #4 !dbg !111 {
  %5 = load float, ptr %0, align 4, !dbg !112, !tbaa !42
  %6 = fcmp olt float %5, %2, !dbg !113
  %7 = fcmp ogt float %5, %3
  %8 = or i1 %6, %7, !dbg !114
  br i1 %8, label %9, label %15, !dbg !114

9:                                                ; preds = %4
  %10 = load float, ptr %1, align 4, !dbg !115, !tbaa !42
  %11 = fneg float %10, !dbg !116
  store float %11, ptr %1, align 4, !dbg !117, !tbaa !42
  %12 = load float, ptr %0, align 4, !dbg !118, !tbaa !42
  %13 = fcmp olt float %12, %2, !dbg !119
  %14 = select i1 %13, float %2, float %3, !dbg !118
  store float %14, ptr %0, align 4, !dbg !120, !tbaa !42
  br label %15, !dbg !121

15:                                               ; preds = %4, %9
  ret void, !dbg !122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/structs.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "structs", scope: !1, file: !1, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 34, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 35, column: 11, scope: !12)
!30 = !DILocation(line: 35, column: 16, scope: !12)
!31 = !DILocation(line: 35, column: 20, scope: !12)
!32 = !DILocation(line: 35, column: 27, scope: !12)
!33 = !{!34, !10, i64 26}
!34 = !{!"_ZTS8Particle", !35, i64 0, !35, i64 12, !37, i64 24, !10, i64 26, !38, i64 32}
!35 = !{!"_ZTS6Vector", !36, i64 0, !36, i64 4, !36, i64 8}
!36 = !{!"float", !10, i64 0}
!37 = !{!"short", !10, i64 0}
!38 = !{!"double", !10, i64 0}
!39 = !DILocation(line: 37, column: 5, scope: !12)
!40 = !DILocation(line: 37, column: 20, scope: !12)
!41 = !{i64 0, i64 4, !42, i64 4, i64 4, !42, i64 8, i64 4, !42, i64 12, i64 4, !42, i64 16, i64 4, !42, i64 20, i64 4, !42, i64 24, i64 2, !43, i64 26, i64 1, !44, i64 32, i64 8, !45}
!42 = !{!36, !36, i64 0}
!43 = !{!37, !37, i64 0}
!44 = !{!10, !10, i64 0}
!45 = !{!38, !38, i64 0}
!46 = !DILocation(line: 38, column: 34, scope: !12)
!47 = !DILocation(line: 38, column: 51, scope: !12)
!48 = !{!49, !36, i64 0}
!49 = !{!"_ZTS5Rules", !36, i64 0, !10, i64 4, !35, i64 8, !35, i64 20, !50, i64 32}
!50 = !{!"long long", !10, i64 0}
!51 = !DILocation(line: 38, column: 17, scope: !12)
!52 = !DILocation(line: 38, column: 15, scope: !12)
!53 = !DILocation(line: 39, column: 15, scope: !12)
!54 = !{!49, !10, i64 4}
!55 = !DILocation(line: 39, column: 9, scope: !12)
!56 = !DILocation(line: 38, column: 38, scope: !12)
!57 = !DILocation(line: 40, column: 51, scope: !12)
!58 = !DILocation(line: 40, column: 55, scope: !12)
!59 = !{!49, !36, i64 8}
!60 = !DILocation(line: 40, column: 64, scope: !12)
!61 = !DILocation(line: 40, column: 69, scope: !12)
!62 = !{!49, !36, i64 20}
!63 = !DILocation(line: 40, column: 9, scope: !12)
!64 = !DILocation(line: 41, column: 42, scope: !12)
!65 = !DILocation(line: 41, column: 55, scope: !12)
!66 = !{!49, !36, i64 12}
!67 = !DILocation(line: 41, column: 69, scope: !12)
!68 = !{!49, !36, i64 24}
!69 = !DILocation(line: 41, column: 9, scope: !12)
!70 = !DILocation(line: 42, column: 42, scope: !12)
!71 = !DILocation(line: 42, column: 55, scope: !12)
!72 = !{!49, !36, i64 16}
!73 = !DILocation(line: 42, column: 69, scope: !12)
!74 = !{!49, !36, i64 28}
!75 = !DILocation(line: 42, column: 9, scope: !12)
!76 = !DILocation(line: 43, column: 5, scope: !12)
!77 = !DILocation(line: 44, column: 20, scope: !12)
!78 = !{!34, !38, i64 32}
!79 = !DILocation(line: 44, column: 25, scope: !12)
!80 = !DILocation(line: 44, column: 14, scope: !12)
!81 = !DILocation(line: 45, column: 9, scope: !12)
!82 = !DILocation(line: 45, column: 14, scope: !12)
!83 = !{!34, !37, i64 24}
!84 = !DILocation(line: 46, column: 12, scope: !12)
!85 = !DILocation(line: 47, column: 22, scope: !12)
!86 = !{!49, !50, i64 32}
!87 = !DILocation(line: 47, column: 29, scope: !12)
!88 = !DILocation(line: 47, column: 27, scope: !12)
!89 = !DILocation(line: 47, column: 5, scope: !12)
!90 = !DILocation(line: 47, column: 14, scope: !12)
!91 = !{!50, !50, i64 0}
!92 = !DILocation(line: 48, column: 1, scope: !12)
!93 = distinct !DISubprogram(name: "along", scope: !1, file: !1, line: 22, type: !94, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!95 = !DILocation(line: 23, column: 18, scope: !93)
!96 = !{!35, !36, i64 0}
!97 = !DILocation(line: 23, column: 25, scope: !93)
!98 = !DILocation(line: 23, column: 27, scope: !93)
!99 = !DILocation(line: 23, column: 20, scope: !93)
!100 = !DILocation(line: 23, column: 40, scope: !93)
!101 = !{!35, !36, i64 4}
!102 = !DILocation(line: 23, column: 47, scope: !93)
!103 = !DILocation(line: 23, column: 49, scope: !93)
!104 = !DILocation(line: 23, column: 42, scope: !93)
!105 = !DILocation(line: 23, column: 62, scope: !93)
!106 = !{!35, !36, i64 8}
!107 = !DILocation(line: 23, column: 69, scope: !93)
!108 = !DILocation(line: 23, column: 71, scope: !93)
!109 = !DILocation(line: 23, column: 64, scope: !93)
!110 = !DILocation(line: 23, column: 5, scope: !93)
!111 = distinct !DISubprogram(name: "reflect", scope: !1, file: !1, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 27, column: 9, scope: !111)
!113 = !DILocation(line: 27, column: 16, scope: !111)
!114 = !DILocation(line: 27, column: 22, scope: !111)
!115 = !DILocation(line: 28, column: 19, scope: !111)
!116 = !DILocation(line: 28, column: 18, scope: !111)
!117 = !DILocation(line: 28, column: 16, scope: !111)
!118 = !DILocation(line: 29, column: 18, scope: !111)
!119 = !DILocation(line: 29, column: 25, scope: !111)
!120 = !DILocation(line: 29, column: 16, scope: !111)
!121 = !DILocation(line: 30, column: 5, scope: !111)
!122 = !DILocation(line: 31, column: 1, scope: !111)
