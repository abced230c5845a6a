; about: annotation-unknown-key
;;; a misspelt key and a misspelt attribute => warning annotation-unknown-key, warning annotation-unknown-key
define ptx_kernel void @k(ptr %p) { ret void }
define ptx_kernel void @l(ptr %p) "nvvm.max_ntid"="64" { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"Kernel", i32 1}
;;; known ones => nothing
define ptx_kernel void @k(ptr %p) "nvvm.maxntid"="64" "frame-pointer"="all" { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"minctasm", i32 2, !"align", i32 65544}
