//! Textures and surfaces (PTX ISA, "Texture Instructions", "Surface Instructions"), in the unified texture mode.

use super::kit::*;
use crate::types::Type;

const TEXTURE: &str = "texture-instructions";
const SURFACE: &str = "surface-instructions";

const V30: &[Avail] = &[since(0, 3, 0)];
const V31: &[Avail] = &[since(0, 3, 1)];
const V32_30: &[Avail] = &[since(30, 3, 2)];
const V41: &[Avail] = &[since(0, 4, 1)];
const V41_30: &[Avail] = &[since(30, 4, 1)];
const V42: &[Avail] = &[since(0, 4, 2)];
const V42_53: &[Avail] = &[since(53, 4, 2)];
const V43_20: &[Avail] = &[since(0, 4, 3)];
const V43_30: &[Avail] = &[since(30, 4, 3)];
const V81_50: &[Avail] = &[since(50, 8, 1)];

const fn geometry(tokens: &'static [Tok]) -> Slot {
    must(Kind::Shape, tokens)
}

/// The geometries by what may stand behind the coordinates.
const FLAT: Slot = geometry(&[D1, D2, D3, A1d, A2d]);
const CUBES: Slot = geometry(&[Cube, Acube]);
const SAMPLES: Slot = geometry(&[D2ms, A2dms]);
const ONE: Slot = geometry(&[D1, A1d]);
const TWO: Slot = geometry(&[D2, A2d]);
const TWO_THREE: Slot = geometry(&[D2, A2d, D3]);
const PLAIN: Slot = geometry(&[D1, D2, D3]);
const LAYERS: Slot = geometry(&[A1d, A2d]);

const FOUR: Slot = must(Kind::Vec, &[V4]);
const PAIR: Slot = must(Kind::Vec, &[V2]);
const COLOURS: Slot = ty(&[U32, S32, F32, F16]);
const PACKED: Slot = ty(&[F16x2]);
const ANY_COORD: Slot = ty(&[S32, F32]);
const F_COORD: Slot = ty(&[F32]);
const S_COORD: Slot = ty(&[S32]);

const D: Opnd = w(Form::Resident, Ty::Slot(0));
const T: Opnd = r(Form::Texel, Ty::Any);
const SAMPLED: Opnd = r(Form::SampledTexel, Ty::Any);
const OFFSET: Opnd = r(Form::Offset, Ty::Fixed(Type::S32));
const COMPARED: Opnd = r(Form::Reg, Ty::Fixed(Type::F32));
/// An offset or a value to compare with: one operand stands for both.
const EITHER: Opnd = r(Form::Value, Ty::Any);
const LEVEL: Opnd = r(Form::Value, Ty::Slot(1));
const GRADIENT: Opnd = r(Form::Gradient, Ty::Fixed(Type::F32));

const YOUNG: &[(Tok, &[Avail])] = &[(F16, V42_53), (F16x2, V42_53), (Cube, V30), (Acube, V30)];
const YOUNG_GRAD: &[(Tok, &[Avail])] = &[(F16, V42_53), (F16x2, V42_53), (Cube, V43_20), (Acube, V43_20)];

const fn tex(head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::Tex, head, slots, operands, TEXTURE).effect(Effect::Read).younger(YOUNG)
}

/// A way to choose the level, with what may follow the coordinates.
macro_rules! levels {
    ($($head:literal [$($extra:ident)*] $young:ident $vec:ident $colours:ident [$($avail:ident)?];)*) => {
        &[$(
            tex($head, &[FLAT, $vec, $colours, ANY_COORD], &[D, T, $($extra),*]).younger($young)$(.avail($avail))?,
            tex($head, &[CUBES, $vec, $colours, F_COORD], &[D, T, $($extra),*]).younger($young)$(.avail($avail))?,
            tex($head, &[ONE, $vec, $colours, ANY_COORD], &[D, T, $($extra,)* EITHER]).younger($young).avail(V31),
            tex($head, &[TWO_THREE, $vec, $colours, ANY_COORD], &[D, T, $($extra,)* OFFSET])
                .younger($young)
                .avail(V43_30),
            tex($head, &[TWO, $vec, $colours, ANY_COORD], &[D, T, $($extra,)* COMPARED])
                .younger($young)
                .avail(V43_30),
            tex($head, &[CUBES, $vec, $colours, F_COORD], &[D, T, $($extra,)* COMPARED])
                .younger($young)
                .avail(V43_30),
            tex($head, &[ONE, $vec, $colours, ANY_COORD], &[D, T, $($extra,)* SI, COMPARED])
                .younger($young)
                .avail(V43_30),
            tex($head, &[TWO, $vec, $colours, ANY_COORD], &[D, T, $($extra,)* OFFSET, COMPARED])
                .younger($young)
                .avail(V43_30),
        )*]
    };
}

