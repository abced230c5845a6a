; about: byval-huge
;;; a device function => warning byval-huge
define void @f(ptr byval([5000 x i8]) %a) { ret void }
;;; a kernel, and less => nothing
define ptx_kernel void @k(ptr byval([5000 x i8]) %a) { ret void }
define void @f(ptr byval([64 x i8]) %a) { ret void }
