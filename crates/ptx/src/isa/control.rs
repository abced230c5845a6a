//! Control flow and what is left (PTX ISA, "Control Flow Instructions", "Stack Manipulation", "Miscellaneous").

use super::kit::*;

const FLOW: &str = "control-flow-instructions";
const MISC: &str = "miscellaneous-instructions";
const STACK: &str = "stack-manipulation-instructions";
const UNI: Slot = may(Kind::Uni, &[Uni]);

const fn flow(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, FLOW).effect(Effect::Control)
}

const LABEL: Opnd = r(Form::Label, Ty::Any);
const TARGETS: Opnd = r(Form::Targets, Ty::Any);
const CALL: Opnd = r(Form::Call, Ty::Any);

pub(super) const ROWS: &[Row] = &[
    flow(Op::Bra, "bra", &[UNI], &[LABEL]),
    flow(Op::BrxIdx, "brx.idx", &[UNI], &[SI, TARGETS]).avail(&[since(30, 6, 0)]),
    flow(Op::Call, "call", &[UNI], &[CALL, CALL, CALL, CALL]),
    flow(Op::Ret, "ret", &[UNI], &[]),
    flow(Op::Exit, "exit", &[], &[]),
    Row::new(Op::Brkpt, "brkpt", &[], &[], MISC).effect(Effect::Control),
    Row::new(Op::Trap, "trap", &[], &[], MISC).effect(Effect::Control),
    Row::new(Op::NanoSleep, "nanosleep", &[ty(&[U32])], &[S0], MISC)
        .avail(&[since(70, 6, 2)])
        .effect(Effect::Sync),
    Row::new(Op::PmEvent, "pmevent", &[may(Kind::Other, &[Mask])], &[IMM], MISC)
        .younger(&[(Mask, &[since(0, 3, 0)])])
        .effect(Effect::Sync),
    Row::new(Op::SetMaxNReg, "setmaxnreg.inc.sync.aligned", &[ty(&[U32, S32])], &[IMM], MISC)
        .avail(&[on(HOPPER, 8, 0)])
        .effect(Effect::Sync),
    Row::new(Op::SetMaxNReg, "setmaxnreg.dec.sync.aligned", &[ty(&[U32, S32])], &[IMM], MISC)
        .avail(&[on(HOPPER, 8, 0)])
        .effect(Effect::Sync),
    Row::new(Op::StackSave, "stacksave", &[ty(&[U32, U64])], &[D0], STACK).avail(&[since(52, 7, 3)]),
    Row::new(Op::StackRestore, "stackrestore", &[ty(&[U32, U64])], &[r(Form::Reg, Ty::Slot(0))], STACK)
        .avail(&[since(52, 7, 3)])
        .effect(Effect::Write),
    Row::new(Op::Alloca, "alloca", &[ty(&[U32, U64])], &[D0, S0, IMM], STACK)
        .opt(1)
        .avail(&[since(52, 7, 3)])
        .effect(Effect::Write),
];
