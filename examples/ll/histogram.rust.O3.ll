; ModuleID = 'histogram.3fb715c2d91af3a3-cgu.0'
source_filename = "histogram.3fb715c2d91af3a3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::sync::atomic::Atomic<u32>" = type { %"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" }
%"core::cell::UnsafeCell<core::sync::atomic::private::Align4<u32>>" = type { %"core::sync::atomic::private::Align4<u32>" }
%"core::sync::atomic::private::Align4<u32>" = type { i32 }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @histogram(i64 noundef %n, ptr noundef readonly captures(none) %data, ptr noundef captures(none) %bins, ptr noundef captures(none) %extremes, ptr noundef captures(none) %sum_of_squares) unnamed_addr #0 !dbg !8 {
start:
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_29 = mul i32 %_30, %_31, !dbg !19
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_28 = add i32 %_29, %_32, !dbg !30
  %i = zext i32 %_28 to i64, !dbg !30
  %_7.not = icmp ugt i64 %n, %i, !dbg !31
  br i1 %_7.not, label %bb2, label %bb5, !dbg !31

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw i32, ptr %data, i64 %i, !dbg !33
  %value = load i32, ptr %_9, align 4, !dbg !40, !noundef !12
  %spec.select.i = and i32 %value, 63, !dbg !41
  %_15 = zext nneg i32 %spec.select.i to i64, !dbg !49
  %_14 = getelementptr inbounds nuw %"core::sync::atomic::Atomic<u32>", ptr %bins, i64 %_15, !dbg !50
  %0 = atomicrmw add ptr %_14, i32 1 monotonic, align 4, !dbg !51
  %1 = atomicrmw min ptr %extremes, i32 %value monotonic, align 4, !dbg !60
  %_21 = getelementptr inbounds nuw i8, ptr %extremes, i64 4, !dbg !65
  %2 = atomicrmw max ptr %_21, i32 %value monotonic, align 4, !dbg !66
  %_24 = sext i32 %value to i64, !dbg !71
  %_23 = mul nsw i64 %_24, %_24, !dbg !72
  %3 = load atomic i64, ptr %sum_of_squares monotonic, align 8, !dbg !73, !noalias !83
  br label %bb1.i, !dbg !86

bb1.i:                                            ; preds = %bb1.i, %bb2
  %prev.sroa.0.0.i = phi i64 [ %3, %bb2 ], [ %6, %bb1.i ], !dbg !88
  %_3.i.i = add i64 %prev.sroa.0.0.i, %_23, !dbg !89
  %4 = cmpxchg weak ptr %sum_of_squares, i64 %prev.sroa.0.0.i, i64 %_3.i.i acq_rel monotonic, align 8, !dbg !98, !noalias !83
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !98
  %6 = extractvalue { i64, i1 } %4, 0, !dbg !98
  br i1 %5, label %bb5, label %bb1.i, !dbg !103

bb5:                                              ; preds = %bb1.i, %start
  ret void, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/histogram.rs/@/histogram.3fb715c2d91af3a3-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "histogram", scope: !10, file: !9, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/histogram.rs", directory: ".", checksumkind: CSK_MD5, checksum: "7a5f690f81e8d5578c8d5b68bbff2798")
