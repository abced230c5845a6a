//! Signatures, variables, names and directives.

#[allow(dead_code, reason = "each test file uses a part")]
mod common;

use common::{compile, refused};

fn has(ptx: &str, line: &str) {
    assert!(ptx.contains(line), "no `{line}` in:\n{ptx}");
}

#[test]
fn parameters_of_kernels_and_device_functions_have_the_types_of_the_abi() {
    let ptx = compile(
        "sm_80",
        "define { i32, i8 } @f(i8 %a, i1 %b, i128 %c, <3 x float> %d, half %e, ptr byval({ i64, i32 }) %g) noinline {
           ret { i32, i8 } zeroinitializer
         }
         define ptx_kernel void @k(i8 %a, float %b, ptr addrspace(3) align 8 %c, [3 x i16] %d) {
           ret void
         }",
    )
    .expect("it compiles");
    for line in [
        ".visible .func (.param .align 4 .b8 func_retval0[8]) f(",
        ".param .b32 f_param_0,",
        ".param .b32 f_param_1,",
        ".param .align 16 .b8 f_param_2[16],",
        ".param .align 16 .b8 f_param_3[16],",
        ".param .align 2 .b8 f_param_4[2],",
        ".param .align 8 .b8 f_param_5[16]",
        ".param .u8 k_param_0,",
        ".param .f32 k_param_1,",
        ".param .u64 .ptr .shared .align 8 k_param_2,",
        ".param .align 2 .b8 k_param_3[6]",
    ] {
        has(&ptx, line);
    }
}

#[test]
fn initialisers_hold_bytes_or_addresses_and_stand_behind_what_they_name() {
    let ptx = compile(
        "sm_80",
        "@table = addrspace(1) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @data, i64 4) to ptr), ptr null]
         @data = internal addrspace(1) global { i16, [2 x i8], i32 } { i16 258, [2 x i8] c\"ab\", i32 -1 }
         define ptx_kernel void @k(ptr %p) {
           store ptr addrspace(1) @table, ptr %p
           ret void
         }",
    )
    .expect("it compiles");
    has(&ptx, ".global .align 4 .b8 data[8] = {2, 1, 97, 98, 255, 255, 255, 255};");
    has(&ptx, ".visible .global .align 8 .u64 table[2] = {generic(data)+4, 0};");
    assert!(ptx.find("data[8]") < ptx.find("table[2]"));
}

#[test]
fn dynamic_shared_memory_is_an_array_without_length() {
    let ptx = compile(
        "sm_80",
        "@dyn = external addrspace(3) global [0 x float], align 16
         define ptx_kernel void @k() {
           store float 1.0, ptr addrspace(3) @dyn, align 4
           ret void
         }",
    )
    .expect("it compiles");
    has(&ptx, ".extern .shared .align 16 .b8 dyn[];");
    has(&ptx, "st.shared.b32 [dyn], 1065353216;");
}

#[test]
fn a_shared_variable_takes_no_initial_value() {
    let found = refused(
        "sm_80",
        "@s = internal addrspace(3) global i32 7
         define ptx_kernel void @k(ptr %p) {
           %v = load i32, ptr addrspace(3) @s
           store i32 %v, ptr %p
           ret void
         }",
    );
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].contains("a shared variable with an initial value") && found[0].contains("`s`"),
        "{found:?}"
    );
}

#[test]
fn names_are_escaped_without_clashes() {
    let ptx = compile(
        "sm_80",
        "define internal i32 @\"a.b\"() noinline { ret i32 1 }
         define internal i32 @\"a_$_b\"() noinline { ret i32 2 }
         define ptx_kernel void @k(ptr %p) {
           %x = call i32 @\"a.b\"()
           %y = call i32 @\"a_$_b\"()
           %z = add i32 %x, %y
           store i32 %z, ptr %p
           ret void
         }",
    )
    .expect("it compiles");
    has(&ptx, ".func (.param .b32 func_retval0) a_$_b(");
    has(&ptx, ".func (.param .b32 func_retval0) a_$_b_$n1(");
}

#[test]
fn a_global_that_is_called_like_a_local_name_keeps_its_name() {
    let ptx = compile(
        "sm_80",
        "@prototype_0 = addrspace(1) global i32 0
         define ptx_kernel void @k(ptr %f) {
           call void %f(i32 1)
           store i32 1, ptr addrspace(1) @prototype_0
           ret void
         }",
    )
    .expect("it compiles");
    has(&ptx, ".b8 prototype_0[4];");
    has(&ptx, "_$l_prototype_0: .callprototype");
}

#[test]
fn launch_bounds_become_directives() {
    let ptx = compile(
        "sm_80",
        "define ptx_kernel void @k() \"nvvm.maxntid\"=\"128,2\" \"nvvm.minctasm\"=\"3\" \"nvvm.maxnreg\"=\"40\" { ret void }",
    )
    .expect("it compiles");
    has(&ptx, ".maxntid 128, 2, 1");
    has(&ptx, ".minnctapersm 3");
    has(&ptx, ".maxnreg 40");
}

#[test]
fn recursion_and_calls_ahead_are_declared_first() {
    let ptx = compile(
        "sm_80",
        "define i32 @even(i32 %n) noinline {
           %c = icmp eq i32 %n, 0
           br i1 %c, label %yes, label %no
         yes:
           ret i32 1
         no:
           %m = sub i32 %n, 1
           %r = call i32 @odd(i32 %m)
           ret i32 %r
         }
         define i32 @odd(i32 %n) noinline {
           %c = icmp eq i32 %n, 0
           br i1 %c, label %yes, label %no
         yes:
           ret i32 0
         no:
           %m = sub i32 %n, 1
           %r = call i32 @even(i32 %m)
           ret i32 %r
         }",
    )
    .expect("it compiles");
    assert_eq!(ptx.matches(") odd(").count(), 2, "declared and defined:\n{ptx}");
    assert_eq!(ptx.matches(") even(").count(), 1, "defined only:\n{ptx}");
}

#[test]
fn the_version_is_the_lowest_that_the_code_needs() {
    let plain = compile("sm_80", "define ptx_kernel void @k() { ret void }").expect("it compiles");
    has(&plain, ".version 7.0\n");
    let large = compile("sm_80", "define ptx_kernel void @k([5000 x i8] %a) { ret void }");
    if let Ok(ptx) = large {
        has(&ptx, ".version 8.1\n");
    }
    let large = compile("sm_80", "define ptx_kernel void @k(ptr byval([5000 x i8]) %a) { ret void }")
        .expect("it compiles");
    has(&large, ".version 8.1\n");
}

#[test]
fn an_alias_gives_a_local_variable_its_name_and_a_second_name_is_refused() {
    let kernel = "define ptx_kernel void @k(ptr %p) {
        %x = load i32, ptr addrspace(1) @w
        store i32 %x, ptr %p
        ret void
      }";
    let ptx = compile(
        "sm_80",
        &format!("@v = internal addrspace(1) global i32 5\n@w = alias i32, ptr addrspace(1) @v\n{kernel}"),
    )
    .expect("it compiles");
    has(&ptx, ".visible .global .align 4 .b8 w[4] = {5, 0, 0, 0};");
    has(&ptx, "ld.global.b32 %r0, [w];");
    let found = refused(
        "sm_80",
        &format!("@v = addrspace(1) global i32 5\n@w = alias i32, ptr addrspace(1) @v\n{kernel}"),
    );
    assert_eq!(
        found,
        [
            "unsupported: an exported second name of something else than a device function, of `w`, is not supported yet"
        ]
    );
}
