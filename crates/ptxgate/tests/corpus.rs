//! Replays the corpora of the fuzz targets: seeds, and every input that once broke a stage.

#[path = "../../../fuzz/src/entry.rs"]
mod entry;

use std::path::Path;

/// Runs `entry` on each file of `tests/corpus/<name>`; there must be some.
#[allow(
    clippy::print_stdout,
    reason = "shown only when the test fails: it names the file that broke a stage"
)]
fn replay(name: &str, entry: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name);
    let files = std::fs::read_dir(&folder).expect("the corpus is in the repository");
    let mut paths: Vec<_> = files.map(|file| file.expect("the folder is readable").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    for path in paths {
        let bytes = std::fs::read(&path).expect("a corpus file is readable");
        println!("{}", path.display());
        entry(&bytes);
    }
}

#[test]
fn no_llvm_input_of_the_corpus_breaks_a_stage() {
    replay("llvm", entry::llvm);
}

#[test]
fn no_archive_of_the_corpus_breaks_a_stage() {
    replay("archive", entry::archive);
}

#[test]
fn no_ptx_input_of_the_corpus_breaks_a_stage() {
    replay("ptx", entry::ptx);
}

#[test]
fn no_kernel_of_the_corpus_breaks_a_run() {
    replay("run", entry::run);
}
