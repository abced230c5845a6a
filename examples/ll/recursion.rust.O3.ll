; ModuleID = 'recursion.47daceaf597c6424-cgu.0'
source_filename = "recursion.47daceaf597c6424-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { i32, i32, i64 }

; recursion::depth_first
; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: write)
define internal fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef range(i64 1, 576460752303423488) %nodes.1, i32 noundef %at, i64 noundef %depth) unnamed_addr #0 !dbg !8 {
start:
  %_17 = icmp sgt i32 %at, -1, !dbg !13
  br i1 %_17, label %bb5, label %common.ret1, !dbg !13

bb5:                                              ; preds = %start
  %_18 = zext nneg i32 %at to i64, !dbg !22
  %_8 = icmp samesign ugt i64 %nodes.1, %_18, !dbg !23
  br i1 %_8, label %bb1, label %panic, !dbg !23

common.ret1:                                      ; preds = %start, %bb1
  %common.ret1.op = phi i64 [ %3, %bb1 ], [ 0, %start ]
  ret i64 %common.ret1.op, !dbg !25

bb1:                                              ; preds = %bb5
  %0 = getelementptr inbounds nuw %Node, ptr %nodes.0, i64 %_18, !dbg !26
  %_11 = load i32, ptr %0, align 8, !dbg !26, !noundef !12
  %_12 = add i64 %depth, 1, !dbg !28
; call recursion::depth_first
  %_10 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef %nodes.1, i32 noundef %_11, i64 noundef %_12) #7, !dbg !29
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !30
  %_14 = load i32, ptr %1, align 4, !dbg !30, !noundef !12
; call recursion::depth_first
  %_13 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef %nodes.1, i32 noundef %_14, i64 noundef %_12) #7, !dbg !31
  %below = sub i64 %_10, %_13, !dbg !29
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !32
  %_16 = load i64, ptr %2, align 8, !dbg !32, !noundef !12
  %_15 = mul i64 %_16, %depth, !dbg !32
  %3 = add i64 %below, %_15, !dbg !32
  br label %common.ret1, !dbg !25

panic:                                            ; preds = %bb5
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %_18, i64 noundef %nodes.1) #8, !dbg !23
  unreachable, !dbg !23
}

; recursion::queens
; Function Attrs: nofree nosync nounwind memory(none)
define internal fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef range(i32 1, 7) %size, i32 noundef range(i32 0, 64) %columns, i32 noundef %left, i32 noundef range(i32 0, 32) %right) unnamed_addr #1 !dbg !34 {
start:
  %notmask = shl nsw i32 -1, %size, !dbg !35
  %all = xor i32 %notmask, -1, !dbg !35
  %_7 = icmp eq i32 %columns, %all, !dbg !36
  br i1 %_7, label %bb7, label %bb2, !dbg !36

bb2:                                              ; preds = %start
  %_11 = or i32 %left, %columns, !dbg !38
  %_10 = or i32 %_11, %right, !dbg !39
  %_9 = xor i32 %_10, -1, !dbg !40
  %0 = and i32 %_9, %all, !dbg !41
  %1 = icmp eq i32 %0, 0, !dbg !42
  br i1 %1, label %bb7, label %bb4, !dbg !42

bb4:                                              ; preds = %bb2, %bb4
  %ways.sroa.0.06 = phi i32 [ %3, %bb4 ], [ 0, %bb2 ]
  %free.sroa.0.05 = phi i32 [ %2, %bb4 ], [ %0, %bb2 ]
  %_15 = sub nsw i32 0, %free.sroa.0.05, !dbg !45
  %bit = and i32 %free.sroa.0.05, %_15, !dbg !53
  %2 = xor i32 %bit, %free.sroa.0.05, !dbg !54
  %_18 = or i32 %bit, %columns, !dbg !56
  %_20 = or i32 %bit, %left, !dbg !57
  %_19 = shl i32 %_20, 1, !dbg !57
  %_22 = or i32 %bit, %right, !dbg !58
  %_21 = lshr i32 %_22, 1, !dbg !58
; call recursion::queens
  %_17 = tail call fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef %size, i32 noundef %_18, i32 noundef %_19, i32 noundef %_21) #7, !dbg !59
  %3 = add i32 %_17, %ways.sroa.0.06, !dbg !60
  %4 = icmp eq i32 %bit, %free.sroa.0.05, !dbg !42
  br i1 %4, label %bb7, label %bb4, !dbg !42

