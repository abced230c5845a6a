; ModuleID = 'slices.6c6fe0d33cd1fe48-cgu.0'
source_filename = "slices.6c6fe0d33cd1fe48-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_803586694d3d8f3fd69556358b976aa3 = private unnamed_addr constant [54 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs\00", align 1
@alloc_2ebc7d93a1f0efda9facb0875b227d08 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_803586694d3d8f3fd69556358b976aa3, [16 x i8] c"5\00\00\00\00\00\00\00\14\02\00\00\05\00\00\00" }>, align 8
@alloc_8adae227879713956e9aaa5cba0e20a5 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs\00", align 1
@alloc_b61c6f559f61931bf2734e6cf54b28b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adae227879713956e9aaa5cba0e20a5, [16 x i8] c"8\00\00\00\00\00\00\00\B6\01\00\00\01\00\00\00" }>, align 8
@alloc_069939cad767172166c344b4d1db73f7 = private unnamed_addr constant [64 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_ec64978302acb335854cb692db438724 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_069939cad767172166c344b4d1db73f7, [16 x i8] c"?\00\00\00\00\00\00\00\CE\00\00\00\01\00\00\00" }>, align 8
@alloc_9b851bc7296f026d057f32af2942590e = private unnamed_addr constant [24 x i8] c"examples/rust/slices.rs\00", align 1
@alloc_70326454ed7b44a236c4c9ed86aac30e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00%\00\00\00K\00\00\00" }>, align 8
@alloc_136ab30f5fc5b7bc3bad45f0198823ba = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00&\00\00\00B\00\00\00" }>, align 8
@alloc_326c087d81bd2df3e3f9977ef3c57641 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0B\00\00\00\0C\00\00\00" }>, align 8
@alloc_a56e07061d4178fcc5c47ea164a971bc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0E\00\00\00\1F\00\00\00" }>, align 8
@alloc_4dac793e5818f5db3099d38a46f92ef4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0E\00\00\00\18\00\00\00" }>, align 8
@alloc_8acd3b8aaa6398a01956d0e28204e88b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0E\00\00\00(\00\00\00" }>, align 8
@alloc_ba64e5cf3a9205663eff15473b158cad = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0F\00\00\00\19\00\00\00" }>, align 8
@alloc_8dcc683ec2881b9ccf37da68a7d471c3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\0F\00\00\00\14\00\00\00" }>, align 8
@alloc_f5da940705e6ad14cddd379453dce7bf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\10\00\00\00\0D\00\00\00" }>, align 8
@alloc_e171ed9b8af64c815cccc3c6e515b373 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_803586694d3d8f3fd69556358b976aa3, [16 x i8] c"5\00\00\00\00\00\00\00w\02\00\00\09\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant [27 x i8] c"chunk size must be non-zero", align 1
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_1a72fc790be3e65fb2556f3ee45b8218 = private unnamed_addr constant [56 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs\00", align 1
@alloc_ef22f1435e4869d36b262ac6ba9f82b6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00m\08\00\00 \00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_8d4a1773e12407e94bdf7053c711876c = private unnamed_addr constant [217 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@anon.049d85ad5d6257ed5a87ab4d55f55a60.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_38373cdb6671790008603b9732231be1 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs\00", align 1
@alloc_b5cb5d5ba763941b016573e6e9ea91a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00\E6\05\00\00%\00\00\00" }>, align 8
@anon.049d85ad5d6257ed5a87ab4d55f55a60.1 = private unnamed_addr constant [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 8
@alloc_8bd3bb88cac6e3d5f70e71bbe32812a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00\F1\05\00\00\22\00\00\00" }>, align 8
@alloc_83d38fab0e3eec7c6e256ab3dbc633a9 = private unnamed_addr constant [59 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs\00", align 1
@alloc_44c2433fa56ee7a428a6099affaddede = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_83d38fab0e3eec7c6e256ab3dbc633a9, [16 x i8] c":\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_1bc65c31cee2b09c9c9c1728df63f250 = private unnamed_addr constant [67 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs\00", align 1
@alloc_3bc3590f0bc6335cde324e9400f08923 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1bc65c31cee2b09c9c9c1728df63f250, [16 x i8] c"B\00\00\00\00\00\00\00\FB\00\00\00\12\00\00\00" }>, align 8
@alloc_0c248f80178844fe13337b116326e8a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\00\0A\00\00\00" }>, align 8
@alloc_58598d5e9088f33aa1f2768d1ef7a884 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\000\00\00\00" }>, align 8
@alloc_2ce2517b9cf8902acd8027c7d49d2e41 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\00a\00\00\00" }>, align 8
@alloc_f857b8c10af69a2c5754121dccf6731b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00\1F\00\00\00W\00\00\00" }>, align 8
@alloc_32da1084b86a69305266484caf4060e7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00!\00\00\00\17\00\00\00" }>, align 8
@alloc_c8b373c5b6eb71eaa26d1b06cce242b1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00!\00\00\00\12\00\00\00" }>, align 8
@alloc_62b7f04eb9cd6752890aca7b8941ae75 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00#\00\00\00\10\00\00\00" }>, align 8
@alloc_7f28958af5410ed9ba697de511255905 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00$\00\00\00\1E\00\00\00" }>, align 8
@alloc_5d6c4d537bee36fbc480ced20631da4f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00%\00\00\00\17\00\00\00" }>, align 8
@alloc_624d7698f0b899cefe48c62c74815a76 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00%\00\00\00\14\00\00\00" }>, align 8
@alloc_85f3b154c2a9d54c10cc5c249a1efb77 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00%\00\00\00\1E\00\00\00" }>, align 8
@alloc_803aecbc36e88b9823e245af6f9d7ff3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00&\00\00\00,\00\00\00" }>, align 8
@alloc_2c5b99491d72da287ff1dc8e80e556d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00'\00\00\00\1C\00\00\00" }>, align 8
@alloc_5781f1e0a00fdc1f68c696bffa2b6a69 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00'\00\00\00\0C\00\00\00" }>, align 8
@alloc_1e927badc8bbeb788b697636c09ca108 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9b851bc7296f026d057f32af2942590e, [16 x i8] c"\17\00\00\00\00\00\00\00'\00\00\000\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <[i32]>::get::<usize>
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RINvMNtCsnC4lpNxbXH_4core5sliceSl3getjECs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 !dbg !6 {
start:
; call <usize as core::slice::index::SliceIndex<[i32]>>::get
  %_0 = call align 4 ptr @_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE3getCs9jcSxhOeRQa_6slices(i64 %index, ptr align 4 %self.0, i64 %self.1) #12, !dbg !13
  ret ptr %_0, !dbg !14
}

; <[i32]>::get_mut::<core::ops::range::RangeTo<usize>>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvMNtCsnC4lpNxbXH_4core5sliceSl7get_mutINtNtNtB5_3ops5range7RangeTojEECs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 !dbg !15 {
start:
; call <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[i32]>>::get_mut
  %0 = call { ptr, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices(i64 %index, ptr align 4 %self.0, i64 %self.1) #12, !dbg !16
  %_0.0 = extractvalue { ptr, i64 } %0, 0, !dbg !16
  %_0.1 = extractvalue { ptr, i64 } %0, 1, !dbg !16
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !17
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1, !dbg !17
  ret { ptr, i64 } %2, !dbg !17
}

; core::cmp::max_by::<i64, &mut <i64 as core::cmp::Ord>::cmp>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvNtCsnC4lpNxbXH_4core3cmp6max_byxQNvYxNtB2_3Ord3cmpECs9jcSxhOeRQa_6slices(i64 %0, i64 %1, ptr %compare) unnamed_addr #0 !dbg !18 {
start:
  %_0 = alloca [8 x i8], align 8
  %v2 = alloca [8 x i8], align 8
  %v1 = alloca [8 x i8], align 8
  store i64 %0, ptr %v1, align 8
  store i64 %1, ptr %v2, align 8
; call <&mut <i64 as core::cmp::Ord>::cmp as core::ops::function::FnOnce<(&i64, &i64)>>::call_once
  %_5 = call i8 @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNvYxNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRxB1o_EE9call_onceCs9jcSxhOeRQa_6slices(ptr %compare, ptr align 8 %v1, ptr align 8 %v2) #13, !dbg !21
  %_4 = icmp sgt i8 %_5, 0, !dbg !22
  br i1 %_4, label %bb2, label %bb3, !dbg !21

bb3:                                              ; preds = %start
  %2 = load i64, ptr %v2, align 8, !dbg !26
  store i64 %2, ptr %_0, align 8, !dbg !26
  br label %bb4, !dbg !27

bb2:                                              ; preds = %start
  %3 = load i64, ptr %v1, align 8, !dbg !28
  store i64 %3, ptr %_0, align 8, !dbg !28
  br label %bb4, !dbg !27

bb4:                                              ; preds = %bb2, %bb3
  %4 = load i64, ptr %_0, align 8, !dbg !29
  ret i64 %4, !dbg !29
}

; core::slice::copy_from_slice_impl::<i32>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices(ptr align 4 %dest.0, i64 %dest.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 !dbg !30 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1, !dbg !31
  br i1 %_3, label %bb1, label %bb2, !dbg !31

bb2:                                              ; preds = %start
  br label %bb3, !dbg !32

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #14, !dbg !39
  unreachable, !dbg !39

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs9jcSxhOeRQa_6slices(ptr %src.0, ptr %dest.0, i64 4, i64 4, i64 %dest.1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #12, !dbg !40
  br label %bb5, !dbg !41

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 4, !dbg !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dest.0, ptr align 4 %src.0, i64 %1, i1 false), !dbg !42
  ret void, !dbg !43
}

; core::slice::raw::from_raw_parts::<i32>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partslECs9jcSxhOeRQa_6slices(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !44 {
start:
  br label %bb1, !dbg !47

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #12, !dbg !49
  br label %bb3, !dbg !50

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !51
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !51
  ret { ptr, i64 } %2, !dbg !51
}

; core::slice::raw::from_raw_parts::<u32>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsmECs9jcSxhOeRQa_6slices(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !52 {
start:
  br label %bb1, !dbg !53

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #12, !dbg !55
  br label %bb3, !dbg !56

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !57
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !57
  ret { ptr, i64 } %2, !dbg !57
}

; <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<i64, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>
; Function Attrs: convergent nounwind
define internal i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_(ptr align 8 %self, i64 %init) unnamed_addr #1 !dbg !58 {
start:
  %_4 = alloca [56 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 56, i1 false), !dbg !64
; call <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::fold::<i64, core::iter::adapters::map::map_fold<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
  %_0 = call i64 @_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_(ptr align 8 %_4, i64 %init) #12, !dbg !65
  ret i64 %_0, !dbg !66
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::all::<slices::slices::{closure#0}::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_(ptr align 8 %self) unnamed_addr #0 !dbg !67 {
start:
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %f = alloca [0 x i8], align 1
  br label %bb1, !dbg !71

bb1:                                              ; preds = %bb3, %start
  %_8 = load ptr, ptr %self, align 8, !dbg !72
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !76
  %_9 = load ptr, ptr %0, align 8, !dbg !76
  br label %bb9, !dbg !78

bb9:                                              ; preds = %bb1
  %_12 = icmp eq ptr %_8, %_9, !dbg !80
  br i1 %_12, label %bb10, label %bb11, !dbg !85

bb11:                                             ; preds = %bb9
  %_19 = getelementptr inbounds nuw i32, ptr %_8, i64 1, !dbg !86
  store ptr %_19, ptr %self, align 8, !dbg !90
  br label %bb12, !dbg !91

bb10:                                             ; preds = %bb9
  br label %bb15, !dbg !92

bb12:                                             ; preds = %bb11
  store ptr %_8, ptr %_3, align 8, !dbg !95
  %x = load ptr, ptr %_3, align 8, !dbg !96
; call slices::slices::{closure#0}::{closure#0}
  %_5 = call zeroext i1 @_RNCNCNvCs9jcSxhOeRQa_6slices6slices00B5_(ptr %f, ptr align 4 %x) #12, !dbg !97
  br i1 %_5, label %bb3, label %bb4, !dbg !97

bb4:                                              ; preds = %bb12
  store i8 0, ptr %_0, align 1, !dbg !98
  br label %bb5, !dbg !99

bb3:                                              ; preds = %bb12
  br label %bb1, !dbg !71

bb5:                                              ; preds = %bb15, %bb4
  %1 = load i8, ptr %_0, align 1, !dbg !100
  %2 = trunc nuw i8 %1 to i1, !dbg !100
  ret i1 %2, !dbg !100

bb15:                                             ; preds = %bb10
  store i8 1, ptr %_0, align 1, !dbg !101
  br label %bb5, !dbg !99

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

; <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::adapters::take::SpecTake>::spec_fold::<i64, core::iter::adapters::map::map_fold<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_(ptr align 8 %self, i64 %0) unnamed_addr #0 !dbg !102 {
start:
  %iter = alloca [8 x i8], align 8
  %_12 = alloca [24 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %end = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  %init = alloca [8 x i8], align 8
  store i64 %0, ptr %init, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 48, !dbg !106
  %_4 = load i64, ptr %1, align 8, !dbg !106
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %2 = call i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtB5_27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %self) #13, !dbg !108
  store i64 %2, ptr %end, align 8, !dbg !108
  %3 = load i64, ptr %end, align 8, !dbg !109
  %_13 = icmp ult i64 %3, %_4, !dbg !109
  br i1 %_13, label %bb8, label %bb9, !dbg !113

bb9:                                              ; preds = %start
  store i64 %_4, ptr %end, align 8, !dbg !117
  br label %bb7, !dbg !118

bb8:                                              ; preds = %start
  br label %bb7, !dbg !118

bb7:                                              ; preds = %bb8, %bb9
  store i64 0, ptr %iter, align 8, !dbg !119
  br label %bb2, !dbg !121

bb2:                                              ; preds = %bb13, %bb7
  %_17 = load i64, ptr %iter, align 8, !dbg !123
  %4 = load i64, ptr %end, align 8, !dbg !123
  %_14 = icmp ult i64 %_17, %4, !dbg !123
  br i1 %_14, label %bb10, label %bb11, !dbg !124

bb11:                                             ; preds = %bb2
  %_0 = load i64, ptr %init, align 8, !dbg !134
  ret i64 %_0, !dbg !135

bb10:                                             ; preds = %bb2
  %_15 = load i64, ptr %iter, align 8, !dbg !136
  br label %bb12, !dbg !137

bb12:                                             ; preds = %bb10
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs9jcSxhOeRQa_6slices(i64 %_15, i64 1, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #12, !dbg !148
  br label %bb13, !dbg !148

bb13:                                             ; preds = %bb12
  %5 = add nuw i64 %_15, 1, !dbg !149
  store i64 %5, ptr %iter, align 8, !dbg !149
  %6 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !150
  store i64 %_15, ptr %6, align 8, !dbg !150
  store i64 1, ptr %_7, align 8, !dbg !150
  %7 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !151
  %i = load i64, ptr %7, align 8, !dbg !151
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %8 = call { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %i) #12, !dbg !152
  %val.0 = extractvalue { ptr, ptr } %8, 0, !dbg !152
  %val.1 = extractvalue { ptr, ptr } %8, 1, !dbg !152
  %9 = load i64, ptr %init, align 8, !dbg !154
  store i64 %9, ptr %_12, align 8, !dbg !154
  %10 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !154
  store ptr %val.0, ptr %10, align 8, !dbg !154
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !154
  store ptr %val.1, ptr %11, align 8, !dbg !154
  %12 = load i64, ptr %_12, align 8, !dbg !154
  %13 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !154
  %14 = load ptr, ptr %13, align 8, !dbg !154
  %15 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !154
  %16 = load ptr, ptr %15, align 8, !dbg !154
; call core::iter::adapters::map::map_fold::<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}
  %17 = call i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBa_3cmp3Ord3cmpE0E0B15_(ptr %f, i64 %12, ptr align 4 %14, ptr align 4 %16) #12, !dbg !154
  store i64 %17, ptr %init, align 8, !dbg !154
  br label %bb2, !dbg !121
}

; <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::fold::<i64, core::iter::adapters::map::map_fold<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_(ptr align 8 %self, i64 %init) unnamed_addr #0 !dbg !156 {
start:
; call <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::adapters::take::SpecTake>::spec_fold::<i64, core::iter::adapters::map::map_fold<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
  %_0 = call i64 @_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_(ptr align 8 %self, i64 %init) #12, !dbg !158
  ret i64 %_0, !dbg !159
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::zip::<&[u32]>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipRSmECs9jcSxhOeRQa_6slices(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %other.0, i64 %other.1) unnamed_addr #0 !dbg !160 {
start:
; call <&[u32] as core::iter::traits::collect::IntoIterator>::into_iter
  %0 = call { ptr, ptr } @_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRSmNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs9jcSxhOeRQa_6slices(ptr align 4 %other.0, i64 %other.1) #13, !dbg !165
  %_3.0 = extractvalue { ptr, ptr } %0, 0, !dbg !165
  %_3.1 = extractvalue { ptr, ptr } %0, 1, !dbg !165
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::new
  call void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E3newCs9jcSxhOeRQa_6slices(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %_3.0, ptr %_3.1) #13, !dbg !166
  ret void, !dbg !172
}

; <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::map::<usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBS_8adapters6filterINtB1H_6FilterppEBM_5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB2K_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !173 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false), !dbg !174
  ret void, !dbg !178
}

; <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&[i32], usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_(ptr align 8 %self, i64 %0) unnamed_addr #0 !dbg !179 {
start:
  %_9 = alloca [24 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %f = alloca [0 x i8], align 1
  %init = alloca [8 x i8], align 8
  store i64 %0, ptr %init, align 8
  br label %bb1, !dbg !180

bb1:                                              ; preds = %bb3, %start
; call <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::next
  %1 = call { ptr, i64 } @_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) #12, !dbg !182
  %2 = extractvalue { ptr, i64 } %1, 0, !dbg !182
  %3 = extractvalue { ptr, i64 } %1, 1, !dbg !182
  store ptr %2, ptr %_4, align 8, !dbg !182
  %4 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !182
  store i64 %3, ptr %4, align 8, !dbg !182
  %5 = load ptr, ptr %_4, align 8, !dbg !184
  %6 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !184
  %7 = load i64, ptr %6, align 8, !dbg !184
  %8 = ptrtoint ptr %5 to i64, !dbg !184
  %9 = icmp eq i64 %8, 0, !dbg !184
  %_6 = select i1 %9, i64 0, i64 1, !dbg !184
  %10 = trunc nuw i64 %_6 to i1, !dbg !185
  br i1 %10, label %bb3, label %bb5, !dbg !185

bb3:                                              ; preds = %bb1
  %x.0 = load ptr, ptr %_4, align 8, !dbg !186
  %11 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !186
  %x.1 = load i64, ptr %11, align 8, !dbg !186
  %12 = load i64, ptr %init, align 8, !dbg !187
  store i64 %12, ptr %_9, align 8, !dbg !187
  %13 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !187
  store ptr %x.0, ptr %13, align 8, !dbg !187
  %14 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !187
  store i64 %x.1, ptr %14, align 8, !dbg !187
  %15 = load i64, ptr %_9, align 8, !dbg !187
  %16 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !187
  %17 = load ptr, ptr %16, align 8, !dbg !187
  %18 = getelementptr inbounds i8, ptr %16, i64 8, !dbg !187
  %19 = load i64, ptr %18, align 8, !dbg !187
; call core::iter::adapters::map::map_fold::<&[i32], usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}>::{closure#0}
  %20 = call i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_(ptr %f, i64 %15, ptr align 4 %17, i64 %19) #12, !dbg !187
  store i64 %20, ptr %init, align 8, !dbg !187
  br label %bb1, !dbg !180

bb5:                                              ; preds = %bb1
  %_0 = load i64, ptr %init, align 8, !dbg !188
  ret i64 %_0, !dbg !189

bb8:                                              ; No predecessors!
  unreachable, !dbg !190
}

; <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::filter::<slices::slices::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCs9jcSxhOeRQa_6slices6slices0EB1C_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !191 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false), !dbg !192
  ret void, !dbg !198
}

; <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::max_by::<<i64 as core::cmp::Ord>::cmp>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYxNtNtBc_3cmp3Ord3cmpEB23_(ptr align 8 %self) unnamed_addr #0 !dbg !199 {
start:
; call <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::reduce::<core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>
  %0 = call { i64, i64 } @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_(ptr align 8 %self) #12, !dbg !200
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !200
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !200
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !201
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !201
  ret { i64, i64 } %2, !dbg !201
}

; <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::reduce::<core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_(ptr align 8 %self) unnamed_addr #0 !dbg !202 {
start:
  %_9 = alloca [56 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::next
  %0 = call { i64, i64 } @_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_(ptr align 8 %self) #12, !dbg !203
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !203
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !203
  store i64 %1, ptr %_4, align 8, !dbg !203
  %3 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !203
  store i64 %2, ptr %3, align 8, !dbg !203
  %_11 = load i64, ptr %_4, align 8, !dbg !204
  %4 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !204
  %5 = load i64, ptr %4, align 8, !dbg !204
  %6 = trunc nuw i64 %_11 to i1, !dbg !210
  br i1 %6, label %bb7, label %bb6, !dbg !210

bb7:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !211
  %_12 = load i64, ptr %7, align 8, !dbg !211
  %8 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !212
  store i64 %_12, ptr %8, align 8, !dbg !212
  store i64 0, ptr %_3, align 8, !dbg !212
  %9 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !209
  %first = load i64, ptr %9, align 8, !dbg !209
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %self, i64 56, i1 false), !dbg !214
; call <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<i64, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>
  %_8 = call i64 @_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_(ptr align 8 %_9, i64 %first) #13, !dbg !216
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !217
  store i64 %_8, ptr %10, align 8, !dbg !217
  store i64 1, ptr %_0, align 8, !dbg !217
  br label %bb5, !dbg !218

bb6:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !219
  br label %bb5, !dbg !218

bb5:                                              ; preds = %bb7, %bb6
  %11 = load i64, ptr %_0, align 8, !dbg !226
  %12 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !226
  %13 = load i64, ptr %12, align 8, !dbg !226
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0, !dbg !226
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1, !dbg !226
  ret { i64, i64 } %15, !dbg !226

bb2:                                              ; No predecessors!
  unreachable, !dbg !227
}

; <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::map::<i64, slices::slices::{closure#1}>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB19_mEEENtNtNtBa_6traits8iterator8Iterator3mapxNCNvCs9jcSxhOeRQa_6slices6slicess_0EB2q_(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !229 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false), !dbg !230
  ret void, !dbg !233
}

; core::iter::adapters::map::map_fold::<&[i32], usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_(ptr %_1, i64 %acc, ptr align 4 %elt.0, i64 %elt.1) unnamed_addr #0 !dbg !234 {
start:
; call <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize::<&[i32], slices::slices::{closure#0}>::{closure#0}
  %_6 = call i64 @_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_(ptr %_1, ptr align 4 %elt.0, i64 %elt.1) #12, !dbg !236
; call <usize as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}
  %_0 = call i64 @_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter6ChunkslENCINvNvXs1_NtB17_6filterINtB28_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EE0B3n_(ptr %_1, i64 %acc, i64 %_6) #12, !dbg !237
  ret i64 %_0, !dbg !238
}

; core::iter::adapters::map::map_fold::<(&i32, &u32), i64, i64, slices::slices::{closure#1}, core::iter::traits::iterator::Iterator::max_by::fold<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBa_3cmp3Ord3cmpE0E0B15_(ptr %_1, i64 %acc, ptr align 4 %elt.0, ptr align 4 %elt.1) unnamed_addr #0 !dbg !239 {
start:
; call slices::slices::{closure#1}
  %_6 = call i64 @_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_(ptr %_1, ptr align 4 %elt.0, ptr align 4 %elt.1) #12, !dbg !240
; call core::iter::traits::iterator::Iterator::max_by::fold::<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}
  %_0 = call i64 @_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator6max_by4foldxNvYxNtNtBe_3cmp3Ord3cmpE0Cs9jcSxhOeRQa_6slices(ptr %_1, i64 %acc, i64 %_6) #12, !dbg !241
  ret i64 %_0, !dbg !242
}

; core::iter::traits::iterator::Iterator::max_by::fold::<i64, <i64 as core::cmp::Ord>::cmp>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator6max_by4foldxNvYxNtNtBe_3cmp3Ord3cmpE0Cs9jcSxhOeRQa_6slices(ptr %_1, i64 %x, i64 %y) unnamed_addr #0 !dbg !243 {
start:
; call core::cmp::max_by::<i64, &mut <i64 as core::cmp::Ord>::cmp>
  %_0 = call i64 @_RINvNtCsnC4lpNxbXH_4core3cmp6max_byxQNvYxNtB2_3Ord3cmpECs9jcSxhOeRQa_6slices(i64 %x, i64 %y, ptr %_1) #12, !dbg !246
  ret i64 %_0, !dbg !247
}

; <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize::<&[i32], slices::slices::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_(ptr %_1, ptr align 4 %0, i64 %1) unnamed_addr #0 !dbg !248 {
start:
  %x = alloca [16 x i8], align 8
  store ptr %0, ptr %x, align 8
  %2 = getelementptr inbounds i8, ptr %x, i64 8
  store i64 %1, ptr %2, align 8
; call slices::slices::{closure#0}
  %_3 = call zeroext i1 @_RNCNvCs9jcSxhOeRQa_6slices6slices0B3_(ptr %_1, ptr align 8 %x) #12, !dbg !252
  %_0 = zext i1 %_3 to i64, !dbg !252
  ret i64 %_0, !dbg !253
}

