//! Thirteen kernels, each of which leans on one part of Rust.
#![cfg_attr(target_arch = "nvptx64", no_std)]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx))]

use core::fmt::Write;
use core::sync::atomic::{AtomicU32, Ordering};
use device::kernel;
use library::{affine, apply, interpret, sum, total, Op, Rectangle, Shape, Square, PRIMES, PROGRAM};

kernel! {
    /// One generic function at four types.
    fn generics(i, data, out) {
        let words = || data.iter().copied().skip(i).take(9);
        *out = [sum::<u32>(words()), sum::<i64>(words()).bits_(), sum::<f32>(words()).bits_(), sum::<f64>(words()).bits_()];
    }
}

kernel! {
    /// Chains of iterators.
    fn iterators(i, data, out) {
        out[0] = data.iter().zip(data.iter().rev()).map(|(a, b)| a ^ b).filter(|x| x % 3 != 0).fold(0, u32::wrapping_add);
        out[1] = data.windows(3).map(|w| w[0].max(w[1]).min(w[2])).step_by(i % 4 + 1).fold(7, |a: u32, b| a.wrapping_mul(31) ^ b);
        out[2] = data.chunks(5).flat_map(|c| c.iter().rev()).enumerate().map(|(k, v)| v.rotate_left(k as u32 & 31)).fold(0, |a, b| a ^ b);
        out[3] = data.iter().position(|&v| v % 7 == i as u32 % 7).map_or(u32::MAX, |at| at as u32);
    }
}

kernel! {
    /// Closures that capture by value, by reference and mutably.
    fn closures(i, data, out) {
        let first = data[i];
        let mut calls = 0u32;
        let f = affine(first | 1, i as u32);
        let g = |x: u32| f(x) ^ data[(x as usize) % data.len()];
        out[0] = apply(5, |x| { calls += x & 1; g(x) }, first);
        out[1] = calls;
        let table: [&dyn Fn(u32) -> u32; 3] = [&f, &g, &|x| x.swap_bytes()];
        out[2] = table[i % 3](first);
        out[3] = table.iter().fold(first, |x, h| h(x));
    }
}

kernel! {
    /// 128-bit integers: products, quotients, shifts, and checked sums.
    fn wide(i, data, out) {
        let a = u128::from(data[i]) << 64 | u128::from(data[(i + 1) % data.len()]).wrapping_mul(0x1_0000_0001_0000_0001);
        let b = u128::from(data[(i + 2) % data.len()]) << (i % 40) | 1;
        let q = a / b;
        let r = a % b;
        out[0] = (q ^ (q >> 64) ^ (q >> 32)) as u32;
        out[1] = (r ^ (r >> 32) ^ (r >> 96)) as u32;
        out[2] = a.wrapping_mul(b).rotate_right(i as u32 % 128) as u32;
        out[3] = a.checked_mul(b).map_or(a.leading_zeros() + b.count_ones(), |p| (p >> 70) as u32);
        let s = (a as i128).wrapping_neg() / (b as i128 | 2);
        out[3] ^= (s >> 33) as u32;
    }
}

kernel! {
    /// Everything that may panic and, with the right input, does not.
    fn panics(i, data, out) {
        let divisor = data[i] % 5 + 1;
        out[0] = data[(i * 7) % data.len()] / divisor;
        out[1] = data.get(i).copied().expect("every thread has a word");
        out[2] = u32::try_from(u64::from(data[i]) >> 1).unwrap_or_else(|why| panic!("{why} of thread {i}"));
        assert!(out[2] <= out[1], "half of {} is {}", out[1], out[2]);
        out[3] = data[i..].first().zip(data.last()).map(|(a, b)| a.abs_diff(*b)).unwrap();
        if data[i] == 0xdead {
            panic!("word {i} is {:#x}", data[i]);
        }
    }
}

kernel! {
    /// Sorting, searching and moving within slices.
    fn slices(i, data, out) {
        let mut local = [0u32; 16];
        for (k, slot) in local.iter_mut().enumerate() {
            *slot = data[(i + k * 3) % data.len()] & 0xff;
        }
        local[..].sort_unstable();
        out[0] = local.binary_search(&(i as u32 & 0xff)).unwrap_or_else(|at| at as u32 as usize | 0x100) as u32;
        local.rotate_left(i % 16);
        let (left, right) = local.split_at_mut(8);
        left.swap_with_slice(right);
        right.reverse();
        left.copy_from_slice(&[right[0]; 8]);
        left[..4].fill(i as u32);
        out[1] = local.iter().fold(0, |a: u32, b| a.rotate_left(5) ^ b);
        out[2] = local.chunks_exact(4).map(|c| c.iter().sum::<u32>()).max().unwrap_or(0);
        out[3] = u32::from(local.contains(&3)) + 2 * u32::from(local.starts_with(&[i as u32])) + 4 * u32::from(local[1..] < local[..15]);
    }
}

kernel! {
    /// `match` over data, and errors that are handed up.
    fn matching(i, data, out) {
        out[0] = interpret(&PROGRAM, data[i]).unwrap_or(1);
        let short = [Op::Dup, Op::Add, Op::Swap];
        out[1] = match interpret(&short, data[i]) {
            Ok(value) => value,
            Err(at @ 0..=2) => at as u32,
            Err(at) => 100 + at as u32,
        };
        out[2] = match (data[i] % 16, i % 3) {
            (0, _) => 10,
            (n @ 1..=4, 0) => n * 2,
            (n, 1) if n > 8 => n * n,
            (5 | 7 | 11, _) => 99,
            (n, k) => n + k as u32,
        };
        out[3] = match char::from_u32(data[i] & 0x7f) {
            Some('a'..='z') => 1,
            Some('A'..='Z') => 2,
            Some(c) if c.is_ascii_digit() => c.to_digit(10).unwrap(),
            Some(c) => c.len_utf8() as u32 + 10,
            None => 0,
        };
    }
}

