//! Loads and stores of whole values: split by type and alignment, joined to `.v2` and `.v4` where they may be.
//!
//! A value in memory is a list of *pieces*, each an access of 1, 2, 4 or 8 bytes that is aligned to its size. A register
//! that one piece fills is accessed directly; others are put together from several pieces, or taken apart into them.

use crate::address::{Address, space, space_token};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Leaf, Leaves, Scalar, mask};
use crate::value::PartVec;
use ir::{Inst, InstKind, MemInfo, Operand, Ordering, Type};
use ptx::{Op, Operand as POp, Reg, Tok};
use smallvec::SmallVec;

/// The modifiers that stand before the type: ordering, scope, space.
pub(crate) type Mods = SmallVec<[Tok; 4]>;

/// One access.
#[derive(Clone, Copy)]
struct Piece {
    /// Offset from the start of the value, in bytes.
    offset: u64,
    bytes: u32,
    /// Which part of the value it is of.
    part: u32,
    /// Where in that part, in bytes.
    at: u32,
    /// Whether it is all of its part.
    whole: bool,
    class: Class,
}

type Pieces = SmallVec<[Piece; 8]>;

/// The pieces of a value.
fn pieces(leaves: &Leaves, align: u64) -> Option<Pieces> {
    let mut out = Pieces::new();
    for leaf in leaves {
        if leaf.bit % 8 != 0 {
            return None;
        }
        let size = leaf.scalar.bits().div_ceil(8);
        let class = leaf.scalar.class();
        for word in 0..leaf.scalar.parts() {
            let bytes = (size - word * 8).min(8);
            let start = leaf.bit / 8 + u64::from(word) * 8;
            let mut at = 0;
            while at < bytes {
                let offset = start + u64::from(at);
                let known = if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) };
                let step = [8, 4, 2, 1].into_iter().find(|&s| u64::from(s) <= known && at + s <= bytes)?;
                let whole = step == bytes;
                out.push(Piece { offset, bytes: step, part: leaf.part + word, at, whole, class });
                at += step;
            }
        }
    }
    Some(out)
}

/// How many pieces from the start of the list one vector access can have.
fn run(pieces: &[Piece], align: u64) -> usize {
    let first = pieces[0];
    let known = if first.offset == 0 { align } else { align.min(1 << first.offset.trailing_zeros()) };
    let fits = |n: usize| {
        let width = u64::from(first.bytes) * n as u64;
        pieces.len() >= n
            && width <= 16
            && known >= width
            && pieces[..n].iter().enumerate().all(|(i, p)| {
                p.bytes == first.bytes
                    && p.offset == first.offset + i as u64 * u64::from(first.bytes)
                    && register(p) == register(&first)
            })
    };
    [4, 2].into_iter().find(|&n| fits(n)).unwrap_or(1)
}

/// The class of register that a piece goes through.
fn register(piece: &Piece) -> Class {
    match (piece.class, piece.whole) {
        (Class::Pred, _) | (Class::B16, false) => Class::B32,
        (class, _) => class,
    }
}

/// The type of an access that zero-extends into its register.
fn access_type(bytes: u32, class: Class) -> Tok {
    match (bytes, class) {
        (1, _) => Tok::U8,
        (2, Class::B16) => Tok::B16,
        (2, _) => Tok::U16,
        (4, Class::B32) => Tok::B32,
        (4, _) => Tok::U32,
        _ => Tok::B64,
    }
}

fn untyped(bytes: u32) -> Tok {
    match bytes {
        1 => Tok::B8,
        2 => Tok::B16,
        4 => Tok::B32,
        _ => Tok::B64,
    }
}

impl<'a> FnCx<'a> {
    /// The modifiers of an access that is not atomic.
    pub(crate) fn plain_mods(&self, volatile: bool, space: u32) -> R<Mods> {
        let mut mods = Mods::new();
        let observable =
            matches!(space, space::GENERIC | space::GLOBAL | space::SHARED | space::SHARED_CLUSTER);
        if volatile && observable {
            mods.push(Tok::Volatile);
        }
        mods.extend(space_token(space)?);
        Ok(mods)
    }

