; about: call-of-constant-pointer call-signature-mismatch external-unresolved
;;; another number of arguments => error call-signature-mismatch
define void @d(ptr %p) { ret void }
define ptx_kernel void @k(ptr %p) {
  call void @d(ptr %p, i32 3)
  ret void
}
;;; variadic calls as declared => nothing
define void @d(ptr %p, ...) { ret void }
define ptx_kernel void @k(ptr %p) {
  call void (ptr, ...) @d(ptr %p, i32 3)
  ret void
}
;;; what the runtime provides => nothing
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @unused()
define ptx_kernel void @k(ptr %p) {
  %n = call i32 @vprintf(ptr %p, ptr null)
  %m = call ptr @malloc(i64 4)
  call void @free(ptr %m)
  ret void
}
;;; libraries of the host => error external-unresolved, error external-unresolved, error external-unresolved
declare i32 @printf(ptr, ...)
declare float @sinf(float)
declare float @__nv_expf(float)
define ptx_kernel void @k(ptr %p) {
  %n = call i32 (ptr, ...) @printf(ptr %p)
  %s = call float @sinf(float 1.0)
  %e = call float @__nv_expf(float %s)
  ret void
}
;;; perhaps another module defines it => nothing
declare void @elsewhere(ptr)
define ptx_kernel void @k(ptr %p) {
  call void @elsewhere(ptr %p)
  call void @elsewhere(ptr %p)
  ret void
}
;;; null and undef are called => warning call-of-constant-pointer, warning call-of-constant-pointer
define ptx_kernel void @k(ptr %p) {
  call void null(ptr %p)
  call void undef(ptr %p)
  ret void
}
;;; a library without a kernel => nothing
declare float @sinf(float)
define float @f(float %x) {
  %s = call float @sinf(float %x)
  ret float %s
}
