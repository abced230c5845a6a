//! Statements that compute: arithmetic, comparisons, conversions, intrinsics, vectors and aggregates.

use super::function::{Gen, condition};
use super::types::{I32, I64, Scalar, Ty, int};
use super::{flow, memory};

/// Adds one statement, which leaves at least one value in the pool.
pub(crate) fn statement(g: &mut Gen) {
    match g.rng.below(100) {
        0..=21 => int_arithmetic(g),
        22..=31 => float_arithmetic(g),
        32..=37 => comparison(g),
        38..=42 => select(g),
        43..=51 => conversion(g),
        52..=62 => int_intrinsic(g),
        63..=68 => float_intrinsic(g),
        69..=75 => vector(g),
        76..=78 => aggregate(g),
        79..=87 => memory::statement(g),
        _ => flow::statement(g),
    }
}

/// A statement without memory and control flow, for the bodies of helpers.
pub(crate) fn pure_statement(g: &mut Gen) {
    match g.rng.below(8) {
        0..=2 => int_arithmetic(g),
        3 | 4 => float_arithmetic(g),
        5 => select(g),
        6 => int_intrinsic(g),
        _ => conversion(g),
    }
}

/// A shift amount below the width of the type.
fn amount(g: &mut Gen, ty: Ty) -> String {
    let name = ty.name();
    let bits = ty.elem.bits();
    if g.rng.percent(45) {
        let by = g.rng.below(bits as usize);
        return ty.splat(by);
    }
    let value = g.operand(ty);
    if bits.is_power_of_two() {
        g.emit(format!("and {name} {value}, {}", ty.splat(bits - 1)))
    } else if bits < 4 {
        // Too narrow to hold its own width.
        ty.splat(1)
    } else {
        g.emit(format!("urem {name} {value}, {}", ty.splat(bits)))
    }
}

/// A divisor that is neither zero nor, read as signed, minus one.
fn divisor(g: &mut Gen, ty: Ty) -> String {
    let name = ty.name();
    let value = g.operand(ty);
    let bits = ty.elem.bits();
    let most = if bits == 128 { i128::MAX } else { (1i128 << (bits - 1)) - 1 };
    if bits > 1 && g.rng.percent(30) {
        // Any negative divisor but -1.
        let low = g.emit(format!("and {name} {value}, {}", ty.splat(most & !1)));
        return g.emit(format!("or {name} {low}, {}", ty.splat(if bits > 2 { -most - 1 } else { 1 })));
    }
    let positive = g.emit(format!("and {name} {value}, {}", ty.splat(most)));
    g.emit(format!("or {name} {positive}, {}", ty.splat(1)))
}

fn int_arithmetic(g: &mut Gen) {
    let ty = g.int_type();
    let name = ty.name();
    if ty.elem == Scalar::Int(1) {
        let (a, b) = (g.operand(ty), g.operand(ty));
        let op = g.rng.pick(&["and", "or", "xor", "add", "sub", "mul"]);
        g.push(ty, format!("{op} {name} {a}, {b}"));
        return;
    }
    match g.rng.below(12) {
        0..=5 => {
            let (a, b) = (g.operand(ty), g.operand(ty));
            let op = g.rng.pick(&["add", "sub", "mul", "add", "and", "or", "xor"]);
            g.push(ty, format!("{op} {name} {a}, {b}"));
        }
        6 | 7 => {
            let (a, by) = (g.operand(ty), amount(g, ty));
            let op = g.rng.pick(&["shl", "lshr", "ashr"]);
            g.push(ty, format!("{op} {name} {a}, {by}"));
        }
        8 | 9 => {
            // A constant divisor takes another way through code generators.
            let a = g.operand(ty);
            let b = if g.rng.percent(40) && ty.elem.bits() > 5 {
                ty.splat(g.rng.pick(&[3, 7, 10, 5, 8, 13, -3, -7]))
            } else {
                divisor(g, ty)
            };
            let op = g.rng.pick(&["udiv", "sdiv", "urem", "srem"]);
            g.push(ty, format!("{op} {name} {a}, {b}"));
        }
        10 => without_overflow(g, ty),
        _ => {
            let a = g.operand(ty);
            let op = g.rng.below(3);
            g.push(
                ty,
                match op {
                    0 => format!("sub {name} {}, {a}", ty.splat(0)),
                    1 => format!("xor {name} {a}, {}", ty.splat(-1)),
                    _ => format!("mul {name} {a}, {}", ty.splat(if ty.elem.bits() > 5 { 9 } else { 1 })),
                },
            );
        }
    }
}

