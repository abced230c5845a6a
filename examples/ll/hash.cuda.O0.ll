; ModuleID = 'examples/cuda/hash.cu'
source_filename = "examples/cuda/hash.cu"
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
define dso_local ptx_kernel void @hash(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i64 %2, ptr %10, align 8
  store i64 %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %26 = call noundef i32 @_ZL9global_idv() #3
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp uge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %7
  br label %164

31:                                               ; preds = %7
  %32 = load i64, ptr %10, align 8
  %33 = xor i64 %32, 8317987319222330741
  store i64 %33, ptr %16, align 8
  %34 = load i64, ptr %11, align 8
  %35 = xor i64 %34, 7237128888997146477
  store i64 %35, ptr %17, align 8
  %36 = load i64, ptr %10, align 8
  %37 = xor i64 %36, 7816392313619706465
  store i64 %37, ptr %18, align 8
  %38 = load i64, ptr %11, align 8
  %39 = xor i64 %38, 8387220255154660723
  store i64 %39, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %40

40:                                               ; preds = %119, %31
  %41 = load i32, ptr %20, align 4
  %42 = load i32, ptr %9, align 4
  %43 = icmp ule i32 %41, %42
  br i1 %43, label %44, label %122

44:                                               ; preds = %40
  %45 = load i32, ptr %20, align 4
  %46 = load i32, ptr %9, align 4
  %47 = icmp ult i32 %45, %46
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = load ptr, ptr %12, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load i32, ptr %9, align 4
  %52 = mul i32 %50, %51
  %53 = load i32, ptr %20, align 4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i64, ptr %49, i64 %55
  %57 = load i64, ptr %56, align 8
  br label %62

58:                                               ; preds = %44
  %59 = load i32, ptr %9, align 4
  %60 = zext i32 %59 to i64
  %61 = shl i64 %60, 59
  br label %62

62:                                               ; preds = %58, %48
  %63 = phi i64 [ %57, %48 ], [ %61, %58 ]
  store i64 %63, ptr %21, align 8
  %64 = load i64, ptr %21, align 8
  %65 = load i64, ptr %19, align 8
  %66 = xor i64 %65, %64
  store i64 %66, ptr %19, align 8
  store i32 0, ptr %22, align 4
  br label %67

67:                                               ; preds = %112, %62
  %68 = load i32, ptr %22, align 4
  %69 = load i32, ptr %20, align 4
  %70 = load i32, ptr %9, align 4
  %71 = icmp ult i32 %69, %70
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, i32 2, i32 4
  %74 = icmp ult i32 %68, %73
  br i1 %74, label %75, label %115

75:                                               ; preds = %67
  %76 = load i64, ptr %17, align 8
  %77 = load i64, ptr %16, align 8
  %78 = add i64 %77, %76
  store i64 %78, ptr %16, align 8
  %79 = load i64, ptr %17, align 8
  %80 = call noundef i64 @_ZL6rotateyj(i64 noundef %79, i32 noundef 13) #3
  store i64 %80, ptr %17, align 8
  %81 = load i64, ptr %16, align 8
  %82 = load i64, ptr %17, align 8
  %83 = xor i64 %82, %81
  store i64 %83, ptr %17, align 8
  %84 = load i64, ptr %16, align 8
  %85 = call noundef i64 @_ZL6rotateyj(i64 noundef %84, i32 noundef 32) #3
  store i64 %85, ptr %16, align 8
  %86 = load i64, ptr %19, align 8
  %87 = load i64, ptr %18, align 8
  %88 = add i64 %87, %86
  store i64 %88, ptr %18, align 8
  %89 = load i64, ptr %19, align 8
  %90 = call noundef i64 @_ZL6rotateyj(i64 noundef %89, i32 noundef 16) #3
  store i64 %90, ptr %19, align 8
  %91 = load i64, ptr %18, align 8
  %92 = load i64, ptr %19, align 8
  %93 = xor i64 %92, %91
  store i64 %93, ptr %19, align 8
  %94 = load i64, ptr %19, align 8
  %95 = load i64, ptr %16, align 8
  %96 = add i64 %95, %94
  store i64 %96, ptr %16, align 8
  %97 = load i64, ptr %19, align 8
  %98 = call noundef i64 @_ZL6rotateyj(i64 noundef %97, i32 noundef 21) #3
  store i64 %98, ptr %19, align 8
  %99 = load i64, ptr %16, align 8
  %100 = load i64, ptr %19, align 8
  %101 = xor i64 %100, %99
  store i64 %101, ptr %19, align 8
  %102 = load i64, ptr %17, align 8
  %103 = load i64, ptr %18, align 8
  %104 = add i64 %103, %102
  store i64 %104, ptr %18, align 8
  %105 = load i64, ptr %17, align 8
  %106 = call noundef i64 @_ZL6rotateyj(i64 noundef %105, i32 noundef 17) #3
  store i64 %106, ptr %17, align 8
  %107 = load i64, ptr %18, align 8
  %108 = load i64, ptr %17, align 8
  %109 = xor i64 %108, %107
  store i64 %109, ptr %17, align 8
  %110 = load i64, ptr %18, align 8
  %111 = call noundef i64 @_ZL6rotateyj(i64 noundef %110, i32 noundef 32) #3
  store i64 %111, ptr %18, align 8
  br label %112

112:                                              ; preds = %75
  %113 = load i32, ptr %22, align 4
  %114 = add i32 %113, 1
  store i32 %114, ptr %22, align 4
  br label %67, !llvm.loop !4

115:                                              ; preds = %67
  %116 = load i64, ptr %21, align 8
  %117 = load i64, ptr %16, align 8
  %118 = xor i64 %117, %116
  store i64 %118, ptr %16, align 8
  br label %119

119:                                              ; preds = %115
  %120 = load i32, ptr %20, align 4
  %121 = add i32 %120, 1
  store i32 %121, ptr %20, align 4
  br label %40, !llvm.loop !6

122:                                              ; preds = %40
  %123 = load i64, ptr %16, align 8
  %124 = load i64, ptr %17, align 8
  %125 = xor i64 %123, %124
  %126 = load i64, ptr %18, align 8
  %127 = xor i64 %125, %126
  %128 = load i64, ptr %19, align 8
  %129 = xor i64 %127, %128
  %130 = load ptr, ptr %13, align 8
  %131 = load i32, ptr %15, align 4
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i64, ptr %130, i64 %132
  store i64 %129, ptr %133, align 8
  %134 = load ptr, ptr %12, align 8
  %135 = load i32, ptr %15, align 4
  %136 = load i32, ptr %9, align 4
  %137 = mul i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i64, ptr %134, i64 %138
  store ptr %139, ptr %23, align 8
  store i32 -2128831035, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %140

140:                                              ; preds = %155, %122
  %141 = load i32, ptr %25, align 4
  %142 = load i32, ptr %9, align 4
  %143 = mul i32 %142, 8
  %144 = icmp ult i32 %141, %143
  br i1 %144, label %145, label %158

145:                                              ; preds = %140
  %146 = load i32, ptr %24, align 4
  %147 = load ptr, ptr %23, align 8
  %148 = load i32, ptr %25, align 4
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr %147, i64 %149
  %151 = load i8, ptr %150, align 1
  %152 = zext i8 %151 to i32
  %153 = xor i32 %146, %152
  %154 = mul i32 %153, 16777619
  store i32 %154, ptr %24, align 4
  br label %155

155:                                              ; preds = %145
  %156 = load i32, ptr %25, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr %25, align 4
  br label %140, !llvm.loop !7

158:                                              ; preds = %140
  %159 = load i32, ptr %24, align 4
  %160 = load ptr, ptr %14, align 8
  %161 = load i32, ptr %15, align 4
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %160, i64 %162
  store i32 %159, ptr %163, align 4
  br label %164

164:                                              ; preds = %158, %30
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
define internal noundef i64 @_ZL6rotateyj(i64 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = zext i32 %6 to i64
  %8 = shl i64 %5, %7
  %9 = load i64, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sub i32 64, %10
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %9, %12
  %14 = or i64 %8, %13
  ret i64 %14
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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
