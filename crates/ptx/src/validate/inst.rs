//! Instructions: availability, operands, types, state spaces.

use super::typing::{
    constant_fits, fits, fits_element, fits_loosely, is_address, is_integral, is_register, special_fits,
    wanted,
};
use super::{At, Checker, Declared};
use crate::body::{Base, Body, Inst, Operand, Reg, Stmt};
use crate::isa::{self, Access, Form, Kind, Op, Opcode, Opnd, Ty};
use crate::judge::Release;
use crate::special::SpecialReg;
use crate::token::Tok;
use crate::tree::{FuncId, Function, FunctionKind, Symbol, SymbolDef};
use crate::types::{StateSpace, Type, TypeKind};
use diag::{CodeInfo, Diagnostic, codes};

pub(super) type Checked = Result<(), String>;

impl<'m> Checker<'m> {
    pub(super) fn function(&mut self, id: FuncId, function: &'m Function) {
        let Some(body) = &function.body else { return };
        let mut at = At { function, body, stmt: 0, loc: None };
        self.declared.clear();
        for (index, stmt) in body.stmts.iter().enumerate() {
            at.stmt = index;
            match stmt {
                Stmt::Inst(inst) => self.inst(id, at, inst),
                Stmt::Unknown(index) => self.unknown(at, *index),
                Stmt::Loc(index) => at.loc = Some(&body.locs[*index as usize]),
                Stmt::Label(label) => self.label(at, *label),
                Stmt::Var(local) => self.local(at, *local),
                Stmt::Reg(decl) => {
                    let decl = &body.reg_decls[*decl];
                    if !is_register(decl.ty, decl.vector) {
                        self.invalid(at, "no register is of this type and arity");
                    }
                }
                Stmt::Prototype(index) => {
                    let index = *index as usize;
                    if let Some(label) = body.prototypes[index].label {
                        self.declared.insert(label, Declared::Prototype(index));
                    }
                }
                Stmt::BranchTargets(index) | Stmt::CallTargets(index) => {
                    let index = *index as usize;
                    self.declared.insert(body.target_lists[index].label, Declared::Targets(index));
                }
                _ => {}
            }
        }
    }

    /// The instructions of a range of statements, without calls.
    pub(super) fn statements(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        stmts: std::ops::Range<usize>,
    ) {
        let start = stmts.start;
        for (index, stmt) in body.stmts[stmts].iter().enumerate() {
            let at = At { function, body, stmt: start + index, loc: None };
            match stmt {
                Stmt::Inst(inst) if !matches!(inst.opcode().op(), Op::Call | Op::Bra | Op::BrxIdx) => {
                    self.inst(FuncId::from_u32(0), at, inst);
                }
                Stmt::Unknown(index) => self.unknown(at, *index),
                _ => {}
            }
        }
    }

    fn label(&mut self, at: At<'m>, label: crate::body::Label) {
        let name = at.function.names.get(at.body.labels[label].name);
        let symbol = self.module.find(name);
        if symbol.is_some_and(|symbol| matches!(self.module.symbols[symbol].def, SymbolDef::Function(_))) {
            let message = format!("`{name}` is both a label and a function");
            self.error(at, &codes::PTX_DUPLICATE_SYMBOL, message);
        }
    }

    fn unknown(&mut self, at: At<'m>, index: u32) {
        let unknown = &at.body.unknown[index as usize];
        let mnemonic = at.function.names.get(unknown.mnemonic);
        let place = self.place(at);
        let diagnostic = match unknown.nearest {
            None => {
                let word = mnemonic.split('.').next().unwrap_or(mnemonic);
                Diagnostic::new(&codes::UNSUPPORTED, place, format!("the instruction `{word}` is not known"))
            }
            Some(row) => {
                let row = row.get();
                let message = format!("no form of `{}` is `{mnemonic}`", row.word());
                let mut legal = row.head.to_owned();
                for slot in row.slots {
                    let names: Vec<String> = slot.tokens.iter().map(ToString::to_string).collect();
                    let (open, close) = if slot.optional { ("{", "}") } else { ("", "") };
                    if names.len() > 1 {
                        legal.push_str(&format!("{open}({}){close}", names.join("|")));
                    } else {
                        legal.push_str(&format!("{open}{}{close}", names.join("")));
                    }
                }
                Diagnostic::new(&codes::UNSUPPORTED, place, message)
                    .note(format!("the nearest form is `{legal}`"))
            }
        };
        self.report(diagnostic);
    }

