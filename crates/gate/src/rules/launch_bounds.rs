//! `launch-bounds`: what a kernel says of its launches contradicts itself, or asks for what no launch can have; and
//! `launch-bounds-non-kernel`: a device function says it.
//!
//! Attributes `"nvvm.maxntid"` and so on, and the keys of `!nvvm.annotations` that came before them. PTX ISA,
//! "Performance-Tuning Directives": `.maxntid` and `.reqntid` exclude each other, and no value may be 0.

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Diagnostic, Severity, codes};
use ir::{Attribute, ConstKind, GlobalId, MdData, ModuleEnv, StrId};
use rustc_hash::FxHashMap;

/// Threads of a block.
const BLOCK_LIMIT: u64 = 1024;
/// Threads of a block in each direction.
const SIZE_LIMITS: [u64; 3] = [1024, 1024, 64];
/// Registers of a thread: the fewest that the calling convention needs, and the most.
const REGISTERS: [u64; 2] = [24, 255];
/// Blocks of a multiprocessor.
const BLOCKS_LIMIT: u64 = 32;

/// What is said of one function's launches.
#[derive(Default)]
struct Bounds {
    maxntid: Dims,
    reqntid: Dims,
    minctasm: Option<u64>,
    maxnreg: Option<u64>,
    /// Attributes whose value is no list of numbers, with that value.
    malformed: Vec<(&'static str, String)>,
    /// Directives that an annotation and an attribute state differently.
    disagreeing: Vec<&'static str>,
}

/// Up to three sizes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Dims([Option<u64>; 3]);

impl Dims {
    fn is_stated(self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    fn filled(self) -> [u64; 3] {
        self.0.map(|size| size.unwrap_or(1))
    }
}

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    match context.target.arch {
        Arch::Nvptx => {}
        Arch::Amdgpu => return super::launch_bounds_amd::check(context, findings),
        Arch::Spirv => return,
    }
    let env = context.env();
    let mut all: FxHashMap<GlobalId, Bounds> = FxHashMap::default();
    from_attributes(env, &mut all);
    from_annotations(env, &mut all);
    for (function, bounds) in all {
        if context.facts.marks.contains(function) {
            let name = context.quoted(function);
            for (severity, message, help) in bounds.judge(&name) {
                let at = place::of_global(env, function);
                let mut diagnostic = Diagnostic::new(&codes::LAUNCH_BOUNDS, at, message);
                diagnostic.severity = severity;
                findings.at_global(function, diagnostic.help(help));
            }
        } else if context.module.body(function).is_some() {
            let message = format!(
                "launch bounds on device function {} have no effect: only kernels are launched",
                context.quoted(function)
            );
            let at = place::of_global(env, function);
            let diagnostic = Diagnostic::new(&codes::LAUNCH_BOUNDS_NON_KERNEL, at, message);
            findings.at_global(function, diagnostic.help("put them on the kernels that call it"));
        }
    }
}

fn from_attributes(env: &ModuleEnv, all: &mut FxHashMap<GlobalId, Bounds>) {
    let names = ["nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm", "nvvm.maxnreg"];
    let keys: Vec<(StrId, &'static str)> =
        names.into_iter().filter_map(|name| Some((env.strings.find(name)?, name))).collect();
    if keys.is_empty() {
        return;
    }
    for (id, global) in &env.globals {
        let Some(header) = global.as_function() else { continue };
        for attribute in env.attributes.function(header.attributes) {
            if let Attribute::Str(key, value) = attribute
                && let Some(&(_, name)) = keys.iter().find(|(known, _)| known == key)
            {
                let text = value.map(|value| env.strings.text(value)).unwrap_or_default();
                all.entry(id).or_default().attribute(name, &text);
            }
        }
    }
}

fn from_annotations(env: &ModuleEnv, all: &mut FxHashMap<GlobalId, Bounds>) {
    for &node in env.named_metadata("nvvm.annotations") {
        let Some(node) = env.metadata.as_node(node) else { continue };
        let mut operands = env.metadata.operands(node);
        let Some(Some(first)) = operands.next() else { continue };
        let MdData::Value(value) = *env.metadata.get(first) else { continue };
        let ConstKind::Global(function) = *env.consts.kind(value) else { continue };
        if env.globals[function].as_function().is_none() {
            continue;
        }
        while let (Some(key), Some(value)) = (operands.next(), operands.next()) {
            let (Some(key), Some(value)) = (key, value) else { continue };
            if let (MdData::Str(key), MdData::Value(value)) = (env.metadata.get(key), env.metadata.get(value))
                && let Some(number) = env.consts.as_int(*value)
                && let Some(slot) = annotation(&env.strings.text(*key))
            {
                all.entry(function).or_default().annotation(slot, number);
            }
        }
    }
}

/// The directive of an annotation's key, and the direction.
fn annotation(key: &str) -> Option<(&'static str, usize)> {
    let direction = |rest: &str| ["x", "y", "z"].iter().position(|&d| d == rest);
    match key {
        "minctasm" => Some(("nvvm.minctasm", 0)),
        "maxnreg" => Some(("nvvm.maxnreg", 0)),
        _ => {
            let max = key.strip_prefix("maxntid").and_then(direction).map(|d| ("nvvm.maxntid", d));
            max.or_else(|| key.strip_prefix("reqntid").and_then(direction).map(|d| ("nvvm.reqntid", d)))
        }
    }
}

impl Bounds {
    fn attribute(&mut self, name: &'static str, text: &str) {
        let numbers: Option<Vec<u64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
        let most = if name.ends_with("ntid") { 3 } else { 1 };
        let Some(numbers) = numbers.filter(|numbers| numbers.len() <= most) else {
            self.malformed.push((name, text.to_owned()));
            return;
        };
        match name {
            "nvvm.minctasm" => self.minctasm = Some(numbers[0]),
            "nvvm.maxnreg" => self.maxnreg = Some(numbers[0]),
            _ => {
                let dims = if name == "nvvm.maxntid" { &mut self.maxntid } else { &mut self.reqntid };
                for (slot, number) in dims.0.iter_mut().zip(numbers) {
                    *slot = Some(number);
                }
            }
        }
    }

    fn annotation(&mut self, (name, direction): (&'static str, usize), number: u64) {
        let slot = match name {
            "nvvm.minctasm" => &mut self.minctasm,
            "nvvm.maxnreg" => &mut self.maxnreg,
            "nvvm.maxntid" => &mut self.maxntid.0[direction],
            _ => &mut self.reqntid.0[direction],
        };
        if slot.replace(number).is_some_and(|before| before != number) {
            self.disagreeing.push(name);
        }
    }

    /// Severity, message and help of each fault.
    fn judge(&self, name: &str) -> Vec<(Severity, String, &'static str)> {
        let mut found = Vec::new();
        let mut error = |message: String, help| found.push((Severity::Error, message, help));
        for (attribute, text) in &self.malformed {
            let message =
                format!("{name}: `{attribute}` is `{}`, which is no list of sizes", text.escape_default());
            error(message, "write up to three numbers above 0, separated by commas");
        }
        for attribute in &self.disagreeing {
            let message = format!("{name}: two statements of `{attribute}` disagree");
            error(message, "keep one of them, the attribute rather than the annotation");
        }
        if self.maxntid.is_stated() && self.reqntid.is_stated() {
            let message = format!("{name}: `maxntid` and `reqntid` cannot both be given");
            error(message, "keep `reqntid` if every launch has that block size, else `maxntid`");
        }
        let zero = |dims: Dims| dims.0.contains(&Some(0));
        let stated = [
            ("maxntid", zero(self.maxntid)),
            ("reqntid", zero(self.reqntid)),
            ("maxnreg", self.maxnreg == Some(0)),
            ("minctasm", self.minctasm == Some(0)),
        ];
        for (directive, _) in stated.iter().filter(|(_, zero)| *zero) {
            error(format!("{name}: `{directive}` is 0"), "give a number above 0, or leave it out");
        }
        if found.is_empty() {
            self.doubtful(name, &mut found);
        }
        found
    }

    /// What assemblers accept, and no launch can use.
    fn doubtful(&self, name: &str, found: &mut Vec<(Severity, String, &'static str)>) {
        let mut warn = |message: String, help| found.push((Severity::Warning, message, help));
        for (directive, dims) in [("maxntid", self.maxntid), ("reqntid", self.reqntid)] {
            if !dims.is_stated() {
                continue;
            }
            let sizes = dims.filled();
            let threads = sizes.iter().fold(1u64, |product, &size| product.saturating_mul(size));
            if threads > BLOCK_LIMIT || sizes.iter().zip(SIZE_LIMITS).any(|(&size, limit)| size > limit) {
                let [x, y, z] = sizes;
                let message = format!("{name}: `{directive}` is {x}x{y}x{z}, more than a block can have");
                warn(
                    message,
                    "a block has at most 1024 threads, and at most 1024, 1024 and 64 in x, y and z",
                );
            }
            if dims.0[0].is_none() {
                let message = format!("{name}: `{directive}` says nothing of x, which then counts as 1");
                warn(message, "state the x size too");
            }
        }
        if let Some(registers) = self.maxnreg.filter(|n| !(REGISTERS[0]..=REGISTERS[1]).contains(n)) {
            let message = format!("{name}: `maxnreg` is {registers}, which ptxas does not keep to");
            warn(message, "give a number from 24 to 255");
        }
        if let Some(blocks) = self.minctasm {
            if !self.maxntid.is_stated() && !self.reqntid.is_stated() {
                let message = format!("{name}: `minctasm` without a block size is ignored");
                warn(message, "give `maxntid` or `reqntid` too");
            } else if blocks > BLOCKS_LIMIT {
                let message =
                    format!("{name}: `minctasm` is {blocks}; no multiprocessor holds that many blocks");
                warn(message, "give a number up to 32");
            }
        }
    }
}
