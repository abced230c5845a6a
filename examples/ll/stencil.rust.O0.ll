source_filename = "stencil.b5727b37c87b0759-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_4b7a9ffb9a165694bf6e0c3990580c2b = private unnamed_addr constant [60 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_5c3c52295faf3bd19434250974af233e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4b7a9ffb9a165694bf6e0c3990580c2b, [16 x i8] c";\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_0b68224d7602e24f08bdab4f2d40ff09 = private unnamed_addr constant [21 x i8] c"examples/rust/gpu.rs\00", align 1
@alloc_99a716c6375e7c540a2b4cd4f74d4515 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0F\00\00\00" }>, align 8
@alloc_12e54eba8a5204ddd3105f1374f44197 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0b68224d7602e24f08bdab4f2d40ff09, [16 x i8] c"\14\00\00\00\00\00\00\00\09\00\00\00\0E\00\00\00" }>, align 8
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_8adae227879713956e9aaa5cba0e20a5 = private unnamed_addr constant [57 x i8] c"/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs\00", align 1
@alloc_b61c6f559f61931bf2734e6cf54b28b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8adae227879713956e9aaa5cba0e20a5, [16 x i8] c"8\00\00\00\00\00\00\00\B6\01\00\00\01\00\00\00" }>, align 8
@alloc_9e2afa5cb862b95c5dd8241fc13c61a6 = private unnamed_addr constant [25 x i8] c"examples/rust/stencil.rs\00", align 1
@alloc_48cbc7b97cadff801c86010dc74113b2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\11\00\00\00\0D\00\00\00" }>, align 8
@alloc_1ad1b672db27a13c20c8f863629687c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\002\00\00\00" }>, align 8
@alloc_e4538545a2d84bba9460294d2bab2059 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\12\00\00\00\0D\00\00\00" }>, align 8
@alloc_3401f1793e15e8403b433ed3d360bec8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00\0D\00\00\00" }>, align 8
@alloc_143e19337317c661ac571f21ed118f6f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\18\00\00\00\12\00\00\00" }>, align 8
@alloc_c8e17a156646817968b529c0e1e2e356 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\18\00\00\004\00\00\00" }>, align 8
@alloc_f7fdf1a3a4f20eca0ed6c0da186e7610 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00\10\00\00\00" }>, align 8
@alloc_54d94e88d1e2c15d9e81be386dc5faf8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00\1B\00\00\00" }>, align 8
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.127 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135 = private unnamed_addr constant [33 x i8] c"null pointer dereference occurred", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137 = private unnamed_addr constant [83 x i8] c">misaligned pointer dereference: address must be a multiple of \C1 \00\80`\08 but is \C1 \00\80`\00", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138 = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165 = private unnamed_addr constant [28 x i8] c"attempt to add with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167 = private unnamed_addr constant [33 x i8] c"attempt to multiply with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.172 = private unnamed_addr constant [33 x i8] c"attempt to subtract with overflow", align 1
@anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327 = private unnamed_addr constant [2 x i8] c"0x", align 1

; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !8 {
start:
  br label %bb1, !dbg !15

bb1:                                              ; preds = %start
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #14, !dbg !18
  br label %bb3, !dbg !19

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !20
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !20
  ret { ptr, i64 } %2, !dbg !20
}

; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #1 !dbg !21 {
start:
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil() #15, !dbg !25
  unreachable, !dbg !25
}

; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil(ptr %self, i64 %align) unnamed_addr #0 !dbg !26 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !31
  %2 = trunc i64 %1 to i32, !dbg !31
  store i32 %2, ptr %0, align 4, !dbg !31
  %_8 = load i32, ptr %0, align 4, !dbg !31
  %3 = icmp eq i32 %_8, 1, !dbg !39
  br i1 %3, label %bb1, label %bb2, !dbg !39

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !40
  %_7 = sub i64 %align, 1, !dbg !43
  %_5 = and i64 %_6, %_7, !dbg !44
  %_0 = icmp eq i64 %_5, 0, !dbg !44
  ret i1 %_0, !dbg !45

bb2:                                              ; preds = %start
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #16, !dbg !46
  unreachable, !dbg !46
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !47 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  ret i32 %_0, !dbg !52
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !53 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  ret i32 %_0, !dbg !55
}

; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !56 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57
  ret i32 %_0, !dbg !58
}

; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil() unnamed_addr #2 !dbg !59 {
start:
  call void @llvm.trap(), !dbg !60
  unreachable, !dbg !60
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !61 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !63
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !63
  br i1 %_7.1, label %bb1, label %bb2, !dbg !67

bb2:                                              ; preds = %start
  ret void, !dbg !68

bb1:                                              ; preds = %start
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !69
  unreachable, !dbg !69
}

; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !71 {
start:
  %_14 = alloca [8 x i8], align 8
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil(ptr %data, i64 %align) #14, !dbg !73
  br i1 %_11, label %bb5, label %bb6, !dbg !82

bb6:                                              ; preds = %start
  br label %bb3, !dbg !84

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !86
  %_12 = icmp eq i64 %_13, 0, !dbg !98
  %_5 = xor i1 %_12, true, !dbg !99
  br i1 %_5, label %bb1, label %bb3, !dbg !84

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !100

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !103
  br i1 %1, label %bb8, label %bb9, !dbg !103

bb4:                                              ; preds = %bb10, %bb3
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #16, !dbg !106
  unreachable, !dbg !106

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !108
  br label %bb10, !dbg !109

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !110
  store i64 %2, ptr %_14, align 8, !dbg !110
  br label %bb10, !dbg !109

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !111
  %_7 = icmp ule i64 %len, %3, !dbg !111
  br i1 %_7, label %bb2, label %bb4, !dbg !105

bb2:                                              ; preds = %bb10
  ret void, !dbg !113
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil(i64 %self.0, i64 %self.1) unnamed_addr #0 !dbg !114 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0, !dbg !120
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1, !dbg !120
  ret { i64, i64 } %1, !dbg !120
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) unnamed_addr #0 !dbg !121 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !125
  %_3.i = load i64, ptr %self, align 8, !dbg !126
  %_4.i = load i64, ptr %_4, align 8, !dbg !133
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !126
  br i1 %_0.i, label %bb2, label %bb4, !dbg !134

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !135
  br label %bb5, !dbg !136

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8, !dbg !137
  %_6 = call i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil(i64 %old, i64 1) #14, !dbg !138
  store i64 %_6, ptr %self, align 8, !dbg !140
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !141
  store i64 %old, ptr %0, align 8, !dbg !141
  store i64 1, ptr %_0, align 8, !dbg !141
  br label %bb5, !dbg !136

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8, !dbg !142
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !142
  %3 = load i64, ptr %2, align 8, !dbg !142
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !142
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1, !dbg !142
  ret { i64, i64 } %5, !dbg !142
}

; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) unnamed_addr #0 !dbg !143 {
start:
  %0 = call { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) #14, !dbg !145
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !145
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !145
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !146
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !146
  ret { i64, i64 } %2, !dbg !146
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil(i64 %start1, i64 %n) unnamed_addr #0 !dbg !147 {
start:
  br label %bb1, !dbg !149

bb1:                                              ; preds = %start
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil(i64 %start1, i64 %n, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #14, !dbg !153
  br label %bb2, !dbg !153

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n, !dbg !154
  ret i64 %_0, !dbg !155
}

; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil(i64 %0, i64 %1) unnamed_addr #0 !dbg !156 {
start:
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  %_3.i = load i64, ptr %other, align 8, !dbg !158
  %_4.i = load i64, ptr %self, align 8, !dbg !160
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !158
  br i1 %_0.i, label %bb2, label %bb3, !dbg !161

bb3:                                              ; preds = %start
  %2 = load i64, ptr %self, align 8, !dbg !162
  store i64 %2, ptr %_0, align 8, !dbg !162
  br label %bb4, !dbg !163

bb2:                                              ; preds = %start
  %3 = load i64, ptr %other, align 8, !dbg !164
  store i64 %3, ptr %_0, align 8, !dbg !164
  br label %bb4, !dbg !163

bb4:                                              ; preds = %bb2, %bb3
  %4 = load i64, ptr %_0, align 8, !dbg !165
  ret i64 %4, !dbg !165
}

; Function Attrs: convergent nounwind
define ptx_kernel void @stencil(i64 %n, ptr %from, ptr %to, ptr %weights, i64 %reach) unnamed_addr #3 !dbg !166 {
start:
  %0 = alloca [8 x i8], align 8
  %_25 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %_11 = alloca [40 x i8], align 8
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil() #14, !dbg !167
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil() #14, !dbg !170
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !167
  %_5.0.i = extractvalue { i32, i1 } %1, 0, !dbg !167
  %_5.1.i = extractvalue { i32, i1 } %1, 1, !dbg !167
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !167

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil() #14, !dbg !171
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !172
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !172
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit, !dbg !172

panic.i:                                          ; preds = %start
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #16, !dbg !167
  unreachable, !dbg !167

panic1.i:                                         ; preds = %bb3.i
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #16, !dbg !172
  unreachable, !dbg !172

_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i10 = zext i32 %_7.0.i to i64, !dbg !172
  %_7 = icmp uge i64 %_0.i10, %n, !dbg !173
  br i1 %_7, label %bb20, label %bb2, !dbg !173

bb2:                                              ; preds = %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %from, i64 %n, ptr align 8 @alloc_48cbc7b97cadff801c86010dc74113b2) #14, !dbg !175
  %_12.0 = extractvalue { ptr, i64 } %2, 0, !dbg !175
  %_12.1 = extractvalue { ptr, i64 } %2, 1, !dbg !175
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %reach), !dbg !176
  %_16.0 = extractvalue { i64, i1 } %3, 0, !dbg !176
  %_16.1 = extractvalue { i64, i1 } %3, 1, !dbg !176
  br i1 %_16.1, label %panic, label %bb4, !dbg !176

bb20:                                             ; preds = %bb13, %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit
  ret void, !dbg !177

bb4:                                              ; preds = %bb2
  %_17.0 = add i64 %_16.0, 1, !dbg !176
  %_17.1 = icmp ult i64 %_17.0, %_16.0, !dbg !176
  br i1 %_17.1, label %panic1, label %bb5, !dbg !176

panic:                                            ; preds = %bb2
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_1ad1b672db27a13c20c8f863629687c8) #16, !dbg !176
  unreachable, !dbg !176

bb5:                                              ; preds = %bb4
  %4 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %weights, i64 %_17.0, ptr align 8 @alloc_e4538545a2d84bba9460294d2bab2059) #14, !dbg !178
  %_13.0 = extractvalue { ptr, i64 } %4, 0, !dbg !178
  %_13.1 = extractvalue { ptr, i64 } %4, 1, !dbg !178
  %_0.i = getelementptr inbounds nuw float, ptr %to, i64 %_0.i10, !dbg !179
  %_44 = ptrtoint ptr %_0.i to i64, !dbg !185
  %_46 = and i64 %_44, 3, !dbg !185
  %_47 = icmp eq i64 %_46, 0, !dbg !185
  br i1 %_47, label %bb21, label %panic2, !dbg !185

panic1:                                           ; preds = %bb4
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_1ad1b672db27a13c20c8f863629687c8) #16, !dbg !176
  unreachable, !dbg !176

bb21:                                             ; preds = %bb5
  %_49 = ptrtoint ptr %_0.i to i64, !dbg !185
  %_50 = icmp eq i64 %_49, 0, !dbg !185
  %_51 = and i1 %_50, true, !dbg !185
  %_52 = xor i1 %_51, true, !dbg !185
  br i1 %_52, label %bb22, label %panic3, !dbg !185

panic2:                                           ; preds = %bb5
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_44, ptr align 8 @alloc_3401f1793e15e8403b433ed3d360bec8) #16, !dbg !185
  unreachable, !dbg !185

