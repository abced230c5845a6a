; ModuleID = 'mandelbrot.c82e6a29ce0ec8bb-cgu.0'
source_filename = "mandelbrot.c82e6a29ce0ec8bb-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_63e59eccb393031f8a9f211cdfe6a502 = private unnamed_addr constant [28 x i8] c"examples/rust/mandelbrot.rs\00", align 1
@alloc_972f518ad2ef64eed055ac5831703187 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_63e59eccb393031f8a9f211cdfe6a502, [16 x i8] c"\1B\00\00\00\00\00\00\00%\00\00\00\0D\00\00\00" }>, align 8

; Function Attrs: convergent nounwind
define ptx_kernel void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !6 {
start:
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_33 = mul i32 %_34, %_35, !dbg !17
  %_36 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_32 = add i32 %_33, %_36, !dbg !28
  %_6 = zext i32 %_32 to i64, !dbg !28
  %_8 = mul i32 %height, %width, !dbg !29
  %_7.not = icmp ult i32 %_32, %_8, !dbg !31
  br i1 %_7.not, label %bb2, label %bb4, !dbg !31

bb2:                                              ; preds = %start
  %_15 = icmp eq i32 %width, 0, !dbg !32
  br i1 %_15, label %panic, label %bb3, !dbg !32

bb3:                                              ; preds = %bb2
  %_21 = udiv i32 %_32, %width, !dbg !33
  %0 = mul i32 %_21, %width, !dbg !32
  %_14.decomposed = sub i32 %_32, %0, !dbg !32
  %_13 = uitofp i32 %_14.decomposed to float, !dbg !32
  %_12 = fmul float %_13, 3.000000e+00, !dbg !32
  %_16 = uitofp i32 %width to float, !dbg !34
  %_11 = fdiv float %_12, %_16, !dbg !32
  %_10 = fadd float %_11, -2.000000e+00, !dbg !32
  %_20 = uitofp i32 %_21 to float, !dbg !33
  %_19 = fmul float %_20, 2.000000e+00, !dbg !33
  %_22 = uitofp i32 %height to float, !dbg !35
  %_18 = fdiv float %_19, %_22, !dbg !33
  %_17 = fadd float %_18, -1.000000e+00, !dbg !33
  br label %bb1.i.i, !dbg !36

bb1.i.i:                                          ; preds = %bb2.i.i.i.i, %bb3
  %z.sroa.0.0 = phi float [ %_10, %bb3 ], [ %_25.i.i.i.i, %bb2.i.i.i.i ], !dbg !60
  %z.sroa.5.0 = phi float [ %_17, %bb3 ], [ %_26.i.i.i.i, %bb2.i.i.i.i ], !dbg !60
  %_0.i1.i.i8.i.i = phi i32 [ 0, %bb3 ], [ %_0.i1.i.i.i.i, %bb2.i.i.i.i ]
  %exitcond.not.i.i = icmp eq i32 %_0.i1.i.i8.i.i, %limit, !dbg !61
  br i1 %exitcond.not.i.i, label %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit, label %bb2.i.i.i.i, !dbg !77

bb2.i.i.i.i:                                      ; preds = %bb1.i.i
  %_0.i1.i.i.i.i = add i32 %_0.i1.i.i8.i.i, 1
  %_20.i.i.i.i = fmul float %z.sroa.0.0, %z.sroa.0.0, !dbg !78
  %_21.i.i.i.i = fmul float %z.sroa.5.0, %z.sroa.5.0, !dbg !89
  %_19.i.i.i.i = fsub float %_20.i.i.i.i, %_21.i.i.i.i, !dbg !78
  %_23.i.i.i.i = fmul float %z.sroa.0.0, %z.sroa.5.0, !dbg !90
  %_22.i.i.i.i = fadd float %_23.i.i.i.i, %_23.i.i.i.i, !dbg !90
  %_25.i.i.i.i = fadd float %_10, %_19.i.i.i.i, !dbg !91
  %_26.i.i.i.i = fadd float %_17, %_22.i.i.i.i, !dbg !96
  %_5.i.i.i.i = fmul float %_25.i.i.i.i, %_25.i.i.i.i, !dbg !97
  %_8.i.i.i.i = fmul float %_26.i.i.i.i, %_26.i.i.i.i, !dbg !98
  %_4.i.i6.i.i = fadd float %_5.i.i.i.i, %_8.i.i.i.i, !dbg !97
  %_0.i.i.i.i = fcmp ugt float %_4.i.i6.i.i, 4.000000e+00, !dbg !97
  br i1 %_0.i.i.i.i, label %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit, label %bb1.i.i, !dbg !99

_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit: ; preds = %bb1.i.i, %bb2.i.i.i.i
  %_0.sroa.0.1.i = phi i32 [ %_0.i1.i.i8.i.i, %bb2.i.i.i.i ], [ %limit, %bb1.i.i ], !dbg !100
  %_30 = getelementptr inbounds nuw i32, ptr %out, i64 %_6, !dbg !101
  store i32 %_0.sroa.0.1.i, ptr %_30, align 4, !dbg !109
  br label %bb4, !dbg !110

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_972f518ad2ef64eed055ac5831703187) #3, !dbg !32
  unreachable, !dbg !32

