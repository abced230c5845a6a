; ModuleID = 'jumptable.503feb288bf02baa-cgu.0'
source_filename = "jumptable.503feb288bf02baa-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCs6TamCh8RWas_9jumptable5STEPS = internal unnamed_addr constant <{ ptr, ptr, ptr, ptr }> <{ ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_ }>, align 8
@anon.bcce10a42e8abd2cba558317284eb00f.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1

; <jumptable::STEPS::{closure#0} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 !dbg !6 {
start:
  %_0.i = add i64 %1, %0, !dbg !14
  ret i64 %_0.i, !dbg !25
}

; <jumptable::STEPS::{closure#2} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 !dbg !26 {
start:
  %2 = icmp eq i64 %1, 0, !dbg !27
  br i1 %2, label %_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit, label %bb2.i, !dbg !27

bb2.i:                                            ; preds = %start
  %3 = udiv i64 %0, %1, !dbg !30
  br label %_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit, !dbg !31

_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit: ; preds = %start, %bb2.i
  %_0.sroa.0.0.i = phi i64 [ %3, %bb2.i ], [ %0, %start ], !dbg !32
  ret i64 %_0.sroa.0.0.i, !dbg !33
}

; <jumptable::STEPS::{closure#3} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 !dbg !34 {
start:
  %_4.i = xor i64 %1, %0, !dbg !35
  %2 = tail call noundef i64 @llvm.bswap.i64(i64 %_4.i), !dbg !38
  ret i64 %2, !dbg !41
}

; <jumptable::STEPS::{closure#1} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 !dbg !42 {
start:
  %2 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1), !dbg !43
  ret i64 %2, !dbg !52
}

; Function Attrs: nounwind
define ptx_kernel void @jumptable(i64 noundef %n, ptr noundef readonly captures(address) %codes, i64 noundef %length, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !53 {
start:
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !54
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !64
  %_31 = mul i32 %_32, %_33, !dbg !59
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !67
  %_30 = add i32 %_31, %_34, !dbg !70
  %i = zext i32 %_30 to i64, !dbg !70
  %_6.not = icmp ugt i64 %n, %i, !dbg !71
  br i1 %_6.not, label %bb2, label %bb20, !dbg !71

bb2:                                              ; preds = %start
  %0 = add nuw nsw i64 %i, 1, !dbg !73
  %1 = icmp ne ptr %codes, null, !dbg !75
  tail call void @llvm.assume(i1 %1), !dbg !75
  %_39 = getelementptr inbounds nuw i8, ptr %codes, i64 %length, !dbg !98
  %_4620 = icmp samesign eq i64 %length, 0, !dbg !104
  br i1 %_4620, label %bb24, label %bb25, !dbg !107

bb25:                                             ; preds = %bb2, %bb19
  %acc.sroa.0.022 = phi i64 [ %57, %bb19 ], [ %0, %bb2 ]
  %iter.sroa.0.021 = phi ptr [ %_52, %bb19 ], [ %codes, %bb2 ]
  %_52 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.021, i64 1, !dbg !116
  %code = load i8, ptr %iter.sroa.0.021, align 1, !dbg !119, !noundef !13
  %other = and i8 %code, 15, !dbg !120
  switch i8 %other, label %bb4 [
    i8 0, label %bb16
    i8 1, label %bb15
    i8 2, label %bb14
    i8 3, label %bb13
    i8 4, label %bb12
    i8 5, label %bb11
    i8 6, label %bb10
    i8 7, label %bb9
    i8 8, label %bb8
    i8 9, label %bb7
    i8 10, label %bb6
    i8 11, label %bb5
  ], !dbg !122

bb24:                                             ; preds = %bb19, %bb2
  %acc.sroa.0.0.lcssa = phi i64 [ %0, %bb2 ], [ %57, %bb19 ], !dbg !123
  %_28 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !124
  store i64 %acc.sroa.0.0.lcssa, ptr %_28, align 8, !dbg !127
  br label %bb20, !dbg !128

bb4:                                              ; preds = %bb25
  %_22 = zext nneg i8 %other to i64, !dbg !129
  %2 = getelementptr ptr, ptr @_RNvCs6TamCh8RWas_9jumptable5STEPS, i64 %_22, !dbg !131
  %3 = getelementptr i8, ptr %2, i64 -96, !dbg !131
  %_19 = load ptr, ptr %3, align 8, !dbg !131, !nonnull !13, !noundef !13
  %_25 = lshr i8 %code, 4, !dbg !132
  %_24 = zext nneg i8 %_25 to i64, !dbg !132
  %4 = tail call noundef i64 %_19(i64 noundef %acc.sroa.0.022, i64 noundef %_24) #5, !dbg !131
  br label %bb19, !dbg !133

bb16:                                             ; preds = %bb25
  %5 = add i64 %acc.sroa.0.022, 1, !dbg !134
  br label %bb19, !dbg !135

bb15:                                             ; preds = %bb25
  %6 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %acc.sroa.0.022, i1 false), !dbg !136
  br label %bb19, !dbg !139

bb14:                                             ; preds = %bb25
  %7 = mul i64 %acc.sroa.0.022, -7046029254386353131, !dbg !140
  br label %bb19, !dbg !143

bb13:                                             ; preds = %bb25
  %8 = lshr i64 %acc.sroa.0.022, 5, !dbg !144
  br label %bb19, !dbg !145

bb12:                                             ; preds = %bb25
  %9 = xor i64 %acc.sroa.0.022, -1, !dbg !146
  br label %bb19, !dbg !147

bb11:                                             ; preds = %bb25
  %10 = tail call i64 @llvm.bitreverse.i64(i64 %acc.sroa.0.022), !dbg !148
  br label %bb19, !dbg !151

bb10:                                             ; preds = %bb25
  %11 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %acc.sroa.0.022), !dbg !152
  %12 = add nuw nsw i64 %11, 1000, !dbg !155
  br label %bb19, !dbg !156

bb9:                                              ; preds = %bb25
  %13 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %acc.sroa.0.022, i1 false), !dbg !157
  %_16 = mul nuw nsw i64 %13, 3, !dbg !160
  %14 = add nuw nsw i64 %_16, 1, !dbg !160
  br label %bb19, !dbg !161

bb8:                                              ; preds = %bb25
  %_59 = icmp ult i64 %acc.sroa.0.022, 1099511627776, !dbg !162
  br i1 %_59, label %bb32, label %bb33, !dbg !162

bb7:                                              ; preds = %bb25
  %15 = tail call i64 @llvm.usub.sat.i64(i64 %acc.sroa.0.022, i64 12345), !dbg !165
  br label %bb19, !dbg !168

bb6:                                              ; preds = %bb25
  %16 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %acc.sroa.0.022, i64 3), !dbg !169
  %_57.0 = extractvalue { i64, i1 } %16, 0, !dbg !169
  %_57.1 = extractvalue { i64, i1 } %16, 1, !dbg !169
  br i1 %_57.1, label %bb28, label %bb19, !dbg !176, !prof !180

bb5:                                              ; preds = %bb25
  %_2.i = icmp ult i64 %acc.sroa.0.022, 4294967296, !dbg !181
  br i1 %_2.i, label %bb1.i, label %bb3.i, !dbg !181