bb7:                                              ; preds = %bb4, %bb2, %start
  %ways.sroa.0.1 = phi i32 [ 1, %start ], [ 0, %bb2 ], [ %3, %bb4 ], !dbg !61
  ret i32 %ways.sroa.0.1, !dbg !62
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @recursion(i64 noundef %n, ptr noundef captures(address, read_provenance) %nodes, ptr noundef writeonly captures(none) %ways, ptr noundef writeonly captures(none) %sums) unnamed_addr #2 !dbg !63 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74
  %_17 = mul i32 %_18, %_19, !dbg !69
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %_16 = add i32 %_17, %_20, !dbg !80
  %i = zext i32 %_16 to i64, !dbg !80
  %_6.not = icmp ugt i64 %n, %i, !dbg !81
  br i1 %_6.not, label %bb2, label %bb5, !dbg !81

bb2:                                              ; preds = %start
  %_10 = urem i32 %_16, 6, !dbg !83
  %_9 = add nuw nsw i32 %_10, 1, !dbg !83
; call recursion::queens
  %_8 = tail call fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef %_9, i32 noundef 0, i32 noundef 0, i32 noundef 0) #7, !dbg !85
  %_12 = getelementptr inbounds nuw i32, ptr %ways, i64 %i, !dbg !86
  store i32 %_8, ptr %_12, align 4, !dbg !93
; call recursion::depth_first
  %_13 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes, i64 noundef %n, i32 noundef %_16, i64 noundef 1) #7, !dbg !94
  %_15 = getelementptr inbounds nuw i64, ptr %sums, i64 %i, !dbg !95
  store i64 %_13, ptr %_15, align 8, !dbg !98
  br label %bb5, !dbg !99

bb5:                                              ; preds = %start, %bb2
  ret void, !dbg !99
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() unnamed_addr #5 !dbg !100 {
  tail call void @llvm.trap(), !dbg !104
  unreachable, !dbg !104
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef range(i64 1, 2147483648) %0, i64 noundef range(i64 1, 2147483648) %1) unnamed_addr #6 !dbg !110 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #8, !dbg !111
  unreachable, !dbg !111
}