/// Arithmetic whose flags hold because the operands were masked before.
fn without_overflow(g: &mut Gen, ty: Ty) {
    let name = ty.name();
    let bits = ty.elem.bits();
    if bits < 8 {
        let a = g.operand(ty);
        g.push(ty, format!("freeze {name} {a}"));
        return;
    }
    let (a, b) = (g.operand(ty), g.operand(ty));
    let quarter = (1i128 << (bits / 2 - 1)) - 1;
    let small = |g: &mut Gen, value: &str| g.emit(format!("and {name} {value}, {}", ty.splat(quarter)));
    match g.rng.below(6) {
        0 => {
            let (a, b) = (small(g, &a), small(g, &b));
            let op = g.rng.pick(&["add", "mul"]);
            g.push(ty, format!("{op} nuw nsw {name} {a}, {b}"));
        }
        1 => {
            let (a, b) = (small(g, &a), small(g, &b));
            g.push(ty, format!("sub nsw {name} {a}, {b}"));
        }
        2 => {
            let low = small(g, &a);
            let high = g.emit(format!("and {name} {b}, {}", ty.splat(!quarter)));
            g.push(ty, format!("or disjoint {name} {low}, {high}"));
        }
        3 => {
            let by = g.rng.below(bits as usize / 2);
            let up = g.emit(format!("shl {name} {a}, {}", ty.splat(by)));
            let op = g.rng.pick(&["lshr", "ashr"]);
            g.push(ty, format!("{op} exact {name} {up}, {}", ty.splat(by)));
        }
        4 => {
            let (low, by) = (small(g, &a), g.rng.below(bits as usize / 2));
            g.push(ty, format!("shl nuw nsw {name} {low}, {}", ty.splat(by)));
        }
        _ => {
            let low = small(g, &a);
            let product = g.emit(format!("mul nuw nsw {name} {low}, {}", ty.splat(6)));
            let op = g.rng.pick(&["udiv", "sdiv"]);
            g.push(ty, format!("{op} exact {name} {product}, {}", ty.splat(3)));
        }
    }
}

fn float_arithmetic(g: &mut Gen) {
    let ty = g.float_type();
    let name = ty.name();
    let a = g.operand(ty);
    if g.rng.percent(10) {
        g.push(ty, format!("fneg {name} {a}"));
        return;
    }
    let b = g.operand(ty);
    let op = g.rng.pick(&["fadd", "fsub", "fmul", "fmul", "fdiv", "fadd"]);
    let b = if op == "fdiv" && ty.is_vector() { not_zero(g, ty, &b) } else { b };
    let value = g.push(ty, format!("{op} {name} {a}, {b}"));
    // A product that is added at once must not fuse.
    if g.rng.percent(30) {
        let c = g.operand(ty);
        let op = g.rng.pick(&["fadd", "fsub"]);
        g.push(ty, format!("{op} {name} {value}, {c}"));
    }
}

/// A divisor with ones in place of zeros: LLVM's code generators take 0 / 0 for 0 in a vector of which not all lanes are used.
fn not_zero(g: &mut Gen, ty: Ty, value: &str) -> String {
    let (name, flags) = (ty.name(), ty.with(Scalar::Int(1)).name());
    let one = match ty.elem {
        Scalar::Half => "0xH3C00",
        Scalar::Bfloat => "0xR3F80",
        _ => "1.0",
    };
    let one = ty.each(|| one.to_owned());
    let is_zero = g.emit(format!("fcmp oeq {name} {value}, zeroinitializer"));
    g.emit(format!("select {flags} {is_zero}, {name} {one}, {name} {value}"))
}

const INT_PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const FLOAT_PREDICATES: [&str; 14] =
    ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];

/// A comparison of two values of a type.
pub(crate) fn compare(g: &mut Gen, ty: Ty) -> String {
    let (a, b) = (g.operand(ty), g.operand(ty));
    let text = if ty.is_int() {
        format!("icmp {} {} {a}, {b}", g.rng.pick(&INT_PREDICATES), ty.name())
    } else {
        format!("fcmp {} {} {a}, {b}", g.rng.pick(&FLOAT_PREDICATES), ty.name())
    };
    g.push(ty.with(Scalar::Int(1)), text)
}

