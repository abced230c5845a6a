; about: tls
;;; a variable of a thread => error tls
@t = thread_local addrspace(1) global i32 3
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; a variable => nothing
@t = addrspace(1) global i32 3
define ptx_kernel void @k(ptr %p) {
  ret void
}
