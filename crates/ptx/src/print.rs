//! From tree to text. The text of a module that was parsed reads back as the same module; layout and spelling are canonical.

use crate::body::{Base, Body, Guard, Inst, Loc, OpRange, Operand, Reg, Stmt, Target};
use crate::isa::{Op, Opcode};
use crate::special::{Special, SpecialReg};
use crate::tree::{
    FileEntry, FuncId, Function, FunctionKind, Init, Item, Local, Module, NameRef, Names, Perf, Prototype,
    Variable,
};
use std::fmt::Write as _;

/// The module as a `.ptx` file.
pub fn print(module: &Module) -> String {
    let statements: usize =
        module.functions.values().filter_map(|f| f.body.as_ref()).map(|b| b.stmts.len()).sum();
    let mut p = Printer { module, out: String::with_capacity(256 + 40 * statements) };
    p.header();
    for item in &module.items {
        p.item(item);
    }
    p.out
}

/// One function.
pub fn print_function(module: &Module, function: FuncId) -> String {
    let mut p = Printer { module, out: String::new() };
    p.function(&module.functions[function]);
    p.out
}

/// One statement as it would stand in its function, without a line break: for messages.
pub fn print_stmt(module: &Module, function: &Function, stmt: usize) -> String {
    let Some(body) = &function.body else { return String::new() };
    let Some(stmt) = body.stmts.get(stmt) else { return String::new() };
    let mut p = Printer { module, out: String::new() };
    InFunction { p: &mut p, function, body }.stmt(stmt);
    p.out.trim().to_owned()
}

struct Printer<'a> {
    module: &'a Module,
    out: String,
}

// Writing to a string cannot fail, so the results of `write!` are dropped.
macro_rules! put {
    ($out:expr, $($args:tt)*) => {{ let _ = write!($out, $($args)*); }};
}

fn put_number(out: &mut String, number: i64) {
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    let mut rest = number.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if number < 0 {
        out.push('-');
    }
    out.extend(digits[at..].iter().map(|&digit| char::from(digit)));
}

fn put_offset(out: &mut String, offset: i64) {
    if offset != 0 {
        out.push('+');
        put_number(out, offset);
    }
}

fn put_string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        if c == '"' || c == '\\' {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
}

