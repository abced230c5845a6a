; about: no-entry-points
;;; device functions only => note no-entry-points
define void @f() { ret void }
;;; a kernel => nothing
define void @f() { ret void }
define ptx_kernel void @k(ptr %p) {
  ret void
}
