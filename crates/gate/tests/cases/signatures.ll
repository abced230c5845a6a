; about: alias-of-kernel kernel-cc-wrong-target kernel-returns-value kernel-varargs launch-bounds launch-bounds-non-kernel param-total-size param-type-unsupported symbol-name-invalid
;;; a kernel with a result, by convention and by annotation => error kernel-returns-value, error kernel-returns-value
define ptx_kernel i32 @k() { ret i32 1 }
define i64 @l() { ret i64 1 }
!nvvm.annotations = !{!0}
!0 = !{ptr @l, !"kernel", i32 1}
;;; an empty struct is no result => warning kernel-returns-value
define ptx_kernel {} @k() { ret {} zeroinitializer }
;;; functions have results, kernels may not return => nothing
define i32 @d() { ret i32 1 }
define ptx_kernel void @k() noreturn { unreachable }
;;; a variadic kernel => error kernel-varargs
define ptx_kernel void @k(ptr %p, ...) { ret void }
;;; kernels of other devices => error kernel-cc-wrong-target, error kernel-cc-wrong-target
define amdgpu_kernel void @k() { ret void }
define spir_kernel void @l() { ret void }
;;; spir_kernel on AMD => note kernel-cc-wrong-target
target triple = "amdgcn-amd-amdhsa"
define spir_kernel void @k() { ret void }
;;; ptx_kernel on SPIR-V => error kernel-cc-wrong-target
target triple = "spirv64-unknown-unknown"
define ptx_kernel void @k() { ret void }
;;; types that no device passes => error param-type-unsupported, error param-type-unsupported
define ptx_kernel void @k(x86_fp80 %x) { ret void }
define void @f(<vscale x 4 x i32> %x) { ret void }
;;; types that are passed as bytes => warning param-type-unsupported
define ptx_kernel void @k(fp128 %x) { ret void }
;;; ordinary types => nothing
define ptx_kernel void @k(i1 %a, i8 %b, i128 %c, half %d, bfloat %e, <3 x float> %f, [4 x { i8, double }] %g) { ret void }
;;; aliases of kernels => error alias-of-kernel
@nick = alias void (), ptr @k
define ptx_kernel void @k() { ret void }
;;; aliases of functions, of kernels on AMD => note alias-of-kernel
target triple = "amdgcn-amd-amdhsa"
@nick = alias void (), ptr @k
@jim = alias void (), ptr @d
define amdgpu_kernel void @k() { ret void }
define void @d() { ret void }
;;; a bit that a SPIR-V kernel takes => warning param-type-unsupported
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(i1 %x) { ret void }
;;; launch bounds that contradict each other => error launch-bounds, error launch-bounds
define ptx_kernel void @k() "nvvm.maxntid"="128,1,1" "nvvm.reqntid"="64" { ret void }
define void @l() { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @l, !"kernel", i32 1, !"maxntidx", i32 128, !"reqntidx", i32 64}
;;; launch bounds that are no sizes => error launch-bounds, error launch-bounds, error launch-bounds, error launch-bounds
define ptx_kernel void @zero() "nvvm.reqntid"="0,1,1" { ret void }
define ptx_kernel void @text() "nvvm.reqntid"="many" { ret void }
define ptx_kernel void @four() "nvvm.maxntid"="8,8,8,8" { ret void }
define ptx_kernel void @none() "nvvm.maxnreg"="0" { ret void }
;;; an annotation against an attribute => error launch-bounds
define ptx_kernel void @k() "nvvm.reqntid"="256" { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"reqntidx", i32 64}
;;; launch bounds that no launch has => warning launch-bounds, warning launch-bounds, warning launch-bounds, warning launch-bounds
define ptx_kernel void @threads() "nvvm.maxntid"="32,32,2" { ret void }
define ptx_kernel void @deep() "nvvm.reqntid"="1,1,65" { ret void }
define ptx_kernel void @registers() "nvvm.maxnreg"="8" { ret void }
define ptx_kernel void @blocks() "nvvm.minctasm"="2" { ret void }
;;; ordinary launch bounds => nothing
define ptx_kernel void @k() "nvvm.maxntid"="128,1,1" "nvvm.minctasm"="2" "nvvm.maxnreg"="64" { ret void }
define ptx_kernel void @l() "nvvm.reqntid"="32,32" { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128, !"maxntidy", i32 1, !"maxntidz", i32 1}
;;; launch bounds on a device function => warning launch-bounds-non-kernel
define void @d() "nvvm.reqntid"="128,1,1" { ret void }
;;; parameters that no launch passes => error param-total-size
define ptx_kernel void @k(ptr byval([32765 x i8]) align 1 %a) { ret void }
;;; many parameters for an architecture that passes them => nothing
define ptx_kernel void @k(ptr byval([32764 x i8]) align 4 %a) { ret void }
;;; many parameters for an old architecture => error param-total-size
define ptx_kernel void @k(ptr byval([4352 x i8]) align 1 %a, ptr %p) "target-cpu"="sm_60" { ret void }
;;; more parameters than documented for an old architecture => warning param-total-size
define ptx_kernel void @k(ptr byval([4096 x i8]) align 1 %a, ptr %p) "target-cpu"="sm_60" { ret void }
