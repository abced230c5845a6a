//! `ptxgate fix`: the result passes the gate, and a run gives what calling the kernel as a function would have given.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn ptxgate(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ptxgate")).args(args).output().expect("the command starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("not ended by a signal")
}

fn both(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A folder of its own with one file, and the names of the file and of the result.
fn folder(name: &str, file: &str, text: &str) -> (PathBuf, String, String) {
    let dir = std::env::temp_dir().join(format!("ptxgate-fix-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).expect("a folder");
    fs::write(dir.join(file), text).expect("a file");
    let name = |file: &str| dir.join(file).display().to_string();
    let result = (name(file), name(&format!("fixed-{file}")));
    (dir, result.0, result.1)
}

#[test]
fn a_called_kernel_runs_as_a_function_afterwards() {
    let text = r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @add.one(ptr %p) {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %p) {
  call ptx_kernel void @add.one(ptr %p)
  call ptx_kernel void @add.one(ptr %p)
  %q = getelementptr i32, ptr %p, i64 1
  store i32 7, ptr %q
  ret void
}
"#;
    let (dir, file, out) = folder("run", "m.ll", text);
    assert_eq!(code(&ptxgate(&["build", &file, "-o", "-"])), 1);
    let map = dir.join("map.json").display().to_string();
    let fixed = ptxgate(&["fix", &file, "-o", &out, "--symbol-map", &map]);
    assert_eq!(code(&fixed), 0, "{}", both(&fixed));
    assert!(both(&fixed).contains("fixed: the body of kernel `add.one`"), "{}", both(&fixed));
    let map: serde_json::Value = serde_json::from_slice(&fs::read(map).expect("the map")).expect("JSON");
    let symbols = serde_json::json!([{"old": "add.one", "new": "$e$add$2eone"}]);
    assert_eq!(map, serde_json::json!({"version": 1, "symbols": symbols}));
    for (kernel, prints) in [("k", "[42, 7]"), ("$e$add$2eone", "[41, 0]")] {
        let run = ptxgate(&["run", &out, "--kernel", kernel, "--arg", "i32[]:40,0", "--print", "0"]);
        assert_eq!(code(&run), 0, "{}", both(&run));
        assert!(both(&run).contains(prints), "{}", both(&run));
    }
}

#[test]
fn a_version_is_raised_and_nothing_else_changes() {
    let text = "// a comment\n.version 6.0  // old\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n  \
                .reg .b32 %r<3>;\n  mov.b32 %r1, 1;\n  redux.sync.add.s32 %r2, %r1, -1;\n  ret;\n}\n";
    let (_, file, out) = folder("version", "k.ptx", text);
    assert_eq!(code(&ptxgate(&["check", &file])), 1);
    let fixed = ptxgate(&["fix", &file, "-o", &out]);
    assert_eq!(code(&fixed), 0, "{}", both(&fixed));
    let result = fs::read_to_string(&out).expect("the result");
    assert_eq!(result, text.replace(".version 6.0 ", ".version 7.0 "));
    let twice = ptxgate(&["fix", &out]);
    assert_eq!(String::from_utf8_lossy(&twice.stdout), result, "what is right stays");
}

#[test]
fn what_cannot_be_rewritten_is_still_told() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel i32 @k() {\n  ret i32 0\n}\n";
    let (_, file, out) = folder("left", "m.ll", text);
    let fixed = ptxgate(&["fix", &file, "-o", &out]);
    assert_eq!(code(&fixed), 1);
    assert!(both(&fixed).contains("kernel-returns-value"), "{}", both(&fixed));
    assert_eq!(code(&ptxgate(&["fix", &file, "-o", &file])), 2);
}
