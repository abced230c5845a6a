; about: param-attr-on-kernel
;;; what a caller would do => warning param-attr-on-kernel, warning param-attr-on-kernel
define ptx_kernel void @k(ptr sret(i32) %a, i32 inreg %b) { ret void }
;;; on AMD by value => error param-attr-on-kernel
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(5) byval(i32) %a) { ret void }
;;; attributes that mean something => nothing
define ptx_kernel void @k(ptr noalias readonly byval(i32) align 4 %a, i32 noundef zeroext %b) { ret void }
define void @f(ptr sret(i32) %a) { ret void }
