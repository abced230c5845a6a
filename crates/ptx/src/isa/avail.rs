//! Where an instruction is legal: targets and versions of a row, of younger tokens, and of what no slot says alone.

use super::row::{Avail, Constraint, Kind, Targets};
use super::{Opcode, kit::since};
use crate::target::{Sm, Suffix, Target, Version};
use crate::token::Tok;
use smallvec::SmallVec;
use std::fmt::Write as _;

impl Targets {
    /// Whether the set has this architecture.
    pub fn contains(self, sm: Sm) -> bool {
        match self {
            Targets::From(first) => sm.number >= first,
            Targets::Range(first, last) => (first..=last).contains(&sm.number),
            Targets::Only(list) => list.contains(&sm),
        }
    }
}

impl Avail {
    /// Whether this alternative allows the target.
    pub fn allows(&self, target: Target) -> bool {
        self.targets.contains(target.sm)
            && self.from <= target.version
            && self.until.is_none_or(|until| target.version <= until)
    }
}

/// The lowest version in which one of the alternatives allows this architecture. An empty list allows everything.
pub fn lowest(avail: &[Avail], sm: Sm) -> Option<Version> {
    if avail.is_empty() {
        return Some(Version::new(1, 0));
    }
    avail.iter().filter(|avail| avail.targets.contains(sm)).map(|avail| avail.from).min()
}

/// Whether one of the alternatives allows the target.
pub fn allows(avail: &[Avail], target: Target) -> bool {
    avail.is_empty() || avail.iter().any(|avail| avail.allows(target))
}

/// What would be needed, for a message: "sm_80 and PTX 7.0".
pub fn describe(avail: &[Avail], target: Target) -> String {
    // If another version is enough, the version alone is what to say.
    let here = avail.iter().filter(|avail| avail.targets.contains(target.sm));
    if let Some(avail) = here.min_by_key(|avail| avail.from) {
        return match avail.until {
            Some(until) if target.version > until => format!("PTX {until} or earlier on {}", target.sm),
            _ => format!("PTX {}", avail.from),
        };
    }
    let mut text = String::new();
    for avail in avail {
        if !text.is_empty() {
            text.push_str(", or ");
        }
        // Writing to a string cannot fail.
        let _ = match avail.targets {
            Targets::From(first) => write!(text, "sm_{first} or later"),
            Targets::Range(0, last) => write!(text, "sm_{last} or earlier"),
            Targets::Range(first, last) => write!(text, "sm_{first} to sm_{last}"),
            Targets::Only(list) => write!(text, "{}", shortest(list)),
        };
        if avail.from > Version::new(2, 3) {
            let _ = write!(text, " and PTX {}", avail.from);
        }
    }
    text
}

/// A list of architectures, those that a family covers left out.
fn shortest(list: &[Sm]) -> String {
    let covered = |sm: &&Sm| sm.suffix == Suffix::Arch && list.contains(&Sm::family(sm.number));
    let names: Vec<String> = list.iter().filter(|sm| !covered(sm)).map(ToString::to_string).collect();
    names.join(", ")
}

const V88_100: &[Avail] = &[since(100, 8, 8)];
const V84_70: &[Avail] = &[since(70, 8, 4)];

impl Opcode {
    /// Every list of alternatives of which one has to allow the target.
    pub fn requirements(self) -> SmallVec<[&'static [Avail]; 4]> {
        let row = self.row();
        let mut all = SmallVec::new();
        if !row.avail.is_empty() {
            all.push(row.avail);
        }
        if !row.younger.is_empty() {
            for token in self.tokens() {
                all.extend(row.younger.iter().filter(|(young, _)| *young == token).map(|(_, avail)| *avail));
            }
        }
        if let Ok(Some(avail)) = self.constraint() {
            all.push(avail);
        }
        all
    }

    /// Whether the target has it.
    pub fn is_available(self, target: Target) -> bool {
        self.requirements().iter().all(|avail| allows(avail, target))
    }

    /// The lowest version that has it on this architecture.
    pub fn lowest_version(self, sm: Sm) -> Option<Version> {
        self.requirements()
            .iter()
            .try_fold(Version::new(1, 0), |low, avail| Some(low.max(lowest(avail, sm)?)))
    }

    /// What the modifiers must keep beside each other: an error, or a further requirement.
    pub(crate) fn constraint(self) -> Result<Option<&'static [Avail]>, &'static str> {
        match self.row().constraint {
            Constraint::None => Ok(None),
            Constraint::Memory => self.memory(),
            Constraint::Atomic => self.atomic(),
            Constraint::ScopeIffOrdered => match (self.get(Kind::Sem), self.get(Kind::Scope)) {
                (Some(_), None) => Err("an ordering needs a scope"),
                (None, Some(_)) => Err("a scope needs an ordering"),
                _ => Ok(None),
            },
        }
    }

    fn memory(self) -> Result<Option<&'static [Avail]>, &'static str> {
        let bits = self.ty(0).map_or(0, crate::types::Type::bits);
        let lanes = match self.get(Kind::Vec) {
            Some(Tok::V2) => 2,
            Some(Tok::V4) => 4,
            Some(Tok::V8) => 8,
            _ => 1,
        };
        let space = self.get(Kind::Space);
        let is_global = matches!(space, None | Some(Tok::Global));
        let is_l1 = self.get(Kind::Cop).is_some_and(|token| token.name().starts_with("L1"));
        let hints = [Kind::CacheHint, Kind::L2Evict, Kind::Prefetch];
        if !is_global && (is_l1 || hints.iter().any(|&kind| self.get(kind).is_some())) {
            return Err("cache priorities, hints and prefetch sizes go with global memory only");
        }
        if self.op() == super::Op::St
            && self.has(Tok::Weak)
            && matches!(space, Some(Tok::Param | Tok::ParamFunc))
        {
            return Err("`.weak` does not go with parameters");
        }
        if self.get(Kind::L2Evict).is_some() && lanes * bits != 256 {
            return Err("`.L2::evict_…` goes with vectors of 256 bits only");
        }
        if lanes > 1 && bits == 128 {
            return Err("there are no vectors of `.b128`");
        }
        match lanes * bits {
            0..=128 => {}
            256 if lanes >= 4 && bits >= 32 && is_global && self.op() != super::Op::Ldu => {
                return Ok(Some(V88_100));
            }
            256 => return Err("a vector of 256 bits goes with global memory only"),
            _ => return Err("a vector has at most 128 bits, or 256 in global memory"),
        }
        if bits == 128 && self.has(Tok::Sys) {
            return Ok(Some(V84_70));
        }
        Ok(None)
    }

    fn atomic(self) -> Result<Option<&'static [Avail]>, &'static str> {
        if self.ty(0) == Some(crate::types::Type::B128) && self.has(Tok::Sys) {
            return Ok(Some(V84_70));
        }
        let is_global = matches!(self.get(Kind::Space), None | Some(Tok::Global));
        if self.has(Tok::L2CacheHint) && !is_global {
            return Err("`.L2::cache_hint` goes with global memory only");
        }
        Ok(None)
    }
}