attributes #0 = { nounwind memory(argmem: read, inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #1 = { nofree nosync nounwind memory(none) "target-cpu"="sm_70" }
attributes #2 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #6 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #7 = { nounwind }
attributes #8 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/recursion.rs/@/recursion.47daceaf597c6424-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "depth_first", linkageName: "_RNvCs6atOQhwvaBs_9recursion11depth_first", scope: !10, file: !9, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/recursion.rs", directory: ".", checksumkind: CSK_MD5, checksum: "174a80d4f93d4f2a75ff9477fac77502")
!10 = !DINamespace(name: "recursion", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 272, column: 20, scope: !14, inlinedAt: !21)
!14 = distinct !DISubprogram(name: "try_from", linkageName: "_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_from", scope: !16, file: !15, line: 271, type: !11, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!16 = !DINamespace(name: "{impl#25}", scope: !17)
!17 = !DINamespace(name: "ptr_try_from_impls", scope: !18)
!18 = !DINamespace(name: "num", scope: !19)
!19 = !DINamespace(name: "convert", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 31, column: 11, scope: !8)
!22 = !DILocation(line: 273, column: 24, scope: !14, inlinedAt: !21)
!23 = !DILocation(line: 34, column: 25, scope: !24)
!24 = distinct !DILexicalBlock(scope: !8, file: !9, line: 33, column: 9)
!25 = !DILocation(line: 39, column: 2, scope: !8)
!26 = !DILocation(line: 35, column: 44, scope: !27)
!27 = distinct !DILexicalBlock(scope: !24, file: !9, line: 34, column: 13)
!28 = !DILocation(line: 35, column: 55, scope: !27)
!29 = !DILocation(line: 35, column: 25, scope: !27)
!30 = !DILocation(line: 35, column: 87, scope: !27)
!31 = !DILocation(line: 35, column: 68, scope: !27)
!32 = !DILocation(line: 36, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !27, file: !9, line: 35, column: 13)
!34 = distinct !DISubprogram(name: "queens", linkageName: "_RNvCs6atOQhwvaBs_9recursion6queens", scope: !10, file: !9, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!35 = !DILocation(line: 9, column: 15, scope: !34)
!36 = !DILocation(line: 10, column: 8, scope: !37)
!37 = distinct !DILexicalBlock(scope: !34, file: !9, line: 9, column: 5)
!38 = !DILocation(line: 13, column: 28, scope: !37)
!39 = !DILocation(line: 13, column: 27, scope: !37)
!40 = !DILocation(line: 13, column: 26, scope: !37)
!41 = !DILocation(line: 13, column: 20, scope: !37)
!42 = !DILocation(line: 15, column: 11, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !9, line: 14, column: 5)
!44 = distinct !DILexicalBlock(scope: !37, file: !9, line: 13, column: 5)
!45 = !DILocation(line: 2548, column: 13, scope: !46, inlinedAt: !50)
!46 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_sub", scope: !48, file: !47, line: 2547, type: !11, scopeLine: 2547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!47 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!48 = !DINamespace(name: "{impl#8}", scope: !49)
!49 = !DINamespace(name: "num", scope: !20)
!50 = !DILocation(line: 2720, column: 27, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_neg", scope: !48, file: !47, line: 2719, type: !11, scopeLine: 2719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!52 = !DILocation(line: 16, column: 31, scope: !43)
!53 = !DILocation(line: 16, column: 19, scope: !43)
!54 = !DILocation(line: 17, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !43, file: !9, line: 16, column: 9)
!56 = !DILocation(line: 18, column: 30, scope: !55)
!57 = !DILocation(line: 18, column: 45, scope: !55)
!58 = !DILocation(line: 18, column: 64, scope: !55)
!59 = !DILocation(line: 18, column: 17, scope: !55)
!60 = !DILocation(line: 18, column: 9, scope: !55)
!61 = !DILocation(line: 0, scope: !37)
!62 = !DILocation(line: 21, column: 2, scope: !34)
!63 = distinct !DISubprogram(name: "recursion", scope: !10, file: !9, line: 42, type: !11, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!64 = !DILocation(line: 83, column: 5, scope: !65, inlinedAt: !69)
!65 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !67, file: !66, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!66 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!67 = !DINamespace(name: "nvptx", scope: !68)
!68 = !DINamespace(name: "core_arch", scope: !20)
!69 = !DILocation(line: 9, column: 15, scope: !70, inlinedAt: !73)
!70 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id", scope: !72, file: !71, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!71 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!72 = !DINamespace(name: "gpu", scope: !10)
!73 = !DILocation(line: 43, column: 13, scope: !63)
!74 = !DILocation(line: 62, column: 5, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !67, file: !66, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!76 = !DILocation(line: 9, column: 46, scope: !70, inlinedAt: !73)
!77 = !DILocation(line: 125, column: 5, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !67, file: !66, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!79 = !DILocation(line: 9, column: 77, scope: !70, inlinedAt: !73)
!80 = !DILocation(line: 9, column: 14, scope: !70, inlinedAt: !73)
!81 = !DILocation(line: 44, column: 8, scope: !82)
!82 = distinct !DILexicalBlock(scope: !63, file: !9, line: 43, column: 5)
!83 = !DILocation(line: 50, column: 31, scope: !84)
!84 = distinct !DILexicalBlock(scope: !82, file: !9, line: 49, column: 9)
!85 = !DILocation(line: 50, column: 24, scope: !84)
!86 = !DILocation(line: 961, column: 18, scope: !87, inlinedAt: !92)
!87 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6atOQhwvaBs_9recursion", scope: !89, file: !88, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!88 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!89 = !DINamespace(name: "{impl#0}", scope: !90)
!90 = !DINamespace(name: "mut_ptr", scope: !91)
!91 = !DINamespace(name: "ptr", scope: !20)
!92 = !DILocation(line: 50, column: 15, scope: !84)
!93 = !DILocation(line: 50, column: 9, scope: !84)
!94 = !DILocation(line: 51, column: 24, scope: !84)
!95 = !DILocation(line: 961, column: 18, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs6atOQhwvaBs_9recursion", scope: !89, file: !88, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!97 = !DILocation(line: 51, column: 15, scope: !84)
!98 = !DILocation(line: 51, column: 9, scope: !84)
!99 = !DILocation(line: 53, column: 2, scope: !63)
!100 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !102, file: !101, line: 60, type: !103, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!101 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!102 = !DINamespace(name: "panicking", scope: !20)
!103 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!104 = !DILocation(line: 146, column: 5, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trap", scope: !67, file: !66, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!106 = distinct !DILocation(line: 16, column: 14, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !72, file: !71, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!108 = distinct !DILocation(line: 80, column: 14, scope: !109)
!109 = distinct !DILexicalBlock(scope: !100, file: !101, line: 72, column: 5)
!110 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check", scope: !102, file: !101, line: 266, type: !103, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!111 = !DILocation(line: 271, column: 5, scope: !110)
