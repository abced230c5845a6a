//! Whether the inputs are for one machine.

use crate::fault;
use crate::symbols::Source;
use diag::{Diagnostic, Severity};
use ir::{Type, TypeKind, Types};

/// Compares triples and layouts with those of the first input that states them.
pub(crate) fn check(sources: &[Source<'_>]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let first = sources.iter().find_map(|source| Some((source, source.env().triple.as_deref()?)));
    if let Some((first, triple)) = first {
        for source in sources {
            if let Some(other) = source.env().triple.as_deref().filter(|other| arch(other) != arch(triple)) {
                found.push(fault::triples(first, source, (triple, other)));
            }
        }
    }
    // Layouts of different machines differ: that was told.
    let Some(first) = sources.iter().find(|source| source.env().data_layout.is_some()) else { return found };
    if found.is_empty() {
        let others = sources.iter().filter(|source| source.env().data_layout.is_some());
        found.extend(others.filter_map(|source| layouts(first, source)));
    }
    found
}

/// `nvptx64-nvidia-cuda` and `nvptx64-nvidia-gpulibs` are one machine.
fn arch(triple: &str) -> &str {
    triple.split('-').next().unwrap_or(triple)
}

/// An error where addresses differ, a warning where only the alignment of some type does.
fn layouts(a: &Source<'_>, b: &Source<'_>) -> Option<Diagnostic> {
    let (x, y) = (&a.env().layout, &b.env().layout);
    if x == y {
        return None;
    }
    if x.big_endian != y.big_endian {
        return Some(fault::layouts(a, b, "the order of bytes", Severity::Error));
    }
    if let Some(space) =
        [0, 1, 3, 4, 5].into_iter().find(|&space| x.pointer_bits(space) != y.pointer_bits(space))
    {
        let what = format!("the size of pointers of address space {space}");
        return Some(fault::layouts(a, b, &what, Severity::Error));
    }
    // Old layouts of NVIDIA do not state the alignment of i128; it matters where both modules use the type.
    let mut types = Types::default();
    let pair = |types: &mut Types, elem, len| types.intern(TypeKind::Vector { elem, len, scalable: false });
    let vectors = [
        (pair(&mut types, Type::FLOAT, 2), "<2 x float>"),
        (pair(&mut types, Type::FLOAT, 4), "<4 x float>"),
    ];
    let plain = [(Type::I16, "i16"), (Type::I32, "i32"), (Type::I64, "i64"), (Type::DOUBLE, "double")];
    let wide = (Type::I128, "i128");
    let uses_wide = [a, b].iter().all(|source| uses(source, Type::I128));
    let list = plain.into_iter().chain(vectors).chain(uses_wide.then_some(wide));
    for (ty, name) in list {
        if x.abi_align(&types, ty) != y.abi_align(&types, ty) {
            let what = format!("the alignment of `{name}`");
            return Some(fault::layouts(a, b, &what, Severity::Warning));
        }
    }
    None
}

/// Whether a type stands in memory by its value: in a variable, or inside another type.
fn uses(source: &Source<'_>, ty: Type) -> bool {
    let env = source.env();
    let inside = |other: Type| match env.types.kind(other) {
        TypeKind::Array { elem, .. } => *elem == ty,
        _ => env.types.struct_fields(other).is_some_and(|(fields, _)| fields.contains(&ty)),
    };
    env.globals.values().any(|global| global.as_variable().is_some() && global.ty == ty)
        || (0..env.types.len()).any(|index| inside(cranelift_entity::EntityRef::new(index)))
}
