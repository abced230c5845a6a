; ModuleID = 'search.d79a05e28aff17d5-cgu.0'
source_filename = "search.d79a05e28aff17d5-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_83d38fab0e3eec7c6e256ab3dbc633a9 = private unnamed_addr constant [59 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs\00", align 1
@alloc_44c2433fa56ee7a428a6099affaddede = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_83d38fab0e3eec7c6e256ab3dbc633a9, [16 x i8] c":\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_38373cdb6671790008603b9732231be1 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs\00", align 1
@alloc_a4004fa20c0c33b95bbda173f6e77722 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@anon.7cf85dcacb32e6198bb9a67677b2c089.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_3eb98237925278aea9314f29e7656294 = private unnamed_addr constant [67 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs\00", align 1
@alloc_5be290f13a9bf8c8937b5d40fdad8c71 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3eb98237925278aea9314f29e7656294, [16 x i8] c"B\00\00\00\00\00\00\00O\0C\00\00\15\00\00\00" }>, align 8
@alloc_069939cad767172166c344b4d1db73f7 = private unnamed_addr constant [64 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_ec64978302acb335854cb692db438724 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_069939cad767172166c344b4d1db73f7, [16 x i8] c"?\00\00\00\00\00\00\00\CE\00\00\00\01\00\00\00" }>, align 8
@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant [28 x i8] c"window size must be non-zero", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_1bc65c31cee2b09c9c9c1728df63f250 = private unnamed_addr constant [67 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs\00", align 1
@alloc_3bc3590f0bc6335cde324e9400f08923 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1bc65c31cee2b09c9c9c1728df63f250, [16 x i8] c"B\00\00\00\00\00\00\00\FB\00\00\00\12\00\00\00" }>, align 8
@alloc_e81cec39f5dda3952690958c20e8fdcf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00Q\05\00\00\1D\00\00\00" }>, align 8
@alloc_a21e4d591ba8463c7fe696d1362d8d77 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00P\05\00\00#\00\00\00" }>, align 8
@alloc_890769c9707a73fe83e2a46a22f26764 = private unnamed_addr constant [24 x i8] c"examples/rust/search.rs\00", align 1
@alloc_7dd04ece10804d1dc1f2f8d537a3224f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\19\00\00\002\00\00\00" }>, align 8
@alloc_1ad9a4066e1334c0c4ee1e1706f13815 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\19\00\00\00.\00\00\00" }>, align 8
@alloc_894d5e80212f7ce0c254a69c74ce686f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\19\00\00\00\0D\00\00\00" }>, align 8
@alloc_6c1e77cbec6f3ca1481ba227e21661e8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1A\00\00\00\0D\00\00\00" }>, align 8
@alloc_780b12b6d300f5eaa9007517af9818dc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1B\00\00\00\1A\00\00\00" }>, align 8
@alloc_65a42a8fd5255efb578de12450403586 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1B\00\00\00\0D\00\00\00" }>, align 8
@alloc_39c44407b72e02f0413c4da66bd7411d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1C\00\00\00\1A\00\00\00" }>, align 8
@alloc_b6636adcae1ee421b96905af3b69f0f4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1C\00\00\00\0D\00\00\00" }>, align 8
@alloc_e6cffc36675206078bed4e60f1565368 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_890769c9707a73fe83e2a46a22f26764, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\00\13\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::option::Option<usize>>::map_or::<i32, search::search::{closure#1}>
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE6map_orlNCNvCsivDPUl2OOUb_6search6searchs_0EBV_(i64 %0, i64 %1, i32 %default) unnamed_addr #0 !dbg !6 {
start:
  %_0 = alloca [4 x i8], align 4
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_4 = load i64, ptr %self, align 8, !dbg !13
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !13
  %4 = load i64, ptr %3, align 8, !dbg !13
  %5 = trunc nuw i64 %_4 to i1, !dbg !14
  br i1 %5, label %bb3, label %bb2, !dbg !14

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !15
  %t = load i64, ptr %6, align 8, !dbg !15
; call search::search::{closure#1}
  %7 = call i32 @_RNCNvCsivDPUl2OOUb_6search6searchs_0B3_(i64 %t) #9, !dbg !16
  store i32 %7, ptr %_0, align 4, !dbg !16
  br label %bb5, !dbg !18

bb2:                                              ; preds = %start
  store i32 %default, ptr %_0, align 4, !dbg !19
  br label %bb5, !dbg !18

bb5:                                              ; preds = %bb3, %bb2
  %8 = load i32, ptr %_0, align 4, !dbg !20
  ret i32 %8, !dbg !20

bb1:                                              ; No predecessors!
  unreachable, !dbg !13
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECsivDPUl2OOUb_6search(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !21 {
start:
  br label %bb1, !dbg !25

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsivDPUl2OOUb_6search(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #9, !dbg !28
  br label %bb3, !dbg !29

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !30
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !30
  ret { ptr, i64 } %2, !dbg !30
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&u8, usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBX_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1J_6filterINtB2p_6FilterppEBR_5count8to_usizeB2a_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtBV_5accumjNtB40_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB3j_(ptr %self.0, ptr %self.1, i64 %0) unnamed_addr #0 !dbg !31 {
start:
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  %init = alloca [8 x i8], align 8
  store i64 %0, ptr %init, align 8
  br label %bb2, !dbg !35

bb2:                                              ; preds = %start
  %1 = icmp eq ptr %self.0, %self.1, !dbg !37
  %2 = zext i1 %1 to i8, !dbg !37
  store i8 %2, ptr %_4, align 1, !dbg !37
  br label %bb3, !dbg !45

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_4, align 1, !dbg !46
  %4 = trunc nuw i8 %3 to i1, !dbg !46
  br i1 %4, label %bb4, label %bb5, !dbg !46

bb5:                                              ; preds = %bb3
  store i64 0, ptr %i, align 8, !dbg !47
  br label %bb7, !dbg !49

bb4:                                              ; preds = %bb3
  %5 = load i64, ptr %init, align 8, !dbg !52
  store i64 %5, ptr %_0, align 8, !dbg !52
  br label %bb12, !dbg !53

bb7:                                              ; preds = %bb5
  br label %bb14, !dbg !54

bb14:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsivDPUl2OOUb_6search(ptr %self.1, ptr %self.0, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #9, !dbg !70
  br label %bb16, !dbg !71

bb16:                                             ; preds = %bb14
  br label %bb17, !dbg !72

bb17:                                             ; preds = %bb16
  br label %bb18, !dbg !74

bb18:                                             ; preds = %bb17
  %6 = ptrtoint ptr %self.1 to i64, !dbg !75
  %7 = ptrtoint ptr %self.0 to i64, !dbg !75
  %8 = sub nuw i64 %6, %7, !dbg !75
  %9 = udiv exact i64 %8, 1, !dbg !75
  store i64 %9, ptr %len, align 8, !dbg !75
  br label %bb8, !dbg !76

bb19:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #10, !dbg !77
  unreachable, !dbg !77

bb8:                                              ; preds = %bb11, %bb18
  %_21 = load i64, ptr %i, align 8, !dbg !78
  %_37 = getelementptr inbounds nuw i8, ptr %self.0, i64 %_21, !dbg !80
  %_16.0 = load i64, ptr %init, align 8, !dbg !83
; call core::iter::adapters::map::map_fold::<&u8, usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}>::{closure#0}
  %10 = call i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_(ptr %f, i64 %_16.0, ptr %_37) #9, !dbg !83
  store i64 %10, ptr %init, align 8, !dbg !83
  br label %bb20, !dbg !84

bb20:                                             ; preds = %bb8
  %11 = load i64, ptr %i, align 8, !dbg !91
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsivDPUl2OOUb_6search(i64 %11, i64 1, ptr align 8 @alloc_a4004fa20c0c33b95bbda173f6e77722) #9, !dbg !91
  br label %bb21, !dbg !91

bb21:                                             ; preds = %bb20
  %12 = load i64, ptr %i, align 8, !dbg !92
  %_22 = add nuw i64 %12, 1, !dbg !92
  store i64 %_22, ptr %i, align 8, !dbg !93
  %_24 = load i64, ptr %i, align 8, !dbg !94
  %_25 = load i64, ptr %len, align 8, !dbg !95
  %_23 = icmp eq i64 %_24, %_25, !dbg !94
  br i1 %_23, label %bb10, label %bb11, !dbg !94

bb11:                                             ; preds = %bb21
  br label %bb8, !dbg !96

bb10:                                             ; preds = %bb21
  %13 = load i64, ptr %init, align 8, !dbg !97
  store i64 %13, ptr %_0, align 8, !dbg !97
  br label %bb12, !dbg !53

bb12:                                             ; preds = %bb4, %bb10
  %14 = load i64, ptr %_0, align 8, !dbg !98
  ret i64 %14, !dbg !98

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::map::<usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBQ_8adapters6filterINtB1F_6FilterppEBK_5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB2H_(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !99 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !105
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1, !dbg !105
  ret { ptr, ptr } %1, !dbg !105
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::filter::<search::search::{closure#2}>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCsivDPUl2OOUb_6search6searchs0_0EB1A_(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !106 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !107
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1, !dbg !107
  ret { ptr, ptr } %1, !dbg !107
}

; <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::position::<search::search::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8positionNCNvCsivDPUl2OOUb_6search6search0EB1F_(ptr align 8 %self, ptr %predicate.0, i64 %predicate.1) unnamed_addr #0 !dbg !108 {
start:
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i64 0, ptr %acc, align 8, !dbg !109
  store ptr %predicate.0, ptr %_5, align 8, !dbg !110
  %0 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !110
  store i64 %predicate.1, ptr %0, align 8, !dbg !110
  %1 = getelementptr inbounds i8, ptr %_5, i64 16, !dbg !110
  store ptr %acc, ptr %1, align 8, !dbg !110
; call <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::try_fold::<(), core::iter::traits::iterator::Iterator::position::check<&[u8], search::search::{closure#0}>::{closure#0}, core::ops::control_flow::ControlFlow<usize>>
  %2 = call { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_(ptr align 8 %self, ptr align 8 %_5) #9, !dbg !115
  %3 = extractvalue { i64, i64 } %2, 0, !dbg !115
  %4 = extractvalue { i64, i64 } %2, 1, !dbg !115
  store i64 %3, ptr %_4, align 8, !dbg !115
  %5 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !115
  store i64 %4, ptr %5, align 8, !dbg !115
  %_7 = load i64, ptr %_4, align 8, !dbg !116
  %6 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !116
  %7 = load i64, ptr %6, align 8, !dbg !116
  %8 = trunc nuw i64 %_7 to i1, !dbg !123
  br i1 %8, label %bb3, label %bb4, !dbg !123

bb3:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !124
  %_8 = load i64, ptr %9, align 8, !dbg !124
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !125
  store i64 %_8, ptr %10, align 8, !dbg !125
  store i64 1, ptr %_0, align 8, !dbg !125
  br label %bb5, !dbg !127

bb4:                                              ; preds = %start
  %11 = load i64, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, align 8, !dbg !128
  %12 = load i64, ptr getelementptr inbounds (i8, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, i64 8), align 8, !dbg !128
  store i64 %11, ptr %_0, align 8, !dbg !128
  %13 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !128
  store i64 %12, ptr %13, align 8, !dbg !128
  br label %bb5, !dbg !128

bb5:                                              ; preds = %bb3, %bb4
  %14 = load i64, ptr %_0, align 8, !dbg !129
  %15 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !129
  %16 = load i64, ptr %15, align 8, !dbg !129
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0, !dbg !129
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1, !dbg !129
  ret { i64, i64 } %18, !dbg !129

bb2:                                              ; No predecessors!
  unreachable, !dbg !116
}

; <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::try_fold::<(), core::iter::traits::iterator::Iterator::position::check<&[u8], search::search::{closure#0}>::{closure#0}, core::ops::control_flow::ControlFlow<usize>>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 !dbg !130 {
start:
  %_7 = alloca [16 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  br label %bb1, !dbg !131

bb1:                                              ; preds = %bb7, %start
; call <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::next
  %0 = call { ptr, i64 } @_RNvXsY_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsivDPUl2OOUb_6search(ptr align 8 %self) #9, !dbg !133
  %1 = extractvalue { ptr, i64 } %0, 0, !dbg !133
  %2 = extractvalue { ptr, i64 } %0, 1, !dbg !133
  store ptr %1, ptr %_4, align 8, !dbg !133
  %3 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !133
  store i64 %2, ptr %3, align 8, !dbg !133
  %4 = load ptr, ptr %_4, align 8, !dbg !135
  %5 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !135
  %6 = load i64, ptr %5, align 8, !dbg !135
  %7 = ptrtoint ptr %4 to i64, !dbg !135
  %8 = icmp eq i64 %7, 0, !dbg !135
  %_5 = select i1 %8, i64 0, i64 1, !dbg !135
  %9 = trunc nuw i64 %_5 to i1, !dbg !136
  br i1 %9, label %bb3, label %bb10, !dbg !136

bb3:                                              ; preds = %bb1
  %x.0 = load ptr, ptr %_4, align 8, !dbg !137
  %10 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !137
  %x.1 = load i64, ptr %10, align 8, !dbg !137
; call core::iter::traits::iterator::Iterator::position::check::<&[u8], search::search::{closure#0}>::{closure#0}
  %11 = call { i64, i64 } @_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_(ptr align 8 %f, ptr %x.0, i64 %x.1) #9, !dbg !138
  %_8.0 = extractvalue { i64, i64 } %11, 0, !dbg !138
  %_8.1 = extractvalue { i64, i64 } %11, 1, !dbg !138
; call <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::Try>::branch
  %12 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try6branchCsivDPUl2OOUb_6search(i64 %_8.0, i64 %_8.1) #9, !dbg !138
  %13 = extractvalue { i64, i64 } %12, 0, !dbg !138
  %14 = extractvalue { i64, i64 } %12, 1, !dbg !138
  store i64 %13, ptr %_7, align 8, !dbg !138
  %15 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !138
  store i64 %14, ptr %15, align 8, !dbg !138
  %_11 = load i64, ptr %_7, align 8, !dbg !138
  %16 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !138
  %17 = load i64, ptr %16, align 8, !dbg !138
  %18 = trunc nuw i64 %_11 to i1, !dbg !138
  br i1 %18, label %bb8, label %bb7, !dbg !138

bb10:                                             ; preds = %bb1
; call <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::Try>::from_output
  %19 = call { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try11from_outputCsivDPUl2OOUb_6search() #9, !dbg !139
  %20 = extractvalue { i64, i64 } %19, 0, !dbg !139
  %21 = extractvalue { i64, i64 } %19, 1, !dbg !139
  store i64 %20, ptr %_0, align 8, !dbg !139
  %22 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !139
  store i64 %21, ptr %22, align 8, !dbg !139
  br label %bb12, !dbg !140

bb8:                                              ; preds = %bb3
  %23 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !141
  %residual = load i64, ptr %23, align 8, !dbg !141
; call <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<usize, core::convert::Infallible>>>::from_residual
  %24 = call { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowjEINtNtB6_9try_trait12FromResidualIBJ_jNtNtB8_7convert10InfallibleEE13from_residualCsivDPUl2OOUb_6search(i64 %residual) #9, !dbg !142
  %25 = extractvalue { i64, i64 } %24, 0, !dbg !142
  %26 = extractvalue { i64, i64 } %24, 1, !dbg !142
  store i64 %25, ptr %_0, align 8, !dbg !142
  %27 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !142
  store i64 %26, ptr %27, align 8, !dbg !142
  br label %bb12, !dbg !140

bb7:                                              ; preds = %bb3
  br label %bb1, !dbg !131

bb12:                                             ; preds = %bb10, %bb8
  %28 = load i64, ptr %_0, align 8, !dbg !145
  %29 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !145
  %30 = load i64, ptr %29, align 8, !dbg !145
  %31 = insertvalue { i64, i64 } poison, i64 %28, 0, !dbg !145
  %32 = insertvalue { i64, i64 } %31, i64 %30, 1, !dbg !145
  ret { i64, i64 } %32, !dbg !145

bb6:                                              ; No predecessors!
  unreachable, !dbg !138
}

; core::iter::adapters::map::map_fold::<&u8, usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_(ptr %_1, i64 %acc, ptr %elt) unnamed_addr #0 !dbg !146 {
start:
; call <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize::<&u8, search::search::{closure#2}>::{closure#0}
  %_6 = call i64 @_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_(ptr %_1, ptr %elt) #9, !dbg !151
; call <usize as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}
  %_0 = call i64 @_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB17_6filterINtB26_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EE0B3k_(ptr %_1, i64 %acc, i64 %_6) #9, !dbg !152
  ret i64 %_0, !dbg !153
}

; core::iter::traits::iterator::Iterator::position::check::<&[u8], search::search::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_(ptr align 8 %_1, ptr %x.0, i64 %x.1) unnamed_addr #0 !dbg !154 {
start:
  %_0 = alloca [16 x i8], align 8
; call search::search::{closure#0}
  %_4 = call zeroext i1 @_RNCNvCsivDPUl2OOUb_6search6search0B3_(ptr align 8 %_1, ptr %x.0, i64 %x.1) #9, !dbg !156
  br i1 %_4, label %bb2, label %bb3, !dbg !156

bb3:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !157
  %_10 = load ptr, ptr %0, align 8, !dbg !157
  %1 = load i64, ptr %_10, align 8, !dbg !157
  %_8.0 = add i64 %1, 1, !dbg !157
  %_8.1 = icmp ult i64 %_8.0, %1, !dbg !157
  %2 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !157
  %_11 = load ptr, ptr %2, align 8, !dbg !157
  br i1 %_8.1, label %panic, label %bb4, !dbg !157

bb2:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !158
  %_9 = load ptr, ptr %3, align 8, !dbg !158
  %_7 = load i64, ptr %_9, align 8, !dbg !158
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !159
  store i64 %_7, ptr %4, align 8, !dbg !159
  store i64 1, ptr %_0, align 8, !dbg !159
  br label %bb5, !dbg !160

bb4:                                              ; preds = %bb3
  %5 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !157
  %_12 = load ptr, ptr %5, align 8, !dbg !157
  store i64 %_8.0, ptr %_12, align 8, !dbg !157
  %6 = load i64, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, align 8, !dbg !161
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, i64 8), align 8, !dbg !161
  store i64 %6, ptr %_0, align 8, !dbg !161
  %8 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !161
  store i64 %7, ptr %8, align 8, !dbg !161
  br label %bb5, !dbg !160

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5be290f13a9bf8c8937b5d40fdad8c71) #10, !dbg !157
  unreachable, !dbg !157

bb5:                                              ; preds = %bb2, %bb4
  %9 = load i64, ptr %_0, align 8, !dbg !162
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !162
  %11 = load i64, ptr %10, align 8, !dbg !162
  %12 = insertvalue { i64, i64 } poison, i64 %9, 0, !dbg !162
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1, !dbg !162
  ret { i64, i64 } %13, !dbg !162
}

; <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize::<&u8, search::search::{closure#2}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_(ptr %_1, ptr %0) unnamed_addr #0 !dbg !163 {
start:
  %x = alloca [8 x i8], align 8
  store ptr %0, ptr %x, align 8
; call search::search::{closure#2}
  %_3 = call zeroext i1 @_RNCNvCsivDPUl2OOUb_6search6searchs0_0B3_(ptr %_1, ptr align 8 %x) #9, !dbg !169
  %_0 = zext i1 %_3 to i64, !dbg !169
  ret i64 %_0, !dbg !170
}

; <usize as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB17_6filterINtB26_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EE0B3k_(ptr %_1, i64 %a, i64 %b) unnamed_addr #0 !dbg !171 {
start:
  %_4.0 = add i64 %a, %b, !dbg !176
  %_4.1 = icmp ult i64 %_4.0, %a, !dbg !176
  br i1 %_4.1, label %panic, label %bb1, !dbg !176

bb1:                                              ; preds = %start
  ret i64 %_4.0, !dbg !177

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_ec64978302acb335854cb692db438724) #10, !dbg !176
  unreachable, !dbg !176
}

; search::search::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNvCsivDPUl2OOUb_6search6search0B3_(ptr align 8 %_1, ptr %part.0, i64 %part.1) unnamed_addr #0 !dbg !178 {
start:
  %_3.0 = load ptr, ptr %_1, align 8, !dbg !182
  %0 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !182
  %_3.1 = load i64, ptr %0, align 8, !dbg !182
; call <[u8]>::eq_ignore_ascii_case
  %_0 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh20eq_ignore_ascii_caseCsivDPUl2OOUb_6search(ptr %part.0, i64 %part.1, ptr %_3.0, i64 %_3.1) #9, !dbg !183
  ret i1 %_0, !dbg !184
}

; search::search::{closure#2}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNvCsivDPUl2OOUb_6search6searchs0_0B3_(ptr %_1, ptr align 8 %byte) unnamed_addr #0 !dbg !185 {
start:
  %_0 = alloca [1 x i8], align 1
  %_4 = load ptr, ptr %byte, align 8, !dbg !186
; call <u8>::to_ascii_lowercase
  %_3 = call i8 @_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercaseCsivDPUl2OOUb_6search(ptr %_4) #9, !dbg !190
  switch i8 %_3, label %bb2 [
    i8 97, label %bb3
    i8 101, label %bb3
    i8 105, label %bb3
    i8 111, label %bb3
    i8 117, label %bb3
  ], !dbg !191

bb2:                                              ; preds = %start
  store i8 0, ptr %_0, align 1, !dbg !191
  br label %bb4, !dbg !191

bb3:                                              ; preds = %start, %start, %start, %start, %start
  store i8 1, ptr %_0, align 1, !dbg !191
  br label %bb4, !dbg !191

bb4:                                              ; preds = %bb2, %bb3
  %0 = load i8, ptr %_0, align 1, !dbg !192
  %1 = trunc nuw i8 %0 to i1, !dbg !192
  ret i1 %1, !dbg !192
}

; search::search::{closure#1}
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNCNvCsivDPUl2OOUb_6search6searchs_0B3_(i64 %at) unnamed_addr #0 !dbg !193 {
start:
  %_0 = trunc i64 %at to i32, !dbg !194
  ret i32 %_0, !dbg !195
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #1 !dbg !196 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsivDPUl2OOUb_6search() #11, !dbg !199
  unreachable, !dbg !199
}

; <[u8]>::iter
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCsivDPUl2OOUb_6search(ptr %self.0, i64 %self.1) unnamed_addr #0 !dbg !200 {
start:
; call <core::slice::iter::Iter<u8>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCsivDPUl2OOUb_6search(ptr %self.0, i64 %self.1) #9, !dbg !203
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !203
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !203
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !204
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !204
  ret { ptr, ptr } %2, !dbg !204
}

; <[u8]>::windows
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh7windowsCsivDPUl2OOUb_6search(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, i64 %self.1, i64 %size, ptr align 8 %0) unnamed_addr #0 !dbg !205 {
start:
  %_4 = alloca [8 x i8], align 8
  store i64 %size, ptr %_4, align 8, !dbg !206
  %1 = load i64, ptr %_4, align 8, !dbg !212
  %2 = icmp eq i64 %1, 0, !dbg !212
  %_5 = select i1 %2, i64 0, i64 1, !dbg !212
  %3 = trunc nuw i64 %_5 to i1, !dbg !215
  br i1 %3, label %bb3, label %bb2, !dbg !215

bb3:                                              ; preds = %start
  %size1 = load i64, ptr %_4, align 8, !dbg !216
  store ptr %self.0, ptr %_0, align 8, !dbg !217
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !217
  store i64 %self.1, ptr %4, align 8, !dbg !217
  %5 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !217
  store i64 %size1, ptr %5, align 8, !dbg !217
  ret void, !dbg !223

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed(ptr @alloc_d0b5540d38aa67683bd942cb6db4a43b, i64 28, ptr align 8 %0) #10, !dbg !224
  unreachable, !dbg !224

bb1:                                              ; No predecessors!
  unreachable, !dbg !212
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsivDPUl2OOUb_6search(ptr %self, i64 %align) unnamed_addr #0 !dbg !225 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !226
  %2 = trunc i64 %1 to i32, !dbg !226
  store i32 %2, ptr %0, align 4, !dbg !226
  %_8 = load i32, ptr %0, align 4, !dbg !226
  %3 = icmp eq i32 %_8, 1, !dbg !231
  br i1 %3, label %bb1, label %bb2, !dbg !231

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !232
  %_7 = sub i64 %align, 1, !dbg !235
  %_5 = and i64 %_6, %_7, !dbg !236
  %_0 = icmp eq i64 %_5, 0, !dbg !236
  ret i1 %_0, !dbg !237

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #10, !dbg !238
  unreachable, !dbg !238
}

; <[u8]>::eq_ignore_ascii_case
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh20eq_ignore_ascii_caseCsivDPUl2OOUb_6search(ptr %self.0, i64 %self.1, ptr %other.0, i64 %other.1) unnamed_addr #0 !dbg !239 {
start:
  %_0 = alloca [1 x i8], align 1
  %_3 = icmp ne i64 %self.1, %other.1, !dbg !243
  br i1 %_3, label %bb1, label %bb2, !dbg !243

bb2:                                              ; preds = %start
; call <[u8]>::eq_ignore_ascii_case_simple
  %0 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simpleCsivDPUl2OOUb_6search(ptr %self.0, i64 %self.1, ptr %other.0, i64 %other.1) #9, !dbg !244
  %1 = zext i1 %0 to i8, !dbg !244
  store i8 %1, ptr %_0, align 1, !dbg !244
  br label %bb3, !dbg !244

bb1:                                              ; preds = %start
  store i8 0, ptr %_0, align 1, !dbg !245
  br label %bb3, !dbg !246

bb3:                                              ; preds = %bb1, %bb2
  %2 = load i8, ptr %_0, align 1, !dbg !246
  %3 = trunc nuw i8 %2 to i1, !dbg !246
  ret i1 %3, !dbg !246
}

; <[u8]>::eq_ignore_ascii_case_simple
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simpleCsivDPUl2OOUb_6search(ptr %0, i64 %1, ptr %2, i64 %3) unnamed_addr #0 !dbg !247 {
start:
  %_23 = alloca [1 x i8], align 1
  %_18 = alloca [1 x i8], align 1
  %_0 = alloca [1 x i8], align 1
  %other = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %4, align 8
  store ptr %2, ptr %other, align 8
  %5 = getelementptr inbounds i8, ptr %other, i64 8
  store i64 %3, ptr %5, align 8
  br label %bb1, !dbg !248

bb1:                                              ; preds = %bb4, %start
  %6 = load ptr, ptr %self, align 8, !dbg !251
  %7 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !251
  %_5 = load i64, ptr %7, align 8, !dbg !251
  %_6 = icmp uge i64 %_5, 1, !dbg !251
  br i1 %_6, label %bb2, label %bb6, !dbg !251

bb6:                                              ; preds = %bb2, %bb1
  store i8 1, ptr %_0, align 1, !dbg !253
  br label %bb7, !dbg !254

bb2:                                              ; preds = %bb1
  %8 = load ptr, ptr %other, align 8, !dbg !255
  %9 = getelementptr inbounds i8, ptr %other, i64 8, !dbg !255
  %_3 = load i64, ptr %9, align 8, !dbg !255
  %_4 = icmp uge i64 %_3, 1, !dbg !255
  br i1 %_4, label %bb3, label %bb6, !dbg !255

bb3:                                              ; preds = %bb2
  %10 = load ptr, ptr %self, align 8, !dbg !256
  %11 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !256
  %12 = load i64, ptr %11, align 8, !dbg !256
  %rest_a.0 = getelementptr inbounds nuw i8, ptr %10, i64 1, !dbg !256
  %rest_a.1 = sub i64 %12, 1, !dbg !256
  %13 = load ptr, ptr %other, align 8, !dbg !257
  %14 = getelementptr inbounds i8, ptr %other, i64 8, !dbg !257
  %15 = load i64, ptr %14, align 8, !dbg !257
  %rest_b.0 = getelementptr inbounds nuw i8, ptr %13, i64 1, !dbg !257
  %rest_b.1 = sub i64 %15, 1, !dbg !257
  %16 = load ptr, ptr %self, align 8, !dbg !258
  %17 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !258
  %18 = load i64, ptr %17, align 8, !dbg !258
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 0, !dbg !258
  %_14 = load i8, ptr %19, align 1, !dbg !258
  %_17 = icmp ule i8 65, %_14, !dbg !265
  br i1 %_17, label %bb10, label %bb9, !dbg !265

bb7:                                              ; preds = %bb5, %bb6
  %20 = load i8, ptr %_0, align 1, !dbg !254
  %21 = trunc nuw i8 %20 to i1, !dbg !254
  ret i1 %21, !dbg !254

bb9:                                              ; preds = %bb3
  store i8 0, ptr %_18, align 1, !dbg !270
  br label %bb8, !dbg !270

bb10:                                             ; preds = %bb3
  %22 = icmp ule i8 %_14, 90, !dbg !265
  %23 = zext i1 %22 to i8, !dbg !265
  store i8 %23, ptr %_18, align 1, !dbg !265
  br label %bb8, !dbg !265

bb8:                                              ; preds = %bb10, %bb9
  %24 = load i8, ptr %_18, align 1, !dbg !271
  %25 = trunc nuw i8 %24 to i1, !dbg !271
  %_16 = zext i1 %25 to i8, !dbg !271
  %_15 = mul i8 %_16, 32, !dbg !272
  %_12 = or i8 %_14, %_15, !dbg !258
  %26 = load ptr, ptr %other, align 8, !dbg !273
  %27 = getelementptr inbounds i8, ptr %other, i64 8, !dbg !273
  %28 = load i64, ptr %27, align 8, !dbg !273
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 0, !dbg !273
  %_19 = load i8, ptr %29, align 1, !dbg !273
  %_22 = icmp ule i8 65, %_19, !dbg !275
  br i1 %_22, label %bb13, label %bb12, !dbg !275

bb12:                                             ; preds = %bb8
  store i8 0, ptr %_23, align 1, !dbg !280
  br label %bb11, !dbg !280

bb13:                                             ; preds = %bb8
  %30 = icmp ule i8 %_19, 90, !dbg !275
  %31 = zext i1 %30 to i8, !dbg !275
  store i8 %31, ptr %_23, align 1, !dbg !275
  br label %bb11, !dbg !275

bb11:                                             ; preds = %bb13, %bb12
  %32 = load i8, ptr %_23, align 1, !dbg !281
  %33 = trunc nuw i8 %32 to i1, !dbg !281
  %_21 = zext i1 %33 to i8, !dbg !281
  %_20 = mul i8 %_21, 32, !dbg !282
  %_13 = or i8 %_19, %_20, !dbg !273
  %_11 = icmp eq i8 %_12, %_13, !dbg !283
  br i1 %_11, label %bb4, label %bb5, !dbg !284

bb5:                                              ; preds = %bb11
  store i8 0, ptr %_0, align 1, !dbg !285
  br label %bb7, !dbg !254

bb4:                                              ; preds = %bb11
  store ptr %rest_a.0, ptr %self, align 8, !dbg !286
  %34 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !286
  store i64 %rest_a.1, ptr %34, align 8, !dbg !286
  store ptr %rest_b.0, ptr %other, align 8, !dbg !287
  %35 = getelementptr inbounds i8, ptr %other, i64 8, !dbg !287
  store i64 %rest_b.1, ptr %35, align 8, !dbg !287
  br label %bb1, !dbg !248
}

; <u8>::to_ascii_lowercase
; Function Attrs: convergent inlinehint nounwind
define internal i8 @_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercaseCsivDPUl2OOUb_6search(ptr %self) unnamed_addr #0 !dbg !288 {
start:
  %_6 = alloca [1 x i8], align 1
  %_2 = load i8, ptr %self, align 1, !dbg !289
  %_5 = icmp ule i8 65, %_2, !dbg !290
  br i1 %_5, label %bb3, label %bb2, !dbg !290

bb2:                                              ; preds = %start
  store i8 0, ptr %_6, align 1, !dbg !295
  br label %bb1, !dbg !295

bb3:                                              ; preds = %start
  %0 = icmp ule i8 %_2, 90, !dbg !290
  %1 = zext i1 %0 to i8, !dbg !290
  store i8 %1, ptr %_6, align 1, !dbg !290
  br label %bb1, !dbg !290

bb1:                                              ; preds = %bb3, %bb2
  %2 = load i8, ptr %_6, align 1, !dbg !296
  %3 = trunc nuw i8 %2 to i1, !dbg !296
  %_4 = zext i1 %3 to i8, !dbg !296
  %_3 = mul i8 %_4, 32, !dbg !297
  %_0 = or i8 %_2, %_3, !dbg !289
  ret i8 %_0, !dbg !298
}

; <core::slice::iter::Iter<u8>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCsivDPUl2OOUb_6search(ptr %slice.0, i64 %slice.1) unnamed_addr #0 !dbg !299 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !301

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %slice.1, !dbg !304
  store ptr %_6, ptr %end_or_len, align 8, !dbg !307
  br label %bb3, !dbg !308

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !309
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !311
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !311
  ret { ptr, ptr } %1, !dbg !311

bb1:                                              ; No predecessors!
  unreachable
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsivDPUl2OOUb_6search() unnamed_addr #0 !dbg !312 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !316
  ret i32 %_0, !dbg !317
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsivDPUl2OOUb_6search() unnamed_addr #0 !dbg !318 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !319
  ret i32 %_0, !dbg !320
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsivDPUl2OOUb_6search() unnamed_addr #0 !dbg !321 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !322
  ret i32 %_0, !dbg !323
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsivDPUl2OOUb_6search() unnamed_addr #2 !dbg !324 {
start:
  call void @llvm.trap(), !dbg !325
  unreachable, !dbg !325
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsivDPUl2OOUb_6search(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 !dbg !326 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !328
  br i1 %_3, label %bb1, label %bb2, !dbg !336

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !338
  unreachable, !dbg !338

bb1:                                              ; preds = %start
  ret void, !dbg !340
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsivDPUl2OOUb_6search(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !341 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !343
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !343
  br i1 %_7.1, label %bb1, label %bb2, !dbg !347

bb2:                                              ; preds = %start
  ret void, !dbg !348

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !349
  unreachable, !dbg !349
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCsivDPUl2OOUb_6search(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 !dbg !351 {
start:
  br i1 %cond, label %bb2, label %bb1, !dbg !354

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !357
  unreachable, !dbg !357

bb2:                                              ; preds = %start
  ret void, !dbg !359
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsivDPUl2OOUb_6search(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !360 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsivDPUl2OOUb_6search(ptr %data, i64 %align) #9, !dbg !362
  br i1 %_11, label %bb5, label %bb6, !dbg !370

bb6:                                              ; preds = %start
  br label %bb3, !dbg !372

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !374
  %_12 = icmp eq i64 %_13, 0, !dbg !386
  %_5 = xor i1 %_12, true, !dbg !387
  br i1 %_5, label %bb1, label %bb3, !dbg !372

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !388

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !390
  br i1 %1, label %bb8, label %bb9, !dbg !390

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #10, !dbg !393
  unreachable, !dbg !393

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !395
  br label %bb10, !dbg !396

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !397
  store i64 %2, ptr %_14, align 8, !dbg !397
  br label %bb10, !dbg !396

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !398
  %_7 = icmp ule i64 %len, %3, !dbg !398
  br i1 %_7, label %bb2, label %bb4, !dbg !392

bb2:                                              ; preds = %bb10
  ret void, !dbg !400
}

; <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::Try>::from_output
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try11from_outputCsivDPUl2OOUb_6search() unnamed_addr #0 !dbg !401 {
start:
  ret { i64, i64 } { i64 0, i64 undef }, !dbg !403
}

; <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::Try>::branch
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try6branchCsivDPUl2OOUb_6search(i64 %0, i64 %1) unnamed_addr #0 !dbg !404 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8, !dbg !405
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !405
  %4 = load i64, ptr %3, align 8, !dbg !405
  %5 = trunc nuw i64 %_2 to i1, !dbg !406
  br i1 %5, label %bb2, label %bb3, !dbg !406

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !407
  %b = load i64, ptr %6, align 8, !dbg !407
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !408
  store i64 %b, ptr %7, align 8, !dbg !408
  store i64 1, ptr %_0, align 8, !dbg !408
  br label %bb4, !dbg !410

bb3:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !411
  br label %bb4, !dbg !413

bb4:                                              ; preds = %bb2, %bb3
  %8 = load i64, ptr %_0, align 8, !dbg !414
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !414
  %10 = load i64, ptr %9, align 8, !dbg !414
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0, !dbg !414
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1, !dbg !414
  ret { i64, i64 } %12, !dbg !414

bb1:                                              ; No predecessors!
  unreachable, !dbg !405
}

; <core::iter::adapters::filter::Filter<core::slice::iter::Iter<u8>, search::search::{closure#2}> as core::iter::traits::iterator::Iterator>::count
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_(ptr %0, ptr %1) unnamed_addr #0 !dbg !415 {
start:
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %before = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %2, align 8
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsivDPUl2OOUb_6search(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #9, !dbg !416
  %3 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !417
  %4 = load i64, ptr %3, align 8, !dbg !417
  %5 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !417
  %6 = load i64, ptr %5, align 8, !dbg !417
  store i64 %4, ptr %_3, align 8, !dbg !417
  %7 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !417
  store i64 %6, ptr %7, align 8, !dbg !417
  %_11 = load i64, ptr %_3, align 8, !dbg !418
  %8 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !418
  %9 = load i64, ptr %8, align 8, !dbg !418
  %10 = trunc nuw i64 %_11 to i1, !dbg !421
  br i1 %10, label %bb7, label %bb6, !dbg !421

bb7:                                              ; preds = %start
  %11 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !422
  %12 = load i64, ptr %11, align 8, !dbg !422
  store i64 %12, ptr %before, align 8, !dbg !422
  br label %bb4, !dbg !423

bb6:                                              ; preds = %start
  store i64 -1, ptr %before, align 8, !dbg !424
  br label %bb4, !dbg !424

bb4:                                              ; preds = %bb7, %bb6
  %_7.0 = load ptr, ptr %self, align 8, !dbg !425
  %13 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !425
  %_7.1 = load ptr, ptr %13, align 8, !dbg !425
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::map::<usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>
  %14 = call { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBQ_8adapters6filterINtB1F_6FilterppEBK_5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB2H_(ptr %_7.0, ptr %_7.1) #9, !dbg !427
  %_6.0 = extractvalue { ptr, ptr } %14, 0, !dbg !427
  %_6.1 = extractvalue { ptr, ptr } %14, 1, !dbg !427
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&u8, usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&u8, search::search::{closure#2}>::{closure#0}>>::{closure#0}>::{closure#0}>
  %total = call i64 @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBX_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1J_6filterINtB2p_6FilterppEBR_5count8to_usizeB2a_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtBV_5accumjNtB40_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB3j_(ptr %_6.0, ptr %_6.1, i64 0) #9, !dbg !428
  %15 = load i64, ptr %before, align 8, !dbg !436
; call <core::slice::iter::Iter<u8> as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
  call void @_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundCsivDPUl2OOUb_6search(i64 %total, i64 %15) #9, !dbg !436
  ret i64 %total, !dbg !438

bb5:                                              ; No predecessors!
  unreachable, !dbg !418
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsivDPUl2OOUb_6search(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !439 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2, !dbg !440

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !442
  %_5 = load ptr, ptr %0, align 8, !dbg !442
  %_6 = load ptr, ptr %self, align 8, !dbg !443
  br label %bb5, !dbg !445

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsivDPUl2OOUb_6search(ptr %_5, ptr %_6, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #9, !dbg !453
  br label %bb7, !dbg !454

bb7:                                              ; preds = %bb5
  br label %bb8, !dbg !455

bb8:                                              ; preds = %bb7
  br label %bb9, !dbg !457

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64, !dbg !458
  %2 = ptrtoint ptr %_6 to i64, !dbg !458
  %3 = sub nuw i64 %1, %2, !dbg !458
  %4 = udiv exact i64 %3, 1, !dbg !458
  store i64 %4, ptr %exact, align 8, !dbg !458
  br label %bb3, !dbg !459

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #10, !dbg !460
  unreachable, !dbg !460

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8, !dbg !461
  %_8.1 = load i64, ptr %exact, align 8, !dbg !463
  store i64 %_7, ptr %_0, align 8, !dbg !464
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !464
  store i64 1, ptr %5, align 8, !dbg !464
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !464
  store i64 %_8.1, ptr %6, align 8, !dbg !464
  ret void, !dbg !465

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<u8> as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundCsivDPUl2OOUb_6search(i64 %count, i64 %upper) unnamed_addr #0 !dbg !466 {
start:
  %_3 = icmp ule i64 %count, %upper, !dbg !468
  br label %bb1, !dbg !469

bb1:                                              ; preds = %start
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCsivDPUl2OOUb_6search(i1 zeroext %_3, ptr align 8 @alloc_3bc3590f0bc6335cde324e9400f08923) #9, !dbg !473
  br label %bb2, !dbg !473

bb2:                                              ; preds = %bb1
  ret void, !dbg !474
}

; <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXsY_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsivDPUl2OOUb_6search(ptr align 8 %self) unnamed_addr #0 !dbg !475 {
start:
  %ret = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !477
  %_4 = load i64, ptr %0, align 8, !dbg !477
  %_10.0 = load ptr, ptr %self, align 8, !dbg !478
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !478
  %_10.1 = load i64, ptr %1, align 8, !dbg !478
  %_2 = icmp ugt i64 %_4, %_10.1, !dbg !477
  br i1 %_2, label %bb1, label %bb2, !dbg !477

bb2:                                              ; preds = %start
  %_11.0 = load ptr, ptr %self, align 8, !dbg !479
  %2 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !479
  %_11.1 = load i64, ptr %2, align 8, !dbg !479
  %3 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !480
  %_8 = load i64, ptr %3, align 8, !dbg !480
  %_19 = icmp ult i64 %_8, 0, !dbg !481
  br i1 %_19, label %bb7, label %bb8, !dbg !481

bb1:                                              ; preds = %start
  %4 = load ptr, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, align 8, !dbg !495
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.7cf85dcacb32e6198bb9a67677b2c089.0, i64 8), align 8, !dbg !495
  store ptr %4, ptr %ret, align 8, !dbg !495
  %6 = getelementptr inbounds i8, ptr %ret, i64 8, !dbg !495
  store i64 %5, ptr %6, align 8, !dbg !495
  br label %bb3, !dbg !496

bb8:                                              ; preds = %bb2
  %_13 = icmp ule i64 %_8, %_11.1, !dbg !497
  br i1 %_13, label %bb4, label %bb5, !dbg !497

bb7:                                              ; preds = %bb2
  br label %bb6, !dbg !498

bb5:                                              ; preds = %bb8
  br label %bb6, !dbg !499

bb4:                                              ; preds = %bb8
  store ptr %_11.0, ptr %ret, align 8, !dbg !501
  %7 = getelementptr inbounds i8, ptr %ret, i64 8, !dbg !501
  store i64 %_8, ptr %7, align 8, !dbg !501
  %_12.0 = load ptr, ptr %self, align 8, !dbg !502
  %8 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !502
  %_12.1 = load i64, ptr %8, align 8, !dbg !502
  %_21 = icmp ugt i64 1, %_12.1, !dbg !504
  br i1 %_21, label %bb9, label %bb10, !dbg !504

bb6:                                              ; preds = %bb7, %bb5
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 0, i64 %_8, i64 %_11.1, ptr align 8 @alloc_a21e4d591ba8463c7fe696d1362d8d77) #10, !dbg !511
  unreachable, !dbg !511

bb10:                                             ; preds = %bb4
  %_24 = sub nuw i64 %_12.1, 1, !dbg !512
  %_28 = getelementptr inbounds nuw i8, ptr %_12.0, i64 1, !dbg !513
  store ptr %_28, ptr %self, align 8, !dbg !518
  %9 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !518
  store i64 %_24, ptr %9, align 8, !dbg !518
  br label %bb3, !dbg !496

bb9:                                              ; preds = %bb4
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 1, i64 %_12.1, i64 %_12.1, ptr align 8 @alloc_e81cec39f5dda3952690958c20e8fdcf) #10, !dbg !519
  unreachable, !dbg !519

bb3:                                              ; preds = %bb1, %bb10
  %10 = load ptr, ptr %ret, align 8, !dbg !520
  %11 = getelementptr inbounds i8, ptr %ret, i64 8, !dbg !520
  %12 = load i64, ptr %11, align 8, !dbg !520
  %13 = insertvalue { ptr, i64 } poison, ptr %10, 0, !dbg !520
  %14 = insertvalue { ptr, i64 } %13, i64 %12, 1, !dbg !520
  ret { ptr, i64 } %14, !dbg !520
}

; <core::ops::control_flow::ControlFlow<usize> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<usize, core::convert::Infallible>>>::from_residual
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowjEINtNtB6_9try_trait12FromResidualIBJ_jNtNtB8_7convert10InfallibleEE13from_residualCsivDPUl2OOUb_6search(i64 %residual) unnamed_addr #0 !dbg !521 {
start:
  %0 = insertvalue { i64, i64 } { i64 1, i64 poison }, i64 %residual, 1, !dbg !523
  ret { i64, i64 } %0, !dbg !523
}

; Function Attrs: convergent nounwind
define ptx_kernel void @search(i64 %n, i64 %width, ptr %text, ptr %needle, i64 %length, ptr %places, ptr %vowels) unnamed_addr #3 !dbg !524 {
start:
  %_27 = alloca [24 x i8], align 8
  %_14 = alloca [48 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsivDPUl2OOUb_6search() #9, !dbg !525
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsivDPUl2OOUb_6search() #9, !dbg !528
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !525
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !525
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !525
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !525

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsivDPUl2OOUb_6search() #9, !dbg !529
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !530
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !530
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsivDPUl2OOUb_6search3gpu9global_id.exit, !dbg !530

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #10, !dbg !525
  unreachable, !dbg !525

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #10, !dbg !530
  unreachable, !dbg !530

_RNvNtCsivDPUl2OOUb_6search3gpu9global_id.exit:   ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64, !dbg !530
  %_9 = icmp uge i64 %_0.i7, %n, !dbg !531
  br i1 %_9, label %bb15, label %bb2, !dbg !531

bb2:                                              ; preds = %_RNvNtCsivDPUl2OOUb_6search3gpu9global_id.exit
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i7, i64 %width), !dbg !533
  %_18.0 = extractvalue { i64, i1 } %1, 0, !dbg !533
  %_18.1 = extractvalue { i64, i1 } %1, 1, !dbg !533
  br i1 %_18.1, label %panic, label %bb3, !dbg !533

bb15:                                             ; preds = %bb19, %_RNvNtCsivDPUl2OOUb_6search3gpu9global_id.exit
  ret void, !dbg !534

bb3:                                              ; preds = %bb2
  %_0.i6 = getelementptr inbounds nuw i8, ptr %text, i64 %_18.0, !dbg !535
; call core::slice::raw::from_raw_parts::<u8>
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECsivDPUl2OOUb_6search(ptr %_0.i6, i64 %width, ptr align 8 @alloc_894d5e80212f7ce0c254a69c74ce686f) #9, !dbg !538
  %_15.0 = extractvalue { ptr, i64 } %2, 0, !dbg !538
  %_15.1 = extractvalue { ptr, i64 } %2, 1, !dbg !538
; call core::slice::raw::from_raw_parts::<u8>
  %3 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECsivDPUl2OOUb_6search(ptr %needle, i64 %length, ptr align 8 @alloc_6c1e77cbec6f3ca1481ba227e21661e8) #9, !dbg !539
  %_19.0 = extractvalue { ptr, i64 } %3, 0, !dbg !539
  %_19.1 = extractvalue { ptr, i64 } %3, 1, !dbg !539
  %_0.i = getelementptr inbounds nuw i32, ptr %places, i64 %_0.i7, !dbg !540
  %_38 = ptrtoint ptr %_0.i to i64, !dbg !543
  %_40 = and i64 %_38, 3, !dbg !543
  %_41 = icmp eq i64 %_40, 0, !dbg !543
  br i1 %_41, label %bb17, label %panic1, !dbg !543

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_7dd04ece10804d1dc1f2f8d537a3224f) #10, !dbg !533
  unreachable, !dbg !533

bb17:                                             ; preds = %bb3
  %_43 = ptrtoint ptr %_0.i to i64, !dbg !543
  %_44 = icmp eq i64 %_43, 0, !dbg !543
  %_45 = and i1 %_44, true, !dbg !543
  %_46 = xor i1 %_45, true, !dbg !543
  br i1 %_46, label %bb18, label %panic2, !dbg !543

panic1:                                           ; preds = %bb3
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_38, ptr align 8 @alloc_65a42a8fd5255efb578de12450403586) #10, !dbg !543
  unreachable, !dbg !543

bb18:                                             ; preds = %bb17
  %_0.i5 = getelementptr inbounds nuw i32, ptr %vowels, i64 %_0.i7, !dbg !544
  %_33 = ptrtoint ptr %_0.i5 to i64, !dbg !547
  %_35 = and i64 %_33, 3, !dbg !547
  %_36 = icmp eq i64 %_35, 0, !dbg !547
  br i1 %_36, label %bb16, label %panic3, !dbg !547

panic2:                                           ; preds = %bb17
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_65a42a8fd5255efb578de12450403586) #10, !dbg !543
  unreachable, !dbg !543

bb16:                                             ; preds = %bb18
  %_48 = ptrtoint ptr %_0.i5 to i64, !dbg !547
  %_49 = icmp eq i64 %_48, 0, !dbg !547
  %_50 = and i1 %_49, true, !dbg !547
  %_51 = xor i1 %_50, true, !dbg !547
  br i1 %_51, label %bb19, label %panic4, !dbg !547

panic3:                                           ; preds = %bb18
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_33, ptr align 8 @alloc_b6636adcae1ee421b96905af3b69f0f4) #10, !dbg !547
  unreachable, !dbg !547