fn comparison(g: &mut Gen) {
    let ty = g.some_type();
    let result = compare(g, ty);
    if g.rng.percent(40) {
        let flags = ty.with(Scalar::Int(1));
        let to = ty.with(Scalar::Int(g.rng.pick(&[8, 32, 64])));
        let op = g.rng.pick(&["zext", "sext"]);
        g.push(to, format!("{op} {} {result} to {}", flags.name(), to.name()));
    }
}

fn select(g: &mut Gen) {
    let ty = g.some_type();
    let (a, b) = (g.operand(ty), g.operand(ty));
    let name = ty.name();
    if ty.is_vector() && g.rng.percent(50) {
        let flags = ty.with(Scalar::Int(1));
        let c = g.operand(flags);
        g.push(ty, format!("select {} {c}, {name} {a}, {name} {b}", flags.name()));
        return;
    }
    let c = condition(g);
    let value = g.push(ty, format!("select i1 {c}, {name} {a}, {name} {b}"));
    if g.rng.percent(10) {
        g.push(ty, format!("freeze {name} {value}"));
    }
}

/// Converts a value to a type, when there is a way; the result is not put into the pool.
pub(crate) fn convert(g: &mut Gen, from: Ty, value: &str, to: Ty) -> Option<String> {
    if from == to {
        return Some(value.to_owned());
    }
    if from.is_vector() && !to.is_vector() {
        let lane = g.rng.below(from.lanes as usize);
        let one = g.emit(format!("extractelement {} {value}, i32 {lane}", from.name()));
        return convert(g, Ty::scalar(from.elem), &one, to);
    }
    if from.lanes != to.lanes {
        return None;
    }
    let (f, t) = (from.name(), to.name());
    let wide = from.elem.bits() > 64 || to.elem.bits() > 64;
    match (from.elem, to.elem) {
        (Scalar::Int(a), Scalar::Int(b)) => {
            let op = if a > b { "trunc" } else { g.rng.pick(&["zext", "sext"]) };
            Some(g.emit(format!("{op} {f} {value} to {t}")))
        }
        (Scalar::Int(bits), elem) => {
            // To bfloat the native back end rounds twice when a float does not hold the integer.
            if wide && !g.shape.beyond_llc || elem == Scalar::Bfloat && bits > 24 {
                return None;
            }
            let op = g.rng.pick(&["sitofp", "uitofp"]);
            Some(g.emit(format!("{op} {f} {value} to {t}")))
        }
        (_, Scalar::Int(bits)) => {
            if wide && !g.shape.beyond_llc || bits == 1 {
                return None;
            }
            Some(if g.rng.percent(40) { saturating(g, from, value, to) } else { guarded(g, from, value, to) })
        }
        (a, b) if a.bits() < b.bits() => Some(g.emit(format!("fpext {f} {value} to {t}"))),
        (a, b) if a.bits() > b.bits() => Some(g.emit(format!("fptrunc {f} {value} to {t}"))),
        // Half to bfloat goes through float.
        _ => {
            let middle = from.with(Scalar::Float);
            let wide = g.emit(format!("fpext {f} {value} to {}", middle.name()));
            Some(g.emit(format!("fptrunc {} {wide} to {t}", middle.name())))
        }
    }
}

fn saturating(g: &mut Gen, from: Ty, value: &str, to: Ty) -> String {
    let op = g.rng.pick(&["fptosi", "fptoui"]);
    let name = format!("llvm.{op}.sat.{}.{}", to.suffix(), from.suffix());
    let call = g.intrinsic(&to.name(), &name, &[(from.name(), value.to_owned())]);
    g.emit(call)
}

