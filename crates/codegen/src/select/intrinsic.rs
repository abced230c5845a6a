//! Intrinsics of any target: the dispatch by name, lane by lane over vectors, and the float ones. Integers are in
//! [`super::bits`] and [`super::overflow`], those of NVPTX in [`super::nvvm`].

use super::float::float_ty;
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar, mask};
use crate::value::PartVec;
use ir::{CallId, FCmpPred, Inst, InstFlags, Operand, Type};
use ptx::{Op, Operand as POp, Special, SpecialReg, Tok};
use smallvec::SmallVec;

/// Intrinsics that leave nothing to emit.
const NOTHING: &[&str] = &[
    "assume",
    "lifetime.start",
    "lifetime.end",
    "experimental.noalias.scope.decl",
    "dbg.value",
    "dbg.declare",
    "dbg.label",
    "dbg.assign",
    "invariant.start",
    "invariant.end",
    "donothing",
    "sideeffect",
    "var.annotation",
    "pseudoprobe",
    "prefetch",
    "codeview.annotation",
    "fake.use",
];

/// Intrinsics of any target that do more than make their result.
const EFFECTS: &[&str] =
    &["trap", "debugtrap", "ubsantrap", "stacksave", "stackrestore", "readcyclecounter", "readsteadycounter"];

/// Whether a call of an intrinsic has to be made though nothing uses its result.
pub(super) fn has_effect(name: &str) -> bool {
    let Some(name) = name.strip_prefix("llvm.") else { return true };
    match name.strip_prefix("nvvm.") {
        Some(name) => super::nvvm::has_effect(name),
        None => EFFECTS.contains(&stem(name)) || !is_known(stem(name)),
    }
}

/// The name without the types that end it: `fptosi.sat` of `fptosi.sat.i32.f64`.
pub(super) fn stem(name: &str) -> &str {
    let is_type = |word: &str| {
        let word = word.strip_prefix("nx").unwrap_or(word);
        let vector = word.strip_prefix('v').map(|w| w.trim_start_matches(|c: char| c.is_ascii_digit()));
        let word = vector.filter(|w| !w.is_empty()).unwrap_or(word);
        let pointer = word.strip_prefix('p').and_then(|w| w.strip_prefix(|c: char| c.is_ascii_digit()));
        match word.as_bytes() {
            [b'i' | b'f', digits @ ..] if !digits.is_empty() => digits.iter().all(u8::is_ascii_digit),
            [b'b', b'f', digits @ ..] if !digits.is_empty() => digits.iter().all(u8::is_ascii_digit),
            _ => pointer.is_some() || word.starts_with("sl_"),
        }
    };
    let mut end = name.len();
    while let Some(at) = name[..end].rfind('.') {
        if !is_type(&name[at + 1..end]) {
            break;
        }
        end = at;
    }
    &name[..end]
}

/// Whether a lane-wise intrinsic is one that is compiled or refused in [`FnCx::lane`].
fn is_known(stem: &str) -> bool {
    !NOTHING.contains(&stem)
}

impl<'a> FnCx<'a> {
    pub(super) fn intrinsic(&mut self, inst: Inst, call: CallId, name: &'a str) -> R {
        let rest = &name["llvm.".len()..];
        if let Some(rest) = rest.strip_prefix("nvvm.") {
            return self.nvvm(inst, call, rest);
        }
        let base = stem(rest);
        if NOTHING.contains(&base) {
            return Ok(());
        }
        let args = self.f.call_args(call);
        match base {
            "trap" | "ubsantrap" => return self.plain(Op::Trap),
            "debugtrap" => return self.plain(Op::Brkpt),
            "stacksave" | "stackrestore" => return self.stack(inst, base == "stacksave", args),
            "readcyclecounter" => return self.special(inst, SpecialReg::scalar(Special::Clock64)),
            "readsteadycounter" => return self.special(inst, SpecialReg::scalar(Special::GlobalTimer)),
            _ => {}
        }
        let Some(result) = self.f.result(inst) else { return unsupported(format!("the intrinsic `{name}`")) };
        if !self.values[result].wanted {
            return Ok(());
        }
        let parts = self.lanes(base, name, args, self.f.values[result].ty, self.f.calls[call].flags)?;
        let dest = self.dest(result)?;
        self.finish(&dest, &parts)
    }

