; ModuleID = 'hash.4e6a95005ebac0e4-cgu.0'
source_filename = "hash.4e6a95005ebac0e4-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCs6Jpjzm2F2TM_4hash1K = internal unnamed_addr constant [256 x i8] c"\98/\8AB\91D7q\CF\FB\C0\B5\A5\DB\B5\E9[\C2V9\F1\11\F1Y\A4\82?\92\D5^\1C\AB\98\AA\07\D8\01[\83\12\BE\851$\C3}\0CUt]\BEr\FE\B1\DE\80\A7\06\DC\9Bt\F1\9B\C1\C1i\9B\E4\86G\BE\EF\C6\9D\C1\0F\CC\A1\0C$o,\E9-\AA\84tJ\DC\A9\B0\\\DA\88\F9vRQ>\98m\C61\A8\C8'\03\B0\C7\7FY\BF\F3\0B\E0\C6G\91\A7\D5Qc\CA\06g))\14\85\0A\B7'8!\1B.\FCm,M\13\0D8STs\0Ae\BB\0Ajv.\C9\C2\81\85,r\92\A1\E8\BF\A2Kf\1A\A8p\8BK\C2\A3Ql\C7\19\E8\92\D1$\06\99\D6\855\0E\F4p\A0j\10\16\C1\A4\19\08l7\1ELwH'\B5\BC\B04\B3\0C\1C9J\AA\D8NO\CA\9C[\F3o.h\EE\82\8Ftoc\A5x\14x\C8\84\08\02\C7\8C\FA\FF\BE\90\EBlP\A4\F7\A3\F9\BE\F2xq\C6", align 4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @hash(i64 noundef %n, i64 noundef %length, ptr noundef readonly captures(none) %messages, ptr noundef writeonly captures(none) %digests) unnamed_addr #0 !dbg !8 {
start:
  %iter1.i = alloca [80 x i8], align 8
  %w.i = alloca [256 x i8], align 4
  %state = alloca [32 x i8], align 4
  %bytes = alloca [64 x i8], align 1
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !24
  %_32 = mul i32 %_33, %_34, !dbg !19
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %_31 = add i32 %_32, %_35, !dbg !30
  %i = zext i32 %_31 to i64, !dbg !30
  %_6 = icmp ule i64 %n, %i, !dbg !31
  %_7 = icmp ugt i64 %length, 55
  %or.cond = or i1 %_6, %_7, !dbg !31
  br i1 %or.cond, label %bb6, label %bb3, !dbg !31

