; about: extern-weak
;;; a function and a variable that are used => error extern-weak, error extern-weak
@v = extern_weak addrspace(1) global i32
declare extern_weak void @f()
define ptx_kernel void @k(ptr %p) {
  store ptr @f, ptr %p
  store i32 1, ptr addrspace(1) @v
  ret void
}
;;; declared only => nothing
declare extern_weak void @f()
define ptx_kernel void @k(ptr %p) {
  ret void
}
