//! Parameters and results in `.param` space: of kernels, of device functions, of calls and of prototypes.
//!
//! Device functions follow the ABI of NVIDIA's compilers: integers up to 32 bits, floats and pointers are scalars of 32
//! or 64 bits, everything else is an aligned array of bytes, what has no size is left out.

use crate::address::{Address, space};
use crate::cx::{ModuleCx, R, Stop, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use ir::attributes::{find, find_int, find_type};
use ir::{AttrKind, Attribute, CallConv, GlobalId, Type, TypeKind};
use ptx::tree::{PtrAttr, Variable};
use ptx::{Base, Local, Op, Operand as POp, StateSpace, Tok};
use smallvec::SmallVec;

/// How a value is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pass {
    /// Not at all: it has no size.
    Nothing,
    /// As a scalar of that type.
    Scalar(ptx::Type),
    /// As bytes: size and alignment.
    Bytes(u64, u64),
}

/// One parameter or result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    pub(crate) pass: Pass,
    /// The type of the value; for a by-value pointer the type that it points to.
    pub(crate) ty: Type,
    pub(crate) byval: bool,
    pub(crate) local: Option<Local>,
}

/// How a function is called.
#[derive(Clone, Default, Debug)]
pub(crate) struct Signature {
    pub(crate) kernel: bool,
    pub(crate) params: SmallVec<[Passed; 8]>,
    pub(crate) ret: Option<Passed>,
}

impl Signature {
    /// By-value parameters: position, variable, size, alignment.
    pub(crate) fn byvals(&self) -> impl Iterator<Item = (usize, Local, u64, u64)> + '_ {
        self.params.iter().enumerate().filter_map(|(n, p)| match (p.byval, p.pass, p.local) {
            (true, Pass::Bytes(size, align), Some(local)) => Some((n, local, size, align)),
            _ => None,
        })
    }
}

impl<'a> ModuleCx<'a> {
    /// How a value of a type is passed to or from a device function, or to a kernel.
    pub(crate) fn pass(&self, ty: Type, kernel: bool) -> R<Pass> {
        let types = &self.env.types;
        let view = self.types();
        let no_type = || Stop::Unsupported(format!("a parameter of type `{}`", ir::print::ty(self.env, ty)));
        if let Some(scalar) = view.scalar(ty) {
            let wide = match scalar {
                Scalar::Int(0..=8) if kernel => Some(ptx::Type::U8),
                Scalar::Int(9..=16) if kernel => Some(ptx::Type::U16),
                Scalar::Int(0..=32) if kernel => Some(ptx::Type::U32),
                Scalar::Int(0..=64) if kernel => Some(ptx::Type::U64),
                Scalar::Int(0..=32) => Some(ptx::Type::B32),
                Scalar::Int(0..=64) => Some(ptx::Type::B64),
                Scalar::Float if kernel => Some(ptx::Type::F32),
                Scalar::Double if kernel => Some(ptx::Type::F64),
                Scalar::Float => Some(ptx::Type::B32),
                Scalar::Double => Some(ptx::Type::B64),
                Scalar::Ptr(_, 0..=32) => Some(if kernel { ptx::Type::U32 } else { ptx::Type::B32 }),
                Scalar::Ptr(..) => Some(if kernel { ptx::Type::U64 } else { ptx::Type::B64 }),
                _ => None,
            };
            if let Some(wide) = wide {
                return Ok(Pass::Scalar(wide));
            }
        } else if !types.is_aggregate(ty) && !matches!(types.kind(ty), TypeKind::Vector { .. }) {
            return Err(no_type());
        }
        let size = self.env.layout.alloc_size(types, ty).ok_or_else(no_type)?;
        let align = self.env.layout.abi_align(types, ty).ok_or_else(no_type)?;
        Ok(if size == 0 { Pass::Nothing } else { Pass::Bytes(size, align.min(128)) })
    }

    /// How a parameter is passed, with its attributes.
    pub(crate) fn passed(&self, ty: Type, attributes: &[Attribute], kernel: bool) -> R<Passed> {
        if let Some(pointee) = find_type(attributes, AttrKind::ByVal) {
            let types = &self.env.types;
            let (size, align) =
                (self.env.layout.alloc_size(types, pointee), self.env.layout.abi_align(types, pointee));
            let (Some(size), Some(align)) = (size, align) else {
                return unsupported("a by-value parameter without a size");
            };
            let align = find_int(attributes, AttrKind::Align).unwrap_or(align).max(align).min(128);
            let pass = if size == 0 { Pass::Nothing } else { aligned(Pass::Bytes(size, align), attributes) };
            return Ok(Passed { pass, ty: pointee, byval: true, local: None });
        }
        if find(attributes, AttrKind::ByVal).is_some() {
            return unsupported("`byval` without a type");
        }
        for kind in [AttrKind::InAlloca, AttrKind::Preallocated] {
            if find(attributes, kind).is_some() {
                return unsupported(format!("a parameter with `{}`", kind.name()));
            }
        }
        Ok(Passed { pass: aligned(self.pass(ty, kernel)?, attributes), ty, byval: false, local: None })
    }