!10 = !DINamespace(name: "histogram", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5t9zsqWFp6N_9histogram3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 18, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 19, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 18, column: 5)
!33 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs5t9zsqWFp6N_9histogram", scope: !36, file: !35, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!35 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !18)
!39 = !DILocation(line: 25, column: 19, scope: !32)
!40 = !DILocation(line: 25, column: 13, scope: !32)
!41 = !DILocation(line: 3229, column: 16, scope: !42, inlinedAt: !47)
!42 = distinct !DILexicalBlock(scope: !44, file: !43, line: 3228, column: 13)
!43 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/int_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "d477110ed439c682e8e98436e10310ca")
!44 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs0_NtCsnC4lpNxbXH_4core3numl10rem_euclid", scope: !45, file: !43, line: 3227, type: !11, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!45 = !DINamespace(name: "{impl#2}", scope: !46)
!46 = !DINamespace(name: "num", scope: !18)
!47 = distinct !DILocation(line: 31, column: 16, scope: !48)
!48 = distinct !DILexicalBlock(scope: !32, file: !9, line: 23, column: 5)
!49 = !DILocation(line: 31, column: 10, scope: !48)
!50 = !DILocation(line: 31, column: 5, scope: !48)
!51 = !DILocation(line: 3937, column: 24, scope: !52, inlinedAt: !56)
!52 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_addmmECs5t9zsqWFp6N_9histogram", scope: !54, file: !53, line: 3933, type: !11, scopeLine: 3933, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!53 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/sync/atomic.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fa055d022a09bf85eb4fa0bc0114101")
!54 = !DINamespace(name: "atomic", scope: !55)
!55 = !DINamespace(name: "sync", scope: !18)
!56 = !DILocation(line: 3162, column: 26, scope: !57, inlinedAt: !59)
!57 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs14_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicmE9fetch_add", scope: !58, file: !53, line: 3160, type: !11, scopeLine: 3160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!58 = !DINamespace(name: "Atomic", scope: !54)
!59 = !DILocation(line: 31, column: 41, scope: !48)
!60 = !DILocation(line: 4185, column: 24, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "atomic_min<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_minlECs5t9zsqWFp6N_9histogram", scope: !54, file: !53, line: 4181, type: !11, scopeLine: 4181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!62 = !DILocation(line: 3575, column: 26, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_min", scope: !58, file: !53, line: 3573, type: !11, scopeLine: 3573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!64 = !DILocation(line: 32, column: 17, scope: !48)
!65 = !DILocation(line: 33, column: 5, scope: !48)
!66 = !DILocation(line: 4168, column: 24, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "atomic_max<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic10atomic_maxlECs5t9zsqWFp6N_9histogram", scope: !54, file: !53, line: 4164, type: !11, scopeLine: 4164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!68 = !DILocation(line: 3528, column: 26, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMs10_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomiclE9fetch_max", scope: !58, file: !53, line: 3526, type: !11, scopeLine: 3526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!70 = !DILocation(line: 33, column: 17, scope: !48)
!71 = !DILocation(line: 34, column: 19, scope: !48)
!72 = !DILocation(line: 34, column: 18, scope: !48)
!73 = !DILocation(line: 3904, column: 24, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "atomic_load<u64>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic11atomic_loadyECs5t9zsqWFp6N_9histogram", scope: !54, file: !53, line: 3900, type: !11, scopeLine: 3900, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!75 = distinct !DILocation(line: 2870, column: 26, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicyE4load", scope: !58, file: !53, line: 2868, type: !11, scopeLine: 2868, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!77 = distinct !DILocation(line: 3411, column: 37, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "try_update<histogram::histogram::{closure_env#0}>", linkageName: "_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_", scope: !58, file: !53, line: 3405, type: !11, scopeLine: 3405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!79 = distinct !DILocation(line: 3350, column: 22, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "fetch_update<histogram::histogram::{closure_env#0}>", linkageName: "_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE12fetch_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1c_", scope: !58, file: !53, line: 3345, type: !11, scopeLine: 3345, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!81 = !DILocation(line: 35, column: 17, scope: !82)
!82 = distinct !DILexicalBlock(scope: !48, file: !9, line: 34, column: 5)
!83 = !{!84}
!84 = distinct !{!84, !85, !"_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_: argument 0"}
!85 = distinct !{!85, !"_RINvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB7_6AtomicyE10try_updateNCNvCs5t9zsqWFp6N_9histogram9histogram0EB1a_"}
!86 = !DILocation(line: 3412, column: 17, scope: !87, inlinedAt: !79)
!87 = distinct !DILexicalBlock(scope: !78, file: !53, line: 3411, column: 17)
!88 = !DILocation(line: 0, scope: !78, inlinedAt: !79)
!89 = !DILocation(line: 2511, column: 13, scope: !90, inlinedAt: !93)
!90 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_add", scope: !92, file: !91, line: 2510, type: !11, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!91 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!92 = !DINamespace(name: "{impl#9}", scope: !46)
!93 = distinct !DILocation(line: 35, column: 82, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs5t9zsqWFp6N_9histogram9histogram0B3_", scope: !95, file: !9, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!95 = !DINamespace(name: "histogram", scope: !10)
!96 = distinct !DILocation(line: 3412, column: 40, scope: !97, inlinedAt: !79)
!97 = distinct !DILexicalBlock(scope: !87, file: !53, line: 3412, column: 48)
!98 = !DILocation(line: 4072, column: 17, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u64>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core4sync6atomic28atomic_compare_exchange_weakyECs5t9zsqWFp6N_9histogram", scope: !54, file: !53, line: 4034, type: !11, scopeLine: 4034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!100 = distinct !DILocation(line: 3130, column: 21, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMs1c_NtNtCsnC4lpNxbXH_4core4sync6atomicINtB6_6AtomicyE21compare_exchange_weak", scope: !58, file: !53, line: 3123, type: !11, scopeLine: 3123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!102 = distinct !DILocation(line: 3413, column: 32, scope: !97, inlinedAt: !79)
!103 = !DILocation(line: 3413, column: 21, scope: !97, inlinedAt: !79)
!104 = !DILocation(line: 36, column: 2, scope: !8)
