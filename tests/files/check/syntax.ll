;@ check FILE
;@ check FILE --format concise -q
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @one(ptr %out) {
  store i32 1 ptr %out
  ret void
}

define ptx_kernel void @two(ptr %out) {
  %x = addd i32 1, 2
  ret void
}
