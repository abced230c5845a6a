; ModuleID = 'saxpy.6eff92c9bc402a3b-cgu.0'
source_filename = "saxpy.6eff92c9bc402a3b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_09aace844812016e8618f86123a46918 = private unnamed_addr constant [23 x i8] c"examples/rust/saxpy.rs\00", align 1
@alloc_d6d1faeb48bc2861315ae54b0fe5177f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00%\00\00\00" }>, align 8
@alloc_4c1baa9b9fc4feed1002acf563aca0f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00\22\00\00\00" }>, align 8
@alloc_3777781b68d7eca7b682c345824c23f8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\001\00\00\00" }>, align 8
@alloc_61258340bb4abb5350b35b16e20ad823 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00.\00\00\00" }>, align 8
@alloc_60afab1dfd44d7c7384b0fbd7e151cfa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00\15\00\00\00" }>, align 8
@alloc_d86d89f06283d0461d0c9153aa35d015 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_09aace844812016e8618f86123a46918, [16 x i8] c"\16\00\00\00\00\00\00\00\0D\00\00\00\12\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !6 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy() #9, !dbg !12
  unreachable, !dbg !12
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !13 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  ret i32 %_0, !dbg !19
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !20 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !21
  ret i32 %_0, !dbg !22
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy() unnamed_addr #1 !dbg !23 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !24
  ret i32 %_0, !dbg !25
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy() unnamed_addr #2 !dbg !26 {
start:
  call void @llvm.trap(), !dbg !27
  unreachable, !dbg !27
}

; Function Attrs: convergent nounwind
define ptx_kernel void @saxpy(i64 %n, float %a, ptr %x, ptr %y) unnamed_addr #3 !dbg !28 {
start:
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy() #10, !dbg !30
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy() #10, !dbg !33
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !30
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !30
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !30
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !30

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy() #10, !dbg !34
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !35
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !35
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit, !dbg !35

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #11, !dbg !30
  unreachable, !dbg !30

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #11, !dbg !35
  unreachable, !dbg !35

_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit:    ; preds = %bb3.i
  %_0.i8 = zext i32 %_7.0.i to i64, !dbg !35
  %_6 = icmp ult i64 %_0.i8, %n, !dbg !36
  br i1 %_6, label %bb2, label %bb6, !dbg !36

bb6:                                              ; preds = %bb12, %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit
  ret void, !dbg !38

bb2:                                              ; preds = %_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id.exit
  %_0.i7 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i8, !dbg !39
  %_24 = ptrtoint ptr %_0.i7 to i64, !dbg !46
  %_26 = and i64 %_24, 3, !dbg !46
  %_27 = icmp eq i64 %_26, 0, !dbg !46
  br i1 %_27, label %bb9, label %panic, !dbg !46

bb9:                                              ; preds = %bb2
  %_29 = ptrtoint ptr %_0.i7 to i64, !dbg !46
  %_31 = icmp eq i64 %_29, 0, !dbg !46
  %_32 = and i1 %_31, true, !dbg !46
  %_33 = xor i1 %_32, true, !dbg !46
  br i1 %_33, label %bb10, label %panic1, !dbg !46

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_24, ptr align 8 @alloc_4c1baa9b9fc4feed1002acf563aca0f2) #11, !dbg !46
  unreachable, !dbg !46

bb10:                                             ; preds = %bb9
  %_8 = load float, ptr %_0.i7, align 4, !dbg !46
  %_7 = fmul float %a, %_8, !dbg !47
  %_0.i6 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i8, !dbg !48
  %_19 = ptrtoint ptr %_0.i6 to i64, !dbg !54
  %_21 = and i64 %_19, 3, !dbg !54
  %_22 = icmp eq i64 %_21, 0, !dbg !54
  br i1 %_22, label %bb8, label %panic2, !dbg !54

panic1:                                           ; preds = %bb9
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_4c1baa9b9fc4feed1002acf563aca0f2) #11, !dbg !46
  unreachable, !dbg !46

bb8:                                              ; preds = %bb10
  %_35 = ptrtoint ptr %_0.i6 to i64, !dbg !54
  %_37 = icmp eq i64 %_35, 0, !dbg !54
  %_38 = and i1 %_37, true, !dbg !54
  %_39 = xor i1 %_38, true, !dbg !54
  br i1 %_39, label %bb11, label %panic3, !dbg !54

panic2:                                           ; preds = %bb10
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_19, ptr align 8 @alloc_61258340bb4abb5350b35b16e20ad823) #11, !dbg !54
  unreachable, !dbg !54

bb11:                                             ; preds = %bb8
  %_10 = load float, ptr %_0.i6, align 4, !dbg !54
  %_0.i = getelementptr inbounds nuw float, ptr %y, i64 %_0.i8, !dbg !55
  %_14 = ptrtoint ptr %_0.i to i64, !dbg !57
  %_16 = and i64 %_14, 3, !dbg !57
  %_17 = icmp eq i64 %_16, 0, !dbg !57
  br i1 %_17, label %bb7, label %panic4, !dbg !57

