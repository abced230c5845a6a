//! The renderers on one finding with everything that a finding can have, with and without the user's source.

use diag::render::{
    Examined, FullOptions, InputText, NoSources, Sources, concise, full, github, json, sarif,
};
use diag::{
    Breaks, Diagnostic, EntityPath, FileId, PathStep, Place, Severity, SourcePos, SourceSpan, codes,
    everybody, llvm,
};
use std::sync::Arc;

const MODULE: &str = "; a module\ndefine ptx_kernel void @inner() {\n  ret void\n}\ndefine void @_ZN1m5outer17h0123456789abcdefE() {\n  call ptx_kernel void @inner(), !dbg !1\n  ret void\n}\n";
const SOURCE: &str = "fn outer() {\n    // calls\n    unsafe { inner(1) }\n}\n";
const OUTER: &str = "_ZN1m5outer17h0123456789abcdefE";

struct Texts {
    module: Vec<u8>,
    source: Option<&'static str>,
}

impl Sources for Texts {
    fn input(&self, file: FileId) -> Option<InputText<'_>> {
        (file == FileId(0)).then_some(InputText { name: "m.ll", is_text: true })
    }

    fn bytes(&self, file: FileId, at: usize, length: usize) -> Option<Vec<u8>> {
        let rest = self.module.get(at..).filter(|_| file == FileId(0))?;
        Some(rest[..length.min(rest.len())].to_vec())
    }

    fn source_file(&self, pos: &SourcePos) -> Option<Arc<str>> {
        (&*pos.file == "m.rs").then(|| self.source.map(Arc::from)).flatten()
    }
}

fn texts(source: Option<&'static str>) -> Texts {
    Texts { module: MODULE.into(), source }
}

fn span_of(text: &str, part: &str) -> SourceSpan {
    let start = text.find(part).expect("the part is in the text");
    SourceSpan::new(FileId(0), start, start + part.len())
}

fn pos(line: u32, column: u32, function: &str, outer: Option<SourcePos>) -> SourcePos {
    SourcePos {
        file: "m.rs".into(),
        directory: "/nowhere".into(),
        line,
        column,
        function: Some(function.into()),
        checksum: None,
        inlined_at: outer.map(Box::new),
    }
}

fn finding() -> Diagnostic {
    let entity = EntityPath {
        symbol: Some(OUTER.into()),
        block: Some("0".into()),
        instruction: Some("call ptx_kernel void @inner()".into()),
    };
    let place = Place {
        source: Some(pos(3, 14, "m::leaf", Some(pos(9, 5, "m::outer", None)))),
        span: Some(span_of(MODULE, "call ptx_kernel void @inner()")),
        entity,
    };
    let why = Place::span(span_of(MODULE, "ptx_kernel"));
    let root = Place { source: Some(pos(20, 9, "root", None)), ..Place::symbol("root") };
    let mut finding = Diagnostic::new(
        &codes::KERNEL_CALLED,
        place.clone(),
        "device function `m::outer` calls kernel `inner`",
    )
    .label(why, "`inner` is a kernel because of `ptx_kernel` here")
    .note("a kernel ends the calling thread")
    .help("move the body into an ordinary function");
    finding.path =
        vec![PathStep { function: "root".into(), place: root }, PathStep { function: OUTER.into(), place }];
    finding
}

