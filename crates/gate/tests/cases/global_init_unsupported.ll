; about: global-init-unsupported
;;; a part, a difference, a shared address, a circle, itself => error global-init-unsupported, error global-init-unsupported, error global-init-unsupported, error global-init-unsupported, error global-init-unsupported
@a = addrspace(1) global i32 0
@s = internal addrspace(3) global i32 undef
@part = addrspace(1) global i32 ptrtoint (ptr addrspace(1) @a to i32)
@difference = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(1) @part to i64))
@shared = addrspace(1) global ptr addrspacecast (ptr addrspace(3) @s to ptr)
@b = addrspace(1) global ptr addrspace(1) @c
@c = addrspace(1) global ptr addrspace(1) @b
@self = addrspace(1) global ptr addrspace(1) @self
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; a pointer in a packed struct => error global-init-unsupported
@a = addrspace(1) global i32 0
@g = addrspace(1) global <{ i8, ptr addrspace(1) }> <{ i8 1, ptr addrspace(1) @a }>
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; common linkage => note global-init-unsupported
@c = common addrspace(1) global i32 0
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; addresses, offsets, generic addresses of global memory => nothing
@a = addrspace(1) global [4 x i32] zeroinitializer
@p = addrspace(1) global ptr addrspace(1) @a
@q = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 8)
@g = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @a to ptr)
@n = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @a to i64)
@s = addrspace(1) global { i64, ptr addrspace(1) } { i64 1, ptr addrspace(1) @a }
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; a relative table, and a table of shared addresses => error global-init-unsupported, error global-init-unsupported, error global-init-unsupported
@s = internal addrspace(3) global i32 undef
@a = addrspace(1) global i32 0
@relative = addrspace(1) constant i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(1) @relative to i64)) to i32)
@table = constant [1 x ptr addrspace(3)] [ptr addrspace(3) @s]
define ptx_kernel void @k(ptr %p) {
  ret void
}