bb3.i:                                            ; preds = %bb5
  %17 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %acc.sroa.0.022, i1 true), !dbg !189
  %18 = and i64 %17, 62, !dbg !192
  %19 = shl i64 %acc.sroa.0.022, %18, !dbg !192
  %n4.i.i = lshr i64 %19, 56, !dbg !194
  %20 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %n4.i.i, !dbg !197
  %s5.i.i = load i8, ptr %20, align 1, !dbg !197, !noundef !13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1, !dbg !199
  %r6.i.i = load i8, ptr %21, align 1, !dbg !199, !noundef !13
  %_8.i.i = icmp ne i64 %n4.i.i, 0, !dbg !200
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !202
  %_17.i.i = zext i8 %s5.i.i to i16, !dbg !207
  %denominator.i.i = shl nuw nsw i16 %_17.i.i, 1, !dbg !212
  %_14.i.i = zext i8 %r6.i.i to i16, !dbg !213
  %_13.i.i = shl nuw nsw i16 %_14.i.i, 4, !dbg !214
  %_10.i.i = lshr i64 %19, 48, !dbg !215
  %n7.i.i = trunc nuw i64 %_10.i.i to i16, !dbg !216
  %lo.i.i = lshr i16 %n7.i.i, 4, !dbg !217
  %_15.i.i = and i16 %lo.i.i, 15, !dbg !217
  %numerator.i.i = or disjoint i16 %_13.i.i, %_15.i.i, !dbg !214
  %numerator.i.i.frozen = freeze i16 %numerator.i.i, !dbg !218
  %q.i.i = udiv i16 %numerator.i.i.frozen, %denominator.i.i, !dbg !218
  %22 = mul i16 %q.i.i, %denominator.i.i, !dbg !220
  %u.i.i.decomposed = sub i16 %numerator.i.i.frozen, %22, !dbg !220
  %_23.i.i = shl i8 %s5.i.i, 4, !dbg !222
  %_22.i.i = zext i8 %_23.i.i to i16, !dbg !224
  %23 = add nuw nsw i16 %q.i.i, %_22.i.i, !dbg !225
  %_28.i.i = shl nuw nsw i16 %u.i.i.decomposed, 4, !dbg !226
  %_29.i.i = and i16 %n7.i.i, 15, !dbg !228
  %_27.i.i = or disjoint i16 %_28.i.i, %_29.i.i, !dbg !229
  %_30.i.i = mul i16 %q.i.i, %q.i.i, !dbg !230
  %_26.0.i.i = sub i16 %_27.i.i, %_30.i.i, !dbg !231
  %_26.1.i.i = icmp ult i16 %_27.i.i, %_30.i.i, !dbg !231
  %_33.i.i = shl nuw nsw i16 %23, 1, !dbg !235
  %_32.i.i = add nsw i16 %_33.i.i, -1, !dbg !235
  %_31.i.i = select i1 %_26.1.i.i, i16 %_32.i.i, i16 0, !dbg !235
  %r.sroa.0.0.i.i = add i16 %_26.0.i.i, %_31.i.i, !dbg !235
  %24 = sext i1 %_26.1.i.i to i16, !dbg !235
  %s1.sroa.0.0.i.i = add nsw i16 %23, %24, !dbg !235
  %_35.i.i = icmp ne i16 %s1.sroa.0.0.i.i, 0, !dbg !237
  tail call void @llvm.assume(i1 %_35.i.i), !dbg !238
  %_45.i.i = zext i16 %s1.sroa.0.0.i.i to i32, !dbg !240
  %denominator12.i.i = shl nuw nsw i32 %_45.i.i, 1, !dbg !245
  %_42.i.i = zext i16 %r.sroa.0.0.i.i to i32, !dbg !246
  %_41.i.i = shl nuw nsw i32 %_42.i.i, 8, !dbg !247
  %_38.i.i = lshr i64 %19, 32, !dbg !248
  %n9.i.i = trunc nuw i64 %_38.i.i to i32, !dbg !249
  %lo10.i.i = lshr i32 %n9.i.i, 8, !dbg !250
  %_43.i.i = and i32 %lo10.i.i, 255, !dbg !250
  %numerator11.i.i = or disjoint i32 %_41.i.i, %_43.i.i, !dbg !247
  %numerator11.i.i.frozen = freeze i32 %numerator11.i.i, !dbg !251
  %denominator12.i.i.frozen = freeze i32 %denominator12.i.i, !dbg !251
  %q14.i.i = udiv i32 %numerator11.i.i.frozen, %denominator12.i.i.frozen, !dbg !251
  %25 = mul i32 %q14.i.i, %denominator12.i.i.frozen, !dbg !253
  %u15.i.i.decomposed = sub i32 %numerator11.i.i.frozen, %25, !dbg !253
  %_51.i.i = shl i16 %s1.sroa.0.0.i.i, 8, !dbg !255
  %_50.i.i = zext i16 %_51.i.i to i32, !dbg !257
  %26 = add nuw nsw i32 %q14.i.i, %_50.i.i, !dbg !258
  %_56.i.i = shl nuw nsw i32 %u15.i.i.decomposed, 8, !dbg !259
  %_57.i.i = and i32 %n9.i.i, 255, !dbg !261
  %_55.i.i = or disjoint i32 %_56.i.i, %_57.i.i, !dbg !262
  %_58.i.i = mul i32 %q14.i.i, %q14.i.i, !dbg !263
  %_54.0.i.i = sub i32 %_55.i.i, %_58.i.i, !dbg !264
  %_54.1.i.i = icmp ult i32 %_55.i.i, %_58.i.i, !dbg !264
  %_61.i.i = shl nuw nsw i32 %26, 1, !dbg !269
  %_60.i.i = add nsw i32 %_61.i.i, -1, !dbg !269
  %_59.i.i = select i1 %_54.1.i.i, i32 %_60.i.i, i32 0, !dbg !269
  %r3.sroa.0.0.i.i = add i32 %_54.0.i.i, %_59.i.i, !dbg !269
  %27 = sext i1 %_54.1.i.i to i32, !dbg !269
  %s2.sroa.0.0.i.i = add nsw i32 %26, %27, !dbg !269
  %_63.i.i = icmp ne i32 %s2.sroa.0.0.i.i, 0, !dbg !271
  tail call void @llvm.assume(i1 %_63.i.i), !dbg !272
  %_71.i.i = zext i32 %s2.sroa.0.0.i.i to i64, !dbg !275
  %denominator18.i.i = shl nuw nsw i64 %_71.i.i, 1, !dbg !279
  %_68.i.i = zext i32 %r3.sroa.0.0.i.i to i64, !dbg !280
  %_67.i.i = shl nuw nsw i64 %_68.i.i, 16, !dbg !281
  %lo16.i.i = lshr i64 %19, 16, !dbg !282
  %_69.i.i = and i64 %lo16.i.i, 65535, !dbg !282
  %numerator17.i.i = or disjoint i64 %_67.i.i, %_69.i.i, !dbg !281
  %q20.i.i = udiv i64 %numerator17.i.i, %denominator18.i.i, !dbg !283
  %_75.i.i = shl i32 %s2.sroa.0.0.i.i, 16, !dbg !285
  %_74.i.i = zext i32 %_75.i.i to i64, !dbg !287
  %28 = add nuw nsw i64 %q20.i.i, %_74.i.i, !dbg !288
  %29 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %28, i64 %28), !dbg !289
  %_78.0.i.i = extractvalue { i64, i1 } %29, 0, !dbg !289
  %_78.1.i.i = extractvalue { i64, i1 } %29, 1, !dbg !289
  %_81.i.i = icmp ugt i64 %_78.0.i.i, %19
  %or.cond.i.i = or i1 %_78.1.i.i, %_81.i.i, !dbg !293
  %30 = sext i1 %or.cond.i.i to i64, !dbg !293
  %s.sroa.0.0.i.i = add nsw i64 %28, %30, !dbg !293
  %denormalization_shift.i = lshr i64 %17, 1, !dbg !295
  %31 = lshr i64 %s.sroa.0.0.i.i, %denormalization_shift.i, !dbg !297
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit, !dbg !299