    /// Loads a value of a type into registers.
    pub(crate) fn load_value(
        &mut self,
        address: Address,
        align: u64,
        ty: Type,
        dest: &[Reg],
        mods: &[Tok],
    ) -> R {
        self.load_with(Op::Ld, address, align, ty, dest, mods)
    }

    pub(crate) fn load_with(
        &mut self,
        op: Op,
        address: Address,
        align: u64,
        ty: Type,
        dest: &[Reg],
        mods: &[Tok],
    ) -> R {
        let address = self.encodable(address, ty)?;
        let leaves = self.leaves(ty)?;
        self.load_leaves(op, address, align, &leaves, dest, mods)
    }

    fn load_leaves(
        &mut self,
        op: Op,
        address: Address,
        align: u64,
        leaves: &Leaves,
        dest: &[Reg],
        mods: &[Tok],
    ) -> R {
        let Some(pieces) = pieces(leaves, align) else {
            return self.load_packed(op, address, align, leaves, dest, mods);
        };
        let mut loaded = SmallVec::<[Reg; 8]>::new();
        let mut rest = &pieces[..];
        while let Some(&first) = rest.first() {
            let count = run(rest, align);
            let class = register(&first);
            let start = loaded.len();
            for piece in &rest[..count] {
                let direct = piece.whole && piece.class != Class::Pred;
                let reg = if direct { dest[piece.part as usize] } else { self.reg(register(piece)) };
                loaded.push(reg);
            }
            let mut tokens = Mods::from_slice(mods);
            tokens.extend(vector_token(count));
            tokens.push(access_type(first.bytes, class));
            let place = Self::mem(address.base, address.offset + first.offset as i64);
            let target = match &loaded[start..] {
                [one] => POp::Reg(*one),
                many => {
                    let many: PartVec = many.iter().map(|&r| POp::Reg(r)).collect();
                    self.body.vector(&many)
                }
            };
            self.op(op, &tokens, &[target, place]);
            rest = &rest[count..];
        }
        self.join(&pieces, &loaded, dest);
        Ok(())
    }

    /// Puts parts together that several pieces were loaded for, and turns bytes into predicates.
    fn join(&mut self, pieces: &[Piece], loaded: &[Reg], dest: &[Reg]) {
        let mut sum: Option<POp> = None;
        for (n, piece) in pieces.iter().enumerate() {
            let reg = POp::Reg(loaded[n]);
            let to = dest[piece.part as usize];
            if piece.class == Class::Pred {
                let bit = self.def(Class::B32, Op::And, &[Tok::B32], &[reg, POp::Int(1)]);
                self.op(Op::Setp, &[Tok::Ne, Tok::B32], &[POp::Reg(to), bit, POp::Int(0)]);
                continue;
            }
            if piece.whole {
                continue;
            }
            let class = register(piece);
            let bits = Tok::of(class.ty());
            let shifted = match piece.at {
                0 => reg,
                at => self.def(class, Op::Shl, &[bits], &[reg, POp::Int(i64::from(at) * 8)]),
            };
            let joined = match sum {
                Some(sum) if piece.at != 0 => self.def(class, Op::Or, &[bits], &[sum, shifted]),
                _ => shifted,
            };
            sum = Some(joined);
            let last = pieces.get(n + 1).is_none_or(|next| next.part != piece.part);
            if last {
                match piece.class {
                    Class::B16 => self.op(Op::Cvt, &[Tok::U16, Tok::U32], &[POp::Reg(to), joined]),
                    _ => self.copy(to, joined),
                }
                sum = None;
            }
        }
    }

    /// Stores the parts of a value of a type.
    pub(crate) fn store_value(
        &mut self,
        address: Address,
        align: u64,
        ty: Type,
        parts: &[POp],
        mods: &[Tok],
    ) -> R {
        let address = self.encodable(address, ty)?;
        let leaves = self.leaves(ty)?;
        self.store_leaves(address, align, &leaves, parts, mods)
    }

