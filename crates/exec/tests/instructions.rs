//! Single instructions on constants: the result of each is derived by hand from the manual.
//!
//! A case is code that leaves its result in `%r0` (32 bits) or `%d0` (64 bits).

mod common;

use common::{program, run};
use exec::{Arg, Launch};
use std::fmt::Write;

const REGISTERS: &str = ".reg .pred %p<4>; .reg .b16 %h<8>; .reg .b32 %r<8>; .reg .f32 %f<8>; .reg .b64 %d<8>; \
     .reg .f64 %g<8>; .reg .b64 %out; .reg .b128 %q<3>;";

/// Runs each case in a kernel of its own.
fn check(width: u32, cases: &[(&str, u64)]) {
    // One lane, and a whole warp: the two ways of the interpreter.
    check_with(width, &[1, 32], cases);
}

fn check_with(width: u32, threads: &[u32], cases: &[(&str, u64)]) {
    let mut text = String::new();
    for (n, (code, _)) in cases.iter().enumerate() {
        let store = if width == 32 { "st.global.b32 [%out], %r0;" } else { "st.global.b64 [%out], %d0;" };
        writeln!(
            text,
            ".visible .entry k{n}(.param .u64 p) {{ {REGISTERS}\nld.param.u64 %out, [p];\n{code}\n{store}\nret; }}"
        )
        .unwrap();
    }
    let program = program(&text);
    for (n, &(code, want)) in cases.iter().enumerate() {
        for &threads in threads {
            let (memory, report) =
                run(&program, &Launch::new(format!("k{n}"), 1, threads).arg(Arg::zeroed(8)));
            let bytes = memory.bytes(report.buffers[0].unwrap());
            let got = u64::from_le_bytes(bytes.try_into().unwrap());
            assert_eq!(got, want, "{code} with {threads} threads: got {got:#x}, want {want:#x}");
        }
    }
}

fn f(value: f32) -> u64 {
    value.to_bits().into()
}

#[test]
fn integers_of_32_bits() {
    check(
        32,
        &[
            ("add.u32 %r0, 0xffffffff, 2;", 1),
            ("add.sat.s32 %r0, 0x7fffffff, 1;", 0x7fff_ffff),
            ("sub.s32 %r0, 3, 5;", 0xffff_fffe),
            ("mul.lo.u32 %r0, 0x10001, 0x10001;", 0x0002_0001),
            ("mul.hi.u32 %r0, 0xffffffff, 5;", 4),
            ("mul.hi.s32 %r0, -1, 5;", 0xffff_ffff),
            ("mad.lo.s32 %r0, 7, -3, 1;", (-20i32 as u32).into()),
            ("mad.hi.u32 %r0, 0x80000000, 6, 10;", 13),
            ("mad.hi.sat.s32 %r0, 0x7fffffff, 0x7fffffff, 0x7fffffff;", 0x7fff_ffff),
            ("mul24.lo.u32 %r0, 0x1ffffff, 2;", 0x1ff_fffe),
            ("div.s32 %r0, -7, 2;", (-3i32 as u32).into()),
            ("rem.s32 %r0, -7, 2;", (-1i32 as u32).into()),
            ("div.u32 %r0, 0xfffffff9, 2;", 0x7fff_fffc),
            ("rem.u32 %r0, 17, 5;", 2),
            ("abs.s32 %r0, -9;", 9),
            ("neg.s32 %r0, 9;", (-9i32 as u32).into()),
            ("min.s32 %r0, -1, 1;", 0xffff_ffff),
            ("min.u32 %r0, -1, 1;", 1),
            ("max.s32 %r0, -1, 1;", 1),
            ("sad.s32 %r0, -3, 4, 100;", 107),
            ("sad.u32 %r0, 4, 9, 100;", 105),
            ("popc.b32 %r0, 0xf0f0;", 8),
            ("clz.b32 %r0, 0x00010000;", 15),
            ("clz.b32 %r0, 0;", 32),
            ("bfind.u32 %r0, 0x00010000;", 16),
            ("bfind.shiftamt.u32 %r0, 0x00010000;", 15),
            ("bfind.s32 %r0, -1;", 0xffff_ffff),
            ("brev.b32 %r0, 1;", 0x8000_0000),
            ("bfe.u32 %r0, 0xabcdef12, 8, 8;", 0xef),
            ("bfe.s32 %r0, 0xabcdef12, 8, 8;", 0xffff_ffef),
            ("bfi.b32 %r0, 0xff, 0, 8, 4;", 0xf00),
            ("fns.b32 %r0, 0xac, 0, 3;", 5),
            ("dp4a.u32.u32 %r0, 0x01020304, 0x01010101, 5;", 15),
            ("dp4a.s32.u32 %r0, -1, 0x01010101, 0;", (-4i32 as u32).into()),
            ("dp2a.hi.u32.u32 %r0, 0x00020003, 0x05040000, 1;", 3 * 4 + 2 * 5 + 1),
            ("mul.wide.u16 %r0, 0xffff, 0xffff;", 0xfffe_0001),
            ("mul.wide.s16 %r0, -1, 5;", (-5i32 as u32).into()),
        ],
    );
}

