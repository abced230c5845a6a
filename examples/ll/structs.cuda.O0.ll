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
    #dbg_declare(ptr %5, !44, !DIExpression(), !45)
    #dbg_declare(ptr %1, !46, !DIExpression(), !47)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !48, !DIExpression(), !49)
  store ptr %3, ptr %7, align 8
    #dbg_declare(ptr %7, !50, !DIExpression(), !51)
    #dbg_declare(ptr %8, !52, !DIExpression(), !53)
  %13 = call noundef i32 @_ZL9global_idv() #4, !dbg !54
  store i32 %13, ptr %8, align 4, !dbg !53
  %14 = load i32, ptr %8, align 4, !dbg !55
  %15 = load i32, ptr %5, align 4, !dbg !57
  %16 = icmp uge i32 %14, %15, !dbg !58
  br i1 %16, label %25, label %17, !dbg !59

17:                                               ; preds = %4
  %18 = load ptr, ptr %6, align 8, !dbg !60
  %19 = load i32, ptr %8, align 4, !dbg !61
  %20 = zext i32 %19 to i64, !dbg !60
  %21 = getelementptr inbounds nuw %struct.Particle, ptr %18, i64 %20, !dbg !60
  %22 = getelementptr inbounds nuw %struct.Particle, ptr %21, i32 0, i32 3, !dbg !62
  %23 = load i8, ptr %22, align 2, !dbg !62
  %24 = icmp ne i8 %23, 0, !dbg !60
  br i1 %24, label %26, label %25, !dbg !59

25:                                               ; preds = %17, %4
  br label %101, !dbg !63

26:                                               ; preds = %17
    #dbg_declare(ptr %9, !64, !DIExpression(), !65)
  %27 = load ptr, ptr %6, align 8, !dbg !66
  %28 = load i32, ptr %8, align 4, !dbg !67
  %29 = zext i32 %28 to i64, !dbg !66
  %30 = getelementptr inbounds nuw %struct.Particle, ptr %27, i64 %29, !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %30, i64 40, i1 false), !dbg !66
  %31 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !68
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 8 %31, i64 12, i1 false), !dbg !69
  %32 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %32, i64 12, i1 false), !dbg !71
  %33 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 0, !dbg !72
  %34 = load float, ptr %33, align 8, !dbg !72
  %35 = call %struct.Vector @_ZL5along6VectorS_f(ptr noundef byval(%struct.Vector) align 4 %11, ptr noundef byval(%struct.Vector) align 4 %12, float noundef %34) #4, !dbg !73
  %36 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 0, !dbg !73
  %37 = extractvalue %struct.Vector %35, 0, !dbg !73
  store float %37, ptr %36, align 4, !dbg !73
  %38 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 1, !dbg !73
  %39 = extractvalue %struct.Vector %35, 1, !dbg !73
  store float %39, ptr %38, align 4, !dbg !73
  %40 = getelementptr inbounds nuw %struct.Vector, ptr %10, i32 0, i32 2, !dbg !73
  %41 = extractvalue %struct.Vector %35, 2, !dbg !73
  store float %41, ptr %40, align 4, !dbg !73
  %42 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !74
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 4 %10, i64 12, i1 false), !dbg !75
  %43 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 1, !dbg !76
  %44 = load i8, ptr %43, align 4, !dbg !76
  %45 = icmp ne i8 %44, 0, !dbg !78
  br i1 %45, label %46, label %77, !dbg !78

