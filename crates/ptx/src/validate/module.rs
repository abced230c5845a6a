//! Directives, symbols, variables, parameters.

use super::{At, Checker};
use crate::body::{Base, Operand, Target as ListTarget};
use crate::judge::Release;
use crate::target::Version;
use crate::tree::{
    FuncId, Function, FunctionKind, Init, Item, Linkage, Local, NameRef, Perf, Span, Symbol, SymbolDef,
    Variable,
};
use crate::types::{StateSpace, Type, TypeKind};
use cranelift_entity::SecondaryMap;
use diag::{CodeInfo, Diagnostic, Severity, codes};

/// Bytes of parameters that a kernel can take.
const SMALL_PARAMS: u64 = 4352;
/// The same from PTX 8.1 on sm_70.
const LARGE_PARAMS: u64 = 32764;

impl<'m> Checker<'m> {
    pub(super) fn module(&mut self) {
        self.header();
        self.requirements();
        self.symbols();
        for (_, variable) in &self.module.variables {
            self.variable(variable);
        }
        for (id, function) in &self.module.functions {
            self.signature(function);
            self.perf(function);
            self.uses(id, function);
        }
    }

    fn at_span(
        &mut self,
        code: &'static CodeInfo,
        span: Span,
        symbol: Option<Symbol>,
        message: impl Into<String>,
    ) {
        let name = symbol.map(|symbol| self.module.symbol_name(symbol));
        let place = self.place_of(span, name);
        self.report(Diagnostic::new(code, place, message));
    }

    fn header(&mut self) {
        let code = &codes::PTX_VERSION_TARGET;
        let none = Span::default();
        let (Some(version), Some(target)) = (self.module.version, self.module.target.as_ref()) else {
            if self.module.version.is_none() {
                self.at_span(code, none, None, "the file has no `.version` directive");
            } else {
                self.at_span(code, none, None, "the file has no `.target` directive");
            }
            return;
        };
        if !version.version.is_known() {
            let newest = crate::target::NEWEST;
            let message = if version.version > newest {
                format!("PTX {} is newer than what is known here: {newest}", version.version)
            } else {
                format!("there is no PTX {}", version.version)
            };
            return self.at_span(code, version.span, None, message);
        }
        if let Some(assembler) = self.judge.assembler() {
            if version.version > assembler.newest() {
                let message = format!(
                    "{assembler} reads `.version` up to {}; the file says {}",
                    assembler.newest(),
                    version.version
                );
                return self.at_span(code, version.span, None, message);
            }
            if target.sm.lowest_version().is_some() && !assembler.knows(target.sm) {
                let message = format!("{assembler} makes no code for {}", target.sm);
                self.at_span(code, target.span, None, message);
            }
        }
        match target.sm.lowest_version() {
            None => self.at_span(code, target.span, None, format!("there is no architecture {}", target.sm)),
            Some(lowest) if lowest > version.version => {
                let message = format!(
                    "`.version {}` is too low for {}, which needs {lowest}",
                    version.version, target.sm
                );
                self.at_span(code, target.span, None, message);
            }
            Some(_) => {}
        }
        if let Some(sm) = self.assembled_for.filter(|&sm| !sm.runs(target.sm)) {
            let message = format!("the module is for {}, which does not run on {sm}", target.sm);
            self.at_span(code, target.span, None, message);
        }
        self.further(version.span);
    }

    /// What stands in the header beside version and target: a second target, the size of addresses.
    fn further(&mut self, version: Span) {
        let code = &codes::PTX_VERSION_TARGET;
        let warn = |checker: &mut Self, span, message: &str| {
            let place = checker.place_of(span, None);
            checker.report_lint(Diagnostic::new(code, place, message).severity(Severity::Warning));
        };
        if let Some(second) = self.module.more_targets.first() {
            warn(self, second.span, "a second `.target`: the first one counts");
        }
        match self.module.address_size {
            Some(64) => {}
            None => {
                warn(self, version, "no `.address_size`: the default is 32, which no supported tool compiles")
            }
            Some(_) if self.judge.assembler().is_some_and(|it| it.release() < Release::new(12, 4)) => {}
            Some(size) => {
                self.at_span(code, version, None, format!("`.address_size {size}`: only 64 is supported"));
            }
        }
    }

