; ModuleID = 'jumptable.503feb288bf02baa-cgu.0'
source_filename = "jumptable.503feb288bf02baa-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCs6TamCh8RWas_9jumptable5STEPS = internal unnamed_addr constant <{ ptr, ptr, ptr, ptr }> <{ ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_, ptr @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_ }>, align 8
@anon.bcce10a42e8abd2cba558317284eb00f.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1

; <jumptable::STEPS::{closure#0} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPS0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
start:
  %_0.i = add i64 %1, %0
  ret i64 %_0.i
}

; <jumptable::STEPS::{closure#2} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
start:
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit, label %bb2.i

bb2.i:                                            ; preds = %start
  %3 = udiv i64 %0, %1
  br label %_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit

_RNCNvCs6TamCh8RWas_9jumptable5STEPSs0_0B3_.exit: ; preds = %start, %bb2.i
  %_0.sroa.0.0.i = phi i64 [ %3, %bb2.i ], [ %0, %start ]
  ret i64 %_0.sroa.0.0.i
}

; <jumptable::STEPS::{closure#3} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs1_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
start:
  %_4.i = xor i64 %1, %0
  %2 = tail call noundef i64 @llvm.bswap.i64(i64 %_4.i)
  ret i64 %2
}

; <jumptable::STEPS::{closure#1} as core::ops::function::FnOnce<(u64, u64)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_RNvYNCNvCs6TamCh8RWas_9jumptable5STEPSs_0INtNtNtCsnC4lpNxbXH_4core3ops8function6FnOnceTyyEE9call_onceB6_(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
start:
  %2 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %2
}

; Function Attrs: nounwind
define ptx_kernel void @jumptable(i64 noundef %n, ptr noundef readonly captures(address) %codes, i64 noundef %length, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_32 = mul i32 %_33, %_34
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_31 = add i32 %_32, %_35
  %i = zext i32 %_31 to i64
  %_6.not = icmp ugt i64 %n, %i
  br i1 %_6.not, label %bb2, label %bb20

bb2:                                              ; preds = %start
  %0 = add nuw nsw i64 %i, 1
  %1 = icmp ne ptr %codes, null
  tail call void @llvm.assume(i1 %1)
  %_40 = getelementptr inbounds nuw i8, ptr %codes, i64 %length
  %_4720 = icmp samesign eq i64 %length, 0
  br i1 %_4720, label %bb24, label %bb25

bb25:                                             ; preds = %bb2, %bb19
  %acc.sroa.0.022 = phi i64 [ %57, %bb19 ], [ %0, %bb2 ]
  %iter.sroa.0.021 = phi ptr [ %_53, %bb19 ], [ %codes, %bb2 ]
  %_53 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.021, i64 1
  %code = load i8, ptr %iter.sroa.0.021, align 1, !noundef !6
  %other = and i8 %code, 15
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
  ]

bb24:                                             ; preds = %bb19, %bb2
  %acc.sroa.0.0.lcssa = phi i64 [ %0, %bb2 ], [ %57, %bb19 ]
  %_29 = getelementptr inbounds nuw i64, ptr %out, i64 %i
  store i64 %acc.sroa.0.0.lcssa, ptr %_29, align 8
  br label %bb20

bb4:                                              ; preds = %bb25
  %_22 = zext nneg i8 %other to i64
  %2 = getelementptr ptr, ptr @_RNvCs6TamCh8RWas_9jumptable5STEPS, i64 %_22
  %3 = getelementptr i8, ptr %2, i64 -96
  %_19 = load ptr, ptr %3, align 8, !nonnull !6, !noundef !6
  %_25 = lshr i8 %code, 4
  %_24 = zext nneg i8 %_25 to i64
  %4 = tail call noundef i64 %_19(i64 noundef %acc.sroa.0.022, i64 noundef %_24) #5
  br label %bb19

bb16:                                             ; preds = %bb25
  %5 = add i64 %acc.sroa.0.022, 1
  br label %bb19

bb15:                                             ; preds = %bb25
  %6 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %acc.sroa.0.022, i1 false)
  br label %bb19

bb14:                                             ; preds = %bb25
  %7 = mul i64 %acc.sroa.0.022, -7046029254386353131
  br label %bb19

