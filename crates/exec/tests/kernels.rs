//! Whole kernels whose results are computed beside.

mod common;

use common::{floats, output, program, run, words};
use exec::{Arg, Launch};

const SAXPY: &str = r"
.visible .entry saxpy(.param .u64 px, .param .u64 py, .param .f32 pa, .param .u32 pn)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .f32 %f<5>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [px];
    ld.param.u64 %rd2, [py];
    ld.param.f32 %f1, [pa];
    ld.param.u32 %r1, [pn];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra $done;
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32 %rd5, %r5, 4;
    add.s64 %rd6, %rd3, %rd5;
    add.s64 %rd7, %rd4, %rd5;
    ld.global.f32 %f2, [%rd6];
    ld.global.f32 %f3, [%rd7];
    fma.rn.f32 %f4, %f1, %f2, %f3;
    st.global.f32 [%rd7], %f4;
$done:
    ret;
}
";

#[test]
fn saxpy_with_a_last_block_that_is_not_full() {
    let program = program(SAXPY);
    let x: Vec<f32> = (0..1000).map(|i| i as f32 * 0.5).collect();
    let y: Vec<f32> = (0..1000).map(|i| 1000.0 - i as f32).collect();
    let launch = Launch::new("saxpy", 8, 128)
        .arg(Arg::f32s(&x))
        .arg(Arg::f32s(&y))
        .arg(Arg::f32(2.5))
        .arg(Arg::u32(1000));
    let (memory, report) = run(&program, &launch);
    let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 2.5f32.mul_add(*x, *y)).collect();
    assert_eq!(floats(&memory, &report, 1), want);
    assert!(report.steps > 0);
}

#[test]
fn a_program_runs_again_on_fresh_memory() {
    let program = program(SAXPY);
    let launch = Launch::new("saxpy", 1, 32)
        .arg(Arg::f32s(&[1.0; 32]))
        .arg(Arg::f32s(&[1.0; 32]))
        .arg(Arg::f32(1.0))
        .arg(Arg::u32(32));
    for _ in 0..3 {
        let (memory, report) = run(&program, &launch);
        assert_eq!(floats(&memory, &report, 1), vec![2.0; 32]);
    }
}

#[test]
fn every_seed_gives_the_same_sum_of_a_block() {
    let program = program(
        r"
.shared .align 4 .b8 part[512];
.visible .entry sum(.param .u64 pin, .param .u64 pout)
{
    .reg .pred %p<3>; .reg .b32 %r<12>; .reg .f32 %f<6>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [pin];
    ld.param.u64 %rd2, [pout];
    mov.u32 %r1, %tid.x;
    mov.u32 %r9, %ctaid.x;
    mad.lo.u32 %r10, %r9, 128, %r1;
    mul.wide.u32 %rd3, %r10, 4;
    add.u64 %rd4, %rd1, %rd3;
    ld.global.f32 %f1, [%rd4];
    mov.u32 %r2, part;
    shl.b32 %r3, %r1, 2;
    add.u32 %r4, %r2, %r3;
    st.shared.f32 [%r4], %f1;
    bar.sync 0;
    mov.u32 %r5, 64;
$loop:
    setp.ge.u32 %p1, %r1, %r5;
    @%p1 bra $skip;
    shl.b32 %r6, %r5, 2;
    add.u32 %r7, %r4, %r6;
    ld.shared.f32 %f2, [%r7];
    ld.shared.f32 %f3, [%r4];
    add.rn.f32 %f4, %f2, %f3;
    st.shared.f32 [%r4], %f4;
$skip:
    bar.sync 0;
    shr.u32 %r5, %r5, 1;
    setp.ne.u32 %p2, %r5, 0;
    @%p2 bra $loop;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra $done;
    ld.shared.f32 %f5, [part];
    mul.wide.u32 %rd5, %r9, 4;
    add.u64 %rd6, %rd2, %rd5;
    st.global.f32 [%rd6], %f5;
$done:
    ret;
}",
    );
    let input: Vec<f32> = (0..384).map(|i| (i % 17) as f32).collect();
    let want: Vec<f32> = input.chunks(128).map(|c| c.iter().sum()).collect();
    for seed in 0..6 {
        let mut launch = Launch::new("sum", 3, 128).arg(Arg::f32s(&input)).arg(Arg::zeroed(12));
        launch.seed = seed;
        let (memory, report) = run(&program, &launch);
        assert_eq!(floats(&memory, &report, 1), want, "seed {seed}");
    }
}

