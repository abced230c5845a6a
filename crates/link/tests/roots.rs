//! Which definitions are roots, and why.

use link::{Export, Options, Roots, Unit};

const MODULE: &str = r#"
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@visible = global i32 0
@hidden_here = internal global i32 0
@kept = internal global i32 0
@elsewhere = external global i32
@alias = alias void (), ptr @function
define ptx_kernel void @kernel() { ret void }
define internal void @annotated() { ret void }
define void @not_annotated() { ret void }
define void @function() { ret void }
define internal void @local() { ret void }
define weak void @weak() { ret void }
define available_externally void @copy() { ret void }
declare void @declared()
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @annotated, !"maxntidx", i32 128, !"kernel", i32 1}
!1 = !{ptr @local, !"kernel", i32 0}
"#;

fn roots(wanted: &Roots) -> (Vec<(String, Export)>, Vec<String>) {
    let input = reader::read(diag::FileId(0), "m.ll", MODULE.as_bytes());
    let linked =
        link::link(vec![Unit::Whole(input)], &Options { roots: wanted.clone(), ..Options::default() })
            .unwrap();
    let name = |id| linked.module.env.global_name(id).into_owned();
    let roots = linked.roots.iter().map(|(id, export)| (name(id), export)).collect();
    (roots, linked.diagnostics.iter().map(|d| d.message.clone()).collect())
}

#[test]
fn everything_exported_is_a_root() {
    let (roots, told) = roots(&Roots::Exported);
    let expected = [
        ("visible", Export::Symbol),
        ("kept", Export::Used),
        ("alias", Export::Symbol),
        ("kernel", Export::Kernel),
        ("annotated", Export::Kernel),
        ("not_annotated", Export::Symbol),
        ("function", Export::Symbol),
        ("weak", Export::Symbol),
    ];
    assert_eq!(roots, expected.map(|(name, export)| (name.to_owned(), export)));
    assert!(told.is_empty());
}

#[test]
fn exported_symbols_narrow_the_roots_to_themselves_and_the_kernels() {
    let (roots, told) = roots(&Roots::Symbols(vec!["function".into(), "nowhere".into()]));
    let names: Vec<&str> = roots.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["kept", "kernel", "annotated", "function"]);
    assert_eq!(told, ["`nowhere` is to be exported, but no input defines it"]);
}

#[test]
fn an_input_with_errors_is_not_linked() {
    let input = reader::read(diag::FileId(0), "m.ll", b"define void @f() { oops }");
    let errors = link::link(vec![Unit::Whole(input)], &Options::default()).unwrap_err();
    assert_eq!(errors[0].code.name, "syntax");
}
