; about: exceptions
;;; a path that is dropped, and resumed => error exceptions, error exceptions
declare i32 @pers(...)
declare void @f()
define ptx_kernel void @k(ptr %p) personality ptr @pers {
  invoke void @f() to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
;;; a personality alone, and an idle invoke => warning exceptions, warning exceptions
declare i32 @pers(...)
declare void @f() nounwind
define ptx_kernel void @j(ptr %p) personality ptr @pers { ret void }
define ptx_kernel void @k(ptr %p) personality ptr @pers {
  invoke void @f() to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  unreachable
}
;;; calls => nothing
declare void @f()
define ptx_kernel void @k(ptr %p) {
  call void @f()
  ret void
}
