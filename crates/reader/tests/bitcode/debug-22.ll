source_filename = "debug.c"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr %out, i32 %n) !dbg !3 {
entry:
    #dbg_value(i32 %n, !9, !DIExpression(), !10)
  %twice = mul i32 %n, 2, !dbg !11
    #dbg_value(!DIArgList(i32 %twice, i32 %n), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
  store i32 %twice, ptr %out, align 4, !dbg !12
  ret void, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "debug.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 3, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9}
!9 = !DILocalVariable(name: "n", arg: 2, scope: !3, file: !1, line: 3, type: !7)
!10 = !DILocation(line: 0, scope: !3)
!11 = !DILocation(line: 5, column: 7, scope: !3)
!12 = !DILocation(line: 11, column: 9, scope: !13, inlinedAt: !15)
!13 = !DILexicalBlock(scope: !14, file: !1, line: 10, column: 3)
!14 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 9, type: !4, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 6, column: 2, scope: !3)
!16 = !DILocation(line: 7, column: 1, scope: !3)
