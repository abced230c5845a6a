; about: kernel-undefined
;;; nothing but unreachable => warning kernel-undefined
define ptx_kernel void @k() { unreachable }
;;; a trap, and a function => nothing
declare void @llvm.trap()
define ptx_kernel void @k() {
  call void @llvm.trap()
  unreachable
}
define void @f() { unreachable }
