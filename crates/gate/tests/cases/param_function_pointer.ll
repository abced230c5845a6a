; about: param-function-pointer
;;; a parameter is called => note param-function-pointer
define ptx_kernel void @k(ptr %f) {
  call void %f()
  ret void
}
;;; a loaded address => nothing
define ptx_kernel void @k(ptr %p) {
  %f = load ptr, ptr %p
  call void %f()
  ret void
}