    fn inst(&mut self, id: FuncId, at: At<'m>, inst: &'m Inst) {
        let opcode = inst.opcode();
        if let Some(guard) = inst.guard()
            && at.body.reg_type(guard.reg) != Type::Pred
        {
            self.invalid(
                at,
                format!("the guard is a `{}` register, not a predicate", at.body.reg_type(guard.reg)),
            );
        }
        if let Some((code, message)) = self.legal(opcode) {
            let mut diagnostic = Diagnostic::new(code, self.place(at), message);
            if matches!(opcode.op(), Op::Shfl | Op::Vote) {
                let (word, tail) = (opcode.row().word(), opcode.to_string());
                let tail = tail.strip_prefix(word).unwrap_or("");
                diagnostic = diagnostic
                    .help(format!("write `{word}.sync{tail}` with a mask of the lanes that take part"));
            }
            return self.report(diagnostic);
        }
        match opcode.op() {
            Op::Call => return self.call(id, at, inst),
            Op::Bra => return self.branch(at, inst),
            // Compilers end what cannot be reached by `trap; exit;`.
            Op::Exit if at.function.kind == FunctionKind::Func && !behind_trap(at) => {
                let place = self.place(at);
                let message = "`exit` in a device function ends the thread, not only the function";
                self.report_lint(Diagnostic::new(&codes::PTX_EXIT_IN_FUNC, place, message));
            }
            _ => {}
        }
        let operands = at.body.operands(inst);
        let row = opcode.row();
        let least = row.operands.len() - usize::from(row.optional);
        if operands.len() < least || operands.len() > row.operands.len() {
            let takes = if least == row.operands.len() {
                format!("{least}")
            } else {
                format!("{least} to {}", row.operands.len())
            };
            let plural = if takes == "1" { "" } else { "s" };
            let message = format!("`{opcode}` takes {takes} operand{plural}, here are {}", operands.len());
            return self.invalid(at, message);
        }
        self.released(at, opcode, operands.len());
        if let Some((what, avail)) = self.demand(at, opcode, operands)
            && !isa::allows(avail, self.target)
        {
            let needs = isa::describe(avail, self.target);
            let message = format!("{what} in `{opcode}` needs {needs}; the module is for {}", self.target);
            return self.error(at, &codes::PTX_VERSION_TARGET, message);
        }
        let checked = match self.forbidden(at, opcode, operands) {
            Some(message) => Err(format!("`{opcode}`: {message}")),
            None => self.operands(at, opcode, operands),
        };
        if let Err(message) = checked {
            self.invalid(at, message);
        }
    }

    /// Why an opcode is not legal for the target, if so.
    fn legal(&mut self, opcode: Opcode) -> Option<(&'static CodeInfo, String)> {
        if let Some(known) = self.opcodes.get(&opcode) {
            return known.clone();
        }
        let release = self.judge.assembler().map(|assembler| assembler.release());
        if release
            .and_then(|release| opcode.availability_in(release))
            .is_some_and(|avail| isa::allows(avail, self.target))
        {
            self.opcodes.insert(opcode, None);
            return None;
        }
        let found = match opcode.constraint() {
            Err(message) => Some((&codes::INVALID_PTX, format!("`{opcode}` is not legal: {message}"))),
            Ok(_) => opcode.requirements().into_iter().find(|avail| !isa::allows(avail, self.target)).map(
                |avail| {
                    let needs = isa::describe(avail, self.target);
                    let message = format!("`{opcode}` needs {needs}; the module is for {}", self.target);
                    (&codes::PTX_VERSION_TARGET, message)
                },
            ),
        };
        self.opcodes.insert(opcode, found.clone());
        found
    }

