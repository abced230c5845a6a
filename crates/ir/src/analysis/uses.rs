//! How often each value is used by the instructions in the layout.

use crate::{Function, Value};
use cranelift_entity::SecondaryMap;

/// Use counts of local values. Debug records do not count.
#[derive(Clone, Debug)]
pub struct UseCounts(SecondaryMap<Value, u32>);

impl UseCounts {
    /// Counts the uses in `function`.
    pub fn new(function: &Function) -> Self {
        let mut counts: SecondaryMap<Value, u32> = SecondaryMap::with_capacity(function.values.len());
        for &block in &function.layout {
            for &inst in &function.blocks[block].insts {
                function.for_each_operand(inst, |operand| {
                    if let Some(value) = function.resolve(operand).as_value() {
                        counts[value] += 1;
                    }
                });
            }
        }
        UseCounts(counts)
    }

    /// The number of uses of a value.
    pub fn of(&self, value: Value) -> u32 {
        self.0[value]
    }
}