/// `fptosi` or `fptoui` of a value that was first seen to lie well inside the range.
fn guarded(g: &mut Gen, from: Ty, value: &str, to: Ty) -> String {
    let f = from.name();
    let bits = to.elem.bits().min(14);
    let signed = g.rng.percent(50);
    let high = f64::from(1u32 << (bits - 1)) - 1.0;
    let low = if signed { -high } else { 0.0 };
    let bound = |value: f64| match from.elem {
        // These hold small integers exactly, but are spelled by their own bits.
        Scalar::Half => format!("0xH{:04X}", half_bits(value)),
        Scalar::Bfloat => format!("0xR{:04X}", ((value as f32).to_bits() >> 16) as u16),
        _ => format!("0x{:016X}", value.to_bits()),
    };
    let high = from.each(|| bound(high));
    let low = from.each(|| bound(low));
    let flags = from.with(Scalar::Int(1)).name();
    let above = g.emit(format!("fcmp oge {f} {value}, {low}"));
    let below = g.emit(format!("fcmp ole {f} {value}, {high}"));
    let inside = g.emit(format!("and {flags} {above}, {below}"));
    let zero = from.each(|| bound(0.0));
    let safe = g.emit(format!("select {flags} {inside}, {f} {value}, {f} {zero}"));
    let op = if signed { "fptosi" } else { "fptoui" };
    g.emit(format!("{op} {f} {safe} to {}", to.name()))
}

/// The bits of a half that holds a whole number of at most 2048 in magnitude, or the nearest below.
fn half_bits(value: f64) -> u16 {
    if value == 0.0 {
        return 0;
    }
    let sign = if value < 0.0 { 0x8000 } else { 0 };
    let magnitude = value.abs();
    let exponent = magnitude.log2().floor() as i32;
    let fraction = (magnitude / 2f64.powi(exponent) - 1.0) * 1024.0;
    sign | ((exponent + 15) as u16) << 10 | fraction as u16
}

fn conversion(g: &mut Gen) {
    if g.rng.percent(20) {
        reinterpret(g);
        return;
    }
    let from = g.some_type();
    let value = g.operand(from);
    let elem = Ty::random(&mut g.rng).elem;
    if let Some(result) = convert(g, from, &value, from.with(elem)) {
        g.pool.push((from.with(elem), result));
    } else {
        g.push(from, format!("freeze {} {value}", from.name()));
    }
    // Flags that a mask makes true.
    if g.rng.percent(15) {
        let value = g.operand(I32);
        let low = g.emit(format!("and i32 {value}, 65535"));
        match g.rng.below(3) {
            0 => g.push(I64, format!("zext nneg i32 {low} to i64")),
            1 => g.push(int(16), format!("trunc nuw i32 {low} to i16")),
            _ => g.push(Ty::scalar(Scalar::Float), format!("uitofp nneg i32 {low} to float")),
        };
    }
}

/// The bits of one type read as another of the same size.
fn reinterpret(g: &mut Gen) {
    let from = g.some_type();
    let value = g.operand(from);
    let (ty, value) = g.bits(from, &value);
    let bits = ty.elem.bits() * ty.lanes.max(1);
    let targets: Vec<Ty> = match bits {
        16 => vec![Ty::scalar(Scalar::Half), Ty::vector(Scalar::Int(8), 2)],
        32 => {
            vec![Ty::scalar(Scalar::Float), Ty::vector(Scalar::Int(8), 4), Ty::vector(Scalar::Half, 2), I32]
        }
        64 => vec![
            Ty::scalar(Scalar::Double),
            Ty::vector(Scalar::Int(8), 8),
            Ty::vector(Scalar::Int(32), 2),
            Ty::vector(Scalar::Float, 2),
            Ty::vector(Scalar::Int(16), 4),
            I64,
        ],
        128 => vec![int(128), Ty::vector(Scalar::Int(64), 2), Ty::vector(Scalar::Int(32), 4)],
        _ => vec![ty],
    };
    let to = g.rng.pick(&targets);
    g.push(to, format!("bitcast {} {value} to {}", ty.name(), to.name()));
}

