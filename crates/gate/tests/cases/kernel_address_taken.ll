; about: kernel-address-taken
;;; tables, llvm.used, metadata, comparisons => nothing
@table = constant [2 x ptr] [ptr @k, ptr @k]
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
define ptx_kernel void @k(ptr %p) {
  %same = icmp eq ptr %p, @k
  ret void
}
!mine = !{!0}
!0 = !{ptr @k, !"note"}
;;; launches => nothing
%dim = type { i32, i32, i32 }
declare ptr @cudaGetParameterBufferV2(ptr, %dim, %dim, i32)
declare i32 @cudaLaunchDeviceV2(ptr, ptr)
define ptx_kernel void @child(i32 %x) { ret void }
define ptx_kernel void @parent() {
  %b = call ptr @cudaGetParameterBufferV2(ptr @child, %dim zeroinitializer, %dim zeroinitializer, i32 0)
  store i32 1, ptr %b
  %r = call i32 @cudaLaunchDeviceV2(ptr %b, ptr null)
  ret void
}
;;; a handle that is read from a table and handed on => nothing
@rec = constant { ptr, ptr } { ptr @k, ptr @d }
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %h = load ptr, ptr @rec
  store ptr %h, ptr %p
  ret void
}
;;; returned to whoever calls, stored where others read => note kernel-address-taken, note kernel-address-taken
define ptx_kernel void @k(ptr %p) { ret void }
define ptr @which() { ret ptr @k }
define void @f(ptr %p) {
  store ptr @k, ptr %p
  ret void
}
;;; passed to unseen code => note kernel-address-taken
declare void @elsewhere(ptr)
define ptx_kernel void @k(ptr %p) { ret void }
define void @f() {
  call void @elsewhere(ptr @k)
  ret void
}
;;; kept on the stack => nothing
define ptx_kernel void @k(ptr %p) { ret void }
define i1 @f() {
  %slot = alloca ptr
  store ptr @k, ptr %slot
  %h = load ptr, ptr %slot
  %is = icmp eq ptr %h, null
  ret i1 %is
}
