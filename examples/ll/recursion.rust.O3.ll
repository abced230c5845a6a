; ModuleID = 'recursion.47daceaf597c6424-cgu.0'
source_filename = "recursion.47daceaf597c6424-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { i32, i32, i64 }

@alloc_c87ea8e886fb1e17ed18df31107a466a = private unnamed_addr constant [27 x i8] c"examples/rust/recursion.rs\00", align 1
@alloc_d7cb6ca5927efb8f557295b379bf298c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\22\00\00\00\19\00\00\00" }>, align 8

; recursion::depth_first
; Function Attrs: convergent nounwind
define internal fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef range(i64 1, 576460752303423488) %nodes.1, i32 noundef %at, i64 noundef %depth) unnamed_addr #0 !dbg !6 {
start:
  %_17 = icmp sgt i32 %at, -1, !dbg !11
  br i1 %_17, label %bb5, label %common.ret1, !dbg !11

bb5:                                              ; preds = %start
  %_18 = zext nneg i32 %at to i64, !dbg !20
  %_8 = icmp samesign ugt i64 %nodes.1, %_18, !dbg !21
  br i1 %_8, label %bb1, label %panic, !dbg !21

common.ret1:                                      ; preds = %start, %bb1
  %common.ret1.op = phi i64 [ %3, %bb1 ], [ 0, %start ]
  ret i64 %common.ret1.op, !dbg !23

bb1:                                              ; preds = %bb5
  %0 = getelementptr inbounds nuw %Node, ptr %nodes.0, i64 %_18, !dbg !24
  %_11 = load i32, ptr %0, align 8, !dbg !24, !noundef !10
  %_12 = add i64 %depth, 1, !dbg !26
; call recursion::depth_first
  %_10 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef %nodes.1, i32 noundef %_11, i64 noundef %_12) #4, !dbg !27
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !28
  %_14 = load i32, ptr %1, align 4, !dbg !28, !noundef !10
; call recursion::depth_first
  %_13 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes.0, i64 noundef %nodes.1, i32 noundef %_14, i64 noundef %_12) #4, !dbg !29
  %below = sub i64 %_10, %_13, !dbg !27
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !30
  %_16 = load i64, ptr %2, align 8, !dbg !30, !noundef !10
  %_15 = mul i64 %_16, %depth, !dbg !30
  %3 = add i64 %below, %_15, !dbg !30
  br label %common.ret1, !dbg !23

panic:                                            ; preds = %bb5
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %_18, i64 noundef %nodes.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d7cb6ca5927efb8f557295b379bf298c) #5, !dbg !21
  unreachable, !dbg !21
}

; recursion::queens
; Function Attrs: nofree nosync nounwind memory(none)
define internal fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef range(i32 1, 7) %size, i32 noundef range(i32 0, 64) %columns, i32 noundef %left, i32 noundef range(i32 0, 32) %right) unnamed_addr #1 !dbg !32 {
start:
  %notmask = shl nsw i32 -1, %size, !dbg !33
  %all = xor i32 %notmask, -1, !dbg !33
  %_7 = icmp eq i32 %columns, %all, !dbg !34
  br i1 %_7, label %bb7, label %bb2, !dbg !34

bb2:                                              ; preds = %start
  %_11 = or i32 %left, %columns, !dbg !36
  %_10 = or i32 %_11, %right, !dbg !37
  %_9 = xor i32 %_10, -1, !dbg !38
  %0 = and i32 %_9, %all, !dbg !39
  %1 = icmp eq i32 %0, 0, !dbg !40
  br i1 %1, label %bb7, label %bb4, !dbg !40

bb4:                                              ; preds = %bb2, %bb4
  %ways.sroa.0.06 = phi i32 [ %3, %bb4 ], [ 0, %bb2 ]
  %free.sroa.0.05 = phi i32 [ %2, %bb4 ], [ %0, %bb2 ]
  %_15 = sub nsw i32 0, %free.sroa.0.05, !dbg !43
  %bit = and i32 %free.sroa.0.05, %_15, !dbg !51
  %2 = xor i32 %bit, %free.sroa.0.05, !dbg !52
  %_18 = or i32 %bit, %columns, !dbg !54
  %_20 = or i32 %bit, %left, !dbg !55
  %_19 = shl i32 %_20, 1, !dbg !55
  %_22 = or i32 %bit, %right, !dbg !56
  %_21 = lshr i32 %_22, 1, !dbg !56
