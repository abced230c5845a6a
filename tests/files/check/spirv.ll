;@ check FILE
target triple = "spirv64-unknown-unknown"

define spir_kernel void @stage(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @entry(ptr addrspace(1) %out) {
  call spir_kernel void @stage(ptr addrspace(1) %out)
  ret void
}
