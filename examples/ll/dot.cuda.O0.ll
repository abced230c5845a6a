; ModuleID = 'examples/cuda/dot.cu'
source_filename = "examples/cuda/dot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockDim_type = type { i8 }
%struct.gridDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }
%struct.blockIdx_type = type { i8 }

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN12gridDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

$_ZN13blockIdx_type5get_xEv = comdat any

@_ZZ3dotE4part = internal addrspace(3) global [128 x double] undef, align 8
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.gridDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dot(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8, !dbg !11
  %12 = call noundef i32 @_ZL9global_idv() #4, !dbg !12
  store i32 %12, ptr %10, align 4, !dbg !13
  br label %13, !dbg !14

13:                                               ; preds = %31, %4
  %14 = load i32, ptr %10, align 4, !dbg !15
  %15 = load i32, ptr %5, align 4, !dbg !16
  %16 = icmp ult i32 %14, %15, !dbg !17
  br i1 %16, label %17, label %37, !dbg !18

17:                                               ; preds = %13
  %18 = load ptr, ptr %6, align 8, !dbg !19
  %19 = load i32, ptr %10, align 4, !dbg !20
  %20 = zext i32 %19 to i64, !dbg !19
  %21 = getelementptr inbounds nuw double, ptr %18, i64 %20, !dbg !19
  %22 = load double, ptr %21, align 8, !dbg !19
  %23 = load ptr, ptr %7, align 8, !dbg !21
  %24 = load i32, ptr %10, align 4, !dbg !22
  %25 = zext i32 %24 to i64, !dbg !21
  %26 = getelementptr inbounds nuw double, ptr %23, i64 %25, !dbg !21
  %27 = load double, ptr %26, align 8, !dbg !21
  %28 = fmul double %22, %27, !dbg !23
  %29 = load double, ptr %9, align 8, !dbg !24
  %30 = fadd double %29, %28, !dbg !24
  store double %30, ptr %9, align 8, !dbg !24
  br label %31, !dbg !25

31:                                               ; preds = %17
  %32 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !26
  %33 = call noundef i32 @_ZN12gridDim_type5get_xEv() #4, !dbg !27
  %34 = mul i32 %32, %33, !dbg !28
  %35 = load i32, ptr %10, align 4, !dbg !29
  %36 = add i32 %35, %34, !dbg !29
  store i32 %36, ptr %10, align 4, !dbg !29
  br label %13, !dbg !18, !llvm.loop !30

37:                                               ; preds = %13
  %38 = load double, ptr %9, align 8, !dbg !33
  %39 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !34
  %40 = zext i32 %39 to i64, !dbg !35
  %41 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %40, !dbg !35
  store double %38, ptr %41, align 8, !dbg !36
  call void @_ZL7barrierv() #4, !dbg !37
  %42 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !38
  %43 = udiv i32 %42, 2, !dbg !39
  store i32 %43, ptr %11, align 4, !dbg !40
  br label %44, !dbg !41

44:                                               ; preds = %64, %37
  %45 = load i32, ptr %11, align 4, !dbg !42
  %46 = icmp ugt i32 %45, 0, !dbg !43
  br i1 %46, label %47, label %67, !dbg !44

47:                                               ; preds = %44
  %48 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !45
  %49 = load i32, ptr %11, align 4, !dbg !46
  %50 = icmp ult i32 %48, %49, !dbg !47
  br i1 %50, label %51, label %63, !dbg !47

51:                                               ; preds = %47
  %52 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !48
  %53 = load i32, ptr %11, align 4, !dbg !49
  %54 = add i32 %52, %53, !dbg !50
  %55 = zext i32 %54 to i64, !dbg !51
  %56 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %55, !dbg !51
  %57 = load double, ptr %56, align 8, !dbg !51
  %58 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !52
  %59 = zext i32 %58 to i64, !dbg !53
  %60 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %59, !dbg !53
  %61 = load double, ptr %60, align 8, !dbg !54
  %62 = fadd double %61, %57, !dbg !54
  store double %62, ptr %60, align 8, !dbg !54
  br label %63, !dbg !53

63:                                               ; preds = %51, %47
  call void @_ZL7barrierv() #4, !dbg !55
  br label %64, !dbg !56

64:                                               ; preds = %63
  %65 = load i32, ptr %11, align 4, !dbg !57
  %66 = udiv i32 %65, 2, !dbg !57
  store i32 %66, ptr %11, align 4, !dbg !57
  br label %44, !dbg !44, !llvm.loop !58

67:                                               ; preds = %44
  %68 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !59
  %69 = icmp eq i32 %68, 0, !dbg !60
  br i1 %69, label %70, label %76, !dbg !60

70:                                               ; preds = %67
  %71 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), align 8, !dbg !61
  %72 = load ptr, ptr %8, align 8, !dbg !62
  %73 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !63
  %74 = zext i32 %73 to i64, !dbg !62
  %75 = getelementptr inbounds nuw double, ptr %72, i64 %74, !dbg !62
  store double %71, ptr %75, align 8, !dbg !64
  br label %76, !dbg !62

