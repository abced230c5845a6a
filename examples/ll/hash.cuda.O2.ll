; ModuleID = 'examples/cuda/hash.cu'
source_filename = "examples/cuda/hash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %0
  br i1 %13, label %14, label %111

14:                                               ; preds = %7
  %15 = xor i64 %2, 8317987319222330741
  %16 = xor i64 %3, 7237128888997146477
  %17 = xor i64 %2, 7816392313619706465
  %18 = xor i64 %3, 8387220255154660723
  %19 = zext i32 %1 to i64
  %20 = shl i64 %19, 59
  %21 = mul i32 %1, %12
  %22 = add i32 %1, 1
  %23 = tail call i32 @llvm.umax.i32(i32 %22, i32 1)
  br label %34

24:                                               ; preds = %50
  %25 = xor i64 %73, %72
  %26 = xor i64 %25, %69
  %27 = xor i64 %26, %51
  %28 = zext i32 %12 to i64
  %29 = getelementptr inbounds nuw i64, ptr %5, i64 %28
  store i64 %27, ptr %29, align 8, !tbaa !8
  %30 = zext i32 %21 to i64
  %31 = getelementptr inbounds nuw i64, ptr %4, i64 %30
  %32 = shl i32 %1, 3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %76, label %79

34:                                               ; preds = %14, %50
  %35 = phi i64 [ %15, %14 ], [ %51, %50 ]
  %36 = phi i32 [ 0, %14 ], [ %52, %50 ]
  %37 = phi i64 [ %18, %14 ], [ %69, %50 ]
  %38 = phi i64 [ %17, %14 ], [ %73, %50 ]
  %39 = phi i64 [ %16, %14 ], [ %72, %50 ]
  %40 = icmp ult i32 %36, %1
  br i1 %40, label %41, label %46

41:                                               ; preds = %34
  %42 = add i32 %36, %21
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %4, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !8
  br label %46

46:                                               ; preds = %34, %41
  %47 = phi i32 [ 2, %41 ], [ 4, %34 ]
  %48 = phi i64 [ %45, %41 ], [ %20, %34 ]
  %49 = xor i64 %48, %37
  br label %54

50:                                               ; preds = %54
  %51 = xor i64 %67, %48
  %52 = add nuw i32 %36, 1
  %53 = icmp eq i32 %52, %23
  br i1 %53, label %24, label %34, !llvm.loop !10

54:                                               ; preds = %46, %54
  %55 = phi i32 [ 0, %46 ], [ %74, %54 ]
  %56 = phi i64 [ %35, %46 ], [ %67, %54 ]
  %57 = phi i64 [ %49, %46 ], [ %69, %54 ]
  %58 = phi i64 [ %38, %46 ], [ %73, %54 ]
  %59 = phi i64 [ %39, %46 ], [ %72, %54 ]
  %60 = add i64 %56, %59
  %61 = tail call i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 13)
  %62 = xor i64 %60, %61
  %63 = tail call i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 32)
  %64 = add i64 %57, %58
  %65 = tail call i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 16)
  %66 = xor i64 %65, %64
  %67 = add i64 %63, %66
  %68 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 21)
  %69 = xor i64 %67, %68
  %70 = add i64 %62, %64
  %71 = tail call i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 17)
  %72 = xor i64 %71, %70
  %73 = tail call i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 32)
  %74 = add nuw nsw i32 %55, 1
  %75 = icmp eq i32 %74, %47
  br i1 %75, label %50, label %54, !llvm.loop !12

76:                                               ; preds = %79, %24
  %77 = phi i32 [ -2128831035, %24 ], [ %108, %79 ]
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %28
  store i32 %77, ptr %78, align 4, !tbaa !4
  br label %111

79:                                               ; preds = %24, %79
  %80 = phi i32 [ %109, %79 ], [ 0, %24 ]
  %81 = phi i32 [ %108, %79 ], [ -2128831035, %24 ]
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i8, ptr %31, i64 %82
  %84 = load i8, ptr %83, align 1, !tbaa !13
  %85 = zext i8 %84 to i32
  %86 = xor i32 %81, %85
  %87 = mul i32 %86, 16777619
  %88 = or disjoint i32 %80, 1
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %31, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !13
  %92 = zext i8 %91 to i32
  %93 = xor i32 %87, %92
  %94 = mul i32 %93, 16777619
  %95 = or disjoint i32 %80, 2
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %31, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !13
  %99 = zext i8 %98 to i32
  %100 = xor i32 %94, %99
  %101 = mul i32 %100, 16777619
  %102 = or disjoint i32 %80, 3
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %31, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !13
  %106 = zext i8 %105 to i32
  %107 = xor i32 %101, %106
  %108 = mul i32 %107, 16777619
  %109 = add nuw i32 %80, 4
  %110 = icmp eq i32 %109, %32
  br i1 %110, label %76, label %79, !llvm.loop !14

111:                                              ; preds = %7, %76
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !11}
