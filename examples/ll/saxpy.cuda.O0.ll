; ModuleID = 'examples/cuda/saxpy.cu'
source_filename = "examples/cuda/saxpy.cu"
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
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %10, ptr %9, align 4, !dbg !12
  %11 = load i32, ptr %9, align 4, !dbg !13
  %12 = load i32, ptr %5, align 4, !dbg !14
  %13 = icmp ult i32 %11, %12, !dbg !15
  br i1 %13, label %14, label %32, !dbg !15

14:                                               ; preds = %4
  %15 = load float, ptr %6, align 4, !dbg !16
  %16 = load ptr, ptr %7, align 8, !dbg !17
  %17 = load i32, ptr %9, align 4, !dbg !18
  %18 = zext i32 %17 to i64, !dbg !17
  %19 = getelementptr inbounds nuw float, ptr %16, i64 %18, !dbg !17
  %20 = load float, ptr %19, align 4, !dbg !17
  %21 = fmul float %15, %20, !dbg !19
  %22 = load ptr, ptr %8, align 8, !dbg !20
  %23 = load i32, ptr %9, align 4, !dbg !21
  %24 = zext i32 %23 to i64, !dbg !20
  %25 = getelementptr inbounds nuw float, ptr %22, i64 %24, !dbg !20
  %26 = load float, ptr %25, align 4, !dbg !20
  %27 = fadd float %21, %26, !dbg !22
  %28 = load ptr, ptr %8, align 8, !dbg !23
  %29 = load i32, ptr %9, align 4, !dbg !24
  %30 = zext i32 %29 to i64, !dbg !23
  %31 = getelementptr inbounds nuw float, ptr %28, i64 %30, !dbg !23
  store float %27, ptr %31, align 4, !dbg !25
  br label %32, !dbg !23

32:                                               ; preds = %14, %4
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !27 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !29
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !30
  %3 = mul i32 %1, %2, !dbg !31
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !32
  %5 = add i32 %3, %4, !dbg !33
  ret i32 %5, !dbg !34
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !35 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  ret i32 %1, !dbg !36
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !37 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  ret i32 %1, !dbg !38
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !39 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  ret i32 %1, !dbg !40
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
!1 = !DIFile(filename: "examples/cuda/saxpy.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 5, column: 13, scope: !8)
!12 = !DILocation(line: 5, column: 9, scope: !8)
!13 = !DILocation(line: 6, column: 9, scope: !8)
!14 = !DILocation(line: 6, column: 13, scope: !8)
!15 = !DILocation(line: 6, column: 11, scope: !8)
!16 = !DILocation(line: 7, column: 16, scope: !8)
!17 = !DILocation(line: 7, column: 20, scope: !8)
!18 = !DILocation(line: 7, column: 22, scope: !8)
!19 = !DILocation(line: 7, column: 18, scope: !8)
!20 = !DILocation(line: 7, column: 27, scope: !8)
!21 = !DILocation(line: 7, column: 29, scope: !8)
!22 = !DILocation(line: 7, column: 25, scope: !8)
!23 = !DILocation(line: 7, column: 9, scope: !8)
!24 = !DILocation(line: 7, column: 11, scope: !8)
!25 = !DILocation(line: 7, column: 14, scope: !8)
!26 = !DILocation(line: 8, column: 1, scope: !8)
!27 = distinct !DISubprogram(name: "global_id", scope: !28, file: !28, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!29 = !DILocation(line: 32, column: 51, scope: !27)
!30 = !DILocation(line: 32, column: 64, scope: !27)
!31 = !DILocation(line: 32, column: 62, scope: !27)
!32 = !DILocation(line: 32, column: 77, scope: !27)
!33 = !DILocation(line: 32, column: 75, scope: !27)
!34 = !DILocation(line: 32, column: 44, scope: !27)
!35 = distinct !DISubprogram(name: "get_x", scope: !28, file: !28, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 28, column: 1, scope: !35)
!37 = distinct !DISubprogram(name: "get_x", scope: !28, file: !28, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 29, column: 1, scope: !37)
!39 = distinct !DISubprogram(name: "get_x", scope: !28, file: !28, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 27, column: 1, scope: !39)
