; ModuleID = 'examples/cuda/mandelbrot.cu'
source_filename = "examples/cuda/mandelbrot.cu"
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

@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mandelbrot(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef %6) #0 !dbg !8 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store double %3, ptr %11, align 8
  store double %4, ptr %12, align 8
  store double %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %23 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !11
  %24 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !12
  %25 = mul i32 %23, %24, !dbg !13
  %26 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !14
  %27 = add i32 %25, %26, !dbg !15
  store i32 %27, ptr %15, align 4, !dbg !16
  %28 = call noundef i32 @_ZN13blockIdx_type5get_yEv() #3, !dbg !17
  %29 = call noundef i32 @_ZN13blockDim_type5get_yEv() #3, !dbg !18
  %30 = mul i32 %28, %29, !dbg !19
  %31 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #3, !dbg !20
  %32 = add i32 %30, %31, !dbg !21
  store i32 %32, ptr %16, align 4, !dbg !22
  %33 = load i32, ptr %15, align 4, !dbg !23
  %34 = load i32, ptr %8, align 4, !dbg !24
  %35 = icmp uge i32 %33, %34, !dbg !25
  br i1 %35, label %40, label %36, !dbg !26

36:                                               ; preds = %7
  %37 = load i32, ptr %16, align 4, !dbg !27
  %38 = load i32, ptr %9, align 4, !dbg !28
  %39 = icmp uge i32 %37, %38, !dbg !29
  br i1 %39, label %40, label %41, !dbg !26

40:                                               ; preds = %36, %7
  br label %99, !dbg !30

41:                                               ; preds = %36
  %42 = load double, ptr %11, align 8, !dbg !31
  %43 = load double, ptr %13, align 8, !dbg !32
  %44 = load i32, ptr %15, align 4, !dbg !33
  %45 = uitofp i32 %44 to double, !dbg !33
  %46 = fmul double %43, %45, !dbg !34
  %47 = fadd double %42, %46, !dbg !35
  store double %47, ptr %17, align 8, !dbg !36
  %48 = load double, ptr %12, align 8, !dbg !37
  %49 = load double, ptr %13, align 8, !dbg !38
  %50 = load i32, ptr %16, align 4, !dbg !39
  %51 = uitofp i32 %50 to double, !dbg !39
  %52 = fmul double %49, %51, !dbg !40
  %53 = fsub double %48, %52, !dbg !41
  store double %53, ptr %18, align 8, !dbg !42
  store double 0.000000e+00, ptr %19, align 8, !dbg !43
  store double 0.000000e+00, ptr %20, align 8, !dbg !44
  store i32 0, ptr %21, align 4, !dbg !45
  br label %54, !dbg !46

54:                                               ; preds = %69, %41
  %55 = load i32, ptr %21, align 4, !dbg !47
  %56 = load i32, ptr %10, align 4, !dbg !48
  %57 = icmp ult i32 %55, %56, !dbg !49
  br i1 %57, label %58, label %67, !dbg !50

58:                                               ; preds = %54
  %59 = load double, ptr %19, align 8, !dbg !51
  %60 = load double, ptr %19, align 8, !dbg !52
  %61 = fmul double %59, %60, !dbg !53
  %62 = load double, ptr %20, align 8, !dbg !54
  %63 = load double, ptr %20, align 8, !dbg !55
  %64 = fmul double %62, %63, !dbg !56
  %65 = fadd double %61, %64, !dbg !57
  %66 = fcmp ole double %65, 4.000000e+00, !dbg !58
  br label %67

67:                                               ; preds = %58, %54
  %68 = phi i1 [ false, %54 ], [ %66, %58 ], !dbg !59
  br i1 %68, label %69, label %88, !dbg !46

