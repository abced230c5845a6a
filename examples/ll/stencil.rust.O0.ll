; ModuleID = 'stencil.b5727b37c87b0759-cgu.0'
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
@alloc_da6bd4ffbd3b153d7f78e3c35972534d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00\16\00\00\00" }>, align 8
@alloc_3401f1793e15e8403b433ed3d360bec8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\13\00\00\00\0D\00\00\00" }>, align 8
@alloc_143e19337317c661ac571f21ed118f6f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\18\00\00\00\12\00\00\00" }>, align 8
@alloc_c8e17a156646817968b529c0e1e2e356 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\18\00\00\004\00\00\00" }>, align 8
@alloc_f7fdf1a3a4f20eca0ed6c0da186e7610 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00\10\00\00\00" }>, align 8
@alloc_54d94e88d1e2c15d9e81be386dc5faf8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9e2afa5cb862b95c5dd8241fc13c61a6, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00\1B\00\00\00" }>, align 8
@__rustc_debug_gdb_scripts_section__ = internal unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; core::slice::raw::from_raw_parts::<f32>
; Function Attrs: convergent inlinehint nounwind
define internal { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !6 {
start:
  br label %bb1, !dbg !13

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9, !dbg !16
  br label %bb3, !dbg !17

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0, !dbg !18
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1, !dbg !18
  ret { ptr, i64 } %2, !dbg !18
}

; __rustc::rust_begin_unwind
; Function Attrs: convergent noreturn nounwind
define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #1 !dbg !19 {
start:
; call core::core_arch::nvptx::trap
  call void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil() #10, !dbg !23
  unreachable, !dbg !23
}

; <*const ()>::is_aligned_to
; Function Attrs: convergent inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil(ptr %self, i64 %align) unnamed_addr #0 !dbg !24 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align), !dbg !29
  %2 = trunc i64 %1 to i32, !dbg !29
  store i32 %2, ptr %0, align 4, !dbg !29
  %_8 = load i32, ptr %0, align 4, !dbg !29
  %3 = icmp eq i32 %_8, 1, !dbg !37
  br i1 %3, label %bb1, label %bb2, !dbg !37

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64, !dbg !38
  %_7 = sub i64 %align, 1, !dbg !41
  %_5 = and i64 %_6, %_7, !dbg !42
  %_0 = icmp eq i64 %_5, 0, !dbg !42
  ret i1 %_0, !dbg !43

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_5c3c52295faf3bd19434250974af233e) #11, !dbg !44
  unreachable, !dbg !44
}

; core::core_arch::nvptx::_block_dim_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !45 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  ret i32 %_0, !dbg !50
}

; core::core_arch::nvptx::_block_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !51 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52
  ret i32 %_0, !dbg !53
}

; core::core_arch::nvptx::_thread_idx_x
; Function Attrs: convergent inlinehint nounwind
define internal i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil() unnamed_addr #0 !dbg !54 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55
  ret i32 %_0, !dbg !56
}

; core::core_arch::nvptx::trap
; Function Attrs: convergent inlinehint noreturn nounwind
define internal void @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil() unnamed_addr #2 !dbg !57 {
start:
  call void @llvm.trap(), !dbg !58
  unreachable, !dbg !58
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 !dbg !59 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !61
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !61
  br i1 %_7.1, label %bb1, label %bb2, !dbg !65

bb2:                                              ; preds = %start
  ret void, !dbg !66

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #11, !dbg !67
  unreachable, !dbg !67
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: convergent inlinehint nounwind
define internal void @_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 !dbg !69 {
start:
  %_14 = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil(ptr %data, i64 %align) #9, !dbg !71
  br i1 %_11, label %bb5, label %bb6, !dbg !80

bb6:                                              ; preds = %start
  br label %bb3, !dbg !82

bb5:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64, !dbg !84
  %_12 = icmp eq i64 %_13, 0, !dbg !96
  %_5 = xor i1 %_12, true, !dbg !97
  br i1 %_5, label %bb1, label %bb3, !dbg !82

bb3:                                              ; preds = %bb5, %bb6
  br label %bb4, !dbg !98

bb1:                                              ; preds = %bb5
  %1 = icmp eq i64 %size, 0, !dbg !101
  br i1 %1, label %bb8, label %bb9, !dbg !101

bb4:                                              ; preds = %bb10, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #11, !dbg !104
  unreachable, !dbg !104

bb8:                                              ; preds = %bb1
  store i64 -1, ptr %_14, align 8, !dbg !106
  br label %bb10, !dbg !107

bb9:                                              ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size, !dbg !108
  store i64 %2, ptr %_14, align 8, !dbg !108
  br label %bb10, !dbg !107

bb10:                                             ; preds = %bb9, %bb8
  %3 = load i64, ptr %_14, align 8, !dbg !109
  %_7 = icmp ule i64 %len, %3, !dbg !109
  br i1 %_7, label %bb2, label %bb4, !dbg !103

bb2:                                              ; preds = %bb10
  ret void, !dbg !111
}

