//! Statements with control flow: branches, switches, bounded loops, and calls.

use std::fmt::Write as _;

use super::function::{Gen, condition};
use super::ops;
use super::types::{I32, Ty};

/// Nested blocks go no deeper.
const DEEPEST: usize = 2;

pub(crate) fn statement(g: &mut Gen) {
    let deep = g.depth >= DEEPEST;
    match g.rng.below(10) {
        0..=2 if !deep => branch(g),
        3 | 4 if !deep => counted_loop(g),
        5 if !deep => switch(g),
        6 => indirect_call(g),
        7 if !deep => recursion(g),
        _ => call(g),
    }
}

/// `if` with or without `else`; what the arms made meets in phis.
fn branch(g: &mut Gen) {
    let c = condition(g);
    let (yes, no, end) = (g.label(), g.label(), g.label());
    let types = [g.some_type(), g.some_type()];
    let before = types.map(|ty| g.operand(ty));
    let with_else = g.rng.percent(60);
    let from = g.block.clone();
    g.line(format!("br i1 {c}, label %{yes}, label %{}", if with_else { &no } else { &end }));
    g.start(&yes);
    let count = 1 + g.rng.below(3);
    let made = g.nested(count);
    let first = types.map(|ty| g.left_by(&made, ty));
    let from_yes = g.block.clone();
    g.line(format!("br label %{end}"));
    let (second, from_no) = if with_else {
        g.start(&no);
        let count = 1 + g.rng.below(3);
        let made = g.nested(count);
        let values = types.map(|ty| g.left_by(&made, ty));
        let from_no = g.block.clone();
        g.line(format!("br label %{end}"));
        (values, from_no)
    } else {
        (before, from)
    };
    g.start(&end);
    for (k, ty) in types.iter().enumerate() {
        g.push(
            *ty,
            format!("phi {} [ {}, %{from_yes} ], [ {}, %{from_no} ]", ty.name(), first[k], second[k]),
        );
    }
}

/// A loop of at most seven rounds with values carried round; it may leave early.
fn counted_loop(g: &mut Gen) {
    let rounds = if g.rng.percent(50) {
        let value = g.operand(I32);
        g.emit(format!("and i32 {value}, 7"))
    } else {
        g.rng.below(6).to_string()
    };
    let types = [g.some_type(), g.some_type()];
    let starts = types.map(|ty| g.operand(ty));
    let (head, body, end) = (g.label(), g.label(), g.label());
    let from = g.block.clone();
    g.line(format!("br label %{head}"));
    g.start(&head);
    // The phis are written when the values that come back are known.
    let mark = g.body.len();
    let carried = types.map(|_| g.name());
    let counter = g.name();
    let done = g.emit(format!("icmp uge i32 {counter}, {rounds}"));
    g.line(format!("br i1 {done}, label %{end}, label %{body}"));
    g.start(&body);
    let before = g.pool.len();
    for (ty, name) in types.iter().zip(&carried) {
        g.pool.push((*ty, name.clone()));
    }
    g.pool.push((I32, counter.clone()));
    let count = 1 + g.rng.below(4);
    let made = g.nested(count);
    let back = types.map(|ty| g.left_by(&made, ty));
    let next = g.emit(format!("add nuw nsw i32 {counter}, 1"));
    let leave = if g.rng.percent(25) { Some(condition(g)) } else { None };
    g.pool.truncate(before);
    let from_body = g.block.clone();
    match leave {
        // A second way out: the phis at the end tell the ways apart.
        Some(c) => g.line(format!("br i1 {c}, label %{end}, label %{head}")),
        None => g.line(format!("br label %{head}")),
    }
    let early = leave_name(&g.body);
    let mut phis = String::new();
    let mut all: Vec<(Ty, String, String, String)> = Vec::new();
    for k in 0..2 {
        all.push((types[k], carried[k].clone(), starts[k].clone(), back[k].clone()));
    }
    all.push((I32, counter, "0".to_owned(), next));
    for (ty, name, start, back) in &all {
        let _ = writeln!(phis, "  {name} = phi {} [ {start}, %{from} ], [ {back}, %{from_body} ]", ty.name());
    }
    g.body.insert_str(mark, &phis);
    g.start(&end);
    for (ty, name, _, back) in &all {
        if early {
            g.push(*ty, format!("phi {} [ {name}, %{head} ], [ {back}, %{from_body} ]", ty.name()));
        } else {
            g.pool.push((*ty, name.clone()));
        }
    }
}

/// Whether the last line leaves a loop early.
fn leave_name(body: &str) -> bool {
    body.lines().next_back().is_some_and(|line| line.contains("br i1"))
}

