; about: varargs
;;; a definition => warning varargs
define void @f(i32 %n, ...) { ret void }
;;; calls of a declaration, told once => note varargs
declare void @f(i32, ...)
define ptx_kernel void @k(ptr %p) {
  call void (i32, ...) @f(i32 1, i32 2)
  call void (i32, ...) @f(i32 1, i32 2)
  ret void
}
;;; a fixed list => nothing
declare i32 @vprintf(ptr, ptr)
define ptx_kernel void @k(ptr %p) {
  %x = call i32 @vprintf(ptr %p, ptr null)
  ret void
}
