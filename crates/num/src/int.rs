//! Integer and bit operations that the host does not have as one operation (PTX ISA, "Integer Arithmetic
//! Instructions", "Logic and Shift Instructions").

/// `mul.hi.u32`
#[inline]
pub fn mul_hi_u32(a: u32, b: u32) -> u32 {
    ((u64::from(a) * u64::from(b)) >> 32) as u32
}

/// `mul.hi.s32`
#[inline]
pub fn mul_hi_s32(a: u32, b: u32) -> u32 {
    ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
}

/// `mul.hi.u64`
#[inline]
pub fn mul_hi_u64(a: u64, b: u64) -> u64 {
    ((u128::from(a) * u128::from(b)) >> 64) as u64
}

/// `mul.hi.s64`
#[inline]
pub fn mul_hi_s64(a: u64, b: u64) -> u64 {
    ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64
}

/// `mul24`: the low or high 32 bits of the 48-bit product of the low 24 bits.
pub fn mul24(a: u32, b: u32, signed: bool, hi: bool) -> u32 {
    let extend = |x: u32| if signed { i64::from((x << 8) as i32 >> 8) } else { i64::from(x & 0xff_ffff) };
    let product = extend(a) * extend(b);
    (if hi { product >> 16 } else { product }) as u32
}

/// `div.u32`; by zero it gives all ones, as the hardware's sequence does.
#[inline]
pub fn div_u32(a: u32, b: u32) -> u32 {
    a.checked_div(b).unwrap_or(u32::MAX)
}

/// `div.s32`
#[inline]
pub fn div_s32(a: u32, b: u32) -> u32 {
    if b == 0 { u32::MAX } else { (a as i32).wrapping_div(b as i32) as u32 }
}

/// `rem.u32`; by zero it gives all ones, as the hardware's sequence does.
#[inline]
pub fn rem_u32(a: u32, b: u32) -> u32 {
    a.checked_rem(b).unwrap_or(u32::MAX)
}

/// `rem.s32`
#[inline]
pub fn rem_s32(a: u32, b: u32) -> u32 {
    if b == 0 { u32::MAX } else { (a as i32).wrapping_rem(b as i32) as u32 }
}

/// `div.u64`
#[inline]
pub fn div_u64(a: u64, b: u64) -> u64 {
    a.checked_div(b).unwrap_or(u64::MAX)
}

/// `div.s64`
#[inline]
pub fn div_s64(a: u64, b: u64) -> u64 {
    if b == 0 { u64::MAX } else { (a as i64).wrapping_div(b as i64) as u64 }
}

/// `rem.u64`
#[inline]
pub fn rem_u64(a: u64, b: u64) -> u64 {
    a.checked_rem(b).unwrap_or(u64::MAX)
}

/// `rem.s64`
#[inline]
pub fn rem_s64(a: u64, b: u64) -> u64 {
    if b == 0 { u64::MAX } else { (a as i64).wrapping_rem(b as i64) as u64 }
}

/// `shl.b32`: an amount of 32 or more gives 0.
#[inline]
pub fn shl_b32(a: u32, amount: u32) -> u32 {
    if amount > 31 { 0 } else { a << amount }
}

/// `shr.u32`
#[inline]
pub fn shr_u32(a: u32, amount: u32) -> u32 {
    if amount > 31 { 0 } else { a >> amount }
}

/// `shr.s32`: an amount of 32 or more gives the sign.
#[inline]
pub fn shr_s32(a: u32, amount: u32) -> u32 {
    ((a as i32) >> amount.min(31)) as u32
}

/// `shl.b64`
#[inline]
pub fn shl_b64(a: u64, amount: u32) -> u64 {
    if amount > 63 { 0 } else { a << amount }
}

/// `shr.u64`
#[inline]
pub fn shr_u64(a: u64, amount: u32) -> u64 {
    if amount > 63 { 0 } else { a >> amount }
}

/// `shr.s64`
#[inline]
pub fn shr_s64(a: u64, amount: u32) -> u64 {
    ((a as i64) >> amount.min(63)) as u64
}

