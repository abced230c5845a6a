//! The launches with which the examples are proved: sizes that are no multiple of a block, data with the odd values.

use crate::launch::{Arg, Launch, Rng, Scalar, Tolerance, Ty};

fn int(ty: Ty, value: i128) -> Arg {
    Arg::Scalar(Scalar::Int(ty, value))
}

fn float(ty: Ty, value: f64) -> Arg {
    Arg::Scalar(Scalar::Float(ty, value))
}

fn zeros(ty: Ty, count: usize) -> Arg {
    Arg::Buffer(ty, vec![0; count * ty.size()])
}

fn bytes(ty: Ty, count: usize, mut element: impl FnMut(usize) -> u128) -> Arg {
    Arg::Buffer(ty, (0..count).flat_map(|i| element(i).to_le_bytes()[..ty.size()].to_vec()).collect())
}

/// Any bits of the type: for integers.
fn noise(ty: Ty, count: usize, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(ty, count, |_| u128::from(rng.next()) << 64 | u128::from(rng.next()))
}

/// Integers in a range.
fn range(ty: Ty, count: usize, low: i128, high: i128, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(ty, count, |_| (low + i128::from(rng.next()) % (high - low)) as u128)
}

/// Floats in a range; one in sixteen is a zero, an infinity, a NaN or very small when `odd` is set.
fn floats(ty: Ty, count: usize, low: f64, high: f64, odd: bool, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(ty, count, |_| {
        let tiny = if ty == Ty::F64 { 1e-310 } else { 1e-40 };
        let value = if odd && rng.percent(6) {
            rng.pick(&[0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, tiny])
        } else {
            rng.float(low, high)
        };
        match ty {
            Ty::F32 => u128::from((value as f32).to_bits()),
            _ => u128::from(value.to_bits()),
        }
    })
}

/// Halves: any finite value of moderate size, or with `odd` any bits at all.
fn halves(count: usize, odd: bool, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(Ty::F16, count, |_| {
        let bits = rng.next();
        u128::from(if odd && rng.percent(10) {
            bits & 0xffff
        } else {
            bits & 0x83ff | (10 + rng.next() % 9) << 10
        })
    })
}

/// 128-bit numbers of all lengths, with zeros, ones and the extremes.
fn wide(count: usize, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(Ty::U128, count, |i| {
        let bits = u128::from(rng.next()) << 64 | u128::from(rng.next());
        match i % 8 {
            0 => rng.pick(&[0, 1, u128::MAX, 1 << 127, (1 << 127) - 1, 1 << 64]),
            1 => (bits >> (bits as u32 & 127)).wrapping_neg(),
            _ => bits >> (bits as u32 & 127),
        }
    })
}

fn letters(count: usize, seed: u64) -> Arg {
    let mut rng = Rng(seed);
    bytes(Ty::U8, count, |_| u128::from(rng.pick(b"gateGATEgategate aeiou xyz")))
}

fn launch(
    example: &'static str,
    kernel: &'static str,
    grid: [u32; 3],
    block: [u32; 3],
    args: Vec<Arg>,
) -> Launch {
    Launch { example, kernel, grid, block, shared: 0, args, tolerance: Tolerance::Exact }
}

fn line(example: &'static str, kernel: &'static str, blocks: u32, threads: u32, args: Vec<Arg>) -> Launch {
    launch(example, kernel, [blocks, 1, 1], [threads, 1, 1], args)
}

/// Every launch, sorted by example.
pub(crate) fn all() -> Vec<Launch> {
    let mut all = cuda();
    all.extend(rust());
    all.sort_by_key(|launch| launch.example);
    all
}

