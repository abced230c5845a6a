; ModuleID = 'hash.4e6a95005ebac0e4-cgu.0'
source_filename = "hash.4e6a95005ebac0e4-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCs6Jpjzm2F2TM_4hash1K = internal unnamed_addr constant [256 x i8] c"\98/\8AB\91D7q\CF\FB\C0\B5\A5\DB\B5\E9[\C2V9\F1\11\F1Y\A4\82?\92\D5^\1C\AB\98\AA\07\D8\01[\83\12\BE\851$\C3}\0CUt]\BEr\FE\B1\DE\80\A7\06\DC\9Bt\F1\9B\C1\C1i\9B\E4\86G\BE\EF\C6\9D\C1\0F\CC\A1\0C$o,\E9-\AA\84tJ\DC\A9\B0\\\DA\88\F9vRQ>\98m\C61\A8\C8'\03\B0\C7\7FY\BF\F3\0B\E0\C6G\91\A7\D5Qc\CA\06g))\14\85\0A\B7'8!\1B.\FCm,M\13\0D8STs\0Ae\BB\0Ajv.\C9\C2\81\85,r\92\A1\E8\BF\A2Kf\1A\A8p\8BK\C2\A3Ql\C7\19\E8\92\D1$\06\99\D6\855\0E\F4p\A0j\10\16\C1\A4\19\08l7\1ELwH'\B5\BC\B04\B3\0C\1C9J\AA\D8NO\CA\9C[\F3o.h\EE\82\8Ftoc\A5x\14x\C8\84\08\02\C7\8C\FA\FF\BE\90\EBlP\A4\F7\A3\F9\BE\F2xq\C6", align 4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @hash(i64 noundef %n, i64 noundef %length, ptr noundef readonly captures(none) %messages, ptr noundef writeonly captures(none) %digests) unnamed_addr #0 !dbg !6 {
start:
  %iter1.i = alloca [80 x i8], align 8
  %w.i = alloca [256 x i8], align 4
  %state = alloca [32 x i8], align 4
  %bytes = alloca [64 x i8], align 1
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %_32 = mul i32 %_33, %_34, !dbg !17
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25
  %_31 = add i32 %_32, %_35, !dbg !28
  %i = zext i32 %_31 to i64, !dbg !28
  %_6 = icmp ule i64 %n, %i, !dbg !29
  %_7 = icmp ugt i64 %length, 55
  %or.cond = or i1 %_6, %_7, !dbg !29
  br i1 %or.cond, label %bb6, label %bb3, !dbg !29

