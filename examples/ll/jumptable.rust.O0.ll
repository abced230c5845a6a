; ModuleID = 'jumptable.503feb288bf02baa-cgu.0'
source_filename = "jumptable.503feb288bf02baa-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_b8051e0e59c9f3004e3c1a42aa8f7ede = private unnamed_addr constant [27 x i8] c"examples/rust/jumptable.rs\00", align 1
@alloc_a355d9998124b74e2dc64787d3a491d3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00\0D\00\00\00#\00\00\00" }>, align 8
@_RNvCs6TamCh8RWas_9jumptable5STEPS = internal constant <{ ptr, ptr, ptr, ptr }> <{ ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_ }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_6b871f2b8eaaf99ec961b146e3a1f95e = private unnamed_addr constant [54 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/num/mod.rs\00", align 1
@alloc_c1a35e9aa03d556a6d5eabb1d81fcca6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6b871f2b8eaaf99ec961b146e3a1f95e, [16 x i8] c"5\00\00\00\00\00\00\00\F6\04\00\00\05\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@anon.4698ad87ab546c322acf84e9122c8a6a.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1
@alloc_8dfab59e3ffde4cc68036ec9d798d312 = private unnamed_addr constant [63 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/num/imp/int_sqrt.rs\00", align 1
@alloc_82725068ad373a9f87e495117bc18cbd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\03\01\00\00\12\00\00\00" }>, align 8
@alloc_18c74df19d6239ca0496f8a132b73070 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\04\01\00\00\05\00\00\00" }>, align 8
@alloc_8d93ef206ed60e44a2356ee7d67f7470 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\0F\01\00\00\12\00\00\00" }>, align 8
@alloc_2d76377785f0e6a4c60e4a5add87d0d2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\10\01\00\00\12\00\00\00" }>, align 8
@alloc_9cb782149f9babab1f7b2014ae4189f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\11\01\00\00\05\00\00\00" }>, align 8
@alloc_9f45c1f54e532d8fda519ffbb5dc3cc7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\1C\01\00\00\12\00\00\00" }>, align 8
@alloc_9d016f0be49c7e672a6f563e23869763 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\1D\01\00\00\12\00\00\00" }>, align 8
@alloc_4aea9ef716c04316542b3f44fd3ab8ea = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\1E\01\00\00\12\00\00\00" }>, align 8
@alloc_c7760ee8fe0832c57edcfbc3982cf602 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00\1F\01\00\00\05\00\00\00" }>, align 8
@alloc_336b6e53866bfd7dffc0dd8704055f63 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8dfab59e3ffde4cc68036ec9d798d312, [16 x i8] c">\00\00\00\00\00\00\00)\00\00\00\05\00\00\00" }>, align 8
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_e26b710441e7c91ef721e10becc1e492 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00\18\00\00\00\1A\00\00\00" }>, align 8
@alloc_e5e758b82e16c901eafe156deac4debc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00\19\00\00\00\13\00\00\00" }>, align 8
@alloc_2595039412095c30b194bc3d38c46349 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00-\00\00\00\13\00\00\00" }>, align 8
@alloc_2b2097b59276d94a8e1ecf2b1d53396a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00-\00\00\00\0E\00\00\00" }>, align 8
@alloc_d9480c2aba88d7f2752900b61d502ea8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00\1C\00\00\00\12\00\00\00" }>, align 8
@alloc_2e6194cd289e7df7fef519046640c62f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00\22\00\00\00\12\00\00\00" }>, align 8
@alloc_e532897e3a22ab9130937fc125b91a21 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\00\12\00\00\00" }>, align 8
@alloc_6625f40775b70a98802ab67a9405d25b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00(\00\00\00\1C\00\00\00" }>, align 8
@alloc_b774bf34687cc54bd365aec95e40fed2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b8051e0e59c9f3004e3c1a42aa8f7ede, [16 x i8] c"\1A\00\00\00\00\00\00\00(\00\00\00\16\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::intrinsics::rotate_left::<u64>
; Function Attrs: convergent nounwind
define internal i64 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftyECs6TamCh8RWas_9jumptable(i64 %x, i32 %shift) unnamed_addr #0 !dbg !6 {
start:
  %0 = alloca [8 x i8], align 8, !dbg !12
  %_3 = urem i32 %shift, 64, !dbg !12
  %1 = zext i32 %_3 to i64, !dbg !13
  %2 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %1), !dbg !13
  store i64 %2, ptr %0, align 8, !dbg !13
  %_0 = load i64, ptr %0, align 8, !dbg !13
  ret i64 %_0, !dbg !14
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6TamCh8RWas_9jumptable(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !15 {
start:
  br label %bb1, !dbg !19

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6TamCh8RWas_9jumptable(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #11, !dbg !22
  br label %bb3, !dbg !23

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !24
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !24
  ret { ptr, i64 } %2, !dbg !24
}

; jumptable::STEPS::{closure#0}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPS0B3_(ptr %_1, i64 %a, i64 %b) unnamed_addr #1 !dbg !25 {
start:
  %_0.i = add i64 %a, %b, !dbg !29
  ret i64 %_0.i, !dbg !35
}

; jumptable::STEPS::{closure#2}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_(ptr %_1, i64 %a, i64 %b) unnamed_addr #1 !dbg !36 {
start:
  %_0 = alloca [8 x i8], align 8
  %_4 = icmp eq i64 %b, 0, !dbg !37
  br i1 %_4, label %bb1, label %bb2, !dbg !37

bb2:                                              ; preds = %start
  %_5 = icmp eq i64 %b, 0, !dbg !38
  br i1 %_5, label %panic, label %bb3, !dbg !38

bb1:                                              ; preds = %start
  store i64 %a, ptr %_0, align 8, !dbg !39
  br label %bb4, !dbg !40

bb3:                                              ; preds = %bb2
  %0 = udiv i64 %a, %b, !dbg !38
  store i64 %0, ptr %_0, align 8, !dbg !38
  br label %bb4, !dbg !40

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_a355d9998124b74e2dc64787d3a491d3) #12, !dbg !38
  unreachable, !dbg !38

bb4:                                              ; preds = %bb1, %bb3
  %1 = load i64, ptr %_0, align 8, !dbg !41
  ret i64 %1, !dbg !41
}

; jumptable::STEPS::{closure#3}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0B3_(ptr %_1, i64 %a, i64 %b) unnamed_addr #1 !dbg !42 {
start:
  %0 = alloca [8 x i8], align 8
  %_4 = xor i64 %a, %b, !dbg !43
  %1 = call i64 @llvm.bswap.i64(i64 %_4), !dbg !44
  store i64 %1, ptr %0, align 8, !dbg !44
  %_0.i = load i64, ptr %0, align 8, !dbg !44
  ret i64 %_0.i, !dbg !47
}

; jumptable::STEPS::{closure#1}
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs_0B3_(ptr %_1, i64 %a, i64 %b) unnamed_addr #1 !dbg !48 {
start:
  %_5 = trunc i64 %b to i32, !dbg !49
  %_4 = and i32 %_5, 63, !dbg !49
; call core::intrinsics::rotate_left::<u64>
  %_0.i = call i64 @_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftyECs6TamCh8RWas_9jumptable(i64 %a, i32 %_4) #13, !dbg !50
  ret i64 %_0.i, !dbg !53
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !54 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6TamCh8RWas_9jumptable() #14, !dbg !57
  unreachable, !dbg !57
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6TamCh8RWas_9jumptable(ptr %self, i64 %align) unnamed_addr #1 !dbg !58 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !63
  %2 = trunc i64 %1 to i32, !dbg !63
  store i32 %2, ptr %0, align 4, !dbg !63
  %_8 = load i32, ptr %0, align 4, !dbg !63
  %3 = icmp eq i32 %_8, 1, !dbg !69
  br i1 %3, label %bb1, label %bb2, !dbg !69

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !70
  %_7 = sub i64 %align, 1, !dbg !73
  %_5 = and i64 %_6, %_7, !dbg !74
  %_0 = icmp eq i64 %_5, 0, !dbg !74
  ret i1 %_0, !dbg !75

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #12, !dbg !76
  unreachable, !dbg !76
}

; <u64>::saturating_mul
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_mulCs6TamCh8RWas_9jumptable(i64 %self, i64 %rhs) unnamed_addr #1 !dbg !77 {
start:
  %_3 = alloca [16 x i8], align 8
  %x = alloca [8 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %self, i64 %rhs), !dbg !78
  %_6.0 = extractvalue { i64, i1 } %0, 0, !dbg !78
  %_6.1 = extractvalue { i64, i1 } %0, 1, !dbg !78
  br i1 %_6.1, label %bb2, label %bb4, !dbg !83

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !87
  store i64 %_6.0, ptr %1, align 8, !dbg !87
  store i64 1, ptr %_3, align 8, !dbg !87
  %2 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !88
  %3 = load i64, ptr %2, align 8, !dbg !88
  store i64 %3, ptr %x, align 8, !dbg !88
  br label %bb1, !dbg !89

bb2:                                              ; preds = %start
  store i64 -1, ptr %x, align 8, !dbg !90
  br label %bb1, !dbg !90

bb1:                                              ; preds = %bb2, %bb4
  %4 = load i64, ptr %x, align 8, !dbg !91
  ret i64 %4, !dbg !91
}

; <u64>::isqrt
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy5isqrtCs6TamCh8RWas_9jumptable(i64 %self) unnamed_addr #1 !dbg !92 {
start:
; call core::num::imp::int_sqrt::u64
  %result = call i64 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64Cs6TamCh8RWas_9jumptable(i64 %self) #11, !dbg !93
  %_2 = icmp ule i64 %result, 4294967295, !dbg !94
  br label %bb2, !dbg !96

bb2:                                              ; preds = %start
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_2, ptr align 8 @alloc_c1a35e9aa03d556a6d5eabb1d81fcca6) #11, !dbg !102
  br label %bb3, !dbg !102

bb3:                                              ; preds = %bb2
  ret i64 %result, !dbg !103
}

; <u64>::abs_diff
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy8abs_diffCs6TamCh8RWas_9jumptable(i64 %self, i64 %other) unnamed_addr #1 !dbg !104 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %other, !dbg !105
  br i1 %_3, label %bb1, label %bb2, !dbg !105

bb2:                                              ; preds = %start
  %0 = sub i64 %self, %other, !dbg !106
  store i64 %0, ptr %_0, align 8, !dbg !106
  br label %bb3, !dbg !107

bb1:                                              ; preds = %start
  %1 = sub i64 %other, %self, !dbg !108
  store i64 %1, ptr %_0, align 8, !dbg !108
  br label %bb3, !dbg !107

bb3:                                              ; preds = %bb1, %bb2
  %2 = load i64, ptr %_0, align 8, !dbg !109
  ret i64 %2, !dbg !109
}

; core::intrinsics::cold_path
; Function Attrs: cold convergent nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs6TamCh8RWas_9jumptable() unnamed_addr #3 !dbg !110 {
start:
  ret void, !dbg !111
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6TamCh8RWas_9jumptable() unnamed_addr #1 !dbg !112 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !116
  ret i32 %_0, !dbg !117
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6TamCh8RWas_9jumptable() unnamed_addr #1 !dbg !118 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  ret i32 %_0, !dbg !120
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6TamCh8RWas_9jumptable() unnamed_addr #1 !dbg !121 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122
  ret i32 %_0, !dbg !123
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6TamCh8RWas_9jumptable() unnamed_addr #4 !dbg !124 {
start:
  call void @llvm.trap(), !dbg !125
  unreachable, !dbg !125
}

; core::num::imp::int_sqrt::u16_stages
; Function Attrs: convergent inlinehint nounwind
define internal i16 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u16_stagesCs6TamCh8RWas_9jumptable(i16 %n) unnamed_addr #1 !dbg !126 {
start:
  %_5 = alloca [512 x i8], align 1
  %s = alloca [2 x i8], align 2
  %n1 = lshr i16 %n, 8, !dbg !130
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_5, ptr align 1 @anon.4698ad87ab546c322acf84e9122c8a6a.0, i64 512, i1 false), !dbg !131
  %_6 = zext i16 %n1 to i64, !dbg !133
  %_7 = icmp ult i64 %_6, 256, !dbg !131
  br i1 %_7, label %bb1, label %panic, !dbg !131

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6, !dbg !134
  %s2 = load i8, ptr %0, align 1, !dbg !134
  %1 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6, !dbg !135
  %2 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !135
  %r = load i8, ptr %2, align 1, !dbg !135
  %_8 = icmp ne i8 %s2, 0, !dbg !136
  br label %bb6, !dbg !138

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_6, i64 256, ptr align 8 @alloc_82725068ad373a9f87e495117bc18cbd) #12, !dbg !131
  unreachable, !dbg !131

bb6:                                              ; preds = %bb1
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_8, ptr align 8 @alloc_82725068ad373a9f87e495117bc18cbd) #11, !dbg !142
  br label %bb7, !dbg !142