69:                                               ; preds = %67
  %70 = load double, ptr %19, align 8, !dbg !60
  %71 = load double, ptr %19, align 8, !dbg !61
  %72 = fmul double %70, %71, !dbg !62
  %73 = load double, ptr %20, align 8, !dbg !63
  %74 = load double, ptr %20, align 8, !dbg !64
  %75 = fmul double %73, %74, !dbg !65
  %76 = fsub double %72, %75, !dbg !66
  %77 = load double, ptr %17, align 8, !dbg !67
  %78 = fadd double %76, %77, !dbg !68
  store double %78, ptr %22, align 8, !dbg !69
  %79 = load double, ptr %19, align 8, !dbg !70
  %80 = fmul double 2.000000e+00, %79, !dbg !71
  %81 = load double, ptr %20, align 8, !dbg !72
  %82 = fmul double %80, %81, !dbg !73
  %83 = load double, ptr %18, align 8, !dbg !74
  %84 = fadd double %82, %83, !dbg !75
  store double %84, ptr %20, align 8, !dbg !76
  %85 = load double, ptr %22, align 8, !dbg !77
  store double %85, ptr %19, align 8, !dbg !78
  %86 = load i32, ptr %21, align 4, !dbg !79
  %87 = add i32 %86, 1, !dbg !79
  store i32 %87, ptr %21, align 4, !dbg !79
  br label %54, !dbg !46, !llvm.loop !80

88:                                               ; preds = %67
  %89 = load i32, ptr %21, align 4, !dbg !83
  %90 = trunc i32 %89 to i16, !dbg !83
  %91 = load ptr, ptr %14, align 8, !dbg !84
  %92 = load i32, ptr %16, align 4, !dbg !85
  %93 = load i32, ptr %8, align 4, !dbg !86
  %94 = mul i32 %92, %93, !dbg !87
  %95 = load i32, ptr %15, align 4, !dbg !88
  %96 = add i32 %94, %95, !dbg !89
  %97 = zext i32 %96 to i64, !dbg !84
  %98 = getelementptr inbounds nuw i16, ptr %91, i64 %97, !dbg !84
  store i16 %90, ptr %98, align 2, !dbg !90
  br label %99, !dbg !91

