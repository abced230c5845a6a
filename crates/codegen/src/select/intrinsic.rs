//! Intrinsics: `llvm.*` of any target. Those of NVPTX are in [`super::nvvm`].

use crate::cx::{R, unsupported};
use crate::func::FnCx;
use crate::types::Class;
use ir::{CallId, Inst};
use ptx::{Op, Operand as POp, Special, SpecialReg, Tok};

/// Whether a call of an intrinsic has to be made though nothing uses its result.
pub(super) fn has_effect(_name: &str) -> bool {
    true
}

impl<'a> FnCx<'a> {
    pub(super) fn intrinsic(&mut self, inst: Inst, _call: CallId, name: &'a str) -> R {
        if let Some(rest) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") {
            let sreg = match rest {
                "tid.x" => SpecialReg::component(Special::Tid, 0),
                "ntid.x" => SpecialReg::component(Special::NTid, 0),
                "ctaid.x" => SpecialReg::component(Special::CtaId, 0),
                _ => return unsupported(format!("the intrinsic `{name}`")),
            };
            let part = self.def(Class::B32, Op::Mov, &[Tok::U32], &[POp::Special(sreg)]);
            let Some(value) = self.f.result(inst) else { return Ok(()) };
            let dest = self.dest(value)?;
            return self.finish(&dest, &[part]);
        }
        unsupported(format!("the intrinsic `{name}`"))
    }

    pub(super) fn inline_asm(&mut self, _inst: Inst, _call: CallId, _asm: ir::Asm) -> R {
        unsupported("inline assembly")
    }
}
