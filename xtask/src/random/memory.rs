//! Statements that use memory: the stack, the thread's scratch memory, constant tables, copies and fills.
//!
//! Every byte that is read was written before. Bits that were stored as a float are never read as an integer: the bits
//! of a NaN are not fixed.

use super::function::{Gen, SCRATCH};
use super::types::{I32, I64, Scalar, Ty, int};

/// Tables of constants that every module has: name, element type, length.
const TABLES: [(&str, &str, u32, Scalar); 4] = [
    ("@bytes", "i8", 64, Scalar::Int(8)),
    ("@words", "i32", 16, Scalar::Int(32)),
    ("@floats", "float", 8, Scalar::Float),
    ("@longs", "i64", 8, Scalar::Int(64)),
];

/// What stands in front of the functions of every module.
pub(crate) const PRELUDE: &str = "\
@bytes = internal addrspace(4) constant [64 x i8] c\"\\01\\80\\7F\\FF\\00abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456\", align 8
@words = internal constant [16 x i32] [i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648, i32 12345, i32 -54321, i32 65536, i32 7, i32 11, i32 13, i32 17, i32 255, i32 256, i32 -256, i32 99], align 4
@floats = internal addrspace(1) constant [8 x float] [float 0.0, float -0.0, float 1.0, float -1.5, float 0x7FF0000000000000, float 0x3FB99999A0000000, float 1.0e10, float 0x36A0000000000000], align 4
@longs = internal constant [8 x i64] [i64 0, i64 -1, i64 9223372036854775807, i64 -9223372036854775808, i64 1, i64 4294967296, i64 81985529216486895, i64 -3], align 8
@operations = internal constant [4 x ptr] [ptr @plus, ptr @minus, ptr @mixed, ptr @larger], align 8

