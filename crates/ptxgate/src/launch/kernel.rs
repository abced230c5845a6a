//! The kernel that is meant, and whether the arguments fit its parameters.

use super::scalar::Scalar;
use super::spec::Spec;
use diag::demangle::demangle;
use ptx::tree::{FuncId, FunctionKind};
use ptx::types::TypeKind;
use ptx::{Function, Module, Variable};
use std::fmt::Write;

/// Kernels that a message lists.
const LISTED: usize = 20;

/// The kernel of that name, mangled or not; without a name the only one.
///
/// # Errors
/// There is no such kernel, or a name is needed; the message lists what there is.
pub fn choose(module: &Module, name: Option<&str>) -> Result<FuncId, String> {
    let kernels: Vec<(FuncId, &str)> = module
        .functions
        .iter()
        .filter(|(_, f)| f.kind == FunctionKind::Entry && f.body.is_some())
        .map(|(id, f)| (id, module.symbol_name(f.symbol)))
        .collect();
    let Some(name) = name else {
        return match kernels.as_slice() {
            [(only, _)] => Ok(*only),
            [] => Err("the input has no kernel".into()),
            _ => Err(format!("which kernel? say it with --kernel{}", list(&kernels))),
        };
    };
    if let Some((id, _)) = kernels.iter().find(|(_, raw)| *raw == name) {
        return Ok(*id);
    }
    // What follows the parameters' parenthesis, and the path in front, need not be given.
    let plain = |raw: &str| {
        let nice = demangle(raw).into_owned();
        let path = nice.split('(').next().unwrap_or(&nice);
        nice == name || path == name || path.rsplit("::").next() == Some(name)
    };
    let alike: Vec<_> = kernels.iter().copied().filter(|(_, raw)| plain(raw)).collect();
    match alike.as_slice() {
        [(only, _)] => Ok(*only),
        [] if kernels.is_empty() => Err(format!("there is no kernel `{name}`: the input has no kernel")),
        [] => Err(format!("there is no kernel `{name}`{}", list(&kernels))),
        _ => Err(format!("`{name}` may mean several kernels{}", list(&alike))),
    }
}

fn list(kernels: &[(FuncId, &str)]) -> String {
    let mut text = String::from("; there are:");
    for (_, raw) in kernels.iter().take(LISTED) {
        let nice = demangle(raw);
        let _ = if nice == *raw { write!(text, "\n  {raw}") } else { write!(text, "\n  {nice}    ({raw})") };
    }
    if kernels.len() > LISTED {
        let _ = write!(text, "\n  ... and {} more", kernels.len() - LISTED);
    }
    text
}

/// Checks number, size and kind of the arguments.
///
/// # Errors
/// They do not fit; the message lists the parameters.
pub fn check_arguments(module: &Module, kernel: FuncId, args: &[Spec]) -> Result<(), String> {
    let function = &module.functions[kernel];
    let params: Vec<&Variable> = function.params.iter().map(|local| &function.locals[*local]).collect();
    let complain = |what: String| Err(format!("{what}{}", parameters(module, function)));
    if params.len() != args.len() {
        let has = match params.len() {
            0 => "has no parameter".to_owned(),
            1 => "has 1 parameter".to_owned(),
            n => format!("has {n} parameters"),
        };
        return complain(format!("the kernel {has}, but there {} given", were(args.len())));
    }
    for (index, (param, spec)) in params.iter().zip(args).enumerate() {
        if let Some(why) = misfit(param, spec) {
            return complain(format!("--arg {index} is {}, but the parameter {why}", spec.describe()));
        }
        check_address(args, spec).map_err(|why| format!("--arg {index}: {why}"))?;
    }
    Ok(())
}

pub(super) fn were(n: usize) -> String {
    if n == 1 { "is 1 argument".into() } else { format!("are {n} arguments") }
}

/// How the argument does not fit the parameter, if it does not.
fn misfit(param: &Variable, spec: &Spec) -> Option<String> {
    let size = param.size().and_then(|size| usize::try_from(size).ok());
    if size != Some(spec.layout().0) {
        let size = size
            .map_or("has no known size".into(), |n| format!("has {n} byte{}", if n == 1 { "" } else { "s" }));
        return Some(size);
    }
    let is_float = |scalar| matches!(scalar, Scalar::F16 | Scalar::Bf16 | Scalar::F32 | Scalar::F64);
    match (param.ty.kind(), spec) {
        // `.b32` says nothing of its content, and is what compilers print for floats as well.
        (TypeKind::Float, Spec::Value { scalar, .. }) if !is_float(*scalar) && param.dims.is_empty() => {
            Some("is a floating-point number".into())
        }
        (TypeKind::Unsigned | TypeKind::Signed, Spec::Value { scalar, .. })
            if is_float(*scalar) && param.dims.is_empty() =>
        {
            Some("is an integer or a pointer".into())
        }
        (TypeKind::Float, Spec::Buffer(_) | Spec::Address { .. }) => {
            Some("is a floating-point number".into())
        }
        _ => None,
    }
}

