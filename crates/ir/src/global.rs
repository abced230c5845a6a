//! Global values: functions, variables, aliases, ifuncs. LangRef, "Global Variables", "Functions", "Aliases".

use crate::{Align, AttrListId, AttrSetId, CallConv, ComdatId, Const, Metadata, StrId, Type};
use diag::SourceSpan;

/// LangRef, "Linkage Types".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Visible to other modules (the default).
    #[default]
    External,
    /// As external for optimisation, never emitted.
    AvailableExternally,
    /// Merged by name, dropped when unused.
    LinkOnce,
    /// As `LinkOnce`, and all copies are equivalent.
    LinkOnceOdr,
    /// Merged by name, kept.
    Weak,
    /// As `Weak`, and all copies are equivalent.
    WeakOdr,
    /// Tentative definition of C.
    Common,
    /// Concatenated by the linker.
    Appending,
    /// Null when undefined.
    ExternWeak,
    /// Local, in the symbol table.
    Internal,
    /// Local, not in the symbol table.
    Private,
}

impl Linkage {
    /// Whether no other module can see it.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }

    /// Whether another definition may replace this one at link time, so that its body says nothing.
    pub fn is_interposable(self) -> bool {
        matches!(self, Linkage::LinkOnce | Linkage::Weak | Linkage::Common | Linkage::ExternWeak)
    }

    /// Whether it may be dropped when nothing refers to it.
    pub fn is_discardable(self) -> bool {
        matches!(
            self,
            Linkage::LinkOnce
                | Linkage::LinkOnceOdr
                | Linkage::Internal
                | Linkage::Private
                | Linkage::AvailableExternally
        )
    }
}

/// LangRef, "Visibility Styles".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Visibility {
    /// `default`.
    #[default]
    Default,
    /// `hidden`.
    Hidden,
    /// `protected`.
    Protected,
}

/// `dllimport`, `dllexport`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DllStorage {
    /// Neither.
    #[default]
    Default,
    /// `dllimport`.
    Import,
    /// `dllexport`.
    Export,
}

/// Whether the address matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum UnnamedAddr {
    /// It does.
    #[default]
    None,
    /// Not within this module.
    Local,
    /// Nowhere.
    Global,
}

/// Thread-local storage models.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThreadLocal {
    /// The default.
    GeneralDynamic,
    /// `localdynamic`.
    LocalDynamic,
    /// `initialexec`.
    InitialExec,
    /// `localexec`.
    LocalExec,
}

/// A global value.
#[derive(Clone, Debug)]
pub struct Global {
    /// `None` for a numbered global (`@0`).
    pub name: Option<StrId>,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll: DllStorage,
    /// `dso_local` was written.
    pub dso_local: bool,
    /// Thread-local model.
    pub thread_local: Option<ThreadLocal>,
    /// Whether its address is significant.
    pub unnamed_addr: UnnamedAddr,
    /// Address space it lies in.
    pub addr_space: u32,
    /// Its value type: the function type for a function.
    pub ty: Type,
    /// Section.
    pub section: Option<StrId>,
    /// Partition.
    pub partition: Option<StrId>,
    /// Comdat group.
    pub comdat: Option<ComdatId>,
    /// What it is.
    pub kind: GlobalKind,
    /// Attached metadata, in order: kind name and node.
    pub metadata: Vec<(StrId, Metadata)>,
    /// The header in the text (`define … {`), or the record in bitcode.
    pub span: Option<SourceSpan>,
    /// The name in the text, where the header has one.
    pub name_span: Option<SourceSpan>,
}

impl Global {
    /// The function's header.
    pub fn as_function(&self) -> Option<&FunctionHeader> {
        match &self.kind {
            GlobalKind::Function(header) => Some(header),
            _ => None,
        }
    }

    /// The variable.
    pub fn as_variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(variable) => Some(variable),
            _ => None,
        }
    }
}

/// What a global is.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// A variable.
    Variable(Variable),
    /// A function; its body, if any, is in [`crate::Module::bodies`].
    Function(FunctionHeader),
    /// Another name; the constant is of the module's pool.
    Alias(Const),
    /// Resolved at load time by a function.
    IFunc(Const),
}

/// A global variable.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    /// `constant`, not `global`.
    pub constant: bool,
    /// `externally_initialized`.
    pub externally_initialised: bool,
    /// Initialiser, of the module's pool; `None` for a declaration.
    pub init: Option<Const>,
    /// Alignment.
    pub align: Align,
    /// Attributes.
    pub attributes: AttrSetId,
    /// `code_model "…"`.
    pub code_model: Option<StrId>,
    /// `no_sanitize_address`, `no_sanitize_hwaddress`, `sanitize_memtag`, `sanitize_address_dyninit`, as bits 0 to 3.
    pub sanitizer: u8,
}

/// A function without its body.
#[derive(Clone, Default, Debug)]
pub struct FunctionHeader {
    /// Calling convention, as written.
    pub cc: CallConv,
    /// Where the convention stands in the text.
    pub cc_span: Option<SourceSpan>,
    /// Attributes.
    pub attributes: AttrListId,
    /// Alignment of the code.
    pub align: Align,
    /// Garbage collector.
    pub gc: Option<StrId>,
    /// Prefix data.
    pub prefix: Option<Const>,
    /// Prologue data.
    pub prologue: Option<Const>,
    /// Personality function.
    pub personality: Option<Const>,
}

/// A comdat group.
#[derive(Clone, Debug)]
pub struct Comdat {
    /// Its name.
    pub name: StrId,
    /// How copies are chosen.
    pub kind: ComdatKind,
}

/// LangRef, "Comdats".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ComdatKind {
    /// Any copy.
    #[default]
    Any,
    /// Copies must be equal.
    ExactMatch,
    /// The largest.
    Largest,
    /// No deduplication.
    NoDeduplicate,
    /// Sizes must be equal.
    SameSize,
}
