; about: prefix-data-ignored
;;; prefix and prologue => error prefix-data-ignored, error prefix-data-ignored
define ptx_kernel void @k() prefix i32 1 { ret void }
define void @f() prologue i8 1 { ret void }
;;; none => nothing
define ptx_kernel void @k(ptr %p) {
  ret void
}
