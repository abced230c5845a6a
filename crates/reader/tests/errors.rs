//! What is said of text that is wrong: the code, the place, what stood there and what was expected.

use reader::{Input, Kind};

fn read(text: &str) -> Input {
    reader::read(diag::FileId(0), "test.ll", text.as_bytes())
}

/// Code, text at the place and message of each diagnostic.
fn findings(text: &str) -> Vec<(&'static str, String, String)> {
    let input = read(text);
    assert!(!input.is_complete());
    let cut = |d: &diag::Diagnostic| {
        d.place.span.map_or(String::new(), |s| text[s.start as usize..s.end as usize].to_owned())
    };
    input.diagnostics.iter().map(|d| (d.code.name, cut(d), d.message.clone())).collect()
}

#[track_caller]
fn assert_finding(text: &str, code: &str, place: &str, message: &str) {
    let found = findings(text);
    assert_eq!(found.len(), 1, "{found:#?}");
    let (found_code, found_place, found_message) = &found[0];
    assert_eq!((*found_code, found_place.as_str()), (code, place), "{found_message}");
    assert!(found_message.contains(message), "{found_message}");
}

#[test]
fn a_syntax_error_says_what_stood_there_and_what_was_expected() {
    let text = "define void @f() {\n  %x = add i32 1 2\n  ret void\n}";
    assert_finding(text, "syntax", "2", "expected `,`, found `2`");
    assert_finding("define void @f(i32 {\n}", "syntax", "{", "expected");
    assert_finding("@g = globl i32 0", "syntax", "globl", "expected `global` or `constant`, found `globl`");
    assert_finding("define void @f() {\n ret void", "syntax", "{", "does not end");
    assert_finding("target triple = \"open", "syntax", "\"open", "a string that does not end");
}

#[test]
fn several_errors_are_told_in_the_order_of_the_text() {
    let found = findings(
        "define void @a() {
  frobnicate
}
@b = global i32 oops
define void @c() {
  ret i32 0
}
define void @fine() { ret void }
declare void @d(i32 %",
    );
    let places: Vec<&str> = found.iter().map(|(_, place, _)| place.as_str()).collect();
    assert_eq!(places, ["frobnicate", "oops", "0", "%"]);
}

#[test]
fn errors_in_a_body_name_its_function() {
    let input = read("define void @broken() {\n  nothing\n}");
    assert_eq!(input.diagnostics[0].place.entity.symbol.as_deref(), Some("broken"));
    let id = input.module.env.find_global("broken").unwrap();
    assert!(input.module.body(id).is_none());
}

#[test]
fn what_is_not_defined_is_named() {
    let f = |line: &str| format!("define i32 @f(i1 %c) {{\n {line}\n}}");
    assert_finding(&f("ret i32 %gone"), "invalid-ir", "%gone", "value `%gone` is used but never defined");
    assert_finding(&f("br label %gone"), "invalid-ir", "%gone", "block `%gone` is used but never defined");
    assert_finding(&f("call void @gone()\n ret i32 0"), "invalid-ir", "@gone", "`@gone` is not defined");
    assert_finding(&f("ret i32 0, !x !7"), "invalid-ir", "!7", "`!7` is not defined");
    assert_finding("@g = global ptr @gone", "invalid-ir", "@gone", "`@gone` is not defined");
    assert_finding("!0 = !{!7}", "invalid-ir", "!7", "`!7` is not defined");
    assert_finding("@g = external global %gone", "invalid-ir", "%gone", "never defined");
    assert_finding("@g = global i32 0, comdat($gone)", "invalid-ir", "$gone", "`$gone` is not defined");
}

#[test]
fn a_second_definition_is_refused() {
    let f = |line: &str| format!("define i32 @f(i32 %x) {{\n {line}\n ret i32 0\n}}");
    assert_finding(&f("%x = add i32 1, 2"), "invalid-ir", "%x", "`%x` is defined twice");
    assert_finding("@g = global i32 0\n@g = global i32 1", "invalid-ir", "@g", "`@g` is defined twice");
    assert_finding("!0 = !{}\n!0 = !{}", "invalid-ir", "!0", "`!0` is defined twice");
    assert_finding("%t = type { i32 }\n%t = type { i64 }", "invalid-ir", "%t", "defined twice");
    assert_finding(&f("br label %a\na:\n br label %a\na:"), "invalid-ir", "a:", "`%a` is defined twice");
}

