//! What `.ll` text becomes: each test reads a snippet and looks at the module, or at how the printer writes it back.

use ir::{
    AttrKind, Attribute, BinaryOp, CallConv, ConstKind, DebugRecordKind, GlobalKind, InstFlags, InstKind,
    Linkage, MdData, MdKey, MdKind, MdOperand, MdValue, Module, OperandKind, Ordering, Type, TypeKind,
    attributes,
};

fn read(text: &str) -> Module {
    let input = reader::read(diag::FileId(0), "test.ll", text.as_bytes());
    assert!(input.diagnostics.is_empty(), "{:#?}", input.diagnostics);
    let findings = ir::verify::module(&input.module);
    assert!(findings.is_empty(), "{findings:#?}");
    input.module
}

fn reprint(text: &str) -> String {
    ir::print::module(&read(text))
}

/// The printed text has these lines, and reads back to itself.
fn assert_kept(text: &str, lines: &[&str]) {
    let printed = reprint(text);
    for line in lines {
        assert!(printed.lines().any(|l| l.trim() == *line), "no line `{line}` in\n{printed}");
    }
    assert_eq!(reprint(&printed), printed);
}

#[test]
fn a_kernel_as_clang_writes_it() {
    let module = read(
        r#"; ModuleID = 'saxpy'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent
define dso_local ptx_kernel void @saxpy(i32 noundef %n, float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idx = sext i32 %0 to i64
  %p = getelementptr inbounds float, ptr %x, i64 %idx
  %1 = load float, ptr %p, align 4, !tbaa !1
  %q = getelementptr inbounds nuw float, ptr %y, i64 %idx
  %2 = load float, ptr %q, align 4, !tbaa !1
  %mul = fmul contract float %a, %1
  %add = fadd contract float %mul, %2
  store float %add, ptr %q, align 4, !tbaa !1
  br label %if.end

if.end:
  ret void
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_80" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"nvvm-reflect-ftz", i32 0}
!1 = !{!2, !2, i64 0}
!2 = !{!"float", !3, i64 0}
!3 = !{!"omnipotent char"}
"#,
    );
    let env = &module.env;
    let id = env.find_global("saxpy").unwrap();
    let header = env.function(id);
    assert_eq!(header.cc, CallConv::PTX_KERNEL);
    assert!(env.globals[id].dso_local);
    let cpu = env.strings.find("target-cpu").unwrap();
    let value = attributes::find_str(env.attributes.function(header.attributes), cpu).flatten();
    assert_eq!(value.map(|v| env.strings.text(v)).as_deref(), Some("sm_80"));
    assert!(env.attributes.has(header.attributes, AttrKind::Convergent));
    let body = module.body(id).unwrap();
    assert_eq!(body.layout.len(), 3);
    let then = &body.blocks[body.layout[1]].insts;
    let kinds: Vec<&str> = then.iter().map(|&i| body.insts[i].kind.opcode_name()).collect();
    let expected = ["sext", "getelementptr", "load", "getelementptr", "load", "fmul", "fadd", "store", "br"];
    assert_eq!(kinds, expected);
    let InstKind::Binary { op: BinaryOp::FMul, flags, .. } = body.insts[then[5]].kind else {
        panic!("the sixth instruction multiplies");
    };
    assert_eq!(flags, InstFlags::CONTRACT);
    assert_eq!(env.triple.as_deref(), Some("nvptx64-nvidia-cuda"));
    assert_eq!(env.layout.pointer_bits(6), 32);
    assert_eq!(env.named_metadata("llvm.module.flags").len(), 1);
}

#[test]
fn spans_point_at_name_convention_and_instruction() {
    let text = "define ptx_kernel void @k() {\n  ret void\n}\n";
    let module = read(text);
    let id = module.env.find_global("k").unwrap();
    let global = &module.env.globals[id];
    let cut = |span: Option<diag::SourceSpan>| span.map(|s| &text[s.start as usize..s.end as usize]);
    assert_eq!(cut(global.name_span), Some("@k"));
    assert_eq!(cut(global.span), Some("define ptx_kernel void @k()"));
    assert_eq!(cut(module.env.function(id).cc_span), Some("ptx_kernel"));
    let body = module.body(id).unwrap();
    assert_eq!(cut(body.spans[body.blocks[body.layout[0]].insts[0]]), Some("ret void"));
}

#[test]
fn values_and_blocks_may_be_used_before_their_definition() {
    let module = read(
        "define i32 @f(i1 %c) {
           br label %loop
         loop:
           %i = phi i32 [ 0, %0 ], [ %next, %loop ]
           %next = add nuw nsw i32 %i, 1
           br i1 %c, label %loop, label %1
         1:
           ret i32 %next
         }",
    );
    let body = module.body(module.env.find_global("f").unwrap()).unwrap();
    assert_eq!(body.layout.len(), 3);
    let insts = &body.blocks[body.layout[1]].insts;
    let InstKind::Phi { incoming, .. } = &body.insts[insts[0]].kind else { panic!("a phi") };
    let incoming = body.list(incoming);
    assert_eq!(incoming[2].as_value(), body.result(insts[1]));
    assert_eq!(incoming[1].as_block(), Some(body.layout[0]));
}

