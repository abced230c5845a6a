; ModuleID = 'examples/cuda/search.cu'
source_filename = "examples/cuda/search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@needle = dso_local addrspace(4) externally_initialized constant [5 x i8] c"gate\00", align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @needle to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @search(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %12 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %12, ptr %9, align 4, !dbg !12
  %13 = load i32, ptr %9, align 4, !dbg !13
  %14 = load i32, ptr %5, align 4, !dbg !14
  %15 = icmp uge i32 %13, %14, !dbg !15
  br i1 %15, label %16, label %17, !dbg !15

16:                                               ; preds = %4
  br label %64, !dbg !16

17:                                               ; preds = %4
  store i32 4, ptr %10, align 4, !dbg !17
  store i32 0, ptr %11, align 4, !dbg !18
  %18 = load i32, ptr %9, align 4, !dbg !19
  %19 = load i32, ptr %10, align 4, !dbg !20
  %20 = add i32 %18, %19, !dbg !21
  %21 = load i32, ptr %5, align 4, !dbg !22
  %22 = icmp ule i32 %20, %21, !dbg !23
  br i1 %22, label %23, label %49, !dbg !23

23:                                               ; preds = %17
  br label %24, !dbg !24

24:                                               ; preds = %45, %23
  %25 = load i32, ptr %11, align 4, !dbg !25
  %26 = load i32, ptr %10, align 4, !dbg !26
  %27 = icmp ult i32 %25, %26, !dbg !27
  br i1 %27, label %28, label %43, !dbg !28

28:                                               ; preds = %24
  %29 = load ptr, ptr %6, align 8, !dbg !29
  %30 = load i32, ptr %9, align 4, !dbg !30
  %31 = load i32, ptr %11, align 4, !dbg !31
  %32 = add i32 %30, %31, !dbg !32
  %33 = zext i32 %32 to i64, !dbg !29
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 %33, !dbg !29
  %35 = load i8, ptr %34, align 1, !dbg !29
  %36 = zext i8 %35 to i32, !dbg !29
  %37 = load i32, ptr %11, align 4, !dbg !33
  %38 = zext i32 %37 to i64, !dbg !34
  %39 = getelementptr inbounds nuw [5 x i8], ptr addrspacecast (ptr addrspace(4) @needle to ptr), i64 0, i64 %38, !dbg !34
  %40 = load i8, ptr %39, align 1, !dbg !34
  %41 = zext i8 %40 to i32, !dbg !34
  %42 = icmp eq i32 %36, %41, !dbg !35
  br label %43

43:                                               ; preds = %28, %24
  %44 = phi i1 [ false, %24 ], [ %42, %28 ], !dbg !36
  br i1 %44, label %45, label %48, !dbg !24

45:                                               ; preds = %43
  %46 = load i32, ptr %11, align 4, !dbg !37
  %47 = add i32 %46, 1, !dbg !37
  store i32 %47, ptr %11, align 4, !dbg !37
  br label %24, !dbg !24, !llvm.loop !38

48:                                               ; preds = %43
  br label %49, !dbg !24

49:                                               ; preds = %48, %17
  %50 = load i32, ptr %11, align 4, !dbg !40
  %51 = load i32, ptr %10, align 4, !dbg !41
  %52 = icmp eq i32 %50, %51, !dbg !42
  %53 = zext i1 %52 to i8, !dbg !40
  %54 = load ptr, ptr %7, align 8, !dbg !43
  %55 = load i32, ptr %9, align 4, !dbg !44
  %56 = zext i32 %55 to i64, !dbg !43
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 %56, !dbg !43
  store i8 %53, ptr %57, align 1, !dbg !45
  %58 = load i32, ptr %11, align 4, !dbg !46
  %59 = load i32, ptr %10, align 4, !dbg !47
  %60 = icmp eq i32 %58, %59, !dbg !48
  br i1 %60, label %61, label %64, !dbg !48

61:                                               ; preds = %49
  %62 = load ptr, ptr %8, align 8, !dbg !49
  %63 = call noundef i32 @_ZL10atomic_addPjj(ptr noundef %62, i32 noundef 1) #3, !dbg !50
  br label %64, !dbg !50