46:                                               ; preds = %26
  %47 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !79
  %48 = getelementptr inbounds nuw %struct.Vector, ptr %47, i32 0, i32 0, !dbg !81
  %49 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !82
  %50 = getelementptr inbounds nuw %struct.Vector, ptr %49, i32 0, i32 0, !dbg !83
  %51 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !84
  %52 = getelementptr inbounds nuw %struct.Vector, ptr %51, i32 0, i32 0, !dbg !85
  %53 = load float, ptr %52, align 8, !dbg !85
  %54 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !86
  %55 = getelementptr inbounds nuw %struct.Vector, ptr %54, i32 0, i32 0, !dbg !87
  %56 = load float, ptr %55, align 4, !dbg !87
  call void @_ZL7reflectPfS_ff(ptr noundef %48, ptr noundef %50, float noundef %53, float noundef %56) #4, !dbg !88
  %57 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !89
  %58 = getelementptr inbounds nuw %struct.Vector, ptr %57, i32 0, i32 1, !dbg !90
  %59 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !91
  %60 = getelementptr inbounds nuw %struct.Vector, ptr %59, i32 0, i32 1, !dbg !92
  %61 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !93
  %62 = getelementptr inbounds nuw %struct.Vector, ptr %61, i32 0, i32 1, !dbg !94
  %63 = load float, ptr %62, align 4, !dbg !94
  %64 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !95
  %65 = getelementptr inbounds nuw %struct.Vector, ptr %64, i32 0, i32 1, !dbg !96
  %66 = load float, ptr %65, align 4, !dbg !96
  call void @_ZL7reflectPfS_ff(ptr noundef %58, ptr noundef %60, float noundef %63, float noundef %66) #4, !dbg !97
  %67 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0, !dbg !98
  %68 = getelementptr inbounds nuw %struct.Vector, ptr %67, i32 0, i32 2, !dbg !99
  %69 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1, !dbg !100
  %70 = getelementptr inbounds nuw %struct.Vector, ptr %69, i32 0, i32 2, !dbg !101
  %71 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 2, !dbg !102
  %72 = getelementptr inbounds nuw %struct.Vector, ptr %71, i32 0, i32 2, !dbg !103
  %73 = load float, ptr %72, align 8, !dbg !103
  %74 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 3, !dbg !104
  %75 = getelementptr inbounds nuw %struct.Vector, ptr %74, i32 0, i32 2, !dbg !105
  %76 = load float, ptr %75, align 4, !dbg !105
  call void @_ZL7reflectPfS_ff(ptr noundef %68, ptr noundef %70, float noundef %73, float noundef %76) #4, !dbg !106
  br label %77, !dbg !107

77:                                               ; preds = %46, %26
  %78 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 4, !dbg !108
  %79 = load double, ptr %78, align 8, !dbg !108
  %80 = fmul double %79, 5.000000e-01, !dbg !109
  %81 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 4, !dbg !110
  store double %80, ptr %81, align 8, !dbg !111
  %82 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2, !dbg !112
  %83 = load i16, ptr %82, align 8, !dbg !113
  %84 = zext i16 %83 to i32, !dbg !113
  %85 = add nsw i32 %84, 3, !dbg !113
  %86 = trunc i32 %85 to i16, !dbg !113
  store i16 %86, ptr %82, align 8, !dbg !113
  %87 = load ptr, ptr %6, align 8, !dbg !114
  %88 = load i32, ptr %8, align 4, !dbg !115
  %89 = zext i32 %88 to i64, !dbg !114
  %90 = getelementptr inbounds nuw %struct.Particle, ptr %87, i64 %89, !dbg !114
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %9, i64 40, i1 false), !dbg !116
  %91 = getelementptr inbounds nuw %struct.Rules, ptr %1, i32 0, i32 4, !dbg !117
  %92 = load i64, ptr %91, align 8, !dbg !117
  %93 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2, !dbg !118
  %94 = load i16, ptr %93, align 8, !dbg !118
  %95 = zext i16 %94 to i64, !dbg !119
  %96 = add nsw i64 %92, %95, !dbg !120
  %97 = load ptr, ptr %7, align 8, !dbg !121
  %98 = load i32, ptr %8, align 4, !dbg !122
  %99 = zext i32 %98 to i64, !dbg !121
  %100 = getelementptr inbounds nuw i64, ptr %97, i64 %99, !dbg !121
  store i64 %96, ptr %100, align 8, !dbg !123
  br label %101, !dbg !124

