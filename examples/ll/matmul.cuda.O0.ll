; ModuleID = 'examples/cuda/matmul.cu'
source_filename = "examples/cuda/matmul.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_yEv = comdat any

$_ZN14threadIdx_type5get_yEv = comdat any

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@_ZZ6matmulE4left = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ6matmulE5right = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @matmul(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 !dbg !8 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %19 = call noundef i32 @_ZN13blockIdx_type5get_yEv() #4, !dbg !11
  %20 = mul i32 %19, 8, !dbg !12
  %21 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #4, !dbg !13
  %22 = add i32 %20, %21, !dbg !14
  store i32 %22, ptr %13, align 4, !dbg !15
  %23 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !16
  %24 = mul i32 %23, 8, !dbg !17
  %25 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !18
  %26 = add i32 %24, %25, !dbg !19
  store i32 %26, ptr %14, align 4, !dbg !20
  store float 0.000000e+00, ptr %15, align 4, !dbg !21
  store i32 0, ptr %16, align 4, !dbg !22
  br label %27, !dbg !23

27:                                               ; preds = %115, %6
  %28 = load i32, ptr %16, align 4, !dbg !24
  %29 = load i32, ptr %8, align 4, !dbg !25
  %30 = icmp ult i32 %28, %29, !dbg !26
  br i1 %30, label %31, label %118, !dbg !27

31:                                               ; preds = %27
  %32 = load i32, ptr %16, align 4, !dbg !28
  %33 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !29
  %34 = add i32 %32, %33, !dbg !30
  store i32 %34, ptr %17, align 4, !dbg !31
  %35 = load i32, ptr %13, align 4, !dbg !32
  %36 = load i32, ptr %7, align 4, !dbg !33
  %37 = icmp ult i32 %35, %36, !dbg !34
  br i1 %37, label %38, label %52, !dbg !35

38:                                               ; preds = %31
  %39 = load i32, ptr %17, align 4, !dbg !36
  %40 = load i32, ptr %8, align 4, !dbg !37
  %41 = icmp ult i32 %39, %40, !dbg !38
  br i1 %41, label %42, label %52, !dbg !32

42:                                               ; preds = %38
  %43 = load ptr, ptr %10, align 8, !dbg !39
  %44 = load i32, ptr %13, align 4, !dbg !40
  %45 = load i32, ptr %8, align 4, !dbg !41
  %46 = mul i32 %44, %45, !dbg !42
  %47 = load i32, ptr %17, align 4, !dbg !43
  %48 = add i32 %46, %47, !dbg !44
  %49 = zext i32 %48 to i64, !dbg !39
  %50 = getelementptr inbounds nuw float, ptr %43, i64 %49, !dbg !39
  %51 = load float, ptr %50, align 4, !dbg !39
  br label %53, !dbg !32

52:                                               ; preds = %38, %31
  br label %53, !dbg !32

53:                                               ; preds = %52, %42
  %54 = phi float [ %51, %42 ], [ 0.000000e+00, %52 ], !dbg !32
  %55 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #4, !dbg !45
  %56 = zext i32 %55 to i64, !dbg !46
  %57 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE4left to ptr), i64 0, i64 %56, !dbg !46
  %58 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !47
  %59 = zext i32 %58 to i64, !dbg !46
  %60 = getelementptr inbounds nuw [8 x float], ptr %57, i64 0, i64 %59, !dbg !46
  store float %54, ptr %60, align 4, !dbg !48
  %61 = load i32, ptr %16, align 4, !dbg !49
  %62 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #4, !dbg !50
  %63 = add i32 %61, %62, !dbg !51
  store i32 %63, ptr %17, align 4, !dbg !52
  %64 = load i32, ptr %17, align 4, !dbg !53
  %65 = load i32, ptr %8, align 4, !dbg !54
  %66 = icmp ult i32 %64, %65, !dbg !55
  br i1 %66, label %67, label %81, !dbg !56

67:                                               ; preds = %53
  %68 = load i32, ptr %14, align 4, !dbg !57
  %69 = load i32, ptr %9, align 4, !dbg !58
  %70 = icmp ult i32 %68, %69, !dbg !59
  br i1 %70, label %71, label %81, !dbg !53