; call recursion::queens
  %_17 = tail call fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef %size, i32 noundef %_18, i32 noundef %_19, i32 noundef %_21) #4, !dbg !57
  %3 = add i32 %_17, %ways.sroa.0.06, !dbg !58
  %4 = icmp eq i32 %bit, %free.sroa.0.05, !dbg !40
  br i1 %4, label %bb7, label %bb4, !dbg !40

bb7:                                              ; preds = %bb4, %bb2, %start
  %ways.sroa.0.1 = phi i32 [ 1, %start ], [ 0, %bb2 ], [ %3, %bb4 ], !dbg !59
  ret i32 %ways.sroa.0.1, !dbg !60
}

; Function Attrs: convergent nounwind
define ptx_kernel void @recursion(i64 noundef %n, ptr noundef captures(address, read_provenance) %nodes, ptr noundef writeonly captures(none) %ways, ptr noundef writeonly captures(none) %sums) unnamed_addr #0 !dbg !61 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !62
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %_17 = mul i32 %_18, %_19, !dbg !67
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75
  %_16 = add i32 %_17, %_20, !dbg !78
  %i = zext i32 %_16 to i64, !dbg !78
  %_6.not = icmp ugt i64 %n, %i, !dbg !79
  br i1 %_6.not, label %bb2, label %bb5, !dbg !79

bb2:                                              ; preds = %start
  %_10 = urem i32 %_16, 6, !dbg !81
  %_9 = add nuw nsw i32 %_10, 1, !dbg !81
; call recursion::queens
  %_8 = tail call fastcc noundef i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 noundef %_9, i32 noundef 0, i32 noundef 0, i32 noundef 0) #4, !dbg !83
  %_12 = getelementptr inbounds nuw i32, ptr %ways, i64 %i, !dbg !84
  store i32 %_8, ptr %_12, align 4, !dbg !91
; call recursion::depth_first
  %_13 = tail call fastcc noundef i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %nodes, i64 noundef %n, i32 noundef %_16, i64 noundef 1) #4, !dbg !92
  %_15 = getelementptr inbounds nuw i64, ptr %sums, i64 %i, !dbg !93
  store i64 %_13, ptr %_15, align 8, !dbg !96
  br label %bb5, !dbg !97

