//! `call`, `invoke`, `callbr` and their operand bundles. LangRef, "Call Instruction" and its kin.

use super::fault::{R, broken, invalid, unsupported};
use super::inst::{Made, fast_math};
use super::reader::Reader;
use super::values::Args;
use ir::{Bundle, CallConv, CallData, CallId, InstFlags, InstKind, Operand, StrId, TailKind, Type};
use smallvec::SmallVec;

/// An operand bundle that was read before its call.
pub(crate) struct PendingBundle {
    tag: StrId,
    operands: Vec<Operand>,
}

/// What the record says before the callee.
#[derive(Clone, Copy)]
struct Head {
    attributes: u64,
    cc: u64,
    tail: TailKind,
    flags: InstFlags,
    /// Row of the function type, in all records since LLVM 3.8.
    row: u64,
}

/// Marks metadata among the operands of a bundle.
const METADATA_OPERAND: u64 = 0x8000_0000;

impl Reader<'_> {
    /// `[tag, value…]`.
    pub(crate) fn operand_bundle(&mut self, args: &mut Args<'_>) -> R<()> {
        let tag = args.next()?;
        let Some(&tag) = usize::try_from(tag).ok().and_then(|tag| self.bundle_tags.get(tag)) else {
            return broken("an operand bundle has a tag that the module does not name");
        };
        let mut operands = Vec::new();
        while args.left() > 0 {
            if args.rest_view().first() == Some(&METADATA_OPERAND) {
                args.next()?;
                let number = args.next()?;
                let Ok(number) = u32::try_from(number) else { return broken("metadata that does not exist") };
                operands.push(self.metadata_use(number)?);
            } else {
                operands.push(self.value_and_type(args)?.0);
            }
        }
        self.body.bundles.push(PendingBundle { tag, operands });
        Ok(())
    }

    /// `[attributes, convention and flags, fast-math, type, callee, arguments…]`.
    pub(crate) fn call(&mut self, args: &mut Args<'_>) -> R<Made> {
        let attributes = args.next()?;
        let bits = args.next()?;
        // 0: tail, 1 to 10: convention, 14: musttail, 15: typed, 16: notail, 17: fast-math.
        if bits >> 18 != 0 || bits & 0b111 << 11 != 0 {
            return unsupported("a call has an unknown flag");
        }
        let flags = if bits >> 17 & 1 != 0 { fast_math(args.next()?)? } else { InstFlags::NONE };
        explicit(bits >> 15)?;
        let tail = match (bits & 1 != 0, bits >> 14 & 1 != 0, bits >> 16 & 1 != 0) {
            (_, true, _) => TailKind::MustTail,
            (_, _, true) => TailKind::NoTail,
            (true, ..) => TailKind::Tail,
            _ => TailKind::None,
        };
        let head = Head { attributes, cc: bits >> 1 & 0x3ff, tail, flags, row: args.next()? };
        let (call, ty) = self.call_rest(head, args)?;
        Ok((InstKind::Call(call), ty))
    }

    /// `[attributes, convention, normal, unwind, type, callee, arguments…]`.
    pub(crate) fn invoke(&mut self, args: &mut Args<'_>) -> R<Made> {
        let attributes = args.next()?;
        let bits = args.next()?;
        explicit(bits >> 13)?;
        let (normal, unwind) = (self.block_op(args)?, self.block_op(args)?);
        let head = Head {
            attributes,
            cc: bits & 0x3ff,
            tail: TailKind::None,
            flags: InstFlags::NONE,
            row: args.next()?,
        };
        let (call, ty) = self.call_rest(head, args)?;
        Ok((InstKind::Invoke { call, normal, unwind }, ty))
    }

    /// `[attributes, convention, fall-through, count, targets…, type, callee, arguments…]`.
    pub(crate) fn call_br(&mut self, args: &mut Args<'_>) -> R<Made> {
        let attributes = args.next()?;
        let bits = args.next()?;
        explicit(bits >> 15)?;
        let mut targets: Vec<Operand> = vec![self.block_op(args)?.into()];
        for _ in 0..args.next()? {
            targets.push(self.block_op(args)?.into());
        }
        let head = Head {
            attributes,
            cc: bits >> 1 & 0x3ff,
            tail: TailKind::None,
            flags: InstFlags::NONE,
            row: args.next()?,
        };
        let (call, ty) = self.call_rest(head, args)?;
        let targets = self.func().make_list(&targets);
        Ok((InstKind::CallBr { call, targets }, ty))
    }

    /// From the callee on.
    fn call_rest(&mut self, head: Head, args: &mut Args<'_>) -> R<(CallId, Type)> {
        let fn_ty = self.ty(head.row)?;
        let Some((ret, params, varargs)) = self.env.types.function(fn_ty) else {
            return invalid("a call has a type that is no function type");
        };
        let params: SmallVec<[Type; 8]> = params.into();
        let (callee, callee_ty, _) = self.value_type_row(args)?;
        let is_asm = matches!(callee.kind(), ir::OperandKind::Asm(_));
        let addr_space = match self.env.types.addr_space(callee_ty) {
            Some(space) => space,
            None if is_asm => 0,
            None => return invalid("a call calls something that is no pointer"),
        };
        self.finish_call(head, callee, addr_space, (fn_ty, ret, &params, varargs), args)
    }

    fn finish_call(
        &mut self,
        head: Head,
        callee: Operand,
        addr_space: u32,
        (fn_ty, ret, params, varargs): (Type, Type, &[Type], bool),
        args: &mut Args<'_>,
    ) -> R<(CallId, Type)> {
        let mut list = SmallVec::<[Operand; 8]>::new();
        for &ty in params {
            if ty == Type::LABEL {
                list.push(self.block_op(args)?.into());
            } else {
                list.push(self.value_of(args, ty)?);
            }
        }
        while varargs && args.left() > 0 {
            list.push(self.value_and_type(args)?.0);
        }
        let attributes = self.attribute_list(head.attributes, head.row)?;
        let bundles = std::mem::take(&mut self.body.bundles);
        let bundles =
            bundles.into_iter().map(|PendingBundle { tag, operands }| Bundle { tag, operands }).collect();
        let (cc, tail, flags) = (CallConv(head.cc as u16), head.tail, head.flags);
        let f = self.func();
        let args = f.make_list(&list);
        let call = CallData { callee, fn_ty, args, cc, tail, flags, attributes, bundles, addr_space };
        Ok((f.calls.push(call), ret))
    }
}

/// Records state the function type since LLVM 3.8.
fn explicit(bit: u64) -> R<()> {
    if bit & 1 == 0 {
        return unsupported("a call without its function type, from before LLVM 5");
    }
    Ok(())
}
