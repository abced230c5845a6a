//! What a module is compiled for, made once from flags and module and passed by reference.

mod layout;
mod make;

use ir::ModuleEnv;

/// The kind of device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arch {
    /// NVIDIA, through PTX.
    Nvptx,
    /// AMD. Checked, not compiled.
    Amdgpu,
    /// SPIR-V. Checked, not compiled.
    Spirv,
}

/// Who asked for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A flag.
    Flag,
    /// The module: its triple or the attributes of a root.
    Module,
    /// Nobody: the default.
    Default,
}

/// The target of a compilation.
#[derive(Clone, Debug)]
pub struct Target {
    /// Triple, as the module has it or as assumed.
    pub triple: String,
    /// Who asked for the triple.
    pub triple_asked: Asked,
    /// Kind of device.
    pub arch: Arch,
    /// The SM; for other devices than NVIDIA's the default, and unused.
    pub sm: ptx::Sm,
    /// Who asked for the SM.
    pub sm_asked: Asked,
    /// The version that `--ptx-version` fixes; `None` means the lowest that target and code need.
    pub fixed_version: Option<ptx::Version>,
    /// The floor that `+ptxNN` of `target-features` sets.
    pub version_floor: Option<ptx::Version>,
    /// `gfxNNN` for AMD.
    pub gfx: Option<String>,
    /// What was assumed because neither flags nor module say it: one sentence each, without a full stop.
    pub assumed: Vec<String>,
}

/// What flags say about the target.
#[derive(Clone, Default, Debug)]
pub struct TargetFlags {
    /// `--target-cpu`.
    pub cpu: Option<String>,
    /// `--ptx-version`.
    pub ptx_version: Option<ptx::Version>,
    /// The least version, as of a linker's `--target-feature +ptx78`.
    pub ptx_floor: Option<ptx::Version>,
}

impl Target {
    /// The device kind of a triple, `None` for one that is no device.
    pub fn arch_of(triple: &str) -> Option<Arch> {
        match triple.split('-').next()? {
            "nvptx" | "nvptx64" => Some(Arch::Nvptx),
            "amdgcn" | "amdgpu" | "r600" => Some(Arch::Amdgpu),
            arch if arch.starts_with("spir") => Some(Arch::Spirv),
            _ => None,
        }
    }

    /// The triple of the module, if it states one.
    pub fn triple_of(env: &ModuleEnv) -> Option<&str> {
        env.triple.as_deref().filter(|triple| !triple.is_empty())
    }

    /// What code is made for when the code needs at least `needed`: the fixed version, else the lowest that target,
    /// features and code ask for.
    pub fn ptx(&self, needed: ptx::Version) -> ptx::Target {
        let floors = [self.sm.lowest_version(), self.version_floor, Some(needed)];
        let lowest = floors.into_iter().flatten().max().unwrap_or(needed);
        ptx::Target { sm: self.sm, version: self.fixed_version.unwrap_or(lowest) }
    }
}

impl Arch {
    /// The triple that stands in where a module has none.
    pub fn default_triple(self) -> &'static str {
        match self {
            Arch::Nvptx => "nvptx64-nvidia-cuda",
            Arch::Amdgpu => "amdgcn-amd-amdhsa",
            Arch::Spirv => "spirv64-unknown-unknown",
        }
    }
}
