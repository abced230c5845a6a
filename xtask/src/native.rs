//! The native reference: the same device IR, made to run on this machine.
//!
//! Thread indices, barriers and warp operations become calls into `native/runtime.c`; address spaces, conventions and
//! target attributes go; triple and layout become those of x86-64; `llc-22 -fp-contract=off` compiles the result. Nothing
//! else of the IR changes, so results are equal bit for bit (NaNs as NaNs).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::tools::{self, run};

const LAYOUT: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";

/// Rewrites a device module in text form for this machine and adds an entry point for each kernel.
pub(crate) fn rewrite(text: &str) -> Result<String> {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    out.push_str(LAYOUT);
    let mut kernels = Vec::new();
    for line in text.lines() {
        if line.starts_with("target datalayout") || line.starts_with("target triple") {
            continue;
        }
        if line.starts_with("define ") && line.contains(" ptx_kernel ") {
            kernels.push(Kernel::parse(line).ok_or_else(|| format!("cannot parse the kernel: {line}"))?);
        }
        let line = plain_line(line);
        out.push_str(&line);
        out.push('\n');
    }
    for kernel in &kernels {
        kernel.print_entry(&mut out);
    }
    print_table(&kernels, &mut out);
    Ok(out)
}

/// A line without what only the device knows.
fn plain_line(line: &str) -> String {
    if line.starts_with('@') && line.contains("addrspace(3)") && line.contains(" external ") {
        // Dynamic shared memory: room for the most that a launch may ask for.
        let name = line.split(" = ").next().unwrap_or_default();
        return format!("{name} = global [65536 x i8] zeroinitializer, align 256");
    }
    let mut line =
        line.replace("addrspacecast", "bitcast").replace("ptx_kernel ", "").replace("ptx_device ", "");
    while let Some(at) = line.find(" addrspace(") {
        let end = line[at..].find(')').map_or(line.len(), |n| at + n + 1);
        line.replace_range(at..end, "");
    }
    if line.starts_with("attributes #") {
        for key in ["\"target-cpu\"=\"", "\"target-features\"=\""] {
            if let Some(at) = line.find(key) {
                let end = line[at + key.len()..].find('"').map_or(line.len(), |n| at + key.len() + n + 1);
                line.replace_range(at..end, "");
            }
        }
    }
    if line.contains("@llvm.") {
        line = rename_intrinsics(&line);
    }
    line
}

/// `@llvm.nvvm.a.b` becomes `@llvm_nvvm_a_b`; the address spaces in the names of `memcpy` and its like go.
fn rename_intrinsics(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find("@llvm.") {
        let name_at = at + 1;
        let length = rest[name_at..]
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_'))
            .unwrap_or(rest.len() - name_at);
        let name = &rest[name_at..name_at + length];
        out.push_str(&rest[..name_at]);
        if name.starts_with("llvm.nvvm.") {
            out.push_str(&name.replace('.', "_"));
        } else {
            let parts: Vec<&str> = name
                .split('.')
                .map(|part| {
                    let space = part
                        .strip_prefix('p')
                        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
                    if space { "p0" } else { part }
                })
                .collect();
            out.push_str(&parts.join("."));
        }
        rest = &rest[name_at + length..];
    }
    out.push_str(rest);
    out
}

/// A kernel's name and the types of its parameters.
struct Kernel {
    name: String,
    params: Vec<Param>,
}

struct Param {
    ty: String,
    /// The attribute with its type, for a structure that is handed over as a pointer to a copy.
    byval: Option<String>,
}

impl Kernel {
    fn parse(line: &str) -> Option<Kernel> {
        let (_, rest) = line.split_once('@')?;
        let open = rest.find('(')?;
        let name = rest[..open].to_owned();
        let close = closing(rest, open)?;
        let params = split(&rest[open + 1..close]).into_iter().map(|text| Param::parse(text.trim()));
        Some(Kernel { name, params: params.collect::<Option<_>>()? })
    }

    /// A function that takes an array of pointers to the arguments and calls the kernel.
    fn print_entry(&self, out: &mut String) {
        let _ = writeln!(out, "\ndefine void @\"native${}\"(ptr %args) {{", self.name);
        let mut list = Vec::new();
        for (k, param) in self.params.iter().enumerate() {
            let _ = writeln!(out, "  %slot{k} = getelementptr ptr, ptr %args, i64 {k}");
            let _ = writeln!(out, "  %at{k} = load ptr, ptr %slot{k}");
            if let Some(byval) = &param.byval {
                list.push(format!("ptr {byval} %at{k}"));
            } else {
                let _ = writeln!(out, "  %arg{k} = load {}, ptr %at{k}, align 1", param.ty);
                list.push(format!("{} %arg{k}", param.ty));
            }
        }
        let _ = writeln!(out, "  call void @{}({})\n  ret void\n}}", self.name, list.join(", "));
    }
}

