; ModuleID = 'examples/cuda/wide.cu'
source_filename = "examples/cuda/wide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wide(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %0
  br i1 %17, label %18, label %68

18:                                               ; preds = %11
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw i128, ptr %1, i64 %19
  %21 = load i128, ptr %20, align 16, !tbaa !8
  %22 = getelementptr inbounds nuw i128, ptr %2, i64 %19
  %23 = load i128, ptr %22, align 16, !tbaa !8
  %24 = add i128 %23, %21
  %25 = xor i128 %23, %21
  %26 = sub i128 %24, %25
  %27 = getelementptr inbounds nuw i128, ptr %3, i64 %19
  store i128 %26, ptr %27, align 16, !tbaa !8
  %28 = mul i128 %23, %21
  %29 = getelementptr inbounds nuw i128, ptr %4, i64 %19
  store i128 %28, ptr %29, align 16, !tbaa !8
  %30 = icmp eq i128 %23, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %18
  %32 = udiv i128 %21, %23
  br label %33

33:                                               ; preds = %18, %31
  %34 = phi i128 [ %32, %31 ], [ 0, %18 ]
  %35 = getelementptr inbounds nuw i128, ptr %5, i64 %19
  store i128 %34, ptr %35, align 16, !tbaa !8
  %36 = add i128 %23, -1
  %37 = icmp ult i128 %36, -2
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = srem i128 %21, %23
  br label %40

40:                                               ; preds = %33, %38
  %41 = phi i128 [ %39, %38 ], [ 0, %33 ]
  %42 = getelementptr inbounds nuw i128, ptr %6, i64 %19
  store i128 %41, ptr %42, align 16, !tbaa !8
  %43 = and i128 %23, 127
  %44 = shl i128 %21, %43
  %45 = ashr i128 %21, %43
  %46 = xor i128 %44, %45
  %47 = xor i128 %43, 127
  %48 = lshr i128 %23, %47
  %49 = xor i128 %46, %48
  %50 = getelementptr inbounds nuw i128, ptr %7, i64 %19
  store i128 %49, ptr %50, align 16, !tbaa !8
  %51 = uitofp i128 %21 to double
  %52 = sitofp i128 %23 to double
  %53 = fsub double %51, %52
  %54 = getelementptr inbounds nuw double, ptr %8, i64 %19
  store double %53, ptr %54, align 8, !tbaa !10
  %55 = sitofp i128 %21 to double
  %56 = fmul double %55, 2.500000e-01
  %57 = fptosi double %56 to i128
  %58 = getelementptr inbounds nuw i128, ptr %9, i64 %19
  store i128 %57, ptr %58, align 16, !tbaa !8
  %59 = icmp ult i128 %21, %23
  %60 = zext i1 %59 to i8
  %61 = icmp slt i128 %21, %23
  %62 = select i1 %61, i8 2, i8 0
  %63 = or disjoint i8 %62, %60
  %64 = icmp eq i128 %21, %23
  %65 = select i1 %64, i8 4, i8 0
  %66 = or disjoint i8 %63, %65
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 %19
  store i8 %66, ptr %67, align 1, !tbaa !12
  br label %68

68:                                               ; preds = %11, %40
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"__int128", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!6, !6, i64 0}
