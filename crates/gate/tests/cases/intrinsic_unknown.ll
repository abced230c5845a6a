; about: intrinsic-unknown
;;; a name that does not exist => error intrinsic-unknown
declare i32 @llvm.nvvm.no.such.thing(i32)
define ptx_kernel void @k(ptr %p) {
  %x = call i32 @llvm.nvvm.no.such.thing(i32 1)
  ret void
}
;;; names of all ages => nothing
declare void @llvm.nvvm.barrier0()
declare void @llvm.assume(i1)
define ptx_kernel void @k(ptr %p) {
  call void @llvm.nvvm.barrier0()
  call void @llvm.assume(i1 true)
  ret void
}