    fn plain(&mut self, op: Op) -> R {
        self.op(op, &[], &[]);
        Ok(())
    }

    /// A special register as the result of an instruction.
    pub(super) fn special(&mut self, inst: Inst, register: SpecialReg) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        if self.cx.sm.number < register.lowest_sm() {
            let name = register.register.name();
            let message =
                format!("`%{name}` needs sm_{}; the target is {}", register.lowest_sm(), self.cx.sm);
            return Err(crate::cx::Stop::Target(message));
        }
        let ty = register.register.ty();
        let class = if ty.bits() == 64 { Class::B64 } else { Class::B32 };
        let part = if ty == ptx::Type::Pred {
            self.def(Class::Pred, Op::Mov, &[Tok::Pred], &[POp::Special(register)])
        } else {
            self.def(class, Op::Mov, &[Tok::of(ty)], &[POp::Special(register)])
        };
        let dest = self.dest(result)?;
        self.finish(&dest, &[part])
    }

    fn stack(&mut self, inst: Inst, save: bool, args: &'a [Operand]) -> R {
        if self.cx.sm.number < 52 {
            return unsupported("saving the stack below sm_52");
        }
        if save {
            let Some(result) = self.f.result(inst) else { return Ok(()) };
            let dest = self.dest1(result)?;
            self.op(Op::StackSave, &[Tok::U64], &[POp::Reg(dest)]);
        } else {
            let saved = self.scalar(args[0])?;
            let saved = self.in_reg(saved, Class::B64);
            self.op(Op::StackRestore, &[Tok::U64], &[POp::Reg(saved)]);
        }
        Ok(())
    }

    /// An intrinsic on each lane of its operands.
    fn lanes(
        &mut self,
        base: &str,
        name: &str,
        args: &'a [Operand],
        ty: Type,
        flags: InstFlags,
    ) -> R<PartVec> {
        let types = &self.cx.env.types;
        // The results of `with.overflow` are the sums, then the flags.
        let overflow = base.ends_with(".with.overflow");
        let value_ty = if overflow { types.element(ty, 0).unwrap_or(ty) } else { ty };
        let lanes = types.vector(value_ty).map_or(1, |(_, len)| len as usize);
        let mut operands = SmallVec::<[(Scalar, PartVec); 3]>::new();
        for &arg in args {
            let arg_ty = self.ty(arg);
            let scalar = self.scalar_ty(types.scalar(arg_ty))?;
            operands.push((scalar, self.parts(arg)?));
        }
        let result = self.scalar_ty(types.scalar(value_ty))?;
        let (mut out, mut carry) = (PartVec::new(), PartVec::new());
        for lane in 0..lanes {
            let mut slices = SmallVec::<[(Scalar, PartVec); 3]>::new();
            for (scalar, parts) in &operands {
                let width = scalar.parts() as usize;
                // A scalar operand beside vectors (a flag, an exponent) serves all lanes.
                let start = if parts.len() == width { 0 } else { lane * width };
                slices.push((*scalar, PartVec::from_slice(&parts[start..start + width])));
            }
            let mut parts = self.lane(base, name, &slices, result, flags)?;
            if overflow {
                carry.extend(parts.pop());
            }
            out.extend(parts);
        }
        out.extend(carry);
        Ok(out)
    }

    fn lane(
        &mut self,
        base: &str,
        name: &str,
        args: &[(Scalar, PartVec)],
        to: Scalar,
        flags: InstFlags,
    ) -> R<PartVec> {
        let Some((scalar, a)) = args.first() else { return unsupported(format!("the intrinsic `{name}`")) };
        let b = args.get(1).map(|(_, parts)| parts.as_slice()).unwrap_or_default();
        let c = args.get(2).map(|(_, parts)| parts.as_slice()).unwrap_or_default();
        if let Scalar::Int(width) = *scalar
            && let Some(parts) = self.int_intrinsic(base, width, a, b, c, to)?
        {
            return Ok(parts);
        }
        if scalar.is_float()
            && let Some(part) = self.float_intrinsic(base, *scalar, a[0], b.first(), c.first(), to, flags)?
        {
            return Ok(PartVec::from_slice(&[part]));
        }
        if matches!(base, "ptrmask") {
            let out = self.binary_parts(ir::BinaryOp::And, InstFlags::NONE, Type::I64, a, b)?;
            return Ok(out);
        }
        if needs_library(base) {
            return unsupported(format!("`{name}`, which needs a function of libdevice"));
        }
        unsupported(format!("the intrinsic `{name}`"))
    }

    /// A float intrinsic on scalars, if it is one.
    fn float_intrinsic(
        &mut self,
        base: &str,
        scalar: Scalar,
        a: POp,
        b: Option<&POp>,
        c: Option<&POp>,
        to: Scalar,
        flags: InstFlags,
    ) -> R<Option<POp>> {
        let second = || b.copied().map_or_else(|| internal("a missing operand"), Ok);
        let third = || c.copied().map_or_else(|| internal("a missing operand"), Ok);
        Ok(Some(match base {
            "fabs" => self.absolute(a, scalar)?,
            "fma" | "fmuladd" => self.fma(scalar, a, second()?, third()?)?,
            "sqrt" => self.sqrt(scalar, a, flags)?,
            "floor" => self.round_with(Tok::Rmi, scalar, a)?,
            "ceil" => self.round_with(Tok::Rpi, scalar, a)?,
            "trunc" => self.round_with(Tok::Rzi, scalar, a)?,
            "rint" | "nearbyint" | "roundeven" => self.round_with(Tok::Rni, scalar, a)?,
            "round" => self.round_away(scalar, a)?,
            "copysign" => self.copysign(scalar, a, second()?)?,
            "minnum" | "minimumnum" => self.min_max(Op::Min, false, scalar, a, second()?)?,
            "maxnum" | "maximumnum" => self.min_max(Op::Max, false, scalar, a, second()?)?,
            "minimum" => self.min_max(Op::Min, true, scalar, a, second()?)?,
            "maximum" => self.min_max(Op::Max, true, scalar, a, second()?)?,
            "canonicalize" => {
                let one = match scalar {
                    Scalar::Half => 0x3c00,
                    Scalar::BFloat => 0x3f80,
                    Scalar::Float => 0x3f80_0000,
                    _ => 0x3ff0_0000_0000_0000,
                };
                self.float_op(ir::BinaryOp::FMul, flags, scalar, a, POp::Int(one))?
            }
            "fptosi.sat" | "fptoui.sat" => self.saturating(base == "fptosi.sat", scalar, to, a)?,
            "sin" | "cos" | "exp2" | "log2" if flags.has(InstFlags::AFN) && scalar != Scalar::Double => {
                let op = match base {
                    "sin" => Op::Sin,
                    "cos" => Op::Cos,
                    "exp2" => Op::Ex2,
                    _ => Op::Lg2,
                };
                let wide = self.single_of(a, scalar)?;
                let wide = self.float_inst(op, Some(Tok::Approx), Scalar::Float, &[wide]);
                self.round_single(wide, scalar)?
            }
            "convert.to.fp16" => {
                let half = if scalar == Scalar::Double {
                    self.narrow_double(a, Scalar::Half)?
                } else {
                    self.round_single(a, Scalar::Half)?
                };
                self.resize(half, Class::B16, Class::B32)
            }
            _ => return Ok(None),
        }))
    }

    fn in_float_reg(&mut self, part: POp, scalar: Scalar) -> POp {
        POp::Reg(self.in_reg_float(part, scalar))
    }

    fn sqrt(&mut self, scalar: Scalar, a: POp, flags: InstFlags) -> R<POp> {
        match scalar {
            Scalar::Float => {
                let a = self.in_float_reg(a, scalar);
                let first = if flags.has(InstFlags::AFN) { Tok::Approx } else { Tok::Rn };
                Ok(self.float_inst(Op::Sqrt, Some(first), scalar, &[a]))
            }
            Scalar::Double => {
                let a = self.in_float_reg(a, scalar);
                Ok(self.float_inst(Op::Sqrt, Some(Tok::Rn), scalar, &[a]))
            }
            _ => {
                let wide = self.single_of(a, scalar)?;
                let root = self.def(Class::B32, Op::Sqrt, &[Tok::Rn, Tok::F32], &[wide]);
                self.round_single(root, scalar)
            }
        }
    }

    /// Rounding to an integer of the same type.
    pub(super) fn round_with(&mut self, mode: Tok, scalar: Scalar, a: POp) -> R<POp> {
        let a = self.in_float_reg(a, scalar);
        match scalar {
            Scalar::BFloat | Scalar::Half => {
                let wide = self.single_of(a, scalar)?;
                let rounded = self.def(Class::B32, Op::Cvt, &[mode, Tok::F32, Tok::F32], &[wide]);
                self.round_single(rounded, scalar)
            }
            _ => {
                let ty = float_ty(scalar);
                let mut tokens = SmallVec::<[Tok; 4]>::from_slice(&[mode]);
                if self.ftz && scalar == Scalar::Float {
                    tokens.push(Tok::Ftz);
                }
                tokens.extend([ty, ty]);
                Ok(self.def(scalar.class(), Op::Cvt, &tokens, &[a]))
            }
        }
    }

    /// Rounding to the nearest integer, halves away from zero: the fraction decides whether one is added.
    fn round_away(&mut self, scalar: Scalar, a: POp) -> R<POp> {
        if matches!(scalar, Scalar::Half | Scalar::BFloat) {
            let wide = self.single_of(a, scalar)?;
            let rounded = self.round_away(Scalar::Float, wide)?;
            return self.round_single(rounded, scalar);
        }
        let a = self.in_float_reg(a, scalar);
        let (half, one) = match scalar {
            Scalar::Float => (0x3f00_0000, 0x3f80_0000),
            _ => (0x3fe0_0000_0000_0000, 0x3ff0_0000_0000_0000),
        };
        let whole = self.round_with(Tok::Rzi, scalar, a)?;
        let fraction = self.float_inst(Op::Sub, Some(Tok::Rn), scalar, &[a, whole]);
        let fraction = self.absolute(fraction, scalar)?;
        let up = self.compare_floats(FCmpPred::Oge, scalar, fraction, POp::Int(half))?;
        let step = self.select_part(scalar.class(), up, POp::Int(one), POp::Int(0));
        let step = self.copysign(scalar, step, a)?;
        Ok(self.float_inst(Op::Add, Some(Tok::Rn), scalar, &[whole, step]))
    }

    fn copysign(&mut self, scalar: Scalar, magnitude: POp, sign: POp) -> R<POp> {
        let magnitude = self.in_float_reg(magnitude, scalar);
        let sign = self.in_float_reg(sign, scalar);
        if matches!(scalar, Scalar::Float | Scalar::Double) {
            // PTX names the operand that gives its sign first.
            return Ok(self.def(scalar.class(), Op::CopySign, &[float_ty(scalar)], &[sign, magnitude]));
        }
        let bits = &[Tok::B16];
        let value = self.def(Class::B16, Op::And, bits, &[magnitude, POp::Int(0x7fff)]);
        let top = self.def(Class::B16, Op::And, bits, &[sign, POp::Int(0x8000)]);
        Ok(self.def(Class::B16, Op::Or, bits, &[value, top]))
    }

    /// The smaller or larger of two; `nan` says whether one that is not a number wins.
    fn min_max(&mut self, op: Op, nan: bool, scalar: Scalar, a: POp, b: POp) -> R<POp> {
        let native = match scalar {
            Scalar::Float => !nan || self.cx.sm.number >= 80,
            Scalar::Double => !nan,
            _ => self.cx.sm.number >= 80,
        };
        if native {
            let a = self.in_float_reg(a, scalar);
            return Ok(self.float_inst(op, nan.then_some(Tok::Nan), scalar, &[a, b]));
        }
        if matches!(scalar, Scalar::Half | Scalar::BFloat) {
            let (x, y) = (self.single_of(a, scalar)?, self.single_of(b, scalar)?);
            let wide = self.min_max(op, nan, Scalar::Float, x, y)?;
            return self.round_single(wide, scalar);
        }
        let a = self.in_float_reg(a, scalar);
        let number = self.float_inst(op, None, scalar, &[a, b]);
        let unordered = self.compare_floats(FCmpPred::Uno, scalar, a, b)?;
        let quiet = POp::Int(if scalar == Scalar::Float { 0x7fff_ffff } else { 0x7fff_ffff_ffff_ffff });
        Ok(self.select_part(scalar.class(), unordered, quiet, number))
    }

    /// Conversion to an integer that clamps; what is not a number becomes 0.
    fn saturating(&mut self, sign: bool, from: Scalar, to: Scalar, a: POp) -> R<POp> {
        let Scalar::Int(width @ 1..=64) = to else {
            return internal("a saturating conversion to more than 64 bits");
        };
        let (a, from) = match from {
            Scalar::Half | Scalar::BFloat => (self.single_of(a, from)?, Scalar::Float),
            _ => (self.in_float_reg(a, from), from),
        };
        let class = if width == 1 { Class::B32 } else { to.class() };
        let (signed, unsigned) = (super::int::signed(class), super::int::unsigned(class));
        let target = if sign { signed } else { unsigned };
        // PTX clamps to the type that it converts to.
        let mut out = self.def(class, Op::Cvt, &[Tok::Rzi, target, float_ty(from)], &[a]);
        if width < class.bits() {
            let (low, high) =
                if sign { (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1) } else { (0, mask(width)) };
            out = self.def(class, Op::Min, &[target], &[out, POp::Int(high)]);
            if sign {
                out = self.def(class, Op::Max, &[target], &[out, POp::Int(low)]);
            }
        }
        // Only conversions from single precision to 32 bits make 0 of NaN by themselves.
        if from == Scalar::Double || class == Class::B64 {
            let nan = self.def(Class::Pred, Op::Setp, &[Tok::IsNan, float_ty(from)], &[a, a]);
            out = self.select_part(class, nan, POp::Int(0), out);
        }
        if width == 1 {
            return Ok(self.def(Class::Pred, Op::Setp, &[Tok::Ne, Tok::B32], &[out, POp::Int(0)]));
        }
        Ok(out)
    }
}

/// Functions that PTX has no instruction for and that CUDA's library provides.
fn needs_library(base: &str) -> bool {
    [
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
        "log", "log2", "log10", "pow", "powi", "ldexp", "frexp", "modf", "sincos",
    ]
    .contains(&base)
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn types_at_the_end_of_a_name_are_cut_off() {
        assert_eq!(stem("fptosi.sat.i32.f64"), "fptosi.sat");
        assert_eq!(stem("umul.with.overflow.v4i32"), "umul.with.overflow");
        assert_eq!(stem("lifetime.start.p0i8"), "lifetime.start");
        assert_eq!(stem("fma.bf16"), "fma");
        assert_eq!(stem("trap"), "trap");
        assert_eq!(stem("minnum.f32"), "minnum");
    }
}
