; ModuleID = 'examples/cuda/jumptable.cu'
source_filename = "examples/cuda/jumptable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL10operations = internal unnamed_addr addrspace(4) constant [4 x ptr] [ptr @_ZL4plusjj, ptr @_ZL5minusjj, ptr @_ZL5timesjj, ptr @_ZL6largerjj], align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @jumptable(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !12 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %9 = add i32 %7, %8, !dbg !28
  %10 = icmp ult i32 %9, %0, !dbg !29
  br i1 %10, label %11, label %80, !dbg !29

11:                                               ; preds = %4
  %12 = icmp eq i32 %1, 0, !dbg !30
  br i1 %12, label %18, label %13, !dbg !31

13:                                               ; preds = %11
  %14 = mul i32 %1, %9
  br label %26, !dbg !31

15:                                               ; preds = %73
  %16 = mul i32 %75, 3, !dbg !32
  %17 = mul i32 %76, 5, !dbg !33
  br label %18, !dbg !32

18:                                               ; preds = %15, %11
  %19 = phi i32 [ %9, %11 ], [ %74, %15 ], !dbg !34
  %20 = phi i32 [ 3, %11 ], [ %16, %15 ], !dbg !35
  %21 = phi i32 [ 35, %11 ], [ %17, %15 ], !dbg !36
  %22 = xor i32 %20, %19, !dbg !37
  %23 = xor i32 %22, %21, !dbg !37
  %24 = zext i32 %9 to i64, !dbg !38
  %25 = getelementptr inbounds nuw i32, ptr %3, i64 %24, !dbg !38
  store i32 %23, ptr %25, align 4, !dbg !39, !tbaa !8
  br label %80, !dbg !40

26:                                               ; preds = %13, %73
  %27 = phi i32 [ 0, %13 ], [ %78, %73 ]
  %28 = phi i32 [ 7, %13 ], [ %76, %73 ]
  %29 = phi i32 [ 1, %13 ], [ %75, %73 ]
  %30 = phi i32 [ %9, %13 ], [ %74, %73 ]
  %31 = add i32 %27, %14, !dbg !41
  %32 = zext i32 %31 to i64, !dbg !42
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 %32, !dbg !42
  %34 = load i8, ptr %33, align 1, !dbg !42, !tbaa !43
  %35 = freeze i8 %34, !dbg !44
  %36 = udiv i8 %35, 12, !dbg !44
  %37 = mul i8 %36, 12, !dbg !45
  %38 = sub i8 %35, %37, !dbg !45
  switch i8 %38, label %71 [
    i8 0, label %39
    i8 1, label %41
    i8 2, label %44
    i8 3, label %73
    i8 4, label %47
    i8 5, label %49
    i8 6, label %51
    i8 7, label %53
    i8 8, label %56
    i8 9, label %62
    i8 10, label %69
  ], !dbg !46

39:                                               ; preds = %26
  %40 = add i32 %29, %30, !dbg !47
  br label %73, !dbg !48

41:                                               ; preds = %26
  %42 = shl i32 %30, 3, !dbg !49
  %43 = xor i32 %29, %42, !dbg !50
  br label %73, !dbg !51

44:                                               ; preds = %26
  %45 = mul i32 %30, 5, !dbg !52
  %46 = add i32 %45, 1, !dbg !53
  br label %73, !dbg !54

47:                                               ; preds = %26
  %48 = sub i32 %28, %30, !dbg !55
  br label %73, !dbg !56

49:                                               ; preds = %26
  %50 = tail call i32 @llvm.fshl.i32(i32 %30, i32 %30, i32 31), !dbg !57
  br label %73, !dbg !58

51:                                               ; preds = %26
  %52 = xor i32 %29, -1, !dbg !59
  br label %73, !dbg !60

53:                                               ; preds = %26
  %54 = and i32 %28, 1, !dbg !61
  %55 = add nuw i32 %27, %54, !dbg !62
  br label %73, !dbg !62