101:                                              ; preds = %77, %25
  ret void, !dbg !124
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !125 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !128
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !129
  %3 = mul i32 %1, %2, !dbg !130
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !131
  %5 = add i32 %3, %4, !dbg !132
  ret i32 %5, !dbg !133
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.Vector @_ZL5along6VectorS_f(ptr noundef byval(%struct.Vector) align 4 %0, ptr noundef byval(%struct.Vector) align 4 %1, float noundef %2) #1 !dbg !134 {
  %4 = alloca %struct.Vector, align 4
  %5 = alloca float, align 4
    #dbg_declare(ptr %0, !137, !DIExpression(), !138)
    #dbg_declare(ptr %1, !139, !DIExpression(), !140)
  store float %2, ptr %5, align 4
    #dbg_declare(ptr %5, !141, !DIExpression(), !142)
  %6 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 0, !dbg !143
  %7 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 0, !dbg !144
  %8 = load float, ptr %7, align 4, !dbg !144
  %9 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 0, !dbg !145
  %10 = load float, ptr %9, align 4, !dbg !145
  %11 = load float, ptr %5, align 4, !dbg !146
  %12 = fmul float %10, %11, !dbg !147
  %13 = fadd float %8, %12, !dbg !148
  store float %13, ptr %6, align 4, !dbg !143
  %14 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 1, !dbg !143
  %15 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 1, !dbg !149
  %16 = load float, ptr %15, align 4, !dbg !149
  %17 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 1, !dbg !150
  %18 = load float, ptr %17, align 4, !dbg !150
  %19 = load float, ptr %5, align 4, !dbg !151
  %20 = fmul float %18, %19, !dbg !152
  %21 = fadd float %16, %20, !dbg !153
  store float %21, ptr %14, align 4, !dbg !143
  %22 = getelementptr inbounds nuw %struct.Vector, ptr %4, i32 0, i32 2, !dbg !143
  %23 = getelementptr inbounds nuw %struct.Vector, ptr %0, i32 0, i32 2, !dbg !154
  %24 = load float, ptr %23, align 4, !dbg !154
  %25 = getelementptr inbounds nuw %struct.Vector, ptr %1, i32 0, i32 2, !dbg !155
  %26 = load float, ptr %25, align 4, !dbg !155
  %27 = load float, ptr %5, align 4, !dbg !156
  %28 = fmul float %26, %27, !dbg !157
  %29 = fadd float %24, %28, !dbg !158
  store float %29, ptr %22, align 4, !dbg !143
  %30 = load %struct.Vector, ptr %4, align 4, !dbg !159
  ret %struct.Vector %30, !dbg !159
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7reflectPfS_ff(ptr noundef %0, ptr noundef %1, float noundef %2, float noundef %3) #1 !dbg !160 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !164, !DIExpression(), !165)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !166, !DIExpression(), !167)
  store float %2, ptr %7, align 4
    #dbg_declare(ptr %7, !168, !DIExpression(), !169)
  store float %3, ptr %8, align 4
    #dbg_declare(ptr %8, !170, !DIExpression(), !171)
  %9 = load ptr, ptr %5, align 8, !dbg !172
  %10 = load float, ptr %9, align 4, !dbg !174
  %11 = load float, ptr %7, align 4, !dbg !175
  %12 = fcmp olt float %10, %11, !dbg !176
  br i1 %12, label %18, label %13, !dbg !177

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8, !dbg !178
  %15 = load float, ptr %14, align 4, !dbg !179
  %16 = load float, ptr %8, align 4, !dbg !180
  %17 = fcmp ogt float %15, %16, !dbg !181
  br i1 %17, label %18, label %34, !dbg !177

18:                                               ; preds = %13, %4
  %19 = load ptr, ptr %6, align 8, !dbg !182
  %20 = load float, ptr %19, align 4, !dbg !184
  %21 = fneg float %20, !dbg !185
  %22 = load ptr, ptr %6, align 8, !dbg !186
  store float %21, ptr %22, align 4, !dbg !187
  %23 = load ptr, ptr %5, align 8, !dbg !188
  %24 = load float, ptr %23, align 4, !dbg !189
  %25 = load float, ptr %7, align 4, !dbg !190
  %26 = fcmp olt float %24, %25, !dbg !191
  br i1 %26, label %27, label %29, !dbg !189

27:                                               ; preds = %18
  %28 = load float, ptr %7, align 4, !dbg !192
  br label %31, !dbg !189

