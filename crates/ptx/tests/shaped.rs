//! Operands whose shape the modifiers say: vectors by shape, tensors, textures, video selectors, bounded constants. Each verdict
//! was asked of ptxas 13.5.

use diag::FileId;

fn module(target: &str, body: &str) -> String {
    let registers: Vec<String> = ["b16", "b32", "b64", "f32", "u32", "s32", "pred", "b128"]
        .iter()
        .map(|ty| format!(".reg .{ty} %{ty}_<8>;\n"))
        .collect();
    format!(
        ".version 9.5\n.target {target}\n.address_size 64\n.global .texref tex0;\n.global .surfref srf0;\n\
         .visible .entry k() {{\n{}{body}\nret;\n}}\n",
        registers.concat()
    )
}

fn accepts(target: &str, body: &str) -> bool {
    ptx::check(FileId(0), module(target, body).as_bytes()).1.is_some()
}

/// Legal forms, each with its target.
const LEGAL: &[(&str, &str)] = &[
    (
        "sm_90a",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f32_0, %f32_1, %f32_2, %f32_3}, %b64_0, %b64_1, %pred_0, 1, -1, 0, 1;",
    ),
    ("sm_100a", "tcgen05.ld.sync.aligned.16x128b.x1.b32 {%b32_0, %b32_1}, [%b32_2];"),
    ("sm_100a", "tcgen05.mma.cta_group::1.kind::f16 [%b32_0], %b64_0, %b64_1, %b32_1, %pred_0;"),
    ("sm_100a", "tcgen05.mma.cta_group::1.kind::f16.ashift [%b32_0], [%b32_2], %b64_1, %b32_1, %pred_0;"),
    (
        "sm_90",
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%b64_0], [%b64_1, {%s32_0, %s32_1}], [%b64_2];",
    ),
    ("sm_75", "tex.2d.v4.f32.f32 {%f32_0, %f32_1, %f32_2, %f32_3}, [tex0, {%f32_4, %f32_5}];"),
    ("sm_75", "tex.2d.v4.f32.s32 {%f32_0, %f32_1, %f32_2, %f32_3}|%pred_0, [tex0, {%s32_4, %s32_5}];"),
    ("sm_75", "suld.b.a1d.b32.trap %b32_0, [srf0, {%u32_0, %s32_0}];"),
    ("sm_75", "vadd.s32.u32.s32.sat %u32_0, %u32_1.b0, %u32_2.h1;"),
    ("sm_75", "vadd4.u32.u32.u32 %u32_0.b310, %u32_1.b7310, %u32_2, %u32_3;"),
    ("sm_75", "vmad.s32.s32.s32 %u32_0, -%u32_1, %u32_2, %u32_3;"),
];

/// Near misses of the same.
const ILLEGAL: &[(&str, &str)] = &[
    (
        "sm_90a",
        "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%f32_0, %f32_1, %f32_2, %f32_3}, %b64_0, %b64_1, %pred_0, 1, -1, 0, 1;",
    ),
    (
        "sm_90a",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f32_0, %f32_1, %f32_2, %f32_3}, %b64_0, %b64_1, %pred_0, 2, -1, 0, 1;",
    ),
    ("sm_100", "tcgen05.ld.sync.aligned.16x128b.x1.b32 {%b32_0, %b32_1}, [%b32_2];"),
    ("sm_100a", "tcgen05.ld.sync.aligned.16x128b.x1.b32 {%b32_0, %b32_1}, [%b64_2];"),
    ("sm_100a", "tcgen05.mma.cta_group::1.kind::f16.ashift [%b32_0], %b64_0, %b64_1, %b32_1, %pred_0;"),
    ("sm_100a", "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%b64_0], 96;"),
    (
        "sm_90",
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%b64_0], [%b64_1, {%s32_0}], [%b64_2];",
    ),
    ("sm_75", "tex.2d.v4.f32.f32 {%f32_0, %f32_1, %f32_2, %f32_3}, [srf0, {%f32_4, %f32_5}];"),
    ("sm_75", "suld.b.a1d.b32.trap %b32_0, [srf0, {%s32_0}];"),
    ("sm_75", "vadd.s32.u32.s32.add %u32_0.h0, %u32_1, %u32_2, %u32_3;"),
    ("sm_75", "vadd4.u32.u32.u32 %u32_0, %u32_1.h1, %u32_2, %u32_3;"),
    ("sm_75", "vmad.s32.s32.s32 %u32_0, -%u32_1, %u32_2, -%u32_3;"),
];

#[test]
fn operands_fit_the_shape_that_the_modifiers_say() {
    for (target, body) in LEGAL {
        assert!(accepts(target, body), "refused for {target}: {body}");
    }
}

#[test]
fn operands_of_another_shape_are_refused() {
    for (target, body) in ILLEGAL {
        assert!(!accepts(target, body), "taken for {target}: {body}");
    }
}

#[test]
fn shaped_operands_print_as_they_are_read() {
    for (target, body) in LEGAL {
        let (parsed, findings) = ptx::parse(FileId(0), module(target, body).as_bytes());
        assert!(findings.is_empty(), "{body}: {findings:?}");
        let printed = ptx::print(&parsed);
        assert!(printed.contains(body.trim_end_matches(';')), "{body}\nis printed as\n{printed}");
    }
}
