//! Constants and constant expressions. LangRef, "Constants", "Constant Expressions".

use crate::{BinaryOp, Block, CastOp, Const, FCmpPred, GlobalId, ICmpPred, InstFlags, Type};
use cranelift_entity::PrimaryMap;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// A typed constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstData {
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub kind: ConstKind,
}

/// The value of a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstKind {
    /// An integer of at most 64 bits, zero-extended: bits above the width are 0.
    Int(u64),
    /// A wider integer, least significant word first, exactly as many words as the width needs, zero-extended.
    WideInt(Box<[u64]>),
    /// The bits of a half, bfloat, float or double, zero-extended.
    Float(u64),
    /// The bits of a wider float.
    WideFloat(u128),
    /// `null`, `zeroinitializer`, `none`: every bit 0. Scalars of value zero are `Int(0)` or `Float(0)`.
    Zero,
    /// Any bit pattern, at each use.
    Undef,
    /// Poison.
    Poison,
    /// An array, struct or vector by its elements.
    Aggregate(Box<[Const]>),
    /// An array of `i8` by its bytes.
    Bytes(Box<[u8]>),
    /// A vector whose elements are all this one.
    Splat(Const),
    /// The address of a global.
    Global(GlobalId),
    /// The address of a block.
    BlockAddress {
        /// Its function.
        function: GlobalId,
        /// The block, in that function's body.
        block: Block,
    },
    /// `dso_local_equivalent`.
    DsoLocalEquivalent(GlobalId),
    /// `no_cfi`.
    NoCfi(GlobalId),
    /// `ptrauth (ptr, key, discriminator, address)`.
    PtrAuth(Box<[Const]>),
    /// A constant expression.
    Expr(Box<ConstExpr>),
}

/// A constant expression; operands are constants of the same pool.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// A cast.
    Cast {
        /// Which.
        op: CastOp,
        /// Of what.
        value: Const,
    },
    /// `getelementptr`.
    Gep {
        /// Source element type.
        source: Type,
        /// `inbounds`, `nusw`, `nuw`.
        flags: InstFlags,
        /// `inrange(start, end)`, in bytes.
        inrange: Option<(i64, i64)>,
        /// Base first, then indices.
        operands: Box<[Const]>,
    },
    /// Integer or (in old IR) float arithmetic.
    Binary {
        /// Which.
        op: BinaryOp,
        /// `nuw`, `nsw`, `exact`.
        flags: InstFlags,
        /// Left.
        lhs: Const,
        /// Right.
        rhs: Const,
    },
    /// `fneg` of old IR.
    FNeg(Const),
    /// `icmp` of old IR.
    ICmp {
        /// Predicate.
        pred: ICmpPred,
        /// Left.
        lhs: Const,
        /// Right.
        rhs: Const,
    },
    /// `fcmp` of old IR.
    FCmp {
        /// Predicate.
        pred: FCmpPred,
        /// Left.
        lhs: Const,
        /// Right.
        rhs: Const,
    },
    /// `select` of old IR.
    Select {
        /// Condition.
        cond: Const,
        /// If true.
        on_true: Const,
        /// If false.
        on_false: Const,
    },
    /// `extractelement`.
    ExtractElement {
        /// The vector.
        vector: Const,
        /// The index.
        index: Const,
    },
    /// `insertelement`.
    InsertElement {
        /// The vector.
        vector: Const,
        /// The new element.
        element: Const,
        /// The index.
        index: Const,
    },
    /// `shufflevector`; -1 is a poison lane.
    ShuffleVector {
        /// First vector.
        a: Const,
        /// Second vector.
        b: Const,
        /// Mask.
        mask: Box<[i32]>,
    },
    /// `extractvalue` of old IR.
    ExtractValue {
        /// The aggregate.
        aggregate: Const,
        /// The path.
        indices: Box<[u32]>,
    },
    /// `insertvalue` of old IR.
    InsertValue {
        /// The aggregate.
        aggregate: Const,
        /// The new element.
        element: Const,
        /// The path.
        indices: Box<[u32]>,
    },
}

/// Distinct constants: of the module's initialisers and metadata, or of one function.
#[derive(Clone, Default, Debug)]
pub struct ConstPool {
    data: PrimaryMap<Const, ConstData>,
    ids: HashTable<Const>,
}

impl ConstPool {
    /// The id of a constant, entered if new.
    pub fn intern(&mut self, ty: Type, kind: ConstKind) -> Const {
        let data = ConstData { ty, kind };
        let hash = FxBuildHasher.hash_one(&data);
        if let Some(&found) = self.ids.find(hash, |&id| self.data[id] == data) {
            return found;
        }
        let id = self.data.push(data);
        self.ids.insert_unique(hash, id, |&other| FxBuildHasher.hash_one(&self.data[other]));
        id
    }

