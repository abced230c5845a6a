//! The syntax tree of a module: directives, variables, functions. Function bodies are in [`crate::body`].
//!
//! Names that the whole module sees are [`Symbol`]s; what only one function sees has ids of that function, so that
//! functions can be made in parallel once the symbols are declared.

use crate::body::Body;
use crate::target::{Sm, Target, Version};
use crate::types::{StateSpace, Type};
use cranelift_entity::{PrimaryMap, entity_impl};
use diag::{FileId, SourceSpan};
use rustc_hash::FxHashMap;

/// A string in a [`Names`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(u32);

/// An arena of names: one allocation for all bytes. It does not look for equal names.
#[derive(Clone, Default, Debug)]
pub struct Names {
    text: String,
    ends: Vec<u32>,
}

impl Names {
    /// Adds a name.
    pub fn push(&mut self, name: &str) -> Name {
        self.text.push_str(name);
        self.close()
    }

    /// Adds a name from format arguments, without a string between: `names.push_fmt(format_args!("$L{n}"))`.
    pub fn push_fmt(&mut self, args: std::fmt::Arguments<'_>) -> Name {
        // Writing to a string cannot fail.
        let _ = std::fmt::Write::write_fmt(&mut self.text, args);
        self.close()
    }

    fn close(&mut self) -> Name {
        let name = Name(self.ends.len() as u32);
        self.ends.push(self.text.len() as u32);
        name
    }

    /// The name.
    pub fn get(&self, name: Name) -> &str {
        let index = name.0 as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.text[start..self.ends[index] as usize]
    }
}

/// A function, variable or alias at module scope, or a name that was used there without a declaration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);
entity_impl!(Symbol, "symbol");

/// A parameter, return parameter or local variable of one function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Local(u32);
entity_impl!(Local, "local");

/// A variable at module scope, by position in [`Module::variables`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VarId(u32);
entity_impl!(VarId, "variable");

/// A function, by position in [`Module::functions`]: a declaration and the definition behind it are two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FuncId(u32);
entity_impl!(FuncId, "function");

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolDef {
    /// Nothing that was declared.
    Undeclared,
    /// A function whose body is being made.
    Pending,
    /// A variable: its last declaration or its definition.
    Variable(VarId),
    /// A function: its last declaration or its definition.
    Function(FuncId),
    /// An alias of another symbol.
    Alias(Symbol),
    /// A `.callprototype` at module scope, by position in [`Module::prototypes`].
    Prototype(u32),
}

/// A name at module scope.
#[derive(Clone, Copy, Debug)]
pub struct SymbolData {
    /// Its name, in [`Module::names`].
    pub name: Name,
    /// What it stands for.
    pub def: SymbolDef,
}

/// How a name is seen from other modules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Not at all.
    #[default]
    Internal,
    /// `.extern`.
    Extern,
    /// `.visible`.
    Visible,
    /// `.weak`.
    Weak,
    /// `.common`.
    Common,
}

impl Linkage {
    /// The directive with a space behind it, or nothing.
    pub const fn prefix(self) -> &'static str {
        match self {
            Linkage::Internal => "",
            Linkage::Extern => ".extern ",
            Linkage::Visible => ".visible ",
            Linkage::Weak => ".weak ",
            Linkage::Common => ".common ",
        }
    }
}

/// A symbol or a local in an address or an initialiser.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NameRef {
    /// Of the module.
    Symbol(Symbol),
    /// Of the function.
    Local(Local),
}

/// One element of an initialiser.
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// An integer; 64-bit values above the signed range wrap.
    Int(i64),
    /// A float by its bits (single precision).
    F32(u32),
    /// A float by its bits (double precision).
    F64(u64),
    /// The address of a symbol plus an offset.
    Address {
        /// Whose address.
        name: NameRef,
        /// Bytes behind it.
        offset: i64,
        /// Whether the address is made generic: `generic(x)`.
        generic: bool,
        /// The byte of the address that is taken: `0xFF00(x)` has mask `0xFF00`. 0: the whole address.
        mask: u64,
    },
    /// A row of an array: `{…}`.
    List(Vec<Init>),
    /// Plain bytes of an 8-bit array, printed as integers.
    Bytes(Vec<u8>),
}