bb3:                                              ; preds = %start
  %_10 = mul nuw nsw i64 %length, %i, !dbg !31
  %_9 = getelementptr inbounds nuw i8, ptr %messages, i64 %_10, !dbg !32
  call void @llvm.lifetime.start.p0(ptr nonnull %bytes), !dbg !39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %bytes, i8 0, i64 56, i1 false), !dbg !41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %bytes, ptr nonnull readonly align 1 %_9, i64 range(i64 0, 56) %length, i1 false), !dbg !42, !alias.scope !54, !noalias !58
  %0 = getelementptr inbounds nuw i8, ptr %bytes, i64 %length, !dbg !60
  store i8 -128, ptr %0, align 1, !dbg !60
  %_48 = getelementptr inbounds nuw i8, ptr %bytes, i64 56, !dbg !61
  %_24 = shl nuw nsw i64 %length, 3, !dbg !81
  %1 = tail call i64 @llvm.bswap.i64(i64 %_24), !dbg !82
  store i64 %1, ptr %_48, align 1, !dbg !92, !alias.scope !96, !noalias !100
  call void @llvm.lifetime.start.p0(ptr nonnull %state), !dbg !102
  store i32 1779033703, ptr %state, align 4, !dbg !103
  %2 = getelementptr inbounds nuw i8, ptr %state, i64 4, !dbg !103
  store i32 -1150833019, ptr %2, align 4, !dbg !103
  %3 = getelementptr inbounds nuw i8, ptr %state, i64 8, !dbg !103
  store i32 1013904242, ptr %3, align 4, !dbg !103
  %4 = getelementptr inbounds nuw i8, ptr %state, i64 12, !dbg !103
  store i32 -1521486534, ptr %4, align 4, !dbg !103
  %5 = getelementptr inbounds nuw i8, ptr %state, i64 16, !dbg !103
  store i32 1359893119, ptr %5, align 4, !dbg !103
  %6 = getelementptr inbounds nuw i8, ptr %state, i64 20, !dbg !103
  store i32 -1694144372, ptr %6, align 4, !dbg !103
  %7 = getelementptr inbounds nuw i8, ptr %state, i64 24, !dbg !103
  store i32 528734635, ptr %7, align 4, !dbg !103
  %8 = getelementptr inbounds nuw i8, ptr %state, i64 28, !dbg !103
  store i32 1541459225, ptr %8, align 4, !dbg !103
  tail call void @llvm.experimental.noalias.scope.decl(metadata !104), !dbg !107
  tail call void @llvm.experimental.noalias.scope.decl(metadata !109), !dbg !107
  call void @llvm.lifetime.start.p0(ptr nonnull %w.i), !dbg !111, !noalias !114
  %9 = getelementptr inbounds nuw i8, ptr %w.i, i64 64, !dbg !115
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %9, i8 0, i64 192, i1 false), !dbg !115, !noalias !114
  %_18.i = load i8, ptr %bytes, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %10 = getelementptr inbounds nuw i8, ptr %bytes, i64 1, !dbg !120
  %_21.i = load i8, ptr %10, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %11 = getelementptr inbounds nuw i8, ptr %bytes, i64 2, !dbg !121
  %_23.i = load i8, ptr %11, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %12 = getelementptr inbounds nuw i8, ptr %bytes, i64 3, !dbg !122
  %_25.i = load i8, ptr %12, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i = zext i8 %_25.i to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i = shl nuw i32 %_17.sroa.6.0.insert.ext.i, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i = zext i8 %_23.i to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i = zext i8 %_21.i to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i = zext i8 %_18.i to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i = or disjoint i32 %_17.sroa.4.0.insert.shift.i, %_17.sroa.0.0.insert.ext.i, !dbg !123
  %_17.sroa.4.0.insert.insert.i = or disjoint i32 %_17.sroa.5.0.insert.insert.i, %_17.sroa.5.0.insert.shift.i, !dbg !123
  %_17.sroa.0.0.insert.insert.i = or disjoint i32 %_17.sroa.4.0.insert.insert.i, %_17.sroa.6.0.insert.shift.i, !dbg !123
  %13 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i), !dbg !123
  store i32 %13, ptr %w.i, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.1 = getelementptr inbounds nuw i8, ptr %w.i, i64 4
  %_5.i.i.i.1 = getelementptr inbounds nuw i8, ptr %bytes, i64 4
  %_18.i.1 = load i8, ptr %_5.i.i.i.1, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %14 = getelementptr inbounds nuw i8, ptr %bytes, i64 5, !dbg !120
  %_21.i.1 = load i8, ptr %14, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %15 = getelementptr inbounds nuw i8, ptr %bytes, i64 6, !dbg !121
  %_23.i.1 = load i8, ptr %15, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %16 = getelementptr inbounds nuw i8, ptr %bytes, i64 7, !dbg !122
  %_25.i.1 = load i8, ptr %16, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.1 = zext i8 %_25.i.1 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.1 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.1, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.1 = zext i8 %_23.i.1 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.1 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.1, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.1 = zext i8 %_21.i.1 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.1 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.1, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.1 = zext i8 %_18.i.1 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.1, %_17.sroa.0.0.insert.ext.i.1, !dbg !123
  %_17.sroa.4.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.1, %_17.sroa.5.0.insert.shift.i.1, !dbg !123
  %_17.sroa.0.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.1, %_17.sroa.6.0.insert.shift.i.1, !dbg !123
  %17 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.1), !dbg !123
  store i32 %17, ptr %_3.i.i.i.1, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.2 = getelementptr inbounds nuw i8, ptr %w.i, i64 8
  %_5.i.i.i.2 = getelementptr inbounds nuw i8, ptr %bytes, i64 8
  %_18.i.2 = load i8, ptr %_5.i.i.i.2, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %18 = getelementptr inbounds nuw i8, ptr %bytes, i64 9, !dbg !120
  %_21.i.2 = load i8, ptr %18, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %19 = getelementptr inbounds nuw i8, ptr %bytes, i64 10, !dbg !121
  %_23.i.2 = load i8, ptr %19, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %20 = getelementptr inbounds nuw i8, ptr %bytes, i64 11, !dbg !122
  %_25.i.2 = load i8, ptr %20, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.2 = zext i8 %_25.i.2 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.2 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.2, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.2 = zext i8 %_23.i.2 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.2 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.2, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.2 = zext i8 %_21.i.2 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.2 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.2, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.2 = zext i8 %_18.i.2 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.2, %_17.sroa.0.0.insert.ext.i.2, !dbg !123
  %_17.sroa.4.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.2, %_17.sroa.5.0.insert.shift.i.2, !dbg !123
  %_17.sroa.0.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.2, %_17.sroa.6.0.insert.shift.i.2, !dbg !123
  %21 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.2), !dbg !123
  store i32 %21, ptr %_3.i.i.i.2, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.3 = getelementptr inbounds nuw i8, ptr %w.i, i64 12
  %_5.i.i.i.3 = getelementptr inbounds nuw i8, ptr %bytes, i64 12
  %_18.i.3 = load i8, ptr %_5.i.i.i.3, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %22 = getelementptr inbounds nuw i8, ptr %bytes, i64 13, !dbg !120
  %_21.i.3 = load i8, ptr %22, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %23 = getelementptr inbounds nuw i8, ptr %bytes, i64 14, !dbg !121
  %_23.i.3 = load i8, ptr %23, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %24 = getelementptr inbounds nuw i8, ptr %bytes, i64 15, !dbg !122
  %_25.i.3 = load i8, ptr %24, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.3 = zext i8 %_25.i.3 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.3 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.3, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.3 = zext i8 %_23.i.3 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.3 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.3, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.3 = zext i8 %_21.i.3 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.3 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.3, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.3 = zext i8 %_18.i.3 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.3, %_17.sroa.0.0.insert.ext.i.3, !dbg !123
  %_17.sroa.4.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.3, %_17.sroa.5.0.insert.shift.i.3, !dbg !123
  %_17.sroa.0.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.3, %_17.sroa.6.0.insert.shift.i.3, !dbg !123
  %25 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.3), !dbg !123
  store i32 %25, ptr %_3.i.i.i.3, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.4 = getelementptr inbounds nuw i8, ptr %w.i, i64 16
  %_5.i.i.i.4 = getelementptr inbounds nuw i8, ptr %bytes, i64 16
  %_18.i.4 = load i8, ptr %_5.i.i.i.4, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %26 = getelementptr inbounds nuw i8, ptr %bytes, i64 17, !dbg !120
  %_21.i.4 = load i8, ptr %26, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %27 = getelementptr inbounds nuw i8, ptr %bytes, i64 18, !dbg !121
  %_23.i.4 = load i8, ptr %27, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %28 = getelementptr inbounds nuw i8, ptr %bytes, i64 19, !dbg !122
  %_25.i.4 = load i8, ptr %28, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.4 = zext i8 %_25.i.4 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.4 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.4, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.4 = zext i8 %_23.i.4 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.4 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.4, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.4 = zext i8 %_21.i.4 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.4 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.4, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.4 = zext i8 %_18.i.4 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.4, %_17.sroa.0.0.insert.ext.i.4, !dbg !123
  %_17.sroa.4.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.4, %_17.sroa.5.0.insert.shift.i.4, !dbg !123
  %_17.sroa.0.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.4, %_17.sroa.6.0.insert.shift.i.4, !dbg !123
  %29 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.4), !dbg !123
  store i32 %29, ptr %_3.i.i.i.4, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.5 = getelementptr inbounds nuw i8, ptr %w.i, i64 20
  %_5.i.i.i.5 = getelementptr inbounds nuw i8, ptr %bytes, i64 20
  %_18.i.5 = load i8, ptr %_5.i.i.i.5, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %30 = getelementptr inbounds nuw i8, ptr %bytes, i64 21, !dbg !120
  %_21.i.5 = load i8, ptr %30, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %31 = getelementptr inbounds nuw i8, ptr %bytes, i64 22, !dbg !121
  %_23.i.5 = load i8, ptr %31, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %32 = getelementptr inbounds nuw i8, ptr %bytes, i64 23, !dbg !122
  %_25.i.5 = load i8, ptr %32, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.5 = zext i8 %_25.i.5 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.5 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.5, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.5 = zext i8 %_23.i.5 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.5 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.5, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.5 = zext i8 %_21.i.5 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.5 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.5, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.5 = zext i8 %_18.i.5 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.5, %_17.sroa.0.0.insert.ext.i.5, !dbg !123
  %_17.sroa.4.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.5, %_17.sroa.5.0.insert.shift.i.5, !dbg !123
  %_17.sroa.0.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.5, %_17.sroa.6.0.insert.shift.i.5, !dbg !123
  %33 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.5), !dbg !123
  store i32 %33, ptr %_3.i.i.i.5, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.6 = getelementptr inbounds nuw i8, ptr %w.i, i64 24
  %_5.i.i.i.6 = getelementptr inbounds nuw i8, ptr %bytes, i64 24
  %_18.i.6 = load i8, ptr %_5.i.i.i.6, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %34 = getelementptr inbounds nuw i8, ptr %bytes, i64 25, !dbg !120
  %_21.i.6 = load i8, ptr %34, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %35 = getelementptr inbounds nuw i8, ptr %bytes, i64 26, !dbg !121
  %_23.i.6 = load i8, ptr %35, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %36 = getelementptr inbounds nuw i8, ptr %bytes, i64 27, !dbg !122
  %_25.i.6 = load i8, ptr %36, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.6 = zext i8 %_25.i.6 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.6 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.6, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.6 = zext i8 %_23.i.6 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.6 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.6, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.6 = zext i8 %_21.i.6 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.6 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.6, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.6 = zext i8 %_18.i.6 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.6, %_17.sroa.0.0.insert.ext.i.6, !dbg !123
  %_17.sroa.4.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.6, %_17.sroa.5.0.insert.shift.i.6, !dbg !123
  %_17.sroa.0.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.6, %_17.sroa.6.0.insert.shift.i.6, !dbg !123
  %37 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.6), !dbg !123
  store i32 %37, ptr %_3.i.i.i.6, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.7 = getelementptr inbounds nuw i8, ptr %w.i, i64 28
  %_5.i.i.i.7 = getelementptr inbounds nuw i8, ptr %bytes, i64 28
  %_18.i.7 = load i8, ptr %_5.i.i.i.7, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %38 = getelementptr inbounds nuw i8, ptr %bytes, i64 29, !dbg !120
  %_21.i.7 = load i8, ptr %38, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %39 = getelementptr inbounds nuw i8, ptr %bytes, i64 30, !dbg !121
  %_23.i.7 = load i8, ptr %39, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %40 = getelementptr inbounds nuw i8, ptr %bytes, i64 31, !dbg !122
  %_25.i.7 = load i8, ptr %40, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.7 = zext i8 %_25.i.7 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.7 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.7, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.7 = zext i8 %_23.i.7 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.7 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.7, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.7 = zext i8 %_21.i.7 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.7 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.7, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.7 = zext i8 %_18.i.7 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.7, %_17.sroa.0.0.insert.ext.i.7, !dbg !123
  %_17.sroa.4.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.7, %_17.sroa.5.0.insert.shift.i.7, !dbg !123
  %_17.sroa.0.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.7, %_17.sroa.6.0.insert.shift.i.7, !dbg !123
  %41 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.7), !dbg !123
  store i32 %41, ptr %_3.i.i.i.7, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.8 = getelementptr inbounds nuw i8, ptr %w.i, i64 32
  %_5.i.i.i.8 = getelementptr inbounds nuw i8, ptr %bytes, i64 32
  %_18.i.8 = load i8, ptr %_5.i.i.i.8, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %42 = getelementptr inbounds nuw i8, ptr %bytes, i64 33, !dbg !120
  %_21.i.8 = load i8, ptr %42, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %43 = getelementptr inbounds nuw i8, ptr %bytes, i64 34, !dbg !121
  %_23.i.8 = load i8, ptr %43, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %44 = getelementptr inbounds nuw i8, ptr %bytes, i64 35, !dbg !122
  %_25.i.8 = load i8, ptr %44, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.8 = zext i8 %_25.i.8 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.8 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.8, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.8 = zext i8 %_23.i.8 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.8 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.8, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.8 = zext i8 %_21.i.8 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.8 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.8, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.8 = zext i8 %_18.i.8 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.8, %_17.sroa.0.0.insert.ext.i.8, !dbg !123
  %_17.sroa.4.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.8, %_17.sroa.5.0.insert.shift.i.8, !dbg !123
  %_17.sroa.0.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.8, %_17.sroa.6.0.insert.shift.i.8, !dbg !123
  %45 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.8), !dbg !123
  store i32 %45, ptr %_3.i.i.i.8, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.9 = getelementptr inbounds nuw i8, ptr %w.i, i64 36
  %_5.i.i.i.9 = getelementptr inbounds nuw i8, ptr %bytes, i64 36
  %_18.i.9 = load i8, ptr %_5.i.i.i.9, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %46 = getelementptr inbounds nuw i8, ptr %bytes, i64 37, !dbg !120
  %_21.i.9 = load i8, ptr %46, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %47 = getelementptr inbounds nuw i8, ptr %bytes, i64 38, !dbg !121
  %_23.i.9 = load i8, ptr %47, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %48 = getelementptr inbounds nuw i8, ptr %bytes, i64 39, !dbg !122
  %_25.i.9 = load i8, ptr %48, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.9 = zext i8 %_25.i.9 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.9 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.9, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.9 = zext i8 %_23.i.9 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.9 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.9, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.9 = zext i8 %_21.i.9 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.9 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.9, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.9 = zext i8 %_18.i.9 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.9, %_17.sroa.0.0.insert.ext.i.9, !dbg !123
  %_17.sroa.4.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.9, %_17.sroa.5.0.insert.shift.i.9, !dbg !123
  %_17.sroa.0.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.9, %_17.sroa.6.0.insert.shift.i.9, !dbg !123
  %49 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.9), !dbg !123
  store i32 %49, ptr %_3.i.i.i.9, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.10 = getelementptr inbounds nuw i8, ptr %w.i, i64 40
  %_5.i.i.i.10 = getelementptr inbounds nuw i8, ptr %bytes, i64 40
  %_18.i.10 = load i8, ptr %_5.i.i.i.10, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %50 = getelementptr inbounds nuw i8, ptr %bytes, i64 41, !dbg !120
  %_21.i.10 = load i8, ptr %50, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %51 = getelementptr inbounds nuw i8, ptr %bytes, i64 42, !dbg !121
  %_23.i.10 = load i8, ptr %51, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %52 = getelementptr inbounds nuw i8, ptr %bytes, i64 43, !dbg !122
  %_25.i.10 = load i8, ptr %52, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.10 = zext i8 %_25.i.10 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.10 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.10, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.10 = zext i8 %_23.i.10 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.10 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.10, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.10 = zext i8 %_21.i.10 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.10 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.10, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.10 = zext i8 %_18.i.10 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.10, %_17.sroa.0.0.insert.ext.i.10, !dbg !123
  %_17.sroa.4.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.10, %_17.sroa.5.0.insert.shift.i.10, !dbg !123
  %_17.sroa.0.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.10, %_17.sroa.6.0.insert.shift.i.10, !dbg !123
  %53 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.10), !dbg !123
  store i32 %53, ptr %_3.i.i.i.10, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.11 = getelementptr inbounds nuw i8, ptr %w.i, i64 44
  %_5.i.i.i.11 = getelementptr inbounds nuw i8, ptr %bytes, i64 44
  %_18.i.11 = load i8, ptr %_5.i.i.i.11, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %54 = getelementptr inbounds nuw i8, ptr %bytes, i64 45, !dbg !120
  %_21.i.11 = load i8, ptr %54, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %55 = getelementptr inbounds nuw i8, ptr %bytes, i64 46, !dbg !121
  %_23.i.11 = load i8, ptr %55, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %56 = getelementptr inbounds nuw i8, ptr %bytes, i64 47, !dbg !122
  %_25.i.11 = load i8, ptr %56, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.11 = zext i8 %_25.i.11 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.11 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.11, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.11 = zext i8 %_23.i.11 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.11 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.11, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.11 = zext i8 %_21.i.11 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.11 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.11, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.11 = zext i8 %_18.i.11 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.11, %_17.sroa.0.0.insert.ext.i.11, !dbg !123
  %_17.sroa.4.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.11, %_17.sroa.5.0.insert.shift.i.11, !dbg !123
  %_17.sroa.0.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.11, %_17.sroa.6.0.insert.shift.i.11, !dbg !123
  %57 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.11), !dbg !123
  store i32 %57, ptr %_3.i.i.i.11, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.12 = getelementptr inbounds nuw i8, ptr %w.i, i64 48
  %_5.i.i.i.12 = getelementptr inbounds nuw i8, ptr %bytes, i64 48
  %_18.i.12 = load i8, ptr %_5.i.i.i.12, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %58 = getelementptr inbounds nuw i8, ptr %bytes, i64 49, !dbg !120
  %_21.i.12 = load i8, ptr %58, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %59 = getelementptr inbounds nuw i8, ptr %bytes, i64 50, !dbg !121
  %_23.i.12 = load i8, ptr %59, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %60 = getelementptr inbounds nuw i8, ptr %bytes, i64 51, !dbg !122
  %_25.i.12 = load i8, ptr %60, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.12 = zext i8 %_25.i.12 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.12 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.12, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.12 = zext i8 %_23.i.12 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.12 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.12, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.12 = zext i8 %_21.i.12 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.12 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.12, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.12 = zext i8 %_18.i.12 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.12, %_17.sroa.0.0.insert.ext.i.12, !dbg !123
  %_17.sroa.4.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.12, %_17.sroa.5.0.insert.shift.i.12, !dbg !123
  %_17.sroa.0.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.12, %_17.sroa.6.0.insert.shift.i.12, !dbg !123
  %61 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.12), !dbg !123
  store i32 %61, ptr %_3.i.i.i.12, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.13 = getelementptr inbounds nuw i8, ptr %w.i, i64 52
  %_5.i.i.i.13 = getelementptr inbounds nuw i8, ptr %bytes, i64 52
  %_18.i.13 = load i8, ptr %_5.i.i.i.13, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %62 = getelementptr inbounds nuw i8, ptr %bytes, i64 53, !dbg !120
  %_21.i.13 = load i8, ptr %62, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %63 = getelementptr inbounds nuw i8, ptr %bytes, i64 54, !dbg !121
  %_23.i.13 = load i8, ptr %63, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %64 = getelementptr inbounds nuw i8, ptr %bytes, i64 55, !dbg !122
  %_25.i.13 = load i8, ptr %64, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.13 = zext i8 %_25.i.13 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.13 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.13, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.13 = zext i8 %_23.i.13 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.13 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.13, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.13 = zext i8 %_21.i.13 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.13 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.13, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.13 = zext i8 %_18.i.13 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.13, %_17.sroa.0.0.insert.ext.i.13, !dbg !123
  %_17.sroa.4.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.13, %_17.sroa.5.0.insert.shift.i.13, !dbg !123
  %_17.sroa.0.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.13, %_17.sroa.6.0.insert.shift.i.13, !dbg !123
  %65 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.13), !dbg !123
  store i32 %65, ptr %_3.i.i.i.13, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.14 = getelementptr inbounds nuw i8, ptr %w.i, i64 56
  %_18.i.14 = load i8, ptr %_48, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %66 = getelementptr inbounds nuw i8, ptr %bytes, i64 57, !dbg !120
  %_21.i.14 = load i8, ptr %66, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %67 = getelementptr inbounds nuw i8, ptr %bytes, i64 58, !dbg !121
  %_23.i.14 = load i8, ptr %67, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %68 = getelementptr inbounds nuw i8, ptr %bytes, i64 59, !dbg !122
  %_25.i.14 = load i8, ptr %68, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.14 = zext i8 %_25.i.14 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.14 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.14, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.14 = zext i8 %_23.i.14 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.14 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.14, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.14 = zext i8 %_21.i.14 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.14 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.14, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.14 = zext i8 %_18.i.14 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.14, %_17.sroa.0.0.insert.ext.i.14, !dbg !123
  %_17.sroa.4.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.14, %_17.sroa.5.0.insert.shift.i.14, !dbg !123
  %_17.sroa.0.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.14, %_17.sroa.6.0.insert.shift.i.14, !dbg !123
  %69 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.14), !dbg !123
  store i32 %69, ptr %_3.i.i.i.14, align 4, !dbg !131, !noalias !114
  %_3.i.i.i.15 = getelementptr inbounds nuw i8, ptr %w.i, i64 60
  %_5.i.i.i.15 = getelementptr inbounds nuw i8, ptr %bytes, i64 60
  %_18.i.15 = load i8, ptr %_5.i.i.i.15, align 1, !dbg !116, !alias.scope !109, !noalias !104, !noundef !10
  %70 = getelementptr inbounds nuw i8, ptr %bytes, i64 61, !dbg !120
  %_21.i.15 = load i8, ptr %70, align 1, !dbg !120, !alias.scope !109, !noalias !104, !noundef !10
  %71 = getelementptr inbounds nuw i8, ptr %bytes, i64 62, !dbg !121
  %_23.i.15 = load i8, ptr %71, align 1, !dbg !121, !alias.scope !109, !noalias !104, !noundef !10
  %72 = getelementptr inbounds nuw i8, ptr %bytes, i64 63, !dbg !122
  %_25.i.15 = load i8, ptr %72, align 1, !dbg !122, !alias.scope !109, !noalias !104, !noundef !10
  %_17.sroa.6.0.insert.ext.i.15 = zext i8 %_25.i.15 to i32, !dbg !123
  %_17.sroa.6.0.insert.shift.i.15 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.15, 24, !dbg !123
  %_17.sroa.5.0.insert.ext.i.15 = zext i8 %_23.i.15 to i32, !dbg !123
  %_17.sroa.5.0.insert.shift.i.15 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.15, 16, !dbg !123
  %_17.sroa.4.0.insert.ext.i.15 = zext i8 %_21.i.15 to i32, !dbg !123
  %_17.sroa.4.0.insert.shift.i.15 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.15, 8, !dbg !123
  %_17.sroa.0.0.insert.ext.i.15 = zext i8 %_18.i.15 to i32, !dbg !123
  %_17.sroa.5.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.15, %_17.sroa.0.0.insert.ext.i.15, !dbg !123
  %_17.sroa.4.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.15, %_17.sroa.5.0.insert.shift.i.15, !dbg !123
  %_17.sroa.0.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.15, %_17.sroa.6.0.insert.shift.i.15, !dbg !123
  %73 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.15), !dbg !123
  store i32 %73, ptr %_3.i.i.i.15, align 4, !dbg !131, !noalias !114
  br label %bb25.i, !dbg !132

