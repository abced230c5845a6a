; about: static-memory-size
;;; constant and shared memory => error static-memory-size, error static-memory-size
@c = addrspace(4) constant [17000 x i32] zeroinitializer
@s = internal addrspace(3) global [12289 x i32] undef
define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr addrspace(3) @s
  ret void
}
;;; as much as there is, and two kernels with their own => nothing
@c = addrspace(4) constant [16384 x i32] zeroinitializer
@s = internal addrspace(3) global [12288 x i32] undef
@t = internal addrspace(3) global [12288 x i32] undef
define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @l(ptr %p) {
  store i32 1, ptr addrspace(3) @t
  ret void
}
