; ModuleID = 'examples/cuda/stencil.cu'
source_filename = "examples/cuda/stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

$_ZN13blockIdx_type5get_yEv = comdat any

$_ZN13blockDim_type5get_yEv = comdat any

$_ZN14threadIdx_type5get_yEv = comdat any

$_ZN13blockIdx_type5get_zEv = comdat any

$_ZN13blockDim_type5get_zEv = comdat any

$_ZN14threadIdx_type5get_zEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, ptr noundef %5) #0 !dbg !8 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store float %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %18 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !11
  %19 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !12
  %20 = mul i32 %18, %19, !dbg !13
  %21 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !14
  %22 = add i32 %20, %21, !dbg !15
  store i32 %22, ptr %13, align 4, !dbg !16
  %23 = call noundef i32 @_ZN13blockIdx_type5get_yEv() #3, !dbg !17
  %24 = call noundef i32 @_ZN13blockDim_type5get_yEv() #3, !dbg !18
  %25 = mul i32 %23, %24, !dbg !19
  %26 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #3, !dbg !20
  %27 = add i32 %25, %26, !dbg !21
  store i32 %27, ptr %14, align 4, !dbg !22
  %28 = call noundef i32 @_ZN13blockIdx_type5get_zEv() #3, !dbg !23
  %29 = call noundef i32 @_ZN13blockDim_type5get_zEv() #3, !dbg !24
  %30 = mul i32 %28, %29, !dbg !25
  %31 = call noundef i32 @_ZN14threadIdx_type5get_zEv() #3, !dbg !26
  %32 = add i32 %30, %31, !dbg !27
  store i32 %32, ptr %15, align 4, !dbg !28
  %33 = load i32, ptr %13, align 4, !dbg !29
  %34 = load i32, ptr %7, align 4, !dbg !30
  %35 = icmp uge i32 %33, %34, !dbg !31
  br i1 %35, label %44, label %36, !dbg !32

36:                                               ; preds = %6
  %37 = load i32, ptr %14, align 4, !dbg !33
  %38 = load i32, ptr %8, align 4, !dbg !34
  %39 = icmp uge i32 %37, %38, !dbg !35
  br i1 %39, label %44, label %40, !dbg !36

40:                                               ; preds = %36
  %41 = load i32, ptr %15, align 4, !dbg !37
  %42 = load i32, ptr %9, align 4, !dbg !38
  %43 = icmp uge i32 %41, %42, !dbg !39
  br i1 %43, label %44, label %45, !dbg !36

44:                                               ; preds = %40, %36, %6
  br label %158, !dbg !40

45:                                               ; preds = %40
  %46 = load i32, ptr %15, align 4, !dbg !41
  %47 = load i32, ptr %8, align 4, !dbg !42
  %48 = mul i32 %46, %47, !dbg !43
  %49 = load i32, ptr %14, align 4, !dbg !44
  %50 = add i32 %48, %49, !dbg !45
  %51 = load i32, ptr %7, align 4, !dbg !46
  %52 = mul i32 %50, %51, !dbg !47
  %53 = load i32, ptr %13, align 4, !dbg !48
  %54 = add i32 %52, %53, !dbg !49
  store i32 %54, ptr %16, align 4, !dbg !50
  %55 = load i32, ptr %13, align 4, !dbg !51
  %56 = icmp eq i32 %55, 0, !dbg !52
  br i1 %56, label %78, label %57, !dbg !53

57:                                               ; preds = %45
  %58 = load i32, ptr %14, align 4, !dbg !54
  %59 = icmp eq i32 %58, 0, !dbg !55
  br i1 %59, label %78, label %60, !dbg !56

60:                                               ; preds = %57
  %61 = load i32, ptr %15, align 4, !dbg !57
  %62 = icmp eq i32 %61, 0, !dbg !58
  br i1 %62, label %78, label %63, !dbg !59

63:                                               ; preds = %60
  %64 = load i32, ptr %13, align 4, !dbg !60
  %65 = add i32 %64, 1, !dbg !61
  %66 = load i32, ptr %7, align 4, !dbg !62
  %67 = icmp eq i32 %65, %66, !dbg !63
  br i1 %67, label %78, label %68, !dbg !64

