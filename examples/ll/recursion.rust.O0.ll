source_filename = "recursion.47daceaf597c6424-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { i32, i32, i64 }

@alloc_c87ea8e886fb1e17ed18df31107a466a = private unnamed_addr constant [27 x i8] c"examples/rust/recursion.rs\00", align 1
@alloc_d7cb6ca5927efb8f557295b379bf298c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\22\00\00\00\19\00\00\00" }>, align 8
@alloc_cdb3a79c06bfb00ea10f27dfa10cf008 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\007\00\00\00" }>, align 8
@alloc_1c6ada13e993e394854bbfe7a6261919 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\00c\00\00\00" }>, align 8
@alloc_d146640ba1087788e7ab72a4fadb73c3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00#\00\00\00\19\00\00\00" }>, align 8
@alloc_9bfcd3ce6f3ad41da9d86150eaab0e20 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00$\00\00\00\0D\00\00\00" }>, align 8
@alloc_aa35ac819d698033ad9f5853e1d816a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_a48254e14059147897d7b6517ac5c486 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\00\12\00\00\00\09\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@anon.436f0ee3e2a944999bafd57902afb018.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_216ad48f885606eccd68cad5e670fd76 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\001\00\00\00\15\00\00\00" }>, align 8
@alloc_3058e7a44d0ac924bb405610688a45f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\002\00\00\00\1F\00\00\00" }>, align 8
@alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\002\00\00\00\09\00\00\00" }>, align 8
@alloc_b189fdd3e6dcef6e6609ba2517912425 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c87ea8e886fb1e17ed18df31107a466a, [16 x i8] c"\1A\00\00\00\00\00\00\003\00\00\00\09\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.127 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138 = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.170 = private unnamed_addr constant [35 x i8] c"attempt to shift left with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.172 = private unnamed_addr constant [33 x i8] c"attempt to subtract with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !8 {
start:
  br label %bb1, !dbg !15

bb1:                                              ; preds = %start
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion(ptr %data, i64 16, i64 8, i64 %len, ptr align 8 %0) #14, !dbg !18
  br label %bb3, !dbg !19

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !20
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !20
  ret { ptr, i64 } %2, !dbg !20
}

; Function Attrs: convergent nounwind
define internal i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %at, i64 %depth) unnamed_addr #1 !dbg !21 {
start:
  %_4 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %0 = call { i64, i64 } @_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion(i32 %at) #14, !dbg !24
  %1 = extractvalue { i64, i64 } %0, 0, !dbg !24
  %2 = extractvalue { i64, i64 } %0, 1, !dbg !24
  store i64 %1, ptr %_4, align 8, !dbg !24
  %3 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !24
  store i64 %2, ptr %3, align 8, !dbg !24
  %_5 = load i64, ptr %_4, align 8, !dbg !24
  %4 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !24
  %5 = load i64, ptr %4, align 8, !dbg !24
  %6 = trunc nuw i64 %_5 to i1, !dbg !25
  br i1 %6, label %bb4, label %bb3, !dbg !25

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !26
  br label %bb13, !dbg !26

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %_4, i64 8, !dbg !27
  %index = load i64, ptr %7, align 8, !dbg !27
  %_9 = icmp ult i64 %index, %nodes.1, !dbg !28
  br i1 %_9, label %bb5, label %panic, !dbg !28

bb5:                                              ; preds = %bb3
  %node = getelementptr inbounds nuw %Node, ptr %nodes.0, i64 %index, !dbg !30
  %_12 = load i32, ptr %node, align 8, !dbg !31
  %8 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %depth, i64 1), !dbg !33
  %_14.0 = extractvalue { i64, i1 } %8, 0, !dbg !33
  %_14.1 = extractvalue { i64, i1 } %8, 1, !dbg !33
  br i1 %_14.1, label %panic1, label %bb6, !dbg !33

panic:                                            ; preds = %bb3
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %index, i64 %nodes.1, ptr align 8 @alloc_d7cb6ca5927efb8f557295b379bf298c) #15, !dbg !28
  unreachable, !dbg !28

bb6:                                              ; preds = %bb5
  %_11 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_12, i64 %_14.0) #16, !dbg !34
  %9 = getelementptr inbounds i8, ptr %node, i64 4, !dbg !35
  %_16 = load i32, ptr %9, align 4, !dbg !35
  %10 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %depth, i64 1), !dbg !36
  %_18.0 = extractvalue { i64, i1 } %10, 0, !dbg !36
  %_18.1 = extractvalue { i64, i1 } %10, 1, !dbg !36
  br i1 %_18.1, label %panic2, label %bb8, !dbg !36

panic1:                                           ; preds = %bb5
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_cdb3a79c06bfb00ea10f27dfa10cf008) #15, !dbg !33
  unreachable, !dbg !33

bb8:                                              ; preds = %bb6
  %_15 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_16, i64 %_18.0) #16, !dbg !37
  %11 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_11, i64 %_15), !dbg !34
  %_19.0 = extractvalue { i64, i1 } %11, 0, !dbg !34
  %_19.1 = extractvalue { i64, i1 } %11, 1, !dbg !34
  br i1 %_19.1, label %panic3, label %bb10, !dbg !34

panic2:                                           ; preds = %bb6
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_1c6ada13e993e394854bbfe7a6261919) #15, !dbg !36
  unreachable, !dbg !36

bb10:                                             ; preds = %bb8
  %12 = getelementptr inbounds i8, ptr %node, i64 8, !dbg !38
  %_21 = load i64, ptr %12, align 8, !dbg !38
  %13 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_21, i64 %depth), !dbg !38
  %_22.0 = extractvalue { i64, i1 } %13, 0, !dbg !38
  %_22.1 = extractvalue { i64, i1 } %13, 1, !dbg !38
  br i1 %_22.1, label %panic4, label %bb11, !dbg !38

panic3:                                           ; preds = %bb8
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_d146640ba1087788e7ab72a4fadb73c3) #15, !dbg !34
  unreachable, !dbg !34

bb11:                                             ; preds = %bb10
  %14 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_22.0, i64 %_19.0), !dbg !38
  %_23.0 = extractvalue { i64, i1 } %14, 0, !dbg !38
  %_23.1 = extractvalue { i64, i1 } %14, 1, !dbg !38
  br i1 %_23.1, label %panic5, label %bb12, !dbg !38

panic4:                                           ; preds = %bb10
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_9bfcd3ce6f3ad41da9d86150eaab0e20) #15, !dbg !38
  unreachable, !dbg !38

bb12:                                             ; preds = %bb11
  store i64 %_23.0, ptr %_0, align 8, !dbg !38
  br label %bb13, !dbg !40

panic5:                                           ; preds = %bb11
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9bfcd3ce6f3ad41da9d86150eaab0e20) #15, !dbg !38
  unreachable, !dbg !38

bb13:                                             ; preds = %bb12, %bb4
  %15 = load i64, ptr %_0, align 8, !dbg !41
  ret i64 %15, !dbg !41

bb2:                                              ; No predecessors!
  unreachable, !dbg !24
}

; Function Attrs: convergent nounwind
define internal i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %size, i32 %columns, i32 %left, i32 %right) unnamed_addr #1 !dbg !42 {
start:
  %ways = alloca [4 x i8], align 4
  %free = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %_7 = icmp ult i32 %size, 32, !dbg !43
  br i1 %_7, label %bb1, label %panic, !dbg !43

bb1:                                              ; preds = %start
  %0 = and i32 %size, 31, !dbg !43
  %_6 = shl i32 1, %0, !dbg !43
  %_8.0 = sub i32 %_6, 1, !dbg !43
  %_8.1 = icmp ult i32 %_6, 1, !dbg !43
  br i1 %_8.1, label %panic1, label %bb2, !dbg !43

panic:                                            ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8 @alloc_aa35ac819d698033ad9f5853e1d816a1) #15, !dbg !43
  unreachable, !dbg !43

bb2:                                              ; preds = %bb1
  %_9 = icmp eq i32 %columns, %_8.0, !dbg !44
  br i1 %_9, label %bb3, label %bb4, !dbg !44

panic1:                                           ; preds = %bb1
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_aa35ac819d698033ad9f5853e1d816a1) #15, !dbg !43
  unreachable, !dbg !43

bb4:                                              ; preds = %bb2
  %_13 = or i32 %columns, %left, !dbg !46
  %_12 = or i32 %_13, %right, !dbg !47
  %_11 = xor i32 %_12, -1, !dbg !48
  %1 = and i32 %_8.0, %_11, !dbg !49
  store i32 %1, ptr %free, align 4, !dbg !49
  store i32 0, ptr %ways, align 4, !dbg !50
  br label %bb5, !dbg !52

bb3:                                              ; preds = %bb2
  store i32 1, ptr %_0, align 4, !dbg !54
  br label %bb13, !dbg !55

bb5:                                              ; preds = %bb11, %bb4
  %_16 = load i32, ptr %free, align 4, !dbg !56
  %_15 = icmp ne i32 %_16, 0, !dbg !56
  br i1 %_15, label %bb6, label %bb12, !dbg !56

bb12:                                             ; preds = %bb5
  %2 = load i32, ptr %ways, align 4, !dbg !57
  store i32 %2, ptr %_0, align 4, !dbg !57
  br label %bb13, !dbg !55

bb6:                                              ; preds = %bb5
  %_18 = load i32, ptr %free, align 4, !dbg !58
  %_20 = load i32, ptr %free, align 4, !dbg !59
  %_0.i = sub i32 0, %_20, !dbg !60
  %bit = and i32 %_18, %_0.i, !dbg !58
  %3 = load i32, ptr %free, align 4, !dbg !68
  %4 = xor i32 %3, %bit, !dbg !68
  store i32 %4, ptr %free, align 4, !dbg !68
  %_22 = or i32 %columns, %bit, !dbg !70
  %_24 = or i32 %left, %bit, !dbg !71
  %_23 = shl i32 %_24, 1, !dbg !71
  %_28 = or i32 %right, %bit, !dbg !72
  %_27 = lshr i32 %_28, 1, !dbg !72
  %_21 = call i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %size, i32 %_22, i32 %_23, i32 %_27) #16, !dbg !73
  %5 = load i32, ptr %ways, align 4, !dbg !74
  %_31.0 = add i32 %5, %_21, !dbg !74
  %_31.1 = icmp ult i32 %_31.0, %5, !dbg !74
  br i1 %_31.1, label %panic2, label %bb11, !dbg !74

bb13:                                             ; preds = %bb12, %bb3
  %6 = load i32, ptr %_0, align 4, !dbg !55
  ret i32 %6, !dbg !55

bb11:                                             ; preds = %bb6
  store i32 %_31.0, ptr %ways, align 4, !dbg !74
  br label %bb5, !dbg !52

panic2:                                           ; preds = %bb6
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_a48254e14059147897d7b6517ac5c486) #15, !dbg !74
  unreachable, !dbg !74
}

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #2 !dbg !75 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion() #17, !dbg !78
  unreachable, !dbg !78
}

; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion(ptr %self, i64 %align) unnamed_addr #0 !dbg !79 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !84
  %2 = trunc i64 %1 to i32, !dbg !84
  store i32 %2, ptr %0, align 4, !dbg !84
  %_8 = load i32, ptr %0, align 4, !dbg !84
  %3 = icmp eq i32 %_8, 1, !dbg !90
  br i1 %3, label %bb1, label %bb2, !dbg !90

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !91
  %_7 = sub i64 %align, 1, !dbg !94
  %_5 = and i64 %_6, %_7, !dbg !95
  %_0 = icmp eq i64 %_5, 0, !dbg !95
  ret i1 %_0, !dbg !96