    fn branch(&mut self, at: At<'m>, inst: &'m Inst) {
        let [Operand::Label(label)] = at.body.operands(inst) else {
            return self.invalid(at, "`bra` takes a label");
        };
        let data = &at.body.labels[*label];
        if data.defined {
            return;
        }
        let name = at.function.names.get(data.name);
        let entry = self.module.find(name).and_then(|symbol| self.module.function_of(symbol));
        if entry.is_some_and(|function| function.kind == FunctionKind::Entry) {
            let place = self.place(at);
            let shown = diag::demangle::demangle(name);
            let message = format!("a branch to `{shown}`, which is a kernel");
            let diagnostic = Diagnostic::new(&codes::KERNEL_CALLED, place, message);
            return self.report(diagnostic);
        }
        self.invalid(at, format!("the label `{name}` is not defined"));
    }

    fn operands(&mut self, at: At<'m>, opcode: Opcode, operands: &'m [Operand]) -> Checked {
        let row = opcode.row();
        let mut memories = 0;
        for (index, (place, operand)) in row.operands.iter().zip(operands).enumerate() {
            let is_memory = match place.form {
                Form::Mem => true,
                Form::MemOrReg => matches!(operand, Operand::Mem(..)),
                Form::Tensor(_) => {
                    memories += 1;
                    false
                }
                _ => false,
            };
            if is_memory {
                self.memory(at, opcode, memories, operand).map_err(|e| describe(opcode, index, &e))?;
                memories += 1;
                continue;
            }
            self.operand(at, opcode, *place, operand).map_err(|e| describe(opcode, index, &e))?;
        }
        let hinted = operands.len() == row.operands.len();
        if row.slots.iter().any(|slot| slot.kind == Kind::CacheHint) && row.optional == 1 {
            if opcode.has(Tok::L2CacheHint) && !hinted {
                return Err(format!("`{opcode}` needs a cache policy as its last operand"));
            }
            if !opcode.has(Tok::L2CacheHint) && hinted {
                return Err(format!("`{opcode}` takes a cache policy only with `.L2::cache_hint`"));
            }
        }
        self.special_rules(opcode, operands)
    }

    fn operand(&mut self, at: At<'m>, opcode: Opcode, place: Opnd, operand: &'m Operand) -> Checked {
        if opcode.op() == Op::Mov {
            return self.moved(at, opcode, place, operand);
        }
        if let Operand::Special(_) = operand {
            return match opcode.op() {
                Op::Cvt if place.access == Access::Read => {
                    self.special(at, operand)?;
                    Ok(())
                }
                _ => Err("a special register can be read by `mov` only".to_owned()),
            };
        }
        match place.form {
            Form::Movable => self.address_or_value(at, opcode, place, operand),
            Form::Element | Form::ElementValue => self.element(at, opcode, place, operand),
            Form::Pred | Form::PredNot | Form::PredPair => self.predicate(at, place.form, operand),
            Form::DestPred | Form::DestPredRequired => match *operand {
                Operand::Reg(reg) if place.form == Form::DestPred => self.reg(at, opcode, place.ty, reg),
                Operand::Pair(value, predicate) if predicate.is_some() || place.form == Form::DestPred => {
                    if let Some(reg) = value {
                        self.reg(at, opcode, place.ty, reg)?;
                    }
                    predicate.map_or(Ok(()), |reg| self.is_predicate(at, reg))
                }
                _ => Err(self.unexpected(at, operand, "a register with a predicate, `d|p`")),
            },
            Form::CopySource => match *operand {
                Operand::Not(reg) => self.is_predicate(at, reg),
                Operand::Reg(reg) if at.body.reg_type(reg) == Type::Pred => Ok(()),
                Operand::Reg(reg) => self.reg(at, opcode, place.ty, reg),
                Operand::Int(_) => Ok(()),
                _ => Err(self.unexpected(at, operand, "a number of bytes or a predicate")),
            },
            Form::RegSink if *operand == Operand::Sink => Ok(()),
            Form::Targets => match operand {
                Operand::Label(label) if matches!(self.declared.get(label), Some(Declared::Targets(_))) => {
                    Ok(())
                }
                _ => Err("expected the name of a `.branchtargets` that stands before".to_owned()),
            },
            Form::Vector(_)
            | Form::VectorOrReg(_)
            | Form::VectorValue(_)
            | Form::PerColumn(_)
            | Form::PerRepeat(_)
            | Form::PerDimension(_)
            | Form::Tensor(_)
            | Form::Texel
            | Form::SampledTexel
            | Form::Surfel
            | Form::Resident
            | Form::Offset
            | Form::Gradient
            | Form::ImmIn(..)
            | Form::ImmOf(..)
            | Form::Opaque
            | Form::Video
            | Form::VideoSigned
            | Form::Video2
            | Form::Video4
            | Form::VideoMask2
            | Form::VideoMask4 => self.shaped(at, opcode, place, operand),
            Form::Imm => match operand {
                Operand::Int(_) => Ok(()),
                _ => Err(self.unexpected(at, operand, "an integer constant")),
            },
            _ => match *operand {
                Operand::Reg(reg) => self.reg(at, opcode, place.ty, reg),
                Operand::Select(reg, _) if at.body.reg_vector(reg) > 1 => {
                    self.reg_type(at, opcode, place.ty, reg)
                }
                Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if place.form == Form::Value => {
                    self.constant(opcode, place.ty, operand)
                }
                _ if place.access == Access::Write => Err(self.unexpected(at, operand, "a register")),
                _ => Err(self.unexpected(at, operand, "a register or a constant")),
            },
        }
    }

