; about: param-byref
;;; on NVIDIA => warning param-byref
define ptx_kernel void @k(ptr byref(i32) %a) { ret void }
;;; on AMD => nothing
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(4) byref(i32) %a) { ret void }
