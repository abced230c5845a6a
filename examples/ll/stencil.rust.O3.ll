; ModuleID = 'stencil.b5727b37c87b0759-cgu.0'
source_filename = "stencil.b5727b37c87b0759-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @stencil(i64 noundef %n, ptr noundef readonly captures(none) %from, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %weights, i64 noundef %reach) unnamed_addr #0 !dbg !8 {
start:
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_26 = mul i32 %_27, %_28, !dbg !19
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_25 = add i32 %_26, %_29, !dbg !30
  %i = zext i32 %_25 to i64, !dbg !30
  %_7.not = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_7.not, label %bb2, label %bb6, !dbg !31

bb2:                                              ; preds = %start
  %_11 = shl i64 %reach, 1, !dbg !33
  %0 = add i64 %n, -1
  %1 = and i64 %_11, 2, !dbg !34
  %2 = icmp ult i64 %_11, 3, !dbg !34
  br i1 %2, label %bb10.epil.preheader, label %bb2.new, !dbg !34

bb10.epil.preheader:                              ; preds = %bb10, %bb2
  %sum.sroa.0.010.epil.ph = phi float [ 0.000000e+00, %bb2 ], [ %27, %bb10 ]
  %iter.sroa.0.09.epil.ph = phi i64 [ 0, %bb2 ], [ %24, %bb10 ]
  br label %bb10.epil, !dbg !34

bb2.new:                                          ; preds = %bb2
  %unroll_iter = and i64 %_11, -4, !dbg !34
  br label %bb10, !dbg !34

bb10.epil:                                        ; preds = %bb10.epil.preheader, %bb10.epil
  %sum.sroa.0.010.epil = phi float [ %7, %bb10.epil ], [ %sum.sroa.0.010.epil.ph, %bb10.epil.preheader ]
  %iter.sroa.0.09.epil = phi i64 [ %4, %bb10.epil ], [ %iter.sroa.0.09.epil.ph, %bb10.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.epil ], [ 0, %bb10.epil.preheader ]
  %_18.epil = add i64 %iter.sroa.0.09.epil, %i, !dbg !48
  %3 = tail call i64 @llvm.usub.sat.i64(i64 %_18.epil, i64 %reach), !dbg !50
  %spec.store.select.epil = tail call i64 @llvm.umin.i64(i64 %0, i64 %3), !dbg !56
  %4 = add nuw i64 %iter.sroa.0.09.epil, 1, !dbg !62
  %5 = getelementptr inbounds nuw float, ptr %from, i64 %spec.store.select.epil, !dbg !69
  %_21.epil = load float, ptr %5, align 4, !dbg !69, !noundef !12
  %6 = getelementptr inbounds nuw float, ptr %weights, i64 %iter.sroa.0.09.epil, !dbg !71
  %_23.epil = load float, ptr %6, align 4, !dbg !71, !noundef !12
  %_20.epil = fmul float %_21.epil, %_23.epil, !dbg !69
  %7 = fadd float %sum.sroa.0.010.epil, %_20.epil, !dbg !72
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !34
  %epil.iter.cmp.not = icmp eq i64 %epil.iter, %1, !dbg !34
  br i1 %epil.iter.cmp.not, label %bb11, label %bb10.epil, !dbg !34, !llvm.loop !73

bb11:                                             ; preds = %bb10.epil
  %.lcssa = phi float [ %7, %bb10.epil ], !dbg !72
  %_13 = getelementptr inbounds nuw float, ptr %to, i64 %i, !dbg !75
  store float %.lcssa, ptr %_13, align 4, !dbg !82
  br label %bb6, !dbg !83