fn int_intrinsic(g: &mut Gen) {
    let ty = g.int_type();
    let ty = if ty.elem == Scalar::Int(1) { I32 } else { ty };
    let (name, suffix) = (ty.name(), ty.suffix());
    let bits = ty.elem.bits();
    let a = g.operand(ty);
    let one = |op: &str| format!("llvm.{op}.{suffix}");
    let arg = |value: &str| (name.clone(), value.to_owned());
    let flag = |value: &str| ("i1".to_owned(), value.to_owned());
    let call = match g.rng.below(12) {
        0 => g.intrinsic(&name, &one("ctpop"), &[arg(&a)]),
        1 => {
            let op = g.rng.pick(&["ctlz", "cttz"]);
            if g.rng.percent(40) {
                let some = g.emit(format!("or {name} {a}, {}", ty.splat(1)));
                g.intrinsic(&name, &one(op), &[arg(&some), flag("true")])
            } else {
                g.intrinsic(&name, &one(op), &[arg(&a), flag("false")])
            }
        }
        2 if bits.is_multiple_of(16) => g.intrinsic(&name, &one("bswap"), &[arg(&a)]),
        2 | 3 => g.intrinsic(&name, &one("bitreverse"), &[arg(&a)]),
        // `llc` divides by an odd width above 64 bits, which it cannot do at that stage.
        4 | 5 if bits <= 64 || bits == 128 || g.shape.beyond_llc => {
            // The amount is taken modulo the width.
            let (b, by) = (if g.rng.percent(50) { a.clone() } else { g.operand(ty) }, g.operand(ty));
            let op = g.rng.pick(&["fshl", "fshr"]);
            g.intrinsic(&name, &one(op), &[arg(&a), arg(&b), arg(&by)])
        }
        6 => g.intrinsic(&name, &one("abs"), &[arg(&a), flag("false")]),
        7 | 8 => {
            let b = g.operand(ty);
            let op = g.rng.pick(&["smin", "smax", "umin", "umax"]);
            g.intrinsic(&name, &one(op), &[arg(&a), arg(&b)])
        }
        9 => {
            let b = g.operand(ty);
            let op = g.rng.pick(&["uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"]);
            g.intrinsic(&name, &one(op), &[arg(&a), arg(&b)])
        }
        10 => {
            let by = amount(g, ty);
            let op = g.rng.pick(&["sshl.sat", "ushl.sat"]);
            g.intrinsic(&name, &one(op), &[arg(&a), arg(&by)])
        }
        _ => return with_overflow(g, ty, &a),
    };
    g.push(ty, call);
}

/// Both results of an operation that tells of its overflow.
fn with_overflow(g: &mut Gen, ty: Ty, a: &str) {
    let b = g.operand(ty);
    let name = ty.name();
    let flags = ty.with(Scalar::Int(1));
    let op = g.rng.pick(&["uadd", "usub", "umul", "sadd", "ssub", "smul"]);
    let ret = format!("{{ {name}, {} }}", flags.name());
    let full = format!("llvm.{op}.with.overflow.{}", ty.suffix());
    let call = g.intrinsic(&ret, &full, &[(name.clone(), a.to_owned()), (name, b)]);
    let pair = g.emit(call);
    g.push(flags, format!("extractvalue {ret} {pair}, 1"));
    g.push(ty, format!("extractvalue {ret} {pair}, 0"));
}

fn float_intrinsic(g: &mut Gen) {
    let ty = g.float_type();
    let ty = if ty.elem == Scalar::Bfloat { ty.with(Scalar::Float) } else { ty };
    let (name, suffix) = (ty.name(), ty.suffix());
    let arg = |value: &str| (name.clone(), value.to_owned());
    let a = g.operand(ty);
    let call = match g.rng.below(9) {
        0 | 1 => {
            let op = g.rng.pick(&["floor", "ceil", "trunc", "rint", "nearbyint", "roundeven"]);
            g.intrinsic(&name, &format!("llvm.{op}.{suffix}"), &[arg(&a)])
        }
        2 => g.intrinsic(&name, &format!("llvm.fabs.{suffix}"), &[arg(&a)]),
        3 => g.intrinsic(&name, &format!("llvm.sqrt.{suffix}"), &[arg(&a)]),
        4 if ty.elem != Scalar::Half => {
            let (b, c) = (g.operand(ty), g.operand(ty));
            g.intrinsic(&name, &format!("llvm.fma.{suffix}"), &[arg(&a), arg(&b), arg(&c)])
        }
        5 => {
            // The sign of a NaN is nobody's business.
            let b = g.operand(ty);
            let b = g.canonical(ty, &b);
            g.intrinsic(&name, &format!("llvm.copysign.{suffix}"), &[arg(&a), arg(&b)])
        }
        6 => {
            let class = g.rng.pick(&[3, 4, 8, 0x204, 0x3f8, 0x1f8, 0x60, 0x90, 0x264, 0x108]);
            let flags = ty.with(Scalar::Int(1));
            let full = format!("llvm.is.fpclass.{suffix}");
            let call = g.intrinsic(&flags.name(), &full, &[arg(&a), ("i32".to_owned(), class.to_string())]);
            g.push(flags, call);
            return;
        }
        _ => {
            let b = g.operand(ty);
            let op = g.rng.pick(&["minimum", "maximum", "minimumnum", "maximumnum"]);
            g.intrinsic(&name, &format!("llvm.{op}.{suffix}"), &[arg(&a), arg(&b)])
        }
    };
    g.push(ty, call);
}

