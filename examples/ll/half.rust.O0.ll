; ModuleID = 'half.3e9c17076192954b-cgu.0'
source_filename = "half.3e9c17076192954b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_5544412b83b4f04e120a3a2dad5317a5 = private unnamed_addr constant [22 x i8] c"examples/rust/half.rs\00", align 1
@alloc_e74e33ff8de6e05a3022a2f87c248730 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\1A\00\00\00" }>, align 8
@alloc_8116d92d03295c30a14d4da5ca2b398b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\17\00\00\00" }>, align 8
@alloc_865404e5318a1f403a76f42cf9272a6b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00%\00\00\00" }>, align 8
@alloc_a0d3b5dd2d7e468141f7dacc0139ca44 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\10\00\00\00\22\00\00\00" }>, align 8
@alloc_f13f4f59822736a9a01ab45520154336 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\12\00\00\00\0C\00\00\00" }>, align 8
@alloc_c58530223fd14a2a94c01f8a7f7c4cd0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\12\00\00\00\09\00\00\00" }>, align 8
@alloc_3827bc1b5c4506da8cefbe10269d6b99 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\14\00\00\00\0F\00\00\00" }>, align 8
@alloc_092e2c84e3b9130325eff238b90be83e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5544412b83b4f04e120a3a2dad5317a5, [16 x i8] c"\15\00\00\00\00\00\00\00\14\00\00\00\09\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #0 !dbg !6 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half() #9, !dbg !12
  unreachable, !dbg !12
}

; <f16>::to_bits
; Function Attrs: convergent inlinehint nounwind
define internal i16 @_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half(half %self) unnamed_addr #1 !dbg !13 {
start:
  %_0 = bitcast half %self to i16, !dbg !18
  ret i16 %_0, !dbg !19
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !20 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  ret i32 %_0, !dbg !25
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !26 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  ret i32 %_0, !dbg !28
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half() unnamed_addr #1 !dbg !29 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  ret i32 %_0, !dbg !31
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half() unnamed_addr #2 !dbg !32 {
start:
  call void @llvm.trap(), !dbg !33
  unreachable, !dbg !33
}

; Function Attrs: convergent nounwind
define ptx_kernel void @half_precision(i64 %n, ptr %x, ptr %y, ptr %z, ptr %bits) unnamed_addr #3 !dbg !34 {
start:
  %_20 = alloca [2 x i8], align 2
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half() #10, !dbg !36
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half() #10, !dbg !39
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !36
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !36
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !36
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !36

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half() #10, !dbg !40
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !41
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !41
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit, !dbg !41

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #11, !dbg !36
  unreachable, !dbg !36

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #11, !dbg !41
  unreachable, !dbg !41

_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i11 = zext i32 %_7.0.i to i64, !dbg !41
  %_7 = icmp uge i64 %_0.i11, %n, !dbg !42
  br i1 %_7, label %bb11, label %bb2, !dbg !42

bb2:                                              ; preds = %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit
  %_0.i10 = getelementptr inbounds nuw half, ptr %x, i64 %_0.i11, !dbg !44
  %_46 = ptrtoint ptr %_0.i10 to i64, !dbg !51
  %_48 = and i64 %_46, 1, !dbg !51
  %_49 = icmp eq i64 %_48, 0, !dbg !51
  br i1 %_49, label %bb15, label %panic, !dbg !51

bb11:                                             ; preds = %bb19, %_RNvNtCs5ngKhs4obAB_4half3gpu9global_id.exit
  ret void, !dbg !52

bb15:                                             ; preds = %bb2
  %_51 = ptrtoint ptr %_0.i10 to i64, !dbg !51
  %_53 = icmp eq i64 %_51, 0, !dbg !51
  %_54 = and i1 %_53, true, !dbg !51
  %_55 = xor i1 %_54, true, !dbg !51
  br i1 %_55, label %bb16, label %panic1, !dbg !51

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_46, ptr align 8 @alloc_8116d92d03295c30a14d4da5ca2b398b) #11, !dbg !51
  unreachable, !dbg !51

bb16:                                             ; preds = %bb15
  %_11 = load half, ptr %_0.i10, align 2, !dbg !51
  %_0.i9 = getelementptr inbounds nuw half, ptr %y, i64 %_0.i11, !dbg !53
  %_41 = ptrtoint ptr %_0.i9 to i64, !dbg !55
  %_43 = and i64 %_41, 1, !dbg !55
  %_44 = icmp eq i64 %_43, 0, !dbg !55
  br i1 %_44, label %bb14, label %panic2, !dbg !55

panic1:                                           ; preds = %bb15
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_8116d92d03295c30a14d4da5ca2b398b) #11, !dbg !51
  unreachable, !dbg !51

bb14:                                             ; preds = %bb16
  %_57 = ptrtoint ptr %_0.i9 to i64, !dbg !55
  %_59 = icmp eq i64 %_57, 0, !dbg !55
  %_60 = and i1 %_59, true, !dbg !55
  %_61 = xor i1 %_60, true, !dbg !55
  br i1 %_61, label %bb17, label %panic3, !dbg !55

