//! Debug information on functions and instructions: subprograms, locations, records and intrinsics about variables. LangRef,
//! "Debug Info"; "Source Level Debugging with LLVM".

use super::input::Input;
use crate::{
    CallData, DebugLoc, DebugLocData, DebugRecordKind, Function, GlobalId, GlobalKind, Inst, MdKey, MdKind,
    MdOperand, Metadata, OperandKind,
};
use rustc_hash::{FxHashMap, FxHashSet};

impl Input<'_> {
    /// `!dbg` on symbols.
    pub(super) fn debug_symbols(&mut self) {
        if !self.debug {
            return;
        }
        let env = self.env;
        let Some(dbg) = env.strings.find("dbg") else { return };
        let mut owners: FxHashSet<Metadata> = FxHashSet::default();
        for (id, global) in &env.globals {
            let attached = || global.metadata.iter().filter(|(kind, _)| *kind == dbg).map(|&(_, md)| md);
            match global.kind {
                GlobalKind::Function(_) => {
                    if attached().nth(1).is_some() {
                        self.debug_global(id, "a function has one `!dbg`");
                    }
                    if let Some(md) = attached().next() {
                        self.debug_of_header(id, md, &mut owners);
                    }
                }
                GlobalKind::Variable(_)
                    if attached()
                        .any(|md| env.metadata.as_kind(md, MdKind::GlobalVariableExpression).is_none()) =>
                {
                    self.debug_global(id, "the `!dbg` of a variable is a `!DIGlobalVariableExpression`");
                }
                _ => {}
            }
        }
    }

    fn debug_of_header(&mut self, id: GlobalId, md: Metadata, owners: &mut FxHashSet<Metadata>) {
        let Some(node) = self.env.metadata.as_kind(md, MdKind::Subprogram) else {
            return self.debug_global(id, "the `!dbg` of a function is a `!DISubprogram`");
        };
        if self.module.body(id).is_none() {
            if node.distinct {
                self.debug_global(
                    id,
                    "the `!DISubprogram` of a function that is only declared is not distinct",
                );
            }
        } else {
            if !node.distinct {
                self.debug_global(id, "the `!DISubprogram` of a definition is distinct");
            }
            if !owners.insert(md) {
                self.debug_global(id, "a `!DISubprogram` belongs to one function");
            }
        }
    }

    pub(super) fn subprogram_of(&self, id: GlobalId) -> Option<Metadata> {
        let dbg = self.env.strings.find("dbg")?;
        let &(_, md) = self.env.globals[id].metadata.iter().find(|(kind, _)| *kind == dbg)?;
        self.env.metadata.as_kind(md, MdKind::Subprogram).map(|_| md)
    }

    /// Locations and variables of a body.
    pub(super) fn debug_of_function(&mut self, f: &Function) {
        if !self.debug {
            return;
        }
        let subprogram = self.subprogram_of(f.id);
        let mut wrong: FxHashMap<DebugLoc, &'static str> = FxHashMap::default();
        for (loc, data) in &f.debug_locs {
            match *data {
                DebugLocData::Node(node) => {
                    self.reach(node);
                    if self.env.metadata.as_kind(node, MdKind::Location).is_none() {
                        wrong.insert(loc, "`!dbg` is a `!DILocation`");
                        continue;
                    }
                }
                DebugLocData::Direct { scope, inlined_at, .. } => {
                    self.reach(scope);
                    inlined_at.into_iter().for_each(|at| self.reach(at));
                }
            }
            let outermost = self.outermost(f, loc);
            if let (Some(own), Some(found)) = (subprogram, outermost)
                && own != found
            {
                wrong.insert(loc, "`!dbg` lies in the subprogram of another function");
            }
        }
        let mut arguments: FxHashMap<u64, Metadata> = FxHashMap::default();
        for &inst in f.layout.iter().flat_map(|&block| &f.blocks[block].insts) {
            if let Some(&why) = f.insts[inst].loc.expand().and_then(|loc| wrong.get(&loc)) {
                self.debug_inst(f, inst, why);
            }
            for record in f.debug_records.get(&inst).into_iter().flatten() {
                let done = self.variable_record(f, record.kind, &record.operands, record.loc, &mut arguments);
                if let Err(why) = done {
                    self.debug_inst(f, inst, why);
                }
            }
        }
        self.debug_intrinsics(f, &mut arguments);
    }

    /// The subprogram of the function that a location ends up in, through all inlining.
    fn outermost(&self, f: &Function, loc: DebugLoc) -> Option<Metadata> {
        match *f.debug_locs.get(loc)? {
            DebugLocData::Node(node) => self.owner(node),
            DebugLocData::Direct { scope, inlined_at, .. } => self.owner(inlined_at.unwrap_or(scope)),
        }
    }

    fn debug_intrinsics(&mut self, f: &Function, arguments: &mut FxHashMap<u64, Metadata>) {
        let kinds = [
            ("llvm.dbg.value", DebugRecordKind::Value),
            ("llvm.dbg.declare", DebugRecordKind::Declare),
            ("llvm.dbg.assign", DebugRecordKind::Assign),
            ("llvm.dbg.label", DebugRecordKind::Label),
        ]
        .map(|(name, kind)| (self.env.find_global(name), kind));
        if kinds.iter().all(|(id, _)| id.is_none()) {
            return;
        }
        for &inst in f.layout.iter().flat_map(|&block| &f.blocks[block].insts) {
            let Some(call) = f.call(inst) else { continue };
            let Some(callee) = call.callee.as_global() else { continue };
            let Some(&(_, kind)) = kinds.iter().find(|(id, _)| *id == Some(callee)) else { continue };
            let args = f.list(&call.args);
            // The old form of `llvm.dbg.value` has an offset, which is no metadata.
            let operands: Vec<MdOperand> = args
                .iter()
                .filter_map(|arg| match arg.kind() {
                    OperandKind::Metadata(id) => f.md_operands.get(id).cloned(),
                    _ => None,
                })
                .collect();
            if let Err(why) = self.variable_record(f, kind, &operands, f.insts[inst].loc.expand(), arguments)
            {
                self.debug_inst(f, inst, why);
            }
        }
    }

    fn variable_record(
        &mut self,
        f: &Function,
        kind: DebugRecordKind,
        operands: &[MdOperand],
        loc: Option<DebugLoc>,
        arguments: &mut FxHashMap<u64, Metadata>,
    ) -> Result<(), &'static str> {
        let md = |at: usize| match operands.get(at) {
            Some(MdOperand::Md(md)) => Some(*md),
            _ => None,
        };
        for operand in operands {
            if let MdOperand::Md(md) = operand {
                self.reach(*md);
            }
        }
        let pool = &self.env.metadata;
        let Some(loc) = loc else {
            return Err("what is said of a variable or label has a location (`!dbg`)");
        };
        let at = self.env.location(f, loc);
        let own = at.and_then(|at| self.owner(at.scope));
        let scope_of = |id: Metadata| {
            let node = self.env.metadata.as_node(id)?;
            self.owner(self.env.metadata.field_md(node, MdKey::Scope)?)
        };
        let differs = |id: Metadata| matches!((scope_of(id), own), (Some(a), Some(b)) if a != b);
        if kind == DebugRecordKind::Label {
            let label = md(0).filter(|&id| self.is_kind(id, &[MdKind::Label]));
            let label = label.ok_or("a label is described by a `!DILabel`")?;
            return if differs(label) {
                Err("the label lies in another subprogram than its location")
            } else {
                Ok(())
            };
        }
        if let Some(md) = md(0) {
            let empty = self.tuple(Some(md)).is_some_and(|tuple| pool.operands(&tuple).all(|o| o.is_none()));
            let value = self.constant(Some(md)).is_some() || self.is_kind(md, &[MdKind::ArgList]);
            if !empty && !value {
                return Err("the value of a variable is a value, or `!{}` for none");
            }
        }
        let variable = md(1).filter(|&id| self.is_kind(id, &[MdKind::LocalVariable]));
        let variable = variable.ok_or("the variable is a `!DILocalVariable`")?;
        let expr = md(2).filter(|&id| self.is_kind(id, &[MdKind::Expression]));
        let expr = expr.ok_or("where the variable is found is told by a `!DIExpression`")?;
        if kind == DebugRecordKind::Assign {
            md(3)
                .filter(|&id| self.is_kind(id, &[MdKind::AssignId]))
                .ok_or("an assignment has a `!DIAssignID`")?;
        }
        if differs(variable) {
            return Err("the variable lies in another subprogram than its location");
        }
        let described = self.subprogram_of(f.id).is_some() && at.is_some_and(|at| at.inlined_at.is_none());
        self.variable_details(operands, variable, expr, described, arguments)
    }

    fn variable_details(
        &self,
        operands: &[MdOperand],
        variable: Metadata,
        expr: Metadata,
        described: bool,
        arguments: &mut FxHashMap<u64, Metadata>,
    ) -> Result<(), &'static str> {
        let pool = &self.env.metadata;
        let (Some(node), Some(expr)) = (pool.as_node(variable), pool.as_node(expr)) else { return Ok(()) };
        self.fragment(node, expr)?;
        let entry_value = pool.fields(expr).any(|field| {
            matches!(field.value, crate::MdValue::Word(w) if self.env.strings.bytes(w) == b"DW_OP_LLVM_entry_value")
        });
        let local = matches!(operands.first(), Some(MdOperand::Local(value)) if value.as_value().is_some());
        if entry_value && !local {
            return Err("only an argument has a value on entry");
        }
        // One variable for each argument of a function that is not inlined.
        if described && let Some(number) = pool.field_uint(node, MdKey::Arg).filter(|&n| n > 0) {
            let first = *arguments.entry(number).or_insert(variable);
            // LLVM makes nodes of equal content one.
            let same = pool.as_node(first).is_some_and(|first| pool.fields(first).eq(pool.fields(node)));
            if !same {
                return Err("two variables are described as the same argument");
            }
        }
        Ok(())
    }

    /// A call that may be inlined needs a location, which the locations of the inlined code refer to.
    pub(super) fn call_location(&mut self, f: &Function, inst: Inst, call: &CallData, intrinsic: bool) {
        if !self.debug || intrinsic || f.insts[inst].loc.expand().is_some() {
            return;
        }
        let Some(callee) = call.callee.as_global() else { return };
        let replaceable = self.env.globals[callee].linkage.is_interposable();
        if !replaceable
            && self.is_function(call.callee)
            && self.module.body(callee).is_some()
            && self.env.globals[callee].ty == call.fn_ty
            && self.subprogram_of(callee).is_some()
            && self.subprogram_of(f.id).is_some()
        {
            self.debug_inst(
                f,
                inst,
                "a call that can be inlined, in a function with debug information, has a location (`!dbg`)",
            );
        }
    }
}
