; ModuleID = 'examples/cuda/histogram.cu'
source_filename = "examples/cuda/histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.threadIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.gridDim_type = type { i8 }
%struct.blockIdx_type = type { i8 }

$_ZN14threadIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN12gridDim_type5get_xEv = comdat any

$_ZN13blockIdx_type5get_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1
@counts = external dso_local addrspace(3) global [0 x i32], align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.gridDim_type, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @histogram(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 !dbg !8 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %18 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !11
  store i32 %18, ptr %11, align 4, !dbg !12
  br label %19, !dbg !13

19:                                               ; preds = %26, %5
  %20 = load i32, ptr %11, align 4, !dbg !14
  %21 = icmp ult i32 %20, 256, !dbg !15
  br i1 %21, label %22, label %30, !dbg !16

22:                                               ; preds = %19
  %23 = load i32, ptr %11, align 4, !dbg !17
  %24 = zext i32 %23 to i64, !dbg !18
  %25 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %24, !dbg !18
  store i32 0, ptr %25, align 4, !dbg !19
  br label %26, !dbg !18

26:                                               ; preds = %22
  %27 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !20
  %28 = load i32, ptr %11, align 4, !dbg !21
  %29 = add i32 %28, %27, !dbg !21
  store i32 %29, ptr %11, align 4, !dbg !21
  br label %19, !dbg !16, !llvm.loop !22

30:                                               ; preds = %19
  call void @_ZL7barrierv() #4, !dbg !25
  %31 = call noundef i32 @_ZL9global_idv() #4, !dbg !26
  store i32 %31, ptr %12, align 4, !dbg !27
  br label %32, !dbg !28

32:                                               ; preds = %65, %30
  %33 = load i32, ptr %12, align 4, !dbg !29
  %34 = load i32, ptr %6, align 4, !dbg !30
  %35 = icmp ult i32 %33, %34, !dbg !31
  br i1 %35, label %36, label %71, !dbg !32

36:                                               ; preds = %32
  %37 = load ptr, ptr %7, align 8, !dbg !33
  %38 = load i32, ptr %12, align 4, !dbg !34
  %39 = zext i32 %38 to i64, !dbg !33
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 %39, !dbg !33
  %41 = load i8, ptr %40, align 1, !dbg !33
  %42 = zext i8 %41 to i64, !dbg !35
  %43 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %42, !dbg !35
  %44 = call noundef i32 @_ZL10atomic_addPjj(ptr noundef %43, i32 noundef 1) #4, !dbg !36
  %45 = load ptr, ptr %9, align 8, !dbg !37
  %46 = load ptr, ptr %7, align 8, !dbg !38
  %47 = load i32, ptr %12, align 4, !dbg !39
  %48 = zext i32 %47 to i64, !dbg !38
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 %48, !dbg !38
  %50 = load i8, ptr %49, align 1, !dbg !38
  %51 = zext i8 %50 to i32, !dbg !38
  store i32 %51, ptr %13, align 4, !dbg !40
  %52 = load i32, ptr %13, align 4, !dbg !40
  %53 = atomicrmw umax ptr %45, i32 %52 monotonic, align 4, !dbg !40
  store i32 %53, ptr %14, align 4, !dbg !40
  %54 = load i32, ptr %14, align 4, !dbg !40
  %55 = load ptr, ptr %10, align 8, !dbg !41
  %56 = load ptr, ptr %7, align 8, !dbg !42
  %57 = load i32, ptr %12, align 4, !dbg !43
  %58 = zext i32 %57 to i64, !dbg !42
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58, !dbg !42
  %60 = load i8, ptr %59, align 1, !dbg !42
  %61 = zext i8 %60 to i64, !dbg !42
  store i64 %61, ptr %15, align 8, !dbg !44
  %62 = load i64, ptr %15, align 8, !dbg !44
  %63 = atomicrmw add ptr %55, i64 %62 monotonic, align 8, !dbg !44
  store i64 %63, ptr %16, align 8, !dbg !44
  %64 = load i64, ptr %16, align 8, !dbg !44
  br label %65, !dbg !45

65:                                               ; preds = %36
  %66 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !46
  %67 = call noundef i32 @_ZN12gridDim_type5get_xEv() #4, !dbg !47
  %68 = mul i32 %66, %67, !dbg !48
  %69 = load i32, ptr %12, align 4, !dbg !49
  %70 = add i32 %69, %68, !dbg !49
  store i32 %70, ptr %12, align 4, !dbg !49
  br label %32, !dbg !32, !llvm.loop !50

71:                                               ; preds = %32
  call void @_ZL7barrierv() #4, !dbg !51
  %72 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !52
  store i32 %72, ptr %17, align 4, !dbg !53
  br label %73, !dbg !54

73:                                               ; preds = %93, %71
  %74 = load i32, ptr %17, align 4, !dbg !55
  %75 = icmp ult i32 %74, 256, !dbg !56
  br i1 %75, label %76, label %97, !dbg !57

76:                                               ; preds = %73
  %77 = load i32, ptr %17, align 4, !dbg !58
  %78 = zext i32 %77 to i64, !dbg !59
  %79 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %78, !dbg !59
  %80 = load i32, ptr %79, align 4, !dbg !59
  %81 = icmp ne i32 %80, 0, !dbg !60
  br i1 %81, label %82, label %92, !dbg !60

82:                                               ; preds = %76
  %83 = load ptr, ptr %8, align 8, !dbg !61
  %84 = load i32, ptr %17, align 4, !dbg !62
  %85 = zext i32 %84 to i64, !dbg !61
  %86 = getelementptr inbounds nuw i32, ptr %83, i64 %85, !dbg !61
  %87 = load i32, ptr %17, align 4, !dbg !63
  %88 = zext i32 %87 to i64, !dbg !64
  %89 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %88, !dbg !64
  %90 = load i32, ptr %89, align 4, !dbg !64
  %91 = call noundef i32 @_ZL10atomic_addPjj(ptr noundef %86, i32 noundef %90) #4, !dbg !65
  br label %92, !dbg !65

92:                                               ; preds = %82, %76
  br label %93, !dbg !66

93:                                               ; preds = %92
  %94 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !67
  %95 = load i32, ptr %17, align 4, !dbg !68
  %96 = add i32 %95, %94, !dbg !68
  store i32 %96, ptr %17, align 4, !dbg !68
  br label %73, !dbg !57, !llvm.loop !69

97:                                               ; preds = %73
  ret void, !dbg !71
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !72 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74
  ret i32 %1, !dbg !74
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !75 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  ret i32 %1, !dbg !76
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7barrierv() #1 !dbg !77 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !78
  ret void, !dbg !79
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !80 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4, !dbg !81
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4, !dbg !82
  %3 = mul i32 %1, %2, !dbg !83
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4, !dbg !84
  %5 = add i32 %3, %4, !dbg !85
  ret i32 %5, !dbg !86
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL10atomic_addPjj(ptr noundef %0, i32 noundef %1) #1 !dbg !87 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8, !dbg !88
  %8 = load i32, ptr %4, align 4, !dbg !89
  store i32 %8, ptr %5, align 4, !dbg !90
  %9 = load i32, ptr %5, align 4, !dbg !90
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4, !dbg !90
  store i32 %10, ptr %6, align 4, !dbg !90
  %11 = load i32, ptr %6, align 4, !dbg !90
  ret i32 %11, !dbg !91
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN12gridDim_type5get_xEv() #1 comdat align 2 !dbg !92 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !93
  ret i32 %1, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !94 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  ret i32 %1, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/histogram.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 7, column: 20, scope: !8)
