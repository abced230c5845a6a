; ModuleID = 'structs.71ddb104cdcc534-cgu.0'
source_filename = "structs.71ddb104cdcc534-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Record = type { i32, i8, [3 x i8], double, [3 x i16], [1 x i16] }

@alloc_83d38fab0e3eec7c6e256ab3dbc633a9 = private unnamed_addr constant [59 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs\00", align 1
@alloc_44c2433fa56ee7a428a6099affaddede = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_83d38fab0e3eec7c6e256ab3dbc633a9, [16 x i8] c":\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_38373cdb6671790008603b9732231be1 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs\00", align 1
@alloc_a4004fa20c0c33b95bbda173f6e77722 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_6825b4fb32739a45c9ab3fe39be40abc = private unnamed_addr constant [25 x i8] c"examples/rust/structs.rs\00", align 1
@alloc_edbe3aed06306bdc7d803498a0b6adcd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00(\00\00\00$\00\00\00" }>, align 8
@alloc_fbc351985465d602a6906280fd2d0318 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00)\00\00\00*\00\00\00" }>, align 8
@alloc_b7c4a33cf722b61243be1889ec852ca6 = private unnamed_addr constant [62 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs\00", align 1
@alloc_f9b2cddddd76929e2f86eaf3d4c98d96 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b7c4a33cf722b61243be1889ec852ca6, [16 x i8] c"=\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_32efec74401313030018319a7ff0248c = private unnamed_addr constant [68 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_0dc6649eb62b81daf1bc145d9bdeab7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_32efec74401313030018319a7ff0248c, [16 x i8] c"C\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_97f7f54c845aec307faae62e21d67f6a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00@\00\00\001\00\00\00" }>, align 8
@alloc_854048aa1ff09be7ae09d7b868f80342 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00@\00\00\00#\00\00\00" }>, align 8
@alloc_8d9d7ab15bc0da0c81fa516178cfc9d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00@\00\00\00C\00\00\00" }>, align 8
@alloc_9105dd43fec7fb7a12b381977c52d3de = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00@\00\00\009\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure }>, align 8
@alloc_eceb447bd89011cd58468a1418c3e2e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6825b4fb32739a45c9ab3fe39be40abc, [16 x i8] c"\18\00\00\00\00\00\00\00K\00\00\00\0C\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::ptr::drop_in_place::<core::array::iter::IntoIter<i16, 3>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItersKj3_EECsBSEXd1El7Y_7structs(ptr align 8 %_1) unnamed_addr #0 !dbg !6 {
start:
; call <core::array::iter::IntoIter<i16, 3> as core::ops::drop::Drop>::drop
  call void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtB9_3ops4drop4Drop4dropCsBSEXd1El7Y_7structs(ptr align 8 %_1) #11, !dbg !12
  ret void, !dbg !12
}

; core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutsEINtNtNtB4_5array4iter8IntoItersKj3_EEECsBSEXd1El7Y_7structs(ptr align 8 %_1) unnamed_addr #0 !dbg !13 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !14
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<i16, 3>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItersKj3_EECsBSEXd1El7Y_7structs(ptr align 8 %0) #12, !dbg !14
  ret void, !dbg !14
}

; <core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>
; Function Attrs: convergent nounwind
define internal double @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1q_5total0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2h_5accumdNtB31_3Sum3sumBM_E0EB1q_(ptr align 8 %self, double %init) unnamed_addr #0 !dbg !15 {
start:
  %_4.0 = load ptr, ptr %self, align 8, !dbg !21
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !21
  %_4.1 = load ptr, ptr %0, align 8, !dbg !21
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !22
  %_6 = load ptr, ptr %1, align 8, !dbg !22
; call <core::slice::iter::Iter<&dyn structs::Measure> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&&dyn structs::Measure, f64, f64, structs::total::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_(ptr %_4.0, ptr %_4.1, double %init, ptr align 8 %_6) #11, !dbg !23
  ret double %_0, !dbg !24
}

; <core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>
; Function Attrs: convergent nounwind
define internal double @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1v_6RecordNtB1v_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2v_5accumdNtB3f_3Sum3sumBM_E0EB1v_(ptr %self.0, ptr %self.1, double %init) unnamed_addr #0 !dbg !25 {
start:
; call <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&i16, f64, f64, <structs::Record as structs::Measure>::measure::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBX_8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB2l_6RecordNtB2l_7Measure7measure0NCINvXs26_NtBV_5accumdNtB3q_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB2l_(ptr %self.0, ptr %self.1, double %init) #11, !dbg !26
  ret double %_0, !dbg !27
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>
; Function Attrs: convergent nounwind
define internal double @_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1W_5total0EEB1W_(ptr align 8 %iter) unnamed_addr #0 !dbg !28 {
start:
; call <core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>
  %_0 = call double @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1q_5total0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2h_5accumdNtB31_3Sum3sumBM_E0EB1q_(ptr align 8 %iter, double -0.000000e+00) #12, !dbg !33
  ret double %_0, !dbg !34
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>
; Function Attrs: convergent nounwind
define internal double @_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB21_6RecordNtB21_7Measure7measure0EEB21_(ptr %iter.0, ptr %iter.1) unnamed_addr #0 !dbg !35 {
start:
; call <core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>
  %_0 = call double @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1v_6RecordNtB1v_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2v_5accumdNtB3f_3Sum3sumBM_E0EB1v_(ptr %iter.0, ptr %iter.1, double -0.000000e+00) #12, !dbg !36
  ret double %_0, !dbg !37
}

; <core::slice::iter::Iter<&dyn structs::Measure> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&&dyn structs::Measure, f64, f64, structs::total::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal double @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_(ptr %self.0, ptr %self.1, double %0, ptr align 8 %1) unnamed_addr #1 !dbg !38 {
start:
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %f = alloca [8 x i8], align 8
  %init = alloca [8 x i8], align 8
  store double %0, ptr %init, align 8
  store ptr %1, ptr %f, align 8
  br label %bb2, !dbg !43

bb2:                                              ; preds = %start
  %2 = icmp eq ptr %self.0, %self.1, !dbg !45
  %3 = zext i1 %2 to i8, !dbg !45
  store i8 %3, ptr %_4, align 1, !dbg !45
  br label %bb3, !dbg !52

bb3:                                              ; preds = %bb2
  %4 = load i8, ptr %_4, align 1, !dbg !53
  %5 = trunc nuw i8 %4 to i1, !dbg !53
  br i1 %5, label %bb4, label %bb5, !dbg !53

bb5:                                              ; preds = %bb3
  store i64 0, ptr %i, align 8, !dbg !54
  br label %bb7, !dbg !56

bb4:                                              ; preds = %bb3
  %6 = load double, ptr %init, align 8, !dbg !59
  store double %6, ptr %_0, align 8, !dbg !59
  br label %bb12, !dbg !60

bb7:                                              ; preds = %bb5
  br label %bb14, !dbg !61

bb14:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsBSEXd1El7Y_7structs(ptr %self.1, ptr %self.0, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #11, !dbg !78
  br label %bb16, !dbg !79

bb16:                                             ; preds = %bb14
  br label %bb17, !dbg !80

bb17:                                             ; preds = %bb16
  br label %bb18, !dbg !82

bb18:                                             ; preds = %bb17
  %7 = ptrtoint ptr %self.1 to i64, !dbg !83
  %8 = ptrtoint ptr %self.0 to i64, !dbg !83
  %9 = sub nuw i64 %7, %8, !dbg !83
  %10 = udiv exact i64 %9, 16, !dbg !83
  store i64 %10, ptr %len, align 8, !dbg !83
  br label %bb8, !dbg !84

bb19:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #13, !dbg !85
  unreachable, !dbg !85

bb8:                                              ; preds = %bb11, %bb18
  %_21 = load i64, ptr %i, align 8, !dbg !86
  %_37 = getelementptr inbounds nuw { ptr, ptr }, ptr %self.0, i64 %_21, !dbg !88
  %_16.0 = load double, ptr %init, align 8, !dbg !91
; call core::iter::adapters::map::map_fold::<&&dyn structs::Measure, f64, f64, structs::total::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>::{closure#0}
  %11 = call double @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRRDNtCsBSEXd1El7Y_7structs7MeasureEL_ddNCNvBY_5total0NCINvXs26_NtNtB8_6traits5accumdNtB1U_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterBU_EB1w_EE0E0BY_(ptr align 8 %f, double %_16.0, ptr align 8 %_37) #11, !dbg !91
  store double %11, ptr %init, align 8, !dbg !91
  br label %bb20, !dbg !92

bb20:                                             ; preds = %bb8
  %12 = load i64, ptr %i, align 8, !dbg !99
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsBSEXd1El7Y_7structs(i64 %12, i64 1, ptr align 8 @alloc_a4004fa20c0c33b95bbda173f6e77722) #11, !dbg !99
  br label %bb21, !dbg !99

bb21:                                             ; preds = %bb20
  %13 = load i64, ptr %i, align 8, !dbg !100
  %_22 = add nuw i64 %13, 1, !dbg !100
  store i64 %_22, ptr %i, align 8, !dbg !101
  %_24 = load i64, ptr %i, align 8, !dbg !102
  %_25 = load i64, ptr %len, align 8, !dbg !103
  %_23 = icmp eq i64 %_24, %_25, !dbg !102
  br i1 %_23, label %bb10, label %bb11, !dbg !102

bb11:                                             ; preds = %bb21
  br label %bb8, !dbg !104

bb10:                                             ; preds = %bb21
  %14 = load double, ptr %init, align 8, !dbg !105
  store double %14, ptr %_0, align 8, !dbg !105
  br label %bb12, !dbg !60

bb12:                                             ; preds = %bb4, %bb10
  %15 = load double, ptr %_0, align 8, !dbg !106
  ret double %15, !dbg !106

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&i16, f64, f64, <structs::Record as structs::Measure>::measure::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal double @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBX_8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB2l_6RecordNtB2l_7Measure7measure0NCINvXs26_NtBV_5accumdNtB3q_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB2l_(ptr %self.0, ptr %self.1, double %0) unnamed_addr #1 !dbg !107 {
start:
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  %init = alloca [8 x i8], align 8
  store double %0, ptr %init, align 8
  br label %bb2, !dbg !108

bb2:                                              ; preds = %start
  %1 = icmp eq ptr %self.0, %self.1, !dbg !110
  %2 = zext i1 %1 to i8, !dbg !110
  store i8 %2, ptr %_4, align 1, !dbg !110
  br label %bb3, !dbg !114

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_4, align 1, !dbg !115
  %4 = trunc nuw i8 %3 to i1, !dbg !115
  br i1 %4, label %bb4, label %bb5, !dbg !115

bb5:                                              ; preds = %bb3
  store i64 0, ptr %i, align 8, !dbg !116
  br label %bb7, !dbg !118

bb4:                                              ; preds = %bb3
  %5 = load double, ptr %init, align 8, !dbg !121
  store double %5, ptr %_0, align 8, !dbg !121
  br label %bb12, !dbg !122

bb7:                                              ; preds = %bb5
  br label %bb14, !dbg !123

bb14:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsBSEXd1El7Y_7structs(ptr %self.1, ptr %self.0, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #11, !dbg !132
  br label %bb16, !dbg !133

bb16:                                             ; preds = %bb14
  br label %bb17, !dbg !134

bb17:                                             ; preds = %bb16
  br label %bb18, !dbg !136

bb18:                                             ; preds = %bb17
  %6 = ptrtoint ptr %self.1 to i64, !dbg !137
  %7 = ptrtoint ptr %self.0 to i64, !dbg !137
  %8 = sub nuw i64 %6, %7, !dbg !137
  %9 = udiv exact i64 %8, 2, !dbg !137
  store i64 %9, ptr %len, align 8, !dbg !137
  br label %bb8, !dbg !138

bb19:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #13, !dbg !139
  unreachable, !dbg !139

bb8:                                              ; preds = %bb11, %bb18
  %_21 = load i64, ptr %i, align 8, !dbg !140
  %_37 = getelementptr inbounds nuw i16, ptr %self.0, i64 %_21, !dbg !142
  %_16.0 = load double, ptr %init, align 8, !dbg !145
; call core::iter::adapters::map::map_fold::<&i16, f64, f64, <structs::Record as structs::Measure>::measure::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>::{closure#0}
  %10 = call double @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB14_6RecordNtB14_7Measure7measure0NCINvXs26_NtNtB8_6traits5accumdNtB29_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItersEBX_EE0E0B14_(ptr %f, double %_16.0, ptr align 2 %_37) #11, !dbg !145
  store double %10, ptr %init, align 8, !dbg !145
  br label %bb20, !dbg !146

bb20:                                             ; preds = %bb8
  %11 = load i64, ptr %i, align 8, !dbg !150
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsBSEXd1El7Y_7structs(i64 %11, i64 1, ptr align 8 @alloc_a4004fa20c0c33b95bbda173f6e77722) #11, !dbg !150
  br label %bb21, !dbg !150

bb21:                                             ; preds = %bb20
  %12 = load i64, ptr %i, align 8, !dbg !151
  %_22 = add nuw i64 %12, 1, !dbg !151
  store i64 %_22, ptr %i, align 8, !dbg !152
  %_24 = load i64, ptr %i, align 8, !dbg !153
  %_25 = load i64, ptr %len, align 8, !dbg !154
  %_23 = icmp eq i64 %_24, %_25, !dbg !153
  br i1 %_23, label %bb10, label %bb11, !dbg !153

bb11:                                             ; preds = %bb21
  br label %bb8, !dbg !155

bb10:                                             ; preds = %bb21
  %13 = load double, ptr %init, align 8, !dbg !156
  store double %13, ptr %_0, align 8, !dbg !156
  br label %bb12, !dbg !122

bb12:                                             ; preds = %bb4, %bb10
  %14 = load double, ptr %_0, align 8, !dbg !157
  ret double %14, !dbg !157

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<&dyn structs::Measure> as core::iter::traits::iterator::Iterator>::map::<f64, structs::total::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvBM_5total0EBM_(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %f) unnamed_addr #1 !dbg !158 {
start:
  store ptr %self.0, ptr %_0, align 8, !dbg !162
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !162
  store ptr %self.1, ptr %0, align 8, !dbg !162
  %1 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !162
  store ptr %f, ptr %1, align 8, !dbg !162
  ret void, !dbg !166
}

; <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::map::<f64, <structs::Record as structs::Measure>::measure::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItersENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvXs_CsBSEXd1El7Y_7structsNtB1B_6RecordNtB1B_7Measure7measure0EB1B_(ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !167 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !168
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1, !dbg !168
  ret { ptr, ptr } %1, !dbg !168
}

; <core::slice::iter::IterMut<i16> as core::iter::traits::iterator::Iterator>::zip::<[i16; 3]>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAsj3_ECsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, i48 %0) unnamed_addr #1 !dbg !169 {
start:
  %1 = alloca [8 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %other = alloca [6 x i8], align 2
  store i48 %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %other, ptr align 8 %2, i64 6, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 2 %other, i64 6, i1 false), !dbg !170
  %3 = load i48, ptr %1, align 8, !dbg !170
; call <[i16; 3] as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAsj3_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsBSEXd1El7Y_7structs(ptr sret([24 x i8]) align 8 %_3, i48 %3) #11, !dbg !171
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>::new
  call void @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E3newCsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %_3) #12, !dbg !172
  ret void, !dbg !178
}

