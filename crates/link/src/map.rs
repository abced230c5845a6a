//! Ids of one module to ids of the result: strings, types, attributes, constants, inline assembly.
//!
//! Types are mapped all at once, so that everything else only looks them up. An identified struct is that of the
//! result with its name and its fields; another structure under a taken name gets a number behind the name.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use ir::{
    Asm, AttrKind, AttrList, AttrListId, AttrSetId, Attribute, ComdatId, Const, ConstExpr, ConstKind,
    ConstPool, GlobalId, InlineAsm, ModuleEnv, ScopeId, StrId, StructId, Type, TypeKind,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What the maps of all modules share.
#[derive(Default)]
pub(crate) struct Shared {
    /// Identified structs of the result by the name that the inputs give them.
    named: FxHashMap<StrId, Vec<(StructId, Type)>>,
    /// Those without a name, by their fields.
    unnamed: FxHashMap<(Box<[Type]>, bool), Type>,
    asms: FxHashMap<InlineAsm, Asm>,
    pub(crate) comdats: FxHashMap<StrId, ComdatId>,
    pub(crate) metadata: crate::metadata::Unique,
}

/// The map of one module.
pub(crate) struct Map<'a> {
    pub(crate) src: &'a ModuleEnv,
    /// Globals that are in the result.
    pub(crate) globals: &'a SecondaryMap<GlobalId, PackedOption<GlobalId>>,
    strings: Vec<Option<StrId>>,
    types: SecondaryMap<Type, PackedOption<Type>>,
    /// Constants of the module.
    consts: SecondaryMap<Const, PackedOption<Const>>,
    sets: FxHashMap<AttrSetId, AttrSetId>,
    lists: FxHashMap<AttrListId, AttrListId>,
    asms: SecondaryMap<Asm, PackedOption<Asm>>,
    scopes: Vec<Option<ScopeId>>,
}

impl<'a> Map<'a> {
    /// A map with all types of the source.
    pub(crate) fn new(
        src: &'a ModuleEnv,
        globals: &'a SecondaryMap<GlobalId, PackedOption<GlobalId>>,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
    ) -> Self {
        let mut map = Map {
            src,
            globals,
            strings: vec![None; src.strings.len()],
            types: SecondaryMap::with_capacity(src.types.len()),
            consts: SecondaryMap::new(),
            sets: FxHashMap::default(),
            lists: FxHashMap::default(),
            asms: SecondaryMap::new(),
            scopes: vec![None; src.scopes.len()],
        };
        for index in 0..src.types.len() {
            map.make_type(Type::new(index), shared, dst, 0);
        }
        map
    }

    pub(crate) fn string(&mut self, id: StrId, dst: &mut ModuleEnv) -> StrId {
        let src = self.src;
        *self.strings[id.index()].get_or_insert_with(|| dst.strings.intern(src.strings.bytes(id)))
    }

    pub(crate) fn opt_string(&mut self, id: Option<StrId>, dst: &mut ModuleEnv) -> Option<StrId> {
        id.map(|id| self.string(id, dst))
    }

    /// The type in the result.
    pub(crate) fn ty(&self, ty: Type) -> Type {
        self.types[ty].expand().unwrap_or(ty)
    }

