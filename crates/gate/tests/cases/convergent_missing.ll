; about: convergent-missing
;;; an intrinsic and assembly => note convergent-missing, note convergent-missing
declare void @llvm.nvvm.barrier0()
define void @f() {
  call void @llvm.nvvm.barrier0()
  ret void
}
define void @g() {
  call void asm sideeffect "bar.sync 0;", ""()
  ret void
}
;;; marked functions, and kernels => nothing
declare void @llvm.nvvm.barrier0()
define void @f() convergent {
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier0()
  ret void
}