bb19:                                             ; preds = %bb16
  store ptr %_15.0, ptr %_14, align 8, !dbg !548
  %4 = getelementptr inbounds i8, ptr %_14, i64 8, !dbg !548
  store i64 %_15.1, ptr %4, align 8, !dbg !548
  %5 = getelementptr inbounds i8, ptr %_14, i64 16, !dbg !548
  store ptr %_19.0, ptr %5, align 8, !dbg !548
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !548
  store i64 %_19.1, ptr %6, align 8, !dbg !548
  %7 = getelementptr inbounds i8, ptr %_14, i64 32, !dbg !548
  store ptr %_0.i, ptr %7, align 8, !dbg !548
  %8 = getelementptr inbounds i8, ptr %_14, i64 40, !dbg !548
  store ptr %_0.i5, ptr %8, align 8, !dbg !548
  %line.0 = load ptr, ptr %_14, align 8, !dbg !549
  %9 = getelementptr inbounds i8, ptr %_14, i64 8, !dbg !549
  %line.1 = load i64, ptr %9, align 8, !dbg !549
  %10 = getelementptr inbounds i8, ptr %_14, i64 16, !dbg !550
  %needle.0 = load ptr, ptr %10, align 8, !dbg !550
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !550
  %needle.1 = load i64, ptr %11, align 8, !dbg !550
  %12 = getelementptr inbounds i8, ptr %_14, i64 32, !dbg !551
  %place = load ptr, ptr %12, align 8, !dbg !551
  %13 = getelementptr inbounds i8, ptr %_14, i64 40, !dbg !552
  %vowel = load ptr, ptr %13, align 8, !dbg !552