56:                                               ; preds = %26
  %57 = and i8 %36, 3, !dbg !63
  %58 = zext nneg i8 %57 to i64, !dbg !64
  %59 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL10operations to ptr), i64 %58, !dbg !64
  %60 = load ptr, ptr %59, align 8, !dbg !64, !tbaa !65
  %61 = tail call noundef i32 %60(i32 noundef %30, i32 noundef %29) #4, !dbg !64
  br label %73, !dbg !67

62:                                               ; preds = %26
  %63 = zext i8 %34 to i32, !dbg !68
  %64 = and i32 %28, 3, !dbg !69
  %65 = zext nneg i32 %64 to i64, !dbg !70
  %66 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL10operations to ptr), i64 %65, !dbg !70
  %67 = load ptr, ptr %66, align 8, !dbg !70, !tbaa !65
  %68 = tail call noundef i32 %67(i32 noundef %29, i32 noundef %63) #4, !dbg !70
  br label %73, !dbg !71

69:                                               ; preds = %26
  %70 = add i32 %28, -1640531527, !dbg !72
  br label %73, !dbg !73

71:                                               ; preds = %26
  %72 = xor i32 %28, %30, !dbg !74
  br label %73, !dbg !75

73:                                               ; preds = %53, %26, %71, %69, %62, %56, %51, %49, %47, %44, %41, %39
  %74 = phi i32 [ %72, %71 ], [ %40, %39 ], [ %30, %41 ], [ %30, %44 ], [ %30, %69 ], [ %30, %47 ], [ %50, %49 ], [ %30, %51 ], [ %29, %26 ], [ %30, %53 ], [ %61, %56 ], [ %30, %62 ], !dbg !34
  %75 = phi i32 [ %29, %71 ], [ %29, %39 ], [ %43, %41 ], [ %29, %44 ], [ %29, %69 ], [ %29, %47 ], [ %29, %49 ], [ %52, %51 ], [ %28, %26 ], [ %29, %53 ], [ %29, %56 ], [ %68, %62 ], !dbg !34
  %76 = phi i32 [ %28, %71 ], [ %28, %39 ], [ %28, %41 ], [ %46, %44 ], [ %70, %69 ], [ %48, %47 ], [ %28, %49 ], [ %28, %51 ], [ %28, %26 ], [ %28, %53 ], [ %28, %56 ], [ %28, %62 ], !dbg !34
  %77 = phi i32 [ %27, %71 ], [ %27, %39 ], [ %27, %41 ], [ %27, %44 ], [ %27, %69 ], [ %27, %47 ], [ %27, %49 ], [ %27, %51 ], [ %27, %26 ], [ %55, %53 ], [ %27, %56 ], [ %27, %62 ], !dbg !34
  %78 = add i32 %77, 1, !dbg !76
  %79 = icmp ult i32 %78, %1, !dbg !30
  br i1 %79, label %26, label %15, !dbg !31, !llvm.loop !77

