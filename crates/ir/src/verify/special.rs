//! What single intrinsics ask of their arguments beyond the types of the table. LangRef, the section of each.

use super::input::Input;
use super::intrinsics::Intrinsic;
use crate::{
    AttrKind, CallConv, CallData, ConstKind, Function, Inst, InstKind, MdData, MdOperand, Metadata, Operand,
    OperandKind, Type, TypeKind,
};

type Check = Result<(), String>;

/// What `llvm.experimental.constrained.*` and others take as rounding mode.
const ROUNDING: [&str; 6] = [
    "round.dynamic",
    "round.tonearest",
    "round.downward",
    "round.upward",
    "round.towardzero",
    "round.tonearestaway",
];
const EXCEPTIONS: [&str; 3] = ["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"];

fn need(holds: bool, message: &str) -> Check {
    if holds { Ok(()) } else { Err(message.to_owned()) }
}

impl Input<'_> {
    pub(super) fn special(&self, f: &Function, inst: Inst, call: &CallData, intrinsic: Intrinsic) -> Check {
        let args = f.list(&call.args);
        let result = f.result_type(inst);
        let name = intrinsic.name.strip_prefix("llvm.").unwrap_or_default();
        if let Some(rest) = name.strip_prefix("experimental.constrained.") {
            return self.constrained(f, rest, args);
        }
        if let Some(rest) = name.strip_prefix("vp.") {
            return self.vector_predicated(f, rest, args, result);
        }
        if let Some(rest) = name.strip_prefix("vector.reduce.") {
            return self.reduction(f, rest, args);
        }
        if let Some(rest) = name.strip_prefix("matrix.") {
            return self.matrix(f, rest, args, result);
        }
        match name {
            "bswap" => self.bswap(result),
            "memcpy.element.unordered.atomic" | "memmove.element.unordered.atomic" => {
                self.element_wise(f, call, args, &[0, 1])
            }
            "memset.element.unordered.atomic" => self.element_wise(f, call, args, &[0]),
            "get.active.lane.mask" => {
                need(self.scalar(result) == Type::I1, "the mask that it gives has elements of type i1")
            }
            "experimental.get.vector.length" => need(
                self.int(f, args, 1).is_none_or(|n| n as i64 > 0),
                "the vectorisation factor is positive",
            ),
            "vector.insert" | "vector.extract" => self.subvector(f, name, args, result),
            "scmp" | "ucmp" => self.three_way(f, args, result),
            "is.fpclass" => need(
                self.int(f, args, 1).is_none_or(|mask| mask & !0x3ff == 0),
                "the classes of floats are ten bits",
            ),
            "fptrunc.round" => {
                let mode = self.md_text(f, args, 1);
                need(
                    mode.as_deref().is_some_and(|mode| ROUNDING.contains(&mode) && mode != "round.dynamic"),
                    "the rounding mode is one of \"round.tonearest\", \"round.downward\", \"round.upward\", \
                     \"round.towardzero\" and \"round.tonearestaway\"",
                )
            }
            "smul.fix" | "smul.fix.sat" | "umul.fix" | "umul.fix.sat" | "sdiv.fix" | "sdiv.fix.sat"
            | "udiv.fix" | "udiv.fix.sat" => {
                let width = u64::from(self.env.types.int_width(self.scalar(result)).unwrap_or(0));
                let most = if name.starts_with('s') { width.saturating_sub(1) } else { width };
                need(
                    self.int(f, args, 2).is_none_or(|scale| scale <= most),
                    "the scale is not larger than the operands",
                )
            }
            "masked.load" | "masked.gather" => self.once_aligned(f, args, 1, 4),
            "masked.store" | "masked.scatter" => self.once_aligned(f, args, 2, 4),
            "ptrmask" => self.pointer_mask(f, args),
            "experimental.noalias.scope.decl" => self.scope_list(f, args),
            "threadlocal.address" => self.thread_local(args),
            "va_start" => {
                let varargs = self.env.types.function(self.env.globals[f.id].ty).is_some_and(|(_, _, v)| v);
                need(varargs, "`va_start` needs a function with a variable number of arguments")
            }
            "prefetch" => {
                let fits = |at, most| self.int(f, args, at).is_none_or(|n| n < most);
                need(
                    fits(1, 2) && fits(2, 4) && fits(3, 2),
                    "a prefetch is for reading or writing, of locality 0 to 3",
                )
            }
            "nvvm.setmaxnreg.inc.sync.aligned.u32" | "nvvm.setmaxnreg.dec.sync.aligned.u32" => need(
                self.int(f, args, 0).is_none_or(|n| n % 8 == 0),
                "the number of registers is a multiple of 8",
            ),
            "lifetime.start" | "lifetime.end" => self.lifetime(f, args),
            "stepvector" => {
                let width = self.env.types.int_width(self.scalar(result)).unwrap_or(0);
                need(width >= 8, "the elements of a step vector are integers of at least 8 bits")
            }
            "amdgcn.cs.chain" => self.chain(f, inst, call),
            _ => Ok(()),
        }
    }

    fn scalar(&self, ty: Type) -> Type {
        self.env.types.scalar(ty)
    }

    fn lanes(&self, ty: Type) -> Option<(u32, bool)> {
        match self.env.types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        }
    }

    /// The constant integer that an argument is.
    fn int(&self, f: &Function, args: &[Operand], at: usize) -> Option<u64> {
        f.as_int(*args.get(at)?)
    }

    fn metadata_argument(&self, f: &Function, args: &[Operand], at: usize) -> Option<Metadata> {
        match args.get(at)?.kind() {
            OperandKind::Metadata(id) => match f.md_operands.get(id)? {
                MdOperand::Md(md) => Some(*md),
                _ => None,
            },
            _ => None,
        }
    }

    /// The metadata string that an argument is.
    fn md_text(&self, f: &Function, args: &[Operand], at: usize) -> Option<String> {
        match self.env.metadata.get(self.metadata_argument(f, args, at)?) {
            MdData::Str(text) => Some(self.env.strings.text(*text).into_owned()),
            _ => None,
        }
    }

    fn constrained(&self, f: &Function, name: &str, args: &[Operand]) -> Check {
        let is_md = |at: usize| args.get(at).is_some_and(|a| matches!(a.kind(), OperandKind::Metadata(_)));
        let count = (0..args.len()).rev().take_while(|&at| is_md(at)).count();
        let last = args.len().wrapping_sub(1);
        let exceptions = self.md_text(f, args, last);
        need(
            exceptions.as_deref().is_some_and(|text| EXCEPTIONS.contains(&text)),
            "the behaviour of exceptions is \"fpexcept.ignore\", \"fpexcept.maytrap\" or \"fpexcept.strict\"",
        )?;
        let before = self.md_text(f, args, last.wrapping_sub(1));
        match name {
            "fcmp" | "fcmps" => need(
                before.as_deref().is_some_and(|p| {
                    crate::FCmpPred::from_name(p.as_bytes()).is_some() && p != "true" && p != "false"
                }),
                "the predicate is one of an `fcmp`",
            ),
            _ if count == 2 => need(
                before.as_deref().is_some_and(|mode| ROUNDING.contains(&mode)),
                "the rounding mode is \"round.dynamic\", \"round.tonearest\", \"round.downward\", \"round.upward\", \
                 \"round.towardzero\" or \"round.tonearestaway\"",
            ),
            _ => Ok(()),
        }
    }

    fn vector_predicated(&self, f: &Function, name: &str, args: &[Operand], result: Type) -> Check {
        let ty = |at: usize| args.get(at).map(|&a| self.ty(f, a));
        let types = &self.env.types;
        let width = |ty: Type| types.int_width(self.scalar(ty)).unwrap_or(0);
        let fp = |ty: Type| types.is_float(self.scalar(ty));
        let int = |ty: Type| width(ty) > 0;
        match name {
            "trunc" | "zext" | "sext" | "fptoui" | "fptosi" | "uitofp" | "sitofp" | "fptrunc" | "fpext"
            | "ptrtoint" | "inttoptr" | "lrint" | "llrint" => {
                let from = ty(0).unwrap_or(result);
                need(
                    self.lanes(from) == self.lanes(result),
                    "operand and result have the same number of elements",
                )?;
                let size = |ty: Type| self.env.layout.size_in_bits(types, self.scalar(ty)).unwrap_or(0);
                let fits = match name {
                    "trunc" => int(from) && int(result) && width(from) > width(result),
                    "zext" | "sext" => int(from) && int(result) && width(from) < width(result),
                    "fptoui" | "fptosi" | "lrint" | "llrint" => fp(from) && int(result),
                    "uitofp" | "sitofp" => int(from) && fp(result),
                    "fptrunc" => fp(from) && fp(result) && size(from) > size(result),
                    "fpext" => fp(from) && fp(result) && size(from) < size(result),
                    _ => true,
                };
                need(fits, "operand and result do not fit the conversion")
            }
            "fcmp" => need(
                self.md_text(f, args, 2).is_some_and(|p| crate::FCmpPred::from_name(p.as_bytes()).is_some()),
                "the predicate is one of an `fcmp`",
            ),
            "icmp" => need(
                self.md_text(f, args, 2).is_some_and(|p| crate::ICmpPred::from_name(p.as_bytes()).is_some()),
                "the predicate is one of an `icmp`",
            ),
            "is.fpclass" => need(
                self.int(f, args, 1).is_none_or(|mask| mask & !0x3ff == 0),
                "the classes of floats are ten bits",
            ),
            _ => Ok(()),
        }
    }

    fn reduction(&self, f: &Function, name: &str, args: &[Operand]) -> Check {
        let Some(&vector) = args.last() else { return Ok(()) };
        let elem = self.scalar(self.ty(f, vector));
        let float = self.env.types.is_float(elem);
        if name.starts_with('f') {
            need(float, "this reduction is of floats")
        } else {
            need(self.env.types.int_width(elem).is_some(), "this reduction is of integers")
        }
    }

    fn matrix(&self, f: &Function, name: &str, args: &[Operand], result: Type) -> Check {
        let ty = |at: usize| args.get(at).map_or(Type::VOID, |&a| self.ty(f, a));
        let lanes = |ty: Type| self.lanes(ty).map_or(0, |(len, _)| u64::from(len));
        let n = |at| self.int(f, args, at).unwrap_or(0);
        let number = |ty: Type| {
            let elem = self.scalar(ty);
            self.env.types.int_width(elem).is_some() || self.env.types.is_float(elem)
        };
        let fits = |ty: Type, rows: u64, columns: u64| rows.checked_mul(columns) == Some(lanes(ty));
        let (whole, stride) = match name {
            "multiply" => {
                need(fits(ty(0), n(2), n(3)), "the first matrix does not have the shape that is stated")?;
                need(fits(ty(1), n(3), n(4)), "the second matrix does not have the shape that is stated")?;
                let same =
                    self.scalar(ty(0)) == self.scalar(result) && self.scalar(ty(1)) == self.scalar(result);
                need(same, "the elements of the matrices and of the result are of one type")?;
                (fits(result, n(2), n(4)), None)
            }
            "transpose" => {
                need(
                    self.scalar(ty(0)) == self.scalar(result),
                    "the elements of matrix and result are of one type",
                )?;
                (fits(ty(0), n(1), n(2)) && fits(result, n(1), n(2)), None)
            }
            "column.major.load" => (fits(result, n(3), n(4)), Some((1, 3))),
            "column.major.store" => (fits(ty(0), n(4), n(5)), Some((2, 4))),
            _ => return Ok(()),
        };
        need(
            number(if result == Type::VOID { ty(0) } else { result }),
            "the elements of a matrix are integers or floats",
        )?;
        need(whole, "the matrix does not have the shape that is stated")?;
        match stride {
            Some((stride, rows)) => need(
                self.int(f, args, stride).is_none_or(|s| s >= n(rows)),
                "the stride is at least the number of rows",
            ),
            None => Ok(()),
        }
    }

    fn bswap(&self, ty: Type) -> Check {
        let width = self.env.types.int_width(self.scalar(ty)).unwrap_or(0);
        need(width.is_multiple_of(16), "bytes are swapped in an integer of an even number of bytes")
    }

    fn element_wise(&self, f: &Function, call: &CallData, args: &[Operand], pointers: &[usize]) -> Check {
        let Some(size) = self.int(f, args, 3) else { return Ok(()) };
        need(size.is_power_of_two(), "the size of an element is a power of two")?;
        for &at in pointers {
            let set = self.env.attributes.param(call.attributes, at);
            let align = crate::attributes::find_int(set, AttrKind::Align).unwrap_or(0);
            need(
                align.is_power_of_two() && align >= size,
                "the pointers are aligned to the size of an element at least",
            )?;
        }
        Ok(())
    }

    fn subvector(&self, f: &Function, name: &str, args: &[Operand], result: Type) -> Check {
        let Some(&whole) = args.first() else { return Ok(()) };
        let whole = self.ty(f, whole);
        let (part, index) = match name {
            "vector.insert" => (args.get(1).map_or(result, |&a| self.ty(f, a)), self.int(f, args, 2)),
            _ => (result, self.int(f, args, 1)),
        };
        let (Some((whole_len, whole_scalable)), Some((part_len, part_scalable)), Some(index)) =
            (self.lanes(whole), self.lanes(part), index)
        else {
            return Ok(());
        };
        need(self.scalar(whole) == self.scalar(part), "vector and part have elements of one type")?;
        need(index % u64::from(part_len.max(1)) == 0, "the index is a multiple of the length of the part")?;
        let inside = index.checked_add(u64::from(part_len)).is_some_and(|end| end <= u64::from(whole_len));
        need(inside || whole_scalable != part_scalable, "the part does not lie inside the vector")
    }

    /// `llvm.vector.splice`, which LLVM 22 replaced by two others.
    pub(super) fn splice_call(&mut self, f: &Function, inst: Inst, call: &CallData) {
        let Some(name) = call.callee.as_global().and_then(|g| self.env.globals[g].name) else { return };
        let name = self.env.strings.text(name);
        let own = name
            .strip_prefix("llvm.experimental.")
            .or_else(|| name.strip_prefix("llvm."))
            .unwrap_or_default();
        if own.starts_with("vector.splice.")
            && let Err(why) = self.splice(f, f.list(&call.args), f.result_type(inst))
        {
            self.inst(f, inst, why);
        }
    }

    fn splice(&self, f: &Function, args: &[Operand], result: Type) -> Check {
        let Some((len, scalable)) = self.lanes(result) else { return Ok(()) };
        let Some(index) = self.int(f, args, 2) else { return Ok(()) };
        let index = i64::from(index as u32 as i32);
        let mut least = i64::from(len);
        if scalable {
            let list = self.env.function(f.id).attributes;
            let range = crate::attributes::find(self.env.attributes.function(list), AttrKind::VScaleRange);
            if let Some(crate::Attribute::Text(_, text)) = range {
                let text = self.env.strings.text(*text);
                least *= text
                    .split(',')
                    .next()
                    .and_then(|n| n.trim().parse::<i64>().ok())
                    .unwrap_or(1)
                    .clamp(1, 1 << 20);
            }
        }
        need(-least <= index && index < least, "the index of a splice lies inside the vector")
    }

    fn three_way(&self, f: &Function, args: &[Operand], result: Type) -> Check {
        let Some(&lhs) = args.first() else { return Ok(()) };
        let width = self.env.types.int_width(self.scalar(result)).unwrap_or(0);
        need(width >= 2, "a comparison with three results gives an integer of at least two bits")?;
        need(
            self.lanes(self.ty(f, lhs)) == self.lanes(result),
            "operands and result have the same number of elements",
        )
    }

    /// The alignment was an argument once.
    fn once_aligned(&self, f: &Function, args: &[Operand], at: usize, count: usize) -> Check {
        let align = self.int(f, args, at).filter(|_| args.len() == count);
        need(align.is_none_or(|n| n == 0 || n.is_power_of_two()), "the alignment is a power of two")
    }

    fn pointer_mask(&self, f: &Function, args: &[Operand]) -> Check {
        let [pointer, mask, ..] = args else { return Ok(()) };
        let (pointer, mask) = (self.ty(f, *pointer), self.ty(f, *mask));
        let Some(space) = self.env.types.addr_space(self.scalar(pointer)) else {
            return Err("a mask is applied to a pointer, or to a vector of them".into());
        };
        need(
            self.lanes(pointer) == self.lanes(mask),
            "pointer and mask are both scalars, or vectors of one length",
        )?;
        need(
            self.env.types.int_width(self.scalar(mask)) == Some(self.env.layout.index_bits(space)),
            "the mask is as wide as the index of the pointer",
        )
    }

    fn scope_list(&self, f: &Function, args: &[Operand]) -> Check {
        let Some(list) = self.metadata_argument(f, args, 0) else {
            return Err("the scopes are a metadata list".into());
        };
        let Some(node) = self.env.metadata.as_node(list) else {
            return Err("the scopes are a metadata list".into());
        };
        need(self.env.metadata.fields(node).len() == 1, "the list has exactly one scope")
    }

    fn thread_local(&self, args: &[Operand]) -> Check {
        let Some(global) = args.first().and_then(|arg| arg.as_global()) else {
            return Err("its argument is a thread-local variable".into());
        };
        need(self.env.globals[global].thread_local.is_some(), "its argument is a thread-local variable")
    }

    fn lifetime(&self, f: &Function, args: &[Operand]) -> Check {
        if args.len() != 1 {
            return Ok(());
        }
        let fits = match args[0].kind() {
            OperandKind::Value(value) => {
                f.def_inst(value).is_some_and(|inst| matches!(f.insts[inst].kind, InstKind::Alloca { .. }))
            }
            OperandKind::Const(c) => matches!(f.consts.kind(c), ConstKind::Poison),
            _ => false,
        };
        need(fits, "a lifetime is that of an `alloca`: its argument is the result of one")
    }

    /// `llvm.amdgcn.cs.chain`: a jump to another function, by conventions that allow it.
    fn chain(&self, f: &Function, inst: Inst, call: &CallData) -> Check {
        let cc = self.env.function(f.id).cc;
        need(
            matches!(
                cc,
                CallConv::AMDGPU_CS | CallConv::AMDGPU_CS_CHAIN | CallConv::AMDGPU_CS_CHAIN_PRESERVE
            ),
            "only a function of the conventions amdgpu_cs, amdgpu_cs_chain and amdgpu_cs_chain_preserve chains to another",
        )?;
        let sets = |at| self.env.attributes.param(call.attributes, at);
        let in_reg = |at| crate::attributes::find(sets(at), AttrKind::InReg).is_some();
        need(in_reg(2), "its third argument is `inreg`")?;
        need(!in_reg(3), "its fourth argument is not `inreg`")?;
        let next = f.layout.iter().find_map(|&block| {
            let insts = &f.blocks[block].insts;
            let at = insts.iter().position(|&i| i == inst)?;
            insts.get(at + 1).copied()
        });
        let ends = next.is_some_and(|next| matches!(f.insts[next].kind, InstKind::Unreachable));
        need(ends, "an `unreachable` must follow it")
    }
}
