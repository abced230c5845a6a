//! Reading and printing: what comes in, what comes out, and what is said of what cannot be read.

use diag::FileId;
use ptx::body::Stmt;
use ptx::{Base, Module, Op, Operand, parse, print};

fn read(text: &str) -> Module {
    let (module, findings) = parse(FileId(0), text.as_bytes());
    assert!(findings.is_empty(), "{findings:#?}");
    module
}

fn header(text: &str) -> String {
    format!(".version 8.8\n.target sm_90\n.address_size 64\n\n{text}")
}

/// The messages of all findings, with the text that each points at.
fn messages(text: &str) -> Vec<(String, String)> {
    let (_, findings) = parse(FileId(0), text.as_bytes());
    findings
        .into_iter()
        .map(|finding| {
            let span = finding.place.span.unwrap_or_default();
            (finding.message, text[span.start as usize..span.end as usize].to_owned())
        })
        .collect()
}

const SAMPLE: &str = r#".version 8.8
.target sm_90a, debug
.address_size 64

.file 1 "a \"b\".cu", 17, 4
.global .align 8 .v2 .f32 pair = {0f3F800000, 0d4000000000000000};
.global .attribute(.managed) .b32 managed;
.const .b8 text[4] = {104, 105, 0};
.extern .shared .align 16 .b8 dynamic[];
.visible .global .b64 table[3] = {generic(pair)+8, leaf, 0};
.global .b8 bytes[2] = {0xFF(pair), 0xFF00(generic(pair)+4)};
.global .b32 matrix[2][2] = {{1, -2}, {3}};
.weak .func (.param .b32 result) leaf(
	.param .align 8 .b8 blob[16],
	.reg .pred flag
)
.noreturn;
.visible .entry kernel(
	.param .b64 .ptr .global .align 16 data,
	.param .b32 n
)
.maxntid 128, 2, 1
.minnctapersm 2
{
	.reg .pred %p<3>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<4>;
	.reg .v4 .f32 quad;
	.local .align 4 .b8 depot[64];
	.loc 1 10 3
	ld.param.b64 %rd1, [data];
	ld.param.b32 %r1, [n];
	mov.b32 %r2, %tid.x;
	setp.lt.u32 %p1|%p2, %r2, %r1;
	@!%p1 bra $L_end;
	.loc 1 11 5, function_name $L_info+4, inlined_at 1 10 3
	mov.b64 %rd2, {%r1, %r2};
	mov.b64 {_, %r3}, %rd2;
	shfl.sync.bfly.b32 %r4|%p1, %r3, 1, 31, -1;
	atom.relaxed.gpu.global.add.u32 _, [%rd1+-4], %r4;
	ld.global.v4.f32 quad, [%rd1];
	st.local.f32 [depot+4], quad.x;
	{
	.param .align 8 .b8 argument[16];
	.param .b32 answer;
	proto: .callprototype (.param .b32 _) _ (.param .align 8 .b8 _[16], .reg .pred _) .noreturn;
	call.uni (answer), leaf, (argument, %p1);
	call (answer), %rd3, (argument, %p1), proto;
	call other;
	}
	.pragma "nounroll";
	targets: .branchtargets $L_end, $L_more;
	brx.idx %r1, targets;
$L_more:
	bar.sync 0;
$L_end:
	ret;
}

"#;

#[test]
fn canonical_text_comes_back_byte_for_byte() {
    assert_eq!(print(&read(SAMPLE)), SAMPLE);
}

#[test]
fn what_is_printed_reads_back_the_same() {
    let loose = header(
        "// comment\n.visible .func f(.param.b32 a){/* c */.reg .b32 r<3>, s; .reg.f32 x;\n\
         ld.param.u32 r0,[a];add.s32.sat r1 , r0,0x10 ; mul .lo .s32 r2, r1, 1+2*3;\n\
         mov.f32 x, 1.5; mov.b32 s, WARP_SZ; L: @ !p bra L; ret ; }",
    );
    let (module, findings) = parse(FileId(0), loose.as_bytes());
    assert_eq!(findings.len(), 1, "the guard is not declared: {findings:?}");
    let once = print(&module);
    assert!(once.contains("add.sat.s32 r1, r0, 16;"), "{once}");
    assert!(once.contains("mul.lo.s32 r2, r1, 7;"), "{once}");
    assert!(once.contains("mov.f32 x, 0d3FF8000000000000;"), "{once}");
    assert_eq!(print(&read(&once)), once);
}

