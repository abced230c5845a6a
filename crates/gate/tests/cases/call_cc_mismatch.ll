; about: call-cc-mismatch kernel-called kernel-called-indirect
;;; a plain call of a kernel => error call-cc-mismatch
define ptx_kernel void @k(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @k(ptr %p)
  ret void
}
;;; a kernel's call of a plain function => error call-cc-mismatch
define void @d(ptr %p) { ret void }
define ptx_kernel void @root(ptr %p) {
  call ptx_kernel void @d(ptr %p)
  ret void
}
;;; conventions that have nothing to do with kernels => error call-cc-mismatch, error call-cc-mismatch
define internal fastcc void @quick(ptr %p) { ret void }
define internal ptx_device void @device(ptr %p) { ret void }
define ptx_kernel void @root(ptr %p) {
  call void @quick(ptr %p)
  call void @device(ptr %p)
  ret void
}
;;; one wrong declaration is one report => error call-cc-mismatch
declare ptx_kernel void @away(ptr)
define void @f(ptr %p) {
  call void @away(ptr %p)
  call void @away(ptr %p)
  ret void
}
define void @g(ptr %p) {
  call void @away(ptr %p)
  ret void
}
;;; the same on AMD and => error call-cc-mismatch
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() { ret void }
define void @f() {
  call void @k()
  ret void
}
;;; on SPIR-V => error call-cc-mismatch
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k() { ret void }
define spir_func void @f() {
  call spir_func void @k()
  ret void
}
;;; agreeing conventions, intrinsics => nothing
declare void @llvm.nvvm.barrier0()
define internal fastcc void @quick(ptr %p) { ret void }
define internal ptx_device void @device(ptr %p) { ret void }
define ptx_kernel void @root(ptr %p) {
  call fastcc void @quick(ptr %p)
  call ptx_device void @device(ptr %p)
  call ptx_device void @llvm.nvvm.barrier0()
  ret void
}