fn vector(g: &mut Gen) {
    let ty = g.type_where(Ty::is_vector, |rng| {
        Ty::vector(
            rng.pick(&[Scalar::Int(32), Scalar::Int(8), Scalar::Int(16), Scalar::Float, Scalar::Half]),
            4,
        )
    });
    let (name, elem) = (ty.name(), Ty::scalar(ty.elem));
    let a = g.operand(ty);
    let index = |g: &mut Gen| {
        if g.rng.percent(60) {
            return g.rng.below(ty.lanes as usize).to_string();
        }
        let value = g.operand(I32);
        g.emit(format!("urem i32 {value}, {}", ty.lanes))
    };
    match g.rng.below(6) {
        0 => {
            let at = index(g);
            g.push(elem, format!("extractelement {name} {a}, i32 {at}"));
        }
        1 => {
            let (one, at) = (g.operand(elem), index(g));
            g.push(ty, format!("insertelement {name} {a}, {} {one}, i32 {at}", elem.name()));
        }
        2 | 3 => {
            let b = g.operand(ty);
            let lanes = g.rng.pick(&[2, 3, 4, ty.lanes]);
            let picks: Vec<String> =
                (0..lanes).map(|_| format!("i32 {}", g.rng.below(2 * ty.lanes as usize))).collect();
            let to = Ty::vector(ty.elem, lanes);
            let mask = format!("<{lanes} x i32> <{}>", picks.join(", "));
            g.push(to, format!("shufflevector {name} {a}, {name} {b}, {mask}"));
        }
        4 => {
            let one = g.operand(elem);
            let first = g.emit(format!("insertelement {name} poison, {} {one}, i64 0", elem.name()));
            g.push(
                ty,
                format!("shufflevector {name} {first}, {name} poison, <{0} x i32> zeroinitializer", ty.lanes),
            );
        }
        _ => reduction(g, ty, &a),
    }
}

fn reduction(g: &mut Gen, ty: Ty, a: &str) {
    let elem = Ty::scalar(ty.elem);
    if ty.is_int() {
        let op = g.rng.pick(&["add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"]);
        let full = format!("llvm.vector.reduce.{op}.{}", ty.suffix());
        let call = g.intrinsic(&elem.name(), &full, &[(ty.name(), a.to_owned())]);
        g.push(elem, call);
    } else if ty.elem != Scalar::Bfloat {
        let start = g.operand(elem);
        let op = g.rng.pick(&["fadd", "fmul"]);
        let full = format!("llvm.vector.reduce.{op}.{}", ty.suffix());
        let args = [(elem.name(), start), (ty.name(), a.to_owned())];
        let call = g.intrinsic(&elem.name(), &full, &args);
        g.push(elem, call);
    } else {
        g.push(elem, format!("extractelement {} {a}, i32 0", ty.name()));
    }
}

/// A structure filled field by field, and read again.
fn aggregate(g: &mut Gen) {
    let types: Vec<Ty> = (0..2 + g.rng.below(3)).map(|_| g.some_type()).collect();
    let names: Vec<String> = types.iter().map(|ty| ty.name()).collect();
    let array = g.rng.percent(30);
    let types = if array { vec![types[0]; types.len()] } else { types };
    let outer = if array {
        format!("[{} x {}]", types.len(), names[0])
    } else {
        format!("{{ {} }}", names.join(", "))
    };
    let mut whole = "poison".to_owned();
    for (k, ty) in types.iter().enumerate() {
        let value = g.operand(*ty);
        whole = g.emit(format!("insertvalue {outer} {whole}, {} {value}, {k}", ty.name()));
    }
    if g.rng.percent(40) {
        let c = condition(g);
        let k = g.rng.below(types.len());
        let value = g.operand(types[k]);
        let other = g.emit(format!("insertvalue {outer} {whole}, {} {value}, {k}", types[k].name()));
        whole = g.emit(format!("select i1 {c}, {outer} {whole}, {outer} {other}"));
    }
    let k = g.rng.below(types.len());
    g.push(types[k], format!("extractvalue {outer} {whole}, {k}"));
    if g.rng.percent(50) {
        g.push(types[0], format!("extractvalue {outer} {whole}, 0"));
    }
}
