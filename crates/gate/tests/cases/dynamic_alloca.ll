; about: dynamic-alloca
;;; before sm_52 => error dynamic-alloca
define ptx_kernel void @k(ptr %p, i64 %n) "target-cpu"="sm_50" {
  %a = alloca i8, i64 %n
  ret void
}
;;; later, and a fixed size => nothing
define ptx_kernel void @k(ptr %p, i64 %n) "target-cpu"="sm_52" {
  %a = alloca i8, i64 %n
  %b = alloca i8, i64 16
  ret void
}
