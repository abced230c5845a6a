; about: param-address-space
;;; local, cluster and unknown memory => error param-address-space, error param-address-space, error param-address-space
define ptx_kernel void @k(ptr addrspace(5) %a, ptr addrspace(7) %b, ptr addrspace(42) %c) {
  store i8 1, ptr addrspace(5) %a
  store i8 1, ptr addrspace(7) %b
  store i8 1, ptr addrspace(42) %c
  ret void
}
;;; shared and constant, in a struct too => warning param-address-space, warning param-address-space
define ptx_kernel void @k(ptr addrspace(4) %a, { i32, ptr addrspace(3) } %b) {
  %x = load i8, ptr addrspace(4) %a
  %y = extractvalue { i32, ptr addrspace(3) } %b, 1
  ret void
}
;;; generic in SPIR-V => warning param-address-space
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %a) {
  store i8 1, ptr addrspace(4) %a
  ret void
}
;;; global, generic, unused, and OpenCL => nothing
target triple = "nvptx64-nvidia-nvcl"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr %b, ptr addrspace(3) %c, ptr addrspace(5) %unused) {
  store i8 1, ptr addrspace(1) %a
  store i8 1, ptr addrspace(3) %c
  ret void
}
