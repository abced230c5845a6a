; about: section-ignored
;;; a section and a comdat => note section-ignored, note section-ignored
$b = comdat any
define ptx_kernel void @a() section ".mine" { ret void }
define weak_odr ptx_kernel void @b() comdat { ret void }
;;; neither => nothing
define ptx_kernel void @k(ptr %p) {
  ret void
}
