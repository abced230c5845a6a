; ModuleID = 'examples/cuda/hash.cu'
source_filename = "examples/cuda/hash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 !dbg !12 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %10 = mul i32 %8, %9, !dbg !24
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %12 = add i32 %10, %11, !dbg !28
  %13 = icmp ult i32 %12, %0, !dbg !29
  br i1 %13, label %14, label %111, !dbg !29

14:                                               ; preds = %7
  %15 = xor i64 %2, 8317987319222330741, !dbg !30
  %16 = xor i64 %3, 7237128888997146477, !dbg !31
  %17 = xor i64 %2, 7816392313619706465, !dbg !32
  %18 = xor i64 %3, 8387220255154660723, !dbg !33
  %19 = zext i32 %1 to i64
  %20 = shl i64 %19, 59
  %21 = mul i32 %1, %12
  %22 = add i32 %1, 1, !dbg !34
  %23 = tail call i32 @llvm.umax.i32(i32 %22, i32 1), !dbg !34
  br label %34, !dbg !34

24:                                               ; preds = %50
  %25 = xor i64 %73, %72, !dbg !35
  %26 = xor i64 %25, %69, !dbg !36
  %27 = xor i64 %26, %51, !dbg !37
  %28 = zext i32 %12 to i64, !dbg !38
  %29 = getelementptr inbounds nuw i64, ptr %5, i64 %28, !dbg !38
  store i64 %27, ptr %29, align 8, !dbg !39, !tbaa !40
  %30 = zext i32 %21 to i64, !dbg !42
  %31 = getelementptr inbounds nuw i64, ptr %4, i64 %30, !dbg !42
  %32 = shl i32 %1, 3
  %33 = icmp eq i32 %32, 0, !dbg !43
  br i1 %33, label %76, label %79, !dbg !44

34:                                               ; preds = %14, %50
  %35 = phi i64 [ %15, %14 ], [ %51, %50 ]
  %36 = phi i32 [ 0, %14 ], [ %52, %50 ]
  %37 = phi i64 [ %18, %14 ], [ %69, %50 ]
  %38 = phi i64 [ %17, %14 ], [ %73, %50 ]
  %39 = phi i64 [ %16, %14 ], [ %72, %50 ]
  %40 = icmp ult i32 %36, %1, !dbg !45
  br i1 %40, label %41, label %46, !dbg !46

41:                                               ; preds = %34
  %42 = add i32 %36, %21, !dbg !47
  %43 = zext i32 %42 to i64, !dbg !48
  %44 = getelementptr inbounds nuw i64, ptr %4, i64 %43, !dbg !48
  %45 = load i64, ptr %44, align 8, !dbg !48, !tbaa !40
  br label %46, !dbg !46

46:                                               ; preds = %34, %41
  %47 = phi i32 [ 2, %41 ], [ 4, %34 ], !dbg !46
  %48 = phi i64 [ %45, %41 ], [ %20, %34 ], !dbg !46
  %49 = xor i64 %48, %37, !dbg !49
  br label %54, !dbg !50

50:                                               ; preds = %54
  %51 = xor i64 %67, %48, !dbg !51
  %52 = add nuw i32 %36, 1, !dbg !52
  %53 = icmp eq i32 %52, %23, !dbg !53
  br i1 %53, label %24, label %34, !dbg !34, !llvm.loop !54

54:                                               ; preds = %46, %54
  %55 = phi i32 [ 0, %46 ], [ %74, %54 ]
  %56 = phi i64 [ %35, %46 ], [ %67, %54 ]
  %57 = phi i64 [ %49, %46 ], [ %69, %54 ]
  %58 = phi i64 [ %38, %46 ], [ %73, %54 ]
  %59 = phi i64 [ %39, %46 ], [ %72, %54 ]
  %60 = add i64 %56, %59, !dbg !57
  %61 = tail call i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 13), !dbg !58
  %62 = xor i64 %60, %61, !dbg !61
  %63 = tail call i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 32), !dbg !62
  %64 = add i64 %57, %58, !dbg !64
  %65 = tail call i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 16), !dbg !65
  %66 = xor i64 %65, %64, !dbg !67
  %67 = add i64 %63, %66, !dbg !68
  %68 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 21), !dbg !69
  %69 = xor i64 %67, %68, !dbg !71
  %70 = add i64 %62, %64, !dbg !72
  %71 = tail call i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 17), !dbg !73
  %72 = xor i64 %71, %70, !dbg !75
  %73 = tail call i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 32), !dbg !76
  %74 = add nuw nsw i32 %55, 1, !dbg !78
  %75 = icmp eq i32 %74, %47, !dbg !79
  br i1 %75, label %50, label %54, !dbg !50, !llvm.loop !80

76:                                               ; preds = %79, %24
  %77 = phi i32 [ -2128831035, %24 ], [ %108, %79 ], !dbg !82
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %28, !dbg !83
  store i32 %77, ptr %78, align 4, !dbg !84, !tbaa !8
  br label %111, !dbg !85

