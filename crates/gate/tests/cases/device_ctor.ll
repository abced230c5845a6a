; about: device-ctor
;;; one report a list => warning device-ctor
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr @g, ptr null }]
define internal void @f() { ret void }
define internal void @g() { ret void }
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; an empty list => nothing
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
define ptx_kernel void @k(ptr %p) {
  ret void
}