bb2:                                              ; preds = %start
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #15, !dbg !97
  unreachable, !dbg !97
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !98 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  ret i32 %_0, !dbg !103
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !104 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  ret i32 %_0, !dbg !106
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion() unnamed_addr #0 !dbg !107 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  ret i32 %_0, !dbg !109
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion() unnamed_addr #3 !dbg !110 {
start:
  call void @llvm.trap(), !dbg !111
  unreachable, !dbg !111
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !112 {
start:
  %_14 = alloca [8 x i8], align 8
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion(ptr %data, i64 %align) #14, !dbg !114
  br i1 %_11, label %bb5, label %bb6, !dbg !123

bb6:                                              ; preds = %start
  br label %bb3, !dbg !125

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !127
  %_12 = icmp eq i64 %_13, 0, !dbg !139
  %_5 = xor i1 %_12, true, !dbg !140
  br i1 %_5, label %bb1, label %bb3, !dbg !125

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !141

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !143
  br i1 %1, label %bb8, label %bb9, !dbg !143

bb4:                                              ; preds = %bb10, %bb3
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #15, !dbg !146
  unreachable, !dbg !146

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !148
  br label %bb10, !dbg !149

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !150
  store i64 %2, ptr %_14, align 8, !dbg !150
  br label %bb10, !dbg !149

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !151
  %_7 = icmp ule i64 %len, %3, !dbg !151
  br i1 %_7, label %bb2, label %bb4, !dbg !145

bb2:                                              ; preds = %bb10
  ret void, !dbg !153
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion(i32 %u) unnamed_addr #0 !dbg !154 {
start:
  %_0 = alloca [16 x i8], align 8
  %_2 = icmp sge i32 %u, 0, !dbg !160
  br i1 %_2, label %bb1, label %bb2, !dbg !160

bb2:                                              ; preds = %start
  %0 = load i64, ptr @anon.436f0ee3e2a944999bafd57902afb018.0, align 8, !dbg !161
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @anon.436f0ee3e2a944999bafd57902afb018.0, i64 8), align 8, !dbg !161
  store i64 %0, ptr %_0, align 8, !dbg !161
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !161
  store i64 %1, ptr %2, align 8, !dbg !161
  br label %bb3, !dbg !162

bb1:                                              ; preds = %start
  %_3 = sext i32 %u to i64, !dbg !163
  %3 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !164
  store i64 %_3, ptr %3, align 8, !dbg !164
  store i64 0, ptr %_0, align 8, !dbg !164
  br label %bb3, !dbg !162

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i64, ptr %_0, align 8, !dbg !165
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !165
  %6 = load i64, ptr %5, align 8, !dbg !165
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0, !dbg !165
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1, !dbg !165
  ret { i64, i64 } %8, !dbg !165
}

; Function Attrs: convergent nounwind
define ptx_kernel void @recursion(i64 %n, ptr %nodes, ptr %ways, ptr %sums) unnamed_addr #1 !dbg !166 {
start:
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion() #14, !dbg !167
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion() #14, !dbg !170
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !167
  %_5.0.i = extractvalue { i32, i1 } %0, 0, !dbg !167
  %_5.1.i = extractvalue { i32, i1 } %0, 1, !dbg !167
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !167

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion() #14, !dbg !171
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !172
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !172
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit, !dbg !172

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #15, !dbg !167
  unreachable, !dbg !167

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #15, !dbg !172
  unreachable, !dbg !172

_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64, !dbg !172
  %_6 = icmp uge i64 %_0.i6, %n, !dbg !173
  br i1 %_6, label %bb10, label %bb2, !dbg !173

bb2:                                              ; preds = %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit
  %1 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_(ptr %nodes, i64 %n, ptr align 8 @alloc_216ad48f885606eccd68cad5e670fd76) #14, !dbg !175
  %nodes.0 = extractvalue { ptr, i64 } %1, 0, !dbg !175
  %nodes.1 = extractvalue { ptr, i64 } %1, 1, !dbg !175
  %_11 = trunc i64 %_0.i6 to i32, !dbg !176
  %_10 = urem i32 %_11, 6, !dbg !176
  %_13.0 = add i32 %_10, 1, !dbg !176
  %_13.1 = icmp ult i32 %_13.0, %_10, !dbg !176
  br i1 %_13.1, label %panic, label %bb5, !dbg !176

bb10:                                             ; preds = %bb14, %_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id.exit
  ret void, !dbg !178

bb5:                                              ; preds = %bb2
  %_8 = call i32 @_RNvCs6atOQhwvaBs_9recursion6queens(i32 %_13.0, i32 0, i32 0, i32 0) #16, !dbg !179
  %_0.i = getelementptr inbounds nuw i32, ptr %ways, i64 %_0.i6, !dbg !180
  %_24 = ptrtoint ptr %_0.i to i64, !dbg !186
  %_26 = and i64 %_24, 3, !dbg !186
  %_27 = icmp eq i64 %_26, 0, !dbg !186
  br i1 %_27, label %bb12, label %panic1, !dbg !186

panic:                                            ; preds = %bb2
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_3058e7a44d0ac924bb405610688a45f6) #15, !dbg !176
  unreachable, !dbg !176

bb12:                                             ; preds = %bb5
  %_29 = ptrtoint ptr %_0.i to i64, !dbg !186
  %_31 = icmp eq i64 %_29, 0, !dbg !186
  %_32 = and i1 %_31, true, !dbg !186
  %_33 = xor i1 %_32, true, !dbg !186
  br i1 %_33, label %bb13, label %panic2, !dbg !186

panic1:                                           ; preds = %bb5
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_24, ptr align 8 @alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22) #15, !dbg !186
  unreachable, !dbg !186

bb13:                                             ; preds = %bb12
  store i32 %_8, ptr %_0.i, align 4, !dbg !186
  %_16 = trunc i64 %_0.i6 to i32, !dbg !187
  %_15 = call i64 @_RNvCs6atOQhwvaBs_9recursion11depth_first(ptr align 8 %nodes.0, i64 %nodes.1, i32 %_16, i64 1) #16, !dbg !188
  %_0.i5 = getelementptr inbounds nuw i64, ptr %sums, i64 %_0.i6, !dbg !189
  %_19 = ptrtoint ptr %_0.i5 to i64, !dbg !192
  %_21 = and i64 %_19, 7, !dbg !192
  %_22 = icmp eq i64 %_21, 0, !dbg !192
  br i1 %_22, label %bb11, label %panic3, !dbg !192

panic2:                                           ; preds = %bb12
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_d3dd4ab16a45cab2ab0bad2a9f45ed22) #15, !dbg !186
  unreachable, !dbg !186

bb11:                                             ; preds = %bb13
  %_35 = ptrtoint ptr %_0.i5 to i64, !dbg !192
  %_37 = icmp eq i64 %_35, 0, !dbg !192
  %_38 = and i1 %_37, true, !dbg !192
  %_39 = xor i1 %_38, true, !dbg !192
  br i1 %_39, label %bb14, label %panic4, !dbg !192

panic3:                                           ; preds = %bb13
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 8, i64 %_19, ptr align 8 @alloc_b189fdd3e6dcef6e6609ba2517912425) #15, !dbg !192
  unreachable, !dbg !192

bb14:                                             ; preds = %bb11
  store i64 %_15, ptr %_0.i5, align 8, !dbg !192
  br label %bb10, !dbg !178

panic4:                                           ; preds = %bb11
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_b189fdd3e6dcef6e6609ba2517912425) #15, !dbg !192
  unreachable, !dbg !192
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !193 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !196
  store ptr %5, ptr %4, align 8, !dbg !197
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !197
  store ptr %2, ptr %7, align 8, !dbg !197
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !197
  store i8 1, ptr %8, align 8, !dbg !197
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !197
  store i8 0, ptr %9, align 1, !dbg !197
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #18, !dbg !204
  unreachable, !dbg !204
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !206 {
  %6 = icmp eq i32 %2, 1114112, !dbg !211
  br i1 %6, label %13, label %7, !dbg !213

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !214
  %11 = load ptr, ptr %10, align 8, !dbg !214, !invariant.load !14, !nonnull !14
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #14, !dbg !215
  br i1 %12, label %17, label %13, !dbg !216

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !221
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !223

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !224

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !225, !invariant.load !14, !nonnull !14
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #14, !dbg !226
  br label %17, !dbg !226
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #12 !dbg !227 {
  %3 = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !232
  %4 = load i64, ptr %0, align 8, !dbg !233, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !235), !dbg !238
  tail call void @llvm.experimental.noalias.scope.decl(metadata !239), !dbg !242
  %5 = icmp ugt i64 %4, 999, !dbg !246
  br i1 %5, label %10, label %6, !dbg !246

6:                                                ; preds = %10, %2
  %7 = phi i64 [ %4, %2 ], [ %16, %10 ], !dbg !251
  %8 = phi i64 [ 20, %2 ], [ %14, %10 ], !dbg !252
  %9 = icmp samesign ugt i64 %7, 9, !dbg !253
  br i1 %9, label %38, label %54, !dbg !253

10:                                               ; preds = %10, %2
  %11 = phi i64 [ %14, %10 ], [ 20, %2 ]
  %12 = phi i64 [ %16, %10 ], [ %4, %2 ]
  %13 = icmp ne i64 %11, 0, !dbg !254
  tail call void @llvm.assume(i1 %13), !dbg !255
  %14 = add nsw i64 %11, -4, !dbg !260
  %15 = urem i64 %12, 10000, !dbg !261
  %16 = udiv i64 %12, 10000, !dbg !263
  %17 = trunc nuw nsw i64 %15 to i16, !dbg !265
  %18 = urem i16 %17, 100, !dbg !265
  %19 = udiv i16 %17, 100, !dbg !267
  %20 = shl nuw nsw i16 %19, 1, !dbg !268
  %21 = zext nneg i16 %20 to i64, !dbg !268
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %14, !dbg !270
  %23 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %21, !dbg !271
  %24 = load i8, ptr %23, align 1, !dbg !271, !noalias !272, !noundef !14
  store i8 %24, ptr %22, align 1, !dbg !273, !alias.scope !272
  %25 = getelementptr i8, ptr %3, i64 %11, !dbg !280
  %26 = getelementptr i8, ptr %25, i64 -3, !dbg !280
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 1, !dbg !281
  %28 = load i8, ptr %27, align 1, !dbg !281, !noalias !272, !noundef !14
  store i8 %28, ptr %26, align 1, !dbg !282, !alias.scope !272
  %29 = shl nuw nsw i16 %18, 1, !dbg !284
  %30 = zext nneg i16 %29 to i64, !dbg !284
  %31 = getelementptr i8, ptr %25, i64 -2, !dbg !285
  %32 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %30, !dbg !286
  %33 = load i8, ptr %32, align 1, !dbg !286, !noalias !272, !noundef !14
  store i8 %33, ptr %31, align 1, !dbg !287, !alias.scope !272
  %34 = getelementptr i8, ptr %25, i64 -1, !dbg !289
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 1, !dbg !290
  %36 = load i8, ptr %35, align 1, !dbg !290, !noalias !272, !noundef !14
  store i8 %36, ptr %34, align 1, !dbg !291, !alias.scope !272
  %37 = icmp ugt i64 %12, 9999999, !dbg !246
  br i1 %37, label %10, label %6, !dbg !246

