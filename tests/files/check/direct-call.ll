;@ check FILE
;@ check FILE --format concise -q
;@ check FILE --format json
;@ check FILE --format github -q
source_filename = "relay.rs"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @stage(ptr %out) !dbg !5 {
start:
  store i32 1, ptr %out, align 4, !dbg !8
  ret void, !dbg !8
}

define internal void @_ZN5relay4pass17h0a1b2c3d4e5f6071E(ptr %out) !dbg !9 {
start:
  call ptx_kernel void @stage(ptr %out), !dbg !10
  ret void, !dbg !11
}

define ptx_kernel void @entry(ptr %out) !dbg !12 {
start:
  call void @_ZN5relay4pass17h0a1b2c3d4e5f6071E(ptr %out), !dbg !13
  ret void, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}

!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !3, producer: "test", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !DIFile(filename: "relay.rs", directory: "/nowhere/at/all")
!4 = !DISubroutineType(types: !7)
!5 = distinct !DISubprogram(name: "stage", scope: !6, file: !3, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DINamespace(name: "relay", scope: null)
!7 = !{}
!8 = !DILocation(line: 4, column: 5, scope: !5)
!9 = distinct !DISubprogram(name: "pass", linkageName: "_ZN5relay4pass17h0a1b2c3d4e5f6071E", scope: !6, file: !3, line: 7, type: !4, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 8, column: 12, scope: !9)
!11 = !DILocation(line: 9, column: 2, scope: !9)
!12 = distinct !DISubprogram(name: "entry", scope: !6, file: !3, line: 11, type: !4, scopeLine: 11, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 12, column: 5, scope: !12)
