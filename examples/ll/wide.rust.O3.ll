; ModuleID = 'wide.1b3f16c34526945b-cgu.0'
source_filename = "wide.1b3f16c34526945b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @wide(i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %floats) unnamed_addr #0 !dbg !6 {
start:
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_44 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_42 = mul i32 %_43, %_44, !dbg !17
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_41 = add i32 %_42, %_45, !dbg !28
  %i = zext i32 %_41 to i64, !dbg !28
  %_7.not = icmp ugt i64 %n, %i, !dbg !29
  br i1 %_7.not, label %bb2, label %bb3, !dbg !29

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw i128, ptr %x, i64 %i, !dbg !31
  %a = load i128, ptr %_9, align 16, !dbg !38, !noundef !10
  %_11 = getelementptr inbounds nuw i128, ptr %y, i64 %i, !dbg !39
  %b = load i128, ptr %_11, align 16, !dbg !41, !noundef !10
  %_13 = getelementptr inbounds nuw [4 x i128], ptr %out, i64 %i, !dbg !42
  %_15 = getelementptr inbounds nuw double, ptr %floats, i64 %i, !dbg !48
  %0 = tail call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b), !dbg !51
  %_48.1 = extractvalue { i128, i1 } %0, 1, !dbg !51
  br i1 %_48.1, label %bb7, label %bb9, !dbg !60, !prof !66

bb9:                                              ; preds = %bb2
  %_48.0 = extractvalue { i128, i1 } %0, 0, !dbg !51
  br label %bb10, !dbg !67

bb7:                                              ; preds = %bb2
  %_50 = mul i128 %b, %a, !dbg !73
  %1 = xor i128 %_50, -1, !dbg !79
  br label %bb10, !dbg !80

bb10:                                             ; preds = %bb7, %bb9
  %_16.sroa.0.0 = phi i128 [ %1, %bb7 ], [ %_48.0, %bb9 ], !dbg !81
  store i128 %_16.sroa.0.0, ptr %_13, align 16, !dbg !82
  %2 = icmp eq i128 %b, 0, !dbg !83
  br i1 %2, label %bb15, label %bb13, !dbg !83, !prof !66

bb13:                                             ; preds = %bb10
  %_51 = udiv i128 %a, %b, !dbg !87
  %3 = mul i128 %_51, %b, !dbg !88
  %_53.decomposed = sub i128 %a, %3, !dbg !88
  %4 = shl i128 %_53.decomposed, 1, !dbg !91
  %5 = add i128 %4, %_51, !dbg !92
  br label %bb15, !dbg !92

bb15:                                             ; preds = %bb10, %bb13
  %_18 = phi i128 [ %5, %bb13 ], [ 25, %bb10 ], !dbg !95
  %6 = getelementptr inbounds nuw i8, ptr %_13, i64 16, !dbg !98
  store i128 %_18, ptr %6, align 16, !dbg !98
  %7 = tail call noundef i128 @llvm.fshl.i128(i128 %a, i128 %a, i128 %b), !dbg !99
  %8 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %b, i1 false), !dbg !104
  %_27 = shl nuw nsw i128 %8, 90, !dbg !107
  %_24 = xor i128 %_27, %7, !dbg !108
  %9 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %a), !dbg !109
  %10 = getelementptr inbounds nuw i8, ptr %_13, i64 32, !dbg !112
  %11 = or i128 %_24, %9, !dbg !112
  store i128 %11, ptr %10, align 16, !dbg !112
  %_34 = sitofp i128 %a to float, !dbg !113
  %_33 = tail call i128 @llvm.fptosi.sat.i128.f32(float %_34), !dbg !113
  %_38 = uitofp i128 %b to double, !dbg !114
  %_37 = fmul double %_38, 5.000000e-01, !dbg !115
  %_36 = tail call i128 @llvm.fptoui.sat.i128.f64(double %_37), !dbg !115
  %12 = getelementptr inbounds nuw i8, ptr %_13, i64 48, !dbg !116
  %13 = xor i128 %_36, %_33, !dbg !116
  store i128 %13, ptr %12, align 16, !dbg !116
  %14 = tail call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b), !dbg !117
  %15 = sitofp i128 %14 to double, !dbg !122
  store double %15, ptr %_15, align 8, !dbg !122
  br label %bb3, !dbg !123

