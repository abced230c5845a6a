; about: spirv-function-pointer
;;; a call through a value => error spirv-function-pointer
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr %f) {
  call spir_func void %f()
  ret void
}
;;; a direct call => nothing
target triple = "spirv64-unknown-unknown"
define spir_func void @f() { ret void }
define spir_kernel void @k() {
  call spir_func void @f()
  ret void
}
;;; on NVIDIA => nothing
define ptx_kernel void @k(ptr %f) {
  call void %f()
  ret void
}
