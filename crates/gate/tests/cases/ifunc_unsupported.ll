; about: ifunc-unsupported
;;; an ifunc that nothing calls => error ifunc-unsupported
@pick = ifunc i32 (), ptr @choose
define internal ptr @choose() { ret ptr null }
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; an ordinary function => nothing
define i32 @pick() { ret i32 1 }
define ptx_kernel void @k(ptr %p) {
  ret void
}
