//! Evaluates one lane of an instruction that has no operation of its own ([`Slow`]).
//!
//! Operands arrive as 64-bit patterns, zero-extended from their registers. What needs the state of the machine (stack,
//! special registers, 128-bit values) is not here.

use crate::decode::{float_cmp, int_cmp};
use crate::memory::Space;
use crate::program::{Cmp, FCmp, Mods, Slow};
use num::convert::{self, Int};
use num::format::{self, Format};
use num::{Round, approx, double, int, single, small};
use ptx::{Op as P, Tok, Type};

/// What a lane produces.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Out {
    /// The value, or 1 for true.
    pub(crate) value: u64,
    /// The second predicate of a comparison.
    pub(crate) second: bool,
    /// The carry flag behind it, if it is written.
    pub(crate) carry: Option<bool>,
}

impl From<u64> for Out {
    fn from(value: u64) -> Out {
        Out { value, ..Out::default() }
    }
}

/// The number format of a type of at most 32 bits, or of the parts of a packed one.
pub(crate) fn format_of(ty: Type) -> Option<Format> {
    Some(match ty {
        Type::F32 => format::F32,
        Type::F16 | Type::F16x2 => format::F16,
        Type::BF16 | Type::BF16x2 => format::BF16,
        Type::Tf32 => format::TF32,
        Type::E4m3x2 => format::E4M3,
        Type::E5m2x2 => format::E5M2,
        _ => return None,
    })
}

/// Whether an integer type is signed; bits are not.
pub(crate) fn is_signed(ty: Type) -> bool {
    matches!(ty, Type::S8 | Type::S16 | Type::S32 | Type::S64 | Type::S16x2 | Type::S8x4)
}

fn int_of(ty: Type) -> Int {
    Int::new(ty.bits().min(64), is_signed(ty))
}

fn single_mode(m: Mods) -> single::Mode {
    single::Mode { round: m.round, ftz: m.ftz, sat: m.sat }
}

fn small_mode(m: Mods) -> small::Mode {
    small::Mode { ftz: m.ftz, sat: m.sat, relu: m.relu }
}

/// Compares integers.
#[inline]
pub(crate) fn compare_int(cmp: Cmp, a: u64, b: u64, ty: Int) -> bool {
    let (a, b) = (ty.extend(a), ty.extend(b));
    let (x, y) = (a as i64, b as i64);
    match cmp {
        Cmp::Eq => a == b,
        Cmp::Ne => a != b,
        Cmp::LtS => x < y,
        Cmp::LeS => x <= y,
        Cmp::GtS => x > y,
        Cmp::GeS => x >= y,
        Cmp::LtU => a < b,
        Cmp::LeU => a <= b,
        Cmp::GtU => a > b,
        Cmp::GeU => a >= b,
    }
}

/// Compares floats.
#[inline]
pub(crate) fn compare_float(cmp: FCmp, a: f64, b: f64) -> bool {
    let unordered = a.is_nan() || b.is_nan();
    match cmp {
        FCmp::Eq => a == b,
        FCmp::Ne => !unordered && a != b,
        FCmp::Lt => a < b,
        FCmp::Le => a <= b,
        FCmp::Gt => a > b,
        FCmp::Ge => a >= b,
        FCmp::Equ => unordered || a == b,
        FCmp::Neu => a != b,
        FCmp::Ltu => unordered || a < b,
        FCmp::Leu => unordered || a <= b,
        FCmp::Gtu => unordered || a > b,
        FCmp::Geu => unordered || a >= b,
        FCmp::Num => !unordered,
        FCmp::Nan => unordered,
    }
}

/// The value of a float register, flushed if asked.
fn float_value(bits: u64, ty: Type, ftz: bool) -> f64 {
    match (ty, format_of(ty)) {
        (Type::F64, _) => f64::from_bits(bits),
        (Type::F32, _) => {
            f64::from(f32::from_bits(if ftz { single::flush(bits as u32) } else { bits as u32 }))
        }
        (_, Some(format)) => {
            let bits = bits as u32 & 0xffff;
            format.widen(if ftz { small::flush(format, bits) } else { bits })
        }
        (_, None) => f64::NAN,
    }
}

