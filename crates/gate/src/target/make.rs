//! Making the target: who is asked for the triple, the SM and the version, in which order, and what is told about it.

use super::{Arch, Asked, Target, TargetFlags, layout};
use crate::facts::kernels::convention_arch;
use diag::{Diagnostic, Place, Severity, codes};
use ir::{GlobalId, ModuleEnv, StrId, attributes};

/// The SM that is compiled for when nobody asks for one: the lowest that current drivers and `ptxas` support.
const DEFAULT_SM: ptx::Sm = ptx::Sm::new(75);

impl Target {
    /// Makes the target of a module. An error among the findings means that the module is not for the device.
    pub fn make(flags: &TargetFlags, env: &ModuleEnv, roots: &[GlobalId]) -> (Target, Vec<Diagnostic>) {
        let mut found = Vec::new();
        let mut assumed = Vec::new();
        let (triple, triple_asked, arch) = triple(flags, env, &mut found);
        if env.data_layout.is_none() {
            assumed.push(format!("the module states no data layout: that of {triple} is assumed"));
        }
        let wanted = Wanted::of(env, roots);
        let (sm, sm_asked) = match arch {
            Arch::Nvptx => sm(flags, env, &wanted, &mut found),
            _ => (DEFAULT_SM, Asked::Default),
        };
        if arch == Arch::Nvptx {
            layout::check(env, &mut found);
            if sm_asked == Asked::Default {
                assumed.push(format!(
                    "neither `--target-cpu` nor an attribute names an architecture: {sm} is assumed"
                ));
            }
        }
        let gfx = flags.cpu.clone().filter(|cpu| arch == Arch::Amdgpu && cpu.starts_with("gfx"));
        let version_floor = wanted.ptx.max(flags.ptx_floor).filter(|_| arch == Arch::Nvptx);
        let target = Target {
            triple,
            triple_asked,
            arch,
            sm,
            sm_asked,
            fixed_version: flags.ptx_version,
            version_floor,
            gfx,
            assumed,
        };
        (target, found)
    }
}

fn warning(message: String) -> Diagnostic {
    let mut diagnostic = Diagnostic::new(&codes::MODULE_TARGET, Place::default(), message);
    diagnostic.severity = Severity::Warning;
    diagnostic
}

/// The triple, who asked for it, and the device.
fn triple(flags: &TargetFlags, env: &ModuleEnv, found: &mut Vec<Diagnostic>) -> (String, Asked, Arch) {
    let traits = Traits::of(env);
    if let Some(triple) = Target::triple_of(env) {
        if let Some(arch) = Target::arch_of(triple) {
            check_triple(triple, found);
            return (triple.to_owned(), Asked::Module, arch);
        }
        let (arch, why) = traits.guess(flags);
        let triple = triple.to_owned();
        // Some front ends leave the host's triple on device code; intrinsics and annotations of the device show what it is for. A
        // convention beside a host triple is a contradiction that the producer has to resolve.
        let message = format!("the target triple `{triple}` names no GPU that ptxgate knows");
        found.push(if (traits.nvvm_intrinsics || traits.annotations) && traits.convention.is_none() {
            warning(format!("{message}; {} is assumed, because {why}", arch.default_triple()))
                .help(format!("produce the module with `target triple = \"{}\"`", arch.default_triple()))
        } else {
            let diagnostic = Diagnostic::new(&codes::MODULE_TARGET, Place::default(), message);
            let diagnostic = match traits.convention {
                Some((function, _)) => {
                    let name = env.global_name(function);
                    let cc = env.function(function).cc;
                    diagnostic.note(format!("yet `{}` is a `{cc}`", diag::demangle::demangle(&name)))
                }
                None => diagnostic,
            };
            diagnostic.help(format!("produce the module for `{}`", arch.default_triple()))
        });
        return (arch.default_triple().to_owned(), Asked::Default, arch);
    }
    let (arch, why) = traits.guess(flags);
    let triple = arch.default_triple();
    found.push(
        warning(format!("the module states no target triple; {triple} is assumed, because {why}"))
            .help(format!("add `target triple = \"{triple}\"`")),
    );
    (triple.to_owned(), Asked::Default, arch)
}

/// Triples of NVIDIA devices that are not what compilers for CUDA write.
fn check_triple(triple: &str, found: &mut Vec<Diagnostic>) {
    let mut parts = triple.split('-');
    let (arch, system) = (parts.next().unwrap_or_default(), parts.nth(1).unwrap_or_default());
    if arch == "nvptx" {
        found.push(
            Diagnostic::new(
                &codes::MODULE_TARGET,
                Place::default(),
                format!("the target triple `{triple}` asks for 32-bit addresses, which PTX has given up"),
            )
            .note("ptxas refuses `.address_size 32` since version 12.3")
            .help("produce the module for `nvptx64-nvidia-cuda`"),
        );
    } else if arch == "nvptx64" && system == "nvcl" {
        let mut note = warning(format!("the target triple `{triple}` is that of NVIDIA's OpenCL"));
        note.severity = Severity::Note;
        found.push(note.note("ptxgate compiles it as it compiles `nvptx64-nvidia-cuda`"));
    }
}

