//! One cause, one report: places that have the same fault for the same reason are told at the first, with the others as
//! labels and a count.

use super::{Context, Findings};
use crate::place;
use diag::{Diagnostic, Place};
use ir::{Block, GlobalId, Inst};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Further places that one report shows.
const SHOWN: usize = 3;

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct At {
    pub(crate) function: GlobalId,
    pub(crate) block: Block,
    pub(crate) inst: Inst,
}

/// Places by cause, in the order of the first.
pub(crate) struct Causes<K> {
    index: FxHashMap<K, usize>,
    found: Vec<(K, Vec<At>, usize)>,
}

impl<K> Default for Causes<K> {
    fn default() -> Self {
        Causes { index: FxHashMap::default(), found: Vec::new() }
    }
}

impl<K: Clone + Eq + Hash> Causes<K> {
    pub(crate) fn add(&mut self, cause: K, at: At) {
        let next = self.found.len();
        let index = *self.index.entry(cause.clone()).or_insert(next);
        if index == next {
            self.found.push((cause, Vec::new(), 0));
        }
        let (_, places, count) = &mut self.found[index];
        *count += 1;
        if places.len() <= SHOWN {
            places.push(at);
        }
    }

    /// Makes one report for each cause; `make` gets the first place, which has neither the way there nor the others yet.
    pub(crate) fn report(
        self,
        context: &Context<'_>,
        findings: &mut Findings,
        mut make: impl FnMut(&K, At, Place) -> Diagnostic,
    ) {
        for (cause, places, count) in self.found {
            let first = places[0];
            let place = place::of_finding(context.module, first.function, first.block, first.inst);
            let mut diagnostic =
                context.explain_way_to(make(&cause, first, place), first.function, first.block);
            for other in &places[1..] {
                let at = place::of_inst(context.module, other.function, other.block, other.inst);
                let message = format!("the same in {}", context.quoted(other.function));
                diagnostic = diagnostic.label(at, message);
            }
            if count > 1 + SHOWN {
                diagnostic = diagnostic.note(format!("{count} places in all have this cause"));
            }
            findings.at_inst(first.function, first.inst, diagnostic);
        }
    }
}
