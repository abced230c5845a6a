; about: constant-space-write
;;; a store and an atomic => error constant-space-write, error constant-space-write
@c = addrspace(4) global i32 7
define ptx_kernel void @k(ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) @c
  %x = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic
  ret void
}
;;; a load => nothing
@c = addrspace(4) global i32 7
define ptx_kernel void @k(ptr %p) {
  %x = load i32, ptr addrspace(4) @c
  store i32 %x, ptr %p
  ret void
}
