; ModuleID = 'structs.71ddb104cdcc534-cgu.0'
source_filename = "structs.71ddb104cdcc534-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Record = type { i32, i8, [3 x i8], double, [3 x i16], [1 x i16] }

@vtable.0 = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure }>, align 8, !dbg !0
@vtable.1 = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure }>, align 8, !dbg !32

; structs::total
; Function Attrs: noinline nounwind
define internal fastcc noundef double @_RNvCsBSEXd1El7Y_7structs5total(ptr noalias noundef nonnull readonly align 8 captures(none) %parts.0, double noundef %0) unnamed_addr #0 !dbg !61 {
start:
    #dbg_value(ptr poison, !83, !DIExpression(), !148)
    #dbg_value(ptr poison, !163, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !189)
    #dbg_value(ptr poison, !175, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !190)
    #dbg_value(ptr poison, !184, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !191)
    #dbg_value(double %0, !82, !DIExpression(), !192)
    #dbg_value(ptr %parts.0, !81, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !192)
    #dbg_value(i64 2, !81, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !192)
    #dbg_value(double -0.000000e+00, !164, !DIExpression(), !189)
    #dbg_declare(ptr poison, !165, !DIExpression(), !193)
    #dbg_value(ptr %parts.0, !184, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !191)
    #dbg_value(ptr %parts.0, !175, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !190)
    #dbg_value(ptr %parts.0, !163, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !189)
    #dbg_value(ptr %parts.0, !184, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !191)
    #dbg_value(ptr %parts.0, !175, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !190)
    #dbg_value(ptr %parts.0, !163, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !189)
    #dbg_value(ptr undef, !184, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !191)
    #dbg_value(ptr undef, !175, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !190)
    #dbg_value(ptr undef, !163, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !189)
    #dbg_value(double -0.000000e+00, !130, !DIExpression(), !148)
    #dbg_value(double -0.000000e+00, !135, !DIExpression(), !194)
    #dbg_value(ptr undef, !83, !DIExpression(), !148)
    #dbg_value(ptr %parts.0, !129, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !148)
    #dbg_value(ptr %parts.0, !129, !DIExpression(DW_OP_plus_uconst, 32, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !148)
    #dbg_value(i64 0, !137, !DIExpression(), !195)
    #dbg_value(i64 2, !139, !DIExpression(), !196)
    #dbg_value(double -0.000000e+00, !135, !DIExpression(), !194)
    #dbg_value(double -0.000000e+00, !130, !DIExpression(), !148)
    #dbg_value(i64 0, !137, !DIExpression(), !195)
  %_37.val.i = load ptr, ptr %parts.0, align 8, !dbg !197, !noalias !198, !nonnull !19, !noundef !19
  %1 = getelementptr i8, ptr %parts.0, i64 8, !dbg !197
  %_37.val5.i = load ptr, ptr %1, align 8, !dbg !197, !noalias !198, !nonnull !19, !align !201, !noundef !19
    #dbg_value(ptr poison, !202, !DIExpression(DW_OP_deref), !214)
    #dbg_value(double -0.000000e+00, !208, !DIExpression(), !214)
    #dbg_value(ptr poison, !209, !DIExpression(), !214)
    #dbg_value(ptr poison, !216, !DIExpression(DW_OP_deref, DW_OP_deref), !223)
    #dbg_value(ptr poison, !222, !DIExpression(), !223)
  %2 = getelementptr inbounds nuw i8, ptr %_37.val5.i, i64 24, !dbg !225
  %3 = load ptr, ptr %2, align 8, !dbg !225, !invariant.load !19, !noalias !198, !nonnull !19
  %_0.i.i.i = tail call noundef double %3(ptr noundef nonnull %_37.val.i, double noundef %0) #7, !dbg !226, !noalias !198
    #dbg_value(ptr poison, !227, !DIExpression(), !235)
    #dbg_value(double -0.000000e+00, !233, !DIExpression(), !235)
    #dbg_value(double %_0.i.i.i, !234, !DIExpression(), !235)
    #dbg_value(double %_0.i.i.i, !130, !DIExpression(), !148)
    #dbg_value(double %_0.i.i.i, !135, !DIExpression(), !194)
    #dbg_value(i64 1, !137, !DIExpression(), !195)
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %parts.0, i64 16, !dbg !237
  %_37.val.i.1 = load ptr, ptr %_37.i.1, align 8, !dbg !197, !noalias !198, !nonnull !19, !noundef !19
  %4 = getelementptr i8, ptr %parts.0, i64 24, !dbg !197
  %_37.val5.i.1 = load ptr, ptr %4, align 8, !dbg !197, !noalias !198, !nonnull !19, !align !201, !noundef !19
    #dbg_value(double %_0.i.i.i, !208, !DIExpression(), !214)
  %5 = getelementptr inbounds nuw i8, ptr %_37.val5.i.1, i64 24, !dbg !225
  %6 = load ptr, ptr %5, align 8, !dbg !225, !invariant.load !19, !noalias !198, !nonnull !19
  %_0.i.i.i.1 = tail call noundef double %6(ptr noundef nonnull %_37.val.i.1, double noundef %0) #7, !dbg !226, !noalias !198
    #dbg_value(double %_0.i.i.i, !233, !DIExpression(), !235)
    #dbg_value(double %_0.i.i.i.1, !234, !DIExpression(), !235)
  %_0.i2.i.i.1 = fadd double %_0.i.i.i, %_0.i.i.i.1, !dbg !244
    #dbg_value(double %_0.i2.i.i.1, !130, !DIExpression(), !148)
    #dbg_value(double %_0.i2.i.i.1, !135, !DIExpression(), !194)
    #dbg_value(i64 2, !137, !DIExpression(), !195)
  ret double %_0.i2.i.i.1, !dbg !245
}

; <structs::Shape as structs::Measure>::measure
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef double @_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, double noundef %scale) unnamed_addr #1 !dbg !246 {
start:
    #dbg_value(ptr %self, !252, !DIExpression(), !259)
    #dbg_value(double %scale, !253, !DIExpression(), !259)
    #dbg_value(double %scale, !260, !DIExpression(), !296)
  %_3 = load i64, ptr %self, align 8, !dbg !298, !range !299, !noundef !19
  switch i64 %_3, label %default.unreachable2 [
    i64 0, label %bb5
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !300

default.unreachable2:                             ; preds = %start
  unreachable

bb3:                                              ; preds = %start
    #dbg_value(ptr %self, !254, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !301)
    #dbg_value(ptr %self, !295, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !302)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !303
  %_11 = load double, ptr %0, align 8, !dbg !303, !noundef !19
  %1 = fmul double %scale, %_11, !dbg !304
  br label %bb5, !dbg !311

bb2:                                              ; preds = %start
    #dbg_value(ptr %self, !256, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !312)
    #dbg_value(ptr %self, !313, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !320)
    #dbg_value(ptr %self, !258, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !322)
    #dbg_value(ptr %self, !319, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !323)
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !324
  %_9 = load double, ptr %2, align 8, !dbg !324, !noundef !19
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !325
  %_10 = load double, ptr %3, align 8, !dbg !325, !noundef !19
  %_8 = fmul double %_9, %_10, !dbg !326
  %_7 = fmul double %scale, %_8, !dbg !321
  %4 = fmul double %scale, %_7, !dbg !321
  br label %bb5, !dbg !328

bb5:                                              ; preds = %start, %bb2, %bb3
  %_0.sroa.0.0 = phi double [ %4, %bb2 ], [ %1, %bb3 ], [ 0.000000e+00, %start ], !dbg !259
  ret double %_0.sroa.0.0, !dbg !329
}

; <structs::Record as structs::Measure>::measure
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef double @_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, double noundef %scale) unnamed_addr #1 !dbg !330 {
start:
    #dbg_value(ptr %self, !336, !DIExpression(), !338)
    #dbg_value(double %scale, !337, !DIExpression(), !338)
    #dbg_value(double -0.000000e+00, !339, !DIExpression(), !373)
    #dbg_declare(ptr poison, !370, !DIExpression(), !389)
  %_6 = getelementptr inbounds nuw i8, ptr %self, i64 16, !dbg !390
    #dbg_value(ptr %_6, !385, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !391)
    #dbg_value(ptr %_6, !379, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !392)
    #dbg_value(ptr %_6, !369, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !373)
    #dbg_value(ptr %self, !385, !DIExpression(DW_OP_plus_uconst, 22, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !391)
    #dbg_value(ptr %self, !379, !DIExpression(DW_OP_plus_uconst, 22, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !392)
    #dbg_value(ptr %self, !369, !DIExpression(DW_OP_plus_uconst, 22, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !373)
    #dbg_value(double -0.000000e+00, !393, !DIExpression(), !420)
    #dbg_value(double -0.000000e+00, !408, !DIExpression(), !422)
    #dbg_value(ptr %_6, !402, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !420)
    #dbg_value(ptr %self, !402, !DIExpression(DW_OP_plus_uconst, 22, DW_OP_stack_value, DW_OP_LLVM_fragment, 64, 64), !420)
    #dbg_declare(ptr poison, !403, !DIExpression(), !423)
    #dbg_value(i64 0, !410, !DIExpression(), !424)
    #dbg_value(i64 3, !412, !DIExpression(), !425)
    #dbg_value(double -0.000000e+00, !408, !DIExpression(), !422)
    #dbg_value(double -0.000000e+00, !393, !DIExpression(), !420)
    #dbg_value(i64 0, !410, !DIExpression(), !424)
  %_37.val.i = load i16, ptr %_6, align 8, !dbg !426, !noundef !19
    #dbg_value(double -0.000000e+00, !427, !DIExpression(), !439)
    #dbg_value(ptr poison, !433, !DIExpression(), !439)
    #dbg_value(ptr poison, !441, !DIExpression(), !450)
    #dbg_value(ptr poison, !449, !DIExpression(), !450)
    #dbg_value(i16 %_37.val.i, !447, !DIExpression(), !452)
  %_0.i.i.i = sitofp i16 %_37.val.i to double, !dbg !453
    #dbg_value(ptr poison, !454, !DIExpression(), !462)
    #dbg_value(double -0.000000e+00, !460, !DIExpression(), !462)
    #dbg_value(double %_0.i.i.i, !461, !DIExpression(), !462)
    #dbg_value(double %_0.i.i.i, !393, !DIExpression(), !420)
    #dbg_value(double %_0.i.i.i, !408, !DIExpression(), !422)
    #dbg_value(i64 1, !410, !DIExpression(), !424)
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %self, i64 18, !dbg !464
  %_37.val.i.1 = load i16, ptr %_37.i.1, align 2, !dbg !426, !noundef !19
    #dbg_value(double %_0.i.i.i, !427, !DIExpression(), !439)
    #dbg_value(i16 %_37.val.i.1, !447, !DIExpression(), !452)
  %_0.i.i.i.1 = sitofp i16 %_37.val.i.1 to double, !dbg !453
    #dbg_value(double %_0.i.i.i, !460, !DIExpression(), !462)
    #dbg_value(double %_0.i.i.i.1, !461, !DIExpression(), !462)
  %_0.i1.i.i.1 = fadd double %_0.i.i.i, %_0.i.i.i.1, !dbg !470
    #dbg_value(double %_0.i1.i.i.1, !393, !DIExpression(), !420)
    #dbg_value(double %_0.i1.i.i.1, !408, !DIExpression(), !422)
    #dbg_value(i64 2, !410, !DIExpression(), !424)
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %self, i64 20, !dbg !464
  %_37.val.i.2 = load i16, ptr %_37.i.2, align 4, !dbg !426, !noundef !19
    #dbg_value(double %_0.i1.i.i.1, !427, !DIExpression(), !439)
    #dbg_value(i16 %_37.val.i.2, !447, !DIExpression(), !452)
  %_0.i.i.i.2 = sitofp i16 %_37.val.i.2 to double, !dbg !453
    #dbg_value(double %_0.i1.i.i.1, !460, !DIExpression(), !462)
    #dbg_value(double %_0.i.i.i.2, !461, !DIExpression(), !462)
  %_0.i1.i.i.2 = fadd double %_0.i1.i.i.1, %_0.i.i.i.2, !dbg !470
    #dbg_value(double %_0.i1.i.i.2, !393, !DIExpression(), !420)
    #dbg_value(double %_0.i1.i.i.2, !408, !DIExpression(), !422)
    #dbg_value(i64 3, !410, !DIExpression(), !424)
  %_0 = fmul double %scale, %_0.i1.i.i.2, !dbg !390
  ret double %_0, !dbg !471
}

