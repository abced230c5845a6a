//! A body moves from its module to the result: every id that means something in a module is changed in place.

use crate::map::{Map, Shared};
use crate::metadata::MetadataMap;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::{
    Asm, AttrListId, Const, ConstKind, ConstPool, DebugLocData, Function, GlobalId, Inst, InstKind,
    MdOperand, ModuleEnv, Operand, OperandKind, Type,
};

/// Everything that a body needs to be moved.
pub(crate) struct Move<'a, 'b> {
    pub(crate) map: &'a mut Map<'b>,
    pub(crate) metadata: &'a mut MetadataMap,
    pub(crate) shared: &'a mut Shared,
    pub(crate) dst: &'a mut ModuleEnv,
}

impl Move<'_, '_> {
    /// Moves a body; it becomes that of `id`.
    pub(crate) fn body(&mut self, f: &mut Function, id: GlobalId) {
        f.id = id;
        let consts = self.constants(f);
        for value in f.values.values_mut() {
            value.ty = self.map.ty(value.ty);
        }
        self.calls(f);
        self.instructions(f, &consts);
        self.names(f);
        self.debug(f, &consts);
    }

    /// Makes the pool of constants anew; ids of the old one to ids of the new one.
    fn constants(&mut self, f: &mut Function) -> SecondaryMap<Const, PackedOption<Const>> {
        let old = std::mem::take(&mut f.consts);
        let mut memo = SecondaryMap::with_capacity(old.len());
        let mut new = ConstPool::default();
        for (c, _) in old.iter() {
            self.map.copy(c, &old, &mut new, &mut memo);
        }
        f.consts = new;
        memo
    }

    fn calls(&mut self, f: &mut Function) {
        for call in f.calls.values_mut() {
            call.fn_ty = self.map.ty(call.fn_ty);
            if call.attributes != AttrListId::EMPTY {
                call.attributes = self.map.attributes(call.attributes, self.dst);
            }
            for bundle in &mut call.bundles {
                bundle.tag = self.map.string(bundle.tag, self.dst);
            }
        }
    }

    fn instructions(&mut self, f: &mut Function, consts: &SecondaryMap<Const, PackedOption<Const>>) {
        let all: Vec<Inst> = f.insts.keys().collect();
        for inst in all {
            match &mut f.insts[inst].kind {
                InstKind::Alloca { ty, .. } | InstKind::Gep { source: ty, .. } => *ty = self.map.ty(*ty),
                InstKind::Load { mem, .. }
                | InstKind::Store { mem, .. }
                | InstKind::CmpXchg { mem, .. }
                | InstKind::AtomicRmw { mem, .. } => mem.scope = self.map.scope(mem.scope, self.dst),
                InstKind::Fence { scope, .. } => *scope = self.map.scope(*scope, self.dst),
                _ => {}
            }
            f.map_operands(inst, |operand| self.operand(operand, consts));
        }
    }

    /// Everything that an instruction refers to is live, and so in the result.
    fn operand(&mut self, operand: Operand, consts: &SecondaryMap<Const, PackedOption<Const>>) -> Operand {
        match operand.kind() {
            OperandKind::Const(c) => consts[c].expand().map_or(operand, Operand::constant),
            OperandKind::Global(id) => {
                let id = self.map.globals[id].expand();
                Operand::global(id.expect("what a live body refers to is live"))
            }
            OperandKind::Asm(asm) => {
                let asm: Asm = self.map.asm(asm, self.shared, self.dst);
                Operand::asm(asm)
            }
            OperandKind::Value(_) | OperandKind::Block(_) | OperandKind::Metadata(_) => operand,
        }
    }

    fn names(&mut self, f: &mut Function) {
        for block in f.blocks.values_mut() {
            block.name = self.map.opt_string(block.name, self.dst);
        }
        for name in f.value_names.values_mut() {
            *name = self.map.opt_string(*name, self.dst);
        }
    }

    fn debug(&mut self, f: &mut Function, consts: &SecondaryMap<Const, PackedOption<Const>>) {
        for loc in f.debug_locs.values_mut() {
            match loc {
                DebugLocData::Node(node) => *node = self.md(*node),
                DebugLocData::Direct { scope, inlined_at, .. } => {
                    *scope = self.md(*scope);
                    *inlined_at = inlined_at.map(|at| self.md(at));
                }
            }
        }
        let poison = |f: &mut Function| Operand::constant(f.consts.intern(Type::PTR, ConstKind::Poison));
        let mut md_operands = std::mem::take(&mut f.md_operands);
        for operand in md_operands.values_mut() {
            self.md_operand(operand, consts, &mut || poison(f));
        }
        f.md_operands = md_operands;
        let mut records = std::mem::take(&mut f.debug_records);
        for record in records.values_mut().flatten() {
            for operand in &mut record.operands {
                self.md_operand(operand, consts, &mut || poison(f));
            }
        }
        f.debug_records = records;
        // In the order of the instructions, or the pool of the result would depend on the hash table.
        let mut order: Vec<Inst> = f.attachments.keys().copied().collect();
        order.sort_unstable();
        for inst in order {
            for (kind, node) in f.attachments.get_mut(&inst).into_iter().flatten() {
                *kind = self.map.string(*kind, self.dst);
                *node = self.md(*node);
            }
        }
    }

    fn md(&mut self, id: ir::Metadata) -> ir::Metadata {
        self.metadata.map(id, self.map, self.shared, self.dst)
    }

    /// A value that only debug information refers to may be gone; it is poison then.
    fn md_operand(
        &mut self,
        operand: &mut MdOperand,
        consts: &SecondaryMap<Const, PackedOption<Const>>,
        poison: &mut dyn FnMut() -> Operand,
    ) {
        let mut local = |operand: &mut Operand| {
            *operand = match operand.kind() {
                OperandKind::Global(id) => {
                    self.map.globals[id].expand().map_or_else(&mut *poison, Operand::global)
                }
                _ => self.operand(*operand, consts),
            };
        };
        match operand {
            MdOperand::Md(id) => *id = self.md(*id),
            MdOperand::Local(operand) => local(operand),
            MdOperand::ArgList(list) => list.iter_mut().for_each(local),
        }
    }
}
