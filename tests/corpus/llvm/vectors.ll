%pair = type { <2 x half>, i8 }
@f = global %pair { <2 x half> <half 0xH3C00, half 0xH0000>, i8 7 }, align 4
define <4 x float> @v(<4 x float> %a, i1 %c, %pair %p, ptr %q) {
  %b = fadd fast <4 x float> %a, splat (float 1.0)
  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %h = extractvalue %pair %p, 0
  %e = extractelement <2 x half> %h, i32 1
  %x = fpext half %e to double
  %y = call double @llvm.fma.f64(double %x, double %x, double -0.0)
  %t = fptosi double %y to i33
  %n = insertvalue { i33, ptr } { i33 undef, ptr @f }, i33 %t, 0
  store { i33, ptr } %n, ptr %q
  %r = select i1 %c, <4 x float> %s, <4 x float> zeroinitializer
  ret <4 x float> %r
}
declare double @llvm.fma.f64(double, double, double)