#[test]
fn typed_pointers_become_opaque() {
    assert_kept(
        "%node = type { i32, %node* }
         @g = global [2 x i32*] [i32* @x, i32* null]
         @x = global i32 0
         @y = global i8* bitcast (void (i32 addrspace(1)*)* @f to i8*)
         define void @f(i32 addrspace(1)* %p) {
           %q = bitcast i32 addrspace(1)* %p to %node addrspace(1)*
           %r = getelementptr inbounds %node, %node addrspace(1)* %q, i64 0, i32 1
           %s = load %node*, %node* addrspace(1)* %r, align 8
           %fp = inttoptr i64 4096 to void (%node*)*
           call void %fp(%node* %s)
           ret void
         }",
        &[
            "%node = type { i32, ptr }",
            "@g = global [2 x ptr] [ptr @x, ptr null]",
            "@y = global ptr @f",
            "define void @f(ptr addrspace(1) %p) {",
            "%q = bitcast ptr addrspace(1) %p to ptr addrspace(1)",
            "%r = getelementptr inbounds %node, ptr addrspace(1) %q, i64 0, i32 1",
            "%s = load ptr, ptr addrspace(1) %r, align 8",
            "call void %fp(ptr %s)",
        ],
    );
}

#[test]
fn old_attributes_get_their_type_and_name_of_today() {
    let module = read(
        "%s = type { i64, i64 }
         declare void @f(%s* byval align 8 %p, i32* nocapture sret %r) argmemonly readonly
         declare void @g() #0
         attributes #0 = { readnone }",
    );
    let env = &module.env;
    let list = env.function(env.find_global("f").unwrap()).attributes;
    let byval = attributes::find_type(env.attributes.param(list, 0), AttrKind::ByVal).unwrap();
    assert!(matches!(env.types.kind(byval), TypeKind::Named(_)));
    let text = |a: Option<&Attribute>| match a {
        Some(Attribute::Text(_, text)) => env.strings.text(*text).into_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(text(attributes::find(env.attributes.param(list, 1), AttrKind::Captures)), "none");
    assert_eq!(attributes::find_type(env.attributes.param(list, 1), AttrKind::StructRet), Some(Type::I32));
    let memory = |name: &str| {
        let list = env.function(env.find_global(name).unwrap()).attributes;
        text(attributes::find(env.attributes.function(list), AttrKind::Memory))
    };
    assert_eq!(memory("f"), "argmem: read");
    assert_eq!(memory("g"), "none");
}

#[test]
fn old_names_of_intrinsics_are_renamed_in_declarations_and_calls() {
    let module = read(
        "declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8 addrspace(1)*, i64, i1)
         define void @f(i8* %d, i8 addrspace(1)* %s) {
           call void @llvm.memcpy.p0i8.p1i8.i64(i8* %d, i8 addrspace(1)* %s, i64 4, i1 false)
           ret void
         }",
    );
    let id = module.env.find_global("llvm.memcpy.p0.p1.i64").unwrap();
    assert_eq!(module.env.find_global("llvm.memcpy.p0i8.p1i8.i64"), None);
    let body = module.body(module.env.find_global("f").unwrap()).unwrap();
    assert_eq!(body.calls.values().next().unwrap().callee.as_global(), Some(id));
}

#[test]
fn intrinsics_that_only_their_pointees_told_apart_are_one() {
    let module = read(
        "declare void @llvm.lifetime.end.p0i8(i64, i8*)
         declare void @llvm.lifetime.end.p0i32(i64, i32*)
         define void @f(i32* %p) {
           call void @llvm.lifetime.end.p0i32(i64 4, i32* %p)
           ret void
         }",
    );
    assert_eq!(module.env.globals.len(), 2);
}

#[test]
fn an_intrinsic_need_not_be_declared() {
    let module =
        read("define float @f(float %x) {\n %y = call float @llvm.sqrt.f32(float %x)\n ret float %y\n}");
    let id = module.env.find_global("llvm.sqrt.f32").unwrap();
    assert!(module.body(id).is_none());
}

#[test]
fn globals_are_used_before_their_definition_and_keep_the_order_of_the_text() {
    let module = read(
        "@table = constant [3 x ptr] [ptr @b, ptr @a, ptr @0]
         @alias = alias void (), ptr @a
         define void @a() { ret void }
         define void @b() { ret void }
         @0 = global i32 7",
    );
    let env = &module.env;
    let names: Vec<_> = env.globals.keys().map(|id| env.global_name(id).into_owned()).collect();
    assert_eq!(names, ["table", "alias", "a", "b", "0"]);
    let table = env.globals[env.find_global("table").unwrap()].as_variable().unwrap();
    let ConstKind::Aggregate(list) = env.consts.kind(table.init.unwrap()) else { panic!("an aggregate") };
    let target = |&c: &ir::Const| match env.consts.kind(c) {
        ConstKind::Global(id) => env.global_name(*id).into_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(list.iter().map(target).collect::<Vec<_>>(), ["b", "a", "0"]);
    let GlobalKind::Alias(aliasee) = &env.globals[env.find_global("alias").unwrap()].kind else {
        panic!("an alias")
    };
    assert_eq!(target(aliasee), "a");
}

#[test]
fn constants_have_one_form() {
    let module = read(
        r#"@a = global [2 x i8] c"\01\02"
           @b = global [2 x i8] [i8 1, i8 2]
           @c = global [2 x i8] c"\00\00"
           @d = global [2 x i8] zeroinitializer
           @e = global <2 x i32> <i32 7, i32 7>
           @f = global <2 x i32> splat (i32 7)
           @g = global { i32, float } { i32 0, float 0.0 }
           @h = global { i32, float } zeroinitializer
           @i = global [2 x float] [float undef, float undef]
           @j = global [2 x float] undef
           @huge = global [4294967295 x i8] zeroinitializer"#,
    );
    let env = &module.env;
    let init = |name: &str| env.globals[env.find_global(name).unwrap()].as_variable().unwrap().init.unwrap();
    for (a, b) in [("a", "b"), ("c", "d"), ("e", "f"), ("g", "h"), ("i", "j")] {
        assert_eq!(init(a), init(b), "@{a} and @{b}");
    }
    assert_eq!(*env.consts.kind(init("a")), ConstKind::Bytes(Box::new([1, 2])));
    assert_eq!(*env.consts.kind(init("huge")), ConstKind::Zero);
}

#[test]
fn constant_expressions_keep_their_shape() {
    let lines = [
        "@s = internal addrspace(3) global [4 x float] undef, align 4",
        "@p = global ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 4)",
        "@n = global i64 sub (i64 ptrtoint (ptr @p to i64), i64 1)",
        "@t = global i32 trunc (i64 ptrtoint (ptr @p to i64) to i32)",
    ];
    assert_kept(&lines.join("\n"), &lines);
}

#[test]
fn block_addresses_name_blocks_of_other_functions() {
    assert_kept(
        "@t = constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %1)]
         define void @f(ptr %p) {
           indirectbr ptr %p, [label %a, label %1]
         a:
           ret void
         1:
           ret void
         }
         define ptr @g() {
           ret ptr blockaddress(@f, %a)
         }",
        &[
            "@t = constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %1)]",
            "ret ptr blockaddress(@f, %a)",
        ],
    );
}

#[test]
fn every_instruction_comes_back() {
    let lines = [
        "%i = alloca [4 x i32], i32 %n, align 16",
        "%l = load atomic volatile i32, ptr %p syncscope(\"agent\") acquire, align 4",
        "store atomic i32 %l, ptr %p release, align 4",
        "fence syncscope(\"singlethread\") seq_cst",
        "%x = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic, align 4",
        "%w = atomicrmw volatile umax ptr %p, i32 %l monotonic, align 4",
        "%e = extractvalue { i32, i1 } %x, 0",
        "%o = insertvalue { i32, i1 } %x, i32 7, 0",
        "%k = insertelement <4 x i32> poison, i32 %e, i64 0",
        "%h = shufflevector <4 x i32> %k, <4 x i32> poison, <4 x i32> zeroinitializer",
        "%j = extractelement <4 x i32> %h, i32 1",
        "%c = icmp samesign ult i32 %j, %n",
        "%s = select i1 %c, i32 %j, i32 %n",
        "%z = zext nneg i32 %s to i64",
        "%u = trunc nuw nsw i64 %z to i16",
        "%r = freeze i32 %s",
        "%m = or disjoint i32 %r, 1",
        "%q = udiv exact i32 %m, 3",
        "%a = va_arg ptr %p, i32",
        "%b = uitofp nneg i32 %q to float",
        "%d = fcmp nnan oge float %b, %b",
        "%g = fneg fast float %b",
        "%f = call nnan float @ext(float %b) #0 [ \"deopt\"(i32 %q, ptr null) ]",
        "%y = call i32 asm sideeffect \"mov.u32 $0, %laneid;\", \"=r,~{memory}\"()",
    ];
    let text = format!(
        "declare float @ext(float)
         define i32 @f(ptr %p, i32 %n) {{
         entry:
         {}
           switch i32 %y, label %end [ i32 1, label %more i32 -2, label %end ]
         more:
           unreachable
         end:
           %t = phi i32 [ 1, %entry ], [ 1, %entry ]
           ret i32 %t
         }}
         attributes #0 = {{ nounwind }}",
        lines.join("\n")
    );
    assert_kept(&text, &lines);
}

#[test]
fn exception_handling_is_kept() {
    assert_kept(
        "declare i32 @personality(...)
         declare void @callee()
         define void @f() personality ptr @personality {
         entry:
           invoke void @callee()
                   to label %done unwind label %pad
         pad:
           %l = landingpad { ptr, i32 }
                   cleanup
                   catch ptr null
           resume { ptr, i32 } %l
         done:
           ret void
         }",
        &["resume { ptr, i32 } %l", "define void @f() personality ptr @personality {"],
    );
}

#[test]
fn debug_info_nodes_keep_their_fields() {
    let module = read(
        r#"define void @f() !dbg !4 {
             call void @f(), !dbg !DILocation(line: 7, column: 3, scope: !4, inlinedAt: !9)
             ret void, !dbg !9
           }
           !llvm.dbg.cu = !{!0}
           !0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug, enums: !2, splitDebugInlining: false)
           !1 = !DIFile(filename: "a.rs", directory: "/d", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
           !2 = !{}
           !4 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 1, type: !5, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagDefinition, unit: !0, templateParams: !2)
           !5 = !DISubroutineType(types: !6)
           !6 = !{null, !7}
           !7 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
           !8 = !DIEnumerator(name: "max", value: 340282366920938463463374607431768211455, isUnsigned: true)
           !9 = !DILocation(line: 2, column: 0, scope: !4)
           !10 = !DISubrange(count: -1, lowerBound: 0)
           !12 = !DITemplateValueParameter(name: "N", type: !7, value: i128 4)"#,
    );
    let env = &module.env;
    let md = &env.metadata;
    let unit = md.as_kind(env.named_metadata("llvm.dbg.cu")[0], MdKind::CompileUnit).unwrap();
    assert!(unit.distinct);
    assert_eq!(md.field(unit, MdKey::IsOptimized), Some(MdValue::Bool(true)));
    let id = env.find_global("f").unwrap();
    let (kind, subprogram) = env.globals[id].metadata[0];
    assert_eq!(env.strings.bytes(kind), b"dbg");
    let subprogram = md.as_kind(subprogram, MdKind::Subprogram).unwrap();
    let Some(MdValue::Word(flags)) = md.field(subprogram, MdKey::Flags) else { panic!("flags are words") };
    assert_eq!(env.strings.text(flags), "DIFlagPrototyped | DIFlagStaticMember");
    assert_eq!(module.body(id).unwrap().debug_locs.len(), 2);
    let nodes = md.iter().filter_map(|(id, _)| md.as_node(id));
    let values: Vec<(MdKind, MdValue)> = nodes
        .filter_map(|node| Some((node.kind, md.field(node, MdKey::Count).or(md.field(node, MdKey::Value))?)))
        .collect();
    assert!(values.contains(&(MdKind::Subrange, MdValue::Int(-1))));
    let wide = env.strings.find("340282366920938463463374607431768211455").unwrap();
    assert!(values.contains(&(MdKind::Enumerator, MdValue::Word(wide))));
    let template = values.iter().find(|(kind, _)| *kind == MdKind::TemplateValueParameter).unwrap();
    assert!(matches!(template.1, MdValue::Md(_)));
}