bb7:                                              ; preds = %bb6
  %lo = and i16 %n, 255, !dbg !143
  %_12 = zext i8 %r to i16, !dbg !145
  %_11 = shl i16 %_12, 4, !dbg !147
  %_13 = lshr i16 %lo, 4, !dbg !148
  %numerator = or i16 %_11, %_13, !dbg !147
  %_15 = zext i8 %s2 to i16, !dbg !149
  %denominator = shl i16 %_15, 1, !dbg !151
  %_17 = icmp eq i16 %denominator, 0, !dbg !152
  br i1 %_17, label %panic3, label %bb2, !dbg !152

bb2:                                              ; preds = %bb7
  %q = udiv i16 %numerator, %denominator, !dbg !152
  %_19 = shl i8 %s2, 4, !dbg !154
  %_18 = zext i8 %_19 to i16, !dbg !156
  %3 = add i16 %_18, %q, !dbg !157
  store i16 %3, ptr %s, align 2, !dbg !157
  %_23 = load i16, ptr %s, align 2, !dbg !158
  %_24 = load i16, ptr %s, align 2, !dbg !160
  %4 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %_23, i16 %_24), !dbg !161
  %_22.0 = extractvalue { i16, i1 } %4, 0, !dbg !161
  %_22.1 = extractvalue { i16, i1 } %4, 1, !dbg !161
  br i1 %_22.1, label %bb4, label %bb3, !dbg !165

panic3:                                           ; preds = %bb7
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_18c74df19d6239ca0496f8a132b73070) #12, !dbg !152
  unreachable, !dbg !152

bb3:                                              ; preds = %bb2
  %_25 = icmp ugt i16 %_22.0, %n, !dbg !167
  br i1 %_25, label %bb4, label %bb5, !dbg !167

bb4:                                              ; preds = %bb3, %bb2
  %5 = load i16, ptr %s, align 2, !dbg !168
  %6 = sub i16 %5, 1, !dbg !168
  store i16 %6, ptr %s, align 2, !dbg !168
  br label %bb5, !dbg !169

bb5:                                              ; preds = %bb4, %bb3
  %7 = load i16, ptr %s, align 2, !dbg !170
  ret i16 %7, !dbg !170
}

; core::num::imp::int_sqrt::u32_stages
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u32_stagesCs6TamCh8RWas_9jumptable(i32 %n) unnamed_addr #1 !dbg !171 {
start:
  %r = alloca [2 x i8], align 2
  %s1 = alloca [2 x i8], align 2
  %_5 = alloca [512 x i8], align 1
  %s = alloca [4 x i8], align 4
  %n2 = lshr i32 %n, 24, !dbg !172
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_5, ptr align 1 @anon.4698ad87ab546c322acf84e9122c8a6a.0, i64 512, i1 false), !dbg !173
  %_6 = zext i32 %n2 to i64, !dbg !175
  %_7 = icmp ult i64 %_6, 256, !dbg !173
  br i1 %_7, label %bb1, label %panic, !dbg !173

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6, !dbg !176
  %s3 = load i8, ptr %0, align 1, !dbg !176
  %1 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6, !dbg !177
  %2 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !177
  %r4 = load i8, ptr %2, align 1, !dbg !177
  %_8 = icmp ne i8 %s3, 0, !dbg !178
  br label %bb9, !dbg !180

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_6, i64 256, ptr align 8 @alloc_8d93ef206ed60e44a2356ee7d67f7470) #12, !dbg !173
  unreachable, !dbg !173

bb9:                                              ; preds = %bb1
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_8, ptr align 8 @alloc_8d93ef206ed60e44a2356ee7d67f7470) #11, !dbg !184
  br label %bb10, !dbg !184

bb10:                                             ; preds = %bb9
  %_10 = lshr i32 %n, 16, !dbg !185
  %n5 = trunc i32 %_10 to i16, !dbg !187
  %lo = and i16 %n5, 255, !dbg !188
  %_14 = zext i8 %r4 to i16, !dbg !190
  %_13 = shl i16 %_14, 4, !dbg !192
  %_15 = lshr i16 %lo, 4, !dbg !193
  %numerator = or i16 %_13, %_15, !dbg !192
  %_17 = zext i8 %s3 to i16, !dbg !194
  %denominator = shl i16 %_17, 1, !dbg !196
  %_19 = icmp eq i16 %denominator, 0, !dbg !197
  br i1 %_19, label %panic6, label %bb2, !dbg !197

bb2:                                              ; preds = %bb10
  %q = udiv i16 %numerator, %denominator, !dbg !197
  %u = urem i16 %numerator, %denominator, !dbg !199
  %_23 = shl i8 %s3, 4, !dbg !201
  %_22 = zext i8 %_23 to i16, !dbg !203
  %3 = add i16 %_22, %q, !dbg !204
  store i16 %3, ptr %s1, align 2, !dbg !204
  %_28 = shl i16 %u, 4, !dbg !205
  %_29 = and i16 %lo, 15, !dbg !207
  %_27 = or i16 %_28, %_29, !dbg !208
  %_30 = mul i16 %q, %q, !dbg !209
  %_26.0 = sub i16 %_27, %_30, !dbg !210
  %_26.1 = icmp ult i16 %_27, %_30, !dbg !210
  store i16 %_26.0, ptr %r, align 2, !dbg !213
  br i1 %_26.1, label %bb3, label %bb4, !dbg !214

panic6:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_2d76377785f0e6a4c60e4a5add87d0d2) #12, !dbg !197
  unreachable, !dbg !197

bb4:                                              ; preds = %bb3, %bb2
  %_36 = load i16, ptr %s1, align 2, !dbg !216
  %_35 = icmp ne i16 %_36, 0, !dbg !216
  br label %bb11, !dbg !217

bb3:                                              ; preds = %bb2
  %_34 = load i16, ptr %s1, align 2, !dbg !219
  %_33 = mul i16 2, %_34, !dbg !220
  %_32 = sub i16 %_33, 1, !dbg !220
  %4 = load i16, ptr %r, align 2, !dbg !221
  %_31 = add i16 %4, %_32, !dbg !221
  store i16 %_31, ptr %r, align 2, !dbg !224
  %5 = load i16, ptr %s1, align 2, !dbg !225
  %6 = sub i16 %5, 1, !dbg !225
  store i16 %6, ptr %s1, align 2, !dbg !225
  br label %bb4, !dbg !226

bb11:                                             ; preds = %bb4
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_35, ptr align 8 @alloc_2d76377785f0e6a4c60e4a5add87d0d2) #11, !dbg !227
  br label %bb12, !dbg !227

bb12:                                             ; preds = %bb11
  %lo7 = and i32 %n, 65535, !dbg !228
  %7 = load i16, ptr %r, align 2, !dbg !230
  %_40 = zext i16 %7 to i32, !dbg !230
  %_39 = shl i32 %_40, 8, !dbg !232
  %_41 = lshr i32 %lo7, 8, !dbg !233
  %numerator8 = or i32 %_39, %_41, !dbg !232
  %8 = load i16, ptr %s1, align 2, !dbg !234
  %_43 = zext i16 %8 to i32, !dbg !234
  %denominator9 = shl i32 %_43, 1, !dbg !236
  %_45 = icmp eq i32 %denominator9, 0, !dbg !237
  br i1 %_45, label %panic10, label %bb5, !dbg !237

bb5:                                              ; preds = %bb12
  %q11 = udiv i32 %numerator8, %denominator9, !dbg !237
  %9 = load i16, ptr %s1, align 2, !dbg !239
  %_47 = shl i16 %9, 8, !dbg !239
  %_46 = zext i16 %_47 to i32, !dbg !241
  %10 = add i32 %_46, %q11, !dbg !242
  store i32 %10, ptr %s, align 4, !dbg !242
  %_51 = load i32, ptr %s, align 4, !dbg !243
  %_52 = load i32, ptr %s, align 4, !dbg !245
  %11 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_51, i32 %_52), !dbg !246
  %_50.0 = extractvalue { i32, i1 } %11, 0, !dbg !246
  %_50.1 = extractvalue { i32, i1 } %11, 1, !dbg !246
  br i1 %_50.1, label %bb7, label %bb6, !dbg !250

panic10:                                          ; preds = %bb12
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_9cb782149f9babab1f7b2014ae4189f6) #12, !dbg !237
  unreachable, !dbg !237

bb6:                                              ; preds = %bb5
  %_53 = icmp ugt i32 %_50.0, %n, !dbg !252
  br i1 %_53, label %bb7, label %bb8, !dbg !252

bb7:                                              ; preds = %bb6, %bb5
  %12 = load i32, ptr %s, align 4, !dbg !253
  %13 = sub i32 %12, 1, !dbg !253
  store i32 %13, ptr %s, align 4, !dbg !253
  br label %bb8, !dbg !254

bb8:                                              ; preds = %bb7, %bb6
  %14 = load i32, ptr %s, align 4, !dbg !255
  ret i32 %14, !dbg !255
}

; core::num::imp::int_sqrt::u64_stages
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u64_stagesCs6TamCh8RWas_9jumptable(i64 %n) unnamed_addr #1 !dbg !256 {
start:
  %r3 = alloca [4 x i8], align 4
  %s2 = alloca [4 x i8], align 4
  %r = alloca [2 x i8], align 2
  %s1 = alloca [2 x i8], align 2
  %_5 = alloca [512 x i8], align 1
  %s = alloca [8 x i8], align 8
  %n4 = lshr i64 %n, 56, !dbg !257
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_5, ptr align 1 @anon.4698ad87ab546c322acf84e9122c8a6a.0, i64 512, i1 false), !dbg !258
  %_7 = icmp ult i64 %n4, 256, !dbg !258
  br i1 %_7, label %bb1, label %panic, !dbg !258

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %n4, !dbg !260
  %s5 = load i8, ptr %0, align 1, !dbg !260
  %1 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %n4, !dbg !261
  %2 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !261
  %r6 = load i8, ptr %2, align 1, !dbg !261
  %_8 = icmp ne i8 %s5, 0, !dbg !262
  br label %bb12, !dbg !264

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %n4, i64 256, ptr align 8 @alloc_9f45c1f54e532d8fda519ffbb5dc3cc7) #12, !dbg !258
  unreachable, !dbg !258

bb12:                                             ; preds = %bb1
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_8, ptr align 8 @alloc_9f45c1f54e532d8fda519ffbb5dc3cc7) #11, !dbg !268
  br label %bb13, !dbg !268

bb13:                                             ; preds = %bb12
  %_10 = lshr i64 %n, 48, !dbg !269
  %n7 = trunc i64 %_10 to i16, !dbg !271
  %lo = and i16 %n7, 255, !dbg !272
  %_14 = zext i8 %r6 to i16, !dbg !274
  %_13 = shl i16 %_14, 4, !dbg !276
  %_15 = lshr i16 %lo, 4, !dbg !277
  %numerator = or i16 %_13, %_15, !dbg !276
  %_17 = zext i8 %s5 to i16, !dbg !278
  %denominator = shl i16 %_17, 1, !dbg !280
  %_19 = icmp eq i16 %denominator, 0, !dbg !281
  br i1 %_19, label %panic8, label %bb2, !dbg !281

bb2:                                              ; preds = %bb13
  %q = udiv i16 %numerator, %denominator, !dbg !281
  %u = urem i16 %numerator, %denominator, !dbg !283
  %_23 = shl i8 %s5, 4, !dbg !285
  %_22 = zext i8 %_23 to i16, !dbg !287
  %3 = add i16 %_22, %q, !dbg !288
  store i16 %3, ptr %s1, align 2, !dbg !288
  %_28 = shl i16 %u, 4, !dbg !289
  %_29 = and i16 %lo, 15, !dbg !291
  %_27 = or i16 %_28, %_29, !dbg !292
  %_30 = mul i16 %q, %q, !dbg !293
  %_26.0 = sub i16 %_27, %_30, !dbg !294
  %_26.1 = icmp ult i16 %_27, %_30, !dbg !294
  store i16 %_26.0, ptr %r, align 2, !dbg !297
  br i1 %_26.1, label %bb3, label %bb4, !dbg !298

panic8:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_9d016f0be49c7e672a6f563e23869763) #12, !dbg !281
  unreachable, !dbg !281

bb4:                                              ; preds = %bb3, %bb2
  %_36 = load i16, ptr %s1, align 2, !dbg !300
  %_35 = icmp ne i16 %_36, 0, !dbg !300
  br label %bb14, !dbg !301

bb3:                                              ; preds = %bb2
  %_34 = load i16, ptr %s1, align 2, !dbg !303
  %_33 = mul i16 2, %_34, !dbg !304
  %_32 = sub i16 %_33, 1, !dbg !304
  %4 = load i16, ptr %r, align 2, !dbg !305
  %_31 = add i16 %4, %_32, !dbg !305
  store i16 %_31, ptr %r, align 2, !dbg !308
  %5 = load i16, ptr %s1, align 2, !dbg !309
  %6 = sub i16 %5, 1, !dbg !309
  store i16 %6, ptr %s1, align 2, !dbg !309
  br label %bb4, !dbg !310

