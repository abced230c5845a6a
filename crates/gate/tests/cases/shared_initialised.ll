; about: shared-initialised
;;; a value => error shared-initialised
@a = internal addrspace(3) global i32 7
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; zero => warning shared-initialised
@a = internal addrspace(3) global [4 x i32] zeroinitializer
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; on AMD any value => error shared-initialised
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global i32 0
define amdgpu_kernel void @k() { ret void }
;;; nothing, and dynamic memory => nothing
@a = internal addrspace(3) global i32 undef
@b = internal addrspace(3) global i32 poison
@c = external addrspace(3) global [0 x i8]
define ptx_kernel void @k(ptr %p) {
  ret void
}