    /// One name, one thing.
    fn symbols(&mut self) {
        #[derive(Clone, Copy)]
        struct Seen {
            span: Span,
            kind: &'static str,
            defined: bool,
            function: Option<FuncId>,
        }
        let mut seen: SecondaryMap<Symbol, Option<Seen>> = SecondaryMap::new();
        for item in &self.module.items {
            let (symbol, new) = match item {
                Item::Variable(id) => {
                    let variable = &self.module.variables[*id];
                    let defined = variable.linkage != Linkage::Extern;
                    (variable.name, Seen { span: variable.span, kind: "variable", defined, function: None })
                }
                Item::Function(id) => {
                    let function = &self.module.functions[*id];
                    let kind = match function.kind {
                        FunctionKind::Entry => "kernel",
                        FunctionKind::Func => "function",
                    };
                    let defined = function.body.is_some();
                    (function.symbol, Seen { span: function.span, kind, defined, function: Some(*id) })
                }
                Item::Alias(name, of, span) => {
                    let (name, of, span) = (*name, *of, *span);
                    if seen[name].is_none() {
                        let shown = self.shown(name);
                        let message = format!("the alias `{shown}` is not declared as a function before");
                        self.at_span(&codes::INVALID_PTX, span, Some(name), message);
                    }
                    self.alias(name, of, span, seen[of].is_some_and(|seen| seen.defined));
                    continue;
                }
                _ => continue,
            };
            let shown = self.shown(symbol);
            if let Some(old) = seen[symbol] {
                let duplicate = if old.kind != new.kind {
                    Some(format!("`{shown}` is both a {} and a {}", old.kind, new.kind))
                } else if old.defined && (new.defined || new.function.is_some()) {
                    Some(format!("the {} `{shown}` is defined twice", new.kind))
                } else {
                    None
                };
                if let Some(message) = duplicate {
                    let place = self.place_of(new.span, Some(self.module.symbol_name(symbol)));
                    let first = self.place_of(old.span, Some(self.module.symbol_name(symbol)));
                    let diagnostic = Diagnostic::new(&codes::PTX_DUPLICATE_SYMBOL, place, message);
                    self.report(diagnostic.label(first, format!("here it is a {}", old.kind)));
                } else if let (Some(old), Some(id)) = (old.function, new.function) {
                    self.same_signature(symbol, old, id);
                }
            }
            let defined = new.defined || seen[symbol].is_some_and(|old| old.defined);
            seen[symbol] = Some(Seen { defined, ..new });
        }
    }

    fn same_signature(&mut self, symbol: Symbol, old: FuncId, new: FuncId) {
        let (old, new) = (&self.module.functions[old], &self.module.functions[new]);
        if !same_shape(old, new) {
            let message = format!("`{}` is declared with other parameters before", self.shown(symbol));
            let span = new.span;
            self.at_span(&codes::CALL_SIGNATURE_MISMATCH, span, Some(symbol), message);
        }
        if old.linkage == Linkage::Extern && new.body.is_some() {
            let message =
                format!("`{}` is declared `.extern` and defined in the same file", self.shown(symbol));
            self.at_span(&codes::INVALID_PTX, new.span, Some(symbol), message);
        }
    }

    fn alias(&mut self, name: Symbol, of: Symbol, span: Span, defined: bool) {
        let shown = self.shown(of);
        let function = match self.module.symbols[of].def {
            SymbolDef::Function(id) => Some(&self.module.functions[id]),
            _ => None,
        };
        match function {
            Some(function) if function.kind == FunctionKind::Entry => {
                let message = format!("`{}` is an alias of `{shown}`, which is a kernel", self.shown(name));
                self.at_span(&codes::ALIAS_OF_KERNEL, span, Some(name), message);
            }
            Some(function) if defined && !matches!(function.linkage, Linkage::Weak | Linkage::Extern) => {}
            Some(_) => {
                let message =
                    format!("an alias needs a function defined before it and not weak; `{shown}` is none");
                self.at_span(&codes::INVALID_PTX, span, Some(name), message);
            }
            None => {
                let message = format!("an alias names a function; `{shown}` is none");
                self.at_span(&codes::INVALID_PTX, span, Some(name), message);
            }
        }
    }