/// `tex` with its ways to choose the level.
pub(super) const LEVELS: &[Row] = levels! {
    "tex" [] YOUNG FOUR COLOURS [];
    "tex" [] YOUNG PAIR PACKED [];
    "tex.base" [] YOUNG FOUR COLOURS [V31];
    "tex.base" [] YOUNG PAIR PACKED [V31];
    "tex.level" [LEVEL] YOUNG FOUR COLOURS [V31];
    "tex.level" [LEVEL] YOUNG PAIR PACKED [V31];
    "tex.grad" [GRADIENT GRADIENT] YOUNG_GRAD FOUR COLOURS [V31];
    "tex.grad" [GRADIENT GRADIENT] YOUNG_GRAD PAIR PACKED [V31];
};

const fn gather(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::Tld4, "tld4", slots, operands, TEXTURE).effect(Effect::Read).avail(V43_30)
}

const CHANNEL: Slot = must(Kind::Mode, &[ChannelR, ChannelG, B, ChannelA]);
const WORDS: Slot = ty(&[U32, S32, F32]);
const QUERY: &[Opnd] = &[D0, r(Form::Opaque, Ty::Any)];
const BITS32: Slot = ty(&[B32]);

const fn query(op: Op, head: &'static str, tokens: &'static [Slot]) -> Row {
    Row::new(op, head, tokens, QUERY, if matches!(op, Op::Txq) { TEXTURE } else { SURFACE })
}

/// Samples, separate samplers, four texels at once, questions.
pub(super) const OTHERS: &[Row] = &[
    tex("tex", &[SAMPLES, FOUR, COLOURS, S_COORD], &[D, T]).avail(V32_30),
    tex("tex.base", &[SAMPLES, FOUR, COLOURS, S_COORD], &[D, T]).avail(V32_30),
    tex("tex", &[PLAIN, FOUR, COLOURS, ANY_COORD], &[D, SAMPLED]).avail(V43_30),
    tex("tex", &[LAYERS, FOUR, COLOURS, S_COORD], &[D, SAMPLED]).avail(V43_30),
    tex("tex", &[SAMPLES, FOUR, COLOURS, S_COORD], &[D, SAMPLED]).avail(V43_30),
    gather(&[CHANNEL, geometry(&[D2]), FOUR, WORDS, F_COORD], &[D, T]).avail(V31),
    gather(&[CHANNEL, geometry(&[A2d, Cube, Acube]), FOUR, WORDS, F_COORD], &[D, T]),
    gather(&[CHANNEL, geometry(&[D2]), FOUR, WORDS, F_COORD], &[D, SAMPLED]),
    gather(&[CHANNEL, TWO, FOUR, WORDS, F_COORD], &[D, T, OFFSET]),
    gather(&[CHANNEL, geometry(&[D2, A2d, Cube, Acube]), FOUR, WORDS, F_COORD], &[D, T, COMPARED]),
    gather(&[CHANNEL, TWO, FOUR, WORDS, F_COORD], &[D, T, OFFSET, COMPARED]),
    query(
        Op::Txq,
        "txq",
        &[
            must(
                Kind::Other,
                &[
                    Width,
                    Height,
                    Depth,
                    ChannelDataType,
                    ChannelOrder,
                    NormalizedCoords,
                    ForceUnnormalizedCoords,
                    FilterMode,
                    AddrMode0,
                    AddrMode1,
                    AddrMode2,
                    ArraySize,
                    NumMipmapLevels,
                    NumSamples,
                    MemoryLayout,
                ],
            ),
            BITS32,
        ],
    )
    .younger(&[(ArraySize, V41), (NumMipmapLevels, V41), (NumSamples, V41_30), (MemoryLayout, V42)]),
    Row::new(
        Op::Txq,
        "txq.level",
        &[must(Kind::Other, &[Width, Height, Depth]), BITS32],
        &[D0, r(Form::Opaque, Ty::Any), SI],
        TEXTURE,
    )
    .avail(V43_30),
    query(
        Op::Suq,
        "suq",
        &[
            must(
                Kind::Other,
                &[Width, Height, Depth, ChannelDataType, ChannelOrder, ArraySize, MemoryLayout],
            ),
            BITS32,
        ],
    )
    .younger(&[(ArraySize, V41), (MemoryLayout, V42)]),
    Row::new(
        Op::IsTypep,
        "istypep",
        &[must(Kind::Other, &[Texref, Samplerref, Surfref])],
        &[DP, r(Form::Reg, Ty::Fixed(Type::U64))],
        TEXTURE,
    )
    .avail(&[since(30, 4, 0)]),
];

