; about: param-subbyte-vector
;;; bits and nibbles, device functions too => error param-subbyte-vector, error param-subbyte-vector
define ptx_kernel void @k(<8 x i1> %a) { ret void }
define void @f(<8 x i4> %a) { ret void }
;;; two bytes => warning param-subbyte-vector
define ptx_kernel void @k(<2 x i8> %a) { ret void }
;;; vectors of bytes and more => nothing
define ptx_kernel void @k(<4 x i8> %a, <2 x i16> %b, <3 x float> %c) { ret void }
define void @f(<2 x i8> %a) { ret void }
