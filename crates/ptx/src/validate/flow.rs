//! Which functions an indirect call can reach, as far as the module shows it.
//!
//! Values are followed without regard to order, through registers, variables, parameters and results of direct calls:
//! a register may hold the address of a function or of a place in memory, a place may hold what is stored there or what
//! it is initialised with. Constant offsets keep the fields of a record apart. What comes from outside is not known, and
//! nothing is said about it.
//!
//! Paths are not kept apart, so tables of methods run together: a call of one method seems to reach the others. A call
//! whose arguments fit one of the functions is therefore right, and sets of places and the whole work are bounded.

use super::{At, Checker};
use crate::body::{Base, Body, Inst, Operand, Reg, Stmt, Target};
use crate::isa::{Access, Op};
use crate::tree::{FuncId, Function, FunctionKind, Init, Local, NameRef, Symbol, SymbolDef, Variable};
use diag::{Diagnostic, codes};
use rustc_hash::{FxHashMap, FxHashSet};

/// Rounds of propagation; each adds something new, and real modules need few.
const MAX_ROUNDS: usize = 64;
/// So many offsets into one variable are kept apart in a register, so that a pointer in a loop does not go on for ever.
const MAX_OFFSETS: usize = 8;
/// The same for the contents of a variable.
const MAX_FIELDS: usize = 1024;

/// Places that a register is followed to; one that may hold more of them is as good as unknown.
const MAX_PLACES: usize = 32;
/// Values that are looked at in all, so that the time is that of compiling the module and not of its square.
const MAX_WORK: usize = 20_000_000;

/// A variable of the module or of a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Object {
    Symbol(Symbol),
    Local(FuncId, Local),
}

/// What a register or a place may hold. An offset is `None` when it is not a constant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Value {
    Function(Symbol),
    Place(Object, Option<i64>),
}

#[derive(Default)]
struct Facts {
    regs: FxHashMap<(FuncId, Reg), FxHashSet<Value>>,
    memory: FxHashMap<Object, FxHashSet<(Option<i64>, Value)>>,
    /// Functions that got something through a parameter or a result.
    received: FxHashSet<FuncId>,
    changed: bool,
    /// Values that were looked at.
    work: usize,
}

/// What decides whether a function can hold the address of a function at all.
struct Reads {
    /// It names one, other than as the callee of a direct call.
    names_function: bool,
    /// The variables of the module that it names.
    variables: Vec<Symbol>,
}

impl Reads {
    fn of(checker: &Checker<'_>, function: &Function) -> Reads {
        let module = checker.module;
        let mut reads = Reads { names_function: false, variables: Vec::new() };
        let Some(body) = &function.body else { return reads };
        for stmt in &body.stmts {
            let Stmt::Inst(inst) = stmt else { continue };
            let is_call = inst.opcode().op() == Op::Call;
            for operand in body.operands(inst) {
                if let Operand::Address(Base::Symbol(symbol), _) | Operand::Mem(Base::Symbol(symbol), _) =
                    operand
                {
                    match module.symbols[*symbol].def {
                        SymbolDef::Variable(_) => reads.variables.push(*symbol),
                        SymbolDef::Function(_) | SymbolDef::Alias(_) => reads.names_function |= !is_call,
                        _ => {}
                    }
                }
            }
        }
        reads.variables.sort_unstable();
        reads.variables.dedup();
        reads
    }
}