    pub(super) fn type_of(opcode: Opcode, ty: Ty) -> Option<Type> {
        match ty {
            Ty::Slot(n) | Ty::Loose(n) => opcode.ty(usize::from(n)),
            Ty::Wide(n) => match opcode.ty(usize::from(n))? {
                Type::U16 => Some(Type::U32),
                Type::S16 => Some(Type::S32),
                Type::U32 => Some(Type::U64),
                Type::S32 => Some(Type::S64),
                other => Some(other),
            },
            Ty::Fixed(ty) => Some(ty),
            Ty::Any | Ty::Address => None,
        }
    }

    pub(super) fn reg(&self, at: At<'m>, opcode: Opcode, ty: Ty, reg: Reg) -> Checked {
        if at.body.reg_vector(reg) > 1 {
            return Err("a vector register stands where a scalar one is needed".to_owned());
        }
        self.reg_type(at, opcode, ty, reg)
    }

    fn reg_type(&self, at: At<'m>, opcode: Opcode, ty: Ty, reg: Reg) -> Checked {
        let found = at.body.reg_type(reg);
        let (fit, wanted_text) = match (ty, Self::type_of(opcode, ty)) {
            (Ty::Address, _) => (is_address(found), "an integer register of 32 or 64 bits".to_owned()),
            // Counts and positions are not packed halves.
            (Ty::Fixed(ty @ (Type::U32 | Type::S32)), _) => {
                (fits(ty, found) && found != Type::F16x2, wanted(ty, false))
            }
            (Ty::Loose(_), Some(ty)) => (fits_loosely(ty, found), wanted(ty, true)),
            (_, Some(ty)) => (fits(ty, found), wanted(ty, false)),
            (_, None) => return Ok(()),
        };
        if fit { Ok(()) } else { Err(format!("expected {wanted_text}, found a `{found}` register")) }
    }

    pub(super) fn constant(&self, opcode: Opcode, ty: Ty, operand: &Operand) -> Checked {
        let Some(ty) = Self::type_of(opcode, ty) else { return Ok(()) };
        if constant_fits(ty, operand) {
            return Ok(());
        }
        let is_int = matches!(operand, Operand::Int(_));
        Err(match ty {
            Type::F32 | Type::F64 => {
                "an integer constant stands where a floating-point one is needed; write it `0f…`, `0d…` or with a point"
                    .to_owned()
            }
            _ if is_int => format!("an operand of type `{ty}` cannot be a constant"),
            _ => format!("a floating-point constant does not fit the type `{ty}`"),
        })
    }

    pub(super) fn is_predicate(&self, at: At<'m>, reg: Reg) -> Checked {
        match at.body.reg_type(reg) {
            Type::Pred => Ok(()),
            found => Err(format!("expected a predicate, found a `{found}` register")),
        }
    }

