//! Values by number: globals, constants, arguments and results, and uses before the definition.
//!
//! Globals and the module's constants come first, then a body's arguments, constants and results in order. In a body an
//! operand is the distance back from the next number; a distance that goes ahead is followed by the type where that is
//! not clear.

use super::fault::{R, broken, invalid, unsupported};
use super::reader::Reader;
use ir::{
    ConstKind, Function, GlobalId, Inst, InstData, InstKind, Operand, Type, Value, ValueData, ValueDef,
};

/// The origin of a value that is not defined yet.
const UNDEFINED: ValueDef = ValueDef::Arg(u32::MAX);
/// Values of a module and one body; an operand has 29 bits for its index.
const VALUE_LIMIT: usize = 1 << 28;

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    Global(GlobalId),
    /// A record of [`super::constants::RawConstants`].
    Const(u32),
    Local(Value),
}

/// The operands of a record, taken one by one.
pub(crate) struct Args<'r> {
    ops: &'r [u64],
    at: usize,
}

impl<'r> Args<'r> {
    pub(crate) fn new(ops: &'r [u64]) -> Self {
        Args { ops, at: 0 }
    }

    pub(crate) fn next(&mut self) -> R<u64> {
        match self.ops.get(self.at) {
            Some(&op) => {
                self.at += 1;
                Ok(op)
            }
            None => broken("a record has fewer operands than it must have"),
        }
    }

    pub(crate) fn opt(&mut self) -> Option<u64> {
        let op = self.ops.get(self.at).copied();
        self.at += usize::from(op.is_some());
        op
    }

    pub(crate) fn left(&self) -> usize {
        self.ops.len() - self.at
    }

    /// What is left, without taking it.
    pub(crate) fn rest_view(&self) -> &'r [u64] {
        &self.ops[self.at..]
    }

    pub(crate) fn rest(&mut self) -> &'r [u64] {
        let rest = &self.ops[self.at..];
        self.at = self.ops.len();
        rest
    }

    /// Nothing may be left: what is not understood is not dropped.
    pub(crate) fn done(&self, what: &str) -> R<()> {
        if self.left() == 0 {
            return Ok(());
        }
        unsupported(format!("a record of `{what}` has {} operands that are not known", self.left()))
    }
}