pub(super) fn check(checker: &mut Checker<'_>) {
    if !calls_indirectly(checker) || !takes_function_address(checker) {
        return;
    }
    let module = checker.module;
    let mut facts = Facts::default();
    for variable in module.variables.values() {
        if let Some(init) = &variable.init {
            let mut next = 0;
            facts.initial(module, Object::Symbol(variable.name), variable, init, &mut next);
        }
    }
    let reads: Vec<Reads> = module.functions.values().map(|function| Reads::of(checker, function)).collect();
    for _ in 0..MAX_ROUNDS {
        facts.changed = false;
        for ((id, function), reads) in module.functions.iter().zip(&reads) {
            let active = reads.names_function
                || facts.received.contains(&id)
                || reads.variables.iter().any(|&symbol| facts.memory.contains_key(&Object::Symbol(symbol)));
            if active && facts.work < MAX_WORK {
                facts.function(checker, id, function);
            }
        }
        if !facts.changed || facts.work >= MAX_WORK {
            break;
        }
    }
    for (id, function) in &module.functions {
        let Some(body) = &function.body else { continue };
        let mut at = At { function, body, stmt: 0, loc: None };
        for (index, stmt) in body.stmts.iter().enumerate() {
            at.stmt = index;
            match stmt {
                Stmt::Loc(index) => at.loc = Some(&body.locs[*index as usize]),
                Stmt::Inst(inst) if inst.opcode().op() == Op::Call => report(checker, &facts, id, at, inst),
                _ => {}
            }
        }
    }
}

fn calls_indirectly(checker: &Checker<'_>) -> bool {
    checker.module.functions.values().filter_map(|f| f.body.as_ref()).any(|body| {
        body.stmts.iter().any(|stmt| match stmt {
            Stmt::Inst(inst) if inst.opcode().op() == Op::Call => {
                matches!(body.operands(inst), [_, Operand::Reg(_), ..])
            }
            _ => false,
        })
    })
}

/// Whether anything but a direct call names a function.
fn takes_function_address(checker: &Checker<'_>) -> bool {
    let module = checker.module;
    let is_function = |symbol: Symbol| module.function_of(symbol).is_some();
    let in_init = module
        .variables
        .values()
        .filter_map(|v| v.init.as_ref())
        .any(|init| names_function(init, &is_function));
    in_init
        || module.functions.values().filter_map(|f| f.body.as_ref()).any(|body| {
            let called = |stmt: &Stmt| match stmt {
                Stmt::Inst(inst) if inst.opcode().op() == Op::Call => false,
                Stmt::Inst(inst) => body.operands(inst).iter().any(
                    |operand| matches!(operand, Operand::Address(Base::Symbol(symbol), _) if is_function(*symbol)),
                ),
                Stmt::CallTargets(_) => true,
                _ => false,
            };
            body.stmts.iter().any(called)
        })
}

fn names_function(init: &Init, is_function: &dyn Fn(Symbol) -> bool) -> bool {
    match init {
        Init::List(elements) => elements.iter().any(|element| names_function(element, is_function)),
        Init::Address { name: NameRef::Symbol(symbol), .. } => is_function(*symbol),
        _ => false,
    }
}

impl Facts {
    fn add_reg(&mut self, id: FuncId, reg: Reg, values: impl IntoIterator<Item = Value>) {
        let mut values = values.into_iter().peekable();
        if values.peek().is_none() {
            return;
        }
        let set = self.regs.entry((id, reg)).or_default();
        for value in values {
            self.work += 1;
            if set.contains(&value) {
                continue;
            }
            let Value::Place(object, offset) = value else {
                self.changed |= set.insert(value);
                continue;
            };
            let anywhere = Value::Place(object, None);
            let places = set.iter().filter(|held| matches!(held, Value::Place(..))).count();
            if places >= MAX_PLACES || offset.is_some() && set.contains(&anywhere) {
                continue;
            }
            let apart = set.iter().filter(|held| matches!(held, Value::Place(o, _) if *o == object)).count();
            self.changed |= set.insert(if apart < MAX_OFFSETS { value } else { anywhere });
        }
    }

    fn add_memory(&mut self, object: Object, offset: Option<i64>, values: impl IntoIterator<Item = Value>) {
        for value in values {
            self.work += 1;
            let held = self.memory.entry(object).or_default();
            let full = held.len() >= MAX_FIELDS;
            if full && matches!(value, Value::Place(..)) {
                continue;
            }
            self.changed |= held.insert((if full { None } else { offset }, value));
        }
    }