    /// Makes the header of a function: symbol, linkage, parameters and directives.
    pub(crate) fn header(&self, global: GlobalId) -> R<(ptx::Function, Signature)> {
        let data = &self.env.globals[global];
        let header = self.env.function(global);
        let Some((ret, params, varargs)) = self.env.types.function(data.ty) else {
            return internal("a function of no function type");
        };
        if varargs {
            return unsupported("a variadic function");
        }
        let kernel = header.cc == CallConv::PTX_KERNEL;
        if kernel && !data.linkage.is_local() && self.renamed(global) {
            let name = self.env.global_name(global).into_owned();
            return Err(Stop::Name(format!(
                "the name of kernel `{}` is no PTX identifier",
                name.escape_default()
            )));
        }
        let defined = self.defined[global];
        let kind = if kernel { ptx::FunctionKind::Entry } else { ptx::FunctionKind::Func };
        let linkage = match self.exported.contains(&global) {
            true => ptx::Linkage::Visible,
            false => crate::globals::linkage(data.linkage, defined),
        };
        let mut out = ptx::Function::new(self.symbol(global)?, kind, linkage);
        let mut signature = Signature { kernel, ..Signature::default() };
        if ret != Type::VOID {
            if kernel {
                return unsupported("a kernel with a result");
            }
            let pass = aligned(self.pass(ret, false)?, self.env.attributes.ret(header.attributes));
            let mut passed = Passed { pass, ty: ret, byval: false, local: None };
            if passed.pass != Pass::Nothing {
                let name = out.names.push_fmt(format_args!("{}func_retval0", self.local_prefix));
                passed.local = Some(out.ret(variable(name, passed.pass)));
            }
            signature.ret = Some(passed);
        }
        for (n, &ty) in params.iter().enumerate() {
            let attributes = self.env.attributes.param(header.attributes, n);
            let mut passed = self.passed(ty, attributes, kernel)?;
            if passed.pass != Pass::Nothing {
                let name = self.param_name(&mut out, global, n);
                let mut param = variable(name, passed.pass);
                if kernel && !passed.byval {
                    param.ptr = self.pointer_attribute(ty, attributes);
                }
                passed.local = Some(out.param(param));
            }
            signature.params.push(passed);
        }
        self.directives(global, &mut out)?;
        Ok((out, signature))
    }

    /// Whether the name in PTX is another one.
    fn renamed(&self, global: GlobalId) -> bool {
        if self.exported.contains(&global) {
            return false;
        }
        let name = self.env.global_name(global);
        name.strip_prefix('\u{1}').unwrap_or(&name) != self.names[global]
    }

    fn param_name(&self, out: &mut ptx::Function, global: GlobalId, n: usize) -> ptx::tree::Name {
        let prefix = self.local_prefix;
        out.names.push_fmt(format_args!("{prefix}{}_param_{n}", self.names[global]))
    }

    fn pointer_attribute(&self, ty: Type, attributes: &[Attribute]) -> Option<PtrAttr> {
        let space = match self.env.types.addr_space(ty)? {
            space::GENERIC => None,
            space::GLOBAL => Some(StateSpace::Global),
            space::SHARED => Some(StateSpace::Shared),
            space::CONST => Some(StateSpace::Const),
            space::LOCAL => Some(StateSpace::Local),
            _ => return None,
        };
        let align = find_int(attributes, AttrKind::Align).and_then(|n| u32::try_from(n).ok()).unwrap_or(1);
        Some(PtrAttr { space, align: align.min(1 << 16) })
    }
}

/// `alignstack` says how a parameter or result that is passed as bytes is aligned.
pub(crate) fn aligned(pass: Pass, attributes: &[Attribute]) -> Pass {
    match (pass, find_int(attributes, AttrKind::AlignStack)) {
        (Pass::Bytes(size, _), Some(align)) if align.is_power_of_two() && align <= 128 => {
            Pass::Bytes(size, align)
        }
        _ => pass,
    }
}

/// A variable in parameter space.
pub(crate) fn variable(name: ptx::tree::Name, pass: Pass) -> Variable {
    match pass {
        Pass::Bytes(size, align) => {
            let mut variable = Variable::new(name, StateSpace::Param, ptx::Type::B8);
            variable.align = align as u32;
            variable.dims.push(Some(size));
            variable
        }
        Pass::Scalar(ty) => Variable::new(name, StateSpace::Param, ty),
        Pass::Nothing => Variable::new(name, StateSpace::Param, ptx::Type::B8),
    }
}

