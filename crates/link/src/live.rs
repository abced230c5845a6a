//! What is needed: from the modules that were named, through symbols, to the members of archives that define them.
//!
//! Of a named module everything is live. Of a member only what something live refers to, and only then is its body
//! read. A member is opened when nothing so far defines a symbol that is referred to; as for any linker, its strong
//! definitions then count beside those that are there.

use crate::symbols::{Def, Source, Symbols, is_shared};
use crate::unit::Member;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::{Const, ConstKind, ConstPool, Function, GlobalId, GlobalKind, Linkage, OperandKind};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Symbols of the archives that were not opened yet.
pub(crate) struct Archives<'a> {
    members: Vec<Option<Member<'a>>>,
    /// The first member that defines a name.
    index: FxHashMap<Vec<u8>, u32>,
    /// Every name and the archive that has it, for messages.
    pub(crate) names: Vec<(Vec<u8>, String)>,
}

impl<'a> Archives<'a> {
    pub(crate) fn new(mut members: Vec<Member<'a>>) -> Self {
        let mut index = FxHashMap::default();
        let mut names = Vec::new();
        for (at, member) in (0..).zip(&mut members) {
            for name in std::mem::take(&mut member.defines) {
                names.push((name.clone(), member.archive.clone()));
                index.entry(name).or_insert(at);
            }
        }
        Archives { members: members.into_iter().map(Some).collect(), index, names }
    }

    /// Whether a member that was not opened defines the name.
    pub(crate) fn has(&self, name: &[u8]) -> bool {
        self.index.get(name).is_some_and(|&at| self.members[at as usize].is_some())
    }

    fn take(&mut self, name: &[u8]) -> Option<Member<'a>> {
        self.members[*self.index.get(name)? as usize].take()
    }
}

/// The sources with what is known of them.
pub(crate) struct Program<'a> {
    pub(crate) sources: Vec<Source<'a>>,
    pub(crate) symbols: Symbols,
    pub(crate) archives: Archives<'a>,
    work: VecDeque<Def>,
    /// Constants of the modules that were looked at, by source.
    seen: Vec<EntitySet<Const>>,
}

impl<'a> Program<'a> {
    pub(crate) fn new(archives: Archives<'a>) -> Self {
        Program {
            sources: Vec::new(),
            symbols: Symbols::default(),
            archives,
            work: VecDeque::new(),
            seen: Vec::new(),
        }
    }

    /// Adds the modules that were named.
    pub(crate) fn add_named(&mut self, modules: Vec<reader::Lazy<'a>>) {
        let count = modules.len() as u32;
        for lazy in modules {
            self.push(lazy, true);
        }
        // Among copies of comdats is chosen before definitions are compared: the copies that were not are none.
        for index in 0..count {
            self.symbols.add_groups(&self.sources, index);
        }
        for index in 0..count {
            self.symbols.add(&self.sources, index);
        }
    }

    /// Adds a member. What is live already and better defined there becomes live there.
    fn add_member(&mut self, lazy: reader::Lazy<'a>) {
        let index = self.push(lazy, false);
        self.symbols.add_groups(&self.sources, index);
        let changed = self.symbols.add(&self.sources, index);
        self.work.extend(changed);
    }

    fn push(&mut self, lazy: reader::Lazy<'a>, whole: bool) -> u32 {
        self.sources.push(Source { lazy, whole, live: SecondaryMap::new() });
        self.seen.push(EntitySet::new());
        self.sources.len() as u32 - 1
    }

    /// Makes everything live that the named modules have and need, and these symbols.
    pub(crate) fn run(&mut self, wanted: &[String]) {
        for source in 0..self.sources.len() as u32 {
            for global in self.sources[source as usize].env().globals.keys() {
                self.reach(Def { source, global });
            }
        }
        for name in wanted {
            self.demand(name.as_bytes());
        }
        while let Some(def) = self.work.pop_front() {
            self.mark(def);
        }
    }