/// One comparison of a type.
fn compare(slow: &Slow, ty: Type, a: u64, b: u64) -> bool {
    let Some(cmp) = slow.cmp else { return false };
    if ty.is_float() {
        let cmp = float_cmp(cmp).unwrap_or(FCmp::Eq);
        return compare_float(cmp, float_value(a, ty, slow.mods.ftz), float_value(b, ty, slow.mods.ftz));
    }
    compare_int(int_cmp(cmp, ty).unwrap_or(Cmp::Eq), a, b, int_of(ty))
}

fn combine(mode: Option<Tok>, value: bool, with: bool) -> bool {
    match mode {
        Some(Tok::And) => value && with,
        Some(Tok::Or) => value || with,
        Some(Tok::Xor) => value != with,
        _ => value,
    }
}

/// Evaluates one lane. `v` has the operands, zeros behind them; `carry` is the flag before.
pub(crate) fn lane(slow: &Slow, v: [u64; 5], carry: bool) -> Out {
    let mut v = v;
    if let Some(n) = slow.negated
        && let Some(operand) = v.get_mut(usize::from(n))
    {
        *operand ^= 1;
    }
    let packed = matches!(slow.ty, Type::F16x2 | Type::BF16x2 | Type::U16x2 | Type::S16x2);
    match slow.op {
        P::Setp => return setp(slow, v),
        P::Set => return set(slow, v),
        P::AddC | P::SubC | P::MadLoC | P::MadHiC => return with_carry(slow, v, carry),
        P::Add | P::Sub | P::MadLo | P::MadHi if slow.mods.cc => return with_carry(slow, v, false),
        P::Cvt => return cvt(slow, v).into(),
        P::Lop3 if slow.mode.is_some() => {
            let value = scalar(slow, slow.ty, v);
            let second = combine(slow.mode, value != 0, v[4] & 1 != 0);
            return Out { value, second, carry: None };
        }
        P::Bfe if slow.src.len() == 2 => return int_of(slow.ty).extend(v[0] >> v[1]).into(),
        _ => {}
    }
    if packed && !matches!(slow.op, P::Selp | P::Slct) {
        let half = |shift: u32| scalar(slow, part_of(slow.ty), v.map(|x| x >> shift & 0xffff)) & 0xffff;
        return (half(0) | half(16) << 16).into();
    }
    scalar(slow, slow.ty, v).into()
}

fn part_of(ty: Type) -> Type {
    match ty {
        Type::F16x2 => Type::F16,
        Type::BF16x2 => Type::BF16,
        Type::U16x2 => Type::U16,
        Type::S16x2 => Type::S16,
        other => other,
    }
}

fn setp(slow: &Slow, v: [u64; 5]) -> Out {
    let with = v[2] & 1 != 0;
    if matches!(slow.ty, Type::F16x2 | Type::BF16x2) {
        let half =
            |shift: u32| compare(slow, part_of(slow.ty), v[0] >> shift & 0xffff, v[1] >> shift & 0xffff);
        let (p, q) = (combine(slow.mode, half(0), with), combine(slow.mode, half(16), with));
        return Out { value: u64::from(p), second: q, carry: None };
    }
    let result = compare(slow, slow.ty, v[0], v[1]);
    let value = u64::from(combine(slow.mode, result, with));
    Out { value, second: combine(slow.mode, !result, with), carry: None }
}

fn set(slow: &Slow, v: [u64; 5]) -> Out {
    let with = v[2] & 1 != 0;
    let one = |result: bool| match slow.ty {
        _ if !result => 0,
        Type::F32 => u64::from(1.0f32.to_bits()),
        Type::F16 | Type::F16x2 => 0x3c00,
        Type::BF16 | Type::BF16x2 => 0x3f80,
        Type::U16 | Type::S16 => 0xffff,
        _ => 0xffff_ffff,
    };
    if matches!(slow.from, Type::F16x2 | Type::BF16x2) {
        let half = |shift: u32| {
            let result = compare(slow, part_of(slow.from), v[0] >> shift & 0xffff, v[1] >> shift & 0xffff);
            one(combine(slow.mode, result, with)) & 0xffff
        };
        return (half(0) | half(16) << 16).into();
    }
    one(combine(slow.mode, compare(slow, slow.from, v[0], v[1]), with)).into()
}

