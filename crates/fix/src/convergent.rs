//! `convergent` for inline assembly that needs all threads of a warp or block. LangRef, "convergent".

use crate::count;
use ir::attributes::AttrList;
use ir::{AttrKind, Attribute, InstKind, Module, OperandKind};

/// What the instructions begin with.
const TOGETHER: [&str; 9] =
    ["bar.", "barrier.", "shfl.", "vote.", "match.", "redux.", "mma.", "wmma.", "elect."];

pub(crate) fn mark(module: &mut Module, changes: &mut Vec<String>) {
    for function in module.env.globals.keys().collect::<Vec<_>>() {
        let (env, Some(body)) = (&mut module.env, module.bodies[function].as_mut()) else { continue };
        let mut marked = 0;
        for block in &body.layout {
            for &inst in &body.blocks[*block].insts {
                let InstKind::Call(call) = body.insts[inst].kind else { continue };
                let call = &mut body.calls[call];
                let OperandKind::Asm(asm) = call.callee.kind() else { continue };
                let text = env.strings.text(env.asms[asm].template);
                let mut words = text.split(|c: char| c.is_whitespace() || matches!(c, ';' | '{' | '}'));
                let together = words.any(|word| TOGETHER.iter().any(|prefix| word.starts_with(prefix)));
                if !together || env.attributes.has(call.attributes, AttrKind::Convergent) {
                    continue;
                }
                let list = env.attributes.list(call.attributes).clone();
                let mut set = env.attributes.set(list.function).to_vec();
                set.push(Attribute::Enum(AttrKind::Convergent));
                let set = env.attributes.intern_set(set);
                call.attributes = env.attributes.intern_list(AttrList { function: set, ..list });
                marked += 1;
            }
        }
        if marked > 0 {
            let name = module.env.global_name(function);
            changes.push(format!("{} in `{name}` is `convergent` now", count(marked, "assembly statement")));
        }
    }
}
