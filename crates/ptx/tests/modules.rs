//! Whole modules: declarations with the verdict of ptxas 13.5, kernels that are called, versions and targets, inline assembly.

use diag::{Diagnostic, FileId, Place, Severity};
use ptx::tree::Names;
use ptx::{Body, Function, FunctionKind, Linkage, Module, Operand, Sm, Target, Type, Valid, Version};

const HEADER: &str = ".version 8.8\n.target sm_90\n.address_size 64\n";

fn check(text: &str) -> (Vec<Diagnostic>, Option<Valid>) {
    ptx::check(FileId(0), text.as_bytes())
}

fn codes(findings: &[Diagnostic]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.code.name).collect()
}

const VERDICTS: &[(bool, &str)] = &[
    (
        false,
        r#".func a() { call b; ret; }
.func b() { ret; }"#,
    ),
    (
        false,
        r#".func a() { .reg .b64 %r; mov.b64 %r, g; ret; }
.global .b32 g;"#,
    ),
    (
        false,
        r#".global .b64 t[1] = {g};
.global .b32 g;"#,
    ),
    (
        false,
        r#".global .b64 t[1] = {f};
.func f();
.func f() { ret; }"#,
    ),
    (
        true,
        r#".visible .func b();
.visible .func b();
.visible .func b() { ret; }"#,
    ),
    (
        false,
        r#".visible .func b() { ret; }
.visible .func b();"#,
    ),
    (
        false,
        r#".visible .func b(.param .b32 x);
.visible .func b() { ret; }"#,
    ),
    (
        false,
        r#".visible .func b(.param .b32 x);
.visible .func b(.param .u32 y) { ret; }"#,
    ),
    (
        true,
        r#".extern .global .b32 g;
.visible .global .b32 g;"#,
    ),
    (
        false,
        r#".visible .global .b32 g;
.visible .global .b32 g;"#,
    ),
    (
        false,
        r#".global .b32 g;
.func g() { ret; }"#,
    ),
    (false, r#".shared .b32 s = 5;"#),
    (
        false,
        r#".global .b64 t = s;
.shared .b32 s;"#,
    ),
    (
        false,
        r#".shared .b32 s;
.global .b64 t = s;"#,
    ),
    (
        false,
        r#".shared .b32 s;
.global .b64 t = generic(s);"#,
    ),
    (
        false,
        r#".const .b32 s;
.global .b64 t = generic(s);"#,
    ),
    (false, r#".global .b32 a[2] = {1,2,3};"#),
    (false, r#".global .b32 a[];"#),
    (true, r#".extern .global .b32 a[];"#),
    (true, r#".extern .shared .b32 a[];"#),
    (false, r#".shared .b32 a[];"#),
    (false, r#".global .pred p;"#),
    (true, r#".global .b32 a = 1.0;"#),
    (false, r#".global .f32 a = 1;"#),
    (
        false,
        r#".global .u8 v[2] = {0xFF(generic(g)), 0};
.global .b32 g;"#,
    ),
    (
        true,
        r#".global .b32 g;
.global .u8 v[2] = {0xFF(generic(g)), 0xFF00(generic(g)+4)};"#,
    ),
    (
        true,
        r#".global .b32 g;
.global .u8 v[2] = {0xFF(g+4), 0};"#,
    ),
    (
        false,
        r#".global .b32 g;
.global .u8 v[2] = {0xFF(generic(g+4)), 0};"#,
    ),
    (
        false,
        r#".global .b32 g;
.global .b64 v = generic(g+4);"#,
    ),
    (false, r#".entry k(.param .b32 x) .maxntid 0 { ret; }"#),
    (true, r#".entry k(.param .b32 x) .maxntid 1025 { ret; }"#),
    (true, r#".entry k(.param .b32 x) .maxntid 1024,2 { ret; }"#),
    (false, r#".entry k(.param .b32 x) .noreturn { ret; }"#),
    (false, r#".func k(.param .b32 x) .maxntid 32 { ret; }"#),
    (true, r#".func k(.param .b32 x) .noreturn { trap; }"#),
    (true, r#".entry k(.param .b32 x) .maxntid 32 .maxntid 64 { ret; }"#),
    (true, r#".entry k(.param .b32 x) .reqntid 32 .minnctapersm 2 { ret; }"#),
    (false, r#".entry k(.param .b32 x, .param .b32 y[]) { ret; }"#),
    (true, r#".func k(.param .b32 x, .param .b32 y[]) { ret; }"#),
    (false, r#".func k(.param .b32 y[], .param .b32 x) { ret; }"#),
    (false, r#".func k(.param .pred x) { ret; }"#),
    (true, r#".func k(.reg .pred x) { ret; }"#),
    (false, r#".func (.param .b32 a, .param .b32 b) k(.reg .pred x) { ret; }"#),
    (false, r#".func (.reg .b32 a, .reg .b32 b) k(.reg .pred x) { ret; }"#),
    (false, r#".entry k(.param .align 16 .b8 x[0]) { ret; }"#),
    (true, r#".func f() { .local .b32 l; .global .b32 g; .shared .b32 s; .const .b32 c; ret; }"#),
    (false, r#".func f() { .extern .shared .b8 s[]; ret; }"#),
    (false, r#".local .b32 l;"#),
    (
        false,
        r#".func f() { ret; }
.visible .alias g, f;"#,
    ),
    (
        true,
        r#".visible .func f() { ret; }
.visible .func g();
.alias g, f;"#,
    ),
    (
        false,
        r#".visible .func f() { ret; }
.alias g, f;"#,
    ),
    (false, r#".func f() { L: ret; L: ret; }"#),
    (false, r#".func f() { { L: ret; } bra L; }"#),
    (false, r#".func f() { bra L; { L: ret; } }"#),
    (true, r#".func f() { { bra L; } L: ret; }"#),
    (false, r#".func f() { .reg .b32 r; .reg .b32 r; ret; }"#),
    (false, r#".func f() { .reg .b32 r<4>; .reg .b32 r1; ret; }"#),
    (false, r#".func f() { .reg .b32 r<4>; .reg .f32 r<2>; ret; }"#),
    (true, r#".func f() { .reg .b32 r<0>; ret; }"#),
    (true, r#".func f() { .reg .f16 r; .reg .b8 c; .reg .u8 d; .reg .b128 e; ret; }"#),
    (false, r#".func f() { .reg .b32 r ret; }"#),
    (false, r#".func f() { ; ret; }"#),
    (false, r#".func f(.param .b32 x) { .reg .b32 x; ret; }"#),
    (
        true,
        r#".global .b32 g;
.func f() { .reg .b32 g; add.s32 g, g, 1; ret; }"#,
    ),
    (
        true,
        r#".weak .global .b32 g;
.common .global .b32 h;
.weak .func w() { ret; }
.weak .entry e() { ret; }"#,
    ),
    (true, r#".common .global .b32 h = 5;"#),
    (false, r#".extern .global .b32 h = 5;"#),
    (false, r#".extern .func f() { ret; }"#),
    (true, r#".extern .entry f();"#),
    (true, r#".visible .entry f();"#),
    (false, r#".global .align 3 .b32 h;"#),
    (true, r#".global .align 2 .b32 h;"#),
    (true, r#".global .align 512 .b32 h;"#),
    (false, r#".func f(.param .align 256 .b8 x[4]) { ret; }"#),
    (true, r#".entry f(.param .align 256 .b8 x[4]) { ret; }"#),
    (false, r#".func f(.param .b64 .ptr .global .align 4 x) { ret; }"#),
    (true, r#".entry f(.param .b64 .ptr .global .align 4 x) { ret; }"#),
    (true, r#".entry f(.param .b32 .ptr .global .align 4 x) { ret; }"#),
    (false, r#".entry f(.reg .b32 x) { ret; }"#),
    (
        false,
        r#".global .b32 g;
.global .b64 t = generic(g);"#,
    ),
    (
        true,
        r#".const .b32 s;
.global .u64 t = generic(s);"#,
    ),
    (
        false,
        r#".const .b32 s;
.global .b64 t = s;"#,
    ),
    (
        false,
        r#".global .b32 g;
.global .b64 t = g;"#,
    ),
    (
        false,
        r#".global .b32 g;
.global .b64 t[2] = {generic(g), 0};"#,
    ),
    (
        false,
        r#".global .b32 g;
.global .s64 t[2] = {generic(g), 0};"#,
    ),
    (
        false,
        r#".global .b32 g;
.const .b64 t[2] = {generic(g), 0};"#,
    ),
    (
        true,
        r#".global .b32 g;
.const .u64 t[2] = {generic(g)+4, g};"#,
    ),
    (
        false,
        r#".func f() { ret; }
.global .b64 t[2] = {f, 0};"#,
    ),
    (
        false,
        r#".func f() { ret; }
.global .b64 t[2] = {generic(f), 0};"#,
    ),
    (false, r#".func f() { .reg .b32 r1; .reg .b32 r<4>; ret; }"#),
    (false, r#".func f() { .reg .b32 r<1>; .reg .b32 r<4>; ret; }"#),
    (true, r#".func f() { .reg .b32 r; .reg .b32 r<4>; ret; }"#),
    (
        false,
        r#".global .b32 g;
.func f() { .global .b64 t = generic(g); ret; }"#,
    ),
];

#[test]
fn modules_are_taken_and_refused_as_by_the_assembler() {
    let mut wrong = Vec::new();
    for (accepted, module) in VERDICTS {
        let (findings, valid) = check(&format!("{HEADER}{module}\n"));
        if valid.is_some() != *accepted {
            let messages: Vec<&str> = findings.iter().map(|finding| finding.message.as_str()).collect();
            wrong.push(format!("{module}\n  should be {accepted}: {messages:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), VERDICTS.len(), wrong.join("\n"));
}

const KERNELS: &str = ".version 7.1\n.target sm_75\n.address_size 64\n\
    .file 1 \"twin.cu\"\n\
    .visible .entry k(.param .u64 p)\n{ ret; }\n\
    .visible .func f(.param .b64 p)\n{ ret; }\n\
    .visible .global .u64 kernels[2] = {k, 0};\n\
    .visible .global .u64 mixed[2] = {k, f};\n";

/// A kernel around some statements.
fn around(body: &str) -> String {
    format!(
        "{KERNELS}.visible .entry o(.param .u64 q)\n{{\n.reg .b64 %rd<9>; .reg .pred %p<2>;\n.param .b64 a;\n\
         pr: .callprototype _ (.param .b64 _);\n{body}\nret;\n}}\n"
    )
}

#[test]
fn a_kernel_is_not_called_by_name() {
    for call in ["call.uni k, (a);", "@%p1 call k, (a);", "{ call\n k\n,(a); }"] {
        let (findings, valid) = check(&around(call));
        assert_eq!(codes(&findings), ["kernel-called"], "{call}");
        assert!(valid.is_none());
        assert_eq!(findings[0].message, "`o` calls `k`, which is a kernel");
        assert_eq!(findings[0].labels.len(), 1);
    }
    let (findings, _) = check(&around(".loc 1 12 5\ncall k, (a);"));
    let source = findings[0].place.source.as_ref().unwrap();
    assert_eq!(source.to_string(), "twin.cu:12:5");
    assert!(check(&around("// call k, (a);")).1.is_some());
    assert_eq!(codes(&check(&around("bra k;")).0), ["kernel-called"]);
}

#[test]
fn a_kernel_that_a_register_call_can_reach_is_told_and_can_still_be_run() {
    for body in [
        "mov.u64 %rd1, k; call %rd1, (a), pr;",
        "ld.global.u64 %rd1, [kernels]; call %rd1, (a), pr;",
        "mov.u64 %rd2, kernels; ld.u64 %rd1, [%rd2]; call %rd1, (a), pr;",
        "mov.u64 %rd4, k; mov.u64 %rd5, f; selp.b64 %rd1, %rd4, %rd5, %p1; call %rd1, (a), pr;",
        ".local .b64 slot; mov.u64 %rd4, k; st.local.b64 [slot], %rd4; ld.local.b64 %rd1, [slot]; call %rd1, (a), pr;",
        "ld.global.u64 %rd1, [mixed]; call %rd1, (a), pr;",
    ] {
        let (findings, valid) = check(&around(body));
        assert_eq!(codes(&findings), ["kernel-called-indirect"], "{body}");
        assert_eq!(findings[0].severity, Severity::Error);
        assert!(valid.is_some(), "{body}");
    }
}

#[test]
fn an_innocent_register_call_is_not_flagged() {
    for body in [
        "ld.param.u64 %rd1, [q]; call %rd1, (a), pr;",
        "mov.u64 %rd1, f; mov.u64 %rd2, k; st.u64 [%rd3], %rd2; call %rd1, (a), pr;",
        "ld.global.u64 %rd1, [mixed+8]; call %rd1, (a), pr;",
        "mov.u64 %rd2, mixed; add.s64 %rd3, %rd2, 8; ld.global.u64 %rd1, [%rd3]; call %rd1, (a), pr;",
        "mov.u64 %rd1, k;",
    ] {
        let (findings, valid) = check(&around(body));
        assert_eq!(codes(&findings), [] as [&str; 0], "{body}");
        assert!(valid.is_some());
    }
}

#[test]
fn a_prototype_has_to_fit_what_it_calls() {
    let text = around("mov.u64 %rd1, f; none: .callprototype _ (); call %rd1, none;");
    assert_eq!(codes(&check(&text).0), ["call-signature-mismatch"]);
}

#[test]
fn methods_of_one_table_are_told_apart_by_what_the_call_passes() {
    // The table's place is not a constant, so that both methods seem to be reached.
    let body = "two: .callprototype _ (.param .b64 _, .param .b64 _); mov.u64 %rd2, table; \
        add.s64 %rd3, %rd2, %rd5; ld.global.u64 %rd1, [%rd3]; call %rd1, (a), pr; ld.global.u64 %rd1, [%rd3+8]; ";
    let table =
        ".func g(.param .b64 x, .param .b64 y) { ret; }\n.global .u64 table[2] = {f, g};\n.visible .entry o(";
    let fits = around(&format!("{body} call %rd1, (a, a), two;")).replacen(".visible .entry o(", table, 1);
    assert_eq!(codes(&check(&fits).0), [] as [&str; 0]);
    let text = around(&format!("{body} none: .callprototype _ (); call %rd1, none;"));
    let fits_none = text.replacen(".visible .entry o(", table, 1);
    assert_eq!(codes(&check(&fits_none).0), ["call-signature-mismatch"; 2]);
}

#[test]
fn a_pointer_that_walks_does_not_keep_the_search_going() {
    let mut body =
        String::from("mov.u64 %rd2, kernels;\nL: add.s64 %rd2, %rd2, 8;\nld.global.u64 %rd1, [%rd2];\n");
    body.push_str("call %rd1, (a), pr;\nbra L;\n");
    assert_eq!(codes(&check(&around(&body)).0), ["kernel-called-indirect"]);
}

#[test]
fn a_message_says_which_target_or_version_would_do() {
    let message = |header: &str, statement: &str| {
        let text = format!(
            "{header}.address_size 64\n.func f() {{ .reg .b32 %r<4>; .reg .b64 %rd<4>; {statement} ret; }}"
        );
        let (findings, _) = check(&text);
        assert_eq!(codes(&findings), ["ptx-version-target"], "{findings:?}");
        findings[0].message.clone()
    };
    assert_eq!(
        message(".version 6.5\n.target sm_80\n", ""),
        "`.version 6.5` is too low for sm_80, which needs 7.0"
    );
    assert_eq!(
        message(".version 7.1\n.target sm_75\n", "cp.async.ca.shared.global [%rd1], [%rd2], 4;"),
        "`cp.async.ca.shared.global` needs sm_80 or later and PTX 7.0; the module is for sm_75 with PTX 7.1"
    );
    assert_eq!(
        message(".version 7.0\n.target sm_80\n", "shfl.up.b32 %r1, %r2, 1, 0;"),
        "`shfl.up.b32` needs sm_30 to sm_75 and PTX 3.0, or sm_30 to sm_62 and PTX 3.0; the module is for sm_80 with PTX 7.0"
    );
    assert_eq!(
        message(".version 7.0\n.target sm_90\n", "").as_str(),
        "`.version 7.0` is too low for sm_90, which needs 7.8"
    );
    assert_eq!(
        message(".version 7.8\n.target sm_75\n", "mov.b32 %r1, %cluster_ctarank;"),
        "`%cluster_ctarank` needs sm_90 or later and PTX 7.8; the module is for sm_75 with PTX 7.8"
    );
    assert_eq!(message(".version 9.9\n.target sm_90\n", ""), "PTX 9.9 is newer than what is known here: 9.5");
    assert_eq!(message(".version 8.0\n.target sm_77\n", ""), "there is no architecture sm_77");
}

#[test]
fn the_lowest_version_is_that_of_the_youngest_thing() {
    let needs = |sm: &str, statement: &str| {
        let text = format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.global .b32 g;\n\
             .func f() {{ .reg .b32 %r<4>; .reg .b64 %rd<4>; .reg .b16 %h<4>; {statement} ret; }}"
        );
        let (module, findings) = ptx::parse(FileId(0), text.as_bytes());
        assert!(findings.is_empty(), "{findings:?}");
        ptx::needs(&module, sm.parse::<Sm>().unwrap()).map(|version| version.to_string())
    };
    assert_eq!(needs("sm_50", "add.s32 %r1, %r2, 1;").as_deref(), Some("4.0"));
    assert_eq!(needs("sm_75", "add.s32 %r1, %r2, 1;").as_deref(), Some("6.3"));
    assert_eq!(needs("sm_70", "atom.relaxed.gpu.global.add.u32 %r1, [%rd1], 1;").as_deref(), Some("6.0"));
    assert_eq!(needs("sm_60", "atom.relaxed.gpu.global.add.u32 %r1, [%rd1], 1;"), None);
    assert_eq!(needs("sm_80", "cvt.rn.bf16x2.f32 %r1, %r2, %r3;").as_deref(), Some("7.0"));
    assert_eq!(needs("sm_90", "add.rn.bf16 %h1, %h2, %h3;").as_deref(), Some("7.8"));
    assert_eq!(needs("sm_80", "add.rn.bf16 %h1, %h2, %h3;"), None);
    assert_eq!(needs("sm_80", "ld.global.L2::cache_hint.b32 %r1, [%rd1], %rd2;").as_deref(), Some("7.4"));
    assert_eq!(needs("sm_75", "mov.b32 %r1, %total_smem_size;").as_deref(), Some("6.3"));
}

/// A function with two registers, to bind operands to.
fn host() -> (Module, Function, Body, Operand, Operand) {
    let mut module = Module::for_target(Target::new(Sm::new(80), Version::new(7, 8)));
    let symbol = module.symbol("host");
    module.symbol("table");
    let mut function = Function::new(symbol, FunctionKind::Func, Linkage::Visible);
    let mut body = Body::new();
    let class = body.reg_class(function.names.push("%r"), Type::B32);
    let (a, b) = (body.new_reg(class), body.new_reg(class));
    (module, function, body, Operand::Reg(a), Operand::Reg(b))
}

fn assemble(template: &str, uid: u32) -> Result<String, String> {
    let (mut module, mut function, mut body, a, b) = host();
    let findings = ptx::parse::fragment(
        &module,
        &mut function,
        &mut body,
        template,
        &[a, b, Operand::Int(7)],
        uid,
        &Place::default(),
    );
    if let Some(first) = findings.first() {
        return Err(first.message.clone());
    }
    function.body = Some(body);
    let id = module.add_function(function);
    let text = ptx::print_function(&module, id);
    let lines: Vec<&str> =
        text.lines().map(str::trim).skip_while(|line| !line.starts_with(".reg")).skip(1).collect();
    Ok(lines[..lines.len() - 2].join(" "))
}

#[test]
fn a_fragment_becomes_statements_of_its_function() {
    assert_eq!(assemble("add.s32 $0, $1, $2;", 0).as_deref(), Ok("add.s32 %r0, %r1, 7;"));
    assert_eq!(assemble("mov.u32 ${0:r}, %tid.x; // note", 0).as_deref(), Ok("mov.u32 %r0, %tid.x;"));
    assert_eq!(
        assemble("{ .reg .pred p<2>; setp.eq.s32 p1, $1, 0; @p1 bra done; add.s32 $0, $0, 1; done: }", 3)
            .as_deref(),
        Ok(
            "{ .reg .pred p_a3_<2>; setp.eq.s32 p_a3_1, %r1, 0; @p_a3_1 bra done_a3_; add.s32 %r0, %r0, 1; done_a3_: }"
        )
    );
    assert_eq!(assemble("bra L${:uid}; L${:uid}:", 5).as_deref(), Ok("bra L5_a5_; L5_a5_:"));
    assert_eq!(assemble("ld.shared.b32 $0, [$1+4];", 0).as_deref(), Ok("ld.shared.b32 %r0, [%r1+4];"));
    assert_eq!(
        assemble("{ .reg .b32 $$x; mov.b32 $$x, 1; }", 2).as_deref(),
        Ok("{ .reg .b32 $x_a2_; mov.b32 $x_a2_, 1; }")
    );
    assert_eq!(assemble("", 0).as_deref(), Ok(""));
}

#[test]
fn a_fragment_that_cannot_be_read_says_why() {
    for (template, message) in [
        ("add.s32 $0, $1, $3;", "inline assembly: `$3` names no operand: there are 3"),
        ("add.s32 $0, $1", "inline assembly: expected `;`, found the end of the text"),
        ("mov.b32 $0, %nothing;", "inline assembly: the register `%nothing` is not declared"),
        ("mov.b32 $0, missing;", "inline assembly: the name `missing` is not declared"),
        ("}", "inline assembly: this `}` closes nothing"),
        ("{", "inline assembly: expected `}`, found the end of the text"),
        ("mov.b32 ${0, 1;", "inline assembly: `${` without `}`"),
        ("mov.b32 \u{1}0, 1;", "inline assembly: the template holds a control character"),
    ] {
        assert_eq!(assemble(template, 1), Err(message.to_owned()), "{template}");
    }
}

#[test]
fn names_keep_what_was_pushed() {
    let mut names = Names::default();
    let (a, b) = (names.push("a"), names.push_fmt(format_args!("$L{}", 7)));
    assert_eq!((names.get(a), names.get(b)), ("a", "$L7"));
}
