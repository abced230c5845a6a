; ModuleID = 'examples/cuda/scan.cu'
source_filename = "examples/cuda/scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanE5warps = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !12 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !21
  %6 = mul i32 %4, %5, !dbg !24
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %8 = add i32 %6, %7, !dbg !28
  %9 = and i32 %7, 31, !dbg !29
  %10 = zext i32 %8 to i64, !dbg !30
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !30
  %12 = load i32, ptr %11, align 4, !dbg !30, !tbaa !8
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %12, i32 range(i32 0, 32) 1, i32 0), !dbg !31
  %14 = icmp eq i32 %9, 0, !dbg !34
  %15 = select i1 %14, i32 0, i32 %13, !dbg !34
  %16 = add i32 %15, %12, !dbg !34
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 range(i32 0, 32) 2, i32 0), !dbg !31
  %18 = icmp samesign ult i32 %9, 2, !dbg !34
  %19 = select i1 %18, i32 0, i32 %17, !dbg !34
  %20 = add i32 %19, %16, !dbg !34
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 range(i32 0, 32) 4, i32 0), !dbg !31
  %22 = icmp samesign ult i32 %9, 4, !dbg !34
  %23 = select i1 %22, i32 0, i32 %21, !dbg !34
  %24 = add i32 %23, %20, !dbg !34
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 range(i32 0, 32) 8, i32 0), !dbg !31
  %26 = icmp samesign ult i32 %9, 8, !dbg !34
  %27 = select i1 %26, i32 0, i32 %25, !dbg !34
  %28 = add i32 %27, %24, !dbg !34
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %28, i32 range(i32 0, 32) 16, i32 0), !dbg !31
  %30 = icmp samesign ult i32 %9, 16, !dbg !34
  %31 = select i1 %30, i32 0, i32 %29, !dbg !34
  %32 = add i32 %31, %28, !dbg !34
  %33 = lshr i32 %7, 5, !dbg !35
  %34 = icmp eq i32 %9, 31, !dbg !36
  br i1 %34, label %35, label %38, !dbg !36

35:                                               ; preds = %3
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %36
  store i32 %32, ptr %37, align 4, !dbg !37, !tbaa !8
  br label %38, !dbg !38

38:                                               ; preds = %35, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %39 = icmp eq i32 %33, 0, !dbg !42
  br i1 %39, label %62, label %40, !dbg !43

40:                                               ; preds = %38
  %41 = and i32 %33, 3, !dbg !43
  %42 = icmp samesign ult i32 %7, 128, !dbg !43
  br i1 %42, label %47, label %43, !dbg !43

43:                                               ; preds = %40
  %44 = and i32 %33, 28, !dbg !43
  br label %68, !dbg !43

45:                                               ; preds = %68
  %46 = icmp eq i32 %41, 0, !dbg !43
  br i1 %46, label %62, label %47, !dbg !43

47:                                               ; preds = %45, %40
  %48 = phi i32 [ 0, %40 ], [ %91, %45 ]
  %49 = phi i32 [ 0, %40 ], [ %90, %45 ]
  %50 = icmp ne i32 %41, 0, !dbg !43
  tail call void @llvm.assume(i1 %50), !dbg !43
  br label %51, !dbg !43

51:                                               ; preds = %51, %47
  %52 = phi i32 [ %59, %51 ], [ %48, %47 ]
  %53 = phi i32 [ %58, %51 ], [ %49, %47 ]
  %54 = phi i32 [ %60, %51 ], [ 0, %47 ]
  %55 = zext nneg i32 %52 to i64, !dbg !44
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %55, !dbg !44
  %57 = load i32, ptr %56, align 4, !dbg !44, !tbaa !8
  %58 = add i32 %57, %53, !dbg !45
  %59 = add nuw nsw i32 %52, 1, !dbg !46
  %60 = add i32 %54, 1, !dbg !43
  %61 = icmp eq i32 %60, %41, !dbg !43
  br i1 %61, label %62, label %51, !dbg !43, !llvm.loop !47

