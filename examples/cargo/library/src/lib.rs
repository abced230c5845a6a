//! Ordinary Rust that knows nothing of GPUs: generics, trait objects, an interpreter, tables.
#![no_std]

/// What can be summed.
pub trait Number: Copy {
    const ZERO: Self;
    fn plus(self, other: Self) -> Self;
    fn of(word: u32) -> Self;
    fn bits(self) -> u32;
}

macro_rules! number {
    ($($ty:ty, $zero:expr, |$a:ident, $b:ident| $plus:expr, |$w:ident| $of:expr, |$v:ident| $bits:expr;)*) => {$(
        impl Number for $ty {
            const ZERO: Self = $zero;
            fn plus(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $plus
            }
            fn of($w: u32) -> Self {
                $of
            }
            fn bits(self) -> u32 {
                let $v = self;
                $bits
            }
        }
    )*};
}

number! {
    u32, 0, |a, b| a.wrapping_add(b), |w| w, |v| v;
    i64, 0, |a, b| a.wrapping_add(b), |w| i64::from(w as i32) << 7, |v| (v ^ (v >> 32)) as u32;
    f32, 0.0, |a, b| a + b, |w| (w & 0xffff) as f32 / 3.0, |v| v.to_bits();
    f64, 0.0, |a, b| a + b, |w| f64::from(w) / 7.0, |v| (v.to_bits() ^ (v.to_bits() >> 32)) as u32;
}

/// The sum of a generic iterator, in order.
#[inline(never)]
pub fn sum<T: Number>(words: impl Iterator<Item = u32>) -> T {
    words.map(T::of).fold(T::ZERO, T::plus)
}

/// Something with an area; called through a table of methods.
pub trait Shape {
    fn area(&self) -> u32;
    fn scale(&mut self, by: u32);
}

pub struct Square(pub u32);
pub struct Rectangle {
    pub width: u32,
    pub height: u32,
}

impl Shape for Square {
    fn area(&self) -> u32 {
        self.0.wrapping_mul(self.0)
    }
    fn scale(&mut self, by: u32) {
        self.0 = self.0.wrapping_mul(by);
    }
}

impl Shape for Rectangle {
    fn area(&self) -> u32 {
        self.width.wrapping_mul(self.height)
    }
    fn scale(&mut self, by: u32) {
        self.height = self.height.wrapping_mul(by);
    }
}

/// The area of all, each scaled by its place.
#[inline(never)]
pub fn total(shapes: &mut [&mut dyn Shape]) -> u32 {
    shapes.iter_mut().zip(1..).fold(0, |sum: u32, (shape, by)| {
        shape.scale(by);
        sum.wrapping_mul(31).wrapping_add(shape.area())
    })
}

/// An instruction of a small machine.
#[derive(Clone, Copy)]
pub enum Op {
    Push(u32),
    Add,
    Mul,
    Swap,
    Dup,
    JumpIfOdd { to: usize },
    Rotate { by: u8 },
    Halt,
}

/// A program, in read-only memory.
pub static PROGRAM: [Op; 10] = [
    Op::Dup,
    Op::Push(3),
    Op::Mul,
    Op::JumpIfOdd { to: 6 },
    Op::Rotate { by: 5 },
    Op::Dup,
    Op::Swap,
    Op::Add,
    Op::Push(0x9e37_79b9),
    Op::Halt,
];

/// Executes a program on a stack of eight words; what falls off the stack is an error.
pub fn interpret(program: &[Op], first: u32) -> Result<u32, usize> {
    let mut stack = [0u32; 8];
    let mut top = 1;
    stack[0] = first;
    let mut at = 0;
    loop {
        let op = *program.get(at).ok_or(at)?;
        at += 1;
        match op {
            Op::Push(word) => {
                *stack.get_mut(top).ok_or(at)? = word;
                top += 1;
            }
            Op::Add | Op::Mul | Op::Swap if top < 2 => return Err(at),
            Op::Add => {
                top -= 1;
                stack[top - 1] = stack[top - 1].wrapping_add(stack[top]);
            }
            Op::Mul => {
                top -= 1;
                stack[top - 1] = stack[top - 1].wrapping_mul(stack[top]);
            }
            Op::Swap => stack.swap(top - 1, top - 2),
            Op::Dup => {
                *stack.get_mut(top).ok_or(at)? = stack[top - 1];
                top += 1;
            }
            Op::JumpIfOdd { to } if stack[top - 1] & 1 == 1 => at = to,
            Op::JumpIfOdd { .. } => {}
            Op::Rotate { by } => stack[top - 1] = stack[top - 1].rotate_left(by.into()),
            Op::Halt => return Ok(stack[..top].iter().fold(0, |a: u32, b| a.rotate_left(3) ^ b)),
        }
    }
}

/// Calls a closure that was made elsewhere, several times.
#[inline(never)]
pub fn apply(times: u32, mut step: impl FnMut(u32) -> u32, first: u32) -> u32 {
    (0..times).fold(first, |value, _| step(value))
}

/// A closure that carries two values.
pub fn affine(a: u32, b: u32) -> impl Fn(u32) -> u32 {
    move |x| a.wrapping_mul(x).wrapping_add(b)
}

/// Primes below 64, by a table that the compiler makes.
pub static PRIMES: [bool; 64] = primes();

const fn primes() -> [bool; 64] {
    let mut table = [true; 64];
    table[0] = false;
    table[1] = false;
    let mut n = 2;
    while n < 64 {
        let mut multiple = n * n;
        while multiple < 64 {
            table[multiple] = false;
            multiple += n;
        }
        n += 1;
    }
    table
}