    fn predicate(&self, at: At<'m>, form: Form, operand: &Operand) -> Checked {
        match *operand {
            Operand::Reg(reg) => self.is_predicate(at, reg),
            Operand::Not(reg) if form == Form::PredNot => self.is_predicate(at, reg),
            Operand::Int(_) if form == Form::PredNot => Ok(()),
            Operand::Pair(first, second) if form == Form::PredPair => {
                first.into_iter().chain(second).try_for_each(|reg| self.is_predicate(at, reg))
            }
            _ => Err(self.unexpected(at, operand, "a predicate")),
        }
    }

    /// What stands there instead of what was wanted.
    pub(super) fn unexpected(&self, at: At<'m>, operand: &Operand, wanted: &str) -> String {
        let found = match operand {
            Operand::Reg(reg) | Operand::Select(reg, _) => format!("a `{}` register", at.body.reg_type(*reg)),
            Operand::Not(_) => "a negated predicate".to_owned(),
            Operand::Neg(_) | Operand::NegSelect(..) => "a negated register".to_owned(),
            Operand::Int(_) => "an integer constant".to_owned(),
            Operand::F32(_) | Operand::F64(_) => "a floating-point constant".to_owned(),
            Operand::Special(_) => "a special register".to_owned(),
            Operand::Address(Base::Symbol(symbol), _) => format!("`{}`", self.shown(*symbol)),
            Operand::Address(..) => "a name".to_owned(),
            Operand::Mem(..) | Operand::MemList(_) => "an address in brackets".to_owned(),
            Operand::Vector(_) | Operand::Resident(..) => "a vector".to_owned(),
            Operand::List(_) => "a list".to_owned(),
            Operand::Pair(..) => "a pair `a|b`".to_owned(),
            Operand::Sink => "`_`".to_owned(),
            Operand::Label(_) => "a label".to_owned(),
        };
        format!("expected {wanted}, found {found}")
    }

    fn lanes(opcode: Opcode) -> usize {
        match opcode.get(Kind::Vec) {
            Some(Tok::V2) => 2,
            Some(Tok::V4) => 4,
            Some(Tok::V8) => 8,
            _ => 1,
        }
    }

    fn element(&self, at: At<'m>, opcode: Opcode, place: Opnd, operand: &'m Operand) -> Checked {
        let lanes = Self::lanes(opcode);
        let scalar =
            Opnd { form: if place.form == Form::Element { Form::Reg } else { Form::Value }, ..place };
        match operand {
            Operand::Vector(range) if lanes > 1 => {
                if range.len() != lanes {
                    return Err(format!("expected a vector of {lanes} elements, found {}", range.len()));
                }
                let ty = Self::type_of(opcode, place.ty);
                let mut width = None;
                if at.body.get(*range).iter().all(|element| *element == Operand::Sink) {
                    return Err("a load cannot drop all of its result".to_owned());
                }
                for element in at.body.get(*range) {
                    match *element {
                        Operand::Sink if place.access == Access::Write => {}
                        Operand::Reg(reg) => {
                            let found = at.body.reg_type(reg);
                            let fit = match (place.ty, ty) {
                                (Ty::Loose(_), Some(ty)) => fits_element(ty, found),
                                (_, Some(ty)) => fits(ty, found),
                                (_, None) => true,
                            };
                            if !fit || at.body.reg_vector(reg) > 1 {
                                let text = ty.map_or(String::new(), |ty| wanted(ty, true));
                                return Err(format!(
                                    "expected {text} in the vector, found a `{found}` register"
                                ));
                            }
                            if *width.get_or_insert(found.bits()) != found.bits() {
                                return Err("the registers of a vector have different widths".to_owned());
                            }
                        }
                        Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if scalar.form == Form::Value => {
                            self.constant(opcode, place.ty, element)?;
                        }
                        _ => return Err(self.unexpected(at, element, "a register in the vector")),
                    }
                }
                Ok(())
            }
            Operand::Reg(reg) if lanes > 1 && usize::from(at.body.reg_vector(*reg)) == lanes => {
                self.reg_type(at, opcode, place.ty, *reg)
            }
            _ if lanes > 1 => Err(self.unexpected(at, operand, &format!("a vector of {lanes} elements"))),
            // Eight-bit types go through registers of 16 bits and more, everything else by its own rule.
            Operand::Reg(reg) => self.reg(at, opcode, place.ty, *reg),
            Operand::Select(reg, _) if at.body.reg_vector(*reg) > 1 => {
                self.reg_type(at, opcode, place.ty, *reg)
            }
            Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if scalar.form == Form::Value => {
                self.constant(opcode, place.ty, operand)
            }
            Operand::Sink if place.access == Access::Write => Err("a load cannot drop its result".to_owned()),
            _ => Err(self.unexpected(at, operand, "a register")),
        }
    }

