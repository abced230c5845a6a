; ModuleID = 'examples/cuda/wide.cu'
source_filename = "examples/cuda/wide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wide(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10) local_unnamed_addr #0 !dbg !12 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %14 = mul i32 %12, %13, !dbg !24
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %16 = add i32 %14, %15, !dbg !28
  %17 = icmp ult i32 %16, %0, !dbg !29
  br i1 %17, label %18, label %68, !dbg !29

18:                                               ; preds = %11
  %19 = zext i32 %16 to i64, !dbg !30
  %20 = getelementptr inbounds nuw i128, ptr %1, i64 %19, !dbg !30
  %21 = load i128, ptr %20, align 16, !dbg !30, !tbaa !31
  %22 = getelementptr inbounds nuw i128, ptr %2, i64 %19, !dbg !33
  %23 = load i128, ptr %22, align 16, !dbg !33, !tbaa !31
  %24 = add i128 %23, %21, !dbg !34
  %25 = xor i128 %23, %21, !dbg !35
  %26 = sub i128 %24, %25, !dbg !36
  %27 = getelementptr inbounds nuw i128, ptr %3, i64 %19, !dbg !37
  store i128 %26, ptr %27, align 16, !dbg !38, !tbaa !31
  %28 = mul i128 %23, %21, !dbg !39
  %29 = getelementptr inbounds nuw i128, ptr %4, i64 %19, !dbg !40
  store i128 %28, ptr %29, align 16, !dbg !41, !tbaa !31
  %30 = icmp eq i128 %23, 0, !dbg !42
  br i1 %30, label %33, label %31, !dbg !43

31:                                               ; preds = %18
  %32 = udiv i128 %21, %23, !dbg !44
  br label %33, !dbg !43

33:                                               ; preds = %18, %31
  %34 = phi i128 [ %32, %31 ], [ 0, %18 ], !dbg !43
  %35 = getelementptr inbounds nuw i128, ptr %5, i64 %19, !dbg !45
  store i128 %34, ptr %35, align 16, !dbg !46, !tbaa !31
  %36 = add i128 %23, -1, !dbg !47
  %37 = icmp ult i128 %36, -2, !dbg !47
  br i1 %37, label %38, label %40, !dbg !48

38:                                               ; preds = %33
  %39 = srem i128 %21, %23, !dbg !49
  br label %40, !dbg !48

40:                                               ; preds = %33, %38
  %41 = phi i128 [ %39, %38 ], [ 0, %33 ], !dbg !48
  %42 = getelementptr inbounds nuw i128, ptr %6, i64 %19, !dbg !50
  store i128 %41, ptr %42, align 16, !dbg !51, !tbaa !31
  %43 = and i128 %23, 127, !dbg !52
  %44 = shl i128 %21, %43, !dbg !52
  %45 = ashr i128 %21, %43, !dbg !53
  %46 = xor i128 %44, %45, !dbg !54
  %47 = xor i128 %43, 127, !dbg !55
  %48 = lshr i128 %23, %47, !dbg !55
  %49 = xor i128 %46, %48, !dbg !56
  %50 = getelementptr inbounds nuw i128, ptr %7, i64 %19, !dbg !57
  store i128 %49, ptr %50, align 16, !dbg !58, !tbaa !31
  %51 = uitofp i128 %21 to double, !dbg !59
  %52 = sitofp i128 %23 to double, !dbg !60
  %53 = fsub double %51, %52, !dbg !61
  %54 = getelementptr inbounds nuw double, ptr %8, i64 %19, !dbg !62
  store double %53, ptr %54, align 8, !dbg !63, !tbaa !64
  %55 = sitofp i128 %21 to double, !dbg !66
  %56 = fmul double %55, 2.500000e-01, !dbg !67
  %57 = fptosi double %56 to i128, !dbg !68
  %58 = getelementptr inbounds nuw i128, ptr %9, i64 %19, !dbg !69
  store i128 %57, ptr %58, align 16, !dbg !70, !tbaa !31
  %59 = icmp ult i128 %21, %23, !dbg !71
  %60 = zext i1 %59 to i8, !dbg !72
  %61 = icmp slt i128 %21, %23, !dbg !73
  %62 = select i1 %61, i8 2, i8 0, !dbg !74
  %63 = or disjoint i8 %62, %60, !dbg !75
  %64 = icmp eq i128 %21, %23, !dbg !76
  %65 = select i1 %64, i8 4, i8 0, !dbg !77
  %66 = or disjoint i8 %63, %65, !dbg !78
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 %19, !dbg !79
  store i8 %66, ptr %67, align 1, !dbg !80, !tbaa !81
  br label %68, !dbg !82

