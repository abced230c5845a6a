; about: param-zero-size
;;; struct, array, by value, and on a device function => error param-zero-size, error param-zero-size, error param-zero-size, error param-zero-size
define ptx_kernel void @k({} %a, [0 x i32] %b, ptr byval({}) %c) { ret void }
define void @f({} %a) { ret void }
;;; an empty member => nothing
define ptx_kernel void @k({ i32, {} } %a) { ret void }