; <usize as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter6ChunkslENCINvNvXs1_NtB17_6filterINtB28_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EE0B3n_(ptr %_1, i64 %a, i64 %b) unnamed_addr #0 !dbg !254 {
start:
  %_4.0 = add i64 %a, %b, !dbg !259
  %_4.1 = icmp ult i64 %_4.0, %a, !dbg !259
  br i1 %_4.1, label %panic, label %bb1, !dbg !259

bb1:                                              ; preds = %start
  ret i64 %_4.0, !dbg !260

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_ec64978302acb335854cb692db438724) #14, !dbg !259
  unreachable, !dbg !259
}

; slices::slices::{closure#0}::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNCNvCs9jcSxhOeRQa_6slices6slices00B5_(ptr %_1, ptr align 4 %_2) unnamed_addr #0 !dbg !261 {
start:
  %x = load i32, ptr %_2, align 4, !dbg !265
  %_7 = icmp eq i32 %x, -2147483648, !dbg !266
  %_8 = and i1 false, %_7, !dbg !266
  br i1 %_8, label %panic, label %bb2, !dbg !266

bb2:                                              ; preds = %start
  %_4 = srem i32 %x, 2, !dbg !266
  %_0 = icmp eq i32 %_4, 0, !dbg !266
  ret i1 %_0, !dbg !268

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 @alloc_70326454ed7b44a236c4c9ed86aac30e) #14, !dbg !266
  unreachable, !dbg !266
}

; slices::slices::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCNvCs9jcSxhOeRQa_6slices6slices0B3_(ptr %_1, ptr align 8 %part) unnamed_addr #0 !dbg !269 {
start:
  %_4 = alloca [16 x i8], align 8
  %_5.0 = load ptr, ptr %part, align 8, !dbg !270
  %0 = getelementptr inbounds i8, ptr %part, i64 8, !dbg !270
  %_5.1 = load i64, ptr %0, align 8, !dbg !270
; call <[i32]>::iter
  %1 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices(ptr align 4 %_5.0, i64 %_5.1) #12, !dbg !271
  %2 = extractvalue { ptr, ptr } %1, 0, !dbg !271
  %3 = extractvalue { ptr, ptr } %1, 1, !dbg !271
  store ptr %2, ptr %_4, align 8, !dbg !271
  %4 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !271
  store ptr %3, ptr %4, align 8, !dbg !271
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::all::<slices::slices::{closure#0}::{closure#0}>
  %_0 = call zeroext i1 @_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_(ptr align 8 %_4) #12, !dbg !272
  ret i1 %_0, !dbg !273
}

; slices::slices::{closure#1}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_(ptr %_1, ptr align 4 %_2.0, ptr align 4 %_2.1) unnamed_addr #0 !dbg !274 {
start:
  %a = load i32, ptr %_2.0, align 4, !dbg !275
  %b = load i32, ptr %_2.1, align 4, !dbg !276
  %_5 = sext i32 %a to i64, !dbg !277
  %_6 = zext i32 %b to i64, !dbg !279
  %0 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_5, i64 %_6), !dbg !277
  %_7.0 = extractvalue { i64, i1 } %0, 0, !dbg !277
  %_7.1 = extractvalue { i64, i1 } %0, 1, !dbg !277
  br i1 %_7.1, label %panic, label %bb1, !dbg !277

bb1:                                              ; preds = %start
  ret i64 %_7.0, !dbg !280

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_136ab30f5fc5b7bc3bad45f0198823ba) #14, !dbg !277
  unreachable, !dbg !277
}

; slices::median
; Function Attrs: convergent nounwind
define internal { i32, i32 } @_RNvCs9jcSxhOeRQa_6slices6median(ptr align 4 %window.0, i64 %window.1) unnamed_addr #1 !dbg !281 {
start:
  %k = alloca [8 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %sorted = alloca [36 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %sorted, i8 0, i64 36, i1 false), !dbg !282
; call <[i32]>::get_mut::<core::ops::range::RangeTo<usize>>
  %0 = call { ptr, i64 } @_RINvMNtCsnC4lpNxbXH_4core5sliceSl7get_mutINtNtNtB5_3ops5range7RangeTojEECs9jcSxhOeRQa_6slices(ptr align 4 %sorted, i64 9, i64 %window.1) #12, !dbg !283
  %_4.0 = extractvalue { ptr, i64 } %0, 0, !dbg !283
  %_4.1 = extractvalue { ptr, i64 } %0, 1, !dbg !283
; call <core::option::Option<&mut [i32]> as core::ops::try_trait::Try>::branch
  %1 = call { ptr, i64 } @_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQSlENtNtNtB7_3ops9try_trait3Try6branchCs9jcSxhOeRQa_6slices(ptr align 4 %_4.0, i64 %_4.1) #12, !dbg !285
  %2 = extractvalue { ptr, i64 } %1, 0, !dbg !285
  %3 = extractvalue { ptr, i64 } %1, 1, !dbg !285
  store ptr %2, ptr %_3, align 8, !dbg !285
  %4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !285
  store i64 %3, ptr %4, align 8, !dbg !285
  %5 = load ptr, ptr %_3, align 8, !dbg !285
  %6 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !285
  %7 = load i64, ptr %6, align 8, !dbg !285
  %8 = ptrtoint ptr %5 to i64, !dbg !285
  %9 = icmp eq i64 %8, 0, !dbg !285
  %_9 = select i1 %9, i64 1, i64 0, !dbg !285
  %10 = trunc nuw i64 %_9 to i1, !dbg !285
  br i1 %10, label %bb5, label %bb4, !dbg !285

bb5:                                              ; preds = %start
; call <core::option::Option<i32> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %11 = call { i32, i32 } @_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionlEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs9jcSxhOeRQa_6slices() #12, !dbg !286
  %12 = extractvalue { i32, i32 } %11, 0, !dbg !286
  %13 = extractvalue { i32, i32 } %11, 1, !dbg !286
  store i32 %12, ptr %_0, align 4, !dbg !286
  %14 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !286
  store i32 %13, ptr %14, align 4, !dbg !286
  br label %bb23, !dbg !286

bb4:                                              ; preds = %start
  %sorted.0 = load ptr, ptr %_3, align 8, !dbg !285
  %15 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !285
  %sorted.1 = load i64, ptr %15, align 8, !dbg !285
; call <[i32]>::copy_from_slice
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl15copy_from_sliceCs9jcSxhOeRQa_6slices(ptr align 4 %sorted.0, i64 %sorted.1, ptr align 4 %window.0, i64 %window.1, ptr align 8 @alloc_326c087d81bd2df3e3f9977ef3c57641) #12, !dbg !289
; call <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
  %16 = call { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs9jcSxhOeRQa_6slices(i64 1, i64 %sorted.1) #12, !dbg !291
  %_12.0 = extractvalue { i64, i64 } %16, 0, !dbg !291
  %_12.1 = extractvalue { i64, i64 } %16, 1, !dbg !291
  store i64 %_12.0, ptr %iter, align 8, !dbg !291
  %17 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !291
  store i64 %_12.1, ptr %17, align 8, !dbg !291
  br label %bb8, !dbg !292

bb8:                                              ; preds = %bb16, %bb12, %bb4
; call <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
  %18 = call { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %iter) #12, !dbg !294
  %19 = extractvalue { i64, i64 } %18, 0, !dbg !294
  %20 = extractvalue { i64, i64 } %18, 1, !dbg !294
  store i64 %19, ptr %_17, align 8, !dbg !294
  %21 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !294
  store i64 %20, ptr %21, align 8, !dbg !294
  %_19 = load i64, ptr %_17, align 8, !dbg !294
  %22 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !294
  %23 = load i64, ptr %22, align 8, !dbg !294
  %24 = trunc nuw i64 %_19 to i1, !dbg !294
  br i1 %24, label %bb10, label %bb11, !dbg !294

bb10:                                             ; preds = %bb8
  %25 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !295
  %i = load i64, ptr %25, align 8, !dbg !295
  store i64 %i, ptr %k, align 8, !dbg !296
  br label %bb12, !dbg !298

bb11:                                             ; preds = %bb8
  %_45 = udiv i64 %sorted.1, 2, !dbg !300
; call <[i32]>::get::<usize>
  %_43 = call align 4 ptr @_RINvMNtCsnC4lpNxbXH_4core5sliceSl3getjECs9jcSxhOeRQa_6slices(ptr align 4 %sorted.0, i64 %sorted.1, i64 %_45) #12, !dbg !301
; call <core::option::Option<&i32>>::copied
  %26 = call { i32, i32 } @_RNvMs1_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionRlE6copiedCs9jcSxhOeRQa_6slices(ptr align 4 %_43) #13, !dbg !302
  %27 = extractvalue { i32, i32 } %26, 0, !dbg !302
  %28 = extractvalue { i32, i32 } %26, 1, !dbg !302
  store i32 %27, ptr %_0, align 4, !dbg !302
  %29 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !302
  store i32 %28, ptr %29, align 4, !dbg !302
  br label %bb23, !dbg !302

bb23:                                             ; preds = %bb5, %bb11
  %30 = load i32, ptr %_0, align 4, !dbg !303
  %31 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !303
  %32 = load i32, ptr %31, align 4, !dbg !303
  %33 = insertvalue { i32, i32 } poison, i32 %30, 0, !dbg !303
  %34 = insertvalue { i32, i32 } %33, i32 %32, 1, !dbg !303
  ret { i32, i32 } %34, !dbg !303

bb12:                                             ; preds = %bb20, %bb10
  %_23 = load i64, ptr %k, align 8, !dbg !304
  %_22 = icmp ugt i64 %_23, 0, !dbg !304
  br i1 %_22, label %bb13, label %bb8, !dbg !304

bb13:                                             ; preds = %bb12
  %_27 = load i64, ptr %k, align 8, !dbg !305
  %_28.0 = sub i64 %_27, 1, !dbg !305
  %_28.1 = icmp ult i64 %_27, 1, !dbg !305
  br i1 %_28.1, label %panic, label %bb14, !dbg !305

bb14:                                             ; preds = %bb13
  %_31 = icmp ult i64 %_28.0, %sorted.1, !dbg !306
  br i1 %_31, label %bb15, label %panic1, !dbg !306

panic:                                            ; preds = %bb13
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_a56e07061d4178fcc5c47ea164a971bc) #14, !dbg !305
  unreachable, !dbg !305

bb15:                                             ; preds = %bb14
  %35 = getelementptr inbounds nuw i32, ptr %sorted.0, i64 %_28.0, !dbg !306
  %_25 = load i32, ptr %35, align 4, !dbg !306
  %_33 = load i64, ptr %k, align 8, !dbg !307
  %_36 = icmp ult i64 %_33, %sorted.1, !dbg !308
  br i1 %_36, label %bb16, label %panic2, !dbg !308

panic1:                                           ; preds = %bb14
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_28.0, i64 %sorted.1, ptr align 8 @alloc_4dac793e5818f5db3099d38a46f92ef4) #14, !dbg !306
  unreachable, !dbg !306

bb16:                                             ; preds = %bb15
  %36 = getelementptr inbounds nuw i32, ptr %sorted.0, i64 %_33, !dbg !308
  %_32 = load i32, ptr %36, align 4, !dbg !308
  %_24 = icmp sgt i32 %_25, %_32, !dbg !306
  br i1 %_24, label %bb17, label %bb8, !dbg !306

panic2:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_33, i64 %sorted.1, ptr align 8 @alloc_8acd3b8aaa6398a01956d0e28204e88b) #14, !dbg !308
  unreachable, !dbg !308

bb17:                                             ; preds = %bb16
  %_39 = load i64, ptr %k, align 8, !dbg !309
  %_40.0 = sub i64 %_39, 1, !dbg !309
  %_40.1 = icmp ult i64 %_39, 1, !dbg !309
  br i1 %_40.1, label %panic3, label %bb18, !dbg !309

bb18:                                             ; preds = %bb17
  %_41 = load i64, ptr %k, align 8, !dbg !310
; call <[i32]>::swap
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices(ptr align 4 %sorted.0, i64 %sorted.1, i64 %_40.0, i64 %_41, ptr align 8 @alloc_8dcc683ec2881b9ccf37da68a7d471c3) #12, !dbg !311
  %37 = load i64, ptr %k, align 8, !dbg !312
  %_42.0 = sub i64 %37, 1, !dbg !312
  %_42.1 = icmp ult i64 %37, 1, !dbg !312
  br i1 %_42.1, label %panic4, label %bb20, !dbg !312

panic3:                                           ; preds = %bb17
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_ba64e5cf3a9205663eff15473b158cad) #14, !dbg !309
  unreachable, !dbg !309

bb20:                                             ; preds = %bb18
  store i64 %_42.0, ptr %k, align 8, !dbg !312
  br label %bb12, !dbg !298

panic4:                                           ; preds = %bb18
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_f5da940705e6ad14cddd379453dce7bf) #14, !dbg !312
  unreachable, !dbg !312

bb3:                                              ; No predecessors!
  unreachable, !dbg !313
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !314 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9jcSxhOeRQa_6slices() #15, !dbg !317
  unreachable, !dbg !317
}

; <[i32]>::copy_from_slice
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl15copy_from_sliceCs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 !dbg !318 {
start:
; call core::slice::copy_from_slice_impl::<i32>
  call void @_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) #13, !dbg !319
  ret void, !dbg !320
}

; <[i32]>::iter
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 !dbg !321 {
start:
; call <core::slice::iter::Iter<i32>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1) #12, !dbg !322
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !322
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !322
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !323
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !323
  ret { ptr, ptr } %2, !dbg !323
}

; <[i32]>::swap
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #0 !dbg !324 {
start:
  %_22 = alloca [1 x i8], align 1
  %_9 = alloca [4 x i8], align 4
  %_6 = icmp ult i64 %a, %self.1, !dbg !325
  br i1 %_6, label %bb1, label %panic, !dbg !325

bb1:                                              ; preds = %start
  %pa = getelementptr inbounds nuw i32, ptr %self.0, i64 %a, !dbg !326
  %_8 = icmp ult i64 %b, %self.1, !dbg !327
  br i1 %_8, label %bb2, label %panic1, !dbg !327

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %a, i64 %self.1, ptr align 8 %0) #14, !dbg !325
  unreachable, !dbg !325

bb2:                                              ; preds = %bb1
  %pb = getelementptr inbounds nuw i32, ptr %self.0, i64 %b, !dbg !329
  br label %bb3, !dbg !330

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %b, i64 %self.1, ptr align 8 %0) #14, !dbg !327
  unreachable, !dbg !327

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs9jcSxhOeRQa_6slices(ptr %pa, ptr %_9, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #12, !dbg !338
  br label %bb5, !dbg !339

bb5:                                              ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_9, ptr align 4 %pa, i64 4, i1 false), !dbg !340
  br label %bb7, !dbg !341

bb7:                                              ; preds = %bb5
  br label %bb9, !dbg !345

bb9:                                              ; preds = %bb7
  store i8 0, ptr %_22, align 1, !dbg !346
  br label %bb10, !dbg !345

bb10:                                             ; preds = %bb9
  %1 = load i8, ptr %_22, align 1, !dbg !347
  %2 = trunc nuw i8 %1 to i1, !dbg !347
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs9jcSxhOeRQa_6slices(ptr %pb, ptr %pa, i64 4, i1 zeroext %2, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #12, !dbg !347
  br label %bb12, !dbg !348

bb12:                                             ; preds = %bb10
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %pa, ptr align 4 %pb, i64 4, i1 false), !dbg !349
  br label %bb13, !dbg !350

bb13:                                             ; preds = %bb12
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs9jcSxhOeRQa_6slices(ptr %_9, ptr %pb, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #12, !dbg !352
  br label %bb15, !dbg !353

bb15:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %pb, ptr align 4 %_9, i64 4, i1 false), !dbg !354
  ret void, !dbg !355

bb8:                                              ; No predecessors!
  unreachable
}

; <[i32]>::chunks
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl6chunksCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #0 !dbg !356 {
start:
  %1 = icmp eq i64 %chunk_size, 0, !dbg !357
  br i1 %1, label %bb2, label %bb1, !dbg !357

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr inttoptr (i64 55 to ptr), ptr align 8 %0) #14, !dbg !358
  unreachable, !dbg !358

bb1:                                              ; preds = %start
  store ptr %self.0, ptr %_0, align 8, !dbg !359
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !359
  store i64 %self.1, ptr %2, align 8, !dbg !359
  %3 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !359
  store i64 %chunk_size, ptr %3, align 8, !dbg !359
  ret void, !dbg !364
}

; <[i32]>::split_at
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl8split_atCs9jcSxhOeRQa_6slices(ptr sret([32 x i8]) align 8 %pair, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 !dbg !365 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1, !dbg !366
  br i1 %_6, label %bb1, label %bb2, !dbg !366

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #14, !dbg !369
  unreachable, !dbg !369

bb1:                                              ; preds = %start
  br label %bb3, !dbg !370

bb3:                                              ; preds = %bb1
; call <[_]>::split_at_unchecked::precondition_check
  call void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs9jcSxhOeRQa_6slices(i64 %mid, i64 %self.1, ptr align 8 @alloc_ef22f1435e4869d36b262ac6ba9f82b6) #12, !dbg !376
  br label %bb4, !dbg !376

bb4:                                              ; preds = %bb3
  br label %bb5, !dbg !377

bb5:                                              ; preds = %bb4
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices(ptr %self.0, i64 4, i64 4, i64 %mid, ptr align 8 @alloc_ef22f1435e4869d36b262ac6ba9f82b6) #12, !dbg !381
  br label %bb7, !dbg !382

bb7:                                              ; preds = %bb5
  %_13 = getelementptr inbounds nuw i32, ptr %self.0, i64 %mid, !dbg !383
  %_14 = sub nuw i64 %self.1, %mid, !dbg !389
  br label %bb8, !dbg !390

bb8:                                              ; preds = %bb7
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices(ptr %_13, i64 4, i64 4, i64 %_14, ptr align 8 @alloc_ef22f1435e4869d36b262ac6ba9f82b6) #12, !dbg !392
  br label %bb10, !dbg !393

bb10:                                             ; preds = %bb8
  store ptr %self.0, ptr %_8, align 8, !dbg !394
  %1 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !394
  store i64 %mid, ptr %1, align 8, !dbg !394
  %2 = getelementptr inbounds i8, ptr %_8, i64 16, !dbg !394
  store ptr %_13, ptr %2, align 8, !dbg !394
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !394
  store i64 %_14, ptr %3, align 8, !dbg !394
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false), !dbg !395
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false), !dbg !396
  ret void, !dbg !397
}

; <core::option::Option<i32>>::unwrap_or
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionlE9unwrap_orCs9jcSxhOeRQa_6slices(i32 %0, i32 %1, i32 %default) unnamed_addr #0 !dbg !398 {
start:
  %x = alloca [4 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4, !dbg !400
  %4 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !400
  %5 = load i32, ptr %4, align 4, !dbg !400
  %_3 = zext i32 %3 to i64, !dbg !400
  %6 = trunc nuw i64 %_3 to i1, !dbg !401
  br i1 %6, label %bb3, label %bb2, !dbg !401

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !402
  %8 = load i32, ptr %7, align 4, !dbg !402
  store i32 %8, ptr %x, align 4, !dbg !402
  br label %bb4, !dbg !403

bb2:                                              ; preds = %start
  store i32 %default, ptr %x, align 4, !dbg !404
  br label %bb4, !dbg !404

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %x, align 4, !dbg !405
  ret i32 %9, !dbg !405

bb1:                                              ; No predecessors!
  unreachable, !dbg !400
}

; <core::option::Option<i64>>::unwrap_or
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionxE9unwrap_orCs9jcSxhOeRQa_6slices(i64 %0, i64 %1, i64 %default) unnamed_addr #0 !dbg !406 {
start:
  %x = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load i64, ptr %self, align 8, !dbg !407
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !407
  %4 = load i64, ptr %3, align 8, !dbg !407
  %5 = trunc nuw i64 %_3 to i1, !dbg !408
  br i1 %5, label %bb3, label %bb2, !dbg !408

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !409
  %7 = load i64, ptr %6, align 8, !dbg !409
  store i64 %7, ptr %x, align 8, !dbg !409
  br label %bb4, !dbg !410

bb2:                                              ; preds = %start
  store i64 %default, ptr %x, align 8, !dbg !411
  br label %bb4, !dbg !411

bb4:                                              ; preds = %bb3, %bb2
  %8 = load i64, ptr %x, align 8, !dbg !412
  ret i64 %8, !dbg !412

bb1:                                              ; No predecessors!
  unreachable, !dbg !407
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %self, i64 %align) unnamed_addr #0 !dbg !413 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !414
  %2 = trunc i64 %1 to i32, !dbg !414
  store i32 %2, ptr %0, align 4, !dbg !414
  %_8 = load i32, ptr %0, align 4, !dbg !414
  %3 = icmp eq i32 %_8, 1, !dbg !419
  br i1 %3, label %bb1, label %bb2, !dbg !419

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !420
  %_7 = sub i64 %align, 1, !dbg !423
  %_5 = and i64 %_6, %_7, !dbg !424
  %_0 = icmp eq i64 %_5, 0, !dbg !424
  ret i1 %_0, !dbg !425

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #14, !dbg !426
  unreachable, !dbg !426
}

; <core::option::Option<&i32>>::copied
; Function Attrs: convergent nounwind
define internal { i32, i32 } @_RNvMs1_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionRlE6copiedCs9jcSxhOeRQa_6slices(ptr align 4 %0) unnamed_addr #1 !dbg !427 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 8
  store ptr %0, ptr %self, align 8
  %1 = load ptr, ptr %self, align 8, !dbg !428
  %2 = ptrtoint ptr %1 to i64, !dbg !428
  %3 = icmp eq i64 %2, 0, !dbg !428
  %_2 = select i1 %3, i64 0, i64 1, !dbg !428
  %4 = trunc nuw i64 %_2 to i1, !dbg !429
  br i1 %4, label %bb3, label %bb2, !dbg !429

bb3:                                              ; preds = %start
  %_4 = load ptr, ptr %self, align 8, !dbg !430
  %v = load i32, ptr %_4, align 4, !dbg !430
  %5 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !431
  store i32 %v, ptr %5, align 4, !dbg !431
  store i32 1, ptr %_0, align 4, !dbg !431
  br label %bb4, !dbg !433

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !434
  br label %bb4, !dbg !434

bb4:                                              ; preds = %bb3, %bb2
  %6 = load i32, ptr %_0, align 4, !dbg !435
  %7 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !435
  %8 = load i32, ptr %7, align 4, !dbg !435
  %9 = insertvalue { i32, i32 } poison, i32 %6, 0, !dbg !435
  %10 = insertvalue { i32, i32 } %9, i32 %8, 1, !dbg !435
  ret { i32, i32 } %10, !dbg !435

bb1:                                              ; No predecessors!
  unreachable, !dbg !428
}

; <core::slice::iter::Iter<i32>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 !dbg !436 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !438

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %slice.1, !dbg !441
  store ptr %_6, ptr %end_or_len, align 8, !dbg !447
  br label %bb3, !dbg !448

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !449
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !451
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !451
  ret { ptr, ptr } %1, !dbg !451

bb1:                                              ; No predecessors!
  unreachable
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs9jcSxhOeRQa_6slices() unnamed_addr #3 !dbg !452 {
start:
  ret void, !dbg !455
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9jcSxhOeRQa_6slices() unnamed_addr #0 !dbg !456 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460
  ret i32 %_0, !dbg !461
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9jcSxhOeRQa_6slices() unnamed_addr #0 !dbg !462 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !463
  ret i32 %_0, !dbg !464
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9jcSxhOeRQa_6slices() unnamed_addr #0 !dbg !465 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !466
  ret i32 %_0, !dbg !467
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9jcSxhOeRQa_6slices() unnamed_addr #4 !dbg !468 {
start:
  call void @llvm.trap(), !dbg !469
  unreachable, !dbg !469
}

