; about: param-byval-align
;;; below the type => warning param-byval-align
define ptx_kernel void @k(ptr byval({ i64, i32 }) align 1 %a) { ret void }
;;; above 128 => note param-byval-align
define ptx_kernel void @k(ptr byval({ i64, i32 }) align 256 %a) { ret void }
;;; the type, packed, above the type => nothing
define ptx_kernel void @k(ptr byval({ i64, i32 }) align 8 %a, ptr byval(<{ i64, i32 }>) align 1 %b, ptr byval(i32) align 16 %c) { ret void }