bb14:                                             ; preds = %bb4
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_35, ptr align 8 @alloc_9d016f0be49c7e672a6f563e23869763) #11, !dbg !311
  br label %bb15, !dbg !311

bb15:                                             ; preds = %bb14
  %_38 = lshr i64 %n, 32, !dbg !312
  %n9 = trunc i64 %_38 to i32, !dbg !314
  %lo10 = and i32 %n9, 65535, !dbg !315
  %7 = load i16, ptr %r, align 2, !dbg !317
  %_42 = zext i16 %7 to i32, !dbg !317
  %_41 = shl i32 %_42, 8, !dbg !319
  %_43 = lshr i32 %lo10, 8, !dbg !320
  %numerator11 = or i32 %_41, %_43, !dbg !319
  %8 = load i16, ptr %s1, align 2, !dbg !321
  %_45 = zext i16 %8 to i32, !dbg !321
  %denominator12 = shl i32 %_45, 1, !dbg !323
  %_47 = icmp eq i32 %denominator12, 0, !dbg !324
  br i1 %_47, label %panic13, label %bb5, !dbg !324

bb5:                                              ; preds = %bb15
  %q14 = udiv i32 %numerator11, %denominator12, !dbg !324
  %u15 = urem i32 %numerator11, %denominator12, !dbg !326
  %9 = load i16, ptr %s1, align 2, !dbg !328
  %_51 = shl i16 %9, 8, !dbg !328
  %_50 = zext i16 %_51 to i32, !dbg !330
  %10 = add i32 %_50, %q14, !dbg !331
  store i32 %10, ptr %s2, align 4, !dbg !331
  %_56 = shl i32 %u15, 8, !dbg !332
  %_57 = and i32 %lo10, 255, !dbg !334
  %_55 = or i32 %_56, %_57, !dbg !335
  %_58 = mul i32 %q14, %q14, !dbg !336
  %_54.0 = sub i32 %_55, %_58, !dbg !337
  %_54.1 = icmp ult i32 %_55, %_58, !dbg !337
  store i32 %_54.0, ptr %r3, align 4, !dbg !341
  br i1 %_54.1, label %bb6, label %bb7, !dbg !342

panic13:                                          ; preds = %bb15
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_4aea9ef716c04316542b3f44fd3ab8ea) #12, !dbg !324
  unreachable, !dbg !324

bb7:                                              ; preds = %bb6, %bb5
  %_64 = load i32, ptr %s2, align 4, !dbg !344
  %_63 = icmp ne i32 %_64, 0, !dbg !344
  br label %bb16, !dbg !345

bb6:                                              ; preds = %bb5
  %_62 = load i32, ptr %s2, align 4, !dbg !348
  %_61 = mul i32 2, %_62, !dbg !349
  %_60 = sub i32 %_61, 1, !dbg !349
  %11 = load i32, ptr %r3, align 4, !dbg !350
  %_59 = add i32 %11, %_60, !dbg !350
  store i32 %_59, ptr %r3, align 4, !dbg !353
  %12 = load i32, ptr %s2, align 4, !dbg !354
  %13 = sub i32 %12, 1, !dbg !354
  store i32 %13, ptr %s2, align 4, !dbg !354
  br label %bb7, !dbg !355

bb16:                                             ; preds = %bb7
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %_63, ptr align 8 @alloc_4aea9ef716c04316542b3f44fd3ab8ea) #11, !dbg !356
  br label %bb17, !dbg !356

bb17:                                             ; preds = %bb16
  %lo16 = and i64 %n, 4294967295, !dbg !357
  %14 = load i32, ptr %r3, align 4, !dbg !359
  %_68 = zext i32 %14 to i64, !dbg !359
  %_67 = shl i64 %_68, 16, !dbg !361
  %_69 = lshr i64 %lo16, 16, !dbg !362
  %numerator17 = or i64 %_67, %_69, !dbg !361
  %15 = load i32, ptr %s2, align 4, !dbg !363
  %_71 = zext i32 %15 to i64, !dbg !363
  %denominator18 = shl i64 %_71, 1, !dbg !365
  %_73 = icmp eq i64 %denominator18, 0, !dbg !366
  br i1 %_73, label %panic19, label %bb8, !dbg !366

bb8:                                              ; preds = %bb17
  %q20 = udiv i64 %numerator17, %denominator18, !dbg !366
  %16 = load i32, ptr %s2, align 4, !dbg !368
  %_75 = shl i32 %16, 16, !dbg !368
  %_74 = zext i32 %_75 to i64, !dbg !370
  %17 = add i64 %_74, %q20, !dbg !371
  store i64 %17, ptr %s, align 8, !dbg !371
  %_79 = load i64, ptr %s, align 8, !dbg !372
  %_80 = load i64, ptr %s, align 8, !dbg !374
  %18 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_79, i64 %_80), !dbg !375
  %_78.0 = extractvalue { i64, i1 } %18, 0, !dbg !375
  %_78.1 = extractvalue { i64, i1 } %18, 1, !dbg !375
  br i1 %_78.1, label %bb10, label %bb9, !dbg !378

panic19:                                          ; preds = %bb17
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_c7760ee8fe0832c57edcfbc3982cf602) #12, !dbg !366
  unreachable, !dbg !366

bb9:                                              ; preds = %bb8
  %_81 = icmp ugt i64 %_78.0, %n, !dbg !380
  br i1 %_81, label %bb10, label %bb11, !dbg !380

bb10:                                             ; preds = %bb9, %bb8
  %19 = load i64, ptr %s, align 8, !dbg !381
  %20 = sub i64 %19, 1, !dbg !381
  store i64 %20, ptr %s, align 8, !dbg !381
  br label %bb11, !dbg !382

bb11:                                             ; preds = %bb10, %bb9
  %21 = load i64, ptr %s, align 8, !dbg !383
  ret i64 %21, !dbg !383
}

; core::num::imp::int_sqrt::u16
; Function Attrs: convergent inlinehint nounwind
define internal i16 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16Cs6TamCh8RWas_9jumptable(i16 %0) unnamed_addr #1 !dbg !384 {
start:
  %1 = alloca [4 x i8], align 4
  %_11 = alloca [512 x i8], align 1
  %_0 = alloca [2 x i8], align 2
  %n = alloca [2 x i8], align 2
  store i16 %0, ptr %n, align 2
  %_3 = load i16, ptr %n, align 2, !dbg !385
  %_2 = icmp ule i16 %_3, 255, !dbg !385
  br i1 %_2, label %bb1, label %bb2, !dbg !385

bb2:                                              ; preds = %start
  %_8 = load i16, ptr %n, align 2, !dbg !386
  %2 = call i16 @llvm.ctlz.i16(i16 %_8, i1 false), !dbg !387
  %3 = zext i16 %2 to i32, !dbg !387
  store i32 %3, ptr %1, align 4, !dbg !387
  %_7 = load i32, ptr %1, align 4, !dbg !387
  %normalization_shift = and i32 %_7, -2, !dbg !386
  %4 = load i16, ptr %n, align 2, !dbg !390
  %5 = and i32 %normalization_shift, 15, !dbg !390
  %6 = trunc i32 %5 to i16, !dbg !390
  %7 = shl i16 %4, %6, !dbg !390
  store i16 %7, ptr %n, align 2, !dbg !390
  %8 = load i16, ptr %n, align 2, !dbg !392
; call core::num::imp::int_sqrt::u16_stages
  %s = call i16 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u16_stagesCs6TamCh8RWas_9jumptable(i16 %8) #11, !dbg !392
  %denormalization_shift = lshr i32 %normalization_shift, 1, !dbg !393
  %9 = and i32 %denormalization_shift, 15, !dbg !395
  %10 = trunc i32 %9 to i16, !dbg !395
  %11 = lshr i16 %s, %10, !dbg !395
  store i16 %11, ptr %_0, align 2, !dbg !395
  br label %bb4, !dbg !397

bb1:                                              ; preds = %start
  %12 = load i16, ptr %n, align 2, !dbg !398
  %_5 = trunc i16 %12 to i8, !dbg !398
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_11, ptr align 1 @anon.4698ad87ab546c322acf84e9122c8a6a.0, i64 512, i1 false), !dbg !399
  %_12 = zext i8 %_5 to i64, !dbg !402
  %_13 = icmp ult i64 %_12, 256, !dbg !399
  br i1 %_13, label %bb5, label %panic, !dbg !399

bb4:                                              ; preds = %bb5, %bb2
  %13 = load i16, ptr %_0, align 2, !dbg !403
  ret i16 %13, !dbg !403

bb5:                                              ; preds = %bb1
  %14 = getelementptr inbounds nuw { i8, i8 }, ptr %_11, i64 %_12, !dbg !399
  %_4 = load i8, ptr %14, align 1, !dbg !399
  %15 = zext i8 %_4 to i16, !dbg !401
  store i16 %15, ptr %_0, align 2, !dbg !401
  br label %bb4, !dbg !397

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_12, i64 256, ptr align 8 @alloc_336b6e53866bfd7dffc0dd8704055f63) #12, !dbg !399
  unreachable, !dbg !399
}

; core::num::imp::int_sqrt::u32
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32Cs6TamCh8RWas_9jumptable(i32 %0) unnamed_addr #1 !dbg !404 {
start:
  %1 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %n = alloca [4 x i8], align 4
  store i32 %0, ptr %n, align 4
  %_3 = load i32, ptr %n, align 4, !dbg !405
  %_2 = icmp ule i32 %_3, 65535, !dbg !405
  br i1 %_2, label %bb1, label %bb3, !dbg !405

bb3:                                              ; preds = %start
  %_8 = load i32, ptr %n, align 4, !dbg !406
  %2 = call i32 @llvm.ctlz.i32(i32 %_8, i1 false), !dbg !407
  store i32 %2, ptr %1, align 4, !dbg !407
  %_7 = load i32, ptr %1, align 4, !dbg !407
  %normalization_shift = and i32 %_7, -2, !dbg !406
  %3 = load i32, ptr %n, align 4, !dbg !410
  %4 = and i32 %normalization_shift, 31, !dbg !410
  %5 = shl i32 %3, %4, !dbg !410
  store i32 %5, ptr %n, align 4, !dbg !410
  %6 = load i32, ptr %n, align 4, !dbg !412
; call core::num::imp::int_sqrt::u32_stages
  %s = call i32 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u32_stagesCs6TamCh8RWas_9jumptable(i32 %6) #11, !dbg !412
  %denormalization_shift = lshr i32 %normalization_shift, 1, !dbg !413
  %7 = and i32 %denormalization_shift, 31, !dbg !415
  %8 = lshr i32 %s, %7, !dbg !415
  store i32 %8, ptr %_0, align 4, !dbg !415
  br label %bb5, !dbg !417

bb1:                                              ; preds = %start
  %9 = load i32, ptr %n, align 4, !dbg !418
  %_5 = trunc i32 %9 to i16, !dbg !418
; call core::num::imp::int_sqrt::u16
  %_4 = call i16 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16Cs6TamCh8RWas_9jumptable(i16 %_5) #11, !dbg !419
  %10 = zext i16 %_4 to i32, !dbg !419
  store i32 %10, ptr %_0, align 4, !dbg !419
  br label %bb5, !dbg !417

bb5:                                              ; preds = %bb1, %bb3
  %11 = load i32, ptr %_0, align 4, !dbg !420
  ret i32 %11, !dbg !420
}

; core::num::imp::int_sqrt::u64
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64Cs6TamCh8RWas_9jumptable(i64 %0) unnamed_addr #1 !dbg !421 {
start:
  %1 = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  store i64 %0, ptr %n, align 8
  %_3 = load i64, ptr %n, align 8, !dbg !422
  %_2 = icmp ule i64 %_3, 4294967295, !dbg !422
  br i1 %_2, label %bb1, label %bb3, !dbg !422

bb3:                                              ; preds = %start
  %_8 = load i64, ptr %n, align 8, !dbg !423
  %2 = call i64 @llvm.ctlz.i64(i64 %_8, i1 false), !dbg !424
  %3 = trunc i64 %2 to i32, !dbg !424
  store i32 %3, ptr %1, align 4, !dbg !424
  %_7 = load i32, ptr %1, align 4, !dbg !424
  %normalization_shift = and i32 %_7, -2, !dbg !423
  %4 = load i64, ptr %n, align 8, !dbg !427
  %5 = and i32 %normalization_shift, 63, !dbg !427
  %6 = zext i32 %5 to i64, !dbg !427
  %7 = shl i64 %4, %6, !dbg !427
  store i64 %7, ptr %n, align 8, !dbg !427
  %8 = load i64, ptr %n, align 8, !dbg !429
; call core::num::imp::int_sqrt::u64_stages
  %s = call i64 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u64_stagesCs6TamCh8RWas_9jumptable(i64 %8) #11, !dbg !429
  %denormalization_shift = lshr i32 %normalization_shift, 1, !dbg !430
  %9 = and i32 %denormalization_shift, 63, !dbg !432
  %10 = zext i32 %9 to i64, !dbg !432
  %11 = lshr i64 %s, %10, !dbg !432
  store i64 %11, ptr %_0, align 8, !dbg !432
  br label %bb5, !dbg !434

