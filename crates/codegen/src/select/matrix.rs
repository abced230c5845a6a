//! Matrix fragments of a warp: `ldmatrix`, `stmatrix`, `mma` and `wmma`, whose intrinsics are named after the instruction.

use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::Class;
use crate::value::PartVec;
use ir::{Inst, Operand};
use ptx::isa::{Access, Form};
use ptx::{Opcode, Operand as POp};
use std::fmt::Write;

/// The mnemonic of a matrix intrinsic (without `llvm.nvvm.`).
fn mnemonic(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split('.').collect();
    match words.as_slice() {
        [op @ ("ldmatrix" | "stmatrix"), middle @ .., space] => {
            let (ty, middle) = middle.split_last()?;
            let space = state_space(space)?;
            Some(format!("{op}.{}{space}.{ty}", middle.join(".")))
        }
        ["mma", shape, a, b, rest @ ..] if shape.starts_with('m') => {
            let (limit, types) = match rest {
                ["satfinite", types @ ..] => (".satfinite", types),
                types => ("", types),
            };
            let (d, a_ty, b_ty, c) = match types {
                [d @ ("f16" | "f32"), c @ ("f16" | "f32")] => (*d, "f16", "f16", *c),
                [ty @ ("bf16" | "tf32")] => ("f32", *ty, *ty, "f32"),
                ["f64"] => ("f64", "f64", "f64", "f64"),
                [ty] => ("s32", *ty, *ty, "s32"),
                [x, y] => ("s32", *x, *y, "s32"),
                _ => return None,
            };
            Some(format!("mma.sync.aligned.{shape}.{a}.{b}{limit}.{d}.{a_ty}.{b_ty}.{c}"))
        }
        ["wmma", shape, "mma", a, b, types @ ..] => {
            let mut out = format!("wmma.mma.sync.aligned.{a}.{b}.{shape}");
            types.iter().for_each(|ty| {
                let _ = write!(out, ".{ty}");
            });
            Some(out)
        }
        ["wmma", shape, op @ ("load" | "store"), matrix, layout, rest @ ..] => {
            let (space, rest) = rest.split_last()?;
            let ty = rest.last()?;
            let space = state_space(space)?;
            Some(format!("wmma.{op}.{matrix}.sync.aligned.{layout}.{shape}{space}.{ty}"))
        }
        _ => None,
    }
}

/// The space of the pointer that ends a name.
fn state_space(word: &str) -> Option<&'static str> {
    Some(match word {
        "p0" | "p0i8" => "",
        "p1" => ".global",
        "p3" => ".shared",
        _ => return None,
    })
}

impl<'a> FnCx<'a> {
    /// Selects a matrix intrinsic, if it is one.
    pub(super) fn matrix(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        let Some(mnemonic) = mnemonic(name) else { return Ok(false) };
        let Some(opcode) = Opcode::new(&mnemonic) else {
            return unsupported(format!("the intrinsic `llvm.nvvm.{name}` (`{mnemonic}`)"));
        };
        let mut args = args.iter().copied();
        let (mut operands, mut results) = (PartVec::new(), PartVec::new());
        let row = opcode.row();
        let needed = row.operands.len() - row.optional as usize;
        for (n, place) in row.operands.iter().enumerate() {
            if n >= needed && args.len() == 0 {
                break;
            }
            let count = match place.form {
                Form::Vector(count) | Form::VectorOrReg(count) => count,
                Form::Mem => {
                    let Some(pointer) = args.next() else { return internal("a missing address") };
                    let address = self.address_as_typed(pointer)?;
                    operands.push(Self::mem(address.base, address.offset));
                    continue;
                }
                _ => 0,
            };
            let mut parts = PartVec::new();
            for _ in 0..count.max(1) {
                if place.access == Access::Write {
                    let class = match place.ty {
                        ptx::isa::Ty::Fixed(ty) if ty.bits() == 64 => Class::B64,
                        _ => Class::B32,
                    };
                    let reg = POp::Reg(self.reg(class));
                    results.push(reg);
                    parts.push(reg);
                } else {
                    let Some(arg) = args.next() else { return internal("a missing fragment") };
                    parts.push(self.packed_arg(arg, 32)?);
                }
            }
            let operand = if count == 0 { parts[0] } else { self.body.vector(&parts) };
            operands.push(operand);
        }
        self.body.inst(opcode, &operands);
        self.fragments(inst, &results)?;
        Ok(true)
    }

    /// The registers of a fragment as the fields of the result.
    fn fragments(&mut self, inst: Inst, results: &[POp]) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        let ty = self.f.values[result].ty;
        let fields = match self.cx.env.types.struct_fields(ty) {
            Some((fields, _)) => fields.to_vec(),
            None => vec![ty],
        };
        let mut parts = PartVec::new();
        for (&field, &part) in fields.iter().zip(results) {
            if self.cx.env.types.vector(field).is_some() {
                let leaves = self.leaves(field)?;
                parts.extend(self.unpack_bits(part, Class::B32, &leaves)?);
            } else {
                parts.push(part);
            }
        }
        let dest = self.dest(result)?;
        if dest.len() != parts.len() {
            return internal("a fragment of another shape than the result");
        }
        for (&to, &part) in dest.iter().zip(&parts) {
            self.copy(to, part);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::mnemonic;

    #[test]
    fn names_become_mnemonics_of_the_instruction_table() {
        for (name, wanted) in [
            ("ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3", "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"),
            ("stmatrix.sync.aligned.m8n8.x1.b16.p3", "stmatrix.sync.aligned.m8n8.x1.shared.b16"),
            ("mma.m16n8k16.row.col.f32.f32", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"),
            ("mma.m16n8k16.row.col.bf16", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"),
            (
                "mma.m16n8k32.row.col.satfinite.s8.u8",
                "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32",
            ),
            ("wmma.m16n16k16.load.a.row.stride.f16.p0", "wmma.load.a.sync.aligned.row.m16n16k16.f16"),
            ("wmma.m16n16k16.mma.row.col.f32.f32", "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32"),
            ("wmma.m16n16k16.store.d.row.stride.f32.p0", "wmma.store.d.sync.aligned.row.m16n16k16.f32"),
        ] {
            let found = mnemonic(name).unwrap();
            assert_eq!(found, wanted);
            assert!(ptx::Opcode::new(&found).is_some(), "no row for {found}");
        }
        assert_eq!(mnemonic("barrier0"), None);
    }
}
