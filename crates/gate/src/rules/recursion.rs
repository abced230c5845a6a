//! `recursion`: functions that call each other in a circle. Strongly connected parts of the graph of direct calls, by
//! Tarjan's algorithm with a stack of its own.

use super::{Context, Findings};
use diag::{Diagnostic, codes};
use ir::GlobalId;
use rustc_hash::FxHashMap;

/// Names of a cycle that are told.
const SHOWN: usize = 4;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let mut edges: FxHashMap<GlobalId, Vec<GlobalId>> = FxHashMap::default();
    for site in context.facts.calls.sites() {
        if let Some(callee) = site.callee.function()
            && context.module.body(callee).is_some()
            // A kernel that is called is a fault of its own.
            && !context.facts.marks.contains(callee)
        {
            edges.entry(site.caller).or_default().push(callee);
        }
    }
    for (id, _) in context.module.defined_functions() {
        edges.entry(id).or_default();
    }
    let mut cycles: Vec<Vec<GlobalId>> = components(context, &edges)
        .into_iter()
        .filter(|part| part.len() > 1 || edges[&part[0]].contains(&part[0]))
        .collect();
    cycles.iter_mut().for_each(|cycle| cycle.sort());
    cycles.sort();
    for cycle in cycles {
        report(context, findings, &cycle);
    }
}

fn report(context: &Context<'_>, findings: &mut Findings, cycle: &[GlobalId]) {
    let inside = |id: GlobalId| cycle.binary_search(&id).is_ok();
    let mut sites = context.facts.calls.sites().iter();
    let Some(site) = sites.find(|site| inside(site.caller) && site.callee.function().is_some_and(inside))
    else {
        return;
    };
    let names: Vec<String> = cycle.iter().take(SHOWN).map(|&id| context.quoted(id)).collect();
    let message = match cycle {
        [one] => format!("{} is recursive: the size of the stack cannot be computed", context.quoted(*one)),
        _ => format!(
            "{}{} call each other: the size of the stack cannot be computed",
            names.join(", "),
            if cycle.len() > SHOWN { format!(" and {} more", cycle.len() - SHOWN) } else { String::new() }
        ),
    };
    let diagnostic = Diagnostic::new(&codes::RECURSION, context.place(site), message);
    let diagnostic = context.explain_way(diagnostic, site);
    findings.at_inst(
        site.caller,
        site.inst,
        diagnostic.help("set the stack limit before the launch (`cuCtxSetLimit`), or write a loop"),
    );
}

/// Strongly connected parts.
fn components(context: &Context<'_>, edges: &FxHashMap<GlobalId, Vec<GlobalId>>) -> Vec<Vec<GlobalId>> {
    let mut tarjan = Tarjan {
        edges,
        index: FxHashMap::default(),
        low: FxHashMap::default(),
        stack: Vec::new(),
        parts: Vec::new(),
    };
    for (id, _) in context.module.defined_functions() {
        if !tarjan.index.contains_key(&id) {
            tarjan.visit(id);
        }
    }
    tarjan.parts
}

struct Tarjan<'a> {
    edges: &'a FxHashMap<GlobalId, Vec<GlobalId>>,
    index: FxHashMap<GlobalId, usize>,
    /// The lowest index that is reached; `usize::MAX` once the part is complete.
    low: FxHashMap<GlobalId, usize>,
    stack: Vec<GlobalId>,
    parts: Vec<Vec<GlobalId>>,
}

impl Tarjan<'_> {
    fn enter(&mut self, id: GlobalId) {
        let next = self.index.len();
        self.index.insert(id, next);
        self.low.insert(id, next);
        self.stack.push(id);
    }

    fn visit(&mut self, root: GlobalId) {
        let mut work = vec![(root, 0)];
        self.enter(root);
        while let Some((id, next)) = work.last_mut() {
            let id = *id;
            let target = self.edges.get(&id).and_then(|targets| targets.get(*next)).copied();
            *next += 1;
            match target {
                Some(target) if !self.index.contains_key(&target) => {
                    self.enter(target);
                    work.push((target, 0));
                }
                Some(target) => {
                    if self.low[&target] != usize::MAX {
                        let low = self.low[&id].min(self.index[&target]);
                        self.low.insert(id, low);
                    }
                }
                None => {
                    work.pop();
                    let low = self.low[&id];
                    if low == self.index[&id] {
                        self.finish(id);
                    } else if let Some((caller, _)) = work.last() {
                        let low = low.min(self.low[caller]);
                        self.low.insert(*caller, low);
                    }
                }
            }
        }
    }

    fn finish(&mut self, id: GlobalId) {
        let from = self.stack.iter().rposition(|&other| other == id).unwrap_or(0);
        let part = self.stack.split_off(from);
        for member in &part {
            self.low.insert(*member, usize::MAX);
        }
        self.parts.push(part);
    }
}