bb13:                                             ; preds = %bb25
  %8 = lshr i64 %acc.sroa.0.022, 5
  br label %bb19

bb12:                                             ; preds = %bb25
  %9 = xor i64 %acc.sroa.0.022, -1
  br label %bb19

bb11:                                             ; preds = %bb25
  %10 = tail call i64 @llvm.bitreverse.i64(i64 %acc.sroa.0.022)
  br label %bb19

bb10:                                             ; preds = %bb25
  %11 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %acc.sroa.0.022)
  %12 = add nuw nsw i64 %11, 1000
  br label %bb19

bb9:                                              ; preds = %bb25
  %13 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %acc.sroa.0.022, i1 false)
  %_16 = mul nuw nsw i64 %13, 3
  %14 = add nuw nsw i64 %_16, 1
  br label %bb19

bb8:                                              ; preds = %bb25
  %_60 = icmp ult i64 %acc.sroa.0.022, 1099511627776
  br i1 %_60, label %bb32, label %bb33

bb7:                                              ; preds = %bb25
  %15 = tail call i64 @llvm.usub.sat.i64(i64 %acc.sroa.0.022, i64 12345)
  br label %bb19

bb6:                                              ; preds = %bb25
  %16 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %acc.sroa.0.022, i64 3)
  %_58.0 = extractvalue { i64, i1 } %16, 0
  %_58.1 = extractvalue { i64, i1 } %16, 1
  br i1 %_58.1, label %bb28, label %bb19, !prof !7

bb5:                                              ; preds = %bb25
  %_2.i = icmp ult i64 %acc.sroa.0.022, 4294967296
  br i1 %_2.i, label %bb1.i, label %bb3.i