bb4:                                              ; preds = %start, %_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_.exit
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #2

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/mandelbrot.rs/@/mandelbrot.c82e6a29ce0ec8bb-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "mandelbrot", scope: !8, file: !7, line: 31, type: !9, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/mandelbrot.rs", directory: ".", checksumkind: CSK_MD5, checksum: "defca17fc4e25b5133421bbbc5821d2e")
!8 = !DINamespace(name: "mandelbrot", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCshbyKbwAY2Y9_10mandelbrot3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 32, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 33, column: 13, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 32, column: 5)
!31 = !DILocation(line: 33, column: 8, scope: !30)
!32 = !DILocation(line: 37, column: 13, scope: !30)
!33 = !DILocation(line: 38, column: 13, scope: !30)
!34 = !DILocation(line: 37, column: 40, scope: !30)
!35 = !DILocation(line: 38, column: 40, scope: !30)
!36 = !DILocation(line: 2495, column: 9, scope: !37, inlinedAt: !44)
!37 = distinct !DILexicalBlock(scope: !39, file: !38, line: 2494, column: 9)
!38 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!39 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, usize, core::iter::adapters::take_while::{impl#2}::try_fold::check::{closure_env#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>, core::ops::control_flow::ControlFlow<core::ops::try_trait::NeverShortCircuit<usize>, usize>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator8try_foldjNCINvNvXs0_NtNtBQ_8adapters10take_whileINtB1K_9TakeWhileppEBK_8try_fold5checkmjINtNtB8_9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B2T_B2Q_10wrap_mut_2jmINvNvBK_5count8plus_onemEE0E0INtNtB8_12control_flow11ControlFlowB2Q_jEEB3x_", scope: !40, file: !38, line: 2488, type: !9, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!40 = !DINamespace(name: "Iterator", scope: !41)
!41 = !DINamespace(name: "iterator", scope: !42)
!42 = !DINamespace(name: "traits", scope: !43)
!43 = !DINamespace(name: "iter", scope: !16)
!44 = distinct !DILocation(line: 95, column: 23, scope: !45, inlinedAt: !52)
!45 = distinct !DILexicalBlock(scope: !47, file: !46, line: 94, column: 13)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take_while.rs", directory: "", checksumkind: CSK_MD5, checksum: "ae520df9305a0bd9ea0fa1105f93ed98")
!47 = distinct !DILexicalBlock(scope: !48, file: !46, line: 93, column: 13)
!48 = distinct !DISubprogram(name: "try_fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>, core::ops::try_trait::NeverShortCircuit<usize>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator8try_foldjNCINvMs0_NtB1f_9try_traitINtB3b_17NeverShortCircuitjE10wrap_mut_2jmINvNvB2k_5count8plus_onemEE0B3r_EB1G_", scope: !49, file: !46, line: 69, type: !9, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!49 = !DINamespace(name: "{impl#2}", scope: !50)
!50 = !DINamespace(name: "take_while", scope: !51)
!51 = !DINamespace(name: "adapters", scope: !43)
!52 = distinct !DILocation(line: 380, column: 18, scope: !53, inlinedAt: !55)
!53 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}, usize, fn(usize, u32) -> usize>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtB6_9TakeWhileINtNtNtBc_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtBa_6traits8iterator8Iterator4foldjINvNvB2k_5count8plus_onemEEB1G_", scope: !49, file: !54, line: 374, type: !9, scopeLine: 374, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!54 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "20d83cc3e02b8a8debc301b85898f940")
!55 = !DILocation(line: 235, column: 14, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "count<core::iter::adapters::take_while::TakeWhile<core::ops::range::Range<u32>, mandelbrot::mandelbrot::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_while9TakeWhileINtNtNtBb_3ops5range5RangemENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !40, file: !38, line: 224, type: !9, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!57 = !DILocation(line: 46, column: 10, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !7, line: 40, column: 5)
!59 = distinct !DILexicalBlock(scope: !30, file: !7, line: 36, column: 5)
!60 = !DILocation(line: 0, scope: !59)
!61 = !DILocation(line: 1915, column: 50, scope: !62, inlinedAt: !67)
!62 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCsnC4lpNxbXH_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !64, file: !63, line: 1915, type: !9, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!63 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!64 = !DINamespace(name: "{impl#64}", scope: !65)
!65 = !DINamespace(name: "impls", scope: !66)
!66 = !DINamespace(name: "cmp", scope: !16)
!67 = distinct !DILocation(line: 900, column: 12, scope: !68, inlinedAt: !72)
!68 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCshbyKbwAY2Y9_10mandelbrot", scope: !70, file: !69, line: 899, type: !9, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!69 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!70 = !DINamespace(name: "{impl#5}", scope: !71)
!71 = !DINamespace(name: "range", scope: !43)
!72 = distinct !DILocation(line: 985, column: 14, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCshbyKbwAY2Y9_10mandelbrot", scope: !74, file: !69, line: 984, type: !9, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!74 = !DINamespace(name: "{impl#6}", scope: !71)
!75 = distinct !DILocation(line: 2495, column: 34, scope: !76, inlinedAt: !44)
!76 = distinct !DILexicalBlock(scope: !37, file: !38, line: 2495, column: 41)
!77 = !DILocation(line: 900, column: 12, scope: !68, inlinedAt: !72)
!78 = !DILocation(line: 26, column: 23, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs_CshbyKbwAY2Y9_10mandelbrotNtB4_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Mul3mul", scope: !80, file: !7, line: 25, type: !9, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!80 = !DINamespace(name: "{impl#1}", scope: !8)
!81 = distinct !DILocation(line: 43, column: 17, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0B3_", scope: !83, file: !7, line: 42, type: !9, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!83 = !DINamespace(name: "mandelbrot", scope: !8)
!84 = distinct !DILocation(line: 81, column: 20, scope: !85, inlinedAt: !88)
!85 = distinct !DISubprogram(name: "{closure#0}<u32, usize, core::ops::try_trait::NeverShortCircuit<usize>, mandelbrot::mandelbrot::{closure_env#0}, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<usize, usize, u32, fn(usize, u32) -> usize>>", linkageName: "_RNCINvNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters10take_whileINtBa_9TakeWhileppENtNtNtBe_6traits8iterator8Iterator8try_fold5checkmjINtNtNtBg_3ops9try_trait17NeverShortCircuitjENCNvCshbyKbwAY2Y9_10mandelbrot10mandelbrot0NCINvMs0_B29_B26_10wrap_mut_2jmINvNvB1h_5count8plus_onemEE0E0B2T_", scope: !86, file: !46, line: 80, type: !9, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!86 = !DINamespace(name: "check", scope: !87)
!87 = !DINamespace(name: "try_fold", scope: !49)
!88 = distinct !DILocation(line: 2496, column: 21, scope: !76, inlinedAt: !44)
!89 = !DILocation(line: 26, column: 44, scope: !79, inlinedAt: !81)
!90 = !DILocation(line: 26, column: 68, scope: !79, inlinedAt: !81)
!91 = !DILocation(line: 19, column: 23, scope: !92, inlinedAt: !94)
!92 = distinct !DISubprogram(name: "add", linkageName: "_RNvXCshbyKbwAY2Y9_10mandelbrotNtB2_7ComplexNtNtNtCsnC4lpNxbXH_4core3ops5arith3Add3add", scope: !93, file: !7, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!93 = !DINamespace(name: "{impl#0}", scope: !8)
!94 = distinct !DILocation(line: 43, column: 17, scope: !95, inlinedAt: !84)
!95 = !DILexicalBlockFile(scope: !82, file: !7, discriminator: 2)
!96 = !DILocation(line: 19, column: 47, scope: !92, inlinedAt: !94)
!97 = !DILocation(line: 44, column: 13, scope: !82, inlinedAt: !84)
!98 = !DILocation(line: 44, column: 27, scope: !82, inlinedAt: !84)
!99 = !DILocation(line: 2496, column: 21, scope: !76, inlinedAt: !44)
!100 = !DILocation(line: 0, scope: !48, inlinedAt: !52)
!101 = !DILocation(line: 961, column: 18, scope: !102, inlinedAt: !107)
!102 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCshbyKbwAY2Y9_10mandelbrot", scope: !104, file: !103, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!103 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!104 = !DINamespace(name: "{impl#0}", scope: !105)
!105 = !DINamespace(name: "mut_ptr", scope: !106)
!106 = !DINamespace(name: "ptr", scope: !16)
!107 = !DILocation(line: 48, column: 19, scope: !108)
!108 = distinct !DILexicalBlock(scope: !58, file: !7, line: 41, column: 5)
!109 = !DILocation(line: 48, column: 14, scope: !108)
!110 = !DILocation(line: 49, column: 2, scope: !6)
