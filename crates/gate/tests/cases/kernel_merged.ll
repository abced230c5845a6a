; about: kernel-merged
;;; a kernel that passes its parameters on => error kernel-merged
define ptx_kernel void @one(ptr %p, i32 %n) { ret void }
define ptx_kernel void @two(ptr %p, i32 %n) {
  tail call ptx_kernel void @one(ptr %p, i32 %n)
  ret void
}
;;; a kernel and a function with one body => nothing
define internal void @one(ptr %p, i32 %n) { ret void }
define ptx_kernel void @two(ptr %p, i32 %n) {
  tail call void @one(ptr %p, i32 %n)
  ret void
}
