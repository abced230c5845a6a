; ModuleID = 'examples/cuda/structs.cu'
source_filename = "examples/cuda/structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }
%struct.Rules = type { float, i8, %struct.Vector, %struct.Vector, i64 }
%struct.Vector = type { float, float, float }
%struct.Particle = type { %struct.Vector, %struct.Vector, i16, i8, double }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @structs(i32 noundef %0, ptr noundef byval(%struct.Rules) align 8 %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Particle, align 8
  %10 = alloca %struct.Vector, align 4
  %11 = alloca %struct.Vector, align 4
  %12 = alloca %struct.Vector, align 4
  store i32 %0, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store ptr %3, ptr %7, align 8
  %13 = call noundef i32 @_ZL9global_idv() #4, !dbg !11
  store i32 %13, ptr %8, align 4, !dbg !12
  %14 = load i32, ptr %8, align 4, !dbg !13
  %15 = load i32, ptr %5, align 4, !dbg !14
  %16 = icmp uge i32 %14, %15, !dbg !15
  br i1 %16, label %25, label %17, !dbg !16

17:                                               ; preds = %4
  %18 = load ptr, ptr %6, align 8, !dbg !17
  %19 = load i32, ptr %8, align 4, !dbg !18
  %20 = zext i32 %19 to i64, !dbg !17
  %21 = getelementptr inbounds nuw %struct.Particle, ptr %18, i64 %20, !dbg !17
  %22 = getelementptr inbounds nuw %struct.Particle, ptr %21, i32 0, i32 3, !dbg !19
  %23 = load i8, ptr %22, align 2, !dbg !19
  %24 = icmp ne i8 %23, 0, !dbg !17
  br i1 %24, label %26, label %25, !dbg !16

25:                                               ; preds = %17, %4
  br label %101, !dbg !20

26:                                               ; preds = %17
  %27 = load ptr, ptr %6, align 8, !dbg !21
  %28 = load i32, ptr %8, align 4, !dbg !22
  %29 = zext i32 %28 to i64, !dbg !21
  %30 = getelementptr inbounds nuw %struct.Particle, ptr %27, i64 %29, !dbg !21
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %30, i64 40, i1 false), !dbg !21
  %31 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 8 %31, i64 12, i1 false), !dbg !24
  %32 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %32, i64 12, i1 false), !dbg !26
  %33 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 0, !dbg !27
  %34 = load float, ptr %33, align 8, !dbg !27
  %35 = call %struct.Vector @_ZL5along6VectorS_f(ptr noundef byval(%struct.Vector) align 4 %11, ptr noundef byval(%struct.Vector) align 4 %12, float noundef %34) #4, !dbg !28
  %36 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 0, !dbg !28
  %37 = extractvalue %struct.Vector %35, 0, !dbg !28
  store float %37, ptr %36, align 4, !dbg !28
  %38 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 1, !dbg !28
  %39 = extractvalue %struct.Vector %35, 1, !dbg !28
  store float %39, ptr %38, align 4, !dbg !28
  %40 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 2, !dbg !28
  %41 = extractvalue %struct.Vector %35, 2, !dbg !28
  store float %41, ptr %40, align 4, !dbg !28
  %42 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 4 %10, i64 12, i1 false), !dbg !30
  %43 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 1, !dbg !31
  %44 = load i8, ptr %43, align 4, !dbg !31
  %45 = icmp ne i8 %44, 0, !dbg !32
  br i1 %45, label %46, label %77, !dbg !32

