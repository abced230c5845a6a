; ModuleID = 'half.3e9c17076192954b-cgu.0'
source_filename = "half.3e9c17076192954b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @half_precision(i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %z, ptr noundef writeonly captures(none) %bits) unnamed_addr #0 !dbg !6 {
start:
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_28 = mul i32 %_29, %_30, !dbg !17
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_27 = add i32 %_28, %_31, !dbg !28
  %i = zext i32 %_27 to i64, !dbg !28
  %_7.not = icmp ugt i64 %n, %i, !dbg !29
  br i1 %_7.not, label %bb2, label %bb6, !dbg !29

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw half, ptr %x, i64 %i, !dbg !31
  %a = load half, ptr %_9, align 2, !dbg !38, !noundef !10
  %_11 = getelementptr inbounds nuw half, ptr %y, i64 %i, !dbg !39
  %b = load half, ptr %_11, align 2, !dbg !41, !noundef !10
  %_14 = fmul half %a, %b, !dbg !42
  %_16 = fadd half %b, 0xH3C00, !dbg !44
  %_15 = fdiv half %a, %_16, !dbg !45
  %_13 = fadd half %_14, %_15, !dbg !42
  %c = fsub half %_13, %b, !dbg !42
  %_18 = fcmp ogt half %c, 0xH4400, !dbg !46
  %0 = fsub half %c, %a, !dbg !46
  %1 = fneg half %c, !dbg !46
  %_17.sroa.0.0 = select i1 %_18, half %0, half %1, !dbg !46
  %_19 = getelementptr inbounds nuw half, ptr %z, i64 %i, !dbg !48
  store half %_17.sroa.0.0, ptr %_19, align 2, !dbg !54
  %_22 = fpext half %c to float, !dbg !55
  %_21 = fmul float %_22, 8.000000e+00, !dbg !56
  %whole = tail call i32 @llvm.fptosi.sat.i32.f32(float %_21), !dbg !56
  %_25 = sitofp i32 %whole to half, !dbg !57
  %_24 = fadd half %a, %_25, !dbg !59
  %_26 = getelementptr inbounds nuw i16, ptr %bits, i64 %i, !dbg !60
  store half %_24, ptr %_26, align 2, !dbg !63
  br label %bb6, !dbg !64

bb6:                                              ; preds = %start, %bb2
  ret void, !dbg !64
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
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/half.rs/@/half.3e9c17076192954b-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "half_precision", scope: !8, file: !7, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/half.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9ba28b1d633fe20ee964b8f0a2268432")
!8 = !DINamespace(name: "half", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5ngKhs4obAB_4half3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 10, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 11, column: 8, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 10, column: 5)
!31 = !DILocation(line: 863, column: 18, scope: !32, inlinedAt: !37)
!32 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPC3f163addCs5ngKhs4obAB_4half", scope: !34, file: !33, line: 829, type: !9, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!33 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!34 = !DINamespace(name: "{impl#0}", scope: !35)
!35 = !DINamespace(name: "const_ptr", scope: !36)
!36 = !DINamespace(name: "ptr", scope: !16)
!37 = !DILocation(line: 16, column: 26, scope: !30)
!38 = !DILocation(line: 16, column: 23, scope: !30)
!39 = !DILocation(line: 863, column: 18, scope: !32, inlinedAt: !40)
!40 = !DILocation(line: 16, column: 37, scope: !30)
!41 = !DILocation(line: 16, column: 34, scope: !30)
!42 = !DILocation(line: 17, column: 17, scope: !43)
!43 = distinct !DILexicalBlock(scope: !30, file: !7, line: 16, column: 9)
!44 = !DILocation(line: 17, column: 29, scope: !43)
!45 = !DILocation(line: 17, column: 25, scope: !43)
!46 = !DILocation(line: 18, column: 24, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !7, line: 17, column: 9)
!48 = !DILocation(line: 961, column: 18, scope: !49, inlinedAt: !53)
!49 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOC3f163addCs5ngKhs4obAB_4half", scope: !51, file: !50, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!50 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!51 = !DINamespace(name: "{impl#0}", scope: !52)
!52 = !DINamespace(name: "mut_ptr", scope: !36)
!53 = !DILocation(line: 18, column: 12, scope: !47)
!54 = !DILocation(line: 18, column: 9, scope: !47)
!55 = !DILocation(line: 19, column: 22, scope: !47)
!56 = !DILocation(line: 19, column: 21, scope: !47)
!57 = !DILocation(line: 20, column: 25, scope: !58)
!58 = distinct !DILexicalBlock(scope: !47, file: !7, line: 19, column: 9)
!59 = !DILocation(line: 20, column: 24, scope: !58)
!60 = !DILocation(line: 961, column: 18, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOt3addCs5ngKhs4obAB_4half", scope: !51, file: !50, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!62 = !DILocation(line: 20, column: 15, scope: !58)
!63 = !DILocation(line: 20, column: 9, scope: !58)
!64 = !DILocation(line: 22, column: 2, scope: !6)
