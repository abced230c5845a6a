//! What threads do together: votes, matches, reductions, barriers, waiting for other warps and blocks.

mod common;

use common::{output, program, run, words};
use exec::{Arg, Launch, Options, Program};

/// Runs one warp (or more) of a kernel that stores `%r0` of each thread.
fn lanes(threads: u32, code: &str) -> Vec<u32> {
    output(&kernel(code), Launch::new("k", 1, threads), threads as usize)
}

fn kernel(code: &str) -> String {
    format!(
        r"
.visible .entry k(.param .u64 p)
{{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .f32 %f<8>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    {code}
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r0;
    ret;
}}"
    )
}

#[test]
fn votes() {
    let all = |value: u32| vec![value; 32];
    assert_eq!(lanes(32, "setp.lt.u32 %p1, %r1, 5; vote.sync.ballot.b32 %r0, %p1, -1;"), all(0x1f));
    assert_eq!(lanes(32, "setp.lt.u32 %p1, %r1, 5; vote.sync.ballot.b32 %r0, !%p1, -1;"), all(0xffff_ffe0));
    let any = "setp.eq.u32 %p1, %r1, 7; vote.sync.any.pred %p2, %p1, -1; selp.b32 %r0, 1, 0, %p2;";
    assert_eq!(lanes(32, any), all(1));
    let every = "setp.eq.u32 %p1, %r1, 7; vote.sync.all.pred %p2, %p1, -1; selp.b32 %r0, 1, 0, %p2;";
    assert_eq!(lanes(32, every), all(0));
    let uni = "setp.lt.u32 %p1, %r1, 99; vote.sync.uni.pred %p2, %p1, -1; selp.b32 %r0, 1, 0, %p2;";
    assert_eq!(lanes(32, uni), all(1));
}

#[test]
fn matches_and_reductions() {
    let any = lanes(32, "and.b32 %r2, %r1, 1; match.any.sync.b32 %r0, %r2, -1;");
    assert_eq!(any[..2], [0x5555_5555, 0xaaaa_aaaa]);
    assert_eq!(lanes(32, "match.all.sync.b32 %r0|%p1, 7, -1;"), vec![u32::MAX; 32]);
    assert_eq!(lanes(32, "match.all.sync.b32 %r0|%p1, %r1, -1;"), vec![0; 32]);
    assert_eq!(lanes(32, "redux.sync.add.u32 %r0, %r1, -1;"), vec![31 * 16; 32]);
    assert_eq!(lanes(32, "sub.u32 %r2, %r1, 3; redux.sync.min.s32 %r0, %r2, -1;"), vec![-3i32 as u32; 32]);
    assert_eq!(lanes(32, "redux.sync.xor.b32 %r0, %r1, -1;"), vec![0; 32]);
    assert_eq!(lanes(32, "elect.sync %r2|%p1, -1; selp.b32 %r0, 1, %r2, %p1;")[..3], [1, 0, 0]);
}

#[test]
fn a_warp_that_is_not_full_uses_the_full_mask() {
    assert_eq!(lanes(20, "redux.sync.add.u32 %r0, 1, -1;"), vec![20; 20]);
    assert_eq!(lanes(20, "shfl.sync.bfly.b32 %r0, %r1, 1, 31, -1;")[..4], [1, 0, 3, 2]);
}

#[test]
fn lanes_meet_at_a_shuffle_from_both_arms() {
    // The same operation with the same mask stands in both arms: the lanes meet all the same.
    let out = lanes(
        32,
        "setp.lt.u32 %p1, %r1, 16;
    @%p1 bra $low;
    shfl.sync.idx.b32 %r0, %r1, 3, 31, -1;
    bra $end;
$low:
    shfl.sync.idx.b32 %r0, %r1, 20, 31, -1;
$end:",
    );
    let want: Vec<u32> = (0..32).map(|i| if i < 16 { 20 } else { 3 }).collect();
    assert_eq!(out, want);
}