80:                                               ; preds = %4, %18
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL4plusjj(i32 noundef %0, i32 noundef %1) #2 !dbg !80 {
  %3 = add i32 %1, %0, !dbg !81
  ret i32 %3, !dbg !82
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL5minusjj(i32 noundef %0, i32 noundef %1) #2 !dbg !83 {
  %3 = sub i32 %0, %1, !dbg !84
  ret i32 %3, !dbg !85
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL5timesjj(i32 noundef %0, i32 noundef %1) #2 !dbg !86 {
  %3 = mul i32 %1, %0, !dbg !87
  ret i32 %3, !dbg !88
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL6largerjj(i32 noundef %0, i32 noundef %1) #2 !dbg !89 {
  %3 = tail call i32 @llvm.umax.i32(i32 %0, i32 %1), !dbg !90
  ret i32 %3, !dbg !91
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/jumptable.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "jumptable", scope: !1, file: !1, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 13, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 14, column: 11, scope: !12)
!30 = !DILocation(line: 17, column: 25, scope: !12)
!31 = !DILocation(line: 17, column: 5, scope: !12)
!32 = !DILocation(line: 34, column: 20, scope: !12)
!33 = !DILocation(line: 34, column: 28, scope: !12)
!34 = !DILocation(line: 0, scope: !12)
!35 = !DILocation(line: 16, column: 16, scope: !12)
!36 = !DILocation(line: 16, column: 23, scope: !12)
!37 = !DILocation(line: 34, column: 24, scope: !12)
!38 = !DILocation(line: 34, column: 5, scope: !12)
!39 = !DILocation(line: 34, column: 12, scope: !12)
!40 = !DILocation(line: 35, column: 1, scope: !12)
!41 = !DILocation(line: 18, column: 39, scope: !12)
!42 = !DILocation(line: 18, column: 19, scope: !12)
!43 = !{!10, !10, i64 0}
!44 = !DILocation(line: 28, column: 37, scope: !12)
!45 = !DILocation(line: 19, column: 22, scope: !12)
!46 = !DILocation(line: 19, column: 9, scope: !12)
!47 = !DILocation(line: 20, column: 19, scope: !12)
!48 = !DILocation(line: 20, column: 25, scope: !12)
!49 = !DILocation(line: 21, column: 24, scope: !12)
!50 = !DILocation(line: 21, column: 19, scope: !12)
!51 = !DILocation(line: 21, column: 30, scope: !12)
!52 = !DILocation(line: 22, column: 23, scope: !12)
!53 = !DILocation(line: 22, column: 27, scope: !12)
!54 = !DILocation(line: 22, column: 32, scope: !12)
!55 = !DILocation(line: 24, column: 19, scope: !12)
!56 = !DILocation(line: 24, column: 25, scope: !12)
!57 = !DILocation(line: 25, column: 28, scope: !12)
!58 = !DILocation(line: 25, column: 39, scope: !12)
!59 = !DILocation(line: 26, column: 21, scope: !12)
!60 = !DILocation(line: 26, column: 25, scope: !12)
!61 = !DILocation(line: 27, column: 23, scope: !12)
!62 = !DILocation(line: 27, column: 21, scope: !12)
!63 = !DILocation(line: 28, column: 42, scope: !12)
!64 = !DILocation(line: 28, column: 21, scope: !12)
!65 = !{!66, !66, i64 0}
!66 = !{!"any pointer", !10, i64 0}
!67 = !DILocation(line: 28, column: 54, scope: !12)
!68 = !DILocation(line: 19, column: 17, scope: !12)
!69 = !DILocation(line: 29, column: 34, scope: !12)
!70 = !DILocation(line: 29, column: 21, scope: !12)
!71 = !DILocation(line: 29, column: 49, scope: !12)
!72 = !DILocation(line: 30, column: 20, scope: !12)
!73 = !DILocation(line: 30, column: 36, scope: !12)
!74 = !DILocation(line: 31, column: 20, scope: !12)
!75 = !DILocation(line: 31, column: 26, scope: !12)
!76 = !DILocation(line: 17, column: 37, scope: !12)
!77 = distinct !{!77, !31, !78, !79}
!78 = !DILocation(line: 33, column: 5, scope: !12)
!79 = !{!"llvm.loop.mustprogress"}
!80 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 4, column: 53, scope: !80)
!82 = !DILocation(line: 4, column: 44, scope: !80)
!83 = distinct !DISubprogram(name: "minus", scope: !1, file: !1, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 5, column: 54, scope: !83)
!85 = !DILocation(line: 5, column: 45, scope: !83)
!86 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 6, column: 54, scope: !86)
!88 = !DILocation(line: 6, column: 45, scope: !86)
!89 = distinct !DISubprogram(name: "larger", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 7, column: 53, scope: !89)
!91 = !DILocation(line: 7, column: 46, scope: !89)