define internal i32 @plus(i32 %a, i32 %b) noinline {
  %r = add i32 %a, %b
  ret i32 %r
}
define internal i32 @minus(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}
define internal i32 @mixed(i32 %a, i32 %b) {
  %s = lshr i32 %a, 3
  %m = mul i32 %s, -1640531527
  %r = xor i32 %m, %b
  ret i32 %r
}
define internal i32 @larger(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
";

pub(crate) fn statement(g: &mut Gen) {
    match g.rng.below(8) {
        0 | 1 => slot(g),
        2 | 3 => array(g),
        4 => structure(g),
        5 => table(g),
        _ => scratch(g),
    }
}

/// A value stored and loaded again, by any type.
fn slot(g: &mut Gen) {
    let ty = g.some_type();
    let name = ty.name();
    let value = g.operand(ty);
    let place = g.alloca(&name);
    let volatile = if g.rng.percent(25) { "volatile " } else { "" };
    g.line(format!("store {volatile}{name} {value}, ptr {place}"));
    if g.rng.percent(40) {
        let c = super::function::condition(g);
        let other = g.operand(ty);
        let label = (g.label(), g.label());
        g.line(format!("br i1 {c}, label %{}, label %{}", label.0, label.1));
        g.start(&label.0);
        g.line(format!("store {name} {other}, ptr {place}"));
        g.line(format!("br label %{}", label.1));
        g.start(&label.1);
    }
    g.push(ty, format!("load {volatile}{name}, ptr {place}"));
}

/// An index below `count`, as `i64`.
fn index(g: &mut Gen, count: u32) -> String {
    if g.rng.percent(30) {
        return g.rng.below(count as usize).to_string();
    }
    let value = g.operand(I32);
    let small = if count.is_power_of_two() {
        g.emit(format!("and i32 {value}, {}", count - 1))
    } else {
        g.emit(format!("urem i32 {value}, {count}"))
    };
    let op = if g.rng.percent(50) { "zext nneg" } else { "sext" };
    g.emit(format!("{op} i32 {small} to i64"))
}

/// An array that is filled whole, changed at one place, and read at another; also as narrower or wider integers.
fn array(g: &mut Gen) {
    let ty = g.type_where(
        |ty| !ty.is_vector() && ty.elem.bits() == ty.elem.container(),
        |rng| rng.pick(&[I32, int(8), int(16), I64, Ty::scalar(Scalar::Float), Ty::scalar(Scalar::Half)]),
    );
    let name = ty.name();
    let count = g.rng.pick(&[2, 4, 5, 8]);
    let bytes = ty.elem.bytes();
    let place = g.alloca(&format!("[{count} x {name}], align {}", bytes.max(8)));
    if ty.is_int() && g.rng.percent(30) {
        let byte = g.operand(int(8));
        g.declares.push("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
        g.line(format!(
            "call void @llvm.memset.p0.i64(ptr align 8 {place}, i8 {byte}, i64 {}, i1 false)",
            count * bytes
        ));
    } else {
        for k in 0..count {
            let value = g.operand(ty);
            let at =
                g.emit(format!("getelementptr inbounds [{count} x {name}], ptr {place}, i64 0, i64 {k}"));
            g.line(format!("store {name} {value}, ptr {at}"));
        }
    }
    let at = index(g, count);
    let value = g.operand(ty);
    let at = g.emit(format!("getelementptr inbounds nuw {name}, ptr {place}, i64 {at}"));
    g.line(format!("store {name} {value}, ptr {at}"));
    let mut place = place;
    if g.rng.percent(30) {
        let copy = g.alloca(&format!("[{count} x {name}], align {}", bytes.max(8)));
        let op = g.rng.pick(&["memcpy", "memmove"]);
        g.declares.push(format!("declare void @llvm.{op}.p0.p0.i64(ptr, ptr, i64, i1)"));
        let size = count * bytes;
        g.line(format!(
            "call void @llvm.{op}.p0.p0.i64(ptr align 8 {copy}, ptr align 8 {place}, i64 {size}, i1 false)"
        ));
        place = copy;
    }
    if ty.is_int() && g.rng.percent(35) {
        let other = g.rng.pick(&[int(8), int(16), I32, I64]);
        let size = other.elem.bytes();
        let slots = count * bytes / size;
        if slots > 0 {
            let at = index(g, slots);
            let at = g.emit(format!("getelementptr inbounds {}, ptr {place}, i64 {at}", other.name()));
            g.push(other, format!("load {}, ptr {at}, align {}", other.name(), size.min(8)));
            return;
        }
    }
    let at = index(g, count);
    let at = g.emit(format!("getelementptr inbounds {name}, ptr {place}, i64 {at}"));
    g.push(ty, format!("load {name}, ptr {at}"));
}

/// A structure in memory, packed or not, whose fields are stored and loaded by themselves.
fn structure(g: &mut Gen) {
    let types: Vec<Ty> = (0..2 + g.rng.below(3)).map(|_| g.some_type()).collect();
    let names: Vec<String> = types.iter().map(|ty| ty.name()).collect();
    let packed = g.rng.percent(30);
    let inner = names.join(", ");
    let outer = if packed { format!("<{{ {inner} }}>") } else { format!("{{ {inner} }}") };
    let align = if packed { ", align 1" } else { "" };
    let place = g.alloca(&format!("{outer}{align}"));
    for (k, ty) in types.iter().enumerate() {
        let value = g.operand(*ty);
        let at = g.emit(format!("getelementptr inbounds {outer}, ptr {place}, i32 0, i32 {k}"));
        g.line(format!("store {} {value}, ptr {at}{align}", ty.name()));
    }
    let k = g.rng.below(types.len());
    let at = g.emit(format!("getelementptr inbounds {outer}, ptr {place}, i64 0, i32 {k}"));
    g.push(types[k], format!("load {}, ptr {at}{align}", names[k]));
    if !packed && g.rng.percent(40) {
        let whole = g.emit(format!("load {outer}, ptr {place}"));
        let k = g.rng.below(types.len());
        g.push(types[k], format!("extractvalue {outer} {whole}, {k}"));
    }
}

/// An element of one of the module's constant tables.
fn table(g: &mut Gen) {
    let (name, ty, count, elem) = g.rng.pick(&TABLES);
    let at = index(g, count);
    let space = match name {
        "@bytes" => "ptr addrspace(4)",
        "@floats" => "ptr addrspace(1)",
        _ => "ptr",
    };
    let generic = space != "ptr" && g.rng.percent(50);
    if generic {
        let at = g.emit(format!(
            "getelementptr inbounds [{count} x {ty}], ptr addrspacecast ({space} {name} to ptr), i64 0, i64 {at}"
        ));
        g.push(Ty::scalar(elem), format!("load {ty}, ptr {at}"));
        return;
    }
    let at = g.emit(format!("getelementptr inbounds [{count} x {ty}], {space} {name}, i64 0, i64 {at}"));
    g.push(Ty::scalar(elem), format!("load {ty}, {space} {at}"));
}

/// The thread's own memory in the global space: plain and atomic accesses.
fn scratch(g: &mut Gen) {
    let ty = g.rng.pick(&[I32, I64, I32, I64, int(8), int(16)]);
    let name = ty.name();
    let bytes = ty.elem.bytes();
    let slots = (SCRATCH as u32 - 8) / 8;
    let at = index(g, slots);
    let at = g.emit(format!("getelementptr inbounds i64, ptr %scratch, i64 {at}"));
    let value = g.operand(ty);
    match g.rng.below(6) {
        0 => {
            g.line(format!("store {name} {value}, ptr {at}, align {bytes}"));
            g.pool.push((ty, value));
        }
        1 | 2 => {
            g.push(ty, format!("load {name}, ptr {at}, align {bytes}"));
        }
        3 | 4 if bytes >= 4 => {
            let op = g.rng.pick(&["add", "sub", "and", "or", "xor", "xchg", "max", "min", "umax", "umin"]);
            let order = g.rng.pick(&["monotonic", "monotonic", "acquire", "release", "acq_rel"]);
            let scope = g.rng.pick(&["", "syncscope(\"device\") ", "syncscope(\"block\") "]);
            g.push(ty, format!("atomicrmw {op} ptr {at}, {name} {value} {scope}{order}, align {bytes}"));
        }
        _ if bytes >= 4 => {
            let expected = g.emit(format!("load {name}, ptr {at}, align {bytes}"));
            let expected = if g.rng.percent(50) { expected } else { g.operand(ty) };
            let ret = format!("{{ {name}, i1 }}");
            let pair =
                g.emit(format!("cmpxchg ptr {at}, {name} {expected}, {name} {value} acq_rel monotonic"));
            g.push(super::types::I1, format!("extractvalue {ret} {pair}, 1"));
            g.push(ty, format!("extractvalue {ret} {pair}, 0"));
        }
        _ => {
            g.line(format!("store {name} {value}, ptr {at}, align 1"));
            g.push(ty, format!("load {name}, ptr {at}, align {bytes}"));
        }
    }
}