panic2:                                           ; preds = %bb16
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_41, ptr align 8 @alloc_a0d3b5dd2d7e468141f7dacc0139ca44) #11, !dbg !55
  unreachable, !dbg !55

bb17:                                             ; preds = %bb14
  %_13 = load half, ptr %_0.i9, align 2, !dbg !55
  %_17 = fmul half %_11, %_13, !dbg !56
  %_19 = fadd half %_13, 0xH3C00, !dbg !58
  %_18 = fdiv half %_11, %_19, !dbg !59
  %_16 = fadd half %_17, %_18, !dbg !56
  %c = fsub half %_16, %_13, !dbg !56
  %_21 = fcmp ogt half %c, 0xH4400, !dbg !60
  br i1 %_21, label %bb5, label %bb6, !dbg !60

panic3:                                           ; preds = %bb14
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_a0d3b5dd2d7e468141f7dacc0139ca44) #11, !dbg !55
  unreachable, !dbg !55

bb6:                                              ; preds = %bb17
  %1 = fneg half %c, !dbg !62
  store half %1, ptr %_20, align 2, !dbg !62
  br label %bb7, !dbg !63

bb5:                                              ; preds = %bb17
  %2 = fsub half %c, %_11, !dbg !64
  store half %2, ptr %_20, align 2, !dbg !64
  br label %bb7, !dbg !63

bb7:                                              ; preds = %bb5, %bb6
  %_0.i = getelementptr inbounds nuw half, ptr %z, i64 %_0.i11, !dbg !65
  %_36 = ptrtoint ptr %_0.i to i64, !dbg !71
  %_38 = and i64 %_36, 1, !dbg !71
  %_39 = icmp eq i64 %_38, 0, !dbg !71
  br i1 %_39, label %bb13, label %panic4, !dbg !71

bb13:                                             ; preds = %bb7
  %_63 = ptrtoint ptr %_0.i to i64, !dbg !71
  %_65 = icmp eq i64 %_63, 0, !dbg !71
  %_66 = and i1 %_65, true, !dbg !71
  %_67 = xor i1 %_66, true, !dbg !71
  br i1 %_67, label %bb18, label %panic5, !dbg !71

panic4:                                           ; preds = %bb7
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_36, ptr align 8 @alloc_c58530223fd14a2a94c01f8a7f7c4cd0) #11, !dbg !71
  unreachable, !dbg !71

bb18:                                             ; preds = %bb13
  %3 = load half, ptr %_20, align 2, !dbg !71
  store half %3, ptr %_0.i, align 2, !dbg !71
  %_25 = fpext half %c to float, !dbg !72
  %_24 = fmul float %_25, 8.000000e+00, !dbg !73
  %whole = call i32 @llvm.fptosi.sat.i32.f32(float %_24), !dbg !73
  %_28 = sitofp i32 %whole to half, !dbg !74
  %_27 = fadd half %_28, %_11, !dbg !76
; call <f16>::to_bits
  %_26 = call i16 @_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half(half %_27) #10, !dbg !77
  %_0.i8 = getelementptr inbounds nuw i16, ptr %bits, i64 %_0.i11, !dbg !78
  %_31 = ptrtoint ptr %_0.i8 to i64, !dbg !81
  %_33 = and i64 %_31, 1, !dbg !81
  %_34 = icmp eq i64 %_33, 0, !dbg !81
  br i1 %_34, label %bb12, label %panic6, !dbg !81

panic5:                                           ; preds = %bb13
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_c58530223fd14a2a94c01f8a7f7c4cd0) #11, !dbg !71
  unreachable, !dbg !71

bb12:                                             ; preds = %bb18
  %_69 = ptrtoint ptr %_0.i8 to i64, !dbg !81
  %_71 = icmp eq i64 %_69, 0, !dbg !81
  %_72 = and i1 %_71, true, !dbg !81
  %_73 = xor i1 %_72, true, !dbg !81
  br i1 %_73, label %bb19, label %panic7, !dbg !81

panic6:                                           ; preds = %bb18
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 2, i64 %_31, ptr align 8 @alloc_092e2c84e3b9130325eff238b90be83e) #11, !dbg !81
  unreachable, !dbg !81

bb19:                                             ; preds = %bb12
  store i16 %_26, ptr %_0.i8, align 2, !dbg !81
  br label %bb11, !dbg !52