62:                                               ; preds = %45, %51, %38
  %63 = phi i32 [ 0, %38 ], [ %90, %45 ], [ %58, %51 ], !dbg !49
  %64 = add i32 %63, %32, !dbg !50
  %65 = getelementptr inbounds nuw i32, ptr %1, i64 %10, !dbg !51
  store i32 %64, ptr %65, align 4, !dbg !52, !tbaa !8
  %66 = add nuw nsw i32 %7, 1, !dbg !53
  %67 = icmp eq i32 %66, %5, !dbg !54
  br i1 %67, label %94, label %97, !dbg !54

68:                                               ; preds = %68, %43
  %69 = phi i32 [ 0, %43 ], [ %91, %68 ]
  %70 = phi i32 [ 0, %43 ], [ %90, %68 ]
  %71 = phi i32 [ 0, %43 ], [ %92, %68 ]
  %72 = zext nneg i32 %69 to i64, !dbg !44
  %73 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %72, !dbg !44
  %74 = load i32, ptr %73, align 4, !dbg !44, !tbaa !8
  %75 = add i32 %74, %70, !dbg !45
  %76 = zext nneg i32 %69 to i64, !dbg !44
  %77 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %76, !dbg !44
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 4, !dbg !44
  %79 = load i32, ptr %78, align 4, !dbg !44, !tbaa !8
  %80 = add i32 %79, %75, !dbg !45
  %81 = zext nneg i32 %69 to i64, !dbg !44
  %82 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %81, !dbg !44
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8, !dbg !44
  %84 = load i32, ptr %83, align 4, !dbg !44, !tbaa !8
  %85 = add i32 %84, %80, !dbg !45
  %86 = zext nneg i32 %69 to i64, !dbg !44
  %87 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE5warps to ptr), i64 %86, !dbg !44
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 12, !dbg !44
  %89 = load i32, ptr %88, align 4, !dbg !44, !tbaa !8
  %90 = add i32 %89, %85, !dbg !45
  %91 = add nuw nsw i32 %69, 4, !dbg !46
  %92 = add i32 %71, 4, !dbg !43
  %93 = icmp eq i32 %92, %44, !dbg !43
  br i1 %93, label %45, label %68, !dbg !43, !llvm.loop !55

94:                                               ; preds = %62
  %95 = zext nneg i32 %4 to i64
  %96 = getelementptr inbounds nuw i32, ptr %2, i64 %95
  store i32 %64, ptr %96, align 4, !dbg !58, !tbaa !8
  br label %97, !dbg !59

97:                                               ; preds = %94, %62
  ret void, !dbg !60
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 !dbg !61 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !65
  %7 = mul i32 %5, %6, !dbg !67
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !68
  %9 = add i32 %7, %8, !dbg !70
  %10 = zext i32 %9 to i64, !dbg !71
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10, !dbg !71
  %12 = load i32, ptr %11, align 4, !dbg !71, !tbaa !8
  %13 = and i32 %12, 1, !dbg !72
  %14 = icmp ne i32 %13, 0, !dbg !73
  %15 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %14), !dbg !74
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %12, i32 range(i32 1, 0) 16, i32 31), !dbg !77
  %17 = add i32 %16, %12, !dbg !80
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 range(i32 1, 0) 8, i32 31), !dbg !77
  %19 = add i32 %18, %17, !dbg !80
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %19, i32 range(i32 1, 0) 4, i32 31), !dbg !77
  %21 = add i32 %20, %19, !dbg !80
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 range(i32 1, 0) 2, i32 31), !dbg !77
  %23 = add i32 %22, %21, !dbg !80
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %23, i32 range(i32 1, 0) 1, i32 31), !dbg !77
  %25 = add i32 %24, %23, !dbg !80
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %10, !dbg !81
  store i32 %15, ptr %26, align 4, !dbg !82, !tbaa !8
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %10, !dbg !83
  store i32 %25, ptr %27, align 4, !dbg !84, !tbaa !8
  %28 = icmp eq i32 %15, 0, !dbg !85
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true), !dbg !85
  %30 = select i1 %28, i32 0, i32 %29, !dbg !85
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %12, i32 range(i32 0, 32) %30, i32 31), !dbg !86
  %32 = getelementptr inbounds nuw i32, ptr %3, i64 %10, !dbg !89
  store i32 %31, ptr %32, align 4, !dbg !90, !tbaa !8
  ret void, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/scan.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "scan", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!18 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "global_id", scope: !17, file: !17, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 6, column: 13, scope: !12)