/// The `.ptr` attribute of a kernel parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PtrAttr {
    /// The space that it points to; generic if none.
    pub space: Option<StateSpace>,
    /// The alignment of what it points to; 0 when not given.
    pub align: u32,
}

/// A variable or a parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable<N = Name> {
    /// Its name: a [`Symbol`] at module scope, a [`Name`] of the function's own names else.
    pub name: N,
    /// Linkage; always internal for a local.
    pub linkage: Linkage,
    /// Where it lives. A parameter is `.param` or `.reg`.
    pub space: StateSpace,
    /// Alignment in bytes; 0 when not given.
    pub align: u32,
    /// 1, or the arity of `.v2`, `.v4`.
    pub vector: u8,
    /// The type of an element.
    pub ty: Type,
    /// The dimensions; `None` for `[]`.
    pub dims: Vec<Option<u64>>,
    /// Initial value.
    pub init: Option<Init>,
    /// `.ptr …` of a kernel parameter.
    pub ptr: Option<PtrAttr>,
    /// `.attribute(.managed)`, `.attribute(.unified(a, b))`: the text between the parentheses, in the names of the module
    /// or function.
    pub attribute: Option<Name>,
    /// Where it is declared.
    pub span: Span,
}

impl<N> Variable<N> {
    /// A variable without linkage, alignment, dimensions or initialiser.
    pub fn new(name: N, space: StateSpace, ty: Type) -> Self {
        Variable {
            name,
            linkage: Linkage::Internal,
            space,
            align: 0,
            vector: 1,
            ty,
            dims: Vec::new(),
            init: None,
            ptr: None,
            attribute: None,
            span: Span::default(),
        }
    }

    /// Size in bytes; `None` for an array of unknown length or one that no machine holds.
    pub fn size(&self) -> Option<u64> {
        let element = u64::from(self.ty.bytes()) * u64::from(self.vector);
        self.dims.iter().try_fold(element, |size, dim| size.checked_mul((*dim)?))
    }

    /// The alignment in force, in bytes.
    pub fn alignment(&self) -> u32 {
        if self.align != 0 { self.align } else { self.ty.bytes().max(1) * u32::from(self.vector) }
    }
}

/// Bytes `start..end` of the file of the module. Empty for what was not parsed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// Behind the last byte.
    pub end: u32,
}

impl Span {
    /// With its file.
    pub fn of(self, file: FileId) -> SourceSpan {
        SourceSpan { file, start: self.start, end: self.end }
    }

    /// Whether it points nowhere.
    pub fn is_empty(self) -> bool {
        self.end == 0
    }
}

/// `.entry` or `.func`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FunctionKind {
    /// A kernel.
    Entry,
    /// A device function.
    Func,
}

/// A directive between a function's parameters and its body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Perf {
    /// `.maxntid x, y, z`.
    MaxNTid([u32; 3]),
    /// `.reqntid x, y, z`.
    ReqNTid([u32; 3]),
    /// `.minnctapersm n`.
    MinNCtaPerSm(u32),
    /// `.maxnctapersm n`, deprecated.
    MaxNCtaPerSm(u32),
    /// `.maxnreg n`.
    MaxNReg(u32),
    /// `.reqnctapercluster x, y, z`.
    ReqNCtaPerCluster([u32; 3]),
    /// `.maxclusterrank n`.
    MaxClusterRank(u32),
    /// `.explicitcluster`.
    ExplicitCluster,
    /// `.blocksareclusters`.
    BlocksAreClusters,
    /// `.noreturn`.
    NoReturn,
    /// `.abi_preserve n`.
    AbiPreserve(u32),
    /// `.abi_preserve_control n`.
    AbiPreserveControl(u32),
    /// `.pragma "…"`, the text in the function's names.
    Pragma(Name),
}