bb3.i:                                            ; preds = %bb5
  %17 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %acc.sroa.0.022, i1 true)
  %18 = and i64 %17, 62
  %19 = shl i64 %acc.sroa.0.022, %18
  %n4.i.i = lshr i64 %19, 56
  %20 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %n4.i.i
  %s5.i.i = load i8, ptr %20, align 1, !noundef !6
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %r6.i.i = load i8, ptr %21, align 1, !noundef !6
  %_8.i.i = icmp ne i64 %n4.i.i, 0
  tail call void @llvm.assume(i1 %_8.i.i)
  %_17.i.i = zext i8 %s5.i.i to i16
  %denominator.i.i = shl nuw nsw i16 %_17.i.i, 1
  %_14.i.i = zext i8 %r6.i.i to i16
  %_13.i.i = shl nuw nsw i16 %_14.i.i, 4
  %_10.i.i = lshr i64 %19, 48
  %n7.i.i = trunc nuw i64 %_10.i.i to i16
  %lo.i.i = lshr i16 %n7.i.i, 4
  %_15.i.i = and i16 %lo.i.i, 15
  %numerator.i.i = or disjoint i16 %_13.i.i, %_15.i.i
  %numerator.i.i.frozen = freeze i16 %numerator.i.i
  %q.i.i = udiv i16 %numerator.i.i.frozen, %denominator.i.i
  %22 = mul i16 %q.i.i, %denominator.i.i
  %u.i.i.decomposed = sub i16 %numerator.i.i.frozen, %22
  %_23.i.i = shl i8 %s5.i.i, 4
  %_22.i.i = zext i8 %_23.i.i to i16
  %23 = add nuw nsw i16 %q.i.i, %_22.i.i
  %_28.i.i = shl nuw nsw i16 %u.i.i.decomposed, 4
  %_29.i.i = and i16 %n7.i.i, 15
  %_27.i.i = or disjoint i16 %_28.i.i, %_29.i.i
  %_30.i.i = mul i16 %q.i.i, %q.i.i
  %_26.0.i.i = sub i16 %_27.i.i, %_30.i.i
  %_26.1.i.i = icmp ult i16 %_27.i.i, %_30.i.i
  %_33.i.i = shl nuw nsw i16 %23, 1
  %_32.i.i = add nsw i16 %_33.i.i, -1
  %_31.i.i = select i1 %_26.1.i.i, i16 %_32.i.i, i16 0
  %r.sroa.0.0.i.i = add i16 %_26.0.i.i, %_31.i.i
  %24 = sext i1 %_26.1.i.i to i16
  %s1.sroa.0.0.i.i = add nsw i16 %23, %24
  %_35.i.i = icmp ne i16 %s1.sroa.0.0.i.i, 0
  tail call void @llvm.assume(i1 %_35.i.i)
  %_45.i.i = zext i16 %s1.sroa.0.0.i.i to i32
  %denominator12.i.i = shl nuw nsw i32 %_45.i.i, 1
  %_42.i.i = zext i16 %r.sroa.0.0.i.i to i32
  %_41.i.i = shl nuw nsw i32 %_42.i.i, 8
  %_38.i.i = lshr i64 %19, 32
  %n9.i.i = trunc nuw i64 %_38.i.i to i32
  %lo10.i.i = lshr i32 %n9.i.i, 8
  %_43.i.i = and i32 %lo10.i.i, 255
  %numerator11.i.i = or disjoint i32 %_41.i.i, %_43.i.i
  %numerator11.i.i.frozen = freeze i32 %numerator11.i.i
  %denominator12.i.i.frozen = freeze i32 %denominator12.i.i
  %q14.i.i = udiv i32 %numerator11.i.i.frozen, %denominator12.i.i.frozen
  %25 = mul i32 %q14.i.i, %denominator12.i.i.frozen
  %u15.i.i.decomposed = sub i32 %numerator11.i.i.frozen, %25
  %_51.i.i = shl i16 %s1.sroa.0.0.i.i, 8
  %_50.i.i = zext i16 %_51.i.i to i32
  %26 = add nuw nsw i32 %q14.i.i, %_50.i.i
  %_56.i.i = shl nuw nsw i32 %u15.i.i.decomposed, 8
  %_57.i.i = and i32 %n9.i.i, 255
  %_55.i.i = or disjoint i32 %_56.i.i, %_57.i.i
  %_58.i.i = mul i32 %q14.i.i, %q14.i.i
  %_54.0.i.i = sub i32 %_55.i.i, %_58.i.i
  %_54.1.i.i = icmp ult i32 %_55.i.i, %_58.i.i
  %_61.i.i = shl nuw nsw i32 %26, 1
  %_60.i.i = add nsw i32 %_61.i.i, -1
  %_59.i.i = select i1 %_54.1.i.i, i32 %_60.i.i, i32 0
  %r3.sroa.0.0.i.i = add i32 %_54.0.i.i, %_59.i.i
  %27 = sext i1 %_54.1.i.i to i32
  %s2.sroa.0.0.i.i = add nsw i32 %26, %27
  %_63.i.i = icmp ne i32 %s2.sroa.0.0.i.i, 0
  tail call void @llvm.assume(i1 %_63.i.i)
  %_71.i.i = zext i32 %s2.sroa.0.0.i.i to i64
  %denominator18.i.i = shl nuw nsw i64 %_71.i.i, 1
  %_68.i.i = zext i32 %r3.sroa.0.0.i.i to i64
  %_67.i.i = shl nuw nsw i64 %_68.i.i, 16
  %lo16.i.i = lshr i64 %19, 16
  %_69.i.i = and i64 %lo16.i.i, 65535
  %numerator17.i.i = or disjoint i64 %_67.i.i, %_69.i.i
  %q20.i.i = udiv i64 %numerator17.i.i, %denominator18.i.i
  %_75.i.i = shl i32 %s2.sroa.0.0.i.i, 16
  %_74.i.i = zext i32 %_75.i.i to i64
  %28 = add nuw nsw i64 %q20.i.i, %_74.i.i
  %29 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %28, i64 %28)
  %_78.0.i.i = extractvalue { i64, i1 } %29, 0
  %_78.1.i.i = extractvalue { i64, i1 } %29, 1
  %_81.i.i = icmp ugt i64 %_78.0.i.i, %19
  %or.cond.i.i = or i1 %_78.1.i.i, %_81.i.i
  %30 = sext i1 %or.cond.i.i to i64
  %s.sroa.0.0.i.i = add nsw i64 %28, %30
  %denormalization_shift.i = lshr i64 %17, 1
  %31 = lshr i64 %s.sroa.0.0.i.i, %denormalization_shift.i
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit

