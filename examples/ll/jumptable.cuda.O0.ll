; ModuleID = 'examples/cuda/jumptable.cu'
source_filename = "examples/cuda/jumptable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@_ZL10operations = internal addrspace(4) constant [4 x ptr] [ptr @_ZL4plusjj, ptr @_ZL5minusjj, ptr @_ZL5timesjj, ptr @_ZL6largerjj], align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @jumptable(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %15 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %15, ptr %9, align 4, !dbg !12
  %16 = load i32, ptr %9, align 4, !dbg !13
  %17 = load i32, ptr %5, align 4, !dbg !14
  %18 = icmp uge i32 %16, %17, !dbg !15
  br i1 %18, label %19, label %20, !dbg !15

19:                                               ; preds = %4
  br label %120, !dbg !16

20:                                               ; preds = %4
  %21 = load i32, ptr %9, align 4, !dbg !17
  store i32 %21, ptr %10, align 4, !dbg !18
  store i32 1, ptr %11, align 4, !dbg !19
  store i32 7, ptr %12, align 4, !dbg !20
  store i32 0, ptr %13, align 4, !dbg !21
  br label %22, !dbg !22

22:                                               ; preds = %105, %20
  %23 = load i32, ptr %13, align 4, !dbg !23
  %24 = load i32, ptr %6, align 4, !dbg !24
  %25 = icmp ult i32 %23, %24, !dbg !25
  br i1 %25, label %26, label %108, !dbg !26

26:                                               ; preds = %22
  %27 = load ptr, ptr %7, align 8, !dbg !27
  %28 = load i32, ptr %9, align 4, !dbg !28
  %29 = load i32, ptr %6, align 4, !dbg !29
  %30 = mul i32 %28, %29, !dbg !30
  %31 = load i32, ptr %13, align 4, !dbg !31
  %32 = add i32 %30, %31, !dbg !32
  %33 = zext i32 %32 to i64, !dbg !27
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 %33, !dbg !27
  %35 = load i8, ptr %34, align 1, !dbg !27
  store i8 %35, ptr %14, align 1, !dbg !33
  %36 = load i8, ptr %14, align 1, !dbg !34
  %37 = zext i8 %36 to i32, !dbg !34
  %38 = srem i32 %37, 12, !dbg !35
  switch i32 %38, label %100 [
    i32 0, label %39
    i32 1, label %43
    i32 2, label %48
    i32 3, label %52
    i32 4, label %55
    i32 5, label %59
    i32 6, label %65
    i32 7, label %68
    i32 8, label %76
    i32 9, label %87
    i32 10, label %97
  ], !dbg !36

39:                                               ; preds = %26
  %40 = load i32, ptr %11, align 4, !dbg !37
  %41 = load i32, ptr %10, align 4, !dbg !38
  %42 = add i32 %41, %40, !dbg !38
  store i32 %42, ptr %10, align 4, !dbg !38
  br label %104, !dbg !39

43:                                               ; preds = %26
  %44 = load i32, ptr %10, align 4, !dbg !40
  %45 = shl i32 %44, 3, !dbg !41
  %46 = load i32, ptr %11, align 4, !dbg !42
  %47 = xor i32 %46, %45, !dbg !42
  store i32 %47, ptr %11, align 4, !dbg !42
  br label %104, !dbg !43

48:                                               ; preds = %26
  %49 = load i32, ptr %10, align 4, !dbg !44
  %50 = mul i32 %49, 5, !dbg !45
  %51 = add i32 %50, 1, !dbg !46
  store i32 %51, ptr %12, align 4, !dbg !47
  br label %104, !dbg !48

52:                                               ; preds = %26
  %53 = load i32, ptr %11, align 4, !dbg !49
  store i32 %53, ptr %10, align 4, !dbg !50
  %54 = load i32, ptr %12, align 4, !dbg !51
  store i32 %54, ptr %11, align 4, !dbg !52
  br label %104, !dbg !53

55:                                               ; preds = %26
  %56 = load i32, ptr %10, align 4, !dbg !54
  %57 = load i32, ptr %12, align 4, !dbg !55
  %58 = sub i32 %57, %56, !dbg !55
  store i32 %58, ptr %12, align 4, !dbg !55
  br label %104, !dbg !56

59:                                               ; preds = %26
  %60 = load i32, ptr %10, align 4, !dbg !57
  %61 = lshr i32 %60, 1, !dbg !58
  %62 = load i32, ptr %10, align 4, !dbg !59
  %63 = shl i32 %62, 31, !dbg !60
  %64 = or i32 %61, %63, !dbg !61
  store i32 %64, ptr %10, align 4, !dbg !62
  br label %104, !dbg !63

65:                                               ; preds = %26
  %66 = load i32, ptr %11, align 4, !dbg !64
  %67 = xor i32 %66, -1, !dbg !65
  store i32 %67, ptr %11, align 4, !dbg !66
  br label %104, !dbg !67