#[test]
fn full_shows_the_users_line_when_it_can_be_had() {
    let text = full(&[finding()], &texts(Some(SOURCE)), FullOptions::default());
    assert_eq!(
        text,
        "\
error[kernel-called]: device function `m::outer` calls kernel `inner`
 --> m.rs:3:14
  |
3 |     unsafe { inner(1) }
  |              ^^^^^
  |
 ::: m.ll:2:8
  |
2 | define ptx_kernel void @inner() {
  |        ---------- `inner` is a kernel because of `ptx_kernel` here
  |
  = note: in `m::outer` (`_ZN1m5outer17h0123456789abcdefE`), block `0`
  = note: `m::leaf` was inlined at m.rs:9:5 in `m::outer`
  = note: reached this way: `root` calls `m::outer` at m.rs:20:9
  = note: a kernel ends the calling thread
  = note: breaks everybody: the call ends the thread instead of returning, where nothing refuses it
  = help: move the body into an ordinary function

For more about this, try `ptxgate explain kernel-called`.
"
    );
}

#[test]
fn full_falls_back_to_the_line_of_the_ir() {
    let text = full(&[finding()], &texts(None), FullOptions::default());
    let head = "\
error[kernel-called]: device function `m::outer` calls kernel `inner`
 --> m.rs:3:14
  |
 ::: m.ll:6:3
  |
6 |   call ptx_kernel void @inner(), !dbg !1
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
 ::: m.ll:2:8
";
    assert!(text.starts_with(head), "{text}");
}

#[test]
fn full_prints_the_instruction_when_there_is_no_text_at_all() {
    let text = full(&[finding()], &NoSources, FullOptions::default());
    assert!(text.contains("--> m.rs:3:14"), "{text}");
    assert!(text.contains("block `0`: `call ptx_kernel void @inner()`"), "{text}");
}

#[test]
fn colours_are_only_there_when_asked_for() {
    let plain = full(&[finding()], &texts(None), FullOptions::default());
    assert!(!plain.contains('\u{1b}'));
    let colored = full(&[finding()], &texts(None), FullOptions { color: true, width: 100 });
    assert!(colored.contains("\u{1b}["));
}

#[test]
fn concise_is_one_line_a_finding() {
    let mut second = Diagnostic::new(&codes::KERNEL_ADDRESS_TAKEN, Place::symbol(OUTER), "two\nlines");
    second.severity = Severity::Warning;
    let text = concise(&[finding(), second], &texts(None));
    assert_eq!(
        text,
        "m.rs:3:14: error[kernel-called]: device function `m::outer` calls kernel `inner`\n\
         m::outer: warning[kernel-address-taken]: two lines\n"
    );
}

#[test]
fn concise_gives_the_input_when_there_is_no_debug_info() {
    let mut finding = finding();
    finding.place.source = None;
    let text = concise(&[finding], &texts(None));
    assert!(text.starts_with("m.ll:6:3: error[kernel-called]: "), "{text}");
}

#[test]
fn json_has_every_field_of_version_one() {
    let examined = Examined { files: 1, kernels: 1, functions: 1 };
    let text = json(&[finding()], &texts(None), examined, 4);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["version"], 1);
    assert_eq!(value["known"], 4);
    assert_eq!(value["examined"], serde_json::json!({"files": 1, "kernels": 1, "functions": 1}));
    let finding = &value["findings"][0];
    let mut keys: Vec<&str> = finding.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let wanted = [
        "breaks", "code", "column", "file", "fixes", "function", "help", "labels", "line", "message",
        "notes", "path", "place", "severity",
    ];
    assert_eq!(keys, wanted);
    assert_eq!(finding["code"], "kernel-called");
    assert_eq!(finding["severity"], "error");
    assert_eq!(finding["function"], "m::outer");
    assert_eq!(
        (&finding["file"], &finding["line"], &finding["column"]),
        (&"m.rs".into(), &3.into(), &14.into())
    );
    assert_eq!(finding["place"]["symbol"], OUTER);
    assert_eq!(finding["place"]["input"]["line"], 6);
    assert_eq!(finding["place"]["source"]["inlined_at"][0]["line"], 9);
    assert_eq!(finding["labels"][0]["file"], "m.ll");
    assert_eq!(finding["labels"][0]["column"], 8);
    assert_eq!(finding["path"][1]["function"], "m::outer");
    assert_eq!(finding["notes"][0], "a kernel ends the calling thread");
}

#[test]
fn json_of_nothing_is_an_empty_report() {
    let text = json(&[], &NoSources, Examined::default(), 0);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["findings"], serde_json::json!([]));
}

#[test]
fn whoever_breaks_is_named() {
    const WHO: &[Breaks] = &[llvm(0, 22, "prints `.u24`"), everybody("")];
    let finding = finding().breaks(WHO);
    let text = full(std::slice::from_ref(&finding), &NoSources, FullOptions::default());
    assert!(text.contains(" = note: LLVM up to 22 prints `.u24`\n"), "{text}");
    assert!(!text.contains("everybody"), "{text}");
    let value: serde_json::Value =
        serde_json::from_str(&json(&[finding], &NoSources, Examined::default(), 0)).unwrap();
    let wanted = serde_json::json!([{"who": "LLVM up to 22", "how": "prints `.u24`"}, {"who": "everybody", "how": ""}]);
    assert_eq!(value["findings"][0]["breaks"], wanted);
}

