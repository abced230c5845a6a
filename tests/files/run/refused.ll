;@ run FILE --arg i32[]:7,2 --print 0
;@ check FILE --format concise
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @callee(ptr %data) {
  ret void
}

define ptx_kernel void @divide(ptr %data) {
  call ptx_kernel void @callee(ptr %data)
  ret void
}