#[test]
fn a_prefix_sum_by_shuffles() {
    let out = output(
        r"
.visible .entry scan(.param .u64 p)
{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %laneid;
    add.u32 %r2, %r1, 1;
    mov.u32 %r3, 1;
$loop:
    shfl.sync.up.b32 %r4|%p1, %r2, %r3, 0, -1;
    @%p1 add.u32 %r2, %r2, %r4;
    shl.b32 %r3, %r3, 1;
    setp.lt.u32 %p2, %r3, 32;
    @%p2 bra $loop;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r2;
    ret;
}",
        Launch::new("scan", 1, 32),
        32,
    );
    let want: Vec<u32> = (0..32).map(|i| (i + 1) * (i + 2) / 2).collect();
    assert_eq!(out, want);
}

#[test]
fn groups_that_part_in_a_loop_meet_again() {
    // Each lane loops as often as its index says; behind the loop all are together, as the vote shows.
    let out = output(
        r"
.visible .entry diverge(.param .u64 p)
{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, 0;
    mov.u32 %r3, 0;
$loop:
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 bra $out;
    add.u32 %r3, %r3, %r2;
    add.u32 %r2, %r2, 1;
    bra $loop;
$out:
    activemask.b32 %r5;
    popc.b32 %r6, %r5;
    mad.lo.u32 %r3, %r3, 100, %r6;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r3;
    ret;
}",
        Launch::new("diverge", 1, 32),
        32,
    );
    let want: Vec<u32> = (0..32u32).map(|i| i * i.saturating_sub(1) / 2 * 100 + 32).collect();
    assert_eq!(out, want);
}

#[test]
fn functions_recur_with_divergent_depth() {
    let out = output(
        r"
.func (.param .b32 r) fib(.param .b32 a)
{
    .reg .pred %p<2>; .reg .b32 %r<8>;
    ld.param.u32 %r1, [a];
    setp.lt.u32 %p1, %r1, 2;
    @%p1 bra $base;
    sub.u32 %r2, %r1, 1;
    {
    .param .b32 a0; .param .b32 r0;
    st.param.b32 [a0], %r2;
    call.uni (r0), fib, (a0);
    ld.param.b32 %r3, [r0];
    }
    sub.u32 %r4, %r1, 2;
    {
    .param .b32 a1; .param .b32 r1;
    st.param.b32 [a1], %r4;
    call.uni (r1), fib, (a1);
    ld.param.b32 %r5, [r1];
    }
    add.u32 %r6, %r3, %r5;
    st.param.b32 [r], %r6;
    ret;
$base:
    st.param.b32 [r], %r1;
    ret;
}
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    and.b32 %r2, %r1, 15;
    {
    .param .b32 a0; .param .b32 r0;
    st.param.b32 [a0], %r2;
    call.uni (r0), fib, (a0);
    ld.param.b32 %r3, [r0];
    }
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r3;
    ret;
}",
        Launch::new("k", 1, 32),
        32,
    );
    let fib = |n: u32| (0..n).fold((0u32, 1u32), |(a, b), _| (b, a + b)).0;
    let want: Vec<u32> = (0..32).map(|i| fib(i & 15)).collect();
    assert_eq!(out, want);
}

#[test]
fn indirect_calls_go_where_each_lane_points() {
    let out = output(
        r"
.func (.param .b32 r) twice(.param .b32 a)
{
    .reg .b32 %r<3>;
    ld.param.u32 %r1, [a];
    add.u32 %r2, %r1, %r1;
    st.param.b32 [r], %r2;
    ret;
}
.func (.param .b32 r) square(.param .b32 a)
{
    .reg .b32 %r<3>;
    ld.param.u32 %r1, [a];
    mul.lo.u32 %r2, %r1, %r1;
    st.param.b32 [r], %r2;
    ret;
}
.global .align 8 .u64 table[2] = {twice, square};
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<6>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    and.b32 %r2, %r1, 1;
    mul.wide.u32 %rd2, %r2, 8;
    mov.u64 %rd3, table;
    add.u64 %rd4, %rd3, %rd2;
    ld.global.u64 %rd5, [%rd4];
    {
    .param .b32 a0; .param .b32 r0;
    st.param.b32 [a0], %r1;
    prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);
    call (r0), %rd5, (a0), prototype_0;
    ld.param.b32 %r3, [r0];
    }
    mul.wide.u32 %rd6, %r1, 4;
    add.u64 %rd7, %rd1, %rd6;
    st.global.u32 [%rd7], %r3;
    ret;
}",
        Launch::new("k", 1, 32),
        32,
    );
    let want: Vec<u32> = (0..32).map(|i| if i & 1 == 0 { 2 * i } else { i * i }).collect();
    assert_eq!(out, want);
}