; <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil(i64 %self.0, i64 %self.1) unnamed_addr #0 !dbg !112 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0, !dbg !118
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1, !dbg !118
  ret { i64, i64 } %1, !dbg !118
}

; <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) unnamed_addr #0 !dbg !119 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !123
  %_3.i = load i64, ptr %self, align 8, !dbg !124
  %_4.i = load i64, ptr %_4, align 8, !dbg !131
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !124
  br i1 %_0.i, label %bb2, label %bb4, !dbg !132

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !133
  br label %bb5, !dbg !134

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8, !dbg !135
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil(i64 %old, i64 1) #9, !dbg !136
  store i64 %_6, ptr %self, align 8, !dbg !138
  %0 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !139
  store i64 %old, ptr %0, align 8, !dbg !139
  store i64 1, ptr %_0, align 8, !dbg !139
  br label %bb5, !dbg !134

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8, !dbg !140
  %2 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !140
  %3 = load i64, ptr %2, align 8, !dbg !140
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0, !dbg !140
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1, !dbg !140
  ret { i64, i64 } %5, !dbg !140
}

; <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: convergent inlinehint nounwind
define internal { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) unnamed_addr #0 !dbg !141 {
start:
; call <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %self) #9, !dbg !143
  %_0.0 = extractvalue { i64, i64 } %0, 0, !dbg !143
  %_0.1 = extractvalue { i64, i64 } %0, 1, !dbg !143
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !144
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1, !dbg !144
  ret { i64, i64 } %2, !dbg !144
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil(i64 %start1, i64 %n) unnamed_addr #0 !dbg !145 {
start:
  br label %bb1, !dbg !147

bb1:                                              ; preds = %start
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil(i64 %start1, i64 %n, ptr align 8 @alloc_b61c6f559f61931bf2734e6cf54b28b4) #9, !dbg !151
  br label %bb2, !dbg !151

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n, !dbg !152
  ret i64 %_0, !dbg !153
}

; <usize as core::cmp::Ord>::min
; Function Attrs: convergent inlinehint nounwind
define internal i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil(i64 %0, i64 %1) unnamed_addr #0 !dbg !154 {
start:
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  %_3.i = load i64, ptr %other, align 8, !dbg !156
  %_4.i = load i64, ptr %self, align 8, !dbg !158
  %_0.i = icmp ult i64 %_3.i, %_4.i, !dbg !156
  br i1 %_0.i, label %bb2, label %bb3, !dbg !159

bb3:                                              ; preds = %start
  %2 = load i64, ptr %self, align 8, !dbg !160
  store i64 %2, ptr %_0, align 8, !dbg !160
  br label %bb4, !dbg !161

bb2:                                              ; preds = %start
  %3 = load i64, ptr %other, align 8, !dbg !162
  store i64 %3, ptr %_0, align 8, !dbg !162
  br label %bb4, !dbg !161

bb4:                                              ; preds = %bb2, %bb3
  %4 = load i64, ptr %_0, align 8, !dbg !163
  ret i64 %4, !dbg !163
}

; Function Attrs: convergent nounwind
define ptx_kernel void @stencil(i64 %n, ptr %from, ptr %to, ptr %weights, i64 %reach) unnamed_addr #3 !dbg !164 {
start:
  %0 = alloca [8 x i8], align 8
  %_25 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %_11 = alloca [40 x i8], align 8
; call core::core_arch::nvptx::_block_idx_x
  %_3.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil() #9, !dbg !165
; call core::core_arch::nvptx::_block_dim_x
  %_4.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil() #9, !dbg !168
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i), !dbg !165
  %_5.0.i = extractvalue { i32, i1 } %1, 0, !dbg !165
  %_5.1.i = extractvalue { i32, i1 } %1, 1, !dbg !165
  br i1 %_5.1.i, label %panic.i, label %bb3.i, !dbg !165