fn cuda() -> Vec<Launch> {
    use Ty::{F16, F32, F64, I32, I64, U8, U16, U32, U64, U128};
    let f32s = |count, seed| floats(F32, count, -100.0, 100.0, true, seed);
    let f64s = |count, seed| floats(F64, count, -100.0, 100.0, false, seed);
    vec![
        line(
            "saxpy.cuda",
            "saxpy",
            4,
            256,
            vec![int(U32, 1000), float(F32, 2.5), f32s(1000, 1), f32s(1000, 2)],
        ),
        line("dot.cuda", "dot", 3, 128, vec![int(U32, 1777), f64s(1777, 3), f64s(1777, 4), zeros(F64, 3)]),
        launch(
            "matmul.cuda",
            "matmul",
            [3, 4, 1],
            [8, 8, 1],
            vec![
                int(U32, 29),
                int(U32, 17),
                int(U32, 21),
                floats(F32, 29 * 17, -3.0, 3.0, false, 5),
                floats(F32, 17 * 21, -3.0, 3.0, false, 6),
                zeros(F32, 29 * 21),
            ],
        ),
        Launch {
            tolerance: Tolerance::Relative(1e-6),
            ..launch(
                "stencil.cuda",
                "stencil",
                [3, 2, 3],
                [8, 4, 2],
                vec![
                    int(U32, 19),
                    int(U32, 7),
                    int(U32, 5),
                    float(F32, 0.125),
                    floats(F32, 19 * 7 * 5, 0.0, 1.0, false, 7),
                    zeros(F32, 19 * 7 * 5),
                ],
            )
        },
        Launch {
            shared: 1024,
            ..line(
                "histogram.cuda",
                "histogram",
                3,
                96,
                vec![int(U32, 1501), noise(U8, 1501, 8), zeros(U32, 256), zeros(U32, 1), zeros(U64, 1)],
            )
        },
        line("scan.cuda", "scan", 3, 128, vec![noise(U32, 384, 9), zeros(U32, 384), zeros(U32, 3)]),
        line(
            "scan.cuda",
            "votes",
            2,
            64,
            vec![noise(U32, 128, 10), zeros(U32, 128), zeros(U32, 128), zeros(U32, 128)],
        ),
        launch(
            "mandelbrot.cuda",
            "mandelbrot",
            [5, 3, 1],
            [8, 8, 1],
            vec![
                int(U32, 37),
                int(U32, 21),
                int(U32, 100),
                float(F64, -2.0),
                float(F64, 1.0),
                float(F64, 0.09),
                zeros(U16, 37 * 21),
            ],
        ),
        line("collatz.cuda", "collatz", 3, 128, vec![int(U32, 9_000), int(U32, 300), zeros(U32, 300)]),
        line(
            "hash.cuda",
            "hash",
            2,
            64,
            vec![
                int(U32, 100),
                int(U32, 5),
                int(U64, 0x0706_0504_0302_0100),
                int(U64, 0x0f0e_0d0c_0b0a_0908),
                noise(U64, 500, 11),
                zeros(U64, 100),
                zeros(U32, 100),
            ],
        ),
        line(
            "search.cuda",
            "search",
            4,
            256,
            vec![int(U32, 1000), letters(1000, 12), zeros(U8, 1000), zeros(U32, 1)],
        ),
        line("structs.cuda", "structs", 2, 64, vec![int(U32, 100), rules(), particles(100), zeros(I64, 100)]),
        line(
            "recursion.cuda",
            "recursion",
            1,
            64,
            vec![int(U32, 13), noise(I32, 64 * 13, 14), zeros(U32, 64)],
        ),
        line(
            "jumptable.cuda",
            "jumptable",
            2,
            64,
            vec![int(U32, 100), int(U32, 40), noise(U8, 4000, 15), zeros(U32, 100)],
        ),
        line(
            "wide.cuda",
            "wide",
            2,
            128,
            vec![
                int(U32, 200),
                wide(200, 16),
                wide(200, 17),
                zeros(U128, 200),
                zeros(U128, 200),
                zeros(U128, 200),
                zeros(U128, 200),
                zeros(U128, 200),
                zeros(F64, 200),
                zeros(U128, 200),
                zeros(U8, 200),
            ],
        ),
        line(
            "half.cuda",
            "half_precision",
            2,
            64,
            vec![
                int(U32, 100),
                halves(100, false, 18),
                halves(100, false, 19),
                zeros(F16, 300),
                zeros(F32, 100),
                zeros(I32, 100),
            ],
        ),
    ]
}

/// `Rules` of `structs.cu`.
fn rules() -> Arg {
    let mut fields = vec![Scalar::Float(Ty::F32, 0.25), Scalar::Int(Ty::U8, 1)];
    fields.extend([-4.0, -5.0, -6.0, 4.0, 5.0, 6.0].map(|value| Scalar::Float(Ty::F32, value)));
    fields.push(Scalar::Int(Ty::I64, -77));
    Arg::Struct(fields)
}

/// An array of `Particle` of `structs.cu`: six floats, kind, alive, padding, mass; 40 bytes each.
fn particles(count: usize) -> Arg {
    let mut rng = Rng(13);
    let mut all = Vec::new();
    for i in 0..count {
        for _ in 0..6 {
            all.extend((rng.float(-5.0, 5.0) as f32).to_le_bytes());
        }
        all.extend((i as u16).to_le_bytes());
        all.extend([u8::from(i % 7 != 0), 0, 0, 0, 0, 0]);
        all.extend(rng.float(0.0, 9.0).to_le_bytes());
    }
    Arg::Buffer(Ty::U8, all)
}