impl Printer<'_> {
    fn header(&mut self) {
        if let Some(version) = &self.module.version {
            put!(self.out, ".version {}\n", version.version);
        }
        if let Some(target) = &self.module.target {
            put!(self.out, ".target {}", target.sm);
            for option in &target.options {
                put!(self.out, ", {option}");
            }
            if target.debug {
                self.out.push_str(", debug");
            }
            self.out.push('\n');
        }
        if let Some(size) = self.module.address_size {
            put!(self.out, ".address_size {size}\n");
        }
        if !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Variable(id) => {
                let variable = &self.module.variables[*id];
                self.out.push_str(variable.linkage.prefix());
                let name = self.module.symbol_name(variable.name);
                self.variable(variable, name, &self.module.names, None);
                self.out.push_str(";\n");
            }
            Item::Function(id) => self.function(&self.module.functions[*id]),
            Item::Alias(name, of, _) => {
                put!(
                    self.out,
                    ".alias {}, {};\n",
                    self.module.symbol_name(*name),
                    self.module.symbol_name(*of)
                );
            }
            Item::File(file) => self.file(file),
            Item::Section(text, _) => {
                self.out.push_str(text);
                self.out.push('\n');
            }
            Item::Pragma(text, _) => {
                self.out.push_str(".pragma ");
                put_string(&mut self.out, text);
                self.out.push_str(";\n");
            }
            Item::Prototype(index) => {
                let prototype = &self.module.prototypes[*index as usize];
                self.prototype(prototype, self.module.names.get(prototype.name), &self.module.names);
                self.out.push('\n');
            }
            Item::Loc(loc) => {
                self.loc(loc, &self.module.names);
                self.out.push('\n');
            }
        }
    }

    fn file(&mut self, file: &FileEntry) {
        put!(self.out, ".file {} ", file.index);
        put_string(&mut self.out, &file.name);
        if let Some((time, size)) = file.stamp {
            put!(self.out, ", {time}, {size}");
        }
        self.out.push('\n');
    }

    fn variable<N>(
        &mut self,
        variable: &Variable<N>,
        name: &str,
        names: &Names,
        function: Option<&Function>,
    ) {
        let out = &mut self.out;
        put!(out, "{} ", variable.space);
        if let Some(attribute) = variable.attribute {
            put!(out, ".attribute({}) ", names.get(attribute));
        }
        if variable.align != 0 && variable.ptr.is_none() {
            put!(out, ".align {} ", variable.align);
        }
        if variable.vector > 1 {
            put!(out, ".v{} ", variable.vector);
        }
        put!(out, "{} ", variable.ty);
        if let Some(ptr) = variable.ptr {
            out.push_str(".ptr ");
            if let Some(space) = ptr.space {
                put!(out, "{space} ");
            }
            if ptr.align != 0 {
                put!(out, ".align {} ", ptr.align);
            }
        }
        out.push_str(name);
        for dim in &variable.dims {
            match dim {
                Some(length) => put!(out, "[{length}]"),
                None => out.push_str("[]"),
            }
        }
        if let Some(init) = &variable.init {
            out.push_str(" = ");
            self.init(init, function);
        }
    }

    fn init(&mut self, init: &Init, function: Option<&Function>) {
        match init {
            Init::Int(value) => put_number(&mut self.out, *value),
            Init::F32(bits) => put!(self.out, "0f{bits:08X}"),
            Init::F64(bits) => put!(self.out, "0d{bits:016X}"),
            Init::Address { name, offset, generic, mask } => {
                if *mask != 0 {
                    put!(self.out, "0x{mask:X}(");
                }
                if *generic {
                    self.out.push_str("generic(");
                }
                self.name_ref(*name, function);
                if *generic {
                    self.out.push(')');
                }
                put_offset(&mut self.out, *offset);
                if *mask != 0 {
                    self.out.push(')');
                }
            }
            Init::List(elements) => {
                self.out.push('{');
                for (index, element) in elements.iter().enumerate() {
                    if index != 0 {
                        self.out.push_str(", ");
                    }
                    self.init(element, function);
                }
                self.out.push('}');
            }
            Init::Bytes(bytes) => {
                self.out.push('{');
                for (index, byte) in bytes.iter().enumerate() {
                    if index != 0 {
                        self.out.push_str(", ");
                    }
                    put_number(&mut self.out, i64::from(*byte));
                }
                self.out.push('}');
            }
        }
    }

    fn name_ref(&mut self, name: NameRef, function: Option<&Function>) {
        match (name, function) {
            (NameRef::Symbol(symbol), _) => self.out.push_str(self.module.symbol_name(symbol)),
            (NameRef::Local(local), Some(function)) => self.out.push_str(function.local_name(local)),
            // No variable outside of a function can name a local.
            (NameRef::Local(local), None) => put!(self.out, "{local}"),
        }
    }

    fn loc(&mut self, loc: &Loc, names: &Names) {
        put!(self.out, ".loc {} {} {}", loc.file, loc.line, loc.column);
        if let Some(at) = &loc.inlined {
            put!(self.out, ", function_name {}", names.get(at.function_name));
            put_offset(&mut self.out, i64::from(at.offset));
            put!(self.out, ", inlined_at {} {} {}", at.file, at.line, at.column);
        }
    }

    fn params<'v>(
        &mut self,
        params: impl Iterator<Item = (&'v Variable, &'v str)>,
        names: &Names,
        multiline: bool,
    ) {
        self.out.push('(');
        let mut first = true;
        for (variable, name) in params {
            if !first {
                self.out.push(',');
            }
            self.out.push_str(match (multiline, first) {
                (true, _) => "\n\t",
                (false, true) => "",
                (false, false) => " ",
            });
            first = false;
            self.variable(variable, name, names, None);
        }
        if multiline && !first {
            self.out.push('\n');
        }
        self.out.push(')');
    }

    fn prototype(&mut self, prototype: &Prototype, label: &str, names: &Names) {
        put!(self.out, "{label}: .callprototype ");
        if !prototype.returns.is_empty() {
            self.params(prototype.returns.iter().map(|v| (v, names.get(v.name))), names, false);
            self.out.push(' ');
        }
        self.out.push_str("_ ");
        self.params(prototype.params.iter().map(|v| (v, names.get(v.name))), names, false);
        if prototype.noreturn {
            self.out.push_str(" .noreturn");
        }
        for perf in &prototype.abi {
            self.out.push(' ');
            self.perf(perf, names);
        }
        self.out.push(';');
    }

    fn function(&mut self, function: &Function) {
        self.out.push_str(function.linkage.prefix());
        self.out.push_str(match function.kind {
            FunctionKind::Entry => ".entry ",
            FunctionKind::Func => ".func ",
        });
        let named = |&local: &Local| (&function.locals[local], function.local_name(local));
        if !function.returns.is_empty() {
            self.params(function.returns.iter().map(named), &function.names, false);
            self.out.push(' ');
        }
        self.out.push_str(self.module.symbol_name(function.symbol));
        self.params(function.params.iter().map(named), &function.names, true);
        for perf in &function.perf {
            self.out.push('\n');
            self.perf(perf, &function.names);
        }
        match &function.body {
            None => self.out.push_str(";\n"),
            Some(body) => {
                self.out.push_str("\n{\n");
                InFunction { p: self, function, body }.body();
                self.out.push_str("}\n\n");
            }
        }
    }

    fn perf(&mut self, perf: &Perf, names: &Names) {
        let out = &mut self.out;
        match perf {
            Perf::MaxNTid([x, y, z]) => put!(out, ".maxntid {x}, {y}, {z}"),
            Perf::ReqNTid([x, y, z]) => put!(out, ".reqntid {x}, {y}, {z}"),
            Perf::MinNCtaPerSm(n) => put!(out, ".minnctapersm {n}"),
            Perf::MaxNCtaPerSm(n) => put!(out, ".maxnctapersm {n}"),
            Perf::MaxNReg(n) => put!(out, ".maxnreg {n}"),
            Perf::ReqNCtaPerCluster([x, y, z]) => put!(out, ".reqnctapercluster {x}, {y}, {z}"),
            Perf::MaxClusterRank(n) => put!(out, ".maxclusterrank {n}"),
            Perf::ExplicitCluster => out.push_str(".explicitcluster"),
            Perf::BlocksAreClusters => out.push_str(".blocksareclusters"),
            Perf::NoReturn => out.push_str(".noreturn"),
            Perf::AbiPreserve(n) => put!(out, ".abi_preserve {n}"),
            Perf::AbiPreserveControl(n) => put!(out, ".abi_preserve_control {n}"),
            Perf::Pragma(text) => {
                out.push_str(".pragma ");
                put_string(out, names.get(*text));
                out.push(';');
            }
        }
    }
}

