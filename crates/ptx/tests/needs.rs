//! The lowest version and the targets of small modules. The values are the lowest that `ptxas` 13.5 accepts, found by
//! trying every version and target.

use diag::FileId;
use ptx::{Needs, Sm, Version};

fn needs(target: &str, statements: &str) -> Needs {
    let text = format!(
        ".version 9.5\n.target {target}\n.address_size 64\n.shared .align 8 .b64 s;\n.visible .entry k(.param .u64 p)\n{{\n\
         .reg .pred %p<2>; .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .b64 %d<4>; .reg .f32 %f<4>;\n{statements}\nret;\n}}\n"
    );
    let (module, findings) = ptx::parse(FileId(0), text.as_bytes());
    assert!(findings.is_empty(), "{findings:?}");
    Needs::of(module).expect("the module says what it is for")
}

/// The lowest version for a target, and the first target.
fn short(target: &str, statements: &str) -> (String, String) {
    let needs = needs(target, statements);
    let version = needs.version.map_or("none".to_owned(), |version| version.to_string());
    let first = match needs.from_on() {
        Some(sm) => format!("{sm}+"),
        None => needs.targets.iter().map(|(sm, _)| sm.to_string()).collect::<Vec<_>>().join(" "),
    };
    (version, first)
}

#[test]
fn instructions_force_version_and_target() {
    let pair = |version: &str, target: &str| (version.to_owned(), target.to_owned());
    assert_eq!(short("sm_75", "add.s32 %r1, %r2, %r3;"), pair("6.3", "sm_20+"));
    assert_eq!(short("sm_80", "cp.async.ca.shared.global [s], [%d1], 4;"), pair("7.0", "sm_80+"));
    assert_eq!(short("sm_80", "cvt.rn.bf16x2.f32 %r1, %f1, %f2;"), pair("7.0", "sm_80+"));
    assert_eq!(
        short("sm_90", "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"),
        pair("7.8", "sm_90+")
    );
    assert_eq!(short("sm_89", "cvt.rn.satfinite.e4m3x2.f32 %h1, %f1, %f2;"), pair("8.1", "sm_89+"));
    assert_eq!(short("sm_50", "shfl.sync.up.b32 %r1, %r2, 1, 0, -1;"), pair("6.0", "sm_30+"));
    assert_eq!(short("sm_60", "mov.u64 %d1, %globaltimer;"), pair("5.0", "sm_30+"));
    assert_eq!(short("sm_90a", "wgmma.fence.sync.aligned;"), pair("8.0", "sm_90a"));
}

#[test]
fn what_forces_is_named_with_its_line() {
    let needs =
        needs("sm_80", "add.f32 %f1, %f2, %f3;\nredux.sync.add.s32 %r1, %r2, -1;\nmul.f32 %f1, %f2, %f3;");
    assert_eq!(needs.version, Some(Version::new(7, 0)));
    let forced: Vec<&str> = needs.forced.iter().map(|reason| reason.message.as_str()).collect();
    assert!(forced.contains(&"`redux.sync.add.s32` needs PTX 7.0"), "{forced:?}");
    let (older, barred) = needs.barred.expect("sm_75 has no redux");
    assert_eq!((older, barred.len()), (Sm::new(75), 1));
    assert!(barred[0].place.span.is_some());
}

#[test]
fn versions_are_listed_in_order_and_each_has_its_toolkit() {
    let all: Vec<Version> = Version::all().collect();
    assert!(all.is_sorted());
    assert_eq!(all.first().zip(all.last()), Some((&Version::new(1, 0), &ptx::target::NEWEST)));
    assert_eq!(ptx::first_release(Version::new(7, 8)), ("11.8", Some(520)));
    assert_eq!(ptx::first_release(Version::new(8, 5)), ("12.5", Some(555)));
}
