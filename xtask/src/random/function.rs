//! One random function: a pool of values, and statements that take from it and add to it.
//!
//! Undefined behaviour is kept out by construction. The pool holds values that dominate the place where the next
//! statement goes; a nested block takes a copy and leaves its own values behind, except through phis.

use std::fmt::Write as _;

use super::ops;
use super::types::{I1, I32, I64, Scalar, Ty, int};
use crate::launch::Rng;

/// What a function may contain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Statements at the top level.
    pub statements: usize,
    /// Return the last value and hash nothing else: for finding the statement at fault.
    pub last_only: bool,
    /// What `llc` cannot compile for the device: conversions between 128-bit integers and floats (it aborts), and vectors of
    /// elements that do not fill their bytes as parameters and results (it declares them packed and accesses them unpacked).
    pub beyond_llc: bool,
}

/// A function in the making.
pub(crate) struct Gen {
    pub rng: Rng,
    pub shape: Shape,
    /// The body so far.
    pub body: String,
    /// Allocations go into the first block, whatever loop asks for them.
    allocas: String,
    /// Helper functions that belong to this one.
    pub helpers: String,
    pub pool: Vec<(Ty, String)>,
    /// The label of the block that is being filled.
    pub block: String,
    next: usize,
    pub depth: usize,
    pub index: usize,
    pub declares: Vec<String>,
}

/// A function with its kernel.
pub(crate) struct Function {
    pub text: String,
    /// Declarations of the intrinsics that it calls.
    pub declares: Vec<String>,
}

/// Bytes of one parameter's slot of the input: all kinds of one parameter lie behind each other.
pub(crate) const SLOT: usize = 192;
/// Parameters of a function at most.
pub(crate) const PARAMS: usize = 4;
/// Bytes of output for one thread.
pub(crate) const OUT: usize = 128;
/// Bytes of scratch memory for one thread; the last eight hold the hash.
pub(crate) const SCRATCH: usize = 64;

/// Where values of a kind begin in a slot, and how many bytes there are.
pub(crate) fn region(elem: Scalar) -> (usize, usize) {
    match elem {
        Scalar::Int(_) => (0, 64),
        Scalar::Double => (64, 64),
        Scalar::Float => (128, 32),
        Scalar::Half => (160, 16),
        Scalar::Bfloat => (176, 16),
    }
}

impl Gen {
    /// Whether values of a type may go into a call or come out of it.
    pub(crate) fn crosses_calls(&self, ty: Ty) -> bool {
        self.shape.beyond_llc || !ty.is_vector() || ty.elem.bits() == ty.elem.container()
    }

    /// The youngest value that may be a result.
    pub(crate) fn result(&self) -> (Ty, String) {
        let fitting = self.pool.iter().rev().find(|(ty, _)| self.crosses_calls(*ty));
        fitting.cloned().unwrap_or((I32, "0".to_owned()))
    }