46:                                               ; preds = %26
  %47 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !33
  %48 = getelementptr inbounds nuw %struct.Vector, ptr %47, i32 0, i32 0, !dbg !34
  %49 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !35
  %50 = getelementptr inbounds nuw %struct.Vector, ptr %49, i32 0, i32 0, !dbg !36
  %51 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !37
  %52 = getelementptr inbounds nuw %struct.Vector, ptr %51, i32 0, i32 0, !dbg !38
  %53 = load float, ptr %52, align 8, !dbg !38
  %54 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !39
  %55 = getelementptr inbounds nuw %struct.Vector, ptr %54, i32 0, i32 0, !dbg !40
  %56 = load float, ptr %55, align 4, !dbg !40
  call void @_ZL7reflectPfS_ff(ptr noundef %48, ptr noundef %50, float noundef %53, float noundef %56) #4, !dbg !41
  %57 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !42
  %58 = getelementptr inbounds nuw %struct.Vector, ptr %57, i32 0, i32 1, !dbg !43
  %59 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !44
  %60 = getelementptr inbounds nuw %struct.Vector, ptr %59, i32 0, i32 1, !dbg !45
  %61 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !46
  %62 = getelementptr inbounds nuw %struct.Vector, ptr %61, i32 0, i32 1, !dbg !47
  %63 = load float, ptr %62, align 4, !dbg !47
  %64 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !48
  %65 = getelementptr inbounds nuw %struct.Vector, ptr %64, i32 0, i32 1, !dbg !49
  %66 = load float, ptr %65, align 4, !dbg !49
  call void @_ZL7reflectPfS_ff(ptr noundef %58, ptr noundef %60, float noundef %63, float noundef %66) #4, !dbg !50
  %67 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !51
  %68 = getelementptr inbounds nuw %struct.Vector, ptr %67, i32 0, i32 2, !dbg !52
  %69 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !53
  %70 = getelementptr inbounds nuw %struct.Vector, ptr %69, i32 0, i32 2, !dbg !54
  %71 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !55
  %72 = getelementptr inbounds nuw %struct.Vector, ptr %71, i32 0, i32 2, !dbg !56
  %73 = load float, ptr %72, align 8, !dbg !56
  %74 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !57
  %75 = getelementptr inbounds nuw %struct.Vector, ptr %74, i32 0, i32 2, !dbg !58
  %76 = load float, ptr %75, align 4, !dbg !58
  call void @_ZL7reflectPfS_ff(ptr noundef %68, ptr noundef %70, float noundef %73, float noundef %76) #4, !dbg !59
  br label %77, !dbg !60

77:                                               ; preds = %46, %26
  %78 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 4, !dbg !61
  %79 = load double, ptr %78, align 8, !dbg !61
  %80 = fmul double %79, 5.000000e-01, !dbg !62
  %81 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 4, !dbg !63
  store double %80, ptr %81, align 8, !dbg !64
  %82 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2, !dbg !65
  %83 = load i16, ptr %82, align 8, !dbg !66
  %84 = zext i16 %83 to i32, !dbg !66
  %85 = add nsw i32 %84, 3, !dbg !66
  %86 = trunc i32 %85 to i16, !dbg !66
  store i16 %86, ptr %82, align 8, !dbg !66
  %87 = load ptr, ptr %6, align 8, !dbg !67
  %88 = load i32, ptr %8, align 4, !dbg !68
  %89 = zext i32 %88 to i64, !dbg !67
  %90 = getelementptr inbounds nuw %struct.Particle, ptr %87, i64 %89, !dbg !67
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %9, i64 40, i1 false), !dbg !69
  %91 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 4, !dbg !70
  %92 = load i64, ptr %91, align 8, !dbg !70
  %93 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2, !dbg !71
  %94 = load i16, ptr %93, align 8, !dbg !71
  %95 = zext i16 %94 to i64, !dbg !72
  %96 = add nsw i64 %92, %95, !dbg !73
  %97 = load ptr, ptr %7, align 8, !dbg !74
  %98 = load i32, ptr %8, align 4, !dbg !75
  %99 = zext i32 %98 to i64, !dbg !74
  %100 = getelementptr inbounds nuw i64, ptr %97, i64 %99, !dbg !74
  store i64 %96, ptr %100, align 8, !dbg !76
  br label %101, !dbg !77

