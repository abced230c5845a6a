//! Calls: of functions by name, through pointers, of intrinsics and of inline assembly.

use crate::abi::{Extend, Pass, Passed, aligned, variable};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use ir::{AttrKind, CallId, Inst, OperandKind, Type};
use ptx::{Base, Local, Op, Operand as POp, Tok};
use smallvec::SmallVec;

impl<'a> FnCx<'a> {
    /// Whether a call has to be made though nothing uses its result.
    pub(super) fn call_has_effect(&self, call: CallId) -> bool {
        let data = &self.f.calls[call];
        match data.callee.kind() {
            OperandKind::Asm(asm) => self.cx.env.asms[asm].side_effect || self.asm_writes(asm),
            OperandKind::Global(global) => {
                let Some(name) = self.intrinsic_name(global) else { return true };
                super::intrinsic::has_effect(name)
            }
            _ => true,
        }
    }

    fn asm_writes(&self, asm: ir::Asm) -> bool {
        let asm = &self.cx.env.asms[asm];
        self.cx.env.strings.text(asm.constraints).contains("memory")
    }

    /// The name of an intrinsic, if the global is one.
    pub(crate) fn intrinsic_name(&self, global: ir::GlobalId) -> Option<&'a str> {
        let name = self.cx.env.globals[global].name?;
        let bytes = self.cx.env.strings.bytes(name);
        bytes.starts_with(b"llvm.").then(|| std::str::from_utf8(bytes).ok()).flatten()
    }

    pub(super) fn call(&mut self, inst: Inst, call: CallId) -> R {
        let data = &self.f.calls[call];
        match data.callee.kind() {
            OperandKind::Asm(asm) => self.inline_asm(inst, call, asm),
            OperandKind::Global(global) => {
                if let Some(name) = self.intrinsic_name(global) {
                    return self.intrinsic(inst, call, name);
                }
                self.real_call(inst, call)
            }
            _ => self.real_call(inst, call),
        }
    }

    fn real_call(&mut self, inst: Inst, call: CallId) -> R {
        let data = &self.f.calls[call];
        let Some((ret, params, varargs)) = self.cx.env.types.function(data.fn_ty) else {
            return internal("a call of no function type");
        };
        if varargs {
            return unsupported("a call of a variadic function");
        }
        let params: SmallVec<[Type; 8]> = SmallVec::from_slice(params);
        let args = self.f.call_args(call);
        let mut passed = SmallVec::<[Passed; 8]>::new();
        for (n, &ty) in params.iter().enumerate() {
            passed.push(self.cx.passed(ty, self.call_param_attributes(call, n), false)?);
        }
        let result = Passed {
            pass: if ret == Type::VOID {
                Pass::Nothing
            } else {
                aligned(self.cx.pass(ret, false)?, self.call_result_attributes(call))
            },
            ty: ret,
            byval: false,
            local: None,
        };
        // Arguments are in registers before the sequence starts.
        let mut values = SmallVec::<[crate::value::PartVec; 8]>::new();
        for (n, passed) in passed.iter().enumerate() {
            values.push(if passed.byval { self.load_byval(args[n], passed)? } else { self.parts(args[n])? });
        }
        let callee = self.callee(data.callee)?;
        self.body.open();
        let mut locals = SmallVec::<[POp; 8]>::new();
        for (n, (passed, parts)) in passed.iter().zip(&values).enumerate() {
            let Some(local) = self.call_local("param", n, passed.pass) else { continue };
            locals.push(POp::Address(Base::Local(local), 0));
            let extend = Extend::of(self.call_param_attributes(call, n));
            self.store_passed(passed, local, parts, extend)?;
        }
        let returned = self.call_local("retval", 0, result.pass);
        let returns: SmallVec<[POp; 1]> = returned.iter().map(|&l| POp::Address(Base::Local(l), 0)).collect();
        self.emit_call(&passed, &result, &returns, callee, &locals, call);
        if let (Some(local), Some(value)) = (returned, self.f.result(inst))
            && self.values[value].wanted
        {
            let dest = self.dest(value)?;
            self.load_passed(&result, local, &dest)?;
        }
        self.body.close();
        Ok(())
    }

    fn call_param_attributes(&self, call: CallId, n: usize) -> &'a [ir::Attribute] {
        let data = &self.f.calls[call];
        let at_call = self.cx.env.attributes.param(data.attributes, n);
        let has_byval = |set: &[ir::Attribute]| ir::attributes::find(set, AttrKind::ByVal).is_some();
        match data.callee.as_global() {
            // What the callee says about the shape of its parameters holds wherever the call says nothing.
            Some(global) if !has_byval(at_call) => match self.cx.env.globals[global].as_function() {
                Some(header) => {
                    let declared = self.cx.env.attributes.param(header.attributes, n);
                    if has_byval(declared) || at_call.is_empty() { declared } else { at_call }
                }
                None => at_call,
            },
            _ => at_call,
        }
    }

    fn call_result_attributes(&self, call: CallId) -> &'a [ir::Attribute] {
        let data = &self.f.calls[call];
        let at_call = self.cx.env.attributes.ret(data.attributes);
        let callee = data.callee.as_global().and_then(|global| self.cx.env.globals[global].as_function());
        match callee {
            Some(header) if ir::attributes::find(at_call, AttrKind::AlignStack).is_none() => {
                self.cx.env.attributes.ret(header.attributes)
            }
            _ => at_call,
        }
    }

    /// The content of a by-value argument.
    fn load_byval(&mut self, arg: ir::Operand, passed: &Passed) -> R<crate::value::PartVec> {
        let Pass::Bytes(_, align) = passed.pass else { return Ok(crate::value::PartVec::new()) };
        let address = self.address(arg)?;
        let mut regs = SmallVec::<[ptx::Reg; 8]>::new();
        for leaf in self.leaves(passed.ty)? {
            for _ in 0..leaf.scalar.parts() {
                regs.push(self.reg(leaf.scalar.class()));
            }
        }
        let mods = self.plain_mods(false, address.space)?;
        self.load_value(address, align, passed.ty, &regs, &mods)?;
        Ok(regs.into_iter().map(POp::Reg).collect())
    }

    fn callee(&mut self, callee: ir::Operand) -> R<POp> {
        let address = self.address(callee)?;
        Ok(match address.base {
            Base::Symbol(symbol) if address.offset == 0 => POp::Address(Base::Symbol(symbol), 0),
            _ => {
                let part = self.materialise(address, address.space)?;
                POp::Reg(self.in_reg(part, crate::types::Class::B64))
            }
        })
    }

    fn call_local(&mut self, what: &str, n: usize, pass: Pass) -> Option<Local> {
        if pass == Pass::Nothing {
            return None;
        }
        let name = self.out.names.push_fmt(format_args!("{}{what}{n}", self.cx.local_prefix));
        let local = self.out.local(variable(name, pass));
        self.body.declare(local);
        Some(local)
    }

    fn emit_call(
        &mut self,
        passed: &[Passed],
        result: &Passed,
        returns: &[POp],
        callee: POp,
        args: &[POp],
        call: CallId,
    ) {
        let direct = matches!(callee, POp::Address(..));
        let tokens: &[Tok] = if direct { &[Tok::Uni] } else { &[] };
        let Some(opcode) = self.ops.get(Op::Call, tokens) else { return self.op(Op::Call, tokens, &[]) };
        let prototype = if direct { None } else { Some(self.prototype(passed, result, call)) };
        self.body.call(None, opcode, returns, callee, args, prototype);
    }

    fn prototype(&mut self, passed: &[Passed], result: &Passed, call: CallId) -> ptx::Label {
        let n = self.unique();
        let name = self.out.names.push_fmt(format_args!("{}prototype_{n}", self.cx.local_prefix));
        let mut variables = |list: &[Passed]| -> Vec<ptx::tree::Variable> {
            let present = list.iter().filter(|p| p.pass != Pass::Nothing);
            present.map(|p| variable(self.out.names.push("_"), p.pass)).collect()
        };
        let returns = variables(std::slice::from_ref(result));
        let params = variables(passed);
        let attributes = self.f.calls[call].attributes;
        let noreturn = self.cx.env.attributes.has(attributes, AttrKind::NoReturn) && returns.is_empty();
        let label = self.body.label(name);
        self.body.prototype(label, returns, params, noreturn);
        label
    }
}
