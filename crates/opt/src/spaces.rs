//! Address-space inference: loads and stores through generic pointers whose space is known use that space.
//!
//! Generic pointers come from casts, from stack slots (local memory) and from parameters of kernels, which the host fills
//! with addresses of global memory. The space is followed through GEPs, phis and selects, optimistically: a cycle of phis
//! has a space if what enters it has. Only addresses of memory operations are changed; a pointer that is compared, stored
//! or passed on stays generic.

use crate::build::{Builder, incoming, int, set_incoming};
use crate::uses::Users;
use cranelift_entity::SecondaryMap;
use gate::Target;
use ir::analysis::Cfg;
use ir::{
    AttrKind, Block, CallConv, CastOp, Const, ConstExpr, ConstKind, Function, Inst, InstFlags, InstKind,
    ModuleEnv, Operand, OperandKind, Type, Value, ValueDef, attributes,
};

/// Address space of global memory.
const GLOBAL: u32 = 1;
/// Address space of local memory.
const LOCAL: u32 = 5;

/// Infers spaces; whether anything changed. Every block must be reached.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv, target: &Target) -> bool {
    let roots = mark_roots(f, env, target);
    let cfg = Cfg::new(f);
    let spaces = infer(f, env, &cfg);
    let changed = Rewriter { env, spaces, new: SecondaryMap::new() }.run(f, &cfg);
    // What still uses the generic pointer uses the one that was there.
    for (value, back) in roots {
        f.forward(back, value.into());
    }
    f.sweep_forwards();
    changed
}

/// Puts casts to a space and back behind pointers whose space the language does not say but the device does. Returns
/// each such pointer with what it came back as, which all its users now use.
fn mark_roots(f: &mut Function, env: &ModuleEnv, target: &Target) -> Vec<(Value, Value)> {
    let Some(entry) = f.entry() else { return Vec::new() };
    let mut roots: Vec<(Value, u32, Option<Inst>, Block)> = Vec::new();
    let header = env.function(f.id);
    // The driver passes kernels addresses of global memory, as the CUDA interface has it.
    if header.cc == CallConv::PTX_KERNEL && target.triple.contains("cuda") {
        for (n, &arg) in f.args.iter().enumerate() {
            let set = env.attributes.param(header.attributes, n);
            let by_value = attributes::find(set, AttrKind::ByVal).is_some();
            if f.values[arg].ty == Type::PTR && !by_value {
                roots.push((arg, GLOBAL, None, entry));
            }
        }
    }
    for &block in &f.layout {
        for &inst in &f.blocks[block].insts {
            if matches!(f.insts[inst].kind, InstKind::Alloca { .. })
                && let Some(slot) = f.result(inst)
                && f.values[slot].ty == Type::PTR
            {
                roots.push((slot, LOCAL, Some(inst), block));
            }
        }
    }
    let users = Users::new(f);
    roots.retain(|&(value, ..)| !users.of(value).is_empty());
    let cast = |value| InstKind::Cast { op: CastOp::AddrSpaceCast, flags: InstFlags::NONE, value };
    let mut marked = Vec::new();
    for (value, space, def, block) in roots {
        let Some(ty) = Type::ptr(space) else { continue };
        let at =
            def.and_then(|def| f.blocks[block].insts.iter().position(|&i| i == def)).map_or(0, |at| at + 1);
        let mut b = Builder::at_end(f, env, block);
        b.at = at;
        let there = b.push(cast(value.into()), ty);
        let there = b.f.result(there).expect("a cast has a result");
        let back = b.push(cast(there.into()), Type::PTR);
        let back = b.f.result(back).expect("a cast has a result");
        for &user in users.of(value) {
            let (old, new) = (Operand::value(value), Operand::value(back));
            f.map_operands(user, |operand| if operand == old { new } else { operand });
        }
        marked.push((value, back));
    }
    marked
}

/// What is known of the space of a generic pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Space {
    /// Nothing yet.
    #[default]
    Unknown,
    /// It lies in this one.
    In(u32),
    /// Any.
    Generic,
}

impl Space {
    fn meet(self, other: Space) -> Space {
        match (self, other) {
            (Space::Unknown, other) | (other, Space::Unknown) => other,
            (a, b) if a == b => a,
            _ => Space::Generic,
        }
    }
}

