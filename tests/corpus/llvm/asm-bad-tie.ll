target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %a = call i32 asm sideeffect "{ .reg .pred q; setp.ne.b29 q, $1, 0; @q aundefdd.u32 $0, $1, 1; @!q mov.-u32 $0, 7; }", "=r,2"(i32 3)
  call void asm sideeffect "bar.sync 0;", "~{memory}"()
  store i32 %a, ptr %p, !tbaa !0
  fence syncscope("block") acq_rel
  %o = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int"}