#[test]
fn types_of_operands_must_fit() {
    let f =
        |line: &str| format!("@g = global i32 0\ndefine void @f(i32 %x, ptr %p) {{\n {line}\n ret void\n}}");
    assert_finding(
        &f("store i32 0, ptr %x"),
        "invalid-ir",
        "%x",
        "`%x` is defined with type `i32`, but expected to be of type `ptr`",
    );
    assert_finding(&f("%y = add i64 1, %x"), "invalid-ir", "%x", "`i64`");
    assert_finding(&f("%y = add i32 %z, 1\n%z = zext i32 %x to i64"), "invalid-ir", "%z", "`i32`");
    assert_finding(&f("%y = fadd i32 %x, %x"), "invalid-ir", "fadd i32 %x, %x", "works on floats");
    assert_finding(&f("%y = load i32, i32 %x"), "invalid-ir", "i32", "expected a pointer");
    assert_finding(
        &f("%y = trunc i32 %x to i64"),
        "invalid-ir",
        "trunc i32 %x to i64",
        "`trunc` cannot make",
    );
    assert_finding(&f("%y = add i32 %x, 1.0"), "invalid-ir", "1.0", "found the float `1.0`");
    assert_finding(&f("%y = add i32 %x, null"), "invalid-ir", "null", "`null` is a pointer");
    assert_finding(&f("%y = add i32 %x, @g"), "invalid-ir", "@g", "found the global `@g`");
    assert_finding(&f("store ptr addrspace(1) @g, ptr %p"), "invalid-ir", "@g", "`ptr addrspace(1)`");
    assert_finding(
        &f("%y = extractvalue { i32 } zeroinitializer, 1"),
        "invalid-ir",
        "extractvalue { i32 } zeroinitializer, 1",
        "no element 1",
    );
    assert_finding(&f("ret i32 %x"), "invalid-ir", "%x", "returns `void`");
    assert_finding(&f("br label %x"), "invalid-ir", "%x", "is a value, not a block");
    assert_finding(&f("%y = fadd float 0.1, 1.0"), "invalid-ir", "0.1", "cannot represent");
    assert_finding(&f("%y = load i32, ptr %p, align 3"), "syntax", "3", "power of two");
}

#[test]
fn a_name_has_no_nul() {
    let place = "@\"a\\00b\"";
    assert_finding(&format!("define void {place}() {{\n ret void\n}}"), "invalid-ir", place, "NUL");
}

#[test]
fn numbers_of_values_do_not_go_back() {
    let text = "define i32 @f(i32 %0) {\n %5 = add i32 %0, 1\n %4 = add i32 %5, 1\n ret i32 %4\n}";
    assert_finding(text, "invalid-ir", "%4", "must be 6 or greater");
}

#[test]
fn nesting_has_a_limit() {
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>")] {
        let text = format!("@g = external global {}i8{}", open.repeat(100_000), close.repeat(100_000));
        assert_eq!(findings(&text)[0].0, "too-deep");
    }
    let text = format!("!0 = !{{{}}}", "!{".repeat(100_000));
    assert_eq!(findings(&text)[0].0, "too-deep");
    let text = format!("@g = global i64 {}1", "add (i64 ".repeat(100_000));
    assert_eq!(findings(&text)[0].0, "too-deep");
    let mut text = String::from("%t0 = type { i8 }\n");
    for n in 1..2000 {
        text.push_str(&format!("%t{n} = type {{ %t{} }}\n", n - 1));
    }
    assert_eq!(findings(&text)[0].0, "too-deep");
}

#[test]
fn a_struct_cannot_contain_itself() {
    assert_finding("%a = type { [2 x %b] }\n%b = type { i8, %a }", "invalid-ir", "%a", "contains itself");
    assert!(read("%a = type { ptr, %a* }").is_complete());
}

#[test]
fn huge_numbers_are_harmless() {
    let text = "@a = external global [18446744073709551615 x [18446744073709551615 x i64]]
@b = global <4294967295 x i64> zeroinitializer
!4294967290 = !{}
!x = !{!4294967290}
define void @f(i32 %4294967294) {\nentry:\n ret void\n}";
    assert!(read(text).is_complete(), "{:#?}", read(text).diagnostics);
    assert_finding("@a = global i8388609 0", "syntax", "i8388609", "1 to 8388608 bits");
    assert_finding("@4294967296 = global i8 0", "syntax", "@4294967296", "found `@4294967296`");
    let text = "define void @f(i32 %4294967294) {\n ret void\n}";
    assert_finding(text, "invalid-ir", "ret", "too large");
    assert_finding("!0 = !{!9999999999}", "syntax", "!9999999999", "found `!9999999999`");
}