bb5:                                              ; preds = %start, %bb2
  ret void, !dbg !97
}

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { nofree nosync nounwind memory(none) "target-cpu"="sm_70" }
attributes #2 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/recursion.rs/@/recursion.47daceaf597c6424-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "depth_first", linkageName: "_RNvCs6atOQhwvaBs_9recursion11depth_first", scope: !8, file: !7, line: 30, type: !9, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/recursion.rs", directory: ".", checksumkind: CSK_MD5, checksum: "174a80d4f93d4f2a75ff9477fac77502")
!8 = !DINamespace(name: "recursion", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 272, column: 20, scope: !12, inlinedAt: !19)
!12 = distinct !DISubprogram(name: "try_from", linkageName: "_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_from", scope: !14, file: !13, line: 271, type: !9, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!14 = !DINamespace(name: "{impl#25}", scope: !15)
!15 = !DINamespace(name: "ptr_try_from_impls", scope: !16)
!16 = !DINamespace(name: "num", scope: !17)
!17 = !DINamespace(name: "convert", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 31, column: 11, scope: !6)
!20 = !DILocation(line: 273, column: 24, scope: !12, inlinedAt: !19)
!21 = !DILocation(line: 34, column: 25, scope: !22)
!22 = distinct !DILexicalBlock(scope: !6, file: !7, line: 33, column: 9)
!23 = !DILocation(line: 39, column: 2, scope: !6)
!24 = !DILocation(line: 35, column: 44, scope: !25)
!25 = distinct !DILexicalBlock(scope: !22, file: !7, line: 34, column: 13)
!26 = !DILocation(line: 35, column: 55, scope: !25)
!27 = !DILocation(line: 35, column: 25, scope: !25)
!28 = !DILocation(line: 35, column: 87, scope: !25)
!29 = !DILocation(line: 35, column: 68, scope: !25)
!30 = !DILocation(line: 36, column: 13, scope: !31)
!31 = distinct !DILexicalBlock(scope: !25, file: !7, line: 35, column: 13)
!32 = distinct !DISubprogram(name: "queens", linkageName: "_RNvCs6atOQhwvaBs_9recursion6queens", scope: !8, file: !7, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!33 = !DILocation(line: 9, column: 15, scope: !32)
!34 = !DILocation(line: 10, column: 8, scope: !35)
!35 = distinct !DILexicalBlock(scope: !32, file: !7, line: 9, column: 5)
!36 = !DILocation(line: 13, column: 28, scope: !35)
!37 = !DILocation(line: 13, column: 27, scope: !35)
!38 = !DILocation(line: 13, column: 26, scope: !35)
!39 = !DILocation(line: 13, column: 20, scope: !35)
!40 = !DILocation(line: 15, column: 11, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !7, line: 14, column: 5)
!42 = distinct !DILexicalBlock(scope: !35, file: !7, line: 13, column: 5)
!43 = !DILocation(line: 2548, column: 13, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_sub", scope: !46, file: !45, line: 2547, type: !9, scopeLine: 2547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!45 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!46 = !DINamespace(name: "{impl#8}", scope: !47)
!47 = !DINamespace(name: "num", scope: !18)
!48 = !DILocation(line: 2720, column: 27, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_neg", scope: !46, file: !45, line: 2719, type: !9, scopeLine: 2719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!50 = !DILocation(line: 16, column: 31, scope: !41)
!51 = !DILocation(line: 16, column: 19, scope: !41)
!52 = !DILocation(line: 17, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !41, file: !7, line: 16, column: 9)
!54 = !DILocation(line: 18, column: 30, scope: !53)
!55 = !DILocation(line: 18, column: 45, scope: !53)
!56 = !DILocation(line: 18, column: 64, scope: !53)
!57 = !DILocation(line: 18, column: 17, scope: !53)
!58 = !DILocation(line: 18, column: 9, scope: !53)
!59 = !DILocation(line: 0, scope: !35)
!60 = !DILocation(line: 21, column: 2, scope: !32)
!61 = distinct !DISubprogram(name: "recursion", scope: !8, file: !7, line: 42, type: !9, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!62 = !DILocation(line: 83, column: 5, scope: !63, inlinedAt: !67)
!63 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !65, file: !64, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!64 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!65 = !DINamespace(name: "nvptx", scope: !66)
!66 = !DINamespace(name: "core_arch", scope: !18)
!67 = !DILocation(line: 9, column: 15, scope: !68, inlinedAt: !71)
!68 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id", scope: !70, file: !69, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!69 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!70 = !DINamespace(name: "gpu", scope: !8)
!71 = !DILocation(line: 43, column: 13, scope: !61)
!72 = !DILocation(line: 62, column: 5, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !65, file: !64, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!74 = !DILocation(line: 9, column: 46, scope: !68, inlinedAt: !71)
!75 = !DILocation(line: 125, column: 5, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !65, file: !64, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!77 = !DILocation(line: 9, column: 77, scope: !68, inlinedAt: !71)
!78 = !DILocation(line: 9, column: 14, scope: !68, inlinedAt: !71)
!79 = !DILocation(line: 44, column: 8, scope: !80)
!80 = distinct !DILexicalBlock(scope: !61, file: !7, line: 43, column: 5)
!81 = !DILocation(line: 50, column: 31, scope: !82)
!82 = distinct !DILexicalBlock(scope: !80, file: !7, line: 49, column: 9)
!83 = !DILocation(line: 50, column: 24, scope: !82)
!84 = !DILocation(line: 961, column: 18, scope: !85, inlinedAt: !90)
!85 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6atOQhwvaBs_9recursion", scope: !87, file: !86, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!86 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!87 = !DINamespace(name: "{impl#0}", scope: !88)
!88 = !DINamespace(name: "mut_ptr", scope: !89)
!89 = !DINamespace(name: "ptr", scope: !18)
!90 = !DILocation(line: 50, column: 15, scope: !82)
!91 = !DILocation(line: 50, column: 9, scope: !82)
!92 = !DILocation(line: 51, column: 24, scope: !82)
!93 = !DILocation(line: 961, column: 18, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs6atOQhwvaBs_9recursion", scope: !87, file: !86, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!95 = !DILocation(line: 51, column: 15, scope: !82)
!96 = !DILocation(line: 51, column: 9, scope: !82)
!97 = !DILocation(line: 53, column: 2, scope: !61)
