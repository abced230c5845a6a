; ModuleID = 'examples/cuda/half.cu'
source_filename = "examples/cuda/half.cu"
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
define dso_local ptx_kernel void @half_precision(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 !dbg !8 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca half, align 2
  %15 = alloca half, align 2
  %16 = alloca half, align 2
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %19 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %19, ptr %13, align 4, !dbg !12
  %20 = load i32, ptr %13, align 4, !dbg !13
  %21 = load i32, ptr %7, align 4, !dbg !14
  %22 = icmp uge i32 %20, %21, !dbg !15
  br i1 %22, label %23, label %24, !dbg !15

23:                                               ; preds = %6
  br label %117, !dbg !16

24:                                               ; preds = %6
  %25 = load ptr, ptr %8, align 8, !dbg !17
  %26 = load i32, ptr %13, align 4, !dbg !18
  %27 = zext i32 %26 to i64, !dbg !17
  %28 = getelementptr inbounds nuw half, ptr %25, i64 %27, !dbg !17
  %29 = load half, ptr %28, align 2, !dbg !17
  store half %29, ptr %14, align 2, !dbg !19
  %30 = load ptr, ptr %9, align 8, !dbg !20
  %31 = load i32, ptr %13, align 4, !dbg !21
  %32 = zext i32 %31 to i64, !dbg !20
  %33 = getelementptr inbounds nuw half, ptr %30, i64 %32, !dbg !20
  %34 = load half, ptr %33, align 2, !dbg !20
  store half %34, ptr %15, align 2, !dbg !22
  %35 = load half, ptr %14, align 2, !dbg !23
  %36 = load half, ptr %15, align 2, !dbg !24
  %37 = fmul half %35, %36, !dbg !25
  %38 = load half, ptr %14, align 2, !dbg !26
  %39 = fadd half %37, %38, !dbg !27
  %40 = load half, ptr %15, align 2, !dbg !28
  %41 = fdiv half %40, 0xH4200, !dbg !29
  %42 = fsub half %39, %41, !dbg !30
  store half %42, ptr %16, align 2, !dbg !31
  %43 = load half, ptr %16, align 2, !dbg !32
  %44 = load half, ptr %15, align 2, !dbg !33
  %45 = fcmp olt half %43, %44, !dbg !34
  br i1 %45, label %46, label %48, !dbg !32

46:                                               ; preds = %24
  %47 = load half, ptr %16, align 2, !dbg !35
  br label %50, !dbg !32

48:                                               ; preds = %24
  %49 = load half, ptr %15, align 2, !dbg !36
  br label %50, !dbg !32

50:                                               ; preds = %48, %46
  %51 = phi half [ %47, %46 ], [ %49, %48 ], !dbg !32
  %52 = load ptr, ptr %10, align 8, !dbg !37
  %53 = load i32, ptr %13, align 4, !dbg !38
  %54 = zext i32 %53 to i64, !dbg !37
  %55 = getelementptr inbounds nuw half, ptr %52, i64 %54, !dbg !37
  store half %51, ptr %55, align 2, !dbg !39
  store float 0.000000e+00, ptr %17, align 4, !dbg !40
  store i32 0, ptr %18, align 4, !dbg !41
  br label %56, !dbg !42

56:                                               ; preds = %83, %50
  %57 = load i32, ptr %18, align 4, !dbg !43
  %58 = load i32, ptr %13, align 4, !dbg !44
  %59 = urem i32 %58, 16, !dbg !45
  %60 = icmp ule i32 %57, %59, !dbg !46
  br i1 %60, label %61, label %86, !dbg !47

61:                                               ; preds = %56
  %62 = load ptr, ptr %8, align 8, !dbg !48
  %63 = load i32, ptr %13, align 4, !dbg !49
  %64 = load i32, ptr %18, align 4, !dbg !50
  %65 = add i32 %63, %64, !dbg !51
  %66 = load i32, ptr %7, align 4, !dbg !52
  %67 = urem i32 %65, %66, !dbg !53
  %68 = zext i32 %67 to i64, !dbg !48
  %69 = getelementptr inbounds nuw half, ptr %62, i64 %68, !dbg !48
  %70 = load half, ptr %69, align 2, !dbg !48
  %71 = fpext half %70 to float, !dbg !48
  %72 = load ptr, ptr %9, align 8, !dbg !54
  %73 = load i32, ptr %18, align 4, !dbg !55
  %74 = load i32, ptr %7, align 4, !dbg !56
  %75 = urem i32 %73, %74, !dbg !57
  %76 = zext i32 %75 to i64, !dbg !54
  %77 = getelementptr inbounds nuw half, ptr %72, i64 %76, !dbg !54
  %78 = load half, ptr %77, align 2, !dbg !54
  %79 = fpext half %78 to float, !dbg !54
  %80 = fmul float %71, %79, !dbg !58
  %81 = load float, ptr %17, align 4, !dbg !59
  %82 = fadd float %81, %80, !dbg !59
  store float %82, ptr %17, align 4, !dbg !59
  br label %83, !dbg !60

83:                                               ; preds = %61
  %84 = load i32, ptr %18, align 4, !dbg !61
  %85 = add i32 %84, 1, !dbg !61
  store i32 %85, ptr %18, align 4, !dbg !61
  br label %56, !dbg !47, !llvm.loop !62

86:                                               ; preds = %56
  %87 = load float, ptr %17, align 4, !dbg !65
  %88 = load ptr, ptr %11, align 8, !dbg !66
  %89 = load i32, ptr %13, align 4, !dbg !67
  %90 = zext i32 %89 to i64, !dbg !66
  %91 = getelementptr inbounds nuw float, ptr %88, i64 %90, !dbg !66
  store float %87, ptr %91, align 4, !dbg !68
  %92 = load half, ptr %16, align 2, !dbg !69
  %93 = fmul half %92, 0xH4C00, !dbg !70
  %94 = fptosi half %93 to i32, !dbg !71
  %95 = load ptr, ptr %12, align 8, !dbg !72
  %96 = load i32, ptr %13, align 4, !dbg !73
  %97 = zext i32 %96 to i64, !dbg !72
  %98 = getelementptr inbounds nuw i32, ptr %95, i64 %97, !dbg !72
  store i32 %94, ptr %98, align 4, !dbg !74
  %99 = load float, ptr %17, align 4, !dbg !75
  %100 = fptrunc float %99 to half, !dbg !75
  %101 = load ptr, ptr %10, align 8, !dbg !76
  %102 = load i32, ptr %7, align 4, !dbg !77
  %103 = load i32, ptr %13, align 4, !dbg !78
  %104 = add i32 %102, %103, !dbg !79
  %105 = zext i32 %104 to i64, !dbg !76
  %106 = getelementptr inbounds nuw half, ptr %101, i64 %105, !dbg !76
  store half %100, ptr %106, align 2, !dbg !80
  %107 = load i32, ptr %13, align 4, !dbg !81
  %108 = mul i32 %107, 37, !dbg !82
  %109 = sitofp i32 %108 to half, !dbg !83
  %110 = load ptr, ptr %10, align 8, !dbg !84
  %111 = load i32, ptr %7, align 4, !dbg !85
  %112 = mul i32 2, %111, !dbg !86
  %113 = load i32, ptr %13, align 4, !dbg !87
  %114 = add i32 %112, %113, !dbg !88
  %115 = zext i32 %114 to i64, !dbg !84
  %116 = getelementptr inbounds nuw half, ptr %110, i64 %115, !dbg !84
  store half %109, ptr %116, align 2, !dbg !89
  br label %117, !dbg !90

117:                                              ; preds = %86, %23
  ret void, !dbg !90
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !91 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !93
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !94
  %3 = mul i32 %1, %2, !dbg !95
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !96
  %5 = add i32 %3, %4, !dbg !97
  ret i32 %5, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !99 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  ret i32 %1, !dbg !100
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !101 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  ret i32 %1, !dbg !102
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !103 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104
  ret i32 %1, !dbg !104
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
!1 = !DIFile(filename: "examples/cuda/half.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "half_precision", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 5, column: 13, scope: !8)
!12 = !DILocation(line: 5, column: 9, scope: !8)
!13 = !DILocation(line: 6, column: 9, scope: !8)
!14 = !DILocation(line: 6, column: 14, scope: !8)
!15 = !DILocation(line: 6, column: 11, scope: !8)
!16 = !DILocation(line: 7, column: 9, scope: !8)
!17 = !DILocation(line: 8, column: 18, scope: !8)
!18 = !DILocation(line: 8, column: 20, scope: !8)
!19 = !DILocation(line: 8, column: 14, scope: !8)
!20 = !DILocation(line: 8, column: 28, scope: !8)
!21 = !DILocation(line: 8, column: 30, scope: !8)
!22 = !DILocation(line: 8, column: 24, scope: !8)
!23 = !DILocation(line: 9, column: 18, scope: !8)
!24 = !DILocation(line: 9, column: 22, scope: !8)
!25 = !DILocation(line: 9, column: 20, scope: !8)
!26 = !DILocation(line: 9, column: 26, scope: !8)
!27 = !DILocation(line: 9, column: 24, scope: !8)
!28 = !DILocation(line: 9, column: 30, scope: !8)
!29 = !DILocation(line: 9, column: 32, scope: !8)
!30 = !DILocation(line: 9, column: 28, scope: !8)
!31 = !DILocation(line: 9, column: 14, scope: !8)
!32 = !DILocation(line: 10, column: 12, scope: !8)
!33 = !DILocation(line: 10, column: 16, scope: !8)
!34 = !DILocation(line: 10, column: 14, scope: !8)
!35 = !DILocation(line: 10, column: 20, scope: !8)
!36 = !DILocation(line: 10, column: 24, scope: !8)
!37 = !DILocation(line: 10, column: 5, scope: !8)
!38 = !DILocation(line: 10, column: 7, scope: !8)
!39 = !DILocation(line: 10, column: 10, scope: !8)
!40 = !DILocation(line: 11, column: 11, scope: !8)
!41 = !DILocation(line: 12, column: 14, scope: !8)
!42 = !DILocation(line: 12, column: 10, scope: !8)
!43 = !DILocation(line: 12, column: 21, scope: !8)
!44 = !DILocation(line: 12, column: 26, scope: !8)
!45 = !DILocation(line: 12, column: 28, scope: !8)
!46 = !DILocation(line: 12, column: 23, scope: !8)
!47 = !DILocation(line: 12, column: 5, scope: !8)
!48 = !DILocation(line: 13, column: 23, scope: !8)
!49 = !DILocation(line: 13, column: 26, scope: !8)
!50 = !DILocation(line: 13, column: 30, scope: !8)
!51 = !DILocation(line: 13, column: 28, scope: !8)
!52 = !DILocation(line: 13, column: 35, scope: !8)
!53 = !DILocation(line: 13, column: 33, scope: !8)
!54 = !DILocation(line: 13, column: 47, scope: !8)
!55 = !DILocation(line: 13, column: 49, scope: !8)
!56 = !DILocation(line: 13, column: 53, scope: !8)
!57 = !DILocation(line: 13, column: 51, scope: !8)
!58 = !DILocation(line: 13, column: 38, scope: !8)
!59 = !DILocation(line: 13, column: 13, scope: !8)
!60 = !DILocation(line: 13, column: 9, scope: !8)
!61 = !DILocation(line: 12, column: 35, scope: !8)
!62 = distinct !{!62, !47, !63, !64}
!63 = !DILocation(line: 13, column: 54, scope: !8)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 14, column: 15, scope: !8)
!66 = !DILocation(line: 14, column: 5, scope: !8)
!67 = !DILocation(line: 14, column: 10, scope: !8)
!68 = !DILocation(line: 14, column: 13, scope: !8)
!69 = !DILocation(line: 15, column: 22, scope: !8)
!70 = !DILocation(line: 15, column: 24, scope: !8)
!71 = !DILocation(line: 15, column: 21, scope: !8)
!72 = !DILocation(line: 15, column: 5, scope: !8)
!73 = !DILocation(line: 15, column: 11, scope: !8)
!74 = !DILocation(line: 15, column: 14, scope: !8)
!75 = !DILocation(line: 16, column: 26, scope: !8)
!76 = !DILocation(line: 16, column: 5, scope: !8)
!77 = !DILocation(line: 16, column: 7, scope: !8)
!78 = !DILocation(line: 16, column: 11, scope: !8)
!79 = !DILocation(line: 16, column: 9, scope: !8)
!80 = !DILocation(line: 16, column: 14, scope: !8)
!81 = !DILocation(line: 17, column: 36, scope: !8)
!82 = !DILocation(line: 17, column: 38, scope: !8)
!83 = !DILocation(line: 17, column: 30, scope: !8)
!84 = !DILocation(line: 17, column: 5, scope: !8)
!85 = !DILocation(line: 17, column: 11, scope: !8)
!86 = !DILocation(line: 17, column: 9, scope: !8)
!87 = !DILocation(line: 17, column: 15, scope: !8)
!88 = !DILocation(line: 17, column: 13, scope: !8)
!89 = !DILocation(line: 17, column: 18, scope: !8)
!90 = !DILocation(line: 18, column: 1, scope: !8)
!91 = distinct !DISubprogram(name: "global_id", scope: !92, file: !92, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!92 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!93 = !DILocation(line: 32, column: 51, scope: !91)
!94 = !DILocation(line: 32, column: 64, scope: !91)
!95 = !DILocation(line: 32, column: 62, scope: !91)
!96 = !DILocation(line: 32, column: 77, scope: !91)
!97 = !DILocation(line: 32, column: 75, scope: !91)
!98 = !DILocation(line: 32, column: 44, scope: !91)
!99 = distinct !DISubprogram(name: "get_x", scope: !92, file: !92, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 28, column: 1, scope: !99)
!101 = distinct !DISubprogram(name: "get_x", scope: !92, file: !92, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 29, column: 1, scope: !101)
!103 = distinct !DISubprogram(name: "get_x", scope: !92, file: !92, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 27, column: 1, scope: !103)