    fn special(&mut self, at: At<'m>, operand: &Operand) -> Result<SpecialReg, String> {
        let Operand::Special(special) = *operand else { return Err("no special register".to_owned()) };
        let (version, sm) = (special.version(), special.lowest_sm());
        if self.target.version < version || self.target.sm.number < sm {
            let sm = if sm == 0 { String::new() } else { format!("sm_{sm} or later and ") };
            let name = special.register.name();
            let message = format!("`%{name}` needs {sm}PTX {version}; the module is for {}", self.target);
            self.error(at, &codes::PTX_VERSION_TARGET, message);
        }
        Ok(special)
    }

    /// An operand of `mov`.
    fn moved(&mut self, at: At<'m>, opcode: Opcode, place: Opnd, operand: &'m Operand) -> Checked {
        let Some(ty) = opcode.ty(0) else { return Ok(()) };
        let lanes = Self::lanes(opcode);
        match *operand {
            Operand::Vector(range) if lanes > 1 => {
                let elements = at.body.get(range);
                if elements.len() != lanes {
                    return Err(format!("expected a vector of {lanes} elements, found {}", elements.len()));
                }
                elements.iter().try_for_each(|element| match element {
                    Operand::Sink if place.access == Access::Write => Ok(()),
                    Operand::Reg(reg) => self.reg(at, opcode, place.ty, *reg),
                    Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if place.access == Access::Read => {
                        self.constant(opcode, place.ty, element)
                    }
                    _ => Err(self.unexpected(at, element, "a register in the vector")),
                })
            }
            Operand::Vector(range) => self.packed(at, ty, place, at.body.get(range)),
            Operand::Special(_) if place.access == Access::Write => {
                Err("a special register cannot be written".to_owned())
            }
            Operand::Special(_) => {
                let special = self.special(at, operand)?;
                if lanes > 1 || special_fits(special, ty) {
                    return Ok(());
                }
                Err(format!("a `mov` of type `{ty}` does not read `%{}`", special.register.name()))
            }
            Operand::Reg(reg) if lanes > 1 && usize::from(at.body.reg_vector(reg)) == lanes => {
                self.reg_type(at, opcode, place.ty, reg)
            }
            _ if lanes > 1 => Err(self.unexpected(at, operand, &format!("a vector of {lanes} elements"))),
            Operand::Not(reg) if ty == Type::Pred && place.access == Access::Read => {
                self.is_predicate(at, reg)
            }
            _ if place.access == Access::Write => match *operand {
                Operand::Reg(reg) => self.reg(at, opcode, place.ty, reg),
                Operand::Select(reg, _) => self.reg_type(at, opcode, place.ty, reg),
                _ => Err(self.unexpected(at, operand, "a register")),
            },
            _ => self.address_or_value(at, opcode, place, operand),
        }
    }

    /// A vector that a scalar `mov` packs or unpacks.
    fn packed(&self, at: At<'m>, ty: Type, place: Opnd, elements: &[Operand]) -> Checked {
        if !ty.is_bits() {
            return Err(format!("a `mov` packs and unpacks vectors as `.b{}`, not as `{ty}`", ty.bits()));
        }
        if !matches!(elements.len(), 2 | 4 | 8) {
            return Err(format!("a vector has 2, 4 or 8 elements, not {}", elements.len()));
        }
        let width = ty.bits() / elements.len() as u32;
        let types = || {
            elements.iter().filter_map(|element| match element {
                Operand::Reg(reg) => Some(at.body.reg_type(*reg)),
                _ => None,
            })
        };
        if types().any(Type::is_float) && types().any(Type::is_integer) {
            return Err("the elements of a vector are integers or floats, not both".to_owned());
        }
        for element in elements {
            match *element {
                Operand::Sink if place.access == Access::Write => {}
                Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if place.access == Access::Read => {}
                Operand::Reg(reg) | Operand::Select(reg, _) => {
                    let found = at.body.reg_type(reg);
                    if found == Type::Pred || found.bits() != width {
                        return Err(format!(
                            "each of the {} elements of a `{ty}` has {width} bits, found a `{found}` register",
                            elements.len()
                        ));
                    }
                }
                _ => return Err(self.unexpected(at, element, "a register in the vector")),
            }
        }
        Ok(())
    }