/// `add.cc`, `addc`, `sub.cc`, `subc`, `mad.cc`, `madc`.
fn with_carry(slow: &Slow, v: [u64; 5], carry: bool) -> Out {
    let bits = slow.ty.bits();
    let mask = u128::from(u64::MAX >> (64 - bits.min(64)));
    let reads = matches!(slow.op, P::AddC | P::SubC | P::MadLoC | P::MadHiC);
    let carry_in = u128::from(reads && carry);
    let (a, b) = (u128::from(v[0]) & mask, u128::from(v[1]) & mask);
    let (value, out) = match slow.op {
        P::Sub | P::SubC => {
            // The flag holds the borrow.
            let value = a.wrapping_sub(b).wrapping_sub(carry_in);
            (value, value >> bits & 1 != 0)
        }
        P::Add | P::AddC => {
            let value = a + b + carry_in;
            (value, value >> bits & 1 != 0)
        }
        _ => {
            let product = match (is_signed(slow.ty), matches!(slow.op, P::MadHi | P::MadHiC)) {
                (_, false) => a.wrapping_mul(b) & mask,
                (false, true) => (a * b) >> bits & mask,
                (true, true) => {
                    let ty = int_of(slow.ty);
                    ((ty.value(v[0]) * ty.value(v[1])) >> bits) as u128 & mask
                }
            };
            let value = product + (u128::from(v[2]) & mask) + carry_in;
            (value, value >> bits & 1 != 0)
        }
    };
    Out { value: (value & mask) as u64, second: false, carry: slow.mods.cc.then_some(out) }
}

/// One value of a type that is not packed.
fn scalar(slow: &Slow, ty: Type, v: [u64; 5]) -> u64 {
    match ty {
        Type::Pred => predicate(slow, v),
        Type::F32 if is_float_op(slow.op) => u64::from(f32_op(slow, v)),
        Type::F64 if is_float_op(slow.op) => f64_op(slow, v),
        Type::F16 | Type::BF16 if is_float_op(slow.op) => u64::from(small_op(slow, ty, v)),
        _ => int_op(slow, ty, v),
    }
}

fn is_float_op(op: P) -> bool {
    matches!(
        op,
        P::Add
            | P::Sub
            | P::Mul
            | P::Mad
            | P::Fma
            | P::Div
            | P::Rcp
            | P::Sqrt
            | P::Rsqrt
            | P::Sin
            | P::Cos
            | P::Lg2
            | P::Ex2
            | P::Tanh
            | P::Neg
            | P::Abs
            | P::Min
            | P::Max
            | P::Testp
            | P::CopySign
    )
}

fn predicate(slow: &Slow, v: [u64; 5]) -> u64 {
    let (a, b) = (v[0] & 1, v[1] & 1);
    match slow.op {
        P::And => a & b,
        P::Or => a | b,
        P::Xor => a ^ b,
        P::Not => a ^ 1,
        P::Selp => {
            if v[2] & 1 != 0 {
                a
            } else {
                b
            }
        }
        _ => a,
    }
}

fn testp(slow: &Slow, value: f64, subnormal: bool) -> bool {
    let property = match slow.mode {
        Some(Tok::Finite) => num::Property::Finite,
        Some(Tok::Infinite) => num::Property::Infinite,
        Some(Tok::Number) => num::Property::Number,
        Some(Tok::Notanumber) => num::Property::NotANumber,
        Some(Tok::Normal) => num::Property::Normal,
        _ => num::Property::Subnormal,
    };
    num::testp(property, value, subnormal)
}

fn min_max_mode(slow: &Slow) -> single::MinMax {
    let m = slow.mods;
    single::MinMax { max: slow.op == P::Max, ftz: m.ftz, nan: m.nan, xorsign_abs: m.xorsign }
}

