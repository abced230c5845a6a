; about: alloca-address-space
;;; a layout without A5 => error alloca-address-space
define ptx_kernel void @k(ptr %p) {
  %a = alloca i32, addrspace(5)
  ret void
}
;;; the default space => nothing
define ptx_kernel void @k(ptr %p) {
  %a = alloca i32
  ret void
}
;;; on AMD, where the layout forgot it => error alloca-address-space
target datalayout = "e-p:64:64-p5:32:32"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  %a = alloca i32
  ret void
}