#[test]
fn logic_and_shifts() {
    check(
        32,
        &[
            ("and.b32 %r0, 0xff00, 0x0ff0;", 0x0f00),
            ("or.b32 %r0, 0xff00, 0x0ff0;", 0xfff0),
            ("xor.b32 %r0, 0xff00, 0x0ff0;", 0xf0f0),
            ("not.b32 %r0, 0;", 0xffff_ffff),
            ("cnot.b32 %r0, 0;", 1),
            ("cnot.b32 %r0, 7;", 0),
            ("lop3.b32 %r0, 0xf0, 0xcc, 0xaa, 0x96;", 0xf0 ^ 0xcc ^ 0xaa),
            ("shl.b32 %r0, 1, 31;", 0x8000_0000),
            ("shl.b32 %r0, 1, 32;", 0),
            ("shr.u32 %r0, 0x80000000, 31;", 1),
            ("shr.s32 %r0, 0x80000000, 40;", 0xffff_ffff),
            ("shf.l.wrap.b32 %r0, 0xf0000000, 1, 4;", 0x1f),
            ("shf.l.clamp.b32 %r0, 0x12345678, 1, 40;", 0x1234_5678),
            ("shf.r.wrap.b32 %r0, 0x12345678, 0x9abcdef0, 8;", 0xf012_3456),
            ("shf.r.clamp.b32 %r0, 0x12345678, 0x9abcdef0, 33;", 0x9abc_def0),
            ("prmt.b32 %r0, 0x33221100, 0x77665544, 0x7531;", 0x7755_3311),
            ("prmt.b32.b4e %r0, 0x33221100, 0x77665544, 1;", 0x6677_0011),
            ("setp.lt.s32 %p1, -1, 0; selp.b32 %r0, 5, 6, %p1;", 5),
            ("setp.lo.u32 %p1, -1, 0; selp.b32 %r0, 5, 6, %p1;", 6),
            ("setp.eq.u32 %p1, 1, 1; setp.ne.and.u32 %p2|%p3, 1, 1, %p1; selp.b32 %r0, 5, 6, %p3;", 5),
            ("setp.eq.u32 %p1, 1, 1; setp.eq.and.u32 %p2, 1, 1, !%p1; selp.b32 %r0, 5, 6, %p2;", 6),
            ("setp.eq.u32 %p1, 1, 1; not.pred %p2, %p1; xor.pred %p3, %p1, %p2; selp.b32 %r0, 1, 0, %p3;", 1),
            ("set.gt.u32.s32 %r0, 3, 2;", 0xffff_ffff),
            ("set.gt.f32.s32 %f1, 3, 2; mov.b32 %r0, %f1;", f(1.0)),
            ("slct.s32.s32 %r0, 1, 2, -1;", 2),
            ("slct.s32.f32 %r0, 1, 2, 0f80000000;", 1),
            ("setp.ltu.f32 %p1, 0f7fc00000, 0f00000000; selp.b32 %r0, 1, 0, %p1;", 1),
            ("setp.ne.f32 %p1, 0f7fc00000, 0f00000000; selp.b32 %r0, 1, 0, %p1;", 0),
            ("setp.nan.f64 %p1, 0d7ff8000000000000, 0d0000000000000000; selp.b32 %r0, 1, 0, %p1;", 1),
        ],
    );
}