; call <[u8]>::windows
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh7windowsCsivDPUl2OOUb_6search(ptr sret([24 x i8]) align 8 %_27, ptr %line.0, i64 %line.1, i64 %length, ptr align 8 @alloc_e6cffc36675206078bed4e60f1565368) #9, !dbg !553
; call <core::slice::iter::Windows<u8> as core::iter::traits::iterator::Iterator>::position::<search::search::{closure#0}>
  %14 = call { i64, i64 } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8positionNCNvCsivDPUl2OOUb_6search6search0EB1F_(ptr align 8 %_27, ptr %needle.0, i64 %needle.1) #9, !dbg !555
  %_25.0 = extractvalue { i64, i64 } %14, 0, !dbg !555
  %_25.1 = extractvalue { i64, i64 } %14, 1, !dbg !555
; call <core::option::Option<usize>>::map_or::<i32, search::search::{closure#1}>
  %_24 = call i32 @_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE6map_orlNCNvCsivDPUl2OOUb_6search6searchs_0EBV_(i64 %_25.0, i64 %_25.1, i32 -1) #9, !dbg !556
  store i32 %_24, ptr %place, align 4, !dbg !557
; call <[u8]>::iter
  %15 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCsivDPUl2OOUb_6search(ptr %line.0, i64 %line.1) #9, !dbg !558
  %_31.0 = extractvalue { ptr, ptr } %15, 0, !dbg !558
  %_31.1 = extractvalue { ptr, ptr } %15, 1, !dbg !558
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::filter::<search::search::{closure#2}>
  %16 = call { ptr, ptr } @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCsivDPUl2OOUb_6search6searchs0_0EB1A_(ptr %_31.0, ptr %_31.1) #9, !dbg !559
  %_30.0 = extractvalue { ptr, ptr } %16, 0, !dbg !559
  %_30.1 = extractvalue { ptr, ptr } %16, 1, !dbg !559
; call <core::iter::adapters::filter::Filter<core::slice::iter::Iter<u8>, search::search::{closure#2}> as core::iter::traits::iterator::Iterator>::count
  %_29 = call i64 @_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_(ptr %_30.0, ptr %_30.1) #9, !dbg !560
  %17 = trunc i64 %_29 to i32, !dbg !561
  store i32 %17, ptr %vowel, align 4, !dbg !561
  br label %bb15, !dbg !534

panic4:                                           ; preds = %bb16
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_b6636adcae1ee421b96905af3b69f0f4) #10, !dbg !547
  unreachable, !dbg !547
}

; core::panicking::panic
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr, i64, ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4

; core::option::expect_failed
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core6option13expect_failed(ptr, i64, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4

; core::slice::index::slice_index_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/search.rs/@/search.d79a05e28aff17d5-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "map_or<usize, i32, search::search::{closure_env#1}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE6map_orlNCNvCsivDPUl2OOUb_6search6searchs_0EBV_", scope: !8, file: !7, line: 1224, type: !11, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!8 = !DINamespace(name: "Option", scope: !9)
!9 = !DINamespace(name: "option", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 1229, column: 15, scope: !6)
!14 = !DILocation(line: 1229, column: 9, scope: !6)
!15 = !DILocation(line: 1230, column: 18, scope: !6)
!16 = !DILocation(line: 1230, column: 24, scope: !17)
!17 = distinct !DILexicalBlock(scope: !6, file: !7, line: 1230, column: 13)
!18 = !DILocation(line: 1233, column: 5, scope: !6)
!19 = !DILocation(line: 1231, column: 21, scope: !6)
!20 = !DILocation(line: 1233, column: 6, scope: !6)
!21 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECsivDPUl2OOUb_6search", scope: !23, file: !22, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!22 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!23 = !DINamespace(name: "raw", scope: !24)
!24 = !DINamespace(name: "slice", scope: !10)
!25 = !DILocation(line: 77, column: 35, scope: !26)
!26 = !DILexicalBlockFile(scope: !21, file: !27, discriminator: 0)
!27 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!28 = !DILocation(line: 78, column: 17, scope: !26)
!29 = !DILocation(line: 77, column: 13, scope: !26)
!30 = !DILocation(line: 141, column: 2, scope: !21)
!31 = distinct !DISubprogram(name: "fold<u8, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBX_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1J_6filterINtB2p_6FilterppEBR_5count8to_usizeB2a_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtBV_5accumjNtB40_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB3j_", scope: !33, file: !32, line: 259, type: !11, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!32 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!33 = !DINamespace(name: "{impl#171}", scope: !34)
!34 = !DINamespace(name: "iter", scope: !24)
!35 = !DILocation(line: 28, column: 12, scope: !36)
!36 = distinct !DILexicalBlock(scope: !31, file: !32, line: 25, column: 86)
!37 = !DILocation(line: 1717, column: 9, scope: !38, inlinedAt: !43)
!38 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCsivDPUl2OOUb_6search", scope: !40, file: !39, line: 1716, type: !11, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!39 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!40 = !DINamespace(name: "{impl#15}", scope: !41)
!41 = !DINamespace(name: "non_null", scope: !42)
!42 = !DINamespace(name: "ptr", scope: !10)
!43 = !DILocation(line: 44, column: 20, scope: !44)
!44 = distinct !DILexicalBlock(scope: !36, file: !32, line: 33, column: 13)
!45 = !DILocation(line: 28, column: 9, scope: !36)
!46 = !DILocation(line: 25, column: 86, scope: !36)
!47 = !DILocation(line: 274, column: 29, scope: !48)
!48 = distinct !DILexicalBlock(scope: !31, file: !32, line: 273, column: 17)
!49 = !DILocation(line: 28, column: 12, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !32, line: 25, column: 86)
!51 = distinct !DILexicalBlock(scope: !48, file: !32, line: 274, column: 17)
!52 = !DILocation(line: 271, column: 28, scope: !31)
!53 = !DILocation(line: 289, column: 13, scope: !31)
!54 = !DILocation(line: 77, column: 35, scope: !55, inlinedAt: !60)
!55 = !DILexicalBlockFile(scope: !56, file: !27, discriminator: 0)
!56 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 701, type: !11, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!57 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!58 = !DINamespace(name: "{impl#0}", scope: !59)
!59 = !DINamespace(name: "const_ptr", scope: !42)
!60 = !DILocation(line: 887, column: 37, scope: !61, inlinedAt: !65)
!61 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !63, file: !62, line: 882, type: !11, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!62 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!63 = !DINamespace(name: "{impl#0}", scope: !64)
!64 = !DINamespace(name: "mut_ptr", scope: !42)
!65 = !DILocation(line: 953, column: 32, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !67, file: !39, line: 948, type: !11, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!67 = !DINamespace(name: "NonNull", scope: !41)
!68 = !DILocation(line: 57, column: 30, scope: !69)
!69 = distinct !DILexicalBlock(scope: !50, file: !32, line: 33, column: 13)
!70 = !DILocation(line: 78, column: 17, scope: !55, inlinedAt: !60)
!71 = !DILocation(line: 77, column: 13, scope: !55, inlinedAt: !60)
!72 = !DILocation(line: 727, column: 17, scope: !73, inlinedAt: !60)
!73 = distinct !DILexicalBlock(scope: !56, file: !57, line: 726, column: 9)
!74 = !DILocation(line: 727, column: 37, scope: !73, inlinedAt: !60)
!75 = !DILocation(line: 729, column: 18, scope: !73, inlinedAt: !60)
!76 = !DILocation(line: 28, column: 9, scope: !50)
!77 = !DILocation(line: 727, column: 9, scope: !73, inlinedAt: !60)
!78 = !DILocation(line: 279, column: 71, scope: !79)
!79 = distinct !DILexicalBlock(scope: !51, file: !32, line: 275, column: 17)
!80 = !DILocation(line: 659, column: 28, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE3addCsivDPUl2OOUb_6search", scope: !67, file: !39, line: 651, type: !11, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!82 = !DILocation(line: 279, column: 67, scope: !79)
!83 = !DILocation(line: 279, column: 27, scope: !79)
!84 = !DILocation(line: 77, column: 35, scope: !85, inlinedAt: !90)
!85 = !DILexicalBlockFile(scope: !86, file: !27, discriminator: 0)
!86 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !88, file: !87, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!87 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!88 = !DINamespace(name: "{impl#11}", scope: !89)
!89 = !DINamespace(name: "num", scope: !10)
!90 = !DILocation(line: 283, column: 36, scope: !79)
!91 = !DILocation(line: 78, column: 17, scope: !85, inlinedAt: !90)
!92 = !DILocation(line: 898, column: 17, scope: !86, inlinedAt: !90)
!93 = !DILocation(line: 283, column: 21, scope: !79)
!94 = !DILocation(line: 284, column: 24, scope: !79)
!95 = !DILocation(line: 284, column: 29, scope: !79)
!96 = !DILocation(line: 276, column: 17, scope: !79)
!97 = !DILocation(line: 288, column: 17, scope: !79)
!98 = !DILocation(line: 289, column: 14, scope: !31)
!99 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<u8>, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBQ_8adapters6filterINtB1F_6FilterppEBK_5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB2H_", scope: !101, file: !100, line: 833, type: !11, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!100 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!101 = !DINamespace(name: "Iterator", scope: !102)
!102 = !DINamespace(name: "iterator", scope: !103)
!103 = !DINamespace(name: "traits", scope: !104)
!104 = !DINamespace(name: "iter", scope: !10)
!105 = !DILocation(line: 839, column: 6, scope: !99)
!106 = distinct !DISubprogram(name: "filter<core::slice::iter::Iter<u8>, search::search::{closure_env#2}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCsivDPUl2OOUb_6search6searchs0_0EB1A_", scope: !101, file: !100, line: 954, type: !11, scopeLine: 954, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!107 = !DILocation(line: 960, column: 6, scope: !106)
!108 = distinct !DISubprogram(name: "position<core::slice::iter::Windows<u8>, search::search::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8positionNCNvCsivDPUl2OOUb_6search6search0EB1F_", scope: !101, file: !100, line: 3136, type: !11, scopeLine: 3136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!109 = !DILocation(line: 3157, column: 23, scope: !108)
!110 = !DILocation(line: 3147, column: 13, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "check<&[u8], search::search::{closure_env#0}>", linkageName: "_RINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0EB1k_", scope: !112, file: !100, line: 3142, type: !11, scopeLine: 3142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!112 = !DINamespace(name: "position", scope: !101)
!113 = !DILocation(line: 3158, column: 27, scope: !114)
!114 = distinct !DILexicalBlock(scope: !108, file: !100, line: 3157, column: 9)
!115 = !DILocation(line: 3158, column: 14, scope: !114)
!116 = !DILocation(line: 194, column: 15, scope: !117, inlinedAt: !122)
!117 = distinct !DISubprogram(name: "break_value<usize, ()>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB5_11ControlFlowjE11break_valueCsivDPUl2OOUb_6search", scope: !119, file: !118, line: 190, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!118 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/control_flow.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bd99d844356a676abbc4b0dafb30af4")
!119 = !DINamespace(name: "ControlFlow", scope: !120)
!120 = !DINamespace(name: "control_flow", scope: !121)
!121 = !DINamespace(name: "ops", scope: !10)
!122 = !DILocation(line: 3158, column: 55, scope: !114)
!123 = !DILocation(line: 194, column: 9, scope: !117, inlinedAt: !122)
!124 = !DILocation(line: 196, column: 32, scope: !117, inlinedAt: !122)
!125 = !DILocation(line: 196, column: 38, scope: !126, inlinedAt: !122)
!126 = distinct !DILexicalBlock(scope: !117, file: !118, line: 196, column: 13)
!127 = !DILocation(line: 196, column: 44, scope: !117, inlinedAt: !122)
!128 = !DILocation(line: 195, column: 42, scope: !117, inlinedAt: !122)
!129 = !DILocation(line: 3159, column: 6, scope: !108)
!130 = distinct !DISubprogram(name: "try_fold<core::slice::iter::Windows<u8>, (), core::iter::traits::iterator::Iterator::position::check::{closure_env#0}<&[u8], search::search::{closure_env#0}>, core::ops::control_flow::ControlFlow<usize, ()>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7WindowshENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folduNCINvNvBN_8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0INtNtNtBa_3ops12control_flow11ControlFlowjEEB28_", scope: !101, file: !100, line: 2488, type: !11, scopeLine: 2488, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!131 = !DILocation(line: 2495, column: 9, scope: !132)
!132 = distinct !DILexicalBlock(scope: !130, file: !100, line: 2494, column: 9)
!133 = !DILocation(line: 2495, column: 34, scope: !134)
!134 = distinct !DILexicalBlock(scope: !132, file: !100, line: 2495, column: 41)
!135 = !DILocation(line: 2495, column: 29, scope: !134)
!136 = !DILocation(line: 2495, column: 19, scope: !134)
!137 = !DILocation(line: 2495, column: 24, scope: !134)
!138 = !DILocation(line: 2496, column: 21, scope: !134)
!139 = !DILocation(line: 2498, column: 15, scope: !132)
!140 = !DILocation(line: 2499, column: 5, scope: !130)
!141 = !DILocation(line: 2496, column: 32, scope: !134)
!142 = !DILocation(line: 2496, column: 21, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !100, line: 2496, column: 32)
!144 = distinct !DILexicalBlock(scope: !134, file: !100, line: 2496, column: 32)
!145 = !DILocation(line: 2499, column: 6, scope: !130)
!146 = distinct !DISubprogram(name: "{closure#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCsivDPUl2OOUb_6search6searchs0_0E0NCINvXsK_NtB1F_5accumjNtB3c_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBX_EE0E0B2v_", scope: !148, file: !147, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!147 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!148 = !DINamespace(name: "map_fold", scope: !149)
!149 = !DINamespace(name: "map", scope: !150)
!150 = !DINamespace(name: "adapters", scope: !104)
!151 = !DILocation(line: 88, column: 28, scope: !146)
!152 = !DILocation(line: 88, column: 21, scope: !146)
!153 = !DILocation(line: 88, column: 35, scope: !146)
!154 = distinct !DISubprogram(name: "{closure#0}<&[u8], search::search::{closure_env#0}>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator8position5checkRShNCNvCsivDPUl2OOUb_6search6search0E0B1m_", scope: !155, file: !100, line: 3147, type: !11, scopeLine: 3147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!155 = !DINamespace(name: "check", scope: !112)
!156 = !DILocation(line: 3148, column: 20, scope: !154)
!157 = !DILocation(line: 3151, column: 21, scope: !154)
!158 = !DILocation(line: 3149, column: 40, scope: !154)
!159 = !DILocation(line: 3149, column: 21, scope: !154)
!160 = !DILocation(line: 3148, column: 17, scope: !154)
!161 = !DILocation(line: 3152, column: 21, scope: !154)
!162 = !DILocation(line: 3154, column: 14, scope: !154)
!163 = distinct !DISubprogram(name: "{closure#0}<&u8, search::search::{closure_env#2}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0B22_", scope: !165, file: !164, line: 138, type: !11, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!164 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!165 = !DINamespace(name: "to_usize", scope: !166)
!166 = !DINamespace(name: "count", scope: !167)
!167 = !DINamespace(name: "{impl#3}", scope: !168)
!168 = !DINamespace(name: "filter", scope: !150)
!169 = !DILocation(line: 138, column: 22, scope: !163)
!170 = !DILocation(line: 138, column: 44, scope: !163)
!171 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB17_6filterINtB26_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EE0B3k_", scope: !173, file: !172, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!172 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!173 = !DINamespace(name: "sum", scope: !174)
!174 = !DINamespace(name: "{impl#48}", scope: !175)
!175 = !DINamespace(name: "accum", scope: !103)
!176 = !DILocation(line: 55, column: 28, scope: !171)
!177 = !DILocation(line: 55, column: 33, scope: !171)
!178 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6search0B3_", scope: !180, file: !179, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!179 = !DIFile(filename: "examples/rust/search.rs", directory: ".", checksumkind: CSK_MD5, checksum: "f49e652ca1fee5861ebe5935976c29f5")
!180 = !DINamespace(name: "search", scope: !181)
!181 = !DINamespace(name: "search", scope: null)
!182 = !DILocation(line: 31, column: 77, scope: !178)
!183 = !DILocation(line: 31, column: 56, scope: !178)
!184 = !DILocation(line: 31, column: 84, scope: !178)
!185 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6searchs0_0B3_", scope: !180, file: !179, line: 32, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!186 = !DILocation(line: 32, column: 49, scope: !187)
!187 = !DILexicalBlockFile(scope: !188, file: !179, discriminator: 0)
!188 = distinct !DILexicalBlock(scope: !185, file: !189, line: 429, column: 9)
!189 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/macros/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "ea18ead197484fb49be4775a38f0f346")
!190 = !DILocation(line: 32, column: 54, scope: !187)
!191 = !DILocation(line: 32, column: 40, scope: !187)
!192 = !DILocation(line: 32, column: 109, scope: !185)
!193 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCsivDPUl2OOUb_6search6searchs_0B3_", scope: !180, file: !179, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!194 = !DILocation(line: 31, column: 102, scope: !193)
!195 = !DILocation(line: 31, column: 111, scope: !193)
!196 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !198, file: !197, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!197 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!198 = !DINamespace(name: "gpu", scope: !181)
!199 = !DILocation(line: 16, column: 14, scope: !196)
!200 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCsivDPUl2OOUb_6search", scope: !202, file: !201, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!201 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!202 = !DINamespace(name: "{impl#0}", scope: !24)
!203 = !DILocation(line: 1041, column: 9, scope: !200)
!204 = !DILocation(line: 1042, column: 6, scope: !200)
!205 = distinct !DISubprogram(name: "windows<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh7windowsCsivDPUl2OOUb_6search", scope: !202, file: !201, line: 1115, type: !11, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!206 = !DILocation(line: 407, column: 18, scope: !207, inlinedAt: !211)
!207 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMse_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB5_7NonZerojE3newCsivDPUl2OOUb_6search", scope: !209, file: !208, line: 404, type: !11, scopeLine: 404, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!208 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/nonzero.rs", directory: "", checksumkind: CSK_MD5, checksum: "98191078409d5869bdd53764aac867eb")
!209 = !DINamespace(name: "NonZero", scope: !210)
!210 = !DINamespace(name: "nonzero", scope: !89)
!211 = !DILocation(line: 1116, column: 20, scope: !205)
!212 = !DILocation(line: 969, column: 15, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "expect<core::num::nonzero::NonZero<usize>>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionINtNtNtB4_3num7nonzero7NonZerojEE6expectCsivDPUl2OOUb_6search", scope: !8, file: !7, line: 968, type: !11, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!214 = !DILocation(line: 1116, column: 39, scope: !205)
!215 = !DILocation(line: 969, column: 9, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 970, column: 18, scope: !213, inlinedAt: !214)
!217 = !DILocation(line: 1339, column: 9, scope: !218, inlinedAt: !221)
!218 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMsW_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshE3newCsivDPUl2OOUb_6search", scope: !220, file: !219, line: 1338, type: !11, scopeLine: 1338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!219 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!220 = !DINamespace(name: "Windows", scope: !34)
!221 = !DILocation(line: 1117, column: 9, scope: !222)
!222 = distinct !DILexicalBlock(scope: !205, file: !201, line: 1116, column: 9)
!223 = !DILocation(line: 1118, column: 6, scope: !205)
!224 = !DILocation(line: 971, column: 21, scope: !213, inlinedAt: !214)
!225 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 1372, type: !11, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!226 = !DILocation(line: 85, column: 20, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !88, file: !87, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!228 = !DILocation(line: 3816, column: 18, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !88, file: !87, line: 3815, type: !11, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!230 = !DILocation(line: 1373, column: 19, scope: !225)
!231 = !DILocation(line: 1373, column: 13, scope: !225)
!232 = !DILocation(line: 159, column: 18, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!234 = !DILocation(line: 1377, column: 14, scope: !225)
!235 = !DILocation(line: 1377, column: 23, scope: !225)
!236 = !DILocation(line: 1377, column: 9, scope: !225)
!237 = !DILocation(line: 1378, column: 6, scope: !225)
!238 = !DILocation(line: 1374, column: 13, scope: !225)
!239 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh20eq_ignore_ascii_caseCsivDPUl2OOUb_6search", scope: !241, file: !240, line: 60, type: !11, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!240 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/ascii.rs", directory: "", checksumkind: CSK_MD5, checksum: "b6c51681cd034b619973ba42ba371438")
!241 = !DINamespace(name: "{impl#0}", scope: !242)
!242 = !DINamespace(name: "ascii", scope: !24)
!243 = !DILocation(line: 61, column: 12, scope: !239)
!244 = !DILocation(line: 77, column: 14, scope: !239)
!245 = !DILocation(line: 62, column: 20, scope: !239)
!246 = !DILocation(line: 78, column: 6, scope: !239)
!247 = distinct !DISubprogram(name: "eq_ignore_ascii_case_simple", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5slice5asciiSh27eq_ignore_ascii_case_simpleCsivDPUl2OOUb_6search", scope: !241, file: !240, line: 83, type: !11, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!248 = !DILocation(line: 90, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !240, line: 88, column: 9)
!250 = distinct !DILexicalBlock(scope: !247, file: !240, line: 87, column: 9)
!251 = !DILocation(line: 90, column: 20, scope: !252)
!252 = distinct !DILexicalBlock(scope: !249, file: !240, line: 90, column: 77)
!253 = !DILocation(line: 99, column: 9, scope: !249)
!254 = !DILocation(line: 100, column: 6, scope: !247)
!255 = !DILocation(line: 90, column: 44, scope: !252)
!256 = !DILocation(line: 90, column: 30, scope: !252)
!257 = !DILocation(line: 90, column: 54, scope: !252)
!258 = !DILocation(line: 666, column: 9, scope: !259, inlinedAt: !262)
!259 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercaseCsivDPUl2OOUb_6search", scope: !261, file: !260, line: 664, type: !11, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!260 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "4ca8413d702e1d632ef4141b8c806729")
!261 = !DINamespace(name: "{impl#6}", scope: !89)
!262 = !DILocation(line: 691, column: 14, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "eq_ignore_ascii_case", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh20eq_ignore_ascii_caseCsivDPUl2OOUb_6search", scope: !261, file: !260, line: 690, type: !11, scopeLine: 690, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!264 = !DILocation(line: 91, column: 24, scope: !252)
!265 = !DILocation(line: 813, column: 25, scope: !266, inlinedAt: !269)
!266 = !DILexicalBlockFile(scope: !267, file: !260, discriminator: 0)
!267 = distinct !DILexicalBlock(scope: !268, file: !189, line: 429, column: 9)
!268 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercaseCsivDPUl2OOUb_6search", scope: !261, file: !260, line: 812, type: !11, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!269 = !DILocation(line: 666, column: 23, scope: !259, inlinedAt: !262)
!270 = !DILocation(line: 431, column: 18, scope: !267, inlinedAt: !269)
!271 = !DILocation(line: 666, column: 18, scope: !259, inlinedAt: !262)
!272 = !DILocation(line: 666, column: 17, scope: !259, inlinedAt: !262)
!273 = !DILocation(line: 666, column: 9, scope: !259, inlinedAt: !274)
!274 = !DILocation(line: 691, column: 44, scope: !263, inlinedAt: !264)
!275 = !DILocation(line: 813, column: 25, scope: !276, inlinedAt: !278)
!276 = !DILexicalBlockFile(scope: !277, file: !260, discriminator: 0)
!277 = distinct !DILexicalBlock(scope: !268, file: !189, line: 429, column: 9)
!278 = !DILocation(line: 666, column: 23, scope: !279, inlinedAt: !274)
!279 = !DILexicalBlockFile(scope: !259, file: !260, discriminator: 2)
!280 = !DILocation(line: 431, column: 18, scope: !277, inlinedAt: !278)
!281 = !DILocation(line: 666, column: 18, scope: !259, inlinedAt: !274)
!282 = !DILocation(line: 666, column: 17, scope: !259, inlinedAt: !274)
!283 = !DILocation(line: 691, column: 9, scope: !263, inlinedAt: !264)
!284 = !DILocation(line: 91, column: 16, scope: !252)
!285 = !DILocation(line: 95, column: 24, scope: !252)
!286 = !DILocation(line: 92, column: 17, scope: !252)
!287 = !DILocation(line: 93, column: 17, scope: !252)
!288 = distinct !DISubprogram(name: "to_ascii_lowercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18to_ascii_lowercaseCsivDPUl2OOUb_6search", scope: !261, file: !260, line: 664, type: !11, scopeLine: 664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!289 = !DILocation(line: 666, column: 9, scope: !288)
!290 = !DILocation(line: 813, column: 25, scope: !291, inlinedAt: !294)
!291 = !DILexicalBlockFile(scope: !292, file: !260, discriminator: 0)
!292 = distinct !DILexicalBlock(scope: !293, file: !189, line: 429, column: 9)
!293 = distinct !DISubprogram(name: "is_ascii_uppercase", linkageName: "_RNvMs4_NtCsnC4lpNxbXH_4core3numh18is_ascii_uppercaseCsivDPUl2OOUb_6search", scope: !261, file: !260, line: 812, type: !11, scopeLine: 812, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!294 = !DILocation(line: 666, column: 23, scope: !288)
!295 = !DILocation(line: 431, column: 18, scope: !292, inlinedAt: !294)
!296 = !DILocation(line: 666, column: 18, scope: !288)
!297 = !DILocation(line: 666, column: 17, scope: !288)
!298 = !DILocation(line: 667, column: 6, scope: !288)
!299 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCsivDPUl2OOUb_6search", scope: !300, file: !219, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!300 = !DINamespace(name: "Iter", scope: !34)
!301 = !DILocation(line: 102, column: 20, scope: !302)
!302 = distinct !DILexicalBlock(scope: !303, file: !219, line: 98, column: 9)
!303 = distinct !DILexicalBlock(scope: !299, file: !219, line: 97, column: 9)
!304 = !DILocation(line: 961, column: 18, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh3addCsivDPUl2OOUb_6search", scope: !63, file: !62, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!306 = !DILocation(line: 102, column: 78, scope: !302)
!307 = !DILocation(line: 102, column: 63, scope: !302)
!308 = !DILocation(line: 102, column: 17, scope: !302)
!309 = !DILocation(line: 104, column: 13, scope: !310)
!310 = distinct !DILexicalBlock(scope: !302, file: !219, line: 101, column: 13)
!311 = !DILocation(line: 106, column: 6, scope: !299)
!312 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsivDPUl2OOUb_6search", scope: !314, file: !313, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!313 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!314 = !DINamespace(name: "nvptx", scope: !315)
!315 = !DINamespace(name: "core_arch", scope: !10)
!316 = !DILocation(line: 62, column: 5, scope: !312)
!317 = !DILocation(line: 63, column: 2, scope: !312)
!318 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsivDPUl2OOUb_6search", scope: !314, file: !313, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!319 = !DILocation(line: 83, column: 5, scope: !318)
!320 = !DILocation(line: 84, column: 2, scope: !318)
!321 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsivDPUl2OOUb_6search", scope: !314, file: !313, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!322 = !DILocation(line: 125, column: 5, scope: !321)
!323 = !DILocation(line: 126, column: 2, scope: !321)
!324 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsivDPUl2OOUb_6search", scope: !314, file: !313, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!325 = !DILocation(line: 146, column: 5, scope: !324)
!326 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsivDPUl2OOUb_6search", scope: !327, file: !27, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!327 = !DINamespace(name: "offset_from_unsigned", scope: !58)
!328 = !DILocation(line: 712, column: 21, scope: !329, inlinedAt: !333)
!329 = !DILexicalBlockFile(scope: !330, file: !57, discriminator: 0)
!330 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeCsivDPUl2OOUb_6search", scope: !332, file: !331, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!331 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!332 = !DINamespace(name: "runtime_ptr_ge", scope: !327)
!333 = !DILocation(line: 2448, column: 9, scope: !334, inlinedAt: !336)
!334 = !DILexicalBlockFile(scope: !335, file: !331, discriminator: 0)
!335 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_geCsivDPUl2OOUb_6search", scope: !327, file: !57, line: 706, type: !11, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!336 = !DILocation(line: 723, column: 18, scope: !337)
!337 = !DILexicalBlockFile(scope: !326, file: !57, discriminator: 0)
!338 = !DILocation(line: 73, column: 21, scope: !339)
!339 = distinct !DILexicalBlock(scope: !326, file: !27, line: 70, column: 21)
!340 = !DILocation(line: 75, column: 14, scope: !326)
!341 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsivDPUl2OOUb_6search", scope: !342, file: !27, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!342 = !DINamespace(name: "unchecked_add", scope: !88)
!343 = !DILocation(line: 2883, column: 26, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !88, file: !87, line: 2882, type: !11, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!345 = !DILocation(line: 893, column: 27, scope: !346)
!346 = !DILexicalBlockFile(scope: !341, file: !87, discriminator: 0)
!347 = !DILocation(line: 893, column: 23, scope: !346)
!348 = !DILocation(line: 75, column: 14, scope: !341)
!349 = !DILocation(line: 73, column: 21, scope: !350)
!350 = distinct !DILexicalBlock(scope: !341, file: !27, line: 70, column: 21)
!351 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCsivDPUl2OOUb_6search", scope: !352, file: !27, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!352 = !DINamespace(name: "assert_unchecked", scope: !353)
!353 = !DINamespace(name: "hint", scope: !10)
!354 = !DILocation(line: 208, column: 36, scope: !355)
!355 = !DILexicalBlockFile(scope: !351, file: !356, discriminator: 0)
!356 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!357 = !DILocation(line: 73, column: 21, scope: !358)
!358 = distinct !DILexicalBlock(scope: !351, file: !27, line: 70, column: 21)
!359 = !DILocation(line: 75, column: 14, scope: !351)
!360 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsivDPUl2OOUb_6search", scope: !361, file: !27, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!361 = !DINamespace(name: "from_raw_parts", scope: !23)
!362 = !DILocation(line: 141, column: 17, scope: !363, inlinedAt: !367)
!363 = !DILexicalBlockFile(scope: !364, file: !27, discriminator: 0)
!364 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCsivDPUl2OOUb_6search", scope: !365, file: !331, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!365 = !DINamespace(name: "maybe_is_aligned", scope: !366)
!366 = !DINamespace(name: "ub_checks", scope: !10)
!367 = !DILocation(line: 2448, column: 9, scope: !368, inlinedAt: !370)
!368 = !DILexicalBlockFile(scope: !369, file: !331, discriminator: 0)
!369 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCsivDPUl2OOUb_6search", scope: !366, file: !27, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!370 = !DILocation(line: 124, column: 5, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCsivDPUl2OOUb_6search", scope: !366, file: !27, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!372 = !DILocation(line: 136, column: 13, scope: !373)
!373 = !DILexicalBlockFile(scope: !360, file: !22, discriminator: 0)
!374 = !DILocation(line: 159, column: 18, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!376 = !DILocation(line: 38, column: 21, scope: !377, inlinedAt: !380)
!377 = !DILexicalBlockFile(scope: !378, file: !57, discriminator: 0)
!378 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCsivDPUl2OOUb_6search", scope: !379, file: !331, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!379 = !DINamespace(name: "is_null", scope: !58)
!380 = !DILocation(line: 2448, column: 9, scope: !381, inlinedAt: !385)
!381 = !DILexicalBlockFile(scope: !382, file: !331, discriminator: 2)
!382 = !DILexicalBlockFile(scope: !383, file: !331, discriminator: 0)
!383 = distinct !DILexicalBlock(scope: !384, file: !57, line: 25, column: 9)
!384 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!385 = !DILocation(line: 124, column: 53, scope: !371, inlinedAt: !372)
!386 = !DILocation(line: 38, column: 17, scope: !377, inlinedAt: !380)
!387 = !DILocation(line: 124, column: 48, scope: !371, inlinedAt: !372)
!388 = !DILocation(line: 0, scope: !389)
!389 = !DILexicalBlockFile(scope: !360, file: !179, discriminator: 0)
!390 = !DILocation(line: 148, column: 22, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCsivDPUl2OOUb_6search", scope: !366, file: !27, line: 147, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!392 = !DILocation(line: 137, column: 20, scope: !373)
!393 = !DILocation(line: 73, column: 21, scope: !394)
!394 = distinct !DILexicalBlock(scope: !360, file: !27, line: 70, column: 21)
!395 = !DILocation(line: 148, column: 34, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 148, column: 19, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 148, column: 54, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 149, column: 5, scope: !399, inlinedAt: !392)
!399 = distinct !DILexicalBlock(scope: !391, file: !27, line: 148, column: 5)
!400 = !DILocation(line: 75, column: 14, scope: !360)
!401 = distinct !DISubprogram(name: "from_output<usize, ()>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try11from_outputCsivDPUl2OOUb_6search", scope: !402, file: !118, line: 110, type: !11, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!402 = !DINamespace(name: "{impl#0}", scope: !120)
!403 = !DILocation(line: 112, column: 6, scope: !401)
!404 = distinct !DISubprogram(name: "branch<usize, ()>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core3ops12control_flowINtB2_11ControlFlowjENtNtB4_9try_trait3Try6branchCsivDPUl2OOUb_6search", scope: !402, file: !118, line: 115, type: !11, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!405 = !DILocation(line: 116, column: 15, scope: !404)
!406 = !DILocation(line: 116, column: 9, scope: !404)
!407 = !DILocation(line: 118, column: 32, scope: !404)
!408 = !DILocation(line: 118, column: 38, scope: !409)
!409 = distinct !DILexicalBlock(scope: !404, file: !118, line: 118, column: 13)
!410 = !DILocation(line: 118, column: 78, scope: !404)
!411 = !DILocation(line: 117, column: 41, scope: !412)
!412 = distinct !DILexicalBlock(scope: !404, file: !118, line: 117, column: 13)
!413 = !DILocation(line: 117, column: 64, scope: !404)
!414 = !DILocation(line: 120, column: 6, scope: !404)
!415 = distinct !DISubprogram(name: "count<core::slice::iter::Iter<u8>, search::search::{closure_env#2}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvCsivDPUl2OOUb_6search6searchs0_0ENtNtNtB9_6traits8iterator8Iterator5countB1x_", scope: !167, file: !164, line: 135, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!416 = !DILocation(line: 141, column: 32, scope: !415)
!417 = !DILocation(line: 141, column: 22, scope: !415)
!418 = !DILocation(line: 1042, column: 15, scope: !419, inlinedAt: !420)
!419 = distinct !DISubprogram(name: "unwrap_or<usize>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionjE9unwrap_orCsivDPUl2OOUb_6search", scope: !8, file: !7, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!420 = !DILocation(line: 141, column: 46, scope: !415)
!421 = !DILocation(line: 1042, column: 9, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 1043, column: 18, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 1046, column: 5, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 1044, column: 21, scope: !419, inlinedAt: !420)
!425 = !DILocation(line: 142, column: 21, scope: !426)
!426 = distinct !DILexicalBlock(scope: !415, file: !164, line: 141, column: 9)
!427 = !DILocation(line: 142, column: 31, scope: !426)
!428 = !DILocation(line: 128, column: 19, scope: !429, inlinedAt: !431)
!429 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1z_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB22_4foldjNCINvXsK_NtB26_5accumjNtB3N_3Sum3sumBM_E0EB2V_", scope: !430, file: !147, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!430 = !DINamespace(name: "{impl#2}", scope: !149)
!431 = !DILocation(line: 52, column: 22, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB15_6filterINtB24_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EEB3i_", scope: !174, file: !172, line: 51, type: !11, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!433 = !DILocation(line: 3676, column: 9, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, search::search::{closure_env#2}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1t_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvCsivDPUl2OOUb_6search6searchs0_0E0EB1W_3sumjEB2P_", scope: !101, file: !100, line: 3671, type: !11, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!435 = !DILocation(line: 142, column: 61, scope: !426)
!436 = !DILocation(line: 145, column: 13, scope: !437)
!437 = distinct !DILexicalBlock(scope: !426, file: !164, line: 142, column: 9)
!438 = !DILocation(line: 148, column: 6, scope: !415)
!439 = distinct !DISubprogram(name: "size_hint<u8>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsivDPUl2OOUb_6search", scope: !33, file: !32, line: 218, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!440 = !DILocation(line: 28, column: 12, scope: !441)
!441 = distinct !DILexicalBlock(scope: !439, file: !32, line: 25, column: 86)
!442 = !DILocation(line: 33, column: 72, scope: !441)
!443 = !DILocation(line: 57, column: 51, scope: !444)
!444 = distinct !DILexicalBlock(scope: !441, file: !32, line: 33, column: 13)
!445 = !DILocation(line: 77, column: 35, scope: !446, inlinedAt: !448)
!446 = !DILexicalBlockFile(scope: !447, file: !27, discriminator: 0)
!447 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 701, type: !11, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!448 = !DILocation(line: 887, column: 37, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !63, file: !62, line: 882, type: !11, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!450 = !DILocation(line: 953, column: 32, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedCsivDPUl2OOUb_6search", scope: !67, file: !39, line: 948, type: !11, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!452 = !DILocation(line: 57, column: 30, scope: !444)
!453 = !DILocation(line: 78, column: 17, scope: !446, inlinedAt: !448)
!454 = !DILocation(line: 77, column: 13, scope: !446, inlinedAt: !448)
!455 = !DILocation(line: 727, column: 17, scope: !456, inlinedAt: !448)
!456 = distinct !DILexicalBlock(scope: !447, file: !57, line: 726, column: 9)
!457 = !DILocation(line: 727, column: 37, scope: !456, inlinedAt: !448)
!458 = !DILocation(line: 729, column: 18, scope: !456, inlinedAt: !448)
!459 = !DILocation(line: 28, column: 9, scope: !441)
!460 = !DILocation(line: 727, column: 9, scope: !456, inlinedAt: !448)
!461 = !DILocation(line: 220, column: 18, scope: !462)
!462 = distinct !DILexicalBlock(scope: !439, file: !32, line: 219, column: 17)
!463 = !DILocation(line: 220, column: 25, scope: !462)
!464 = !DILocation(line: 220, column: 17, scope: !462)
!465 = !DILocation(line: 221, column: 14, scope: !439)
!466 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Iter<u8>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundCsivDPUl2OOUb_6search", scope: !467, file: !164, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!467 = !DINamespace(name: "{impl#10}", scope: !168)
!468 = !DILocation(line: 251, column: 48, scope: !466)
!469 = !DILocation(line: 77, column: 35, scope: !470, inlinedAt: !472)
!470 = !DILexicalBlockFile(scope: !471, file: !27, discriminator: 0)
!471 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !353, file: !356, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!472 = !DILocation(line: 251, column: 18, scope: !466)
!473 = !DILocation(line: 78, column: 17, scope: !470, inlinedAt: !472)
!474 = !DILocation(line: 252, column: 6, scope: !466)
!475 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7WindowshENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsivDPUl2OOUb_6search", scope: !476, file: !219, line: 1356, type: !11, scopeLine: 1356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!476 = !DINamespace(name: "{impl#62}", scope: !34)
!477 = !DILocation(line: 1357, column: 12, scope: !475)
!478 = !DILocation(line: 1357, column: 30, scope: !475)
!479 = !DILocation(line: 1360, column: 29, scope: !475)
!480 = !DILocation(line: 1360, column: 38, scope: !475)
!481 = !DILocation(line: 977, column: 16, scope: !482, inlinedAt: !483)
!482 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_subCsivDPUl2OOUb_6search", scope: !88, file: !87, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!483 = !DILocation(line: 437, column: 32, scope: !484, inlinedAt: !488)
!484 = distinct !DISubprogram(name: "index<u8>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCsivDPUl2OOUb_6search", scope: !486, file: !485, line: 435, type: !11, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!485 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!486 = !DINamespace(name: "{impl#4}", scope: !487)
!487 = !DINamespace(name: "index", scope: !24)
!488 = !DILocation(line: 529, column: 23, scope: !489, inlinedAt: !491)
!489 = distinct !DISubprogram(name: "index<u8>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexShE5indexCsivDPUl2OOUb_6search", scope: !490, file: !485, line: 528, type: !11, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!490 = !DINamespace(name: "{impl#6}", scope: !487)
!491 = !DILocation(line: 19, column: 15, scope: !492, inlinedAt: !494)
!492 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeTo<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB6_3ops5index5IndexINtNtBH_5range7RangeTojEE5indexCsivDPUl2OOUb_6search", scope: !493, file: !485, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!493 = !DINamespace(name: "{impl#0}", scope: !487)
!494 = !DILocation(line: 1360, column: 35, scope: !475)
!495 = !DILocation(line: 1358, column: 13, scope: !475)
!496 = !DILocation(line: 1357, column: 9, scope: !475)
!497 = !DILocation(line: 438, column: 16, scope: !484, inlinedAt: !488)
!498 = !DILocation(line: 437, column: 16, scope: !484, inlinedAt: !488)
!499 = !DILocation(line: 0, scope: !500, inlinedAt: !488)
!500 = !DILexicalBlockFile(scope: !484, file: !179, discriminator: 0)
!501 = !DILocation(line: 1360, column: 23, scope: !475)
!502 = !DILocation(line: 1361, column: 23, scope: !503)
!503 = distinct !DILexicalBlock(scope: !475, file: !219, line: 1360, column: 13)
!504 = !DILocation(line: 568, column: 12, scope: !505, inlinedAt: !507)
!505 = distinct !DISubprogram(name: "index<u8>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCsivDPUl2OOUb_6search", scope: !506, file: !485, line: 567, type: !11, scopeLine: 567, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!506 = !DINamespace(name: "{impl#7}", scope: !487)
!507 = !DILocation(line: 19, column: 15, scope: !508, inlinedAt: !510)
!508 = !DILexicalBlockFile(scope: !509, file: !485, discriminator: 2)
!509 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB6_3ops5index5IndexINtNtBH_5range9RangeFromjEE5indexCsivDPUl2OOUb_6search", scope: !493, file: !485, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!510 = !DILocation(line: 1361, column: 29, scope: !503)
!511 = !DILocation(line: 443, column: 13, scope: !484, inlinedAt: !488)
!512 = !DILocation(line: 573, column: 27, scope: !505, inlinedAt: !507)
!513 = !DILocation(line: 89, column: 24, scope: !514, inlinedAt: !516)
!514 = distinct !DILexicalBlock(scope: !515, file: !485, line: 87, column: 5)
!515 = distinct !DISubprogram(name: "get_offset_len_noubcheck<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubcheckhECsivDPUl2OOUb_6search", scope: !487, file: !485, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!516 = !DILocation(line: 574, column: 15, scope: !517, inlinedAt: !507)
!517 = distinct !DILexicalBlock(scope: !505, file: !485, line: 573, column: 13)
!518 = !DILocation(line: 1361, column: 13, scope: !503)
!519 = !DILocation(line: 569, column: 13, scope: !505, inlinedAt: !507)
!520 = !DILocation(line: 1364, column: 6, scope: !475)
!521 = distinct !DISubprogram(name: "from_residual<usize, ()>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops12control_flowINtB4_11ControlFlowjEINtNtB6_9try_trait12FromResidualIBJ_jNtNtB8_7convert10InfallibleEE13from_residualCsivDPUl2OOUb_6search", scope: !522, file: !118, line: 129, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!522 = !DINamespace(name: "{impl#1}", scope: !120)
!523 = !DILocation(line: 133, column: 6, scope: !521)
!524 = distinct !DISubprogram(name: "search", scope: !181, file: !179, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!525 = !DILocation(line: 9, column: 15, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsivDPUl2OOUb_6search3gpu9global_id", scope: !198, file: !197, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!527 = distinct !DILocation(line: 18, column: 13, scope: !524)
!528 = !DILocation(line: 9, column: 46, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 9, column: 77, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 9, column: 14, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 19, column: 8, scope: !532)
!532 = distinct !DILexicalBlock(scope: !524, file: !179, line: 18, column: 5)
!533 = !DILocation(line: 25, column: 50, scope: !532)
!534 = !DILocation(line: 33, column: 2, scope: !524)
!535 = !DILocation(line: 863, column: 18, scope: !536, inlinedAt: !537)
!536 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCsivDPUl2OOUb_6search", scope: !58, file: !57, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!537 = distinct !DILocation(line: 25, column: 46, scope: !532)
!538 = !DILocation(line: 25, column: 13, scope: !532)
!539 = !DILocation(line: 26, column: 13, scope: !532)
!540 = !DILocation(line: 961, column: 18, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCsivDPUl2OOUb_6search", scope: !63, file: !62, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!542 = distinct !DILocation(line: 27, column: 26, scope: !532)
!543 = !DILocation(line: 27, column: 13, scope: !532)
!544 = !DILocation(line: 961, column: 18, scope: !545, inlinedAt: !546)
!545 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCsivDPUl2OOUb_6search", scope: !63, file: !62, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!546 = distinct !DILocation(line: 28, column: 26, scope: !532)
!547 = !DILocation(line: 28, column: 13, scope: !532)
!548 = !DILocation(line: 24, column: 9, scope: !532)
!549 = !DILocation(line: 23, column: 10, scope: !532)
!550 = !DILocation(line: 23, column: 16, scope: !532)
!551 = !DILocation(line: 23, column: 24, scope: !532)
!552 = !DILocation(line: 23, column: 31, scope: !532)
!553 = !DILocation(line: 31, column: 19, scope: !554)
!554 = distinct !DILexicalBlock(scope: !532, file: !179, line: 23, column: 5)
!555 = !DILocation(line: 31, column: 35, scope: !554)
!556 = !DILocation(line: 31, column: 86, scope: !554)
!557 = !DILocation(line: 31, column: 5, scope: !554)
!558 = !DILocation(line: 32, column: 19, scope: !554)
!559 = !DILocation(line: 32, column: 26, scope: !554)
!560 = !DILocation(line: 32, column: 111, scope: !554)
!561 = !DILocation(line: 32, column: 5, scope: !554)
