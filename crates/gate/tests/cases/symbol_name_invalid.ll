; about: symbol-name-invalid
;;; dot, blank, digit, per cent => error symbol-name-invalid, error symbol-name-invalid, error symbol-name-invalid, error symbol-name-invalid
define ptx_kernel void @a.b() { ret void }
define ptx_kernel void @"a b"() { ret void }
define ptx_kernel void @"1a"() { ret void }
define void @"a%b"() { ret void }
;;; the byte 1 in front => note symbol-name-invalid
define ptx_kernel void @"\01k"() { ret void }
;;; local names, intrinsics, dollars, and what nothing uses => nothing
declare void @unused.one()
declare void @llvm.nvvm.barrier0()
define internal void @f.llvm.12() { ret void }
define ptx_kernel void @_k$1() {
  call void @f.llvm.12()
  call void @llvm.nvvm.barrier0()
  ret void
}
