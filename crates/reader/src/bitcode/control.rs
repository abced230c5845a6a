//! Terminators, phis and exception handling. LangRef, "Terminator Instructions".

use super::fault::{R, broken, invalid};
use super::inst::{Made, fast_math};
use super::reader::Reader;
use super::values::Args;
use ir::{ConstKind, EhInst, InstFlags, InstKind, Operand, Type};

fn eh(inst: EhInst, ty: Type) -> Made {
    (InstKind::Eh(Box::new(inst)), ty)
}

impl Reader<'_> {
    pub(crate) fn ret(&mut self, args: &mut Args<'_>) -> R<Made> {
        let id = self.func().id;
        let wanted = self.env.types.function(self.env.globals[id].ty).map_or(Type::VOID, |(ret, ..)| ret);
        let (value, ty) = match args.left() {
            0 => (None, Type::VOID),
            _ => {
                let (value, ty) = self.value_and_type(args)?;
                (Some(value), ty)
            }
        };
        if ty != wanted {
            let (wanted, ty) = (self.type_text(wanted), self.type_text(ty));
            return invalid(format!("the function returns `{wanted}`, not `{ty}`"));
        }
        Ok((InstKind::Ret(value), Type::VOID))
    }

    /// `[true, false, condition]` or `[target]`.
    pub(crate) fn br(&mut self, args: &mut Args<'_>) -> R<Made> {
        let on_true = self.block_op(args)?;
        if args.left() == 0 {
            return Ok((InstKind::Br(on_true), Type::VOID));
        }
        let on_false = self.block_op(args)?;
        let cond = self.value_of(args, Type::I1)?;
        Ok((InstKind::CondBr { cond, on_true, on_false }, Type::VOID))
    }

    /// `[type, value, default, (case, block)…]`; a case is a number from the start.
    pub(crate) fn switch(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ty = self.ty(args.next()?)?;
        if self.env.types.int_width(ty).is_none() {
            return invalid("`switch` of a value that is no integer");
        }
        let value = self.value_of(args, ty)?;
        let mut list: Vec<Operand> = vec![value, self.block_op(args)?.into()];
        let mut seen = rustc_hash::FxHashSet::default();
        while args.left() > 0 {
            let Ok(case) = u32::try_from(args.next()?) else {
                return broken("a case of a `switch` has no value");
            };
            if case as usize >= self.values.len() {
                return broken("a case of a `switch` has no value");
            }
            let case = self.value_at(case, ty)?;
            let constant = case.as_const();
            let consts = &self.func().consts;
            if !constant.is_some_and(|c| matches!(consts.kind(c), ConstKind::Int(_) | ConstKind::WideInt(_)))
            {
                return invalid("a case of a `switch` is no integer constant");
            }
            if !seen.insert(constant) {
                return invalid("a `switch` has one case twice");
            }
            list.push(case);
            list.push(self.block_op(args)?.into());
        }
        let list = self.func().make_list(&list);
        Ok((InstKind::Switch(list), Type::VOID))
    }

    /// `[type, address, blocks…]`.
    pub(crate) fn indirect_br(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ty = self.ty(args.next()?)?;
        let mut list = vec![self.value_of(args, ty)?];
        while args.left() > 0 {
            list.push(self.block_op(args)?.into());
        }
        let list = self.func().make_list(&list);
        Ok((InstKind::IndirectBr(list), Type::VOID))
    }

    /// `[type, (value, block)…, flags]`.
    pub(crate) fn phi(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ty = self.ty(args.next()?)?;
        let mut list = Vec::new();
        while args.left() >= 2 {
            let op = args.next()?;
            list.push(self.signed_value_of(op, ty)?);
            list.push(self.block_op(args)?.into());
        }
        let flags = args.opt().map_or(Ok(InstFlags::NONE), fast_math)?;
        if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA) || self.env.types.function(ty).is_some() {
            return invalid("a `phi` is of a type that has no values");
        }
        let incoming = self.func().make_list(&list);
        Ok((InstKind::Phi { flags, incoming }, ty))
    }

    // Exception handling.

    pub(crate) fn resume(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (value, _) = self.value_and_type(args)?;
        Ok(eh(EhInst::Resume(value), Type::VOID))
    }

    /// `[type, cleanup, count, (kind, value)…]`.
    pub(crate) fn landing_pad(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ty = self.ty(args.next()?)?;
        let cleanup = args.next()? != 0;
        let mut clauses = Vec::new();
        for _ in 0..args.next()? {
            let filter = args.next()? != 0;
            clauses.push((filter, self.value_and_type(args)?.0));
        }
        if ty == Type::VOID {
            return invalid("a `landingpad` has no type");
        }
        Ok(eh(EhInst::LandingPad { cleanup, clauses }, ty))
    }

    /// The pad around; `none` is the null token.
    fn parent_pad(&mut self, args: &mut Args<'_>) -> R<Option<Operand>> {
        let pad = self.value_of(args, Type::TOKEN)?;
        let none = pad.as_const().is_some_and(|c| *self.func().consts.kind(c) == ConstKind::Zero);
        Ok(if none { None } else { Some(pad) })
    }

    fn unwind(&mut self, args: &mut Args<'_>) -> R<Option<ir::Block>> {
        if args.left() == 0 { Ok(None) } else { self.block_op(args).map(Some) }
    }

    pub(crate) fn cleanup_ret(&mut self, args: &mut Args<'_>) -> R<Made> {
        let pad = self.value_of(args, Type::TOKEN)?;
        let unwind = self.unwind(args)?;
        Ok(eh(EhInst::CleanupRet { pad, unwind }, Type::VOID))
    }

    pub(crate) fn catch_ret(&mut self, args: &mut Args<'_>) -> R<Made> {
        let pad = self.value_of(args, Type::TOKEN)?;
        let target = self.block_op(args)?;
        Ok(eh(EhInst::CatchRet { pad, target }, Type::VOID))
    }

    fn pad_arguments(&mut self, args: &mut Args<'_>) -> R<Vec<Operand>> {
        (0..args.next()?).map(|_| Ok(self.value_and_type(args)?.0)).collect()
    }

    pub(crate) fn catch_pad(&mut self, args: &mut Args<'_>) -> R<Made> {
        let pad = self.value_of(args, Type::TOKEN)?;
        let args = self.pad_arguments(args)?;
        Ok(eh(EhInst::CatchPad { pad, args }, Type::TOKEN))
    }

    pub(crate) fn cleanup_pad(&mut self, args: &mut Args<'_>) -> R<Made> {
        let parent = self.parent_pad(args)?;
        let args = self.pad_arguments(args)?;
        Ok(eh(EhInst::CleanupPad { parent, args }, Type::TOKEN))
    }

    /// `[parent, count, handlers…, unwind]`.
    pub(crate) fn catch_switch(&mut self, args: &mut Args<'_>) -> R<Made> {
        let parent = self.parent_pad(args)?;
        let mut handlers = Vec::new();
        for _ in 0..args.next()? {
            handlers.push(self.block_op(args)?);
        }
        let unwind = self.unwind(args)?;
        Ok(eh(EhInst::CatchSwitch { parent, handlers, unwind }, Type::TOKEN))
    }
}
