//! Metadata on instructions. LangRef, "Metadata", the sections on `tbaa`, `range`, `noalias` and the others.

use super::input::Input;
use crate::{
    CastOp, Const, ConstKind, Function, Inst, InstKind, MdData, MdKind, MdNode, MdValue, Metadata, StrId,
    Type,
};

type Check = Result<(), String>;

fn need(holds: bool, message: &str) -> Check {
    if holds { Ok(()) } else { Err(message.to_owned()) }
}

impl Input<'_> {
    pub(super) fn attachments(&mut self, f: &Function, inst: Inst, attached: &[(StrId, Metadata)]) {
        for &(kind, md) in attached {
            let env = self.env;
            let name = std::str::from_utf8(env.strings.bytes(kind)).unwrap_or_default();
            let dropped = env.old_bitcode && matches!(name, "prof" | "nonnull");
            if let Err(why) = self.attachment(f, inst, name, md)
                && !dropped
            {
                self.inst(f, inst, format!("`!{name}`: {why}"));
            }
            let loop_hint = name == "llvm.loop";
            if loop_hint {
                self.loop_locations(f, inst, md);
            } else if self.holds_location(md) {
                self.kept = true;
                self.debug_node(md, "a location stands in `!dbg` and in `!llvm.loop`, not in other metadata");
            }
            self.kept = !loop_hint;
            self.reach(md);
            self.kept = false;
        }
    }

    fn attachment(&mut self, f: &Function, inst: Inst, name: &str, md: Metadata) -> Check {
        let kind = &f.insts[inst].kind;
        let result = f.result_type(inst);
        let Some(&node) = self.env.metadata.as_node(md) else { return Ok(()) };
        let is_load = matches!(kind, InstKind::Load { .. });
        let is_call = matches!(kind, InstKind::Call(_) | InstKind::Invoke { .. } | InstKind::CallBr { .. });
        let pointer = self.env.types.addr_space(result).is_some();
        match name {
            "range" => {
                need(is_load || is_call, "a range is of the result of a load or a call")?;
                self.range(&node, result, RangeOf::Value)
            }
            "nofpclass" => need(is_load, "float classes are of the result of a load"),
            "nonnull" => {
                need(pointer, "only a pointer is `nonnull`")?;
                need(is_load, "it stands on loads; calls have the attribute `nonnull`")?;
                need(self.count(&node) == 0, "it has no operand")
            }
            "noundef" => {
                need(!is_call, "calls have the attribute `noundef`")?;
                need(self.count(&node) == 0, "it has no operand")
            }
            "dereferenceable" | "dereferenceable_or_null" => {
                need(pointer, "only a pointer can be dereferenced")?;
                let cast = matches!(kind, InstKind::Cast { op: CastOp::IntToPtr, .. });
                need(is_load || cast, "it stands on loads and `inttoptr`; calls have the attribute")?;
                self.one_i64(&node).map(|_| ())
            }
            "align" => {
                need(pointer, "only a pointer is aligned")?;
                need(is_load, "it stands on loads; calls have the attribute `align`")?;
                let align = self.one_i64(&node)?;
                need(align.is_power_of_two(), "an alignment is a power of two")?;
                need(align <= 1 << 32, "the alignment is larger than 2^32")
            }
            "invariant.group" => {
                need(is_load || matches!(kind, InstKind::Store { .. }), "it stands on loads and stores")
            }
            "fpmath" => self.fp_accuracy(f, inst, &node),
            "alias.scope" | "noalias" => self.scopes(&node),
            "llvm.access.group" => self.access_group(&node),
            "annotation" => self.annotation(&node),
            "prof" => self.profile(f, inst, &node),
            "tbaa" => self.tbaa(f, inst, md),
            "mmra" => self.mmra(f, inst, &node),
            _ => Ok(()),
        }
    }

    fn holds_location(&self, md: Metadata) -> bool {
        self.tuple(Some(md)).is_some_and(|tuple| {
            self.env.metadata.operands(&tuple).flatten().any(|id| self.is_kind(id, &[MdKind::Location]))
        })
    }

    /// The locations of a loop lie in the subprogram of its function.
    fn loop_locations(&mut self, f: &Function, inst: Inst, md: Metadata) {
        let (Some(tuple), Some(own)) = (self.tuple(Some(md)), self.subprogram_of(f.id)) else { return };
        let other = self.env.metadata.operands(&tuple).flatten().any(|id| {
            let mut at = self.env.location_node(id);
            for _ in 0..256 {
                match at.and_then(|at| self.env.location_node(at.inlined_at?)) {
                    Some(outer) => at = Some(outer),
                    None => break,
                }
            }
            at.and_then(|at| self.env.scope_subprogram(at.scope)).is_some_and(|found| found != own)
        });
        if other {
            self.debug_inst(f, inst, "`!llvm.loop` has a location in the subprogram of another function");
        }
    }

    pub(super) fn count(&self, node: &MdNode) -> usize {
        self.env.metadata.fields(node).len()
    }

    pub(super) fn operand(&self, node: &MdNode, at: usize) -> Option<Metadata> {
        match self.env.metadata.fields(node).nth(at)?.value {
            MdValue::Md(md) => Some(md),
            _ => None,
        }
    }

    pub(super) fn constant(&self, md: Option<Metadata>) -> Option<Const> {
        match self.env.metadata.get(md?) {
            MdData::Value(c) => Some(*c),
            _ => None,
        }
    }

    /// The integer constant that a metadata operand is, with its type.
    pub(super) fn md_int(&self, md: Option<Metadata>) -> Option<(Type, u128)> {
        let c = self.constant(md)?;
        Some((self.env.consts.ty(c), self.env.consts.as_int128(c)?))
    }

    pub(super) fn string(&self, md: Option<Metadata>) -> Option<StrId> {
        match self.env.metadata.get(md?) {
            MdData::Str(text) => Some(*text),
            _ => None,
        }
    }

    pub(super) fn tuple(&self, md: Option<Metadata>) -> Option<MdNode> {
        self.env.metadata.as_kind(md?, MdKind::Tuple).copied()
    }

    fn one_i64(&self, node: &MdNode) -> Result<u64, String> {
        need(self.count(node) == 1, "it has one operand")?;
        match self.md_int(self.operand(node, 0)) {
            Some((Type::I64, n)) => Ok(n as u64),
            _ => Err("its operand is an i64".into()),
        }
    }

    /// Pairs of limits, ascending, neither overlapping nor touching.
    pub(super) fn range(&self, node: &MdNode, ty: Type, of: RangeOf) -> Check {
        let count = self.count(node);
        need(count.is_multiple_of(2), "a range is a pair: one limit lacks the other")?;
        need(count > 0, "there is no range")?;
        let scalar = self.env.types.scalar(ty);
        let width = self.env.types.int_width(scalar).unwrap_or(64);
        if width > 128 {
            return Ok(());
        }
        let mut ranges: Vec<(u128, u128)> = Vec::new();
        for at in (0..count).step_by(2) {
            let limit =
                |at| self.md_int(self.operand(node, at)).ok_or_else(|| "a limit is an integer".to_owned());
            let ((low_ty, low), (high_ty, high)) = (limit(at)?, limit(at + 1)?);
            need(low_ty == high_ty, "both limits have the same type")?;
            need(low_ty == scalar || of == RangeOf::Address, "the limits have the type of the value")?;
            if of == RangeOf::Address {
                let bits = self.env.types.int_width(low_ty);
                need(bits == Some(self.env.layout.pointer_bits(0)), "the limits are as wide as an address")?;
            }
            let whole = low == high && (low == 0 || low == mask(width));
            need(low != high || of == RangeOf::Address && whole, "a range is not empty, nor everything")?;
            if let Some(&(last_low, last_high)) = ranges.last() {
                let signed = |n: u128| (n << (128 - width)) as i128 >> (128 - width);
                need(!overlap((low, high), (last_low, last_high), width), "the ranges overlap")?;
                need(signed(low) > signed(last_low), "the ranges are in ascending order")?;
                need(low != last_high && high != last_low, "ranges that touch are written as one")?;
            }
            ranges.push((low, high));
        }
        if ranges.len() > 2 {
            let (first, last) = (ranges[0], ranges[ranges.len() - 1]);
            need(!overlap(first, last, width), "the ranges overlap")?;
            need(first.0 != last.1 && first.1 != last.0, "ranges that touch are written as one")?;
        }
        Ok(())
    }

    fn fp_accuracy(&self, f: &Function, inst: Inst, node: &MdNode) -> Check {
        let ty = f.result_type(inst);
        need(
            self.env.types.is_float(self.env.types.scalar(ty)),
            "the result is a float, or a vector of them",
        )?;
        need(self.count(node) == 1, "it has one operand")?;
        let Some(c) = self.constant(self.operand(node, 0)) else {
            return Err("its operand is a float".into());
        };
        match self.env.consts.kind(c) {
            ConstKind::Float(bits) if self.env.consts.ty(c) == Type::FLOAT => {
                let accuracy = f32::from_bits(*bits as u32);
                need(accuracy.is_finite() && accuracy > 0.0, "the accuracy is a positive number")
            }
            _ => Err("its operand is of type float".into()),
        }
    }

    /// Lists of alias scopes: each a node of itself or a name, a domain, and perhaps a name.
    fn scopes(&self, list: &MdNode) -> Check {
        for at in 0..self.count(list) {
            let scope = self.operand(list, at);
            let Some(node) = self.tuple(scope) else { return Err("a scope is a metadata node".into()) };
            let named = |md: Option<Metadata>, own: Option<Metadata>| md == own || self.string(md).is_some();
            let count = self.count(&node);
            need(matches!(count, 2 | 3), "a scope has itself or a name, its domain, and perhaps a name")?;
            need(named(self.operand(&node, 0), scope), "a scope begins with itself or its name")?;
            need(
                count == 2 || self.string(self.operand(&node, 2)).is_some(),
                "the name of a scope is a string",
            )?;
            let domain = self.operand(&node, 1);
            let Some(node) = self.tuple(domain) else { return Err("the domain of a scope is a node".into()) };
            let count = self.count(&node);
            need(matches!(count, 1 | 2), "a domain has itself or a name, and perhaps a name")?;
            need(named(self.operand(&node, 0), domain), "a domain begins with itself or its name")?;
            need(
                count == 1 || self.string(self.operand(&node, 1)).is_some(),
                "the name of a domain is a string",
            )?;
        }
        Ok(())
    }

    fn access_group(&self, node: &MdNode) -> Check {
        let group = |md: Option<Metadata>| {
            md.and_then(|md| self.env.metadata.as_node(md)).is_some_and(|n| n.distinct && self.count(n) == 0)
        };
        let all = (0..self.count(node)).all(|at| group(self.operand(node, at)));
        need(all, "an access group is a distinct node without operands, or a list of such nodes")
    }

    fn annotation(&self, node: &MdNode) -> Check {
        need(self.count(node) > 0, "an annotation says something")?;
        for at in 0..self.count(node) {
            let operand = self.operand(node, at);
            let strings = self.tuple(operand).is_some_and(|node| {
                (0..self.count(&node)).all(|at| self.string(self.operand(&node, at)).is_some())
            });
            need(
                strings || self.string(operand).is_some(),
                "an annotation is a string or a list of strings",
            )?;
        }
        Ok(())
    }

    fn profile(&self, f: &Function, inst: Inst, node: &MdNode) -> Check {
        let Some(name) = self.string(self.operand(node, 0)) else {
            return need(self.count(node) < 2, "it begins with the name of what is counted");
        };
        if self.env.strings.bytes(name) != b"branch_weights" {
            return Ok(());
        }
        let origin = self.string(self.operand(node, 1)).is_some();
        let weights = self.count(node) - 1 - usize::from(origin);
        let expected = match &f.insts[inst].kind {
            InstKind::CondBr { .. } | InstKind::Select { .. } => 2,
            InstKind::Switch(list) => f.list(list).len() / 2,
            InstKind::IndirectBr(list) => f.list(list).len() - 1,
            InstKind::Call(_) => 1,
            InstKind::Invoke { .. } => {
                return need(matches!(weights, 1 | 2), "an invoke has one weight or two");
            }
            InstKind::CallBr { targets, .. } => f.list(targets).len(),
            _ => return Err("branch weights stand on what branches, on a select, and on calls".into()),
        };
        need(weights == expected, "there is one weight for each way that the code can go")?;
        let numbers = (1 + usize::from(origin)..self.count(node))
            .all(|at| self.md_int(self.operand(node, at)).is_some());
        need(numbers, "weights are integers")
    }

    fn mmra(&self, f: &Function, inst: Inst, node: &MdNode) -> Check {
        let kind = &f.insts[inst].kind;
        let touches = matches!(
            kind,
            InstKind::Load { .. }
                | InstKind::Store { .. }
                | InstKind::Fence { .. }
                | InstKind::CmpXchg { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::Call(_)
                | InstKind::Invoke { .. }
                | InstKind::CallBr { .. }
        );
        need(touches, "it stands on what reads or writes memory, on fences and on calls")?;
        let tag = |node: &MdNode| {
            self.count(node) == 2 && (0..2).all(|at| self.string(self.operand(node, at)).is_some())
        };
        let tags =
            (0..self.count(node)).all(|at| self.tuple(self.operand(node, at)).is_some_and(|n| tag(&n)));
        need(tag(node) || tags, "it is a pair of strings, or a list of such pairs")
    }
}

/// What a range limits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RangeOf {
    /// The value of an instruction.
    Value,
    /// The address of a symbol, where all addresses are a range too.
    Address,
}

fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// Whether two half-open ranges that may wrap around have a number in common.
fn overlap((a_low, a_high): (u128, u128), (b_low, b_high): (u128, u128), width: u32) -> bool {
    let inside = |n: u128, low: u128, high: u128| {
        n.wrapping_sub(low) & mask(width) < high.wrapping_sub(low) & mask(width)
    };
    inside(a_low, b_low, b_high) || inside(b_low, a_low, a_high)
}
