//! Functions in, functions out: what each pass makes of a small case.

mod common;

use common::leaves;
use opt::Level::{O0, O3};

#[test]
fn a_slot_that_a_short_branch_sets_becomes_a_select() {
    leaves(
        O3,
        r#"
define i32 @slots(i1 %c, i32 %a, i32 %b) {
entry:
  %p = alloca i32
  store i32 %a, ptr %p
  br i1 %c, label %then, label %end
then:
  store i32 %b, ptr %p
  br label %end
end:
  %v = load i32, ptr %p
  ret i32 %v
}
"#,
        r#"
define i32 @slots(i1 %c, i32 %a, i32 %b) {
entry:
  %0 = select i1 %c, i32 %b, i32 %a
  ret i32 %0
}
"#,
    );
}

#[test]
fn a_loop_over_slots_becomes_a_loop_over_values() {
    leaves(
        O3,
        r#"
define i32 @loop(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %0 = load i32, ptr %i
  %1 = icmp ult i32 %0, %n
  br i1 %1, label %body, label %end
body:
  %2 = load i32, ptr %s
  %3 = add i32 %2, %0
  store i32 %3, ptr %s
  %4 = add i32 %0, 1
  store i32 %4, ptr %i
  br label %head
end:
  %5 = load i32, ptr %s
  ret i32 %5
}
"#,
        r#"
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %0 = phi i32 [ 0, %entry ], [ %3, %body ]
  %1 = phi i32 [ 0, %entry ], [ %4, %body ]
  %2 = icmp ult i32 %1, %n
  br i1 %2, label %body, label %end
body:
  %3 = add i32 %0, %1
  %4 = add i32 %1, 1
  br label %head
end:
  ret i32 %0
}
"#,
    );
}

#[test]
fn a_slot_that_is_copied_whole_is_taken_apart() {
    leaves(
        O3,
        r#"
define i64 @pieces(i32 %a, i32 %b) {
  %p = alloca { i32, i32 }
  %q = alloca i64
  store i32 %a, ptr %p
  %p1 = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
  store i32 %b, ptr %p1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 4 %p, i64 8, i1 false)
  %v = load i64, ptr %q
  ret i64 %v
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"#,
        r#"
define i64 @pieces(i32 %a, i32 %b) {
  %1 = zext i32 %a to i64
  %2 = and i64 undef, -4294967296
  %3 = or i64 %2, %1
  %4 = zext i32 %b to i64
  %5 = shl i64 %4, 32
  %6 = and i64 %3, 4294967295
  %7 = or i64 %6, %5
  ret i64 %7
}
"#,
    );
}

#[test]
fn parts_of_a_slot_are_bits_of_an_integer() {
    leaves(
        O3,
        r#"
define i64 @union(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 4
  store i16 7, ptr %p1
  %v = load i64, ptr %p
  ret i64 %v
}
"#,
        r#"
define i64 @union(i64 %x) {
  %1 = and i64 %x, -281470681743361
  %2 = or i64 %1, 30064771072
  ret i64 %2
}
"#,
    );
}

