//! Which of several definitions of a name counts. LangRef, "Linkage Types" and "Comdats".
//!
//! The choice follows from a rank of strength and, among equals, from the order of the units, so that the outcome does
//! not depend on the order in which modules are visited. Nothing is copied here.

use crate::fault;
use cranelift_entity::SecondaryMap;
use diag::Diagnostic;
use ir::{ComdatId, ComdatKind, ConstKind, ConstPool, Global, GlobalId, GlobalKind, Linkage};
use ir::{ModuleEnv, StrId, Strings};
use reader::Lazy;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A module that takes part.
pub(crate) struct Source<'a> {
    pub(crate) lazy: Lazy<'a>,
    /// Whether it was named on the command line, and is kept whole.
    pub(crate) whole: bool,
    /// What is live in it.
    pub(crate) live: SecondaryMap<GlobalId, bool>,
}

impl Source<'_> {
    pub(crate) fn env(&self) -> &ModuleEnv {
        self.lazy.env()
    }

    /// Whether it says what a global is: a body, an initialiser or a target.
    pub(crate) fn defines(&self, id: GlobalId) -> bool {
        match &self.env().globals[id].kind {
            GlobalKind::Function(_) => self.lazy.has_body(id),
            GlobalKind::Variable(variable) => variable.init.is_some(),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        }
    }
}

/// A global of a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Def {
    pub(crate) source: u32,
    pub(crate) global: GlobalId,
}

/// How much a definition counts; the largest wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Strength {
    /// `extern_weak`: may stay undefined.
    Optional,
    /// A declaration.
    Declared,
    /// `available_externally`: a body to look at, not to emit.
    Available,
    /// Dropped when unused.
    LinkOnce,
    /// Replaced by a strong one.
    Weak,
    /// Tentative; the largest wins, then the first.
    Common(u64),
    /// The only one.
    Strong,
}

impl Strength {
    /// Whether it says what the symbol is and is emitted.
    pub(crate) fn is_definition(self) -> bool {
        self > Strength::Available
    }
}

/// All that the sources say of one name.
#[derive(Default, Debug)]
pub(crate) struct Symbol {
    /// In the order of the units.
    pub(crate) defs: SmallVec<[Def; 2]>,
    /// Position of the one that counts, and its strength.
    best: usize,
    strength: Option<Strength>,
    /// Whether something live refers to it.
    pub(crate) live: bool,
    /// Whether a source has it with appending linkage: then all of them count.
    pub(crate) appending: bool,
}

impl Symbol {
    /// The one that counts.
    pub(crate) fn chosen(&self) -> Def {
        self.defs[self.best]
    }

    /// Whether something defines it.
    pub(crate) fn is_defined(&self) -> bool {
        self.appending || self.strength.is_some_and(Strength::is_definition)
    }

    /// Whether it may stay undefined.
    pub(crate) fn is_optional(&self) -> bool {
        self.strength == Some(Strength::Optional)
    }

    /// Whether a body or value is there, emitted or not.
    pub(crate) fn has_content(&self) -> bool {
        self.appending || self.strength.is_some_and(|s| s >= Strength::Available)
    }
}

/// The comdat of a name: which source has it.
struct Group {
    source: u32,
    id: ComdatId,
    kind: ComdatKind,
}

/// The names that modules share.
#[derive(Default)]
pub(crate) struct Symbols {
    /// Names of all sources.
    pub(crate) names: Strings,
    table: FxHashMap<StrId, Symbol>,
    groups: FxHashMap<StrId, Group>,
    pub(crate) faults: Vec<Diagnostic>,
}

/// Whether other modules can see a global.
pub(crate) fn is_shared(global: &Global) -> bool {
    global.name.is_some() && !global.linkage.is_local()
}

impl Symbols {
    /// The symbol of a name.
    pub(crate) fn find(&self, name: &[u8]) -> Option<&Symbol> {
        self.table.get(&self.names.find(name)?)
    }

    pub(crate) fn find_mut(&mut self, name: &[u8]) -> Option<&mut Symbol> {
        self.table.get_mut(&self.names.find(name)?)
    }

    /// The symbol of a shared global.
    pub(crate) fn of(&self, env: &ModuleEnv, id: GlobalId) -> Option<&Symbol> {
        let global = &env.globals[id];
        if !is_shared(global) {
            return None;
        }
        self.find(env.strings.bytes(global.name?))
    }

