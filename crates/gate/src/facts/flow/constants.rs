//! Constants as elements: tables, records, casts and offsets of addresses.

use super::{Elem, Flow, Object, Offset, Origin, Thing};
use crate::facts::calls::behind_aliases;
use ir::{CastOp, Const, ConstExpr, ConstKind, ConstPool, GlobalId, GlobalKind, ModuleEnv, Type};

/// Elements of one constant; a larger one is taken for one whose parts lie anywhere.
const LIMIT: usize = 1 << 16;
/// Nesting that is followed.
const DEPTH: u32 = 256;

/// Reads constants of one pool.
pub(super) struct Reader<'a> {
    pub(super) env: &'a ModuleEnv,
    pub(super) pool: &'a ConstPool,
    pub(super) flow: &'a Flow,
    pub(super) origin: Origin,
    pub(super) out: Vec<Elem>,
    visited: usize,
}

impl<'a> Reader<'a> {
    /// A reader that has read nothing.
    pub(super) fn new(env: &'a ModuleEnv, pool: &'a ConstPool, flow: &'a Flow, origin: Origin) -> Self {
        Reader { env, pool, flow, origin, out: Vec::new(), visited: 0 }
    }

    /// The elements of a constant.
    pub(super) fn read(
        env: &'a ModuleEnv,
        pool: &'a ConstPool,
        flow: &'a Flow,
        origin: Origin,
        c: Const,
    ) -> Vec<Elem> {
        let mut reader = Reader::new(env, pool, flow, origin);
        reader.constant(c, 0, 0);
        if reader.visited > LIMIT {
            reader.out.clear();
            crate::facts::calls::globals_in(pool, c, &mut |global| {
                let elem = reader.global(global, 0);
                reader.out.push(Elem { at: Offset::ANY, ..elem });
            });
        }
        reader.out
    }

    /// The address of a global, at an offset inside a value.
    pub(super) fn global(&self, global: GlobalId, at: i64) -> Elem {
        let mut elem = Elem::address(Object::Unseen, Offset::ANY);
        elem.at = Offset::exact(at);
        let Some(real) = behind_aliases(self.env, global) else { return elem };
        match self.env.globals[real].kind {
            GlobalKind::Function(_) => {
                let is_kernel = self.flow.kernels.contains(&real);
                elem.thing = Thing::Function(real, if is_kernel { self.origin } else { Origin::Unrecorded });
            }
            // An alias may point into a variable.
            GlobalKind::Variable(_) => {
                let offset = if real == global { Offset::ZERO } else { Offset::ANY };
                elem.thing = Thing::Address(Object::Variable(real), offset);
            }
            _ => {}
        }
        elem
    }

    fn constant(&mut self, c: Const, at: i64, depth: u32) {
        self.visited += 1;
        if self.visited > LIMIT || depth > DEPTH {
            self.visited = LIMIT + 1;
            return;
        }
        let ty = self.pool.ty(c);
        match self.pool.kind(c) {
            ConstKind::Global(g) | ConstKind::DsoLocalEquivalent(g) | ConstKind::NoCfi(g) => {
                let elem = self.global(*g, at);
                self.out.push(elem);
            }
            ConstKind::Aggregate(list) => {
                for (index, &part) in (0..).zip(list) {
                    if !super::super::calls::is_plain(self.pool, part) {
                        self.constant(part, at.wrapping_add(self.element(ty, index)), depth + 1);
                    }
                }
            }
            ConstKind::Splat(part) => {
                let from = self.out.len();
                self.constant(*part, at, depth + 1);
                self.out[from..].iter_mut().for_each(|elem| elem.at = Offset::ANY);
            }
            ConstKind::PtrAuth(list) => {
                list.iter().take(1).for_each(|&part| self.constant(part, at, depth + 1))
            }
            ConstKind::Expr(expr) => self.expression(ty, expr, at, depth + 1),
            _ => {}
        }
    }