101:                                              ; preds = %77, %25
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !78 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !80
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !81
  %3 = mul i32 %1, %2, !dbg !82
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !83
  %5 = add i32 %3, %4, !dbg !84
  ret i32 %5, !dbg !85
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.Vector @_ZL5along6VectorS_f(ptr noundef byval(%struct.Vector) align 4 %0, ptr noundef byval(%struct.Vector) align 4 %1, float noundef %2) #1 !dbg !86 {
  %4 = alloca %struct.Vector, align 4
  %5 = alloca float, align 4
  store float %2, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 0, !dbg !87
  %7 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0, !dbg !88
  %8 = load float, ptr %7, align 4, !dbg !88
  %9 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 0, !dbg !89
  %10 = load float, ptr %9, align 4, !dbg !89
  %11 = load float, ptr %5, align 4, !dbg !90
  %12 = fmul float %10, %11, !dbg !91
  %13 = fadd float %8, %12, !dbg !92
  store float %13, ptr %6, align 4, !dbg !87
  %14 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 1, !dbg !87
  %15 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1, !dbg !93
  %16 = load float, ptr %15, align 4, !dbg !93
  %17 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 1, !dbg !94
  %18 = load float, ptr %17, align 4, !dbg !94
  %19 = load float, ptr %5, align 4, !dbg !95
  %20 = fmul float %18, %19, !dbg !96
  %21 = fadd float %16, %20, !dbg !97
  store float %21, ptr %14, align 4, !dbg !87
  %22 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 2, !dbg !87
  %23 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2, !dbg !98
  %24 = load float, ptr %23, align 4, !dbg !98
  %25 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 2, !dbg !99
  %26 = load float, ptr %25, align 4, !dbg !99
  %27 = load float, ptr %5, align 4, !dbg !100
  %28 = fmul float %26, %27, !dbg !101
  %29 = fadd float %24, %28, !dbg !102
  store float %29, ptr %22, align 4, !dbg !87
  %30 = load %struct.Vector, ptr %4, align 4, !dbg !103
  ret %struct.Vector %30, !dbg !103
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7reflectPfS_ff(ptr noundef %0, ptr noundef %1, float noundef %2, float noundef %3) #1 !dbg !104 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store float %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8, !dbg !105
  %10 = load float, ptr %9, align 4, !dbg !106
  %11 = load float, ptr %7, align 4, !dbg !107
  %12 = fcmp olt float %10, %11, !dbg !108
  br i1 %12, label %18, label %13, !dbg !109

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !dbg !110
  %15 = load float, ptr %14, align 4, !dbg !111
  %16 = load float, ptr %8, align 4, !dbg !112
  %17 = fcmp ogt float %15, %16, !dbg !113
  br i1 %17, label %18, label %34, !dbg !109

18:                                               ; preds = %13, %4
  %19 = load ptr, ptr %6, align 8, !dbg !114
  %20 = load float, ptr %19, align 4, !dbg !115
  %21 = fneg float %20, !dbg !116
  %22 = load ptr, ptr %6, align 8, !dbg !117
  store float %21, ptr %22, align 4, !dbg !118
  %23 = load ptr, ptr %5, align 8, !dbg !119
  %24 = load float, ptr %23, align 4, !dbg !120
  %25 = load float, ptr %7, align 4, !dbg !121
  %26 = fcmp olt float %24, %25, !dbg !122
  br i1 %26, label %27, label %29, !dbg !120

27:                                               ; preds = %18
  %28 = load float, ptr %7, align 4, !dbg !123
  br label %31, !dbg !120

29:                                               ; preds = %18
  %30 = load float, ptr %8, align 4, !dbg !124
  br label %31, !dbg !120

31:                                               ; preds = %29, %27
  %32 = phi float [ %28, %27 ], [ %30, %29 ], !dbg !120
  %33 = load ptr, ptr %5, align 8, !dbg !125
  store float %32, ptr %33, align 4, !dbg !126
  br label %34, !dbg !127