bb1:                                              ; preds = %start
  %12 = load i64, ptr %n, align 8, !dbg !435
  %_5 = trunc i64 %12 to i32, !dbg !435
; call core::num::imp::int_sqrt::u32
  %_4 = call i32 @_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32Cs6TamCh8RWas_9jumptable(i32 %_5) #11, !dbg !436
  %13 = zext i32 %_4 to i64, !dbg !436
  store i64 %13, ptr %_0, align 8, !dbg !436
  br label %bb5, !dbg !434

bb5:                                              ; preds = %bb1, %bb3
  %14 = load i64, ptr %_0, align 8, !dbg !437
  ret i64 %14, !dbg !437
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #1 !dbg !438 {
start:
  br i1 %cond, label %bb2, label %bb1, !dbg !440

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #12, !dbg !442
  unreachable, !dbg !442

bb2:                                              ; preds = %start
  ret void, !dbg !444
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6TamCh8RWas_9jumptable(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 !dbg !445 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6TamCh8RWas_9jumptable(ptr %data, i64 %align) #11, !dbg !447
  br i1 %_11, label %bb5, label %bb6, !dbg !455

bb6:                                              ; preds = %start
  br label %bb3, !dbg !457

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !459
  %_12 = icmp eq i64 %_13, 0, !dbg !471
  %_5 = xor i1 %_12, true, !dbg !472
  br i1 %_5, label %bb1, label %bb3, !dbg !457

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !473

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !475
  br i1 %1, label %bb8, label %bb9, !dbg !475

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #12, !dbg !478
  unreachable, !dbg !478

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !480
  br label %bb10, !dbg !481

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !482
  store i64 %2, ptr %_14, align 8, !dbg !482
  br label %bb10, !dbg !481

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !483
  %_7 = icmp ule i64 %len, %3, !dbg !483
  br i1 %_7, label %bb2, label %bb4, !dbg !477

bb2:                                              ; preds = %bb10
  ret void, !dbg !485
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6TamCh8RWas_9jumptable(ptr align 8 %self) unnamed_addr #1 !dbg !486 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8, !dbg !490
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !491
  %end_or_len = load ptr, ptr %0, align 8, !dbg !491
  br label %bb4, !dbg !493

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !495
  br i1 %_6, label %bb5, label %bb6, !dbg !500

bb6:                                              ; preds = %bb4
  %_13 = getelementptr inbounds nuw i8, ptr %ptr, i64 1, !dbg !501
  store ptr %_13, ptr %self, align 8, !dbg !505
  br label %bb7, !dbg !506

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !507
  br label %bb8, !dbg !508

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8, !dbg !510
  br label %bb8, !dbg !511

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !511
  ret ptr %1, !dbg !511

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

; <&[u8] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent nounwind
define internal { ptr, ptr } @_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6TamCh8RWas_9jumptable(ptr %self.0, i64 %self.1) unnamed_addr #0 !dbg !512 {
start:
  %_5 = alloca [8 x i8], align 8
  br label %bb2, !dbg !515

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1, !dbg !525
  store ptr %_6, ptr %_5, align 8, !dbg !531
  br label %bb3, !dbg !532

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %_5, align 8, !dbg !533
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !535
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !535
  ret { ptr, ptr } %1, !dbg !535

bb1:                                              ; No predecessors!
  unreachable
}

; <jumptable::STEPS::{closure#0} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 %0, i64 %1) unnamed_addr #1 !dbg !536 {
start:
  %_2 = alloca [16 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !541
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !541
  %5 = load i64, ptr %4, align 8, !dbg !541
; call jumptable::STEPS::{closure#0}
  %_0 = call i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPS0B3_(ptr %_1, i64 %3, i64 %5) #11, !dbg !541
  ret i64 %_0, !dbg !541
}

; <jumptable::STEPS::{closure#2} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 %0, i64 %1) unnamed_addr #1 !dbg !542 {
start:
  %_2 = alloca [16 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !543
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !543
  %5 = load i64, ptr %4, align 8, !dbg !543
; call jumptable::STEPS::{closure#2}
  %_0 = call i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_(ptr %_1, i64 %3, i64 %5) #11, !dbg !543
  ret i64 %_0, !dbg !543
}

; <jumptable::STEPS::{closure#3} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 %0, i64 %1) unnamed_addr #1 !dbg !544 {
start:
  %_2 = alloca [16 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !545
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !545
  %5 = load i64, ptr %4, align 8, !dbg !545
; call jumptable::STEPS::{closure#3}
  %_0 = call i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0B3_(ptr %_1, i64 %3, i64 %5) #11, !dbg !545
  ret i64 %_0, !dbg !545
}

; <jumptable::STEPS::{closure#1} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 %0, i64 %1) unnamed_addr #1 !dbg !546 {
start:
  %_2 = alloca [16 x i8], align 8
  %_1 = alloca [0 x i8], align 1
  store i64 %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load i64, ptr %_2, align 8, !dbg !547
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !547
  %5 = load i64, ptr %4, align 8, !dbg !547
; call jumptable::STEPS::{closure#1}
  %_0 = call i64 @_RNCNvCs6TamCh8RWas_9jumptable5STEPSs_0B3_(ptr %_1, i64 %3, i64 %5) #11, !dbg !547
  ret i64 %_0, !dbg !547
}

; Function Attrs: convergent nounwind
define ptx_kernel void @jumptable(i64 %n, ptr %codes, i64 %length, ptr %out) unnamed_addr #0 !dbg !548 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [8 x i8], align 8
  %2 = alloca [4 x i8], align 4
  %3 = alloca [8 x i8], align 8
  %4 = alloca [4 x i8], align 4
  %_17 = alloca [8 x i8], align 8
  %_13 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %acc = alloca [8 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6TamCh8RWas_9jumptable() #11, !dbg !549
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6TamCh8RWas_9jumptable() #11, !dbg !552
  %5 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !549
  %_5.0.i = extractvalue { i32, i1 } %5, 0, !dbg !549
  %_5.1.i = extractvalue { i32, i1 } %5, 1, !dbg !549
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !549

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6TamCh8RWas_9jumptable() #11, !dbg !553
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !554
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !554
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id.exit, !dbg !554

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #12, !dbg !549
  unreachable, !dbg !549

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #12, !dbg !554
  unreachable, !dbg !554

_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i15 = zext i32 %_7.0.i to i64, !dbg !554
  %_6 = icmp uge i64 %_0.i15, %n, !dbg !555
  br i1 %_6, label %bb39, label %bb2, !dbg !555

bb2:                                              ; preds = %_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id.exit
; call core::slice::raw::from_raw_parts::<u8>
  %6 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6TamCh8RWas_9jumptable(ptr %codes, i64 %length, ptr align 8 @alloc_e26b710441e7c91ef721e10becc1e492) #11, !dbg !557
  %codes.0 = extractvalue { ptr, i64 } %6, 0, !dbg !557
  %codes.1 = extractvalue { ptr, i64 } %6, 1, !dbg !557
  %_10.0 = add i64 %_0.i15, 1, !dbg !558
  %_10.1 = icmp ult i64 %_10.0, %_0.i15, !dbg !558
  br i1 %_10.1, label %panic, label %bb4, !dbg !558

bb39:                                             ; preds = %bb41, %_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id.exit
  ret void, !dbg !560

bb4:                                              ; preds = %bb2
  store i64 %_10.0, ptr %acc, align 8, !dbg !558
; call <&[u8] as core::iter::traits::collect::IntoIterator>::into_iter
  %7 = call { ptr, ptr } @_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6TamCh8RWas_9jumptable(ptr %codes.0, i64 %codes.1) #13, !dbg !561
  %_11.0 = extractvalue { ptr, ptr } %7, 0, !dbg !561
  %_11.1 = extractvalue { ptr, ptr } %7, 1, !dbg !561
  store ptr %_11.0, ptr %iter, align 8, !dbg !561
  %8 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !561
  store ptr %_11.1, ptr %8, align 8, !dbg !561
  br label %bb6, !dbg !563

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_e5e758b82e16c901eafe156deac4debc) #12, !dbg !558
  unreachable, !dbg !558

bb6:                                              ; preds = %bb36, %bb4
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::next
  %9 = call ptr @_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6TamCh8RWas_9jumptable(ptr align 8 %iter) #11, !dbg !565
  store ptr %9, ptr %_13, align 8, !dbg !565
  %10 = load ptr, ptr %_13, align 8, !dbg !565
  %11 = ptrtoint ptr %10 to i64, !dbg !565
  %12 = icmp eq i64 %11, 0, !dbg !565
  %_15 = select i1 %12, i64 0, i64 1, !dbg !565
  %13 = trunc nuw i64 %_15 to i1, !dbg !565
  br i1 %13, label %bb9, label %bb10, !dbg !565

bb9:                                              ; preds = %bb6
  %_63 = load ptr, ptr %_13, align 8, !dbg !566
  %code = load i8, ptr %_63, align 1, !dbg !566
  %other = and i8 %code, 15, !dbg !567
  switch i8 %other, label %bb11 [
    i8 0, label %bb23
    i8 1, label %bb22
    i8 2, label %bb21
    i8 3, label %bb20
    i8 4, label %bb19
    i8 5, label %bb18
    i8 6, label %bb17
    i8 7, label %bb16
    i8 8, label %bb15
    i8 9, label %bb14
    i8 10, label %bb13
    i8 11, label %bb12
  ], !dbg !569

bb10:                                             ; preds = %bb6
  %_61 = load i64, ptr %acc, align 8, !dbg !570
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i15, !dbg !571
  %_65 = ptrtoint ptr %_0.i to i64, !dbg !574
  %_67 = and i64 %_65, 7, !dbg !574
  %_68 = icmp eq i64 %_67, 0, !dbg !574
  br i1 %_68, label %bb40, label %panic1, !dbg !574

bb40:                                             ; preds = %bb10
  %_70 = ptrtoint ptr %_0.i to i64, !dbg !574
  %_72 = icmp eq i64 %_70, 0, !dbg !574
  %_73 = and i1 %_72, true, !dbg !574
  %_74 = xor i1 %_73, true, !dbg !574
  br i1 %_74, label %bb41, label %panic2, !dbg !574

panic1:                                           ; preds = %bb10
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_65, ptr align 8 @alloc_2b2097b59276d94a8e1ecf2b1d53396a) #12, !dbg !574
  unreachable, !dbg !574

bb41:                                             ; preds = %bb40
  store i64 %_61, ptr %_0.i, align 8, !dbg !574
  br label %bb39, !dbg !560

panic2:                                           ; preds = %bb40
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_2b2097b59276d94a8e1ecf2b1d53396a) #12, !dbg !574
  unreachable, !dbg !574

bb11:                                             ; preds = %bb9
  %_49 = zext i8 %other to i64, !dbg !575
  %_50.0 = sub i64 %_49, 12, !dbg !575
  %_50.1 = icmp ult i64 %_49, 12, !dbg !575
  br i1 %_50.1, label %panic7, label %bb33, !dbg !575

bb23:                                             ; preds = %bb9
  %_19 = load i64, ptr %acc, align 8, !dbg !577
  %_20.0 = add i64 %_19, 1, !dbg !577
  %_20.1 = icmp ult i64 %_20.0, %_19, !dbg !577
  br i1 %_20.1, label %panic3, label %bb24, !dbg !577

bb22:                                             ; preds = %bb9
  %_22 = load i64, ptr %acc, align 8, !dbg !578
  %14 = call i64 @llvm.ctlz.i64(i64 %_22, i1 false), !dbg !579
  %15 = trunc i64 %14 to i32, !dbg !579
  store i32 %15, ptr %2, align 4, !dbg !579
  %_0.i12 = load i32, ptr %2, align 4, !dbg !579
  %16 = zext i32 %_0.i12 to i64, !dbg !578
  store i64 %16, ptr %_17, align 8, !dbg !578
  br label %bb36, !dbg !582

bb21:                                             ; preds = %bb9
  %_23 = load i64, ptr %acc, align 8, !dbg !583
  %_0.i11 = mul i64 %_23, -7046029254386353131, !dbg !584
  store i64 %_0.i11, ptr %_17, align 8, !dbg !587
  br label %bb36, !dbg !587

bb20:                                             ; preds = %bb9
  %_24 = load i64, ptr %acc, align 8, !dbg !588
  %17 = lshr i64 %_24, 5, !dbg !588
  store i64 %17, ptr %_17, align 8, !dbg !588
  br label %bb36, !dbg !589

bb19:                                             ; preds = %bb9
  %_27 = load i64, ptr %acc, align 8, !dbg !590
  %18 = xor i64 %_27, -1, !dbg !591
  store i64 %18, ptr %_17, align 8, !dbg !591
  br label %bb36, !dbg !592

bb18:                                             ; preds = %bb9
  %_28 = load i64, ptr %acc, align 8, !dbg !593
  %19 = call i64 @llvm.bitreverse.i64(i64 %_28), !dbg !594
  store i64 %19, ptr %3, align 8, !dbg !594
  %_0.i10 = load i64, ptr %3, align 8, !dbg !594
  store i64 %_0.i10, ptr %_17, align 8, !dbg !597
  br label %bb36, !dbg !597

bb17:                                             ; preds = %bb9
  %_31 = load i64, ptr %acc, align 8, !dbg !598
  %20 = call i64 @llvm.ctpop.i64(i64 %_31), !dbg !599
  %21 = trunc i64 %20 to i32, !dbg !599
  store i32 %21, ptr %4, align 4, !dbg !599
  %_0.i9 = load i32, ptr %4, align 4, !dbg !599
  %_29 = zext i32 %_0.i9 to i64, !dbg !598
  %_32.0 = add i64 %_29, 1000, !dbg !598
  %_32.1 = icmp ult i64 %_32.0, %_29, !dbg !598
  br i1 %_32.1, label %panic4, label %bb28, !dbg !598

bb16:                                             ; preds = %bb9
  %_36 = load i64, ptr %acc, align 8, !dbg !602
  %22 = call i64 @llvm.cttz.i64(i64 %_36, i1 false), !dbg !603
  %23 = trunc i64 %22 to i32, !dbg !603
  store i32 %23, ptr %0, align 4, !dbg !603
  %_0.i14 = load i32, ptr %0, align 4, !dbg !603
  %_34 = zext i32 %_0.i14 to i64, !dbg !602
  %24 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_34, i64 3), !dbg !602
  %_37.0 = extractvalue { i64, i1 } %24, 0, !dbg !602
  %_37.1 = extractvalue { i64, i1 } %24, 1, !dbg !602
  br i1 %_37.1, label %panic5, label %bb30, !dbg !602

bb15:                                             ; preds = %bb9
  %_39 = load i64, ptr %acc, align 8, !dbg !606
; call <u64>::abs_diff
  %25 = call i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy8abs_diffCs6TamCh8RWas_9jumptable(i64 %_39, i64 1099511627776) #11, !dbg !607
  store i64 %25, ptr %_17, align 8, !dbg !607
  br label %bb36, !dbg !607

bb14:                                             ; preds = %bb9
  %_43 = load i64, ptr %acc, align 8, !dbg !608
  %26 = call i64 @llvm.usub.sat.i64(i64 %_43, i64 12345), !dbg !609
  store i64 %26, ptr %1, align 8, !dbg !609
  %_0.i13 = load i64, ptr %1, align 8, !dbg !609
  store i64 %_0.i13, ptr %_17, align 8, !dbg !612
  br label %bb36, !dbg !612

bb13:                                             ; preds = %bb9
  %_44 = load i64, ptr %acc, align 8, !dbg !613
; call <u64>::saturating_mul
  %27 = call i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_mulCs6TamCh8RWas_9jumptable(i64 %_44, i64 3) #11, !dbg !614
  store i64 %27, ptr %_17, align 8, !dbg !614
  br label %bb36, !dbg !614

bb12:                                             ; preds = %bb9
  %_45 = load i64, ptr %acc, align 8, !dbg !615
; call <u64>::isqrt
  %28 = call i64 @_RNvMs7_NtCsnC4lpNxbXH_4core3numy5isqrtCs6TamCh8RWas_9jumptable(i64 %_45) #11, !dbg !616
  store i64 %28, ptr %_17, align 8, !dbg !616
  br label %bb36, !dbg !616

bb24:                                             ; preds = %bb23
  store i64 %_20.0, ptr %_17, align 8, !dbg !577
  br label %bb36, !dbg !617

panic3:                                           ; preds = %bb23
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_d9480c2aba88d7f2752900b61d502ea8) #12, !dbg !577
  unreachable, !dbg !577

bb36:                                             ; preds = %bb34, %bb12, %bb13, %bb14, %bb15, %bb31, %bb28, %bb18, %bb19, %bb20, %bb21, %bb22, %bb24
  %29 = load i64, ptr %_17, align 8, !dbg !618
  store i64 %29, ptr %acc, align 8, !dbg !618
  %_58 = zext i8 %code to i64, !dbg !619
  %_57 = shl i64 %_58, 32, !dbg !619
  %30 = load i64, ptr %acc, align 8, !dbg !620
  %31 = xor i64 %30, %_57, !dbg !620
  store i64 %31, ptr %acc, align 8, !dbg !620
  br label %bb6, !dbg !563

bb28:                                             ; preds = %bb17
  store i64 %_32.0, ptr %_17, align 8, !dbg !598
  br label %bb36, !dbg !621

panic4:                                           ; preds = %bb17
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_2e6194cd289e7df7fef519046640c62f) #12, !dbg !598
  unreachable, !dbg !598

bb30:                                             ; preds = %bb16
  %_38.0 = add i64 %_37.0, 1, !dbg !602
  %_38.1 = icmp ult i64 %_38.0, %_37.0, !dbg !602
  br i1 %_38.1, label %panic6, label %bb31, !dbg !602

panic5:                                           ; preds = %bb16
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_e532897e3a22ab9130937fc125b91a21) #12, !dbg !602
  unreachable, !dbg !602

bb31:                                             ; preds = %bb30
  store i64 %_38.0, ptr %_17, align 8, !dbg !602
  br label %bb36, !dbg !622

panic6:                                           ; preds = %bb30
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_e532897e3a22ab9130937fc125b91a21) #12, !dbg !602
  unreachable, !dbg !602