kernel! {
    /// Calls through tables of methods.
    fn objects(i, data, out) {
        let mut a = Square(data[i] & 0xfff);
        let mut b = Rectangle { width: i as u32, height: data[(i + 1) % data.len()] };
        let mut c = Square(i as u32 + 1);
        out[0] = total(&mut [&mut a, &mut b]);
        out[1] = if data[i] & 1 == 0 { total(&mut [&mut c, &mut b, &mut a]) } else { total(&mut [&mut b, &mut c]) };
        let pick: &dyn Shape = if i % 2 == 0 { &a } else { &b };
        out[2] = pick.area();
        out[3] = core::mem::size_of_val(pick) as u32;
    }
}

static SEEN: [AtomicU32; 4] = [const { AtomicU32::new(0) }; 4];
static NAMES: [&str; 4] = ["north", "east", "south", "west"];

kernel! {
    /// Tables that the compiler makes, and words that all threads change.
    fn statics(i, data, out) {
        out[0] = PRIMES.iter().enumerate().filter(|(n, prime)| **prime && n % (i % 5 + 1) == 0).count() as u32;
        out[1] = NAMES[data[i] as usize % 4].bytes().fold(0, |a: u32, b| a.wrapping_mul(33) + u32::from(b));
        SEEN[i % 4].fetch_add(data[i] | 1, Ordering::Relaxed);
        SEEN[3 - i % 4].fetch_max(i as u32, Ordering::Relaxed);
        out[2] = u32::from(SEEN[i % 4].load(Ordering::Relaxed) != 0);
        out[3] = NAMES[i % 4].len() as u32 + u32::from(PRIMES[i % 64]);
    }
}

kernel! {
    /// `core::fmt`: numbers in three bases, padding, `Debug` of nested values.
    fn formatting(i, data, out) {
        let mut text = device::Text::<200>::new();
        let pair = (data[i], Some(i as i32 - 5));
        let _ = write!(text, "{:>8}|{:<#6x}|{:05b}|{pair:?}", i, data[i] & 0xfff, i & 31);
        let _ = write!(text, "|{:?}|{:.3}|{:e}", NAMES[i % 4], (data[i] & 0xffff) as f32 / 8.0, u64::from(data[i]));
        let bytes = text.as_bytes();
        out[0] = bytes.len() as u32;
        out[1] = bytes.iter().fold(0x811c_9dc5, |a: u32, b| (a ^ u32::from(*b)).wrapping_mul(0x0100_0193));
        out[2] = u32::from(bytes[i % 8]);
        let parsed: Result<i32, _> = core::str::from_utf8(&bytes[..8]).unwrap_or("x").trim().parse();
        out[3] = parsed.map_or(u32::MAX, |n| n as u32);
    }
}

kernel! {
    /// The `libm` crate.
    fn math(i, data, out) {
        let x = (data[i] % 100_000) as f32 / 1000.0 - 30.0;
        let y = f64::from(data[i] % 1000) / 100.0 + 0.01;
        out[0] = (libm::sinf(x) + libm::cosf(x * 0.5)).to_bits();
        out[1] = fold(libm::pow(y, 1.75) + libm::log(y) * libm::exp(-y));
        out[2] = (libm::sqrtf(x.abs()) + libm::atan2f(x, 2.5) + libm::cbrtf(x)).to_bits();
        out[3] = fold(libm::tanh(y) + libm::fmod(y * 7.0, 0.3) + libm::lgamma(y));
    }
}

kernel! {
    /// The `glam` crate: vectors, matrices, quaternions.
    fn geometry(i, data, out) {
        use glam::{Mat4, Quat, Vec3};
        let part = |k: usize| (data[(i + k) % data.len()] % 2000) as f32 / 100.0 - 10.0;
        let a = Vec3::new(part(0), part(1), part(2));
        let b = Vec3::new(part(3), part(4), 1.0);
        let turn = Quat::from_axis_angle(b.normalize_or_zero(), part(5));
        let place = Mat4::from_rotation_translation(turn, a) * Mat4::from_scale(Vec3::splat(0.5));
        let moved = place.inverse().transform_point3(turn * a.cross(b));
        *out = [moved.x.to_bits(), moved.y.to_bits(), moved.z.to_bits(), a.dot(b).clamp(-5.0, 5.0).to_bits()];
    }
}

kernel! {
    /// The `rand_xoshiro` crate.
    fn random(i, data, out) {
        use rand_xoshiro::rand_core::{RngCore, SeedableRng};
        use rand_xoshiro::{Xoshiro128PlusPlus, Xoshiro256StarStar};
        let mut small = Xoshiro128PlusPlus::seed_from_u64(u64::from(data[i]));
        let mut large = Xoshiro256StarStar::seed_from_u64(i as u64);
        large.jump();
        let mut bytes = [0; 7];
        large.fill_bytes(&mut bytes);
        out[0] = small.next_u32();
        out[1] = (large.next_u64() >> 13) as u32;
        out[2] = bytes.iter().fold(0, |a: u32, b| a << 3 ^ u32::from(*b));
        out[3] = (0..i % 9).fold(0, |a, _| a ^ small.next_u32());
    }
}

/// Both halves of a number's bits.
fn fold(value: f64) -> u32 {
    (value.to_bits() ^ (value.to_bits() >> 32)) as u32
}

/// `Number::bits` by another name, so that the call goes through a blanket implementation of this crate.
trait Bits {
    fn bits_(self) -> u32;
}

impl<T: library::Number> Bits for T {
    fn bits_(self) -> u32 {
        self.bits()
    }
}