; <core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: convergent nounwind
define internal double @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1k_5total0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1k_(ptr align 8 %self) unnamed_addr #0 !dbg !179 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>
  %_0 = call double @_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1W_5total0EEB1W_(ptr align 8 %self) #12, !dbg !180
  ret double %_0, !dbg !181
}

; <core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: convergent nounwind
define internal double @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1p_6RecordNtB1p_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1p_(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !182 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>
  %_0 = call double @_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB21_6RecordNtB21_7Measure7measure0EEB21_(ptr %self.0, ptr %self.1) #12, !dbg !183
  ret double %_0, !dbg !184
}

; core::iter::adapters::map::map_fold::<&&dyn structs::Measure, f64, f64, structs::total::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRRDNtCsBSEXd1El7Y_7structs7MeasureEL_ddNCNvBY_5total0NCINvXs26_NtNtB8_6traits5accumdNtB1U_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterBU_EB1w_EE0E0BY_(ptr align 8 %_1, double %acc, ptr align 8 %elt) unnamed_addr #1 !dbg !185 {
start:
  %_4 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !187
; call structs::total::{closure#0}
  %_6 = call double @_RNCNvCsBSEXd1El7Y_7structs5total0B3_(ptr align 8 %_1, ptr align 8 %elt) #11, !dbg !188
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}
  %_0 = call double @_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1Y_5total0EE0B1Y_(ptr %_4, double %acc, double %_6) #11, !dbg !187
  ret double %_0, !dbg !189
}

; core::iter::adapters::map::map_fold::<&i16, f64, f64, <structs::Record as structs::Measure>::measure::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB14_6RecordNtB14_7Measure7measure0NCINvXs26_NtNtB8_6traits5accumdNtB29_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItersEBX_EE0E0B14_(ptr %_1, double %acc, ptr align 2 %elt) unnamed_addr #1 !dbg !190 {
start:
; call <structs::Record as structs::Measure>::measure::{closure#0}
  %_6 = call double @_RNCNvXs_CsBSEXd1El7Y_7structsNtB6_6RecordNtB6_7Measure7measure0B6_(ptr %_1, ptr align 2 %elt) #11, !dbg !191
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}
  %_0 = call double @_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB23_6RecordNtB23_7Measure7measure0EE0B23_(ptr %_1, double %acc, double %_6) #11, !dbg !192
  ret double %_0, !dbg !193
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}>>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1Y_5total0EE0B1Y_(ptr %_1, double %a, double %b) unnamed_addr #1 !dbg !194 {
start:
  %_0 = fadd double %a, %b, !dbg !196
  ret double %_0, !dbg !197
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}>>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB23_6RecordNtB23_7Measure7measure0EE0B23_(ptr %_1, double %a, double %b) unnamed_addr #1 !dbg !198 {
start:
  %_0 = fadd double %a, %b, !dbg !199
  ret double %_0, !dbg !200
}

; structs::total::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCNvCsBSEXd1El7Y_7structs5total0B3_(ptr align 8 %_1, ptr align 8 %part) unnamed_addr #1 !dbg !201 {
start:
  %_4.0 = load ptr, ptr %part, align 8, !dbg !205
  %0 = getelementptr inbounds i8, ptr %part, i64 8, !dbg !205
  %_4.1 = load ptr, ptr %0, align 8, !dbg !205
  %_5 = load ptr, ptr %_1, align 8, !dbg !206
  %_3 = load double, ptr %_5, align 8, !dbg !206
  %1 = getelementptr inbounds i8, ptr %_4.1, i64 24, !dbg !205
  %2 = load ptr, ptr %1, align 8, !dbg !205, !invariant.load !11, !nonnull !11
  %_0 = call double %2(ptr %_4.0, double %_3) #11, !dbg !207
  ret double %_0, !dbg !208
}

; <structs::Record as structs::Measure>::measure::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNCNvXs_CsBSEXd1El7Y_7structsNtB6_6RecordNtB6_7Measure7measure0B6_(ptr %_1, ptr align 2 %_2) unnamed_addr #1 !dbg !209 {
start:
  %part = load i16, ptr %_2, align 2, !dbg !212
  %_0 = sitofp i16 %part to double, !dbg !213
  ret double %_0, !dbg !215
}

; structs::total
; Function Attrs: convergent noinline nounwind
define internal double @_RNvCsBSEXd1El7Y_7structs5total(ptr align 8 %parts.0, i64 %parts.1, double %0) unnamed_addr #2 !dbg !216 {
start:
  %_3 = alloca [24 x i8], align 8
  %scale = alloca [8 x i8], align 8
  store double %0, ptr %scale, align 8
; call <[&dyn structs::Measure]>::iter
  %1 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSRDNtCsBSEXd1El7Y_7structs7MeasureEL_4iterBx_(ptr align 8 %parts.0, i64 %parts.1) #11, !dbg !217
  %_4.0 = extractvalue { ptr, ptr } %1, 0, !dbg !217
  %_4.1 = extractvalue { ptr, ptr } %1, 1, !dbg !217
; call <core::slice::iter::Iter<&dyn structs::Measure> as core::iter::traits::iterator::Iterator>::map::<f64, structs::total::{closure#0}>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvBM_5total0EBM_(ptr sret([24 x i8]) align 8 %_3, ptr %_4.0, ptr %_4.1, ptr align 8 %scale) #11, !dbg !218
; call <core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
  %_0 = call double @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1k_5total0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1k_(ptr align 8 %_3) #12, !dbg !219
  ret double %_0, !dbg !220
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #3 !dbg !221 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsBSEXd1El7Y_7structs() #14, !dbg !224
  unreachable, !dbg !224
}

; <[&dyn structs::Measure]>::iter
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSRDNtCsBSEXd1El7Y_7structs7MeasureEL_4iterBx_(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 !dbg !225 {
start:
; call <core::slice::iter::Iter<&dyn structs::Measure>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3newBR_(ptr align 8 %self.0, i64 %self.1) #11, !dbg !228
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !228
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !228
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !229
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !229
  ret { ptr, ptr } %2, !dbg !229
}

; <[i16]>::iter
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSs4iterCsBSEXd1El7Y_7structs(ptr align 2 %self.0, i64 %self.1) unnamed_addr #1 !dbg !230 {
start:
; call <core::slice::iter::Iter<i16>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItersE3newCsBSEXd1El7Y_7structs(ptr align 2 %self.0, i64 %self.1) #11, !dbg !231
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !231
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !231
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !232
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !232
  ret { ptr, ptr } %2, !dbg !232
}

; <[i16]>::iter_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSs8iter_mutCsBSEXd1El7Y_7structs(ptr align 2 %self.0, i64 %self.1) unnamed_addr #1 !dbg !233 {
start:
; call <core::slice::iter::IterMut<i16>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs(ptr align 2 %self.0, i64 %self.1) #11, !dbg !234
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !234
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !234
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !235
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !235
  ret { ptr, ptr } %2, !dbg !235
}