71:                                               ; preds = %67
  %72 = load ptr, ptr %11, align 8, !dbg !60
  %73 = load i32, ptr %17, align 4, !dbg !61
  %74 = load i32, ptr %9, align 4, !dbg !62
  %75 = mul i32 %73, %74, !dbg !63
  %76 = load i32, ptr %14, align 4, !dbg !64
  %77 = add i32 %75, %76, !dbg !65
  %78 = zext i32 %77 to i64, !dbg !60
  %79 = getelementptr inbounds nuw float, ptr %72, i64 %78, !dbg !60
  %80 = load float, ptr %79, align 4, !dbg !60
  br label %82, !dbg !53

81:                                               ; preds = %67, %53
  br label %82, !dbg !53

82:                                               ; preds = %81, %71
  %83 = phi float [ %80, %71 ], [ 0.000000e+00, %81 ], !dbg !53
  %84 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #4, !dbg !66
  %85 = zext i32 %84 to i64, !dbg !67
  %86 = getelementptr inbounds nuw [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5right to ptr), i64 0, i64 %85, !dbg !67
  %87 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !68
  %88 = zext i32 %87 to i64, !dbg !67
  %89 = getelementptr inbounds nuw [9 x float], ptr %86, i64 0, i64 %88, !dbg !67
  store float %83, ptr %89, align 4, !dbg !69
  call void @_ZL7barrierv() #4, !dbg !70
  store i32 0, ptr %18, align 4, !dbg !71
  br label %90, !dbg !72

90:                                               ; preds = %111, %82
  %91 = load i32, ptr %18, align 4, !dbg !73
  %92 = icmp ult i32 %91, 8, !dbg !74
  br i1 %92, label %93, label %114, !dbg !75

93:                                               ; preds = %90
  %94 = call noundef i32 @_ZN14threadIdx_type5get_yEv() #4, !dbg !76
  %95 = zext i32 %94 to i64, !dbg !77
  %96 = getelementptr inbounds nuw [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE4left to ptr), i64 0, i64 %95, !dbg !77
  %97 = load i32, ptr %18, align 4, !dbg !78
  %98 = zext i32 %97 to i64, !dbg !77
  %99 = getelementptr inbounds nuw [8 x float], ptr %96, i64 0, i64 %98, !dbg !77
  %100 = load float, ptr %99, align 4, !dbg !77
  %101 = load i32, ptr %18, align 4, !dbg !79
  %102 = zext i32 %101 to i64, !dbg !80
  %103 = getelementptr inbounds nuw [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5right to ptr), i64 0, i64 %102, !dbg !80
  %104 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !81
  %105 = zext i32 %104 to i64, !dbg !80
  %106 = getelementptr inbounds nuw [9 x float], ptr %103, i64 0, i64 %105, !dbg !80
  %107 = load float, ptr %106, align 4, !dbg !80
  %108 = fmul float %100, %107, !dbg !82
  %109 = load float, ptr %15, align 4, !dbg !83
  %110 = fadd float %109, %108, !dbg !83
  store float %110, ptr %15, align 4, !dbg !83
  br label %111, !dbg !84

111:                                              ; preds = %93
  %112 = load i32, ptr %18, align 4, !dbg !85
  %113 = add i32 %112, 1, !dbg !85
  store i32 %113, ptr %18, align 4, !dbg !85
  br label %90, !dbg !75, !llvm.loop !86

114:                                              ; preds = %90
  call void @_ZL7barrierv() #4, !dbg !89
  br label %115, !dbg !90

115:                                              ; preds = %114
  %116 = load i32, ptr %16, align 4, !dbg !91
  %117 = add i32 %116, 8, !dbg !91
  store i32 %117, ptr %16, align 4, !dbg !91
  br label %27, !dbg !27, !llvm.loop !92

118:                                              ; preds = %27
  %119 = load i32, ptr %13, align 4, !dbg !93
  %120 = load i32, ptr %7, align 4, !dbg !94
  %121 = icmp ult i32 %119, %120, !dbg !95
  br i1 %121, label %122, label %136, !dbg !96

122:                                              ; preds = %118
  %123 = load i32, ptr %14, align 4, !dbg !97
  %124 = load i32, ptr %9, align 4, !dbg !98
  %125 = icmp ult i32 %123, %124, !dbg !99
  br i1 %125, label %126, label %136, !dbg !96

