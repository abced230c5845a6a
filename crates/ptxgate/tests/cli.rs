//! The command as a user meets it: exit codes, streams, usage, and inputs that nobody should have made.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn ptxgate(args: &[&str]) -> Output {
    with_stdin(args, b"")
}

fn with_stdin(args: &[&str], stdin: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ptxgate"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // It may end without having read everything.
    let _ = child.stdin.take().expect("piped").write_all(stdin);
    child.wait_with_output().expect("the command ends")
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap_or_else(|| panic!("ended by a signal: {}", err(output)))
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("ptxgate-cli-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a temporary folder");
    path
}

#[test]
fn version_and_help_are_no_errors() {
    assert_eq!(out(&ptxgate(&["--version"])), format!("ptxgate {}\n", env!("CARGO_PKG_VERSION")));
    let help = ptxgate(&["--help"]);
    assert_eq!(code(&help), 0);
    for word in ["check", "build", "run", "needs", "explain"] {
        assert!(out(&help).contains(word), "{word}");
    }
}

#[test]
fn wrong_usage_is_two_and_says_what_is_wrong() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "Usage"),
        (&["chekc", "x"], "check"),
        (&["check"], "FILE"),
        (&["check", "x", "--format", "xml"], "possible values"),
        (&["check", "x", "--for", "gcc"], "expected any"),
        (&["check", "x", "--target-cpu", "sm_1"], "expected sm_XX"),
        (&["check", "x", "--ptx-version", "9.99"], "PTX"),
        (&["check", "x", "-O", "4"], "expected 0, 1, 2, 3, s or z"),
        (&["check", "x", "-A", "kernel-caled"], "did you mean `kernel-called`"),
        (&["check", "x", "-A", "internal"], "cannot be changed"),
        (&["build", "x", "--allow", "kernel-called"], "hard rule"),
        (&["run", "x", "-W", "call-cc-mismatch"], "hard rule"),
        (&["check", "-", "-"], "standard input is named twice"),
        (&["run", "x", "--block", "0"], "expected one to three numbers"),
        (&["run", "x", "--grid", "1,2,3,4"], "expected one to three numbers"),
        (&["run", "x", "--max-steps", "lots"], "expected a number"),
        (&["run", "x", "--print", "1:x"], "number of elements"),
        (&["run", "x", "--dump", "1"], "N=FILE"),
        (&["run", "x", "--global", "x"], "NAME=SPEC"),
        (&["run", "x", "--arg", "i32:1", "--arg", "i32[]:1,x"], "--arg 1: expected an integer of type i32"),
        (&["explain", "kernel-caled"], "did you mean `kernel-called`"),
    ];
    for (args, message) in cases {
        let output = ptxgate(args);
        assert_eq!(code(&output), 2, "{args:?}: {}", err(&output));
        assert!(err(&output).contains(message), "{args:?}: {}", err(&output));
        assert_eq!(out(&output), "", "{args:?}");
    }
}

