; ModuleID = 'examples/cuda/collatz.cu'
source_filename = "examples/cuda/collatz.cu"
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
define dso_local ptx_kernel void @collatz(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 !dbg !8 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %10, ptr %7, align 4, !dbg !12
  %11 = load i32, ptr %7, align 4, !dbg !13
  %12 = load i32, ptr %5, align 4, !dbg !14
  %13 = icmp uge i32 %11, %12, !dbg !15
  br i1 %13, label %14, label %15, !dbg !15

14:                                               ; preds = %3
  br label %44, !dbg !16

15:                                               ; preds = %3
  %16 = load i32, ptr %4, align 4, !dbg !17
  %17 = load i32, ptr %7, align 4, !dbg !18
  %18 = add i32 %16, %17, !dbg !19
  %19 = zext i32 %18 to i64, !dbg !17
  store i64 %19, ptr %8, align 8, !dbg !20
  store i32 0, ptr %9, align 4, !dbg !21
  br label %20, !dbg !22

20:                                               ; preds = %34, %15
  %21 = load i64, ptr %8, align 8, !dbg !23
  %22 = icmp ugt i64 %21, 1, !dbg !24
  br i1 %22, label %23, label %38, !dbg !22

23:                                               ; preds = %20
  %24 = load i64, ptr %8, align 8, !dbg !25
  %25 = urem i64 %24, 2, !dbg !26
  %26 = icmp ne i64 %25, 0, !dbg !25
  br i1 %26, label %27, label %31, !dbg !25

27:                                               ; preds = %23
  %28 = load i64, ptr %8, align 8, !dbg !27
  %29 = mul i64 3, %28, !dbg !28
  %30 = add i64 %29, 1, !dbg !29
  br label %34, !dbg !25

31:                                               ; preds = %23
  %32 = load i64, ptr %8, align 8, !dbg !30
  %33 = udiv i64 %32, 2, !dbg !31
  br label %34, !dbg !25

34:                                               ; preds = %31, %27
  %35 = phi i64 [ %30, %27 ], [ %33, %31 ], !dbg !25
  store i64 %35, ptr %8, align 8, !dbg !32
  %36 = load i32, ptr %9, align 4, !dbg !33
  %37 = add i32 %36, 1, !dbg !33
  store i32 %37, ptr %9, align 4, !dbg !33
  br label %20, !dbg !22, !llvm.loop !34

38:                                               ; preds = %20
  %39 = load i32, ptr %9, align 4, !dbg !37
  %40 = load ptr, ptr %6, align 8, !dbg !38
  %41 = load i32, ptr %7, align 4, !dbg !39
  %42 = zext i32 %41 to i64, !dbg !38
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %42, !dbg !38
  store i32 %39, ptr %43, align 4, !dbg !40
  br label %44, !dbg !41

44:                                               ; preds = %38, %14
  ret void, !dbg !41
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !42 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !44
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !45
  %3 = mul i32 %1, %2, !dbg !46
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !47
  %5 = add i32 %3, %4, !dbg !48
  ret i32 %5, !dbg !49
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !50 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !51
  ret i32 %1, !dbg !51
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !52 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53
  ret i32 %1, !dbg !53
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !54 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  ret i32 %1, !dbg !55
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
!1 = !DIFile(filename: "examples/cuda/collatz.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "collatz", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 5, column: 13, scope: !8)
!12 = !DILocation(line: 5, column: 9, scope: !8)
!13 = !DILocation(line: 6, column: 9, scope: !8)
!14 = !DILocation(line: 6, column: 14, scope: !8)
!15 = !DILocation(line: 6, column: 11, scope: !8)
!16 = !DILocation(line: 7, column: 9, scope: !8)
!17 = !DILocation(line: 8, column: 17, scope: !8)
!18 = !DILocation(line: 8, column: 25, scope: !8)
!19 = !DILocation(line: 8, column: 23, scope: !8)
!20 = !DILocation(line: 8, column: 9, scope: !8)
!21 = !DILocation(line: 9, column: 9, scope: !8)
!22 = !DILocation(line: 10, column: 5, scope: !8)
!23 = !DILocation(line: 10, column: 12, scope: !8)
!24 = !DILocation(line: 10, column: 18, scope: !8)
!25 = !DILocation(line: 11, column: 17, scope: !8)
!26 = !DILocation(line: 11, column: 23, scope: !8)
!27 = !DILocation(line: 11, column: 33, scope: !8)
!28 = !DILocation(line: 11, column: 31, scope: !8)
!29 = !DILocation(line: 11, column: 39, scope: !8)
!30 = !DILocation(line: 11, column: 45, scope: !8)
!31 = !DILocation(line: 11, column: 51, scope: !8)
!32 = !DILocation(line: 11, column: 15, scope: !8)
!33 = !DILocation(line: 12, column: 14, scope: !8)
!34 = distinct !{!34, !22, !35, !36}
!35 = !DILocation(line: 13, column: 5, scope: !8)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 14, column: 16, scope: !8)
!38 = !DILocation(line: 14, column: 5, scope: !8)
!39 = !DILocation(line: 14, column: 11, scope: !8)
!40 = !DILocation(line: 14, column: 14, scope: !8)
!41 = !DILocation(line: 15, column: 1, scope: !8)
!42 = distinct !DISubprogram(name: "global_id", scope: !43, file: !43, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!43 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!44 = !DILocation(line: 32, column: 51, scope: !42)
!45 = !DILocation(line: 32, column: 64, scope: !42)
!46 = !DILocation(line: 32, column: 62, scope: !42)
!47 = !DILocation(line: 32, column: 77, scope: !42)
!48 = !DILocation(line: 32, column: 75, scope: !42)
!49 = !DILocation(line: 32, column: 44, scope: !42)
!50 = distinct !DISubprogram(name: "get_x", scope: !43, file: !43, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 28, column: 1, scope: !50)
!52 = distinct !DISubprogram(name: "get_x", scope: !43, file: !43, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 29, column: 1, scope: !52)
!54 = distinct !DISubprogram(name: "get_x", scope: !43, file: !43, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 27, column: 1, scope: !54)