    /// A register, a constant, or the address of a variable or function.
    fn address_or_value(&mut self, at: At<'m>, opcode: Opcode, place: Opnd, operand: &'m Operand) -> Checked {
        match *operand {
            Operand::Reg(reg) => self.reg(at, opcode, place.ty, reg),
            Operand::Select(reg, _) => self.reg_type(at, opcode, place.ty, reg),
            Operand::Int(_) | Operand::F32(_) | Operand::F64(_) => self.constant(opcode, place.ty, operand),
            Operand::Address(base, _) | Operand::Mem(base @ (Base::Symbol(_) | Base::Local(_)), _) => {
                let space = self.space_of(at, base)?;
                let opaque = match base {
                    Base::Symbol(symbol) => matches!(
                        self.module.symbols[symbol].def,
                        SymbolDef::Variable(id) if self.module.variables[id].ty.kind() == TypeKind::Opaque
                    ),
                    _ => false,
                };
                if opaque && opcode.ty(0) != Some(Type::U64) {
                    return Err("an opaque reference is a `.u64`".to_owned());
                }
                match (opcode.op(), space) {
                    (Op::Cvta, Some(space)) => same_space(opcode.get(Kind::Space), space),
                    (Op::Cvta, None) => Err("a function has no state space".to_owned()),
                    (Op::Mov, Some(_))
                        if opcode.ty(0).is_some_and(|ty| ty.is_float() || ty == Type::Pred) =>
                    {
                        Err("the address of a variable is an integer".to_owned())
                    }
                    (Op::Mov, Some(StateSpace::Global | StateSpace::Const))
                        if opcode.ty(0).is_some_and(|ty| ty.bits() == 32) =>
                    {
                        Err("an address in global or constant memory has 64 bits".to_owned())
                    }
                    _ => Ok(()),
                }
            }
            _ => Err(self.unexpected(at, operand, "a register, a constant or a name")),
        }
    }

    /// Where the variable behind an address lives; `None` for a function.
    pub(super) fn space_of(&self, at: At<'m>, base: Base) -> Result<Option<StateSpace>, String> {
        match base {
            Base::Local(local) => Ok(Some(at.function.locals[local].space)),
            Base::Symbol(symbol) => self.symbol_space(symbol),
            Base::Reg(_) | Base::None => Ok(None),
        }
    }

    pub(super) fn symbol_space(&self, symbol: Symbol) -> Result<Option<StateSpace>, String> {
        match self.module.symbols[symbol].def {
            SymbolDef::Variable(id) => Ok(Some(self.module.variables[id].space)),
            SymbolDef::Function(_) | SymbolDef::Alias(_) => Ok(None),
            _ => Err(format!("`{}` is not declared", self.shown(symbol))),
        }
    }

