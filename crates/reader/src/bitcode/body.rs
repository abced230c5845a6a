//! Function bodies: their tables, the instructions in order, locations and debug records.

use super::call::PendingBundle;
use super::fault::{Fault, R, broken, invalid, unsupported};
use super::inst::Made;
use super::reader::{Reader, block};
use super::stream::{Entry, Record};
use super::values::{Args, Slot};
use ir::{
    Block, DebugLoc, DebugLocData, DebugRecord, DebugRecordKind, Function, Inst, MdField, MdKey, MdKind,
    MdOperand, MdValue, Metadata, Type, Value,
};
use rustc_hash::FxHashMap;

/// What is known of the body that is read.
#[derive(Default)]
pub(crate) struct BodyState {
    /// Number of the body's first value; `None` outside bodies.
    pub(crate) first_value: Option<u32>,
    /// Values that were used before their definition, and where first.
    pub(crate) forward: FxHashMap<u32, (Value, usize)>,
    /// Instructions by number.
    pub(crate) insts: Vec<Inst>,
    /// The block that the next instruction goes to.
    block: usize,
    last_loc: Option<DebugLoc>,
    pub(crate) bundles: Vec<PendingBundle>,
}

impl Reader<'_> {
    /// Reads every body whose place is known.
    pub(crate) fn read_bodies(&mut self) {
        let bodies = std::mem::take(&mut self.bodies);
        let defined = std::mem::take(&mut self.defined);
        for (id, bit) in defined.into_iter().zip(bodies) {
            self.read_body(id, bit);
        }
        self.check_block_addresses();
    }

    /// Reads the body that stands at that bit. A body with an error in it is no body.
    pub(crate) fn read_body(&mut self, id: ir::GlobalId, bit: usize) {
        let Some((_, params, _)) = self.env.types.function(self.env.globals[id].ty) else { return };
        let params = params.to_vec();
        self.f = Some(Box::new(Function::new(id, &params)));
        let (values, raw, metadata) = (self.values.len(), self.raw.mark(), self.md.ids.len());
        self.body = BodyState { first_value: Some(values as u32), ..BodyState::default() };
        self.made_here.clear();
        self.depth = 0;
        self.c.jump(bit);
        let result = self.body(&params);
        if let Err(fault) = result {
            self.report(*fault);
            self.f = None;
        }
        self.module.bodies[id] = self.f.take();
        self.drop_local_metadata(metadata);
        self.values.truncate(values);
        self.raw.truncate(raw);
        self.body = BodyState::default();
    }

    fn check_block_addresses(&mut self) {
        for pending in std::mem::take(&mut self.block_addresses) {
            let Some(body) = self.module.body(pending.function) else { continue };
            let count = body.blocks.len();
            if pending.block.as_u32() as usize >= count {
                let fault = broken::<()>("a block address names a block that the function does not have");
                if let Err(fault) = fault.map_err(|f: Box<Fault>| f.at(pending.at)) {
                    self.report(*fault);
                }
            }
        }
    }

    fn body(&mut self, params: &[Type]) -> R<()> {
        self.c.enter(block::FUNCTION)?;
        for index in 0..params.len() {
            let value = self.func().args[index];
            self.push_value(Slot::Local(value))?;
        }
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => break,
                Entry::Block(id) => match id {
                    block::CONSTANTS => self.constants_block()?,
                    block::METADATA => self.metadata_block()?,
                    block::METADATA_ATTACHMENT => self.attachments_block()?,
                    block::VALUE_SYMTAB => self.local_names()?,
                    // The order of uses means nothing.
                    block::USELIST => self.c.skip()?,
                    _ => return unsupported(format!("a function has a block of the unknown kind {id}")),
                },
                Entry::Record => self.body_record(&record)?,
            }
        }
        self.finish_body()
    }

    fn finish_body(&mut self) -> R<()> {
        if let Some((_, &(_, at))) = self.body.forward.iter().min_by_key(|(id, _)| **id) {
            return invalid("a value is used that the function does not define")
                .map_err(|f: Box<Fault>| f.at(at));
        }
        let at = self.body.block;
        let f = self.func();
        if f.blocks.is_empty() {
            return broken("a function has no blocks");
        }
        if at != f.layout.len() {
            return broken("a function has blocks without an end");
        }
        if !self.body.bundles.is_empty() {
            return broken("operand bundles belong to no call");
        }
        self.finish_metadata()
    }

    fn body_record(&mut self, record: &Record) -> R<()> {
        let mut args = Args::new(&record.ops);
        match record.code {
            1 => self.declare_blocks(&mut args),
            33 => {
                let loc = self.body.last_loc;
                self.set_loc(loc)
            }
            35 => self.debug_loc(&mut args),
            55 => self.operand_bundle(&mut args),
            // Which other functions have addresses of blocks of this one.
            60 => Ok(()),
            61..=66 => self.debug_record(record.code, &mut args),
            _ => {
                let (made, name) = self.instruction(record.code, &mut args)?;
                args.done(name)?;
                self.place(made)
            }
        }
    }

    fn declare_blocks(&mut self, args: &mut Args<'_>) -> R<()> {
        let count = args.next()?;
        // A block takes an instruction, and that four bits or more.
        if count > (self.c.left() / 4) as u64 {
            return broken("a function has more blocks than the file has room for");
        }
        let f = self.func();
        if !f.blocks.is_empty() {
            return broken("a function states its blocks twice");
        }
        for _ in 0..count {
            f.add_block(None);
        }
        Ok(())
    }

    /// Puts an instruction at the end of the current block.
    fn place(&mut self, (kind, ty): Made) -> R<()> {
        let span = self.here();
        let at = self.body.block;
        if at >= self.func().layout.len() {
            return broken("an instruction belongs to no block");
        }
        if !self.body.bundles.is_empty() {
            return broken("operand bundles belong to an instruction that is no call");
        }
        let terminator = kind.is_terminator();
        let inst = self.define(kind, ty)?;
        self.body.insts.push(inst);
        let f = self.func();
        f.spans[inst] = Some(span);
        let block = f.layout[at];
        f.blocks[block].insts.push(inst);
        self.body.block += usize::from(terminator);
        Ok(())
    }

    fn instruction(&mut self, code: u32, args: &mut Args<'_>) -> R<(Made, &'static str)> {
        Ok(match code {
            2 => (self.binary(args)?, "binop"),
            3 => (self.cast(args)?, "cast"),
            5 => (self.select(args, false)?, "select"),
            6 => (self.extract_element(args)?, "extractelement"),
            7 => (self.insert_element(args)?, "insertelement"),
            8 => (self.shuffle_vector(args)?, "shufflevector"),
            9 | 28 => (self.compare(args)?, "cmp"),
            10 => (self.ret(args)?, "ret"),
            11 => (self.br(args)?, "br"),
            12 => (self.switch(args)?, "switch"),
            13 => (self.invoke(args)?, "invoke"),
            15 => ((ir::InstKind::Unreachable, Type::VOID), "unreachable"),
            16 => (self.phi(args)?, "phi"),
            19 => (self.alloca(args)?, "alloca"),
            20 => (self.load(args, false)?, "load"),
            23 => (self.va_arg(args)?, "va_arg"),
            26 => (self.extract_value(args)?, "extractvalue"),
            27 => (self.insert_value(args)?, "insertvalue"),
            29 => (self.select(args, true)?, "select"),
            31 => (self.indirect_br(args)?, "indirectbr"),
            34 => (self.call(args)?, "call"),
            36 => (self.fence(args)?, "fence"),
            38 => (self.atomic_rmw(args, true)?, "atomicrmw"),
            39 => (self.resume(args)?, "resume"),
            41 => (self.load(args, true)?, "load"),
            43 => (self.gep(args)?, "getelementptr"),
            44 => (self.store(args, false)?, "store"),
            45 => (self.store(args, true)?, "store"),
            46 => (self.cmp_xchg(args)?, "cmpxchg"),
            47 => (self.landing_pad(args)?, "landingpad"),
            48 => (self.cleanup_ret(args)?, "cleanupret"),
            49 => (self.catch_ret(args)?, "catchret"),
            50 => (self.catch_pad(args)?, "catchpad"),
            51 => (self.cleanup_pad(args)?, "cleanuppad"),
            52 => (self.catch_switch(args)?, "catchswitch"),
            56 => (self.unary(args)?, "unop"),
            57 => (self.call_br(args)?, "callbr"),
            58 => (self.freeze(args)?, "freeze"),
            59 => (self.atomic_rmw(args, false)?, "atomicrmw"),
            4 | 24 | 30 | 37 | 40 | 42 => {
                return unsupported(format!(
                    "a function has an instruction in a form (record {code}) from before LLVM 5"
                ));
            }
            _ => return unsupported(format!("a function has a record of the unknown kind {code}")),
        })
    }

    // Locations.

    fn set_loc(&mut self, loc: Option<DebugLoc>) -> R<()> {
        let Some(&inst) = self.body.insts.last() else {
            return broken("a location stands before the first instruction");
        };
        self.func().insts[inst].loc = loc.into();
        Ok(())
    }

    /// `[line, column, scope, inlined at, implicit, group, rank]`.
    fn debug_loc(&mut self, args: &mut Args<'_>) -> R<()> {
        let number =
            |op: u64| u32::try_from(op).or_else(|_| invalid("a location has a number that is too large"));
        let (line, column) = (number(args.next()?)?, number(args.next()?)?);
        let scope = match self.md_or_null(args.next()?)? {
            MdValue::Md(scope) => scope,
            _ => return invalid("a location has no scope"),
        };
        let inlined_at = match self.md_or_null(args.next()?)? {
            MdValue::Md(at) => Some(at),
            _ => None,
        };
        let implicit = args.opt().is_some_and(|op| op != 0);
        let (group, rank) = (args.opt().unwrap_or(0), args.opt().unwrap_or(0));
        args.done("location")?;
        let data = if group == 0 && rank == 0 {
            DebugLocData::Direct { line, column, scope, inlined_at, implicit }
        } else {
            DebugLocData::Node(self.grouped_location(
                line,
                column,
                scope,
                inlined_at,
                implicit,
                (group, rank),
            ))
        };
        let f = self.func();
        let loc = match f.debug_locs.last() {
            Some((loc, last)) if *last == data => loc,
            _ => f.debug_locs.push(data),
        };
        self.body.last_loc = Some(loc);
        self.set_loc(Some(loc))
    }

    fn grouped_location(
        &mut self,
        line: u32,
        column: u32,
        scope: Metadata,
        inlined_at: Option<Metadata>,
        implicit: bool,
        (group, rank): (u64, u64),
    ) -> Metadata {
        let field = |key, value| MdField { key, value };
        let number = |key, n| field(key, MdValue::UInt(n));
        let mut fields = vec![number(MdKey::Line, u64::from(line)), number(MdKey::Column, u64::from(column))];
        fields.push(field(MdKey::Scope, MdValue::Md(scope)));
        fields.extend(inlined_at.map(|at| field(MdKey::InlinedAt, MdValue::Md(at))));
        if implicit {
            fields.push(field(MdKey::IsImplicitCode, MdValue::Bool(true)));
        }
        fields.extend([number(MdKey::AtomGroup, group), number(MdKey::AtomRank, rank)]);
        let span = Some(self.here());
        let node = self.env.metadata.node(MdKind::Location, false, &fields, span);
        self.env.metadata.push(ir::MdData::Node(node))
    }

    /// `#dbg_value` and its kin: the record stands behind the instruction that it comes before.
    fn debug_record(&mut self, code: u32, args: &mut Args<'_>) -> R<()> {
        let Some(&inst) = self.body.insts.last() else {
            return broken("a debug record stands before the first instruction");
        };
        let loc = self.md(args.next()?)?;
        let mut next = |r: &mut Self| -> R<MdOperand> { r.md_operand(args.next()?) };
        let kind = match code {
            61 | 64 => DebugRecordKind::Value,
            62 => DebugRecordKind::Declare,
            63 => DebugRecordKind::Assign,
            65 => DebugRecordKind::Label,
            _ => DebugRecordKind::DeclareValue,
        };
        let operands = if kind == DebugRecordKind::Label {
            vec![next(self)?]
        } else {
            let (variable, expression) = (next(self)?, next(self)?);
            let value = if code == 64 {
                let (value, _) = self.value_and_type(args)?;
                self.operand_md(value)?
            } else {
                next(self)?
            };
            let mut operands = vec![value, variable, expression];
            if kind == DebugRecordKind::Assign {
                let (id, expression, address) = (
                    self.md_operand(args.next()?)?,
                    self.md_operand(args.next()?)?,
                    self.md_operand(args.next()?)?,
                );
                operands.extend([id, address, expression]);
            }
            operands
        };
        args.done("debug record")?;
        let f = self.func();
        let loc = Some(f.debug_locs.push(DebugLocData::Node(loc)));
        f.debug_records.entry(inst).or_default().push(DebugRecord { kind, operands, loc });
        Ok(())
    }

    pub(crate) fn block_op(&mut self, args: &mut Args<'_>) -> R<Block> {
        let op = args.next()?;
        self.block(op)
    }
}