bb3.i:                                            ; preds = %start
; call core::core_arch::nvptx::_thread_idx_x
  %_6.i = call i32 @_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil() #9, !dbg !169
  %_7.0.i = add i32 %_5.0.i, %_6.i, !dbg !170
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i, !dbg !170
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit, !dbg !170

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_99a716c6375e7c540a2b4cd4f74d4515) #11, !dbg !165
  unreachable, !dbg !165

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_12e54eba8a5204ddd3105f1374f44197) #11, !dbg !170
  unreachable, !dbg !170

_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i10 = zext i32 %_7.0.i to i64, !dbg !170
  %_7 = icmp uge i64 %_0.i10, %n, !dbg !171
  br i1 %_7, label %bb20, label %bb2, !dbg !171

bb2:                                              ; preds = %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit
; call core::slice::raw::from_raw_parts::<f32>
  %2 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %from, i64 %n, ptr align 8 @alloc_48cbc7b97cadff801c86010dc74113b2) #9, !dbg !173
  %_12.0 = extractvalue { ptr, i64 } %2, 0, !dbg !173
  %_12.1 = extractvalue { ptr, i64 } %2, 1, !dbg !173
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %reach), !dbg !174
  %_16.0 = extractvalue { i64, i1 } %3, 0, !dbg !174
  %_16.1 = extractvalue { i64, i1 } %3, 1, !dbg !174
  br i1 %_16.1, label %panic, label %bb4, !dbg !174

bb20:                                             ; preds = %bb13, %_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id.exit
  ret void, !dbg !175

bb4:                                              ; preds = %bb2
  %_17.0 = add i64 %_16.0, 1, !dbg !174
  %_17.1 = icmp ult i64 %_17.0, %_16.0, !dbg !174
  br i1 %_17.1, label %panic1, label %bb5, !dbg !174

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_1ad1b672db27a13c20c8f863629687c8) #11, !dbg !174
  unreachable, !dbg !174

bb5:                                              ; preds = %bb4
; call core::slice::raw::from_raw_parts::<f32>
  %4 = call { ptr, i64 } @_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil(ptr %weights, i64 %_17.0, ptr align 8 @alloc_e4538545a2d84bba9460294d2bab2059) #9, !dbg !176
  %_13.0 = extractvalue { ptr, i64 } %4, 0, !dbg !176
  %_13.1 = extractvalue { ptr, i64 } %4, 1, !dbg !176
  %_0.i = getelementptr inbounds nuw float, ptr %to, i64 %_0.i10, !dbg !177
  %_44 = ptrtoint ptr %_0.i to i64, !dbg !183
  %_46 = and i64 %_44, 3, !dbg !183
  %_47 = icmp eq i64 %_46, 0, !dbg !183
  br i1 %_47, label %bb21, label %panic2, !dbg !183

panic1:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_1ad1b672db27a13c20c8f863629687c8) #11, !dbg !174
  unreachable, !dbg !174

bb21:                                             ; preds = %bb5
  %_49 = ptrtoint ptr %_0.i to i64, !dbg !183
  %_50 = icmp eq i64 %_49, 0, !dbg !183
  %_51 = and i1 %_50, true, !dbg !183
  %_52 = xor i1 %_51, true, !dbg !183
  br i1 %_52, label %bb22, label %panic3, !dbg !183

panic2:                                           ; preds = %bb5
; call core::panicking::panic_misaligned_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64 4, i64 %_44, ptr align 8 @alloc_3401f1793e15e8403b433ed3d360bec8) #11, !dbg !183
  unreachable, !dbg !183

bb22:                                             ; preds = %bb21
  store ptr %_12.0, ptr %_11, align 8, !dbg !184
  %5 = getelementptr inbounds i8, ptr %_11, i64 8, !dbg !184
  store i64 %_12.1, ptr %5, align 8, !dbg !184
  %6 = getelementptr inbounds i8, ptr %_11, i64 16, !dbg !184
  store ptr %_13.0, ptr %6, align 8, !dbg !184
  %7 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !184
  store i64 %_13.1, ptr %7, align 8, !dbg !184
  %8 = getelementptr inbounds i8, ptr %_11, i64 32, !dbg !184
  store ptr %_0.i, ptr %8, align 8, !dbg !184
  %from.0 = load ptr, ptr %_11, align 8, !dbg !185
  %9 = getelementptr inbounds i8, ptr %_11, i64 8, !dbg !185
  %from.1 = load i64, ptr %9, align 8, !dbg !185
  %10 = getelementptr inbounds i8, ptr %_11, i64 16, !dbg !186
  %weights.0 = load ptr, ptr %10, align 8, !dbg !186
  %11 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !186
  %weights.1 = load i64, ptr %11, align 8, !dbg !186
  %12 = getelementptr inbounds i8, ptr %_11, i64 32, !dbg !187
  %to4 = load ptr, ptr %12, align 8, !dbg !187
  store float 0.000000e+00, ptr %sum, align 4, !dbg !188