99:                                               ; preds = %88, %40
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !92 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !94
  ret i32 %1, !dbg !94
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !95 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96
  ret i32 %1, !dbg !96
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !97 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !98
  ret i32 %1, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_yEv() #1 comdat align 2 !dbg !99 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !100
  ret i32 %1, !dbg !100
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_yEv() #1 comdat align 2 !dbg !101 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !102
  ret i32 %1, !dbg !102
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_yEv() #1 comdat align 2 !dbg !103 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104
  ret i32 %1, !dbg !104
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/mandelbrot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 5, column: 18, scope: !8)
!12 = !DILocation(line: 5, column: 31, scope: !8)
!13 = !DILocation(line: 5, column: 29, scope: !8)
!14 = !DILocation(line: 5, column: 44, scope: !8)
!15 = !DILocation(line: 5, column: 42, scope: !8)
!16 = !DILocation(line: 5, column: 9, scope: !8)
!17 = !DILocation(line: 5, column: 63, scope: !8)
!18 = !DILocation(line: 5, column: 76, scope: !8)
!19 = !DILocation(line: 5, column: 74, scope: !8)
!20 = !DILocation(line: 5, column: 89, scope: !8)
!21 = !DILocation(line: 5, column: 87, scope: !8)
!22 = !DILocation(line: 5, column: 57, scope: !8)
!23 = !DILocation(line: 6, column: 9, scope: !8)
!24 = !DILocation(line: 6, column: 19, scope: !8)
!25 = !DILocation(line: 6, column: 16, scope: !8)
!26 = !DILocation(line: 6, column: 25, scope: !8)
!27 = !DILocation(line: 6, column: 28, scope: !8)
!28 = !DILocation(line: 6, column: 35, scope: !8)
!29 = !DILocation(line: 6, column: 32, scope: !8)
!30 = !DILocation(line: 7, column: 9, scope: !8)
!31 = !DILocation(line: 8, column: 17, scope: !8)
!32 = !DILocation(line: 8, column: 24, scope: !8)
!33 = !DILocation(line: 8, column: 31, scope: !8)
!34 = !DILocation(line: 8, column: 29, scope: !8)
!35 = !DILocation(line: 8, column: 22, scope: !8)
!36 = !DILocation(line: 8, column: 12, scope: !8)
!37 = !DILocation(line: 8, column: 44, scope: !8)
!38 = !DILocation(line: 8, column: 50, scope: !8)
!39 = !DILocation(line: 8, column: 57, scope: !8)
!40 = !DILocation(line: 8, column: 55, scope: !8)
!41 = !DILocation(line: 8, column: 48, scope: !8)
!42 = !DILocation(line: 8, column: 39, scope: !8)
!43 = !DILocation(line: 8, column: 62, scope: !8)
!44 = !DILocation(line: 8, column: 71, scope: !8)
!45 = !DILocation(line: 9, column: 9, scope: !8)
!46 = !DILocation(line: 10, column: 5, scope: !8)
!47 = !DILocation(line: 10, column: 12, scope: !8)
!48 = !DILocation(line: 10, column: 20, scope: !8)
!49 = !DILocation(line: 10, column: 18, scope: !8)
!50 = !DILocation(line: 10, column: 26, scope: !8)
!51 = !DILocation(line: 10, column: 29, scope: !8)
!52 = !DILocation(line: 10, column: 33, scope: !8)
!53 = !DILocation(line: 10, column: 31, scope: !8)
!54 = !DILocation(line: 10, column: 37, scope: !8)
!55 = !DILocation(line: 10, column: 41, scope: !8)
!56 = !DILocation(line: 10, column: 39, scope: !8)
!57 = !DILocation(line: 10, column: 35, scope: !8)
!58 = !DILocation(line: 10, column: 43, scope: !8)
!59 = !DILocation(line: 0, scope: !8)
!60 = !DILocation(line: 11, column: 23, scope: !8)
!61 = !DILocation(line: 11, column: 27, scope: !8)
!62 = !DILocation(line: 11, column: 25, scope: !8)
!63 = !DILocation(line: 11, column: 31, scope: !8)
!64 = !DILocation(line: 11, column: 35, scope: !8)
!65 = !DILocation(line: 11, column: 33, scope: !8)
!66 = !DILocation(line: 11, column: 29, scope: !8)
!67 = !DILocation(line: 11, column: 39, scope: !8)
!68 = !DILocation(line: 11, column: 37, scope: !8)
!69 = !DILocation(line: 11, column: 16, scope: !8)
!70 = !DILocation(line: 12, column: 19, scope: !8)
!71 = !DILocation(line: 12, column: 17, scope: !8)
!72 = !DILocation(line: 12, column: 23, scope: !8)
!73 = !DILocation(line: 12, column: 21, scope: !8)
!74 = !DILocation(line: 12, column: 27, scope: !8)
!75 = !DILocation(line: 12, column: 25, scope: !8)
!76 = !DILocation(line: 12, column: 11, scope: !8)
!77 = !DILocation(line: 13, column: 13, scope: !8)
!78 = !DILocation(line: 13, column: 11, scope: !8)
!79 = !DILocation(line: 14, column: 14, scope: !8)
!80 = distinct !{!80, !46, !81, !82}
!81 = !DILocation(line: 15, column: 5, scope: !8)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 16, column: 38, scope: !8)
!84 = !DILocation(line: 16, column: 5, scope: !8)
!85 = !DILocation(line: 16, column: 9, scope: !8)
!86 = !DILocation(line: 16, column: 15, scope: !8)
!87 = !DILocation(line: 16, column: 13, scope: !8)
!88 = !DILocation(line: 16, column: 23, scope: !8)
!89 = !DILocation(line: 16, column: 21, scope: !8)
!90 = !DILocation(line: 16, column: 31, scope: !8)
!91 = !DILocation(line: 17, column: 1, scope: !8)
!92 = distinct !DISubprogram(name: "get_x", scope: !93, file: !93, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!94 = !DILocation(line: 28, column: 1, scope: !92)
!95 = distinct !DISubprogram(name: "get_x", scope: !93, file: !93, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 29, column: 1, scope: !95)
!97 = distinct !DISubprogram(name: "get_x", scope: !93, file: !93, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 27, column: 1, scope: !97)
!99 = distinct !DISubprogram(name: "get_y", scope: !93, file: !93, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 28, column: 1, scope: !99)
!101 = distinct !DISubprogram(name: "get_y", scope: !93, file: !93, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 29, column: 1, scope: !101)
!103 = distinct !DISubprogram(name: "get_y", scope: !93, file: !93, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 27, column: 1, scope: !103)
