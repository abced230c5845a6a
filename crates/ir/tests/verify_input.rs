//! What the verifier refuses of an input beyond flow and types, each with the message that a user reads. The verdicts are
//! those of `opt-22 -passes=verify`.

/// Code and message of each finding.
fn findings(text: &str) -> Vec<(&'static str, String)> {
    let input = reader::read(diag::FileId(0), "test.ll", text.as_bytes());
    assert!(input.is_complete(), "the reader must take it: {:?}", input.diagnostics);
    ir::verify::module(&input.module).into_iter().map(|d| (d.code.name, d.message)).collect()
}

#[track_caller]
fn refused(text: &str, message: &str) {
    let found = findings(text);
    let told = found.iter().any(|(code, m)| *code == "invalid-ir" && m.contains(message));
    assert!(told, "expected `{message}` among {found:?}");
}

#[track_caller]
fn accepted(text: &str) {
    assert_eq!(findings(text), []);
}

/// A function with a body, and declarations before it.
fn body(declarations: &str, body: &str) -> String {
    format!("{declarations}\ndefine void @f(ptr %p, i32 %n, float %x) {{\n{body}\n  ret void\n}}\n")
}

#[test]
fn immediate_arguments_are_constants_in_their_range() {
    let shuffle = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
    accepted(&body(shuffle, "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)"));
    let call = "  %v = icmp eq i32 %n, 0\n  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 %v)";
    refused(&body(shuffle, call), "argument 4 of `llvm.memcpy` must be a constant number");
    let registers = "declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)";
    let set = |n: &str| {
        body(registers, &format!("  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 {n})"))
    };
    accepted(&set("64"));
    refused(&set("264"), "is 264, which is not between 24 and 256");
    refused(&set("65"), "multiple of 8");
}

#[test]
fn intrinsics_have_the_types_that_llvm_declares() {
    refused(
        &body("declare i32 @llvm.ctpop.i32(i64)", "  %v = call i32 @llvm.ctpop.i32(i64 1)"),
        "`llvm.ctpop` takes the type that it is overloaded on as parameter 1",
    );
    refused(
        &body(
            "declare i64 @llvm.nvvm.read.ptx.sreg.tid.x()",
            "  %v = call i64 @llvm.nvvm.read.ptx.sreg.tid.x()",
        ),
        "gives `i32`",
    );
    refused("define i32 @llvm.ctpop.i32(i32 %a) {\n  ret i32 %a\n}", "cannot be defined");
    refused("declare i32 @llvm.ctpop.i32(i32)\n@g = global ptr @llvm.ctpop.i32", "can only be called");
    // A form of before, which LLVM upgrades.
    accepted(&body(
        "declare void @llvm.lifetime.start.p0(i64, ptr)",
        "  %a = alloca i8\n  call void @llvm.lifetime.start.p0(i64 1, ptr %a)",
    ));
}

#[test]
fn attributes_fit_their_types_and_each_other() {
    refused("declare void @g(float signext %x)", "`signext` applies to an integer, not to float");
    refused("declare void @g(ptr byval(i32) sret(i32) %p)", "only one of `byval`");
    refused("declare void @g(i32 signext zeroext %n)", "contradict each other");
    refused("declare void @g(ptr sret(i32), ptr sret(i32))", "only one parameter can be `sret`");
    refused("define void @g() optnone {\n  ret void\n}", "`optnone` needs `noinline`");
    refused("declare void @g() \"frame-pointer\"=\"some\"", "cannot be `\"some\"`");
    refused("declare void @g(i32 immarg)", "`immarg` is for intrinsics");
    accepted("declare void @g(ptr byval(i32) align 4 %p, i32 signext %n, float nofpclass(nan) %x)");
}

#[test]
fn symbols_have_linkage_that_fits_their_content() {
    refused("@a = common constant i32 0", "can be written");
    refused("@a = common global i32 1", "initialised with zero");
    refused("@g = external global i32\n@a = alias i32, ptr @g", "`g` is only declared here");
    refused("@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "cannot lead to itself");
    refused("@llvm.used = appending global [1 x i32] [i32 0]", "the elements are pointers");
    refused("$c = comdat any\n@v = external global i32, comdat($c)", "belongs to no comdat");
}

#[test]
fn a_tail_call_that_must_be_one_fits_its_caller() {
    let tail = |callee: &str, call: &str| {
        format!("declare {callee}\ndefine void @f(i32 %n) {{\n  musttail call {call}\n  ret void\n}}\n")
    };
    accepted(&tail("void @g(i32)", "void @g(i32 %n)"));
    refused(&tail("void @g(i64)", "void @g(i64 0)"), "differ in the type of parameter 1");
    refused(&tail("void @g()", "void @g()"), "have 1 and 0 parameters");
}

#[test]
fn metadata_on_instructions_has_its_shape() {
    let load = |ty: &str, kind: &str, node: &str| {
        format!("{}\n!0 = !{{{node}}}\n", body("", &format!("  %v = load {ty}, ptr %p, !{kind} !0")))
    };
    accepted(&load("i32", "range", "i32 0, i32 5"));
    refused(&load("i32", "range", "i32 5, i32 5"), "not empty");
    refused(&load("i32", "range", "i64 0, i64 5"), "the type of the value");
    refused(&load("i32", "nonnull", ""), "only a pointer");
    refused(&load("ptr", "align", "i64 3"), "a power of two");
    refused(&load("i32", "fpmath", "float 1.0"), "a float");
    refused(&load("i32", "tbaa", "!1, !1, i64 0, i64 2}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\""), "0 or 1");
}

#[test]
fn module_flags_have_behaviour_name_and_value() {
    refused("!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"a\"}", "behaviour, name and value");
    refused("!llvm.module.flags = !{!0}\n!0 = !{i32 77, !\"a\", i32 1}", "not 77");
    refused("!llvm.module.flags = !{!0, !0}\n!0 = !{i32 1, !\"a\", i32 1}", "one flag of a name");
}

#[test]
fn malformed_debug_information_is_a_warning_of_its_own() {
    let text = "define void @f() !dbg !3 {\n  ret void\n}
!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: \"a.cu\", directory: \"/\", checksumkind: CSK_MD5, checksum: \"12\")
!3 = distinct !DISubprogram(name: \"f\", file: !2, spFlags: DISPFlagDefinition)\n";
    let found = findings(text);
    assert!(found.iter().all(|(code, _)| *code == "invalid-debug-info"), "{found:?}");
    let told = |part: &str| found.iter().any(|(_, message)| message.contains(part));
    assert!(told("the length that its kind says") && told("a definition has a compile unit"), "{found:?}");
    // LLVM drops debug information of another version without a look.
    assert_eq!(findings(&text.replace("i32 3}", "i32 2}")), []);
}

#[test]
fn shared_types_and_constants_take_no_time() {
    let mut text = String::from("%t0 = type { i8 }\n");
    for n in 1..60 {
        text.push_str(&format!("%t{n} = type {{ %t{0}, %t{0} }}\n", n - 1));
    }
    text.push_str("define void @f() {\n  %a = alloca %t20\n  ret void\n}\n@g = external global %t59\n");
    assert_eq!(findings(&text), []);
}
