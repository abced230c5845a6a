//! One module out of what is live in several: names and headers first, then contents, then what stands beside.

use crate::body::Move;
use crate::live::Program;
use crate::map::{Map, Shared};
use crate::metadata::MetadataMap;
use crate::symbols::{Def, Source, Symbols, is_shared};
use crate::{appending, fault, flags};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::{
    Comdat, Const, ConstKind, FunctionHeader, Global, GlobalId, GlobalKind, Linkage, Module, NamedMetadata,
    StrId, Type, TypeKind, UnnamedAddr, Variable, Visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Where each global of a source is in the result.
pub(crate) type GlobalMap = SecondaryMap<GlobalId, PackedOption<GlobalId>>;

/// The result so far.
pub(crate) struct Merge {
    pub(crate) module: Module,
    pub(crate) shared: Shared,
    /// By source.
    maps: Vec<GlobalMap>,
    /// Where the content of each global of the result comes from.
    pub(crate) origin: Vec<Def>,
    /// Whether a named module defines it.
    pub(crate) named: Vec<bool>,
    /// Functions of modules that were not chosen: where, what, and the type in the result.
    declared: Vec<(Def, GlobalId, Type)>,
    /// Names of lists of metadata, and what is in them.
    listed: FxHashSet<(StrId, ir::Metadata)>,
}

/// Merges what is live. The findings are those of module flags.
pub(crate) fn merge(program: &mut Program<'_>) -> (Merge, Vec<diag::Diagnostic>) {
    let mut merge = Merge {
        module: Module::default(),
        shared: Shared::default(),
        maps: Vec::new(),
        origin: Vec::new(),
        named: Vec::new(),
        declared: Vec::new(),
        listed: FxHashSet::default(),
    };
    merge.environment(&program.sources);
    merge.place(&program.sources, &program.symbols);
    let mut flags = flags::Flags::default();
    for index in 0..program.sources.len() {
        merge.contents(program, index as u32, &mut flags);
    }
    let mut found = appending::finish(&mut merge, program);
    found.extend(flags.finish(&mut merge.module.env, &mut merge.shared));
    found.extend(merge.mismatches(&program.sources));
    merge.aliases_of_nothing();
    (merge, found)
}

impl Merge {
    /// What a module says once: the first that says it is believed.
    fn environment(&mut self, sources: &[Source<'_>]) {
        let env = &mut self.module.env;
        if let Some(first) = sources.first() {
            env.name.clone_from(&first.env().name);
            env.source_filename =
                first.env().source_filename.map(|name| env.strings.intern(first.env().strings.bytes(name)));
        }
        env.triple = sources.iter().find_map(|source| source.env().triple.clone());
        env.old_bitcode = sources.iter().any(|source| source.env().old_bitcode);
        if let Some(source) = sources.iter().find(|source| source.env().data_layout.is_some()) {
            env.data_layout.clone_from(&source.env().data_layout);
            env.layout.clone_from(&source.env().layout);
        }
        for source in sources {
            let from = source.env();
            for &line in &from.module_asm {
                let line = env.strings.intern(from.strings.bytes(line));
                env.module_asm.push(line);
            }
        }
    }

    /// Gives every live global its id and, where it is local, a name that nobody else has.
    fn place(&mut self, sources: &[Source<'_>], symbols: &Symbols) {
        let mut shared: FxHashMap<&[u8], GlobalId> = FxHashMap::default();
        let mut locals = Vec::new();
        let mut next = 0;
        for (index, source) in (0..).zip(sources) {
            let env = source.env();
            let mut map = GlobalMap::new();
            for (id, global) in env.globals.iter() {
                let def = Def { source: index, global: id };
                let name = global.name.map(|name| env.strings.bytes(name));
                let fresh = match name.filter(|_| is_shared(global)) {
                    Some(name) => {
                        let Some(symbol) = symbols.find(name).filter(|symbol| symbol.live) else { continue };
                        if let Some(&known) = shared.get(name) {
                            map[id] = known.into();
                            continue;
                        }
                        shared.insert(name, GlobalId::from_u32(next));
                        symbol.chosen()
                    }
                    None if source.live[id] => {
                        locals.push(GlobalId::from_u32(next));
                        def
                    }
                    None => continue,
                };
                map[id] = GlobalId::from_u32(next).into();
                self.origin.push(fresh);
                next += 1;
            }
            self.maps.push(map);
        }
        let names = self.names(sources, &shared, &locals);
        for (at, name) in names.into_iter().enumerate() {
            let origin = self.origin[at];
            let source = &sources[origin.source as usize];
            self.named.push(source.whole);
            // A stand-in: the contents follow, and need every id.
            let copy = Global { name, ..source.env().globals[origin.global].clone() };
            self.module.env.add_global(copy);
        }
    }

    /// The names of the result: shared ones as they are, local ones with a number where they are taken.
    fn names(
        &mut self,
        sources: &[Source<'_>],
        shared: &FxHashMap<&[u8], GlobalId>,
        locals: &[GlobalId],
    ) -> Vec<Option<StrId>> {
        let strings = &mut self.module.env.strings;
        let mut taken: FxHashSet<StrId> = shared.keys().map(|_| StrId::EMPTY).collect();
        taken.clear();
        let mut names: Vec<Option<StrId>> = Vec::with_capacity(self.origin.len());
        for origin in &self.origin {
            let env = sources[origin.source as usize].env();
            let name = env.globals[origin.global].name;
            names.push(name.map(|name| strings.intern(env.strings.bytes(name))));
        }
        let local: FxHashSet<GlobalId> = locals.iter().copied().collect();
        for (at, name) in names.iter().enumerate() {
            if !local.contains(&GlobalId::from_u32(at as u32)) {
                taken.extend(*name);
            }
        }
        let mut counters: FxHashMap<StrId, u32> = FxHashMap::default();
        for &id in locals {
            let Some(name) = names[id.as_u32() as usize] else { continue };
            if taken.insert(name) {
                continue;
            }
            let counter = counters.entry(name).or_default();
            let unique = loop {
                *counter += 1;
                let mut text = strings.bytes(name).to_vec();
                text.extend(format!(".{counter}").bytes());
                let unique = strings.intern(text);
                if taken.insert(unique) {
                    break unique;
                }
            };
            names[id.as_u32() as usize] = Some(unique);
        }
        names
    }

    /// Moves what a source has to give: the globals that it was chosen for, their bodies, and its lists of metadata.
    fn contents(&mut self, program: &mut Program<'_>, index: u32, flags: &mut flags::Flags) {
        let map = std::mem::take(&mut self.maps[index as usize]);
        let symbols = &program.symbols;
        let source = &mut program.sources[index as usize];
        let mut bodies = std::mem::take(&mut source.lazy.input_mut().module.bodies);
        let source = &program.sources[index as usize];
        let src = source.env();
        let mut map_of = Map::new(src, &map, &mut self.shared, &mut self.module.env);
        let mut metadata = MetadataMap::new(source.whole);
        for (id, global) in src.globals.iter() {
            let Some(made) = map[id].expand() else { continue };
            let def = Def { source: index, global: id };
            if self.origin[made.as_u32() as usize] != def {
                if global.as_function().is_some() {
                    self.declared.push((def, made, map_of.ty(global.ty)));
                }
                continue;
            }
            let header = self.header(global, symbols, &program.sources, &mut map_of);
            let mut mover = Move {
                map: &mut map_of,
                metadata: &mut metadata,
                shared: &mut self.shared,
                dst: &mut self.module.env,
            };
            let attached = global.metadata.iter();
            let attached = attached
                .map(|&(kind, node)| {
                    let kind = mover.map.string(kind, mover.dst);
                    (kind, mover.metadata.map(node, mover.map, mover.shared, mover.dst))
                })
                .collect();
            let name = mover.dst.globals[made].name;
            mover.dst.globals[made] = Global { name, metadata: attached, ..header };
            let lost = symbols.of(src, id).is_some_and(|symbol| !symbol.has_content());
            if let Some(mut body) = bodies.get_mut(id).and_then(Option::take).filter(|_| !lost) {
                mover.body(&mut body, made);
                self.module.bodies[made] = Some(body);
            }
        }
        flags.add(source, &mut map_of, &mut metadata, &mut self.shared, &mut self.module.env);
        self.named_metadata(source, &mut map_of, &mut metadata);
        metadata.fill(&mut map_of, &mut self.shared, &mut self.module.env);
        self.maps[index as usize] = map;
    }

    /// An alias of a definition that fell with its comdat, and that the other copy does not have, becomes a declaration.
    fn aliases_of_nothing(&mut self) {
        let env = &self.module.env;
        let is_lost = |&id: &GlobalId| {
            let GlobalKind::Alias(target) = env.globals[id].kind else { return false };
            let Some(of) = crate::live::global_of(env.consts.kind(target)) else { return false };
            match &env.globals[of].kind {
                GlobalKind::Function(_) => self.module.body(of).is_none(),
                GlobalKind::Variable(variable) => variable.init.is_none(),
                GlobalKind::Alias(_) | GlobalKind::IFunc(_) => false,
            }
        };
        let lost: Vec<GlobalId> = env.globals.keys().filter(is_lost).collect();
        for id in lost {
            let global = &mut self.module.env.globals[id];
            global.kind = match self.module.env.types.function(global.ty) {
                Some(_) => GlobalKind::Function(FunctionHeader::default()),
                None => GlobalKind::Variable(Variable::default()),
            };
            global.linkage = Linkage::External;
        }
    }

    /// Declarations that say another type than the definition.
    fn mismatches(&self, sources: &[Source<'_>]) -> Vec<diag::Diagnostic> {
        let env = &self.module.env;
        let mut found = Vec::new();
        for &(declared, made, ty) in &self.declared {
            let defined = self.origin[made.as_u32() as usize];
            let other = env.globals[made].ty;
            if self.module.body(made).is_none() || sources[declared.source as usize].defines(declared.global)
            {
                continue;
            }
            found.extend(fault::marking(sources, declared, defined));
            if ty != other {
                let types = (ir::print::ty(env, ty), ir::print::ty(env, other));
                found.push(fault::declaration(sources, declared, defined, &types));
            }
        }
        found
    }

    /// The header of a global as the result has it, with the module's own constants.
    fn header(
        &mut self,
        global: &Global,
        symbols: &Symbols,
        sources: &[Source<'_>],
        map: &mut Map<'_>,
    ) -> Global {
        let dst = &mut self.module.env;
        dst.types.intern(TypeKind::Ptr(global.addr_space));
        let mut constant = |c: Const, dst: &mut ir::ModuleEnv| map.constant(c, dst);
        let kind = match &global.kind {
            // Lists are put together in the end, when every element has its place.
            GlobalKind::Variable(variable) if global.linkage == Linkage::Appending => {
                GlobalKind::Variable(Variable { init: None, ..variable.clone() })
            }
            GlobalKind::Variable(variable) => GlobalKind::Variable(Variable {
                init: variable.init.map(|c| constant(c, dst)),
                ..variable.clone()
            }),
            GlobalKind::Alias(target) => GlobalKind::Alias(constant(*target, dst)),
            GlobalKind::IFunc(target) => GlobalKind::IFunc(constant(*target, dst)),
            GlobalKind::Function(header) => GlobalKind::Function(FunctionHeader {
                prefix: header.prefix.map(|c| constant(c, dst)),
                prologue: header.prologue.map(|c| constant(c, dst)),
                personality: header.personality.map(|c| constant(c, dst)),
                ..header.clone()
            }),
        };
        let mut made = Global {
            ty: map.ty(global.ty),
            section: map.opt_string(global.section, dst),
            partition: map.opt_string(global.partition, dst),
            comdat: None,
            kind,
            metadata: Vec::new(),
            ..global.clone()
        };
        match &mut made.kind {
            GlobalKind::Variable(variable) => {
                variable.attributes = map.attribute_set(variable.attributes, dst);
                variable.code_model = map.opt_string(variable.code_model, dst);
            }
            GlobalKind::Function(header) => {
                let name = global.name.map_or(&b""[..], |name| map.src.strings.bytes(name));
                header.attributes = if name.starts_with(b"llvm.") {
                    map.intrinsic_attributes(header.attributes, dst)
                } else {
                    map.attributes(header.attributes, dst)
                };
                header.gc = map.opt_string(header.gc, dst);
            }
            _ => {}
        }
        let shared = &mut self.shared;
        made.comdat = global.comdat.map(|comdat| {
            let name = map.src.comdats[comdat].name;
            let kind = symbols.comdat_kind(map.src.strings.bytes(name));
            let name = map.string(name, dst);
            *shared.comdats.entry(name).or_insert_with(|| dst.comdats.push(Comdat { name, kind }))
        });
        agree(&mut made, global, map.src, symbols, sources);
        made
    }

    /// Lists of metadata, one behind the other. Of a member only what belongs to something live.
    fn named_metadata(&mut self, source: &Source<'_>, map: &mut Map<'_>, metadata: &mut MetadataMap) {
        let src = source.env();
        for list in &src.named_metadata {
            let name = src.strings.bytes(list.name);
            if name == b"llvm.module.flags" {
                continue;
            }
            let belongs = |node: ir::Metadata, map: &Map<'_>, metadata: &MetadataMap| match name {
                b"nvvm.annotations" => !names_dead_global(src, node, map),
                b"llvm.dbg.cu" if !source.whole => metadata.known(node).is_some(),
                _ => true,
            };
            let mut nodes = Vec::new();
            for &node in &list.nodes {
                if belongs(node, map, metadata) {
                    let made = metadata.map(node, map, &mut self.shared, &mut self.module.env);
                    // Who made a module, for example, is said once, however many modules say it.
                    if self.listed.insert((map.string(list.name, &mut self.module.env), made)) {
                        nodes.push(made);
                    }
                }
            }
            let env = &mut self.module.env;
            let id = map.string(list.name, env);
            match env.named_metadata.iter_mut().find(|known| known.name == id) {
                Some(known) => known.nodes.extend(nodes),
                None => env.named_metadata.push(NamedMetadata { name: id, nodes, span: list.span }),
            }
        }
    }

    /// The map of a source.
    pub(crate) fn map_of(&self, source: u32) -> &GlobalMap {
        &self.maps[source as usize]
    }
}

/// Whether a node says something of a global that is not in the result.
fn names_dead_global(src: &ir::ModuleEnv, node: ir::Metadata, map: &Map<'_>) -> bool {
    let first = src.metadata.as_node(node).and_then(|node| src.metadata.operands(node).next());
    match first.flatten().map(|first| src.metadata.get(first)) {
        Some(ir::MdData::Value(c)) => match src.consts.kind(*c) {
            ConstKind::Global(id) => map.globals[*id].is_none(),
            _ => false,
        },
        _ => false,
    }
}

/// What all modules that have a symbol say of it together: the strictest visibility, the address as significant as for
/// any, of common variables the greatest alignment; a declaration is optional only if it is so everywhere.
fn agree(made: &mut Global, global: &Global, src: &ir::ModuleEnv, symbols: &Symbols, sources: &[Source<'_>]) {
    let Some(symbol) =
        global.name.filter(|_| is_shared(global)).and_then(|name| symbols.find(src.strings.bytes(name)))
    else {
        return;
    };
    let declared = !symbol.has_content();
    for def in &symbol.defs {
        let other = &sources[def.source as usize].env().globals[def.global];
        made.visibility = match (made.visibility, other.visibility) {
            (Visibility::Hidden, _) | (_, Visibility::Hidden) => Visibility::Hidden,
            (Visibility::Protected, _) | (_, Visibility::Protected) => Visibility::Protected,
            _ => Visibility::Default,
        };
        made.unnamed_addr = match (made.unnamed_addr, other.unnamed_addr) {
            (UnnamedAddr::None, _) | (_, UnnamedAddr::None) => UnnamedAddr::None,
            (UnnamedAddr::Local, _) | (_, UnnamedAddr::Local) => UnnamedAddr::Local,
            _ => UnnamedAddr::Global,
        };
        if let (GlobalKind::Variable(a), GlobalKind::Variable(b)) = (&mut made.kind, &other.kind) {
            if made.linkage == Linkage::Common && other.linkage == Linkage::Common {
                a.align = a.align.max(b.align);
            }
            if declared {
                a.constant &= b.constant;
            }
        }
    }
    if declared && global.linkage != Linkage::ExternWeak {
        // A definition whose comdat was chosen elsewhere, and that is missing there.
        made.linkage = Linkage::External;
        made.comdat = None;
        if let GlobalKind::Variable(variable) = &mut made.kind {
            variable.init = None;
        }
    }
}
