; about: module-target
;;; no triple, a kernel of NVIDIA => warning module-target
; bare
define ptx_kernel void @k(ptr %p) { ret void }
;;; no triple, a kernel of AMD => warning module-target
; bare
define amdgpu_kernel void @k(ptr %p) { ret void }
;;; the triple of a host beside a kernel convention => error module-target
target triple = "x86_64-unknown-linux-gnu"
define ptx_kernel void @k(ptr %p) { ret void }
;;; the triple of a host on device code => warning module-target
target triple = "x86_64-unknown-linux-gnu"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @k(ptr %p) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
;;; the triple of a host on host code => error module-target
target triple = "x86_64-unknown-linux-gnu"
define void @main() { ret void }
;;; 32-bit addresses => error module-target
target triple = "nvptx-nvidia-cuda"
define ptx_kernel void @k() { ret void }
;;; 32-bit pointers in the layout => error module-target
target datalayout = "e-p:32:32-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() { ret void }
;;; layouts of other machines => warning module-target
target datalayout = "E-i64:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() { ret void }
;;; a layout of x86 => warning module-target
target datalayout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() { ret void }
;;; an alignment that the module uses differs => warning module-target
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i128 %x) { ret void }
;;; older layouts of NVPTX, where they make no difference => nothing
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i64 %x) { ret void }
;;; the layout of LLVM 19 => nothing
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i128 %x) { ret void }
;;; roots for two architectures => warning module-target
define void @f() "target-cpu"="sm_90" { ret void }
define ptx_kernel void @k() "target-cpu"="sm_70" { ret void }
;;; one architecture => nothing
define void @f() "target-cpu"="sm_90" "target-features"="+ptx80" { ret void }
define ptx_kernel void @k() "target-cpu"="sm_90" { ret void }