impl Param {
    fn parse(text: &str) -> Option<Param> {
        let end = match text.as_bytes().first()? {
            b'[' | b'{' | b'<' => closing(text, 0)? + 1,
            _ => text.find(' ').unwrap_or(text.len()),
        };
        let byval = text.find("byval(").and_then(|at| {
            let close = closing(text, at + 5)?;
            let align = text[close..].find("align ").map(|a| &text[close + a..]);
            let align = align.map(|a| a.split(' ').take(2).collect::<Vec<_>>().join(" ")).unwrap_or_default();
            Some(format!("{} {align}", &text[at..=close]))
        });
        Some(Param { ty: text[..end].to_owned(), byval })
    }
}

/// The table in which the runtime looks kernels up.
fn print_table(kernels: &[Kernel], out: &mut String) {
    for (k, kernel) in kernels.iter().enumerate() {
        let length = kernel.name.len() + 1;
        let _ = writeln!(out, "@ptxgate_name{k} = private constant [{length} x i8] c\"{}\\00\"", kernel.name);
    }
    let rows: Vec<String> = (0..kernels.len())
        .map(|k| format!("{{ ptr, ptr }} {{ ptr @ptxgate_name{k}, ptr @\"native${}\" }}", kernels[k].name))
        .collect();
    let _ =
        writeln!(out, "@ptxgate_kernels = constant [{} x {{ ptr, ptr }}] [{}]", rows.len(), rows.join(", "));
    let _ = writeln!(out, "@ptxgate_kernel_count = constant i32 {}", rows.len());
}

/// The place of the bracket that closes the one at `open`.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Splits at the commas outside brackets.
fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(&text[start..]);
    }
    parts
}

/// Compiles a device module in text form to a program for this machine; `stem` names the files that are made.
pub(crate) fn build(text: &str, stem: &Path) -> Result<PathBuf> {
    let ll = stem.with_extension("native.ll");
    tools::write(&ll, rewrite(text)?)?;
    compile(&ll, stem)
}

/// Compiles what [`rewrite`] gave and links it with the runtime.
pub(crate) fn compile(ll: &Path, stem: &Path) -> Result<PathBuf> {
    let bitcode = stem.with_extension("native.bc");
    let object = stem.with_extension("native.o");
    let program = stem.with_extension("native");
    // Debug information names units that the native back end must not see.
    let mut opt = Command::new("opt-22");
    run(opt.args(["-strip-debug", "-passes=verify", "-o"]).arg(&bitcode).arg(ll))?;
    let mut llc = Command::new("llc-22");
    llc.args(["-O1", "-fp-contract=off", "-relocation-model=pic", "-mattr=+f16c", "-filetype=obj", "-o"]);
    run(llc.arg(&object).arg(&bitcode))?;
    run(Command::new("clang-22").arg(&object).arg(runtime()?).arg("-lm").arg("-o").arg(&program))?;
    Ok(program)
}

/// The runtime's object file, compiled anew when the source is younger.
fn runtime() -> Result<PathBuf> {
    let source = tools::root().join("xtask/native/runtime.c");
    let object = tools::scratch()?.join("runtime.o");
    let time = |path: &Path| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    if time(&object).is_none_or(|made| time(&source).is_none_or(|changed| changed > made)) {
        let mut clang = Command::new("clang-22");
        run(clang.args(["-O1", "-Wall", "-Wextra", "-Werror", "-c"]).arg(&source).arg("-o").arg(&object))?;
    }
    Ok(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn address_spaces_and_conventions_go() {
        let line = "  call ptx_kernel void @k(ptr addrspacecast (ptr addrspace(3) @s to ptr))";
        assert_eq!(plain_line(line), "  call void @k(ptr bitcast (ptr @s to ptr))");
    }

    #[test]
    fn device_intrinsics_become_functions() {
        let line = "  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()";
        assert_eq!(plain_line(line), "  %x = call i32 @llvm_nvvm_read_ptx_sreg_tid_x()");
        let line = "call void @llvm.memcpy.p0.p3.i64(ptr %a, ptr addrspace(3) %b, i64 8, i1 false)";
        assert_eq!(plain_line(line), "call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 8, i1 false)");
    }

    #[test]
    fn parameters_are_split_at_top_level() {
        let kernel = Kernel::parse(
            "define ptx_kernel void @k(i64 noundef %n, [3 x i64] %0, ptr readonly byval(%struct.R) align 8 captures(none) %1) {",
        )
        .expect("a kernel");
        let types: Vec<&str> = kernel.params.iter().map(|p| &*p.ty).collect();
        assert_eq!(types, ["i64", "[3 x i64]", "ptr"]);
        assert_eq!(kernel.params[2].byval.as_deref(), Some("byval(%struct.R) align 8"));
    }
}