; <[_]>::split_at_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs9jcSxhOeRQa_6slices(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !470 {
start:
  %_3 = icmp ule i64 %mid, %len, !dbg !472
  br i1 %_3, label %bb1, label %bb2, !dbg !472

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_8d4a1773e12407e94bdf7053c711876c, ptr inttoptr (i64 435 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !474
  unreachable, !dbg !474

bb1:                                              ; preds = %start
  ret void, !dbg !476
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9jcSxhOeRQa_6slices(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 !dbg !477 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !479
  br i1 %_3, label %bb1, label %bb2, !dbg !486

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !488
  unreachable, !dbg !488

bb1:                                              ; preds = %start
  ret void, !dbg !490
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs9jcSxhOeRQa_6slices(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !491 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !493
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !493
  br i1 %_7.1, label %bb1, label %bb2, !dbg !497

bb2:                                              ; preds = %start
  ret void, !dbg !498

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !499
  unreachable, !dbg !499
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs9jcSxhOeRQa_6slices(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 !dbg !501 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0, !dbg !503
  br i1 %1, label %bb1, label %bb2, !dbg !503

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1, !dbg !503
  br label %bb3, !dbg !503

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0, !dbg !505
  %3 = zext i1 %2 to i8, !dbg !505
  store i8 %3, ptr %zero_size, align 1, !dbg !505
  br label %bb3, !dbg !503

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1, !dbg !506
  %_9 = trunc nuw i8 %4 to i1, !dbg !506
; call <*const ()>::is_aligned_to
  %_15 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %src, i64 %align) #12, !dbg !508
  br i1 %_15, label %bb12, label %bb13, !dbg !516

bb13:                                             ; preds = %bb3
  br label %bb7, !dbg !518

bb12:                                             ; preds = %bb3
  br i1 %_9, label %bb14, label %bb15, !dbg !519

bb7:                                              ; preds = %bb15, %bb13
  br label %bb8, !dbg !520

bb15:                                             ; preds = %bb12
  %_17 = ptrtoint ptr %src to i64, !dbg !522
  %_16 = icmp eq i64 %_17, 0, !dbg !534
  %_8 = xor i1 %_16, true, !dbg !535
  br i1 %_8, label %bb4, label %bb7, !dbg !518

bb14:                                             ; preds = %bb12
  br label %bb4, !dbg !518

bb4:                                              ; preds = %bb14, %bb15
; call <*const ()>::is_aligned_to
  %_18 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %dst, i64 %align) #12, !dbg !536
  br i1 %_18, label %bb17, label %bb18, !dbg !542

bb8:                                              ; preds = %bb6, %bb7
  br label %bb10, !dbg !543

bb18:                                             ; preds = %bb4
  br label %bb6, !dbg !541

bb17:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1, !dbg !544
  %6 = trunc nuw i8 %5 to i1, !dbg !544
  br i1 %6, label %bb19, label %bb20, !dbg !544

bb6:                                              ; preds = %bb20, %bb18
  br label %bb8, !dbg !520

bb20:                                             ; preds = %bb17
  %_20 = ptrtoint ptr %dst to i64, !dbg !545
  %_19 = icmp eq i64 %_20, 0, !dbg !553
  %_10 = xor i1 %_19, true, !dbg !554
  br i1 %_10, label %bb5, label %bb6, !dbg !541

bb19:                                             ; preds = %bb17
  br label %bb5, !dbg !541

bb5:                                              ; preds = %bb19, %bb20
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs9jcSxhOeRQa_6slices(ptr %src, ptr %dst, i64 %size, i64 %count) #12, !dbg !555
  br i1 %_6, label %bb11, label %bb10, !dbg !543

bb10:                                             ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !559
  unreachable, !dbg !559

bb11:                                             ; preds = %bb5
  ret void, !dbg !561
}

; core::ptr::copy::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs9jcSxhOeRQa_6slices(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #0 !dbg !562 {
start:
  %_14 = alloca [1 x i8], align 1
  %_7 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %src, i64 %align) #12, !dbg !564
  br i1 %_11, label %bb4, label %bb5, !dbg !570

bb5:                                              ; preds = %start
  br label %bb3, !dbg !572

bb4:                                              ; preds = %start
  br i1 %zero_size, label %bb6, label %bb7, !dbg !574

bb3:                                              ; preds = %bb2, %bb7, %bb5
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !575
  unreachable, !dbg !575

bb7:                                              ; preds = %bb4
  %_13 = ptrtoint ptr %src to i64, !dbg !577
  %_12 = icmp eq i64 %_13, 0, !dbg !588
  %_5 = xor i1 %_12, true, !dbg !589
  br i1 %_5, label %bb13, label %bb3, !dbg !572

bb6:                                              ; preds = %bb4
  store ptr %dst, ptr %_7, align 8, !dbg !590
  %1 = load ptr, ptr %_7, align 8, !dbg !591
; call <*const ()>::is_aligned_to
  %2 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %1, i64 %align) #12, !dbg !597
  %3 = zext i1 %2 to i8, !dbg !597
  store i8 %3, ptr %_14, align 1, !dbg !597
  %4 = load i8, ptr %_14, align 1, !dbg !598
  %5 = trunc nuw i8 %4 to i1, !dbg !598
  br i1 %5, label %bb10, label %bb9, !dbg !598

bb13:                                             ; preds = %bb7
  store ptr %dst, ptr %_7, align 8, !dbg !590
  %6 = load ptr, ptr %_7, align 8, !dbg !591
; call <*const ()>::is_aligned_to
  %7 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %6, i64 %align) #12, !dbg !597
  %8 = zext i1 %7 to i8, !dbg !597
  store i8 %8, ptr %_14, align 1, !dbg !597
  %9 = load i8, ptr %_14, align 1, !dbg !598
  %10 = trunc nuw i8 %9 to i1, !dbg !598
  br i1 %10, label %bb11, label %bb9, !dbg !598

bb9:                                              ; preds = %bb6, %bb13
  br label %bb2, !dbg !596

bb11:                                             ; preds = %bb13
  %_16 = ptrtoint ptr %dst to i64, !dbg !599
  %_15 = icmp eq i64 %_16, 0, !dbg !607
  %_6 = xor i1 %_15, true, !dbg !608
  br i1 %_6, label %bb1, label %bb2, !dbg !596

bb2:                                              ; preds = %bb9, %bb11
  br label %bb3, !dbg !609

bb1:                                              ; preds = %bb10, %bb11
  ret void, !dbg !611

bb10:                                             ; preds = %bb6
  br label %bb1, !dbg !596
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs9jcSxhOeRQa_6slices(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 !dbg !612 {
start:
  br i1 %cond, label %bb2, label %bb1, !dbg !615

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !618
  unreachable, !dbg !618

bb2:                                              ; preds = %start
  ret void, !dbg !620
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs9jcSxhOeRQa_6slices(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 !dbg !621 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64, !dbg !623
  %dst_usize = ptrtoint ptr %dst to i64, !dbg !627
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count), !dbg !630
  %_13.0 = extractvalue { i64, i1 } %0, 0, !dbg !630
  %_13.1 = extractvalue { i64, i1 } %0, 1, !dbg !630
  br i1 %_13.1, label %bb1, label %bb3, !dbg !636

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !640
  store i64 %_13.0, ptr %1, align 8, !dbg !640
  store i64 1, ptr %_9, align 8, !dbg !640
  %2 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !641
  %size1 = load i64, ptr %2, align 8, !dbg !641
  %_18 = icmp ult i64 %src_usize, %dst_usize, !dbg !642
  br i1 %_18, label %bb4, label %bb5, !dbg !642

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #14, !dbg !646
  unreachable, !dbg !646

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize, !dbg !647
  store i64 %3, ptr %diff, align 8, !dbg !647
  br label %bb6, !dbg !648

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize, !dbg !649
  store i64 %4, ptr %diff, align 8, !dbg !649
  br label %bb6, !dbg !648

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8, !dbg !650
  %_0 = icmp uge i64 %5, %size1, !dbg !650
  ret i1 %_0, !dbg !652
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !653 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices(ptr %data, i64 %align) #12, !dbg !655
  br i1 %_11, label %bb5, label %bb6, !dbg !661

bb6:                                              ; preds = %start
  br label %bb3, !dbg !663

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !665
  %_12 = icmp eq i64 %_13, 0, !dbg !676
  %_5 = xor i1 %_12, true, !dbg !677
  br i1 %_5, label %bb1, label %bb3, !dbg !663

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !678

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !680
  br i1 %1, label %bb8, label %bb9, !dbg !680

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !683
  unreachable, !dbg !683

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !685
  br label %bb10, !dbg !686

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !687
  store i64 %2, ptr %_14, align 8, !dbg !687
  br label %bb10, !dbg !686

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !688
  %_7 = icmp ule i64 %len, %3, !dbg !688
  br i1 %_7, label %bb2, label %bb4, !dbg !682

bb2:                                              ; preds = %bb10
  ret void, !dbg !690
}

; <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs9jcSxhOeRQa_6slices(i64 %self.0, i64 %self.1) unnamed_addr #0 !dbg !691 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0, !dbg !695
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1, !dbg !695
  ret { i64, i64 } %1, !dbg !695
}

; <usize as core::slice::index::SliceIndex<[i32]>>::get
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE3getCs9jcSxhOeRQa_6slices(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 !dbg !696 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %slice.1, !dbg !700
  br i1 %_3, label %bb1, label %bb2, !dbg !700

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !701
  br label %bb3, !dbg !702

bb1:                                              ; preds = %start
  %_5 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self, !dbg !703
  store ptr %_5, ptr %_0, align 8, !dbg !704
  br label %bb3, !dbg !702

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !705
  ret ptr %0, !dbg !705
}

; <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_(ptr align 8 %self) unnamed_addr #0 !dbg !706 {
start:
  %_2 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::next
  %0 = call { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB4_4TakeINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEIB1d_mEEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) #12, !dbg !707
  %1 = extractvalue { ptr, ptr } %0, 0, !dbg !707
  %2 = extractvalue { ptr, ptr } %0, 1, !dbg !707
  store ptr %1, ptr %_2, align 8, !dbg !707
  %3 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !707
  store ptr %2, ptr %3, align 8, !dbg !707
  %_4 = getelementptr inbounds i8, ptr %self, i64 56, !dbg !708
  %4 = load ptr, ptr %_2, align 8, !dbg !709
  %5 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !709
  %6 = load ptr, ptr %5, align 8, !dbg !709
  %7 = ptrtoint ptr %4 to i64, !dbg !709
  %8 = icmp eq i64 %7, 0, !dbg !709
  %_5 = select i1 %8, i64 0, i64 1, !dbg !709
  %9 = trunc nuw i64 %_5 to i1, !dbg !712
  br i1 %9, label %bb5, label %bb4, !dbg !712

bb5:                                              ; preds = %start
  %_6.0 = load ptr, ptr %_2, align 8, !dbg !713
  %10 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !713
  %_6.1 = load ptr, ptr %10, align 8, !dbg !713
; call slices::slices::{closure#1}
  %_7 = call i64 @_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_(ptr %_4, ptr align 4 %_6.0, ptr align 4 %_6.1) #12, !dbg !714
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !723
  store i64 %_7, ptr %11, align 8, !dbg !723
  store i64 1, ptr %_0, align 8, !dbg !723
  br label %bb2, !dbg !724

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !725
  br label %bb2, !dbg !726

bb2:                                              ; preds = %bb5, %bb4
  %12 = load i64, ptr %_0, align 8, !dbg !727
  %13 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !727
  %14 = load i64, ptr %13, align 8, !dbg !727
  %15 = insertvalue { i64, i64 } poison, i64 %12, 0, !dbg !727
  %16 = insertvalue { i64, i64 } %15, i64 %14, 1, !dbg !727
  ret { i64, i64 } %16, !dbg !727

bb3:                                              ; No predecessors!
  unreachable, !dbg !709
}

; <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !728 {
start:
  %_6 = alloca [32 x i8], align 8
  %chunksz = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_7.0 = load ptr, ptr %self, align 8, !dbg !730
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !730
  %_7.1 = load i64, ptr %0, align 8, !dbg !730
  %1 = icmp eq i64 %_7.1, 0, !dbg !730
  br i1 %1, label %bb1, label %bb2, !dbg !730

bb1:                                              ; preds = %start
  %2 = load ptr, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.0, align 8, !dbg !731
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.0, i64 8), align 8, !dbg !731
  store ptr %2, ptr %_0, align 8, !dbg !731
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !731
  store i64 %3, ptr %4, align 8, !dbg !731
  br label %bb4, !dbg !732

bb2:                                              ; preds = %start
  %_8.0 = load ptr, ptr %self, align 8, !dbg !733
  %5 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !733
  %_8.1 = load i64, ptr %5, align 8, !dbg !733
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !734
  %7 = load i64, ptr %6, align 8, !dbg !734
  store i64 %7, ptr %chunksz, align 8, !dbg !734
  %8 = load i64, ptr %chunksz, align 8, !dbg !735
  %_11 = icmp ult i64 %8, %_8.1, !dbg !735
  br i1 %_11, label %bb6, label %bb7, !dbg !737

bb4:                                              ; preds = %bb5, %bb1
  %9 = load ptr, ptr %_0, align 8, !dbg !742
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !742
  %11 = load i64, ptr %10, align 8, !dbg !742
  %12 = insertvalue { ptr, i64 } poison, ptr %9, 0, !dbg !742
  %13 = insertvalue { ptr, i64 } %12, i64 %11, 1, !dbg !742
  ret { ptr, i64 } %13, !dbg !742

bb7:                                              ; preds = %bb2
  store i64 %_8.1, ptr %chunksz, align 8, !dbg !743
  br label %bb5, !dbg !744

bb6:                                              ; preds = %bb2
  br label %bb5, !dbg !744

bb5:                                              ; preds = %bb6, %bb7
  %_9.0 = load ptr, ptr %self, align 8, !dbg !745
  %14 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !745
  %_9.1 = load i64, ptr %14, align 8, !dbg !745
  %15 = load i64, ptr %chunksz, align 8, !dbg !745
; call <[i32]>::split_at
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl8split_atCs9jcSxhOeRQa_6slices(ptr sret([32 x i8]) align 8 %_6, ptr align 4 %_9.0, i64 %_9.1, i64 %15, ptr align 8 @alloc_b5cb5d5ba763941b016573e6e9ea91a1) #12, !dbg !747
  %fst.0 = load ptr, ptr %_6, align 8, !dbg !748
  %16 = getelementptr inbounds i8, ptr %_6, i64 8, !dbg !748
  %fst.1 = load i64, ptr %16, align 8, !dbg !748
  %17 = getelementptr inbounds i8, ptr %_6, i64 16, !dbg !749
  %snd.0 = load ptr, ptr %17, align 8, !dbg !749
  %18 = getelementptr inbounds i8, ptr %17, i64 8, !dbg !749
  %snd.1 = load i64, ptr %18, align 8, !dbg !749
  store ptr %snd.0, ptr %self, align 8, !dbg !750
  %19 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !750
  store i64 %snd.1, ptr %19, align 8, !dbg !750
  store ptr %fst.0, ptr %_0, align 8, !dbg !752
  %20 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !752
  store i64 %fst.1, ptr %20, align 8, !dbg !752
  br label %bb4, !dbg !732
}

; <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !753 {
start:
  %n = alloca [8 x i8], align 8
  %_6.0 = load ptr, ptr %self, align 8, !dbg !754
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !754
  %_6.1 = load i64, ptr %0, align 8, !dbg !754
  %1 = icmp eq i64 %_6.1, 0, !dbg !754
  br i1 %1, label %bb1, label %bb2, !dbg !754

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !755
  %2 = load i64, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.1, align 8, !dbg !755
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.1, i64 8), align 8, !dbg !755
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !755
  store i64 %2, ptr %4, align 8, !dbg !755
  %5 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !755
  store i64 %3, ptr %5, align 8, !dbg !755
  br label %bb3, !dbg !756

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !757
  %_3 = load i64, ptr %6, align 8, !dbg !757
  %_9 = icmp eq i64 %_3, 0, !dbg !758
  br i1 %_9, label %panic, label %bb4, !dbg !758

bb3:                                              ; preds = %bb7, %bb1
  ret void, !dbg !761

bb4:                                              ; preds = %bb2
  %_8 = udiv i64 %_6.1, %_3, !dbg !758
  %_10 = urem i64 %_6.1, %_3, !dbg !762
  %_11 = icmp ugt i64 %_10, 0, !dbg !764
  br i1 %_11, label %bb5, label %bb6, !dbg !764

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_8bd3bb88cac6e3d5f70e71bbe32812a9) #14, !dbg !758
  unreachable, !dbg !758

bb6:                                              ; preds = %bb4
  store i64 %_8, ptr %n, align 8, !dbg !766
  br label %bb7, !dbg !767

bb5:                                              ; preds = %bb4
  %7 = add i64 %_8, 1, !dbg !768
  store i64 %7, ptr %n, align 8, !dbg !768
  br label %bb7, !dbg !767

bb7:                                              ; preds = %bb5, %bb6
  %_4 = load i64, ptr %n, align 8, !dbg !769
  %_5.1 = load i64, ptr %n, align 8, !dbg !771
  store i64 %_4, ptr %_0, align 8, !dbg !772
  %8 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !772
  store i64 1, ptr %8, align 8, !dbg !772
  %9 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !772
  store i64 %_5.1, ptr %9, align 8, !dbg !772
  br label %bb3, !dbg !756
}

; <core::iter::adapters::filter::Filter<core::slice::iter::Chunks<i32>, slices::slices::{closure#0}> as core::iter::traits::iterator::Iterator>::count
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %self) unnamed_addr #0 !dbg !773 {
start:
  %_12 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %before = alloca [8 x i8], align 8
; call <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #12, !dbg !774
  %0 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !775
  %1 = load i64, ptr %0, align 8, !dbg !775
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !775
  %3 = load i64, ptr %2, align 8, !dbg !775
  store i64 %1, ptr %_3, align 8, !dbg !775
  %4 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !775
  store i64 %3, ptr %4, align 8, !dbg !775
  %_11 = load i64, ptr %_3, align 8, !dbg !776
  %5 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !776
  %6 = load i64, ptr %5, align 8, !dbg !776
  %7 = trunc nuw i64 %_11 to i1, !dbg !779
  br i1 %7, label %bb7, label %bb6, !dbg !779

bb7:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !780
  %9 = load i64, ptr %8, align 8, !dbg !780
  store i64 %9, ptr %before, align 8, !dbg !780
  br label %bb4, !dbg !781

bb6:                                              ; preds = %start
  store i64 -1, ptr %before, align 8, !dbg !782
  br label %bb4, !dbg !782

bb4:                                              ; preds = %bb7, %bb6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %self, i64 24, i1 false), !dbg !783
; call <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::map::<usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBS_8adapters6filterINtB1H_6FilterppEBM_5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB2K_(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %_7) #12, !dbg !785
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_12, ptr align 8 %_6, i64 24, i1 false), !dbg !786
; call <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&[i32], usize, usize, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}, <usize as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, <core::iter::adapters::filter::Filter<_, _> as core::iter::traits::iterator::Iterator>::count::to_usize<&[i32], slices::slices::{closure#0}>::{closure#0}>>::{closure#0}>::{closure#0}>
  %total = call i64 @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_(ptr align 8 %_12, i64 0) #12, !dbg !793
  %10 = load i64, ptr %before, align 8, !dbg !794
; call <core::slice::iter::Chunks<i32> as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
  call void @_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter6ChunkslENtB5_15SpecAssumeCount27assume_count_le_upper_boundCs9jcSxhOeRQa_6slices(i64 %total, i64 %10) #12, !dbg !794
  ret i64 %total, !dbg !796

bb5:                                              ; No predecessors!
  unreachable, !dbg !776
}

; <i64 as core::cmp::Ord>::cmp
; Function Attrs: convergent inlinehint nounwind
define internal i8 @_RNvXs1f_NtNtCsnC4lpNxbXH_4core3cmp5implsxNtB8_3Ord3cmpCs9jcSxhOeRQa_6slices(ptr align 8 %self, ptr align 8 %other) unnamed_addr #0 !dbg !797 {
start:
  %_3 = load i64, ptr %self, align 8, !dbg !799
  %_4 = load i64, ptr %other, align 8, !dbg !800
  %_0 = call i8 @llvm.scmp.i8.i64(i64 %_3, i64 %_4), !dbg !801
  ret i8 %_0, !dbg !802
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx) unnamed_addr #0 !dbg !803 {
start:
  %_5 = load ptr, ptr %self, align 8, !dbg !804
  %_3 = getelementptr inbounds nuw i32, ptr %_5, i64 %idx, !dbg !805
  ret ptr %_3, !dbg !808
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !809 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2, !dbg !810

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !812
  %_5 = load ptr, ptr %0, align 8, !dbg !812
  %_6 = load ptr, ptr %self, align 8, !dbg !813
  br label %bb5, !dbg !815

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9jcSxhOeRQa_6slices(ptr %_5, ptr %_6, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #12, !dbg !823
  br label %bb7, !dbg !824

bb7:                                              ; preds = %bb5
  br label %bb8, !dbg !825

bb8:                                              ; preds = %bb7
  br label %bb9, !dbg !827

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64, !dbg !828
  %2 = ptrtoint ptr %_6 to i64, !dbg !828
  %3 = sub nuw i64 %1, %2, !dbg !828
  %4 = udiv exact i64 %3, 4, !dbg !828
  store i64 %4, ptr %exact, align 8, !dbg !828
  br label %bb3, !dbg !829

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #14, !dbg !830
  unreachable, !dbg !830

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8, !dbg !831
  %_8.1 = load i64, ptr %exact, align 8, !dbg !833
  store i64 %_7, ptr %_0, align 8, !dbg !834
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !834
  store i64 1, ptr %5, align 8, !dbg !834
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !834
  store i64 %_8.1, ptr %6, align 8, !dbg !834
  ret void, !dbg !835

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx) unnamed_addr #0 !dbg !836 {
start:
  %_5 = load ptr, ptr %self, align 8, !dbg !837
  %_3 = getelementptr inbounds nuw i32, ptr %_5, i64 %idx, !dbg !838
  ret ptr %_3, !dbg !841
}

; <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !842 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2, !dbg !843

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !845
  %_5 = load ptr, ptr %0, align 8, !dbg !845
  %_6 = load ptr, ptr %self, align 8, !dbg !846
  br label %bb5, !dbg !848

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9jcSxhOeRQa_6slices(ptr %_5, ptr %_6, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #12, !dbg !856
  br label %bb7, !dbg !857

bb7:                                              ; preds = %bb5
  br label %bb8, !dbg !858

bb8:                                              ; preds = %bb7
  br label %bb9, !dbg !860

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64, !dbg !861
  %2 = ptrtoint ptr %_6 to i64, !dbg !861
  %3 = sub nuw i64 %1, %2, !dbg !861
  %4 = udiv exact i64 %3, 4, !dbg !861
  store i64 %4, ptr %exact, align 8, !dbg !861
  br label %bb3, !dbg !862

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #14, !dbg !863
  unreachable, !dbg !863

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8, !dbg !864
  %_8.1 = load i64, ptr %exact, align 8, !dbg !866
  store i64 %_7, ptr %_0, align 8, !dbg !867
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !867
  store i64 1, ptr %5, align 8, !dbg !867
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !867
  store i64 %_8.1, ptr %6, align 8, !dbg !867
  ret void, !dbg !868

bb1:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[i32]>>::get_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices(i64 %self.0, i64 %self.1, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 !dbg !869 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %_12 = icmp ult i64 %self.1, %self.0, !dbg !871
  br i1 %_12, label %bb5, label %bb6, !dbg !871

bb6:                                              ; preds = %start
  %_13 = sub nuw i64 %self.1, %self.0, !dbg !874
  %0 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !875
  store i64 %_13, ptr %0, align 8, !dbg !875
  store i64 1, ptr %_3, align 8, !dbg !875
  %1 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !876
  %new_len = load i64, ptr %1, align 8, !dbg !876
  %_7 = icmp ule i64 %self.1, %slice.1, !dbg !877
  br i1 %_7, label %bb1, label %bb2, !dbg !877

bb5:                                              ; preds = %start
  br label %bb3, !dbg !878

bb2:                                              ; preds = %bb6
  br label %bb3, !dbg !879

bb1:                                              ; preds = %bb6
  %_15 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self.0, !dbg !881
  store ptr %_15, ptr %_0, align 8, !dbg !885
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !885
  store i64 %new_len, ptr %2, align 8, !dbg !885
  br label %bb4, !dbg !886

bb3:                                              ; preds = %bb5, %bb2
  %3 = load ptr, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.0, align 8, !dbg !887
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.049d85ad5d6257ed5a87ab4d55f55a60.0, i64 8), align 8, !dbg !887
  store ptr %3, ptr %_0, align 8, !dbg !887
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !887
  store i64 %4, ptr %5, align 8, !dbg !887
  br label %bb4, !dbg !886

bb4:                                              ; preds = %bb3, %bb1
  %6 = load ptr, ptr %_0, align 8, !dbg !888
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !888
  %8 = load i64, ptr %7, align 8, !dbg !888
  %9 = insertvalue { ptr, i64 } poison, ptr %6, 0, !dbg !888
  %10 = insertvalue { ptr, i64 } %9, i64 %8, 1, !dbg !888
  ret { ptr, i64 } %10, !dbg !888
}

; <&mut <i64 as core::cmp::Ord>::cmp as core::ops::function::FnOnce<(&i64, &i64)>>::call_once
; Function Attrs: convergent nounwind
define internal i8 @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNvYxNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRxB1o_EE9call_onceCs9jcSxhOeRQa_6slices(ptr %self, ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 !dbg !889 {
start:
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %args, align 8, !dbg !890
  %4 = getelementptr inbounds i8, ptr %args, i64 8, !dbg !890
  %5 = load ptr, ptr %4, align 8, !dbg !890
; call <<i64 as core::cmp::Ord>::cmp as core::ops::function::FnMut<(&i64, &i64)>>::call_mut
  %_0 = call i8 @_RNvYNvYxNtNtCsnC4lpNxbXH_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRxB18_EE8call_mutCs9jcSxhOeRQa_6slices(ptr %self, ptr align 8 %3, ptr align 8 %5) #12, !dbg !891
  ret i8 %_0, !dbg !892
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::get_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E13get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx) unnamed_addr #0 !dbg !893 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !895
  %_4 = load i64, ptr %0, align 8, !dbg !895
  %idx1 = add i64 %_4, %idx, !dbg !895
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_5 = call align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx1) #12, !dbg !896
  %_8 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !898
; call <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %_8, i64 %idx1) #12, !dbg !899
  %1 = insertvalue { ptr, ptr } poison, ptr %_5, 0, !dbg !900
  %2 = insertvalue { ptr, ptr } %1, ptr %_7, 1, !dbg !900
  ret { ptr, ptr } %2, !dbg !900
}

