@table = internal addrspace(4) constant [3 x i32] [i32 1, i32 -2, i32 3]
@buffer = internal addrspace(3) global [32 x i64] undef, align 8
define internal i128 @wide(i128 %a, i24 %b) noinline {
  %z = zext i24 %b to i128
  %d = udiv i128 %a, %z
  ret i128 %d
}
define ptx_kernel void @k(ptr addrspace(1) byval({ i32, [2 x i16] }) align 4 %s, i32 %n) {
entry:
  %slot = alloca [4 x i32], align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %i, label %latch [ i32 0, label %a
    i32 5, label %b ]
a:
  %g = getelementptr [4 x i32], ptr %slot, i32 0, i32 %i
  store volatile i32 %i, ptr %g
  br label %latch
b:
  %v = call i128 @wide(i128 7, i24 -1)
  %t = trunc i128 %v to i64
  %q = getelementptr [32 x i64], ptr addrspace(3) @buffer, i64 0, i64 3
  %o = atomicrmw add ptr addrspace(3) %q, i64 %t seq_cst
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