    fn variable(&mut self, variable: &'m Variable<Symbol>) {
        let symbol = variable.name;
        let shown = self.shown(symbol);
        let mut wrong = |message: String| {
            self.at_span(&codes::INVALID_PTX, variable.span, Some(symbol), message);
        };
        if matches!(
            variable.space,
            StateSpace::Local | StateSpace::Param | StateSpace::Reg | StateSpace::Sreg
        ) {
            return wrong(format!("a variable in `{}` stands inside of a function only", variable.space));
        }
        if let Err(message) = declared(variable) {
            return wrong(format!("`{shown}`: {message}"));
        }
        if let Some(init) = &variable.init {
            if variable.linkage == Linkage::Extern {
                return wrong(format!("`{shown}` is `.extern` and has an initial value"));
            }
            self.initial(variable, init, symbol, None);
            let mut named = Vec::new();
            names(init, &mut named);
            let here = self.first_item(symbol);
            for other in named {
                // The definition may stand behind a declaration of its own, and then behind what it names.
                let own = |item: &Item| matches!(item, Item::Variable(id) if std::ptr::eq(&self.module.variables[*id], variable));
                if self.first_item(other) > here
                    && self.first_item(other) > self.module.items.iter().position(own)
                {
                    let message =
                        format!("`{}` is used in `{shown}` before it is declared", self.shown(other));
                    self.at_span(&codes::INVALID_PTX, variable.span, Some(symbol), message);
                }
            }
        }
    }

    /// An initial value: its shape, its types, the symbols it names.
    fn initial<N>(&mut self, variable: &Variable<N>, init: &Init, symbol: Symbol, at: Option<At<'m>>) {
        let mut shape: Vec<Option<u64>> = variable.dims.clone();
        if variable.vector > 1 {
            shape.push(Some(u64::from(variable.vector)));
        }
        let found = if matches!(variable.space, StateSpace::Global | StateSpace::Const) {
            self.init_element(variable, init, &shape)
        } else {
            Err(format!("a variable in `{}` has no initial value", variable.space))
        };
        if let Err(message) = found {
            match at {
                Some(at) => self.invalid(at, message),
                None => {
                    let message = format!("`{}`: {message}", self.shown(symbol));
                    self.at_span(&codes::INVALID_PTX, variable.span, Some(symbol), message);
                }
            }
        }
    }

    fn init_element<N>(
        &self,
        variable: &Variable<N>,
        init: &Init,
        shape: &[Option<u64>],
    ) -> Result<(), String> {
        let is_float = variable.ty.is_float();
        match init {
            Init::List(elements) => {
                let Some((length, rest)) = shape.split_first() else {
                    return Err("a list initialises a variable that is no array".to_owned());
                };
                if length.is_some_and(|length| elements.len() as u64 > length) {
                    return Err(format!(
                        "the initial value has {} elements, more than the array",
                        elements.len()
                    ));
                }
                elements.iter().try_for_each(|element| self.init_element(variable, element, rest))
            }
            Init::Bytes(bytes) => match shape {
                [Some(length)] if bytes.len() as u64 <= *length && variable.ty.bits() == 8 => Ok(()),
                [None] if variable.ty.bits() == 8 => Ok(()),
                _ => Err("the bytes of the initial value do not fit the array".to_owned()),
            },
            _ if !shape.is_empty() => Err("an array is initialised by a list in braces".to_owned()),
            Init::Int(_) if is_float => {
                Err(format!("an integer initialises a variable of type `{}`", variable.ty))
            }
            Init::F32(_) | Init::F64(_) if !is_float && !variable.ty.is_bits() => {
                Err(format!("a floating-point number initialises a variable of type `{}`", variable.ty))
            }
            Init::Address { .. } if variable.ty.kind() != TypeKind::Unsigned => Err(format!(
                "an address initialises a variable of an unsigned type, not of type `{}`",
                variable.ty
            )),
            Init::Address { name: NameRef::Symbol(symbol), generic, .. } => self.address(*symbol, *generic),
            Init::Address { name: NameRef::Local(_), .. } | Init::Int(_) | Init::F32(_) | Init::F64(_) => {
                Ok(())
            }
        }
    }