!12 = !DILocation(line: 7, column: 14, scope: !8)
!13 = !DILocation(line: 7, column: 10, scope: !8)
!14 = !DILocation(line: 7, column: 33, scope: !8)
!15 = !DILocation(line: 7, column: 37, scope: !8)
!16 = !DILocation(line: 7, column: 5, scope: !8)
!17 = !DILocation(line: 8, column: 16, scope: !8)
!18 = !DILocation(line: 8, column: 9, scope: !8)
!19 = !DILocation(line: 8, column: 21, scope: !8)
!20 = !DILocation(line: 7, column: 51, scope: !8)
!21 = !DILocation(line: 7, column: 48, scope: !8)
!22 = distinct !{!22, !16, !23, !24}
!23 = !DILocation(line: 8, column: 23, scope: !8)
!24 = !{!"llvm.loop.mustprogress"}
!25 = !DILocation(line: 9, column: 5, scope: !8)
!26 = !DILocation(line: 10, column: 18, scope: !8)
!27 = !DILocation(line: 10, column: 14, scope: !8)
!28 = !DILocation(line: 10, column: 10, scope: !8)
!29 = !DILocation(line: 10, column: 31, scope: !8)
!30 = !DILocation(line: 10, column: 35, scope: !8)
!31 = !DILocation(line: 10, column: 33, scope: !8)
!32 = !DILocation(line: 10, column: 5, scope: !8)
!33 = !DILocation(line: 11, column: 28, scope: !8)
!34 = !DILocation(line: 11, column: 33, scope: !8)
!35 = !DILocation(line: 11, column: 21, scope: !8)
!36 = !DILocation(line: 11, column: 9, scope: !8)
!37 = !DILocation(line: 12, column: 35, scope: !8)
!38 = !DILocation(line: 12, column: 49, scope: !8)
!39 = !DILocation(line: 12, column: 54, scope: !8)
!40 = !DILocation(line: 12, column: 9, scope: !8)
!41 = !DILocation(line: 13, column: 35, scope: !8)
!42 = !DILocation(line: 13, column: 45, scope: !8)
!43 = !DILocation(line: 13, column: 50, scope: !8)
!44 = !DILocation(line: 13, column: 9, scope: !8)
!45 = !DILocation(line: 14, column: 5, scope: !8)
!46 = !DILocation(line: 10, column: 43, scope: !8)
!47 = !DILocation(line: 10, column: 56, scope: !8)
!48 = !DILocation(line: 10, column: 54, scope: !8)
!49 = !DILocation(line: 10, column: 40, scope: !8)
!50 = distinct !{!50, !32, !45, !24}
!51 = !DILocation(line: 15, column: 5, scope: !8)
!52 = !DILocation(line: 16, column: 20, scope: !8)
!53 = !DILocation(line: 16, column: 14, scope: !8)
!54 = !DILocation(line: 16, column: 10, scope: !8)
!55 = !DILocation(line: 16, column: 33, scope: !8)
!56 = !DILocation(line: 16, column: 37, scope: !8)
!57 = !DILocation(line: 16, column: 5, scope: !8)
!58 = !DILocation(line: 17, column: 20, scope: !8)
!59 = !DILocation(line: 17, column: 13, scope: !8)
!60 = !DILocation(line: 17, column: 25, scope: !8)
!61 = !DILocation(line: 18, column: 25, scope: !8)
!62 = !DILocation(line: 18, column: 30, scope: !8)
!63 = !DILocation(line: 18, column: 43, scope: !8)
!64 = !DILocation(line: 18, column: 36, scope: !8)
!65 = !DILocation(line: 18, column: 13, scope: !8)
!66 = !DILocation(line: 17, column: 28, scope: !8)
!67 = !DILocation(line: 16, column: 51, scope: !8)
!68 = !DILocation(line: 16, column: 48, scope: !8)
!69 = distinct !{!69, !57, !70, !24}
!70 = !DILocation(line: 18, column: 47, scope: !8)
!71 = !DILocation(line: 19, column: 1, scope: !8)
!72 = distinct !DISubprogram(name: "get_x", scope: !73, file: !73, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!74 = !DILocation(line: 27, column: 1, scope: !72)
!75 = distinct !DISubprogram(name: "get_x", scope: !73, file: !73, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 29, column: 1, scope: !75)
!77 = distinct !DISubprogram(name: "barrier", scope: !73, file: !73, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 33, column: 43, scope: !77)
!79 = !DILocation(line: 33, column: 60, scope: !77)
!80 = distinct !DISubprogram(name: "global_id", scope: !73, file: !73, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 32, column: 51, scope: !80)
!82 = !DILocation(line: 32, column: 64, scope: !80)
!83 = !DILocation(line: 32, column: 62, scope: !80)
!84 = !DILocation(line: 32, column: 77, scope: !80)
!85 = !DILocation(line: 32, column: 75, scope: !80)
!86 = !DILocation(line: 32, column: 44, scope: !80)
!87 = distinct !DISubprogram(name: "atomic_add", scope: !73, file: !73, line: 41, type: !9, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 42, column: 38, scope: !87)
!89 = !DILocation(line: 42, column: 42, scope: !87)
!90 = !DILocation(line: 42, column: 12, scope: !87)
!91 = !DILocation(line: 42, column: 5, scope: !87)
!92 = distinct !DISubprogram(name: "get_x", scope: !73, file: !73, line: 30, type: !9, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 30, column: 1, scope: !92)
!94 = distinct !DISubprogram(name: "get_x", scope: !73, file: !73, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 28, column: 1, scope: !94)