bb22:                                             ; preds = %bb21
  store ptr %_12.0, ptr %_11, align 8, !dbg !186
  %5 = getelementptr inbounds i8, ptr %_11, i64 8, !dbg !186
  store i64 %_12.1, ptr %5, align 8, !dbg !186
  %6 = getelementptr inbounds i8, ptr %_11, i64 16, !dbg !186
  store ptr %_13.0, ptr %6, align 8, !dbg !186
  %7 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !186
  store i64 %_13.1, ptr %7, align 8, !dbg !186
  %8 = getelementptr inbounds i8, ptr %_11, i64 32, !dbg !186
  store ptr %_0.i, ptr %8, align 8, !dbg !186
  %from.0 = load ptr, ptr %_11, align 8, !dbg !187
  %9 = getelementptr inbounds i8, ptr %_11, i64 8, !dbg !187
  %from.1 = load i64, ptr %9, align 8, !dbg !187
  %10 = getelementptr inbounds i8, ptr %_11, i64 16, !dbg !188
  %weights.0 = load ptr, ptr %10, align 8, !dbg !188
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !188
  %weights.1 = load i64, ptr %11, align 8, !dbg !188
  %12 = getelementptr inbounds i8, ptr %_11, i64 32, !dbg !189
  %to4 = load ptr, ptr %12, align 8, !dbg !189
  store float 0.000000e+00, ptr %sum, align 4, !dbg !190
  %13 = call { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil(i64 0, i64 %weights.1) #14, !dbg !192
  %_21.0 = extractvalue { i64, i64 } %13, 0, !dbg !192
  %_21.1 = extractvalue { i64, i64 } %13, 1, !dbg !192
  store i64 %_21.0, ptr %iter, align 8, !dbg !192
  %14 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !192
  store i64 %_21.1, ptr %14, align 8, !dbg !192
  br label %bb9, !dbg !194

panic3:                                           ; preds = %bb21
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_3401f1793e15e8403b433ed3d360bec8) #16, !dbg !185
  unreachable, !dbg !185

bb9:                                              ; preds = %bb19, %bb22
  %15 = call { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %iter) #14, !dbg !196
  %16 = extractvalue { i64, i64 } %15, 0, !dbg !196
  %17 = extractvalue { i64, i64 } %15, 1, !dbg !196
  store i64 %16, ptr %_25, align 8, !dbg !196
  %18 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !196
  store i64 %17, ptr %18, align 8, !dbg !196
  %_27 = load i64, ptr %_25, align 8, !dbg !196
  %19 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !196
  %20 = load i64, ptr %19, align 8, !dbg !196
  %21 = trunc nuw i64 %_27 to i1, !dbg !196
  br i1 %21, label %bb12, label %bb13, !dbg !196

bb12:                                             ; preds = %bb9
  %22 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !197
  %k = load i64, ptr %22, align 8, !dbg !197
  %_32.0 = add i64 %_0.i10, %k, !dbg !198
  %_32.1 = icmp ult i64 %_32.0, %_0.i10, !dbg !198
  br i1 %_32.1, label %panic5, label %bb14, !dbg !198

bb13:                                             ; preds = %bb9
  %_42 = load float, ptr %sum, align 4, !dbg !200
  store float %_42, ptr %to4, align 4, !dbg !201
  br label %bb20, !dbg !177

bb14:                                             ; preds = %bb12
  %23 = call i64 @llvm.usub.sat.i64(i64 %_32.0, i64 %reach), !dbg !202
  store i64 %23, ptr %0, align 8, !dbg !202
  %_0.i9 = load i64, ptr %0, align 8, !dbg !202
  %_34.0 = sub i64 %n, 1, !dbg !205
  %_34.1 = icmp ult i64 %n, 1, !dbg !205
  br i1 %_34.1, label %panic6, label %bb16, !dbg !205

panic5:                                           ; preds = %bb12
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_143e19337317c661ac571f21ed118f6f) #16, !dbg !198
  unreachable, !dbg !198

bb16:                                             ; preds = %bb14
  %at = call i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil(i64 %_0.i9, i64 %_34.0) #14, !dbg !206
  %_38 = icmp ult i64 %at, %from.1, !dbg !207
  br i1 %_38, label %bb18, label %panic7, !dbg !207

panic6:                                           ; preds = %bb14
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_c8e17a156646817968b529c0e1e2e356) #16, !dbg !205
  unreachable, !dbg !205

bb18:                                             ; preds = %bb16
  %24 = getelementptr inbounds nuw float, ptr %from.0, i64 %at, !dbg !207
  %_36 = load float, ptr %24, align 4, !dbg !207
  %_41 = icmp ult i64 %k, %weights.1, !dbg !209
  br i1 %_41, label %bb19, label %panic8, !dbg !209

panic7:                                           ; preds = %bb16
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %at, i64 %from.1, ptr align 8 @alloc_f7fdf1a3a4f20eca0ed6c0da186e7610) #16, !dbg !207
  unreachable, !dbg !207

bb19:                                             ; preds = %bb18
  %25 = getelementptr inbounds nuw float, ptr %weights.0, i64 %k, !dbg !209
  %_39 = load float, ptr %25, align 4, !dbg !209
  %_35 = fmul float %_36, %_39, !dbg !207
  %26 = load float, ptr %sum, align 4, !dbg !210
  %27 = fadd float %26, %_35, !dbg !210
  store float %27, ptr %sum, align 4, !dbg !210
  br label %bb9, !dbg !194

panic8:                                           ; preds = %bb18
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %k, i64 %weights.1, ptr align 8 @alloc_54d94e88d1e2c15d9e81be386dc5faf8) #16, !dbg !209
  unreachable, !dbg !209

bb11:                                             ; No predecessors!
  unreachable, !dbg !196
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !211 {
  %4 = alloca [24 x i8], align 8
  %5 = alloca [16 x i8], align 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !214
  store ptr %5, ptr %4, align 8, !dbg !215
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !215
  store ptr %2, ptr %7, align 8, !dbg !215
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !215
  store i8 1, ptr %8, align 8, !dbg !215
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 17, !dbg !215
  store i8 0, ptr %9, align 1, !dbg !215
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #17, !dbg !222
  unreachable, !dbg !222
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %0, ptr readonly captures(address_is_null) %1, i32 noundef range(i32 43, 1114113) %2, ptr noalias noundef readonly captures(address, read_provenance) %3, i64 %4) unnamed_addr #11 !dbg !224 {
  %6 = icmp eq i32 %2, 1114112, !dbg !229
  br i1 %6, label %13, label %7, !dbg !231

7:                                                ; preds = %5
  %8 = icmp ne ptr %0, null
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %9)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !232
  %11 = load ptr, ptr %10, align 8, !dbg !232, !invariant.load !14, !nonnull !14
  %12 = tail call noundef zeroext i1 %11(ptr noundef nonnull %0, i32 noundef %2) #14, !dbg !233
  br i1 %12, label %17, label %13, !dbg !234

13:                                               ; preds = %7, %5
  %14 = icmp eq ptr %3, null, !dbg !239
  %15 = icmp ne ptr %0, null
  %16 = icmp ne ptr %1, null
  br i1 %14, label %17, label %19, !dbg !241

17:                                               ; preds = %19, %13, %7
  %18 = phi i1 [ true, %7 ], [ %22, %19 ], [ false, %13 ]
  ret i1 %18, !dbg !242

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.assume(i1 %15)
  tail call void @llvm.assume(i1 %16)
  %21 = load ptr, ptr %20, align 8, !dbg !243, !invariant.load !14, !nonnull !14
  %22 = tail call noundef zeroext i1 %21(ptr noundef nonnull %0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %3, i64 noundef %4) #14, !dbg !244
  br label %17, !dbg !244
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #12 !dbg !245 {
  %3 = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !250
  %4 = load i64, ptr %0, align 8, !dbg !251, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !253), !dbg !256
  tail call void @llvm.experimental.noalias.scope.decl(metadata !257), !dbg !260
  %5 = icmp ugt i64 %4, 999, !dbg !264
  br i1 %5, label %10, label %6, !dbg !264

6:                                                ; preds = %10, %2
  %7 = phi i64 [ %4, %2 ], [ %16, %10 ], !dbg !269
  %8 = phi i64 [ 20, %2 ], [ %14, %10 ], !dbg !270
  %9 = icmp samesign ugt i64 %7, 9, !dbg !271
  br i1 %9, label %38, label %54, !dbg !271

10:                                               ; preds = %10, %2
  %11 = phi i64 [ %14, %10 ], [ 20, %2 ]
  %12 = phi i64 [ %16, %10 ], [ %4, %2 ]
  %13 = icmp ne i64 %11, 0, !dbg !272
  tail call void @llvm.assume(i1 %13), !dbg !273
  %14 = add nsw i64 %11, -4, !dbg !278
  %15 = urem i64 %12, 10000, !dbg !279
  %16 = udiv i64 %12, 10000, !dbg !281
  %17 = trunc nuw nsw i64 %15 to i16, !dbg !283
  %18 = urem i16 %17, 100, !dbg !283
  %19 = udiv i16 %17, 100, !dbg !285
  %20 = shl nuw nsw i16 %19, 1, !dbg !286
  %21 = zext nneg i16 %20 to i64, !dbg !286
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 %14, !dbg !288
  %23 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %21, !dbg !289
  %24 = load i8, ptr %23, align 1, !dbg !289, !noalias !290, !noundef !14
  store i8 %24, ptr %22, align 1, !dbg !291, !alias.scope !290
  %25 = getelementptr i8, ptr %3, i64 %11, !dbg !298
  %26 = getelementptr i8, ptr %25, i64 -3, !dbg !298
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 1, !dbg !299
  %28 = load i8, ptr %27, align 1, !dbg !299, !noalias !290, !noundef !14
  store i8 %28, ptr %26, align 1, !dbg !300, !alias.scope !290
  %29 = shl nuw nsw i16 %18, 1, !dbg !302
  %30 = zext nneg i16 %29 to i64, !dbg !302
  %31 = getelementptr i8, ptr %25, i64 -2, !dbg !303
  %32 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %30, !dbg !304
  %33 = load i8, ptr %32, align 1, !dbg !304, !noalias !290, !noundef !14
  store i8 %33, ptr %31, align 1, !dbg !305, !alias.scope !290
  %34 = getelementptr i8, ptr %25, i64 -1, !dbg !307
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 1, !dbg !308
  %36 = load i8, ptr %35, align 1, !dbg !308, !noalias !290, !noundef !14
  store i8 %36, ptr %34, align 1, !dbg !309, !alias.scope !290
  %37 = icmp ugt i64 %12, 9999999, !dbg !264
  br i1 %37, label %10, label %6, !dbg !264

38:                                               ; preds = %6
  %39 = icmp samesign ugt i64 %8, 1, !dbg !311
  tail call void @llvm.assume(i1 %39), !dbg !312
  %40 = add nsw i64 %8, -2, !dbg !314
  %41 = trunc nuw i64 %7 to i16, !dbg !315
  %42 = udiv i16 %41, 100, !dbg !315
  %43 = zext nneg i16 %42 to i64, !dbg !315
  %44 = urem i16 %41, 100, !dbg !317
  %45 = shl nuw nsw i16 %44, 1, !dbg !318
  %46 = zext nneg i16 %45 to i64, !dbg !318
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 %40, !dbg !319
  %48 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %46, !dbg !320
  %49 = load i8, ptr %48, align 1, !dbg !320, !noalias !290, !noundef !14
  store i8 %49, ptr %47, align 1, !dbg !321, !alias.scope !290
  %50 = getelementptr i8, ptr %3, i64 %8, !dbg !323
  %51 = getelementptr i8, ptr %50, i64 -1, !dbg !323
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 1, !dbg !324
  %53 = load i8, ptr %52, align 1, !dbg !324, !noalias !290, !noundef !14
  store i8 %53, ptr %51, align 1, !dbg !325, !alias.scope !290
  br label %54, !dbg !327