/// A function: a declaration if it has no body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its symbol.
    pub symbol: Symbol,
    /// Entry or device function.
    pub kind: FunctionKind,
    /// Linkage.
    pub linkage: Linkage,
    /// Names of parameters, locals, registers and labels.
    pub names: Names,
    /// Parameters and local variables.
    pub locals: PrimaryMap<Local, Variable>,
    /// Return parameters, in order.
    pub returns: Vec<Local>,
    /// Parameters, in order.
    pub params: Vec<Local>,
    /// Performance and other directives, in order.
    pub perf: Vec<Perf>,
    /// The body.
    pub body: Option<Body>,
    /// From the linkage to the last directive before the body.
    pub span: Span,
}

impl Function {
    /// A declaration without parameters.
    pub fn new(symbol: Symbol, kind: FunctionKind, linkage: Linkage) -> Self {
        Function {
            symbol,
            kind,
            linkage,
            names: Names::default(),
            locals: PrimaryMap::new(),
            returns: Vec::new(),
            params: Vec::new(),
            perf: Vec::new(),
            body: None,
            span: Span::default(),
        }
    }

    /// Adds a parameter.
    pub fn param(&mut self, variable: Variable) -> Local {
        let local = self.locals.push(variable);
        self.params.push(local);
        local
    }

    /// Adds a return parameter.
    pub fn ret(&mut self, variable: Variable) -> Local {
        let local = self.locals.push(variable);
        self.returns.push(local);
        local
    }

    /// Adds a local variable; it is declared where [`Body::declare`] puts it.
    pub fn local(&mut self, variable: Variable) -> Local {
        self.locals.push(variable)
    }

    /// The name of a local.
    pub fn local_name(&self, local: Local) -> &str {
        self.names.get(self.locals[local].name)
    }
}

/// The signature of an indirect call: `.callprototype`.
#[derive(Clone, Debug)]
pub struct Prototype {
    /// Its label; `None` at module scope, where a symbol stands for it.
    pub label: Option<crate::body::Label>,
    /// The same as a name of the function or of the module.
    pub name: Name,
    /// Return parameters; their names are usually `_`.
    pub returns: Vec<Variable>,
    /// Parameters.
    pub params: Vec<Variable>,
    /// `.noreturn`.
    pub noreturn: bool,
    /// `.abi_preserve` and `.abi_preserve_control`.
    pub abi: Vec<Perf>,
    /// Where.
    pub span: Span,
}

/// `.target`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetDirective {
    /// The architecture.
    pub sm: Sm,
    /// `debug`.
    pub debug: bool,
    /// `texmode_independent`, `texmode_unified`, `map_f64_to_f32`, as written.
    pub options: Vec<String>,
    /// Where.
    pub span: Span,
}

/// `.version`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VersionDirective {
    /// The version.
    pub version: Version,
    /// Where.
    pub span: Span,
}

/// What stands at module scope, in order.
#[derive(Clone, Debug)]
pub enum Item {
    /// A variable.
    Variable(VarId),
    /// A function or a declaration of one.
    Function(FuncId),
    /// `.alias name, aliasee`.
    Alias(Symbol, Symbol, Span),
    /// `.file`.
    File(FileEntry),
    /// A `.section` with its lines as written: DWARF data is kept as text.
    Section(String, Span),
    /// `.pragma`.
    Pragma(String, Span),
    /// A prototype at module scope.
    Prototype(u32),
    /// `.loc` outside of a function.
    Loc(crate::body::Loc),
}

/// `.file index "name", time, size`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileEntry {
    /// The number that `.loc` uses.
    pub index: u32,
    /// The path, unescaped.
    pub name: String,
    /// Time stamp and size.
    pub stamp: Option<(u64, u64)>,
    /// Where.
    pub span: Span,
}

/// A module: one `.ptx` file.
#[derive(Clone, Debug)]
pub struct Module {
    /// The file that it was parsed from.
    pub file: FileId,
    /// `.version`; `None` if the text has none.
    pub version: Option<VersionDirective>,
    /// `.target`; `None` if the text has none.
    pub target: Option<TargetDirective>,
    /// Further `.target` directives.
    pub more_targets: Vec<TargetDirective>,
    /// `.address_size`; the default is 32.
    pub address_size: Option<u32>,
    /// Names of symbols, and of attributes and prototypes at module scope.
    pub names: Names,
    /// The symbols.
    pub symbols: PrimaryMap<Symbol, SymbolData>,
    /// The variables at module scope.
    pub variables: PrimaryMap<VarId, Variable<Symbol>>,
    /// Functions and declarations.
    pub functions: PrimaryMap<FuncId, Function>,
    /// Prototypes at module scope.
    pub prototypes: Vec<Prototype>,
    /// The order of everything.
    pub items: Vec<Item>,
    by_name: FxHashMap<Box<str>, Symbol>,
}