/// `shf`: the funnel shift of `b:a`.
#[inline]
pub fn shf(a: u32, b: u32, amount: u32, left: bool, wrap: bool) -> u32 {
    let n = if wrap { amount & 31 } else { amount.min(32) };
    let pair = u64::from(b) << 32 | u64::from(a);
    if left { ((pair << n) >> 32) as u32 } else { (pair >> n) as u32 }
}

/// `lop3.b32`
#[inline]
pub fn lop3(a: u32, b: u32, c: u32, table: u8) -> u32 {
    let mut result = 0;
    for row in 0..8 {
        if table >> row & 1 != 0 {
            let x = if row & 4 != 0 { a } else { !a };
            let y = if row & 2 != 0 { b } else { !b };
            let z = if row & 1 != 0 { c } else { !c };
            result |= x & y & z;
        }
    }
    result
}

/// `bfe` for a width of 32 or 64 bits.
pub fn bfe(a: u64, position: u32, length: u32, width: u32, signed: bool) -> u64 {
    let (position, length) = (position & 0xff, length & 0xff);
    let top = width - 1;
    let sign_at = (position + length).saturating_sub(1).min(top);
    let sign = signed && length != 0 && a >> sign_at & 1 != 0;
    let mut result = 0u64;
    for i in 0..width {
        let bit = if i < length && position + i <= top { a >> (position + i) & 1 != 0 } else { sign };
        result |= u64::from(bit) << i;
    }
    result
}

/// `bfi` for a width of 32 or 64 bits: `length` bits of `a` go into `b` at `position`.
pub fn bfi(a: u64, b: u64, position: u32, length: u32, width: u32) -> u64 {
    let (position, length) = (position & 0xff, length & 0xff);
    let mut result = b;
    for i in 0..length {
        let at = position + i;
        if at >= width {
            break;
        }
        let bit = if i < 64 { a >> i & 1 } else { 0 };
        result = result & !(1 << at) | bit << at;
    }
    result
}

/// `bfind`: the position of the leading bit that is not a copy of the sign, or all ones.
pub fn bfind(a: u64, width: u32, signed: bool, shift_amount: bool) -> u32 {
    let a = crate::convert::Int::new(width, signed).extend(a);
    let a = if signed && (a as i64) < 0 { !a } else { a };
    if a == 0 {
        return u32::MAX;
    }
    let position = 63 - a.leading_zeros();
    if shift_amount { width - 1 - position } else { position }
}

/// `fns.b32`: the position of the n-th set bit from `base`, or all ones.
pub fn fns(mask: u32, base: u32, offset: u32) -> u32 {
    let offset = offset as i32;
    if base > 31 {
        return u32::MAX;
    }
    if offset == 0 {
        return if mask >> base & 1 != 0 { base } else { u32::MAX };
    }
    let step = if offset > 0 { 1 } else { -1 };
    let mut left = offset.unsigned_abs();
    let mut position = base as i32;
    while (0..32).contains(&position) {
        if mask >> position & 1 != 0 {
            left -= 1;
            if left == 0 {
                return position as u32;
            }
        }
        position += step;
    }
    u32::MAX
}

/// `bmsk`
pub fn bmsk(position: u32, length: u32, wrap: bool) -> u32 {
    let (position, length) = if wrap { (position & 31, length & 31) } else { (position, length) };
    if position > 31 || length == 0 {
        return 0;
    }
    let ones = if length > 31 { u32::MAX } else { (1 << length) - 1 };
    ones << position
}

/// `szext`: sign- or zero-extends from bit `position`.
pub fn szext(a: u32, position: u32, signed: bool, wrap: bool) -> u32 {
    let n = if wrap { position & 31 } else { position.min(32) };
    if n == 0 {
        return 0;
    }
    if n > 31 {
        return a;
    }
    let shift = 32 - n;
    if signed { ((a << shift) as i32 >> shift) as u32 } else { a << shift >> shift }
}

