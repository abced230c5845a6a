//! Inline assembly: operands by their constraints, and the template as ordinary statements (`ptx::parse::fragment`).
//! LangRef, "Inline Assembler Expressions"; the constraint letters are those of NVPTX.

use crate::cx::{R, Stop, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use diag::Place;
use ir::{CallId, Inst, Operand, Type};
use ptx::Operand as POp;

/// One constraint that has an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Constraint {
    Out(Class),
    In(Class),
    /// A constant.
    Immediate,
    /// In the register of that output.
    Tied(usize),
}

/// The constraints of a string, without clobbers.
fn parse(text: &str) -> R<Vec<Constraint>> {
    let mut out = Vec::new();
    for item in text.split(',').filter(|item| !item.is_empty()) {
        if item.starts_with('~') {
            continue;
        }
        let (is_out, letters) = match item.strip_prefix('=') {
            Some(rest) => (true, rest.trim_start_matches('&')),
            None => (false, item),
        };
        if let Ok(index) = letters.parse::<usize>() {
            out.push(Constraint::Tied(index));
            continue;
        }
        let class = match letters {
            "b" => Class::Pred,
            "h" | "c" => Class::B16,
            "r" | "f" => Class::B32,
            "l" | "d" | "N" => Class::B64,
            "n" | "i" | "s" | "X" if !is_out => {
                out.push(Constraint::Immediate);
                continue;
            }
            _ => return Err(Stop::Asm(format!("`{item}` is no constraint of NVPTX"))),
        };
        out.push(if is_out { Constraint::Out(class) } else { Constraint::In(class) });
    }
    Ok(out)
}

impl<'a> FnCx<'a> {
    pub(super) fn inline_asm(&mut self, inst: Inst, call: CallId, asm: ir::Asm) -> R {
        let asm = &self.cx.env.asms[asm];
        let env = self.cx.env;
        let template = env.strings.text(asm.template);
        if asm.intel_dialect {
            return unsupported("inline assembly in the Intel dialect");
        }
        let constraints = parse(&env.strings.text(asm.constraints))?;
        let mut args = self.f.call_args(call).iter().copied();
        let mut operands = PartVec::new();
        let mut outputs = Vec::new();
        for constraint in &constraints {
            operands.push(match *constraint {
                Constraint::Out(class) => {
                    let reg = self.reg(class);
                    outputs.push((reg, class));
                    POp::Reg(reg)
                }
                Constraint::In(class) => {
                    let Some(arg) = args.next() else {
                        return Err(Stop::Asm(
                            "the constraints ask for more arguments than the call has".into(),
                        ));
                    };
                    let part = self.asm_input(arg, class)?;
                    POp::Reg(self.in_reg(part, class))
                }
                Constraint::Immediate => {
                    let Some(arg) = args.next() else {
                        return Err(Stop::Asm(
                            "the constraints ask for more arguments than the call has".into(),
                        ));
                    };
                    self.asm_immediate(arg)?
                }
                Constraint::Tied(index) => {
                    let Some(arg) = args.next() else {
                        return Err(Stop::Asm(
                            "the constraints ask for more arguments than the call has".into(),
                        ));
                    };
                    let Some(&(reg, class)) = outputs.get(index) else {
                        return Err(Stop::Asm(format!("the constraint `{index}` names no output")));
                    };
                    let part = self.asm_input(arg, class)?;
                    self.copy(reg, part);
                    POp::Reg(reg)
                }
            });
        }
        if args.next().is_some() {
            return Err(Stop::Asm("the call has more arguments than the constraints".into()));
        }
        self.asm_fragment(inst, &template, &operands);
        self.asm_results(inst, &outputs)
    }

    /// Adds the statements of a template; what is wrong with them is told at the call.
    fn asm_fragment(&mut self, inst: Inst, template: &str, operands: &[POp]) {
        let place = self.asm_place(inst);
        let uid = self.unique();
        let module = self.ptx;
        let from = self.body.stmts.len();
        let found =
            ptx::parse::fragment(module, &mut self.out, &mut self.body, template, operands, uid, &place);
        let stmts = from..self.body.stmts.len();
        let wrong = ptx::check_statements(module, &self.out, &self.body, stmts, self.cx.sm);
        for finding in found.into_iter().chain(wrong) {
            let message = finding.message.trim_start_matches("inline assembly: ").to_owned();
            let mut diagnostic = diag::Diagnostic::new(
                &diag::codes::INLINE_ASM,
                place.clone(),
                format!("inline assembly: {message}"),
            );
            diagnostic.notes = finding.notes;
            diagnostic.help = finding.help;
            self.diagnostics.push(diagnostic);
        }
    }

