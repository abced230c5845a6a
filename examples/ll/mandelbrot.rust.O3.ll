; ModuleID = 'mandelbrot.c82e6a29ce0ec8bb-cgu.0'
source_filename = "mandelbrot.c82e6a29ce0ec8bb-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind memory(argmem: write, inaccessiblemem: write)
define ptx_kernel void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !8 {
start:
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_33 = mul i32 %_34, %_35, !dbg !19
  %_36 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_32 = add i32 %_33, %_36, !dbg !30
  %_6 = zext i32 %_32 to i64, !dbg !30
  %_8 = mul i32 %height, %width, !dbg !31
  %_7.not = icmp ult i32 %_32, %_8, !dbg !33
  br i1 %_7.not, label %bb2, label %bb4, !dbg !33

bb2:                                              ; preds = %start
  %_15 = icmp eq i32 %width, 0, !dbg !34
  br i1 %_15, label %panic, label %bb3, !dbg !34

bb3:                                              ; preds = %bb2
  %_21 = udiv i32 %_32, %width, !dbg !35
  %0 = mul i32 %_21, %width, !dbg !34
  %_14.decomposed = sub i32 %_32, %0, !dbg !34
  %_13 = uitofp i32 %_14.decomposed to float, !dbg !34
  %_12 = fmul float %_13, 3.000000e+00, !dbg !34
  %_16 = uitofp i32 %width to float, !dbg !36
  %_11 = fdiv float %_12, %_16, !dbg !34
  %_10 = fadd float %_11, -2.000000e+00, !dbg !34
  %_20 = uitofp i32 %_21 to float, !dbg !35
  %_19 = fmul float %_20, 2.000000e+00, !dbg !35
  %_22 = uitofp i32 %height to float, !dbg !37
  %_18 = fdiv float %_19, %_22, !dbg !35
  %_17 = fadd float %_18, -1.000000e+00, !dbg !35
  br label %bb1.i.i, !dbg !38

bb1.i.i:                                          ; preds = %bb2.i.i.i.i, %bb3
  %z.sroa.0.0 = phi float [ %_10, %bb3 ], [ %_25.i.i.i.i, %bb2.i.i.i.i ], !dbg !62
  %z.sroa.5.0 = phi float [ %_17, %bb3 ], [ %_26.i.i.i.i, %bb2.i.i.i.i ], !dbg !62
  %_0.i1.i.i8.i.i = phi i32 [ 0, %bb3 ], [ %_0.i1.i.i.i.i, %bb2.i.i.i.i ]
  %exitcond.not.i.i = icmp eq i32 %_0.i1.i.i8.i.i, %limit, !dbg !63
  br i1 %exitcond.not.i.i, label %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit, label %bb2.i.i.i.i, !dbg !79

bb2.i.i.i.i:                                      ; preds = %bb1.i.i
  %_0.i1.i.i.i.i = add i32 %_0.i1.i.i8.i.i, 1
  %_20.i.i.i.i = fmul float %z.sroa.0.0, %z.sroa.0.0, !dbg !80
  %_21.i.i.i.i = fmul float %z.sroa.5.0, %z.sroa.5.0, !dbg !91
  %_19.i.i.i.i = fsub float %_20.i.i.i.i, %_21.i.i.i.i, !dbg !80
  %_23.i.i.i.i = fmul float %z.sroa.0.0, %z.sroa.5.0, !dbg !92
  %_22.i.i.i.i = fadd float %_23.i.i.i.i, %_23.i.i.i.i, !dbg !92
  %_25.i.i.i.i = fadd float %_10, %_19.i.i.i.i, !dbg !93
  %_26.i.i.i.i = fadd float %_17, %_22.i.i.i.i, !dbg !98
  %_5.i.i.i.i = fmul float %_25.i.i.i.i, %_25.i.i.i.i, !dbg !99
  %_8.i.i.i.i = fmul float %_26.i.i.i.i, %_26.i.i.i.i, !dbg !100
  %_4.i.i6.i.i = fadd float %_5.i.i.i.i, %_8.i.i.i.i, !dbg !99
  %_0.i.i.i.i = fcmp ugt float %_4.i.i6.i.i, 4.000000e+00, !dbg !99
  br i1 %_0.i.i.i.i, label %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit, label %bb1.i.i, !dbg !101

_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit: ; preds = %bb1.i.i, %bb2.i.i.i.i
  %_0.sroa.0.1.i = phi i32 [ %_0.i1.i.i8.i.i, %bb2.i.i.i.i ], [ %limit, %bb1.i.i ], !dbg !102
  %_30 = getelementptr inbounds nuw i32, ptr %out, i64 %_6, !dbg !103
  store i32 %_0.sroa.0.1.i, ptr %_30, align 4, !dbg !111
  br label %bb4, !dbg !112

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call fastcc void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero() #4, !dbg !34
  unreachable, !dbg !34

bb4:                                              ; preds = %start, %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit
  ret void, !dbg !112
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() unnamed_addr #3 !dbg !113 {
  tail call void @llvm.trap(), !dbg !117
  unreachable, !dbg !117
}

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero() unnamed_addr #3 !dbg !123 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt() #4, !dbg !125
  unreachable, !dbg !125
}

