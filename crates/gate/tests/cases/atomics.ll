; about: atomics
;;; 128 bits, too little aligned, the scope of a cluster, one of another device => error atomics, error atomics, error atomics, error atomics
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_80" {
  %a = load atomic i128, ptr %p monotonic, align 16
  %b = load atomic i32, ptr %p monotonic, align 2
  fence syncscope("cluster") seq_cst
  %c = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic
  %d = atomicrmw add ptr %p, i32 2 syncscope("agent") monotonic
  ret void
}
;;; an order before sm_70 => error atomics
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_60" {
  %a = load atomic i32, ptr %p acquire, align 4
  ret void
}
;;; what every device has => nothing
define ptx_kernel void @k(ptr %p) "target-cpu"="sm_70" {
  %a = load atomic i64, ptr %p acquire, align 8
  %b = atomicrmw fadd ptr %p, float 1.0 syncscope("block") seq_cst
  %c = cmpxchg ptr %p, i8 1, i8 2 syncscope("device") seq_cst monotonic
  fence seq_cst
  %d = load volatile i128, ptr %p, align 1
  ret void
}