64:                                               ; preds = %16, %61, %49
  ret void, !dbg !51
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !52 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !54
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !55
  %3 = mul i32 %1, %2, !dbg !56
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !57
  %5 = add i32 %3, %4, !dbg !58
  ret i32 %5, !dbg !59
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL10atomic_addPjj(ptr noundef %0, i32 noundef %1) #1 !dbg !60 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8, !dbg !61
  %8 = load i32, ptr %4, align 4, !dbg !62
  store i32 %8, ptr %5, align 4, !dbg !63
  %9 = load i32, ptr %5, align 4, !dbg !63
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4, !dbg !63
  store i32 %10, ptr %6, align 4, !dbg !63
  %11 = load i32, ptr %6, align 4, !dbg !63
  ret i32 %11, !dbg !64
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !65 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  ret i32 %1, !dbg !66
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !67 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  ret i32 %1, !dbg !68
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !69 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  ret i32 %1, !dbg !70
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
!1 = !DIFile(filename: "examples/cuda/search.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 7, column: 13, scope: !8)
!12 = !DILocation(line: 7, column: 9, scope: !8)
!13 = !DILocation(line: 8, column: 9, scope: !8)
!14 = !DILocation(line: 8, column: 14, scope: !8)
!15 = !DILocation(line: 8, column: 11, scope: !8)
!16 = !DILocation(line: 9, column: 9, scope: !8)
!17 = !DILocation(line: 10, column: 9, scope: !8)
!18 = !DILocation(line: 10, column: 38, scope: !8)
!19 = !DILocation(line: 11, column: 9, scope: !8)
!20 = !DILocation(line: 11, column: 13, scope: !8)
!21 = !DILocation(line: 11, column: 11, scope: !8)
!22 = !DILocation(line: 11, column: 23, scope: !8)
!23 = !DILocation(line: 11, column: 20, scope: !8)
!24 = !DILocation(line: 12, column: 9, scope: !8)
!25 = !DILocation(line: 12, column: 16, scope: !8)
!26 = !DILocation(line: 12, column: 20, scope: !8)
!27 = !DILocation(line: 12, column: 18, scope: !8)
!28 = !DILocation(line: 12, column: 27, scope: !8)
!29 = !DILocation(line: 12, column: 30, scope: !8)
!30 = !DILocation(line: 12, column: 35, scope: !8)
!31 = !DILocation(line: 12, column: 39, scope: !8)
!32 = !DILocation(line: 12, column: 37, scope: !8)
!33 = !DILocation(line: 12, column: 52, scope: !8)
!34 = !DILocation(line: 12, column: 45, scope: !8)
!35 = !DILocation(line: 12, column: 42, scope: !8)
!36 = !DILocation(line: 0, scope: !8)
!37 = !DILocation(line: 13, column: 14, scope: !8)
!38 = distinct !{!38, !24, !37, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 14, column: 16, scope: !8)
!41 = !DILocation(line: 14, column: 21, scope: !8)
!42 = !DILocation(line: 14, column: 18, scope: !8)
!43 = !DILocation(line: 14, column: 5, scope: !8)
!44 = !DILocation(line: 14, column: 11, scope: !8)
!45 = !DILocation(line: 14, column: 14, scope: !8)
!46 = !DILocation(line: 15, column: 9, scope: !8)
!47 = !DILocation(line: 15, column: 14, scope: !8)
!48 = !DILocation(line: 15, column: 11, scope: !8)
!49 = !DILocation(line: 16, column: 20, scope: !8)
!50 = !DILocation(line: 16, column: 9, scope: !8)
!51 = !DILocation(line: 17, column: 1, scope: !8)
!52 = distinct !DISubprogram(name: "global_id", scope: !53, file: !53, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!53 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!54 = !DILocation(line: 32, column: 51, scope: !52)
!55 = !DILocation(line: 32, column: 64, scope: !52)
!56 = !DILocation(line: 32, column: 62, scope: !52)
!57 = !DILocation(line: 32, column: 77, scope: !52)
!58 = !DILocation(line: 32, column: 75, scope: !52)
!59 = !DILocation(line: 32, column: 44, scope: !52)
!60 = distinct !DISubprogram(name: "atomic_add", scope: !53, file: !53, line: 41, type: !9, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 42, column: 38, scope: !60)
!62 = !DILocation(line: 42, column: 42, scope: !60)
!63 = !DILocation(line: 42, column: 12, scope: !60)
!64 = !DILocation(line: 42, column: 5, scope: !60)
!65 = distinct !DISubprogram(name: "get_x", scope: !53, file: !53, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 28, column: 1, scope: !65)
!67 = distinct !DISubprogram(name: "get_x", scope: !53, file: !53, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 29, column: 1, scope: !67)
!69 = distinct !DISubprogram(name: "get_x", scope: !53, file: !53, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 27, column: 1, scope: !69)