    /// A fresh name.
    pub(crate) fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    pub(crate) fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }

    pub(crate) fn line(&mut self, text: impl AsRef<str>) {
        self.body.push_str("  ");
        self.body.push_str(text.as_ref());
        self.body.push('\n');
    }

    /// Adds an instruction and gives the name of its result.
    pub(crate) fn emit(&mut self, text: impl AsRef<str>) -> String {
        let name = self.name();
        self.line(format!("{name} = {}", text.as_ref()));
        name
    }

    /// Adds an instruction whose result goes to the pool.
    pub(crate) fn push(&mut self, ty: Ty, text: impl AsRef<str>) -> String {
        let name = self.emit(text);
        self.pool.push((ty, name.clone()));
        name
    }

    /// Room on the stack, made in the first block.
    pub(crate) fn alloca(&mut self, what: &str) -> String {
        let name = self.name();
        let _ = writeln!(self.allocas, "  {name} = alloca {what}");
        name
    }

    /// A call of an intrinsic, which is declared once.
    pub(crate) fn intrinsic(&mut self, ret: &str, name: &str, args: &[(String, String)]) -> String {
        let types: Vec<&str> = args.iter().map(|(ty, _)| ty.as_str()).collect();
        self.declares.push(format!("declare {ret} @{name}({})", types.join(", ")));
        let list: Vec<String> = args.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        format!("call {ret} @{name}({})", list.join(", "))
    }

    /// A value of a type: from the pool, a constant, or another value converted.
    pub(crate) fn operand(&mut self, ty: Ty) -> String {
        let found: Vec<usize> = (0..self.pool.len()).filter(|&i| self.pool[i].0 == ty).collect();
        if !found.is_empty() && self.rng.percent(88) {
            // Younger values are likelier, so that statements build on each other.
            let at = if self.rng.percent(50) { found.len() - 1 } else { self.rng.below(found.len()) };
            return self.pool[found[at]].1.clone();
        }
        if self.rng.percent(65) && !self.pool.is_empty() {
            let at = self.rng.below(self.pool.len());
            let (from, value) = self.pool[at].clone();
            if let Some(value) = ops::convert(self, from, &value, ty) {
                return value;
            }
        }
        ty.constant(&mut self.rng)
    }

    /// A type that the pool has, or any.
    pub(crate) fn some_type(&mut self) -> Ty {
        if !self.pool.is_empty() && self.rng.percent(70) {
            let at = self.rng.below(self.pool.len());
            return self.pool[at].0;
        }
        Ty::random(&mut self.rng)
    }

    /// A type that the pool has and that fits, or one made to fit.
    pub(crate) fn type_where(&mut self, fits: impl Fn(Ty) -> bool, make: impl Fn(&mut Rng) -> Ty) -> Ty {
        let ty = self.some_type();
        if fits(ty) { ty } else { make(&mut self.rng) }
    }

    pub(crate) fn int_type(&mut self) -> Ty {
        self.type_where(Ty::is_int, |rng| rng.pick(&[I32, I32, I64, int(16), int(8)]))
    }

    pub(crate) fn float_type(&mut self) -> Ty {
        self.type_where(Ty::is_float, |rng| {
            Ty::scalar(rng.pick(&[Scalar::Float, Scalar::Float, Scalar::Double, Scalar::Half]))
        })
    }

    /// Begins a block.
    pub(crate) fn start(&mut self, label: &str) {
        let _ = writeln!(self.body, "{label}:");
        label.clone_into(&mut self.block);
    }

    /// Some statements inside a nested block; the pool keeps only what was there before.
    pub(crate) fn nested(&mut self, statements: usize) -> Vec<(Ty, String)> {
        let before = self.pool.len();
        self.depth += 1;
        for _ in 0..statements {
            ops::statement(self);
        }
        self.depth -= 1;
        self.pool.split_off(before)
    }

    /// A value of the type out of those that a nested block left, else any operand.
    pub(crate) fn left_by(&mut self, made: &[(Ty, String)], ty: Ty) -> String {
        match made.iter().rev().find(|(t, _)| *t == ty) {
            Some((_, value)) => value.clone(),
            None => self.operand(ty),
        }
    }

    /// A float with every NaN made the same, so that its sign may be looked at.
    pub(crate) fn canonical(&mut self, ty: Ty, value: &str) -> String {
        let (bits, value) = self.bits(ty, value);
        self.emit(format!("bitcast {} {value} to {}", bits.name(), ty.name()))
    }

    /// The bits of a value as integers of the same shape, every NaN made the same. This is done on the bits: LLVM may
    /// take one NaN for another in a `select` of floats.
    pub(crate) fn bits(&mut self, ty: Ty, value: &str) -> (Ty, String) {
        if ty.is_int() {
            return (ty, value.to_owned());
        }
        let to = ty.with(Scalar::Int(ty.elem.bits()));
        let name = to.name();
        let (infinity, nan) = ty.elem.limits();
        let bits = self.emit(format!("bitcast {} {value} to {name}", ty.name()));
        let magnitude =
            self.emit(format!("and {name} {bits}, {}", to.splat(u64::MAX >> 1 >> (64 - ty.elem.bits()))));
        let is_nan = self.emit(format!("icmp ugt {name} {magnitude}, {}", to.splat(infinity)));
        let flags = ty.with(Scalar::Int(1)).name();
        (to, self.emit(format!("select {flags} {is_nan}, {name} {}, {name} {bits}", to.splat(nan))))
    }

    /// Mixes a value into a 64-bit hash.
    fn mix(&mut self, hash: &str, ty: Ty, value: &str) -> String {
        let (ty, value) = self.bits(ty, value);
        let mut hash = hash.to_owned();
        for lane in 0..ty.lanes.max(1) {
            let mut one = value.clone();
            if ty.is_vector() {
                one = self.emit(format!("extractelement {} {value}, i32 {lane}", ty.name()));
            }
            let bits = ty.elem.bits();
            let name = ty.elem.name();
            let wide = match bits {
                64 => one,
                65.. => {
                    let high = self.emit(format!("lshr {name} {one}, 64"));
                    let high = self.emit(format!("trunc {name} {high} to i64"));
                    let low = self.emit(format!("trunc {name} {one} to i64"));
                    self.emit(format!("xor i64 {high}, {low}"))
                }
                _ => self.emit(format!("zext {name} {one} to i64")),
            };
            let sum = self.emit(format!("add i64 {hash}, {wide}"));
            let product = self.emit(format!("mul i64 {sum}, -7046029254386353131"));
            let high = self.emit(format!("lshr i64 {product}, 29"));
            hash = self.emit(format!("xor i64 {product}, {high}"));
        }
        hash
    }
}

