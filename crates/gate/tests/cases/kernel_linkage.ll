; about: kernel-linkage
;;; hidden and protected => note kernel-linkage, note kernel-linkage
define hidden ptx_kernel void @a() { ret void }
define protected ptx_kernel void @b() { ret void }
;;; default, and a hidden function => nothing
define ptx_kernel void @a() { ret void }
define hidden void @b() { ret void }
