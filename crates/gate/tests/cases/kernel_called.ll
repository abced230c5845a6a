; about: alias-of-kernel call-cc-mismatch kernel-address-taken kernel-called kernel-called-indirect
;;; a kernel calls another, conventions agree => error kernel-called
define ptx_kernel void @leaf(ptr %p) { ret void }
define ptx_kernel void @root(ptr %p) {
  call ptx_kernel void @leaf(ptr %p)
  ret void
}
;;; a device function calls a kernel => error kernel-called
define ptx_kernel void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  call ptx_kernel void @leaf(ptr %p)
  ret void
}
;;; a kernel calls itself => error kernel-called
define ptx_kernel void @again(i32 %n) {
  %m = sub i32 %n, 1
  call ptx_kernel void @again(i32 %m)
  ret void
}
;;; tail and musttail => error kernel-called, error kernel-called
define ptx_kernel void @leaf(ptr %p) { ret void }
define ptx_kernel void @one(ptr %p) {
  tail call ptx_kernel void @leaf(ptr %p)
  ret void
}
define ptx_kernel void @two(ptr %p) {
  musttail call ptx_kernel void @leaf(ptr %p)
  ret void
}
;;; invoke => error kernel-called
declare i32 @personality(...)
define ptx_kernel void @leaf(ptr %p) { ret void }
define void @f(ptr %p) personality ptr @personality {
  invoke ptx_kernel void @leaf(ptr %p) to label %fine unwind label %thrown
fine:
  ret void
thrown:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}
;;; callbr => error kernel-called
define ptx_kernel void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  callbr ptx_kernel void @leaf(ptr %p) to label %next [label %other]
next:
  ret void
other:
  ret void
}
;;; marked by an annotation, opaque pointers => error kernel-called
define void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @leaf(ptr %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @leaf, !"kernel", i32 1}
;;; marked by an annotation, typed pointers => error kernel-called
define void @leaf(i32* %p) { ret void }
define void @f(i32* %p) {
  call void @leaf(i32* %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @leaf, !"kernel", i32 1}
;;; marked by the second key of an annotation => error kernel-called
define void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @leaf(ptr %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @leaf, !"maxntidx", i32 64, !"kernel", i32 1, !"minctasm", i32 2}
;;; marked by annotations of other widths => error kernel-called, error kernel-called
define void @wide(ptr %p) { ret void }
define void @bit(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @wide(ptr %p)
  call void @bit(ptr %p)
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @wide, !"kernel", i64 1}
!1 = !{ptr @bit, !"kernel", i1 true}
;;; annotations that make no kernel => nothing
@nick = alias void (ptr), ptr @aliased
define void @zero(ptr %p) { ret void }
define void @two(ptr %p) { ret void }
define void @other_key(ptr %p) { ret void }
define void @aliased(ptr %p) { ret void }
define void @number(ptr %p) { ret void }
define void @odd(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @zero(ptr %p)
  call void @two(ptr %p)
  call void @other_key(ptr %p)
  call void @aliased(ptr %p)
  call void @number(ptr %p)
  call void @odd(ptr %p)
  ret void
}
!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{ptr @zero, !"kernel", i32 0}
!1 = !{ptr @two, !"kernel", i32 2}
!2 = !{ptr @other_key, !"Kernel", i32 1}
!3 = !{ptr @nick, !"kernel", i32 1}
!4 = !{i64 ptrtoint (ptr @number to i64), !"kernel", i32 1}
!5 = !{null, !"kernel", i32 1}
!6 = !{ptr @odd, !"kernel", !"1"}
!7 = !{ptr @odd, !"kernel"}
;;; annotations do not count on other devices => nothing
target triple = "amdgcn-amd-amdhsa"
define void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  call void @leaf(ptr %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @leaf, !"kernel", i32 1}
;;; through an alias of an alias => error alias-of-kernel, error alias-of-kernel, error kernel-called
@nick = internal alias void (ptr), ptr @leaf
@jim = alias void (ptr), ptr @nick
define ptx_kernel void @leaf(ptr %p) { ret void }
define void @f(ptr %p) {
  call ptx_kernel void @jim(ptr %p)
  ret void
}
;;; a kernel that is only declared => error kernel-called
declare ptx_kernel void @away(ptr)
define ptx_kernel void @root(ptr %p) {
  call ptx_kernel void @away(ptr %p)
  ret void
}
;;; dead code and unused functions count => error kernel-called, error kernel-called
define ptx_kernel void @leaf(ptr %p) { ret void }
define internal void @unused(ptr %p) {
  call ptx_kernel void @leaf(ptr %p)
  ret void
}
define void @f(ptr %p) {
  ret void
never:
  call ptx_kernel void @leaf(ptr %p)
  ret void
}
;;; every entry convention of AMD => error kernel-called, error kernel-called, error kernel-called
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @kernel() { ret void }
define amdgpu_ps void @ps() { ret void }
define amdgpu_cs_chain void @chain() { unreachable }
define void @f() {
  call amdgpu_kernel void @kernel()
  call amdgpu_ps void @ps()
  call amdgpu_cs_chain void @chain()
  ret void
}
;;; amdgpu_gfx may be called => nothing
target triple = "amdgcn-amd-amdpal"
define amdgpu_gfx void @helper() { ret void }
define amdgpu_cs void @root() {
  call amdgpu_gfx void @helper()
  ret void
}
;;; spir_kernel => error kernel-called
target triple = "spirv64-unknown-unknown"
define spir_kernel void @leaf(ptr addrspace(1) %p) { ret void }
define spir_func void @f(ptr addrspace(1) %p) {
  call spir_kernel void @leaf(ptr addrspace(1) %p)
  ret void
}
;;; spir_func may be called => nothing
target triple = "spirv64-unknown-unknown"
define spir_func void @helper(ptr addrspace(1) %p) { ret void }
define spir_kernel void @root(ptr addrspace(1) %p) {
  call spir_func void @helper(ptr addrspace(1) %p)
  ret void
}
;;; inline assembly calls a kernel by name => error kernel-called
define ptx_kernel void @leaf() { ret void }
define ptx_kernel void @root() {
  call void asm sideeffect "{ .reg .b32 x;\0A @%p0 call.uni leaf; }", ""()
  ret void
}
;;; inline assembly mentions a kernel in a comment or calls a function => nothing
define ptx_kernel void @leaf() { ret void }
define void @helper() { ret void }
define ptx_kernel void @root() {
  call void asm sideeffect "// call leaf;\0A call.uni helper;", ""()
  ret void
}
;;; the shared-body idiom => nothing
define internal void @body(ptr %p) { ret void }
define ptx_kernel void @one(ptr %p) {
  call void @body(ptr %p)
  ret void
}
define ptx_kernel void @two(ptr %p) {
  call void @body(ptr %p)
  ret void
}