68:                                               ; preds = %26
  %69 = load i32, ptr %12, align 4, !dbg !68
  %70 = and i32 %69, 1, !dbg !69
  %71 = icmp ne i32 %70, 0, !dbg !68
  br i1 %71, label %72, label %75, !dbg !68

72:                                               ; preds = %68
  %73 = load i32, ptr %13, align 4, !dbg !70
  %74 = add i32 %73, 1, !dbg !70
  store i32 %74, ptr %13, align 4, !dbg !70
  br label %75, !dbg !71

75:                                               ; preds = %72, %68
  br label %104, !dbg !72

76:                                               ; preds = %26
  %77 = load i8, ptr %14, align 1, !dbg !73
  %78 = zext i8 %77 to i32, !dbg !73
  %79 = sdiv i32 %78, 12, !dbg !74
  %80 = srem i32 %79, 4, !dbg !75
  %81 = sext i32 %80 to i64, !dbg !76
  %82 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL10operations to ptr), i64 0, i64 %81, !dbg !76
  %83 = load ptr, ptr %82, align 8, !dbg !76
  %84 = load i32, ptr %10, align 4, !dbg !77
  %85 = load i32, ptr %11, align 4, !dbg !78
  %86 = call noundef i32 %83(i32 noundef %84, i32 noundef %85) #3, !dbg !76
  store i32 %86, ptr %10, align 4, !dbg !79
  br label %104, !dbg !80

87:                                               ; preds = %26
  %88 = load i32, ptr %12, align 4, !dbg !81
  %89 = urem i32 %88, 4, !dbg !82
  %90 = zext i32 %89 to i64, !dbg !83
  %91 = getelementptr inbounds nuw [4 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL10operations to ptr), i64 0, i64 %90, !dbg !83
  %92 = load ptr, ptr %91, align 8, !dbg !83
  %93 = load i32, ptr %11, align 4, !dbg !84
  %94 = load i8, ptr %14, align 1, !dbg !85
  %95 = zext i8 %94 to i32, !dbg !85
  %96 = call noundef i32 %92(i32 noundef %93, i32 noundef %95) #3, !dbg !83
  store i32 %96, ptr %11, align 4, !dbg !86
  br label %104, !dbg !87

97:                                               ; preds = %26
  %98 = load i32, ptr %12, align 4, !dbg !88
  %99 = add i32 %98, -1640531527, !dbg !88
  store i32 %99, ptr %12, align 4, !dbg !88
  br label %104, !dbg !89

100:                                              ; preds = %26
  %101 = load i32, ptr %12, align 4, !dbg !90
  %102 = load i32, ptr %10, align 4, !dbg !91
  %103 = xor i32 %102, %101, !dbg !91
  store i32 %103, ptr %10, align 4, !dbg !91
  br label %104, !dbg !92

104:                                              ; preds = %100, %97, %87, %76, %75, %65, %59, %55, %52, %48, %43, %39
  br label %105, !dbg !93

105:                                              ; preds = %104
  %106 = load i32, ptr %13, align 4, !dbg !94
  %107 = add i32 %106, 1, !dbg !94
  store i32 %107, ptr %13, align 4, !dbg !94
  br label %22, !dbg !26, !llvm.loop !95

108:                                              ; preds = %22
  %109 = load i32, ptr %10, align 4, !dbg !97
  %110 = load i32, ptr %11, align 4, !dbg !98
  %111 = mul i32 %110, 3, !dbg !99
  %112 = xor i32 %109, %111, !dbg !100
  %113 = load i32, ptr %12, align 4, !dbg !101
  %114 = mul i32 %113, 5, !dbg !102
  %115 = xor i32 %112, %114, !dbg !103
  %116 = load ptr, ptr %8, align 8, !dbg !104
  %117 = load i32, ptr %9, align 4, !dbg !105
  %118 = zext i32 %117 to i64, !dbg !104
  %119 = getelementptr inbounds nuw i32, ptr %116, i64 %118, !dbg !104
  store i32 %115, ptr %119, align 4, !dbg !106
  br label %120, !dbg !107

