; about: barrier-divergent
;;; some threads only => note barrier-divergent
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 16
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier0()
  br label %b
b:
  ret void
}
;;; behind the branch, under a condition of the block, and where the others trap => nothing
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.trap()
define ptx_kernel void @k(ptr %p, i1 %u) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 16
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  call void @llvm.nvvm.barrier0()
  br i1 %u, label %d, label %e
d:
  call void @llvm.nvvm.barrier0()
  br label %e
e:
  %s = icmp slt i32 %t, 99
  br i1 %s, label %f, label %g
f:
  call void @llvm.nvvm.barrier0()
  ret void
g:
  call void @llvm.trap()
  unreachable
}
