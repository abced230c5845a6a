; ModuleID = 'half.3e9c17076192954b-cgu.0'
source_filename = "half.3e9c17076192954b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @half_precision(i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %z, ptr noundef writeonly captures(none) %bits) unnamed_addr #0 !dbg !8 {
start:
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_28 = mul i32 %_29, %_30, !dbg !19
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_27 = add i32 %_28, %_31, !dbg !30
  %i = zext i32 %_27 to i64, !dbg !30
  %_7.not = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_7.not, label %bb2, label %bb6, !dbg !31

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw half, ptr %x, i64 %i, !dbg !33
  %a = load half, ptr %_9, align 2, !dbg !40, !noundef !12
  %_11 = getelementptr inbounds nuw half, ptr %y, i64 %i, !dbg !41
  %b = load half, ptr %_11, align 2, !dbg !43, !noundef !12
  %_14 = fmul half %a, %b, !dbg !44
  %_16 = fadd half %b, 0xH3C00, !dbg !46
  %_15 = fdiv half %a, %_16, !dbg !47
  %_13 = fadd half %_14, %_15, !dbg !44
  %c = fsub half %_13, %b, !dbg !44
  %_18 = fcmp ogt half %c, 0xH4400, !dbg !48
  %0 = fsub half %c, %a, !dbg !48
  %1 = fneg half %c, !dbg !48
  %_17.sroa.0.0 = select i1 %_18, half %0, half %1, !dbg !48
  %_19 = getelementptr inbounds nuw half, ptr %z, i64 %i, !dbg !50
  store half %_17.sroa.0.0, ptr %_19, align 2, !dbg !56
  %_22 = fpext half %c to float, !dbg !57
  %_21 = fmul float %_22, 8.000000e+00, !dbg !58
  %whole = tail call i32 @llvm.fptosi.sat.i32.f32(float %_21), !dbg !58
  %_25 = sitofp i32 %whole to half, !dbg !59
  %_24 = fadd half %a, %_25, !dbg !61
  %_26 = getelementptr inbounds nuw i16, ptr %bits, i64 %i, !dbg !62
  store half %_24, ptr %_26, align 2, !dbg !65
  br label %bb6, !dbg !66

bb6:                                              ; preds = %start, %bb2
  ret void, !dbg !66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_70" }
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
!5 = !DIFile(filename: "examples/rust/half.rs/@/half.3e9c17076192954b-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "half_precision", scope: !10, file: !9, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/half.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9ba28b1d633fe20ee964b8f0a2268432")
!10 = !DINamespace(name: "half", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5ngKhs4obAB_4half3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
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
!33 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPC3f163addCs5ngKhs4obAB_4half", scope: !36, file: !35, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!35 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !18)
!39 = !DILocation(line: 16, column: 26, scope: !32)
!40 = !DILocation(line: 16, column: 23, scope: !32)
!41 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !42)
!42 = !DILocation(line: 16, column: 37, scope: !32)
!43 = !DILocation(line: 16, column: 34, scope: !32)
!44 = !DILocation(line: 17, column: 17, scope: !45)
!45 = distinct !DILexicalBlock(scope: !32, file: !9, line: 16, column: 9)
!46 = !DILocation(line: 17, column: 29, scope: !45)
!47 = !DILocation(line: 17, column: 25, scope: !45)
!48 = !DILocation(line: 18, column: 24, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !9, line: 17, column: 9)
!50 = !DILocation(line: 961, column: 18, scope: !51, inlinedAt: !55)
!51 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOC3f163addCs5ngKhs4obAB_4half", scope: !53, file: !52, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!53 = !DINamespace(name: "{impl#0}", scope: !54)
!54 = !DINamespace(name: "mut_ptr", scope: !38)
!55 = !DILocation(line: 18, column: 12, scope: !49)
!56 = !DILocation(line: 18, column: 9, scope: !49)
!57 = !DILocation(line: 19, column: 22, scope: !49)
!58 = !DILocation(line: 19, column: 21, scope: !49)
!59 = !DILocation(line: 20, column: 25, scope: !60)
!60 = distinct !DILexicalBlock(scope: !49, file: !9, line: 19, column: 9)
!61 = !DILocation(line: 20, column: 24, scope: !60)
!62 = !DILocation(line: 961, column: 18, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOt3addCs5ngKhs4obAB_4half", scope: !53, file: !52, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!64 = !DILocation(line: 20, column: 15, scope: !60)
!65 = !DILocation(line: 20, column: 9, scope: !60)
!66 = !DILocation(line: 22, column: 2, scope: !8)