/// What the schema of SARIF 2.1.0 asks of the objects that are written, by hand: required properties, closed lists of words,
/// and numbers from one.
#[test]
fn sarif_has_what_the_schema_asks_for() {
    let mut warning = Diagnostic::new(&codes::KERNEL_ADDRESS_TAKEN, Place::default(), "escapes");
    warning.severity = Severity::Warning;
    let text = sarif(&[finding(), warning, finding()], &texts(Some(SOURCE)), 1);
    let log: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    assert_eq!(run["invocations"], serde_json::json!([{"executionSuccessful": true, "exitCode": 1}]));
    let driver = &run["tool"]["driver"];
    assert_eq!(driver["name"], "ptxgate");
    let rules = driver["rules"].as_array().unwrap();
    let ids: Vec<&str> = rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["kernel-address-taken", "kernel-called"]);
    for rule in rules {
        assert!(rule["shortDescription"]["text"].as_str().unwrap().ends_with('.'));
        assert!(rule["help"]["markdown"].as_str().unwrap().starts_with("# "));
        assert!(
            ["none", "note", "warning", "error"]
                .map(Some)
                .contains(&rule["defaultConfiguration"]["level"].as_str())
        );
    }
    let results = run["results"].as_array().unwrap();
    assert_eq!(results.len(), 3);
    for result in results {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(rules[index]["id"], result["ruleId"]);
        assert!(!result["message"]["text"].as_str().unwrap().is_empty());
        assert_eq!(result["partialFingerprints"]["ptxgate/v1"].as_str().unwrap().len(), 16);
    }
    let physical = &results[0]["locations"][0]["physicalLocation"];
    assert_eq!(physical["artifactLocation"]["uri"], "m.rs");
    assert_eq!(physical["region"], serde_json::json!({"startLine": 3, "startColumn": 14}));
    assert_eq!(results[0]["locations"][0]["logicalLocations"][0]["decoratedName"], OUTER);
    assert_eq!(results[0]["relatedLocations"][0]["physicalLocation"]["region"]["startLine"], 2);
    assert_eq!(results[0]["codeFlows"][0]["threadFlows"][0]["locations"].as_array().unwrap().len(), 2);
    assert_eq!(results[1]["level"], "warning");
    assert_eq!(results[0]["partialFingerprints"], results[2]["partialFingerprints"]);
}

#[test]
fn github_escapes_what_would_end_a_property() {
    let mut finding = finding();
    finding.message = "100% wrong: a,b".into();
    if let Some(source) = &mut finding.place.source {
        source.file = "a,b:c.rs".into();
    }
    finding.notes.clear();
    let text = github(&[finding], &texts(None));
    assert_eq!(
        text,
        "::error file=a%2Cb%3Ac.rs,line=3,col=14,title=ptxgate kernel-called::100%25 wrong: a,b%0Ahelp: move the body into an ordinary function\n"
    );
}

#[test]
fn text_that_is_not_utf8_and_spans_that_lie_are_survived() {
    let module = b"\xff\xfe caf\xe9 call\r\nnext\xc3";
    let texts = Texts { module: module.to_vec(), source: None };
    for (start, end) in [(0, 1), (1, 7), (8, 12), (12, 13), (14, 19), (18, 400), (400, 500), (7, 3)] {
        let place = Place::span(SourceSpan { file: FileId(0), start, end });
        let list = [Diagnostic::new(&codes::SYNTAX, place, "x")];
        assert!(full(&list, &texts, FullOptions::default()).contains("m.ll"));
        assert!(concise(&list, &texts).contains("m.ll:"));
        assert!(json(&list, &texts, Examined::default(), 0).contains("m.ll"));
    }
    let at_call = Place::span(SourceSpan { file: FileId(0), start: 8, end: 12 });
    let list = [Diagnostic::new(&codes::SYNTAX, at_call, "x")];
    assert_eq!(concise(&list, &texts), "m.ll:1:9: error[syntax]: x\n");
}

#[test]
fn a_very_long_line_is_cut_round_the_mark() {
    let mut line = "a, ".repeat(100_000);
    line.push_str("HERE");
    line.push_str(&", b".repeat(100_000));
    let place = Place::span(span_of(&line, "HERE"));
    let list = [Diagnostic::new(&codes::SYNTAX, place, "x")];
    let text = full(&list, &Texts { module: line.into(), source: None }, FullOptions::default());
    assert!(text.contains("HERE") && text.len() < 1500, "{text}");
    assert!(text.contains("column 300001"), "{text}");
}

#[test]
fn a_terminal_obeys_no_name_of_the_input() {
    let mut finding = finding();
    finding.message = "call of `\u{1b}[2Jx\u{202e}y`".into();
    finding.notes = vec!["\u{7}bell".into()];
    finding.place.entity.symbol = Some("\u{1b}]0;title\u{7}".into());
    for text in [
        full(std::slice::from_ref(&finding), &texts(None), FullOptions::default()),
        concise(std::slice::from_ref(&finding), &texts(None)),
        github(std::slice::from_ref(&finding), &texts(None)),
    ] {
        assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{text:?}");
    }
}

#[test]
fn a_column_behind_the_end_of_a_source_line_is_survived() {
    for (line, column) in [(1, 0), (1, 12), (1, 13), (1, 4000), (4, 1), (5, 1), (99, 9), (0, 3)] {
        let mut finding = finding();
        finding.place.source = Some(pos(line, column, "f", None));
        assert!(full(&[finding], &texts(Some(SOURCE)), FullOptions::default()).contains("m.rs"));
    }
}

#[test]
fn long_chains_are_shortened() {
    let mut chain = pos(1, 1, "f0", None);
    for index in 1..100 {
        chain = pos(index, 1, &format!("f{index}"), Some(chain));
    }
    let mut finding = finding();
    finding.place.source = Some(chain);
    let text = full(&[finding], &texts(None), FullOptions::default());
    assert!(text.contains("... 87 more ..."), "{text}");
    assert!(text.lines().count() < 50);
}
