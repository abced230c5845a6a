//! Types and constants.

use super::{LocalNames, Printer, put};
use crate::{BinaryOp, CastOp, Const, ConstExpr, ConstKind, ConstPool, InstFlags, Type, TypeKind};
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn ty(&mut self, ty: Type) {
        let env = self.env;
        match env.types.kind(ty) {
            TypeKind::Void => self.out.push_str("void"),
            TypeKind::Half => self.out.push_str("half"),
            TypeKind::BFloat => self.out.push_str("bfloat"),
            TypeKind::Float => self.out.push_str("float"),
            TypeKind::Double => self.out.push_str("double"),
            TypeKind::X86Fp80 => self.out.push_str("x86_fp80"),
            TypeKind::Fp128 => self.out.push_str("fp128"),
            TypeKind::PpcFp128 => self.out.push_str("ppc_fp128"),
            TypeKind::X86Amx => self.out.push_str("x86_amx"),
            TypeKind::X86Mmx => self.out.push_str("x86_mmx"),
            TypeKind::Label => self.out.push_str("label"),
            TypeKind::Token => self.out.push_str("token"),
            TypeKind::Metadata => self.out.push_str("metadata"),
            TypeKind::Int(width) => put!(self, "i{width}"),
            TypeKind::Ptr(0) => self.out.push_str("ptr"),
            TypeKind::Ptr(space) => put!(self, "ptr addrspace({space})"),
            TypeKind::Array { elem, len } => {
                put!(self, "[{len} x ");
                self.ty(*elem);
                self.out.push(']');
            }
            TypeKind::Vector { elem, len, scalable } => {
                put!(self, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
                self.ty(*elem);
                self.out.push('>');
            }
            TypeKind::Struct { fields, packed } => self.struct_body(fields, *packed),
            TypeKind::Named(id) => self.struct_name(*id),
            TypeKind::Function { ret, params, varargs } => {
                self.ty(*ret);
                self.out.push_str(" (");
                self.type_list(params);
                if *varargs {
                    self.out.push_str(if params.is_empty() { "..." } else { ", ..." });
                }
                self.out.push(')');
            }
            TypeKind::TargetExt { name, types, ints } => {
                put!(self, "target(\"{}\"", super::names::escape(env.strings.bytes(*name)));
                for &ty in types {
                    self.out.push_str(", ");
                    self.ty(ty);
                }
                for int in ints {
                    put!(self, ", {int}");
                }
                self.out.push(')');
            }
        }
    }

    fn struct_name(&mut self, id: crate::StructId) {
        match self.env.types.struct_def(id).name {
            Some(name) => put!(self, "%{}", super::quote(self.env.strings.bytes(name))),
            None => {
                let number = self
                    .env
                    .types
                    .structs()
                    .take_while(|(at, _)| *at != id)
                    .filter(|(_, d)| d.name.is_none());
                let number = number.count();
                put!(self, "%{number}");
            }
        }
    }

    fn type_list(&mut self, types: &[Type]) {
        for (index, &ty) in types.iter().enumerate() {
            self.comma(index);
            self.ty(ty);
        }
    }

    pub(super) fn struct_body(&mut self, fields: &[Type], packed: bool) {
        let (open, close) = match (packed, fields.is_empty()) {
            (false, true) => ("{", "}"),
            (false, false) => ("{ ", " }"),
            (true, true) => ("<{", "}>"),
            (true, false) => ("<{ ", " }>"),
        };
        self.out.push_str(open);
        self.type_list(fields);
        self.out.push_str(close);
    }

    /// A constant with its type in front.
    pub(super) fn typed_constant(&mut self, pool: &ConstPool, id: Const) {
        self.ty(pool.ty(id));
        self.out.push(' ');
        self.constant(pool, id);
    }

    pub(super) fn constant(&mut self, pool: &ConstPool, id: Const) {
        let env = self.env;
        let data = pool.get(id);
        match &data.kind {
            ConstKind::Int(n) => self.integer(data.ty, &[*n]),
            ConstKind::WideInt(words) => self.integer(data.ty, words),
            ConstKind::Float(bits) => self.float(data.ty, *bits),
            ConstKind::WideFloat(bits) => self.wide_float(data.ty, *bits),
            ConstKind::Zero => self.out.push_str(match env.types.kind(data.ty) {
                TypeKind::Ptr(_) => "null",
                TypeKind::Token => "none",
                _ => "zeroinitializer",
            }),
            ConstKind::Undef => self.out.push_str("undef"),
            ConstKind::Poison => self.out.push_str("poison"),
            ConstKind::Aggregate(elems) => {
                let (open, close) = match env.types.kind(data.ty) {
                    TypeKind::Array { .. } => ("[", "]"),
                    TypeKind::Vector { .. } => ("<", ">"),
                    _ if env.types.struct_fields(data.ty).is_some_and(|(_, packed)| packed) => ("<{ ", " }>"),
                    _ => ("{ ", " }"),
                };
                self.out.push_str(open);
                self.typed_constants(pool, elems);
                self.out.push_str(close);
            }
            ConstKind::Bytes(bytes) => put!(self, "c\"{}\"", super::names::escape(bytes)),
            ConstKind::Splat(elem) => {
                self.out.push_str("splat (");
                self.typed_constant(pool, *elem);
                self.out.push(')');
            }
            ConstKind::Global(g) => put!(self, "{}", self.globals.get(env, *g)),
            ConstKind::BlockAddress { function, block } => {
                put!(self, "blockaddress({}, %", self.globals.get(env, *function));
                match self.module.and_then(|module| module.body(*function)) {
                    Some(body) => {
                        let names =
                            self.block_names.entry(*function).or_insert_with(|| LocalNames::new(body, env));
                        put!(self, "{})", names.block(*block));
                    }
                    None => put!(self, "{block})"),
                }
            }
            ConstKind::DsoLocalEquivalent(g) => {
                put!(self, "dso_local_equivalent {}", self.globals.get(env, *g))
            }
            ConstKind::NoCfi(g) => put!(self, "no_cfi {}", self.globals.get(env, *g)),
            ConstKind::PtrAuth(parts) => {
                self.out.push_str("ptrauth (");
                self.typed_constants(pool, parts);
                self.out.push(')');
            }
            ConstKind::Expr(expr) => self.expression(pool, data.ty, expr),
        }
    }

    fn typed_constants(&mut self, pool: &ConstPool, list: &[Const]) {
        for (index, &id) in list.iter().enumerate() {
            self.comma(index);
            self.typed_constant(pool, id);
        }
    }

    fn integer(&mut self, ty: Type, words: &[u64]) {
        let width = self.env.types.int_width(ty).unwrap_or(64);
        match (width, words) {
            (1, [n]) => self.out.push_str(if *n == 0 { "false" } else { "true" }),
            (2..=64, [n]) => {
                let shift = 64 - width;
                put!(self, "{}", ((n << shift) as i64) >> shift);
            }
            (_, words) => {
                // Hexadecimal reads back exactly for any width.
                self.out.push_str("u0x");
                for (index, word) in words.iter().rev().enumerate() {
                    if index == 0 {
                        put!(self, "{word:X}");
                    } else {
                        put!(self, "{word:016X}");
                    }
                }
            }
        }
    }

    fn float(&mut self, ty: Type, bits: u64) {
        match ty {
            Type::HALF => put!(self, "0xH{bits:04X}"),
            Type::BFLOAT => put!(self, "0xR{bits:04X}"),
            Type::FLOAT => put!(self, "0x{:016X}", widen_f32(bits as u32)),
            _ => put!(self, "0x{bits:016X}"),
        }
    }

    fn wide_float(&mut self, ty: Type, bits: u128) {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        match ty {
            Type::X86_FP80 => put!(self, "0xK{:04X}{low:016X}", high & 0xffff),
            Type::PPC_FP128 => put!(self, "0xM{low:016X}{high:016X}"),
            _ => put!(self, "0xL{low:016X}{high:016X}"),
        }
    }

    fn flags(&mut self, flags: InstFlags) {
        for (flag, name) in InstFlags::ALL {
            if flags.has(*flag) {
                put!(self, " {name}");
            }
        }
    }

    fn expression(&mut self, pool: &ConstPool, ty: Type, expr: &ConstExpr) {
        let list: Vec<Const> = match expr {
            ConstExpr::Cast { op, value } => return self.cast_expression(pool, ty, *op, *value),
            ConstExpr::Gep { source, flags, inrange, operands } => {
                self.out.push_str("getelementptr");
                self.flags(implied_by_inbounds(*flags));
                if let Some((start, end)) = inrange {
                    put!(self, " inrange({start}, {end})");
                }
                self.out.push_str(" (");
                self.ty(*source);
                self.out.push_str(", ");
                self.typed_constants(pool, operands);
                self.out.push(')');
                return;
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                return self.binary_expression(pool, *op, *flags, [*lhs, *rhs]);
            }
            ConstExpr::FNeg(value) => {
                self.out.push_str("fneg (");
                vec![*value]
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                put!(self, "icmp {pred} (");
                vec![*lhs, *rhs]
            }
            ConstExpr::FCmp { pred, lhs, rhs } => {
                put!(self, "fcmp {pred} (");
                vec![*lhs, *rhs]
            }
            ConstExpr::Select { cond, on_true, on_false } => {
                self.out.push_str("select (");
                vec![*cond, *on_true, *on_false]
            }
            ConstExpr::ExtractElement { vector, index } => {
                self.out.push_str("extractelement (");
                vec![*vector, *index]
            }
            ConstExpr::InsertElement { vector, element, index } => {
                self.out.push_str("insertelement (");
                vec![*vector, *element, *index]
            }
            ConstExpr::ShuffleVector { a, b, mask } => {
                self.out.push_str("shufflevector (");
                self.typed_constants(pool, &[*a, *b]);
                self.out.push_str(", ");
                let kind = self.env.types.kind(pool.ty(*a));
                let scalable = matches!(kind, TypeKind::Vector { scalable: true, .. });
                self.shuffle_mask(mask.iter().copied(), scalable);
                self.out.push(')');
                return;
            }
            ConstExpr::ExtractValue { aggregate, indices } => {
                return self.path_expression(pool, "extractvalue", &[*aggregate], indices);
            }
            ConstExpr::InsertValue { aggregate, element, indices } => {
                return self.path_expression(pool, "insertvalue", &[*aggregate, *element], indices);
            }
        };
        self.typed_constants(pool, &list);
        self.out.push(')');
    }

    fn cast_expression(&mut self, pool: &ConstPool, ty: Type, op: CastOp, value: Const) {
        put!(self, "{op} (");
        self.typed_constant(pool, value);
        self.out.push_str(" to ");
        self.ty(ty);
        self.out.push(')');
    }

    fn binary_expression(&mut self, pool: &ConstPool, op: BinaryOp, flags: InstFlags, operands: [Const; 2]) {
        self.out.push_str(op.name());
        self.flags(flags);
        self.out.push_str(" (");
        self.typed_constants(pool, &operands);
        self.out.push(')');
    }

    fn path_expression(&mut self, pool: &ConstPool, word: &str, operands: &[Const], indices: &[u32]) {
        put!(self, "{word} (");
        self.typed_constants(pool, operands);
        for index in indices {
            put!(self, ", {index}");
        }
        self.out.push(')');
    }

    /// The mask operand of a shuffle, with its type; a scalable one is a splat.
    pub(super) fn shuffle_mask(&mut self, mask: impl ExactSizeIterator<Item = i32> + Clone, scalable: bool) {
        let vscale = if scalable { "vscale x " } else { "" };
        put!(self, "<{vscale}{} x i32> ", mask.len());
        if mask.clone().all(|lane| lane == 0) {
            return self.out.push_str("zeroinitializer");
        }
        if mask.clone().all(|lane| lane == -1) {
            return self.out.push_str("poison");
        }
        self.out.push('<');
        for (index, lane) in mask.enumerate() {
            self.comma(index);
            match lane {
                -1 => self.out.push_str("i32 poison"),
                lane => put!(self, "i32 {lane}"),
            }
        }
        self.out.push('>');
    }
}

/// `inbounds` implies `nusw`, which is then not printed.
pub(super) fn implied_by_inbounds(flags: InstFlags) -> InstFlags {
    if flags.has(InstFlags::INBOUNDS) { flags.without(InstFlags::NUSW) } else { flags }
}

/// The bits of the double of the same value, NaN payloads kept: LLVM spells a float constant as a double.
fn widen_f32(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29
    } else {
        f64::from(value).to_bits()
    }
}

#[cfg(test)]
mod tests {
    use super::widen_f32;

    #[test]
    fn a_float_is_spelt_as_the_double_of_its_value() {
        assert_eq!(widen_f32(1.5f32.to_bits()), 1.5f64.to_bits());
        assert_eq!(widen_f32(0x7fc0_0000), 0x7ff8_0000_0000_0000);
        assert_eq!(widen_f32(0xffa0_0001), 0xfff4_0000_2000_0000);
    }
}
