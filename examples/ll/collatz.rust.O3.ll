; ModuleID = 'collatz.286a38da985f6c06-cgu.0'
source_filename = "collatz.286a38da985f6c06-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define ptx_kernel void @collatz(i32 noundef %first, i32 noundef %n, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !6 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_13 = mul i32 %_14, %_15, !dbg !17
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_12 = add i32 %_13, %_16, !dbg !28
  %_5 = zext i32 %_12 to i64, !dbg !28
  %_6 = icmp ult i32 %_12, %n, !dbg !29
  br i1 %_6, label %bb1, label %bb3, !dbg !29

bb3:                                              ; preds = %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, %start
  ret void, !dbg !31

bb1:                                              ; preds = %start
  %_9 = add i32 %first, %_12, !dbg !32
  %0 = icmp eq i32 %_9, 1, !dbg !33
  br i1 %0, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb2.i, !dbg !33

bb2.i:                                            ; preds = %bb1, %bb5.i
  %n.sroa.0.07.i = phi i32 [ %val.sroa.0.0.i, %bb5.i ], [ %_9, %bb1 ]
  %count.sroa.0.06.i = phi i32 [ %3, %bb5.i ], [ 0, %bb1 ]
  %_14.i = and i32 %n.sroa.0.07.i, 1, !dbg !37
  %_4.i = icmp eq i32 %_14.i, 0, !dbg !37
  br i1 %_4.i, label %bb3.i, label %bb4.i, !dbg !43

bb4.i:                                            ; preds = %bb2.i
  %1 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %n.sroa.0.07.i, i32 3), !dbg !44
  %_17.1.i = extractvalue { i32, i1 } %1, 1, !dbg !44
  br i1 %_17.1.i, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb11.i, !dbg !49, !prof !55

bb3.i:                                            ; preds = %bb2.i
  %2 = lshr exact i32 %n.sroa.0.07.i, 1, !dbg !56
  br label %bb5.i, !dbg !57

bb11.i:                                           ; preds = %bb4.i
  %_17.0.i = extractvalue { i32, i1 } %1, 0, !dbg !44
  %_21.1.i = icmp eq i32 %_17.0.i, -1, !dbg !58
  br i1 %_21.1.i, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb14.i, !dbg !61, !prof !55

bb14.i:                                           ; preds = %bb11.i
  %_21.0.i = add nuw i32 %_17.0.i, 1, !dbg !58
  br label %bb5.i, !dbg !57

bb5.i:                                            ; preds = %bb14.i, %bb3.i
  %val.sroa.0.0.i = phi i32 [ %2, %bb3.i ], [ %_21.0.i, %bb14.i ], !dbg !63
  %3 = add i32 %count.sroa.0.06.i, 1, !dbg !64
  %4 = icmp eq i32 %val.sroa.0.0.i, 1, !dbg !33
  br i1 %4, label %_RNvCs3t7UYfdt6Re_7collatz5steps.exit, label %bb2.i, !dbg !33

_RNvCs3t7UYfdt6Re_7collatz5steps.exit:            ; preds = %bb4.i, %bb11.i, %bb5.i, %bb1
  %_0.sroa.0.0.i = phi i32 [ 0, %bb1 ], [ %3, %bb5.i ], [ -1, %bb4.i ], [ -1, %bb11.i ], !dbg !65
  %_10 = getelementptr inbounds nuw i32, ptr %out, i64 %_5, !dbg !66
  store i32 %_0.sroa.0.0.i, ptr %_10, align 4, !dbg !74
  br label %bb3, !dbg !75
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/collatz.rs/@/collatz.286a38da985f6c06-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "collatz", scope: !8, file: !7, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/collatz.rs", directory: ".", checksumkind: CSK_MD5, checksum: "15eb4b2d3e9e81400afa2569931dbe04")
!8 = !DINamespace(name: "collatz", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs3t7UYfdt6Re_7collatz3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 19, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 20, column: 8, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 19, column: 5)
!31 = !DILocation(line: 25, column: 2, scope: !6)
!32 = !DILocation(line: 21, column: 28, scope: !30)
!33 = !DILocation(line: 10, column: 11, scope: !34, inlinedAt: !36)
!34 = distinct !DILexicalBlock(scope: !35, file: !7, line: 9, column: 5)
!35 = distinct !DISubprogram(name: "steps", linkageName: "_RNvCs3t7UYfdt6Re_7collatz5steps", scope: !8, file: !7, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!36 = distinct !DILocation(line: 21, column: 22, scope: !30)
!37 = !DILocation(line: 3799, column: 22, scope: !38, inlinedAt: !42)
!38 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm14is_multiple_of", scope: !40, file: !39, line: 3796, type: !9, scopeLine: 3796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!39 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!40 = !DINamespace(name: "{impl#8}", scope: !41)
!41 = !DINamespace(name: "num", scope: !16)
!42 = distinct !DILocation(line: 11, column: 18, scope: !34, inlinedAt: !36)
!43 = !DILocation(line: 11, column: 16, scope: !34, inlinedAt: !36)
!44 = !DILocation(line: 3105, column: 26, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_mul", scope: !40, file: !39, line: 3104, type: !9, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!46 = distinct !DILocation(line: 1215, column: 31, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_mul", scope: !40, file: !39, line: 1214, type: !9, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!48 = distinct !DILocation(line: 11, column: 55, scope: !34, inlinedAt: !36)
!49 = !DILocation(line: 457, column: 8, scope: !50, inlinedAt: !53)
!50 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !52, file: !51, line: 456, type: !9, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!51 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!52 = !DINamespace(name: "intrinsics", scope: !16)
!53 = distinct !DILocation(line: 1216, column: 16, scope: !54, inlinedAt: !48)
!54 = distinct !DILexicalBlock(scope: !47, file: !39, line: 1215, column: 13)
!55 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!56 = !DILocation(line: 11, column: 38, scope: !34, inlinedAt: !36)
!57 = !DILocation(line: 11, column: 13, scope: !34, inlinedAt: !36)
!58 = !DILocation(line: 823, column: 37, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm11checked_add", scope: !40, file: !39, line: 815, type: !9, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!60 = distinct !DILocation(line: 11, column: 71, scope: !34, inlinedAt: !36)
!61 = !DILocation(line: 457, column: 8, scope: !50, inlinedAt: !62)
!62 = distinct !DILocation(line: 823, column: 16, scope: !59, inlinedAt: !60)
!63 = !DILocation(line: 11, scope: !34, inlinedAt: !36)
!64 = !DILocation(line: 12, column: 9, scope: !34, inlinedAt: !36)
!65 = !DILocation(line: 0, scope: !34, inlinedAt: !36)
!66 = !DILocation(line: 961, column: 18, scope: !67, inlinedAt: !72)
!67 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3t7UYfdt6Re_7collatz", scope: !69, file: !68, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!68 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!69 = !DINamespace(name: "{impl#0}", scope: !70)
!70 = !DINamespace(name: "mut_ptr", scope: !71)
!71 = !DINamespace(name: "ptr", scope: !16)
!72 = !DILocation(line: 23, column: 23, scope: !73)
!73 = distinct !DILexicalBlock(scope: !30, file: !7, line: 21, column: 9)
!74 = !DILocation(line: 23, column: 18, scope: !73)
!75 = !DILocation(line: 20, column: 5, scope: !30)