/// Modes of `prmt`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Permute {
    /// No mode: four selectors.
    #[default]
    Index,
    /// `.f4e`
    Forward4,
    /// `.b4e`
    Backward4,
    /// `.rc8`
    Replicate8,
    /// `.ecl`
    EdgeLeft,
    /// `.ecr`
    EdgeRight,
    /// `.rc16`
    Replicate16,
}

/// `prmt.b32`: picks four of the eight bytes of `b:a`.
pub fn prmt(a: u32, b: u32, selector: u32, mode: Permute) -> u32 {
    let pair = u64::from(b) << 32 | u64::from(a);
    let byte = |n: u32| (pair >> (8 * (n & 7))) as u32 & 0xff;
    let low = selector & 3;
    let mut result = 0;
    for i in 0..4 {
        let value = match mode {
            Permute::Index => {
                let nibble = selector >> (4 * i) & 15;
                let value = byte(nibble & 7);
                if nibble & 8 != 0 { ((value as i8) >> 7) as u8 as u32 } else { value }
            }
            Permute::Forward4 => byte(low + i),
            Permute::Backward4 => byte(low.wrapping_sub(i)),
            Permute::Replicate8 => byte(low),
            Permute::EdgeLeft => byte(low.max(i)),
            Permute::EdgeRight => byte(low.min(i)),
            Permute::Replicate16 => byte(2 * (low & 1) + (i & 1)),
        };
        result |= value << (8 * i);
    }
    result
}

/// `dp4a`
pub fn dp4a(a: u32, b: u32, c: u32, a_signed: bool, b_signed: bool) -> u32 {
    (0..4).fold(c, |sum, i| {
        let product = lane8(a, i, a_signed).wrapping_mul(lane8(b, i, b_signed));
        sum.wrapping_add(product as u32)
    })
}

/// `dp2a`: two 16-bit parts of `a` with two bytes of `b`, the upper or lower ones.
pub fn dp2a(a: u32, b: u32, c: u32, a_signed: bool, b_signed: bool, hi: bool) -> u32 {
    (0..2).fold(c, |sum, i| {
        let half = a >> (16 * i) & 0xffff;
        let half = if a_signed { i32::from(half as i16) } else { half as i32 };
        let product = half.wrapping_mul(lane8(b, i + if hi { 2 } else { 0 }, b_signed));
        sum.wrapping_add(product as u32)
    })
}

fn lane8(a: u32, i: u32, signed: bool) -> i32 {
    let byte = a >> (8 * i) & 0xff;
    if signed { i32::from(byte as i8) } else { byte as i32 }
}

