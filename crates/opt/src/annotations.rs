//! `!nvvm.annotations` become conventions and attributes, in the spelling of LLVM 22, which does it while reading.
//!
//! What the gate judged stands: call sites keep the convention that they state. Annotations of variables (textures,
//! surfaces, samplers, managed memory) stay where they are.

use ir::{
    AttrKind, AttrSetId, Attribute, CallConv, Const, ConstExpr, ConstKind, GlobalId, GlobalKind, MdData,
    Metadata, ModuleEnv,
};

/// Applies the annotations of the module.
pub(crate) fn run(env: &mut ModuleEnv) {
    for node in env.named_metadata("nvvm.annotations").to_vec() {
        let Some(node) = env.metadata.as_node(node) else { continue };
        let operands: Vec<Option<Metadata>> = env.metadata.operands(node).collect();
        let Some(subject) = operands.first().copied().flatten() else { continue };
        let Some(function) = named_function(env, subject) else { continue };
        // Only the function itself can be made a kernel, as the gate has it.
        let is_itself = matches!(*env.metadata.get(subject),
            MdData::Value(c) if *env.consts.kind(c) == ConstKind::Global(function));
        for pair in operands[1..].chunks_exact(2) {
            if let [Some(key), Some(value)] = *pair
                && let MdData::Str(key) = *env.metadata.get(key)
            {
                let key = env.strings.text(key).into_owned();
                if key == "kernel" && !is_itself {
                    continue;
                }
                apply(env, function, &key, value);
            }
        }
    }
}

/// The function that an annotation is about, through aliases and the casts of typed pointers.
fn named_function(env: &ModuleEnv, md: Metadata) -> Option<GlobalId> {
    let MdData::Value(mut c) = *env.metadata.get(md) else { return None };
    for _ in 0..256 {
        match env.consts.kind(c) {
            ConstKind::Global(id) => match env.globals[*id].kind {
                GlobalKind::Function(_) => return Some(*id),
                GlobalKind::Alias(target) => c = target,
                _ => return None,
            },
            ConstKind::Expr(expr) => match **expr {
                ConstExpr::Cast { value, .. } => c = value,
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}

fn number(env: &ModuleEnv, md: Metadata) -> Option<u64> {
    match *env.metadata.get(md) {
        MdData::Value(c) => env.consts.as_int(c),
        _ => None,
    }
}

fn apply(env: &mut ModuleEnv, function: GlobalId, key: &str, value: Metadata) {
    if key == "grid_constant" {
        return grid_constant(env, function, value);
    }
    let Some(number) = number(env, value) else { return };
    match key {
        "kernel" if number == 1 => {
            if let GlobalKind::Function(header) = &mut env.globals[function].kind {
                header.cc = CallConv::PTX_KERNEL;
            }
        }
        "align" => {
            // The place (0 for the result, 1 for the first parameter) stands above the alignment.
            let attribute = Attribute::Int(AttrKind::AlignStack, number & 0xffff);
            change_set(env, function, Place::index(number >> 16), |set| set.push(attribute));
        }
        "maxclusterrank" | "cluster_max_blocks" => set_text(env, function, "nvvm.maxclusterrank", number),
        "minctasm" => set_text(env, function, "nvvm.minctasm", number),
        "maxnreg" => set_text(env, function, "nvvm.maxnreg", number),
        _ => {
            let dimension = |prefix: &str| match key.strip_prefix(prefix)? {
                "x" => Some(0),
                "y" => Some(1),
                "z" => Some(2),
                _ => None,
            };
            for (prefix, attribute) in [
                ("maxntid", "nvvm.maxntid"),
                ("reqntid", "nvvm.reqntid"),
                ("cluster_dim_", "nvvm.cluster_dim"),
            ] {
                if let Some(dimension) = dimension(prefix) {
                    set_dimension(env, function, attribute, dimension, number);
                }
            }
        }
    }
}

/// A list of the parameters, the first being 1, that the grid shares read-only.
fn grid_constant(env: &mut ModuleEnv, function: GlobalId, list: Metadata) {
    let Some(node) = env.metadata.as_node(list) else { return };
    let places: Vec<Option<Metadata>> = env.metadata.operands(node).collect();
    let key = env.strings.intern("nvvm.grid_constant");
    for place in places.into_iter().flatten() {
        if let Some(place) = number(env, place).filter(|&n| n > 0) {
            change_set(env, function, Place::index(place), |set| set.push(Attribute::Str(key, None)));
        }
    }
}

fn set_text(env: &mut ModuleEnv, function: GlobalId, key: &str, value: impl std::fmt::Display) {
    let key = env.strings.intern(key);
    let value = env.strings.intern(value.to_string());
    change_set(env, function, Place::Function, |set| {
        set.retain(|a| !matches!(a, Attribute::Str(k, _) if *k == key));
        set.push(Attribute::Str(key, Some(value)));
    });
}

fn set_dimension(env: &mut ModuleEnv, function: GlobalId, attribute: &str, dimension: usize, value: u64) {
    let key = env.strings.intern(attribute);
    let attributes = env.function(function).attributes;
    let present = ir::attributes::find_str(env.attributes.function(attributes), key).flatten();
    let text = present.map(|text| env.strings.text(text).into_owned()).unwrap_or_default();
    let mut sizes: Vec<String> =
        text.split(',').map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect();
    if sizes.len() <= dimension {
        sizes.resize(dimension + 1, "1".to_owned());
    }
    sizes[dimension] = value.to_string();
    set_text(env, function, attribute, sizes.join(","));
}

/// Which attribute set of a function.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// Of the function itself.
    Function,
    /// Of the result.
    Result,
    /// Of a parameter by position.
    Param(usize),
}

impl Place {
    fn index(index: u64) -> Place {
        match usize::try_from(index) {
            Ok(0) | Err(_) => Place::Result,
            Ok(n) => Place::Param(n - 1),
        }
    }
}

/// Changes one attribute set of a function; a parameter that the function does not have is left alone.
pub(crate) fn change_set(
    env: &mut ModuleEnv,
    function: GlobalId,
    place: Place,
    change: impl FnOnce(&mut Vec<Attribute>),
) {
    let params = env.types.function(env.globals[function].ty).map_or(0, |(_, params, _)| params.len());
    let mut list = env.attributes.list(env.function(function).attributes).clone();
    let set = match place {
        Place::Function => &mut list.function,
        Place::Result => &mut list.ret,
        Place::Param(n) if n < params => {
            let mut sets = list.params.to_vec();
            if sets.len() <= n {
                sets.resize(n + 1, AttrSetId::EMPTY);
            }
            list.params = sets.into();
            &mut list.params[n]
        }
        Place::Param(_) => return,
    };
    let mut attributes = env.attributes.set(*set).to_vec();
    change(&mut attributes);
    *set = env.attributes.intern_set(attributes);
    let id = env.attributes.intern_list(list);
    if let GlobalKind::Function(header) = &mut env.globals[function].kind {
        header.attributes = id;
    }
}

/// The constant that stands for a global or what a chain of casts makes of it; used where types of pointers were.
pub(crate) fn strip_casts(env: &ModuleEnv, mut c: Const) -> Const {
    while let ConstKind::Expr(expr) = env.consts.kind(c)
        && let ConstExpr::Cast { value, .. } = **expr
    {
        c = value;
    }
    c
}
