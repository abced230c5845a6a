; ModuleID = 'examples/cuda/scan.cu'
source_filename = "examples/cuda/scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.threadIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.blockIdx_type = type { i8 }

$_ZN14threadIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN13blockIdx_type5get_xEv = comdat any

@_ZZ4scanE5warps = internal addrspace(3) global [32 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %15 = call noundef i32 @_ZL9global_idv() #5, !dbg !11
  store i32 %15, ptr %7, align 4, !dbg !12
  %16 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #5, !dbg !13
  %17 = urem i32 %16, 32, !dbg !14
  store i32 %17, ptr %8, align 4, !dbg !15
  %18 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #5, !dbg !16
  %19 = udiv i32 %18, 32, !dbg !17
  store i32 %19, ptr %9, align 4, !dbg !18
  %20 = load ptr, ptr %4, align 8, !dbg !19
  %21 = load i32, ptr %7, align 4, !dbg !20
  %22 = zext i32 %21 to i64, !dbg !19
  %23 = getelementptr inbounds nuw i32, ptr %20, i64 %22, !dbg !19
  %24 = load i32, ptr %23, align 4, !dbg !19
  store i32 %24, ptr %10, align 4, !dbg !21
  store i32 1, ptr %11, align 4, !dbg !22
  br label %25, !dbg !23

25:                                               ; preds = %40, %3
  %26 = load i32, ptr %11, align 4, !dbg !24
  %27 = icmp ult i32 %26, 32, !dbg !25
  br i1 %27, label %28, label %43, !dbg !26

28:                                               ; preds = %25
  %29 = load i32, ptr %10, align 4, !dbg !27
  %30 = load i32, ptr %11, align 4, !dbg !28
  %31 = call noundef i32 @_ZL10shuffle_upjj(i32 noundef %29, i32 noundef %30) #5, !dbg !29
  store i32 %31, ptr %12, align 4, !dbg !30
  %32 = load i32, ptr %8, align 4, !dbg !31
  %33 = load i32, ptr %11, align 4, !dbg !32
  %34 = icmp uge i32 %32, %33, !dbg !33
  br i1 %34, label %35, label %39, !dbg !33

35:                                               ; preds = %28
  %36 = load i32, ptr %12, align 4, !dbg !34
  %37 = load i32, ptr %10, align 4, !dbg !35
  %38 = add i32 %37, %36, !dbg !35
  store i32 %38, ptr %10, align 4, !dbg !35
  br label %39, !dbg !36

39:                                               ; preds = %35, %28
  br label %40, !dbg !37

40:                                               ; preds = %39
  %41 = load i32, ptr %11, align 4, !dbg !38
  %42 = mul i32 %41, 2, !dbg !38
  store i32 %42, ptr %11, align 4, !dbg !38
  br label %25, !dbg !26, !llvm.loop !39

43:                                               ; preds = %25
  %44 = load i32, ptr %8, align 4, !dbg !41
  %45 = icmp eq i32 %44, 31, !dbg !42
  br i1 %45, label %46, label %51, !dbg !42

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4, !dbg !43
  %48 = load i32, ptr %9, align 4, !dbg !44
  %49 = zext i32 %48 to i64, !dbg !45
  %50 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 0, i64 %49, !dbg !45
  store i32 %47, ptr %50, align 4, !dbg !46
  br label %51, !dbg !45

51:                                               ; preds = %46, %43
  call void @_ZL7barrierv() #5, !dbg !47
  store i32 0, ptr %13, align 4, !dbg !48
  store i32 0, ptr %14, align 4, !dbg !49
  br label %52, !dbg !50

52:                                               ; preds = %63, %51
  %53 = load i32, ptr %14, align 4, !dbg !51
  %54 = load i32, ptr %9, align 4, !dbg !52
  %55 = icmp ult i32 %53, %54, !dbg !53
  br i1 %55, label %56, label %66, !dbg !54

56:                                               ; preds = %52
  %57 = load i32, ptr %14, align 4, !dbg !55
  %58 = zext i32 %57 to i64, !dbg !56
  %59 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 0, i64 %58, !dbg !56
  %60 = load i32, ptr %59, align 4, !dbg !56
  %61 = load i32, ptr %13, align 4, !dbg !57
  %62 = add i32 %61, %60, !dbg !57
  store i32 %62, ptr %13, align 4, !dbg !57
  br label %63, !dbg !58

63:                                               ; preds = %56
  %64 = load i32, ptr %14, align 4, !dbg !59
  %65 = add i32 %64, 1, !dbg !59
  store i32 %65, ptr %14, align 4, !dbg !59
  br label %52, !dbg !54, !llvm.loop !60

66:                                               ; preds = %52
  %67 = load i32, ptr %10, align 4, !dbg !62
  %68 = load i32, ptr %13, align 4, !dbg !63
  %69 = add i32 %67, %68, !dbg !64
  %70 = load ptr, ptr %5, align 8, !dbg !65
  %71 = load i32, ptr %7, align 4, !dbg !66
  %72 = zext i32 %71 to i64, !dbg !65
  %73 = getelementptr inbounds nuw i32, ptr %70, i64 %72, !dbg !65
  store i32 %69, ptr %73, align 4, !dbg !67
  %74 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #5, !dbg !68
  %75 = add i32 %74, 1, !dbg !69
  %76 = call noundef i32 @_ZN13blockDim_type5get_xEv() #5, !dbg !70
  %77 = icmp eq i32 %75, %76, !dbg !71
  br i1 %77, label %78, label %86, !dbg !71

78:                                               ; preds = %66
  %79 = load i32, ptr %10, align 4, !dbg !72
  %80 = load i32, ptr %13, align 4, !dbg !73
  %81 = add i32 %79, %80, !dbg !74
  %82 = load ptr, ptr %6, align 8, !dbg !75
  %83 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #5, !dbg !76
  %84 = zext i32 %83 to i64, !dbg !75
  %85 = getelementptr inbounds nuw i32, ptr %82, i64 %84, !dbg !75
  store i32 %81, ptr %85, align 4, !dbg !77
  br label %86, !dbg !75

86:                                               ; preds = %78, %66
  ret void, !dbg !78
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !79 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #5, !dbg !81
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #5, !dbg !82
  %3 = mul i32 %1, %2, !dbg !83
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #5, !dbg !84
  %5 = add i32 %3, %4, !dbg !85
  ret i32 %5, !dbg !86
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !87 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88
  ret i32 %1, !dbg !88
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL10shuffle_upjj(i32 noundef %0, i32 noundef %1) #1 !dbg !89 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !90
  %6 = load i32, ptr %4, align 4, !dbg !91
  %7 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %5, i32 %6, i32 0), !dbg !92
  ret i32 %7, !dbg !93
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7barrierv() #1 !dbg !94 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !97 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !98
  ret i32 %1, !dbg !98
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !99 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  ret i32 %1, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @votes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !101 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %14 = call noundef i32 @_ZL9global_idv() #5, !dbg !102
  store i32 %14, ptr %9, align 4, !dbg !103
  %15 = load ptr, ptr %5, align 8, !dbg !104
  %16 = load i32, ptr %9, align 4, !dbg !105
  %17 = zext i32 %16 to i64, !dbg !104
  %18 = getelementptr inbounds nuw i32, ptr %15, i64 %17, !dbg !104
  %19 = load i32, ptr %18, align 4, !dbg !104
  store i32 %19, ptr %10, align 4, !dbg !106
  %20 = load i32, ptr %10, align 4, !dbg !107
  %21 = and i32 %20, 1, !dbg !108
  %22 = icmp ne i32 %21, 0, !dbg !107
  %23 = call noundef i32 @_ZL6ballotb(i1 noundef zeroext %22) #5, !dbg !109
  store i32 %23, ptr %11, align 4, !dbg !110
  %24 = load i32, ptr %10, align 4, !dbg !111
  store i32 %24, ptr %12, align 4, !dbg !112
  store i32 16, ptr %13, align 4, !dbg !113
  br label %25, !dbg !114

