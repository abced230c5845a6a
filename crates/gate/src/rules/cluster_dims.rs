//! `cluster-dims`: what a kernel says of its clusters. PTX ISA, "Cluster Dimension Directives".

use super::{Context, Findings};
use crate::facts::annotations::{Subject, Value};
use crate::{Arch, place};
use diag::{Diagnostic, Severity, codes};
use ir::{Attribute, GlobalId};
use std::collections::BTreeMap;

/// Blocks of a cluster that every device with clusters allows.
const PORTABLE: u64 = 8;
/// Blocks of a cluster that some device allows.
const MOST: u64 = 16;

#[derive(Default)]
struct Clusters {
    dims: [Option<u64>; 3],
    rank: Option<u64>,
    blocks: bool,
    reqntid: bool,
}

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let mut all = BTreeMap::new();
    from_attributes(context, &mut all);
    from_annotations(context, &mut all);
    for (function, clusters) in all {
        if context.facts.marks.contains(function)
            && let Some((severity, why, help)) = clusters.judge(context.target.sm)
        {
            let at = place::of_global(context.env(), function);
            let message = format!("{}: {why}", context.quoted(function));
            let mut diagnostic = Diagnostic::new(&codes::CLUSTER_DIMS, at, message);
            diagnostic.severity = severity;
            findings.at_global(function, diagnostic.help(help));
        }
    }
}

fn from_attributes(context: &Context<'_>, all: &mut BTreeMap<GlobalId, Clusters>) {
    let env = context.env();
    let known = ["nvvm.cluster_dim", "nvvm.maxclusterrank", "nvvm.blocksareclusters"];
    if known.iter().all(|key| env.strings.find(key).is_none()) {
        return;
    }
    for (id, global) in &env.globals {
        let Some(header) = global.as_function() else { continue };
        for attribute in env.attributes.function(header.attributes) {
            let Attribute::Str(key, value) = attribute else { continue };
            let value = value.map(|value| env.strings.text(value)).unwrap_or_default();
            let mut numbers = value.split(',').map(|n| n.trim().parse::<u64>().ok());
            match &*env.strings.text(*key) {
                "nvvm.cluster_dim" => {
                    let clusters: &mut Clusters = all.entry(id).or_default();
                    clusters.dims = [(); 3].map(|()| numbers.next().flatten());
                }
                "nvvm.maxclusterrank" => all.entry(id).or_default().rank = numbers.next().flatten(),
                "nvvm.blocksareclusters" => all.entry(id).or_default().blocks = true,
                "nvvm.reqntid" => {
                    if let Some(clusters) = all.get_mut(&id) {
                        clusters.reqntid = true;
                    } else {
                        all.insert(id, Clusters { reqntid: true, ..Clusters::default() });
                    }
                }
                _ => {}
            }
        }
    }
}

fn from_annotations(context: &Context<'_>, all: &mut BTreeMap<GlobalId, Clusters>) {
    let env = context.env();
    for annotation in &context.facts.annotations {
        let Subject::Function(id) = annotation.subject else { continue };
        for &(key, value) in &annotation.pairs {
            let (Some(key), Value::Int(number, _)) = (key, value) else { continue };
            match env.strings.bytes(key) {
                b"cluster_dim_x" => all.entry(id).or_default().dims[0] = Some(number),
                b"cluster_dim_y" => all.entry(id).or_default().dims[1] = Some(number),
                b"cluster_dim_z" => all.entry(id).or_default().dims[2] = Some(number),
                b"cluster_max_blocks" | b"maxclusterrank" => all.entry(id).or_default().rank = Some(number),
                _ => {}
            }
        }
    }
}

impl Clusters {
    fn judge(&self, sm: ptx::Sm) -> Option<(Severity, String, &'static str)> {
        let stated = self.dims.iter().any(Option::is_some);
        if !stated && self.rank.is_none() && !self.blocks {
            return None;
        }
        let zeros = self.dims.iter().filter(|&&size| size == Some(0)).count();
        let given = self.dims.iter().flatten().count();
        let product = self.dims.iter().flatten().fold(1u64, |all, &size| all.saturating_mul(size));
        let error = |why: &str, help| Some((Severity::Error, why.to_owned(), help));
        if zeros > 0 && zeros < given {
            return error(
                "some cluster dimensions are 0",
                "give all three, or 0 for all to choose at the launch",
            );
        }
        if stated && self.rank.is_some() {
            return error(
                "cluster dimensions and a highest cluster rank exclude each other",
                "keep the dimensions if every launch has them, else the rank",
            );
        }
        if self.blocks && !(stated && self.reqntid) {
            return error(
                "blocks are clusters, but the dimensions of block and cluster are not given",
                "add `nvvm.reqntid` and `nvvm.cluster_dim`",
            );
        }
        if sm.number < 90 {
            let why = format!("clusters need sm_90; for {sm} LLVM drops what is said of them");
            return Some((Severity::Warning, why, "raise the target, or drop the cluster dimensions"));
        }
        let size = self.rank.unwrap_or(product);
        if size > PORTABLE {
            let why = if size > MOST {
                format!("a cluster of {size} blocks is larger than any device allows")
            } else {
                format!("a cluster of {size} blocks is not portable: every device allows {PORTABLE}")
            };
            return Some((
                Severity::Warning,
                why,
                "use at most 8 blocks, or let the host allow more at the launch",
            ));
        }
        None
    }
}
