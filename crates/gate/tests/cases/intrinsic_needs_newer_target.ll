; about: intrinsic-needs-newer-target
;;; an instruction of sm_80, and a barrier that no block has => error intrinsic-needs-newer-target, error intrinsic-needs-newer-target
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_75" {
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 17)
  ret void
}
;;; a letter that the target has not => error intrinsic-needs-newer-target
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_90" {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 96)
  ret void
}
;;; a newer target => nothing
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_90a" {
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 96)
  ret void
}