#[test]
fn carries_and_words_of_64_bits() {
    check(
        64,
        &[
            (
                "mov.u32 %r1, -1; add.cc.u32 %r2, %r1, 1; addc.u32 %r3, 5, 6; mov.b64 %d0, {%r2, %r3};",
                12 << 32,
            ),
            ("sub.cc.u32 %r2, 0, 1; subc.u32 %r3, 0, 0; mov.b64 %d0, {%r2, %r3};", u64::MAX),
            (
                "mad.lo.cc.u32 %r2, 0xffffffff, 0xffffffff, 0xffffffff; madc.hi.u32 %r3, 0xffffffff, 0xffffffff, 0; \
                 mov.b64 %d0, {%r2, %r3};",
                0xffff_ffff_0000_0000,
            ),
            ("add.s64 %d0, -1, 2;", 1),
            ("mul.hi.u64 %d0, -1, -1;", u64::MAX - 1),
            ("mul.hi.s64 %d0, -1, 7;", u64::MAX),
            ("mul.lo.s64 %d0, -3, 7;", -21i64 as u64),
            ("mad.lo.s64 %d0, -3, 7, 1;", -20i64 as u64),
            ("div.s64 %d0, -9, 2;", -4i64 as u64),
            ("rem.u64 %d0, 100, 7;", 2),
            ("min.s64 %d0, -1, 1;", u64::MAX),
            ("shl.b64 %d0, 1, 63;", 1 << 63),
            ("shl.b64 %d0, 1, 64;", 0),
            ("shr.s64 %d0, -16, 2;", -4i64 as u64),
            ("shr.u64 %d0, -1, 60;", 15),
            ("mul.wide.s32 %d0, -2, 3;", -6i64 as u64),
            ("mul.wide.u32 %d0, -2, 3;", 0x2_ffff_fffa),
            ("mad.wide.s32 %d0, -2, 3, 10;", 4),
            ("bfe.s64 %d0, 0xff00, 8, 8;", u64::MAX),
            ("brev.b64 %d0, 1;", 1 << 63),
            ("clz.b64 %r1, 1; cvt.u64.u32 %d0, %r1;", 63),
            ("mov.b32 %r1, {0x1234, 0x5678}; cvt.u64.u32 %d0, %r1;", 0x5678_1234),
            ("mov.b32 {%h1, %h2}, 0x56781234; mov.b64 %d0, {%h2, %h1, %h1, %h2};", 0x5678_1234_1234_5678),
            ("mov.b64 {%r1, %r2}, 0x1122334455667788; mov.b64 %d0, {%r2, %r1};", 0x5566_7788_1122_3344),
            ("mov.b128 %q1, {1, 2}; mov.b128 {%d1, %d2}, %q1; add.u64 %d0, %d2, %d2;", 4),
            ("setp.lt.s64 %p1, -1, 0; selp.b64 %d0, 5, 6, %p1;", 5),
        ],
    );
}

