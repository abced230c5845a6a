; ModuleID = 'wide.1b3f16c34526945b-cgu.0'
source_filename = "wide.1b3f16c34526945b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @wide(i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %floats) unnamed_addr #0 {
start:
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_44 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_42 = mul i32 %_43, %_44
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_41 = add i32 %_42, %_45
  %i = zext i32 %_41 to i64
  %_7.not = icmp ugt i64 %n, %i
  br i1 %_7.not, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw i128, ptr %x, i64 %i
  %a = load i128, ptr %_9, align 16, !noundef !6
  %_11 = getelementptr inbounds nuw i128, ptr %y, i64 %i
  %b = load i128, ptr %_11, align 16, !noundef !6
  %_13 = getelementptr inbounds nuw [4 x i128], ptr %out, i64 %i
  %_15 = getelementptr inbounds nuw double, ptr %floats, i64 %i
  %0 = tail call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %_48.1 = extractvalue { i128, i1 } %0, 1
  br i1 %_48.1, label %bb7, label %bb9, !prof !7

bb9:                                              ; preds = %bb2
  %_48.0 = extractvalue { i128, i1 } %0, 0
  br label %bb10

bb7:                                              ; preds = %bb2
  %_50 = mul i128 %b, %a
  %1 = xor i128 %_50, -1
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  %_16.sroa.0.0 = phi i128 [ %1, %bb7 ], [ %_48.0, %bb9 ]
  store i128 %_16.sroa.0.0, ptr %_13, align 16
  %2 = icmp eq i128 %b, 0
  br i1 %2, label %bb15, label %bb13, !prof !7

bb13:                                             ; preds = %bb10
  %_51 = udiv i128 %a, %b
  %3 = mul i128 %_51, %b
  %_53.decomposed = sub i128 %a, %3
  %4 = shl i128 %_53.decomposed, 1
  %5 = add i128 %4, %_51
  br label %bb15

bb15:                                             ; preds = %bb10, %bb13
  %_18 = phi i128 [ %5, %bb13 ], [ 25, %bb10 ]
  %6 = getelementptr inbounds nuw i8, ptr %_13, i64 16
  store i128 %_18, ptr %6, align 16
  %7 = tail call noundef i128 @llvm.fshl.i128(i128 %a, i128 %a, i128 %b)
  %8 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %b, i1 false)
  %_27 = shl nuw nsw i128 %8, 90
  %_24 = xor i128 %_27, %7
  %9 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %a)
  %10 = getelementptr inbounds nuw i8, ptr %_13, i64 32
  %11 = or i128 %_24, %9
  store i128 %11, ptr %10, align 16
  %_34 = sitofp i128 %a to float
  %_33 = tail call i128 @llvm.fptosi.sat.i128.f32(float %_34)
  %_38 = uitofp i128 %b to double
  %_37 = fmul double %_38, 5.000000e-01
  %_36 = tail call i128 @llvm.fptoui.sat.i128.f64(double %_37)
  %12 = getelementptr inbounds nuw i8, ptr %_13, i64 48
  %13 = xor i128 %_36, %_33
  store i128 %13, ptr %12, align 16
  %14 = tail call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  %15 = sitofp i128 %14 to double
  store double %15, ptr %_15, align 8
  br label %bb3

bb3:                                              ; preds = %start, %bb15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptoui.sat.i128.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ssub.sat.i128(i128, i128) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_70" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
