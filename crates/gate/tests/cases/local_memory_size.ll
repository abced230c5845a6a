; about: local-memory-size
;;; more than a thread has, and a large alignment => warning local-memory-size, warning local-memory-size
define void @f() {
  %a = alloca [524289 x i8]
  ret void
}
define void @g() {
  %a = alloca i8, align 256
  ret void
}
;;; as much as a thread has => nothing
define void @f() {
  %a = alloca [524288 x i8], align 128
  ret void
}
