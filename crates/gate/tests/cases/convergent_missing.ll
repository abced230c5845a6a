; about: convergent-missing
;;; an intrinsic and assembly, which itself is not marked either => note convergent-missing, warning convergent-missing, note convergent-missing
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
;;; marked assembly => nothing
define ptx_kernel void @k() {
  call void asm sideeffect "bar.sync 0;", ""() convergent
  ret void
}
