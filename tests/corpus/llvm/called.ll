target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p) { ret void }
define void @d(ptr %f, i1 %c) {
  %s = select i1 %c, ptr @k, ptr %f
  call void %s(ptr null)
  call ptx_kernel void @k(ptr %f)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 64}