fn rust() -> Vec<Launch> {
    use Ty::{F16, F32, F64, I32, I64, U8, U16, U32, U64, U128};
    let f32s = |count, seed| floats(F32, count, -100.0, 100.0, true, seed);
    vec![
        line(
            "saxpy.rust",
            "saxpy",
            4,
            256,
            vec![int(U64, 1000), float(F32, 2.5), f32s(1000, 1), f32s(1000, 2)],
        ),
        line(
            "stencil.rust",
            "stencil",
            2,
            128,
            vec![
                int(U64, 200),
                f32s(200, 21),
                zeros(F32, 200),
                floats(F32, 7, -1.0, 1.0, false, 22),
                int(U64, 3),
            ],
        ),
        line(
            "slices.rust",
            "slices",
            2,
            64,
            vec![int(U64, 90), noise(I32, 90, 23), range(U32, 90, 0, 90, 24), zeros(I64, 90)],
        ),
        line(
            "histogram.rust",
            "histogram",
            3,
            128,
            vec![
                int(U64, 333),
                noise(I32, 333, 25),
                zeros(U32, 64),
                bytes(I32, 2, |i| [i32::MAX as u128, i32::MIN as u128][i]),
                zeros(U64, 1),
            ],
        ),
        line(
            "mandelbrot.rust",
            "mandelbrot",
            4,
            256,
            vec![int(U32, 41), int(U32, 23), int(U32, 60), zeros(U32, 41 * 23)],
        ),
        line("collatz.rust", "collatz", 2, 160, vec![int(U32, 159_400), int(U32, 300), zeros(I32, 300)]),
        line(
            "hash.rust",
            "hash",
            2,
            32,
            vec![int(U64, 50), int(U64, 43), noise(U8, 50 * 43, 26), zeros(U32, 50 * 8)],
        ),
        line(
            "search.rust",
            "search",
            2,
            32,
            vec![
                int(U64, 60),
                int(U64, 33),
                letters(60 * 33, 27),
                bytes(U8, 4, |i| u128::from(b"Gate"[i])),
                int(U64, 4),
                zeros(I32, 60),
                zeros(U32, 60),
            ],
        ),
        line("structs.rust", "structs", 2, 64, vec![int(U64, 99), settings(), records(99), zeros(I64, 99)]),
        line(
            "recursion.rust",
            "recursion",
            2,
            32,
            vec![int(U64, 50), tree(50), zeros(U32, 50), zeros(I64, 50)],
        ),
        line(
            "jumptable.rust",
            "jumptable",
            2,
            64,
            vec![int(U64, 90), noise(U8, 120, 28), int(U64, 120), zeros(U64, 90)],
        ),
        line(
            "wide.rust",
            "wide",
            2,
            64,
            vec![int(U64, 120), wide(120, 29), wide(120, 30), zeros(U128, 480), zeros(F64, 120)],
        ),
        line(
            "half.rust",
            "half_precision",
            2,
            64,
            vec![
                int(U64, 100),
                halves(100, true, 31),
                halves(100, true, 32),
                zeros(F16, 100),
                zeros(U16, 100),
            ],
        ),
        line(
            "sort.rust",
            "sort",
            1,
            32,
            vec![int(U64, 30), int(U64, 70), range(I32, 30 * 70, -500, 500, 33), zeros(U32, 30)],
        ),
    ]
}

/// `Settings` of `structs.rs`.
fn settings() -> Arg {
    let mut fields = vec![Scalar::Float(Ty::F64, 1.5), Scalar::Int(Ty::U8, 5)];
    fields.extend([100, -20, 3000].map(|value| Scalar::Int(Ty::I16, value)));
    fields.push(Scalar::Int(Ty::I64, 1 << 40));
    Arg::Struct(fields)
}

/// An array of `Record` of `structs.rs`: id, tag, padding, value, three parts, padding; 24 bytes each.
fn records(count: usize) -> Arg {
    let mut rng = Rng(34);
    let mut all = Vec::new();
    for i in 0..count {
        all.extend((i as u32 * 3).to_le_bytes());
        all.extend([rng.next() as u8, 0, 0, 0]);
        all.extend(rng.float(-50.0, 50.0).to_le_bytes());
        for _ in 0..3 {
            all.extend((rng.next() as i16 >> 3).to_le_bytes());
        }
        all.extend([0; 2]);
    }
    Arg::Buffer(Ty::U8, all)
}

/// An array of `Node` of `recursion.rs`: a heap-shaped tree.
fn tree(count: usize) -> Arg {
    let mut all = Vec::new();
    for i in 0..count {
        for child in [2 * i + 1, 2 * i + 2] {
            let link = if child < count && child % 11 != 0 { child as i32 } else { -1 };
            all.extend(link.to_le_bytes());
        }
        all.extend((i as i64 * 7 - 100).to_le_bytes());
    }
    Arg::Buffer(Ty::U8, all)
}