#[test]
fn a_histogram_by_atomics() {
    let body = r"
.visible .entry hist(.param .u64 pin, .param .u64 pout)
{
    .reg .b32 %r<8>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [pin];
    ld.param.u64 %rd2, [pout];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mad.lo.u32 %r4, %r2, %r3, %r1;
    mul.wide.u32 %rd3, %r4, 4;
    add.u64 %rd4, %rd1, %rd3;
    ld.global.u32 %r5, [%rd4];
    mul.wide.u32 %rd5, %r5, 4;
    add.u64 %rd6, %rd2, %rd5;
    atom.global.add.u32 %r6, [%rd6], 1;
    red.global.max.u32 [%rd2+40], %r4;
    ret;
}";
    let program = program(body);
    let input: Vec<u32> = (0..256).map(|i| i * 7 % 10).collect();
    let launch = Launch::new("hist", 4, 64).arg(Arg::u32s(&input)).arg(Arg::zeroed(44));
    let (memory, report) = run(&program, &launch);
    let mut want = vec![0; 11];
    input.iter().for_each(|&bin| want[bin as usize] += 1);
    want[10] = 255;
    assert_eq!(words(&memory, &report, 1), want);
}

#[test]
fn exit_in_a_function_ends_the_thread() {
    let out = output(
        r"
.func leave(.param .b32 a)
{
    .reg .pred %p<2>; .reg .b32 %r<3>;
    ld.param.u32 %r1, [a];
    and.b32 %r2, %r1, 1;
    setp.eq.u32 %p1, %r2, 1;
    @%p1 exit;
    ret;
}
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    {
    .param .b32 a0;
    st.param.b32 [a0], %r1;
    call.uni leave, (a0);
    }
    bar.sync 0;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    mov.u32 %r3, 7;
    st.global.u32 [%rd3], %r3;
    ret;
}",
        Launch::new("k", 1, 64),
        64,
    );
    let want: Vec<u32> = (0..64).map(|i| if i & 1 == 0 { 7 } else { 0 }).collect();
    assert_eq!(out, want);
}

#[test]
fn grids_and_blocks_have_three_dimensions() {
    let body = r"
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<20>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r3, %tid.z;
    mov.u32 %r4, %ntid.x; mov.u32 %r5, %ntid.y; mov.u32 %r6, %ntid.z;
    mov.u32 %r7, %ctaid.x; mov.u32 %r8, %ctaid.y; mov.u32 %r9, %ctaid.z;
    mov.u32 %r10, %nctaid.x; mov.u32 %r11, %nctaid.y;
    mad.lo.u32 %r12, %r9, %r11, %r8;
    mad.lo.u32 %r12, %r12, %r10, %r7;
    mad.lo.u32 %r12, %r12, %r6, %r3;
    mad.lo.u32 %r12, %r12, %r5, %r2;
    mad.lo.u32 %r12, %r12, %r4, %r1;
    mul.wide.u32 %rd2, %r12, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r12;
    ret;
}";
    let launch = Launch { grid: [2, 3, 2], block: [5, 3, 2], ..Launch::new("k", 1, 1) };
    assert_eq!(output(body, launch, 360), (0..360).collect::<Vec<u32>>());
}

#[test]
fn dynamic_shared_memory_stands_behind_the_static() {
    let body = r"
.shared .align 4 .b8 fixed[8];
.extern .shared .align 16 .b8 rest[];
.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<10>; .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, rest;
    shl.b32 %r3, %r1, 2;
    add.u32 %r4, %r2, %r3;
    st.shared.u32 [%r4], %r1;
    bar.sync 0;
    xor.b32 %r5, %r1, 63;
    shl.b32 %r5, %r5, 2;
    cvta.shared.u64 %rd2, %rd3;
    mov.u64 %rd3, rest;
    cvta.shared.u64 %rd3, %rd3;
    cvt.u64.u32 %rd4, %r5;
    add.u64 %rd4, %rd3, %rd4;
    ld.u32 %r6, [%rd4];
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd5, %rd1, %rd2;
    st.global.u32 [%rd5], %r6;
    ret;
}";
    let launch = Launch { shared: 256, ..Launch::new("k", 1, 64) };
    assert_eq!(output(body, launch, 64), (0..64).rev().collect::<Vec<u32>>());
}
