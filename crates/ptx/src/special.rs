//! Special registers (PTX ISA, "Special Registers").

use crate::target::Version;
use crate::types::Type;

macro_rules! specials {
    ($($ident:ident = $name:literal, $shape:ident, $ty:ident, $major:literal . $minor:literal;)*) => {
        /// A special register without an index.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Special {
            $(#[doc = concat!("`%", $name, "`.")] $ident,)*
        }

        impl Special {
            /// Every special register.
            pub const ALL: &'static [Special] = &[$(Special::$ident),*];

            /// The name without the percent sign.
            pub const fn name(self) -> &'static str {
                match self { $(Special::$ident => $name,)* }
            }

            /// Its type, or that of a component.
            pub const fn ty(self) -> Type {
                match self { $(Special::$ident => Type::$ty,)* }
            }

            /// The version that has it first; what is older than 2.3 says 1.0.
            pub const fn version(self) -> Version {
                match self { $(Special::$ident => Version::new($major, $minor),)* }
            }

            /// Whether it is a vector with components `.x`, `.y`, `.z`, `.w`.
            pub const fn is_vector(self) -> bool {
                match self { $(Special::$ident => specials!(@vector $shape),)* }
            }
        }
    };
    (@vector vector) => { true };
    (@vector scalar) => { false };
}

specials! {
    Tid = "tid", vector, U32, 1 . 0;
    NTid = "ntid", vector, U32, 1 . 0;
    CtaId = "ctaid", vector, U32, 1 . 0;
    NCtaId = "nctaid", vector, U32, 1 . 0;
    LaneId = "laneid", scalar, U32, 1 . 3;
    WarpId = "warpid", scalar, U32, 1 . 3;
    NWarpId = "nwarpid", scalar, U32, 2 . 0;
    SmId = "smid", scalar, U32, 1 . 3;
    NSmId = "nsmid", scalar, U32, 2 . 0;
    GridId = "gridid", scalar, U64, 1 . 0;
    IsExplicitCluster = "is_explicit_cluster", scalar, Pred, 7 . 8;
    ClusterId = "clusterid", vector, U32, 7 . 8;
    NClusterId = "nclusterid", vector, U32, 7 . 8;
    ClusterCtaId = "cluster_ctaid", vector, U32, 7 . 8;
    ClusterNCtaId = "cluster_nctaid", vector, U32, 7 . 8;
    ClusterCtaRank = "cluster_ctarank", scalar, U32, 7 . 8;
    ClusterNCtaRank = "cluster_nctarank", scalar, U32, 7 . 8;
    LaneMaskEq = "lanemask_eq", scalar, U32, 2 . 0;
    LaneMaskLe = "lanemask_le", scalar, U32, 2 . 0;
    LaneMaskLt = "lanemask_lt", scalar, U32, 2 . 0;
    LaneMaskGe = "lanemask_ge", scalar, U32, 2 . 0;
    LaneMaskGt = "lanemask_gt", scalar, U32, 2 . 0;
    Clock = "clock", scalar, U32, 1 . 0;
    ClockHi = "clock_hi", scalar, U32, 5 . 0;
    Clock64 = "clock64", scalar, U64, 2 . 0;
    GlobalTimer = "globaltimer", scalar, U64, 3 . 1;
    GlobalTimerLo = "globaltimer_lo", scalar, U32, 3 . 1;
    GlobalTimerHi = "globaltimer_hi", scalar, U32, 3 . 1;
    ReservedSmemBegin = "reserved_smem_offset_begin", scalar, U32, 7 . 6;
    ReservedSmemEnd = "reserved_smem_offset_end", scalar, U32, 7 . 6;
    ReservedSmemCap = "reserved_smem_offset_cap", scalar, U32, 7 . 6;
    ReservedSmem0 = "reserved_smem_offset_0", scalar, U32, 7 . 6;
    ReservedSmem1 = "reserved_smem_offset_1", scalar, U32, 7 . 6;
    TotalSmemSize = "total_smem_size", scalar, U32, 4 . 1;
    AggrSmemSize = "aggr_smem_size", scalar, U32, 8 . 1;
    DynamicSmemSize = "dynamic_smem_size", scalar, U32, 4 . 1;
    CurrentGraphExec = "current_graph_exec", scalar, U64, 8 . 0;
    LocalityDomainId = "locality_domain_id", scalar, U32, 9 . 5;
    // Counters and driver-defined registers come with an index.
    Pm = "pm", scalar, U32, 1 . 3;
    Pm64 = "pm64", scalar, U64, 4 . 0;
    EnvReg = "envreg", scalar, U32, 2 . 1;
}

/// A special register as an operand: with its index (`%pm3`, `%envreg7`) and its component (`%tid.x`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpecialReg {
    /// Which one.
    pub register: Special,
    /// The number of `%pmN`, `%pmN_64` and `%envregN`; else 0.
    pub index: u8,
    /// 0 to 3 for `.x` to `.w`.
    pub component: Option<u8>,
}

impl SpecialReg {
    /// A special register without component.
    pub const fn scalar(register: Special) -> Self {
        SpecialReg { register, index: 0, component: None }
    }

    /// A component of a special register: 0 is `.x`.
    pub const fn component(register: Special, component: u8) -> Self {
        SpecialReg { register, index: 0, component: Some(component) }
    }

    /// The version that has it first.
    pub fn version(self) -> Version {
        match (self.register, self.index) {
            (Special::Pm, 4..) => Version::new(3, 0),
            _ => self.register.version(),
        }
    }

    /// The lowest architecture that has it.
    pub fn lowest_sm(self) -> u16 {
        match self.register {
            Special::IsExplicitCluster
            | Special::ClusterId
            | Special::NClusterId
            | Special::ClusterCtaId
            | Special::ClusterNCtaId
            | Special::ClusterCtaRank
            | Special::ClusterNCtaRank
            | Special::AggrSmemSize => 90,
            Special::ReservedSmemBegin
            | Special::ReservedSmemEnd
            | Special::ReservedSmemCap
            | Special::ReservedSmem0
            | Special::ReservedSmem1 => 80,
            Special::GlobalTimer | Special::GlobalTimerLo | Special::GlobalTimerHi => 30,
            Special::CurrentGraphExec | Special::Pm64 => 50,
            Special::LocalityDomainId => 100,
            _ => 0,
        }
    }
}
