; about: kernel-marking-malformed
;;; 0, 2, no value, a string, swapped, an alias, a variable, an attribute => warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed, warning kernel-marking-malformed
@v = addrspace(1) global i32 0
@alias = alias void (), ptr @f
define void @a() { ret void }
define void @b() { ret void }
define void @c() { ret void }
define void @d() { ret void }
define void @e() { ret void }
define void @f() { ret void }
define void @g() "nvvm.kernel" { ret void }
!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !{ptr @a, !"kernel", i32 0}
!1 = !{ptr @b, !"kernel", i32 2}
!2 = !{ptr @c, !"kernel"}
!3 = !{ptr @d, !"kernel", !"1"}
!4 = !{ptr @e, i32 1, !"kernel"}
!5 = !{ptr @alias, !"kernel", i32 1}
!6 = !{ptr addrspace(1) @v, !"kernel", i32 1}
;;; another width => note kernel-marking-malformed
define void @a() { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @a, !"kernel", i64 1}
;;; through a cast of a typed pointer => warning kernel-marking-malformed
define void @a(i32* %p) { ret void }
define void @b(i32* %p) {
  call void @a(i32* %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{i8* bitcast (void (i32*)* @a to i8*), !"kernel", i32 1}
;;; what tools write, and what deleting a function leaves => nothing
define void @a() { ret void }
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @a, !"kernel", i32 1}
!1 = !{null, !"kernel", i32 1}
!2 = !{ptr @a, !"maxntidx", i32 0}
