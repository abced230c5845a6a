; about: global-type
;;; odd integers and bits => error global-type, error global-type
@a = addrspace(1) global i24 4
@b = addrspace(1) global <8 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0>
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; quad precision => warning global-type
@a = addrspace(1) global fp128 zeroinitializer
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; whole bytes => nothing
@a = addrspace(1) global i32 4
@b = addrspace(1) global <8 x i1> zeroinitializer
@c = addrspace(1) global i128 1
define ptx_kernel void @k(ptr %p) {
  ret void
}
;;; shared memory without a size => error global-type
@a = internal addrspace(3) global [0 x i8] undef
define ptx_kernel void @k(ptr %p) {
  ret void
}
