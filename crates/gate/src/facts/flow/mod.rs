//! Where pointers can lead: which functions may arrive at an indirect call.
//!
//! An inclusion-based analysis, insensitive to the order of instructions and to contexts, sensitive to fields. Every
//! value, and the content of every object (variable, stack slot, and one that stands for all memory that the module does not
//! show), is a node that holds `Elem`s: a function or the address of an object, at an offset in bytes inside the value.
//! A load is a window into the content of an object, a store puts a value into it, an aggregate is read and written in the
//! same way. A function that gets where it is only through unseen memory or an unseen function is a *weak* element.
//!
//! Sets stay small by widening offsets, and the whole stops after a number of steps that is linear in the module; what is
//! not known then is not claimed.

mod build;
mod constants;
mod offset;
mod solve;

use super::{CallGraph, Callee, Kernels};
use cranelift_entity::{EntityRef, SecondaryMap};
use ir::{Block, GlobalId, Inst, Module, ModuleEnv, Operand, Value};
use offset::Offset;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A node: a value, a result of a function, or the content of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Node(u32);

/// An object in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Object {
    /// What the module does not show: memory that the host or another module owns.
    Unseen,
    /// A variable.
    Variable(GlobalId),
    /// What an `alloca`, or a call of an allocator, makes.
    Made(GlobalId, Inst),
}

/// Where a function's address was taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// In the initialiser of a variable.
    Initialiser(GlobalId),
    /// By an instruction.
    Instruction {
        /// Of this function.
        function: GlobalId,
        /// In this block.
        block: Block,
        /// The instruction.
        inst: Inst,
    },
    /// Not recorded: only kernels' addresses are followed to their origin.
    Unrecorded,
}

/// What an element is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Thing {
    /// A function.
    Function(GlobalId, Origin),
    /// The address of an object, plus an offset.
    Address(Object, Offset),
}

/// Something inside a value or an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Elem {
    /// Where inside, in bytes.
    at: Offset,
    /// How many bytes of it are there.
    size: u8,
    /// Whether only unseen memory or functions connect it.
    weak: bool,
    thing: Thing,
}

/// What an edge does to the elements that pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// Nothing.
    Copy,
    /// Puts the value into a larger one, where it is at most so many bytes.
    Put { at: Offset, width: u64 },
    /// Takes a part of the value.
    Window { at: Offset, width: u64 },
    /// All but a part of the value.
    Hole { at: i64, width: u64 },
    /// Moves addresses.
    Move(Offset),
    /// Computes with the value as a number.
    Arithmetic,
    /// As `Window`, but the connection is a guess.
    Guess { at: Offset, width: u64 },
}

/// A constraint that grows edges as the addresses in a node become known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Load { into: Node, width: u64 },
    Store { from: Node, width: u64 },
    Call(u32),
}

#[derive(Clone, Default, Debug)]
struct NodeData {
    elems: Vec<Elem>,
    /// Elements by what they are, whatever the offset.
    by_thing: FxHashMap<Thing, SmallVec<[u32; 2]>>,
    edges: Vec<(Node, Step)>,
    accesses: Vec<Access>,
    /// Elements that have been passed on.
    done: usize,
    queued: bool,
}

/// An indirect call: bound to functions as they arrive.
#[derive(Clone, Debug)]
struct Site {
    args: Vec<Option<Node>>,
    result: Option<Node>,
}

/// A function that may arrive somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrival {
    /// The function.
    pub function: GlobalId,
    /// Where its address was taken.
    pub origin: Origin,
    /// Whether only unseen memory or an unseen function connects it.
    pub weak: bool,
}

/// The solved analysis.
#[derive(Clone, Default, Debug)]
pub struct Flow {
    nodes: Vec<NodeData>,
    first_value: SecondaryMap<GlobalId, u32>,
    results: FxHashMap<GlobalId, Node>,
    params: FxHashMap<GlobalId, Vec<Node>>,
    rests: FxHashMap<GlobalId, Node>,
    contents: FxHashMap<Object, Node>,
    grown: FxHashSet<(Node, Node, Step)>,
    sites: Vec<Site>,
    /// Operands that are not values, at the instruction that uses them.
    operands: FxHashMap<(GlobalId, Inst, Operand), Node>,
    plain_globals: FxHashMap<GlobalId, Node>,
    kernels: FxHashSet<GlobalId>,
    steps_left: usize,
    gave_up: bool,
}