bb33:                                             ; preds = %bb11
  %_51 = icmp ult i64 %_50.0, 4, !dbg !623
  br i1 %_51, label %bb34, label %panic8, !dbg !623

panic7:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_6625f40775b70a98802ab67a9405d25b) #12, !dbg !575
  unreachable, !dbg !575

bb34:                                             ; preds = %bb33
  %32 = getelementptr inbounds nuw ptr, ptr @_RNvCs6TamCh8RWas_9jumptable5STEPS, i64 %_50.0, !dbg !623
  %_46 = load ptr, ptr %32, align 8, !dbg !623
  %_52 = load i64, ptr %acc, align 8, !dbg !624
  %_54 = lshr i8 %code, 4, !dbg !625
  %_53 = zext i8 %_54 to i64, !dbg !625
  %33 = call i64 %_46(i64 %_52, i64 %_53) #13, !dbg !623
  store i64 %33, ptr %_17, align 8, !dbg !623
  br label %bb36, !dbg !623

panic8:                                           ; preds = %bb33
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %_50.0, i64 4, ptr align 8 @alloc_b774bf34687cc54bd365aec95e40fed2) #12, !dbg !623
  unreachable, !dbg !623

bb8:                                              ; No predecessors!
  unreachable, !dbg !565
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #10

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #10

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6

