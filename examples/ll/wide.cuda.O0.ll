; ModuleID = 'examples/cuda/wide.cu'
source_filename = "examples/cuda/wide.cu"
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
define dso_local ptx_kernel void @wide(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #0 !dbg !8 {
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i128, align 16
  %25 = alloca i128, align 16
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  store i32 %0, ptr %12, align 4
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %28 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %28, ptr %23, align 4, !dbg !12
  %29 = load i32, ptr %23, align 4, !dbg !13
  %30 = load i32, ptr %12, align 4, !dbg !14
  %31 = icmp uge i32 %29, %30, !dbg !15
  br i1 %31, label %32, label %33, !dbg !15

32:                                               ; preds = %11
  br label %150, !dbg !16

33:                                               ; preds = %11
  %34 = load ptr, ptr %13, align 8, !dbg !17
  %35 = load i32, ptr %23, align 4, !dbg !18
  %36 = zext i32 %35 to i64, !dbg !17
  %37 = getelementptr inbounds nuw i128, ptr %34, i64 %36, !dbg !17
  %38 = load i128, ptr %37, align 16, !dbg !17
  store i128 %38, ptr %24, align 16, !dbg !19
  %39 = load ptr, ptr %14, align 8, !dbg !20
  %40 = load i32, ptr %23, align 4, !dbg !21
  %41 = zext i32 %40 to i64, !dbg !20
  %42 = getelementptr inbounds nuw i128, ptr %39, i64 %41, !dbg !20
  %43 = load i128, ptr %42, align 16, !dbg !20
  store i128 %43, ptr %25, align 16, !dbg !22
  %44 = load i128, ptr %24, align 16, !dbg !23
  %45 = load i128, ptr %25, align 16, !dbg !24
  %46 = add i128 %44, %45, !dbg !25
  %47 = load i128, ptr %24, align 16, !dbg !26
  %48 = load i128, ptr %25, align 16, !dbg !27
  %49 = xor i128 %47, %48, !dbg !28
  %50 = sub i128 %46, %49, !dbg !29
  %51 = load ptr, ptr %15, align 8, !dbg !30
  %52 = load i32, ptr %23, align 4, !dbg !31
  %53 = zext i32 %52 to i64, !dbg !30
  %54 = getelementptr inbounds nuw i128, ptr %51, i64 %53, !dbg !30
  store i128 %50, ptr %54, align 16, !dbg !32
  %55 = load i128, ptr %24, align 16, !dbg !33
  %56 = load i128, ptr %25, align 16, !dbg !34
  %57 = mul i128 %55, %56, !dbg !35
  %58 = load ptr, ptr %16, align 8, !dbg !36
  %59 = load i32, ptr %23, align 4, !dbg !37
  %60 = zext i32 %59 to i64, !dbg !36
  %61 = getelementptr inbounds nuw i128, ptr %58, i64 %60, !dbg !36
  store i128 %57, ptr %61, align 16, !dbg !38
  %62 = load i128, ptr %25, align 16, !dbg !39
  %63 = icmp ne i128 %62, 0, !dbg !40
  br i1 %63, label %64, label %68, !dbg !39

64:                                               ; preds = %33
  %65 = load i128, ptr %24, align 16, !dbg !41
  %66 = load i128, ptr %25, align 16, !dbg !42
  %67 = udiv i128 %65, %66, !dbg !43
  br label %69, !dbg !39

68:                                               ; preds = %33
  br label %69, !dbg !39

69:                                               ; preds = %68, %64
  %70 = phi i128 [ %67, %64 ], [ 0, %68 ], !dbg !39
  %71 = load ptr, ptr %17, align 8, !dbg !44
  %72 = load i32, ptr %23, align 4, !dbg !45
  %73 = zext i32 %72 to i64, !dbg !44
  %74 = getelementptr inbounds nuw i128, ptr %71, i64 %73, !dbg !44
  store i128 %70, ptr %74, align 16, !dbg !46
  %75 = load i128, ptr %25, align 16, !dbg !47
  %76 = add i128 %75, 1, !dbg !48
  %77 = icmp ugt i128 %76, 1, !dbg !49
  br i1 %77, label %78, label %82, !dbg !47

78:                                               ; preds = %69
  %79 = load i128, ptr %24, align 16, !dbg !50
  %80 = load i128, ptr %25, align 16, !dbg !51
  %81 = srem i128 %79, %80, !dbg !52
  br label %83, !dbg !47

82:                                               ; preds = %69
  br label %83, !dbg !47

83:                                               ; preds = %82, %78
  %84 = phi i128 [ %81, %78 ], [ 0, %82 ], !dbg !47
  %85 = load ptr, ptr %18, align 8, !dbg !53
  %86 = load i32, ptr %23, align 4, !dbg !54
  %87 = zext i32 %86 to i64, !dbg !53
  %88 = getelementptr inbounds nuw i128, ptr %85, i64 %87, !dbg !53
  store i128 %84, ptr %88, align 16, !dbg !55
  %89 = load i128, ptr %25, align 16, !dbg !56
  %90 = trunc i128 %89 to i32, !dbg !56
  %91 = and i32 %90, 127, !dbg !57
  store i32 %91, ptr %26, align 4, !dbg !58
  %92 = load i128, ptr %24, align 16, !dbg !59
  %93 = load i32, ptr %26, align 4, !dbg !60
  %94 = zext i32 %93 to i128, !dbg !61
  %95 = shl i128 %92, %94, !dbg !61
  %96 = load i128, ptr %24, align 16, !dbg !62
  %97 = load i32, ptr %26, align 4, !dbg !63
  %98 = zext i32 %97 to i128, !dbg !64
  %99 = ashr i128 %96, %98, !dbg !64
  %100 = xor i128 %95, %99, !dbg !65
  %101 = load i128, ptr %25, align 16, !dbg !66
  %102 = load i32, ptr %26, align 4, !dbg !67
  %103 = sub i32 127, %102, !dbg !68
  %104 = zext i32 %103 to i128, !dbg !69
  %105 = lshr i128 %101, %104, !dbg !69
  %106 = xor i128 %100, %105, !dbg !70
  %107 = load ptr, ptr %19, align 8, !dbg !71
  %108 = load i32, ptr %23, align 4, !dbg !72
  %109 = zext i32 %108 to i64, !dbg !71
  %110 = getelementptr inbounds nuw i128, ptr %107, i64 %109, !dbg !71
  store i128 %106, ptr %110, align 16, !dbg !73
  %111 = load i128, ptr %24, align 16, !dbg !74
  %112 = uitofp i128 %111 to double, !dbg !74
  %113 = load i128, ptr %25, align 16, !dbg !75
  %114 = sitofp i128 %113 to double, !dbg !76
  %115 = fsub double %112, %114, !dbg !77
  %116 = load ptr, ptr %20, align 8, !dbg !78
  %117 = load i32, ptr %23, align 4, !dbg !79
  %118 = zext i32 %117 to i64, !dbg !78
  %119 = getelementptr inbounds nuw double, ptr %116, i64 %118, !dbg !78
  store double %115, ptr %119, align 8, !dbg !80
  %120 = load i128, ptr %24, align 16, !dbg !81
  %121 = sitofp i128 %120 to double, !dbg !82
  %122 = fmul double %121, 2.500000e-01, !dbg !83
  store double %122, ptr %27, align 8, !dbg !84
  %123 = load double, ptr %27, align 8, !dbg !85
  %124 = fptosi double %123 to i128, !dbg !85
  %125 = load ptr, ptr %21, align 8, !dbg !86
  %126 = load i32, ptr %23, align 4, !dbg !87
  %127 = zext i32 %126 to i64, !dbg !86
  %128 = getelementptr inbounds nuw i128, ptr %125, i64 %127, !dbg !86
  store i128 %124, ptr %128, align 16, !dbg !88
  %129 = load i128, ptr %24, align 16, !dbg !89
  %130 = load i128, ptr %25, align 16, !dbg !90
  %131 = icmp ult i128 %129, %130, !dbg !91
  %132 = zext i1 %131 to i32, !dbg !92
  %133 = load i128, ptr %24, align 16, !dbg !93
  %134 = load i128, ptr %25, align 16, !dbg !94
  %135 = icmp slt i128 %133, %134, !dbg !95
  %136 = zext i1 %135 to i32, !dbg !96
  %137 = mul nsw i32 2, %136, !dbg !97
  %138 = add nsw i32 %132, %137, !dbg !98
  %139 = load i128, ptr %24, align 16, !dbg !99
  %140 = load i128, ptr %25, align 16, !dbg !100
  %141 = icmp eq i128 %139, %140, !dbg !101
  %142 = zext i1 %141 to i32, !dbg !102
  %143 = mul nsw i32 4, %142, !dbg !103
  %144 = add nsw i32 %138, %143, !dbg !104
  %145 = trunc i32 %144 to i8, !dbg !92
  %146 = load ptr, ptr %22, align 8, !dbg !105
  %147 = load i32, ptr %23, align 4, !dbg !106
  %148 = zext i32 %147 to i64, !dbg !105
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 %148, !dbg !105
  store i8 %145, ptr %149, align 1, !dbg !107
  br label %150, !dbg !108

150:                                              ; preds = %83, %32
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !109 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !111
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !112
  %3 = mul i32 %1, %2, !dbg !113
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !114
  %5 = add i32 %3, %4, !dbg !115
  ret i32 %5, !dbg !116
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !117 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  ret i32 %1, !dbg !118
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !119 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120
  ret i32 %1, !dbg !120
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !121 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  ret i32 %1, !dbg !122
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
!1 = !DIFile(filename: "examples/cuda/wide.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 7, type: !9, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, column: 13, scope: !8)
!12 = !DILocation(line: 9, column: 9, scope: !8)
!13 = !DILocation(line: 10, column: 9, scope: !8)
!14 = !DILocation(line: 10, column: 14, scope: !8)
!15 = !DILocation(line: 10, column: 11, scope: !8)
!16 = !DILocation(line: 11, column: 9, scope: !8)
!17 = !DILocation(line: 12, column: 14, scope: !8)
!18 = !DILocation(line: 12, column: 16, scope: !8)
!19 = !DILocation(line: 12, column: 10, scope: !8)
!20 = !DILocation(line: 12, column: 24, scope: !8)
!21 = !DILocation(line: 12, column: 26, scope: !8)
!22 = !DILocation(line: 12, column: 20, scope: !8)
!23 = !DILocation(line: 13, column: 15, scope: !8)
!24 = !DILocation(line: 13, column: 19, scope: !8)
!25 = !DILocation(line: 13, column: 17, scope: !8)
!26 = !DILocation(line: 13, column: 24, scope: !8)
!27 = !DILocation(line: 13, column: 28, scope: !8)
!28 = !DILocation(line: 13, column: 26, scope: !8)
!29 = !DILocation(line: 13, column: 21, scope: !8)
!30 = !DILocation(line: 13, column: 5, scope: !8)
!31 = !DILocation(line: 13, column: 10, scope: !8)
!32 = !DILocation(line: 13, column: 13, scope: !8)
!33 = !DILocation(line: 14, column: 19, scope: !8)
!34 = !DILocation(line: 14, column: 23, scope: !8)
!35 = !DILocation(line: 14, column: 21, scope: !8)
!36 = !DILocation(line: 14, column: 5, scope: !8)
!37 = !DILocation(line: 14, column: 14, scope: !8)
!38 = !DILocation(line: 14, column: 17, scope: !8)
!39 = !DILocation(line: 15, column: 20, scope: !8)
!40 = !DILocation(line: 15, column: 22, scope: !8)
!41 = !DILocation(line: 15, column: 29, scope: !8)
!42 = !DILocation(line: 15, column: 33, scope: !8)
!43 = !DILocation(line: 15, column: 31, scope: !8)
!44 = !DILocation(line: 15, column: 5, scope: !8)
!45 = !DILocation(line: 15, column: 15, scope: !8)
!46 = !DILocation(line: 15, column: 18, scope: !8)
!47 = !DILocation(line: 16, column: 21, scope: !8)
!48 = !DILocation(line: 16, column: 23, scope: !8)
!49 = !DILocation(line: 16, column: 27, scope: !8)
!50 = !DILocation(line: 16, column: 39, scope: !8)
!51 = !DILocation(line: 16, column: 49, scope: !8)
!52 = !DILocation(line: 16, column: 41, scope: !8)
!53 = !DILocation(line: 16, column: 5, scope: !8)
!54 = !DILocation(line: 16, column: 16, scope: !8)
!55 = !DILocation(line: 16, column: 19, scope: !8)
!56 = !DILocation(line: 17, column: 19, scope: !8)
!57 = !DILocation(line: 17, column: 21, scope: !8)
!58 = !DILocation(line: 17, column: 9, scope: !8)
!59 = !DILocation(line: 18, column: 19, scope: !8)
!60 = !DILocation(line: 18, column: 24, scope: !8)
!61 = !DILocation(line: 18, column: 21, scope: !8)
!62 = !DILocation(line: 18, column: 43, scope: !8)
!63 = !DILocation(line: 18, column: 48, scope: !8)
!64 = !DILocation(line: 18, column: 45, scope: !8)
!65 = !DILocation(line: 18, column: 28, scope: !8)
!66 = !DILocation(line: 18, column: 55, scope: !8)
!67 = !DILocation(line: 18, column: 67, scope: !8)
!68 = !DILocation(line: 18, column: 65, scope: !8)
!69 = !DILocation(line: 18, column: 57, scope: !8)
!70 = !DILocation(line: 18, column: 52, scope: !8)
!71 = !DILocation(line: 18, column: 5, scope: !8)
!72 = !DILocation(line: 18, column: 13, scope: !8)
!73 = !DILocation(line: 18, column: 16, scope: !8)
!74 = !DILocation(line: 19, column: 25, scope: !8)
!75 = !DILocation(line: 19, column: 43, scope: !8)
!76 = !DILocation(line: 19, column: 37, scope: !8)
!77 = !DILocation(line: 19, column: 27, scope: !8)
!78 = !DILocation(line: 19, column: 5, scope: !8)
!79 = !DILocation(line: 19, column: 12, scope: !8)
!80 = !DILocation(line: 19, column: 15, scope: !8)
!81 = !DILocation(line: 20, column: 34, scope: !8)
!82 = !DILocation(line: 20, column: 28, scope: !8)
!83 = !DILocation(line: 20, column: 36, scope: !8)
!84 = !DILocation(line: 20, column: 12, scope: !8)
!85 = !DILocation(line: 21, column: 21, scope: !8)
!86 = !DILocation(line: 21, column: 5, scope: !8)
!87 = !DILocation(line: 21, column: 10, scope: !8)
!88 = !DILocation(line: 21, column: 13, scope: !8)
!89 = !DILocation(line: 22, column: 17, scope: !8)
!90 = !DILocation(line: 22, column: 21, scope: !8)
!91 = !DILocation(line: 22, column: 19, scope: !8)
!92 = !DILocation(line: 22, column: 16, scope: !8)
!93 = !DILocation(line: 22, column: 37, scope: !8)
!94 = !DILocation(line: 22, column: 47, scope: !8)
!95 = !DILocation(line: 22, column: 39, scope: !8)
!96 = !DILocation(line: 22, column: 30, scope: !8)
!97 = !DILocation(line: 22, column: 28, scope: !8)
!98 = !DILocation(line: 22, column: 24, scope: !8)
!99 = !DILocation(line: 22, column: 57, scope: !8)
!100 = !DILocation(line: 22, column: 62, scope: !8)
!101 = !DILocation(line: 22, column: 59, scope: !8)
!102 = !DILocation(line: 22, column: 56, scope: !8)
!103 = !DILocation(line: 22, column: 54, scope: !8)
!104 = !DILocation(line: 22, column: 50, scope: !8)
!105 = !DILocation(line: 22, column: 5, scope: !8)
!106 = !DILocation(line: 22, column: 11, scope: !8)
!107 = !DILocation(line: 22, column: 14, scope: !8)
!108 = !DILocation(line: 23, column: 1, scope: !8)
!109 = distinct !DISubprogram(name: "global_id", scope: !110, file: !110, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!110 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!111 = !DILocation(line: 32, column: 51, scope: !109)
!112 = !DILocation(line: 32, column: 64, scope: !109)
!113 = !DILocation(line: 32, column: 62, scope: !109)
!114 = !DILocation(line: 32, column: 77, scope: !109)
!115 = !DILocation(line: 32, column: 75, scope: !109)
!116 = !DILocation(line: 32, column: 44, scope: !109)
!117 = distinct !DISubprogram(name: "get_x", scope: !110, file: !110, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!118 = !DILocation(line: 28, column: 1, scope: !117)
!119 = distinct !DISubprogram(name: "get_x", scope: !110, file: !110, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 29, column: 1, scope: !119)
!121 = distinct !DISubprogram(name: "get_x", scope: !110, file: !110, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 27, column: 1, scope: !121)
