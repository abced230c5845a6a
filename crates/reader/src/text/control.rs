//! Terminators and exception handling. LangRef, "Terminator Instructions".

use super::inst::{Made, eh};
use super::lexer::T;
use super::parser::{Parser, R};
use ir::{ConstKind, EhInst, InstKind, Operand, Type};

impl Parser<'_> {
    pub(crate) fn ret(&mut self) -> R<Made> {
        let ty = self.ty_or_void()?;
        if ty == Type::VOID {
            return Ok((InstKind::Ret(None), Type::VOID));
        }
        let span = self.span();
        let value = self.operand(ty)?;
        let wanted = self.result_type();
        if ty != wanted {
            let message =
                format!("the function returns `{}`, not `{}`", self.type_text(wanted), self.type_text(ty));
            return self.invalid(span, message);
        }
        Ok((InstKind::Ret(Some(value)), Type::VOID))
    }

    pub(crate) fn result_type(&self) -> Type {
        let id = self.f.as_ref().map(|f| f.id);
        let ty = id.and_then(|id| self.env.types.function(self.env.globals[id].ty));
        ty.map_or(Type::VOID, |(ret, ..)| ret)
    }

    pub(crate) fn br(&mut self) -> R<Made> {
        if self.is_word(b"label") {
            return Ok((InstKind::Br(self.label()?), Type::VOID));
        }
        let span = self.span();
        let (ty, cond) = self.typed_operand()?;
        if ty != Type::I1 {
            return self
                .invalid(span, format!("a branch condition is an `i1`, not `{}`", self.type_text(ty)));
        }
        self.comma()?;
        let on_true = self.label()?;
        self.comma()?;
        let on_false = self.label()?;
        Ok((InstKind::CondBr { cond, on_true, on_false }, Type::VOID))
    }

    pub(crate) fn switch(&mut self) -> R<Made> {
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        if self.env.types.int_width(ty).is_none() {
            return self.invalid(span, format!("`switch` needs an integer, not `{}`", self.type_text(ty)));
        }
        self.comma()?;
        let default = self.label()?;
        self.expect(T::LSquare, "`[`")?;
        let mut list = vec![value, default.into()];
        let mut seen = rustc_hash::FxHashSet::default();
        while self.tok() != T::RSquare {
            let span = self.span();
            let case_ty = self.ty()?;
            let case = self.constant(case_ty)?;
            let integer = matches!(self.pool_ref().kind(case), ConstKind::Int(_) | ConstKind::WideInt(_));
            if case_ty != ty || !integer {
                return self.invalid(span, "a case is an integer constant of the type that is switched on");
            }
            if !seen.insert(case) {
                return self.invalid(span, "this case stands twice in the `switch`");
            }
            self.comma()?;
            list.push(Operand::constant(case));
            list.push(self.label()?.into());
        }
        self.next();
        let list = self.func().make_list(&list);
        Ok((InstKind::Switch(list), Type::VOID))
    }

    pub(crate) fn indirect_br(&mut self) -> R<Made> {
        let (_, address) = self.typed_operand()?;
        self.comma()?;
        let mut list = vec![address];
        list.extend(self.bracketed_labels()?.into_iter().map(Operand::from));
        let list = self.func().make_list(&list);
        Ok((InstKind::IndirectBr(list), Type::VOID))
    }

    /// `[label %a, label %b]`.
    pub(crate) fn bracketed_labels(&mut self) -> R<Vec<ir::Block>> {
        self.expect(T::LSquare, "`[`")?;
        let mut list = Vec::new();
        if self.tok() != T::RSquare {
            loop {
                list.push(self.label()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RSquare, "`]`")?;
        Ok(list)
    }

    // Exception handling.

    pub(crate) fn landing_pad(&mut self) -> R<Made> {
        let ty = self.ty()?;
        let cleanup = self.eat_word(b"cleanup");
        let mut clauses = Vec::new();
        loop {
            let filter = match self.word() {
                b"catch" => false,
                b"filter" => true,
                _ => break,
            };
            self.next();
            clauses.push((filter, self.typed_operand()?.1));
        }
        Ok(eh(EhInst::LandingPad { cleanup, clauses }, ty))
    }

    /// `within none`, `within %pad`.
    pub(crate) fn parent_pad(&mut self) -> R<Option<Operand>> {
        self.expect_word(b"within")?;
        if self.eat_word(b"none") { Ok(None) } else { self.operand(Type::TOKEN).map(Some) }
    }

    /// `to caller`, `label %x`, behind `unwind`.
    pub(crate) fn unwind_target(&mut self) -> R<Option<ir::Block>> {
        if self.eat_word(b"to") {
            self.expect_word(b"caller")?;
            return Ok(None);
        }
        self.label().map(Some)
    }

    pub(crate) fn catch_switch(&mut self) -> R<Made> {
        let parent = self.parent_pad()?;
        let handlers = self.bracketed_labels()?;
        self.expect_word(b"unwind")?;
        let unwind = self.unwind_target()?;
        Ok(eh(EhInst::CatchSwitch { parent, handlers, unwind }, Type::TOKEN))
    }

    pub(crate) fn pad_arguments(&mut self) -> R<Vec<Operand>> {
        self.expect(T::LSquare, "`[`")?;
        let mut args = Vec::new();
        while self.tok() != T::RSquare {
            let ty = self.ty()?;
            args.push(if ty == Type::METADATA { self.metadata_use()? } else { self.operand(ty)? });
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RSquare, "`]`")?;
        Ok(args)
    }
}