bb1.i:                                            ; preds = %bb5
  %_2.i.i = icmp samesign ult i64 %acc.sroa.0.022, 65536
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb1.i
  %_5.i = trunc nuw i64 %acc.sroa.0.022 to i32
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_5.i, i1 true)
  %normalization_shift.i.i = and i32 %32, 30
  %33 = shl i32 %_5.i, %normalization_shift.i.i
  %n2.i.i.i = lshr i32 %33, 24
  %_6.i.i.i = zext nneg i32 %n2.i.i.i to i64
  %34 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %_6.i.i.i
  %s3.i.i.i = load i8, ptr %34, align 1, !noundef !6
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1
  %r4.i.i.i = load i8, ptr %35, align 1, !noundef !6
  %_8.i.i.i = icmp ne i32 %n2.i.i.i, 0
  tail call void @llvm.assume(i1 %_8.i.i.i)
  %_17.i.i.i = zext i8 %s3.i.i.i to i16
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1
  %_14.i.i.i = zext i8 %r4.i.i.i to i16
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4
  %_10.i.i.i = lshr i32 %33, 16
  %n5.i.i.i = trunc nuw i32 %_10.i.i.i to i16
  %lo.i.i.i = lshr i16 %n5.i.i.i, 4
  %_15.i.i.i = and i16 %lo.i.i.i, 15
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i
  %36 = mul i16 %q.i.i.i, %denominator.i.i.i
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %36
  %_23.i.i.i = shl i8 %s3.i.i.i, 4
  %_22.i.i.i = zext i8 %_23.i.i.i to i16
  %37 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4
  %_29.i.i.i = and i16 %n5.i.i.i, 15
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i
  %_33.i.i.i = shl nuw nsw i16 %37, 1
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i
  %38 = sext i1 %_26.1.i.i.i to i16
  %s1.sroa.0.0.i.i.i = add nsw i16 %37, %38
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0
  tail call void @llvm.assume(i1 %_35.i.i.i)
  %_43.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32
  %denominator9.i.i.i = shl nuw nsw i32 %_43.i.i.i, 1
  %_40.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32
  %_39.i.i.i = shl nuw nsw i32 %_40.i.i.i, 8
  %lo7.i.i.i = lshr i32 %33, 8
  %_41.i.i.i = and i32 %lo7.i.i.i, 255
  %numerator8.i.i.i = or disjoint i32 %_39.i.i.i, %_41.i.i.i
  %q11.i.i.i = udiv i32 %numerator8.i.i.i, %denominator9.i.i.i
  %_47.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8
  %_46.i.i.i = zext i16 %_47.i.i.i to i32
  %39 = add nuw nsw i32 %q11.i.i.i, %_46.i.i.i
  %40 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %39, i32 %39)
  %_50.0.i.i.i = extractvalue { i32, i1 } %40, 0
  %_50.1.i.i.i = extractvalue { i32, i1 } %40, 1
  %_53.i.i.i = icmp ugt i32 %_50.0.i.i.i, %33
  %or.cond.i.i.i = or i1 %_50.1.i.i.i, %_53.i.i.i
  %41 = sext i1 %or.cond.i.i.i to i32
  %s.sroa.0.0.i.i.i = add nsw i32 %39, %41
  %denormalization_shift.i.i = lshr i32 %32, 1
  %42 = lshr i32 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i