126:                                              ; preds = %122
  %127 = load float, ptr %15, align 4, !dbg !100
  %128 = load ptr, ptr %12, align 8, !dbg !101
  %129 = load i32, ptr %13, align 4, !dbg !102
  %130 = load i32, ptr %9, align 4, !dbg !103
  %131 = mul i32 %129, %130, !dbg !104
  %132 = load i32, ptr %14, align 4, !dbg !105
  %133 = add i32 %131, %132, !dbg !106
  %134 = zext i32 %133 to i64, !dbg !101
  %135 = getelementptr inbounds nuw float, ptr %128, i64 %134, !dbg !101
  store float %127, ptr %135, align 4, !dbg !107
  br label %136, !dbg !101

136:                                              ; preds = %126, %122, %118
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_yEv() #1 comdat align 2 !dbg !109 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !111
  ret i32 %1, !dbg !111
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_yEv() #1 comdat align 2 !dbg !112 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !113
  ret i32 %1, !dbg !113
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !114 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !115
  ret i32 %1, !dbg !115
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !116 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  ret i32 %1, !dbg !117
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7barrierv() #1 !dbg !118 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !119
  ret void, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/matmul.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, column: 15, scope: !8)
!12 = !DILocation(line: 9, column: 26, scope: !8)
!13 = !DILocation(line: 9, column: 35, scope: !8)
!14 = !DILocation(line: 9, column: 33, scope: !8)
!15 = !DILocation(line: 9, column: 9, scope: !8)
!16 = !DILocation(line: 9, column: 57, scope: !8)
!17 = !DILocation(line: 9, column: 68, scope: !8)
!18 = !DILocation(line: 9, column: 77, scope: !8)
!19 = !DILocation(line: 9, column: 75, scope: !8)
!20 = !DILocation(line: 9, column: 48, scope: !8)
!21 = !DILocation(line: 10, column: 11, scope: !8)
!22 = !DILocation(line: 11, column: 14, scope: !8)
!23 = !DILocation(line: 11, column: 10, scope: !8)
!24 = !DILocation(line: 11, column: 25, scope: !8)
!25 = !DILocation(line: 11, column: 33, scope: !8)
!26 = !DILocation(line: 11, column: 31, scope: !8)
!27 = !DILocation(line: 11, column: 5, scope: !8)
!28 = !DILocation(line: 12, column: 17, scope: !8)
!29 = !DILocation(line: 12, column: 25, scope: !8)
!30 = !DILocation(line: 12, column: 23, scope: !8)
!31 = !DILocation(line: 12, column: 13, scope: !8)
!32 = !DILocation(line: 13, column: 42, scope: !8)
!33 = !DILocation(line: 13, column: 48, scope: !8)
!34 = !DILocation(line: 13, column: 46, scope: !8)
!35 = !DILocation(line: 13, column: 53, scope: !8)
!36 = !DILocation(line: 13, column: 56, scope: !8)
!37 = !DILocation(line: 13, column: 60, scope: !8)
!38 = !DILocation(line: 13, column: 58, scope: !8)
!39 = !DILocation(line: 13, column: 68, scope: !8)
!40 = !DILocation(line: 13, column: 70, scope: !8)
!41 = !DILocation(line: 13, column: 76, scope: !8)
!42 = !DILocation(line: 13, column: 74, scope: !8)
!43 = !DILocation(line: 13, column: 84, scope: !8)
!44 = !DILocation(line: 13, column: 82, scope: !8)
!45 = !DILocation(line: 13, column: 14, scope: !8)
!46 = !DILocation(line: 13, column: 9, scope: !8)
!47 = !DILocation(line: 13, column: 27, scope: !8)
!48 = !DILocation(line: 13, column: 40, scope: !8)
!49 = !DILocation(line: 14, column: 13, scope: !8)
!50 = !DILocation(line: 14, column: 21, scope: !8)
!51 = !DILocation(line: 14, column: 19, scope: !8)
!52 = !DILocation(line: 14, column: 11, scope: !8)
!53 = !DILocation(line: 15, column: 43, scope: !8)
!54 = !DILocation(line: 15, column: 47, scope: !8)
!55 = !DILocation(line: 15, column: 45, scope: !8)
!56 = !DILocation(line: 15, column: 53, scope: !8)
!57 = !DILocation(line: 15, column: 56, scope: !8)
!58 = !DILocation(line: 15, column: 65, scope: !8)
!59 = !DILocation(line: 15, column: 63, scope: !8)
!60 = !DILocation(line: 15, column: 75, scope: !8)
!61 = !DILocation(line: 15, column: 77, scope: !8)
!62 = !DILocation(line: 15, column: 81, scope: !8)
!63 = !DILocation(line: 15, column: 79, scope: !8)
!64 = !DILocation(line: 15, column: 91, scope: !8)
!65 = !DILocation(line: 15, column: 89, scope: !8)
!66 = !DILocation(line: 15, column: 15, scope: !8)
!67 = !DILocation(line: 15, column: 9, scope: !8)
!68 = !DILocation(line: 15, column: 28, scope: !8)
!69 = !DILocation(line: 15, column: 41, scope: !8)
!70 = !DILocation(line: 16, column: 9, scope: !8)
!71 = !DILocation(line: 17, column: 18, scope: !8)
!72 = !DILocation(line: 17, column: 14, scope: !8)
!73 = !DILocation(line: 17, column: 25, scope: !8)
!74 = !DILocation(line: 17, column: 27, scope: !8)
!75 = !DILocation(line: 17, column: 9, scope: !8)
!76 = !DILocation(line: 18, column: 25, scope: !8)
!77 = !DILocation(line: 18, column: 20, scope: !8)
!78 = !DILocation(line: 18, column: 38, scope: !8)
!79 = !DILocation(line: 18, column: 49, scope: !8)
!80 = !DILocation(line: 18, column: 43, scope: !8)
!81 = !DILocation(line: 18, column: 52, scope: !8)
!82 = !DILocation(line: 18, column: 41, scope: !8)
!83 = !DILocation(line: 18, column: 17, scope: !8)
!84 = !DILocation(line: 18, column: 13, scope: !8)
!85 = !DILocation(line: 17, column: 36, scope: !8)
!86 = distinct !{!86, !75, !87, !88}
!87 = !DILocation(line: 18, column: 63, scope: !8)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 19, column: 9, scope: !8)
!90 = !DILocation(line: 20, column: 5, scope: !8)
!91 = !DILocation(line: 11, column: 46, scope: !8)
!92 = distinct !{!92, !27, !90, !88}
!93 = !DILocation(line: 21, column: 9, scope: !8)
!94 = !DILocation(line: 21, column: 15, scope: !8)
!95 = !DILocation(line: 21, column: 13, scope: !8)
!96 = !DILocation(line: 21, column: 20, scope: !8)
!97 = !DILocation(line: 21, column: 23, scope: !8)
!98 = !DILocation(line: 21, column: 32, scope: !8)
!99 = !DILocation(line: 21, column: 30, scope: !8)
!100 = !DILocation(line: 22, column: 37, scope: !8)
!101 = !DILocation(line: 22, column: 9, scope: !8)
!102 = !DILocation(line: 22, column: 11, scope: !8)
!103 = !DILocation(line: 22, column: 17, scope: !8)
!104 = !DILocation(line: 22, column: 15, scope: !8)
!105 = !DILocation(line: 22, column: 27, scope: !8)
!106 = !DILocation(line: 22, column: 25, scope: !8)
!107 = !DILocation(line: 22, column: 35, scope: !8)
!108 = !DILocation(line: 23, column: 1, scope: !8)
!109 = distinct !DISubprogram(name: "get_y", scope: !110, file: !110, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!111 = !DILocation(line: 28, column: 1, scope: !109)
!112 = distinct !DISubprogram(name: "get_y", scope: !110, file: !110, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 27, column: 1, scope: !112)
!114 = distinct !DISubprogram(name: "get_x", scope: !110, file: !110, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 28, column: 1, scope: !114)
!116 = distinct !DISubprogram(name: "get_x", scope: !110, file: !110, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 27, column: 1, scope: !116)
!118 = distinct !DISubprogram(name: "barrier", scope: !110, file: !110, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 33, column: 43, scope: !118)
!120 = !DILocation(line: 33, column: 60, scope: !118)
