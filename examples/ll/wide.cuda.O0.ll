; ModuleID = 'examples/cuda/wide.cu'
source_filename = "examples/cuda/wide.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blockIdx_type = type { i8 }
%struct.blockDim_type = type { i8 }
%struct.threadIdx_type = type { i8 }

$_ZN13blockIdx_type5get_xEv = comdat any

$_ZN13blockDim_type5get_xEv = comdat any

$_ZN14threadIdx_type5get_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.blockIdx_type, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.blockDim_type, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.threadIdx_type, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wide(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #0 {
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i128, align 16
  %25 = alloca i128, align 16
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  store i32 %0, ptr %12, align 4
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %28 = call noundef i32 @_ZL9global_idv() #3
  store i32 %28, ptr %23, align 4
  %29 = load i32, ptr %23, align 4
  %30 = load i32, ptr %12, align 4
  %31 = icmp uge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %11
  br label %150

33:                                               ; preds = %11
  %34 = load ptr, ptr %13, align 8
  %35 = load i32, ptr %23, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i128, ptr %34, i64 %36
  %38 = load i128, ptr %37, align 16
  store i128 %38, ptr %24, align 16
  %39 = load ptr, ptr %14, align 8
  %40 = load i32, ptr %23, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i128, ptr %39, i64 %41
  %43 = load i128, ptr %42, align 16
  store i128 %43, ptr %25, align 16
  %44 = load i128, ptr %24, align 16
  %45 = load i128, ptr %25, align 16
  %46 = add i128 %44, %45
  %47 = load i128, ptr %24, align 16
  %48 = load i128, ptr %25, align 16
  %49 = xor i128 %47, %48
  %50 = sub i128 %46, %49
  %51 = load ptr, ptr %15, align 8
  %52 = load i32, ptr %23, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i128, ptr %51, i64 %53
  store i128 %50, ptr %54, align 16
  %55 = load i128, ptr %24, align 16
  %56 = load i128, ptr %25, align 16
  %57 = mul i128 %55, %56
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %23, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i128, ptr %58, i64 %60
  store i128 %57, ptr %61, align 16
  %62 = load i128, ptr %25, align 16
  %63 = icmp ne i128 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %33
  %65 = load i128, ptr %24, align 16
  %66 = load i128, ptr %25, align 16
  %67 = udiv i128 %65, %66
  br label %69

68:                                               ; preds = %33
  br label %69

69:                                               ; preds = %68, %64
  %70 = phi i128 [ %67, %64 ], [ 0, %68 ]
  %71 = load ptr, ptr %17, align 8
  %72 = load i32, ptr %23, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i128, ptr %71, i64 %73
  store i128 %70, ptr %74, align 16
  %75 = load i128, ptr %25, align 16
  %76 = add i128 %75, 1
  %77 = icmp ugt i128 %76, 1
  br i1 %77, label %78, label %82

78:                                               ; preds = %69
  %79 = load i128, ptr %24, align 16
  %80 = load i128, ptr %25, align 16
  %81 = srem i128 %79, %80
  br label %83

82:                                               ; preds = %69
  br label %83

83:                                               ; preds = %82, %78
  %84 = phi i128 [ %81, %78 ], [ 0, %82 ]
  %85 = load ptr, ptr %18, align 8
  %86 = load i32, ptr %23, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i128, ptr %85, i64 %87
  store i128 %84, ptr %88, align 16
  %89 = load i128, ptr %25, align 16
  %90 = trunc i128 %89 to i32
  %91 = and i32 %90, 127
  store i32 %91, ptr %26, align 4
  %92 = load i128, ptr %24, align 16
  %93 = load i32, ptr %26, align 4
  %94 = zext i32 %93 to i128
  %95 = shl i128 %92, %94
  %96 = load i128, ptr %24, align 16
  %97 = load i32, ptr %26, align 4
  %98 = zext i32 %97 to i128
  %99 = ashr i128 %96, %98
  %100 = xor i128 %95, %99
  %101 = load i128, ptr %25, align 16
  %102 = load i32, ptr %26, align 4
  %103 = sub i32 127, %102
  %104 = zext i32 %103 to i128
  %105 = lshr i128 %101, %104
  %106 = xor i128 %100, %105
  %107 = load ptr, ptr %19, align 8
  %108 = load i32, ptr %23, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i128, ptr %107, i64 %109
  store i128 %106, ptr %110, align 16
  %111 = load i128, ptr %24, align 16
  %112 = uitofp i128 %111 to double
  %113 = load i128, ptr %25, align 16
  %114 = sitofp i128 %113 to double
  %115 = fsub double %112, %114
  %116 = load ptr, ptr %20, align 8
  %117 = load i32, ptr %23, align 4
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw double, ptr %116, i64 %118
  store double %115, ptr %119, align 8
  %120 = load i128, ptr %24, align 16
  %121 = sitofp i128 %120 to double
  %122 = fmul double %121, 2.500000e-01
  store double %122, ptr %27, align 8
  %123 = load double, ptr %27, align 8
  %124 = fptosi double %123 to i128
  %125 = load ptr, ptr %21, align 8
  %126 = load i32, ptr %23, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i128, ptr %125, i64 %127
  store i128 %124, ptr %128, align 16
  %129 = load i128, ptr %24, align 16
  %130 = load i128, ptr %25, align 16
  %131 = icmp ult i128 %129, %130
  %132 = zext i1 %131 to i32
  %133 = load i128, ptr %24, align 16
  %134 = load i128, ptr %25, align 16
  %135 = icmp slt i128 %133, %134
  %136 = zext i1 %135 to i32
  %137 = mul nsw i32 2, %136
  %138 = add nsw i32 %132, %137
  %139 = load i128, ptr %24, align 16
  %140 = load i128, ptr %25, align 16
  %141 = icmp eq i128 %139, %140
  %142 = zext i1 %141 to i32
  %143 = mul nsw i32 4, %142
  %144 = add nsw i32 %138, %143
  %145 = trunc i32 %144 to i8
  %146 = load ptr, ptr %22, align 8
  %147 = load i32, ptr %23, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 %148
  store i8 %145, ptr %149, align 1
  br label %150

150:                                              ; preds = %83, %32
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx78,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