bb1.i.i:                                          ; preds = %bb1.i
  %_2.i.i.i = icmp samesign ult i64 %acc.sroa.0.022, 256
  br i1 %_2.i.i.i, label %bb5.i.i.i, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i64 %acc.sroa.0.022 to i16
  %43 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i, i1 true)
  %44 = and i16 %43, 14
  %45 = shl i16 %_5.i.i, %44
  %n1.i.i.i.i = lshr i16 %45, 8
  %_6.i.i.i.i = zext nneg i16 %n1.i.i.i.i to i64
  %46 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %_6.i.i.i.i
  %s2.i.i.i.i = load i8, ptr %46, align 1, !noundef !6
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 1
  %r.i.i.i.i = load i8, ptr %47, align 1, !noundef !6
  %_8.i.i.i.i = icmp ne i16 %n1.i.i.i.i, 0
  tail call void @llvm.assume(i1 %_8.i.i.i.i)
  %_15.i.i.i.i = zext i8 %s2.i.i.i.i to i16
  %denominator.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i, 1
  %_12.i.i.i.i = zext i8 %r.i.i.i.i to i16
  %_11.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i, 4
  %lo.i.i.i.i = lshr i16 %45, 4
  %_13.i.i.i.i = and i16 %lo.i.i.i.i, 15
  %numerator.i.i.i.i = or disjoint i16 %_11.i.i.i.i, %_13.i.i.i.i
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i, %denominator.i.i.i.i
  %_19.i.i.i.i = shl i8 %s2.i.i.i.i, 4
  %_18.i.i.i.i = zext i8 %_19.i.i.i.i to i16
  %48 = add nuw nsw i16 %q.i.i.i.i, %_18.i.i.i.i
  %49 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %48, i16 %48)
  %_22.0.i.i.i.i = extractvalue { i16, i1 } %49, 0
  %_22.1.i.i.i.i = extractvalue { i16, i1 } %49, 1
  %_25.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i, %45
  %or.cond.i.i.i.i = or i1 %_22.1.i.i.i.i, %_25.i.i.i.i
  %50 = sext i1 %or.cond.i.i.i.i to i16
  %s.sroa.0.0.i.i.i.i = add nsw i16 %48, %50
  %51 = lshr i16 %43, 1
  %52 = lshr i16 %s.sroa.0.0.i.i.i.i, %51
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i

bb5.i.i.i:                                        ; preds = %bb1.i.i
  %53 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.bcce10a42e8abd2cba558317284eb00f.0, i64 %acc.sroa.0.022
  %_4.i.i.i = load i8, ptr %53, align 1, !noundef !6
  %54 = zext i8 %_4.i.i.i to i16
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i: ; preds = %bb5.i.i.i, %bb2.i.i.i
  %_0.sroa.0.0.i.i.i = phi i16 [ %54, %bb5.i.i.i ], [ %52, %bb2.i.i.i ]
  %55 = zext i16 %_0.sroa.0.0.i.i.i to i32
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i: ; preds = %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i32 [ %55, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u16.exit.i.i ], [ %42, %bb3.i.i ]
  %56 = zext i32 %_0.sroa.0.0.i.i to i64
  br label %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit

_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit: ; preds = %bb3.i, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i
  %_0.sroa.0.0.i = phi i64 [ %56, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u32.exit.i ], [ %31, %bb3.i ]
  %_55 = icmp ult i64 %_0.sroa.0.0.i, 4294967296
  tail call void @llvm.assume(i1 %_55)
  br label %bb19

bb19:                                             ; preds = %bb28, %bb6, %bb33, %bb32, %bb4, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit, %bb7, %bb9, %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb16
  %_56.sroa.0.0 = phi i64 [ %4, %bb4 ], [ %5, %bb16 ], [ %6, %bb15 ], [ %7, %bb14 ], [ %8, %bb13 ], [ %9, %bb12 ], [ %10, %bb11 ], [ %12, %bb10 ], [ %14, %bb9 ], [ %59, %bb32 ], [ %58, %bb33 ], [ %15, %bb7 ], [ -1, %bb28 ], [ %_58.0, %bb6 ], [ %_0.sroa.0.0.i, %_RNvNtNtNtCsnC4lpNxbXH_4core3num3imp8int_sqrt3u64.exit ]
  %_28 = zext i8 %code to i64
  %_27 = shl nuw nsw i64 %_28, 32
  %_26 = or disjoint i64 %_27, %i
  %57 = xor i64 %_56.sroa.0.0, %_26
  %_47 = icmp eq ptr %_53, %_40
  br i1 %_47, label %bb24, label %bb25

bb33:                                             ; preds = %bb8
  %58 = add i64 %acc.sroa.0.022, -1099511627776
  br label %bb19

bb32:                                             ; preds = %bb8
  %59 = sub nuw nsw i64 1099511627776, %acc.sroa.0.022
  br label %bb19

bb28:                                             ; preds = %bb6
  br label %bb19

bb20:                                             ; preds = %start, %bb24
  ret void
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
!5 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!6 = !{}
!7 = !{!"branch_weights", !"expected", i32 1, i32 2000}
