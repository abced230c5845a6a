; ModuleID = 'examples/cuda/saxpy.cu'
source_filename = "examples/cuda/saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 !dbg !12 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %9 = add i32 %7, %8, !dbg !28
  %10 = icmp ult i32 %9, %0, !dbg !29
  br i1 %10, label %11, label %19, !dbg !29

11:                                               ; preds = %4
  %12 = zext i32 %9 to i64, !dbg !30
  %13 = getelementptr inbounds nuw float, ptr %2, i64 %12, !dbg !30
  %14 = load float, ptr %13, align 4, !dbg !30, !tbaa !31
  %15 = fmul float %1, %14, !dbg !33
  %16 = getelementptr inbounds nuw float, ptr %3, i64 %12, !dbg !34
  %17 = load float, ptr %16, align 4, !dbg !34, !tbaa !31
  %18 = fadd float %15, %17, !dbg !35
  store float %18, ptr %16, align 4, !dbg !36, !tbaa !31
  br label %19, !dbg !37

19:                                               ; preds = %11, %4
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/saxpy.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!30 = !DILocation(line: 7, column: 20, scope: !12)
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !10, i64 0}
!33 = !DILocation(line: 7, column: 18, scope: !12)
!34 = !DILocation(line: 7, column: 27, scope: !12)
!35 = !DILocation(line: 7, column: 25, scope: !12)
!36 = !DILocation(line: 7, column: 14, scope: !12)
!37 = !DILocation(line: 7, column: 9, scope: !12)
!38 = !DILocation(line: 8, column: 1, scope: !12)