; <core::slice::iter::Iter<&dyn structs::Measure>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3newBR_(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !236 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !239

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw { ptr, ptr }, ptr %slice.0, i64 %slice.1, !dbg !242
  store ptr %_6, ptr %end_or_len, align 8, !dbg !245
  br label %bb3, !dbg !246

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !247
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !249
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !249
  ret { ptr, ptr } %1, !dbg !249

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<i16>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItersE3newCsBSEXd1El7Y_7structs(ptr align 2 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !250 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !251

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i16, ptr %slice.0, i64 %slice.1, !dbg !254
  store ptr %_6, ptr %end_or_len, align 8, !dbg !257
  br label %bb3, !dbg !258

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !259
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !261
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !261
  ret { ptr, ptr } %1, !dbg !261

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<i16>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs(ptr align 2 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !262 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !264

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i16, ptr %slice.0, i64 %slice.1, !dbg !267
  store ptr %0, ptr %end_or_len, align 8, !dbg !267
  br label %bb3, !dbg !270

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !271
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !273
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !273
  ret { ptr, ptr } %2, !dbg !273

bb1:                                              ; No predecessors!
  unreachable
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsBSEXd1El7Y_7structs() unnamed_addr #1 !dbg !274 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !278
  ret i32 %_0, !dbg !279
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsBSEXd1El7Y_7structs() unnamed_addr #1 !dbg !280 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281
  ret i32 %_0, !dbg !282
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsBSEXd1El7Y_7structs() unnamed_addr #1 !dbg !283 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !284
  ret i32 %_0, !dbg !285
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsBSEXd1El7Y_7structs() unnamed_addr #4 !dbg !286 {
start:
  call void @llvm.trap(), !dbg !287
  unreachable, !dbg !287
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsBSEXd1El7Y_7structs(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #1 !dbg !288 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !290
  br i1 %_3, label %bb1, label %bb2, !dbg !298

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #13, !dbg !300
  unreachable, !dbg !300

bb1:                                              ; preds = %start
  ret void, !dbg !302
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsBSEXd1El7Y_7structs(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 !dbg !303 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !305
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !305
  br i1 %_7.1, label %bb1, label %bb2, !dbg !309

bb2:                                              ; preds = %start
  ret void, !dbg !310

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #13, !dbg !311
  unreachable, !dbg !311
}

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsBSEXd1El7Y_7structs(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !313 {
start:
  %_3 = icmp ult i64 %this, %len, !dbg !317
  br i1 %_3, label %bb1, label %bb2, !dbg !317

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #13, !dbg !320
  unreachable, !dbg !320

bb1:                                              ; preds = %start
  ret void, !dbg !322
}

; <structs::Shape as structs::Measure>::measure
; Function Attrs: convergent nounwind
define internal double @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure(ptr align 8 %self, double %scale) unnamed_addr #0 !dbg !323 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = load i64, ptr %self, align 8, !dbg !325
  switch i64 %_3, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !326

bb1:                                              ; preds = %start
  unreachable, !dbg !325

bb4:                                              ; preds = %start
  store double 0.000000e+00, ptr %_0, align 8, !dbg !327
  br label %bb6, !dbg !327

bb3:                                              ; preds = %start
  %length = getelementptr inbounds i8, ptr %self, i64 8, !dbg !328
; call <&f64 as core::ops::arith::Mul<f64>>::mul
  %0 = call double @_RNvXs2Y_NtNtCsnC4lpNxbXH_4core3ops5arithRdINtB6_3MuldE3mulCsBSEXd1El7Y_7structs(ptr align 8 %length, double %scale, ptr align 8 @alloc_edbe3aed06306bdc7d803498a0b6adcd) #11, !dbg !329
  store double %0, ptr %_0, align 8, !dbg !329
  br label %bb6, !dbg !329

bb2:                                              ; preds = %start
  %wide = getelementptr inbounds i8, ptr %self, i64 8, !dbg !331
  %high = getelementptr inbounds i8, ptr %self, i64 16, !dbg !332
; call <&f64 as core::ops::arith::Mul>::mul
  %_8 = call double @_RNvXs30_NtNtCsnC4lpNxbXH_4core3ops5arithRdNtB6_3Mul3mulCsBSEXd1El7Y_7structs(ptr align 8 %wide, ptr align 8 %high, ptr align 8 @alloc_fbc351985465d602a6906280fd2d0318) #11, !dbg !333
  %_7 = fmul double %_8, %scale, !dbg !333
  %1 = fmul double %_7, %scale, !dbg !333
  store double %1, ptr %_0, align 8, !dbg !333
  br label %bb6, !dbg !335

bb6:                                              ; preds = %bb2, %bb3, %bb4
  %2 = load double, ptr %_0, align 8, !dbg !336
  ret double %2, !dbg !336
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutsEINtNtNtB8_5array4iter8IntoItersKj3_EENtB2_12IntoIterator9into_iterCsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !337 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false), !dbg !341
  ret void, !dbg !342
}

; <core::slice::iter::IterMut<i16> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal align 2 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) unnamed_addr #1 !dbg !343 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8, !dbg !345
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !346
  %end_or_len = load ptr, ptr %0, align 8, !dbg !346
  br label %bb4, !dbg !348

bb4:                                              ; preds = %start
  %_7 = icmp eq ptr %ptr, %end_or_len, !dbg !350
  br i1 %_7, label %bb5, label %bb6, !dbg !352

bb6:                                              ; preds = %bb4
  %_14 = getelementptr inbounds nuw i16, ptr %ptr, i64 1, !dbg !353
  store ptr %_14, ptr %self, align 8, !dbg !356
  br label %bb7, !dbg !357

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !358
  br label %bb8, !dbg !359

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8, !dbg !361
  br label %bb8, !dbg !362

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !362
  ret ptr %1, !dbg !362

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <&f64 as core::ops::arith::Mul<f64>>::mul
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNvXs2Y_NtNtCsnC4lpNxbXH_4core3ops5arithRdINtB6_3MuldE3mulCsBSEXd1El7Y_7structs(ptr align 8 %self, double %other, ptr align 8 %0) unnamed_addr #1 !dbg !363 {
start:
  %_3 = load double, ptr %self, align 8, !dbg !368
  %_0 = fmul double %_3, %other, !dbg !369
  ret double %_0, !dbg !374
}

; <core::array::iter::IntoIter<i16, 3> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i16, i16 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) unnamed_addr #1 !dbg !375 {
start:
  %_0 = alloca [4 x i8], align 2
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !380
  %_8 = load i64, ptr %0, align 8, !dbg !380
  %_9 = load i64, ptr %self, align 8, !dbg !402
  %_6 = sub nuw i64 %_8, %_9, !dbg !403
  %_5 = icmp ugt i64 %_6, 0, !dbg !404
  br i1 %_5, label %bb1, label %bb2, !dbg !404

bb2:                                              ; preds = %start
  store i16 0, ptr %_0, align 2, !dbg !405
  br label %bb5, !dbg !411

bb1:                                              ; preds = %start
  %_7 = load i64, ptr %self, align 8, !dbg !412
  br label %bb3, !dbg !415

bb5:                                              ; preds = %bb8, %bb2
  %1 = load i16, ptr %_0, align 2, !dbg !420
  %2 = getelementptr inbounds i8, ptr %_0, i64 2, !dbg !420
  %3 = load i16, ptr %2, align 2, !dbg !420
  %4 = insertvalue { i16, i16 } poison, i16 %1, 0, !dbg !420
  %5 = insertvalue { i16, i16 } %4, i16 %3, 1, !dbg !420
  ret { i16, i16 } %5, !dbg !420

bb3:                                              ; preds = %bb1
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsBSEXd1El7Y_7structs(i64 %_7, i64 1, ptr align 8 @alloc_f9b2cddddd76929e2f86eaf3d4c98d96) #11, !dbg !421
  br label %bb4, !dbg !421

bb4:                                              ; preds = %bb3
  %_10 = add nuw i64 %_7, 1, !dbg !422
  store i64 %_10, ptr %self, align 8, !dbg !423
  %_4.0 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !424
  br label %bb6, !dbg !425

bb6:                                              ; preds = %bb4
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsBSEXd1El7Y_7structs(i64 %_7, i64 3, ptr align 8 @alloc_0dc6649eb62b81daf1bc145d9bdeab7e) #11, !dbg !436
  br label %bb8, !dbg !437

bb8:                                              ; preds = %bb6
  %_16 = icmp ult i64 %_7, 3, !dbg !438
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !439
  %_13 = getelementptr inbounds nuw i16, ptr %6, i64 %_7, !dbg !439
  %_12 = load i16, ptr %_13, align 2, !dbg !440
  %7 = getelementptr inbounds i8, ptr %_0, i64 2, !dbg !451
  store i16 %_12, ptr %7, align 2, !dbg !451
  store i16 1, ptr %_0, align 2, !dbg !451
  br label %bb5, !dbg !452
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>::new
; Function Attrs: convergent nounwind
define internal void @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E3newCsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_0, ptr %a.0, ptr %a.1, ptr align 8 %b) unnamed_addr #0 !dbg !453 {
start:
  store ptr %a.0, ptr %_0, align 8, !dbg !455
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !455
  store ptr %a.1, ptr %0, align 8, !dbg !455
  %1 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !455
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %b, i64 24, i1 false), !dbg !455
  %2 = getelementptr inbounds i8, ptr %_0, i64 40, !dbg !455
  store i64 0, ptr %2, align 8, !dbg !455
  %3 = getelementptr inbounds i8, ptr %_0, i64 48, !dbg !455
  store i64 0, ptr %3, align 8, !dbg !455
  ret void, !dbg !456
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i16 } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) unnamed_addr #1 !dbg !457 {
start:
  %_9 = alloca [4 x i8], align 2
  %_8 = alloca [4 x i8], align 2
  %_4 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::IterMut<i16> as core::iter::traits::iterator::Iterator>::next
  %0 = call align 2 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) #11, !dbg !458
  store ptr %0, ptr %_4, align 8, !dbg !458
  %1 = load ptr, ptr %_4, align 8, !dbg !459
  %2 = ptrtoint ptr %1 to i64, !dbg !459
  %3 = icmp eq i64 %2, 0, !dbg !459
  %_15 = select i1 %3, i64 0, i64 1, !dbg !459
  %4 = trunc nuw i64 %_15 to i1, !dbg !463
  br i1 %4, label %bb7, label %bb6, !dbg !463

bb7:                                              ; preds = %start
  %_16 = load ptr, ptr %_4, align 8, !dbg !464
  store ptr %_16, ptr %_3, align 8, !dbg !465
  %val = load ptr, ptr %_3, align 8, !dbg !462
  %_10 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !467
; call <core::array::iter::IntoIter<i16, 3> as core::iter::traits::iterator::Iterator>::next
  %5 = call { i16, i16 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %_10) #11, !dbg !469
  %6 = extractvalue { i16, i16 } %5, 0, !dbg !469
  %7 = extractvalue { i16, i16 } %5, 1, !dbg !469
  store i16 %6, ptr %_9, align 2, !dbg !469
  %8 = getelementptr inbounds i8, ptr %_9, i64 2, !dbg !469
  store i16 %7, ptr %8, align 2, !dbg !469
  %9 = load i16, ptr %_9, align 2, !dbg !470
  %10 = getelementptr inbounds i8, ptr %_9, i64 2, !dbg !470
  %11 = load i16, ptr %10, align 2, !dbg !470
  %_19 = zext i16 %9 to i64, !dbg !470
  %12 = trunc nuw i64 %_19 to i1, !dbg !472
  br i1 %12, label %bb9, label %bb8, !dbg !472

bb6:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !473
  br label %bb4, !dbg !480

bb4:                                              ; preds = %bb8, %bb6
  br label %bb5, !dbg !482

bb9:                                              ; preds = %bb7
  %13 = getelementptr inbounds i8, ptr %_9, i64 2, !dbg !483
  %_20 = load i16, ptr %13, align 2, !dbg !483
  %14 = getelementptr inbounds i8, ptr %_8, i64 2, !dbg !484
  store i16 %_20, ptr %14, align 2, !dbg !484
  store i16 0, ptr %_8, align 2, !dbg !484
  %15 = getelementptr inbounds i8, ptr %_8, i64 2, !dbg !467
  %y = load i16, ptr %15, align 2, !dbg !467
  store ptr %val, ptr %_0, align 8, !dbg !486
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !486
  store i16 %y, ptr %16, align 8, !dbg !486
  br label %bb5, !dbg !482

bb8:                                              ; preds = %bb7
  store ptr null, ptr %_0, align 8, !dbg !488
  br label %bb4, !dbg !493

bb5:                                              ; preds = %bb9, %bb4
  %17 = load ptr, ptr %_0, align 8, !dbg !482
  %18 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !482
  %19 = load i16, ptr %18, align 8, !dbg !482
  %20 = insertvalue { ptr, i16 } poison, ptr %17, 0, !dbg !482
  %21 = insertvalue { ptr, i16 } %20, i16 %19, 1, !dbg !482
  ret { ptr, i16 } %21, !dbg !482

bb2:                                              ; No predecessors!
  unreachable, !dbg !480
}

; <&f64 as core::ops::arith::Mul>::mul
; Function Attrs: convergent inlinehint nounwind
define internal double @_RNvXs30_NtNtCsnC4lpNxbXH_4core3ops5arithRdNtB6_3Mul3mulCsBSEXd1El7Y_7structs(ptr align 8 %self, ptr align 8 %other, ptr align 8 %0) unnamed_addr #1 !dbg !494 {
start:
  %_3 = load double, ptr %self, align 8, !dbg !496
  %_4 = load double, ptr %other, align 8, !dbg !497
  %_0 = fmul double %_3, %_4, !dbg !498
  ret double %_0, !dbg !501
}

; <core::array::iter::IntoIter<i16, 3> as core::ops::drop::Drop>::drop
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtB9_3ops4drop4Drop4dropCsBSEXd1El7Y_7structs(ptr align 8 %self) unnamed_addr #1 !dbg !502 {
start:
  br label %bb2, !dbg !504

bb2:                                              ; preds = %start
  ret void, !dbg !505

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <structs::Record as structs::Measure>::measure
; Function Attrs: convergent nounwind
define internal double @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure(ptr align 8 %self, double %scale) unnamed_addr #0 !dbg !506 {
start:
  %_7 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !507
; call <[i16]>::iter
  %0 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSs4iterCsBSEXd1El7Y_7structs(ptr align 2 %_7, i64 3) #11, !dbg !508
  %_5.0 = extractvalue { ptr, ptr } %0, 0, !dbg !508
  %_5.1 = extractvalue { ptr, ptr } %0, 1, !dbg !508
; call <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::map::<f64, <structs::Record as structs::Measure>::measure::{closure#0}>
  %1 = call { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItersENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvXs_CsBSEXd1El7Y_7structsNtB1B_6RecordNtB1B_7Measure7measure0EB1B_(ptr %_5.0, ptr %_5.1) #11, !dbg !509
  %_4.0 = extractvalue { ptr, ptr } %1, 0, !dbg !509
  %_4.1 = extractvalue { ptr, ptr } %1, 1, !dbg !509
; call <core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, <structs::Record as structs::Measure>::measure::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
  %_3 = call double @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1p_6RecordNtB1p_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1p_(ptr %_4.0, ptr %_4.1) #12, !dbg !510
  %_0 = fmul double %_3, %scale, !dbg !507
  ret double %_0, !dbg !511
}

; <[i16; 3] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAsj3_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsBSEXd1El7Y_7structs(ptr sret([24 x i8]) align 8 %_0, i48 %0) unnamed_addr #1 !dbg !512 {
start:
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %inner = alloca [24 x i8], align 8
  %data = alloca [6 x i8], align 2
  %1 = alloca [8 x i8], align 8
  %self = alloca [6 x i8], align 2
  store i48 %0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %self, ptr align 8 %1, i64 6, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %data, ptr align 2 %self, i64 6, i1 false), !dbg !514
  store i64 0, ptr %inner, align 8, !dbg !515
  %2 = getelementptr inbounds i8, ptr %inner, i64 8, !dbg !515
  store i64 3, ptr %2, align 8, !dbg !515
  %3 = getelementptr inbounds i8, ptr %inner, i64 16, !dbg !515
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 2 %data, i64 6, i1 false), !dbg !515
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %inner, i64 24, i1 false), !dbg !519
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 24, i1 false), !dbg !531
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 24, i1 false), !dbg !532
  ret void, !dbg !533
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i16 } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutsEINtNtNtBa_5array4iter8IntoItersKj3_EENtNtNtB8_6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) unnamed_addr #1 !dbg !534 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>::next
  %0 = call { ptr, i16 } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs(ptr align 8 %self) #11, !dbg !536
  %_0.0 = extractvalue { ptr, i16 } %0, 0, !dbg !536
  %_0.1 = extractvalue { ptr, i16 } %0, 1, !dbg !536
  %1 = insertvalue { ptr, i16 } poison, ptr %_0.0, 0, !dbg !537
  %2 = insertvalue { ptr, i16 } %1, i16 %_0.1, 1, !dbg !537
  ret { ptr, i16 } %2, !dbg !537
}