fn f32_op(slow: &Slow, v: [u64; 5]) -> u32 {
    let [a, b, c] = [v[0] as u32, v[1] as u32, v[2] as u32];
    let m = slow.mods;
    let mode = single_mode(m);
    match slow.op {
        P::Add => single::add(a, b, mode),
        P::Sub => single::sub(a, b, mode),
        P::Mul => single::mul(a, b, mode),
        P::Fma | P::Mad => single::fma(a, b, c, mode),
        P::Div if m.approx => approx::div(a, b, m.ftz),
        P::Div if m.full => approx::full_div(a, b, m.ftz),
        P::Div => single::div(a, b, mode),
        P::Rcp if m.approx => approx::rcp(a, m.ftz),
        P::Rcp => single::rcp(a, mode),
        P::Sqrt if m.approx => approx::sqrt(a, m.ftz),
        P::Sqrt => single::sqrt(a, mode),
        P::Rsqrt => approx::rsqrt(a, m.ftz),
        P::Sin => approx::sin(a, m.ftz),
        P::Cos => approx::cos(a, m.ftz),
        P::Lg2 => approx::lg2(a, m.ftz),
        P::Ex2 => approx::ex2(a, m.ftz),
        P::Tanh => approx::tanh(a),
        P::Neg => single::neg(a, m.ftz),
        P::Abs => single::abs(a, m.ftz),
        P::Min | P::Max => {
            let mode = min_max_mode(slow);
            let two = single::min_max(a, b, mode);
            if slow.src.len() > 2 { single::min_max(two, c, mode) } else { two }
        }
        P::CopySign => single::copysign(a, b),
        P::Testp => u32::from(testp(slow, f64::from(f32::from_bits(a)), format::F32.is_subnormal(a))),
        _ => a,
    }
}

fn f64_op(slow: &Slow, v: [u64; 5]) -> u64 {
    let [a, b, c, ..] = v;
    let m = slow.mods;
    match slow.op {
        P::Add => double::add(a, b, m.round),
        P::Sub => double::sub(a, b, m.round),
        P::Mul => double::mul(a, b, m.round),
        P::Fma | P::Mad => double::fma(a, b, c, m.round),
        P::Div => double::div(a, b, m.round),
        P::Rcp if m.approx => approx::gross_f64(a, |x| 1.0 / x),
        P::Rcp => double::rcp(a, m.round),
        P::Rsqrt if m.ftz => approx::gross_f64(a, |x| 1.0 / x.sqrt()),
        P::Rsqrt => approx::rsqrt_f64(a),
        P::Sqrt => double::sqrt(a, m.round),
        P::Neg => a ^ (1 << 63),
        P::Abs => a & (u64::MAX >> 1),
        P::Min => double::min_max(a, b, false),
        P::Max => double::min_max(a, b, true),
        P::CopySign => a & (1 << 63) | b & (u64::MAX >> 1),
        P::Testp => u64::from(testp(slow, f64::from_bits(a), f64::from_bits(a).is_subnormal())),
        _ => a,
    }
}

fn small_op(slow: &Slow, ty: Type, v: [u64; 5]) -> u16 {
    let [a, b, c] = [v[0] as u16, v[1] as u16, v[2] as u16];
    let format = small::format_of(ty == Type::BF16);
    let mode = small_mode(slow.mods);
    match slow.op {
        P::Add => small::add(format, a, b, mode),
        P::Sub => small::sub(format, a, b, mode),
        P::Mul => small::mul(format, a, b, mode),
        P::Fma | P::Mad => small::fma(format, a, b, c, mode),
        P::Neg => small::neg(format, a, mode.ftz),
        P::Abs => small::abs(format, a, mode.ftz),
        P::Min | P::Max => {
            let mode = min_max_mode(slow);
            let two = small::min_max(format, a, b, mode);
            if slow.src.len() > 2 { small::min_max(format, two, c, mode) } else { two }
        }
        P::Ex2 => approx::small(format, a, slow.mods.ftz || ty == Type::BF16, f64::exp2),
        P::Tanh => approx::small(format, a, false, f64::tanh),
        P::CopySign => a & 0x8000 | b & 0x7fff,
        P::Testp => u16::from(testp(slow, format.widen(a.into()), format.is_subnormal(a.into()))),
        _ => a,
    }
}