bb10:                                             ; preds = %bb10, %bb2.new
  %sum.sroa.0.010 = phi float [ 0.000000e+00, %bb2.new ], [ %27, %bb10 ]
  %iter.sroa.0.09 = phi i64 [ 0, %bb2.new ], [ %24, %bb10 ]
  %niter = phi i64 [ 0, %bb2.new ], [ %niter.next.3, %bb10 ]
  %_18 = add i64 %iter.sroa.0.09, %i, !dbg !48
  %8 = tail call i64 @llvm.usub.sat.i64(i64 %_18, i64 %reach), !dbg !50
  %spec.store.select = tail call i64 @llvm.umin.i64(i64 %0, i64 %8), !dbg !56
  %9 = or disjoint i64 %iter.sroa.0.09, 1, !dbg !62
  %10 = getelementptr inbounds nuw float, ptr %from, i64 %spec.store.select, !dbg !69
  %_21 = load float, ptr %10, align 4, !dbg !69, !noundef !12
  %11 = getelementptr inbounds nuw float, ptr %weights, i64 %iter.sroa.0.09, !dbg !71
  %_23 = load float, ptr %11, align 4, !dbg !71, !noundef !12
  %_20 = fmul float %_21, %_23, !dbg !69
  %12 = fadd float %sum.sroa.0.010, %_20, !dbg !72
  %_18.1 = add i64 %9, %i, !dbg !48
  %13 = tail call i64 @llvm.usub.sat.i64(i64 %_18.1, i64 %reach), !dbg !50
  %spec.store.select.1 = tail call i64 @llvm.umin.i64(i64 %0, i64 %13), !dbg !56
  %14 = or disjoint i64 %iter.sroa.0.09, 2, !dbg !62
  %15 = getelementptr inbounds nuw float, ptr %from, i64 %spec.store.select.1, !dbg !69
  %_21.1 = load float, ptr %15, align 4, !dbg !69, !noundef !12
  %16 = getelementptr inbounds nuw float, ptr %weights, i64 %9, !dbg !71
  %_23.1 = load float, ptr %16, align 4, !dbg !71, !noundef !12
  %_20.1 = fmul float %_21.1, %_23.1, !dbg !69
  %17 = fadd float %12, %_20.1, !dbg !72
  %_18.2 = add i64 %14, %i, !dbg !48
  %18 = tail call i64 @llvm.usub.sat.i64(i64 %_18.2, i64 %reach), !dbg !50
  %spec.store.select.2 = tail call i64 @llvm.umin.i64(i64 %0, i64 %18), !dbg !56
  %19 = or disjoint i64 %iter.sroa.0.09, 3, !dbg !62
  %20 = getelementptr inbounds nuw float, ptr %from, i64 %spec.store.select.2, !dbg !69
  %_21.2 = load float, ptr %20, align 4, !dbg !69, !noundef !12
  %21 = getelementptr inbounds nuw float, ptr %weights, i64 %14, !dbg !71
  %_23.2 = load float, ptr %21, align 4, !dbg !71, !noundef !12
  %_20.2 = fmul float %_21.2, %_23.2, !dbg !69
  %22 = fadd float %17, %_20.2, !dbg !72
  %_18.3 = add i64 %19, %i, !dbg !48
  %23 = tail call i64 @llvm.usub.sat.i64(i64 %_18.3, i64 %reach), !dbg !50
  %spec.store.select.3 = tail call i64 @llvm.umin.i64(i64 %0, i64 %23), !dbg !56
  %24 = add nuw i64 %iter.sroa.0.09, 4, !dbg !62
  %25 = getelementptr inbounds nuw float, ptr %from, i64 %spec.store.select.3, !dbg !69
  %_21.3 = load float, ptr %25, align 4, !dbg !69, !noundef !12
  %26 = getelementptr inbounds nuw float, ptr %weights, i64 %19, !dbg !71
  %_23.3 = load float, ptr %26, align 4, !dbg !71, !noundef !12
  %_20.3 = fmul float %_21.3, %_23.3, !dbg !69
  %27 = fadd float %22, %_20.3, !dbg !72
  %niter.next.3 = add i64 %niter, 4, !dbg !34
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !34
  br i1 %niter.ncmp.3, label %bb10.epil.preheader, label %bb10, !dbg !34

bb6:                                              ; preds = %start, %bb11
  ret void, !dbg !83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/stencil.rs/@/stencil.b5727b37c87b0759-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "stencil", scope: !10, file: !9, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/stencil.rs", directory: ".", checksumkind: CSK_MD5, checksum: "5f06ee03311040c8f00b642e933e0877")
!10 = !DINamespace(name: "stencil", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 10, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 11, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 10, column: 5)
!33 = !DILocation(line: 18, column: 50, scope: !32)
!34 = !DILocation(line: 900, column: 12, scope: !35, inlinedAt: !40)
!35 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil", scope: !37, file: !36, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!37 = !DINamespace(name: "{impl#5}", scope: !38)
!38 = !DINamespace(name: "range", scope: !39)
!39 = !DINamespace(name: "iter", scope: !18)
!40 = !DILocation(line: 985, column: 14, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil", scope: !42, file: !36, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!42 = !DINamespace(name: "{impl#6}", scope: !38)
!43 = !DILocation(line: 23, column: 14, scope: !44)
!44 = !DILexicalBlockFile(scope: !45, file: !9, discriminator: 2)
!45 = distinct !DILexicalBlock(scope: !46, file: !9, line: 23, column: 5)
!46 = distinct !DILexicalBlock(scope: !47, file: !9, line: 22, column: 5)
!47 = distinct !DILexicalBlock(scope: !32, file: !9, line: 15, column: 5)
!48 = !DILocation(line: 24, column: 18, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !9, line: 23, column: 5)
!50 = !DILocation(line: 2399, column: 13, scope: !51, inlinedAt: !55)
!51 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !53, file: !52, line: 2398, type: !11, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!53 = !DINamespace(name: "{impl#11}", scope: !54)
!54 = !DINamespace(name: "num", scope: !18)
!55 = !DILocation(line: 24, column: 26, scope: !49)
!56 = !DILocation(line: 1076, column: 12, scope: !57, inlinedAt: !61)
!57 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil", scope: !59, file: !58, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!58 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!59 = !DINamespace(name: "Ord", scope: !60)
!60 = !DINamespace(name: "cmp", scope: !18)
!61 = !DILocation(line: 24, column: 48, scope: !49)
!62 = !DILocation(line: 898, column: 17, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !53, file: !52, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!64 = !DILocation(line: 215, column: 28, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !66, file: !36, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!66 = !DINamespace(name: "{impl#49}", scope: !38)
!67 = !DILocation(line: 903, column: 35, scope: !68, inlinedAt: !40)
!68 = distinct !DILexicalBlock(scope: !35, file: !36, line: 901, column: 13)
!69 = !DILocation(line: 25, column: 16, scope: !70)
!70 = distinct !DILexicalBlock(scope: !49, file: !9, line: 24, column: 9)
!71 = !DILocation(line: 25, column: 27, scope: !70)
!72 = !DILocation(line: 25, column: 9, scope: !70)
!73 = distinct !{!73, !74}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 961, column: 18, scope: !76, inlinedAt: !81)
!76 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCsfzQ1GFkIO7t_7stencil", scope: !78, file: !77, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!77 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!78 = !DINamespace(name: "{impl#0}", scope: !79)
!79 = !DINamespace(name: "mut_ptr", scope: !80)
!80 = !DINamespace(name: "ptr", scope: !18)
!81 = !DILocation(line: 19, column: 22, scope: !32)
!82 = !DILocation(line: 27, column: 5, scope: !46)
!83 = !DILocation(line: 28, column: 2, scope: !8)
