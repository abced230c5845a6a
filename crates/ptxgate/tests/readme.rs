//! The README shows what the commands print: each command there is run and compared.

use std::path::Path;
use std::process::Command;

/// Words of a shell command: backslash at the end of a line, single quotes, nothing else.
fn words(command: &str) -> Vec<String> {
    let joined = command.replace("\\\n", " ");
    let mut words = Vec::new();
    for (index, part) in joined.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// The code blocks of a Markdown text with their languages, in order.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once("\n```") {
        let (language, behind) = behind.split_once('\n').expect("a block has a first line");
        let (content, behind) = behind.split_once("\n```").expect("a block ends");
        out.push((language.to_owned(), content.to_owned()));
        rest = behind;
    }
    out
}

#[test]
fn the_readme_shows_what_is_printed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("README.md")).expect("there is a README");
    let blocks = blocks(&text);
    let mut compared = 0;
    for pair in blocks.windows(2) {
        let [(language, command), (_, shown)] = pair else { continue };
        let Some(arguments) = command.strip_prefix("cargo run --release -- ") else { continue };
        assert_eq!(language, "sh");
        let output = Command::new(env!("CARGO_BIN_EXE_ptxgate"))
            .args(words(arguments))
            .current_dir(&root)
            .output()
            .expect("the command runs");
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8_lossy(&printed);
        assert_eq!(printed.trim_end(), shown.trim_end(), "{command}");
        compared += 1;
    }
    assert_eq!(compared, 3, "commands of the README");
}