; call <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
  %13 = call { i64, i64 } @_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil(i64 0, i64 %weights.1) #9, !dbg !190
  %_21.0 = extractvalue { i64, i64 } %13, 0, !dbg !190
  %_21.1 = extractvalue { i64, i64 } %13, 1, !dbg !190
  store i64 %_21.0, ptr %iter, align 8, !dbg !190
  %14 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !190
  store i64 %_21.1, ptr %14, align 8, !dbg !190
  br label %bb9, !dbg !192

panic3:                                           ; preds = %bb21
; call core::panicking::panic_null_pointer_dereference
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8 @alloc_3401f1793e15e8403b433ed3d360bec8) #11, !dbg !183
  unreachable, !dbg !183

bb9:                                              ; preds = %bb19, %bb22
; call <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
  %15 = call { i64, i64 } @_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil(ptr align 8 %iter) #9, !dbg !194
  %16 = extractvalue { i64, i64 } %15, 0, !dbg !194
  %17 = extractvalue { i64, i64 } %15, 1, !dbg !194
  store i64 %16, ptr %_25, align 8, !dbg !194
  %18 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !194
  store i64 %17, ptr %18, align 8, !dbg !194
  %_27 = load i64, ptr %_25, align 8, !dbg !194
  %19 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !194
  %20 = load i64, ptr %19, align 8, !dbg !194
  %21 = trunc nuw i64 %_27 to i1, !dbg !194
  br i1 %21, label %bb12, label %bb13, !dbg !194

bb12:                                             ; preds = %bb9
  %22 = getelementptr inbounds i8, ptr %_25, i64 8, !dbg !195
  %k = load i64, ptr %22, align 8, !dbg !195
  %_32.0 = add i64 %_0.i10, %k, !dbg !196
  %_32.1 = icmp ult i64 %_32.0, %_0.i10, !dbg !196
  br i1 %_32.1, label %panic5, label %bb14, !dbg !196

bb13:                                             ; preds = %bb9
  %_42 = load float, ptr %sum, align 4, !dbg !198
  store float %_42, ptr %to4, align 4, !dbg !199
  br label %bb20, !dbg !175

bb14:                                             ; preds = %bb12
  %23 = call i64 @llvm.usub.sat.i64(i64 %_32.0, i64 %reach), !dbg !200
  store i64 %23, ptr %0, align 8, !dbg !200
  %_0.i9 = load i64, ptr %0, align 8, !dbg !200
  %_34.0 = sub i64 %n, 1, !dbg !203
  %_34.1 = icmp ult i64 %n, 1, !dbg !203
  br i1 %_34.1, label %panic6, label %bb16, !dbg !203

panic5:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_143e19337317c661ac571f21ed118f6f) #11, !dbg !196
  unreachable, !dbg !196

bb16:                                             ; preds = %bb14
; call <usize as core::cmp::Ord>::min
  %at = call i64 @_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil(i64 %_0.i9, i64 %_34.0) #9, !dbg !204
  %_38 = icmp ult i64 %at, %from.1, !dbg !205
  br i1 %_38, label %bb18, label %panic7, !dbg !205

panic6:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_c8e17a156646817968b529c0e1e2e356) #11, !dbg !203
  unreachable, !dbg !203

bb18:                                             ; preds = %bb16
  %24 = getelementptr inbounds nuw float, ptr %from.0, i64 %at, !dbg !205
  %_36 = load float, ptr %24, align 4, !dbg !205
  %_41 = icmp ult i64 %k, %weights.1, !dbg !207
  br i1 %_41, label %bb19, label %panic8, !dbg !207