#[test]
fn a_flood_of_errors_is_cut() {
    let input = read(&"@x = oops\n".repeat(10_000));
    assert_eq!(input.diagnostics.len(), 50);
    assert!(input.diagnostics.last().unwrap().notes[0].contains("9950 more errors"));
}

#[test]
fn other_kinds_of_file_are_named() {
    for (bytes, kind, code, word) in [
        (&b"BC\xc0\xde\x00"[..], Kind::Bitcode, "syntax", "bitcode"),
        (b"!<arch>\n", Kind::Archive, "unsupported", "archive"),
        (b"\x7fELF\x02\x01", Kind::Elf, "unsupported", "ELF"),
        (b".version 8.0\n", Kind::Ptx, "unsupported", "PTX"),
        (b"\x00\x00\x00", Kind::Unknown, "unreadable", "neither"),
    ] {
        let input = reader::read(diag::FileId(0), "x", bytes);
        assert_eq!(input.kind, kind);
        assert_eq!(input.diagnostics[0].code.name, code);
        assert!(input.diagnostics[0].message.contains(word));
    }
}

#[test]
fn unknown_words_where_llvm_may_have_grown_are_unsupported() {
    assert_finding(
        "attributes #0 = { nounwind newattr }",
        "unsupported",
        "newattr",
        "`newattr` is not known",
    );
    assert_finding("!0 = !DIFutureNode(name: \"x\")", "unsupported", "!DIFutureNode", "is not known");
    assert_finding(
        "!0 = !DIFile(filename: \"x\", directory: \"y\", future: 1)",
        "unsupported",
        "future:",
        "is not known",
    );
}

#[test]
fn a_malformed_layout_is_refused() {
    let found = findings("target datalayout = \"e-p:what\"");
    assert_eq!((found[0].0, found[0].1.as_str()), ("invalid-ir", "\"e-p:what\""));
}

#[test]
fn bodies_without_end_do_not_make_reading_slow() {
    let text = format!("@g = global {}", "define void @f() {\n".repeat(20_000));
    let start = std::time::Instant::now();
    assert!(!read(&text).is_complete());
    assert!(start.elapsed().as_secs() < 5, "took {:?}", start.elapsed());
}

#[test]
fn a_contradiction_shows_both_places() {
    let text = "define void @f(ptr %p) {\n  %x = add i32 1, 2\n  store i32 0, ptr %x\n  ret void\n}";
    let input = read(text);
    let label = &input.diagnostics[0].labels[0];
    let span = label.place.span.unwrap();
    assert_eq!(label.message, "defined here");
    assert_eq!(&text[span.start as usize..span.end as usize], "%x = add i32 1, 2");
    let input = read("@g = global i32 0\n@g = global i32 1");
    assert_eq!(input.diagnostics[0].labels[0].place.span.unwrap().start, 0);
}

#[test]
fn orders_of_uses_name_what_is_used_as_often() {
    let local = |ty: &str, order: &str| {
        format!(
            "define i32 @f(i32 %a) {{\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder {ty} %a, {order}\n}}\n"
        )
    };
    let input = |text: &str| reader::read(diag::FileId(0), "t.ll", text.as_bytes());
    let message = |text: &str| input(text).diagnostics.first().map(|d| d.message.clone()).unwrap_or_default();
    assert!(input(&local("i32", "{ 1, 0 }")).is_complete());
    assert!(message(&local("i32", "{ 1, 0, 2 }")).contains("has 2 uses, and the order 3"));
    assert!(message(&local("float", "{ 1, 0 }")).contains("has type `i32`"));
    let block = "define void @f() {\nentry:\n  unreachable\n}\nuselistorder_bb @f, %exit, { 1, 0 }\n";
    assert!(message(block).contains("no block of that name"));
}

#[test]
fn arguments_of_attributes_are_checked() {
    let message = |text: &str| {
        let input = reader::read(diag::FileId(0), "t.ll", text.as_bytes());
        input.diagnostics.first().map(|d| d.message.clone()).unwrap_or_default()
    };
    assert!(message("declare ptr @f(i64, i64) allocsize(1,1)").contains("two different parameters"));
    assert!(message("declare void @f() uwtable(never)").contains("sync or async"));
    assert!(message("declare void @f(ptr initializes((4, 8), (0, 2)))").contains("in order"));
    assert!(message("declare void @f() allockind(\"new\")").contains("alloc, realloc, free"));
}