    fn address(&self, symbol: Symbol, generic: bool) -> Result<(), String> {
        let shown = self.shown(symbol);
        match self.module.symbols[symbol].def {
            SymbolDef::Variable(id) => {
                let of = &self.module.variables[id];
                match of.space {
                    StateSpace::Global | StateSpace::Const => Ok(()),
                    _ if of.ty.kind() == TypeKind::Opaque => Ok(()),
                    space => Err(format!("the address of `{shown}` in `{space}` is no initial value")),
                }
            }
            SymbolDef::Function(_) | SymbolDef::Alias(_) if generic => {
                Err(format!("`{shown}` is a function; its address is generic without `generic()`"))
            }
            SymbolDef::Function(_) | SymbolDef::Alias(_) => Ok(()),
            _ => Err(format!("`{shown}` is not declared")),
        }
    }

    /// A variable inside of a function.
    pub(super) fn local(&mut self, at: At<'m>, local: Local) {
        let variable = &at.function.locals[local];
        let name = at.function.local_name(local);
        if let Err(message) = declared(variable) {
            return self.invalid(at, format!("`{name}`: {message}"));
        }
        if let Some(init) = &variable.init {
            self.initial(variable, init, at.function.symbol, Some(at));
        }
    }

    fn signature(&mut self, function: &'m Function) {
        let symbol = function.symbol;
        let shown = self.shown(symbol);
        let span = function.span;
        let invalid = &codes::INVALID_PTX;
        if matches!(function.linkage, Linkage::Common) {
            self.at_span(
                invalid,
                span,
                Some(symbol),
                format!("`{shown}` is a function and cannot be `.common`"),
            );
        }
        if function.linkage == Linkage::Extern && function.body.is_some() {
            self.at_span(invalid, span, Some(symbol), format!("`{shown}` is `.extern` and has a body"));
        }
        if function.kind == FunctionKind::Entry {
            return self.entry(function);
        }
        if function.returns.len() > 1 {
            self.at_span(invalid, span, Some(symbol), format!("`{shown}` returns several values"));
        }
        for (index, &local) in function.returns.iter().chain(&function.params).enumerate() {
            let param = &function.locals[local];
            let name = function.local_name(local);
            let last = index + 1 == function.returns.len() + function.params.len();
            let message = if param.ty == Type::Pred && param.space != StateSpace::Reg {
                format!("the parameter `{name}` is a predicate outside of `.reg`")
            } else if param.dims.contains(&None) && !last {
                format!("only the last parameter can be an array without a length; `{name}` is not")
            } else if param.align > 128 {
                format!("the parameter `{name}` is aligned to {} bytes; 128 is the most", param.align)
            } else if let Some(message) = parameter(param) {
                format!("the parameter `{name}` {message}")
            } else if param.ty.kind() == TypeKind::Opaque && param.space == StateSpace::Param {
                format!("the parameter `{name}` is a reference; only kernels have such")
            } else if name == "_" && function.body.is_some() {
                "a parameter of a function with a body is not called `_`".to_owned()
            } else if param.ptr.is_some() {
                format!("`.ptr` of `{name}` stands at the parameters of kernels only")
            } else {
                continue;
            };
            self.at_span(invalid, param.span, Some(symbol), message);
        }
    }