34:                                               ; preds = %31, %13
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !129 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  ret i32 %1, !dbg !130
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !131 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  ret i32 %1, !dbg !132
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !133 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134
  ret i32 %1, !dbg !134
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/structs.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "structs", scope: !1, file: !1, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 34, column: 13, scope: !8)
!12 = !DILocation(line: 34, column: 9, scope: !8)
!13 = !DILocation(line: 35, column: 9, scope: !8)
!14 = !DILocation(line: 35, column: 14, scope: !8)
!15 = !DILocation(line: 35, column: 11, scope: !8)
!16 = !DILocation(line: 35, column: 16, scope: !8)
!17 = !DILocation(line: 35, column: 20, scope: !8)
!18 = !DILocation(line: 35, column: 24, scope: !8)
!19 = !DILocation(line: 35, column: 27, scope: !8)
!20 = !DILocation(line: 36, column: 9, scope: !8)
!21 = !DILocation(line: 37, column: 20, scope: !8)
!22 = !DILocation(line: 37, column: 24, scope: !8)
!23 = !DILocation(line: 38, column: 27, scope: !8)
!24 = !DILocation(line: 38, column: 23, scope: !8)
!25 = !DILocation(line: 38, column: 38, scope: !8)
!26 = !DILocation(line: 38, column: 34, scope: !8)
!27 = !DILocation(line: 38, column: 51, scope: !8)
!28 = !DILocation(line: 38, column: 17, scope: !8)
!29 = !DILocation(line: 38, column: 9, scope: !8)
!30 = !DILocation(line: 38, column: 15, scope: !8)
!31 = !DILocation(line: 39, column: 15, scope: !8)
!32 = !DILocation(line: 39, column: 9, scope: !8)
!33 = !DILocation(line: 40, column: 22, scope: !8)
!34 = !DILocation(line: 40, column: 28, scope: !8)
!35 = !DILocation(line: 40, column: 36, scope: !8)
!36 = !DILocation(line: 40, column: 42, scope: !8)
!37 = !DILocation(line: 40, column: 51, scope: !8)
!38 = !DILocation(line: 40, column: 55, scope: !8)
!39 = !DILocation(line: 40, column: 64, scope: !8)
!40 = !DILocation(line: 40, column: 69, scope: !8)
!41 = !DILocation(line: 40, column: 9, scope: !8)
!42 = !DILocation(line: 41, column: 22, scope: !8)
!43 = !DILocation(line: 41, column: 28, scope: !8)
!44 = !DILocation(line: 41, column: 36, scope: !8)
!45 = !DILocation(line: 41, column: 42, scope: !8)
!46 = !DILocation(line: 41, column: 51, scope: !8)
!47 = !DILocation(line: 41, column: 55, scope: !8)
!48 = !DILocation(line: 41, column: 64, scope: !8)
!49 = !DILocation(line: 41, column: 69, scope: !8)
!50 = !DILocation(line: 41, column: 9, scope: !8)
!51 = !DILocation(line: 42, column: 22, scope: !8)
!52 = !DILocation(line: 42, column: 28, scope: !8)
!53 = !DILocation(line: 42, column: 36, scope: !8)
!54 = !DILocation(line: 42, column: 42, scope: !8)
!55 = !DILocation(line: 42, column: 51, scope: !8)
!56 = !DILocation(line: 42, column: 55, scope: !8)
!57 = !DILocation(line: 42, column: 64, scope: !8)
!58 = !DILocation(line: 42, column: 69, scope: !8)
!59 = !DILocation(line: 42, column: 9, scope: !8)
!60 = !DILocation(line: 43, column: 5, scope: !8)
!61 = !DILocation(line: 44, column: 20, scope: !8)
!62 = !DILocation(line: 44, column: 25, scope: !8)
!63 = !DILocation(line: 44, column: 9, scope: !8)
!64 = !DILocation(line: 44, column: 14, scope: !8)
!65 = !DILocation(line: 45, column: 9, scope: !8)
!66 = !DILocation(line: 45, column: 14, scope: !8)
!67 = !DILocation(line: 46, column: 5, scope: !8)
!68 = !DILocation(line: 46, column: 9, scope: !8)
!69 = !DILocation(line: 46, column: 12, scope: !8)
!70 = !DILocation(line: 47, column: 22, scope: !8)
!71 = !DILocation(line: 47, column: 33, scope: !8)
!72 = !DILocation(line: 47, column: 29, scope: !8)
!73 = !DILocation(line: 47, column: 27, scope: !8)
!74 = !DILocation(line: 47, column: 5, scope: !8)
!75 = !DILocation(line: 47, column: 11, scope: !8)
!76 = !DILocation(line: 47, column: 14, scope: !8)
!77 = !DILocation(line: 48, column: 1, scope: !8)
!78 = distinct !DISubprogram(name: "global_id", scope: !79, file: !79, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!79 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!80 = !DILocation(line: 32, column: 51, scope: !78)
!81 = !DILocation(line: 32, column: 64, scope: !78)
!82 = !DILocation(line: 32, column: 62, scope: !78)
!83 = !DILocation(line: 32, column: 77, scope: !78)
!84 = !DILocation(line: 32, column: 75, scope: !78)
!85 = !DILocation(line: 32, column: 44, scope: !78)
!86 = distinct !DISubprogram(name: "along", scope: !1, file: !1, line: 22, type: !9, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 23, column: 12, scope: !86)
!88 = !DILocation(line: 23, column: 18, scope: !86)
!89 = !DILocation(line: 23, column: 25, scope: !86)
!90 = !DILocation(line: 23, column: 29, scope: !86)
!91 = !DILocation(line: 23, column: 27, scope: !86)
!92 = !DILocation(line: 23, column: 20, scope: !86)
!93 = !DILocation(line: 23, column: 40, scope: !86)
!94 = !DILocation(line: 23, column: 47, scope: !86)
!95 = !DILocation(line: 23, column: 51, scope: !86)
!96 = !DILocation(line: 23, column: 49, scope: !86)
!97 = !DILocation(line: 23, column: 42, scope: !86)
!98 = !DILocation(line: 23, column: 62, scope: !86)
!99 = !DILocation(line: 23, column: 69, scope: !86)
!100 = !DILocation(line: 23, column: 73, scope: !86)
!101 = !DILocation(line: 23, column: 71, scope: !86)
!102 = !DILocation(line: 23, column: 64, scope: !86)
!103 = !DILocation(line: 23, column: 5, scope: !86)
!104 = distinct !DISubprogram(name: "reflect", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 27, column: 10, scope: !104)
!106 = !DILocation(line: 27, column: 9, scope: !104)
!107 = !DILocation(line: 27, column: 18, scope: !104)
!108 = !DILocation(line: 27, column: 16, scope: !104)
!109 = !DILocation(line: 27, column: 22, scope: !104)
!110 = !DILocation(line: 27, column: 26, scope: !104)
!111 = !DILocation(line: 27, column: 25, scope: !104)
!112 = !DILocation(line: 27, column: 34, scope: !104)
!113 = !DILocation(line: 27, column: 32, scope: !104)
!114 = !DILocation(line: 28, column: 20, scope: !104)
!115 = !DILocation(line: 28, column: 19, scope: !104)
!116 = !DILocation(line: 28, column: 18, scope: !104)
!117 = !DILocation(line: 28, column: 10, scope: !104)
!118 = !DILocation(line: 28, column: 16, scope: !104)
!119 = !DILocation(line: 29, column: 19, scope: !104)
!120 = !DILocation(line: 29, column: 18, scope: !104)
!121 = !DILocation(line: 29, column: 27, scope: !104)
!122 = !DILocation(line: 29, column: 25, scope: !104)
!123 = !DILocation(line: 29, column: 33, scope: !104)
!124 = !DILocation(line: 29, column: 39, scope: !104)
!125 = !DILocation(line: 29, column: 10, scope: !104)
!126 = !DILocation(line: 29, column: 16, scope: !104)
!127 = !DILocation(line: 30, column: 5, scope: !104)
!128 = !DILocation(line: 31, column: 1, scope: !104)
!129 = distinct !DISubprogram(name: "get_x", scope: !79, file: !79, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 28, column: 1, scope: !129)
!131 = distinct !DISubprogram(name: "get_x", scope: !79, file: !79, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 29, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "get_x", scope: !79, file: !79, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 27, column: 1, scope: !133)
