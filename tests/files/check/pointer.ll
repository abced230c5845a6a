;@ check FILE
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [2 x ptr] [ptr @stage, ptr @helper]

define ptx_kernel void @stage(ptr %out) {
  store i32 1, ptr %out
  ret void
}

define internal void @helper(ptr %out) {
  store i32 2, ptr %out
  ret void
}

define ptx_kernel void @entry(ptr %out, i64 %i) {
  %slot = getelementptr [2 x ptr], ptr addrspace(4) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(4) %slot
  call void %f(ptr %out)
  ret void
}