; Function Attrs: nounwind
define ptx_kernel void @structs(i64 noundef %n, [3 x i64] %0, ptr noundef %records, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !472 {
start:
  %iter = alloca [56 x i8], align 8
  %_20 = alloca [32 x i8], align 8
  %shape = alloca [24 x i8], align 8
  %.fca.0.extract = extractvalue [3 x i64] %0, 0
  %.fca.1.extract = extractvalue [3 x i64] %0, 1
  %.fca.2.extract = extractvalue [3 x i64] %0, 2
  %1 = bitcast i64 %.fca.0.extract to double
    #dbg_value(double %1, !486, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !567)
  %.sroa.4.8.extract.trunc = trunc i64 %.fca.1.extract to i8
    #dbg_value(i8 %.sroa.4.8.extract.trunc, !486, !DIExpression(DW_OP_LLVM_fragment, 64, 8), !567)
    #dbg_value(i64 %.fca.1.extract, !486, !DIExpression(DW_OP_constu, 8, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 56, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 72, 56), !567)
    #dbg_value(i64 %.fca.2.extract, !486, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !567)
    #dbg_value(i64 %n, !485, !DIExpression(), !567)
    #dbg_value(ptr %records, !487, !DIExpression(), !567)
    #dbg_value(ptr %records, !568, !DIExpression(), !579)
    #dbg_value(ptr %out, !488, !DIExpression(), !567)
    #dbg_value(ptr %out, !581, !DIExpression(), !589)
    #dbg_declare(ptr %shape, !496, !DIExpression(), !591)
    #dbg_declare(ptr %iter, !498, !DIExpression(), !592)
    #dbg_value(i64 3, !593, !DIExpression(), !611)
  %_47 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !619
  %_48 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !633
  %_46 = mul i32 %_47, %_48, !dbg !626
  %_49 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !636
  %_45 = add i32 %_46, %_49, !dbg !639
  %i = zext i32 %_45 to i64, !dbg !639
    #dbg_value(i64 %i, !489, !DIExpression(), !640)
    #dbg_value(i64 %i, !576, !DIExpression(), !579)
    #dbg_value(i64 %i, !586, !DIExpression(), !589)
  %_6.not = icmp ugt i64 %n, %i, !dbg !641
  br i1 %_6.not, label %bb2, label %bb13, !dbg !641

bb2:                                              ; preds = %start
  %_8 = getelementptr inbounds nuw %Record, ptr %records, i64 %i, !dbg !642
    #dbg_value(ptr %_8, !491, !DIExpression(), !643)
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !644
    #dbg_value(ptr %_10, !494, !DIExpression(), !643)
  call void @llvm.lifetime.start.p0(ptr nonnull %shape), !dbg !645
  %2 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !646
  %_13 = load i8, ptr %2, align 4, !dbg !646, !noundef !19
  %_12 = urem i8 %_13, 3, !dbg !646
  switch i8 %_12, label %bb3 [
    i8 0, label %bb6
    i8 1, label %bb4
  ], !dbg !647

bb3:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !648
  %_15 = load double, ptr %3, align 8, !dbg !648, !noundef !19
  %4 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !649
  store double %_15, ptr %4, align 8, !dbg !649
  %5 = getelementptr inbounds nuw i8, ptr %shape, i64 16, !dbg !649
  store i64 %.fca.0.extract, ptr %5, align 8, !dbg !649
  br label %bb6, !dbg !650

bb4:                                              ; preds = %bb2
  %6 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !651
  %_14 = load double, ptr %6, align 8, !dbg !651, !noundef !19
  %7 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !652
  store double %_14, ptr %7, align 8, !dbg !652
  br label %bb6, !dbg !653

bb6:                                              ; preds = %bb2, %bb3, %bb4
  %.sink = phi i64 [ 2, %bb3 ], [ 1, %bb4 ], [ 0, %bb2 ]
  store i64 %.sink, ptr %shape, align 8, !dbg !643
  call void @llvm.lifetime.start.p0(ptr nonnull %_20), !dbg !654
  store ptr %shape, ptr %_20, align 8, !dbg !654
  %8 = getelementptr inbounds nuw i8, ptr %_20, i64 8, !dbg !654
  store ptr @vtable.0, ptr %8, align 8, !dbg !654
  %9 = getelementptr inbounds nuw i8, ptr %_20, i64 16, !dbg !654
  store ptr %_8, ptr %9, align 8, !dbg !654
  %10 = getelementptr inbounds nuw i8, ptr %_20, i64 24, !dbg !654
  store ptr @vtable.1, ptr %10, align 8, !dbg !654
; call structs::total
  %_17 = call fastcc noundef double @_RNvCsBSEXd1El7Y_7structs5total(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %_20, double noundef %1) #8, !dbg !655
  %11 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !656
  store double %_17, ptr %11, align 8, !dbg !656
  call void @llvm.lifetime.end.p0(ptr nonnull %_20), !dbg !657
    #dbg_value(ptr %_29.ptr, !617, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !658)
    #dbg_value(ptr %_29.ptr, !606, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !659)
    #dbg_value(i64 3, !617, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !658)
    #dbg_value(i64 3, !606, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !659)
    #dbg_value(ptr %_29.ptr, !607, !DIExpression(), !660)
  %_29.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 16, !dbg !661
  %end_or_len = getelementptr inbounds nuw i8, ptr %_8, i64 22, !dbg !661
  %sum.shift = lshr i64 %.fca.1.extract, 16, !dbg !666
  %settings.sroa.4.sroa.0.1.extract.trunc = trunc nuw i64 %sum.shift to i48, !dbg !666
  call void @llvm.lifetime.start.p0(ptr nonnull %iter), !dbg !667
  store ptr %_29.ptr, ptr %iter, align 8, !dbg !667
  %self.sroa.2.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 8, !dbg !667
  store ptr %end_or_len, ptr %self.sroa.2.0.iter.sroa_idx, align 8, !dbg !667
  %self.sroa.3.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 16, !dbg !667
  store i64 0, ptr %self.sroa.3.0.iter.sroa_idx, align 8, !dbg !667
  %self.sroa.3.sroa.2.0.self.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 24, !dbg !667
  store i64 3, ptr %self.sroa.3.sroa.2.0.self.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !dbg !667
  %self.sroa.3.sroa.3.0.self.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 32, !dbg !667
  store i48 %settings.sroa.4.sroa.0.1.extract.trunc, ptr %self.sroa.3.sroa.3.0.self.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !dbg !667
  %self.sroa.4.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 40, !dbg !667
  store i64 0, ptr %self.sroa.4.0.iter.sroa_idx, align 8, !dbg !667
  %self.sroa.5.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 48, !dbg !667
  store i64 0, ptr %self.sroa.5.0.iter.sroa_idx, align 8, !dbg !667
  br label %bb8, !dbg !668

bb8:                                              ; preds = %bb10, %bb6
  %12 = phi i64 [ %13, %bb10 ], [ 0, %bb6 ]
  %_2910.idx = phi i64 [ %_299.idx, %bb10 ], [ 16, %bb6 ]
    #dbg_value(ptr %iter, !669, !DIExpression(), !695)
    #dbg_value(ptr %iter, !698, !DIExpression(), !730)
    #dbg_value(ptr %iter, !732, !DIExpression(), !756)
    #dbg_value(!DIArgList(ptr %_8, i64 %_2910.idx), !750, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !758)
    #dbg_value(ptr %end_or_len, !752, !DIExpression(), !759)
  %_7.i.i = icmp eq i64 %_2910.idx, 22, !dbg !760
  br i1 %_7.i.i, label %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, label %bb6.i.i, !dbg !768

bb6.i.i:                                          ; preds = %bb8
  %_2910.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 %_2910.idx, !dbg !760
    #dbg_value(ptr %_2910.ptr, !750, !DIExpression(), !758)
  %_2910.add = add nuw nsw i64 %_2910.idx, 2
  %_14.i.i.ptr = getelementptr inbounds nuw i8, ptr %_8, i64 %_2910.add, !dbg !768
  store ptr %_14.i.i.ptr, ptr %iter, align 8, !dbg !769, !alias.scope !770
  br label %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, !dbg !775

_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i: ; preds = %bb6.i.i, %bb8
  %_299.idx = phi i64 [ %_2910.add, %bb6.i.i ], [ 22, %bb8 ]
  %_0.sroa.0.0.i.i = phi ptr [ %_2910.ptr, %bb6.i.i ], [ null, %bb8 ], !dbg !759
  %.not.i = icmp eq ptr %_0.sroa.0.0.i.i, null, !dbg !776
  br i1 %.not.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, label %bb7.i, !dbg !800

bb7.i:                                            ; preds = %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i
    #dbg_value(ptr %_0.sroa.0.0.i.i, !702, !DIExpression(), !801)
    #dbg_value(ptr %self.sroa.3.0.iter.sroa_idx, !802, !DIExpression(), !822)
  %_5.not.i.not.i = icmp eq i64 %12, 3, !dbg !824
  %_16.i.i = icmp ult i64 %12, 3
  br i1 %_5.not.i.not.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, label %bb1.i.i, !dbg !824

bb1.i.i:                                          ; preds = %bb7.i
  %_13.i.i = getelementptr inbounds nuw i16, ptr %self.sroa.3.sroa.3.0.self.sroa.3.0.iter.sroa_idx.sroa_idx, i64 %12
  %_10.i.i = add nuw nsw i64 %12, 1
  store i64 %_10.i.i, ptr %self.sroa.3.0.iter.sroa_idx, align 8, !dbg !862, !alias.scope !868
  call void @llvm.assume(i1 %_16.i.i), !dbg !871
  %_12.i.i = load i16, ptr %_13.i.i, align 2, !dbg !915, !alias.scope !868, !noundef !19
  br label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit, !dbg !932

_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit: ; preds = %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i, %bb7.i, %bb1.i.i
  %13 = phi i64 [ %12, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_10.i.i, %bb1.i.i ], [ 3, %bb7.i ]
  %_0.sroa.4.0.i = phi i16 [ undef, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_12.i.i, %bb1.i.i ], [ undef, %bb7.i ]
  %_0.sroa.0.0.i = phi ptr [ null, %_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs.exit.i ], [ %_0.sroa.0.0.i.i, %bb1.i.i ], [ null, %bb7.i ], !dbg !730
  %.not = icmp eq ptr %_0.sroa.0.0.i, null, !dbg !592
  br i1 %.not, label %bb11, label %bb10, !dbg !592

bb10:                                             ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit
    #dbg_value(ptr %_0.sroa.0.0.i, !564, !DIExpression(), !933)
    #dbg_value(i16 %_0.sroa.4.0.i, !566, !DIExpression(), !933)
    #dbg_value(i16 %_0.sroa.4.0.i, !934, !DIExpression(), !945)
  %self4 = load i16, ptr %_0.sroa.0.0.i, align 2, !dbg !947, !noundef !19
    #dbg_value(i16 %self4, !942, !DIExpression(), !945)
  %spec.store.select = call i16 @llvm.smin.i16(i16 %_0.sroa.4.0.i, i16 %self4), !dbg !948
    #dbg_value(i16 %spec.store.select, !566, !DIExpression(), !933)
    #dbg_value(i16 %spec.store.select, !934, !DIExpression(), !945)
  store i16 %spec.store.select, ptr %_0.sroa.0.0.i, align 2, !dbg !949
  br label %bb8, !dbg !668

bb11:                                             ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %iter), !dbg !950
  %14 = load i8, ptr %2, align 4, !dbg !951, !noundef !19
  %15 = xor i8 %14, %.sroa.4.8.extract.trunc, !dbg !951
  store i8 %15, ptr %2, align 4, !dbg !951
  %_42 = load i32, ptr %_8, align 8, !dbg !952, !noundef !19
  %_41 = zext i32 %_42 to i64, !dbg !952
  %_39 = add i64 %.fca.2.extract, %_41, !dbg !953
  %_44 = load double, ptr %11, align 8, !dbg !954, !noundef !19
  %_43 = call i64 @llvm.fptosi.sat.i64.f64(double %_44), !dbg !954
  %16 = sub i64 %_39, %_43, !dbg !955
  store i64 %16, ptr %_10, align 8, !dbg !955
  call void @llvm.lifetime.end.p0(ptr nonnull %shape), !dbg !956
  br label %bb13, !dbg !957

bb13:                                             ; preds = %start, %bb11
  ret void, !dbg !957
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #6

attributes #0 = { noinline nounwind "target-cpu"="sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_70" }
attributes #2 = { nounwind "target-cpu"="sm_70" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { inlinehint nounwind }
attributes #8 = { noinline nounwind }

!llvm.module.flags = !{!52, !53, !54}
!llvm.ident = !{!55}
!llvm.dbg.cu = !{!56, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "<structs::Shape as structs::Measure>::{vtable}", scope: null, file: !2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "<unknown>", directory: "")
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "<structs::Shape as structs::Measure>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !4, vtableHolder: !12, templateParams: !19, identifier: "202705e97d4abf3389f5b00e8c45c1fc")
!4 = !{!5, !8, !10, !11}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !3, file: !2, baseType: !6, size: 64, align: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !7, size: 64, align: 64, dwarfAddressSpace: 0)
!7 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!9 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !3, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !3, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !13, file: !2, size: 192, align: 64, flags: DIFlagPrivate, elements: !14, templateParams: !19, identifier: "e772480b70fb2162790f4781a02222d")
!13 = !DINamespace(name: "structs", scope: null)
!14 = !{!15}
!15 = !DICompositeType(tag: DW_TAG_variant_part, scope: !12, file: !2, size: 192, align: 64, elements: !16, templateParams: !19, identifier: "d9535dfcd3802056fc4895de890ba764", discriminator: !30)
!16 = !{!17, !20, !25}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "Dot", scope: !15, file: !2, baseType: !18, size: 192, align: 64, extraData: i64 0)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "Dot", scope: !12, file: !2, size: 192, align: 64, flags: DIFlagPrivate, elements: !19, identifier: "38cd6fdfc22d798992d925f82f54d579")
!19 = !{}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "Line", scope: !15, file: !2, baseType: !21, size: 192, align: 64, extraData: i64 1)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Line", scope: !12, file: !2, size: 192, align: 64, flags: DIFlagPrivate, elements: !22, templateParams: !19, identifier: "a5ee48534d578fc1c2b23956cea080c2")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !21, file: !2, baseType: !24, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!24 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "Box", scope: !15, file: !2, baseType: !26, size: 192, align: 64, extraData: i64 2)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "Box", scope: !12, file: !2, size: 192, align: 64, flags: DIFlagPrivate, elements: !27, templateParams: !19, identifier: "44c9b1c578dfbbe635f09b74a39d0518")
!27 = !{!28, !29}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !26, file: !2, baseType: !24, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !26, file: !2, baseType: !24, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!30 = !DIDerivedType(tag: DW_TAG_member, scope: !12, file: !2, baseType: !31, size: 64, align: 64, flags: DIFlagArtificial)
!31 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "<structs::Record as structs::Measure>::{vtable}", scope: null, file: !2, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_structure_type, name: "<structs::Record as structs::Measure>::{vtable_type}", file: !2, size: 256, align: 64, flags: DIFlagArtificial, elements: !35, vtableHolder: !40, templateParams: !19, identifier: "deeb31cd9a5eaa3bcaf93b094505dcc8")
!35 = !{!36, !37, !38, !39}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "drop_in_place", scope: !34, file: !2, baseType: !6, size: 64, align: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !34, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !34, file: !2, baseType: !9, size: 64, align: 64, offset: 128)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__method3", scope: !34, file: !2, baseType: !6, size: 64, align: 64, offset: 192)
!40 = !DICompositeType(tag: DW_TAG_structure_type, name: "Record", scope: !13, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !41, templateParams: !19, identifier: "2b6eb0caaadb0a8ea6d8efbff3400710")
!41 = !{!42, !44, !46, !47}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !40, file: !2, baseType: !43, size: 32, align: 32, flags: DIFlagPrivate)
!43 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !40, file: !2, baseType: !45, size: 8, align: 8, offset: 32, flags: DIFlagPrivate)
!45 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !40, file: !2, baseType: !24, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !40, file: !2, baseType: !48, size: 48, align: 16, offset: 128, flags: DIFlagPrivate)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 48, align: 16, elements: !50)
!49 = !DIBasicType(name: "i16", size: 16, encoding: DW_ATE_signed)
!50 = !{!51}
!51 = !DISubrange(count: 3, lowerBound: 0)
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"Dwarf Version", i32 4}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!56 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !57, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !58, splitDebugInlining: false, nameTableKind: None)
!57 = !DIFile(filename: "examples/rust/structs.rs/@/structs.71ddb104cdcc534-cgu.0", directory: ".")
!58 = !{!0, !32}
!59 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !60, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!60 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!61 = distinct !DISubprogram(name: "total", linkageName: "_RNvCsBSEXd1El7Y_7structs5total", scope: !13, file: !62, line: 53, type: !63, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !80)
!62 = !DIFile(filename: "examples/rust/structs.rs", directory: ".", checksumkind: CSK_MD5, checksum: "66607ecb924c1401aaf8a6532ec0073e")
!63 = !DISubroutineType(cc: DW_CC_nocall, types: !64)
!64 = !{!24, !65, !24}
!65 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[&dyn structs::Measure]", file: !2, size: 128, align: 64, elements: !66, templateParams: !19, identifier: "b5f76fb3b881111f86fc58efcee6885")
!66 = !{!67, !79}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !65, file: !2, baseType: !68, size: 64, align: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, align: 64, dwarfAddressSpace: 0)
!69 = !DICompositeType(tag: DW_TAG_structure_type, name: "&dyn structs::Measure", file: !2, size: 128, align: 64, elements: !70, templateParams: !19, identifier: "213ccb7b762123ce62482884729dd415")
!70 = !{!71, !74}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !69, file: !2, baseType: !72, size: 64, align: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64, align: 64, dwarfAddressSpace: 0)
!73 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn structs::Measure", file: !2, align: 8, elements: !19, identifier: "835950cd812cb8d1f4f4301bd264797e")
!74 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !69, file: !2, baseType: !75, size: 64, align: 64, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 4]", baseType: !76, size: 64, align: 64, dwarfAddressSpace: 0)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, align: 64, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 4, lowerBound: 0)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !65, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!80 = !{!81, !82}
!81 = !DILocalVariable(name: "parts", arg: 1, scope: !61, file: !62, line: 53, type: !65)
!82 = !DILocalVariable(name: "scale", arg: 2, scope: !61, file: !62, line: 53, type: !24)
!83 = !DILocalVariable(name: "f", arg: 3, scope: !84, file: !85, line: 259, type: !110)
!84 = distinct !DISubprogram(name: "fold<&dyn structs::Measure, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_", scope: !86, file: !85, line: 259, type: !90, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !145, retainedNodes: !128)
!85 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!86 = !DINamespace(name: "{impl#171}", scope: !87)
!87 = !DINamespace(name: "iter", scope: !88)
!88 = !DINamespace(name: "slice", scope: !89)
!89 = !DINamespace(name: "core", scope: null)
!90 = !DISubroutineType(types: !91)
!91 = !{!24, !92, !24, !110}
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<&dyn structs::Measure>", scope: !87, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !93, templateParams: !101, identifier: "11dfcd44bf49d8bccb99c81e536cb85a")
!93 = !{!94, !103, !104}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !92, file: !2, baseType: !95, size: 64, align: 64, flags: DIFlagPrivate)
!95 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<&dyn structs::Measure>", scope: !96, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !98, templateParams: !101, identifier: "e674ef395ebc65295ca83e4dee84780")
!96 = !DINamespace(name: "non_null", scope: !97)
!97 = !DINamespace(name: "ptr", scope: !89)
!98 = !{!99}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !95, file: !2, baseType: !100, size: 64, align: 64, flags: DIFlagPrivate)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const &dyn structs::Measure", baseType: !69, size: 64, align: 64, dwarfAddressSpace: 0)
!101 = !{!102}
!102 = !DITemplateTypeParameter(name: "T", type: !69)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !92, file: !2, baseType: !100, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !92, file: !2, baseType: !105, align: 8, offset: 128, flags: DIFlagPrivate)
!105 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&&dyn structs::Measure>", scope: !106, file: !2, align: 8, flags: DIFlagPublic, elements: !19, templateParams: !107, identifier: "1ee51987bc8ce3894f8a1a5adb1eb91")
!106 = !DINamespace(name: "marker", scope: !89)
!107 = !{!108}
!108 = !DITemplateTypeParameter(name: "T", type: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&&dyn structs::Measure", baseType: !69, size: 64, align: 64, dwarfAddressSpace: 0)
!110 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", scope: !111, file: !2, size: 64, align: 64, elements: !115, templateParams: !19, identifier: "1c8ab8f689241603ff2f22abb08c1246")
!111 = !DINamespace(name: "map_fold", scope: !112)
!112 = !DINamespace(name: "map", scope: !113)
!113 = !DINamespace(name: "adapters", scope: !114)
!114 = !DINamespace(name: "iter", scope: !89)
!115 = !{!116, !122}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !110, file: !2, baseType: !117, align: 8, offset: 64)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", scope: !118, file: !2, align: 8, elements: !19, identifier: "7553e64b8e15a92411724aede21d2cb3")
!118 = !DINamespace(name: "sum", scope: !119)
!119 = !DINamespace(name: "{impl#132}", scope: !120)
!120 = !DINamespace(name: "accum", scope: !121)
!121 = !DINamespace(name: "traits", scope: !114)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !110, file: !2, baseType: !123, size: 64, align: 64)
!123 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !124, file: !2, size: 64, align: 64, elements: !125, templateParams: !19, identifier: "d072e3bfc84879099e9af38a293d01c3")
!124 = !DINamespace(name: "total", scope: !13)
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__scale", scope: !123, file: !2, baseType: !127, size: 64, align: 64)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f64", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!128 = !{!129, !130, !83, !131, !133, !135, !137, !139, !141, !143}
!129 = !DILocalVariable(name: "self", arg: 1, scope: !84, file: !85, line: 259, type: !92)
!130 = !DILocalVariable(name: "init", arg: 2, scope: !84, file: !85, line: 259, type: !24)
!131 = !DILocalVariable(name: "len", scope: !132, file: !85, line: 29, type: !9, align: 64)
!132 = distinct !DILexicalBlock(scope: !84, file: !85, line: 29, column: 13)
!133 = !DILocalVariable(name: "end", scope: !134, file: !85, line: 33, type: !95, align: 64)
!134 = distinct !DILexicalBlock(scope: !84, file: !85, line: 33, column: 13)
!135 = !DILocalVariable(name: "acc", scope: !136, file: !85, line: 273, type: !24, align: 64)
!136 = distinct !DILexicalBlock(scope: !84, file: !85, line: 273, column: 17)
!137 = !DILocalVariable(name: "i", scope: !138, file: !85, line: 274, type: !9, align: 64)
!138 = distinct !DILexicalBlock(scope: !136, file: !85, line: 274, column: 17)
!139 = !DILocalVariable(name: "len", scope: !140, file: !85, line: 275, type: !9, align: 64)
!140 = distinct !DILexicalBlock(scope: !138, file: !85, line: 275, column: 17)
!141 = !DILocalVariable(name: "len", scope: !142, file: !85, line: 29, type: !9, align: 64)
!142 = distinct !DILexicalBlock(scope: !138, file: !85, line: 29, column: 13)
!143 = !DILocalVariable(name: "end", scope: !144, file: !85, line: 33, type: !95, align: 64)
!144 = distinct !DILexicalBlock(scope: !138, file: !85, line: 33, column: 13)
!145 = !{!102, !146, !147}
!146 = !DITemplateTypeParameter(name: "B", type: !24)
!147 = !DITemplateTypeParameter(name: "F", type: !110)
!148 = !DILocation(line: 0, scope: !84, inlinedAt: !149)
!149 = distinct !DILocation(line: 128, column: 19, scope: !150, inlinedAt: !169)
!150 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1q_5total0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2h_5accumdNtB31_3Sum3sumBM_E0EB1q_", scope: !152, file: !151, line: 124, type: !153, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !166, retainedNodes: !162)
!151 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/map.rs", directory: "", checksumkind: CSK_MD5, checksum: "5ce513be6246907d9f12b589637a5bf6")
!152 = !DINamespace(name: "{impl#2}", scope: !112)
!153 = !DISubroutineType(types: !154)
!154 = !{!24, !155, !24, !117}
!155 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>", scope: !112, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !156, templateParams: !159, identifier: "674333f22ea15aa4371ef82cef6c4556")
!156 = !{!157, !158}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !155, file: !2, baseType: !92, size: 128, align: 64, flags: DIFlagProtected)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !155, file: !2, baseType: !123, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!159 = !{!160, !161}
!160 = !DITemplateTypeParameter(name: "I", type: !92)
!161 = !DITemplateTypeParameter(name: "F", type: !123)
!162 = !{!163, !163, !164, !165}
!163 = !DILocalVariable(name: "self", scope: !150, file: !151, line: 124, type: !155, align: 64)
!164 = !DILocalVariable(name: "init", scope: !150, file: !151, line: 124, type: !24, align: 64)
!165 = !DILocalVariable(name: "g", scope: !150, file: !151, line: 124, type: !117, align: 8)
!166 = !{!146, !160, !161, !167, !168}
!167 = !DITemplateTypeParameter(name: "Acc", type: !24)
!168 = !DITemplateTypeParameter(name: "G", type: !117)
!169 = !DILocation(line: 163, column: 22, scope: !170, inlinedAt: !178)
!170 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1W_5total0EEB1W_", scope: !119, file: !171, line: 162, type: !172, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !176, retainedNodes: !174)
!171 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/accum.rs", directory: "", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!172 = !DISubroutineType(types: !173)
!173 = !{!24, !155}
!174 = !{!175, !175}
!175 = !DILocalVariable(name: "iter", scope: !170, file: !171, line: 162, type: !155, align: 64)
!176 = !{!177}
!177 = !DITemplateTypeParameter(name: "I", type: !155)
!178 = !DILocation(line: 3676, column: 9, scope: !179, inlinedAt: !188)
!179 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1k_5total0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1k_", scope: !181, file: !180, line: 3671, type: !172, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !185, retainedNodes: !183)
!180 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/traits/iterator.rs", directory: "", checksumkind: CSK_MD5, checksum: "f4b9c513c514813caba0d66b018b98e1")
!181 = !DINamespace(name: "Iterator", scope: !182)
!182 = !DINamespace(name: "iterator", scope: !121)
!183 = !{!184, !184}
!184 = !DILocalVariable(name: "self", scope: !179, file: !180, line: 3671, type: !155, align: 64)
!185 = !{!186, !187}
!186 = !DITemplateTypeParameter(name: "Self", type: !155)
!187 = !DITemplateTypeParameter(name: "S", type: !24)
!188 = !DILocation(line: 54, column: 50, scope: !61)
!189 = !DILocation(line: 0, scope: !150, inlinedAt: !169)
!190 = !DILocation(line: 0, scope: !170, inlinedAt: !178)
!191 = !DILocation(line: 0, scope: !179, inlinedAt: !188)
!192 = !DILocation(line: 0, scope: !61)
!193 = !DILocation(line: 124, column: 38, scope: !150, inlinedAt: !169)
!194 = !DILocation(line: 0, scope: !136, inlinedAt: !149)
!195 = !DILocation(line: 0, scope: !138, inlinedAt: !149)
!196 = !DILocation(line: 0, scope: !140, inlinedAt: !149)
!197 = !DILocation(line: 279, column: 27, scope: !140, inlinedAt: !149)
!198 = !{!199}
!199 = distinct !{!199, !200, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_: argument 0"}
!200 = distinct !{!200, !"_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtB1w_8adapters3map8map_foldRBP_ddNCNvBT_5total0NCINvXs26_NtB1u_5accumdNtB3e_3Sum3sumINtB2g_3MapBE_B2Q_EE0E0EBT_"}
!201 = !{i64 8}
!202 = !DILocalVariable(name: "f", scope: !203, file: !151, line: 85, type: !123, align: 64)
!203 = distinct !DISubprogram(name: "{closure#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRRDNtCsBSEXd1El7Y_7structs7MeasureEL_ddNCNvBY_5total0NCINvXs26_NtNtB8_6traits5accumdNtB1U_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterBU_EB1w_EE0E0BY_", scope: !111, file: !151, line: 88, type: !204, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !211, retainedNodes: !207)
!204 = !DISubroutineType(types: !205)
!205 = !{!24, !206, !24, !109}
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn structs::Measure, f64, f64, structs::total::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>>", baseType: !110, size: 64, align: 64, dwarfAddressSpace: 0)
!207 = !{!208, !209, !210, !202}
!208 = !DILocalVariable(name: "acc", arg: 2, scope: !203, file: !151, line: 88, type: !24)
!209 = !DILocalVariable(name: "elt", arg: 3, scope: !203, file: !151, line: 88, type: !109)
!210 = !DILocalVariable(name: "g", scope: !203, file: !151, line: 86, type: !117, align: 8)
!211 = !{!108, !146, !167, !212, !213}
!212 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !123)
!213 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !117)
!214 = !DILocation(line: 0, scope: !203, inlinedAt: !215)
!215 = distinct !DILocation(line: 279, column: 27, scope: !140, inlinedAt: !149)
!216 = !DILocalVariable(name: "scale", scope: !217, file: !62, line: 53, type: !24, align: 64)
!217 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsBSEXd1El7Y_7structs5total0B3_", scope: !124, file: !62, line: 54, type: !218, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !221)
!218 = !DISubroutineType(types: !219)
!219 = !{!24, !220, !109}
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut structs::total::{closure_env#0}", baseType: !123, size: 64, align: 64, dwarfAddressSpace: 0)
!221 = !{!222, !216}
!222 = !DILocalVariable(name: "part", arg: 2, scope: !217, file: !62, line: 54, type: !109)
!223 = !DILocation(line: 0, scope: !217, inlinedAt: !224)
!224 = distinct !DILocation(line: 88, column: 28, scope: !203, inlinedAt: !215)
!225 = !DILocation(line: 54, column: 29, scope: !217, inlinedAt: !224)
!226 = !DILocation(line: 54, column: 34, scope: !217, inlinedAt: !224)
!227 = !DILocalVariable(arg: 1, scope: !228, file: !171, line: 166, type: !231)
!228 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4IterRDNtCsBSEXd1El7Y_7structs7MeasureEL_ENCNvB1Y_5total0EE0B1Y_", scope: !118, file: !171, line: 166, type: !229, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !176, retainedNodes: !232)
!229 = !DISubroutineType(types: !230)
!230 = !{!24, !231, !24, !24}
!231 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn structs::Measure>, structs::total::{closure_env#0}>>", baseType: !117, size: 64, align: 64, dwarfAddressSpace: 0)
!232 = !{!233, !234, !227}
!233 = !DILocalVariable(name: "a", arg: 2, scope: !228, file: !171, line: 166, type: !24)
!234 = !DILocalVariable(name: "b", arg: 3, scope: !228, file: !171, line: 166, type: !24)
!235 = !DILocation(line: 0, scope: !228, inlinedAt: !236)
!236 = distinct !DILocation(line: 88, column: 21, scope: !203, inlinedAt: !215)
!237 = !DILocation(line: 659, column: 28, scope: !238, inlinedAt: !243)
!238 = distinct !DISubprogram(name: "add<&dyn structs::Measure>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3addBW_", scope: !95, file: !239, line: 651, type: !240, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !101, declaration: !242)
!239 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!240 = !DISubroutineType(types: !241)
!241 = !{!95, !95, !9}
!242 = !DISubprogram(name: "add<&dyn structs::Measure>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullRDNtCsBSEXd1El7Y_7structs7MeasureEL_E3addBW_", scope: !95, file: !239, line: 651, type: !240, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !101)
!243 = distinct !DILocation(line: 279, column: 67, scope: !140, inlinedAt: !149)
!244 = !DILocation(line: 166, column: 28, scope: !228, inlinedAt: !236)
!245 = !DILocation(line: 55, column: 2, scope: !61)
!246 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXCsBSEXd1El7Y_7structsNtB2_5ShapeNtB2_7Measure7measure", scope: !247, file: !62, line: 37, type: !248, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !251)
!247 = !DINamespace(name: "{impl#0}", scope: !13)
!248 = !DISubroutineType(types: !249)
!249 = !{!24, !250, !24}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&structs::Shape", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!251 = !{!252, !253, !254, !256, !258}
!252 = !DILocalVariable(name: "self", arg: 1, scope: !246, file: !62, line: 37, type: !250)
!253 = !DILocalVariable(name: "scale", arg: 2, scope: !246, file: !62, line: 37, type: !24)
!254 = !DILocalVariable(name: "length", scope: !255, file: !62, line: 40, type: !127, align: 64)
!255 = distinct !DILexicalBlock(scope: !246, file: !62, line: 40, column: 13)
!256 = !DILocalVariable(name: "wide", scope: !257, file: !62, line: 41, type: !127, align: 64)
!257 = distinct !DILexicalBlock(scope: !246, file: !62, line: 41, column: 13)
!258 = !DILocalVariable(name: "high", scope: !257, file: !62, line: 41, type: !127, align: 64)
!259 = !DILocation(line: 0, scope: !246)
!260 = !DILocalVariable(name: "other", arg: 2, scope: !261, file: !262, line: 27, type: !24)
!261 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2Y_NtNtCsnC4lpNxbXH_4core3ops5arithRdINtB6_3MuldE3mul", scope: !263, file: !262, line: 27, type: !266, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !294)
!262 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/internal_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!263 = !DINamespace(name: "{impl#186}", scope: !264)
!264 = !DINamespace(name: "arith", scope: !265)
!265 = !DINamespace(name: "ops", scope: !89)
!266 = !DISubroutineType(types: !267)
!267 = !{!24, !127, !24, !268}
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !269, size: 64, align: 64, dwarfAddressSpace: 0)
!269 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !270, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !272, templateParams: !19, identifier: "a0781ff5f95d9d37ab6c3e26fa18865b")
!270 = !DINamespace(name: "location", scope: !271)
!271 = !DINamespace(name: "panic", scope: !89)
!272 = !{!273, !284, !285, !286}
!273 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !269, file: !2, baseType: !274, size: 128, align: 64, flags: DIFlagPrivate)
!274 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !96, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !275, templateParams: !282, identifier: "3b0c83624a852fbd647e1fea027dcfe6")
!275 = !{!276}
!276 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !274, file: !2, baseType: !277, size: 128, align: 64, flags: DIFlagPrivate)
!277 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !2, size: 128, align: 64, elements: !278, templateParams: !19, identifier: "238a44609877474087c05adf26cd41fa")
!278 = !{!279, !281}
!279 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !277, file: !2, baseType: !280, size: 64, align: 64)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64, align: 64, dwarfAddressSpace: 0)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !277, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!282 = !{!283}
!283 = !DITemplateTypeParameter(name: "T", type: !45)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !269, file: !2, baseType: !43, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !269, file: !2, baseType: !43, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !269, file: !2, baseType: !287, align: 8, offset: 192, flags: DIFlagPrivate)
!287 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !106, file: !2, align: 8, flags: DIFlagPublic, elements: !19, templateParams: !288, identifier: "1408e359ccf8625dd6d11ec53127ac74")
!288 = !{!289}
!289 = !DITemplateTypeParameter(name: "T", type: !290)
!290 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !2, size: 128, align: 64, elements: !291, templateParams: !19, identifier: "9277eecd40495f85161460476aacc992")
!291 = !{!292, !293}
!292 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !290, file: !2, baseType: !280, size: 64, align: 64)
!293 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !290, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!294 = !{!295, !260}
!295 = !DILocalVariable(name: "self", arg: 1, scope: !261, file: !262, line: 27, type: !127)
!296 = !DILocation(line: 0, scope: !261, inlinedAt: !297)
!297 = !DILocation(line: 40, column: 36, scope: !255)
!298 = !DILocation(line: 38, column: 15, scope: !246)
!299 = !{i64 0, i64 3}
!300 = !DILocation(line: 38, column: 9, scope: !246)
!301 = !DILocation(line: 40, column: 25, scope: !255)
!302 = !DILocation(line: 27, column: 24, scope: !261, inlinedAt: !297)
!303 = !DILocation(line: 28, column: 31, scope: !261, inlinedAt: !297)
!304 = !DILocation(line: 350, column: 45, scope: !305, inlinedAt: !310)
!305 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs2g_NtNtCsnC4lpNxbXH_4core3ops5arithdNtB6_3Mul3mul", scope: !307, file: !306, line: 350, type: !308, scopeLine: 350, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!306 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/arith.rs", directory: "", checksumkind: CSK_MD5, checksum: "e47733c3b66376c892662297e1e5370d")
!307 = !DINamespace(name: "{impl#142}", scope: !264)
!308 = !DISubroutineType(types: !309)
!309 = !{!24, !24, !24, !268}
!310 = !DILocation(line: 28, column: 17, scope: !261, inlinedAt: !297)
!311 = !DILocation(line: 40, column: 49, scope: !246)
!312 = !DILocation(line: 41, column: 26, scope: !257)
!313 = !DILocalVariable(name: "self", arg: 1, scope: !314, file: !262, line: 49, type: !127)
!314 = distinct !DISubprogram(name: "mul", linkageName: "_RNvXs30_NtNtCsnC4lpNxbXH_4core3ops5arithRdNtB6_3Mul3mul", scope: !315, file: !262, line: 49, type: !316, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !318)
!315 = !DINamespace(name: "{impl#188}", scope: !264)
!316 = !DISubroutineType(types: !317)
!317 = !{!24, !127, !127, !268}
!318 = !{!313, !319}
!319 = !DILocalVariable(name: "other", arg: 2, scope: !314, file: !262, line: 49, type: !127)
!320 = !DILocation(line: 49, column: 24, scope: !314, inlinedAt: !321)
!321 = !DILocation(line: 41, column: 42, scope: !257)
!322 = !DILocation(line: 41, column: 32, scope: !257)
!323 = !DILocation(line: 49, column: 30, scope: !314, inlinedAt: !321)
!324 = !DILocation(line: 50, column: 31, scope: !314, inlinedAt: !321)
!325 = !DILocation(line: 50, column: 38, scope: !314, inlinedAt: !321)
!326 = !DILocation(line: 350, column: 45, scope: !305, inlinedAt: !327)
!327 = !DILocation(line: 50, column: 17, scope: !314, inlinedAt: !321)
!328 = !DILocation(line: 41, column: 68, scope: !246)
!329 = !DILocation(line: 43, column: 6, scope: !246)
!330 = distinct !DISubprogram(name: "measure", linkageName: "_RNvXs_CsBSEXd1El7Y_7structsNtB4_6RecordNtB4_7Measure7measure", scope: !331, file: !62, line: 47, type: !332, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !335)
!331 = !DINamespace(name: "{impl#1}", scope: !13)
!332 = !DISubroutineType(types: !333)
!333 = !{!24, !334, !24}
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&structs::Record", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!335 = !{!336, !337}
!336 = !DILocalVariable(name: "self", arg: 1, scope: !330, file: !62, line: 47, type: !334)
!337 = !DILocalVariable(name: "scale", arg: 2, scope: !330, file: !62, line: 47, type: !24)
!338 = !DILocation(line: 0, scope: !330)
!339 = !DILocalVariable(name: "init", scope: !340, file: !151, line: 124, type: !24, align: 64)
!340 = distinct !DISubprogram(name: "fold<f64, core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}, f64, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1v_6RecordNtB1v_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2v_5accumdNtB3f_3Sum3sumBM_E0EB1v_", scope: !152, file: !151, line: 124, type: !341, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !371, retainedNodes: !368)
!341 = !DISubroutineType(types: !342)
!342 = !{!24, !343, !24, !367}
!343 = !DICompositeType(tag: DW_TAG_structure_type, name: "Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>", scope: !112, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !344, templateParams: !364, identifier: "57ed537f6c4d40c79aeb1e61f3391b2a")
!344 = !{!345, !361}
!345 = !DIDerivedType(tag: DW_TAG_member, name: "iter", scope: !343, file: !2, baseType: !346, size: 128, align: 64, flags: DIFlagProtected)
!346 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<i16>", scope: !87, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !347, templateParams: !353, identifier: "73552f769a1ae4f66241145b916e617b")
!347 = !{!348, !355, !356}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !346, file: !2, baseType: !349, size: 64, align: 64, flags: DIFlagPrivate)
!349 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<i16>", scope: !96, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !350, templateParams: !353, identifier: "317a3f60bcc780607e93200c8d8885fe")
!350 = !{!351}
!351 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !349, file: !2, baseType: !352, size: 64, align: 64, flags: DIFlagPrivate)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const i16", baseType: !49, size: 64, align: 64, dwarfAddressSpace: 0)
!353 = !{!354}
!354 = !DITemplateTypeParameter(name: "T", type: !49)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !346, file: !2, baseType: !352, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !346, file: !2, baseType: !357, align: 8, offset: 128, flags: DIFlagPrivate)
!357 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&i16>", scope: !106, file: !2, align: 8, flags: DIFlagPublic, elements: !19, templateParams: !358, identifier: "788d390483ceec2898fd45da2dd1625a")
!358 = !{!359}
!359 = !DITemplateTypeParameter(name: "T", type: !360)
!360 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i16", baseType: !49, size: 64, align: 64, dwarfAddressSpace: 0)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !343, file: !2, baseType: !362, align: 8, offset: 128, flags: DIFlagPrivate)
!362 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !363, file: !2, align: 8, elements: !19, identifier: "d2d065a0d539229afba2e8123da8edf8")
!363 = !DINamespace(name: "measure", scope: !331)
!364 = !{!365, !366}
!365 = !DITemplateTypeParameter(name: "I", type: !346)
!366 = !DITemplateTypeParameter(name: "F", type: !362)
!367 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", scope: !118, file: !2, align: 8, elements: !19, identifier: "76661ee15644bc3091d937fa682dffd")
!368 = !{!369, !369, !339, !370}
!369 = !DILocalVariable(name: "self", scope: !340, file: !151, line: 124, type: !343, align: 64)
!370 = !DILocalVariable(name: "g", scope: !340, file: !151, line: 124, type: !367, align: 8)
!371 = !{!146, !365, !366, !167, !372}
!372 = !DITemplateTypeParameter(name: "G", type: !367)
!373 = !DILocation(line: 0, scope: !340, inlinedAt: !374)
!374 = !DILocation(line: 163, column: 22, scope: !375, inlinedAt: !382)
!375 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtNtBd_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB21_6RecordNtB21_7Measure7measure0EEB21_", scope: !119, file: !171, line: 162, type: !376, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !380, retainedNodes: !378)
!376 = !DISubroutineType(types: !377)
!377 = !{!24, !343}
!378 = !{!379, !379}
!379 = !DILocalVariable(name: "iter", scope: !375, file: !171, line: 162, type: !343, align: 64)
!380 = !{!381}
!381 = !DITemplateTypeParameter(name: "I", type: !343)
!382 = !DILocation(line: 3676, column: 9, scope: !383, inlinedAt: !388)
!383 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>, f64>", linkageName: "_RINvYINtNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB1p_6RecordNtB1p_7Measure7measure0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1p_", scope: !181, file: !180, line: 3671, type: !376, scopeLine: 3671, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !386, retainedNodes: !384)
!384 = !{!385, !385}
!385 = !DILocalVariable(name: "self", scope: !383, file: !180, line: 3671, type: !343, align: 64)
!386 = !{!387, !187}
!387 = !DITemplateTypeParameter(name: "Self", type: !343)
!388 = !DILocation(line: 48, column: 52, scope: !330)
!389 = !DILocation(line: 124, column: 38, scope: !340, inlinedAt: !374)
!390 = !DILocation(line: 48, column: 9, scope: !330)
!391 = !DILocation(line: 0, scope: !383, inlinedAt: !388)
!392 = !DILocation(line: 0, scope: !375, inlinedAt: !382)
!393 = !DILocalVariable(name: "init", arg: 2, scope: !394, file: !85, line: 259, type: !24)
!394 = distinct !DISubprogram(name: "fold<i16, f64, core::iter::adapters::map::map_fold::{closure_env#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBX_8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB2l_6RecordNtB2l_7Measure7measure0NCINvXs26_NtBV_5accumdNtB3q_3Sum3sumINtB1H_3MapBE_B2e_EE0E0EB2l_", scope: !86, file: !85, line: 259, type: !395, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !418, retainedNodes: !401)
!395 = !DISubroutineType(types: !396)
!396 = !{!24, !346, !24, !397}
!397 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", scope: !111, file: !2, align: 8, elements: !398, templateParams: !19, identifier: "eb9888d032849c22517e25e7c753ecd2")
!398 = !{!399, !400}
!399 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !397, file: !2, baseType: !367, align: 8)
!400 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !397, file: !2, baseType: !362, align: 8)
!401 = !{!402, !393, !403, !404, !406, !408, !410, !412, !414, !416}
!402 = !DILocalVariable(name: "self", arg: 1, scope: !394, file: !85, line: 259, type: !346)
!403 = !DILocalVariable(name: "f", arg: 3, scope: !394, file: !85, line: 259, type: !397)
!404 = !DILocalVariable(name: "len", scope: !405, file: !85, line: 29, type: !9, align: 64)
!405 = distinct !DILexicalBlock(scope: !394, file: !85, line: 29, column: 13)
!406 = !DILocalVariable(name: "end", scope: !407, file: !85, line: 33, type: !349, align: 64)
!407 = distinct !DILexicalBlock(scope: !394, file: !85, line: 33, column: 13)
!408 = !DILocalVariable(name: "acc", scope: !409, file: !85, line: 273, type: !24, align: 64)
!409 = distinct !DILexicalBlock(scope: !394, file: !85, line: 273, column: 17)
!410 = !DILocalVariable(name: "i", scope: !411, file: !85, line: 274, type: !9, align: 64)
!411 = distinct !DILexicalBlock(scope: !409, file: !85, line: 274, column: 17)
!412 = !DILocalVariable(name: "len", scope: !413, file: !85, line: 275, type: !9, align: 64)
!413 = distinct !DILexicalBlock(scope: !411, file: !85, line: 275, column: 17)
!414 = !DILocalVariable(name: "len", scope: !415, file: !85, line: 29, type: !9, align: 64)
!415 = distinct !DILexicalBlock(scope: !411, file: !85, line: 29, column: 13)
!416 = !DILocalVariable(name: "end", scope: !417, file: !85, line: 33, type: !349, align: 64)
!417 = distinct !DILexicalBlock(scope: !411, file: !85, line: 33, column: 13)
!418 = !{!354, !146, !419}
!419 = !DITemplateTypeParameter(name: "F", type: !397)
!420 = !DILocation(line: 0, scope: !394, inlinedAt: !421)
!421 = distinct !DILocation(line: 128, column: 19, scope: !340, inlinedAt: !374)
!422 = !DILocation(line: 0, scope: !409, inlinedAt: !421)
!423 = !DILocation(line: 259, column: 42, scope: !394, inlinedAt: !421)
!424 = !DILocation(line: 0, scope: !411, inlinedAt: !421)
!425 = !DILocation(line: 0, scope: !413, inlinedAt: !421)
!426 = !DILocation(line: 279, column: 27, scope: !413, inlinedAt: !421)
!427 = !DILocalVariable(name: "acc", arg: 2, scope: !428, file: !151, line: 88, type: !24)
!428 = distinct !DISubprogram(name: "{closure#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCsnC4lpNxbXH_4core4iter8adapters3map8map_foldRsddNCNvXs_CsBSEXd1El7Y_7structsNtB14_6RecordNtB14_7Measure7measure0NCINvXs26_NtNtB8_6traits5accumdNtB29_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItersEBX_EE0E0B14_", scope: !111, file: !151, line: 88, type: !429, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !436, retainedNodes: !432)
!429 = !DISubroutineType(types: !430)
!430 = !{!24, !431, !24, !360}
!431 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::map::map_fold::{closure_env#0}<&i16, f64, f64, structs::{impl#1}::measure::{closure_env#0}, core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>>", baseType: !397, size: 64, align: 64, dwarfAddressSpace: 0)
!432 = !{!427, !433, !434, !435}
!433 = !DILocalVariable(name: "elt", arg: 3, scope: !428, file: !151, line: 88, type: !360)
!434 = !DILocalVariable(name: "g", scope: !428, file: !151, line: 86, type: !367, align: 8)
!435 = !DILocalVariable(name: "f", scope: !428, file: !151, line: 85, type: !362, align: 8)
!436 = !{!359, !146, !167, !437, !438}
!437 = !DITemplateTypeParameter(name: "impl FnMut(T) -> B", type: !362)
!438 = !DITemplateTypeParameter(name: "impl FnMut(Acc, B) -> Acc", type: !367)
!439 = !DILocation(line: 0, scope: !428, inlinedAt: !440)
!440 = distinct !DILocation(line: 279, column: 27, scope: !413, inlinedAt: !421)
!441 = !DILocalVariable(arg: 1, scope: !442, file: !62, line: 48, type: !445)
!442 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvXs_CsBSEXd1El7Y_7structsNtB6_6RecordNtB6_7Measure7measure0B6_", scope: !363, file: !62, line: 48, type: !443, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !446)
!443 = !DISubroutineType(types: !444)
!444 = !{!24, !445, !360}
!445 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut structs::{impl#1}::measure::{closure_env#0}", baseType: !362, size: 64, align: 64, dwarfAddressSpace: 0)
!446 = !{!447, !441, !449}
!447 = !DILocalVariable(name: "part", scope: !448, file: !62, line: 48, type: !49, align: 16)
!448 = distinct !DILexicalBlock(scope: !442, file: !62, line: 48, column: 39)
!449 = !DILocalVariable(arg: 2, scope: !442, file: !62, line: 48, type: !360)
!450 = !DILocation(line: 0, scope: !442, inlinedAt: !451)
!451 = distinct !DILocation(line: 88, column: 28, scope: !428, inlinedAt: !440)
!452 = !DILocation(line: 0, scope: !448, inlinedAt: !451)
!453 = !DILocation(line: 48, column: 39, scope: !448, inlinedAt: !451)
!454 = !DILocalVariable(arg: 1, scope: !455, file: !171, line: 166, type: !458)
!455 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", linkageName: "_RNCINvXs26_NtNtNtCsnC4lpNxbXH_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtNtBf_5slice4iter4ItersENCNvXs_CsBSEXd1El7Y_7structsNtB23_6RecordNtB23_7Measure7measure0EE0B23_", scope: !118, file: !171, line: 166, type: !456, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !380, retainedNodes: !459)
!456 = !DISubroutineType(types: !457)
!457 = !{!24, !458, !24, !24}
!458 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::traits::accum::{impl#132}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<i16>, structs::{impl#1}::measure::{closure_env#0}>>", baseType: !367, size: 64, align: 64, dwarfAddressSpace: 0)
!459 = !{!460, !461, !454}
!460 = !DILocalVariable(name: "a", arg: 2, scope: !455, file: !171, line: 166, type: !24)
!461 = !DILocalVariable(name: "b", arg: 3, scope: !455, file: !171, line: 166, type: !24)
!462 = !DILocation(line: 0, scope: !455, inlinedAt: !463)
!463 = distinct !DILocation(line: 88, column: 21, scope: !428, inlinedAt: !440)
!464 = !DILocation(line: 659, column: 28, scope: !465, inlinedAt: !469)
!465 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE3addCsBSEXd1El7Y_7structs", scope: !349, file: !239, line: 651, type: !466, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, declaration: !468)
!466 = !DISubroutineType(types: !467)
!467 = !{!349, !349, !9}
!468 = !DISubprogram(name: "add<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsE3addCsBSEXd1El7Y_7structs", scope: !349, file: !239, line: 651, type: !466, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !353)
!469 = distinct !DILocation(line: 279, column: 67, scope: !413, inlinedAt: !421)
!470 = !DILocation(line: 166, column: 28, scope: !455, inlinedAt: !463)
!471 = !DILocation(line: 49, column: 6, scope: !330)
!472 = distinct !DISubprogram(name: "structs", scope: !13, file: !62, line: 58, type: !473, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, retainedNodes: !484)
!473 = !DISubroutineType(types: !474)
!474 = !{null, !9, !475, !482, !483}
!475 = !DICompositeType(tag: DW_TAG_structure_type, name: "Settings", scope: !13, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !476, templateParams: !19, identifier: "afe3926db953e3d24bc6b39cd676e74e")
!476 = !{!477, !478, !479, !480}
!477 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !475, file: !2, baseType: !24, size: 64, align: 64, flags: DIFlagPrivate)
!478 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !475, file: !2, baseType: !45, size: 8, align: 8, offset: 64, flags: DIFlagPrivate)
!479 = !DIDerivedType(tag: DW_TAG_member, name: "limits", scope: !475, file: !2, baseType: !48, size: 48, align: 16, offset: 80, flags: DIFlagPrivate)
!480 = !DIDerivedType(tag: DW_TAG_member, name: "offset", scope: !475, file: !2, baseType: !481, size: 64, align: 64, offset: 128, flags: DIFlagPrivate)
!481 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!482 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut structs::Record", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!483 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i64", baseType: !481, size: 64, align: 64, dwarfAddressSpace: 0)
!484 = !{!485, !486, !487, !488, !489, !491, !494, !496, !498, !564, !566}
!485 = !DILocalVariable(name: "n", arg: 1, scope: !472, file: !62, line: 58, type: !9)
!486 = !DILocalVariable(name: "settings", arg: 2, scope: !472, file: !62, line: 58, type: !475)
!487 = !DILocalVariable(name: "records", arg: 3, scope: !472, file: !62, line: 58, type: !482)
!488 = !DILocalVariable(name: "out", arg: 4, scope: !472, file: !62, line: 58, type: !483)
!489 = !DILocalVariable(name: "i", scope: !490, file: !62, line: 59, type: !9, align: 64)
!490 = distinct !DILexicalBlock(scope: !472, file: !62, line: 59, column: 5)
!491 = !DILocalVariable(name: "record", scope: !492, file: !62, line: 64, type: !493, align: 64)
!492 = distinct !DILexicalBlock(scope: !490, file: !62, line: 64, column: 5)
!493 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut structs::Record", baseType: !40, size: 64, align: 64, dwarfAddressSpace: 0)
!494 = !DILocalVariable(name: "out", scope: !492, file: !62, line: 64, type: !495, align: 64)
!495 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut i64", baseType: !481, size: 64, align: 64, dwarfAddressSpace: 0)
!496 = !DILocalVariable(name: "shape", scope: !497, file: !62, line: 65, type: !12, align: 64)
!497 = distinct !DILexicalBlock(scope: !492, file: !62, line: 65, column: 5)
!498 = !DILocalVariable(name: "iter", scope: !499, file: !62, line: 71, type: !500, align: 64)
!499 = distinct !DILexicalBlock(scope: !497, file: !62, line: 71, column: 5)
!500 = !DICompositeType(tag: DW_TAG_structure_type, name: "Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", scope: !501, file: !2, size: 448, align: 64, flags: DIFlagPublic, elements: !502, templateParams: !561, identifier: "d0596422335ab7198148f22dd0323dca")
!501 = !DINamespace(name: "zip", scope: !113)
!502 = !{!503, !514, !559, !560}
!503 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !500, file: !2, baseType: !504, size: 128, align: 64, flags: DIFlagPrivate)
!504 = !DICompositeType(tag: DW_TAG_structure_type, name: "IterMut<i16>", scope: !87, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !505, templateParams: !353, identifier: "4065fea1d1cd56ed21b15e47a1ba65fa")
!505 = !{!506, !507, !509}
!506 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !504, file: !2, baseType: !349, size: 64, align: 64, flags: DIFlagPrivate)
!507 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !504, file: !2, baseType: !508, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!508 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut i16", baseType: !49, size: 64, align: 64, dwarfAddressSpace: 0)
!509 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !504, file: !2, baseType: !510, align: 8, offset: 128, flags: DIFlagPrivate)
!510 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&mut i16>", scope: !106, file: !2, align: 8, flags: DIFlagPublic, elements: !19, templateParams: !511, identifier: "9a0868784f2f1bfe50cb5b4a5db6f432")
!511 = !{!512}
!512 = !DITemplateTypeParameter(name: "T", type: !513)
!513 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut i16", baseType: !49, size: 64, align: 64, dwarfAddressSpace: 0)
!514 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !500, file: !2, baseType: !515, size: 192, align: 64, offset: 128, flags: DIFlagPrivate)
!515 = !DICompositeType(tag: DW_TAG_structure_type, name: "IntoIter<i16, 3>", scope: !516, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !518, templateParams: !353, identifier: "7f0c28a8d308143f4326d5d1addc08fc")
!516 = !DINamespace(name: "iter", scope: !517)
!517 = !DINamespace(name: "array", scope: !89)
!518 = !{!519}
!519 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !515, file: !2, baseType: !520, size: 192, align: 64, flags: DIFlagPrivate)
!520 = !DICompositeType(tag: DW_TAG_structure_type, name: "ManuallyDrop<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>; 3]>>", scope: !521, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !523, templateParams: !557, identifier: "112cc70e49e04853217ea98fdccb415e")
!521 = !DINamespace(name: "manually_drop", scope: !522)
!522 = !DINamespace(name: "mem", scope: !89)
!523 = !{!524}
!524 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !520, file: !2, baseType: !525, size: 192, align: 64, flags: DIFlagPrivate)
!525 = !DICompositeType(tag: DW_TAG_structure_type, name: "MaybeDangling<core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>; 3]>>", scope: !526, file: !2, size: 192, align: 64, flags: DIFlagPublic, elements: !527, templateParams: !555, identifier: "2228f47794e21707802468bf48c1d0fa")
!526 = !DINamespace(name: "maybe_dangling", scope: !522)
!527 = !{!528}
!528 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !525, file: !2, baseType: !529, size: 192, align: 64, flags: DIFlagPrivate)
!529 = !DICompositeType(tag: DW_TAG_structure_type, name: "PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>; 3]>", scope: !530, file: !2, size: 192, align: 64, flags: DIFlagProtected, elements: !531, templateParams: !553, identifier: "7167529e273f690fa261976ebbd984c4")
!530 = !DINamespace(name: "iter_inner", scope: !516)
!531 = !{!532, !538}
!532 = !DIDerivedType(tag: DW_TAG_member, name: "alive", scope: !529, file: !2, baseType: !533, size: 128, align: 64, flags: DIFlagPrivate)
!533 = !DICompositeType(tag: DW_TAG_structure_type, name: "IndexRange", scope: !534, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !535, templateParams: !19, identifier: "315f8eff25691d2cff4a0934fb6f1281")
!534 = !DINamespace(name: "index_range", scope: !265)
!535 = !{!536, !537}
!536 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !533, file: !2, baseType: !9, size: 64, align: 64, flags: DIFlagPrivate)
!537 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !533, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!538 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !529, file: !2, baseType: !539, size: 48, align: 16, offset: 128, flags: DIFlagPrivate)
!539 = !DICompositeType(tag: DW_TAG_array_type, baseType: !540, size: 48, align: 16, elements: !50)
!540 = !DICompositeType(tag: DW_TAG_union_type, name: "MaybeUninit<i16>", scope: !541, file: !2, size: 16, align: 16, elements: !542, templateParams: !353, identifier: "c2065d9c82a8ed173daf20c5ca082e0c")
!541 = !DINamespace(name: "maybe_uninit", scope: !522)
!542 = !{!543, !544}
!543 = !DIDerivedType(tag: DW_TAG_member, name: "uninit", scope: !540, file: !2, baseType: !7, align: 8)
!544 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !540, file: !2, baseType: !545, size: 16, align: 16)
!545 = !DICompositeType(tag: DW_TAG_structure_type, name: "ManuallyDrop<i16>", scope: !521, file: !2, size: 16, align: 16, flags: DIFlagPublic, elements: !546, templateParams: !353, identifier: "588e81bd164986b5e9558bff1a2a2b10")
!546 = !{!547}
!547 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !545, file: !2, baseType: !548, size: 16, align: 16, flags: DIFlagPrivate)
!548 = !DICompositeType(tag: DW_TAG_structure_type, name: "MaybeDangling<i16>", scope: !526, file: !2, size: 16, align: 16, flags: DIFlagPublic, elements: !549, templateParams: !551, identifier: "e1ee204efbd0ce5686b988d694547f5")
!549 = !{!550}
!550 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !548, file: !2, baseType: !49, size: 16, align: 16, flags: DIFlagPrivate)
!551 = !{!552}
!552 = !DITemplateTypeParameter(name: "P", type: !49)
!553 = !{!554}
!554 = !DITemplateTypeParameter(name: "DATA", type: !539)
!555 = !{!556}
!556 = !DITemplateTypeParameter(name: "P", type: !529)
!557 = !{!558}
!558 = !DITemplateTypeParameter(name: "T", type: !529)
!559 = !DIDerivedType(tag: DW_TAG_member, name: "index", scope: !500, file: !2, baseType: !9, size: 64, align: 64, offset: 320, flags: DIFlagPrivate)
!560 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !500, file: !2, baseType: !9, size: 64, align: 64, offset: 384, flags: DIFlagPrivate)
!561 = !{!562, !563}
!562 = !DITemplateTypeParameter(name: "A", type: !504)
!563 = !DITemplateTypeParameter(name: "B", type: !515)
!564 = !DILocalVariable(name: "part", scope: !565, file: !62, line: 71, type: !513, align: 64)
!565 = distinct !DILexicalBlock(scope: !499, file: !62, line: 71, column: 5)
!566 = !DILocalVariable(name: "limit", scope: !565, file: !62, line: 71, type: !49, align: 16)
!567 = !DILocation(line: 0, scope: !472)
!568 = !DILocalVariable(name: "self", arg: 1, scope: !569, file: !570, line: 927, type: !482)
!569 = distinct !DISubprogram(name: "add<structs::Record>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrONtCsBSEXd1El7Y_7structs6Record3addBD_", scope: !571, file: !570, line: 927, type: !573, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !577, retainedNodes: !575)
!570 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!571 = !DINamespace(name: "{impl#0}", scope: !572)
!572 = !DINamespace(name: "mut_ptr", scope: !97)
!573 = !DISubroutineType(types: !574)
!574 = !{!482, !482, !9, !268}
!575 = !{!568, !576}
!576 = !DILocalVariable(name: "count", arg: 2, scope: !569, file: !570, line: 927, type: !9)
!577 = !{!578}
!578 = !DITemplateTypeParameter(name: "T", type: !40)
!579 = !DILocation(line: 0, scope: !569, inlinedAt: !580)
!580 = !DILocation(line: 64, column: 49, scope: !490)
!581 = !DILocalVariable(name: "self", arg: 1, scope: !582, file: !570, line: 927, type: !483)
!582 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOx3addCsBSEXd1El7Y_7structs", scope: !571, file: !570, line: 927, type: !583, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !587, retainedNodes: !585)
!583 = !DISubroutineType(types: !584)
!584 = !{!483, !483, !9, !268}
!585 = !{!581, !586}
!586 = !DILocalVariable(name: "count", arg: 2, scope: !582, file: !570, line: 927, type: !9)
!587 = !{!588}
!588 = !DITemplateTypeParameter(name: "T", type: !481)
!589 = !DILocation(line: 0, scope: !582, inlinedAt: !590)
!590 = !DILocation(line: 64, column: 67, scope: !490)
!591 = !DILocation(line: 65, column: 9, scope: !497)
!592 = !DILocation(line: 71, column: 26, scope: !499)
!593 = !DILocalVariable(name: "len", scope: !594, file: !595, line: 222, type: !9, align: 64)
!594 = distinct !DILexicalBlock(scope: !596, file: !595, line: 222, column: 9)
!595 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!596 = distinct !DISubprogram(name: "new<i16>", linkageName: "_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs", scope: !504, file: !595, line: 221, type: !597, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, declaration: !604, retainedNodes: !605)
!597 = !DISubroutineType(types: !598)
!598 = !{!504, !599}
!599 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut [i16]", file: !2, size: 128, align: 64, elements: !600, templateParams: !19, identifier: "b232e6e5c929d64e93c3455cbe611f32")
!600 = !{!601, !603}
!601 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !599, file: !2, baseType: !602, size: 64, align: 64)
!602 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64, align: 64, dwarfAddressSpace: 0)
!603 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !599, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!604 = !DISubprogram(name: "new<i16>", linkageName: "_RNvMsa_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_7IterMutsE3newCsBSEXd1El7Y_7structs", scope: !504, file: !595, line: 221, type: !597, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !353)
!605 = !{!606, !593, !607, !609}
!606 = !DILocalVariable(name: "slice", arg: 1, scope: !596, file: !595, line: 221, type: !599)
!607 = !DILocalVariable(name: "ptr", scope: !608, file: !595, line: 223, type: !349, align: 64)
!608 = distinct !DILexicalBlock(scope: !594, file: !595, line: 223, column: 9)
!609 = !DILocalVariable(name: "end_or_len", scope: !610, file: !595, line: 241, type: !508, align: 64)
!610 = distinct !DILexicalBlock(scope: !608, file: !595, line: 241, column: 13)
!611 = !DILocation(line: 0, scope: !594, inlinedAt: !612)
!612 = !DILocation(line: 1061, column: 9, scope: !613, inlinedAt: !618)
!613 = distinct !DISubprogram(name: "iter_mut<i16>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSs8iter_mutCsBSEXd1El7Y_7structs", scope: !615, file: !614, line: 1060, type: !597, scopeLine: 1060, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, retainedNodes: !616)
!614 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!615 = !DINamespace(name: "{impl#0}", scope: !88)
!616 = !{!617}
!617 = !DILocalVariable(name: "self", arg: 1, scope: !613, file: !614, line: 1060, type: !599)
!618 = !DILocation(line: 71, column: 39, scope: !497)
!619 = !DILocation(line: 83, column: 5, scope: !620, inlinedAt: !626)
!620 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !622, file: !621, line: 82, type: !624, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!621 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!622 = !DINamespace(name: "nvptx", scope: !623)
!623 = !DINamespace(name: "core_arch", scope: !89)
!624 = !DISubroutineType(types: !625)
!625 = !{!43}
!626 = !DILocation(line: 9, column: 15, scope: !627, inlinedAt: !632)
!627 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCsBSEXd1El7Y_7structs3gpu9global_id", scope: !629, file: !628, line: 7, type: !630, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!628 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!629 = !DINamespace(name: "gpu", scope: !13)
!630 = !DISubroutineType(types: !631)
!631 = !{!9}
!632 = !DILocation(line: 59, column: 13, scope: !472)
!633 = !DILocation(line: 62, column: 5, scope: !634, inlinedAt: !635)
!634 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !622, file: !621, line: 61, type: !624, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!635 = !DILocation(line: 9, column: 46, scope: !627, inlinedAt: !632)
!636 = !DILocation(line: 125, column: 5, scope: !637, inlinedAt: !638)
!637 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !622, file: !621, line: 124, type: !624, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!638 = !DILocation(line: 9, column: 77, scope: !627, inlinedAt: !632)
!639 = !DILocation(line: 9, column: 14, scope: !627, inlinedAt: !632)
!640 = !DILocation(line: 0, scope: !490)
!641 = !DILocation(line: 60, column: 8, scope: !490)
!642 = !DILocation(line: 961, column: 18, scope: !569, inlinedAt: !580)
!643 = !DILocation(line: 0, scope: !492)
!644 = !DILocation(line: 961, column: 18, scope: !582, inlinedAt: !590)
!645 = !DILocation(line: 65, column: 9, scope: !492)
!646 = !DILocation(line: 65, column: 23, scope: !492)
!647 = !DILocation(line: 65, column: 17, scope: !492)
!648 = !DILocation(line: 68, column: 33, scope: !492)
!649 = !DILocation(line: 68, column: 14, scope: !492)
!650 = !DILocation(line: 68, column: 68, scope: !492)
!651 = !DILocation(line: 67, column: 26, scope: !492)
!652 = !DILocation(line: 67, column: 14, scope: !492)
!653 = !DILocation(line: 67, column: 38, scope: !492)
!654 = !DILocation(line: 70, column: 27, scope: !497)
!655 = !DILocation(line: 70, column: 20, scope: !497)
!656 = !DILocation(line: 70, column: 5, scope: !497)
!657 = !DILocation(line: 70, column: 60, scope: !497)
!658 = !DILocation(line: 0, scope: !613, inlinedAt: !618)
!659 = !DILocation(line: 0, scope: !596, inlinedAt: !612)
!660 = !DILocation(line: 0, scope: !608, inlinedAt: !612)
!661 = !DILocation(line: 961, column: 18, scope: !662, inlinedAt: !665)
!662 = distinct !DISubprogram(name: "add<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOs3addCsBSEXd1El7Y_7structs", scope: !571, file: !570, line: 927, type: !663, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353)
!663 = !DISubroutineType(types: !664)
!664 = !{!508, !508, !9, !268}
!665 = !DILocation(line: 242, column: 82, scope: !608, inlinedAt: !612)
!666 = !DILocation(line: 71, column: 54, scope: !497)
!667 = !DILocation(line: 71, column: 26, scope: !497)
!668 = !DILocation(line: 71, column: 5, scope: !499)
!669 = !DILocalVariable(name: "self", arg: 1, scope: !670, file: !671, line: 84, type: !693)
!670 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutsEINtNtNtBa_5array4iter8IntoItersKj3_EENtNtNtB8_6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !672, file: !671, line: 84, type: !673, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !561, retainedNodes: !694)
!671 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!672 = !DINamespace(name: "{impl#1}", scope: !501)
!673 = !DISubroutineType(types: !674)
!674 = !{!675, !693}
!675 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<(&mut i16, i16)>", scope: !676, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !677, templateParams: !19, identifier: "6be4299abd7f418054a8e44bd6a27887")
!676 = !DINamespace(name: "option", scope: !89)
!677 = !{!678}
!678 = !DICompositeType(tag: DW_TAG_variant_part, scope: !675, file: !2, size: 128, align: 64, elements: !679, templateParams: !19, identifier: "681f45967c8a27ed075af620bcdd0bd", discriminator: !692)
!679 = !{!680, !688}
!680 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !678, file: !2, baseType: !681, size: 128, align: 64, extraData: i64 0)
!681 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !675, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !19, templateParams: !682, identifier: "f88ad940880be3496e4d1e352e4e3f5")
!682 = !{!683}
!683 = !DITemplateTypeParameter(name: "T", type: !684)
!684 = !DICompositeType(tag: DW_TAG_structure_type, name: "(&mut i16, i16)", file: !2, size: 128, align: 64, elements: !685, templateParams: !19, identifier: "18059c1a32d2e5d0912c8f0ef7f2fb74")
!685 = !{!686, !687}
!686 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !684, file: !2, baseType: !513, size: 64, align: 64)
!687 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !684, file: !2, baseType: !49, size: 16, align: 16, offset: 64)
!688 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !678, file: !2, baseType: !689, size: 128, align: 64)
!689 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !675, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !690, templateParams: !682, identifier: "b366e3528f0b5bfc7f4285ac2ee884fe")
!690 = !{!691}
!691 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !689, file: !2, baseType: !684, size: 128, align: 64, flags: DIFlagPublic)
!692 = !DIDerivedType(tag: DW_TAG_member, scope: !675, file: !2, baseType: !31, size: 64, align: 64, flags: DIFlagArtificial)
!693 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", baseType: !500, size: 64, align: 64, dwarfAddressSpace: 0)
!694 = !{!669}
!695 = !DILocation(line: 0, scope: !670, inlinedAt: !696)
!696 = !DILocation(line: 71, column: 26, scope: !697)
!697 = !DILexicalBlockFile(scope: !499, file: !62, discriminator: 2)
!698 = !DILocalVariable(name: "self", arg: 1, scope: !699, file: !671, line: 164, type: !693)
!699 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<i16>, core::array::iter::IntoIter<i16, 3>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs", scope: !700, file: !671, line: 164, type: !673, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !561, retainedNodes: !701)
!700 = !DINamespace(name: "{impl#4}", scope: !501)
!701 = !{!698, !702, !704, !722, !724, !726, !728}
!702 = !DILocalVariable(name: "x", scope: !703, file: !671, line: 165, type: !513, align: 64)
!703 = distinct !DILexicalBlock(scope: !699, file: !671, line: 165, column: 13)
!704 = !DILocalVariable(name: "residual", scope: !705, file: !671, line: 165, type: !706, align: 8)
!705 = distinct !DILexicalBlock(scope: !699, file: !671, line: 165, column: 34)
!706 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::convert::Infallible>", scope: !676, file: !2, align: 8, flags: DIFlagPublic, elements: !707, templateParams: !19, identifier: "3bfb11db0bb17790d177dda15bf5573d")
!707 = !{!708}
!708 = !DICompositeType(tag: DW_TAG_variant_part, scope: !706, file: !2, align: 8, elements: !709, templateParams: !19, identifier: "757f2cda1546d29ba74d8cde7146c9f2")
!709 = !{!710, !718}
!710 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !708, file: !2, baseType: !711, align: 8)
!711 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !706, file: !2, align: 8, flags: DIFlagPublic, elements: !19, templateParams: !712, identifier: "981b4fd56939110416b96e05802a9cff")
!712 = !{!713}
!713 = !DITemplateTypeParameter(name: "T", type: !714)
!714 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !715, file: !2, align: 8, flags: DIFlagPublic, elements: !716, templateParams: !19, identifier: "a9171234d628b0ec612f7f045c470137")
!715 = !DINamespace(name: "convert", scope: !89)
!716 = !{!717}
!717 = !DICompositeType(tag: DW_TAG_variant_part, scope: !714, file: !2, align: 8, elements: !19, identifier: "94ee83c6a677a3e3d3414758a8d67f7a")
!718 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !708, file: !2, baseType: !719, align: 8)
!719 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !706, file: !2, align: 8, flags: DIFlagPublic, elements: !720, templateParams: !712, identifier: "7ce5c628a12aeab2b31b130fbe2b45c6")
!720 = !{!721}
!721 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !719, file: !2, baseType: !714, align: 8, flags: DIFlagPublic)
!722 = !DILocalVariable(name: "val", scope: !723, file: !671, line: 165, type: !513, align: 64)
!723 = distinct !DILexicalBlock(scope: !699, file: !671, line: 165, column: 34)
!724 = !DILocalVariable(name: "y", scope: !725, file: !671, line: 166, type: !49, align: 16)
!725 = distinct !DILexicalBlock(scope: !703, file: !671, line: 166, column: 13)
!726 = !DILocalVariable(name: "residual", scope: !727, file: !671, line: 166, type: !706, align: 8)
!727 = distinct !DILexicalBlock(scope: !703, file: !671, line: 166, column: 34)
!728 = !DILocalVariable(name: "val", scope: !729, file: !671, line: 166, type: !49, align: 16)
!729 = distinct !DILexicalBlock(scope: !703, file: !671, line: 166, column: 34)
!730 = !DILocation(line: 0, scope: !699, inlinedAt: !731)
!731 = distinct !DILocation(line: 85, column: 9, scope: !670, inlinedAt: !696)
!732 = !DILocalVariable(name: "self", arg: 1, scope: !733, file: !85, line: 157, type: !748)
!733 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !734, file: !85, line: 157, type: !735, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, retainedNodes: !749)
!734 = !DINamespace(name: "{impl#179}", scope: !87)
!735 = !DISubroutineType(types: !736)
!736 = !{!737, !748}
!737 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&mut i16>", scope: !676, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !738, templateParams: !19, identifier: "6264954670d35511bde2ea7714dc5067")
!738 = !{!739}
!739 = !DICompositeType(tag: DW_TAG_variant_part, scope: !737, file: !2, size: 64, align: 64, elements: !740, templateParams: !19, identifier: "ea3c9daab4717a3deb718b734413adfd", discriminator: !747)
!740 = !{!741, !743}
!741 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !739, file: !2, baseType: !742, size: 64, align: 64, extraData: i64 0)
!742 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !737, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !19, templateParams: !511, identifier: "cd2417dd0be4c0de244ae8cf1987f5e3")
!743 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !739, file: !2, baseType: !744, size: 64, align: 64)
!744 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !737, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !745, templateParams: !511, identifier: "7a36393054de71487aaea0f90a9b6868")
!745 = !{!746}
!746 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !744, file: !2, baseType: !513, size: 64, align: 64, flags: DIFlagPublic)
!747 = !DIDerivedType(tag: DW_TAG_member, scope: !737, file: !2, baseType: !31, size: 64, align: 64, flags: DIFlagArtificial)
!748 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::IterMut<i16>", baseType: !504, size: 64, align: 64, dwarfAddressSpace: 0)
!749 = !{!732, !750, !752, !754}
!750 = !DILocalVariable(name: "ptr", scope: !751, file: !85, line: 161, type: !349, align: 64)
!751 = distinct !DILexicalBlock(scope: !733, file: !85, line: 161, column: 17)
!752 = !DILocalVariable(name: "end_or_len", scope: !753, file: !85, line: 162, type: !508, align: 64)
!753 = distinct !DILexicalBlock(scope: !751, file: !85, line: 162, column: 17)
!754 = !DILocalVariable(name: "len", scope: !755, file: !85, line: 167, type: !9, align: 64)
!755 = distinct !DILexicalBlock(scope: !753, file: !85, line: 167, column: 25)
!756 = !DILocation(line: 0, scope: !733, inlinedAt: !757)
!757 = distinct !DILocation(line: 165, column: 28, scope: !699, inlinedAt: !731)
!758 = !DILocation(line: 0, scope: !751, inlinedAt: !757)
!759 = !DILocation(line: 0, scope: !753, inlinedAt: !757)
!760 = !DILocation(line: 1717, column: 9, scope: !761, inlinedAt: !767)
!761 = distinct !DISubprogram(name: "eq<i16>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullsENtNtB9_3cmp9PartialEq2eqCsBSEXd1El7Y_7structs", scope: !762, file: !239, line: 1716, type: !763, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353)
!762 = !DINamespace(name: "{impl#15}", scope: !96)
!763 = !DISubroutineType(types: !764)
!764 = !{!765, !766, !766}
!765 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!766 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<i16>", baseType: !349, size: 64, align: 64, dwarfAddressSpace: 0)
!767 = distinct !DILocation(line: 180, column: 28, scope: !753, inlinedAt: !757)
!768 = !DILocation(line: 180, column: 28, scope: !753, inlinedAt: !757)
!769 = !DILocation(line: 185, column: 25, scope: !753, inlinedAt: !757)
!770 = !{!771, !773}
!771 = distinct !{!771, !772, !"_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs: %self"}
!772 = distinct !{!772, !"_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutsENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs"}
!773 = distinct !{!773, !774, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs: %self"}
!774 = distinct !{!774, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutsEINtNtNtBb_5array4iter8IntoItersKj3_EEINtB5_7ZipImplBV_B1q_E4nextCsBSEXd1El7Y_7structs"}
!775 = !DILocation(line: 192, column: 14, scope: !733, inlinedAt: !757)
!776 = !DILocation(line: 2778, column: 15, scope: !777, inlinedAt: !799)
!777 = distinct !DISubprogram(name: "branch<&mut i16>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQsENtNtNtB7_3ops9try_trait3Try6branchCsBSEXd1El7Y_7structs", scope: !779, file: !778, line: 2777, type: !780, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !511)
!778 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!779 = !DINamespace(name: "{impl#47}", scope: !676)
!780 = !DISubroutineType(types: !781)
!781 = !{!782, !737}
!782 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::option::Option<core::convert::Infallible>, &mut i16>", scope: !783, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !784, templateParams: !19, identifier: "30d059d184034cb051546d850892bd47")
!783 = !DINamespace(name: "control_flow", scope: !265)
!784 = !{!785}
!785 = !DICompositeType(tag: DW_TAG_variant_part, scope: !782, file: !2, size: 64, align: 64, elements: !786, templateParams: !19, identifier: "3ac07f2493b78cca5b4605725b1acc83", discriminator: !798)
!786 = !{!787, !794}
!787 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !785, file: !2, baseType: !788, size: 64, align: 64)
!788 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !782, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !789, templateParams: !791, identifier: "d7326e775605999688a85c1fa5acc013")
!789 = !{!790}
!790 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !788, file: !2, baseType: !513, size: 64, align: 64, flags: DIFlagPublic)
!791 = !{!792, !793}
!792 = !DITemplateTypeParameter(name: "B", type: !706)
!793 = !DITemplateTypeParameter(name: "C", type: !513)
!794 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !785, file: !2, baseType: !795, size: 64, align: 64, extraData: i64 0)
!795 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !782, file: !2, size: 64, align: 64, flags: DIFlagPublic, elements: !796, templateParams: !791, identifier: "ce1674410104e553880df33ffd1a67d6")
!796 = !{!797}
!797 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !795, file: !2, baseType: !706, align: 8, flags: DIFlagPublic)
!798 = !DIDerivedType(tag: DW_TAG_member, scope: !782, file: !2, baseType: !31, size: 64, align: 64, flags: DIFlagArtificial)
!799 = distinct !DILocation(line: 165, column: 21, scope: !699, inlinedAt: !731)
!800 = !DILocation(line: 2778, column: 9, scope: !777, inlinedAt: !799)
!801 = !DILocation(line: 0, scope: !703, inlinedAt: !731)
!802 = !DILocalVariable(name: "self", arg: 1, scope: !803, file: !804, line: 239, type: !820)
!803 = distinct !DISubprogram(name: "next<i16, 3>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs", scope: !805, file: !804, line: 239, type: !806, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, retainedNodes: !821)
!804 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!805 = !DINamespace(name: "{impl#4}", scope: !516)
!806 = !DISubroutineType(types: !807)
!807 = !{!808, !820}
!808 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i16>", scope: !676, file: !2, size: 32, align: 16, flags: DIFlagPublic, elements: !809, templateParams: !19, identifier: "94c69845d0c52b77132022683f99e76b")
!809 = !{!810}
!810 = !DICompositeType(tag: DW_TAG_variant_part, scope: !808, file: !2, size: 32, align: 16, elements: !811, templateParams: !19, identifier: "56bcffac4b06cf480f55fbe56dc5d06", discriminator: !818)
!811 = !{!812, !814}
!812 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !810, file: !2, baseType: !813, size: 32, align: 16, extraData: i16 0)
!813 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !808, file: !2, size: 32, align: 16, flags: DIFlagPublic, elements: !19, templateParams: !353, identifier: "870bd8abba87476b65ffd8a544226d30")
!814 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !810, file: !2, baseType: !815, size: 32, align: 16, extraData: i16 1)
!815 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !808, file: !2, size: 32, align: 16, flags: DIFlagPublic, elements: !816, templateParams: !353, identifier: "b2536766cd467e7817b420a4b76e96a")
!816 = !{!817}
!817 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !815, file: !2, baseType: !49, size: 16, align: 16, offset: 16, flags: DIFlagPublic)
!818 = !DIDerivedType(tag: DW_TAG_member, scope: !808, file: !2, baseType: !819, size: 16, align: 16, flags: DIFlagArtificial)
!819 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!820 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::array::iter::IntoIter<i16, 3>", baseType: !515, size: 64, align: 64, dwarfAddressSpace: 0)
!821 = !{!802}
!822 = !DILocation(line: 0, scope: !803, inlinedAt: !823)
!823 = distinct !DILocation(line: 166, column: 28, scope: !703, inlinedAt: !731)
!824 = !DILocation(line: 131, column: 12, scope: !825, inlinedAt: !844)
!825 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4next", scope: !827, file: !826, line: 130, type: !828, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19)
!826 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!827 = !DINamespace(name: "{impl#1}", scope: !534)
!828 = !DISubroutineType(types: !829)
!829 = !{!830, !843}
!830 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<usize>", scope: !676, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !831, templateParams: !19, identifier: "9c72fe5b439afff4a2922f36fedda06")
!831 = !{!832}
!832 = !DICompositeType(tag: DW_TAG_variant_part, scope: !830, file: !2, size: 128, align: 64, elements: !833, templateParams: !19, identifier: "c1ccff627a4cff9c1b199443f674764d", discriminator: !842)
!833 = !{!834, !838}
!834 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !832, file: !2, baseType: !835, size: 128, align: 64, extraData: i64 0)
!835 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !830, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !19, templateParams: !836, identifier: "893be3c4ff9ea834ca49b59d822137d1")
!836 = !{!837}
!837 = !DITemplateTypeParameter(name: "T", type: !9)
!838 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !832, file: !2, baseType: !839, size: 128, align: 64, extraData: i64 1)
!839 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !830, file: !2, size: 128, align: 64, flags: DIFlagPublic, elements: !840, templateParams: !836, identifier: "87f635c75ed3525958b19cf7ffc1b7e6")
!840 = !{!841}
!841 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !839, file: !2, baseType: !9, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!842 = !DIDerivedType(tag: DW_TAG_member, scope: !830, file: !2, baseType: !31, size: 64, align: 64, flags: DIFlagArtificial)
!843 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::ops::index_range::IndexRange", baseType: !533, size: 64, align: 64, dwarfAddressSpace: 0)
!844 = distinct !DILocation(line: 167, column: 20, scope: !845, inlinedAt: !861)
!845 = distinct !DISubprogram(name: "next<i16>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitsEE4nextCsBSEXd1El7Y_7structs", scope: !847, file: !846, line: 161, type: !853, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, declaration: !860)
!846 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!847 = !DICompositeType(tag: DW_TAG_structure_type, name: "PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>]>", scope: !530, file: !2, size: 128, align: 64, flags: DIFlagProtected, elements: !848, templateParams: !851, identifier: "e3ab9cbd72f1b2ebb3a3a60bb9d1f8b")
!848 = !{!849, !850}
!849 = !DIDerivedType(tag: DW_TAG_member, name: "alive", scope: !847, file: !2, baseType: !533, size: 128, align: 64, flags: DIFlagPrivate)
!850 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !847, file: !2, baseType: !540, align: 16, offset: 128, flags: DIFlagPrivate)
!851 = !{!852}
!852 = !DITemplateTypeParameter(name: "DATA", type: !540)
!853 = !DISubroutineType(types: !854)
!854 = !{!808, !855}
!855 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<i16>]>", file: !2, size: 128, align: 64, elements: !856, templateParams: !19, identifier: "3a5b1706c4c6ad9c3cafe18010a3631")
!856 = !{!857, !859}
!857 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !855, file: !2, baseType: !858, size: 64, align: 64)
!858 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !847, size: 64, align: 64, dwarfAddressSpace: 0)
!859 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !855, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!860 = !DISubprogram(name: "next<i16>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitsEE4nextCsBSEXd1El7Y_7structs", scope: !847, file: !846, line: 161, type: !853, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !353)
!861 = distinct !DILocation(line: 240, column: 27, scope: !803, inlinedAt: !823)
!862 = !DILocation(line: 63, column: 9, scope: !863, inlinedAt: !867)
!863 = distinct !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_unchecked", scope: !533, file: !826, line: 58, type: !864, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !19, declaration: !866)
!864 = !DISubroutineType(types: !865)
!865 = !{!9, !843}
!866 = !DISubprogram(name: "next_unchecked", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB2_10IndexRange14next_unchecked", scope: !533, file: !826, line: 58, type: !864, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !19)
!867 = distinct !DILocation(line: 133, column: 32, scope: !825, inlinedAt: !844)
!868 = !{!869, !773}
!869 = distinct !{!869, !870, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs: %self"}
!870 = distinct !{!870, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItersKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsBSEXd1El7Y_7structs"}
!871 = !DILocation(line: 252, column: 13, scope: !872, inlinedAt: !886)
!872 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitsEE13get_uncheckedCsBSEXd1El7Y_7structs", scope: !874, file: !873, line: 239, type: !876, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !884)
!873 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!874 = !DINamespace(name: "{impl#2}", scope: !875)
!875 = !DINamespace(name: "index", scope: !88)
!876 = !DISubroutineType(types: !877)
!877 = !{!878, !9, !879, !268}
!878 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::mem::maybe_uninit::MaybeUninit<i16>", baseType: !540, size: 64, align: 64, dwarfAddressSpace: 0)
!879 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [core::mem::maybe_uninit::MaybeUninit<i16>]", file: !2, size: 128, align: 64, elements: !880, templateParams: !19, identifier: "4c323da44513d4e05c6a6ba90d37a768")
!880 = !{!881, !883}
!881 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !879, file: !2, baseType: !882, size: 64, align: 64)
!882 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !540, size: 64, align: 64, dwarfAddressSpace: 0)
!883 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !879, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!884 = !{!885}
!885 = !DITemplateTypeParameter(name: "T", type: !540)
!886 = distinct !DILocation(line: 646, column: 26, scope: !887, inlinedAt: !897)
!887 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<i16>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsE13get_uncheckedjECsBSEXd1El7Y_7structs", scope: !615, file: !614, line: 639, type: !888, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !895)
!888 = !DISubroutineType(types: !889)
!889 = !{!890, !891, !9, !268}
!890 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::mem::maybe_uninit::MaybeUninit<i16>", baseType: !540, size: 64, align: 64, dwarfAddressSpace: 0)
!891 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[core::mem::maybe_uninit::MaybeUninit<i16>]", file: !2, size: 128, align: 64, elements: !892, templateParams: !19, identifier: "3507eddfbeb69001e5f3dade9fb9d2d3")
!892 = !{!893, !894}
!893 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !891, file: !2, baseType: !882, size: 64, align: 64)
!894 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !891, file: !2, baseType: !9, size: 64, align: 64, offset: 64)
!895 = !{!885, !896}
!896 = !DITemplateTypeParameter(name: "I", type: !9)
!897 = distinct !DILocation(line: 174, column: 32, scope: !898, inlinedAt: !906)
!898 = distinct !DISubprogram(name: "{closure#0}<i16>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitsEE4next0CsBSEXd1El7Y_7structs", scope: !899, file: !846, line: 167, type: !901, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353)
!899 = !DINamespace(name: "next", scope: !900)
!900 = !DINamespace(name: "{impl#8}", scope: !530)
!901 = !DISubroutineType(types: !902)
!902 = !{!49, !903, !9}
!903 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}<i16>", scope: !899, file: !2, size: 128, align: 64, elements: !904, templateParams: !19, identifier: "64eb925d71db69de85274d81c3e317cd")
!904 = !{!905}
!905 = !DIDerivedType(tag: DW_TAG_member, name: "_ref__self__data", scope: !903, file: !2, baseType: !891, size: 128, align: 64)
!906 = distinct !DILocation(line: 1165, column: 29, scope: !907, inlinedAt: !914)
!907 = distinct !DISubprogram(name: "map<usize, i16, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<i16>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapsNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsEE4next0ECsBSEXd1El7Y_7structs", scope: !830, file: !778, line: 1160, type: !908, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !911, declaration: !910)
!908 = !DISubroutineType(types: !909)
!909 = !{!808, !830, !903}
!910 = !DISubprogram(name: "map<usize, i16, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<i16>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapsNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitsEE4next0ECsBSEXd1El7Y_7structs", scope: !830, file: !778, line: 1160, type: !908, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !911)
!911 = !{!837, !912, !913}
!912 = !DITemplateTypeParameter(name: "U", type: !49)
!913 = !DITemplateTypeParameter(name: "F", type: !903)
!914 = distinct !DILocation(line: 167, column: 27, scope: !845, inlinedAt: !861)
!915 = !DILocation(line: 1721, column: 9, scope: !916, inlinedAt: !920)
!916 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readsECsBSEXd1El7Y_7structs", scope: !97, file: !917, line: 1682, type: !918, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353)
!917 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!918 = !DISubroutineType(types: !919)
!919 = !{!49, !352, !268}
!920 = distinct !DILocation(line: 1171, column: 18, scope: !921, inlinedAt: !925)
!921 = distinct !DISubprogram(name: "read<i16>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPs4readCsBSEXd1El7Y_7structs", scope: !923, file: !922, line: 1166, type: !918, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353)
!922 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!923 = !DINamespace(name: "{impl#0}", scope: !924)
!924 = !DINamespace(name: "const_ptr", scope: !97)
!925 = distinct !DILocation(line: 798, column: 27, scope: !926, inlinedAt: !931)
!926 = distinct !DISubprogram(name: "assume_init_read<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitsE16assume_init_readCsBSEXd1El7Y_7structs", scope: !540, file: !927, line: 793, type: !928, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !353, declaration: !930)
!927 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!928 = !DISubroutineType(types: !929)
!929 = !{!49, !890, !268}
!930 = !DISubprogram(name: "assume_init_read<i16>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitsE16assume_init_readCsBSEXd1El7Y_7structs", scope: !540, file: !927, line: 793, type: !928, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized, templateParams: !353)
!931 = distinct !DILocation(line: 174, column: 51, scope: !898, inlinedAt: !906)
!932 = !DILocation(line: 1165, column: 33, scope: !907, inlinedAt: !914)
!933 = !DILocation(line: 0, scope: !565)
!934 = !DILocalVariable(name: "other", arg: 2, scope: !935, file: !936, line: 1072, type: !49)
!935 = distinct !DISubprogram(name: "min<i16>", linkageName: "_RNvYsNtNtCsnC4lpNxbXH_4core3cmp3Ord3minCsBSEXd1El7Y_7structs", scope: !937, file: !936, line: 1072, type: !939, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, templateParams: !943, retainedNodes: !941)
!936 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!937 = !DINamespace(name: "Ord", scope: !938)
!938 = !DINamespace(name: "cmp", scope: !89)
!939 = !DISubroutineType(types: !940)
!940 = !{!49, !49, !49}
!941 = !{!942, !934}
!942 = !DILocalVariable(name: "self", arg: 1, scope: !935, file: !936, line: 1072, type: !49)
!943 = !{!944}
!944 = !DITemplateTypeParameter(name: "Self", type: !49)
!945 = !DILocation(line: 0, scope: !935, inlinedAt: !946)
!946 = !DILocation(line: 72, column: 25, scope: !565)
!947 = !DILocation(line: 72, column: 17, scope: !565)
!948 = !DILocation(line: 1076, column: 12, scope: !935, inlinedAt: !946)
!949 = !DILocation(line: 72, column: 9, scope: !565)
!950 = !DILocation(line: 73, column: 5, scope: !497)
!951 = !DILocation(line: 74, column: 5, scope: !497)
!952 = !DILocation(line: 75, column: 30, scope: !497)
!953 = !DILocation(line: 75, column: 12, scope: !497)
!954 = !DILocation(line: 75, column: 49, scope: !497)
!955 = !DILocation(line: 75, column: 5, scope: !497)
!956 = !DILocation(line: 76, column: 1, scope: !492)
!957 = !DILocation(line: 76, column: 2, scope: !472)
