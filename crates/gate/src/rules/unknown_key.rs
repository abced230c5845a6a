//! `annotation-unknown-key`: a key of `!nvvm.annotations` or an `nvvm.` attribute that no tool knows. NVVM IR
//! specification, "Global Property Annotation"; LLVM's NVPTX usage guide, "Function Attributes".

use super::{Context, Findings};
use crate::facts::annotations::Subject;
use crate::{Arch, place};
use diag::{Diagnostic, codes};
use ir::{Attribute, GlobalId};
use rustc_hash::FxHashMap;

/// Keys of functions and variables.
const KEYS: [&str; 31] = [
    "kernel",
    "maxntidx",
    "maxntidy",
    "maxntidz",
    "reqntidx",
    "reqntidy",
    "reqntidz",
    "minctasm",
    "maxnreg",
    "cluster_dim_x",
    "cluster_dim_y",
    "cluster_dim_z",
    "cluster_max_blocks",
    "maxclusterrank",
    "grid_constant",
    "align",
    "texture",
    "surface",
    "sampler",
    "managed",
    "rdoimage",
    "rdwrimage",
    "wroimage",
    "full_custom_abi",
    "unified",
    "retain_ptr_ctrl_ops",
    "preprocessor_generated",
    "maxntid",
    "reqntid",
    "launch_bounds",
    "local_maxnreg",
];

/// Attributes, without `nvvm.`.
const ATTRIBUTES: [&str; 10] = [
    "maxntid",
    "reqntid",
    "minctasm",
    "maxnreg",
    "cluster_dim",
    "maxclusterrank",
    "blocksareclusters",
    "grid_constant",
    "kernel",
    "annotations_transplanted",
];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    for annotation in &context.facts.annotations {
        let (Subject::Function(id) | Subject::Indirect(id) | Subject::Variable(id)) = annotation.subject
        else {
            continue;
        };
        for key in annotation.pairs.iter().filter_map(|(key, _)| *key) {
            let key = env.strings.text(key);
            if !KEYS.contains(&&*key) {
                let mut diagnostic =
                    report(context, id, &format!("annotation `{key}`"), nearest(&key, &KEYS));
                diagnostic.place.span = annotation.span;
                findings.at_global(id, diagnostic);
            }
        }
    }
    attributes(context, findings);
}

fn attributes(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut unknown = FxHashMap::default();
    for (id, global) in &env.globals {
        let Some(header) = global.as_function() else { continue };
        let set = env.attributes.list(header.attributes).function;
        // Functions share their sets.
        let key = *unknown.entry(set).or_insert_with(|| {
            env.attributes.set(set).iter().find_map(|attribute| match attribute {
                Attribute::Str(key, _) => {
                    let name = env.strings.text(*key);
                    let rest = name.strip_prefix("nvvm.")?;
                    (!ATTRIBUTES.contains(&rest)).then_some(*key)
                }
                _ => None,
            })
        });
        if let Some(key) = key {
            let name = env.strings.text(key);
            let near = nearest(&name["nvvm.".len()..], &ATTRIBUTES).map(|near| format!("nvvm.{near}"));
            findings.at_global(id, report(context, id, &format!("attribute \"{name}\""), near));
        }
    }
}

fn report(context: &Context<'_>, id: GlobalId, what: &str, near: Option<String>) -> Diagnostic {
    let message = format!("{} has the {what}, which no tool knows and all ignore", context.quoted(id));
    let at = place::of_global(context.env(), id);
    let diagnostic = Diagnostic::new(&codes::ANNOTATION_UNKNOWN_KEY, at, message);
    diagnostic.help(match near {
        Some(near) => format!("perhaps `{near}` is meant"),
        None => "correct the spelling, or remove it".to_owned(),
    })
}

/// A known word that differs in case, separators or one letter.
fn nearest(word: &str, known: &[&str]) -> Option<String> {
    let plain = |word: &str| word.to_ascii_lowercase().replace(['_', '.', '-'], "");
    let wanted = plain(word);
    let found = known.iter().find(|known| {
        let known = plain(known);
        known == wanted
            || known.len().abs_diff(wanted.len()) <= 1
                && known.bytes().zip(wanted.bytes()).filter(|(a, b)| a != b).count() <= 1
    });
    found.map(|&found| found.to_owned())
}