    fn initial(
        &mut self,
        module: &crate::tree::Module,
        object: Object,
        variable: &Variable<Symbol>,
        init: &Init,
        next: &mut i64,
    ) {
        match init {
            Init::List(elements) => {
                elements.iter().for_each(|element| self.initial(module, object, variable, element, next));
            }
            Init::Address { name: NameRef::Symbol(symbol), offset, mask, .. } => {
                // Parts of an address stand in consecutive bytes.
                let at = if *mask == 0 { Some(*next) } else { None };
                let value = address(module, *symbol, *offset);
                self.add_memory(object, at, value);
                *next += i64::from(variable.ty.bytes());
            }
            _ => *next += i64::from(variable.ty.bytes()),
        }
    }

    /// What an operand may hold.
    fn values(&self, module: &crate::tree::Module, id: FuncId, operand: &Operand) -> Vec<Value> {
        let of_reg =
            |reg: Reg| self.regs.get(&(id, reg)).map_or(Vec::new(), |set| set.iter().copied().collect());
        match *operand {
            Operand::Reg(reg) => of_reg(reg),
            Operand::Address(base, offset) => self.places(module, id, base, i64::from(offset)),
            _ => Vec::new(),
        }
    }

    /// What an address may be.
    fn places(&self, module: &crate::tree::Module, id: FuncId, base: Base, offset: i64) -> Vec<Value> {
        match base {
            Base::Symbol(symbol) => address(module, symbol, offset).into_iter().collect(),
            Base::Local(local) => vec![Value::Place(Object::Local(id, local), Some(offset))],
            Base::Reg(reg) => self
                .regs
                .get(&(id, reg))
                .map_or(Vec::new(), |set| set.iter().map(|value| moved(*value, Some(offset))).collect()),
            Base::None => Vec::new(),
        }
    }

    fn load(&mut self, places: &[Value]) -> Vec<Value> {
        let mut values = Vec::new();
        for place in places {
            let Value::Place(object, offset) = *place else { continue };
            let Some(held) = self.memory.get(&object) else { continue };
            self.work += held.len();
            values.extend(
                held.iter()
                    .filter(|(at, _)| at.is_none() || offset.is_none() || *at == offset)
                    .map(|(_, value)| *value),
            );
        }
        values
    }

    fn function(&mut self, checker: &Checker<'_>, id: FuncId, function: &Function) {
        let Some(body) = &function.body else { return };
        for stmt in &body.stmts {
            if let Stmt::Inst(inst) = stmt {
                self.inst(checker, id, function, inst);
            }
        }
    }

    fn inst(&mut self, checker: &Checker<'_>, id: FuncId, function: &Function, inst: &Inst) {
        let module = checker.module;
        let Some(body) = &function.body else { return };
        let opcode = inst.opcode();
        let operands = body.operands(inst);
        let size = i64::from(opcode.ty(0).map_or(0, crate::types::Type::bytes));
        match (opcode.op(), operands) {
            (Op::Ld | Op::LdNc | Op::Ldu, [to, Operand::Mem(base, offset), ..]) => {
                for (index, to) in flat(body, to).iter().enumerate() {
                    if let Operand::Reg(reg) = to {
                        let places = self.places(module, id, *base, i64::from(*offset) + size * index as i64);
                        let values = self.load(&places);
                        self.add_reg(id, *reg, values);
                    }
                }
            }
            (Op::St, [Operand::Mem(base, offset), from, ..]) => {
                for (index, from) in flat(body, from).iter().enumerate() {
                    let values = self.values(module, id, from);
                    if !values.is_empty() {
                        let places = self.places(module, id, *base, i64::from(*offset) + size * index as i64);
                        self.store(&places, &values);
                    }
                }
            }
            (Op::Atom | Op::AtomExch | Op::AtomCas, [to, Operand::Mem(base, offset), values @ ..]) => {
                let places = self.places(module, id, *base, i64::from(*offset));
                let stored: Vec<Value> =
                    values.iter().flat_map(|value| self.values(module, id, value)).collect();
                self.store(&places, &stored);
                if let Operand::Reg(reg) = to {
                    let loaded = self.load(&places);
                    self.add_reg(id, *reg, loaded);
                }
            }
            (Op::Call, [Operand::List(returns), callee, Operand::List(args), _]) => {
                let (returns, args) = (body.get(*returns), body.get(*args));
                for target in self.values(module, id, callee) {
                    if let Value::Function(symbol) = target {
                        self.pass(checker, id, symbol, returns, args);
                    }
                }
            }
            (Op::Add | Op::Sub, [Operand::Reg(to), a, b]) => {
                let sign = if opcode.op() == Op::Sub { -1 } else { 1 };
                let mut values = Vec::new();
                for (from, by) in [(a, b), (b, a)] {
                    let by = match by {
                        Operand::Int(value) => Some(value.wrapping_mul(sign)),
                        _ => None,
                    };
                    values.extend(self.values(module, id, from).into_iter().map(|value| moved(value, by)));
                }
                self.add_reg(id, *to, values);
            }
            _ => self.other(module, id, body, inst),
        }
    }