/// Whether code or a table that is not for tools takes the address of a kernel.
pub fn takes_a_kernel_address(module: &Module, kernels: &Kernels, calls: &CallGraph) -> bool {
    if kernels.is_empty() {
        return false;
    }
    let env = &module.env;
    let named = env.globals.iter().any(|(id, global)| {
        global.as_variable().is_some()
            && !is_for_tools(env, id)
            && calls.named_by(id).iter().any(|&g| kernels.contains(stands_for(env, g)))
    });
    let references = module
        .defined_functions()
        .flat_map(|(id, _)| calls.refs_of(id))
        .filter(|r| kernels.contains(stands_for(env, r.target)))
        .count();
    let called = calls.sites().iter().filter(|site| {
        site.callee.function().is_some_and(|f| kernels.contains(f))
            && !matches!(site.callee, Callee::Value(_))
    });
    named || references > called.count()
}

/// The function behind an alias, else the global itself.
fn stands_for(env: &ModuleEnv, global: GlobalId) -> GlobalId {
    super::calls::behind_aliases(env, global).unwrap_or(global)
}

/// `llvm.used` and its kin: lists for tools, not memory.
pub fn is_for_tools(env: &ModuleEnv, global: GlobalId) -> bool {
    let data = &env.globals[global];
    data.name.is_some_and(|name| env.strings.bytes(name).starts_with(b"llvm."))
        || data.section.is_some_and(|section| env.strings.bytes(section) == b"llvm.metadata")
}

impl Flow {
    /// Functions that may be the value of an operand of an instruction, in a stable order: each function once for each
    /// place where its address was taken, with its strongest connection.
    pub fn arrivals(&self, function: GlobalId, inst: Inst, operand: Operand) -> Vec<Arrival> {
        self.node_of(function, inst, operand).map_or_else(Vec::new, |node| self.functions_in(node))
    }

    /// Functions that may be returned by a function.
    pub fn returned(&self, function: GlobalId) -> Vec<Arrival> {
        self.results.get(&function).map_or_else(Vec::new, |&node| self.functions_in(node))
    }

    /// Whether the address in an operand may be one of memory that others can read: a variable's, or an unseen one.
    pub fn is_shared_memory(&self, function: GlobalId, inst: Inst, operand: Operand) -> bool {
        self.node_of(function, inst, operand).is_some_and(|node| {
            let things = self.nodes[node.0 as usize].elems.iter().map(|elem| elem.thing);
            things
                .into_iter()
                .any(|thing| matches!(thing, Thing::Address(Object::Unseen | Object::Variable(_), _)))
        })
    }

    /// Whether something was left out, because there was too much of it: then functions may be missing.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    fn functions_in(&self, node: Node) -> Vec<Arrival> {
        let elems = self.nodes[node.0 as usize].elems.iter();
        let mut found: Vec<Arrival> = elems
            .filter_map(|elem| match elem.thing {
                Thing::Function(function, origin) => Some(Arrival { function, origin, weak: elem.weak }),
                Thing::Address(..) => None,
            })
            .collect();
        found.sort_unstable();
        found.dedup_by_key(|arrival| (arrival.function, arrival.origin));
        found
    }

    fn node_of(&self, function: GlobalId, inst: Inst, operand: Operand) -> Option<Node> {
        match operand.as_value() {
            Some(value) => Some(self.value_node(function, value)),
            None => {
                let fixed = self.operands.get(&(function, inst, operand));
                fixed.or_else(|| self.plain_globals.get(&operand.as_global()?)).copied()
            }
        }
    }

    fn value_node(&self, function: GlobalId, value: Value) -> Node {
        Node(self.first_value[function] + value.index() as u32)
    }
}
