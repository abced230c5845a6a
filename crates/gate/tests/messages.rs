//! What the messages say: names, why a kernel is one, the user's line, the way there, and what to do.

use diag::{Diagnostic, FileId};
use gate::{Options, Target, TargetFlags};

fn judge(text: &str, options: Options) -> Vec<Diagnostic> {
    let input = reader::read(FileId(0), "case.ll", text.as_bytes());
    assert!(input.diagnostics.is_empty(), "{:?}", input.diagnostics);
    let env = &input.module.env;
    let roots: Vec<_> = input
        .module
        .defined_functions()
        .map(|(id, _)| id)
        .filter(|&id| !env.globals[id].linkage.is_local())
        .collect();
    let (target, told) = Target::make(&TargetFlags::default(), env, &roots);
    assert!(told.is_empty(), "{told:?}");
    let mut found = gate::check(input.module, &target, roots, options).diagnostics;
    // What breaks nobody is for those who ask for it.
    found.retain(|finding| !finding.breaks.is_empty());
    found
}

fn one(text: &str) -> Diagnostic {
    let mut found = judge(text, Options::default());
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

const INLINED: &str = r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @_RNvCs1234_4demo4leaf(ptr %p) { ret void }
define internal void @_ZN4demo4deep17h0123456789abcdefE(ptr %p) {
  tail call ptx_kernel void @_RNvCs1234_4demo4leaf(ptr %p), !dbg !5
  unreachable
}
define internal void @middle(ptr %p) {
  call void @_ZN4demo4deep17h0123456789abcdefE(ptr %p)
  ret void
}
define ptx_kernel void @root(ptr %p) {
  call void @middle(ptr %p), !dbg !9
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !2, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "lib.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "630ff75de1299520699c6090d4e43a8e")
!3 = distinct !DISubprogram(name: "deep", linkageName: "_ZN4demo4deep17h0123456789abcdefE", scope: !2, file: !2, line: 3, type: !10, unit: !1, spFlags: DISPFlagDefinition)
!4 = distinct !DISubprogram(name: "wrapper", scope: !2, file: !2, line: 20, type: !10, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 21, column: 9, scope: !6, inlinedAt: !7)
!6 = distinct !DILexicalBlock(scope: !4, file: !2, line: 20, column: 1)
!7 = distinct !DILocation(line: 4, column: 5, scope: !3)
!8 = distinct !DISubprogram(name: "root", scope: !2, file: !2, line: 30, type: !10, unit: !1, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 31, column: 5, scope: !8)
!10 = !DISubroutineType(types: !11)
!11 = !{}
"#;

#[test]
fn a_called_kernel_is_told_with_names_line_inlining_and_way() {
    let found = one(INLINED);
    assert_eq!(
        found.message,
        "function `demo::deep` calls kernel `demo::leaf`: a kernel can only be launched, device code cannot call it"
    );
    let source = found.place.source.as_ref().expect("debug info gives the line");
    assert_eq!((&*source.file, source.line, source.column), ("lib.rs", 21, 9));
    assert_eq!(source.function.as_deref(), Some("wrapper"));
    assert_eq!(source.checksum.as_ref().map(|c| &*c.kind), Some("CSK_MD5"));
    let at = source.inlined_at.as_ref().expect("the call was inlined");
    assert_eq!((at.line, at.column), (4, 5));
    let way: Vec<&str> = found.path.iter().map(|step| step.function.as_str()).collect();
    assert_eq!(way, ["root", "middle", "_ZN4demo4deep17h0123456789abcdefE"]);
    assert_eq!(found.path[0].place.source.as_ref().map(|s| s.line), Some(31));
    assert!(
        found.notes.iter().any(|note| note.contains("the symbol of `demo::leaf` is `_RNvCs1234_4demo4leaf`"))
    );
    assert!(found.help[0].contains("move the body of `demo::leaf` into an ordinary function"));
}

#[test]
fn the_label_stands_at_the_convention() {
    let text = INLINED;
    let found = one(text);
    let label = &found.labels[0];
    assert!(label.message.contains("because of its calling convention `ptx_kernel`"), "{}", label.message);
    let span = label.place.span.expect("the convention has a place");
    assert_eq!(&text[span.start as usize..span.end as usize], "ptx_kernel");
    assert!(text[..span.start as usize].ends_with("define "));
}

#[test]
fn the_label_stands_at_the_annotation() {
    let text = r#"target triple = "nvptx64-nvidia-cuda"
define void @leaf() { ret void }
define void @f() {
  call void @leaf()
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @leaf, !"kernel", i32 1}
"#;
    let found = one(text);
    let label = &found.labels[0];
    assert!(label.message.contains("`!nvvm.annotations` names it with `kernel` and the value 1"));
    let span = label.place.span.expect("the node has a place");
    assert!(text[span.start as usize..span.end as usize].contains(r#"{ptr @leaf, !"kernel", i32 1}"#));
}

#[test]
fn a_kernel_that_only_passes_its_parameters_on_was_merged() {
    let found = one(r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @one(ptr %p, i32 %n) { ret void }
define ptx_kernel void @two(ptr %p, i32 %n) {
  tail call ptx_kernel void @one(ptr %p, i32 %n)
  ret void
}
"#);
    assert!(found.notes.iter().any(|note| note.contains("function merging")), "{:?}", found.notes);
    assert!(found.help.iter().any(|help| help.contains("-Zmerge-functions=disabled")), "{:?}", found.help);
}

#[test]
fn copies_of_one_call_are_one_report() {
    let text = INLINED.replace(
        "  unreachable\n",
        "  call ptx_kernel void @_RNvCs1234_4demo4leaf(ptr %p), !dbg !5\n  unreachable\n",
    );
    let found = one(&text);
    assert!(found.notes.iter().any(|note| note == "this call stands here 2 times"), "{:?}", found.notes);
}

#[test]
fn an_indirect_call_names_the_table() {
    let found = one(r#"target triple = "nvptx64-nvidia-cuda"
@handlers = constant [2 x ptr] [ptr @k, ptr @d]
define ptx_kernel void @k() { ret void }
define void @d() { ret void }
define void @f(i64 %i) {
  %slot = getelementptr [2 x ptr], ptr @handlers, i64 0, i64 %i
  %g = load ptr, ptr %slot
  call void %g()
  ret void
}
"#);
    assert!(found.message.contains("through a pointer that can reach kernel `k`"), "{}", found.message);
    assert!(
        found.labels.iter().any(|l| l.message == "the address of `k` stands in `handlers`"),
        "{:?}",
        found.labels
    );
}

#[test]
fn dead_code_is_told_as_such() {
    let found = one(r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k() { ret void }
define internal void @f() {
  ret void
never:
  call ptx_kernel void @k()
  ret void
}
"#);
    assert!(found.notes.iter().any(|note| note.starts_with("nothing in this module reaches `f`")));
    assert!(
        found.notes.iter().any(|note| note.starts_with("no path through the function leads to this block"))
    );
}

#[test]
fn a_whole_program_must_define_what_it_calls() {
    let text = r#"target triple = "nvptx64-nvidia-cuda"
declare void @elsewhere()
declare void @_Z6helperi(i32)
define ptx_kernel void @k() {
  call void @elsewhere()
  call void @elsewhere()
  call void @_Z6helperi(i32 1)
  ret void
}
"#;
    assert!(judge(text, Options::default()).is_empty());
    let found = judge(text, Options { whole_program: true, ..Options::default() });
    let messages: Vec<&str> = found.iter().map(|d| d.message.as_str()).collect();
    assert_eq!(messages.len(), 2, "{messages:?}");
    assert!(messages[0].starts_with("`elsewhere` is called by kernel `k` but defined nowhere"));
    assert!(messages[1].starts_with("`helper(int)` is called"));
    assert!(found.iter().all(Diagnostic::is_error));
}

#[test]
fn a_module_that_a_hard_rule_refuses_is_not_handed_on() {
    let check = |text: &str| {
        let input = reader::read(FileId(0), "case.ll", text.as_bytes());
        let (target, _) = Target::make(&TargetFlags::default(), &input.module.env, &[]);
        gate::check(input.module, &target, Vec::new(), Options::default())
    };
    let refused = check(INLINED);
    assert!(refused.checked.is_none());
    assert_eq!((refused.kernels, refused.functions), (2, 2));
    let fine = check("target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() { ret void }\n");
    let checked = fine.checked.expect("nothing is wrong");
    assert_eq!(checked.facts().kernels.len(), 1);
}

#[test]
fn the_target_is_what_flags_then_attributes_ask_for() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() \"target-cpu\"=\"sm_86\" \
                \"target-features\"=\"+ptx78,+sm_86\" { ret void }\n";
    let input = reader::read(FileId(0), "case.ll", text.as_bytes());
    let roots: Vec<_> = input.module.defined_functions().map(|(id, _)| id).collect();
    let make = |cpu: Option<&str>| {
        let flags = TargetFlags { cpu: cpu.map(str::to_owned), ..TargetFlags::default() };
        Target::make(&flags, &input.module.env, &roots)
    };
    let (target, told) = make(None);
    assert_eq!((target.sm, target.sm_asked), (ptx::Sm::new(86), gate::Asked::Module));
    assert_eq!(target.ptx(ptx::Version::new(6, 0)).version, ptx::Version::new(7, 8));
    assert!(told.is_empty());
    let (target, _) = make(Some("sm_90a"));
    assert_eq!((target.sm, target.sm_asked), (ptx::Sm::arch(90), gate::Asked::Flag));
    assert_eq!(target.ptx(ptx::Version::new(6, 0)).version, ptx::Version::new(8, 0));
    let (_, told) = make(Some("sm_1"));
    assert!(told.iter().any(Diagnostic::is_error));
}