bb25.i:                                           ; preds = %bb25.i, %bb3
  %iter2.sroa.0.059.i = phi i64 [ 16, %bb3 ], [ %83, %bb25.i ]
  %74 = getelementptr i32, ptr %w.i, i64 %iter2.sroa.0.059.i, !dbg !144
  %75 = getelementptr i8, ptr %74, i64 -8, !dbg !144
  %_42.i = load i32, ptr %75, align 4, !dbg !144, !noalias !114, !noundef !10
  %76 = tail call i32 @llvm.fshl.i32(i32 %_42.i, i32 %_42.i, i32 15), !dbg !147
  %77 = tail call i32 @llvm.fshl.i32(i32 %_42.i, i32 %_42.i, i32 13), !dbg !154
  %_40.i = xor i32 %76, %77, !dbg !144
  %_47.i = lshr i32 %_42.i, 10, !dbg !157
  %s18.i = xor i32 %_40.i, %_47.i, !dbg !144
  %78 = getelementptr i8, ptr %74, i64 -60, !dbg !158
  %_32.i = load i32, ptr %78, align 4, !dbg !158, !noalias !114, !noundef !10
  %79 = tail call i32 @llvm.fshl.i32(i32 %_32.i, i32 %_32.i, i32 25), !dbg !159
  %80 = tail call i32 @llvm.fshl.i32(i32 %_32.i, i32 %_32.i, i32 14), !dbg !162
  %_30.i = xor i32 %79, %80, !dbg !158
  %_37.i = lshr i32 %_32.i, 3, !dbg !165
  %s06.i = xor i32 %_30.i, %_37.i, !dbg !158
  %81 = getelementptr i8, ptr %74, i64 -64, !dbg !166
  %_52.i = load i32, ptr %81, align 4, !dbg !166, !noalias !114, !noundef !10
  %82 = getelementptr i8, ptr %74, i64 -28, !dbg !168
  %_55.i = load i32, ptr %82, align 4, !dbg !168, !noalias !114, !noundef !10
  %_51.i = add i32 %_55.i, %_52.i, !dbg !169
  %_50.i = add i32 %_51.i, %s18.i, !dbg !172
  %_49.i = add i32 %_50.i, %s06.i, !dbg !174
  store i32 %_49.i, ptr %74, align 4, !dbg !176, !noalias !114
  %83 = add nuw nsw i64 %iter2.sroa.0.059.i, 2, !dbg !177
  %84 = getelementptr i32, ptr %w.i, i64 %iter2.sroa.0.059.i, !dbg !144
  %85 = getelementptr i8, ptr %84, i64 4, !dbg !144
  %86 = getelementptr i8, ptr %84, i64 -4, !dbg !144
  %_42.i.1 = load i32, ptr %86, align 4, !dbg !144, !noalias !114, !noundef !10
  %87 = tail call i32 @llvm.fshl.i32(i32 %_42.i.1, i32 %_42.i.1, i32 15), !dbg !147
  %88 = tail call i32 @llvm.fshl.i32(i32 %_42.i.1, i32 %_42.i.1, i32 13), !dbg !154
  %_40.i.1 = xor i32 %87, %88, !dbg !144
  %_47.i.1 = lshr i32 %_42.i.1, 10, !dbg !157
  %s18.i.1 = xor i32 %_40.i.1, %_47.i.1, !dbg !144
  %89 = getelementptr i8, ptr %84, i64 -56, !dbg !158
  %_32.i.1 = load i32, ptr %89, align 4, !dbg !158, !noalias !114, !noundef !10
  %90 = tail call i32 @llvm.fshl.i32(i32 %_32.i.1, i32 %_32.i.1, i32 25), !dbg !159
  %91 = tail call i32 @llvm.fshl.i32(i32 %_32.i.1, i32 %_32.i.1, i32 14), !dbg !162
  %_30.i.1 = xor i32 %90, %91, !dbg !158
  %_37.i.1 = lshr i32 %_32.i.1, 3, !dbg !165
  %s06.i.1 = xor i32 %_30.i.1, %_37.i.1, !dbg !158
  %92 = getelementptr i8, ptr %84, i64 -24, !dbg !168
  %_55.i.1 = load i32, ptr %92, align 4, !dbg !168, !noalias !114, !noundef !10
  %_51.i.1 = add i32 %_55.i.1, %_32.i, !dbg !169
  %_50.i.1 = add i32 %_51.i.1, %s18.i.1, !dbg !172
  %_49.i.1 = add i32 %_50.i.1, %s06.i.1, !dbg !174
  store i32 %_49.i.1, ptr %85, align 4, !dbg !176, !noalias !114
  %exitcond.not.i.1 = icmp eq i64 %83, 64, !dbg !185
  br i1 %exitcond.not.i.1, label %bb31.i, label %bb25.i, !dbg !132