panic7:                                           ; preds = %bb16
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %at, i64 %from.1, ptr align 8 @alloc_f7fdf1a3a4f20eca0ed6c0da186e7610) #11, !dbg !205
  unreachable, !dbg !205

bb19:                                             ; preds = %bb18
  %25 = getelementptr inbounds nuw float, ptr %weights.0, i64 %k, !dbg !207
  %_39 = load float, ptr %25, align 4, !dbg !207
  %_35 = fmul float %_36, %_39, !dbg !205
  %26 = load float, ptr %sum, align 4, !dbg !208
  %27 = fadd float %26, %_35, !dbg !208
  store float %27, ptr %sum, align 4, !dbg !208
  br label %bb9, !dbg !192

panic8:                                           ; preds = %bb18
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64 %k, i64 %weights.1, ptr align 8 @alloc_54d94e88d1e2c15d9e81be386dc5faf8) #11, !dbg !207
  unreachable, !dbg !207

bb11:                                             ; No predecessors!
  unreachable, !dbg !194
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

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

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; core::panicking::panic_misaligned_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking36panic_misaligned_pointer_dereference(i64, i64, ptr align 8) unnamed_addr #8

; core::panicking::panic_null_pointer_dereference
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking30panic_null_pointer_dereference(ptr align 8) unnamed_addr #8

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold convergent noinline noreturn nounwind
declare void @_RNvNtNtCsnC4lpNxbXH_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #5

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
declare void @_RNvNtCsnC4lpNxbXH_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8

