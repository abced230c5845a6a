; about: global-address-space
;;; local and unknown memory => error global-address-space, error global-address-space
@a = internal addrspace(5) global i32 undef
@b = addrspace(9) global i32 1
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; generic, global, shared, constant => nothing
@a = global i32 1
@b = addrspace(1) global i32 1
@c = addrspace(3) global i32 undef
@d = addrspace(4) constant i32 1
define ptx_kernel void @k(ptr %p) {
  ret void
}
