//! Video instructions (PTX ISA, "Video Instructions", scalar and of two or four lanes).

use super::kit::*;

const SCALAR: &str = "scalar-video-instructions";
const LANES: &str = "simd-video-instructions";

const INT32: &[Tok] = &[U32, S32];
const T: Slot = ty(INT32);
const T_U: Slot = ty(&[U32]);
const COMBINED: Slot = must(Kind::AtomOp, &[Add, Min, Max]);
const WAY: Slot = must(Kind::Mode, &[Clamp, Wrap]);
const COMPARED: Slot = must(Kind::Cmp, &[Eq, Ne, Lt, Le, Gt, Ge]);

/// A result as a whole, or a part that is put into a third source.
const D: Opnd = w(Form::Reg, Ty::Fixed(crate::types::Type::U32));
const PART: Opnd = w(Form::Video, Ty::Any);
const A: Opnd = r(Form::Video, Ty::Any);
const C: Opnd = r(Form::Value, Ty::Fixed(crate::types::Type::U32));
const SUM: Opnd = r(Form::Reg, Ty::Fixed(crate::types::Type::U32));

const fn scalar(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SCALAR)
}

/// The result alone, put into a source, and combined with one.
macro_rules! scalars {
    ($($op:ident $head:literal [$($slot:ident)*];)*) => {
        &[$(
            scalar(Op::$op, $head, &[$($slot),*], &[D, A, A]),
            scalar(Op::$op, $head, &[$($slot),*], &[PART, A, A, C]),
            scalar(Op::$op, $head, &[$($slot,)* COMBINED], &[D, A, A, C]),
        )*]
    };
}

/// Scalar video instructions but `vmad`.
pub(super) const SCALARS: &[Row] = scalars! {
    VAdd "vadd" [T T T SAT];
    VSub "vsub" [T T T SAT];
    VAbsDiff "vabsdiff" [T T T SAT];
    VMin "vmin" [T T T SAT];
    VMax "vmax" [T T T SAT];
    VShl "vshl" [T T T_U SAT WAY];
    VShr "vshr" [T T T_U SAT WAY];
    VSet "vset" [T T COMPARED];
};

const FACTOR: Opnd = r(Form::VideoSigned, Ty::Any);
const MOVED: Slot = may(Kind::Other, &[Shr7, Shr15]);

/// `vmad`.
pub(super) const PRODUCTS: &[Row] = &[
    scalar(Op::VMad, "vmad", &[T, T, T, SAT, MOVED], &[D, FACTOR, FACTOR, FACTOR]),
    scalar(Op::VMad, "vmad", &[T, T, T, must(Kind::Mode, &[Po]), SAT, MOVED], &[D, A, A, A]),
];

const SUMMED: Slot = must(Kind::AtomOp, &[Add]);
const MASK2: Opnd = w(Form::VideoMask2, Ty::Any);
const MASK4: Opnd = w(Form::VideoMask4, Ty::Any);
const A2: Opnd = r(Form::Video2, Ty::Any);
const A4: Opnd = r(Form::Video4, Ty::Any);

/// Plain or saturating, and summed into the third source.
macro_rules! lanes {
    ($($two:ident $four:ident $head2:literal $head4:literal [$($plain:ident)*] [$($summed:ident)*];)*) => {
        &[$(
            Row::new(Op::$two, $head2, &[$($plain),*], &[MASK2, A2, A2, SUM], LANES).avail(V30),
            Row::new(Op::$two, $head2, &[$($summed),*], &[MASK2, A2, A2, SUM], LANES).avail(V30),
            Row::new(Op::$four, $head4, &[$($plain),*], &[MASK4, A4, A4, SUM], LANES).avail(V30),
            Row::new(Op::$four, $head4, &[$($summed),*], &[MASK4, A4, A4, SUM], LANES).avail(V30),
        )*]
    };
}

const V30: &[Avail] = &[since(30, 3, 0)];

/// Video instructions of two and four lanes.
pub(super) const PACKED: &[Row] = lanes! {
    VAdd2 VAdd4 "vadd2" "vadd4" [T T T SAT] [T T T SUMMED];
    VSub2 VSub4 "vsub2" "vsub4" [T T T SAT] [T T T SUMMED];
    VAvrg2 VAvrg4 "vavrg2" "vavrg4" [T T T SAT] [T T T SUMMED];
    VAbsDiff2 VAbsDiff4 "vabsdiff2" "vabsdiff4" [T T T SAT] [T T T SUMMED];
    VMin2 VMin4 "vmin2" "vmin4" [T T T SAT] [T T T SUMMED];
    VMax2 VMax4 "vmax2" "vmax4" [T T T SAT] [T T T SUMMED];
    VSet2 VSet4 "vset2" "vset4" [T T COMPARED] [T T COMPARED SUMMED];
};