attributes #0 = { nounwind memory(argmem: write, inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_70" }
attributes #4 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/mandelbrot.rs/@/mandelbrot.c82e6a29ce0ec8bb-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "mandelbrot", scope: !10, file: !9, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/mandelbrot.rs", directory: ".", checksumkind: CSK_MD5, checksum: "defca17fc4e25b5133421bbbc5821d2e")
!10 = !DINamespace(name: "mandelbrot", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 32, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 33, column: 13, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 32, column: 5)
!33 = !DILocation(line: 33, column: 8, scope: !32)
!34 = !DILocation(line: 37, column: 13, scope: !32)
!35 = !DILocation(line: 38, column: 13, scope: !32)
!36 = !DILocation(line: 37, column: 40, scope: !32)
!37 = !DILocation(line: 38, column: 40, scope: !32)
!38 = !DILocation(line: 2495, column: 9, scope: !39, inlinedAt: !46)
!39 = distinct !DILexicalBlock(scope: !41, file: !40, line: 2494, column: 9)
!40 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!41 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, usize, core::iter::adapters::take_while::{impl#2}::try_fold::check::{closure_env#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_", scope: !42, file: !40, line: 2488, type: !11, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!42 = !DINamespace(name: "Iterator", scope: !43)
!43 = !DINamespace(name: "iterator", scope: !44)
!44 = !DINamespace(name: "traits", scope: !45)
!45 = !DINamespace(name: "iter", scope: !18)
!46 = distinct !DILocation(line: 95, column: 23, scope: !47, inlinedAt: !54)
!47 = distinct !DILexicalBlock(scope: !49, file: !48, line: 94, column: 13)
!48 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take_while.rs", directory: "", checksumkind: CSK_MD5, checksum: "ae520df9305a0bd9ea0fa1105f93ed98")
!49 = distinct !DILexicalBlock(scope: !50, file: !48, line: 93, column: 13)
!50 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>, core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_", scope: !51, file: !48, line: 69, type: !11, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!51 = !DINamespace(name: "{impl#2}", scope: !52)
!52 = !DINamespace(name: "take_while", scope: !53)
!53 = !DINamespace(name: "adapters", scope: !45)
!54 = distinct !DILocation(line: 380, column: 18, scope: !55, inlinedAt: !57)
!55 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, fn(usize, u32) -> usize>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_", scope: !51, file: !56, line: 374, type: !11, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!56 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "20d83cc3e02b8a8debc301b85898f940")
!57 = !DILocation(line: 235, column: 14, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "count<core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !42, file: !40, line: 224, type: !11, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!59 = !DILocation(line: 46, column: 10, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !9, line: 40, column: 5)
!61 = distinct !DILexicalBlock(scope: !32, file: !9, line: 36, column: 5)
!62 = !DILocation(line: 0, scope: !61)
!63 = !DILocation(line: 1915, column: 50, scope: !64, inlinedAt: !69)
!64 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsnC4lpNxbXH_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !66, file: !65, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!65 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!66 = !DINamespace(name: "{impl#64}", scope: !67)
!67 = !DINamespace(name: "impls", scope: !68)
!68 = !DINamespace(name: "cmp", scope: !18)
!69 = distinct !DILocation(line: 900, column: 12, scope: !70, inlinedAt: !74)
!70 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot", scope: !72, file: !71, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!71 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!72 = !DINamespace(name: "{impl#5}", scope: !73)
!73 = !DINamespace(name: "range", scope: !45)
!74 = distinct !DILocation(line: 985, column: 14, scope: !75, inlinedAt: !77)
!75 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot", scope: !76, file: !71, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!76 = !DINamespace(name: "{impl#6}", scope: !73)
!77 = distinct !DILocation(line: 2495, column: 34, scope: !78, inlinedAt: !46)
!78 = distinct !DILexicalBlock(scope: !39, file: !40, line: 2495, column: 41)
!79 = !DILocation(line: 900, column: 12, scope: !70, inlinedAt: !74)
!80 = !DILocation(line: 26, column: 23, scope: !81, inlinedAt: !83)
!81 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul", scope: !82, file: !9, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!82 = !DINamespace(name: "{impl#1}", scope: !10)
!83 = distinct !DILocation(line: 43, column: 17, scope: !84, inlinedAt: !86)
!84 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_", scope: !85, file: !9, line: 42, type: !11, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!85 = !DINamespace(name: "mandelbrot", scope: !10)
!86 = distinct !DILocation(line: 81, column: 20, scope: !87, inlinedAt: !90)
!87 = distinct !DISubprogram(name: "{closure#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>", linkageName: "_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_", scope: !88, file: !48, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!88 = !DINamespace(name: "check", scope: !89)
!89 = !DINamespace(name: "try_fold", scope: !51)
!90 = distinct !DILocation(line: 2496, column: 21, scope: !78, inlinedAt: !46)
!91 = !DILocation(line: 26, column: 44, scope: !81, inlinedAt: !83)
!92 = !DILocation(line: 26, column: 68, scope: !81, inlinedAt: !83)
!93 = !DILocation(line: 19, column: 23, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "add", linkageName: "_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add", scope: !95, file: !9, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!95 = !DINamespace(name: "{impl#0}", scope: !10)
!96 = distinct !DILocation(line: 43, column: 17, scope: !97, inlinedAt: !86)
!97 = !DILexicalBlockFile(scope: !84, file: !9, discriminator: 2)
!98 = !DILocation(line: 19, column: 47, scope: !94, inlinedAt: !96)
!99 = !DILocation(line: 44, column: 13, scope: !84, inlinedAt: !86)
!100 = !DILocation(line: 44, column: 27, scope: !84, inlinedAt: !86)
!101 = !DILocation(line: 2496, column: 21, scope: !78, inlinedAt: !46)
!102 = !DILocation(line: 0, scope: !50, inlinedAt: !54)
!103 = !DILocation(line: 961, column: 18, scope: !104, inlinedAt: !109)
!104 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCshbyKbwAY2Y9_10mandelbrot", scope: !106, file: !105, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!105 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!106 = !DINamespace(name: "{impl#0}", scope: !107)
!107 = !DINamespace(name: "mut_ptr", scope: !108)
!108 = !DINamespace(name: "ptr", scope: !18)
!109 = !DILocation(line: 48, column: 19, scope: !110)
!110 = distinct !DILexicalBlock(scope: !60, file: !9, line: 41, column: 5)
!111 = !DILocation(line: 48, column: 14, scope: !110)
!112 = !DILocation(line: 49, column: 2, scope: !8)
!113 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !115, file: !114, line: 60, type: !116, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!114 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!115 = !DINamespace(name: "panicking", scope: !18)
!116 = !DISubroutineType(cc: DW_CC_nocall, types: !12)
!117 = !DILocation(line: 146, column: 5, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trap", scope: !16, file: !15, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!119 = distinct !DILocation(line: 16, column: 14, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !22, file: !21, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!121 = distinct !DILocation(line: 80, column: 14, scope: !122)
!122 = distinct !DILexicalBlock(scope: !113, file: !114, line: 72, column: 5)
!123 = distinct !DISubprogram(name: "panic_const_rem_by_zero", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero", scope: !124, file: !114, line: 173, type: !116, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !12)
!124 = !DINamespace(name: "panic_const", scope: !115)
!125 = !DILocation(line: 175, column: 17, scope: !123)
