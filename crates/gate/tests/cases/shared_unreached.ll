; about: shared-unreached
;;; an orphan => warning shared-unreached
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global i32 poison
define void @orphan() {
  store i32 1, ptr addrspace(3) @s
  store i32 2, ptr addrspace(3) @s
  ret void
}
define amdgpu_kernel void @k() { ret void }
;;; a kernel calls it => nothing
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global i32 poison
define internal void @f() {
  store i32 1, ptr addrspace(3) @s
  ret void
}
define amdgpu_kernel void @k() {
  call void @f()
  ret void
}
