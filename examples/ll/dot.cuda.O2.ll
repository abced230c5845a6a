; ModuleID = 'examples/cuda/dot.cu'
source_filename = "examples/cuda/dot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ3dotE4part = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dot(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp ult i32 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  br label %20

14:                                               ; preds = %20, %4
  %15 = phi double [ 0.000000e+00, %4 ], [ %29, %20 ]
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 %16
  store double %15, ptr %17, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = lshr i32 %6, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %32, label %34

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %9, %11 ], [ %30, %20 ]
  %22 = phi double [ 0.000000e+00, %11 ], [ %29, %20 ]
  %23 = zext i32 %21 to i64
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul double %25, %27
  %29 = fadd double %22, %28
  %30 = add i32 %21, %13
  %31 = icmp ult i32 %30, %0
  br i1 %31, label %20, label %14, !llvm.loop !10

32:                                               ; preds = %44, %14
  %33 = icmp eq i32 %8, 0
  br i1 %33, label %47, label %51

34:                                               ; preds = %14, %44
  %35 = phi i32 [ %45, %44 ], [ %18, %14 ]
  %36 = icmp samesign ult i32 %8, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = add nuw nsw i32 %35, %8
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = load double, ptr %17, align 8, !tbaa !8
  %43 = fadd double %41, %42
  store double %43, ptr %17, align 8, !tbaa !8
  br label %44

44:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = lshr i32 %35, 1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %32, label %34, !llvm.loop !12

47:                                               ; preds = %32
  %48 = zext nneg i32 %5 to i64
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %48
  %50 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), align 8, !tbaa !8
  store double %50, ptr %49, align 8, !tbaa !8
  br label %51

51:                                               ; preds = %47, %32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
