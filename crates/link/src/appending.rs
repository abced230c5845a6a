//! Variables of appending linkage: the lists of all modules, one behind the other. LangRef, "Intrinsic Global Variables".

use crate::fault;
use crate::live::{Program, global_of};
use crate::map::Map;
use crate::merge::Merge;
use crate::symbols::Def;
use diag::Diagnostic;
use ir::{Const, ConstKind, ConstPool, GlobalKind, Linkage, ModuleEnv, Type, TypeKind};

/// Gives the lists their elements. The findings are lists whose elements differ in type.
pub(crate) fn finish(merge: &mut Merge, program: &Program<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let lists: Vec<ir::GlobalId> = merge
        .module
        .env
        .globals
        .iter()
        .filter(|(_, global)| global.linkage == Linkage::Appending && global.as_variable().is_some())
        .map(|(id, _)| id)
        .collect();
    for id in lists {
        let env = &merge.module.env;
        let name = env.globals[id].name.map_or_else(Vec::new, |name| env.strings.bytes(name).to_vec());
        let Some(symbol) = program.symbols.find(&name) else { continue };
        let mut elements = Vec::new();
        let mut element_type: Option<(Type, Def)> = None;
        for &def in &symbol.defs {
            let source = &program.sources[def.source as usize];
            let src = source.env();
            let Some(init) = src.globals[def.global].as_variable().and_then(|variable| variable.init) else {
                continue;
            };
            let globals = merge.map_of(def.source).clone();
            let mut map = Map::new(src, &globals, &mut merge.shared, &mut merge.module.env);
            let array = map.ty(src.globals[def.global].ty);
            if let TypeKind::Array { elem, .. } = merge.module.env.types.kind(array) {
                let elem = *elem;
                match element_type {
                    None => element_type = Some((elem, def)),
                    Some((known, _)) if known == elem => {}
                    Some((known, first)) => match widest(&merge.module.env, known, elem) {
                        Some(ty) => element_type = Some((ty, first)),
                        None => found.push(fault::elements(&program.sources, first, def)),
                    },
                }
            }
            if let Some((kind, len)) = plain(src, init)
                && let Some((elem, _)) = element_type
            {
                let element = merge.module.env.consts.intern(elem, kind);
                elements.extend(std::iter::repeat_n(element, len));
            }
            for element in elements_of(src, init) {
                // Of a member only what is live for another reason is listed.
                let discarded = || {
                    let of = data_of(src, element);
                    of.is_some_and(|global| program.symbols.is_discarded(src, Def { global, ..def }))
                };
                if !is_gone(&src.consts, element, &map) && !discarded() {
                    elements.push(map.constant(element, &mut merge.module.env));
                }
            }
        }
        let Some((element_type, _)) = element_type else { continue };
        set(&mut merge.module.env, id, element_type, elements);
    }
    found
}

/// What a constructor belongs to: its third field.
fn data_of(src: &ModuleEnv, element: Const) -> Option<ir::GlobalId> {
    let ConstKind::Aggregate(fields) = src.consts.kind(element) else { return None };
    let [_, _, data] = **fields else { return None };
    global_of(src.consts.kind(data))
}

fn set(env: &mut ModuleEnv, id: ir::GlobalId, element_type: Type, elements: Vec<Const>) {
    let elements: Box<[Const]> = elements.into_iter().map(|c| widen(env, c, element_type)).collect();
    let ty = env.types.intern(TypeKind::Array { elem: element_type, len: elements.len() as u64 });
    let kind = if elements.is_empty() { ConstKind::Zero } else { ConstKind::Aggregate(elements) };
    let init = env.consts.intern(ty, kind);
    let global = &mut env.globals[id];
    global.ty = ty;
    if let GlobalKind::Variable(variable) = &mut global.kind {
        variable.init = Some(init);
    }
}

/// Longest list of elements that say nothing.
const PLAIN: u64 = 1 << 16;

/// A list whose elements are all zero, undefined or poison, and their number.
fn plain(src: &ModuleEnv, init: Const) -> Option<(ConstKind, usize)> {
    let data = src.consts.get(init);
    let TypeKind::Array { len, .. } = *src.types.kind(data.ty) else { return None };
    let kind = match data.kind {
        ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => data.kind.clone(),
        _ => return None,
    };
    Some((kind, usize::try_from(len.min(PLAIN)).ok()?))
}

fn elements_of(src: &ModuleEnv, init: Const) -> Vec<Const> {
    match src.consts.kind(init) {
        ConstKind::Aggregate(list) => list.to_vec(),
        _ => Vec::new(),
    }
}

/// Whether an element names something that is not in the result.
fn is_gone(pool: &ConstPool, element: Const, map: &Map<'_>) -> bool {
    let mut stack = vec![element];
    while let Some(c) = stack.pop() {
        if global_of(pool.kind(c)).is_some_and(|id| map.globals[id].is_none()) {
            return true;
        }
        pool.for_each_operand(c, |operand| stack.push(operand));
    }
    false
}

/// Constructors have two fields in old IR and three in new: the new form takes both. Other types must be equal.
fn widest(env: &ModuleEnv, a: Type, b: Type) -> Option<Type> {
    let fields = |ty: Type| env.types.struct_fields(ty).map_or(&[][..], |(fields, _)| fields);
    match (fields(a), fields(b)) {
        ([x @ .., _], y) if x == y && y.len() == 2 => Some(a),
        (x, [y @ .., _]) if x == y && x.len() == 2 => Some(b),
        _ => None,
    }
}

/// An element in the form of the list: a constructor without associated data gets a null.
fn widen(env: &mut ModuleEnv, c: Const, ty: Type) -> Const {
    if env.consts.ty(c) == ty {
        return c;
    }
    let (ConstKind::Aggregate(fields), Some((types, _))) =
        (env.consts.kind(c).clone(), env.types.struct_fields(ty))
    else {
        return c;
    };
    let missing: Vec<Type> = types.iter().skip(fields.len()).copied().collect();
    let mut fields = fields.into_vec();
    for ty in missing {
        fields.push(env.consts.intern(ty, ConstKind::Zero));
    }
    env.consts.intern(ty, ConstKind::Aggregate(fields.into()))
}
