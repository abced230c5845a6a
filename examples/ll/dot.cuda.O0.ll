; ModuleID = 'examples/cuda/dot.cu'
source_filename = "examples/cuda/dot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockDim_type = type { i8 }
%struct.gridDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }
%struct.blockIdx_type = type { i8 }

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN12gridDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

$_ZN13blockIdx_type5get_xEv = comdat any

@_ZZ3dotE4part = internal addrspace(3) global [128 x double] undef, align 8
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.gridDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dot(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  %12 = call noundef i32 @_ZL9global_idv() #4
  store i32 %12, ptr %10, align 4
  br label %13

13:                                               ; preds = %31, %4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %5, align 4
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %37

17:                                               ; preds = %13
  %18 = load ptr, ptr %6, align 8
  %19 = load i32, ptr %10, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw double, ptr %18, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %10, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %22, %27
  %29 = load double, ptr %9, align 8
  %30 = fadd double %29, %28
  store double %30, ptr %9, align 8
  br label %31

31:                                               ; preds = %17
  %32 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4
  %33 = call noundef i32 @_ZN12gridDim_type5get_xEv() #4
  %34 = mul i32 %32, %33
  %35 = load i32, ptr %10, align 4
  %36 = add i32 %35, %34
  store i32 %36, ptr %10, align 4
  br label %13, !llvm.loop !4

37:                                               ; preds = %13
  %38 = load double, ptr %9, align 8
  %39 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %40
  store double %38, ptr %41, align 8
  call void @_ZL7barrierv() #4
  %42 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4
  %43 = udiv i32 %42, 2
  store i32 %43, ptr %11, align 4
  br label %44

44:                                               ; preds = %64, %37
  %45 = load i32, ptr %11, align 4
  %46 = icmp ugt i32 %45, 0
  br i1 %46, label %47, label %67

47:                                               ; preds = %44
  %48 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %49 = load i32, ptr %11, align 4
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %53 = load i32, ptr %11, align 4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [128 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), i64 0, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fadd double %61, %57
  store double %62, ptr %60, align 8
  br label %63

63:                                               ; preds = %51, %47
  call void @_ZL7barrierv() #4
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %11, align 4
  %66 = udiv i32 %65, 2
  store i32 %66, ptr %11, align 4
  br label %44, !llvm.loop !6

67:                                               ; preds = %44
  %68 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotE4part to ptr), align 8
  %72 = load ptr, ptr %8, align 8
  %73 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %72, i64 %74
  store double %71, ptr %75, align 8
  br label %76

76:                                               ; preds = %70, %67
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #4
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #4
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #4
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN12gridDim_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7barrierv() #1 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
