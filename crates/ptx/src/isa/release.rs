//! Where releases of `ptxas` differ at the same `.version` and target: forms that newer ones take at versions that are
//! older than the form, and the few that newer ones lost. All of it is measured, none of it stands in the manual.

use super::row::{Avail, Kind};
use super::{Op, Opcode, kit::since};
use crate::judge::Release;
use crate::token::Tok;

const R12_6: Release = Release::new(12, 6);
const R12_8: Release = Release::new(12, 8);
const R12_9: Release = Release::new(12, 9);
const R13_0: Release = Release::new(13, 0);

const V60_70: &[Avail] = &[since(70, 6, 0)];
const V83_70: &[Avail] = &[since(70, 8, 3)];

impl Opcode {
    /// The first release that takes this with so many operands, where it is later than the form's version tells.
    pub fn first_release(self, operands: usize) -> Option<Release> {
        match self.op() {
            // Eight elements of 8 or 16 bits came with the vectors of 256 bits, at every version.
            Op::Ld | Op::LdNc | Op::Ldu | Op::St if self.has(Tok::V8) => {
                self.ty(0).is_some_and(|ty| ty.bits() <= 16).then_some(R12_9)
            }
            Op::StAsync => {
                let documented = operands == 3
                    && self.has(Tok::CompleteTx)
                    && matches!(self.get(Kind::Space), None | Some(Tok::SharedCluster))
                    && self.ty(0).is_some_and(|ty| ty.bits() >= 32);
                (!documented).then_some(R12_8)
            }
            Op::RedAsync => {
                let documented = operands == 3 && self.ty(0) != Some(crate::types::Type::S64);
                (!documented).then_some(R12_8)
            }
            Op::Mapa if self.ty(0) == Some(crate::types::Type::S32) => Some(R12_6),
            Op::FenceProxy if self.row().head == "membar.proxy.async" => Some(R13_0),
            Op::FenceProxy
                if self.row().head == "fence.proxy.tensormap::generic" && self.has(Tok::AcqRel) =>
            {
                Some(R13_0)
            }
            _ => None,
        }
    }

    /// Where these releases take it, if not where the row says.
    pub fn availability_in(self, release: Release) -> Option<&'static [Avail]> {
        let is_one_sided = self.has(Tok::Acquire) || self.has(Tok::Release);
        match self.op() {
            Op::Fence if is_one_sided && self.row().slots.len() == 2 => {
                (R12_8..=R13_0).contains(&release).then_some(V60_70)
            }
            // Refused by 13.5.
            Op::St if self.has(Tok::Weak) && self.has(Tok::ParamFunc) => (release <= R13_0).then_some(V83_70),
            _ => None,
        }
    }
}