bb3:                                              ; preds = %start
  %_10 = mul nuw nsw i64 %length, %i, !dbg !33
  %_9 = getelementptr inbounds nuw i8, ptr %messages, i64 %_10, !dbg !34
  call void @llvm.lifetime.start.p0(ptr nonnull %bytes), !dbg !41
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %bytes, i8 0, i64 56, i1 false), !dbg !43
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %bytes, ptr nonnull readonly align 1 %_9, i64 range(i64 0, 56) %length, i1 false), !dbg !44, !alias.scope !56, !noalias !60
  %0 = getelementptr inbounds nuw i8, ptr %bytes, i64 %length, !dbg !62
  store i8 -128, ptr %0, align 1, !dbg !62
  %_48 = getelementptr inbounds nuw i8, ptr %bytes, i64 56, !dbg !63
  %_24 = shl nuw nsw i64 %length, 3, !dbg !83
  %1 = tail call i64 @llvm.bswap.i64(i64 %_24), !dbg !84
  store i64 %1, ptr %_48, align 1, !dbg !94, !alias.scope !98, !noalias !102
  call void @llvm.lifetime.start.p0(ptr nonnull %state), !dbg !104
  store i32 1779033703, ptr %state, align 4, !dbg !105
  %2 = getelementptr inbounds nuw i8, ptr %state, i64 4, !dbg !105
  store i32 -1150833019, ptr %2, align 4, !dbg !105
  %3 = getelementptr inbounds nuw i8, ptr %state, i64 8, !dbg !105
  store i32 1013904242, ptr %3, align 4, !dbg !105
  %4 = getelementptr inbounds nuw i8, ptr %state, i64 12, !dbg !105
  store i32 -1521486534, ptr %4, align 4, !dbg !105
  %5 = getelementptr inbounds nuw i8, ptr %state, i64 16, !dbg !105
  store i32 1359893119, ptr %5, align 4, !dbg !105
  %6 = getelementptr inbounds nuw i8, ptr %state, i64 20, !dbg !105
  store i32 -1694144372, ptr %6, align 4, !dbg !105
  %7 = getelementptr inbounds nuw i8, ptr %state, i64 24, !dbg !105
  store i32 528734635, ptr %7, align 4, !dbg !105
  %8 = getelementptr inbounds nuw i8, ptr %state, i64 28, !dbg !105
  store i32 1541459225, ptr %8, align 4, !dbg !105
  tail call void @llvm.experimental.noalias.scope.decl(metadata !106), !dbg !109
  tail call void @llvm.experimental.noalias.scope.decl(metadata !111), !dbg !109
  call void @llvm.lifetime.start.p0(ptr nonnull %w.i), !dbg !113, !noalias !116
  %9 = getelementptr inbounds nuw i8, ptr %w.i, i64 64, !dbg !117
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %9, i8 0, i64 192, i1 false), !dbg !117, !noalias !116
  %_18.i = load i8, ptr %bytes, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %10 = getelementptr inbounds nuw i8, ptr %bytes, i64 1, !dbg !122
  %_21.i = load i8, ptr %10, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %11 = getelementptr inbounds nuw i8, ptr %bytes, i64 2, !dbg !123
  %_23.i = load i8, ptr %11, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %12 = getelementptr inbounds nuw i8, ptr %bytes, i64 3, !dbg !124
  %_25.i = load i8, ptr %12, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i = zext i8 %_25.i to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i = shl nuw i32 %_17.sroa.6.0.insert.ext.i, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i = zext i8 %_23.i to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i = zext i8 %_21.i to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i = zext i8 %_18.i to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i = or disjoint i32 %_17.sroa.4.0.insert.shift.i, %_17.sroa.0.0.insert.ext.i, !dbg !125
  %_17.sroa.4.0.insert.insert.i = or disjoint i32 %_17.sroa.5.0.insert.insert.i, %_17.sroa.5.0.insert.shift.i, !dbg !125
  %_17.sroa.0.0.insert.insert.i = or disjoint i32 %_17.sroa.4.0.insert.insert.i, %_17.sroa.6.0.insert.shift.i, !dbg !125
  %13 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i), !dbg !125
  store i32 %13, ptr %w.i, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.1 = getelementptr inbounds nuw i8, ptr %w.i, i64 4
  %_5.i.i.i.1 = getelementptr inbounds nuw i8, ptr %bytes, i64 4
  %_18.i.1 = load i8, ptr %_5.i.i.i.1, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %14 = getelementptr inbounds nuw i8, ptr %bytes, i64 5, !dbg !122
  %_21.i.1 = load i8, ptr %14, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %15 = getelementptr inbounds nuw i8, ptr %bytes, i64 6, !dbg !123
  %_23.i.1 = load i8, ptr %15, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %16 = getelementptr inbounds nuw i8, ptr %bytes, i64 7, !dbg !124
  %_25.i.1 = load i8, ptr %16, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.1 = zext i8 %_25.i.1 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.1 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.1, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.1 = zext i8 %_23.i.1 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.1 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.1, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.1 = zext i8 %_21.i.1 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.1 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.1, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.1 = zext i8 %_18.i.1 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.1, %_17.sroa.0.0.insert.ext.i.1, !dbg !125
  %_17.sroa.4.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.1, %_17.sroa.5.0.insert.shift.i.1, !dbg !125
  %_17.sroa.0.0.insert.insert.i.1 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.1, %_17.sroa.6.0.insert.shift.i.1, !dbg !125
  %17 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.1), !dbg !125
  store i32 %17, ptr %_3.i.i.i.1, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.2 = getelementptr inbounds nuw i8, ptr %w.i, i64 8
  %_5.i.i.i.2 = getelementptr inbounds nuw i8, ptr %bytes, i64 8
  %_18.i.2 = load i8, ptr %_5.i.i.i.2, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %18 = getelementptr inbounds nuw i8, ptr %bytes, i64 9, !dbg !122
  %_21.i.2 = load i8, ptr %18, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %19 = getelementptr inbounds nuw i8, ptr %bytes, i64 10, !dbg !123
  %_23.i.2 = load i8, ptr %19, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %20 = getelementptr inbounds nuw i8, ptr %bytes, i64 11, !dbg !124
  %_25.i.2 = load i8, ptr %20, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.2 = zext i8 %_25.i.2 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.2 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.2, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.2 = zext i8 %_23.i.2 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.2 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.2, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.2 = zext i8 %_21.i.2 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.2 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.2, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.2 = zext i8 %_18.i.2 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.2, %_17.sroa.0.0.insert.ext.i.2, !dbg !125
  %_17.sroa.4.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.2, %_17.sroa.5.0.insert.shift.i.2, !dbg !125
  %_17.sroa.0.0.insert.insert.i.2 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.2, %_17.sroa.6.0.insert.shift.i.2, !dbg !125
  %21 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.2), !dbg !125
  store i32 %21, ptr %_3.i.i.i.2, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.3 = getelementptr inbounds nuw i8, ptr %w.i, i64 12
  %_5.i.i.i.3 = getelementptr inbounds nuw i8, ptr %bytes, i64 12
  %_18.i.3 = load i8, ptr %_5.i.i.i.3, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %22 = getelementptr inbounds nuw i8, ptr %bytes, i64 13, !dbg !122
  %_21.i.3 = load i8, ptr %22, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %23 = getelementptr inbounds nuw i8, ptr %bytes, i64 14, !dbg !123
  %_23.i.3 = load i8, ptr %23, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %24 = getelementptr inbounds nuw i8, ptr %bytes, i64 15, !dbg !124
  %_25.i.3 = load i8, ptr %24, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.3 = zext i8 %_25.i.3 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.3 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.3, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.3 = zext i8 %_23.i.3 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.3 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.3, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.3 = zext i8 %_21.i.3 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.3 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.3, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.3 = zext i8 %_18.i.3 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.3, %_17.sroa.0.0.insert.ext.i.3, !dbg !125
  %_17.sroa.4.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.3, %_17.sroa.5.0.insert.shift.i.3, !dbg !125
  %_17.sroa.0.0.insert.insert.i.3 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.3, %_17.sroa.6.0.insert.shift.i.3, !dbg !125
  %25 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.3), !dbg !125
  store i32 %25, ptr %_3.i.i.i.3, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.4 = getelementptr inbounds nuw i8, ptr %w.i, i64 16
  %_5.i.i.i.4 = getelementptr inbounds nuw i8, ptr %bytes, i64 16
  %_18.i.4 = load i8, ptr %_5.i.i.i.4, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %26 = getelementptr inbounds nuw i8, ptr %bytes, i64 17, !dbg !122
  %_21.i.4 = load i8, ptr %26, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %27 = getelementptr inbounds nuw i8, ptr %bytes, i64 18, !dbg !123
  %_23.i.4 = load i8, ptr %27, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %28 = getelementptr inbounds nuw i8, ptr %bytes, i64 19, !dbg !124
  %_25.i.4 = load i8, ptr %28, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.4 = zext i8 %_25.i.4 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.4 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.4, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.4 = zext i8 %_23.i.4 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.4 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.4, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.4 = zext i8 %_21.i.4 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.4 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.4, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.4 = zext i8 %_18.i.4 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.4, %_17.sroa.0.0.insert.ext.i.4, !dbg !125
  %_17.sroa.4.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.4, %_17.sroa.5.0.insert.shift.i.4, !dbg !125
  %_17.sroa.0.0.insert.insert.i.4 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.4, %_17.sroa.6.0.insert.shift.i.4, !dbg !125
  %29 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.4), !dbg !125
  store i32 %29, ptr %_3.i.i.i.4, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.5 = getelementptr inbounds nuw i8, ptr %w.i, i64 20
  %_5.i.i.i.5 = getelementptr inbounds nuw i8, ptr %bytes, i64 20
  %_18.i.5 = load i8, ptr %_5.i.i.i.5, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %30 = getelementptr inbounds nuw i8, ptr %bytes, i64 21, !dbg !122
  %_21.i.5 = load i8, ptr %30, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %31 = getelementptr inbounds nuw i8, ptr %bytes, i64 22, !dbg !123
  %_23.i.5 = load i8, ptr %31, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %32 = getelementptr inbounds nuw i8, ptr %bytes, i64 23, !dbg !124
  %_25.i.5 = load i8, ptr %32, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.5 = zext i8 %_25.i.5 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.5 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.5, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.5 = zext i8 %_23.i.5 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.5 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.5, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.5 = zext i8 %_21.i.5 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.5 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.5, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.5 = zext i8 %_18.i.5 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.5, %_17.sroa.0.0.insert.ext.i.5, !dbg !125
  %_17.sroa.4.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.5, %_17.sroa.5.0.insert.shift.i.5, !dbg !125
  %_17.sroa.0.0.insert.insert.i.5 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.5, %_17.sroa.6.0.insert.shift.i.5, !dbg !125
  %33 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.5), !dbg !125
  store i32 %33, ptr %_3.i.i.i.5, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.6 = getelementptr inbounds nuw i8, ptr %w.i, i64 24
  %_5.i.i.i.6 = getelementptr inbounds nuw i8, ptr %bytes, i64 24
  %_18.i.6 = load i8, ptr %_5.i.i.i.6, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %34 = getelementptr inbounds nuw i8, ptr %bytes, i64 25, !dbg !122
  %_21.i.6 = load i8, ptr %34, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %35 = getelementptr inbounds nuw i8, ptr %bytes, i64 26, !dbg !123
  %_23.i.6 = load i8, ptr %35, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %36 = getelementptr inbounds nuw i8, ptr %bytes, i64 27, !dbg !124
  %_25.i.6 = load i8, ptr %36, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.6 = zext i8 %_25.i.6 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.6 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.6, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.6 = zext i8 %_23.i.6 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.6 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.6, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.6 = zext i8 %_21.i.6 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.6 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.6, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.6 = zext i8 %_18.i.6 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.6, %_17.sroa.0.0.insert.ext.i.6, !dbg !125
  %_17.sroa.4.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.6, %_17.sroa.5.0.insert.shift.i.6, !dbg !125
  %_17.sroa.0.0.insert.insert.i.6 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.6, %_17.sroa.6.0.insert.shift.i.6, !dbg !125
  %37 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.6), !dbg !125
  store i32 %37, ptr %_3.i.i.i.6, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.7 = getelementptr inbounds nuw i8, ptr %w.i, i64 28
  %_5.i.i.i.7 = getelementptr inbounds nuw i8, ptr %bytes, i64 28
  %_18.i.7 = load i8, ptr %_5.i.i.i.7, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %38 = getelementptr inbounds nuw i8, ptr %bytes, i64 29, !dbg !122
  %_21.i.7 = load i8, ptr %38, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %39 = getelementptr inbounds nuw i8, ptr %bytes, i64 30, !dbg !123
  %_23.i.7 = load i8, ptr %39, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %40 = getelementptr inbounds nuw i8, ptr %bytes, i64 31, !dbg !124
  %_25.i.7 = load i8, ptr %40, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.7 = zext i8 %_25.i.7 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.7 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.7, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.7 = zext i8 %_23.i.7 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.7 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.7, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.7 = zext i8 %_21.i.7 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.7 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.7, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.7 = zext i8 %_18.i.7 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.7, %_17.sroa.0.0.insert.ext.i.7, !dbg !125
  %_17.sroa.4.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.7, %_17.sroa.5.0.insert.shift.i.7, !dbg !125
  %_17.sroa.0.0.insert.insert.i.7 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.7, %_17.sroa.6.0.insert.shift.i.7, !dbg !125
  %41 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.7), !dbg !125
  store i32 %41, ptr %_3.i.i.i.7, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.8 = getelementptr inbounds nuw i8, ptr %w.i, i64 32
  %_5.i.i.i.8 = getelementptr inbounds nuw i8, ptr %bytes, i64 32
  %_18.i.8 = load i8, ptr %_5.i.i.i.8, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %42 = getelementptr inbounds nuw i8, ptr %bytes, i64 33, !dbg !122
  %_21.i.8 = load i8, ptr %42, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %43 = getelementptr inbounds nuw i8, ptr %bytes, i64 34, !dbg !123
  %_23.i.8 = load i8, ptr %43, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %44 = getelementptr inbounds nuw i8, ptr %bytes, i64 35, !dbg !124
  %_25.i.8 = load i8, ptr %44, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.8 = zext i8 %_25.i.8 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.8 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.8, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.8 = zext i8 %_23.i.8 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.8 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.8, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.8 = zext i8 %_21.i.8 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.8 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.8, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.8 = zext i8 %_18.i.8 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.8, %_17.sroa.0.0.insert.ext.i.8, !dbg !125
  %_17.sroa.4.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.8, %_17.sroa.5.0.insert.shift.i.8, !dbg !125
  %_17.sroa.0.0.insert.insert.i.8 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.8, %_17.sroa.6.0.insert.shift.i.8, !dbg !125
  %45 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.8), !dbg !125
  store i32 %45, ptr %_3.i.i.i.8, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.9 = getelementptr inbounds nuw i8, ptr %w.i, i64 36
  %_5.i.i.i.9 = getelementptr inbounds nuw i8, ptr %bytes, i64 36
  %_18.i.9 = load i8, ptr %_5.i.i.i.9, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %46 = getelementptr inbounds nuw i8, ptr %bytes, i64 37, !dbg !122
  %_21.i.9 = load i8, ptr %46, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %47 = getelementptr inbounds nuw i8, ptr %bytes, i64 38, !dbg !123
  %_23.i.9 = load i8, ptr %47, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %48 = getelementptr inbounds nuw i8, ptr %bytes, i64 39, !dbg !124
  %_25.i.9 = load i8, ptr %48, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.9 = zext i8 %_25.i.9 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.9 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.9, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.9 = zext i8 %_23.i.9 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.9 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.9, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.9 = zext i8 %_21.i.9 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.9 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.9, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.9 = zext i8 %_18.i.9 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.9, %_17.sroa.0.0.insert.ext.i.9, !dbg !125
  %_17.sroa.4.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.9, %_17.sroa.5.0.insert.shift.i.9, !dbg !125
  %_17.sroa.0.0.insert.insert.i.9 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.9, %_17.sroa.6.0.insert.shift.i.9, !dbg !125
  %49 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.9), !dbg !125
  store i32 %49, ptr %_3.i.i.i.9, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.10 = getelementptr inbounds nuw i8, ptr %w.i, i64 40
  %_5.i.i.i.10 = getelementptr inbounds nuw i8, ptr %bytes, i64 40
  %_18.i.10 = load i8, ptr %_5.i.i.i.10, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %50 = getelementptr inbounds nuw i8, ptr %bytes, i64 41, !dbg !122
  %_21.i.10 = load i8, ptr %50, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %51 = getelementptr inbounds nuw i8, ptr %bytes, i64 42, !dbg !123
  %_23.i.10 = load i8, ptr %51, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %52 = getelementptr inbounds nuw i8, ptr %bytes, i64 43, !dbg !124
  %_25.i.10 = load i8, ptr %52, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.10 = zext i8 %_25.i.10 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.10 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.10, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.10 = zext i8 %_23.i.10 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.10 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.10, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.10 = zext i8 %_21.i.10 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.10 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.10, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.10 = zext i8 %_18.i.10 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.10, %_17.sroa.0.0.insert.ext.i.10, !dbg !125
  %_17.sroa.4.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.10, %_17.sroa.5.0.insert.shift.i.10, !dbg !125
  %_17.sroa.0.0.insert.insert.i.10 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.10, %_17.sroa.6.0.insert.shift.i.10, !dbg !125
  %53 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.10), !dbg !125
  store i32 %53, ptr %_3.i.i.i.10, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.11 = getelementptr inbounds nuw i8, ptr %w.i, i64 44
  %_5.i.i.i.11 = getelementptr inbounds nuw i8, ptr %bytes, i64 44
  %_18.i.11 = load i8, ptr %_5.i.i.i.11, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %54 = getelementptr inbounds nuw i8, ptr %bytes, i64 45, !dbg !122
  %_21.i.11 = load i8, ptr %54, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %55 = getelementptr inbounds nuw i8, ptr %bytes, i64 46, !dbg !123
  %_23.i.11 = load i8, ptr %55, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %56 = getelementptr inbounds nuw i8, ptr %bytes, i64 47, !dbg !124
  %_25.i.11 = load i8, ptr %56, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.11 = zext i8 %_25.i.11 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.11 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.11, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.11 = zext i8 %_23.i.11 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.11 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.11, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.11 = zext i8 %_21.i.11 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.11 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.11, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.11 = zext i8 %_18.i.11 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.11, %_17.sroa.0.0.insert.ext.i.11, !dbg !125
  %_17.sroa.4.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.11, %_17.sroa.5.0.insert.shift.i.11, !dbg !125
  %_17.sroa.0.0.insert.insert.i.11 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.11, %_17.sroa.6.0.insert.shift.i.11, !dbg !125
  %57 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.11), !dbg !125
  store i32 %57, ptr %_3.i.i.i.11, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.12 = getelementptr inbounds nuw i8, ptr %w.i, i64 48
  %_5.i.i.i.12 = getelementptr inbounds nuw i8, ptr %bytes, i64 48
  %_18.i.12 = load i8, ptr %_5.i.i.i.12, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %58 = getelementptr inbounds nuw i8, ptr %bytes, i64 49, !dbg !122
  %_21.i.12 = load i8, ptr %58, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %59 = getelementptr inbounds nuw i8, ptr %bytes, i64 50, !dbg !123
  %_23.i.12 = load i8, ptr %59, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %60 = getelementptr inbounds nuw i8, ptr %bytes, i64 51, !dbg !124
  %_25.i.12 = load i8, ptr %60, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.12 = zext i8 %_25.i.12 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.12 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.12, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.12 = zext i8 %_23.i.12 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.12 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.12, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.12 = zext i8 %_21.i.12 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.12 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.12, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.12 = zext i8 %_18.i.12 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.12, %_17.sroa.0.0.insert.ext.i.12, !dbg !125
  %_17.sroa.4.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.12, %_17.sroa.5.0.insert.shift.i.12, !dbg !125
  %_17.sroa.0.0.insert.insert.i.12 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.12, %_17.sroa.6.0.insert.shift.i.12, !dbg !125
  %61 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.12), !dbg !125
  store i32 %61, ptr %_3.i.i.i.12, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.13 = getelementptr inbounds nuw i8, ptr %w.i, i64 52
  %_5.i.i.i.13 = getelementptr inbounds nuw i8, ptr %bytes, i64 52
  %_18.i.13 = load i8, ptr %_5.i.i.i.13, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %62 = getelementptr inbounds nuw i8, ptr %bytes, i64 53, !dbg !122
  %_21.i.13 = load i8, ptr %62, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %63 = getelementptr inbounds nuw i8, ptr %bytes, i64 54, !dbg !123
  %_23.i.13 = load i8, ptr %63, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %64 = getelementptr inbounds nuw i8, ptr %bytes, i64 55, !dbg !124
  %_25.i.13 = load i8, ptr %64, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.13 = zext i8 %_25.i.13 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.13 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.13, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.13 = zext i8 %_23.i.13 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.13 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.13, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.13 = zext i8 %_21.i.13 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.13 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.13, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.13 = zext i8 %_18.i.13 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.13, %_17.sroa.0.0.insert.ext.i.13, !dbg !125
  %_17.sroa.4.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.13, %_17.sroa.5.0.insert.shift.i.13, !dbg !125
  %_17.sroa.0.0.insert.insert.i.13 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.13, %_17.sroa.6.0.insert.shift.i.13, !dbg !125
  %65 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.13), !dbg !125
  store i32 %65, ptr %_3.i.i.i.13, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.14 = getelementptr inbounds nuw i8, ptr %w.i, i64 56
  %_18.i.14 = load i8, ptr %_48, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %66 = getelementptr inbounds nuw i8, ptr %bytes, i64 57, !dbg !122
  %_21.i.14 = load i8, ptr %66, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %67 = getelementptr inbounds nuw i8, ptr %bytes, i64 58, !dbg !123
  %_23.i.14 = load i8, ptr %67, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %68 = getelementptr inbounds nuw i8, ptr %bytes, i64 59, !dbg !124
  %_25.i.14 = load i8, ptr %68, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.14 = zext i8 %_25.i.14 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.14 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.14, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.14 = zext i8 %_23.i.14 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.14 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.14, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.14 = zext i8 %_21.i.14 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.14 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.14, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.14 = zext i8 %_18.i.14 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.14, %_17.sroa.0.0.insert.ext.i.14, !dbg !125
  %_17.sroa.4.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.14, %_17.sroa.5.0.insert.shift.i.14, !dbg !125
  %_17.sroa.0.0.insert.insert.i.14 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.14, %_17.sroa.6.0.insert.shift.i.14, !dbg !125
  %69 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.14), !dbg !125
  store i32 %69, ptr %_3.i.i.i.14, align 4, !dbg !133, !noalias !116
  %_3.i.i.i.15 = getelementptr inbounds nuw i8, ptr %w.i, i64 60
  %_5.i.i.i.15 = getelementptr inbounds nuw i8, ptr %bytes, i64 60
  %_18.i.15 = load i8, ptr %_5.i.i.i.15, align 1, !dbg !118, !alias.scope !111, !noalias !106, !noundef !12
  %70 = getelementptr inbounds nuw i8, ptr %bytes, i64 61, !dbg !122
  %_21.i.15 = load i8, ptr %70, align 1, !dbg !122, !alias.scope !111, !noalias !106, !noundef !12
  %71 = getelementptr inbounds nuw i8, ptr %bytes, i64 62, !dbg !123
  %_23.i.15 = load i8, ptr %71, align 1, !dbg !123, !alias.scope !111, !noalias !106, !noundef !12
  %72 = getelementptr inbounds nuw i8, ptr %bytes, i64 63, !dbg !124
  %_25.i.15 = load i8, ptr %72, align 1, !dbg !124, !alias.scope !111, !noalias !106, !noundef !12
  %_17.sroa.6.0.insert.ext.i.15 = zext i8 %_25.i.15 to i32, !dbg !125
  %_17.sroa.6.0.insert.shift.i.15 = shl nuw i32 %_17.sroa.6.0.insert.ext.i.15, 24, !dbg !125
  %_17.sroa.5.0.insert.ext.i.15 = zext i8 %_23.i.15 to i32, !dbg !125
  %_17.sroa.5.0.insert.shift.i.15 = shl nuw nsw i32 %_17.sroa.5.0.insert.ext.i.15, 16, !dbg !125
  %_17.sroa.4.0.insert.ext.i.15 = zext i8 %_21.i.15 to i32, !dbg !125
  %_17.sroa.4.0.insert.shift.i.15 = shl nuw nsw i32 %_17.sroa.4.0.insert.ext.i.15, 8, !dbg !125
  %_17.sroa.0.0.insert.ext.i.15 = zext i8 %_18.i.15 to i32, !dbg !125
  %_17.sroa.5.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.4.0.insert.shift.i.15, %_17.sroa.0.0.insert.ext.i.15, !dbg !125
  %_17.sroa.4.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.5.0.insert.insert.i.15, %_17.sroa.5.0.insert.shift.i.15, !dbg !125
  %_17.sroa.0.0.insert.insert.i.15 = or disjoint i32 %_17.sroa.4.0.insert.insert.i.15, %_17.sroa.6.0.insert.shift.i.15, !dbg !125
  %73 = tail call i32 @llvm.bswap.i32(i32 %_17.sroa.0.0.insert.insert.i.15), !dbg !125
  store i32 %73, ptr %_3.i.i.i.15, align 4, !dbg !133, !noalias !116
  br label %bb25.i, !dbg !134