#[test]
fn a_bad_statement_costs_one_finding_and_nothing_else() {
    let text = header(
        ".func f() {\n.reg .b32 %r<4>;\nadd.s32 %r1, %r2 %r3;\nsub.s32 %r1, %r9, 1;\nmov.b32 %r1, {1, ;\nmov.b32 %r1, 7;\n\
         foo;\n}\n.func g() { ret; }\n",
    );
    let found = messages(&text);
    let expected = [
        ("expected `;`, found `%r3`", "%r3"),
        ("the register `%r9` is not declared", "%r9"),
        ("expected a constant, found `;`", ";"),
    ];
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for ((message, at), (wanted, place)) in found.iter().zip(expected) {
        assert_eq!((message.as_str(), at.as_str()), (wanted, place));
    }
    let (module, _) = parse(FileId(0), text.as_bytes());
    let printed = print(&module);
    assert!(
        printed.contains("mov.b32 %r1, 7;") && printed.contains("foo;") && printed.contains(".func g("),
        "{printed}"
    );
}

#[test]
fn a_bad_item_costs_one_finding_and_nothing_else() {
    let text =
        header(".global .b32 x = ;\n.global .f128 y;\n.nonsense\n.global .b32 z;\n.func g() { ret; }\n");
    let found: Vec<String> = messages(&text).into_iter().map(|(message, _)| message).collect();
    assert_eq!(
        found,
        [
            "expected a constant, found `;`",
            "expected a type, found `.f128`",
            "the directive `.nonsense` has no place at module scope"
        ]
    );
    let printed = print(&parse(FileId(0), text.as_bytes()).0);
    assert!(printed.contains(".global .b32 z;") && printed.contains(".func g("), "{printed}");
}

#[test]
fn a_parameterised_declaration_costs_nothing_until_it_is_used() {
    let text =
        header(".func f() { .reg .b32 %r<4000000000>; .reg .b32 %x1<3>; mov.b32 %r3999999999, %x12; }");
    let module = read(&text);
    let body = module.functions.values().next().unwrap().body.as_ref().unwrap();
    assert_eq!(body.regs.len(), 2);
    assert!(print(&module).contains("mov.b32 %r3999999999, %x12;"));
    let over = header(".func f() { .reg .b32 %r<3>; mov.b32 %r3, %r03; }");
    assert_eq!(messages(&over)[0].0, "the register `%r3` is not declared");
}

#[test]
fn scopes_nest_256_deep_and_no_deeper() {
    let nested =
        |depth: usize| header(&format!(".func f() {{ {}{} ret; }}", "{".repeat(depth), "}".repeat(depth)));
    assert!(messages(&nested(255)).is_empty());
    let found = messages(&nested(100_000));
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, "scopes are nested deeper than 256 levels");
    let brackets = header(&format!(".func f() {{ mov.b32 x, {}1; }}", "(".repeat(100_000)));
    assert_eq!(messages(&brackets).len(), 1);
    let lists = header(&format!(".global .b32 x[1] = {};", "{".repeat(100_000)));
    assert!(!messages(&lists).is_empty());
}

#[test]
fn names_are_resolved_by_scope() {
    let text = header(
        ".global .b32 x;\n.func f() {\n.reg .b64 a;\nmov.b64 a, x;\n{\n.reg .b64 x;\nmov.b64 a, x;\n}\nmov.b64 a, x;\n}\n",
    );
    let module = read(&text);
    let body = module.functions.values().next().unwrap().body.as_ref().unwrap();
    let sources: Vec<bool> = body
        .stmts
        .iter()
        .filter_map(|stmt| match stmt {
            Stmt::Inst(inst) => Some(matches!(body.operands(inst)[1], Operand::Address(Base::Symbol(_), 0))),
            _ => None,
        })
        .collect();
    assert_eq!(sources, [true, false, true]);
}

#[test]
fn labels_are_found_in_their_scope_and_outside_of_it() {
    let text = header(".func f() { { bra L; } { bra L; L: ret; } L: ret; { bra M; } bra L; }");
    let module = read(&text);
    let body = module.functions.values().next().unwrap().body.as_ref().unwrap();
    let defined = |stmt: &Stmt| match stmt {
        Stmt::Label(label) => Some(*label),
        _ => None,
    };
    let labels: Vec<_> = body.stmts.iter().filter_map(defined).collect();
    let used: Vec<_> = body
        .stmts
        .iter()
        .filter_map(|stmt| match stmt {
            Stmt::Inst(inst) if inst.opcode().op() == Op::Bra => match body.operands(inst) {
                [Operand::Label(label)] => Some(*label),
                _ => None,
            },
            _ => None,
        })
        .collect();
    let (inner, outer) = (labels[0], labels[1]);
    assert_eq!(used[0], outer);
    assert_eq!(used[1], inner);
    assert!(!body.labels[used[2]].defined, "`M` is nowhere");
    assert_eq!(used[3], outer);
}

