; about: musttail-not-honoured
;;; a guaranteed tail call => warning musttail-not-honoured
define void @f(ptr %p) { ret void }
define void @g(ptr %p) {
  musttail call void @f(ptr %p)
  ret void
}
;;; a tail call that may be one => nothing
define void @f(ptr %p) { ret void }
define void @g(ptr %p) {
  tail call void @f(ptr %p)
  ret void
}
