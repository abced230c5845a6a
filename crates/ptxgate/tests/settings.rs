//! What decides which findings a run shows: judges, `ptxgate.toml`, baselines; and the formats for other programs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ESCAPES: &str = "target triple = \"nvptx64-nvidia-cuda\"
declare void @take(ptr)
define ptx_kernel void @k() {
  ret void
}
define void @f() {
  call void @take(ptr @k)
  ret void
}
";
const FUTURE: &str = ".version 8.4\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n  ret;\n}\n";

fn ptxgate(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ptxgate")).args(args).output().expect("the command starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("not ended by a signal")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("JSON on standard output")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn codes(output: &Output) -> Vec<String> {
    let value = json(output);
    let findings = value["findings"].as_array().expect("a list").clone();
    findings
        .iter()
        .map(|f| format!("{} {}", f["severity"].as_str().unwrap(), f["code"].as_str().unwrap()))
        .collect()
}

/// A folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("ptxgate-settings-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    for (file, text) in files {
        let file = path.join(file);
        fs::create_dir_all(file.parent().expect("in a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    path
}

fn name(folder: &Path, file: &str) -> String {
    folder.join(file).display().to_string()
}

#[test]
fn an_old_assembler_refuses_what_a_new_one_takes() {
    let dir = folder("judge", &[("k.ptx", FUTURE)]);
    let check = |list: &str| ptxgate(&["check", &name(&dir, "k.ptx"), "--for", list, "--format", "json"]);
    assert_eq!(code(&check("ptxgate,ptxas")), 0);
    assert_eq!(code(&check("ptxas-12.4")), 0);
    let old = check("ptxas-12.0,ptxas-11.8,ptxas-12.4");
    assert_eq!((code(&old), codes(&old)), (1, vec!["error ptx-version-target".into(); 1]));
    let who = json(&old)["findings"][0]["breaks"].clone();
    let names: Vec<&str> = who.as_array().unwrap().iter().map(|one| one["who"].as_str().unwrap()).collect();
    assert_eq!(names, ["ptxas 11.8", "ptxas 12.0"]);
    let unknown = check("ptxas-10.1");
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("no ptxas 10.1 is known"), "{}", err(&unknown));
}

#[test]
fn flags_win_over_the_file_and_the_file_over_the_default() {
    let settings = "[levels]\nkernel-address-taken = \"deny\"\n";
    let dir = folder("precedence", &[("ptxgate.toml", settings), ("deep/er/m.ll", ESCAPES)]);
    let module = name(&dir, "deep/er/m.ll");
    let check = |more: &[&str]| ptxgate(&[&["check", &module, "-c", "--format", "json"], more].concat());
    assert_eq!(codes(&check(&["--config", "none"])), ["note kernel-address-taken"]);
    let denied = check(&[]);
    assert_eq!((code(&denied), codes(&denied)), (1, vec!["error kernel-address-taken".to_owned()]));
    assert_eq!(codes(&check(&["-W", "kernel-address-taken"])), ["warning kernel-address-taken"]);
    fs::write(dir.join("deep/ptxgate.toml"), "").expect("a file");
    assert_eq!(codes(&check(&[])), ["note kernel-address-taken"], "the nearest file counts, alone");
    fs::write(dir.join("deep/ptxgate.toml"), "[level]\n").expect("a file");
    let wrong = check(&[]);
    assert_eq!(code(&wrong), 2);
    assert!(err(&wrong).contains("ptxgate.toml") && err(&wrong).contains("level"), "{}", err(&wrong));
}

#[test]
fn a_baseline_leaves_out_what_is_known() {
    let dir = folder("baseline", &[("m.ll", ESCAPES)]);
    let (module, known) = (name(&dir, "m.ll"), name(&dir, "known.json"));
    let written =
        ptxgate(&["check", &module, "-c", "--write-baseline", &known, "-D", "kernel-address-taken"]);
    assert_eq!(code(&written), 0, "{}", err(&written));
    let check = || {
        ptxgate(&[
            "check",
            &module,
            "-c",
            "--baseline",
            &known,
            "-D",
            "kernel-address-taken",
            "--format",
            "json",
        ])
    };
    assert_eq!((code(&check()), json(&check())["known"].as_u64()), (0, Some(1)));
    // Lines move, and a second finding comes.
    let more = ESCAPES.replace("define void @f", "; a line\n\ndefine void @f");
    let more = format!("{more}define void @g() {{\n  call void @take(ptr @k)\n  ret void\n}}\n");
    fs::write(&module, more).expect("a file");
    let new = check();
    assert_eq!((code(&new), codes(&new)), (1, vec!["error kernel-address-taken".to_owned()]));
    assert_eq!(json(&new)["findings"][0]["place"]["symbol"], "g");
    let both = ptxgate(&["check", &module, "--baseline", &known, "--write-baseline", &known]);
    assert_eq!(code(&both), 2);
}

#[test]
fn a_baseline_of_a_hard_rule_does_not_let_it_through_build() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"
define ptx_kernel void @a() {
  ret void
}
define ptx_kernel void @b() {
  call ptx_kernel void @a()
  ret void
}
";
    let dir = folder("hard", &[("m.ll", text)]);
    let (module, known) = (name(&dir, "m.ll"), name(&dir, "known.json"));
    assert_eq!(code(&ptxgate(&["check", &module, "--write-baseline", &known])), 0);
    assert_eq!(code(&ptxgate(&["check", &module, "--baseline", &known])), 0);
    let build = ptxgate(&["build", &module, "--baseline", &known, "-o", &name(&dir, "m.ptx")]);
    assert_eq!(code(&build), 2);
    assert!(err(&build).contains("hard rule"), "{}", err(&build));
}

#[test]
fn sarif_goes_to_standard_output_and_tells_the_exit_code() {
    let dir = folder("sarif", &[("m.ll", ESCAPES), ("wrong.ll", "define")]);
    let log = |file: &str| json(&ptxgate(&["check", &name(&dir, file), "-c", "--format", "sarif"]));
    let clean = log("m.ll");
    assert_eq!(clean["runs"][0]["results"][0]["ruleId"], "kernel-address-taken");
    assert_eq!(clean["runs"][0]["results"][0]["level"], "note");
    assert_eq!(clean["runs"][0]["invocations"][0]["exitCode"], 0);
    assert_eq!(log("wrong.ll")["runs"][0]["invocations"][0]["exitCode"], 1);
}