25:                                               ; preds = %34, %4
  %26 = load i32, ptr %13, align 4, !dbg !115
  %27 = icmp ugt i32 %26, 0, !dbg !116
  br i1 %27, label %28, label %37, !dbg !117

28:                                               ; preds = %25
  %29 = load i32, ptr %12, align 4, !dbg !118
  %30 = load i32, ptr %13, align 4, !dbg !119
  %31 = call noundef i32 @_ZL11shuffle_xorjj(i32 noundef %29, i32 noundef %30) #5, !dbg !120
  %32 = load i32, ptr %12, align 4, !dbg !121
  %33 = add i32 %32, %31, !dbg !121
  store i32 %33, ptr %12, align 4, !dbg !121
  br label %34, !dbg !122

34:                                               ; preds = %28
  %35 = load i32, ptr %13, align 4, !dbg !123
  %36 = udiv i32 %35, 2, !dbg !123
  store i32 %36, ptr %13, align 4, !dbg !123
  br label %25, !dbg !117, !llvm.loop !124

37:                                               ; preds = %25
  %38 = load i32, ptr %11, align 4, !dbg !126
  %39 = load ptr, ptr %6, align 8, !dbg !127
  %40 = load i32, ptr %9, align 4, !dbg !128
  %41 = zext i32 %40 to i64, !dbg !127
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41, !dbg !127
  store i32 %38, ptr %42, align 4, !dbg !129
  %43 = load i32, ptr %12, align 4, !dbg !130
  %44 = load ptr, ptr %7, align 8, !dbg !131
  %45 = load i32, ptr %9, align 4, !dbg !132
  %46 = zext i32 %45 to i64, !dbg !131
  %47 = getelementptr inbounds nuw i32, ptr %44, i64 %46, !dbg !131
  store i32 %43, ptr %47, align 4, !dbg !133
  %48 = load i32, ptr %10, align 4, !dbg !134
  %49 = load i32, ptr %11, align 4, !dbg !135
  %50 = icmp ne i32 %49, 0, !dbg !135
  br i1 %50, label %51, label %54, !dbg !135

