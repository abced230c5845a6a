//! What the structural verifier refuses, each with the message that a user reads.

/// The verifier's messages on a function with this body and two parameters `i32 %a, i1 %c`.
fn messages(body: &str) -> Vec<String> {
    module_messages(&format!("declare i32 @g(i32)\ndefine void @f(i32 %a, i1 %c) {{\n{body}\n}}\n"))
}

fn module_messages(text: &str) -> Vec<String> {
    let input = reader::read(diag::FileId(0), "test.ll", text.as_bytes());
    assert!(input.is_complete(), "the reader must take it: {:?}", input.diagnostics);
    ir::verify::module(&input.module).into_iter().map(|d| d.message).collect()
}

#[track_caller]
fn refused(body: &str, message: &str) {
    let found = messages(body);
    assert!(found.iter().any(|m| m.contains(message)), "expected `{message}` among {found:?}");
}

#[test]
fn a_sound_body_has_no_finding() {
    let body = "
entry:
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %d = icmp slt i32 %n, %a
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 7, %entry ], [ %n, %loop ]
  %x = call i32 @g(i32 %r)
  ret void";
    assert_eq!(messages(body), Vec::<String>::new());
}

#[test]
fn a_value_must_dominate_its_uses() {
    refused(
        "  br i1 %c, label %x, label %y\nx:\n  %v = add i32 %a, 1\n  br label %y\ny:\n  %w = add i32 %v, 1\n  ret void",
        "dominate",
    );
    refused("  %w = add i32 %v, 1\n  %v = add i32 %a, 1\n  ret void", "dominate");
    refused("  %w = add i32 %w, 1\n  ret void", "dominate");
}

#[test]
fn a_use_in_a_block_that_nothing_reaches_is_free() {
    assert!(
        messages(
            "  ret void\nx:\n  %w = add i32 %v, 1\n  br label %y\ny:\n  %v = add i32 %w, 1\n  br label %x"
        )
        .is_empty()
    );
}

#[test]
fn a_phi_has_one_entry_for_each_edge() {
    let join = |phi: &str| {
        format!("  br i1 %c, label %x, label %y\nx:\n  br label %y\ny:\n  %p = phi i32 {phi}\n  ret void")
    };
    refused(&join("[ 1, %x ]"), "exactly one entry");
    refused(&join("[ 1, %x ], [ 2, %x ], [ 3, %0 ]"), "exactly one entry");
    refused(
        "  br i1 %c, label %y, label %y\ny:\n  %p = phi i32 [ 1, %0 ], [ 2, %0 ]\n  ret void",
        "different values",
    );
    refused(
        "  br label %y\ny:\n  %v = add i32 %a, 1\n  %p = phi i32 [ 1, %0 ]\n  ret void",
        "before all other",
    );
}

#[test]
fn nothing_branches_to_the_entry() {
    refused("e:\n  br label %e", "entry block");
}

/// The messages on a sound body after `change`, which does what a faulty pass might.
fn after(body: &str, change: impl FnOnce(&mut ir::Function, ir::Inst)) -> Vec<String> {
    let text = format!("define void @f(i32 %a, i1 %c) {{\n{body}\n  ret void\n}}\n");
    let mut module = reader::read(diag::FileId(0), "test.ll", text.as_bytes()).module;
    assert!(ir::verify::module(&module).is_empty(), "the body must be sound before the change");
    let id = module.env.find_global("f").expect("the text defines it");
    let function = module.body_mut(id).expect("it has a body");
    let first = function.blocks[function.layout[0]].insts[0];
    change(function, first);
    ir::verify::module(&module).into_iter().map(|d| d.message).collect()
}

fn retype(function: &mut ir::Function, inst: ir::Inst, ty: ir::Type) {
    let value = function.result(inst).expect("it has a result");
    function.values[value].ty = ty;
}

#[test]
fn results_must_have_the_type_that_the_operation_gives() {
    let to_i64 = |f: &mut ir::Function, inst| retype(f, inst, ir::Type::I64);
    let one = |body| after(body, to_i64).join("; ");
    assert!(one("  %v = add i32 %a, 1").contains("the result has type i64 where i32 is needed"));
    assert!(one("  %v = trunc i32 %a to i16").contains("trunc cannot turn i32 into i64"));
    assert!(one("  %v = icmp eq i32 %a, 1").contains("an i1 condition is needed, not i64"));
    assert!(one("  %v = select i1 %c, i32 %a, i32 1").contains("i64 where i32"));
    assert!(one("  %v = getelementptr i8, ptr null, i64 1").contains("a pointer result is needed, not i64"));
    assert!(one("  %v = atomicrmw add ptr null, i32 1 seq_cst").contains("i64 where i32"));
    assert!(one("  %v = extractvalue { i32, i8 } zeroinitializer, 1").contains("i64 where i8"));
}

#[test]
fn operands_must_exist_and_be_swept() {
    let found = after("  %v = add i32 %a, 1\n  %w = add i32 %v, 2", |function, inst| {
        let value = function.result(inst).expect("it has a result");
        function.forward(value, function.args[0].into());
    });
    assert!(found.join("; ").contains("not swept"), "{found:?}");
    let found = after("  %v = add i32 %a, 1\n  %w = add i32 %v, 2", |function, _| {
        let entry = function.layout[0];
        function.blocks[entry].insts.remove(0);
    });
    assert!(found.join("; ").contains("not in the body"), "{found:?}");
}

#[test]
fn a_finding_names_function_instruction_and_place() {
    let text = "define void @f(i32 %a) {\n  %w = add i32 %v, 1\n  %v = add i32 %a, 1\n  ret void\n}\n";
    let input = reader::read(diag::FileId(0), "test.ll", text.as_bytes());
    let found = ir::verify::module(&input.module);
    let place = &found[0].place;
    assert_eq!(place.entity.symbol.as_deref(), Some("f"));
    assert_eq!(place.entity.instruction.as_deref(), Some("%w = add i32 %v, 1"));
    let span = place.span.expect("text has spans");
    assert!(text[span.start as usize..span.end as usize].contains("add i32 %v"));
}