; <i16 as core::cmp::Ord>::min
; Function Attrs: convergent inlinehint nounwind
define internal i16 @_RNvYsNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsBSEXd1El7Y_7structs(i16 %0, i16 %1) unnamed_addr #1 !dbg !538 {
start:
  %_0 = alloca [2 x i8], align 2
  %other = alloca [2 x i8], align 2
  %self = alloca [2 x i8], align 2
  store i16 %0, ptr %self, align 2
  store i16 %1, ptr %other, align 2
  %_3.i = load i16, ptr %other, align 2, !dbg !542
  %_4.i = load i16, ptr %self, align 2, !dbg !547
  %_0.i = icmp slt i16 %_3.i, %_4.i, !dbg !542
  br i1 %_0.i, label %bb2, label %bb3, !dbg !548

bb3:                                              ; preds = %start
  %2 = load i16, ptr %self, align 2, !dbg !549
  store i16 %2, ptr %_0, align 2, !dbg !549
  br label %bb4, !dbg !550

bb2:                                              ; preds = %start
  %3 = load i16, ptr %other, align 2, !dbg !551
  store i16 %3, ptr %_0, align 2, !dbg !551
  br label %bb4, !dbg !550

bb4:                                              ; preds = %bb2, %bb3
  %4 = load i16, ptr %_0, align 2, !dbg !552
  ret i16 %4, !dbg !552
}

; Function Attrs: convergent nounwind
define ptx_kernel void @structs(i64 %n, [3 x i64] %0, ptr %records, ptr %out) unnamed_addr #0 !dbg !553 {
start:
  %1 = alloca [8 x i8], align 8
  %_37 = alloca [16 x i8], align 8
  %iter = alloca [56 x i8], align 8
  %_35 = alloca [6 x i8], align 2
  %_31 = alloca [56 x i8], align 8
  %_30 = alloca [56 x i8], align 8
  %_24 = alloca [32 x i8], align 8
  %shape = alloca [24 x i8], align 8
  %2 = alloca [24 x i8], align 8
  %settings = alloca [24 x i8], align 8
  store [3 x i64] %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %settings, ptr align 8 %2, i64 24, i1 false)
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsBSEXd1El7Y_7structs() #11, !dbg !554
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsBSEXd1El7Y_7structs() #11, !dbg !557
  %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !554
  %_5.0.i = extractvalue { i32, i1 } %3, 0, !dbg !554
  %_5.1.i = extractvalue { i32, i1 } %3, 1, !dbg !554
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !554

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsBSEXd1El7Y_7structs() #11, !dbg !558
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !559
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !559
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id.exit, !dbg !559

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #13, !dbg !554
  unreachable, !dbg !554

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #13, !dbg !559
  unreachable, !dbg !559

_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id.exit:   ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64, !dbg !559
  %_6 = icmp uge i64 %_0.i7, %n, !dbg !560
  br i1 %_6, label %bb23, label %bb2, !dbg !560

bb2:                                              ; preds = %_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id.exit
  %_0.i = getelementptr inbounds nuw %Record, ptr %records, i64 %_0.i7, !dbg !562
  %_59 = ptrtoint ptr %_0.i to i64, !dbg !565
  %_61 = and i64 %_59, 7, !dbg !565
  %_62 = icmp eq i64 %_61, 0, !dbg !565
  br i1 %_62, label %bb25, label %panic, !dbg !565

bb23:                                             ; preds = %bb22, %_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id.exit
  ret void, !dbg !566

bb25:                                             ; preds = %bb2
  %_64 = ptrtoint ptr %_0.i to i64, !dbg !565
  %_65 = icmp eq i64 %_64, 0, !dbg !565
  %_66 = and i1 %_65, true, !dbg !565
  %_67 = xor i1 %_66, true, !dbg !565
  br i1 %_67, label %bb26, label %panic1, !dbg !565

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_59, ptr align 8 @alloc_854048aa1ff09be7ae09d7b868f80342) #13, !dbg !565
  unreachable, !dbg !565

bb26:                                             ; preds = %bb25
  %_0.i6 = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i7, !dbg !567
  %_54 = ptrtoint ptr %_0.i6 to i64, !dbg !570
  %_56 = and i64 %_54, 7, !dbg !570
  %_57 = icmp eq i64 %_56, 0, !dbg !570
  br i1 %_57, label %bb24, label %panic2, !dbg !570

panic1:                                           ; preds = %bb25
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_854048aa1ff09be7ae09d7b868f80342) #13, !dbg !565
  unreachable, !dbg !565

bb24:                                             ; preds = %bb26
  %_69 = ptrtoint ptr %_0.i6 to i64, !dbg !570
  %_70 = icmp eq i64 %_69, 0, !dbg !570
  %_71 = and i1 %_70, true, !dbg !570
  %_72 = xor i1 %_71, true, !dbg !570
  br i1 %_72, label %bb27, label %panic3, !dbg !570

panic2:                                           ; preds = %bb26
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_54, ptr align 8 @alloc_9105dd43fec7fb7a12b381977c52d3de) #13, !dbg !570
  unreachable, !dbg !570

bb27:                                             ; preds = %bb24
  %4 = getelementptr inbounds i8, ptr %_0.i, i64 4, !dbg !571
  %_16 = load i8, ptr %4, align 4, !dbg !571
  %_15 = urem i8 %_16, 3, !dbg !571
  switch i8 %_15, label %bb6 [
    i8 0, label %bb8
    i8 1, label %bb7
  ], !dbg !573

panic3:                                           ; preds = %bb24
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_9105dd43fec7fb7a12b381977c52d3de) #13, !dbg !570
  unreachable, !dbg !570

bb6:                                              ; preds = %bb27
  %5 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !574
  %_19 = load double, ptr %5, align 8, !dbg !574
  %_20 = load double, ptr %settings, align 8, !dbg !575
  %6 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !576
  store double %_19, ptr %6, align 8, !dbg !576
  %7 = getelementptr inbounds i8, ptr %shape, i64 16, !dbg !576
  store double %_20, ptr %7, align 8, !dbg !576
  store i64 2, ptr %shape, align 8, !dbg !576
  br label %bb9, !dbg !577

bb8:                                              ; preds = %bb27
  store i64 0, ptr %shape, align 8, !dbg !578
  br label %bb9, !dbg !578

bb7:                                              ; preds = %bb27
  %8 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !579
  %_18 = load double, ptr %8, align 8, !dbg !579
  %9 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !580
  store double %_18, ptr %9, align 8, !dbg !580
  store i64 1, ptr %shape, align 8, !dbg !580
  br label %bb9, !dbg !581

bb9:                                              ; preds = %bb6, %bb7, %bb8
  %10 = getelementptr inbounds nuw { ptr, ptr }, ptr %_24, i64 0, !dbg !582
  store ptr %shape, ptr %10, align 8, !dbg !582
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !582
  store ptr @vtable.0, ptr %11, align 8, !dbg !582
  %12 = getelementptr inbounds nuw { ptr, ptr }, ptr %_24, i64 1, !dbg !582
  store ptr %_0.i, ptr %12, align 8, !dbg !582
  %13 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !582
  store ptr @vtable.1, ptr %13, align 8, !dbg !582
  %_29 = load double, ptr %settings, align 8, !dbg !584
; call structs::total
  %_21 = call double @_RNvCsBSEXd1El7Y_7structs5total(ptr align 8 %_24, i64 2, double %_29) #15, !dbg !585
  %14 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !586
  store double %_21, ptr %14, align 8, !dbg !586
  %_34 = getelementptr inbounds i8, ptr %_0.i, i64 16, !dbg !587
; call <[i16]>::iter_mut
  %15 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSs8iter_mutCsBSEXd1El7Y_7structs(ptr align 2 %_34, i64 3) #11, !dbg !588
  %_32.0 = extractvalue { ptr, ptr } %15, 0, !dbg !588
  %_32.1 = extractvalue { ptr, ptr } %15, 1, !dbg !588
  %16 = getelementptr inbounds i8, ptr %settings, i64 10, !dbg !589
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %_35, ptr align 2 %16, i64 6, i1 false), !dbg !589
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 2 %_35, i64 6, i1 false), !dbg !587
  %17 = load i48, ptr %1, align 8, !dbg !587
; call <core::slice::iter::IterMut<i16> as core::iter::traits::iterator::Iterator>::zip::<[i16; 3]>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAsj3_ECsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_31, ptr %_32.0, ptr %_32.1, i48 %17) #11, !dbg !590
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutsEINtNtNtB8_5array4iter8IntoItersKj3_EENtB2_12IntoIterator9into_iterCsBSEXd1El7Y_7structs(ptr sret([56 x i8]) align 8 %_30, ptr align 8 %_31) #11, !dbg !587
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_30, i64 56, i1 false), !dbg !587
  br label %bb14, !dbg !591

bb14:                                             ; preds = %bb17, %bb9
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>> as core::iter::traits::iterator::Iterator>::next
  %18 = call { ptr, i16 } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutsEINtNtNtBa_5array4iter8IntoItersKj3_EENtNtNtB8_6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs(ptr align 8 %iter) #11, !dbg !593
  %19 = extractvalue { ptr, i16 } %18, 0, !dbg !593
  %20 = extractvalue { ptr, i16 } %18, 1, !dbg !593
  store ptr %19, ptr %_37, align 8, !dbg !593
  %21 = getelementptr inbounds i8, ptr %_37, i64 8, !dbg !593
  store i16 %20, ptr %21, align 8, !dbg !593
  %22 = load ptr, ptr %_37, align 8, !dbg !593
  %23 = getelementptr inbounds i8, ptr %_37, i64 8, !dbg !593
  %24 = load i16, ptr %23, align 8, !dbg !593
  %25 = ptrtoint ptr %22 to i64, !dbg !593
  %26 = icmp eq i64 %25, 0, !dbg !593
  %_39 = select i1 %26, i64 0, i64 1, !dbg !593
  %27 = trunc nuw i64 %_39 to i1, !dbg !593
  br i1 %27, label %bb17, label %bb18, !dbg !593

bb17:                                             ; preds = %bb14
  %part = load ptr, ptr %_37, align 8, !dbg !594
  %28 = getelementptr inbounds i8, ptr %_37, i64 8, !dbg !595
  %limit = load i16, ptr %28, align 8, !dbg !595
  %_43 = load i16, ptr %part, align 2, !dbg !596
; call <i16 as core::cmp::Ord>::min
  %_42 = call i16 @_RNvYsNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsBSEXd1El7Y_7structs(i16 %_43, i16 %limit) #11, !dbg !598
  store i16 %_42, ptr %part, align 2, !dbg !599
  br label %bb14, !dbg !591

bb18:                                             ; preds = %bb14
; call core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutsEINtNtNtB4_5array4iter8IntoItersKj3_EEECsBSEXd1El7Y_7structs(ptr align 8 %iter) #12, !dbg !600
  %29 = getelementptr inbounds i8, ptr %settings, i64 8, !dbg !601
  %_44 = load i8, ptr %29, align 8, !dbg !601
  %30 = getelementptr inbounds i8, ptr %_0.i, i64 4, !dbg !602
  %31 = getelementptr inbounds i8, ptr %_0.i, i64 4, !dbg !602
  %32 = load i8, ptr %31, align 4, !dbg !602
  %33 = xor i8 %32, %_44, !dbg !602
  store i8 %33, ptr %30, align 4, !dbg !602
  %34 = getelementptr inbounds i8, ptr %settings, i64 16, !dbg !603
  %_46 = load i64, ptr %34, align 8, !dbg !603
  %_48 = load i32, ptr %_0.i, align 8, !dbg !604
  %_47 = zext i32 %_48 to i64, !dbg !604
  %35 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_46, i64 %_47), !dbg !603
  %_49.0 = extractvalue { i64, i1 } %35, 0, !dbg !603
  %_49.1 = extractvalue { i64, i1 } %35, 1, !dbg !603
  br i1 %_49.1, label %panic4, label %bb21, !dbg !603