bb1.i:                                            ; preds = %bb5
  %_2.i.i = icmp samesign ult i64 %acc.sroa.0.022, 65536, !dbg !300
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !300

bb3.i.i:                                          ; preds = %bb1.i
  %_5.i = trunc nuw i64 %acc.sroa.0.022 to i32, !dbg !303
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_5.i, i1 true), !dbg !304
  %normalization_shift.i.i = and i32 %32, 30, !dbg !307
  %33 = shl i32 %_5.i, %normalization_shift.i.i, !dbg !308
  %n2.i.i.i = lshr i32 %33, 24, !dbg !310
  %_6.i.i.i = zext nneg i32 %n2.i.i.i to i64, !dbg !313
  %34 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %_6.i.i.i, !dbg !315
  %s3.i.i.i = load i8, ptr %34, align 1, !dbg !315, !noundef !13
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1, !dbg !316
  %r4.i.i.i = load i8, ptr %35, align 1, !dbg !316, !noundef !13
  %_8.i.i.i = icmp ne i32 %n2.i.i.i, 0, !dbg !317
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !319
  %_17.i.i.i = zext i8 %s3.i.i.i to i16, !dbg !322
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !327
  %_14.i.i.i = zext i8 %r4.i.i.i to i16, !dbg !328
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !329
  %_10.i.i.i = lshr i32 %33, 16, !dbg !330
  %n5.i.i.i = trunc nuw i32 %_10.i.i.i to i16, !dbg !331
  %lo.i.i.i = lshr i16 %n5.i.i.i, 4, !dbg !332
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !332
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !329
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !333
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !333
  %36 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !335
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %36, !dbg !335
  %_23.i.i.i = shl i8 %s3.i.i.i, 4, !dbg !337
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !339
  %37 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !340
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !341
  %_29.i.i.i = and i16 %n5.i.i.i, 15, !dbg !343
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !344
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !345
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !346
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !346
  %_33.i.i.i = shl nuw nsw i16 %37, 1, !dbg !349
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !349
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !349
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !349
  %38 = sext i1 %_26.1.i.i.i to i16, !dbg !349
  %s1.sroa.0.0.i.i.i = add nsw i16 %37, %38, !dbg !349
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0, !dbg !351
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !352
  %_43.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32, !dbg !354
  %denominator9.i.i.i = shl nuw nsw i32 %_43.i.i.i, 1, !dbg !358
  %_40.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !359
  %_39.i.i.i = shl nuw nsw i32 %_40.i.i.i, 8, !dbg !360
  %lo7.i.i.i = lshr i32 %33, 8, !dbg !361
  %_41.i.i.i = and i32 %lo7.i.i.i, 255, !dbg !361
  %numerator8.i.i.i = or disjoint i32 %_39.i.i.i, %_41.i.i.i, !dbg !360
  %q11.i.i.i = udiv i32 %numerator8.i.i.i, %denominator9.i.i.i, !dbg !362
  %_47.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8, !dbg !364
  %_46.i.i.i = zext i16 %_47.i.i.i to i32, !dbg !366
  %39 = add nuw nsw i32 %q11.i.i.i, %_46.i.i.i, !dbg !367
  %40 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %39, i32 %39), !dbg !368
  %_50.0.i.i.i = extractvalue { i32, i1 } %40, 0, !dbg !368
  %_50.1.i.i.i = extractvalue { i32, i1 } %40, 1, !dbg !368
  %_53.i.i.i = icmp ugt i32 %_50.0.i.i.i, %33
  %or.cond.i.i.i = or i1 %_50.1.i.i.i, %_53.i.i.i, !dbg !372
  %41 = sext i1 %or.cond.i.i.i to i32, !dbg !372
  %s.sroa.0.0.i.i.i = add nsw i32 %39, %41, !dbg !372
  %denormalization_shift.i.i = lshr i32 %32, 1, !dbg !374
  %42 = lshr i32 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !376
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i, !dbg !378

bb1.i.i:                                          ; preds = %bb1.i
  %_2.i.i.i = icmp samesign ult i64 %acc.sroa.0.022, 256, !dbg !379
  br i1 %_2.i.i.i, label %bb5.i.i.i, label %bb2.i.i.i, !dbg !379

bb2.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i64 %acc.sroa.0.022 to i16, !dbg !382
  %43 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i, i1 true), !dbg !383
  %44 = and i16 %43, 14, !dbg !386
  %45 = shl i16 %_5.i.i, %44, !dbg !387
  %n1.i.i.i.i = lshr i16 %45, 8, !dbg !389
  %_6.i.i.i.i = zext nneg i16 %n1.i.i.i.i to i64, !dbg !392
  %46 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %_6.i.i.i.i, !dbg !394
  %s2.i.i.i.i = load i8, ptr %46, align 1, !dbg !394, !noundef !13
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 1, !dbg !395
  %r.i.i.i.i = load i8, ptr %47, align 1, !dbg !395, !noundef !13
  %_8.i.i.i.i = icmp ne i16 %n1.i.i.i.i, 0, !dbg !396
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !398
  %_15.i.i.i.i = zext i8 %s2.i.i.i.i to i16, !dbg !401
  %denominator.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i, 1, !dbg !405
  %_12.i.i.i.i = zext i8 %r.i.i.i.i to i16, !dbg !406
  %_11.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i, 4, !dbg !407
  %lo.i.i.i.i = lshr i16 %45, 4, !dbg !408
  %_13.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !408
  %numerator.i.i.i.i = or disjoint i16 %_11.i.i.i.i, %_13.i.i.i.i, !dbg !407
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i, %denominator.i.i.i.i, !dbg !409
  %_19.i.i.i.i = shl i8 %s2.i.i.i.i, 4, !dbg !411
  %_18.i.i.i.i = zext i8 %_19.i.i.i.i to i16, !dbg !413
  %48 = add nuw nsw i16 %q.i.i.i.i, %_18.i.i.i.i, !dbg !414
  %49 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %48, i16 %48), !dbg !415
  %_22.0.i.i.i.i = extractvalue { i16, i1 } %49, 0, !dbg !415
  %_22.1.i.i.i.i = extractvalue { i16, i1 } %49, 1, !dbg !415
  %_25.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i, %45
  %or.cond.i.i.i.i = or i1 %_22.1.i.i.i.i, %_25.i.i.i.i, !dbg !419
  %50 = sext i1 %or.cond.i.i.i.i to i16, !dbg !419
  %s.sroa.0.0.i.i.i.i = add nsw i16 %48, %50, !dbg !419
  %51 = lshr i16 %43, 1, !dbg !421
  %52 = lshr i16 %s.sroa.0.0.i.i.i.i, %51, !dbg !423
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i, !dbg !425

bb5.i.i.i:                                        ; preds = %bb1.i.i
  %53 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %acc.sroa.0.022, !dbg !426
  %_4.i.i.i = load i8, ptr %53, align 1, !dbg !426, !noundef !13
  %54 = zext i8 %_4.i.i.i to i16, !dbg !429
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i, !dbg !425

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i: ; preds = %bb5.i.i.i, %bb2.i.i.i
  %_0.sroa.0.0.i.i.i = phi i16 [ %54, %bb5.i.i.i ], [ %52, %bb2.i.i.i ], !dbg !430
  %55 = zext i16 %_0.sroa.0.0.i.i.i to i32, !dbg !431
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i, !dbg !378

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i: ; preds = %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i32 [ %55, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i ], [ %42, %bb3.i.i ], !dbg !432
  %56 = zext i32 %_0.sroa.0.0.i.i to i64, !dbg !433
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit, !dbg !299

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit: ; preds = %bb3.i, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i
  %_0.sroa.0.0.i = phi i64 [ %56, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i ], [ %31, %bb3.i ], !dbg !434
  %_54 = icmp ult i64 %_0.sroa.0.0.i, 4294967296, !dbg !435
  tail call void @llvm.assume(i1 %_54), !dbg !437
  br label %bb19, !dbg !440

