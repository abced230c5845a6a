//! Several modules become one: whose definition counts, what is renamed, what is told.

use diag::FileId;
use link::{Linked, Member, Options, Roots, Unit};

fn whole(file: u32, text: &str) -> Unit<'static> {
    let name = format!("{}.ll", char::from(b'a' + file as u8));
    Unit::Whole(reader::read(FileId(file), &name, text.as_bytes()))
}

fn link(texts: &[&str]) -> Result<Linked, Vec<diag::Diagnostic>> {
    let units = (0..).zip(texts).map(|(file, text)| whole(file, text)).collect();
    link::link(units, &Options::default())
}

/// The text of the linked module, which is sound.
fn linked(texts: &[&str]) -> String {
    let linked = link(texts).unwrap_or_else(|errors| panic!("{:?}", errors[0].message));
    text(&linked)
}

fn text(linked: &Linked) -> String {
    let unsound = ir::verify::module(&linked.module);
    assert!(unsound.is_empty(), "{:?}", unsound[0].message);
    ir::print::module(&linked.module)
}

fn error(texts: &[&str]) -> (String, String) {
    let errors = link(texts).err().unwrap_or_else(|| panic!("these were linked"));
    (errors[0].code.name.to_owned(), errors[0].message.clone())
}

/// What `f` returns after linking, in either order.
fn chosen(a: &str, b: &str) -> [String; 2] {
    [[a, b], [b, a]].map(|texts| {
        let text = linked(&texts);
        let body = text.split("ret i32 ").nth(1).unwrap_or("no body");
        body.lines().next().unwrap_or_default().to_owned()
    })
}

fn definition(linkage: &str, value: u32) -> String {
    format!("define {linkage} i32 @f() {{ ret i32 {value} }}")
}

#[test]
fn the_strongest_definition_counts_whatever_the_order() {
    for (strong, weak) in [
        ("", "weak"),
        ("", "weak_odr"),
        ("", "linkonce"),
        ("", "linkonce_odr"),
        ("", "available_externally"),
        ("weak", "linkonce"),
        ("weak", "linkonce_odr"),
        ("linkonce", "available_externally"),
    ] {
        let got = chosen(&definition(strong, 1), &definition(weak, 2));
        assert_eq!(got, ["1", "1"], "{strong} against {weak}");
    }
}

#[test]
fn among_equals_the_first_counts() {
    for linkage in ["weak", "linkonce", "linkonce_odr", "weak_odr"] {
        assert_eq!(chosen(&definition(linkage, 1), &definition(linkage, 2)), ["1", "2"], "{linkage}");
    }
}

#[test]
fn two_strong_definitions_are_an_error_that_shows_both() {
    let errors = link(&["define void @f() { ret void }", "\ndefine void @f() { ret void }"]).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].code.name, "duplicate-symbol");
    assert_eq!(errors[0].message, "`f` is defined in `a.ll` and in `b.ll`");
    let files = [errors[0].labels[0].place.span.unwrap().file, errors[0].place.span.unwrap().file];
    assert_eq!(files, [FileId(0), FileId(1)]);
}

#[test]
fn a_declaration_binds_to_the_definition_of_another_module() {
    let text = linked(&[
        "declare i32 @f()\ndefine i32 @g() { %r = call i32 @f() ret i32 %r }",
        "define i32 @f() { ret i32 7 }",
    ]);
    assert!(!text.contains("declare"), "{text}");
    assert!(text.contains("call i32 @f()") && text.contains("define i32 @f()"), "{text}");
}

