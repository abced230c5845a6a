; ModuleID = 'examples/cuda/recursion.cu'
source_filename = "examples/cuda/recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @recursion(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !8 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %8, ptr %7, align 4, !dbg !12
  %9 = load ptr, ptr %5, align 8, !dbg !13
  %10 = load i32, ptr %7, align 4, !dbg !14
  %11 = load i32, ptr %4, align 4, !dbg !15
  %12 = mul i32 %10, %11, !dbg !16
  %13 = zext i32 %12 to i64, !dbg !17
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13, !dbg !17
  %15 = load i32, ptr %4, align 4, !dbg !18
  %16 = sub nsw i32 %15, 1, !dbg !19
  call void @_ZL9quicksortPiii(ptr noundef %14, i32 noundef 0, i32 noundef %16) #3, !dbg !20
  %17 = load i32, ptr %7, align 4, !dbg !21
  %18 = urem i32 %17, 3, !dbg !22
  %19 = load i32, ptr %7, align 4, !dbg !23
  %20 = urem i32 %19, 5, !dbg !24
  %21 = call noundef i32 @_ZL9ackermannjj(i32 noundef %18, i32 noundef %20) #3, !dbg !25
  %22 = load ptr, ptr %6, align 8, !dbg !26
  %23 = load i32, ptr %7, align 4, !dbg !27
  %24 = zext i32 %23 to i64, !dbg !26
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24, !dbg !26
  store i32 %21, ptr %25, align 4, !dbg !28
  ret void, !dbg !29
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !30 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !32
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !33
  %3 = mul i32 %1, %2, !dbg !34
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !35
  %5 = add i32 %3, %4, !dbg !36
  ret i32 %5, !dbg !37
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL9quicksortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 !dbg !38 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %11 = load i32, ptr %5, align 4, !dbg !39
  %12 = load i32, ptr %6, align 4, !dbg !40
  %13 = icmp sge i32 %11, %12, !dbg !41
  br i1 %13, label %14, label %15, !dbg !41

14:                                               ; preds = %3
  br label %88, !dbg !42

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8, !dbg !43
  %17 = load i32, ptr %5, align 4, !dbg !44
  %18 = load i32, ptr %6, align 4, !dbg !45
  %19 = add nsw i32 %17, %18, !dbg !46
  %20 = sdiv i32 %19, 2, !dbg !47
  %21 = sext i32 %20 to i64, !dbg !43
  %22 = getelementptr inbounds i32, ptr %16, i64 %21, !dbg !43
  %23 = load i32, ptr %22, align 4, !dbg !43
  store i32 %23, ptr %7, align 4, !dbg !48
  %24 = load i32, ptr %5, align 4, !dbg !49
  store i32 %24, ptr %8, align 4, !dbg !50
  %25 = load i32, ptr %6, align 4, !dbg !51
  store i32 %25, ptr %9, align 4, !dbg !52
  br label %26, !dbg !53

26:                                               ; preds = %80, %15
  %27 = load i32, ptr %8, align 4, !dbg !54
  %28 = load i32, ptr %9, align 4, !dbg !55
  %29 = icmp sle i32 %27, %28, !dbg !56
  br i1 %29, label %30, label %81, !dbg !53

30:                                               ; preds = %26
  br label %31, !dbg !57

31:                                               ; preds = %39, %30
  %32 = load ptr, ptr %4, align 8, !dbg !58
  %33 = load i32, ptr %8, align 4, !dbg !59
  %34 = sext i32 %33 to i64, !dbg !58
  %35 = getelementptr inbounds i32, ptr %32, i64 %34, !dbg !58
  %36 = load i32, ptr %35, align 4, !dbg !58
  %37 = load i32, ptr %7, align 4, !dbg !60
  %38 = icmp slt i32 %36, %37, !dbg !61
  br i1 %38, label %39, label %42, !dbg !57

39:                                               ; preds = %31
  %40 = load i32, ptr %8, align 4, !dbg !62
  %41 = add nsw i32 %40, 1, !dbg !62
  store i32 %41, ptr %8, align 4, !dbg !62
  br label %31, !dbg !57, !llvm.loop !63

42:                                               ; preds = %31
  br label %43, !dbg !65

