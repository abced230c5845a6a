//! `llvm.nvvm.*` that only compute: each name is one PTX instruction, with the arguments in their order.

use std::fmt::Write;

fn rounding(word: &str) -> bool {
    matches!(word, "rn" | "rz" | "rm" | "rp")
}

/// The type that the last word of a name stands for.
fn float(word: &str) -> Option<&str> {
    Some(match word {
        "f" | "f32" => "f32",
        "d" | "f64" => "f64",
        "f16" | "f16x2" | "bf16" | "bf16x2" => word,
        _ => return None,
    })
}

fn integer(word: &str) -> Option<&'static str> {
    Some(match word {
        "i" => "s32",
        "ui" => "u32",
        "ll" => "s64",
        "ull" => "u64",
        _ => return None,
    })
}

fn to_integer(word: &str) -> Option<&'static str> {
    Some(match word {
        "rn" => "rni",
        "rz" => "rzi",
        "rm" => "rmi",
        "rp" => "rpi",
        _ => return None,
    })
}

/// The mnemonic of an intrinsic (without `llvm.nvvm.`), if it is named as one instruction.
pub(super) fn mnemonic(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split('.').collect();
    fixed(name).map(str::to_owned).or_else(|| arithmetic(&words)).or_else(|| conversion(&words))
}

fn fixed(name: &str) -> Option<&'static str> {
    Some(match name {
        "mulhi.i" => "mul.hi.s32",
        "mulhi.ui" => "mul.hi.u32",
        "mulhi.ll" => "mul.hi.s64",
        "mulhi.ull" => "mul.hi.u64",
        "mul24.i" => "mul24.lo.s32",
        "mul24.ui" => "mul24.lo.u32",
        "sad.i" => "sad.s32",
        "sad.ui" => "sad.u32",
        "sad.ll" => "sad.s64",
        "sad.ull" => "sad.u64",
        "abs.i" => "abs.s32",
        "abs.ll" => "abs.s64",
        // LLVM replaced these by its own; libdevice has them.
        "min.s" => "min.s16",
        "min.us" => "min.u16",
        "min.i" => "min.s32",
        "min.ui" => "min.u32",
        "min.ll" => "min.s64",
        "min.ull" => "min.u64",
        "max.s" => "max.s16",
        "max.us" => "max.u16",
        "max.i" => "max.s32",
        "max.ui" => "max.u32",
        "max.ll" => "max.s64",
        "max.ull" => "max.u64",
        "h2f" => "cvt.f32.f16",
        "popc.i" => "popc.b32",
        "popc.ll" => "popc.b64",
        "clz.i" => "clz.b32",
        "clz.ll" => "clz.b64",
        "brev32" => "brev.b32",
        "brev64" => "brev.b64",
        "prmt" => "prmt.b32",
        "prmt.f4e" => "prmt.b32.f4e",
        "prmt.b4e" => "prmt.b32.b4e",
        "idp4a.s.s" => "dp4a.s32.s32",
        "idp4a.s.u" => "dp4a.s32.u32",
        "idp4a.u.s" => "dp4a.u32.s32",
        "idp4a.u.u" => "dp4a.u32.u32",
        "bmsk.clamp" => "bmsk.clamp.b32",
        "bmsk.wrap" => "bmsk.wrap.b32",
        "fns" => "fns.b32",
        "div.full" => "div.full.f32",
        "div.full.ftz" => "div.full.ftz.f32",
        "d2f.rn" => "cvt.rn.f32.f64",
        "f2h.rn" => "cvt.rn.f16.f32",
        "f2h.rn.ftz" => "cvt.rn.ftz.f16.f32",
        "f2bf16.rn" => "cvt.rn.bf16.f32",
        "f2bf16.rz" => "cvt.rz.bf16.f32",
        "ff2f16x2.rn" => "cvt.rn.f16x2.f32",
        "ff2f16x2.rz" => "cvt.rz.f16x2.f32",
        "ff2bf16x2.rn" => "cvt.rn.bf16x2.f32",
        "ff2bf16x2.rz" => "cvt.rz.bf16x2.f32",
        "f2tf32.rna" => "cvt.rna.tf32.f32",
        "neg.bf16" => "neg.bf16",
        "neg.bf16x2" => "neg.bf16x2",
        "tanh.approx.f" | "tanh.approx.f32" => "tanh.approx.f32",
        _ => return None,
    })
}

