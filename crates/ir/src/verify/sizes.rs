//! Which types have a size, so that memory can hold them. LangRef, "Structure Type", "Vector Type", "Target Extension Type".

use crate::{Type, TypeKind, Types};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Answers, kept: types share parts, and asking for each part anew would take time exponential in the nesting.
#[derive(Default)]
pub(super) struct Sizes {
    known: RefCell<FxHashMap<Type, Kind>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind {
    sized: bool,
    scalable: bool,
}

impl Sizes {
    /// Whether memory can hold a value of the type. A struct with scalable vectors has a size if all its fields are of one
    /// type; what a target extension type has is its target's matter.
    pub(super) fn is_sized(&self, types: &Types, ty: Type) -> bool {
        self.kind(types, ty).sized
    }

    /// Whether the size depends on `vscale`.
    pub(super) fn is_scalable(&self, types: &Types, ty: Type) -> bool {
        self.kind(types, ty).scalable
    }

    fn kind(&self, types: &Types, ty: Type) -> Kind {
        let of = |sized, scalable| Kind { sized, scalable };
        match types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata => of(false, false),
            TypeKind::Function { .. } => of(false, false),
            TypeKind::Vector { scalable, .. } => of(true, *scalable),
            TypeKind::Array { elem, .. } => self.kind(types, *elem),
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                if let Some(&known) = self.known.borrow().get(&ty) {
                    return known;
                }
                let kind = match types.struct_fields(ty) {
                    None => of(false, false),
                    Some((fields, _)) => self.fields(types, fields),
                };
                self.known.borrow_mut().insert(ty, kind);
                kind
            }
            _ => of(true, false),
        }
    }

    fn fields(&self, types: &Types, fields: &[Type]) -> Kind {
        let (mut sized, mut scalable) = (true, false);
        for &field in fields {
            let kind = self.kind(types, field);
            sized &= kind.sized;
            scalable |= kind.scalable;
        }
        sized &= !scalable || fields.windows(2).all(|pair| pair[0] == pair[1]);
        Kind { sized, scalable }
    }
}
