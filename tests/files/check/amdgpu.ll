;@ check FILE
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @stage(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @entry(ptr addrspace(1) %out) {
  call amdgpu_kernel void @stage(ptr addrspace(1) %out)
  ret void
}