54:                                               ; preds = %38, %6
  %55 = phi i64 [ %43, %38 ], [ %7, %6 ], !dbg !269
  %56 = phi i64 [ %40, %38 ], [ %8, %6 ], !dbg !270
  %57 = icmp ne i64 %55, 0, !dbg !328
  %58 = icmp eq i64 %4, 0
  %59 = or i1 %58, %57, !dbg !328
  %60 = icmp ne i64 %56, 0
  br i1 %59, label %61, label %68, !dbg !328

61:                                               ; preds = %54
  %62 = add nsw i64 %56, -1
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 %62
  %64 = shl nuw nsw i64 %55, 1
  %65 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.138, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 1
  tail call void @llvm.assume(i1 %60), !dbg !329
  %67 = load i8, ptr %66, align 1, !dbg !331, !noalias !290, !noundef !14
  store i8 %67, ptr %63, align 1, !dbg !333, !alias.scope !290
  br label %68, !dbg !335

68:                                               ; preds = %61, %54
  %69 = phi i64 [ %62, %61 ], [ %56, %54 ], !dbg !336
  %70 = sub nuw nsw i64 20, %69, !dbg !337
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 %69, !dbg !353
  tail call void @llvm.experimental.noalias.scope.decl(metadata !358), !dbg !361
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !dbg !362, !alias.scope !358, !noalias !368
  %74 = and i32 %73, 2097152, !dbg !371
  %75 = icmp eq i32 %74, 0, !dbg !374
  %76 = select i1 %75, i32 1114112, i32 43, !dbg !374
  %77 = lshr exact i32 %74, 21, !dbg !374
  %78 = zext nneg i32 %77 to i64, !dbg !374
  %79 = add nuw nsw i64 %70, %78, !dbg !362
  %80 = and i32 %73, 8388608, !dbg !375
  %81 = icmp eq i32 %80, 0, !dbg !378
  %82 = select i1 %81, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !378
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !379
  %84 = load i16, ptr %83, align 4, !dbg !379, !alias.scope !358, !noalias !368, !noundef !14
  %85 = zext i16 %84 to i64, !dbg !381
  %86 = icmp samesign ult i64 %79, %85, !dbg !389
  br i1 %86, label %87, label %90, !dbg !389

87:                                               ; preds = %68
  %88 = and i32 %73, 16777216, !dbg !390
  %89 = icmp eq i32 %88, 0, !dbg !393
  br i1 %89, label %95, label %125, !dbg !393

90:                                               ; preds = %68
  %91 = load ptr, ptr %1, align 8, !dbg !394, !alias.scope !358, !noalias !368
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !394
  %93 = load ptr, ptr %92, align 8, !dbg !394, !alias.scope !358, !noalias !368
  %94 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %91, ptr %93, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #18, !dbg !394, !noalias !395
  br i1 %94, label %170, label %166, !dbg !396

95:                                               ; preds = %87
  %96 = trunc nuw nsw i64 %79 to i16, !dbg !399
  %97 = sub i16 %84, %96, !dbg !400
  tail call void @llvm.experimental.noalias.scope.decl(metadata !401), !dbg !404
  %98 = lshr i32 %73, 29, !dbg !405
  %99 = and i32 %98, 3, !dbg !405
  %100 = and i32 %73, 2097151, !dbg !411
  %101 = icmp samesign ult i32 %100, 1114112, !dbg !415
  tail call void @llvm.assume(i1 %101), !dbg !415
  switch i32 %99, label %102 [
    i32 0, label %106
    i32 1, label %103
    i32 2, label %104
    i32 3, label %103
  ], !dbg !405

102:                                              ; preds = %95
  unreachable

103:                                              ; preds = %95, %95
  br label %106, !dbg !426

104:                                              ; preds = %95
  %105 = lshr i16 %97, 1, !dbg !428
  br label %106, !dbg !429

106:                                              ; preds = %104, %103, %95
  %107 = phi i16 [ %105, %104 ], [ %97, %103 ], [ 0, %95 ], !dbg !430
  %108 = load ptr, ptr %1, align 8, !alias.scope !431, !noalias !368
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load ptr, ptr %109, align 8, !alias.scope !431, !noalias !368
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 32
  br label %112, !dbg !432

112:                                              ; preds = %117, %106
  %113 = phi i16 [ 0, %106 ], [ %118, %117 ], !dbg !435
  %114 = icmp eq i16 %113, %107, !dbg !436
  br i1 %114, label %115, label %117, !dbg !445

115:                                              ; preds = %112
  %116 = sub i16 %97, %107, !dbg !446
  br label %121, !dbg !447

117:                                              ; preds = %112
  %118 = add i16 %113, 1, !dbg !448
  %119 = load ptr, ptr %111, align 8, !dbg !456, !invariant.load !14, !noalias !457, !nonnull !14
  %120 = tail call noundef zeroext i1 %119(ptr noundef nonnull %108, i32 noundef %100) #14, !dbg !458, !noalias !457
  br i1 %120, label %121, label %112, !dbg !459

121:                                              ; preds = %117, %115
  %122 = phi i16 [ %116, %115 ], [ undef, %117 ], !dbg !462
  %123 = phi i32 [ %100, %115 ], [ 1114112, %117 ], !dbg !462
  %124 = icmp eq i32 %123, 1114112, !dbg !463
  br i1 %124, label %170, label %134, !dbg !466

125:                                              ; preds = %87
  %126 = load i64, ptr %72, align 8, !dbg !467, !alias.scope !358, !noalias !368
  %127 = trunc i64 %126 to i32, !dbg !468
  %128 = and i32 %127, -1612709888, !dbg !468
  %129 = or disjoint i32 %128, 536870960, !dbg !472
  store i32 %129, ptr %72, align 8, !dbg !472, !alias.scope !358, !noalias !368
  %130 = load ptr, ptr %1, align 8, !dbg !476, !alias.scope !358, !noalias !368
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !476
  %132 = load ptr, ptr %131, align 8, !dbg !476, !alias.scope !358, !noalias !368
  %133 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %130, ptr %132, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #18, !dbg !476, !noalias !395
  br i1 %133, label %170, label %150, !dbg !477

134:                                              ; preds = %121
  %135 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %108, ptr %110, i32 noundef %76, ptr noalias noundef readonly captures(address, read_provenance) %82, i64 0) #18, !dbg !479, !noalias !395
  br i1 %135, label %170, label %136, !dbg !481

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %110, i64 24, !dbg !483
  %138 = load ptr, ptr %137, align 8, !dbg !483, !invariant.load !14, !noalias !395, !nonnull !14
  %139 = call noundef zeroext i1 %138(ptr noundef nonnull %108, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !484, !noalias !358
  br i1 %139, label %170, label %140, !dbg !485

140:                                              ; preds = %143, %136
  %141 = phi i16 [ %144, %143 ], [ 0, %136 ], !dbg !487
  %142 = icmp eq i16 %141, %122, !dbg !491
  br i1 %142, label %147, label %143, !dbg !500

143:                                              ; preds = %140
  %144 = add i16 %141, 1, !dbg !501
  %145 = load ptr, ptr %111, align 8, !dbg !507, !invariant.load !14, !noalias !358, !nonnull !14
  %146 = call noundef zeroext i1 %145(ptr noundef nonnull %108, i32 noundef range(i32 0, 1114112) %123) #14, !dbg !508, !noalias !358
  br i1 %146, label %147, label %140, !dbg !509

147:                                              ; preds = %143, %140
  %148 = phi i16 [ %122, %140 ], [ %141, %143 ], !dbg !487
  %149 = icmp ult i16 %148, %122, !dbg !491
  br label %170, !dbg !512

150:                                              ; preds = %125
  %151 = trunc nuw nsw i64 %79 to i16, !dbg !513
  %152 = sub i16 %84, %151, !dbg !514
  %153 = getelementptr inbounds nuw i8, ptr %132, i64 32
  br label %154, !dbg !515

154:                                              ; preds = %157, %150
  %155 = phi i16 [ 0, %150 ], [ %158, %157 ], !dbg !517
  %156 = icmp eq i16 %155, %152, !dbg !518
  br i1 %156, label %161, label %157, !dbg !522

157:                                              ; preds = %154
  %158 = add i16 %155, 1, !dbg !523
  %159 = load ptr, ptr %153, align 8, !dbg !526, !invariant.load !14, !noalias !527, !nonnull !14
  %160 = tail call noundef zeroext i1 %159(ptr noundef nonnull %130, i32 noundef 48) #14, !dbg !530, !noalias !527
  br i1 %160, label %170, label %154, !dbg !531

161:                                              ; preds = %154
  %162 = getelementptr inbounds nuw i8, ptr %132, i64 24, !dbg !533
  %163 = load ptr, ptr %162, align 8, !dbg !533, !invariant.load !14, !noalias !395, !nonnull !14
  %164 = call noundef zeroext i1 %163(ptr noundef nonnull %130, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !535, !noalias !358
  br i1 %164, label %170, label %165, !dbg !536

165:                                              ; preds = %161
  store i64 %126, ptr %72, align 8, !dbg !538, !alias.scope !358, !noalias !368
  br label %170, !dbg !512

166:                                              ; preds = %90
  %167 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %168 = load ptr, ptr %167, align 8, !dbg !539, !invariant.load !14, !noalias !395, !nonnull !14
  %169 = call noundef zeroext i1 %168(ptr noundef nonnull %91, ptr noalias noundef nonnull readonly captures(address, read_provenance) %71, i64 noundef %70) #14, !dbg !540, !noalias !358
  br label %170, !dbg !540

170:                                              ; preds = %166, %165, %161, %157, %147, %136, %134, %125, %121, %90
  %171 = phi i1 [ true, %90 ], [ %169, %166 ], [ false, %165 ], [ true, %121 ], [ true, %134 ], [ %149, %147 ], [ true, %136 ], [ true, %125 ], [ true, %161 ], [ true, %157 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !541
  ret i1 %171, !dbg !542
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #13 !dbg !543 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !544
  store ptr %5, ptr %4, align 8, !dbg !544
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !544
  store ptr @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt, ptr %7, align 8, !dbg !544
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !544
  store ptr %6, ptr %8, align 8, !dbg !544
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !544
  store ptr @_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt, ptr %9, align 8, !dbg !544
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.127, ptr noundef nonnull %4, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !548
  unreachable, !dbg !548
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, i1 noundef zeroext %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %3) unnamed_addr #9 !dbg !549 {
  %5 = alloca [24 x i8], align 8
  %6 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6), !dbg !550
  store ptr %0, ptr %6, align 8, !dbg !550
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !550
  store ptr %1, ptr %7, align 8, !dbg !550
  call void @llvm.lifetime.start.p0(ptr nonnull %5), !dbg !552
  store ptr %6, ptr %5, align 8, !dbg !556
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !556
  store ptr %3, ptr %8, align 8, !dbg !556
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !556
  store i8 0, ptr %9, align 8, !dbg !556
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 17, !dbg !556
  %11 = zext i1 %2 to i8, !dbg !556
  store i8 %11, ptr %10, align 1, !dbg !556
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %5) #17, !dbg !559
  unreachable, !dbg !559
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #13 !dbg !561 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.135, ptr noundef nonnull inttoptr (i64 67 to ptr), i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !562
  unreachable, !dbg !562
}

; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #13 !dbg !563 {
  %4 = alloca [32 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4), !dbg !564
  store ptr %6, ptr %4, align 8, !dbg !564
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !564
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %7, align 8, !dbg !564
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !564
  store ptr %5, ptr %8, align 8, !dbg !564
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !564
  store ptr @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt, ptr %9, align 8, !dbg !564
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.137, ptr noundef nonnull %4, i1 noundef zeroext false, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !566
  unreachable, !dbg !566
}

; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef align 8 captures(none) dereferenceable(24) %1) unnamed_addr #12 !dbg !567 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !569
  %4 = load i64, ptr %0, align 8, !dbg !570, !noundef !14
  br label %5, !dbg !573