/// Whether every `&N` in it names an argument that has a buffer.
fn check_address(args: &[Spec], spec: &Spec) -> Result<(), String> {
    match spec {
        Spec::Address { argument, .. } => match args.get(*argument) {
            None => Err(format!("`&{argument}` names an argument that is not there; they count from 0")),
            Some(other) if other.buffers().is_empty() => {
                Err(format!("`&{argument}`: argument {argument} has no buffer"))
            }
            Some(_) => Ok(()),
        },
        Spec::Struct(fields) => fields.iter().try_for_each(|field| check_address(args, field)),
        _ => Ok(()),
    }
}

/// The parameters of a kernel, one a line, as PTX declares them.
fn parameters(module: &Module, function: &Function) -> String {
    let name = module.symbol_name(function.symbol);
    let mut text = format!("; the parameters of `{}` are:", demangle(name));
    for (index, local) in function.params.iter().enumerate() {
        let param = &function.locals[*local];
        let _ = write!(text, "\n  {index}: .{}", param.ty.name());
        for dim in &param.dims {
            let _ = write!(text, "[{}]", dim.map_or(String::new(), |n| n.to_string()));
        }
        if let Some(pointer) = param.ptr {
            let _ = write!(
                text,
                ", a pointer{}",
                pointer.space.map_or(String::new(), |space| format!(" to .{}", space.name()))
            );
        }
        let _ = write!(text, " {}", function.local_name(*local));
    }
    if function.params.is_empty() {
        text.push_str(" none");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::spec::parse;
    use ptx::types::Type;
    use ptx::{Body, Linkage, StateSpace};

    fn module() -> Module {
        let mut module = Module::new(diag::FileId(0));
        for (name, params) in [
            ("_ZN1m4saxp17h0123456789abcdefE", &[(Type::F32, 0), (Type::U64, 0), (Type::B8, 24)][..]),
            ("_Z3addPfi", &[]),
            ("_ZN5other3addEv", &[]),
        ] {
            let symbol = module.symbol(name);
            let mut function = Function::new(symbol, FunctionKind::Entry, Linkage::Visible);
            for (index, (ty, count)) in params.iter().enumerate() {
                let name = function.names.push(&format!("p{index}"));
                let mut variable = Variable::new(name, StateSpace::Param, *ty);
                variable.dims.extend((*count > 0).then_some(Some(*count)));
                function.param(variable);
            }
            function.body = Some(Body::default());
            module.add_function(function);
        }
        module
    }

    fn args(texts: &[&str]) -> Vec<Spec> {
        texts.iter().map(|text| parse(text, &|_| Err("no files here".into())).unwrap()).collect()
    }

    #[test]
    fn kernels_are_found_by_any_of_their_names() {
        let module = module();
        let name = |wanted: &str| {
            choose(&module, Some(wanted)).map(|id| module.symbol_name(module.functions[id].symbol))
        };
        assert_eq!(name("saxp"), Ok("_ZN1m4saxp17h0123456789abcdefE"));
        assert_eq!(name("m::saxp"), Ok("_ZN1m4saxp17h0123456789abcdefE"));
        assert_eq!(name("add(float*, int)"), Ok("_Z3addPfi"));
        assert_eq!(name("other::add"), Ok("_ZN5other3addEv"));
        assert!(
            name("add").unwrap_err().starts_with(
                "`add` may mean several kernels; there are:\n  add(float*, int)    (_Z3addPfi)\n"
            )
        );
        assert!(name("nope").unwrap_err().contains("\n  m::saxp    (_ZN1m4saxp17h0123456789abcdefE)"));
        assert!(choose(&module, None).unwrap_err().starts_with("which kernel?"));
        assert_eq!(choose(&Module::new(diag::FileId(0)), None), Err("the input has no kernel".into()));
    }

    #[test]
    fn arguments_must_fit_the_parameters() {
        let module = module();
        let kernel = choose(&module, Some("saxp")).unwrap();
        let check = |texts: &[&str]| check_arguments(&module, kernel, &args(texts));
        let list = "; the parameters of `m::saxp` are:\n  0: .f32 p0\n  1: .u64 p1\n  2: .b8[24] p2";
        assert_eq!(check(&["f32:1", "f32[4]", "struct{i64:1,&1,f64:2}"]), Ok(()));
        assert_eq!(check(&["f32:1", "&2", "struct{i64:1,u8[2],f64:2}"]), Ok(()));
        assert_eq!(
            check(&["f32:1"]),
            Err(format!("the kernel has 3 parameters, but there is 1 argument given{list}"))
        );
        assert_eq!(
            check(&["f64:1", "f32[4]", "bytes:00"]),
            Err(format!("--arg 0 is f64, but the parameter has 4 bytes{list}"))
        );
        assert_eq!(
            check(&["i32:1", "f32[4]", "bytes:00"]),
            Err(format!("--arg 0 is i32, but the parameter is a floating-point number{list}"))
        );
        assert!(check(&["f32:1", "f64:1", "bytes:00"]).unwrap_err().contains("is an integer or a pointer"));
        assert!(check(&["f32:1", "&0", "bytes:00"]).unwrap_err().contains("argument 0 has no buffer"));
        assert!(check(&["f32:1", "&7", "bytes:00"]).unwrap_err().contains("count from 0"));
    }
}
