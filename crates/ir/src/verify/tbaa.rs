//! Access tags of type-based alias analysis. LangRef, "`tbaa` Metadata". A tag names a base type, an access type and an offset:
//! from the base, the offset must lead to the access type.

use super::input::Input;
use crate::{Function, Inst, InstKind, MdNode, Metadata, Type};
use rustc_hash::FxHashSet;

/// Types on the way from a base type to the access type.
const DEPTH: usize = 256;

type Fault = Option<&'static str>;

impl Input<'_> {
    pub(super) fn tbaa(&mut self, f: &Function, inst: Inst, tag: Metadata) -> Result<(), String> {
        let kind = &f.insts[inst].kind;
        let access = matches!(
            kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::Call(_)
                | InstKind::Invoke { .. }
                | InstKind::VaArg(_)
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg { .. }
        );
        if !access {
            return Err("it stands on what reads or writes memory".into());
        }
        let fault = match self.tags.get(&tag) {
            Some(known) => *known,
            None => {
                let fault = self.tag_fault(tag);
                self.tags.insert(tag, fault);
                fault
            }
        };
        fault.map_or(Ok(()), |why| Err(why.to_owned()))
    }

    fn tag_fault(&self, tag: Metadata) -> Fault {
        let node = self.tuple(Some(tag))?;
        let count = self.count(&node);
        // A tag without a base type is of an old form, which LLVM upgrades.
        if count < 3 || self.string(self.operand(&node, 0)).is_some() {
            return None;
        }
        let base = self.tuple(self.operand(&node, 0));
        let access_id = self.operand(&node, 1);
        let access = self.tuple(access_id);
        let sized = access.is_some_and(|access| self.is_sized_type(&access));
        if sized {
            return (!matches!(count, 4 | 5)).then_some("an access tag with sizes has four or five operands");
        }
        if !matches!(count, 3 | 4) {
            return Some("an access tag has three or four operands");
        }
        if count == 4 {
            match self.md_int(self.operand(&node, 3)) {
                None => return Some("whether memory is constant is told by a constant"),
                Some((_, 0 | 1)) => {}
                Some(_) => return Some("whether memory is constant is told by 0 or 1"),
            }
        }
        let (Some(_), Some(access)) = (base, access) else {
            return Some("base and access type are metadata nodes");
        };
        if !self.is_scalar_type(&access) {
            return Some("the access type is a scalar type: a name and the type above it");
        }
        let Some((_, offset)) = self.md_int(self.operand(&node, 2)) else {
            return Some("the offset is a constant integer");
        };
        self.path_fault(self.operand(&node, 0)?, access_id?, offset)
    }

    /// Whether a type node has sizes: it begins with the node above it.
    fn is_sized_type(&self, node: &MdNode) -> bool {
        self.count(node) >= 3 && self.tuple(self.operand(node, 0)).is_some()
    }

    fn is_scalar_type(&self, node: &MdNode) -> bool {
        let mut node = *node;
        for _ in 0..DEPTH {
            let count = self.count(&node);
            let fits = matches!(count, 2 | 3)
                && self.string(self.operand(&node, 0)).is_some()
                && (count == 2 || self.md_int(self.operand(&node, 2)).is_some_and(|(_, n)| n == 0));
            let Some(above) = self.tuple(self.operand(&node, 1)).filter(|_| fits) else { return false };
            if self.count(&above) < 2 {
                return true;
            }
            node = above;
        }
        false
    }

    /// Follows an offset from a base type to the access type.
    fn path_fault(&self, mut at: Metadata, access: Metadata, mut offset: u128) -> Fault {
        let mut seen = FxHashSet::default();
        let mut found = false;
        loop {
            let Some(node) = self.tuple(Some(at)) else { return Some("a type is a metadata node") };
            if self.count(&node) < 2 {
                return (!found).then_some("the offset does not lead to the access type");
            }
            if !seen.insert(at) || seen.len() > DEPTH {
                return Some("a type contains itself");
            }
            if let Some(fault) = self.base_fault(&node) {
                return Some(fault);
            }
            found |= at == access;
            let scalar = self.is_scalar_type(&node);
            if (scalar || at == access) && offset != 0 {
                return Some("the offset is not zero where it has reached a scalar");
            }
            at = if self.count(&node) == 2 {
                self.operand(&node, 1)?
            } else {
                match self.field_at(&node, offset) {
                    Some((field, start)) => {
                        offset -= start;
                        field
                    }
                    None => return Some("there is no field at the offset"),
                }
            };
        }
    }

    /// The last field that does not begin behind the offset.
    fn field_at(&self, node: &MdNode, offset: u128) -> Option<(Metadata, u128)> {
        let fields = (1..self.count(node)).step_by(2).filter_map(|at| {
            let (_, start) = self.md_int(self.operand(node, at + 1))?;
            Some((self.operand(node, at)?, start))
        });
        fields.take_while(|&(_, start)| start <= offset).last()
    }

    /// A struct type is a name, then type and offset of each field; a scalar one a name and the type above it.
    fn base_fault(&self, node: &MdNode) -> Fault {
        let count = self.count(node);
        if count == 2 {
            return (!self.is_scalar_type(node)).then_some("a scalar type has a name and the type above it");
        }
        if count.is_multiple_of(2) {
            return Some("a struct type has a type and an offset for each field");
        }
        if self.string(self.operand(node, 0)).is_none() {
            return Some("a struct type begins with its name");
        }
        let mut last: Option<(Type, u128)> = None;
        for at in (1..count).step_by(2) {
            if self.tuple(self.operand(node, at)).is_none() {
                return Some("the type of a field is a metadata node");
            }
            let Some(offset) = self.md_int(self.operand(node, at + 1)) else {
                return Some("the offset of a field is a constant integer");
            };
            if last.is_some_and(|(ty, _)| ty != offset.0) {
                return Some("the offsets of fields are of one type");
            }
            if last.is_some_and(|(_, n)| n > offset.1) {
                return Some("the offsets of fields ascend");
            }
            last = Some(offset);
        }
        None
    }
}