5:                                                ; preds = %5, %2
  %6 = phi i64 [ %4, %2 ], [ %9, %5 ], !dbg !575
  %7 = phi i64 [ 16, %2 ], [ %10, %5 ], !dbg !576
  %8 = and i64 %6, 15, !dbg !577
  %9 = lshr i64 %6, 4, !dbg !578
  %10 = add nsw i64 %7, -1, !dbg !580
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %10, !dbg !581
  %12 = getelementptr inbounds nuw i8, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.1, i64 %8, !dbg !582
  %13 = load i8, ptr %12, align 1, !dbg !582, !noundef !14
  store i8 %13, ptr %11, align 1, !dbg !583
  %14 = icmp eq i64 %9, 0, !dbg !586
  br i1 %14, label %15, label %5, !dbg !586

15:                                               ; preds = %5
  %16 = sub nsw i64 17, %7, !dbg !587
  tail call void @llvm.experimental.noalias.scope.decl(metadata !592), !dbg !595
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load i32, ptr %17, align 8, !dbg !597, !alias.scope !592, !noalias !599
  %19 = and i32 %18, 2097152, !dbg !602
  %20 = icmp eq i32 %19, 0, !dbg !604
  %21 = select i1 %20, i32 1114112, i32 43, !dbg !604
  %22 = lshr exact i32 %19, 21, !dbg !604
  %23 = zext nneg i32 %22 to i64, !dbg !604
  %24 = add nuw nsw i64 %16, %23, !dbg !597
  %25 = and i32 %18, 8388608, !dbg !605
  %26 = icmp eq i32 %25, 0, !dbg !607
  %27 = add nuw nsw i64 %24, 2
  %28 = select i1 %26, ptr null, ptr @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.327, !dbg !607
  %29 = select i1 %26, i64 %24, i64 %27, !dbg !607
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !608
  %31 = load i16, ptr %30, align 4, !dbg !608, !alias.scope !592, !noalias !599, !noundef !14
  %32 = zext i16 %31 to i64, !dbg !609
  %33 = icmp samesign ult i64 %29, %32, !dbg !611
  br i1 %33, label %34, label %37, !dbg !611

34:                                               ; preds = %15
  %35 = and i32 %18, 16777216, !dbg !612
  %36 = icmp eq i32 %35, 0, !dbg !614
  br i1 %36, label %42, label %72, !dbg !614

37:                                               ; preds = %15
  %38 = load ptr, ptr %1, align 8, !dbg !615, !alias.scope !592, !noalias !599
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !615
  %40 = load ptr, ptr %39, align 8, !dbg !615, !alias.scope !592, !noalias !599
  %41 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %38, ptr %40, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !615, !noalias !616
  br i1 %41, label %117, label %113, !dbg !617

42:                                               ; preds = %34
  %43 = trunc nuw nsw i64 %29 to i16, !dbg !619
  %44 = sub i16 %31, %43, !dbg !620
  tail call void @llvm.experimental.noalias.scope.decl(metadata !621), !dbg !624
  %45 = lshr i32 %18, 29, !dbg !625
  %46 = and i32 %45, 3, !dbg !625
  %47 = and i32 %18, 2097151, !dbg !628
  %48 = icmp samesign ult i32 %47, 1114112, !dbg !630
  tail call void @llvm.assume(i1 %48), !dbg !630
  switch i32 %46, label %49 [
    i32 0, label %53
    i32 1, label %50
    i32 2, label %51
    i32 3, label %50
  ], !dbg !625

49:                                               ; preds = %42
  unreachable

50:                                               ; preds = %42, %42
  br label %53, !dbg !633

51:                                               ; preds = %42
  %52 = lshr i16 %44, 1, !dbg !634
  br label %53, !dbg !635

53:                                               ; preds = %51, %50, %42
  %54 = phi i16 [ %52, %51 ], [ %44, %50 ], [ 0, %42 ], !dbg !636
  %55 = load ptr, ptr %1, align 8, !alias.scope !637, !noalias !599
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load ptr, ptr %56, align 8, !alias.scope !637, !noalias !599
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  br label %59, !dbg !638

59:                                               ; preds = %64, %53
  %60 = phi i16 [ 0, %53 ], [ %65, %64 ], !dbg !639
  %61 = icmp eq i16 %60, %54, !dbg !640
  br i1 %61, label %62, label %64, !dbg !644

62:                                               ; preds = %59
  %63 = sub i16 %44, %54, !dbg !645
  br label %68, !dbg !646

64:                                               ; preds = %59
  %65 = add i16 %60, 1, !dbg !647
  %66 = load ptr, ptr %58, align 8, !dbg !650, !invariant.load !14, !noalias !651, !nonnull !14
  %67 = tail call noundef zeroext i1 %66(ptr noundef nonnull %55, i32 noundef %47) #14, !dbg !652, !noalias !651
  br i1 %67, label %68, label %59, !dbg !653

68:                                               ; preds = %64, %62
  %69 = phi i16 [ %63, %62 ], [ undef, %64 ], !dbg !655
  %70 = phi i32 [ %47, %62 ], [ 1114112, %64 ], !dbg !655
  %71 = icmp eq i32 %70, 1114112, !dbg !656
  br i1 %71, label %117, label %81, !dbg !658

72:                                               ; preds = %34
  %73 = load i64, ptr %17, align 8, !dbg !659, !alias.scope !592, !noalias !599
  %74 = trunc i64 %73 to i32, !dbg !660
  %75 = and i32 %74, -1612709888, !dbg !660
  %76 = or disjoint i32 %75, 536870960, !dbg !662
  store i32 %76, ptr %17, align 8, !dbg !662, !alias.scope !592, !noalias !599
  %77 = load ptr, ptr %1, align 8, !dbg !664, !alias.scope !592, !noalias !599
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !664
  %79 = load ptr, ptr %78, align 8, !dbg !664, !alias.scope !592, !noalias !599
  %80 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %77, ptr %79, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !664, !noalias !616
  br i1 %80, label %117, label %97, !dbg !665