#[test]
fn lanes_meet_under_every_schedule() {
    // Lanes arrive one after the other at the shuffle of a loop, then at a barrier.
    let text = kernel(
        "mov.u32 %r0, 0; mov.u32 %r3, 0;
$loop:
    and.b32 %r4, %r1, 3;
    setp.lt.u32 %p1, %r3, %r4;
    @%p1 bra $more;
    shfl.sync.bfly.b32 %r5, %r1, 1, 31, -1;
    add.u32 %r0, %r0, %r5;
    bar.sync 0;
    bra $end;
$more:
    add.u32 %r3, %r3, 1;
    bra $loop;
$end:",
    );
    let want: Vec<u32> = (0..64).map(|i| ((i % 32) ^ 1) | (i & 32)).collect();
    for seed in 0..50 {
        let launch = Launch { seed, ..Launch::new("k", 1, 64) };
        assert_eq!(output(&text, launch, 64), want, "seed {seed}");
    }
}

#[test]
fn barrier_reductions() {
    let out = lanes(96, "setp.lt.u32 %p1, %r1, 40; barrier.red.popc.u32 %r0, 0, %p1;");
    assert_eq!(out, vec![40; 96]);
    let and = "setp.lt.u32 %p1, %r1, 96; bar.red.and.pred %p2, 0, %p1; selp.b32 %r0, 1, 0, %p2;";
    assert_eq!(lanes(96, and), vec![1; 96]);
    let or = "setp.eq.u32 %p1, %r1, 95; bar.red.or.pred %p2, 1, 96, %p1; selp.b32 %r0, 1, 0, %p2;";
    assert_eq!(lanes(96, or), vec![1; 96]);
}

#[test]
fn a_producer_arrives_and_a_consumer_waits() {
    let body = format!(
        ".shared .align 4 .u32 word;\n{}",
        kernel(
            "mov.u32 %r0, 0;
    setp.lt.u32 %p1, %r1, 32;
    @%p1 bra $consume;
    mov.u32 %r2, 42;
    st.shared.u32 [word], %r2;
    bar.arrive 3, 64;
    bra $end;
$consume:
    bar.sync 3, 64;
    ld.shared.u32 %r0, [word];
$end:"
        )
    );
    let out = output(&body, Launch::new("k", 1, 64), 64);
    assert_eq!(out[..32], vec![42; 32]);
    assert_eq!(out[32..], vec![0; 32]);
}

#[test]
fn a_lane_may_wait_for_another_of_its_warp() {
    // Lane 0 spins on what lane 31 stores behind the branch: threads of a warp make progress on their own.
    let out = lanes(
        32,
        "mov.u32 %r0, 9;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra $store;
$spin:
    ld.volatile.global.u32 %r2, [%rd1+124];
    setp.eq.u32 %p2, %r2, 0;
    @%p2 bra $spin;
$store:",
    );
    assert_eq!(out, vec![9; 32]);
}

#[test]
fn blocks_may_wait_for_later_blocks() {
    let body = r"
.visible .entry k(.param .u64 p)
{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    setp.eq.u32 %p1, %r1, 3;
    @%p1 bra $store;
$spin:
    ld.volatile.global.u32 %r2, [%rd3+4];
    setp.eq.u32 %p2, %r2, 0;
    @%p2 bra $spin;
$store:
    st.global.u32 [%rd3], 1;
    ret;
}";
    for seed in 0..3 {
        let launch = Launch { seed, ..Launch::new("k", 4, 1) };
        assert_eq!(output(body, launch, 4), [1; 4]);
    }
}

#[test]
fn the_seed_decides_and_repeats() {
    // Threads append their number to a list: the order is the schedule.
    let body = r"
.visible .entry k(.param .u64 p)
{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r5, %tid.x;
    mad.lo.u32 %r1, %r1, 64, %r5;
    mov.u32 %r3, 0;
$loop:
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p1, %r3, 20;
    @%p1 bra $loop;
    atom.global.add.u32 %r2, [%rd1], 1;
    mul.wide.u32 %rd2, %r2, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3+4], %r1;
    ret;
}";
    let program = program(body);
    let order = |seed| {
        let launch = Launch { seed, ..Launch::new("k", 4, 64) }.arg(Arg::zeroed(4 * 257));
        let (memory, report) = run(&program, &launch);
        words(&memory, &report, 0)
    };
    assert_eq!(order(0)[1..], (0..256).collect::<Vec<u32>>());
    assert_eq!(order(5), order(5));
    assert_ne!(order(5), order(0));
    let mut sorted = order(5)[1..].to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, (0..256).collect::<Vec<u32>>());
}

