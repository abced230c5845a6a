; about: recursion
;;; itself, and three in a circle => warning recursion, warning recursion
define void @f() {
  call void @f()
  ret void
}
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @f()
  call void @c()
  ret void
}
define void @c() {
  call void @a()
  ret void
}
;;; a diamond => nothing
define void @a() {
  call void @b()
  call void @c()
  ret void
}
define void @b() {
  call void @d()
  ret void
}
define void @c() {
  call void @d()
  ret void
}
define void @d() { ret void }