68:                                               ; preds = %11, %40
  ret void, !dbg !82
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
!1 = !DIFile(filename: "examples/cuda/wide.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 7, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 9, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 10, column: 11, scope: !12)
!30 = !DILocation(line: 12, column: 14, scope: !12)
!31 = !{!32, !32, i64 0}
!32 = !{!"__int128", !10, i64 0}
!33 = !DILocation(line: 12, column: 24, scope: !12)
!34 = !DILocation(line: 13, column: 17, scope: !12)
!35 = !DILocation(line: 13, column: 26, scope: !12)
!36 = !DILocation(line: 13, column: 21, scope: !12)
!37 = !DILocation(line: 13, column: 5, scope: !12)
!38 = !DILocation(line: 13, column: 13, scope: !12)
!39 = !DILocation(line: 14, column: 21, scope: !12)
!40 = !DILocation(line: 14, column: 5, scope: !12)
!41 = !DILocation(line: 14, column: 17, scope: !12)
!42 = !DILocation(line: 15, column: 22, scope: !12)
!43 = !DILocation(line: 15, column: 20, scope: !12)
!44 = !DILocation(line: 15, column: 31, scope: !12)
!45 = !DILocation(line: 15, column: 5, scope: !12)
!46 = !DILocation(line: 15, column: 18, scope: !12)
!47 = !DILocation(line: 16, column: 27, scope: !12)
!48 = !DILocation(line: 16, column: 21, scope: !12)
!49 = !DILocation(line: 16, column: 41, scope: !12)
!50 = !DILocation(line: 16, column: 5, scope: !12)
!51 = !DILocation(line: 16, column: 19, scope: !12)
!52 = !DILocation(line: 18, column: 21, scope: !12)
!53 = !DILocation(line: 18, column: 45, scope: !12)
!54 = !DILocation(line: 18, column: 28, scope: !12)
!55 = !DILocation(line: 18, column: 57, scope: !12)
!56 = !DILocation(line: 18, column: 52, scope: !12)
!57 = !DILocation(line: 18, column: 5, scope: !12)
!58 = !DILocation(line: 18, column: 16, scope: !12)
!59 = !DILocation(line: 19, column: 25, scope: !12)
!60 = !DILocation(line: 19, column: 37, scope: !12)
!61 = !DILocation(line: 19, column: 27, scope: !12)
!62 = !DILocation(line: 19, column: 5, scope: !12)
!63 = !DILocation(line: 19, column: 15, scope: !12)
!64 = !{!65, !65, i64 0}
!65 = !{!"double", !10, i64 0}
!66 = !DILocation(line: 20, column: 28, scope: !12)
!67 = !DILocation(line: 20, column: 36, scope: !12)
!68 = !DILocation(line: 21, column: 21, scope: !12)
!69 = !DILocation(line: 21, column: 5, scope: !12)
!70 = !DILocation(line: 21, column: 13, scope: !12)
!71 = !DILocation(line: 22, column: 19, scope: !12)
!72 = !DILocation(line: 22, column: 16, scope: !12)
!73 = !DILocation(line: 22, column: 39, scope: !12)
!74 = !DILocation(line: 22, column: 28, scope: !12)
!75 = !DILocation(line: 22, column: 24, scope: !12)
!76 = !DILocation(line: 22, column: 59, scope: !12)
!77 = !DILocation(line: 22, column: 54, scope: !12)
!78 = !DILocation(line: 22, column: 50, scope: !12)
!79 = !DILocation(line: 22, column: 5, scope: !12)
!80 = !DILocation(line: 22, column: 14, scope: !12)
!81 = !{!10, !10, i64 0}
!82 = !DILocation(line: 23, column: 1, scope: !12)