const CACHED: Slot = may(Kind::Cop, &[Ca, Cg, Cs, Cv]);
const WRITTEN: Slot = may(Kind::Cop, &[Wb, Cg, Cs, Wt]);
const OUTSIDE: Slot = must(Kind::Mode, &[Trap, Clamp, Zero]);
const S: Opnd = r(Form::Surfel, Ty::Any);
const TO_ONE: Opnd = w(Form::VectorOrReg(1), Ty::Loose(0));
const OF_ONE: Opnd = r(Form::VectorOrReg(1), Ty::Loose(0));
const TO_SOME: Opnd = w(Form::Element, Ty::Loose(0));
const OF_SOME: Opnd = r(Form::Element, Ty::Loose(0));
const SOME: Slot = must(Kind::Vec, &[V2, V4]);
const BYTES: Slot = ty(&[B8, B16, B32, B64]);
const SHORT: Slot = ty(&[B8, B16, B32]);
const LONG: Slot = ty(&[B64]);
const OLDER: &[(Tok, &[Avail])] = &[(A1d, V30), (A2d, V30), (D3, V30)];

const fn load(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::Suld, "suld.b", slots, operands, SURFACE).effect(Effect::Read).younger(OLDER)
}

const fn store(head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::Sust, head, slots, operands, SURFACE).effect(Effect::Write).younger(OLDER)
}

macro_rules! reductions {
    ($($head:literal [$($op:ident)*] [$($ty:ident)*] $avail:ident;)*) => {
        &[$(
            Row::new(
                Op::Sured,
                $head,
                &[must(Kind::AtomOp, &[$($op),*]), PLAIN, ty(&[$($ty),*]), OUTSIDE],
                &[S, OF_ONE],
                SURFACE,
            )
            .effect(Effect::ReadWrite)
            .avail($avail),
        )*]
    };
}

/// Loads and stores of surfaces.
pub(super) const SURFACES: &[Row] = &[
    load(&[FLAT, CACHED, BYTES, OUTSIDE], &[TO_ONE, S]),
    load(&[FLAT, CACHED, SOME, SHORT, OUTSIDE], &[TO_SOME, S]),
    load(&[FLAT, CACHED, PAIR, LONG, OUTSIDE], &[TO_SOME, S]),
    store("sust.b", &[FLAT, WRITTEN, BYTES, OUTSIDE], &[S, OF_ONE]),
    store("sust.b", &[FLAT, WRITTEN, SOME, SHORT, OUTSIDE], &[S, OF_SOME]),
    store("sust.b", &[FLAT, WRITTEN, PAIR, LONG, OUTSIDE], &[S, OF_SOME]),
    store("sust.p", &[FLAT, BITS32, OUTSIDE], &[S, OF_ONE]).younger(&[(A1d, V41_30), (A2d, V41_30)]),
    store("sust.p", &[FLAT, SOME, BITS32, OUTSIDE], &[S, OF_SOME]).younger(&[(A1d, V41_30), (A2d, V41_30)]),
];

/// Reductions in surfaces.
pub(super) const REDUCTIONS: &[Row] = reductions! {
    "sured.b" [Add] [U32 S32 U64] V30;
    "sured.b" [Min Max] [U32 S32] V30;
    "sured.b" [Min Max] [U64 S64] V81_50;
    "sured.b" [And Or] [B32] V30;
    "sured.p" [Add Min Max And Or] [B32] V30;
    "sured.p" [Min Max] [B64] V81_50;
};
