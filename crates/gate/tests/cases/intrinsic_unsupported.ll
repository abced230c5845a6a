; about: intrinsic-unsupported
;;; mathematics, other machines, quad precision => error intrinsic-unsupported, error intrinsic-unsupported, error intrinsic-unsupported
declare double @llvm.sin.f64(double)
declare i32 @llvm.amdgcn.workitem.id.x()
define ptx_kernel void @k(ptr %p, double %x) {
  %s = call double @llvm.sin.f64(double %x)
  %t = call double @llvm.sin.f64(double %s)
  %w = call i32 @llvm.amdgcn.workitem.id.x()
  %q = fpext double %x to fp128
  %r = fadd fp128 %q, %q
  ret void
}
;;; its own stack => note intrinsic-unsupported
declare ptr @llvm.returnaddress(i32)
define ptx_kernel void @k(ptr %p) {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret void
}
;;; what there are instructions for => nothing
declare float @llvm.sin.f32(float)
declare float @llvm.sqrt.f32(float)
declare double @llvm.fma.f64(double, double, double)
define ptx_kernel void @k(ptr %p, float %x, double %y) {
  %s = call afn float @llvm.sin.f32(float %x)
  %t = call float @llvm.sqrt.f32(float %x)
  %u = call double @llvm.fma.f64(double %y, double %y, double %y)
  ret void
}