68:                                               ; preds = %63
  %69 = load i32, ptr %14, align 4, !dbg !65
  %70 = add i32 %69, 1, !dbg !66
  %71 = load i32, ptr %8, align 4, !dbg !67
  %72 = icmp eq i32 %70, %71, !dbg !68
  br i1 %72, label %78, label %73, !dbg !69

73:                                               ; preds = %68
  %74 = load i32, ptr %15, align 4, !dbg !70
  %75 = add i32 %74, 1, !dbg !71
  %76 = load i32, ptr %9, align 4, !dbg !72
  %77 = icmp eq i32 %75, %76, !dbg !73
  br i1 %77, label %78, label %88, !dbg !69

78:                                               ; preds = %73, %68, %63, %60, %57, %45
  %79 = load ptr, ptr %11, align 8, !dbg !74
  %80 = load i32, ptr %16, align 4, !dbg !75
  %81 = zext i32 %80 to i64, !dbg !74
  %82 = getelementptr inbounds nuw float, ptr %79, i64 %81, !dbg !74
  %83 = load float, ptr %82, align 4, !dbg !74
  %84 = load ptr, ptr %12, align 8, !dbg !76
  %85 = load i32, ptr %16, align 4, !dbg !77
  %86 = zext i32 %85 to i64, !dbg !76
  %87 = getelementptr inbounds nuw float, ptr %84, i64 %86, !dbg !76
  store float %83, ptr %87, align 4, !dbg !78
  br label %158, !dbg !79

88:                                               ; preds = %73
  %89 = load ptr, ptr %11, align 8, !dbg !80
  %90 = load i32, ptr %16, align 4, !dbg !81
  %91 = sub i32 %90, 1, !dbg !82
  %92 = zext i32 %91 to i64, !dbg !80
  %93 = getelementptr inbounds nuw float, ptr %89, i64 %92, !dbg !80
  %94 = load float, ptr %93, align 4, !dbg !80
  %95 = load ptr, ptr %11, align 8, !dbg !83
  %96 = load i32, ptr %16, align 4, !dbg !84
  %97 = add i32 %96, 1, !dbg !85
  %98 = zext i32 %97 to i64, !dbg !83
  %99 = getelementptr inbounds nuw float, ptr %95, i64 %98, !dbg !83
  %100 = load float, ptr %99, align 4, !dbg !83
  %101 = fadd contract float %94, %100, !dbg !86
  %102 = load ptr, ptr %11, align 8, !dbg !87
  %103 = load i32, ptr %16, align 4, !dbg !88
  %104 = load i32, ptr %7, align 4, !dbg !89
  %105 = sub i32 %103, %104, !dbg !90
  %106 = zext i32 %105 to i64, !dbg !87
  %107 = getelementptr inbounds nuw float, ptr %102, i64 %106, !dbg !87
  %108 = load float, ptr %107, align 4, !dbg !87
  %109 = fadd contract float %101, %108, !dbg !91
  %110 = load ptr, ptr %11, align 8, !dbg !92
  %111 = load i32, ptr %16, align 4, !dbg !93
  %112 = load i32, ptr %7, align 4, !dbg !94
  %113 = add i32 %111, %112, !dbg !95
  %114 = zext i32 %113 to i64, !dbg !92
  %115 = getelementptr inbounds nuw float, ptr %110, i64 %114, !dbg !92
  %116 = load float, ptr %115, align 4, !dbg !92
  %117 = fadd contract float %109, %116, !dbg !96
  %118 = load ptr, ptr %11, align 8, !dbg !97
  %119 = load i32, ptr %16, align 4, !dbg !98
  %120 = load i32, ptr %7, align 4, !dbg !99
  %121 = load i32, ptr %8, align 4, !dbg !100
  %122 = mul i32 %120, %121, !dbg !101
  %123 = sub i32 %119, %122, !dbg !102
  %124 = zext i32 %123 to i64, !dbg !97
  %125 = getelementptr inbounds nuw float, ptr %118, i64 %124, !dbg !97
  %126 = load float, ptr %125, align 4, !dbg !97
  %127 = fadd contract float %117, %126, !dbg !103
  %128 = load ptr, ptr %11, align 8, !dbg !104
  %129 = load i32, ptr %16, align 4, !dbg !105
  %130 = load i32, ptr %7, align 4, !dbg !106
  %131 = load i32, ptr %8, align 4, !dbg !107
  %132 = mul i32 %130, %131, !dbg !108
  %133 = add i32 %129, %132, !dbg !109
  %134 = zext i32 %133 to i64, !dbg !104
  %135 = getelementptr inbounds nuw float, ptr %128, i64 %134, !dbg !104
  %136 = load float, ptr %135, align 4, !dbg !104
  %137 = fadd contract float %127, %136, !dbg !110
  store float %137, ptr %17, align 4, !dbg !111
  %138 = load ptr, ptr %11, align 8, !dbg !112
  %139 = load i32, ptr %16, align 4, !dbg !113
  %140 = zext i32 %139 to i64, !dbg !112
  %141 = getelementptr inbounds nuw float, ptr %138, i64 %140, !dbg !112
  %142 = load float, ptr %141, align 4, !dbg !112
  %143 = load float, ptr %10, align 4, !dbg !114
  %144 = load float, ptr %17, align 4, !dbg !115
  %145 = load ptr, ptr %11, align 8, !dbg !116
  %146 = load i32, ptr %16, align 4, !dbg !117
  %147 = zext i32 %146 to i64, !dbg !116
  %148 = getelementptr inbounds nuw float, ptr %145, i64 %147, !dbg !116
  %149 = load float, ptr %148, align 4, !dbg !116
  %150 = fmul contract float 6.000000e+00, %149, !dbg !118
  %151 = fsub contract float %144, %150, !dbg !119
  %152 = fmul contract float %143, %151, !dbg !120
  %153 = fadd contract float %142, %152, !dbg !121
  %154 = load ptr, ptr %12, align 8, !dbg !122
  %155 = load i32, ptr %16, align 4, !dbg !123
  %156 = zext i32 %155 to i64, !dbg !122
  %157 = getelementptr inbounds nuw float, ptr %154, i64 %156, !dbg !122
  store float %153, ptr %157, align 4, !dbg !124
  br label %158, !dbg !125

