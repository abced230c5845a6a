//! What stops a run, and what the message says.

mod common;

use common::{program, run, stopped, words};
use exec::{Arg, Launch};

/// A kernel that works on one word for each thread at `[%rd3]`; `%r1` is the thread.
fn kernel(body: &str) -> String {
    format!(
        r"
.visible .entry k(.param .u64 p)
{{
    .reg .pred %p<4>; .reg .b32 %r<10>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    {body}
    ret;
}}"
    )
}

#[test]
fn an_access_behind_a_buffer_names_it_and_the_thread() {
    let program = program(&kernel("st.global.u32 [%rd3], %r1;"));
    let found = stopped(&program, &Launch::new("k", 1, 64).arg(Arg::zeroed(40 * 4)));
    assert_eq!(found.code.name, "out-of-bounds");
    assert_eq!(found.message, "write of 4 bytes at 0x7f3a000000a0 in global memory is out of bounds");
    assert_eq!(found.notes[0], "in thread 40 of block 0 of kernel `k`");
    assert!(
        found.notes[1]
            .starts_with("this is 0 bytes behind the end of the buffer of argument 0, which has 160 bytes")
    );
    assert_eq!(found.place.entity.symbol.as_deref(), Some("k"));
    assert_eq!(found.place.entity.instruction.as_deref(), Some("st.global.u32 [%rd3], %r1;"));
    assert!(found.place.span.is_some());
}

#[test]
fn the_source_line_comes_from_loc() {
    let body = kernel(".loc 1 42 7\n    ld.global.u32 %r2, [%rd3+4096];");
    let program = program(&format!(".file 1 \"src/lib.rs\"\n{body}"));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.place.source.map(|s| s.to_string()).as_deref(), Some("src/lib.rs:42:7"));
}

#[test]
fn null_is_told_as_null() {
    let program = program(&kernel("mov.u64 %rd4, 0; ld.u32 %r2, [%rd4+8];"));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "out-of-bounds");
    assert!(found.notes.iter().any(|n| n == "the address is null, or near it"));
}

#[test]
fn misaligned_accesses_stop() {
    let program = program(&kernel("ld.global.u32 %r2, [%rd1+2];"));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(16)));
    assert_eq!(found.code.name, "misaligned");
    let program = common::program(&kernel("ld.global.v2.u32 {%r2, %r3}, [%rd1+4];"));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(16)));
    assert_eq!(found.code.name, "misaligned");
}

#[test]
fn a_generic_address_in_a_named_space_is_the_wrong_space() {
    let program = program(&format!(
        ".shared .align 4 .b8 s[16];\n{}",
        kernel("mov.u64 %rd4, s; cvta.shared.u64 %rd5, %rd4; ld.shared.u32 %r2, [%rd5];")
    ));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "wrong-space");
    let program = common::program(&format!(
        ".shared .align 4 .b8 s[16];\n{}",
        kernel("mov.u64 %rd4, s; cvta.shared.u64 %rd5, %rd4; ld.global.u32 %r2, [%rd5];")
    ));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "wrong-space");
    assert!(found.message.contains("which is a shared address"), "{}", found.message);
}

#[test]
fn stores_to_constants_are_refused() {
    let program = program(&format!(
        ".const .align 4 .u32 c = 7;\n{}",
        kernel("mov.u64 %rd4, c; cvta.const.u64 %rd5, %rd4; st.u32 [%rd5], %r1;")
    ));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "wrong-space");
}

#[test]
fn shared_memory_has_bounds() {
    let program = program(&format!(
        ".shared .align 4 .b8 s[16];\n{}",
        kernel("mov.u32 %r4, s; shl.b32 %r5, %r1, 2; add.u32 %r4, %r4, %r5; st.shared.u32 [%r4], %r1;")
    ));
    let found = stopped(&program, &Launch::new("k", 1, 8).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "out-of-bounds");
    assert!(found.notes[0].starts_with("in thread 4 "), "{:?}", found.notes);
    assert!(found.notes.iter().any(|n| n.contains("offset 16 of `s`")), "{:?}", found.notes);
}

