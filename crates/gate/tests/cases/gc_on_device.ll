; about: gc-on-device
;;; a collector => warning gc-on-device
define ptx_kernel void @k() gc "statepoint-example" { ret void }
;;; none => nothing
define ptx_kernel void @k(ptr %p) {
  ret void
}