38:                                               ; preds = %6
  %39 = icmp samesign ugt i64 %8, 1, !dbg !293
  tail call void @llvm.assume(i1 %39), !dbg !294
  %40 = add nsw i64 %8, -2, !dbg !296
  %41 = trunc nuw i64 %7 to i16, !dbg !297
  %42 = udiv i16 %41, 100, !dbg !297
  %43 = zext nneg i16 %42 to i64, !dbg !297
  %44 = urem i16 %41, 100, !dbg !299
  %45 = shl nuw nsw i16 %44, 1, !dbg !300
  %46 = zext nneg i16 %45 to i64, !dbg !300
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 %40, !dbg !301
  %48 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %46, !dbg !302
  %49 = load i8, ptr %48, align 1, !dbg !302, !noalias !272, !noundef !14
  store i8 %49, ptr %47, align 1, !dbg !303, !alias.scope !272
  %50 = getelementptr i8, ptr %3, i64 %8, !dbg !305
  %51 = getelementptr i8, ptr %50, i64 -1, !dbg !305
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 1, !dbg !306
  %53 = load i8, ptr %52, align 1, !dbg !306, !noalias !272, !noundef !14
  store i8 %53, ptr %51, align 1, !dbg !307, !alias.scope !272
  br label %54, !dbg !309

54:                                               ; preds = %38, %6
  %55 = phi i64 [ %43, %38 ], [ %7, %6 ], !dbg !251
  %56 = phi i64 [ %40, %38 ], [ %8, %6 ], !dbg !252
  %57 = icmp ne i64 %55, 0, !dbg !310
  %58 = icmp eq i64 %4, 0
  %59 = or i1 %58, %57, !dbg !310
  %60 = icmp ne i64 %56, 0
  br i1 %59, label %61, label %68, !dbg !310

61:                                               ; preds = %54
  %62 = add nsw i64 %56, -1
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 %62
  %64 = shl nuw nsw i64 %55, 1
  %65 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 1
  tail call void @llvm.assume(i1 %60), !dbg !311
  %67 = load i8, ptr %66, align 1, !dbg !313, !noalias !272, !noundef !14
  store i8 %67, ptr %63, align 1, !dbg !315, !alias.scope !272
  br label %68, !dbg !317

68:                                               ; preds = %61, %54
  %69 = phi i64 [ %62, %61 ], [ %56, %54 ], !dbg !318
  %70 = sub nuw nsw i64 20, %69, !dbg !319
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 %69, !dbg !335
  tail call void @llvm.experimental.noalias.scope.decl(metadata !340), !dbg !343
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !dbg !344, !alias.scope !340, !noalias !350
  %74 = and i32 %73, 2097152, !dbg !353
  %75 = icmp eq i32 %74, 0, !dbg !356
  %76 = select i1 %75, i32 1114112, i32 43, !dbg !356
  %77 = lshr exact i32 %74, 21, !dbg !356
  %78 = zext nneg i32 %77 to i64, !dbg !356
  %79 = add nuw nsw i64 %70, %78, !dbg !344
  %80 = and i32 %73, 8388608, !dbg !357
  %81 = icmp eq i32 %80, 0, !dbg !360
  %82 = select i1 %81, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !360
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !361
  %84 = load i16, ptr %83, align 4, !dbg !361, !alias.scope !340, !noalias !350, !noundef !14
  %85 = zext i16 %84 to i64, !dbg !363
  %86 = icmp samesign ult i64 %79, %85, !dbg !368
  br i1 %86, label %87, label %90, !dbg !368

87:                                               ; preds = %68
  %88 = and i32 %73, 16777216, !dbg !369
  %89 = icmp eq i32 %88, 0, !dbg !372
  br i1 %89, label %95, label %125, !dbg !372

90:                                               ; preds = %68
  %91 = load ptr, ptr %1, align 8, !dbg !373, !alias.scope !340, !noalias !350
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !373
  %93 = load ptr, ptr %92, align 8, !dbg !373, !alias.scope !340, !noalias !350
  %94 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %91, ptr %93, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #19, !dbg !373, !noalias !374
  br i1 %94, label %170, label %166, !dbg !375

95:                                               ; preds = %87
  %96 = trunc nuw nsw i64 %79 to i16, !dbg !378
  %97 = sub i16 %84, %96, !dbg !379
  tail call void @llvm.experimental.noalias.scope.decl(metadata !380), !dbg !383
  %98 = lshr i32 %73, 29, !dbg !384
  %99 = and i32 %98, 3, !dbg !384
  %100 = and i32 %73, 2097151, !dbg !390
  %101 = icmp samesign ult i32 %100, 1114112, !dbg !394
  tail call void @llvm.assume(i1 %101), !dbg !394
  switch i32 %99, label %102 [
    i32 0, label %106
    i32 1, label %103
    i32 2, label %104
    i32 3, label %103
  ], !dbg !384

102:                                              ; preds = %95
  unreachable

103:                                              ; preds = %95, %95
  br label %106, !dbg !405

104:                                              ; preds = %95
  %105 = lshr i16 %97, 1, !dbg !407
  br label %106, !dbg !408

106:                                              ; preds = %104, %103, %95
  %107 = phi i16 [ %105, %104 ], [ %97, %103 ], [ 0, %95 ], !dbg !409
  %108 = load ptr, ptr %1, align 8, !alias.scope !410, !noalias !350
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load ptr, ptr %109, align 8, !alias.scope !410, !noalias !350
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 32
  br label %112, !dbg !411

112:                                              ; preds = %117, %106
  %113 = phi i16 [ 0, %106 ], [ %118, %117 ], !dbg !414
  %114 = icmp eq i16 %113, %107, !dbg !415
  br i1 %114, label %115, label %117, !dbg !432

115:                                              ; preds = %112
  %116 = sub i16 %97, %107, !dbg !433
  br label %121, !dbg !434

117:                                              ; preds = %112
  %118 = add i16 %113, 1, !dbg !435
  %119 = load ptr, ptr %111, align 8, !dbg !443, !invariant.load !14, !noalias !444, !nonnull !14
  %120 = tail call noundef zeroext i1 %119(ptr noundef nonnull %108, i32 noundef %100) #14, !dbg !445, !noalias !444
  br i1 %120, label %121, label %112, !dbg !446

121:                                              ; preds = %117, %115
  %122 = phi i16 [ %116, %115 ], [ undef, %117 ], !dbg !449
  %123 = phi i32 [ %100, %115 ], [ 1114112, %117 ], !dbg !449
  %124 = icmp eq i32 %123, 1114112, !dbg !450
  br i1 %124, label %170, label %134, !dbg !453

125:                                              ; preds = %87
  %126 = load i64, ptr %72, align 8, !dbg !454, !alias.scope !340, !noalias !350
  %127 = trunc i64 %126 to i32, !dbg !455
  %128 = and i32 %127, -1612709888, !dbg !455
  %129 = or disjoint i32 %128, 536870960, !dbg !459
  store i32 %129, ptr %72, align 8, !dbg !459, !alias.scope !340, !noalias !350
  %130 = load ptr, ptr %1, align 8, !dbg !463, !alias.scope !340, !noalias !350
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !463
  %132 = load ptr, ptr %131, align 8, !dbg !463, !alias.scope !340, !noalias !350
  %133 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %130, ptr %132, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #19, !dbg !463, !noalias !374
  br i1 %133, label %170, label %150, !dbg !464

