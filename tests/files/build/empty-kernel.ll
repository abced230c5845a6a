;@ build FILE
;@ build FILE --target-cpu sm_90 --ptx-version 8.0
;@ build FILE --emit ll
;@ build FILE -g
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @nop() {
  ret void
}