#[test]
fn a_slot_whose_address_escapes_stays_in_local_memory() {
    leaves(
        O3,
        r#"
define i32 @escapes(ptr %q) {
  %p = alloca i32
  store i32 1, ptr %p
  store ptr %p, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
"#,
        r#"
define i32 @escapes(ptr %q) {
  %p = alloca i32
  %1 = addrspacecast ptr %p to ptr addrspace(5)
  store i32 1, ptr addrspace(5) %1
  store ptr %p, ptr %q
  %v = load i32, ptr addrspace(5) %1
  ret i32 %v
}
"#,
    );
}

#[test]
fn spaces_follow_casts_parameters_and_selects() {
    leaves(
        O3,
        r#"
@s = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @spaces(ptr %p, i64 %i, i1 %c) {
  %a = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %a
  %sh = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %w = load i32, ptr %sh
  %x = select i1 %c, ptr %sh, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 %w, ptr %x
  %y = select i1 %c, ptr %p, ptr %sh
  store float %v, ptr %y
  ret void
}
"#,
        r#"
define ptx_kernel void @spaces(ptr %p, i64 %i, i1 %c) {
  %1 = addrspacecast ptr %p to ptr addrspace(1)
  %2 = getelementptr float, ptr addrspace(1) %1, i64 %i
  %v = load float, ptr addrspace(1) %2
  %sh = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %3 = getelementptr i32, ptr addrspace(3) @s, i64 %i
  %w = load i32, ptr addrspace(3) %3
  %4 = select i1 %c, ptr addrspace(3) %3, ptr addrspace(3) @s
  store i32 %w, ptr addrspace(3) %4
  %y = select i1 %c, ptr %p, ptr %sh
  store float %v, ptr %y
  ret void
}
"#,
    );
}

#[test]
fn a_cycle_of_phis_has_the_space_that_enters_it() {
    leaves(
        O3,
        r#"
define ptx_kernel void @phis(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %q = phi ptr [ %p, %entry ], [ %next, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  store i32 %i, ptr %q
  %next = getelementptr i32, ptr %q, i64 1
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %end, label %head
end:
  ret void
}
"#,
        r#"
define ptx_kernel void @phis(ptr %p, i32 %n) {
entry:
  %0 = addrspacecast ptr %p to ptr addrspace(1)
  br label %head
head:
  %1 = phi ptr addrspace(1) [ %0, %entry ], [ %2, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  store i32 %i, ptr addrspace(1) %1
  %2 = getelementptr i32, ptr addrspace(1) %1, i64 1
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %end, label %head
end:
  ret void
}
"#,
    );
}

#[test]
fn small_functions_are_inlined() {
    leaves(
        O3,
        r#"
define internal i32 @twice(i32 %x) {
  %r = add i32 %x, %x
  ret i32 %r
}
define i32 @calls(i32 %x) {
  %a = call i32 @twice(i32 %x)
  %b = call i32 @twice(i32 %a)
  ret i32 %b
}
"#,
        r#"
define i32 @calls(i32 %x) {
  %1 = add i32 %x, %x
  %2 = add i32 %1, %1
  ret i32 %2
}
"#,
    );
}

#[test]
fn noinline_is_respected() {
    leaves(
        O3,
        r#"
define internal i32 @pick(i1 %c, i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @keeps(i1 %c, i32 %x) {
  %a = call i32 @pick(i1 %c, i32 %x)
  ret i32 %a
}
"#,
        r#"
define internal i32 @pick(i1 %c, i32 %x) #0 {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @keeps(i1 %c, i32 %x) {
  %a = call i32 @pick(i1 %c, i32 %x)
  ret i32 %a
}
"#,
    );
}

#[test]
fn recursion_is_not_inlined() {
    leaves(
        O3,
        r#"
define i32 @fact(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @fact(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}
"#,
        r#"
define i32 @fact(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i32 1
more:
  %m = add i32 %n, -1
  %f = call i32 @fact(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}
"#,
    );
}

#[test]
fn equal_computations_are_made_once_without_the_flags_of_one() {
    leaves(
        O3,
        r#"
define i32 @same(i32 %a, i32 %b, ptr %p) {
  %x = add nsw i32 %a, %b
  %y = add i32 %a, %b
  %z = mul i32 %x, %y
  store i32 %z, ptr %p
  %l = load i32, ptr %p
  ret i32 %l
}
"#,
        r#"
define i32 @same(i32 %a, i32 %b, ptr %p) {
  %x = add i32 %a, %b
  %z = mul i32 %x, %x
  store i32 %z, ptr %p
  ret i32 %z
}
"#,
    );
}

#[test]
fn loads_from_constant_tables_are_folded() {
    leaves(
        O3,
        r#"
@t = internal constant [3 x i32] [i32 10, i32 20, i32 30]
define i32 @table() {
  %p = getelementptr [3 x i32], ptr @t, i64 0, i64 2
  %v = load i32, ptr %p
  ret i32 %v
}
"#,
        r#"
define i32 @table() {
  ret i32 30
}
"#,
    );
}

#[test]
fn float_identities_hold_for_zeros_and_nans() {
    leaves(
        O3,
        r#"
define float @floats(float %x) {
  %a = fadd float %x, 0.0
  %b = fmul float %a, 1.0
  %c = fsub float %b, 0.0
  ret float %c
}
"#,
        r#"
define float @floats(float %x) {
  %a = fadd float %x, 0x0000000000000000
  ret float %a
}
"#,
    );
}

#[test]
fn a_short_copy_is_straight_and_loads_before_it_stores() {
    leaves(
        O0,
        r#"
define void @copy(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 8 %s, i64 10, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"#,
        r#"
define void @copy(ptr %d, ptr %s) {
  %1 = load i32, ptr %s, align 4
  %2 = getelementptr i8, ptr %s, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr i8, ptr %s, i64 8
  %5 = load i16, ptr %4, align 2
  store i32 %1, ptr %d, align 4
  %6 = getelementptr i8, ptr %d, i64 4
  store i32 %3, ptr %6, align 4
  %7 = getelementptr i8, ptr %d, i64 8
  store i16 %5, ptr %7, align 2
  ret void
}
"#,
    );
}

#[test]
fn a_set_of_unknown_length_is_a_loop() {
    leaves(
        O0,
        r#"
define void @set(ptr %d, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %d, i8 7, i64 %n, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"#,
        r#"
define void @set(ptr %d, i64 %n) {
  %1 = icmp eq i64 %n, 0
  br i1 %1, label %7, label %2
2:
  %3 = phi i64 [ 0, %0 ], [ %4, %2 ]
  %4 = add i64 %3, 1
  %5 = getelementptr i8, ptr %d, i64 %3
  store i8 7, ptr %5, align 1
  %6 = icmp eq i64 %4, %n
  br i1 %6, label %7, label %2
7:
  ret void
}
"#,
    );
}

#[test]
fn nothing_unwinds() {
    leaves(
        O0,
        r#"
define i32 @unwinds(i32 %x) personality ptr @p {
entry:
  %v = invoke i32 @may(i32 %x) to label %ok unwind label %bad
ok:
  ret i32 %v
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
declare i32 @may(i32)
declare i32 @p(...)
"#,
        r#"
define i32 @unwinds(i32 %x) {
entry:
  %v = call i32 @may(i32 %x)
  br label %ok
ok:
  ret i32 %v
}
"#,
    );
}

#[test]
fn an_atomic_that_ptx_lacks_is_a_loop_of_exchanges() {
    leaves(
        O0,
        r#"
define i8 @nand(ptr addrspace(1) %p, i32 %v) {
  %o = atomicrmw nand ptr addrspace(1) %p, i32 %v seq_cst
  %t = trunc i32 %o to i8
  ret i8 %t
}
"#,
        r#"
define i8 @nand(ptr addrspace(1) %p, i32 %v) {
  %1 = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  br label %2
2:
  %3 = phi i32 [ %1, %0 ], [ %7, %2 ]
  %4 = and i32 %3, %v
  %5 = xor i32 %4, -1
  %6 = cmpxchg ptr addrspace(1) %p, i32 %3, i32 %5 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  br i1 %8, label %9, label %2
9:
  %t = trunc i32 %3 to i8
  ret i8 %t
}
"#,
    );
}

#[test]
fn reflection_is_answered_and_the_branch_taken() {
    leaves(
        O0,
        r#"
define i32 @reflects() {
  %a = call i32 @__nvvm_reflect(ptr @name)
  %c = icmp uge i32 %a, 700
  br i1 %c, label %new, label %old
new:
  ret i32 1
old:
  ret i32 2
}
declare i32 @__nvvm_reflect(ptr)
@name = private constant [12 x i8] c"__CUDA_ARCH\00"
"#,
        r#"
define i32 @reflects() {
  ret i32 1
}
"#,
    );
}

#[test]
fn hints_leave_no_trace() {
    leaves(
        O0,
        r#"
define i1 @hints(i1 %c, i32 %x) {
  call void @llvm.assume(i1 %c)
  %e = call i1 @llvm.expect.i1(i1 %c, i1 true)
  %k = call i1 @llvm.is.constant.i32(i32 %x)
  %r = or i1 %e, %k
  ret i1 %r
}
declare void @llvm.assume(i1)
declare i1 @llvm.expect.i1(i1, i1)
declare i1 @llvm.is.constant.i32(i32)
"#,
        r#"
define i1 @hints(i1 %c, i32 %x) {
  %r = or i1 %c, false
  ret i1 %r
}
"#,
    );
}

#[test]
fn a_reduction_goes_lane_by_lane() {
    leaves(
        O0,
        r#"
define i32 @reduces(<3 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %v)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>)
"#,
        r#"
define i32 @reduces(<3 x i32> %v) {
  %1 = extractelement <3 x i32> %v, i32 0
  %2 = extractelement <3 x i32> %v, i32 1
  %3 = add i32 %1, %2
  %4 = extractelement <3 x i32> %v, i32 2
  %5 = add i32 %3, %4
  ret i32 %5
}
"#,
    );
}

#[test]
fn annotations_become_a_convention_and_attributes() {
    let lowered = common::lowered(
        O0,
        r#"
define void @k(i32 %n) { ret void }
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @k, !"maxntidx", i32 256, !"maxntidz", i32 2, !"minctasm", i32 3}
"#,
    )
    .unwrap();
    let text = ir::print::module(lowered.module());
    assert!(text.contains("define ptx_kernel void @k(i32 %n)"), "{text}");
    assert!(text.contains("\"nvvm.maxntid\"=\"256,1,2\""), "{text}");
    assert!(text.contains("\"nvvm.minctasm\"=\"3\""), "{text}");
    assert_eq!(lowered.facts().kernels.len(), 1);
}

#[test]
fn what_no_root_reaches_is_not_emitted() {
    let lowered = common::lowered(
        O0,
        r#"
@used = internal global i32 1
@unused = internal global i32 2
define internal void @lost() { store i32 1, ptr @unused ret void }
define i32 @kept() { %v = load i32, ptr @used ret i32 %v }
"#,
    )
    .unwrap();
    let names: Vec<_> = lowered.emit().iter().map(|&id| lowered.module().env.global_name(id)).collect();
    assert_eq!(names, ["used", "kept"]);
}

#[test]
fn what_is_not_lowered_is_named_with_its_place() {
    let found =
        common::lowered(O0, "define i256 @f(i256 %a, i256 %b) {\n  %q = udiv i256 %a, %b\n  ret i256 %q\n}");
    let found = found.unwrap_err();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].code.name, "unsupported");
    assert_eq!(found[0].message, "division of 256-bit integers is not supported yet");
    assert_eq!(found[0].place.entity.symbol.as_deref(), Some("f"));
    assert!(found[0].place.span.is_some());
}

#[test]
fn an_inlined_line_points_at_the_call() {
    let lowered = common::lowered(
        O3,
        r#"
define internal i32 @inner(i32 %x) !dbg !4 {
  %r = mul i32 %x, %x, !dbg !7
  ret i32 %r, !dbg !7
}
define i32 @outer(i32 %x) !dbg !5 {
  %r = call i32 @inner(i32 %x), !dbg !8
  ret i32 %r, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !DILocation(line: 6, column: 7, scope: !5)
"#,
    )
    .unwrap();
    let env = &lowered.module().env;
    let body = lowered.module().body(env.find_global("outer").unwrap()).unwrap();
    let square = body.blocks[body.entry().unwrap()].insts[0];
    let at = env.source_pos(body, body.insts[square].loc.unwrap()).unwrap();
    assert_eq!((at.line, at.column), (2, 3));
    let call = at.inlined_at.unwrap();
    assert_eq!((call.line, call.column, call.function.as_deref()), (6, 7, Some("outer")));
}

#[test]
fn moved_lanes_are_a_shuffle() {
    leaves(
        O0,
        r#"
define <2 x i32> @part(<4 x i32> %v) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %p = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %r, i64 2)
  ret <2 x i32> %p
}
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
"#,
        r#"
define <2 x i32> @part(<4 x i32> %v) {
  %1 = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  ret <2 x i32> %2
}
"#,
    );
}
