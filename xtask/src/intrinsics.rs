//! Makes the table of intrinsic signatures of the IR verifier, from the records that LLVM 22 declares its intrinsics by
//! (package `llvm-22-dev`, read with `llvm-tblgen-22`). What the verifier does with the table stands in
//! `ir::verify::intrinsics`, which also says how a line reads.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::Result;
use crate::tools::{self, run};

const INCLUDE: &str = "/usr/include/llvm-22";
/// The targets of device code, and what belongs to no target.
const PREFIXES: [&str; 5] = ["", "nvvm", "amdgcn", "r600", "spv"];

/// Families that no device has, and whose forms changed often.
const ELSEWHERE: [&str; 3] = ["llvm.coro.", "llvm.objc.", "llvm.experimental.gc."];

/// `cargo xtask intrinsics [--check]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let made = table()?;
    let path = tools::root().join("crates/ir/src/verify/intrinsics.txt");
    if args.iter().any(|arg| arg == "--check") {
        if tools::read(&path)? == made {
            return Ok(());
        }
        return Err(
            "crates/ir/src/verify/intrinsics.txt is not what LLVM declares: run `cargo xtask intrinsics`"
                .into(),
        );
    }
    tools::write(&path, made)
}

fn table() -> Result<String> {
    let mut command = Command::new("llvm-tblgen-22");
    command.args(["-I", INCLUDE, "--dump-json"]).arg(format!("{INCLUDE}/llvm/IR/Intrinsics.td"));
    let records: Value =
        serde_json::from_slice(&run(&mut command)?.stdout).map_err(|e| format!("llvm-tblgen-22: {e}"))?;
    let names = records["!instanceof"]["Intrinsic"].as_array().ok_or("there are no intrinsics")?;
    let mut lines = BTreeMap::new();
    for name in names.iter().filter_map(Value::as_str) {
        let record = &records[name];
        if PREFIXES.contains(&text(&record["TargetPrefix"])) {
            let (name, signature) = line(&records, name, record)?;
            if !ELSEWHERE.iter().any(|family| name.starts_with(family)) {
                lines.insert(name, signature);
            }
        }
    }
    Ok(lines.into_iter().map(|(name, signature)| format!("{name}\t{signature}\n")).collect())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn line(records: &Value, id: &str, record: &Value) -> Result<(String, String)> {
    let own = text(&record["LLVMName"]);
    let name = match own {
        "" => format!("llvm.{}", id.strip_prefix("int_").unwrap_or(id).replace('_', ".")),
        own => own.to_owned(),
    };
    let list = |key: &str| -> Result<String> {
        let types = record[key].as_array().map(Vec::as_slice).unwrap_or_default();
        let codes: Result<Vec<String>> = types.iter().map(|t| code(&records[text(&t["def"])])).collect();
        Ok(codes?.join(","))
    };
    let signature = format!("{}:{}", list("RetTypes")?, list("ParamTypes")?);
    let immediates = immediates(records, record);
    Ok((name, if immediates.is_empty() { signature } else { format!("{signature}\t{immediates}") }))
}

/// The code of a type.
fn code(ty: &Value) -> Result<String> {
    let classes: Vec<&str> =
        ty["!superclasses"].as_array().map(|list| list.iter().map(text).collect()).unwrap_or_default();
    let number = ty["Number"].as_u64().unwrap_or(0);
    let vt = text(&ty["VT"]["def"]);
    let signature: Vec<u64> =
        ty["Sig"].as_array().map(|list| list.iter().filter_map(Value::as_u64).collect()).unwrap_or_default();
    Ok(match classes.last().copied().unwrap_or_default() {
        "LLVMMatchType" => format!("={number}"),
        "LLVMScalarOrSameVectorWidth" => match signature.get(2..) {
            Some([1]) => format!("^{number}i1"),
            Some([4]) => format!("^{number}i32"),
            _ => "?".to_owned(),
        },
        "LLVMOneNthElementsVectorType" => format!("/{number}x{}", signature.get(2).unwrap_or(&1)),
        "LLVMVectorElementType" => format!(".{number}"),
        "LLVMVectorOfAnyPointersToElt" => "?v".to_owned(),
        "LLVMQualPointerType" => match signature.as_slice() {
            [_, space] => format!("p{space}"),
            _ => "p".to_owned(),
        },
        _ => match vt {
            "Any" => "?".to_owned(),
            "iAny" => "?i".to_owned(),
            "fAny" => "?f".to_owned(),
            "vAny" => "?v".to_owned(),
            "pAny" => "?p".to_owned(),
            "isVoid" => "...".to_owned(),
            "MetadataVT" => "metadata".to_owned(),
            "token" => "token".to_owned(),
            plain if plain.starts_with(['i', 'f', 'v', 'b']) => plain.to_owned(),
            other => return Err(format!("{other} is no type that the table has")),
        },
    })
}

/// Positions of the arguments that must be constants, with the range where one is declared: `2,3[0,16)`.
fn immediates(records: &Value, record: &Value) -> String {
    let mut at = BTreeSet::new();
    let mut ranges = BTreeMap::new();
    for property in record["IntrProperties"].as_array().map(Vec::as_slice).unwrap_or_default() {
        let property = &records[text(&property["def"])];
        let class = property["!superclasses"].as_array().and_then(|c| c.last()).map(text);
        // Argument 0 is the result.
        let Some(argument) = property["ArgNo"].as_u64().and_then(|n| n.checked_sub(1)) else { continue };
        match class {
            Some("ImmArg") => {
                at.insert(argument);
            }
            Some("Range") => {
                let bound = |key: &str| property[key].as_i64().unwrap_or(0);
                ranges.insert(argument, format!("[{},{})", bound("Lower"), bound("Upper")));
            }
            _ => {}
        }
    }
    let one = |n: &u64| format!("{n}{}", ranges.get(n).map_or("", String::as_str));
    at.iter().map(one).collect::<Vec<_>>().join(" ")
}