attributes #0 = { convergent nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { cold convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #11 = { inlinehint nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { nounwind }
attributes #14 = { inlinehint noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/jumptable.rs/@/jumptable.503feb288bf02baa-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftyECs6TamCh8RWas_9jumptable", scope: !8, file: !7, line: 2026, type: !10, scopeLine: 2026, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!8 = !DINamespace(name: "intrinsics", scope: !9)
!9 = !DINamespace(name: "core", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 2030, column: 41, scope: !6)
!13 = !DILocation(line: 2030, column: 14, scope: !6)
!14 = !DILocation(line: 2031, column: 2, scope: !6)
!15 = distinct !DISubprogram(name: "from_raw_parts<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partshECs6TamCh8RWas_9jumptable", scope: !17, file: !16, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!17 = !DINamespace(name: "raw", scope: !18)
!18 = !DINamespace(name: "slice", scope: !9)
!19 = !DILocation(line: 77, column: 35, scope: !20)
!20 = !DILexicalBlockFile(scope: !15, file: !21, discriminator: 0)
!21 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!22 = !DILocation(line: 78, column: 17, scope: !20)
!23 = !DILocation(line: 77, column: 13, scope: !20)
!24 = !DILocation(line: 141, column: 2, scope: !15)
!25 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPS0B3_", scope: !27, file: !26, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!26 = !DIFile(filename: "examples/rust/jumptable.rs", directory: ".", checksumkind: CSK_MD5, checksum: "c26907b55b380c6ad94b5a68ebe74f0a")
!27 = !DINamespace(name: "STEPS", scope: !28)
!28 = !DINamespace(name: "jumptable", scope: null)
!29 = !DILocation(line: 2511, column: 13, scope: !30, inlinedAt: !34)
!30 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_add", scope: !32, file: !31, line: 2510, type: !10, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!31 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!32 = !DINamespace(name: "{impl#9}", scope: !33)
!33 = !DINamespace(name: "num", scope: !9)
!34 = distinct !DILocation(line: 11, column: 14, scope: !25)
!35 = !DILocation(line: 11, column: 29, scope: !25)
!36 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_", scope: !27, file: !26, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!37 = !DILocation(line: 13, column: 15, scope: !36)
!38 = !DILocation(line: 13, column: 35, scope: !36)
!39 = !DILocation(line: 13, column: 24, scope: !36)
!40 = !DILocation(line: 13, column: 12, scope: !36)
!41 = !DILocation(line: 13, column: 42, scope: !36)
!42 = distinct !DISubprogram(name: "{closure#3}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0B3_", scope: !27, file: !26, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!43 = !DILocation(line: 14, column: 12, scope: !42)
!44 = !DILocation(line: 614, column: 13, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10swap_bytes", scope: !32, file: !31, line: 613, type: !10, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!46 = distinct !DILocation(line: 14, column: 20, scope: !42)
!47 = !DILocation(line: 14, column: 32, scope: !42)
!48 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs_0B3_", scope: !27, file: !26, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!49 = !DILocation(line: 12, column: 26, scope: !48)
!50 = !DILocation(line: 386, column: 20, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11rotate_left", scope: !32, file: !31, line: 385, type: !10, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!52 = distinct !DILocation(line: 12, column: 14, scope: !48)
!53 = !DILocation(line: 12, column: 40, scope: !48)
!54 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !56, file: !55, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!55 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!56 = !DINamespace(name: "gpu", scope: !28)
!57 = !DILocation(line: 16, column: 14, scope: !54)
!58 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6TamCh8RWas_9jumptable", scope: !60, file: !59, line: 1372, type: !10, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!59 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!60 = !DINamespace(name: "{impl#0}", scope: !61)
!61 = !DINamespace(name: "const_ptr", scope: !62)
!62 = !DINamespace(name: "ptr", scope: !9)
!63 = !DILocation(line: 85, column: 20, scope: !64, inlinedAt: !66)
!64 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !65, file: !31, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!65 = !DINamespace(name: "{impl#11}", scope: !33)
!66 = !DILocation(line: 3816, column: 18, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !65, file: !31, line: 3815, type: !10, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!68 = !DILocation(line: 1373, column: 19, scope: !58)
!69 = !DILocation(line: 1373, column: 13, scope: !58)
!70 = !DILocation(line: 159, column: 18, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs6TamCh8RWas_9jumptable", scope: !60, file: !59, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!72 = !DILocation(line: 1377, column: 14, scope: !58)
!73 = !DILocation(line: 1377, column: 23, scope: !58)
!74 = !DILocation(line: 1377, column: 9, scope: !58)
!75 = !DILocation(line: 1378, column: 6, scope: !58)
!76 = !DILocation(line: 1374, column: 13, scope: !58)
!77 = distinct !DISubprogram(name: "saturating_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_mulCs6TamCh8RWas_9jumptable", scope: !32, file: !31, line: 2443, type: !10, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!78 = !DILocation(line: 3105, column: 26, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy15overflowing_mul", scope: !32, file: !31, line: 3104, type: !10, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!80 = !DILocation(line: 1215, column: 31, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11checked_mulCs6TamCh8RWas_9jumptable", scope: !32, file: !31, line: 1214, type: !10, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!82 = !DILocation(line: 2444, column: 24, scope: !77)
!83 = !DILocation(line: 457, column: 8, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !8, file: !7, line: 456, type: !10, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!85 = !DILocation(line: 1216, column: 16, scope: !86, inlinedAt: !82)
!86 = distinct !DILexicalBlock(scope: !81, file: !31, line: 1215, column: 13)
!87 = !DILocation(line: 1216, column: 56, scope: !86, inlinedAt: !82)
!88 = !DILocation(line: 2445, column: 22, scope: !77)
!89 = !DILocation(line: 2445, column: 28, scope: !77)
!90 = !DILocation(line: 2446, column: 25, scope: !77)
!91 = !DILocation(line: 2448, column: 10, scope: !77)
!92 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy5isqrtCs6TamCh8RWas_9jumptable", scope: !32, file: !31, line: 3597, type: !10, scopeLine: 3597, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!93 = !DILocation(line: 3598, column: 41, scope: !92)
!94 = !DILocation(line: 3612, column: 47, scope: !95)
!95 = distinct !DILexicalBlock(scope: !92, file: !31, line: 3598, column: 13)
!96 = !DILocation(line: 77, column: 35, scope: !97, inlinedAt: !101)
!97 = !DILexicalBlockFile(scope: !98, file: !21, discriminator: 0)
!98 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !100, file: !99, line: 202, type: !10, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!99 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!100 = !DINamespace(name: "hint", scope: !9)
!101 = !DILocation(line: 3612, column: 17, scope: !95)
!102 = !DILocation(line: 78, column: 17, scope: !97, inlinedAt: !101)
!103 = !DILocation(line: 3616, column: 10, scope: !92)
!104 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy8abs_diffCs6TamCh8RWas_9jumptable", scope: !32, file: !31, line: 3068, type: !10, scopeLine: 3068, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!105 = !DILocation(line: 3074, column: 20, scope: !104)
!106 = !DILocation(line: 3077, column: 21, scope: !104)
!107 = !DILocation(line: 3074, column: 17, scope: !104)
!108 = !DILocation(line: 3075, column: 21, scope: !104)
!109 = !DILocation(line: 3080, column: 10, scope: !104)
!110 = distinct !DISubprogram(name: "cold_path", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics9cold_pathCs6TamCh8RWas_9jumptable", scope: !8, file: !7, line: 417, type: !10, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!111 = !DILocation(line: 417, column: 28, scope: !110)
!112 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6TamCh8RWas_9jumptable", scope: !114, file: !113, line: 61, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!113 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!114 = !DINamespace(name: "nvptx", scope: !115)
!115 = !DINamespace(name: "core_arch", scope: !9)
!116 = !DILocation(line: 62, column: 5, scope: !112)
!117 = !DILocation(line: 63, column: 2, scope: !112)
!118 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6TamCh8RWas_9jumptable", scope: !114, file: !113, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!119 = !DILocation(line: 83, column: 5, scope: !118)
!120 = !DILocation(line: 84, column: 2, scope: !118)
!121 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6TamCh8RWas_9jumptable", scope: !114, file: !113, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!122 = !DILocation(line: 125, column: 5, scope: !121)
!123 = !DILocation(line: 126, column: 2, scope: !121)
!124 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6TamCh8RWas_9jumptable", scope: !114, file: !113, line: 145, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!125 = !DILocation(line: 146, column: 5, scope: !124)
!126 = distinct !DISubprogram(name: "u16_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u16_stagesCs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 258, type: !10, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!127 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/imp/int_sqrt.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d5f7691a4b1ea27ca464e92a838ccf")
!128 = !DINamespace(name: "int_sqrt", scope: !129)
!129 = !DINamespace(name: "imp", scope: !33)
!130 = !DILocation(line: 143, column: 17, scope: !126)
!131 = !DILocation(line: 145, column: 22, scope: !132)
!132 = distinct !DILexicalBlock(scope: !126, file: !127, line: 143, column: 9)
!133 = !DILocation(line: 145, column: 46, scope: !132)
!134 = !DILocation(line: 145, column: 14, scope: !132)
!135 = !DILocation(line: 145, column: 17, scope: !132)
!136 = !DILocation(line: 164, column: 48, scope: !137)
!137 = distinct !DILexicalBlock(scope: !132, file: !127, line: 145, column: 9)
!138 = !DILocation(line: 77, column: 35, scope: !139, inlinedAt: !141)
!139 = !DILexicalBlockFile(scope: !140, file: !21, discriminator: 0)
!140 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !100, file: !99, line: 202, type: !10, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!141 = !DILocation(line: 164, column: 18, scope: !137)
!142 = !DILocation(line: 78, column: 17, scope: !139, inlinedAt: !141)
!143 = !DILocation(line: 237, column: 18, scope: !144)
!144 = distinct !DILexicalBlock(scope: !126, file: !127, line: 259, column: 5)
!145 = !DILocation(line: 233, column: 33, scope: !146)
!146 = distinct !DILexicalBlock(scope: !144, file: !127, line: 237, column: 9)
!147 = !DILocation(line: 238, column: 25, scope: !146)
!148 = !DILocation(line: 238, column: 57, scope: !146)
!149 = !DILocation(line: 233, column: 33, scope: !150)
!150 = distinct !DILexicalBlock(scope: !146, file: !127, line: 238, column: 9)
!151 = !DILocation(line: 239, column: 27, scope: !150)
!152 = !DILocation(line: 241, column: 17, scope: !153)
!153 = distinct !DILexicalBlock(scope: !150, file: !127, line: 239, column: 9)
!154 = !DILocation(line: 242, column: 21, scope: !155)
!155 = distinct !DILexicalBlock(scope: !153, file: !127, line: 241, column: 9)
!156 = !DILocation(line: 233, column: 33, scope: !155)
!157 = !DILocation(line: 242, column: 45, scope: !155)
!158 = !DILocation(line: 243, column: 37, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !127, line: 242, column: 9)
!160 = !DILocation(line: 243, column: 55, scope: !159)
!161 = !DILocation(line: 3105, column: 26, scope: !162, inlinedAt: !164)
!162 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_mul", scope: !163, file: !31, line: 3104, type: !10, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!163 = !DINamespace(name: "{impl#7}", scope: !33)
!164 = !DILocation(line: 243, column: 39, scope: !159)
!165 = !DILocation(line: 244, column: 12, scope: !166)
!166 = distinct !DILexicalBlock(scope: !159, file: !127, line: 243, column: 9)
!167 = !DILocation(line: 244, column: 24, scope: !166)
!168 = !DILocation(line: 245, column: 13, scope: !166)
!169 = !DILocation(line: 244, column: 9, scope: !166)
!170 = !DILocation(line: 261, column: 2, scope: !126)
!171 = distinct !DISubprogram(name: "u32_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u32_stagesCs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 270, type: !10, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!172 = !DILocation(line: 143, column: 17, scope: !171)
!173 = !DILocation(line: 145, column: 22, scope: !174)
!174 = distinct !DILexicalBlock(scope: !171, file: !127, line: 143, column: 9)
!175 = !DILocation(line: 145, column: 46, scope: !174)
!176 = !DILocation(line: 145, column: 14, scope: !174)
!177 = !DILocation(line: 145, column: 17, scope: !174)
!178 = !DILocation(line: 164, column: 48, scope: !179)
!179 = distinct !DILexicalBlock(scope: !174, file: !127, line: 145, column: 9)
!180 = !DILocation(line: 77, column: 35, scope: !181, inlinedAt: !183)
!181 = !DILexicalBlockFile(scope: !182, file: !21, discriminator: 0)
!182 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !100, file: !99, line: 202, type: !10, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!183 = !DILocation(line: 164, column: 18, scope: !179)
!184 = !DILocation(line: 78, column: 17, scope: !181, inlinedAt: !183)
!185 = !DILocation(line: 179, column: 17, scope: !186)
!186 = distinct !DILexicalBlock(scope: !171, file: !127, line: 271, column: 5)
!187 = !DILocation(line: 178, column: 48, scope: !186)
!188 = !DILocation(line: 186, column: 18, scope: !189)
!189 = distinct !DILexicalBlock(scope: !186, file: !127, line: 179, column: 9)
!190 = !DILocation(line: 178, column: 48, scope: !191)
!191 = distinct !DILexicalBlock(scope: !189, file: !127, line: 186, column: 9)
!192 = !DILocation(line: 187, column: 25, scope: !191)
!193 = !DILocation(line: 187, column: 57, scope: !191)
!194 = !DILocation(line: 178, column: 48, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !127, line: 187, column: 9)
!196 = !DILocation(line: 188, column: 27, scope: !195)
!197 = !DILocation(line: 189, column: 17, scope: !198)
!198 = distinct !DILexicalBlock(scope: !195, file: !127, line: 188, column: 9)
!199 = !DILocation(line: 190, column: 17, scope: !200)
!200 = distinct !DILexicalBlock(scope: !198, file: !127, line: 189, column: 9)
!201 = !DILocation(line: 192, column: 21, scope: !202)
!202 = distinct !DILexicalBlock(scope: !200, file: !127, line: 190, column: 9)
!203 = !DILocation(line: 178, column: 48, scope: !202)
!204 = !DILocation(line: 192, column: 45, scope: !202)
!205 = !DILocation(line: 194, column: 14, scope: !206)
!206 = distinct !DILexicalBlock(scope: !202, file: !127, line: 192, column: 9)
!207 = !DILocation(line: 194, column: 36, scope: !206)
!208 = !DILocation(line: 194, column: 13, scope: !206)
!209 = !DILocation(line: 194, column: 82, scope: !206)
!210 = !DILocation(line: 2982, column: 26, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_sub", scope: !163, file: !31, line: 2981, type: !10, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!212 = !DILocation(line: 194, column: 66, scope: !206)
!213 = !DILocation(line: 193, column: 14, scope: !206)
!214 = !DILocation(line: 195, column: 12, scope: !215)
!215 = distinct !DILexicalBlock(scope: !206, file: !127, line: 193, column: 9)
!216 = !DILocation(line: 219, column: 48, scope: !215)
!217 = !DILocation(line: 77, column: 35, scope: !181, inlinedAt: !218)
!218 = !DILocation(line: 219, column: 18, scope: !215)
!219 = !DILocation(line: 196, column: 36, scope: !215)
!220 = !DILocation(line: 196, column: 32, scope: !215)
!221 = !DILocation(line: 2511, column: 13, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt12wrapping_add", scope: !163, file: !31, line: 2510, type: !10, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!223 = !DILocation(line: 196, column: 19, scope: !215)
!224 = !DILocation(line: 196, column: 13, scope: !215)
!225 = !DILocation(line: 197, column: 13, scope: !215)
!226 = !DILocation(line: 195, column: 9, scope: !215)
!227 = !DILocation(line: 78, column: 17, scope: !181, inlinedAt: !218)
!228 = !DILocation(line: 237, column: 18, scope: !229)
!229 = distinct !DILexicalBlock(scope: !186, file: !127, line: 272, column: 5)
!230 = !DILocation(line: 233, column: 33, scope: !231)
!231 = distinct !DILexicalBlock(scope: !229, file: !127, line: 237, column: 9)
!232 = !DILocation(line: 238, column: 25, scope: !231)
!233 = !DILocation(line: 238, column: 57, scope: !231)
!234 = !DILocation(line: 233, column: 33, scope: !235)
!235 = distinct !DILexicalBlock(scope: !231, file: !127, line: 238, column: 9)
!236 = !DILocation(line: 239, column: 27, scope: !235)
!237 = !DILocation(line: 241, column: 17, scope: !238)
!238 = distinct !DILexicalBlock(scope: !235, file: !127, line: 239, column: 9)
!239 = !DILocation(line: 242, column: 21, scope: !240)
!240 = distinct !DILexicalBlock(scope: !238, file: !127, line: 241, column: 9)
!241 = !DILocation(line: 233, column: 33, scope: !240)
!242 = !DILocation(line: 242, column: 45, scope: !240)
!243 = !DILocation(line: 243, column: 37, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !127, line: 242, column: 9)
!245 = !DILocation(line: 243, column: 55, scope: !244)
!246 = !DILocation(line: 3105, column: 26, scope: !247, inlinedAt: !249)
!247 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_mul", scope: !248, file: !31, line: 3104, type: !10, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!248 = !DINamespace(name: "{impl#8}", scope: !33)
!249 = !DILocation(line: 243, column: 39, scope: !244)
!250 = !DILocation(line: 244, column: 12, scope: !251)
!251 = distinct !DILexicalBlock(scope: !244, file: !127, line: 243, column: 9)
!252 = !DILocation(line: 244, column: 24, scope: !251)
!253 = !DILocation(line: 245, column: 13, scope: !251)
!254 = !DILocation(line: 244, column: 9, scope: !251)
!255 = !DILocation(line: 274, column: 2, scope: !171)
!256 = distinct !DISubprogram(name: "u64_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u64_stagesCs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 283, type: !10, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!257 = !DILocation(line: 143, column: 17, scope: !256)
!258 = !DILocation(line: 145, column: 22, scope: !259)
!259 = distinct !DILexicalBlock(scope: !256, file: !127, line: 143, column: 9)
!260 = !DILocation(line: 145, column: 14, scope: !259)
!261 = !DILocation(line: 145, column: 17, scope: !259)
!262 = !DILocation(line: 164, column: 48, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !127, line: 145, column: 9)
!264 = !DILocation(line: 77, column: 35, scope: !265, inlinedAt: !267)
!265 = !DILexicalBlockFile(scope: !266, file: !21, discriminator: 0)
!266 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !100, file: !99, line: 202, type: !10, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!267 = !DILocation(line: 164, column: 18, scope: !263)
!268 = !DILocation(line: 78, column: 17, scope: !265, inlinedAt: !267)
!269 = !DILocation(line: 179, column: 17, scope: !270)
!270 = distinct !DILexicalBlock(scope: !256, file: !127, line: 284, column: 5)
!271 = !DILocation(line: 178, column: 48, scope: !270)
!272 = !DILocation(line: 186, column: 18, scope: !273)
!273 = distinct !DILexicalBlock(scope: !270, file: !127, line: 179, column: 9)
!274 = !DILocation(line: 178, column: 48, scope: !275)
!275 = distinct !DILexicalBlock(scope: !273, file: !127, line: 186, column: 9)
!276 = !DILocation(line: 187, column: 25, scope: !275)
!277 = !DILocation(line: 187, column: 57, scope: !275)
!278 = !DILocation(line: 178, column: 48, scope: !279)
!279 = distinct !DILexicalBlock(scope: !275, file: !127, line: 187, column: 9)
!280 = !DILocation(line: 188, column: 27, scope: !279)
!281 = !DILocation(line: 189, column: 17, scope: !282)
!282 = distinct !DILexicalBlock(scope: !279, file: !127, line: 188, column: 9)
!283 = !DILocation(line: 190, column: 17, scope: !284)
!284 = distinct !DILexicalBlock(scope: !282, file: !127, line: 189, column: 9)
!285 = !DILocation(line: 192, column: 21, scope: !286)
!286 = distinct !DILexicalBlock(scope: !284, file: !127, line: 190, column: 9)
!287 = !DILocation(line: 178, column: 48, scope: !286)
!288 = !DILocation(line: 192, column: 45, scope: !286)
!289 = !DILocation(line: 194, column: 14, scope: !290)
!290 = distinct !DILexicalBlock(scope: !286, file: !127, line: 192, column: 9)
!291 = !DILocation(line: 194, column: 36, scope: !290)
!292 = !DILocation(line: 194, column: 13, scope: !290)
!293 = !DILocation(line: 194, column: 82, scope: !290)
!294 = !DILocation(line: 2982, column: 26, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_sub", scope: !163, file: !31, line: 2981, type: !10, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!296 = !DILocation(line: 194, column: 66, scope: !290)
!297 = !DILocation(line: 193, column: 14, scope: !290)
!298 = !DILocation(line: 195, column: 12, scope: !299)
!299 = distinct !DILexicalBlock(scope: !290, file: !127, line: 193, column: 9)
!300 = !DILocation(line: 219, column: 48, scope: !299)
!301 = !DILocation(line: 77, column: 35, scope: !265, inlinedAt: !302)
!302 = !DILocation(line: 219, column: 18, scope: !299)
!303 = !DILocation(line: 196, column: 36, scope: !299)
!304 = !DILocation(line: 196, column: 32, scope: !299)
!305 = !DILocation(line: 2511, column: 13, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt12wrapping_add", scope: !163, file: !31, line: 2510, type: !10, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!307 = !DILocation(line: 196, column: 19, scope: !299)
!308 = !DILocation(line: 196, column: 13, scope: !299)
!309 = !DILocation(line: 197, column: 13, scope: !299)
!310 = !DILocation(line: 195, column: 9, scope: !299)
!311 = !DILocation(line: 78, column: 17, scope: !265, inlinedAt: !302)
!312 = !DILocation(line: 179, column: 17, scope: !313)
!313 = distinct !DILexicalBlock(scope: !270, file: !127, line: 285, column: 5)
!314 = !DILocation(line: 178, column: 48, scope: !313)
!315 = !DILocation(line: 186, column: 18, scope: !316)
!316 = distinct !DILexicalBlock(scope: !313, file: !127, line: 179, column: 9)
!317 = !DILocation(line: 178, column: 48, scope: !318)
!318 = distinct !DILexicalBlock(scope: !316, file: !127, line: 186, column: 9)
!319 = !DILocation(line: 187, column: 25, scope: !318)
!320 = !DILocation(line: 187, column: 57, scope: !318)
!321 = !DILocation(line: 178, column: 48, scope: !322)
!322 = distinct !DILexicalBlock(scope: !318, file: !127, line: 187, column: 9)
!323 = !DILocation(line: 188, column: 27, scope: !322)
!324 = !DILocation(line: 189, column: 17, scope: !325)
!325 = distinct !DILexicalBlock(scope: !322, file: !127, line: 188, column: 9)
!326 = !DILocation(line: 190, column: 17, scope: !327)
!327 = distinct !DILexicalBlock(scope: !325, file: !127, line: 189, column: 9)
!328 = !DILocation(line: 192, column: 21, scope: !329)
!329 = distinct !DILexicalBlock(scope: !327, file: !127, line: 190, column: 9)
!330 = !DILocation(line: 178, column: 48, scope: !329)
!331 = !DILocation(line: 192, column: 45, scope: !329)
!332 = !DILocation(line: 194, column: 14, scope: !333)
!333 = distinct !DILexicalBlock(scope: !329, file: !127, line: 192, column: 9)
!334 = !DILocation(line: 194, column: 36, scope: !333)
!335 = !DILocation(line: 194, column: 13, scope: !333)
!336 = !DILocation(line: 194, column: 82, scope: !333)
!337 = !DILocation(line: 2982, column: 26, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_sub", scope: !248, file: !31, line: 2981, type: !10, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!339 = !DILocation(line: 194, column: 66, scope: !340)
!340 = !DILexicalBlockFile(scope: !333, file: !127, discriminator: 2)
!341 = !DILocation(line: 193, column: 14, scope: !333)
!342 = !DILocation(line: 195, column: 12, scope: !343)
!343 = distinct !DILexicalBlock(scope: !333, file: !127, line: 193, column: 9)
!344 = !DILocation(line: 219, column: 48, scope: !343)
!345 = !DILocation(line: 77, column: 35, scope: !265, inlinedAt: !346)
!346 = !DILocation(line: 219, column: 18, scope: !347)
!347 = !DILexicalBlockFile(scope: !343, file: !127, discriminator: 2)
!348 = !DILocation(line: 196, column: 36, scope: !343)
!349 = !DILocation(line: 196, column: 32, scope: !343)
!350 = !DILocation(line: 2511, column: 13, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_add", scope: !248, file: !31, line: 2510, type: !10, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!352 = !DILocation(line: 196, column: 19, scope: !347)
!353 = !DILocation(line: 196, column: 13, scope: !343)
!354 = !DILocation(line: 197, column: 13, scope: !343)
!355 = !DILocation(line: 195, column: 9, scope: !343)
!356 = !DILocation(line: 78, column: 17, scope: !265, inlinedAt: !346)
!357 = !DILocation(line: 237, column: 18, scope: !358)
!358 = distinct !DILexicalBlock(scope: !313, file: !127, line: 286, column: 5)
!359 = !DILocation(line: 233, column: 33, scope: !360)
!360 = distinct !DILexicalBlock(scope: !358, file: !127, line: 237, column: 9)
!361 = !DILocation(line: 238, column: 25, scope: !360)
!362 = !DILocation(line: 238, column: 57, scope: !360)
!363 = !DILocation(line: 233, column: 33, scope: !364)
!364 = distinct !DILexicalBlock(scope: !360, file: !127, line: 238, column: 9)
!365 = !DILocation(line: 239, column: 27, scope: !364)
!366 = !DILocation(line: 241, column: 17, scope: !367)
!367 = distinct !DILexicalBlock(scope: !364, file: !127, line: 239, column: 9)
!368 = !DILocation(line: 242, column: 21, scope: !369)
!369 = distinct !DILexicalBlock(scope: !367, file: !127, line: 241, column: 9)
!370 = !DILocation(line: 233, column: 33, scope: !369)
!371 = !DILocation(line: 242, column: 45, scope: !369)
!372 = !DILocation(line: 243, column: 37, scope: !373)
!373 = distinct !DILexicalBlock(scope: !369, file: !127, line: 242, column: 9)
!374 = !DILocation(line: 243, column: 55, scope: !373)
!375 = !DILocation(line: 3105, column: 26, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy15overflowing_mul", scope: !32, file: !31, line: 3104, type: !10, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!377 = !DILocation(line: 243, column: 39, scope: !373)
!378 = !DILocation(line: 244, column: 12, scope: !379)
!379 = distinct !DILexicalBlock(scope: !373, file: !127, line: 243, column: 9)
!380 = !DILocation(line: 244, column: 24, scope: !379)
!381 = !DILocation(line: 245, column: 13, scope: !379)
!382 = !DILocation(line: 244, column: 9, scope: !379)
!383 = !DILocation(line: 288, column: 2, scope: !256)
!384 = distinct !DISubprogram(name: "u16", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16Cs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!385 = !DILocation(line: 87, column: 16, scope: !384)
!386 = !DILocation(line: 121, column: 43, scope: !384)
!387 = !DILocation(line: 154, column: 20, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13leading_zeros", scope: !163, file: !31, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!389 = !DILocation(line: 121, column: 45, scope: !384)
!390 = !DILocation(line: 122, column: 17, scope: !391)
!391 = distinct !DILexicalBlock(scope: !384, file: !127, line: 121, column: 17)
!392 = !DILocation(line: 124, column: 25, scope: !391)
!393 = !DILocation(line: 126, column: 45, scope: !394)
!394 = distinct !DILexicalBlock(scope: !391, file: !127, line: 124, column: 17)
!395 = !DILocation(line: 127, column: 17, scope: !396)
!396 = distinct !DILexicalBlock(scope: !394, file: !127, line: 126, column: 17)
!397 = !DILocation(line: 87, column: 13, scope: !384)
!398 = !DILocation(line: 88, column: 28, scope: !384)
!399 = !DILocation(line: 41, column: 5, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt2u8Cs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 40, type: !10, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!401 = !DILocation(line: 88, column: 17, scope: !384)
!402 = !DILocation(line: 41, column: 29, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 129, column: 10, scope: !384)
!404 = distinct !DISubprogram(name: "u32", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32Cs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!405 = !DILocation(line: 87, column: 16, scope: !404)
!406 = !DILocation(line: 121, column: 43, scope: !404)
!407 = !DILocation(line: 154, column: 20, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13leading_zeros", scope: !248, file: !31, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!409 = !DILocation(line: 121, column: 45, scope: !404)
!410 = !DILocation(line: 122, column: 17, scope: !411)
!411 = distinct !DILexicalBlock(scope: !404, file: !127, line: 121, column: 17)
!412 = !DILocation(line: 124, column: 25, scope: !411)
!413 = !DILocation(line: 126, column: 45, scope: !414)
!414 = distinct !DILexicalBlock(scope: !411, file: !127, line: 124, column: 17)
!415 = !DILocation(line: 127, column: 17, scope: !416)
!416 = distinct !DILexicalBlock(scope: !414, file: !127, line: 126, column: 17)
!417 = !DILocation(line: 87, column: 13, scope: !404)
!418 = !DILocation(line: 88, column: 28, scope: !404)
!419 = !DILocation(line: 88, column: 17, scope: !404)
!420 = !DILocation(line: 129, column: 10, scope: !404)
!421 = distinct !DISubprogram(name: "u64", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64Cs6TamCh8RWas_9jumptable", scope: !128, file: !127, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!422 = !DILocation(line: 87, column: 16, scope: !421)
!423 = !DILocation(line: 121, column: 43, scope: !421)
!424 = !DILocation(line: 154, column: 20, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy13leading_zeros", scope: !32, file: !31, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!426 = !DILocation(line: 121, column: 45, scope: !421)
!427 = !DILocation(line: 122, column: 17, scope: !428)
!428 = distinct !DILexicalBlock(scope: !421, file: !127, line: 121, column: 17)
!429 = !DILocation(line: 124, column: 25, scope: !428)
!430 = !DILocation(line: 126, column: 45, scope: !431)
!431 = distinct !DILexicalBlock(scope: !428, file: !127, line: 124, column: 17)
!432 = !DILocation(line: 127, column: 17, scope: !433)
!433 = distinct !DILexicalBlock(scope: !431, file: !127, line: 126, column: 17)
!434 = !DILocation(line: 87, column: 13, scope: !421)
!435 = !DILocation(line: 88, column: 28, scope: !421)
!436 = !DILocation(line: 88, column: 17, scope: !421)
!437 = !DILocation(line: 129, column: 10, scope: !421)
!438 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked18precondition_checkCs6TamCh8RWas_9jumptable", scope: !439, file: !21, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!439 = !DINamespace(name: "assert_unchecked", scope: !100)
!440 = !DILocation(line: 208, column: 36, scope: !441)
!441 = !DILexicalBlockFile(scope: !438, file: !99, discriminator: 0)
!442 = !DILocation(line: 73, column: 21, scope: !443)
!443 = distinct !DILexicalBlock(scope: !438, file: !21, line: 70, column: 21)
!444 = !DILocation(line: 75, column: 14, scope: !438)
!445 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6TamCh8RWas_9jumptable", scope: !446, file: !21, line: 68, type: !10, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!446 = !DINamespace(name: "from_raw_parts", scope: !17)
!447 = !DILocation(line: 141, column: 17, scope: !448, inlinedAt: !452)
!448 = !DILexicalBlockFile(scope: !449, file: !21, discriminator: 0)
!449 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs6TamCh8RWas_9jumptable", scope: !450, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!450 = !DINamespace(name: "maybe_is_aligned", scope: !451)
!451 = !DINamespace(name: "ub_checks", scope: !9)
!452 = !DILocation(line: 2448, column: 9, scope: !453, inlinedAt: !455)
!453 = !DILexicalBlockFile(scope: !454, file: !7, discriminator: 0)
!454 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs6TamCh8RWas_9jumptable", scope: !451, file: !21, line: 134, type: !10, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!455 = !DILocation(line: 124, column: 5, scope: !456, inlinedAt: !457)
!456 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs6TamCh8RWas_9jumptable", scope: !451, file: !21, line: 118, type: !10, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!457 = !DILocation(line: 136, column: 13, scope: !458)
!458 = !DILexicalBlockFile(scope: !445, file: !16, discriminator: 0)
!459 = !DILocation(line: 159, column: 18, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs6TamCh8RWas_9jumptable", scope: !60, file: !59, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!461 = !DILocation(line: 38, column: 21, scope: !462, inlinedAt: !465)
!462 = !DILexicalBlockFile(scope: !463, file: !59, discriminator: 0)
!463 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs6TamCh8RWas_9jumptable", scope: !464, file: !7, line: 2435, type: !10, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!464 = !DINamespace(name: "is_null", scope: !60)
!465 = !DILocation(line: 2448, column: 9, scope: !466, inlinedAt: !470)
!466 = !DILexicalBlockFile(scope: !467, file: !7, discriminator: 2)
!467 = !DILexicalBlockFile(scope: !468, file: !7, discriminator: 0)
!468 = distinct !DILexicalBlock(scope: !469, file: !59, line: 25, column: 9)
!469 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs6TamCh8RWas_9jumptable", scope: !60, file: !59, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!470 = !DILocation(line: 124, column: 53, scope: !456, inlinedAt: !457)
!471 = !DILocation(line: 38, column: 17, scope: !462, inlinedAt: !465)
!472 = !DILocation(line: 124, column: 48, scope: !456, inlinedAt: !457)
!473 = !DILocation(line: 0, scope: !474)
!474 = !DILexicalBlockFile(scope: !445, file: !26, discriminator: 0)
!475 = !DILocation(line: 148, column: 22, scope: !476, inlinedAt: !477)
!476 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs6TamCh8RWas_9jumptable", scope: !451, file: !21, line: 147, type: !10, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!477 = !DILocation(line: 137, column: 20, scope: !458)
!478 = !DILocation(line: 73, column: 21, scope: !479)
!479 = distinct !DILexicalBlock(scope: !445, file: !21, line: 70, column: 21)
!480 = !DILocation(line: 148, column: 34, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 148, column: 19, scope: !476, inlinedAt: !477)
!482 = !DILocation(line: 148, column: 54, scope: !476, inlinedAt: !477)
!483 = !DILocation(line: 149, column: 5, scope: !484, inlinedAt: !477)
!484 = distinct !DILexicalBlock(scope: !476, file: !21, line: 148, column: 5)
!485 = !DILocation(line: 75, column: 14, scope: !445)
!486 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6TamCh8RWas_9jumptable", scope: !488, file: !487, line: 157, type: !10, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!487 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!488 = !DINamespace(name: "{impl#171}", scope: !489)
!489 = !DINamespace(name: "iter", scope: !18)
!490 = !DILocation(line: 161, column: 27, scope: !486)
!491 = !DILocation(line: 162, column: 34, scope: !492)
!492 = distinct !DILexicalBlock(scope: !486, file: !487, line: 161, column: 17)
!493 = !DILocation(line: 166, column: 24, scope: !494)
!494 = distinct !DILexicalBlock(scope: !492, file: !487, line: 162, column: 17)
!495 = !DILocation(line: 1717, column: 9, scope: !496, inlinedAt: !500)
!496 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCs6TamCh8RWas_9jumptable", scope: !498, file: !497, line: 1716, type: !10, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!497 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!498 = !DINamespace(name: "{impl#15}", scope: !499)
!499 = !DINamespace(name: "non_null", scope: !62)
!500 = !DILocation(line: 180, column: 28, scope: !494)
!501 = !DILocation(line: 659, column: 28, scope: !502, inlinedAt: !504)
!502 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE3addCs6TamCh8RWas_9jumptable", scope: !503, file: !497, line: 651, type: !10, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!503 = !DINamespace(name: "NonNull", scope: !499)
!504 = !DILocation(line: 185, column: 40, scope: !494)
!505 = !DILocation(line: 185, column: 25, scope: !494)
!506 = !DILocation(line: 166, column: 21, scope: !494)
!507 = !DILocation(line: 181, column: 36, scope: !494)
!508 = !DILocation(line: 0, scope: !509)
!509 = !DILexicalBlockFile(scope: !494, file: !26, discriminator: 0)
!510 = !DILocation(line: 190, column: 21, scope: !494)
!511 = !DILocation(line: 192, column: 14, scope: !486)
!512 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6TamCh8RWas_9jumptable", scope: !514, file: !513, line: 25, type: !10, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!513 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!514 = !DINamespace(name: "{impl#1}", scope: !489)
!515 = !DILocation(line: 102, column: 20, scope: !516, inlinedAt: !520)
!516 = distinct !DILexicalBlock(scope: !517, file: !513, line: 98, column: 9)
!517 = distinct !DILexicalBlock(scope: !518, file: !513, line: 97, column: 9)
!518 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCs6TamCh8RWas_9jumptable", scope: !519, file: !513, line: 96, type: !10, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!519 = !DINamespace(name: "Iter", scope: !489)
!520 = !DILocation(line: 1041, column: 9, scope: !521, inlinedAt: !524)
!521 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCs6TamCh8RWas_9jumptable", scope: !523, file: !522, line: 1040, type: !10, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!522 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!523 = !DINamespace(name: "{impl#0}", scope: !18)
!524 = !DILocation(line: 26, column: 14, scope: !512)
!525 = !DILocation(line: 961, column: 18, scope: !526, inlinedAt: !530)
!526 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh3addCs6TamCh8RWas_9jumptable", scope: !528, file: !527, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!527 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!528 = !DINamespace(name: "{impl#0}", scope: !529)
!529 = !DINamespace(name: "mut_ptr", scope: !62)
!530 = !DILocation(line: 102, column: 78, scope: !516, inlinedAt: !520)
!531 = !DILocation(line: 102, column: 63, scope: !516, inlinedAt: !520)
!532 = !DILocation(line: 102, column: 17, scope: !516, inlinedAt: !520)
!533 = !DILocation(line: 104, column: 13, scope: !534, inlinedAt: !520)
!534 = distinct !DILexicalBlock(scope: !516, file: !513, line: 101, column: 13)
!535 = !DILocation(line: 27, column: 6, scope: !512)
!536 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#0}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !538, file: !537, line: 250, type: !10, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!537 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!538 = !DINamespace(name: "FnOnce", scope: !539)
!539 = !DINamespace(name: "function", scope: !540)
!540 = !DINamespace(name: "ops", scope: !9)
!541 = !DILocation(line: 250, column: 5, scope: !536)
!542 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#2}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !538, file: !537, line: 250, type: !10, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!543 = !DILocation(line: 250, column: 5, scope: !542)
!544 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#3}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !538, file: !537, line: 250, type: !10, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!545 = !DILocation(line: 250, column: 5, scope: !544)
!546 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#1}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !538, file: !537, line: 250, type: !10, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!547 = !DILocation(line: 250, column: 5, scope: !546)
!548 = distinct !DISubprogram(name: "jumptable", scope: !28, file: !26, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !11)
!549 = !DILocation(line: 9, column: 15, scope: !550, inlinedAt: !551)
!550 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id", scope: !56, file: !55, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!551 = distinct !DILocation(line: 19, column: 13, scope: !548)
!552 = !DILocation(line: 9, column: 46, scope: !550, inlinedAt: !551)
!553 = !DILocation(line: 9, column: 77, scope: !550, inlinedAt: !551)
!554 = !DILocation(line: 9, column: 14, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 20, column: 8, scope: !556)
!556 = distinct !DILexicalBlock(scope: !548, file: !26, line: 19, column: 5)
!557 = !DILocation(line: 24, column: 26, scope: !556)
!558 = !DILocation(line: 25, column: 19, scope: !559)
!559 = distinct !DILexicalBlock(scope: !556, file: !26, line: 24, column: 5)
!560 = !DILocation(line: 46, column: 2, scope: !548)
!561 = !DILocation(line: 26, column: 18, scope: !562)
!562 = distinct !DILexicalBlock(scope: !559, file: !26, line: 25, column: 5)
!563 = !DILocation(line: 26, column: 5, scope: !564)
!564 = distinct !DILexicalBlock(scope: !562, file: !26, line: 26, column: 5)
!565 = !DILocation(line: 26, column: 18, scope: !564)
!566 = !DILocation(line: 26, column: 10, scope: !564)
!567 = !DILocation(line: 27, column: 21, scope: !568)
!568 = distinct !DILexicalBlock(scope: !564, file: !26, line: 26, column: 5)
!569 = !DILocation(line: 27, column: 15, scope: !568)
!570 = !DILocation(line: 45, column: 28, scope: !562)
!571 = !DILocation(line: 961, column: 18, scope: !572, inlinedAt: !573)
!572 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOy3addCs6TamCh8RWas_9jumptable", scope: !528, file: !527, line: 927, type: !10, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!573 = distinct !DILocation(line: 45, column: 19, scope: !562)
!574 = !DILocation(line: 45, column: 14, scope: !562)
!575 = !DILocation(line: 40, column: 28, scope: !576)
!576 = distinct !DILexicalBlock(scope: !568, file: !26, line: 40, column: 13)
!577 = !DILocation(line: 28, column: 18, scope: !568)
!578 = !DILocation(line: 29, column: 18, scope: !568)
!579 = !DILocation(line: 154, column: 20, scope: !580, inlinedAt: !581)
!580 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy13leading_zeros", scope: !32, file: !31, line: 153, type: !10, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!581 = distinct !DILocation(line: 29, column: 22, scope: !568)
!582 = !DILocation(line: 29, column: 43, scope: !568)
!583 = !DILocation(line: 30, column: 18, scope: !568)
!584 = !DILocation(line: 2587, column: 13, scope: !585, inlinedAt: !586)
!585 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_mul", scope: !32, file: !31, line: 2586, type: !10, scopeLine: 2586, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!586 = distinct !DILocation(line: 30, column: 22, scope: !568)
!587 = !DILocation(line: 30, column: 22, scope: !568)
!588 = !DILocation(line: 31, column: 18, scope: !568)
!589 = !DILocation(line: 31, column: 25, scope: !568)
!590 = !DILocation(line: 32, column: 19, scope: !568)
!591 = !DILocation(line: 32, column: 18, scope: !568)
!592 = !DILocation(line: 32, column: 21, scope: !568)
!593 = !DILocation(line: 33, column: 18, scope: !568)
!594 = !DILocation(line: 669, column: 13, scope: !595, inlinedAt: !596)
!595 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12reverse_bits", scope: !32, file: !31, line: 668, type: !10, scopeLine: 668, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!596 = distinct !DILocation(line: 33, column: 22, scope: !568)
!597 = !DILocation(line: 33, column: 22, scope: !568)
!598 = !DILocation(line: 34, column: 18, scope: !568)
!599 = !DILocation(line: 85, column: 20, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10count_ones", scope: !32, file: !31, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!601 = distinct !DILocation(line: 34, column: 22, scope: !568)
!602 = !DILocation(line: 35, column: 18, scope: !568)
!603 = !DILocation(line: 178, column: 20, scope: !604, inlinedAt: !605)
!604 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14trailing_zeros", scope: !32, file: !31, line: 177, type: !10, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!605 = distinct !DILocation(line: 35, column: 22, scope: !568)
!606 = !DILocation(line: 36, column: 18, scope: !568)
!607 = !DILocation(line: 36, column: 22, scope: !568)
!608 = !DILocation(line: 37, column: 18, scope: !568)
!609 = !DILocation(line: 2399, column: 13, scope: !610, inlinedAt: !611)
!610 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_sub", scope: !32, file: !31, line: 2398, type: !10, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !11)
!611 = distinct !DILocation(line: 37, column: 22, scope: !568)
!612 = !DILocation(line: 37, column: 22, scope: !568)
!613 = !DILocation(line: 38, column: 19, scope: !568)
!614 = !DILocation(line: 38, column: 23, scope: !568)
!615 = !DILocation(line: 39, column: 19, scope: !568)
!616 = !DILocation(line: 39, column: 23, scope: !568)
!617 = !DILocation(line: 28, column: 24, scope: !568)
!618 = !DILocation(line: 27, column: 9, scope: !568)
!619 = !DILocation(line: 42, column: 16, scope: !568)
!620 = !DILocation(line: 42, column: 9, scope: !568)
!621 = !DILocation(line: 34, column: 47, scope: !568)
!622 = !DILocation(line: 35, column: 52, scope: !568)
!623 = !DILocation(line: 40, column: 22, scope: !576)
!624 = !DILocation(line: 40, column: 49, scope: !576)
!625 = !DILocation(line: 40, column: 54, scope: !576)