    fn store(&mut self, places: &[Value], values: &[Value]) {
        for place in places {
            if let Value::Place(object, offset) = *place {
                self.add_memory(object, offset, values.iter().copied());
            }
        }
    }

    /// What is read goes to what is written.
    fn other(&mut self, module: &crate::tree::Module, id: FuncId, body: &Body, inst: &Inst) {
        let row = inst.opcode().row();
        let places = || row.operands.iter().zip(body.operands(inst));
        let mut values = Vec::new();
        for (_, operand) in places().filter(|(place, _)| place.access == Access::Read) {
            values.extend(flat(body, operand).iter().flat_map(|operand| self.values(module, id, operand)));
        }
        if values.is_empty() {
            return;
        }
        let keeps = matches!(
            row.op,
            Op::Mov | Op::Selp | Op::Slct | Op::Cvta | Op::CvtaTo | Op::Cvt | Op::ShflSync | Op::Shfl
        );
        // Arithmetic on an address leads somewhere in the same variable.
        let by = if keeps { Some(0) } else { None };
        for (_, operand) in places().filter(|(place, _)| place.access == Access::Write) {
            for to in flat(body, operand) {
                if let Operand::Reg(reg) = to {
                    self.add_reg(id, reg, values.iter().map(|value| moved(*value, by)));
                }
            }
        }
    }

    /// Arguments go into parameters, results come back.
    fn pass(
        &mut self,
        checker: &Checker<'_>,
        caller: FuncId,
        symbol: Symbol,
        returns: &[Operand],
        args: &[Operand],
    ) {
        let module = checker.module;
        let Some(callee) = module.function_of(symbol) else { return };
        let Some(SymbolDef::Function(id)) = module.symbols.get(callee.symbol).map(|data| data.def) else {
            return;
        };
        for (arg, &param) in args.iter().zip(&callee.params) {
            self.copy(module, (caller, arg), (id, &Operand::Address(Base::Local(param), 0)));
        }
        for (result, &param) in returns.iter().zip(&callee.returns) {
            self.copy(module, (id, &Operand::Address(Base::Local(param), 0)), (caller, result));
        }
    }