panic3:                                           ; preds = %bb8
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_61258340bb4abb5350b35b16e20ad823) #11, !dbg !54
  unreachable, !dbg !54

bb7:                                              ; preds = %bb11
  %_41 = ptrtoint ptr %_0.i to i64, !dbg !57
  %_43 = icmp eq i64 %_41, 0, !dbg !57
  %_44 = and i1 %_43, true, !dbg !57
  %_45 = xor i1 %_44, true, !dbg !57
  br i1 %_45, label %bb12, label %panic5, !dbg !57

panic4:                                           ; preds = %bb11
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_14, ptr align 8 @alloc_d86d89f06283d0461d0c9153aa35d015) #11, !dbg !57
  unreachable, !dbg !57

bb12:                                             ; preds = %bb7
  %1 = fadd float %_7, %_10, !dbg !57
  store float %1, ptr %_0.i, align 4, !dbg !57
  br label %bb6, !dbg !58

panic5:                                           ; preds = %bb7
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_d86d89f06283d0461d0c9153aa35d015) #11, !dbg !57
  unreachable, !dbg !57
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

attributes #0 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #9 = { inlinehint noreturn nounwind }
attributes #10 = { inlinehint nounwind }
attributes #11 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/saxpy.rs/@/saxpy.6eff92c9bc402a3b-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !8, file: !7, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!8 = !DINamespace(name: "gpu", scope: !9)
!9 = !DINamespace(name: "saxpy", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, column: 14, scope: !6)
!13 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9wQaOXpRgZH_5saxpy", scope: !15, file: !14, line: 61, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!14 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!15 = !DINamespace(name: "nvptx", scope: !16)
!16 = !DINamespace(name: "core_arch", scope: !17)
!17 = !DINamespace(name: "core", scope: null)
!18 = !DILocation(line: 62, column: 5, scope: !13)
!19 = !DILocation(line: 63, column: 2, scope: !13)
!20 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9wQaOXpRgZH_5saxpy", scope: !15, file: !14, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!21 = !DILocation(line: 83, column: 5, scope: !20)
!22 = !DILocation(line: 84, column: 2, scope: !20)
!23 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9wQaOXpRgZH_5saxpy", scope: !15, file: !14, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!24 = !DILocation(line: 125, column: 5, scope: !23)
!25 = !DILocation(line: 126, column: 2, scope: !23)
!26 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9wQaOXpRgZH_5saxpy", scope: !15, file: !14, line: 145, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!27 = !DILocation(line: 146, column: 5, scope: !26)
!28 = distinct !DISubprogram(name: "saxpy", scope: !9, file: !29, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !11)
!29 = !DIFile(filename: "examples/rust/saxpy.rs", directory: ".", checksumkind: CSK_MD5, checksum: "22d99a73fdb7aa73189485b84b7e073e")
!30 = !DILocation(line: 9, column: 15, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9wQaOXpRgZH_5saxpy3gpu9global_id", scope: !8, file: !7, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!32 = distinct !DILocation(line: 10, column: 13, scope: !28)
!33 = !DILocation(line: 9, column: 46, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 9, column: 77, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 9, column: 14, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 11, column: 8, scope: !37)
!37 = distinct !DILexicalBlock(scope: !28, file: !29, line: 10, column: 5)
!38 = !DILocation(line: 15, column: 2, scope: !28)
!39 = !DILocation(line: 863, column: 18, scope: !40, inlinedAt: !45)
!40 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPf3addCs9wQaOXpRgZH_5saxpy", scope: !42, file: !41, line: 829, type: !10, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!41 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!42 = !DINamespace(name: "{impl#0}", scope: !43)
!43 = !DINamespace(name: "const_ptr", scope: !44)
!44 = !DINamespace(name: "ptr", scope: !17)
!45 = distinct !DILocation(line: 13, column: 37, scope: !37)
!46 = !DILocation(line: 13, column: 34, scope: !37)
!47 = !DILocation(line: 13, column: 30, scope: !37)
!48 = !DILocation(line: 961, column: 18, scope: !49, inlinedAt: !53)
!49 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCs9wQaOXpRgZH_5saxpy", scope: !51, file: !50, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!50 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!51 = !DINamespace(name: "{impl#0}", scope: !52)
!52 = !DINamespace(name: "mut_ptr", scope: !44)
!53 = distinct !DILocation(line: 13, column: 49, scope: !37)
!54 = !DILocation(line: 13, column: 46, scope: !37)
!55 = !DILocation(line: 961, column: 18, scope: !49, inlinedAt: !56)
!56 = distinct !DILocation(line: 13, column: 21, scope: !37)
!57 = !DILocation(line: 13, column: 18, scope: !37)
!58 = !DILocation(line: 11, column: 5, scope: !37)