81:                                               ; preds = %68
  %82 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %55, ptr %57, i32 noundef %21, ptr noalias noundef readonly captures(address, read_provenance) %28, i64 2) #18, !dbg !667, !noalias !616
  br i1 %82, label %117, label %83, !dbg !668

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 24, !dbg !670
  %85 = load ptr, ptr %84, align 8, !dbg !670, !invariant.load !14, !noalias !616, !nonnull !14
  %86 = call noundef zeroext i1 %85(ptr noundef nonnull %55, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !671, !noalias !592
  br i1 %86, label %117, label %87, !dbg !672

87:                                               ; preds = %90, %83
  %88 = phi i16 [ %91, %90 ], [ 0, %83 ], !dbg !674
  %89 = icmp eq i16 %88, %69, !dbg !676
  br i1 %89, label %94, label %90, !dbg !680

90:                                               ; preds = %87
  %91 = add i16 %88, 1, !dbg !681
  %92 = load ptr, ptr %58, align 8, !dbg !684, !invariant.load !14, !noalias !592, !nonnull !14
  %93 = call noundef zeroext i1 %92(ptr noundef nonnull %55, i32 noundef range(i32 0, 1114112) %70) #14, !dbg !685, !noalias !592
  br i1 %93, label %94, label %87, !dbg !686

94:                                               ; preds = %90, %87
  %95 = phi i16 [ %69, %87 ], [ %88, %90 ], !dbg !674
  %96 = icmp ult i16 %95, %69, !dbg !676
  br label %117, !dbg !688

97:                                               ; preds = %72
  %98 = trunc nuw nsw i64 %29 to i16, !dbg !689
  %99 = sub i16 %31, %98, !dbg !690
  %100 = getelementptr inbounds nuw i8, ptr %79, i64 32
  br label %101, !dbg !691

101:                                              ; preds = %104, %97
  %102 = phi i16 [ 0, %97 ], [ %105, %104 ], !dbg !693
  %103 = icmp eq i16 %102, %99, !dbg !694
  br i1 %103, label %108, label %104, !dbg !698

104:                                              ; preds = %101
  %105 = add i16 %102, 1, !dbg !699
  %106 = load ptr, ptr %100, align 8, !dbg !702, !invariant.load !14, !noalias !703, !nonnull !14
  %107 = tail call noundef zeroext i1 %106(ptr noundef nonnull %77, i32 noundef 48) #14, !dbg !706, !noalias !703
  br i1 %107, label %117, label %101, !dbg !707

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %79, i64 24, !dbg !709
  %110 = load ptr, ptr %109, align 8, !dbg !709, !invariant.load !14, !noalias !616, !nonnull !14
  %111 = call noundef zeroext i1 %110(ptr noundef nonnull %77, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !710, !noalias !592
  br i1 %111, label %117, label %112, !dbg !711

112:                                              ; preds = %108
  store i64 %73, ptr %17, align 8, !dbg !713, !alias.scope !592, !noalias !599
  br label %117, !dbg !688

113:                                              ; preds = %37
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %115 = load ptr, ptr %114, align 8, !dbg !714, !invariant.load !14, !noalias !616, !nonnull !14
  %116 = call noundef zeroext i1 %115(ptr noundef nonnull %38, ptr noalias noundef nonnull readonly captures(address, read_provenance) %11, i64 noundef %16) #14, !dbg !715, !noalias !592
  br label %117, !dbg !715

117:                                              ; preds = %113, %112, %108, %104, %94, %83, %81, %72, %68, %37
  %118 = phi i1 [ true, %37 ], [ %116, %113 ], [ false, %112 ], [ true, %68 ], [ true, %81 ], [ %96, %94 ], [ true, %83 ], [ true, %72 ], [ true, %108 ], [ true, %104 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !716
  ret i1 %118, !dbg !717
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !718 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.165, ptr noundef nonnull inttoptr (i64 57 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !720
  unreachable, !dbg !720
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !721 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.167, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !722
  unreachable, !dbg !722
}

; Function Attrs: cold convergent noinline noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 !dbg !723 {
  tail call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr noundef nonnull @anon.62af2f4edc2d3fb9d5f4c491d134b0f4.172, ptr noundef nonnull inttoptr (i64 67 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16, !dbg !724
  unreachable, !dbg !724
}

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
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
attributes #15 = { inlinehint noreturn nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/stencil.rs/@/stencil.b5727b37c87b0759-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "from_raw_parts<f32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil", scope: !10, file: !9, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
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
!21 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !23, file: !22, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!22 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!23 = !DINamespace(name: "gpu", scope: !24)
!24 = !DINamespace(name: "stencil", scope: null)
!25 = !DILocation(line: 16, column: 14, scope: !21)
!26 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil", scope: !28, file: !27, line: 1372, type: !13, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!27 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!28 = !DINamespace(name: "{impl#0}", scope: !29)
!29 = !DINamespace(name: "const_ptr", scope: !30)
!30 = !DINamespace(name: "ptr", scope: !12)
!31 = !DILocation(line: 85, column: 20, scope: !32, inlinedAt: !36)
!32 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !34, file: !33, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!33 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!34 = !DINamespace(name: "{impl#11}", scope: !35)
!35 = !DINamespace(name: "num", scope: !12)
!36 = !DILocation(line: 3816, column: 18, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !34, file: !33, line: 3815, type: !13, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!38 = !DILocation(line: 1373, column: 19, scope: !26)
!39 = !DILocation(line: 1373, column: 13, scope: !26)
!40 = !DILocation(line: 159, column: 18, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCsfzQ1GFkIO7t_7stencil", scope: !28, file: !27, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!42 = !DILocation(line: 1377, column: 14, scope: !26)
!43 = !DILocation(line: 1377, column: 23, scope: !26)
!44 = !DILocation(line: 1377, column: 9, scope: !26)
!45 = !DILocation(line: 1378, column: 6, scope: !26)
!46 = !DILocation(line: 1374, column: 13, scope: !26)
!47 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil", scope: !49, file: !48, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!49 = !DINamespace(name: "nvptx", scope: !50)
!50 = !DINamespace(name: "core_arch", scope: !12)
!51 = !DILocation(line: 62, column: 5, scope: !47)
!52 = !DILocation(line: 63, column: 2, scope: !47)
!53 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil", scope: !49, file: !48, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!54 = !DILocation(line: 83, column: 5, scope: !53)
!55 = !DILocation(line: 84, column: 2, scope: !53)
!56 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil", scope: !49, file: !48, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!57 = !DILocation(line: 125, column: 5, scope: !56)
!58 = !DILocation(line: 126, column: 2, scope: !56)
!59 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil", scope: !49, file: !48, line: 145, type: !13, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!60 = !DILocation(line: 146, column: 5, scope: !59)
!61 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil", scope: !62, file: !17, line: 68, type: !13, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!62 = !DINamespace(name: "unchecked_add", scope: !34)
!63 = !DILocation(line: 2883, column: 26, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !34, file: !33, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!65 = !DILocation(line: 893, column: 27, scope: !66)
!66 = !DILexicalBlockFile(scope: !61, file: !33, discriminator: 0)
!67 = !DILocation(line: 893, column: 23, scope: !66)
!68 = !DILocation(line: 75, column: 14, scope: !61)
!69 = !DILocation(line: 73, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !61, file: !17, line: 70, column: 21)
!71 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil", scope: !72, file: !17, line: 68, type: !13, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!72 = !DINamespace(name: "from_raw_parts", scope: !10)
!73 = !DILocation(line: 141, column: 17, scope: !74, inlinedAt: !79)
!74 = !DILexicalBlockFile(scope: !75, file: !17, discriminator: 0)
!75 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCsfzQ1GFkIO7t_7stencil", scope: !77, file: !76, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!76 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!77 = !DINamespace(name: "maybe_is_aligned", scope: !78)
!78 = !DINamespace(name: "ub_checks", scope: !12)
!79 = !DILocation(line: 2448, column: 9, scope: !80, inlinedAt: !82)
!80 = !DILexicalBlockFile(scope: !81, file: !76, discriminator: 0)
!81 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCsfzQ1GFkIO7t_7stencil", scope: !78, file: !17, line: 134, type: !13, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!82 = !DILocation(line: 124, column: 5, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCsfzQ1GFkIO7t_7stencil", scope: !78, file: !17, line: 118, type: !13, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!84 = !DILocation(line: 136, column: 13, scope: !85)
!85 = !DILexicalBlockFile(scope: !71, file: !9, discriminator: 0)
!86 = !DILocation(line: 159, column: 18, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCsfzQ1GFkIO7t_7stencil", scope: !28, file: !27, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!88 = !DILocation(line: 38, column: 21, scope: !89, inlinedAt: !92)
!89 = !DILexicalBlockFile(scope: !90, file: !27, discriminator: 0)
!90 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCsfzQ1GFkIO7t_7stencil", scope: !91, file: !76, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!91 = !DINamespace(name: "is_null", scope: !28)
!92 = !DILocation(line: 2448, column: 9, scope: !93, inlinedAt: !97)
!93 = !DILexicalBlockFile(scope: !94, file: !76, discriminator: 2)
!94 = !DILexicalBlockFile(scope: !95, file: !76, discriminator: 0)
!95 = distinct !DILexicalBlock(scope: !96, file: !27, line: 25, column: 9)
!96 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCsfzQ1GFkIO7t_7stencil", scope: !28, file: !27, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!97 = !DILocation(line: 124, column: 53, scope: !83, inlinedAt: !84)
!98 = !DILocation(line: 38, column: 17, scope: !89, inlinedAt: !92)
!99 = !DILocation(line: 124, column: 48, scope: !83, inlinedAt: !84)
!100 = !DILocation(line: 0, scope: !101)
!101 = !DILexicalBlockFile(scope: !71, file: !102, discriminator: 0)
!102 = !DIFile(filename: "examples/rust/stencil.rs", directory: ".", checksumkind: CSK_MD5, checksum: "5f06ee03311040c8f00b642e933e0877")
!103 = !DILocation(line: 148, column: 22, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCsfzQ1GFkIO7t_7stencil", scope: !78, file: !17, line: 147, type: !13, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!105 = !DILocation(line: 137, column: 20, scope: !85)
!106 = !DILocation(line: 73, column: 21, scope: !107)
!107 = distinct !DILexicalBlock(scope: !71, file: !17, line: 70, column: 21)
!108 = !DILocation(line: 148, column: 34, scope: !104, inlinedAt: !105)
!109 = !DILocation(line: 148, column: 19, scope: !104, inlinedAt: !105)
!110 = !DILocation(line: 148, column: 54, scope: !104, inlinedAt: !105)
!111 = !DILocation(line: 149, column: 5, scope: !112, inlinedAt: !105)
!112 = distinct !DILexicalBlock(scope: !104, file: !17, line: 148, column: 5)
!113 = !DILocation(line: 75, column: 14, scope: !71)
!114 = distinct !DISubprogram(name: "into_iter<core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil", scope: !116, file: !115, line: 322, type: !13, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!115 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/collect.rs", directory: "", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!116 = !DINamespace(name: "{impl#0}", scope: !117)
!117 = !DINamespace(name: "collect", scope: !118)
!118 = !DINamespace(name: "traits", scope: !119)
!119 = !DINamespace(name: "iter", scope: !12)
!120 = !DILocation(line: 324, column: 6, scope: !114)
!121 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil", scope: !123, file: !122, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!122 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!123 = !DINamespace(name: "{impl#5}", scope: !124)
!124 = !DINamespace(name: "range", scope: !119)
!125 = !DILocation(line: 900, column: 25, scope: !121)
!126 = !DILocation(line: 1915, column: 50, scope: !127, inlinedAt: !132)
!127 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !129, file: !128, line: 1915, type: !13, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!128 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!129 = !DINamespace(name: "{impl#58}", scope: !130)
!130 = !DINamespace(name: "impls", scope: !131)
!131 = !DINamespace(name: "cmp", scope: !12)
!132 = distinct !DILocation(line: 900, column: 12, scope: !121)
!133 = !DILocation(line: 1915, column: 59, scope: !127, inlinedAt: !132)
!134 = !DILocation(line: 900, column: 12, scope: !121)
!135 = !DILocation(line: 906, column: 13, scope: !121)
!136 = !DILocation(line: 900, column: 9, scope: !121)
!137 = !DILocation(line: 901, column: 23, scope: !121)
!138 = !DILocation(line: 903, column: 35, scope: !139)
!139 = distinct !DILexicalBlock(scope: !121, file: !122, line: 901, column: 13)
!140 = !DILocation(line: 903, column: 13, scope: !139)
!141 = !DILocation(line: 904, column: 13, scope: !139)
!142 = !DILocation(line: 908, column: 6, scope: !121)
!143 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil", scope: !144, file: !122, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!144 = !DINamespace(name: "{impl#6}", scope: !124)
!145 = !DILocation(line: 985, column: 14, scope: !143)
!146 = !DILocation(line: 986, column: 6, scope: !143)
!147 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil", scope: !148, file: !122, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!148 = !DINamespace(name: "{impl#49}", scope: !124)
!149 = !DILocation(line: 77, column: 35, scope: !150, inlinedAt: !152)
!150 = !DILexicalBlockFile(scope: !151, file: !17, discriminator: 0)
!151 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !34, file: !33, line: 886, type: !13, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!152 = !DILocation(line: 215, column: 28, scope: !147)
!153 = !DILocation(line: 78, column: 17, scope: !150, inlinedAt: !152)
!154 = !DILocation(line: 898, column: 17, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 216, column: 10, scope: !147)
!156 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil", scope: !157, file: !128, line: 1072, type: !13, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!157 = !DINamespace(name: "Ord", scope: !131)
!158 = !DILocation(line: 1915, column: 50, scope: !127, inlinedAt: !159)
!159 = distinct !DILocation(line: 1076, column: 12, scope: !156)
!160 = !DILocation(line: 1915, column: 59, scope: !127, inlinedAt: !159)
!161 = !DILocation(line: 1076, column: 12, scope: !156)
!162 = !DILocation(line: 1076, column: 42, scope: !156)
!163 = !DILocation(line: 1077, column: 5, scope: !156)
!164 = !DILocation(line: 1076, column: 27, scope: !156)
!165 = !DILocation(line: 1077, column: 6, scope: !156)
!166 = distinct !DISubprogram(name: "stencil", scope: !24, file: !102, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !14)
!167 = !DILocation(line: 9, column: 15, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id", scope: !23, file: !22, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!169 = distinct !DILocation(line: 10, column: 13, scope: !166)
!170 = !DILocation(line: 9, column: 46, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 9, column: 77, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 9, column: 14, scope: !168, inlinedAt: !169)
!173 = !DILocation(line: 11, column: 8, scope: !174)
!174 = distinct !DILexicalBlock(scope: !166, file: !102, line: 10, column: 5)
!175 = !DILocation(line: 17, column: 13, scope: !174)
!176 = !DILocation(line: 18, column: 50, scope: !174)
!177 = !DILocation(line: 28, column: 2, scope: !166)
!178 = !DILocation(line: 18, column: 13, scope: !174)
!179 = !DILocation(line: 961, column: 18, scope: !180, inlinedAt: !184)
!180 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCsfzQ1GFkIO7t_7stencil", scope: !182, file: !181, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!181 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!182 = !DINamespace(name: "{impl#0}", scope: !183)
!183 = !DINamespace(name: "mut_ptr", scope: !30)
!184 = distinct !DILocation(line: 19, column: 22, scope: !174)
!185 = !DILocation(line: 19, column: 13, scope: !174)
!186 = !DILocation(line: 16, column: 9, scope: !174)
!187 = !DILocation(line: 15, column: 10, scope: !174)
!188 = !DILocation(line: 15, column: 16, scope: !174)
!189 = !DILocation(line: 15, column: 25, scope: !174)
!190 = !DILocation(line: 22, column: 19, scope: !191)
!191 = distinct !DILexicalBlock(scope: !174, file: !102, line: 15, column: 5)
!192 = !DILocation(line: 23, column: 14, scope: !193)
!193 = distinct !DILexicalBlock(scope: !191, file: !102, line: 22, column: 5)
!194 = !DILocation(line: 23, column: 5, scope: !195)
!195 = distinct !DILexicalBlock(scope: !193, file: !102, line: 23, column: 5)
!196 = !DILocation(line: 23, column: 14, scope: !195)
!197 = !DILocation(line: 23, column: 9, scope: !195)
!198 = !DILocation(line: 24, column: 18, scope: !199)
!199 = distinct !DILexicalBlock(scope: !195, file: !102, line: 23, column: 5)
!200 = !DILocation(line: 27, column: 11, scope: !193)
!201 = !DILocation(line: 27, column: 5, scope: !193)
!202 = !DILocation(line: 2399, column: 13, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !34, file: !33, line: 2398, type: !13, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !14)
!204 = distinct !DILocation(line: 24, column: 26, scope: !199)
!205 = !DILocation(line: 24, column: 52, scope: !199)
!206 = !DILocation(line: 24, column: 48, scope: !199)
!207 = !DILocation(line: 25, column: 16, scope: !208)
!208 = distinct !DILexicalBlock(scope: !199, file: !102, line: 24, column: 9)
!209 = !DILocation(line: 25, column: 27, scope: !208)
!210 = !DILocation(line: 25, column: 9, scope: !208)
!211 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt", scope: !213, file: !212, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!212 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panicking.rs", directory: "", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!213 = !DINamespace(name: "panicking", scope: !12)
!214 = !DILocation(line: 72, column: 9, scope: !211)
!215 = !DILocation(line: 40, column: 9, scope: !216, inlinedAt: !221)
!216 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !218, file: !217, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!217 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic/panic_info.rs", directory: "", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!218 = !DINamespace(name: "PanicInfo", scope: !219)
!219 = !DINamespace(name: "panic_info", scope: !220)
!220 = !DINamespace(name: "panic", scope: !12)
!221 = !DILocation(line: 72, column: 14, scope: !211)
!222 = !DILocation(line: 80, column: 14, scope: !223)
!223 = distinct !DILexicalBlock(scope: !211, file: !212, line: 72, column: 5)
!224 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !226, file: !225, line: 1847, type: !13, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!225 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "216ce1117d6bd95546799c99d28aa534")
!226 = !DINamespace(name: "pad_integral", scope: !227)
!227 = !DINamespace(name: "{impl#12}", scope: !228)
!228 = !DINamespace(name: "fmt", scope: !12)
!229 = !DILocation(line: 1848, column: 30, scope: !230)
!230 = distinct !DILexicalBlock(scope: !224, file: !225, line: 1848, column: 35)
!231 = !DILocation(line: 1848, column: 20, scope: !230)
!232 = !DILocation(line: 1849, column: 17, scope: !230)
!233 = !DILocation(line: 1849, column: 23, scope: !230)
!234 = !DILocation(line: 2173, column: 9, scope: !235, inlinedAt: !232)
!235 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !237, file: !236, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!236 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/result.rs", directory: "", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!237 = !DINamespace(name: "{impl#27}", scope: !238)
!238 = !DINamespace(name: "result", scope: !12)
!239 = !DILocation(line: 1851, column: 35, scope: !240)
!240 = distinct !DILexicalBlock(scope: !224, file: !225, line: 1851, column: 42)
!241 = !DILocation(line: 1851, column: 20, scope: !240)
!242 = !DILocation(line: 1852, column: 10, scope: !224)
!243 = !DILocation(line: 1851, column: 44, scope: !240)
!244 = !DILocation(line: 1851, column: 50, scope: !240)
!245 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impjNtB9_7Display3fmt", scope: !247, file: !246, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!246 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/fmt/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "f6b2e2268fd0327649658dbf44a6effb")
!247 = !DINamespace(name: "{impl#20}", scope: !248)
!248 = !DINamespace(name: "imp", scope: !249)
!249 = !DINamespace(name: "num", scope: !228)
!250 = !DILocation(line: 140, column: 25, scope: !245)
!251 = !DILocation(line: 143, column: 55, scope: !252)
!252 = distinct !DILexicalBlock(scope: !245, file: !246, line: 140, column: 21)
!253 = !{!254}
!254 = distinct !{!254, !255, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt: argument 0"}
!255 = distinct !{!255, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt"}
!256 = !DILocation(line: 143, column: 60, scope: !252)
!257 = !{!258}
!258 = distinct !{!258, !259, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner: argument 0"}
!259 = distinct !{!259, !"_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner"}
!260 = !DILocation(line: 185, column: 44, scope: !261, inlinedAt: !263)
!261 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj4__fmt", scope: !262, file: !246, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!262 = !DINamespace(name: "{impl#22}", scope: !248)
!263 = distinct !DILocation(line: 143, column: 60, scope: !252)
!264 = !DILocation(line: 198, column: 48, scope: !265, inlinedAt: !268)
!265 = distinct !DILexicalBlock(scope: !266, file: !246, line: 194, column: 17)
!266 = distinct !DILexicalBlock(scope: !267, file: !246, line: 192, column: 17)
!267 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsk_NtNtNtCsnC4lpNxbXH_4core3fmt3num3impj10__fmt_inner", scope: !262, file: !246, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!268 = distinct !DILocation(line: 185, column: 44, scope: !261, inlinedAt: !263)
!269 = !DILocation(line: 0, scope: !266, inlinedAt: !268)
!270 = !DILocation(line: 0, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 220, column: 20, scope: !265, inlinedAt: !268)
!272 = !DILocation(line: 201, column: 59, scope: !265, inlinedAt: !268)
!273 = !DILocation(line: 210, column: 9, scope: !274, inlinedAt: !277)
!274 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !276, file: !275, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!275 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!276 = !DINamespace(name: "hint", scope: !12)
!277 = distinct !DILocation(line: 201, column: 30, scope: !265, inlinedAt: !268)
!278 = !DILocation(line: 205, column: 21, scope: !265, inlinedAt: !268)
!279 = !DILocation(line: 209, column: 32, scope: !280, inlinedAt: !268)
!280 = distinct !DILexicalBlock(scope: !265, file: !246, line: 208, column: 21)
!281 = !DILocation(line: 210, column: 21, scope: !282, inlinedAt: !268)
!282 = distinct !DILexicalBlock(scope: !280, file: !246, line: 209, column: 21)
!283 = !DILocation(line: 212, column: 33, scope: !284, inlinedAt: !268)
!284 = distinct !DILexicalBlock(scope: !282, file: !246, line: 211, column: 21)
!285 = !DILocation(line: 211, column: 33, scope: !282, inlinedAt: !268)
!286 = !DILocation(line: 213, column: 57, scope: !287, inlinedAt: !268)
!287 = distinct !DILexicalBlock(scope: !284, file: !246, line: 212, column: 21)
!288 = !DILocation(line: 213, column: 21, scope: !287, inlinedAt: !268)
!289 = !DILocation(line: 213, column: 43, scope: !287, inlinedAt: !268)
!290 = !{!258, !254}
!291 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !297)
!292 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !294, file: !293, line: 573, type: !13, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!293 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!294 = !DINamespace(name: "MaybeUninit", scope: !295)
!295 = !DINamespace(name: "maybe_uninit", scope: !296)
!296 = !DINamespace(name: "mem", scope: !12)
!297 = distinct !DILocation(line: 213, column: 37, scope: !287, inlinedAt: !268)
!298 = !DILocation(line: 214, column: 21, scope: !287, inlinedAt: !268)
!299 = !DILocation(line: 214, column: 43, scope: !287, inlinedAt: !268)
!300 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !301)
!301 = distinct !DILocation(line: 214, column: 37, scope: !287, inlinedAt: !268)
!302 = !DILocation(line: 215, column: 57, scope: !287, inlinedAt: !268)
!303 = !DILocation(line: 215, column: 21, scope: !287, inlinedAt: !268)
!304 = !DILocation(line: 215, column: 43, scope: !287, inlinedAt: !268)
!305 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !306)
!306 = distinct !DILocation(line: 215, column: 37, scope: !287, inlinedAt: !268)
!307 = !DILocation(line: 216, column: 21, scope: !287, inlinedAt: !268)
!308 = !DILocation(line: 216, column: 43, scope: !287, inlinedAt: !268)
!309 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !310)
!310 = distinct !DILocation(line: 216, column: 37, scope: !287, inlinedAt: !268)
!311 = !DILocation(line: 223, column: 59, scope: !265, inlinedAt: !268)
!312 = !DILocation(line: 210, column: 9, scope: !274, inlinedAt: !313)
!313 = distinct !DILocation(line: 223, column: 30, scope: !265, inlinedAt: !268)
!314 = !DILocation(line: 227, column: 21, scope: !265, inlinedAt: !268)
!315 = !DILocation(line: 230, column: 21, scope: !316, inlinedAt: !268)
!316 = distinct !DILexicalBlock(scope: !265, file: !246, line: 229, column: 21)
!317 = !DILocation(line: 229, column: 32, scope: !265, inlinedAt: !268)
!318 = !DILocation(line: 231, column: 57, scope: !316, inlinedAt: !268)
!319 = !DILocation(line: 231, column: 21, scope: !316, inlinedAt: !268)
!320 = !DILocation(line: 231, column: 43, scope: !316, inlinedAt: !268)
!321 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !322)
!322 = distinct !DILocation(line: 231, column: 37, scope: !316, inlinedAt: !268)
!323 = !DILocation(line: 232, column: 21, scope: !316, inlinedAt: !268)
!324 = !DILocation(line: 232, column: 43, scope: !316, inlinedAt: !268)
!325 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !326)
!326 = distinct !DILocation(line: 232, column: 37, scope: !316, inlinedAt: !268)
!327 = !DILocation(line: 220, column: 17, scope: !265, inlinedAt: !268)
!328 = !DILocation(line: 236, column: 20, scope: !265, inlinedAt: !268)
!329 = !DILocation(line: 210, column: 9, scope: !274, inlinedAt: !330)
!330 = distinct !DILocation(line: 239, column: 30, scope: !265, inlinedAt: !268)
!331 = !DILocation(line: 248, column: 39, scope: !332, inlinedAt: !268)
!332 = distinct !DILexicalBlock(scope: !265, file: !246, line: 247, column: 21)
!333 = !DILocation(line: 574, column: 9, scope: !292, inlinedAt: !334)
!334 = distinct !DILocation(line: 248, column: 33, scope: !332, inlinedAt: !268)
!335 = !DILocation(line: 236, column: 17, scope: !265, inlinedAt: !268)
!336 = !DILocation(line: 0, scope: !265, inlinedAt: !268)
!337 = !DILocation(line: 410, column: 27, scope: !338, inlinedAt: !342)
!338 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !340, file: !339, line: 392, type: !13, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!339 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!340 = !DINamespace(name: "{impl#4}", scope: !341)
!341 = !DINamespace(name: "index", scope: !11)
!342 = distinct !DILocation(line: 557, column: 44, scope: !343, inlinedAt: !345)
!343 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !344, file: !339, line: 555, type: !13, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!344 = !DINamespace(name: "{impl#7}", scope: !341)
!345 = distinct !DILocation(line: 646, column: 26, scope: !346, inlinedAt: !349)
!346 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !348, file: !347, line: 639, type: !13, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!347 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!348 = !DINamespace(name: "{impl#0}", scope: !11)
!349 = distinct !DILocation(line: 115, column: 32, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core3fmt3num19slice_buffer_to_str", scope: !249, file: !246, line: 113, type: !13, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!351 = distinct !DILocation(line: 187, column: 26, scope: !352, inlinedAt: !263)
!352 = distinct !DILexicalBlock(scope: !261, file: !246, line: 185, column: 17)
!353 = !DILocation(line: 89, column: 24, scope: !354, inlinedAt: !356)
!354 = distinct !DILexicalBlock(scope: !355, file: !339, line: 87, column: 5)
!355 = distinct !DISubprogram(name: "get_offset_len_noubcheck<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index24get_offset_len_noubcheckINtNtNtB6_3mem12maybe_uninit11MaybeUninithEEB6_", scope: !341, file: !339, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!356 = distinct !DILocation(line: 411, column: 13, scope: !357, inlinedAt: !342)
!357 = distinct !DILexicalBlock(scope: !338, file: !339, line: 410, column: 13)
!358 = !{!359}
!359 = distinct !{!359, !360, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!360 = distinct !{!360, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!361 = !DILocation(line: 143, column: 32, scope: !252)
!362 = !DILocation(line: 0, scope: !363, inlinedAt: !367)
!363 = distinct !DILexicalBlock(scope: !364, file: !225, line: 1829, column: 9)
!364 = distinct !DILexicalBlock(scope: !365, file: !225, line: 1827, column: 9)
!365 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral", scope: !366, file: !225, line: 1826, type: !13, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!366 = !DINamespace(name: "Formatter", scope: !228)
!367 = distinct !DILocation(line: 143, column: 32, scope: !252)
!368 = !{!369, !370}
!369 = distinct !{!369, !360, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!370 = distinct !{!370, !360, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!371 = !DILocation(line: 2316, column: 9, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9sign_plus", scope: !366, file: !225, line: 2315, type: !13, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!373 = distinct !DILocation(line: 1833, column: 24, scope: !363, inlinedAt: !367)
!374 = !DILocation(line: 1833, column: 19, scope: !363, inlinedAt: !367)
!375 = !DILocation(line: 2373, column: 9, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter9alternate", scope: !366, file: !225, line: 2372, type: !13, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!377 = distinct !DILocation(line: 1838, column: 30, scope: !363, inlinedAt: !367)
!378 = !DILocation(line: 1838, column: 25, scope: !363, inlinedAt: !367)
!379 = !DILocation(line: 1855, column: 19, scope: !380, inlinedAt: !367)
!380 = distinct !DILexicalBlock(scope: !363, file: !225, line: 1838, column: 9)
!381 = !DILocation(line: 82, column: 17, scope: !382, inlinedAt: !387)
!382 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCsnC4lpNxbXH_4core7convert3numjINtB8_4FromtE4from", scope: !384, file: !383, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!383 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/convert/num.rs", directory: "", checksumkind: CSK_MD5, checksum: "ba3373d48460b378639f8cc09fa60891")
!384 = !DINamespace(name: "{impl#96}", scope: !385)
!385 = !DINamespace(name: "num", scope: !386)
!386 = !DINamespace(name: "convert", scope: !12)
!387 = distinct !DILocation(line: 1856, column: 21, scope: !388, inlinedAt: !367)
!388 = distinct !DILexicalBlock(scope: !380, file: !225, line: 1855, column: 9)
!389 = !DILocation(line: 1856, column: 12, scope: !388, inlinedAt: !367)
!390 = !DILocation(line: 2399, column: 9, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !366, file: !225, line: 2398, type: !13, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!392 = distinct !DILocation(line: 1860, column: 24, scope: !388, inlinedAt: !367)
!393 = !DILocation(line: 1860, column: 19, scope: !388, inlinedAt: !367)
!394 = !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !367)
!395 = !{!359, !370}
!396 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !237, file: !236, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!398 = distinct !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !367)
!399 = !DILocation(line: 1873, column: 51, scope: !388, inlinedAt: !367)
!400 = !DILocation(line: 1873, column: 45, scope: !388, inlinedAt: !367)
!401 = !{!402}
!402 = distinct !{!402, !403, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!403 = distinct !{!403, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!404 = !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !367)
!405 = !DILocation(line: 502, column: 9, scope: !406, inlinedAt: !408)
!406 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions9get_align", scope: !407, file: !225, line: 501, type: !13, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!407 = !DINamespace(name: "FormattingOptions", scope: !228)
!408 = distinct !DILocation(line: 1957, column: 34, scope: !409, inlinedAt: !410)
!409 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding", scope: !366, file: !225, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!410 = distinct !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !367)
!411 = !DILocation(line: 497, column: 43, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !407, file: !225, line: 495, type: !13, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!413 = distinct !DILocation(line: 1958, column: 33, scope: !414, inlinedAt: !410)
!414 = distinct !DILexicalBlock(scope: !409, file: !225, line: 1957, column: 9)
!415 = !DILocation(line: 34, column: 9, scope: !416, inlinedAt: !420)
!416 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core4char7convert18from_u32_unchecked", scope: !418, file: !417, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!417 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/convert.rs", directory: "", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!418 = !DINamespace(name: "convert", scope: !419)
!419 = !DINamespace(name: "char", scope: !12)
!420 = distinct !DILocation(line: 239, column: 18, scope: !421, inlinedAt: !425)
!421 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core4char7methodsc18from_u32_unchecked", scope: !423, file: !422, line: 237, type: !13, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!422 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/char/methods.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ae00ba4881c99c3f58aa6ba3015e2f")
!423 = !DINamespace(name: "{impl#0}", scope: !424)
!424 = !DINamespace(name: "methods", scope: !419)
!425 = distinct !DILocation(line: 497, column: 18, scope: !412, inlinedAt: !413)
!426 = !DILocation(line: 1960, column: 28, scope: !427, inlinedAt: !410)
!427 = distinct !DILexicalBlock(scope: !414, file: !225, line: 1958, column: 9)
!428 = !DILocation(line: 1963, column: 34, scope: !427, inlinedAt: !410)
!429 = !DILocation(line: 1963, column: 44, scope: !427, inlinedAt: !410)
!430 = !DILocation(line: 0, scope: !427, inlinedAt: !410)
!431 = !{!402, !359}
!432 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !410)
!433 = distinct !DILexicalBlock(scope: !434, file: !225, line: 1966, column: 9)
!434 = distinct !DILexicalBlock(scope: !427, file: !225, line: 1960, column: 9)
!435 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !410)
!436 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !439)
!437 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !438, file: !128, line: 1915, type: !13, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!438 = !DINamespace(name: "{impl#62}", scope: !130)
!439 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !441)
!440 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !123, file: !122, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!441 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !144, file: !122, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!443 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !410)
!444 = !DILexicalBlockFile(scope: !433, file: !225, discriminator: 2)
!445 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !441)
!446 = !DILocation(line: 1970, column: 35, scope: !434, inlinedAt: !410)
!447 = !DILocation(line: 1971, column: 6, scope: !409, inlinedAt: !410)
!448 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !451)
!449 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !450, file: !33, line: 886, type: !13, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!450 = !DINamespace(name: "{impl#7}", scope: !35)
!451 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !454)
!452 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !453, file: !122, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!453 = !DINamespace(name: "{impl#43}", scope: !124)
!454 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !441)
!455 = distinct !DILexicalBlock(scope: !440, file: !122, line: 901, column: 13)
!456 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !410)
!457 = !{!402, !359, !370}
!458 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !410)
!459 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !237, file: !236, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!461 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !410)
!462 = !DILocation(line: 0, scope: !434, inlinedAt: !410)
!463 = !DILocation(line: 2173, column: 15, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBL_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !237, file: !236, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!465 = distinct !DILocation(line: 1873, column: 32, scope: !388, inlinedAt: !367)
!466 = !DILocation(line: 2173, column: 9, scope: !464, inlinedAt: !465)
!467 = !DILocation(line: 1863, column: 31, scope: !388, inlinedAt: !367)
!468 = !DILocation(line: 403, column: 22, scope: !469, inlinedAt: !470)
!469 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions4fill", scope: !407, file: !225, line: 402, type: !13, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!470 = distinct !DILocation(line: 1864, column: 26, scope: !471, inlinedAt: !367)
!471 = distinct !DILexicalBlock(scope: !388, file: !225, line: 1863, column: 13)
!472 = !DILocation(line: 418, column: 9, scope: !473, inlinedAt: !475)
!473 = distinct !DILexicalBlock(scope: !474, file: !225, line: 412, column: 9)
!474 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCsnC4lpNxbXH_4core3fmtNtB4_17FormattingOptions5align", scope: !407, file: !225, line: 411, type: !13, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!475 = distinct !DILocation(line: 1864, column: 36, scope: !471, inlinedAt: !367)
!476 = !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !367)
!477 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !478)
!478 = distinct !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !367)
!479 = !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !367)
!480 = distinct !DILexicalBlock(scope: !388, file: !225, line: 1873, column: 13)
!481 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !482)
!482 = distinct !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !367)
!483 = !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !367)
!484 = !DILocation(line: 1875, column: 22, scope: !480, inlinedAt: !367)
!485 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !486)
!486 = distinct !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !367)
!487 = !DILocation(line: 1756, column: 18, scope: !488, inlinedAt: !490)
!488 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3fmtNtB5_11PostPadding5write", scope: !489, file: !225, line: 1755, type: !13, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!489 = !DINamespace(name: "PostPadding", scope: !228)
!490 = distinct !DILocation(line: 1876, column: 26, scope: !480, inlinedAt: !367)
!491 = !DILocation(line: 1915, column: 50, scope: !492, inlinedAt: !493)
!492 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCsnC4lpNxbXH_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !438, file: !128, line: 1915, type: !13, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!493 = distinct !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !123, file: !122, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!495 = distinct !DILocation(line: 985, column: 14, scope: !496, inlinedAt: !497)
!496 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !144, file: !122, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!497 = distinct !DILocation(line: 1756, column: 18, scope: !498, inlinedAt: !490)
!498 = !DILexicalBlockFile(scope: !499, file: !225, discriminator: 2)
!499 = distinct !DILexicalBlock(scope: !488, file: !225, line: 1756, column: 9)
!500 = !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !495)
!501 = !DILocation(line: 898, column: 17, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13unchecked_add", scope: !450, file: !33, line: 886, type: !13, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!503 = distinct !DILocation(line: 215, column: 28, scope: !504, inlinedAt: !505)
!504 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCsnC4lpNxbXH_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !453, file: !122, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!505 = distinct !DILocation(line: 903, column: 35, scope: !506, inlinedAt: !495)
!506 = distinct !DILexicalBlock(scope: !494, file: !122, line: 901, column: 13)
!507 = !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !490)
!508 = !DILocation(line: 1757, column: 19, scope: !499, inlinedAt: !490)
!509 = !DILocation(line: 2173, column: 9, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCsnC4lpNxbXH_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !237, file: !236, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!511 = distinct !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !490)
!512 = !DILocation(line: 1860, column: 16, scope: !388, inlinedAt: !367)
!513 = !DILocation(line: 1866, column: 51, scope: !471, inlinedAt: !367)
!514 = !DILocation(line: 1866, column: 45, scope: !471, inlinedAt: !367)
!515 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !516)
!516 = distinct !DILocation(line: 1866, column: 37, scope: !471, inlinedAt: !367)
!517 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !516)
!518 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !519)
!519 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !520)
!520 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !521)
!521 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !516)
!522 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !520)
!523 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !524)
!524 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !525)
!525 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !520)
!526 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !516)
!527 = !{!528, !359, !370}
!528 = distinct !{!528, !529, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!529 = distinct !{!529, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!530 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !516)
!531 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !532)
!532 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !516)
!533 = !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !367)
!534 = distinct !DILexicalBlock(scope: !471, file: !225, line: 1866, column: 13)
!535 = !DILocation(line: 1867, column: 22, scope: !534, inlinedAt: !367)
!536 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !537)
!537 = distinct !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !367)
!538 = !DILocation(line: 1869, column: 13, scope: !534, inlinedAt: !367)
!539 = !DILocation(line: 1859, column: 13, scope: !388, inlinedAt: !367)
!540 = !DILocation(line: 1859, column: 22, scope: !388, inlinedAt: !367)
!541 = !DILocation(line: 144, column: 17, scope: !245)
!542 = !DILocation(line: 151, column: 14, scope: !245)
!543 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check", scope: !213, file: !212, line: 266, type: !13, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!544 = !DILocation(line: 271, column: 5, scope: !545)
!545 = !DILexicalBlockFile(scope: !546, file: !212, discriminator: 0)
!546 = distinct !DILexicalBlock(scope: !543, file: !547, line: 62, column: 38)
!547 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/panic.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!548 = !DILocation(line: 271, column: 5, scope: !543)
!549 = distinct !DISubprogram(name: "panic_nounwind_fmt", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt", scope: !213, file: !212, line: 95, type: !13, scopeLine: 95, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!550 = !DILocation(line: 2448, column: 9, scope: !551)
!551 = !DILexicalBlockFile(scope: !549, file: !76, discriminator: 0)
!552 = !DILocation(line: 114, column: 17, scope: !553, inlinedAt: !550)
!553 = !DILexicalBlockFile(scope: !554, file: !212, discriminator: 0)
!554 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt7runtime", scope: !555, file: !76, line: 2435, type: !13, scopeLine: 2435, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!555 = !DINamespace(name: "panic_nounwind_fmt", scope: !213)
!556 = !DILocation(line: 40, column: 9, scope: !557, inlinedAt: !558)
!557 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !218, file: !217, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!558 = !DILocation(line: 114, column: 22, scope: !553, inlinedAt: !550)
!559 = !DILocation(line: 122, column: 22, scope: !560, inlinedAt: !550)
!560 = distinct !DILexicalBlock(scope: !554, file: !212, line: 114, column: 13)
!561 = distinct !DISubprogram(name: "panic_null_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference", scope: !213, file: !212, line: 297, type: !13, scopeLine: 297, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!562 = !DILocation(line: 302, column: 5, scope: !561)
!563 = distinct !DISubprogram(name: "panic_misaligned_pointer_dereference", linkageName: "_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference", scope: !213, file: !212, line: 279, type: !13, scopeLine: 279, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!564 = !DILocation(line: 285, column: 9, scope: !565)
!565 = distinct !DILexicalBlock(scope: !563, file: !212, line: 285, column: 9)
!566 = !DILocation(line: 284, column: 5, scope: !563)
!567 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs6_NtNtCsnC4lpNxbXH_4core3fmt3numjNtB7_8LowerHex3fmt", scope: !568, file: !246, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!568 = !DINamespace(name: "{impl#8}", scope: !249)
!569 = !DILocation(line: 27, column: 21, scope: !567)
!570 = !DILocation(line: 33, column: 34, scope: !571)
!571 = distinct !DILexicalBlock(scope: !572, file: !246, line: 29, column: 17)
!572 = distinct !DILexicalBlock(scope: !567, file: !246, line: 27, column: 17)
!573 = !DILocation(line: 34, column: 17, scope: !574)
!574 = distinct !DILexicalBlock(scope: !571, file: !246, line: 33, column: 17)
!575 = !DILocation(line: 0, scope: !571)
!576 = !DILocation(line: 0, scope: !572)
!577 = !DILocation(line: 35, column: 33, scope: !574)
!578 = !DILocation(line: 36, column: 21, scope: !579)
!579 = distinct !DILexicalBlock(scope: !574, file: !246, line: 35, column: 21)
!580 = !DILocation(line: 38, column: 21, scope: !579)
!581 = !DILocation(line: 41, column: 21, scope: !579)
!582 = !DILocation(line: 41, column: 39, scope: !579)
!583 = !DILocation(line: 574, column: 9, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !294, file: !293, line: 573, type: !13, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!585 = !DILocation(line: 41, column: 33, scope: !579)
!586 = !DILocation(line: 42, column: 24, scope: !579)
!587 = !DILocation(line: 410, column: 27, scope: !338, inlinedAt: !588)
!588 = distinct !DILocation(line: 557, column: 44, scope: !343, inlinedAt: !589)
!589 = distinct !DILocation(line: 646, column: 26, scope: !346, inlinedAt: !590)
!590 = distinct !DILocation(line: 115, column: 32, scope: !350, inlinedAt: !591)
!591 = distinct !DILocation(line: 48, column: 39, scope: !574)
!592 = !{!593}
!593 = distinct !{!593, !594, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 0"}
!594 = distinct !{!594, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral"}
!595 = !DILocation(line: 49, column: 19, scope: !596)
!596 = distinct !DILexicalBlock(scope: !574, file: !246, line: 48, column: 17)
!597 = !DILocation(line: 0, scope: !363, inlinedAt: !598)
!598 = distinct !DILocation(line: 49, column: 19, scope: !596)
!599 = !{!600, !601}
!600 = distinct !{!600, !594, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 1"}
!601 = distinct !{!601, !594, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter12pad_integral: argument 2"}
!602 = !DILocation(line: 2316, column: 9, scope: !372, inlinedAt: !603)
!603 = distinct !DILocation(line: 1833, column: 24, scope: !363, inlinedAt: !598)
!604 = !DILocation(line: 1833, column: 19, scope: !363, inlinedAt: !598)
!605 = !DILocation(line: 2373, column: 9, scope: !376, inlinedAt: !606)
!606 = distinct !DILocation(line: 1838, column: 30, scope: !363, inlinedAt: !598)
!607 = !DILocation(line: 1838, column: 25, scope: !363, inlinedAt: !598)
!608 = !DILocation(line: 1855, column: 19, scope: !380, inlinedAt: !598)
!609 = !DILocation(line: 82, column: 17, scope: !382, inlinedAt: !610)
!610 = distinct !DILocation(line: 1856, column: 21, scope: !388, inlinedAt: !598)
!611 = !DILocation(line: 1856, column: 12, scope: !388, inlinedAt: !598)
!612 = !DILocation(line: 2399, column: 9, scope: !391, inlinedAt: !613)
!613 = distinct !DILocation(line: 1860, column: 24, scope: !388, inlinedAt: !598)
!614 = !DILocation(line: 1860, column: 19, scope: !388, inlinedAt: !598)
!615 = !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !598)
!616 = !{!593, !601}
!617 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !618)
!618 = distinct !DILocation(line: 1858, column: 13, scope: !388, inlinedAt: !598)
!619 = !DILocation(line: 1873, column: 51, scope: !388, inlinedAt: !598)
!620 = !DILocation(line: 1873, column: 45, scope: !388, inlinedAt: !598)
!621 = !{!622}
!622 = distinct !{!622, !623, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!623 = distinct !{!623, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!624 = !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !598)
!625 = !DILocation(line: 502, column: 9, scope: !406, inlinedAt: !626)
!626 = distinct !DILocation(line: 1957, column: 34, scope: !409, inlinedAt: !627)
!627 = distinct !DILocation(line: 1873, column: 37, scope: !388, inlinedAt: !598)
!628 = !DILocation(line: 497, column: 43, scope: !412, inlinedAt: !629)
!629 = distinct !DILocation(line: 1958, column: 33, scope: !414, inlinedAt: !627)
!630 = !DILocation(line: 34, column: 9, scope: !416, inlinedAt: !631)
!631 = distinct !DILocation(line: 239, column: 18, scope: !421, inlinedAt: !632)
!632 = distinct !DILocation(line: 497, column: 18, scope: !412, inlinedAt: !629)
!633 = !DILocation(line: 1960, column: 28, scope: !427, inlinedAt: !627)
!634 = !DILocation(line: 1963, column: 34, scope: !427, inlinedAt: !627)
!635 = !DILocation(line: 1963, column: 44, scope: !427, inlinedAt: !627)
!636 = !DILocation(line: 0, scope: !427, inlinedAt: !627)
!637 = !{!622, !593}
!638 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !627)
!639 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !627)
!640 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !641)
!641 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !642)
!642 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !643)
!643 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !627)
!644 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !642)
!645 = !DILocation(line: 1970, column: 35, scope: !434, inlinedAt: !627)
!646 = !DILocation(line: 1971, column: 6, scope: !409, inlinedAt: !627)
!647 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !648)
!648 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !649)
!649 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !642)
!650 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !627)
!651 = !{!622, !593, !601}
!652 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !627)
!653 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !654)
!654 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !627)
!655 = !DILocation(line: 0, scope: !434, inlinedAt: !627)
!656 = !DILocation(line: 2173, column: 15, scope: !464, inlinedAt: !657)
!657 = distinct !DILocation(line: 1873, column: 32, scope: !388, inlinedAt: !598)
!658 = !DILocation(line: 2173, column: 9, scope: !464, inlinedAt: !657)
!659 = !DILocation(line: 1863, column: 31, scope: !388, inlinedAt: !598)
!660 = !DILocation(line: 403, column: 22, scope: !469, inlinedAt: !661)
!661 = distinct !DILocation(line: 1864, column: 26, scope: !471, inlinedAt: !598)
!662 = !DILocation(line: 418, column: 9, scope: !473, inlinedAt: !663)
!663 = distinct !DILocation(line: 1864, column: 36, scope: !471, inlinedAt: !598)
!664 = !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !598)
!665 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !666)
!666 = distinct !DILocation(line: 1865, column: 13, scope: !471, inlinedAt: !598)
!667 = !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !598)
!668 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !669)
!669 = distinct !DILocation(line: 1874, column: 13, scope: !480, inlinedAt: !598)
!670 = !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !598)
!671 = !DILocation(line: 1875, column: 22, scope: !480, inlinedAt: !598)
!672 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !673)
!673 = distinct !DILocation(line: 1875, column: 13, scope: !480, inlinedAt: !598)
!674 = !DILocation(line: 1756, column: 18, scope: !488, inlinedAt: !675)
!675 = distinct !DILocation(line: 1876, column: 26, scope: !480, inlinedAt: !598)
!676 = !DILocation(line: 1915, column: 50, scope: !492, inlinedAt: !677)
!677 = distinct !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !678)
!678 = distinct !DILocation(line: 985, column: 14, scope: !496, inlinedAt: !679)
!679 = distinct !DILocation(line: 1756, column: 18, scope: !498, inlinedAt: !675)
!680 = !DILocation(line: 900, column: 12, scope: !494, inlinedAt: !678)
!681 = !DILocation(line: 898, column: 17, scope: !502, inlinedAt: !682)
!682 = distinct !DILocation(line: 215, column: 28, scope: !504, inlinedAt: !683)
!683 = distinct !DILocation(line: 903, column: 35, scope: !506, inlinedAt: !678)
!684 = !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !675)
!685 = !DILocation(line: 1757, column: 19, scope: !499, inlinedAt: !675)
!686 = !DILocation(line: 2173, column: 9, scope: !510, inlinedAt: !687)
!687 = distinct !DILocation(line: 1757, column: 13, scope: !499, inlinedAt: !675)
!688 = !DILocation(line: 1860, column: 16, scope: !388, inlinedAt: !598)
!689 = !DILocation(line: 1866, column: 51, scope: !471, inlinedAt: !598)
!690 = !DILocation(line: 1866, column: 45, scope: !471, inlinedAt: !598)
!691 = !DILocation(line: 1966, column: 9, scope: !433, inlinedAt: !692)
!692 = distinct !DILocation(line: 1866, column: 37, scope: !471, inlinedAt: !598)
!693 = !DILocation(line: 1966, column: 18, scope: !434, inlinedAt: !692)
!694 = !DILocation(line: 1915, column: 50, scope: !437, inlinedAt: !695)
!695 = distinct !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !696)
!696 = distinct !DILocation(line: 985, column: 14, scope: !442, inlinedAt: !697)
!697 = distinct !DILocation(line: 1966, column: 18, scope: !444, inlinedAt: !692)
!698 = !DILocation(line: 900, column: 12, scope: !440, inlinedAt: !696)
!699 = !DILocation(line: 898, column: 17, scope: !449, inlinedAt: !700)
!700 = distinct !DILocation(line: 215, column: 28, scope: !452, inlinedAt: !701)
!701 = distinct !DILocation(line: 903, column: 35, scope: !455, inlinedAt: !696)
!702 = !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !692)
!703 = !{!704, !593, !601}
!704 = distinct !{!704, !705, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding: argument 0"}
!705 = distinct !{!705, !"_RNvMsa_NtCsnC4lpNxbXH_4core3fmtNtB5_9Formatter7padding"}
!706 = !DILocation(line: 1967, column: 22, scope: !433, inlinedAt: !692)
!707 = !DILocation(line: 2173, column: 9, scope: !460, inlinedAt: !708)
!708 = distinct !DILocation(line: 1967, column: 13, scope: !433, inlinedAt: !692)
!709 = !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !598)
!710 = !DILocation(line: 1867, column: 22, scope: !534, inlinedAt: !598)
!711 = !DILocation(line: 2173, column: 9, scope: !397, inlinedAt: !712)
!712 = distinct !DILocation(line: 1867, column: 13, scope: !534, inlinedAt: !598)
!713 = !DILocation(line: 1869, column: 13, scope: !534, inlinedAt: !598)
!714 = !DILocation(line: 1859, column: 13, scope: !388, inlinedAt: !598)
!715 = !DILocation(line: 1859, column: 22, scope: !388, inlinedAt: !598)
!716 = !DILocation(line: 50, column: 13, scope: !567)
!717 = !DILocation(line: 50, column: 14, scope: !567)
!718 = distinct !DISubprogram(name: "panic_const_add_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow", scope: !719, file: !212, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!719 = !DINamespace(name: "panic_const", scope: !213)
!720 = !DILocation(line: 175, column: 17, scope: !718)
!721 = distinct !DISubprogram(name: "panic_const_mul_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow", scope: !719, file: !212, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!722 = !DILocation(line: 175, column: 17, scope: !721)
!723 = distinct !DISubprogram(name: "panic_const_sub_overflow", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow", scope: !719, file: !212, line: 173, type: !13, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!724 = !DILocation(line: 175, column: 17, scope: !723)
