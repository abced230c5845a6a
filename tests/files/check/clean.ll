;@ check FILE
;@ check FILE -q
;@ check FILE --format json
target triple = "nvptx64-nvidia-cuda"

define internal void @body(ptr %out) {
  store i32 1, ptr %out
  ret void
}

define ptx_kernel void @one(ptr %out) {
  call void @body(ptr %out)
  ret void
}

define ptx_kernel void @two(ptr %out) {
  call void @body(ptr %out)
  ret void
}