bb25.i:                                           ; preds = %bb25.i, %bb3
  %iter2.sroa.0.059.i = phi i64 [ 16, %bb3 ], [ %83, %bb25.i ]
  %74 = getelementptr i32, ptr %w.i, i64 %iter2.sroa.0.059.i, !dbg !146
  %75 = getelementptr i8, ptr %74, i64 -8, !dbg !146
  %_42.i = load i32, ptr %75, align 4, !dbg !146, !noalias !116, !noundef !12
  %76 = tail call i32 @llvm.fshl.i32(i32 %_42.i, i32 %_42.i, i32 15), !dbg !149
  %77 = tail call i32 @llvm.fshl.i32(i32 %_42.i, i32 %_42.i, i32 13), !dbg !156
  %_40.i = xor i32 %76, %77, !dbg !146
  %_47.i = lshr i32 %_42.i, 10, !dbg !159
  %s18.i = xor i32 %_40.i, %_47.i, !dbg !146
  %78 = getelementptr i8, ptr %74, i64 -60, !dbg !160
  %_32.i = load i32, ptr %78, align 4, !dbg !160, !noalias !116, !noundef !12
  %79 = tail call i32 @llvm.fshl.i32(i32 %_32.i, i32 %_32.i, i32 25), !dbg !161
  %80 = tail call i32 @llvm.fshl.i32(i32 %_32.i, i32 %_32.i, i32 14), !dbg !164
  %_30.i = xor i32 %79, %80, !dbg !160
  %_37.i = lshr i32 %_32.i, 3, !dbg !167
  %s06.i = xor i32 %_30.i, %_37.i, !dbg !160
  %81 = getelementptr i8, ptr %74, i64 -64, !dbg !168
  %_52.i = load i32, ptr %81, align 4, !dbg !168, !noalias !116, !noundef !12
  %82 = getelementptr i8, ptr %74, i64 -28, !dbg !170
  %_55.i = load i32, ptr %82, align 4, !dbg !170, !noalias !116, !noundef !12
  %_51.i = add i32 %_55.i, %_52.i, !dbg !171
  %_50.i = add i32 %_51.i, %s18.i, !dbg !174
  %_49.i = add i32 %_50.i, %s06.i, !dbg !176
  store i32 %_49.i, ptr %74, align 4, !dbg !178, !noalias !116
  %83 = add nuw nsw i64 %iter2.sroa.0.059.i, 2, !dbg !179
  %84 = getelementptr i32, ptr %w.i, i64 %iter2.sroa.0.059.i, !dbg !146
  %85 = getelementptr i8, ptr %84, i64 4, !dbg !146
  %86 = getelementptr i8, ptr %84, i64 -4, !dbg !146
  %_42.i.1 = load i32, ptr %86, align 4, !dbg !146, !noalias !116, !noundef !12
  %87 = tail call i32 @llvm.fshl.i32(i32 %_42.i.1, i32 %_42.i.1, i32 15), !dbg !149
  %88 = tail call i32 @llvm.fshl.i32(i32 %_42.i.1, i32 %_42.i.1, i32 13), !dbg !156
  %_40.i.1 = xor i32 %87, %88, !dbg !146
  %_47.i.1 = lshr i32 %_42.i.1, 10, !dbg !159
  %s18.i.1 = xor i32 %_40.i.1, %_47.i.1, !dbg !146
  %89 = getelementptr i8, ptr %84, i64 -56, !dbg !160
  %_32.i.1 = load i32, ptr %89, align 4, !dbg !160, !noalias !116, !noundef !12
  %90 = tail call i32 @llvm.fshl.i32(i32 %_32.i.1, i32 %_32.i.1, i32 25), !dbg !161
  %91 = tail call i32 @llvm.fshl.i32(i32 %_32.i.1, i32 %_32.i.1, i32 14), !dbg !164
  %_30.i.1 = xor i32 %90, %91, !dbg !160
  %_37.i.1 = lshr i32 %_32.i.1, 3, !dbg !167
  %s06.i.1 = xor i32 %_30.i.1, %_37.i.1, !dbg !160
  %92 = getelementptr i8, ptr %84, i64 -24, !dbg !170
  %_55.i.1 = load i32, ptr %92, align 4, !dbg !170, !noalias !116, !noundef !12
  %_51.i.1 = add i32 %_55.i.1, %_32.i, !dbg !171
  %_50.i.1 = add i32 %_51.i.1, %s18.i.1, !dbg !174
  %_49.i.1 = add i32 %_50.i.1, %s06.i.1, !dbg !176
  store i32 %_49.i.1, ptr %85, align 4, !dbg !178, !noalias !116
  %exitcond.not.i.1 = icmp eq i64 %83, 64, !dbg !187
  br i1 %exitcond.not.i.1, label %bb31.i, label %bb25.i, !dbg !134

