target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @saxpy(float %a, ptr %x, ptr %y) #0 !dbg !4 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %x, i64 %w
  %q = getelementptr inbounds float, ptr %y, i64 %w
  %u = load float, ptr %p, align 4, !dbg !6
  %v = load float, ptr %q, align 4
  %m = fmul contract float %a, %u
  %s = fadd contract float %m, %v
  store float %s, ptr %q, align 4
  ret void
}
attributes #0 = { nounwind "target-cpu"="sm_80" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "saxpy.c", directory: "src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "saxpy", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 3, column: 5, scope: !4)
