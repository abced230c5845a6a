//! What instructions the constructs of the IR become. The expected lines were derived from the PTX ISA manual by hand.

#[allow(dead_code, reason = "each test file uses a part")]
mod common;

use common::{body, gives, gives_on, refused};

#[test]
fn an_index_and_a_constant_offset_fold_into_the_address() {
    gives(
        "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
           %q = getelementptr inbounds { i32, [4 x float] }, ptr addrspace(1) %p, i32 %i
           %f = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
           store float 1.0, ptr addrspace(1) %f, align 4
           ret void
         }",
        "ld.param.b64 %rd1, [k_param_0];
         ld.param.b32 %r0, [k_param_1];
         mad.wide.s32 %rd0, %r0, 20, %rd1;
         st.global.b32 [%rd0+8], 1065353216;
         ret;",
    );
}

#[test]
fn arithmetic_without_contract_prints_its_rounding_and_with_it_fuses() {
    let kernel = |flags: &str| {
        format!(
            "define float @f(float %a, float %b, float %c) {{
               %m = fmul {flags} float %a, %b
               %s = fadd {flags} float %m, %c
               ret float %s
             }}"
        )
    };
    let separate = body("sm_80", &kernel(""));
    assert!(separate.contains("mul.rn.f32") && separate.contains("add.rn.f32"), "{separate}");
    let fused = body("sm_80", &kernel("contract"));
    assert!(fused.contains("fma.rn.f32") && !fused.contains("mul"), "{fused}");
}

#[test]
fn denormal_mode_of_the_function_decides_about_ftz() {
    let text =
        "define float @f(float %a, float %b) \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" {
                  %s = fadd float %a, %b
                  ret float %s
                }";
    assert!(body("sm_80", text).contains("add.rn.ftz.f32"));
}

#[test]
fn narrow_integers_are_extended_only_where_the_bits_above_matter() {
    // The sum of two bytes leaves bits above the eighth, which a comparison has to clear and a store does not.
    gives(
        "define ptx_kernel void @k(ptr addrspace(1) %p, i8 %a, i8 %b) {
           %s = add i8 %a, %b
           %c = icmp ult i8 %s, 7
           %z = zext i1 %c to i8
           store i8 %z, ptr addrspace(1) %p, align 1
           %q = getelementptr i8, ptr addrspace(1) %p, i64 1
           store i8 %s, ptr addrspace(1) %q, align 1
           ret void
         }",
        "ld.param.b64 %rd0, [k_param_0];
         ld.param.b8 %r4, [k_param_1];
         ld.param.b8 %r5, [k_param_2];
         add.s32 %r0, %r4, %r5;
         and.b32 %r3, %r0, 255;
         setp.lt.u32 %p0, %r3, 7;
         selp.b32 %r1, 1, 0, %p0;
         st.global.b8 [%rd0], %r1;
         st.global.b8 [%rd0+1], %r0;
         ret;",
    );
}

#[test]
fn values_that_swap_in_a_loop_are_saved_first() {
    let text = "define i32 @f(i32 %n) {
                entry:
                  br label %loop
                loop:
                  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
                  %b = phi i32 [ 1, %entry ], [ %a, %loop ]
                  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
                  %j = sub i32 %i, 1
                  %c = icmp eq i32 %j, 0
                  br i1 %c, label %done, label %loop
                done:
                  ret i32 %a
                }";
    // On the back edge both values are read before either is written.
    let swap = "mov.b32 %r4, %r1;
                mov.b32 %r5, %r0;
                mov.b32 %r0, %r4;
                mov.b32 %r1, %r5;
                mov.b32 %r3, %r2;
                bra.uni $L__1;";
    let swap: Vec<&str> = swap.lines().map(str::trim).collect();
    let found = body("sm_80", text);
    assert!(found.contains(&swap.join("\n")), "{found}");
}

#[test]
fn a_branch_on_a_negation_negates_the_guard() {
    let text = "define i32 @f(i32 %a) {
                  %c = icmp eq i32 %a, 0
                  %n = xor i1 %c, true
                  br i1 %n, label %yes, label %no
                yes:
                  ret i32 1
                no:
                  ret i32 2
                }";
    let found = body("sm_80", text);
    assert!(found.contains("@%p0 bra") && !found.contains("not.pred") && !found.contains("xor"), "{found}");
}

#[test]
fn vectors_are_loaded_whole_when_aligned_and_by_elements_when_not() {
    let kernel = |align: u32| {
        format!(
            "define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {{
               %v = load <4 x float>, ptr addrspace(1) %p, align {align}
               store <4 x float> %v, ptr addrspace(1) %q, align {align}
               ret void
             }}"
        )
    };
    assert!(body("sm_80", &kernel(16)).contains("ld.global.v4.b32"));
    let halves = body("sm_80", &kernel(8));
    assert_eq!(halves.matches("ld.global.v2.b32").count(), 2, "{halves}");
    let single = body("sm_80", &kernel(4));
    assert_eq!(single.matches("st.global.b32").count(), 4, "{single}");
}