#[test]
fn debug_records_and_debug_intrinsics_both_read() {
    let with = |lines: &str| {
        read(&format!(
            "declare void @llvm.dbg.value(metadata, metadata, metadata)
             define void @f(i32 %x, i32 %y) !dbg !1 {{
               {lines}
               ret void
             }}
             !1 = distinct !DISubprogram(name: \"f\")
             !2 = !DILocalVariable(name: \"x\", scope: !1)
             !3 = !DILocation(line: 1, scope: !1)
             !4 = !DILabel(scope: !1, name: \"l\", file: null, line: 1)"
        ))
    };
    let module = with(
        "#dbg_value(i32 %x, !2, !DIExpression(), !3)
         #dbg_value(!DIArgList(i32 %x, i32 %y), !2, !DIExpression(DW_OP_LLVM_arg, 0), !3)
         #dbg_label(!4, !3)",
    );
    let body = module.body(module.env.find_global("f").unwrap()).unwrap();
    let first = body.blocks[body.layout[0]].insts[0];
    let records = &body.debug_records[&first];
    let kinds: Vec<_> = records.iter().map(|record| (record.kind, record.operands.len())).collect();
    assert_eq!(
        kinds,
        [(DebugRecordKind::Value, 3), (DebugRecordKind::Value, 3), (DebugRecordKind::Label, 1)]
    );
    assert!(matches!(records[0].operands[0], MdOperand::Local(o) if o.as_value() == Some(body.args[0])));
    assert!(matches!(&records[1].operands[0], MdOperand::ArgList(list) if list.len() == 2));
    let module = with(
        "call void @llvm.dbg.value(metadata i32 %x, metadata !2, metadata !DIExpression()), !dbg !3
         call void @llvm.dbg.value(metadata i32 0, metadata !2, metadata !DIExpression()), !dbg !3",
    );
    // The empty expression stands twice and is one node.
    let md = &module.env.metadata;
    let expressions = md.iter().filter(|&(id, _)| md.as_kind(id, MdKind::Expression).is_some());
    assert_eq!(expressions.count(), 1);
    let body = module.body(module.env.find_global("f").unwrap()).unwrap();
    let OperandKind::Metadata(arg) = body.call_args(body.calls.keys().next().unwrap())[0].kind() else {
        panic!("metadata is an operand");
    };
    assert!(matches!(body.md_operands[arg], MdOperand::Local(_)));
}

#[test]
fn annotations_stay_as_they_are_written() {
    let module = read(
        "define void @k(i32* %p) { ret void }
         !nvvm.annotations = !{!0, !1}
         !0 = !{void (i32*)* @k, !\"kernel\", i32 1}
         !1 = !{null, !\"align\", i32 8}",
    );
    let env = &module.env;
    let id = env.find_global("k").unwrap();
    assert_eq!(env.function(id).cc, CallConv::C);
    let node = env.metadata.as_node(env.named_metadata("nvvm.annotations")[0]).unwrap();
    let first = env.metadata.operands(node).next().flatten().unwrap();
    let MdData::Value(c) = env.metadata.get(first) else { panic!("a value") };
    assert_eq!(*env.consts.kind(*c), ConstKind::Global(id));
}

#[test]
fn everything_around_a_global_is_kept() {
    assert_kept(
        "$grp = comdat any
         @v = linkonce_odr hidden unnamed_addr addrspace(1) externally_initialized constant i32 3, section \"s\", comdat($grp), align 8
         @t = external thread_local(initialexec) global i32
         @e = extern_weak global i32, align 4
         define weak_odr protected coldcc noundef i32 @f(ptr align 4 dereferenceable(8) %p, i64 %n) unnamed_addr #0 section \".t\" comdat($grp) align 16 gc \"g\" prefix i32 1 {
           ret i32 0
         }
         attributes #0 = { nounwind alignstack=8 allocsize(1) vscale_range(1,2) uwtable(sync) }",
        &[
            "$grp = comdat any",
            "@v = linkonce_odr hidden unnamed_addr addrspace(1) externally_initialized constant i32 3, section \"s\", comdat($grp), align 8",
            "@t = external thread_local(initialexec) global i32",
            "@e = extern_weak global i32, align 4",
        ],
    );
    let module = read("@a = private global i32 1\n@b = available_externally global i32 1");
    let linkages: Vec<_> = module.env.globals.values().map(|global| global.linkage).collect();
    assert_eq!(linkages, [Linkage::Private, Linkage::AvailableExternally]);
}

#[test]
fn what_says_nothing_is_passed_over() {
    read(
        "module asm \"nop\"
         define i32 @f(i32 %x) {
           %y = add i32 %x, %x
           ret i32 %y
           uselistorder i32 %x, { 1, 0 }
           uselistorder { i32, i32 } zeroinitializer, { 1, 0 }
         }
         uselistorder ptr null, { 1, 0 }
         ^0 = module: (path: \"a\", hash: (1, 2, 3, 4, 5))
         ^1 = gv: (name: \"f\", summaries: (function: (module: ^0, flags: (linkage: external))))
         ^2 = blockcount: 1",
    );
}

#[test]
fn names_may_hold_any_byte() {
    let module =
        read("@\"a b\\22\\\\\\01\" = global i32 0\n@x$.-y = global i32 1\n@\"\\01m\" = global i32 2");
    assert!(module.env.find_global(b"a b\"\\\x01").is_some());
    assert!(module.env.find_global("x$.-y").is_some());
    assert!(module.env.find_global("\u{1}m").is_some());
}

#[test]
fn floats_of_newer_printers_read() {
    let module =
        read("@a = global float f0xBFB8AA3B\n@b = global float -inf\n@c = global double +nan(0x3FFFFF)");
    let env = &module.env;
    let bits = |global: &ir::Global| env.consts.kind(global.as_variable().unwrap().init.unwrap()).clone();
    let expected = [0xbfb8_aa3b, 0xff80_0000, 0x7ff8_0000_003f_ffff].map(ConstKind::Float);
    assert_eq!(env.globals.values().map(bits).collect::<Vec<_>>(), expected);
}

#[test]
fn orderings_and_scopes() {
    let module = read("define void @f() {\n fence syncscope(\"block\") acquire\n ret void\n}");
    let body = module.body(module.env.find_global("f").unwrap()).unwrap();
    let InstKind::Fence { ordering, scope } = body.insts[body.blocks[body.layout[0]].insts[0]].kind else {
        panic!("a fence");
    };
    assert_eq!(ordering, Ordering::Acquire);
    assert_eq!(module.env.scope_name(scope), "block");
}

#[test]
fn numbers_may_be_left_out() {
    let module = read("define i32 @f(i32 %0) {\n %5 = add i32 %0, 1\n %9 = add i32 %5, 1\n ret i32 %9\n}");
    assert!(module.body(module.env.find_global("f").unwrap()).is_some());
}

#[test]
fn the_denormal_modes_of_llvm_23_become_those_of_22() {
    let module = read(
        "define void @f() #0 { ret void }
         attributes #0 = { nounwind denormal_fpenv(dynamic|ieee, float: preservesign) convergent }",
    );
    let printed = ir::print::module(&module);
    assert!(printed.contains("\"denormal-fp-math\"=\"dynamic,ieee\""), "{printed}");
    assert!(printed.contains("\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\""), "{printed}");
    assert!(printed.contains("convergent") && printed.contains("nounwind"), "{printed}");
}
