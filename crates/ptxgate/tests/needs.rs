//! `ptxgate needs` as a user meets it.

use std::io::Write;
use std::process::{Command, Stdio};

fn needs(flags: &[&str], text: &str) -> (i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ptxgate"))
        .args(["needs", "-", "-q"])
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let _ = child.stdin.take().expect("piped").write_all(text.as_bytes());
    let output = child.wait_with_output().expect("the command ends");
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stdout).into_owned())
}

const REDUX: &str = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n  .reg .b32 %r<3>;\n  \
                     redux.sync.add.s32 %r1, %r2, -1;\n  ret;\n}\n";

#[test]
fn the_answer_names_the_line_that_forces_it() {
    let (code, text) = needs(&[], REDUX);
    assert_eq!(code, 0);
    assert_eq!(
        text,
        "PTX 7.0 for sm_80 (the file says 8.0)\n    <stdin>:2:1: `.target sm_80` needs PTX 7.0\n    \
         <stdin>:7:3: `redux.sync.add.s32` needs PTX 7.0\nfirst loaded by CUDA 11.0, driver branch 445\n\
         targets: sm_80 or later (as it stands, it runs on sm_80 and later)\n  not sm_75:\n    \
         <stdin>:7:3: `redux.sync.add.s32` needs sm_80 or later and PTX 7.0\n"
    );
}

#[test]
fn a_version_that_is_too_low_is_no_obstacle() {
    let (code, text) =
        needs(&["--format", "concise"], &REDUX.replace("8.0", "6.5").replace("sm_80", "sm_75"));
    assert_eq!(code, 0);
    assert!(
        text.starts_with("-: needs PTX none for sm_75, no CUDA release; targets: sm_80 or later\n"),
        "{text}"
    );
}

#[test]
fn programs_get_json() {
    let (code, text) = needs(&["--format", "json"], REDUX);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        (code, &json["ptx"], &json["cuda"], &json["driver"]),
        (0, &"7.0".into(), &"11.0".into(), &445.into())
    );
    assert_eq!(json["targets"][0]["target"], "sm_80");
    assert_eq!(json["forced_by"][1]["line"], 7);
    assert_eq!(json["barred"], "sm_75");
}

#[test]
fn llvm_ir_is_compiled_first() {
    let ir = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr %p) {\n  \
              store i32 1, ptr %p\n  ret void\n}\n";
    let (code, text) = needs(&["--target-cpu", "sm_90", "--format", "concise"], ir);
    assert_eq!(code, 0);
    assert!(
        text.starts_with("-: needs PTX 7.8 for sm_90, CUDA 11.8, driver branch 520; targets: sm_"),
        "{text}"
    );
}

#[test]
fn what_is_no_ptx_is_told_and_not_answered() {
    let (code, text) = needs(&[], &REDUX.replace("redux.sync", "reduce.sync"));
    assert_eq!((code, text.as_str()), (2, ""));
}