    fn store_leaves(
        &mut self,
        address: Address,
        align: u64,
        leaves: &Leaves,
        parts: &[POp],
        mods: &[Tok],
    ) -> R {
        let Some(pieces) = pieces(leaves, align) else {
            return self.store_packed(address, align, leaves, parts, mods);
        };
        let mut values = PartVec::new();
        for piece in &pieces {
            let part = parts[piece.part as usize];
            values.push(self.piece_of(piece, part, leaves));
        }
        let mut at = 0;
        while at < pieces.len() {
            let count = run(&pieces[at..], align);
            let first = pieces[at];
            let mut tokens = Mods::from_slice(mods);
            tokens.extend(vector_token(count));
            tokens.push(untyped(first.bytes));
            let place = Self::mem(address.base, address.offset + first.offset as i64);
            let source = match &values[at..at + count] {
                [one] => *one,
                many => {
                    // Constants among registers of a vector need registers of the same class.
                    let many: PartVec =
                        many.iter().map(|&v| POp::Reg(self.in_reg(v, register(&first)))).collect();
                    self.body.vector(&many)
                }
            };
            self.op(Op::St, &tokens, &[place, source]);
            at += count;
        }
        Ok(())
    }

    /// The register or constant that a piece of a part is stored from.
    fn piece_of(&mut self, piece: &Piece, part: POp, leaves: &Leaves) -> POp {
        let shift = i64::from(piece.at) * 8;
        if let POp::Int(n) = part {
            let n = if piece.class == Class::Pred { n & 1 } else { n };
            let bits = piece.bytes * 8;
            let cut = (n >> shift) & mask(bits);
            return if piece.class == Class::B16 {
                POp::Reg(self.in_reg(POp::Int(cut), register(piece)))
            } else {
                POp::Int(cut)
            };
        }
        if piece.class == Class::Pred {
            return self.def(Class::B32, Op::Selp, &[Tok::B32], &[POp::Int(1), POp::Int(0), part]);
        }
        let scalar = leaves.iter().rev().find(|l| l.part <= piece.part).map(|l| l.scalar);
        let part = match scalar {
            // What lies above an odd width in its last byte is stored as zero.
            Some(Scalar::Int(width)) if width % 8 != 0 && width <= 64 => self.zext_part(part, width),
            _ => part,
        };
        if piece.whole {
            return part;
        }
        let class = register(piece);
        let wide = match piece.class {
            Class::B16 => self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U16], &[part]),
            _ => part,
        };
        match shift {
            0 => wide,
            _ => self.def(
                class,
                Op::Shr,
                &[if class == Class::B64 { Tok::U64 } else { Tok::U32 }],
                &[wide, POp::Int(shift)],
            ),
        }
    }

    /// An address whose offsets fit an instruction.
    fn encodable(&mut self, address: Address, ty: Type) -> R<Address> {
        let size = self.cx.env.layout.store_size(&self.cx.env.types, ty).unwrap_or(0) as i64;
        let fits = |n: i64| i32::try_from(n).is_ok();
        if fits(address.offset)
            && fits(address.offset.saturating_add(size))
            && address.base != ptx::Base::None
        {
            return Ok(address);
        }
        let bits = self.cx.env.layout.pointer_bits(address.space);
        let class = if bits <= 32 { Class::B32 } else { Class::B64 };
        let part = self.address_in_reg(address.base, address.offset, bits);
        let reg = self.in_reg(part, class);
        Ok(Address { base: ptx::Base::Reg(reg), offset: 0, space: address.space })
    }

    /// Vectors of integers that are no whole bytes lie in memory as one integer, perhaps among other leaves.
    fn load_packed(
        &mut self,
        op: Op,
        address: Address,
        align: u64,
        leaves: &Leaves,
        dest: &[Reg],
        mods: &[Tok],
    ) -> R {
        let (whole, runs) = gather(leaves);
        let mut regs = SmallVec::<[Reg; 8]>::new();
        for leaf in &whole {
            for _ in 0..leaf.scalar.parts() {
                let reg = self.reg(leaf.scalar.class());
                regs.push(reg);
            }
        }
        self.load_leaves(op, address, align, &whole, &regs, mods)?;
        let mut out = PartVec::new();
        for (leaf, run) in whole.iter().zip(runs) {
            let first = leaf.part as usize;
            let words: PartVec =
                regs[first..first + leaf.scalar.parts() as usize].iter().map(|&r| POp::Reg(r)).collect();
            if run.len() == 1 {
                out.extend(words);
            } else {
                let fields = relative(&leaves[run]);
                out.extend(self.unpack_words(&words, leaf.scalar.class(), &fields)?);
            }
        }
        for (&to, part) in dest.iter().zip(out) {
            self.copy(to, part);
        }
        Ok(())
    }

    fn store_packed(
        &mut self,
        address: Address,
        align: u64,
        leaves: &Leaves,
        parts: &[POp],
        mods: &[Tok],
    ) -> R {
        let (whole, runs) = gather(leaves);
        let mut out = PartVec::new();
        for (leaf, run) in whole.iter().zip(runs) {
            let fields = &leaves[run];
            let first = fields[0].part as usize;
            if let [field] = fields {
                out.extend_from_slice(&parts[first..first + field.scalar.parts() as usize]);
            } else {
                let bits = leaf.scalar.bits();
                out.extend(self.pack_words(bits, leaf.scalar.class(), &relative(fields), &parts[first..])?);
            }
        }
        self.store_leaves(address, align, &whole, &out, mods)
    }

    /// Fields of a row of words; `bit` counts from the start of the row.
    pub(crate) fn unpack_words(&mut self, words: &[POp], class: Class, fields: &Leaves) -> R<PartVec> {
        if let ([word], Some(part)) = (words, even_parts(fields, class)) {
            let word = POp::Reg(self.in_reg(*word, class));
            let regs: PartVec = fields.iter().map(|_| POp::Reg(self.reg(part))).collect();
            let vector = self.body.vector(&regs);
            self.op(Op::Mov, &[Tok::of(class.ty())], &[vector, word]);
            return Ok(regs);
        }
        let mut out = PartVec::new();
        for field in fields {
            for part in 0..field.scalar.parts() {
                let bit = field.bit + u64::from(part) * 64;
                let width = (field.scalar.bits() - part * 64).min(64);
                let word = self.bits_at(words, class, bit, width);
                out.push(match field.scalar.class() {
                    Class::Pred => {
                        let bit = self.def(class, Op::And, &[Tok::of(class.ty())], &[word, POp::Int(1)]);
                        self.def(Class::Pred, Op::Setp, &[Tok::Ne, Tok::of(class.ty())], &[bit, POp::Int(0)])
                    }
                    to => self.resize(word, class, to),
                });
            }
        }
        Ok(out)
    }

    /// A word that has `width` bits of a row of words from a bit on at its lower end.
    fn bits_at(&mut self, words: &[POp], class: Class, bit: u64, width: u32) -> POp {
        let (at, shift) = ((bit / 64) as usize, (bit % 64) as i64);
        let ty = if class == Class::B64 { Tok::U64 } else { Tok::U32 };
        let low = POp::Reg(self.in_reg(words[at], class));
        if shift == 0 {
            return low;
        }
        let low = self.def(class, Op::Shr, &[ty], &[low, POp::Int(shift)]);
        let Some(&next) = words.get(at + 1) else { return low };
        if shift as u64 + u64::from(width) <= 64 {
            return low;
        }
        let next = POp::Reg(self.in_reg(next, class));
        let high = self.def(class, Op::Shl, &[Tok::B64], &[next, POp::Int(64 - shift)]);
        self.def(class, Op::Or, &[Tok::B64], &[low, high])
    }

    /// The words of an integer of that width from its fields.
    pub(crate) fn pack_words(
        &mut self,
        width: u32,
        class: Class,
        fields: &Leaves,
        parts: &[POp],
    ) -> R<PartVec> {
        if let Some(part) = even_parts(fields, class)
            && width == class.bits()
            && fields.iter().any(|field| matches!(parts[field.part as usize], POp::Reg(_)))
        {
            let regs: PartVec =
                fields.iter().map(|field| POp::Reg(self.in_reg(parts[field.part as usize], part))).collect();
            let vector = self.body.vector(&regs);
            return Ok(PartVec::from_slice(&[self.def(class, Op::Mov, &[Tok::of(class.ty())], &[vector])]));
        }
        let mut words: PartVec = (0..width.div_ceil(64)).map(|_| POp::Int(0)).collect();
        let bits = Tok::of(class.ty());
        for field in fields {
            for part in 0..field.scalar.parts() {
                let size = (field.scalar.bits() - part * 64).min(64);
                let bit = field.bit + u64::from(part) * 64;
                let (at, shift) = ((bit / 64) as usize, (bit % 64) as i64);
                let value = self.field_value(parts[(field.part + part) as usize], field.scalar, size, class);
                let placed = self.shifted(Op::Shl, bits, class, value, shift);
                words[at] = self.merged(words[at], placed, class);
                if shift as u64 + u64::from(size) > 64 && at + 1 < words.len() {
                    let ty = if class == Class::B64 { Tok::U64 } else { Tok::U32 };
                    let above = self.shifted(Op::Shr, ty, class, value, 64 - shift);
                    words[at + 1] = self.merged(words[at + 1], above, class);
                }
            }
        }
        Ok(words)
    }

    /// A part with nothing above its width, in a register of that class.
    fn field_value(&mut self, part: POp, scalar: Scalar, size: u32, class: Class) -> POp {
        match (part, scalar) {
            (POp::Int(n), _) => POp::Int(n & mask(size)),
            (_, Scalar::Int(1)) => self.pred_to_int(part, class),
            (_, Scalar::Int(width)) => {
                let clean = self.zext_part(part, if width > 64 { size } else { width });
                self.resize(clean, scalar.class(), class)
            }
            _ => self.resize(part, scalar.class(), class),
        }
    }

    fn shifted(&mut self, op: Op, ty: Tok, class: Class, value: POp, shift: i64) -> POp {
        match value {
            _ if shift == 0 => value,
            POp::Int(n) if op == Op::Shl => POp::Int(n << shift),
            POp::Int(n) => POp::Int((n as u64 >> shift) as i64),
            _ => self.def(class, op, &[ty], &[value, POp::Int(shift)]),
        }
    }

    fn merged(&mut self, word: POp, field: POp, class: Class) -> POp {
        let bits = Tok::of(class.ty());
        match (word, field) {
            (POp::Int(0), other) | (other, POp::Int(0)) => other,
            (POp::Int(a), POp::Int(b)) => POp::Int(a | b),
            (POp::Int(_), _) => self.def(class, Op::Or, &[bits], &[field, word]),
            _ => self.def(class, Op::Or, &[bits], &[word, field]),
        }
    }

    /// The fields of one register, lowest first.
    pub(crate) fn unpack_bits(&mut self, all: POp, class: Class, leaves: &Leaves) -> R<PartVec> {
        self.unpack_words(&[all], class, &crate::types::dense(leaves))
    }

    /// One register from its fields, lowest first.
    pub(crate) fn pack_bits(&mut self, class: Class, leaves: &Leaves, parts: &[POp]) -> R<POp> {
        let words = self.pack_words(class.bits(), class, &crate::types::dense(leaves), parts)?;
        words.first().copied().map_or_else(|| internal("a vector without elements"), Ok)
    }

    /// A register of another class with the same low bits, zeros above.
    pub(crate) fn resize(&mut self, part: POp, from: Class, to: Class) -> POp {
        let ty = |class| match class {
            Class::B16 => Tok::U16,
            Class::B32 => Tok::U32,
            _ => Tok::U64,
        };
        if from == to || matches!(part, POp::Int(_)) {
            return part;
        }
        self.def(to, Op::Cvt, &[ty(to), ty(from)], &[part])
    }

    // The instructions.

    fn align_of(&self, mem: &MemInfo, ty: Type) -> R<u64> {
        match mem.align.bytes().or_else(|| self.cx.env.layout.abi_align(&self.cx.env.types, ty)) {
            Some(align) => Ok(align),
            None => self.no_type(ty),
        }
    }

    pub(crate) fn load(&mut self, inst: Inst) -> R {
        let InstKind::Load { ptr, mem } = &self.f.insts[inst].kind else { return internal("no load") };
        let Some(result) = self.f.result(inst) else { return internal("a load without result") };
        let ty = self.f.values[result].ty;
        if mem.ordering != Ordering::NotAtomic {
            return self.atomic_load(*ptr, mem, result);
        }
        let align = self.align_of(mem, ty)?;
        let dest = self.dest(result)?;
        let address = self.address(*ptr)?;
        let mods = self.plain_mods(mem.volatile, address.space)?;
        if address.space == space::GLOBAL && !mem.volatile && self.is_invariant(inst) {
            let mut mods = mods;
            mods.push(Tok::Nc);
            return self.load_with(Op::LdNc, address, align, ty, &dest, &mods);
        }
        self.load_value(address, align, ty, &dest, &mods)
    }

    fn is_invariant(&self, inst: Inst) -> bool {
        let Some(word) = self.cx.words.invariant_load else { return false };
        self.cx.sm.number >= 32
            && self.f.attachments.get(&inst).is_some_and(|list| list.iter().any(|(kind, _)| *kind == word))
    }

    pub(crate) fn store(&mut self, value: Operand, ptr: Operand, mem: &MemInfo) -> R {
        let ty = self.ty(value);
        if mem.ordering != Ordering::NotAtomic {
            return self.atomic_store(value, ptr, mem);
        }
        let align = self.align_of(mem, ty)?;
        let parts = self.parts(value)?;
        let address = self.address(ptr)?;
        if matches!(address.space, space::CONST | space::PARAM) {
            return unsupported("a store to memory that is only read");
        }
        let mods = self.plain_mods(mem.volatile, address.space)?;
        self.store_value(address, align, ty, &parts, &mods)
    }
}