    fn make_type(&mut self, ty: Type, shared: &mut Shared, dst: &mut ModuleEnv, depth: u32) -> Type {
        if let Some(known) = self.types[ty].expand() {
            return known;
        }
        let src = self.src;
        let made = match src.types.kind(ty) {
            TypeKind::Named(id) => self.make_struct(*id, ty, shared, dst, depth),
            kind => {
                let mut sub =
                    |ty: Type, map: &mut Self, dst: &mut ModuleEnv| map.make_type(ty, shared, dst, depth + 1);
                let kind = match kind {
                    TypeKind::Array { elem, len } => {
                        TypeKind::Array { elem: sub(*elem, self, dst), len: *len }
                    }
                    TypeKind::Vector { elem, len, scalable } => {
                        TypeKind::Vector { elem: sub(*elem, self, dst), len: *len, scalable: *scalable }
                    }
                    TypeKind::Struct { fields, packed } => TypeKind::Struct {
                        fields: fields.iter().map(|&field| sub(field, self, dst)).collect(),
                        packed: *packed,
                    },
                    TypeKind::Function { ret, params, varargs } => TypeKind::Function {
                        ret: sub(*ret, self, dst),
                        params: params.iter().map(|&param| sub(param, self, dst)).collect(),
                        varargs: *varargs,
                    },
                    TypeKind::TargetExt { name, types, ints } => TypeKind::TargetExt {
                        name: self.string(*name, dst),
                        types: types.iter().map(|&ty| sub(ty, self, dst)).collect(),
                        ints: ints.clone(),
                    },
                    plain => plain.clone(),
                };
                dst.types.intern(kind)
            }
        };
        self.types[ty] = made.into();
        made
    }

    fn make_struct(
        &mut self,
        id: StructId,
        ty: Type,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
        depth: u32,
    ) -> Type {
        let src = self.src;
        let def = src.types.struct_def(id);
        let name = self.opt_string(def.name, dst);
        // A struct that contains itself is refused elsewhere; here it only must not recurse without end.
        let fields: Option<Box<[Type]>> = if depth > 256 {
            None
        } else {
            let list = def.fields.as_deref();
            list.map(|list| list.iter().map(|&field| self.make_type(field, shared, dst, depth + 1)).collect())
        };
        if let Some(known) = self.types[ty].expand() {
            return known;
        }
        let Some(name) = name else {
            let key = (fields.clone().unwrap_or_default(), def.packed);
            if let (Some(_), Some(&known)) = (&fields, shared.unnamed.get(&key)) {
                return known;
            }
            let (id, made) = dst.types.declare_struct(None);
            if let Some(fields) = fields {
                dst.types.define_struct(id, fields, def.packed);
                shared.unnamed.insert(key, made);
            }
            return made;
        };
        let base = base_name(dst, name);
        let known = shared.named.entry(base).or_default();
        for &(id, made) in known.iter() {
            let other = dst.types.struct_def(id);
            match (&other.fields, &fields) {
                (Some(a), Some(b)) if a == b && other.packed == def.packed => return made,
                (_, None) => return made,
                (None, Some(b)) if !contains(dst, b, made) => {
                    dst.types.define_struct(id, b.clone(), def.packed);
                    return made;
                }
                _ => {}
            }
        }
        let unique = if known.is_empty() {
            name
        } else {
            let text = dst.strings.text(base).into_owned();
            dst.strings.intern(format!("{text}.{}", known.len()))
        };
        let (id, made) = dst.types.declare_struct(Some(unique));
        if let Some(fields) = fields {
            dst.types.define_struct(id, fields, def.packed);
        }
        known.push((id, made));
        made
    }

    // Attributes.

    /// Of a function or a call site. `nocallback` says that nothing of the own module is called back; the module is
    /// larger now.
    pub(crate) fn attributes(&mut self, id: AttrListId, dst: &mut ModuleEnv) -> AttrListId {
        if id == AttrListId::EMPTY {
            return id;
        }
        if let Some(&known) = self.lists.get(&id) {
            return known;
        }
        let function = self.src.attributes.function(id);
        let made = if function.contains(&Attribute::Enum(AttrKind::NoCallback)) {
            let kept = function.iter().filter(|&a| *a != Attribute::Enum(AttrKind::NoCallback));
            let kept: Vec<Attribute> = kept.map(|a| self.attribute(a, dst)).collect();
            let function = dst.attributes.intern_set(kept);
            self.attribute_list(id, Some(function), dst)
        } else {
            self.attribute_list(id, None, dst)
        };
        self.lists.insert(id, made);
        made
    }

    /// Of an intrinsic, which calls nothing back whatever is linked.
    pub(crate) fn intrinsic_attributes(&mut self, id: AttrListId, dst: &mut ModuleEnv) -> AttrListId {
        self.attribute_list(id, None, dst)
    }