120:                                              ; preds = %108, %19
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !108 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !110
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !111
  %3 = mul i32 %1, %2, !dbg !112
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !113
  %5 = add i32 %3, %4, !dbg !114
  ret i32 %5, !dbg !115
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !116 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  ret i32 %1, !dbg !117
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !118 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119
  ret i32 %1, !dbg !119
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !120 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !121
  ret i32 %1, !dbg !121
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL4plusjj(i32 noundef %0, i32 noundef %1) #1 !dbg !122 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !123
  %6 = load i32, ptr %4, align 4, !dbg !124
  %7 = add i32 %5, %6, !dbg !125
  ret i32 %7, !dbg !126
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL5minusjj(i32 noundef %0, i32 noundef %1) #1 !dbg !127 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !128
  %6 = load i32, ptr %4, align 4, !dbg !129
  %7 = sub i32 %5, %6, !dbg !130
  ret i32 %7, !dbg !131
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL5timesjj(i32 noundef %0, i32 noundef %1) #1 !dbg !132 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !133
  %6 = load i32, ptr %4, align 4, !dbg !134
  %7 = mul i32 %5, %6, !dbg !135
  ret i32 %7, !dbg !136
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL6largerjj(i32 noundef %0, i32 noundef %1) #1 !dbg !137 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !138
  %6 = load i32, ptr %4, align 4, !dbg !139
  %7 = icmp ugt i32 %5, %6, !dbg !140
  br i1 %7, label %8, label %10, !dbg !138

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !dbg !141
  br label %12, !dbg !138

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !dbg !142
  br label %12, !dbg !138

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !138
  ret i32 %13, !dbg !143
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/jumptable.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "jumptable", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 13, column: 13, scope: !8)
!12 = !DILocation(line: 13, column: 9, scope: !8)
!13 = !DILocation(line: 14, column: 9, scope: !8)
!14 = !DILocation(line: 14, column: 14, scope: !8)
!15 = !DILocation(line: 14, column: 11, scope: !8)
!16 = !DILocation(line: 15, column: 9, scope: !8)
!17 = !DILocation(line: 16, column: 13, scope: !8)
!18 = !DILocation(line: 16, column: 9, scope: !8)
!19 = !DILocation(line: 16, column: 16, scope: !8)
!20 = !DILocation(line: 16, column: 23, scope: !8)
!21 = !DILocation(line: 17, column: 14, scope: !8)
!22 = !DILocation(line: 17, column: 10, scope: !8)
!23 = !DILocation(line: 17, column: 22, scope: !8)
!24 = !DILocation(line: 17, column: 27, scope: !8)
!25 = !DILocation(line: 17, column: 25, scope: !8)
!26 = !DILocation(line: 17, column: 5, scope: !8)
!27 = !DILocation(line: 18, column: 19, scope: !8)
!28 = !DILocation(line: 18, column: 28, scope: !8)
!29 = !DILocation(line: 18, column: 32, scope: !8)
!30 = !DILocation(line: 18, column: 30, scope: !8)
!31 = !DILocation(line: 18, column: 41, scope: !8)
!32 = !DILocation(line: 18, column: 39, scope: !8)
!33 = !DILocation(line: 18, column: 12, scope: !8)
!34 = !DILocation(line: 19, column: 17, scope: !8)
!35 = !DILocation(line: 19, column: 22, scope: !8)
!36 = !DILocation(line: 19, column: 9, scope: !8)
!37 = !DILocation(line: 20, column: 22, scope: !8)
!38 = !DILocation(line: 20, column: 19, scope: !8)
!39 = !DILocation(line: 20, column: 25, scope: !8)
!40 = !DILocation(line: 21, column: 22, scope: !8)
!41 = !DILocation(line: 21, column: 24, scope: !8)
!42 = !DILocation(line: 21, column: 19, scope: !8)
!43 = !DILocation(line: 21, column: 30, scope: !8)
!44 = !DILocation(line: 22, column: 21, scope: !8)
!45 = !DILocation(line: 22, column: 23, scope: !8)
!46 = !DILocation(line: 22, column: 27, scope: !8)
!47 = !DILocation(line: 22, column: 19, scope: !8)
!48 = !DILocation(line: 22, column: 32, scope: !8)
!49 = !DILocation(line: 23, column: 21, scope: !8)
!50 = !DILocation(line: 23, column: 19, scope: !8)
!51 = !DILocation(line: 23, column: 28, scope: !8)
!52 = !DILocation(line: 23, column: 26, scope: !8)
!53 = !DILocation(line: 23, column: 31, scope: !8)
!54 = !DILocation(line: 24, column: 22, scope: !8)
!55 = !DILocation(line: 24, column: 19, scope: !8)
!56 = !DILocation(line: 24, column: 25, scope: !8)
!57 = !DILocation(line: 25, column: 21, scope: !8)
!58 = !DILocation(line: 25, column: 23, scope: !8)
!59 = !DILocation(line: 25, column: 30, scope: !8)
!60 = !DILocation(line: 25, column: 32, scope: !8)
!61 = !DILocation(line: 25, column: 28, scope: !8)
!62 = !DILocation(line: 25, column: 19, scope: !8)
!63 = !DILocation(line: 25, column: 39, scope: !8)
!64 = !DILocation(line: 26, column: 22, scope: !8)
!65 = !DILocation(line: 26, column: 21, scope: !8)
!66 = !DILocation(line: 26, column: 19, scope: !8)
!67 = !DILocation(line: 26, column: 25, scope: !8)
!68 = !DILocation(line: 27, column: 21, scope: !8)
!69 = !DILocation(line: 27, column: 23, scope: !8)
!70 = !DILocation(line: 27, column: 30, scope: !8)
!71 = !DILocation(line: 27, column: 28, scope: !8)
!72 = !DILocation(line: 27, column: 34, scope: !8)
!73 = !DILocation(line: 28, column: 32, scope: !8)
!74 = !DILocation(line: 28, column: 37, scope: !8)
!75 = !DILocation(line: 28, column: 42, scope: !8)
!76 = !DILocation(line: 28, column: 21, scope: !8)
!77 = !DILocation(line: 28, column: 47, scope: !8)
!78 = !DILocation(line: 28, column: 50, scope: !8)
!79 = !DILocation(line: 28, column: 19, scope: !8)
!80 = !DILocation(line: 28, column: 54, scope: !8)
!81 = !DILocation(line: 29, column: 32, scope: !8)
!82 = !DILocation(line: 29, column: 34, scope: !8)
!83 = !DILocation(line: 29, column: 21, scope: !8)
!84 = !DILocation(line: 29, column: 39, scope: !8)
!85 = !DILocation(line: 29, column: 42, scope: !8)
!86 = !DILocation(line: 29, column: 19, scope: !8)
!87 = !DILocation(line: 29, column: 49, scope: !8)
!88 = !DILocation(line: 30, column: 20, scope: !8)
!89 = !DILocation(line: 30, column: 36, scope: !8)
!90 = !DILocation(line: 31, column: 23, scope: !8)
!91 = !DILocation(line: 31, column: 20, scope: !8)
!92 = !DILocation(line: 31, column: 26, scope: !8)
!93 = !DILocation(line: 33, column: 5, scope: !8)
!94 = !DILocation(line: 17, column: 37, scope: !8)
!95 = distinct !{!95, !26, !93, !96}
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 34, column: 14, scope: !8)
!98 = !DILocation(line: 34, column: 18, scope: !8)
!99 = !DILocation(line: 34, column: 20, scope: !8)
!100 = !DILocation(line: 34, column: 16, scope: !8)
!101 = !DILocation(line: 34, column: 26, scope: !8)
!102 = !DILocation(line: 34, column: 28, scope: !8)
!103 = !DILocation(line: 34, column: 24, scope: !8)
!104 = !DILocation(line: 34, column: 5, scope: !8)
!105 = !DILocation(line: 34, column: 9, scope: !8)
!106 = !DILocation(line: 34, column: 12, scope: !8)
!107 = !DILocation(line: 35, column: 1, scope: !8)
!108 = distinct !DISubprogram(name: "global_id", scope: !109, file: !109, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!109 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!110 = !DILocation(line: 32, column: 51, scope: !108)
!111 = !DILocation(line: 32, column: 64, scope: !108)
!112 = !DILocation(line: 32, column: 62, scope: !108)
!113 = !DILocation(line: 32, column: 77, scope: !108)
!114 = !DILocation(line: 32, column: 75, scope: !108)
!115 = !DILocation(line: 32, column: 44, scope: !108)
!116 = distinct !DISubprogram(name: "get_x", scope: !109, file: !109, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 28, column: 1, scope: !116)
!118 = distinct !DISubprogram(name: "get_x", scope: !109, file: !109, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 29, column: 1, scope: !118)
!120 = distinct !DISubprogram(name: "get_x", scope: !109, file: !109, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 27, column: 1, scope: !120)
!122 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 4, column: 51, scope: !122)
!124 = !DILocation(line: 4, column: 55, scope: !122)
!125 = !DILocation(line: 4, column: 53, scope: !122)
!126 = !DILocation(line: 4, column: 44, scope: !122)
!127 = distinct !DISubprogram(name: "minus", scope: !1, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 5, column: 52, scope: !127)
!129 = !DILocation(line: 5, column: 56, scope: !127)
!130 = !DILocation(line: 5, column: 54, scope: !127)
!131 = !DILocation(line: 5, column: 45, scope: !127)
!132 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 6, column: 52, scope: !132)
!134 = !DILocation(line: 6, column: 56, scope: !132)
!135 = !DILocation(line: 6, column: 54, scope: !132)
!136 = !DILocation(line: 6, column: 45, scope: !132)
!137 = distinct !DISubprogram(name: "larger", scope: !1, file: !1, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 7, column: 53, scope: !137)
!139 = !DILocation(line: 7, column: 57, scope: !137)
!140 = !DILocation(line: 7, column: 55, scope: !137)
!141 = !DILocation(line: 7, column: 61, scope: !137)
!142 = !DILocation(line: 7, column: 65, scope: !137)
!143 = !DILocation(line: 7, column: 46, scope: !137)