struct InFunction<'p, 'a> {
    p: &'p mut Printer<'a>,
    function: &'p Function,
    body: &'p Body,
}

impl InFunction<'_, '_> {
    fn body(&mut self) {
        for stmt in &self.body.stmts {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let (function, body) = (self.function, self.body);
        let names = &function.names;
        match stmt {
            Stmt::Label(label) => {
                put!(self.p.out, "{}:\n", names.get(body.labels[*label].name));
                return;
            }
            // A parameterised declaration of nothing declares nothing.
            Stmt::Reg(decl) if body.reg_decls[*decl].count == Some(0) => return,
            _ => self.p.out.push('\t'),
        }
        match stmt {
            Stmt::Inst(inst) => {
                self.inst(inst);
                self.p.out.push(';');
            }
            Stmt::Unknown(index) => {
                let unknown = &body.unknown[*index as usize];
                self.guard(unknown.guard);
                self.p.out.push_str(names.get(unknown.mnemonic));
                self.operands(unknown.operands, " ");
                self.p.out.push(';');
            }
            Stmt::Label(_) => {}
            Stmt::Open => self.p.out.push('{'),
            Stmt::Close => self.p.out.push('}'),
            Stmt::Reg(decl) => {
                let decl = &body.reg_decls[*decl];
                self.p.out.push_str(".reg ");
                if decl.vector > 1 {
                    put!(self.p.out, ".v{} ", decl.vector);
                }
                put!(self.p.out, "{} {}", decl.ty, names.get(decl.name));
                if let Some(count) = decl.count {
                    put!(self.p.out, "<{count}>");
                }
                self.p.out.push(';');
            }
            Stmt::Var(local) => {
                let variable = &function.locals[*local];
                self.p.out.push_str(variable.linkage.prefix());
                self.p.variable(variable, function.local_name(*local), names, Some(function));
                self.p.out.push(';');
            }
            Stmt::Loc(index) => self.p.loc(&body.locs[*index as usize], names),
            Stmt::Pragma(text) => {
                self.p.out.push_str(".pragma ");
                put_string(&mut self.p.out, names.get(*text));
                self.p.out.push(';');
            }
            Stmt::Prototype(index) => {
                let prototype = &body.prototypes[*index as usize];
                self.p.prototype(prototype, names.get(prototype.name), names);
            }
            Stmt::BranchTargets(index) => self.targets(*index, ".branchtargets"),
            Stmt::CallTargets(index) => self.targets(*index, ".calltargets"),
        }
        self.p.out.push('\n');
    }

    fn targets(&mut self, index: u32, directive: &str) {
        let list = &self.body.target_lists[index as usize];
        put!(self.p.out, "{}: {directive}", self.function.names.get(self.body.labels[list.label].name));
        for (index, target) in list.targets.iter().enumerate() {
            self.p.out.push_str(if index == 0 { " " } else { ", " });
            match target {
                Target::Label(label) => {
                    self.p.out.push_str(self.function.names.get(self.body.labels[*label].name));
                }
                Target::Symbol(symbol) => self.p.out.push_str(self.p.module.symbol_name(*symbol)),
            }
        }
        self.p.out.push(';');
    }

    fn guard(&mut self, guard: Option<Guard>) {
        if let Some(guard) = guard {
            self.p.out.push_str(if guard.negated { "@!" } else { "@" });
            self.reg(guard.reg);
            self.p.out.push(' ');
        }
    }

    fn inst(&mut self, inst: &Inst) {
        self.guard(inst.guard());
        let opcode = inst.opcode();
        self.opcode(opcode);
        match self.body.operands(inst) {
            [returns, callee, args, prototype] if opcode.op() == Op::Call => {
                let operands = [*returns, *callee, *args, *prototype];
                self.call(&operands);
            }
            _ => self.operands(inst.range(), " "),
        }
    }

    fn opcode(&mut self, opcode: Opcode) {
        self.p.out.push_str(opcode.row().head);
        for token in opcode.tokens() {
            self.p.out.push('.');
            self.p.out.push_str(token.name());
        }
    }

    fn call(&mut self, operands: &[Operand; 4]) {
        let [returns, callee, args, prototype] = operands;
        let is_empty = |operand: &Operand| matches!(operand, Operand::List(range) if range.is_empty());
        self.p.out.push(' ');
        if !is_empty(returns) {
            self.operand(returns);
            self.p.out.push_str(", ");
        }
        self.operand(callee);
        let has_prototype = !matches!(prototype, Operand::Sink);
        if !is_empty(args) || !is_empty(returns) || has_prototype {
            self.p.out.push_str(", ");
            self.operand(args);
        }
        if has_prototype {
            self.p.out.push_str(", ");
            self.operand(prototype);
        }
    }

    fn operands(&mut self, range: OpRange, before: &str) {
        for (index, operand) in self.body.get(range).iter().enumerate() {
            self.p.out.push_str(if index == 0 { before } else { ", " });
            self.operand(operand);
        }
    }

    fn reg(&mut self, reg: Reg) {
        let Some(data) = self.body.regs.get(reg) else { return };
        let decl = &self.body.reg_decls[data.decl];
        self.p.out.push_str(self.function.names.get(decl.name));
        if decl.count.is_some() {
            put_number(&mut self.p.out, i64::from(data.index));
        }
    }

    fn base(&mut self, base: Base, offset: i32) {
        match base {
            Base::Reg(reg) => self.reg(reg),
            Base::Symbol(symbol) => self.p.out.push_str(self.p.module.symbol_name(symbol)),
            Base::Local(local) => self.p.out.push_str(self.function.local_name(local)),
            Base::None => return put_number(&mut self.p.out, i64::from(offset)),
        }
        put_offset(&mut self.p.out, i64::from(offset));
    }

    fn half_pair(&mut self, reg: Option<Reg>) {
        match reg {
            Some(reg) => self.reg(reg),
            None => self.p.out.push('_'),
        }
    }

    fn operand(&mut self, operand: &Operand) {
        match *operand {
            Operand::Reg(reg) => self.reg(reg),
            Operand::Not(reg) => {
                self.p.out.push('!');
                self.reg(reg);
            }
            Operand::Neg(reg) => {
                self.p.out.push('-');
                self.reg(reg);
            }
            Operand::Select(reg, selector) => {
                self.reg(reg);
                put!(self.p.out, ".{selector}");
            }
            Operand::NegSelect(reg, selector) => {
                self.p.out.push('-');
                self.reg(reg);
                put!(self.p.out, ".{selector}");
            }
            Operand::Int(value) => put_number(&mut self.p.out, value),
            Operand::F32(bits) => put!(self.p.out, "0f{bits:08X}"),
            Operand::F64(bits) => put!(self.p.out, "0d{bits:016X}"),
            Operand::Special(special) => put_special(&mut self.p.out, special),
            Operand::Address(base, offset) => self.base(base, offset),
            Operand::Mem(base, offset) => {
                self.p.out.push('[');
                self.base(base, offset);
                self.p.out.push(']');
            }
            Operand::Resident(range, reg) => {
                self.p.out.push('{');
                self.operands(range, "");
                self.p.out.push_str("}|");
                self.reg(reg);
            }
            Operand::MemList(range) => {
                self.p.out.push('[');
                self.operands(range, "");
                self.p.out.push(']');
            }
            Operand::Vector(range) => {
                self.p.out.push('{');
                self.operands(range, "");
                self.p.out.push('}');
            }
            Operand::List(range) => {
                self.p.out.push('(');
                self.operands(range, "");
                self.p.out.push(')');
            }
            Operand::Pair(first, second) => {
                self.half_pair(first);
                self.p.out.push('|');
                self.half_pair(second);
            }
            Operand::Sink => self.p.out.push('_'),
            Operand::Label(label) => {
                self.p.out.push_str(self.function.names.get(self.body.labels[label].name));
            }
        }
    }
}

fn put_special(out: &mut String, special: SpecialReg) {
    match special.register {
        Special::Pm64 => put!(out, "%pm{}_64", special.index),
        Special::Pm | Special::EnvReg => put!(out, "%{}{}", special.register.name(), special.index),
        register => put!(out, "%{}", register.name()),
    }
    if let Some(component) = special.component {
        out.push('.');
        out.push(char::from(b"xyzw"[usize::from(component & 3)]));
    }
}