impl Module {
    /// A module without anything.
    pub fn new(file: FileId) -> Self {
        Module {
            file,
            version: None,
            target: None,
            more_targets: Vec::new(),
            address_size: None,
            names: Names::default(),
            symbols: PrimaryMap::new(),
            variables: PrimaryMap::new(),
            functions: PrimaryMap::new(),
            prototypes: Vec::new(),
            items: Vec::new(),
            by_name: FxHashMap::default(),
        }
    }

    /// A module with the three directives that every file starts with.
    pub fn for_target(target: Target) -> Self {
        let span = Span::default();
        let mut module = Module::new(FileId::default());
        module.version = Some(VersionDirective { version: target.version, span });
        module.target = Some(TargetDirective { sm: target.sm, debug: false, options: Vec::new(), span });
        module.address_size = Some(64);
        module
    }

    /// The symbol of that name, made if there is none.
    pub fn symbol(&mut self, name: &str) -> Symbol {
        if let Some(&symbol) = self.by_name.get(name) {
            return symbol;
        }
        let data = SymbolData { name: self.names.push(name), def: SymbolDef::Undeclared };
        let symbol = self.symbols.push(data);
        self.by_name.insert(name.into(), symbol);
        symbol
    }

    /// The symbol of that name.
    pub fn find(&self, name: &str) -> Option<Symbol> {
        self.by_name.get(name).copied()
    }

    /// The name of a symbol.
    pub fn symbol_name(&self, symbol: Symbol) -> &str {
        self.names.get(self.symbols[symbol].name)
    }

    /// Adds a variable at the end.
    pub fn add_variable(&mut self, variable: Variable<Symbol>) -> VarId {
        let symbol = variable.name;
        let id = self.variables.push(variable);
        self.symbols[symbol].def = SymbolDef::Variable(id);
        self.items.push(Item::Variable(id));
        id
    }

    /// Adds a function or declaration at the end.
    pub fn add_function(&mut self, function: Function) -> FuncId {
        let symbol = function.symbol;
        let id = self.functions.push(function);
        // A declaration behind the definition does not hide it.
        let defined = match self.symbols[symbol].def {
            SymbolDef::Function(old) => {
                self.functions[old].body.is_some() && self.functions[id].body.is_none()
            }
            _ => false,
        };
        if !defined {
            self.symbols[symbol].def = SymbolDef::Function(id);
        }
        self.items.push(Item::Function(id));
        id
    }

    /// Adds an alias at the end.
    pub fn add_alias(&mut self, name: Symbol, of: Symbol, span: Span) {
        if matches!(self.symbols[name].def, SymbolDef::Undeclared | SymbolDef::Function(_)) {
            self.symbols[name].def = SymbolDef::Alias(of);
        }
        self.items.push(Item::Alias(name, of, span));
    }

    /// Size in bytes of an element of a variable; 1 for what is none.
    pub fn element_size(&self, symbol: Symbol) -> u32 {
        match self.symbols[symbol].def {
            SymbolDef::Variable(id) => self.variables[id].ty.bytes().max(1),
            _ => 1,
        }
    }

    /// The function that a symbol stands for, through aliases.
    pub fn function_of(&self, symbol: Symbol) -> Option<&Function> {
        let mut symbol = symbol;
        for _ in 0..16 {
            match self.symbols[symbol].def {
                SymbolDef::Function(id) => return Some(&self.functions[id]),
                SymbolDef::Alias(of) => symbol = of,
                _ => return None,
            }
        }
        None
    }

    /// The target that the directives name.
    pub fn own_target(&self) -> Option<Target> {
        Some(Target { sm: self.target.as_ref()?.sm, version: self.version?.version })
    }
}