impl<'a> FnCx<'a> {
    /// What stands before the first block: local variables, parameters, copies of by-value parameters.
    pub(crate) fn prologue(&mut self) -> R {
        self.inst = None;
        self.declare_slots()?;
        let params = self.abi.params.clone();
        for (n, passed) in params.iter().enumerate() {
            let Some(&arg) = self.f.args.get(n) else { return internal("a parameter without a value") };
            if !self.values[arg].wanted {
                continue;
            }
            let dest = self.dest(arg)?;
            if passed.byval {
                let Some(&(local, own)) = self.slots.place(arg) else {
                    return internal("a by-value parameter without a place");
                };
                self.slots.mark(local);
                let Scalar::Ptr(space, _) = self.scalar_ty(self.f.values[arg].ty)? else {
                    return internal("byval of no pointer");
                };
                let address = Address { base: Base::Local(local), offset: 0, space: own };
                let part = self.materialise(address, space)?;
                self.copy(dest[0], part);
                continue;
            }
            let Some(local) = passed.local else { continue };
            self.load_passed(passed, local, &dest)?;
        }
        Ok(())
    }

    /// Loads a parameter or result into registers.
    pub(crate) fn load_passed(&mut self, passed: &Passed, local: Local, dest: &[ptx::Reg]) -> R {
        let base = Base::Local(local);
        match passed.pass {
            Pass::Nothing => Ok(()),
            Pass::Bytes(_, align) => {
                let address = Address { base, offset: 0, space: space::PARAM };
                self.load_value(address, align, passed.ty, dest, &[Tok::Param])
            }
            Pass::Scalar(ty) => {
                let ty = untyped(ty);
                let place = Self::mem(base, 0);
                let to = dest[0];
                if self.class_of(to) != Class::Pred {
                    self.op(Op::Ld, &[Tok::Param, Tok::of(ty)], &[POp::Reg(to), place]);
                    return Ok(());
                }
                let word = self.def(Class::B32, Op::Ld, &[Tok::Param, Tok::of(ty)], &[place]);
                let bit = self.def(Class::B32, Op::And, &[Tok::B32], &[word, POp::Int(1)]);
                self.op(Op::Setp, &[Tok::Ne, Tok::B32], &[POp::Reg(to), bit, POp::Int(0)]);
                Ok(())
            }
        }
    }

    /// Stores a parameter or result from parts.
    pub(crate) fn store_passed(&mut self, passed: &Passed, local: Local, parts: &[POp], extend: Extend) -> R {
        let base = Base::Local(local);
        match passed.pass {
            Pass::Nothing => Ok(()),
            Pass::Bytes(_, align) => {
                let address = Address { base, offset: 0, space: space::PARAM };
                self.store_value(address, align, passed.ty, parts, &[Tok::Param])
            }
            Pass::Scalar(ty) => {
                let part = match (self.scalar_ty(passed.ty)?, extend) {
                    (Scalar::Int(1), Extend::Sign) => {
                        let word = self.pred_to_int(parts[0], Class::B32);
                        self.sext_part(word, 1)
                    }
                    (Scalar::Int(1), _) => self.pred_to_int(parts[0], Class::B32),
                    (Scalar::Int(width), Extend::Sign) => self.sext_part(parts[0], width),
                    (Scalar::Int(width), _) => self.zext_part(parts[0], width),
                    _ => parts[0],
                };
                self.op(Op::St, &[Tok::Param, Tok::of(untyped(ty))], &[Self::mem(base, 0), part]);
                Ok(())
            }
        }
    }

    /// Stores the result of the function.
    pub(crate) fn store_return(&mut self, ty: Type, parts: &[POp]) -> R {
        let Some(passed) = self.abi.ret else { return internal("a result of a function without one") };
        debug_assert_eq!(passed.ty, ty);
        let Some(local) = passed.local else { return Ok(()) };
        let header = self.cx.env.function(self.f.id);
        let extend = Extend::of(self.cx.env.attributes.ret(header.attributes));
        let parts: PartVec = PartVec::from_slice(parts);
        self.store_passed(&passed, local, &parts, extend)
    }
}

/// How a narrow integer is widened at a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extend {
    Zero,
    Sign,
}

impl Extend {
    pub(crate) fn of(attributes: &[Attribute]) -> Extend {
        if find(attributes, AttrKind::SExt).is_some() { Extend::Sign } else { Extend::Zero }
    }
}

/// The type without a number's meaning, as loads and stores print it.
fn untyped(ty: ptx::Type) -> ptx::Type {
    ptx::Type::bits_of(ty.bits()).unwrap_or(ty)
}