bb32.i:                                           ; preds = %bb31.i
  %g.sroa.0.066.i.lcssa = phi i32 [ %g.sroa.0.066.i, %bb31.i ]
  %f.sroa.0.065.i.lcssa = phi i32 [ %f.sroa.0.065.i, %bb31.i ]
  %e.sroa.0.064.i.lcssa = phi i32 [ %e.sroa.0.064.i, %bb31.i ]
  %a.sroa.0.063.i.lcssa = phi i32 [ %a.sroa.0.063.i, %bb31.i ]
  %b.sroa.0.062.i.lcssa = phi i32 [ %b.sroa.0.062.i, %bb31.i ]
  %c.sroa.0.061.i.lcssa = phi i32 [ %c.sroa.0.061.i, %bb31.i ]
  %_113.i.lcssa = phi i32 [ %_113.i, %bb31.i ], !dbg !194
  %_114.i.lcssa = phi i32 [ %_114.i, %bb31.i ], !dbg !204
  call void @llvm.lifetime.start.p0(ptr nonnull %iter1.i), !dbg !206, !noalias !116
  %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 32, !dbg !206
  store i32 %_114.i.lcssa, ptr %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.4.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 36, !dbg !206
  store i32 %a.sroa.0.063.i.lcssa, ptr %_115.sroa.3.sroa.4.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.5.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 40, !dbg !206
  store i32 %b.sroa.0.062.i.lcssa, ptr %_115.sroa.3.sroa.5.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.6.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 44, !dbg !206
  store i32 %c.sroa.0.061.i.lcssa, ptr %_115.sroa.3.sroa.6.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.7.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 48, !dbg !206
  store i32 %_113.i.lcssa, ptr %_115.sroa.3.sroa.7.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.8.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 52, !dbg !206
  store i32 %e.sroa.0.064.i.lcssa, ptr %_115.sroa.3.sroa.8.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.9.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 56, !dbg !206
  store i32 %f.sroa.0.065.i.lcssa, ptr %_115.sroa.3.sroa.9.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 8, !dbg !206, !noalias !116
  %_115.sroa.3.sroa.10.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter1.i, i64 60, !dbg !206
  store i32 %g.sroa.0.066.i.lcssa, ptr %_115.sroa.3.sroa.10.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, align 4, !dbg !206, !noalias !116
  br label %bb18.i, !dbg !207

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
  %93 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 26), !dbg !209
  %94 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 21), !dbg !212
  %95 = tail call i32 @llvm.fshl.i32(i32 %e.sroa.0.064.i, i32 %e.sroa.0.064.i, i32 7), !dbg !215
  %_70.i = xor i32 %93, %94, !dbg !218
  %s1.i = xor i32 %_70.i, %95, !dbg !218
  %_78.i = and i32 %e.sroa.0.064.i, %f.sroa.0.065.i, !dbg !219
  %_82.i = xor i32 %e.sroa.0.064.i, -1, !dbg !220
  %_81.i = and i32 %g.sroa.0.066.i, %_82.i, !dbg !221
  %choice.i = or i32 %_81.i, %_78.i, !dbg !219
  %96 = add nuw nsw i64 %iter3.sroa.0.068.i, 1, !dbg !222
  %97 = getelementptr inbounds nuw i32, ptr @_RNvCs6Jpjzm2F2TM_4hash1K, i64 %iter3.sroa.0.068.i, !dbg !232
  %_89.i = load i32, ptr %97, align 4, !dbg !232, !noalias !116, !noundef !12
  %98 = getelementptr inbounds nuw i32, ptr %w.i, i64 %iter3.sroa.0.068.i, !dbg !233
  %_92.i = load i32, ptr %98, align 4, !dbg !233, !noalias !116, !noundef !12
  %_88.i = add i32 %choice.i, %h.sroa.0.067.i, !dbg !234
  %_87.i = add i32 %_88.i, %s1.i, !dbg !236
  %_86.i = add i32 %_87.i, %_89.i, !dbg !238
  %t1.i = add i32 %_86.i, %_92.i, !dbg !240
  %99 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 30), !dbg !242
  %100 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 19), !dbg !245
  %_94.i = xor i32 %99, %100, !dbg !248
  %101 = tail call i32 @llvm.fshl.i32(i32 %a.sroa.0.063.i, i32 %a.sroa.0.063.i, i32 10), !dbg !249
  %s0.i = xor i32 %_94.i, %101, !dbg !248
  %_10754.i = xor i32 %c.sroa.0.061.i, %b.sroa.0.062.i, !dbg !252
  %_103.i = and i32 %_10754.i, %a.sroa.0.063.i, !dbg !252
  %_110.i = and i32 %c.sroa.0.061.i, %b.sroa.0.062.i, !dbg !253
  %_102.i = xor i32 %_103.i, %_110.i, !dbg !252
  %t2.i = add i32 %_102.i, %s0.i, !dbg !254
  %_113.i = add i32 %t1.i, %d.sroa.0.060.i, !dbg !194
  %_114.i = add i32 %t2.i, %t1.i, !dbg !204
  %exitcond72.not.i = icmp eq i64 %96, 64, !dbg !256
  br i1 %exitcond72.not.i, label %bb32.i, label %bb31.i, !dbg !259