panic7:                                           ; preds = %bb12
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_092e2c84e3b9130325eff238b90be83e) #11, !dbg !81
  unreachable, !dbg !81
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #4

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
!5 = !DIFile(filename: "examples/rust/half.rs/@/half.3e9c17076192954b-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !8, file: !7, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!8 = !DINamespace(name: "gpu", scope: !9)
!9 = !DINamespace(name: "half", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, column: 14, scope: !6)
!13 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCsnC4lpNxbXH_4core3f16C3f167to_bitsCs5ngKhs4obAB_4half", scope: !15, file: !14, line: 977, type: !10, scopeLine: 977, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!14 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/f16.rs", directory: "", checksumkind: CSK_MD5, checksum: "2d39af1c7c17bb879f1451c8d7177ab6")
!15 = !DINamespace(name: "{impl#0}", scope: !16)
!16 = !DINamespace(name: "f16", scope: !17)
!17 = !DINamespace(name: "core", scope: null)
!18 = !DILocation(line: 979, column: 18, scope: !13)
!19 = !DILocation(line: 980, column: 6, scope: !13)
!20 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs5ngKhs4obAB_4half", scope: !22, file: !21, line: 61, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!21 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!22 = !DINamespace(name: "nvptx", scope: !23)
!23 = !DINamespace(name: "core_arch", scope: !17)
!24 = !DILocation(line: 62, column: 5, scope: !20)
!25 = !DILocation(line: 63, column: 2, scope: !20)
!26 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs5ngKhs4obAB_4half", scope: !22, file: !21, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!27 = !DILocation(line: 83, column: 5, scope: !26)
!28 = !DILocation(line: 84, column: 2, scope: !26)
!29 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs5ngKhs4obAB_4half", scope: !22, file: !21, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!30 = !DILocation(line: 125, column: 5, scope: !29)
!31 = !DILocation(line: 126, column: 2, scope: !29)
!32 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs5ngKhs4obAB_4half", scope: !22, file: !21, line: 145, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!33 = !DILocation(line: 146, column: 5, scope: !32)
!34 = distinct !DISubprogram(name: "half_precision", scope: !9, file: !35, line: 9, type: !10, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !11)
!35 = !DIFile(filename: "examples/rust/half.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9ba28b1d633fe20ee964b8f0a2268432")
!36 = !DILocation(line: 9, column: 15, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs5ngKhs4obAB_4half3gpu9global_id", scope: !8, file: !7, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!38 = distinct !DILocation(line: 10, column: 13, scope: !34)
!39 = !DILocation(line: 9, column: 46, scope: !37, inlinedAt: !38)
!40 = !DILocation(line: 9, column: 77, scope: !37, inlinedAt: !38)
!41 = !DILocation(line: 9, column: 14, scope: !37, inlinedAt: !38)
!42 = !DILocation(line: 11, column: 8, scope: !43)
!43 = distinct !DILexicalBlock(scope: !34, file: !35, line: 10, column: 5)
!44 = !DILocation(line: 863, column: 18, scope: !45, inlinedAt: !50)
!45 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPC3f163addCs5ngKhs4obAB_4half", scope: !47, file: !46, line: 829, type: !10, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!47 = !DINamespace(name: "{impl#0}", scope: !48)
!48 = !DINamespace(name: "const_ptr", scope: !49)
!49 = !DINamespace(name: "ptr", scope: !17)
!50 = distinct !DILocation(line: 16, column: 26, scope: !43)
!51 = !DILocation(line: 16, column: 23, scope: !43)
!52 = !DILocation(line: 22, column: 2, scope: !34)
!53 = !DILocation(line: 863, column: 18, scope: !45, inlinedAt: !54)
!54 = distinct !DILocation(line: 16, column: 37, scope: !43)
!55 = !DILocation(line: 16, column: 34, scope: !43)
!56 = !DILocation(line: 17, column: 17, scope: !57)
!57 = distinct !DILexicalBlock(scope: !43, file: !35, line: 16, column: 9)
!58 = !DILocation(line: 17, column: 29, scope: !57)
!59 = !DILocation(line: 17, column: 25, scope: !57)
!60 = !DILocation(line: 18, column: 24, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !35, line: 17, column: 9)
!62 = !DILocation(line: 18, column: 49, scope: !61)
!63 = !DILocation(line: 18, column: 21, scope: !61)
!64 = !DILocation(line: 18, column: 34, scope: !61)
!65 = !DILocation(line: 961, column: 18, scope: !66, inlinedAt: !70)
!66 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOC3f163addCs5ngKhs4obAB_4half", scope: !68, file: !67, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!67 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!68 = !DINamespace(name: "{impl#0}", scope: !69)
!69 = !DINamespace(name: "mut_ptr", scope: !49)
!70 = distinct !DILocation(line: 18, column: 12, scope: !61)
!71 = !DILocation(line: 18, column: 9, scope: !61)
!72 = !DILocation(line: 19, column: 22, scope: !61)
!73 = !DILocation(line: 19, column: 21, scope: !61)
!74 = !DILocation(line: 20, column: 25, scope: !75)
!75 = distinct !DILexicalBlock(scope: !61, file: !35, line: 19, column: 9)
!76 = !DILocation(line: 20, column: 24, scope: !75)
!77 = !DILocation(line: 20, column: 43, scope: !75)
!78 = !DILocation(line: 961, column: 18, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOt3addCs5ngKhs4obAB_4half", scope: !68, file: !67, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!80 = distinct !DILocation(line: 20, column: 15, scope: !75)
!81 = !DILocation(line: 20, column: 9, scope: !75)
