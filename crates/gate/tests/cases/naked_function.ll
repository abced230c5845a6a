; about: naked-function
;;; naked => note naked-function
define ptx_kernel void @k() naked {
  call void asm sideeffect "ret;", ""()
  unreachable
}
;;; dressed => nothing
define ptx_kernel void @k(ptr %p) {
  ret void
}