bb19:                                             ; preds = %bb28, %bb6, %bb33, %bb32, %bb4, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit, %bb7, %bb9, %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb16
  %_55.sroa.0.0 = phi i64 [ %4, %bb4 ], [ %5, %bb16 ], [ %6, %bb15 ], [ %7, %bb14 ], [ %8, %bb13 ], [ %9, %bb12 ], [ %10, %bb11 ], [ %12, %bb10 ], [ %14, %bb9 ], [ %59, %bb32 ], [ %58, %bb33 ], [ %15, %bb7 ], [ -1, %bb28 ], [ %_57.0, %bb6 ], [ %_0.sroa.0.0.i, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit ], !dbg !441
  %_27 = zext i8 %code to i64, !dbg !442
  %_26 = shl nuw nsw i64 %_27, 32, !dbg !442
  %57 = xor i64 %_55.sroa.0.0, %_26, !dbg !443
  %_46 = icmp eq ptr %_52, %_39, !dbg !104
  br i1 %_46, label %bb24, label %bb25, !dbg !107

bb33:                                             ; preds = %bb8
  %58 = add i64 %acc.sroa.0.022, -1099511627776, !dbg !444
  br label %bb19, !dbg !445

bb32:                                             ; preds = %bb8
  %59 = sub nuw nsw i64 1099511627776, %acc.sroa.0.022, !dbg !446
  br label %bb19, !dbg !445

bb28:                                             ; preds = %bb6
  br label %bb19, !dbg !447

bb20:                                             ; preds = %start, %bb24
  ret void, !dbg !128
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #2