bb18.i:                                           ; preds = %bb19.i, %bb32.i
  %102 = phi i64 [ %103, %bb19.i ], [ 0, %bb32.i ]
  %state57.idx.i = phi i64 [ %state56.idx.i, %bb19.i ], [ 0, %bb32.i ]
  %_7.i.i.i = icmp eq i64 %state57.idx.i, 32, !dbg !260
  %state57.add.i = add nuw nsw i64 %state57.idx.i, 4, !dbg !283
  %state57.ptr.i = getelementptr inbounds nuw i8, ptr %state, i64 %state57.idx.i, !dbg !283
  %state56.idx.i = select i1 %_7.i.i.i, i64 32, i64 %state57.add.i, !dbg !283
  br i1 %_7.i.i.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, label %bb7.i.i, !dbg !284

bb7.i.i:                                          ; preds = %bb18.i
  %_5.not.i.not.i.i = icmp eq i64 %102, 8, !dbg !290
  %_16.i.i.i = icmp ult i64 %102, 8
  br i1 %_5.not.i.not.i.i, label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, label %bb1.i.i.i, !dbg !290

bb1.i.i.i:                                        ; preds = %bb7.i.i
  %_10.i.i.i = add nuw nsw i64 %102, 1
  %_13.i.i.i = getelementptr inbounds nuw i32, ptr %_115.sroa.3.sroa.3.0._115.sroa.3.0.iter1.sroa_idx.sroa_idx.i, i64 %102
  call void @llvm.assume(i1 %_16.i.i.i), !dbg !308
  %_12.i.i.i = load i32, ptr %_13.i.i.i, align 4, !dbg !322, !alias.scope !333, !noalias !116, !noundef !12
  br label %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i, !dbg !338

_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i: ; preds = %bb1.i.i.i, %bb7.i.i, %bb18.i
  %103 = phi i64 [ %102, %bb18.i ], [ %_10.i.i.i, %bb1.i.i.i ], [ 8, %bb7.i.i ]
  %_0.sroa.4.0.i.i = phi i32 [ undef, %bb18.i ], [ %_12.i.i.i, %bb1.i.i.i ], [ undef, %bb7.i.i ]
  %_0.sroa.0.0.i.i = phi ptr [ null, %bb18.i ], [ %state57.ptr.i, %bb1.i.i.i ], [ null, %bb7.i.i ], !dbg !339
  %.not53.i = icmp eq ptr %_0.sroa.0.0.i.i, null, !dbg !340
  br i1 %.not53.i, label %_RNvCs6Jpjzm2F2TM_4hash5block.exit, label %bb19.i, !dbg !340

bb19.i:                                           ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i
  %_126.i = load i32, ptr %_0.sroa.0.0.i.i, align 4, !dbg !341, !alias.scope !106, !noalias !111, !noundef !12
  %_125.i = add i32 %_126.i, %_0.sroa.4.0.i.i, !dbg !343
  store i32 %_125.i, ptr %_0.sroa.0.0.i.i, align 4, !dbg !345, !alias.scope !106, !noalias !111
  br label %bb18.i, !dbg !207

_RNvCs6Jpjzm2F2TM_4hash5block.exit:               ; preds = %_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash.exit.i
  %_12 = getelementptr inbounds nuw [8 x i32], ptr %digests, i64 %i, !dbg !346
  call void @llvm.lifetime.end.p0(ptr nonnull %iter1.i), !dbg !352, !noalias !116
  call void @llvm.lifetime.end.p0(ptr nonnull %w.i), !dbg !353, !noalias !116
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %_12, ptr noundef nonnull align 4 dereferenceable(32) %state, i64 32, i1 false), !dbg !354
  call void @llvm.lifetime.end.p0(ptr nonnull %state), !dbg !355
  call void @llvm.lifetime.end.p0(ptr nonnull %bytes), !dbg !356
  br label %bb6, !dbg !357

