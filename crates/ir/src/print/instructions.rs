//! Bodies: blocks and instructions.

use super::constants::implied_by_inbounds;
use super::{LocalNames, Printer, put};
use crate::{
    Block, CallData, CallId, DebugLocData, DebugRecord, DebugRecordKind, EhInst, Function, Inst, InstFlags,
    InstKind, MemInfo, Operand, OperandKind, Ordering, ScopeId, TailKind, Type, TypeKind,
};
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn body(&mut self, function: &Function, names: &LocalNames<'_>) {
        for (index, &block) in function.layout.iter().enumerate() {
            // The entry block's label may be left out unless it has a name.
            if index > 0 || function.blocks[block].name.is_some() {
                put!(self, "{}:\n", names.block(block));
            }
            for &inst in &function.blocks[block].insts {
                for record in function.debug_records.get(&inst).into_iter().flatten() {
                    self.debug_record(function, names, record);
                }
                self.out.push_str("  ");
                self.bare_instruction(function, names, inst);
                self.instruction_metadata(function, inst);
                self.out.push('\n');
            }
        }
    }

    fn instruction_metadata(&mut self, function: &Function, inst: Inst) {
        if let Some(loc) = function.insts[inst].loc.expand() {
            self.out.push_str(", !dbg ");
            self.debug_loc(&function.debug_locs[loc]);
        }
        if let Some(list) = function.attachments.get(&inst) {
            self.attachments(list, ", ");
        }
    }

    fn debug_loc(&mut self, loc: &DebugLocData) {
        match *loc {
            DebugLocData::Node(id) => self.metadata(id),
            DebugLocData::Direct { line, column, scope, inlined_at, implicit } => {
                put!(self, "!DILocation(line: {line}, column: {column}, scope: ");
                self.metadata(scope);
                if let Some(at) = inlined_at {
                    self.out.push_str(", inlinedAt: ");
                    self.metadata(at);
                }
                self.out.push_str(if implicit { ", isImplicitCode: true)" } else { ")" });
            }
        }
    }

    fn debug_record(&mut self, function: &Function, names: &LocalNames<'_>, record: &DebugRecord) {
        let word = match record.kind {
            DebugRecordKind::Value => "value",
            DebugRecordKind::Declare => "declare",
            DebugRecordKind::DeclareValue => "declare_value",
            DebugRecordKind::Assign => "assign",
            DebugRecordKind::Label => "label",
        };
        put!(self, "    #dbg_{word}(");
        for (index, operand) in record.operands.iter().enumerate() {
            self.comma(index);
            self.metadata_operand(function, names, operand);
        }
        if let Some(loc) = record.loc {
            self.out.push_str(", ");
            self.debug_loc(&function.debug_locs[loc]);
        }
        self.out.push_str(")\n");
    }

    /// An operand without its type.
    fn operand(&mut self, function: &Function, names: &LocalNames<'_>, operand: Operand) {
        let env = self.env;
        match operand.kind() {
            OperandKind::Value(v) => put!(self, "{}", names.value(v)),
            OperandKind::Const(c) => self.constant(&function.consts, c),
            OperandKind::Global(g) => put!(self, "{}", self.globals.get(env, g)),
            OperandKind::Block(b) => put!(self, "%{}", names.block(b)),
            OperandKind::Metadata(m) => self.metadata_operand(function, names, &function.md_operands[m]),
            OperandKind::Asm(a) => self.asm(&env.asms[a]),
        }
    }

    fn asm(&mut self, asm: &crate::InlineAsm) {
        let env = self.env;
        self.out.push_str("asm ");
        for (set, word) in [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel_dialect, "inteldialect "),
            (asm.unwind, "unwind "),
        ] {
            self.out.push_str(if set { word } else { "" });
        }
        let text = |s| super::names::escape(env.strings.bytes(s));
        put!(self, "\"{}\", \"{}\"", text(asm.template), text(asm.constraints));
    }

    /// An operand with its type.
    pub(super) fn typed_operand(&mut self, function: &Function, names: &LocalNames<'_>, operand: Operand) {
        self.ty(function.operand_type(operand, self.env));
        self.out.push(' ');
        self.operand(function, names, operand);
    }

    fn typed_operands(&mut self, function: &Function, names: &LocalNames<'_>, operands: &[Operand]) {
        for (index, &operand) in operands.iter().enumerate() {
            self.comma(index);
            self.typed_operand(function, names, operand);
        }
    }

    fn inst_flags(&mut self, flags: InstFlags) {
        let mut rest = flags;
        if flags.has(InstFlags::FAST) {
            self.out.push_str(" fast");
            rest = flags.without(InstFlags::FAST);
        }
        for (flag, name) in InstFlags::ALL {
            if rest.has(*flag) {
                put!(self, " {name}");
            }
        }
    }

    /// `op flags T a, b` where all operands are of one type.
    fn same_type(
        &mut self,
        function: &Function,
        names: &LocalNames<'_>,
        flags: InstFlags,
        operands: [Operand; 2],
    ) {
        self.inst_flags(flags);
        self.out.push(' ');
        self.typed_operand(function, names, operands[0]);
        self.out.push_str(", ");
        self.operand(function, names, operands[1]);
    }

    /// The instruction without metadata.
    pub(super) fn bare_instruction(&mut self, function: &Function, names: &LocalNames<'_>, inst: Inst) {
        use InstKind::*;
        if let Some(value) = function.result(inst) {
            put!(self, "{} = ", names.value(value));
        }
        let kind = &function.insts[inst].kind;
        let result = function.result_type(inst);
        match kind {
            Load { mem, .. } | Store { mem, .. } => {
                return self.load_or_store(function, names, kind, result, mem);
            }
            Call(call) => return self.call(function, names, "call", *call),
            Invoke { call, normal, unwind } => {
                self.call(function, names, "invoke", *call);
                put!(
                    self,
                    "\n          to label %{} unwind label %{}",
                    names.block(*normal),
                    names.block(*unwind)
                );
                return;
            }
            CallBr { call, targets } => return self.call_br(function, names, *call, function.list(targets)),
            Eh(eh) => return self.eh(function, names, eh, result),
            _ => self.out.push_str(kind.opcode_name()),
        }
        match kind {
            Ret(None) => self.out.push_str(" void"),
            Ret(Some(value)) => {
                self.out.push(' ');
                self.typed_operand(function, names, *value);
            }
            Br(block) => put!(self, " label %{}", names.block(*block)),
            CondBr { cond, on_true, on_false } => {
                self.out.push(' ');
                self.typed_operand(function, names, *cond);
                put!(self, ", label %{}, label %{}", names.block(*on_true), names.block(*on_false));
            }
            Switch(list) => self.switch(function, names, function.list(list)),
            IndirectBr(list) => {
                let list = function.list(list);
                self.out.push(' ');
                self.typed_operand(function, names, list[0]);
                self.out.push_str(", [");
                self.typed_operands(function, names, &list[1..]);
                self.out.push(']');
            }
            Unreachable => {}
            Unary { flags, value, .. } => {
                self.inst_flags(*flags);
                self.out.push(' ');
                self.typed_operand(function, names, *value);
            }
            Binary { flags, lhs, rhs, .. } => self.same_type(function, names, *flags, [*lhs, *rhs]),
            ICmp { pred, flags, lhs, rhs } => {
                self.inst_flags(*flags);
                put!(self, " {pred}");
                self.same_type(function, names, InstFlags::NONE, [*lhs, *rhs]);
            }
            FCmp { pred, flags, lhs, rhs } => {
                self.inst_flags(*flags);
                put!(self, " {pred}");
                self.same_type(function, names, InstFlags::NONE, [*lhs, *rhs]);
            }
            Cast { flags, value, .. } => {
                self.inst_flags(*flags);
                self.out.push(' ');
                self.typed_operand(function, names, *value);
                self.out.push_str(" to ");
                self.ty(result);
            }
            Select { flags, cond, on_true, on_false } => {
                self.inst_flags(*flags);
                self.out.push(' ');
                self.typed_operands(function, names, &[*cond, *on_true, *on_false]);
            }
            Freeze(value) => {
                self.out.push(' ');
                self.typed_operand(function, names, *value);
            }
            Phi { flags, incoming } => {
                self.inst_flags(*flags);
                self.out.push(' ');
                self.ty(result);
                for (index, pair) in function.list(incoming).chunks_exact(2).enumerate() {
                    self.comma(index);
                    self.out.push_str(if index == 0 { " [ " } else { "[ " });
                    self.operand(function, names, pair[0]);
                    self.out.push_str(", ");
                    self.operand(function, names, pair[1]);
                    self.out.push_str(" ]");
                }
            }
            VaArg(list) => {
                self.out.push(' ');
                self.typed_operand(function, names, *list);
                self.out.push_str(", ");
                self.ty(result);
            }
            ExtractElement { vector, index } => {
                self.out.push(' ');
                self.typed_operands(function, names, &[*vector, *index]);
            }
            InsertElement { vector, element, index } => {
                self.out.push(' ');
                self.typed_operands(function, names, &[*vector, *element, *index]);
            }
            ShuffleVector { a, b, mask } => {
                self.out.push(' ');
                self.typed_operands(function, names, &[*a, *b]);
                self.out.push_str(", ");
                let scalable = matches!(self.env.types.kind(result), TypeKind::Vector { scalable: true, .. });
                let mask: Vec<i32> = function.indices(*mask).iter().map(|&lane| lane as i32).collect();
                self.shuffle_mask(mask.into_iter(), scalable);
            }
            ExtractValue { aggregate, indices } => {
                self.out.push(' ');
                self.typed_operand(function, names, *aggregate);
                self.path(function.indices(*indices));
            }
            InsertValue { aggregate, element, indices } => {
                self.out.push(' ');
                self.typed_operands(function, names, &[*aggregate, *element]);
                self.path(function.indices(*indices));
            }
            Alloca { .. } => self.alloca(function, names, kind, result),
            Fence { ordering, scope } => {
                self.scope(*scope);
                put!(self, " {ordering}");
            }
            CmpXchg { ptr, expected, new, mem, failure, weak } => {
                self.out.push_str(if *weak { " weak" } else { "" });
                self.out.push_str(if mem.volatile { " volatile " } else { " " });
                self.typed_operands(function, names, &[*ptr, *expected, *new]);
                self.scope(mem.scope);
                put!(self, " {} {failure}", mem.ordering);
                self.align(mem);
            }
            AtomicRmw { op, ptr, value, mem } => {
                put!(self, "{} {op} ", if mem.volatile { " volatile" } else { "" });
                self.typed_operands(function, names, &[*ptr, *value]);
                self.scope(mem.scope);
                put!(self, " {}", mem.ordering);
                self.align(mem);
            }
            Gep { source, flags, operands } => {
                self.inst_flags(implied_by_inbounds(*flags));
                self.out.push(' ');
                self.ty(*source);
                self.out.push_str(", ");
                self.typed_operands(function, names, function.list(operands));
            }
            Load { .. } | Store { .. } | Call(_) | Invoke { .. } | CallBr { .. } | Eh(_) => {
                unreachable!("printed above")
            }
        }
    }

    fn path(&mut self, indices: &[u32]) {
        for index in indices {
            put!(self, ", {index}");
        }
    }

    fn scope(&mut self, scope: ScopeId) {
        if scope != ScopeId::SYSTEM {
            put!(self, " syncscope(\"{}\")", self.env.scope_name(scope));
        }
    }

    fn align(&mut self, mem: &MemInfo) {
        if let Some(align) = mem.align.bytes() {
            put!(self, ", align {align}");
        }
    }

    fn alloca(&mut self, function: &Function, names: &LocalNames<'_>, kind: &InstKind, result: Type) {
        let InstKind::Alloca { ty, count, align, inalloca, swifterror } = kind else { return };
        self.out.push_str(if *inalloca { " inalloca" } else { "" });
        self.out.push_str(if *swifterror { " swifterror " } else { " " });
        self.ty(*ty);
        if function.as_int(*count) != Some(1) || function.operand_type(*count, self.env) != Type::I32 {
            self.out.push_str(", ");
            self.typed_operand(function, names, *count);
        }
        if let Some(align) = align.bytes() {
            put!(self, ", align {align}");
        }
        if let Some(space) = self.env.types.addr_space(result).filter(|&space| space != 0) {
            put!(self, ", addrspace({space})");
        }
    }

    fn load_or_store(
        &mut self,
        function: &Function,
        names: &LocalNames<'_>,
        kind: &InstKind,
        result: Type,
        mem: &MemInfo,
    ) {
        let atomic = mem.ordering != Ordering::NotAtomic;
        self.out.push_str(kind.opcode_name());
        self.out.push_str(if atomic { " atomic" } else { "" });
        self.out.push_str(if mem.volatile { " volatile " } else { " " });
        match kind {
            InstKind::Store { value, ptr, .. } => self.typed_operands(function, names, &[*value, *ptr]),
            InstKind::Load { ptr, .. } => {
                self.ty(result);
                self.out.push_str(", ");
                self.typed_operand(function, names, *ptr);
            }
            _ => {}
        }
        if atomic {
            self.scope(mem.scope);
            put!(self, " {}", mem.ordering);
        }
        self.align(mem);
    }

    fn switch(&mut self, function: &Function, names: &LocalNames<'_>, list: &[Operand]) {
        self.out.push(' ');
        self.typed_operands(function, names, &list[..2]);
        self.out.push_str(" [");
        for case in list[2..].chunks_exact(2) {
            self.out.push_str("\n    ");
            self.typed_operands(function, names, case);
        }
        self.out.push_str("\n  ]");
    }

    fn call(&mut self, function: &Function, names: &LocalNames<'_>, word: &str, id: CallId) {
        let env = self.env;
        let call = &function.calls[id];
        if call.tail != TailKind::None {
            put!(self, "{} ", call.tail);
        }
        self.out.push_str(word);
        self.inst_flags(call.flags);
        if call.cc != crate::CallConv::C {
            put!(self, " {}", call.cc);
        }
        let attributes = env.attributes.list(call.attributes);
        self.attribute_set(attributes.ret);
        self.out.push(' ');
        if call.addr_space != env.layout.program_space {
            put!(self, "addrspace({}) ", call.addr_space);
        }
        match env.types.function(call.fn_ty) {
            Some((ret, _, false)) => self.ty(ret),
            _ => self.ty(call.fn_ty),
        }
        self.out.push(' ');
        self.operand(function, names, call.callee);
        self.out.push('(');
        for (index, &arg) in function.list(&call.args).iter().enumerate() {
            self.comma(index);
            self.ty(function.operand_type(arg, env));
            if let Some(&set) = attributes.params.get(index) {
                self.attribute_set(set);
            }
            self.out.push(' ');
            self.operand(function, names, arg);
        }
        let variadic = env.types.function(env.globals[function.id].ty).is_some_and(|(.., varargs)| varargs);
        if call.tail == TailKind::MustTail && variadic {
            // The rest of the caller's own arguments.
            self.comma(call.args.len(&function.lists));
            self.out.push_str("...");
        }
        self.out.push(')');
        self.group(attributes.function);
        self.bundles(function, names, call);
    }

    fn bundles(&mut self, function: &Function, names: &LocalNames<'_>, call: &CallData) {
        if call.bundles.is_empty() {
            return;
        }
        self.out.push_str(" [ ");
        for (index, bundle) in call.bundles.iter().enumerate() {
            self.comma(index);
            put!(self, "\"{}\"(", super::names::escape(self.env.strings.bytes(bundle.tag)));
            self.typed_operands(function, names, &bundle.operands);
            self.out.push(')');
        }
        self.out.push_str(" ]");
    }

    fn call_br(&mut self, function: &Function, names: &LocalNames<'_>, call: CallId, targets: &[Operand]) {
        self.call(function, names, "callbr", call);
        self.out.push_str("\n          to ");
        self.typed_operands(function, names, &targets[..1]);
        self.out.push_str(" [");
        self.typed_operands(function, names, &targets[1..]);
        self.out.push(']');
    }

    fn unwind(&mut self, names: &LocalNames<'_>, unwind: Option<Block>) {
        match unwind {
            Some(block) => put!(self, " unwind label %{}", names.block(block)),
            None => self.out.push_str(" unwind to caller"),
        }
    }

    fn pad(&mut self, function: &Function, names: &LocalNames<'_>, pad: Option<Operand>) {
        match pad {
            Some(pad) => self.operand(function, names, pad),
            None => self.out.push_str("none"),
        }
    }

    fn eh(&mut self, function: &Function, names: &LocalNames<'_>, eh: &EhInst, result: Type) {
        match eh {
            EhInst::LandingPad { cleanup, clauses } => {
                self.out.push_str("landingpad ");
                self.ty(result);
                self.out.push_str(if *cleanup { " cleanup" } else { "" });
                for &(filter, constant) in clauses {
                    self.out.push_str(if filter { " filter " } else { " catch " });
                    self.typed_operand(function, names, constant);
                }
            }
            EhInst::Resume(value) => {
                self.out.push_str("resume ");
                self.typed_operand(function, names, *value);
            }
            EhInst::CatchSwitch { parent, handlers, unwind } => {
                self.out.push_str("catchswitch within ");
                self.pad(function, names, *parent);
                self.out.push_str(" [");
                for (index, &handler) in handlers.iter().enumerate() {
                    self.comma(index);
                    put!(self, "label %{}", names.block(handler));
                }
                self.out.push(']');
                self.unwind(names, *unwind);
            }
            EhInst::CatchPad { pad, args } => self.eh_pad(function, names, "catchpad", Some(*pad), args),
            EhInst::CleanupPad { parent, args } => self.eh_pad(function, names, "cleanuppad", *parent, args),
            EhInst::CatchRet { pad, target } => {
                self.out.push_str("catchret from ");
                self.operand(function, names, *pad);
                put!(self, " to label %{}", names.block(*target));
            }
            EhInst::CleanupRet { pad, unwind } => {
                self.out.push_str("cleanupret from ");
                self.operand(function, names, *pad);
                self.unwind(names, *unwind);
            }
        }
    }

    fn eh_pad(
        &mut self,
        function: &Function,
        names: &LocalNames<'_>,
        word: &str,
        pad: Option<Operand>,
        args: &[Operand],
    ) {
        put!(self, "{word} within ");
        self.pad(function, names, pad);
        self.out.push_str(" [");
        self.typed_operands(function, names, args);
        self.out.push(']');
    }
}
