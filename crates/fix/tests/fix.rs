//! What the rewrites make of small modules, and that the gate takes the result.

use diag::{Diagnostic, FileId};
use fix::Renamed;
use gate::{Arch, Options, Target, TargetFlags};

/// The fixed module as text, what was done, and what the gate says of it.
fn fixed(text: &str) -> (String, fix::Fixed, Vec<Diagnostic>) {
    let input = reader::read(FileId(0), "case.ll", text.as_bytes());
    assert!(input.diagnostics.is_empty(), "{:?}", input.diagnostics);
    let mut module = input.module;
    let fixed = fix::fix(&mut module, Arch::Nvptx);
    let printed = ir::print::module(&module);
    // What is printed must be what was made.
    let again = reader::read(FileId(0), "fixed.ll", printed.as_bytes());
    assert!(again.diagnostics.is_empty(), "{:?}\n{printed}", again.diagnostics);
    let env = &again.module.env;
    let roots: Vec<_> = again.module.defined_functions().map(|(id, _)| id).collect();
    let (target, _) = Target::make(&TargetFlags::default(), env, &roots);
    let found = gate::check(again.module, &target, roots, Options::default()).diagnostics;
    (printed, fixed, found.into_iter().filter(Diagnostic::is_error).collect())
}

#[test]
fn a_called_kernel_gets_a_body_and_a_thin_entry() {
    let (text, fixed, found) = fixed(
        r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @inner(ptr byval(i64) align 8 %p, i32 %n) #0 {
  store i32 %n, ptr %p
  ret void
}
define void @helper(ptr %q) {
  call ptx_kernel void @inner(ptr byval(i64) align 8 %q, i32 1)
  call void @inner(ptr byval(i64) align 8 %q, i32 2)
  ret void
}
attributes #0 = { noinline nounwind "nvvm.maxntid"="64" "target-cpu"="sm_80" }
"#,
    );
    assert_eq!(found, []);
    assert_eq!(
        fixed.changes,
        [
            "the body of kernel `inner` is the device function `inner__body` now, which 2 other calls and the kernel call"
        ]
    );
    assert!(text.contains("define ptx_kernel void @inner(ptr align 8 byval(i64) %p, i32 %n)"), "{text}");
    assert!(
        text.contains("call void @inner__body(ptr align 8 byval(i64) %p, i32 %n)\n  ret void\n"),
        "{text}"
    );
    assert!(text.contains("define internal void @inner__body(ptr align 8 byval(i64) %p, i32 %n)"), "{text}");
    assert_eq!(text.matches("call void @inner__body(").count(), 3, "{text}");
    let attributes = |name: &str| {
        let line = text.lines().find(|line| line.starts_with("define") && line.contains(name)).unwrap();
        let group = line.split('#').nth(1).unwrap().split(' ').next().unwrap();
        let start = format!("attributes #{group} = ");
        text.lines().find_map(|line| line.strip_prefix(&start)).unwrap().to_owned()
    };
    assert_eq!(
        attributes("@inner("),
        "{ noinline nounwind \"nvvm.maxntid\"=\"64\" \"target-cpu\"=\"sm_80\" }"
    );
    assert_eq!(attributes("@inner__body("), "{ alwaysinline nounwind \"target-cpu\"=\"sm_80\" }");
}

#[test]
fn kernels_that_call_each_other_and_marks_by_annotation() {
    let (text, fixed, found) = fixed(
        r#"target triple = "nvptx64-nvidia-cuda"
define void @a(i32 %n) {
  call void @b(i32 %n)
  ret void
}
define void @b(i32 %n) {
  call void @c(i32 %n)
  ret void
}
define void @c(i32 %n) {
  ret void
}
@b__body = global i32 0
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @a, !"kernel", i32 1}
!1 = !{ptr @b, !"kernel", i32 1}
!2 = !{ptr @c, !"kernel", i32 1}
"#,
    );
    assert_eq!(found, []);
    assert_eq!(fixed.changes.len(), 2);
    assert!(text.contains("define internal void @b__body2(i32 %n)"), "{text}");
    assert!(
        text.contains("define void @a(i32 %n)") && text.contains("call void @b__body2(i32 %n)"),
        "{text}"
    );
    assert!(text.contains("call void @c__body(i32 %n)"), "{text}");
    assert!(text.contains("!{ptr @b, !\"kernel\", i32 1}"), "{text}");
}

#[test]
fn debug_information_goes_with_the_body() {
    let (text, _, found) = fixed(
        r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) !dbg !3 {
  store i32 1, ptr %p, !dbg !4
  ret void, !dbg !4
}
define void @f(ptr %p) {
  call ptx_kernel void @k(ptr %p)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "lib.rs", directory: "/src")
!3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 3, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 4, column: 5, scope: !3)
!5 = !DISubroutineType(types: !6)
!6 = !{}
"#,
    );
    assert_eq!(found, []);
    let header = |name: &str| text.lines().find(|l| l.starts_with("define") && l.contains(name)).unwrap();
    assert!(header("@k__body(").contains("!dbg"), "{text}");
    assert!(!header("@k(").contains("!dbg"), "{text}");
}

#[test]
fn what_cannot_be_split_is_left_to_the_gate() {
    for definition in ["define weak ptx_kernel void @k()", "define ptx_kernel i32 @k()"] {
        let result = if definition.contains("i32") { "i32" } else { "void" };
        let value = if result == "i32" { "i32 0" } else { "void" };
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n{definition} {{\n  ret {value}\n}}\n\
             define void @f() {{\n  call ptx_kernel {result} @k()\n  ret void\n}}\n"
        );
        let (_, fixed, found) = fixed(&text);
        assert_eq!(fixed, fix::Fixed::default(), "{definition}");
        assert!(found.iter().any(|finding| finding.code.name == "kernel-called"), "{definition}");
    }
}

#[test]
fn names_that_ptx_cannot_spell_are_escaped() {
    let (text, fixed, found) = fixed(
        "target triple = \"nvptx64-nvidia-cuda\"
@\"$e$x\" = global i32 0
@\"a.b\" = global i32 0
@\"in.side\" = internal global i32 0
define ptx_kernel void @\"my.kernel\"() {
  ret void
}
",
    );
    assert_eq!(found, []);
    let renamed = |old: &str, new: &str| Renamed { old: old.into(), new: new.into() };
    let wanted =
        [renamed("$e$x", "$e$$24e$24x"), renamed("a.b", "$e$a$2eb"), renamed("my.kernel", "$e$my$2ekernel")];
    assert_eq!(fixed.renamed, wanted);
    assert!(text.contains("@\"in.side\" = internal") || text.contains("@in.side = internal"), "{text}");
}

#[test]
fn assembly_that_needs_all_threads_becomes_convergent() {
    let (text, fixed, found) = fixed(
        "target triple = \"nvptx64-nvidia-cuda\"
define ptx_kernel void @k() {
  call void asm sideeffect \"bar.sync 0;\", \"\"()
  call void asm sideeffect \"{ .reg .pred p; bar.sync 1; }\", \"\"() #0
  call void asm sideeffect \"membar.gl;\", \"\"()
  ret void
}
attributes #0 = { convergent }
",
    );
    assert_eq!(found, []);
    assert_eq!(fixed.changes, ["1 assembly statement in `k` is `convergent` now"]);
    assert_eq!(text.matches("() #").count(), 2, "{text}");
}