29:                                               ; preds = %18
  %30 = load float, ptr %8, align 4, !dbg !193
  br label %31, !dbg !189

31:                                               ; preds = %29, %27
  %32 = phi float [ %28, %27 ], [ %30, %29 ], !dbg !189
  %33 = load ptr, ptr %5, align 8, !dbg !194
  store float %32, ptr %33, align 4, !dbg !195
  br label %34, !dbg !196

34:                                               ; preds = %31, %13
  ret void, !dbg !197
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !198 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !206
  ret i32 %1, !dbg !206
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !207 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  ret i32 %1, !dbg !213
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !214 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  ret i32 %1, !dbg !220
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

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/structs.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "structs", scope: !1, file: !1, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !14, !31, !42}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !12, line: 12, baseType: !13)
!12 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Rules", file: !1, line: 15, size: 320, flags: DIFlagTypePassByValue, elements: !15, identifier: "_ZTS5Rules")
!15 = !{!16, !18, !21, !27, !28}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "step", scope: !14, file: !1, line: 16, baseType: !17, size: 32)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "bounce", scope: !14, file: !1, line: 17, baseType: !19, size: 8, offset: 32)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "u8", file: !12, line: 10, baseType: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !14, file: !1, line: 18, baseType: !22, size: 96, offset: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Vector", file: !1, line: 4, size: 96, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTS6Vector")
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !1, line: 5, baseType: !17, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !1, line: 5, baseType: !17, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !22, file: !1, line: 5, baseType: !17, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !14, file: !1, line: 18, baseType: !22, size: 96, offset: 160)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "seed", scope: !14, file: !1, line: 19, baseType: !29, size: 64, offset: 256)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "i64", file: !12, line: 14, baseType: !30)
!30 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Particle", file: !1, line: 8, size: 320, flags: DIFlagTypePassByValue, elements: !33, identifier: "_ZTS8Particle")
!33 = !{!34, !35, !36, !39, !40}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "place", scope: !32, file: !1, line: 9, baseType: !22, size: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "speed", scope: !32, file: !1, line: 9, baseType: !22, size: 96, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !32, file: !1, line: 10, baseType: !37, size: 16, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "u16", file: !12, line: 11, baseType: !38)
!38 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "alive", scope: !32, file: !1, line: 11, baseType: !19, size: 8, offset: 208)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "mass", scope: !32, file: !1, line: 12, baseType: !41, size: 64, offset: 256)
!41 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!43 = !{}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !8, file: !1, line: 33, type: !11)
!45 = !DILocation(line: 33, column: 40, scope: !8)
!46 = !DILocalVariable(name: "rules", arg: 2, scope: !8, file: !1, line: 33, type: !14)
!47 = !DILocation(line: 33, column: 49, scope: !8)
!48 = !DILocalVariable(name: "all", arg: 3, scope: !8, file: !1, line: 33, type: !31)
!49 = !DILocation(line: 33, column: 66, scope: !8)
!50 = !DILocalVariable(name: "marks", arg: 4, scope: !8, file: !1, line: 33, type: !42)
!51 = !DILocation(line: 33, column: 76, scope: !8)
!52 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 34, type: !11)
!53 = !DILocation(line: 34, column: 9, scope: !8)
!54 = !DILocation(line: 34, column: 13, scope: !8)
!55 = !DILocation(line: 35, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !8, file: !1, line: 35, column: 9)
!57 = !DILocation(line: 35, column: 14, scope: !56)
!58 = !DILocation(line: 35, column: 11, scope: !56)
!59 = !DILocation(line: 35, column: 16, scope: !56)
!60 = !DILocation(line: 35, column: 20, scope: !56)
!61 = !DILocation(line: 35, column: 24, scope: !56)
!62 = !DILocation(line: 35, column: 27, scope: !56)
!63 = !DILocation(line: 36, column: 9, scope: !56)
!64 = !DILocalVariable(name: "one", scope: !8, file: !1, line: 37, type: !32)
!65 = !DILocation(line: 37, column: 14, scope: !8)
!66 = !DILocation(line: 37, column: 20, scope: !8)
!67 = !DILocation(line: 37, column: 24, scope: !8)
!68 = !DILocation(line: 38, column: 27, scope: !8)
!69 = !DILocation(line: 38, column: 23, scope: !8)
!70 = !DILocation(line: 38, column: 38, scope: !8)
!71 = !DILocation(line: 38, column: 34, scope: !8)
!72 = !DILocation(line: 38, column: 51, scope: !8)
!73 = !DILocation(line: 38, column: 17, scope: !8)
!74 = !DILocation(line: 38, column: 9, scope: !8)
!75 = !DILocation(line: 38, column: 15, scope: !8)
!76 = !DILocation(line: 39, column: 15, scope: !77)
!77 = distinct !DILexicalBlock(scope: !8, file: !1, line: 39, column: 9)
!78 = !DILocation(line: 39, column: 9, scope: !77)
!79 = !DILocation(line: 40, column: 22, scope: !80)
!80 = distinct !DILexicalBlock(scope: !77, file: !1, line: 39, column: 23)
!81 = !DILocation(line: 40, column: 28, scope: !80)
!82 = !DILocation(line: 40, column: 36, scope: !80)
!83 = !DILocation(line: 40, column: 42, scope: !80)
!84 = !DILocation(line: 40, column: 51, scope: !80)
!85 = !DILocation(line: 40, column: 55, scope: !80)
!86 = !DILocation(line: 40, column: 64, scope: !80)
!87 = !DILocation(line: 40, column: 69, scope: !80)
!88 = !DILocation(line: 40, column: 9, scope: !80)
!89 = !DILocation(line: 41, column: 22, scope: !80)
!90 = !DILocation(line: 41, column: 28, scope: !80)
!91 = !DILocation(line: 41, column: 36, scope: !80)
!92 = !DILocation(line: 41, column: 42, scope: !80)
!93 = !DILocation(line: 41, column: 51, scope: !80)
!94 = !DILocation(line: 41, column: 55, scope: !80)
!95 = !DILocation(line: 41, column: 64, scope: !80)
!96 = !DILocation(line: 41, column: 69, scope: !80)
!97 = !DILocation(line: 41, column: 9, scope: !80)
!98 = !DILocation(line: 42, column: 22, scope: !80)
!99 = !DILocation(line: 42, column: 28, scope: !80)
!100 = !DILocation(line: 42, column: 36, scope: !80)
!101 = !DILocation(line: 42, column: 42, scope: !80)
!102 = !DILocation(line: 42, column: 51, scope: !80)
!103 = !DILocation(line: 42, column: 55, scope: !80)
!104 = !DILocation(line: 42, column: 64, scope: !80)
!105 = !DILocation(line: 42, column: 69, scope: !80)
!106 = !DILocation(line: 42, column: 9, scope: !80)
!107 = !DILocation(line: 43, column: 5, scope: !80)
!108 = !DILocation(line: 44, column: 20, scope: !8)
!109 = !DILocation(line: 44, column: 25, scope: !8)
!110 = !DILocation(line: 44, column: 9, scope: !8)
!111 = !DILocation(line: 44, column: 14, scope: !8)
!112 = !DILocation(line: 45, column: 9, scope: !8)
!113 = !DILocation(line: 45, column: 14, scope: !8)
!114 = !DILocation(line: 46, column: 5, scope: !8)
!115 = !DILocation(line: 46, column: 9, scope: !8)
!116 = !DILocation(line: 46, column: 12, scope: !8)
!117 = !DILocation(line: 47, column: 22, scope: !8)
!118 = !DILocation(line: 47, column: 33, scope: !8)
!119 = !DILocation(line: 47, column: 29, scope: !8)
!120 = !DILocation(line: 47, column: 27, scope: !8)
!121 = !DILocation(line: 47, column: 5, scope: !8)
!122 = !DILocation(line: 47, column: 11, scope: !8)
!123 = !DILocation(line: 47, column: 14, scope: !8)
!124 = !DILocation(line: 48, column: 1, scope: !8)
!125 = distinct !DISubprogram(name: "global_id", linkageName: "_ZL9global_idv", scope: !12, file: !12, line: 32, type: !126, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!126 = !DISubroutineType(types: !127)
!127 = !{!11}
!128 = !DILocation(line: 32, column: 51, scope: !125)
!129 = !DILocation(line: 32, column: 64, scope: !125)
!130 = !DILocation(line: 32, column: 62, scope: !125)
!131 = !DILocation(line: 32, column: 77, scope: !125)
!132 = !DILocation(line: 32, column: 75, scope: !125)
!133 = !DILocation(line: 32, column: 44, scope: !125)
!134 = distinct !DISubprogram(name: "along", linkageName: "_ZL5along6VectorS_f", scope: !1, file: !1, line: 22, type: !135, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !43)
!135 = !DISubroutineType(types: !136)
!136 = !{!22, !22, !22, !17}
!137 = !DILocalVariable(name: "from", arg: 1, scope: !134, file: !1, line: 22, type: !22)
!138 = !DILocation(line: 22, column: 65, scope: !134)
!139 = !DILocalVariable(name: "by", arg: 2, scope: !134, file: !1, line: 22, type: !22)
!140 = !DILocation(line: 22, column: 78, scope: !134)
!141 = !DILocalVariable(name: "much", arg: 3, scope: !134, file: !1, line: 22, type: !17)
!142 = !DILocation(line: 22, column: 88, scope: !134)
!143 = !DILocation(line: 23, column: 12, scope: !134)
!144 = !DILocation(line: 23, column: 18, scope: !134)
!145 = !DILocation(line: 23, column: 25, scope: !134)
!146 = !DILocation(line: 23, column: 29, scope: !134)
!147 = !DILocation(line: 23, column: 27, scope: !134)
!148 = !DILocation(line: 23, column: 20, scope: !134)
!149 = !DILocation(line: 23, column: 40, scope: !134)
!150 = !DILocation(line: 23, column: 47, scope: !134)
!151 = !DILocation(line: 23, column: 51, scope: !134)
!152 = !DILocation(line: 23, column: 49, scope: !134)
!153 = !DILocation(line: 23, column: 42, scope: !134)
!154 = !DILocation(line: 23, column: 62, scope: !134)
!155 = !DILocation(line: 23, column: 69, scope: !134)
!156 = !DILocation(line: 23, column: 73, scope: !134)
!157 = !DILocation(line: 23, column: 71, scope: !134)
!158 = !DILocation(line: 23, column: 64, scope: !134)
!159 = !DILocation(line: 23, column: 5, scope: !134)
!160 = distinct !DISubprogram(name: "reflect", linkageName: "_ZL7reflectPfS_ff", scope: !1, file: !1, line: 26, type: !161, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !43)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !163, !163, !17, !17}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!164 = !DILocalVariable(name: "place", arg: 1, scope: !160, file: !1, line: 26, type: !163)
!165 = !DILocation(line: 26, column: 65, scope: !160)
!166 = !DILocalVariable(name: "speed", arg: 2, scope: !160, file: !1, line: 26, type: !163)
!167 = !DILocation(line: 26, column: 79, scope: !160)
!168 = !DILocalVariable(name: "low", arg: 3, scope: !160, file: !1, line: 26, type: !17)
!169 = !DILocation(line: 26, column: 92, scope: !160)
!170 = !DILocalVariable(name: "high", arg: 4, scope: !160, file: !1, line: 26, type: !17)
!171 = !DILocation(line: 26, column: 103, scope: !160)
!172 = !DILocation(line: 27, column: 10, scope: !173)
!173 = distinct !DILexicalBlock(scope: !160, file: !1, line: 27, column: 9)
!174 = !DILocation(line: 27, column: 9, scope: !173)
!175 = !DILocation(line: 27, column: 18, scope: !173)
!176 = !DILocation(line: 27, column: 16, scope: !173)
!177 = !DILocation(line: 27, column: 22, scope: !173)
!178 = !DILocation(line: 27, column: 26, scope: !173)
!179 = !DILocation(line: 27, column: 25, scope: !173)
!180 = !DILocation(line: 27, column: 34, scope: !173)
!181 = !DILocation(line: 27, column: 32, scope: !173)
!182 = !DILocation(line: 28, column: 20, scope: !183)
!183 = distinct !DILexicalBlock(scope: !173, file: !1, line: 27, column: 40)
!184 = !DILocation(line: 28, column: 19, scope: !183)
!185 = !DILocation(line: 28, column: 18, scope: !183)
!186 = !DILocation(line: 28, column: 10, scope: !183)
!187 = !DILocation(line: 28, column: 16, scope: !183)
!188 = !DILocation(line: 29, column: 19, scope: !183)
!189 = !DILocation(line: 29, column: 18, scope: !183)
!190 = !DILocation(line: 29, column: 27, scope: !183)
!191 = !DILocation(line: 29, column: 25, scope: !183)
!192 = !DILocation(line: 29, column: 33, scope: !183)
!193 = !DILocation(line: 29, column: 39, scope: !183)
!194 = !DILocation(line: 29, column: 10, scope: !183)
!195 = !DILocation(line: 29, column: 16, scope: !183)
!196 = !DILocation(line: 30, column: 5, scope: !183)
!197 = !DILocation(line: 31, column: 1, scope: !160)
!198 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN13blockIdx_type5get_xEv", scope: !199, file: !12, line: 28, type: !202, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !201)
!199 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "blockIdx_type", file: !12, line: 28, size: 8, flags: DIFlagTypePassByValue, elements: !200, identifier: "_ZTS13blockIdx_type")
!200 = !{!201, !204, !205}
!201 = !DISubprogram(name: "get_x", linkageName: "_ZN13blockIdx_type5get_xEv", scope: !199, file: !12, line: 28, type: !202, scopeLine: 28, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!202 = !DISubroutineType(types: !203)
!203 = !{!13}
!204 = !DISubprogram(name: "get_y", linkageName: "_ZN13blockIdx_type5get_yEv", scope: !199, file: !12, line: 28, type: !202, scopeLine: 28, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!205 = !DISubprogram(name: "get_z", linkageName: "_ZN13blockIdx_type5get_zEv", scope: !199, file: !12, line: 28, type: !202, scopeLine: 28, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!206 = !DILocation(line: 28, column: 1, scope: !198)
!207 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN13blockDim_type5get_xEv", scope: !208, file: !12, line: 29, type: !202, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !210)
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "blockDim_type", file: !12, line: 29, size: 8, flags: DIFlagTypePassByValue, elements: !209, identifier: "_ZTS13blockDim_type")
!209 = !{!210, !211, !212}
!210 = !DISubprogram(name: "get_x", linkageName: "_ZN13blockDim_type5get_xEv", scope: !208, file: !12, line: 29, type: !202, scopeLine: 29, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!211 = !DISubprogram(name: "get_y", linkageName: "_ZN13blockDim_type5get_yEv", scope: !208, file: !12, line: 29, type: !202, scopeLine: 29, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!212 = !DISubprogram(name: "get_z", linkageName: "_ZN13blockDim_type5get_zEv", scope: !208, file: !12, line: 29, type: !202, scopeLine: 29, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!213 = !DILocation(line: 29, column: 1, scope: !207)
!214 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN14threadIdx_type5get_xEv", scope: !215, file: !12, line: 27, type: !202, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !217)
!215 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "threadIdx_type", file: !12, line: 27, size: 8, flags: DIFlagTypePassByValue, elements: !216, identifier: "_ZTS14threadIdx_type")
!216 = !{!217, !218, !219}
!217 = !DISubprogram(name: "get_x", linkageName: "_ZN14threadIdx_type5get_xEv", scope: !215, file: !12, line: 27, type: !202, scopeLine: 27, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!218 = !DISubprogram(name: "get_y", linkageName: "_ZN14threadIdx_type5get_yEv", scope: !215, file: !12, line: 27, type: !202, scopeLine: 27, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!219 = !DISubprogram(name: "get_z", linkageName: "_ZN14threadIdx_type5get_zEv", scope: !215, file: !12, line: 27, type: !202, scopeLine: 27, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!220 = !DILocation(line: 27, column: 1, scope: !214)