    fn entry(&mut self, function: &'m Function) {
        let symbol = function.symbol;
        let shown = self.shown(symbol);
        if !function.returns.is_empty() {
            let message = format!("the kernel `{shown}` has a list of return parameters");
            self.at_span(&codes::KERNEL_RETURNS_VALUE, function.span, Some(symbol), message);
        }
        let mut size = 0u64;
        for &local in &function.params {
            let param = &function.locals[local];
            let name = function.local_name(local);
            if param.space != StateSpace::Param {
                let message = format!(
                    "the parameter `{name}` of the kernel `{shown}` is in `{}`; a launch passes parameters in `.param` only",
                    param.space
                );
                self.at_span(&codes::PARAM_TOTAL_SIZE, param.span, Some(symbol), message);
                continue;
            }
            if let Some(message) = parameter(param) {
                let message = format!("the parameter `{name}` of the kernel `{shown}` {message}");
                self.at_span(&codes::INVALID_PTX, param.span, Some(symbol), message);
            }
            let align = u64::from(param.alignment());
            match param.size() {
                Some(bytes) if bytes > 0 => {
                    size = size.next_multiple_of(align).saturating_add(bytes);
                }
                _ => {
                    let message = format!(
                        "the parameter `{name}` of the kernel `{shown}` is an array without a length"
                    );
                    self.at_span(&codes::INVALID_PTX, param.span, Some(symbol), message);
                }
            }
        }
        let large = self.target.version >= Version::new(8, 1) && self.target.sm.number >= 70;
        let most = if large { LARGE_PARAMS } else { SMALL_PARAMS };
        if size > most {
            let mut message =
                format!("the parameters of the kernel `{shown}` take {size} bytes, {most} is the most");
            if !large && size <= LARGE_PARAMS {
                message.push_str(" below PTX 8.1 and sm_70");
            }
            self.at_span(&codes::PARAM_TOTAL_SIZE, function.span, Some(symbol), message);
        }
    }

    fn perf(&mut self, function: &'m Function) {
        let has = |test: fn(&Perf) -> bool| function.perf.iter().any(test);
        let shown = self.shown(function.symbol);
        let version = self.target.version;
        let mut wrong = |message: String| {
            self.at_span(&codes::INVALID_PTX, function.span, Some(function.symbol), message);
        };
        for perf in &function.perf {
            let on_functions =
                matches!(perf, Perf::NoReturn | Perf::AbiPreserve(_) | Perf::AbiPreserveControl(_));
            let on_both = matches!(perf, Perf::Pragma(_));
            if on_both && function.kind == FunctionKind::Func {
                return wrong(format!("`{shown}`: a pragma of a function stands inside of its body"));
            }
            if matches!(perf, Perf::MaxNCtaPerSm(_)) && version > Version::new(2, 0) {
                return wrong(format!("`{shown}`: `.maxnctapersm` went away with PTX 2.1"));
            }
            if !on_both && on_functions != (function.kind == FunctionKind::Func) {
                let what = if on_functions { "functions" } else { "kernels" };
                return wrong(format!("`{shown}`: a directive that stands at {what} only"));
            }
            if !on_both && !on_functions && function.body.is_none() {
                return wrong(format!("`{shown}`: a launch directive at a declaration"));
            }
            let zero = match perf {
                Perf::MaxNTid(dims) | Perf::ReqNTid(dims) => dims.contains(&0),
                Perf::MinNCtaPerSm(n) | Perf::MaxNCtaPerSm(n) | Perf::MaxNReg(n) => *n == 0,
                _ => false,
            };
            if zero {
                return wrong(format!("`{shown}`: a launch directive with the value 0"));
            }
        }
        if has(|p| matches!(p, Perf::MaxNTid(_))) && has(|p| matches!(p, Perf::ReqNTid(_))) {
            wrong(format!("`{shown}` has both `.maxntid` and `.reqntid`"));
        } else if has(|p| matches!(p, Perf::ReqNCtaPerCluster(_)))
            && has(|p| matches!(p, Perf::MaxClusterRank(_)))
        {
            wrong(format!("`{shown}` has both `.reqnctapercluster` and `.maxclusterrank`"));
        } else if has(|p| matches!(p, Perf::BlocksAreClusters))
            && !(has(|p| matches!(p, Perf::ReqNTid(_))) && has(|p| matches!(p, Perf::ReqNCtaPerCluster(_))))
        {
            wrong(format!("`{shown}`: `.blocksareclusters` needs `.reqntid` and `.reqnctapercluster`"));
        }
    }