    fn asm_place(&self, inst: Inst) -> Place {
        let name = self.cx.env.global_name(self.f.id).into_owned();
        let mut place = Place::symbol(name);
        place.span = self.f.spans.get(inst).copied().flatten();
        let loc = self.f.insts[inst].loc.expand();
        place.source = loc.and_then(|loc| self.cx.env.source_pos(self.f, loc));
        place
    }

    /// An argument in a register of a class.
    fn asm_input(&mut self, arg: Operand, class: Class) -> R<POp> {
        let ty = self.ty(arg);
        let Some(scalar) = self.cx.types().scalar(ty) else {
            let leaves = self.leaves(ty)?;
            let total: u32 = leaves.iter().map(|l| l.scalar.bits()).sum();
            if total != class.bits() {
                return self.no_type(ty);
            }
            let parts = self.parts(arg)?;
            return self.pack_bits(class, &leaves, &parts);
        };
        if let Scalar::Int(65..) = scalar {
            return unsupported("an integer wider than 64 bits as an operand of inline assembly");
        }
        let part = match scalar {
            Scalar::Int(1) if class == Class::Pred => return self.scalar(arg),
            Scalar::Int(1) => {
                let part = self.scalar(arg)?;
                return Ok(self.pred_to_int(part, class));
            }
            Scalar::Int(_) => self.zext(arg)?,
            _ => self.scalar(arg)?,
        };
        let part = POp::Reg(self.in_reg(part, scalar.class()));
        Ok(self.resize(part, scalar.class(), class))
    }

    fn asm_immediate(&mut self, arg: Operand) -> R<POp> {
        let part = self.sext(arg).or_else(|_| self.scalar(arg))?;
        match part {
            POp::Int(_) => Ok(part),
            // A symbol that is passed as a constant.
            other => Ok(other),
        }
    }

    fn asm_results(&mut self, inst: Inst, outputs: &[(ptx::Reg, Class)]) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        if !self.values[result].wanted {
            return Ok(());
        }
        let ty = self.f.values[result].ty;
        let mut parts = PartVec::new();
        if let [(reg, class)] = outputs
            && self.cx.env.types.struct_fields(ty).is_none()
        {
            self.asm_output(*reg, *class, ty, &mut parts)?;
        } else {
            let Some((fields, _)) = self.cx.env.types.struct_fields(ty) else {
                return Err(Stop::Asm(
                    "the constraints have several outputs, but the result of the call is one value".into(),
                ));
            };
            for (&field, &(reg, class)) in fields.iter().zip(outputs) {
                self.asm_output(reg, class, field, &mut parts)?;
            }
        }
        let dest = self.dest(result)?;
        if dest.len() != parts.len() {
            return Err(Stop::Asm("the outputs of the constraints do not fit the result of the call".into()));
        }
        for (&to, &part) in dest.iter().zip(&parts) {
            self.copy(to, part);
        }
        Ok(())
    }

    fn asm_output(&mut self, reg: ptx::Reg, class: Class, ty: Type, parts: &mut PartVec) -> R {
        let part = POp::Reg(reg);
        match self.cx.types().scalar(ty) {
            Some(scalar) if scalar.class() == class => parts.push(part),
            Some(Scalar::Int(1)) => {
                let bits = ptx::Tok::of(class.ty());
                let bit = self.def(class, ptx::Op::And, &[bits], &[part, POp::Int(1)]);
                parts.push(self.def(Class::Pred, ptx::Op::Setp, &[ptx::Tok::Ne, bits], &[bit, POp::Int(0)]));
            }
            Some(scalar) if class == Class::Pred => parts.push(self.pred_to_int(part, scalar.class())),
            Some(scalar) => parts.push(self.resize(part, class, scalar.class())),
            None => {
                let leaves = self.leaves(ty)?;
                parts.extend(self.unpack_bits(part, class, &leaves)?);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints_are_read_and_clobbers_left_out() {
        let found = parse("=r,=&l,h,n,0,~{memory}").unwrap();
        let wanted = [
            Constraint::Out(Class::B32),
            Constraint::Out(Class::B64),
            Constraint::In(Class::B16),
            Constraint::Immediate,
            Constraint::Tied(0),
        ];
        assert_eq!(found, wanted);
        assert!(parse("=m").is_err());
    }
}