/// Makes function number `index`: `@fN` and its kernel `@kN(ptr in, ptr out, ptr scratch)`.
pub(crate) fn make(seed: u64, index: usize, shape: Shape) -> Function {
    let mut g = Gen {
        rng: Rng(seed ^ (index as u64).wrapping_mul(0x2545_f491_4f6c_dd1d)),
        shape,
        body: String::new(),
        allocas: String::new(),
        helpers: String::new(),
        pool: Vec::new(),
        block: "entry".to_owned(),
        next: 0,
        depth: 0,
        index,
        declares: Vec::new(),
    };
    let count = 1 + g.rng.below(PARAMS);
    let mut params: Vec<Ty> = (0..count).map(|_| Ty::random(&mut g.rng)).collect();
    params.iter_mut().filter(|ty| !g.crosses_calls(**ty)).for_each(|ty| ty.lanes = 0);
    for (k, ty) in params.iter().enumerate() {
        g.pool.push((*ty, format!("%p{k}")));
    }
    let inline = g.rng.pick(&["", "noinline ", "alwaysinline ", ""]);
    for _ in 0..shape.statements {
        ops::statement(&mut g);
    }
    let (ret, result) = g.result();
    if !shape.last_only {
        let all = g.pool.clone();
        let mut hash = "1".to_owned();
        for (ty, value) in all.iter().rev().take(24) {
            hash = g.mix(&hash, *ty, value);
        }
        let at = g.emit(format!("getelementptr inbounds i8, ptr %scratch, i64 {}", SCRATCH - 8));
        g.line(format!("store i64 {hash}, ptr {at}, align 8"));
    }
    g.line(format!("ret {} {result}", ret.name()));
    let list: Vec<String> = params.iter().enumerate().map(|(k, ty)| format!("{} %p{k}", ty.name())).collect();
    let mut text = std::mem::take(&mut g.helpers);
    let _ = writeln!(
        text,
        "define internal {} @f{index}({}, ptr %scratch) {inline}{{\nentry:\n{}{}}}",
        ret.name(),
        list.join(", "),
        g.allocas,
        g.body
    );
    text.push_str(&kernel(&mut g, index, &params, ret));
    Function { text, declares: g.declares }
}