; <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !901 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !902
  %_3.i = load i64, ptr %self, align 8, !dbg !903
  %_4.i = load i64, ptr %_4, align 8, !dbg !906
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !903
  br i1 %_0.i, label %bb2, label %bb4, !dbg !907

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !908
  br label %bb5, !dbg !909

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8, !dbg !910
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9jcSxhOeRQa_6slices(i64 %old, i64 1) #12, !dbg !911
  store i64 %_6, ptr %self, align 8, !dbg !913
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !914
  store i64 %old, ptr %0, align 8, !dbg !914
  store i64 1, ptr %_0, align 8, !dbg !914
  br label %bb5, !dbg !909

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8, !dbg !915
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !915
  %3 = load i64, ptr %2, align 8, !dbg !915
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !915
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1, !dbg !915
  ret { i64, i64 } %5, !dbg !915
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::new
; Function Attrs: convergent nounwind
define internal void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E3newCs9jcSxhOeRQa_6slices(ptr sret([48 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #1 !dbg !916 {
start:
  %len = alloca [8 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %4 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %b, align 8
  %5 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %5, align 8
; call <core::slice::iter::Iter<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %_3 = call i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %a) #13, !dbg !918
; call <core::slice::iter::Iter<u32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %6 = call i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItermENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %b) #13, !dbg !919
  store i64 %6, ptr %len, align 8, !dbg !919
  %7 = load i64, ptr %len, align 8, !dbg !920
  %_9 = icmp ult i64 %7, %_3, !dbg !920
  br i1 %_9, label %bb4, label %bb5, !dbg !922

bb5:                                              ; preds = %start
  store i64 %_3, ptr %len, align 8, !dbg !927
  br label %bb3, !dbg !928

bb4:                                              ; preds = %start
  br label %bb3, !dbg !928

bb3:                                              ; preds = %bb4, %bb5
  %_7.0 = load ptr, ptr %a, align 8, !dbg !929
  %8 = getelementptr inbounds i8, ptr %a, i64 8, !dbg !929
  %_7.1 = load ptr, ptr %8, align 8, !dbg !929
  %_8.0 = load ptr, ptr %b, align 8, !dbg !931
  %9 = getelementptr inbounds i8, ptr %b, i64 8, !dbg !931
  %_8.1 = load ptr, ptr %9, align 8, !dbg !931
  store ptr %_7.0, ptr %_0, align 8, !dbg !932
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !932
  store ptr %_7.1, ptr %10, align 8, !dbg !932
  %11 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !932
  store ptr %_8.0, ptr %11, align 8, !dbg !932
  %12 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !932
  store ptr %_8.1, ptr %12, align 8, !dbg !932
  %13 = getelementptr inbounds i8, ptr %_0, i64 32, !dbg !932
  store i64 0, ptr %13, align 8, !dbg !932
  %14 = load i64, ptr %len, align 8, !dbg !932
  %15 = getelementptr inbounds i8, ptr %_0, i64 40, !dbg !932
  store i64 %14, ptr %15, align 8, !dbg !932
  ret void, !dbg !933
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !934 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !935
  %_3 = load i64, ptr %0, align 8, !dbg !935
  %1 = getelementptr inbounds i8, ptr %self, i64 40, !dbg !936
  %_4 = load i64, ptr %1, align 8, !dbg !936
  %_2 = icmp ult i64 %_3, %_4, !dbg !935
  br i1 %_2, label %bb1, label %bb4, !dbg !935

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !937
  br label %bb5, !dbg !938

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !939
  %i = load i64, ptr %2, align 8, !dbg !939
  %3 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !940
  %4 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !940
  %5 = load i64, ptr %4, align 8, !dbg !940
  %6 = add i64 %5, 1, !dbg !940
  store i64 %6, ptr %3, align 8, !dbg !940
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %i) #12, !dbg !942
  %_10 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !943
; call <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_9 = call align 4 ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %_10, i64 %i) #12, !dbg !944
  store ptr %_7, ptr %_0, align 8, !dbg !945
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !945
  store ptr %_9, ptr %7, align 8, !dbg !945
  br label %bb5, !dbg !938

bb5:                                              ; preds = %bb1, %bb4
  %8 = load ptr, ptr %_0, align 8, !dbg !946
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !946
  %10 = load ptr, ptr %9, align 8, !dbg !946
  %11 = insertvalue { ptr, ptr } poison, ptr %8, 0, !dbg !946
  %12 = insertvalue { ptr, ptr } %11, ptr %10, 1, !dbg !946
  ret { ptr, ptr } %12, !dbg !946
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !947 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 40, !dbg !948
  %_3 = load i64, ptr %0, align 8, !dbg !948
  %1 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !949
  %_4 = load i64, ptr %1, align 8, !dbg !949
  %len = sub i64 %_3, %_4, !dbg !948
  store i64 %len, ptr %_0, align 8, !dbg !950
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !950
  store i64 1, ptr %2, align 8, !dbg !950
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !950
  store i64 %len, ptr %3, align 8, !dbg !950
  ret void, !dbg !952
}

; <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !953 {
start:
; call <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) #12, !dbg !954
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !954
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !954
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !955
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !955
  ret { i64, i64 } %2, !dbg !955
}

; <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[i32]>>::get_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 !dbg !956 {
start:
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[i32]>>::get_mut
  %0 = call { ptr, i64 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices(i64 0, i64 %self, ptr align 4 %slice.0, i64 %slice.1) #12, !dbg !958
  %_0.0 = extractvalue { ptr, i64 } %0, 0, !dbg !958
  %_0.1 = extractvalue { ptr, i64 } %0, 1, !dbg !958
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !959
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1, !dbg !959
  ret { ptr, i64 } %2, !dbg !959
}

; <core::slice::iter::Chunks<i32> as core::iter::adapters::filter::SpecAssumeCount>::assume_count_le_upper_bound
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter6ChunkslENtB5_15SpecAssumeCount27assume_count_le_upper_boundCs9jcSxhOeRQa_6slices(i64 %count, i64 %upper) unnamed_addr #0 !dbg !960 {
start:
  %_3 = icmp ule i64 %count, %upper, !dbg !962
  br label %bb1, !dbg !963

bb1:                                              ; preds = %start
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs9jcSxhOeRQa_6slices(i1 zeroext %_3, ptr align 8 @alloc_3bc3590f0bc6335cde324e9400f08923) #12, !dbg !967
  br label %bb2, !dbg !967

bb2:                                              ; preds = %bb1
  ret void, !dbg !968
}

; <core::option::Option<&mut [i32]> as core::ops::try_trait::Try>::branch
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQSlENtNtNtB7_3ops9try_trait3Try6branchCs9jcSxhOeRQa_6slices(ptr align 4 %0, i64 %1) unnamed_addr #0 !dbg !969 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load ptr, ptr %self, align 8, !dbg !970
  %4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !970
  %5 = load i64, ptr %4, align 8, !dbg !970
  %6 = ptrtoint ptr %3 to i64, !dbg !970
  %7 = icmp eq i64 %6, 0, !dbg !970
  %_2 = select i1 %7, i64 0, i64 1, !dbg !970
  %8 = trunc nuw i64 %_2 to i1, !dbg !971
  br i1 %8, label %bb3, label %bb2, !dbg !971

bb3:                                              ; preds = %start
  %v.0 = load ptr, ptr %self, align 8, !dbg !972
  %9 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !972
  %v.1 = load i64, ptr %9, align 8, !dbg !972
  store ptr %v.0, ptr %_0, align 8, !dbg !973
  %10 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !973
  store i64 %v.1, ptr %10, align 8, !dbg !973
  br label %bb4, !dbg !975

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !976
  br label %bb4, !dbg !977

bb4:                                              ; preds = %bb3, %bb2
  %11 = load ptr, ptr %_0, align 8, !dbg !978
  %12 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !978
  %13 = load i64, ptr %12, align 8, !dbg !978
  %14 = insertvalue { ptr, i64 } poison, ptr %11, 0, !dbg !978
  %15 = insertvalue { ptr, i64 } %14, i64 %13, 1, !dbg !978
  ret { ptr, i64 } %15, !dbg !978

bb1:                                              ; No predecessors!
  unreachable, !dbg !970
}

; <core::option::Option<i32> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionlEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs9jcSxhOeRQa_6slices() unnamed_addr #0 !dbg !979 {
start:
  ret { i32, i32 } { i32 0, i32 undef }, !dbg !980
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9jcSxhOeRQa_6slices(i64 %start1, i64 %n) unnamed_addr #0 !dbg !981 {
start:
  br label %bb1, !dbg !982

bb1:                                              ; preds = %start
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs9jcSxhOeRQa_6slices(i64 %start1, i64 %n, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #12, !dbg !986
  br label %bb2, !dbg !986

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n, !dbg !987
  ret i64 %_0, !dbg !988
}

; <&[u32] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent nounwind
define internal { ptr, ptr } @_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRSmNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs9jcSxhOeRQa_6slices(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 !dbg !989 {
start:
  %_5 = alloca [8 x i8], align 8
  br label %bb2, !dbg !991

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i32, ptr %self.0, i64 %self.1, !dbg !998
  store ptr %_6, ptr %_5, align 8, !dbg !1001
  br label %bb3, !dbg !1002

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %_5, align 8, !dbg !1003
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !1005
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !1005
  ret { ptr, ptr } %1, !dbg !1005

bb1:                                              ; No predecessors!
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx) unnamed_addr #0 !dbg !1006 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::get_unchecked
  %0 = call { ptr, ptr } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E13get_uncheckedCs9jcSxhOeRQa_6slices(ptr align 8 %self, i64 %idx) #12, !dbg !1008
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !1008
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !1008
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !1009
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !1009
  ret { ptr, ptr } %2, !dbg !1009
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !1010 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::next
  %0 = call { ptr, ptr } @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) #12, !dbg !1011
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !1011
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !1011
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !1012
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !1012
  ret { ptr, ptr } %2, !dbg !1012
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 !dbg !1013 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>::size_hint
  call void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #12, !dbg !1014
  ret void, !dbg !1015
}

; <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB4_4TakeINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEIB1d_mEEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #0 !dbg !1016 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 48, !dbg !1017
  %_2 = load i64, ptr %0, align 8, !dbg !1017
  %1 = icmp eq i64 %_2, 0, !dbg !1017
  br i1 %1, label %bb3, label %bb1, !dbg !1017

bb3:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !1018
  br label %bb4, !dbg !1019

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 48, !dbg !1020
  %3 = getelementptr inbounds i8, ptr %self, i64 48, !dbg !1020
  %4 = load i64, ptr %3, align 8, !dbg !1020
  %5 = sub i64 %4, 1, !dbg !1020
  store i64 %5, ptr %2, align 8, !dbg !1020
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::next
  %6 = call { ptr, ptr } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices(ptr align 8 %self) #12, !dbg !1021
  %7 = extractvalue { ptr, ptr } %6, 0, !dbg !1021
  %8 = extractvalue { ptr, ptr } %6, 1, !dbg !1021
  store ptr %7, ptr %_0, align 8, !dbg !1021
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1021
  store ptr %8, ptr %9, align 8, !dbg !1021
  br label %bb4, !dbg !1019

bb4:                                              ; preds = %bb1, %bb3
  %10 = load ptr, ptr %_0, align 8, !dbg !1022
  %11 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1022
  %12 = load ptr, ptr %11, align 8, !dbg !1022
  %13 = insertvalue { ptr, ptr } poison, ptr %10, 0, !dbg !1022
  %14 = insertvalue { ptr, ptr } %13, ptr %12, 1, !dbg !1022
  ret { ptr, ptr } %14, !dbg !1022
}

; <core::slice::iter::Iter<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: convergent nounwind
define internal i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #1 !dbg !1023 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #12, !dbg !1025
  %_0 = load i64, ptr %_2, align 8, !dbg !1026
  ret i64 %_0, !dbg !1027
}

; <core::slice::iter::Iter<u32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: convergent nounwind
define internal i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItermENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #1 !dbg !1028 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #12, !dbg !1029
  %_0 = load i64, ptr %_2, align 8, !dbg !1030
  ret i64 %_0, !dbg !1031
}

; <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::max
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1o_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator3maxB22_(ptr align 8 %self) unnamed_addr #0 !dbg !1032 {
start:
; call <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::max_by::<<i64 as core::cmp::Ord>::cmp>
  %0 = call { i64, i64 } @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYxNtNtBc_3cmp3Ord3cmpEB23_(ptr align 8 %self) #12, !dbg !1033
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !1033
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !1033
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !1034
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !1034
  ret { i64, i64 } %2, !dbg !1034
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: convergent nounwind
define internal i64 @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtB5_27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices(ptr align 8 %self) unnamed_addr #1 !dbg !1035 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #12, !dbg !1036
  %_0 = load i64, ptr %_2, align 8, !dbg !1037
  ret i64 %_0, !dbg !1038
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::take
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtNtNtB9_6traits8iterator8Iterator4takeCs9jcSxhOeRQa_6slices(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #0 !dbg !1039 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 48, i1 false), !dbg !1040
  %0 = getelementptr inbounds i8, ptr %_0, i64 48, !dbg !1040
  store i64 %n, ptr %0, align 8, !dbg !1040
  ret void, !dbg !1044
}

; <<i64 as core::cmp::Ord>::cmp as core::ops::function::FnMut<(&i64, &i64)>>::call_mut
; Function Attrs: convergent inlinehint nounwind
define internal i8 @_RNvYNvYxNtNtCsnC4lpNxbXH_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRxB18_EE8call_mutCs9jcSxhOeRQa_6slices(ptr %_1, ptr align 8 %0, ptr align 8 %1) unnamed_addr #0 !dbg !1045 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8, !dbg !1047
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1047
  %5 = load ptr, ptr %4, align 8, !dbg !1047
; call <i64 as core::cmp::Ord>::cmp
  %_0 = call i8 @_RNvXs1f_NtNtCsnC4lpNxbXH_4core3cmp5implsxNtB8_3Ord3cmpCs9jcSxhOeRQa_6slices(ptr align 8 %3, ptr align 8 %5) #12, !dbg !1047
  ret i8 %_0, !dbg !1047
}

; <usize as core::cmp::Ord>::min
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices(i64 %0, i64 %1) unnamed_addr #0 !dbg !1048 {
start:
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  %_3.i = load i64, ptr %other, align 8, !dbg !1049
  %_4.i = load i64, ptr %self, align 8, !dbg !1051
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !1049
  br i1 %_0.i, label %bb2, label %bb3, !dbg !1052

bb3:                                              ; preds = %start
  %2 = load i64, ptr %self, align 8, !dbg !1053
  store i64 %2, ptr %_0, align 8, !dbg !1053
  br label %bb4, !dbg !1054

bb2:                                              ; preds = %start
  %3 = load i64, ptr %other, align 8, !dbg !1055
  store i64 %3, ptr %_0, align 8, !dbg !1055
  br label %bb4, !dbg !1054

bb4:                                              ; preds = %bb2, %bb3
  %4 = load i64, ptr %_0, align 8, !dbg !1056
  ret i64 %4, !dbg !1056
}

; Function Attrs: convergent nounwind
define ptx_kernel void @slices(i64 %n, ptr %data, ptr %picks, ptr %out) unnamed_addr #1 !dbg !1057 {
start:
  %_3.i.i = alloca [16 x i8], align 8
  %_3.i17 = alloca [16 x i8], align 8
  %0 = alloca [8 x i8], align 8
  %_40 = alloca [48 x i8], align 8
  %_39 = alloca [56 x i8], align 8
  %_38 = alloca [56 x i8], align 8
  %_32 = alloca [24 x i8], align 8
  %_31 = alloca [24 x i8], align 8
  %_10 = alloca [40 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9jcSxhOeRQa_6slices() #12, !dbg !1058
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9jcSxhOeRQa_6slices() #12, !dbg !1061
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !1058
  %_5.0.i = extractvalue { i32, i1 } %1, 0, !dbg !1058
  %_5.1.i = extractvalue { i32, i1 } %1, 1, !dbg !1058
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !1058

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9jcSxhOeRQa_6slices() #12, !dbg !1062
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !1063
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !1063
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id.exit, !dbg !1063

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #14, !dbg !1058
  unreachable, !dbg !1058

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #14, !dbg !1063
  unreachable, !dbg !1063

_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id.exit:   ; preds = %bb3.i
  %_0.i14 = zext i32 %_7.0.i to i64, !dbg !1063
  %_6 = icmp uge i64 %_0.i14, %n, !dbg !1064
  br i1 %_6, label %bb31, label %bb2, !dbg !1064

bb2:                                              ; preds = %_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id.exit
; call core::slice::raw::from_raw_parts::<i32>
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partslECs9jcSxhOeRQa_6slices(ptr %data, i64 %n, ptr align 8 @alloc_0c248f80178844fe13337b116326e8a0) #12, !dbg !1066
  %_11.0 = extractvalue { ptr, i64 } %2, 0, !dbg !1066
  %_11.1 = extractvalue { ptr, i64 } %2, 1, !dbg !1066
; call core::slice::raw::from_raw_parts::<u32>
  %3 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsmECs9jcSxhOeRQa_6slices(ptr %picks, i64 %n, ptr align 8 @alloc_58598d5e9088f33aa1f2768d1ef7a884) #12, !dbg !1067
  %_12.0 = extractvalue { ptr, i64 } %3, 0, !dbg !1067
  %_12.1 = extractvalue { ptr, i64 } %3, 1, !dbg !1067
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i14, !dbg !1068
  %_58 = ptrtoint ptr %_0.i to i64, !dbg !1071
  %_60 = and i64 %_58, 7, !dbg !1071
  %_61 = icmp eq i64 %_60, 0, !dbg !1071
  br i1 %_61, label %bb32, label %panic, !dbg !1071

bb31:                                             ; preds = %bb30, %_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id.exit
  ret void, !dbg !1072

bb32:                                             ; preds = %bb2
  %_63 = ptrtoint ptr %_0.i to i64, !dbg !1071
  %_64 = icmp eq i64 %_63, 0, !dbg !1071
  %_65 = and i1 %_64, true, !dbg !1071
  %_66 = xor i1 %_65, true, !dbg !1071
  br i1 %_66, label %bb33, label %panic1, !dbg !1071

panic:                                            ; preds = %bb2
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_58, ptr align 8 @alloc_f857b8c10af69a2c5754121dccf6731b) #14, !dbg !1071
  unreachable, !dbg !1071

bb33:                                             ; preds = %bb32
  store ptr %_11.0, ptr %_10, align 8, !dbg !1073
  %4 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !1073
  store i64 %_11.1, ptr %4, align 8, !dbg !1073
  %5 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !1073
  store ptr %_12.0, ptr %5, align 8, !dbg !1073
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !1073
  store i64 %_12.1, ptr %6, align 8, !dbg !1073
  %7 = getelementptr inbounds i8, ptr %_10, i64 32, !dbg !1073
  store ptr %_0.i, ptr %7, align 8, !dbg !1073
  %data.0 = load ptr, ptr %_10, align 8, !dbg !1074
  %8 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !1074
  %data.1 = load i64, ptr %8, align 8, !dbg !1074
  %9 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !1075
  %picks.0 = load ptr, ptr %9, align 8, !dbg !1075
  %10 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !1075
  %picks.1 = load i64, ptr %10, align 8, !dbg !1075
  %11 = getelementptr inbounds i8, ptr %_10, i64 32, !dbg !1076
  %out2 = load ptr, ptr %11, align 8, !dbg !1076
  %_19 = icmp ult i64 %_0.i14, %picks.1, !dbg !1077
  br i1 %_19, label %bb6, label %panic3, !dbg !1077

panic1:                                           ; preds = %bb32
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_f857b8c10af69a2c5754121dccf6731b) #14, !dbg !1071
  unreachable, !dbg !1071

bb6:                                              ; preds = %bb33
  %12 = getelementptr inbounds nuw i32, ptr %picks.0, i64 %_0.i14, !dbg !1077
  %_17 = load i32, ptr %12, align 4, !dbg !1077
  %_16 = zext i32 %_17 to i64, !dbg !1077
  %_21 = icmp ult i64 %_16, %data.1, !dbg !1079
  br i1 %_21, label %bb7, label %panic4, !dbg !1079

panic3:                                           ; preds = %bb33
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_0.i14, i64 %picks.1, ptr align 8 @alloc_32da1084b86a69305266484caf4060e7) #14, !dbg !1077
  unreachable, !dbg !1077

bb7:                                              ; preds = %bb6
  %13 = getelementptr inbounds nuw i32, ptr %data.0, i64 %_16, !dbg !1079
  %picked = load i32, ptr %13, align 4, !dbg !1079
  %14 = call i64 @llvm.usub.sat.i64(i64 %_0.i14, i64 4), !dbg !1080
  store i64 %14, ptr %0, align 8, !dbg !1080
  %_0.i13 = load i64, ptr %0, align 8, !dbg !1080
  %_25.0 = add i64 %_0.i14, 5, !dbg !1084
  %_25.1 = icmp ult i64 %_25.0, %_0.i14, !dbg !1084
  br i1 %_25.1, label %panic5, label %bb9, !dbg !1084

panic4:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_16, i64 %data.1, ptr align 8 @alloc_c8b373c5b6eb71eaa26d1b06cce242b1) #14, !dbg !1079
  unreachable, !dbg !1079

bb9:                                              ; preds = %bb7
; call <usize as core::cmp::Ord>::min
  %high = call i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices(i64 %_25.0, i64 %n) #12, !dbg !1086
  %_13.i = icmp ult i64 %high, %_0.i13, !dbg !1087
  br i1 %_13.i, label %bb4.i, label %bb5.i, !dbg !1087

bb5.i:                                            ; preds = %bb9
  %_14.i = sub nuw i64 %high, %_0.i13, !dbg !1096
  %15 = getelementptr inbounds i8, ptr %_3.i17, i64 8, !dbg !1097
  store i64 %_14.i, ptr %15, align 8, !dbg !1097
  store i64 1, ptr %_3.i17, align 8, !dbg !1097
  %16 = getelementptr inbounds i8, ptr %_3.i17, i64 8, !dbg !1098
  %new_len.i = load i64, ptr %16, align 8, !dbg !1098
  %_7.i = icmp ule i64 %high, %data.1, !dbg !1099
  br i1 %_7.i, label %_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit, label %bb2.i, !dbg !1099

bb4.i:                                            ; preds = %bb9
  br label %bb3.i18, !dbg !1100

bb2.i:                                            ; preds = %bb5.i
  br label %bb3.i18, !dbg !1101

bb3.i18:                                          ; preds = %bb2.i, %bb4.i
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 %_0.i13, i64 %high, i64 %data.1, ptr align 8 @alloc_7f28958af5410ed9ba697de511255905) #14, !dbg !1103
  unreachable, !dbg !1103

_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit: ; preds = %bb5.i
  %_16.i = getelementptr inbounds nuw i32, ptr %data.0, i64 %_0.i13, !dbg !1104
  %17 = insertvalue { ptr, i64 } poison, ptr %_16.i, 0, !dbg !1108
  %18 = insertvalue { ptr, i64 } %17, i64 %new_len.i, 1, !dbg !1108
  %_0.0.i = extractvalue { ptr, i64 } %18, 0, !dbg !1109
  %_0.1.i = extractvalue { ptr, i64 } %18, 1, !dbg !1109
  %_28.0 = extractvalue { ptr, i64 } %18, 0, !dbg !1110
  %_28.1 = extractvalue { ptr, i64 } %18, 1, !dbg !1110
; call slices::median
  %19 = call { i32, i32 } @_RNvCs9jcSxhOeRQa_6slices6median(ptr align 4 %_28.0, i64 %_28.1) #13, !dbg !1111
  %_27.0 = extractvalue { i32, i32 } %19, 0, !dbg !1111
  %_27.1 = extractvalue { i32, i32 } %19, 1, !dbg !1111
; call <core::option::Option<i32>>::unwrap_or
  %middle = call i32 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionlE9unwrap_orCs9jcSxhOeRQa_6slices(i32 %_27.0, i32 %_27.1, i32 -1) #12, !dbg !1112
  %_36.0 = add i64 %_0.i14, 1, !dbg !1113
  %_36.1 = icmp ult i64 %_36.0, %_0.i14, !dbg !1113
  br i1 %_36.1, label %panic6, label %bb14, !dbg !1113

panic5:                                           ; preds = %bb7
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_62b7f04eb9cd6752890aca7b8941ae75) #14, !dbg !1084
  unreachable, !dbg !1084

bb14:                                             ; preds = %_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit
  %20 = getelementptr inbounds i8, ptr %_3.i.i, i64 8, !dbg !1115
  store i64 %_36.0, ptr %20, align 8, !dbg !1115
  store i64 1, ptr %_3.i.i, align 8, !dbg !1115
  %21 = getelementptr inbounds i8, ptr %_3.i.i, i64 8, !dbg !1122
  %new_len.i.i = load i64, ptr %21, align 8, !dbg !1122
  %_7.i.i = icmp ule i64 %_36.0, %data.1, !dbg !1123
  br i1 %_7.i.i, label %_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit, label %bb2.i.i, !dbg !1123

bb2.i.i:                                          ; preds = %bb14
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 0, i64 %_36.0, i64 %data.1, ptr align 8 @alloc_624d7698f0b899cefe48c62c74815a76) #14, !dbg !1124
  unreachable, !dbg !1124

_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit: ; preds = %bb14
  %22 = insertvalue { ptr, i64 } poison, ptr %data.0, 0, !dbg !1125
  %23 = insertvalue { ptr, i64 } %22, i64 %new_len.i.i, 1, !dbg !1125
  %24 = insertvalue { ptr, i64 } poison, ptr %data.0, 0, !dbg !1126
  %25 = insertvalue { ptr, i64 } %24, i64 %new_len.i.i, 1, !dbg !1126
  %_0.0.i15 = extractvalue { ptr, i64 } %25, 0, !dbg !1127
  %_0.1.i16 = extractvalue { ptr, i64 } %25, 1, !dbg !1127
  %_33.0 = extractvalue { ptr, i64 } %25, 0, !dbg !1128
  %_33.1 = extractvalue { ptr, i64 } %25, 1, !dbg !1128
