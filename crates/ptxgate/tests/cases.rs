//! Runs the cases under `tests/files`: an input says what to run, the file beside it what must come out.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/files");
    let mut cases = Vec::new();
    for folder in ["build", "check", "run"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("the folder of cases is there");
        cases.extend(entries.map(|entry| entry.expect("readable").path()).filter(|path| is_case(path)));
    }
    cases.sort();
    let trials = cases.into_iter().map(|path| {
        let name = path.strip_prefix(&root).expect("below the root").display().to_string();
        Trial::test(name, move || run_case(&path))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

fn is_case(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "ll" || e == "ptx")
}

fn run_case(path: &Path) -> Result<(), Failed> {
    let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
    let commands: Vec<&str> = text
        .lines()
        .map_while(|line| line.strip_prefix(";@ ").or_else(|| line.strip_prefix("//@ ")))
        .collect();
    if commands.is_empty() {
        return Err("the case does not say what to run".into());
    }
    let mut actual = String::new();
    for command in commands {
        actual.push_str(&run_command(path, command)?);
    }
    let expected_path = PathBuf::from(format!("{}.expected", path.display()));
    if std::env::var_os("PTXGATE_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(&expected_path, &actual)?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(&expected_path).unwrap_or_default();
    if expected == actual { Ok(()) } else { Err(difference(&expected, &actual).into()) }
}

fn run_command(path: &Path, command: &str) -> Result<String, Failed> {
    let folder = path.parent().expect("a case is in a folder");
    let file = path.file_name().expect("a case has a name").to_string_lossy();
    let words = command.split_whitespace().map(|word| word.replace("FILE", &file));
    let output = Command::new(env!("CARGO_BIN_EXE_ptxgate"))
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::null())
        .env_remove("NO_COLOR")
        .output()?;
    let code = output.status.code().ok_or("ended by a signal")?;
    let mut text = format!("$ ptxgate {command}\nexit code {code}\n");
    for (name, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
        if !bytes.is_empty() {
            let _ = writeln!(text, "--- {name}\n{}", String::from_utf8_lossy(bytes).trim_end());
        }
    }
    text.push('\n');
    Ok(text)
}

/// The first lines that differ, with what stands before them.
fn difference(expected: &str, actual: &str) -> String {
    let same = expected.lines().zip(actual.lines()).take_while(|(a, b)| a == b).count();
    let rest = |text: &str| text.lines().skip(same.saturating_sub(3)).take(25).collect::<Vec<_>>().join("\n");
    format!(
        "line {} differs (PTXGATE_BLESS=1 accepts it)\n--- expected\n{}\n--- actual\n{}",
        same + 1,
        rest(expected),
        rest(actual)
    )
}
