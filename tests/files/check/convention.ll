;@ check FILE
;@ check FILE --allow call-cc-mismatch
;@ build FILE --allow call-cc-mismatch
target triple = "nvptx64-nvidia-cuda"

define fastcc i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

define ptx_kernel void @entry(ptr %out, i32 %x) {
  %y = call i32 @twice(i32 %x)
  store i32 %y, ptr %out
  ret void
}
