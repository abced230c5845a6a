//! Several modules and libraries in one command.

use ptxgate::{Config, Emit, Input, Inputs, Report, build, check};

fn inputs(texts: &[&str]) -> Inputs {
    let name = |index: usize| format!("{}.ll", char::from(b'a' + index as u8));
    Inputs::new(texts.iter().enumerate().map(|(k, text)| Input::new(name(k), text.as_bytes())).collect())
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.diagnostics.iter().map(|found| found.code.name).collect()
}

const CALLER: &str = "target triple = \"nvptx64-nvidia-cuda\"
declare void @k(ptr)
define ptx_kernel void @entry(ptr %p) {
  call void @k(ptr %p)
  ret void
}
";

#[test]
fn a_kernel_called_across_files_is_found_where_it_is_called() {
    let kernel = "target triple = \"nvptx64-nvidia-cuda\"
define void @k(ptr %p) { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !\"kernel\", i32 1}
";
    for texts in [[CALLER, kernel], [kernel, CALLER]] {
        let report = check(&inputs(&texts), &Config::default());
        assert_eq!(codes(&report), ["kernel-called"]);
        let caller = texts.iter().position(|text| *text == CALLER).unwrap() as u32;
        assert_eq!(report.diagnostics[0].place.span.unwrap().file.0, caller);
        assert_eq!(report.diagnostics[0].labels[0].place.span.unwrap().file.0, 1 - caller);
    }
}

#[test]
fn what_can_be_read_is_judged_without_the_rest() {
    let broken = "define void @k(ptr %p) { oops }";
    let calls = "target triple = \"nvptx64-nvidia-cuda\"
define ptx_kernel void @a() { ret void }
define ptx_kernel void @b() { call ptx_kernel void @a() ret void }";
    let report = check(&inputs(&[broken, calls]), &Config::default());
    assert_eq!(codes(&report), ["syntax", "kernel-called"]);
}

/// In the manner of libdevice: asks how it is compiled, and has functions that nobody needs.
const LIBRARY: &str = "target triple = \"nvptx64-nvidia-gpulibs\"
@name = private unnamed_addr constant [11 x i8] c\"__CUDA_FTZ\\00\"
define float @__nv_half(float %x) {
  %ftz = call i32 @__nvvm_reflect(ptr @name)
  %is = icmp ne i32 %ftz, 0
  br i1 %is, label %a, label %b
a:
  ret float 0.0
b:
  %y = fmul float %x, 5.000000e-01
  ret float %y
}
define float @__nv_unused(float %x) { ret float %x }
declare i32 @__nvvm_reflect(ptr)
";
const USER: &str = "target triple = \"nvptx64-nvidia-cuda\"
declare float @__nv_half(float)
define ptx_kernel void @halve(ptr %p) {
  %x = load float, ptr %p
  %y = call float @__nv_half(float %x)
  store float %y, ptr %p
  ret void
}
";

fn with_library(user: &str) -> Inputs {
    Inputs::new(vec![Input::new("user.ll", user), Input::new("math.ll", LIBRARY).library()])
}

#[test]
fn of_a_library_what_is_needed_is_linked_and_its_questions_are_answered() {
    let (report, ptx) = build(&with_library(USER), &Config::default(), Emit::Ptx);
    assert_eq!(codes(&report), [""; 0]);
    let ptx = ptx.unwrap();
    assert!(ptx.contains(".entry halve") && ptx.contains("0f3F000000"), "{ptx}");
    assert!(!ptx.contains("__nv_") && !ptx.contains("reflect"), "{ptx}");
    let (_, ll) = build(&with_library(USER), &Config::default(), Emit::Ll);
    let ll = ll.unwrap();
    assert!(ll.contains("@__nv_half") && !ll.contains("@__nv_unused"), "{ll}");
}

#[test]
fn a_library_is_found_only_when_something_needs_it() {
    fn find() -> Option<Input> {
        Some(Input::new("/found/math.ll", LIBRARY).library())
    }
    let config = Config { find_libdevice: Some(find), ..Config::default() };
    let user = Inputs::new(vec![Input::new("user.ll", USER)]);
    let (report, ptx) = build(&user, &config, Emit::Ptx);
    assert_eq!((codes(&report).len(), ptx.is_some()), (0, true));
    assert!(
        report.assumed.iter().any(|told| told == "libdevice is `/found/math.ll`"),
        "{:?}",
        report.assumed
    );
    let alone =
        inputs(&["target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() { ret void }"]);
    assert!(!check(&alone, &config).assumed.iter().any(|told| told.contains("libdevice")));
}

#[test]
fn a_symbol_that_is_missing_is_told_with_what_came_nearest() {
    let user = USER.replace("__nv_half", "__nv_halff");
    let report = check(&with_library(&user), &Config::default());
    assert_eq!(codes(&report), ["external-unresolved"]);
    assert!(report.diagnostics[0].notes.iter().any(|note| note == "`math.ll` has `__nv_half`"));
}

#[test]
fn the_way_to_a_symbol_is_told_on_demand() {
    let config = Config { why_live: vec!["__nv_half".into()], ..Config::default() };
    let report = check(&with_library(USER), &config);
    assert_eq!(
        report.why,
        ["`__nv_half` is live:\n  `halve` is a root: it is a kernel\n  `halve` calls `__nv_half`"]
    );
}

#[test]
fn exported_symbols_narrow_what_is_made() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"
define void @one() noinline { ret void }
define void @two() noinline { ret void }";
    let config = Config { roots: link::Roots::Symbols(vec!["two".into()]), ..Config::default() };
    let ptx = build(&inputs(&[text]), &config, Emit::Ptx).1.unwrap();
    assert!(ptx.contains("two") && !ptx.contains("one"), "{ptx}");
}
