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
define dso_local ptx_kernel void @hash(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 !dbg !8 {
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
  %26 = call noundef i32 @_ZL9global_idv() #3, !dbg !11
  store i32 %26, ptr %15, align 4, !dbg !12
  %27 = load i32, ptr %15, align 4, !dbg !13
  %28 = load i32, ptr %8, align 4, !dbg !14
  %29 = icmp uge i32 %27, %28, !dbg !15
  br i1 %29, label %30, label %31, !dbg !15

30:                                               ; preds = %7
  br label %164, !dbg !16

31:                                               ; preds = %7
  %32 = load i64, ptr %10, align 8, !dbg !17
  %33 = xor i64 %32, 8317987319222330741, !dbg !18
  store i64 %33, ptr %16, align 8, !dbg !19
  %34 = load i64, ptr %11, align 8, !dbg !20
  %35 = xor i64 %34, 7237128888997146477, !dbg !21
  store i64 %35, ptr %17, align 8, !dbg !22
  %36 = load i64, ptr %10, align 8, !dbg !23
  %37 = xor i64 %36, 7816392313619706465, !dbg !24
  store i64 %37, ptr %18, align 8, !dbg !25
  %38 = load i64, ptr %11, align 8, !dbg !26
  %39 = xor i64 %38, 8387220255154660723, !dbg !27
  store i64 %39, ptr %19, align 8, !dbg !28
  store i32 0, ptr %20, align 4, !dbg !29
  br label %40, !dbg !30

40:                                               ; preds = %119, %31
  %41 = load i32, ptr %20, align 4, !dbg !31
  %42 = load i32, ptr %9, align 4, !dbg !32
  %43 = icmp ule i32 %41, %42, !dbg !33
  br i1 %43, label %44, label %122, !dbg !34

44:                                               ; preds = %40
  %45 = load i32, ptr %20, align 4, !dbg !35
  %46 = load i32, ptr %9, align 4, !dbg !36
  %47 = icmp ult i32 %45, %46, !dbg !37
  br i1 %47, label %48, label %58, !dbg !35

48:                                               ; preds = %44
  %49 = load ptr, ptr %12, align 8, !dbg !38
  %50 = load i32, ptr %15, align 4, !dbg !39
  %51 = load i32, ptr %9, align 4, !dbg !40
  %52 = mul i32 %50, %51, !dbg !41
  %53 = load i32, ptr %20, align 4, !dbg !42
  %54 = add i32 %52, %53, !dbg !43
  %55 = zext i32 %54 to i64, !dbg !38
  %56 = getelementptr inbounds nuw i64, ptr %49, i64 %55, !dbg !38
  %57 = load i64, ptr %56, align 8, !dbg !38
  br label %62, !dbg !35

58:                                               ; preds = %44
  %59 = load i32, ptr %9, align 4, !dbg !44
  %60 = zext i32 %59 to i64, !dbg !44
  %61 = shl i64 %60, 59, !dbg !45
  br label %62, !dbg !35

62:                                               ; preds = %58, %48
  %63 = phi i64 [ %57, %48 ], [ %61, %58 ], !dbg !35
  store i64 %63, ptr %21, align 8, !dbg !46
  %64 = load i64, ptr %21, align 8, !dbg !47
  %65 = load i64, ptr %19, align 8, !dbg !48
  %66 = xor i64 %65, %64, !dbg !48
  store i64 %66, ptr %19, align 8, !dbg !48
  store i32 0, ptr %22, align 4, !dbg !49
  br label %67, !dbg !50

67:                                               ; preds = %112, %62
  %68 = load i32, ptr %22, align 4, !dbg !51
  %69 = load i32, ptr %20, align 4, !dbg !52
  %70 = load i32, ptr %9, align 4, !dbg !53
  %71 = icmp ult i32 %69, %70, !dbg !54
  %72 = zext i1 %71 to i64, !dbg !52
  %73 = select i1 %71, i32 2, i32 4, !dbg !52
  %74 = icmp ult i32 %68, %73, !dbg !55
  br i1 %74, label %75, label %115, !dbg !56

75:                                               ; preds = %67
  %76 = load i64, ptr %17, align 8, !dbg !57
  %77 = load i64, ptr %16, align 8, !dbg !58
  %78 = add i64 %77, %76, !dbg !58
  store i64 %78, ptr %16, align 8, !dbg !58
  %79 = load i64, ptr %17, align 8, !dbg !59
  %80 = call noundef i64 @_ZL6rotateyj(i64 noundef %79, i32 noundef 13) #3, !dbg !60
  store i64 %80, ptr %17, align 8, !dbg !61
  %81 = load i64, ptr %16, align 8, !dbg !62
  %82 = load i64, ptr %17, align 8, !dbg !63
  %83 = xor i64 %82, %81, !dbg !63
  store i64 %83, ptr %17, align 8, !dbg !63
  %84 = load i64, ptr %16, align 8, !dbg !64
  %85 = call noundef i64 @_ZL6rotateyj(i64 noundef %84, i32 noundef 32) #3, !dbg !65
  store i64 %85, ptr %16, align 8, !dbg !66
  %86 = load i64, ptr %19, align 8, !dbg !67
  %87 = load i64, ptr %18, align 8, !dbg !68
  %88 = add i64 %87, %86, !dbg !68
  store i64 %88, ptr %18, align 8, !dbg !68
  %89 = load i64, ptr %19, align 8, !dbg !69
  %90 = call noundef i64 @_ZL6rotateyj(i64 noundef %89, i32 noundef 16) #3, !dbg !70
  store i64 %90, ptr %19, align 8, !dbg !71
  %91 = load i64, ptr %18, align 8, !dbg !72
  %92 = load i64, ptr %19, align 8, !dbg !73
  %93 = xor i64 %92, %91, !dbg !73
  store i64 %93, ptr %19, align 8, !dbg !73
  %94 = load i64, ptr %19, align 8, !dbg !74
  %95 = load i64, ptr %16, align 8, !dbg !75
  %96 = add i64 %95, %94, !dbg !75
  store i64 %96, ptr %16, align 8, !dbg !75
  %97 = load i64, ptr %19, align 8, !dbg !76
  %98 = call noundef i64 @_ZL6rotateyj(i64 noundef %97, i32 noundef 21) #3, !dbg !77
  store i64 %98, ptr %19, align 8, !dbg !78
  %99 = load i64, ptr %16, align 8, !dbg !79
  %100 = load i64, ptr %19, align 8, !dbg !80
  %101 = xor i64 %100, %99, !dbg !80
  store i64 %101, ptr %19, align 8, !dbg !80
  %102 = load i64, ptr %17, align 8, !dbg !81
  %103 = load i64, ptr %18, align 8, !dbg !82
  %104 = add i64 %103, %102, !dbg !82
  store i64 %104, ptr %18, align 8, !dbg !82
  %105 = load i64, ptr %17, align 8, !dbg !83
  %106 = call noundef i64 @_ZL6rotateyj(i64 noundef %105, i32 noundef 17) #3, !dbg !84
  store i64 %106, ptr %17, align 8, !dbg !85
  %107 = load i64, ptr %18, align 8, !dbg !86
  %108 = load i64, ptr %17, align 8, !dbg !87
  %109 = xor i64 %108, %107, !dbg !87
  store i64 %109, ptr %17, align 8, !dbg !87
  %110 = load i64, ptr %18, align 8, !dbg !88
  %111 = call noundef i64 @_ZL6rotateyj(i64 noundef %110, i32 noundef 32) #3, !dbg !89
  store i64 %111, ptr %18, align 8, !dbg !90
  br label %112, !dbg !91

112:                                              ; preds = %75
  %113 = load i32, ptr %22, align 4, !dbg !92
  %114 = add i32 %113, 1, !dbg !92
  store i32 %114, ptr %22, align 4, !dbg !92
  br label %67, !dbg !56, !llvm.loop !93

115:                                              ; preds = %67
  %116 = load i64, ptr %21, align 8, !dbg !95
  %117 = load i64, ptr %16, align 8, !dbg !96
  %118 = xor i64 %117, %116, !dbg !96
  store i64 %118, ptr %16, align 8, !dbg !96
  br label %119, !dbg !97

119:                                              ; preds = %115
  %120 = load i32, ptr %20, align 4, !dbg !98
  %121 = add i32 %120, 1, !dbg !98
  store i32 %121, ptr %20, align 4, !dbg !98
  br label %40, !dbg !34, !llvm.loop !99

122:                                              ; preds = %40
  %123 = load i64, ptr %16, align 8, !dbg !100
  %124 = load i64, ptr %17, align 8, !dbg !101
  %125 = xor i64 %123, %124, !dbg !102
  %126 = load i64, ptr %18, align 8, !dbg !103
  %127 = xor i64 %125, %126, !dbg !104
  %128 = load i64, ptr %19, align 8, !dbg !105
  %129 = xor i64 %127, %128, !dbg !106
  %130 = load ptr, ptr %13, align 8, !dbg !107
  %131 = load i32, ptr %15, align 4, !dbg !108
  %132 = zext i32 %131 to i64, !dbg !107
  %133 = getelementptr inbounds nuw i64, ptr %130, i64 %132, !dbg !107
  store i64 %129, ptr %133, align 8, !dbg !109
  %134 = load ptr, ptr %12, align 8, !dbg !110
  %135 = load i32, ptr %15, align 4, !dbg !111
  %136 = load i32, ptr %9, align 4, !dbg !112
  %137 = mul i32 %135, %136, !dbg !113
  %138 = zext i32 %137 to i64, !dbg !114
  %139 = getelementptr inbounds nuw i64, ptr %134, i64 %138, !dbg !114
  store ptr %139, ptr %23, align 8, !dbg !115
  store i32 -2128831035, ptr %24, align 4, !dbg !116
  store i32 0, ptr %25, align 4, !dbg !117
  br label %140, !dbg !118

140:                                              ; preds = %155, %122
  %141 = load i32, ptr %25, align 4, !dbg !119
  %142 = load i32, ptr %9, align 4, !dbg !120
  %143 = mul i32 %142, 8, !dbg !121
  %144 = icmp ult i32 %141, %143, !dbg !122
  br i1 %144, label %145, label %158, !dbg !123

145:                                              ; preds = %140
  %146 = load i32, ptr %24, align 4, !dbg !124
  %147 = load ptr, ptr %23, align 8, !dbg !125
  %148 = load i32, ptr %25, align 4, !dbg !126
  %149 = zext i32 %148 to i64, !dbg !125
  %150 = getelementptr inbounds nuw i8, ptr %147, i64 %149, !dbg !125
  %151 = load i8, ptr %150, align 1, !dbg !125
  %152 = zext i8 %151 to i32, !dbg !125
  %153 = xor i32 %146, %152, !dbg !127
  %154 = mul i32 %153, 16777619, !dbg !128
  store i32 %154, ptr %24, align 4, !dbg !129
  br label %155, !dbg !130

155:                                              ; preds = %145
  %156 = load i32, ptr %25, align 4, !dbg !131
  %157 = add i32 %156, 1, !dbg !131
  store i32 %157, ptr %25, align 4, !dbg !131
  br label %140, !dbg !123, !llvm.loop !132

158:                                              ; preds = %140
  %159 = load i32, ptr %24, align 4, !dbg !134
  %160 = load ptr, ptr %14, align 8, !dbg !135
  %161 = load i32, ptr %15, align 4, !dbg !136
  %162 = zext i32 %161 to i64, !dbg !135
  %163 = getelementptr inbounds nuw i32, ptr %160, i64 %162, !dbg !135
  store i32 %159, ptr %163, align 4, !dbg !137
  br label %164, !dbg !138

164:                                              ; preds = %158, %30
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9global_idv() #1 !dbg !139 {
  %1 = call noundef i32 @_ZN13blockIdx_type5get_xEv() #3, !dbg !141
  %2 = call noundef i32 @_ZN13blockDim_type5get_xEv() #3, !dbg !142
  %3 = mul i32 %1, %2, !dbg !143
  %4 = call noundef i32 @_ZN14threadIdx_type5get_xEv() #3, !dbg !144
  %5 = add i32 %3, %4, !dbg !145
  ret i32 %5, !dbg !146
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZL6rotateyj(i64 noundef %0, i32 noundef %1) #1 !dbg !147 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8, !dbg !148
  %6 = load i32, ptr %4, align 4, !dbg !149
  %7 = zext i32 %6 to i64, !dbg !150
  %8 = shl i64 %5, %7, !dbg !150
  %9 = load i64, ptr %3, align 8, !dbg !151
  %10 = load i32, ptr %4, align 4, !dbg !152
  %11 = sub i32 64, %10, !dbg !153
  %12 = zext i32 %11 to i64, !dbg !154
  %13 = lshr i64 %9, %12, !dbg !154
  %14 = or i64 %8, %13, !dbg !155
  ret i64 %14, !dbg !156
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockIdx_type5get_xEv() #1 comdat align 2 !dbg !157 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158
  ret i32 %1, !dbg !158
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN13blockDim_type5get_xEv() #1 comdat align 2 !dbg !159 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160
  ret i32 %1, !dbg !160
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN14threadIdx_type5get_xEv() #1 comdat align 2 !dbg !161 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  ret i32 %1, !dbg !162
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/cuda/hash.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "hash", scope: !1, file: !1, line: 6, type: !9, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 7, column: 13, scope: !8)
!12 = !DILocation(line: 7, column: 9, scope: !8)
!13 = !DILocation(line: 8, column: 9, scope: !8)
!14 = !DILocation(line: 8, column: 14, scope: !8)
!15 = !DILocation(line: 8, column: 11, scope: !8)
!16 = !DILocation(line: 9, column: 9, scope: !8)
!17 = !DILocation(line: 10, column: 13, scope: !8)
!18 = !DILocation(line: 10, column: 16, scope: !8)
!19 = !DILocation(line: 10, column: 9, scope: !8)
!20 = !DILocation(line: 10, column: 45, scope: !8)
!21 = !DILocation(line: 10, column: 48, scope: !8)
!22 = !DILocation(line: 10, column: 41, scope: !8)
!23 = !DILocation(line: 11, column: 13, scope: !8)
!24 = !DILocation(line: 11, column: 16, scope: !8)
!25 = !DILocation(line: 11, column: 9, scope: !8)
!26 = !DILocation(line: 11, column: 45, scope: !8)
!27 = !DILocation(line: 11, column: 48, scope: !8)
!28 = !DILocation(line: 11, column: 41, scope: !8)
!29 = !DILocation(line: 12, column: 14, scope: !8)
!30 = !DILocation(line: 12, column: 10, scope: !8)
!31 = !DILocation(line: 12, column: 21, scope: !8)
!32 = !DILocation(line: 12, column: 26, scope: !8)
!33 = !DILocation(line: 12, column: 23, scope: !8)
!34 = !DILocation(line: 12, column: 5, scope: !8)
!35 = !DILocation(line: 13, column: 20, scope: !8)
!36 = !DILocation(line: 13, column: 24, scope: !8)
!37 = !DILocation(line: 13, column: 22, scope: !8)
!38 = !DILocation(line: 13, column: 32, scope: !8)
!39 = !DILocation(line: 13, column: 37, scope: !8)
!40 = !DILocation(line: 13, column: 41, scope: !8)
!41 = !DILocation(line: 13, column: 39, scope: !8)
!42 = !DILocation(line: 13, column: 49, scope: !8)
!43 = !DILocation(line: 13, column: 47, scope: !8)
!44 = !DILocation(line: 13, column: 59, scope: !8)
!45 = !DILocation(line: 13, column: 65, scope: !8)
!46 = !DILocation(line: 13, column: 13, scope: !8)
!47 = !DILocation(line: 14, column: 14, scope: !8)
!48 = !DILocation(line: 14, column: 11, scope: !8)
!49 = !DILocation(line: 15, column: 18, scope: !8)
!50 = !DILocation(line: 15, column: 14, scope: !8)
!51 = !DILocation(line: 15, column: 29, scope: !8)
!52 = !DILocation(line: 15, column: 38, scope: !8)
!53 = !DILocation(line: 15, column: 42, scope: !8)
!54 = !DILocation(line: 15, column: 40, scope: !8)
!55 = !DILocation(line: 15, column: 35, scope: !8)
!56 = !DILocation(line: 15, column: 9, scope: !8)
!57 = !DILocation(line: 16, column: 18, scope: !8)
!58 = !DILocation(line: 16, column: 15, scope: !8)
!59 = !DILocation(line: 16, column: 32, scope: !8)
!60 = !DILocation(line: 16, column: 25, scope: !8)
!61 = !DILocation(line: 16, column: 23, scope: !8)
!62 = !DILocation(line: 16, column: 45, scope: !8)
!63 = !DILocation(line: 16, column: 42, scope: !8)
!64 = !DILocation(line: 16, column: 59, scope: !8)
!65 = !DILocation(line: 16, column: 52, scope: !8)
!66 = !DILocation(line: 16, column: 50, scope: !8)
!67 = !DILocation(line: 17, column: 18, scope: !8)
!68 = !DILocation(line: 17, column: 15, scope: !8)
!69 = !DILocation(line: 17, column: 32, scope: !8)
!70 = !DILocation(line: 17, column: 25, scope: !8)
!71 = !DILocation(line: 17, column: 23, scope: !8)
!72 = !DILocation(line: 17, column: 45, scope: !8)
!73 = !DILocation(line: 17, column: 42, scope: !8)
!74 = !DILocation(line: 18, column: 18, scope: !8)
!75 = !DILocation(line: 18, column: 15, scope: !8)
!76 = !DILocation(line: 18, column: 32, scope: !8)
!77 = !DILocation(line: 18, column: 25, scope: !8)
!78 = !DILocation(line: 18, column: 23, scope: !8)
!79 = !DILocation(line: 18, column: 45, scope: !8)
!80 = !DILocation(line: 18, column: 42, scope: !8)
!81 = !DILocation(line: 19, column: 18, scope: !8)
!82 = !DILocation(line: 19, column: 15, scope: !8)
!83 = !DILocation(line: 19, column: 32, scope: !8)
!84 = !DILocation(line: 19, column: 25, scope: !8)
!85 = !DILocation(line: 19, column: 23, scope: !8)
!86 = !DILocation(line: 19, column: 45, scope: !8)
!87 = !DILocation(line: 19, column: 42, scope: !8)
!88 = !DILocation(line: 19, column: 59, scope: !8)
!89 = !DILocation(line: 19, column: 52, scope: !8)
!90 = !DILocation(line: 19, column: 50, scope: !8)
!91 = !DILocation(line: 20, column: 9, scope: !8)
!92 = !DILocation(line: 15, column: 63, scope: !8)
!93 = distinct !{!93, !56, !91, !94}
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 21, column: 14, scope: !8)
!96 = !DILocation(line: 21, column: 11, scope: !8)
!97 = !DILocation(line: 22, column: 5, scope: !8)
!98 = !DILocation(line: 12, column: 34, scope: !8)
!99 = distinct !{!99, !34, !97, !94}
!100 = !DILocation(line: 23, column: 14, scope: !8)
!101 = !DILocation(line: 23, column: 18, scope: !8)
!102 = !DILocation(line: 23, column: 16, scope: !8)
!103 = !DILocation(line: 23, column: 22, scope: !8)
!104 = !DILocation(line: 23, column: 20, scope: !8)
!105 = !DILocation(line: 23, column: 26, scope: !8)
!106 = !DILocation(line: 23, column: 24, scope: !8)
!107 = !DILocation(line: 23, column: 5, scope: !8)
!108 = !DILocation(line: 23, column: 9, scope: !8)
!109 = !DILocation(line: 23, column: 12, scope: !8)
!110 = !DILocation(line: 24, column: 36, scope: !8)
!111 = !DILocation(line: 24, column: 43, scope: !8)
!112 = !DILocation(line: 24, column: 47, scope: !8)
!113 = !DILocation(line: 24, column: 45, scope: !8)
!114 = !DILocation(line: 24, column: 41, scope: !8)
!115 = !DILocation(line: 24, column: 15, scope: !8)
!116 = !DILocation(line: 25, column: 9, scope: !8)
!117 = !DILocation(line: 26, column: 14, scope: !8)
!118 = !DILocation(line: 26, column: 10, scope: !8)
!119 = !DILocation(line: 26, column: 22, scope: !8)
!120 = !DILocation(line: 26, column: 27, scope: !8)
!121 = !DILocation(line: 26, column: 33, scope: !8)
!122 = !DILocation(line: 26, column: 25, scope: !8)
!123 = !DILocation(line: 26, column: 5, scope: !8)
!124 = !DILocation(line: 27, column: 14, scope: !8)
!125 = !DILocation(line: 27, column: 18, scope: !8)
!126 = !DILocation(line: 27, column: 24, scope: !8)
!127 = !DILocation(line: 27, column: 16, scope: !8)
!128 = !DILocation(line: 27, column: 29, scope: !8)
!129 = !DILocation(line: 27, column: 11, scope: !8)
!130 = !DILocation(line: 27, column: 9, scope: !8)
!131 = !DILocation(line: 26, column: 40, scope: !8)
!132 = distinct !{!132, !123, !133, !94}
!133 = !DILocation(line: 27, column: 31, scope: !8)
!134 = !DILocation(line: 28, column: 14, scope: !8)
!135 = !DILocation(line: 28, column: 5, scope: !8)
!136 = !DILocation(line: 28, column: 9, scope: !8)
!137 = !DILocation(line: 28, column: 12, scope: !8)
!138 = !DILocation(line: 29, column: 1, scope: !8)
!139 = distinct !DISubprogram(name: "global_id", scope: !140, file: !140, line: 32, type: !9, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!140 = !DIFile(filename: "examples/cuda/gpu.h", directory: ".")
!141 = !DILocation(line: 32, column: 51, scope: !139)
!142 = !DILocation(line: 32, column: 64, scope: !139)
!143 = !DILocation(line: 32, column: 62, scope: !139)
!144 = !DILocation(line: 32, column: 77, scope: !139)
!145 = !DILocation(line: 32, column: 75, scope: !139)
!146 = !DILocation(line: 32, column: 44, scope: !139)
!147 = distinct !DISubprogram(name: "rotate", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 4, column: 61, scope: !147)
!149 = !DILocation(line: 4, column: 66, scope: !147)
!150 = !DILocation(line: 4, column: 63, scope: !147)
!151 = !DILocation(line: 4, column: 71, scope: !147)
!152 = !DILocation(line: 4, column: 82, scope: !147)
!153 = !DILocation(line: 4, column: 80, scope: !147)
!154 = !DILocation(line: 4, column: 73, scope: !147)
!155 = !DILocation(line: 4, column: 69, scope: !147)
!156 = !DILocation(line: 4, column: 54, scope: !147)
!157 = distinct !DISubprogram(name: "get_x", scope: !140, file: !140, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 28, column: 1, scope: !157)
!159 = distinct !DISubprogram(name: "get_x", scope: !140, file: !140, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 29, column: 1, scope: !159)
!161 = distinct !DISubprogram(name: "get_x", scope: !140, file: !140, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 27, column: 1, scope: !161)
