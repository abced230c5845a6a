; about: inline-asm
;;; constraint and text of other machines => error inline-asm, error inline-asm
define ptx_kernel void @k(ptr %p, i32 %a) {
  %r = call i32 asm "mov $1, $0", "={eax},r"(i32 %a)
  call void asm sideeffect "pause", "~{memory}"()
  ret void
}
;;; a label that inlining copies => error inline-asm
define internal void @w() alwaysinline {
  call void asm sideeffect "here: bar.sync 0;", ""()
  ret void
}
define ptx_kernel void @k(ptr %p) {
  call void @w()
  call void @w()
  ret void
}
;;; assembly of the module => note inline-asm
module asm ".global .u32 hidden;"
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; PTX => nothing
define internal void @w() alwaysinline {
  call void asm sideeffect "{ here: bar.sync 0; }", ""()
  call void asm sideeffect "there${:uid}: bar.sync 0;", ""()
  ret void
}
define ptx_kernel void @k(ptr %p, i32 %a) {
  %r = call i32 asm "add.s32 $0, $1, 1;", "=r,r,~{memory}"(i32 %a)
  call void @w()
  call void @w()
  ret void
}
