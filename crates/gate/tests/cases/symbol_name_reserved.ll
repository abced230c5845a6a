; about: symbol-name-reserved
;;; the three => error symbol-name-reserved, error symbol-name-reserved, error symbol-name-reserved
define ptx_kernel void @WARP_SZ() { ret void }
define ptx_kernel void @_() { ret void }
define void @"$"() { ret void }
;;; other words of PTX => nothing
define ptx_kernel void @entry() { ret void }
define ptx_kernel void @reg() { ret void }
define ptx_kernel void @tid() { ret void }