/// Integers and bits of up to 64 bits. The caller cuts the result to the destination.
fn int_op(slow: &Slow, ty: Type, v: [u64; 5]) -> u64 {
    let it = int_of(ty);
    let signed = it.signed;
    let (a, b, c) = (it.extend(v[0]), it.extend(v[1]), it.extend(v[2]));
    let wide = |x: u64| it.value(x);
    let m = slow.mods;
    let clamp = |value: i128| if m.sat { value.clamp(it.min(), it.max()) as u64 } else { value as u64 };
    let [a32, b32, c32, d32] = [v[0] as u32, v[1] as u32, v[2] as u32, v[3] as u32];
    match slow.op {
        P::Add => clamp(wide(a) + wide(b)),
        P::Sub => clamp(wide(a) - wide(b)),
        P::MulLo => a.wrapping_mul(b),
        P::MulHi => (wide(a).wrapping_mul(wide(b)) >> it.bits) as u64,
        P::MulWide => (wide(a) * wide(b)) as u64,
        P::MadLo => a.wrapping_mul(b).wrapping_add(c),
        P::MadHi => {
            let product = if signed {
                ((wide(a) * wide(b)) >> it.bits) as u64
            } else {
                ((u128::from(a) * u128::from(b)) >> it.bits) as u64
            };
            let sum = wide(it.extend(product)) + wide(c);
            clamp(sum)
        }
        P::MadWide => ((wide(a) * wide(b)) as u64).wrapping_add(v[2]),
        P::Mul24Lo => u64::from(int::mul24(a32, b32, signed, false)),
        P::Mul24Hi => u64::from(int::mul24(a32, b32, signed, true)),
        P::Mad24Lo => u64::from(int::mul24(a32, b32, signed, false).wrapping_add(c32)),
        P::Mad24Hi => {
            let product = int::mul24(a32, b32, signed, true);
            clamp(wide(u64::from(product)) + wide(c))
        }
        P::Sad => int::sad(a, b, c, it),
        P::Div | P::Rem => divide(slow.op == P::Rem, it, a, b),
        P::Abs => clamp(wide(a).abs()),
        P::Neg => clamp(-wide(a)),
        P::Min => {
            if wide(a) < wide(b) {
                relu(m, a, signed)
            } else {
                relu(m, b, signed)
            }
        }
        P::Max => {
            if wide(a) > wide(b) {
                relu(m, a, signed)
            } else {
                relu(m, b, signed)
            }
        }
        P::Popc => u64::from(Int::new(it.bits, false).extend(v[0]).count_ones()),
        P::Clz => u64::from(Int::new(it.bits, false).extend(v[0]).leading_zeros() - (64 - it.bits)),
        P::Bfind => u64::from(int::bfind(v[0], it.bits, signed, m.flag)),
        P::Fns => u64::from(int::fns(a32, b32, c32)),
        P::Brev => v[0].reverse_bits() >> (64 - it.bits),
        P::Bfe => int::bfe(v[0], b32, c32, it.bits, signed),
        P::Bfi => int::bfi(v[0], v[1], c32, d32, it.bits),
        P::Bmsk => u64::from(int::bmsk(a32, b32, !m.flag)),
        P::Szext => u64::from(int::szext(a32, b32, signed, !m.flag)),
        P::Dp4a => u64::from(int::dp4a(a32, b32, c32, signed, is_signed(slow.from))),
        P::Dp2a => u64::from(int::dp2a(a32, b32, c32, signed, is_signed(slow.from), m.flag)),
        P::And => v[0] & v[1],
        P::Or => v[0] | v[1],
        P::Xor => v[0] ^ v[1],
        P::Not => !v[0],
        P::Cnot => u64::from(Int::new(it.bits, false).extend(v[0]) == 0),
        P::Lop3 => u64::from(int::lop3(a32, b32, c32, d32 as u8)),
        P::Shl => int::shl_b64(v[0], b32),
        P::Shr if signed => int::shr_s64(a, b32),
        P::Shr => int::shr_u64(Int::new(it.bits, false).extend(v[0]), b32),
        P::ShfL => u64::from(int::shf(a32, b32, c32, true, !m.flag)),
        P::ShfR => u64::from(int::shf(a32, b32, c32, false, !m.flag)),
        P::Prmt => u64::from(int::prmt(a32, b32, c32, permute(slow.mode))),
        P::Selp => {
            if v[2] & 1 != 0 {
                v[0]
            } else {
                v[1]
            }
        }
        P::Slct => {
            let negative = if slow.from == Type::F32 {
                // A NaN selects the second operand, and so does a negative number; -0 is not negative.
                let c = float_value(v[2], Type::F32, m.ftz);
                c.is_nan() || c < 0.0
            } else {
                (v[2] as u32 as i32) < 0
            };
            if negative { v[1] } else { v[0] }
        }
        P::IsSpacep => u64::from(is_space(slow.mode, v[0])),
        _ => v[0],
    }
}