/// What in a module tells the device.
struct Traits {
    /// The first function with an entry convention.
    convention: Option<(GlobalId, Arch)>,
    annotations: bool,
    nvvm_intrinsics: bool,
}

impl Traits {
    fn of(env: &ModuleEnv) -> Traits {
        let convention = env.globals.iter().find_map(|(id, global)| {
            let cc = global.as_function()?.cc;
            convention_arch(cc).map(|arch| (id, arch))
        });
        let is_nvvm = |name: StrId| env.strings.bytes(name).starts_with(b"llvm.nvvm.");
        Traits {
            convention,
            annotations: !env.named_metadata("nvvm.annotations").is_empty(),
            nvvm_intrinsics: env
                .globals
                .values()
                .any(|g| g.as_function().is_some() && g.name.is_some_and(is_nvvm)),
        }
    }

    fn guess(&self, flags: &TargetFlags) -> (Arch, String) {
        match (&flags.cpu, self.convention) {
            (Some(cpu), _) if cpu.starts_with("gfx") => {
                (Arch::Amdgpu, format!("`--target-cpu {cpu}` asks for it"))
            }
            (Some(cpu), _) if cpu.starts_with("sm_") => {
                (Arch::Nvptx, format!("`--target-cpu {cpu}` asks for it"))
            }
            (_, Some((_, arch))) => (arch, "of the calling convention of its kernels".into()),
            _ if self.annotations => (Arch::Nvptx, "it has `!nvvm.annotations`".into()),
            _ if self.nvvm_intrinsics => (Arch::Nvptx, "it uses `llvm.nvvm` intrinsics".into()),
            _ => (Arch::Nvptx, "nothing says otherwise".into()),
        }
    }
}

/// What the attributes of the roots ask for.
struct Wanted {
    highest: Option<(ptx::Sm, GlobalId)>,
    /// A root that asks for another SM than the highest.
    other: Option<(ptx::Sm, GlobalId)>,
    ptx: Option<ptx::Version>,
}

impl Wanted {
    fn of(env: &ModuleEnv, roots: &[GlobalId]) -> Wanted {
        let mut wanted = Wanted { highest: None, other: None, ptx: None };
        let keys = (env.strings.find("target-cpu"), env.strings.find("target-features"));
        for &root in roots {
            let Some(header) = env.globals[root].as_function() else { continue };
            let set = env.attributes.function(header.attributes);
            let text = |key: Option<StrId>| {
                attributes::find_str(set, key?).flatten().map(|value| env.strings.text(value))
            };
            if let Some(sm) = text(keys.0).and_then(|cpu| cpu.parse::<ptx::Sm>().ok()) {
                wanted.add(sm, root);
            }
            if let Some(features) = text(keys.1) {
                wanted.ptx = features.split(',').filter_map(ptx_feature).chain(wanted.ptx).max();
            }
        }
        wanted
    }

    fn add(&mut self, sm: ptx::Sm, root: GlobalId) {
        match self.highest {
            Some((highest, _)) if highest == sm => {}
            Some((highest, _)) if highest > sm => self.other = self.other.or(Some((sm, root))),
            highest => {
                self.other = highest.or(self.other);
                self.highest = Some((sm, root));
            }
        }
    }
}

/// The version of `+ptxNN`.
fn ptx_feature(feature: &str) -> Option<ptx::Version> {
    let number = feature.trim().strip_prefix("+ptx")?.parse().ok()?;
    ptx::Version::from_feature(number).filter(|version| version.is_known())
}

/// The SM and who asked for it.
fn sm(
    flags: &TargetFlags,
    env: &ModuleEnv,
    wanted: &Wanted,
    found: &mut Vec<Diagnostic>,
) -> (ptx::Sm, Asked) {
    if let Some(cpu) = &flags.cpu {
        match cpu.parse::<ptx::Sm>() {
            Ok(sm) if sm.lowest_version().is_some() => {
                if let Some((highest, by)) = wanted.highest.filter(|(highest, _)| highest.number > sm.number)
                {
                    let name = crate::place::quoted(env, by);
                    let message = format!("{name} asks for {highest}, and the module is compiled for {sm}");
                    found.push(warning(message).help(format!(
                        "give `--target-cpu {highest}`, or compile {name} for {sm}: PTX has one target for the whole module"
                    )));
                }
                return (sm, Asked::Flag);
            }
            _ => found.push(
                Diagnostic::new(
                    &codes::MODULE_TARGET,
                    Place::default(),
                    format!("`--target-cpu {cpu}` names no architecture of NVIDIA that ptxgate knows"),
                )
                .help("write it like `sm_80`, `sm_90a` or `sm_100f`"),
            ),
        }
    }
    let Some((highest, by)) = wanted.highest else { return (DEFAULT_SM, Asked::Default) };
    if let Some((other, root)) = wanted.other
        && flags.cpu.is_none()
    {
        let name = |id| crate::place::quoted(env, id);
        found.push(
            warning(format!(
                "{} asks for {highest} and {} for {other}; PTX has one target for the whole module: {highest} is taken",
                name(by),
                name(root)
            ))
            .help("compile all of the module for one architecture, or say which with `--target-cpu`"),
        );
    }
    (highest, Asked::Module)
}
