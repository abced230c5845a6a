; ModuleID = 'examples/cuda/mandelbrot.cu'
source_filename = "examples/cuda/mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 !dbg !12 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !19
  %10 = mul i32 %8, %9, !dbg !22
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %12 = add i32 %10, %11, !dbg !26
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !30
  %15 = mul nuw nsw i32 %13, %14, !dbg !33
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %17 = add nuw nsw i32 %15, %16, !dbg !37
  %18 = icmp ult i32 %12, %0, !dbg !38
  %19 = icmp ult i32 %17, %1
  %20 = and i1 %18, %19, !dbg !39
  br i1 %20, label %21, label %54, !dbg !39

21:                                               ; preds = %7
  %22 = uitofp i32 %12 to double, !dbg !40
  %23 = fmul double %5, %22, !dbg !41
  %24 = fadd double %3, %23, !dbg !42
  %25 = uitofp nneg i32 %17 to double, !dbg !43
  %26 = fmul double %5, %25, !dbg !44
  %27 = fsub double %4, %26, !dbg !45
  %28 = icmp eq i32 %2, 0, !dbg !46
  br i1 %28, label %48, label %29, !dbg !47

29:                                               ; preds = %21, %37
  %30 = phi i32 [ %43, %37 ], [ 0, %21 ]
  %31 = phi double [ %42, %37 ], [ 0.000000e+00, %21 ]
  %32 = phi double [ %39, %37 ], [ 0.000000e+00, %21 ]
  %33 = fmul double %32, %32, !dbg !48
  %34 = fmul double %31, %31, !dbg !49
  %35 = fadd double %33, %34, !dbg !50
  %36 = fcmp ugt double %35, 4.000000e+00, !dbg !51
  br i1 %36, label %45, label %37, !dbg !52

37:                                               ; preds = %29
  %38 = fsub double %33, %34, !dbg !53
  %39 = fadd double %24, %38, !dbg !54
  %40 = fmul double %32, 2.000000e+00, !dbg !55
  %41 = fmul double %40, %31, !dbg !56
  %42 = fadd double %27, %41, !dbg !57
  %43 = add nuw i32 %30, 1, !dbg !58
  %44 = icmp eq i32 %43, %2, !dbg !46
  br i1 %44, label %45, label %29, !dbg !47, !llvm.loop !59

45:                                               ; preds = %37, %29
  %46 = phi i32 [ %30, %29 ], [ %2, %37 ]
  %47 = trunc i32 %46 to i16, !dbg !62
  br label %48, !dbg !62

48:                                               ; preds = %45, %21
  %49 = phi i16 [ 0, %21 ], [ %47, %45 ], !dbg !63
  %50 = mul i32 %17, %0, !dbg !64
  %51 = add i32 %50, %12, !dbg !65
  %52 = zext i32 %51 to i64, !dbg !66
  %53 = getelementptr inbounds nuw i16, ptr %6, i64 %52, !dbg !66
  store i16 %49, ptr %53, align 2, !dbg !67, !tbaa !68
  br label %54, !dbg !70

54:                                               ; preds = %7, %48
  ret void, !dbg !70
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/mandelbrot.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 5, column: 18, scope: !12)
!19 = !DILocation(line: 29, column: 1, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 5, column: 31, scope: !12)
!22 = !DILocation(line: 5, column: 29, scope: !12)
!23 = !DILocation(line: 27, column: 1, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 5, column: 44, scope: !12)
!26 = !DILocation(line: 5, column: 42, scope: !12)
!27 = !DILocation(line: 28, column: 1, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 5, column: 63, scope: !12)
!30 = !DILocation(line: 29, column: 1, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 5, column: 76, scope: !12)
!33 = !DILocation(line: 5, column: 74, scope: !12)
!34 = !DILocation(line: 27, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 5, column: 89, scope: !12)
!37 = !DILocation(line: 5, column: 87, scope: !12)
!38 = !DILocation(line: 6, column: 16, scope: !12)
!39 = !DILocation(line: 6, column: 25, scope: !12)
!40 = !DILocation(line: 8, column: 31, scope: !12)
!41 = !DILocation(line: 8, column: 29, scope: !12)
!42 = !DILocation(line: 8, column: 22, scope: !12)
!43 = !DILocation(line: 8, column: 57, scope: !12)
!44 = !DILocation(line: 8, column: 55, scope: !12)
!45 = !DILocation(line: 8, column: 48, scope: !12)
!46 = !DILocation(line: 10, column: 18, scope: !12)
!47 = !DILocation(line: 10, column: 26, scope: !12)
!48 = !DILocation(line: 10, column: 31, scope: !12)
!49 = !DILocation(line: 10, column: 39, scope: !12)
!50 = !DILocation(line: 10, column: 35, scope: !12)
!51 = !DILocation(line: 10, column: 43, scope: !12)
!52 = !DILocation(line: 10, column: 5, scope: !12)
!53 = !DILocation(line: 11, column: 29, scope: !12)
!54 = !DILocation(line: 11, column: 37, scope: !12)
!55 = !DILocation(line: 12, column: 17, scope: !12)
!56 = !DILocation(line: 12, column: 21, scope: !12)
!57 = !DILocation(line: 12, column: 25, scope: !12)
!58 = !DILocation(line: 14, column: 14, scope: !12)
!59 = distinct !{!59, !52, !60, !61}
!60 = !DILocation(line: 15, column: 5, scope: !12)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 16, column: 38, scope: !12)
!63 = !DILocation(line: 0, scope: !12)
!64 = !DILocation(line: 16, column: 13, scope: !12)
!65 = !DILocation(line: 16, column: 21, scope: !12)
!66 = !DILocation(line: 16, column: 5, scope: !12)
!67 = !DILocation(line: 16, column: 31, scope: !12)
!68 = !{!69, !69, i64 0}
!69 = !{!"short", !10, i64 0}
!70 = !DILocation(line: 17, column: 1, scope: !12)