fn relu(m: Mods, value: u64, signed: bool) -> u64 {
    if m.relu && signed && (value as i64) < 0 { 0 } else { value }
}

fn divide(rem: bool, it: Int, a: u64, b: u64) -> u64 {
    if b == 0 {
        return u64::MAX;
    }
    match (it.signed, rem) {
        (true, false) => (a as i64).wrapping_div(b as i64) as u64,
        (true, true) => (a as i64).wrapping_rem(b as i64) as u64,
        (false, false) => a / b,
        (false, true) => a % b,
    }
}

fn permute(mode: Option<Tok>) -> int::Permute {
    match mode {
        Some(Tok::F4e) => int::Permute::Forward4,
        Some(Tok::B4e) => int::Permute::Backward4,
        Some(Tok::Rc8) => int::Permute::Replicate8,
        Some(Tok::Ecl) => int::Permute::EdgeLeft,
        Some(Tok::Ecr) => int::Permute::EdgeRight,
        Some(Tok::Rc16) => int::Permute::Replicate16,
        _ => int::Permute::Index,
    }
}

fn is_space(mode: Option<Tok>, address: u64) -> bool {
    let space = Space::of(address);
    match mode {
        Some(Tok::Shared | Tok::SharedCta | Tok::SharedCluster) => space == Space::Shared,
        Some(Tok::Local) => space == Space::Local,
        Some(Tok::Param | Tok::ParamEntry) => space == Space::Param,
        Some(Tok::Const) => false,
        _ => space == Space::Global,
    }
}

/// `cvt`.
fn cvt(slow: &Slow, v: [u64; 5]) -> u64 {
    let (to, from, m) = (slow.ty, slow.from, slow.mods);
    if matches!(to, Type::F16x2 | Type::BF16x2 | Type::E4m3x2 | Type::E5m2x2) {
        return cvt_packed(slow, v);
    }
    match (to.is_float(), from.is_float()) {
        (false, false) => convert::int_to_int(v[0], int_of(from), int_of(to), m.sat),
        (false, true) => {
            let value = float_value(v[0], from, m.ftz);
            convert::float_to_int(value, from == Type::F64, int_of(to), m.round)
        }
        (true, false) => match format_of(to) {
            Some(format) => {
                let bits = convert::int_to_small(v[0], int_of(from), format, m.round);
                let sat =
                    |bits: u32| convert::float_to_small(format.widen(bits), format, Round::Nearest, true);
                u64::from(if m.sat { sat(bits) } else { bits })
            }
            None => {
                let bits = convert::int_to_f64(v[0], int_of(from), m.round);
                if m.sat { f64::from_bits(bits).clamp(0.0, 1.0).to_bits() } else { bits }
            }
        },
        (true, true) => cvt_float(slow, v[0]),
    }
}

fn cvt_float(slow: &Slow, bits: u64) -> u64 {
    let (to, from, m) = (slow.ty, slow.from, slow.mods);
    let mut value = float_value(bits, from, m.ftz);
    if to == Type::Tf32 {
        let result = approx::tf32(bits as u32, m.round);
        return u64::from(if m.relu && value < 0.0 { 0 } else { result });
    }
    if m.integral {
        value = convert::integral(value, m.round);
    }
    if m.relu && value <= 0.0 {
        value = 0.0;
    }
    let Some(format) = format_of(to) else {
        // To `.f64`: exact, payloads of NaNs are kept.
        let value = if m.sat { if value > 0.0 { value.min(1.0) } else { 0.0 } } else { value };
        return value.to_bits();
    };
    if from == to && !m.integral && !m.sat && !m.relu {
        // A plain copy, which keeps the payload of a NaN.
        return if m.ftz && to == Type::F32 { u64::from(single::flush(bits as u32)) } else { bits };
    }
    if to == Type::F32 && from == Type::F64 && value.is_nan() && !m.sat {
        return u64::from(convert::f64_to_f32(bits));
    }
    let value = if m.satfinite && value.is_infinite() { f64::MAX.copysign(value) } else { value };
    let bits = if m.sat {
        convert::float_to_small(value, format, m.round, true)
    } else {
        format.narrow(value, m.round, m.satfinite)
    };
    u64::from(if m.ftz && to == Type::F32 { single::flush(bits) } else { bits })
}