fn vector_token(count: usize) -> Option<Tok> {
    match count {
        2 => Some(Tok::V2),
        4 => Some(Tok::V4),
        _ => None,
    }
}

/// Leaves of which runs of packed bits have become one integer each, and which leaves each run was.
fn gather(leaves: &Leaves) -> (Leaves, Vec<std::ops::Range<usize>>) {
    let (mut whole, mut runs) = (Leaves::new(), Vec::new());
    let mut part = 0;
    let mut at = 0;
    while at < leaves.len() {
        let start = at;
        let first = leaves[at];
        at += 1;
        let mut scalar = first.scalar;
        // A vector's elements touch; what starts at a byte of its own is another field.
        let odd = !first.scalar.bits().is_multiple_of(8);
        let mut end = first.bit + u64::from(first.scalar.bits());
        while odd && at < leaves.len() && leaves[at].bit == end && leaves[at].scalar == first.scalar {
            end += u64::from(leaves[at].scalar.bits());
            at += 1;
        }
        if at - start > 1 {
            scalar = Scalar::Int((end - first.bit) as u32);
        }
        whole.push(Leaf { scalar, bit: first.bit, part });
        part += scalar.parts();
        runs.push(start..at);
    }
    (whole, runs)
}

/// Leaves counted from the first of them.
fn relative(leaves: &[Leaf]) -> Leaves {
    let (bit, part) = (leaves[0].bit, leaves[0].part);
    leaves
        .iter()
        .map(|leaf| Leaf { scalar: leaf.scalar, bit: leaf.bit - bit, part: leaf.part - part })
        .collect()
}

/// The class of fields that fill their registers and together one of a wider class, two or four of them.
fn even_parts(fields: &Leaves, class: Class) -> Option<Class> {
    let part = fields.first()?.scalar.class();
    let bits = part.bits();
    let even = matches!(part, Class::B16 | Class::B32)
        && matches!(fields.len(), 2 | 4)
        && bits * fields.len() as u32 == class.bits()
        && (0u64..).zip(fields).all(|(n, field)| {
            field.bit == n * u64::from(bits) && field.scalar.class() == part && field.scalar.bits() == bits
        });
    even.then_some(part)
}