/// `sad`: `c + |a - b|` for a width of 16, 32 or 64 bits, cut to 64.
pub fn sad(a: u64, b: u64, c: u64, ty: crate::convert::Int) -> u64 {
    let difference = (ty.value(a) - ty.value(b)).unsigned_abs() as u64;
    c.wrapping_add(difference)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_clamp_their_amount() {
        assert_eq!(shl_b32(1, 32), 0);
        assert_eq!(shr_s32(0x8000_0000, 200), u32::MAX);
        assert_eq!(shr_u64(u64::MAX, 64), 0);
        assert_eq!(shf(0xf000_0000, 0x1, 4, true, true), 0x1f);
        assert_eq!(shf(0x1234_5678, 0x9abc_def0, 32, false, false), 0x9abc_def0);
        assert_eq!(shf(0x1234_5678, 0x9abc_def0, 32, false, true), 0x1234_5678);
        assert_eq!(shf(0x1234_5678, 0x9abc_def0, 40, true, false), 0x1234_5678);
    }

    #[test]
    fn lop3_follows_its_table() {
        let (a, b, c) = (0xf0f0_1234, 0xcccc_5678, 0xaaaa_9abc);
        assert_eq!(lop3(a, b, c, 0x80), a & b & c);
        assert_eq!(lop3(a, b, c, 0xfe), a | b | c);
        assert_eq!(lop3(a, b, c, 0x96), a ^ b ^ c);
        assert_eq!(lop3(a, b, c, 0xca), (a & b) | (!a & c));
    }

    #[test]
    fn bit_fields() {
        assert_eq!(bfe(0xabcd_ef12, 8, 8, 32, false), 0xef);
        assert_eq!(bfe(0xabcd_ef12, 8, 8, 32, true), 0xffff_ffef);
        assert_eq!(bfe(0x8000_0000, 24, 16, 32, true), 0xffff_ff80);
        assert_eq!(bfe(0x8000_0000, 40, 4, 32, true), 0xffff_ffff);
        assert_eq!(bfe(u64::MAX, 0, 0, 64, true), 0);
        assert_eq!(bfi(0xff, 0, 8, 4, 32), 0xf00);
        assert_eq!(bfi(0xff, 0x1234, 30, 8, 32), 0xc000_1234);
        assert_eq!(bfind(0, 32, false, false), u32::MAX);
        assert_eq!(bfind(0x100, 32, false, false), 8);
        assert_eq!(bfind(0xffff_fff0, 32, true, false), 3);
        assert_eq!(bfind(1, 64, false, true), 63);
        assert_eq!(bmsk(4, 8, false), 0xff0);
        assert_eq!(bmsk(0, 32, false), u32::MAX);
        assert_eq!(szext(0x80, 8, true, false), 0xffff_ff80);
    }

    #[test]
    fn the_nth_set_bit_is_found_in_both_directions() {
        let mask = 0b1010_1100;
        assert_eq!(fns(mask, 0, 1), 2);
        assert_eq!(fns(mask, 0, 3), 5);
        assert_eq!(fns(mask, 2, 0), 2);
        assert_eq!(fns(mask, 1, 0), u32::MAX);
        assert_eq!(fns(mask, 7, -2i32 as u32), 5);
        assert_eq!(fns(mask, 0, 9), u32::MAX);
    }

    #[test]
    fn bytes_are_permuted() {
        let (a, b) = (0x3322_1100, 0x7766_5544);
        assert_eq!(prmt(a, b, 0x7531, Permute::Index), 0x7755_3311);
        assert_eq!(prmt(0x0000_8000, 0, 0x0009, Permute::Index), 0x0000_00ff);
        assert_eq!(prmt(a, b, 1, Permute::Forward4), 0x4433_2211);
        assert_eq!(prmt(a, b, 1, Permute::Backward4), 0x6677_0011);
        assert_eq!(prmt(a, b, 2, Permute::Replicate8), 0x2222_2222);
        assert_eq!(prmt(a, b, 1, Permute::EdgeLeft), 0x3322_1111);
        assert_eq!(prmt(a, b, 1, Permute::EdgeRight), 0x1111_1100);
        assert_eq!(prmt(a, b, 1, Permute::Replicate16), 0x3322_3322);
    }

    #[test]
    fn dot_products() {
        assert_eq!(dp4a(0x0102_0304, 0x0101_0101, 5, false, false), 15);
        assert_eq!(dp4a(0xffff_ffff, 0x0101_0101, 0, true, false), -4i32 as u32);
        assert_eq!(dp2a(0x0002_0003, 0x0000_0504, 1, false, false, false), 3 * 4 + 2 * 5 + 1);
        assert_eq!(sad(3, 5, 10, crate::convert::Int::new(32, false)), 12);
    }

    #[test]
    fn division_by_zero_gives_ones_and_the_overflow_wraps() {
        assert_eq!(div_u32(5, 0), u32::MAX);
        assert_eq!(div_s32(0x8000_0000, u32::MAX), 0x8000_0000);
        assert_eq!(rem_s64(1 << 63, u64::MAX), 0);
        assert_eq!(mul24(0x00ff_ffff, 2, true, false), -2i32 as u32);
        assert_eq!(mul_hi_s32(u32::MAX, 5), u32::MAX);
        assert_eq!(mul_hi_u64(u64::MAX, u64::MAX), u64::MAX - 1);
    }
}
