;@ run FILE --block 4 --arg i64[]:1,-2,3,40000000000 --print 0
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @square(ptr %data) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %i to i64
  %p = getelementptr i64, ptr %data, i64 %wide
  %x = load i64, ptr %p
  %y = mul i64 %x, %x
  store i64 %y, ptr %p
  ret void
}
