; two.bc is `llvm-as-19 two.ll`; both.bc is `llvm-cat-19 two.bc one.bc`.
define ptx_kernel void @two() { ret void }
