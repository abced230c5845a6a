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