    /// Everything at module scope is declared before it is used.
    fn uses(&mut self, id: FuncId, function: &'m Function) {
        let Some(body) = &function.body else { return };
        let mut symbols: Vec<Symbol> = body
            .pool
            .iter()
            .filter_map(|operand| match operand {
                Operand::Address(Base::Symbol(symbol), _) | Operand::Mem(Base::Symbol(symbol), _) => {
                    Some(*symbol)
                }
                _ => None,
            })
            .chain(body.target_lists.iter().flat_map(|list| &list.targets).filter_map(
                |target| match target {
                    ListTarget::Symbol(symbol) => Some(*symbol),
                    ListTarget::Label(_) => None,
                },
            ))
            .collect();
        symbols.sort_unstable();
        symbols.dedup();
        if symbols.is_empty() {
            return;
        }
        let here = self.module.items.iter().position(|item| matches!(item, Item::Function(f) if *f == id));
        for symbol in symbols {
            let first = self.first_item(symbol);
            if let (Some(first), Some(here)) = (first, here)
                && first > here
            {
                let message = format!(
                    "`{}` is used in `{}` before it is declared",
                    self.shown(symbol),
                    self.shown(function.symbol)
                );
                self.at_span(&codes::INVALID_PTX, function.span, Some(function.symbol), message);
            }
        }
    }

    fn first_item(&mut self, symbol: Symbol) -> Option<usize> {
        if self.first_items.is_empty() {
            for (index, item) in self.module.items.iter().enumerate() {
                let symbol = match item {
                    Item::Variable(id) => self.module.variables[*id].name,
                    Item::Function(id) => self.module.functions[*id].symbol,
                    Item::Alias(name, ..) => *name,
                    _ => continue,
                };
                self.first_items.entry(symbol).or_insert(index);
            }
        }
        self.first_items.get(&symbol).copied()
    }
}

/// The symbols of the module that an initial value names.
pub(super) fn names(init: &Init, found: &mut Vec<Symbol>) {
    match init {
        Init::List(elements) => elements.iter().for_each(|element| names(element, found)),
        Init::Address { name: NameRef::Symbol(symbol), .. } => found.push(*symbol),
        _ => {}
    }
}

/// Whether two functions take and return the same.
pub(super) fn same_shape(one: &Function, other: &Function) -> bool {
    let same = |a: &[Local], b: &[Local]| {
        a.len() == b.len()
            && a.iter().zip(b).all(|(&a, &b)| shape_of(&one.locals[a]) == shape_of(&other.locals[b]))
    };
    same(&one.params, &other.params) && same(&one.returns, &other.returns)
}

/// What matters of a parameter when two declarations are compared.
fn shape_of(variable: &Variable) -> (StateSpace, Type, u8, &[Option<u64>]) {
    (variable.space, variable.ty, variable.vector, &variable.dims)
}

/// What every declaration of a variable keeps.
/// What no parameter in `.param` can be.
fn parameter<N>(param: &Variable<N>) -> Option<&'static str> {
    if param.space != StateSpace::Param {
        return None;
    }
    match param.ty {
        _ if param.vector > 1 => Some("is a vector; only scalars and arrays are parameters"),
        Type::F16x2 => Some("is a `.f16x2`; declare it as `.b32`"),
        _ if param.dims.len() > 1 => Some("is an array of several dimensions"),
        _ => None,
    }
}

fn declared<N>(variable: &Variable<N>) -> Result<(), String> {
    if variable.ty == Type::Pred {
        return Err("a predicate lives in `.reg` only".to_owned());
    }
    if u32::from(variable.vector) * variable.ty.bits() > 128 {
        return Err("a vector has at most 128 bits".to_owned());
    }
    if variable.ty.kind() == TypeKind::Opaque
        && !matches!(variable.space, StateSpace::Global | StateSpace::Param | StateSpace::Tex)
    {
        return Err("references of textures and surfaces are declared in `.global`".to_owned());
    }
    if variable.linkage == Linkage::Common
        && (variable.space != StateSpace::Global || variable.ty.kind() == TypeKind::Opaque)
    {
        return Err("a `.common` variable is in `.global`".to_owned());
    }
    if variable.space == StateSpace::Tex && !matches!(variable.ty, Type::U32 | Type::U64) {
        return Err("a variable in `.tex` is a `.u32` or `.u64`".to_owned());
    }
    let lengthless = variable.dims.contains(&None);
    if lengthless && variable.linkage != Linkage::Extern && variable.init.is_none() {
        return Err("an array without a length that is not `.extern`".to_owned());
    }
    if variable.dims.iter().skip(1).any(Option::is_none) {
        return Err("only the first dimension of an array can be left open".to_owned());
    }
    if !lengthless && variable.size().is_none_or(|size| size > 1 << 40) {
        return Err("an array larger than any memory".to_owned());
    }
    Ok(())
}