bb6:                                              ; preds = %start, %_RNvCs6Jpjzm2F2TM_4hash5block.exit
  ret void, !dbg !357
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
!llvm.dbg.cu = !{!4, !6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "examples/rust/hash.rs/@/hash.4e6a95005ebac0e4-cgu.0", directory: ".")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/lib.rs/@/core.46fadd256a42ccb-cgu.0", directory: "/usr/src/rustc-1.96.0/library/core")
!8 = distinct !DISubprogram(name: "hash", scope: !10, file: !9, line: 44, type: !11, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!9 = !DIFile(filename: "examples/rust/hash.rs", directory: ".", checksumkind: CSK_MD5, checksum: "402f03e72c3690076b2402f57e4d7419")
!10 = !DINamespace(name: "hash", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 83, column: 5, scope: !14, inlinedAt: !19)
!14 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_idx_x", scope: !16, file: !15, line: 82, type: !11, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!15 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!16 = !DINamespace(name: "nvptx", scope: !17)
!17 = !DINamespace(name: "core_arch", scope: !18)
!18 = !DINamespace(name: "core", scope: null)
!19 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !23)
!20 = distinct !DISubprogram(name: "global_id", linkageName: "_RNvNtCs6Jpjzm2F2TM_4hash3gpu9global_id", scope: !22, file: !21, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!21 = !DIFile(filename: "examples/rust/gpu.rs", directory: ".", checksumkind: CSK_MD5, checksum: "a6a4f763681a8436f640b8e108a9df2f")
!22 = !DINamespace(name: "gpu", scope: !10)
!23 = !DILocation(line: 45, column: 13, scope: !8)
!24 = !DILocation(line: 62, column: 5, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx12__block_dim_x", scope: !16, file: !15, line: 61, type: !11, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!26 = !DILocation(line: 9, column: 46, scope: !20, inlinedAt: !23)
!27 = !DILocation(line: 125, column: 5, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCsnC4lpNxbXH_4core9core_arch5nvptx13__thread_idx_x", scope: !16, file: !15, line: 124, type: !11, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!29 = !DILocation(line: 9, column: 77, scope: !20, inlinedAt: !23)
!30 = !DILocation(line: 9, column: 14, scope: !20, inlinedAt: !23)
!31 = !DILocation(line: 46, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !8, file: !9, line: 45, column: 5)
!33 = !DILocation(line: 51, column: 60, scope: !32)
!34 = !DILocation(line: 863, column: 18, scope: !35, inlinedAt: !40)
!35 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPh3addCs6Jpjzm2F2TM_4hash", scope: !37, file: !36, line: 829, type: !11, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!36 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!37 = !DINamespace(name: "{impl#0}", scope: !38)
!38 = !DINamespace(name: "const_ptr", scope: !39)
!39 = !DINamespace(name: "ptr", scope: !18)
!40 = !DILocation(line: 51, column: 56, scope: !32)
!41 = !DILocation(line: 52, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !32, file: !9, line: 50, column: 5)
!43 = !DILocation(line: 52, column: 21, scope: !42)
!44 = !DILocation(line: 552, column: 14, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr19copy_nonoverlappinghECs6Jpjzm2F2TM_4hash", scope: !39, file: !46, line: 531, type: !11, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!46 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "eb6a3a518a97dbfc5c0bf0af7d66dd73")
!47 = distinct !DILocation(line: 5584, column: 9, scope: !48, inlinedAt: !51)
!48 = distinct !DISubprogram(name: "copy_from_slice_impl<u8>", linkageName: "_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash", scope: !50, file: !49, line: 5561, type: !11, scopeLine: 5561, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!49 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "1f64a141f11e4e3a7a0a9e34684244e5")
!50 = !DINamespace(name: "slice", scope: !18)
!51 = distinct !DILocation(line: 4325, column: 18, scope: !52, inlinedAt: !54)
!52 = distinct !DISubprogram(name: "copy_from_slice<u8>", linkageName: "_RNvMNtCsnC4lpNxbXH_4core5sliceSh15copy_from_sliceCs6Jpjzm2F2TM_4hash", scope: !53, file: !49, line: 4320, type: !11, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!53 = !DINamespace(name: "{impl#0}", scope: !50)
!54 = !DILocation(line: 53, column: 21, scope: !55)
!55 = distinct !DILexicalBlock(scope: !42, file: !9, line: 52, column: 5)
!56 = !{!57, !59}
!57 = distinct !{!57, !58, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %dest.0"}
!58 = distinct !{!58, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash"}
!59 = distinct !{!59, !58, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %src.0"}
!60 = !{!61}
!61 = distinct !{!61, !58, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: argument 2"}
!62 = !DILocation(line: 54, column: 5, scope: !55)
!63 = !DILocation(line: 101, column: 24, scope: !64, inlinedAt: !68)
!64 = distinct !DILexicalBlock(scope: !66, file: !65, line: 99, column: 5)
!65 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "1c2140eb3aebf582efc202f1b7d2d543")
!66 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<u8>", linkageName: "_RINvNtNtCsnC4lpNxbXH_4core5slice5index28get_offset_len_mut_noubcheckhECs6Jpjzm2F2TM_4hash", scope: !67, file: !65, line: 94, type: !11, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!67 = !DINamespace(name: "index", scope: !50)
!68 = !DILocation(line: 586, column: 19, scope: !69, inlinedAt: !72)
!69 = distinct !DILexicalBlock(scope: !70, file: !65, line: 585, column: 13)
!70 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_RNvXs5_NtNtCsnC4lpNxbXH_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE9index_mutCs6Jpjzm2F2TM_4hash", scope: !71, file: !65, line: 579, type: !11, scopeLine: 579, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!71 = !DINamespace(name: "{impl#7}", scope: !67)
!72 = !DILocation(line: 31, column: 15, scope: !73, inlinedAt: !76)
!73 = !DILexicalBlockFile(scope: !74, file: !65, discriminator: 2)
!74 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core5slice5indexShINtNtNtB8_3ops5index8IndexMutINtNtBJ_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !75, file: !65, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!75 = !DINamespace(name: "{impl#1}", scope: !67)
!76 = !DILocation(line: 402, column: 9, scope: !77, inlinedAt: !82)
!77 = !DILexicalBlockFile(scope: !79, file: !78, discriminator: 2)
!78 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "56dd256f2a6bbb09cf278093c2567586")
!79 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeFrom<usize>, 64>", linkageName: "_RNvXse_NtCsnC4lpNxbXH_4core5arrayAhj40_INtNtNtB7_3ops5index8IndexMutINtNtBG_5range9RangeFromjEE9index_mutCs6Jpjzm2F2TM_4hash", scope: !80, file: !78, line: 401, type: !11, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!80 = !DINamespace(name: "{impl#16}", scope: !81)
!81 = !DINamespace(name: "array", scope: !18)
!82 = !DILocation(line: 55, column: 10, scope: !55)
!83 = !DILocation(line: 55, column: 34, scope: !55)
!84 = !DILocation(line: 614, column: 13, scope: !85, inlinedAt: !89)
!85 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy10swap_bytes", scope: !87, file: !86, line: 613, type: !11, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!86 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "5fc7d5e74eb0c3c3b6eb5c642b7e095f")
!87 = !DINamespace(name: "{impl#9}", scope: !88)
!88 = !DINamespace(name: "num", scope: !18)
!89 = !DILocation(line: 762, column: 22, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "to_be", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy5to_be", scope: !87, file: !86, line: 755, type: !11, scopeLine: 755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!91 = !DILocation(line: 3923, column: 18, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "to_be_bytes", linkageName: "_RNvMs7_NtCsnC4lpNxbXH_4core3numy11to_be_bytes", scope: !87, file: !86, line: 3922, type: !11, scopeLine: 3922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!93 = !DILocation(line: 55, column: 54, scope: !55)
!94 = !DILocation(line: 552, column: 14, scope: !45, inlinedAt: !95)
!95 = distinct !DILocation(line: 5584, column: 9, scope: !48, inlinedAt: !96)
!96 = distinct !DILocation(line: 4325, column: 18, scope: !52, inlinedAt: !97)
!97 = !DILocation(line: 55, column: 17, scope: !55)
!98 = !{!99, !101}
!99 = distinct !{!99, !100, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %dest.0"}
!100 = distinct !{!100, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash"}
!101 = distinct !{!101, !100, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: %src.0"}
!102 = !{!103}
!103 = distinct !{!103, !100, !"_RINvNtCsnC4lpNxbXH_4core5slice20copy_from_slice_implhECs6Jpjzm2F2TM_4hash: argument 2"}
!104 = !DILocation(line: 56, column: 9, scope: !55)
!105 = !DILocation(line: 57, column: 9, scope: !55)
!106 = !{!107}
!107 = distinct !{!107, !108, !"_RNvCs6Jpjzm2F2TM_4hash5block: %state"}
!108 = distinct !{!108, !"_RNvCs6Jpjzm2F2TM_4hash5block"}
!109 = !DILocation(line: 58, column: 5, scope: !110)
!110 = distinct !DILexicalBlock(scope: !55, file: !9, line: 56, column: 5)
!111 = !{!112}
!112 = distinct !{!112, !108, !"_RNvCs6Jpjzm2F2TM_4hash5block: %bytes"}
!113 = !DILocation(line: 20, column: 9, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "block", linkageName: "_RNvCs6Jpjzm2F2TM_4hash5block", scope: !10, file: !9, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!115 = distinct !DILocation(line: 58, column: 5, scope: !110)
!116 = !{!107, !112}
!117 = !DILocation(line: 20, column: 17, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 22, column: 37, scope: !119, inlinedAt: !115)
!119 = distinct !DILexicalBlock(scope: !120, file: !9, line: 21, column: 5)
!120 = distinct !DILexicalBlock(scope: !121, file: !9, line: 21, column: 5)
!121 = distinct !DILexicalBlock(scope: !114, file: !9, line: 20, column: 5)
!122 = !DILocation(line: 22, column: 46, scope: !119, inlinedAt: !115)
!123 = !DILocation(line: 22, column: 55, scope: !119, inlinedAt: !115)
!124 = !DILocation(line: 22, column: 64, scope: !119, inlinedAt: !115)
!125 = !DILocation(line: 614, column: 13, scope: !126, inlinedAt: !128)
!126 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm10swap_bytes", scope: !127, file: !86, line: 613, type: !11, scopeLine: 613, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!127 = !DINamespace(name: "{impl#8}", scope: !88)
!128 = distinct !DILocation(line: 699, column: 19, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "from_be", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm7from_be", scope: !127, file: !86, line: 692, type: !11, scopeLine: 692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!130 = distinct !DILocation(line: 4011, column: 13, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "from_be_bytes", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm13from_be_bytes", scope: !127, file: !86, line: 4010, type: !11, scopeLine: 4010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!132 = distinct !DILocation(line: 22, column: 17, scope: !119, inlinedAt: !115)
!133 = !DILocation(line: 22, column: 9, scope: !119, inlinedAt: !115)
!134 = !DILocation(line: 900, column: 12, scope: !135, inlinedAt: !140)
!135 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs6Jpjzm2F2TM_4hash", scope: !137, file: !136, line: 899, type: !11, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!136 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/range.rs", directory: "", checksumkind: CSK_MD5, checksum: "8a1edc6f95cc68d16f4520681467edec")
!137 = !DINamespace(name: "{impl#5}", scope: !138)
!138 = !DINamespace(name: "range", scope: !139)
!139 = !DINamespace(name: "iter", scope: !18)
!140 = distinct !DILocation(line: 985, column: 14, scope: !141, inlinedAt: !143)
!141 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCsnC4lpNxbXH_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !142, file: !136, line: 984, type: !11, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!142 = !DINamespace(name: "{impl#6}", scope: !138)
!143 = distinct !DILocation(line: 24, column: 14, scope: !144, inlinedAt: !115)
!144 = !DILexicalBlockFile(scope: !145, file: !9, discriminator: 2)
!145 = distinct !DILexicalBlock(scope: !121, file: !9, line: 24, column: 5)
!146 = !DILocation(line: 26, column: 18, scope: !147, inlinedAt: !115)
!147 = distinct !DILexicalBlock(scope: !148, file: !9, line: 25, column: 9)
!148 = distinct !DILexicalBlock(scope: !145, file: !9, line: 24, column: 5)
!149 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !153)
!150 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core10intrinsics12rotate_rightmECs6Jpjzm2F2TM_4hash", scope: !152, file: !151, line: 2048, type: !11, scopeLine: 2048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!151 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/intrinsics/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "c63bdff6283ee446a2fd675d4e76397e")
!152 = !DINamespace(name: "intrinsics", scope: !18)
!153 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12rotate_right", scope: !127, file: !86, line: 414, type: !11, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!155 = distinct !DILocation(line: 26, column: 27, scope: !147, inlinedAt: !115)
!156 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !157)
!157 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !158)
!158 = distinct !DILocation(line: 26, column: 55, scope: !147, inlinedAt: !115)
!159 = !DILocation(line: 26, column: 74, scope: !147, inlinedAt: !115)
!160 = !DILocation(line: 25, column: 18, scope: !148, inlinedAt: !115)
!161 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !162)
!162 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !163)
!163 = distinct !DILocation(line: 25, column: 28, scope: !148, inlinedAt: !115)
!164 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !165)
!165 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !166)
!166 = distinct !DILocation(line: 25, column: 56, scope: !148, inlinedAt: !115)
!167 = !DILocation(line: 25, column: 75, scope: !148, inlinedAt: !115)
!168 = !DILocation(line: 27, column: 16, scope: !169, inlinedAt: !115)
!169 = distinct !DILexicalBlock(scope: !147, file: !9, line: 26, column: 9)
!170 = !DILocation(line: 27, column: 56, scope: !169, inlinedAt: !115)
!171 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsnC4lpNxbXH_4core3numm12wrapping_add", scope: !127, file: !86, line: 2510, type: !11, scopeLine: 2510, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!173 = distinct !DILocation(line: 27, column: 26, scope: !169, inlinedAt: !115)
!174 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !175)
!175 = distinct !DILocation(line: 27, column: 43, scope: !169, inlinedAt: !115)
!176 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !177)
!177 = distinct !DILocation(line: 27, column: 66, scope: !169, inlinedAt: !115)
!178 = !DILocation(line: 27, column: 9, scope: !169, inlinedAt: !115)
!179 = !DILocation(line: 898, column: 17, scope: !180, inlinedAt: !182)
!180 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsnC4lpNxbXH_4core3numj13unchecked_add", scope: !181, file: !86, line: 886, type: !11, scopeLine: 886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!181 = !DINamespace(name: "{impl#11}", scope: !88)
!182 = distinct !DILocation(line: 215, column: 28, scope: !183, inlinedAt: !185)
!183 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsL_NtNtCsnC4lpNxbXH_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !184, file: !136, line: 213, type: !11, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!184 = !DINamespace(name: "{impl#49}", scope: !138)
!185 = distinct !DILocation(line: 903, column: 35, scope: !186, inlinedAt: !140)
!186 = distinct !DILexicalBlock(scope: !135, file: !136, line: 901, column: 13)
!187 = !DILocation(line: 1915, column: 50, scope: !188, inlinedAt: !193)
!188 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCsnC4lpNxbXH_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !190, file: !189, line: 1915, type: !11, scopeLine: 1915, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!189 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/cmp.rs", directory: "", checksumkind: CSK_MD5, checksum: "736a93835c8eb09f7e6c373983e20e04")
!190 = !DINamespace(name: "{impl#58}", scope: !191)
!191 = !DINamespace(name: "impls", scope: !192)
!192 = !DINamespace(name: "cmp", scope: !18)
!193 = distinct !DILocation(line: 900, column: 12, scope: !135, inlinedAt: !140)
!194 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !195)
!195 = distinct !DILocation(line: 36, column: 48, scope: !196, inlinedAt: !115)
!196 = distinct !DILexicalBlock(scope: !197, file: !9, line: 35, column: 9)
!197 = distinct !DILexicalBlock(scope: !198, file: !9, line: 34, column: 9)
!198 = distinct !DILexicalBlock(scope: !199, file: !9, line: 33, column: 9)
!199 = distinct !DILexicalBlock(scope: !200, file: !9, line: 32, column: 9)
!200 = distinct !DILexicalBlock(scope: !201, file: !9, line: 31, column: 9)
!201 = distinct !DILexicalBlock(scope: !202, file: !9, line: 30, column: 5)
!202 = distinct !DILexicalBlock(scope: !203, file: !9, line: 30, column: 5)
!203 = distinct !DILexicalBlock(scope: !121, file: !9, line: 29, column: 5)
!204 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !205)
!205 = distinct !DILocation(line: 36, column: 78, scope: !196, inlinedAt: !115)
!206 = !DILocation(line: 38, column: 23, scope: !203, inlinedAt: !115)
!207 = !DILocation(line: 38, column: 5, scope: !208, inlinedAt: !115)
!208 = distinct !DILexicalBlock(scope: !203, file: !9, line: 38, column: 5)
!209 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !210)
!210 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !211)
!211 = distinct !DILocation(line: 31, column: 20, scope: !201, inlinedAt: !115)
!212 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !213)
!213 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !214)
!214 = distinct !DILocation(line: 31, column: 40, scope: !201, inlinedAt: !115)
!215 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !216)
!216 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !217)
!217 = distinct !DILocation(line: 31, column: 61, scope: !201, inlinedAt: !115)
!218 = !DILocation(line: 31, column: 18, scope: !201, inlinedAt: !115)
!219 = !DILocation(line: 32, column: 22, scope: !200, inlinedAt: !115)
!220 = !DILocation(line: 32, column: 33, scope: !200, inlinedAt: !115)
!221 = !DILocation(line: 32, column: 32, scope: !200, inlinedAt: !115)
!222 = !DILocation(line: 898, column: 17, scope: !180, inlinedAt: !223)
!223 = distinct !DILocation(line: 215, column: 28, scope: !224, inlinedAt: !225)
!224 = !DILexicalBlockFile(scope: !183, file: !136, discriminator: 2)
!225 = distinct !DILocation(line: 903, column: 35, scope: !226, inlinedAt: !228)
!226 = !DILexicalBlockFile(scope: !227, file: !136, discriminator: 2)
!227 = distinct !DILexicalBlock(scope: !135, file: !136, line: 901, column: 13)
!228 = distinct !DILocation(line: 985, column: 14, scope: !229, inlinedAt: !230)
!229 = !DILexicalBlockFile(scope: !141, file: !136, discriminator: 2)
!230 = distinct !DILocation(line: 30, column: 14, scope: !231, inlinedAt: !115)
!231 = !DILexicalBlockFile(scope: !202, file: !9, discriminator: 2)
!232 = !DILocation(line: 33, column: 71, scope: !199, inlinedAt: !115)
!233 = !DILocation(line: 33, column: 90, scope: !199, inlinedAt: !115)
!234 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !235)
!235 = distinct !DILocation(line: 33, column: 20, scope: !199, inlinedAt: !115)
!236 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !237)
!237 = distinct !DILocation(line: 33, column: 37, scope: !199, inlinedAt: !115)
!238 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !239)
!239 = distinct !DILocation(line: 33, column: 58, scope: !199, inlinedAt: !115)
!240 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !241)
!241 = distinct !DILocation(line: 33, column: 77, scope: !199, inlinedAt: !115)
!242 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !243)
!243 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !244)
!244 = distinct !DILocation(line: 34, column: 20, scope: !198, inlinedAt: !115)
!245 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !246)
!246 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !247)
!247 = distinct !DILocation(line: 34, column: 40, scope: !198, inlinedAt: !115)
!248 = !DILocation(line: 34, column: 18, scope: !198, inlinedAt: !115)
!249 = !DILocation(line: 2052, column: 14, scope: !150, inlinedAt: !250)
!250 = distinct !DILocation(line: 415, column: 20, scope: !154, inlinedAt: !251)
!251 = distinct !DILocation(line: 34, column: 61, scope: !198, inlinedAt: !115)
!252 = !DILocation(line: 35, column: 34, scope: !197, inlinedAt: !115)
!253 = !DILocation(line: 35, column: 54, scope: !197, inlinedAt: !115)
!254 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !255)
!255 = distinct !DILocation(line: 35, column: 21, scope: !197, inlinedAt: !115)
!256 = !DILocation(line: 1915, column: 50, scope: !188, inlinedAt: !257)
!257 = distinct !DILocation(line: 900, column: 12, scope: !258, inlinedAt: !228)
!258 = !DILexicalBlockFile(scope: !135, file: !136, discriminator: 2)
!259 = !DILocation(line: 900, column: 12, scope: !135, inlinedAt: !228)
!260 = !DILocation(line: 1717, column: 9, scope: !261, inlinedAt: !265)
!261 = distinct !DISubprogram(name: "eq<u32>", linkageName: "_RNvXsd_NtNtCsnC4lpNxbXH_4core3ptr8non_nullINtB5_7NonNullmENtNtB9_3cmp9PartialEq2eqCs6Jpjzm2F2TM_4hash", scope: !263, file: !262, line: 1716, type: !11, scopeLine: 1716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!262 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/non_null.rs", directory: "", checksumkind: CSK_MD5, checksum: "84a86787d0c87de0d69993189aea0a0d")
!263 = !DINamespace(name: "{impl#15}", scope: !264)
!264 = !DINamespace(name: "non_null", scope: !39)
!265 = distinct !DILocation(line: 180, column: 28, scope: !266, inlinedAt: !272)
!266 = distinct !DILexicalBlock(scope: !268, file: !267, line: 162, column: 17)
!267 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/slice/iter/macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!268 = distinct !DILexicalBlock(scope: !269, file: !267, line: 161, column: 17)
!269 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs2R_NtNtCsnC4lpNxbXH_4core5slice4iterINtB6_7IterMutmENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !270, file: !267, line: 157, type: !11, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!270 = !DINamespace(name: "{impl#179}", scope: !271)
!271 = !DINamespace(name: "iter", scope: !50)
!272 = distinct !DILocation(line: 165, column: 28, scope: !273, inlinedAt: !278)
!273 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash", scope: !275, file: !274, line: 164, type: !11, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!274 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/iter/adapters/zip.rs", directory: "", checksumkind: CSK_MD5, checksum: "3b799775cfe5a249b4485e2512707a77")
!275 = !DINamespace(name: "{impl#4}", scope: !276)
!276 = !DINamespace(name: "zip", scope: !277)
!277 = !DINamespace(name: "adapters", scope: !139)
!278 = distinct !DILocation(line: 85, column: 9, scope: !279, inlinedAt: !281)
!279 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<u32>, core::array::iter::IntoIter<u32, 8>>", linkageName: "_RNvXs_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutmEINtNtNtBa_5array4iter8IntoItermKj8_EENtNtNtB8_6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !280, file: !274, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!280 = !DINamespace(name: "{impl#1}", scope: !276)
!281 = distinct !DILocation(line: 38, column: 23, scope: !282, inlinedAt: !115)
!282 = !DILexicalBlockFile(scope: !208, file: !9, discriminator: 2)
!283 = !DILocation(line: 180, column: 28, scope: !266, inlinedAt: !272)
!284 = !DILocation(line: 2778, column: 9, scope: !285, inlinedAt: !289)
!285 = distinct !DISubprogram(name: "branch<&mut u32>", linkageName: "_RNvXsJ_NtCsnC4lpNxbXH_4core6optionINtB5_6OptionQmENtNtNtB7_3ops9try_trait3Try6branchCs6Jpjzm2F2TM_4hash", scope: !287, file: !286, line: 2777, type: !11, scopeLine: 2777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!286 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/option.rs", directory: "", checksumkind: CSK_MD5, checksum: "fddbcef1524c4b01c55888c6c3823b51")
!287 = !DINamespace(name: "{impl#47}", scope: !288)
!288 = !DINamespace(name: "option", scope: !18)
!289 = distinct !DILocation(line: 165, column: 21, scope: !273, inlinedAt: !278)
!290 = !DILocation(line: 131, column: 12, scope: !291, inlinedAt: !296)
!291 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs_NtNtCsnC4lpNxbXH_4core3ops11index_rangeNtB4_10IndexRangeNtNtNtNtB8_4iter6traits8iterator8Iterator4next", scope: !293, file: !292, line: 130, type: !11, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!292 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ops/index_range.rs", directory: "", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!293 = !DINamespace(name: "{impl#1}", scope: !294)
!294 = !DINamespace(name: "index_range", scope: !295)
!295 = !DINamespace(name: "ops", scope: !18)
!296 = distinct !DILocation(line: 167, column: 20, scope: !297, inlinedAt: !302)
!297 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEE4nextCs6Jpjzm2F2TM_4hash", scope: !299, file: !298, line: 161, type: !11, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!298 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter/iter_inner.rs", directory: "", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!299 = !DINamespace(name: "PolymorphicIter", scope: !300)
!300 = !DINamespace(name: "iter_inner", scope: !301)
!301 = !DINamespace(name: "iter", scope: !81)
!302 = distinct !DILocation(line: 240, column: 27, scope: !303, inlinedAt: !306)
!303 = distinct !DISubprogram(name: "next<u32, 8>", linkageName: "_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash", scope: !305, file: !304, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!304 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/array/iter.rs", directory: "", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!305 = !DINamespace(name: "{impl#4}", scope: !301)
!306 = distinct !DILocation(line: 166, column: 28, scope: !307, inlinedAt: !278)
!307 = distinct !DILexicalBlock(scope: !273, file: !274, line: 165, column: 13)
!308 = !DILocation(line: 252, column: 13, scope: !309, inlinedAt: !311)
!309 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>>", linkageName: "_RNvXs0_NtNtCsnC4lpNxbXH_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE13get_uncheckedCs6Jpjzm2F2TM_4hash", scope: !310, file: !65, line: 239, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!310 = !DINamespace(name: "{impl#2}", scope: !67)
!311 = distinct !DILocation(line: 646, column: 26, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u32>, usize>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE13get_uncheckedjECs6Jpjzm2F2TM_4hash", scope: !53, file: !49, line: 639, type: !11, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!313 = distinct !DILocation(line: 174, column: 32, scope: !314, inlinedAt: !317)
!314 = distinct !DISubprogram(name: "{closure#0}<u32>", linkageName: "_RNCNvMs6_NtNtNtCsnC4lpNxbXH_4core5array4iter10iter_innerINtB7_15PolymorphicIterSINtNtNtBd_3mem12maybe_uninit11MaybeUninitmEE4next0Cs6Jpjzm2F2TM_4hash", scope: !315, file: !298, line: 167, type: !11, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!315 = !DINamespace(name: "next", scope: !316)
!316 = !DINamespace(name: "{impl#8}", scope: !300)
!317 = distinct !DILocation(line: 1165, column: 29, scope: !318, inlinedAt: !321)
!318 = distinct !DILexicalBlock(scope: !319, file: !286, line: 1165, column: 13)
!319 = distinct !DISubprogram(name: "map<usize, u32, core::array::iter::iter_inner::{impl#8}::next::{closure_env#0}<u32>>", linkageName: "_RINvMNtCsnC4lpNxbXH_4core6optionINtB3_6OptionjE3mapmNCNvMs6_NtNtNtB5_5array4iter10iter_innerINtBW_15PolymorphicIterSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmEE4next0ECs6Jpjzm2F2TM_4hash", scope: !320, file: !286, line: 1160, type: !11, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!320 = !DINamespace(name: "Option", scope: !288)
!321 = distinct !DILocation(line: 167, column: 27, scope: !297, inlinedAt: !302)
!322 = !DILocation(line: 1721, column: 9, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RINvNtCsnC4lpNxbXH_4core3ptr4readmECs6Jpjzm2F2TM_4hash", scope: !39, file: !46, line: 1682, type: !11, scopeLine: 1682, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!324 = distinct !DILocation(line: 1171, column: 18, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr9const_ptrPm4readCs6Jpjzm2F2TM_4hash", scope: !37, file: !36, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!326 = distinct !DILocation(line: 798, column: 27, scope: !327, inlinedAt: !332)
!327 = distinct !DISubprogram(name: "assume_init_read<u32>", linkageName: "_RNvMs1_NtNtCsnC4lpNxbXH_4core3mem12maybe_uninitINtB5_11MaybeUninitmE16assume_init_readCs6Jpjzm2F2TM_4hash", scope: !329, file: !328, line: 793, type: !11, scopeLine: 793, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!328 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "d25680b3b948521c840a272b7b71b5d9")
!329 = !DINamespace(name: "MaybeUninit", scope: !330)
!330 = !DINamespace(name: "maybe_uninit", scope: !331)
!331 = !DINamespace(name: "mem", scope: !18)
!332 = distinct !DILocation(line: 174, column: 51, scope: !314, inlinedAt: !317)
!333 = !{!334, !336}
!334 = distinct !{!334, !335, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash: %self"}
!335 = distinct !{!335, !"_RNvXs2_NtNtCsnC4lpNxbXH_4core5array4iterINtB5_8IntoItermKj8_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs6Jpjzm2F2TM_4hash"}
!336 = distinct !{!336, !337, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash: %self"}
!337 = distinct !{!337, !"_RNvXs2_NtNtNtCsnC4lpNxbXH_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtNtNtBb_5array4iter8IntoItermKj8_EEINtB5_7ZipImplBV_B1q_E4nextCs6Jpjzm2F2TM_4hash"}
!338 = !DILocation(line: 1165, column: 33, scope: !319, inlinedAt: !321)
!339 = !DILocation(line: 0, scope: !273, inlinedAt: !278)
!340 = !DILocation(line: 38, column: 23, scope: !208, inlinedAt: !115)
!341 = !DILocation(line: 39, column: 16, scope: !342, inlinedAt: !115)
!342 = distinct !DILexicalBlock(scope: !208, file: !9, line: 38, column: 5)
!343 = !DILocation(line: 2511, column: 13, scope: !172, inlinedAt: !344)
!344 = distinct !DILocation(line: 39, column: 20, scope: !342, inlinedAt: !115)
!345 = !DILocation(line: 39, column: 9, scope: !342, inlinedAt: !115)
!346 = !DILocation(line: 961, column: 18, scope: !347, inlinedAt: !351)
!347 = distinct !DISubprogram(name: "add<[u32; 8]>", linkageName: "_RNvMNtNtCsnC4lpNxbXH_4core3ptr7mut_ptrOAmj8_3addCs6Jpjzm2F2TM_4hash", scope: !349, file: !348, line: 927, type: !11, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !12)
!348 = !DIFile(filename: "/usr/lib/rustlib/src/rust/library/core/src/ptr/mut_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!349 = !DINamespace(name: "{impl#0}", scope: !350)
!350 = !DINamespace(name: "mut_ptr", scope: !39)
!351 = !DILocation(line: 51, column: 96, scope: !32)
!352 = !DILocation(line: 40, column: 5, scope: !203, inlinedAt: !115)
!353 = !DILocation(line: 41, column: 1, scope: !114, inlinedAt: !115)
!354 = !DILocation(line: 59, column: 5, scope: !110)
!355 = !DILocation(line: 60, column: 1, scope: !55)
!356 = !DILocation(line: 60, column: 1, scope: !42)
!357 = !DILocation(line: 60, column: 2, scope: !8)