#[test]
fn asynchronous_copies_are_there_behind_the_wait() {
    let body = format!(
        ".shared .align 16 .b8 tile[512];\n{}",
        kernel(
            "mul.wide.u32 %rd4, %r1, 4;
    add.u64 %rd5, %rd1, %rd4;
    add.u32 %r2, %r1, 100;
    st.global.u32 [%rd5], %r2;
    mov.u32 %r3, tile;
    shl.b32 %r4, %r1, 2;
    add.u32 %r3, %r3, %r4;
    cp.async.ca.shared.global [%r3], [%rd5], 4;
    cp.async.commit_group;
    cp.async.wait_group 0;
    ld.shared.u32 %r0, [%r3];"
        )
    );
    assert_eq!(output(&body, Launch::new("k", 1, 32), 32), (100..132).collect::<Vec<u32>>());
}

#[test]
fn memory_from_alloca_is_given_back() {
    // A thousand calls that allocate a kilobyte each do not fit on the stack at once.
    let body = r"
.func (.param .b32 r) f(.param .b32 a)
{
    .reg .b32 %r<4>; .reg .b64 %rd<4>;
    ld.param.u32 %r1, [a];
    alloca.u64 %rd1, 1024, 16;
    st.local.u32 [%rd1+1020], %r1;
    ld.local.u32 %r2, [%rd1+1020];
    st.param.b32 [r], %r2;
    ret;
}
.visible .entry k(.param .u64 p)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, 0;
$loop:
    {
    .param .b32 a0; .param .b32 r0;
    st.param.b32 [a0], %r1;
    call.uni (r0), f, (a0);
    ld.param.b32 %r2, [r0];
    }
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p1, %r1, 1000;
    @%p1 bra $loop;
    st.global.u32 [%rd1], %r2;
    ret;
}";
    assert_eq!(output(body, Launch::new("k", 1, 32), 1), [999]);
}

#[test]
fn contraction_is_seen_only_when_asked_for() {
    let text = |round: &str| {
        format!(
            ".version 8.3\n.target sm_90\n.address_size 64\n{}",
            kernel(&format!(
                "mov.f32 %f1, 0f3f800001; mul{round}.f32 %f2, %f1, %f1; sub{round}.f32 %f3, %f2, 0f3f800002; \
                 mov.b32 %r0, %f3;"
            ))
        )
    };
    let result = |text: &str, contract| {
        let (module, _) = ptx::parse(diag::FileId(0), text.as_bytes());
        let valid = ptx::validate(module).1.unwrap();
        let program = Program::decode_with(&valid, Options { contract }).unwrap();
        let (memory, report) = run(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
        f32::from_bits(words(&memory, &report, 0)[0])
    };
    assert_eq!(result(&text(""), false), 0.0);
    assert_eq!(result(&text(""), true), 2f32.powi(-46));
    assert_eq!(result(&text(".rn"), true), 0.0, "a rounding mode forbids it");
}

#[test]
fn vprintf_prints_its_arguments() {
    let body = r#"
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.global .align 1 .b8 text[16] = {37, 100, 32, 37, 115, 32, 37, 46, 50, 102, 10, 0};
.global .align 1 .b8 word[3] = {104, 105, 0};
.visible .entry k(.param .u64 p)
{
    .local .align 8 .b8 buf[24];
    .reg .b32 %r<4>; .reg .b64 %rd<6>;
    mov.u64 %rd1, buf;
    cvta.local.u64 %rd2, %rd1;
    mov.u32 %r1, -7;
    st.local.u32 [%rd1], %r1;
    mov.u64 %rd3, word;
    st.local.u64 [%rd1+8], %rd3;
    mov.u64 %rd4, 0x3ff8000000000000;
    st.local.u64 [%rd1+16], %rd4;
    mov.u64 %rd5, text;
    {
    .param .b64 a0; .param .b64 a1; .param .b32 r0;
    st.param.b64 [a0], %rd5;
    st.param.b64 [a1], %rd2;
    call.uni (r0), vprintf, (a0, a1);
    ld.param.b32 %r2, [r0];
    }
    ret;
}"#;
    let program = program(body);
    let (_, report) = run(&program, &Launch::new("k", 1, 1).arg(Arg::u64(0)));
    assert_eq!(String::from_utf8_lossy(&report.printed), "-7 hi 1.50\n");
}
