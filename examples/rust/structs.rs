//! Structures by value as a kernel's parameter and by pointer, an enum with fields, and a trait object.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Settings {
    scale: f64,
    kind: u8,
    limits: [i16; 3],
    offset: i64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Record {
    id: u32,
    tag: u8,
    value: f64,
    parts: [i16; 3],
}

enum Shape {
    Dot,
    Line(f64),
    Box { wide: f64, high: f64 },
}

trait Measure {
    fn measure(&self, scale: f64) -> f64;
}

impl Measure for Shape {
    fn measure(&self, scale: f64) -> f64 {
        match self {
            Shape::Dot => 0.0,
            Shape::Line(length) => length * scale,
            Shape::Box { wide, high } => wide * high * scale * scale,
        }
    }
}

impl Measure for Record {
    fn measure(&self, scale: f64) -> f64 {
        self.parts.iter().map(|&part| part as f64).sum::<f64>() * scale
    }
}

#[inline(never)]
fn total(parts: &[&dyn Measure], scale: f64) -> f64 {
    parts.iter().map(|part| part.measure(scale)).sum()
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn structs(n: usize, settings: Settings, records: *mut Record, out: *mut i64) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` elements of each, and no two threads share one.
    let (record, out) = unsafe { (&mut *records.add(i), &mut *out.add(i)) };
    let shape = match record.tag % 3 {
        0 => Shape::Dot,
        1 => Shape::Line(record.value),
        _ => Shape::Box { wide: record.value, high: settings.scale },
    };
    record.value = total(&[&shape, record], settings.scale);
    for (part, limit) in record.parts.iter_mut().zip(settings.limits) {
        *part = (*part).min(limit);
    }
    record.tag ^= settings.kind;
    *out = settings.offset + record.id as i64 - record.value as i64;
}
