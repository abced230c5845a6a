; about: kernel-as-ctor
;;; a kernel among device functions, and as a destructor => error kernel-as-ctor, error kernel-as-ctor
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr @k, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @k, ptr null }]
define internal void @f() { ret void }
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; a device function => nothing
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define internal void @f() { ret void }
define ptx_kernel void @k(ptr %p) {
  ret void
}