; call <[i32]>::chunks
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl6chunksCs9jcSxhOeRQa_6slices(ptr sret([24 x i8]) align 8 %_32, ptr align 4 %_33.0, i64 %_33.1, i64 3, ptr align 8 @alloc_85f3b154c2a9d54c10cc5c249a1efb77) #12, !dbg !1129
; call <core::slice::iter::Chunks<i32> as core::iter::traits::iterator::Iterator>::filter::<slices::slices::{closure#0}>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCs9jcSxhOeRQa_6slices6slices0EB1C_(ptr sret([24 x i8]) align 8 %_31, ptr align 8 %_32) #12, !dbg !1130
; call <core::iter::adapters::filter::Filter<core::slice::iter::Chunks<i32>, slices::slices::{closure#0}> as core::iter::traits::iterator::Iterator>::count
  %runs = call i64 @_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_(ptr align 8 %_31) #12, !dbg !1131
; call <[i32]>::iter
  %26 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices(ptr align 4 %data.0, i64 %data.1) #12, !dbg !1132
  %_41.0 = extractvalue { ptr, ptr } %26, 0, !dbg !1132
  %_41.1 = extractvalue { ptr, ptr } %26, 1, !dbg !1132
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::zip::<&[u32]>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipRSmECs9jcSxhOeRQa_6slices(ptr sret([48 x i8]) align 8 %_40, ptr %_41.0, ptr %_41.1, ptr align 4 %picks.0, i64 %picks.1) #12, !dbg !1134
  %_43.0 = add i64 %_0.i14, 1, !dbg !1135
  %_43.1 = icmp ult i64 %_43.0, %_0.i14, !dbg !1135
  br i1 %_43.1, label %panic7, label %bb21, !dbg !1135

panic6:                                           ; preds = %_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5d6c4d537bee36fbc480ced20631da4f) #14, !dbg !1113
  unreachable, !dbg !1113

bb21:                                             ; preds = %_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>> as core::iter::traits::iterator::Iterator>::take
  call void @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtNtNtB9_6traits8iterator8Iterator4takeCs9jcSxhOeRQa_6slices(ptr sret([56 x i8]) align 8 %_39, ptr align 8 %_40, i64 %_43.0) #12, !dbg !1136
; call <core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>> as core::iter::traits::iterator::Iterator>::map::<i64, slices::slices::{closure#1}>
  call void @_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB19_mEEENtNtNtBa_6traits8iterator8Iterator3mapxNCNvCs9jcSxhOeRQa_6slices6slicess_0EB2q_(ptr sret([56 x i8]) align 8 %_38, ptr align 8 %_39) #12, !dbg !1137
; call <core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure#1}> as core::iter::traits::iterator::Iterator>::max
  %27 = call { i64, i64 } @_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1o_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator3maxB22_(ptr align 8 %_38) #12, !dbg !1138
  %best.0 = extractvalue { i64, i64 } %27, 0, !dbg !1138
  %best.1 = extractvalue { i64, i64 } %27, 1, !dbg !1138
  %_46 = sext i32 %picked to i64, !dbg !1139
  %_48 = sext i32 %middle to i64, !dbg !1141
  %28 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_48, i64 3), !dbg !1141
  %_49.0 = extractvalue { i64, i1 } %28, 0, !dbg !1141
  %_49.1 = extractvalue { i64, i1 } %28, 1, !dbg !1141
  br i1 %_49.1, label %panic8, label %bb25, !dbg !1141

panic7:                                           ; preds = %_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices.exit
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_803aecbc36e88b9823e245af6f9d7ff3) #14, !dbg !1135
  unreachable, !dbg !1135

bb25:                                             ; preds = %bb21
  %29 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_46, i64 %_49.0), !dbg !1139
  %_50.0 = extractvalue { i64, i1 } %29, 0, !dbg !1139
  %_50.1 = extractvalue { i64, i1 } %29, 1, !dbg !1139
  br i1 %_50.1, label %panic9, label %bb26, !dbg !1139

panic8:                                           ; preds = %bb21
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_2c5b99491d72da287ff1dc8e80e556d5) #14, !dbg !1141
  unreachable, !dbg !1141

bb26:                                             ; preds = %bb25
  %30 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %runs, i64 7), !dbg !1142
  %_53.0 = extractvalue { i64, i1 } %30, 0, !dbg !1142
  %_53.1 = extractvalue { i64, i1 } %30, 1, !dbg !1142
  br i1 %_53.1, label %panic10, label %bb27, !dbg !1142

panic9:                                           ; preds = %bb25
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5781f1e0a00fdc1f68c696bffa2b6a69) #14, !dbg !1139
  unreachable, !dbg !1139

bb27:                                             ; preds = %bb26
  %31 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_50.0, i64 %_53.0), !dbg !1139
  %_54.0 = extractvalue { i64, i1 } %31, 0, !dbg !1139
  %_54.1 = extractvalue { i64, i1 } %31, 1, !dbg !1139
  br i1 %_54.1, label %panic11, label %bb28, !dbg !1139

panic10:                                          ; preds = %bb26
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_1e927badc8bbeb788b697636c09ca108) #14, !dbg !1142
  unreachable, !dbg !1142

bb28:                                             ; preds = %bb27
; call <core::option::Option<i64>>::unwrap_or
  %_55 = call i64 @_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionxE9unwrap_orCs9jcSxhOeRQa_6slices(i64 %best.0, i64 %best.1, i64 0) #12, !dbg !1143
  %32 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_54.0, i64 %_55), !dbg !1139
  %_56.0 = extractvalue { i64, i1 } %32, 0, !dbg !1139
  %_56.1 = extractvalue { i64, i1 } %32, 1, !dbg !1139
  br i1 %_56.1, label %panic12, label %bb30, !dbg !1139

panic11:                                          ; preds = %bb27
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5781f1e0a00fdc1f68c696bffa2b6a69) #14, !dbg !1139
  unreachable, !dbg !1139

bb30:                                             ; preds = %bb28
  store i64 %_56.0, ptr %out2, align 8, !dbg !1144
  br label %bb31, !dbg !1072

panic12:                                          ; preds = %bb28
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5781f1e0a00fdc1f68c696bffa2b6a69) #14, !dbg !1139
  unreachable, !dbg !1139
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

; core::panicking::panic_nounwind
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr, i64) unnamed_addr #6

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #7

; core::panicking::panic
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr, i64, ptr align 8) unnamed_addr #6