fn arithmetic(words: &[&str]) -> Option<String> {
    let (&op, rest) = words.split_first()?;
    let (&last, middle) = rest.split_last()?;
    let ty = float(last)?;
    let ftz = middle.contains(&"ftz");
    let others = || middle.iter().filter(|w| **w != "ftz");
    let mut out = String::with_capacity(24);
    match op {
        "add" | "sub" | "mul" | "div" | "rcp" | "sqrt" | "fma" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" => {
            let known = |w: &&str| rounding(w) || matches!(*w, "approx" | "relu" | "sat");
            if middle.is_empty() || !others().all(known) {
                return None;
            }
            out.push_str(op);
            // Rounding, then flushing, then what limits the result.
            for word in others().filter(|w| rounding(w) || **w == "approx") {
                let _ = write!(out, ".{word}");
            }
            if ftz {
                out.push_str(".ftz");
            }
            for word in others().filter(|w| matches!(**w, "relu" | "sat")) {
                let _ = write!(out, ".{word}");
            }
            let _ = write!(out, ".{ty}");
        }
        "fabs" if others().next().is_none() => {
            let _ = write!(out, "abs{}.{ty}", if ftz { ".ftz" } else { "" });
        }
        "floor" | "ceil" | "trunc" | "round" | "saturate" if others().next().is_none() => {
            let how = match op {
                "floor" => "rmi",
                "ceil" => "rpi",
                "trunc" => "rzi",
                "round" => "rni",
                _ => "sat",
            };
            let _ = write!(out, "cvt.{how}{}.{ty}.{ty}", if ftz { ".ftz" } else { "" });
        }
        "fmin" | "fmax" => {
            if !others().all(|w| matches!(*w, "nan" | "xorsign" | "abs")) {
                return None;
            }
            out.push_str(&op[1..]);
            if ftz {
                out.push_str(".ftz");
            }
            for word in others() {
                let _ = write!(out, ".{}", if *word == "nan" { "NaN" } else { word });
            }
            let _ = write!(out, ".{ty}");
        }
        _ => return None,
    }
    Some(out)
}

/// `f2i.rn.ftz`, `ull2d.rp`, `d2f.rz` and the like.
fn conversion(words: &[&str]) -> Option<String> {
    let [kind, mode, rest @ ..] = words else { return None };
    let ftz = match rest {
        [] => "",
        ["ftz"] => ".ftz",
        _ => return None,
    };
    let (from, to) = kind.split_once('2')?;
    if !rounding(mode) {
        return None;
    }
    match (float(from), float(to)) {
        (Some(from), None) => Some(format!("cvt.{}{ftz}.{}.{from}", to_integer(mode)?, integer(to)?)),
        (None, Some(to)) => Some(format!("cvt.{mode}{ftz}.{to}.{}", integer(from)?)),
        (Some("f64"), Some("f32")) => Some(format!("cvt.{mode}{ftz}.f32.f64")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::mnemonic;

    #[test]
    fn names_become_mnemonics_of_the_instruction_table() {
        for (name, wanted) in [
            ("fma.rn.ftz.f", "fma.rn.ftz.f32"),
            ("ex2.approx.ftz.f32", "ex2.approx.ftz.f32"),
            ("d2i.rn", "cvt.rni.s32.f64"),
            ("f2ull.rz.ftz", "cvt.rzi.ftz.u64.f32"),
            ("ui2f.rp", "cvt.rp.f32.u32"),
            ("saturate.ftz.f", "cvt.sat.ftz.f32.f32"),
            ("fmin.xorsign.abs.f", "min.xorsign.abs.f32"),
            ("fmax.ftz.nan.f", "max.ftz.NaN.f32"),
            ("rcp.approx.ftz.d", "rcp.approx.ftz.f64"),
            ("mulhi.ui", "mul.hi.u32"),
            ("min.ull", "min.u64"),
            ("h2f", "cvt.f32.f16"),
            ("fma.rn.relu.bf16x2", "fma.rn.relu.bf16x2"),
        ] {
            let found = mnemonic(name).unwrap();
            assert_eq!(found, wanted);
            assert!(ptx::Opcode::new(&found).is_some(), "no row for {found}");
        }
        assert_eq!(mnemonic("barrier0"), None);
        assert_eq!(mnemonic("shfl.sync.up.i32"), None);
    }
}
