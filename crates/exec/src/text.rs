//! One statement as text, for messages.

use ptx::body::{Base, Stmt};
use ptx::{Body, Function, Module, Operand, Reg};

/// The statement in one line.
pub(crate) fn statement(module: &Module, function: &Function, index: usize) -> String {
    let Some(body) = &function.body else { return String::new() };
    let Some(Stmt::Inst(inst)) = body.stmts.get(index) else { return String::new() };
    let printer = Printer { module, function, body };
    let mut text = String::new();
    if let Some(guard) = inst.guard() {
        text.push_str(if guard.negated { "@!" } else { "@" });
        text.push_str(&printer.reg(guard.reg));
        text.push(' ');
    }
    text.push_str(&inst.opcode().to_string());
    let operands = body.operands(inst);
    for (n, &operand) in operands.iter().enumerate() {
        text.push_str(if n == 0 { " " } else { ", " });
        text.push_str(&printer.operand(operand));
    }
    text.push(';');
    text
}

struct Printer<'a> {
    module: &'a Module,
    function: &'a Function,
    body: &'a Body,
}

impl Printer<'_> {
    fn reg(&self, reg: Reg) -> String {
        let data = &self.body.regs[reg];
        let decl = &self.body.reg_decls[data.decl];
        let name = self.function.names.get(decl.name);
        if decl.count.is_some() { format!("{name}{}", data.index) } else { name.to_owned() }
    }

    fn base(&self, base: Base, offset: i32) -> String {
        let name = match base {
            Base::Reg(reg) => self.reg(reg),
            Base::Symbol(symbol) => self.module.names.get(self.module.symbols[symbol].name).to_owned(),
            Base::Local(local) => self.function.local_name(local).to_owned(),
            Base::None => return offset.to_string(),
        };
        if offset == 0 { name } else { format!("{name}{offset:+}") }
    }

    fn list(&self, range: ptx::body::OpRange) -> String {
        let parts: Vec<String> = self.body.get(range).iter().map(|&o| self.operand(o)).collect();
        parts.join(", ")
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(reg) => self.reg(reg),
            Operand::Not(reg) => format!("!{}", self.reg(reg)),
            Operand::Neg(reg) | Operand::NegSelect(reg, _) => format!("-{}", self.reg(reg)),
            Operand::Select(reg, selector) => {
                format!("{}.{}", self.reg(reg), format!("{selector:?}").to_lowercase())
            }
            Operand::Int(value) => value.to_string(),
            Operand::F32(bits) => format!("0f{bits:08X}"),
            Operand::F64(bits) => format!("0d{bits:016X}"),
            Operand::Special(special) => match special.component {
                Some(n) => {
                    format!("%{}.{}", special.register.name(), ["x", "y", "z", "w"][usize::from(n & 3)])
                }
                None => format!("%{}", special.register.name()),
            },
            Operand::Address(base, offset) => self.base(base, offset),
            Operand::Mem(base, offset) => format!("[{}]", self.base(base, offset)),
            Operand::MemList(range) => format!("[{}]", self.list(range)),
            Operand::Vector(range) => format!("{{{}}}", self.list(range)),
            Operand::List(range) => format!("({})", self.list(range)),
            Operand::Pair(a, b) => {
                let name = |reg: Option<Reg>| reg.map_or_else(|| "_".to_owned(), |reg| self.reg(reg));
                format!("{}|{}", name(a), name(b))
            }
            Operand::Sink => "_".to_owned(),
            Operand::Label(label) => self.function.names.get(self.body.labels[label].name).to_owned(),
        }
    }
}
