; ModuleID = 'sort.2bbec47e4c05aeb3-cgu.0'
source_filename = "sort.2bbec47e4c05aeb3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_1a72fc790be3e65fb2556f3ee45b8218 = private unnamed_addr constant [56 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs\00", align 1
@alloc_b2154cc7c48cafd933dd0e703c6a5f2c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\C2\0B\00\00#\00\00\00" }>, align 8
@alloc_6409492fcae4cd1601f95ba7daf4d2c6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\C5\0B\00\00\16\00\00\00" }>, align 8
@alloc_4ab7d68ed0b7c529618e064f3bb9408b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\CB\0B\00\00\16\00\00\00" }>, align 8
@alloc_8ce4feead8e01d597c619acb08dec10f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\AF\0B\00\00'\00\00\00" }>, align 8
@alloc_a262a462a068cab582cb60d27c25d8a3 = private unnamed_addr constant [61 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs\00", align 1
@alloc_fbc319d1e68b542f8b2b58eefa51f749 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a262a462a068cab582cb60d27c25d8a3, [16 x i8] c"<\00\00\00\00\00\00\00\0A\0A\00\00\0E\00\00\00" }>, align 8
@alloc_320fb000f0e75d299e0c100a3fa4b498 = private unnamed_addr constant [68 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/mod.rs\00", align 1
@alloc_85c451807a589800631991a523d222f1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00\22\00\00\00-\00\00\00" }>, align 8
@alloc_5fa9d51756fbbc651cc003d4aa9205fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00\22\00\00\00A\00\00\00" }>, align 8
@alloc_4060f26981c1664bb97c29112dc5fc4e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00(\00\00\00/\00\00\00" }>, align 8
@alloc_70ccc52ff1daa3fb011f3a0dcb9f5fe0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00(\00\00\00I\00\00\00" }>, align 8
@alloc_3324494d88588a6ceaf3b8b6d83aa64d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00$\00\00\00.\00\00\00" }>, align 8
@alloc_43e1db2b7116322508d4bb5e2b91d9ca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_320fb000f0e75d299e0c100a3fa4b498, [16 x i8] c"C\00\00\00\00\00\00\00$\00\00\00H\00\00\00" }>, align 8
@alloc_3c9655220ec454cd319bf0f5db9a2d55 = private unnamed_addr constant [70 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/mod.rs\00", align 1
@alloc_26218558804ac1bbe8c310c50ade8fe0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3c9655220ec454cd319bf0f5db9a2d55, [16 x i8] c"E\00\00\00\00\00\00\00\88\00\00\00\1F\00\00\00" }>, align 8
@alloc_cf40b7db8b1bd0a2b09e84f0e74e0967 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\DE\03\00\00\15\00\00\00" }>, align 8
@alloc_80c39dfe6ee38454c6fa37ebee4ed313 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\DF\03\00\00\15\00\00\00" }>, align 8
@alloc_e8930a5da2c8a8af26aa4924107d20a4 = private unnamed_addr constant [70 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/pivot.rs\00", align 1
@alloc_910482de1d6f4fc4737e8b4574c37d5a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e8930a5da2c8a8af26aa4924107d20a4, [16 x i8] c"E\00\00\00\00\00\00\00%\00\00\006\00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_aa745e6c98282c4e49a06ded164f24c1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e8930a5da2c8a8af26aa4924107d20a4, [16 x i8] c"E\00\00\00\00\00\00\00#\00\00\00-\00\00\00" }>, align 8
@alloc_47f846df7af0c031d4642ad3c0bfd135 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e8930a5da2c8a8af26aa4924107d20a4, [16 x i8] c"E\00\00\00\00\00\00\00*\00\00\00\09\00\00\00" }>, align 8
@alloc_803586694d3d8f3fd69556358b976aa3 = private unnamed_addr constant [54 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs\00", align 1
@alloc_2ebc7d93a1f0efda9facb0875b227d08 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_803586694d3d8f3fd69556358b976aa3, [16 x i8] c"5\00\00\00\00\00\00\00\14\02\00\00\05\00\00\00" }>, align 8
@alloc_e171ed9b8af64c815cccc3c6e515b373 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_803586694d3d8f3fd69556358b976aa3, [16 x i8] c"5\00\00\00\00\00\00\00w\02\00\00\09\00\00\00" }>, align 8
@alloc_8adae227879713956e9aaa5cba0e20a5 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs\00", align 1
@alloc_b61c6f559f61931bf2734e6cf54b28b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adae227879713956e9aaa5cba0e20a5, [16 x i8] c"8\00\00\00\00\00\00\00\B6\01\00\00\01\00\00\00" }>, align 8
@alloc_b7c4a33cf722b61243be1889ec852ca6 = private unnamed_addr constant [62 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs\00", align 1
@alloc_f9b2cddddd76929e2f86eaf3d4c98d96 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b7c4a33cf722b61243be1889ec852ca6, [16 x i8] c"=\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_32efec74401313030018319a7ff0248c = private unnamed_addr constant [68 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_0dc6649eb62b81daf1bc145d9bdeab7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_32efec74401313030018319a7ff0248c, [16 x i8] c"C\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_abc82fe19ceab98152866011b2007c61 = private unnamed_addr constant [75 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/heapsort.rs\00", align 1
@alloc_2b814e886b2fcb63d01cb21027537f28 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_abc82fe19ceab98152866011b2007c61, [16 x i8] c"J\00\00\00\00\00\00\00\14\00\00\00\0F\00\00\00" }>, align 8
@alloc_c8f6c0b9b3f40925fef04d48e97a26a4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_abc82fe19ceab98152866011b2007c61, [16 x i8] c"J\00\00\00\00\00\00\00\1C\00\00\00\1D\00\00\00" }>, align 8
@alloc_8867bfb35531c1af5ca8f0efb4ddbf6b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_abc82fe19ceab98152866011b2007c61, [16 x i8] c"J\00\00\00\00\00\00\00H\00\00\00\0D\00\00\00" }>, align 8
@alloc_3974c283712e571199bbcfa887974285 = private unnamed_addr constant [76 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/quicksort.rs\00", align 1
@alloc_841d35d3c44391ec75a85099b468e674 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00o\00\00\00\0B\00\00\00" }>, align 8
@alloc_f0a4a76a568504165326f45610330f51 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00q\00\00\00&\00\00\00" }>, align 8
@alloc_db9aa503e7b8ada25dc1de5540853b11 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00x\00\00\00\16\00\00\00" }>, align 8
@alloc_691c43b61117e5526548731a9e3586e6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00\85\00\00\00\0B\00\00\00" }>, align 8
@alloc_d513160b116c155eb9c9908fee8872ef = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\003\00\00\00\1D\00\00\00" }>, align 8
@alloc_ac8b59ee09cdcacb844d747447381631 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\008\00\00\00\1B\00\00\00" }>, align 8
@alloc_6856b862a50db0bbb0cfde11e81f72a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00D\00\00\00\1F\00\00\00" }>, align 8
@alloc_81daa902fa642f009359cfe069957c4f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00E\00\00\00$\00\00\00" }>, align 8
@alloc_8d0efe23f83b2e8a075ae5c51a2a29e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3974c283712e571199bbcfa887974285, [16 x i8] c"K\00\00\00\00\00\00\00F\00\00\00\16\00\00\00" }>, align 8
@alloc_f9476d97ac4a52e309ef583aec25eb0c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\F2\03\00\00\1C\00\00\00" }>, align 8
@alloc_040e6f2e88976bf1caa3185f6c442285 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\F3\03\00\00\1C\00\00\00" }>, align 8
@alloc_79b467d2faf0bb1a04fc8808d4e5b23b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\F7\03\00\00 \00\00\00" }>, align 8
@alloc_c4a88a634c99f040b41fedd32a265881 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\F7\03\00\00+\00\00\00" }>, align 8
@alloc_2b3ac82ec945e43404e7454e568d3933 = private unnamed_addr constant [74 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/smallsort.rs\00", align 1
@alloc_3019b66dc695284eac4a922e9b3759b6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2b3ac82ec945e43404e7454e568d3933, [16 x i8] c"I\00\00\00\00\00\00\00\D3\00\00\00\09\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_816c80670b4d569e044ccf3a9dc6e52c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a72fc790be3e65fb2556f3ee45b8218, [16 x i8] c"7\00\00\00\00\00\00\00\94\08\00\00 \00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_111374654bf6d257ff5ed1ae570a570d = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::swap_unchecked requires that the indices are within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_6b0b11c9e93314b588b613b55005cf18 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_846c8306b730cf00804b037ffdb61170 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_sub cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_2875d9f120b8cc0de1c30c014c7b6715 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_cb93787e24b89485e3ae780fe8e1c31d = private unnamed_addr constant [22 x i8] c"examples/rust/sort.rs\00", align 1
@alloc_cdd21bd5cbb21f8cc52f24ea76c7ba00 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cb93787e24b89485e3ae780fe8e1c31d, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00M\00\00\00" }>, align 8
@alloc_4ad079454e68bd2bc4805ab3434d211c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cb93787e24b89485e3ae780fe8e1c31d, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00I\00\00\00" }>, align 8
@alloc_23803c5844c489e106538402cfc61f3a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cb93787e24b89485e3ae780fe8e1c31d, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00$\00\00\00" }>, align 8
@alloc_299e52abff0478975172e6d914c34df2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cb93787e24b89485e3ae780fe8e1c31d, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00p\00\00\00" }>, align 8
@alloc_8ce7f001b0f7721a95398f6e35cc5ce7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_cb93787e24b89485e3ae780fe8e1c31d, [16 x i8] c"\15\00\00\00\00\00\00\00\0F\00\00\00c\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <[i32]>::binary_search_by::<<[i32]>::binary_search::{closure#0}>
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, ptr align 4 %0) unnamed_addr #0 !dbg !6 {
start:
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_11.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %base = alloca [8 x i8], align 8
  %size = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store i64 %self.1, ptr %size, align 8, !dbg !13
  %_4 = load i64, ptr %size, align 8, !dbg !14
  %3 = icmp eq i64 %_4, 0, !dbg !14
  br i1 %3, label %bb1, label %bb2, !dbg !14

bb1:                                              ; preds = %start
  store i64 1, ptr %_0, align 8, !dbg !16
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !16
  store i64 0, ptr %4, align 8, !dbg !16
  br label %bb12, !dbg !17

bb2:                                              ; preds = %start
  store i64 0, ptr %base, align 8, !dbg !18
  br label %bb3, !dbg !19

bb12:                                             ; preds = %bb11, %bb1
  %5 = load i64, ptr %_0, align 8, !dbg !21
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !21
  %7 = load i64, ptr %6, align 8, !dbg !21
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0, !dbg !21
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1, !dbg !21
  ret { i64, i64 } %9, !dbg !21

bb3:                                              ; preds = %bb15, %bb2
  %_7 = load i64, ptr %size, align 8, !dbg !22
  %_6 = icmp ugt i64 %_7, 1, !dbg !22
  br i1 %_6, label %bb4, label %bb7, !dbg !22

bb7:                                              ; preds = %bb3
  %_22 = load i64, ptr %base, align 8, !dbg !23
  br label %bb16, !dbg !24

bb4:                                              ; preds = %bb3
  %_9 = load i64, ptr %size, align 8, !dbg !35
  %half = udiv i64 %_9, 2, !dbg !35
  %_11 = load i64, ptr %base, align 8, !dbg !36
  %mid = add i64 %_11, %half, !dbg !36
  br label %bb13, !dbg !38

bb16:                                             ; preds = %bb7
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_22, i64 %self.1, ptr align 8 @alloc_b2154cc7c48cafd933dd0e703c6a5f2c) #13, !dbg !42
  br label %bb18, !dbg !43

bb18:                                             ; preds = %bb16
  %_38 = icmp ult i64 %_22, %self.1, !dbg !44
  %_35 = getelementptr inbounds nuw i32, ptr %self.0, i64 %_22, !dbg !45
; call <[i32]>::binary_search::{closure#0}
  %cmp = call i8 @_RNCNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_search0Cs3KQZ4soiI0h_4sort(ptr align 8 %f, ptr align 4 %_35) #13, !dbg !46
  %10 = icmp eq i8 %cmp, 0, !dbg !47
  br i1 %10, label %bb9, label %bb10, !dbg !47

bb9:                                              ; preds = %bb18
  %_24 = load i64, ptr %base, align 8, !dbg !49
  %_23 = icmp ult i64 %_24, %self.1, !dbg !49
  br label %bb19, !dbg !50

bb10:                                             ; preds = %bb18
  %_27 = icmp eq i8 %cmp, -1, !dbg !56
  %_26 = zext i1 %_27 to i64, !dbg !63
  %11 = load i64, ptr %base, align 8, !dbg !64
  %result = add i64 %11, %_26, !dbg !64
  %_28 = icmp ule i64 %result, %self.1, !dbg !65
  br label %bb21, !dbg !67

bb19:                                             ; preds = %bb9
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i1 zeroext %_23, ptr align 8 @alloc_6409492fcae4cd1601f95ba7daf4d2c6) #13, !dbg !69
  br label %bb20, !dbg !69

bb20:                                             ; preds = %bb19
  %12 = load i64, ptr %base, align 8, !dbg !70
  %13 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !70
  store i64 %12, ptr %13, align 8, !dbg !70
  store i64 0, ptr %_0, align 8, !dbg !70
  br label %bb11, !dbg !71

bb11:                                             ; preds = %bb22, %bb20
  br label %bb12, !dbg !17

bb21:                                             ; preds = %bb10
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i1 zeroext %_28, ptr align 8 @alloc_4ab7d68ed0b7c529618e064f3bb9408b) #13, !dbg !72
  br label %bb22, !dbg !72

bb22:                                             ; preds = %bb21
  %14 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !73
  store i64 %result, ptr %14, align 8, !dbg !73
  store i64 1, ptr %_0, align 8, !dbg !73
  br label %bb11, !dbg !71

bb13:                                             ; preds = %bb4
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %mid, i64 %self.1, ptr align 8 @alloc_8ce4feead8e01d597c619acb08dec10f) #13, !dbg !74
  br label %bb15, !dbg !75

bb15:                                             ; preds = %bb13
  %_32 = icmp ult i64 %mid, %self.1, !dbg !76
  %_29 = getelementptr inbounds nuw i32, ptr %self.0, i64 %mid, !dbg !77
; call <[i32]>::binary_search::{closure#0}
  %cmp1 = call i8 @_RNCNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_search0Cs3KQZ4soiI0h_4sort(ptr align 8 %f, ptr align 4 %_29) #13, !dbg !78
  %_17 = icmp eq i8 %cmp1, 1, !dbg !79
  %15 = load i64, ptr %base, align 8, !dbg !84
  store i64 %15, ptr %true_val1.i, align 8, !dbg !85
  store i64 %mid, ptr %false_val2.i, align 8, !dbg !94
  %16 = select i1 %_17, ptr %true_val1.i, ptr %false_val2.i, !dbg !97, !unpredictable !12
  store ptr %16, ptr %2, align 8, !dbg !97
  %guard.i = load ptr, ptr %2, align 8, !dbg !97
  %17 = select i1 %_17, ptr %false_val2.i, ptr %true_val1.i, !dbg !101, !unpredictable !12
  store ptr %17, ptr %1, align 8, !dbg !101
  %drop.i = load ptr, ptr %1, align 8, !dbg !101
  %_12.i = load i64, ptr %true_val1.i, align 8, !dbg !103
  %_13.i = load i64, ptr %false_val2.i, align 8, !dbg !106
  %18 = select i1 %_17, i64 %_12.i, i64 %_13.i, !dbg !107, !unpredictable !12
  store i64 %18, ptr %_11.i, align 8, !dbg !107
  %_0.i = load i64, ptr %_11.i, align 8, !dbg !108
  store i64 %_0.i, ptr %base, align 8, !dbg !120
  %19 = load i64, ptr %size, align 8, !dbg !121
  %20 = sub i64 %19, %half, !dbg !121
  store i64 %20, ptr %size, align 8, !dbg !121
  br label %bb3, !dbg !19
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*mut i32>>
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitOlEECs3KQZ4soiI0h_4sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 !dbg !122 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !125

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8, !dbg !126
  br label %bb3, !dbg !127

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8, !dbg !128
  br label %bb3, !dbg !127

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !129
  ret ptr %0, !dbg !129
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*const i32>>
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitPlEECs3KQZ4soiI0h_4sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 !dbg !130 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !131

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8, !dbg !132
  br label %bb3, !dbg !133

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8, !dbg !134
  br label %bb3, !dbg !133

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !135
  ret ptr %0, !dbg !135
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<usize>>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitjEECs3KQZ4soiI0h_4sort(i1 zeroext %b, i64 %true_val, i64 %false_val) unnamed_addr #0 !dbg !136 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !137

bb2:                                              ; preds = %start
  store i64 %false_val, ptr %_0, align 8, !dbg !138
  br label %bb3, !dbg !139

bb1:                                              ; preds = %start
  store i64 %true_val, ptr %_0, align 8, !dbg !140
  br label %bb3, !dbg !139

bb3:                                              ; preds = %bb1, %bb2
  %0 = load i64, ptr %_0, align 8, !dbg !141
  ret i64 %0, !dbg !141
}

; core::intrinsics::select_unpredictable::<*mut *mut i32>
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOOlECs3KQZ4soiI0h_4sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 !dbg !142 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !143

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8, !dbg !144
  br label %bb3, !dbg !145

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8, !dbg !146
  br label %bb3, !dbg !145

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !147
  ret ptr %0, !dbg !147
}

; core::intrinsics::select_unpredictable::<*mut *const i32>
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOPlECs3KQZ4soiI0h_4sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 !dbg !148 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !149

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8, !dbg !150
  br label %bb3, !dbg !151

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8, !dbg !152
  br label %bb3, !dbg !151

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !153
  ret ptr %0, !dbg !153
}

; core::intrinsics::select_unpredictable::<*mut usize>
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOjECs3KQZ4soiI0h_4sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 !dbg !154 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2, !dbg !155

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8, !dbg !156
  br label %bb3, !dbg !157

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8, !dbg !158
  br label %bb3, !dbg !157

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8, !dbg !159
  ret ptr %0, !dbg !159
}

; core::intrinsics::typed_swap_nonoverlapping::<i32>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core10intrinsics25typed_swap_nonoverlappinglECs3KQZ4soiI0h_4sort(ptr %x, ptr %y) unnamed_addr #0 !dbg !160 {
start:
; call core::ptr::swap_nonoverlapping::<i32>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_fbc319d1e68b542f8b2b58eefa51f749) #13, !dbg !161
  ret void, !dbg !162
}

; core::ptr::swap_chunk::<1>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj1_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y) unnamed_addr #0 !dbg !163 {
start:
  %b = alloca [1 x i8], align 1
  %a = alloca [1 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %x, i64 1, i1 false), !dbg !164
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %b, ptr align 1 %y, i64 1, i1 false), !dbg !165
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %b, i64 1, i1 false), !dbg !167
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %a, i64 1, i1 false), !dbg !169
  ret void, !dbg !170
}

; core::ptr::swap_chunk::<2>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj2_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y) unnamed_addr #0 !dbg !171 {
start:
  %b = alloca [2 x i8], align 1
  %a = alloca [2 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %x, i64 2, i1 false), !dbg !172
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %b, ptr align 1 %y, i64 2, i1 false), !dbg !173
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %b, i64 2, i1 false), !dbg !175
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %a, i64 2, i1 false), !dbg !177
  ret void, !dbg !178
}

; core::ptr::swap_chunk::<4>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y) unnamed_addr #0 !dbg !179 {
start:
  %b = alloca [4 x i8], align 1
  %a = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %x, i64 4, i1 false), !dbg !180
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %b, ptr align 1 %y, i64 4, i1 false), !dbg !181
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %b, i64 4, i1 false), !dbg !183
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %a, i64 4, i1 false), !dbg !185
  ret void, !dbg !186
}

; core::ptr::swap_chunk::<8>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj8_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y) unnamed_addr #0 !dbg !187 {
start:
  %b = alloca [8 x i8], align 1
  %a = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %x, i64 8, i1 false), !dbg !188
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %b, ptr align 1 %y, i64 8, i1 false), !dbg !189
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %b, i64 8, i1 false), !dbg !191
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %a, i64 8, i1 false), !dbg !193
  ret void, !dbg !194
}

; core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECs3KQZ4soiI0h_4sort(ptr align 8 %_1) unnamed_addr #1 !dbg !195 {
start:
; call <core::array::iter::IntoIter<usize, 2> as core::ops::drop::Drop>::drop
  call void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtB9_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort(ptr align 8 %_1) #13, !dbg !196
  ret void, !dbg !196
}

; core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort(ptr align 8 %_1) unnamed_addr #1 !dbg !197 {
start:
; call <core::slice::sort::shared::smallsort::CopyOnDrop<i32> as core::ops::drop::Drop>::drop
  call void @_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort(ptr align 8 %_1) #14, !dbg !198
  ret void, !dbg !198
}

; core::ptr::swap_nonoverlapping::<i32>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #0 !dbg !199 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1, !dbg !200

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 4, i64 4, i64 %count, ptr align 8 %0) #13, !dbg !202
  br label %bb3, !dbg !203

bb3:                                              ; preds = %bb1
  %2 = mul nuw nsw i64 %count, 4, !dbg !204
  store i64 %2, ptr %1, align 8, !dbg !204
  %_8 = load i64, ptr %1, align 8, !dbg !204
  store i64 %_8, ptr %_10, align 8, !dbg !213
  %3 = load i64, ptr %_10, align 8, !dbg !219
  %4 = icmp eq i64 %3, 0, !dbg !219
  %_11 = select i1 %4, i64 0, i64 1, !dbg !219
  %5 = trunc nuw i64 %_11 to i1, !dbg !222
  br i1 %5, label %bb5, label %bb7, !dbg !222

bb5:                                              ; preds = %bb3
  %_12 = load i64, ptr %_10, align 8, !dbg !223
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytesCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %_12) #13, !dbg !224
  br label %bb4, !dbg !225

bb7:                                              ; preds = %bb3
  br label %bb4, !dbg !225

bb4:                                              ; preds = %bb7, %bb5
  ret void, !dbg !226

bb9:                                              ; No predecessors!
  unreachable, !dbg !227
}

; core::slice::raw::from_raw_parts_mut::<i32>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mutlECs3KQZ4soiI0h_4sort(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !228 {
start:
  br label %bb1, !dbg !231

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #13, !dbg !233
  br label %bb3, !dbg !234

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !235
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !235
  ret { ptr, i64 } %2, !dbg !235
}

; core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent noinline nounwind
define internal void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #2 !dbg !236 {
start:
  %run_len.i = alloca [8 x i8], align 8
  %_0.i = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %_30 = alloca [8 x i8], align 8
  %_16 = alloca [8 x i8], align 8
  %_4.i = icmp ult i64 %v.1, 2, !dbg !240
  br i1 %_4.i, label %bb1.i, label %bb2.i, !dbg !240

bb2.i:                                            ; preds = %start
  store i64 2, ptr %run_len.i, align 8, !dbg !247
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 1, i64 %v.1, ptr align 8 @alloc_85c451807a589800631991a523d222f1) #13, !dbg !248
  %_30.i = icmp ult i64 1, %v.1, !dbg !255
  %_28.i = getelementptr inbounds nuw i32, ptr %v.0, i64 1, !dbg !256
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 0, i64 %v.1, ptr align 8 @alloc_5fa9d51756fbbc651cc003d4aa9205fe) #13, !dbg !257
  %_33.i = icmp ult i64 0, %v.1, !dbg !261
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %strictly_descending.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_28.i, ptr align 4 %v.0) #13, !dbg !262
  br i1 %strictly_descending.i, label %bb4.i, label %bb11.i, !dbg !263

bb1.i:                                            ; preds = %start
  store i64 %v.1, ptr %_0.i, align 8, !dbg !265
  %1 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !265
  store i8 0, ptr %1, align 8, !dbg !265
  br label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !266

bb11.i:                                           ; preds = %bb15.i, %bb2.i
  %_20.i = load i64, ptr %run_len.i, align 8, !dbg !267
  %_19.i = icmp ult i64 %_20.i, %v.1, !dbg !267
  br i1 %_19.i, label %bb12.i, label %bb16.i, !dbg !267

bb4.i:                                            ; preds = %bb7.i, %bb2.i
  %_11.i = load i64, ptr %run_len.i, align 8, !dbg !268
  %_10.i = icmp ult i64 %_11.i, %v.1, !dbg !268
  br i1 %_10.i, label %bb5.i, label %bb9.i, !dbg !268

bb16.i:                                           ; preds = %bb11.i
  br label %bb17.i, !dbg !269

bb12.i:                                           ; preds = %bb11.i
  %_24.i = load i64, ptr %run_len.i, align 8, !dbg !272
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_24.i, i64 %v.1, ptr align 8 @alloc_4060f26981c1664bb97c29112dc5fc4e) #13, !dbg !273
  %_42.i = icmp ult i64 %_24.i, %v.1, !dbg !277
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_24.i, !dbg !278
  %_27.i = load i64, ptr %run_len.i, align 8, !dbg !279
  %_26.i = sub i64 %_27.i, 1, !dbg !279
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_26.i, i64 %v.1, ptr align 8 @alloc_70ccc52ff1daa3fb011f3a0dcb9f5fe0) #13, !dbg !280
  %_45.i = icmp ult i64 %_26.i, %v.1, !dbg !284
  %_43.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_26.i, !dbg !285
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_21.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_40.i, ptr align 4 %_43.i) #13, !dbg !286
  br i1 %_21.i, label %bb14.i, label %bb15.i, !dbg !286

bb17.i:                                           ; preds = %bb14.i, %bb16.i
  br label %bb18.i, !dbg !287

bb15.i:                                           ; preds = %bb12.i
  %2 = load i64, ptr %run_len.i, align 8, !dbg !288
  %3 = add i64 %2, 1, !dbg !288
  store i64 %3, ptr %run_len.i, align 8, !dbg !288
  br label %bb11.i, !dbg !289

bb14.i:                                           ; preds = %bb12.i
  br label %bb17.i, !dbg !269

bb18.i:                                           ; preds = %bb10.i, %bb17.i
  %4 = load i64, ptr %run_len.i, align 8, !dbg !290
  store i64 %4, ptr %_0.i, align 8, !dbg !290
  %5 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !290
  %6 = zext i1 %strictly_descending.i to i8, !dbg !290
  store i8 %6, ptr %5, align 8, !dbg !290
  br label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !266

bb9.i:                                            ; preds = %bb4.i
  br label %bb10.i, !dbg !269

bb5.i:                                            ; preds = %bb4.i
  %_15.i = load i64, ptr %run_len.i, align 8, !dbg !291
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_15.i, i64 %v.1, ptr align 8 @alloc_3324494d88588a6ceaf3b8b6d83aa64d) #13, !dbg !292
  %_36.i = icmp ult i64 %_15.i, %v.1, !dbg !296
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_15.i, !dbg !297
  %_18.i = load i64, ptr %run_len.i, align 8, !dbg !298
  %_17.i = sub i64 %_18.i, 1, !dbg !298
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_17.i, i64 %v.1, ptr align 8 @alloc_43e1db2b7116322508d4bb5e2b91d9ca) #13, !dbg !299
  %_39.i = icmp ult i64 %_17.i, %v.1, !dbg !303
  %_37.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_17.i, !dbg !304
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_12.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_34.i, ptr align 4 %_37.i) #13, !dbg !305
  br i1 %_12.i, label %bb7.i, label %bb8.i, !dbg !305

bb10.i:                                           ; preds = %bb8.i, %bb9.i
  br label %bb18.i, !dbg !287

bb8.i:                                            ; preds = %bb5.i
  br label %bb10.i, !dbg !269

bb7.i:                                            ; preds = %bb5.i
  %7 = load i64, ptr %run_len.i, align 8, !dbg !306
  %8 = add i64 %7, 1, !dbg !306
  store i64 %8, ptr %run_len.i, align 8, !dbg !306
  br label %bb4.i, !dbg !307

_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb1.i, %bb18.i
  %9 = load i64, ptr %_0.i, align 8, !dbg !266
  %10 = getelementptr inbounds i8, ptr %_0.i, i64 8, !dbg !266
  %11 = load i8, ptr %10, align 8, !dbg !266
  %12 = trunc nuw i8 %11 to i1, !dbg !266
  %13 = insertvalue { i64, i1 } poison, i64 %9, 0, !dbg !266
  %14 = insertvalue { i64, i1 } %13, i1 %12, 1, !dbg !266
  %_6.0 = extractvalue { i64, i1 } %14, 0, !dbg !308
  %_6.1 = extractvalue { i64, i1 } %14, 1, !dbg !308
  %_8 = icmp ule i64 %_6.0, %v.1, !dbg !309
  %_9 = icmp eq i64 %_6.0, %v.1, !dbg !311
  br i1 %_9, label %bb2, label %bb5, !dbg !311

bb5:                                              ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %_11 = or i64 %v.1, 1, !dbg !312
  store i64 %_11, ptr %_30, align 8, !dbg !313
  %15 = load i64, ptr %_30, align 8, !dbg !315
  %16 = icmp eq i64 %15, 0, !dbg !315
  %_31 = select i1 %16, i64 0, i64 1, !dbg !315
  %17 = trunc nuw i64 %_31 to i1, !dbg !323
  br i1 %17, label %bb19, label %bb18, !dbg !323

bb2:                                              ; preds = %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  br i1 %_6.1, label %bb3, label %bb4, !dbg !324

bb19:                                             ; preds = %bb5
  %_32 = load i64, ptr %_30, align 8, !dbg !325
  %18 = call i64 @llvm.ctlz.i64(i64 %_32, i1 true), !dbg !326
  %19 = trunc i64 %18 to i32, !dbg !326
  store i32 %19, ptr %0, align 4, !dbg !326
  %_34 = load i32, ptr %0, align 4, !dbg !326
  %_33 = sub i32 63, %_34, !dbg !332
  %limit = mul i32 2, %_33, !dbg !333
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr align 4 null, i32 %limit, ptr %is_less) #14, !dbg !334
  br label %bb6, !dbg !334

bb18:                                             ; preds = %bb5
; call core::num::imp::int_log10::panic_for_nonpositive_argument
  call void @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp9int_log1030panic_for_nonpositive_argument(ptr align 8 @alloc_26218558804ac1bbe8c310c50ade8fe0) #15, !dbg !336
  unreachable, !dbg !336

bb6:                                              ; preds = %bb4, %bb19
  ret void, !dbg !337

bb17:                                             ; No predecessors!
  unreachable, !dbg !315

bb4:                                              ; preds = %bb16, %bb2
  br label %bb6, !dbg !337

bb3:                                              ; preds = %bb2
  %_13 = udiv i64 %v.1, 2, !dbg !338
  %_19 = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1, !dbg !341
  br label %bb8, !dbg !351

bb8:                                              ; preds = %bb3
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 4, i64 %_13, ptr align 8 @alloc_cf40b7db8b1bd0a2b09e84f0e74e0967) #13, !dbg !356
  br label %bb10, !dbg !357

bb10:                                             ; preds = %bb8
  br label %bb13, !dbg !358

bb13:                                             ; preds = %bb10
  %_24 = sub nsw i64 0, %_13, !dbg !361
  %20 = getelementptr inbounds i32, ptr %_19, i64 %_24, !dbg !362
  store ptr %20, ptr %_16, align 8, !dbg !362
  br label %bb11, !dbg !363

bb11:                                             ; preds = %bb13
  br label %bb14, !dbg !364

bb14:                                             ; preds = %bb11
  %_27 = load ptr, ptr %_16, align 8, !dbg !366
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_27, i64 4, i64 4, i64 %_13, ptr align 8 @alloc_80c39dfe6ee38454c6fa37ebee4ed313) #13, !dbg !367
  br label %bb16, !dbg !368

bb16:                                             ; preds = %bb14
  %_28.0 = load ptr, ptr %_16, align 8, !dbg !369
; call <[_]>::reverse::revswap::<i32>
  call void @_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %_13, ptr align 4 %_28.0, i64 %_13, i64 %_13) #13, !dbg !378
  br label %bb4, !dbg !380

bb12:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %0, ptr %1, ptr %2, i64 %n, ptr %is_less) unnamed_addr #1 !dbg !381 {
start:
  %_0.i = alloca [8 x i8], align 8
  %c = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  store ptr %0, ptr %a, align 8
  store ptr %1, ptr %b, align 8
  store ptr %2, ptr %c, align 8
  %_7 = mul i64 %n, 8, !dbg !384
  %_6 = icmp uge i64 %_7, 64, !dbg !384
  br i1 %_6, label %bb1, label %bb5, !dbg !384

bb5:                                              ; preds = %start
  br label %bb6, !dbg !385

bb1:                                              ; preds = %start
  %n8 = udiv i64 %n, 8, !dbg !386
  %_9 = load ptr, ptr %a, align 8, !dbg !387
  %_11 = load ptr, ptr %a, align 8, !dbg !389
  %_12 = mul i64 %n8, 4, !dbg !390
  %_10 = getelementptr inbounds nuw i32, ptr %_11, i64 %_12, !dbg !391
  %_14 = mul i64 %n8, 7, !dbg !394
  %3 = load ptr, ptr %a, align 8, !dbg !395
  %_13 = getelementptr inbounds nuw i32, ptr %3, i64 %_14, !dbg !395
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %4 = call ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_9, ptr %_10, ptr %_13, i64 %n8, ptr %is_less) #14, !dbg !397
  store ptr %4, ptr %a, align 8, !dbg !397
  %_15 = load ptr, ptr %b, align 8, !dbg !398
  %_17 = load ptr, ptr %b, align 8, !dbg !399
  %_16 = getelementptr inbounds nuw i32, ptr %_17, i64 %_12, !dbg !400
  %5 = load ptr, ptr %b, align 8, !dbg !402
  %_18 = getelementptr inbounds nuw i32, ptr %5, i64 %_14, !dbg !402
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %6 = call ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_15, ptr %_16, ptr %_18, i64 %n8, ptr %is_less) #14, !dbg !404
  store ptr %6, ptr %b, align 8, !dbg !404
  %_19 = load ptr, ptr %c, align 8, !dbg !405
  %_21 = load ptr, ptr %c, align 8, !dbg !406
  %_20 = getelementptr inbounds nuw i32, ptr %_21, i64 %_12, !dbg !407
  %7 = load ptr, ptr %c, align 8, !dbg !409
  %_22 = getelementptr inbounds nuw i32, ptr %7, i64 %_14, !dbg !409
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %8 = call ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_19, ptr %_20, ptr %_22, i64 %n8, ptr %is_less) #14, !dbg !411
  store ptr %8, ptr %c, align 8, !dbg !411
  br label %bb6, !dbg !385

bb6:                                              ; preds = %bb1, %bb5
  %_23 = load ptr, ptr %a, align 8, !dbg !412
  %_24 = load ptr, ptr %b, align 8, !dbg !413
  %_25 = load ptr, ptr %c, align 8, !dbg !414
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %x.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_23, ptr align 4 %_24) #13, !dbg !415
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %y.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_23, ptr align 4 %_25) #13, !dbg !418
  %_9.i = icmp eq i1 %x.i, %y.i, !dbg !420
  br i1 %_9.i, label %bb3.i, label %bb8.i, !dbg !420

bb8.i:                                            ; preds = %bb6
  store ptr %_23, ptr %_0.i, align 8, !dbg !422
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !423

bb3.i:                                            ; preds = %bb6
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %z.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_24, ptr align 4 %_25) #13, !dbg !424
  %_12.i = xor i1 %z.i, %x.i, !dbg !425
  br i1 %_12.i, label %bb5.i, label %bb6.i, !dbg !425

bb6.i:                                            ; preds = %bb3.i
  store ptr %_24, ptr %_0.i, align 8, !dbg !427
  br label %bb7.i, !dbg !428

bb5.i:                                            ; preds = %bb3.i
  store ptr %_25, ptr %_0.i, align 8, !dbg !429
  br label %bb7.i, !dbg !428

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !423

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb8.i, %bb7.i
  %9 = load ptr, ptr %_0.i, align 8, !dbg !430
  ret ptr %9, !dbg !431
}

; core::slice::sort::shared::pivot::choose_pivot::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #0 !dbg !432 {
start:
  %_0.i = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  %_4 = icmp ult i64 %v.1, 8, !dbg !433
  br i1 %_4, label %bb1, label %bb2, !dbg !433

bb2:                                              ; preds = %start
  %len_div_8 = udiv i64 %v.1, 8, !dbg !435
  %_9 = mul i64 %len_div_8, 4, !dbg !437
  %b = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9, !dbg !440
  %_11 = mul i64 %len_div_8, 7, !dbg !443
  %c = getelementptr inbounds nuw i32, ptr %v.0, i64 %_11, !dbg !445
  %_12 = icmp ult i64 %v.1, 64, !dbg !447
  br i1 %_12, label %bb3, label %bb5, !dbg !447

bb1:                                              ; preds = %start
  call void @llvm.trap(), !dbg !449
  unreachable, !dbg !449

bb5:                                              ; preds = %bb2
; call core::slice::sort::shared::pivot::median3_rec::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %_17 = call ptr @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, ptr %b, ptr %c, i64 %len_div_8, ptr %is_less) #14, !dbg !450
  br label %bb16, !dbg !451

bb3:                                              ; preds = %bb2
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %x.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %v.0, ptr align 4 %b) #13, !dbg !455
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %y.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %v.0, ptr align 4 %c) #13, !dbg !457
  %_9.i = icmp eq i1 %x.i, %y.i, !dbg !458
  br i1 %_9.i, label %bb3.i, label %bb8.i, !dbg !458

bb8.i:                                            ; preds = %bb3
  store ptr %v.0, ptr %_0.i, align 8, !dbg !459
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !460

bb3.i:                                            ; preds = %bb3
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %z.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %b, ptr align 4 %c) #13, !dbg !461
  %_12.i = xor i1 %z.i, %x.i, !dbg !462
  br i1 %_12.i, label %bb5.i, label %bb6.i, !dbg !462

bb6.i:                                            ; preds = %bb3.i
  store ptr %b, ptr %_0.i, align 8, !dbg !463
  br label %bb7.i, !dbg !464

bb5.i:                                            ; preds = %bb3.i
  store ptr %c, ptr %_0.i, align 8, !dbg !465
  br label %bb7.i, !dbg !464

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !460

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb8.i, %bb7.i
  %0 = load ptr, ptr %_0.i, align 8, !dbg !466
  br label %bb9, !dbg !467

bb16:                                             ; preds = %bb5
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_17, ptr %v.0, ptr align 8 @alloc_910482de1d6f4fc4737e8b4574c37d5a) #13, !dbg !469
  br label %bb18, !dbg !470

bb18:                                             ; preds = %bb16
  br label %bb19, !dbg !471

bb19:                                             ; preds = %bb18
  br label %bb20, !dbg !473

bb20:                                             ; preds = %bb19
  %1 = ptrtoint ptr %_17 to i64, !dbg !474
  %2 = ptrtoint ptr %v.0 to i64, !dbg !474
  %3 = sub nuw i64 %1, %2, !dbg !474
  %4 = udiv exact i64 %3, 4, !dbg !474
  store i64 %4, ptr %index, align 8, !dbg !474
  br label %bb7, !dbg !475

bb21:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_910482de1d6f4fc4737e8b4574c37d5a) #16, !dbg !476
  unreachable, !dbg !476

bb7:                                              ; preds = %bb13, %bb20
  %_19 = load i64, ptr %index, align 8, !dbg !477
  %_18 = icmp ult i64 %_19, %v.1, !dbg !477
  br label %bb22, !dbg !479

bb9:                                              ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3KQZ4soiI0h_4sort(ptr %0, ptr %v.0, ptr align 8 @alloc_aa745e6c98282c4e49a06ded164f24c1) #13, !dbg !483
  br label %bb11, !dbg !484

bb11:                                             ; preds = %bb9
  br label %bb12, !dbg !485

bb12:                                             ; preds = %bb11
  br label %bb13, !dbg !487

bb13:                                             ; preds = %bb12
  %5 = ptrtoint ptr %0 to i64, !dbg !488
  %6 = ptrtoint ptr %v.0 to i64, !dbg !488
  %7 = sub nuw i64 %5, %6, !dbg !488
  %8 = udiv exact i64 %7, 4, !dbg !488
  store i64 %8, ptr %index, align 8, !dbg !488
  br label %bb7, !dbg !475

bb14:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_aa745e6c98282c4e49a06ded164f24c1) #16, !dbg !489
  unreachable, !dbg !489

bb22:                                             ; preds = %bb7
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i1 zeroext %_18, ptr align 8 @alloc_47f846df7af0c031d4642ad3c0bfd135) #13, !dbg !490
  br label %bb23, !dbg !490

bb23:                                             ; preds = %bb22
  %9 = load i64, ptr %index, align 8, !dbg !491
  ret i64 %9, !dbg !491
}

; core::slice::sort::shared::smallsort::insert_tail::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %begin, ptr %tail, ptr %is_less) unnamed_addr #1 !dbg !492 {
start:
  %_19 = alloca [8 x i8], align 8
  %gap_guard = alloca [24 x i8], align 8
  %tmp = alloca [4 x i8], align 4
  %sift = alloca [8 x i8], align 8
  br label %bb15, !dbg !495

bb15:                                             ; preds = %start
  %0 = getelementptr inbounds i32, ptr %tail, i64 -1, !dbg !498
  store ptr %0, ptr %sift, align 8, !dbg !498
  br label %bb13, !dbg !499

bb13:                                             ; preds = %bb15
  %_8 = load ptr, ptr %sift, align 8, !dbg !500
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_5 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %tail, ptr align 4 %_8) #13, !dbg !502
  br i1 %_5, label %bb2, label %bb3, !dbg !502

bb3:                                              ; preds = %bb13
  br label %bb12, !dbg !503

bb2:                                              ; preds = %bb13
  %_10 = load i32, ptr %tail, align 4, !dbg !504
  store i32 %_10, ptr %tmp, align 4, !dbg !509
  store ptr %tmp, ptr %gap_guard, align 8, !dbg !515
  %1 = getelementptr inbounds i8, ptr %gap_guard, i64 8, !dbg !515
  store ptr %tail, ptr %1, align 8, !dbg !515
  %2 = getelementptr inbounds i8, ptr %gap_guard, i64 16, !dbg !515
  store i64 1, ptr %2, align 8, !dbg !515
  br label %bb4, !dbg !517

bb12:                                             ; preds = %bb10, %bb3
  ret void, !dbg !503

bb4:                                              ; preds = %bb8, %bb2
  %_14 = load ptr, ptr %sift, align 8, !dbg !519
  %3 = getelementptr inbounds i8, ptr %gap_guard, i64 8, !dbg !520
  %_15 = load ptr, ptr %3, align 8, !dbg !520
  br label %bb16, !dbg !521

bb16:                                             ; preds = %bb4
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_14, ptr %_15, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !525
  br label %bb18, !dbg !526

bb18:                                             ; preds = %bb16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_15, ptr align 4 %_14, i64 4, i1 false), !dbg !527
  %_16 = load ptr, ptr %sift, align 8, !dbg !528
  %4 = getelementptr inbounds i8, ptr %gap_guard, i64 8, !dbg !529
  store ptr %_16, ptr %4, align 8, !dbg !529
  %_18 = load ptr, ptr %sift, align 8, !dbg !530
  %_17 = icmp eq ptr %_18, %begin, !dbg !530
  br i1 %_17, label %bb5, label %bb6, !dbg !530

bb6:                                              ; preds = %bb18
  br label %bb21, !dbg !531

bb5:                                              ; preds = %bb18
  br label %bb10, !dbg !533

bb21:                                             ; preds = %bb6
  %5 = load ptr, ptr %sift, align 8, !dbg !535
  %6 = getelementptr inbounds i32, ptr %5, i64 -1, !dbg !535
  store ptr %6, ptr %_19, align 8, !dbg !535
  br label %bb19, !dbg !536

bb19:                                             ; preds = %bb21
  %7 = load ptr, ptr %_19, align 8, !dbg !537
  store ptr %7, ptr %sift, align 8, !dbg !537
  %_23 = load ptr, ptr %sift, align 8, !dbg !538
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_20 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %tmp, ptr align 4 %_23) #13, !dbg !539
  br i1 %_20, label %bb8, label %bb9, !dbg !539

bb9:                                              ; preds = %bb19
  br label %bb10, !dbg !533

bb8:                                              ; preds = %bb19
  br label %bb4, !dbg !517

bb10:                                             ; preds = %bb5, %bb9
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort(ptr align 8 %gap_guard) #14, !dbg !540
  br label %bb12, !dbg !503

bb14:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::sort4_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v_base, ptr %dst, ptr %is_less) unnamed_addr #1 !dbg !541 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_11.i49 = alloca [8 x i8], align 8
  %false_val2.i50 = alloca [8 x i8], align 8
  %true_val1.i51 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %_11.i41 = alloca [8 x i8], align 8
  %false_val2.i42 = alloca [8 x i8], align 8
  %true_val1.i43 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %_11.i33 = alloca [8 x i8], align 8
  %false_val2.i34 = alloca [8 x i8], align 8
  %true_val1.i35 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %_11.i25 = alloca [8 x i8], align 8
  %false_val2.i26 = alloca [8 x i8], align 8
  %true_val1.i27 = alloca [8 x i8], align 8
  %8 = alloca [8 x i8], align 8
  %9 = alloca [8 x i8], align 8
  %_11.i17 = alloca [8 x i8], align 8
  %false_val2.i18 = alloca [8 x i8], align 8
  %true_val1.i19 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %_11.i9 = alloca [8 x i8], align 8
  %false_val2.i10 = alloca [8 x i8], align 8
  %true_val1.i11 = alloca [8 x i8], align 8
  %12 = alloca [8 x i8], align 8
  %13 = alloca [8 x i8], align 8
  %_11.i1 = alloca [8 x i8], align 8
  %false_val2.i2 = alloca [8 x i8], align 8
  %true_val1.i3 = alloca [8 x i8], align 8
  %14 = alloca [8 x i8], align 8
  %15 = alloca [8 x i8], align 8
  %_11.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_7 = getelementptr inbounds nuw i32, ptr %v_base, i64 1, !dbg !542
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %c1 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_7, ptr align 4 %v_base) #13, !dbg !545
  %_12 = getelementptr inbounds nuw i32, ptr %v_base, i64 3, !dbg !546
  %_14 = getelementptr inbounds nuw i32, ptr %v_base, i64 2, !dbg !549
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %c2 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_12, ptr align 4 %_14) #13, !dbg !551
  %_16 = zext i1 %c1 to i64, !dbg !552
  %a = getelementptr inbounds nuw i32, ptr %v_base, i64 %_16, !dbg !554
  %_19 = xor i1 %c1, true, !dbg !556
  %_18 = zext i1 %_19 to i64, !dbg !556
  %b = getelementptr inbounds nuw i32, ptr %v_base, i64 %_18, !dbg !558
  %_22 = zext i1 %c2 to i64, !dbg !560
  %_21 = add i64 2, %_22, !dbg !562
  %c = getelementptr inbounds nuw i32, ptr %v_base, i64 %_21, !dbg !563
  %_26 = xor i1 %c2, true, !dbg !565
  %_25 = zext i1 %_26 to i64, !dbg !567
  %_24 = add i64 2, %_25, !dbg !568
  %d = getelementptr inbounds nuw i32, ptr %v_base, i64 %_24, !dbg !569
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %c3 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %c, ptr align 4 %a) #13, !dbg !571
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %c4 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %d, ptr align 4 %b) #13, !dbg !573
  store ptr %c, ptr %true_val1.i51, align 8, !dbg !575
  store ptr %a, ptr %false_val2.i50, align 8, !dbg !581
  %16 = select i1 %c3, ptr %true_val1.i51, ptr %false_val2.i50, !dbg !584, !unpredictable !12
  store ptr %16, ptr %1, align 8, !dbg !584
  %guard.i52 = load ptr, ptr %1, align 8, !dbg !584
  %17 = select i1 %c3, ptr %false_val2.i50, ptr %true_val1.i51, !dbg !588, !unpredictable !12
  store ptr %17, ptr %0, align 8, !dbg !588
  %drop.i53 = load ptr, ptr %0, align 8, !dbg !588
  %_12.i54 = load ptr, ptr %true_val1.i51, align 8, !dbg !590
  %_13.i55 = load ptr, ptr %false_val2.i50, align 8, !dbg !593
  %18 = select i1 %c3, ptr %_12.i54, ptr %_13.i55, !dbg !594, !unpredictable !12
  store ptr %18, ptr %_11.i49, align 8, !dbg !594
  %_0.i56 = load ptr, ptr %_11.i49, align 8, !dbg !595
  store ptr %b, ptr %true_val1.i43, align 8, !dbg !602
  store ptr %d, ptr %false_val2.i42, align 8, !dbg !606
  %19 = select i1 %c4, ptr %true_val1.i43, ptr %false_val2.i42, !dbg !608, !unpredictable !12
  store ptr %19, ptr %3, align 8, !dbg !608
  %guard.i44 = load ptr, ptr %3, align 8, !dbg !608
  %20 = select i1 %c4, ptr %false_val2.i42, ptr %true_val1.i43, !dbg !609, !unpredictable !12
  store ptr %20, ptr %2, align 8, !dbg !609
  %drop.i45 = load ptr, ptr %2, align 8, !dbg !609
  %_12.i46 = load ptr, ptr %true_val1.i43, align 8, !dbg !610
  %_13.i47 = load ptr, ptr %false_val2.i42, align 8, !dbg !611
  %21 = select i1 %c4, ptr %_12.i46, ptr %_13.i47, !dbg !612, !unpredictable !12
  store ptr %21, ptr %_11.i41, align 8, !dbg !612
  %_0.i48 = load ptr, ptr %_11.i41, align 8, !dbg !613
  store ptr %c, ptr %true_val1.i35, align 8, !dbg !617
  store ptr %b, ptr %false_val2.i34, align 8, !dbg !621
  %22 = select i1 %c4, ptr %true_val1.i35, ptr %false_val2.i34, !dbg !623, !unpredictable !12
  store ptr %22, ptr %5, align 8, !dbg !623
  %guard.i36 = load ptr, ptr %5, align 8, !dbg !623
  %23 = select i1 %c4, ptr %false_val2.i34, ptr %true_val1.i35, !dbg !624, !unpredictable !12
  store ptr %23, ptr %4, align 8, !dbg !624
  %drop.i37 = load ptr, ptr %4, align 8, !dbg !624
  %_12.i38 = load ptr, ptr %true_val1.i35, align 8, !dbg !625
  %_13.i39 = load ptr, ptr %false_val2.i34, align 8, !dbg !626
  %24 = select i1 %c4, ptr %_12.i38, ptr %_13.i39, !dbg !627, !unpredictable !12
  store ptr %24, ptr %_11.i33, align 8, !dbg !627
  %_0.i40 = load ptr, ptr %_11.i33, align 8, !dbg !628
  store ptr %a, ptr %true_val1.i27, align 8, !dbg !632
  store ptr %_0.i40, ptr %false_val2.i26, align 8, !dbg !635
  %25 = select i1 %c3, ptr %true_val1.i27, ptr %false_val2.i26, !dbg !637, !unpredictable !12
  store ptr %25, ptr %7, align 8, !dbg !637
  %guard.i28 = load ptr, ptr %7, align 8, !dbg !637
  %26 = select i1 %c3, ptr %false_val2.i26, ptr %true_val1.i27, !dbg !638, !unpredictable !12
  store ptr %26, ptr %6, align 8, !dbg !638
  %drop.i29 = load ptr, ptr %6, align 8, !dbg !638
  %_12.i30 = load ptr, ptr %true_val1.i27, align 8, !dbg !639
  %_13.i31 = load ptr, ptr %false_val2.i26, align 8, !dbg !640
  %27 = select i1 %c3, ptr %_12.i30, ptr %_13.i31, !dbg !641, !unpredictable !12
  store ptr %27, ptr %_11.i25, align 8, !dbg !641
  %_0.i32 = load ptr, ptr %_11.i25, align 8, !dbg !642
  store ptr %b, ptr %true_val1.i19, align 8, !dbg !646
  store ptr %c, ptr %false_val2.i18, align 8, !dbg !650
  %28 = select i1 %c3, ptr %true_val1.i19, ptr %false_val2.i18, !dbg !652, !unpredictable !12
  store ptr %28, ptr %9, align 8, !dbg !652
  %guard.i20 = load ptr, ptr %9, align 8, !dbg !652
  %29 = select i1 %c3, ptr %false_val2.i18, ptr %true_val1.i19, !dbg !653, !unpredictable !12
  store ptr %29, ptr %8, align 8, !dbg !653
  %drop.i21 = load ptr, ptr %8, align 8, !dbg !653
  %_12.i22 = load ptr, ptr %true_val1.i19, align 8, !dbg !654
  %_13.i23 = load ptr, ptr %false_val2.i18, align 8, !dbg !655
  %30 = select i1 %c3, ptr %_12.i22, ptr %_13.i23, !dbg !656, !unpredictable !12
  store ptr %30, ptr %_11.i17, align 8, !dbg !656
  %_0.i24 = load ptr, ptr %_11.i17, align 8, !dbg !657
  store ptr %d, ptr %true_val1.i11, align 8, !dbg !661
  store ptr %_0.i24, ptr %false_val2.i10, align 8, !dbg !664
  %31 = select i1 %c4, ptr %true_val1.i11, ptr %false_val2.i10, !dbg !666, !unpredictable !12
  store ptr %31, ptr %11, align 8, !dbg !666
  %guard.i12 = load ptr, ptr %11, align 8, !dbg !666
  %32 = select i1 %c4, ptr %false_val2.i10, ptr %true_val1.i11, !dbg !667, !unpredictable !12
  store ptr %32, ptr %10, align 8, !dbg !667
  %drop.i13 = load ptr, ptr %10, align 8, !dbg !667
  %_12.i14 = load ptr, ptr %true_val1.i11, align 8, !dbg !668
  %_13.i15 = load ptr, ptr %false_val2.i10, align 8, !dbg !669
  %33 = select i1 %c4, ptr %_12.i14, ptr %_13.i15, !dbg !670, !unpredictable !12
  store ptr %33, ptr %_11.i9, align 8, !dbg !670
  %_0.i16 = load ptr, ptr %_11.i9, align 8, !dbg !671
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %c5 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_0.i16, ptr align 4 %_0.i32) #13, !dbg !675
  store ptr %_0.i16, ptr %true_val1.i3, align 8, !dbg !677
  store ptr %_0.i32, ptr %false_val2.i2, align 8, !dbg !681
  %34 = select i1 %c5, ptr %true_val1.i3, ptr %false_val2.i2, !dbg !683, !unpredictable !12
  store ptr %34, ptr %13, align 8, !dbg !683
  %guard.i4 = load ptr, ptr %13, align 8, !dbg !683
  %35 = select i1 %c5, ptr %false_val2.i2, ptr %true_val1.i3, !dbg !684, !unpredictable !12
  store ptr %35, ptr %12, align 8, !dbg !684
  %drop.i5 = load ptr, ptr %12, align 8, !dbg !684
  %_12.i6 = load ptr, ptr %true_val1.i3, align 8, !dbg !685
  %_13.i7 = load ptr, ptr %false_val2.i2, align 8, !dbg !686
  %36 = select i1 %c5, ptr %_12.i6, ptr %_13.i7, !dbg !687, !unpredictable !12
  store ptr %36, ptr %_11.i1, align 8, !dbg !687
  %_0.i8 = load ptr, ptr %_11.i1, align 8, !dbg !688
  store ptr %_0.i32, ptr %true_val1.i, align 8, !dbg !692
  store ptr %_0.i16, ptr %false_val2.i, align 8, !dbg !696
  %37 = select i1 %c5, ptr %true_val1.i, ptr %false_val2.i, !dbg !698, !unpredictable !12
  store ptr %37, ptr %15, align 8, !dbg !698
  %guard.i = load ptr, ptr %15, align 8, !dbg !698
  %38 = select i1 %c5, ptr %false_val2.i, ptr %true_val1.i, !dbg !699, !unpredictable !12
  store ptr %38, ptr %14, align 8, !dbg !699
  %drop.i = load ptr, ptr %14, align 8, !dbg !699
  %_12.i = load ptr, ptr %true_val1.i, align 8, !dbg !700
  %_13.i = load ptr, ptr %false_val2.i, align 8, !dbg !701
  %39 = select i1 %c5, ptr %_12.i, ptr %_13.i, !dbg !702, !unpredictable !12
  store ptr %39, ptr %_11.i, align 8, !dbg !702
  %_0.i = load ptr, ptr %_11.i, align 8, !dbg !703
  br label %bb14, !dbg !707

bb14:                                             ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_0.i56, ptr %dst, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !712
  br label %bb16, !dbg !713

bb16:                                             ; preds = %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %_0.i56, i64 4, i1 false), !dbg !714
  %_47 = getelementptr inbounds nuw i32, ptr %dst, i64 1, !dbg !715
  br label %bb17, !dbg !718

bb17:                                             ; preds = %bb16
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_0.i8, ptr %_47, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !720
  br label %bb19, !dbg !721

bb19:                                             ; preds = %bb17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_47, ptr align 4 %_0.i8, i64 4, i1 false), !dbg !722
  %_48 = getelementptr inbounds nuw i32, ptr %dst, i64 2, !dbg !723
  br label %bb20, !dbg !725

bb20:                                             ; preds = %bb19
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_0.i, ptr %_48, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !727
  br label %bb22, !dbg !728

bb22:                                             ; preds = %bb20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_48, ptr align 4 %_0.i, i64 4, i1 false), !dbg !729
  %_49 = getelementptr inbounds nuw i32, ptr %dst, i64 3, !dbg !730
  br label %bb23, !dbg !732

bb23:                                             ; preds = %bb22
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_0.i48, ptr %_49, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !734
  br label %bb25, !dbg !735

bb25:                                             ; preds = %bb23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_49, ptr align 4 %_0.i48, i64 4, i1 false), !dbg !736
  ret void, !dbg !737
}

; core::slice::sort::shared::smallsort::sort8_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort8_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v_base, ptr %dst, ptr %scratch_base, ptr %is_less) unnamed_addr #1 !dbg !738 {
start:
; call core::slice::sort::shared::smallsort::sort4_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v_base, ptr %scratch_base, ptr %is_less) #14, !dbg !739
  %_9 = getelementptr inbounds nuw i32, ptr %v_base, i64 4, !dbg !740
  %_10 = getelementptr inbounds nuw i32, ptr %scratch_base, i64 4, !dbg !743
; call core::slice::sort::shared::smallsort::sort4_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_9, ptr %_10, ptr %is_less) #14, !dbg !745
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %scratch_base, i64 8, ptr %dst, ptr %is_less) #14, !dbg !746
  ret void, !dbg !747
}

; core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v_base, i64 %a_pos, i64 %b_pos, ptr %is_less) unnamed_addr #1 !dbg !748 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_11.i1 = alloca [8 x i8], align 8
  %false_val2.i2 = alloca [8 x i8], align 8
  %true_val1.i3 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %_11.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %v_b_swap_tmp = alloca [4 x i8], align 4
  %v_a = getelementptr inbounds nuw i32, ptr %v_base, i64 %a_pos, !dbg !749
  %v_b = getelementptr inbounds nuw i32, ptr %v_base, i64 %b_pos, !dbg !752
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %should_swap = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %v_b, ptr align 4 %v_a) #13, !dbg !755
  store ptr %v_b, ptr %true_val1.i3, align 8, !dbg !757
  store ptr %v_a, ptr %false_val2.i2, align 8, !dbg !763
  %4 = select i1 %should_swap, ptr %true_val1.i3, ptr %false_val2.i2, !dbg !766, !unpredictable !12
  store ptr %4, ptr %1, align 8, !dbg !766
  %guard.i4 = load ptr, ptr %1, align 8, !dbg !766
  %5 = select i1 %should_swap, ptr %false_val2.i2, ptr %true_val1.i3, !dbg !770, !unpredictable !12
  store ptr %5, ptr %0, align 8, !dbg !770
  %drop.i5 = load ptr, ptr %0, align 8, !dbg !770
  %_12.i6 = load ptr, ptr %true_val1.i3, align 8, !dbg !772
  %_13.i7 = load ptr, ptr %false_val2.i2, align 8, !dbg !775
  %6 = select i1 %should_swap, ptr %_12.i6, ptr %_13.i7, !dbg !776, !unpredictable !12
  store ptr %6, ptr %_11.i1, align 8, !dbg !776
  %_0.i8 = load ptr, ptr %_11.i1, align 8, !dbg !777
  store ptr %v_a, ptr %true_val1.i, align 8, !dbg !784
  store ptr %v_b, ptr %false_val2.i, align 8, !dbg !788
  %7 = select i1 %should_swap, ptr %true_val1.i, ptr %false_val2.i, !dbg !790, !unpredictable !12
  store ptr %7, ptr %3, align 8, !dbg !790
  %guard.i = load ptr, ptr %3, align 8, !dbg !790
  %8 = select i1 %should_swap, ptr %false_val2.i, ptr %true_val1.i, !dbg !791, !unpredictable !12
  store ptr %8, ptr %2, align 8, !dbg !791
  %drop.i = load ptr, ptr %2, align 8, !dbg !791
  %_12.i = load ptr, ptr %true_val1.i, align 8, !dbg !792
  %_13.i = load ptr, ptr %false_val2.i, align 8, !dbg !793
  %9 = select i1 %should_swap, ptr %_12.i, ptr %_13.i, !dbg !794, !unpredictable !12
  store ptr %9, ptr %_11.i, align 8, !dbg !794
  %_0.i = load ptr, ptr %_11.i, align 8, !dbg !795
  %_14 = load i32, ptr %_0.i, align 4, !dbg !799
  store i32 %_14, ptr %v_b_swap_tmp, align 4, !dbg !803
  br label %bb5, !dbg !806

bb5:                                              ; preds = %start
  br label %bb7, !dbg !811

bb7:                                              ; preds = %bb5
  store i8 0, ptr %_23, align 1, !dbg !812
  br label %bb8, !dbg !811

bb8:                                              ; preds = %bb7
  %10 = load i8, ptr %_23, align 1, !dbg !813
  %11 = trunc nuw i8 %10 to i1, !dbg !813
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_0.i8, ptr %v_a, i64 4, i1 zeroext %11, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #13, !dbg !813
  br label %bb10, !dbg !814

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %v_a, ptr align 4 %_0.i8, i64 4, i1 false), !dbg !815
  br label %bb11, !dbg !816

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %v_b_swap_tmp, ptr %v_b, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !820
  br label %bb13, !dbg !821

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v_b, ptr align 4 %v_b_swap_tmp, i64 4, i1 false), !dbg !822
  ret void, !dbg !823

bb6:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::sort9_optimal::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #1 !dbg !824 {
start:
  %_3 = icmp ult i64 %v.1, 9, !dbg !825
  br i1 %_3, label %bb1, label %bb2, !dbg !825

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 3, ptr %is_less) #14, !dbg !826
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 7, ptr %is_less) #14, !dbg !828
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 5, ptr %is_less) #14, !dbg !829
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 8, ptr %is_less) #14, !dbg !830
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 7, ptr %is_less) #14, !dbg !831
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 4, ptr %is_less) #14, !dbg !832
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 8, ptr %is_less) #14, !dbg !833
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 6, ptr %is_less) #14, !dbg !834
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 2, ptr %is_less) #14, !dbg !835
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 3, ptr %is_less) #14, !dbg !836
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 5, ptr %is_less) #14, !dbg !837
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 7, i64 8, ptr %is_less) #14, !dbg !838
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 4, ptr %is_less) #14, !dbg !839
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 6, ptr %is_less) #14, !dbg !840
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 7, ptr %is_less) #14, !dbg !841
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 1, ptr %is_less) #14, !dbg !842
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 4, ptr %is_less) #14, !dbg !843
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 5, ptr %is_less) #14, !dbg !844
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 8, ptr %is_less) #14, !dbg !845
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 3, ptr %is_less) #14, !dbg !846
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 5, ptr %is_less) #14, !dbg !847
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 7, ptr %is_less) #14, !dbg !848
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 2, ptr %is_less) #14, !dbg !849
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 4, ptr %is_less) #14, !dbg !850
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 6, ptr %is_less) #14, !dbg !851
  ret void, !dbg !852

bb1:                                              ; preds = %start
  call void @llvm.trap(), !dbg !853
  unreachable, !dbg !853
}

; core::slice::sort::shared::smallsort::sort13_optimal::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #1 !dbg !854 {
start:
  %_3 = icmp ult i64 %v.1, 13, !dbg !855
  br i1 %_3, label %bb1, label %bb2, !dbg !855

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 12, ptr %is_less) #14, !dbg !856
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 10, ptr %is_less) #14, !dbg !858
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 9, ptr %is_less) #14, !dbg !859
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 7, ptr %is_less) #14, !dbg !860
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 11, ptr %is_less) #14, !dbg !861
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 8, ptr %is_less) #14, !dbg !862
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 6, ptr %is_less) #14, !dbg !863
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 3, ptr %is_less) #14, !dbg !864
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 11, ptr %is_less) #14, !dbg !865
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 7, i64 9, ptr %is_less) #14, !dbg !866
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 8, i64 10, ptr %is_less) #14, !dbg !867
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 4, ptr %is_less) #14, !dbg !868
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 2, ptr %is_less) #14, !dbg !869
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 6, ptr %is_less) #14, !dbg !870
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 7, i64 8, ptr %is_less) #14, !dbg !871
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 9, i64 10, ptr %is_less) #14, !dbg !872
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 11, i64 12, ptr %is_less) #14, !dbg !873
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 6, ptr %is_less) #14, !dbg !874
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 9, ptr %is_less) #14, !dbg !875
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 8, i64 11, ptr %is_less) #14, !dbg !876
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 10, i64 12, ptr %is_less) #14, !dbg !877
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 5, ptr %is_less) #14, !dbg !878
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 8, ptr %is_less) #14, !dbg !879
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 7, ptr %is_less) #14, !dbg !880
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 11, ptr %is_less) #14, !dbg !881
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 9, i64 10, ptr %is_less) #14, !dbg !882
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 0, i64 1, ptr %is_less) #14, !dbg !883
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 5, ptr %is_less) #14, !dbg !884
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 9, ptr %is_less) #14, !dbg !885
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 7, i64 8, ptr %is_less) #14, !dbg !886
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 10, i64 11, ptr %is_less) #14, !dbg !887
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 3, ptr %is_less) #14, !dbg !888
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 4, ptr %is_less) #14, !dbg !889
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 6, ptr %is_less) #14, !dbg !890
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 9, i64 10, ptr %is_less) #14, !dbg !891
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 1, i64 2, ptr %is_less) #14, !dbg !892
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 4, ptr %is_less) #14, !dbg !893
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 7, ptr %is_less) #14, !dbg !894
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 8, ptr %is_less) #14, !dbg !895
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 2, i64 3, ptr %is_less) #14, !dbg !896
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 4, i64 5, ptr %is_less) #14, !dbg !897
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 6, i64 7, ptr %is_less) #14, !dbg !898
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 8, i64 9, ptr %is_less) #14, !dbg !899
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 3, i64 4, ptr %is_less) #14, !dbg !900
; call core::slice::sort::shared::smallsort::swap_if_less::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, i64 5, i64 6, ptr %is_less) #14, !dbg !901
  ret void, !dbg !902

bb1:                                              ; preds = %start
  call void @llvm.trap(), !dbg !903
  unreachable, !dbg !903
}

; core::slice::sort::shared::smallsort::small_sort_network::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #1 !dbg !904 {
start:
  %region = alloca [16 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %initial_region_len = alloca [8 x i8], align 8
  %stack_array = alloca [128 x i8], align 4
  %_4 = icmp ult i64 %v.1, 2, !dbg !905
  br i1 %_4, label %bb1, label %bb2, !dbg !905

bb2:                                              ; preds = %start
  %_5 = icmp ugt i64 %v.1, 32, !dbg !907
  br i1 %_5, label %bb3, label %bb4, !dbg !907

bb1:                                              ; preds = %start
  br label %bb23, !dbg !908

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2, !dbg !910
  %no_merge = icmp ult i64 %v.1, 18, !dbg !912
  br i1 %no_merge, label %bb5, label %bb6, !dbg !914

bb3:                                              ; preds = %bb2
  call void @llvm.trap(), !dbg !917
  unreachable, !dbg !917

bb6:                                              ; preds = %bb4
  store i64 %len_div_2, ptr %initial_region_len, align 8, !dbg !918
  br label %bb7, !dbg !919

bb5:                                              ; preds = %bb4
  store i64 %v.1, ptr %initial_region_len, align 8, !dbg !920
  br label %bb7, !dbg !919

bb7:                                              ; preds = %bb5, %bb6
  %_12.1 = load i64, ptr %initial_region_len, align 8, !dbg !921
  store ptr %v.0, ptr %region, align 8, !dbg !927
  %0 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !927
  store i64 %_12.1, ptr %0, align 8, !dbg !927
  br label %bb8, !dbg !928

bb8:                                              ; preds = %bb21, %bb7
  %_16.0 = load ptr, ptr %region, align 8, !dbg !930
  %1 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !930
  %_16.1 = load i64, ptr %1, align 8, !dbg !930
  %_14 = icmp uge i64 %_16.1, 13, !dbg !930
  br i1 %_14, label %bb9, label %bb11, !dbg !930

bb11:                                             ; preds = %bb8
  %_21.0 = load ptr, ptr %region, align 8, !dbg !931
  %2 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !931
  %_21.1 = load i64, ptr %2, align 8, !dbg !931
  %_19 = icmp uge i64 %_21.1, 9, !dbg !931
  br i1 %_19, label %bb12, label %bb14, !dbg !931

bb9:                                              ; preds = %bb8
  %_18.0 = load ptr, ptr %region, align 8, !dbg !932
  %3 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !932
  %_18.1 = load i64, ptr %3, align 8, !dbg !932
; call core::slice::sort::shared::smallsort::sort13_optimal::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %_18.0, i64 %_18.1, ptr %is_less) #14, !dbg !933
  store i64 13, ptr %presorted_len, align 8, !dbg !934
  br label %bb16, !dbg !935

bb14:                                             ; preds = %bb11
  store i64 1, ptr %presorted_len, align 8, !dbg !936
  br label %bb15, !dbg !937

bb12:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %region, align 8, !dbg !938
  %4 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !938
  %_23.1 = load i64, ptr %4, align 8, !dbg !938
; call core::slice::sort::shared::smallsort::sort9_optimal::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %_23.0, i64 %_23.1, ptr %is_less) #14, !dbg !939
  store i64 9, ptr %presorted_len, align 8, !dbg !940
  br label %bb15, !dbg !937

bb15:                                             ; preds = %bb12, %bb14
  br label %bb16, !dbg !935

bb16:                                             ; preds = %bb9, %bb15
  %_25.0 = load ptr, ptr %region, align 8, !dbg !941
  %5 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !941
  %_25.1 = load i64, ptr %5, align 8, !dbg !941
  %6 = load i64, ptr %presorted_len, align 8, !dbg !943
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %_25.0, i64 %_25.1, i64 %6, ptr %is_less) #14, !dbg !943
  br i1 %no_merge, label %bb18, label %bb19, !dbg !944

bb19:                                             ; preds = %bb16
  %_28.0 = load ptr, ptr %region, align 8, !dbg !945
  %7 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !945
  %_28.1 = load i64, ptr %7, align 8, !dbg !945
  %_26 = icmp ne ptr %_28.0, %v.0, !dbg !945
  br i1 %_26, label %bb20, label %bb21, !dbg !945

bb18:                                             ; preds = %bb16
  br label %bb23, !dbg !908

bb21:                                             ; preds = %bb19
  %_32 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2, !dbg !946
  %_33 = sub i64 %v.1, %len_div_2, !dbg !949
  store ptr %_32, ptr %region, align 8, !dbg !950
  %8 = getelementptr inbounds i8, ptr %region, i64 8, !dbg !950
  store i64 %_33, ptr %8, align 8, !dbg !950
  br label %bb8, !dbg !928

bb20:                                             ; preds = %bb19
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %stack_array, ptr %is_less) #14, !dbg !951
  br label %bb24, !dbg !953

bb24:                                             ; preds = %bb20
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %stack_array, ptr %v.0, i64 4, i64 4, i64 %v.1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !957
  br label %bb26, !dbg !958

bb26:                                             ; preds = %bb24
  %9 = mul i64 %v.1, 4, !dbg !959
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v.0, ptr align 4 %stack_array, i64 %9, i1 false), !dbg !959
  br label %bb23, !dbg !960

bb23:                                             ; preds = %bb1, %bb18, %bb26
  ret void, !dbg !960
}

; core::slice::sort::shared::smallsort::bidirectional_merge::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %0, ptr %is_less) unnamed_addr #1 !dbg !961 {
start:
  %src.i1 = alloca [8 x i8], align 8
  %dst.i2 = alloca [8 x i8], align 8
  %right_src.i3 = alloca [8 x i8], align 8
  %left_src.i4 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_16.i = alloca [8 x i8], align 8
  %src.i = alloca [8 x i8], align 8
  %dst.i = alloca [8 x i8], align 8
  %right_src.i = alloca [8 x i8], align 8
  %left_src.i = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %iter = alloca [8 x i8], align 8
  %last_src = alloca [8 x i8], align 8
  %_17 = alloca [24 x i8], align 8
  %dst_rev = alloca [8 x i8], align 8
  %right_rev = alloca [8 x i8], align 8
  %left_rev = alloca [8 x i8], align 8
  %_13 = alloca [24 x i8], align 8
  %right = alloca [8 x i8], align 8
  %left = alloca [8 x i8], align 8
  %dst = alloca [8 x i8], align 8
  store ptr %0, ptr %dst, align 8
  %len_div_2 = udiv i64 %v.1, 2, !dbg !962
  %_7 = icmp ne i64 %len_div_2, 0, !dbg !965
  store ptr %v.0, ptr %left, align 8, !dbg !967
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2, !dbg !968
  store ptr %5, ptr %right, align 8, !dbg !968
  %_8 = sub i64 %len_div_2, 1, !dbg !972
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_8, !dbg !975
  store ptr %6, ptr %left_rev, align 8, !dbg !975
  %_9 = sub i64 %v.1, 1, !dbg !977
  %7 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_9, !dbg !979
  store ptr %7, ptr %right_rev, align 8, !dbg !979
  %_10 = load ptr, ptr %dst, align 8, !dbg !981
  %8 = getelementptr inbounds nuw i32, ptr %_10, i64 %_9, !dbg !983
  store ptr %8, ptr %dst_rev, align 8, !dbg !983
  store i64 0, ptr %iter, align 8, !dbg !986
  br label %bb1, !dbg !988

bb1:                                              ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, %start
  %_35 = load i64, ptr %iter, align 8, !dbg !990
  %_33 = icmp ult i64 %_35, %len_div_2, !dbg !990
  br i1 %_33, label %bb14, label %bb15, !dbg !994

bb15:                                             ; preds = %bb1
  %9 = load ptr, ptr %left_rev, align 8, !dbg !1005
  %10 = getelementptr i32, ptr %9, i64 1, !dbg !1005
  store ptr %10, ptr %4, align 8, !dbg !1005
  %left_end = load ptr, ptr %4, align 8, !dbg !1005
  %11 = load ptr, ptr %right_rev, align 8, !dbg !1010
  %12 = getelementptr i32, ptr %11, i64 1, !dbg !1010
  store ptr %12, ptr %3, align 8, !dbg !1010
  %right_end = load ptr, ptr %3, align 8, !dbg !1010
  %_37 = urem i64 %v.1, 2, !dbg !1015
  %_20 = icmp eq i64 %_37, 0, !dbg !1015
  br i1 %_20, label %bb8, label %bb4, !dbg !1019

bb14:                                             ; preds = %bb1
  br label %bb16, !dbg !1020

bb4:                                              ; preds = %bb15
  %_22 = load ptr, ptr %left, align 8, !dbg !1028
  %left_nonempty = icmp ult ptr %_22, %left_end, !dbg !1028
  br i1 %left_nonempty, label %bb5, label %bb6, !dbg !1029

bb8:                                              ; preds = %bb22, %bb15
  %13 = load ptr, ptr %left, align 8, !dbg !1031
  %_29 = icmp ne ptr %13, %left_end, !dbg !1031
  br i1 %_29, label %bb9, label %bb10, !dbg !1031

bb6:                                              ; preds = %bb4
  %14 = load ptr, ptr %right, align 8, !dbg !1032
  store ptr %14, ptr %last_src, align 8, !dbg !1032
  br label %bb7, !dbg !1033

bb5:                                              ; preds = %bb4
  %15 = load ptr, ptr %left, align 8, !dbg !1034
  store ptr %15, ptr %last_src, align 8, !dbg !1034
  br label %bb7, !dbg !1033

bb7:                                              ; preds = %bb5, %bb6
  br label %bb20, !dbg !1035

bb20:                                             ; preds = %bb7
  %_39 = load ptr, ptr %last_src, align 8, !dbg !1040
  %_40 = load ptr, ptr %dst, align 8, !dbg !1041
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_39, ptr %_40, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1042
  br label %bb22, !dbg !1043

bb22:                                             ; preds = %bb20
  %16 = load ptr, ptr %dst, align 8, !dbg !1044
  %17 = load ptr, ptr %last_src, align 8, !dbg !1044
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %17, i64 4, i1 false), !dbg !1044
  %_25 = zext i1 %left_nonempty to i64, !dbg !1045
  %18 = load ptr, ptr %left, align 8, !dbg !1046
  %_24 = getelementptr inbounds nuw i32, ptr %18, i64 %_25, !dbg !1046
  store ptr %_24, ptr %left, align 8, !dbg !1048
  %_28 = xor i1 %left_nonempty, true, !dbg !1049
  %_27 = zext i1 %_28 to i64, !dbg !1049
  %19 = load ptr, ptr %right, align 8, !dbg !1050
  %_26 = getelementptr inbounds nuw i32, ptr %19, i64 %_27, !dbg !1050
  store ptr %_26, ptr %right, align 8, !dbg !1052
  br label %bb8, !dbg !1053

bb10:                                             ; preds = %bb8
  %20 = load ptr, ptr %right, align 8, !dbg !1054
  %_30 = icmp ne ptr %20, %right_end, !dbg !1054
  br i1 %_30, label %bb11, label %bb13, !dbg !1054

bb9:                                              ; preds = %bb8
  br label %bb12, !dbg !1055

bb13:                                             ; preds = %bb10
  ret void, !dbg !1056

bb11:                                             ; preds = %bb10
  br label %bb12, !dbg !1055

bb12:                                             ; preds = %bb9, %bb11
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  call void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #16, !dbg !1057
  unreachable, !dbg !1057

bb16:                                             ; preds = %bb14
  %21 = load i64, ptr %iter, align 8, !dbg !1058
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort(i64 %21, i64 1, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #13, !dbg !1058
  br label %bb17, !dbg !1058

bb17:                                             ; preds = %bb16
  %22 = load i64, ptr %iter, align 8, !dbg !1059
  %_34 = add nuw i64 %22, 1, !dbg !1059
  store i64 %_34, ptr %iter, align 8, !dbg !1060
  %23 = load ptr, ptr %left, align 8, !dbg !1061
  %24 = load ptr, ptr %right, align 8, !dbg !1061
  %25 = load ptr, ptr %dst, align 8, !dbg !1061
  store ptr %23, ptr %left_src.i4, align 8
  store ptr %24, ptr %right_src.i3, align 8
  store ptr %25, ptr %dst.i2, align 8
  %_8.i5 = load ptr, ptr %right_src.i3, align 8, !dbg !1062
  %_9.i6 = load ptr, ptr %left_src.i4, align 8, !dbg !1065
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_6.i7 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_8.i5, ptr align 4 %_9.i6) #13, !dbg !1066
  %is_l.i8 = xor i1 %_6.i7, true, !dbg !1067
  br i1 %is_l.i8, label %bb2.i17, label %bb3.i9, !dbg !1068

bb3.i9:                                           ; preds = %bb17
  %26 = load ptr, ptr %right_src.i3, align 8, !dbg !1070
  store ptr %26, ptr %src.i1, align 8, !dbg !1070
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1071

bb2.i17:                                          ; preds = %bb17
  %27 = load ptr, ptr %left_src.i4, align 8, !dbg !1072
  store ptr %27, ptr %src.i1, align 8, !dbg !1072
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1071

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb3.i9, %bb2.i17
  %_11.i10 = load ptr, ptr %dst.i2, align 8, !dbg !1073
  %_18.i11 = load ptr, ptr %src.i1, align 8, !dbg !1075
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_18.i11, ptr %_11.i10, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1078
  %28 = load ptr, ptr %src.i1, align 8, !dbg !1080
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_11.i10, ptr align 4 %28, i64 4, i1 false), !dbg !1080
  %_13.i12 = zext i1 %_6.i7 to i64, !dbg !1081
  %29 = load ptr, ptr %right_src.i3, align 8, !dbg !1082
  %_12.i13 = getelementptr inbounds nuw i32, ptr %29, i64 %_13.i12, !dbg !1082
  store ptr %_12.i13, ptr %right_src.i3, align 8, !dbg !1085
  %_15.i14 = zext i1 %is_l.i8 to i64, !dbg !1086
  %30 = load ptr, ptr %left_src.i4, align 8, !dbg !1087
  %_14.i15 = getelementptr inbounds nuw i32, ptr %30, i64 %_15.i14, !dbg !1087
  store ptr %_14.i15, ptr %left_src.i4, align 8, !dbg !1089
  %31 = load ptr, ptr %dst.i2, align 8, !dbg !1090
  %_16.i16 = getelementptr inbounds nuw i32, ptr %31, i64 1, !dbg !1090
  store ptr %_16.i16, ptr %dst.i2, align 8, !dbg !1093
  %32 = load ptr, ptr %left_src.i4, align 8, !dbg !1094
  store ptr %32, ptr %_13, align 8, !dbg !1094
  %33 = load ptr, ptr %right_src.i3, align 8, !dbg !1094
  %34 = getelementptr inbounds i8, ptr %_13, i64 8, !dbg !1094
  store ptr %33, ptr %34, align 8, !dbg !1094
  %35 = load ptr, ptr %dst.i2, align 8, !dbg !1094
  %36 = getelementptr inbounds i8, ptr %_13, i64 16, !dbg !1094
  store ptr %35, ptr %36, align 8, !dbg !1094
  %37 = load ptr, ptr %_13, align 8, !dbg !1095
  store ptr %37, ptr %left, align 8, !dbg !1095
  %38 = getelementptr inbounds i8, ptr %_13, i64 8, !dbg !1096
  %39 = load ptr, ptr %38, align 8, !dbg !1096
  store ptr %39, ptr %right, align 8, !dbg !1096
  %40 = getelementptr inbounds i8, ptr %_13, i64 16, !dbg !1097
  %41 = load ptr, ptr %40, align 8, !dbg !1097
  store ptr %41, ptr %dst, align 8, !dbg !1097
  %42 = load ptr, ptr %left_rev, align 8, !dbg !1098
  %43 = load ptr, ptr %right_rev, align 8, !dbg !1098
  %44 = load ptr, ptr %dst_rev, align 8, !dbg !1098
  store ptr %42, ptr %left_src.i, align 8
  store ptr %43, ptr %right_src.i, align 8
  store ptr %44, ptr %dst.i, align 8
  %_8.i = load ptr, ptr %right_src.i, align 8, !dbg !1099
  %_9.i = load ptr, ptr %left_src.i, align 8, !dbg !1102
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_6.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_8.i, ptr align 4 %_9.i) #13, !dbg !1103
  %is_l.i = xor i1 %_6.i, true, !dbg !1104
  br i1 %is_l.i, label %bb2.i, label %bb3.i, !dbg !1105

bb3.i:                                            ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %45 = load ptr, ptr %left_src.i, align 8, !dbg !1107
  store ptr %45, ptr %src.i, align 8, !dbg !1107
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1108

bb2.i:                                            ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit
  %46 = load ptr, ptr %right_src.i, align 8, !dbg !1109
  store ptr %46, ptr %src.i, align 8, !dbg !1109
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1108

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb3.i, %bb2.i
  %_11.i = load ptr, ptr %dst.i, align 8, !dbg !1110
  %_18.i = load ptr, ptr %src.i, align 8, !dbg !1112
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_18.i, ptr %_11.i, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1115
  %47 = load ptr, ptr %src.i, align 8, !dbg !1117
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_11.i, ptr align 4 %47, i64 4, i1 false), !dbg !1117
  %_13.i = zext i1 %is_l.i to i64, !dbg !1118
  %_20.i = sub i64 0, %_13.i, !dbg !1119
  %48 = load ptr, ptr %right_src.i, align 8, !dbg !1128
  %49 = getelementptr i32, ptr %48, i64 %_20.i, !dbg !1128
  store ptr %49, ptr %2, align 8, !dbg !1128
  %_12.i = load ptr, ptr %2, align 8, !dbg !1128
  store ptr %_12.i, ptr %right_src.i, align 8, !dbg !1131
  %_15.i = zext i1 %_6.i to i64, !dbg !1132
  %_22.i = sub i64 0, %_15.i, !dbg !1133
  %50 = load ptr, ptr %left_src.i, align 8, !dbg !1139
  %51 = getelementptr i32, ptr %50, i64 %_22.i, !dbg !1139
  store ptr %51, ptr %1, align 8, !dbg !1139
  %_14.i = load ptr, ptr %1, align 8, !dbg !1139
  store ptr %_14.i, ptr %left_src.i, align 8, !dbg !1141
  %52 = load ptr, ptr %dst.i, align 8, !dbg !1142
  %53 = getelementptr inbounds i32, ptr %52, i64 -1, !dbg !1142
  store ptr %53, ptr %_16.i, align 8, !dbg !1142
  %54 = load ptr, ptr %_16.i, align 8, !dbg !1145
  store ptr %54, ptr %dst.i, align 8, !dbg !1145
  %55 = load ptr, ptr %left_src.i, align 8, !dbg !1146
  store ptr %55, ptr %_17, align 8, !dbg !1146
  %56 = load ptr, ptr %right_src.i, align 8, !dbg !1146
  %57 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !1146
  store ptr %56, ptr %57, align 8, !dbg !1146
  %58 = load ptr, ptr %dst.i, align 8, !dbg !1146
  %59 = getelementptr inbounds i8, ptr %_17, i64 16, !dbg !1146
  store ptr %58, ptr %59, align 8, !dbg !1146
  %60 = load ptr, ptr %_17, align 8, !dbg !1147
  store ptr %60, ptr %left_rev, align 8, !dbg !1147
  %61 = getelementptr inbounds i8, ptr %_17, i64 8, !dbg !1148
  %62 = load ptr, ptr %61, align 8, !dbg !1148
  store ptr %62, ptr %right_rev, align 8, !dbg !1148
  %63 = getelementptr inbounds i8, ptr %_17, i64 16, !dbg !1149
  %64 = load ptr, ptr %63, align 8, !dbg !1149
  store ptr %64, ptr %dst_rev, align 8, !dbg !1149
  br label %bb1, !dbg !988
}

; core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 %offset, ptr %is_less) unnamed_addr #1 !dbg !1150 {
start:
  %tail = alloca [8 x i8], align 8
  %0 = icmp eq i64 %offset, 0, !dbg !1151
  br i1 %0, label %bb2, label %bb1, !dbg !1151

bb2:                                              ; preds = %bb1, %start
  call void @llvm.trap(), !dbg !1153
  unreachable, !dbg !1153

bb1:                                              ; preds = %start
  %_5 = icmp ugt i64 %offset, %v.1, !dbg !1154
  br i1 %_5, label %bb2, label %bb3, !dbg !1154

bb3:                                              ; preds = %bb1
  %v_end = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1, !dbg !1155
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %offset, !dbg !1159
  store ptr %1, ptr %tail, align 8, !dbg !1159
  br label %bb4, !dbg !1162

bb4:                                              ; preds = %bb5, %bb3
  %_11 = load ptr, ptr %tail, align 8, !dbg !1164
  %_10 = icmp ne ptr %_11, %v_end, !dbg !1164
  br i1 %_10, label %bb5, label %bb7, !dbg !1164

bb7:                                              ; preds = %bb4
  ret void, !dbg !1165

bb5:                                              ; preds = %bb4
  %_13 = load ptr, ptr %tail, align 8, !dbg !1166
; call core::slice::sort::shared::smallsort::insert_tail::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, ptr %_13, ptr %is_less) #14, !dbg !1167
  %2 = load ptr, ptr %tail, align 8, !dbg !1168
  %_14 = getelementptr inbounds nuw i32, ptr %2, i64 1, !dbg !1168
  store ptr %_14, ptr %tail, align 8, !dbg !1170
  br label %bb4, !dbg !1162
}

; core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr align 4 %scratch.0, i64 %scratch.1, ptr %is_less) unnamed_addr #1 !dbg !1171 {
start:
  %iter1 = alloca [8 x i8], align 8
  %_62 = alloca [32 x i8], align 8
  %_61 = alloca [32 x i8], align 8
  %_60 = alloca [32 x i8], align 8
  %_59 = alloca [16 x i8], align 8
  %_41 = alloca [16 x i8], align 8
  %desired_len = alloca [8 x i8], align 8
  %_36 = alloca [16 x i8], align 8
  %iter = alloca [32 x i8], align 8
  %_34 = alloca [16 x i8], align 8
  %_33 = alloca [32 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %_5 = icmp ult i64 %v.1, 2, !dbg !1172
  br i1 %_5, label %bb1, label %bb2, !dbg !1172

bb2:                                              ; preds = %start
  %_8 = add i64 %v.1, 16, !dbg !1174
  %_6 = icmp ult i64 %scratch.1, %_8, !dbg !1175
  br i1 %_6, label %bb3, label %bb4, !dbg !1175

bb1:                                              ; preds = %start
  br label %bb24, !dbg !1176

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2, !dbg !1177
  br label %bb5, !dbg !1179

bb3:                                              ; preds = %bb2
  call void @llvm.trap(), !dbg !1182
  unreachable, !dbg !1182

bb5:                                              ; preds = %bb4
  %_14 = icmp uge i64 %v.1, 16, !dbg !1183
  br i1 %_14, label %bb6, label %bb9, !dbg !1183

bb9:                                              ; preds = %bb5
  %_22 = icmp uge i64 %v.1, 8, !dbg !1184
  br i1 %_22, label %bb10, label %bb13, !dbg !1184

bb6:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %v.1, !dbg !1185
; call core::slice::sort::shared::smallsort::sort8_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort8_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, ptr %scratch.0, ptr %_16, ptr %is_less) #14, !dbg !1188
  %_18 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2, !dbg !1189
  %_19 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2, !dbg !1191
  %_21 = add i64 %v.1, 8, !dbg !1193
  %_20 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %_21, !dbg !1194
; call core::slice::sort::shared::smallsort::sort8_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort8_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_18, ptr %_19, ptr %_20, ptr %is_less) #14, !dbg !1196
  store i64 8, ptr %presorted_len, align 8, !dbg !1197
  br label %bb15, !dbg !1198

bb13:                                             ; preds = %bb9
  br label %bb25, !dbg !1199

bb10:                                             ; preds = %bb9
; call core::slice::sort::shared::smallsort::sort4_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %v.0, ptr %scratch.0, ptr %is_less) #14, !dbg !1203
  %_27 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2, !dbg !1204
  %_28 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2, !dbg !1206
; call core::slice::sort::shared::smallsort::sort4_stable::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %_27, ptr %_28, ptr %is_less) #14, !dbg !1208
  store i64 4, ptr %presorted_len, align 8, !dbg !1209
  br label %bb14, !dbg !1210

bb25:                                             ; preds = %bb13
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %v.0, ptr %scratch.0, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1211
  br label %bb27, !dbg !1212

bb27:                                             ; preds = %bb25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scratch.0, ptr align 4 %v.0, i64 4, i1 false), !dbg !1213
  %_31 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2, !dbg !1214
  %_32 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2, !dbg !1216
  br label %bb28, !dbg !1218

bb28:                                             ; preds = %bb27
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_31, ptr %_32, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1220
  br label %bb30, !dbg !1221

bb30:                                             ; preds = %bb28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_32, ptr align 4 %_31, i64 4, i1 false), !dbg !1222
  store i64 1, ptr %presorted_len, align 8, !dbg !1223
  br label %bb14, !dbg !1210

bb14:                                             ; preds = %bb10, %bb30
  br label %bb15, !dbg !1198

bb15:                                             ; preds = %bb6, %bb14
  %0 = getelementptr inbounds nuw i64, ptr %_34, i64 0, !dbg !1224
  store i64 0, ptr %0, align 8, !dbg !1224
  %1 = getelementptr inbounds nuw i64, ptr %_34, i64 1, !dbg !1224
  store i64 %len_div_2, ptr %1, align 8, !dbg !1224
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_59, ptr align 8 %_34, i64 16, i1 false), !dbg !1226
  store i64 0, ptr %_60, align 8, !dbg !1232
  %2 = getelementptr inbounds i8, ptr %_60, i64 8, !dbg !1232
  store i64 2, ptr %2, align 8, !dbg !1232
  %3 = getelementptr inbounds i8, ptr %_60, i64 16, !dbg !1232
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %_59, i64 16, i1 false), !dbg !1232
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_62, ptr align 8 %_60, i64 32, i1 false), !dbg !1239
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_61, ptr align 8 %_62, i64 32, i1 false), !dbg !1248
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_33, ptr align 8 %_61, i64 32, i1 false), !dbg !1249
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_33, i64 32, i1 false), !dbg !1224
  br label %bb16, !dbg !1250

bb16:                                             ; preds = %bb39, %bb15
  %4 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !1252
  %_69 = load i64, ptr %4, align 8, !dbg !1252
  %_70 = load i64, ptr %iter, align 8, !dbg !1277
  %_67 = sub nuw i64 %_69, %_70, !dbg !1278
  %_66 = icmp ugt i64 %_67, 0, !dbg !1279
  br i1 %_66, label %bb31, label %bb32, !dbg !1279

bb32:                                             ; preds = %bb16
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECs3KQZ4soiI0h_4sort(ptr align 8 %iter) #14, !dbg !1280
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %scratch.0, i64 %v.1, ptr %v.0, ptr %is_less) #14, !dbg !1281
  br label %bb24, !dbg !1176

bb31:                                             ; preds = %bb16
  %_68 = load i64, ptr %iter, align 8, !dbg !1283
  br label %bb33, !dbg !1286

bb24:                                             ; preds = %bb1, %bb32
  ret void, !dbg !1176

bb33:                                             ; preds = %bb31
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_68, i64 1, ptr align 8 @alloc_f9b2cddddd76929e2f86eaf3d4c98d96) #13, !dbg !1291
  br label %bb34, !dbg !1291

bb34:                                             ; preds = %bb33
  %_71 = add nuw i64 %_68, 1, !dbg !1292
  store i64 %_71, ptr %iter, align 8, !dbg !1293
  %_65.0 = getelementptr inbounds i8, ptr %iter, i64 16, !dbg !1294
  br label %bb35, !dbg !1295

bb35:                                             ; preds = %bb34
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_68, i64 2, ptr align 8 @alloc_0dc6649eb62b81daf1bc145d9bdeab7e) #13, !dbg !1311
  br label %bb37, !dbg !1312

bb37:                                             ; preds = %bb35
  %_77 = icmp ult i64 %_68, 2, !dbg !1313
  %5 = getelementptr inbounds i8, ptr %iter, i64 16, !dbg !1314
  %_74 = getelementptr inbounds nuw i64, ptr %5, i64 %_68, !dbg !1314
  %_73 = load i64, ptr %_74, align 8, !dbg !1315
  %6 = getelementptr inbounds i8, ptr %_36, i64 8, !dbg !1322
  store i64 %_73, ptr %6, align 8, !dbg !1322
  store i64 1, ptr %_36, align 8, !dbg !1322
  %7 = getelementptr inbounds i8, ptr %_36, i64 8, !dbg !1323
  %offset = load i64, ptr %7, align 8, !dbg !1323
  %src = getelementptr inbounds nuw i32, ptr %v.0, i64 %offset, !dbg !1324
  %dst = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %offset, !dbg !1327
  %8 = icmp eq i64 %offset, 0, !dbg !1330
  br i1 %8, label %bb17, label %bb18, !dbg !1330

bb17:                                             ; preds = %bb37
  store i64 %len_div_2, ptr %desired_len, align 8, !dbg !1332
  br label %bb19, !dbg !1333

bb18:                                             ; preds = %bb37
  %9 = sub i64 %v.1, %len_div_2, !dbg !1334
  store i64 %9, ptr %desired_len, align 8, !dbg !1334
  br label %bb19, !dbg !1333

bb19:                                             ; preds = %bb18, %bb17
  %10 = load i64, ptr %presorted_len, align 8, !dbg !1335
  store i64 %10, ptr %iter1, align 8, !dbg !1335
  br label %bb20, !dbg !1337

bb20:                                             ; preds = %bb44, %bb19
  %_83 = load i64, ptr %iter1, align 8, !dbg !1339
  %11 = load i64, ptr %desired_len, align 8, !dbg !1339
  %_80 = icmp ult i64 %_83, %11, !dbg !1339
  br i1 %_80, label %bb38, label %bb39, !dbg !1341

bb39:                                             ; preds = %bb20
  br label %bb16, !dbg !1250

bb38:                                             ; preds = %bb20
  %_81 = load i64, ptr %iter1, align 8, !dbg !1347
  br label %bb40, !dbg !1348

bb40:                                             ; preds = %bb38
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_81, i64 1, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #13, !dbg !1353
  br label %bb41, !dbg !1353

bb41:                                             ; preds = %bb40
  %12 = add nuw i64 %_81, 1, !dbg !1354
  store i64 %12, ptr %iter1, align 8, !dbg !1354
  %13 = getelementptr inbounds i8, ptr %_41, i64 8, !dbg !1355
  store i64 %_81, ptr %13, align 8, !dbg !1355
  store i64 1, ptr %_41, align 8, !dbg !1355
  %14 = getelementptr inbounds i8, ptr %_41, i64 8, !dbg !1356
  %i = load i64, ptr %14, align 8, !dbg !1356
  %_44 = getelementptr inbounds nuw i32, ptr %src, i64 %i, !dbg !1357
  %_45 = getelementptr inbounds nuw i32, ptr %dst, i64 %i, !dbg !1360
  br label %bb42, !dbg !1362

bb42:                                             ; preds = %bb41
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_44, ptr %_45, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1364
  br label %bb44, !dbg !1365

bb44:                                             ; preds = %bb42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_45, ptr align 4 %_44, i64 4, i1 false), !dbg !1366
; call core::slice::sort::shared::smallsort::insert_tail::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr %dst, ptr %_45, ptr %is_less) #14, !dbg !1367
  br label %bb20, !dbg !1337
}

; core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent noinline nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr %is_less) unnamed_addr #2 !dbg !1368 {
start:
  %0 = alloca [8 x i8], align 8
  %_44.i = alloca [8 x i8], align 8
  %child.i = alloca [8 x i8], align 8
  %node.i = alloca [8 x i8], align 8
  %sift_idx = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [8 x i8], align 8
  %_5 = udiv i64 %v.1, 2, !dbg !1371
  %1 = add i64 %v.1, %_5, !dbg !1373
  store i64 %1, ptr %iter, align 8, !dbg !1373
  br label %bb1, !dbg !1374

bb1:                                              ; preds = %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, %start
  %_16 = load i64, ptr %iter, align 8, !dbg !1376
  %_13 = icmp ult i64 0, %_16, !dbg !1391
  br i1 %_13, label %bb7, label %bb8, !dbg !1378

bb8:                                              ; preds = %bb1
  ret void, !dbg !1392

bb7:                                              ; preds = %bb1
  br label %bb9, !dbg !1393

bb9:                                              ; preds = %bb7
  %2 = load i64, ptr %iter, align 8, !dbg !1399
; call <usize>::unchecked_sub::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub18precondition_checkCs3KQZ4soiI0h_4sort(i64 %2, i64 1, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #13, !dbg !1399
  br label %bb10, !dbg !1399

bb10:                                             ; preds = %bb9
  %3 = load i64, ptr %iter, align 8, !dbg !1400
  %_14 = sub nuw i64 %3, 1, !dbg !1400
  store i64 %_14, ptr %iter, align 8, !dbg !1401
  %_15 = load i64, ptr %iter, align 8, !dbg !1402
  %4 = getelementptr inbounds i8, ptr %_6, i64 8, !dbg !1403
  store i64 %_15, ptr %4, align 8, !dbg !1403
  store i64 1, ptr %_6, align 8, !dbg !1403
  %5 = getelementptr inbounds i8, ptr %_6, i64 8, !dbg !1404
  %6 = load i64, ptr %5, align 8, !dbg !1404
  store i64 %6, ptr %i, align 8, !dbg !1404
  %7 = load i64, ptr %i, align 8, !dbg !1405
  %_9 = icmp uge i64 %7, %v.1, !dbg !1405
  br i1 %_9, label %bb2, label %bb3, !dbg !1405

bb3:                                              ; preds = %bb10
  %8 = load i64, ptr %i, align 8, !dbg !1407
; call <[i32]>::swap
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %8, ptr align 8 @alloc_2b814e886b2fcb63d01cb21027537f28) #13, !dbg !1408
  store i64 0, ptr %sift_idx, align 8, !dbg !1409
  br label %bb5, !dbg !1410

bb2:                                              ; preds = %bb10
  %9 = load i64, ptr %i, align 8, !dbg !1411
  %10 = sub i64 %9, %v.1, !dbg !1411
  store i64 %10, ptr %sift_idx, align 8, !dbg !1411
  br label %bb5, !dbg !1410

bb5:                                              ; preds = %bb2, %bb3
  %11 = load i64, ptr %i, align 8, !dbg !1412
  %_18 = icmp ult i64 %v.1, %11, !dbg !1412
  br i1 %_18, label %bb12, label %bb13, !dbg !1413

bb13:                                             ; preds = %bb5
  br label %bb11, !dbg !1420

bb12:                                             ; preds = %bb5
  store i64 %v.1, ptr %i, align 8, !dbg !1421
  br label %bb11, !dbg !1420

bb11:                                             ; preds = %bb12, %bb13
  %12 = load i64, ptr %i, align 8, !dbg !1422
  %_23 = icmp ult i64 %12, 0, !dbg !1422
  br i1 %_23, label %bb16, label %bb17, !dbg !1422

bb17:                                             ; preds = %bb11
  %13 = load i64, ptr %i, align 8, !dbg !1434
  %_19 = icmp ule i64 %13, %v.1, !dbg !1434
  br i1 %_19, label %bb14, label %bb15, !dbg !1434

bb16:                                             ; preds = %bb11
  br label %bb15, !dbg !1435

bb15:                                             ; preds = %bb16, %bb17
  %14 = load i64, ptr %i, align 8, !dbg !1436
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 0, i64 %14, i64 %v.1, ptr align 8 @alloc_c8f6c0b9b3f40925fef04d48e97a26a4) #16, !dbg !1436
  unreachable, !dbg !1436

bb14:                                             ; preds = %bb17
  %_20.1 = load i64, ptr %i, align 8, !dbg !1437
  %15 = load i64, ptr %sift_idx, align 8, !dbg !1442
  store i64 %15, ptr %node.i, align 8
  %_5.i = load i64, ptr %node.i, align 8, !dbg !1443
  %_4.i = icmp ule i64 %_5.i, %_20.1, !dbg !1443
  br label %bb1.i, !dbg !1446

bb1.i:                                            ; preds = %bb15.i, %bb14
  %_10.i = load i64, ptr %node.i, align 8, !dbg !1449
  %_9.i = mul i64 2, %_10.i, !dbg !1450
  %16 = add i64 %_9.i, 1, !dbg !1450
  store i64 %16, ptr %child.i, align 8, !dbg !1450
  %_12.i = load i64, ptr %child.i, align 8, !dbg !1451
  %_11.i = icmp uge i64 %_12.i, %_20.1, !dbg !1451
  br i1 %_11.i, label %bb2.i, label %bb3.i, !dbg !1451

bb3.i:                                            ; preds = %bb1.i
  %_15.i = load i64, ptr %child.i, align 8, !dbg !1453
  %_14.i = add i64 %_15.i, 1, !dbg !1453
  %_13.i = icmp ult i64 %_14.i, %_20.1, !dbg !1453
  br i1 %_13.i, label %bb4.i, label %bb5.i, !dbg !1453

bb2.i:                                            ; preds = %bb1.i
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1454

bb5.i:                                            ; preds = %bb3.i
  br label %bb7.i, !dbg !1456

bb4.i:                                            ; preds = %bb3.i
  %_21.i = load i64, ptr %child.i, align 8, !dbg !1457
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_21.i, !dbg !1458
  %_25.i = load i64, ptr %child.i, align 8, !dbg !1461
  %_24.i = add i64 %_25.i, 1, !dbg !1461
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_24.i, !dbg !1462
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_17.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_20.i, ptr align 4 %_23.i) #13, !dbg !1464
  %_16.i = zext i1 %_17.i to i64, !dbg !1464
  %17 = load i64, ptr %child.i, align 8, !dbg !1465
  %18 = add i64 %17, %_16.i, !dbg !1465
  store i64 %18, ptr %child.i, align 8, !dbg !1465
  br label %bb7.i, !dbg !1456

bb7.i:                                            ; preds = %bb4.i, %bb5.i
  %_30.i = load i64, ptr %node.i, align 8, !dbg !1466
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_30.i, !dbg !1467
  %_33.i = load i64, ptr %child.i, align 8, !dbg !1469
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_33.i, !dbg !1470
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_26.i = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %_29.i, ptr align 4 %_32.i) #13, !dbg !1472
  br i1 %_26.i, label %bb9.i, label %bb10.i, !dbg !1472

bb10.i:                                           ; preds = %bb7.i
  br label %_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1454

bb9.i:                                            ; preds = %bb7.i
  %19 = load i64, ptr %node.i, align 8, !dbg !1473
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %19, !dbg !1473
  %_36.i = load i64, ptr %child.i, align 8, !dbg !1475
  %_35.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_36.i, !dbg !1476
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_34.i, ptr %_35.i, i64 4, i64 4, i64 1, ptr align 8 @alloc_8867bfb35531c1af5ca8f0efb4ddbf6b) #13, !dbg !1478
  store i64 4, ptr %0, align 8, !dbg !1482
  %_42.i = load i64, ptr %0, align 8, !dbg !1482
  store i64 %_42.i, ptr %_44.i, align 8, !dbg !1489
  %20 = load i64, ptr %_44.i, align 8, !dbg !1494
  %21 = icmp eq i64 %20, 0, !dbg !1494
  %_45.i = select i1 %21, i64 0, i64 1, !dbg !1494
  %22 = trunc nuw i64 %_45.i to i1, !dbg !1495
  br i1 %22, label %bb16.i, label %bb18.i, !dbg !1495

bb16.i:                                           ; preds = %bb9.i
  %_46.i = load i64, ptr %_44.i, align 8, !dbg !1496
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytesCs3KQZ4soiI0h_4sort(ptr %_34.i, ptr %_35.i, i64 %_46.i) #13, !dbg !1497
  br label %bb15.i, !dbg !1498

bb18.i:                                           ; preds = %bb9.i
  br label %bb15.i, !dbg !1498

bb15.i:                                           ; preds = %bb18.i, %bb16.i
  %23 = load i64, ptr %child.i, align 8, !dbg !1499
  store i64 %23, ptr %node.i, align 8, !dbg !1499
  br label %bb1.i, !dbg !1446

_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb2.i, %bb10.i
  br label %bb1, !dbg !1374
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr align 4 %pivot, ptr align 8 %is_less) unnamed_addr #1 !dbg !1500 {
start:
  %_40 = alloca [8 x i8], align 8
  %_39 = alloca [8 x i8], align 8
  %_38 = alloca [8 x i8], align 8
  %_36 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [4 x i8], align 4
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8, !dbg !1503
  %0 = icmp eq i64 %v.1, 0, !dbg !1507
  br i1 %0, label %bb1, label %bb2, !dbg !1507

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !1509
  br label %bb15, !dbg !1510

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8, !dbg !1511
  %1 = getelementptr inbounds i8, ptr %loop_body, i64 8, !dbg !1511
  store ptr %pivot, ptr %1, align 8, !dbg !1511
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 16, !dbg !1511
  store ptr %v_base, ptr %2, align 8, !dbg !1511
  %_9 = load i32, ptr %v.0, align 4, !dbg !1512
  store i32 %_9, ptr %gap_value, align 4, !dbg !1516
  %3 = load ptr, ptr %v_base, align 8, !dbg !1519
  %_12 = getelementptr inbounds nuw i32, ptr %3, i64 1, !dbg !1519
  %_13.0 = load ptr, ptr %v_base, align 8, !dbg !1523
  %4 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1524
  store ptr %_12, ptr %4, align 8, !dbg !1524
  %5 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1524
  store i64 0, ptr %5, align 8, !dbg !1524
  store ptr %_13.0, ptr %state, align 8, !dbg !1524
  %6 = getelementptr inbounds i8, ptr %state, i64 8, !dbg !1524
  store ptr %gap_value, ptr %6, align 8, !dbg !1524
  %_16 = sub i64 %v.1, 1, !dbg !1525
  %7 = load ptr, ptr %v_base, align 8, !dbg !1528
  %unroll_end = getelementptr inbounds nuw i32, ptr %7, i64 %_16, !dbg !1528
  br label %bb3, !dbg !1530

bb15:                                             ; preds = %bb13, %bb1
  %8 = load i64, ptr %_0, align 8, !dbg !1510
  ret i64 %8, !dbg !1510

bb3:                                              ; preds = %bb10, %bb2
  %9 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1532
  %_19 = load ptr, ptr %9, align 8, !dbg !1532
  %_18 = icmp ult ptr %_19, %unroll_end, !dbg !1532
  br i1 %_18, label %bb4, label %bb11, !dbg !1532

bb11:                                             ; preds = %bb3
  %10 = load ptr, ptr %v_base, align 8, !dbg !1533
  %end = getelementptr inbounds nuw i32, ptr %10, i64 %v.1, !dbg !1533
  br label %bb12, !dbg !1535

bb4:                                              ; preds = %bb3
  br label %bb5, !dbg !1537

bb12:                                             ; preds = %bb14, %bb11
  %11 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1538
  %_35 = load ptr, ptr %11, align 8, !dbg !1538
  %is_done = icmp eq ptr %_35, %end, !dbg !1538
  br i1 %is_done, label %bb13, label %bb14, !dbg !1539

bb14:                                             ; preds = %bb12
  %12 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1541
  %13 = load ptr, ptr %12, align 8, !dbg !1541
  store ptr %13, ptr %_36, align 8, !dbg !1541
  %14 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1542
  %15 = load ptr, ptr %_36, align 8, !dbg !1542
  store ptr %15, ptr %14, align 8, !dbg !1542
  store ptr %loop_body, ptr %_38, align 8, !dbg !1543
  store ptr %state, ptr %_40, align 8, !dbg !1544
  %16 = load ptr, ptr %_40, align 8, !dbg !1543
  store ptr %16, ptr %_39, align 8, !dbg !1543
  %17 = load ptr, ptr %_38, align 8, !dbg !1543
  %18 = load ptr, ptr %_39, align 8, !dbg !1543
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %17, ptr align 8 %18) #13, !dbg !1543
  br label %bb12, !dbg !1545

bb13:                                             ; preds = %bb12
  %19 = getelementptr inbounds i8, ptr %state, i64 8, !dbg !1546
  %20 = load ptr, ptr %19, align 8, !dbg !1546
  store ptr %20, ptr %_36, align 8, !dbg !1546
  %21 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1542
  %22 = load ptr, ptr %_36, align 8, !dbg !1542
  store ptr %22, ptr %21, align 8, !dbg !1542
  store ptr %loop_body, ptr %_38, align 8, !dbg !1543
  store ptr %state, ptr %_40, align 8, !dbg !1544
  %23 = load ptr, ptr %_40, align 8, !dbg !1543
  store ptr %23, ptr %_39, align 8, !dbg !1543
  %24 = load ptr, ptr %_38, align 8, !dbg !1543
  %25 = load ptr, ptr %_39, align 8, !dbg !1543
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %24, ptr align 8 %25) #13, !dbg !1543
  %26 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1547
  %27 = load i64, ptr %26, align 8, !dbg !1547
  store i64 %27, ptr %_0, align 8, !dbg !1547
  br label %bb15, !dbg !1510

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1548
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1549
  br label %bb10, !dbg !1550

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1551
  br label %bb10, !dbg !1550

bb10:                                             ; preds = %bb5, %bb8
  br label %bb3, !dbg !1530
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, ptr align 4 %pivot, ptr %is_less) unnamed_addr #1 !dbg !1552 {
start:
  %_40 = alloca [8 x i8], align 8
  %_39 = alloca [8 x i8], align 8
  %_38 = alloca [8 x i8], align 8
  %_36 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [4 x i8], align 4
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8, !dbg !1553
  %0 = icmp eq i64 %v.1, 0, !dbg !1557
  br i1 %0, label %bb1, label %bb2, !dbg !1557

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !1559
  br label %bb15, !dbg !1560

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8, !dbg !1561
  %1 = getelementptr inbounds i8, ptr %loop_body, i64 8, !dbg !1561
  store ptr %pivot, ptr %1, align 8, !dbg !1561
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 16, !dbg !1561
  store ptr %v_base, ptr %2, align 8, !dbg !1561
  %_9 = load i32, ptr %v.0, align 4, !dbg !1562
  store i32 %_9, ptr %gap_value, align 4, !dbg !1566
  %3 = load ptr, ptr %v_base, align 8, !dbg !1569
  %_12 = getelementptr inbounds nuw i32, ptr %3, i64 1, !dbg !1569
  %_13.0 = load ptr, ptr %v_base, align 8, !dbg !1573
  %4 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1574
  store ptr %_12, ptr %4, align 8, !dbg !1574
  %5 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1574
  store i64 0, ptr %5, align 8, !dbg !1574
  store ptr %_13.0, ptr %state, align 8, !dbg !1574
  %6 = getelementptr inbounds i8, ptr %state, i64 8, !dbg !1574
  store ptr %gap_value, ptr %6, align 8, !dbg !1574
  %_16 = sub i64 %v.1, 1, !dbg !1575
  %7 = load ptr, ptr %v_base, align 8, !dbg !1578
  %unroll_end = getelementptr inbounds nuw i32, ptr %7, i64 %_16, !dbg !1578
  br label %bb3, !dbg !1580

bb15:                                             ; preds = %bb13, %bb1
  %8 = load i64, ptr %_0, align 8, !dbg !1560
  ret i64 %8, !dbg !1560

bb3:                                              ; preds = %bb10, %bb2
  %9 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1582
  %_19 = load ptr, ptr %9, align 8, !dbg !1582
  %_18 = icmp ult ptr %_19, %unroll_end, !dbg !1582
  br i1 %_18, label %bb4, label %bb11, !dbg !1582

bb11:                                             ; preds = %bb3
  %10 = load ptr, ptr %v_base, align 8, !dbg !1583
  %end = getelementptr inbounds nuw i32, ptr %10, i64 %v.1, !dbg !1583
  br label %bb12, !dbg !1585

bb4:                                              ; preds = %bb3
  br label %bb5, !dbg !1587

bb12:                                             ; preds = %bb14, %bb11
  %11 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1588
  %_35 = load ptr, ptr %11, align 8, !dbg !1588
  %is_done = icmp eq ptr %_35, %end, !dbg !1588
  br i1 %is_done, label %bb13, label %bb14, !dbg !1589

bb14:                                             ; preds = %bb12
  %12 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1591
  %13 = load ptr, ptr %12, align 8, !dbg !1591
  store ptr %13, ptr %_36, align 8, !dbg !1591
  %14 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1592
  %15 = load ptr, ptr %_36, align 8, !dbg !1592
  store ptr %15, ptr %14, align 8, !dbg !1592
  store ptr %loop_body, ptr %_38, align 8, !dbg !1593
  store ptr %state, ptr %_40, align 8, !dbg !1594
  %16 = load ptr, ptr %_40, align 8, !dbg !1593
  store ptr %16, ptr %_39, align 8, !dbg !1593
  %17 = load ptr, ptr %_38, align 8, !dbg !1593
  %18 = load ptr, ptr %_39, align 8, !dbg !1593
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %17, ptr align 8 %18) #13, !dbg !1593
  br label %bb12, !dbg !1595

bb13:                                             ; preds = %bb12
  %19 = getelementptr inbounds i8, ptr %state, i64 8, !dbg !1596
  %20 = load ptr, ptr %19, align 8, !dbg !1596
  store ptr %20, ptr %_36, align 8, !dbg !1596
  %21 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1592
  %22 = load ptr, ptr %_36, align 8, !dbg !1592
  store ptr %22, ptr %21, align 8, !dbg !1592
  store ptr %loop_body, ptr %_38, align 8, !dbg !1593
  store ptr %state, ptr %_40, align 8, !dbg !1594
  %23 = load ptr, ptr %_40, align 8, !dbg !1593
  store ptr %23, ptr %_39, align 8, !dbg !1593
  %24 = load ptr, ptr %_38, align 8, !dbg !1593
  %25 = load ptr, ptr %_39, align 8, !dbg !1593
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %24, ptr align 8 %25) #13, !dbg !1593
  %26 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1597
  %27 = load i64, ptr %26, align 8, !dbg !1597
  store i64 %27, ptr %_0, align 8, !dbg !1597
  br label %bb15, !dbg !1560

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1598
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1599
  br label %bb10, !dbg !1600

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %loop_body, ptr align 8 %state) #13, !dbg !1601
  br label %bb10, !dbg !1600

bb10:                                             ; preds = %bb5, %bb8
  br label %bb3, !dbg !1580
}

; core::slice::sort::unstable::quicksort::partition::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 %pivot, ptr align 8 %is_less) unnamed_addr #1 !dbg !1602 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0, !dbg !1603
  br i1 %0, label %bb1, label %bb2, !dbg !1603

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8, !dbg !1605
  br label %bb12, !dbg !1606

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1, !dbg !1607
  br i1 %_5, label %bb3, label %bb4, !dbg !1607

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8, !dbg !1606
  ret i64 %1, !dbg !1606

bb4:                                              ; preds = %bb2
; call <[i32]>::swap_unchecked
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_841d35d3c44391ec75a85099b468e674) #14, !dbg !1608
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_10, ptr align 4 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_f0a4a76a568504165326f45610330f51) #13, !dbg !1609
  %pivot.0 = load ptr, ptr %_10, align 8, !dbg !1610
  %2 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !1610
  %pivot.1 = load i64, ptr %2, align 8, !dbg !1610
  %3 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !1611
  %v_without_pivot.0 = load ptr, ptr %3, align 8, !dbg !1611
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1611
  %v_without_pivot.1 = load i64, ptr %4, align 8, !dbg !1611
  %_13 = icmp ult i64 0, %pivot.1, !dbg !1612
  br i1 %_13, label %bb7, label %panic, !dbg !1612

bb3:                                              ; preds = %bb2
  call void @llvm.trap(), !dbg !1614
  unreachable, !dbg !1614

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0, !dbg !1615
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %5 = call i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort(ptr align 4 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 4 %pivot1, ptr align 8 %is_less) #14, !dbg !1616
  store i64 %5, ptr %num_lt, align 8, !dbg !1616
  %6 = load i64, ptr %num_lt, align 8, !dbg !1618
  %_15 = icmp uge i64 %6, %v.1, !dbg !1618
  br i1 %_15, label %bb9, label %bb10, !dbg !1618

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_db9aa503e7b8ada25dc1de5540853b11) #16, !dbg !1612
  unreachable, !dbg !1612

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8, !dbg !1620
; call <[i32]>::swap_unchecked
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_691c43b61117e5526548731a9e3586e6) #14, !dbg !1621
  br label %bb12, !dbg !1606

bb9:                                              ; preds = %bb7
  call void @llvm.trap(), !dbg !1622
  unreachable, !dbg !1622
}

; core::slice::sort::unstable::quicksort::partition::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 %pivot, ptr %is_less) unnamed_addr #1 !dbg !1623 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0, !dbg !1624
  br i1 %0, label %bb1, label %bb2, !dbg !1624

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8, !dbg !1626
  br label %bb12, !dbg !1627

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1, !dbg !1628
  br i1 %_5, label %bb3, label %bb4, !dbg !1628

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8, !dbg !1627
  ret i64 %1, !dbg !1627

bb4:                                              ; preds = %bb2
; call <[i32]>::swap_unchecked
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_841d35d3c44391ec75a85099b468e674) #14, !dbg !1629
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_10, ptr align 4 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_f0a4a76a568504165326f45610330f51) #13, !dbg !1630
  %pivot.0 = load ptr, ptr %_10, align 8, !dbg !1631
  %2 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !1631
  %pivot.1 = load i64, ptr %2, align 8, !dbg !1631
  %3 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !1632
  %v_without_pivot.0 = load ptr, ptr %3, align 8, !dbg !1632
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1632
  %v_without_pivot.1 = load i64, ptr %4, align 8, !dbg !1632
  %_13 = icmp ult i64 0, %pivot.1, !dbg !1633
  br i1 %_13, label %bb7, label %panic, !dbg !1633

bb3:                                              ; preds = %bb2
  call void @llvm.trap(), !dbg !1635
  unreachable, !dbg !1635

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0, !dbg !1636
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %5 = call i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 4 %pivot1, ptr %is_less) #14, !dbg !1637
  store i64 %5, ptr %num_lt, align 8, !dbg !1637
  %6 = load i64, ptr %num_lt, align 8, !dbg !1639
  %_15 = icmp uge i64 %6, %v.1, !dbg !1639
  br i1 %_15, label %bb9, label %bb10, !dbg !1639

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_db9aa503e7b8ada25dc1de5540853b11) #16, !dbg !1633
  unreachable, !dbg !1633

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8, !dbg !1641
; call <[i32]>::swap_unchecked
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_691c43b61117e5526548731a9e3586e6) #14, !dbg !1642
  br label %bb12, !dbg !1627

bb9:                                              ; preds = %bb7
  call void @llvm.trap(), !dbg !1643
  unreachable, !dbg !1643
}

; core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
; Function Attrs: convergent nounwind
define internal void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %0, i64 %1, ptr align 4 %2, i32 %3, ptr %is_less) unnamed_addr #1 !dbg !1644 {
start:
  %_0.i3 = alloca [8 x i8], align 8
  %_36 = alloca [32 x i8], align 8
  %_34 = alloca [32 x i8], align 8
  %_25 = alloca [8 x i8], align 8
  %limit = alloca [4 x i8], align 4
  %ancestor_pivot = alloca [8 x i8], align 8
  %v = alloca [16 x i8], align 8
  store ptr %0, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %1, ptr %4, align 8
  store ptr %2, ptr %ancestor_pivot, align 8
  store i32 %3, ptr %limit, align 4
  br label %bb1, !dbg !1645

bb1:                                              ; preds = %bb20, %bb24, %start
  %_7.0 = load ptr, ptr %v, align 8, !dbg !1646
  %5 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1646
  %_7.1 = load i64, ptr %5, align 8, !dbg !1646
  store i64 32, ptr %_0.i3, align 8, !dbg !1647
  %6 = load i64, ptr %_0.i3, align 8, !dbg !1654
  %_5 = icmp ule i64 %_7.1, %6, !dbg !1646
  br i1 %_5, label %bb3, label %bb5, !dbg !1646

bb5:                                              ; preds = %bb1
  %_10 = load i32, ptr %limit, align 4, !dbg !1655
  %7 = icmp eq i32 %_10, 0, !dbg !1655
  br i1 %7, label %bb6, label %bb7, !dbg !1655

bb3:                                              ; preds = %bb1
  %8 = load ptr, ptr %v, align 8, !dbg !1656
  %9 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1656
  %10 = load i64, ptr %9, align 8, !dbg !1656
; call core::slice::sort::shared::smallsort::small_sort_network::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %8, i64 %10, ptr %is_less) #14, !dbg !1657
  br label %bb22, !dbg !1662

bb6:                                              ; preds = %bb5
  %11 = load ptr, ptr %v, align 8, !dbg !1664
  %12 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1664
  %13 = load i64, ptr %12, align 8, !dbg !1664
; call core::slice::sort::unstable::heapsort::heapsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %11, i64 %13, ptr %is_less) #17, !dbg !1664
  br label %bb22, !dbg !1662

bb7:                                              ; preds = %bb5
  %14 = load i32, ptr %limit, align 4, !dbg !1665
  %15 = sub i32 %14, 1, !dbg !1665
  store i32 %15, ptr %limit, align 4, !dbg !1665
  %_13.0 = load ptr, ptr %v, align 8, !dbg !1666
  %16 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1666
  %_13.1 = load i64, ptr %16, align 8, !dbg !1666
; call core::slice::sort::shared::pivot::choose_pivot::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %pivot_pos = call i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %_13.0, i64 %_13.1, ptr %is_less) #13, !dbg !1667
  %17 = load ptr, ptr %ancestor_pivot, align 8, !dbg !1668
  %18 = ptrtoint ptr %17 to i64, !dbg !1668
  %19 = icmp eq i64 %18, 0, !dbg !1668
  %_14 = select i1 %19, i64 0, i64 1, !dbg !1668
  %20 = trunc nuw i64 %_14 to i1, !dbg !1671
  br i1 %20, label %bb10, label %bb16, !dbg !1671

bb22:                                             ; preds = %bb3, %bb6
  ret void, !dbg !1672

bb10:                                             ; preds = %bb7
  %p = load ptr, ptr %ancestor_pivot, align 8, !dbg !1673
  %_19.0 = load ptr, ptr %v, align 8, !dbg !1674
  %21 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1674
  %_19.1 = load i64, ptr %21, align 8, !dbg !1674
  %_21 = icmp ult i64 %pivot_pos, %_19.1, !dbg !1674
  br i1 %_21, label %bb11, label %panic, !dbg !1674

bb16:                                             ; preds = %bb13, %bb7
  %_28.0 = load ptr, ptr %v, align 8, !dbg !1675
  %22 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1675
  %_28.1 = load i64, ptr %22, align 8, !dbg !1675
; call core::slice::sort::unstable::quicksort::partition::<i32, <i32 as core::cmp::PartialOrd>::lt>
  %num_lt1 = call i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %_28.0, i64 %_28.1, i64 %pivot_pos, ptr %is_less) #14, !dbg !1676
  %_31.0 = load ptr, ptr %v, align 8, !dbg !1677
  %23 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1677
  %_31.1 = load i64, ptr %23, align 8, !dbg !1677
  %_29 = icmp ult i64 %num_lt1, %_31.1, !dbg !1679
  %24 = load ptr, ptr %v, align 8, !dbg !1680
  %25 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1680
  %26 = load i64, ptr %25, align 8, !dbg !1680
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_34, ptr align 4 %24, i64 %26, i64 %num_lt1, ptr align 8 @alloc_6856b862a50db0bbb0cfde11e81f72a6) #13, !dbg !1681
  %left.0 = load ptr, ptr %_34, align 8, !dbg !1682
  %27 = getelementptr inbounds i8, ptr %_34, i64 8, !dbg !1682
  %left.1 = load i64, ptr %27, align 8, !dbg !1682
  %28 = getelementptr inbounds i8, ptr %_34, i64 16, !dbg !1683
  %right.0 = load ptr, ptr %28, align 8, !dbg !1683
  %29 = getelementptr inbounds i8, ptr %28, i64 8, !dbg !1683
  %right.1 = load i64, ptr %29, align 8, !dbg !1683
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_36, ptr align 4 %right.0, i64 %right.1, i64 1, ptr align 8 @alloc_81daa902fa642f009359cfe069957c4f) #13, !dbg !1684
  %pivot.0 = load ptr, ptr %_36, align 8, !dbg !1686
  %30 = getelementptr inbounds i8, ptr %_36, i64 8, !dbg !1686
  %pivot.1 = load i64, ptr %30, align 8, !dbg !1686
  %31 = getelementptr inbounds i8, ptr %_36, i64 16, !dbg !1687
  %32 = load ptr, ptr %31, align 8, !dbg !1687
  %33 = getelementptr inbounds i8, ptr %31, i64 8, !dbg !1687
  %34 = load i64, ptr %33, align 8, !dbg !1687
  store ptr %32, ptr %v, align 8, !dbg !1687
  %35 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1687
  store i64 %34, ptr %35, align 8, !dbg !1687
  %_39 = icmp ult i64 0, %pivot.1, !dbg !1688
  br i1 %_39, label %bb20, label %panic2, !dbg !1688

bb11:                                             ; preds = %bb10
  %36 = load ptr, ptr %v, align 8, !dbg !1690
  %37 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1690
  %38 = load i64, ptr %37, align 8, !dbg !1690
  %_18 = getelementptr inbounds nuw i32, ptr %36, i64 %pivot_pos, !dbg !1690
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_16 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %is_less, ptr align 4 %p, ptr align 4 %_18) #13, !dbg !1691
  br i1 %_16, label %bb13, label %bb14, !dbg !1691

panic:                                            ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %pivot_pos, i64 %_19.1, ptr align 8 @alloc_d513160b116c155eb9c9908fee8872ef) #16, !dbg !1674
  unreachable, !dbg !1674

bb14:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %v, align 8, !dbg !1692
  %39 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1692
  %_23.1 = load i64, ptr %39, align 8, !dbg !1692
  store ptr %is_less, ptr %_25, align 8, !dbg !1693
; call core::slice::sort::unstable::quicksort::partition::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %num_lt = call i64 @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort(ptr align 4 %_23.0, i64 %_23.1, i64 %pivot_pos, ptr align 8 %_25) #14, !dbg !1694
  %_26 = add i64 %num_lt, 1, !dbg !1695
  %40 = load ptr, ptr %v, align 8, !dbg !1697
  %41 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1697
  %_43 = load i64, ptr %41, align 8, !dbg !1697
  %_42 = icmp ugt i64 %_26, %_43, !dbg !1703
  br i1 %_42, label %bb23, label %bb24, !dbg !1703

bb13:                                             ; preds = %bb11
  br label %bb16, !dbg !1704

bb24:                                             ; preds = %bb14
  %_45 = sub nuw i64 %_43, %_26, !dbg !1705
  %_47.0 = load ptr, ptr %v, align 8, !dbg !1706
  %42 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1706
  %_47.1 = load i64, ptr %42, align 8, !dbg !1706
  %_49 = getelementptr inbounds nuw i32, ptr %_47.0, i64 %_26, !dbg !1708
  store ptr %_49, ptr %v, align 8, !dbg !1712
  %43 = getelementptr inbounds i8, ptr %v, i64 8, !dbg !1712
  store i64 %_45, ptr %43, align 8, !dbg !1712
  store ptr null, ptr %ancestor_pivot, align 8, !dbg !1713
  br label %bb1, !dbg !1662

bb23:                                             ; preds = %bb14
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 %_26, i64 %_43, i64 %_43, ptr align 8 @alloc_ac8b59ee09cdcacb844d747447381631) #16, !dbg !1714
  unreachable, !dbg !1714

bb20:                                             ; preds = %bb16
  %pivot = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0, !dbg !1715
  %_41 = load i32, ptr %limit, align 4, !dbg !1716
  %44 = load ptr, ptr %ancestor_pivot, align 8, !dbg !1718
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %left.0, i64 %left.1, ptr align 4 %44, i32 %_41, ptr %is_less) #14, !dbg !1718
  store ptr %pivot, ptr %ancestor_pivot, align 8, !dbg !1719
  br label %bb1, !dbg !1645

panic2:                                           ; preds = %bb16
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_8d0efe23f83b2e8a075ae5c51a2a29e4) #16, !dbg !1688
  unreachable, !dbg !1688

bb25:                                             ; No predecessors!
  unreachable, !dbg !1720
}

; <[_]>::reverse::revswap::<i32>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort(ptr align 4 %a.0, i64 %a.1, ptr align 4 %b.0, i64 %b.1, i64 %n) unnamed_addr #0 !dbg !1721 {
start:
  %i = alloca [8 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %_5 = alloca [32 x i8], align 8
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_5, ptr align 4 %a.0, i64 %a.1, i64 %n, ptr align 8 @alloc_f9476d97ac4a52e309ef583aec25eb0c) #13, !dbg !1723
  %a.01 = load ptr, ptr %_5, align 8, !dbg !1724
  %0 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !1724
  %a.12 = load i64, ptr %0, align 8, !dbg !1724
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %_7, ptr align 4 %b.0, i64 %b.1, i64 %n, ptr align 8 @alloc_040e6f2e88976bf1caa3185f6c442285) #13, !dbg !1725
  %b.03 = load ptr, ptr %_7, align 8, !dbg !1727
  %1 = getelementptr inbounds i8, ptr %_7, i64 8, !dbg !1727
  %b.14 = load i64, ptr %1, align 8, !dbg !1727
  store i64 0, ptr %i, align 8, !dbg !1728
  br label %bb3, !dbg !1730

bb3:                                              ; preds = %bb6, %start
  %_10 = load i64, ptr %i, align 8, !dbg !1732
  %_9 = icmp ult i64 %_10, %n, !dbg !1732
  br i1 %_9, label %bb4, label %bb7, !dbg !1732

bb7:                                              ; preds = %bb3
  ret void, !dbg !1733

bb4:                                              ; preds = %bb3
  %_13 = load i64, ptr %i, align 8, !dbg !1734
  %_15 = icmp ult i64 %_13, %a.12, !dbg !1735
  br i1 %_15, label %bb5, label %panic, !dbg !1735

bb5:                                              ; preds = %bb4
  %_12 = getelementptr inbounds nuw i32, ptr %a.01, i64 %_13, !dbg !1736
  %_18 = sub i64 %n, 1, !dbg !1737
  %_19 = load i64, ptr %i, align 8, !dbg !1738
  %_17 = sub i64 %_18, %_19, !dbg !1737
  %_21 = icmp ult i64 %_17, %b.14, !dbg !1739
  br i1 %_21, label %bb6, label %panic5, !dbg !1739

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_13, i64 %a.12, ptr align 8 @alloc_79b467d2faf0bb1a04fc8808d4e5b23b) #16, !dbg !1735
  unreachable, !dbg !1735

bb6:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i32, ptr %b.03, i64 %_17, !dbg !1740
  %2 = load i32, ptr %_12, align 4, !dbg !1741
  %3 = load i32, ptr %_16, align 4, !dbg !1741
  store i32 %3, ptr %_12, align 4, !dbg !1741
  store i32 %2, ptr %_16, align 4, !dbg !1741
  %4 = load i64, ptr %i, align 8, !dbg !1744
  %5 = add i64 %4, 1, !dbg !1744
  store i64 %5, ptr %i, align 8, !dbg !1744
  br label %bb3, !dbg !1730

panic5:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_17, i64 %b.14, ptr align 8 @alloc_c4a88a634c99f040b41fedd32a265881) #16, !dbg !1739
  unreachable, !dbg !1739
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
; Function Attrs: convergent nounwind
define internal void @_RINvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %chunks) unnamed_addr #1 !dbg !1745 {
start:
  %iter = alloca [8 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8, !dbg !1747
  br label %bb1, !dbg !1749

bb1:                                              ; preds = %bb6, %start
  %_15 = load i64, ptr %iter, align 8, !dbg !1751
  %_12 = icmp ult i64 %_15, %chunks, !dbg !1751
  br i1 %_12, label %bb3, label %bb4, !dbg !1753

bb4:                                              ; preds = %bb1
  ret void, !dbg !1759

bb3:                                              ; preds = %bb1
  %_13 = load i64, ptr %iter, align 8, !dbg !1760
  br label %bb5, !dbg !1761

bb5:                                              ; preds = %bb3
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort(i64 %_13, i64 1, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #13, !dbg !1768
  br label %bb6, !dbg !1768

bb6:                                              ; preds = %bb5
  %0 = add nuw i64 %_13, 1, !dbg !1769
  store i64 %0, ptr %iter, align 8, !dbg !1769
  %1 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !1770
  store i64 %_13, ptr %1, align 8, !dbg !1770
  store i64 1, ptr %_5, align 8, !dbg !1770
  %2 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !1771
  %i = load i64, ptr %2, align 8, !dbg !1771
  %_9 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %i, !dbg !1772
  %_11 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %i, !dbg !1776
; call core::ptr::swap_chunk::<8>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj8_ECs3KQZ4soiI0h_4sort(ptr %_9, ptr %_11) #13, !dbg !1778
  br label %bb1, !dbg !1749
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, core::slice::sort::unstable::quicksort::quicksort<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 !dbg !1779 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8, !dbg !1781
  %0 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1782
  %_19 = load ptr, ptr %0, align 8, !dbg !1782
  %1 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !1783
  %_20 = load ptr, ptr %1, align 8, !dbg !1783
; call core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
  %right_is_lt = call zeroext i1 @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %_18, ptr align 4 %_19, ptr align 4 %_20) #13, !dbg !1781
  %2 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !1784
  %_21 = load ptr, ptr %2, align 8, !dbg !1784
  %_7 = load ptr, ptr %_21, align 8, !dbg !1784
  %3 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1786
  %_8 = load i64, ptr %3, align 8, !dbg !1786
  %left = getelementptr inbounds nuw i32, ptr %_7, i64 %_8, !dbg !1787
  %_11 = load ptr, ptr %state, align 8, !dbg !1790
  br label %bb3, !dbg !1792

bb3:                                              ; preds = %start
  br label %bb5, !dbg !1796

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1, !dbg !1797
  br label %bb6, !dbg !1796

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1, !dbg !1798
  %5 = trunc nuw i8 %4 to i1, !dbg !1798
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %left, ptr %_11, i64 4, i1 zeroext %5, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #13, !dbg !1798
  br label %bb8, !dbg !1799

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %_11, ptr align 4 %left, i64 4, i1 false), !dbg !1800
  %6 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1801
  %_13 = load ptr, ptr %6, align 8, !dbg !1801
  br label %bb9, !dbg !1802

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_13, ptr %left, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1806
  br label %bb11, !dbg !1807

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %left, ptr align 4 %_13, i64 4, i1 false), !dbg !1808
  %7 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1809
  %_14 = load ptr, ptr %7, align 8, !dbg !1809
  store ptr %_14, ptr %state, align 8, !dbg !1810
  %_15 = zext i1 %right_is_lt to i64, !dbg !1811
  %8 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1812
  %9 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1812
  %10 = load i64, ptr %9, align 8, !dbg !1812
  %11 = add i64 %10, %_15, !dbg !1812
  store i64 %11, ptr %8, align 8, !dbg !1812
  %12 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1813
  %_17 = load ptr, ptr %12, align 8, !dbg !1813
  %_16 = getelementptr inbounds nuw i32, ptr %_17, i64 1, !dbg !1814
  %13 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1816
  store ptr %_16, ptr %13, align 8, !dbg !1816
  ret void, !dbg !1817

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 !dbg !1818 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8, !dbg !1819
  %0 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1820
  %_19 = load ptr, ptr %0, align 8, !dbg !1820
  %1 = getelementptr inbounds i8, ptr %_1, i64 8, !dbg !1821
  %_20 = load ptr, ptr %1, align 8, !dbg !1821
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %right_is_lt = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %_18, ptr align 4 %_19, ptr align 4 %_20) #13, !dbg !1819
  %2 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !1822
  %_21 = load ptr, ptr %2, align 8, !dbg !1822
  %_7 = load ptr, ptr %_21, align 8, !dbg !1822
  %3 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1824
  %_8 = load i64, ptr %3, align 8, !dbg !1824
  %left = getelementptr inbounds nuw i32, ptr %_7, i64 %_8, !dbg !1825
  %_11 = load ptr, ptr %state, align 8, !dbg !1828
  br label %bb3, !dbg !1830

bb3:                                              ; preds = %start
  br label %bb5, !dbg !1834

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1, !dbg !1835
  br label %bb6, !dbg !1834

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1, !dbg !1836
  %5 = trunc nuw i8 %4 to i1, !dbg !1836
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %left, ptr %_11, i64 4, i1 zeroext %5, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #13, !dbg !1836
  br label %bb8, !dbg !1837

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %_11, ptr align 4 %left, i64 4, i1 false), !dbg !1838
  %6 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1839
  %_13 = load ptr, ptr %6, align 8, !dbg !1839
  br label %bb9, !dbg !1840

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_13, ptr %left, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1844
  br label %bb11, !dbg !1845

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %left, ptr align 4 %_13, i64 4, i1 false), !dbg !1846
  %7 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1847
  %_14 = load ptr, ptr %7, align 8, !dbg !1847
  store ptr %_14, ptr %state, align 8, !dbg !1848
  %_15 = zext i1 %right_is_lt to i64, !dbg !1849
  %8 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1850
  %9 = getelementptr inbounds i8, ptr %state, i64 24, !dbg !1850
  %10 = load i64, ptr %9, align 8, !dbg !1850
  %11 = add i64 %10, %_15, !dbg !1850
  store i64 %11, ptr %8, align 8, !dbg !1850
  %12 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1851
  %_17 = load ptr, ptr %12, align 8, !dbg !1851
  %_16 = getelementptr inbounds nuw i32, ptr %_17, i64 1, !dbg !1852
  %13 = getelementptr inbounds i8, ptr %state, i64 16, !dbg !1854
  store ptr %_16, ptr %13, align 8, !dbg !1854
  ret void, !dbg !1855

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<i32, <i32 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort(ptr align 8 %_1, ptr align 4 %a, ptr align 4 %b) unnamed_addr #0 !dbg !1856 {
start:
  %_6 = load ptr, ptr %_1, align 8, !dbg !1858
; call <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
  %_4 = call zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %_6, ptr align 4 %b, ptr align 4 %a) #13, !dbg !1858
  %_0 = xor i1 %_4, true, !dbg !1859
  ret i1 %_0, !dbg !1860
}

; <[i32]>::binary_search::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i8 @_RNCNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_search0Cs3KQZ4soiI0h_4sort(ptr align 8 %_1, ptr align 4 %p) unnamed_addr #0 !dbg !1861 {
start:
  %_3 = load ptr, ptr %_1, align 8, !dbg !1863
; call <i32 as core::cmp::Ord>::cmp
  %_0 = call i8 @_RNvXs1d_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_3Ord3cmpCs3KQZ4soiI0h_4sort(ptr align 4 %p, ptr align 4 %_3) #13, !dbg !1864
  ret i8 %_0, !dbg !1865
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #3 !dbg !1866 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3KQZ4soiI0h_4sort() #18, !dbg !1870
  unreachable, !dbg !1870
}

; <[i32]>::split_at_mut
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort(ptr sret([32 x i8]) align 8 %pair, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 !dbg !1871 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1, !dbg !1872
  br i1 %_6, label %bb1, label %bb2, !dbg !1872

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #16, !dbg !1875
  unreachable, !dbg !1875

bb1:                                              ; preds = %start
  br label %bb3, !dbg !1876

bb3:                                              ; preds = %bb1
; call <[_]>::split_at_mut_unchecked::precondition_check
  call void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp22split_at_mut_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %mid, i64 %self.1, ptr align 8 @alloc_816c80670b4d569e044ccf3a9dc6e52c) #13, !dbg !1882
  br label %bb4, !dbg !1882

bb4:                                              ; preds = %bb3
  br label %bb5, !dbg !1883

bb5:                                              ; preds = %bb4
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %self.0, i64 4, i64 4, i64 %mid, ptr align 8 @alloc_816c80670b4d569e044ccf3a9dc6e52c) #13, !dbg !1887
  br label %bb7, !dbg !1888

bb7:                                              ; preds = %bb5
  %_13 = getelementptr inbounds nuw i32, ptr %self.0, i64 %mid, !dbg !1889
  %_14 = sub nuw i64 %self.1, %mid, !dbg !1892
  br label %bb8, !dbg !1893

bb8:                                              ; preds = %bb7
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_13, i64 4, i64 4, i64 %_14, ptr align 8 @alloc_816c80670b4d569e044ccf3a9dc6e52c) #13, !dbg !1895
  br label %bb10, !dbg !1896

bb10:                                             ; preds = %bb8
  store ptr %self.0, ptr %_8, align 8, !dbg !1897
  %1 = getelementptr inbounds i8, ptr %_8, i64 8, !dbg !1897
  store i64 %mid, ptr %1, align 8, !dbg !1897
  %2 = getelementptr inbounds i8, ptr %_8, i64 16, !dbg !1897
  store ptr %_13, ptr %2, align 8, !dbg !1897
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !1897
  store i64 %_14, ptr %3, align 8, !dbg !1897
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false), !dbg !1898
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false), !dbg !1899
  ret void, !dbg !1900
}

; <[i32]>::binary_search
; Function Attrs: convergent nounwind
define internal { i64, i64 } @_RNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_searchCs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, ptr align 4 %x) unnamed_addr #1 !dbg !1901 {
start:
; call <[i32]>::binary_search_by::<<[i32]>::binary_search::{closure#0}>
  %0 = call { i64, i64 } @_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, ptr align 4 %x) #13, !dbg !1902
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !1902
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !1902
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !1903
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !1903
  ret { i64, i64 } %2, !dbg !1903
}

; <[i32]>::sort_unstable
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl13sort_unstableCs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 !dbg !1904 {
start:
  %_4 = alloca [0 x i8], align 1
  %_4.i = icmp ult i64 %self.1, 2, !dbg !1905
  br i1 %_4.i, label %bb4.i, label %bb5.i, !dbg !1909

bb5.i:                                            ; preds = %start
  %_5.i = icmp ule i64 %self.1, 20, !dbg !1912
  br i1 %_5.i, label %bb7.i, label %bb8.i, !dbg !1913

bb4.i:                                            ; preds = %start
  br label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1915

bb8.i:                                            ; preds = %bb5.i
; call core::slice::sort::unstable::ipnsort::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, ptr %_4) #17, !dbg !1917
  br label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1917

bb7.i:                                            ; preds = %bb5.i
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i32, <i32 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, i64 1, ptr %_4) #14, !dbg !1918
  br label %_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit, !dbg !1915

_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort.exit: ; preds = %bb4.i, %bb8.i, %bb7.i
  ret void, !dbg !1919
}

; <[i32]>::swap_unchecked
; Function Attrs: convergent nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 !dbg !1920 {
start:
  %_23 = alloca [1 x i8], align 1
  %_10 = alloca [4 x i8], align 4
  br label %bb1, !dbg !1921

bb1:                                              ; preds = %start
; call <[_]>::swap_unchecked::precondition_check
  call void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp14swap_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) #13, !dbg !1923
  br label %bb3, !dbg !1924

bb3:                                              ; preds = %bb1
  %_7 = getelementptr inbounds nuw i32, ptr %self.0, i64 %a, !dbg !1925
  %_8 = getelementptr inbounds nuw i32, ptr %self.0, i64 %b, !dbg !1929
  br label %bb4, !dbg !1931

bb4:                                              ; preds = %bb3
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_7, ptr %_10, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1938
  br label %bb6, !dbg !1939

bb6:                                              ; preds = %bb4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_10, ptr align 4 %_7, i64 4, i1 false), !dbg !1940
  br label %bb8, !dbg !1941

bb8:                                              ; preds = %bb6
  br label %bb10, !dbg !1945

bb10:                                             ; preds = %bb8
  store i8 0, ptr %_23, align 1, !dbg !1946
  br label %bb11, !dbg !1945

bb11:                                             ; preds = %bb10
  %1 = load i8, ptr %_23, align 1, !dbg !1947
  %2 = trunc nuw i8 %1 to i1, !dbg !1947
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_8, ptr %_7, i64 4, i1 zeroext %2, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #13, !dbg !1947
  br label %bb13, !dbg !1948

bb13:                                             ; preds = %bb11
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %_7, ptr align 4 %_8, i64 4, i1 false), !dbg !1949
  br label %bb14, !dbg !1950

bb14:                                             ; preds = %bb13
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_10, ptr %_8, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1952
  br label %bb16, !dbg !1953

bb16:                                             ; preds = %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_8, ptr align 4 %_10, i64 4, i1 false), !dbg !1954
  ret void, !dbg !1955

bb9:                                              ; No predecessors!
  unreachable
}

; <[i32]>::swap
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort(ptr align 4 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #0 !dbg !1956 {
start:
  %_22 = alloca [1 x i8], align 1
  %_9 = alloca [4 x i8], align 4
  %_6 = icmp ult i64 %a, %self.1, !dbg !1957
  br i1 %_6, label %bb1, label %panic, !dbg !1957

bb1:                                              ; preds = %start
  %pa = getelementptr inbounds nuw i32, ptr %self.0, i64 %a, !dbg !1958
  %_8 = icmp ult i64 %b, %self.1, !dbg !1959
  br i1 %_8, label %bb2, label %panic1, !dbg !1959

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %a, i64 %self.1, ptr align 8 %0) #16, !dbg !1957
  unreachable, !dbg !1957

bb2:                                              ; preds = %bb1
  %pb = getelementptr inbounds nuw i32, ptr %self.0, i64 %b, !dbg !1961
  br label %bb3, !dbg !1962

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %b, i64 %self.1, ptr align 8 %0) #16, !dbg !1959
  unreachable, !dbg !1959

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %pa, ptr %_9, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1970
  br label %bb5, !dbg !1971

bb5:                                              ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_9, ptr align 4 %pa, i64 4, i1 false), !dbg !1972
  br label %bb7, !dbg !1973

bb7:                                              ; preds = %bb5
  br label %bb9, !dbg !1977

bb9:                                              ; preds = %bb7
  store i8 0, ptr %_22, align 1, !dbg !1978
  br label %bb10, !dbg !1977

bb10:                                             ; preds = %bb9
  %1 = load i8, ptr %_22, align 1, !dbg !1979
  %2 = trunc nuw i8 %1 to i1, !dbg !1979
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %pb, ptr %pa, i64 4, i1 zeroext %2, ptr align 8 @alloc_e171ed9b8af64c815cccc3c6e515b373) #13, !dbg !1979
  br label %bb12, !dbg !1980

bb12:                                             ; preds = %bb10
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %pa, ptr align 4 %pb, i64 4, i1 false), !dbg !1981
  br label %bb13, !dbg !1982

bb13:                                             ; preds = %bb12
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_9, ptr %pb, i64 4, i64 4, i64 1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !1984
  br label %bb15, !dbg !1985

bb15:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %pb, ptr align 4 %_9, i64 4, i1 false), !dbg !1986
  ret void, !dbg !1987

bb8:                                              ; No predecessors!
  unreachable
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %self, i64 %align) unnamed_addr #0 !dbg !1988 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !1989
  %2 = trunc i64 %1 to i32, !dbg !1989
  store i32 %2, ptr %0, align 4, !dbg !1989
  %_8 = load i32, ptr %0, align 4, !dbg !1989
  %3 = icmp eq i32 %_8, 1, !dbg !1994
  br i1 %3, label %bb1, label %bb2, !dbg !1994

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !1995
  %_7 = sub i64 %align, 1, !dbg !1998
  %_5 = and i64 %_6, %_7, !dbg !1999
  %_0 = icmp eq i64 %_5, 0, !dbg !1999
  ret i1 %_0, !dbg !2000

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #16, !dbg !2001
  unreachable, !dbg !2001
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs3KQZ4soiI0h_4sort() unnamed_addr #4 !dbg !2002 {
start:
  ret void, !dbg !2003
}

; core::ptr::swap_nonoverlapping_bytes
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytesCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 !dbg !2004 {
start:
  %_13 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %chunks = udiv i64 %bytes, 8, !dbg !2005
  %tail = urem i64 %bytes, 8, !dbg !2007
  store i64 %chunks, ptr %_7, align 8, !dbg !2009
  %0 = load i64, ptr %_7, align 8, !dbg !2011
  %1 = icmp eq i64 %0, 0, !dbg !2011
  %_8 = select i1 %1, i64 0, i64 1, !dbg !2011
  %2 = trunc nuw i64 %_8 to i1, !dbg !2014
  br i1 %2, label %bb1, label %bb3, !dbg !2014

bb1:                                              ; preds = %start
  %chunks1 = load i64, ptr %_7, align 8, !dbg !2015
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
  call void @_RINvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %chunks1) #14, !dbg !2016
  br label %bb4, !dbg !2017

bb3:                                              ; preds = %start
  br label %bb4, !dbg !2017

bb4:                                              ; preds = %bb3, %bb1
  store i64 %tail, ptr %_13, align 8, !dbg !2018
  %3 = load i64, ptr %_13, align 8, !dbg !2019
  %4 = icmp eq i64 %3, 0, !dbg !2019
  %_14 = select i1 %4, i64 0, i64 1, !dbg !2019
  %5 = trunc nuw i64 %_14 to i1, !dbg !2021
  br i1 %5, label %bb5, label %bb7, !dbg !2021

bb5:                                              ; preds = %bb4
  %tail2 = load i64, ptr %_13, align 8, !dbg !2022
  %delta = mul i64 %chunks, 8, !dbg !2023
  %_18 = getelementptr inbounds nuw i8, ptr %x, i64 %delta, !dbg !2024
  %_19 = getelementptr inbounds nuw i8, ptr %y, i64 %delta, !dbg !2028
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCs3KQZ4soiI0h_4sort(ptr %_18, ptr %_19, i64 %tail2) #13, !dbg !2030
  br label %bb8, !dbg !2031

bb7:                                              ; preds = %bb4
  br label %bb8, !dbg !2031

bb8:                                              ; preds = %bb7, %bb5
  ret void, !dbg !2032

bb9:                                              ; No predecessors!
  unreachable, !dbg !2033
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3KQZ4soiI0h_4sort() unnamed_addr #0 !dbg !2034 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2038
  ret i32 %_0, !dbg !2039
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3KQZ4soiI0h_4sort() unnamed_addr #0 !dbg !2040 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2041
  ret i32 %_0, !dbg !2042
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3KQZ4soiI0h_4sort() unnamed_addr #0 !dbg !2043 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2044
  ret i32 %_0, !dbg !2045
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3KQZ4soiI0h_4sort() unnamed_addr #5 !dbg !2046 {
start:
  call void @llvm.trap(), !dbg !2047
  unreachable, !dbg !2047
}

; <[_]>::swap_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp14swap_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %len, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #0 !dbg !2048 {
start:
  %_4 = icmp ult i64 %a, %len, !dbg !2050
  br i1 %_4, label %bb1, label %bb3, !dbg !2050

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_111374654bf6d257ff5ed1ae570a570d, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2052
  unreachable, !dbg !2052

bb1:                                              ; preds = %start
  %_5 = icmp ult i64 %b, %len, !dbg !2054
  br i1 %_5, label %bb2, label %bb3, !dbg !2054

bb2:                                              ; preds = %bb1
  ret void, !dbg !2055
}

; <[_]>::split_at_mut_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp22split_at_mut_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !2056 {
start:
  %_3 = icmp ule i64 %mid, %len, !dbg !2058
  br i1 %_3, label %bb1, label %bb2, !dbg !2058

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_6b0b11c9e93314b588b613b55005cf18, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2060
  unreachable, !dbg !2060

bb1:                                              ; preds = %start
  ret void, !dbg !2062
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3KQZ4soiI0h_4sort(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 !dbg !2063 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !2065
  br i1 %_3, label %bb1, label %bb2, !dbg !2072

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2074
  unreachable, !dbg !2074

bb1:                                              ; preds = %start
  ret void, !dbg !2076
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !2077 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !2079
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !2079
  br i1 %_7.1, label %bb1, label %bb2, !dbg !2083

bb2:                                              ; preds = %start
  ret void, !dbg !2084

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2085
  unreachable, !dbg !2085
}

; <usize>::unchecked_sub::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub18precondition_checkCs3KQZ4soiI0h_4sort(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !2087 {
start:
  %_7.0 = sub i64 %lhs, %rhs, !dbg !2089
  %_7.1 = icmp ult i64 %lhs, %rhs, !dbg !2089
  br i1 %_7.1, label %bb1, label %bb2, !dbg !2093

bb2:                                              ; preds = %start
  ret void, !dbg !2094

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_846c8306b730cf00804b037ffdb61170, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2095
  unreachable, !dbg !2095
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 !dbg !2097 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0, !dbg !2099
  br i1 %1, label %bb1, label %bb2, !dbg !2099

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1, !dbg !2099
  br label %bb3, !dbg !2099

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0, !dbg !2101
  %3 = zext i1 %2 to i8, !dbg !2101
  store i8 %3, ptr %zero_size, align 1, !dbg !2101
  br label %bb3, !dbg !2099

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1, !dbg !2102
  %_9 = trunc nuw i8 %4 to i1, !dbg !2102
; call <*const ()>::is_aligned_to
  %_15 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %src, i64 %align) #13, !dbg !2104
  br i1 %_15, label %bb12, label %bb13, !dbg !2112

bb13:                                             ; preds = %bb3
  br label %bb7, !dbg !2114

bb12:                                             ; preds = %bb3
  br i1 %_9, label %bb14, label %bb15, !dbg !2115

bb7:                                              ; preds = %bb15, %bb13
  br label %bb8, !dbg !2116

bb15:                                             ; preds = %bb12
  %_17 = ptrtoint ptr %src to i64, !dbg !2118
  %_16 = icmp eq i64 %_17, 0, !dbg !2130
  %_8 = xor i1 %_16, true, !dbg !2131
  br i1 %_8, label %bb4, label %bb7, !dbg !2114

bb14:                                             ; preds = %bb12
  br label %bb4, !dbg !2114

bb4:                                              ; preds = %bb14, %bb15
; call <*const ()>::is_aligned_to
  %_18 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %dst, i64 %align) #13, !dbg !2132
  br i1 %_18, label %bb17, label %bb18, !dbg !2138

bb8:                                              ; preds = %bb6, %bb7
  br label %bb10, !dbg !2139

bb18:                                             ; preds = %bb4
  br label %bb6, !dbg !2137

bb17:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1, !dbg !2140
  %6 = trunc nuw i8 %5 to i1, !dbg !2140
  br i1 %6, label %bb19, label %bb20, !dbg !2140

bb6:                                              ; preds = %bb20, %bb18
  br label %bb8, !dbg !2116

bb20:                                             ; preds = %bb17
  %_20 = ptrtoint ptr %dst to i64, !dbg !2141
  %_19 = icmp eq i64 %_20, 0, !dbg !2149
  %_10 = xor i1 %_19, true, !dbg !2150
  br i1 %_10, label %bb5, label %bb6, !dbg !2137

bb19:                                             ; preds = %bb17
  br label %bb5, !dbg !2137

bb5:                                              ; preds = %bb19, %bb20
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3KQZ4soiI0h_4sort(ptr %src, ptr %dst, i64 %size, i64 %count) #13, !dbg !2151
  br i1 %_6, label %bb11, label %bb10, !dbg !2139

bb10:                                             ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2155
  unreachable, !dbg !2155

bb11:                                             ; preds = %bb5
  ret void, !dbg !2157
}

; core::ptr::swap_nonoverlapping::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 !dbg !2158 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %size, 0, !dbg !2159
  br i1 %1, label %bb1, label %bb2, !dbg !2159

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1, !dbg !2159
  br label %bb3, !dbg !2159

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %count, 0, !dbg !2161
  %3 = zext i1 %2 to i8, !dbg !2161
  store i8 %3, ptr %zero_size, align 1, !dbg !2161
  br label %bb3, !dbg !2159

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1, !dbg !2162
  %_10 = trunc nuw i8 %4 to i1, !dbg !2162
; call <*const ()>::is_aligned_to
  %_16 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %x, i64 %align) #13, !dbg !2164
  br i1 %_16, label %bb12, label %bb13, !dbg !2170

bb13:                                             ; preds = %bb3
  br label %bb7, !dbg !2172

bb12:                                             ; preds = %bb3
  br i1 %_10, label %bb14, label %bb15, !dbg !2173

bb7:                                              ; preds = %bb15, %bb13
  br label %bb8, !dbg !2174

bb15:                                             ; preds = %bb12
  %_18 = ptrtoint ptr %x to i64, !dbg !2176
  %_17 = icmp eq i64 %_18, 0, !dbg !2187
  %_8 = xor i1 %_17, true, !dbg !2188
  br i1 %_8, label %bb4, label %bb7, !dbg !2172

bb14:                                             ; preds = %bb12
  br label %bb4, !dbg !2172

bb4:                                              ; preds = %bb14, %bb15
; call <*const ()>::is_aligned_to
  %_19 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %y, i64 %align) #13, !dbg !2189
  br i1 %_19, label %bb17, label %bb18, !dbg !2195

bb8:                                              ; preds = %bb6, %bb7
  br label %bb10, !dbg !2196

bb18:                                             ; preds = %bb4
  br label %bb6, !dbg !2194

bb17:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1, !dbg !2197
  %6 = trunc nuw i8 %5 to i1, !dbg !2197
  br i1 %6, label %bb19, label %bb20, !dbg !2197

bb6:                                              ; preds = %bb20, %bb18
  br label %bb8, !dbg !2174

bb20:                                             ; preds = %bb17
  %_21 = ptrtoint ptr %y to i64, !dbg !2198
  %_20 = icmp eq i64 %_21, 0, !dbg !2206
  %_11 = xor i1 %_20, true, !dbg !2207
  br i1 %_11, label %bb5, label %bb6, !dbg !2194

bb19:                                             ; preds = %bb17
  br label %bb5, !dbg !2194

bb5:                                              ; preds = %bb19, %bb20
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %size, i64 %count) #13, !dbg !2208
  br i1 %_6, label %bb11, label %bb10, !dbg !2196

bb10:                                             ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_2875d9f120b8cc0de1c30c014c7b6715, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2212
  unreachable, !dbg !2212

bb11:                                             ; preds = %bb5
  ret void, !dbg !2214
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCs3KQZ4soiI0h_4sort(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 !dbg !2215 {
start:
  %i = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8, !dbg !2216
  %_6 = and i64 %bytes, 4, !dbg !2218
  %0 = icmp eq i64 %_6, 0, !dbg !2218
  br i1 %0, label %bb3, label %bb1, !dbg !2218

bb3:                                              ; preds = %start
  br label %bb4, !dbg !2220

bb1:                                              ; preds = %start
  %_11 = load i64, ptr %i, align 8, !dbg !2221
  %_10 = getelementptr inbounds nuw i8, ptr %x, i64 %_11, !dbg !2222
  %_15 = load i64, ptr %i, align 8, !dbg !2225
  %_14 = getelementptr inbounds nuw i8, ptr %y, i64 %_15, !dbg !2226
; call core::ptr::swap_chunk::<4>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort(ptr %_10, ptr %_14) #13, !dbg !2228
  %1 = load i64, ptr %i, align 8, !dbg !2229
  %2 = or i64 %1, 4, !dbg !2229
  store i64 %2, ptr %i, align 8, !dbg !2229
  br label %bb4, !dbg !2220

bb4:                                              ; preds = %bb1, %bb3
  %_16 = and i64 %bytes, 2, !dbg !2218
  %3 = icmp eq i64 %_16, 0, !dbg !2218
  br i1 %3, label %bb7, label %bb5, !dbg !2218

bb7:                                              ; preds = %bb4
  br label %bb8, !dbg !2220

bb5:                                              ; preds = %bb4
  %_21 = load i64, ptr %i, align 8, !dbg !2221
  %_20 = getelementptr inbounds nuw i8, ptr %x, i64 %_21, !dbg !2230
  %_25 = load i64, ptr %i, align 8, !dbg !2225
  %_24 = getelementptr inbounds nuw i8, ptr %y, i64 %_25, !dbg !2233
; call core::ptr::swap_chunk::<2>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj2_ECs3KQZ4soiI0h_4sort(ptr %_20, ptr %_24) #13, !dbg !2228
  %4 = load i64, ptr %i, align 8, !dbg !2229
  %5 = or i64 %4, 2, !dbg !2229
  store i64 %5, ptr %i, align 8, !dbg !2229
  br label %bb8, !dbg !2220

bb8:                                              ; preds = %bb5, %bb7
  %_26 = and i64 %bytes, 1, !dbg !2218
  %6 = icmp eq i64 %_26, 0, !dbg !2218
  br i1 %6, label %bb11, label %bb9, !dbg !2218

bb11:                                             ; preds = %bb8
  br label %bb12, !dbg !2220

bb9:                                              ; preds = %bb8
  %_31 = load i64, ptr %i, align 8, !dbg !2221
  %_30 = getelementptr inbounds nuw i8, ptr %x, i64 %_31, !dbg !2235
  %_35 = load i64, ptr %i, align 8, !dbg !2225
  %_34 = getelementptr inbounds nuw i8, ptr %y, i64 %_35, !dbg !2238
; call core::ptr::swap_chunk::<1>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj1_ECs3KQZ4soiI0h_4sort(ptr %_30, ptr %_34) #13, !dbg !2228
  %7 = load i64, ptr %i, align 8, !dbg !2229
  %8 = or i64 %7, 1, !dbg !2229
  store i64 %8, ptr %i, align 8, !dbg !2229
  br label %bb12, !dbg !2220

bb12:                                             ; preds = %bb9, %bb11
  ret void, !dbg !2240
}

; core::ptr::copy::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #0 !dbg !2241 {
start:
  %_14 = alloca [1 x i8], align 1
  %_7 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %src, i64 %align) #13, !dbg !2243
  br i1 %_11, label %bb4, label %bb5, !dbg !2249

bb5:                                              ; preds = %start
  br label %bb3, !dbg !2251

bb4:                                              ; preds = %start
  br i1 %zero_size, label %bb6, label %bb7, !dbg !2253

bb3:                                              ; preds = %bb2, %bb7, %bb5
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2254
  unreachable, !dbg !2254

bb7:                                              ; preds = %bb4
  %_13 = ptrtoint ptr %src to i64, !dbg !2256
  %_12 = icmp eq i64 %_13, 0, !dbg !2267
  %_5 = xor i1 %_12, true, !dbg !2268
  br i1 %_5, label %bb13, label %bb3, !dbg !2251

bb6:                                              ; preds = %bb4
  store ptr %dst, ptr %_7, align 8, !dbg !2269
  %1 = load ptr, ptr %_7, align 8, !dbg !2270
; call <*const ()>::is_aligned_to
  %2 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %1, i64 %align) #13, !dbg !2276
  %3 = zext i1 %2 to i8, !dbg !2276
  store i8 %3, ptr %_14, align 1, !dbg !2276
  %4 = load i8, ptr %_14, align 1, !dbg !2277
  %5 = trunc nuw i8 %4 to i1, !dbg !2277
  br i1 %5, label %bb10, label %bb9, !dbg !2277

bb13:                                             ; preds = %bb7
  store ptr %dst, ptr %_7, align 8, !dbg !2269
  %6 = load ptr, ptr %_7, align 8, !dbg !2270
; call <*const ()>::is_aligned_to
  %7 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %6, i64 %align) #13, !dbg !2276
  %8 = zext i1 %7 to i8, !dbg !2276
  store i8 %8, ptr %_14, align 1, !dbg !2276
  %9 = load i8, ptr %_14, align 1, !dbg !2277
  %10 = trunc nuw i8 %9 to i1, !dbg !2277
  br i1 %10, label %bb11, label %bb9, !dbg !2277

bb9:                                              ; preds = %bb6, %bb13
  br label %bb2, !dbg !2275

bb11:                                             ; preds = %bb13
  %_16 = ptrtoint ptr %dst to i64, !dbg !2278
  %_15 = icmp eq i64 %_16, 0, !dbg !2286
  %_6 = xor i1 %_15, true, !dbg !2287
  br i1 %_6, label %bb1, label %bb2, !dbg !2275

bb2:                                              ; preds = %bb9, %bb11
  br label %bb3, !dbg !2288

bb1:                                              ; preds = %bb10, %bb11
  ret void, !dbg !2290

bb10:                                             ; preds = %bb6
  br label %bb1, !dbg !2275
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 !dbg !2291 {
start:
  br i1 %cond, label %bb2, label %bb1, !dbg !2293

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2295
  unreachable, !dbg !2295

bb2:                                              ; preds = %start
  ret void, !dbg !2297
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3KQZ4soiI0h_4sort(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 !dbg !2298 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64, !dbg !2300
  %dst_usize = ptrtoint ptr %dst to i64, !dbg !2304
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count), !dbg !2307
  %_13.0 = extractvalue { i64, i1 } %0, 0, !dbg !2307
  %_13.1 = extractvalue { i64, i1 } %0, 1, !dbg !2307
  br i1 %_13.1, label %bb1, label %bb3, !dbg !2313

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2317
  store i64 %_13.0, ptr %1, align 8, !dbg !2317
  store i64 1, ptr %_9, align 8, !dbg !2317
  %2 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2318
  %size1 = load i64, ptr %2, align 8, !dbg !2318
  %_18 = icmp ult i64 %src_usize, %dst_usize, !dbg !2319
  br i1 %_18, label %bb4, label %bb5, !dbg !2319

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #16, !dbg !2323
  unreachable, !dbg !2323

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize, !dbg !2324
  store i64 %3, ptr %diff, align 8, !dbg !2324
  br label %bb6, !dbg !2325

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize, !dbg !2326
  store i64 %4, ptr %diff, align 8, !dbg !2326
  br label %bb6, !dbg !2325

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8, !dbg !2327
  %_0 = icmp uge i64 %5, %size1, !dbg !2327
  ret i1 %_0, !dbg !2329
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !2330 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort(ptr %data, i64 %align) #13, !dbg !2332
  br i1 %_11, label %bb5, label %bb6, !dbg !2338

bb6:                                              ; preds = %start
  br label %bb3, !dbg !2340

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !2342
  %_12 = icmp eq i64 %_13, 0, !dbg !2353
  %_5 = xor i1 %_12, true, !dbg !2354
  br i1 %_5, label %bb1, label %bb3, !dbg !2340

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !2355

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !2357
  br i1 %1, label %bb8, label %bb9, !dbg !2357

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2360
  unreachable, !dbg !2360

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !2362
  br label %bb10, !dbg !2363

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !2364
  store i64 %2, ptr %_14, align 8, !dbg !2364
  br label %bb10, !dbg !2363

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !2365
  %_7 = icmp ule i64 %len, %3, !dbg !2365
  br i1 %_7, label %bb2, label %bb4, !dbg !2359

bb2:                                              ; preds = %bb10
  ret void, !dbg !2367
}

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !2368 {
start:
  %_3 = icmp ult i64 %this, %len, !dbg !2370
  br i1 %_3, label %bb1, label %bb2, !dbg !2370

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !2372
  unreachable, !dbg !2372

bb1:                                              ; preds = %start
  ret void, !dbg !2374
}

; <i32 as core::cmp::Ord>::cmp
; Function Attrs: convergent inlinehint nounwind
define internal i8 @_RNvXs1d_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_3Ord3cmpCs3KQZ4soiI0h_4sort(ptr align 4 %self, ptr align 4 %other) unnamed_addr #0 !dbg !2375 {
start:
  %_3 = load i32, ptr %self, align 4, !dbg !2377
  %_4 = load i32, ptr %other, align 4, !dbg !2378
  %_0 = call i8 @llvm.scmp.i8.i32(i32 %_3, i32 %_4), !dbg !2379
  ret i8 %_0, !dbg !2380
}

; <core::array::iter::IntoIter<usize, 2> as core::ops::drop::Drop>::drop
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtB9_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort(ptr align 8 %self) unnamed_addr #0 !dbg !2381 {
start:
  br label %bb2, !dbg !2383

bb2:                                              ; preds = %start
  ret void, !dbg !2384

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::slice::sort::shared::smallsort::CopyOnDrop<i32> as core::ops::drop::Drop>::drop
; Function Attrs: convergent nounwind
define internal void @_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort(ptr align 8 %self) unnamed_addr #1 !dbg !2385 {
start:
  %_2 = load ptr, ptr %self, align 8, !dbg !2387
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !2388
  %_3 = load ptr, ptr %0, align 8, !dbg !2388
  %1 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !2389
  %_4 = load i64, ptr %1, align 8, !dbg !2389
  br label %bb1, !dbg !2390

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort(ptr %_2, ptr %_3, i64 4, i64 4, i64 %_4, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #13, !dbg !2394
  br label %bb3, !dbg !2395

bb3:                                              ; preds = %bb1
  %2 = mul i64 %_4, 4, !dbg !2396
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_3, ptr align 4 %_2, i64 %2, i1 false), !dbg !2396
  ret void, !dbg !2397
}

; <<i32 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i32, &i32)>>::call_mut
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort(ptr %_1, ptr align 4 %0, ptr align 4 %1) unnamed_addr #0 !dbg !2398 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8, !dbg !2402
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !2402
  %5 = load ptr, ptr %4, align 8, !dbg !2402
  %_3.i = load i32, ptr %3, align 4, !dbg !2403
  %_4.i = load i32, ptr %5, align 4, !dbg !2407
  %_0.i = icmp slt i32 %_3.i, %_4.i, !dbg !2403
  ret i1 %_0.i, !dbg !2402
}

; Function Attrs: convergent nounwind
define ptx_kernel void @sort(i64 %n, i64 %length, ptr %data, ptr %places) unnamed_addr #1 !dbg !2408 {
start:
  %_21 = alloca [4 x i8], align 4
  %_18 = alloca [16 x i8], align 8
  %_17 = alloca [4 x i8], align 4
  %_9 = alloca [24 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3KQZ4soiI0h_4sort() #13, !dbg !2409
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3KQZ4soiI0h_4sort() #13, !dbg !2412
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !2409
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !2409
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !2409
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !2409

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3KQZ4soiI0h_4sort() #13, !dbg !2413
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !2414
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !2414
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id.exit, !dbg !2414

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #16, !dbg !2409
  unreachable, !dbg !2409

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #16, !dbg !2414
  unreachable, !dbg !2414

_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i5 = zext i32 %_7.0.i to i64, !dbg !2414
  %_6 = icmp uge i64 %_0.i5, %n, !dbg !2415
  br i1 %_6, label %bb14, label %bb2, !dbg !2415

bb2:                                              ; preds = %_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id.exit
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i5, i64 %length), !dbg !2417
  %_13.0 = extractvalue { i64, i1 } %1, 0, !dbg !2417
  %_13.1 = extractvalue { i64, i1 } %1, 1, !dbg !2417
  br i1 %_13.1, label %panic, label %bb3, !dbg !2417

bb14:                                             ; preds = %bb13, %_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id.exit
  ret void, !dbg !2418

bb3:                                              ; preds = %bb2
  %_0.i = getelementptr inbounds nuw i32, ptr %data, i64 %_13.0, !dbg !2419
; call core::slice::raw::from_raw_parts_mut::<i32>
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mutlECs3KQZ4soiI0h_4sort(ptr %_0.i, i64 %length, ptr align 8 @alloc_23803c5844c489e106538402cfc61f3a) #13, !dbg !2422
  %_10.0 = extractvalue { ptr, i64 } %2, 0, !dbg !2422
  %_10.1 = extractvalue { ptr, i64 } %2, 1, !dbg !2422
  %_0.i4 = getelementptr inbounds nuw i32, ptr %places, i64 %_0.i5, !dbg !2423
  %_30 = ptrtoint ptr %_0.i4 to i64, !dbg !2426
  %_32 = and i64 %_30, 3, !dbg !2426
  %_33 = icmp eq i64 %_32, 0, !dbg !2426
  br i1 %_33, label %bb15, label %panic1, !dbg !2426

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_cdd21bd5cbb21f8cc52f24ea76c7ba00) #16, !dbg !2417
  unreachable, !dbg !2417

bb15:                                             ; preds = %bb3
  %_35 = ptrtoint ptr %_0.i4 to i64, !dbg !2426
  %_36 = icmp eq i64 %_35, 0, !dbg !2426
  %_37 = and i1 %_36, true, !dbg !2426
  %_38 = xor i1 %_37, true, !dbg !2426
  br i1 %_38, label %bb16, label %panic2, !dbg !2426

panic1:                                           ; preds = %bb3
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_30, ptr align 8 @alloc_8ce7f001b0f7721a95398f6e35cc5ce7) #16, !dbg !2426
  unreachable, !dbg !2426

bb16:                                             ; preds = %bb15
  store ptr %_10.0, ptr %_9, align 8, !dbg !2427
  %3 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2427
  store i64 %_10.1, ptr %3, align 8, !dbg !2427
  %4 = getelementptr inbounds i8, ptr %_9, i64 16, !dbg !2427
  store ptr %_0.i4, ptr %4, align 8, !dbg !2427
  %slice.0 = load ptr, ptr %_9, align 8, !dbg !2428
  %5 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !2428
  %slice.1 = load i64, ptr %5, align 8, !dbg !2428
  %6 = getelementptr inbounds i8, ptr %_9, i64 16, !dbg !2429
  %place = load ptr, ptr %6, align 8, !dbg !2429
; call <[i32]>::sort_unstable
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSl13sort_unstableCs3KQZ4soiI0h_4sort(ptr align 4 %slice.0, i64 %slice.1) #13, !dbg !2430
  %7 = trunc i64 %_0.i5 to i32, !dbg !2432
  store i32 %7, ptr %_21, align 4, !dbg !2432
; call <[i32]>::binary_search
  %8 = call { i64, i64 } @_RNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_searchCs3KQZ4soiI0h_4sort(ptr align 4 %slice.0, i64 %slice.1, ptr align 4 %_21) #14, !dbg !2433
  %9 = extractvalue { i64, i64 } %8, 0, !dbg !2433
  %10 = extractvalue { i64, i64 } %8, 1, !dbg !2433
  store i64 %9, ptr %_18, align 8, !dbg !2433
  %11 = getelementptr inbounds i8, ptr %_18, i64 8, !dbg !2433
  store i64 %10, ptr %11, align 8, !dbg !2433
  %_22 = load i64, ptr %_18, align 8, !dbg !2434
  %12 = getelementptr inbounds i8, ptr %_18, i64 8, !dbg !2434
  %13 = load i64, ptr %12, align 8, !dbg !2434
  %14 = trunc nuw i64 %_22 to i1, !dbg !2435
  br i1 %14, label %bb10, label %bb11, !dbg !2435

panic2:                                           ; preds = %bb15
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_8ce7f001b0f7721a95398f6e35cc5ce7) #16, !dbg !2426
  unreachable, !dbg !2426

bb10:                                             ; preds = %bb16
  %15 = getelementptr inbounds i8, ptr %_18, i64 8, !dbg !2436
  %at3 = load i64, ptr %15, align 8, !dbg !2436
  %_25 = trunc i64 %at3 to i32, !dbg !2437
  %16 = or i32 %_25, -2147483648, !dbg !2437
  store i32 %16, ptr %_17, align 4, !dbg !2437
  br label %bb13, !dbg !2439

bb11:                                             ; preds = %bb16
  %17 = getelementptr inbounds i8, ptr %_18, i64 8, !dbg !2440
  %at = load i64, ptr %17, align 8, !dbg !2440
  %18 = trunc i64 %at to i32, !dbg !2441
  store i32 %18, ptr %_17, align 4, !dbg !2441
  br label %bb13, !dbg !2443

bb13:                                             ; preds = %bb10, %bb11
  %19 = load i32, ptr %_17, align 4, !dbg !2444
  store i32 %19, ptr %place, align 4, !dbg !2444
  br label %bb14, !dbg !2418

bb9:                                              ; No predecessors!
  unreachable, !dbg !2434
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; core::num::imp::int_log10::panic_for_nonpositive_argument
; Function Attrs: cold convergent noreturn nounwind
declare void @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp9int_log1030panic_for_nonpositive_argument(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

; core::panicking::panic
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr, i64, ptr align 8) unnamed_addr #9

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #9

; core::slice::index::slice_index_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #11

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #12

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #9

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #12

; core::panicking::panic_nounwind
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr, i64) unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #12

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #11

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #11

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noinline nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #5 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #11 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { inlinehint nounwind }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noinline nounwind }
attributes #18 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/sort.rs/@/sort.2bbec47e4c05aeb3-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "binary_search_by<i32, core::slice::{impl#0}::binary_search::{closure_env#0}<i32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 2970, type: !11, scopeLine: 2970, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!8 = !DINamespace(name: "{impl#0}", scope: !9)
!9 = !DINamespace(name: "slice", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 2974, column: 24, scope: !6)
!14 = !DILocation(line: 2975, column: 12, scope: !15)
!15 = distinct !DILexicalBlock(scope: !6, file: !7, line: 2974, column: 9)
!16 = !DILocation(line: 2976, column: 20, scope: !15)
!17 = !DILocation(line: 3022, column: 5, scope: !6)
!18 = !DILocation(line: 2978, column: 24, scope: !15)
!19 = !DILocation(line: 2984, column: 9, scope: !20)
!20 = distinct !DILexicalBlock(scope: !15, file: !7, line: 2978, column: 9)
!21 = !DILocation(line: 3022, column: 6, scope: !6)
!22 = !DILocation(line: 2984, column: 15, scope: !20)
!23 = !DILocation(line: 3010, column: 49, scope: !20)
!24 = !DILocation(line: 77, column: 35, scope: !25, inlinedAt: !31)
!25 = !DILexicalBlockFile(scope: !27, file: !26, discriminator: 0)
!26 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!27 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !29, file: !28, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!28 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!29 = !DINamespace(name: "{impl#2}", scope: !30)
!30 = !DINamespace(name: "index", scope: !9)
!31 = !DILocation(line: 646, column: 26, scope: !32, inlinedAt: !34)
!32 = !DILexicalBlockFile(scope: !33, file: !7, discriminator: 2)
!33 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 639, type: !11, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!34 = !DILocation(line: 3010, column: 35, scope: !20)
!35 = !DILocation(line: 2985, column: 24, scope: !20)
!36 = !DILocation(line: 2986, column: 23, scope: !37)
!37 = distinct !DILexicalBlock(scope: !20, file: !7, line: 2985, column: 13)
!38 = !DILocation(line: 77, column: 35, scope: !25, inlinedAt: !39)
!39 = !DILocation(line: 646, column: 26, scope: !33, inlinedAt: !40)
!40 = !DILocation(line: 2991, column: 39, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !7, line: 2986, column: 13)
!42 = !DILocation(line: 78, column: 17, scope: !25, inlinedAt: !31)
!43 = !DILocation(line: 77, column: 13, scope: !25, inlinedAt: !31)
!44 = !DILocation(line: 252, column: 39, scope: !27, inlinedAt: !31)
!45 = !DILocation(line: 253, column: 13, scope: !27, inlinedAt: !31)
!46 = !DILocation(line: 3010, column: 19, scope: !20)
!47 = !DILocation(line: 3011, column: 12, scope: !48)
!48 = distinct !DILexicalBlock(scope: !20, file: !7, line: 3010, column: 9)
!49 = !DILocation(line: 3013, column: 45, scope: !48)
!50 = !DILocation(line: 77, column: 35, scope: !51, inlinedAt: !55)
!51 = !DILexicalBlockFile(scope: !52, file: !26, discriminator: 0)
!52 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !54, file: !53, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!53 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!54 = !DINamespace(name: "hint", scope: !10)
!55 = !DILocation(line: 3013, column: 22, scope: !48)
!56 = !DILocation(line: 397, column: 44, scope: !57, inlinedAt: !63)
!57 = distinct !DILexicalBlock(scope: !59, file: !58, line: 397, column: 44)
!58 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!59 = distinct !DILexicalBlock(scope: !60, file: !58, line: 397, column: 44)
!60 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCsnC4lpNxbXH_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eqCs3KQZ4soiI0h_4sort", scope: !61, file: !58, line: 397, type: !11, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!61 = !DINamespace(name: "{impl#13}", scope: !62)
!62 = !DINamespace(name: "cmp", scope: !10)
!63 = !DILocation(line: 3016, column: 33, scope: !48)
!64 = !DILocation(line: 3016, column: 26, scope: !48)
!65 = !DILocation(line: 3019, column: 45, scope: !66)
!66 = distinct !DILexicalBlock(scope: !48, file: !7, line: 3016, column: 13)
!67 = !DILocation(line: 77, column: 35, scope: !51, inlinedAt: !68)
!68 = !DILocation(line: 3019, column: 22, scope: !66)
!69 = !DILocation(line: 78, column: 17, scope: !51, inlinedAt: !55)
!70 = !DILocation(line: 3014, column: 13, scope: !48)
!71 = !DILocation(line: 3011, column: 9, scope: !48)
!72 = !DILocation(line: 78, column: 17, scope: !51, inlinedAt: !68)
!73 = !DILocation(line: 3020, column: 13, scope: !66)
!74 = !DILocation(line: 78, column: 17, scope: !25, inlinedAt: !39)
!75 = !DILocation(line: 77, column: 13, scope: !25, inlinedAt: !39)
!76 = !DILocation(line: 252, column: 39, scope: !27, inlinedAt: !39)
!77 = !DILocation(line: 253, column: 13, scope: !27, inlinedAt: !39)
!78 = !DILocation(line: 2991, column: 23, scope: !41)
!79 = !DILocation(line: 397, column: 44, scope: !80, inlinedAt: !82)
!80 = distinct !DILexicalBlock(scope: !81, file: !58, line: 397, column: 44)
!81 = distinct !DILexicalBlock(scope: !60, file: !58, line: 397, column: 44)
!82 = !DILocation(line: 2996, column: 47, scope: !83)
!83 = distinct !DILexicalBlock(scope: !41, file: !7, line: 2991, column: 13)
!84 = !DILocation(line: 2996, column: 20, scope: !83)
!85 = !DILocation(line: 407, column: 9, scope: !86, inlinedAt: !91)
!86 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitjE3newCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 406, type: !11, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!87 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!88 = !DINamespace(name: "MaybeUninit", scope: !89)
!89 = !DINamespace(name: "maybe_uninit", scope: !90)
!90 = !DINamespace(name: "mem", scope: !10)
!91 = distinct !DILocation(line: 835, column: 24, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "select_unpredictable<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core4hint20select_unpredictablejECs3KQZ4soiI0h_4sort", scope: !54, file: !53, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!93 = distinct !DILocation(line: 2996, column: 20, scope: !83)
!94 = !DILocation(line: 407, column: 9, scope: !86, inlinedAt: !95)
!95 = distinct !DILocation(line: 836, column: 25, scope: !96, inlinedAt: !93)
!96 = distinct !DILexicalBlock(scope: !92, file: !53, line: 835, column: 5)
!97 = !DILocation(line: 862, column: 21, scope: !98, inlinedAt: !93)
!98 = distinct !DILexicalBlock(scope: !99, file: !53, line: 852, column: 5)
!99 = distinct !DILexicalBlock(scope: !100, file: !53, line: 851, column: 5)
!100 = distinct !DILexicalBlock(scope: !96, file: !53, line: 836, column: 5)
!101 = !DILocation(line: 863, column: 20, scope: !102, inlinedAt: !93)
!102 = distinct !DILexicalBlock(scope: !98, file: !53, line: 862, column: 9)
!103 = !DILocation(line: 876, column: 60, scope: !104, inlinedAt: !93)
!104 = distinct !DILexicalBlock(scope: !105, file: !53, line: 869, column: 9)
!105 = distinct !DILexicalBlock(scope: !102, file: !53, line: 863, column: 9)
!106 = !DILocation(line: 876, column: 70, scope: !104, inlinedAt: !93)
!107 = !DILocation(line: 876, column: 9, scope: !104, inlinedAt: !93)
!108 = !DILocation(line: 1721, column: 9, scope: !109, inlinedAt: !112)
!109 = distinct !DISubprogram(name: "read<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readjECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!110 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!111 = !DINamespace(name: "ptr", scope: !10)
!112 = distinct !DILocation(line: 1171, column: 18, scope: !113, inlinedAt: !117)
!113 = distinct !DISubprogram(name: "read<usize>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPj4readCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!114 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!115 = !DINamespace(name: "{impl#0}", scope: !116)
!116 = !DINamespace(name: "const_ptr", scope: !111)
!117 = distinct !DILocation(line: 728, column: 49, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "assume_init<usize>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitjE11assume_initCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 721, type: !11, scopeLine: 721, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!119 = distinct !DILocation(line: 876, column: 81, scope: !104, inlinedAt: !93)
!120 = !DILocation(line: 2996, column: 13, scope: !83)
!121 = !DILocation(line: 3006, column: 13, scope: !83)
!122 = distinct !DISubprogram(name: "select_unpredictable<core::mem::maybe_uninit::MaybeUninit<*mut i32>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitOlEECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!123 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!124 = !DINamespace(name: "intrinsics", scope: !10)
!125 = !DILocation(line: 486, column: 8, scope: !122)
!126 = !DILocation(line: 491, column: 9, scope: !122)
!127 = !DILocation(line: 486, column: 5, scope: !122)
!128 = !DILocation(line: 488, column: 9, scope: !122)
!129 = !DILocation(line: 493, column: 2, scope: !122)
!130 = distinct !DISubprogram(name: "select_unpredictable<core::mem::maybe_uninit::MaybeUninit<*const i32>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitPlEECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!131 = !DILocation(line: 486, column: 8, scope: !130)
!132 = !DILocation(line: 491, column: 9, scope: !130)
!133 = !DILocation(line: 486, column: 5, scope: !130)
!134 = !DILocation(line: 488, column: 9, scope: !130)
!135 = !DILocation(line: 493, column: 2, scope: !130)
!136 = distinct !DISubprogram(name: "select_unpredictable<core::mem::maybe_uninit::MaybeUninit<usize>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitjEECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!137 = !DILocation(line: 486, column: 8, scope: !136)
!138 = !DILocation(line: 491, column: 9, scope: !136)
!139 = !DILocation(line: 486, column: 5, scope: !136)
!140 = !DILocation(line: 488, column: 9, scope: !136)
!141 = !DILocation(line: 493, column: 2, scope: !136)
!142 = distinct !DISubprogram(name: "select_unpredictable<*mut *mut i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOOlECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!143 = !DILocation(line: 486, column: 8, scope: !142)
!144 = !DILocation(line: 491, column: 9, scope: !142)
!145 = !DILocation(line: 486, column: 5, scope: !142)
!146 = !DILocation(line: 488, column: 9, scope: !142)
!147 = !DILocation(line: 493, column: 2, scope: !142)
!148 = distinct !DISubprogram(name: "select_unpredictable<*mut *const i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOPlECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!149 = !DILocation(line: 486, column: 8, scope: !148)
!150 = !DILocation(line: 491, column: 9, scope: !148)
!151 = !DILocation(line: 486, column: 5, scope: !148)
!152 = !DILocation(line: 488, column: 9, scope: !148)
!153 = !DILocation(line: 493, column: 2, scope: !148)
!154 = distinct !DISubprogram(name: "select_unpredictable<*mut usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics20select_unpredictableOjECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 485, type: !11, scopeLine: 485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!155 = !DILocation(line: 486, column: 8, scope: !154)
!156 = !DILocation(line: 491, column: 9, scope: !154)
!157 = !DILocation(line: 486, column: 5, scope: !154)
!158 = !DILocation(line: 488, column: 9, scope: !154)
!159 = !DILocation(line: 493, column: 2, scope: !154)
!160 = distinct !DISubprogram(name: "typed_swap_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics25typed_swap_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 2567, type: !11, scopeLine: 2567, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!161 = !DILocation(line: 2570, column: 14, scope: !160)
!162 = !DILocation(line: 2571, column: 2, scope: !160)
!163 = distinct !DISubprogram(name: "swap_chunk<1>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj1_ECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1437, type: !11, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!164 = !DILocation(line: 1438, column: 13, scope: !163)
!165 = !DILocation(line: 1439, column: 13, scope: !166)
!166 = distinct !DILexicalBlock(scope: !163, file: !110, line: 1438, column: 5)
!167 = !DILocation(line: 1440, column: 5, scope: !168)
!168 = distinct !DILexicalBlock(scope: !166, file: !110, line: 1439, column: 5)
!169 = !DILocation(line: 1441, column: 5, scope: !168)
!170 = !DILocation(line: 1442, column: 2, scope: !163)
!171 = distinct !DISubprogram(name: "swap_chunk<2>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj2_ECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1437, type: !11, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!172 = !DILocation(line: 1438, column: 13, scope: !171)
!173 = !DILocation(line: 1439, column: 13, scope: !174)
!174 = distinct !DILexicalBlock(scope: !171, file: !110, line: 1438, column: 5)
!175 = !DILocation(line: 1440, column: 5, scope: !176)
!176 = distinct !DILexicalBlock(scope: !174, file: !110, line: 1439, column: 5)
!177 = !DILocation(line: 1441, column: 5, scope: !176)
!178 = !DILocation(line: 1442, column: 2, scope: !171)
!179 = distinct !DISubprogram(name: "swap_chunk<4>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj4_ECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1437, type: !11, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!180 = !DILocation(line: 1438, column: 13, scope: !179)
!181 = !DILocation(line: 1439, column: 13, scope: !182)
!182 = distinct !DILexicalBlock(scope: !179, file: !110, line: 1438, column: 5)
!183 = !DILocation(line: 1440, column: 5, scope: !184)
!184 = distinct !DILexicalBlock(scope: !182, file: !110, line: 1439, column: 5)
!185 = !DILocation(line: 1441, column: 5, scope: !184)
!186 = !DILocation(line: 1442, column: 2, scope: !179)
!187 = distinct !DISubprogram(name: "swap_chunk<8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr10swap_chunkKj8_ECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1437, type: !11, scopeLine: 1437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!188 = !DILocation(line: 1438, column: 13, scope: !187)
!189 = !DILocation(line: 1439, column: 13, scope: !190)
!190 = distinct !DILexicalBlock(scope: !187, file: !110, line: 1438, column: 5)
!191 = !DILocation(line: 1440, column: 5, scope: !192)
!192 = distinct !DILexicalBlock(scope: !190, file: !110, line: 1439, column: 5)
!193 = !DILocation(line: 1441, column: 5, scope: !192)
!194 = !DILocation(line: 1442, column: 2, scope: !187)
!195 = distinct !DISubprogram(name: "drop_in_place<core::array::iter::IntoIter<usize, 2>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 810, type: !11, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!196 = !DILocation(line: 810, column: 1, scope: !195)
!197 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<i32>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDroplEECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 810, type: !11, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!198 = !DILocation(line: 810, column: 1, scope: !197)
!199 = distinct !DISubprogram(name: "swap_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1368, type: !11, scopeLine: 1368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!200 = !DILocation(line: 77, column: 35, scope: !201)
!201 = !DILexicalBlockFile(scope: !199, file: !26, discriminator: 0)
!202 = !DILocation(line: 78, column: 17, scope: !201)
!203 = !DILocation(line: 77, column: 13, scope: !201)
!204 = !DILocation(line: 457, column: 14, scope: !205, inlinedAt: !207)
!205 = distinct !DISubprogram(name: "size_of_val_raw<[i32]>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3mem15size_of_val_rawSlECs3KQZ4soiI0h_4sort", scope: !90, file: !206, line: 455, type: !11, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!206 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "f117990a17890c376e3a360d512003aa")
!207 = !DILocation(line: 1398, column: 34, scope: !208, inlinedAt: !211)
!208 = distinct !DILexicalBlock(scope: !209, file: !110, line: 1395, column: 13)
!209 = distinct !DISubprogram(name: "runtime<i32>", linkageName: "_RINvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping7runtimelECs3KQZ4soiI0h_4sort", scope: !210, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!210 = !DINamespace(name: "swap_nonoverlapping", scope: !111)
!211 = !DILocation(line: 2448, column: 9, scope: !212)
!212 = !DILexicalBlockFile(scope: !199, file: !123, discriminator: 0)
!213 = !DILocation(line: 407, column: 18, scope: !214, inlinedAt: !219)
!214 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMse_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB5_7NonZerojE3newCs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 404, type: !11, scopeLine: 404, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!215 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/nonzero.rs", directory: "", checksumkind: CSK_MD5, checksum: "98191078409d5869bdd53764aac867eb")
!216 = !DINamespace(name: "NonZero", scope: !217)
!217 = !DINamespace(name: "nonzero", scope: !218)
!218 = !DINamespace(name: "num", scope: !10)
!219 = !DILocation(line: 1399, column: 34, scope: !220, inlinedAt: !211)
!220 = distinct !DILexicalBlock(scope: !221, file: !110, line: 1399, column: 54)
!221 = distinct !DILexicalBlock(scope: !208, file: !110, line: 1398, column: 13)
!222 = !DILocation(line: 1399, column: 20, scope: !220, inlinedAt: !211)
!223 = !DILocation(line: 1399, column: 25, scope: !220, inlinedAt: !211)
!224 = !DILocation(line: 1402, column: 26, scope: !220, inlinedAt: !211)
!225 = !DILocation(line: 1399, column: 13, scope: !221, inlinedAt: !211)
!226 = !DILocation(line: 1406, column: 2, scope: !199)
!227 = !DILocation(line: 2435, column: 9, scope: !209, inlinedAt: !211)
!228 = distinct !DISubprogram(name: "from_raw_parts_mut<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mutlECs3KQZ4soiI0h_4sort", scope: !230, file: !229, line: 179, type: !11, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!229 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!230 = !DINamespace(name: "raw", scope: !9)
!231 = !DILocation(line: 77, column: 35, scope: !232)
!232 = !DILexicalBlockFile(scope: !228, file: !26, discriminator: 0)
!233 = !DILocation(line: 78, column: 17, scope: !232)
!234 = !DILocation(line: 77, column: 13, scope: !232)
!235 = !DILocation(line: 196, column: 2, scope: !228)
!236 = distinct !DISubprogram(name: "ipnsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable7ipnsortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !238, file: !237, line: 114, type: !11, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!237 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "7d77d53d53cbf5a6aa3a2563a8e3597a")
!238 = !DINamespace(name: "unstable", scope: !239)
!239 = !DINamespace(name: "sort", scope: !9)
!240 = !DILocation(line: 25, column: 8, scope: !241, inlinedAt: !245)
!241 = distinct !DILexicalBlock(scope: !243, file: !242, line: 24, column: 5)
!242 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "694d50307d8b09e28f18230edf6cbedb")
!243 = distinct !DISubprogram(name: "find_existing_run<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared17find_existing_runlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !244, file: !242, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!244 = !DINamespace(name: "shared", scope: !239)
!245 = distinct !DILocation(line: 119, column: 35, scope: !246)
!246 = distinct !DILexicalBlock(scope: !236, file: !237, line: 118, column: 5)
!247 = !DILocation(line: 33, column: 27, scope: !241, inlinedAt: !245)
!248 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !251)
!249 = !DILexicalBlockFile(scope: !250, file: !26, discriminator: 0)
!250 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !29, file: !28, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!251 = distinct !DILocation(line: 646, column: 26, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSl13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 639, type: !11, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!253 = distinct !DILocation(line: 34, column: 45, scope: !254, inlinedAt: !245)
!254 = distinct !DILexicalBlock(scope: !241, file: !242, line: 33, column: 9)
!255 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !251)
!256 = !DILocation(line: 253, column: 13, scope: !250, inlinedAt: !251)
!257 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !258)
!258 = distinct !DILocation(line: 646, column: 26, scope: !259, inlinedAt: !260)
!259 = !DILexicalBlockFile(scope: !252, file: !7, discriminator: 2)
!260 = distinct !DILocation(line: 34, column: 65, scope: !254, inlinedAt: !245)
!261 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !258)
!262 = !DILocation(line: 34, column: 35, scope: !254, inlinedAt: !245)
!263 = !DILocation(line: 35, column: 12, scope: !264, inlinedAt: !245)
!264 = distinct !DILexicalBlock(scope: !254, file: !242, line: 34, column: 9)
!265 = !DILocation(line: 26, column: 16, scope: !241, inlinedAt: !245)
!266 = !DILocation(line: 47, column: 2, scope: !243, inlinedAt: !245)
!267 = !DILocation(line: 40, column: 19, scope: !264, inlinedAt: !245)
!268 = !DILocation(line: 36, column: 19, scope: !264, inlinedAt: !245)
!269 = !DILocation(line: 0, scope: !270, inlinedAt: !245)
!270 = !DILexicalBlockFile(scope: !264, file: !271, discriminator: 0)
!271 = !DIFile(filename: "examples/rust/sort.rs", directory: ".", checksumkind: CSK_MD5, checksum: "fab105f6228628db61cfce7ccb9abb15")
!272 = !DILocation(line: 40, column: 61, scope: !264, inlinedAt: !245)
!273 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !274)
!274 = distinct !DILocation(line: 646, column: 26, scope: !275, inlinedAt: !276)
!275 = !DILexicalBlockFile(scope: !252, file: !7, discriminator: 8)
!276 = distinct !DILocation(line: 40, column: 47, scope: !264, inlinedAt: !245)
!277 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !274)
!278 = !DILocation(line: 253, column: 13, scope: !250, inlinedAt: !274)
!279 = !DILocation(line: 40, column: 87, scope: !264, inlinedAt: !245)
!280 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !281)
!281 = distinct !DILocation(line: 646, column: 26, scope: !282, inlinedAt: !283)
!282 = !DILexicalBlockFile(scope: !252, file: !7, discriminator: 10)
!283 = distinct !DILocation(line: 40, column: 73, scope: !264, inlinedAt: !245)
!284 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !281)
!285 = !DILocation(line: 253, column: 13, scope: !250, inlinedAt: !281)
!286 = !DILocation(line: 40, column: 37, scope: !264, inlinedAt: !245)
!287 = !DILocation(line: 35, column: 9, scope: !264, inlinedAt: !245)
!288 = !DILocation(line: 42, column: 17, scope: !264, inlinedAt: !245)
!289 = !DILocation(line: 40, column: 13, scope: !264, inlinedAt: !245)
!290 = !DILocation(line: 45, column: 9, scope: !264, inlinedAt: !245)
!291 = !DILocation(line: 36, column: 60, scope: !264, inlinedAt: !245)
!292 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !293)
!293 = distinct !DILocation(line: 646, column: 26, scope: !294, inlinedAt: !295)
!294 = !DILexicalBlockFile(scope: !252, file: !7, discriminator: 4)
!295 = distinct !DILocation(line: 36, column: 46, scope: !264, inlinedAt: !245)
!296 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !293)
!297 = !DILocation(line: 253, column: 13, scope: !250, inlinedAt: !293)
!298 = !DILocation(line: 36, column: 86, scope: !264, inlinedAt: !245)
!299 = !DILocation(line: 78, column: 17, scope: !249, inlinedAt: !300)
!300 = distinct !DILocation(line: 646, column: 26, scope: !301, inlinedAt: !302)
!301 = !DILexicalBlockFile(scope: !252, file: !7, discriminator: 6)
!302 = distinct !DILocation(line: 36, column: 72, scope: !264, inlinedAt: !245)
!303 = !DILocation(line: 252, column: 39, scope: !250, inlinedAt: !300)
!304 = !DILocation(line: 253, column: 13, scope: !250, inlinedAt: !300)
!305 = !DILocation(line: 36, column: 36, scope: !264, inlinedAt: !245)
!306 = !DILocation(line: 37, column: 17, scope: !264, inlinedAt: !245)
!307 = !DILocation(line: 36, column: 13, scope: !264, inlinedAt: !245)
!308 = !DILocation(line: 119, column: 35, scope: !246)
!309 = !DILocation(line: 122, column: 33, scope: !310)
!310 = distinct !DILexicalBlock(scope: !246, file: !237, line: 119, column: 5)
!311 = !DILocation(line: 124, column: 8, scope: !310)
!312 = !DILocation(line: 136, column: 21, scope: !310)
!313 = !DILocation(line: 407, column: 18, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMse_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB5_7NonZerojE3newCs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 404, type: !11, scopeLine: 404, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!315 = !DILocation(line: 1806, column: 19, scope: !316, inlinedAt: !319)
!316 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13checked_ilog2Cs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 1805, type: !11, scopeLine: 1805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!317 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!318 = !DINamespace(name: "{impl#11}", scope: !218)
!319 = !DILocation(line: 1694, column: 37, scope: !320, inlinedAt: !322)
!320 = distinct !DILexicalBlock(scope: !321, file: !317, line: 1694, column: 53)
!321 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj5ilog2Cs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 1693, type: !11, scopeLine: 1693, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!322 = !DILocation(line: 136, column: 31, scope: !310)
!323 = !DILocation(line: 1806, column: 13, scope: !316, inlinedAt: !319)
!324 = !DILocation(line: 125, column: 12, scope: !310)
!325 = !DILocation(line: 1807, column: 22, scope: !316, inlinedAt: !319)
!326 = !DILocation(line: 614, column: 21, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE13leading_zerosCs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 611, type: !11, scopeLine: 611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!328 = !DILocation(line: 1794, column: 35, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs1s_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB6_7NonZerojE5ilog2Cs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 1793, type: !11, scopeLine: 1793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!330 = !DILocation(line: 1807, column: 35, scope: !331, inlinedAt: !319)
!331 = distinct !DILexicalBlock(scope: !316, file: !317, line: 1807, column: 17)
!332 = !DILocation(line: 1794, column: 13, scope: !329, inlinedAt: !330)
!333 = !DILocation(line: 136, column: 17, scope: !310)
!334 = !DILocation(line: 137, column: 5, scope: !335)
!335 = distinct !DILexicalBlock(scope: !310, file: !237, line: 136, column: 5)
!336 = !DILocation(line: 1697, column: 17, scope: !321, inlinedAt: !322)
!337 = !DILocation(line: 138, column: 2, scope: !236)
!338 = !DILocation(line: 979, column: 24, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "reverse<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl7reverseCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 978, type: !11, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!340 = !DILocation(line: 126, column: 15, scope: !310)
!341 = !DILocation(line: 961, column: 18, scope: !342, inlinedAt: !346)
!342 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!343 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!344 = !DINamespace(name: "{impl#0}", scope: !345)
!345 = !DINamespace(name: "mut_ptr", scope: !111)
!346 = !DILocation(line: 839, column: 34, scope: !347, inlinedAt: !349)
!347 = distinct !DILexicalBlock(scope: !348, file: !7, line: 837, column: 9)
!348 = distinct !DISubprogram(name: "as_mut_ptr_range<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl16as_mut_ptr_rangeCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 836, type: !11, scopeLine: 836, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!349 = !DILocation(line: 980, column: 41, scope: !350, inlinedAt: !340)
!350 = distinct !DILexicalBlock(scope: !339, file: !7, line: 979, column: 9)
!351 = !DILocation(line: 77, column: 35, scope: !352, inlinedAt: !354)
!352 = !DILexicalBlockFile(scope: !353, file: !26, discriminator: 0)
!353 = distinct !DISubprogram(name: "from_raw_parts_mut<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mutlECs3KQZ4soiI0h_4sort", scope: !230, file: !229, line: 179, type: !11, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!354 = !DILocation(line: 990, column: 21, scope: !355, inlinedAt: !340)
!355 = distinct !DILexicalBlock(scope: !350, file: !7, line: 980, column: 9)
!356 = !DILocation(line: 78, column: 17, scope: !352, inlinedAt: !354)
!357 = !DILocation(line: 77, column: 13, scope: !352, inlinedAt: !354)
!358 = !DILocation(line: 1065, column: 12, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!360 = !DILocation(line: 991, column: 51, scope: !355, inlinedAt: !340)
!361 = !DILocation(line: 1072, column: 47, scope: !359, inlinedAt: !360)
!362 = !DILocation(line: 1072, column: 22, scope: !359, inlinedAt: !360)
!363 = !DILocation(line: 1065, column: 9, scope: !359, inlinedAt: !360)
!364 = !DILocation(line: 77, column: 35, scope: !352, inlinedAt: !365)
!365 = !DILocation(line: 991, column: 21, scope: !355, inlinedAt: !340)
!366 = !DILocation(line: 186, column: 33, scope: !353, inlinedAt: !365)
!367 = !DILocation(line: 78, column: 17, scope: !352, inlinedAt: !365)
!368 = !DILocation(line: 77, column: 13, scope: !352, inlinedAt: !365)
!369 = !DILocation(line: 133, column: 5, scope: !370, inlinedAt: !373)
!370 = distinct !DISubprogram(name: "from_raw_parts_mut<[i32], i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core3ptr8metadata18from_raw_parts_mutSllECs3KQZ4soiI0h_4sort", scope: !372, file: !371, line: 129, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!371 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/metadata.rs", directory: "", checksumkind: CSK_MD5, checksum: "c85ba1a096992da0f69a2c5ff0eac593")
!372 = !DINamespace(name: "metadata", scope: !111)
!373 = !DILocation(line: 1226, column: 5, scope: !374, inlinedAt: !376)
!374 = !DILexicalBlockFile(scope: !375, file: !110, discriminator: 2)
!375 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr24slice_from_raw_parts_mutlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1225, type: !11, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!376 = !DILocation(line: 194, column: 15, scope: !377, inlinedAt: !365)
!377 = !DILexicalBlockFile(scope: !353, file: !229, discriminator: 2)
!378 = !DILocation(line: 998, column: 9, scope: !379, inlinedAt: !340)
!379 = distinct !DILexicalBlock(scope: !355, file: !7, line: 984, column: 9)
!380 = !DILocation(line: 125, column: 9, scope: !310)
!381 = distinct !DISubprogram(name: "median3_rec<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot11median3_reclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !383, file: !382, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!382 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/pivot.rs", directory: "", checksumkind: CSK_MD5, checksum: "26ac187e86056554a2868ec9c016e4a4")
!383 = !DINamespace(name: "pivot", scope: !244)
!384 = !DILocation(line: 65, column: 12, scope: !381)
!385 = !DILocation(line: 65, column: 9, scope: !381)
!386 = !DILocation(line: 66, column: 22, scope: !381)
!387 = !DILocation(line: 67, column: 29, scope: !388)
!388 = distinct !DILexicalBlock(scope: !381, file: !382, line: 66, column: 13)
!389 = !DILocation(line: 67, column: 32, scope: !388)
!390 = !DILocation(line: 67, column: 38, scope: !388)
!391 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!393 = !DILocation(line: 67, column: 34, scope: !388)
!394 = !DILocation(line: 67, column: 53, scope: !388)
!395 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !396)
!396 = !DILocation(line: 67, column: 49, scope: !388)
!397 = !DILocation(line: 67, column: 17, scope: !388)
!398 = !DILocation(line: 68, column: 29, scope: !388)
!399 = !DILocation(line: 68, column: 32, scope: !388)
!400 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !401)
!401 = !DILocation(line: 68, column: 34, scope: !388)
!402 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !403)
!403 = !DILocation(line: 68, column: 49, scope: !388)
!404 = !DILocation(line: 68, column: 17, scope: !388)
!405 = !DILocation(line: 69, column: 29, scope: !388)
!406 = !DILocation(line: 69, column: 32, scope: !388)
!407 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !408)
!408 = !DILocation(line: 69, column: 34, scope: !388)
!409 = !DILocation(line: 863, column: 18, scope: !392, inlinedAt: !410)
!410 = !DILocation(line: 69, column: 49, scope: !388)
!411 = !DILocation(line: 69, column: 17, scope: !388)
!412 = !DILocation(line: 71, column: 17, scope: !381)
!413 = !DILocation(line: 71, column: 22, scope: !381)
!414 = !DILocation(line: 71, column: 27, scope: !381)
!415 = !DILocation(line: 82, column: 13, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "median3<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot7median3lNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !383, file: !382, line: 79, type: !11, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!417 = distinct !DILocation(line: 71, column: 9, scope: !381)
!418 = !DILocation(line: 83, column: 13, scope: !419, inlinedAt: !417)
!419 = distinct !DILexicalBlock(scope: !416, file: !382, line: 82, column: 5)
!420 = !DILocation(line: 84, column: 8, scope: !421, inlinedAt: !417)
!421 = distinct !DILexicalBlock(scope: !419, file: !382, line: 83, column: 5)
!422 = !DILocation(line: 92, column: 9, scope: !421, inlinedAt: !417)
!423 = !DILocation(line: 84, column: 5, scope: !421, inlinedAt: !417)
!424 = !DILocation(line: 88, column: 17, scope: !421, inlinedAt: !417)
!425 = !DILocation(line: 89, column: 12, scope: !426, inlinedAt: !417)
!426 = distinct !DILexicalBlock(scope: !421, file: !382, line: 88, column: 9)
!427 = !DILocation(line: 89, column: 31, scope: !426, inlinedAt: !417)
!428 = !DILocation(line: 89, column: 9, scope: !426, inlinedAt: !417)
!429 = !DILocation(line: 89, column: 20, scope: !426, inlinedAt: !417)
!430 = !DILocation(line: 94, column: 2, scope: !416, inlinedAt: !417)
!431 = !DILocation(line: 73, column: 2, scope: !381)
!432 = distinct !DISubprogram(name: "choose_pivot<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared5pivot12choose_pivotlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !383, file: !382, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!433 = !DILocation(line: 19, column: 8, scope: !434)
!434 = distinct !DILexicalBlock(scope: !432, file: !382, line: 18, column: 5)
!435 = !DILocation(line: 28, column: 25, scope: !436)
!436 = distinct !DILexicalBlock(scope: !434, file: !382, line: 27, column: 9)
!437 = !DILocation(line: 31, column: 28, scope: !438)
!438 = distinct !DILexicalBlock(scope: !439, file: !382, line: 30, column: 9)
!439 = distinct !DILexicalBlock(scope: !436, file: !382, line: 28, column: 9)
!440 = !DILocation(line: 863, column: 18, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!442 = !DILocation(line: 31, column: 24, scope: !438)
!443 = !DILocation(line: 32, column: 28, scope: !444)
!444 = distinct !DILexicalBlock(scope: !438, file: !382, line: 31, column: 9)
!445 = !DILocation(line: 863, column: 18, scope: !441, inlinedAt: !446)
!446 = !DILocation(line: 32, column: 24, scope: !444)
!447 = !DILocation(line: 34, column: 12, scope: !448)
!448 = distinct !DILexicalBlock(scope: !444, file: !382, line: 32, column: 9)
!449 = !DILocation(line: 20, column: 9, scope: !434)
!450 = !DILocation(line: 37, column: 13, scope: !448)
!451 = !DILocation(line: 77, column: 35, scope: !452, inlinedAt: !454)
!452 = !DILexicalBlockFile(scope: !453, file: !26, discriminator: 0)
!453 = distinct !DISubprogram(name: "offset_from_unsigned<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl20offset_from_unsignedCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 701, type: !11, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!454 = !DILocation(line: 37, column: 54, scope: !448)
!455 = !DILocation(line: 82, column: 13, scope: !416, inlinedAt: !456)
!456 = distinct !DILocation(line: 35, column: 13, scope: !448)
!457 = !DILocation(line: 83, column: 13, scope: !419, inlinedAt: !456)
!458 = !DILocation(line: 84, column: 8, scope: !421, inlinedAt: !456)
!459 = !DILocation(line: 92, column: 9, scope: !421, inlinedAt: !456)
!460 = !DILocation(line: 84, column: 5, scope: !421, inlinedAt: !456)
!461 = !DILocation(line: 88, column: 17, scope: !421, inlinedAt: !456)
!462 = !DILocation(line: 89, column: 12, scope: !426, inlinedAt: !456)
!463 = !DILocation(line: 89, column: 31, scope: !426, inlinedAt: !456)
!464 = !DILocation(line: 89, column: 9, scope: !426, inlinedAt: !456)
!465 = !DILocation(line: 89, column: 20, scope: !426, inlinedAt: !456)
!466 = !DILocation(line: 94, column: 2, scope: !416, inlinedAt: !456)
!467 = !DILocation(line: 77, column: 35, scope: !452, inlinedAt: !468)
!468 = !DILocation(line: 35, column: 45, scope: !448)
!469 = !DILocation(line: 78, column: 17, scope: !452, inlinedAt: !454)
!470 = !DILocation(line: 77, column: 13, scope: !452, inlinedAt: !454)
!471 = !DILocation(line: 727, column: 17, scope: !472, inlinedAt: !454)
!472 = distinct !DILexicalBlock(scope: !453, file: !114, line: 726, column: 9)
!473 = !DILocation(line: 727, column: 37, scope: !472, inlinedAt: !454)
!474 = !DILocation(line: 729, column: 18, scope: !472, inlinedAt: !454)
!475 = !DILocation(line: 34, column: 9, scope: !448)
!476 = !DILocation(line: 727, column: 9, scope: !472, inlinedAt: !454)
!477 = !DILocation(line: 42, column: 32, scope: !478)
!478 = distinct !DILexicalBlock(scope: !434, file: !382, line: 26, column: 5)
!479 = !DILocation(line: 77, column: 35, scope: !480, inlinedAt: !482)
!480 = !DILexicalBlockFile(scope: !481, file: !26, discriminator: 0)
!481 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !54, file: !53, line: 202, type: !11, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!482 = !DILocation(line: 42, column: 9, scope: !478)
!483 = !DILocation(line: 78, column: 17, scope: !452, inlinedAt: !468)
!484 = !DILocation(line: 77, column: 13, scope: !452, inlinedAt: !468)
!485 = !DILocation(line: 727, column: 17, scope: !486, inlinedAt: !468)
!486 = distinct !DILexicalBlock(scope: !453, file: !114, line: 726, column: 9)
!487 = !DILocation(line: 727, column: 37, scope: !486, inlinedAt: !468)
!488 = !DILocation(line: 729, column: 18, scope: !486, inlinedAt: !468)
!489 = !DILocation(line: 727, column: 9, scope: !486, inlinedAt: !468)
!490 = !DILocation(line: 78, column: 17, scope: !480, inlinedAt: !482)
!491 = !DILocation(line: 45, column: 2, scope: !432)
!492 = distinct !DISubprogram(name: "insert_tail<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort11insert_taillNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 542, type: !11, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!493 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/shared/smallsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "8c9626ba4802244e0fd645526c52bc5d")
!494 = !DINamespace(name: "smallsort", scope: !244)
!495 = !DILocation(line: 1065, column: 12, scope: !496, inlinedAt: !497)
!496 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!497 = !DILocation(line: 546, column: 29, scope: !492)
!498 = !DILocation(line: 1072, column: 22, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 1065, column: 9, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 547, column: 29, scope: !501)
!501 = distinct !DILexicalBlock(scope: !492, file: !493, line: 546, column: 9)
!502 = !DILocation(line: 547, column: 13, scope: !501)
!503 = !DILocation(line: 577, column: 2, scope: !492)
!504 = !DILocation(line: 1721, column: 9, scope: !505, inlinedAt: !506)
!505 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!506 = !DILocation(line: 1263, column: 18, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl4readCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 1258, type: !11, scopeLine: 1258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!508 = !DILocation(line: 556, column: 42, scope: !501)
!509 = !DILocation(line: 185, column: 9, scope: !510, inlinedAt: !514)
!510 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDroplE3newCs3KQZ4soiI0h_4sort", scope: !512, file: !511, line: 184, type: !11, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!511 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/manually_drop.rs", directory: "", checksumkind: CSK_MD5, checksum: "f2d905afd131cce616527f096419d1e9")
!512 = !DINamespace(name: "ManuallyDrop", scope: !513)
!513 = !DINamespace(name: "manually_drop", scope: !90)
!514 = !DILocation(line: 556, column: 19, scope: !501)
!515 = !DILocation(line: 557, column: 29, scope: !516)
!516 = distinct !DILexicalBlock(scope: !501, file: !493, line: 556, column: 9)
!517 = !DILocation(line: 559, column: 9, scope: !518)
!518 = distinct !DILexicalBlock(scope: !516, file: !493, line: 557, column: 9)
!519 = !DILocation(line: 563, column: 38, scope: !518)
!520 = !DILocation(line: 563, column: 44, scope: !518)
!521 = !DILocation(line: 77, column: 35, scope: !522, inlinedAt: !524)
!522 = !DILexicalBlockFile(scope: !523, file: !26, discriminator: 0)
!523 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!524 = !DILocation(line: 563, column: 13, scope: !518)
!525 = !DILocation(line: 78, column: 17, scope: !522, inlinedAt: !524)
!526 = !DILocation(line: 77, column: 13, scope: !522, inlinedAt: !524)
!527 = !DILocation(line: 552, column: 14, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 564, column: 29, scope: !518)
!529 = !DILocation(line: 564, column: 13, scope: !518)
!530 = !DILocation(line: 566, column: 16, scope: !518)
!531 = !DILocation(line: 1065, column: 12, scope: !496, inlinedAt: !532)
!532 = !DILocation(line: 571, column: 25, scope: !518)
!533 = !DILocation(line: 0, scope: !534)
!534 = !DILexicalBlockFile(scope: !518, file: !271, discriminator: 0)
!535 = !DILocation(line: 1072, column: 22, scope: !496, inlinedAt: !532)
!536 = !DILocation(line: 1065, column: 9, scope: !496, inlinedAt: !532)
!537 = !DILocation(line: 571, column: 13, scope: !518)
!538 = !DILocation(line: 572, column: 31, scope: !518)
!539 = !DILocation(line: 572, column: 17, scope: !518)
!540 = !DILocation(line: 576, column: 5, scope: !516)
!541 = distinct !DISubprogram(name: "sort4_stable<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort4_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 612, type: !11, scopeLine: 612, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!542 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !544)
!543 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!544 = !DILocation(line: 626, column: 35, scope: !541)
!545 = !DILocation(line: 626, column: 18, scope: !541)
!546 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !547)
!547 = !DILocation(line: 627, column: 35, scope: !548)
!548 = distinct !DILexicalBlock(scope: !541, file: !493, line: 626, column: 9)
!549 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !550)
!550 = !DILocation(line: 627, column: 52, scope: !548)
!551 = !DILocation(line: 627, column: 18, scope: !548)
!552 = !DILocation(line: 628, column: 28, scope: !553)
!553 = distinct !DILexicalBlock(scope: !548, file: !493, line: 627, column: 9)
!554 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !555)
!555 = !DILocation(line: 628, column: 24, scope: !553)
!556 = !DILocation(line: 629, column: 28, scope: !557)
!557 = distinct !DILexicalBlock(scope: !553, file: !493, line: 628, column: 9)
!558 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !559)
!559 = !DILocation(line: 629, column: 24, scope: !557)
!560 = !DILocation(line: 630, column: 32, scope: !561)
!561 = distinct !DILexicalBlock(scope: !557, file: !493, line: 629, column: 9)
!562 = !DILocation(line: 630, column: 28, scope: !561)
!563 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !564)
!564 = !DILocation(line: 630, column: 24, scope: !561)
!565 = !DILocation(line: 631, column: 33, scope: !566)
!566 = distinct !DILexicalBlock(scope: !561, file: !493, line: 630, column: 9)
!567 = !DILocation(line: 631, column: 32, scope: !566)
!568 = !DILocation(line: 631, column: 28, scope: !566)
!569 = !DILocation(line: 863, column: 18, scope: !543, inlinedAt: !570)
!570 = !DILocation(line: 631, column: 24, scope: !566)
!571 = !DILocation(line: 641, column: 18, scope: !572)
!572 = distinct !DILexicalBlock(scope: !566, file: !493, line: 631, column: 9)
!573 = !DILocation(line: 642, column: 18, scope: !574)
!574 = distinct !DILexicalBlock(scope: !572, file: !493, line: 641, column: 9)
!575 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !577)
!576 = distinct !DISubprogram(name: "new<*const i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitPlE3newCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 406, type: !11, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!577 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !579)
!578 = distinct !DISubprogram(name: "select_unpredictable<*const i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core4hint20select_unpredictablePlECs3KQZ4soiI0h_4sort", scope: !54, file: !53, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!579 = distinct !DILocation(line: 643, column: 19, scope: !580)
!580 = distinct !DILexicalBlock(scope: !574, file: !493, line: 642, column: 9)
!581 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !582)
!582 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !579)
!583 = distinct !DILexicalBlock(scope: !578, file: !53, line: 835, column: 5)
!584 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !579)
!585 = distinct !DILexicalBlock(scope: !586, file: !53, line: 852, column: 5)
!586 = distinct !DILexicalBlock(scope: !587, file: !53, line: 851, column: 5)
!587 = distinct !DILexicalBlock(scope: !583, file: !53, line: 836, column: 5)
!588 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !579)
!589 = distinct !DILexicalBlock(scope: !585, file: !53, line: 862, column: 9)
!590 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !579)
!591 = distinct !DILexicalBlock(scope: !592, file: !53, line: 869, column: 9)
!592 = distinct !DILexicalBlock(scope: !589, file: !53, line: 863, column: 9)
!593 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !579)
!594 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !579)
!595 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !597)
!596 = distinct !DISubprogram(name: "read<*const i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readPlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!597 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !599)
!598 = distinct !DISubprogram(name: "read<*const i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPPl4readCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!599 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "assume_init<*const i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitPlE11assume_initCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 721, type: !11, scopeLine: 721, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!601 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !579)
!602 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !603)
!603 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !604)
!604 = distinct !DILocation(line: 644, column: 19, scope: !605)
!605 = distinct !DILexicalBlock(scope: !580, file: !493, line: 643, column: 9)
!606 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !607)
!607 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !604)
!608 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !604)
!609 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !604)
!610 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !604)
!611 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !604)
!612 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !604)
!613 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !614)
!614 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !615)
!615 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !616)
!616 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !604)
!617 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !618)
!618 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !619)
!619 = distinct !DILocation(line: 645, column: 62, scope: !620)
!620 = distinct !DILexicalBlock(scope: !605, file: !493, line: 644, column: 9)
!621 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !622)
!622 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !619)
!623 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !619)
!624 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !619)
!625 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !619)
!626 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !619)
!627 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !619)
!628 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !629)
!629 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !630)
!630 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !631)
!631 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !619)
!632 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !633)
!633 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !634)
!634 = distinct !DILocation(line: 645, column: 28, scope: !620)
!635 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !636)
!636 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !634)
!637 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !634)
!638 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !634)
!639 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !634)
!640 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !634)
!641 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !634)
!642 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !643)
!643 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !644)
!644 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !645)
!645 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !634)
!646 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !647)
!647 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !648)
!648 = distinct !DILocation(line: 646, column: 63, scope: !649)
!649 = distinct !DILexicalBlock(scope: !620, file: !493, line: 645, column: 9)
!650 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !651)
!651 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !648)
!652 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !648)
!653 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !648)
!654 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !648)
!655 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !648)
!656 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !648)
!657 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !658)
!658 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !659)
!659 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !660)
!660 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !648)
!661 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !662)
!662 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !663)
!663 = distinct !DILocation(line: 646, column: 29, scope: !649)
!664 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !665)
!665 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !663)
!666 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !663)
!667 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !663)
!668 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !663)
!669 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !663)
!670 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !663)
!671 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !672)
!672 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !673)
!673 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !674)
!674 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !663)
!675 = !DILocation(line: 649, column: 18, scope: !676)
!676 = distinct !DILexicalBlock(scope: !649, file: !493, line: 646, column: 9)
!677 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !678)
!678 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !679)
!679 = distinct !DILocation(line: 650, column: 18, scope: !680)
!680 = distinct !DILexicalBlock(scope: !676, file: !493, line: 649, column: 9)
!681 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !682)
!682 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !679)
!683 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !679)
!684 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !679)
!685 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !679)
!686 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !679)
!687 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !679)
!688 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !689)
!689 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !690)
!690 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !691)
!691 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !679)
!692 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !693)
!693 = distinct !DILocation(line: 835, column: 24, scope: !578, inlinedAt: !694)
!694 = distinct !DILocation(line: 651, column: 18, scope: !695)
!695 = distinct !DILexicalBlock(scope: !680, file: !493, line: 650, column: 9)
!696 = !DILocation(line: 407, column: 9, scope: !576, inlinedAt: !697)
!697 = distinct !DILocation(line: 836, column: 25, scope: !583, inlinedAt: !694)
!698 = !DILocation(line: 862, column: 21, scope: !585, inlinedAt: !694)
!699 = !DILocation(line: 863, column: 20, scope: !589, inlinedAt: !694)
!700 = !DILocation(line: 876, column: 60, scope: !591, inlinedAt: !694)
!701 = !DILocation(line: 876, column: 70, scope: !591, inlinedAt: !694)
!702 = !DILocation(line: 876, column: 9, scope: !591, inlinedAt: !694)
!703 = !DILocation(line: 1721, column: 9, scope: !596, inlinedAt: !704)
!704 = distinct !DILocation(line: 1171, column: 18, scope: !598, inlinedAt: !705)
!705 = distinct !DILocation(line: 728, column: 49, scope: !600, inlinedAt: !706)
!706 = distinct !DILocation(line: 876, column: 81, scope: !591, inlinedAt: !694)
!707 = !DILocation(line: 77, column: 35, scope: !708, inlinedAt: !710)
!708 = !DILexicalBlockFile(scope: !709, file: !26, discriminator: 0)
!709 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!710 = !DILocation(line: 653, column: 9, scope: !711)
!711 = distinct !DILexicalBlock(scope: !695, file: !493, line: 651, column: 9)
!712 = !DILocation(line: 78, column: 17, scope: !708, inlinedAt: !710)
!713 = !DILocation(line: 77, column: 13, scope: !708, inlinedAt: !710)
!714 = !DILocation(line: 552, column: 14, scope: !709, inlinedAt: !710)
!715 = !DILocation(line: 961, column: 18, scope: !716, inlinedAt: !717)
!716 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!717 = !DILocation(line: 654, column: 42, scope: !711)
!718 = !DILocation(line: 77, column: 35, scope: !708, inlinedAt: !719)
!719 = !DILocation(line: 654, column: 9, scope: !711)
!720 = !DILocation(line: 78, column: 17, scope: !708, inlinedAt: !719)
!721 = !DILocation(line: 77, column: 13, scope: !708, inlinedAt: !719)
!722 = !DILocation(line: 552, column: 14, scope: !709, inlinedAt: !719)
!723 = !DILocation(line: 961, column: 18, scope: !716, inlinedAt: !724)
!724 = !DILocation(line: 655, column: 42, scope: !711)
!725 = !DILocation(line: 77, column: 35, scope: !708, inlinedAt: !726)
!726 = !DILocation(line: 655, column: 9, scope: !711)
!727 = !DILocation(line: 78, column: 17, scope: !708, inlinedAt: !726)
!728 = !DILocation(line: 77, column: 13, scope: !708, inlinedAt: !726)
!729 = !DILocation(line: 552, column: 14, scope: !709, inlinedAt: !726)
!730 = !DILocation(line: 961, column: 18, scope: !716, inlinedAt: !731)
!731 = !DILocation(line: 656, column: 43, scope: !711)
!732 = !DILocation(line: 77, column: 35, scope: !708, inlinedAt: !733)
!733 = !DILocation(line: 656, column: 9, scope: !711)
!734 = !DILocation(line: 78, column: 17, scope: !708, inlinedAt: !733)
!735 = !DILocation(line: 77, column: 13, scope: !708, inlinedAt: !733)
!736 = !DILocation(line: 552, column: 14, scope: !709, inlinedAt: !733)
!737 = !DILocation(line: 658, column: 2, scope: !541)
!738 = distinct !DISubprogram(name: "sort8_stable<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12sort8_stablelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 663, type: !11, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!739 = !DILocation(line: 671, column: 9, scope: !738)
!740 = !DILocation(line: 961, column: 18, scope: !741, inlinedAt: !742)
!741 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!742 = !DILocation(line: 672, column: 29, scope: !738)
!743 = !DILocation(line: 961, column: 18, scope: !741, inlinedAt: !744)
!744 = !DILocation(line: 672, column: 50, scope: !738)
!745 = !DILocation(line: 672, column: 9, scope: !738)
!746 = !DILocation(line: 678, column: 9, scope: !738)
!747 = !DILocation(line: 680, column: 2, scope: !738)
!748 = distinct !DISubprogram(name: "swap_if_less<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort12swap_if_lesslNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 386, type: !11, scopeLine: 386, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!749 = !DILocation(line: 961, column: 18, scope: !750, inlinedAt: !751)
!750 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!751 = !DILocation(line: 393, column: 26, scope: !748)
!752 = !DILocation(line: 961, column: 18, scope: !750, inlinedAt: !753)
!753 = !DILocation(line: 394, column: 26, scope: !754)
!754 = distinct !DILexicalBlock(scope: !748, file: !493, line: 393, column: 9)
!755 = !DILocation(line: 401, column: 27, scope: !756)
!756 = distinct !DILexicalBlock(scope: !754, file: !493, line: 394, column: 9)
!757 = !DILocation(line: 407, column: 9, scope: !758, inlinedAt: !759)
!758 = distinct !DISubprogram(name: "new<*mut i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitOlE3newCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 406, type: !11, scopeLine: 406, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!759 = distinct !DILocation(line: 835, column: 24, scope: !760, inlinedAt: !761)
!760 = distinct !DISubprogram(name: "select_unpredictable<*mut i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core4hint20select_unpredictableOlECs3KQZ4soiI0h_4sort", scope: !54, file: !53, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!761 = distinct !DILocation(line: 411, column: 24, scope: !762)
!762 = distinct !DILexicalBlock(scope: !756, file: !493, line: 401, column: 9)
!763 = !DILocation(line: 407, column: 9, scope: !758, inlinedAt: !764)
!764 = distinct !DILocation(line: 836, column: 25, scope: !765, inlinedAt: !761)
!765 = distinct !DILexicalBlock(scope: !760, file: !53, line: 835, column: 5)
!766 = !DILocation(line: 862, column: 21, scope: !767, inlinedAt: !761)
!767 = distinct !DILexicalBlock(scope: !768, file: !53, line: 852, column: 5)
!768 = distinct !DILexicalBlock(scope: !769, file: !53, line: 851, column: 5)
!769 = distinct !DILexicalBlock(scope: !765, file: !53, line: 836, column: 5)
!770 = !DILocation(line: 863, column: 20, scope: !771, inlinedAt: !761)
!771 = distinct !DILexicalBlock(scope: !767, file: !53, line: 862, column: 9)
!772 = !DILocation(line: 876, column: 60, scope: !773, inlinedAt: !761)
!773 = distinct !DILexicalBlock(scope: !774, file: !53, line: 869, column: 9)
!774 = distinct !DILexicalBlock(scope: !771, file: !53, line: 863, column: 9)
!775 = !DILocation(line: 876, column: 70, scope: !773, inlinedAt: !761)
!776 = !DILocation(line: 876, column: 9, scope: !773, inlinedAt: !761)
!777 = !DILocation(line: 1721, column: 9, scope: !778, inlinedAt: !779)
!778 = distinct !DISubprogram(name: "read<*mut i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readOlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!779 = distinct !DILocation(line: 1171, column: 18, scope: !780, inlinedAt: !781)
!780 = distinct !DISubprogram(name: "read<*mut i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPOl4readCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!781 = distinct !DILocation(line: 728, column: 49, scope: !782, inlinedAt: !783)
!782 = distinct !DISubprogram(name: "assume_init<*mut i32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitOlE11assume_initCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 721, type: !11, scopeLine: 721, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!783 = distinct !DILocation(line: 876, column: 81, scope: !773, inlinedAt: !761)
!784 = !DILocation(line: 407, column: 9, scope: !758, inlinedAt: !785)
!785 = distinct !DILocation(line: 835, column: 24, scope: !760, inlinedAt: !786)
!786 = distinct !DILocation(line: 412, column: 24, scope: !787)
!787 = distinct !DILexicalBlock(scope: !762, file: !493, line: 411, column: 9)
!788 = !DILocation(line: 407, column: 9, scope: !758, inlinedAt: !789)
!789 = distinct !DILocation(line: 836, column: 25, scope: !765, inlinedAt: !786)
!790 = !DILocation(line: 862, column: 21, scope: !767, inlinedAt: !786)
!791 = !DILocation(line: 863, column: 20, scope: !771, inlinedAt: !786)
!792 = !DILocation(line: 876, column: 60, scope: !773, inlinedAt: !786)
!793 = !DILocation(line: 876, column: 70, scope: !773, inlinedAt: !786)
!794 = !DILocation(line: 876, column: 9, scope: !773, inlinedAt: !786)
!795 = !DILocation(line: 1721, column: 9, scope: !778, inlinedAt: !796)
!796 = distinct !DILocation(line: 1171, column: 18, scope: !780, inlinedAt: !797)
!797 = distinct !DILocation(line: 728, column: 49, scope: !782, inlinedAt: !798)
!798 = distinct !DILocation(line: 876, column: 81, scope: !773, inlinedAt: !786)
!799 = !DILocation(line: 1721, column: 9, scope: !800, inlinedAt: !801)
!800 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!801 = !DILocation(line: 414, column: 46, scope: !802)
!802 = distinct !DILexicalBlock(scope: !787, file: !493, line: 412, column: 9)
!803 = !DILocation(line: 185, column: 9, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDroplE3newCs3KQZ4soiI0h_4sort", scope: !512, file: !511, line: 184, type: !11, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!805 = !DILocation(line: 414, column: 28, scope: !802)
!806 = !DILocation(line: 77, column: 35, scope: !807, inlinedAt: !809)
!807 = !DILexicalBlockFile(scope: !808, file: !26, discriminator: 0)
!808 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!809 = !DILocation(line: 415, column: 9, scope: !810)
!810 = distinct !DILexicalBlock(scope: !802, file: !493, line: 414, column: 9)
!811 = !DILocation(line: 638, column: 35, scope: !808, inlinedAt: !809)
!812 = !DILocation(line: 638, column: 48, scope: !808, inlinedAt: !809)
!813 = !DILocation(line: 78, column: 17, scope: !807, inlinedAt: !809)
!814 = !DILocation(line: 77, column: 13, scope: !807, inlinedAt: !809)
!815 = !DILocation(line: 643, column: 9, scope: !808, inlinedAt: !809)
!816 = !DILocation(line: 77, column: 35, scope: !817, inlinedAt: !819)
!817 = !DILexicalBlockFile(scope: !818, file: !26, discriminator: 0)
!818 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!819 = !DILocation(line: 416, column: 9, scope: !810)
!820 = !DILocation(line: 78, column: 17, scope: !817, inlinedAt: !819)
!821 = !DILocation(line: 77, column: 13, scope: !817, inlinedAt: !819)
!822 = !DILocation(line: 552, column: 14, scope: !818, inlinedAt: !819)
!823 = !DILocation(line: 418, column: 2, scope: !748)
!824 = distinct !DISubprogram(name: "sort9_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort13sort9_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 426, type: !11, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!825 = !DILocation(line: 430, column: 8, scope: !824)
!826 = !DILocation(line: 441, column: 9, scope: !827)
!827 = distinct !DILexicalBlock(scope: !824, file: !493, line: 434, column: 5)
!828 = !DILocation(line: 442, column: 9, scope: !827)
!829 = !DILocation(line: 443, column: 9, scope: !827)
!830 = !DILocation(line: 444, column: 9, scope: !827)
!831 = !DILocation(line: 445, column: 9, scope: !827)
!832 = !DILocation(line: 446, column: 9, scope: !827)
!833 = !DILocation(line: 447, column: 9, scope: !827)
!834 = !DILocation(line: 448, column: 9, scope: !827)
!835 = !DILocation(line: 449, column: 9, scope: !827)
!836 = !DILocation(line: 450, column: 9, scope: !827)
!837 = !DILocation(line: 451, column: 9, scope: !827)
!838 = !DILocation(line: 452, column: 9, scope: !827)
!839 = !DILocation(line: 453, column: 9, scope: !827)
!840 = !DILocation(line: 454, column: 9, scope: !827)
!841 = !DILocation(line: 455, column: 9, scope: !827)
!842 = !DILocation(line: 456, column: 9, scope: !827)
!843 = !DILocation(line: 457, column: 9, scope: !827)
!844 = !DILocation(line: 458, column: 9, scope: !827)
!845 = !DILocation(line: 459, column: 9, scope: !827)
!846 = !DILocation(line: 460, column: 9, scope: !827)
!847 = !DILocation(line: 461, column: 9, scope: !827)
!848 = !DILocation(line: 462, column: 9, scope: !827)
!849 = !DILocation(line: 463, column: 9, scope: !827)
!850 = !DILocation(line: 464, column: 9, scope: !827)
!851 = !DILocation(line: 465, column: 9, scope: !827)
!852 = !DILocation(line: 467, column: 2, scope: !824)
!853 = !DILocation(line: 431, column: 9, scope: !824)
!854 = distinct !DISubprogram(name: "sort13_optimal<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort14sort13_optimallNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 475, type: !11, scopeLine: 475, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!855 = !DILocation(line: 479, column: 8, scope: !854)
!856 = !DILocation(line: 490, column: 9, scope: !857)
!857 = distinct !DILexicalBlock(scope: !854, file: !493, line: 483, column: 5)
!858 = !DILocation(line: 491, column: 9, scope: !857)
!859 = !DILocation(line: 492, column: 9, scope: !857)
!860 = !DILocation(line: 493, column: 9, scope: !857)
!861 = !DILocation(line: 494, column: 9, scope: !857)
!862 = !DILocation(line: 495, column: 9, scope: !857)
!863 = !DILocation(line: 496, column: 9, scope: !857)
!864 = !DILocation(line: 497, column: 9, scope: !857)
!865 = !DILocation(line: 498, column: 9, scope: !857)
!866 = !DILocation(line: 499, column: 9, scope: !857)
!867 = !DILocation(line: 500, column: 9, scope: !857)
!868 = !DILocation(line: 501, column: 9, scope: !857)
!869 = !DILocation(line: 502, column: 9, scope: !857)
!870 = !DILocation(line: 503, column: 9, scope: !857)
!871 = !DILocation(line: 504, column: 9, scope: !857)
!872 = !DILocation(line: 505, column: 9, scope: !857)
!873 = !DILocation(line: 506, column: 9, scope: !857)
!874 = !DILocation(line: 507, column: 9, scope: !857)
!875 = !DILocation(line: 508, column: 9, scope: !857)
!876 = !DILocation(line: 509, column: 9, scope: !857)
!877 = !DILocation(line: 510, column: 9, scope: !857)
!878 = !DILocation(line: 511, column: 9, scope: !857)
!879 = !DILocation(line: 512, column: 9, scope: !857)
!880 = !DILocation(line: 513, column: 9, scope: !857)
!881 = !DILocation(line: 514, column: 9, scope: !857)
!882 = !DILocation(line: 515, column: 9, scope: !857)
!883 = !DILocation(line: 516, column: 9, scope: !857)
!884 = !DILocation(line: 517, column: 9, scope: !857)
!885 = !DILocation(line: 518, column: 9, scope: !857)
!886 = !DILocation(line: 519, column: 9, scope: !857)
!887 = !DILocation(line: 520, column: 9, scope: !857)
!888 = !DILocation(line: 521, column: 9, scope: !857)
!889 = !DILocation(line: 522, column: 9, scope: !857)
!890 = !DILocation(line: 523, column: 9, scope: !857)
!891 = !DILocation(line: 524, column: 9, scope: !857)
!892 = !DILocation(line: 525, column: 9, scope: !857)
!893 = !DILocation(line: 526, column: 9, scope: !857)
!894 = !DILocation(line: 527, column: 9, scope: !857)
!895 = !DILocation(line: 528, column: 9, scope: !857)
!896 = !DILocation(line: 529, column: 9, scope: !857)
!897 = !DILocation(line: 530, column: 9, scope: !857)
!898 = !DILocation(line: 531, column: 9, scope: !857)
!899 = !DILocation(line: 532, column: 9, scope: !857)
!900 = !DILocation(line: 533, column: 9, scope: !857)
!901 = !DILocation(line: 534, column: 9, scope: !857)
!902 = !DILocation(line: 536, column: 2, scope: !854)
!903 = !DILocation(line: 480, column: 9, scope: !854)
!904 = distinct !DISubprogram(name: "small_sort_network<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort18small_sort_networklNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 311, type: !11, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!905 = !DILocation(line: 319, column: 8, scope: !906)
!906 = distinct !DILexicalBlock(scope: !904, file: !493, line: 318, column: 5)
!907 = !DILocation(line: 323, column: 8, scope: !906)
!908 = !DILocation(line: 0, scope: !909)
!909 = !DILexicalBlockFile(scope: !906, file: !271, discriminator: 0)
!910 = !DILocation(line: 329, column: 21, scope: !911)
!911 = distinct !DILexicalBlock(scope: !906, file: !493, line: 327, column: 5)
!912 = !DILocation(line: 330, column: 20, scope: !913)
!913 = distinct !DILexicalBlock(scope: !911, file: !493, line: 329, column: 5)
!914 = !DILocation(line: 333, column: 33, scope: !915)
!915 = distinct !DILexicalBlock(scope: !916, file: !493, line: 332, column: 5)
!916 = distinct !DILexicalBlock(scope: !913, file: !493, line: 330, column: 5)
!917 = !DILocation(line: 324, column: 9, scope: !906)
!918 = !DILocation(line: 333, column: 57, scope: !915)
!919 = !DILocation(line: 333, column: 30, scope: !915)
!920 = !DILocation(line: 333, column: 44, scope: !915)
!921 = !DILocation(line: 133, column: 5, scope: !922, inlinedAt: !923)
!922 = distinct !DISubprogram(name: "from_raw_parts_mut<[i32], i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core3ptr8metadata18from_raw_parts_mutSllECs3KQZ4soiI0h_4sort", scope: !372, file: !371, line: 129, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!923 = !DILocation(line: 1226, column: 5, scope: !924, inlinedAt: !925)
!924 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr24slice_from_raw_parts_mutlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1225, type: !11, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!925 = !DILocation(line: 335, column: 37, scope: !926)
!926 = distinct !DILexicalBlock(scope: !915, file: !493, line: 333, column: 5)
!927 = !DILocation(line: 335, column: 31, scope: !926)
!928 = !DILocation(line: 338, column: 5, scope: !929)
!929 = distinct !DILexicalBlock(scope: !926, file: !493, line: 335, column: 5)
!930 = !DILocation(line: 339, column: 32, scope: !929)
!931 = !DILocation(line: 342, column: 19, scope: !929)
!932 = !DILocation(line: 340, column: 28, scope: !929)
!933 = !DILocation(line: 340, column: 13, scope: !929)
!934 = !DILocation(line: 341, column: 13, scope: !929)
!935 = !DILocation(line: 339, column: 29, scope: !929)
!936 = !DILocation(line: 346, column: 13, scope: !929)
!937 = !DILocation(line: 342, column: 16, scope: !929)
!938 = !DILocation(line: 343, column: 27, scope: !929)
!939 = !DILocation(line: 343, column: 13, scope: !929)
!940 = !DILocation(line: 344, column: 13, scope: !929)
!941 = !DILocation(line: 349, column: 35, scope: !942)
!942 = distinct !DILexicalBlock(scope: !929, file: !493, line: 339, column: 9)
!943 = !DILocation(line: 349, column: 9, scope: !942)
!944 = !DILocation(line: 351, column: 12, scope: !942)
!945 = !DILocation(line: 355, column: 12, scope: !942)
!946 = !DILocation(line: 961, column: 18, scope: !947, inlinedAt: !948)
!947 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!948 = !DILocation(line: 361, column: 65, scope: !942)
!949 = !DILocation(line: 361, column: 81, scope: !942)
!950 = !DILocation(line: 361, column: 22, scope: !942)
!951 = !DILocation(line: 370, column: 9, scope: !952)
!952 = distinct !DILexicalBlock(scope: !929, file: !493, line: 369, column: 9)
!953 = !DILocation(line: 77, column: 35, scope: !954, inlinedAt: !956)
!954 = !DILexicalBlockFile(scope: !955, file: !26, discriminator: 0)
!955 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!956 = !DILocation(line: 375, column: 9, scope: !952)
!957 = !DILocation(line: 78, column: 17, scope: !954, inlinedAt: !956)
!958 = !DILocation(line: 77, column: 13, scope: !954, inlinedAt: !956)
!959 = !DILocation(line: 552, column: 14, scope: !955, inlinedAt: !956)
!960 = !DILocation(line: 377, column: 2, scope: !904)
!961 = distinct !DISubprogram(name: "bidirectional_merge<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort19bidirectional_mergelNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 760, type: !11, scopeLine: 760, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!962 = !DILocation(line: 797, column: 21, scope: !963)
!963 = distinct !DILexicalBlock(scope: !964, file: !493, line: 795, column: 5)
!964 = distinct !DILexicalBlock(scope: !961, file: !493, line: 794, column: 5)
!965 = !DILocation(line: 801, column: 28, scope: !966)
!966 = distinct !DILexicalBlock(scope: !963, file: !493, line: 797, column: 5)
!967 = !DILocation(line: 809, column: 24, scope: !966)
!968 = !DILocation(line: 863, column: 18, scope: !969, inlinedAt: !970)
!969 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!970 = !DILocation(line: 810, column: 29, scope: !971)
!971 = distinct !DILexicalBlock(scope: !966, file: !493, line: 809, column: 9)
!972 = !DILocation(line: 813, column: 36, scope: !973)
!973 = distinct !DILexicalBlock(scope: !974, file: !493, line: 811, column: 9)
!974 = distinct !DILexicalBlock(scope: !971, file: !493, line: 810, column: 9)
!975 = !DILocation(line: 863, column: 18, scope: !969, inlinedAt: !976)
!976 = !DILocation(line: 813, column: 32, scope: !973)
!977 = !DILocation(line: 814, column: 37, scope: !978)
!978 = distinct !DILexicalBlock(scope: !973, file: !493, line: 813, column: 9)
!979 = !DILocation(line: 863, column: 18, scope: !969, inlinedAt: !980)
!980 = !DILocation(line: 814, column: 33, scope: !978)
!981 = !DILocation(line: 815, column: 27, scope: !982)
!982 = distinct !DILexicalBlock(scope: !978, file: !493, line: 814, column: 9)
!983 = !DILocation(line: 961, column: 18, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!985 = !DILocation(line: 815, column: 31, scope: !982)
!986 = !DILocation(line: 817, column: 18, scope: !987)
!987 = distinct !DILexicalBlock(scope: !982, file: !493, line: 815, column: 9)
!988 = !DILocation(line: 817, column: 9, scope: !989)
!989 = distinct !DILexicalBlock(scope: !987, file: !493, line: 817, column: 9)
!990 = !DILocation(line: 1915, column: 50, scope: !991, inlinedAt: !994)
!991 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !992, file: !58, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!992 = !DINamespace(name: "{impl#58}", scope: !993)
!993 = !DINamespace(name: "impls", scope: !62)
!994 = !DILocation(line: 900, column: 12, scope: !995, inlinedAt: !1000)
!995 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs3KQZ4soiI0h_4sort", scope: !997, file: !996, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!996 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!997 = !DINamespace(name: "{impl#5}", scope: !998)
!998 = !DINamespace(name: "range", scope: !999)
!999 = !DINamespace(name: "iter", scope: !10)
!1000 = !DILocation(line: 985, column: 14, scope: !1001, inlinedAt: !1003)
!1001 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1002, file: !996, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1002 = !DINamespace(name: "{impl#6}", scope: !998)
!1003 = !DILocation(line: 817, column: 18, scope: !1004)
!1004 = !DILexicalBlockFile(scope: !989, file: !493, discriminator: 2)
!1005 = !DILocation(line: 468, column: 18, scope: !1006, inlinedAt: !1007)
!1006 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 463, type: !11, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1007 = !DILocation(line: 1057, column: 14, scope: !1008, inlinedAt: !1009)
!1008 = distinct !DISubprogram(name: "wrapping_add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1053, type: !11, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1009 = !DILocation(line: 822, column: 33, scope: !987)
!1010 = !DILocation(line: 468, column: 18, scope: !1006, inlinedAt: !1011)
!1011 = !DILocation(line: 1057, column: 14, scope: !1012, inlinedAt: !1013)
!1012 = !DILexicalBlockFile(scope: !1008, file: !114, discriminator: 2)
!1013 = !DILocation(line: 823, column: 35, scope: !1014)
!1014 = distinct !DILexicalBlock(scope: !987, file: !493, line: 822, column: 9)
!1015 = !DILocation(line: 3799, column: 22, scope: !1016, inlinedAt: !1017)
!1016 = distinct !DISubprogram(name: "is_multiple_of", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14is_multiple_ofCs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 3796, type: !11, scopeLine: 3796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1017 = !DILocation(line: 826, column: 17, scope: !1018)
!1018 = distinct !DILexicalBlock(scope: !1014, file: !493, line: 823, column: 9)
!1019 = !DILocation(line: 826, column: 13, scope: !1018)
!1020 = !DILocation(line: 77, column: 35, scope: !1021, inlinedAt: !1023)
!1021 = !DILexicalBlockFile(scope: !1022, file: !26, discriminator: 0)
!1022 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !318, file: !317, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1023 = !DILocation(line: 215, column: 28, scope: !1024, inlinedAt: !1026)
!1024 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs3KQZ4soiI0h_4sort", scope: !1025, file: !996, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1025 = !DINamespace(name: "{impl#49}", scope: !998)
!1026 = !DILocation(line: 903, column: 35, scope: !1027, inlinedAt: !1000)
!1027 = distinct !DILexicalBlock(scope: !995, file: !996, line: 901, column: 13)
!1028 = !DILocation(line: 827, column: 33, scope: !1018)
!1029 = !DILocation(line: 828, column: 31, scope: !1030)
!1030 = distinct !DILexicalBlock(scope: !1018, file: !493, line: 827, column: 13)
!1031 = !DILocation(line: 837, column: 12, scope: !1018)
!1032 = !DILocation(line: 828, column: 61, scope: !1030)
!1033 = !DILocation(line: 828, column: 28, scope: !1030)
!1034 = !DILocation(line: 828, column: 47, scope: !1030)
!1035 = !DILocation(line: 77, column: 35, scope: !1036, inlinedAt: !1038)
!1036 = !DILexicalBlockFile(scope: !1037, file: !26, discriminator: 0)
!1037 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1038 = !DILocation(line: 829, column: 13, scope: !1039)
!1039 = distinct !DILexicalBlock(scope: !1030, file: !493, line: 828, column: 13)
!1040 = !DILocation(line: 537, column: 30, scope: !1037, inlinedAt: !1038)
!1041 = !DILocation(line: 538, column: 28, scope: !1037, inlinedAt: !1038)
!1042 = !DILocation(line: 78, column: 17, scope: !1036, inlinedAt: !1038)
!1043 = !DILocation(line: 77, column: 13, scope: !1036, inlinedAt: !1038)
!1044 = !DILocation(line: 552, column: 14, scope: !1037, inlinedAt: !1038)
!1045 = !DILocation(line: 830, column: 29, scope: !1039)
!1046 = !DILocation(line: 863, column: 18, scope: !969, inlinedAt: !1047)
!1047 = !DILocation(line: 830, column: 25, scope: !1039)
!1048 = !DILocation(line: 830, column: 13, scope: !1039)
!1049 = !DILocation(line: 831, column: 31, scope: !1039)
!1050 = !DILocation(line: 863, column: 18, scope: !969, inlinedAt: !1051)
!1051 = !DILocation(line: 831, column: 27, scope: !1039)
!1052 = !DILocation(line: 831, column: 13, scope: !1039)
!1053 = !DILocation(line: 826, column: 9, scope: !1018)
!1054 = !DILocation(line: 837, column: 32, scope: !1018)
!1055 = !DILocation(line: 837, column: 51, scope: !1018)
!1056 = !DILocation(line: 841, column: 2, scope: !961)
!1057 = !DILocation(line: 838, column: 13, scope: !1018)
!1058 = !DILocation(line: 78, column: 17, scope: !1021, inlinedAt: !1023)
!1059 = !DILocation(line: 898, column: 17, scope: !1022, inlinedAt: !1023)
!1060 = !DILocation(line: 903, column: 13, scope: !1027, inlinedAt: !1000)
!1061 = !DILocation(line: 818, column: 34, scope: !989)
!1062 = !DILocation(line: 704, column: 29, scope: !1063, inlinedAt: !1064)
!1063 = distinct !DISubprogram(name: "merge_up<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort8merge_uplNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 683, type: !11, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1064 = distinct !DILocation(line: 818, column: 34, scope: !989)
!1065 = !DILocation(line: 704, column: 42, scope: !1063, inlinedAt: !1064)
!1066 = !DILocation(line: 704, column: 21, scope: !1063, inlinedAt: !1064)
!1067 = !DILocation(line: 704, column: 20, scope: !1063, inlinedAt: !1064)
!1068 = !DILocation(line: 705, column: 22, scope: !1069, inlinedAt: !1064)
!1069 = distinct !DILexicalBlock(scope: !1063, file: !493, line: 704, column: 9)
!1070 = !DILocation(line: 705, column: 47, scope: !1069, inlinedAt: !1064)
!1071 = !DILocation(line: 705, column: 19, scope: !1069, inlinedAt: !1064)
!1072 = !DILocation(line: 705, column: 29, scope: !1069, inlinedAt: !1064)
!1073 = !DILocation(line: 706, column: 39, scope: !1074, inlinedAt: !1064)
!1074 = distinct !DILexicalBlock(scope: !1069, file: !493, line: 705, column: 9)
!1075 = !DILocation(line: 537, column: 30, scope: !1076, inlinedAt: !1077)
!1076 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1077 = distinct !DILocation(line: 706, column: 9, scope: !1074, inlinedAt: !1064)
!1078 = !DILocation(line: 78, column: 17, scope: !1079, inlinedAt: !1077)
!1079 = !DILexicalBlockFile(scope: !1076, file: !26, discriminator: 0)
!1080 = !DILocation(line: 552, column: 14, scope: !1076, inlinedAt: !1077)
!1081 = !DILocation(line: 707, column: 35, scope: !1074, inlinedAt: !1064)
!1082 = !DILocation(line: 863, column: 18, scope: !1083, inlinedAt: !1084)
!1083 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl3addCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1084 = distinct !DILocation(line: 707, column: 31, scope: !1074, inlinedAt: !1064)
!1085 = !DILocation(line: 707, column: 9, scope: !1074, inlinedAt: !1064)
!1086 = !DILocation(line: 708, column: 33, scope: !1074, inlinedAt: !1064)
!1087 = !DILocation(line: 863, column: 18, scope: !1083, inlinedAt: !1088)
!1088 = distinct !DILocation(line: 708, column: 29, scope: !1074, inlinedAt: !1064)
!1089 = !DILocation(line: 708, column: 9, scope: !1074, inlinedAt: !1064)
!1090 = !DILocation(line: 961, column: 18, scope: !1091, inlinedAt: !1092)
!1091 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1092 = distinct !DILocation(line: 709, column: 19, scope: !1074, inlinedAt: !1064)
!1093 = !DILocation(line: 709, column: 9, scope: !1074, inlinedAt: !1064)
!1094 = !DILocation(line: 712, column: 5, scope: !1063, inlinedAt: !1064)
!1095 = !DILocation(line: 818, column: 14, scope: !989)
!1096 = !DILocation(line: 818, column: 20, scope: !989)
!1097 = !DILocation(line: 818, column: 27, scope: !989)
!1098 = !DILocation(line: 819, column: 46, scope: !989)
!1099 = !DILocation(line: 737, column: 29, scope: !1100, inlinedAt: !1101)
!1100 = distinct !DISubprogram(name: "merge_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort10merge_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 716, type: !11, scopeLine: 716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1101 = distinct !DILocation(line: 819, column: 46, scope: !989)
!1102 = !DILocation(line: 737, column: 42, scope: !1100, inlinedAt: !1101)
!1103 = !DILocation(line: 737, column: 21, scope: !1100, inlinedAt: !1101)
!1104 = !DILocation(line: 737, column: 20, scope: !1100, inlinedAt: !1101)
!1105 = !DILocation(line: 738, column: 22, scope: !1106, inlinedAt: !1101)
!1106 = distinct !DILexicalBlock(scope: !1100, file: !493, line: 737, column: 9)
!1107 = !DILocation(line: 738, column: 48, scope: !1106, inlinedAt: !1101)
!1108 = !DILocation(line: 738, column: 19, scope: !1106, inlinedAt: !1101)
!1109 = !DILocation(line: 738, column: 29, scope: !1106, inlinedAt: !1101)
!1110 = !DILocation(line: 739, column: 39, scope: !1111, inlinedAt: !1101)
!1111 = distinct !DILexicalBlock(scope: !1106, file: !493, line: 738, column: 9)
!1112 = !DILocation(line: 537, column: 30, scope: !1113, inlinedAt: !1114)
!1113 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1114 = distinct !DILocation(line: 739, column: 9, scope: !1111, inlinedAt: !1101)
!1115 = !DILocation(line: 78, column: 17, scope: !1116, inlinedAt: !1114)
!1116 = !DILexicalBlockFile(scope: !1113, file: !26, discriminator: 0)
!1117 = !DILocation(line: 552, column: 14, scope: !1113, inlinedAt: !1114)
!1118 = !DILocation(line: 740, column: 44, scope: !1111, inlinedAt: !1101)
!1119 = !DILocation(line: 2137, column: 13, scope: !1120, inlinedAt: !1123)
!1120 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs3_NtCsnC4lpNxbXH_4core3numi12wrapping_sub", scope: !1122, file: !1121, line: 2136, type: !11, scopeLine: 2136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1121 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/int_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "d477110ed439c682e8e98436e10310ca")
!1122 = !DINamespace(name: "{impl#5}", scope: !218)
!1123 = distinct !DILocation(line: 2299, column: 27, scope: !1124, inlinedAt: !1125)
!1124 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs3_NtCsnC4lpNxbXH_4core3numi12wrapping_neg", scope: !1122, file: !1121, line: 2298, type: !11, scopeLine: 2298, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1125 = distinct !DILocation(line: 1136, column: 47, scope: !1126, inlinedAt: !1127)
!1126 = distinct !DISubprogram(name: "wrapping_sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl12wrapping_subCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1132, type: !11, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1127 = distinct !DILocation(line: 740, column: 31, scope: !1111, inlinedAt: !1101)
!1128 = !DILocation(line: 468, column: 18, scope: !1129, inlinedAt: !1130)
!1129 = distinct !DISubprogram(name: "wrapping_offset<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPl15wrapping_offsetCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 463, type: !11, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1130 = distinct !DILocation(line: 1136, column: 14, scope: !1126, inlinedAt: !1127)
!1131 = !DILocation(line: 740, column: 9, scope: !1111, inlinedAt: !1101)
!1132 = !DILocation(line: 741, column: 42, scope: !1111, inlinedAt: !1101)
!1133 = !DILocation(line: 2137, column: 13, scope: !1120, inlinedAt: !1134)
!1134 = distinct !DILocation(line: 2299, column: 27, scope: !1135, inlinedAt: !1136)
!1135 = !DILexicalBlockFile(scope: !1124, file: !1121, discriminator: 2)
!1136 = distinct !DILocation(line: 1136, column: 47, scope: !1137, inlinedAt: !1138)
!1137 = !DILexicalBlockFile(scope: !1126, file: !114, discriminator: 2)
!1138 = distinct !DILocation(line: 741, column: 29, scope: !1111, inlinedAt: !1101)
!1139 = !DILocation(line: 468, column: 18, scope: !1129, inlinedAt: !1140)
!1140 = distinct !DILocation(line: 1136, column: 14, scope: !1137, inlinedAt: !1138)
!1141 = !DILocation(line: 741, column: 9, scope: !1111, inlinedAt: !1101)
!1142 = !DILocation(line: 1072, column: 22, scope: !1143, inlinedAt: !1144)
!1143 = distinct !DISubprogram(name: "sub<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3subCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 1033, type: !11, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1144 = distinct !DILocation(line: 742, column: 19, scope: !1111, inlinedAt: !1101)
!1145 = !DILocation(line: 742, column: 9, scope: !1111, inlinedAt: !1101)
!1146 = !DILocation(line: 745, column: 5, scope: !1100, inlinedAt: !1101)
!1147 = !DILocation(line: 819, column: 14, scope: !989)
!1148 = !DILocation(line: 819, column: 24, scope: !989)
!1149 = !DILocation(line: 819, column: 35, scope: !989)
!1150 = distinct !DISubprogram(name: "insertion_sort_shift_left<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 580, type: !11, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1151 = !DILocation(line: 586, column: 8, scope: !1152)
!1152 = distinct !DILexicalBlock(scope: !1150, file: !493, line: 585, column: 5)
!1153 = !DILocation(line: 587, column: 9, scope: !1152)
!1154 = !DILocation(line: 586, column: 23, scope: !1152)
!1155 = !DILocation(line: 961, column: 18, scope: !1156, inlinedAt: !1157)
!1156 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1157 = !DILocation(line: 597, column: 28, scope: !1158)
!1158 = distinct !DILexicalBlock(scope: !1152, file: !493, line: 596, column: 9)
!1159 = !DILocation(line: 961, column: 18, scope: !1156, inlinedAt: !1160)
!1160 = !DILocation(line: 598, column: 31, scope: !1161)
!1161 = distinct !DILexicalBlock(scope: !1158, file: !493, line: 597, column: 9)
!1162 = !DILocation(line: 599, column: 9, scope: !1163)
!1163 = distinct !DILexicalBlock(scope: !1161, file: !493, line: 598, column: 9)
!1164 = !DILocation(line: 599, column: 15, scope: !1163)
!1165 = !DILocation(line: 608, column: 2, scope: !1150)
!1166 = !DILocation(line: 602, column: 33, scope: !1163)
!1167 = !DILocation(line: 602, column: 13, scope: !1163)
!1168 = !DILocation(line: 961, column: 18, scope: !1156, inlinedAt: !1169)
!1169 = !DILocation(line: 605, column: 25, scope: !1163)
!1170 = !DILocation(line: 605, column: 13, scope: !1163)
!1171 = distinct !DISubprogram(name: "small_sort_general_with_scratch<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !494, file: !493, line: 220, type: !11, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1172 = !DILocation(line: 226, column: 8, scope: !1173)
!1173 = distinct !DILexicalBlock(scope: !1171, file: !493, line: 225, column: 5)
!1174 = !DILocation(line: 230, column: 24, scope: !1173)
!1175 = !DILocation(line: 230, column: 8, scope: !1173)
!1176 = !DILocation(line: 293, column: 2, scope: !1171)
!1177 = !DILocation(line: 235, column: 21, scope: !1178)
!1178 = distinct !DILexicalBlock(scope: !1173, file: !493, line: 234, column: 5)
!1179 = !DILocation(line: 241, column: 32, scope: !1180)
!1180 = distinct !DILexicalBlock(scope: !1181, file: !493, line: 239, column: 9)
!1181 = distinct !DILexicalBlock(scope: !1178, file: !493, line: 235, column: 5)
!1182 = !DILocation(line: 231, column: 9, scope: !1173)
!1183 = !DILocation(line: 241, column: 66, scope: !1180)
!1184 = !DILocation(line: 252, column: 19, scope: !1180)
!1185 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1187)
!1186 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1187 = !DILocation(line: 243, column: 61, scope: !1180)
!1188 = !DILocation(line: 243, column: 13, scope: !1180)
!1189 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1190)
!1190 = !DILocation(line: 245, column: 24, scope: !1180)
!1191 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1192)
!1192 = !DILocation(line: 246, column: 30, scope: !1180)
!1193 = !DILocation(line: 247, column: 34, scope: !1180)
!1194 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1195)
!1195 = !DILocation(line: 247, column: 30, scope: !1180)
!1196 = !DILocation(line: 244, column: 13, scope: !1180)
!1197 = !DILocation(line: 251, column: 13, scope: !1180)
!1198 = !DILocation(line: 241, column: 29, scope: !1180)
!1199 = !DILocation(line: 77, column: 35, scope: !1200, inlinedAt: !1202)
!1200 = !DILexicalBlockFile(scope: !1201, file: !26, discriminator: 0)
!1201 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1202 = !DILocation(line: 259, column: 13, scope: !1180)
!1203 = !DILocation(line: 254, column: 13, scope: !1180)
!1204 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1205)
!1205 = !DILocation(line: 255, column: 33, scope: !1180)
!1206 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1207)
!1207 = !DILocation(line: 255, column: 62, scope: !1180)
!1208 = !DILocation(line: 255, column: 13, scope: !1180)
!1209 = !DILocation(line: 257, column: 13, scope: !1180)
!1210 = !DILocation(line: 252, column: 16, scope: !1180)
!1211 = !DILocation(line: 78, column: 17, scope: !1200, inlinedAt: !1202)
!1212 = !DILocation(line: 77, column: 13, scope: !1200, inlinedAt: !1202)
!1213 = !DILocation(line: 552, column: 14, scope: !1201, inlinedAt: !1202)
!1214 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1215)
!1215 = !DILocation(line: 260, column: 45, scope: !1180)
!1216 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1217)
!1217 = !DILocation(line: 260, column: 74, scope: !1180)
!1218 = !DILocation(line: 77, column: 35, scope: !1200, inlinedAt: !1219)
!1219 = !DILocation(line: 260, column: 13, scope: !1180)
!1220 = !DILocation(line: 78, column: 17, scope: !1200, inlinedAt: !1219)
!1221 = !DILocation(line: 77, column: 13, scope: !1200, inlinedAt: !1219)
!1222 = !DILocation(line: 552, column: 14, scope: !1201, inlinedAt: !1219)
!1223 = !DILocation(line: 262, column: 13, scope: !1180)
!1224 = !DILocation(line: 265, column: 23, scope: !1225)
!1225 = distinct !DILexicalBlock(scope: !1180, file: !493, line: 241, column: 9)
!1226 = !DILocation(line: 68, column: 50, scope: !1227, inlinedAt: !1224)
!1227 = distinct !DISubprogram(name: "into_iter<usize, 2>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAjj2_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs3KQZ4soiI0h_4sort", scope: !1229, file: !1228, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1228 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!1229 = !DINamespace(name: "{impl#1}", scope: !1230)
!1230 = !DINamespace(name: "iter", scope: !1231)
!1231 = !DINamespace(name: "array", scope: !10)
!1232 = !DILocation(line: 95, column: 9, scope: !1233, inlinedAt: !1237)
!1233 = distinct !DISubprogram(name: "new_unchecked<usize, 2>", linkageName: "_RNvMs2_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitjEj2_E13new_uncheckedCs3KQZ4soiI0h_4sort", scope: !1235, file: !1234, line: 94, type: !11, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1234 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!1235 = !DINamespace(name: "PolymorphicIter", scope: !1236)
!1236 = !DINamespace(name: "iter_inner", scope: !1230)
!1237 = !DILocation(line: 71, column: 30, scope: !1238, inlinedAt: !1224)
!1238 = distinct !DILexicalBlock(scope: !1227, file: !1228, line: 68, column: 9)
!1239 = !DILocation(line: 82, column: 9, scope: !1240, inlinedAt: !1244)
!1240 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<usize>; 2]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitjEj2_EE3newCs3KQZ4soiI0h_4sort", scope: !1242, file: !1241, line: 78, type: !11, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1241 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_dangling.rs", directory: "", checksumkind: CSK_MD5, checksum: "a78adb03e1359836c8a2f2a1a31fc273")
!1242 = !DINamespace(name: "MaybeDangling", scope: !1243)
!1243 = !DINamespace(name: "maybe_dangling", scope: !90)
!1244 = !DILocation(line: 185, column: 31, scope: !1245, inlinedAt: !1246)
!1245 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<usize>; 2]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDropINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitjEj2_EE3newCs3KQZ4soiI0h_4sort", scope: !512, file: !511, line: 184, type: !11, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1246 = !DILocation(line: 72, column: 27, scope: !1247, inlinedAt: !1224)
!1247 = distinct !DILexicalBlock(scope: !1238, file: !1228, line: 71, column: 9)
!1248 = !DILocation(line: 185, column: 9, scope: !1245, inlinedAt: !1246)
!1249 = !DILocation(line: 72, column: 9, scope: !1247, inlinedAt: !1224)
!1250 = !DILocation(line: 265, column: 9, scope: !1251)
!1251 = distinct !DILexicalBlock(scope: !1225, file: !493, line: 265, column: 9)
!1252 = !DILocation(line: 52, column: 51, scope: !1253, inlinedAt: !1258)
!1253 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange3lenCs3KQZ4soiI0h_4sort", scope: !1255, file: !1254, line: 49, type: !11, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1254 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!1255 = !DINamespace(name: "IndexRange", scope: !1256)
!1256 = !DINamespace(name: "index_range", scope: !1257)
!1257 = !DINamespace(name: "ops", scope: !10)
!1258 = !DILocation(line: 221, column: 14, scope: !1259, inlinedAt: !1261)
!1259 = distinct !DISubprogram(name: "len", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits10exact_size17ExactSizeIterator3lenCs3KQZ4soiI0h_4sort", scope: !1260, file: !1254, line: 220, type: !11, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1260 = !DINamespace(name: "{impl#3}", scope: !1256)
!1261 = !DILocation(line: 156, column: 18, scope: !1262, inlinedAt: !1267)
!1262 = distinct !DISubprogram(name: "len<core::ops::index_range::IndexRange>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits10exact_sizeQNtNtNtB8_3ops11index_range10IndexRangeNtB2_17ExactSizeIterator3lenCs3KQZ4soiI0h_4sort", scope: !1264, file: !1263, line: 155, type: !11, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1263 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/exact_size.rs", directory: "", checksumkind: CSK_MD5, checksum: "b65df84932b5452054a09996bbfca6e2")
!1264 = !DINamespace(name: "{impl#0}", scope: !1265)
!1265 = !DINamespace(name: "exact_size", scope: !1266)
!1266 = !DINamespace(name: "traits", scope: !999)
!1267 = !DILocation(line: 131, column: 17, scope: !1268, inlinedAt: !1270)
!1268 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1269, file: !1254, line: 130, type: !11, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1269 = !DINamespace(name: "{impl#1}", scope: !1256)
!1270 = !DILocation(line: 167, column: 20, scope: !1271, inlinedAt: !1272)
!1271 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitjEE4nextCs3KQZ4soiI0h_4sort", scope: !1235, file: !1234, line: 161, type: !11, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1272 = !DILocation(line: 240, column: 27, scope: !1273, inlinedAt: !1275)
!1273 = distinct !DISubprogram(name: "next<usize, 2>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1274, file: !1228, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1274 = !DINamespace(name: "{impl#4}", scope: !1230)
!1275 = !DILocation(line: 265, column: 23, scope: !1276)
!1276 = !DILexicalBlockFile(scope: !1251, file: !493, discriminator: 2)
!1277 = !DILocation(line: 52, column: 61, scope: !1253, inlinedAt: !1258)
!1278 = !DILocation(line: 52, column: 18, scope: !1253, inlinedAt: !1258)
!1279 = !DILocation(line: 131, column: 12, scope: !1268, inlinedAt: !1270)
!1280 = !DILocation(line: 276, column: 9, scope: !1225)
!1281 = !DILocation(line: 286, column: 9, scope: !1282)
!1282 = distinct !DILexicalBlock(scope: !1225, file: !493, line: 279, column: 9)
!1283 = !DILocation(line: 61, column: 21, scope: !1284, inlinedAt: !1285)
!1284 = distinct !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_uncheckedCs3KQZ4soiI0h_4sort", scope: !1255, file: !1254, line: 58, type: !11, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1285 = !DILocation(line: 133, column: 32, scope: !1268, inlinedAt: !1270)
!1286 = !DILocation(line: 77, column: 35, scope: !1287, inlinedAt: !1289)
!1287 = !DILexicalBlockFile(scope: !1288, file: !26, discriminator: 0)
!1288 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !318, file: !317, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1289 = !DILocation(line: 63, column: 37, scope: !1290, inlinedAt: !1285)
!1290 = distinct !DILexicalBlock(scope: !1284, file: !1254, line: 61, column: 9)
!1291 = !DILocation(line: 78, column: 17, scope: !1287, inlinedAt: !1289)
!1292 = !DILocation(line: 898, column: 17, scope: !1288, inlinedAt: !1289)
!1293 = !DILocation(line: 63, column: 9, scope: !1290, inlinedAt: !1285)
!1294 = !DILocation(line: 167, column: 31, scope: !1271, inlinedAt: !1272)
!1295 = !DILocation(line: 77, column: 35, scope: !1296, inlinedAt: !1298)
!1296 = !DILexicalBlockFile(scope: !1297, file: !26, discriminator: 0)
!1297 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<usize>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitjEE13get_uncheckedCs3KQZ4soiI0h_4sort", scope: !29, file: !28, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1298 = !DILocation(line: 646, column: 26, scope: !1299, inlinedAt: !1300)
!1299 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<usize>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitjE13get_uncheckedjECs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 639, type: !11, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1300 = !DILocation(line: 174, column: 32, scope: !1301, inlinedAt: !1304)
!1301 = distinct !DISubprogram(name: "{closure#0}<usize>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitjEE4next0Cs3KQZ4soiI0h_4sort", scope: !1302, file: !1234, line: 167, type: !11, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1302 = !DINamespace(name: "next", scope: !1303)
!1303 = !DINamespace(name: "{impl#8}", scope: !1236)
!1304 = !DILocation(line: 1165, column: 29, scope: !1305, inlinedAt: !1310)
!1305 = distinct !DILexicalBlock(scope: !1307, file: !1306, line: 1165, column: 13)
!1306 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!1307 = distinct !DISubprogram(name: "map<usize, usize, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapjNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitjEE4next0ECs3KQZ4soiI0h_4sort", scope: !1308, file: !1306, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1308 = !DINamespace(name: "Option", scope: !1309)
!1309 = !DINamespace(name: "option", scope: !10)
!1310 = !DILocation(line: 167, column: 27, scope: !1271, inlinedAt: !1272)
!1311 = !DILocation(line: 78, column: 17, scope: !1296, inlinedAt: !1298)
!1312 = !DILocation(line: 77, column: 13, scope: !1296, inlinedAt: !1298)
!1313 = !DILocation(line: 252, column: 39, scope: !1297, inlinedAt: !1298)
!1314 = !DILocation(line: 253, column: 13, scope: !1297, inlinedAt: !1298)
!1315 = !DILocation(line: 1721, column: 9, scope: !1316, inlinedAt: !1317)
!1316 = distinct !DISubprogram(name: "read<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readjECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1317 = !DILocation(line: 1171, column: 18, scope: !1318, inlinedAt: !1319)
!1318 = distinct !DISubprogram(name: "read<usize>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPj4readCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1319 = !DILocation(line: 798, column: 27, scope: !1320, inlinedAt: !1321)
!1320 = distinct !DISubprogram(name: "assume_init_read<usize>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitjE16assume_init_readCs3KQZ4soiI0h_4sort", scope: !88, file: !87, line: 793, type: !11, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1321 = !DILocation(line: 174, column: 51, scope: !1301, inlinedAt: !1304)
!1322 = !DILocation(line: 1165, column: 24, scope: !1305, inlinedAt: !1310)
!1323 = !DILocation(line: 265, column: 13, scope: !1251)
!1324 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1325)
!1325 = !DILocation(line: 268, column: 30, scope: !1326)
!1326 = distinct !DILexicalBlock(scope: !1251, file: !493, line: 265, column: 9)
!1327 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1328)
!1328 = !DILocation(line: 269, column: 36, scope: !1329)
!1329 = distinct !DILexicalBlock(scope: !1326, file: !493, line: 268, column: 13)
!1330 = !DILocation(line: 270, column: 34, scope: !1331)
!1331 = distinct !DILexicalBlock(scope: !1329, file: !493, line: 269, column: 13)
!1332 = !DILocation(line: 270, column: 48, scope: !1331)
!1333 = !DILocation(line: 270, column: 31, scope: !1331)
!1334 = !DILocation(line: 270, column: 67, scope: !1331)
!1335 = !DILocation(line: 272, column: 22, scope: !1336)
!1336 = distinct !DILexicalBlock(scope: !1331, file: !493, line: 270, column: 13)
!1337 = !DILocation(line: 272, column: 13, scope: !1338)
!1338 = distinct !DILexicalBlock(scope: !1336, file: !493, line: 272, column: 13)
!1339 = !DILocation(line: 1915, column: 50, scope: !1340, inlinedAt: !1341)
!1340 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !992, file: !58, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1341 = !DILocation(line: 900, column: 12, scope: !1342, inlinedAt: !1343)
!1342 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs3KQZ4soiI0h_4sort", scope: !997, file: !996, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1343 = !DILocation(line: 985, column: 14, scope: !1344, inlinedAt: !1345)
!1344 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1002, file: !996, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1345 = !DILocation(line: 272, column: 22, scope: !1346)
!1346 = !DILexicalBlockFile(scope: !1338, file: !493, discriminator: 2)
!1347 = !DILocation(line: 901, column: 23, scope: !1342, inlinedAt: !1343)
!1348 = !DILocation(line: 77, column: 35, scope: !1287, inlinedAt: !1349)
!1349 = !DILocation(line: 215, column: 28, scope: !1350, inlinedAt: !1351)
!1350 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs3KQZ4soiI0h_4sort", scope: !1025, file: !996, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1351 = !DILocation(line: 903, column: 35, scope: !1352, inlinedAt: !1343)
!1352 = distinct !DILexicalBlock(scope: !1342, file: !996, line: 901, column: 13)
!1353 = !DILocation(line: 78, column: 17, scope: !1287, inlinedAt: !1349)
!1354 = !DILocation(line: 898, column: 17, scope: !1288, inlinedAt: !1349)
!1355 = !DILocation(line: 904, column: 13, scope: !1352, inlinedAt: !1343)
!1356 = !DILocation(line: 272, column: 17, scope: !1338)
!1357 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1358)
!1358 = !DILocation(line: 273, column: 46, scope: !1359)
!1359 = distinct !DILexicalBlock(scope: !1338, file: !493, line: 272, column: 13)
!1360 = !DILocation(line: 961, column: 18, scope: !1186, inlinedAt: !1361)
!1361 = !DILocation(line: 273, column: 58, scope: !1359)
!1362 = !DILocation(line: 77, column: 35, scope: !1200, inlinedAt: !1363)
!1363 = !DILocation(line: 273, column: 17, scope: !1359)
!1364 = !DILocation(line: 78, column: 17, scope: !1200, inlinedAt: !1363)
!1365 = !DILocation(line: 77, column: 13, scope: !1200, inlinedAt: !1363)
!1366 = !DILocation(line: 552, column: 14, scope: !1201, inlinedAt: !1363)
!1367 = !DILocation(line: 274, column: 17, scope: !1359)
!1368 = distinct !DISubprogram(name: "heapsort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort8heapsortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1370, file: !1369, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1369 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/heapsort.rs", directory: "", checksumkind: CSK_MD5, checksum: "85ac42753eae9834a0c97cd4a3665c59")
!1370 = !DINamespace(name: "heapsort", scope: !238)
!1371 = !DILocation(line: 16, column: 24, scope: !1372)
!1372 = distinct !DILexicalBlock(scope: !1368, file: !1369, line: 14, column: 5)
!1373 = !DILocation(line: 16, column: 18, scope: !1372)
!1374 = !DILocation(line: 16, column: 5, scope: !1375)
!1375 = distinct !DILexicalBlock(scope: !1372, file: !1369, line: 16, column: 5)
!1376 = !DILocation(line: 1915, column: 59, scope: !1377, inlinedAt: !1378)
!1377 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !992, file: !58, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1378 = !DILocation(line: 942, column: 12, scope: !1379, inlinedAt: !1380)
!1379 = distinct !DISubprogram(name: "spec_next_back<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl14spec_next_backCs3KQZ4soiI0h_4sort", scope: !997, file: !996, line: 941, type: !11, scopeLine: 941, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1380 = !DILocation(line: 1116, column: 14, scope: !1381, inlinedAt: !1383)
!1381 = distinct !DISubprogram(name: "next_back<usize>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits12double_ended19DoubleEndedIterator9next_backCs3KQZ4soiI0h_4sort", scope: !1382, file: !996, line: 1115, type: !11, scopeLine: 1115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1382 = !DINamespace(name: "{impl#7}", scope: !998)
!1383 = !DILocation(line: 53, column: 19, scope: !1384, inlinedAt: !1389)
!1384 = distinct !DISubprogram(name: "next<core::ops::range::Range<usize>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3revINtB4_3RevINtNtNtBa_3ops5range5RangejEENtNtNtB8_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1386, file: !1385, line: 52, type: !11, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1385 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/rev.rs", directory: "", checksumkind: CSK_MD5, checksum: "97bbf16646f958a86a45b6ba280b14d9")
!1386 = !DINamespace(name: "{impl#1}", scope: !1387)
!1387 = !DINamespace(name: "rev", scope: !1388)
!1388 = !DINamespace(name: "adapters", scope: !999)
!1389 = !DILocation(line: 16, column: 14, scope: !1390)
!1390 = !DILexicalBlockFile(scope: !1375, file: !1369, discriminator: 2)
!1391 = !DILocation(line: 1915, column: 50, scope: !1377, inlinedAt: !1378)
!1392 = !DILocation(line: 31, column: 2, scope: !1368)
!1393 = !DILocation(line: 77, column: 35, scope: !1394, inlinedAt: !1396)
!1394 = !DILexicalBlockFile(scope: !1395, file: !26, discriminator: 0)
!1395 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub", scope: !318, file: !317, line: 1065, type: !11, scopeLine: 1065, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1396 = !DILocation(line: 221, column: 28, scope: !1397, inlinedAt: !1398)
!1397 = distinct !DISubprogram(name: "backward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step18backward_uncheckedCs3KQZ4soiI0h_4sort", scope: !1025, file: !996, line: 219, type: !11, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1398 = !DILocation(line: 944, column: 33, scope: !1379, inlinedAt: !1380)
!1399 = !DILocation(line: 78, column: 17, scope: !1394, inlinedAt: !1396)
!1400 = !DILocation(line: 1077, column: 17, scope: !1395, inlinedAt: !1396)
!1401 = !DILocation(line: 944, column: 13, scope: !1379, inlinedAt: !1380)
!1402 = !DILocation(line: 945, column: 18, scope: !1379, inlinedAt: !1380)
!1403 = !DILocation(line: 945, column: 13, scope: !1379, inlinedAt: !1380)
!1404 = !DILocation(line: 16, column: 9, scope: !1375)
!1405 = !DILocation(line: 17, column: 27, scope: !1406)
!1406 = distinct !DILexicalBlock(scope: !1375, file: !1369, line: 16, column: 5)
!1407 = !DILocation(line: 20, column: 13, scope: !1406)
!1408 = !DILocation(line: 20, column: 15, scope: !1406)
!1409 = !DILocation(line: 21, column: 13, scope: !1406)
!1410 = !DILocation(line: 17, column: 24, scope: !1406)
!1411 = !DILocation(line: 18, column: 13, scope: !1406)
!1412 = !DILocation(line: 1915, column: 50, scope: !1377, inlinedAt: !1413)
!1413 = !DILocation(line: 1076, column: 12, scope: !1414, inlinedAt: !1416)
!1414 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs3KQZ4soiI0h_4sort", scope: !1415, file: !58, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1415 = !DINamespace(name: "Ord", scope: !62)
!1416 = !DILocation(line: 1574, column: 8, scope: !1417, inlinedAt: !1418)
!1417 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs3KQZ4soiI0h_4sort", scope: !62, file: !58, line: 1573, type: !11, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1418 = !DILocation(line: 28, column: 32, scope: !1419)
!1419 = distinct !DILexicalBlock(scope: !1406, file: !1369, line: 17, column: 9)
!1420 = !DILocation(line: 1077, column: 5, scope: !1414, inlinedAt: !1416)
!1421 = !DILocation(line: 1076, column: 27, scope: !1414, inlinedAt: !1416)
!1422 = !DILocation(line: 977, column: 16, scope: !1423, inlinedAt: !1424)
!1423 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_subCs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 971, type: !11, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1424 = !DILocation(line: 450, column: 32, scope: !1425, inlinedAt: !1427)
!1425 = distinct !DISubprogram(name: "index_mut<i32>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSlE9index_mutCs3KQZ4soiI0h_4sort", scope: !1426, file: !28, line: 448, type: !11, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1426 = !DINamespace(name: "{impl#4}", scope: !30)
!1427 = !DILocation(line: 534, column: 23, scope: !1428, inlinedAt: !1430)
!1428 = distinct !DISubprogram(name: "index_mut<i32>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSlE9index_mutCs3KQZ4soiI0h_4sort", scope: !1429, file: !28, line: 533, type: !11, scopeLine: 533, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1429 = !DINamespace(name: "{impl#6}", scope: !30)
!1430 = !DILocation(line: 31, column: 15, scope: !1431, inlinedAt: !1433)
!1431 = distinct !DISubprogram(name: "index_mut<i32, core::ops::range::RangeTo<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range7RangeTojEE9index_mutCs3KQZ4soiI0h_4sort", scope: !1432, file: !28, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1432 = !DINamespace(name: "{impl#1}", scope: !30)
!1433 = !DILocation(line: 28, column: 29, scope: !1419)
!1434 = !DILocation(line: 451, column: 16, scope: !1425, inlinedAt: !1427)
!1435 = !DILocation(line: 450, column: 16, scope: !1425, inlinedAt: !1427)
!1436 = !DILocation(line: 456, column: 13, scope: !1425, inlinedAt: !1427)
!1437 = !DILocation(line: 102, column: 5, scope: !1438, inlinedAt: !1441)
!1438 = distinct !DILexicalBlock(scope: !1439, file: !28, line: 101, column: 5)
!1439 = distinct !DILexicalBlock(scope: !1440, file: !28, line: 99, column: 5)
!1440 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubchecklECs3KQZ4soiI0h_4sort", scope: !30, file: !28, line: 94, type: !11, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1441 = !DILocation(line: 454, column: 28, scope: !1425, inlinedAt: !1427)
!1442 = !DILocation(line: 28, column: 13, scope: !1419)
!1443 = !DILocation(line: 43, column: 28, scope: !1444, inlinedAt: !1445)
!1444 = distinct !DISubprogram(name: "sift_down<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable8heapsort9sift_downlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1370, file: !1369, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1445 = distinct !DILocation(line: 28, column: 13, scope: !1419)
!1446 = !DILocation(line: 50, column: 5, scope: !1447, inlinedAt: !1445)
!1447 = distinct !DILexicalBlock(scope: !1448, file: !1369, line: 48, column: 5)
!1448 = distinct !DILexicalBlock(scope: !1444, file: !1369, line: 46, column: 5)
!1449 = !DILocation(line: 52, column: 29, scope: !1447, inlinedAt: !1445)
!1450 = !DILocation(line: 52, column: 25, scope: !1447, inlinedAt: !1445)
!1451 = !DILocation(line: 53, column: 12, scope: !1452, inlinedAt: !1445)
!1452 = distinct !DILexicalBlock(scope: !1447, file: !1369, line: 52, column: 9)
!1453 = !DILocation(line: 60, column: 16, scope: !1452, inlinedAt: !1445)
!1454 = !DILocation(line: 0, scope: !1455, inlinedAt: !1445)
!1455 = !DILexicalBlockFile(scope: !1452, file: !271, discriminator: 0)
!1456 = !DILocation(line: 60, column: 13, scope: !1452, inlinedAt: !1445)
!1457 = !DILocation(line: 64, column: 47, scope: !1452, inlinedAt: !1445)
!1458 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1460)
!1459 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1460 = distinct !DILocation(line: 64, column: 43, scope: !1452, inlinedAt: !1445)
!1461 = !DILocation(line: 64, column: 68, scope: !1452, inlinedAt: !1445)
!1462 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1463)
!1463 = distinct !DILocation(line: 64, column: 64, scope: !1452, inlinedAt: !1445)
!1464 = !DILocation(line: 64, column: 26, scope: !1452, inlinedAt: !1445)
!1465 = !DILocation(line: 64, column: 17, scope: !1452, inlinedAt: !1445)
!1466 = !DILocation(line: 68, column: 38, scope: !1452, inlinedAt: !1445)
!1467 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1468)
!1468 = distinct !DILocation(line: 68, column: 34, scope: !1452, inlinedAt: !1445)
!1469 = !DILocation(line: 68, column: 58, scope: !1452, inlinedAt: !1445)
!1470 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1471)
!1471 = distinct !DILocation(line: 68, column: 54, scope: !1452, inlinedAt: !1445)
!1472 = !DILocation(line: 68, column: 17, scope: !1452, inlinedAt: !1445)
!1473 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1474)
!1474 = distinct !DILocation(line: 72, column: 45, scope: !1452, inlinedAt: !1445)
!1475 = !DILocation(line: 72, column: 67, scope: !1452, inlinedAt: !1445)
!1476 = !DILocation(line: 961, column: 18, scope: !1459, inlinedAt: !1477)
!1477 = distinct !DILocation(line: 72, column: 63, scope: !1452, inlinedAt: !1445)
!1478 = !DILocation(line: 78, column: 17, scope: !1479, inlinedAt: !1481)
!1479 = !DILexicalBlockFile(scope: !1480, file: !26, discriminator: 0)
!1480 = distinct !DISubprogram(name: "swap_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1368, type: !11, scopeLine: 1368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1481 = distinct !DILocation(line: 72, column: 13, scope: !1452, inlinedAt: !1445)
!1482 = !DILocation(line: 457, column: 14, scope: !1483, inlinedAt: !1484)
!1483 = distinct !DISubprogram(name: "size_of_val_raw<[i32]>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3mem15size_of_val_rawSlECs3KQZ4soiI0h_4sort", scope: !90, file: !206, line: 455, type: !11, scopeLine: 455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1484 = distinct !DILocation(line: 1398, column: 34, scope: !1485, inlinedAt: !1487)
!1485 = distinct !DILexicalBlock(scope: !1486, file: !110, line: 1395, column: 13)
!1486 = distinct !DISubprogram(name: "runtime<i32>", linkageName: "_RINvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping7runtimelECs3KQZ4soiI0h_4sort", scope: !210, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1487 = distinct !DILocation(line: 2448, column: 9, scope: !1488, inlinedAt: !1481)
!1488 = !DILexicalBlockFile(scope: !1480, file: !123, discriminator: 0)
!1489 = !DILocation(line: 407, column: 18, scope: !1490, inlinedAt: !1491)
!1490 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMse_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB5_7NonZerojE3newCs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 404, type: !11, scopeLine: 404, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1491 = distinct !DILocation(line: 1399, column: 34, scope: !1492, inlinedAt: !1487)
!1492 = distinct !DILexicalBlock(scope: !1493, file: !110, line: 1399, column: 54)
!1493 = distinct !DILexicalBlock(scope: !1485, file: !110, line: 1398, column: 13)
!1494 = !DILocation(line: 1399, column: 34, scope: !1492, inlinedAt: !1487)
!1495 = !DILocation(line: 1399, column: 20, scope: !1492, inlinedAt: !1487)
!1496 = !DILocation(line: 1399, column: 25, scope: !1492, inlinedAt: !1487)
!1497 = !DILocation(line: 1402, column: 26, scope: !1492, inlinedAt: !1487)
!1498 = !DILocation(line: 1399, column: 13, scope: !1493, inlinedAt: !1487)
!1499 = !DILocation(line: 75, column: 9, scope: !1452, inlinedAt: !1445)
!1500 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !1502, file: !1501, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1501 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/sort/unstable/quicksort.rs", directory: "", checksumkind: CSK_MD5, checksum: "e6a83127a2b707e97e5c7026cf4bb1a4")
!1502 = !DINamespace(name: "quicksort", scope: !238)
!1503 = !DILocation(line: 758, column: 9, scope: !1504, inlinedAt: !1505)
!1504 = distinct !DISubprogram(name: "as_mut_ptr<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl10as_mut_ptrCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 757, type: !11, scopeLine: 757, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1505 = !DILocation(line: 258, column: 20, scope: !1506)
!1506 = distinct !DILexicalBlock(scope: !1500, file: !1501, line: 257, column: 5)
!1507 = !DILocation(line: 260, column: 8, scope: !1508)
!1508 = distinct !DILexicalBlock(scope: !1506, file: !1501, line: 258, column: 5)
!1509 = !DILocation(line: 261, column: 16, scope: !1508)
!1510 = !DILocation(line: 338, column: 2, scope: !1500)
!1511 = !DILocation(line: 280, column: 29, scope: !1508)
!1512 = !DILocation(line: 1721, column: 9, scope: !1513, inlinedAt: !1514)
!1513 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1514 = !DILocation(line: 298, column: 47, scope: !1515)
!1515 = distinct !DILexicalBlock(scope: !1508, file: !1501, line: 280, column: 9)
!1516 = !DILocation(line: 185, column: 9, scope: !1517, inlinedAt: !1518)
!1517 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDroplE3newCs3KQZ4soiI0h_4sort", scope: !512, file: !511, line: 184, type: !11, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1518 = !DILocation(line: 298, column: 29, scope: !1515)
!1519 = !DILocation(line: 961, column: 18, scope: !1520, inlinedAt: !1521)
!1520 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1521 = !DILocation(line: 302, column: 27, scope: !1522)
!1522 = distinct !DILexicalBlock(scope: !1515, file: !1501, line: 298, column: 9)
!1523 = !DILocation(line: 304, column: 18, scope: !1522)
!1524 = !DILocation(line: 300, column: 25, scope: !1522)
!1525 = !DILocation(line: 311, column: 37, scope: !1526)
!1526 = distinct !DILexicalBlock(scope: !1527, file: !1501, line: 309, column: 9)
!1527 = distinct !DILexicalBlock(scope: !1522, file: !1501, line: 300, column: 9)
!1528 = !DILocation(line: 961, column: 18, scope: !1520, inlinedAt: !1529)
!1529 = !DILocation(line: 311, column: 33, scope: !1526)
!1530 = !DILocation(line: 312, column: 9, scope: !1531)
!1531 = distinct !DILexicalBlock(scope: !1526, file: !1501, line: 311, column: 9)
!1532 = !DILocation(line: 312, column: 15, scope: !1531)
!1533 = !DILocation(line: 961, column: 18, scope: !1520, inlinedAt: !1534)
!1534 = !DILocation(line: 323, column: 26, scope: !1531)
!1535 = !DILocation(line: 324, column: 9, scope: !1536)
!1536 = distinct !DILexicalBlock(scope: !1531, file: !1501, line: 323, column: 9)
!1537 = !DILocation(line: 313, column: 16, scope: !1531)
!1538 = !DILocation(line: 325, column: 27, scope: !1536)
!1539 = !DILocation(line: 326, column: 30, scope: !1540)
!1540 = distinct !DILexicalBlock(scope: !1536, file: !1501, line: 325, column: 13)
!1541 = !DILocation(line: 326, column: 65, scope: !1540)
!1542 = !DILocation(line: 326, column: 13, scope: !1540)
!1543 = !DILocation(line: 328, column: 13, scope: !1540)
!1544 = !DILocation(line: 328, column: 23, scope: !1540)
!1545 = !DILocation(line: 330, column: 16, scope: !1540)
!1546 = !DILocation(line: 326, column: 40, scope: !1540)
!1547 = !DILocation(line: 336, column: 9, scope: !1536)
!1548 = !DILocation(line: 314, column: 17, scope: !1531)
!1549 = !DILocation(line: 315, column: 17, scope: !1531)
!1550 = !DILocation(line: 313, column: 13, scope: !1531)
!1551 = !DILocation(line: 317, column: 17, scope: !1531)
!1552 = distinct !DISubprogram(name: "partition_lomuto_branchless_cyclic<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1502, file: !1501, line: 249, type: !11, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1553 = !DILocation(line: 758, column: 9, scope: !1554, inlinedAt: !1555)
!1554 = distinct !DISubprogram(name: "as_mut_ptr<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl10as_mut_ptrCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 757, type: !11, scopeLine: 757, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1555 = !DILocation(line: 258, column: 20, scope: !1556)
!1556 = distinct !DILexicalBlock(scope: !1552, file: !1501, line: 257, column: 5)
!1557 = !DILocation(line: 260, column: 8, scope: !1558)
!1558 = distinct !DILexicalBlock(scope: !1556, file: !1501, line: 258, column: 5)
!1559 = !DILocation(line: 261, column: 16, scope: !1558)
!1560 = !DILocation(line: 338, column: 2, scope: !1552)
!1561 = !DILocation(line: 280, column: 29, scope: !1558)
!1562 = !DILocation(line: 1721, column: 9, scope: !1563, inlinedAt: !1564)
!1563 = distinct !DISubprogram(name: "read<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readlECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1564 = !DILocation(line: 298, column: 47, scope: !1565)
!1565 = distinct !DILexicalBlock(scope: !1558, file: !1501, line: 280, column: 9)
!1566 = !DILocation(line: 185, column: 9, scope: !1567, inlinedAt: !1568)
!1567 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDroplE3newCs3KQZ4soiI0h_4sort", scope: !512, file: !511, line: 184, type: !11, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1568 = !DILocation(line: 298, column: 29, scope: !1565)
!1569 = !DILocation(line: 961, column: 18, scope: !1570, inlinedAt: !1571)
!1570 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1571 = !DILocation(line: 302, column: 27, scope: !1572)
!1572 = distinct !DILexicalBlock(scope: !1565, file: !1501, line: 298, column: 9)
!1573 = !DILocation(line: 304, column: 18, scope: !1572)
!1574 = !DILocation(line: 300, column: 25, scope: !1572)
!1575 = !DILocation(line: 311, column: 37, scope: !1576)
!1576 = distinct !DILexicalBlock(scope: !1577, file: !1501, line: 309, column: 9)
!1577 = distinct !DILexicalBlock(scope: !1572, file: !1501, line: 300, column: 9)
!1578 = !DILocation(line: 961, column: 18, scope: !1570, inlinedAt: !1579)
!1579 = !DILocation(line: 311, column: 33, scope: !1576)
!1580 = !DILocation(line: 312, column: 9, scope: !1581)
!1581 = distinct !DILexicalBlock(scope: !1576, file: !1501, line: 311, column: 9)
!1582 = !DILocation(line: 312, column: 15, scope: !1581)
!1583 = !DILocation(line: 961, column: 18, scope: !1570, inlinedAt: !1584)
!1584 = !DILocation(line: 323, column: 26, scope: !1581)
!1585 = !DILocation(line: 324, column: 9, scope: !1586)
!1586 = distinct !DILexicalBlock(scope: !1581, file: !1501, line: 323, column: 9)
!1587 = !DILocation(line: 313, column: 16, scope: !1581)
!1588 = !DILocation(line: 325, column: 27, scope: !1586)
!1589 = !DILocation(line: 326, column: 30, scope: !1590)
!1590 = distinct !DILexicalBlock(scope: !1586, file: !1501, line: 325, column: 13)
!1591 = !DILocation(line: 326, column: 65, scope: !1590)
!1592 = !DILocation(line: 326, column: 13, scope: !1590)
!1593 = !DILocation(line: 328, column: 13, scope: !1590)
!1594 = !DILocation(line: 328, column: 23, scope: !1590)
!1595 = !DILocation(line: 330, column: 16, scope: !1590)
!1596 = !DILocation(line: 326, column: 40, scope: !1590)
!1597 = !DILocation(line: 336, column: 9, scope: !1586)
!1598 = !DILocation(line: 314, column: 17, scope: !1581)
!1599 = !DILocation(line: 315, column: 17, scope: !1581)
!1600 = !DILocation(line: 313, column: 13, scope: !1581)
!1601 = !DILocation(line: 317, column: 17, scope: !1581)
!1602 = distinct !DISubprogram(name: "partition<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNCINvB2_9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltE0ECs3KQZ4soiI0h_4sort", scope: !1502, file: !1501, line: 93, type: !11, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1603 = !DILocation(line: 100, column: 8, scope: !1604)
!1604 = distinct !DILexicalBlock(scope: !1602, file: !1501, line: 97, column: 5)
!1605 = !DILocation(line: 101, column: 16, scope: !1604)
!1606 = !DILocation(line: 137, column: 2, scope: !1602)
!1607 = !DILocation(line: 104, column: 8, scope: !1604)
!1608 = !DILocation(line: 111, column: 11, scope: !1604)
!1609 = !DILocation(line: 113, column: 38, scope: !1604)
!1610 = !DILocation(line: 113, column: 10, scope: !1604)
!1611 = !DILocation(line: 113, column: 17, scope: !1604)
!1612 = !DILocation(line: 120, column: 22, scope: !1613)
!1613 = distinct !DILexicalBlock(scope: !1604, file: !1501, line: 113, column: 5)
!1614 = !DILocation(line: 105, column: 9, scope: !1604)
!1615 = !DILocation(line: 120, column: 17, scope: !1613)
!1616 = !DILocation(line: 124, column: 18, scope: !1617)
!1617 = distinct !DILexicalBlock(scope: !1613, file: !1501, line: 120, column: 5)
!1618 = !DILocation(line: 126, column: 8, scope: !1619)
!1619 = distinct !DILexicalBlock(scope: !1617, file: !1501, line: 124, column: 5)
!1620 = !DILocation(line: 133, column: 9, scope: !1619)
!1621 = !DILocation(line: 133, column: 11, scope: !1619)
!1622 = !DILocation(line: 127, column: 9, scope: !1619)
!1623 = distinct !DISubprogram(name: "partition<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9partitionlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1502, file: !1501, line: 93, type: !11, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1624 = !DILocation(line: 100, column: 8, scope: !1625)
!1625 = distinct !DILexicalBlock(scope: !1623, file: !1501, line: 97, column: 5)
!1626 = !DILocation(line: 101, column: 16, scope: !1625)
!1627 = !DILocation(line: 137, column: 2, scope: !1623)
!1628 = !DILocation(line: 104, column: 8, scope: !1625)
!1629 = !DILocation(line: 111, column: 11, scope: !1625)
!1630 = !DILocation(line: 113, column: 38, scope: !1625)
!1631 = !DILocation(line: 113, column: 10, scope: !1625)
!1632 = !DILocation(line: 113, column: 17, scope: !1625)
!1633 = !DILocation(line: 120, column: 22, scope: !1634)
!1634 = distinct !DILexicalBlock(scope: !1625, file: !1501, line: 113, column: 5)
!1635 = !DILocation(line: 105, column: 9, scope: !1625)
!1636 = !DILocation(line: 120, column: 17, scope: !1634)
!1637 = !DILocation(line: 124, column: 18, scope: !1638)
!1638 = distinct !DILexicalBlock(scope: !1634, file: !1501, line: 120, column: 5)
!1639 = !DILocation(line: 126, column: 8, scope: !1640)
!1640 = distinct !DILexicalBlock(scope: !1638, file: !1501, line: 124, column: 5)
!1641 = !DILocation(line: 133, column: 9, scope: !1640)
!1642 = !DILocation(line: 133, column: 11, scope: !1640)
!1643 = !DILocation(line: 127, column: 9, scope: !1640)
!1644 = distinct !DISubprogram(name: "quicksort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBa_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1502, file: !1501, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1645 = !DILocation(line: 29, column: 5, scope: !1644)
!1646 = !DILocation(line: 30, column: 12, scope: !1644)
!1647 = !DILocation(line: 148, column: 13, scope: !1648, inlinedAt: !1650)
!1648 = distinct !DISubprogram(name: "small_sort_threshold<i32>", linkageName: "_RNvXs4_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB5_31UnstableSmallSortFreezeTypeImpl20small_sort_thresholdCs3KQZ4soiI0h_4sort", scope: !1649, file: !493, line: 144, type: !11, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1649 = !DINamespace(name: "{impl#6}", scope: !494)
!1650 = distinct !DILocation(line: 93, column: 9, scope: !1651, inlinedAt: !1653)
!1651 = distinct !DISubprogram(name: "small_sort_threshold<i32>", linkageName: "_RNvXs1_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB5_25UnstableSmallSortTypeImpl20small_sort_thresholdCs3KQZ4soiI0h_4sort", scope: !1652, file: !493, line: 92, type: !11, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1652 = !DINamespace(name: "{impl#3}", scope: !494)
!1653 = distinct !DILocation(line: 30, column: 23, scope: !1644)
!1654 = !DILocation(line: 154, column: 6, scope: !1648, inlinedAt: !1650)
!1655 = !DILocation(line: 37, column: 12, scope: !1644)
!1656 = !DILocation(line: 31, column: 13, scope: !1644)
!1657 = !DILocation(line: 164, column: 13, scope: !1658, inlinedAt: !1659)
!1658 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs4_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1649, file: !493, line: 157, type: !11, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1659 = distinct !DILocation(line: 101, column: 9, scope: !1660, inlinedAt: !1661)
!1660 = distinct !DISubprogram(name: "small_sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvXs1_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortlNtB6_25UnstableSmallSortTypeImpl10small_sortNvYlNtNtBe_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !1652, file: !493, line: 97, type: !11, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1661 = distinct !DILocation(line: 31, column: 13, scope: !1644)
!1662 = !DILocation(line: 0, scope: !1663)
!1663 = !DILexicalBlockFile(scope: !1644, file: !271, discriminator: 0)
!1664 = !DILocation(line: 38, column: 13, scope: !1644)
!1665 = !DILocation(line: 42, column: 9, scope: !1644)
!1666 = !DILocation(line: 45, column: 38, scope: !1644)
!1667 = !DILocation(line: 45, column: 25, scope: !1644)
!1668 = !DILocation(line: 50, column: 26, scope: !1669)
!1669 = distinct !DILexicalBlock(scope: !1670, file: !1501, line: 50, column: 41)
!1670 = distinct !DILexicalBlock(scope: !1644, file: !1501, line: 45, column: 9)
!1671 = !DILocation(line: 50, column: 16, scope: !1669)
!1672 = !DILocation(line: 80, column: 2, scope: !1644)
!1673 = !DILocation(line: 50, column: 21, scope: !1669)
!1674 = !DILocation(line: 51, column: 29, scope: !1669)
!1675 = !DILocation(line: 63, column: 32, scope: !1670)
!1676 = !DILocation(line: 63, column: 22, scope: !1670)
!1677 = !DILocation(line: 65, column: 46, scope: !1678)
!1678 = distinct !DILexicalBlock(scope: !1670, file: !1501, line: 63, column: 9)
!1679 = !DILocation(line: 65, column: 37, scope: !1678)
!1680 = !DILocation(line: 68, column: 29, scope: !1678)
!1681 = !DILocation(line: 68, column: 31, scope: !1678)
!1682 = !DILocation(line: 68, column: 14, scope: !1678)
!1683 = !DILocation(line: 68, column: 20, scope: !1678)
!1684 = !DILocation(line: 69, column: 36, scope: !1685)
!1685 = distinct !DILexicalBlock(scope: !1678, file: !1501, line: 68, column: 9)
!1686 = !DILocation(line: 69, column: 14, scope: !1685)
!1687 = !DILocation(line: 69, column: 21, scope: !1685)
!1688 = !DILocation(line: 70, column: 22, scope: !1689)
!1689 = distinct !DILexicalBlock(scope: !1685, file: !1501, line: 69, column: 9)
!1690 = !DILocation(line: 51, column: 28, scope: !1669)
!1691 = !DILocation(line: 51, column: 17, scope: !1669)
!1692 = !DILocation(line: 52, column: 40, scope: !1669)
!1693 = !DILocation(line: 52, column: 59, scope: !1669)
!1694 = !DILocation(line: 52, column: 30, scope: !1669)
!1695 = !DILocation(line: 56, column: 28, scope: !1696)
!1696 = distinct !DILexicalBlock(scope: !1669, file: !1501, line: 52, column: 17)
!1697 = !DILocation(line: 580, column: 25, scope: !1698, inlinedAt: !1700)
!1698 = distinct !DISubprogram(name: "index_mut<i32>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSlE9index_mutCs3KQZ4soiI0h_4sort", scope: !1699, file: !28, line: 579, type: !11, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1699 = !DINamespace(name: "{impl#7}", scope: !30)
!1700 = !DILocation(line: 31, column: 15, scope: !1701, inlinedAt: !1702)
!1701 = distinct !DISubprogram(name: "index_mut<i32, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexSlINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs3KQZ4soiI0h_4sort", scope: !1432, file: !28, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1702 = !DILocation(line: 56, column: 27, scope: !1696)
!1703 = !DILocation(line: 580, column: 12, scope: !1698, inlinedAt: !1700)
!1704 = !DILocation(line: 50, column: 9, scope: !1670)
!1705 = !DILocation(line: 585, column: 27, scope: !1698, inlinedAt: !1700)
!1706 = !DILocation(line: 586, column: 48, scope: !1707, inlinedAt: !1700)
!1707 = distinct !DILexicalBlock(scope: !1698, file: !28, line: 585, column: 13)
!1708 = !DILocation(line: 101, column: 24, scope: !1709, inlinedAt: !1711)
!1709 = distinct !DILexicalBlock(scope: !1710, file: !28, line: 99, column: 5)
!1710 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubchecklECs3KQZ4soiI0h_4sort", scope: !30, file: !28, line: 94, type: !11, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1711 = !DILocation(line: 586, column: 19, scope: !1707, inlinedAt: !1700)
!1712 = !DILocation(line: 586, column: 13, scope: !1707, inlinedAt: !1700)
!1713 = !DILocation(line: 57, column: 17, scope: !1696)
!1714 = !DILocation(line: 581, column: 13, scope: !1698, inlinedAt: !1700)
!1715 = !DILocation(line: 70, column: 21, scope: !1689)
!1716 = !DILocation(line: 74, column: 41, scope: !1717)
!1717 = distinct !DILexicalBlock(scope: !1689, file: !1501, line: 70, column: 9)
!1718 = !DILocation(line: 74, column: 9, scope: !1717)
!1719 = !DILocation(line: 78, column: 26, scope: !1717)
!1720 = !DILocation(line: 21, column: 1, scope: !1644)
!1721 = distinct !DISubprogram(name: "revswap<i32>", linkageName: "_RINvNvMNtCsnC4lpNxbXH_4core5sliceSp7reverse7revswaplECs3KQZ4soiI0h_4sort", scope: !1722, file: !7, line: 1001, type: !11, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1722 = !DINamespace(name: "reverse", scope: !8)
!1723 = !DILocation(line: 1010, column: 28, scope: !1721)
!1724 = !DILocation(line: 1010, column: 18, scope: !1721)
!1725 = !DILocation(line: 1011, column: 28, scope: !1726)
!1726 = distinct !DILexicalBlock(scope: !1721, file: !7, line: 1010, column: 13)
!1727 = !DILocation(line: 1011, column: 18, scope: !1726)
!1728 = !DILocation(line: 1013, column: 25, scope: !1729)
!1729 = distinct !DILexicalBlock(scope: !1726, file: !7, line: 1011, column: 13)
!1730 = !DILocation(line: 1014, column: 13, scope: !1731)
!1731 = distinct !DILexicalBlock(scope: !1729, file: !7, line: 1013, column: 13)
!1732 = !DILocation(line: 1014, column: 19, scope: !1731)
!1733 = !DILocation(line: 1018, column: 10, scope: !1721)
!1734 = !DILocation(line: 1015, column: 34, scope: !1731)
!1735 = !DILocation(line: 1015, column: 32, scope: !1731)
!1736 = !DILocation(line: 1015, column: 27, scope: !1731)
!1737 = !DILocation(line: 1015, column: 45, scope: !1731)
!1738 = !DILocation(line: 1015, column: 53, scope: !1731)
!1739 = !DILocation(line: 1015, column: 43, scope: !1731)
!1740 = !DILocation(line: 1015, column: 38, scope: !1731)
!1741 = !DILocation(line: 787, column: 14, scope: !1742, inlinedAt: !1743)
!1742 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3mem4swaplECs3KQZ4soiI0h_4sort", scope: !90, file: !206, line: 784, type: !11, scopeLine: 784, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1743 = !DILocation(line: 1015, column: 17, scope: !1731)
!1744 = !DILocation(line: 1016, column: 17, scope: !1731)
!1745 = distinct !DISubprogram(name: "swap_nonoverlapping_chunks<8>", linkageName: "_RINvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECs3KQZ4soiI0h_4sort", scope: !1746, file: !110, line: 1447, type: !11, scopeLine: 1447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1746 = !DINamespace(name: "swap_nonoverlapping_bytes", scope: !111)
!1747 = !DILocation(line: 1453, column: 18, scope: !1748)
!1748 = distinct !DILexicalBlock(scope: !1745, file: !110, line: 1452, column: 9)
!1749 = !DILocation(line: 1453, column: 9, scope: !1750)
!1750 = distinct !DILexicalBlock(scope: !1748, file: !110, line: 1453, column: 9)
!1751 = !DILocation(line: 1915, column: 50, scope: !1752, inlinedAt: !1753)
!1752 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !992, file: !58, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1753 = !DILocation(line: 900, column: 12, scope: !1754, inlinedAt: !1755)
!1754 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs3KQZ4soiI0h_4sort", scope: !997, file: !996, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1755 = !DILocation(line: 985, column: 14, scope: !1756, inlinedAt: !1757)
!1756 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs3KQZ4soiI0h_4sort", scope: !1002, file: !996, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1757 = !DILocation(line: 1453, column: 18, scope: !1758)
!1758 = !DILexicalBlockFile(scope: !1750, file: !110, discriminator: 2)
!1759 = !DILocation(line: 1457, column: 6, scope: !1745)
!1760 = !DILocation(line: 901, column: 23, scope: !1754, inlinedAt: !1755)
!1761 = !DILocation(line: 77, column: 35, scope: !1762, inlinedAt: !1764)
!1762 = !DILexicalBlockFile(scope: !1763, file: !26, discriminator: 0)
!1763 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !318, file: !317, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1764 = !DILocation(line: 215, column: 28, scope: !1765, inlinedAt: !1766)
!1765 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs3KQZ4soiI0h_4sort", scope: !1025, file: !996, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1766 = !DILocation(line: 903, column: 35, scope: !1767, inlinedAt: !1755)
!1767 = distinct !DILexicalBlock(scope: !1754, file: !996, line: 901, column: 13)
!1768 = !DILocation(line: 78, column: 17, scope: !1762, inlinedAt: !1764)
!1769 = !DILocation(line: 898, column: 17, scope: !1763, inlinedAt: !1764)
!1770 = !DILocation(line: 904, column: 13, scope: !1767, inlinedAt: !1755)
!1771 = !DILocation(line: 1453, column: 13, scope: !1750)
!1772 = !DILocation(line: 961, column: 18, scope: !1773, inlinedAt: !1774)
!1773 = distinct !DISubprogram(name: "add<core::mem::maybe_uninit::MaybeUninit<[u8; 8]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOINtNtNtB6_3mem12maybe_uninit11MaybeUninitAhj8_E3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1774 = !DILocation(line: 1455, column: 41, scope: !1775)
!1775 = distinct !DILexicalBlock(scope: !1750, file: !110, line: 1453, column: 9)
!1776 = !DILocation(line: 961, column: 18, scope: !1773, inlinedAt: !1777)
!1777 = !DILocation(line: 1455, column: 57, scope: !1775)
!1778 = !DILocation(line: 1455, column: 22, scope: !1775)
!1779 = distinct !DISubprogram(name: "{closure#0}<i32, core::slice::sort::unstable::quicksort::quicksort::{closure_env#0}<i32, fn(&i32, &i32) -> bool>>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNCINvB4_9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0E0Cs3KQZ4soiI0h_4sort", scope: !1780, file: !1501, line: 280, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1780 = !DINamespace(name: "partition_lomuto_branchless_cyclic", scope: !1502)
!1781 = !DILocation(line: 281, column: 31, scope: !1779)
!1782 = !DILocation(line: 281, column: 39, scope: !1779)
!1783 = !DILocation(line: 281, column: 54, scope: !1779)
!1784 = !DILocation(line: 282, column: 24, scope: !1785)
!1785 = distinct !DILexicalBlock(scope: !1779, file: !1501, line: 281, column: 13)
!1786 = !DILocation(line: 282, column: 35, scope: !1785)
!1787 = !DILocation(line: 961, column: 18, scope: !1788, inlinedAt: !1789)
!1788 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1789 = !DILocation(line: 282, column: 31, scope: !1785)
!1790 = !DILocation(line: 284, column: 29, scope: !1791)
!1791 = distinct !DILexicalBlock(scope: !1785, file: !1501, line: 282, column: 13)
!1792 = !DILocation(line: 77, column: 35, scope: !1793, inlinedAt: !1795)
!1793 = !DILexicalBlockFile(scope: !1794, file: !26, discriminator: 0)
!1794 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1795 = !DILocation(line: 284, column: 13, scope: !1791)
!1796 = !DILocation(line: 638, column: 35, scope: !1794, inlinedAt: !1795)
!1797 = !DILocation(line: 638, column: 48, scope: !1794, inlinedAt: !1795)
!1798 = !DILocation(line: 78, column: 17, scope: !1793, inlinedAt: !1795)
!1799 = !DILocation(line: 77, column: 13, scope: !1793, inlinedAt: !1795)
!1800 = !DILocation(line: 643, column: 9, scope: !1794, inlinedAt: !1795)
!1801 = !DILocation(line: 285, column: 38, scope: !1791)
!1802 = !DILocation(line: 77, column: 35, scope: !1803, inlinedAt: !1805)
!1803 = !DILexicalBlockFile(scope: !1804, file: !26, discriminator: 0)
!1804 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1805 = !DILocation(line: 285, column: 13, scope: !1791)
!1806 = !DILocation(line: 78, column: 17, scope: !1803, inlinedAt: !1805)
!1807 = !DILocation(line: 77, column: 13, scope: !1803, inlinedAt: !1805)
!1808 = !DILocation(line: 552, column: 14, scope: !1804, inlinedAt: !1805)
!1809 = !DILocation(line: 287, column: 29, scope: !1791)
!1810 = !DILocation(line: 287, column: 13, scope: !1791)
!1811 = !DILocation(line: 288, column: 29, scope: !1791)
!1812 = !DILocation(line: 288, column: 13, scope: !1791)
!1813 = !DILocation(line: 290, column: 27, scope: !1791)
!1814 = !DILocation(line: 961, column: 18, scope: !1788, inlinedAt: !1815)
!1815 = !DILocation(line: 290, column: 39, scope: !1791)
!1816 = !DILocation(line: 290, column: 13, scope: !1791)
!1817 = !DILocation(line: 291, column: 10, scope: !1779)
!1818 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cycliclNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1780, file: !1501, line: 280, type: !11, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1819 = !DILocation(line: 281, column: 31, scope: !1818)
!1820 = !DILocation(line: 281, column: 39, scope: !1818)
!1821 = !DILocation(line: 281, column: 54, scope: !1818)
!1822 = !DILocation(line: 282, column: 24, scope: !1823)
!1823 = distinct !DILexicalBlock(scope: !1818, file: !1501, line: 281, column: 13)
!1824 = !DILocation(line: 282, column: 35, scope: !1823)
!1825 = !DILocation(line: 961, column: 18, scope: !1826, inlinedAt: !1827)
!1826 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1827 = !DILocation(line: 282, column: 31, scope: !1823)
!1828 = !DILocation(line: 284, column: 29, scope: !1829)
!1829 = distinct !DILexicalBlock(scope: !1823, file: !1501, line: 282, column: 13)
!1830 = !DILocation(line: 77, column: 35, scope: !1831, inlinedAt: !1833)
!1831 = !DILexicalBlockFile(scope: !1832, file: !26, discriminator: 0)
!1832 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1833 = !DILocation(line: 284, column: 13, scope: !1829)
!1834 = !DILocation(line: 638, column: 35, scope: !1832, inlinedAt: !1833)
!1835 = !DILocation(line: 638, column: 48, scope: !1832, inlinedAt: !1833)
!1836 = !DILocation(line: 78, column: 17, scope: !1831, inlinedAt: !1833)
!1837 = !DILocation(line: 77, column: 13, scope: !1831, inlinedAt: !1833)
!1838 = !DILocation(line: 643, column: 9, scope: !1832, inlinedAt: !1833)
!1839 = !DILocation(line: 285, column: 38, scope: !1829)
!1840 = !DILocation(line: 77, column: 35, scope: !1841, inlinedAt: !1843)
!1841 = !DILexicalBlockFile(scope: !1842, file: !26, discriminator: 0)
!1842 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1843 = !DILocation(line: 285, column: 13, scope: !1829)
!1844 = !DILocation(line: 78, column: 17, scope: !1841, inlinedAt: !1843)
!1845 = !DILocation(line: 77, column: 13, scope: !1841, inlinedAt: !1843)
!1846 = !DILocation(line: 552, column: 14, scope: !1842, inlinedAt: !1843)
!1847 = !DILocation(line: 287, column: 29, scope: !1829)
!1848 = !DILocation(line: 287, column: 13, scope: !1829)
!1849 = !DILocation(line: 288, column: 29, scope: !1829)
!1850 = !DILocation(line: 288, column: 13, scope: !1829)
!1851 = !DILocation(line: 290, column: 27, scope: !1829)
!1852 = !DILocation(line: 961, column: 18, scope: !1826, inlinedAt: !1853)
!1853 = !DILocation(line: 290, column: 39, scope: !1829)
!1854 = !DILocation(line: 290, column: 13, scope: !1829)
!1855 = !DILocation(line: 291, column: 10, scope: !1818)
!1856 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> bool>", linkageName: "_RNCINvNtNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable9quicksort9quicksortlNvYlNtNtBc_3cmp10PartialOrd2ltE0Cs3KQZ4soiI0h_4sort", scope: !1857, file: !1501, line: 52, type: !11, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1857 = !DINamespace(name: "quicksort", scope: !1502)
!1858 = !DILocation(line: 52, column: 67, scope: !1856)
!1859 = !DILocation(line: 52, column: 66, scope: !1856)
!1860 = !DILocation(line: 52, column: 80, scope: !1856)
!1861 = distinct !DISubprogram(name: "{closure#0}<i32>", linkageName: "_RNCNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_search0Cs3KQZ4soiI0h_4sort", scope: !1862, file: !7, line: 2923, type: !11, scopeLine: 2923, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1862 = !DINamespace(name: "binary_search", scope: !8)
!1863 = !DILocation(line: 2923, column: 41, scope: !1861)
!1864 = !DILocation(line: 2923, column: 37, scope: !1861)
!1865 = !DILocation(line: 2923, column: 43, scope: !1861)
!1866 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !1868, file: !1867, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1867 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!1868 = !DINamespace(name: "gpu", scope: !1869)
!1869 = !DINamespace(name: "sort", scope: null)
!1870 = !DILocation(line: 16, column: 14, scope: !1866)
!1871 = distinct !DISubprogram(name: "split_at_mut<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl12split_at_mutCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 1986, type: !11, scopeLine: 1986, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1872 = !DILocation(line: 2193, column: 12, scope: !1873, inlinedAt: !1874)
!1873 = distinct !DISubprogram(name: "split_at_mut_checked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl20split_at_mut_checkedCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 2192, type: !11, scopeLine: 2192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1874 = !DILocation(line: 1987, column: 20, scope: !1871)
!1875 = !DILocation(line: 1989, column: 21, scope: !1871)
!1876 = !DILocation(line: 77, column: 35, scope: !1877, inlinedAt: !1881)
!1877 = !DILexicalBlockFile(scope: !1878, file: !26, discriminator: 0)
!1878 = distinct !DILexicalBlock(scope: !1879, file: !7, line: 2094, column: 9)
!1879 = distinct !DILexicalBlock(scope: !1880, file: !7, line: 2093, column: 9)
!1880 = distinct !DISubprogram(name: "split_at_mut_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl22split_at_mut_uncheckedCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 2092, type: !11, scopeLine: 2092, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1881 = !DILocation(line: 2196, column: 32, scope: !1873, inlinedAt: !1874)
!1882 = !DILocation(line: 78, column: 17, scope: !1877, inlinedAt: !1881)
!1883 = !DILocation(line: 77, column: 35, scope: !1884, inlinedAt: !1886)
!1884 = !DILexicalBlockFile(scope: !1885, file: !26, discriminator: 0)
!1885 = distinct !DISubprogram(name: "from_raw_parts_mut<i32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mutlECs3KQZ4soiI0h_4sort", scope: !230, file: !229, line: 179, type: !11, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1886 = !DILocation(line: 2108, column: 17, scope: !1878, inlinedAt: !1881)
!1887 = !DILocation(line: 78, column: 17, scope: !1884, inlinedAt: !1886)
!1888 = !DILocation(line: 77, column: 13, scope: !1884, inlinedAt: !1886)
!1889 = !DILocation(line: 961, column: 18, scope: !1890, inlinedAt: !1891)
!1890 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1891 = !DILocation(line: 2109, column: 40, scope: !1878, inlinedAt: !1881)
!1892 = !DILocation(line: 2109, column: 50, scope: !1878, inlinedAt: !1881)
!1893 = !DILocation(line: 77, column: 35, scope: !1884, inlinedAt: !1894)
!1894 = !DILocation(line: 2109, column: 17, scope: !1878, inlinedAt: !1881)
!1895 = !DILocation(line: 78, column: 17, scope: !1884, inlinedAt: !1894)
!1896 = !DILocation(line: 77, column: 13, scope: !1884, inlinedAt: !1894)
!1897 = !DILocation(line: 2107, column: 13, scope: !1878, inlinedAt: !1881)
!1898 = !DILocation(line: 2196, column: 13, scope: !1873, inlinedAt: !1874)
!1899 = !DILocation(line: 1988, column: 18, scope: !1871)
!1900 = !DILocation(line: 1991, column: 6, scope: !1871)
!1901 = distinct !DISubprogram(name: "binary_search<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13binary_searchCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 2919, type: !11, scopeLine: 2919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1902 = !DILocation(line: 2923, column: 14, scope: !1901)
!1903 = !DILocation(line: 2924, column: 6, scope: !1901)
!1904 = distinct !DISubprogram(name: "sort_unstable<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl13sort_unstableCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 3133, type: !11, scopeLine: 3133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1905 = !DILocation(line: 34, column: 27, scope: !1906, inlinedAt: !1908)
!1906 = distinct !DILexicalBlock(scope: !1907, file: !237, line: 33, column: 5)
!1907 = distinct !DISubprogram(name: "sort<i32, fn(&i32, &i32) -> bool>", linkageName: "_RINvNtNtNtCsnC4lpNxbXH_4core5slice4sort8unstable4sortlNvYlNtNtB8_3cmp10PartialOrd2ltECs3KQZ4soiI0h_4sort", scope: !238, file: !237, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1908 = distinct !DILocation(line: 3137, column: 9, scope: !1904)
!1909 = !DILocation(line: 434, column: 8, scope: !1910, inlinedAt: !1911)
!1910 = distinct !DISubprogram(name: "likely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics6likely", scope: !124, file: !123, line: 433, type: !11, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1911 = distinct !DILocation(line: 34, column: 8, scope: !1906, inlinedAt: !1908)
!1912 = !DILocation(line: 50, column: 35, scope: !1906, inlinedAt: !1908)
!1913 = !DILocation(line: 434, column: 8, scope: !1910, inlinedAt: !1914)
!1914 = distinct !DILocation(line: 50, column: 16, scope: !1906, inlinedAt: !1908)
!1915 = !DILocation(line: 0, scope: !1916, inlinedAt: !1908)
!1916 = !DILexicalBlockFile(scope: !1906, file: !271, discriminator: 0)
!1917 = !DILocation(line: 55, column: 13, scope: !1906, inlinedAt: !1908)
!1918 = !DILocation(line: 51, column: 17, scope: !1906, inlinedAt: !1908)
!1919 = !DILocation(line: 3138, column: 6, scope: !1904)
!1920 = distinct !DISubprogram(name: "swap_unchecked<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl14swap_uncheckedCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 948, type: !11, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1921 = !DILocation(line: 77, column: 35, scope: !1922)
!1922 = !DILexicalBlockFile(scope: !1920, file: !26, discriminator: 0)
!1923 = !DILocation(line: 78, column: 17, scope: !1922)
!1924 = !DILocation(line: 77, column: 13, scope: !1922)
!1925 = !DILocation(line: 961, column: 18, scope: !1926, inlinedAt: !1927)
!1926 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1927 = !DILocation(line: 962, column: 27, scope: !1928)
!1928 = distinct !DILexicalBlock(scope: !1920, file: !7, line: 959, column: 9)
!1929 = !DILocation(line: 961, column: 18, scope: !1926, inlinedAt: !1930)
!1930 = !DILocation(line: 962, column: 39, scope: !1928)
!1931 = !DILocation(line: 77, column: 35, scope: !1932, inlinedAt: !1934)
!1932 = !DILexicalBlockFile(scope: !1933, file: !26, discriminator: 0)
!1933 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1934 = !DILocation(line: 1315, column: 9, scope: !1935, inlinedAt: !1937)
!1935 = distinct !DILexicalBlock(scope: !1936, file: !110, line: 1307, column: 5)
!1936 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1304, type: !11, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1937 = !DILocation(line: 962, column: 13, scope: !1928)
!1938 = !DILocation(line: 78, column: 17, scope: !1932, inlinedAt: !1934)
!1939 = !DILocation(line: 77, column: 13, scope: !1932, inlinedAt: !1934)
!1940 = !DILocation(line: 552, column: 14, scope: !1933, inlinedAt: !1934)
!1941 = !DILocation(line: 77, column: 35, scope: !1942, inlinedAt: !1944)
!1942 = !DILexicalBlockFile(scope: !1943, file: !26, discriminator: 0)
!1943 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1944 = !DILocation(line: 1316, column: 9, scope: !1935, inlinedAt: !1937)
!1945 = !DILocation(line: 638, column: 35, scope: !1943, inlinedAt: !1944)
!1946 = !DILocation(line: 638, column: 48, scope: !1943, inlinedAt: !1944)
!1947 = !DILocation(line: 78, column: 17, scope: !1942, inlinedAt: !1944)
!1948 = !DILocation(line: 77, column: 13, scope: !1942, inlinedAt: !1944)
!1949 = !DILocation(line: 643, column: 9, scope: !1943, inlinedAt: !1944)
!1950 = !DILocation(line: 77, column: 35, scope: !1932, inlinedAt: !1951)
!1951 = !DILocation(line: 1317, column: 9, scope: !1935, inlinedAt: !1937)
!1952 = !DILocation(line: 78, column: 17, scope: !1932, inlinedAt: !1951)
!1953 = !DILocation(line: 77, column: 13, scope: !1932, inlinedAt: !1951)
!1954 = !DILocation(line: 552, column: 14, scope: !1933, inlinedAt: !1951)
!1955 = !DILocation(line: 964, column: 6, scope: !1920)
!1956 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSl4swapCs3KQZ4soiI0h_4sort", scope: !8, file: !7, line: 905, type: !11, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1957 = !DILocation(line: 908, column: 27, scope: !1956)
!1958 = !DILocation(line: 908, column: 18, scope: !1956)
!1959 = !DILocation(line: 909, column: 27, scope: !1960)
!1960 = distinct !DILexicalBlock(scope: !1956, file: !7, line: 908, column: 9)
!1961 = !DILocation(line: 909, column: 18, scope: !1960)
!1962 = !DILocation(line: 77, column: 35, scope: !1963, inlinedAt: !1965)
!1963 = !DILexicalBlockFile(scope: !1964, file: !26, discriminator: 0)
!1964 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1965 = !DILocation(line: 1315, column: 9, scope: !1966, inlinedAt: !1968)
!1966 = distinct !DILexicalBlock(scope: !1967, file: !110, line: 1307, column: 5)
!1967 = distinct !DISubprogram(name: "swap<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4swaplECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1304, type: !11, scopeLine: 1304, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1968 = !DILocation(line: 915, column: 13, scope: !1969)
!1969 = distinct !DILexicalBlock(scope: !1960, file: !7, line: 909, column: 9)
!1970 = !DILocation(line: 78, column: 17, scope: !1963, inlinedAt: !1965)
!1971 = !DILocation(line: 77, column: 13, scope: !1963, inlinedAt: !1965)
!1972 = !DILocation(line: 552, column: 14, scope: !1964, inlinedAt: !1965)
!1973 = !DILocation(line: 77, column: 35, scope: !1974, inlinedAt: !1976)
!1974 = !DILexicalBlockFile(scope: !1975, file: !26, discriminator: 0)
!1975 = distinct !DISubprogram(name: "copy<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4copylECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 628, type: !11, scopeLine: 628, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1976 = !DILocation(line: 1316, column: 9, scope: !1966, inlinedAt: !1968)
!1977 = !DILocation(line: 638, column: 35, scope: !1975, inlinedAt: !1976)
!1978 = !DILocation(line: 638, column: 48, scope: !1975, inlinedAt: !1976)
!1979 = !DILocation(line: 78, column: 17, scope: !1974, inlinedAt: !1976)
!1980 = !DILocation(line: 77, column: 13, scope: !1974, inlinedAt: !1976)
!1981 = !DILocation(line: 643, column: 9, scope: !1975, inlinedAt: !1976)
!1982 = !DILocation(line: 77, column: 35, scope: !1963, inlinedAt: !1983)
!1983 = !DILocation(line: 1317, column: 9, scope: !1966, inlinedAt: !1968)
!1984 = !DILocation(line: 78, column: 17, scope: !1963, inlinedAt: !1983)
!1985 = !DILocation(line: 77, column: 13, scope: !1963, inlinedAt: !1983)
!1986 = !DILocation(line: 552, column: 14, scope: !1964, inlinedAt: !1983)
!1987 = !DILocation(line: 917, column: 6, scope: !1956)
!1988 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 1372, type: !11, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1989 = !DILocation(line: 85, column: 20, scope: !1990, inlinedAt: !1991)
!1990 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !318, file: !317, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1991 = !DILocation(line: 3816, column: 18, scope: !1992, inlinedAt: !1993)
!1992 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !318, file: !317, line: 3815, type: !11, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1993 = !DILocation(line: 1373, column: 19, scope: !1988)
!1994 = !DILocation(line: 1373, column: 13, scope: !1988)
!1995 = !DILocation(line: 159, column: 18, scope: !1996, inlinedAt: !1997)
!1996 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!1997 = !DILocation(line: 1377, column: 14, scope: !1988)
!1998 = !DILocation(line: 1377, column: 23, scope: !1988)
!1999 = !DILocation(line: 1377, column: 9, scope: !1988)
!2000 = !DILocation(line: 1378, column: 6, scope: !1988)
!2001 = !DILocation(line: 1374, column: 13, scope: !1988)
!2002 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs3KQZ4soiI0h_4sort", scope: !124, file: !123, line: 417, type: !11, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2003 = !DILocation(line: 417, column: 28, scope: !2002)
!2004 = distinct !DISubprogram(name: "swap_nonoverlapping_bytes", linkageName: "_RNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytesCs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 1445, type: !11, scopeLine: 1445, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2005 = !DILocation(line: 1488, column: 18, scope: !2006)
!2006 = distinct !DILexicalBlock(scope: !2004, file: !110, line: 1486, column: 5)
!2007 = !DILocation(line: 1489, column: 16, scope: !2008)
!2008 = distinct !DILexicalBlock(scope: !2006, file: !110, line: 1488, column: 5)
!2009 = !DILocation(line: 407, column: 18, scope: !2010, inlinedAt: !2011)
!2010 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMse_NtNtCsnC4lpNxbXH_4core3num7nonzeroINtB5_7NonZerojE3newCs3KQZ4soiI0h_4sort", scope: !216, file: !215, line: 404, type: !11, scopeLine: 404, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2011 = !DILocation(line: 1490, column: 27, scope: !2012)
!2012 = distinct !DILexicalBlock(scope: !2013, file: !110, line: 1490, column: 48)
!2013 = distinct !DILexicalBlock(scope: !2008, file: !110, line: 1489, column: 5)
!2014 = !DILocation(line: 1490, column: 12, scope: !2012)
!2015 = !DILocation(line: 1490, column: 17, scope: !2012)
!2016 = !DILocation(line: 1493, column: 18, scope: !2012)
!2017 = !DILocation(line: 1490, column: 5, scope: !2013)
!2018 = !DILocation(line: 407, column: 18, scope: !2010, inlinedAt: !2019)
!2019 = !DILocation(line: 1495, column: 25, scope: !2020)
!2020 = distinct !DILexicalBlock(scope: !2013, file: !110, line: 1495, column: 44)
!2021 = !DILocation(line: 1495, column: 12, scope: !2020)
!2022 = !DILocation(line: 1495, column: 17, scope: !2020)
!2023 = !DILocation(line: 1497, column: 21, scope: !2020)
!2024 = !DILocation(line: 961, column: 18, scope: !2025, inlinedAt: !2026)
!2025 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2026 = !DILocation(line: 1500, column: 46, scope: !2027)
!2027 = distinct !DILexicalBlock(scope: !2020, file: !110, line: 1497, column: 9)
!2028 = !DILocation(line: 961, column: 18, scope: !2025, inlinedAt: !2029)
!2029 = !DILocation(line: 1500, column: 60, scope: !2027)
!2030 = !DILocation(line: 1500, column: 18, scope: !2027)
!2031 = !DILocation(line: 1495, column: 5, scope: !2013)
!2032 = !DILocation(line: 1502, column: 2, scope: !2004)
!2033 = !DILocation(line: 1445, column: 1, scope: !2004)
!2034 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs3KQZ4soiI0h_4sort", scope: !2036, file: !2035, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2035 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!2036 = !DINamespace(name: "nvptx", scope: !2037)
!2037 = !DINamespace(name: "core_arch", scope: !10)
!2038 = !DILocation(line: 62, column: 5, scope: !2034)
!2039 = !DILocation(line: 63, column: 2, scope: !2034)
!2040 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs3KQZ4soiI0h_4sort", scope: !2036, file: !2035, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2041 = !DILocation(line: 83, column: 5, scope: !2040)
!2042 = !DILocation(line: 84, column: 2, scope: !2040)
!2043 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs3KQZ4soiI0h_4sort", scope: !2036, file: !2035, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2044 = !DILocation(line: 125, column: 5, scope: !2043)
!2045 = !DILocation(line: 126, column: 2, scope: !2043)
!2046 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs3KQZ4soiI0h_4sort", scope: !2036, file: !2035, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2047 = !DILocation(line: 146, column: 5, scope: !2046)
!2048 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp14swap_unchecked18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2049, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2049 = !DINamespace(name: "swap_unchecked", scope: !8)
!2050 = !DILocation(line: 956, column: 18, scope: !2051)
!2051 = !DILexicalBlockFile(scope: !2048, file: !7, discriminator: 0)
!2052 = !DILocation(line: 73, column: 21, scope: !2053)
!2053 = distinct !DILexicalBlock(scope: !2048, file: !26, line: 70, column: 21)
!2054 = !DILocation(line: 956, column: 29, scope: !2051)
!2055 = !DILocation(line: 75, column: 14, scope: !2048)
!2056 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp22split_at_mut_unchecked18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2057, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2057 = !DINamespace(name: "split_at_mut_unchecked", scope: !8)
!2058 = !DILocation(line: 2099, column: 53, scope: !2059)
!2059 = !DILexicalBlockFile(scope: !2056, file: !7, discriminator: 0)
!2060 = !DILocation(line: 73, column: 21, scope: !2061)
!2061 = distinct !DILexicalBlock(scope: !2056, file: !26, line: 70, column: 21)
!2062 = !DILocation(line: 75, column: 14, scope: !2056)
!2063 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2064, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2064 = !DINamespace(name: "offset_from_unsigned", scope: !115)
!2065 = !DILocation(line: 712, column: 21, scope: !2066, inlinedAt: !2069)
!2066 = !DILexicalBlockFile(scope: !2067, file: !114, discriminator: 0)
!2067 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeCs3KQZ4soiI0h_4sort", scope: !2068, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2068 = !DINamespace(name: "runtime_ptr_ge", scope: !2064)
!2069 = !DILocation(line: 2448, column: 9, scope: !2070, inlinedAt: !2072)
!2070 = !DILexicalBlockFile(scope: !2071, file: !123, discriminator: 0)
!2071 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_geCs3KQZ4soiI0h_4sort", scope: !2064, file: !114, line: 706, type: !11, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2072 = !DILocation(line: 723, column: 18, scope: !2073)
!2073 = !DILexicalBlockFile(scope: !2063, file: !114, discriminator: 0)
!2074 = !DILocation(line: 73, column: 21, scope: !2075)
!2075 = distinct !DILexicalBlock(scope: !2063, file: !26, line: 70, column: 21)
!2076 = !DILocation(line: 75, column: 14, scope: !2063)
!2077 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2078, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2078 = !DINamespace(name: "unchecked_add", scope: !318)
!2079 = !DILocation(line: 2883, column: 26, scope: !2080, inlinedAt: !2081)
!2080 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !318, file: !317, line: 2882, type: !11, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2081 = !DILocation(line: 893, column: 27, scope: !2082)
!2082 = !DILexicalBlockFile(scope: !2077, file: !317, discriminator: 0)
!2083 = !DILocation(line: 893, column: 23, scope: !2082)
!2084 = !DILocation(line: 75, column: 14, scope: !2077)
!2085 = !DILocation(line: 73, column: 21, scope: !2086)
!2086 = distinct !DILexicalBlock(scope: !2077, file: !26, line: 70, column: 21)
!2087 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_sub18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2088, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2088 = !DINamespace(name: "unchecked_sub", scope: !318)
!2089 = !DILocation(line: 2982, column: 26, scope: !2090, inlinedAt: !2091)
!2090 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_sub", scope: !318, file: !317, line: 2981, type: !11, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2091 = !DILocation(line: 1072, column: 27, scope: !2092)
!2092 = !DILexicalBlockFile(scope: !2087, file: !317, discriminator: 0)
!2093 = !DILocation(line: 1072, column: 23, scope: !2092)
!2094 = !DILocation(line: 75, column: 14, scope: !2087)
!2095 = !DILocation(line: 73, column: 21, scope: !2096)
!2096 = distinct !DILexicalBlock(scope: !2087, file: !26, line: 70, column: 21)
!2097 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2098, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2098 = !DINamespace(name: "copy_nonoverlapping", scope: !111)
!2099 = !DILocation(line: 543, column: 29, scope: !2100)
!2100 = !DILexicalBlockFile(scope: !2097, file: !110, discriminator: 0)
!2101 = !DILocation(line: 543, column: 43, scope: !2100)
!2102 = !DILocation(line: 544, column: 66, scope: !2103)
!2103 = distinct !DILexicalBlock(scope: !2097, file: !110, line: 543, column: 13)
!2104 = !DILocation(line: 141, column: 17, scope: !2105, inlinedAt: !2109)
!2105 = !DILexicalBlockFile(scope: !2106, file: !26, discriminator: 0)
!2106 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs3KQZ4soiI0h_4sort", scope: !2107, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2107 = !DINamespace(name: "maybe_is_aligned", scope: !2108)
!2108 = !DINamespace(name: "ub_checks", scope: !10)
!2109 = !DILocation(line: 2448, column: 9, scope: !2110, inlinedAt: !2112)
!2110 = !DILexicalBlockFile(scope: !2111, file: !123, discriminator: 0)
!2111 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2112 = !DILocation(line: 124, column: 5, scope: !2113, inlinedAt: !2114)
!2113 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2114 = !DILocation(line: 544, column: 13, scope: !2103)
!2115 = !DILocation(line: 124, column: 38, scope: !2113, inlinedAt: !2114)
!2116 = !DILocation(line: 0, scope: !2117)
!2117 = !DILexicalBlockFile(scope: !2103, file: !271, discriminator: 0)
!2118 = !DILocation(line: 159, column: 18, scope: !2119, inlinedAt: !2120)
!2119 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2120 = !DILocation(line: 38, column: 21, scope: !2121, inlinedAt: !2124)
!2121 = !DILexicalBlockFile(scope: !2122, file: !114, discriminator: 0)
!2122 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs3KQZ4soiI0h_4sort", scope: !2123, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2123 = !DINamespace(name: "is_null", scope: !115)
!2124 = !DILocation(line: 2448, column: 9, scope: !2125, inlinedAt: !2129)
!2125 = !DILexicalBlockFile(scope: !2126, file: !123, discriminator: 2)
!2126 = !DILexicalBlockFile(scope: !2127, file: !123, discriminator: 0)
!2127 = distinct !DILexicalBlock(scope: !2128, file: !114, line: 25, column: 9)
!2128 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2129 = !DILocation(line: 124, column: 53, scope: !2113, inlinedAt: !2114)
!2130 = !DILocation(line: 38, column: 17, scope: !2121, inlinedAt: !2124)
!2131 = !DILocation(line: 124, column: 48, scope: !2113, inlinedAt: !2114)
!2132 = !DILocation(line: 141, column: 17, scope: !2105, inlinedAt: !2133)
!2133 = !DILocation(line: 2448, column: 9, scope: !2134, inlinedAt: !2135)
!2134 = !DILexicalBlockFile(scope: !2110, file: !123, discriminator: 4)
!2135 = !DILocation(line: 124, column: 5, scope: !2136, inlinedAt: !2137)
!2136 = !DILexicalBlockFile(scope: !2113, file: !26, discriminator: 2)
!2137 = !DILocation(line: 545, column: 20, scope: !2103)
!2138 = !DILocation(line: 124, column: 5, scope: !2113, inlinedAt: !2137)
!2139 = !DILocation(line: 542, column: 14, scope: !2100)
!2140 = !DILocation(line: 124, column: 38, scope: !2113, inlinedAt: !2137)
!2141 = !DILocation(line: 159, column: 18, scope: !2119, inlinedAt: !2142)
!2142 = !DILocation(line: 38, column: 21, scope: !2143, inlinedAt: !2144)
!2143 = !DILexicalBlockFile(scope: !2121, file: !114, discriminator: 2)
!2144 = !DILocation(line: 2448, column: 9, scope: !2145, inlinedAt: !2148)
!2145 = !DILexicalBlockFile(scope: !2146, file: !123, discriminator: 6)
!2146 = !DILexicalBlockFile(scope: !2147, file: !123, discriminator: 0)
!2147 = distinct !DILexicalBlock(scope: !2128, file: !114, line: 25, column: 9)
!2148 = !DILocation(line: 124, column: 53, scope: !2136, inlinedAt: !2137)
!2149 = !DILocation(line: 38, column: 17, scope: !2121, inlinedAt: !2144)
!2150 = !DILocation(line: 124, column: 48, scope: !2113, inlinedAt: !2137)
!2151 = !DILocation(line: 2448, column: 9, scope: !2152, inlinedAt: !2154)
!2152 = !DILexicalBlockFile(scope: !2153, file: !123, discriminator: 0)
!2153 = distinct !DISubprogram(name: "maybe_is_nonoverlapping", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlappingCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 159, type: !11, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2154 = !DILocation(line: 546, column: 20, scope: !2103)
!2155 = !DILocation(line: 73, column: 21, scope: !2156)
!2156 = distinct !DILexicalBlock(scope: !2097, file: !26, line: 70, column: 21)
!2157 = !DILocation(line: 75, column: 14, scope: !2097)
!2158 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr19swap_nonoverlapping18precondition_checkCs3KQZ4soiI0h_4sort", scope: !210, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2159 = !DILocation(line: 1380, column: 29, scope: !2160)
!2160 = !DILexicalBlockFile(scope: !2158, file: !110, discriminator: 0)
!2161 = !DILocation(line: 1380, column: 42, scope: !2160)
!2162 = !DILocation(line: 1381, column: 64, scope: !2163)
!2163 = distinct !DILexicalBlock(scope: !2158, file: !110, line: 1380, column: 13)
!2164 = !DILocation(line: 141, column: 17, scope: !2165, inlinedAt: !2167)
!2165 = !DILexicalBlockFile(scope: !2166, file: !26, discriminator: 0)
!2166 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs3KQZ4soiI0h_4sort", scope: !2107, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2167 = !DILocation(line: 2448, column: 9, scope: !2168, inlinedAt: !2170)
!2168 = !DILexicalBlockFile(scope: !2169, file: !123, discriminator: 0)
!2169 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2170 = !DILocation(line: 124, column: 5, scope: !2171, inlinedAt: !2172)
!2171 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2172 = !DILocation(line: 1381, column: 13, scope: !2163)
!2173 = !DILocation(line: 124, column: 38, scope: !2171, inlinedAt: !2172)
!2174 = !DILocation(line: 0, scope: !2175)
!2175 = !DILexicalBlockFile(scope: !2163, file: !271, discriminator: 0)
!2176 = !DILocation(line: 159, column: 18, scope: !2177, inlinedAt: !2178)
!2177 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2178 = !DILocation(line: 38, column: 21, scope: !2179, inlinedAt: !2181)
!2179 = !DILexicalBlockFile(scope: !2180, file: !114, discriminator: 0)
!2180 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs3KQZ4soiI0h_4sort", scope: !2123, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2181 = !DILocation(line: 2448, column: 9, scope: !2182, inlinedAt: !2186)
!2182 = !DILexicalBlockFile(scope: !2183, file: !123, discriminator: 2)
!2183 = !DILexicalBlockFile(scope: !2184, file: !123, discriminator: 0)
!2184 = distinct !DILexicalBlock(scope: !2185, file: !114, line: 25, column: 9)
!2185 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2186 = !DILocation(line: 124, column: 53, scope: !2171, inlinedAt: !2172)
!2187 = !DILocation(line: 38, column: 17, scope: !2179, inlinedAt: !2181)
!2188 = !DILocation(line: 124, column: 48, scope: !2171, inlinedAt: !2172)
!2189 = !DILocation(line: 141, column: 17, scope: !2165, inlinedAt: !2190)
!2190 = !DILocation(line: 2448, column: 9, scope: !2191, inlinedAt: !2192)
!2191 = !DILexicalBlockFile(scope: !2168, file: !123, discriminator: 4)
!2192 = !DILocation(line: 124, column: 5, scope: !2193, inlinedAt: !2194)
!2193 = !DILexicalBlockFile(scope: !2171, file: !26, discriminator: 2)
!2194 = !DILocation(line: 1382, column: 20, scope: !2163)
!2195 = !DILocation(line: 124, column: 5, scope: !2171, inlinedAt: !2194)
!2196 = !DILocation(line: 1379, column: 14, scope: !2160)
!2197 = !DILocation(line: 124, column: 38, scope: !2171, inlinedAt: !2194)
!2198 = !DILocation(line: 159, column: 18, scope: !2177, inlinedAt: !2199)
!2199 = !DILocation(line: 38, column: 21, scope: !2200, inlinedAt: !2201)
!2200 = !DILexicalBlockFile(scope: !2179, file: !114, discriminator: 2)
!2201 = !DILocation(line: 2448, column: 9, scope: !2202, inlinedAt: !2205)
!2202 = !DILexicalBlockFile(scope: !2203, file: !123, discriminator: 6)
!2203 = !DILexicalBlockFile(scope: !2204, file: !123, discriminator: 0)
!2204 = distinct !DILexicalBlock(scope: !2185, file: !114, line: 25, column: 9)
!2205 = !DILocation(line: 124, column: 53, scope: !2193, inlinedAt: !2194)
!2206 = !DILocation(line: 38, column: 17, scope: !2179, inlinedAt: !2201)
!2207 = !DILocation(line: 124, column: 48, scope: !2171, inlinedAt: !2194)
!2208 = !DILocation(line: 2448, column: 9, scope: !2209, inlinedAt: !2211)
!2209 = !DILexicalBlockFile(scope: !2210, file: !123, discriminator: 0)
!2210 = distinct !DISubprogram(name: "maybe_is_nonoverlapping", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlappingCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 159, type: !11, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2211 = !DILocation(line: 1383, column: 20, scope: !2163)
!2212 = !DILocation(line: 73, column: 21, scope: !2213)
!2213 = distinct !DILexicalBlock(scope: !2158, file: !26, line: 70, column: 21)
!2214 = !DILocation(line: 75, column: 14, scope: !2158)
!2215 = distinct !DISubprogram(name: "swap_nonoverlapping_short", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCs3KQZ4soiI0h_4sort", scope: !1746, file: !110, line: 1461, type: !11, scopeLine: 1461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2216 = !DILocation(line: 1468, column: 21, scope: !2217)
!2217 = distinct !DILexicalBlock(scope: !2215, file: !110, line: 1467, column: 9)
!2218 = !DILocation(line: 1471, column: 20, scope: !2219)
!2219 = distinct !DILexicalBlock(scope: !2217, file: !110, line: 1468, column: 9)
!2220 = !DILocation(line: 1471, column: 17, scope: !2219)
!2221 = !DILocation(line: 1476, column: 58, scope: !2219)
!2222 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2224)
!2223 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2224 = !DILocation(line: 1476, column: 54, scope: !2219)
!2225 = !DILocation(line: 1476, column: 80, scope: !2219)
!2226 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2227)
!2227 = !DILocation(line: 1476, column: 76, scope: !2219)
!2228 = !DILocation(line: 1476, column: 30, scope: !2219)
!2229 = !DILocation(line: 1471, column: 29, scope: !2219)
!2230 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2231)
!2231 = !DILocation(line: 1476, column: 54, scope: !2232)
!2232 = !DILexicalBlockFile(scope: !2219, file: !110, discriminator: 2)
!2233 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2234)
!2234 = !DILocation(line: 1476, column: 76, scope: !2232)
!2235 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2236)
!2236 = !DILocation(line: 1476, column: 54, scope: !2237)
!2237 = !DILexicalBlockFile(scope: !2219, file: !110, discriminator: 4)
!2238 = !DILocation(line: 961, column: 18, scope: !2223, inlinedAt: !2239)
!2239 = !DILocation(line: 1476, column: 76, scope: !2237)
!2240 = !DILocation(line: 1483, column: 6, scope: !2215)
!2241 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr4copy18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2242, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2242 = !DINamespace(name: "copy", scope: !111)
!2243 = !DILocation(line: 141, column: 17, scope: !2244, inlinedAt: !2246)
!2244 = !DILexicalBlockFile(scope: !2245, file: !26, discriminator: 0)
!2245 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs3KQZ4soiI0h_4sort", scope: !2107, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2246 = !DILocation(line: 2448, column: 9, scope: !2247, inlinedAt: !2249)
!2247 = !DILexicalBlockFile(scope: !2248, file: !123, discriminator: 0)
!2248 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2249 = !DILocation(line: 124, column: 5, scope: !2250, inlinedAt: !2251)
!2250 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2251 = !DILocation(line: 640, column: 13, scope: !2252)
!2252 = !DILexicalBlockFile(scope: !2241, file: !110, discriminator: 0)
!2253 = !DILocation(line: 124, column: 38, scope: !2250, inlinedAt: !2251)
!2254 = !DILocation(line: 73, column: 21, scope: !2255)
!2255 = distinct !DILexicalBlock(scope: !2241, file: !26, line: 70, column: 21)
!2256 = !DILocation(line: 159, column: 18, scope: !2257, inlinedAt: !2258)
!2257 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2258 = !DILocation(line: 38, column: 21, scope: !2259, inlinedAt: !2261)
!2259 = !DILexicalBlockFile(scope: !2260, file: !114, discriminator: 0)
!2260 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs3KQZ4soiI0h_4sort", scope: !2123, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2261 = !DILocation(line: 2448, column: 9, scope: !2262, inlinedAt: !2266)
!2262 = !DILexicalBlockFile(scope: !2263, file: !123, discriminator: 2)
!2263 = !DILexicalBlockFile(scope: !2264, file: !123, discriminator: 0)
!2264 = distinct !DILexicalBlock(scope: !2265, file: !114, line: 25, column: 9)
!2265 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2266 = !DILocation(line: 124, column: 53, scope: !2250, inlinedAt: !2251)
!2267 = !DILocation(line: 38, column: 17, scope: !2259, inlinedAt: !2261)
!2268 = !DILocation(line: 124, column: 48, scope: !2250, inlinedAt: !2251)
!2269 = !DILocation(line: 641, column: 61, scope: !2252)
!2270 = !DILocation(line: 141, column: 13, scope: !2244, inlinedAt: !2271)
!2271 = !DILocation(line: 2448, column: 9, scope: !2272, inlinedAt: !2273)
!2272 = !DILexicalBlockFile(scope: !2247, file: !123, discriminator: 4)
!2273 = !DILocation(line: 124, column: 5, scope: !2274, inlinedAt: !2275)
!2274 = !DILexicalBlockFile(scope: !2250, file: !26, discriminator: 2)
!2275 = !DILocation(line: 641, column: 20, scope: !2252)
!2276 = !DILocation(line: 141, column: 17, scope: !2244, inlinedAt: !2271)
!2277 = !DILocation(line: 124, column: 5, scope: !2250, inlinedAt: !2275)
!2278 = !DILocation(line: 159, column: 18, scope: !2257, inlinedAt: !2279)
!2279 = !DILocation(line: 38, column: 21, scope: !2280, inlinedAt: !2281)
!2280 = !DILexicalBlockFile(scope: !2259, file: !114, discriminator: 2)
!2281 = !DILocation(line: 2448, column: 9, scope: !2282, inlinedAt: !2285)
!2282 = !DILexicalBlockFile(scope: !2283, file: !123, discriminator: 6)
!2283 = !DILexicalBlockFile(scope: !2284, file: !123, discriminator: 0)
!2284 = distinct !DILexicalBlock(scope: !2265, file: !114, line: 25, column: 9)
!2285 = !DILocation(line: 124, column: 53, scope: !2274, inlinedAt: !2275)
!2286 = !DILocation(line: 38, column: 17, scope: !2259, inlinedAt: !2281)
!2287 = !DILocation(line: 124, column: 48, scope: !2250, inlinedAt: !2275)
!2288 = !DILocation(line: 0, scope: !2289)
!2289 = !DILexicalBlockFile(scope: !2241, file: !271, discriminator: 0)
!2290 = !DILocation(line: 75, column: 14, scope: !2241)
!2291 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2292, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2292 = !DINamespace(name: "assert_unchecked", scope: !54)
!2293 = !DILocation(line: 208, column: 36, scope: !2294)
!2294 = !DILexicalBlockFile(scope: !2291, file: !53, discriminator: 0)
!2295 = !DILocation(line: 73, column: 21, scope: !2296)
!2296 = distinct !DILexicalBlock(scope: !2291, file: !26, line: 70, column: 21)
!2297 = !DILocation(line: 75, column: 14, scope: !2291)
!2298 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3KQZ4soiI0h_4sort", scope: !2299, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2299 = !DINamespace(name: "maybe_is_nonoverlapping", scope: !2108)
!2300 = !DILocation(line: 159, column: 18, scope: !2301, inlinedAt: !2302)
!2301 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2302 = !DILocation(line: 171, column: 33, scope: !2303)
!2303 = !DILexicalBlockFile(scope: !2298, file: !26, discriminator: 0)
!2304 = !DILocation(line: 159, column: 18, scope: !2301, inlinedAt: !2305)
!2305 = !DILocation(line: 172, column: 33, scope: !2306)
!2306 = distinct !DILexicalBlock(scope: !2298, file: !26, line: 171, column: 13)
!2307 = !DILocation(line: 3105, column: 26, scope: !2308, inlinedAt: !2309)
!2308 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_mul", scope: !318, file: !317, line: 3104, type: !11, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2309 = !DILocation(line: 1215, column: 31, scope: !2310, inlinedAt: !2311)
!2310 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_mulCs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 1214, type: !11, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2311 = !DILocation(line: 173, column: 35, scope: !2312)
!2312 = distinct !DILexicalBlock(scope: !2306, file: !26, line: 172, column: 13)
!2313 = !DILocation(line: 457, column: 8, scope: !2314, inlinedAt: !2315)
!2314 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !124, file: !123, line: 456, type: !11, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2315 = !DILocation(line: 1216, column: 16, scope: !2316, inlinedAt: !2311)
!2316 = distinct !DILexicalBlock(scope: !2310, file: !317, line: 1215, column: 13)
!2317 = !DILocation(line: 1216, column: 56, scope: !2316, inlinedAt: !2311)
!2318 = !DILocation(line: 173, column: 22, scope: !2312)
!2319 = !DILocation(line: 3074, column: 20, scope: !2320, inlinedAt: !2321)
!2320 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8abs_diffCs3KQZ4soiI0h_4sort", scope: !318, file: !317, line: 3068, type: !11, scopeLine: 3068, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2321 = !DILocation(line: 178, column: 34, scope: !2322)
!2322 = distinct !DILexicalBlock(scope: !2312, file: !26, line: 173, column: 13)
!2323 = !DILocation(line: 174, column: 17, scope: !2312)
!2324 = !DILocation(line: 3077, column: 21, scope: !2320, inlinedAt: !2321)
!2325 = !DILocation(line: 3074, column: 17, scope: !2320, inlinedAt: !2321)
!2326 = !DILocation(line: 3075, column: 21, scope: !2320, inlinedAt: !2321)
!2327 = !DILocation(line: 181, column: 13, scope: !2328)
!2328 = distinct !DILexicalBlock(scope: !2322, file: !26, line: 178, column: 13)
!2329 = !DILocation(line: 2437, column: 10, scope: !2298)
!2330 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2331, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2331 = !DINamespace(name: "from_raw_parts_mut", scope: !230)
!2332 = !DILocation(line: 141, column: 17, scope: !2333, inlinedAt: !2335)
!2333 = !DILexicalBlockFile(scope: !2334, file: !26, discriminator: 0)
!2334 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs3KQZ4soiI0h_4sort", scope: !2107, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2335 = !DILocation(line: 2448, column: 9, scope: !2336, inlinedAt: !2338)
!2336 = !DILexicalBlockFile(scope: !2337, file: !123, discriminator: 0)
!2337 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2338 = !DILocation(line: 124, column: 5, scope: !2339, inlinedAt: !2340)
!2339 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2340 = !DILocation(line: 191, column: 13, scope: !2341)
!2341 = !DILexicalBlockFile(scope: !2330, file: !229, discriminator: 0)
!2342 = !DILocation(line: 159, column: 18, scope: !2343, inlinedAt: !2344)
!2343 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2344 = !DILocation(line: 38, column: 21, scope: !2345, inlinedAt: !2347)
!2345 = !DILexicalBlockFile(scope: !2346, file: !114, discriminator: 0)
!2346 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs3KQZ4soiI0h_4sort", scope: !2123, file: !123, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2347 = !DILocation(line: 2448, column: 9, scope: !2348, inlinedAt: !2352)
!2348 = !DILexicalBlockFile(scope: !2349, file: !123, discriminator: 2)
!2349 = !DILexicalBlockFile(scope: !2350, file: !123, discriminator: 0)
!2350 = distinct !DILexicalBlock(scope: !2351, file: !114, line: 25, column: 9)
!2351 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs3KQZ4soiI0h_4sort", scope: !115, file: !114, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2352 = !DILocation(line: 124, column: 53, scope: !2339, inlinedAt: !2340)
!2353 = !DILocation(line: 38, column: 17, scope: !2345, inlinedAt: !2347)
!2354 = !DILocation(line: 124, column: 48, scope: !2339, inlinedAt: !2340)
!2355 = !DILocation(line: 0, scope: !2356)
!2356 = !DILexicalBlockFile(scope: !2330, file: !271, discriminator: 0)
!2357 = !DILocation(line: 148, column: 22, scope: !2358, inlinedAt: !2359)
!2358 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs3KQZ4soiI0h_4sort", scope: !2108, file: !26, line: 147, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2359 = !DILocation(line: 192, column: 20, scope: !2341)
!2360 = !DILocation(line: 73, column: 21, scope: !2361)
!2361 = distinct !DILexicalBlock(scope: !2330, file: !26, line: 70, column: 21)
!2362 = !DILocation(line: 148, column: 34, scope: !2358, inlinedAt: !2359)
!2363 = !DILocation(line: 148, column: 19, scope: !2358, inlinedAt: !2359)
!2364 = !DILocation(line: 148, column: 54, scope: !2358, inlinedAt: !2359)
!2365 = !DILocation(line: 149, column: 5, scope: !2366, inlinedAt: !2359)
!2366 = distinct !DILexicalBlock(scope: !2358, file: !26, line: 148, column: 5)
!2367 = !DILocation(line: 75, column: 14, scope: !2330)
!2368 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3KQZ4soiI0h_4sort", scope: !2369, file: !26, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2369 = !DINamespace(name: "get_unchecked", scope: !29)
!2370 = !DILocation(line: 243, column: 63, scope: !2371)
!2371 = !DILexicalBlockFile(scope: !2368, file: !28, discriminator: 0)
!2372 = !DILocation(line: 73, column: 21, scope: !2373)
!2373 = distinct !DILexicalBlock(scope: !2368, file: !26, line: 70, column: 21)
!2374 = !DILocation(line: 75, column: 14, scope: !2368)
!2375 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_3Ord3cmpCs3KQZ4soiI0h_4sort", scope: !2376, file: !58, line: 2009, type: !11, scopeLine: 2009, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2376 = !DINamespace(name: "{impl#77}", scope: !993)
!2377 = !DILocation(line: 2010, column: 58, scope: !2375)
!2378 = !DILocation(line: 2010, column: 65, scope: !2375)
!2379 = !DILocation(line: 2010, column: 21, scope: !2375)
!2380 = !DILocation(line: 2011, column: 18, scope: !2375)
!2381 = distinct !DISubprogram(name: "drop<usize, 2>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtB9_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort", scope: !2382, file: !1228, line: 332, type: !11, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2382 = !DINamespace(name: "{impl#6}", scope: !1230)
!2383 = !DILocation(line: 333, column: 12, scope: !2381)
!2384 = !DILocation(line: 337, column: 6, scope: !2381)
!2385 = distinct !DISubprogram(name: "drop<i32>", linkageName: "_RNvXs5_NtNtNtNtCsnC4lpNxbXH_4core5slice4sort6shared9smallsortINtB5_10CopyOnDroplENtNtNtBd_3ops4drop4Drop4dropCs3KQZ4soiI0h_4sort", scope: !2386, file: !493, line: 302, type: !11, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2386 = !DINamespace(name: "{impl#7}", scope: !494)
!2387 = !DILocation(line: 306, column: 38, scope: !2385)
!2388 = !DILocation(line: 306, column: 48, scope: !2385)
!2389 = !DILocation(line: 306, column: 58, scope: !2385)
!2390 = !DILocation(line: 77, column: 35, scope: !2391, inlinedAt: !2393)
!2391 = !DILexicalBlockFile(scope: !2392, file: !26, discriminator: 0)
!2392 = distinct !DISubprogram(name: "copy_nonoverlapping<i32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinglECs3KQZ4soiI0h_4sort", scope: !111, file: !110, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2393 = !DILocation(line: 306, column: 13, scope: !2385)
!2394 = !DILocation(line: 78, column: 17, scope: !2391, inlinedAt: !2393)
!2395 = !DILocation(line: 77, column: 13, scope: !2391, inlinedAt: !2393)
!2396 = !DILocation(line: 552, column: 14, scope: !2392, inlinedAt: !2393)
!2397 = !DILocation(line: 308, column: 6, scope: !2385)
!2398 = distinct !DISubprogram(name: "call_mut<fn(&i32, &i32) -> bool, (&i32, &i32)>", linkageName: "_RNvYNvYlNtNtCsnC4lpNxbXH_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRlB1f_EE8call_mutCs3KQZ4soiI0h_4sort", scope: !2400, file: !2399, line: 166, type: !11, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2399 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!2400 = !DINamespace(name: "FnMut", scope: !2401)
!2401 = !DINamespace(name: "function", scope: !1257)
!2402 = !DILocation(line: 166, column: 5, scope: !2398)
!2403 = !DILocation(line: 1915, column: 50, scope: !2404, inlinedAt: !2406)
!2404 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCsnC4lpNxbXH_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !2405, file: !58, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2405 = !DINamespace(name: "{impl#76}", scope: !993)
!2406 = distinct !DILocation(line: 166, column: 5, scope: !2398)
!2407 = !DILocation(line: 1915, column: 59, scope: !2404, inlinedAt: !2406)
!2408 = distinct !DISubprogram(name: "sort", scope: !1869, file: !271, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!2409 = !DILocation(line: 9, column: 15, scope: !2410, inlinedAt: !2411)
!2410 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs3KQZ4soiI0h_4sort3gpu9global_id", scope: !1868, file: !1867, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2411 = distinct !DILocation(line: 10, column: 13, scope: !2408)
!2412 = !DILocation(line: 9, column: 46, scope: !2410, inlinedAt: !2411)
!2413 = !DILocation(line: 9, column: 77, scope: !2410, inlinedAt: !2411)
!2414 = !DILocation(line: 9, column: 14, scope: !2410, inlinedAt: !2411)
!2415 = !DILocation(line: 11, column: 8, scope: !2416)
!2416 = distinct !DILexicalBlock(scope: !2408, file: !271, line: 10, column: 5)
!2417 = !DILocation(line: 15, column: 77, scope: !2416)
!2418 = !DILocation(line: 21, column: 2, scope: !2408)
!2419 = !DILocation(line: 961, column: 18, scope: !2420, inlinedAt: !2421)
!2420 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOl3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2421 = distinct !DILocation(line: 15, column: 73, scope: !2416)
!2422 = !DILocation(line: 15, column: 36, scope: !2416)
!2423 = !DILocation(line: 961, column: 18, scope: !2424, inlinedAt: !2425)
!2424 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs3KQZ4soiI0h_4sort", scope: !344, file: !343, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!2425 = distinct !DILocation(line: 15, column: 112, scope: !2416)
!2426 = !DILocation(line: 15, column: 99, scope: !2416)
!2427 = !DILocation(line: 15, column: 35, scope: !2416)
!2428 = !DILocation(line: 15, column: 10, scope: !2416)
!2429 = !DILocation(line: 15, column: 17, scope: !2416)
!2430 = !DILocation(line: 16, column: 11, scope: !2431)
!2431 = distinct !DILexicalBlock(scope: !2416, file: !271, line: 15, column: 5)
!2432 = !DILocation(line: 17, column: 41, scope: !2431)
!2433 = !DILocation(line: 17, column: 26, scope: !2431)
!2434 = !DILocation(line: 17, column: 20, scope: !2431)
!2435 = !DILocation(line: 17, column: 14, scope: !2431)
!2436 = !DILocation(line: 19, column: 13, scope: !2431)
!2437 = !DILocation(line: 19, column: 20, scope: !2438)
!2438 = distinct !DILexicalBlock(scope: !2431, file: !271, line: 19, column: 9)
!2439 = !DILocation(line: 19, column: 38, scope: !2431)
!2440 = !DILocation(line: 18, column: 12, scope: !2431)
!2441 = !DILocation(line: 18, column: 19, scope: !2442)
!2442 = distinct !DILexicalBlock(scope: !2431, file: !271, line: 18, column: 9)
!2443 = !DILocation(line: 18, column: 27, scope: !2431)
!2444 = !DILocation(line: 17, column: 5, scope: !2431)
