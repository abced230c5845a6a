//! Iterations until a point leaves the circle of radius two, in single precision, with a struct and operators.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

use core::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct Complex {
    re: f32,
    im: f32,
}

impl Add for Complex {
    type Output = Complex;
    fn add(self, other: Complex) -> Complex {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

impl Mul for Complex {
    type Output = Complex;
    fn mul(self, other: Complex) -> Complex {
        Complex { re: self.re * other.re - self.im * other.im, im: self.re * other.im + self.im * other.re }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn mandelbrot(width: u32, height: u32, limit: u32, out: *mut u32) {
    let i = gpu::global_id() as u32;
    if i >= width * height {
        return;
    }
    let c = Complex {
        re: (i % width) as f32 * 3.0 / width as f32 - 2.0,
        im: (i / width) as f32 * 2.0 / height as f32 - 1.0,
    };
    let mut z = c;
    let count = (0..limit)
        .take_while(|_| {
            z = z * z + c;
            z.re * z.re + z.im * z.im <= 4.0
        })
        .count();
    // SAFETY: the launch hands over `width * height` results.
    unsafe { *out.add(i as usize) = count as u32 };
}
