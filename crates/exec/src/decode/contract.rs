//! Contraction: a product and a sum that has it as an operand become one rounding.
//!
//! `ptxas` may do so when neither instruction names a rounding. Off unless asked for.

use super::func::FuncDecoder;
use crate::program::{Inst, Op};

/// The fused operations of a sum: with the product first, with the product second.
fn fused(sum: Op) -> Option<(Op, [Op; 2])> {
    Some(match sum {
        Op::AddF32 => (Op::MulF32, [Op::FmaF32, Op::FmaF32]),
        Op::SubF32 => (Op::MulF32, [Op::FmsF32, Op::FnmaF32]),
        Op::AddF64 => (Op::MulF64, [Op::FmaF64, Op::FmaF64]),
        Op::SubF64 => (Op::MulF64, [Op::FmsF64, Op::FnmaF64]),
        _ => return None,
    })
}

impl FuncDecoder<'_, '_> {
    /// Fuses what can be fused in the function that was just decoded.
    pub(super) fn contract(&mut self) {
        let Some(start) = self.decoder.program.funcs[self.index as usize].start else { return };
        let code = &mut self.decoder.program.code;
        for &at in &self.free {
            let sum = code[at as usize];
            let Some((product, ops)) = fused(sum.op) else { continue };
            let found = [sum.a, sum.b].into_iter().enumerate().find_map(|(n, row)| {
                let made = definition(&code[start as usize..at as usize], row, sum.op)?;
                let position = start + made as u32;
                let mul = code[position as usize];
                let usable = mul.op == product && mul.guard == sum.guard && self.free.contains(&position);
                let kept = |row| definition(&code[position as usize + 1..at as usize], row, sum.op).is_none();
                (usable && kept(mul.a) && kept(mul.b)).then_some((n, mul))
            });
            if let Some((n, mul)) = found {
                let other = if n == 0 { sum.b } else { sum.a };
                code[at as usize] = Inst { op: ops[n], a: mul.a, b: mul.b, c: other, ..sum };
            }
        }
    }
}

/// The last instruction of a straight piece of code that may write a row of the file that `like` works on.
fn definition(code: &[Inst], row: u32, like: Op) -> Option<usize> {
    let wide = matches!(like, Op::AddF64 | Op::SubF64);
    for (at, inst) in code.iter().enumerate().rev() {
        match inst.op {
            Op::Join | Op::Bra | Op::Brx | Op::Ret => return None,
            // These may write anything: their registers stand in side tables.
            Op::Slow | Op::Load | Op::Call | Op::Warp | Op::Atom | Op::Barrier | Op::Sreg => return Some(at),
            Op::AddF64 | Op::SubF64 | Op::MulF64 | Op::FmaF64 if wide && inst.d == row => return Some(at),
            Op::AddF64 | Op::SubF64 | Op::MulF64 | Op::FmaF64 => {}
            _ if inst.d == row => return Some(at),
            _ => {}
        }
    }
    None
}