bb32.i:                                           ; preds = %bb31.i
  %g.sroa.0.066.i.lcssa = phi i32 [ %g.sroa.0.066.i, %bb31.i ]
  %f.sroa.0.065.i.lcssa = phi i32 [ %f.sroa.0.065.i, %bb31.i ]
  %e.sroa.0.064.i.lcssa = phi i32 [ %e.sroa.0.064.i, %bb31.i ]
  %a.sroa.0.063.i.lcssa = phi i32 [ %a.sroa.0.063.i, %bb31.i ]
  %b.sroa.0.062.i.lcssa = phi i32 [ %b.sroa.0.062.i, %bb31.i ]
  %c.sroa.0.061.i.lcssa = phi i32 [ %c.sroa.0.061.i, %bb31.i ]
  %_113.i.lcssa = phi i32 [ %_113.i, %bb31.i ], !dbg !192
  %_114.i.lcssa = phi i32 [ %_114.i, %bb31.i ], !dbg !202
  call void @llvm.lifetime.start.p0(ptr nonnull %iter1.i), !dbg !204, !noalias !114
  %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 32, !dbg !204
  store i32 %_114.i.lcssa, ptr %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.4.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 36, !dbg !204
  store i32 %a.sroa.0.063.i.lcssa, ptr %_115.sroa.3.sroa.4.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.5.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 40, !dbg !204
  store i32 %b.sroa.0.062.i.lcssa, ptr %_115.sroa.3.sroa.5.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.6.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 44, !dbg !204
  store i32 %c.sroa.0.061.i.lcssa, ptr %_115.sroa.3.sroa.6.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.7.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 48, !dbg !204
  store i32 %_113.i.lcssa, ptr %_115.sroa.3.sroa.7.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.8.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 52, !dbg !204
  store i32 %e.sroa.0.064.i.lcssa, ptr %_115.sroa.3.sroa.8.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.9.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 56, !dbg !204
  store i32 %f.sroa.0.065.i.lcssa, ptr %_115.sroa.3.sroa.9.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !204, !noalias !114
  %_115.sroa.3.sroa.10.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 60, !dbg !204
  store i32 %g.sroa.0.066.i.lcssa, ptr %_115.sroa.3.sroa.10.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !204, !noalias !114
  br label %bb18.i, !dbg !205

