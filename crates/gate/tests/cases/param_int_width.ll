; about: param-int-width
;;; odd widths => error param-int-width, error param-int-width, error param-int-width
define ptx_kernel void @k(i24 %a, i33 %b, i129 %c) { ret void }
;;; multiples of 64 => warning param-int-width
define ptx_kernel void @k(i192 %a) { ret void }
;;; PTX widths, structs, device functions => nothing
define ptx_kernel void @k(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, i128 %f, { i24 } %g) { ret void }
define void @f(i24 %a) { ret void }