fn switch(g: &mut Gen) {
    let ty = g.type_where(
        |ty| ty.is_int() && !ty.is_vector() && ty.elem.bits() >= 8 && ty.elem.bits() <= 64,
        |_| I32,
    );
    let value = g.operand(ty);
    let value = if g.rng.percent(70) { g.emit(format!("and {} {value}, 7", ty.name())) } else { value };
    let out = g.some_type();
    let cases = 2 + g.rng.below(5);
    let labels: Vec<String> = (0..cases).map(|_| g.label()).collect();
    let (default, end) = (g.label(), g.label());
    let mut list = String::new();
    for (k, label) in labels.iter().enumerate() {
        let _ = write!(list, " {} {k}, label %{label}", ty.name());
    }
    let _ = write!(list, " {} 100, label %{}", ty.name(), labels[0]);
    g.line(format!("switch {} {value}, label %{default} [{list} ]", ty.name()));
    let mut arms = Vec::new();
    for label in labels.iter().chain([&default]) {
        g.start(label);
        let count = g.rng.below(3);
        let made = g.nested(count);
        let value = g.left_by(&made, out);
        arms.push(format!("[ {value}, %{} ]", g.block));
        g.line(format!("br label %{end}"));
    }
    g.start(&end);
    g.push(out, format!("phi {} {}", out.name(), arms.join(", ")));
}

/// A call through the table of functions, or through a pointer chosen by a condition.
fn indirect_call(g: &mut Gen) {
    let (a, b) = (g.operand(I32), g.operand(I32));
    let callee = match g.rng.below(3) {
        0 => {
            let c = condition(g);
            g.emit(format!("select i1 {c}, ptr @plus, ptr @mixed"))
        }
        1 => {
            let at = g.operand(I32);
            let at = g.emit(format!("and i32 {at}, 3"));
            let at = g.emit(format!("zext i32 {at} to i64"));
            let at = g.emit(format!("getelementptr inbounds [4 x ptr], ptr @operations, i64 0, i64 {at}"));
            g.emit(format!("load ptr, ptr {at}"))
        }
        _ => g.rng.pick(&["@plus", "@minus", "@mixed", "@larger"]).to_owned(),
    };
    g.push(I32, format!("call i32 {callee}(i32 {a}, i32 {b})"));
}

/// A function of its own, called once: types by value, a structure as result, or a structure by pointer to a copy.
fn call(g: &mut Gen) {
    let mut types: Vec<Ty> = (0..1 + g.rng.below(3)).map(|_| g.some_type()).collect();
    types.iter_mut().filter(|ty| !g.crosses_calls(**ty)).for_each(|ty| ty.lanes = 0);
    let args: Vec<String> = types.iter().map(|ty| format!("{} {}", ty.name(), g.operand(*ty))).collect();
    let name = g.name().replace("%v", &format!("@h{}_", g.index));
    // The helper is generated in place of the body, with a pool of its own.
    let saved = (std::mem::take(&mut g.body), std::mem::take(&mut g.pool), g.block.clone(), g.depth);
    g.block = "entry".to_owned();
    g.depth = 9;
    let params: Vec<String> =
        types.iter().enumerate().map(|(k, ty)| format!("{} %a{k}", ty.name())).collect();
    for (k, ty) in types.iter().enumerate() {
        g.pool.push((*ty, format!("%a{k}")));
    }
    for _ in 0..1 + g.rng.below(2) {
        ops::pure_statement(g);
    }
    let pair = g.rng.percent(40);
    let (ty, value) = g.result();
    let ret = if pair { format!("{{ {}, {} }}", ty.name(), types[0].name()) } else { ty.name() };
    if pair {
        let first = g.emit(format!("insertvalue {ret} poison, {} {value}, 0", ty.name()));
        let both = g.emit(format!("insertvalue {ret} {first}, {} %a0, 1", types[0].name()));
        g.line(format!("ret {ret} {both}"));
    } else {
        g.line(format!("ret {ret} {value}"));
    }
    let body = std::mem::replace(&mut g.body, saved.0);
    g.pool = saved.1;
    g.block = saved.2;
    g.depth = saved.3;
    let attribute = g.rng.pick(&["noinline ", "", "noinline nounwind "]);
    let _ = writeln!(
        g.helpers,
        "define internal {ret} {name}({}) {attribute}{{\nentry:\n{body}}}",
        params.join(", ")
    );
    let result = g.emit(format!("call {ret} {name}({})", args.join(", ")));
    if pair {
        g.push(types[0], format!("extractvalue {ret} {result}, 1"));
        g.push(ty, format!("extractvalue {ret} {result}, 0"));
    } else {
        g.pool.push((ty, result));
    }
}

/// A recursive function with a bounded depth.
fn recursion(g: &mut Gen) {
    let name = g.name().replace("%v", &format!("@r{}_", g.index));
    let op = g.rng.pick(&["add", "xor", "sub", "mul"]);
    let _ = writeln!(
        g.helpers,
        "define internal i32 {name}(i32 %n, i32 %x) {{\n  %stop = icmp eq i32 %n, 0\n  br i1 %stop, label %end, label %more\n\
         more:\n  %m = add nsw i32 %n, -1\n  %y = {op} i32 %x, %n\n  %r = call i32 {name}(i32 %m, i32 %y)\n  %s = add i32 %r, %x\n  ret i32 %s\n\
         end:\n  ret i32 %x\n}}"
    );
    let (n, x) = (g.operand(I32), g.operand(I32));
    let n = g.emit(format!("and i32 {n}, 7"));
    g.push(I32, format!("call i32 {name}(i32 {n}, i32 {x})"));
}