#[test]
fn shared_variables_do_not_run_into_each_other() {
    let text = |bytes: u32| {
        format!(
            ".shared .align 4 .b8 s[16];\n.shared .align 4 .b8 t[16];\n.extern .shared .align 4 .b8 u[];\n{}",
            kernel(&format!(
                "mov.u32 %r4, t; mov.u32 %r5, s; mov.u32 %r6, u; st.shared.u32 [%r4+12], %r1; \
                 st.shared.u32 [%r6+12], %r1; mov.u64 %rd4, s; st.shared.u32 [%rd4+{bytes}], %r1;"
            ))
        )
    };
    let launch = Launch { shared: 16, ..Launch::new("k", 1, 1) }.arg(Arg::zeroed(4));
    run(&program(&text(12)), &launch);
    let found = stopped(&program(&text(16)), &launch);
    assert_eq!(found.code.name, "out-of-bounds");
    assert!(found.notes.iter().any(|n| n.contains("offset 16 of `s`")), "{:?}", found.notes);
}

#[test]
fn unwritten_bytes_are_found_when_asked_for() {
    let program = program(&kernel("ld.global.u32 %r2, [%rd3];"));
    let found = stopped(&program, &Launch::new("k", 1, 1).arg(Arg::Uninit(16)));
    assert_eq!(found.code.name, "uninitialised");
    let program = common::program(&kernel("st.global.u32 [%rd3], %r1; ld.global.u32 %r2, [%rd3];"));
    run(&program, &Launch::new("k", 1, 4).arg(Arg::Uninit(16)));
}

#[test]
fn a_barrier_in_both_arms_of_a_branch_is_divergent() {
    let program = program(&kernel(
        "setp.lt.u32 %p1, %r1, 16;
    @%p1 bra $a;
    bar.sync 0;
    bra $b;
$a:
    bar.sync 0;
$b:",
    ));
    let found = stopped(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "barrier-divergent");
    assert_eq!(found.labels.len(), 2);
}

#[test]
fn a_barrier_that_half_of_a_warp_leaves_out_ends_when_they_exit() {
    // The others exit: those that have exited are not waited for.
    let program = program(&kernel("setp.lt.u32 %p1, %r1, 16;\n    @%p1 bra $b;\n    bar.sync 0;\n$b:"));
    run(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
}

#[test]
fn a_deadlock_says_who_waits_for_what() {
    let program = program(&kernel("barrier.sync 1, 64;"));
    let found = stopped(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "deadlock");
    assert!(
        found.labels[0].message.contains("wait at barrier 1, where 32 threads have arrived"),
        "{found:?}"
    );
}

#[test]
fn a_shuffle_waits_for_the_lanes_of_its_mask() {
    let body = "setp.lt.u32 %p1, %r1, 16;
    @%p1 bra $a;
    barrier.sync 2, 64;
$a:
    shfl.sync.idx.b32 %r2, %r1, 0, 31, -1;";
    let found = stopped(&program(&kernel(body)), &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "deadlock");
    assert!(found.labels.iter().any(|l| l.message.contains("wait for the lanes 0xffffffff")), "{found:?}");
}

#[test]
fn a_lane_outside_its_own_mask_is_found() {
    let program = program(&kernel("shfl.sync.idx.b32 %r2, %r1, 0, 31, 0x0000ffff;"));
    let found = stopped(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "barrier-divergent");
    assert!(found.notes[0].starts_with("in thread 16 "), "{:?}", found.notes);
}

#[test]
fn halves_of_a_warp_can_shuffle_by_themselves() {
    let program = program(&kernel(
        "setp.lt.u32 %p1, %r1, 16;
    selp.b32 %r2, 65535, 0xffff0000, %p1;
    shfl.sync.idx.b32 %r3, %r1, 0, 0x101f, %r2;
    st.global.u32 [%rd3], %r3;",
    ));
    let (memory, report) = run(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(128)));
    let want: Vec<u32> = (0..32).map(|i| i & 16).collect();
    assert_eq!(words(&memory, &report, 0), want);
}

#[test]
fn what_never_ends_meets_the_limit() {
    let program = program(&kernel("$l: bra $l;"));
    let launch = Launch { step_limit: 10_000, ..Launch::new("k", 2, 64) };
    let found = stopped(&program, &launch.arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "step-limit");
    assert!(found.labels[0].message.contains("32 threads of warp 0"), "{found:?}");
}

