; one.bc is `llvm-as-19 one.ll`.
@shared = addrspace(1) global i32 1
define i32 @one() { %r = call i32 @local()
  ret i32 %r }
define hidden void @concealed() { ret void }
define internal i32 @local() { ret i32 1 }
declare void @elsewhere()