    /// Adds the names of a source, whose comdats were added before. Returns those whose choice changed and that are live already.
    pub(crate) fn add(&mut self, sources: &[Source<'_>], index: u32) -> Vec<Def> {
        let source = &sources[index as usize];
        let env = source.env();
        let mut changed = Vec::new();
        for (id, global) in env.globals.iter() {
            let Some(name) = global.name.filter(|_| is_shared(global)) else { continue };
            let def = Def { source: index, global: id };
            let strength = self.strength(source, def);
            let name = self.names.intern(env.strings.bytes(name));
            let symbol = self.table.entry(name).or_default();
            symbol.appending |= global.linkage == Linkage::Appending;
            let old = symbol.defs.first().copied();
            let earlier = symbol.strength.map(|strength| (symbol.chosen(), strength));
            symbol.defs.push(def);
            match earlier {
                Some((_, known)) if known >= strength => {}
                _ => {
                    symbol.best = symbol.defs.len() - 1;
                    symbol.strength = Some(strength);
                    if symbol.live {
                        changed.push(def);
                    }
                }
            }
            let both_strong = strength == Strength::Strong && !symbol.appending;
            if let (Some((known, Strength::Strong)), true) = (earlier, both_strong) {
                self.faults.push(fault::duplicate(sources, known, def));
            } else if let Some(old) = old {
                self.faults.extend(fault::kinds(sources, old, def));
            }
        }
        changed
    }

    fn strength(&self, source: &Source<'_>, def: Def) -> Strength {
        let env = source.env();
        let global = &env.globals[def.global];
        if !source.defines(def.global) {
            let optional = global.linkage == Linkage::ExternWeak;
            return if optional { Strength::Optional } else { Strength::Declared };
        }
        if self.is_discarded(env, def) {
            return Strength::Declared;
        }
        match global.linkage {
            Linkage::AvailableExternally => Strength::Available,
            Linkage::LinkOnce | Linkage::LinkOnceOdr => Strength::LinkOnce,
            Linkage::Weak | Linkage::WeakOdr | Linkage::ExternWeak => Strength::Weak,
            Linkage::Common => Strength::Common(env.layout.alloc_size(&env.types, global.ty).unwrap_or(0)),
            _ => Strength::Strong,
        }
    }

    /// Whether a global belongs to a comdat of which another module's copy was chosen.
    pub(crate) fn is_discarded(&self, env: &ModuleEnv, def: Def) -> bool {
        let Some(comdat) = env.globals[def.global].comdat else { return false };
        let name = self.names.find(env.strings.bytes(env.comdats[comdat].name));
        name.and_then(|name| self.groups.get(&name)).is_some_and(|group| group.source != def.source)
    }

    /// How the comdat of a name is chosen in the result.
    pub(crate) fn comdat_kind(&self, name: &[u8]) -> ComdatKind {
        let name = self.names.find(name);
        name.and_then(|name| self.groups.get(&name)).map_or(ComdatKind::Any, |group| group.kind)
    }

    /// Chooses among copies of comdats. The copy of a member, which comes late, is only taken when there is no other.
    pub(crate) fn add_groups(&mut self, sources: &[Source<'_>], index: u32) {
        let env = sources[index as usize].env();
        let mut used: Vec<ComdatId> = env
            .globals
            .iter()
            .filter(|(id, _)| sources[index as usize].defines(*id))
            .filter_map(|(_, global)| global.comdat)
            .collect();
        used.sort_unstable();
        used.dedup();
        for id in used {
            let comdat = &env.comdats[id];
            let name = self.names.intern(env.strings.bytes(comdat.name));
            let group = Group { source: index, id, kind: comdat.kind };
            match self.groups.get(&name) {
                None => {
                    self.groups.insert(name, group);
                }
                Some(old) => match choose(sources, old, &group) {
                    Ok((takes_new, kind)) => {
                        let takes_new = takes_new && sources[index as usize].whole;
                        let chosen = if takes_new { group } else { Group { kind, ..*old } };
                        self.groups.insert(name, Group { kind, ..chosen });
                    }
                    Err(why) => {
                        let name = self.names.text(name).into_owned();
                        self.faults.push(fault::comdat(sources, &name, old.source, index, why));
                    }
                },
            }
        }
    }
}

/// Whether the new copy of a comdat is taken, and how the result is to be chosen; or what is violated.
fn choose(sources: &[Source<'_>], old: &Group, new: &Group) -> Result<(bool, ComdatKind), &'static str> {
    use ComdatKind::{Any, ExactMatch, Largest, NoDeduplicate, SameSize};
    let leader = |group: &Group| {
        let env = sources[group.source as usize].env();
        let id = env.global_named(env.comdats[group.id].name)?;
        Some((env, id, env.layout.alloc_size(&env.types, env.globals[id].ty)?))
    };
    let kind = match (old.kind, new.kind) {
        (a, b) if a == b => a,
        (Any | Largest, Any | Largest) => Largest,
        _ => return Err("the inputs choose among its copies in different ways"),
    };
    if kind == Any {
        return Ok((false, kind));
    }
    if kind == NoDeduplicate {
        return Err("`nodeduplicate` allows one copy only");
    }
    let (Some((a_env, a, a_size)), Some((b_env, b, b_size))) = (leader(old), leader(new)) else {
        return Err("its copies are to be compared, but no variable has its name");
    };
    match kind {
        Largest => Ok((b_size > a_size, kind)),
        SameSize if a_size == b_size => Ok((false, kind)),
        SameSize => Err("`samesize` asks for copies of one size"),
        ExactMatch => {
            let init = |env: &ModuleEnv, id: GlobalId| env.globals[id].as_variable().and_then(|v| v.init);
            let same = match (init(a_env, a), init(b_env, b)) {
                (Some(x), Some(y)) => equal((&a_env.consts, x), (&b_env.consts, y), 0),
                _ => false,
            };
            if same { Ok((false, kind)) } else { Err("`exactmatch` asks for equal copies") }
        }
        Any | NoDeduplicate => Ok((false, kind)),
    }
}

/// Whether two constants without addresses are equal; what has an address counts as different.
fn equal((a_pool, a): (&ConstPool, ir::Const), (b_pool, b): (&ConstPool, ir::Const), depth: u32) -> bool {
    if depth > 64 {
        return false;
    }
    match (a_pool.kind(a), b_pool.kind(b)) {
        (ConstKind::Aggregate(x), ConstKind::Aggregate(y)) => {
            x.len() == y.len() && x.iter().zip(y).all(|(&x, &y)| equal((a_pool, x), (b_pool, y), depth + 1))
        }
        (ConstKind::Splat(x), ConstKind::Splat(y)) => equal((a_pool, *x), (b_pool, *y), depth + 1),
        (ConstKind::Global(_) | ConstKind::Expr(_) | ConstKind::BlockAddress { .. }, _) => false,
        (x, y) => x == y,
    }
}
