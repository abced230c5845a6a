; about: annotation-upgrade-hazard
;;; a guaranteed tail call => note annotation-upgrade-hazard
define void @f(ptr %p) { ret void }
define void @k(ptr %p) {
  musttail call void @f(ptr %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
;;; a module for the host => warning annotation-upgrade-hazard
target triple = "x86_64-unknown-linux-gnu"
define void @k(ptr %p) { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
;;; the convention is there already => nothing
define ptx_kernel void @k(ptr %p) { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