; core::slice::index::slice_index_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #6

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { inlinehint nounwind }
attributes #13 = { nounwind }
attributes #14 = { noinline noreturn nounwind }
attributes #15 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/slices.rs/@/slices.6c6fe0d33cd1fe48-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "get<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl3getjECs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 572, type: !11, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!8 = !DINamespace(name: "{impl#0}", scope: !9)
!9 = !DINamespace(name: "slice", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 576, column: 15, scope: !6)
!14 = !DILocation(line: 577, column: 6, scope: !6)
!15 = distinct !DISubprogram(name: "get_mut<i32, core::ops::range::RangeTo<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl7get_mutINtNtNtB5_3ops5range7RangeTojEECs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 599, type: !11, scopeLine: 599, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!16 = !DILocation(line: 603, column: 15, scope: !15)
!17 = !DILocation(line: 604, column: 6, scope: !15)
!18 = distinct !DISubprogram(name: "max_by<i64, &mut fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp6max_byxQNvYxNtB2_3Ord3cmpECs9jcSxhOeRQa_6slices", scope: !20, file: !19, line: 1711, type: !11, scopeLine: 1711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!19 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!20 = !DINamespace(name: "cmp", scope: !10)
!21 = !DILocation(line: 1716, column: 8, scope: !18)
!22 = !DILocation(line: 500, column: 9, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "is_gt", linkageName: "_RNvMNtCsnC4lpNxbXH_4core3cmpNtB2_8Ordering5is_gtCs9jcSxhOeRQa_6slices", scope: !24, file: !19, line: 499, type: !11, scopeLine: 499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!24 = !DINamespace(name: "Ordering", scope: !20)
!25 = !DILocation(line: 1716, column: 26, scope: !18)
!26 = !DILocation(line: 1716, column: 48, scope: !18)
!27 = !DILocation(line: 1717, column: 1, scope: !18)
!28 = !DILocation(line: 1716, column: 36, scope: !18)
!29 = !DILocation(line: 1717, column: 2, scope: !18)
!30 = distinct !DISubprogram(name: "copy_from_slice_impl<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impllECs9jcSxhOeRQa_6slices", scope: !9, file: !7, line: 5561, type: !11, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!31 = !DILocation(line: 5576, column: 8, scope: !30)
!32 = !DILocation(line: 77, column: 35, scope: !33, inlinedAt: !38)
!33 = !DILexicalBlockFile(scope: !35, file: !34, discriminator: 0)
!34 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!35 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !37, file: !36, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!37 = !DINamespace(name: "ptr", scope: !10)
!38 = !DILocation(line: 5584, column: 9, scope: !30)
!39 = !DILocation(line: 5577, column: 9, scope: !30)
!40 = !DILocation(line: 78, column: 17, scope: !33, inlinedAt: !38)
!41 = !DILocation(line: 77, column: 13, scope: !33, inlinedAt: !38)
!42 = !DILocation(line: 552, column: 14, scope: !35, inlinedAt: !38)
!43 = !DILocation(line: 5586, column: 2, scope: !30)
!44 = distinct !DISubprogram(name: "from_raw_parts<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partslECs9jcSxhOeRQa_6slices", scope: !46, file: !45, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!45 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!46 = !DINamespace(name: "raw", scope: !9)
!47 = !DILocation(line: 77, column: 35, scope: !48)
!48 = !DILexicalBlockFile(scope: !44, file: !34, discriminator: 0)
!49 = !DILocation(line: 78, column: 17, scope: !48)
!50 = !DILocation(line: 77, column: 13, scope: !48)
!51 = !DILocation(line: 141, column: 2, scope: !44)
!52 = distinct !DISubprogram(name: "from_raw_parts<u32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsmECs9jcSxhOeRQa_6slices", scope: !46, file: !45, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!53 = !DILocation(line: 77, column: 35, scope: !54)
!54 = !DILexicalBlockFile(scope: !52, file: !34, discriminator: 0)
!55 = !DILocation(line: 78, column: 17, scope: !54)
!56 = !DILocation(line: 77, column: 13, scope: !54)
!57 = !DILocation(line: 141, column: 2, scope: !52)
!58 = distinct !DISubprogram(name: "fold<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}, i64, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1v_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator4foldxNCINvNvB2F_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB29_", scope: !60, file: !59, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!59 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!60 = !DINamespace(name: "{impl#2}", scope: !61)
!61 = !DINamespace(name: "map", scope: !62)
!62 = !DINamespace(name: "adapters", scope: !63)
!63 = !DINamespace(name: "iter", scope: !10)
!64 = !DILocation(line: 128, column: 9, scope: !58)
!65 = !DILocation(line: 128, column: 19, scope: !58)
!66 = !DILocation(line: 129, column: 6, scope: !58)
!67 = distinct !DISubprogram(name: "all<i32, slices::slices::{closure#0}::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator3allNCNCNvCs9jcSxhOeRQa_6slices6slices00EB1G_", scope: !69, file: !68, line: 309, type: !11, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!68 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!69 = !DINamespace(name: "{impl#171}", scope: !70)
!70 = !DINamespace(name: "iter", scope: !9)
!71 = !DILocation(line: 314, column: 17, scope: !67)
!72 = !DILocation(line: 161, column: 27, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !69, file: !68, line: 157, type: !11, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!74 = !DILocation(line: 314, column: 42, scope: !75)
!75 = distinct !DILexicalBlock(scope: !67, file: !68, line: 314, column: 49)
!76 = !DILocation(line: 162, column: 34, scope: !77, inlinedAt: !74)
!77 = distinct !DILexicalBlock(scope: !73, file: !68, line: 161, column: 17)
!78 = !DILocation(line: 166, column: 24, scope: !79, inlinedAt: !74)
!79 = distinct !DILexicalBlock(scope: !77, file: !68, line: 162, column: 17)
!80 = !DILocation(line: 1717, column: 9, scope: !81, inlinedAt: !85)
!81 = distinct !DISubprogram(name: "eq<i32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllENtNtB9_3cmp9PartialEq2eqCs9jcSxhOeRQa_6slices", scope: !83, file: !82, line: 1716, type: !11, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!82 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!83 = !DINamespace(name: "{impl#15}", scope: !84)
!84 = !DINamespace(name: "non_null", scope: !37)
!85 = !DILocation(line: 180, column: 28, scope: !79, inlinedAt: !74)
!86 = !DILocation(line: 659, column: 28, scope: !87, inlinedAt: !89)
!87 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE3addCs9jcSxhOeRQa_6slices", scope: !88, file: !82, line: 651, type: !11, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!88 = !DINamespace(name: "NonNull", scope: !84)
!89 = !DILocation(line: 185, column: 40, scope: !79, inlinedAt: !74)
!90 = !DILocation(line: 185, column: 25, scope: !79, inlinedAt: !74)
!91 = !DILocation(line: 166, column: 21, scope: !79, inlinedAt: !74)
!92 = !DILocation(line: 0, scope: !93, inlinedAt: !74)
!93 = !DILexicalBlockFile(scope: !79, file: !94, discriminator: 0)
!94 = !DIFile(filename: "examples/rust/slices.rs", directory: ".", checksumkind: CSK_MD5, checksum: "601f859e28be40357995dbfb0f142b9d")
!95 = !DILocation(line: 190, column: 21, scope: !79, inlinedAt: !74)
!96 = !DILocation(line: 314, column: 32, scope: !75)
!97 = !DILocation(line: 315, column: 25, scope: !75)
!98 = !DILocation(line: 316, column: 32, scope: !75)
!99 = !DILocation(line: 320, column: 13, scope: !67)
!100 = !DILocation(line: 320, column: 14, scope: !67)
!101 = !DILocation(line: 319, column: 17, scope: !67)
!102 = distinct !DISubprogram(name: "spec_fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB6_4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1f_mEEENtB6_8SpecTake9spec_foldxNCINvNtB8_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtBa_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0E0EB2N_", scope: !104, file: !103, line: 295, type: !11, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!103 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/take.rs", directory: "", checksumkind: CSK_MD5, checksum: "95f736dd4a9c55a9da784c0021b1b729")
!104 = !DINamespace(name: "{impl#10}", scope: !105)
!105 = !DINamespace(name: "take", scope: !62)
!106 = !DILocation(line: 301, column: 19, scope: !107)
!107 = distinct !DILexicalBlock(scope: !102, file: !103, line: 300, column: 9)
!108 = !DILocation(line: 301, column: 40, scope: !107)
!109 = !DILocation(line: 1915, column: 50, scope: !110, inlinedAt: !113)
!110 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !19, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!111 = !DINamespace(name: "{impl#58}", scope: !112)
!112 = !DINamespace(name: "impls", scope: !20)
!113 = !DILocation(line: 1076, column: 12, scope: !114, inlinedAt: !116)
!114 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !115, file: !19, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!115 = !DINamespace(name: "Ord", scope: !20)
!116 = !DILocation(line: 301, column: 26, scope: !107)
!117 = !DILocation(line: 1076, column: 42, scope: !114, inlinedAt: !116)
!118 = !DILocation(line: 1077, column: 5, scope: !114, inlinedAt: !116)
!119 = !DILocation(line: 302, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !107, file: !103, line: 301, column: 9)
!121 = !DILocation(line: 302, column: 9, scope: !122)
!122 = distinct !DILexicalBlock(scope: !120, file: !103, line: 302, column: 9)
!123 = !DILocation(line: 1915, column: 50, scope: !110, inlinedAt: !124)
!124 = !DILocation(line: 900, column: 12, scope: !125, inlinedAt: !129)
!125 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !127, file: !126, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!126 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!127 = !DINamespace(name: "{impl#5}", scope: !128)
!128 = !DINamespace(name: "range", scope: !63)
!129 = !DILocation(line: 985, column: 14, scope: !130, inlinedAt: !132)
!130 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !131, file: !126, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!131 = !DINamespace(name: "{impl#6}", scope: !128)
!132 = !DILocation(line: 302, column: 18, scope: !133)
!133 = !DILexicalBlockFile(scope: !122, file: !103, discriminator: 2)
!134 = !DILocation(line: 307, column: 9, scope: !120)
!135 = !DILocation(line: 308, column: 6, scope: !102)
!136 = !DILocation(line: 901, column: 23, scope: !125, inlinedAt: !129)
!137 = !DILocation(line: 77, column: 35, scope: !138, inlinedAt: !143)
!138 = !DILexicalBlockFile(scope: !139, file: !34, discriminator: 0)
!139 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !141, file: !140, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!140 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!141 = !DINamespace(name: "{impl#11}", scope: !142)
!142 = !DINamespace(name: "num", scope: !10)
!143 = !DILocation(line: 215, column: 28, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9jcSxhOeRQa_6slices", scope: !145, file: !126, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!145 = !DINamespace(name: "{impl#49}", scope: !128)
!146 = !DILocation(line: 903, column: 35, scope: !147, inlinedAt: !129)
!147 = distinct !DILexicalBlock(scope: !125, file: !126, line: 901, column: 13)
!148 = !DILocation(line: 78, column: 17, scope: !138, inlinedAt: !143)
!149 = !DILocation(line: 898, column: 17, scope: !139, inlinedAt: !143)
!150 = !DILocation(line: 904, column: 13, scope: !147, inlinedAt: !129)
!151 = !DILocation(line: 302, column: 13, scope: !122)
!152 = !DILocation(line: 304, column: 42, scope: !153)
!153 = distinct !DILexicalBlock(scope: !122, file: !103, line: 302, column: 9)
!154 = !DILocation(line: 305, column: 19, scope: !155)
!155 = distinct !DILexicalBlock(scope: !153, file: !103, line: 304, column: 13)
!156 = distinct !DISubprogram(name: "fold<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>, i64, core::iter::adapters::map::map_fold::{closure_env#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>>", linkageName: "_RINvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB5_4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1e_mEEENtNtNtB9_6traits8iterator8Iterator4foldxNCINvNtB7_3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvB1O_6max_by4foldxNvYxNtNtBb_3cmp3Ord3cmpE0E0EB31_", scope: !157, file: !103, line: 103, type: !11, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!157 = !DINamespace(name: "{impl#1}", scope: !105)
!158 = !DILocation(line: 108, column: 9, scope: !156)
!159 = !DILocation(line: 109, column: 6, scope: !156)
!160 = distinct !DISubprogram(name: "zip<core::slice::iter::Iter<i32>, &[u32]>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipRSmECs9jcSxhOeRQa_6slices", scope: !162, file: !161, line: 631, type: !11, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!161 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!162 = !DINamespace(name: "Iterator", scope: !163)
!163 = !DINamespace(name: "iterator", scope: !164)
!164 = !DINamespace(name: "traits", scope: !63)
!165 = !DILocation(line: 636, column: 30, scope: !160)
!166 = !DILocation(line: 24, column: 9, scope: !167, inlinedAt: !171)
!167 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB2_3ZipINtNtNtB8_5slice4iter4IterlEIBT_mEE3newCs9jcSxhOeRQa_6slices", scope: !169, file: !168, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!168 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!169 = !DINamespace(name: "Zip", scope: !170)
!170 = !DINamespace(name: "zip", scope: !62)
!171 = !DILocation(line: 636, column: 9, scope: !160)
!172 = !DILocation(line: 637, column: 6, scope: !160)
!173 = distinct !DISubprogram(name: "map<core::slice::iter::Chunks<i32>, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNCINvNvXs1_NtNtBS_8adapters6filterINtB1H_6FilterppEBM_5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB2K_", scope: !162, file: !161, line: 833, type: !11, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!174 = !DILocation(line: 69, column: 9, scope: !175, inlinedAt: !177)
!175 = distinct !DISubprogram(name: "new<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB2_3MapINtNtNtB8_5slice4iter6ChunkslENCINvNvXs1_NtB4_6filterINtB1x_6FilterppENtNtNtB6_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0E3newB2U_", scope: !176, file: !59, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!176 = !DINamespace(name: "Map", scope: !61)
!177 = !DILocation(line: 838, column: 9, scope: !173)
!178 = !DILocation(line: 839, column: 6, scope: !173)
!179 = distinct !DISubprogram(name: "fold<core::slice::iter::Chunks<i32>, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtBS_8adapters3map8map_foldRSljjNCINvNvXs1_NtB1E_6filterINtB2l_6FilterppEBM_5count8to_usizeB25_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtBQ_5accumjNtB3T_3Sum3sumINtB1C_3MapB3_B2a_EE0E0EB3f_", scope: !162, file: !161, line: 2666, type: !11, scopeLine: 2666, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!180 = !DILocation(line: 2672, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !179, file: !161, line: 2671, column: 9)
!182 = !DILocation(line: 2672, column: 34, scope: !183)
!183 = distinct !DILexicalBlock(scope: !181, file: !161, line: 2672, column: 41)
!184 = !DILocation(line: 2672, column: 29, scope: !183)
!185 = !DILocation(line: 2672, column: 19, scope: !183)
!186 = !DILocation(line: 2672, column: 24, scope: !183)
!187 = !DILocation(line: 2673, column: 21, scope: !183)
!188 = !DILocation(line: 2675, column: 9, scope: !181)
!189 = !DILocation(line: 2676, column: 6, scope: !179)
!190 = !DILocation(line: 2666, column: 5, scope: !179)
!191 = distinct !DISubprogram(name: "filter<core::slice::iter::Chunks<i32>, slices::slices::{closure_env#0}>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator6filterNCNvCs9jcSxhOeRQa_6slices6slices0EB1C_", scope: !162, file: !161, line: 954, type: !11, scopeLine: 954, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!192 = !DILocation(line: 28, column: 9, scope: !193, inlinedAt: !197)
!193 = distinct !DISubprogram(name: "new<core::slice::iter::Chunks<i32>, slices::slices::{closure_env#0}>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB2_6FilterINtNtNtB8_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0E3newB1w_", scope: !195, file: !194, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!194 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/filter.rs", directory: "", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!195 = !DINamespace(name: "Filter", scope: !196)
!196 = !DINamespace(name: "filter", scope: !62)
!197 = !DILocation(line: 959, column: 9, scope: !191)
!198 = !DILocation(line: 960, column: 6, scope: !191)
!199 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYxNtNtBc_3cmp3Ord3cmpEB23_", scope: !162, file: !161, line: 3346, type: !11, scopeLine: 3346, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!200 = !DILocation(line: 3356, column: 14, scope: !199)
!201 = !DILocation(line: 3357, column: 6, scope: !199)
!202 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB1p_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2z_6max_by4foldxNvYxNtNtBc_3cmp3Ord3cmpE0EB23_", scope: !162, file: !161, line: 2703, type: !11, scopeLine: 2703, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!203 = !DILocation(line: 2708, column: 26, scope: !202)
!204 = !DILocation(line: 2778, column: 15, scope: !205, inlinedAt: !209)
!205 = distinct !DISubprogram(name: "branch<i64>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCs9jcSxhOeRQa_6slices", scope: !207, file: !206, line: 2777, type: !11, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!206 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!207 = !DINamespace(name: "{impl#47}", scope: !208)
!208 = !DINamespace(name: "option", scope: !10)
!209 = !DILocation(line: 2708, column: 21, scope: !202)
!210 = !DILocation(line: 2778, column: 9, scope: !205, inlinedAt: !209)
!211 = !DILocation(line: 2779, column: 18, scope: !205, inlinedAt: !209)
!212 = !DILocation(line: 2779, column: 24, scope: !213, inlinedAt: !209)
!213 = distinct !DILexicalBlock(scope: !205, file: !206, line: 2779, column: 13)
!214 = !DILocation(line: 2709, column: 14, scope: !215)
!215 = distinct !DILexicalBlock(scope: !202, file: !161, line: 2708, column: 9)
!216 = !DILocation(line: 2709, column: 19, scope: !215)
!217 = !DILocation(line: 2709, column: 9, scope: !215)
!218 = !DILocation(line: 2710, column: 5, scope: !202)
!219 = !DILocation(line: 2793, column: 21, scope: !220, inlinedAt: !222)
!220 = distinct !DISubprogram(name: "from_residual<i64>", linkageName: "_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs9jcSxhOeRQa_6slices", scope: !221, file: !206, line: 2791, type: !11, scopeLine: 2791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!221 = !DINamespace(name: "{impl#48}", scope: !208)
!222 = !DILocation(line: 2708, column: 21, scope: !223)
!223 = !DILexicalBlockFile(scope: !224, file: !161, discriminator: 2)
!224 = distinct !DILexicalBlock(scope: !225, file: !161, line: 2708, column: 32)
!225 = distinct !DILexicalBlock(scope: !202, file: !161, line: 2708, column: 32)
!226 = !DILocation(line: 2710, column: 6, scope: !202)
!227 = !DILocation(line: 0, scope: !228)
!228 = !DILexicalBlockFile(scope: !202, file: !94, discriminator: 0)
!229 = distinct !DISubprogram(name: "map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, i64, slices::slices::{closure_env#1}>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters4take4TakeINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterlEIB19_mEEENtNtNtBa_6traits8iterator8Iterator3mapxNCNvCs9jcSxhOeRQa_6slices6slicess_0EB2q_", scope: !162, file: !161, line: 833, type: !11, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!230 = !DILocation(line: 69, column: 9, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "new<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB2_3MapINtNtB4_4take4TakeINtNtB4_3zip3ZipINtNtNtB8_5slice4iter4IterlEIB1r_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0E3newB25_", scope: !176, file: !59, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!232 = !DILocation(line: 838, column: 9, scope: !229)
!233 = !DILocation(line: 839, column: 6, scope: !229)
!234 = distinct !DISubprogram(name: "{closure#0}<&[i32], usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRSljjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBT_NCNvCs9jcSxhOeRQa_6slices6slices0E0NCINvXsK_NtB1G_5accumjNtB3a_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter6ChunkslEBY_EE0E0B2w_", scope: !235, file: !59, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!235 = !DINamespace(name: "map_fold", scope: !61)
!236 = !DILocation(line: 88, column: 28, scope: !234)
!237 = !DILocation(line: 88, column: 21, scope: !234)
!238 = !DILocation(line: 88, column: 35, scope: !234)
!239 = distinct !DISubprogram(name: "{closure#0}<(&i32, &u32), i64, i64, slices::slices::{closure_env#1}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldTRlRmExxNCNvCs9jcSxhOeRQa_6slices6slicess_0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldxNvYxNtNtBa_3cmp3Ord3cmpE0E0B15_", scope: !235, file: !59, line: 88, type: !11, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!240 = !DILocation(line: 88, column: 28, scope: !239)
!241 = !DILocation(line: 88, column: 21, scope: !239)
!242 = !DILocation(line: 88, column: 35, scope: !239)
!243 = distinct !DISubprogram(name: "{closure#0}<i64, fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RNCINvNvNtNtNtNtCsnC4lpNxbXH_4core4iter6traits8iterator8Iterator6max_by4foldxNvYxNtNtBe_3cmp3Ord3cmpE0Cs9jcSxhOeRQa_6slices", scope: !244, file: !161, line: 3353, type: !11, scopeLine: 3353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!244 = !DINamespace(name: "fold", scope: !245)
!245 = !DINamespace(name: "max_by", scope: !162)
!246 = !DILocation(line: 3353, column: 25, scope: !243)
!247 = !DILocation(line: 3353, column: 56, scope: !243)
!248 = distinct !DISubprogram(name: "{closure#0}<&[i32], slices::slices::{closure_env#0}>", linkageName: "_RNCINvNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0B23_", scope: !249, file: !194, line: 138, type: !11, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!249 = !DINamespace(name: "to_usize", scope: !250)
!250 = !DINamespace(name: "count", scope: !251)
!251 = !DINamespace(name: "{impl#3}", scope: !196)
!252 = !DILocation(line: 138, column: 22, scope: !248)
!253 = !DILocation(line: 138, column: 44, scope: !248)
!254 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RNCINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter6ChunkslENCINvNvXs1_NtB17_6filterINtB28_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EE0B3n_", scope: !256, file: !255, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!255 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!256 = !DINamespace(name: "sum", scope: !257)
!257 = !DINamespace(name: "{impl#48}", scope: !258)
!258 = !DINamespace(name: "accum", scope: !164)
!259 = !DILocation(line: 55, column: 28, scope: !254)
!260 = !DILocation(line: 55, column: 33, scope: !254)
!261 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNCNvCs9jcSxhOeRQa_6slices6slices00B5_", scope: !262, file: !94, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!262 = !DINamespace(name: "{closure#0}", scope: !263)
!263 = !DINamespace(name: "slices", scope: !264)
!264 = !DINamespace(name: "slices", scope: null)
!265 = !DILocation(line: 37, column: 72, scope: !261)
!266 = !DILocation(line: 37, column: 75, scope: !267)
!267 = distinct !DILexicalBlock(scope: !261, file: !94, line: 37, column: 75)
!268 = !DILocation(line: 37, column: 85, scope: !261)
!269 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slices0B3_", scope: !263, file: !94, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!270 = !DILocation(line: 37, column: 54, scope: !269)
!271 = !DILocation(line: 37, column: 59, scope: !269)
!272 = !DILocation(line: 37, column: 66, scope: !269)
!273 = !DILocation(line: 37, column: 86, scope: !269)
!274 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs9jcSxhOeRQa_6slices6slicess_0B3_", scope: !263, file: !94, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!275 = !DILocation(line: 38, column: 58, scope: !274)
!276 = !DILocation(line: 38, column: 62, scope: !274)
!277 = !DILocation(line: 38, column: 66, scope: !278)
!278 = distinct !DILexicalBlock(scope: !274, file: !94, line: 38, column: 66)
!279 = !DILocation(line: 38, column: 77, scope: !278)
!280 = !DILocation(line: 38, column: 85, scope: !274)
!281 = distinct !DISubprogram(name: "median", linkageName: "_RNvCs9jcSxhOeRQa_6slices6median", scope: !264, file: !94, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!282 = !DILocation(line: 9, column: 22, scope: !281)
!283 = !DILocation(line: 10, column: 25, scope: !284)
!284 = distinct !DILexicalBlock(scope: !281, file: !94, line: 9, column: 5)
!285 = !DILocation(line: 10, column: 18, scope: !284)
!286 = !DILocation(line: 10, column: 18, scope: !287)
!287 = distinct !DILexicalBlock(scope: !288, file: !94, line: 10, column: 48)
!288 = distinct !DILexicalBlock(scope: !284, file: !94, line: 10, column: 48)
!289 = !DILocation(line: 11, column: 12, scope: !290)
!290 = distinct !DILexicalBlock(scope: !284, file: !94, line: 10, column: 5)
!291 = !DILocation(line: 12, column: 14, scope: !290)
!292 = !DILocation(line: 12, column: 5, scope: !293)
!293 = distinct !DILexicalBlock(scope: !290, file: !94, line: 12, column: 5)
!294 = !DILocation(line: 12, column: 14, scope: !293)
!295 = !DILocation(line: 12, column: 9, scope: !293)
!296 = !DILocation(line: 13, column: 21, scope: !297)
!297 = distinct !DILexicalBlock(scope: !293, file: !94, line: 12, column: 5)
!298 = !DILocation(line: 14, column: 9, scope: !299)
!299 = distinct !DILexicalBlock(scope: !297, file: !94, line: 13, column: 9)
!300 = !DILocation(line: 19, column: 16, scope: !290)
!301 = !DILocation(line: 19, column: 12, scope: !290)
!302 = !DILocation(line: 19, column: 34, scope: !290)
!303 = !DILocation(line: 20, column: 2, scope: !281)
!304 = !DILocation(line: 14, column: 15, scope: !299)
!305 = !DILocation(line: 14, column: 31, scope: !299)
!306 = !DILocation(line: 14, column: 24, scope: !299)
!307 = !DILocation(line: 14, column: 47, scope: !299)
!308 = !DILocation(line: 14, column: 40, scope: !299)
!309 = !DILocation(line: 15, column: 25, scope: !299)
!310 = !DILocation(line: 15, column: 32, scope: !299)
!311 = !DILocation(line: 15, column: 20, scope: !299)
!312 = !DILocation(line: 16, column: 13, scope: !299)
!313 = !DILocation(line: 0, scope: !281)
!314 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !316, file: !315, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!315 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!316 = !DINamespace(name: "gpu", scope: !264)
!317 = !DILocation(line: 16, column: 14, scope: !314)
!318 = distinct !DISubprogram(name: "copy_from_slice<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl15copy_from_sliceCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 4320, type: !11, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!319 = !DILocation(line: 4325, column: 18, scope: !318)
!320 = !DILocation(line: 4326, column: 6, scope: !318)
!321 = distinct !DISubprogram(name: "iter<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4iterCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!322 = !DILocation(line: 1041, column: 9, scope: !321)
!323 = !DILocation(line: 1042, column: 6, scope: !321)
!324 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 905, type: !11, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!325 = !DILocation(line: 908, column: 27, scope: !324)
!326 = !DILocation(line: 908, column: 18, scope: !324)
!327 = !DILocation(line: 909, column: 27, scope: !328)
!328 = distinct !DILexicalBlock(scope: !324, file: !7, line: 908, column: 9)
!329 = !DILocation(line: 909, column: 18, scope: !328)
!330 = !DILocation(line: 77, column: 35, scope: !331, inlinedAt: !333)
!331 = !DILexicalBlockFile(scope: !332, file: !34, discriminator: 0)
!332 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs9jcSxhOeRQa_6slices", scope: !37, file: !36, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!333 = !DILocation(line: 1315, column: 9, scope: !334, inlinedAt: !336)
!334 = distinct !DILexicalBlock(scope: !335, file: !36, line: 1307, column: 5)
!335 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs9jcSxhOeRQa_6slices", scope: !37, file: !36, line: 1304, type: !11, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!336 = !DILocation(line: 915, column: 13, scope: !337)
!337 = distinct !DILexicalBlock(scope: !328, file: !7, line: 909, column: 9)
!338 = !DILocation(line: 78, column: 17, scope: !331, inlinedAt: !333)
!339 = !DILocation(line: 77, column: 13, scope: !331, inlinedAt: !333)
!340 = !DILocation(line: 552, column: 14, scope: !332, inlinedAt: !333)
!341 = !DILocation(line: 77, column: 35, scope: !342, inlinedAt: !344)
!342 = !DILexicalBlockFile(scope: !343, file: !34, discriminator: 0)
!343 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs9jcSxhOeRQa_6slices", scope: !37, file: !36, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!344 = !DILocation(line: 1316, column: 9, scope: !334, inlinedAt: !336)
!345 = !DILocation(line: 638, column: 35, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 638, column: 48, scope: !343, inlinedAt: !344)
!347 = !DILocation(line: 78, column: 17, scope: !342, inlinedAt: !344)
!348 = !DILocation(line: 77, column: 13, scope: !342, inlinedAt: !344)
!349 = !DILocation(line: 643, column: 9, scope: !343, inlinedAt: !344)
!350 = !DILocation(line: 77, column: 35, scope: !331, inlinedAt: !351)
!351 = !DILocation(line: 1317, column: 9, scope: !334, inlinedAt: !336)
!352 = !DILocation(line: 78, column: 17, scope: !331, inlinedAt: !351)
!353 = !DILocation(line: 77, column: 13, scope: !331, inlinedAt: !351)
!354 = !DILocation(line: 552, column: 14, scope: !332, inlinedAt: !351)
!355 = !DILocation(line: 917, column: 6, scope: !324)
!356 = distinct !DISubprogram(name: "chunks<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl6chunksCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 1155, type: !11, scopeLine: 1155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!357 = !DILocation(line: 1156, column: 17, scope: !356)
!358 = !DILocation(line: 1156, column: 9, scope: !356)
!359 = !DILocation(line: 1488, column: 9, scope: !360, inlinedAt: !363)
!360 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs15_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslE3newCs9jcSxhOeRQa_6slices", scope: !362, file: !361, line: 1487, type: !11, scopeLine: 1487, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!361 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!362 = !DINamespace(name: "Chunks", scope: !70)
!363 = !DILocation(line: 1157, column: 9, scope: !356)
!364 = !DILocation(line: 1158, column: 6, scope: !356)
!365 = distinct !DISubprogram(name: "split_at<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl8split_atCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 1952, type: !11, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!366 = !DILocation(line: 2154, column: 12, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "split_at_checked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl16split_at_checkedCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 2153, type: !11, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!368 = !DILocation(line: 1953, column: 20, scope: !365)
!369 = !DILocation(line: 1955, column: 21, scope: !365)
!370 = !DILocation(line: 77, column: 35, scope: !371, inlinedAt: !375)
!371 = !DILexicalBlockFile(scope: !372, file: !34, discriminator: 0)
!372 = distinct !DILexicalBlock(scope: !373, file: !7, line: 2044, column: 9)
!373 = distinct !DILexicalBlock(scope: !374, file: !7, line: 2043, column: 9)
!374 = distinct !DISubprogram(name: "split_at_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl18split_at_uncheckedCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 2038, type: !11, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!375 = !DILocation(line: 2157, column: 32, scope: !367, inlinedAt: !368)
!376 = !DILocation(line: 78, column: 17, scope: !371, inlinedAt: !375)
!377 = !DILocation(line: 77, column: 35, scope: !378, inlinedAt: !380)
!378 = !DILexicalBlockFile(scope: !379, file: !34, discriminator: 0)
!379 = distinct !DISubprogram(name: "from_raw_parts<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partslECs9jcSxhOeRQa_6slices", scope: !46, file: !45, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!380 = !DILocation(line: 2053, column: 19, scope: !372, inlinedAt: !375)
!381 = !DILocation(line: 78, column: 17, scope: !378, inlinedAt: !380)
!382 = !DILocation(line: 77, column: 13, scope: !378, inlinedAt: !380)
!383 = !DILocation(line: 863, column: 18, scope: !384, inlinedAt: !388)
!384 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!385 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!386 = !DINamespace(name: "{impl#0}", scope: !387)
!387 = !DINamespace(name: "const_ptr", scope: !37)
!388 = !DILocation(line: 2053, column: 64, scope: !372, inlinedAt: !375)
!389 = !DILocation(line: 2053, column: 74, scope: !372, inlinedAt: !375)
!390 = !DILocation(line: 77, column: 35, scope: !378, inlinedAt: !391)
!391 = !DILocation(line: 2053, column: 45, scope: !372, inlinedAt: !375)
!392 = !DILocation(line: 78, column: 17, scope: !378, inlinedAt: !391)
!393 = !DILocation(line: 77, column: 13, scope: !378, inlinedAt: !391)
!394 = !DILocation(line: 2053, column: 18, scope: !372, inlinedAt: !375)
!395 = !DILocation(line: 2157, column: 13, scope: !367, inlinedAt: !368)
!396 = !DILocation(line: 1954, column: 18, scope: !365)
!397 = !DILocation(line: 1957, column: 6, scope: !365)
!398 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionlE9unwrap_orCs9jcSxhOeRQa_6slices", scope: !399, file: !206, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!399 = !DINamespace(name: "Option", scope: !208)
!400 = !DILocation(line: 1042, column: 15, scope: !398)
!401 = !DILocation(line: 1042, column: 9, scope: !398)
!402 = !DILocation(line: 1043, column: 18, scope: !398)
!403 = !DILocation(line: 1046, column: 5, scope: !398)
!404 = !DILocation(line: 1044, column: 21, scope: !398)
!405 = !DILocation(line: 1046, column: 6, scope: !398)
!406 = distinct !DISubprogram(name: "unwrap_or<i64>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionxE9unwrap_orCs9jcSxhOeRQa_6slices", scope: !399, file: !206, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!407 = !DILocation(line: 1042, column: 15, scope: !406)
!408 = !DILocation(line: 1042, column: 9, scope: !406)
!409 = !DILocation(line: 1043, column: 18, scope: !406)
!410 = !DILocation(line: 1046, column: 5, scope: !406)
!411 = !DILocation(line: 1044, column: 21, scope: !406)
!412 = !DILocation(line: 1046, column: 6, scope: !406)
!413 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 1372, type: !11, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!414 = !DILocation(line: 85, column: 20, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !141, file: !140, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!416 = !DILocation(line: 3816, column: 18, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !141, file: !140, line: 3815, type: !11, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!418 = !DILocation(line: 1373, column: 19, scope: !413)
!419 = !DILocation(line: 1373, column: 13, scope: !413)
!420 = !DILocation(line: 159, column: 18, scope: !421, inlinedAt: !422)
!421 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!422 = !DILocation(line: 1377, column: 14, scope: !413)
!423 = !DILocation(line: 1377, column: 23, scope: !413)
!424 = !DILocation(line: 1377, column: 9, scope: !413)
!425 = !DILocation(line: 1378, column: 6, scope: !413)
!426 = !DILocation(line: 1374, column: 13, scope: !413)
!427 = distinct !DISubprogram(name: "copied<i32>", linkageName: "_RNvMs1_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionRlE6copiedCs9jcSxhOeRQa_6slices", scope: !399, file: !206, line: 2134, type: !11, scopeLine: 2134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!428 = !DILocation(line: 2140, column: 15, scope: !427)
!429 = !DILocation(line: 2140, column: 9, scope: !427)
!430 = !DILocation(line: 2141, column: 19, scope: !427)
!431 = !DILocation(line: 2141, column: 25, scope: !432)
!432 = distinct !DILexicalBlock(scope: !427, file: !206, line: 2141, column: 13)
!433 = !DILocation(line: 2141, column: 31, scope: !427)
!434 = !DILocation(line: 2142, column: 21, scope: !427)
!435 = !DILocation(line: 2144, column: 6, scope: !427)
!436 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterlE3newCs9jcSxhOeRQa_6slices", scope: !437, file: !361, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!437 = !DINamespace(name: "Iter", scope: !70)
!438 = !DILocation(line: 102, column: 20, scope: !439)
!439 = distinct !DILexicalBlock(scope: !440, file: !361, line: 98, column: 9)
!440 = distinct !DILexicalBlock(scope: !436, file: !361, line: 97, column: 9)
!441 = !DILocation(line: 961, column: 18, scope: !442, inlinedAt: !446)
!442 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!443 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!444 = !DINamespace(name: "{impl#0}", scope: !445)
!445 = !DINamespace(name: "mut_ptr", scope: !37)
!446 = !DILocation(line: 102, column: 78, scope: !439)
!447 = !DILocation(line: 102, column: 63, scope: !439)
!448 = !DILocation(line: 102, column: 17, scope: !439)
!449 = !DILocation(line: 104, column: 13, scope: !450)
!450 = distinct !DILexicalBlock(scope: !439, file: !361, line: 101, column: 13)
!451 = !DILocation(line: 106, column: 6, scope: !436)
!452 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs9jcSxhOeRQa_6slices", scope: !454, file: !453, line: 417, type: !11, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!453 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!454 = !DINamespace(name: "intrinsics", scope: !10)
!455 = !DILocation(line: 417, column: 28, scope: !452)
!456 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs9jcSxhOeRQa_6slices", scope: !458, file: !457, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!457 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!458 = !DINamespace(name: "nvptx", scope: !459)
!459 = !DINamespace(name: "core_arch", scope: !10)
!460 = !DILocation(line: 62, column: 5, scope: !456)
!461 = !DILocation(line: 63, column: 2, scope: !456)
!462 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs9jcSxhOeRQa_6slices", scope: !458, file: !457, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!463 = !DILocation(line: 83, column: 5, scope: !462)
!464 = !DILocation(line: 84, column: 2, scope: !462)
!465 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs9jcSxhOeRQa_6slices", scope: !458, file: !457, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!466 = !DILocation(line: 125, column: 5, scope: !465)
!467 = !DILocation(line: 126, column: 2, scope: !465)
!468 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs9jcSxhOeRQa_6slices", scope: !458, file: !457, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!469 = !DILocation(line: 146, column: 5, scope: !468)
!470 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs9jcSxhOeRQa_6slices", scope: !471, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!471 = !DINamespace(name: "split_at_unchecked", scope: !8)
!472 = !DILocation(line: 2049, column: 53, scope: !473)
!473 = !DILexicalBlockFile(scope: !470, file: !7, discriminator: 0)
!474 = !DILocation(line: 73, column: 21, scope: !475)
!475 = distinct !DILexicalBlock(scope: !470, file: !34, line: 70, column: 21)
!476 = !DILocation(line: 75, column: 14, scope: !470)
!477 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9jcSxhOeRQa_6slices", scope: !478, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!478 = !DINamespace(name: "offset_from_unsigned", scope: !386)
!479 = !DILocation(line: 712, column: 21, scope: !480, inlinedAt: !483)
!480 = !DILexicalBlockFile(scope: !481, file: !385, discriminator: 0)
!481 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeCs9jcSxhOeRQa_6slices", scope: !482, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!482 = !DINamespace(name: "runtime_ptr_ge", scope: !478)
!483 = !DILocation(line: 2448, column: 9, scope: !484, inlinedAt: !486)
!484 = !DILexicalBlockFile(scope: !485, file: !453, discriminator: 0)
!485 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_geCs9jcSxhOeRQa_6slices", scope: !478, file: !385, line: 706, type: !11, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!486 = !DILocation(line: 723, column: 18, scope: !487)
!487 = !DILexicalBlockFile(scope: !477, file: !385, discriminator: 0)
!488 = !DILocation(line: 73, column: 21, scope: !489)
!489 = distinct !DILexicalBlock(scope: !477, file: !34, line: 70, column: 21)
!490 = !DILocation(line: 75, column: 14, scope: !477)
!491 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs9jcSxhOeRQa_6slices", scope: !492, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!492 = !DINamespace(name: "unchecked_add", scope: !141)
!493 = !DILocation(line: 2883, column: 26, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !141, file: !140, line: 2882, type: !11, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!495 = !DILocation(line: 893, column: 27, scope: !496)
!496 = !DILexicalBlockFile(scope: !491, file: !140, discriminator: 0)
!497 = !DILocation(line: 893, column: 23, scope: !496)
!498 = !DILocation(line: 75, column: 14, scope: !491)
!499 = !DILocation(line: 73, column: 21, scope: !500)
!500 = distinct !DILexicalBlock(scope: !491, file: !34, line: 70, column: 21)
!501 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs9jcSxhOeRQa_6slices", scope: !502, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!502 = !DINamespace(name: "copy_nonoverlapping", scope: !37)
!503 = !DILocation(line: 543, column: 29, scope: !504)
!504 = !DILexicalBlockFile(scope: !501, file: !36, discriminator: 0)
!505 = !DILocation(line: 543, column: 43, scope: !504)
!506 = !DILocation(line: 544, column: 66, scope: !507)
!507 = distinct !DILexicalBlock(scope: !501, file: !36, line: 543, column: 13)
!508 = !DILocation(line: 141, column: 17, scope: !509, inlinedAt: !513)
!509 = !DILexicalBlockFile(scope: !510, file: !34, discriminator: 0)
!510 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs9jcSxhOeRQa_6slices", scope: !511, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!511 = !DINamespace(name: "maybe_is_aligned", scope: !512)
!512 = !DINamespace(name: "ub_checks", scope: !10)
!513 = !DILocation(line: 2448, column: 9, scope: !514, inlinedAt: !516)
!514 = !DILexicalBlockFile(scope: !515, file: !453, discriminator: 0)
!515 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!516 = !DILocation(line: 124, column: 5, scope: !517, inlinedAt: !518)
!517 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!518 = !DILocation(line: 544, column: 13, scope: !507)
!519 = !DILocation(line: 124, column: 38, scope: !517, inlinedAt: !518)
!520 = !DILocation(line: 0, scope: !521)
!521 = !DILexicalBlockFile(scope: !507, file: !94, discriminator: 0)
!522 = !DILocation(line: 159, column: 18, scope: !523, inlinedAt: !524)
!523 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!524 = !DILocation(line: 38, column: 21, scope: !525, inlinedAt: !528)
!525 = !DILexicalBlockFile(scope: !526, file: !385, discriminator: 0)
!526 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs9jcSxhOeRQa_6slices", scope: !527, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!527 = !DINamespace(name: "is_null", scope: !386)
!528 = !DILocation(line: 2448, column: 9, scope: !529, inlinedAt: !533)
!529 = !DILexicalBlockFile(scope: !530, file: !453, discriminator: 2)
!530 = !DILexicalBlockFile(scope: !531, file: !453, discriminator: 0)
!531 = distinct !DILexicalBlock(scope: !532, file: !385, line: 25, column: 9)
!532 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!533 = !DILocation(line: 124, column: 53, scope: !517, inlinedAt: !518)
!534 = !DILocation(line: 38, column: 17, scope: !525, inlinedAt: !528)
!535 = !DILocation(line: 124, column: 48, scope: !517, inlinedAt: !518)
!536 = !DILocation(line: 141, column: 17, scope: !509, inlinedAt: !537)
!537 = !DILocation(line: 2448, column: 9, scope: !538, inlinedAt: !539)
!538 = !DILexicalBlockFile(scope: !514, file: !453, discriminator: 4)
!539 = !DILocation(line: 124, column: 5, scope: !540, inlinedAt: !541)
!540 = !DILexicalBlockFile(scope: !517, file: !34, discriminator: 2)
!541 = !DILocation(line: 545, column: 20, scope: !507)
!542 = !DILocation(line: 124, column: 5, scope: !517, inlinedAt: !541)
!543 = !DILocation(line: 542, column: 14, scope: !504)
!544 = !DILocation(line: 124, column: 38, scope: !517, inlinedAt: !541)
!545 = !DILocation(line: 159, column: 18, scope: !523, inlinedAt: !546)
!546 = !DILocation(line: 38, column: 21, scope: !547, inlinedAt: !548)
!547 = !DILexicalBlockFile(scope: !525, file: !385, discriminator: 2)
!548 = !DILocation(line: 2448, column: 9, scope: !549, inlinedAt: !552)
!549 = !DILexicalBlockFile(scope: !550, file: !453, discriminator: 6)
!550 = !DILexicalBlockFile(scope: !551, file: !453, discriminator: 0)
!551 = distinct !DILexicalBlock(scope: !532, file: !385, line: 25, column: 9)
!552 = !DILocation(line: 124, column: 53, scope: !540, inlinedAt: !541)
!553 = !DILocation(line: 38, column: 17, scope: !525, inlinedAt: !548)
!554 = !DILocation(line: 124, column: 48, scope: !517, inlinedAt: !541)
!555 = !DILocation(line: 2448, column: 9, scope: !556, inlinedAt: !558)
!556 = !DILexicalBlockFile(scope: !557, file: !453, discriminator: 0)
!557 = distinct !DISubprogram(name: "maybe_is_nonoverlapping", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlappingCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 159, type: !11, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!558 = !DILocation(line: 546, column: 20, scope: !507)
!559 = !DILocation(line: 73, column: 21, scope: !560)
!560 = distinct !DILexicalBlock(scope: !501, file: !34, line: 70, column: 21)
!561 = !DILocation(line: 75, column: 14, scope: !501)
!562 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs9jcSxhOeRQa_6slices", scope: !563, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!563 = !DINamespace(name: "copy", scope: !37)
!564 = !DILocation(line: 141, column: 17, scope: !565, inlinedAt: !567)
!565 = !DILexicalBlockFile(scope: !566, file: !34, discriminator: 0)
!566 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs9jcSxhOeRQa_6slices", scope: !511, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!567 = !DILocation(line: 2448, column: 9, scope: !568, inlinedAt: !570)
!568 = !DILexicalBlockFile(scope: !569, file: !453, discriminator: 0)
!569 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!570 = !DILocation(line: 124, column: 5, scope: !571, inlinedAt: !572)
!571 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!572 = !DILocation(line: 640, column: 13, scope: !573)
!573 = !DILexicalBlockFile(scope: !562, file: !36, discriminator: 0)
!574 = !DILocation(line: 124, column: 38, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 73, column: 21, scope: !576)
!576 = distinct !DILexicalBlock(scope: !562, file: !34, line: 70, column: 21)
!577 = !DILocation(line: 159, column: 18, scope: !578, inlinedAt: !579)
!578 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!579 = !DILocation(line: 38, column: 21, scope: !580, inlinedAt: !582)
!580 = !DILexicalBlockFile(scope: !581, file: !385, discriminator: 0)
!581 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs9jcSxhOeRQa_6slices", scope: !527, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!582 = !DILocation(line: 2448, column: 9, scope: !583, inlinedAt: !587)
!583 = !DILexicalBlockFile(scope: !584, file: !453, discriminator: 2)
!584 = !DILexicalBlockFile(scope: !585, file: !453, discriminator: 0)
!585 = distinct !DILexicalBlock(scope: !586, file: !385, line: 25, column: 9)
!586 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!587 = !DILocation(line: 124, column: 53, scope: !571, inlinedAt: !572)
!588 = !DILocation(line: 38, column: 17, scope: !580, inlinedAt: !582)
!589 = !DILocation(line: 124, column: 48, scope: !571, inlinedAt: !572)
!590 = !DILocation(line: 641, column: 61, scope: !573)
!591 = !DILocation(line: 141, column: 13, scope: !565, inlinedAt: !592)
!592 = !DILocation(line: 2448, column: 9, scope: !593, inlinedAt: !594)
!593 = !DILexicalBlockFile(scope: !568, file: !453, discriminator: 4)
!594 = !DILocation(line: 124, column: 5, scope: !595, inlinedAt: !596)
!595 = !DILexicalBlockFile(scope: !571, file: !34, discriminator: 2)
!596 = !DILocation(line: 641, column: 20, scope: !573)
!597 = !DILocation(line: 141, column: 17, scope: !565, inlinedAt: !592)
!598 = !DILocation(line: 124, column: 5, scope: !571, inlinedAt: !596)
!599 = !DILocation(line: 159, column: 18, scope: !578, inlinedAt: !600)
!600 = !DILocation(line: 38, column: 21, scope: !601, inlinedAt: !602)
!601 = !DILexicalBlockFile(scope: !580, file: !385, discriminator: 2)
!602 = !DILocation(line: 2448, column: 9, scope: !603, inlinedAt: !606)
!603 = !DILexicalBlockFile(scope: !604, file: !453, discriminator: 6)
!604 = !DILexicalBlockFile(scope: !605, file: !453, discriminator: 0)
!605 = distinct !DILexicalBlock(scope: !586, file: !385, line: 25, column: 9)
!606 = !DILocation(line: 124, column: 53, scope: !595, inlinedAt: !596)
!607 = !DILocation(line: 38, column: 17, scope: !580, inlinedAt: !602)
!608 = !DILocation(line: 124, column: 48, scope: !571, inlinedAt: !596)
!609 = !DILocation(line: 0, scope: !610)
!610 = !DILexicalBlockFile(scope: !562, file: !94, discriminator: 0)
!611 = !DILocation(line: 75, column: 14, scope: !562)
!612 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs9jcSxhOeRQa_6slices", scope: !613, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!613 = !DINamespace(name: "assert_unchecked", scope: !614)
!614 = !DINamespace(name: "hint", scope: !10)
!615 = !DILocation(line: 208, column: 36, scope: !616)
!616 = !DILexicalBlockFile(scope: !612, file: !617, discriminator: 0)
!617 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!618 = !DILocation(line: 73, column: 21, scope: !619)
!619 = distinct !DILexicalBlock(scope: !612, file: !34, line: 70, column: 21)
!620 = !DILocation(line: 75, column: 14, scope: !612)
!621 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs9jcSxhOeRQa_6slices", scope: !622, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!622 = !DINamespace(name: "maybe_is_nonoverlapping", scope: !512)
!623 = !DILocation(line: 159, column: 18, scope: !624, inlinedAt: !625)
!624 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!625 = !DILocation(line: 171, column: 33, scope: !626)
!626 = !DILexicalBlockFile(scope: !621, file: !34, discriminator: 0)
!627 = !DILocation(line: 159, column: 18, scope: !624, inlinedAt: !628)
!628 = !DILocation(line: 172, column: 33, scope: !629)
!629 = distinct !DILexicalBlock(scope: !621, file: !34, line: 171, column: 13)
!630 = !DILocation(line: 3105, column: 26, scope: !631, inlinedAt: !632)
!631 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_mul", scope: !141, file: !140, line: 3104, type: !11, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!632 = !DILocation(line: 1215, column: 31, scope: !633, inlinedAt: !634)
!633 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_mulCs9jcSxhOeRQa_6slices", scope: !141, file: !140, line: 1214, type: !11, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!634 = !DILocation(line: 173, column: 35, scope: !635)
!635 = distinct !DILexicalBlock(scope: !629, file: !34, line: 172, column: 13)
!636 = !DILocation(line: 457, column: 8, scope: !637, inlinedAt: !638)
!637 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !454, file: !453, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!638 = !DILocation(line: 1216, column: 16, scope: !639, inlinedAt: !634)
!639 = distinct !DILexicalBlock(scope: !633, file: !140, line: 1215, column: 13)
!640 = !DILocation(line: 1216, column: 56, scope: !639, inlinedAt: !634)
!641 = !DILocation(line: 173, column: 22, scope: !635)
!642 = !DILocation(line: 3074, column: 20, scope: !643, inlinedAt: !644)
!643 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8abs_diffCs9jcSxhOeRQa_6slices", scope: !141, file: !140, line: 3068, type: !11, scopeLine: 3068, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!644 = !DILocation(line: 178, column: 34, scope: !645)
!645 = distinct !DILexicalBlock(scope: !635, file: !34, line: 173, column: 13)
!646 = !DILocation(line: 174, column: 17, scope: !635)
!647 = !DILocation(line: 3077, column: 21, scope: !643, inlinedAt: !644)
!648 = !DILocation(line: 3074, column: 17, scope: !643, inlinedAt: !644)
!649 = !DILocation(line: 3075, column: 21, scope: !643, inlinedAt: !644)
!650 = !DILocation(line: 181, column: 13, scope: !651)
!651 = distinct !DILexicalBlock(scope: !645, file: !34, line: 178, column: 13)
!652 = !DILocation(line: 2437, column: 10, scope: !621)
!653 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs9jcSxhOeRQa_6slices", scope: !654, file: !34, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!654 = !DINamespace(name: "from_raw_parts", scope: !46)
!655 = !DILocation(line: 141, column: 17, scope: !656, inlinedAt: !658)
!656 = !DILexicalBlockFile(scope: !657, file: !34, discriminator: 0)
!657 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs9jcSxhOeRQa_6slices", scope: !511, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!658 = !DILocation(line: 2448, column: 9, scope: !659, inlinedAt: !661)
!659 = !DILexicalBlockFile(scope: !660, file: !453, discriminator: 0)
!660 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!661 = !DILocation(line: 124, column: 5, scope: !662, inlinedAt: !663)
!662 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!663 = !DILocation(line: 136, column: 13, scope: !664)
!664 = !DILexicalBlockFile(scope: !653, file: !45, discriminator: 0)
!665 = !DILocation(line: 159, column: 18, scope: !666, inlinedAt: !667)
!666 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!667 = !DILocation(line: 38, column: 21, scope: !668, inlinedAt: !670)
!668 = !DILexicalBlockFile(scope: !669, file: !385, discriminator: 0)
!669 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs9jcSxhOeRQa_6slices", scope: !527, file: !453, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!670 = !DILocation(line: 2448, column: 9, scope: !671, inlinedAt: !675)
!671 = !DILexicalBlockFile(scope: !672, file: !453, discriminator: 2)
!672 = !DILexicalBlockFile(scope: !673, file: !453, discriminator: 0)
!673 = distinct !DILexicalBlock(scope: !674, file: !385, line: 25, column: 9)
!674 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!675 = !DILocation(line: 124, column: 53, scope: !662, inlinedAt: !663)
!676 = !DILocation(line: 38, column: 17, scope: !668, inlinedAt: !670)
!677 = !DILocation(line: 124, column: 48, scope: !662, inlinedAt: !663)
!678 = !DILocation(line: 0, scope: !679)
!679 = !DILexicalBlockFile(scope: !653, file: !94, discriminator: 0)
!680 = !DILocation(line: 148, column: 22, scope: !681, inlinedAt: !682)
!681 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs9jcSxhOeRQa_6slices", scope: !512, file: !34, line: 147, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!682 = !DILocation(line: 137, column: 20, scope: !664)
!683 = !DILocation(line: 73, column: 21, scope: !684)
!684 = distinct !DILexicalBlock(scope: !653, file: !34, line: 70, column: 21)
!685 = !DILocation(line: 148, column: 34, scope: !681, inlinedAt: !682)
!686 = !DILocation(line: 148, column: 19, scope: !681, inlinedAt: !682)
!687 = !DILocation(line: 148, column: 54, scope: !681, inlinedAt: !682)
!688 = !DILocation(line: 149, column: 5, scope: !689, inlinedAt: !682)
!689 = distinct !DILexicalBlock(scope: !681, file: !34, line: 148, column: 5)
!690 = !DILocation(line: 75, column: 14, scope: !653)
!691 = distinct !DISubprogram(name: "into_iter<core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs9jcSxhOeRQa_6slices", scope: !693, file: !692, line: 322, type: !11, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!692 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/collect.rs", directory: "", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!693 = !DINamespace(name: "{impl#0}", scope: !694)
!694 = !DINamespace(name: "collect", scope: !164)
!695 = !DILocation(line: 324, column: 6, scope: !691)
!696 = distinct !DISubprogram(name: "get<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE3getCs9jcSxhOeRQa_6slices", scope: !698, file: !697, line: 218, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!697 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!698 = !DINamespace(name: "{impl#2}", scope: !699)
!699 = !DINamespace(name: "index", scope: !9)
!700 = !DILocation(line: 219, column: 12, scope: !696)
!701 = !DILocation(line: 223, column: 13, scope: !696)
!702 = !DILocation(line: 219, column: 9, scope: !696)
!703 = !DILocation(line: 221, column: 27, scope: !696)
!704 = !DILocation(line: 221, column: 22, scope: !696)
!705 = !DILocation(line: 225, column: 6, scope: !696)
!706 = distinct !DISubprogram(name: "next<i64, core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>", linkageName: "_RNvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB5_3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1u_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator4nextB28_", scope: !60, file: !59, line: 106, type: !11, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!707 = !DILocation(line: 107, column: 19, scope: !706)
!708 = !DILocation(line: 107, column: 30, scope: !706)
!709 = !DILocation(line: 1164, column: 15, scope: !710, inlinedAt: !711)
!710 = distinct !DISubprogram(name: "map<(&i32, &u32), i64, &mut slices::slices::{closure_env#1}>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionTRlRmEE3mapxQNCNvCs9jcSxhOeRQa_6slices6slicess_0EBY_", scope: !399, file: !206, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!711 = !DILocation(line: 107, column: 26, scope: !706)
!712 = !DILocation(line: 1164, column: 9, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 1165, column: 18, scope: !710, inlinedAt: !711)
!714 = !DILocation(line: 310, column: 21, scope: !715, inlinedAt: !721)
!715 = distinct !DISubprogram(name: "call_once<((&i32, &u32)), slices::slices::{closure_env#1}>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNCNvCs9jcSxhOeRQa_6slices6slicess_0INtB7_6FnOnceTTRlRmEEE9call_onceBR_", scope: !717, file: !716, line: 309, type: !11, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!716 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!717 = !DINamespace(name: "{impl#4}", scope: !718)
!718 = !DINamespace(name: "impls", scope: !719)
!719 = !DINamespace(name: "function", scope: !720)
!720 = !DINamespace(name: "ops", scope: !10)
!721 = !DILocation(line: 1165, column: 29, scope: !722, inlinedAt: !711)
!722 = distinct !DILexicalBlock(scope: !710, file: !206, line: 1165, column: 13)
!723 = !DILocation(line: 1165, column: 24, scope: !722, inlinedAt: !711)
!724 = !DILocation(line: 1165, column: 33, scope: !710, inlinedAt: !711)
!725 = !DILocation(line: 1166, column: 21, scope: !710, inlinedAt: !711)
!726 = !DILocation(line: 1168, column: 5, scope: !710, inlinedAt: !711)
!727 = !DILocation(line: 108, column: 6, scope: !706)
!728 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !729, file: !361, line: 1505, type: !11, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!729 = !DINamespace(name: "{impl#71}", scope: !70)
!730 = !DILocation(line: 1506, column: 12, scope: !728)
!731 = !DILocation(line: 1507, column: 13, scope: !728)
!732 = !DILocation(line: 1506, column: 9, scope: !728)
!733 = !DILocation(line: 1509, column: 36, scope: !728)
!734 = !DILocation(line: 1509, column: 50, scope: !728)
!735 = !DILocation(line: 1915, column: 50, scope: !736, inlinedAt: !737)
!736 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !19, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!737 = !DILocation(line: 1076, column: 12, scope: !738, inlinedAt: !739)
!738 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !115, file: !19, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!739 = !DILocation(line: 1574, column: 8, scope: !740, inlinedAt: !741)
!740 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs9jcSxhOeRQa_6slices", scope: !20, file: !19, line: 1573, type: !11, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!741 = !DILocation(line: 1509, column: 27, scope: !728)
!742 = !DILocation(line: 1514, column: 6, scope: !728)
!743 = !DILocation(line: 1076, column: 42, scope: !738, inlinedAt: !739)
!744 = !DILocation(line: 1077, column: 5, scope: !738, inlinedAt: !739)
!745 = !DILocation(line: 1510, column: 30, scope: !746)
!746 = distinct !DILexicalBlock(scope: !728, file: !361, line: 1509, column: 13)
!747 = !DILocation(line: 1510, column: 37, scope: !746)
!748 = !DILocation(line: 1510, column: 18, scope: !746)
!749 = !DILocation(line: 1510, column: 23, scope: !746)
!750 = !DILocation(line: 1511, column: 13, scope: !751)
!751 = distinct !DILexicalBlock(scope: !746, file: !361, line: 1510, column: 13)
!752 = !DILocation(line: 1512, column: 13, scope: !751)
!753 = distinct !DISubprogram(name: "size_hint<i32>", linkageName: "_RNvXs17_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_6ChunkslENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !729, file: !361, line: 1517, type: !11, scopeLine: 1517, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!754 = !DILocation(line: 1518, column: 12, scope: !753)
!755 = !DILocation(line: 1519, column: 13, scope: !753)
!756 = !DILocation(line: 1518, column: 9, scope: !753)
!757 = !DILocation(line: 1521, column: 43, scope: !753)
!758 = !DILocation(line: 3712, column: 21, scope: !759, inlinedAt: !760)
!759 = distinct !DISubprogram(name: "div_ceil", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8div_ceilCs9jcSxhOeRQa_6slices", scope: !141, file: !140, line: 3711, type: !11, scopeLine: 3711, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!760 = !DILocation(line: 1521, column: 34, scope: !753)
!761 = !DILocation(line: 1524, column: 6, scope: !753)
!762 = !DILocation(line: 3713, column: 21, scope: !763, inlinedAt: !760)
!763 = distinct !DILexicalBlock(scope: !759, file: !140, line: 3712, column: 13)
!764 = !DILocation(line: 3714, column: 16, scope: !765, inlinedAt: !760)
!765 = distinct !DILexicalBlock(scope: !763, file: !140, line: 3713, column: 13)
!766 = !DILocation(line: 3717, column: 17, scope: !765, inlinedAt: !760)
!767 = !DILocation(line: 3714, column: 13, scope: !765, inlinedAt: !760)
!768 = !DILocation(line: 3715, column: 17, scope: !765, inlinedAt: !760)
!769 = !DILocation(line: 1522, column: 14, scope: !770)
!770 = distinct !DILexicalBlock(scope: !753, file: !361, line: 1521, column: 13)
!771 = !DILocation(line: 1522, column: 17, scope: !770)
!772 = !DILocation(line: 1522, column: 13, scope: !770)
!773 = distinct !DISubprogram(name: "count<core::slice::iter::Chunks<i32>, slices::slices::{closure_env#0}>", linkageName: "_RNvXs1_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter6ChunkslENCNvCs9jcSxhOeRQa_6slices6slices0ENtNtNtB9_6traits8iterator8Iterator5countB1z_", scope: !251, file: !194, line: 135, type: !11, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!774 = !DILocation(line: 141, column: 32, scope: !773)
!775 = !DILocation(line: 141, column: 22, scope: !773)
!776 = !DILocation(line: 1042, column: 15, scope: !777, inlinedAt: !778)
!777 = distinct !DISubprogram(name: "unwrap_or<usize>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core6optionINtB2_6OptionjE9unwrap_orCs9jcSxhOeRQa_6slices", scope: !399, file: !206, line: 1038, type: !11, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!778 = !DILocation(line: 141, column: 46, scope: !773)
!779 = !DILocation(line: 1042, column: 9, scope: !777, inlinedAt: !778)
!780 = !DILocation(line: 1043, column: 18, scope: !777, inlinedAt: !778)
!781 = !DILocation(line: 1046, column: 5, scope: !777, inlinedAt: !778)
!782 = !DILocation(line: 1044, column: 21, scope: !777, inlinedAt: !778)
!783 = !DILocation(line: 142, column: 21, scope: !784)
!784 = distinct !DILexicalBlock(scope: !773, file: !194, line: 141, column: 9)
!785 = !DILocation(line: 142, column: 31, scope: !784)
!786 = !DILocation(line: 128, column: 9, scope: !787, inlinedAt: !788)
!787 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1B_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB24_4foldjNCINvXsK_NtB28_5accumjNtB3N_3Sum3sumBM_E0EB2Y_", scope: !60, file: !59, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!788 = !DILocation(line: 52, column: 22, scope: !789, inlinedAt: !790)
!789 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>>", linkageName: "_RINvXsK_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB15_6filterINtB26_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EEB3l_", scope: !257, file: !255, line: 51, type: !11, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!790 = !DILocation(line: 3676, column: 9, scope: !791, inlinedAt: !792)
!791 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Chunks<i32>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&[i32], slices::slices::{closure_env#0}>>, usize>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter6ChunkslENCINvNvXs1_NtB8_6filterINtB1v_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRSlNCNvCs9jcSxhOeRQa_6slices6slices0E0EB1Y_3sumjEB2S_", scope: !162, file: !161, line: 3671, type: !11, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!792 = !DILocation(line: 142, column: 61, scope: !784)
!793 = !DILocation(line: 128, column: 19, scope: !787, inlinedAt: !788)
!794 = !DILocation(line: 145, column: 13, scope: !795)
!795 = distinct !DILexicalBlock(scope: !784, file: !194, line: 142, column: 9)
!796 = !DILocation(line: 148, column: 6, scope: !773)
!797 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1f_NtNtCsnC4lpNxbXH_4core3cmp5implsxNtB8_3Ord3cmpCs9jcSxhOeRQa_6slices", scope: !798, file: !19, line: 2009, type: !11, scopeLine: 2009, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!798 = !DINamespace(name: "{impl#79}", scope: !112)
!799 = !DILocation(line: 2010, column: 58, scope: !797)
!800 = !DILocation(line: 2010, column: 65, scope: !797)
!801 = !DILocation(line: 2010, column: 21, scope: !797)
!802 = !DILocation(line: 2011, column: 18, scope: !797)
!803 = distinct !DISubprogram(name: "__iterator_get_unchecked<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !69, file: !68, line: 418, type: !11, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!804 = !DILocation(line: 429, column: 42, scope: !803)
!805 = !DILocation(line: 961, column: 18, scope: !806, inlinedAt: !807)
!806 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!807 = !DILocation(line: 429, column: 60, scope: !803)
!808 = !DILocation(line: 430, column: 14, scope: !803)
!809 = distinct !DISubprogram(name: "size_hint<i32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !69, file: !68, line: 218, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!810 = !DILocation(line: 28, column: 12, scope: !811)
!811 = distinct !DILexicalBlock(scope: !809, file: !68, line: 25, column: 86)
!812 = !DILocation(line: 33, column: 72, scope: !811)
!813 = !DILocation(line: 57, column: 51, scope: !814)
!814 = distinct !DILexicalBlock(scope: !811, file: !68, line: 33, column: 13)
!815 = !DILocation(line: 77, column: 35, scope: !816, inlinedAt: !818)
!816 = !DILexicalBlockFile(scope: !817, file: !34, discriminator: 0)
!817 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 701, type: !11, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!818 = !DILocation(line: 887, column: 37, scope: !819, inlinedAt: !820)
!819 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 882, type: !11, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!820 = !DILocation(line: 953, column: 32, scope: !821, inlinedAt: !822)
!821 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNulllE20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !88, file: !82, line: 948, type: !11, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!822 = !DILocation(line: 57, column: 30, scope: !814)
!823 = !DILocation(line: 78, column: 17, scope: !816, inlinedAt: !818)
!824 = !DILocation(line: 77, column: 13, scope: !816, inlinedAt: !818)
!825 = !DILocation(line: 727, column: 17, scope: !826, inlinedAt: !818)
!826 = distinct !DILexicalBlock(scope: !817, file: !385, line: 726, column: 9)
!827 = !DILocation(line: 727, column: 37, scope: !826, inlinedAt: !818)
!828 = !DILocation(line: 729, column: 18, scope: !826, inlinedAt: !818)
!829 = !DILocation(line: 28, column: 9, scope: !811)
!830 = !DILocation(line: 727, column: 9, scope: !826, inlinedAt: !818)
!831 = !DILocation(line: 220, column: 18, scope: !832)
!832 = distinct !DILexicalBlock(scope: !809, file: !68, line: 219, column: 17)
!833 = !DILocation(line: 220, column: 25, scope: !832)
!834 = !DILocation(line: 220, column: 17, scope: !832)
!835 = !DILocation(line: 221, column: 14, scope: !809)
!836 = distinct !DISubprogram(name: "__iterator_get_unchecked<u32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !69, file: !68, line: 418, type: !11, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!837 = !DILocation(line: 429, column: 42, scope: !836)
!838 = !DILocation(line: 961, column: 18, scope: !839, inlinedAt: !840)
!839 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!840 = !DILocation(line: 429, column: 60, scope: !836)
!841 = !DILocation(line: 430, column: 14, scope: !836)
!842 = distinct !DISubprogram(name: "size_hint<u32>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !69, file: !68, line: 218, type: !11, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!843 = !DILocation(line: 28, column: 12, scope: !844)
!844 = distinct !DILexicalBlock(scope: !842, file: !68, line: 25, column: 86)
!845 = !DILocation(line: 33, column: 72, scope: !844)
!846 = !DILocation(line: 57, column: 51, scope: !847)
!847 = distinct !DILexicalBlock(scope: !844, file: !68, line: 33, column: 13)
!848 = !DILocation(line: 77, column: 35, scope: !849, inlinedAt: !851)
!849 = !DILexicalBlockFile(scope: !850, file: !34, discriminator: 0)
!850 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPm20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !386, file: !385, line: 701, type: !11, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!851 = !DILocation(line: 887, column: 37, scope: !852, inlinedAt: !853)
!852 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 882, type: !11, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!853 = !DILocation(line: 953, column: 32, scope: !854, inlinedAt: !855)
!854 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmE20offset_from_unsignedCs9jcSxhOeRQa_6slices", scope: !88, file: !82, line: 948, type: !11, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!855 = !DILocation(line: 57, column: 30, scope: !847)
!856 = !DILocation(line: 78, column: 17, scope: !849, inlinedAt: !851)
!857 = !DILocation(line: 77, column: 13, scope: !849, inlinedAt: !851)
!858 = !DILocation(line: 727, column: 17, scope: !859, inlinedAt: !851)
!859 = distinct !DILexicalBlock(scope: !850, file: !385, line: 726, column: 9)
!860 = !DILocation(line: 727, column: 37, scope: !859, inlinedAt: !851)
!861 = !DILocation(line: 729, column: 18, scope: !859, inlinedAt: !851)
!862 = !DILocation(line: 28, column: 9, scope: !844)
!863 = !DILocation(line: 727, column: 9, scope: !859, inlinedAt: !851)
!864 = !DILocation(line: 220, column: 18, scope: !865)
!865 = distinct !DILexicalBlock(scope: !842, file: !68, line: 219, column: 17)
!866 = !DILocation(line: 220, column: 25, scope: !865)
!867 = !DILocation(line: 220, column: 17, scope: !865)
!868 = !DILocation(line: 221, column: 14, scope: !842)
!869 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !870, file: !697, line: 379, type: !11, scopeLine: 379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!870 = !DINamespace(name: "{impl#4}", scope: !699)
!871 = !DILocation(line: 977, column: 16, scope: !872, inlinedAt: !873)
!872 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_subCs9jcSxhOeRQa_6slices", scope: !141, file: !140, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!873 = !DILocation(line: 380, column: 32, scope: !869)
!874 = !DILocation(line: 981, column: 31, scope: !872, inlinedAt: !873)
!875 = !DILocation(line: 981, column: 17, scope: !872, inlinedAt: !873)
!876 = !DILocation(line: 380, column: 21, scope: !869)
!877 = !DILocation(line: 381, column: 16, scope: !869)
!878 = !DILocation(line: 380, column: 16, scope: !869)
!879 = !DILocation(line: 0, scope: !880)
!880 = !DILexicalBlockFile(scope: !869, file: !94, discriminator: 0)
!881 = !DILocation(line: 101, column: 24, scope: !882, inlinedAt: !884)
!882 = distinct !DILexicalBlock(scope: !883, file: !697, line: 99, column: 5)
!883 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubchecklECs9jcSxhOeRQa_6slices", scope: !699, file: !697, line: 94, type: !11, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!884 = !DILocation(line: 384, column: 33, scope: !869)
!885 = !DILocation(line: 384, column: 22, scope: !869)
!886 = !DILocation(line: 380, column: 9, scope: !869)
!887 = !DILocation(line: 386, column: 13, scope: !869)
!888 = !DILocation(line: 388, column: 6, scope: !869)
!889 = distinct !DISubprogram(name: "call_once<(&i64, &i64), fn(&i64, &i64) -> core::cmp::Ordering>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core3ops8function5implsQNvYxNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRxB1o_EE9call_onceCs9jcSxhOeRQa_6slices", scope: !717, file: !716, line: 309, type: !11, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!890 = !DILocation(line: 310, column: 13, scope: !889)
!891 = !DILocation(line: 310, column: 21, scope: !889)
!892 = !DILocation(line: 311, column: 10, scope: !889)
!893 = distinct !DISubprogram(name: "get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E13get_uncheckedCs9jcSxhOeRQa_6slices", scope: !894, file: !168, line: 267, type: !11, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!894 = !DINamespace(name: "{impl#4}", scope: !170)
!895 = !DILocation(line: 268, column: 19, scope: !893)
!896 = !DILocation(line: 271, column: 26, scope: !897)
!897 = distinct !DILexicalBlock(scope: !893, file: !168, line: 268, column: 9)
!898 = !DILocation(line: 271, column: 57, scope: !897)
!899 = !DILocation(line: 271, column: 64, scope: !897)
!900 = !DILocation(line: 272, column: 6, scope: !893)
!901 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9jcSxhOeRQa_6slices", scope: !127, file: !126, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!902 = !DILocation(line: 900, column: 25, scope: !901)
!903 = !DILocation(line: 1915, column: 50, scope: !904, inlinedAt: !905)
!904 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !19, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!905 = distinct !DILocation(line: 900, column: 12, scope: !901)
!906 = !DILocation(line: 1915, column: 59, scope: !904, inlinedAt: !905)
!907 = !DILocation(line: 900, column: 12, scope: !901)
!908 = !DILocation(line: 906, column: 13, scope: !901)
!909 = !DILocation(line: 900, column: 9, scope: !901)
!910 = !DILocation(line: 901, column: 23, scope: !901)
!911 = !DILocation(line: 903, column: 35, scope: !912)
!912 = distinct !DILexicalBlock(scope: !901, file: !126, line: 901, column: 13)
!913 = !DILocation(line: 903, column: 13, scope: !912)
!914 = !DILocation(line: 904, column: 13, scope: !912)
!915 = !DILocation(line: 908, column: 6, scope: !901)
!916 = distinct !DISubprogram(name: "new<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E3newCs9jcSxhOeRQa_6slices", scope: !917, file: !168, line: 299, type: !11, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!917 = !DINamespace(name: "{impl#5}", scope: !170)
!918 = !DILocation(line: 300, column: 30, scope: !916)
!919 = !DILocation(line: 300, column: 40, scope: !916)
!920 = !DILocation(line: 1915, column: 50, scope: !921, inlinedAt: !922)
!921 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !111, file: !19, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!922 = !DILocation(line: 1076, column: 12, scope: !923, inlinedAt: !924)
!923 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !115, file: !19, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!924 = !DILocation(line: 1574, column: 8, scope: !925, inlinedAt: !926)
!925 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs9jcSxhOeRQa_6slices", scope: !20, file: !19, line: 1573, type: !11, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!926 = !DILocation(line: 300, column: 19, scope: !916)
!927 = !DILocation(line: 1076, column: 42, scope: !923, inlinedAt: !924)
!928 = !DILocation(line: 1077, column: 5, scope: !923, inlinedAt: !924)
!929 = !DILocation(line: 301, column: 15, scope: !930)
!930 = distinct !DILexicalBlock(scope: !916, file: !168, line: 300, column: 9)
!931 = !DILocation(line: 301, column: 18, scope: !930)
!932 = !DILocation(line: 301, column: 9, scope: !930)
!933 = !DILocation(line: 302, column: 6, scope: !916)
!934 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E4nextCs9jcSxhOeRQa_6slices", scope: !917, file: !168, line: 305, type: !11, scopeLine: 305, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!935 = !DILocation(line: 306, column: 12, scope: !934)
!936 = !DILocation(line: 306, column: 25, scope: !934)
!937 = !DILocation(line: 316, column: 13, scope: !934)
!938 = !DILocation(line: 306, column: 9, scope: !934)
!939 = !DILocation(line: 307, column: 21, scope: !934)
!940 = !DILocation(line: 310, column: 13, scope: !941)
!941 = distinct !DILexicalBlock(scope: !934, file: !168, line: 307, column: 13)
!942 = !DILocation(line: 313, column: 30, scope: !941)
!943 = !DILocation(line: 313, column: 59, scope: !941)
!944 = !DILocation(line: 313, column: 66, scope: !941)
!945 = !DILocation(line: 313, column: 17, scope: !941)
!946 = !DILocation(line: 318, column: 6, scope: !934)
!947 = distinct !DISubprogram(name: "size_hint<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterlEIBW_mEEINtB5_7ZipImplBV_B1n_E9size_hintCs9jcSxhOeRQa_6slices", scope: !917, file: !168, line: 321, type: !11, scopeLine: 321, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!948 = !DILocation(line: 322, column: 19, scope: !947)
!949 = !DILocation(line: 322, column: 30, scope: !947)
!950 = !DILocation(line: 323, column: 9, scope: !951)
!951 = distinct !DILexicalBlock(scope: !947, file: !168, line: 322, column: 9)
!952 = !DILocation(line: 324, column: 6, scope: !947)
!953 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !131, file: !126, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!954 = !DILocation(line: 985, column: 14, scope: !953)
!955 = !DILocation(line: 986, column: 6, scope: !953)
!956 = distinct !DISubprogram(name: "get_mut<i32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE7get_mutCs9jcSxhOeRQa_6slices", scope: !957, file: !697, line: 511, type: !11, scopeLine: 511, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!957 = !DINamespace(name: "{impl#6}", scope: !699)
!958 = !DILocation(line: 512, column: 23, scope: !956)
!959 = !DILocation(line: 513, column: 6, scope: !956)
!960 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Chunks<i32>>", linkageName: "_RNvXs8_NtNtNtCsnC4lpNxbXH_4core4iter8adapters6filterINtNtNtBb_5slice4iter6ChunkslENtB5_15SpecAssumeCount27assume_count_le_upper_boundCs9jcSxhOeRQa_6slices", scope: !961, file: !194, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!961 = !DINamespace(name: "{impl#10}", scope: !196)
!962 = !DILocation(line: 251, column: 48, scope: !960)
!963 = !DILocation(line: 77, column: 35, scope: !964, inlinedAt: !966)
!964 = !DILexicalBlockFile(scope: !965, file: !34, discriminator: 0)
!965 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !614, file: !617, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!966 = !DILocation(line: 251, column: 18, scope: !960)
!967 = !DILocation(line: 78, column: 17, scope: !964, inlinedAt: !966)
!968 = !DILocation(line: 252, column: 6, scope: !960)
!969 = distinct !DISubprogram(name: "branch<&mut [i32]>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQSlENtNtNtB7_3ops9try_trait3Try6branchCs9jcSxhOeRQa_6slices", scope: !207, file: !206, line: 2777, type: !11, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!970 = !DILocation(line: 2778, column: 15, scope: !969)
!971 = !DILocation(line: 2778, column: 9, scope: !969)
!972 = !DILocation(line: 2779, column: 18, scope: !969)
!973 = !DILocation(line: 2779, column: 24, scope: !974)
!974 = distinct !DILexicalBlock(scope: !969, file: !206, line: 2779, column: 13)
!975 = !DILocation(line: 2782, column: 5, scope: !969)
!976 = !DILocation(line: 2780, column: 21, scope: !969)
!977 = !DILocation(line: 2780, column: 44, scope: !969)
!978 = !DILocation(line: 2782, column: 6, scope: !969)
!979 = distinct !DISubprogram(name: "from_residual<i32>", linkageName: "_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionlEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs9jcSxhOeRQa_6slices", scope: !221, file: !206, line: 2791, type: !11, scopeLine: 2791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!980 = !DILocation(line: 2795, column: 6, scope: !979)
!981 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9jcSxhOeRQa_6slices", scope: !145, file: !126, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!982 = !DILocation(line: 77, column: 35, scope: !983, inlinedAt: !985)
!983 = !DILexicalBlockFile(scope: !984, file: !34, discriminator: 0)
!984 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !141, file: !140, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!985 = !DILocation(line: 215, column: 28, scope: !981)
!986 = !DILocation(line: 78, column: 17, scope: !983, inlinedAt: !985)
!987 = !DILocation(line: 898, column: 17, scope: !984, inlinedAt: !985)
!988 = !DILocation(line: 216, column: 10, scope: !981)
!989 = distinct !DISubprogram(name: "into_iter<u32>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRSmNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs9jcSxhOeRQa_6slices", scope: !990, file: !361, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!990 = !DINamespace(name: "{impl#1}", scope: !70)
!991 = !DILocation(line: 102, column: 20, scope: !992, inlinedAt: !995)
!992 = distinct !DILexicalBlock(scope: !993, file: !361, line: 98, column: 9)
!993 = distinct !DILexicalBlock(scope: !994, file: !361, line: 97, column: 9)
!994 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4ItermE3newCs9jcSxhOeRQa_6slices", scope: !437, file: !361, line: 96, type: !11, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!995 = !DILocation(line: 1041, column: 9, scope: !996, inlinedAt: !997)
!996 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSm4iterCs9jcSxhOeRQa_6slices", scope: !8, file: !7, line: 1040, type: !11, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!997 = !DILocation(line: 26, column: 14, scope: !989)
!998 = !DILocation(line: 961, column: 18, scope: !999, inlinedAt: !1000)
!999 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1000 = !DILocation(line: 102, column: 78, scope: !992, inlinedAt: !995)
!1001 = !DILocation(line: 102, column: 63, scope: !992, inlinedAt: !995)
!1002 = !DILocation(line: 102, column: 17, scope: !992, inlinedAt: !995)
!1003 = !DILocation(line: 104, column: 13, scope: !1004, inlinedAt: !995)
!1004 = distinct !DILexicalBlock(scope: !992, file: !361, line: 101, column: 13)
!1005 = !DILocation(line: 27, column: 6, scope: !989)
!1006 = distinct !DISubprogram(name: "__iterator_get_unchecked<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator24___iterator_get_uncheckedCs9jcSxhOeRQa_6slices", scope: !1007, file: !168, line: 107, type: !11, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1007 = !DINamespace(name: "{impl#1}", scope: !170)
!1008 = !DILocation(line: 113, column: 18, scope: !1006)
!1009 = !DILocation(line: 114, column: 6, scope: !1006)
!1010 = distinct !DISubprogram(name: "next<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !1007, file: !168, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1011 = !DILocation(line: 85, column: 9, scope: !1010)
!1012 = !DILocation(line: 86, column: 6, scope: !1010)
!1013 = distinct !DISubprogram(name: "size_hint<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterlEIBV_mEENtNtNtB8_6traits8iterator8Iterator9size_hintCs9jcSxhOeRQa_6slices", scope: !1007, file: !168, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1014 = !DILocation(line: 90, column: 9, scope: !1013)
!1015 = !DILocation(line: 91, column: 6, scope: !1013)
!1016 = distinct !DISubprogram(name: "next<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB4_4TakeINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterlEIB1d_mEEENtNtNtB8_6traits8iterator8Iterator4nextCs9jcSxhOeRQa_6slices", scope: !157, file: !103, line: 36, type: !11, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1017 = !DILocation(line: 37, column: 12, scope: !1016)
!1018 = !DILocation(line: 41, column: 13, scope: !1016)
!1019 = !DILocation(line: 37, column: 9, scope: !1016)
!1020 = !DILocation(line: 38, column: 13, scope: !1016)
!1021 = !DILocation(line: 39, column: 23, scope: !1016)
!1022 = !DILocation(line: 43, column: 6, scope: !1016)
!1023 = distinct !DISubprogram(name: "size<core::slice::iter::Iter<i32>>", linkageName: "_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4IterlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices", scope: !1024, file: !168, line: 587, type: !11, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1024 = !DINamespace(name: "TrustedRandomAccessNoCoerce", scope: !170)
!1025 = !DILocation(line: 591, column: 14, scope: !1023)
!1026 = !DILocation(line: 591, column: 9, scope: !1023)
!1027 = !DILocation(line: 592, column: 6, scope: !1023)
!1028 = distinct !DISubprogram(name: "size<core::slice::iter::Iter<u32>>", linkageName: "_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter4ItermENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices", scope: !1024, file: !168, line: 587, type: !11, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1029 = !DILocation(line: 591, column: 14, scope: !1028)
!1030 = !DILocation(line: 591, column: 9, scope: !1028)
!1031 = !DILocation(line: 592, column: 6, scope: !1028)
!1032 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::iter::adapters::take::Take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>, slices::slices::{closure_env#1}>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtB7_4take4TakeINtNtB7_3zip3ZipINtNtNtBb_5slice4iter4IterlEIB1o_mEEENCNvCs9jcSxhOeRQa_6slices6slicess_0ENtNtNtB9_6traits8iterator8Iterator3maxB22_", scope: !162, file: !161, line: 3252, type: !11, scopeLine: 3252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1033 = !DILocation(line: 3257, column: 14, scope: !1032)
!1034 = !DILocation(line: 3258, column: 6, scope: !1032)
!1035 = distinct !DISubprogram(name: "size<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtB5_27TrustedRandomAccessNoCoerce4sizeCs9jcSxhOeRQa_6slices", scope: !1024, file: !168, line: 587, type: !11, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1036 = !DILocation(line: 591, column: 14, scope: !1035)
!1037 = !DILocation(line: 591, column: 9, scope: !1035)
!1038 = !DILocation(line: 592, column: 6, scope: !1035)
!1039 = distinct !DISubprogram(name: "take<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>", linkageName: "_RNvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zip3ZipINtNtNtBb_5slice4iter4IterlEIBQ_mEENtNtNtB9_6traits8iterator8Iterator4takeCs9jcSxhOeRQa_6slices", scope: !162, file: !161, line: 1449, type: !11, scopeLine: 1449, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1040 = !DILocation(line: 24, column: 9, scope: !1041, inlinedAt: !1043)
!1041 = distinct !DISubprogram(name: "new<core::iter::adapters::zip::Zip<core::slice::iter::Iter<i32>, core::slice::iter::Iter<u32>>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters4takeINtB2_4TakeINtNtB4_3zip3ZipINtNtNtB8_5slice4iter4IterlEIB1b_mEEE3newCs9jcSxhOeRQa_6slices", scope: !1042, file: !103, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1042 = !DINamespace(name: "Take", scope: !105)
!1043 = !DILocation(line: 1453, column: 9, scope: !1039)
!1044 = !DILocation(line: 1454, column: 6, scope: !1039)
!1045 = distinct !DISubprogram(name: "call_mut<fn(&i64, &i64) -> core::cmp::Ordering, (&i64, &i64)>", linkageName: "_RNvYNvYxNtNtCsnC4lpNxbXH_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRxB18_EE8call_mutCs9jcSxhOeRQa_6slices", scope: !1046, file: !716, line: 166, type: !11, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1046 = !DINamespace(name: "FnMut", scope: !719)
!1047 = !DILocation(line: 166, column: 5, scope: !1045)
!1048 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs9jcSxhOeRQa_6slices", scope: !115, file: !19, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1049 = !DILocation(line: 1915, column: 50, scope: !904, inlinedAt: !1050)
!1050 = distinct !DILocation(line: 1076, column: 12, scope: !1048)
!1051 = !DILocation(line: 1915, column: 59, scope: !904, inlinedAt: !1050)
!1052 = !DILocation(line: 1076, column: 12, scope: !1048)
!1053 = !DILocation(line: 1076, column: 42, scope: !1048)
!1054 = !DILocation(line: 1077, column: 5, scope: !1048)
!1055 = !DILocation(line: 1076, column: 27, scope: !1048)
!1056 = !DILocation(line: 1077, column: 6, scope: !1048)
!1057 = distinct !DISubprogram(name: "slices", scope: !264, file: !94, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!1058 = !DILocation(line: 9, column: 15, scope: !1059, inlinedAt: !1060)
!1059 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs9jcSxhOeRQa_6slices3gpu9global_id", scope: !316, file: !315, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1060 = distinct !DILocation(line: 25, column: 13, scope: !1057)
!1061 = !DILocation(line: 9, column: 46, scope: !1059, inlinedAt: !1060)
!1062 = !DILocation(line: 9, column: 77, scope: !1059, inlinedAt: !1060)
!1063 = !DILocation(line: 9, column: 14, scope: !1059, inlinedAt: !1060)
!1064 = !DILocation(line: 26, column: 8, scope: !1065)
!1065 = distinct !DILexicalBlock(scope: !1057, file: !94, line: 25, column: 5)
!1066 = !DILocation(line: 31, column: 10, scope: !1065)
!1067 = !DILocation(line: 31, column: 48, scope: !1065)
!1068 = !DILocation(line: 961, column: 18, scope: !1069, inlinedAt: !1070)
!1069 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs9jcSxhOeRQa_6slices", scope: !444, file: !443, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1070 = distinct !DILocation(line: 31, column: 97, scope: !1065)
!1071 = !DILocation(line: 31, column: 87, scope: !1065)
!1072 = !DILocation(line: 40, column: 2, scope: !1057)
!1073 = !DILocation(line: 31, column: 9, scope: !1065)
!1074 = !DILocation(line: 30, column: 10, scope: !1065)
!1075 = !DILocation(line: 30, column: 16, scope: !1065)
!1076 = !DILocation(line: 30, column: 23, scope: !1065)
!1077 = !DILocation(line: 33, column: 23, scope: !1078)
!1078 = distinct !DILexicalBlock(scope: !1065, file: !94, line: 30, column: 5)
!1079 = !DILocation(line: 33, column: 18, scope: !1078)
!1080 = !DILocation(line: 2399, column: 13, scope: !1081, inlinedAt: !1082)
!1081 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !141, file: !140, line: 2398, type: !11, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1082 = distinct !DILocation(line: 34, column: 17, scope: !1083)
!1083 = distinct !DILexicalBlock(scope: !1078, file: !94, line: 33, column: 5)
!1084 = !DILocation(line: 35, column: 16, scope: !1085)
!1085 = distinct !DILexicalBlock(scope: !1083, file: !94, line: 34, column: 5)
!1086 = !DILocation(line: 35, column: 24, scope: !1085)
!1087 = !DILocation(line: 977, column: 16, scope: !1088, inlinedAt: !1089)
!1088 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_subCs9jcSxhOeRQa_6slices", scope: !141, file: !140, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1089 = distinct !DILocation(line: 437, column: 32, scope: !1090, inlinedAt: !1091)
!1090 = distinct !DISubprogram(name: "index<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices", scope: !870, file: !697, line: 435, type: !11, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1091 = distinct !DILocation(line: 19, column: 15, scope: !1092, inlinedAt: !1094)
!1092 = distinct !DISubprogram(name: "index<i32, core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB6_3ops5index5IndexINtNtBH_5range5RangejEE5indexCs9jcSxhOeRQa_6slices", scope: !1093, file: !697, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1093 = !DINamespace(name: "{impl#0}", scope: !699)
!1094 = distinct !DILocation(line: 36, column: 30, scope: !1095)
!1095 = distinct !DILexicalBlock(scope: !1085, file: !94, line: 35, column: 5)
!1096 = !DILocation(line: 981, column: 31, scope: !1088, inlinedAt: !1089)
!1097 = !DILocation(line: 981, column: 17, scope: !1088, inlinedAt: !1089)
!1098 = !DILocation(line: 437, column: 21, scope: !1090, inlinedAt: !1091)
!1099 = !DILocation(line: 438, column: 16, scope: !1090, inlinedAt: !1091)
!1100 = !DILocation(line: 437, column: 16, scope: !1090, inlinedAt: !1091)
!1101 = !DILocation(line: 0, scope: !1102, inlinedAt: !1091)
!1102 = !DILexicalBlockFile(scope: !1090, file: !94, discriminator: 0)
!1103 = !DILocation(line: 443, column: 13, scope: !1090, inlinedAt: !1091)
!1104 = !DILocation(line: 89, column: 24, scope: !1105, inlinedAt: !1107)
!1105 = distinct !DILexicalBlock(scope: !1106, file: !697, line: 87, column: 5)
!1106 = distinct !DISubprogram(name: "get_offset_len_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubchecklECs9jcSxhOeRQa_6slices", scope: !699, file: !697, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1107 = distinct !DILocation(line: 441, column: 24, scope: !1090, inlinedAt: !1091)
!1108 = !DILocation(line: 445, column: 6, scope: !1090, inlinedAt: !1091)
!1109 = !DILocation(line: 19, column: 15, scope: !1092, inlinedAt: !1094)
!1110 = !DILocation(line: 36, column: 30, scope: !1095)
!1111 = !DILocation(line: 36, column: 18, scope: !1095)
!1112 = !DILocation(line: 36, column: 43, scope: !1095)
!1113 = !DILocation(line: 37, column: 23, scope: !1114)
!1114 = distinct !DILexicalBlock(scope: !1095, file: !94, line: 36, column: 5)
!1115 = !DILocation(line: 981, column: 17, scope: !1088, inlinedAt: !1116)
!1116 = distinct !DILocation(line: 437, column: 32, scope: !1090, inlinedAt: !1117)
!1117 = distinct !DILocation(line: 529, column: 23, scope: !1118, inlinedAt: !1119)
!1118 = distinct !DISubprogram(name: "index<i32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE5indexCs9jcSxhOeRQa_6slices", scope: !957, file: !697, line: 528, type: !11, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1119 = distinct !DILocation(line: 19, column: 15, scope: !1120, inlinedAt: !1121)
!1120 = distinct !DISubprogram(name: "index<i32, core::ops::range::RangeTo<usize>>", linkageName: "_RNvXNtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB6_3ops5index5IndexINtNtBH_5range7RangeTojEE5indexCs9jcSxhOeRQa_6slices", scope: !1093, file: !697, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1121 = distinct !DILocation(line: 37, column: 20, scope: !1114)
!1122 = !DILocation(line: 437, column: 21, scope: !1090, inlinedAt: !1117)
!1123 = !DILocation(line: 438, column: 16, scope: !1090, inlinedAt: !1117)
!1124 = !DILocation(line: 443, column: 13, scope: !1090, inlinedAt: !1117)
!1125 = !DILocation(line: 445, column: 6, scope: !1090, inlinedAt: !1117)
!1126 = !DILocation(line: 530, column: 6, scope: !1118, inlinedAt: !1119)
!1127 = !DILocation(line: 19, column: 15, scope: !1120, inlinedAt: !1121)
!1128 = !DILocation(line: 37, column: 20, scope: !1114)
!1129 = !DILocation(line: 37, column: 30, scope: !1114)
!1130 = !DILocation(line: 37, column: 40, scope: !1114)
!1131 = !DILocation(line: 37, column: 88, scope: !1114)
!1132 = !DILocation(line: 38, column: 21, scope: !1133)
!1133 = distinct !DILexicalBlock(scope: !1114, file: !94, line: 37, column: 5)
!1134 = !DILocation(line: 38, column: 28, scope: !1133)
!1135 = !DILocation(line: 38, column: 44, scope: !1133)
!1136 = !DILocation(line: 38, column: 39, scope: !1133)
!1137 = !DILocation(line: 38, column: 51, scope: !1133)
!1138 = !DILocation(line: 38, column: 87, scope: !1133)
!1139 = !DILocation(line: 39, column: 12, scope: !1140)
!1140 = distinct !DILexicalBlock(scope: !1133, file: !94, line: 38, column: 5)
!1141 = !DILocation(line: 39, column: 28, scope: !1140)
!1142 = !DILocation(line: 39, column: 48, scope: !1140)
!1143 = !DILocation(line: 39, column: 71, scope: !1140)
!1144 = !DILocation(line: 39, column: 5, scope: !1140)
