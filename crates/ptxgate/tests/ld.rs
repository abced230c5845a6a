//! `ptxgate-ld` as rustc calls it: modules and archives in, PTX out, findings of the linked program.

use std::path::PathBuf;
use std::process::{Command, Output};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("ptxgate-ld-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.join(name), bytes).unwrap();
    }

    fn ld(&self, line: &str) -> Output {
        let args = line.split_whitespace();
        Command::new(env!("CARGO_BIN_EXE_ptxgate-ld")).args(args).current_dir(&self.0).output().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const HEAD: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";

/// An archive of text members.
fn archive(members: &[(&str, &str)]) -> Vec<u8> {
    let mut out = "!<arch>\n".to_owned();
    for (name, text) in members {
        let text = format!("{HEAD}{text}{}", if (HEAD.len() + text.len()) % 2 == 1 { "\n" } else { "" });
        out.push_str(&format!("{name:<48}{:<10}`\n{text}", text.len()));
    }
    out.into_bytes()
}

const USER: &str = "declare i32 @helper(i32)
define ptx_kernel void @k(ptr %p) {
  %v = load i32, ptr %p
  %r = call i32 @helper(i32 %v)
  store i32 %r, ptr %p
  ret void
}
";

#[test]
fn rustcs_command_line_links_objects_and_what_they_need_of_archives() {
    let folder = Folder::new("links");
    folder.write("user.ll", format!("{HEAD}{USER}").as_bytes());
    let helper = "define i32 @helper(i32 %x) noinline { %r = mul i32 %x, 77 ret i32 %r }\n";
    // A member that nothing needs may use what the device does not have.
    let other = "declare i32 @printk(i32)\ndefine i32 @other() { %r = call i32 @printk(i32 1) ret i32 %r }\n";
    folder.write("libuser.rlib", &archive(&[("helper.ll/", helper), ("other.ll/", other)]));
    let line = "--export-symbol k user.ll libuser.rlib -L x --target nvptx64-nvidia-cuda --target-cpu sm_80 \
        --target-feature +ptx78 -o out.ptx -O3 --debug";
    let output = folder.ld(line);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "");
    let ptx = std::fs::read_to_string(folder.0.join("out.ptx")).unwrap();
    assert!(ptx.contains(".version 7.8") && ptx.contains(".target sm_80"), "{ptx}");
    assert!(ptx.contains(".visible .entry k(") && ptx.contains("77") && !ptx.contains("other"), "{ptx}");
    // The same from a response file, in lld's words.
    folder
        .write("args", b"user.ll libuser.rlib -shared --gc-sections --plugin-opt=-mcpu=sm_80 -o second.ptx");
    let output = folder.ld("-flavor gnu @args");
    assert!(output.status.success(), "{}", err(&output));
    assert!(folder.0.join("second.ptx").is_file());
}

#[test]
fn a_kernel_that_another_crate_calls_through_a_pointer_is_refused() {
    let folder = Folder::new("refuses");
    folder.write(
        "user.ll",
        format!(
            "{HEAD}declare ptr @choose()
define ptx_kernel void @launch(ptr %p) {{
  %f = call ptr @choose()
  call void %f(ptr %p)
  ret void
}}
"
        )
        .as_bytes(),
    );
    let other =
        "define ptx_kernel void @stage(ptr %p) { ret void }\ndefine ptr @choose() { ret ptr @stage }\n";
    folder.write("libother.rlib", &archive(&[("other.ll/", other)]));
    let output = folder.ld("--export-symbol launch user.ll libother.rlib --target-cpu sm_80 -o out.ptx -O3");
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(err(&output).contains("error[kernel-called-indirect]"), "{}", err(&output));
    assert!(!folder.0.join("out.ptx").exists());
}

#[test]
fn the_math_library_that_is_named_is_linked() {
    let folder = Folder::new("math");
    let user = USER.replace("@helper", "@__nv_brev");
    folder.write("user.ll", format!("{HEAD}{user}").as_bytes());
    let math = "define i32 @__nv_brev(i32 %x) noinline { %r = mul i32 %x, 99 ret i32 %r }\n";
    folder.write("math.ll", format!("{HEAD}{math}").as_bytes());
    let output = folder.ld("user.ll --libdevice math.ll --target-cpu sm_80 -o out.ptx");
    assert!(output.status.success(), "{}", err(&output));
    assert!(std::fs::read_to_string(folder.0.join("out.ptx")).unwrap().contains("99"));
    let output = folder.ld("user.ll --libdevice gone.bc --target-cpu sm_80 -o out.ptx");
    assert_eq!(output.status.code(), Some(2), "{}", err(&output));
    assert!(err(&output).contains("cannot read `gone.bc`"), "{}", err(&output));
}

#[test]
fn mistakes_of_usage_say_what_is_wrong() {
    let folder = Folder::new("usage");
    folder.write("user.ll", format!("{HEAD}{USER}").as_bytes());
    for (line, words) in [
        ("", "no input files"),
        ("user.ll", "give `-o OUT`"),
        ("user.ll -o x.ptx --target x86_64-unknown-linux-gnu", "`nvptx64-nvidia-cuda` only"),
        ("user.ll -o x.ptx -lmissing", "cannot find `-lmissing`"),
        ("gone.o -o x.ptx", "cannot read `gone.o`"),
        ("user.ll -o x.ptx --what", "unknown option `--what`"),
    ] {
        let output = folder.ld(line);
        assert_eq!(output.status.code(), Some(2), "{line}: {}", err(&output));
        assert!(err(&output).contains(words), "{line}: {}", err(&output));
    }
}
