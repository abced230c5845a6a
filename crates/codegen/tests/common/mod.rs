//! From IR text to PTX text, without optimisation, validated on the way.

use diag::Diagnostic;

const HEAD: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
                    target triple = \"nvptx64-nvidia-cuda\"\n";

/// Compiles a module for an architecture.
pub(crate) fn compile(cpu: &str, text: &str) -> Result<String, Vec<Diagnostic>> {
    let input = reader::read(diag::FileId(0), "test.ll", format!("{HEAD}{text}").as_bytes());
    assert!(input.is_complete(), "{:?}", input.diagnostics);
    let linked =
        link::link(vec![link::Unit::Whole(input)], &link::Options::default()).expect("one module links");
    let roots: Vec<ir::GlobalId> = linked.roots.iter().map(|(id, _)| id).collect();
    let flags = gate::TargetFlags { cpu: Some(cpu.to_owned()), ..gate::TargetFlags::default() };
    let (target, _) = gate::Target::make(&flags, &linked.module.env, &roots);
    let report = gate::check(linked.module, &target, roots, gate::Options::default());
    let Some(checked) = report.checked else { return Err(report.diagnostics) };
    let lowered = opt::run(checked, &opt::Options { level: opt::Level::O0 })?;
    let module = codegen::compile(lowered, &codegen::Options::default())?;
    let (findings, valid) = ptx::validate(module);
    let valid = valid.unwrap_or_else(|| panic!("{findings:?}"));
    Ok(ptx::print(valid.module()))
}

/// The instructions of the only function with a body, or of the last one: without declarations of registers.
pub(crate) fn body(cpu: &str, text: &str) -> String {
    let ptx = compile(cpu, text).expect("nothing is unsupported");
    let start = ptx.rfind("\n{\n").expect("a body") + 3;
    let lines = ptx[start..].lines().map(str::trim).take_while(|line| !line.is_empty());
    let mut out: Vec<&str> = lines.filter(|line| !line.starts_with(".reg")).collect();
    // The brace that ends the body.
    out.pop();
    out.join("\n")
}

/// Asserts that a module for sm_80 compiles to these instructions.
#[track_caller]
pub(crate) fn gives(text: &str, wanted: &str) {
    gives_on("sm_80", text, wanted);
}

/// The same for another architecture.
#[track_caller]
pub(crate) fn gives_on(cpu: &str, text: &str, wanted: &str) {
    let found = body(cpu, text);
    let wanted: Vec<&str> = wanted.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let wanted = wanted.join("\n");
    assert!(found == wanted, "found:\n{found}\nwanted:\n{wanted}");
}

/// The messages with which a module is refused.
#[track_caller]
pub(crate) fn refused(cpu: &str, text: &str) -> Vec<String> {
    match compile(cpu, text) {
        Ok(ptx) => panic!("compiled:\n{ptx}"),
        Err(found) => found.iter().map(|d| format!("{}: {}", d.code.name, d.message)).collect(),
    }
}