/// Conversions to a pair: from two `.f32` (the first goes to the upper half) or from another pair.
fn cvt_packed(slow: &Slow, v: [u64; 5]) -> u64 {
    let (to, from, m) = (slow.ty, slow.from, slow.mods);
    let (Some(format), Some(source)) = (format_of(to), format_of(from)) else { return 0 };
    let (hi, lo) = if from == Type::F32 {
        (float_value(v[0], from, false), float_value(v[1], from, false))
    } else {
        let width = source.width();
        let part = |shift: u32| source.widen((v[0] >> shift) as u32 & ((1 << width) - 1));
        (part(width), part(0))
    };
    let one = |value: f64| {
        let value = if m.relu && value <= 0.0 { 0.0 } else { value };
        u64::from(format.narrow(value, m.round, m.satfinite))
    };
    one(lo) | one(hi) << format.width()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slow(op: P, ty: Type) -> Slow {
        Slow {
            op,
            ty,
            from: ty,
            mods: Mods::default(),
            cmp: None,
            mode: None,
            dst: [None, None],
            src: Vec::new(),
            negated: None,
            carry: 0,
        }
    }

    fn run(s: &Slow, a: u64, b: u64, c: u64) -> u64 {
        lane(s, [a, b, c, 0, 0], false).value
    }

    #[test]
    fn carries_chain_over_words() {
        let mut low = slow(P::Add, Type::U32);
        low.mods.cc = true;
        let out = lane(&low, [0xffff_ffff, 1, 0, 0, 0], false);
        assert_eq!((out.value, out.carry), (0, Some(true)));
        let high = slow(P::AddC, Type::U32);
        let out = lane(&high, [1, 2, 0, 0, 0], true);
        assert_eq!((out.value, out.carry), (4, None));
        let mut borrow = slow(P::Sub, Type::U32);
        borrow.mods.cc = true;
        assert_eq!(lane(&borrow, [0, 1, 0, 0, 0], false).carry, Some(true));
    }

    #[test]
    fn packed_types_work_by_halves() {
        assert_eq!(run(&slow(P::Add, Type::F16x2), 0x3c00_3c00, 0x4000_3c00, 0), 0x4200_4000);
        assert_eq!(run(&slow(P::Add, Type::S16x2), 0x7fff_ffff, 0x0001_0001, 0), 0x8000_0000);
    }

    #[test]
    fn comparisons_give_both_predicates() {
        let mut s = slow(P::Setp, Type::S32);
        s.cmp = Some(Tok::Lt);
        s.mode = Some(Tok::And);
        let out = lane(&s, [0xffff_ffff, 0, 1, 0, 0], false);
        assert_eq!((out.value, out.second), (1, false));
        let out = lane(&s, [0xffff_ffff, 0, 0, 0, 0], false);
        assert_eq!((out.value, out.second), (0, false));
        let mut set = slow(P::Set, Type::F32);
        set.from = Type::F32;
        set.cmp = Some(Tok::Ltu);
        assert_eq!(run(&set, 0x7fc0_0000, 0, 0), u64::from(1.0f32.to_bits()));
    }

    #[test]
    fn conversions_follow_their_types() {
        let mut s = slow(P::Cvt, Type::F16);
        s.from = Type::F32;
        assert_eq!(run(&s, 1.5f32.to_bits().into(), 0, 0), 0x3e00);
        let mut s = slow(P::Cvt, Type::S8);
        s.from = Type::S32;
        s.mods.sat = true;
        assert_eq!(run(&s, (-300i32 as u32).into(), 0, 0), -128i64 as u64);
        let mut s = slow(P::Cvt, Type::F16x2);
        s.from = Type::F32;
        assert_eq!(run(&s, 1.0f32.to_bits().into(), 2.0f32.to_bits().into(), 0), 0x3c00_4000);
        let mut s = slow(P::Cvt, Type::F32);
        s.mods.integral = true;
        assert_eq!(run(&s, 2.5f32.to_bits().into(), 0, 0), u64::from(2.0f32.to_bits()));
    }
}