    fn attribute_list(
        &mut self,
        id: AttrListId,
        function: Option<AttrSetId>,
        dst: &mut ModuleEnv,
    ) -> AttrListId {
        let list = self.src.attributes.list(id);
        let mapped = AttrList {
            function: function.unwrap_or_else(|| self.attribute_set(list.function, dst)),
            ret: self.attribute_set(list.ret, dst),
            params: list.params.iter().map(|&set| self.attribute_set(set, dst)).collect(),
        };
        dst.attributes.intern_list(mapped)
    }

    pub(crate) fn attribute_set(&mut self, id: AttrSetId, dst: &mut ModuleEnv) -> AttrSetId {
        if id == AttrSetId::EMPTY {
            return id;
        }
        if let Some(&known) = self.sets.get(&id) {
            return known;
        }
        let mapped = self.src.attributes.set(id).iter().map(|a| self.attribute(a, dst)).collect();
        let made = dst.attributes.intern_set(mapped);
        self.sets.insert(id, made);
        made
    }

    fn attribute(&mut self, attribute: &Attribute, dst: &mut ModuleEnv) -> Attribute {
        match attribute {
            Attribute::Type(kind, ty) => Attribute::Type(*kind, self.ty(*ty)),
            Attribute::Text(kind, text) => Attribute::Text(*kind, self.string(*text, dst)),
            Attribute::Str(key, value) => {
                Attribute::Str(self.string(*key, dst), self.opt_string(*value, dst))
            }
            plain => plain.clone(),
        }
    }

    // Inline assembly and scopes.

    pub(crate) fn asm(&mut self, id: Asm, shared: &mut Shared, dst: &mut ModuleEnv) -> Asm {
        if let Some(known) = self.asms[id].expand() {
            return known;
        }
        let asm = &self.src.asms[id];
        let mapped = InlineAsm {
            ty: self.ty(asm.ty),
            template: self.string(asm.template, dst),
            constraints: self.string(asm.constraints, dst),
            ..asm.clone()
        };
        let made = *shared.asms.entry(mapped.clone()).or_insert_with(|| dst.asms.push(mapped));
        self.asms[id] = made.into();
        made
    }

    /// A program with more than 255 scopes, of which there are five, has the rest in the widest.
    pub(crate) fn scope(&mut self, id: ScopeId, dst: &mut ModuleEnv) -> ScopeId {
        let src = self.src;
        let at = id.0 as usize;
        *self.scopes[at].get_or_insert_with(|| {
            dst.intern_scope(src.strings.bytes(src.scopes[at])).unwrap_or(ScopeId::SYSTEM)
        })
    }

    // Constants.

    /// A constant of the module.
    pub(crate) fn constant(&mut self, c: Const, dst: &mut ModuleEnv) -> Const {
        let mut memo = std::mem::take(&mut self.consts);
        let made = self.copy(c, &self.src.consts, &mut dst.consts, &mut memo);
        self.consts = memo;
        made
    }

    /// Whether a constant of the module names a global that is not in the result.
    pub(crate) fn is_dead(&self, c: Const) -> bool {
        let pool = &self.src.consts;
        let mut stack = vec![c];
        // A constant of metadata is small; what is not is not worth a table.
        let mut steps = 0;
        while let Some(c) = stack.pop() {
            steps += 1;
            if crate::live::global_of(pool.kind(c)).is_some_and(|id| self.globals[id].is_none())
                || steps > 1000
            {
                return true;
            }
            pool.for_each_operand(c, |operand| stack.push(operand));
        }
        false
    }

