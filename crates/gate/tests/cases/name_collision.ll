; about: name-collision
;;; a parameter, a result, a frame, an argument => error name-collision, error name-collision, error name-collision, error name-collision, error name-collision
@f_param_0 = addrspace(1) global i32 5
@func_retval0 = addrspace(1) global i32 5
@__local_depot0 = addrspace(1) global i32 5
@param0 = addrspace(1) global i32 5
@retval0 = addrspace(1) global i32 5
define i32 @f(i32 %a) noinline { ret i32 %a }
define ptx_kernel void @k(ptr %p) {
  %x = call i32 @f(i32 1)
  ret void
}
;;; a prototype => note name-collision
define void @prototype_0(ptr %p) { ret void }
define ptx_kernel void @k(ptr %f, ptr %p) {
  call void %f(ptr %p)
  ret void
}
;;; names that only look alike => nothing
@k_param_1 = addrspace(1) global i32 5
@g_param_0 = addrspace(1) global i32 5
@func_retval0 = addrspace(1) global i32 5
@__local_depot7 = addrspace(1) global i32 5
@prototype_0 = addrspace(1) global i32 5
define ptx_kernel void @k(ptr %p) {
  ret void
}