fn infer(f: &Function, env: &ModuleEnv, cfg: &Cfg) -> SecondaryMap<Value, Space> {
    let mut spaces: SecondaryMap<Value, Space> = SecondaryMap::new();
    loop {
        let mut changed = false;
        for &block in cfg.reverse_postorder() {
            for &inst in &f.blocks[block].insts {
                let Some(result) = f.result(inst) else { continue };
                if f.values[result].ty != Type::PTR {
                    continue;
                }
                let of = |operand| space_of(f, env, &spaces, operand);
                let space = match f.insts[inst].kind {
                    InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                        match env.types.addr_space(f.operand_type(value, env)) {
                            Some(space) if space != 0 => Space::In(space),
                            _ => Space::Generic,
                        }
                    }
                    InstKind::Gep { ref operands, .. } => of(f.list(operands)[0]),
                    InstKind::Select { on_true, on_false, .. } => of(on_true).meet(of(on_false)),
                    InstKind::Phi { .. } => incoming(f, inst)
                        .into_iter()
                        .fold(Space::Unknown, |sum, (value, _)| sum.meet(of(value))),
                    _ => Space::Generic,
                };
                let space = spaces[result].meet(space);
                if space != spaces[result] {
                    spaces[result] = space;
                    changed = true;
                }
            }
        }
        if !changed {
            return spaces;
        }
    }
}

fn space_of(f: &Function, env: &ModuleEnv, spaces: &SecondaryMap<Value, Space>, operand: Operand) -> Space {
    match f.resolve(operand).kind() {
        OperandKind::Value(v) => match f.values[v].def {
            ValueDef::Inst(_) => spaces[v],
            _ => Space::Generic,
        },
        OperandKind::Const(c) => match f.consts.kind(c) {
            ConstKind::Undef | ConstKind::Poison => Space::Unknown,
            _ => constant_space(f, env, c).map_or(Space::Generic, Space::In),
        },
        _ => Space::Generic,
    }
}

/// The space of a generic constant pointer: a cast of a global, or a GEP on one.
fn constant_space(f: &Function, env: &ModuleEnv, c: Const) -> Option<u32> {
    let ConstKind::Expr(expr) = f.consts.kind(c) else { return None };
    match &**expr {
        ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } => {
            env.types.addr_space(f.consts.ty(*value)).filter(|&space| space != 0)
        }
        ConstExpr::Gep { operands, .. } => constant_space(f, env, operands[0]),
        _ => None,
    }
}

/// The same constant in its own space.
fn constant_in_space(f: &mut Function, c: Const, ty: Type) -> Option<Operand> {
    let ConstKind::Expr(expr) = f.consts.kind(c).clone() else { return None };
    match *expr {
        ConstExpr::Cast { value, .. } => Some(crate::known::operand_of(f, value)),
        ConstExpr::Gep { source, flags, inrange, mut operands } => {
            let base = constant_in_space(f, operands[0], ty)?;
            operands[0] = match base.kind() {
                OperandKind::Const(c) => c,
                OperandKind::Global(id) => f.consts.intern(ty, ConstKind::Global(id)),
                _ => return None,
            };
            let expr = ConstExpr::Gep { source, flags, inrange, operands };
            Some(f.consts.intern(ty, ConstKind::Expr(Box::new(expr))).into())
        }
        _ => None,
    }
}

struct Rewriter<'a> {
    env: &'a ModuleEnv,
    spaces: SecondaryMap<Value, Space>,
    /// Pointers in their own space, for generic ones.
    new: SecondaryMap<Value, Option<Operand>>,
}