43:                                               ; preds = %51, %42
  %44 = load ptr, ptr %4, align 8, !dbg !66
  %45 = load i32, ptr %9, align 4, !dbg !67
  %46 = sext i32 %45 to i64, !dbg !66
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !66
  %48 = load i32, ptr %47, align 4, !dbg !66
  %49 = load i32, ptr %7, align 4, !dbg !68
  %50 = icmp sgt i32 %48, %49, !dbg !69
  br i1 %50, label %51, label %54, !dbg !65

51:                                               ; preds = %43
  %52 = load i32, ptr %9, align 4, !dbg !70
  %53 = add nsw i32 %52, -1, !dbg !70
  store i32 %53, ptr %9, align 4, !dbg !70
  br label %43, !dbg !65, !llvm.loop !71

54:                                               ; preds = %43
  %55 = load i32, ptr %8, align 4, !dbg !72
  %56 = load i32, ptr %9, align 4, !dbg !73
  %57 = icmp sle i32 %55, %56, !dbg !74
  br i1 %57, label %58, label %80, !dbg !74

58:                                               ; preds = %54
  %59 = load ptr, ptr %4, align 8, !dbg !75
  %60 = load i32, ptr %8, align 4, !dbg !76
  %61 = sext i32 %60 to i64, !dbg !75
  %62 = getelementptr inbounds i32, ptr %59, i64 %61, !dbg !75
  %63 = load i32, ptr %62, align 4, !dbg !75
  store i32 %63, ptr %10, align 4, !dbg !77
  %64 = load ptr, ptr %4, align 8, !dbg !78
  %65 = load i32, ptr %9, align 4, !dbg !79
  %66 = sext i32 %65 to i64, !dbg !78
  %67 = getelementptr inbounds i32, ptr %64, i64 %66, !dbg !78
  %68 = load i32, ptr %67, align 4, !dbg !78
  %69 = load ptr, ptr %4, align 8, !dbg !80
  %70 = load i32, ptr %8, align 4, !dbg !81
  %71 = add nsw i32 %70, 1, !dbg !81
  store i32 %71, ptr %8, align 4, !dbg !81
  %72 = sext i32 %70 to i64, !dbg !80
  %73 = getelementptr inbounds i32, ptr %69, i64 %72, !dbg !80
  store i32 %68, ptr %73, align 4, !dbg !82
  %74 = load i32, ptr %10, align 4, !dbg !83
  %75 = load ptr, ptr %4, align 8, !dbg !84
  %76 = load i32, ptr %9, align 4, !dbg !85
  %77 = add nsw i32 %76, -1, !dbg !85
  store i32 %77, ptr %9, align 4, !dbg !85
  %78 = sext i32 %76 to i64, !dbg !84
  %79 = getelementptr inbounds i32, ptr %75, i64 %78, !dbg !84
  store i32 %74, ptr %79, align 4, !dbg !86
  br label %80, !dbg !87

80:                                               ; preds = %58, %54
  br label %26, !dbg !53, !llvm.loop !88

81:                                               ; preds = %26
  %82 = load ptr, ptr %4, align 8, !dbg !90
  %83 = load i32, ptr %5, align 4, !dbg !91
  %84 = load i32, ptr %9, align 4, !dbg !92
  call void @_ZL9quicksortPiii(ptr noundef %82, i32 noundef %83, i32 noundef %84) #3, !dbg !93
  %85 = load ptr, ptr %4, align 8, !dbg !94
  %86 = load i32, ptr %8, align 4, !dbg !95
  %87 = load i32, ptr %6, align 4, !dbg !96
  call void @_ZL9quicksortPiii(ptr noundef %85, i32 noundef %86, i32 noundef %87) #3, !dbg !97
  br label %88, !dbg !98

88:                                               ; preds = %81, %14
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9ackermannjj(i32 noundef %0, i32 noundef %1) #1 !dbg !99 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4, !dbg !100
  %7 = icmp eq i32 %6, 0, !dbg !101
  br i1 %7, label %8, label %11, !dbg !101

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4, !dbg !102
  %10 = add i32 %9, 1, !dbg !103
  store i32 %10, ptr %3, align 4, !dbg !104
  br label %28, !dbg !104

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4, !dbg !105
  %13 = icmp eq i32 %12, 0, !dbg !106
  br i1 %13, label %14, label %18, !dbg !105

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !107
  %16 = sub i32 %15, 1, !dbg !108
  %17 = call noundef i32 @_ZL9ackermannjj(i32 noundef %16, i32 noundef 1) #3, !dbg !109
  br label %26, !dbg !105

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !dbg !110
  %20 = sub i32 %19, 1, !dbg !111
  %21 = load i32, ptr %4, align 4, !dbg !112
  %22 = load i32, ptr %5, align 4, !dbg !113
  %23 = sub i32 %22, 1, !dbg !114
  %24 = call noundef i32 @_ZL9ackermannjj(i32 noundef %21, i32 noundef %23) #3, !dbg !115
  %25 = call noundef i32 @_ZL9ackermannjj(i32 noundef %20, i32 noundef %24) #3, !dbg !116
  br label %26, !dbg !105