79:                                               ; preds = %24, %79
  %80 = phi i32 [ %109, %79 ], [ 0, %24 ]
  %81 = phi i32 [ %108, %79 ], [ -2128831035, %24 ]
  %82 = zext i32 %80 to i64, !dbg !86
  %83 = getelementptr inbounds nuw i8, ptr %31, i64 %82, !dbg !86
  %84 = load i8, ptr %83, align 1, !dbg !86, !tbaa !87
  %85 = zext i8 %84 to i32, !dbg !86
  %86 = xor i32 %81, %85, !dbg !88
  %87 = mul i32 %86, 16777619, !dbg !89
  %88 = or disjoint i32 %80, 1, !dbg !90
  %89 = zext i32 %88 to i64, !dbg !86
  %90 = getelementptr inbounds nuw i8, ptr %31, i64 %89, !dbg !86
  %91 = load i8, ptr %90, align 1, !dbg !86, !tbaa !87
  %92 = zext i8 %91 to i32, !dbg !86
  %93 = xor i32 %87, %92, !dbg !88
  %94 = mul i32 %93, 16777619, !dbg !89
  %95 = or disjoint i32 %80, 2, !dbg !90
  %96 = zext i32 %95 to i64, !dbg !86
  %97 = getelementptr inbounds nuw i8, ptr %31, i64 %96, !dbg !86
  %98 = load i8, ptr %97, align 1, !dbg !86, !tbaa !87
  %99 = zext i8 %98 to i32, !dbg !86
  %100 = xor i32 %94, %99, !dbg !88
  %101 = mul i32 %100, 16777619, !dbg !89
  %102 = or disjoint i32 %80, 3, !dbg !90
  %103 = zext i32 %102 to i64, !dbg !86
  %104 = getelementptr inbounds nuw i8, ptr %31, i64 %103, !dbg !86
  %105 = load i8, ptr %104, align 1, !dbg !86, !tbaa !87
  %106 = zext i8 %105 to i32, !dbg !86
  %107 = xor i32 %101, %106, !dbg !88
  %108 = mul i32 %107, 16777619, !dbg !89
  %109 = add nuw i32 %80, 4, !dbg !90
  %110 = icmp eq i32 %109, %32, !dbg !43
  br i1 %110, label %76, label %79, !dbg !44, !llvm.loop !91

111:                                              ; preds = %7, %76
  ret void, !dbg !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/hash.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "hash", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 8, column: 11, scope: !12)
!30 = !DILocation(line: 10, column: 16, scope: !12)
!31 = !DILocation(line: 10, column: 48, scope: !12)
!32 = !DILocation(line: 11, column: 16, scope: !12)
!33 = !DILocation(line: 11, column: 48, scope: !12)
!34 = !DILocation(line: 12, column: 5, scope: !12)
!35 = !DILocation(line: 23, column: 16, scope: !12)
!36 = !DILocation(line: 23, column: 20, scope: !12)
!37 = !DILocation(line: 23, column: 24, scope: !12)
!38 = !DILocation(line: 23, column: 5, scope: !12)
!39 = !DILocation(line: 23, column: 12, scope: !12)
!40 = !{!41, !41, i64 0}
!41 = !{!"long long", !10, i64 0}
!42 = !DILocation(line: 24, column: 41, scope: !12)
!43 = !DILocation(line: 26, column: 25, scope: !12)
!44 = !DILocation(line: 26, column: 5, scope: !12)
!45 = !DILocation(line: 13, column: 22, scope: !12)
!46 = !DILocation(line: 13, column: 20, scope: !12)
!47 = !DILocation(line: 13, column: 47, scope: !12)
!48 = !DILocation(line: 13, column: 32, scope: !12)
!49 = !DILocation(line: 14, column: 11, scope: !12)
!50 = !DILocation(line: 15, column: 9, scope: !12)
!51 = !DILocation(line: 21, column: 11, scope: !12)
!52 = !DILocation(line: 12, column: 34, scope: !12)
!53 = !DILocation(line: 12, column: 23, scope: !12)
!54 = distinct !{!54, !34, !55, !56}
!55 = !DILocation(line: 22, column: 5, scope: !12)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocation(line: 16, column: 15, scope: !12)
!58 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "rotate", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 16, column: 25, scope: !12)
!61 = !DILocation(line: 16, column: 42, scope: !12)
!62 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !63)
!63 = distinct !DILocation(line: 16, column: 52, scope: !12)
!64 = !DILocation(line: 17, column: 15, scope: !12)
!65 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !66)
!66 = distinct !DILocation(line: 17, column: 25, scope: !12)
!67 = !DILocation(line: 17, column: 42, scope: !12)
!68 = !DILocation(line: 18, column: 15, scope: !12)
!69 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !70)
!70 = distinct !DILocation(line: 18, column: 25, scope: !12)
!71 = !DILocation(line: 18, column: 42, scope: !12)
!72 = !DILocation(line: 19, column: 15, scope: !12)
!73 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !74)
!74 = distinct !DILocation(line: 19, column: 25, scope: !12)
!75 = !DILocation(line: 19, column: 42, scope: !12)
!76 = !DILocation(line: 4, column: 69, scope: !59, inlinedAt: !77)
!77 = distinct !DILocation(line: 19, column: 52, scope: !12)
!78 = !DILocation(line: 15, column: 63, scope: !12)
!79 = !DILocation(line: 15, column: 35, scope: !12)
!80 = distinct !{!80, !50, !81, !56}
!81 = !DILocation(line: 20, column: 9, scope: !12)
!82 = !DILocation(line: 0, scope: !12)
!83 = !DILocation(line: 28, column: 5, scope: !12)
!84 = !DILocation(line: 28, column: 12, scope: !12)
!85 = !DILocation(line: 29, column: 1, scope: !12)
!86 = !DILocation(line: 27, column: 18, scope: !12)
!87 = !{!10, !10, i64 0}
!88 = !DILocation(line: 27, column: 16, scope: !12)
!89 = !DILocation(line: 27, column: 29, scope: !12)
!90 = !DILocation(line: 26, column: 40, scope: !12)
!91 = distinct !{!91, !44, !92, !56}
!92 = !DILocation(line: 27, column: 31, scope: !12)