#[test]
fn literals_are_those_of_the_assembler() {
    let value = |literal: &str| {
        let text = header(&format!(".func f() {{ .reg .b64 r; mov.b64 r, {literal}; }}"));
        let (module, findings) = parse(FileId(0), text.as_bytes());
        if !findings.is_empty() {
            return Err(findings[0].message.clone());
        }
        let body = module.functions.values().next().unwrap().body.as_ref().unwrap();
        match body.stmts.last() {
            Some(Stmt::Inst(inst)) => Ok(body.operands(inst)[1]),
            _ => Err("no instruction".to_owned()),
        }
    };
    for (literal, expected) in [
        ("10", Operand::Int(10)),
        ("0x10", Operand::Int(16)),
        ("0X1F", Operand::Int(31)),
        ("010", Operand::Int(8)),
        ("0b101", Operand::Int(5)),
        ("5U", Operand::Int(5)),
        ("18446744073709551615", Operand::Int(-1)),
        ("18446744073709551616", Operand::Int(0)),
        ("-7 / 2", Operand::Int(-3)),
        ("(.u64)-8 / 2", Operand::Int((u64::MAX / 2) as i64 - 3)),
        ("1 << 4 | 3", Operand::Int(19)),
        ("2 > 1 ? 5 : 6", Operand::Int(5)),
        ("!0 + ~0", Operand::Int(0)),
        ("WARP_SZ * 2", Operand::Int(64)),
        ("0f3F800000", Operand::F32(0x3f80_0000)),
        ("0D3FF0000000000000", Operand::F64(0x3ff0_0000_0000_0000)),
        ("1.", Operand::F64(1.0f64.to_bits())),
        (".5", Operand::F64(0.5f64.to_bits())),
        ("1e3", Operand::F64(1000.0f64.to_bits())),
        ("-1.5E-3", Operand::F64((-1.5e-3f64).to_bits())),
    ] {
        assert_eq!(value(literal), Ok(expected), "{literal}");
    }
    for literal in
        ["08", "0x", "5L", "5u", "0f3F80000", "0f3F8000000", "1e400", "1 / 0", "1.0f", "-0f3F800000"]
    {
        assert!(value(literal).is_err(), "{literal}");
    }
}

#[test]
fn a_name_needs_no_more_than_the_manual_allows() {
    for bad in ["_", "WARP_SZ", "1x", "a.b", "a-b", "%", "$", "%tid", "inlined_at"] {
        assert!(!messages(&header(&format!(".global .b32 {bad};"))).is_empty(), "{bad}");
    }
    for good in ["add", "_1", "$1", "%x", "u32", "_Z3fooi$1"] {
        assert!(messages(&header(&format!(".global .b32 {good};"))).is_empty(), "{good}");
    }
}

#[test]
fn damaged_text_is_never_a_panic() {
    // A fixed sequence, so that a failure can be repeated.
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut next = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let pieces: &[&[u8]] = &[
        b"{", b"}", b"(", b")", b"[", b"]", b";", b",", b"%r1", b".b32", b"<", b"0x", b"-", b"\"", b"/*",
        b"@", b"\xff", b"|",
    ];
    for _ in 0..1200 {
        let mut text = SAMPLE.as_bytes().to_vec();
        for _ in 0..=next(4) {
            let at = next(text.len());
            match next(4) {
                0 => text.truncate(at.max(1)),
                1 => {
                    let end = (at + next(20)).min(text.len());
                    text.drain(at..end);
                    if text.is_empty() {
                        text.push(b'.');
                    }
                }
                2 => text[at] = next(256) as u8,
                _ => {
                    let piece = pieces[next(pieces.len())];
                    text.splice(at..at, piece.iter().copied());
                }
            }
        }
        let (module, _) = parse(FileId(0), &text);
        let printed = print(&module);
        let _ = ptx::needs(&module, ptx::Sm::new(90));
        let _ = ptx::validate(module);
        let _ = parse(FileId(0), printed.as_bytes());
    }
}

#[test]
fn the_sizes_of_what_there_is_much_of_do_not_grow() {
    assert_eq!(size_of::<Operand>(), 16);
    assert_eq!(size_of::<ptx::Inst>(), 24);
    assert_eq!(size_of::<Stmt>(), 32);
    assert_eq!(size_of::<ptx::Opcode>(), 16);
}