    /// An integer of at most 64 bits; bits above `width` are cut off.
    pub fn int(&mut self, ty: Type, width: u32, value: u64) -> Const {
        debug_assert!(width <= 64);
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        self.intern(ty, ConstKind::Int(value & mask))
    }

    /// An integer of at most 128 bits (`WideInt` above 64); bits above `width` are cut off.
    pub fn int128(&mut self, ty: Type, width: u32, value: u128) -> Const {
        if width <= 64 {
            return self.int(ty, width, value as u64);
        }
        debug_assert!(width <= 128);
        let value = if width == 128 { value } else { value & ((1 << width) - 1) };
        self.intern(ty, ConstKind::WideInt(Box::new([value as u64, (value >> 64) as u64])))
    }

    /// `i1`.
    pub fn bool(&mut self, value: bool) -> Const {
        self.int(Type::I1, 1, u64::from(value))
    }

    /// `i32`.
    pub fn i32(&mut self, value: i32) -> Const {
        self.int(Type::I32, 32, value as u32 as u64)
    }

    /// `i64`.
    pub fn i64(&mut self, value: i64) -> Const {
        self.int(Type::I64, 64, value as u64)
    }

    /// The constant.
    pub fn get(&self, id: Const) -> &ConstData {
        &self.data[id]
    }

    /// Its type.
    pub fn ty(&self, id: Const) -> Type {
        self.data[id].ty
    }

    /// Its value.
    pub fn kind(&self, id: Const) -> &ConstKind {
        &self.data[id].kind
    }

    /// The integer of at most 64 bits, zero-extended. The null of an integer type counts.
    pub fn as_int(&self, id: Const) -> Option<u64> {
        match self.kind(id) {
            ConstKind::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// The integer of at most 128 bits, zero-extended.
    pub fn as_int128(&self, id: Const) -> Option<u128> {
        match self.kind(id) {
            ConstKind::Int(n) => Some(u128::from(*n)),
            ConstKind::WideInt(words) if words.len() <= 2 => {
                Some(words.iter().rev().fold(0, |acc, &word| acc << 64 | u128::from(word)))
            }
            _ => None,
        }
    }

    /// All constants by id.
    pub fn iter(&self) -> impl Iterator<Item = (Const, &ConstData)> {
        self.data.iter()
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Replaces a constant in place, for forward references of a reader (block addresses). The old content must not be
    /// interned again.
    pub fn replace(&mut self, id: Const, kind: ConstKind) {
        let hash = FxBuildHasher.hash_one(&self.data[id]);
        if let Ok(entry) = self.ids.find_entry(hash, |&other| other == id) {
            entry.remove();
        }
        self.data[id].kind = kind;
    }

    /// Calls `visit` with each constant that `id` directly refers to.
    pub fn for_each_operand(&self, id: Const, mut visit: impl FnMut(Const)) {
        match self.kind(id) {
            ConstKind::Aggregate(list) | ConstKind::PtrAuth(list) => list.iter().copied().for_each(visit),
            ConstKind::Splat(c) => visit(*c),
            ConstKind::Expr(expr) => expr.for_each_operand(visit),
            _ => {}
        }
    }
}

impl ConstExpr {
    /// Calls `visit` with each operand.
    pub fn for_each_operand(&self, mut visit: impl FnMut(Const)) {
        match self {
            ConstExpr::Cast { value, .. } | ConstExpr::FNeg(value) => visit(*value),
            ConstExpr::Gep { operands, .. } => operands.iter().copied().for_each(visit),
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::ICmp { lhs, rhs, .. }
            | ConstExpr::FCmp { lhs, rhs, .. } => {
                [*lhs, *rhs].into_iter().for_each(visit);
            }
            ConstExpr::Select { cond, on_true, on_false } => {
                [*cond, *on_true, *on_false].into_iter().for_each(visit)
            }
            ConstExpr::ExtractElement { vector, index } => [*vector, *index].into_iter().for_each(visit),
            ConstExpr::InsertElement { vector, element, index } => {
                [*vector, *element, *index].into_iter().for_each(visit);
            }
            ConstExpr::ShuffleVector { a, b, .. } => [*a, *b].into_iter().for_each(visit),
            ConstExpr::ExtractValue { aggregate, .. } => visit(*aggregate),
            ConstExpr::InsertValue { aggregate, element, .. } => {
                [*aggregate, *element].into_iter().for_each(visit)
            }
        }
    }
}
