; about: kernel-name-missing
;;; a number => warning kernel-name-missing
define ptx_kernel void @0() { ret void }
;;; a name, and a function with a number => nothing
define internal void @0() { ret void }
define ptx_kernel void @k(ptr %p) {
  ret void
}