bb21:                                             ; preds = %bb18
  %36 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !605
  %_51 = load double, ptr %36, align 8, !dbg !605
  %_50 = call i64 @llvm.fptosi.sat.i64.f64(double %_51), !dbg !605
  %37 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_49.0, i64 %_50), !dbg !603
  %_52.0 = extractvalue { i64, i1 } %37, 0, !dbg !603
  %_52.1 = extractvalue { i64, i1 } %37, 1, !dbg !603
  br i1 %_52.1, label %panic5, label %bb22, !dbg !603

panic4:                                           ; preds = %bb18
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_eceb447bd89011cd58468a1418c3e2e4) #13, !dbg !603
  unreachable, !dbg !603

bb22:                                             ; preds = %bb21
  store i64 %_52.0, ptr %_0.i6, align 8, !dbg !606
  br label %bb23, !dbg !566

panic5:                                           ; preds = %bb21
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_eceb447bd89011cd58468a1418c3e2e4) #13, !dbg !603
  unreachable, !dbg !603

bb16:                                             ; No predecessors!
  unreachable, !dbg !593
}

; core::panicking::panic
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr, i64, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #7

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #9

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #10

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #7

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #5

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noinline nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #11 = { inlinehint nounwind }
attributes #12 = { nounwind }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { inlinehint noreturn nounwind }
attributes #15 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/structs.rs/@/structs.71ddb104cdcc534-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "drop_in_place<core::array::iter::IntoIter<i16, 3>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItersKj3_EECsBSEXd1El7Y_7structs", scope: !8, file: !7, line: 810, type: !10, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!8 = !DINamespace(name: "ptr", scope: !9)
!9 = !DINamespace(name: "core", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 810, column: 1, scope: !6)
!13 = distinct !DISubprogram(name: "drop_in_place<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutsEINtNtNtB4_5array4iter8IntoItersKj3_EEECsBSEXd1El7Y_7structs", scope: !8, file: !7, line: 810, type: !10, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!14 = !DILocation(line: 810, column: 1, scope: !13)
!15 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1q_5total0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2h_5accumdNtB31_3Sum3sumBM_E0EB1q_", scope: !17, file: !16, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!17 = !DINamespace(name: "{impl#2}", scope: !18)
!18 = !DINamespace(name: "map", scope: !19)
!19 = !DINamespace(name: "adapters", scope: !20)
!20 = !DINamespace(name: "iter", scope: !9)
!21 = !DILocation(line: 128, column: 9, scope: !15)
!22 = !DILocation(line: 128, column: 39, scope: !15)
!23 = !DILocation(line: 128, column: 19, scope: !15)
!24 = !DILocation(line: 129, column: 6, scope: !15)
!25 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1v_6RecordNtB1v_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2v_5accumdNtB3f_3Sum3sumBM_E0EB1v_", scope: !17, file: !16, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!26 = !DILocation(line: 128, column: 19, scope: !25)
!27 = !DILocation(line: 129, column: 6, scope: !25)
!28 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1W_5total0EEB1W_", scope: !30, file: !29, line: 162, type: !10, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!29 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!30 = !DINamespace(name: "{impl#132}", scope: !31)
!31 = !DINamespace(name: "accum", scope: !32)
!32 = !DINamespace(name: "traits", scope: !20)
!33 = !DILocation(line: 163, column: 22, scope: !28)
!34 = !DILocation(line: 168, column: 14, scope: !28)
!35 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB21_6RecordNtB21_7Measure7measure0EEB21_", scope: !30, file: !29, line: 162, type: !10, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!36 = !DILocation(line: 163, column: 22, scope: !35)
!37 = !DILocation(line: 168, column: 14, scope: !35)
!38 = distinct !DISubprogram(name: "fold<&dyn structs::Measure, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_", scope: !40, file: !39, line: 259, type: !10, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!39 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!40 = !DINamespace(name: "{impl#171}", scope: !41)
!41 = !DINamespace(name: "iter", scope: !42)
!42 = !DINamespace(name: "slice", scope: !9)
!43 = !DILocation(line: 28, column: 12, scope: !44)
!44 = distinct !DILexicalBlock(scope: !38, file: !39, line: 25, column: 86)
!45 = !DILocation(line: 1717, column: 9, scope: !46, inlinedAt: !50)
!46 = distinct !DISubprogram(name: "eq<&dyn structs::Measure>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtB9_3cmp9PartialEq2eqBW_", scope: !48, file: !47, line: 1716, type: !10, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!47 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!48 = !DINamespace(name: "{impl#15}", scope: !49)
!49 = !DINamespace(name: "non_null", scope: !8)
!50 = !DILocation(line: 44, column: 20, scope: !51)
!51 = distinct !DILexicalBlock(scope: !44, file: !39, line: 33, column: 13)
!52 = !DILocation(line: 28, column: 9, scope: !44)
!53 = !DILocation(line: 25, column: 86, scope: !44)
!54 = !DILocation(line: 274, column: 29, scope: !55)
!55 = distinct !DILexicalBlock(scope: !38, file: !39, line: 273, column: 17)
!56 = !DILocation(line: 28, column: 12, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !39, line: 25, column: 86)
!58 = distinct !DILexicalBlock(scope: !55, file: !39, line: 274, column: 17)
!59 = !DILocation(line: 271, column: 28, scope: !38)
!60 = !DILocation(line: 289, column: 13, scope: !38)
!61 = !DILocation(line: 77, column: 35, scope: !62, inlinedAt: !68)
!62 = !DILexicalBlockFile(scope: !64, file: !63, discriminator: 0)
!63 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!64 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn structs::Measure>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPRDNtCsBSEXd1El7Y_7structs7MeasureEL_20offset_from_unsignedBH_", scope: !66, file: !65, line: 701, type: !10, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!65 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!66 = !DINamespace(name: "{impl#0}", scope: !67)
!67 = !DINamespace(name: "const_ptr", scope: !8)
!68 = !DILocation(line: 887, column: 37, scope: !69, inlinedAt: !73)
!69 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn structs::Measure>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrORDNtCsBSEXd1El7Y_7structs7MeasureEL_20offset_from_unsignedBF_", scope: !71, file: !70, line: 882, type: !10, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!70 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!71 = !DINamespace(name: "{impl#0}", scope: !72)
!72 = !DINamespace(name: "mut_ptr", scope: !8)
!73 = !DILocation(line: 953, column: 32, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn structs::Measure>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_E20offset_from_unsignedBW_", scope: !75, file: !47, line: 948, type: !10, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!75 = !DINamespace(name: "NonNull", scope: !49)
!76 = !DILocation(line: 57, column: 30, scope: !77)
!77 = distinct !DILexicalBlock(scope: !57, file: !39, line: 33, column: 13)
!78 = !DILocation(line: 78, column: 17, scope: !62, inlinedAt: !68)
!79 = !DILocation(line: 77, column: 13, scope: !62, inlinedAt: !68)
!80 = !DILocation(line: 727, column: 17, scope: !81, inlinedAt: !68)
!81 = distinct !DILexicalBlock(scope: !64, file: !65, line: 726, column: 9)
!82 = !DILocation(line: 727, column: 37, scope: !81, inlinedAt: !68)
!83 = !DILocation(line: 729, column: 18, scope: !81, inlinedAt: !68)
!84 = !DILocation(line: 28, column: 9, scope: !57)
!85 = !DILocation(line: 727, column: 9, scope: !81, inlinedAt: !68)
!86 = !DILocation(line: 279, column: 71, scope: !87)
!87 = distinct !DILexicalBlock(scope: !58, file: !39, line: 275, column: 17)
!88 = !DILocation(line: 659, column: 28, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "add<&dyn structs::Measure>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3addBW_", scope: !75, file: !47, line: 651, type: !10, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!90 = !DILocation(line: 279, column: 67, scope: !87)
!91 = !DILocation(line: 279, column: 27, scope: !87)
!92 = !DILocation(line: 77, column: 35, scope: !93, inlinedAt: !98)
!93 = !DILexicalBlockFile(scope: !94, file: !63, discriminator: 0)
!94 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !96, file: !95, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!95 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!96 = !DINamespace(name: "{impl#11}", scope: !97)
!97 = !DINamespace(name: "num", scope: !9)
!98 = !DILocation(line: 283, column: 36, scope: !87)
!99 = !DILocation(line: 78, column: 17, scope: !93, inlinedAt: !98)
!100 = !DILocation(line: 898, column: 17, scope: !94, inlinedAt: !98)
!101 = !DILocation(line: 283, column: 21, scope: !87)
!102 = !DILocation(line: 284, column: 24, scope: !87)
!103 = !DILocation(line: 284, column: 29, scope: !87)
!104 = !DILocation(line: 276, column: 17, scope: !87)
!105 = !DILocation(line: 288, column: 17, scope: !87)
!106 = !DILocation(line: 289, column: 14, scope: !38)
!107 = distinct !DISubprogram(name: "fold<i16, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBX_8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB2l_6RecordNtB2l_7Measure7measure0NCINvXs26_NtBV_5accumdNtB3q_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB2l_", scope: !40, file: !39, line: 259, type: !10, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!108 = !DILocation(line: 28, column: 12, scope: !109)
!109 = distinct !DILexicalBlock(scope: !107, file: !39, line: 25, column: 86)
!110 = !DILocation(line: 1717, column: 9, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "eq<i16>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsENtNtB9_3cmp9PartialEq2eqCsBSEXd1El7Y_7structs", scope: !48, file: !47, line: 1716, type: !10, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!112 = !DILocation(line: 44, column: 20, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !39, line: 33, column: 13)
!114 = !DILocation(line: 28, column: 9, scope: !109)
!115 = !DILocation(line: 25, column: 86, scope: !109)
!116 = !DILocation(line: 274, column: 29, scope: !117)
!117 = distinct !DILexicalBlock(scope: !107, file: !39, line: 273, column: 17)
!118 = !DILocation(line: 28, column: 12, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !39, line: 25, column: 86)
!120 = distinct !DILexicalBlock(scope: !117, file: !39, line: 274, column: 17)
!121 = !DILocation(line: 271, column: 28, scope: !107)
!122 = !DILocation(line: 289, column: 13, scope: !107)
!123 = !DILocation(line: 77, column: 35, scope: !124, inlinedAt: !126)
!124 = !DILexicalBlockFile(scope: !125, file: !63, discriminator: 0)
!125 = distinct !DISubprogram(name: "offset_from_unsigned<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPs20offset_from_unsignedCsBSEXd1El7Y_7structs", scope: !66, file: !65, line: 701, type: !10, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!126 = !DILocation(line: 887, column: 37, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "offset_from_unsigned<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOs20offset_from_unsignedCsBSEXd1El7Y_7structs", scope: !71, file: !70, line: 882, type: !10, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!128 = !DILocation(line: 953, column: 32, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "offset_from_unsigned<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE20offset_from_unsignedCsBSEXd1El7Y_7structs", scope: !75, file: !47, line: 948, type: !10, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!130 = !DILocation(line: 57, column: 30, scope: !131)
!131 = distinct !DILexicalBlock(scope: !119, file: !39, line: 33, column: 13)
!132 = !DILocation(line: 78, column: 17, scope: !124, inlinedAt: !126)
!133 = !DILocation(line: 77, column: 13, scope: !124, inlinedAt: !126)
!134 = !DILocation(line: 727, column: 17, scope: !135, inlinedAt: !126)
!135 = distinct !DILexicalBlock(scope: !125, file: !65, line: 726, column: 9)
!136 = !DILocation(line: 727, column: 37, scope: !135, inlinedAt: !126)
!137 = !DILocation(line: 729, column: 18, scope: !135, inlinedAt: !126)
!138 = !DILocation(line: 28, column: 9, scope: !119)
!139 = !DILocation(line: 727, column: 9, scope: !135, inlinedAt: !126)
!140 = !DILocation(line: 279, column: 71, scope: !141)
!141 = distinct !DILexicalBlock(scope: !120, file: !39, line: 275, column: 17)
!142 = !DILocation(line: 659, column: 28, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE3addCsBSEXd1El7Y_7structs", scope: !75, file: !47, line: 651, type: !10, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!144 = !DILocation(line: 279, column: 67, scope: !141)
!145 = !DILocation(line: 279, column: 27, scope: !141)
!146 = !DILocation(line: 77, column: 35, scope: !147, inlinedAt: !149)
!147 = !DILexicalBlockFile(scope: !148, file: !63, discriminator: 0)
!148 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !96, file: !95, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!149 = !DILocation(line: 283, column: 36, scope: !141)
!150 = !DILocation(line: 78, column: 17, scope: !147, inlinedAt: !149)
!151 = !DILocation(line: 898, column: 17, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 283, column: 21, scope: !141)
!153 = !DILocation(line: 284, column: 24, scope: !141)
!154 = !DILocation(line: 284, column: 29, scope: !141)
!155 = !DILocation(line: 276, column: 17, scope: !141)
!156 = !DILocation(line: 288, column: 17, scope: !141)
!157 = !DILocation(line: 289, column: 14, scope: !107)
!158 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<&dyn structs::Measure>, f64, structs::total::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvBM_5total0EBM_", scope: !160, file: !159, line: 833, type: !10, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!159 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!160 = !DINamespace(name: "Iterator", scope: !161)
!161 = !DINamespace(name: "iterator", scope: !32)
!162 = !DILocation(line: 69, column: 9, scope: !163, inlinedAt: !165)
!163 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB2_3MapINtNtNtB8_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1m_5total0E3newB1m_", scope: !164, file: !16, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!164 = !DINamespace(name: "Map", scope: !18)
!165 = !DILocation(line: 838, column: 9, scope: !158)
!166 = !DILocation(line: 839, column: 6, scope: !158)
!167 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<i16>, f64, structs::{impl#1}::measure::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItersENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvXs_CsBSEXd1El7Y_7structsNtB1B_6RecordNtB1B_7Measure7measure0EB1B_", scope: !160, file: !159, line: 833, type: !10, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!168 = !DILocation(line: 839, column: 6, scope: !167)
!169 = distinct !DISubprogram(name: "zip<core::slice::iter::IterMut<i16>, [i16; 3]>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAsj3_ECsBSEXd1El7Y_7structs", scope: !160, file: !159, line: 631, type: !10, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!170 = !DILocation(line: 636, column: 24, scope: !169)
!171 = !DILocation(line: 636, column: 30, scope: !169)
!172 = !DILocation(line: 24, column: 9, scope: !173, inlinedAt: !177)
!173 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB2_3ZipINtNtNtB8_5slice4iter7IterMutsEINtNtNtB8_5array4iter8IntoItersKj3_EE3newCsBSEXd1El7Y_7structs", scope: !175, file: !174, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!174 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!175 = !DINamespace(name: "Zip", scope: !176)
!176 = !DINamespace(name: "zip", scope: !19)
!177 = !DILocation(line: 636, column: 9, scope: !169)
!178 = !DILocation(line: 637, column: 6, scope: !169)
!179 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1k_5total0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1k_", scope: !160, file: !159, line: 3671, type: !10, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!180 = !DILocation(line: 3676, column: 9, scope: !179)
!181 = !DILocation(line: 3677, column: 6, scope: !179)
!182 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1p_6RecordNtB1p_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1p_", scope: !160, file: !159, line: 3671, type: !10, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!183 = !DILocation(line: 3676, column: 9, scope: !182)
!184 = !DILocation(line: 3677, column: 6, scope: !182)
!185 = distinct !DISubprogram(name: "{closure#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRRDNtCsBSEXd1El7Y_7structs7MeasureEL_ddNCNvBY_5total0NCINvXs26_NtNtB8_6traits5accumdNtB1U_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterBU_EB1w_EE0E0BY_", scope: !186, file: !16, line: 88, type: !10, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!186 = !DINamespace(name: "map_fold", scope: !18)
!187 = !DILocation(line: 88, column: 21, scope: !185)
!188 = !DILocation(line: 88, column: 28, scope: !185)
!189 = !DILocation(line: 88, column: 35, scope: !185)
!190 = distinct !DISubprogram(name: "{closure#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB14_6RecordNtB14_7Measure7measure0NCINvXs26_NtNtB8_6traits5accumdNtB29_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItersEBX_EE0E0B14_", scope: !186, file: !16, line: 88, type: !10, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!191 = !DILocation(line: 88, column: 28, scope: !190)
!192 = !DILocation(line: 88, column: 21, scope: !190)
!193 = !DILocation(line: 88, column: 35, scope: !190)
!194 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1Y_5total0EE0B1Y_", scope: !195, file: !29, line: 166, type: !10, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!195 = !DINamespace(name: "sum", scope: !30)
!196 = !DILocation(line: 166, column: 28, scope: !194)
!197 = !DILocation(line: 166, column: 33, scope: !194)
!198 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB23_6RecordNtB23_7Measure7measure0EE0B23_", scope: !195, file: !29, line: 166, type: !10, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!199 = !DILocation(line: 166, column: 28, scope: !198)
!200 = !DILocation(line: 166, column: 33, scope: !198)
!201 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsBSEXd1El7Y_7structs5total0B3_", scope: !203, file: !202, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!202 = !DIFile(filename: "examples/rust/structs.rs", directory: ".", checksumkind: CSK_MD5, checksum: "66607ecb924c1401aaf8a6532ec0073e")
!203 = !DINamespace(name: "total", scope: !204)
!204 = !DINamespace(name: "structs", scope: null)
!205 = !DILocation(line: 54, column: 29, scope: !201)
!206 = !DILocation(line: 54, column: 42, scope: !201)
!207 = !DILocation(line: 54, column: 34, scope: !201)
!208 = !DILocation(line: 54, column: 48, scope: !201)
!209 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvXs_CsBSEXd1El7Y_7structsNtB6_6RecordNtB6_7Measure7measure0B6_", scope: !210, file: !202, line: 48, type: !10, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!210 = !DINamespace(name: "measure", scope: !211)
!211 = !DINamespace(name: "{impl#1}", scope: !204)
!212 = !DILocation(line: 48, column: 33, scope: !209)
!213 = !DILocation(line: 48, column: 39, scope: !214)
!214 = distinct !DILexicalBlock(scope: !209, file: !202, line: 48, column: 39)
!215 = !DILocation(line: 48, column: 50, scope: !209)
!216 = distinct !DISubprogram(name: "total", linkageName: "_RNvCsBSEXd1El7Y_7structs5total", scope: !204, file: !202, line: 53, type: !10, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!217 = !DILocation(line: 54, column: 11, scope: !216)
!218 = !DILocation(line: 54, column: 18, scope: !216)
!219 = !DILocation(line: 54, column: 50, scope: !216)
!220 = !DILocation(line: 55, column: 2, scope: !216)
!221 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !223, file: !222, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!222 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!223 = !DINamespace(name: "gpu", scope: !204)
!224 = !DILocation(line: 16, column: 14, scope: !221)
!225 = distinct !DISubprogram(name: "iter<&dyn structs::Measure>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSRDNtCsBSEXd1El7Y_7structs7MeasureEL_4iterBx_", scope: !227, file: !226, line: 1040, type: !10, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!226 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!227 = !DINamespace(name: "{impl#0}", scope: !42)
!228 = !DILocation(line: 1041, column: 9, scope: !225)
!229 = !DILocation(line: 1042, column: 6, scope: !225)
!230 = distinct !DISubprogram(name: "iter<i16>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSs4iterCsBSEXd1El7Y_7structs", scope: !227, file: !226, line: 1040, type: !10, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!231 = !DILocation(line: 1041, column: 9, scope: !230)
!232 = !DILocation(line: 1042, column: 6, scope: !230)
!233 = distinct !DISubprogram(name: "iter_mut<i16>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSs8iter_mutCsBSEXd1El7Y_7structs", scope: !227, file: !226, line: 1060, type: !10, scopeLine: 1060, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!234 = !DILocation(line: 1061, column: 9, scope: !233)
!235 = !DILocation(line: 1062, column: 6, scope: !233)
!236 = distinct !DISubprogram(name: "new<&dyn structs::Measure>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3newBR_", scope: !238, file: !237, line: 96, type: !10, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!237 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!238 = !DINamespace(name: "Iter", scope: !41)
!239 = !DILocation(line: 102, column: 20, scope: !240)
!240 = distinct !DILexicalBlock(scope: !241, file: !237, line: 98, column: 9)
!241 = distinct !DILexicalBlock(scope: !236, file: !237, line: 97, column: 9)
!242 = !DILocation(line: 961, column: 18, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "add<&dyn structs::Measure>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrORDNtCsBSEXd1El7Y_7structs7MeasureEL_3addBF_", scope: !71, file: !70, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!244 = !DILocation(line: 102, column: 78, scope: !240)
!245 = !DILocation(line: 102, column: 63, scope: !240)
!246 = !DILocation(line: 102, column: 17, scope: !240)
!247 = !DILocation(line: 104, column: 13, scope: !248)
!248 = distinct !DILexicalBlock(scope: !240, file: !237, line: 101, column: 13)
!249 = !DILocation(line: 106, column: 6, scope: !236)
!250 = distinct !DISubprogram(name: "new<i16>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItersE3newCsBSEXd1El7Y_7structs", scope: !238, file: !237, line: 96, type: !10, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!251 = !DILocation(line: 102, column: 20, scope: !252)
!252 = distinct !DILexicalBlock(scope: !253, file: !237, line: 98, column: 9)
!253 = distinct !DILexicalBlock(scope: !250, file: !237, line: 97, column: 9)
!254 = !DILocation(line: 961, column: 18, scope: !255, inlinedAt: !256)
!255 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOs3addCsBSEXd1El7Y_7structs", scope: !71, file: !70, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!256 = !DILocation(line: 102, column: 78, scope: !252)
!257 = !DILocation(line: 102, column: 63, scope: !252)
!258 = !DILocation(line: 102, column: 17, scope: !252)
!259 = !DILocation(line: 104, column: 13, scope: !260)
!260 = distinct !DILexicalBlock(scope: !252, file: !237, line: 101, column: 13)
!261 = !DILocation(line: 106, column: 6, scope: !250)
!262 = distinct !DISubprogram(name: "new<i16>", linkageName: "_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs", scope: !263, file: !237, line: 221, type: !10, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!263 = !DINamespace(name: "IterMut", scope: !41)
!264 = !DILocation(line: 242, column: 20, scope: !265)
!265 = distinct !DILexicalBlock(scope: !266, file: !237, line: 223, column: 9)
!266 = distinct !DILexicalBlock(scope: !262, file: !237, line: 222, column: 9)
!267 = !DILocation(line: 961, column: 18, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOs3addCsBSEXd1El7Y_7structs", scope: !71, file: !70, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!269 = !DILocation(line: 242, column: 82, scope: !265)
!270 = !DILocation(line: 242, column: 17, scope: !265)
!271 = !DILocation(line: 244, column: 13, scope: !272)
!272 = distinct !DILexicalBlock(scope: !265, file: !237, line: 241, column: 13)
!273 = !DILocation(line: 246, column: 6, scope: !262)
!274 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsBSEXd1El7Y_7structs", scope: !276, file: !275, line: 61, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!275 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!276 = !DINamespace(name: "nvptx", scope: !277)
!277 = !DINamespace(name: "core_arch", scope: !9)
!278 = !DILocation(line: 62, column: 5, scope: !274)
!279 = !DILocation(line: 63, column: 2, scope: !274)
!280 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsBSEXd1El7Y_7structs", scope: !276, file: !275, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!281 = !DILocation(line: 83, column: 5, scope: !280)
!282 = !DILocation(line: 84, column: 2, scope: !280)
!283 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsBSEXd1El7Y_7structs", scope: !276, file: !275, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!284 = !DILocation(line: 125, column: 5, scope: !283)
!285 = !DILocation(line: 126, column: 2, scope: !283)
!286 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsBSEXd1El7Y_7structs", scope: !276, file: !275, line: 145, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!287 = !DILocation(line: 146, column: 5, scope: !286)
!288 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsBSEXd1El7Y_7structs", scope: !289, file: !63, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!289 = !DINamespace(name: "offset_from_unsigned", scope: !66)
!290 = !DILocation(line: 712, column: 21, scope: !291, inlinedAt: !295)
!291 = !DILexicalBlockFile(scope: !292, file: !65, discriminator: 0)
!292 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeCsBSEXd1El7Y_7structs", scope: !294, file: !293, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!293 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!294 = !DINamespace(name: "runtime_ptr_ge", scope: !289)
!295 = !DILocation(line: 2448, column: 9, scope: !296, inlinedAt: !298)
!296 = !DILexicalBlockFile(scope: !297, file: !293, discriminator: 0)
!297 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_geCsBSEXd1El7Y_7structs", scope: !289, file: !65, line: 706, type: !10, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!298 = !DILocation(line: 723, column: 18, scope: !299)
!299 = !DILexicalBlockFile(scope: !288, file: !65, discriminator: 0)
!300 = !DILocation(line: 73, column: 21, scope: !301)
!301 = distinct !DILexicalBlock(scope: !288, file: !63, line: 70, column: 21)
!302 = !DILocation(line: 75, column: 14, scope: !288)
!303 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsBSEXd1El7Y_7structs", scope: !304, file: !63, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!304 = !DINamespace(name: "unchecked_add", scope: !96)
!305 = !DILocation(line: 2883, column: 26, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !96, file: !95, line: 2882, type: !10, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!307 = !DILocation(line: 893, column: 27, scope: !308)
!308 = !DILexicalBlockFile(scope: !303, file: !95, discriminator: 0)
!309 = !DILocation(line: 893, column: 23, scope: !308)
!310 = !DILocation(line: 75, column: 14, scope: !303)
!311 = !DILocation(line: 73, column: 21, scope: !312)
!312 = distinct !DILexicalBlock(scope: !303, file: !63, line: 70, column: 21)
!313 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsBSEXd1El7Y_7structs", scope: !314, file: !63, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!314 = !DINamespace(name: "get_unchecked", scope: !315)
!315 = !DINamespace(name: "{impl#2}", scope: !316)
!316 = !DINamespace(name: "index", scope: !42)
!317 = !DILocation(line: 243, column: 63, scope: !318)
!318 = !DILexicalBlockFile(scope: !313, file: !319, discriminator: 0)
!319 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!320 = !DILocation(line: 73, column: 21, scope: !321)
!321 = distinct !DILexicalBlock(scope: !313, file: !63, line: 70, column: 21)
!322 = !DILocation(line: 75, column: 14, scope: !313)
!323 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure", scope: !324, file: !202, line: 37, type: !10, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!324 = !DINamespace(name: "{impl#0}", scope: !204)
!325 = !DILocation(line: 38, column: 15, scope: !323)
!326 = !DILocation(line: 38, column: 9, scope: !323)
!327 = !DILocation(line: 39, column: 27, scope: !323)
!328 = !DILocation(line: 40, column: 25, scope: !323)
!329 = !DILocation(line: 40, column: 36, scope: !330)
!330 = distinct !DILexicalBlock(scope: !323, file: !202, line: 40, column: 13)
!331 = !DILocation(line: 41, column: 26, scope: !323)
!332 = !DILocation(line: 41, column: 32, scope: !323)
!333 = !DILocation(line: 41, column: 42, scope: !334)
!334 = distinct !DILexicalBlock(scope: !323, file: !202, line: 41, column: 13)
!335 = !DILocation(line: 41, column: 68, scope: !323)
!336 = !DILocation(line: 43, column: 6, scope: !323)
!337 = distinct !DISubprogram(name: "into_iter<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutsEINtNtNtB8_5array4iter8IntoItersKj3_EENtB2_12IntoIterator9into_iterCsBSEXd1El7Y_7structs", scope: !339, file: !338, line: 322, type: !10, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!338 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/collect.rs", directory: "", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!339 = !DINamespace(name: "{impl#0}", scope: !340)
!340 = !DINamespace(name: "collect", scope: !32)
!341 = !DILocation(line: 323, column: 9, scope: !337)
!342 = !DILocation(line: 324, column: 6, scope: !337)
!343 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !344, file: !39, line: 157, type: !10, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!344 = !DINamespace(name: "{impl#179}", scope: !41)
!345 = !DILocation(line: 161, column: 27, scope: !343)
!346 = !DILocation(line: 162, column: 34, scope: !347)
!347 = distinct !DILexicalBlock(scope: !343, file: !39, line: 161, column: 17)
!348 = !DILocation(line: 166, column: 24, scope: !349)
!349 = distinct !DILexicalBlock(scope: !347, file: !39, line: 162, column: 17)
!350 = !DILocation(line: 1717, column: 9, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "eq<i16>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsENtNtB9_3cmp9PartialEq2eqCsBSEXd1El7Y_7structs", scope: !48, file: !47, line: 1716, type: !10, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!352 = !DILocation(line: 180, column: 28, scope: !349)
!353 = !DILocation(line: 659, column: 28, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE3addCsBSEXd1El7Y_7structs", scope: !75, file: !47, line: 651, type: !10, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!355 = !DILocation(line: 185, column: 40, scope: !349)
!356 = !DILocation(line: 185, column: 25, scope: !349)
!357 = !DILocation(line: 166, column: 21, scope: !349)
!358 = !DILocation(line: 181, column: 36, scope: !349)
!359 = !DILocation(line: 0, scope: !360)
!360 = !DILexicalBlockFile(scope: !349, file: !202, discriminator: 0)
!361 = !DILocation(line: 190, column: 21, scope: !349)
!362 = !DILocation(line: 192, column: 14, scope: !343)
!363 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2Y_NtNtCsnC4lpNxbXH_4core3ops5arithRdINtB6_3MuldE3mulCsBSEXd1El7Y_7structs", scope: !365, file: !364, line: 27, type: !10, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!364 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/internal_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!365 = !DINamespace(name: "{impl#186}", scope: !366)
!366 = !DINamespace(name: "arith", scope: !367)
!367 = !DINamespace(name: "ops", scope: !9)
!368 = !DILocation(line: 28, column: 31, scope: !363)
!369 = !DILocation(line: 350, column: 45, scope: !370, inlinedAt: !373)
!370 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2g_NtNtCsnC4lpNxbXH_4core3ops5arithdNtB6_3Mul3mulCsBSEXd1El7Y_7structs", scope: !372, file: !371, line: 350, type: !10, scopeLine: 350, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!371 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/arith.rs", directory: "", checksumkind: CSK_MD5, checksum: "e47733c3b66376c892662297e1e5370d")
!372 = !DINamespace(name: "{impl#142}", scope: !366)
!373 = !DILocation(line: 28, column: 17, scope: !363)
!374 = !DILocation(line: 29, column: 14, scope: !363)
!375 = distinct !DISubprogram(name: "next<i16, 3>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !377, file: !376, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!376 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!377 = !DINamespace(name: "{impl#4}", scope: !378)
!378 = !DINamespace(name: "iter", scope: !379)
!379 = !DINamespace(name: "array", scope: !9)
!380 = !DILocation(line: 52, column: 51, scope: !381, inlinedAt: !385)
!381 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange3lenCsBSEXd1El7Y_7structs", scope: !383, file: !382, line: 49, type: !10, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!382 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!383 = !DINamespace(name: "IndexRange", scope: !384)
!384 = !DINamespace(name: "index_range", scope: !367)
!385 = !DILocation(line: 221, column: 14, scope: !386, inlinedAt: !388)
!386 = distinct !DISubprogram(name: "len", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits10exact_size17ExactSizeIterator3lenCsBSEXd1El7Y_7structs", scope: !387, file: !382, line: 220, type: !10, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!387 = !DINamespace(name: "{impl#3}", scope: !384)
!388 = !DILocation(line: 156, column: 18, scope: !389, inlinedAt: !393)
!389 = distinct !DISubprogram(name: "len<core::ops::index_range::IndexRange>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits10exact_sizeQNtNtNtB8_3ops11index_range10IndexRangeNtB2_17ExactSizeIterator3lenCsBSEXd1El7Y_7structs", scope: !391, file: !390, line: 155, type: !10, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!390 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/exact_size.rs", directory: "", checksumkind: CSK_MD5, checksum: "b65df84932b5452054a09996bbfca6e2")
!391 = !DINamespace(name: "{impl#0}", scope: !392)
!392 = !DINamespace(name: "exact_size", scope: !32)
!393 = !DILocation(line: 131, column: 17, scope: !394, inlinedAt: !396)
!394 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !395, file: !382, line: 130, type: !10, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!395 = !DINamespace(name: "{impl#1}", scope: !384)
!396 = !DILocation(line: 167, column: 20, scope: !397, inlinedAt: !401)
!397 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitsEE4nextCsBSEXd1El7Y_7structs", scope: !399, file: !398, line: 161, type: !10, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!398 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!399 = !DINamespace(name: "PolymorphicIter", scope: !400)
!400 = !DINamespace(name: "iter_inner", scope: !378)
!401 = !DILocation(line: 240, column: 27, scope: !375)
!402 = !DILocation(line: 52, column: 61, scope: !381, inlinedAt: !385)
!403 = !DILocation(line: 52, column: 18, scope: !381, inlinedAt: !385)
!404 = !DILocation(line: 131, column: 12, scope: !394, inlinedAt: !396)
!405 = !DILocation(line: 1166, column: 21, scope: !406, inlinedAt: !410)
!406 = distinct !DISubprogram(name: "map<usize, i16, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<i16>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapsNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsEE4next0ECsBSEXd1El7Y_7structs", scope: !408, file: !407, line: 1160, type: !10, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!407 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!408 = !DINamespace(name: "Option", scope: !409)
!409 = !DINamespace(name: "option", scope: !9)
!410 = !DILocation(line: 167, column: 27, scope: !397, inlinedAt: !401)
!411 = !DILocation(line: 1168, column: 5, scope: !406, inlinedAt: !410)
!412 = !DILocation(line: 61, column: 21, scope: !413, inlinedAt: !414)
!413 = distinct !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_uncheckedCsBSEXd1El7Y_7structs", scope: !383, file: !382, line: 58, type: !10, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!414 = !DILocation(line: 133, column: 32, scope: !394, inlinedAt: !396)
!415 = !DILocation(line: 77, column: 35, scope: !416, inlinedAt: !418)
!416 = !DILexicalBlockFile(scope: !417, file: !63, discriminator: 0)
!417 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !96, file: !95, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!418 = !DILocation(line: 63, column: 37, scope: !419, inlinedAt: !414)
!419 = distinct !DILexicalBlock(scope: !413, file: !382, line: 61, column: 9)
!420 = !DILocation(line: 241, column: 6, scope: !375)
!421 = !DILocation(line: 78, column: 17, scope: !416, inlinedAt: !418)
!422 = !DILocation(line: 898, column: 17, scope: !417, inlinedAt: !418)
!423 = !DILocation(line: 63, column: 9, scope: !419, inlinedAt: !414)
!424 = !DILocation(line: 167, column: 31, scope: !397, inlinedAt: !401)
!425 = !DILocation(line: 77, column: 35, scope: !426, inlinedAt: !428)
!426 = !DILexicalBlockFile(scope: !427, file: !63, discriminator: 0)
!427 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitsEE13get_uncheckedCsBSEXd1El7Y_7structs", scope: !315, file: !319, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!428 = !DILocation(line: 646, column: 26, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsE13get_uncheckedjECsBSEXd1El7Y_7structs", scope: !227, file: !226, line: 639, type: !10, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!430 = !DILocation(line: 174, column: 32, scope: !431, inlinedAt: !434)
!431 = distinct !DISubprogram(name: "{closure#0}<i16>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitsEE4next0CsBSEXd1El7Y_7structs", scope: !432, file: !398, line: 167, type: !10, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!432 = !DINamespace(name: "next", scope: !433)
!433 = !DINamespace(name: "{impl#8}", scope: !400)
!434 = !DILocation(line: 1165, column: 29, scope: !435, inlinedAt: !410)
!435 = distinct !DILexicalBlock(scope: !406, file: !407, line: 1165, column: 13)
!436 = !DILocation(line: 78, column: 17, scope: !426, inlinedAt: !428)
!437 = !DILocation(line: 77, column: 13, scope: !426, inlinedAt: !428)
!438 = !DILocation(line: 252, column: 39, scope: !427, inlinedAt: !428)
!439 = !DILocation(line: 253, column: 13, scope: !427, inlinedAt: !428)
!440 = !DILocation(line: 1721, column: 9, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readsECsBSEXd1El7Y_7structs", scope: !8, file: !7, line: 1682, type: !10, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!442 = !DILocation(line: 1171, column: 18, scope: !443, inlinedAt: !444)
!443 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPs4readCsBSEXd1El7Y_7structs", scope: !66, file: !65, line: 1166, type: !10, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!444 = !DILocation(line: 798, column: 27, scope: !445, inlinedAt: !450)
!445 = distinct !DISubprogram(name: "assume_init_read<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitsE16assume_init_readCsBSEXd1El7Y_7structs", scope: !447, file: !446, line: 793, type: !10, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!446 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!447 = !DINamespace(name: "MaybeUninit", scope: !448)
!448 = !DINamespace(name: "maybe_uninit", scope: !449)
!449 = !DINamespace(name: "mem", scope: !9)
!450 = !DILocation(line: 174, column: 51, scope: !431, inlinedAt: !434)
!451 = !DILocation(line: 1165, column: 24, scope: !435, inlinedAt: !410)
!452 = !DILocation(line: 1165, column: 33, scope: !406, inlinedAt: !410)
!453 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E3newCsBSEXd1El7Y_7structs", scope: !454, file: !174, line: 154, type: !10, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!454 = !DINamespace(name: "{impl#4}", scope: !176)
!455 = !DILocation(line: 155, column: 13, scope: !453)
!456 = !DILocation(line: 161, column: 10, scope: !453)
!457 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs", scope: !454, file: !174, line: 164, type: !10, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!458 = !DILocation(line: 165, column: 28, scope: !457)
!459 = !DILocation(line: 2778, column: 15, scope: !460, inlinedAt: !462)
!460 = distinct !DISubprogram(name: "branch<&mut i16>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQsENtNtNtB7_3ops9try_trait3Try6branchCsBSEXd1El7Y_7structs", scope: !461, file: !407, line: 2777, type: !10, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!461 = !DINamespace(name: "{impl#47}", scope: !409)
!462 = !DILocation(line: 165, column: 21, scope: !457)
!463 = !DILocation(line: 2778, column: 9, scope: !460, inlinedAt: !462)
!464 = !DILocation(line: 2779, column: 18, scope: !460, inlinedAt: !462)
!465 = !DILocation(line: 2779, column: 24, scope: !466, inlinedAt: !462)
!466 = distinct !DILexicalBlock(scope: !460, file: !407, line: 2779, column: 13)
!467 = !DILocation(line: 166, column: 21, scope: !468)
!468 = distinct !DILexicalBlock(scope: !457, file: !174, line: 165, column: 13)
!469 = !DILocation(line: 166, column: 28, scope: !468)
!470 = !DILocation(line: 2778, column: 15, scope: !471, inlinedAt: !467)
!471 = distinct !DISubprogram(name: "branch<i16>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionsENtNtNtB7_3ops9try_trait3Try6branchCsBSEXd1El7Y_7structs", scope: !461, file: !407, line: 2777, type: !10, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!472 = !DILocation(line: 2778, column: 9, scope: !471, inlinedAt: !467)
!473 = !DILocation(line: 2793, column: 21, scope: !474, inlinedAt: !476)
!474 = distinct !DISubprogram(name: "from_residual<(&mut i16, i16)>", linkageName: "_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionTQssEEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCsBSEXd1El7Y_7structs", scope: !475, file: !407, line: 2791, type: !10, scopeLine: 2791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!475 = !DINamespace(name: "{impl#48}", scope: !409)
!476 = !DILocation(line: 165, column: 21, scope: !477)
!477 = !DILexicalBlockFile(scope: !478, file: !174, discriminator: 2)
!478 = distinct !DILexicalBlock(scope: !479, file: !174, line: 165, column: 34)
!479 = distinct !DILexicalBlock(scope: !457, file: !174, line: 165, column: 34)
!480 = !DILocation(line: 0, scope: !481)
!481 = !DILexicalBlockFile(scope: !457, file: !202, discriminator: 0)
!482 = !DILocation(line: 168, column: 10, scope: !457)
!483 = !DILocation(line: 2779, column: 18, scope: !471, inlinedAt: !467)
!484 = !DILocation(line: 2779, column: 24, scope: !485, inlinedAt: !467)
!485 = distinct !DILexicalBlock(scope: !471, file: !407, line: 2779, column: 13)
!486 = !DILocation(line: 167, column: 13, scope: !487)
!487 = distinct !DILexicalBlock(scope: !468, file: !174, line: 166, column: 13)
!488 = !DILocation(line: 2793, column: 21, scope: !474, inlinedAt: !489)
!489 = !DILocation(line: 166, column: 21, scope: !490)
!490 = !DILexicalBlockFile(scope: !491, file: !174, discriminator: 2)
!491 = distinct !DILexicalBlock(scope: !492, file: !174, line: 166, column: 34)
!492 = distinct !DILexicalBlock(scope: !468, file: !174, line: 166, column: 34)
!493 = !DILocation(line: 168, column: 9, scope: !457)
!494 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs30_NtNtCsnC4lpNxbXH_4core3ops5arithRdNtB6_3Mul3mulCsBSEXd1El7Y_7structs", scope: !495, file: !364, line: 49, type: !10, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!495 = !DINamespace(name: "{impl#188}", scope: !366)
!496 = !DILocation(line: 50, column: 31, scope: !494)
!497 = !DILocation(line: 50, column: 38, scope: !494)
!498 = !DILocation(line: 350, column: 45, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2g_NtNtCsnC4lpNxbXH_4core3ops5arithdNtB6_3Mul3mulCsBSEXd1El7Y_7structs", scope: !372, file: !371, line: 350, type: !10, scopeLine: 350, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!500 = !DILocation(line: 50, column: 17, scope: !494)
!501 = !DILocation(line: 51, column: 14, scope: !494)
!502 = distinct !DISubprogram(name: "drop<i16, 3>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtB9_3ops4drop4Drop4dropCsBSEXd1El7Y_7structs", scope: !503, file: !376, line: 332, type: !10, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!503 = !DINamespace(name: "{impl#6}", scope: !378)
!504 = !DILocation(line: 333, column: 12, scope: !502)
!505 = !DILocation(line: 337, column: 6, scope: !502)
!506 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure", scope: !211, file: !202, line: 47, type: !10, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!507 = !DILocation(line: 48, column: 9, scope: !506)
!508 = !DILocation(line: 48, column: 20, scope: !506)
!509 = !DILocation(line: 48, column: 27, scope: !506)
!510 = !DILocation(line: 48, column: 52, scope: !506)
!511 = !DILocation(line: 49, column: 6, scope: !506)
!512 = distinct !DISubprogram(name: "into_iter<i16, 3>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAsj3_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsBSEXd1El7Y_7structs", scope: !513, file: !376, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!513 = !DINamespace(name: "{impl#1}", scope: !378)
!514 = !DILocation(line: 68, column: 50, scope: !512)
!515 = !DILocation(line: 95, column: 9, scope: !516, inlinedAt: !517)
!516 = distinct !DISubprogram(name: "new_unchecked<i16, 3>", linkageName: "_RNvMs2_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitsEj3_E13new_uncheckedCsBSEXd1El7Y_7structs", scope: !399, file: !398, line: 94, type: !10, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!517 = !DILocation(line: 71, column: 30, scope: !518)
!518 = distinct !DILexicalBlock(scope: !512, file: !376, line: 68, column: 9)
!519 = !DILocation(line: 82, column: 9, scope: !520, inlinedAt: !524)
!520 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>; 3]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitsEj3_EE3newCsBSEXd1El7Y_7structs", scope: !522, file: !521, line: 78, type: !10, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!521 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_dangling.rs", directory: "", checksumkind: CSK_MD5, checksum: "a78adb03e1359836c8a2f2a1a31fc273")
!522 = !DINamespace(name: "MaybeDangling", scope: !523)
!523 = !DINamespace(name: "maybe_dangling", scope: !449)
!524 = !DILocation(line: 185, column: 31, scope: !525, inlinedAt: !529)
!525 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>; 3]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDropINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitsEj3_EE3newCsBSEXd1El7Y_7structs", scope: !527, file: !526, line: 184, type: !10, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!526 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/manually_drop.rs", directory: "", checksumkind: CSK_MD5, checksum: "f2d905afd131cce616527f096419d1e9")
!527 = !DINamespace(name: "ManuallyDrop", scope: !528)
!528 = !DINamespace(name: "manually_drop", scope: !449)
!529 = !DILocation(line: 72, column: 27, scope: !530)
!530 = distinct !DILexicalBlock(scope: !518, file: !376, line: 71, column: 9)
!531 = !DILocation(line: 185, column: 9, scope: !525, inlinedAt: !529)
!532 = !DILocation(line: 72, column: 9, scope: !530)
!533 = !DILocation(line: 73, column: 6, scope: !512)
!534 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutsEINtNtNtBa_5array4iter8IntoItersKj3_EENtNtNtB8_6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !535, file: !174, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!535 = !DINamespace(name: "{impl#1}", scope: !176)
!536 = !DILocation(line: 85, column: 9, scope: !534)
!537 = !DILocation(line: 86, column: 6, scope: !534)
!538 = distinct !DISubprogram(name: "min<i16>", linkageName: "_RNvYsNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsBSEXd1El7Y_7structs", scope: !540, file: !539, line: 1072, type: !10, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!539 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!540 = !DINamespace(name: "Ord", scope: !541)
!541 = !DINamespace(name: "cmp", scope: !9)
!542 = !DILocation(line: 1915, column: 50, scope: !543, inlinedAt: !546)
!543 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1a_NtNtCsnC4lpNxbXH_4core3cmp5implssNtB8_10PartialOrd2lt", scope: !544, file: !539, line: 1915, type: !10, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!544 = !DINamespace(name: "{impl#74}", scope: !545)
!545 = !DINamespace(name: "impls", scope: !541)
!546 = distinct !DILocation(line: 1076, column: 12, scope: !538)
!547 = !DILocation(line: 1915, column: 59, scope: !543, inlinedAt: !546)
!548 = !DILocation(line: 1076, column: 12, scope: !538)
!549 = !DILocation(line: 1076, column: 42, scope: !538)
!550 = !DILocation(line: 1077, column: 5, scope: !538)
!551 = !DILocation(line: 1076, column: 27, scope: !538)
!552 = !DILocation(line: 1077, column: 6, scope: !538)
!553 = distinct !DISubprogram(name: "structs", scope: !204, file: !202, line: 58, type: !10, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !11)
!554 = !DILocation(line: 9, column: 15, scope: !555, inlinedAt: !556)
!555 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id", scope: !223, file: !222, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!556 = distinct !DILocation(line: 59, column: 13, scope: !553)
!557 = !DILocation(line: 9, column: 46, scope: !555, inlinedAt: !556)
!558 = !DILocation(line: 9, column: 77, scope: !555, inlinedAt: !556)
!559 = !DILocation(line: 9, column: 14, scope: !555, inlinedAt: !556)
!560 = !DILocation(line: 60, column: 8, scope: !561)
!561 = distinct !DILexicalBlock(scope: !553, file: !202, line: 59, column: 5)
!562 = !DILocation(line: 961, column: 18, scope: !563, inlinedAt: !564)
!563 = distinct !DISubprogram(name: "add<structs::Record>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrONtCsBSEXd1El7Y_7structs6Record3addBD_", scope: !71, file: !70, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!564 = distinct !DILocation(line: 64, column: 49, scope: !561)
!565 = !DILocation(line: 64, column: 35, scope: !561)
!566 = !DILocation(line: 76, column: 2, scope: !553)
!567 = !DILocation(line: 961, column: 18, scope: !568, inlinedAt: !569)
!568 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCsBSEXd1El7Y_7structs", scope: !71, file: !70, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!569 = distinct !DILocation(line: 64, column: 67, scope: !561)
!570 = !DILocation(line: 64, column: 57, scope: !561)
!571 = !DILocation(line: 65, column: 23, scope: !572)
!572 = distinct !DILexicalBlock(scope: !561, file: !202, line: 64, column: 5)
!573 = !DILocation(line: 65, column: 17, scope: !572)
!574 = !DILocation(line: 68, column: 33, scope: !572)
!575 = !DILocation(line: 68, column: 53, scope: !572)
!576 = !DILocation(line: 68, column: 14, scope: !572)
!577 = !DILocation(line: 68, column: 68, scope: !572)
!578 = !DILocation(line: 66, column: 14, scope: !572)
!579 = !DILocation(line: 67, column: 26, scope: !572)
!580 = !DILocation(line: 67, column: 14, scope: !572)
!581 = !DILocation(line: 67, column: 38, scope: !572)
!582 = !DILocation(line: 70, column: 27, scope: !583)
!583 = distinct !DILexicalBlock(scope: !572, file: !202, line: 65, column: 5)
!584 = !DILocation(line: 70, column: 45, scope: !583)
!585 = !DILocation(line: 70, column: 20, scope: !583)
!586 = !DILocation(line: 70, column: 5, scope: !583)
!587 = !DILocation(line: 71, column: 26, scope: !583)
!588 = !DILocation(line: 71, column: 39, scope: !583)
!589 = !DILocation(line: 71, column: 54, scope: !583)
!590 = !DILocation(line: 71, column: 50, scope: !583)
!591 = !DILocation(line: 71, column: 5, scope: !592)
!592 = distinct !DILexicalBlock(scope: !583, file: !202, line: 71, column: 5)
!593 = !DILocation(line: 71, column: 26, scope: !592)
!594 = !DILocation(line: 71, column: 10, scope: !592)
!595 = !DILocation(line: 71, column: 16, scope: !592)
!596 = !DILocation(line: 72, column: 17, scope: !597)
!597 = distinct !DILexicalBlock(scope: !592, file: !202, line: 71, column: 5)
!598 = !DILocation(line: 72, column: 25, scope: !597)
!599 = !DILocation(line: 72, column: 9, scope: !597)
!600 = !DILocation(line: 73, column: 5, scope: !583)
!601 = !DILocation(line: 74, column: 19, scope: !583)
!602 = !DILocation(line: 74, column: 5, scope: !583)
!603 = !DILocation(line: 75, column: 12, scope: !583)
!604 = !DILocation(line: 75, column: 30, scope: !583)
!605 = !DILocation(line: 75, column: 49, scope: !583)
!606 = !DILocation(line: 75, column: 5, scope: !583)
