source_filename = "features.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".global .u32 from_asm;"

%node = type { ptr, %pair, [4 x float] }
%pair = type { i32, ptr }

$group = comdat any

@table = internal constant [4 x float] [float 1.000000e+00, float -0.000000e+00, float 0x7FF8000000000000, float 0x36A0000000000000], align 16
@text = private unnamed_addr constant [6 x i8] c"hello\00"
@shared = internal addrspace(3) global [32 x i32] undef, align 4
@wide = constant i128 -170141183460469231731687303715884105728
@huge = constant i192 -1
@node0 = global %node { ptr @node0, %pair { i32 7, ptr getelementptr inbounds (%node, ptr @node0, i64 0, i32 2, i64 1) }, [4 x float] zeroinitializer }
@address = constant i64 ptrtoint (ptr @table to i64)
@vector = constant <4 x half> <half 0xH3C00, half 0xH0000, half 0xHBC00, half 0xH7C00>
@mixed = constant { i1, <2 x i64>, x86_fp80, fp128 } { i1 true, <2 x i64> <i64 -1, i64 9223372036854775807>, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000 }
@external = external addrspace(1) global i32, !annotation !0
@in_group = linkonce_odr global i32 3, comdat($group)

@other = alias float, ptr @table

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p3.i64(ptr noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: read) uwtable(sync)
declare void @callee(ptr byval(%pair) align 8, ptr sret(%node) dereferenceable(32), i8 zeroext) #2

; Function Attrs: norecurse vscale_range(1,16)
define ptx_kernel void @kernel(ptr addrspace(1) noalias nonnull %out, i32 range(i32 0, 1024) %n, float %x) #3 !reqd_work_group_size !2 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !3
  %small = icmp samesign ult i32 %tid, %n
  br i1 %small, label %loop, label %exit, !prof !4

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %acc = phi fast float [ 0.000000e+00, %entry ], [ %sum, %latch ]
  %cell = getelementptr inbounds nuw [32 x i32], ptr addrspace(3) @shared, i64 0, i32 %i
  %old = atomicrmw volatile add ptr addrspace(3) %cell, i32 %n syncscope("block") acq_rel, align 4
  %pairx = cmpxchg weak ptr addrspace(3) %cell, i32 %old, i32 0 monotonic monotonic, align 4
  %got = extractvalue { i32, i1 } %pairx, 0
  %f = uitofp nneg i32 %got to float
  %p = fmul reassoc nnan contract float %f, %x
  %sum = fadd fast float %acc, %p
  switch i32 %got, label %latch [
    i32 1, label %one
    i32 -2, label %exit
  ]

one:                                              ; preds = %loop
  fence syncscope("device") seq_cst
  %v = insertelement <4 x float> poison, float %sum, i32 0
  %s = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 5, i32 0>
  %e = extractelement <4 x float> %s, i32 %i
  %fz = freeze float %e
  %ng = fneg float %fz
  %sel = select nsz i1 %small, float %ng, float 2.500000e+00
  store atomic float %sel, ptr addrspace(1) %out release, align 4
  br label %latch

latch:                                            ; preds = %one, %loop
  %next = add nuw nsw i32 %i, 1
  %or = or disjoint i32 %next, 0
  %sh = lshr exact i32 %or, 1
  %tr = trunc nuw nsw i32 %sh to i8
  %ld = load i32, ptr addrspace(1) %out, align 4, !invariant.load !5
  %done = icmp eq i32 %ld, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !6

exit:                                             ; preds = %latch, %loop, %entry
  %res = phi float [ 0.000000e+00, %entry ], [ %sum, %loop ], [ 1.000000e+00, %latch ]
  %r = call i32 asm sideeffect "{ .reg .b32 t; mov.b32 $0, $1; }", "=r,r,~{memory}"(i32 %n) #4
  call void @helper(float %res, i32 %r) [ "tag"(i32 %r, float 1.000000e+00) ]
  ret void
}

define internal fastcc void @helper(float %a, i32 %0) unnamed_addr align 16 {
  %slot = alloca [2 x i64], align 16
  %buf = alloca %node, align 8
  %arg = alloca %pair, align 8
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %slot, ptr addrspace(3) align 4 @shared, i64 16, i1 false)
  call void @callee(ptr byval(%pair) align 8 %arg, ptr sret(%node) %buf, i8 zeroext 3)
  %2 = insertvalue { float, i32 } poison, float %a, 0
  %3 = insertvalue { float, i32 } %2, i32 %0, 1
  %fp = load ptr, ptr %slot, align 8
  %4 = tail call { float, i32 } %fp({ float, i32 } %3)
  %c = addrspacecast ptr %slot to ptr addrspace(5)
  store i32 0, ptr addrspace(5) %c, align 4
  unreachable
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: read) uwtable(sync) "key" "other"="value" }
attributes #3 = { norecurse vscale_range(1,16) "nvvm.maxntid"="256" "target-cpu"="sm_80" "target-features"="+ptx83" }
attributes #4 = { nounwind }

!nvvm.annotations = !{}
!llvm.module.flags = !{!1}

!0 = !{!"note"}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 64, i32 1, i32 1}
!3 = !{i32 0, i32 1024}
!4 = !{!"branch_weights", i32 10, i32 1}
!5 = !{}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
