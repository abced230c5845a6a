; about: kernel-marking-conflict
;;; convention and annotation 0; 1 then 0; the convention of another device => error kernel-marking-conflict, error kernel-marking-conflict, error kernel-marking-conflict
define ptx_kernel void @a() { ret void }
define void @b() { ret void }
define amdgpu_kernel void @c() { ret void }
!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @a, !"kernel", i32 0}
!1 = !{ptr @b, !"kernel", i32 1}
!2 = !{ptr @b, !"kernel", i32 0}
!3 = !{ptr @c, !"kernel", i32 1}
;;; the convention of device functions => warning kernel-marking-conflict
define ptx_device void @a() { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @a, !"kernel", i32 1}
;;; on AMD an annotation replaces the convention => error kernel-marking-conflict
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @a() { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @a, !"kernel", i32 1}
;;; agreeing statements, as linking makes them => nothing
define ptx_kernel void @a() { ret void }
define void @b() { ret void }
!nvvm.annotations = !{!0, !0, !1, !1}
!0 = !{ptr @a, !"kernel", i32 1}
!1 = !{ptr @b, !"kernel", i32 1, !"maxntidx", i32 64}