#[test]
fn integers_of_16_bits_stay_in_their_width() {
    check(
        32,
        &[
            ("mov.u16 %h1, 0xffff; add.u16 %h2, %h1, 2; cvt.u32.u16 %r0, %h2;", 1),
            ("mov.u16 %h1, 0xffff; mul.lo.u16 %h2, %h1, %h1; cvt.u32.u16 %r0, %h2;", 1),
            ("mov.u16 %h1, 0x8000; shr.s16 %h2, %h1, 3; cvt.u32.u16 %r0, %h2;", 0xf000),
            ("mov.u16 %h1, 0x8000; shr.u16 %h2, %h1, 3; cvt.u32.u16 %r0, %h2;", 0x1000),
            ("mov.u16 %h1, 1; shl.b16 %h2, %h1, 16; cvt.u32.u16 %r0, %h2;", 0),
            ("mov.u16 %h1, 0; not.b16 %h2, %h1; cvt.s32.s16 %r0, %h2;", 0xffff_ffff),
            ("mov.u16 %h1, -5; div.s16 %h2, %h1, 2; cvt.s32.s16 %r0, %h2;", (-2i32 as u32).into()),
            ("mov.u16 %h1, -1; setp.lt.s16 %p1, %h1, 0; selp.u32 %r0, 1, 0, %p1;", 1),
            ("mov.u16 %h1, -1; setp.lt.u16 %p1, %h1, 0; selp.u32 %r0, 1, 0, %p1;", 0),
            ("mov.u16 %h1, -1; neg.s16 %h2, %h1; cvt.u32.u16 %r0, %h2;", 1),
            ("mov.u16 %h1, -7; min.s16 %h2, %h1, 3; cvt.s32.s16 %r0, %h2;", (-7i32 as u32).into()),
            ("mov.u16 %h1, 0x1234; cvt.u8.u16 %h2, %h1; cvt.u32.u16 %r0, %h2;", 0x34),
            ("cvt.s8.s32 %r0, 0x80;", 0xffff_ff80),
            ("cvt.u8.s32 %r0, 0x1ff;", 0xff),
            ("cvt.sat.u8.s32 %r0, -5;", 0),
            ("cvt.s16.s32 %r0, 0x8000;", 0xffff_8000),
        ],
    );
}

#[test]
fn floats_of_32_bits() {
    check(
        32,
        &[
            ("add.rn.f32 %f1, 0f3f800000, 0f33800000; mov.b32 %r0, %f1;", f(1.0)),
            ("add.rp.f32 %f1, 0f3f800000, 0f33800000; mov.b32 %r0, %f1;", 0x3f80_0001),
            ("add.rm.f32 %f1, 0f3f800000, 0fbf800000; mov.b32 %r0, %f1;", 0x8000_0000),
            ("mul.rz.f32 %f1, 0f3f800001, 0f3f800001; mov.b32 %r0, %f1;", 0x3f80_0002),
            ("mul.sat.f32 %f1, 0f40000000, 0f40000000; mov.b32 %r0, %f1;", f(1.0)),
            ("mul.ftz.f32 %f1, 0f00ffffff, 0f3f000000; mov.b32 %r0, %f1;", 0),
            ("mul.f32 %f1, 0f7f800000, 0f00000000; mov.b32 %r0, %f1;", 0x7fff_ffff),
            ("fma.rn.f32 %f1, 0f3f800001, 0f3f800001, 0fbf800002; mov.b32 %r0, %f1;", f(2f32.powi(-46))),
            ("div.rn.f32 %f1, 0f3f800000, 0f40400000; mov.b32 %r0, %f1;", f(1.0 / 3.0)),
            ("div.rz.f32 %f1, 0f3f800000, 0f40400000; mov.b32 %r0, %f1;", f(1.0 / 3.0) - 1),
            ("rcp.rn.f32 %f1, 0f40800000; mov.b32 %r0, %f1;", f(0.25)),
            ("sqrt.rn.f32 %f1, 0f40000000; mov.b32 %r0, %f1;", f(2f32.sqrt())),
            ("sqrt.rn.f32 %f1, 0fbf800000; mov.b32 %r0, %f1;", 0x7fff_ffff),
            ("rsqrt.approx.f32 %f1, 0f40800000; mov.b32 %r0, %f1;", f(0.5)),
            ("ex2.approx.f32 %f1, 0f40400000; mov.b32 %r0, %f1;", f(8.0)),
            ("lg2.approx.f32 %f1, 0f41000000; mov.b32 %r0, %f1;", f(3.0)),
            ("cos.approx.f32 %f1, 0f00000000; mov.b32 %r0, %f1;", f(1.0)),
            ("neg.f32 %f1, 0f7fc00001; mov.b32 %r0, %f1;", 0xffc0_0001),
            ("abs.f32 %f1, 0fbf800000; mov.b32 %r0, %f1;", f(1.0)),
            ("min.f32 %f1, 0f7fc00000, 0f3f800000; mov.b32 %r0, %f1;", f(1.0)),
            ("min.NaN.f32 %f1, 0f7fc00000, 0f3f800000; mov.b32 %r0, %f1;", 0x7fff_ffff),
            ("max.f32 %f1, 0f80000000, 0f00000000; mov.b32 %r0, %f1;", 0),
            ("copysign.f32 %f1, 0f80000000, 0f40000000; mov.b32 %r0, %f1;", f(-2.0)),
            ("testp.subnormal.f32 %p1, 0f00000001; selp.b32 %r0, 1, 0, %p1;", 1),
            ("testp.finite.f32 %p1, 0f7f800000; selp.b32 %r0, 1, 0, %p1;", 0),
        ],
    );
}

