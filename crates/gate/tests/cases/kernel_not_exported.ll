; about: kernel-not-exported
;;; internal, private, linkonce, available_externally => warning kernel-not-exported, warning kernel-not-exported, warning kernel-not-exported, warning kernel-not-exported
define internal ptx_kernel void @a() { ret void }
define private ptx_kernel void @b() { ret void }
define linkonce_odr ptx_kernel void @c() { ret void }
define available_externally ptx_kernel void @d() { ret void }
;;; on AMD and SPIR-V too => warning kernel-not-exported
target triple = "spirv64-unknown-unknown"
define internal spir_kernel void @k() { ret void }
;;; external, weak and hidden => nothing
define ptx_kernel void @a() { ret void }
define weak_odr ptx_kernel void @b() { ret void }
define hidden ptx_kernel void @c() { ret void }
define internal void @d() { ret void }