76:                                               ; preds = %70, %67
  ret void, !dbg !65
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !66 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !68
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !69
  %3 = mul i32 %1, %2, !dbg !70
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !71
  %5 = add i32 %3, %4, !dbg !72
  ret i32 %5, !dbg !73
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !74 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  ret i32 %1, !dbg !75
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN12gridDim_type5get_xEv() #1 comdat align 2 !dbg !76 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !77
  ret i32 %1, !dbg !77
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !78 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !79
  ret i32 %1, !dbg !79
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7barrierv() #1 !dbg !80 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !83 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84
  ret i32 %1, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/dot.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 6, column: 12, scope: !8)
!12 = !DILocation(line: 7, column: 18, scope: !8)
!13 = !DILocation(line: 7, column: 14, scope: !8)
!14 = !DILocation(line: 7, column: 10, scope: !8)
!15 = !DILocation(line: 7, column: 31, scope: !8)
!16 = !DILocation(line: 7, column: 35, scope: !8)
!17 = !DILocation(line: 7, column: 33, scope: !8)
!18 = !DILocation(line: 7, column: 5, scope: !8)
!19 = !DILocation(line: 8, column: 16, scope: !8)
!20 = !DILocation(line: 8, column: 18, scope: !8)
!21 = !DILocation(line: 8, column: 23, scope: !8)
!22 = !DILocation(line: 8, column: 25, scope: !8)
!23 = !DILocation(line: 8, column: 21, scope: !8)
!24 = !DILocation(line: 8, column: 13, scope: !8)
!25 = !DILocation(line: 8, column: 9, scope: !8)
!26 = !DILocation(line: 7, column: 43, scope: !8)
!27 = !DILocation(line: 7, column: 56, scope: !8)
!28 = !DILocation(line: 7, column: 54, scope: !8)
!29 = !DILocation(line: 7, column: 40, scope: !8)
!30 = distinct !{!30, !18, !31, !32}
!31 = !DILocation(line: 8, column: 26, scope: !8)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 9, column: 25, scope: !8)
!34 = !DILocation(line: 9, column: 10, scope: !8)
!35 = !DILocation(line: 9, column: 5, scope: !8)
!36 = !DILocation(line: 9, column: 23, scope: !8)
!37 = !DILocation(line: 10, column: 5, scope: !8)
!38 = !DILocation(line: 11, column: 21, scope: !8)
!39 = !DILocation(line: 11, column: 32, scope: !8)
!40 = !DILocation(line: 11, column: 14, scope: !8)
!41 = !DILocation(line: 11, column: 10, scope: !8)
!42 = !DILocation(line: 11, column: 37, scope: !8)
!43 = !DILocation(line: 11, column: 42, scope: !8)
!44 = !DILocation(line: 11, column: 5, scope: !8)
!45 = !DILocation(line: 12, column: 13, scope: !8)
!46 = !DILocation(line: 12, column: 27, scope: !8)
!47 = !DILocation(line: 12, column: 25, scope: !8)
!48 = !DILocation(line: 13, column: 39, scope: !8)
!49 = !DILocation(line: 13, column: 53, scope: !8)
!50 = !DILocation(line: 13, column: 51, scope: !8)
!51 = !DILocation(line: 13, column: 34, scope: !8)
!52 = !DILocation(line: 13, column: 18, scope: !8)
!53 = !DILocation(line: 13, column: 13, scope: !8)
!54 = !DILocation(line: 13, column: 31, scope: !8)
!55 = !DILocation(line: 14, column: 9, scope: !8)
!56 = !DILocation(line: 15, column: 5, scope: !8)
!57 = !DILocation(line: 11, column: 52, scope: !8)
!58 = distinct !{!58, !44, !56, !32}
!59 = !DILocation(line: 16, column: 9, scope: !8)
!60 = !DILocation(line: 16, column: 21, scope: !8)
!61 = !DILocation(line: 17, column: 28, scope: !8)
!62 = !DILocation(line: 17, column: 9, scope: !8)
!63 = !DILocation(line: 17, column: 14, scope: !8)
!64 = !DILocation(line: 17, column: 26, scope: !8)
!65 = !DILocation(line: 18, column: 1, scope: !8)
!66 = distinct !DISubprogram(name: "global_id", scope: !67, file: !67, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!67 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!68 = !DILocation(line: 32, column: 51, scope: !66)
!69 = !DILocation(line: 32, column: 64, scope: !66)
!70 = !DILocation(line: 32, column: 62, scope: !66)
!71 = !DILocation(line: 32, column: 77, scope: !66)
!72 = !DILocation(line: 32, column: 75, scope: !66)
!73 = !DILocation(line: 32, column: 44, scope: !66)
!74 = distinct !DISubprogram(name: "get_x", scope: !67, file: !67, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 29, column: 1, scope: !74)
!76 = distinct !DISubprogram(name: "get_x", scope: !67, file: !67, line: 30, type: !9, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 30, column: 1, scope: !76)
!78 = distinct !DISubprogram(name: "get_x", scope: !67, file: !67, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 27, column: 1, scope: !78)
!80 = distinct !DISubprogram(name: "barrier", scope: !67, file: !67, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 33, column: 43, scope: !80)
!82 = !DILocation(line: 33, column: 60, scope: !80)
!83 = distinct !DISubprogram(name: "get_x", scope: !67, file: !67, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 28, column: 1, scope: !83)