#[test]
fn explain_shows_pages_and_the_list() {
    let page = ptxgate(&["explain", "kernel-called"]);
    assert_eq!(code(&page), 0);
    assert!(out(&page).starts_with("# kernel-called\n"));
    let list = out(&ptxgate(&["explain"]));
    for code in diag::codes::ALL {
        assert!(list.lines().any(|line| line.starts_with(&format!("{} ", code.name))), "{}", code.name);
        assert_eq!(ptxgate(&["explain", code.name]).status.code(), Some(0), "{}", code.name);
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_hide_the_others() {
    let folder = folder("missing");
    let bad = folder.join("bad.ptx");
    fs::write(&bad, ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k() { call k; ret; }\n")
        .unwrap();
    let output = ptxgate(&["check", "/nowhere/x.ll", bad.to_str().unwrap(), "--format", "concise"]);
    assert_eq!(code(&output), 2, "{}", err(&output));
    assert!(
        err(&output).contains("/nowhere/x.ll: error[unreadable]: cannot read `/nowhere/x.ll`: no such file")
    );
    assert!(err(&output).contains("bad.ptx:4:"), "{}", err(&output));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn kinds_that_cannot_be_read_say_which_they_are() {
    for (bytes, code_name, words) in [
        (&b"!<arch>\n"[..], "unreadable", "it is empty"),
        (b"\x7fELF\x02\x01", "unreadable", "malformed ELF object"),
        (b"\x50\xed\x55\xba", "unreadable", "a CUDA fat binary"),
        (b"hello\n", "unreadable", "neither LLVM IR nor PTX"),
        (b"\0\0\0\0", "unreadable", "neither LLVM IR nor PTX"),
    ] {
        for command in ["check", "build", "run"] {
            let output = with_stdin(&[command, "-"], bytes);
            assert_eq!(code(&output), 2);
            let text = err(&output);
            assert!(
                text.contains(&format!("error[{code_name}]")) && text.contains(words),
                "{command}: {text}"
            );
        }
    }
}

#[test]
fn formats_for_programs_go_to_standard_output() {
    for (format, stream_is_out) in [("full", false), ("concise", false), ("json", true), ("github", true)] {
        let output = with_stdin(&["check", "-", "-q", "--format", format], b"hello");
        assert_eq!(
            (out(&output).contains("unreadable"), err(&output).contains("unreadable")),
            (stream_is_out, !stream_is_out)
        );
    }
    let json = with_stdin(&["check", "-", "--format", "json"], b"hello");
    assert_eq!(err(&json), "", "nothing beside the object");
    let value: serde_json::Value = serde_json::from_str(&out(&json)).unwrap();
    assert_eq!(value["findings"][0]["code"], "unreadable");
}

#[test]
fn quiet_silences_the_summary_only() {
    let loud = with_stdin(&["check", "-"], b"hello");
    let quiet = with_stdin(&["check", "-", "-q"], b"hello");
    assert!(err(&loud).contains("examined 0 kernels") && err(&loud).contains("unreadable"));
    assert!(!err(&quiet).contains("examined") && err(&quiet).contains("unreadable"));
}

#[test]
fn build_never_overwrites_its_input() {
    let folder = folder("overwrite");
    let file = folder.join("k.ll");
    fs::write(&file, "; nothing\n").unwrap();
    let name = file.to_str().unwrap();
    let output = ptxgate(&["build", name, "-o", name]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("would be overwritten"));
    assert_eq!(fs::read(&file).unwrap(), b"; nothing\n");
    fs::remove_dir_all(&folder).unwrap();
}

/// A small generator: the same inputs in every run.
struct Random(u64);

impl Random {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % below.max(1)
    }
}

/// Inputs that once were right, and inputs that never were.
fn hostile() -> Vec<Vec<u8>> {
    const LL: &str = include_str!("../../../tests/corpus/llvm/saxpy.ll");
    const PTX: &str = include_str!("../../../tests/corpus/ptx/saxpy.ptx");
    let mut list: Vec<Vec<u8>> = Vec::new();
    for open in
        ["[1 x ", "{", "<{", "(", "!{", "ptr (", "define void @f() {\n", "metadata !{", "@g = global ", "; "]
    {
        list.push(format!("@g = global {}", open.repeat(20_000)).into_bytes());
    }
    for open in ["{", "(", "[", ".func f() {", "@!%p ", "((1+", "-", "/* "] {
        let head = ".version 7.0\n.target sm_80\n.address_size 64\n";
        list.push(format!("{head}.visible .entry k() {{ {}", open.repeat(20_000)).into_bytes());
        list.push(format!("{head}.global .u32 x = {}", open.repeat(20_000)).into_bytes());
    }
    for huge in ["99999999999999999999999999", "18446744073709551615", "4294967296", "-1"] {
        list.push(format!("@g = global [{huge} x i8] zeroinitializer\n").into_bytes());
        list.push(format!("@g = global i{huge} 0\n!{huge} = !{{}}\n%{huge} = type {{}}\n").into_bytes());
        list.push(format!(".version 7.0\n.target sm_80\n.address_size 64\n.global .b8 x[{huge}];\n.shared .b8 y[{huge}];\n.visible .entry k(.param .b8 p[{huge}]) {{ .local .b8 z[{huge}]; .reg .b32 %r<{huge}>; ret; }}\n").into_bytes());
    }
    let mut random = Random(7);
    for text in [LL, PTX] {
        for _ in 0..12 {
            let mut bytes = text.as_bytes().to_vec();
            match random.next(4) {
                0 => bytes.truncate(random.next(text.len())),
                1 => {
                    let at = random.next(bytes.len());
                    bytes[at] = u8::try_from(random.next(256)).unwrap_or(0);
                }
                2 => {
                    let (from, to) = (random.next(bytes.len()), random.next(bytes.len()));
                    bytes.drain(from.min(to)..from.max(to));
                }
                _ => {
                    let (from, to) = (random.next(bytes.len()), random.next(bytes.len()));
                    let part = bytes[from.min(to)..from.max(to)].to_vec();
                    let at = random.next(bytes.len());
                    bytes.splice(at..at, part);
                }
            }
            list.push(bytes);
        }
    }
    list
}

#[test]
fn no_input_ends_in_a_panic() {
    for bytes in hostile() {
        for command in
            [&["check", "-", "-q"][..], &["build", "-", "-q"], &["run", "-", "-q", "--max-steps", "10000"]]
        {
            let output = with_stdin(command, &bytes);
            let head = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
            assert!((0..=2).contains(&code(&output)), "{command:?}: {head}");
            assert!(!err(&output).contains("error[internal]"), "{command:?}: {head}\n{}", err(&output));
            assert!(code(&output) != 2 || !err(&output).is_empty(), "{command:?} says nothing: {head}");
        }
    }
}

#[test]
fn arrays_go_in_and_out_as_npy() {
    let folder = folder("npy");
    let file = |name: &str| folder.join(name).to_str().expect("plain text").to_owned();
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/files/run/axpy.ptx"), file("axpy.ptx"))
        .unwrap();
    // y = 2 * x + y, with x of shape (2, 4); what comes out is y with the shape that y had.
    let x: Vec<u8> = (0..8u8).flat_map(|n| f32::from(n).to_le_bytes()).collect();
    let mut header =
        b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2, 4), }".to_vec();
    header.resize(127, b' ');
    header.push(b'\n');
    fs::write(file("x.npy"), [header.clone(), x].concat()).unwrap();
    fs::write(file("y.bin"), [0u8; 32]).unwrap();
    let run = |y: &str, out: &str| {
        let (x, y, out) =
            (format!("f32[]:@{}", file("x.npy")), format!("f32[]:@{}", file(y)), format!("2={}", file(out)));
        let name = file("axpy.ptx");
        let args =
            ["run", &name, "--block", "8", "-a", "f32:2", "-a", &x, "-a", &y, "-a", "u32:8", "--dump", &out];
        let output = ptxgate(&args);
        assert_eq!(code(&output), 0, "{}", err(&output));
        fs::read(file(out.strip_prefix("2=").unwrap().rsplit('/').next().unwrap())).unwrap()
    };
    let doubled: Vec<u8> = (0..8u8).flat_map(|n| f32::from(2 * n).to_le_bytes()).collect();
    assert_eq!(run("y.bin", "out.bin"), doubled);
    let array = run("y.bin", "out.npy");
    assert!(array.starts_with(b"\x93NUMPY") && array.ends_with(&doubled));
    // 2 * x + x keeps the shape of x.
    let tripled: Vec<u8> = (0..8u8).flat_map(|n| f32::from(3 * n).to_le_bytes()).collect();
    assert_eq!(run("x.npy", "shaped.npy"), [header, tripled].concat());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_refused_build_writes_nothing() {
    let folder = folder("refused");
    let out = folder.join("out.ptx");
    fs::write(&out, "as it was").unwrap();
    let input = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/refused/relay.ll");
    let output = ptxgate(&["build", input, "-o", out.to_str().unwrap()]);
    assert_eq!((code(&output), fs::read_to_string(&out).unwrap()), (1, "as it was".into()));
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/ll/saxpy.rust.O3.ll");
    let output = ptxgate(&["build", good, "-o", out.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(fs::read_to_string(&out).unwrap().starts_with(".version "));
    assert_eq!(code(&ptxgate(&["build", good, "-o", "/nowhere/at/all/out.ptx", "-q"])), 2);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/ll/histogram.cuda.O2.ll");
    let first = ptxgate(&["build", good]);
    assert_eq!(code(&first), 0, "{}", err(&first));
    assert_eq!(first.stdout, ptxgate(&["build", good]).stdout);
}