    /// Copies a constant with its operands from one pool to another. What names a global that is not in the result,
    /// which only metadata can, becomes poison.
    pub(crate) fn copy(
        &self,
        c: Const,
        from: &ConstPool,
        to: &mut ConstPool,
        memo: &mut SecondaryMap<Const, PackedOption<Const>>,
    ) -> Const {
        if let Some(known) = memo[c].expand() {
            return known;
        }
        let data = from.get(c);
        let ty = self.ty(data.ty);
        let mut sub = |c: Const| self.copy(c, from, to, memo);
        let global = |id: GlobalId, make: fn(GlobalId) -> ConstKind| match self.globals[id].expand() {
            Some(id) => make(id),
            None => ConstKind::Poison,
        };
        let kind = match &data.kind {
            ConstKind::Aggregate(list) => ConstKind::Aggregate(list.iter().map(|&c| sub(c)).collect()),
            ConstKind::PtrAuth(list) => ConstKind::PtrAuth(list.iter().map(|&c| sub(c)).collect()),
            ConstKind::Splat(c) => ConstKind::Splat(sub(*c)),
            ConstKind::Global(id) => global(*id, ConstKind::Global),
            ConstKind::DsoLocalEquivalent(id) => global(*id, ConstKind::DsoLocalEquivalent),
            ConstKind::NoCfi(id) => global(*id, ConstKind::NoCfi),
            ConstKind::BlockAddress { function, block } => match self.globals[*function].expand() {
                Some(function) => ConstKind::BlockAddress { function, block: *block },
                None => ConstKind::Poison,
            },
            ConstKind::Expr(expr) => ConstKind::Expr(Box::new(self.expression(expr, &mut sub))),
            plain => plain.clone(),
        };
        let made = to.intern(ty, kind);
        memo[c] = made.into();
        made
    }

    fn expression(&self, expr: &ConstExpr, sub: &mut impl FnMut(Const) -> Const) -> ConstExpr {
        let mut copy = expr.clone();
        match &mut copy {
            ConstExpr::Cast { value, .. } | ConstExpr::FNeg(value) => *value = sub(*value),
            ConstExpr::Gep { source, operands, .. } => {
                *source = self.ty(*source);
                operands.iter_mut().for_each(|operand| *operand = sub(*operand));
            }
            ConstExpr::Binary { lhs: a, rhs: b, .. }
            | ConstExpr::ICmp { lhs: a, rhs: b, .. }
            | ConstExpr::FCmp { lhs: a, rhs: b, .. }
            | ConstExpr::ExtractElement { vector: a, index: b }
            | ConstExpr::ShuffleVector { a, b, .. }
            | ConstExpr::InsertValue { aggregate: a, element: b, .. } => {
                *a = sub(*a);
                *b = sub(*b);
            }
            ConstExpr::Select { cond: a, on_true: b, on_false: c }
            | ConstExpr::InsertElement { vector: a, element: b, index: c } => {
                *a = sub(*a);
                *b = sub(*b);
                *c = sub(*c);
            }
            ConstExpr::ExtractValue { aggregate, .. } => *aggregate = sub(*aggregate),
        }
        copy
    }
}

/// Whether one of the fields has the type inside: a struct cannot contain itself.
fn contains(dst: &ModuleEnv, fields: &[Type], ty: Type) -> bool {
    let mut seen: FxHashSet<Type> = FxHashSet::default();
    let mut stack = fields.to_vec();
    while let Some(field) = stack.pop() {
        if field == ty {
            return true;
        }
        if seen.insert(field) {
            match dst.types.kind(field) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
                _ => stack.extend(dst.types.struct_fields(field).map_or(&[][..], |(fields, _)| fields)),
            }
        }
    }
    false
}

/// The name without the number that makes it unique: `T.12` is another module's `T`.
fn base_name(dst: &mut ModuleEnv, name: StrId) -> StrId {
    let bytes = dst.strings.bytes(name);
    let digits = bytes.iter().rev().take_while(|b| b.is_ascii_digit()).count();
    let stem = &bytes[..bytes.len() - digits];
    match stem.strip_suffix(b".") {
        Some(stem) if digits > 0 && !stem.is_empty() => {
            let stem = stem.to_vec();
            dst.strings.intern(stem)
        }
        _ => name,
    }
}