attributes #0 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_70" }
attributes #1 = { nounwind "target-cpu"="sm_70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/jumptable.rs/@/jumptable.503feb288bf02baa-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#0}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !8, file: !7, line: 250, type: !12, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!8 = !DINamespace(name: "FnOnce", scope: !9)
!9 = !DINamespace(name: "function", scope: !10)
!10 = !DINamespace(name: "ops", scope: !11)
!11 = !DINamespace(name: "core", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 2511, column: 13, scope: !15, inlinedAt: !19)
!15 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_add", scope: !17, file: !16, line: 2510, type: !12, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!16 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!17 = !DINamespace(name: "{impl#9}", scope: !18)
!18 = !DINamespace(name: "num", scope: !11)
!19 = distinct !DILocation(line: 11, column: 14, scope: !20, inlinedAt: !24)
!20 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPS0B3_", scope: !22, file: !21, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!21 = !DIFile(filename: "examples/rust/jumptable.rs", directory: ".", checksumkind: CSK_MD5, checksum: "c26907b55b380c6ad94b5a68ebe74f0a")
!22 = !DINamespace(name: "STEPS", scope: !23)
!23 = !DINamespace(name: "jumptable", scope: null)
!24 = distinct !DILocation(line: 250, column: 5, scope: !6)
!25 = !DILocation(line: 250, column: 5, scope: !6)
!26 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#2}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !8, file: !7, line: 250, type: !12, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!27 = !DILocation(line: 13, column: 15, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_", scope: !22, file: !21, line: 13, type: !12, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!29 = distinct !DILocation(line: 250, column: 5, scope: !26)
!30 = !DILocation(line: 13, column: 35, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 13, column: 12, scope: !28, inlinedAt: !29)
!32 = !DILocation(line: 13, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 250, column: 5, scope: !26)
!34 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#3}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !8, file: !7, line: 250, type: !12, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!35 = !DILocation(line: 14, column: 12, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "{closure#3}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0B3_", scope: !22, file: !21, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!37 = distinct !DILocation(line: 250, column: 5, scope: !34)
!38 = !DILocation(line: 614, column: 13, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10swap_bytes", scope: !17, file: !16, line: 613, type: !12, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!40 = distinct !DILocation(line: 14, column: 20, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 250, column: 5, scope: !34)
!42 = distinct !DISubprogram(name: "call_once<jumptable::STEPS::{closure_env#1}, (u64, u64)>", linkageName: "_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_", scope: !8, file: !7, line: 250, type: !12, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!43 = !DILocation(line: 2030, column: 14, scope: !44, inlinedAt: !47)
!44 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics11rotate_leftyECs6TamCh8RWas_9jumptable", scope: !46, file: !45, line: 2026, type: !12, scopeLine: 2026, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!45 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!46 = !DINamespace(name: "intrinsics", scope: !11)
!47 = distinct !DILocation(line: 386, column: 20, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11rotate_left", scope: !17, file: !16, line: 385, type: !12, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!49 = distinct !DILocation(line: 12, column: 14, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs6TamCh8RWas_9jumptable5STEPSs_0B3_", scope: !22, file: !21, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!51 = distinct !DILocation(line: 250, column: 5, scope: !42)
!52 = !DILocation(line: 250, column: 5, scope: !42)
!53 = distinct !DISubprogram(name: "jumptable", scope: !23, file: !21, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!54 = !DILocation(line: 83, column: 5, scope: !55, inlinedAt: !59)
!55 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !57, file: !56, line: 82, type: !12, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!56 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!57 = !DINamespace(name: "nvptx", scope: !58)
!58 = !DINamespace(name: "core_arch", scope: !11)
!59 = !DILocation(line: 9, column: 15, scope: !60, inlinedAt: !63)
!60 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6TamCh8RWas_9jumptable3gpu9global_id", scope: !62, file: !61, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!61 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!62 = !DINamespace(name: "gpu", scope: !23)
!63 = !DILocation(line: 19, column: 13, scope: !53)
!64 = !DILocation(line: 62, column: 5, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !57, file: !56, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!66 = !DILocation(line: 9, column: 46, scope: !60, inlinedAt: !63)
!67 = !DILocation(line: 125, column: 5, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !57, file: !56, line: 124, type: !12, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!69 = !DILocation(line: 9, column: 77, scope: !60, inlinedAt: !63)
!70 = !DILocation(line: 9, column: 14, scope: !60, inlinedAt: !63)
!71 = !DILocation(line: 20, column: 8, scope: !72)
!72 = distinct !DILexicalBlock(scope: !53, file: !21, line: 19, column: 5)
!73 = !DILocation(line: 25, column: 19, scope: !74)
!74 = distinct !DILexicalBlock(scope: !72, file: !21, line: 24, column: 5)
!75 = !DILocation(line: 407, column: 18, scope: !76, inlinedAt: !81)
!76 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE6as_ptrCs6TamCh8RWas_9jumptable", scope: !78, file: !77, line: 401, type: !12, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!77 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!78 = !DINamespace(name: "NonNull", scope: !79)
!79 = !DINamespace(name: "non_null", scope: !80)
!80 = !DINamespace(name: "ptr", scope: !11)
!81 = !DILocation(line: 102, column: 69, scope: !82, inlinedAt: !89)
!82 = distinct !DILexicalBlock(scope: !84, file: !83, line: 98, column: 9)
!83 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!84 = distinct !DILexicalBlock(scope: !85, file: !83, line: 97, column: 9)
!85 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCsnC4lpNxbXH_4core5slice4iterINtB5_4IterhE3newCs6TamCh8RWas_9jumptable", scope: !86, file: !83, line: 96, type: !12, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!86 = !DINamespace(name: "Iter", scope: !87)
!87 = !DINamespace(name: "iter", scope: !88)
!88 = !DINamespace(name: "slice", scope: !11)
!89 = !DILocation(line: 1041, column: 9, scope: !90, inlinedAt: !93)
!90 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh4iterCs6TamCh8RWas_9jumptable", scope: !92, file: !91, line: 1040, type: !12, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!91 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!92 = !DINamespace(name: "{impl#0}", scope: !88)
!93 = !DILocation(line: 26, column: 14, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs6TamCh8RWas_9jumptable", scope: !95, file: !83, line: 25, type: !12, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!95 = !DINamespace(name: "{impl#1}", scope: !87)
!96 = !DILocation(line: 26, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !74, file: !21, line: 25, column: 5)
!98 = !DILocation(line: 961, column: 18, scope: !99, inlinedAt: !103)
!99 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOh3addCs6TamCh8RWas_9jumptable", scope: !101, file: !100, line: 927, type: !12, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!100 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!101 = !DINamespace(name: "{impl#0}", scope: !102)
!102 = !DINamespace(name: "mut_ptr", scope: !80)
!103 = !DILocation(line: 102, column: 78, scope: !82, inlinedAt: !89)
!104 = !DILocation(line: 1717, column: 9, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCs6TamCh8RWas_9jumptable", scope: !106, file: !77, line: 1716, type: !12, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!106 = !DINamespace(name: "{impl#15}", scope: !79)
!107 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !113)
!108 = distinct !DILexicalBlock(scope: !110, file: !109, line: 162, column: 17)
!109 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!110 = distinct !DILexicalBlock(scope: !111, file: !109, line: 161, column: 17)
!111 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6TamCh8RWas_9jumptable", scope: !112, file: !109, line: 157, type: !12, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!112 = !DINamespace(name: "{impl#171}", scope: !87)
!113 = !DILocation(line: 26, column: 18, scope: !114)
!114 = !DILexicalBlockFile(scope: !115, file: !21, discriminator: 2)
!115 = distinct !DILexicalBlock(scope: !97, file: !21, line: 26, column: 5)
!116 = !DILocation(line: 659, column: 28, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullhE3addCs6TamCh8RWas_9jumptable", scope: !78, file: !77, line: 651, type: !12, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!118 = !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !113)
!119 = !DILocation(line: 26, column: 10, scope: !115)
!120 = !DILocation(line: 27, column: 21, scope: !121)
!121 = distinct !DILexicalBlock(scope: !115, file: !21, line: 26, column: 5)
!122 = !DILocation(line: 27, column: 15, scope: !121)
!123 = !DILocation(line: 0, scope: !74)
!124 = !DILocation(line: 961, column: 18, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOy3addCs6TamCh8RWas_9jumptable", scope: !101, file: !100, line: 927, type: !12, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!126 = !DILocation(line: 45, column: 19, scope: !97)
!127 = !DILocation(line: 45, column: 14, scope: !97)
!128 = !DILocation(line: 46, column: 2, scope: !53)
!129 = !DILocation(line: 40, column: 28, scope: !130)
!130 = distinct !DILexicalBlock(scope: !121, file: !21, line: 40, column: 13)
!131 = !DILocation(line: 40, column: 22, scope: !130)
!132 = !DILocation(line: 40, column: 54, scope: !130)
!133 = !DILocation(line: 40, column: 72, scope: !121)
!134 = !DILocation(line: 28, column: 18, scope: !121)
!135 = !DILocation(line: 28, column: 24, scope: !121)
!136 = !DILocation(line: 154, column: 20, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy13leading_zeros", scope: !17, file: !16, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!138 = !DILocation(line: 29, column: 22, scope: !121)
!139 = !DILocation(line: 29, column: 43, scope: !121)
!140 = !DILocation(line: 2587, column: 13, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12wrapping_mul", scope: !17, file: !16, line: 2586, type: !12, scopeLine: 2586, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!142 = !DILocation(line: 30, column: 22, scope: !121)
!143 = !DILocation(line: 30, column: 56, scope: !121)
!144 = !DILocation(line: 31, column: 18, scope: !121)
!145 = !DILocation(line: 31, column: 25, scope: !121)
!146 = !DILocation(line: 32, column: 18, scope: !121)
!147 = !DILocation(line: 32, column: 21, scope: !121)
!148 = !DILocation(line: 669, column: 13, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy12reverse_bits", scope: !17, file: !16, line: 668, type: !12, scopeLine: 668, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!150 = !DILocation(line: 33, column: 22, scope: !121)
!151 = !DILocation(line: 33, column: 35, scope: !121)
!152 = !DILocation(line: 85, column: 20, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10count_ones", scope: !17, file: !16, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!154 = !DILocation(line: 34, column: 22, scope: !121)
!155 = !DILocation(line: 34, column: 18, scope: !121)
!156 = !DILocation(line: 34, column: 47, scope: !121)
!157 = !DILocation(line: 178, column: 20, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14trailing_zeros", scope: !17, file: !16, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!159 = !DILocation(line: 35, column: 22, scope: !121)
!160 = !DILocation(line: 35, column: 18, scope: !121)
!161 = !DILocation(line: 35, column: 52, scope: !121)
!162 = !DILocation(line: 3074, column: 20, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy8abs_diff", scope: !17, file: !16, line: 3068, type: !12, scopeLine: 3068, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!164 = !DILocation(line: 36, column: 22, scope: !121)
!165 = !DILocation(line: 2399, column: 13, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_sub", scope: !17, file: !16, line: 2398, type: !12, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!167 = !DILocation(line: 37, column: 22, scope: !121)
!168 = !DILocation(line: 37, column: 42, scope: !121)
!169 = !DILocation(line: 3105, column: 26, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy15overflowing_mul", scope: !17, file: !16, line: 3104, type: !12, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!171 = !DILocation(line: 1215, column: 31, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11checked_mul", scope: !17, file: !16, line: 1214, type: !12, scopeLine: 1214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!173 = !DILocation(line: 2444, column: 24, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "saturating_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy14saturating_mul", scope: !17, file: !16, line: 2443, type: !12, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!175 = !DILocation(line: 38, column: 23, scope: !121)
!176 = !DILocation(line: 457, column: 8, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsnC4lpNxbXH_4core10intrinsics8unlikely", scope: !46, file: !45, line: 456, type: !12, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!178 = !DILocation(line: 1216, column: 16, scope: !179, inlinedAt: !173)
!179 = distinct !DILexicalBlock(scope: !172, file: !16, line: 1215, column: 13)
!180 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!181 = !DILocation(line: 87, column: 16, scope: !182, inlinedAt: !186)
!182 = distinct !DISubprogram(name: "u64", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64", scope: !184, file: !183, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!183 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/imp/int_sqrt.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d5f7691a4b1ea27ca464e92a838ccf")
!184 = !DINamespace(name: "int_sqrt", scope: !185)
!185 = !DINamespace(name: "imp", scope: !18)
!186 = distinct !DILocation(line: 3598, column: 41, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy5isqrt", scope: !17, file: !16, line: 3597, type: !12, scopeLine: 3597, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!188 = !DILocation(line: 39, column: 23, scope: !121)
!189 = !DILocation(line: 154, column: 20, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy13leading_zeros", scope: !17, file: !16, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!191 = distinct !DILocation(line: 121, column: 45, scope: !182, inlinedAt: !186)
!192 = !DILocation(line: 122, column: 17, scope: !193, inlinedAt: !186)
!193 = distinct !DILexicalBlock(scope: !182, file: !183, line: 121, column: 17)
!194 = !DILocation(line: 143, column: 17, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "u64_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u64_stages", scope: !184, file: !183, line: 283, type: !12, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!196 = distinct !DILocation(line: 124, column: 25, scope: !193, inlinedAt: !186)
!197 = !DILocation(line: 145, column: 14, scope: !198, inlinedAt: !196)
!198 = distinct !DILexicalBlock(scope: !195, file: !183, line: 143, column: 9)
!199 = !DILocation(line: 145, column: 17, scope: !198, inlinedAt: !196)
!200 = !DILocation(line: 164, column: 48, scope: !201, inlinedAt: !196)
!201 = distinct !DILexicalBlock(scope: !198, file: !183, line: 145, column: 9)
!202 = !DILocation(line: 210, column: 9, scope: !203, inlinedAt: !206)
!203 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !205, file: !204, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!204 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "3bdbac5c7616d584a36b114744411911")
!205 = !DINamespace(name: "hint", scope: !11)
!206 = distinct !DILocation(line: 164, column: 18, scope: !201, inlinedAt: !196)
!207 = !DILocation(line: 178, column: 48, scope: !208, inlinedAt: !196)
!208 = distinct !DILexicalBlock(scope: !209, file: !183, line: 187, column: 9)
!209 = distinct !DILexicalBlock(scope: !210, file: !183, line: 186, column: 9)
!210 = distinct !DILexicalBlock(scope: !211, file: !183, line: 179, column: 9)
!211 = distinct !DILexicalBlock(scope: !195, file: !183, line: 284, column: 5)
!212 = !DILocation(line: 188, column: 27, scope: !208, inlinedAt: !196)
!213 = !DILocation(line: 178, column: 48, scope: !209, inlinedAt: !196)
!214 = !DILocation(line: 187, column: 25, scope: !209, inlinedAt: !196)
!215 = !DILocation(line: 179, column: 17, scope: !211, inlinedAt: !196)
!216 = !DILocation(line: 178, column: 48, scope: !211, inlinedAt: !196)
!217 = !DILocation(line: 187, column: 57, scope: !209, inlinedAt: !196)
!218 = !DILocation(line: 189, column: 17, scope: !219, inlinedAt: !196)
!219 = distinct !DILexicalBlock(scope: !208, file: !183, line: 188, column: 9)
!220 = !DILocation(line: 190, column: 17, scope: !221, inlinedAt: !196)
!221 = distinct !DILexicalBlock(scope: !219, file: !183, line: 189, column: 9)
!222 = !DILocation(line: 192, column: 21, scope: !223, inlinedAt: !196)
!223 = distinct !DILexicalBlock(scope: !221, file: !183, line: 190, column: 9)
!224 = !DILocation(line: 178, column: 48, scope: !223, inlinedAt: !196)
!225 = !DILocation(line: 192, column: 45, scope: !223, inlinedAt: !196)
!226 = !DILocation(line: 194, column: 14, scope: !227, inlinedAt: !196)
!227 = distinct !DILexicalBlock(scope: !223, file: !183, line: 192, column: 9)
!228 = !DILocation(line: 194, column: 36, scope: !227, inlinedAt: !196)
!229 = !DILocation(line: 194, column: 13, scope: !227, inlinedAt: !196)
!230 = !DILocation(line: 194, column: 82, scope: !227, inlinedAt: !196)
!231 = !DILocation(line: 2982, column: 26, scope: !232, inlinedAt: !234)
!232 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_sub", scope: !233, file: !16, line: 2981, type: !12, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!233 = !DINamespace(name: "{impl#7}", scope: !18)
!234 = distinct !DILocation(line: 194, column: 66, scope: !227, inlinedAt: !196)
!235 = !DILocation(line: 195, column: 12, scope: !236, inlinedAt: !196)
!236 = distinct !DILexicalBlock(scope: !227, file: !183, line: 193, column: 9)
!237 = !DILocation(line: 219, column: 48, scope: !236, inlinedAt: !196)
!238 = !DILocation(line: 210, column: 9, scope: !203, inlinedAt: !239)
!239 = distinct !DILocation(line: 219, column: 18, scope: !236, inlinedAt: !196)
!240 = !DILocation(line: 178, column: 48, scope: !241, inlinedAt: !196)
!241 = distinct !DILexicalBlock(scope: !242, file: !183, line: 187, column: 9)
!242 = distinct !DILexicalBlock(scope: !243, file: !183, line: 186, column: 9)
!243 = distinct !DILexicalBlock(scope: !244, file: !183, line: 179, column: 9)
!244 = distinct !DILexicalBlock(scope: !211, file: !183, line: 285, column: 5)
!245 = !DILocation(line: 188, column: 27, scope: !241, inlinedAt: !196)
!246 = !DILocation(line: 178, column: 48, scope: !242, inlinedAt: !196)
!247 = !DILocation(line: 187, column: 25, scope: !242, inlinedAt: !196)
!248 = !DILocation(line: 179, column: 17, scope: !244, inlinedAt: !196)
!249 = !DILocation(line: 178, column: 48, scope: !244, inlinedAt: !196)
!250 = !DILocation(line: 187, column: 57, scope: !242, inlinedAt: !196)
!251 = !DILocation(line: 189, column: 17, scope: !252, inlinedAt: !196)
!252 = distinct !DILexicalBlock(scope: !241, file: !183, line: 188, column: 9)
!253 = !DILocation(line: 190, column: 17, scope: !254, inlinedAt: !196)
!254 = distinct !DILexicalBlock(scope: !252, file: !183, line: 189, column: 9)
!255 = !DILocation(line: 192, column: 21, scope: !256, inlinedAt: !196)
!256 = distinct !DILexicalBlock(scope: !254, file: !183, line: 190, column: 9)
!257 = !DILocation(line: 178, column: 48, scope: !256, inlinedAt: !196)
!258 = !DILocation(line: 192, column: 45, scope: !256, inlinedAt: !196)
!259 = !DILocation(line: 194, column: 14, scope: !260, inlinedAt: !196)
!260 = distinct !DILexicalBlock(scope: !256, file: !183, line: 192, column: 9)
!261 = !DILocation(line: 194, column: 36, scope: !260, inlinedAt: !196)
!262 = !DILocation(line: 194, column: 13, scope: !260, inlinedAt: !196)
!263 = !DILocation(line: 194, column: 82, scope: !260, inlinedAt: !196)
!264 = !DILocation(line: 2982, column: 26, scope: !265, inlinedAt: !267)
!265 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_sub", scope: !266, file: !16, line: 2981, type: !12, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!266 = !DINamespace(name: "{impl#8}", scope: !18)
!267 = distinct !DILocation(line: 194, column: 66, scope: !268, inlinedAt: !196)
!268 = !DILexicalBlockFile(scope: !260, file: !183, discriminator: 2)
!269 = !DILocation(line: 195, column: 12, scope: !270, inlinedAt: !196)
!270 = distinct !DILexicalBlock(scope: !260, file: !183, line: 193, column: 9)
!271 = !DILocation(line: 219, column: 48, scope: !270, inlinedAt: !196)
!272 = !DILocation(line: 210, column: 9, scope: !203, inlinedAt: !273)
!273 = distinct !DILocation(line: 219, column: 18, scope: !274, inlinedAt: !196)
!274 = !DILexicalBlockFile(scope: !270, file: !183, discriminator: 2)
!275 = !DILocation(line: 233, column: 33, scope: !276, inlinedAt: !196)
!276 = distinct !DILexicalBlock(scope: !277, file: !183, line: 238, column: 9)
!277 = distinct !DILexicalBlock(scope: !278, file: !183, line: 237, column: 9)
!278 = distinct !DILexicalBlock(scope: !244, file: !183, line: 286, column: 5)
!279 = !DILocation(line: 239, column: 27, scope: !276, inlinedAt: !196)
!280 = !DILocation(line: 233, column: 33, scope: !277, inlinedAt: !196)
!281 = !DILocation(line: 238, column: 25, scope: !277, inlinedAt: !196)
!282 = !DILocation(line: 238, column: 57, scope: !277, inlinedAt: !196)
!283 = !DILocation(line: 241, column: 17, scope: !284, inlinedAt: !196)
!284 = distinct !DILexicalBlock(scope: !276, file: !183, line: 239, column: 9)
!285 = !DILocation(line: 242, column: 21, scope: !286, inlinedAt: !196)
!286 = distinct !DILexicalBlock(scope: !284, file: !183, line: 241, column: 9)
!287 = !DILocation(line: 233, column: 33, scope: !286, inlinedAt: !196)
!288 = !DILocation(line: 242, column: 45, scope: !286, inlinedAt: !196)
!289 = !DILocation(line: 3105, column: 26, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy15overflowing_mul", scope: !17, file: !16, line: 3104, type: !12, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!291 = distinct !DILocation(line: 243, column: 39, scope: !292, inlinedAt: !196)
!292 = distinct !DILexicalBlock(scope: !286, file: !183, line: 242, column: 9)
!293 = !DILocation(line: 244, column: 12, scope: !294, inlinedAt: !196)
!294 = distinct !DILexicalBlock(scope: !292, file: !183, line: 243, column: 9)
!295 = !DILocation(line: 126, column: 45, scope: !296, inlinedAt: !186)
!296 = distinct !DILexicalBlock(scope: !193, file: !183, line: 124, column: 17)
!297 = !DILocation(line: 127, column: 17, scope: !298, inlinedAt: !186)
!298 = distinct !DILexicalBlock(scope: !296, file: !183, line: 126, column: 17)
!299 = !DILocation(line: 87, column: 13, scope: !182, inlinedAt: !186)
!300 = !DILocation(line: 87, column: 16, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "u32", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32", scope: !184, file: !183, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!302 = distinct !DILocation(line: 88, column: 17, scope: !182, inlinedAt: !186)
!303 = !DILocation(line: 88, column: 28, scope: !182, inlinedAt: !186)
!304 = !DILocation(line: 154, column: 20, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13leading_zeros", scope: !266, file: !16, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!306 = distinct !DILocation(line: 121, column: 45, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 121, column: 43, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 122, column: 17, scope: !309, inlinedAt: !302)
!309 = distinct !DILexicalBlock(scope: !301, file: !183, line: 121, column: 17)
!310 = !DILocation(line: 143, column: 17, scope: !311, inlinedAt: !312)
!311 = distinct !DISubprogram(name: "u32_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u32_stages", scope: !184, file: !183, line: 270, type: !12, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!312 = distinct !DILocation(line: 124, column: 25, scope: !309, inlinedAt: !302)
!313 = !DILocation(line: 145, column: 46, scope: !314, inlinedAt: !312)
!314 = distinct !DILexicalBlock(scope: !311, file: !183, line: 143, column: 9)
!315 = !DILocation(line: 145, column: 14, scope: !314, inlinedAt: !312)
!316 = !DILocation(line: 145, column: 17, scope: !314, inlinedAt: !312)
!317 = !DILocation(line: 164, column: 48, scope: !318, inlinedAt: !312)
!318 = distinct !DILexicalBlock(scope: !314, file: !183, line: 145, column: 9)
!319 = !DILocation(line: 210, column: 9, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !205, file: !204, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!321 = distinct !DILocation(line: 164, column: 18, scope: !318, inlinedAt: !312)
!322 = !DILocation(line: 178, column: 48, scope: !323, inlinedAt: !312)
!323 = distinct !DILexicalBlock(scope: !324, file: !183, line: 187, column: 9)
!324 = distinct !DILexicalBlock(scope: !325, file: !183, line: 186, column: 9)
!325 = distinct !DILexicalBlock(scope: !326, file: !183, line: 179, column: 9)
!326 = distinct !DILexicalBlock(scope: !311, file: !183, line: 271, column: 5)
!327 = !DILocation(line: 188, column: 27, scope: !323, inlinedAt: !312)
!328 = !DILocation(line: 178, column: 48, scope: !324, inlinedAt: !312)
!329 = !DILocation(line: 187, column: 25, scope: !324, inlinedAt: !312)
!330 = !DILocation(line: 179, column: 17, scope: !326, inlinedAt: !312)
!331 = !DILocation(line: 178, column: 48, scope: !326, inlinedAt: !312)
!332 = !DILocation(line: 187, column: 57, scope: !324, inlinedAt: !312)
!333 = !DILocation(line: 189, column: 17, scope: !334, inlinedAt: !312)
!334 = distinct !DILexicalBlock(scope: !323, file: !183, line: 188, column: 9)
!335 = !DILocation(line: 190, column: 17, scope: !336, inlinedAt: !312)
!336 = distinct !DILexicalBlock(scope: !334, file: !183, line: 189, column: 9)
!337 = !DILocation(line: 192, column: 21, scope: !338, inlinedAt: !312)
!338 = distinct !DILexicalBlock(scope: !336, file: !183, line: 190, column: 9)
!339 = !DILocation(line: 178, column: 48, scope: !338, inlinedAt: !312)
!340 = !DILocation(line: 192, column: 45, scope: !338, inlinedAt: !312)
!341 = !DILocation(line: 194, column: 14, scope: !342, inlinedAt: !312)
!342 = distinct !DILexicalBlock(scope: !338, file: !183, line: 192, column: 9)
!343 = !DILocation(line: 194, column: 36, scope: !342, inlinedAt: !312)
!344 = !DILocation(line: 194, column: 13, scope: !342, inlinedAt: !312)
!345 = !DILocation(line: 194, column: 82, scope: !342, inlinedAt: !312)
!346 = !DILocation(line: 2982, column: 26, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_sub", scope: !233, file: !16, line: 2981, type: !12, scopeLine: 2981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!348 = distinct !DILocation(line: 194, column: 66, scope: !342, inlinedAt: !312)
!349 = !DILocation(line: 195, column: 12, scope: !350, inlinedAt: !312)
!350 = distinct !DILexicalBlock(scope: !342, file: !183, line: 193, column: 9)
!351 = !DILocation(line: 219, column: 48, scope: !350, inlinedAt: !312)
!352 = !DILocation(line: 210, column: 9, scope: !320, inlinedAt: !353)
!353 = distinct !DILocation(line: 219, column: 18, scope: !350, inlinedAt: !312)
!354 = !DILocation(line: 233, column: 33, scope: !355, inlinedAt: !312)
!355 = distinct !DILexicalBlock(scope: !356, file: !183, line: 238, column: 9)
!356 = distinct !DILexicalBlock(scope: !357, file: !183, line: 237, column: 9)
!357 = distinct !DILexicalBlock(scope: !326, file: !183, line: 272, column: 5)
!358 = !DILocation(line: 239, column: 27, scope: !355, inlinedAt: !312)
!359 = !DILocation(line: 233, column: 33, scope: !356, inlinedAt: !312)
!360 = !DILocation(line: 238, column: 25, scope: !356, inlinedAt: !312)
!361 = !DILocation(line: 238, column: 57, scope: !356, inlinedAt: !312)
!362 = !DILocation(line: 241, column: 17, scope: !363, inlinedAt: !312)
!363 = distinct !DILexicalBlock(scope: !355, file: !183, line: 239, column: 9)
!364 = !DILocation(line: 242, column: 21, scope: !365, inlinedAt: !312)
!365 = distinct !DILexicalBlock(scope: !363, file: !183, line: 241, column: 9)
!366 = !DILocation(line: 233, column: 33, scope: !365, inlinedAt: !312)
!367 = !DILocation(line: 242, column: 45, scope: !365, inlinedAt: !312)
!368 = !DILocation(line: 3105, column: 26, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm15overflowing_mul", scope: !266, file: !16, line: 3104, type: !12, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!370 = distinct !DILocation(line: 243, column: 39, scope: !371, inlinedAt: !312)
!371 = distinct !DILexicalBlock(scope: !365, file: !183, line: 242, column: 9)
!372 = !DILocation(line: 244, column: 12, scope: !373, inlinedAt: !312)
!373 = distinct !DILexicalBlock(scope: !371, file: !183, line: 243, column: 9)
!374 = !DILocation(line: 126, column: 45, scope: !375, inlinedAt: !302)
!375 = distinct !DILexicalBlock(scope: !309, file: !183, line: 124, column: 17)
!376 = !DILocation(line: 127, column: 17, scope: !377, inlinedAt: !302)
!377 = distinct !DILexicalBlock(scope: !375, file: !183, line: 126, column: 17)
!378 = !DILocation(line: 87, column: 13, scope: !301, inlinedAt: !302)
!379 = !DILocation(line: 87, column: 16, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "u16", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16", scope: !184, file: !183, line: 86, type: !12, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!381 = distinct !DILocation(line: 88, column: 17, scope: !301, inlinedAt: !302)
!382 = !DILocation(line: 88, column: 28, scope: !301, inlinedAt: !302)
!383 = !DILocation(line: 154, column: 20, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt13leading_zeros", scope: !233, file: !16, line: 153, type: !12, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!385 = distinct !DILocation(line: 121, column: 45, scope: !380, inlinedAt: !381)
!386 = !DILocation(line: 121, column: 43, scope: !380, inlinedAt: !381)
!387 = !DILocation(line: 122, column: 17, scope: !388, inlinedAt: !381)
!388 = distinct !DILexicalBlock(scope: !380, file: !183, line: 121, column: 17)
!389 = !DILocation(line: 143, column: 17, scope: !390, inlinedAt: !391)
!390 = distinct !DISubprogram(name: "u16_stages", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt10u16_stages", scope: !184, file: !183, line: 258, type: !12, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!391 = distinct !DILocation(line: 124, column: 25, scope: !388, inlinedAt: !381)
!392 = !DILocation(line: 145, column: 46, scope: !393, inlinedAt: !391)
!393 = distinct !DILexicalBlock(scope: !390, file: !183, line: 143, column: 9)
!394 = !DILocation(line: 145, column: 14, scope: !393, inlinedAt: !391)
!395 = !DILocation(line: 145, column: 17, scope: !393, inlinedAt: !391)
!396 = !DILocation(line: 164, column: 48, scope: !397, inlinedAt: !391)
!397 = distinct !DILexicalBlock(scope: !393, file: !183, line: 145, column: 9)
!398 = !DILocation(line: 210, column: 9, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !205, file: !204, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!400 = distinct !DILocation(line: 164, column: 18, scope: !397, inlinedAt: !391)
!401 = !DILocation(line: 233, column: 33, scope: !402, inlinedAt: !391)
!402 = distinct !DILexicalBlock(scope: !403, file: !183, line: 238, column: 9)
!403 = distinct !DILexicalBlock(scope: !404, file: !183, line: 237, column: 9)
!404 = distinct !DILexicalBlock(scope: !390, file: !183, line: 259, column: 5)
!405 = !DILocation(line: 239, column: 27, scope: !402, inlinedAt: !391)
!406 = !DILocation(line: 233, column: 33, scope: !403, inlinedAt: !391)
!407 = !DILocation(line: 238, column: 25, scope: !403, inlinedAt: !391)
!408 = !DILocation(line: 238, column: 57, scope: !403, inlinedAt: !391)
!409 = !DILocation(line: 241, column: 17, scope: !410, inlinedAt: !391)
!410 = distinct !DILexicalBlock(scope: !402, file: !183, line: 239, column: 9)
!411 = !DILocation(line: 242, column: 21, scope: !412, inlinedAt: !391)
!412 = distinct !DILexicalBlock(scope: !410, file: !183, line: 241, column: 9)
!413 = !DILocation(line: 233, column: 33, scope: !412, inlinedAt: !391)
!414 = !DILocation(line: 242, column: 45, scope: !412, inlinedAt: !391)
!415 = !DILocation(line: 3105, column: 26, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCsnC4lpNxbXH_4core3numt15overflowing_mul", scope: !233, file: !16, line: 3104, type: !12, scopeLine: 3104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!417 = distinct !DILocation(line: 243, column: 39, scope: !418, inlinedAt: !391)
!418 = distinct !DILexicalBlock(scope: !412, file: !183, line: 242, column: 9)
!419 = !DILocation(line: 244, column: 12, scope: !420, inlinedAt: !391)
!420 = distinct !DILexicalBlock(scope: !418, file: !183, line: 243, column: 9)
!421 = !DILocation(line: 126, column: 45, scope: !422, inlinedAt: !381)
!422 = distinct !DILexicalBlock(scope: !388, file: !183, line: 124, column: 17)
!423 = !DILocation(line: 127, column: 17, scope: !424, inlinedAt: !381)
!424 = distinct !DILexicalBlock(scope: !422, file: !183, line: 126, column: 17)
!425 = !DILocation(line: 87, column: 13, scope: !380, inlinedAt: !381)
!426 = !DILocation(line: 41, column: 5, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt2u8", scope: !184, file: !183, line: 40, type: !12, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!428 = distinct !DILocation(line: 88, column: 17, scope: !380, inlinedAt: !381)
!429 = !DILocation(line: 88, column: 17, scope: !380, inlinedAt: !381)
!430 = !DILocation(line: 0, scope: !380, inlinedAt: !381)
!431 = !DILocation(line: 88, column: 17, scope: !301, inlinedAt: !302)
!432 = !DILocation(line: 0, scope: !301, inlinedAt: !302)
!433 = !DILocation(line: 88, column: 17, scope: !182, inlinedAt: !186)
!434 = !DILocation(line: 0, scope: !182, inlinedAt: !186)
!435 = !DILocation(line: 3612, column: 47, scope: !436, inlinedAt: !188)
!436 = distinct !DILexicalBlock(scope: !187, file: !16, line: 3598, column: 13)
!437 = !DILocation(line: 210, column: 9, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsnC4lpNxbXH_4core4hint16assert_unchecked", scope: !205, file: !204, line: 202, type: !12, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !13)
!439 = !DILocation(line: 3612, column: 17, scope: !436, inlinedAt: !188)
!440 = !DILocation(line: 39, column: 29, scope: !121)
!441 = !DILocation(line: 0, scope: !121)
!442 = !DILocation(line: 42, column: 16, scope: !121)
!443 = !DILocation(line: 42, column: 9, scope: !121)
!444 = !DILocation(line: 3077, column: 21, scope: !163, inlinedAt: !164)
!445 = !DILocation(line: 3074, column: 17, scope: !163, inlinedAt: !164)
!446 = !DILocation(line: 3075, column: 21, scope: !163, inlinedAt: !164)
!447 = !DILocation(line: 2446, column: 25, scope: !174, inlinedAt: !175)
