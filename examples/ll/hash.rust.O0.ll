; ModuleID = 'hash.4e6a95005ebac0e4-cgu.0'
source_filename = "hash.4e6a95005ebac0e4-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_803586694d3d8f3fd69556358b976aa3 = private unnamed_addr constant [54 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs\00", align 1
@alloc_2ebc7d93a1f0efda9facb0875b227d08 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_803586694d3d8f3fd69556358b976aa3, [16 x i8] c"5\00\00\00\00\00\00\00\14\02\00\00\05\00\00\00" }>, align 8
@_RNvCs6Jpjzm2F2TM_4hash1K = internal constant [256 x i8] c"\98/\8AB\91D7q\CF\FB\C0\B5\A5\DB\B5\E9[\C2V9\F1\11\F1Y\A4\82?\92\D5^\1C\AB\98\AA\07\D8\01[\83\12\BE\851$\C3}\0CUt]\BEr\FE\B1\DE\80\A7\06\DC\9Bt\F1\9B\C1\C1i\9B\E4\86G\BE\EF\C6\9D\C1\0F\CC\A1\0C$o,\E9-\AA\84tJ\DC\A9\B0\\\DA\88\F9vRQ>\98m\C61\A8\C8'\03\B0\C7\7FY\BF\F3\0B\E0\C6G\91\A7\D5Qc\CA\06g))\14\85\0A\B7'8!\1B.\FCm,M\13\0D8STs\0Ae\BB\0Ajv.\C9\C2\81\85,r\92\A1\E8\BF\A2Kf\1A\A8p\8BK\C2\A3Ql\C7\19\E8\92\D1$\06\99\D6\855\0E\F4p\A0j\10\16\C1\A4\19\08l7\1ELwH'\B5\BC\B04\B3\0C\1C9J\AA\D8NO\CA\9C[\F3o.h\EE\82\8Ftoc\A5x\14x\C8\84\08\02\C7\8C\FA\FF\BE\90\EBlP\A4\F7\A3\F9\BE\F2xq\C6", align 4
@alloc_fc62199b9dcd290ff5c1fbd642aa059a = private unnamed_addr constant [22 x i8] c"examples/rust/hash.rs\00", align 1
@alloc_ee92a86817314e6e2bc8b64f849c7bbf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\15\00\00\000\00\00\00" }>, align 8
@alloc_63f5bd57335a66b6add3157d13c9c311 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00!\00\00\00G\00\00\00" }>, align 8
@alloc_715391eee8e6c1bba46685eafc128828 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00!\00\00\00Z\00\00\00" }>, align 8
@alloc_ab92edb1792ac24b468e335fdd6ba03f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\00\14\00\00\00" }>, align 8
@alloc_67749e0c992d985ea10009f93065b1ed = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\00\12\00\00\00" }>, align 8
@alloc_781df8df3160f9a10d082ef2aee057a2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\000\00\00\00" }>, align 8
@alloc_6a27549052f557aa9f5f7f31332af447 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\00.\00\00\00" }>, align 8
@alloc_d9c7de5c7e28fca2e4148e0147e46b0e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\00N\00\00\00" }>, align 8
@alloc_2d9969ff5b60d41819ef6f0dbd1ba36e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\19\00\00\00L\00\00\00" }>, align 8
@alloc_2896b66004d5db3d6c36f3fee671f36e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\00\14\00\00\00" }>, align 8
@alloc_cf5ff985df9b3657c9e5fecbd7b09210 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\00\12\00\00\00" }>, align 8
@alloc_e5d6e6c643610c65e0f04a566fff7eaf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\000\00\00\00" }>, align 8
@alloc_8834c910445324a645ee6a6b30c33847 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\00.\00\00\00" }>, align 8
@alloc_81bbc2e1a4d66d4fcb69efabf35e7673 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\00M\00\00\00" }>, align 8
@alloc_56bf56d7e47e4bc5da91b6c79d84c5c7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1A\00\00\00K\00\00\00" }>, align 8
@alloc_469944afc3ffa0f7c55f7c35c444f88e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_d6e2c7d5f891b80f3dfaf07559a88350 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1B\00\00\00\10\00\00\00" }>, align 8
@alloc_322b89765d97802f2ff8d8d2d873f7fd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1B\00\00\00:\00\00\00" }>, align 8
@alloc_46a0c193f6e5e46476b05e4f474edd9f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_f86c12ed1caeeafe3c1d68a7952bd84c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\1B\00\00\00\09\00\00\00" }>, align 8
@alloc_1c4fd9de9f488d25b4fb09b7326a3a4c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\16\00\00\00%\00\00\00" }>, align 8
@alloc_ae10f0ad53a3b8ef098ad2517ce874a2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\16\00\00\00.\00\00\00" }>, align 8
@alloc_e7c269a83ca2be23dbe8364e00d6428a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\16\00\00\007\00\00\00" }>, align 8
@alloc_f61487344faf197a9eb997a48bba5978 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\00\16\00\00\00@\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant [27 x i8] c"chunk size must be non-zero", align 1
@alloc_38373cdb6671790008603b9732231be1 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs\00", align 1
@alloc_d36b2a6a412b24b9b07009aacfae83e7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00<\07\00\00\13\00\00\00" }>, align 8
@alloc_3440440227b482be69d6309980c5950c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00?\07\00\00)\00\00\00" }>, align 8
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
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_22f681d14f326e5ed18adee18ae35c44 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00\8F\07\00\00\12\00\00\00" }>, align 8
@alloc_10856da3e1cbaea2e4722d6f1aa6251b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_38373cdb6671790008603b9732231be1, [16 x i8] c"8\00\00\00\00\00\00\00q\07\00\00\11\00\00\00" }>, align 8
@alloc_83d38fab0e3eec7c6e256ab3dbc633a9 = private unnamed_addr constant [59 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs\00", align 1
@alloc_44c2433fa56ee7a428a6099affaddede = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_83d38fab0e3eec7c6e256ab3dbc633a9, [16 x i8] c":\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_b7c4a33cf722b61243be1889ec852ca6 = private unnamed_addr constant [62 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs\00", align 1
@alloc_f9b2cddddd76929e2f86eaf3d4c98d96 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b7c4a33cf722b61243be1889ec852ca6, [16 x i8] c"=\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_32efec74401313030018319a7ff0248c = private unnamed_addr constant [68 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_0dc6649eb62b81daf1bc145d9bdeab7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_32efec74401313030018319a7ff0248c, [16 x i8] c"C\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_8adae227879713956e9aaa5cba0e20a5 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs\00", align 1
@alloc_b61c6f559f61931bf2734e6cf54b28b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adae227879713956e9aaa5cba0e20a5, [16 x i8] c"8\00\00\00\00\00\00\00\B6\01\00\00\01\00\00\00" }>, align 8
@alloc_1bc63ea63cca1189d1f8ebefb3f152b6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\003\00\00\00<\00\00\00" }>, align 8
@alloc_d1004fa8eaec6ee8cd41fa8efd9ce162 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\003\00\00\008\00\00\00" }>, align 8
@alloc_38e968cf32737b0a8a11c58ed951a1b6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\003\00\00\00\13\00\00\00" }>, align 8
@alloc_6137a540e245ce03f082ed332820db34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\003\00\00\00`\00\00\00" }>, align 8
@alloc_1ee61969fd5e9265e8ea02d32fa64e27 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\003\00\00\00R\00\00\00" }>, align 8
@alloc_051f818f76e60dc67258a3578ededd6e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\005\00\00\00\0A\00\00\00" }>, align 8
@alloc_3bedd6bb65f78d61771f18c3c6eb7c32 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\005\00\00\00\15\00\00\00" }>, align 8
@alloc_ad6a71bccd6de28a7322c302f3fd0bb3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\006\00\00\00\05\00\00\00" }>, align 8
@alloc_9b3aa2e180050f899f5543b91b3704b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\007\00\00\00\0A\00\00\00" }>, align 8
@alloc_5b92717ac63a1bb9c4972ba7295c963b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\007\00\00\00\22\00\00\00" }>, align 8
@alloc_3f9a81d5e58c7bc669a35e023d5d3ddb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fc62199b9dcd290ff5c1fbd642aa059a, [16 x i8] c"\15\00\00\00\00\00\00\007\00\00\00\11\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::intrinsics::rotate_right::<u32>
; Function Attrs: convergent nounwind
define internal i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %x, i32 %shift) unnamed_addr #0 !dbg !6 {
start:
  %0 = alloca [4 x i8], align 4, !dbg !12
  %_3 = urem i32 %shift, 32, !dbg !12
  %1 = call i32 @llvm.fshr.i32(i32 %x, i32 %x, i32 %_3), !dbg !13
  store i32 %1, ptr %0, align 4, !dbg !13
  %_0 = load i32, ptr %0, align 4, !dbg !13
  ret i32 %_0, !dbg !14
}

; core::ptr::drop_in_place::<core::array::iter::IntoIter<u32, 8>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItermKj8_EECs6Jpjzm2F2TM_4hash(ptr align 8 %_1) unnamed_addr #0 !dbg !15 {
start:
; call <core::array::iter::IntoIter<u32, 8> as core::ops::drop::Drop>::drop
  call void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtB9_3ops4drop4Drop4dropCs6Jpjzm2F2TM_4hash(ptr align 8 %_1) #12, !dbg !18
  ret void, !dbg !18
}

; core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutmEINtNtNtB4_5array4iter8IntoItermKj8_EEECs6Jpjzm2F2TM_4hash(ptr align 8 %_1) unnamed_addr #0 !dbg !19 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16, !dbg !20
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<u32, 8>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItermKj8_EECs6Jpjzm2F2TM_4hash(ptr align 8 %0) #13, !dbg !20
  ret void, !dbg !20
}

; core::slice::copy_from_slice_impl::<u8>
; Function Attrs: convergent nounwind
define internal void @_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash(ptr %dest.0, i64 %dest.1, ptr %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 !dbg !21 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1, !dbg !24
  br i1 %_3, label %bb1, label %bb2, !dbg !24

bb2:                                              ; preds = %start
  br label %bb3, !dbg !25

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #14, !dbg !30
  unreachable, !dbg !30

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %src.0, ptr %dest.0, i64 1, i64 1, i64 %dest.1, ptr align 8 @alloc_2ebc7d93a1f0efda9facb0875b227d08) #12, !dbg !31
  br label %bb5, !dbg !32

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 1, !dbg !33
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %dest.0, ptr align 1 %src.0, i64 %1, i1 false), !dbg !33
  ret void, !dbg !34
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6Jpjzm2F2TM_4hash(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !35 {
start:
  br label %bb1, !dbg !38

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #12, !dbg !40
  br label %bb3, !dbg !41

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !42
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !42
  ret { ptr, i64 } %2, !dbg !42
}

; <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::zip::<[u32; 8]>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAmj8_ECs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %other) unnamed_addr #1 !dbg !43 {
start:
  %_3 = alloca [48 x i8], align 8
; call <[u32; 8] as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAmj8_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([48 x i8]) align 8 %_3, ptr align 4 %other) #12, !dbg !49
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>::new
  call void @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %_3) #13, !dbg !50
  ret void, !dbg !57
}

; <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::ChunksExact<u8>>
; Function Attrs: convergent inlinehint nounwind
define internal void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_11ChunksExacthEECs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other) unnamed_addr #1 !dbg !58 {
start:
  %_3 = alloca [40 x i8], align 8
; call <core::slice::iter::ChunksExact<u8> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_5slice4iter11ChunksExacthENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([40 x i8]) align 8 %_3, ptr align 8 %other) #12, !dbg !59
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>>::new
  call void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %_3) #13, !dbg !60
  ret void, !dbg !63
}

; hash::block
; Function Attrs: convergent nounwind
define internal void @_RNvCs6Jpjzm2F2TM_4hash5block(ptr align 4 %state, ptr %bytes) unnamed_addr #0 !dbg !64 {
start:
  %0 = alloca [4 x i8], align 4
  %_185 = alloca [16 x i8], align 8
  %iter3 = alloca [80 x i8], align 8
  %_175 = alloca [32 x i8], align 4
  %_172 = alloca [80 x i8], align 8
  %_171 = alloca [80 x i8], align 8
  %_161 = alloca [32 x i8], align 4
  %_103 = alloca [16 x i8], align 8
  %iter2 = alloca [16 x i8], align 8
  %h = alloca [4 x i8], align 4
  %g = alloca [4 x i8], align 4
  %f = alloca [4 x i8], align 4
  %e = alloca [4 x i8], align 4
  %d = alloca [4 x i8], align 4
  %c = alloca [4 x i8], align 4
  %b = alloca [4 x i8], align 4
  %a = alloca [4 x i8], align 4
  %_38 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_18 = alloca [4 x i8], align 1
  %_12 = alloca [24 x i8], align 8
  %iter = alloca [72 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %_5 = alloca [72 x i8], align 8
  %_4 = alloca [72 x i8], align 8
  %w = alloca [256 x i8], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %w, i8 0, i64 256, i1 false), !dbg !67
; call <[u32]>::iter_mut
  %1 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSm8iter_mutCs6Jpjzm2F2TM_4hash(ptr align 4 %w, i64 64) #12, !dbg !68
  %_6.0 = extractvalue { ptr, ptr } %1, 0, !dbg !68
  %_6.1 = extractvalue { ptr, ptr } %1, 1, !dbg !68
; call <[u8]>::chunks_exact
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh12chunks_exactCs6Jpjzm2F2TM_4hash(ptr sret([40 x i8]) align 8 %_9, ptr %bytes, i64 64, i64 4, ptr align 8 @alloc_ee92a86817314e6e2bc8b64f849c7bbf) #12, !dbg !70
; call <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::ChunksExact<u8>>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_11ChunksExacthEECs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_5, ptr %_6.0, ptr %_6.1, ptr align 8 %_9) #12, !dbg !71
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtB1e_11ChunksExacthEENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_4, ptr align 8 %_5) #12, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 72, i1 false), !dbg !72
  br label %bb5, !dbg !73

bb5:                                              ; preds = %bb13, %start
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::traits::iterator::Iterator>::next
  call void @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtBX_11ChunksExacthEENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_12, ptr align 8 %iter) #12, !dbg !75
  %2 = load ptr, ptr %_12, align 8, !dbg !75
  %3 = ptrtoint ptr %2 to i64, !dbg !75
  %4 = icmp eq i64 %3, 0, !dbg !75
  %_14 = select i1 %4, i64 0, i64 1, !dbg !75
  %5 = trunc nuw i64 %_14 to i1, !dbg !75
  br i1 %5, label %bb8, label %bb9, !dbg !75

bb8:                                              ; preds = %bb5
  %word = load ptr, ptr %_12, align 8, !dbg !76
  %6 = getelementptr inbounds i8, ptr %_12, i64 8, !dbg !77
  %four.0 = load ptr, ptr %6, align 8, !dbg !77
  %7 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !77
  %four.1 = load i64, ptr %7, align 8, !dbg !77
  %_22 = icmp ult i64 0, %four.1, !dbg !78
  br i1 %_22, label %bb10, label %panic25, !dbg !78

bb9:                                              ; preds = %bb5
; call <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
  %8 = call { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(i64 16, i64 64) #12, !dbg !80
  %_35.0 = extractvalue { i64, i64 } %8, 0, !dbg !80
  %_35.1 = extractvalue { i64, i64 } %8, 1, !dbg !80
  store i64 %_35.0, ptr %iter1, align 8, !dbg !80
  %9 = getelementptr inbounds i8, ptr %iter1, i64 8, !dbg !80
  store i64 %_35.1, ptr %9, align 8, !dbg !80
  br label %bb16, !dbg !81

bb16:                                             ; preds = %bb45, %bb9
; call <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
  %10 = call { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %iter1) #12, !dbg !83
  %11 = extractvalue { i64, i64 } %10, 0, !dbg !83
  %12 = extractvalue { i64, i64 } %10, 1, !dbg !83
  store i64 %11, ptr %_38, align 8, !dbg !83
  %13 = getelementptr inbounds i8, ptr %_38, i64 8, !dbg !83
  store i64 %12, ptr %13, align 8, !dbg !83
  %_40 = load i64, ptr %_38, align 8, !dbg !83
  %14 = getelementptr inbounds i8, ptr %_38, i64 8, !dbg !83
  %15 = load i64, ptr %14, align 8, !dbg !83
  %16 = trunc nuw i64 %_40 to i1, !dbg !83
  br i1 %16, label %bb18, label %bb19, !dbg !83

bb18:                                             ; preds = %bb16
  %17 = getelementptr inbounds i8, ptr %_38, i64 8, !dbg !84
  %i5 = load i64, ptr %17, align 8, !dbg !84
  %_47.0 = sub i64 %i5, 15, !dbg !85
  %_47.1 = icmp ult i64 %i5, 15, !dbg !85
  br i1 %_47.1, label %panic6, label %bb20, !dbg !85

bb19:                                             ; preds = %bb16
  %18 = getelementptr inbounds nuw i32, ptr %state, i64 0, !dbg !87
  %19 = load i32, ptr %18, align 4, !dbg !87
  store i32 %19, ptr %a, align 4, !dbg !87
  %20 = getelementptr inbounds nuw i32, ptr %state, i64 1, !dbg !88
  %21 = load i32, ptr %20, align 4, !dbg !88
  store i32 %21, ptr %b, align 4, !dbg !88
  %22 = getelementptr inbounds nuw i32, ptr %state, i64 2, !dbg !89
  %23 = load i32, ptr %22, align 4, !dbg !89
  store i32 %23, ptr %c, align 4, !dbg !89
  %24 = getelementptr inbounds nuw i32, ptr %state, i64 3, !dbg !90
  %25 = load i32, ptr %24, align 4, !dbg !90
  store i32 %25, ptr %d, align 4, !dbg !90
  %26 = getelementptr inbounds nuw i32, ptr %state, i64 4, !dbg !91
  %27 = load i32, ptr %26, align 4, !dbg !91
  store i32 %27, ptr %e, align 4, !dbg !91
  %28 = getelementptr inbounds nuw i32, ptr %state, i64 5, !dbg !92
  %29 = load i32, ptr %28, align 4, !dbg !92
  store i32 %29, ptr %f, align 4, !dbg !92
  %30 = getelementptr inbounds nuw i32, ptr %state, i64 6, !dbg !93
  %31 = load i32, ptr %30, align 4, !dbg !93
  store i32 %31, ptr %g, align 4, !dbg !93
  %32 = getelementptr inbounds nuw i32, ptr %state, i64 7, !dbg !94
  %33 = load i32, ptr %32, align 4, !dbg !94
  store i32 %33, ptr %h, align 4, !dbg !94
; call <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
  %34 = call { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(i64 0, i64 64) #12, !dbg !95
  %_100.0 = extractvalue { i64, i64 } %34, 0, !dbg !95
  %_100.1 = extractvalue { i64, i64 } %34, 1, !dbg !95
  store i64 %_100.0, ptr %iter2, align 8, !dbg !95
  %35 = getelementptr inbounds i8, ptr %iter2, i64 8, !dbg !95
  store i64 %_100.1, ptr %35, align 8, !dbg !95
  br label %bb47, !dbg !97

bb47:                                             ; preds = %bb58, %bb19
; call <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
  %36 = call { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %iter2) #12, !dbg !99
  %37 = extractvalue { i64, i64 } %36, 0, !dbg !99
  %38 = extractvalue { i64, i64 } %36, 1, !dbg !99
  store i64 %37, ptr %_103, align 8, !dbg !99
  %39 = getelementptr inbounds i8, ptr %_103, i64 8, !dbg !99
  store i64 %38, ptr %39, align 8, !dbg !99
  %_105 = load i64, ptr %_103, align 8, !dbg !99
  %40 = getelementptr inbounds i8, ptr %_103, i64 8, !dbg !99
  %41 = load i64, ptr %40, align 8, !dbg !99
  %42 = trunc nuw i64 %_105 to i1, !dbg !99
  br i1 %42, label %bb49, label %bb50, !dbg !99

bb49:                                             ; preds = %bb47
  %43 = getelementptr inbounds i8, ptr %_103, i64 8, !dbg !100
  %i = load i64, ptr %43, align 8, !dbg !100
  %_110 = load i32, ptr %e, align 4, !dbg !101
; call core::intrinsics::rotate_right::<u32>
  %_0.i37 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_110, i32 6) #13, !dbg !103
  %_112 = load i32, ptr %e, align 4, !dbg !109
; call core::intrinsics::rotate_right::<u32>
  %_0.i36 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_112, i32 11) #13, !dbg !110
  %_108 = xor i32 %_0.i37, %_0.i36, !dbg !101
  %_114 = load i32, ptr %e, align 4, !dbg !112
; call core::intrinsics::rotate_right::<u32>
  %_0.i35 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_114, i32 25) #13, !dbg !113
  %s1 = xor i32 %_108, %_0.i35, !dbg !101
  %_117 = load i32, ptr %e, align 4, !dbg !115
  %_118 = load i32, ptr %f, align 4, !dbg !117
  %_116 = and i32 %_117, %_118, !dbg !118
  %_121 = load i32, ptr %e, align 4, !dbg !119
  %_120 = xor i32 %_121, -1, !dbg !120
  %_122 = load i32, ptr %g, align 4, !dbg !121
  %_119 = and i32 %_120, %_122, !dbg !122
  %choice = xor i32 %_116, %_119, !dbg !118
  %_127 = load i32, ptr %h, align 4, !dbg !123
  %_0.i47 = add i32 %_127, %s1, !dbg !125
  %_0.i46 = add i32 %_0.i47, %choice, !dbg !128
  %_130 = icmp ult i64 %i, 64, !dbg !130
  br i1 %_130, label %bb56, label %panic, !dbg !130

bb50:                                             ; preds = %bb47
; call <[u32]>::iter_mut
  %44 = call { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSm8iter_mutCs6Jpjzm2F2TM_4hash(ptr align 4 %state, i64 8) #12, !dbg !131
  %_173.0 = extractvalue { ptr, ptr } %44, 0, !dbg !131
  %_173.1 = extractvalue { ptr, ptr } %44, 1, !dbg !131
  %_176 = load i32, ptr %a, align 4, !dbg !132
  %_177 = load i32, ptr %b, align 4, !dbg !133
  %_178 = load i32, ptr %c, align 4, !dbg !134
  %_179 = load i32, ptr %d, align 4, !dbg !135
  %_180 = load i32, ptr %e, align 4, !dbg !136
  %_181 = load i32, ptr %f, align 4, !dbg !137
  %_182 = load i32, ptr %g, align 4, !dbg !138
  %_183 = load i32, ptr %h, align 4, !dbg !139
  %45 = getelementptr inbounds nuw i32, ptr %_175, i64 0, !dbg !140
  store i32 %_176, ptr %45, align 4, !dbg !140
  %46 = getelementptr inbounds nuw i32, ptr %_175, i64 1, !dbg !140
  store i32 %_177, ptr %46, align 4, !dbg !140
  %47 = getelementptr inbounds nuw i32, ptr %_175, i64 2, !dbg !140
  store i32 %_178, ptr %47, align 4, !dbg !140
  %48 = getelementptr inbounds nuw i32, ptr %_175, i64 3, !dbg !140
  store i32 %_179, ptr %48, align 4, !dbg !140
  %49 = getelementptr inbounds nuw i32, ptr %_175, i64 4, !dbg !140
  store i32 %_180, ptr %49, align 4, !dbg !140
  %50 = getelementptr inbounds nuw i32, ptr %_175, i64 5, !dbg !140
  store i32 %_181, ptr %50, align 4, !dbg !140
  %51 = getelementptr inbounds nuw i32, ptr %_175, i64 6, !dbg !140
  store i32 %_182, ptr %51, align 4, !dbg !140
  %52 = getelementptr inbounds nuw i32, ptr %_175, i64 7, !dbg !140
  store i32 %_183, ptr %52, align 4, !dbg !140
; call <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::zip::<[u32; 8]>
  call void @_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAmj8_ECs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_172, ptr %_173.0, ptr %_173.1, ptr align 4 %_175) #12, !dbg !141
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtNtNtB8_5array4iter8IntoItermKj8_EENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_171, ptr align 8 %_172) #12, !dbg !142
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter3, ptr align 8 %_171, i64 80, i1 false), !dbg !142
  br label %bb69, !dbg !143

bb69:                                             ; preds = %bb71, %bb50
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::traits::iterator::Iterator>::next
  %53 = call { ptr, i32 } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtNtNtBa_5array4iter8IntoItermKj8_EENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %iter3) #12, !dbg !145
  %54 = extractvalue { ptr, i32 } %53, 0, !dbg !145
  %55 = extractvalue { ptr, i32 } %53, 1, !dbg !145
  store ptr %54, ptr %_185, align 8, !dbg !145
  %56 = getelementptr inbounds i8, ptr %_185, i64 8, !dbg !145
  store i32 %55, ptr %56, align 8, !dbg !145
  %57 = load ptr, ptr %_185, align 8, !dbg !145
  %58 = getelementptr inbounds i8, ptr %_185, i64 8, !dbg !145
  %59 = load i32, ptr %58, align 8, !dbg !145
  %60 = ptrtoint ptr %57 to i64, !dbg !145
  %61 = icmp eq i64 %60, 0, !dbg !145
  %_187 = select i1 %61, i64 0, i64 1, !dbg !145
  %62 = trunc nuw i64 %_187 to i1, !dbg !145
  br i1 %62, label %bb71, label %bb72, !dbg !145

bb71:                                             ; preds = %bb69
  %old = load ptr, ptr %_185, align 8, !dbg !146
  %63 = getelementptr inbounds i8, ptr %_185, i64 8, !dbg !147
  %new = load i32, ptr %63, align 8, !dbg !147
  %_191 = load i32, ptr %old, align 4, !dbg !148
  %_0.i48 = add i32 %_191, %new, !dbg !150
  store i32 %_0.i48, ptr %old, align 4, !dbg !152
  br label %bb69, !dbg !143

bb72:                                             ; preds = %bb69
; call core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>
  call void @_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutmEINtNtNtB4_5array4iter8IntoItermKj8_EEECs6Jpjzm2F2TM_4hash(ptr align 8 %iter3) #13, !dbg !153
  ret void, !dbg !154

bb56:                                             ; preds = %bb49
  %64 = getelementptr inbounds nuw i32, ptr @_RNvCs6Jpjzm2F2TM_4hash1K, i64 %i, !dbg !130
  %_128 = load i32, ptr %64, align 4, !dbg !130
  %_0.i45 = add i32 %_0.i46, %_128, !dbg !155
  %_132 = icmp ult i64 %i, 64, !dbg !157
  br i1 %_132, label %bb58, label %panic4, !dbg !157

panic:                                            ; preds = %bb49
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %i, i64 64, ptr align 8 @alloc_63f5bd57335a66b6add3157d13c9c311) #14, !dbg !130
  unreachable, !dbg !130

bb58:                                             ; preds = %bb56
  %65 = getelementptr inbounds nuw i32, ptr %w, i64 %i, !dbg !157
  %_131 = load i32, ptr %65, align 4, !dbg !157
  %_0.i44 = add i32 %_0.i45, %_131, !dbg !158
  %_136 = load i32, ptr %a, align 4, !dbg !160
; call core::intrinsics::rotate_right::<u32>
  %_0.i34 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_136, i32 2) #13, !dbg !162
  %_138 = load i32, ptr %a, align 4, !dbg !164
; call core::intrinsics::rotate_right::<u32>
  %_0.i33 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_138, i32 13) #13, !dbg !165
  %_134 = xor i32 %_0.i34, %_0.i33, !dbg !160
  %_140 = load i32, ptr %a, align 4, !dbg !167
; call core::intrinsics::rotate_right::<u32>
  %_0.i32 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_140, i32 22) #13, !dbg !168
  %s0 = xor i32 %_134, %_0.i32, !dbg !160
  %_145 = load i32, ptr %a, align 4, !dbg !170
  %_146 = load i32, ptr %b, align 4, !dbg !172
  %_144 = and i32 %_145, %_146, !dbg !173
  %_148 = load i32, ptr %a, align 4, !dbg !174
  %_149 = load i32, ptr %c, align 4, !dbg !175
  %_147 = and i32 %_148, %_149, !dbg !176
  %_143 = xor i32 %_144, %_147, !dbg !173
  %_151 = load i32, ptr %b, align 4, !dbg !177
  %_152 = load i32, ptr %c, align 4, !dbg !178
  %_150 = and i32 %_151, %_152, !dbg !179
  %_142 = xor i32 %_143, %_150, !dbg !173
  %_0.i43 = add i32 %s0, %_142, !dbg !180
  %_162 = load i32, ptr %g, align 4, !dbg !182
  %_163 = load i32, ptr %f, align 4, !dbg !184
  %_164 = load i32, ptr %e, align 4, !dbg !185
  %_166 = load i32, ptr %d, align 4, !dbg !186
  %_0.i42 = add i32 %_166, %_0.i44, !dbg !187
  %_167 = load i32, ptr %c, align 4, !dbg !189
  %_168 = load i32, ptr %b, align 4, !dbg !190
  %_169 = load i32, ptr %a, align 4, !dbg !191
  %_0.i41 = add i32 %_0.i44, %_0.i43, !dbg !192
  store i32 %_162, ptr %_161, align 4, !dbg !194
  %66 = getelementptr inbounds i8, ptr %_161, i64 4, !dbg !194
  store i32 %_163, ptr %66, align 4, !dbg !194
  %67 = getelementptr inbounds i8, ptr %_161, i64 8, !dbg !194
  store i32 %_164, ptr %67, align 4, !dbg !194
  %68 = getelementptr inbounds i8, ptr %_161, i64 12, !dbg !194
  store i32 %_0.i42, ptr %68, align 4, !dbg !194
  %69 = getelementptr inbounds i8, ptr %_161, i64 16, !dbg !194
  store i32 %_167, ptr %69, align 4, !dbg !194
  %70 = getelementptr inbounds i8, ptr %_161, i64 20, !dbg !194
  store i32 %_168, ptr %70, align 4, !dbg !194
  %71 = getelementptr inbounds i8, ptr %_161, i64 24, !dbg !194
  store i32 %_169, ptr %71, align 4, !dbg !194
  %72 = getelementptr inbounds i8, ptr %_161, i64 28, !dbg !194
  store i32 %_0.i41, ptr %72, align 4, !dbg !194
  %_153 = load i32, ptr %_161, align 4, !dbg !195
  %73 = getelementptr inbounds i8, ptr %_161, i64 4, !dbg !196
  %_154 = load i32, ptr %73, align 4, !dbg !196
  %74 = getelementptr inbounds i8, ptr %_161, i64 8, !dbg !197
  %_155 = load i32, ptr %74, align 4, !dbg !197
  %75 = getelementptr inbounds i8, ptr %_161, i64 12, !dbg !198
  %_156 = load i32, ptr %75, align 4, !dbg !198
  %76 = getelementptr inbounds i8, ptr %_161, i64 16, !dbg !199
  %_157 = load i32, ptr %76, align 4, !dbg !199
  %77 = getelementptr inbounds i8, ptr %_161, i64 20, !dbg !200
  %_158 = load i32, ptr %77, align 4, !dbg !200
  %78 = getelementptr inbounds i8, ptr %_161, i64 24, !dbg !201
  %_159 = load i32, ptr %78, align 4, !dbg !201
  %79 = getelementptr inbounds i8, ptr %_161, i64 28, !dbg !202
  %_160 = load i32, ptr %79, align 4, !dbg !202
  store i32 %_153, ptr %h, align 4, !dbg !203
  store i32 %_154, ptr %g, align 4, !dbg !205
  store i32 %_155, ptr %f, align 4, !dbg !206
  store i32 %_156, ptr %e, align 4, !dbg !207
  store i32 %_157, ptr %d, align 4, !dbg !208
  store i32 %_158, ptr %c, align 4, !dbg !209
  store i32 %_159, ptr %b, align 4, !dbg !210
  store i32 %_160, ptr %a, align 4, !dbg !211
  br label %bb47, !dbg !97

panic4:                                           ; preds = %bb56
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %i, i64 64, ptr align 8 @alloc_715391eee8e6c1bba46685eafc128828) #14, !dbg !157
  unreachable, !dbg !157

bb20:                                             ; preds = %bb18
  %_48 = icmp ult i64 %_47.0, 64, !dbg !212
  br i1 %_48, label %bb21, label %panic7, !dbg !212

panic6:                                           ; preds = %bb18
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_ab92edb1792ac24b468e335fdd6ba03f) #14, !dbg !85
  unreachable, !dbg !85

bb21:                                             ; preds = %bb20
  %80 = getelementptr inbounds nuw i32, ptr %w, i64 %_47.0, !dbg !212
  %_45 = load i32, ptr %80, align 4, !dbg !212
; call core::intrinsics::rotate_right::<u32>
  %_0.i31 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_45, i32 7) #13, !dbg !213
  %_52.0 = sub i64 %i5, 15, !dbg !215
  %_52.1 = icmp ult i64 %i5, 15, !dbg !215
  br i1 %_52.1, label %panic8, label %bb23, !dbg !215

panic7:                                           ; preds = %bb20
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_47.0, i64 64, ptr align 8 @alloc_67749e0c992d985ea10009f93065b1ed) #14, !dbg !212
  unreachable, !dbg !212

bb23:                                             ; preds = %bb21
  %_53 = icmp ult i64 %_52.0, 64, !dbg !216
  br i1 %_53, label %bb24, label %panic9, !dbg !216

panic8:                                           ; preds = %bb21
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_781df8df3160f9a10d082ef2aee057a2) #14, !dbg !215
  unreachable, !dbg !215

bb24:                                             ; preds = %bb23
  %81 = getelementptr inbounds nuw i32, ptr %w, i64 %_52.0, !dbg !216
  %_50 = load i32, ptr %81, align 4, !dbg !216
; call core::intrinsics::rotate_right::<u32>
  %_0.i30 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_50, i32 18) #13, !dbg !217
  %_43 = xor i32 %_0.i31, %_0.i30, !dbg !212
  %_57.0 = sub i64 %i5, 15, !dbg !219
  %_57.1 = icmp ult i64 %i5, 15, !dbg !219
  br i1 %_57.1, label %panic10, label %bb26, !dbg !219

panic9:                                           ; preds = %bb23
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_52.0, i64 64, ptr align 8 @alloc_6a27549052f557aa9f5f7f31332af447) #14, !dbg !216
  unreachable, !dbg !216

bb26:                                             ; preds = %bb24
  %_58 = icmp ult i64 %_57.0, 64, !dbg !220
  br i1 %_58, label %bb27, label %panic11, !dbg !220

panic10:                                          ; preds = %bb24
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_d9c7de5c7e28fca2e4148e0147e46b0e) #14, !dbg !219
  unreachable, !dbg !219

bb27:                                             ; preds = %bb26
  %82 = getelementptr inbounds nuw i32, ptr %w, i64 %_57.0, !dbg !220
  %_55 = load i32, ptr %82, align 4, !dbg !220
  %_54 = lshr i32 %_55, 3, !dbg !221
  %s012 = xor i32 %_43, %_54, !dbg !212
  %_66.0 = sub i64 %i5, 2, !dbg !222
  %_66.1 = icmp ult i64 %i5, 2, !dbg !222
  br i1 %_66.1, label %panic13, label %bb29, !dbg !222

panic11:                                          ; preds = %bb26
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_57.0, i64 64, ptr align 8 @alloc_2d9969ff5b60d41819ef6f0dbd1ba36e) #14, !dbg !220
  unreachable, !dbg !220

bb29:                                             ; preds = %bb27
  %_67 = icmp ult i64 %_66.0, 64, !dbg !224
  br i1 %_67, label %bb30, label %panic14, !dbg !224

panic13:                                          ; preds = %bb27
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_2896b66004d5db3d6c36f3fee671f36e) #14, !dbg !222
  unreachable, !dbg !222

bb30:                                             ; preds = %bb29
  %83 = getelementptr inbounds nuw i32, ptr %w, i64 %_66.0, !dbg !224
  %_64 = load i32, ptr %83, align 4, !dbg !224
; call core::intrinsics::rotate_right::<u32>
  %_0.i29 = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_64, i32 17) #13, !dbg !225
  %_71.0 = sub i64 %i5, 2, !dbg !227
  %_71.1 = icmp ult i64 %i5, 2, !dbg !227
  br i1 %_71.1, label %panic15, label %bb32, !dbg !227

panic14:                                          ; preds = %bb29
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_66.0, i64 64, ptr align 8 @alloc_cf5ff985df9b3657c9e5fecbd7b09210) #14, !dbg !224
  unreachable, !dbg !224

bb32:                                             ; preds = %bb30
  %_72 = icmp ult i64 %_71.0, 64, !dbg !228
  br i1 %_72, label %bb33, label %panic16, !dbg !228

panic15:                                          ; preds = %bb30
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_e5d6e6c643610c65e0f04a566fff7eaf) #14, !dbg !227
  unreachable, !dbg !227

bb33:                                             ; preds = %bb32
  %84 = getelementptr inbounds nuw i32, ptr %w, i64 %_71.0, !dbg !228
  %_69 = load i32, ptr %84, align 4, !dbg !228
; call core::intrinsics::rotate_right::<u32>
  %_0.i = call i32 @_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash(i32 %_69, i32 19) #13, !dbg !229
  %_62 = xor i32 %_0.i29, %_0.i, !dbg !224
  %_76.0 = sub i64 %i5, 2, !dbg !231
  %_76.1 = icmp ult i64 %i5, 2, !dbg !231
  br i1 %_76.1, label %panic17, label %bb35, !dbg !231

panic16:                                          ; preds = %bb32
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_71.0, i64 64, ptr align 8 @alloc_8834c910445324a645ee6a6b30c33847) #14, !dbg !228
  unreachable, !dbg !228

bb35:                                             ; preds = %bb33
  %_77 = icmp ult i64 %_76.0, 64, !dbg !232
  br i1 %_77, label %bb36, label %panic18, !dbg !232

panic17:                                          ; preds = %bb33
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_81bbc2e1a4d66d4fcb69efabf35e7673) #14, !dbg !231
  unreachable, !dbg !231

bb36:                                             ; preds = %bb35
  %85 = getelementptr inbounds nuw i32, ptr %w, i64 %_76.0, !dbg !232
  %_74 = load i32, ptr %85, align 4, !dbg !232
  %_73 = lshr i32 %_74, 10, !dbg !233
  %s119 = xor i32 %_62, %_73, !dbg !224
  %_85.0 = sub i64 %i5, 16, !dbg !234
  %_85.1 = icmp ult i64 %i5, 16, !dbg !234
  br i1 %_85.1, label %panic20, label %bb38, !dbg !234

panic18:                                          ; preds = %bb35
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_76.0, i64 64, ptr align 8 @alloc_56bf56d7e47e4bc5da91b6c79d84c5c7) #14, !dbg !232
  unreachable, !dbg !232

bb38:                                             ; preds = %bb36
  %_86 = icmp ult i64 %_85.0, 64, !dbg !236
  br i1 %_86, label %bb39, label %panic21, !dbg !236

panic20:                                          ; preds = %bb36
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_469944afc3ffa0f7c55f7c35c444f88e) #14, !dbg !234
  unreachable, !dbg !234

bb39:                                             ; preds = %bb38
  %86 = getelementptr inbounds nuw i32, ptr %w, i64 %_85.0, !dbg !236
  %_83 = load i32, ptr %86, align 4, !dbg !236
  %_0.i40 = add i32 %_83, %s012, !dbg !237
  %_89.0 = sub i64 %i5, 7, !dbg !239
  %_89.1 = icmp ult i64 %i5, 7, !dbg !239
  br i1 %_89.1, label %panic22, label %bb41, !dbg !239

panic21:                                          ; preds = %bb38
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_85.0, i64 64, ptr align 8 @alloc_d6e2c7d5f891b80f3dfaf07559a88350) #14, !dbg !236
  unreachable, !dbg !236

bb41:                                             ; preds = %bb39
  %_90 = icmp ult i64 %_89.0, 64, !dbg !240
  br i1 %_90, label %bb42, label %panic23, !dbg !240

panic22:                                          ; preds = %bb39
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_322b89765d97802f2ff8d8d2d873f7fd) #14, !dbg !239
  unreachable, !dbg !239

bb42:                                             ; preds = %bb41
  %87 = getelementptr inbounds nuw i32, ptr %w, i64 %_89.0, !dbg !240
  %_87 = load i32, ptr %87, align 4, !dbg !240
  %_0.i39 = add i32 %_0.i40, %_87, !dbg !241
  %_0.i38 = add i32 %_0.i39, %s119, !dbg !243
  %_91 = icmp ult i64 %i5, 64, !dbg !245
  br i1 %_91, label %bb45, label %panic24, !dbg !245

panic23:                                          ; preds = %bb41
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_89.0, i64 64, ptr align 8 @alloc_46a0c193f6e5e46476b05e4f474edd9f) #14, !dbg !240
  unreachable, !dbg !240

bb45:                                             ; preds = %bb42
  %88 = getelementptr inbounds nuw i32, ptr %w, i64 %i5, !dbg !245
  store i32 %_0.i38, ptr %88, align 4, !dbg !245
  br label %bb16, !dbg !81

panic24:                                          ; preds = %bb42
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %i5, i64 64, ptr align 8 @alloc_f86c12ed1caeeafe3c1d68a7952bd84c) #14, !dbg !245
  unreachable, !dbg !245

bb10:                                             ; preds = %bb8
  %89 = getelementptr inbounds nuw i8, ptr %four.0, i64 0, !dbg !78
  %_19 = load i8, ptr %89, align 1, !dbg !78
  %_26 = icmp ult i64 1, %four.1, !dbg !246
  br i1 %_26, label %bb11, label %panic26, !dbg !246

panic25:                                          ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 0, i64 %four.1, ptr align 8 @alloc_1c4fd9de9f488d25b4fb09b7326a3a4c) #14, !dbg !78
  unreachable, !dbg !78

bb11:                                             ; preds = %bb10
  %90 = getelementptr inbounds nuw i8, ptr %four.0, i64 1, !dbg !246
  %_23 = load i8, ptr %90, align 1, !dbg !246
  %_30 = icmp ult i64 2, %four.1, !dbg !247
  br i1 %_30, label %bb12, label %panic27, !dbg !247

panic26:                                          ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 1, i64 %four.1, ptr align 8 @alloc_ae10f0ad53a3b8ef098ad2517ce874a2) #14, !dbg !246
  unreachable, !dbg !246

bb12:                                             ; preds = %bb11
  %91 = getelementptr inbounds nuw i8, ptr %four.0, i64 2, !dbg !247
  %_27 = load i8, ptr %91, align 1, !dbg !247
  %_34 = icmp ult i64 3, %four.1, !dbg !248
  br i1 %_34, label %bb13, label %panic28, !dbg !248

panic27:                                          ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 2, i64 %four.1, ptr align 8 @alloc_e7c269a83ca2be23dbe8364e00d6428a) #14, !dbg !247
  unreachable, !dbg !247

bb13:                                             ; preds = %bb12
  %92 = getelementptr inbounds nuw i8, ptr %four.0, i64 3, !dbg !248
  %_31 = load i8, ptr %92, align 1, !dbg !248
  %93 = getelementptr inbounds nuw i8, ptr %_18, i64 0, !dbg !249
  store i8 %_19, ptr %93, align 1, !dbg !249
  %94 = getelementptr inbounds nuw i8, ptr %_18, i64 1, !dbg !249
  store i8 %_23, ptr %94, align 1, !dbg !249
  %95 = getelementptr inbounds nuw i8, ptr %_18, i64 2, !dbg !249
  store i8 %_27, ptr %95, align 1, !dbg !249
  %96 = getelementptr inbounds nuw i8, ptr %_18, i64 3, !dbg !249
  store i8 %_31, ptr %96, align 1, !dbg !249
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 1 %_18, i64 4, i1 false), !dbg !250
  %97 = load i32, ptr %0, align 4, !dbg !250
; call <u32>::from_be_bytes
  %_17 = call i32 @_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_be_bytesCs6Jpjzm2F2TM_4hash(i32 %97) #12, !dbg !250
  store i32 %_17, ptr %word, align 4, !dbg !251
  br label %bb5, !dbg !73

panic28:                                          ; preds = %bb12
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 3, i64 %four.1, ptr align 8 @alloc_f61487344faf197a9eb997a48bba5978) #14, !dbg !248
  unreachable, !dbg !248

bb7:                                              ; No predecessors!
  unreachable, !dbg !252
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !253 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6Jpjzm2F2TM_4hash() #15, !dbg !256
  unreachable, !dbg !256
}

; <[u8]>::chunks_exact
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh12chunks_exactCs6Jpjzm2F2TM_4hash(ptr sret([40 x i8]) align 8 %_0, ptr %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 !dbg !257 {
start:
  %1 = icmp eq i64 %chunk_size, 0, !dbg !259
  br i1 %1, label %bb2, label %bb1, !dbg !259

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr inttoptr (i64 55 to ptr), ptr align 8 %0) #14, !dbg !260
  unreachable, !dbg !260

bb1:                                              ; preds = %start
  %_7 = icmp eq i64 %chunk_size, 0, !dbg !261
  br i1 %_7, label %panic, label %bb3, !dbg !261

bb3:                                              ; preds = %bb1
  %_5 = urem i64 %self.1, %chunk_size, !dbg !261
  %_8 = sub i64 %self.1, %_5, !dbg !267
  br label %bb4, !dbg !269

panic:                                            ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_d36b2a6a412b24b9b07009aacfae83e7) #14, !dbg !261
  unreachable, !dbg !261

bb4:                                              ; preds = %bb3
; call <[_]>::split_at_unchecked::precondition_check
  call void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %_8, i64 %self.1, ptr align 8 @alloc_3440440227b482be69d6309980c5950c) #12, !dbg !276
  br label %bb5, !dbg !276

bb5:                                              ; preds = %bb4
  br label %bb6, !dbg !277

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %self.0, i64 1, i64 1, i64 %_8, ptr align 8 @alloc_3440440227b482be69d6309980c5950c) #12, !dbg !281
  br label %bb8, !dbg !282

bb8:                                              ; preds = %bb6
  %_13 = getelementptr inbounds nuw i8, ptr %self.0, i64 %_8, !dbg !283
  %_14 = sub nuw i64 %self.1, %_8, !dbg !289
  br label %bb9, !dbg !290

bb9:                                              ; preds = %bb8
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %_13, i64 1, i64 1, i64 %_14, ptr align 8 @alloc_3440440227b482be69d6309980c5950c) #12, !dbg !292
  br label %bb11, !dbg !293

bb11:                                             ; preds = %bb9
  store ptr %self.0, ptr %_0, align 8, !dbg !294
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !294
  store i64 %_8, ptr %2, align 8, !dbg !294
  %3 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !294
  store ptr %_13, ptr %3, align 8, !dbg !294
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !294
  store i64 %_14, ptr %4, align 8, !dbg !294
  %5 = getelementptr inbounds i8, ptr %_0, i64 32, !dbg !294
  store i64 %chunk_size, ptr %5, align 8, !dbg !294
  ret void, !dbg !296
}

; <[u8]>::copy_from_slice
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash(ptr %self.0, i64 %self.1, ptr %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 !dbg !297 {
start:
; call core::slice::copy_from_slice_impl::<u8>
  call void @_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash(ptr %self.0, i64 %self.1, ptr %src.0, i64 %src.1, ptr align 8 %0) #13, !dbg !298
  ret void, !dbg !299
}

; <[u32]>::iter_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMNtCsnC4lpNxbXH_4core5sliceSm8iter_mutCs6Jpjzm2F2TM_4hash(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 !dbg !300 {
start:
; call <core::slice::iter::IterMut<u32>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutmE3newCs6Jpjzm2F2TM_4hash(ptr align 4 %self.0, i64 %self.1) #12, !dbg !301
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !301
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !301
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !302
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !302
  ret { ptr, ptr } %2, !dbg !302
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6Jpjzm2F2TM_4hash(ptr %self, i64 %align) unnamed_addr #1 !dbg !303 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !304
  %2 = trunc i64 %1 to i32, !dbg !304
  store i32 %2, ptr %0, align 4, !dbg !304
  %_8 = load i32, ptr %0, align 4, !dbg !304
  %3 = icmp eq i32 %_8, 1, !dbg !310
  br i1 %3, label %bb1, label %bb2, !dbg !310

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !311
  %_7 = sub i64 %align, 1, !dbg !314
  %_5 = and i64 %_6, %_7, !dbg !315
  %_0 = icmp eq i64 %_5, 0, !dbg !315
  ret i1 %_0, !dbg !316

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #14, !dbg !317
  unreachable, !dbg !317
}

; <u32>::from_be_bytes
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_be_bytesCs6Jpjzm2F2TM_4hash(i32 %0) unnamed_addr #1 !dbg !318 {
start:
  %1 = alloca [4 x i8], align 4
  %2 = alloca [4 x i8], align 4
  %bytes = alloca [4 x i8], align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %bytes, ptr align 4 %2, i64 4, i1 false)
  %_2 = load i32, ptr %bytes, align 1, !dbg !319
  %3 = call i32 @llvm.bswap.i32(i32 %_2), !dbg !322
  store i32 %3, ptr %1, align 4, !dbg !322
  %_0 = load i32, ptr %1, align 4, !dbg !322
  ret i32 %_0, !dbg !327
}

; <u64>::to_be_bytes
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_be_bytesCs6Jpjzm2F2TM_4hash(i64 %self) unnamed_addr #1 !dbg !328 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 1
  %1 = call i64 @llvm.bswap.i64(i64 %self), !dbg !330
  store i64 %1, ptr %0, align 8, !dbg !330
  %_2 = load i64, ptr %0, align 8, !dbg !330
  store i64 %_2, ptr %_0, align 1, !dbg !335
  %2 = load i64, ptr %_0, align 1, !dbg !338
  ret i64 %2, !dbg !338
}

; <core::slice::iter::IterMut<u32>>::new
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, ptr } @_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutmE3newCs6Jpjzm2F2TM_4hash(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !339 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !341

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %slice.1, !dbg !344
  store ptr %0, ptr %end_or_len, align 8, !dbg !344
  br label %bb3, !dbg !350

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !351
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !353
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !353
  ret { ptr, ptr } %2, !dbg !353

bb1:                                              ; No predecessors!
  unreachable
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs6Jpjzm2F2TM_4hash() unnamed_addr #3 !dbg !354 {
start:
  ret void, !dbg !355
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6Jpjzm2F2TM_4hash() unnamed_addr #1 !dbg !356 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360
  ret i32 %_0, !dbg !361
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6Jpjzm2F2TM_4hash() unnamed_addr #1 !dbg !362 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !363
  ret i32 %_0, !dbg !364
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6Jpjzm2F2TM_4hash() unnamed_addr #1 !dbg !365 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366
  ret i32 %_0, !dbg !367
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6Jpjzm2F2TM_4hash() unnamed_addr #4 !dbg !368 {
start:
  call void @llvm.trap(), !dbg !369
  unreachable, !dbg !369
}

; <[_]>::split_at_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !370 {
start:
  %_3 = icmp ule i64 %mid, %len, !dbg !372
  br i1 %_3, label %bb1, label %bb2, !dbg !372

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_8d4a1773e12407e94bdf7053c711876c, ptr inttoptr (i64 435 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !374
  unreachable, !dbg !374

bb1:                                              ; preds = %start
  ret void, !dbg !376
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #1 !dbg !377 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !379
  br i1 %_3, label %bb1, label %bb2, !dbg !386

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !388
  unreachable, !dbg !388

bb1:                                              ; preds = %start
  ret void, !dbg !390
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 !dbg !391 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !393
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !393
  br i1 %_7.1, label %bb1, label %bb2, !dbg !397

bb2:                                              ; preds = %start
  ret void, !dbg !398

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !399
  unreachable, !dbg !399
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #1 !dbg !401 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0, !dbg !403
  br i1 %1, label %bb1, label %bb2, !dbg !403

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1, !dbg !403
  br label %bb3, !dbg !403

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0, !dbg !405
  %3 = zext i1 %2 to i8, !dbg !405
  store i8 %3, ptr %zero_size, align 1, !dbg !405
  br label %bb3, !dbg !403

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1, !dbg !406
  %_9 = trunc nuw i8 %4 to i1, !dbg !406
; call <*const ()>::is_aligned_to
  %_15 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6Jpjzm2F2TM_4hash(ptr %src, i64 %align) #12, !dbg !408
  br i1 %_15, label %bb12, label %bb13, !dbg !416

bb13:                                             ; preds = %bb3
  br label %bb7, !dbg !418

bb12:                                             ; preds = %bb3
  br i1 %_9, label %bb14, label %bb15, !dbg !419

bb7:                                              ; preds = %bb15, %bb13
  br label %bb8, !dbg !420

bb15:                                             ; preds = %bb12
  %_17 = ptrtoint ptr %src to i64, !dbg !422
  %_16 = icmp eq i64 %_17, 0, !dbg !434
  %_8 = xor i1 %_16, true, !dbg !435
  br i1 %_8, label %bb4, label %bb7, !dbg !418

bb14:                                             ; preds = %bb12
  br label %bb4, !dbg !418

bb4:                                              ; preds = %bb14, %bb15
; call <*const ()>::is_aligned_to
  %_18 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6Jpjzm2F2TM_4hash(ptr %dst, i64 %align) #12, !dbg !436
  br i1 %_18, label %bb17, label %bb18, !dbg !442

bb8:                                              ; preds = %bb6, %bb7
  br label %bb10, !dbg !443

bb18:                                             ; preds = %bb4
  br label %bb6, !dbg !441

bb17:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1, !dbg !444
  %6 = trunc nuw i8 %5 to i1, !dbg !444
  br i1 %6, label %bb19, label %bb20, !dbg !444

bb6:                                              ; preds = %bb20, %bb18
  br label %bb8, !dbg !420

bb20:                                             ; preds = %bb17
  %_20 = ptrtoint ptr %dst to i64, !dbg !445
  %_19 = icmp eq i64 %_20, 0, !dbg !453
  %_10 = xor i1 %_19, true, !dbg !454
  br i1 %_10, label %bb5, label %bb6, !dbg !441

bb19:                                             ; preds = %bb17
  br label %bb5, !dbg !441

bb5:                                              ; preds = %bb19, %bb20
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs6Jpjzm2F2TM_4hash(ptr %src, ptr %dst, i64 %size, i64 %count) #12, !dbg !455
  br i1 %_6, label %bb11, label %bb10, !dbg !443

bb10:                                             ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !459
  unreachable, !dbg !459

bb11:                                             ; preds = %bb5
  ret void, !dbg !461
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs6Jpjzm2F2TM_4hash(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 !dbg !462 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64, !dbg !464
  %dst_usize = ptrtoint ptr %dst to i64, !dbg !468
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count), !dbg !471
  %_13.0 = extractvalue { i64, i1 } %0, 0, !dbg !471
  %_13.1 = extractvalue { i64, i1 } %0, 1, !dbg !471
  br i1 %_13.1, label %bb1, label %bb3, !dbg !477

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !481
  store i64 %_13.0, ptr %1, align 8, !dbg !481
  store i64 1, ptr %_9, align 8, !dbg !481
  %2 = getelementptr inbounds i8, ptr %_9, i64 8, !dbg !482
  %size1 = load i64, ptr %2, align 8, !dbg !482
  %_18 = icmp ult i64 %src_usize, %dst_usize, !dbg !483
  br i1 %_18, label %bb4, label %bb5, !dbg !483

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #14, !dbg !487
  unreachable, !dbg !487

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize, !dbg !488
  store i64 %3, ptr %diff, align 8, !dbg !488
  br label %bb6, !dbg !489

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize, !dbg !490
  store i64 %4, ptr %diff, align 8, !dbg !490
  br label %bb6, !dbg !489

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8, !dbg !491
  %_0 = icmp uge i64 %5, %size1, !dbg !491
  ret i1 %_0, !dbg !493
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !494 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6Jpjzm2F2TM_4hash(ptr %data, i64 %align) #12, !dbg !496
  br i1 %_11, label %bb5, label %bb6, !dbg !502

bb6:                                              ; preds = %start
  br label %bb3, !dbg !504

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !506
  %_12 = icmp eq i64 %_13, 0, !dbg !517
  %_5 = xor i1 %_12, true, !dbg !518
  br i1 %_5, label %bb1, label %bb3, !dbg !504

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !519

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !521
  br i1 %1, label %bb8, label %bb9, !dbg !521

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !524
  unreachable, !dbg !524

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !526
  br label %bb10, !dbg !527

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !528
  store i64 %2, ptr %_14, align 8, !dbg !528
  br label %bb10, !dbg !527

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !529
  %_7 = icmp ule i64 %len, %3, !dbg !529
  br i1 %_7, label %bb2, label %bb4, !dbg !523

bb2:                                              ; preds = %bb10
  ret void, !dbg !531
}

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !532 {
start:
  %_3 = icmp ult i64 %this, %len, !dbg !536
  br i1 %_3, label %bb1, label %bb2, !dbg !536

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #14, !dbg !539
  unreachable, !dbg !539

bb1:                                              ; preds = %start
  ret void, !dbg !541
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtB1e_11ChunksExacthEENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !542 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 72, i1 false), !dbg !546
  ret void, !dbg !547
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtNtNtB8_5array4iter8IntoItermKj8_EENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !548 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 80, i1 false), !dbg !549
  ret void, !dbg !550
}

; <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(i64 %self.0, i64 %self.1) unnamed_addr #1 !dbg !551 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0, !dbg !552
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1, !dbg !552
  ret { i64, i64 } %1, !dbg !552
}

; <core::slice::iter::ChunksExact<u8> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_5slice4iter11ChunksExacthENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !553 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false), !dbg !554
  ret void, !dbg !555
}

; <core::slice::iter::ChunksExact<u8> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: convergent nounwind
define internal { ptr, i64 } @_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash(ptr align 8 %self, i64 %idx) unnamed_addr #0 !dbg !556 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !558
  %_4 = load i64, ptr %0, align 8, !dbg !558
  %start1 = mul i64 %idx, %_4, !dbg !559
  %_8.0 = load ptr, ptr %self, align 8, !dbg !560
  %1 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !560
  %_8.1 = load i64, ptr %1, align 8, !dbg !560
  %_5 = getelementptr inbounds nuw i8, ptr %_8.0, i64 %start1, !dbg !562
  %2 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !565
  %_7 = load i64, ptr %2, align 8, !dbg !565
  br label %bb1, !dbg !566

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %_5, i64 1, i64 1, i64 %_7, ptr align 8 @alloc_22f681d14f326e5ed18adee18ae35c44) #12, !dbg !570
  br label %bb3, !dbg !571

bb3:                                              ; preds = %bb1
  %3 = insertvalue { ptr, i64 } poison, ptr %_5, 0, !dbg !572
  %4 = insertvalue { ptr, i64 } %3, i64 %_7, 1, !dbg !572
  ret { ptr, i64 } %4, !dbg !572
}

; <core::slice::iter::ChunksExact<u8> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !573 {
start:
  %_7.0 = load ptr, ptr %self, align 8, !dbg !574
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !574
  %_7.1 = load i64, ptr %0, align 8, !dbg !574
  %1 = getelementptr inbounds i8, ptr %self, i64 32, !dbg !575
  %_4 = load i64, ptr %1, align 8, !dbg !575
  %_5 = icmp eq i64 %_4, 0, !dbg !574
  br i1 %_5, label %panic, label %bb1, !dbg !574

bb1:                                              ; preds = %start
  %n = udiv i64 %_7.1, %_4, !dbg !574
  store i64 %n, ptr %_0, align 8, !dbg !576
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !576
  store i64 1, ptr %2, align 8, !dbg !576
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !576
  store i64 %n, ptr %3, align 8, !dbg !576
  ret void, !dbg !578

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_10856da3e1cbaea2e4722d6f1aa6251b) #14, !dbg !574
  unreachable, !dbg !574
}

; <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash(ptr align 8 %self, i64 %idx) unnamed_addr #1 !dbg !579 {
start:
  %_5 = load ptr, ptr %self, align 8, !dbg !582
  %_3 = getelementptr inbounds nuw i32, ptr %_5, i64 %idx, !dbg !583
  ret ptr %_3, !dbg !586
}

; <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal align 4 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !587 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8, !dbg !588
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !589
  %end_or_len = load ptr, ptr %0, align 8, !dbg !589
  br label %bb4, !dbg !591

bb4:                                              ; preds = %start
  %_7 = icmp eq ptr %ptr, %end_or_len, !dbg !593
  br i1 %_7, label %bb5, label %bb6, !dbg !598

bb6:                                              ; preds = %bb4
  %_14 = getelementptr inbounds nuw i32, ptr %ptr, i64 1, !dbg !599
  store ptr %_14, ptr %self, align 8, !dbg !603
  br label %bb7, !dbg !604

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !605
  br label %bb8, !dbg !606

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8, !dbg !608
  br label %bb8, !dbg !609

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !609
  ret ptr %1, !dbg !609

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

; <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !610 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2, !dbg !611

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !613
  %_5 = load ptr, ptr %0, align 8, !dbg !613
  %_6 = load ptr, ptr %self, align 8, !dbg !614
  br label %bb5, !dbg !616

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs6Jpjzm2F2TM_4hash(ptr %_5, ptr %_6, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #12, !dbg !624
  br label %bb7, !dbg !625

bb7:                                              ; preds = %bb5
  br label %bb8, !dbg !626

bb8:                                              ; preds = %bb7
  br label %bb9, !dbg !628

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64, !dbg !629
  %2 = ptrtoint ptr %_6 to i64, !dbg !629
  %3 = sub nuw i64 %1, %2, !dbg !629
  %4 = udiv exact i64 %3, 4, !dbg !629
  store i64 %4, ptr %exact, align 8, !dbg !629
  br label %bb3, !dbg !630

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_44c2433fa56ee7a428a6099affaddede) #14, !dbg !631
  unreachable, !dbg !631

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8, !dbg !632
  %_8.1 = load i64, ptr %exact, align 8, !dbg !634
  store i64 %_7, ptr %_0, align 8, !dbg !635
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !635
  store i64 1, ptr %5, align 8, !dbg !635
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !635
  store i64 %_8.1, ptr %6, align 8, !dbg !635
  ret void, !dbg !636

bb1:                                              ; No predecessors!
  unreachable
}

; <core::array::iter::IntoIter<u32, 8> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i32, i32 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !637 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !642
  %_8 = load i64, ptr %0, align 8, !dbg !642
  %_9 = load i64, ptr %self, align 8, !dbg !665
  %_6 = sub nuw i64 %_8, %_9, !dbg !666
  %_5 = icmp ugt i64 %_6, 0, !dbg !667
  br i1 %_5, label %bb1, label %bb2, !dbg !667

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !668
  br label %bb5, !dbg !674

bb1:                                              ; preds = %start
  %_7 = load i64, ptr %self, align 8, !dbg !675
  br label %bb3, !dbg !678

bb5:                                              ; preds = %bb8, %bb2
  %1 = load i32, ptr %_0, align 4, !dbg !683
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !683
  %3 = load i32, ptr %2, align 4, !dbg !683
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0, !dbg !683
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1, !dbg !683
  ret { i32, i32 } %5, !dbg !683

bb3:                                              ; preds = %bb1
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %_7, i64 1, ptr align 8 @alloc_f9b2cddddd76929e2f86eaf3d4c98d96) #12, !dbg !684
  br label %bb4, !dbg !684

bb4:                                              ; preds = %bb3
  %_10 = add nuw i64 %_7, 1, !dbg !685
  store i64 %_10, ptr %self, align 8, !dbg !686
  %_4.0 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !687
  br label %bb6, !dbg !688

bb6:                                              ; preds = %bb4
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %_7, i64 8, ptr align 8 @alloc_0dc6649eb62b81daf1bc145d9bdeab7e) #12, !dbg !699
  br label %bb8, !dbg !700

bb8:                                              ; preds = %bb6
  %_16 = icmp ult i64 %_7, 8, !dbg !701
  %6 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !702
  %_13 = getelementptr inbounds nuw i32, ptr %6, i64 %_7, !dbg !702
  %_12 = load i32, ptr %_13, align 4, !dbg !703
  %7 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !714
  store i32 %_12, ptr %7, align 4, !dbg !714
  store i32 1, ptr %_0, align 4, !dbg !714
  br label %bb5, !dbg !715
}

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 %self.0, i64 %self.1, ptr %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !716 {
start:
  %_3 = alloca [16 x i8], align 8
  %_13 = icmp ult i64 %self.1, %self.0, !dbg !718
  br i1 %_13, label %bb4, label %bb5, !dbg !718

bb5:                                              ; preds = %start
  %_14 = sub nuw i64 %self.1, %self.0, !dbg !721
  %1 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !722
  store i64 %_14, ptr %1, align 8, !dbg !722
  store i64 1, ptr %_3, align 8, !dbg !722
  %2 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !723
  %new_len = load i64, ptr %2, align 8, !dbg !723
  %_7 = icmp ule i64 %self.1, %slice.1, !dbg !724
  br i1 %_7, label %bb1, label %bb2, !dbg !724

bb4:                                              ; preds = %start
  br label %bb3, !dbg !725

bb2:                                              ; preds = %bb5
  br label %bb3, !dbg !726

bb1:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self.0, !dbg !728
  %3 = insertvalue { ptr, i64 } poison, ptr %_16, 0, !dbg !732
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len, 1, !dbg !732
  ret { ptr, i64 } %4, !dbg !732

bb3:                                              ; preds = %bb4, %bb2
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 %self.0, i64 %self.1, i64 %slice.1, ptr align 8 %0) #14, !dbg !733
  unreachable, !dbg !733
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>::new
; Function Attrs: convergent nounwind
define internal void @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash(ptr sret([80 x i8]) align 8 %_0, ptr %a.0, ptr %a.1, ptr align 8 %b) unnamed_addr #0 !dbg !734 {
start:
  store ptr %a.0, ptr %_0, align 8, !dbg !736
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !736
  store ptr %a.1, ptr %0, align 8, !dbg !736
  %1 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !736
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %b, i64 48, i1 false), !dbg !736
  %2 = getelementptr inbounds i8, ptr %_0, i64 64, !dbg !736
  store i64 0, ptr %2, align 8, !dbg !736
  %3 = getelementptr inbounds i8, ptr %_0, i64 72, !dbg !736
  store i64 0, ptr %3, align 8, !dbg !736
  ret void, !dbg !737
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i32 } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !738 {
start:
  %_9 = alloca [8 x i8], align 4
  %_8 = alloca [8 x i8], align 4
  %_4 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::next
  %0 = call align 4 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) #12, !dbg !739
  store ptr %0, ptr %_4, align 8, !dbg !739
  %1 = load ptr, ptr %_4, align 8, !dbg !740
  %2 = ptrtoint ptr %1 to i64, !dbg !740
  %3 = icmp eq i64 %2, 0, !dbg !740
  %_15 = select i1 %3, i64 0, i64 1, !dbg !740
  %4 = trunc nuw i64 %_15 to i1, !dbg !744
  br i1 %4, label %bb7, label %bb6, !dbg !744

bb7:                                              ; preds = %start
  %_16 = load ptr, ptr %_4, align 8, !dbg !745
  store ptr %_16, ptr %_3, align 8, !dbg !746
  %val = load ptr, ptr %_3, align 8, !dbg !743
  %_10 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !748
; call <core::array::iter::IntoIter<u32, 8> as core::iter::traits::iterator::Iterator>::next
  %5 = call { i32, i32 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %_10) #12, !dbg !750
  %6 = extractvalue { i32, i32 } %5, 0, !dbg !750
  %7 = extractvalue { i32, i32 } %5, 1, !dbg !750
  store i32 %6, ptr %_9, align 4, !dbg !750
  %8 = getelementptr inbounds i8, ptr %_9, i64 4, !dbg !750
  store i32 %7, ptr %8, align 4, !dbg !750
  %9 = load i32, ptr %_9, align 4, !dbg !751
  %10 = getelementptr inbounds i8, ptr %_9, i64 4, !dbg !751
  %11 = load i32, ptr %10, align 4, !dbg !751
  %_19 = zext i32 %9 to i64, !dbg !751
  %12 = trunc nuw i64 %_19 to i1, !dbg !753
  br i1 %12, label %bb9, label %bb8, !dbg !753

bb6:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !754
  br label %bb4, !dbg !761

bb4:                                              ; preds = %bb8, %bb6
  br label %bb5, !dbg !763

bb9:                                              ; preds = %bb7
  %13 = getelementptr inbounds i8, ptr %_9, i64 4, !dbg !764
  %_20 = load i32, ptr %13, align 4, !dbg !764
  %14 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !765
  store i32 %_20, ptr %14, align 4, !dbg !765
  store i32 0, ptr %_8, align 4, !dbg !765
  %15 = getelementptr inbounds i8, ptr %_8, i64 4, !dbg !748
  %y = load i32, ptr %15, align 4, !dbg !748
  store ptr %val, ptr %_0, align 8, !dbg !767
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !767
  store i32 %y, ptr %16, align 8, !dbg !767
  br label %bb5, !dbg !763

bb8:                                              ; preds = %bb7
  store ptr null, ptr %_0, align 8, !dbg !769
  br label %bb4, !dbg !774

bb5:                                              ; preds = %bb9, %bb4
  %17 = load ptr, ptr %_0, align 8, !dbg !763
  %18 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !763
  %19 = load i32, ptr %18, align 8, !dbg !763
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0, !dbg !763
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1, !dbg !763
  ret { ptr, i32 } %21, !dbg !763

bb2:                                              ; No predecessors!
  unreachable, !dbg !761
}

; <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !775 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !779
  %_3.i = load i64, ptr %self, align 8, !dbg !780
  %_4.i = load i64, ptr %_4, align 8, !dbg !787
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !780
  br i1 %_0.i, label %bb2, label %bb4, !dbg !788

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !789
  br label %bb5, !dbg !790

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8, !dbg !791
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs6Jpjzm2F2TM_4hash(i64 %old, i64 1) #12, !dbg !792
  store i64 %_6, ptr %self, align 8, !dbg !794
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !795
  store i64 %old, ptr %0, align 8, !dbg !795
  store i64 1, ptr %_0, align 8, !dbg !795
  br label %bb5, !dbg !790

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8, !dbg !796
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !796
  %3 = load i64, ptr %2, align 8, !dbg !796
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !796
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1, !dbg !796
  ret { i64, i64 } %5, !dbg !796
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>>::new
; Function Attrs: convergent nounwind
define internal void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash(ptr sret([72 x i8]) align 8 %_0, ptr %0, ptr %1, ptr align 8 %b) unnamed_addr #0 !dbg !797 {
start:
  %_8 = alloca [40 x i8], align 8
  %len = alloca [8 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %2 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %2, align 8
; call <core::slice::iter::IterMut<u32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %_3 = call i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash(ptr align 8 %a) #13, !dbg !799
; call <core::slice::iter::ChunksExact<u8> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %3 = call i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter11ChunksExacthENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash(ptr align 8 %b) #13, !dbg !800
  store i64 %3, ptr %len, align 8, !dbg !800
  %4 = load i64, ptr %len, align 8, !dbg !801
  %_9 = icmp ult i64 %4, %_3, !dbg !801
  br i1 %_9, label %bb4, label %bb5, !dbg !803

bb5:                                              ; preds = %start
  store i64 %_3, ptr %len, align 8, !dbg !809
  br label %bb3, !dbg !810

bb4:                                              ; preds = %start
  br label %bb3, !dbg !810

bb3:                                              ; preds = %bb4, %bb5
  %_7.0 = load ptr, ptr %a, align 8, !dbg !811
  %5 = getelementptr inbounds i8, ptr %a, i64 8, !dbg !811
  %_7.1 = load ptr, ptr %5, align 8, !dbg !811
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %b, i64 40, i1 false), !dbg !813
  store ptr %_7.0, ptr %_0, align 8, !dbg !814
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !814
  store ptr %_7.1, ptr %6, align 8, !dbg !814
  %7 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !814
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_8, i64 40, i1 false), !dbg !814
  %8 = getelementptr inbounds i8, ptr %_0, i64 56, !dbg !814
  store i64 0, ptr %8, align 8, !dbg !814
  %9 = load i64, ptr %len, align 8, !dbg !814
  %10 = getelementptr inbounds i8, ptr %_0, i64 64, !dbg !814
  store i64 %9, ptr %10, align 8, !dbg !814
  ret void, !dbg !815
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>>::next
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !816 {
start:
  %_6 = alloca [24 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 56, !dbg !817
  %_3 = load i64, ptr %0, align 8, !dbg !817
  %1 = getelementptr inbounds i8, ptr %self, i64 64, !dbg !818
  %_4 = load i64, ptr %1, align 8, !dbg !818
  %_2 = icmp ult i64 %_3, %_4, !dbg !817
  br i1 %_2, label %bb1, label %bb4, !dbg !817

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !819
  br label %bb5, !dbg !820

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 56, !dbg !821
  %i = load i64, ptr %2, align 8, !dbg !821
  %3 = getelementptr inbounds i8, ptr %self, i64 56, !dbg !822
  %4 = getelementptr inbounds i8, ptr %self, i64 56, !dbg !822
  %5 = load i64, ptr %4, align 8, !dbg !822
  %6 = add i64 %5, 1, !dbg !822
  store i64 %6, ptr %3, align 8, !dbg !822
; call <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 4 ptr @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash(ptr align 8 %self, i64 %i) #12, !dbg !824
  %_10 = getelementptr inbounds i8, ptr %self, i64 16, !dbg !825
; call <core::slice::iter::ChunksExact<u8> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %7 = call { ptr, i64 } @_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash(ptr align 8 %_10, i64 %i) #13, !dbg !826
  %_9.0 = extractvalue { ptr, i64 } %7, 0, !dbg !826
  %_9.1 = extractvalue { ptr, i64 } %7, 1, !dbg !826
  store ptr %_7, ptr %_6, align 8, !dbg !827
  %8 = getelementptr inbounds i8, ptr %_6, i64 8, !dbg !827
  store ptr %_9.0, ptr %8, align 8, !dbg !827
  %9 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !827
  store i64 %_9.1, ptr %9, align 8, !dbg !827
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 24, i1 false), !dbg !828
  br label %bb5, !dbg !820

bb5:                                              ; preds = %bb1, %bb4
  ret void, !dbg !829
}

; <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !830 {
start:
; call <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) #12, !dbg !832
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !832
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !832
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !833
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !833
  ret { i64, i64 } %2, !dbg !833
}

; <core::array::iter::IntoIter<u32, 8> as core::ops::drop::Drop>::drop
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtB9_3ops4drop4Drop4dropCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !834 {
start:
  br label %bb2, !dbg !836

bb2:                                              ; preds = %start
  ret void, !dbg !837

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 %self, ptr %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !838 {
start:
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
  %1 = call { ptr, i64 } @_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 0, i64 %self, ptr %slice.0, i64 %slice.1, ptr align 8 %0) #12, !dbg !840
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !840
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !840
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !841
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !841
  ret { ptr, i64 } %3, !dbg !841
}

; <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 %self, ptr %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !842 {
start:
  %_3 = icmp ugt i64 %self, %slice.1, !dbg !844
  br i1 %_3, label %bb1, label %bb2, !dbg !844

bb2:                                              ; preds = %start
  %new_len = sub nuw i64 %slice.1, %self, !dbg !845
  %_11 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self, !dbg !846
  %1 = insertvalue { ptr, i64 } poison, ptr %_11, 0, !dbg !851
  %2 = insertvalue { ptr, i64 } %1, i64 %new_len, 1, !dbg !851
  ret { ptr, i64 } %2, !dbg !851

bb1:                                              ; preds = %start
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64 %self, i64 %slice.1, i64 %slice.1, ptr align 8 %0) #14, !dbg !852
  unreachable, !dbg !852
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs6Jpjzm2F2TM_4hash(i64 %start1, i64 %n) unnamed_addr #1 !dbg !853 {
start:
  br label %bb1, !dbg !855

bb1:                                              ; preds = %start
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs6Jpjzm2F2TM_4hash(i64 %start1, i64 %n, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #12, !dbg !859
  br label %bb2, !dbg !859

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n, !dbg !860
  ret i64 %_0, !dbg !861
}

; <[u32; 8] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAmj8_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash(ptr sret([48 x i8]) align 8 %_0, ptr align 4 %self) unnamed_addr #1 !dbg !862 {
start:
  %_6 = alloca [48 x i8], align 8
  %_5 = alloca [48 x i8], align 8
  %inner = alloca [48 x i8], align 8
  %data = alloca [32 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %data, ptr align 4 %self, i64 32, i1 false), !dbg !864
  store i64 0, ptr %inner, align 8, !dbg !865
  %0 = getelementptr inbounds i8, ptr %inner, i64 8, !dbg !865
  store i64 8, ptr %0, align 8, !dbg !865
  %1 = getelementptr inbounds i8, ptr %inner, i64 16, !dbg !865
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %data, i64 32, i1 false), !dbg !865
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %inner, i64 48, i1 false), !dbg !869
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 48, i1 false), !dbg !881
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 48, i1 false), !dbg !882
  ret void, !dbg !883
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtBX_11ChunksExacthEENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 !dbg !884 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>>::next
  call void @_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #12, !dbg !886
  ret void, !dbg !887
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i32 } @_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtNtNtBa_5array4iter8IntoItermKj8_EENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #1 !dbg !888 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>::next
  %0 = call { ptr, i32 } @_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash(ptr align 8 %self) #12, !dbg !889
  %_0.0 = extractvalue { ptr, i32 } %0, 0, !dbg !889
  %_0.1 = extractvalue { ptr, i32 } %0, 1, !dbg !889
  %1 = insertvalue { ptr, i32 } poison, ptr %_0.0, 0, !dbg !890
  %2 = insertvalue { ptr, i32 } %1, i32 %_0.1, 1, !dbg !890
  ret { ptr, i32 } %2, !dbg !890
}

; <[u8; 64] as core::ops::index::IndexMut<core::ops::range::RangeTo<usize>>>::index_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range7RangeTojEE9index_mutCs6Jpjzm2F2TM_4hash(ptr %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !891 {
start:
; call <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
  %1 = call { ptr, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 %index, ptr %self, i64 64, ptr align 8 %0) #12, !dbg !894
  %_0.0.i = extractvalue { ptr, i64 } %1, 0, !dbg !894
  %_0.1.i = extractvalue { ptr, i64 } %1, 1, !dbg !894
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !898
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !898
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !899
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !899
  ret { ptr, i64 } %3, !dbg !899
}

; <[u8; 64] as core::ops::index::IndexMut<core::ops::range::RangeFrom<usize>>>::index_mut
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash(ptr %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !900 {
start:
; call <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[u8]>>::index_mut
  %1 = call { ptr, i64 } @_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash(i64 %index, ptr %self, i64 64, ptr align 8 %0) #12, !dbg !901
  %_0.0.i = extractvalue { ptr, i64 } %1, 0, !dbg !901
  %_0.1.i = extractvalue { ptr, i64 } %1, 1, !dbg !901
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !904
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !904
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !905
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !905
  ret { ptr, i64 } %3, !dbg !905
}

; <core::slice::iter::ChunksExact<u8> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: convergent nounwind
define internal i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter11ChunksExacthENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #0 !dbg !906 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::ChunksExact<u8> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #12, !dbg !908
  %_0 = load i64, ptr %_2, align 8, !dbg !909
  ret i64 %_0, !dbg !910
}

; <core::slice::iter::IterMut<u32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: convergent nounwind
define internal i64 @_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash(ptr align 8 %self) unnamed_addr #0 !dbg !911 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::IterMut<u32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #12, !dbg !912
  %_0 = load i64, ptr %_2, align 8, !dbg !913
  ret i64 %_0, !dbg !914
}

; Function Attrs: convergent nounwind
define ptx_kernel void @hash(i64 %n, i64 %length, ptr %messages, ptr %digests) unnamed_addr #0 !dbg !915 {
start:
  %0 = alloca [8 x i8], align 8
  %_37 = alloca [32 x i8], align 4
  %state = alloca [32 x i8], align 4
  %_29 = alloca [8 x i8], align 1
  %bytes = alloca [64 x i8], align 1
  %_10 = alloca [24 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6Jpjzm2F2TM_4hash() #12, !dbg !916
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6Jpjzm2F2TM_4hash() #12, !dbg !919
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !916
  %_5.0.i = extractvalue { i32, i1 } %1, 0, !dbg !916
  %_5.1.i = extractvalue { i32, i1 } %1, 1, !dbg !916
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !916

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6Jpjzm2F2TM_4hash() #12, !dbg !920
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !921
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !921
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id.exit, !dbg !921

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #14, !dbg !916
  unreachable, !dbg !916

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #14, !dbg !921
  unreachable, !dbg !921

_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id.exit:     ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64, !dbg !921
  %_6 = icmp uge i64 %_0.i6, %n, !dbg !922
  br i1 %_6, label %bb16, label %bb2, !dbg !922

bb2:                                              ; preds = %_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id.exit
  %_7 = icmp ugt i64 %length, 55, !dbg !924
  br i1 %_7, label %bb16, label %bb3, !dbg !924

bb16:                                             ; preds = %bb12, %bb2, %_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id.exit
  ret void, !dbg !925

bb3:                                              ; preds = %bb2
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i6, i64 %length), !dbg !926
  %_14.0 = extractvalue { i64, i1 } %2, 0, !dbg !926
  %_14.1 = extractvalue { i64, i1 } %2, 1, !dbg !926
  br i1 %_14.1, label %panic, label %bb4, !dbg !926

bb4:                                              ; preds = %bb3
  %_0.i5 = getelementptr inbounds nuw i8, ptr %messages, i64 %_14.0, !dbg !927
; call core::slice::raw::from_raw_parts::<u8>
  %3 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6Jpjzm2F2TM_4hash(ptr %_0.i5, i64 %length, ptr align 8 @alloc_38e968cf32737b0a8a11c58ed951a1b6) #12, !dbg !930
  %_11.0 = extractvalue { ptr, i64 } %3, 0, !dbg !930
  %_11.1 = extractvalue { ptr, i64 } %3, 1, !dbg !930
  %_0.i = getelementptr inbounds nuw [8 x i32], ptr %digests, i64 %_0.i6, !dbg !931
  %_39 = ptrtoint ptr %_0.i to i64, !dbg !934
  %_41 = and i64 %_39, 3, !dbg !934
  %_42 = icmp eq i64 %_41, 0, !dbg !934
  br i1 %_42, label %bb17, label %panic1, !dbg !934

panic:                                            ; preds = %bb3
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_1bc63ea63cca1189d1f8ebefb3f152b6) #14, !dbg !926
  unreachable, !dbg !926

bb17:                                             ; preds = %bb4
  %_44 = ptrtoint ptr %_0.i to i64, !dbg !934
  %_45 = icmp eq i64 %_44, 0, !dbg !934
  %_46 = and i1 %_45, true, !dbg !934
  %_47 = xor i1 %_46, true, !dbg !934
  br i1 %_47, label %bb18, label %panic2, !dbg !934

panic1:                                           ; preds = %bb4
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_39, ptr align 8 @alloc_1ee61969fd5e9265e8ea02d32fa64e27) #14, !dbg !934
  unreachable, !dbg !934

bb18:                                             ; preds = %bb17
  store ptr %_11.0, ptr %_10, align 8, !dbg !935
  %4 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !935
  store i64 %_11.1, ptr %4, align 8, !dbg !935
  %5 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !935
  store ptr %_0.i, ptr %5, align 8, !dbg !935
  %message.0 = load ptr, ptr %_10, align 8, !dbg !936
  %6 = getelementptr inbounds i8, ptr %_10, i64 8, !dbg !936
  %message.1 = load i64, ptr %6, align 8, !dbg !936
  %7 = getelementptr inbounds i8, ptr %_10, i64 16, !dbg !937
  %digest = load ptr, ptr %7, align 8, !dbg !937
  call void @llvm.memset.p0.i64(ptr align 1 %bytes, i8 0, i64 64, i1 false), !dbg !938
; call <[u8; 64] as core::ops::index::IndexMut<core::ops::range::RangeTo<usize>>>::index_mut
  %8 = call { ptr, i64 } @_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range7RangeTojEE9index_mutCs6Jpjzm2F2TM_4hash(ptr %bytes, i64 %length, ptr align 8 @alloc_051f818f76e60dc67258a3578ededd6e) #12, !dbg !940
  %_19.0 = extractvalue { ptr, i64 } %8, 0, !dbg !940
  %_19.1 = extractvalue { ptr, i64 } %8, 1, !dbg !940
; call <[u8]>::copy_from_slice
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash(ptr %_19.0, i64 %_19.1, ptr %message.0, i64 %message.1, ptr align 8 @alloc_3bedd6bb65f78d61771f18c3c6eb7c32) #12, !dbg !942
  %_22 = icmp ult i64 %length, 64, !dbg !943
  br i1 %_22, label %bb10, label %panic3, !dbg !943

panic2:                                           ; preds = %bb17
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_1ee61969fd5e9265e8ea02d32fa64e27) #14, !dbg !934
  unreachable, !dbg !934

bb10:                                             ; preds = %bb18
  %9 = getelementptr inbounds nuw i8, ptr %bytes, i64 %length, !dbg !943
  store i8 -128, ptr %9, align 1, !dbg !943
; call <[u8; 64] as core::ops::index::IndexMut<core::ops::range::RangeFrom<usize>>>::index_mut
  %10 = call { ptr, i64 } @_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash(ptr %bytes, i64 56, ptr align 8 @alloc_9b3aa2e180050f899f5543b91b3704b4) #12, !dbg !944
  %_24.0 = extractvalue { ptr, i64 } %10, 0, !dbg !944
  %_24.1 = extractvalue { ptr, i64 } %10, 1, !dbg !944
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %length, i64 8), !dbg !945
  %_32.0 = extractvalue { i64, i1 } %11, 0, !dbg !945
  %_32.1 = extractvalue { i64, i1 } %11, 1, !dbg !945
  br i1 %_32.1, label %panic4, label %bb12, !dbg !945

panic3:                                           ; preds = %bb18
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %length, i64 64, ptr align 8 @alloc_ad6a71bccd6de28a7322c302f3fd0bb3) #14, !dbg !943
  unreachable, !dbg !943

bb12:                                             ; preds = %bb10
; call <u64>::to_be_bytes
  %12 = call i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_be_bytesCs6Jpjzm2F2TM_4hash(i64 %_32.0) #12, !dbg !946
  store i64 %12, ptr %0, align 8, !dbg !946
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_29, ptr align 8 %0, i64 8, i1 false), !dbg !946
; call <[u8]>::copy_from_slice
  call void @_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash(ptr %_24.0, i64 %_24.1, ptr %_29, i64 8, ptr align 8 @alloc_3f9a81d5e58c7bc669a35e023d5d3ddb) #12, !dbg !947
  %13 = getelementptr inbounds nuw i32, ptr %state, i64 0, !dbg !948
  store i32 1779033703, ptr %13, align 4, !dbg !948
  %14 = getelementptr inbounds nuw i32, ptr %state, i64 1, !dbg !948
  store i32 -1150833019, ptr %14, align 4, !dbg !948
  %15 = getelementptr inbounds nuw i32, ptr %state, i64 2, !dbg !948
  store i32 1013904242, ptr %15, align 4, !dbg !948
  %16 = getelementptr inbounds nuw i32, ptr %state, i64 3, !dbg !948
  store i32 -1521486534, ptr %16, align 4, !dbg !948
  %17 = getelementptr inbounds nuw i32, ptr %state, i64 4, !dbg !948
  store i32 1359893119, ptr %17, align 4, !dbg !948
  %18 = getelementptr inbounds nuw i32, ptr %state, i64 5, !dbg !948
  store i32 -1694144372, ptr %18, align 4, !dbg !948
  %19 = getelementptr inbounds nuw i32, ptr %state, i64 6, !dbg !948
  store i32 528734635, ptr %19, align 4, !dbg !948
  %20 = getelementptr inbounds nuw i32, ptr %state, i64 7, !dbg !948
  store i32 1541459225, ptr %20, align 4, !dbg !948
; call hash::block
  call void @_RNvCs6Jpjzm2F2TM_4hash5block(ptr align 4 %state, ptr %bytes) #13, !dbg !949
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_37, ptr align 4 %state, i64 32, i1 false), !dbg !951
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %digest, ptr align 4 %_37, i64 32, i1 false), !dbg !952
  br label %bb16, !dbg !925

panic4:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_5b92717ac63a1bb9c4972ba7295c963b) #14, !dbg !945
  unreachable, !dbg !945
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

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
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_nounwind
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking14panic_nounwind(ptr, i64) unnamed_addr #7

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #7

; core::panicking::panic
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking5panic(ptr, i64, ptr align 8) unnamed_addr #7

; core::slice::index::slice_index_fail
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #7

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #9

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #9

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
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
!5 = !DIFile(filename: "examples/rust/hash.rs/@/hash.4e6a95005ebac0e4-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash", scope: !8, file: !7, line: 2048, type: !10, scopeLine: 2048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!8 = !DINamespace(name: "intrinsics", scope: !9)
!9 = !DINamespace(name: "core", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 2052, column: 41, scope: !6)
!13 = !DILocation(line: 2052, column: 14, scope: !6)
!14 = !DILocation(line: 2053, column: 2, scope: !6)
!15 = distinct !DISubprogram(name: "drop_in_place<core::array::iter::IntoIter<u32, 8>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItermKj8_EECs6Jpjzm2F2TM_4hash", scope: !17, file: !16, line: 810, type: !10, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!17 = !DINamespace(name: "ptr", scope: !9)
!18 = !DILocation(line: 810, column: 1, scope: !15)
!19 = distinct !DISubprogram(name: "drop_in_place<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter7IterMutmEINtNtNtB4_5array4iter8IntoItermKj8_EEECs6Jpjzm2F2TM_4hash", scope: !17, file: !16, line: 810, type: !10, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!20 = !DILocation(line: 810, column: 1, scope: !19)
!21 = distinct !DISubprogram(name: "copy_from_slice_impl<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash", scope: !23, file: !22, line: 5561, type: !10, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!22 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!23 = !DINamespace(name: "slice", scope: !9)
!24 = !DILocation(line: 5576, column: 8, scope: !21)
!25 = !DILocation(line: 77, column: 35, scope: !26, inlinedAt: !29)
!26 = !DILexicalBlockFile(scope: !28, file: !27, discriminator: 0)
!27 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!28 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinghECs6Jpjzm2F2TM_4hash", scope: !17, file: !16, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!29 = !DILocation(line: 5584, column: 9, scope: !21)
!30 = !DILocation(line: 5577, column: 9, scope: !21)
!31 = !DILocation(line: 78, column: 17, scope: !26, inlinedAt: !29)
!32 = !DILocation(line: 77, column: 13, scope: !26, inlinedAt: !29)
!33 = !DILocation(line: 552, column: 14, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 5586, column: 2, scope: !21)
!35 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6Jpjzm2F2TM_4hash", scope: !37, file: !36, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!37 = !DINamespace(name: "raw", scope: !23)
!38 = !DILocation(line: 77, column: 35, scope: !39)
!39 = !DILexicalBlockFile(scope: !35, file: !27, discriminator: 0)
!40 = !DILocation(line: 78, column: 17, scope: !39)
!41 = !DILocation(line: 77, column: 13, scope: !39)
!42 = !DILocation(line: 141, column: 2, scope: !35)
!43 = distinct !DISubprogram(name: "zip<core::slice::iter::IterMut<u32>, [u32; 8]>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAmj8_ECs6Jpjzm2F2TM_4hash", scope: !45, file: !44, line: 631, type: !10, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!44 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!45 = !DINamespace(name: "Iterator", scope: !46)
!46 = !DINamespace(name: "iterator", scope: !47)
!47 = !DINamespace(name: "traits", scope: !48)
!48 = !DINamespace(name: "iter", scope: !9)
!49 = !DILocation(line: 636, column: 30, scope: !43)
!50 = !DILocation(line: 24, column: 9, scope: !51, inlinedAt: !56)
!51 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB2_3ZipINtNtNtB8_5slice4iter7IterMutmEINtNtNtB8_5array4iter8IntoItermKj8_EE3newCs6Jpjzm2F2TM_4hash", scope: !53, file: !52, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!52 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!53 = !DINamespace(name: "Zip", scope: !54)
!54 = !DINamespace(name: "zip", scope: !55)
!55 = !DINamespace(name: "adapters", scope: !48)
!56 = !DILocation(line: 636, column: 9, scope: !43)
!57 = !DILocation(line: 637, column: 6, scope: !43)
!58 = distinct !DISubprogram(name: "zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>", linkageName: "_RINvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_11ChunksExacthEECs6Jpjzm2F2TM_4hash", scope: !45, file: !44, line: 631, type: !10, scopeLine: 631, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!59 = !DILocation(line: 636, column: 30, scope: !58)
!60 = !DILocation(line: 24, column: 9, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvMNtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB2_3ZipINtNtNtB8_5slice4iter7IterMutmEINtBV_11ChunksExacthEE3newCs6Jpjzm2F2TM_4hash", scope: !53, file: !52, line: 23, type: !10, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!62 = !DILocation(line: 636, column: 9, scope: !58)
!63 = !DILocation(line: 637, column: 6, scope: !58)
!64 = distinct !DISubprogram(name: "block", linkageName: "_RNvCs6Jpjzm2F2TM_4hash5block", scope: !66, file: !65, line: 19, type: !10, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!65 = !DIFile(filename: "examples/rust/hash.rs", directory: ".", checksumkind: CSK_MD5, checksum: "402f03e72c3690076b2402f57e4d7419")
!66 = !DINamespace(name: "hash", scope: null)
!67 = !DILocation(line: 20, column: 17, scope: !64)
!68 = !DILocation(line: 21, column: 27, scope: !69)
!69 = distinct !DILexicalBlock(scope: !64, file: !65, line: 20, column: 5)
!70 = !DILocation(line: 21, column: 48, scope: !69)
!71 = !DILocation(line: 21, column: 38, scope: !69)
!72 = !DILocation(line: 21, column: 25, scope: !69)
!73 = !DILocation(line: 21, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !69, file: !65, line: 21, column: 5)
!75 = !DILocation(line: 21, column: 25, scope: !74)
!76 = !DILocation(line: 21, column: 10, scope: !74)
!77 = !DILocation(line: 21, column: 16, scope: !74)
!78 = !DILocation(line: 22, column: 37, scope: !79)
!79 = distinct !DILexicalBlock(scope: !74, file: !65, line: 21, column: 5)
!80 = !DILocation(line: 24, column: 14, scope: !69)
!81 = !DILocation(line: 24, column: 5, scope: !82)
!82 = distinct !DILexicalBlock(scope: !69, file: !65, line: 24, column: 5)
!83 = !DILocation(line: 24, column: 14, scope: !82)
!84 = !DILocation(line: 24, column: 9, scope: !82)
!85 = !DILocation(line: 25, column: 20, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !65, line: 24, column: 5)
!87 = !DILocation(line: 29, column: 10, scope: !69)
!88 = !DILocation(line: 29, column: 17, scope: !69)
!89 = !DILocation(line: 29, column: 24, scope: !69)
!90 = !DILocation(line: 29, column: 31, scope: !69)
!91 = !DILocation(line: 29, column: 38, scope: !69)
!92 = !DILocation(line: 29, column: 45, scope: !69)
!93 = !DILocation(line: 29, column: 52, scope: !69)
!94 = !DILocation(line: 29, column: 59, scope: !69)
!95 = !DILocation(line: 30, column: 14, scope: !96)
!96 = distinct !DILexicalBlock(scope: !69, file: !65, line: 29, column: 5)
!97 = !DILocation(line: 30, column: 5, scope: !98)
!98 = distinct !DILexicalBlock(scope: !96, file: !65, line: 30, column: 5)
!99 = !DILocation(line: 30, column: 14, scope: !98)
!100 = !DILocation(line: 30, column: 9, scope: !98)
!101 = !DILocation(line: 31, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !65, line: 30, column: 5)
!103 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !108)
!104 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12rotate_right", scope: !106, file: !105, line: 414, type: !10, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!105 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!106 = !DINamespace(name: "{impl#8}", scope: !107)
!107 = !DINamespace(name: "num", scope: !9)
!108 = distinct !DILocation(line: 31, column: 20, scope: !102)
!109 = !DILocation(line: 31, column: 38, scope: !102)
!110 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !111)
!111 = distinct !DILocation(line: 31, column: 40, scope: !102)
!112 = !DILocation(line: 31, column: 59, scope: !102)
!113 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !114)
!114 = distinct !DILocation(line: 31, column: 61, scope: !102)
!115 = !DILocation(line: 32, column: 23, scope: !116)
!116 = distinct !DILexicalBlock(scope: !102, file: !65, line: 31, column: 9)
!117 = !DILocation(line: 32, column: 27, scope: !116)
!118 = !DILocation(line: 32, column: 22, scope: !116)
!119 = !DILocation(line: 32, column: 34, scope: !116)
!120 = !DILocation(line: 32, column: 33, scope: !116)
!121 = !DILocation(line: 32, column: 38, scope: !116)
!122 = !DILocation(line: 32, column: 32, scope: !116)
!123 = !DILocation(line: 33, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !116, file: !65, line: 32, column: 9)
!125 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_add", scope: !106, file: !105, line: 2510, type: !10, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!127 = distinct !DILocation(line: 33, column: 20, scope: !124)
!128 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !129)
!129 = distinct !DILocation(line: 33, column: 37, scope: !124)
!130 = !DILocation(line: 33, column: 71, scope: !124)
!131 = !DILocation(line: 38, column: 29, scope: !96)
!132 = !DILocation(line: 38, column: 45, scope: !96)
!133 = !DILocation(line: 38, column: 48, scope: !96)
!134 = !DILocation(line: 38, column: 51, scope: !96)
!135 = !DILocation(line: 38, column: 54, scope: !96)
!136 = !DILocation(line: 38, column: 57, scope: !96)
!137 = !DILocation(line: 38, column: 60, scope: !96)
!138 = !DILocation(line: 38, column: 63, scope: !96)
!139 = !DILocation(line: 38, column: 66, scope: !96)
!140 = !DILocation(line: 38, column: 44, scope: !96)
!141 = !DILocation(line: 38, column: 40, scope: !96)
!142 = !DILocation(line: 38, column: 23, scope: !96)
!143 = !DILocation(line: 38, column: 5, scope: !144)
!144 = distinct !DILexicalBlock(scope: !96, file: !65, line: 38, column: 5)
!145 = !DILocation(line: 38, column: 23, scope: !144)
!146 = !DILocation(line: 38, column: 10, scope: !144)
!147 = !DILocation(line: 38, column: 15, scope: !144)
!148 = !DILocation(line: 39, column: 16, scope: !149)
!149 = distinct !DILexicalBlock(scope: !144, file: !65, line: 38, column: 5)
!150 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !151)
!151 = distinct !DILocation(line: 39, column: 20, scope: !149)
!152 = !DILocation(line: 39, column: 9, scope: !149)
!153 = !DILocation(line: 40, column: 5, scope: !96)
!154 = !DILocation(line: 41, column: 2, scope: !64)
!155 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !156)
!156 = distinct !DILocation(line: 33, column: 58, scope: !124)
!157 = !DILocation(line: 33, column: 90, scope: !124)
!158 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !159)
!159 = distinct !DILocation(line: 33, column: 77, scope: !124)
!160 = !DILocation(line: 34, column: 18, scope: !161)
!161 = distinct !DILexicalBlock(scope: !124, file: !65, line: 33, column: 9)
!162 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !163)
!163 = distinct !DILocation(line: 34, column: 20, scope: !161)
!164 = !DILocation(line: 34, column: 38, scope: !161)
!165 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !166)
!166 = distinct !DILocation(line: 34, column: 40, scope: !161)
!167 = !DILocation(line: 34, column: 59, scope: !161)
!168 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !169)
!169 = distinct !DILocation(line: 34, column: 61, scope: !161)
!170 = !DILocation(line: 35, column: 35, scope: !171)
!171 = distinct !DILexicalBlock(scope: !161, file: !65, line: 34, column: 9)
!172 = !DILocation(line: 35, column: 39, scope: !171)
!173 = !DILocation(line: 35, column: 34, scope: !171)
!174 = !DILocation(line: 35, column: 45, scope: !171)
!175 = !DILocation(line: 35, column: 49, scope: !171)
!176 = !DILocation(line: 35, column: 44, scope: !171)
!177 = !DILocation(line: 35, column: 55, scope: !171)
!178 = !DILocation(line: 35, column: 59, scope: !171)
!179 = !DILocation(line: 35, column: 54, scope: !171)
!180 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !181)
!181 = distinct !DILocation(line: 35, column: 21, scope: !171)
!182 = !DILocation(line: 36, column: 37, scope: !183)
!183 = distinct !DILexicalBlock(scope: !171, file: !65, line: 35, column: 9)
!184 = !DILocation(line: 36, column: 40, scope: !183)
!185 = !DILocation(line: 36, column: 43, scope: !183)
!186 = !DILocation(line: 36, column: 46, scope: !183)
!187 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !188)
!188 = distinct !DILocation(line: 36, column: 48, scope: !183)
!189 = !DILocation(line: 36, column: 66, scope: !183)
!190 = !DILocation(line: 36, column: 69, scope: !183)
!191 = !DILocation(line: 36, column: 72, scope: !183)
!192 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !193)
!193 = distinct !DILocation(line: 36, column: 78, scope: !183)
!194 = !DILocation(line: 36, column: 36, scope: !183)
!195 = !DILocation(line: 36, column: 10, scope: !183)
!196 = !DILocation(line: 36, column: 13, scope: !183)
!197 = !DILocation(line: 36, column: 16, scope: !183)
!198 = !DILocation(line: 36, column: 19, scope: !183)
!199 = !DILocation(line: 36, column: 22, scope: !183)
!200 = !DILocation(line: 36, column: 25, scope: !183)
!201 = !DILocation(line: 36, column: 28, scope: !183)
!202 = !DILocation(line: 36, column: 31, scope: !183)
!203 = !DILocation(line: 36, column: 10, scope: !204)
!204 = distinct !DILexicalBlock(scope: !183, file: !65, line: 36, column: 9)
!205 = !DILocation(line: 36, column: 13, scope: !204)
!206 = !DILocation(line: 36, column: 16, scope: !204)
!207 = !DILocation(line: 36, column: 19, scope: !204)
!208 = !DILocation(line: 36, column: 22, scope: !204)
!209 = !DILocation(line: 36, column: 25, scope: !204)
!210 = !DILocation(line: 36, column: 28, scope: !204)
!211 = !DILocation(line: 36, column: 31, scope: !204)
!212 = !DILocation(line: 25, column: 18, scope: !86)
!213 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !214)
!214 = distinct !DILocation(line: 25, column: 28, scope: !86)
!215 = !DILocation(line: 25, column: 48, scope: !86)
!216 = !DILocation(line: 25, column: 46, scope: !86)
!217 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !218)
!218 = distinct !DILocation(line: 25, column: 56, scope: !86)
!219 = !DILocation(line: 25, column: 78, scope: !86)
!220 = !DILocation(line: 25, column: 76, scope: !86)
!221 = !DILocation(line: 25, column: 75, scope: !86)
!222 = !DILocation(line: 26, column: 20, scope: !223)
!223 = distinct !DILexicalBlock(scope: !86, file: !65, line: 25, column: 9)
!224 = !DILocation(line: 26, column: 18, scope: !223)
!225 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !226)
!226 = distinct !DILocation(line: 26, column: 27, scope: !223)
!227 = !DILocation(line: 26, column: 48, scope: !223)
!228 = !DILocation(line: 26, column: 46, scope: !223)
!229 = !DILocation(line: 415, column: 20, scope: !104, inlinedAt: !230)
!230 = distinct !DILocation(line: 26, column: 55, scope: !223)
!231 = !DILocation(line: 26, column: 77, scope: !223)
!232 = !DILocation(line: 26, column: 75, scope: !223)
!233 = !DILocation(line: 26, column: 74, scope: !223)
!234 = !DILocation(line: 27, column: 18, scope: !235)
!235 = distinct !DILexicalBlock(scope: !223, file: !65, line: 26, column: 9)
!236 = !DILocation(line: 27, column: 16, scope: !235)
!237 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !238)
!238 = distinct !DILocation(line: 27, column: 26, scope: !235)
!239 = !DILocation(line: 27, column: 58, scope: !235)
!240 = !DILocation(line: 27, column: 56, scope: !235)
!241 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !242)
!242 = distinct !DILocation(line: 27, column: 43, scope: !235)
!243 = !DILocation(line: 2511, column: 13, scope: !126, inlinedAt: !244)
!244 = distinct !DILocation(line: 27, column: 66, scope: !235)
!245 = !DILocation(line: 27, column: 9, scope: !235)
!246 = !DILocation(line: 22, column: 46, scope: !79)
!247 = !DILocation(line: 22, column: 55, scope: !79)
!248 = !DILocation(line: 22, column: 64, scope: !79)
!249 = !DILocation(line: 22, column: 36, scope: !79)
!250 = !DILocation(line: 22, column: 17, scope: !79)
!251 = !DILocation(line: 22, column: 9, scope: !79)
!252 = !DILocation(line: 0, scope: !64)
!253 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !255, file: !254, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!254 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!255 = !DINamespace(name: "gpu", scope: !66)
!256 = !DILocation(line: 16, column: 14, scope: !253)
!257 = distinct !DISubprogram(name: "chunks_exact<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh12chunks_exactCs6Jpjzm2F2TM_4hash", scope: !258, file: !22, line: 1242, type: !10, scopeLine: 1242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!258 = !DINamespace(name: "{impl#0}", scope: !23)
!259 = !DILocation(line: 1243, column: 17, scope: !257)
!260 = !DILocation(line: 1243, column: 9, scope: !257)
!261 = !DILocation(line: 1852, column: 19, scope: !262, inlinedAt: !266)
!262 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs1o_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthE3newCs6Jpjzm2F2TM_4hash", scope: !264, file: !263, line: 1851, type: !10, scopeLine: 1851, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!263 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!264 = !DINamespace(name: "ChunksExact", scope: !265)
!265 = !DINamespace(name: "iter", scope: !23)
!266 = !DILocation(line: 1244, column: 9, scope: !257)
!267 = !DILocation(line: 1853, column: 23, scope: !268, inlinedAt: !266)
!268 = distinct !DILexicalBlock(scope: !262, file: !263, line: 1852, column: 9)
!269 = !DILocation(line: 77, column: 35, scope: !270, inlinedAt: !274)
!270 = !DILexicalBlockFile(scope: !271, file: !27, discriminator: 0)
!271 = distinct !DILexicalBlock(scope: !272, file: !22, line: 2044, column: 9)
!272 = distinct !DILexicalBlock(scope: !273, file: !22, line: 2043, column: 9)
!273 = distinct !DISubprogram(name: "split_at_unchecked<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh18split_at_uncheckedCs6Jpjzm2F2TM_4hash", scope: !258, file: !22, line: 2038, type: !10, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!274 = !DILocation(line: 1855, column: 41, scope: !275, inlinedAt: !266)
!275 = distinct !DILexicalBlock(scope: !268, file: !263, line: 1853, column: 9)
!276 = !DILocation(line: 78, column: 17, scope: !270, inlinedAt: !274)
!277 = !DILocation(line: 77, column: 35, scope: !278, inlinedAt: !280)
!278 = !DILexicalBlockFile(scope: !279, file: !27, discriminator: 0)
!279 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6Jpjzm2F2TM_4hash", scope: !37, file: !36, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!280 = !DILocation(line: 2053, column: 19, scope: !271, inlinedAt: !274)
!281 = !DILocation(line: 78, column: 17, scope: !278, inlinedAt: !280)
!282 = !DILocation(line: 77, column: 13, scope: !278, inlinedAt: !280)
!283 = !DILocation(line: 863, column: 18, scope: !284, inlinedAt: !288)
!284 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 829, type: !10, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!285 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!286 = !DINamespace(name: "{impl#0}", scope: !287)
!287 = !DINamespace(name: "const_ptr", scope: !17)
!288 = !DILocation(line: 2053, column: 64, scope: !271, inlinedAt: !274)
!289 = !DILocation(line: 2053, column: 74, scope: !271, inlinedAt: !274)
!290 = !DILocation(line: 77, column: 35, scope: !278, inlinedAt: !291)
!291 = !DILocation(line: 2053, column: 45, scope: !271, inlinedAt: !274)
!292 = !DILocation(line: 78, column: 17, scope: !278, inlinedAt: !291)
!293 = !DILocation(line: 77, column: 13, scope: !278, inlinedAt: !291)
!294 = !DILocation(line: 1856, column: 9, scope: !295, inlinedAt: !266)
!295 = distinct !DILexicalBlock(scope: !275, file: !263, line: 1855, column: 9)
!296 = !DILocation(line: 1245, column: 6, scope: !257)
!297 = distinct !DISubprogram(name: "copy_from_slice<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash", scope: !258, file: !22, line: 4320, type: !10, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!298 = !DILocation(line: 4325, column: 18, scope: !297)
!299 = !DILocation(line: 4326, column: 6, scope: !297)
!300 = distinct !DISubprogram(name: "iter_mut<u32>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSm8iter_mutCs6Jpjzm2F2TM_4hash", scope: !258, file: !22, line: 1060, type: !10, scopeLine: 1060, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!301 = !DILocation(line: 1061, column: 9, scope: !300)
!302 = !DILocation(line: 1062, column: 6, scope: !300)
!303 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 1372, type: !10, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!304 = !DILocation(line: 85, column: 20, scope: !305, inlinedAt: !307)
!305 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !306, file: !105, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!306 = !DINamespace(name: "{impl#11}", scope: !107)
!307 = !DILocation(line: 3816, column: 18, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !306, file: !105, line: 3815, type: !10, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!309 = !DILocation(line: 1373, column: 19, scope: !303)
!310 = !DILocation(line: 1373, column: 13, scope: !303)
!311 = !DILocation(line: 159, column: 18, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!313 = !DILocation(line: 1377, column: 14, scope: !303)
!314 = !DILocation(line: 1377, column: 23, scope: !303)
!315 = !DILocation(line: 1377, column: 9, scope: !303)
!316 = !DILocation(line: 1378, column: 6, scope: !303)
!317 = !DILocation(line: 1374, column: 13, scope: !303)
!318 = distinct !DISubprogram(name: "from_be_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_be_bytesCs6Jpjzm2F2TM_4hash", scope: !106, file: !105, line: 4010, type: !10, scopeLine: 4010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!319 = !DILocation(line: 4084, column: 22, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "from_ne_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_ne_bytesCs6Jpjzm2F2TM_4hash", scope: !106, file: !105, line: 4082, type: !10, scopeLine: 4082, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!321 = !DILocation(line: 4011, column: 27, scope: !318)
!322 = !DILocation(line: 614, column: 13, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm10swap_bytes", scope: !106, file: !105, line: 613, type: !10, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!324 = !DILocation(line: 699, column: 19, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "from_be", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm7from_be", scope: !106, file: !105, line: 692, type: !10, scopeLine: 692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!326 = !DILocation(line: 4011, column: 13, scope: !318)
!327 = !DILocation(line: 4012, column: 10, scope: !318)
!328 = distinct !DISubprogram(name: "to_be_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_be_bytesCs6Jpjzm2F2TM_4hash", scope: !329, file: !105, line: 3922, type: !10, scopeLine: 3922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!329 = !DINamespace(name: "{impl#9}", scope: !107)
!330 = !DILocation(line: 614, column: 13, scope: !331, inlinedAt: !332)
!331 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10swap_bytes", scope: !329, file: !105, line: 613, type: !10, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!332 = !DILocation(line: 762, column: 22, scope: !333, inlinedAt: !334)
!333 = distinct !DISubprogram(name: "to_be", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy5to_be", scope: !329, file: !105, line: 755, type: !10, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!334 = !DILocation(line: 3923, column: 18, scope: !328)
!335 = !DILocation(line: 3982, column: 22, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "to_ne_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_ne_bytesCs6Jpjzm2F2TM_4hash", scope: !329, file: !105, line: 3979, type: !10, scopeLine: 3979, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!337 = !DILocation(line: 3923, column: 26, scope: !328)
!338 = !DILocation(line: 3924, column: 10, scope: !328)
!339 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutmE3newCs6Jpjzm2F2TM_4hash", scope: !340, file: !263, line: 221, type: !10, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!340 = !DINamespace(name: "IterMut", scope: !265)
!341 = !DILocation(line: 242, column: 20, scope: !342)
!342 = distinct !DILexicalBlock(scope: !343, file: !263, line: 223, column: 9)
!343 = distinct !DILexicalBlock(scope: !339, file: !263, line: 222, column: 9)
!344 = !DILocation(line: 961, column: 18, scope: !345, inlinedAt: !349)
!345 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6Jpjzm2F2TM_4hash", scope: !347, file: !346, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!346 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!347 = !DINamespace(name: "{impl#0}", scope: !348)
!348 = !DINamespace(name: "mut_ptr", scope: !17)
!349 = !DILocation(line: 242, column: 82, scope: !342)
!350 = !DILocation(line: 242, column: 17, scope: !342)
!351 = !DILocation(line: 244, column: 13, scope: !352)
!352 = distinct !DILexicalBlock(scope: !342, file: !263, line: 241, column: 13)
!353 = !DILocation(line: 246, column: 6, scope: !339)
!354 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs6Jpjzm2F2TM_4hash", scope: !8, file: !7, line: 417, type: !10, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!355 = !DILocation(line: 417, column: 28, scope: !354)
!356 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6Jpjzm2F2TM_4hash", scope: !358, file: !357, line: 61, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!357 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!358 = !DINamespace(name: "nvptx", scope: !359)
!359 = !DINamespace(name: "core_arch", scope: !9)
!360 = !DILocation(line: 62, column: 5, scope: !356)
!361 = !DILocation(line: 63, column: 2, scope: !356)
!362 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6Jpjzm2F2TM_4hash", scope: !358, file: !357, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!363 = !DILocation(line: 83, column: 5, scope: !362)
!364 = !DILocation(line: 84, column: 2, scope: !362)
!365 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6Jpjzm2F2TM_4hash", scope: !358, file: !357, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!366 = !DILocation(line: 125, column: 5, scope: !365)
!367 = !DILocation(line: 126, column: 2, scope: !365)
!368 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6Jpjzm2F2TM_4hash", scope: !358, file: !357, line: 145, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!369 = !DILocation(line: 146, column: 5, scope: !368)
!370 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtCsnC4lpNxbXH_4core5sliceSp18split_at_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !371, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!371 = !DINamespace(name: "split_at_unchecked", scope: !258)
!372 = !DILocation(line: 2049, column: 53, scope: !373)
!373 = !DILexicalBlockFile(scope: !370, file: !22, discriminator: 0)
!374 = !DILocation(line: 73, column: 21, scope: !375)
!375 = distinct !DILexicalBlock(scope: !370, file: !27, line: 70, column: 21)
!376 = !DILocation(line: 75, column: 14, scope: !370)
!377 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !378, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!378 = !DINamespace(name: "offset_from_unsigned", scope: !286)
!379 = !DILocation(line: 712, column: 21, scope: !380, inlinedAt: !383)
!380 = !DILexicalBlockFile(scope: !381, file: !285, discriminator: 0)
!381 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeCs6Jpjzm2F2TM_4hash", scope: !382, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!382 = !DINamespace(name: "runtime_ptr_ge", scope: !378)
!383 = !DILocation(line: 2448, column: 9, scope: !384, inlinedAt: !386)
!384 = !DILexicalBlockFile(scope: !385, file: !7, discriminator: 0)
!385 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_geCs6Jpjzm2F2TM_4hash", scope: !378, file: !285, line: 706, type: !10, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!386 = !DILocation(line: 723, column: 18, scope: !387)
!387 = !DILexicalBlockFile(scope: !377, file: !285, discriminator: 0)
!388 = !DILocation(line: 73, column: 21, scope: !389)
!389 = distinct !DILexicalBlock(scope: !377, file: !27, line: 70, column: 21)
!390 = !DILocation(line: 75, column: 14, scope: !377)
!391 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !392, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!392 = !DINamespace(name: "unchecked_add", scope: !306)
!393 = !DILocation(line: 2883, column: 26, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !306, file: !105, line: 2882, type: !10, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!395 = !DILocation(line: 893, column: 27, scope: !396)
!396 = !DILexicalBlockFile(scope: !391, file: !105, discriminator: 0)
!397 = !DILocation(line: 893, column: 23, scope: !396)
!398 = !DILocation(line: 75, column: 14, scope: !391)
!399 = !DILocation(line: 73, column: 21, scope: !400)
!400 = distinct !DILexicalBlock(scope: !391, file: !27, line: 70, column: 21)
!401 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlapping18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !402, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!402 = !DINamespace(name: "copy_nonoverlapping", scope: !17)
!403 = !DILocation(line: 543, column: 29, scope: !404)
!404 = !DILexicalBlockFile(scope: !401, file: !16, discriminator: 0)
!405 = !DILocation(line: 543, column: 43, scope: !404)
!406 = !DILocation(line: 544, column: 66, scope: !407)
!407 = distinct !DILexicalBlock(scope: !401, file: !16, line: 543, column: 13)
!408 = !DILocation(line: 141, column: 17, scope: !409, inlinedAt: !413)
!409 = !DILexicalBlockFile(scope: !410, file: !27, discriminator: 0)
!410 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs6Jpjzm2F2TM_4hash", scope: !411, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!411 = !DINamespace(name: "maybe_is_aligned", scope: !412)
!412 = !DINamespace(name: "ub_checks", scope: !9)
!413 = !DILocation(line: 2448, column: 9, scope: !414, inlinedAt: !416)
!414 = !DILexicalBlockFile(scope: !415, file: !7, discriminator: 0)
!415 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 134, type: !10, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!416 = !DILocation(line: 124, column: 5, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 118, type: !10, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!418 = !DILocation(line: 544, column: 13, scope: !407)
!419 = !DILocation(line: 124, column: 38, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 0, scope: !421)
!421 = !DILexicalBlockFile(scope: !407, file: !65, discriminator: 0)
!422 = !DILocation(line: 159, column: 18, scope: !423, inlinedAt: !424)
!423 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!424 = !DILocation(line: 38, column: 21, scope: !425, inlinedAt: !428)
!425 = !DILexicalBlockFile(scope: !426, file: !285, discriminator: 0)
!426 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs6Jpjzm2F2TM_4hash", scope: !427, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!427 = !DINamespace(name: "is_null", scope: !286)
!428 = !DILocation(line: 2448, column: 9, scope: !429, inlinedAt: !433)
!429 = !DILexicalBlockFile(scope: !430, file: !7, discriminator: 2)
!430 = !DILexicalBlockFile(scope: !431, file: !7, discriminator: 0)
!431 = distinct !DILexicalBlock(scope: !432, file: !285, line: 25, column: 9)
!432 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!433 = !DILocation(line: 124, column: 53, scope: !417, inlinedAt: !418)
!434 = !DILocation(line: 38, column: 17, scope: !425, inlinedAt: !428)
!435 = !DILocation(line: 124, column: 48, scope: !417, inlinedAt: !418)
!436 = !DILocation(line: 141, column: 17, scope: !409, inlinedAt: !437)
!437 = !DILocation(line: 2448, column: 9, scope: !438, inlinedAt: !439)
!438 = !DILexicalBlockFile(scope: !414, file: !7, discriminator: 4)
!439 = !DILocation(line: 124, column: 5, scope: !440, inlinedAt: !441)
!440 = !DILexicalBlockFile(scope: !417, file: !27, discriminator: 2)
!441 = !DILocation(line: 545, column: 20, scope: !407)
!442 = !DILocation(line: 124, column: 5, scope: !417, inlinedAt: !441)
!443 = !DILocation(line: 542, column: 14, scope: !404)
!444 = !DILocation(line: 124, column: 38, scope: !417, inlinedAt: !441)
!445 = !DILocation(line: 159, column: 18, scope: !423, inlinedAt: !446)
!446 = !DILocation(line: 38, column: 21, scope: !447, inlinedAt: !448)
!447 = !DILexicalBlockFile(scope: !425, file: !285, discriminator: 2)
!448 = !DILocation(line: 2448, column: 9, scope: !449, inlinedAt: !452)
!449 = !DILexicalBlockFile(scope: !450, file: !7, discriminator: 6)
!450 = !DILexicalBlockFile(scope: !451, file: !7, discriminator: 0)
!451 = distinct !DILexicalBlock(scope: !432, file: !285, line: 25, column: 9)
!452 = !DILocation(line: 124, column: 53, scope: !440, inlinedAt: !441)
!453 = !DILocation(line: 38, column: 17, scope: !425, inlinedAt: !448)
!454 = !DILocation(line: 124, column: 48, scope: !417, inlinedAt: !441)
!455 = !DILocation(line: 2448, column: 9, scope: !456, inlinedAt: !458)
!456 = !DILexicalBlockFile(scope: !457, file: !7, discriminator: 0)
!457 = distinct !DISubprogram(name: "maybe_is_nonoverlapping", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlappingCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 159, type: !10, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!458 = !DILocation(line: 546, column: 20, scope: !407)
!459 = !DILocation(line: 73, column: 21, scope: !460)
!460 = distinct !DILexicalBlock(scope: !401, file: !27, line: 70, column: 21)
!461 = !DILocation(line: 75, column: 14, scope: !401)
!462 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs6Jpjzm2F2TM_4hash", scope: !463, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!463 = !DINamespace(name: "maybe_is_nonoverlapping", scope: !412)
!464 = !DILocation(line: 159, column: 18, scope: !465, inlinedAt: !466)
!465 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!466 = !DILocation(line: 171, column: 33, scope: !467)
!467 = !DILexicalBlockFile(scope: !462, file: !27, discriminator: 0)
!468 = !DILocation(line: 159, column: 18, scope: !465, inlinedAt: !469)
!469 = !DILocation(line: 172, column: 33, scope: !470)
!470 = distinct !DILexicalBlock(scope: !462, file: !27, line: 171, column: 13)
!471 = !DILocation(line: 3105, column: 26, scope: !472, inlinedAt: !473)
!472 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_mul", scope: !306, file: !105, line: 3104, type: !10, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!473 = !DILocation(line: 1215, column: 31, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_mulCs6Jpjzm2F2TM_4hash", scope: !306, file: !105, line: 1214, type: !10, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!475 = !DILocation(line: 173, column: 35, scope: !476)
!476 = distinct !DILexicalBlock(scope: !470, file: !27, line: 172, column: 13)
!477 = !DILocation(line: 457, column: 8, scope: !478, inlinedAt: !479)
!478 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !8, file: !7, line: 456, type: !10, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!479 = !DILocation(line: 1216, column: 16, scope: !480, inlinedAt: !475)
!480 = distinct !DILexicalBlock(scope: !474, file: !105, line: 1215, column: 13)
!481 = !DILocation(line: 1216, column: 56, scope: !480, inlinedAt: !475)
!482 = !DILocation(line: 173, column: 22, scope: !476)
!483 = !DILocation(line: 3074, column: 20, scope: !484, inlinedAt: !485)
!484 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj8abs_diffCs6Jpjzm2F2TM_4hash", scope: !306, file: !105, line: 3068, type: !10, scopeLine: 3068, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!485 = !DILocation(line: 178, column: 34, scope: !486)
!486 = distinct !DILexicalBlock(scope: !476, file: !27, line: 173, column: 13)
!487 = !DILocation(line: 174, column: 17, scope: !476)
!488 = !DILocation(line: 3077, column: 21, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 3074, column: 17, scope: !484, inlinedAt: !485)
!490 = !DILocation(line: 3075, column: 21, scope: !484, inlinedAt: !485)
!491 = !DILocation(line: 181, column: 13, scope: !492)
!492 = distinct !DILexicalBlock(scope: !486, file: !27, line: 178, column: 13)
!493 = !DILocation(line: 2437, column: 10, scope: !462)
!494 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !495, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!495 = !DINamespace(name: "from_raw_parts", scope: !37)
!496 = !DILocation(line: 141, column: 17, scope: !497, inlinedAt: !499)
!497 = !DILexicalBlockFile(scope: !498, file: !27, discriminator: 0)
!498 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs6Jpjzm2F2TM_4hash", scope: !411, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!499 = !DILocation(line: 2448, column: 9, scope: !500, inlinedAt: !502)
!500 = !DILexicalBlockFile(scope: !501, file: !7, discriminator: 0)
!501 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 134, type: !10, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!502 = !DILocation(line: 124, column: 5, scope: !503, inlinedAt: !504)
!503 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 118, type: !10, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!504 = !DILocation(line: 136, column: 13, scope: !505)
!505 = !DILexicalBlockFile(scope: !494, file: !36, discriminator: 0)
!506 = !DILocation(line: 159, column: 18, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!508 = !DILocation(line: 38, column: 21, scope: !509, inlinedAt: !511)
!509 = !DILexicalBlockFile(scope: !510, file: !285, discriminator: 0)
!510 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs6Jpjzm2F2TM_4hash", scope: !427, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!511 = !DILocation(line: 2448, column: 9, scope: !512, inlinedAt: !516)
!512 = !DILexicalBlockFile(scope: !513, file: !7, discriminator: 2)
!513 = !DILexicalBlockFile(scope: !514, file: !7, discriminator: 0)
!514 = distinct !DILexicalBlock(scope: !515, file: !285, line: 25, column: 9)
!515 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!516 = !DILocation(line: 124, column: 53, scope: !503, inlinedAt: !504)
!517 = !DILocation(line: 38, column: 17, scope: !509, inlinedAt: !511)
!518 = !DILocation(line: 124, column: 48, scope: !503, inlinedAt: !504)
!519 = !DILocation(line: 0, scope: !520)
!520 = !DILexicalBlockFile(scope: !494, file: !65, discriminator: 0)
!521 = !DILocation(line: 148, column: 22, scope: !522, inlinedAt: !523)
!522 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs6Jpjzm2F2TM_4hash", scope: !412, file: !27, line: 147, type: !10, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!523 = !DILocation(line: 137, column: 20, scope: !505)
!524 = !DILocation(line: 73, column: 21, scope: !525)
!525 = distinct !DILexicalBlock(scope: !494, file: !27, line: 70, column: 21)
!526 = !DILocation(line: 148, column: 34, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 148, column: 19, scope: !522, inlinedAt: !523)
!528 = !DILocation(line: 148, column: 54, scope: !522, inlinedAt: !523)
!529 = !DILocation(line: 149, column: 5, scope: !530, inlinedAt: !523)
!530 = distinct !DILexicalBlock(scope: !522, file: !27, line: 148, column: 5)
!531 = !DILocation(line: 75, column: 14, scope: !494)
!532 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs6Jpjzm2F2TM_4hash", scope: !533, file: !27, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!533 = !DINamespace(name: "get_unchecked", scope: !534)
!534 = !DINamespace(name: "{impl#2}", scope: !535)
!535 = !DINamespace(name: "index", scope: !23)
!536 = !DILocation(line: 243, column: 63, scope: !537)
!537 = !DILexicalBlockFile(scope: !532, file: !538, discriminator: 0)
!538 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!539 = !DILocation(line: 73, column: 21, scope: !540)
!540 = distinct !DILexicalBlock(scope: !532, file: !27, line: 70, column: 21)
!541 = !DILocation(line: 75, column: 14, scope: !532)
!542 = distinct !DISubprogram(name: "into_iter<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtB1e_11ChunksExacthEENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash", scope: !544, file: !543, line: 322, type: !10, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!543 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/collect.rs", directory: "", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!544 = !DINamespace(name: "{impl#0}", scope: !545)
!545 = !DINamespace(name: "collect", scope: !47)
!546 = !DILocation(line: 323, column: 9, scope: !542)
!547 = !DILocation(line: 324, column: 6, scope: !542)
!548 = distinct !DISubprogram(name: "into_iter<core::iter::adapters::zip::Zip<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutmEINtNtNtB8_5array4iter8IntoItermKj8_EENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash", scope: !544, file: !543, line: 322, type: !10, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!549 = !DILocation(line: 323, column: 9, scope: !548)
!550 = !DILocation(line: 324, column: 6, scope: !548)
!551 = distinct !DISubprogram(name: "into_iter<core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash", scope: !544, file: !543, line: 322, type: !10, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!552 = !DILocation(line: 324, column: 6, scope: !551)
!553 = distinct !DISubprogram(name: "into_iter<core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_5slice4iter11ChunksExacthENtB2_12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash", scope: !544, file: !543, line: 322, type: !10, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!554 = !DILocation(line: 323, column: 9, scope: !553)
!555 = !DILocation(line: 324, column: 6, scope: !553)
!556 = distinct !DISubprogram(name: "__iterator_get_unchecked<u8>", linkageName: "_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash", scope: !557, file: !263, line: 1932, type: !10, scopeLine: 1932, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!557 = !DINamespace(name: "{impl#90}", scope: !265)
!558 = !DILocation(line: 1933, column: 27, scope: !556)
!559 = !DILocation(line: 1933, column: 21, scope: !556)
!560 = !DILocation(line: 1935, column: 33, scope: !561)
!561 = distinct !DILexicalBlock(scope: !556, file: !263, line: 1933, column: 9)
!562 = !DILocation(line: 863, column: 18, scope: !563, inlinedAt: !564)
!563 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 829, type: !10, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!564 = !DILocation(line: 1935, column: 49, scope: !561)
!565 = !DILocation(line: 1935, column: 61, scope: !561)
!566 = !DILocation(line: 77, column: 35, scope: !567, inlinedAt: !569)
!567 = !DILexicalBlockFile(scope: !568, file: !27, discriminator: 0)
!568 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6Jpjzm2F2TM_4hash", scope: !37, file: !36, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!569 = !DILocation(line: 1935, column: 18, scope: !561)
!570 = !DILocation(line: 78, column: 17, scope: !567, inlinedAt: !569)
!571 = !DILocation(line: 77, column: 13, scope: !567, inlinedAt: !569)
!572 = !DILocation(line: 1936, column: 6, scope: !556)
!573 = distinct !DISubprogram(name: "size_hint<u8>", linkageName: "_RNvXs1q_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_11ChunksExacthENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash", scope: !557, file: !263, line: 1904, type: !10, scopeLine: 1904, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!574 = !DILocation(line: 1905, column: 17, scope: !573)
!575 = !DILocation(line: 1905, column: 32, scope: !573)
!576 = !DILocation(line: 1906, column: 9, scope: !577)
!577 = distinct !DILexicalBlock(scope: !573, file: !263, line: 1905, column: 9)
!578 = !DILocation(line: 1907, column: 6, scope: !573)
!579 = distinct !DISubprogram(name: "__iterator_get_unchecked<u32>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6Jpjzm2F2TM_4hash", scope: !581, file: !580, line: 418, type: !10, scopeLine: 418, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!580 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!581 = !DINamespace(name: "{impl#179}", scope: !265)
!582 = !DILocation(line: 429, column: 42, scope: !579)
!583 = !DILocation(line: 961, column: 18, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6Jpjzm2F2TM_4hash", scope: !347, file: !346, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!585 = !DILocation(line: 429, column: 60, scope: !579)
!586 = !DILocation(line: 430, column: 14, scope: !579)
!587 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !581, file: !580, line: 157, type: !10, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!588 = !DILocation(line: 161, column: 27, scope: !587)
!589 = !DILocation(line: 162, column: 34, scope: !590)
!590 = distinct !DILexicalBlock(scope: !587, file: !580, line: 161, column: 17)
!591 = !DILocation(line: 166, column: 24, scope: !592)
!592 = distinct !DILexicalBlock(scope: !590, file: !580, line: 162, column: 17)
!593 = !DILocation(line: 1717, column: 9, scope: !594, inlinedAt: !598)
!594 = distinct !DISubprogram(name: "eq<u32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmENtNtB9_3cmp9PartialEq2eqCs6Jpjzm2F2TM_4hash", scope: !596, file: !595, line: 1716, type: !10, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!595 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!596 = !DINamespace(name: "{impl#15}", scope: !597)
!597 = !DINamespace(name: "non_null", scope: !17)
!598 = !DILocation(line: 180, column: 28, scope: !592)
!599 = !DILocation(line: 659, column: 28, scope: !600, inlinedAt: !602)
!600 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmE3addCs6Jpjzm2F2TM_4hash", scope: !601, file: !595, line: 651, type: !10, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!601 = !DINamespace(name: "NonNull", scope: !597)
!602 = !DILocation(line: 185, column: 40, scope: !592)
!603 = !DILocation(line: 185, column: 25, scope: !592)
!604 = !DILocation(line: 166, column: 21, scope: !592)
!605 = !DILocation(line: 181, column: 36, scope: !592)
!606 = !DILocation(line: 0, scope: !607)
!607 = !DILexicalBlockFile(scope: !592, file: !65, discriminator: 0)
!608 = !DILocation(line: 190, column: 21, scope: !592)
!609 = !DILocation(line: 192, column: 14, scope: !587)
!610 = distinct !DISubprogram(name: "size_hint<u32>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6Jpjzm2F2TM_4hash", scope: !581, file: !580, line: 218, type: !10, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!611 = !DILocation(line: 28, column: 12, scope: !612)
!612 = distinct !DILexicalBlock(scope: !610, file: !580, line: 25, column: 86)
!613 = !DILocation(line: 33, column: 72, scope: !612)
!614 = !DILocation(line: 57, column: 51, scope: !615)
!615 = distinct !DILexicalBlock(scope: !612, file: !580, line: 33, column: 13)
!616 = !DILocation(line: 77, column: 35, scope: !617, inlinedAt: !619)
!617 = !DILexicalBlockFile(scope: !618, file: !27, discriminator: 0)
!618 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPm20offset_from_unsignedCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 701, type: !10, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!619 = !DILocation(line: 887, column: 37, scope: !620, inlinedAt: !621)
!620 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm20offset_from_unsignedCs6Jpjzm2F2TM_4hash", scope: !347, file: !346, line: 882, type: !10, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!621 = !DILocation(line: 953, column: 32, scope: !622, inlinedAt: !623)
!622 = distinct !DISubprogram(name: "offset_from_unsigned<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmE20offset_from_unsignedCs6Jpjzm2F2TM_4hash", scope: !601, file: !595, line: 948, type: !10, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!623 = !DILocation(line: 57, column: 30, scope: !615)
!624 = !DILocation(line: 78, column: 17, scope: !617, inlinedAt: !619)
!625 = !DILocation(line: 77, column: 13, scope: !617, inlinedAt: !619)
!626 = !DILocation(line: 727, column: 17, scope: !627, inlinedAt: !619)
!627 = distinct !DILexicalBlock(scope: !618, file: !285, line: 726, column: 9)
!628 = !DILocation(line: 727, column: 37, scope: !627, inlinedAt: !619)
!629 = !DILocation(line: 729, column: 18, scope: !627, inlinedAt: !619)
!630 = !DILocation(line: 28, column: 9, scope: !612)
!631 = !DILocation(line: 727, column: 9, scope: !627, inlinedAt: !619)
!632 = !DILocation(line: 220, column: 18, scope: !633)
!633 = distinct !DILexicalBlock(scope: !610, file: !580, line: 219, column: 17)
!634 = !DILocation(line: 220, column: 25, scope: !633)
!635 = !DILocation(line: 220, column: 17, scope: !633)
!636 = !DILocation(line: 221, column: 14, scope: !610)
!637 = distinct !DISubprogram(name: "next<u32, 8>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !639, file: !638, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!638 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!639 = !DINamespace(name: "{impl#4}", scope: !640)
!640 = !DINamespace(name: "iter", scope: !641)
!641 = !DINamespace(name: "array", scope: !9)
!642 = !DILocation(line: 52, column: 51, scope: !643, inlinedAt: !648)
!643 = distinct !DISubprogram(name: "len", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange3lenCs6Jpjzm2F2TM_4hash", scope: !645, file: !644, line: 49, type: !10, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!644 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!645 = !DINamespace(name: "IndexRange", scope: !646)
!646 = !DINamespace(name: "index_range", scope: !647)
!647 = !DINamespace(name: "ops", scope: !9)
!648 = !DILocation(line: 221, column: 14, scope: !649, inlinedAt: !651)
!649 = distinct !DISubprogram(name: "len", linkageName: "_RNvXs1_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits10exact_size17ExactSizeIterator3lenCs6Jpjzm2F2TM_4hash", scope: !650, file: !644, line: 220, type: !10, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!650 = !DINamespace(name: "{impl#3}", scope: !646)
!651 = !DILocation(line: 156, column: 18, scope: !652, inlinedAt: !656)
!652 = distinct !DISubprogram(name: "len<core::ops::index_range::IndexRange>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits10exact_sizeQNtNtNtB8_3ops11index_range10IndexRangeNtB2_17ExactSizeIterator3lenCs6Jpjzm2F2TM_4hash", scope: !654, file: !653, line: 155, type: !10, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!653 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/exact_size.rs", directory: "", checksumkind: CSK_MD5, checksum: "b65df84932b5452054a09996bbfca6e2")
!654 = !DINamespace(name: "{impl#0}", scope: !655)
!655 = !DINamespace(name: "exact_size", scope: !47)
!656 = !DILocation(line: 131, column: 17, scope: !657, inlinedAt: !659)
!657 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !658, file: !644, line: 130, type: !10, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!658 = !DINamespace(name: "{impl#1}", scope: !646)
!659 = !DILocation(line: 167, column: 20, scope: !660, inlinedAt: !664)
!660 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEE4nextCs6Jpjzm2F2TM_4hash", scope: !662, file: !661, line: 161, type: !10, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!661 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!662 = !DINamespace(name: "PolymorphicIter", scope: !663)
!663 = !DINamespace(name: "iter_inner", scope: !640)
!664 = !DILocation(line: 240, column: 27, scope: !637)
!665 = !DILocation(line: 52, column: 61, scope: !643, inlinedAt: !648)
!666 = !DILocation(line: 52, column: 18, scope: !643, inlinedAt: !648)
!667 = !DILocation(line: 131, column: 12, scope: !657, inlinedAt: !659)
!668 = !DILocation(line: 1166, column: 21, scope: !669, inlinedAt: !673)
!669 = distinct !DISubprogram(name: "map<usize, u32, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<u32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapmNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmEE4next0ECs6Jpjzm2F2TM_4hash", scope: !671, file: !670, line: 1160, type: !10, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!670 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!671 = !DINamespace(name: "Option", scope: !672)
!672 = !DINamespace(name: "option", scope: !9)
!673 = !DILocation(line: 167, column: 27, scope: !660, inlinedAt: !664)
!674 = !DILocation(line: 1168, column: 5, scope: !669, inlinedAt: !673)
!675 = !DILocation(line: 61, column: 21, scope: !676, inlinedAt: !677)
!676 = distinct !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_uncheckedCs6Jpjzm2F2TM_4hash", scope: !645, file: !644, line: 58, type: !10, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!677 = !DILocation(line: 133, column: 32, scope: !657, inlinedAt: !659)
!678 = !DILocation(line: 77, column: 35, scope: !679, inlinedAt: !681)
!679 = !DILexicalBlockFile(scope: !680, file: !27, discriminator: 0)
!680 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !306, file: !105, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!681 = !DILocation(line: 63, column: 37, scope: !682, inlinedAt: !677)
!682 = distinct !DILexicalBlock(scope: !676, file: !644, line: 61, column: 9)
!683 = !DILocation(line: 241, column: 6, scope: !637)
!684 = !DILocation(line: 78, column: 17, scope: !679, inlinedAt: !681)
!685 = !DILocation(line: 898, column: 17, scope: !680, inlinedAt: !681)
!686 = !DILocation(line: 63, column: 9, scope: !682, inlinedAt: !677)
!687 = !DILocation(line: 167, column: 31, scope: !660, inlinedAt: !664)
!688 = !DILocation(line: 77, column: 35, scope: !689, inlinedAt: !691)
!689 = !DILexicalBlockFile(scope: !690, file: !27, discriminator: 0)
!690 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE13get_uncheckedCs6Jpjzm2F2TM_4hash", scope: !534, file: !538, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!691 = !DILocation(line: 646, column: 26, scope: !692, inlinedAt: !693)
!692 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE13get_uncheckedjECs6Jpjzm2F2TM_4hash", scope: !258, file: !22, line: 639, type: !10, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!693 = !DILocation(line: 174, column: 32, scope: !694, inlinedAt: !697)
!694 = distinct !DISubprogram(name: "{closure#0}<u32>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitmEE4next0Cs6Jpjzm2F2TM_4hash", scope: !695, file: !661, line: 167, type: !10, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!695 = !DINamespace(name: "next", scope: !696)
!696 = !DINamespace(name: "{impl#8}", scope: !663)
!697 = !DILocation(line: 1165, column: 29, scope: !698, inlinedAt: !673)
!698 = distinct !DILexicalBlock(scope: !669, file: !670, line: 1165, column: 13)
!699 = !DILocation(line: 78, column: 17, scope: !689, inlinedAt: !691)
!700 = !DILocation(line: 77, column: 13, scope: !689, inlinedAt: !691)
!701 = !DILocation(line: 252, column: 39, scope: !690, inlinedAt: !691)
!702 = !DILocation(line: 253, column: 13, scope: !690, inlinedAt: !691)
!703 = !DILocation(line: 1721, column: 9, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readmECs6Jpjzm2F2TM_4hash", scope: !17, file: !16, line: 1682, type: !10, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!705 = !DILocation(line: 1171, column: 18, scope: !706, inlinedAt: !707)
!706 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPm4readCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 1166, type: !10, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!707 = !DILocation(line: 798, column: 27, scope: !708, inlinedAt: !713)
!708 = distinct !DISubprogram(name: "assume_init_read<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitmE16assume_init_readCs6Jpjzm2F2TM_4hash", scope: !710, file: !709, line: 793, type: !10, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!709 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!710 = !DINamespace(name: "MaybeUninit", scope: !711)
!711 = !DINamespace(name: "maybe_uninit", scope: !712)
!712 = !DINamespace(name: "mem", scope: !9)
!713 = !DILocation(line: 174, column: 51, scope: !694, inlinedAt: !697)
!714 = !DILocation(line: 1165, column: 24, scope: !698, inlinedAt: !673)
!715 = !DILocation(line: 1165, column: 33, scope: !669, inlinedAt: !673)
!716 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash", scope: !717, file: !538, line: 448, type: !10, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!717 = !DINamespace(name: "{impl#4}", scope: !535)
!718 = !DILocation(line: 977, column: 16, scope: !719, inlinedAt: !720)
!719 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj11checked_subCs6Jpjzm2F2TM_4hash", scope: !306, file: !105, line: 971, type: !10, scopeLine: 971, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!720 = !DILocation(line: 450, column: 32, scope: !716)
!721 = !DILocation(line: 981, column: 31, scope: !719, inlinedAt: !720)
!722 = !DILocation(line: 981, column: 17, scope: !719, inlinedAt: !720)
!723 = !DILocation(line: 450, column: 21, scope: !716)
!724 = !DILocation(line: 451, column: 16, scope: !716)
!725 = !DILocation(line: 450, column: 16, scope: !716)
!726 = !DILocation(line: 0, scope: !727)
!727 = !DILexicalBlockFile(scope: !716, file: !65, discriminator: 0)
!728 = !DILocation(line: 101, column: 24, scope: !729, inlinedAt: !731)
!729 = distinct !DILexicalBlock(scope: !730, file: !538, line: 99, column: 5)
!730 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubcheckhECs6Jpjzm2F2TM_4hash", scope: !535, file: !538, line: 94, type: !10, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!731 = !DILocation(line: 454, column: 28, scope: !716)
!732 = !DILocation(line: 458, column: 6, scope: !716)
!733 = !DILocation(line: 456, column: 13, scope: !716)
!734 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash", scope: !735, file: !52, line: 154, type: !10, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!735 = !DINamespace(name: "{impl#4}", scope: !54)
!736 = !DILocation(line: 155, column: 13, scope: !734)
!737 = !DILocation(line: 161, column: 10, scope: !734)
!738 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash", scope: !735, file: !52, line: 164, type: !10, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!739 = !DILocation(line: 165, column: 28, scope: !738)
!740 = !DILocation(line: 2778, column: 15, scope: !741, inlinedAt: !743)
!741 = distinct !DISubprogram(name: "branch<&mut u32>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQmENtNtNtB7_3ops9try_trait3Try6branchCs6Jpjzm2F2TM_4hash", scope: !742, file: !670, line: 2777, type: !10, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!742 = !DINamespace(name: "{impl#47}", scope: !672)
!743 = !DILocation(line: 165, column: 21, scope: !738)
!744 = !DILocation(line: 2778, column: 9, scope: !741, inlinedAt: !743)
!745 = !DILocation(line: 2779, column: 18, scope: !741, inlinedAt: !743)
!746 = !DILocation(line: 2779, column: 24, scope: !747, inlinedAt: !743)
!747 = distinct !DILexicalBlock(scope: !741, file: !670, line: 2779, column: 13)
!748 = !DILocation(line: 166, column: 21, scope: !749)
!749 = distinct !DILexicalBlock(scope: !738, file: !52, line: 165, column: 13)
!750 = !DILocation(line: 166, column: 28, scope: !749)
!751 = !DILocation(line: 2778, column: 15, scope: !752, inlinedAt: !748)
!752 = distinct !DISubprogram(name: "branch<u32>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionmENtNtNtB7_3ops9try_trait3Try6branchCs6Jpjzm2F2TM_4hash", scope: !742, file: !670, line: 2777, type: !10, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!753 = !DILocation(line: 2778, column: 9, scope: !752, inlinedAt: !748)
!754 = !DILocation(line: 2793, column: 21, scope: !755, inlinedAt: !757)
!755 = distinct !DISubprogram(name: "from_residual<(&mut u32, u32)>", linkageName: "_RNvXsK_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionTQmmEEINtNtNtB7_3ops9try_trait12FromResidualIBx_NtNtB7_7convert10InfallibleEE13from_residualCs6Jpjzm2F2TM_4hash", scope: !756, file: !670, line: 2791, type: !10, scopeLine: 2791, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!756 = !DINamespace(name: "{impl#48}", scope: !672)
!757 = !DILocation(line: 165, column: 21, scope: !758)
!758 = !DILexicalBlockFile(scope: !759, file: !52, discriminator: 2)
!759 = distinct !DILexicalBlock(scope: !760, file: !52, line: 165, column: 34)
!760 = distinct !DILexicalBlock(scope: !738, file: !52, line: 165, column: 34)
!761 = !DILocation(line: 0, scope: !762)
!762 = !DILexicalBlockFile(scope: !738, file: !65, discriminator: 0)
!763 = !DILocation(line: 168, column: 10, scope: !738)
!764 = !DILocation(line: 2779, column: 18, scope: !752, inlinedAt: !748)
!765 = !DILocation(line: 2779, column: 24, scope: !766, inlinedAt: !748)
!766 = distinct !DILexicalBlock(scope: !752, file: !670, line: 2779, column: 13)
!767 = !DILocation(line: 167, column: 13, scope: !768)
!768 = distinct !DILexicalBlock(scope: !749, file: !52, line: 166, column: 13)
!769 = !DILocation(line: 2793, column: 21, scope: !755, inlinedAt: !770)
!770 = !DILocation(line: 166, column: 21, scope: !771)
!771 = !DILexicalBlockFile(scope: !772, file: !52, discriminator: 2)
!772 = distinct !DILexicalBlock(scope: !773, file: !52, line: 166, column: 34)
!773 = distinct !DILexicalBlock(scope: !749, file: !52, line: 166, column: 34)
!774 = !DILocation(line: 168, column: 9, scope: !738)
!775 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs6Jpjzm2F2TM_4hash", scope: !777, file: !776, line: 899, type: !10, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!776 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!777 = !DINamespace(name: "{impl#5}", scope: !778)
!778 = !DINamespace(name: "range", scope: !48)
!779 = !DILocation(line: 900, column: 25, scope: !775)
!780 = !DILocation(line: 1915, column: 50, scope: !781, inlinedAt: !786)
!781 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !783, file: !782, line: 1915, type: !10, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!782 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!783 = !DINamespace(name: "{impl#58}", scope: !784)
!784 = !DINamespace(name: "impls", scope: !785)
!785 = !DINamespace(name: "cmp", scope: !9)
!786 = distinct !DILocation(line: 900, column: 12, scope: !775)
!787 = !DILocation(line: 1915, column: 59, scope: !781, inlinedAt: !786)
!788 = !DILocation(line: 900, column: 12, scope: !775)
!789 = !DILocation(line: 906, column: 13, scope: !775)
!790 = !DILocation(line: 900, column: 9, scope: !775)
!791 = !DILocation(line: 901, column: 23, scope: !775)
!792 = !DILocation(line: 903, column: 35, scope: !793)
!793 = distinct !DILexicalBlock(scope: !775, file: !776, line: 901, column: 13)
!794 = !DILocation(line: 903, column: 13, scope: !793)
!795 = !DILocation(line: 904, column: 13, scope: !793)
!796 = !DILocation(line: 908, column: 6, scope: !775)
!797 = distinct !DISubprogram(name: "new<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E3newCs6Jpjzm2F2TM_4hash", scope: !798, file: !52, line: 299, type: !10, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!798 = !DINamespace(name: "{impl#5}", scope: !54)
!799 = !DILocation(line: 300, column: 30, scope: !797)
!800 = !DILocation(line: 300, column: 40, scope: !797)
!801 = !DILocation(line: 1915, column: 50, scope: !802, inlinedAt: !803)
!802 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !783, file: !782, line: 1915, type: !10, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!803 = !DILocation(line: 1076, column: 12, scope: !804, inlinedAt: !806)
!804 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCs6Jpjzm2F2TM_4hash", scope: !805, file: !782, line: 1072, type: !10, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!805 = !DINamespace(name: "Ord", scope: !785)
!806 = !DILocation(line: 1574, column: 8, scope: !807, inlinedAt: !808)
!807 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3cmp3minjECs6Jpjzm2F2TM_4hash", scope: !785, file: !782, line: 1573, type: !10, scopeLine: 1573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!808 = !DILocation(line: 300, column: 19, scope: !797)
!809 = !DILocation(line: 1076, column: 42, scope: !804, inlinedAt: !806)
!810 = !DILocation(line: 1077, column: 5, scope: !804, inlinedAt: !806)
!811 = !DILocation(line: 301, column: 15, scope: !812)
!812 = distinct !DILexicalBlock(scope: !797, file: !52, line: 300, column: 9)
!813 = !DILocation(line: 301, column: 18, scope: !812)
!814 = !DILocation(line: 301, column: 9, scope: !812)
!815 = !DILocation(line: 302, column: 6, scope: !797)
!816 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvXs3_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBY_11ChunksExacthEEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash", scope: !798, file: !52, line: 305, type: !10, scopeLine: 305, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!817 = !DILocation(line: 306, column: 12, scope: !816)
!818 = !DILocation(line: 306, column: 25, scope: !816)
!819 = !DILocation(line: 316, column: 13, scope: !816)
!820 = !DILocation(line: 306, column: 9, scope: !816)
!821 = !DILocation(line: 307, column: 21, scope: !816)
!822 = !DILocation(line: 310, column: 13, scope: !823)
!823 = distinct !DILexicalBlock(scope: !816, file: !52, line: 307, column: 13)
!824 = !DILocation(line: 313, column: 30, scope: !823)
!825 = !DILocation(line: 313, column: 59, scope: !823)
!826 = !DILocation(line: 313, column: 66, scope: !823)
!827 = !DILocation(line: 313, column: 22, scope: !823)
!828 = !DILocation(line: 313, column: 17, scope: !823)
!829 = !DILocation(line: 318, column: 6, scope: !816)
!830 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !831, file: !776, line: 984, type: !10, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!831 = !DINamespace(name: "{impl#6}", scope: !778)
!832 = !DILocation(line: 985, column: 14, scope: !830)
!833 = !DILocation(line: 986, column: 6, scope: !830)
!834 = distinct !DISubprogram(name: "drop<u32, 8>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtB9_3ops4drop4Drop4dropCs6Jpjzm2F2TM_4hash", scope: !835, file: !638, line: 332, type: !10, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!835 = !DINamespace(name: "{impl#6}", scope: !640)
!836 = !DILocation(line: 333, column: 12, scope: !834)
!837 = !DILocation(line: 337, column: 6, scope: !834)
!838 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash", scope: !839, file: !538, line: 533, type: !10, scopeLine: 533, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!839 = !DINamespace(name: "{impl#6}", scope: !535)
!840 = !DILocation(line: 534, column: 23, scope: !838)
!841 = !DILocation(line: 535, column: 6, scope: !838)
!842 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash", scope: !843, file: !538, line: 579, type: !10, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!843 = !DINamespace(name: "{impl#7}", scope: !535)
!844 = !DILocation(line: 580, column: 12, scope: !842)
!845 = !DILocation(line: 585, column: 27, scope: !842)
!846 = !DILocation(line: 101, column: 24, scope: !847, inlinedAt: !849)
!847 = distinct !DILexicalBlock(scope: !848, file: !538, line: 99, column: 5)
!848 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubcheckhECs6Jpjzm2F2TM_4hash", scope: !535, file: !538, line: 94, type: !10, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!849 = !DILocation(line: 586, column: 19, scope: !850)
!850 = distinct !DILexicalBlock(scope: !842, file: !538, line: 585, column: 13)
!851 = !DILocation(line: 588, column: 6, scope: !842)
!852 = !DILocation(line: 581, column: 13, scope: !842)
!853 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCs6Jpjzm2F2TM_4hash", scope: !854, file: !776, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!854 = !DINamespace(name: "{impl#49}", scope: !778)
!855 = !DILocation(line: 77, column: 35, scope: !856, inlinedAt: !858)
!856 = !DILexicalBlockFile(scope: !857, file: !27, discriminator: 0)
!857 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !306, file: !105, line: 886, type: !10, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!858 = !DILocation(line: 215, column: 28, scope: !853)
!859 = !DILocation(line: 78, column: 17, scope: !856, inlinedAt: !858)
!860 = !DILocation(line: 898, column: 17, scope: !857, inlinedAt: !858)
!861 = !DILocation(line: 216, column: 10, scope: !853)
!862 = distinct !DISubprogram(name: "into_iter<u32, 8>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5array4iterAmj8_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6Jpjzm2F2TM_4hash", scope: !863, file: !638, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!863 = !DINamespace(name: "{impl#1}", scope: !640)
!864 = !DILocation(line: 68, column: 50, scope: !862)
!865 = !DILocation(line: 95, column: 9, scope: !866, inlinedAt: !867)
!866 = distinct !DISubprogram(name: "new_unchecked<u32, 8>", linkageName: "_RNvMs2_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEj8_E13new_uncheckedCs6Jpjzm2F2TM_4hash", scope: !662, file: !661, line: 94, type: !10, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!867 = !DILocation(line: 71, column: 30, scope: !868)
!868 = distinct !DILexicalBlock(scope: !862, file: !638, line: 68, column: 9)
!869 = !DILocation(line: 82, column: 9, scope: !870, inlinedAt: !874)
!870 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<u32>; 8]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj8_EE3newCs6Jpjzm2F2TM_4hash", scope: !872, file: !871, line: 78, type: !10, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!871 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_dangling.rs", directory: "", checksumkind: CSK_MD5, checksum: "a78adb03e1359836c8a2f2a1a31fc273")
!872 = !DINamespace(name: "MaybeDangling", scope: !873)
!873 = !DINamespace(name: "maybe_dangling", scope: !712)
!874 = !DILocation(line: 185, column: 31, scope: !875, inlinedAt: !879)
!875 = distinct !DISubprogram(name: "new<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<u32>; 8]>>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3mem13manually_dropINtB2_12ManuallyDropINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj8_EE3newCs6Jpjzm2F2TM_4hash", scope: !877, file: !876, line: 184, type: !10, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!876 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/manually_drop.rs", directory: "", checksumkind: CSK_MD5, checksum: "f2d905afd131cce616527f096419d1e9")
!877 = !DINamespace(name: "ManuallyDrop", scope: !878)
!878 = !DINamespace(name: "manually_drop", scope: !712)
!879 = !DILocation(line: 72, column: 27, scope: !880)
!880 = distinct !DILexicalBlock(scope: !868, file: !638, line: 71, column: 9)
!881 = !DILocation(line: 185, column: 9, scope: !875, inlinedAt: !879)
!882 = !DILocation(line: 72, column: 9, scope: !880)
!883 = !DILocation(line: 73, column: 6, scope: !862)
!884 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtBX_11ChunksExacthEENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !885, file: !52, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!885 = !DINamespace(name: "{impl#1}", scope: !54)
!886 = !DILocation(line: 85, column: 9, scope: !884)
!887 = !DILocation(line: 86, column: 6, scope: !884)
!888 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtNtNtBa_5array4iter8IntoItermKj8_EENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !885, file: !52, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!889 = !DILocation(line: 85, column: 9, scope: !888)
!890 = !DILocation(line: 86, column: 6, scope: !888)
!891 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeTo<usize>, 64>", linkageName: "_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range7RangeTojEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !893, file: !892, line: 401, type: !10, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!892 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "56dd256f2a6bbb09cf278093c2567586")
!893 = !DINamespace(name: "{impl#16}", scope: !641)
!894 = !DILocation(line: 31, column: 15, scope: !895, inlinedAt: !897)
!895 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeTo<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range7RangeTojEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !896, file: !538, line: 30, type: !10, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!896 = !DINamespace(name: "{impl#1}", scope: !535)
!897 = distinct !DILocation(line: 402, column: 9, scope: !891)
!898 = !DILocation(line: 402, column: 9, scope: !891)
!899 = !DILocation(line: 403, column: 6, scope: !891)
!900 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>, 64>", linkageName: "_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !893, file: !892, line: 401, type: !10, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!901 = !DILocation(line: 31, column: 15, scope: !902, inlinedAt: !903)
!902 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !896, file: !538, line: 30, type: !10, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!903 = distinct !DILocation(line: 402, column: 9, scope: !900)
!904 = !DILocation(line: 402, column: 9, scope: !900)
!905 = !DILocation(line: 403, column: 6, scope: !900)
!906 = distinct !DISubprogram(name: "size<core::slice::iter::ChunksExact<u8>>", linkageName: "_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter11ChunksExacthENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash", scope: !907, file: !52, line: 587, type: !10, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!907 = !DINamespace(name: "TrustedRandomAccessNoCoerce", scope: !54)
!908 = !DILocation(line: 591, column: 14, scope: !906)
!909 = !DILocation(line: 591, column: 9, scope: !906)
!910 = !DILocation(line: 592, column: 6, scope: !906)
!911 = distinct !DISubprogram(name: "size<core::slice::iter::IterMut<u32>>", linkageName: "_RNvYINtNtNtCsnC4lpNxbXH_4core5slice4iter7IterMutmENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6Jpjzm2F2TM_4hash", scope: !907, file: !52, line: 587, type: !10, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!912 = !DILocation(line: 591, column: 14, scope: !911)
!913 = !DILocation(line: 591, column: 9, scope: !911)
!914 = !DILocation(line: 592, column: 6, scope: !911)
!915 = distinct !DISubprogram(name: "hash", scope: !66, file: !65, line: 44, type: !10, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !11)
!916 = !DILocation(line: 9, column: 15, scope: !917, inlinedAt: !918)
!917 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id", scope: !255, file: !254, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!918 = distinct !DILocation(line: 45, column: 13, scope: !915)
!919 = !DILocation(line: 9, column: 46, scope: !917, inlinedAt: !918)
!920 = !DILocation(line: 9, column: 77, scope: !917, inlinedAt: !918)
!921 = !DILocation(line: 9, column: 14, scope: !917, inlinedAt: !918)
!922 = !DILocation(line: 46, column: 8, scope: !923)
!923 = distinct !DILexicalBlock(scope: !915, file: !65, line: 45, column: 5)
!924 = !DILocation(line: 46, column: 18, scope: !923)
!925 = !DILocation(line: 60, column: 2, scope: !915)
!926 = !DILocation(line: 51, column: 60, scope: !923)
!927 = !DILocation(line: 863, column: 18, scope: !928, inlinedAt: !929)
!928 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCs6Jpjzm2F2TM_4hash", scope: !286, file: !285, line: 829, type: !10, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!929 = distinct !DILocation(line: 51, column: 56, scope: !923)
!930 = !DILocation(line: 51, column: 19, scope: !923)
!931 = !DILocation(line: 961, column: 18, scope: !932, inlinedAt: !933)
!932 = distinct !DISubprogram(name: "add<[u32; 8]>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOAmj8_3addCs6Jpjzm2F2TM_4hash", scope: !347, file: !346, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!933 = distinct !DILocation(line: 51, column: 96, scope: !923)
!934 = !DILocation(line: 51, column: 82, scope: !923)
!935 = !DILocation(line: 51, column: 18, scope: !923)
!936 = !DILocation(line: 50, column: 10, scope: !923)
!937 = !DILocation(line: 50, column: 19, scope: !923)
!938 = !DILocation(line: 52, column: 21, scope: !939)
!939 = distinct !DILexicalBlock(scope: !923, file: !65, line: 50, column: 5)
!940 = !DILocation(line: 53, column: 10, scope: !941)
!941 = distinct !DILexicalBlock(scope: !939, file: !65, line: 52, column: 5)
!942 = !DILocation(line: 53, column: 21, scope: !941)
!943 = !DILocation(line: 54, column: 5, scope: !941)
!944 = !DILocation(line: 55, column: 10, scope: !941)
!945 = !DILocation(line: 55, column: 34, scope: !941)
!946 = !DILocation(line: 55, column: 54, scope: !941)
!947 = !DILocation(line: 55, column: 17, scope: !941)
!948 = !DILocation(line: 57, column: 9, scope: !941)
!949 = !DILocation(line: 58, column: 5, scope: !950)
!950 = distinct !DILexicalBlock(scope: !941, file: !65, line: 56, column: 5)
!951 = !DILocation(line: 59, column: 15, scope: !950)
!952 = !DILocation(line: 59, column: 5, scope: !950)