    /// Something refers to a global of a source.
    fn reach(&mut self, def: Def) {
        let source = &self.sources[def.source as usize];
        let global = &source.env().globals[def.global];
        if !is_shared(global) {
            self.work.push_back(def);
            return;
        }
        let Some(name) = global.name else { return };
        let name = source.env().strings.bytes(name);
        // The name is looked up in a table of its own, so that no borrow of the source is held.
        let Some(symbol) = self.symbols.find(name) else { return };
        let appending = symbol.appending;
        if !symbol.live {
            let name = name.to_vec();
            self.demand(&name);
        }
        if appending && !self.sources[def.source as usize].live[def.global] {
            self.work.push_back(def);
        }
    }

    /// Makes a symbol live, opening the member that defines it if nothing else does.
    fn demand(&mut self, name: &[u8]) {
        let known = self.symbols.find(name);
        let satisfied = known.is_some_and(|symbol| symbol.is_defined() || symbol.is_optional());
        if !satisfied && let Some(member) = self.archives.take(name) {
            let lazy = (member.open)();
            self.add_member(lazy);
        }
        let Some(symbol) = self.symbols.find_mut(name) else { return };
        if !symbol.live {
            symbol.live = true;
            let chosen = symbol.chosen();
            self.work.push_back(chosen);
        }
    }

    /// Marks a definition (or a declaration that nothing defines) and reaches what it refers to.
    fn mark(&mut self, def: Def) {
        let source = &mut self.sources[def.source as usize];
        if std::mem::replace(&mut source.live[def.global], true) {
            return;
        }
        source.lazy.read_body(def.global);
        let mut found = Vec::new();
        let seen = &mut self.seen[def.source as usize];
        let module = &source.lazy.input().module;
        let env = &module.env;
        let mut constant = |c: Option<Const>| {
            if let Some(c) = c {
                refs(&env.consts, c, seen, &mut found);
            }
        };
        match &env.globals[def.global].kind {
            // Lists for the compiler keep nothing of an archive alive.
            GlobalKind::Variable(_)
                if !source.whole && env.globals[def.global].linkage == Linkage::Appending => {}
            GlobalKind::Variable(variable) => constant(variable.init),
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => constant(Some(*target)),
            GlobalKind::Function(header) => {
                [header.prefix, header.prologue, header.personality].into_iter().for_each(constant);
            }
        }
        if let Some(body) = module.body(def.global) {
            body_refs(body, &mut found);
        }
        // A comdat lives and dies as a whole.
        if let Some(comdat) = env.globals[def.global].comdat {
            let members = env.globals.iter().filter(|(_, global)| global.comdat == Some(comdat));
            found.extend(members.map(|(id, _)| id));
        }
        for global in found {
            self.reach(Def { source: def.source, global });
        }
    }
}

/// The global that a constant is, in whatever way.
pub(crate) fn global_of(kind: &ConstKind) -> Option<GlobalId> {
    match *kind {
        ConstKind::Global(id)
        | ConstKind::DsoLocalEquivalent(id)
        | ConstKind::NoCfi(id)
        | ConstKind::BlockAddress { function: id, .. } => Some(id),
        _ => None,
    }
}

/// Globals in a constant of the module. What was seen before was reached before.
fn refs(pool: &ConstPool, root: Const, seen: &mut EntitySet<Const>, found: &mut Vec<GlobalId>) {
    let mut stack = vec![root];
    while let Some(c) = stack.pop() {
        if seen.insert(c) {
            found.extend(global_of(pool.kind(c)));
            pool.for_each_operand(c, |operand| stack.push(operand));
        }
    }
}

/// Globals in a body.
pub(crate) fn body_refs(body: &Function, found: &mut Vec<GlobalId>) {
    found.extend(body.consts.iter().filter_map(|(_, data)| global_of(&data.kind)));
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            body.for_each_operand(inst, |operand| {
                if let OperandKind::Global(id) = operand.kind() {
                    found.push(id);
                }
            });
        }
    }
}
