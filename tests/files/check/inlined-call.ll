;@ check FILE
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @stage() {
  ret void
}

define ptx_kernel void @entry() !dbg !5 {
  call ptx_kernel void @stage(), !dbg !8
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "test", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "tower.cu", directory: "/nowhere/at/all")
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "entry", scope: !3, file: !3, line: 20, type: !4, scopeLine: 20, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "inner", linkageName: "_Z5innerv", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "outer", linkageName: "_Z5outerv", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 3, column: 7, scope: !6, inlinedAt: !10)
!9 = !DILocation(line: 21, column: 1, scope: !5)
!10 = distinct !DILocation(line: 10, column: 5, scope: !7, inlinedAt: !11)
!11 = distinct !DILocation(line: 20, column: 13, scope: !5)
