//! References to globals: by name or number, before or after their definition.

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{ConstKind, GlobalId, StrId, Type};

/// Ids from here on stand for globals that were not defined yet when they were used.
const FORWARD: u32 = 1 << 28;

/// How a global is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GlobalName {
    Name(StrId),
    Number(u32),
}

/// A use of a global before its definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingGlobal {
    pub(crate) name: GlobalName,
    pub(crate) span: SourceSpan,
    /// The pointer type that the use expects; `None` if any will do.
    pub(crate) ty: Option<Type>,
    pub(crate) found: Option<GlobalId>,
}

impl Parser<'_> {
    /// The global at the cursor, as a pointer of type `ty`.
    pub(crate) fn global_ref(&mut self, ty: Type) -> R<GlobalId> {
        if self.env.types.addr_space(ty).is_none() {
            let message = format!(
                "expected a value of type `{}`, found the global `{}`",
                self.type_text(ty),
                self.raw_text()
            );
            return self.invalid(self.span(), message);
        }
        self.global_use(Some(ty))
    }

    /// The global at the cursor, whatever its address space.
    pub(crate) fn global_ref_any_space(&mut self) -> R<GlobalId> {
        self.global_use(None)
    }

    fn global_use(&mut self, ty: Option<Type>) -> R<GlobalId> {
        let span = self.span();
        let name = match self.tok() {
            T::Global => GlobalName::Name(self.intern_text()),
            _ => GlobalName::Number(self.lx.id),
        };
        if let Some(id) = self.defined_global(name) {
            self.check_space(id, ty, span)?;
            self.next();
            return Ok(id);
        }
        if self.f.is_some() {
            return self.undefined_global(span);
        }
        self.next();
        let id = GlobalId::from_u32(FORWARD + self.pending_globals.len() as u32);
        self.pending_globals.push(PendingGlobal { name, span, ty, found: None });
        Ok(id)
    }

    /// Complains about an undefined global, unless its definition may have been lost to an error that was told.
    pub(crate) fn undefined_global<V>(&mut self, span: SourceSpan) -> R<V> {
        if self.top_level_failed {
            return Err(super::parser::Stop);
        }
        let raw = &self.src[span.start as usize..span.end as usize];
        let message = format!("the global `{}` is not defined", String::from_utf8_lossy(raw));
        self.invalid(span, message)
    }

    pub(crate) fn defined_global(&self, name: GlobalName) -> Option<GlobalId> {
        match name {
            GlobalName::Name(name) => {
                let new = || self.renamed.get(&name).and_then(|&new| self.env.global_named(new));
                self.env.global_named(name).or_else(new)
            }
            GlobalName::Number(number) => self.numbered_globals.get(&number).copied(),
        }
    }

    fn check_space(&mut self, id: GlobalId, ty: Option<Type>, span: SourceSpan) -> R<()> {
        let Some(ty) = ty else { return Ok(()) };
        let own = self.env.global_ptr_type(id);
        if own == ty {
            return Ok(());
        }
        let message = format!(
            "`@{}` is defined with type `{}`, but used as `{}`",
            self.env.global_name(id),
            self.type_text(own),
            self.type_text(ty)
        );
        self.invalid(span, message)
    }

    /// The real id of a global that may have been used before its definition.
    pub(crate) fn resolve_forward(&self, id: GlobalId) -> Option<GlobalId> {
        match id.as_u32().checked_sub(FORWARD) {
            None => Some(id),
            Some(index) => self.pending_globals[index as usize].found,
        }
    }

    /// When everything but the bodies was read: finds what was used before its definition.
    pub(crate) fn finish_forward_globals(&mut self) {
        if self.pending_globals.is_empty() {
            return;
        }
        for index in 0..self.pending_globals.len() {
            let PendingGlobal { name, span, ty, .. } = self.pending_globals[index];
            let found = self.defined_global(name);
            self.pending_globals[index].found = found;
            let _ = match found {
                Some(id) => self.check_space(id, ty, span),
                None => self.undefined_global(span),
            };
        }
        let mut changes = Vec::new();
        for (c, data) in self.env.consts.iter() {
            let (ConstKind::Global(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id)) =
                data.kind
            else {
                continue;
            };
            if id.as_u32() < FORWARD {
                continue;
            }
            let kind = match (self.resolve_forward(id), &data.kind) {
                (None, _) => ConstKind::Poison,
                (Some(id), ConstKind::DsoLocalEquivalent(_)) => ConstKind::DsoLocalEquivalent(id),
                (Some(id), ConstKind::NoCfi(_)) => ConstKind::NoCfi(id),
                (Some(id), _) => ConstKind::Global(id),
            };
            changes.push((c, kind));
        }
        for (c, kind) in changes {
            self.env.consts.replace(c, kind);
        }
    }
}
