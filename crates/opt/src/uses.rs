//! Who uses a value: a table made when a pass asks, not kept up to date.

use cranelift_entity::SecondaryMap;
use ir::{Function, Inst, Value};

/// The instructions that use each value, in the order of the layout. One that uses a value twice stands twice.
pub(crate) struct Users {
    start: SecondaryMap<Value, (u32, u32)>,
    insts: Vec<Inst>,
}

impl Users {
    /// The users in the blocks of the layout.
    pub(crate) fn new(f: &Function) -> Users {
        let mut start: SecondaryMap<Value, (u32, u32)> = SecondaryMap::with_capacity(f.values.len());
        let each = |visit: &mut dyn FnMut(Value, Inst)| {
            for &block in &f.layout {
                for &inst in &f.blocks[block].insts {
                    f.for_each_operand(inst, |operand| {
                        if let Some(value) = f.resolve(operand).as_value() {
                            visit(value, inst);
                        }
                    });
                }
            }
        };
        each(&mut |value, _| start[value].1 += 1);
        let mut total = 0;
        for value in f.values.keys() {
            let count = start[value].1;
            start[value] = (total, total);
            total += count;
        }
        let mut insts = vec![Inst::from_u32(0); total as usize];
        each(&mut |value, inst| {
            let end = &mut start[value].1;
            insts[*end as usize] = inst;
            *end += 1;
        });
        Users { start, insts }
    }

    /// The users of a value.
    pub(crate) fn of(&self, value: Value) -> &[Inst] {
        let (start, end) = self.start[value];
        &self.insts[start as usize..end as usize]
    }
}
