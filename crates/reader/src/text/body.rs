//! Function bodies: blocks, the line of an instruction, its attachments, debug records. LangRef, "Functions".

use super::lexer::{Lexer, T};
use super::locals::LocalName;
use super::parser::{Body, Parser, R};
use diag::SourceSpan;
use ir::{
    Block, DebugLoc, DebugLocData, DebugRecord, DebugRecordKind, Function, Inst, MdOperand, Metadata, Type,
};

impl Parser<'_> {
    /// The second pass: every body that the first stepped over.
    pub(crate) fn read_bodies(&mut self) {
        for body in std::mem::take(&mut self.bodies) {
            let params: Vec<Type> = match self.env.types.function(self.env.globals[body.id].ty) {
                Some((_, params, _)) => params.to_vec(),
                None => continue,
            };
            self.f = Some(Box::new(Function::new(body.id, &params)));
            self.in_module = false;
            self.locals.start(body.end - body.start);
            self.lx = Lexer::new(self.src, body.start, body.end);
            let result = self.body(&body);
            self.in_module = true;
            let function = self.f.take();
            // A body with an error in it is no body.
            // The copy is as large as its content; what was grown is a third larger, and a module has many bodies.
            if result.is_ok() {
                self.module.bodies[body.id] = function.map(|function| Box::new(Function::clone(&function)));
            }
        }
    }

    fn body(&mut self, body: &Body) -> R<()> {
        for (index, param) in body.params.iter().enumerate() {
            let name = param.name.map(LocalName::Name).or(param.number.map(LocalName::Number));
            self.define_argument(index, name, param.span)?;
        }
        self.expect(T::LBrace, "`{`")?;
        if self.tok() == T::RBrace {
            return self.unexpected("an instruction: a function has at least one block");
        }
        while self.tok() != T::RBrace && !self.is_word(b"uselistorder") {
            self.block()?;
        }
        while self.is_word(b"uselistorder") {
            self.local_use_order()?;
        }
        self.local_uses = None;
        self.expect(T::RBrace, "`}`")?;
        self.finish_locals()
    }

    fn block(&mut self) -> R<()> {
        let span = self.span();
        let name = match self.tok() {
            T::Label => Some(LocalName::Name(self.intern_text())),
            T::LabelId => Some(LocalName::Number(self.lx.id)),
            _ => None,
        };
        if name.is_some() {
            self.next();
        }
        let block = self.define_block(name, span)?;
        let mut records = Vec::new();
        loop {
            while self.tok() == T::Hash {
                records.push(self.debug_record()?);
            }
            let inst = self.instruction_line(block)?;
            let f = self.func();
            if !records.is_empty() {
                f.debug_records.insert(inst, std::mem::take(&mut records));
            }
            if f.insts[inst].kind.is_terminator() {
                return Ok(());
            }
        }
    }

    /// `%x = opcode … , !dbg !1`.
    fn instruction_line(&mut self, block: Block) -> R<Inst> {
        let start = self.lx.start;
        let mut name_span = self.span();
        let name = self.local_name();
        if name.is_some() {
            self.next();
            self.expect(T::Equal, "`=`")?;
        } else {
            name_span.end = name_span.start;
        }
        let (kind, ty) = self.instruction()?;
        let inst = self.define_inst(name, name_span, kind, ty)?;
        if self.tok() == T::Comma {
            self.attachments(inst)?;
        }
        let span = self.span_from(start);
        let f = self.func();
        f.spans[inst] = Some(span);
        f.blocks[block].insts.push(inst);
        Ok(inst)
    }

    fn attachments(&mut self, inst: Inst) -> R<()> {
        while self.eat(T::Comma) {
            if self.tok() != T::MdName {
                return self.unexpected("metadata, such as `!dbg`");
            }
            let is_location = self.lx.text == b"dbg";
            let kind = self.intern_text();
            self.next();
            let node = self.metadata_node()?;
            if is_location {
                let loc = self.debug_loc(node);
                self.func().insts[inst].loc = loc.into();
            } else {
                self.func().attachments.entry(inst).or_default().push((kind, node));
            }
        }
        Ok(())
    }

    /// The entry of a location in the function's table.
    fn debug_loc(&mut self, node: Metadata) -> DebugLoc {
        let f = self.func();
        // Neighbours often share their location.
        let data = DebugLocData::Node(node);
        match f.debug_locs.last() {
            Some((loc, last)) if *last == data => loc,
            _ => f.debug_locs.push(data),
        }
    }

    /// `#dbg_value(…)` and its kin.
    fn debug_record(&mut self) -> R<DebugRecord> {
        self.debug_form(true)?;
        self.next();
        let kind = match self.word() {
            b"dbg_value" => DebugRecordKind::Value,
            b"dbg_declare" => DebugRecordKind::Declare,
            b"dbg_declare_value" => DebugRecordKind::DeclareValue,
            b"dbg_assign" => DebugRecordKind::Assign,
            b"dbg_label" => DebugRecordKind::Label,
            _ => return self.unexpected("a debug record, such as `#dbg_value`"),
        };
        let span = self.span();
        self.next();
        self.expect(T::LParen, "`(`")?;
        let mut operands = Vec::new();
        loop {
            // Only what is described may be a value.
            let position = operands.len();
            let value = position == 0 || (position == 4 && kind == DebugRecordKind::Assign);
            if !value && !matches!(self.tok(), T::MdId | T::MdName | T::Bang) {
                return self.unexpected("metadata, such as `!4`");
            }
            operands.push(self.metadata_operand()?);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RParen, "`)`")?;
        let expected = match kind {
            DebugRecordKind::Label => 2,
            DebugRecordKind::Assign => 7,
            _ => 4,
        };
        if operands.len() != expected {
            return self.syntax(span, format!("this debug record has {expected} operands"));
        }
        let loc = match operands.pop() {
            Some(MdOperand::Md(node)) => Some(self.debug_loc(node)),
            _ => return self.syntax(span, "the last operand of a debug record is its location"),
        };
        Ok(DebugRecord { kind, operands, loc })
    }

    /// The span of what was read since `start`, of a name in front of a comma for instance.
    pub(crate) fn empty_span(&self) -> SourceSpan {
        SourceSpan::new(self.file, self.lx.start, self.lx.start)
    }
}
