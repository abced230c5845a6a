//! Functions that lowering calls: intrinsics to be declared, and bodies of arithmetic that no instruction does.
//!
//! Bodies are entered in the module only when something in it will call them.

use super::divide;
use ir::{
    Align, AttrListId, BinaryOp, CallConv, CastOp, DllStorage, Function, FunctionHeader, Global, GlobalId,
    GlobalKind, InstKind, Linkage, Module, RmwOp, Type, TypeKind, UnnamedAddr, Visibility,
};

/// The functions, where the module needs them.
#[derive(Default, Debug)]
pub(crate) struct Helpers {
    /// `llvm.ctlz.i64`.
    pub(crate) ctlz: Option<GlobalId>,
    /// Quotient and remainder of two `i128`.
    pub(crate) divide: Option<GlobalId>,
    /// Exact remainder of two `float`.
    pub(crate) fmod32: Option<GlobalId>,
    /// Exact remainder of two `double`.
    pub(crate) fmod64: Option<GlobalId>,
    /// `llvm.{maxnum,minnum,maximum,minimum}` on a type.
    minmax: Vec<(&'static str, Type, GlobalId)>,
}

/// What the bodies of a module ask for.
#[derive(Default)]
struct Needs {
    wide_division: bool,
    wide_conversion: bool,
    frem32: bool,
    frem64: bool,
    float_pick: bool,
}

impl Helpers {
    /// Enters what the bodies of the module need.
    pub(crate) fn declare(module: &mut Module) -> Helpers {
        let mut needs = Needs::default();
        for (_, body) in module.defined_functions() {
            needs.look(module, body);
        }
        let mut helpers = Helpers::default();
        let floats = needs.frem32 || needs.frem64;
        if needs.wide_division || needs.wide_conversion || floats {
            let ty = function_type(module, Type::I64, &[Type::I64, Type::I1]);
            helpers.ctlz = Some(intrinsic(module, "llvm.ctlz.i64", ty));
        }
        if needs.wide_division {
            let pair = TypeKind::Struct { fields: Box::new([Type::I128, Type::I128]), packed: false };
            let pair = module.env.types.intern(pair);
            let id = define(module, "__ptxgate_divide128", pair, &[Type::I128, Type::I128]);
            fill(module, id, |f, env| divide::build_divide(f, env, helpers.ctlz));
            helpers.divide = Some(id);
        }
        for (needed, ty, slot, name) in [
            (needs.frem32, Type::FLOAT, &mut helpers.fmod32, "__ptxgate_fmodf"),
            (needs.frem64, Type::DOUBLE, &mut helpers.fmod64, "__ptxgate_fmod"),
        ] {
            if needed {
                let id = define(module, name, ty, &[ty, ty]);
                fill(module, id, |f, env| divide::build_fmod(f, env, helpers.ctlz));
                *slot = Some(id);
            }
        }
        helpers.declare_minmax(module, needs.float_pick);
        helpers
    }

    /// Reductions and atomic updates by maximum and minimum go through the scalar intrinsic.
    fn declare_minmax(&mut self, module: &mut Module, atomics: bool) {
        let names =
            [("fmax", "maxnum"), ("fmin", "minnum"), ("fmaximum", "maximum"), ("fminimum", "minimum")];
        for (reduction, scalar) in names {
            let prefix = format!("llvm.vector.reduce.{reduction}.");
            let used = module.env.globals.values().any(|global| {
                global.name.is_some_and(|n| module.env.strings.bytes(n).starts_with(prefix.as_bytes()))
            });
            if !used && !atomics {
                continue;
            }
            let types =
                [(Type::HALF, "f16"), (Type::BFLOAT, "bf16"), (Type::FLOAT, "f32"), (Type::DOUBLE, "f64")];
            for (ty, suffix) in types {
                let fn_ty = function_type(module, ty, &[ty, ty]);
                let id = intrinsic(module, &format!("llvm.{scalar}.{suffix}"), fn_ty);
                self.minmax.push((scalar, ty, id));
            }
        }
    }

    /// The scalar intrinsic of that name and type.
    pub(crate) fn minmax(&self, name: &str, ty: Type) -> Option<GlobalId> {
        self.minmax.iter().find(|(n, t, _)| *n == name && *t == ty).map(|&(_, _, id)| id)
    }
}

impl Needs {
    fn look(&mut self, module: &Module, body: &Function) {
        let types = &module.env.types;
        let wide = |ty: Type| types.int_width(types.scalar(ty)).is_some_and(|width| width > 64);
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let ty = body.result_type(inst);
                match body.insts[inst].kind {
                    InstKind::Binary { op, .. } => match op {
                        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                            self.wide_division |= wide(ty);
                        }
                        BinaryOp::FRem if types.scalar(ty) == Type::DOUBLE => self.frem64 = true,
                        BinaryOp::FRem => self.frem32 = true,
                        _ => {}
                    },
                    InstKind::Cast { op: CastOp::UIToFP | CastOp::SIToFP, value, .. } => {
                        self.wide_conversion |= wide(body.operand_type(value, &module.env));
                    }
                    InstKind::AtomicRmw {
                        op: RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum,
                        ..
                    } => self.float_pick = true,
                    _ => {}
                }
            }
        }
    }
}

fn function_type(module: &mut Module, ret: Type, params: &[Type]) -> Type {
    module.env.types.intern(TypeKind::Function { ret, params: params.into(), varargs: false })
}

fn add(module: &mut Module, name: &str, ty: Type, linkage: Linkage) -> GlobalId {
    let name = module.env.strings.intern(name);
    module.env.add_global(Global {
        name: Some(name),
        linkage,
        visibility: Visibility::Default,
        dll: DllStorage::Default,
        dso_local: false,
        thread_local: None,
        unnamed_addr: UnnamedAddr::Global,
        addr_space: 0,
        ty,
        section: None,
        partition: None,
        comdat: None,
        kind: GlobalKind::Function(FunctionHeader {
            cc: CallConv::C,
            cc_span: None,
            attributes: AttrListId::EMPTY,
            align: Align::NONE,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
        }),
        metadata: Vec::new(),
        span: None,
        name_span: None,
    })
}

fn intrinsic(module: &mut Module, name: &str, ty: Type) -> GlobalId {
    module.env.find_global(name).unwrap_or_else(|| add(module, name, ty, Linkage::External))
}

/// Enters an internal function; a name that the module has already is varied.
fn define(module: &mut Module, name: &str, ret: Type, params: &[Type]) -> GlobalId {
    let ty = function_type(module, ret, params);
    let mut free = name.to_owned();
    let mut number = 1;
    while module.env.find_global(&free).is_some() {
        free = format!("{name}_{number}");
        number += 1;
    }
    let id = add(module, &free, ty, Linkage::Internal);
    module.bodies[id] = Some(Box::new(Function::new(id, params)));
    id
}

fn fill(module: &mut Module, id: GlobalId, build: impl FnOnce(&mut Function, &ir::ModuleEnv)) {
    if let Some(mut body) = module.bodies[id].take() {
        build(&mut body, &module.env);
        module.bodies[id] = Some(body);
    }
}
