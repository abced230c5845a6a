//! Values and blocks of the function that is being read: names, numbers, uses before the definition.
//!
//! Names and numbers of values and blocks are one space. A use before the definition makes a place holder of the type
//! that the use expects; the definition takes it over. LangRef, "Identifiers".

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{
    Block, BlockData, ConstKind, Function, Inst, InstData, InstKind, Operand, StrId, Type, Value, ValueData,
    ValueDef,
};
use rustc_hash::FxHashMap;

/// How a local is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LocalName {
    Name(StrId),
    Number(u32),
}

/// What a local is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Slot {
    Value(Value),
    Block(Block),
}

/// The tables of one function; their memory serves all.
#[derive(Default)]
pub(crate) struct Locals {
    /// Which function the entries of `names` and `numbers` belong to.
    stamp: u32,
    names: Vec<Option<(u32, Slot)>>,
    numbers: Vec<Option<(u32, Slot)>>,
    /// Numbers that are larger than the function has bytes.
    far: FxHashMap<u32, Slot>,
    /// The number that the next unnamed local has at least.
    pub(crate) next: u32,
    /// Longest list of numbers that this function may ask for.
    limit: usize,
    uses: Vec<(Slot, LocalName, SourceSpan)>,
    defined_blocks: Vec<bool>,
}

/// The origin of a value that is not defined yet.
const UNDEFINED: ValueDef = ValueDef::Arg(u32::MAX);

impl Locals {
    /// Forgets the last function; the next has `bytes` of text.
    pub(crate) fn start(&mut self, bytes: usize) {
        self.stamp += 1;
        self.far.clear();
        self.next = 0;
        self.limit = bytes;
        self.uses.clear();
        self.defined_blocks.clear();
    }

    fn get(&self, name: LocalName) -> Option<Slot> {
        let entry = match name {
            LocalName::Name(name) => self.names.get(name.index()).copied().flatten(),
            LocalName::Number(n) if n as usize >= self.limit => return self.far.get(&n).copied(),
            LocalName::Number(n) => self.numbers.get(n as usize).copied().flatten(),
        };
        entry.filter(|(stamp, _)| *stamp == self.stamp).map(|(_, slot)| slot)
    }

    /// What a name stands for.
    pub(crate) fn slot(&self, name: LocalName) -> Option<Slot> {
        self.get(name)
    }

    fn set(&mut self, name: LocalName, slot: Slot) {
        let (list, index) = match name {
            LocalName::Name(name) => (&mut self.names, name.index()),
            LocalName::Number(n) if n as usize >= self.limit => {
                self.far.insert(n, slot);
                return;
            }
            LocalName::Number(n) => (&mut self.numbers, n as usize),
        };
        if index >= list.len() {
            // Doubling keeps the cost of a growing pool of names linear.
            list.resize((index + 1).max(list.len() * 2), None);
        }
        list[index] = Some((self.stamp, slot));
    }
}

