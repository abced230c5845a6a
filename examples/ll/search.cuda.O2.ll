; ModuleID = 'examples/cuda/search.cu'
source_filename = "examples/cuda/search.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@needle = dso_local addrspace(4) externally_initialized constant [5 x i8] c"gate\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @needle to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @search(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 !dbg !12 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %7 = mul i32 %5, %6, !dbg !24
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %9 = add i32 %7, %8, !dbg !28
  %10 = icmp ult i32 %9, %0, !dbg !29
  br i1 %10, label %11, label %47, !dbg !29

11:                                               ; preds = %4
  %12 = add i32 %9, 4, !dbg !30
  %13 = icmp ugt i32 %12, %0, !dbg !31
  %14 = zext i32 %9 to i64, !dbg !32
  br i1 %13, label %45, label %15, !dbg !31

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %14, !dbg !33
  %17 = load i8, ptr %16, align 1, !dbg !33, !tbaa !34
  %18 = load i8, ptr addrspacecast (ptr addrspace(4) @needle to ptr), align 1, !dbg !35, !tbaa !34
  %19 = icmp eq i8 %17, %18, !dbg !36
  br i1 %19, label %20, label %45, !dbg !37

20:                                               ; preds = %15
  %21 = add nuw i32 %9, 1, !dbg !38
  %22 = zext i32 %21 to i64, !dbg !33
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22, !dbg !33
  %24 = load i8, ptr %23, align 1, !dbg !33, !tbaa !34
  %25 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @needle to ptr), i64 1), align 1, !dbg !35, !tbaa !34
  %26 = icmp eq i8 %24, %25, !dbg !36
  br i1 %26, label %27, label %45, !dbg !37

27:                                               ; preds = %20
  %28 = add i32 %9, 2, !dbg !38
  %29 = zext i32 %28 to i64, !dbg !33
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 %29, !dbg !33
  %31 = load i8, ptr %30, align 1, !dbg !33, !tbaa !34
  %32 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @needle to ptr), i64 2), align 1, !dbg !35, !tbaa !34
  %33 = icmp eq i8 %31, %32, !dbg !36
  br i1 %33, label %34, label %45, !dbg !37

34:                                               ; preds = %27
  %35 = add i32 %9, 3, !dbg !38
  %36 = zext i32 %35 to i64, !dbg !33
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 %36, !dbg !33
  %38 = load i8, ptr %37, align 1, !dbg !33, !tbaa !34
  %39 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @needle to ptr), i64 3), align 1, !dbg !35, !tbaa !34
  %40 = icmp eq i8 %38, %39, !dbg !36
  %41 = zext i1 %40 to i8, !dbg !39
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 %14, !dbg !40
  store i8 %41, ptr %42, align 1, !dbg !41, !tbaa !34
  br i1 %40, label %43, label %47, !dbg !42

43:                                               ; preds = %34
  %44 = atomicrmw add ptr %3, i32 1 monotonic, align 4, !dbg !43
  br label %47, !dbg !46

45:                                               ; preds = %20, %27, %15, %11
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 %14, !dbg !40
  store i8 0, ptr %46, align 1, !dbg !41, !tbaa !34
  br label %47, !dbg !42

47:                                               ; preds = %45, %34, %43, %4
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/search.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 7, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 8, column: 11, scope: !12)
!30 = !DILocation(line: 11, column: 11, scope: !12)
!31 = !DILocation(line: 11, column: 20, scope: !12)
!32 = !DILocation(line: 0, scope: !12)
!33 = !DILocation(line: 12, column: 30, scope: !12)
!34 = !{!10, !10, i64 0}
!35 = !DILocation(line: 12, column: 45, scope: !12)
!36 = !DILocation(line: 12, column: 42, scope: !12)
!37 = !DILocation(line: 12, column: 9, scope: !12)
!38 = !DILocation(line: 12, column: 37, scope: !12)
!39 = !DILocation(line: 14, column: 16, scope: !12)
!40 = !DILocation(line: 14, column: 5, scope: !12)
!41 = !DILocation(line: 14, column: 14, scope: !12)
!42 = !DILocation(line: 15, column: 11, scope: !12)
!43 = !DILocation(line: 42, column: 12, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "atomic_add", scope: !17, file: !17, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = distinct !DILocation(line: 16, column: 9, scope: !12)
!46 = !DILocation(line: 16, column: 9, scope: !12)
!47 = !DILocation(line: 17, column: 1, scope: !12)