#[test]
fn local_names_are_kept_apart() {
    let module = |n| {
        format!(
            "@v = internal global i32 {n}\ndefine internal i32 @f() {{ %r = load i32, ptr @v ret i32 %r }}\ndefine i32 @g{n}() {{ %r = call i32 @f() ret i32 %r }}"
        )
    };
    let text = linked(&[&module(1), &module(2)]);
    for part in [
        "@v = internal global i32 1",
        "@v.1 = internal global i32 2",
        "define internal i32 @f.1()",
        "load i32, ptr @v.1",
        "call i32 @f.1()",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_local_name_gives_way_to_a_shared_one() {
    let text = linked(&["@v = internal global i32 1\ndefine ptr @g() { ret ptr @v }", "@v = global i32 2"]);
    assert!(text.contains("@v.1 = internal global i32 1") && text.contains("ret ptr @v.1"), "{text}");
    assert!(text.contains("@v = global i32 2"), "{text}");
}

#[test]
fn of_common_variables_the_largest_counts_with_the_greatest_alignment() {
    let texts = [
        "@c = common global [2 x i32] zeroinitializer, align 16",
        "@c = common global [8 x i32] zeroinitializer, align 4",
    ];
    for texts in [texts, [texts[1], texts[0]]] {
        assert!(linked(&texts).contains("@c = common global [8 x i32] zeroinitializer, align 16"));
    }
    assert!(linked(&["@c = common global i32 0", "@c = global i32 3"]).contains("@c = global i32 3"));
}

#[test]
fn appending_lists_are_put_together() {
    let module = |n| {
        format!(
            "@v{n} = internal global i32 0\n@llvm.used = appending global [1 x ptr] [ptr @v{n}], section \"llvm.metadata\""
        )
    };
    let text = linked(&[&module(1), &module(2)]);
    assert!(
        text.contains(
            "@llvm.used = appending global [2 x ptr] [ptr @v1, ptr @v2], section \"llvm.metadata\""
        ),
        "{text}"
    );
}

#[test]
fn visibility_is_the_strictest_and_the_address_as_significant_as_for_any() {
    let text = linked(&[
        "declare hidden void @f()\ndefine void @g() { call void @f() ret void }",
        "define void @f() unnamed_addr { ret void }",
    ]);
    assert!(text.contains("define hidden void @f() {"), "{text}");
    let text = linked(&[
        "@v = external global i32\ndefine ptr @g() { ret ptr @v }",
        "@v = unnamed_addr global i32 0",
    ]);
    assert!(text.contains("@v = global i32 0"), "{text}");
}

#[test]
fn a_weak_reference_may_stay_undefined_unless_another_is_strong() {
    let weak = "@v = extern_weak global i32\ndefine ptr @g() { ret ptr @v }";
    assert!(linked(&[weak, "define void @h() { ret void }"]).contains("@v = extern_weak global i32"));
    let strong = "@v = external global i32\ndefine ptr @h() { ret ptr @v }";
    for texts in [[weak, strong], [strong, weak]] {
        assert!(linked(&texts).contains("@v = external global i32"));
    }
}

#[test]
fn structs_of_one_name_and_fields_are_one_and_others_get_a_number() {
    let module = |n, fields: &str| format!("%T = type {{ {fields} }}\n@v{n} = global %T zeroinitializer");
    let text = linked(&[&module(1, "i32, float"), &module(2, "i32, float"), &module(3, "i64")]);
    for part in
        ["%T = type { i32, float }", "%T.1 = type { i64 }", "@v2 = global %T zero", "@v3 = global %T.1 zero"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_eq!(text.matches("= type").count(), 2);
}

#[test]
fn the_comdat_that_was_chosen_takes_all_its_members() {
    let module = |n| {
        format!(
            "$f = comdat any\n@d = linkonce_odr global i32 {n}, comdat($f)\ndefine linkonce_odr i32 @f() comdat {{ %r = load i32, ptr @d ret i32 %r }}"
        )
    };
    let text = linked(&[&module(1), &module(2)]);
    assert_eq!(
        (text.matches("global i32 1").count(), text.matches("global i32 2").count()),
        (1, 0),
        "{text}"
    );
    let largest =
        |size| format!("$c = comdat largest\n@c = linkonce_odr global [{size} x i8] zeroinitializer, comdat");
    assert!(linked(&[&largest(4), &largest(9)]).contains("[9 x i8]"));
    let exact = |n| format!("$c = comdat exactmatch\n@c = linkonce_odr global i32 {n}, comdat");
    assert_eq!(error(&[&exact(1), &exact(2)]).0, "link-conflict");
    assert!(link(&[&exact(1), &exact(1)]).is_ok());
}

fn flag(behaviour: u32, value: &str) -> String {
    format!("!llvm.module.flags = !{{!0}}\n!0 = !{{i32 {behaviour}, !\"x\", {value}}}")
}

#[test]
fn module_flags_follow_their_behaviour() {
    let merged = |a: (u32, &str), b: (u32, &str)| {
        let text = linked(&[&flag(a.0, a.1), &flag(b.0, b.1)]);
        text.split("!\"x\", ").nth(1).unwrap().lines().next().unwrap().trim_end_matches('}').to_owned()
    };
    assert_eq!(merged((7, "i32 2"), (7, "i32 5")), "i32 5");
    assert_eq!(merged((7, "i32 5"), (7, "i32 2")), "i32 5");
    assert_eq!(merged((8, "i32 2"), (8, "i32 5")), "i32 2");
    assert_eq!(merged((1, "i32 2"), (4, "i32 5")), "i32 5");
    assert_eq!(merged((4, "i32 2"), (1, "i32 5")), "i32 2");
    assert_eq!(merged((2, "i32 2"), (7, "i32 1")), "i32 2");
    let (code, message) = error(&[&flag(1, "i32 2"), &flag(1, "i32 3")]);
    assert_eq!(code, "link-conflict");
    assert_eq!(
        message,
        "the module flag `x` is 2 in `a.ll` and 3 in `b.ll`, and it must be the same in all modules"
    );
    // The least counts, and a module without the flag has 0.
    assert!(linked(&[&flag(8, "i32 2"), "define void @f() { ret void }"]).contains("!\"x\", i32 0"));
}

#[test]
fn equal_metadata_becomes_one_and_lists_are_put_together() {
    let module = |n| {
        format!(
            "define void @f{n}() {{ ret void }}\n!nvvm.annotations = !{{!0}}\n!llvm.ident = !{{!1}}\n!0 = !{{ptr @f{n}, !\"kernel\", i32 1}}\n!1 = !{{!\"some compiler\"}}"
        )
    };
    let text = linked(&[&module(1), &module(2)]);
    assert_eq!(text.matches("!\"some compiler\"").count(), 1, "{text}");
    assert_eq!(text.matches("!\"kernel\", i32 1").count(), 2, "{text}");
    assert!(text.contains("!llvm.ident = !{!2}") || text.matches("!llvm.ident = ").count() == 1);
}

#[test]
fn distinct_nodes_stay_apart_and_cycles_survive() {
    let module = |n| {
        format!(
            "define i32 @f{n}(ptr %p) {{ %r = load i32, ptr %p, !alias.scope !0 ret i32 %r }}\n!0 = !{{!1}}\n!1 = distinct !{{!1, !2}}\n!2 = distinct !{{!2}}"
        )
    };
    let text = linked(&[&module(1), &module(2)]);
    assert_eq!(text.matches("= distinct !{").count(), 4, "{text}");
}

#[test]
fn a_program_is_for_one_machine() {
    let (code, message) =
        error(&["target triple = \"nvptx64-nvidia-cuda\"", "target triple = \"x86_64-linux\""]);
    assert_eq!(
        (code.as_str(), message.as_str()),
        (
            "module-target",
            "`b.ll` is for `x86_64-linux`, `a.ll` for `nvptx64-nvidia-cuda`: one program has one target"
        )
    );
    assert!(
        link(&["target triple = \"nvptx64-nvidia-cuda\"", "target triple = \"nvptx64-nvidia-gpulibs\""])
            .is_ok()
    );
    let (code, message) = error(&["target datalayout = \"e-p:64:64\"", "target datalayout = \"e-p:32:32\""]);
    assert_eq!(
        (code.as_str(), message.as_str()),
        (
            "module-target",
            "`a.ll` and `b.ll` have data layouts that differ in the size of pointers of address space 0"
        )
    );
}

#[test]
fn a_wrong_declaration_is_told_with_both_types() {
    let linked =
        link(&["declare i32 @f(i64)\n@hook = global ptr @f", "define i32 @f(i32 %x) { ret i32 %x }"])
            .unwrap();
    let told: Vec<_> = linked.diagnostics.iter().map(|d| (d.code.name, d.message.as_str())).collect();
    assert_eq!(
        told,
        [(
            "declaration-mismatch",
            "`f` is declared as `i32 (i64)` in `a.ll`, but `b.ll` defines it as `i32 (i32)`"
        )]
    );
}

#[test]
fn a_function_here_and_a_variable_there_do_not_link() {
    let (code, message) =
        error(&["declare void @x()\ndefine void @f() { call void @x() ret void }", "@x = global i32 0"]);
    assert_eq!(code, "link-conflict");
    assert_eq!(message, "`x` of `a.ll` and `b.ll` is a function there and a variable here");
}

// Archives.

fn member<'a>(file: u32, name: &'static str, bytes: &'a [u8]) -> Unit<'a> {
    Unit::Member(Member::opened("lib.a".into(), reader::open(FileId(file), name, bytes)))
}

#[test]
fn of_an_archive_only_what_is_needed_is_taken() {
    let user = "declare i32 @one()\ndefine i32 @main() { %r = call i32 @one() ret i32 %r }";
    let first = "define i32 @one() { %r = call i32 @two() ret i32 %r }\ndeclare i32 @two()\ndefine i32 @unused() { ret i32 0 }";
    let second = "@t = internal constant i32 5\ndefine i32 @two() { %r = load i32, ptr @t ret i32 %r }\n@u = global i32 9";
    let third = "this is never read";
    let never = Unit::Member(Member {
        archive: "lib.a".into(),
        name: "third".into(),
        defines: vec![b"three".to_vec()],
        open: Box::new(move || panic!("{third}")),
    });
    let units = vec![
        whole(0, user),
        member(1, "first", first.as_bytes()),
        member(2, "second", second.as_bytes()),
        never,
    ];
    let linked = link::link(units, &Options::default()).unwrap();
    let text = text(&linked);
    for part in ["define i32 @one()", "define i32 @two()", "@t = internal constant i32 5"] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("unused") && !text.contains("@u"), "{text}");
    // What an archive exports is no root of its own.
    let roots: Vec<_> = linked.roots.iter().map(|(id, _)| linked.module.env.global_name(id)).collect();
    assert_eq!(roots, ["main"]);
}

#[test]
fn a_root_that_is_asked_for_by_name_may_lie_in_an_archive() {
    let archive = "define ptx_kernel void @k() { ret void }\ndefine ptx_kernel void @other() { ret void }";
    let units = || vec![whole(0, "define void @user() { ret void }"), member(1, "m", archive.as_bytes())];
    let options = Options { roots: Roots::Symbols(vec!["k".into()]), ..Options::default() };
    let linked = link::link(units(), &options).unwrap();
    let roots: Vec<_> = linked.roots.iter().map(|(id, _)| linked.module.env.global_name(id)).collect();
    assert_eq!(roots, ["k"]);
    assert!(!ir::print::module(&linked.module).contains("other"));
}

#[test]
fn what_is_missing_is_told_with_what_came_nearest() {
    let user = "declare i32 @compute_sums()\ndefine i32 @main() { %r = call i32 @compute_sums() ret i32 %r }";
    let archive = "define i32 @compute_sum() { ret i32 0 }";
    let linked =
        link::link(vec![whole(0, user), member(1, "m", archive.as_bytes())], &Options::default()).unwrap();
    let missing: Vec<_> = linked.missing.iter().map(|m| (m.symbol.as_str(), m.nearest.clone())).collect();
    assert_eq!(missing, [("compute_sums", vec![("compute_sum".to_owned(), "lib.a".to_owned())])]);
}

#[test]
fn the_chain_from_a_root_is_told() {
    let text = "@table = internal constant [1 x ptr] [ptr @leaf]\ndefine internal void @leaf() { ret void }\ndefine internal void @middle() { %p = load ptr, ptr @table call void %p() ret void }\ndefine ptx_kernel void @k() { call void @middle() ret void }\ndefine internal void @dead() { ret void }";
    let why_live = ["leaf", "dead", "nowhere"].map(String::from).to_vec();
    let linked = link::link(vec![whole(0, text)], &Options { why_live, ..Options::default() }).unwrap();
    assert_eq!(
        linked.why,
        [
            "`leaf` is live:\n  `k` is a root: it is a kernel\n  `k` calls `middle`\n  `middle` refers to `table`\n  `table` refers to `leaf`",
            "`dead` is not live: no root reaches it, and it is not emitted",
            "`nowhere` is not in the program: no input that was read has it",
        ]
    );
}
