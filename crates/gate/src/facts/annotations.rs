//! The entries of `!nvvm.annotations`, taken apart once. NVVM IR specification, "Global Property Annotation".

use diag::SourceSpan;
use ir::{ConstExpr, ConstKind, GlobalId, GlobalKind, MdData, MdKind, Metadata, ModuleEnv, StrId};

/// What an entry is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A function, named as it is.
    Function(GlobalId),
    /// A function, through an alias, a cast or an offset.
    Indirect(GlobalId),
    /// A variable.
    Variable(GlobalId),
    /// Nothing any more: null, undef or an operand that is gone.
    Gone,
    /// Something that no tool reads.
    Unreadable,
}

/// The value of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// An integer of a width.
    Int(u64, u32),
    /// A node.
    Node(Metadata),
    /// Something else, or none at all.
    Other,
}

/// An entry.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// What it is about.
    pub subject: Subject,
    /// Key and value by turns; a key that is no string is `None`.
    pub pairs: Vec<(Option<StrId>, Value)>,
    /// Where it stands.
    pub span: Option<SourceSpan>,
}

/// All entries, in order.
pub fn read(env: &ModuleEnv) -> Vec<Annotation> {
    let nodes = env.named_metadata("nvvm.annotations");
    nodes.iter().filter_map(|&node| annotation(env, node)).collect()
}

fn annotation(env: &ModuleEnv, node: Metadata) -> Option<Annotation> {
    let node = env.metadata.as_kind(node, MdKind::Tuple)?;
    let mut operands = env.metadata.operands(node);
    let subject = operands.next().map_or(Subject::Gone, |operand| subject(env, operand));
    let mut pairs = Vec::new();
    while let Some(key) = operands.next() {
        let key = match key.map(|key| env.metadata.get(key)) {
            Some(MdData::Str(key)) => Some(*key),
            _ => None,
        };
        pairs.push((key, operands.next().map_or(Value::Other, |operand| value(env, operand))));
    }
    Some(Annotation { subject, pairs, span: node.span() })
}

fn subject(env: &ModuleEnv, operand: Option<Metadata>) -> Subject {
    let Some(operand) = operand else { return Subject::Gone };
    let MdData::Value(mut c) = *env.metadata.get(operand) else { return Subject::Unreadable };
    let mut direct = true;
    for _ in 0..64 {
        c = match env.consts.kind(c) {
            ConstKind::Global(global) => match env.globals[*global].kind {
                GlobalKind::Function(_) if direct => return Subject::Function(*global),
                GlobalKind::Function(_) => return Subject::Indirect(*global),
                GlobalKind::Variable(_) => return Subject::Variable(*global),
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => target,
            },
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => return Subject::Gone,
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Cast { value, .. } => *value,
                ConstExpr::Gep { operands, .. } if !operands.is_empty() => operands[0],
                _ => return Subject::Unreadable,
            },
            _ => return Subject::Unreadable,
        };
        direct = false;
    }
    Subject::Unreadable
}

fn value(env: &ModuleEnv, operand: Option<Metadata>) -> Value {
    let Some(operand) = operand else { return Value::Other };
    match env.metadata.get(operand) {
        MdData::Value(c) => match (env.consts.as_int(*c), env.types.int_width(env.consts.ty(*c))) {
            (Some(number), Some(width)) => Value::Int(number, width),
            _ => Value::Other,
        },
        MdData::Node(_) => Value::Node(operand),
        _ => Value::Other,
    }
}
