//! Decodes branches, calls, barriers and operations between the lanes of a warp.

use super::Located;
use super::func::{FuncDecoder, LocalPlace};
use super::inst::describe;
use crate::program::{BarKind, BarOp, CallOp, Callee, File, Op, Place, Runtime, WarpKind, WarpOp};
use ptx::body::{Base, Stmt, Target};
use ptx::tree::NameRef;
use ptx::{Opcode, Operand, Tok, Type};

impl FuncDecoder<'_, '_> {
    pub(super) fn branch(&mut self, operands: &[Operand]) -> Option<()> {
        let Operand::Label(label) = *operands.first()? else { return None };
        self.jump(label);
        Some(())
    }

    pub(super) fn brx(&mut self, operands: &[Operand]) -> Option<()> {
        let &[index, Operand::Label(list)] = operands else { return None };
        let index = self.source(index, Type::U32)?;
        let targets = self.body.stmts.iter().find_map(|stmt| match *stmt {
            Stmt::BranchTargets(n) => self.body.target_lists.get(n as usize).filter(|t| t.label == list),
            _ => None,
        })?;
        let labels: Option<Vec<ptx::Label>> = targets
            .targets
            .iter()
            .map(|target| match *target {
                Target::Label(label) => Some(label),
                Target::Symbol(_) => None,
            })
            .collect();
        let table = self.table(labels?);
        self.emit(Op::Brx, 0, index.row, 0, table);
        Some(())
    }

    pub(super) fn call(&mut self, operands: &[Operand]) -> Option<()> {
        let &[returns, callee, args, ..] = operands else { return None };
        let callee = match callee {
            Operand::Reg(reg) => {
                let row = self.reg(reg);
                if row.file != File::R64 {
                    return None;
                }
                Callee::Indirect(row.row)
            }
            other => {
                let Some(NameRef::Symbol(symbol)) = Self::name_of(other) else { return None };
                let Some(&Located::Func(index)) = self.decoder.symbols.get(&symbol) else { return None };
                let func = &self.decoder.program.funcs[index as usize];
                let declared = self.decoder.module.functions[func.id].body.is_none();
                match runtime(&func.name) {
                    Some(runtime) if declared => Callee::Runtime(runtime),
                    _ => Callee::Func(index),
                }
            }
        };
        let returns = self.places_of(returns)?;
        let args = self.places_of(args)?;
        let index = self.decoder.program.calls.len() as u32;
        self.decoder.program.calls.push(CallOp { callee, args, returns });
        self.emit(Op::Call, 0, 0, 0, index);
        Some(())
    }

    fn places_of(&mut self, list: Operand) -> Option<Vec<Place>> {
        let operands: Vec<Operand> = match list {
            Operand::List(range) => self.body.get(range).to_vec(),
            Operand::Sink => Vec::new(),
            other => vec![other],
        };
        operands
            .into_iter()
            .map(|operand| match operand {
                Operand::Address(Base::Local(local), 0) => match *self.places.get(&local)? {
                    LocalPlace::Frame(place) => Some(place),
                    _ => None,
                },
                other => self.source(other, Type::B32).map(Place::Reg),
            })
            .collect()
    }

    pub(super) fn barrier(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        use ptx::Op as P;
        let head = opcode.row().head;
        let aligned =
            head.starts_with("bar.") || head == "bar" || opcode.has(Tok::Aligned) || head.contains("aligned");
        let kind = match opcode.op() {
            P::BarSync => BarKind::Sync,
            P::BarArrive => BarKind::Arrive,
            P::BarRedPopc => BarKind::RedPopc,
            P::BarRedAnd => BarKind::RedAnd,
            _ => BarKind::RedOr,
        };
        let mut rest = operands.iter().copied();
        let mut d = None;
        let mut p = None;
        if !matches!(kind, BarKind::Sync | BarKind::Arrive) {
            d = self.destination(rest.next()?)?;
            let (operand, negated) = match rest.next_back()? {
                Operand::Not(reg) => (Operand::Reg(reg), true),
                other => (other, false),
            };
            p = Some((self.source(operand, Type::Pred)?, negated));
        }
        let id = self.source(rest.next()?, Type::U32)?;
        let count = match rest.next() {
            Some(operand) => Some(self.source(operand, Type::U32)?),
            None => None,
        };
        let index = self.decoder.program.barriers.len() as u32;
        self.decoder.program.barriers.push(BarOp { kind, aligned, id, count, d, p });
        self.emit(Op::Barrier, 0, 0, 0, index);
        Some(())
    }