bb31.i:                                           ; preds = %bb25.i, %bb31.i
  %iter3.sroa.0.068.i = phi i64 [ %96, %bb31.i ], [ 0, %bb25.i ]
  %h.sroa.0.067.i = phi i32 [ %g.sroa.0.066.i, %bb31.i ], [ 1541459225, %bb25.i ]
  %g.sroa.0.066.i = phi i32 [ %f.sroa.0.065.i, %bb31.i ], [ 528734635, %bb25.i ]
  %f.sroa.0.065.i = phi i32 [ %e.sroa.0.064.i, %bb31.i ], [ -1694144372, %bb25.i ]
  %e.sroa.0.064.i = phi i32 [ %_113.i, %bb31.i ], [ 1359893119, %bb25.i ]
  %a.sroa.0.063.i = phi i32 [ %_114.i, %bb31.i ], [ 1779033703, %bb25.i ]
  %b.sroa.0.062.i = phi i32 [ %a.sroa.0.063.i, %bb31.i ], [ -1150833019, %bb25.i ]
  %c.sroa.0.061.i = phi i32 [ %b.sroa.0.062.i, %bb31.i ], [ 1013904242, %bb25.i ]
  %d.sroa.0.060.i = phi i32 [ %c.sroa.0.061.i, %bb31.i ], [ -1521486534, %bb25.i ]
  %93 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 26), !dbg !207
  %94 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 21), !dbg !210
  %95 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 7), !dbg !213
  %_70.i = xor i32 %93, %94, !dbg !216
  %s1.i = xor i32 %_70.i, %95, !dbg !216
  %_78.i = and i32 %e.sroa.0.064.i, %f.sroa.0.065.i, !dbg !217
  %_82.i = xor i32 %e.sroa.0.064.i, -1, !dbg !218
  %_81.i = and i32 %g.sroa.0.066.i, %_82.i, !dbg !219
  %choice.i = or i32 %_81.i, %_78.i, !dbg !217
  %96 = add nuw nsw i64 %iter3.sroa.0.068.i, 1, !dbg !220
  %97 = getelementptr inbounds nuw i32, ptr @_RNvCs6Jpjzm2F2TM_4hash1K, i64 %iter3.sroa.0.068.i, !dbg !230
  %_89.i = load i32, ptr %97, align 4, !dbg !230, !noalias !114, !noundef !10
  %98 = getelementptr inbounds nuw i32, ptr %w.i, i64 %iter3.sroa.0.068.i, !dbg !231
  %_92.i = load i32, ptr %98, align 4, !dbg !231, !noalias !114, !noundef !10
  %_88.i = add i32 %choice.i, %h.sroa.0.067.i, !dbg !232
  %_87.i = add i32 %_88.i, %s1.i, !dbg !234
  %_86.i = add i32 %_87.i, %_89.i, !dbg !236
  %t1.i = add i32 %_86.i, %_92.i, !dbg !238
  %99 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 30), !dbg !240
  %100 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 19), !dbg !243
  %_94.i = xor i32 %99, %100, !dbg !246
  %101 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 10), !dbg !247
  %s0.i = xor i32 %_94.i, %101, !dbg !246
  %_10754.i = xor i32 %c.sroa.0.061.i, %b.sroa.0.062.i, !dbg !250
  %_103.i = and i32 %_10754.i, %a.sroa.0.063.i, !dbg !250
  %_110.i = and i32 %c.sroa.0.061.i, %b.sroa.0.062.i, !dbg !251
  %_102.i = xor i32 %_103.i, %_110.i, !dbg !250
  %t2.i = add i32 %_102.i, %s0.i, !dbg !252
  %_113.i = add i32 %t1.i, %d.sroa.0.060.i, !dbg !192
  %_114.i = add i32 %t2.i, %t1.i, !dbg !202
  %exitcond72.not.i = icmp eq i64 %96, 64, !dbg !254
  br i1 %exitcond72.not.i, label %bb32.i, label %bb31.i, !dbg !257

bb18.i:                                           ; preds = %bb19.i, %bb32.i
  %102 = phi i64 [ %103, %bb19.i ], [ 0, %bb32.i ]
  %state57.idx.i = phi i64 [ %state56.idx.i, %bb19.i ], [ 0, %bb32.i ]
  %_7.i.i.i = icmp eq i64 %state57.idx.i, 32, !dbg !258
  %state57.add.i = add nuw nsw i64 %state57.idx.i, 4, !dbg !281
  %state57.ptr.i = getelementptr inbounds nuw i8, ptr %state, i64 %state57.idx.i, !dbg !281
  %state56.idx.i = select i1 %_7.i.i.i, i64 32, i64 %state57.add.i, !dbg !281
  br i1 %_7.i.i.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, label %bb7.i.i, !dbg !282

bb7.i.i:                                          ; preds = %bb18.i
  %_5.not.i.not.i.i = icmp eq i64 %102, 8, !dbg !288
  %_16.i.i.i = icmp ult i64 %102, 8
  br i1 %_5.not.i.not.i.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, label %bb1.i.i.i, !dbg !288

bb1.i.i.i:                                        ; preds = %bb7.i.i
  %_10.i.i.i = add nuw nsw i64 %102, 1
  %_13.i.i.i = getelementptr inbounds nuw i32, ptr %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, i64 %102
  call void @llvm.assume(i1 %_16.i.i.i), !dbg !306
  %_12.i.i.i = load i32, ptr %_13.i.i.i, align 4, !dbg !320, !alias.scope !331, !noalias !114, !noundef !10
  br label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, !dbg !336

_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i: ; preds = %bb1.i.i.i, %bb7.i.i, %bb18.i
  %103 = phi i64 [ %102, %bb18.i ], [ %_10.i.i.i, %bb1.i.i.i ], [ 8, %bb7.i.i ]
  %_0.sroa.4.0.i.i = phi i32 [ undef, %bb18.i ], [ %_12.i.i.i, %bb1.i.i.i ], [ undef, %bb7.i.i ]
  %_0.sroa.0.0.i.i = phi ptr [ null, %bb18.i ], [ %state57.ptr.i, %bb1.i.i.i ], [ null, %bb7.i.i ], !dbg !337
  %.not53.i = icmp eq ptr %_0.sroa.0.0.i.i, null, !dbg !338
  br i1 %.not53.i, label %_RNvCs6Jpjzm2F2TM_4hash5block.exit, label %bb19.i, !dbg !338

bb19.i:                                           ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i
  %_126.i = load i32, ptr %_0.sroa.0.0.i.i, align 4, !dbg !339, !alias.scope !104, !noalias !109, !noundef !10
  %_125.i = add i32 %_126.i, %_0.sroa.4.0.i.i, !dbg !341
  store i32 %_125.i, ptr %_0.sroa.0.0.i.i, align 4, !dbg !343, !alias.scope !104, !noalias !109
  br label %bb18.i, !dbg !205

_RNvCs6Jpjzm2F2TM_4hash5block.exit:               ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i
  %_12 = getelementptr inbounds nuw [8 x i32], ptr %digests, i64 %i, !dbg !344
  call void @llvm.lifetime.end.p0(ptr nonnull %iter1.i), !dbg !350, !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %w.i), !dbg !351, !noalias !114
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %_12, ptr noundef nonnull align 4 dereferenceable(32) %state, i64 32, i1 false), !dbg !352
  call void @llvm.lifetime.end.p0(ptr nonnull %state), !dbg !353
  call void @llvm.lifetime.end.p0(ptr nonnull %bytes), !dbg !354
  br label %bb6, !dbg !355