/// The kernel: loads each thread's arguments, calls the function, stores what came back.
fn kernel(g: &mut Gen, index: usize, params: &[Ty], ret: Ty) -> String {
    g.body.clear();
    let tid = g.emit("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
    let thread = g.emit(format!("zext i32 {tid} to i64"));
    let at = g.emit(format!("mul i64 {thread}, {}", SLOT * PARAMS));
    let base = g.emit(format!("getelementptr i8, ptr %in, i64 {at}"));
    let mut args = Vec::new();
    for (k, ty) in params.iter().enumerate() {
        let value = load_param(g, *ty, &base, k);
        args.push(format!("{} {value}", ty.name()));
    }
    let at = g.emit(format!("mul i64 {thread}, {SCRATCH}"));
    let scratch = g.emit(format!("getelementptr i8, ptr %scratch, i64 {at}"));
    args.push(format!("ptr {scratch}"));
    let name = ret.name();
    let mut value = g.emit(format!("call {name} @f{index}({})", args.join(", ")));
    let at = g.emit(format!("mul i64 {thread}, {OUT}"));
    let out = g.emit(format!("getelementptr i8, ptr %out, i64 {at}"));
    let (ret, bits) = g.bits(ret, &value);
    value = bits;
    let name = ret.name();
    for lane in 0..ret.lanes.max(1) {
        let mut one = value.clone();
        if ret.is_vector() {
            one = g.emit(format!("extractelement {name} {value}, i32 {lane}"));
        }
        let place = g.emit(format!("getelementptr i8, ptr {out}, i64 {}", lane * ret.elem.bytes()));
        let mut stored = ret.elem.name();
        if ret.is_int() && ret.elem.container() != ret.elem.bits() {
            stored = format!("i{}", ret.elem.container());
            one = g.emit(format!("zext {} {one} to {stored}", ret.elem.name()));
        }
        g.line(format!("store {stored} {one}, ptr {place}, align {}", ret.elem.bytes()));
    }
    g.line("ret void");
    format!("define ptx_kernel void @k{index}(ptr %in, ptr %out, ptr %scratch) {{\n{}}}\n", g.body)
}

fn load_param(g: &mut Gen, ty: Ty, base: &str, k: usize) -> String {
    let (start, _) = region(ty.elem);
    let at = SLOT * k + start;
    let bytes = ty.elem.bytes();
    let name = ty.elem.name();
    let place = g.emit(format!("getelementptr i8, ptr {base}, i64 {at}"));
    let whole = ty.elem.container() == ty.elem.bits();
    if ty.is_vector() && whole && ty.lanes.is_power_of_two() && g.rng.percent(50) {
        return g.emit(format!("load {}, ptr {place}, align {}", ty.name(), (bytes * ty.lanes).min(16)));
    }
    let mut vector = "poison".to_owned();
    for lane in 0..ty.lanes.max(1) {
        let place = g.emit(format!("getelementptr inbounds i8, ptr {place}, i64 {}", lane * bytes));
        let mut one = g.emit(format!(
            "load {}, ptr {place}, align {bytes}",
            if whole { name.clone() } else { format!("i{}", ty.elem.container()) }
        ));
        if !whole {
            one = g.emit(format!("trunc i{} {one} to {name}", ty.elem.container()));
        }
        if !ty.is_vector() {
            return one;
        }
        vector = g.emit(format!("insertelement {} {vector}, {name} {one}, i32 {lane}", ty.name()));
    }
    vector
}

/// An `i1` that depends on the pool.
pub(crate) fn condition(g: &mut Gen) -> String {
    if g.rng.percent(40) {
        return g.operand(I1);
    }
    let ty = loop {
        let ty = g.some_type();
        if !ty.is_vector() {
            break ty;
        }
    };
    ops::compare(g, ty)
}