#[test]
fn an_unaligned_word_is_put_together_from_bytes() {
    gives(
        "define i32 @f(ptr addrspace(1) %p) {
           %v = load i32, ptr addrspace(1) %p, align 2
           ret i32 %v
         }",
        "ld.param.b64 %rd0, [f_param_0];
         ld.global.u16 %r1, [%rd0];
         ld.global.u16 %r2, [%rd0+2];
         shl.b32 %r3, %r2, 16;
         or.b32 %r4, %r1, %r3;
         mov.b32 %r0, %r4;
         st.param.b32 [func_retval0], %r0;
         ret;",
    );
}

#[test]
fn wide_additions_carry_through_the_flag() {
    let text = "define i128 @f(i128 %a, i128 %b) {
                  %s = add i128 %a, %b
                  ret i128 %s
                }";
    let found = body("sm_80", text);
    let low = found.find("add.cc.s64").expect("the low words");
    assert!(found[low..].contains("addc.s64"), "{found}");
    assert!(found.contains("ld.param.v2.b64"), "{found}");
}

#[test]
fn a_dense_switch_becomes_a_table_and_a_sparse_one_comparisons() {
    let switch = |cases: &[u32]| {
        let cases: String = cases.iter().map(|n| format!("i32 {n}, label %hit ")).collect();
        format!(
            "define i32 @f(i32 %a) {{
               switch i32 %a, label %miss [ {cases} ]
             hit:
               ret i32 1
             miss:
               ret i32 0
             }}"
        )
    };
    let dense = body("sm_80", &switch(&[3, 4, 5, 7, 8, 9]));
    assert!(dense.contains("brx.idx") && dense.contains("setp.gt.u32 %p0, %r1, 6"), "{dense}");
    let sparse = body("sm_80", &switch(&[1, 1000, 50_000]));
    assert_eq!(sparse.matches("setp.eq").count(), 3, "{sparse}");
}

#[test]
fn sequentially_consistent_updates_are_fenced() {
    gives(
        "define ptx_kernel void @k(ptr addrspace(1) %p) {
           %o = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4
           ret void
         }",
        "ld.param.b64 %rd0, [k_param_0];
         fence.sc.sys;
         atom.acquire.sys.global.add.u32 %r0, [%rd0], 1;
         ret;",
    );
    gives_on(
        "sm_60",
        "define ptx_kernel void @k(ptr addrspace(1) %p) {
           %o = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4
           ret void
         }",
        "ld.param.b64 %rd0, [k_param_0];
         membar.sys;
         red.sys.global.add.u32 [%rd0], 1;
         membar.sys;
         ret;",
    );
}

#[test]
fn a_relaxed_update_that_nobody_reads_is_a_reduction() {
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p) {
                  %o = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope(\"device\") monotonic, align 4
                  ret void
                }";
    assert!(body("sm_80", text).contains("red.relaxed.gpu.global.add.u32 [%rd0], 1;"));
}

#[test]
fn inline_assembly_becomes_statements() {
    gives(
        "define i32 @f(i32 %a) {
           %r = call i32 asm \"add.u32 $0, $1, 7;\", \"=r,r\"(i32 %a)
           ret i32 %r
         }",
        "ld.param.b32 %r2, [f_param_0];
         add.u32 %r1, %r2, 7;
         mov.b32 %r0, %r1;
         st.param.b32 [func_retval0], %r0;
         ret;",
    );
}

#[test]
fn what_the_target_lacks_is_told_with_what_would_have_it() {
    let text = "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
                define i32 @f(i32 %a) {
                  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %a, i32 -1)
                  ret i32 %r
                }";
    assert!(body("sm_80", text).contains("redux.sync.add.s32"));
    let found = refused("sm_75", text);
    assert_eq!(found[0].split_once(": ").map(|(code, _)| code), Some("intrinsic-needs-newer-target"));
    assert!(found[0].ends_with("needs sm_80; the target is sm_75"), "{found:?}");
}

#[test]
fn several_unsupported_constructs_are_told_in_one_run() {
    let found = refused(
        "sm_80",
        "declare double @llvm.sin.f64(double)
         declare double @llvm.pow.f64(double, double)
         define double @f(double %a) {
           %s = call double @llvm.sin.f64(double %a)
           %p = call double @llvm.pow.f64(double %s, double %a)
           ret double %p
         }",
    );
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|text| text.starts_with("unsupported: ")), "{found:?}");
}