impl Reader<'_> {
    /// The body that is being read.
    pub(crate) fn func(&mut self) -> &mut Function {
        self.f.as_mut().expect("instructions are read inside a body")
    }

    pub(crate) fn push_value(&mut self, slot: Slot) -> R<()> {
        if self.values.len() >= VALUE_LIMIT {
            return unsupported("the module has more than 2^28 values");
        }
        self.values.push(slot);
        Ok(())
    }

    fn absolute(&self, distance: u64) -> u32 {
        (self.values.len() as u32).wrapping_sub(distance as u32)
    }

    /// An operand with its type, which follows if the value is still to come.
    pub(crate) fn value_and_type(&mut self, args: &mut Args<'_>) -> R<(Operand, Type)> {
        let (operand, ty, _) = self.value_type_row(args)?;
        if matches!(operand.kind(), ir::OperandKind::Asm(_)) {
            return invalid("inline assembly is used as a value");
        }
        Ok((operand, ty))
    }

    /// The same, inline assembly included; also the row of the type, where the record has it.
    pub(crate) fn value_type_row(&mut self, args: &mut Args<'_>) -> R<(Operand, Type, Option<u64>)> {
        let id = self.absolute(args.next()?);
        if (id as usize) < self.values.len() {
            let (operand, ty) = self.known(id)?;
            return Ok((operand, ty, None));
        }
        let row = args.next()?;
        let ty = self.ty(row)?;
        if ty == Type::METADATA {
            return Ok((self.metadata_use(id)?, ty, Some(row)));
        }
        Ok((self.ahead(id, ty)?, ty, Some(row)))
    }

    /// An operand whose type is that of the value, which must have been defined.
    pub(crate) fn known_value(&mut self, args: &mut Args<'_>) -> R<(Operand, Type)> {
        let id = self.absolute(args.next()?);
        if id as usize >= self.values.len() {
            return unsupported("an instruction of an old form uses a value before its definition");
        }
        self.known(id)
    }

    /// An operand of a type that is clear.
    pub(crate) fn value_of(&mut self, args: &mut Args<'_>, ty: Type) -> R<Operand> {
        let id = self.absolute(args.next()?);
        self.value_at(id, ty)
    }

    /// The same of `phi`, whose distances have a sign.
    pub(crate) fn signed_value_of(&mut self, op: u64, ty: Type) -> R<Operand> {
        let id = self.absolute(super::attributes::unrotate(op) as u64);
        self.value_at(id, ty)
    }

    /// The value of that number and type.
    pub(crate) fn value_at(&mut self, id: u32, ty: Type) -> R<Operand> {
        if ty == Type::METADATA {
            return self.metadata_use(id);
        }
        if id as usize >= self.values.len() {
            return self.ahead(id, ty);
        }
        let (operand, found) = self.known(id)?;
        if found != ty {
            let (found, ty) = (self.type_text(found), self.type_text(ty));
            return invalid(format!("a value of type `{found}` is used as one of type `{ty}`"));
        }
        if matches!(operand.kind(), ir::OperandKind::Asm(_)) {
            return invalid("inline assembly is used as a value");
        }
        Ok(operand)
    }

    /// A value that has a number already.
    fn known(&mut self, id: u32) -> R<(Operand, Type)> {
        match self.values[id as usize] {
            Slot::Local(value) => Ok((value.into(), self.func().values[value].ty)),
            Slot::Global(global) => Ok((global.into(), self.env.global_ptr_type(global))),
            Slot::Const(raw) => {
                if let Some(asm) = self.inline_asm(raw)? {
                    return Ok((Operand::asm(asm), self.raw_type(raw)?));
                }
                let constant = self.constant(u64::from(id), false)?;
                let pool = &self.func().consts;
                let ty = pool.ty(constant);
                Ok(match pool.kind(constant) {
                    // A cast of a typed pointer vanishes and leaves a bare global.
                    ConstKind::Global(global) => (Operand::global(*global), ty),
                    _ => (Operand::constant(constant), ty),
                })
            }
        }
    }

    /// A value of the body that is still to come.
    pub(crate) fn ahead(&mut self, id: u32, ty: Type) -> R<Operand> {
        if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA) || self.env.types.function(ty).is_some() {
            return invalid(format!("there is no value of type `{}`", self.type_text(ty)));
        }
        if let Some(&(value, _)) = self.body.forward.get(&id) {
            let found = self.func().values[value].ty;
            if found != ty {
                let (found, ty) = (self.type_text(found), self.type_text(ty));
                return invalid(format!("a value is used as one of type `{found}` and of type `{ty}`"));
            }
            return Ok(value.into());
        }
        let at = self.c.start_byte();
        let value = self.func().values.push(ValueData { ty, def: UNDEFINED });
        self.body.forward.insert(id, (value, at));
        Ok(value.into())
    }

    /// Makes an instruction; with a result it takes the next number.
    pub(crate) fn define(&mut self, kind: InstKind, ty: Type) -> R<Inst> {
        if ty == Type::VOID {
            return Ok(self.func().make_inst(kind, ty, None));
        }
        let id = self.values.len() as u32;
        let Some((value, at)) = self.body.forward.remove(&id) else {
            let inst = self.func().make_inst(kind, ty, None);
            if let Some(value) = self.func().result(inst) {
                self.push_value(Slot::Local(value))?;
            }
            return Ok(inst);
        };
        let expected = self.func().values[value].ty;
        if expected != ty {
            let (expected, ty) = (self.type_text(expected), self.type_text(ty));
            let message = format!("a value of type `{ty}` was used as one of type `{expected}` before");
            return invalid(message).map_err(|fault: Box<super::fault::Fault>| fault.at(at));
        }
        let f = self.func();
        let inst = f.insts.push(InstData { kind, result: value.into(), loc: None.into() });
        f.values[value].def = ValueDef::Inst(inst);
        self.push_value(Slot::Local(value))?;
        Ok(inst)
    }

    /// The block of that number.
    pub(crate) fn block(&mut self, op: u64) -> R<ir::Block> {
        match u32::try_from(op) {
            Ok(block) if (block as usize) < self.func().blocks.len() => Ok(ir::Block::from_u32(block)),
            _ => broken("a record names a block that the function does not have"),
        }
    }
}
