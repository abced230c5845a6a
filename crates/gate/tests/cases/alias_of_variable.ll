; about: alias-of-variable
;;; an alias of an array, through another alias => error alias-of-variable, error alias-of-variable
@v = addrspace(1) global [2 x i32] zeroinitializer
@a = alias [2 x i32], ptr addrspace(1) @v
@b = alias [2 x i32], ptr addrspace(1) @a
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; an alias of a device function => nothing
define void @f() { ret void }
@g = alias void (), ptr @f
define ptx_kernel void @k(ptr %p) {
  ret void
}