    fn copy(&mut self, module: &crate::tree::Module, from: (FuncId, &Operand), to: (FuncId, &Operand)) {
        let held: Vec<(Option<i64>, Value)> = match from.1 {
            Operand::Address(Base::Local(local), _) => {
                let object = Object::Local(from.0, *local);
                self.memory.get(&object).map_or(Vec::new(), |set| set.iter().copied().collect())
            }
            operand => {
                self.values(module, from.0, operand).into_iter().map(|value| (Some(0), value)).collect()
            }
        };
        if !held.is_empty() {
            self.received.insert(to.0);
        }
        match to.1 {
            Operand::Address(Base::Local(local), _) => {
                let object = Object::Local(to.0, *local);
                for (offset, value) in held {
                    self.add_memory(object, offset, [value]);
                }
            }
            Operand::Reg(reg) => self.add_reg(to.0, *reg, held.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
}

/// The parts of an operand that hold a value each.
fn flat(body: &Body, operand: &Operand) -> Vec<Operand> {
    match operand {
        Operand::Vector(range) | Operand::Resident(range, _) => body.get(*range).to_vec(),
        Operand::Pair(Some(reg), _) => vec![Operand::Reg(*reg)],
        other => vec![*other],
    }
}

fn address(module: &crate::tree::Module, symbol: Symbol, offset: i64) -> Option<Value> {
    match module.symbols[symbol].def {
        SymbolDef::Variable(_) => Some(Value::Place(Object::Symbol(symbol), Some(offset))),
        SymbolDef::Function(_) => Some(Value::Function(symbol)),
        SymbolDef::Alias(of) => Some(Value::Function(of)),
        _ => None,
    }
}

/// The value with a constant added, or with something unknown.
fn moved(value: Value, by: Option<i64>) -> Value {
    match value {
        Value::Function(_) => value,
        Value::Place(object, offset) => {
            Value::Place(object, offset.and_then(|offset| Some(offset.wrapping_add(by?))))
        }
    }
}

fn report<'m>(checker: &mut Checker<'m>, facts: &Facts, id: FuncId, at: At<'m>, inst: &Inst) {
    let module = checker.module;
    let &[Operand::List(returns), callee, Operand::List(args), prototype] = at.body.operands(inst) else {
        return;
    };
    let Operand::Reg(_) = callee else { return };
    let mut targets: Vec<Symbol> = facts
        .values(module, id, &callee)
        .into_iter()
        .filter_map(|value| match value {
            Value::Function(symbol) => Some(symbol),
            Value::Place(..) => None,
        })
        .collect();
    let mut named = FxHashSet::default();
    if let Operand::Label(label) = prototype {
        let list = at.body.target_lists.iter().find(|list| list.label == label);
        named.extend(list.iter().flat_map(|list| &list.targets).filter_map(|target| match target {
            Target::Symbol(symbol) => Some(*symbol),
            Target::Label(_) => None,
        }));
    }
    let fits = |symbol: Symbol| {
        let function = module.function_of(symbol);
        function.is_none_or(|f| args.len() == f.params.len() && returns.len() == f.returns.len())
    };
    // What the analysis found may be too much, and when it was cut short also too little.
    let may_be_right = facts.work >= MAX_WORK || targets.iter().any(|target| fits(*target));
    targets.extend(named.iter().copied());
    targets.sort_unstable();
    targets.dedup();
    let caller = checker.shown(at.function.symbol);
    for symbol in targets {
        let Some(function) = module.function_of(symbol) else { continue };
        let shown = checker.shown(symbol);
        if function.kind == FunctionKind::Entry {
            let place = checker.place(at);
            let label = checker.place_of(function.span, Some(module.symbol_name(symbol)));
            let message = format!("an indirect call in `{caller}` can reach `{shown}`, which is a kernel");
            // Not in the way of running it: the machine shows what happens.
            checker.report_lint(
                Diagnostic::new(&codes::KERNEL_CALLED_INDIRECT, place, message)
                    .label(label, format!("`{shown}` is a kernel because of `.entry` here"))
                    .note(
                        "`ptxas` accepts this call; the kernel ends in EXIT, and the calling thread with it",
                    ),
            );
        } else if !fits(symbol) && (named.contains(&symbol) || !may_be_right) {
            let message = format!(
                "an indirect call in `{caller}` can reach `{shown}`, which takes {} parameters and returns {}; the call \
                 passes {} and expects {}",
                function.params.len(),
                function.returns.len(),
                args.len(),
                returns.len()
            );
            checker.error(at, &codes::CALL_SIGNATURE_MISMATCH, message);
        }
    }
}
