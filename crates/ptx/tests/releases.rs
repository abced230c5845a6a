//! What one release of `ptxas` refuses, and what modules say of one name. The verdicts were asked of the assemblers.

use diag::{Diagnostic, FileId, Severity};
use ptx::Assembler;

fn kernel(version: &str, target: &str, body: &str) -> String {
    format!(
        ".version {version}\n.target {target}\n.address_size 64\n.visible .entry k()\n{{\n\
         .reg .b16 h<9>; .reg .b32 r<9>; .reg .b64 d<9>; .reg .f64 f<9>; .reg .pred p<9>;\n{body}\nret;\n}}\n"
    )
}

fn takes(release: &str, text: &str) -> bool {
    let assembler: Assembler = release.parse().unwrap();
    ptx::check_for(FileId(0), text.as_bytes(), assembler).is_empty()
}

/// The oldest of these releases that takes it, each of them later than what is asked before.
fn first(text: &str) -> Option<&'static str> {
    let releases = ["11.8", "12.0", "12.4", "12.6", "12.8", "12.9", "13.0", "13.5"];
    releases.into_iter().find(|release| takes(release, text))
}

fn own(text: &str) -> Vec<Diagnostic> {
    let (module, mut findings) = ptx::parse(FileId(0), text.as_bytes());
    findings.extend(ptx::validate(module).0);
    findings
}

#[test]
fn a_release_reads_versions_up_to_its_own() {
    assert_eq!(first(&kernel("8.4", "sm_80", "")), Some("12.4"));
    assert_eq!(first(&kernel("8.5", "sm_80", "")), Some("12.6"));
    assert_eq!(first(&kernel("9.1", "sm_80", "")), Some("13.5"));
}

#[test]
fn a_release_makes_code_for_the_targets_of_its_time() {
    let old = kernel("7.0", "sm_70", "");
    assert!(takes("12.9", &old) && !takes("13.0", &old));
    let kepler = kernel("7.0", "sm_35", "");
    assert!(takes("11.8", &kepler) && !takes("12.0", &kepler));
}

#[test]
fn eight_small_elements_came_with_the_vectors_of_256_bits() {
    let text = kernel("7.0", "sm_80", "ld.global.v8.b16 {h0, h1, h2, h3, h4, h5, h6, h7}, [d0];");
    assert_eq!(first(&text), Some("12.9"));
    let found = own(&text);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].code.name, found[0].severity), ("ptx-version-target", Severity::Warning));
}

#[test]
fn asynchronous_stores_without_a_barrier_came_with_12_8() {
    let text = kernel("8.1", "sm_90", "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [d0], r0;");
    assert_eq!(first(&text), Some("12.8"));
    let documented =
        kernel("8.1", "sm_90", "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [d0], r0, [d1];");
    assert_eq!(first(&documented), Some("12.4"));
}

#[test]
fn one_sided_fences_were_taken_early_by_some_releases() {
    let text = kernel("8.0", "sm_80", "fence.acquire.gpu;");
    assert!(takes("12.8", &text) && takes("13.0", &text));
    assert!(!takes("12.6", &text) && !takes("13.5", &text));
}

#[test]
fn operands_have_versions_of_their_own() {
    let predicate = |version| kernel(version, "sm_80", "cp.async.ca.shared.global [r0], [d1], 16, !p0;");
    assert!(!takes("12.4", &predicate("7.4")) && takes("12.4", &predicate("7.5")));
    let dropped = |version| kernel(version, "sm_80", "mbarrier.arrive.noComplete.b64 _, [d0], r0;");
    assert!(!takes("12.4", &dropped("7.0")) && takes("12.4", &dropped("7.1")));
    let counted = |target| kernel("8.0", target, "mbarrier.arrive_drop.b64 d0, [d1], 4;");
    assert!(!takes("12.4", &counted("sm_89")) && takes("12.4", &counted("sm_90")));
}

#[test]
fn an_assembler_knows_none_of_our_own_rules() {
    let text = ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n\
        .visible .entry o()\n{\n.reg .b64 d<2>;\nP: .callprototype _ ();\nmov.u64 d0, k;\ncall d0, (), P;\nret;\n}\n";
    assert!(takes("13.5", text));
    assert_eq!(own(text)[0].code.name, "kernel-called-indirect");
}

fn linked(a: &str, b: &str) -> Vec<&'static str> {
    let head = ".version 7.0\n.target sm_80\n.address_size 64\n";
    let read = |text: &str| ptx::parse(FileId(0), format!("{head}{text}").as_bytes()).0;
    let (a, b) = (read(a), read(b));
    ptx::check_units(&[&a, &b], true).iter().map(|finding| finding.code.name).collect()
}

#[test]
fn modules_that_are_linked_agree_about_a_name() {
    let caller =
        ".extern .func f(.param .b64 p);\n.visible .entry o()\n{ .param .b64 a; call f, (a); ret; }\n";
    assert_eq!(linked(caller, ".visible .func f(.param .b64 p) { ret; }"), [""; 0]);
    assert_eq!(linked(caller, ".visible .entry f(.param .b64 p) { ret; }"), ["link-call-entry"]);
    assert_eq!(linked(caller, ".visible .func f(.param .b32 p) { ret; }"), ["link-signature-mismatch"]);
    assert_eq!(linked(caller, ".visible .func g(.param .b64 p) { ret; }"), ["external-unresolved"]);
    let kernel = ".visible .entry k() { ret; }";
    assert_eq!(linked(kernel, kernel), ["link-duplicate"]);
    assert_eq!(linked(kernel, ".weak .entry k() { ret; }"), [""; 0]);
}

#[test]
fn code_runs_on_later_architectures_only_without_a_letter() {
    let runs = |on: &str, target: &str| on.parse::<ptx::Sm>().unwrap().runs(target.parse().unwrap());
    assert!(runs("sm_90", "sm_80") && !runs("sm_80", "sm_90"));
    assert!(runs("sm_90a", "sm_90a") && !runs("sm_90", "sm_90a") && !runs("sm_100a", "sm_90a"));
    assert!(runs("sm_103", "sm_100f") && !runs("sm_120", "sm_100f"));
}
