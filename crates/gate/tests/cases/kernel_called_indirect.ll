; about: call-cc-mismatch kernel-address-taken kernel-called kernel-called-indirect
;;; constant table, index at run time => error kernel-called-indirect
@table = internal addrspace(4) constant [2 x ptr] [ptr @k, ptr @d]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %slot = getelementptr [2 x ptr], ptr addrspace(4) @table, i64 0, i64 %i
  %g = load ptr, ptr addrspace(4) %slot
  call void %g(ptr %p)
  ret void
}
;;; constant table, the index picks a device function => nothing
@table = internal addrspace(4) constant [2 x ptr] [ptr @k, ptr @d]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %g = load ptr, ptr addrspace(4) getelementptr ([2 x ptr], ptr addrspace(4) @table, i64 0, i64 1)
  call void %g(ptr %p)
  ret void
}
;;; a table of records, the handle beside the function that is called => nothing
%rec = type { ptr, i32, ptr }
@table = internal constant [2 x %rec] [%rec { ptr @k, i32 1, ptr @d }, %rec { ptr @k, i32 2, ptr @e }]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @e(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %slot = getelementptr [2 x %rec], ptr @table, i64 0, i64 %i, i32 2
  %g = load ptr, ptr %slot
  call void %g(ptr %p)
  ret void
}
;;; a table of records, the handle is called => error kernel-called-indirect
%rec = type { ptr, i32, ptr }
@table = internal constant [2 x %rec] [%rec { ptr @k, i32 1, ptr @d }, %rec { ptr @k, i32 2, ptr @d }]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %byte = mul i64 %i, 24
  %slot = getelementptr i8, ptr @table, i64 %byte
  %g = load ptr, ptr %slot
  call void %g(ptr %p)
  ret void
}
;;; a table of records by bytes, the function is called => nothing
%rec = type { ptr, i32, ptr }
@table = internal constant [2 x %rec] [%rec { ptr @k, i32 1, ptr @d }, %rec { ptr @k, i32 2, ptr @d }]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %byte = mul i64 %i, 24
  %rec = getelementptr i8, ptr @table, i64 %byte
  %slot = getelementptr i8, ptr %rec, i64 16
  %g = load ptr, ptr %slot
  call void %g(ptr %p)
  ret void
}
;;; two tables, two arrays in one record => nothing
@kernels = internal constant [2 x ptr] [ptr @k, ptr @k]
@functions = internal constant [2 x ptr] [ptr @d, ptr @d]
@both = internal constant { [2 x ptr], [2 x ptr] } { [2 x ptr] [ptr @k, ptr @k], [2 x ptr] [ptr @d, ptr @d] }
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %a = getelementptr [2 x ptr], ptr @functions, i64 0, i64 %i
  %g = load ptr, ptr %a
  call void %g(ptr %p)
  %b = getelementptr { [2 x ptr], [2 x ptr] }, ptr @both, i64 0, i32 1, i64 %i
  %h = load ptr, ptr %b
  call void %h(ptr %p)
  ret void
}
;;; select, phi, freeze => error kernel-called-indirect, error kernel-called-indirect, error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i1 %c) {
  %s = select i1 %c, ptr @d, ptr @k
  call void %s(ptr %p)
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %phi = phi ptr [ @k, %left ], [ @d, %0 ]
  call void %phi(ptr %p)
  %z = freeze ptr @k
  call void %z(ptr %p)
  ret void
}
;;; integers and other address spaces => error kernel-called-indirect, error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @f(ptr %p, i64 %key) {
  %n = ptrtoint ptr @k to i64
  %x = xor i64 %n, %key
  %y = xor i64 %x, %key
  %g = inttoptr i64 %y to ptr
  call void %g(ptr %p)
  %one = addrspacecast ptr @k to ptr addrspace(1)
  %h = addrspacecast ptr addrspace(1) %one to ptr
  call void %h(ptr %p)
  ret void
}
;;; stack slots field by field => error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %rec = alloca { ptr, ptr }
  store ptr @k, ptr %rec
  %second = getelementptr { ptr, ptr }, ptr %rec, i32 0, i32 1
  store ptr @d, ptr %second
  %g = load ptr, ptr %second
  call void %g(ptr %p)
  %h = load ptr, ptr %rec
  call void %h(ptr %p)
  ret void
}
;;; a record in a register, field by field => error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %a = insertvalue { ptr, ptr } poison, ptr @k, 0
  %b = insertvalue { ptr, ptr } %a, ptr @d, 1
  %g = extractvalue { ptr, ptr } %b, 1
  call void %g(ptr %p)
  %h = extractvalue { ptr, ptr } %b, 0
  call void %h(ptr %p)
  ret void
}
;;; a field that is overwritten in a register => nothing
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %a = insertvalue { ptr, ptr } poison, ptr @k, 0
  %b = insertvalue { ptr, ptr } %a, ptr @d, 0
  %g = extractvalue { ptr, ptr } %b, 0
  call void %g(ptr %p)
  ret void
}
;;; vectors lane by lane => error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %a = insertelement <2 x ptr> poison, ptr @k, i32 0
  %b = insertelement <2 x ptr> %a, ptr @d, i32 1
  %swap = shufflevector <2 x ptr> %b, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %g = extractelement <2 x ptr> %swap, i32 0
  call void %g(ptr %p)
  %h = extractelement <2 x ptr> %swap, i32 1
  call void %h(ptr %p)
  ret void
}
;;; an argument, a result => error kernel-called-indirect, error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define internal void @apply(ptr %f, ptr %p) {
  call void %f(ptr %p)
  ret void
}
define internal ptr @pick() { ret ptr @k }
define void @f(ptr %p) {
  call void @apply(ptr @k, ptr %p)
  %g = call ptr @pick()
  call void %g(ptr %p)
  ret void
}
;;; an argument that a device function gets through a pointer => error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define internal void @apply(ptr %f, ptr %p) {
  call void %f(ptr %p)
  ret void
}
define void @f(ptr %p, i1 %c) {
  %how = select i1 %c, ptr @apply, ptr null
  call void %how(ptr @k, ptr %p)
  ret void
}
;;; a variable that code writes => note kernel-address-taken, error kernel-called-indirect
@slot = internal global ptr null
define ptx_kernel void @k(ptr %p) { ret void }
define void @set() {
  store ptr @k, ptr @slot
  ret void
}
define void @f(ptr %p) {
  %g = load ptr, ptr @slot
  call void %g(ptr %p)
  ret void
}
;;; a table that is copied to the stack => error kernel-called-indirect
@table = internal constant { ptr, ptr } { ptr @k, ptr @d }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  %copy = alloca { ptr, ptr }
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @table, i64 16, i1 false)
  %second = getelementptr i8, ptr %copy, i64 8
  %g = load ptr, ptr %second
  call void %g(ptr %p)
  %h = load ptr, ptr %copy
  call void %h(ptr %p)
  ret void
}
;;; wrapped in a constant expression => error kernel-called-indirect, error kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @f(ptr %p) {
  call ptx_kernel void no_cfi @k(ptr %p)
  call ptx_kernel void dso_local_equivalent @k(ptr %p)
  ret void
}
;;; an unknown pointer, but the call says that it wants a kernel => error kernel-called-indirect
define void @f(ptr %g, ptr %p) {
  call ptx_kernel void %g(ptr %p)
  ret void
}
;;; the same on AMD, where the verifier knows it => error kernel-called
target triple = "amdgcn-amd-amdhsa"
define void @f(ptr %g, ptr %p) {
  call amdgpu_kernel void %g(ptr %p)
  ret void
}
;;; an unknown pointer => nothing
define ptx_kernel void @root(ptr %g, ptr %p) {
  call void %g(ptr %p)
  ret void
}
;;; an annotated kernel in a mutable table of records => error kernel-called-indirect
@table = global [2 x { i32, ptr }] [{ i32, ptr } { i32 0, ptr @k }, { i32, ptr } { i32 1, ptr @d }]
define void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p, i64 %i) {
  %slot = getelementptr [2 x { i32, ptr }], ptr @table, i64 0, i64 %i, i32 1
  %g = load ptr, ptr %slot
  call void %g(ptr %p)
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
;;; only unseen memory connects them => note kernel-address-taken, warning kernel-called-indirect
define ptx_kernel void @k(ptr %p) { ret void }
define void @set(ptr %p) {
  store ptr @k, ptr %p
  ret void
}
define void @f(ptr %p) {
  %g = load ptr, ptr %p
  call void %g(ptr %p)
  ret void
}
;;; unseen memory connects them, but the call does not fit the kernel => note kernel-address-taken
define ptx_kernel void @k(ptr %p) { ret void }
define void @set(ptr %p) {
  store ptr @k, ptr %p
  ret void
}
define i32 @f(ptr %p) {
  %g = load ptr, ptr %p
  %n = call i32 %g(ptr %p)
  ret i32 %n
}
;;; a loop over a table of records => nothing
%rec = type { ptr, ptr }
@table = internal constant [4 x %rec] [%rec { ptr @k, ptr @d }, %rec { ptr @k, ptr @d }, %rec { ptr @k, ptr @d }, %rec { ptr @k, ptr @d }]
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define void @f(ptr %p) {
  br label %loop
loop:
  %at = phi ptr [ @table, %0 ], [ %next, %loop ]
  %second = getelementptr %rec, ptr %at, i64 0, i32 1
  %g = load ptr, ptr %second
  call void %g(ptr %p)
  %next = getelementptr %rec, ptr %at, i64 1
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %out
out:
  ret void
}
;;; inline assembly calls through a register => error kernel-called-indirect
define ptx_kernel void @k() { ret void }
define void @f() {
  call void asm sideeffect "proto: .callprototype ();\0A call.uni $0, proto;", "l"(ptr @k)
  ret void
}
;;; disguises: by value, by result, behind two pointers, in halves => error kernel-called-indirect, error kernel-called-indirect, error kernel-called-indirect, error kernel-called-indirect
@slot = internal global ptr @k
@outer = internal global ptr @slot
define ptx_kernel void @k(ptr %p) { ret void }
define internal void @copied(ptr byval({ ptr, ptr }) %rec, ptr %p) {
  %g = load ptr, ptr %rec
  call void %g(ptr %p)
  ret void
}
define internal { i32, ptr } @result() {
  ret { i32, ptr } { i32 1, ptr @k }
}
define void @f(ptr %p) {
  %rec = alloca { ptr, ptr }
  store ptr @k, ptr %rec
  call void @copied(ptr byval({ ptr, ptr }) %rec, ptr %p)
  %pair = call { i32, ptr } @result()
  %a = extractvalue { i32, ptr } %pair, 1
  call void %a(ptr %p)
  %in = load ptr, ptr @outer
  %b = load ptr, ptr %in
  call void %b(ptr %p)
  %word = alloca i64
  %n = ptrtoint ptr @k to i64
  %low = trunc i64 %n to i32
  %shifted = lshr i64 %n, 32
  %high = trunc i64 %shifted to i32
  store i32 %low, ptr %word
  %behind = getelementptr i8, ptr %word, i64 4
  store i32 %high, ptr %behind
  %c = load ptr, ptr %word
  call void %c(ptr %p)
  ret void
}
;;; disguises: variadic, relative table, parameter of a callback record => error kernel-called-indirect, error kernel-called-indirect, error kernel-called-indirect
@distances = internal constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @d to i64), i64 ptrtoint (ptr @distances to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @k to i64), i64 ptrtoint (ptr @distances to i64)) to i32)]
declare ptr @llvm.load.relative.i64(ptr, i64)
declare void @llvm.va_start.p0(ptr)
define ptx_kernel void @k(ptr %p) { ret void }
define void @d(ptr %p) { ret void }
define internal void @variadic(ptr %p, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %g = va_arg ptr %list, ptr
  call void %g(ptr %p)
  ret void
}
define internal void @run(ptr %record) {
  %g = load ptr, ptr %record
  %slot = getelementptr { ptr, ptr }, ptr %record, i32 0, i32 1
  %arg = load ptr, ptr %slot
  call void %g(ptr %arg)
  ret void
}
define void @f(ptr %p, i64 %i) {
  call void (ptr, ...) @variadic(ptr %p, ptr @k)
  %g = call ptr @llvm.load.relative.i64(ptr @distances, i64 %i)
  call void %g(ptr %p)
  %record = alloca { ptr, ptr }
  %slot = getelementptr { ptr, ptr }, ptr %record, i32 0, i32 1
  store ptr %p, ptr %slot
  store ptr @k, ptr %record
  call void @run(ptr %record)
  ret void
}