impl Rewriter<'_> {
    fn run(&mut self, f: &mut Function, cfg: &Cfg) -> bool {
        let order = cfg.reverse_postorder();
        if !self.is_needed(f, order) {
            return false;
        }
        let mut phis = Vec::new();
        for &block in order {
            for inst in crate::build::phis(f, block) {
                if let Some((result, ty)) = self.target(f, inst) {
                    let list = f.make_list(&[]);
                    let kind = InstKind::Phi { flags: InstFlags::NONE, incoming: list };
                    let phi = f.make_inst(kind, ty, f.insts[inst].loc.expand());
                    f.blocks[block].insts.insert(0, phi);
                    self.new[result] = f.result(phi).map(Operand::value);
                    phis.push((inst, phi, ty));
                }
            }
        }
        for &block in order {
            let insts = std::mem::take(&mut f.blocks[block].insts);
            let mut kept = Vec::with_capacity(insts.len());
            for inst in insts {
                self.address(f, inst);
                kept.push(inst);
                if let Some(copy) = self.copy(f, inst) {
                    kept.push(copy);
                }
            }
            f.blocks[block].insts = kept;
        }
        for (old, phi, ty) in phis {
            let pairs: Vec<(Operand, Block)> = incoming(f, old)
                .into_iter()
                .map(|(value, block)| (self.in_space(f, value, ty).expect("inferred from this"), block))
                .collect();
            set_incoming(f, phi, &pairs);
        }
        true
    }

    /// Whether any memory operation has an address whose space was inferred.
    fn is_needed(&self, f: &Function, order: &[Block]) -> bool {
        order.iter().flat_map(|&block| &f.blocks[block].insts).any(|&inst| {
            address_of(&f.insts[inst].kind)
                .is_some_and(|ptr| matches!(space_of(f, self.env, &self.spaces, ptr), Space::In(_)))
        })
    }

    /// The result of an instruction whose space was inferred, and its type there.
    fn target(&self, f: &Function, inst: Inst) -> Option<(Value, Type)> {
        let result = f.result(inst)?;
        match self.spaces[result] {
            Space::In(space) => Some((result, Type::ptr(space)?)),
            _ => None,
        }
    }

    /// The operand in the space of `ty`.
    fn in_space(&self, f: &mut Function, operand: Operand, ty: Type) -> Option<Operand> {
        match f.resolve(operand).kind() {
            OperandKind::Value(v) => self.new[v],
            OperandKind::Const(c) => match f.consts.kind(c) {
                ConstKind::Undef | ConstKind::Poison => Some(f.consts.intern(ty, ConstKind::Poison).into()),
                _ => constant_in_space(f, c, ty),
            },
            _ => None,
        }
    }

    /// The instruction again, in the inferred space.
    fn copy(&mut self, f: &mut Function, inst: Inst) -> Option<Inst> {
        let (result, ty) = self.target(f, inst)?;
        let kind = match f.insts[inst].kind.clone() {
            InstKind::Cast { value, .. } => {
                self.new[result] = Some(f.resolve(value));
                return None;
            }
            InstKind::Gep { source, flags, operands } => {
                let mut list = f.list(&operands).to_vec();
                list[0] = self.in_space(f, list[0], ty)?;
                self.narrow_indices(f, ty, &mut list);
                let operands = f.make_list(&list);
                InstKind::Gep { source, flags, operands }
            }
            InstKind::Select { flags, cond, on_true, on_false } => {
                let (on_true, on_false) = (self.in_space(f, on_true, ty)?, self.in_space(f, on_false, ty)?);
                InstKind::Select { flags, cond, on_true, on_false }
            }
            _ => return None,
        };
        let copy = f.make_inst(kind, ty, f.insts[inst].loc.expand());
        self.new[result] = f.result(copy).map(Operand::value);
        Some(copy)
    }

    /// Constant indices keep their value in a space with narrower pointers.
    fn narrow_indices(&self, f: &mut Function, ty: Type, list: &mut [Operand]) {
        let bits = self.env.layout.index_bits(self.env.types.addr_space(ty).unwrap_or(0));
        for index in &mut list[1..] {
            let from = f.operand_type(*index, self.env);
            let width = self.env.types.int_width(from).unwrap_or(bits);
            if width > bits
                && let (Some(value), Some(narrow)) = (crate::build::as_int(f, *index), Type::int(bits))
            {
                *index = int(f, self.env, narrow, value);
            }
        }
    }

    /// Gives a memory operation the address in its own space.
    fn address(&self, f: &mut Function, inst: Inst) {
        let Some(ptr) = address_of(&f.insts[inst].kind) else { return };
        let Space::In(space) = space_of(f, self.env, &self.spaces, ptr) else { return };
        let Some(ty) = Type::ptr(space) else { return };
        let Some(new) = self.in_space(f, ptr, ty) else { return };
        match &mut f.insts[inst].kind {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { ptr, .. }
            | InstKind::CmpXchg { ptr, .. } => *ptr = new,
            _ => {}
        }
    }
}

fn address_of(kind: &InstKind) -> Option<Operand> {
    match *kind {
        InstKind::Load { ptr, .. }
        | InstKind::Store { ptr, .. }
        | InstKind::AtomicRmw { ptr, .. }
        | InstKind::CmpXchg { ptr, .. } => Some(ptr),
        _ => None,
    }
}