#[test]
fn conversions_with_floats() {
    check(
        32,
        &[
            ("cvt.rzi.s32.f32 %r0, 0fc0200000;", (-2i32 as u32).into()),
            ("cvt.rni.s32.f32 %r0, 0f40200000;", 2),
            ("cvt.rpi.s32.f32 %r0, 0f40200000;", 3),
            ("cvt.rmi.s32.f32 %r0, 0fc0200000;", (-3i32 as u32).into()),
            ("cvt.rzi.s32.f32 %r0, 0f7fc00000;", 0),
            ("cvt.rzi.u32.f32 %r0, 0f4f800000;", 0xffff_ffff),
            ("cvt.rzi.u32.f32 %r0, 0fbf800000;", 0),
            ("cvt.rzi.s32.f64 %r0, 0d7ff8000000000000;", 0x8000_0000),
            ("cvt.rn.f32.s32 %f1, -16777217; mov.b32 %r0, %f1;", f(-16_777_216.0)),
            ("cvt.rz.f32.u32 %f1, -1; mov.b32 %r0, %f1;", 0x4f7f_ffff),
            ("cvt.rn.f32.u64 %f1, -1; mov.b32 %r0, %f1;", 0x5f80_0000),
            ("cvt.rni.f32.f32 %f1, 0f40200000; mov.b32 %r0, %f1;", f(2.0)),
            ("cvt.sat.f32.f32 %f1, 0fbf800000; mov.b32 %r0, %f1;", 0),
            ("cvt.rn.f32.f64 %f1, 0d3ff0000000000001; mov.b32 %r0, %f1;", f(1.0)),
            ("cvt.rp.f32.f64 %f1, 0d3ff0000000000001; mov.b32 %r0, %f1;", 0x3f80_0001),
            ("cvt.rn.f16.f32 %h1, 0f3fc00000; cvt.u32.u16 %r0, %h1;", 0x3e00),
            ("mov.b16 %h1, 0x3e00; cvt.f32.f16 %f1, %h1; mov.b32 %r0, %f1;", f(1.5)),
            ("mov.b16 %h1, 0x3fc0; cvt.f32.bf16 %f1, %h1; mov.b32 %r0, %f1;", f(1.5)),
            ("cvt.rn.bf16.f32 %h1, 0f3f808000; cvt.u32.u16 %r0, %h1;", 0x3f80),
            ("cvt.rn.f16x2.f32 %r0, 0f3f800000, 0f40000000;", 0x3c00_4000),
            ("cvt.rna.tf32.f32 %r0, 0f3f801000;", 0x3f80_2000),
        ],
    );
    check(
        64,
        &[
            ("cvt.rzi.s64.f64 %d0, 0dc000000000000000;", -2i64 as u64),
            ("cvt.rzi.u64.f32 %d0, 0f7fc00000;", 1 << 63),
            ("cvt.rn.f64.s64 %g1, -3; mov.b64 %d0, %g1;", (-3f64).to_bits()),
            ("cvt.f64.f32 %g1, 0f3fc00000; mov.b64 %d0, %g1;", 1.5f64.to_bits()),
            ("cvt.s64.s32 %d0, -1;", u64::MAX),
            ("cvt.u64.u32 %d0, -1;", 0xffff_ffff),
        ],
    );
}

