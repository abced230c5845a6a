//! Variables of appending linkage: the lists of all modules, one behind the other. LangRef, "Intrinsic Global Variables".

use crate::live::{Program, global_of};
use crate::map::Map;
use crate::merge::Merge;
use ir::{Const, ConstKind, ConstPool, GlobalKind, Linkage, ModuleEnv, Type, TypeKind};

/// Gives the lists their elements.
pub(crate) fn finish(merge: &mut Merge, program: &Program<'_>) {
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
        let mut element_type = None;
        for def in &symbol.defs {
            let source = &program.sources[def.source as usize];
            let src = source.env();
            let Some(init) = src.globals[def.global].as_variable().and_then(|variable| variable.init) else {
                continue;
            };
            let globals = merge.map_of(def.source).clone();
            let mut map = Map::new(src, &globals, &mut merge.shared, &mut merge.module.env);
            let array = map.ty(src.globals[def.global].ty);
            if let TypeKind::Array { elem, .. } = merge.module.env.types.kind(array) {
                element_type = widest(&merge.module.env, element_type, *elem);
            }
            for element in elements_of(src, init) {
                // Of a member only what is live for another reason is listed.
                if !is_gone(&src.consts, element, &map) {
                    elements.push(map.constant(element, &mut merge.module.env));
                }
            }
        }
        let Some(element_type) = element_type else { continue };
        set(&mut merge.module.env, id, element_type, elements);
    }
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

/// Constructors have two fields in old IR and three in new: the new form takes both.
fn widest(env: &ModuleEnv, known: Option<Type>, new: Type) -> Option<Type> {
    let fields = |ty: Type| env.types.struct_fields(ty).map_or(0, |(fields, _)| fields.len());
    match known {
        Some(known) if fields(known) >= fields(new) => Some(known),
        _ => Some(new),
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