26:                                               ; preds = %18, %14
  %27 = phi i32 [ %17, %14 ], [ %25, %18 ], !dbg !105
  store i32 %27, ptr %3, align 4, !dbg !117
  br label %28, !dbg !117

28:                                               ; preds = %26, %8
  %29 = load i32, ptr %3, align 4, !dbg !118
  ret i32 %29, !dbg !118
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !119 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120
  ret i32 %1, !dbg !120
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !121 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122
  ret i32 %1, !dbg !122
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !123 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124
  ret i32 %1, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/recursion.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 30, column: 13, scope: !8)
!12 = !DILocation(line: 30, column: 9, scope: !8)
!13 = !DILocation(line: 31, column: 15, scope: !8)
!14 = !DILocation(line: 31, column: 22, scope: !8)
!15 = !DILocation(line: 31, column: 26, scope: !8)
!16 = !DILocation(line: 31, column: 24, scope: !8)
!17 = !DILocation(line: 31, column: 20, scope: !8)
!18 = !DILocation(line: 31, column: 42, scope: !8)
!19 = !DILocation(line: 31, column: 49, scope: !8)
!20 = !DILocation(line: 31, column: 5, scope: !8)
!21 = !DILocation(line: 32, column: 24, scope: !8)
!22 = !DILocation(line: 32, column: 26, scope: !8)
!23 = !DILocation(line: 32, column: 31, scope: !8)
!24 = !DILocation(line: 32, column: 33, scope: !8)
!25 = !DILocation(line: 32, column: 14, scope: !8)
!26 = !DILocation(line: 32, column: 5, scope: !8)
!27 = !DILocation(line: 32, column: 9, scope: !8)
!28 = !DILocation(line: 32, column: 12, scope: !8)
!29 = !DILocation(line: 33, column: 1, scope: !8)
!30 = distinct !DISubprogram(name: "global_id", scope: !31, file: !31, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!32 = !DILocation(line: 32, column: 51, scope: !30)
!33 = !DILocation(line: 32, column: 64, scope: !30)
!34 = !DILocation(line: 32, column: 62, scope: !30)
!35 = !DILocation(line: 32, column: 77, scope: !30)
!36 = !DILocation(line: 32, column: 75, scope: !30)
!37 = !DILocation(line: 32, column: 44, scope: !30)
!38 = distinct !DISubprogram(name: "quicksort", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 11, column: 9, scope: !38)
!40 = !DILocation(line: 11, column: 16, scope: !38)
!41 = !DILocation(line: 11, column: 13, scope: !38)
!42 = !DILocation(line: 12, column: 9, scope: !38)
!43 = !DILocation(line: 13, column: 17, scope: !38)
!44 = !DILocation(line: 13, column: 23, scope: !38)
!45 = !DILocation(line: 13, column: 29, scope: !38)
!46 = !DILocation(line: 13, column: 27, scope: !38)
!47 = !DILocation(line: 13, column: 35, scope: !38)
!48 = !DILocation(line: 13, column: 9, scope: !38)
!49 = !DILocation(line: 13, column: 45, scope: !38)
!50 = !DILocation(line: 13, column: 41, scope: !38)
!51 = !DILocation(line: 13, column: 54, scope: !38)
!52 = !DILocation(line: 13, column: 50, scope: !38)
!53 = !DILocation(line: 14, column: 5, scope: !38)
!54 = !DILocation(line: 14, column: 12, scope: !38)
!55 = !DILocation(line: 14, column: 17, scope: !38)
!56 = !DILocation(line: 14, column: 14, scope: !38)
!57 = !DILocation(line: 15, column: 9, scope: !38)
!58 = !DILocation(line: 15, column: 16, scope: !38)
!59 = !DILocation(line: 15, column: 21, scope: !38)
!60 = !DILocation(line: 15, column: 26, scope: !38)
!61 = !DILocation(line: 15, column: 24, scope: !38)
!62 = !DILocation(line: 16, column: 14, scope: !38)
!63 = distinct !{!63, !57, !62, !64}
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 17, column: 9, scope: !38)
!66 = !DILocation(line: 17, column: 16, scope: !38)
!67 = !DILocation(line: 17, column: 21, scope: !38)
!68 = !DILocation(line: 17, column: 26, scope: !38)
!69 = !DILocation(line: 17, column: 24, scope: !38)
!70 = !DILocation(line: 18, column: 14, scope: !38)
!71 = distinct !{!71, !65, !70, !64}
!72 = !DILocation(line: 19, column: 13, scope: !38)
!73 = !DILocation(line: 19, column: 18, scope: !38)
!74 = !DILocation(line: 19, column: 15, scope: !38)
!75 = !DILocation(line: 20, column: 24, scope: !38)
!76 = !DILocation(line: 20, column: 29, scope: !38)
!77 = !DILocation(line: 20, column: 17, scope: !38)
!78 = !DILocation(line: 21, column: 25, scope: !38)
!79 = !DILocation(line: 21, column: 30, scope: !38)
!80 = !DILocation(line: 21, column: 13, scope: !38)
!81 = !DILocation(line: 21, column: 19, scope: !38)
!82 = !DILocation(line: 21, column: 23, scope: !38)
!83 = !DILocation(line: 22, column: 25, scope: !38)
!84 = !DILocation(line: 22, column: 13, scope: !38)
!85 = !DILocation(line: 22, column: 19, scope: !38)
!86 = !DILocation(line: 22, column: 23, scope: !38)
!87 = !DILocation(line: 23, column: 9, scope: !38)
!88 = distinct !{!88, !53, !89, !64}
!89 = !DILocation(line: 24, column: 5, scope: !38)
!90 = !DILocation(line: 25, column: 15, scope: !38)
!91 = !DILocation(line: 25, column: 21, scope: !38)
!92 = !DILocation(line: 25, column: 26, scope: !38)
!93 = !DILocation(line: 25, column: 5, scope: !38)
!94 = !DILocation(line: 26, column: 15, scope: !38)
!95 = !DILocation(line: 26, column: 21, scope: !38)
!96 = !DILocation(line: 26, column: 24, scope: !38)
!97 = !DILocation(line: 26, column: 5, scope: !38)
!98 = !DILocation(line: 27, column: 1, scope: !38)
!99 = distinct !DISubprogram(name: "ackermann", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 5, column: 9, scope: !99)
!101 = !DILocation(line: 5, column: 11, scope: !99)
!102 = !DILocation(line: 6, column: 16, scope: !99)
!103 = !DILocation(line: 6, column: 18, scope: !99)
!104 = !DILocation(line: 6, column: 9, scope: !99)
!105 = !DILocation(line: 7, column: 12, scope: !99)
!106 = !DILocation(line: 7, column: 14, scope: !99)
!107 = !DILocation(line: 7, column: 31, scope: !99)
!108 = !DILocation(line: 7, column: 33, scope: !99)
!109 = !DILocation(line: 7, column: 21, scope: !99)
!110 = !DILocation(line: 7, column: 53, scope: !99)
!111 = !DILocation(line: 7, column: 55, scope: !99)
!112 = !DILocation(line: 7, column: 70, scope: !99)
!113 = !DILocation(line: 7, column: 73, scope: !99)
!114 = !DILocation(line: 7, column: 75, scope: !99)
!115 = !DILocation(line: 7, column: 60, scope: !99)
!116 = !DILocation(line: 7, column: 43, scope: !99)
!117 = !DILocation(line: 7, column: 5, scope: !99)
!118 = !DILocation(line: 8, column: 1, scope: !99)
!119 = distinct !DISubprogram(name: "get_x", scope: !31, file: !31, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 28, column: 1, scope: !119)
!121 = distinct !DISubprogram(name: "get_x", scope: !31, file: !31, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 29, column: 1, scope: !121)
!123 = distinct !DISubprogram(name: "get_x", scope: !31, file: !31, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 27, column: 1, scope: !123)