attributes #0 = { convergent inlinehint nounwind "target-cpu"="sm_70" }
attributes #1 = { convergent noreturn nounwind "target-cpu"="sm_70" }
attributes #2 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_70" }
attributes #3 = { convergent nounwind "target-cpu"="sm_70" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_70" }
attributes #9 = { inlinehint nounwind }
attributes #10 = { inlinehint noreturn nounwind }
attributes #11 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/stencil.rs/@/stencil.b5727b37c87b0759-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "from_raw_parts<f32>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_partsfECsfzQ1GFkIO7t_7stencil", scope: !8, file: !7, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/raw.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!8 = !DINamespace(name: "raw", scope: !9)
!9 = !DINamespace(name: "slice", scope: !10)
!10 = !DINamespace(name: "core", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 77, column: 35, scope: !14)
!14 = !DILexicalBlockFile(scope: !6, file: !15, discriminator: 0)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ub_checks.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!16 = !DILocation(line: 78, column: 17, scope: !14)
!17 = !DILocation(line: 77, column: 13, scope: !14)
!18 = !DILocation(line: 141, column: 2, scope: !6)
!19 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind", scope: !21, file: !20, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!20 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!21 = !DINamespace(name: "gpu", scope: !22)
!22 = !DINamespace(name: "stencil", scope: null)
!23 = !DILocation(line: 16, column: 14, scope: !19)
!24 = distinct !DISubprogram(name: "is_aligned_to<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu13is_aligned_toCsfzQ1GFkIO7t_7stencil", scope: !26, file: !25, line: 1372, type: !11, scopeLine: 1372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!25 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!26 = !DINamespace(name: "{impl#0}", scope: !27)
!27 = !DINamespace(name: "const_ptr", scope: !28)
!28 = !DINamespace(name: "ptr", scope: !10)
!29 = !DILocation(line: 85, column: 20, scope: !30, inlinedAt: !34)
!30 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj10count_ones", scope: !32, file: !31, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!31 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!32 = !DINamespace(name: "{impl#11}", scope: !33)
!33 = !DINamespace(name: "num", scope: !10)
!34 = !DILocation(line: 3816, column: 18, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15is_power_of_two", scope: !32, file: !31, line: 3815, type: !11, scopeLine: 3815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!36 = !DILocation(line: 1373, column: 19, scope: !24)
!37 = !DILocation(line: 1373, column: 13, scope: !24)
!38 = !DILocation(line: 159, column: 18, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "addr<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu4addrCsfzQ1GFkIO7t_7stencil", scope: !26, file: !25, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!40 = !DILocation(line: 1377, column: 14, scope: !24)
!41 = !DILocation(line: 1377, column: 23, scope: !24)
!42 = !DILocation(line: 1377, column: 9, scope: !24)
!43 = !DILocation(line: 1378, column: 6, scope: !24)
!44 = !DILocation(line: 1374, column: 13, scope: !24)
!45 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_xCsfzQ1GFkIO7t_7stencil", scope: !47, file: !46, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!47 = !DINamespace(name: "nvptx", scope: !48)
!48 = !DINamespace(name: "core_arch", scope: !10)
!49 = !DILocation(line: 62, column: 5, scope: !45)
!50 = !DILocation(line: 63, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_xCsfzQ1GFkIO7t_7stencil", scope: !47, file: !46, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!52 = !DILocation(line: 83, column: 5, scope: !51)
!53 = !DILocation(line: 84, column: 2, scope: !51)
!54 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_xCsfzQ1GFkIO7t_7stencil", scope: !47, file: !46, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!55 = !DILocation(line: 125, column: 5, scope: !54)
!56 = !DILocation(line: 126, column: 2, scope: !54)
!57 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx4trapCsfzQ1GFkIO7t_7stencil", scope: !47, file: !46, line: 145, type: !11, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!58 = !DILocation(line: 146, column: 5, scope: !57)
!59 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add18precondition_checkCsfzQ1GFkIO7t_7stencil", scope: !60, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!60 = !DINamespace(name: "unchecked_add", scope: !32)
!61 = !DILocation(line: 2883, column: 26, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj15overflowing_add", scope: !32, file: !31, line: 2882, type: !11, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!63 = !DILocation(line: 893, column: 27, scope: !64)
!64 = !DILexicalBlockFile(scope: !59, file: !31, discriminator: 0)
!65 = !DILocation(line: 893, column: 23, scope: !64)
!66 = !DILocation(line: 75, column: 14, scope: !59)
!67 = !DILocation(line: 73, column: 21, scope: !68)
!68 = distinct !DILexicalBlock(scope: !59, file: !15, line: 70, column: 21)
!69 = distinct !DISubprogram(name: "precondition_check", linkageName: "_RNvNvNtNtCsnC4lpNxbXH_4core5slice3raw14from_raw_parts18precondition_checkCsfzQ1GFkIO7t_7stencil", scope: !70, file: !15, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!70 = !DINamespace(name: "from_raw_parts", scope: !8)
!71 = !DILocation(line: 141, column: 17, scope: !72, inlinedAt: !77)
!72 = !DILexicalBlockFile(scope: !73, file: !15, discriminator: 0)
!73 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_aligned7runtimeCsfzQ1GFkIO7t_7stencil", scope: !75, file: !74, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!74 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!75 = !DINamespace(name: "maybe_is_aligned", scope: !76)
!76 = !DINamespace(name: "ub_checks", scope: !10)
!77 = !DILocation(line: 2448, column: 9, scope: !78, inlinedAt: !80)
!78 = !DILexicalBlockFile(scope: !79, file: !74, discriminator: 0)
!79 = distinct !DISubprogram(name: "maybe_is_aligned", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks16maybe_is_alignedCsfzQ1GFkIO7t_7stencil", scope: !76, file: !15, line: 134, type: !11, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!80 = !DILocation(line: 124, column: 5, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "maybe_is_aligned_and_not_null", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks29maybe_is_aligned_and_not_nullCsfzQ1GFkIO7t_7stencil", scope: !76, file: !15, line: 118, type: !11, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!82 = !DILocation(line: 136, column: 13, scope: !83)
!83 = !DILexicalBlockFile(scope: !69, file: !7, discriminator: 0)
!84 = !DILocation(line: 159, column: 18, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh4addrCsfzQ1GFkIO7t_7stencil", scope: !26, file: !25, line: 153, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!86 = !DILocation(line: 38, column: 21, scope: !87, inlinedAt: !90)
!87 = !DILexicalBlockFile(scope: !88, file: !25, discriminator: 0)
!88 = distinct !DISubprogram(name: "runtime", linkageName: "_RNvNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPp7is_null7runtimeCsfzQ1GFkIO7t_7stencil", scope: !89, file: !74, line: 2435, type: !11, scopeLine: 2435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!89 = !DINamespace(name: "is_null", scope: !26)
!90 = !DILocation(line: 2448, column: 9, scope: !91, inlinedAt: !95)
!91 = !DILexicalBlockFile(scope: !92, file: !74, discriminator: 2)
!92 = !DILexicalBlockFile(scope: !93, file: !74, discriminator: 0)
!93 = distinct !DILexicalBlock(scope: !94, file: !25, line: 25, column: 9)
!94 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPu7is_nullCsfzQ1GFkIO7t_7stencil", scope: !26, file: !25, line: 22, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!95 = !DILocation(line: 124, column: 53, scope: !81, inlinedAt: !82)
!96 = !DILocation(line: 38, column: 17, scope: !87, inlinedAt: !90)
!97 = !DILocation(line: 124, column: 48, scope: !81, inlinedAt: !82)
!98 = !DILocation(line: 0, scope: !99)
!99 = !DILexicalBlockFile(scope: !69, file: !100, discriminator: 0)
!100 = !DIFile(filename: "examples/rust/stencil.rs", directory: ".", checksumkind: CSK_MD5, checksum: "5f06ee03311040c8f00b642e933e0877")
!101 = !DILocation(line: 148, column: 22, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "is_valid_allocation_size", linkageName: "_RNvNtCsnC4lpNxbXH_4core9ub_checks24is_valid_allocation_sizeCsfzQ1GFkIO7t_7stencil", scope: !76, file: !15, line: 147, type: !11, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!103 = !DILocation(line: 137, column: 20, scope: !83)
!104 = !DILocation(line: 73, column: 21, scope: !105)
!105 = distinct !DILexicalBlock(scope: !69, file: !15, line: 70, column: 21)
!106 = !DILocation(line: 148, column: 34, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 148, column: 19, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 148, column: 54, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 149, column: 5, scope: !110, inlinedAt: !103)
!110 = distinct !DILexicalBlock(scope: !102, file: !15, line: 148, column: 5)
!111 = !DILocation(line: 75, column: 14, scope: !69)
!112 = distinct !DISubprogram(name: "into_iter<core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtNtCsnC4lpNxbXH_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCsfzQ1GFkIO7t_7stencil", scope: !114, file: !113, line: 322, type: !11, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!113 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/collect.rs", directory: "", checksumkind: CSK_MD5, checksum: "35d2b5f35e8dd294396f20d1a263fa6f")
!114 = !DINamespace(name: "{impl#0}", scope: !115)
!115 = !DINamespace(name: "collect", scope: !116)
!116 = !DINamespace(name: "traits", scope: !117)
!117 = !DINamespace(name: "iter", scope: !10)
!118 = !DILocation(line: 324, column: 6, scope: !112)
!119 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsfzQ1GFkIO7t_7stencil", scope: !121, file: !120, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!120 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!121 = !DINamespace(name: "{impl#5}", scope: !122)
!122 = !DINamespace(name: "range", scope: !117)
!123 = !DILocation(line: 900, column: 25, scope: !119)
!124 = !DILocation(line: 1915, column: 50, scope: !125, inlinedAt: !130)
!125 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !127, file: !126, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!126 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!127 = !DINamespace(name: "{impl#58}", scope: !128)
!128 = !DINamespace(name: "impls", scope: !129)
!129 = !DINamespace(name: "cmp", scope: !10)
!130 = distinct !DILocation(line: 900, column: 12, scope: !119)
!131 = !DILocation(line: 1915, column: 59, scope: !125, inlinedAt: !130)
!132 = !DILocation(line: 900, column: 12, scope: !119)
!133 = !DILocation(line: 906, column: 13, scope: !119)
!134 = !DILocation(line: 900, column: 9, scope: !119)
!135 = !DILocation(line: 901, column: 23, scope: !119)
!136 = !DILocation(line: 903, column: 35, scope: !137)
!137 = distinct !DILexicalBlock(scope: !119, file: !120, line: 901, column: 13)
!138 = !DILocation(line: 903, column: 13, scope: !137)
!139 = !DILocation(line: 904, column: 13, scope: !137)
!140 = !DILocation(line: 908, column: 6, scope: !119)
!141 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsfzQ1GFkIO7t_7stencil", scope: !142, file: !120, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!142 = !DINamespace(name: "{impl#6}", scope: !122)
!143 = !DILocation(line: 985, column: 14, scope: !141)
!144 = !DILocation(line: 986, column: 6, scope: !141)
!145 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_uncheckedCsfzQ1GFkIO7t_7stencil", scope: !146, file: !120, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!146 = !DINamespace(name: "{impl#49}", scope: !122)
!147 = !DILocation(line: 77, column: 35, scope: !148, inlinedAt: !150)
!148 = !DILexicalBlockFile(scope: !149, file: !15, discriminator: 0)
!149 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !32, file: !31, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!150 = !DILocation(line: 215, column: 28, scope: !145)
!151 = !DILocation(line: 78, column: 17, scope: !148, inlinedAt: !150)
!152 = !DILocation(line: 898, column: 17, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 216, column: 10, scope: !145)
!154 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsfzQ1GFkIO7t_7stencil", scope: !155, file: !126, line: 1072, type: !11, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!155 = !DINamespace(name: "Ord", scope: !129)
!156 = !DILocation(line: 1915, column: 50, scope: !125, inlinedAt: !157)
!157 = distinct !DILocation(line: 1076, column: 12, scope: !154)
!158 = !DILocation(line: 1915, column: 59, scope: !125, inlinedAt: !157)
!159 = !DILocation(line: 1076, column: 12, scope: !154)
!160 = !DILocation(line: 1076, column: 42, scope: !154)
!161 = !DILocation(line: 1077, column: 5, scope: !154)
!162 = !DILocation(line: 1076, column: 27, scope: !154)
!163 = !DILocation(line: 1077, column: 6, scope: !154)
!164 = distinct !DISubprogram(name: "stencil", scope: !22, file: !100, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !4, templateParams: !12)
!165 = !DILocation(line: 9, column: 15, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsfzQ1GFkIO7t_7stencil3gpu9global_id", scope: !21, file: !20, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!167 = distinct !DILocation(line: 10, column: 13, scope: !164)
!168 = !DILocation(line: 9, column: 46, scope: !166, inlinedAt: !167)
!169 = !DILocation(line: 9, column: 77, scope: !166, inlinedAt: !167)
!170 = !DILocation(line: 9, column: 14, scope: !166, inlinedAt: !167)
!171 = !DILocation(line: 11, column: 8, scope: !172)
!172 = distinct !DILexicalBlock(scope: !164, file: !100, line: 10, column: 5)
!173 = !DILocation(line: 17, column: 13, scope: !172)
!174 = !DILocation(line: 18, column: 50, scope: !172)
!175 = !DILocation(line: 28, column: 2, scope: !164)
!176 = !DILocation(line: 18, column: 13, scope: !172)
!177 = !DILocation(line: 961, column: 18, scope: !178, inlinedAt: !182)
!178 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOf3addCsfzQ1GFkIO7t_7stencil", scope: !180, file: !179, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!179 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!180 = !DINamespace(name: "{impl#0}", scope: !181)
!181 = !DINamespace(name: "mut_ptr", scope: !28)
!182 = distinct !DILocation(line: 19, column: 22, scope: !172)
!183 = !DILocation(line: 19, column: 13, scope: !172)
!184 = !DILocation(line: 16, column: 9, scope: !172)
!185 = !DILocation(line: 15, column: 10, scope: !172)
!186 = !DILocation(line: 15, column: 16, scope: !172)
!187 = !DILocation(line: 15, column: 25, scope: !172)
!188 = !DILocation(line: 22, column: 19, scope: !189)
!189 = distinct !DILexicalBlock(scope: !172, file: !100, line: 15, column: 5)
!190 = !DILocation(line: 23, column: 14, scope: !191)
!191 = distinct !DILexicalBlock(scope: !189, file: !100, line: 22, column: 5)
!192 = !DILocation(line: 23, column: 5, scope: !193)
!193 = distinct !DILexicalBlock(scope: !191, file: !100, line: 23, column: 5)
!194 = !DILocation(line: 23, column: 14, scope: !193)
!195 = !DILocation(line: 23, column: 9, scope: !193)
!196 = !DILocation(line: 24, column: 18, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !100, line: 23, column: 5)
!198 = !DILocation(line: 27, column: 11, scope: !191)
!199 = !DILocation(line: 27, column: 5, scope: !191)
!200 = !DILocation(line: 2399, column: 13, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj14saturating_sub", scope: !32, file: !31, line: 2398, type: !11, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !4, templateParams: !12)
!202 = distinct !DILocation(line: 24, column: 26, scope: !197)
!203 = !DILocation(line: 24, column: 52, scope: !197)
!204 = !DILocation(line: 24, column: 48, scope: !197)
!205 = !DILocation(line: 25, column: 16, scope: !206)
!206 = distinct !DILexicalBlock(scope: !197, file: !100, line: 24, column: 9)
!207 = !DILocation(line: 25, column: 27, scope: !206)
!208 = !DILocation(line: 25, column: 9, scope: !206)
