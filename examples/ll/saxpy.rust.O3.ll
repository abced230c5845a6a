; ModuleID = 'saxpy.6eff92c9bc402a3b-cgu.0'
source_filename = "saxpy.6eff92c9bc402a3b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @saxpy(i64 noundef %n, float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) unnamed_addr #0 !dbg !8 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_13 = mul i32 %_14, %_15, !dbg !19
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_12 = add i32 %_13, %_16, !dbg !30
  %i = zext i32 %_12 to i64, !dbg !30
  %_6 = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_6, label %bb1, label %bb2, !dbg !31

bb2:                                              ; preds = %bb1, %start
  ret void, !dbg !33

bb1:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw float, ptr %x, i64 %i, !dbg !34
  %_8 = load float, ptr %_9, align 4, !dbg !41, !noundef !12
  %_7 = fmul float %a, %_8, !dbg !42
  %_11 = getelementptr inbounds nuw float, ptr %y, i64 %i, !dbg !43
  %_10 = load float, ptr %_11, align 4, !dbg !49, !noundef !12
  %0 = fadd float %_7, %_10, !dbg !50
  store float %0, ptr %_11, align 4, !dbg !50
  br label %bb2, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/saxpy.rs/@/saxpy.6eff92c9bc402a3b-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "saxpy", scope: !10, file: !9, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/saxpy.rs", directory: ".", checksumkind: CSK_MD5, checksum: "22d99a73fdb7aa73189485b84b7e073e")
!10 = !DINamespace(name: "saxpy", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
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
!33 = !DILocation(line: 15, column: 2, scope: !8)
!34 = !DILocation(line: 863, column: 18, scope: !35, inlinedAt: !40)
!35 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPf3addCs9wQaOXpRgZH_5saxpy", scope: !37, file: !36, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!37 = !DINamespace(name: "{impl#0}", scope: !38)
!38 = !DINamespace(name: "const_ptr", scope: !39)
!39 = !DINamespace(name: "ptr", scope: !18)
!40 = !DILocation(line: 13, column: 37, scope: !32)
!41 = !DILocation(line: 13, column: 34, scope: !32)
!42 = !DILocation(line: 13, column: 30, scope: !32)
!43 = !DILocation(line: 961, column: 18, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCs9wQaOXpRgZH_5saxpy", scope: !46, file: !45, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!45 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!46 = !DINamespace(name: "{impl#0}", scope: !47)
!47 = !DINamespace(name: "mut_ptr", scope: !39)
!48 = !DILocation(line: 13, column: 49, scope: !32)
!49 = !DILocation(line: 13, column: 46, scope: !32)
!50 = !DILocation(line: 13, column: 18, scope: !32)
!51 = !DILocation(line: 11, column: 5, scope: !32)