impl Parser<'_> {
    /// The body that is being read.
    pub(crate) fn func(&mut self) -> &mut Function {
        self.f.as_mut().expect("instructions are read inside a body")
    }

    pub(crate) fn local_text(&self, name: LocalName) -> String {
        match name {
            LocalName::Name(name) => format!("%{}", self.env.strings.text(name)),
            LocalName::Number(number) => format!("%{number}"),
        }
    }

    /// `%name` or `%12` at the cursor.
    pub(crate) fn local_name(&mut self) -> Option<LocalName> {
        match self.tok() {
            T::Local => Some(LocalName::Name(self.intern_text())),
            T::LocalId => Some(LocalName::Number(self.lx.id)),
            _ => None,
        }
    }

    /// A value of type `ty`.
    pub(crate) fn operand(&mut self, ty: Type) -> R<Operand> {
        if let Some(name) = self.local_name() {
            let (start, end) = (self.lx.start, self.lx.end());
            self.next();
            return self.local_use(name, ty, start, end).map(Operand::value);
        }
        if matches!(self.tok(), T::Global | T::GlobalId) {
            return self.global_ref(ty).map(Operand::global);
        }
        let c = self.constant(ty)?;
        Ok(match self.pool_ref().kind(c) {
            // A cast of a typed pointer vanishes and leaves a bare global.
            ConstKind::Global(id) => Operand::global(*id),
            _ => Operand::constant(c),
        })
    }

    /// A type and a value of it.
    pub(crate) fn typed_operand(&mut self) -> R<(Type, Operand)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    fn local_use(&mut self, name: LocalName, ty: Type, start: usize, end: usize) -> R<Value> {
        match self.locals.get(name) {
            Some(Slot::Value(value)) => {
                let found = self.func().values[value].ty;
                if found == ty {
                    return Ok(value);
                }
                let message = format!(
                    "`{}` is defined with type `{}`, but expected to be of type `{}`",
                    self.local_text(name),
                    self.type_text(found),
                    self.type_text(ty)
                );
                let definition = self.value_span(value);
                self.contradicts(SourceSpan::new(self.file, start, end), message, definition, "defined here")
            }
            Some(Slot::Block(_)) => {
                let message = format!("`{}` is a block, not a value", self.local_text(name));
                self.invalid(SourceSpan::new(self.file, start, end), message)
            }
            None => {
                let span = SourceSpan::new(self.file, start, end);
                if self.f.is_none() {
                    return self.invalid(span, "a local value cannot be used outside functions");
                }
                if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA)
                    || self.env.types.function(ty).is_some()
                {
                    let message = format!("there is no value of type `{}`", self.type_text(ty));
                    return self.invalid(span, message);
                }
                let value = self.func().values.push(ValueData { ty, def: UNDEFINED });
                self.locals.set(name, Slot::Value(value));
                self.locals.uses.push((Slot::Value(value), name, span));
                Ok(value)
            }
        }
    }

    /// `label %name`.
    pub(crate) fn label(&mut self) -> R<Block> {
        self.expect_word(b"label")?;
        self.block_ref()
    }

    /// `%name` of a block.
    pub(crate) fn block_ref(&mut self) -> R<Block> {
        let Some(name) = self.local_name() else { return self.unexpected("a block, such as `%name`") };
        let span = self.span();
        self.next();
        match self.locals.get(name) {
            Some(Slot::Block(block)) => Ok(block),
            Some(Slot::Value(_)) => {
                let message = format!("`{}` is a value, not a block", self.local_text(name));
                self.invalid(span, message)
            }
            None => {
                let block = self.make_block(name);
                self.locals.uses.push((Slot::Block(block), name, span));
                Ok(block)
            }
        }
    }

    fn make_block(&mut self, name: LocalName) -> Block {
        let text = match name {
            LocalName::Name(name) => Some(name),
            LocalName::Number(_) => None,
        };
        let block = self.func().blocks.push(BlockData { name: text, insts: Vec::new() });
        self.locals.set(name, Slot::Block(block));
        self.locals.defined_blocks.push(false);
        block
    }

    /// Starts a block. Without a name it takes the next number.
    pub(crate) fn define_block(&mut self, name: Option<LocalName>, span: SourceSpan) -> R<Block> {
        let name = self.claim_number(name, span)?;
        let block = match self.locals.get(name) {
            Some(Slot::Block(block)) if !self.locals.defined_blocks[block.as_u32() as usize] => block,
            Some(_) => {
                let message = format!("`{}` is defined twice", self.local_text(name));
                return self.invalid(span, message);
            }
            None => self.make_block(name),
        };
        self.locals.defined_blocks[block.as_u32() as usize] = true;
        if self.has_block_addresses
            && let LocalName::Number(number) = name
        {
            let id = self.func().id;
            self.block_numbers.insert((id, number), block);
        }
        self.func().layout.push(block);
        Ok(block)
    }

    /// The name that a definition gets: numbers must grow.
    fn claim_number(&mut self, name: Option<LocalName>, span: SourceSpan) -> R<LocalName> {
        let number = match name {
            Some(LocalName::Number(number)) if number < self.locals.next => {
                let message = format!("the number {number} must be {} or greater", self.locals.next);
                return self.invalid(span, message);
            }
            Some(LocalName::Number(number)) => number,
            None => self.locals.next,
            Some(name) => return Ok(name),
        };
        if number == u32::MAX {
            return self.invalid(span, "the number of this value or block is too large");
        }
        self.locals.next = number + 1;
        Ok(LocalName::Number(number))
    }

    /// Names a parameter.
    pub(crate) fn define_argument(
        &mut self,
        index: usize,
        name: Option<LocalName>,
        span: SourceSpan,
    ) -> R<()> {
        let name = self.claim_number(name, span)?;
        if self.locals.get(name).is_some() {
            let message = format!("`{}` is defined twice", self.local_text(name));
            return self.invalid(span, message);
        }
        let value = self.func().args[index];
        self.locals.set(name, Slot::Value(value));
        self.name_value(name, value);
        Ok(())
    }

    /// Where the instruction that makes a value stands.
    fn value_span(&self, value: Value) -> Option<SourceSpan> {
        let f = self.f.as_ref()?;
        f.def_inst(value).and_then(|inst| f.spans[inst])
    }

    fn name_value(&mut self, name: LocalName, value: Value) {
        if let LocalName::Name(name) = name {
            self.func().value_names[value] = Some(name);
        }
    }

    /// Makes an instruction; `name` is what stood in front of its `=`.
    pub(crate) fn define_inst(
        &mut self,
        name: Option<LocalName>,
        name_span: SourceSpan,
        kind: InstKind,
        ty: Type,
    ) -> R<Inst> {
        if ty == Type::VOID {
            if name.is_some() {
                return self.invalid(name_span, "an instruction without a result cannot have a name");
            }
            return Ok(self.func().make_inst(kind, ty, None));
        }
        let name = self.claim_number(name, name_span)?;
        let inst = match self.locals.get(name) {
            None => {
                let inst = self.func().make_inst(kind, ty, None);
                if let Some(value) = self.func().result(inst) {
                    self.locals.set(name, Slot::Value(value));
                }
                inst
            }
            Some(Slot::Value(value)) if self.func().values[value].def == UNDEFINED => {
                let expected = self.func().values[value].ty;
                if expected != ty {
                    let message = format!(
                        "`{}` is defined with type `{}`, but was expected to be of type `{}` where it was used before",
                        self.local_text(name),
                        self.type_text(ty),
                        self.type_text(expected)
                    );
                    return self.invalid(name_span, message);
                }
                let f = self.func();
                let inst = f.insts.push(InstData { kind, result: value.into(), loc: None.into() });
                f.values[value].def = ValueDef::Inst(inst);
                inst
            }
            Some(slot) => {
                let message = format!("`{}` is defined twice", self.local_text(name));
                let first = match slot {
                    Slot::Value(value) => self.value_span(value),
                    Slot::Block(_) => None,
                };
                return self.contradicts(name_span, message, first, "first defined here");
            }
        };
        if let Some(value) = self.func().result(inst) {
            self.name_value(name, value);
        }
        Ok(inst)
    }

    /// At the end of a body: everything that was used is defined.
    pub(crate) fn finish_locals(&mut self) -> R<()> {
        let mut result = Ok(());
        for (slot, name, span) in std::mem::take(&mut self.locals.uses) {
            let undefined = match slot {
                Slot::Value(value) => self.func().values[value].def == UNDEFINED,
                Slot::Block(block) => !self.locals.defined_blocks[block.as_u32() as usize],
            };
            if undefined {
                let what = if matches!(slot, Slot::Value(_)) { "value" } else { "block" };
                let message = format!("the {what} `{}` is used but never defined", self.local_text(name));
                result = self.invalid(span, message);
            }
        }
        result
    }
}
