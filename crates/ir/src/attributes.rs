//! Attributes of functions, results, parameters and call sites. LangRef, "Parameter Attributes", "Function Attributes".
//!
//! Sets and lists are interned: the thousand calls of a module share a handful. Attributes whose argument has a grammar
//! of its own (`memory(…)`, `captures(…)`, `range(…)`) keep it as text, with views for those that a stage asks about.

use crate::{StrId, Type};
use rustc_hash::FxHashMap;

macro_rules! kinds {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// A keyword attribute.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AttrKind { $(#[doc = $text] $name),* }
        impl AttrKind {
            /// The keyword.
            pub fn name(self) -> &'static str {
                match self { $(AttrKind::$name => $text),* }
            }
            /// The kind of a keyword.
            pub fn from_name(name: &[u8]) -> Option<AttrKind> {
                match name { $(n if n == $text.as_bytes() => Some(AttrKind::$name),)* _ => None }
            }
            /// Every kind.
            pub const ALL: &[AttrKind] = &[$(AttrKind::$name),*];
        }
    };
}

kinds! {
    Align = "align", AlignStack = "alignstack", AllocAlign = "allocalign", AllocKind = "allockind",
    AllocPtr = "allocptr", AllocSize = "allocsize", AlwaysInline = "alwaysinline", ArgMemOnly = "argmemonly",
    Builtin = "builtin", ByRef = "byref", ByVal = "byval", Captures = "captures", Cold = "cold",
    Convergent = "convergent", CoroDestroyOnlyWhenComplete = "coro_only_destroy_when_complete",
    CoroElideSafe = "coro_elide_safe", DeadOnReturn = "dead_on_return", DeadOnUnwind = "dead_on_unwind",
    Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
    DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation", ElementType = "elementtype",
    Flatten = "flatten", FnRetThunkExtern = "fn_ret_thunk_extern", Hot = "hot",
    HybridPatchable = "hybrid_patchable", ImmArg = "immarg", InAlloca = "inalloca",
    InaccessibleMemOnly = "inaccessiblememonly",
    InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly", InReg = "inreg", Initializes = "initializes",
    InlineHint = "inlinehint", JumpTable = "jumptable", Memory = "memory", MinSize = "minsize",
    MustProgress = "mustprogress", Naked = "naked", Nest = "nest", NoAlias = "noalias", NoBuiltin = "nobuiltin",
    NoCallback = "nocallback", NoCapture = "nocapture", NoCfCheck = "nocf_check", NoCreateUndefOrPoison = "nocreateundeforpoison",
    NoDivergenceSource = "nodivergencesource", NoDuplicate = "noduplicate", NoExt = "noext", NoFPClass = "nofpclass",
    NoFree = "nofree", NoImplicitFloat = "noimplicitfloat", NoInline = "noinline", NoMerge = "nomerge",
    NoOutline = "nooutline", NoProfile = "noprofile", NoRecurse = "norecurse", NoRedZone = "noredzone", NoReturn = "noreturn",
    NoSanitizeBounds = "nosanitize_bounds", NoSanitizeCoverage = "nosanitize_coverage", NoSync = "nosync",
    NoUndef = "noundef", NoUnwind = "nounwind", NonLazyBind = "nonlazybind", NonNull = "nonnull",
    NullPointerIsValid = "null_pointer_is_valid", OptForFuzzing = "optforfuzzing",
    OptDebug = "optdebug", OptNone = "optnone", OptSize = "optsize", Preallocated = "preallocated",
    PresplitCoroutine = "presplitcoroutine", Range = "range", ReadNone = "readnone", ReadOnly = "readonly",
    Returned = "returned", ReturnsTwice = "returns_twice", SExt = "signext", SafeStack = "safestack",
    SanitizeAddress = "sanitize_address", SanitizeAllocToken = "sanitize_alloc_token",
    SanitizeHWAddress = "sanitize_hwaddress", SanitizeMemTag = "sanitize_memtag",
    SanitizeMemory = "sanitize_memory", SanitizeNumericalStability = "sanitize_numerical_stability",
    SanitizeRealtime = "sanitize_realtime", SanitizeRealtimeBlocking = "sanitize_realtime_blocking",
    SanitizeThread = "sanitize_thread", SanitizeType = "sanitize_type", ShadowCallStack = "shadowcallstack", SkipProfile = "skipprofile",
    Speculatable = "speculatable", SpeculativeLoadHardening = "speculative_load_hardening", StackAlignment = "stackalign",
    StackProtect = "ssp", StackProtectReq = "sspreq", StackProtectStrong = "sspstrong", StrictFP = "strictfp",
    StructRet = "sret", SwiftAsync = "swiftasync", SwiftError = "swifterror", SwiftSelf = "swiftself", UWTable = "uwtable",
    VScaleRange = "vscale_range", WillReturn = "willreturn", Writable = "writable", WriteOnly = "writeonly", ZExt = "zeroext",
}