    fn expression(&mut self, ty: Type, expr: &ConstExpr, at: i64, depth: u32) {
        let from = self.out.len();
        match expr {
            ConstExpr::Cast { op, value } => {
                self.constant(*value, at, depth);
                if matches!(op, CastOp::Trunc) {
                    let width = self.env.layout.store_size(&self.env.types, ty).unwrap_or(8).min(8) as u8;
                    self.out[from..].iter_mut().for_each(|elem| elem.size = elem.size.min(width));
                }
            }
            ConstExpr::Gep { source, operands, .. } => {
                let Some((&base, indices)) = operands.split_first() else { return };
                self.constant(base, at, depth);
                let indices: Vec<Option<i64>> = indices.iter().map(|&i| self.signed(i)).collect();
                let by = gep_offset(self.env, *source, &indices, |_| 1);
                for elem in &mut self.out[from..] {
                    if let Thing::Address(object, offset) = elem.thing {
                        elem.thing = Thing::Address(object, offset.plus(by));
                    }
                }
            }
            // Arithmetic on addresses leads somewhere inside what they point to.
            _ => {
                if let ConstExpr::Binary { op: ir::BinaryOp::Sub, lhs, .. } = expr {
                    self.constant(*lhs, at, depth);
                } else {
                    expr.for_each_operand(|operand| self.constant(operand, at, depth));
                }
                for elem in &mut self.out[from..] {
                    if let Thing::Address(object, _) = elem.thing {
                        elem.thing = Thing::Address(object, Offset::ANY);
                    }
                }
            }
        }
    }

    fn element(&self, ty: Type, index: u64) -> i64 {
        let offset = self.env.layout.element_offset(&self.env.types, ty, index);
        offset.and_then(|n| i64::try_from(n).ok()).unwrap_or(0)
    }

    fn signed(&self, c: Const) -> Option<i64> {
        signed(self.env, self.pool, c)
    }
}

/// The value of an integer constant of at most 64 bits, sign-extended.
pub(super) fn signed(env: &ModuleEnv, pool: &ConstPool, c: Const) -> Option<i64> {
    let value = pool.as_int(c)?;
    let width = env.types.int_width(pool.ty(c))?;
    let shift = 64u32.checked_sub(width)?;
    Some((value as i64) << shift >> shift)
}

/// The offset that the indices of a `getelementptr` add: `None` is an index that is not known; `multiple` says of what an
/// unknown index is a multiple.
pub(super) fn gep_offset(
    env: &ModuleEnv,
    source: Type,
    indices: &[Option<i64>],
    multiple: impl Fn(usize) -> u64,
) -> Offset {
    let (layout, types) = (&env.layout, &env.types);
    let mut total = Offset::ZERO;
    let mut ty = source;
    for (position, &index) in indices.iter().enumerate() {
        let (elem, count) = match types.kind(ty) {
            _ if position == 0 => (source, Offset::ENDLESS),
            ir::TypeKind::Array { elem, len } => (*elem, if *len == 0 { Offset::ENDLESS } else { *len }),
            ir::TypeKind::Vector { elem, len, .. } => (*elem, u64::from(*len)),
            _ => {
                let Some(field) = index.and_then(|n| u64::try_from(n).ok()) else { return Offset::ANY };
                let (Some(elem), Some(offset)) =
                    (types.element(ty, field), layout.element_offset(types, ty, field))
                else {
                    return Offset::ANY;
                };
                total = total.plus(Offset::exact(offset as i64));
                ty = elem;
                continue;
            }
        };
        let Some(size) = layout.alloc_size(types, elem) else { return Offset::ANY };
        total = total.plus(match index {
            Some(n) => Offset::exact(n.wrapping_mul(size as i64)),
            None => {
                let multiple = multiple(position).max(1);
                // What an index can be at most bounds how many of its multiples there are.
                let count = if count == Offset::ENDLESS { count } else { (count - 1) / multiple + 1 };
                size.checked_mul(multiple).map_or(Offset::ANY, |stride| Offset::steps(stride, count))
            }
        });
        ty = elem;
    }
    total
}