158:                                              ; preds = %88, %78, %44
  ret void, !dbg !125
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !126 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !128
  ret i32 %1, !dbg !128
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !129 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130
  ret i32 %1, !dbg !130
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !131 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  ret i32 %1, !dbg !132
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_yEv() #1 comdat align 2 !dbg !133 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !134
  ret i32 %1, !dbg !134
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_yEv() #1 comdat align 2 !dbg !135 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136
  ret i32 %1, !dbg !136
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_yEv() #1 comdat align 2 !dbg !137 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138
  ret i32 %1, !dbg !138
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_zEv() #1 comdat align 2 !dbg !139 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !140
  ret i32 %1, !dbg !140
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_zEv() #1 comdat align 2 !dbg !141 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !142
  ret i32 %1, !dbg !142
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_zEv() #1 comdat align 2 !dbg !143 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !144
  ret i32 %1, !dbg !144
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/stencil.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "stencil", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 5, column: 13, scope: !8)
!12 = !DILocation(line: 5, column: 26, scope: !8)
!13 = !DILocation(line: 5, column: 24, scope: !8)
!14 = !DILocation(line: 5, column: 39, scope: !8)
!15 = !DILocation(line: 5, column: 37, scope: !8)
!16 = !DILocation(line: 5, column: 9, scope: !8)
!17 = !DILocation(line: 6, column: 13, scope: !8)
!18 = !DILocation(line: 6, column: 26, scope: !8)
!19 = !DILocation(line: 6, column: 24, scope: !8)
!20 = !DILocation(line: 6, column: 39, scope: !8)
!21 = !DILocation(line: 6, column: 37, scope: !8)
!22 = !DILocation(line: 6, column: 9, scope: !8)
!23 = !DILocation(line: 7, column: 13, scope: !8)
!24 = !DILocation(line: 7, column: 26, scope: !8)
!25 = !DILocation(line: 7, column: 24, scope: !8)
!26 = !DILocation(line: 7, column: 39, scope: !8)
!27 = !DILocation(line: 7, column: 37, scope: !8)
!28 = !DILocation(line: 7, column: 9, scope: !8)
!29 = !DILocation(line: 8, column: 9, scope: !8)
!30 = !DILocation(line: 8, column: 14, scope: !8)
!31 = !DILocation(line: 8, column: 11, scope: !8)
!32 = !DILocation(line: 8, column: 17, scope: !8)
!33 = !DILocation(line: 8, column: 20, scope: !8)
!34 = !DILocation(line: 8, column: 25, scope: !8)
!35 = !DILocation(line: 8, column: 22, scope: !8)
!36 = !DILocation(line: 8, column: 28, scope: !8)
!37 = !DILocation(line: 8, column: 31, scope: !8)
!38 = !DILocation(line: 8, column: 36, scope: !8)
!39 = !DILocation(line: 8, column: 33, scope: !8)
!40 = !DILocation(line: 9, column: 9, scope: !8)
!41 = !DILocation(line: 10, column: 15, scope: !8)
!42 = !DILocation(line: 10, column: 19, scope: !8)
!43 = !DILocation(line: 10, column: 17, scope: !8)
!44 = !DILocation(line: 10, column: 24, scope: !8)
!45 = !DILocation(line: 10, column: 22, scope: !8)
!46 = !DILocation(line: 10, column: 29, scope: !8)
!47 = !DILocation(line: 10, column: 27, scope: !8)
!48 = !DILocation(line: 10, column: 34, scope: !8)
!49 = !DILocation(line: 10, column: 32, scope: !8)
!50 = !DILocation(line: 10, column: 9, scope: !8)
!51 = !DILocation(line: 11, column: 9, scope: !8)
!52 = !DILocation(line: 11, column: 11, scope: !8)
!53 = !DILocation(line: 11, column: 16, scope: !8)
!54 = !DILocation(line: 11, column: 19, scope: !8)
!55 = !DILocation(line: 11, column: 21, scope: !8)
!56 = !DILocation(line: 11, column: 26, scope: !8)
!57 = !DILocation(line: 11, column: 29, scope: !8)
!58 = !DILocation(line: 11, column: 31, scope: !8)
!59 = !DILocation(line: 11, column: 36, scope: !8)
!60 = !DILocation(line: 11, column: 39, scope: !8)
!61 = !DILocation(line: 11, column: 41, scope: !8)
!62 = !DILocation(line: 11, column: 48, scope: !8)
!63 = !DILocation(line: 11, column: 45, scope: !8)
!64 = !DILocation(line: 11, column: 51, scope: !8)
!65 = !DILocation(line: 11, column: 54, scope: !8)
!66 = !DILocation(line: 11, column: 56, scope: !8)
!67 = !DILocation(line: 11, column: 63, scope: !8)
!68 = !DILocation(line: 11, column: 60, scope: !8)
!69 = !DILocation(line: 11, column: 66, scope: !8)
!70 = !DILocation(line: 11, column: 69, scope: !8)
!71 = !DILocation(line: 11, column: 71, scope: !8)
!72 = !DILocation(line: 11, column: 78, scope: !8)
!73 = !DILocation(line: 11, column: 75, scope: !8)
!74 = !DILocation(line: 12, column: 20, scope: !8)
!75 = !DILocation(line: 12, column: 24, scope: !8)
!76 = !DILocation(line: 12, column: 9, scope: !8)
!77 = !DILocation(line: 12, column: 14, scope: !8)
!78 = !DILocation(line: 12, column: 18, scope: !8)
!79 = !DILocation(line: 13, column: 9, scope: !8)
!80 = !DILocation(line: 15, column: 20, scope: !8)
!81 = !DILocation(line: 15, column: 24, scope: !8)
!82 = !DILocation(line: 15, column: 27, scope: !8)
!83 = !DILocation(line: 15, column: 34, scope: !8)
!84 = !DILocation(line: 15, column: 38, scope: !8)
!85 = !DILocation(line: 15, column: 41, scope: !8)
!86 = !DILocation(line: 15, column: 32, scope: !8)
!87 = !DILocation(line: 15, column: 48, scope: !8)
!88 = !DILocation(line: 15, column: 52, scope: !8)
!89 = !DILocation(line: 15, column: 57, scope: !8)
!90 = !DILocation(line: 15, column: 55, scope: !8)
!91 = !DILocation(line: 15, column: 46, scope: !8)
!92 = !DILocation(line: 15, column: 63, scope: !8)
!93 = !DILocation(line: 15, column: 67, scope: !8)
!94 = !DILocation(line: 15, column: 72, scope: !8)
!95 = !DILocation(line: 15, column: 70, scope: !8)
!96 = !DILocation(line: 15, column: 61, scope: !8)
!97 = !DILocation(line: 15, column: 78, scope: !8)
!98 = !DILocation(line: 15, column: 82, scope: !8)
!99 = !DILocation(line: 15, column: 87, scope: !8)
!100 = !DILocation(line: 15, column: 92, scope: !8)
!101 = !DILocation(line: 15, column: 90, scope: !8)
!102 = !DILocation(line: 15, column: 85, scope: !8)
!103 = !DILocation(line: 15, column: 76, scope: !8)
!104 = !DILocation(line: 15, column: 98, scope: !8)
!105 = !DILocation(line: 15, column: 102, scope: !8)
!106 = !DILocation(line: 15, column: 107, scope: !8)
!107 = !DILocation(line: 15, column: 112, scope: !8)
!108 = !DILocation(line: 15, column: 110, scope: !8)
!109 = !DILocation(line: 15, column: 105, scope: !8)
!110 = !DILocation(line: 15, column: 96, scope: !8)
!111 = !DILocation(line: 15, column: 11, scope: !8)
!112 = !DILocation(line: 16, column: 16, scope: !8)
!113 = !DILocation(line: 16, column: 20, scope: !8)
!114 = !DILocation(line: 16, column: 26, scope: !8)
!115 = !DILocation(line: 16, column: 34, scope: !8)
!116 = !DILocation(line: 16, column: 50, scope: !8)
!117 = !DILocation(line: 16, column: 54, scope: !8)
!118 = !DILocation(line: 16, column: 48, scope: !8)
!119 = !DILocation(line: 16, column: 41, scope: !8)
!120 = !DILocation(line: 16, column: 31, scope: !8)
!121 = !DILocation(line: 16, column: 24, scope: !8)
!122 = !DILocation(line: 16, column: 5, scope: !8)
!123 = !DILocation(line: 16, column: 10, scope: !8)
!124 = !DILocation(line: 16, column: 14, scope: !8)
!125 = !DILocation(line: 17, column: 1, scope: !8)
!126 = distinct !DISubprogram(name: "get_x", scope: !127, file: !127, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!128 = !DILocation(line: 28, column: 1, scope: !126)
!129 = distinct !DISubprogram(name: "get_x", scope: !127, file: !127, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 29, column: 1, scope: !129)
!131 = distinct !DISubprogram(name: "get_x", scope: !127, file: !127, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 27, column: 1, scope: !131)
!133 = distinct !DISubprogram(name: "get_y", scope: !127, file: !127, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 28, column: 1, scope: !133)
!135 = distinct !DISubprogram(name: "get_y", scope: !127, file: !127, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 29, column: 1, scope: !135)
!137 = distinct !DISubprogram(name: "get_y", scope: !127, file: !127, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 27, column: 1, scope: !137)
!139 = distinct !DISubprogram(name: "get_z", scope: !127, file: !127, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!140 = !DILocation(line: 28, column: 1, scope: !139)
!141 = distinct !DISubprogram(name: "get_z", scope: !127, file: !127, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 29, column: 1, scope: !141)
!143 = distinct !DISubprogram(name: "get_z", scope: !127, file: !127, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 27, column: 1, scope: !143)