/// One attribute.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Attribute {
    /// A bare keyword.
    Enum(AttrKind),
    /// A keyword with a number: `align 8`, `dereferenceable(16)`, `alignstack(8)`.
    Int(AttrKind, u64),
    /// A keyword with a type: `byval(%T)`.
    Type(AttrKind, Type),
    /// A keyword whose argument is kept as its canonical text, without the outer parentheses.
    Text(AttrKind, StrId),
    /// `"key"` or `"key"="value"`.
    Str(StrId, Option<StrId>),
}

impl Attribute {
    /// The keyword, if it has one.
    pub fn kind(&self) -> Option<AttrKind> {
        match self {
            Attribute::Enum(k) | Attribute::Int(k, _) | Attribute::Type(k, _) | Attribute::Text(k, _) => {
                Some(*k)
            }
            Attribute::Str(..) => None,
        }
    }
}

/// An interned set of attributes; the default is the empty one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AttrSetId(u32);

impl AttrSetId {
    /// No attribute.
    pub const EMPTY: AttrSetId = AttrSetId(0);
}

/// An interned [`AttrList`]; the default is the empty one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AttrListId(u32);

impl AttrListId {
    /// No attribute anywhere.
    pub const EMPTY: AttrListId = AttrListId(0);
}

/// The attributes of a function or a call site.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AttrList {
    /// Of the function.
    pub function: AttrSetId,
    /// Of the result.
    pub ret: AttrSetId,
    /// Of the parameters; shorter than the parameter list when the rest has none.
    pub params: Box<[AttrSetId]>,
}

impl Default for AttrList {
    fn default() -> Self {
        AttrList { function: AttrSetId::EMPTY, ret: AttrSetId::EMPTY, params: Box::new([]) }
    }
}

/// The module's attribute sets and lists.
#[derive(Clone, Debug)]
pub struct Attributes {
    sets: Vec<Box<[Attribute]>>,
    set_ids: FxHashMap<Box<[Attribute]>, AttrSetId>,
    lists: Vec<AttrList>,
    list_ids: FxHashMap<AttrList, AttrListId>,
}

impl Default for Attributes {
    fn default() -> Self {
        let mut attributes = Attributes {
            sets: Vec::new(),
            set_ids: FxHashMap::default(),
            lists: Vec::new(),
            list_ids: FxHashMap::default(),
        };
        attributes.intern_set(Vec::new());
        attributes.intern_list(AttrList::default());
        attributes
    }
}

impl Attributes {
    /// The id of a set; the order of its attributes does not matter, a repeated one counts once.
    pub fn intern_set(&mut self, mut attributes: Vec<Attribute>) -> AttrSetId {
        attributes.sort();
        attributes.dedup();
        let set = attributes.into_boxed_slice();
        if let Some(&found) = self.set_ids.get(&set) {
            return found;
        }
        let id = AttrSetId(self.sets.len() as u32);
        self.sets.push(set.clone());
        self.set_ids.insert(set, id);
        id
    }

    /// The id of a list.
    pub fn intern_list(&mut self, list: AttrList) -> AttrListId {
        if let Some(&found) = self.list_ids.get(&list) {
            return found;
        }
        let id = AttrListId(self.lists.len() as u32);
        self.lists.push(list.clone());
        self.list_ids.insert(list, id);
        id
    }

    /// The attributes of a set, keywords first.
    pub fn set(&self, id: AttrSetId) -> &[Attribute] {
        &self.sets[id.0 as usize]
    }

    /// The sets of a list.
    pub fn list(&self, id: AttrListId) -> &AttrList {
        &self.lists[id.0 as usize]
    }

    /// The set of parameter `index`.
    pub fn param(&self, id: AttrListId, index: usize) -> &[Attribute] {
        self.list(id).params.get(index).map_or(&[], |&set| self.set(set))
    }

    /// The function's own set.
    pub fn function(&self, id: AttrListId) -> &[Attribute] {
        self.set(self.list(id).function)
    }

    /// The result's set.
    pub fn ret(&self, id: AttrListId) -> &[Attribute] {
        self.set(self.list(id).ret)
    }

    /// Whether the function set has the keyword.
    pub fn has(&self, id: AttrListId, kind: AttrKind) -> bool {
        find(self.function(id), kind).is_some()
    }
}

/// The attribute of that kind.
pub fn find(set: &[Attribute], kind: AttrKind) -> Option<&Attribute> {
    set.iter().find(|a| a.kind() == Some(kind))
}

/// The number of an attribute such as `align 8`.
pub fn find_int(set: &[Attribute], kind: AttrKind) -> Option<u64> {
    match find(set, kind)? {
        Attribute::Int(_, n) => Some(*n),
        _ => None,
    }
}

/// The type of an attribute such as `byval(%T)`.
pub fn find_type(set: &[Attribute], kind: AttrKind) -> Option<Type> {
    match find(set, kind)? {
        Attribute::Type(_, ty) => Some(*ty),
        _ => None,
    }
}

/// The value of `"key"="value"`; `Some(None)` for `"key"` alone.
pub fn find_str(set: &[Attribute], key: StrId) -> Option<Option<StrId>> {
    set.iter().find_map(|a| match a {
        Attribute::Str(k, v) if *k == key => Some(*v),
        _ => None,
    })
}