51:                                               ; preds = %37
  %52 = load i32, ptr %11, align 4, !dbg !136
  %53 = call i32 @llvm.cttz.i32(i32 %52, i1 true), !dbg !137
  br label %55, !dbg !135

54:                                               ; preds = %37
  br label %55, !dbg !135

55:                                               ; preds = %54, %51
  %56 = phi i32 [ %53, %51 ], [ 0, %54 ], !dbg !135
  %57 = call noundef i32 @_ZL12shuffle_fromjj(i32 noundef %48, i32 noundef %56) #5, !dbg !138
  %58 = load ptr, ptr %8, align 8, !dbg !139
  %59 = load i32, ptr %9, align 4, !dbg !140
  %60 = zext i32 %59 to i64, !dbg !139
  %61 = getelementptr inbounds nuw i32, ptr %58, i64 %60, !dbg !139
  store i32 %57, ptr %61, align 4, !dbg !141
  ret void, !dbg !142
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL6ballotb(i1 noundef zeroext %0) #1 !dbg !143 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1
  %4 = load i8, ptr %2, align 1, !dbg !144
  %5 = trunc i8 %4 to i1, !dbg !144
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %5), !dbg !145
  ret i32 %6, !dbg !146
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL11shuffle_xorjj(i32 noundef %0, i32 noundef %1) #1 !dbg !147 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !148
  %6 = load i32, ptr %4, align 4, !dbg !149
  %7 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 %6, i32 31), !dbg !150
  ret i32 %7, !dbg !151
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL12shuffle_fromjj(i32 noundef %0, i32 noundef %1) #1 !dbg !152 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4, !dbg !153
  %6 = load i32, ptr %4, align 4, !dbg !154
  %7 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5, i32 %6, i32 31), !dbg !155
  ret i32 %7, !dbg !156
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/scan.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 6, column: 13, scope: !8)
!12 = !DILocation(line: 6, column: 9, scope: !8)
!13 = !DILocation(line: 6, column: 33, scope: !8)
!14 = !DILocation(line: 6, column: 45, scope: !8)
!15 = !DILocation(line: 6, column: 26, scope: !8)
!16 = !DILocation(line: 6, column: 58, scope: !8)
!17 = !DILocation(line: 6, column: 70, scope: !8)
!18 = !DILocation(line: 6, column: 51, scope: !8)
!19 = !DILocation(line: 7, column: 17, scope: !8)
!20 = !DILocation(line: 7, column: 20, scope: !8)
!21 = !DILocation(line: 7, column: 9, scope: !8)
!22 = !DILocation(line: 8, column: 14, scope: !8)
!23 = !DILocation(line: 8, column: 10, scope: !8)
!24 = !DILocation(line: 8, column: 22, scope: !8)
!25 = !DILocation(line: 8, column: 25, scope: !8)
!26 = !DILocation(line: 8, column: 5, scope: !8)
!27 = !DILocation(line: 9, column: 32, scope: !8)
!28 = !DILocation(line: 9, column: 39, scope: !8)
!29 = !DILocation(line: 9, column: 21, scope: !8)
!30 = !DILocation(line: 9, column: 13, scope: !8)
!31 = !DILocation(line: 10, column: 13, scope: !8)
!32 = !DILocation(line: 10, column: 21, scope: !8)
!33 = !DILocation(line: 10, column: 18, scope: !8)
!34 = !DILocation(line: 11, column: 22, scope: !8)
!35 = !DILocation(line: 11, column: 19, scope: !8)
!36 = !DILocation(line: 11, column: 13, scope: !8)
!37 = !DILocation(line: 12, column: 5, scope: !8)
!38 = !DILocation(line: 8, column: 34, scope: !8)
!39 = distinct !{!39, !26, !37, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 13, column: 9, scope: !8)
!42 = !DILocation(line: 13, column: 14, scope: !8)
!43 = !DILocation(line: 14, column: 23, scope: !8)
!44 = !DILocation(line: 14, column: 15, scope: !8)
!45 = !DILocation(line: 14, column: 9, scope: !8)
!46 = !DILocation(line: 14, column: 21, scope: !8)
!47 = !DILocation(line: 15, column: 5, scope: !8)
!48 = !DILocation(line: 16, column: 9, scope: !8)
!49 = !DILocation(line: 17, column: 14, scope: !8)
!50 = !DILocation(line: 17, column: 10, scope: !8)
!51 = !DILocation(line: 17, column: 21, scope: !8)
!52 = !DILocation(line: 17, column: 25, scope: !8)
!53 = !DILocation(line: 17, column: 23, scope: !8)
!54 = !DILocation(line: 17, column: 5, scope: !8)
!55 = !DILocation(line: 18, column: 25, scope: !8)
!56 = !DILocation(line: 18, column: 19, scope: !8)
!57 = !DILocation(line: 18, column: 16, scope: !8)
!58 = !DILocation(line: 18, column: 9, scope: !8)
!59 = !DILocation(line: 17, column: 32, scope: !8)
!60 = distinct !{!60, !54, !61, !40}
!61 = !DILocation(line: 18, column: 26, scope: !8)
!62 = !DILocation(line: 19, column: 14, scope: !8)
!63 = !DILocation(line: 19, column: 22, scope: !8)
!64 = !DILocation(line: 19, column: 20, scope: !8)
!65 = !DILocation(line: 19, column: 5, scope: !8)
!66 = !DILocation(line: 19, column: 9, scope: !8)
!67 = !DILocation(line: 19, column: 12, scope: !8)
!68 = !DILocation(line: 20, column: 9, scope: !8)
!69 = !DILocation(line: 20, column: 21, scope: !8)
!70 = !DILocation(line: 20, column: 28, scope: !8)
!71 = !DILocation(line: 20, column: 25, scope: !8)
!72 = !DILocation(line: 21, column: 30, scope: !8)
!73 = !DILocation(line: 21, column: 38, scope: !8)
!74 = !DILocation(line: 21, column: 36, scope: !8)
!75 = !DILocation(line: 21, column: 9, scope: !8)
!76 = !DILocation(line: 21, column: 16, scope: !8)
!77 = !DILocation(line: 21, column: 28, scope: !8)
!78 = !DILocation(line: 22, column: 1, scope: !8)
!79 = distinct !DISubprogram(name: "global_id", scope: !80, file: !80, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!80 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!81 = !DILocation(line: 32, column: 51, scope: !79)
!82 = !DILocation(line: 32, column: 64, scope: !79)
!83 = !DILocation(line: 32, column: 62, scope: !79)
!84 = !DILocation(line: 32, column: 77, scope: !79)
!85 = !DILocation(line: 32, column: 75, scope: !79)
!86 = !DILocation(line: 32, column: 44, scope: !79)
!87 = distinct !DISubprogram(name: "get_x", scope: !80, file: !80, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 27, column: 1, scope: !87)
!89 = distinct !DISubprogram(name: "shuffle_up", scope: !80, file: !80, line: 36, type: !9, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 36, column: 99, scope: !89)
!91 = !DILocation(line: 36, column: 106, scope: !89)
!92 = !DILocation(line: 36, column: 69, scope: !89)
!93 = !DILocation(line: 36, column: 62, scope: !89)
!94 = distinct !DISubprogram(name: "barrier", scope: !80, file: !80, line: 33, type: !9, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 33, column: 43, scope: !94)
!96 = !DILocation(line: 33, column: 60, scope: !94)
!97 = distinct !DISubprogram(name: "get_x", scope: !80, file: !80, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 29, column: 1, scope: !97)
!99 = distinct !DISubprogram(name: "get_x", scope: !80, file: !80, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 28, column: 1, scope: !99)
!101 = distinct !DISubprogram(name: "votes", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 25, column: 13, scope: !101)
!103 = !DILocation(line: 25, column: 9, scope: !101)
!104 = !DILocation(line: 25, column: 34, scope: !101)
!105 = !DILocation(line: 25, column: 37, scope: !101)
!106 = !DILocation(line: 25, column: 26, scope: !101)
!107 = !DILocation(line: 26, column: 22, scope: !101)
!108 = !DILocation(line: 26, column: 28, scope: !101)
!109 = !DILocation(line: 26, column: 15, scope: !101)
!110 = !DILocation(line: 26, column: 9, scope: !101)
!111 = !DILocation(line: 27, column: 15, scope: !101)
!112 = !DILocation(line: 27, column: 9, scope: !101)
!113 = !DILocation(line: 28, column: 14, scope: !101)
!114 = !DILocation(line: 28, column: 10, scope: !101)
!115 = !DILocation(line: 28, column: 23, scope: !101)
!116 = !DILocation(line: 28, column: 26, scope: !101)
!117 = !DILocation(line: 28, column: 5, scope: !101)
!118 = !DILocation(line: 29, column: 28, scope: !101)
!119 = !DILocation(line: 29, column: 33, scope: !101)
!120 = !DILocation(line: 29, column: 16, scope: !101)
!121 = !DILocation(line: 29, column: 13, scope: !101)
!122 = !DILocation(line: 29, column: 9, scope: !101)
!123 = !DILocation(line: 28, column: 34, scope: !101)
!124 = distinct !{!124, !117, !125, !40}
!125 = !DILocation(line: 29, column: 35, scope: !101)
!126 = !DILocation(line: 30, column: 16, scope: !101)
!127 = !DILocation(line: 30, column: 5, scope: !101)
!128 = !DILocation(line: 30, column: 11, scope: !101)
!129 = !DILocation(line: 30, column: 14, scope: !101)
!130 = !DILocation(line: 31, column: 15, scope: !101)
!131 = !DILocation(line: 31, column: 5, scope: !101)
!132 = !DILocation(line: 31, column: 10, scope: !101)
!133 = !DILocation(line: 31, column: 13, scope: !101)
!134 = !DILocation(line: 32, column: 30, scope: !101)
!135 = !DILocation(line: 32, column: 37, scope: !101)
!136 = !DILocation(line: 32, column: 57, scope: !101)
!137 = !DILocation(line: 32, column: 43, scope: !101)
!138 = !DILocation(line: 32, column: 17, scope: !101)
!139 = !DILocation(line: 32, column: 5, scope: !101)
!140 = !DILocation(line: 32, column: 12, scope: !101)
!141 = !DILocation(line: 32, column: 15, scope: !101)
!142 = !DILocation(line: 33, column: 1, scope: !101)
!143 = distinct !DISubprogram(name: "ballot", scope: !80, file: !80, line: 39, type: !9, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 39, column: 87, scope: !143)
!145 = !DILocation(line: 39, column: 57, scope: !143)
!146 = !DILocation(line: 39, column: 50, scope: !143)
!147 = distinct !DISubprogram(name: "shuffle_xor", scope: !80, file: !80, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 37, column: 102, scope: !147)
!149 = !DILocation(line: 37, column: 109, scope: !147)
!150 = !DILocation(line: 37, column: 70, scope: !147)
!151 = !DILocation(line: 37, column: 63, scope: !147)
!152 = distinct !DISubprogram(name: "shuffle_from", scope: !80, file: !80, line: 38, type: !9, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 38, column: 104, scope: !152)
!154 = !DILocation(line: 38, column: 111, scope: !152)
!155 = !DILocation(line: 38, column: 73, scope: !152)
!156 = !DILocation(line: 38, column: 66, scope: !152)
