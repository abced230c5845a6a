; ModuleID = 'examples/cuda/recursion.cu'
source_filename = "examples/cuda/recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recursion(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = mul i32 %8, %0
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %12 = add nsw i32 %0, -1
  tail call fastcc void @_ZL9quicksortPiii(ptr noundef %11, i32 noundef 0, i32 noundef %12) #4
  %13 = urem i32 %8, 3
  %14 = urem i32 %8, 5
  %15 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %13, i32 noundef %14) #4
  %16 = zext i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_ZL9quicksortPiii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %38

5:                                                ; preds = %3, %36
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2
  %8 = sdiv i32 %7, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %5, %32
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %19, %11
  %21 = add nsw i32 %16, 1
  br i1 %20, label %15, label %22, !llvm.loop !8

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %26, %11
  %28 = add nsw i32 %23, -1
  br i1 %27, label %22, label %29, !llvm.loop !10

29:                                               ; preds = %22
  %30 = icmp sgt i32 %16, %23
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store i32 %26, ptr %18, align 4, !tbaa !4
  store i32 %19, ptr %25, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ]
  %35 = icmp sgt i32 %34, %33
  br i1 %35, label %36, label %12, !llvm.loop !11

36:                                               ; preds = %32
  tail call fastcc void @_ZL9quicksortPiii(ptr noundef nonnull %0, i32 noundef %6, i32 noundef %33) #4
  %37 = icmp slt i32 %34, %2
  br i1 %37, label %5, label %38

38:                                               ; preds = %36, %3
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:                                                ; preds = %2
  %5 = and i32 %0, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add i32 %8, -1
  %14 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %9, i32 noundef %13) #4
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7, !llvm.loop !12

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4
  br i1 %24, label %25, label %28

25:                                               ; preds = %20, %53, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add i32 %26, 1
  ret i32 %27

28:                                               ; preds = %20, %53
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %57

32:                                               ; preds = %28, %57
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = add i32 %30, -1
  %37 = add i32 %33, -1
  %38 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %36, i32 noundef %37) #4
  br label %39

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %39
  %43 = add i32 %30, -2
  %44 = add i32 %40, -1
  %45 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %43, i32 noundef %44) #4
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = add i32 %30, -3
  %51 = add i32 %47, -1
  %52 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %50, i32 noundef %51) #4
  br label %53

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add i32 %30, -4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %25, label %28

57:                                               ; preds = %28
  %58 = add i32 %29, -1
  %59 = tail call fastcc noundef i32 @_ZL9ackermannjj(i32 noundef %30, i32 noundef %58) #4
  br label %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