#[test]
fn endless_recursion_fills_the_stack() {
    let program = program(&format!(
        ".func f(.param .b32 a) {{ .param .b32 x; .reg .b32 %r<3>; ld.param.u32 %r1, [a]; st.param.b32 [x], %r1; \
         call f, (x); ret; }}\n{}",
        kernel("{ .param .b32 a0; st.param.b32 [a0], %r1; call f, (a0); }")
    ));
    let found = stopped(&program, &Launch::new("k", 1, 32).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "stack-overflow");
}

#[test]
fn a_kernel_that_is_entered_by_a_call_ends_the_thread() {
    let program = program(&format!(
        ".visible .entry inner(.param .u64 q)
{{
    .reg .b64 %rd<3>; .reg .b32 %r<3>;
    ld.param.u64 %rd1, [q];
    mov.u32 %r1, 5;
    st.global.u32 [%rd1], %r1;
    ret;
}}
{}",
        kernel(
            "mov.u64 %rd4, inner;
    { .param .b64 a0; st.param.b64 [a0], %rd1;
    proto: .callprototype _ (.param .b64 _);
    call %rd4, (a0), proto; }
    st.global.u32 [%rd1+4], %r1;"
        )
    ));
    let (memory, report) = run(&program, &Launch::new("k", 1, 1).arg(Arg::zeroed(8)));
    assert_eq!(words(&memory, &report, 0), [5, 0], "what stands behind the call is lost");
    assert_eq!(report.findings.len(), 1);
    assert_eq!(report.findings[0].code.name, "kernel-called-indirect");
    assert!(report.findings[0].place.entity.instruction.as_deref().unwrap_or_default().starts_with("call"));
}

#[test]
fn calls_to_nowhere_stop() {
    let body = "mov.u64 %rd4, 4096;
    proto: .callprototype _ ();
    call %rd4, (), proto;";
    let found = stopped(&program(&kernel(body)), &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "unresolved-call");
}

#[test]
fn traps_stop() {
    let found = stopped(&program(&kernel("trap;")), &Launch::new("k", 1, 1).arg(Arg::zeroed(4)));
    assert_eq!(found.code.name, "trap");
}

#[test]
fn launches_that_do_not_fit_are_refused() {
    let program = program(&kernel(""));
    let refused = |launch: Launch| {
        let mut memory = program.memory().unwrap();
        let found = program.run(&mut memory, &launch).unwrap_err();
        assert_eq!(found[0].code.name, "bad-launch");
        found[0].message.clone()
    };
    assert!(refused(Launch::new("nobody", 1, 1)).contains("no kernel `nobody`"));
    assert!(refused(Launch::new("k", 1, 1)).contains("has 1 parameters, 0 arguments"));
    assert!(refused(Launch::new("k", 1, 1).arg(Arg::u32(1))).contains("argument 0 has 4 bytes"));
    assert!(refused(Launch::new("k", 1, 2048).arg(Arg::u64(1))).contains("2048 threads"));
    assert!(refused(Launch::new("k", 0, 1).arg(Arg::u64(1))).contains("at least one"));
    assert!(
        refused(Launch { shared: 1 << 20, ..Launch::new("k", 1, 1) }.arg(Arg::u64(1)))
            .contains("shared memory")
    );
}

#[test]
fn pointers_reach_into_other_arguments_and_structs() {
    let body = "
.visible .entry k(.param .align 8 .b8 s[16], .param .u64 q)
{
    .reg .b32 %r<4>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [s+8];
    ld.param.u32 %r1, [s];
    ld.param.u64 %rd2, [q];
    st.global.u32 [%rd1], %r1;
    st.global.u32 [%rd2], %r1;
    ret;
}";
    let program = program(body);
    let fields = vec![(0, Arg::u32(9)), (8, Arg::zeroed(12))];
    let launch = Launch::new("k", 1, 1)
        .arg(Arg::Struct { size: 16, fields })
        .arg(Arg::Pointer { argument: 0, offset: 8 });
    let (memory, report) = run(&program, &launch);
    assert_eq!(words(&memory, &report, 0), [9, 0, 9]);
}
