//! What intrinsics of NVIDIA need of the target: the PTX ISA manual's "Target ISA Notes" and "PTX ISA Notes" of the
//! instruction that each becomes.

use super::Fault;
use crate::Target;
use diag::{Severity, codes};
use ptx::Suffix;

/// Family (a prefix behind `llvm.nvvm.`), SM, whether only with the architecture's own suffix, and PTX version. The first
/// row that fits counts.
const ROWS: &[(&str, u16, bool, (u8, u8))] = &[
    ("read.ptx.sreg.cluster", 90, false, (7, 8)),
    ("read.ptx.sreg.nclusterid", 90, false, (7, 8)),
    ("is_explicit_cluster", 90, false, (7, 8)),
    ("cp.async.bulk", 90, false, (8, 0)),
    ("cp.async", 80, false, (7, 0)),
    ("griddepcontrol", 90, false, (7, 8)),
    ("ldmatrix", 75, false, (6, 5)),
    ("stmatrix", 90, false, (7, 8)),
    ("setmaxnreg", 90, true, (8, 0)),
    ("redux.sync.f", 100, true, (8, 6)),
    ("redux.sync", 80, false, (7, 0)),
    ("barrier.cluster", 90, false, (7, 8)),
    ("mapa", 90, false, (7, 8)),
    ("getctarank", 90, false, (7, 8)),
    ("mbarrier", 80, false, (7, 0)),
    ("wgmma", 90, true, (8, 0)),
    ("tcgen05", 100, true, (8, 6)),
    ("clusterlaunchcontrol", 100, false, (8, 6)),
    ("st.bulk", 100, false, (8, 6)),
    ("tensormap.replace", 90, true, (8, 3)),
    ("prefetch.tensormap", 90, false, (8, 0)),
    ("fence.sc.cluster", 90, false, (7, 8)),
    ("fence.proxy", 70, false, (7, 5)),
    ("elect.sync", 90, false, (8, 0)),
    ("applypriority", 80, false, (7, 4)),
    ("discard", 80, false, (7, 4)),
    ("match", 70, false, (6, 0)),
    ("nanosleep", 70, false, (6, 3)),
    ("mma.sp", 80, false, (7, 1)),
    ("mma.m8n8k4.row.col.f64", 80, false, (7, 0)),
    ("mma.m16n8k8.row.col.f16", 75, false, (6, 5)),
    ("mma.", 70, false, (6, 4)),
    ("wmma.", 70, false, (6, 0)),
    ("ex2.approx.f16", 75, false, (7, 0)),
    ("f2tf32", 80, false, (7, 0)),
    ("f2bf16", 80, false, (7, 0)),
    ("ff2bf16x2", 80, false, (7, 0)),
    ("ff2f16x2", 80, false, (7, 0)),
    ("activemask", 30, false, (6, 2)),
];

/// `name` is without `llvm.`.
pub(super) fn judge(target: &Target, name: &str) -> Option<Fault> {
    let rest = name.strip_prefix("nvvm.")?;
    if let Some(register) = rest.strip_prefix("read.ptx.sreg.")
        && register.ends_with(".w")
    {
        let what = "reads a component that the register does not have";
        let mut fault = Fault::error(&codes::INTRINSIC_NEEDS_NEWER_TARGET, what, "use x, y or z");
        fault.severity = Severity::Warning;
        return Some(fault);
    }
    let (_, sm, own, version) = ROWS.iter().find(|(prefix, ..)| rest.starts_with(prefix))?;
    let version = ptx::Version::new(version.0, version.1);
    let lacks_suffix = *own && target.sm.suffix == Suffix::None;
    let too_old = target.sm.number < *sm || lacks_suffix;
    let fixed = target.fixed_version.filter(|fixed| *fixed < version);
    if !too_old && fixed.is_none() {
        return None;
    }
    let suffix = if *own { "a" } else { "" };
    let wanted = match too_old {
        true => format!("needs sm_{sm}{suffix}; the target is {}", target.sm),
        false => format!(
            "needs PTX {version}; the version asked for is {}",
            target.fixed_version.map(|v| v.to_string()).unwrap_or_default()
        ),
    };
    let help = match too_old {
        true => format!("compile for sm_{sm}{suffix} or later (`--target-cpu`), or guard the code"),
        false => format!("leave `--ptx-version` out, or give {version}"),
    };
    Some(Fault::error(&codes::INTRINSIC_NEEDS_NEWER_TARGET, wanted, help))
}
