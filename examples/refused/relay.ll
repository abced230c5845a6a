; ModuleID = 'examples/refused/relay.c'
source_filename = "examples/refused/relay.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent nounwind
define dso_local ptx_kernel void @stage(ptr noundef %0) #0 !dbg !11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !14
  %3 = load ptr, ptr %2, align 8, !dbg !17, !tbaa !14
  store i32 1, ptr %3, align 4, !dbg !18, !tbaa !7
  ret void, !dbg !19
}

; Function Attrs: convergent nounwind
define dso_local ptx_kernel void @entry(ptr noundef %0) #0 !dbg !20 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !14
  %3 = load ptr, ptr %2, align 8, !dbg !21, !tbaa !14
  call void @pass(ptr noundef %3) #2, !dbg !22
  ret void, !dbg !23
}

; Function Attrs: convergent noinline nounwind
define internal void @pass(ptr noundef %0) #1 !dbg !24 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !14
  %3 = load ptr, ptr %2, align 8, !dbg !25, !tbaa !14
  call ptx_kernel void @stage(ptr noundef %3) #2, !dbg !26
  %4 = load ptr, ptr %2, align 8, !dbg !27, !tbaa !14
  %5 = getelementptr inbounds i32, ptr %4, i64 1, !dbg !27
  store i32 2, ptr %5, align 4, !dbg !28, !tbaa !7
  ret void, !dbg !29
}

attributes #0 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #1 = { convergent noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { convergent }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "examples/refused/relay.c", directory: ".", checksumkind: CSK_MD5, checksum: "ac77d9df9418430a6f163b8cfb10efb2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !DISubprogram(name: "stage", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 int", !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !DILocation(line: 8, column: 6, scope: !11)
!18 = !DILocation(line: 8, column: 10, scope: !11, atomGroup: 1, atomRank: 1)
!19 = !DILocation(line: 9, column: 1, scope: !11, atomGroup: 2, atomRank: 1)
!20 = distinct !DISubprogram(name: "entry", scope: !1, file: !1, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!21 = !DILocation(line: 17, column: 10, scope: !20)
!22 = !DILocation(line: 17, column: 5, scope: !20)
!23 = !DILocation(line: 18, column: 1, scope: !20, atomGroup: 1, atomRank: 1)
!24 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!25 = !DILocation(line: 12, column: 11, scope: !24)
!26 = !DILocation(line: 12, column: 5, scope: !24)
!27 = !DILocation(line: 13, column: 5, scope: !24)
!28 = !DILocation(line: 13, column: 12, scope: !24, atomGroup: 1, atomRank: 1)
!29 = !DILocation(line: 14, column: 1, scope: !24, atomGroup: 2, atomRank: 1)