bb6:                                              ; preds = %start, %_RNvCs6Jpjzm2F2TM_4hash5block.exit
  ret void, !dbg !355
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/hash.rs/@/hash.4e6a95005ebac0e4-cgu.0", directory: ".")
!6 = distinct !DISubprogram(name: "hash", scope: !8, file: !7, line: 44, type: !9, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!7 = !DIFile(filename: "examples/rust/hash.rs", directory: ".", checksumkind: CSK_MD5, checksum: "402f03e72c3690076b2402f57e4d7419")
!8 = !DINamespace(name: "hash", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 83, column: 5, scope: !12, inlinedAt: !17)
!12 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !14, file: !13, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!13 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!14 = !DINamespace(name: "nvptx", scope: !15)
!15 = !DINamespace(name: "core_arch", scope: !16)
!16 = !DINamespace(name: "core", scope: null)
!17 = !DILocation(line: 9, column: 15, scope: !18, inlinedAt: !21)
!18 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id", scope: !20, file: !19, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!19 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!20 = !DINamespace(name: "gpu", scope: !8)
!21 = !DILocation(line: 45, column: 13, scope: !6)
!22 = !DILocation(line: 62, column: 5, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !14, file: !13, line: 61, type: !9, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!24 = !DILocation(line: 9, column: 46, scope: !18, inlinedAt: !21)
!25 = !DILocation(line: 125, column: 5, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !14, file: !13, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!27 = !DILocation(line: 9, column: 77, scope: !18, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 14, scope: !18, inlinedAt: !21)
!29 = !DILocation(line: 46, column: 8, scope: !30)
!30 = distinct !DILexicalBlock(scope: !6, file: !7, line: 45, column: 5)
!31 = !DILocation(line: 51, column: 60, scope: !30)
!32 = !DILocation(line: 863, column: 18, scope: !33, inlinedAt: !38)
!33 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCs6Jpjzm2F2TM_4hash", scope: !35, file: !34, line: 829, type: !9, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!34 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!35 = !DINamespace(name: "{impl#0}", scope: !36)
!36 = !DINamespace(name: "const_ptr", scope: !37)
!37 = !DINamespace(name: "ptr", scope: !16)
!38 = !DILocation(line: 51, column: 56, scope: !30)
!39 = !DILocation(line: 52, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !30, file: !7, line: 50, column: 5)
!41 = !DILocation(line: 52, column: 21, scope: !40)
!42 = !DILocation(line: 552, column: 14, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinghECs6Jpjzm2F2TM_4hash", scope: !37, file: !44, line: 531, type: !9, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!44 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!45 = distinct !DILocation(line: 5584, column: 9, scope: !46, inlinedAt: !49)
!46 = distinct !DISubprogram(name: "copy_from_slice_impl<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash", scope: !48, file: !47, line: 5561, type: !9, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!47 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!48 = !DINamespace(name: "slice", scope: !16)
!49 = distinct !DILocation(line: 4325, column: 18, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "copy_from_slice<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash", scope: !51, file: !47, line: 4320, type: !9, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!51 = !DINamespace(name: "{impl#0}", scope: !48)
!52 = !DILocation(line: 53, column: 21, scope: !53)
!53 = distinct !DILexicalBlock(scope: !40, file: !7, line: 52, column: 5)
!54 = !{!55, !57}
!55 = distinct !{!55, !56, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %dest.0"}
!56 = distinct !{!56, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash"}
!57 = distinct !{!57, !56, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %src.0"}
!58 = !{!59}
!59 = distinct !{!59, !56, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: argument 2"}
!60 = !DILocation(line: 54, column: 5, scope: !53)
!61 = !DILocation(line: 101, column: 24, scope: !62, inlinedAt: !66)
!62 = distinct !DILexicalBlock(scope: !64, file: !63, line: 99, column: 5)
!63 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!64 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubcheckhECs6Jpjzm2F2TM_4hash", scope: !65, file: !63, line: 94, type: !9, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!65 = !DINamespace(name: "index", scope: !48)
!66 = !DILocation(line: 586, column: 19, scope: !67, inlinedAt: !70)
!67 = distinct !DILexicalBlock(scope: !68, file: !63, line: 585, column: 13)
!68 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash", scope: !69, file: !63, line: 579, type: !9, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!69 = !DINamespace(name: "{impl#7}", scope: !65)
!70 = !DILocation(line: 31, column: 15, scope: !71, inlinedAt: !74)
!71 = !DILexicalBlockFile(scope: !72, file: !63, discriminator: 2)
!72 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !73, file: !63, line: 30, type: !9, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!73 = !DINamespace(name: "{impl#1}", scope: !65)
!74 = !DILocation(line: 402, column: 9, scope: !75, inlinedAt: !80)
!75 = !DILexicalBlockFile(scope: !77, file: !76, discriminator: 2)
!76 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "56dd256f2a6bbb09cf278093c2567586")
!77 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>, 64>", linkageName: "_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !78, file: !76, line: 401, type: !9, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!78 = !DINamespace(name: "{impl#16}", scope: !79)
!79 = !DINamespace(name: "array", scope: !16)
!80 = !DILocation(line: 55, column: 10, scope: !53)
!81 = !DILocation(line: 55, column: 34, scope: !53)
!82 = !DILocation(line: 614, column: 13, scope: !83, inlinedAt: !87)
!83 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10swap_bytes", scope: !85, file: !84, line: 613, type: !9, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!84 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!85 = !DINamespace(name: "{impl#9}", scope: !86)
!86 = !DINamespace(name: "num", scope: !16)
!87 = !DILocation(line: 762, column: 22, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "to_be", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy5to_be", scope: !85, file: !84, line: 755, type: !9, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!89 = !DILocation(line: 3923, column: 18, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "to_be_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_be_bytes", scope: !85, file: !84, line: 3922, type: !9, scopeLine: 3922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!91 = !DILocation(line: 55, column: 54, scope: !53)
!92 = !DILocation(line: 552, column: 14, scope: !43, inlinedAt: !93)
!93 = distinct !DILocation(line: 5584, column: 9, scope: !46, inlinedAt: !94)
!94 = distinct !DILocation(line: 4325, column: 18, scope: !50, inlinedAt: !95)
!95 = !DILocation(line: 55, column: 17, scope: !53)
!96 = !{!97, !99}
!97 = distinct !{!97, !98, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %dest.0"}
!98 = distinct !{!98, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash"}
!99 = distinct !{!99, !98, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %src.0"}
!100 = !{!101}
!101 = distinct !{!101, !98, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: argument 2"}
!102 = !DILocation(line: 56, column: 9, scope: !53)
!103 = !DILocation(line: 57, column: 9, scope: !53)
!104 = !{!105}
!105 = distinct !{!105, !106, !"_RNvCs6Jpjzm2F2TM_4hash5block: %state"}
!106 = distinct !{!106, !"_RNvCs6Jpjzm2F2TM_4hash5block"}
!107 = !DILocation(line: 58, column: 5, scope: !108)
!108 = distinct !DILexicalBlock(scope: !53, file: !7, line: 56, column: 5)
!109 = !{!110}
!110 = distinct !{!110, !106, !"_RNvCs6Jpjzm2F2TM_4hash5block: %bytes"}
!111 = !DILocation(line: 20, column: 9, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "block", linkageName: "_RNvCs6Jpjzm2F2TM_4hash5block", scope: !8, file: !7, line: 19, type: !9, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!113 = distinct !DILocation(line: 58, column: 5, scope: !108)
!114 = !{!105, !110}
!115 = !DILocation(line: 20, column: 17, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 22, column: 37, scope: !117, inlinedAt: !113)
!117 = distinct !DILexicalBlock(scope: !118, file: !7, line: 21, column: 5)
!118 = distinct !DILexicalBlock(scope: !119, file: !7, line: 21, column: 5)
!119 = distinct !DILexicalBlock(scope: !112, file: !7, line: 20, column: 5)
!120 = !DILocation(line: 22, column: 46, scope: !117, inlinedAt: !113)
!121 = !DILocation(line: 22, column: 55, scope: !117, inlinedAt: !113)
!122 = !DILocation(line: 22, column: 64, scope: !117, inlinedAt: !113)
!123 = !DILocation(line: 614, column: 13, scope: !124, inlinedAt: !126)
!124 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm10swap_bytes", scope: !125, file: !84, line: 613, type: !9, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!125 = !DINamespace(name: "{impl#8}", scope: !86)
!126 = distinct !DILocation(line: 699, column: 19, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "from_be", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm7from_be", scope: !125, file: !84, line: 692, type: !9, scopeLine: 692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!128 = distinct !DILocation(line: 4011, column: 13, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "from_be_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_be_bytes", scope: !125, file: !84, line: 4010, type: !9, scopeLine: 4010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!130 = distinct !DILocation(line: 22, column: 17, scope: !117, inlinedAt: !113)
!131 = !DILocation(line: 22, column: 9, scope: !117, inlinedAt: !113)
!132 = !DILocation(line: 900, column: 12, scope: !133, inlinedAt: !138)
!133 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs6Jpjzm2F2TM_4hash", scope: !135, file: !134, line: 899, type: !9, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!134 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!135 = !DINamespace(name: "{impl#5}", scope: !136)
!136 = !DINamespace(name: "range", scope: !137)
!137 = !DINamespace(name: "iter", scope: !16)
!138 = distinct !DILocation(line: 985, column: 14, scope: !139, inlinedAt: !141)
!139 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !140, file: !134, line: 984, type: !9, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!140 = !DINamespace(name: "{impl#6}", scope: !136)
!141 = distinct !DILocation(line: 24, column: 14, scope: !142, inlinedAt: !113)
!142 = !DILexicalBlockFile(scope: !143, file: !7, discriminator: 2)
!143 = distinct !DILexicalBlock(scope: !119, file: !7, line: 24, column: 5)
!144 = !DILocation(line: 26, column: 18, scope: !145, inlinedAt: !113)
!145 = distinct !DILexicalBlock(scope: !146, file: !7, line: 25, column: 9)
!146 = distinct !DILexicalBlock(scope: !143, file: !7, line: 24, column: 5)
!147 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !151)
!148 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash", scope: !150, file: !149, line: 2048, type: !9, scopeLine: 2048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!149 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!150 = !DINamespace(name: "intrinsics", scope: !16)
!151 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12rotate_right", scope: !125, file: !84, line: 414, type: !9, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!153 = distinct !DILocation(line: 26, column: 27, scope: !145, inlinedAt: !113)
!154 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !155)
!155 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !156)
!156 = distinct !DILocation(line: 26, column: 55, scope: !145, inlinedAt: !113)
!157 = !DILocation(line: 26, column: 74, scope: !145, inlinedAt: !113)
!158 = !DILocation(line: 25, column: 18, scope: !146, inlinedAt: !113)
!159 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !160)
!160 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !161)
!161 = distinct !DILocation(line: 25, column: 28, scope: !146, inlinedAt: !113)
!162 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !163)
!163 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !164)
!164 = distinct !DILocation(line: 25, column: 56, scope: !146, inlinedAt: !113)
!165 = !DILocation(line: 25, column: 75, scope: !146, inlinedAt: !113)
!166 = !DILocation(line: 27, column: 16, scope: !167, inlinedAt: !113)
!167 = distinct !DILexicalBlock(scope: !145, file: !7, line: 26, column: 9)
!168 = !DILocation(line: 27, column: 56, scope: !167, inlinedAt: !113)
!169 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_add", scope: !125, file: !84, line: 2510, type: !9, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!171 = distinct !DILocation(line: 27, column: 26, scope: !167, inlinedAt: !113)
!172 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !173)
!173 = distinct !DILocation(line: 27, column: 43, scope: !167, inlinedAt: !113)
!174 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !175)
!175 = distinct !DILocation(line: 27, column: 66, scope: !167, inlinedAt: !113)
!176 = !DILocation(line: 27, column: 9, scope: !167, inlinedAt: !113)
!177 = !DILocation(line: 898, column: 17, scope: !178, inlinedAt: !180)
!178 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !179, file: !84, line: 886, type: !9, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!179 = !DINamespace(name: "{impl#11}", scope: !86)
!180 = distinct !DILocation(line: 215, column: 28, scope: !181, inlinedAt: !183)
!181 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !182, file: !134, line: 213, type: !9, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!182 = !DINamespace(name: "{impl#49}", scope: !136)
!183 = distinct !DILocation(line: 903, column: 35, scope: !184, inlinedAt: !138)
!184 = distinct !DILexicalBlock(scope: !133, file: !134, line: 901, column: 13)
!185 = !DILocation(line: 1915, column: 50, scope: !186, inlinedAt: !191)
!186 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !188, file: !187, line: 1915, type: !9, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!187 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!188 = !DINamespace(name: "{impl#58}", scope: !189)
!189 = !DINamespace(name: "impls", scope: !190)
!190 = !DINamespace(name: "cmp", scope: !16)
!191 = distinct !DILocation(line: 900, column: 12, scope: !133, inlinedAt: !138)
!192 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !193)
!193 = distinct !DILocation(line: 36, column: 48, scope: !194, inlinedAt: !113)
!194 = distinct !DILexicalBlock(scope: !195, file: !7, line: 35, column: 9)
!195 = distinct !DILexicalBlock(scope: !196, file: !7, line: 34, column: 9)
!196 = distinct !DILexicalBlock(scope: !197, file: !7, line: 33, column: 9)
!197 = distinct !DILexicalBlock(scope: !198, file: !7, line: 32, column: 9)
!198 = distinct !DILexicalBlock(scope: !199, file: !7, line: 31, column: 9)
!199 = distinct !DILexicalBlock(scope: !200, file: !7, line: 30, column: 5)
!200 = distinct !DILexicalBlock(scope: !201, file: !7, line: 30, column: 5)
!201 = distinct !DILexicalBlock(scope: !119, file: !7, line: 29, column: 5)
!202 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !203)
!203 = distinct !DILocation(line: 36, column: 78, scope: !194, inlinedAt: !113)
!204 = !DILocation(line: 38, column: 23, scope: !201, inlinedAt: !113)
!205 = !DILocation(line: 38, column: 5, scope: !206, inlinedAt: !113)
!206 = distinct !DILexicalBlock(scope: !201, file: !7, line: 38, column: 5)
!207 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !208)
!208 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !209)
!209 = distinct !DILocation(line: 31, column: 20, scope: !199, inlinedAt: !113)
!210 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !211)
!211 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !212)
!212 = distinct !DILocation(line: 31, column: 40, scope: !199, inlinedAt: !113)
!213 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !214)
!214 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !215)
!215 = distinct !DILocation(line: 31, column: 61, scope: !199, inlinedAt: !113)
!216 = !DILocation(line: 31, column: 18, scope: !199, inlinedAt: !113)
!217 = !DILocation(line: 32, column: 22, scope: !198, inlinedAt: !113)
!218 = !DILocation(line: 32, column: 33, scope: !198, inlinedAt: !113)
!219 = !DILocation(line: 32, column: 32, scope: !198, inlinedAt: !113)
!220 = !DILocation(line: 898, column: 17, scope: !178, inlinedAt: !221)
!221 = distinct !DILocation(line: 215, column: 28, scope: !222, inlinedAt: !223)
!222 = !DILexicalBlockFile(scope: !181, file: !134, discriminator: 2)
!223 = distinct !DILocation(line: 903, column: 35, scope: !224, inlinedAt: !226)
!224 = !DILexicalBlockFile(scope: !225, file: !134, discriminator: 2)
!225 = distinct !DILexicalBlock(scope: !133, file: !134, line: 901, column: 13)
!226 = distinct !DILocation(line: 985, column: 14, scope: !227, inlinedAt: !228)
!227 = !DILexicalBlockFile(scope: !139, file: !134, discriminator: 2)
!228 = distinct !DILocation(line: 30, column: 14, scope: !229, inlinedAt: !113)
!229 = !DILexicalBlockFile(scope: !200, file: !7, discriminator: 2)
!230 = !DILocation(line: 33, column: 71, scope: !197, inlinedAt: !113)
!231 = !DILocation(line: 33, column: 90, scope: !197, inlinedAt: !113)
!232 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !233)
!233 = distinct !DILocation(line: 33, column: 20, scope: !197, inlinedAt: !113)
!234 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !235)
!235 = distinct !DILocation(line: 33, column: 37, scope: !197, inlinedAt: !113)
!236 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !237)
!237 = distinct !DILocation(line: 33, column: 58, scope: !197, inlinedAt: !113)
!238 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !239)
!239 = distinct !DILocation(line: 33, column: 77, scope: !197, inlinedAt: !113)
!240 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !241)
!241 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !242)
!242 = distinct !DILocation(line: 34, column: 20, scope: !196, inlinedAt: !113)
!243 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !244)
!244 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !245)
!245 = distinct !DILocation(line: 34, column: 40, scope: !196, inlinedAt: !113)
!246 = !DILocation(line: 34, column: 18, scope: !196, inlinedAt: !113)
!247 = !DILocation(line: 2052, column: 14, scope: !148, inlinedAt: !248)
!248 = distinct !DILocation(line: 415, column: 20, scope: !152, inlinedAt: !249)
!249 = distinct !DILocation(line: 34, column: 61, scope: !196, inlinedAt: !113)
!250 = !DILocation(line: 35, column: 34, scope: !195, inlinedAt: !113)
!251 = !DILocation(line: 35, column: 54, scope: !195, inlinedAt: !113)
!252 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !253)
!253 = distinct !DILocation(line: 35, column: 21, scope: !195, inlinedAt: !113)
!254 = !DILocation(line: 1915, column: 50, scope: !186, inlinedAt: !255)
!255 = distinct !DILocation(line: 900, column: 12, scope: !256, inlinedAt: !226)
!256 = !DILexicalBlockFile(scope: !133, file: !134, discriminator: 2)
!257 = !DILocation(line: 900, column: 12, scope: !133, inlinedAt: !226)
!258 = !DILocation(line: 1717, column: 9, scope: !259, inlinedAt: !263)
!259 = distinct !DISubprogram(name: "eq<u32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmENtNtB9_3cmp9PartialEq2eqCs6Jpjzm2F2TM_4hash", scope: !261, file: !260, line: 1716, type: !9, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!260 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!261 = !DINamespace(name: "{impl#15}", scope: !262)
!262 = !DINamespace(name: "non_null", scope: !37)
!263 = distinct !DILocation(line: 180, column: 28, scope: !264, inlinedAt: !270)
!264 = distinct !DILexicalBlock(scope: !266, file: !265, line: 162, column: 17)
!265 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!266 = distinct !DILexicalBlock(scope: !267, file: !265, line: 161, column: 17)
!267 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !268, file: !265, line: 157, type: !9, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!268 = !DINamespace(name: "{impl#179}", scope: !269)
!269 = !DINamespace(name: "iter", scope: !48)
!270 = distinct !DILocation(line: 165, column: 28, scope: !271, inlinedAt: !276)
!271 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash", scope: !273, file: !272, line: 164, type: !9, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!272 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!273 = !DINamespace(name: "{impl#4}", scope: !274)
!274 = !DINamespace(name: "zip", scope: !275)
!275 = !DINamespace(name: "adapters", scope: !137)
!276 = distinct !DILocation(line: 85, column: 9, scope: !277, inlinedAt: !279)
!277 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtNtNtBa_5array4iter8IntoItermKj8_EENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !278, file: !272, line: 84, type: !9, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!278 = !DINamespace(name: "{impl#1}", scope: !274)
!279 = distinct !DILocation(line: 38, column: 23, scope: !280, inlinedAt: !113)
!280 = !DILexicalBlockFile(scope: !206, file: !7, discriminator: 2)
!281 = !DILocation(line: 180, column: 28, scope: !264, inlinedAt: !270)
!282 = !DILocation(line: 2778, column: 9, scope: !283, inlinedAt: !287)
!283 = distinct !DISubprogram(name: "branch<&mut u32>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQmENtNtNtB7_3ops9try_trait3Try6branchCs6Jpjzm2F2TM_4hash", scope: !285, file: !284, line: 2777, type: !9, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!284 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!285 = !DINamespace(name: "{impl#47}", scope: !286)
!286 = !DINamespace(name: "option", scope: !16)
!287 = distinct !DILocation(line: 165, column: 21, scope: !271, inlinedAt: !276)
!288 = !DILocation(line: 131, column: 12, scope: !289, inlinedAt: !294)
!289 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4next", scope: !291, file: !290, line: 130, type: !9, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!290 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!291 = !DINamespace(name: "{impl#1}", scope: !292)
!292 = !DINamespace(name: "index_range", scope: !293)
!293 = !DINamespace(name: "ops", scope: !16)
!294 = distinct !DILocation(line: 167, column: 20, scope: !295, inlinedAt: !300)
!295 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEE4nextCs6Jpjzm2F2TM_4hash", scope: !297, file: !296, line: 161, type: !9, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!296 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!297 = !DINamespace(name: "PolymorphicIter", scope: !298)
!298 = !DINamespace(name: "iter_inner", scope: !299)
!299 = !DINamespace(name: "iter", scope: !79)
!300 = distinct !DILocation(line: 240, column: 27, scope: !301, inlinedAt: !304)
!301 = distinct !DISubprogram(name: "next<u32, 8>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !303, file: !302, line: 239, type: !9, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!302 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!303 = !DINamespace(name: "{impl#4}", scope: !299)
!304 = distinct !DILocation(line: 166, column: 28, scope: !305, inlinedAt: !276)
!305 = distinct !DILexicalBlock(scope: !271, file: !272, line: 165, column: 13)
!306 = !DILocation(line: 252, column: 13, scope: !307, inlinedAt: !309)
!307 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE13get_uncheckedCs6Jpjzm2F2TM_4hash", scope: !308, file: !63, line: 239, type: !9, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!308 = !DINamespace(name: "{impl#2}", scope: !65)
!309 = distinct !DILocation(line: 646, column: 26, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE13get_uncheckedjECs6Jpjzm2F2TM_4hash", scope: !51, file: !47, line: 639, type: !9, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!311 = distinct !DILocation(line: 174, column: 32, scope: !312, inlinedAt: !315)
!312 = distinct !DISubprogram(name: "{closure#0}<u32>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitmEE4next0Cs6Jpjzm2F2TM_4hash", scope: !313, file: !296, line: 167, type: !9, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!313 = !DINamespace(name: "next", scope: !314)
!314 = !DINamespace(name: "{impl#8}", scope: !298)
!315 = distinct !DILocation(line: 1165, column: 29, scope: !316, inlinedAt: !319)
!316 = distinct !DILexicalBlock(scope: !317, file: !284, line: 1165, column: 13)
!317 = distinct !DISubprogram(name: "map<usize, u32, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<u32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapmNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmEE4next0ECs6Jpjzm2F2TM_4hash", scope: !318, file: !284, line: 1160, type: !9, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!318 = !DINamespace(name: "Option", scope: !286)
!319 = distinct !DILocation(line: 167, column: 27, scope: !295, inlinedAt: !300)
!320 = !DILocation(line: 1721, column: 9, scope: !321, inlinedAt: !322)
!321 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readmECs6Jpjzm2F2TM_4hash", scope: !37, file: !44, line: 1682, type: !9, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!322 = distinct !DILocation(line: 1171, column: 18, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPm4readCs6Jpjzm2F2TM_4hash", scope: !35, file: !34, line: 1166, type: !9, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!324 = distinct !DILocation(line: 798, column: 27, scope: !325, inlinedAt: !330)
!325 = distinct !DISubprogram(name: "assume_init_read<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitmE16assume_init_readCs6Jpjzm2F2TM_4hash", scope: !327, file: !326, line: 793, type: !9, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!326 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!327 = !DINamespace(name: "MaybeUninit", scope: !328)
!328 = !DINamespace(name: "maybe_uninit", scope: !329)
!329 = !DINamespace(name: "mem", scope: !16)
!330 = distinct !DILocation(line: 174, column: 51, scope: !312, inlinedAt: !315)
!331 = !{!332, !334}
!332 = distinct !{!332, !333, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash: %self"}
!333 = distinct !{!333, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash"}
!334 = distinct !{!334, !335, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash: %self"}
!335 = distinct !{!335, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash"}
!336 = !DILocation(line: 1165, column: 33, scope: !317, inlinedAt: !319)
!337 = !DILocation(line: 0, scope: !271, inlinedAt: !276)
!338 = !DILocation(line: 38, column: 23, scope: !206, inlinedAt: !113)
!339 = !DILocation(line: 39, column: 16, scope: !340, inlinedAt: !113)
!340 = distinct !DILexicalBlock(scope: !206, file: !7, line: 38, column: 5)
!341 = !DILocation(line: 2511, column: 13, scope: !170, inlinedAt: !342)
!342 = distinct !DILocation(line: 39, column: 20, scope: !340, inlinedAt: !113)
!343 = !DILocation(line: 39, column: 9, scope: !340, inlinedAt: !113)
!344 = !DILocation(line: 961, column: 18, scope: !345, inlinedAt: !349)
!345 = distinct !DISubprogram(name: "add<[u32; 8]>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOAmj8_3addCs6Jpjzm2F2TM_4hash", scope: !347, file: !346, line: 927, type: !9, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !10)
!346 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!347 = !DINamespace(name: "{impl#0}", scope: !348)
!348 = !DINamespace(name: "mut_ptr", scope: !37)
!349 = !DILocation(line: 51, column: 96, scope: !30)
!350 = !DILocation(line: 40, column: 5, scope: !201, inlinedAt: !113)
!351 = !DILocation(line: 41, column: 1, scope: !112, inlinedAt: !113)
!352 = !DILocation(line: 59, column: 5, scope: !108)
!353 = !DILocation(line: 60, column: 1, scope: !53)
!354 = !DILocation(line: 60, column: 1, scope: !40)
!355 = !DILocation(line: 60, column: 2, scope: !6)
