; about: computed-goto
;;; a jump, and a table of blocks => error computed-goto, error computed-goto
@t = addrspace(1) constant [1 x ptr] [ptr blockaddress(@k, %x)]
define ptx_kernel void @k(ptr %p) {
  indirectbr ptr %p, [label %x]
x:
  ret void
}
;;; a switch => nothing
define ptx_kernel void @k(ptr %p, i32 %n) {
  switch i32 %n, label %x [ i32 1, label %y ]
x:
  ret void
y:
  ret void
}