    pub(super) fn warp_op(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        use ptx::Op as P;
        let ty = opcode.ty(0).unwrap_or(Type::B32);
        let op = opcode.op();
        let kind = warp_kind(opcode)?;
        let mut slow = describe(opcode)?;
        slow.mods.approx = opcode.has(Tok::Abs);
        let mut warp = WarpOp {
            kind,
            ty,
            mods: slow.mods,
            d: None,
            p: None,
            src: Vec::new(),
            negated: false,
            mask: None,
        };
        let mut rest: &[Operand] = operands;
        if op != P::BarWarpSync {
            let (&first, tail) = rest.split_first()?;
            rest = tail;
            match first {
                Operand::Pair(d, p) => {
                    warp.d = d.map(|d| self.reg(d));
                    warp.p = p.map(|p| self.reg(p));
                }
                other => warp.d = self.destination(other)?,
            }
            if matches!(kind, WarpKind::VoteAll | WarpKind::VoteAny | WarpKind::VoteUni) {
                warp.p = warp.d.take();
            }
        }
        let masked = !matches!(op, P::Shfl | P::Vote | P::ActiveMask);
        if masked {
            let (&mask, head) = rest.split_last()?;
            warp.mask = Some(self.source(mask, Type::B32)?);
            rest = head;
        }
        let votes = matches!(op, P::Vote | P::VoteSync);
        for (position, &operand) in rest.iter().enumerate() {
            let ty = match position {
                0 if votes => Type::Pred,
                0 => ty,
                _ => Type::B32,
            };
            let operand = match operand {
                Operand::Not(reg) => {
                    warp.negated = true;
                    Operand::Reg(reg)
                }
                other => other,
            };
            warp.src.push(self.source(operand, ty)?);
        }
        let index = self.decoder.program.warp_ops.len() as u32;
        self.decoder.program.warp_ops.push(warp);
        self.emit(Op::Warp, 0, 0, 0, index);
        Some(())
    }
}

fn warp_kind(opcode: Opcode) -> Option<WarpKind> {
    use ptx::Op as P;
    let pick = |choices: &[(Tok, WarpKind)]| {
        let head = opcode.row().head;
        let named = |token: Tok| head.split('.').any(|word| word == token.name());
        choices.iter().find(|(token, _)| opcode.has(*token) || named(*token)).map(|&(_, kind)| kind)
    };
    match opcode.op() {
        P::BarWarpSync => Some(WarpKind::BarWarp),
        P::ActiveMask => Some(WarpKind::ActiveMask),
        P::Elect => Some(WarpKind::Elect),
        P::MatchAny => Some(WarpKind::MatchAny),
        P::MatchAll => Some(WarpKind::MatchAll),
        P::Shfl | P::ShflSync => pick(&[
            (Tok::Up, WarpKind::ShflUp),
            (Tok::Down, WarpKind::ShflDown),
            (Tok::Bfly, WarpKind::ShflBfly),
            (Tok::Idx, WarpKind::ShflIdx),
        ]),
        P::Vote | P::VoteSync => pick(&[
            (Tok::All, WarpKind::VoteAll),
            (Tok::Any, WarpKind::VoteAny),
            (Tok::Uni, WarpKind::VoteUni),
            (Tok::Ballot, WarpKind::VoteBallot),
        ]),
        P::Redux => pick(&[
            (Tok::Add, WarpKind::ReduxAdd),
            (Tok::Min, WarpKind::ReduxMin),
            (Tok::Max, WarpKind::ReduxMax),
            (Tok::And, WarpKind::ReduxAnd),
            (Tok::Or, WarpKind::ReduxOr),
            (Tok::Xor, WarpKind::ReduxXor),
        ]),
        _ => None,
    }
}

fn runtime(name: &str) -> Option<Runtime> {
    Some(match name {
        "vprintf" => Runtime::VPrintf,
        "__assertfail" => Runtime::AssertFail,
        "malloc" => Runtime::Malloc,
        "free" => Runtime::Free,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runtime_is_known_by_name() {
        assert_eq!(runtime("vprintf"), Some(Runtime::VPrintf));
        assert_eq!(runtime("printf"), None);
    }
}