134:                                              ; preds = %121
  %135 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %108, ptr %110, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #19, !dbg !466, !noalias !374
  br i1 %135, label %170, label %136, !dbg !468

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %110, i64 24, !dbg !470
  %138 = load ptr, ptr %137, align 8, !dbg !470, !invariant.load !14, !noalias !374, !nonnull !14
  %139 = call noundef zeroext i1 %138(ptr noundef nonnull %108, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !471, !noalias !340
  br i1 %139, label %170, label %140, !dbg !472

140:                                              ; preds = %143, %136
  %141 = phi i16 [ %144, %143 ], [ 0, %136 ], !dbg !474
  %142 = icmp eq i16 %141, %122, !dbg !478
  br i1 %142, label %147, label %143, !dbg !487

143:                                              ; preds = %140
  %144 = add i16 %141, 1, !dbg !488
  %145 = load ptr, ptr %111, align 8, !dbg !494, !invariant.load !14, !noalias !340, !nonnull !14
  %146 = call noundef zeroext i1 %145(ptr noundef nonnull %108, i32 noundef range(i32 0, 1114112) %123) #14, !dbg !495, !noalias !340
  br i1 %146, label %147, label %140, !dbg !496

147:                                              ; preds = %143, %140
  %148 = phi i16 [ %122, %140 ], [ %141, %143 ], !dbg !474
  %149 = icmp ult i16 %148, %122, !dbg !478
  br label %170, !dbg !499

150:                                              ; preds = %125
  %151 = trunc nuw nsw i64 %79 to i16, !dbg !500
  %152 = sub i16 %84, %151, !dbg !501
  %153 = getelementptr inbounds nuw i8, ptr %132, i64 32
  br label %154, !dbg !502

154:                                              ; preds = %157, %150
  %155 = phi i16 [ 0, %150 ], [ %158, %157 ], !dbg !504
  %156 = icmp eq i16 %155, %152, !dbg !505
  br i1 %156, label %161, label %157, !dbg !509

157:                                              ; preds = %154
  %158 = add i16 %155, 1, !dbg !510
  %159 = load ptr, ptr %153, align 8, !dbg !513, !invariant.load !14, !noalias !514, !nonnull !14
  %160 = tail call noundef zeroext i1 %159(ptr noundef nonnull %130, i32 noundef 48) #14, !dbg !517, !noalias !514
  br i1 %160, label %170, label %154, !dbg !518

161:                                              ; preds = %154
  %162 = getelementptr inbounds nuw i8, ptr %132, i64 24, !dbg !520
  %163 = load ptr, ptr %162, align 8, !dbg !520, !invariant.load !14, !noalias !374, !nonnull !14
  %164 = call noundef zeroext i1 %163(ptr noundef nonnull %130, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !522, !noalias !340
  br i1 %164, label %170, label %165, !dbg !523

165:                                              ; preds = %161
  store i64 %126, ptr %72, align 8, !dbg !525, !alias.scope !340, !noalias !350
  br label %170, !dbg !499

166:                                              ; preds = %90
  %167 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %168 = load ptr, ptr %167, align 8, !dbg !526, !invariant.load !14, !noalias !374, !nonnull !14
  %169 = call noundef zeroext i1 %168(ptr noundef nonnull %91, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !527, !noalias !340
  br label %170, !dbg !527

170:                                              ; preds = %166, %165, %161, %157, %147, %136, %134, %125, %121, %90
  %171 = phi i1 [ true, %90 ], [ %169, %166 ], [ false, %165 ], [ true, %121 ], [ true, %134 ], [ %149, %147 ], [ true, %136 ], [ true, %125 ], [ true, %161 ], [ true, %157 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !528
  ret i1 %171, !dbg !529
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #13 !dbg !530 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !531
  store ptr %5, ptr %4, align 8, !dbg !531
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !531
  store ptr @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt, ptr %7, align 8, !dbg !531
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !531
  store ptr %6, ptr %8, align 8, !dbg !531
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !531
  store ptr @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt, ptr %9, align 8, !dbg !531
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.127, ptr noundef nonnull %4, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15, !dbg !535
  unreachable, !dbg !535
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !536 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !537
  store ptr %0, ptr %6, align 8, !dbg !537
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !537
  store ptr %1, ptr %7, align 8, !dbg !537
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !539
  store ptr %6, ptr %5, align 8, !dbg !543
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !543
  store ptr %3, ptr %8, align 8, !dbg !543
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !543
  store i8 0, ptr %9, align 8, !dbg !543
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !543
  %11 = zext i1 %2 to i8, !dbg !543
  store i8 %11, ptr %10, align 1, !dbg !543
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #18, !dbg !546
  unreachable, !dbg !546
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #13 !dbg !548 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15, !dbg !549
  unreachable, !dbg !549
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #13 !dbg !550 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !551
  store ptr %6, ptr %4, align 8, !dbg !551
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !551
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !551
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !551
  store ptr %5, ptr %8, align 8, !dbg !551
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !551
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !551
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15, !dbg !553
  unreachable, !dbg !553
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #12 !dbg !554 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !556
  %4 = load i64, ptr %0, align 8, !dbg !557, !noundef !14
  br label %5, !dbg !560

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !562
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !563
  %8 = and i64 %6, 15, !dbg !564
  %9 = lshr i64 %6, 4, !dbg !565
  %10 = add nsw i64 %7, -1, !dbg !567
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !568
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !569
  %13 = load i8, ptr %12, align 1, !dbg !569, !noundef !14
  store i8 %13, ptr %11, align 1, !dbg !570
  %14 = icmp eq i64 %9, 0, !dbg !573
  br i1 %14, label %15, label %5, !dbg !573

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !574
  tail call void @llvm.experimental.noalias.scope.decl(metadata !579), !dbg !582
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !584, !alias.scope !579, !noalias !586
  %19 = and i32 %18, 2097152, !dbg !589
  %20 = icmp eq i32 %19, 0, !dbg !591
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !591
  %22 = lshr exact i32 %19, 21, !dbg !591
  %23 = zext nneg i32 %22 to i64, !dbg !591
  %24 = add nuw nsw i64 %16, %23, !dbg !584
  %25 = and i32 %18, 8388608, !dbg !592
  %26 = icmp eq i32 %25, 0, !dbg !594
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !594
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !594
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !595
  %31 = load i16, ptr %30, align 4, !dbg !595, !alias.scope !579, !noalias !586, !noundef !14
  %32 = zext i16 %31 to i64, !dbg !596
  %33 = icmp samesign ult i64 %29, %32, !dbg !598
  br i1 %33, label %34, label %37, !dbg !598

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !599
  %36 = icmp eq i32 %35, 0, !dbg !601
  br i1 %36, label %42, label %72, !dbg !601

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !602, !alias.scope !579, !noalias !586
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !602
  %40 = load ptr, ptr %39, align 8, !dbg !602, !alias.scope !579, !noalias !586
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !602, !noalias !603
  br i1 %41, label %117, label %113, !dbg !604

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !606
  %44 = sub i16 %31, %43, !dbg !607
  tail call void @llvm.experimental.noalias.scope.decl(metadata !608), !dbg !611
  %45 = lshr i32 %18, 29, !dbg !612
  %46 = and i32 %45, 3, !dbg !612
  %47 = and i32 %18, 2097151, !dbg !615
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !617
  tail call void @llvm.assume(i1 %48), !dbg !617
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !612

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !620

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !621
  br label %53, !dbg !622

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !623
  %55 = load ptr, ptr %1, align 8, !alias.scope !624, !noalias !586
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !624, !noalias !586
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !625

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !626
  %61 = icmp eq i16 %60, %54, !dbg !627
  br i1 %61, label %62, label %64, !dbg !631

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !632
  br label %68, !dbg !633

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !634
  %66 = load ptr, ptr %58, align 8, !dbg !637, !invariant.load !14, !noalias !638, !nonnull !14
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #14, !dbg !639, !noalias !638
  br i1 %67, label %68, label %59, !dbg !640

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !642
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !642
  %71 = icmp eq i32 %70, 1114112, !dbg !643
  br i1 %71, label %117, label %81, !dbg !645

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !646, !alias.scope !579, !noalias !586
  %74 = trunc i64 %73 to i32, !dbg !647
  %75 = and i32 %74, -1612709888, !dbg !647
  %76 = or disjoint i32 %75, 536870960, !dbg !649
  store i32 %76, ptr %17, align 8, !dbg !649, !alias.scope !579, !noalias !586
  %77 = load ptr, ptr %1, align 8, !dbg !651, !alias.scope !579, !noalias !586
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !651
  %79 = load ptr, ptr %78, align 8, !dbg !651, !alias.scope !579, !noalias !586
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !651, !noalias !603
  br i1 %80, label %117, label %97, !dbg !652

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #19, !dbg !654, !noalias !603
  br i1 %82, label %117, label %83, !dbg !655

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !657
  %85 = load ptr, ptr %84, align 8, !dbg !657, !invariant.load !14, !noalias !603, !nonnull !14
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !658, !noalias !579
  br i1 %86, label %117, label %87, !dbg !659

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !661
  %89 = icmp eq i16 %88, %69, !dbg !663
  br i1 %89, label %94, label %90, !dbg !667

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !668
  %92 = load ptr, ptr %58, align 8, !dbg !671, !invariant.load !14, !noalias !579, !nonnull !14
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #14, !dbg !672, !noalias !579
  br i1 %93, label %94, label %87, !dbg !673

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !661
  %96 = icmp ult i16 %95, %69, !dbg !663
  br label %117, !dbg !675

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !676
  %99 = sub i16 %31, %98, !dbg !677
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !678

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !680
  %103 = icmp eq i16 %102, %99, !dbg !681
  br i1 %103, label %108, label %104, !dbg !685

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !686
  %106 = load ptr, ptr %100, align 8, !dbg !689, !invariant.load !14, !noalias !690, !nonnull !14
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #14, !dbg !693, !noalias !690
  br i1 %107, label %117, label %101, !dbg !694

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !696
  %110 = load ptr, ptr %109, align 8, !dbg !696, !invariant.load !14, !noalias !603, !nonnull !14
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !697, !noalias !579
  br i1 %111, label %117, label %112, !dbg !698

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !700, !alias.scope !579, !noalias !586
  br label %117, !dbg !675

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !701, !invariant.load !14, !noalias !603, !nonnull !14
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !702, !noalias !579
  br label %117, !dbg !702

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !703
  ret i1 %118, !dbg !704
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !705 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15, !dbg !707
  unreachable, !dbg !707
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !708 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15, !dbg !709
  unreachable, !dbg !709
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_shl_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !710 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.170, ptr noundef nonnull inttoptr (i64 71 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15, !dbg !711
  unreachable, !dbg !711
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !712 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.172, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15, !dbg !713
  unreachable, !dbg !713
}

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { noinline nounwind "target-cpu"="sm_70" }
attributes #12 = { nounwind "target-cpu"="sm_70" }
attributes #13 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #14 = { inlinehint nounwind }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { nounwind }
attributes #17 = { inlinehint noreturn nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/recursion.rs/@/recursion.47daceaf597c6424-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "from_raw_parts<recursion::Node>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsNtCs6atOQhwvaBs_9recursion4NodeEBQ_", scope: !10, file: !9, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!9 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!10 = !DINamespace(name: "raw", scope: !11)
!11 = !DINamespace(name: "slice", scope: !12)
!12 = !DINamespace(name: "core", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 77, column: 35, scope: !16)
!16 = !DILexicalBlockFile(scope: !8, file: !17, discriminator: 0)
!17 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!18 = !DILocation(line: 78, column: 17, scope: !16)
!19 = !DILocation(line: 77, column: 13, scope: !16)
!20 = !DILocation(line: 141, column: 2, scope: !8)
!21 = distinct !DISubprogram(name: "depth_first", linkageName: "_RNvCs6atOQhwvaBs_9recursion11depth_first", scope: !23, file: !22, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!22 = !DIFile(filename: "examples/rust/recursion.rs", directory: ".", checksumkind: CSK_MD5, checksum: "174a80d4f93d4f2a75ff9477fac77502")
!23 = !DINamespace(name: "recursion", scope: null)
!24 = !DILocation(line: 31, column: 11, scope: !21)
!25 = !DILocation(line: 31, column: 5, scope: !21)
!26 = !DILocation(line: 32, column: 19, scope: !21)
!27 = !DILocation(line: 33, column: 12, scope: !21)
!28 = !DILocation(line: 34, column: 25, scope: !29)
!29 = distinct !DILexicalBlock(scope: !21, file: !22, line: 33, column: 9)
!30 = !DILocation(line: 34, column: 24, scope: !29)
!31 = !DILocation(line: 35, column: 44, scope: !32)
!32 = distinct !DILexicalBlock(scope: !29, file: !22, line: 34, column: 13)
!33 = !DILocation(line: 35, column: 55, scope: !32)
!34 = !DILocation(line: 35, column: 25, scope: !32)
!35 = !DILocation(line: 35, column: 87, scope: !32)
!36 = !DILocation(line: 35, column: 99, scope: !32)
!37 = !DILocation(line: 35, column: 68, scope: !32)
!38 = !DILocation(line: 36, column: 13, scope: !39)
!39 = distinct !DILexicalBlock(scope: !32, file: !22, line: 35, column: 13)
!40 = !DILocation(line: 37, column: 9, scope: !21)
!41 = !DILocation(line: 39, column: 2, scope: !21)
!42 = distinct !DISubprogram(name: "queens", linkageName: "_RNvCs6atOQhwvaBs_9recursion6queens", scope: !23, file: !22, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!43 = !DILocation(line: 9, column: 15, scope: !42)
!44 = !DILocation(line: 10, column: 8, scope: !45)
!45 = distinct !DILexicalBlock(scope: !42, file: !22, line: 9, column: 5)
!46 = !DILocation(line: 13, column: 28, scope: !45)
!47 = !DILocation(line: 13, column: 27, scope: !45)
!48 = !DILocation(line: 13, column: 26, scope: !45)
!49 = !DILocation(line: 13, column: 20, scope: !45)
!50 = !DILocation(line: 14, column: 20, scope: !51)
!51 = distinct !DILexicalBlock(scope: !45, file: !22, line: 13, column: 5)
!52 = !DILocation(line: 15, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !51, file: !22, line: 14, column: 5)
!54 = !DILocation(line: 11, column: 16, scope: !45)
!55 = !DILocation(line: 21, column: 2, scope: !42)
!56 = !DILocation(line: 15, column: 11, scope: !53)
!57 = !DILocation(line: 20, column: 5, scope: !53)
!58 = !DILocation(line: 16, column: 19, scope: !53)
!59 = !DILocation(line: 16, column: 26, scope: !53)
!60 = !DILocation(line: 2548, column: 13, scope: !61, inlinedAt: !65)
!61 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_sub", scope: !63, file: !62, line: 2547, type: !13, scopeLine: 2547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!62 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!63 = !DINamespace(name: "{impl#8}", scope: !64)
!64 = !DINamespace(name: "num", scope: !12)
!65 = distinct !DILocation(line: 2720, column: 27, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "wrapping_neg", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_neg", scope: !63, file: !62, line: 2719, type: !13, scopeLine: 2719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!67 = distinct !DILocation(line: 16, column: 31, scope: !53)
!68 = !DILocation(line: 17, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !53, file: !22, line: 16, column: 9)
!70 = !DILocation(line: 18, column: 30, scope: !69)
!71 = !DILocation(line: 18, column: 45, scope: !69)
!72 = !DILocation(line: 18, column: 64, scope: !69)
!73 = !DILocation(line: 18, column: 17, scope: !69)
!74 = !DILocation(line: 18, column: 9, scope: !69)
!75 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !77, file: !76, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!76 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!77 = !DINamespace(name: "gpu", scope: !23)
!78 = !DILocation(line: 16, column: 14, scope: !75)
!79 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCs6atOQhwvaBs_9recursion", scope: !81, file: !80, line: 1372, type: !13, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!80 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!81 = !DINamespace(name: "{impl#0}", scope: !82)
!82 = !DINamespace(name: "const_ptr", scope: !83)
!83 = !DINamespace(name: "ptr", scope: !12)
!84 = !DILocation(line: 85, column: 20, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !86, file: !62, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!86 = !DINamespace(name: "{impl#11}", scope: !64)
!87 = !DILocation(line: 3816, column: 18, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !86, file: !62, line: 3815, type: !13, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!89 = !DILocation(line: 1373, column: 19, scope: !79)
!90 = !DILocation(line: 1373, column: 13, scope: !79)
!91 = !DILocation(line: 159, column: 18, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCs6atOQhwvaBs_9recursion", scope: !81, file: !80, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!93 = !DILocation(line: 1377, column: 14, scope: !79)
!94 = !DILocation(line: 1377, column: 23, scope: !79)
!95 = !DILocation(line: 1377, column: 9, scope: !79)
!96 = !DILocation(line: 1378, column: 6, scope: !79)
!97 = !DILocation(line: 1374, column: 13, scope: !79)
!98 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCs6atOQhwvaBs_9recursion", scope: !100, file: !99, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!99 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!100 = !DINamespace(name: "nvptx", scope: !101)
!101 = !DINamespace(name: "core_arch", scope: !12)
!102 = !DILocation(line: 62, column: 5, scope: !98)
!103 = !DILocation(line: 63, column: 2, scope: !98)
!104 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCs6atOQhwvaBs_9recursion", scope: !100, file: !99, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!105 = !DILocation(line: 83, column: 5, scope: !104)
!106 = !DILocation(line: 84, column: 2, scope: !104)
!107 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCs6atOQhwvaBs_9recursion", scope: !100, file: !99, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!108 = !DILocation(line: 125, column: 5, scope: !107)
!109 = !DILocation(line: 126, column: 2, scope: !107)
!110 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCs6atOQhwvaBs_9recursion", scope: !100, file: !99, line: 145, type: !13, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!111 = !DILocation(line: 146, column: 5, scope: !110)
!112 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCs6atOQhwvaBs_9recursion", scope: !113, file: !17, line: 68, type: !13, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!113 = !DINamespace(name: "from_raw_parts", scope: !10)
!114 = !DILocation(line: 141, column: 17, scope: !115, inlinedAt: !120)
!115 = !DILexicalBlockFile(scope: !116, file: !17, discriminator: 0)
!116 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCs6atOQhwvaBs_9recursion", scope: !118, file: !117, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!117 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!118 = !DINamespace(name: "maybe_is_aligned", scope: !119)
!119 = !DINamespace(name: "ub_checks", scope: !12)
!120 = !DILocation(line: 2448, column: 9, scope: !121, inlinedAt: !123)
!121 = !DILexicalBlockFile(scope: !122, file: !117, discriminator: 0)
!122 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCs6atOQhwvaBs_9recursion", scope: !119, file: !17, line: 134, type: !13, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!123 = !DILocation(line: 124, column: 5, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCs6atOQhwvaBs_9recursion", scope: !119, file: !17, line: 118, type: !13, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!125 = !DILocation(line: 136, column: 13, scope: !126)
!126 = !DILexicalBlockFile(scope: !112, file: !9, discriminator: 0)
!127 = !DILocation(line: 159, column: 18, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCs6atOQhwvaBs_9recursion", scope: !81, file: !80, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!129 = !DILocation(line: 38, column: 21, scope: !130, inlinedAt: !133)
!130 = !DILexicalBlockFile(scope: !131, file: !80, discriminator: 0)
!131 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCs6atOQhwvaBs_9recursion", scope: !132, file: !117, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!132 = !DINamespace(name: "is_null", scope: !81)
!133 = !DILocation(line: 2448, column: 9, scope: !134, inlinedAt: !138)
!134 = !DILexicalBlockFile(scope: !135, file: !117, discriminator: 2)
!135 = !DILexicalBlockFile(scope: !136, file: !117, discriminator: 0)
!136 = distinct !DILexicalBlock(scope: !137, file: !80, line: 25, column: 9)
!137 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCs6atOQhwvaBs_9recursion", scope: !81, file: !80, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!138 = !DILocation(line: 124, column: 53, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 38, column: 17, scope: !130, inlinedAt: !133)
!140 = !DILocation(line: 124, column: 48, scope: !124, inlinedAt: !125)
!141 = !DILocation(line: 0, scope: !142)
!142 = !DILexicalBlockFile(scope: !112, file: !22, discriminator: 0)
!143 = !DILocation(line: 148, column: 22, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCs6atOQhwvaBs_9recursion", scope: !119, file: !17, line: 147, type: !13, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!145 = !DILocation(line: 137, column: 20, scope: !126)
!146 = !DILocation(line: 73, column: 21, scope: !147)
!147 = distinct !DILexicalBlock(scope: !112, file: !17, line: 70, column: 21)
!148 = !DILocation(line: 148, column: 34, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 148, column: 19, scope: !144, inlinedAt: !145)
!150 = !DILocation(line: 148, column: 54, scope: !144, inlinedAt: !145)
!151 = !DILocation(line: 149, column: 5, scope: !152, inlinedAt: !145)
!152 = distinct !DILexicalBlock(scope: !144, file: !17, line: 148, column: 5)
!153 = !DILocation(line: 75, column: 14, scope: !112)
!154 = distinct !DISubprogram(name: "try_from", linkageName: "_RNvXsn_NtNtNtCsnC4lpNxbXH_4core7convert3num18ptr_try_from_implsjINtB9_7TryFromlE8try_fromCs6atOQhwvaBs_9recursion", scope: !156, file: !155, line: 271, type: !13, scopeLine: 271, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!155 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!156 = !DINamespace(name: "{impl#25}", scope: !157)
!157 = !DINamespace(name: "ptr_try_from_impls", scope: !158)
!158 = !DINamespace(name: "num", scope: !159)
!159 = !DINamespace(name: "convert", scope: !12)
!160 = !DILocation(line: 272, column: 20, scope: !154)
!161 = !DILocation(line: 275, column: 21, scope: !154)
!162 = !DILocation(line: 272, column: 17, scope: !154)
!163 = !DILocation(line: 273, column: 24, scope: !154)
!164 = !DILocation(line: 273, column: 21, scope: !154)
!165 = !DILocation(line: 277, column: 14, scope: !154)
!166 = distinct !DISubprogram(name: "recursion", scope: !23, file: !22, line: 42, type: !13, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !14)
!167 = !DILocation(line: 9, column: 15, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6atOQhwvaBs_9recursion3gpu9global_id", scope: !77, file: !76, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!169 = distinct !DILocation(line: 43, column: 13, scope: !166)
!170 = !DILocation(line: 9, column: 46, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 9, column: 77, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 9, column: 14, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 44, column: 8, scope: !174)
!174 = distinct !DILexicalBlock(scope: !166, file: !22, line: 43, column: 5)
!175 = !DILocation(line: 49, column: 21, scope: !174)
!176 = !DILocation(line: 50, column: 31, scope: !177)
!177 = distinct !DILexicalBlock(scope: !174, file: !22, line: 49, column: 9)
!178 = !DILocation(line: 53, column: 2, scope: !166)
!179 = !DILocation(line: 50, column: 24, scope: !177)
!180 = !DILocation(line: 961, column: 18, scope: !181, inlinedAt: !185)
!181 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOm3addCs6atOQhwvaBs_9recursion", scope: !183, file: !182, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!182 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!183 = !DINamespace(name: "{impl#0}", scope: !184)
!184 = !DINamespace(name: "mut_ptr", scope: !83)
!185 = distinct !DILocation(line: 50, column: 15, scope: !177)
!186 = !DILocation(line: 50, column: 9, scope: !177)
!187 = !DILocation(line: 51, column: 43, scope: !177)
!188 = !DILocation(line: 51, column: 24, scope: !177)
!189 = !DILocation(line: 961, column: 18, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCs6atOQhwvaBs_9recursion", scope: !183, file: !182, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!191 = distinct !DILocation(line: 51, column: 15, scope: !177)
!192 = !DILocation(line: 51, column: 9, scope: !177)
!193 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !195, file: !194, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!194 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!195 = !DINamespace(name: "panicking", scope: !12)
!196 = !DILocation(line: 72, column: 9, scope: !193)
!197 = !DILocation(line: 40, column: 9, scope: !198, inlinedAt: !203)
!198 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !200, file: !199, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!199 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!200 = !DINamespace(name: "PanicInfo", scope: !201)
!201 = !DINamespace(name: "panic_info", scope: !202)
!202 = !DINamespace(name: "panic", scope: !12)
!203 = !DILocation(line: 72, column: 14, scope: !193)
!204 = !DILocation(line: 80, column: 14, scope: !205)
!205 = distinct !DILexicalBlock(scope: !193, file: !194, line: 72, column: 5)
!206 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !208, file: !207, line: 1847, type: !13, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!207 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!208 = !DINamespace(name: "pad_integral", scope: !209)
!209 = !DINamespace(name: "{impl#12}", scope: !210)
!210 = !DINamespace(name: "fmt", scope: !12)
!211 = !DILocation(line: 1848, column: 30, scope: !212)
!212 = distinct !DILexicalBlock(scope: !206, file: !207, line: 1848, column: 35)
!213 = !DILocation(line: 1848, column: 20, scope: !212)
!214 = !DILocation(line: 1849, column: 17, scope: !212)
!215 = !DILocation(line: 1849, column: 23, scope: !212)
!216 = !DILocation(line: 2173, column: 9, scope: !217, inlinedAt: !214)
!217 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !219, file: !218, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!218 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!219 = !DINamespace(name: "{impl#27}", scope: !220)
!220 = !DINamespace(name: "result", scope: !12)
!221 = !DILocation(line: 1851, column: 35, scope: !222)
!222 = distinct !DILexicalBlock(scope: !206, file: !207, line: 1851, column: 42)
!223 = !DILocation(line: 1851, column: 20, scope: !222)
!224 = !DILocation(line: 1852, column: 10, scope: !206)
!225 = !DILocation(line: 1851, column: 44, scope: !222)
!226 = !DILocation(line: 1851, column: 50, scope: !222)
!227 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt", scope: !229, file: !228, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!228 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!229 = !DINamespace(name: "{impl#20}", scope: !230)
!230 = !DINamespace(name: "imp", scope: !231)
!231 = !DINamespace(name: "num", scope: !210)
!232 = !DILocation(line: 140, column: 25, scope: !227)
!233 = !DILocation(line: 143, column: 55, scope: !234)
!234 = distinct !DILexicalBlock(scope: !227, file: !228, line: 140, column: 21)
!235 = !{!236}
!236 = distinct !{!236, !237, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt: argument 0"}
!237 = distinct !{!237, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt"}
!238 = !DILocation(line: 143, column: 60, scope: !234)
!239 = !{!240}
!240 = distinct !{!240, !241, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner: argument 0"}
!241 = distinct !{!241, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner"}
!242 = !DILocation(line: 185, column: 44, scope: !243, inlinedAt: !245)
!243 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt", scope: !244, file: !228, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!244 = !DINamespace(name: "{impl#22}", scope: !230)
!245 = distinct !DILocation(line: 143, column: 60, scope: !234)
!246 = !DILocation(line: 198, column: 48, scope: !247, inlinedAt: !250)
!247 = distinct !DILexicalBlock(scope: !248, file: !228, line: 194, column: 17)
!248 = distinct !DILexicalBlock(scope: !249, file: !228, line: 192, column: 17)
!249 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner", scope: !244, file: !228, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!250 = distinct !DILocation(line: 185, column: 44, scope: !243, inlinedAt: !245)
!251 = !DILocation(line: 0, scope: !248, inlinedAt: !250)
!252 = !DILocation(line: 0, scope: !249, inlinedAt: !250)
!253 = !DILocation(line: 220, column: 20, scope: !247, inlinedAt: !250)
!254 = !DILocation(line: 201, column: 59, scope: !247, inlinedAt: !250)
!255 = !DILocation(line: 210, column: 9, scope: !256, inlinedAt: !259)
!256 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !258, file: !257, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!257 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!258 = !DINamespace(name: "hint", scope: !12)
!259 = distinct !DILocation(line: 201, column: 30, scope: !247, inlinedAt: !250)
!260 = !DILocation(line: 205, column: 21, scope: !247, inlinedAt: !250)
!261 = !DILocation(line: 209, column: 32, scope: !262, inlinedAt: !250)
!262 = distinct !DILexicalBlock(scope: !247, file: !228, line: 208, column: 21)
!263 = !DILocation(line: 210, column: 21, scope: !264, inlinedAt: !250)
!264 = distinct !DILexicalBlock(scope: !262, file: !228, line: 209, column: 21)
!265 = !DILocation(line: 212, column: 33, scope: !266, inlinedAt: !250)
!266 = distinct !DILexicalBlock(scope: !264, file: !228, line: 211, column: 21)
!267 = !DILocation(line: 211, column: 33, scope: !264, inlinedAt: !250)
!268 = !DILocation(line: 213, column: 57, scope: !269, inlinedAt: !250)
!269 = distinct !DILexicalBlock(scope: !266, file: !228, line: 212, column: 21)
!270 = !DILocation(line: 213, column: 21, scope: !269, inlinedAt: !250)
!271 = !DILocation(line: 213, column: 43, scope: !269, inlinedAt: !250)
!272 = !{!240, !236}
!273 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !279)
!274 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !276, file: !275, line: 573, type: !13, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!275 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!276 = !DINamespace(name: "MaybeUninit", scope: !277)
!277 = !DINamespace(name: "maybe_uninit", scope: !278)
!278 = !DINamespace(name: "mem", scope: !12)
!279 = distinct !DILocation(line: 213, column: 37, scope: !269, inlinedAt: !250)
!280 = !DILocation(line: 214, column: 21, scope: !269, inlinedAt: !250)
!281 = !DILocation(line: 214, column: 43, scope: !269, inlinedAt: !250)
!282 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !283)
!283 = distinct !DILocation(line: 214, column: 37, scope: !269, inlinedAt: !250)
!284 = !DILocation(line: 215, column: 57, scope: !269, inlinedAt: !250)
!285 = !DILocation(line: 215, column: 21, scope: !269, inlinedAt: !250)
!286 = !DILocation(line: 215, column: 43, scope: !269, inlinedAt: !250)
!287 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !288)
!288 = distinct !DILocation(line: 215, column: 37, scope: !269, inlinedAt: !250)
!289 = !DILocation(line: 216, column: 21, scope: !269, inlinedAt: !250)
!290 = !DILocation(line: 216, column: 43, scope: !269, inlinedAt: !250)
!291 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !292)
!292 = distinct !DILocation(line: 216, column: 37, scope: !269, inlinedAt: !250)
!293 = !DILocation(line: 223, column: 59, scope: !247, inlinedAt: !250)
!294 = !DILocation(line: 210, column: 9, scope: !256, inlinedAt: !295)
!295 = distinct !DILocation(line: 223, column: 30, scope: !247, inlinedAt: !250)
!296 = !DILocation(line: 227, column: 21, scope: !247, inlinedAt: !250)
!297 = !DILocation(line: 230, column: 21, scope: !298, inlinedAt: !250)
!298 = distinct !DILexicalBlock(scope: !247, file: !228, line: 229, column: 21)
!299 = !DILocation(line: 229, column: 32, scope: !247, inlinedAt: !250)
!300 = !DILocation(line: 231, column: 57, scope: !298, inlinedAt: !250)
!301 = !DILocation(line: 231, column: 21, scope: !298, inlinedAt: !250)
!302 = !DILocation(line: 231, column: 43, scope: !298, inlinedAt: !250)
!303 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !304)
!304 = distinct !DILocation(line: 231, column: 37, scope: !298, inlinedAt: !250)
!305 = !DILocation(line: 232, column: 21, scope: !298, inlinedAt: !250)
!306 = !DILocation(line: 232, column: 43, scope: !298, inlinedAt: !250)
!307 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !308)
!308 = distinct !DILocation(line: 232, column: 37, scope: !298, inlinedAt: !250)
!309 = !DILocation(line: 220, column: 17, scope: !247, inlinedAt: !250)
!310 = !DILocation(line: 236, column: 20, scope: !247, inlinedAt: !250)
!311 = !DILocation(line: 210, column: 9, scope: !256, inlinedAt: !312)
!312 = distinct !DILocation(line: 239, column: 30, scope: !247, inlinedAt: !250)
!313 = !DILocation(line: 248, column: 39, scope: !314, inlinedAt: !250)
!314 = distinct !DILexicalBlock(scope: !247, file: !228, line: 247, column: 21)
!315 = !DILocation(line: 574, column: 9, scope: !274, inlinedAt: !316)
!316 = distinct !DILocation(line: 248, column: 33, scope: !314, inlinedAt: !250)
!317 = !DILocation(line: 236, column: 17, scope: !247, inlinedAt: !250)
!318 = !DILocation(line: 0, scope: !247, inlinedAt: !250)
!319 = !DILocation(line: 410, column: 27, scope: !320, inlinedAt: !324)
!320 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !322, file: !321, line: 392, type: !13, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!321 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!322 = !DINamespace(name: "{impl#4}", scope: !323)
!323 = !DINamespace(name: "index", scope: !11)
!324 = distinct !DILocation(line: 557, column: 44, scope: !325, inlinedAt: !327)
!325 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !326, file: !321, line: 555, type: !13, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!326 = !DINamespace(name: "{impl#7}", scope: !323)
!327 = distinct !DILocation(line: 646, column: 26, scope: !328, inlinedAt: !331)
!328 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !330, file: !329, line: 639, type: !13, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!329 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!330 = !DINamespace(name: "{impl#0}", scope: !11)
!331 = distinct !DILocation(line: 115, column: 32, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !231, file: !228, line: 113, type: !13, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!333 = distinct !DILocation(line: 187, column: 26, scope: !334, inlinedAt: !245)
!334 = distinct !DILexicalBlock(scope: !243, file: !228, line: 185, column: 17)
!335 = !DILocation(line: 89, column: 24, scope: !336, inlinedAt: !338)
!336 = distinct !DILexicalBlock(scope: !337, file: !321, line: 87, column: 5)
!337 = distinct !DISubprogram(name: "get_offset_len_noubcheck<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubcheckINtNtNtB6_3mem12maybe_uninit11MaybeUninithEEB6_", scope: !323, file: !321, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!338 = distinct !DILocation(line: 411, column: 13, scope: !339, inlinedAt: !324)
!339 = distinct !DILexicalBlock(scope: !320, file: !321, line: 410, column: 13)
!340 = !{!341}
!341 = distinct !{!341, !342, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!342 = distinct !{!342, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!343 = !DILocation(line: 143, column: 32, scope: !234)
!344 = !DILocation(line: 0, scope: !345, inlinedAt: !349)
!345 = distinct !DILexicalBlock(scope: !346, file: !207, line: 1829, column: 9)
!346 = distinct !DILexicalBlock(scope: !347, file: !207, line: 1827, column: 9)
!347 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !348, file: !207, line: 1826, type: !13, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!348 = !DINamespace(name: "Formatter", scope: !210)
!349 = distinct !DILocation(line: 143, column: 32, scope: !234)
!350 = !{!351, !352}
!351 = distinct !{!351, !342, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!352 = distinct !{!352, !342, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!353 = !DILocation(line: 2316, column: 9, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !348, file: !207, line: 2315, type: !13, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!355 = distinct !DILocation(line: 1833, column: 24, scope: !345, inlinedAt: !349)
!356 = !DILocation(line: 1833, column: 19, scope: !345, inlinedAt: !349)
!357 = !DILocation(line: 2373, column: 9, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !348, file: !207, line: 2372, type: !13, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!359 = distinct !DILocation(line: 1838, column: 30, scope: !345, inlinedAt: !349)
!360 = !DILocation(line: 1838, column: 25, scope: !345, inlinedAt: !349)
!361 = !DILocation(line: 1855, column: 19, scope: !362, inlinedAt: !349)
!362 = distinct !DILexicalBlock(scope: !345, file: !207, line: 1838, column: 9)
!363 = !DILocation(line: 82, column: 17, scope: !364, inlinedAt: !366)
!364 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !365, file: !155, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!365 = !DINamespace(name: "{impl#96}", scope: !158)
!366 = distinct !DILocation(line: 1856, column: 21, scope: !367, inlinedAt: !349)
!367 = distinct !DILexicalBlock(scope: !362, file: !207, line: 1855, column: 9)
!368 = !DILocation(line: 1856, column: 12, scope: !367, inlinedAt: !349)
!369 = !DILocation(line: 2399, column: 9, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !348, file: !207, line: 2398, type: !13, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!371 = distinct !DILocation(line: 1860, column: 24, scope: !367, inlinedAt: !349)
!372 = !DILocation(line: 1860, column: 19, scope: !367, inlinedAt: !349)
!373 = !DILocation(line: 1858, column: 13, scope: !367, inlinedAt: !349)
!374 = !{!341, !352}
!375 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !219, file: !218, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!377 = distinct !DILocation(line: 1858, column: 13, scope: !367, inlinedAt: !349)
!378 = !DILocation(line: 1873, column: 51, scope: !367, inlinedAt: !349)
!379 = !DILocation(line: 1873, column: 45, scope: !367, inlinedAt: !349)
!380 = !{!381}
!381 = distinct !{!381, !382, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!382 = distinct !{!382, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!383 = !DILocation(line: 1873, column: 37, scope: !367, inlinedAt: !349)
!384 = !DILocation(line: 502, column: 9, scope: !385, inlinedAt: !387)
!385 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !386, file: !207, line: 501, type: !13, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!386 = !DINamespace(name: "FormattingOptions", scope: !210)
!387 = distinct !DILocation(line: 1957, column: 34, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !348, file: !207, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!389 = distinct !DILocation(line: 1873, column: 37, scope: !367, inlinedAt: !349)
!390 = !DILocation(line: 497, column: 43, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !386, file: !207, line: 495, type: !13, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!392 = distinct !DILocation(line: 1958, column: 33, scope: !393, inlinedAt: !389)
!393 = distinct !DILexicalBlock(scope: !388, file: !207, line: 1957, column: 9)
!394 = !DILocation(line: 34, column: 9, scope: !395, inlinedAt: !399)
!395 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !397, file: !396, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!396 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!397 = !DINamespace(name: "convert", scope: !398)
!398 = !DINamespace(name: "char", scope: !12)
!399 = distinct !DILocation(line: 239, column: 18, scope: !400, inlinedAt: !404)
!400 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !402, file: !401, line: 237, type: !13, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!401 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!402 = !DINamespace(name: "{impl#0}", scope: !403)
!403 = !DINamespace(name: "methods", scope: !398)
!404 = distinct !DILocation(line: 497, column: 18, scope: !391, inlinedAt: !392)
!405 = !DILocation(line: 1960, column: 28, scope: !406, inlinedAt: !389)
!406 = distinct !DILexicalBlock(scope: !393, file: !207, line: 1958, column: 9)
!407 = !DILocation(line: 1963, column: 34, scope: !406, inlinedAt: !389)
!408 = !DILocation(line: 1963, column: 44, scope: !406, inlinedAt: !389)
!409 = !DILocation(line: 0, scope: !406, inlinedAt: !389)
!410 = !{!381, !341}
!411 = !DILocation(line: 1966, column: 9, scope: !412, inlinedAt: !389)
!412 = distinct !DILexicalBlock(scope: !413, file: !207, line: 1966, column: 9)
!413 = distinct !DILexicalBlock(scope: !406, file: !207, line: 1960, column: 9)
!414 = !DILocation(line: 1966, column: 18, scope: !413, inlinedAt: !389)
!415 = !DILocation(line: 1915, column: 50, scope: !416, inlinedAt: !421)
!416 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !418, file: !417, line: 1915, type: !13, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!417 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!418 = !DINamespace(name: "{impl#62}", scope: !419)
!419 = !DINamespace(name: "impls", scope: !420)
!420 = !DINamespace(name: "cmp", scope: !12)
!421 = distinct !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !427)
!422 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !424, file: !423, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!423 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!424 = !DINamespace(name: "{impl#5}", scope: !425)
!425 = !DINamespace(name: "range", scope: !426)
!426 = !DINamespace(name: "iter", scope: !12)
!427 = distinct !DILocation(line: 985, column: 14, scope: !428, inlinedAt: !430)
!428 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !429, file: !423, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!429 = !DINamespace(name: "{impl#6}", scope: !425)
!430 = distinct !DILocation(line: 1966, column: 18, scope: !431, inlinedAt: !389)
!431 = !DILexicalBlockFile(scope: !412, file: !207, discriminator: 2)
!432 = !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !427)
!433 = !DILocation(line: 1970, column: 35, scope: !413, inlinedAt: !389)
!434 = !DILocation(line: 1971, column: 6, scope: !388, inlinedAt: !389)
!435 = !DILocation(line: 898, column: 17, scope: !436, inlinedAt: !438)
!436 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !437, file: !62, line: 886, type: !13, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!437 = !DINamespace(name: "{impl#7}", scope: !64)
!438 = distinct !DILocation(line: 215, column: 28, scope: !439, inlinedAt: !441)
!439 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !440, file: !423, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!440 = !DINamespace(name: "{impl#43}", scope: !425)
!441 = distinct !DILocation(line: 903, column: 35, scope: !442, inlinedAt: !427)
!442 = distinct !DILexicalBlock(scope: !422, file: !423, line: 901, column: 13)
!443 = !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !389)
!444 = !{!381, !341, !352}
!445 = !DILocation(line: 1967, column: 22, scope: !412, inlinedAt: !389)
!446 = !DILocation(line: 2173, column: 9, scope: !447, inlinedAt: !448)
!447 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !219, file: !218, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!448 = distinct !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !389)
!449 = !DILocation(line: 0, scope: !413, inlinedAt: !389)
!450 = !DILocation(line: 2173, column: 15, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !219, file: !218, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!452 = distinct !DILocation(line: 1873, column: 32, scope: !367, inlinedAt: !349)
!453 = !DILocation(line: 2173, column: 9, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 1863, column: 31, scope: !367, inlinedAt: !349)
!455 = !DILocation(line: 403, column: 22, scope: !456, inlinedAt: !457)
!456 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !386, file: !207, line: 402, type: !13, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!457 = distinct !DILocation(line: 1864, column: 26, scope: !458, inlinedAt: !349)
!458 = distinct !DILexicalBlock(scope: !367, file: !207, line: 1863, column: 13)
!459 = !DILocation(line: 418, column: 9, scope: !460, inlinedAt: !462)
!460 = distinct !DILexicalBlock(scope: !461, file: !207, line: 412, column: 9)
!461 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !386, file: !207, line: 411, type: !13, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!462 = distinct !DILocation(line: 1864, column: 36, scope: !458, inlinedAt: !349)
!463 = !DILocation(line: 1865, column: 13, scope: !458, inlinedAt: !349)
!464 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !465)
!465 = distinct !DILocation(line: 1865, column: 13, scope: !458, inlinedAt: !349)
!466 = !DILocation(line: 1874, column: 13, scope: !467, inlinedAt: !349)
!467 = distinct !DILexicalBlock(scope: !367, file: !207, line: 1873, column: 13)
!468 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !469)
!469 = distinct !DILocation(line: 1874, column: 13, scope: !467, inlinedAt: !349)
!470 = !DILocation(line: 1875, column: 13, scope: !467, inlinedAt: !349)
!471 = !DILocation(line: 1875, column: 22, scope: !467, inlinedAt: !349)
!472 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !473)
!473 = distinct !DILocation(line: 1875, column: 13, scope: !467, inlinedAt: !349)
!474 = !DILocation(line: 1756, column: 18, scope: !475, inlinedAt: !477)
!475 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !476, file: !207, line: 1755, type: !13, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!476 = !DINamespace(name: "PostPadding", scope: !210)
!477 = distinct !DILocation(line: 1876, column: 26, scope: !467, inlinedAt: !349)
!478 = !DILocation(line: 1915, column: 50, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !418, file: !417, line: 1915, type: !13, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!480 = distinct !DILocation(line: 900, column: 12, scope: !481, inlinedAt: !482)
!481 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !424, file: !423, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!482 = distinct !DILocation(line: 985, column: 14, scope: !483, inlinedAt: !484)
!483 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !429, file: !423, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!484 = distinct !DILocation(line: 1756, column: 18, scope: !485, inlinedAt: !477)
!485 = !DILexicalBlockFile(scope: !486, file: !207, discriminator: 2)
!486 = distinct !DILexicalBlock(scope: !475, file: !207, line: 1756, column: 9)
!487 = !DILocation(line: 900, column: 12, scope: !481, inlinedAt: !482)
!488 = !DILocation(line: 898, column: 17, scope: !489, inlinedAt: !490)
!489 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !437, file: !62, line: 886, type: !13, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!490 = distinct !DILocation(line: 215, column: 28, scope: !491, inlinedAt: !492)
!491 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !440, file: !423, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!492 = distinct !DILocation(line: 903, column: 35, scope: !493, inlinedAt: !482)
!493 = distinct !DILexicalBlock(scope: !481, file: !423, line: 901, column: 13)
!494 = !DILocation(line: 1757, column: 13, scope: !486, inlinedAt: !477)
!495 = !DILocation(line: 1757, column: 19, scope: !486, inlinedAt: !477)
!496 = !DILocation(line: 2173, column: 9, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !219, file: !218, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!498 = distinct !DILocation(line: 1757, column: 13, scope: !486, inlinedAt: !477)
!499 = !DILocation(line: 1860, column: 16, scope: !367, inlinedAt: !349)
!500 = !DILocation(line: 1866, column: 51, scope: !458, inlinedAt: !349)
!501 = !DILocation(line: 1866, column: 45, scope: !458, inlinedAt: !349)
!502 = !DILocation(line: 1966, column: 9, scope: !412, inlinedAt: !503)
!503 = distinct !DILocation(line: 1866, column: 37, scope: !458, inlinedAt: !349)
!504 = !DILocation(line: 1966, column: 18, scope: !413, inlinedAt: !503)
!505 = !DILocation(line: 1915, column: 50, scope: !416, inlinedAt: !506)
!506 = distinct !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !507)
!507 = distinct !DILocation(line: 985, column: 14, scope: !428, inlinedAt: !508)
!508 = distinct !DILocation(line: 1966, column: 18, scope: !431, inlinedAt: !503)
!509 = !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !507)
!510 = !DILocation(line: 898, column: 17, scope: !436, inlinedAt: !511)
!511 = distinct !DILocation(line: 215, column: 28, scope: !439, inlinedAt: !512)
!512 = distinct !DILocation(line: 903, column: 35, scope: !442, inlinedAt: !507)
!513 = !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !503)
!514 = !{!515, !341, !352}
!515 = distinct !{!515, !516, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!516 = distinct !{!516, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!517 = !DILocation(line: 1967, column: 22, scope: !412, inlinedAt: !503)
!518 = !DILocation(line: 2173, column: 9, scope: !447, inlinedAt: !519)
!519 = distinct !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !503)
!520 = !DILocation(line: 1867, column: 13, scope: !521, inlinedAt: !349)
!521 = distinct !DILexicalBlock(scope: !458, file: !207, line: 1866, column: 13)
!522 = !DILocation(line: 1867, column: 22, scope: !521, inlinedAt: !349)
!523 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !524)
!524 = distinct !DILocation(line: 1867, column: 13, scope: !521, inlinedAt: !349)
!525 = !DILocation(line: 1869, column: 13, scope: !521, inlinedAt: !349)
!526 = !DILocation(line: 1859, column: 13, scope: !367, inlinedAt: !349)
!527 = !DILocation(line: 1859, column: 22, scope: !367, inlinedAt: !349)
!528 = !DILocation(line: 144, column: 17, scope: !227)
!529 = !DILocation(line: 151, column: 14, scope: !227)
!530 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check", scope: !195, file: !194, line: 266, type: !13, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!531 = !DILocation(line: 271, column: 5, scope: !532)
!532 = !DILexicalBlockFile(scope: !533, file: !194, discriminator: 0)
!533 = distinct !DILexicalBlock(scope: !530, file: !534, line: 62, column: 38)
!534 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!535 = !DILocation(line: 271, column: 5, scope: !530)
!536 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !195, file: !194, line: 95, type: !13, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!537 = !DILocation(line: 2448, column: 9, scope: !538)
!538 = !DILexicalBlockFile(scope: !536, file: !117, discriminator: 0)
!539 = !DILocation(line: 114, column: 17, scope: !540, inlinedAt: !537)
!540 = !DILexicalBlockFile(scope: !541, file: !194, discriminator: 0)
!541 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !542, file: !117, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!542 = !DINamespace(name: "panic_nounwind_fmt", scope: !195)
!543 = !DILocation(line: 40, column: 9, scope: !544, inlinedAt: !545)
!544 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !200, file: !199, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!545 = !DILocation(line: 114, column: 22, scope: !540, inlinedAt: !537)
!546 = !DILocation(line: 122, column: 22, scope: !547, inlinedAt: !537)
!547 = distinct !DILexicalBlock(scope: !541, file: !194, line: 114, column: 13)
!548 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !195, file: !194, line: 297, type: !13, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!549 = !DILocation(line: 302, column: 5, scope: !548)
!550 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !195, file: !194, line: 279, type: !13, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!551 = !DILocation(line: 285, column: 9, scope: !552)
!552 = distinct !DILexicalBlock(scope: !550, file: !194, line: 285, column: 9)
!553 = !DILocation(line: 284, column: 5, scope: !550)
!554 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !555, file: !228, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!555 = !DINamespace(name: "{impl#8}", scope: !231)
!556 = !DILocation(line: 27, column: 21, scope: !554)
!557 = !DILocation(line: 33, column: 34, scope: !558)
!558 = distinct !DILexicalBlock(scope: !559, file: !228, line: 29, column: 17)
!559 = distinct !DILexicalBlock(scope: !554, file: !228, line: 27, column: 17)
!560 = !DILocation(line: 34, column: 17, scope: !561)
!561 = distinct !DILexicalBlock(scope: !558, file: !228, line: 33, column: 17)
!562 = !DILocation(line: 0, scope: !558)
!563 = !DILocation(line: 0, scope: !559)
!564 = !DILocation(line: 35, column: 33, scope: !561)
!565 = !DILocation(line: 36, column: 21, scope: !566)
!566 = distinct !DILexicalBlock(scope: !561, file: !228, line: 35, column: 21)
!567 = !DILocation(line: 38, column: 21, scope: !566)
!568 = !DILocation(line: 41, column: 21, scope: !566)
!569 = !DILocation(line: 41, column: 39, scope: !566)
!570 = !DILocation(line: 574, column: 9, scope: !571, inlinedAt: !572)
!571 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !276, file: !275, line: 573, type: !13, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!572 = !DILocation(line: 41, column: 33, scope: !566)
!573 = !DILocation(line: 42, column: 24, scope: !566)
!574 = !DILocation(line: 410, column: 27, scope: !320, inlinedAt: !575)
!575 = distinct !DILocation(line: 557, column: 44, scope: !325, inlinedAt: !576)
!576 = distinct !DILocation(line: 646, column: 26, scope: !328, inlinedAt: !577)
!577 = distinct !DILocation(line: 115, column: 32, scope: !332, inlinedAt: !578)
!578 = distinct !DILocation(line: 48, column: 39, scope: !561)
!579 = !{!580}
!580 = distinct !{!580, !581, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!581 = distinct !{!581, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!582 = !DILocation(line: 49, column: 19, scope: !583)
!583 = distinct !DILexicalBlock(scope: !561, file: !228, line: 48, column: 17)
!584 = !DILocation(line: 0, scope: !345, inlinedAt: !585)
!585 = distinct !DILocation(line: 49, column: 19, scope: !583)
!586 = !{!587, !588}
!587 = distinct !{!587, !581, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!588 = distinct !{!588, !581, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!589 = !DILocation(line: 2316, column: 9, scope: !354, inlinedAt: !590)
!590 = distinct !DILocation(line: 1833, column: 24, scope: !345, inlinedAt: !585)
!591 = !DILocation(line: 1833, column: 19, scope: !345, inlinedAt: !585)
!592 = !DILocation(line: 2373, column: 9, scope: !358, inlinedAt: !593)
!593 = distinct !DILocation(line: 1838, column: 30, scope: !345, inlinedAt: !585)
!594 = !DILocation(line: 1838, column: 25, scope: !345, inlinedAt: !585)
!595 = !DILocation(line: 1855, column: 19, scope: !362, inlinedAt: !585)
!596 = !DILocation(line: 82, column: 17, scope: !364, inlinedAt: !597)
!597 = distinct !DILocation(line: 1856, column: 21, scope: !367, inlinedAt: !585)
!598 = !DILocation(line: 1856, column: 12, scope: !367, inlinedAt: !585)
!599 = !DILocation(line: 2399, column: 9, scope: !370, inlinedAt: !600)
!600 = distinct !DILocation(line: 1860, column: 24, scope: !367, inlinedAt: !585)
!601 = !DILocation(line: 1860, column: 19, scope: !367, inlinedAt: !585)
!602 = !DILocation(line: 1858, column: 13, scope: !367, inlinedAt: !585)
!603 = !{!580, !588}
!604 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !605)
!605 = distinct !DILocation(line: 1858, column: 13, scope: !367, inlinedAt: !585)
!606 = !DILocation(line: 1873, column: 51, scope: !367, inlinedAt: !585)
!607 = !DILocation(line: 1873, column: 45, scope: !367, inlinedAt: !585)
!608 = !{!609}
!609 = distinct !{!609, !610, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!610 = distinct !{!610, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!611 = !DILocation(line: 1873, column: 37, scope: !367, inlinedAt: !585)
!612 = !DILocation(line: 502, column: 9, scope: !385, inlinedAt: !613)
!613 = distinct !DILocation(line: 1957, column: 34, scope: !388, inlinedAt: !614)
!614 = distinct !DILocation(line: 1873, column: 37, scope: !367, inlinedAt: !585)
!615 = !DILocation(line: 497, column: 43, scope: !391, inlinedAt: !616)
!616 = distinct !DILocation(line: 1958, column: 33, scope: !393, inlinedAt: !614)
!617 = !DILocation(line: 34, column: 9, scope: !395, inlinedAt: !618)
!618 = distinct !DILocation(line: 239, column: 18, scope: !400, inlinedAt: !619)
!619 = distinct !DILocation(line: 497, column: 18, scope: !391, inlinedAt: !616)
!620 = !DILocation(line: 1960, column: 28, scope: !406, inlinedAt: !614)
!621 = !DILocation(line: 1963, column: 34, scope: !406, inlinedAt: !614)
!622 = !DILocation(line: 1963, column: 44, scope: !406, inlinedAt: !614)
!623 = !DILocation(line: 0, scope: !406, inlinedAt: !614)
!624 = !{!609, !580}
!625 = !DILocation(line: 1966, column: 9, scope: !412, inlinedAt: !614)
!626 = !DILocation(line: 1966, column: 18, scope: !413, inlinedAt: !614)
!627 = !DILocation(line: 1915, column: 50, scope: !416, inlinedAt: !628)
!628 = distinct !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !629)
!629 = distinct !DILocation(line: 985, column: 14, scope: !428, inlinedAt: !630)
!630 = distinct !DILocation(line: 1966, column: 18, scope: !431, inlinedAt: !614)
!631 = !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !629)
!632 = !DILocation(line: 1970, column: 35, scope: !413, inlinedAt: !614)
!633 = !DILocation(line: 1971, column: 6, scope: !388, inlinedAt: !614)
!634 = !DILocation(line: 898, column: 17, scope: !436, inlinedAt: !635)
!635 = distinct !DILocation(line: 215, column: 28, scope: !439, inlinedAt: !636)
!636 = distinct !DILocation(line: 903, column: 35, scope: !442, inlinedAt: !629)
!637 = !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !614)
!638 = !{!609, !580, !588}
!639 = !DILocation(line: 1967, column: 22, scope: !412, inlinedAt: !614)
!640 = !DILocation(line: 2173, column: 9, scope: !447, inlinedAt: !641)
!641 = distinct !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !614)
!642 = !DILocation(line: 0, scope: !413, inlinedAt: !614)
!643 = !DILocation(line: 2173, column: 15, scope: !451, inlinedAt: !644)
!644 = distinct !DILocation(line: 1873, column: 32, scope: !367, inlinedAt: !585)
!645 = !DILocation(line: 2173, column: 9, scope: !451, inlinedAt: !644)
!646 = !DILocation(line: 1863, column: 31, scope: !367, inlinedAt: !585)
!647 = !DILocation(line: 403, column: 22, scope: !456, inlinedAt: !648)
!648 = distinct !DILocation(line: 1864, column: 26, scope: !458, inlinedAt: !585)
!649 = !DILocation(line: 418, column: 9, scope: !460, inlinedAt: !650)
!650 = distinct !DILocation(line: 1864, column: 36, scope: !458, inlinedAt: !585)
!651 = !DILocation(line: 1865, column: 13, scope: !458, inlinedAt: !585)
!652 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !653)
!653 = distinct !DILocation(line: 1865, column: 13, scope: !458, inlinedAt: !585)
!654 = !DILocation(line: 1874, column: 13, scope: !467, inlinedAt: !585)
!655 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !656)
!656 = distinct !DILocation(line: 1874, column: 13, scope: !467, inlinedAt: !585)
!657 = !DILocation(line: 1875, column: 13, scope: !467, inlinedAt: !585)
!658 = !DILocation(line: 1875, column: 22, scope: !467, inlinedAt: !585)
!659 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !660)
!660 = distinct !DILocation(line: 1875, column: 13, scope: !467, inlinedAt: !585)
!661 = !DILocation(line: 1756, column: 18, scope: !475, inlinedAt: !662)
!662 = distinct !DILocation(line: 1876, column: 26, scope: !467, inlinedAt: !585)
!663 = !DILocation(line: 1915, column: 50, scope: !479, inlinedAt: !664)
!664 = distinct !DILocation(line: 900, column: 12, scope: !481, inlinedAt: !665)
!665 = distinct !DILocation(line: 985, column: 14, scope: !483, inlinedAt: !666)
!666 = distinct !DILocation(line: 1756, column: 18, scope: !485, inlinedAt: !662)
!667 = !DILocation(line: 900, column: 12, scope: !481, inlinedAt: !665)
!668 = !DILocation(line: 898, column: 17, scope: !489, inlinedAt: !669)
!669 = distinct !DILocation(line: 215, column: 28, scope: !491, inlinedAt: !670)
!670 = distinct !DILocation(line: 903, column: 35, scope: !493, inlinedAt: !665)
!671 = !DILocation(line: 1757, column: 13, scope: !486, inlinedAt: !662)
!672 = !DILocation(line: 1757, column: 19, scope: !486, inlinedAt: !662)
!673 = !DILocation(line: 2173, column: 9, scope: !497, inlinedAt: !674)
!674 = distinct !DILocation(line: 1757, column: 13, scope: !486, inlinedAt: !662)
!675 = !DILocation(line: 1860, column: 16, scope: !367, inlinedAt: !585)
!676 = !DILocation(line: 1866, column: 51, scope: !458, inlinedAt: !585)
!677 = !DILocation(line: 1866, column: 45, scope: !458, inlinedAt: !585)
!678 = !DILocation(line: 1966, column: 9, scope: !412, inlinedAt: !679)
!679 = distinct !DILocation(line: 1866, column: 37, scope: !458, inlinedAt: !585)
!680 = !DILocation(line: 1966, column: 18, scope: !413, inlinedAt: !679)
!681 = !DILocation(line: 1915, column: 50, scope: !416, inlinedAt: !682)
!682 = distinct !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !683)
!683 = distinct !DILocation(line: 985, column: 14, scope: !428, inlinedAt: !684)
!684 = distinct !DILocation(line: 1966, column: 18, scope: !431, inlinedAt: !679)
!685 = !DILocation(line: 900, column: 12, scope: !422, inlinedAt: !683)
!686 = !DILocation(line: 898, column: 17, scope: !436, inlinedAt: !687)
!687 = distinct !DILocation(line: 215, column: 28, scope: !439, inlinedAt: !688)
!688 = distinct !DILocation(line: 903, column: 35, scope: !442, inlinedAt: !683)
!689 = !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !679)
!690 = !{!691, !580, !588}
!691 = distinct !{!691, !692, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!692 = distinct !{!692, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!693 = !DILocation(line: 1967, column: 22, scope: !412, inlinedAt: !679)
!694 = !DILocation(line: 2173, column: 9, scope: !447, inlinedAt: !695)
!695 = distinct !DILocation(line: 1967, column: 13, scope: !412, inlinedAt: !679)
!696 = !DILocation(line: 1867, column: 13, scope: !521, inlinedAt: !585)
!697 = !DILocation(line: 1867, column: 22, scope: !521, inlinedAt: !585)
!698 = !DILocation(line: 2173, column: 9, scope: !376, inlinedAt: !699)
!699 = distinct !DILocation(line: 1867, column: 13, scope: !521, inlinedAt: !585)
!700 = !DILocation(line: 1869, column: 13, scope: !521, inlinedAt: !585)
!701 = !DILocation(line: 1859, column: 13, scope: !367, inlinedAt: !585)
!702 = !DILocation(line: 1859, column: 22, scope: !367, inlinedAt: !585)
!703 = !DILocation(line: 50, column: 13, scope: !554)
!704 = !DILocation(line: 50, column: 14, scope: !554)
!705 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !706, file: !194, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!706 = !DINamespace(name: "panic_const", scope: !195)
!707 = !DILocation(line: 175, column: 17, scope: !705)
!708 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !706, file: !194, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!709 = !DILocation(line: 175, column: 17, scope: !708)
!710 = distinct !DISubprogram(name: "panic_const_shl_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_shl_overflow", scope: !706, file: !194, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!711 = !DILocation(line: 175, column: 17, scope: !710)
!712 = distinct !DISubprogram(name: "panic_const_sub_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow", scope: !706, file: !194, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!713 = !DILocation(line: 175, column: 17, scope: !712)