#[test]
fn floats_of_64_and_16_bits() {
    check(
        64,
        &[
            ("add.rn.f64 %g1, 0d3ff0000000000000, 0d4000000000000000; mov.b64 %d0, %g1;", 3f64.to_bits()),
            (
                "div.rp.f64 %g1, 0d3ff0000000000000, 0d4008000000000000; mov.b64 %d0, %g1;",
                0x3fd5_5555_5555_5556,
            ),
            (
                "fma.rn.f64 %g1, 0d4000000000000000, 0d4000000000000000, 0d3ff0000000000000; mov.b64 %d0, %g1;",
                5f64.to_bits(),
            ),
            ("sqrt.rn.f64 %g1, 0d4010000000000000; mov.b64 %d0, %g1;", 2f64.to_bits()),
            ("rcp.rn.f64 %g1, 0d4010000000000000; mov.b64 %d0, %g1;", 0.25f64.to_bits()),
            ("neg.f64 %g1, 0d4010000000000000; mov.b64 %d0, %g1;", (-4f64).to_bits()),
            ("max.f64 %g1, 0d7ff8000000000000, 0d4010000000000000; mov.b64 %d0, %g1;", 4f64.to_bits()),
        ],
    );
    check(
        32,
        &[
            ("mov.b16 %h1, 0x3c00; add.rn.f16 %h2, %h1, %h1; cvt.u32.u16 %r0, %h2;", 0x4000),
            (
                "mov.b16 %h1, 0x3c00; mov.b16 %h3, 0x4200; fma.rn.f16 %h2, %h3, %h3, %h1; cvt.u32.u16 %r0, %h2;",
                0x4900,
            ),
            ("mov.b32 %r1, 0x3c004000; mul.rn.f16x2 %r0, %r1, %r1;", 0x3c00_4400),
            ("mov.b32 %r1, 0x3f803f80; fma.rn.bf16x2 %r0, %r1, %r1, %r1;", 0x4000_4000),
            ("mov.b16 %h1, 0xbc00; neg.f16 %h2, %h1; cvt.u32.u16 %r0, %h2;", 0x3c00),
            (
                "mov.b16 %h1, 0x3c00; mov.b16 %h2, 0x4000; setp.lt.f16 %p1, %h1, %h2; selp.b32 %r0, 1, 0, %p1;",
                1,
            ),
        ],
    );
}

#[test]
fn memory_of_every_width() {
    // Atomics of several lanes would follow each other.
    check_with(
        32,
        &[1],
        &[
            ("st.global.b32 [%out], 0x8090a0b0; ld.global.s8 %r0, [%out];", 0xffff_ffb0),
            ("st.global.b32 [%out], 0x8090a0b0; ld.global.u8 %r0, [%out+3];", 0x80),
            ("st.global.b32 [%out], 0x8090a0b0; ld.global.s16 %r0, [%out+2];", 0xffff_8090),
            (
                "st.global.b32 [%out], 0x8090a0b0; mov.u16 %h1, 0x11; st.global.u8 [%out+1], %h1; ld.global.b32 %r0, [%out];",
                0x8090_11b0,
            ),
            (
                "st.global.v2.b32 [%out], {1, 2}; ld.global.v2.b32 {%r1, %r2}, [%out]; sub.u32 %r0, %r2, %r1; st.global.b32 [%out+4], 0;",
                1,
            ),
            (
                ".local .align 8 .b8 buf[16]; mov.u64 %d1, buf; cvta.local.u64 %d2, %d1; st.u32 [%d2+4], 77; ld.local.u32 %r0, [buf+4];",
                77,
            ),
            (
                ".shared .align 4 .u32 word; st.shared.u32 [word], 5; atom.shared.add.u32 %r1, [word], 3; ld.shared.u32 %r0, [word];",
                8,
            ),
            (
                "st.global.b32 [%out], 5; atom.global.cas.b32 %r1, [%out], 5, 9; ld.global.b32 %r2, [%out]; mad.lo.u32 %r0, %r1, 100, %r2;",
                509,
            ),
            ("st.global.b32 [%out], 5; atom.global.exch.b32 %r0, [%out], 6;", 5),
            (
                "st.global.b32 [%out], 0f3f800000; atom.global.add.f32 %f1, [%out], 0f3f800000; ld.global.b32 %r0, [%out];",
                0x4000_0000,
            ),
            ("isspacep.global %p1, %out; selp.b32 %r0, 1, 0, %p1;", 1),
        ],
    );
}