!21 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 6, column: 45, scope: !12)
!30 = !DILocation(line: 7, column: 17, scope: !12)
!31 = !DILocation(line: 36, column: 69, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "shuffle_up", scope: !17, file: !17, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 9, column: 21, scope: !12)
!34 = !DILocation(line: 10, column: 18, scope: !12)
!35 = !DILocation(line: 6, column: 70, scope: !12)
!36 = !DILocation(line: 13, column: 14, scope: !12)
!37 = !DILocation(line: 14, column: 21, scope: !12)
!38 = !DILocation(line: 14, column: 9, scope: !12)
!39 = !DILocation(line: 33, column: 43, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "barrier", scope: !17, file: !17, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 15, column: 5, scope: !12)
!42 = !DILocation(line: 17, column: 23, scope: !12)
!43 = !DILocation(line: 17, column: 5, scope: !12)
!44 = !DILocation(line: 18, column: 19, scope: !12)
!45 = !DILocation(line: 18, column: 16, scope: !12)
!46 = !DILocation(line: 17, column: 32, scope: !12)
!47 = distinct !{!47, !48}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = !DILocation(line: 0, scope: !12)
!50 = !DILocation(line: 19, column: 20, scope: !12)
!51 = !DILocation(line: 19, column: 5, scope: !12)
!52 = !DILocation(line: 19, column: 12, scope: !12)
!53 = !DILocation(line: 20, column: 21, scope: !12)
!54 = !DILocation(line: 20, column: 25, scope: !12)
!55 = distinct !{!55, !43, !56, !57}
!56 = !DILocation(line: 18, column: 26, scope: !12)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 21, column: 28, scope: !12)
!59 = !DILocation(line: 21, column: 9, scope: !12)
!60 = !DILocation(line: 22, column: 1, scope: !12)
!61 = distinct !DISubprogram(name: "votes", scope: !1, file: !1, line: 24, type: !13, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DILocation(line: 28, column: 1, scope: !16, inlinedAt: !63)
!63 = distinct !DILocation(line: 32, column: 51, scope: !19, inlinedAt: !64)
!64 = distinct !DILocation(line: 25, column: 13, scope: !61)
!65 = !DILocation(line: 29, column: 1, scope: !22, inlinedAt: !66)
!66 = distinct !DILocation(line: 32, column: 64, scope: !19, inlinedAt: !64)
!67 = !DILocation(line: 32, column: 62, scope: !19, inlinedAt: !64)
!68 = !DILocation(line: 27, column: 1, scope: !26, inlinedAt: !69)
!69 = distinct !DILocation(line: 32, column: 77, scope: !19, inlinedAt: !64)
!70 = !DILocation(line: 32, column: 75, scope: !19, inlinedAt: !64)
!71 = !DILocation(line: 25, column: 34, scope: !61)
!72 = !DILocation(line: 26, column: 28, scope: !61)
!73 = !DILocation(line: 26, column: 22, scope: !61)
!74 = !DILocation(line: 39, column: 57, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "ballot", scope: !17, file: !17, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 26, column: 15, scope: !61)
!77 = !DILocation(line: 37, column: 70, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "shuffle_xor", scope: !17, file: !17, line: 37, type: !13, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 29, column: 16, scope: !61)
!80 = !DILocation(line: 29, column: 13, scope: !61)
!81 = !DILocation(line: 30, column: 5, scope: !61)
!82 = !DILocation(line: 30, column: 14, scope: !61)
!83 = !DILocation(line: 31, column: 5, scope: !61)
!84 = !DILocation(line: 31, column: 13, scope: !61)
!85 = !DILocation(line: 32, column: 37, scope: !61)
!86 = !DILocation(line: 38, column: 73, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "shuffle_from", scope: !17, file: !17, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 32, column: 17, scope: !61)
!89 = !DILocation(line: 32, column: 5, scope: !61)
!90 = !DILocation(line: 32, column: 15, scope: !61)
!91 = !DILocation(line: 33, column: 1, scope: !61)
