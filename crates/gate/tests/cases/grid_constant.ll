; about: grid-constant
;;; written through a pointer => error grid-constant
define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %a) {
  %q = getelementptr i8, ptr %a, i64 4
  store i32 1, ptr %q
  ret void
}
;;; indices that name nothing, and no list => error grid-constant, error grid-constant, error grid-constant
define ptx_kernel void @k(ptr byval(i32) align 4 %a) { ret void }
!nvvm.annotations = !{!0, !3}
!0 = !{ptr @k, !"grid_constant", !1}
!1 = !{i32 0, i32 2}
!3 = !{ptr @k, !"grid_constant", i32 1}
;;; no kernel, not by value => warning grid-constant, warning grid-constant
define void @f(ptr byval(i32) align 4 "nvvm.grid_constant" %a) { ret void }
define ptx_kernel void @k(ptr "nvvm.grid_constant" %a) { ret void }
;;; read only => nothing
define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %a, ptr %p) {
  %x = load i32, ptr %a
  store i32 %x, ptr %p
  ret void
}
