; ModuleID = 'examples/cuda/half.cu'
source_filename = "examples/cuda/half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @half_precision(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 !dbg !12 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %9 = mul i32 %7, %8, !dbg !24
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %11 = add i32 %9, %10, !dbg !28
  %12 = icmp ult i32 %11, %0, !dbg !29
  br i1 %12, label %13, label %60, !dbg !29

13:                                               ; preds = %6
  %14 = zext i32 %11 to i64, !dbg !30
  %15 = getelementptr inbounds nuw half, ptr %1, i64 %14, !dbg !30
  %16 = load half, ptr %15, align 2, !dbg !30, !tbaa !31
  %17 = getelementptr inbounds nuw half, ptr %2, i64 %14, !dbg !33
  %18 = load half, ptr %17, align 2, !dbg !33, !tbaa !31
  %19 = fmul half %16, %18, !dbg !34
  %20 = fadd half %16, %19, !dbg !35
  %21 = fdiv half %18, 0xH4200, !dbg !36
  %22 = fsub half %20, %21, !dbg !37
  %23 = fcmp olt half %22, %18, !dbg !38
  %24 = select i1 %23, half %22, half %18, !dbg !39
  %25 = getelementptr inbounds nuw half, ptr %3, i64 %14, !dbg !40
  store half %24, ptr %25, align 2, !dbg !41, !tbaa !31
  %26 = and i32 %11, 15
  br label %42, !dbg !42

27:                                               ; preds = %42
  %28 = getelementptr inbounds nuw float, ptr %4, i64 %14, !dbg !43
  store float %57, ptr %28, align 4, !dbg !44, !tbaa !45
  %29 = fmul half %22, 0xH4C00, !dbg !47
  %30 = fptosi half %29 to i32, !dbg !48
  %31 = getelementptr inbounds nuw i32, ptr %5, i64 %14, !dbg !49
  store i32 %30, ptr %31, align 4, !dbg !50, !tbaa !8
  %32 = fptrunc float %57 to half, !dbg !51
  %33 = add i32 %0, %11, !dbg !52
  %34 = zext i32 %33 to i64, !dbg !53
  %35 = getelementptr inbounds nuw half, ptr %3, i64 %34, !dbg !53
  store half %32, ptr %35, align 2, !dbg !54, !tbaa !31
  %36 = mul i32 %11, 37, !dbg !55
  %37 = sitofp i32 %36 to half, !dbg !56
  %38 = shl i32 %0, 1, !dbg !57
  %39 = add i32 %38, %11, !dbg !58
  %40 = zext i32 %39 to i64, !dbg !59
  %41 = getelementptr inbounds nuw half, ptr %3, i64 %40, !dbg !59
  store half %37, ptr %41, align 2, !dbg !60, !tbaa !31
  br label %60, !dbg !61

42:                                               ; preds = %13, %42
  %43 = phi i32 [ 0, %13 ], [ %58, %42 ]
  %44 = phi float [ 0.000000e+00, %13 ], [ %57, %42 ]
  %45 = add i32 %43, %11, !dbg !62
  %46 = urem i32 %45, %0, !dbg !63
  %47 = zext i32 %46 to i64, !dbg !64
  %48 = getelementptr inbounds nuw half, ptr %1, i64 %47, !dbg !64
  %49 = load half, ptr %48, align 2, !dbg !64, !tbaa !31
  %50 = fpext half %49 to float, !dbg !64
  %51 = urem i32 %43, %0, !dbg !65
  %52 = zext nneg i32 %51 to i64, !dbg !66
  %53 = getelementptr inbounds nuw half, ptr %2, i64 %52, !dbg !66
  %54 = load half, ptr %53, align 2, !dbg !66, !tbaa !31
  %55 = fpext half %54 to float, !dbg !66
  %56 = fmul float %50, %55, !dbg !67
  %57 = fadd float %44, %56, !dbg !68
  %58 = add nuw nsw i32 %43, 1, !dbg !69
  %59 = icmp eq i32 %43, %26, !dbg !70
  br i1 %59, label %27, label %42, !dbg !42, !llvm.loop !71

60:                                               ; preds = %6, %27
  ret void, !dbg !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/half.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "half_precision", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!30 = !DILocation(line: 8, column: 18, scope: !12)
!31 = !{!32, !32, i64 0}
!32 = !{!"_Float16", !10, i64 0}
!33 = !DILocation(line: 8, column: 28, scope: !12)
!34 = !DILocation(line: 9, column: 20, scope: !12)
!35 = !DILocation(line: 9, column: 24, scope: !12)
!36 = !DILocation(line: 9, column: 32, scope: !12)
!37 = !DILocation(line: 9, column: 28, scope: !12)
!38 = !DILocation(line: 10, column: 14, scope: !12)
!39 = !DILocation(line: 10, column: 12, scope: !12)
!40 = !DILocation(line: 10, column: 5, scope: !12)
!41 = !DILocation(line: 10, column: 10, scope: !12)
!42 = !DILocation(line: 12, column: 5, scope: !12)
!43 = !DILocation(line: 14, column: 5, scope: !12)
!44 = !DILocation(line: 14, column: 13, scope: !12)
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !10, i64 0}
!47 = !DILocation(line: 15, column: 24, scope: !12)
!48 = !DILocation(line: 15, column: 21, scope: !12)
!49 = !DILocation(line: 15, column: 5, scope: !12)
!50 = !DILocation(line: 15, column: 14, scope: !12)
!51 = !DILocation(line: 16, column: 26, scope: !12)
!52 = !DILocation(line: 16, column: 9, scope: !12)
!53 = !DILocation(line: 16, column: 5, scope: !12)
!54 = !DILocation(line: 16, column: 14, scope: !12)
!55 = !DILocation(line: 17, column: 38, scope: !12)
!56 = !DILocation(line: 17, column: 30, scope: !12)
!57 = !DILocation(line: 17, column: 9, scope: !12)
!58 = !DILocation(line: 17, column: 13, scope: !12)
!59 = !DILocation(line: 17, column: 5, scope: !12)
!60 = !DILocation(line: 17, column: 18, scope: !12)
!61 = !DILocation(line: 18, column: 1, scope: !12)
!62 = !DILocation(line: 13, column: 28, scope: !12)
!63 = !DILocation(line: 13, column: 33, scope: !12)
!64 = !DILocation(line: 13, column: 23, scope: !12)
!65 = !DILocation(line: 13, column: 51, scope: !12)
!66 = !DILocation(line: 13, column: 47, scope: !12)
!67 = !DILocation(line: 13, column: 38, scope: !12)
!68 = !DILocation(line: 13, column: 13, scope: !12)
!69 = !DILocation(line: 12, column: 35, scope: !12)
!70 = !DILocation(line: 12, column: 23, scope: !12)
!71 = distinct !{!71, !42, !72, !73}
!72 = !DILocation(line: 13, column: 54, scope: !12)
!73 = !{!"llvm.loop.mustprogress"}