bb3:                                              ; preds = %start, %bb15
  ret void, !dbg !123
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptoui.sat.i128.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ssub.sat.i128(i128, i128) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_70" }
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
!5 = !DIFile(filename: "examples/rust/wide.rs/@/wide.1b3f16c34526945b-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "wide", scope: !8, file: !7, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/wide.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9a6a9db1a5f1a40ef553f0105ef13ec4")
!8 = !DINamespace(name: "wide", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs2l1ZEbEAv1v_4wide3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
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
!32 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPo3addCs2l1ZEbEAv1v_4wide", scope: !34, file: !33, line: 829, type: !9, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!33 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!34 = !DINamespace(name: "{impl#0}", scope: !35)
!35 = !DINamespace(name: "const_ptr", scope: !36)
!36 = !DINamespace(name: "ptr", scope: !16)
!37 = !DILocation(line: 15, column: 43, scope: !30)
!38 = !DILocation(line: 15, column: 40, scope: !30)
!39 = !DILocation(line: 863, column: 18, scope: !32, inlinedAt: !40)
!40 = !DILocation(line: 15, column: 54, scope: !30)
!41 = !DILocation(line: 15, column: 51, scope: !30)
!42 = !DILocation(line: 961, column: 18, scope: !43, inlinedAt: !47)
!43 = distinct !DISubprogram(name: "add<[u128; 4]>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOAoj4_3addCs2l1ZEbEAv1v_4wide", scope: !45, file: !44, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!44 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!45 = !DINamespace(name: "{impl#0}", scope: !46)
!46 = !DINamespace(name: "mut_ptr", scope: !36)
!47 = !DILocation(line: 15, column: 72, scope: !30)
!48 = !DILocation(line: 961, column: 18, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOd3addCs2l1ZEbEAv1v_4wide", scope: !45, file: !44, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!50 = !DILocation(line: 15, column: 93, scope: !30)
!51 = !DILocation(line: 3105, column: 26, scope: !52, inlinedAt: !56)
!52 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo15overflowing_mul", scope: !54, file: !53, line: 3104, type: !9, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!53 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!54 = !DINamespace(name: "{impl#10}", scope: !55)
!55 = !DINamespace(name: "num", scope: !16)
!56 = !DILocation(line: 1215, column: 31, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_mul", scope: !54, file: !53, line: 1214, type: !9, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!58 = !DILocation(line: 16, column: 16, scope: !59)
!59 = distinct !DILexicalBlock(scope: !30, file: !7, line: 15, column: 5)
!60 = !DILocation(line: 457, column: 8, scope: !61, inlinedAt: !64)
!61 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !63, file: !62, line: 456, type: !9, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!62 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!63 = !DINamespace(name: "intrinsics", scope: !16)
!64 = !DILocation(line: 1216, column: 16, scope: !65, inlinedAt: !58)
!65 = distinct !DILexicalBlock(scope: !57, file: !53, line: 1215, column: 13)
!66 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!67 = !DILocation(line: 1069, column: 5, scope: !68, inlinedAt: !72)
!68 = distinct !DISubprogram(name: "unwrap_or_else<u128, wide::wide::{closure_env#0}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionoE14unwrap_or_elseNCNvCs2l1ZEbEAv1v_4wide4wide0EB13_", scope: !70, file: !69, line: 1061, type: !9, scopeLine: 1061, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!69 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!70 = !DINamespace(name: "Option", scope: !71)
!71 = !DINamespace(name: "option", scope: !16)
!72 = !DILocation(line: 16, column: 31, scope: !59)
!73 = !DILocation(line: 2587, column: 13, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo12wrapping_mul", scope: !54, file: !53, line: 2586, type: !9, scopeLine: 2586, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!75 = !DILocation(line: 16, column: 51, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs2l1ZEbEAv1v_4wide4wide0B3_", scope: !77, file: !7, line: 16, type: !9, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!77 = !DINamespace(name: "wide", scope: !8)
!78 = !DILocation(line: 1067, column: 21, scope: !68, inlinedAt: !72)
!79 = !DILocation(line: 16, column: 49, scope: !76, inlinedAt: !78)
!80 = !DILocation(line: 1067, column: 23, scope: !68, inlinedAt: !72)
!81 = !DILocation(line: 0, scope: !68, inlinedAt: !72)
!82 = !DILocation(line: 16, column: 5, scope: !59)
!83 = !DILocation(line: 457, column: 8, scope: !61, inlinedAt: !84)
!84 = !DILocation(line: 1305, column: 16, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_div", scope: !54, file: !53, line: 1304, type: !9, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!86 = !DILocation(line: 17, column: 16, scope: !59)
!87 = !DILocation(line: 1310, column: 31, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 1509, column: 31, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11checked_rem", scope: !54, file: !53, line: 1503, type: !9, scopeLine: 1503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!90 = !DILocation(line: 17, column: 59, scope: !59)
!91 = !DILocation(line: 17, column: 57, scope: !59)
!92 = !DILocation(line: 1046, column: 5, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "unwrap_or<u128>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionoE9unwrap_orCs2l1ZEbEAv1v_4wide", scope: !70, file: !69, line: 1038, type: !9, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!94 = !DILocation(line: 17, column: 74, scope: !59)
!95 = !DILocation(line: 2511, column: 13, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo12wrapping_add", scope: !54, file: !53, line: 2510, type: !9, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!97 = !DILocation(line: 17, column: 44, scope: !59)
!98 = !DILocation(line: 17, column: 5, scope: !59)
!99 = !DILocation(line: 2030, column: 14, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "rotate_left<u128>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftoECs2l1ZEbEAv1v_4wide", scope: !63, file: !62, line: 2026, type: !9, scopeLine: 2026, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!101 = distinct !DILocation(line: 386, column: 20, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo11rotate_left", scope: !54, file: !53, line: 385, type: !9, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!103 = !DILocation(line: 18, column: 16, scope: !59)
!104 = !DILocation(line: 154, column: 20, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo13leading_zeros", scope: !54, file: !53, line: 153, type: !9, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!106 = !DILocation(line: 18, column: 43, scope: !59)
!107 = !DILocation(line: 18, column: 40, scope: !59)
!108 = !DILocation(line: 18, column: 14, scope: !59)
!109 = !DILocation(line: 85, column: 20, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCsnC4lpNxbXH_4core3numo10count_ones", scope: !54, file: !53, line: 84, type: !9, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!111 = !DILocation(line: 18, column: 78, scope: !59)
!112 = !DILocation(line: 18, column: 5, scope: !59)
!113 = !DILocation(line: 19, column: 14, scope: !59)
!114 = !DILocation(line: 19, column: 52, scope: !59)
!115 = !DILocation(line: 19, column: 51, scope: !59)
!116 = !DILocation(line: 19, column: 5, scope: !59)
!117 = !DILocation(line: 1937, column: 13, scope: !118, inlinedAt: !121)
!118 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs2_NtCsnC4lpNxbXH_4core3numn14saturating_sub", scope: !120, file: !119, line: 1936, type: !9, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!119 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/int_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "d477110ed439c682e8e98436e10310ca")
!120 = !DINamespace(name: "{impl#4}", scope: !55)
!121 = !DILocation(line: 20, column: 26, scope: !59)
!122 = !DILocation(line: 20, column: 5, scope: !59)
!123 = !DILocation(line: 21, column: 2, scope: !6)