    /// The n-th address of an instruction.
    fn memory(&self, at: At<'m>, opcode: Opcode, nth: usize, operand: &Operand) -> Checked {
        let space = opcode.all(Kind::Space).nth(nth).or_else(|| opcode.get(Kind::Space));
        let Operand::Mem(base, offset) = *operand else {
            return Err(self.unexpected(at, operand, "an address in brackets"));
        };
        match base {
            Base::Reg(reg) => {
                let found = at.body.reg_type(reg);
                if !is_integral(found)
                    || matches!(found, Type::F16x2 | Type::B128)
                    || at.body.reg_vector(reg) > 1
                {
                    return Err(format!("an address is in an integer register, not in a `{found}` one"));
                }
                let is_newer = self.judge.assembler().is_some_and(|it| it.release() > Release::new(13, 0));
                if is_newer && opcode.op() == Op::St && space == Some(Tok::ParamFunc) {
                    return Err(
                        "a parameter of a call is addressed by its name, not through a register".to_owned()
                    );
                }
                if is_tensor_memory(opcode.op()) && found.bits() != 32 {
                    return Err(format!("an address in tensor memory has 32 bits, not those of a `{found}`"));
                }
                if found.bits() == 32
                    && matches!(space, None | Some(Tok::Global))
                    && has_generic_memory(opcode.op())
                {
                    return Err(
                        "an address in generic or global memory has 64 bits, this register has 32".to_owned()
                    );
                }
                Ok(())
            }
            Base::None if space == Some(Tok::Local) => Ok(()),
            Base::None => Err(format!("only local memory is addressed by a number, `[{offset}]`")),
            _ => {
                let found = self.space_of(at, base)?.ok_or("a function is no memory")?;
                if is_tensor_memory(opcode.op()) {
                    return Err(
                        "an address in tensor memory is in a register; variables lie elsewhere".to_owned()
                    );
                }
                if space.is_none() && is_barrier(opcode.op()) && found != StateSpace::Shared {
                    return Err(format!("a barrier lies in shared memory, this variable in `{found}`"));
                }
                same_space(space, found)?;
                self.writable(at, opcode, base)
            }
        }
    }

    fn writable(&self, at: At<'m>, opcode: Opcode, base: Base) -> Checked {
        match base {
            Base::Local(local) if opcode.op() == Op::Ld && at.function.returns.contains(&local) => Err(
                format!("`{}` is a result of the function and cannot be read", at.function.local_name(local)),
            ),
            Base::Local(local) if opcode.op() == Op::St && at.function.params.contains(&local) => Err(
                format!("`{}` is an input parameter and cannot be written", at.function.local_name(local)),
            ),
            _ => Ok(()),
        }
    }
}

fn behind_trap(at: At<'_>) -> bool {
    let before = at.stmt.checked_sub(1).and_then(|stmt| at.body.stmts.get(stmt));
    matches!(before, Some(Stmt::Inst(inst)) if inst.opcode().op() == Op::Trap)
}

/// Memory instructions without a state space are generic; barriers in shared memory are not meant.
fn has_generic_memory(op: Op) -> bool {
    matches!(
        op,
        Op::Ld
            | Op::LdNc
            | Op::Ldu
            | Op::St
            | Op::Atom
            | Op::AtomCas
            | Op::AtomExch
            | Op::Red
            | Op::Prefetch
            | Op::Prefetchu
    )
}

/// What addresses the memory of the tensor cores.
fn is_tensor_memory(op: Op) -> bool {
    matches!(
        op,
        Op::Tcgen05Ld | Op::Tcgen05LdRed | Op::Tcgen05St | Op::Tcgen05Mma | Op::Tcgen05Cp | Op::Tcgen05Shift
    )
}

/// What works on a barrier object.
fn is_barrier(op: Op) -> bool {
    matches!(
        op,
        Op::MbarrierInit
            | Op::MbarrierInval
            | Op::MbarrierExpectTx
            | Op::MbarrierCompleteTx
            | Op::MbarrierArrive
            | Op::MbarrierArriveDrop
            | Op::MbarrierTestWait
            | Op::MbarrierTryWait
            | Op::MbarrierCheckLayout
    )
}

fn same_space(said: Option<Tok>, found: StateSpace) -> Checked {
    let fit = match said {
        None => matches!(found, StateSpace::Global | StateSpace::Shared | StateSpace::Local),
        Some(Tok::Const) => found == StateSpace::Const,
        Some(Tok::Global) => found == StateSpace::Global,
        Some(Tok::Local) => found == StateSpace::Local,
        Some(Tok::Shared | Tok::SharedCta | Tok::SharedCluster) => found == StateSpace::Shared,
        Some(Tok::Param | Tok::ParamEntry | Tok::ParamFunc) => found == StateSpace::Param,
        Some(_) => true,
    };
    match (fit, said) {
        (true, _) => Ok(()),
        (false, None) => Err(format!("a generic access does not reach a variable in `{found}`")),
        (false, Some(said)) => {
            Err(format!("the instruction says `{said}`, but the variable is in `{found}`"))
        }
    }
}

fn describe(opcode: Opcode, index: usize, message: &str) -> String {
    format!("operand {} of `{opcode}`: {message}", index + 1)
}
