//! Calls of an input: attributes, `musttail`, operand bundles, inline assembly, convergence control. LangRef, "call",
//! "Operand Bundles", "Convergence Control". What single intrinsics ask for stands in `special`.

use super::attributes::Bearer;
use super::input::Input;
use super::intrinsics::Intrinsic;
use crate::attributes::find;
use crate::{
    AttrKind, Attribute, Block, CallConv, CallData, Function, GlobalKind, Inst, InstKind, Operand,
    OperandKind, TailKind, Type,
};

/// What is remembered while a body is walked.
#[derive(Default)]
pub(super) struct State {
    /// A convergent call with a convergence token, and one without, were seen.
    controlled: bool,
    uncontrolled: bool,
}

impl Input<'_> {
    pub(super) fn call(
        &mut self,
        f: &Function,
        block: Block,
        inst: Inst,
        call: &CallData,
        state: &mut State,
    ) {
        let env = self.env;
        let Some((result, params, _)) = env.types.function(call.fn_ty) else { return };
        let args = f.list(&call.args);
        let intrinsic = self.intrinsic_of(call);
        let named = call.callee.as_global().filter(|&g| env.globals[g].as_function().is_some());
        let is_intrinsic = intrinsic.is_some()
            || named
                .and_then(|g| env.globals[g].name)
                .is_some_and(|name| env.strings.bytes(name).starts_with(b"llvm."));
        let inline_asm = matches!(call.callee.kind(), OperandKind::Asm(_));
        let extra: smallvec::SmallVec<[Type; 4]> =
            args.iter().skip(params.len()).map(|&arg| self.ty(f, arg)).collect();
        let attributes = Bearer {
            attributes: call.attributes,
            result,
            params,
            extra: &extra,
            intrinsic: is_intrinsic,
            inline_asm,
            call: true,
            speculatable: named
                .is_some_and(|g| env.attributes.has(env.function(g).attributes, AttrKind::Speculatable)),
        };
        if let Some(why) = self.attributes(&attributes) {
            self.inst(f, inst, why);
        }
        if !is_intrinsic && let Some(why) = self.call_alignments(call.attributes, result, params) {
            self.inst(f, inst, why);
        }
        if named.is_none() && matches!(result, Type::TOKEN | Type::X86_AMX) {
            self.inst(f, inst, "only an intrinsic that is called by its name gives a token");
        }
        if let Some(intrinsic) = intrinsic {
            self.intrinsic_call(f, inst, call, intrinsic);
        } else if is_intrinsic {
            self.splice_call(f, inst, call);
        }
        if call.tail == TailKind::MustTail {
            self.must_tail(f, block, inst, call);
        }
        if !call.bundles.is_empty() {
            self.bundles(f, inst, call, intrinsic);
        }
        self.convergence(f, inst, call, intrinsic, state);
        if matches!(call.callee.kind(), OperandKind::Asm(_)) && !self.env.old_bitcode {
            self.indirect_operands(f, inst, call);
        }
        self.call_location(f, inst, call, intrinsic.is_some());
    }

    fn intrinsic_call(&mut self, f: &Function, inst: Inst, call: &CallData, intrinsic: Intrinsic) {
        let types = &self.env.types;
        if let Some((result, params, varargs)) = types.function(call.fn_ty)
            && let Some(what) = intrinsic.mismatch(types, result, params, varargs)
        {
            if intrinsic.was_different() {
                return;
            }
            if intrinsic.name.starts_with("llvm.dbg.") {
                self.debug_inst(f, inst, format!("`{}` {what}", intrinsic.name));
            } else {
                self.inst(f, inst, format!("`{}` {what}", intrinsic.name));
            }
            return;
        }
        let args = f.list(&call.args);
        for (at, range) in intrinsic.immediates() {
            let Some(&arg) = args.get(at) else { continue };
            let constant = arg.as_const().map(|c| f.consts.kind(c));
            let number = match constant {
                Some(crate::ConstKind::Int(n)) => Some(*n),
                Some(
                    crate::ConstKind::Float(_)
                    | crate::ConstKind::WideInt(_)
                    | crate::ConstKind::WideFloat(_),
                ) => None,
                _ => {
                    let message =
                        format!("argument {} of `{}` must be a constant number", at + 1, intrinsic.name);
                    return self.inst(f, inst, message);
                }
            };
            if let (Some((low, high)), Some(n)) = (range, number) {
                let width = self.env.types.int_width(self.ty(f, arg)).unwrap_or(64).clamp(1, 64);
                let signed = (n << (64 - width)) as i64 >> (64 - width);
                let value = if low < 0 { signed } else { i64::try_from(n).unwrap_or(i64::MAX) };
                if value < low || value >= high {
                    let message = format!(
                        "argument {} of `{}` is {value}, which is not between {low} and {}",
                        at + 1,
                        intrinsic.name,
                        high - 1
                    );
                    return self.inst(f, inst, message);
                }
            }
        }
        if let Err(why) = self.special(f, inst, call, intrinsic) {
            self.inst(f, inst, why);
        }
    }

    fn must_tail(&mut self, f: &Function, block: Block, inst: Inst, call: &CallData) {
        let why = self.must_tail_fault(f, block, inst, call);
        if let Some(why) = why {
            self.inst(f, inst, format!("this call cannot be a tail call (`musttail`): {why}"));
        }
    }

    fn must_tail_fault(&self, f: &Function, block: Block, inst: Inst, call: &CallData) -> Option<String> {
        let env = self.env;
        if matches!(call.callee.kind(), OperandKind::Asm(_)) {
            return Some("inline assembly is no function".into());
        }
        let own = &env.globals[f.id];
        let (own_result, own_params, own_varargs) = env.types.function(own.ty)?;
        let (result, params, varargs) = env.types.function(call.fn_ty)?;
        let header = own.as_function()?;
        if own_varargs != varargs {
            return Some("one of caller and callee takes a variable number of arguments".into());
        }
        if own_result != result {
            return Some(format!(
                "caller and callee give {} and {}",
                self.text(own_result),
                self.text(result)
            ));
        }
        if header.cc != call.cc {
            return Some(format!("caller and callee have the conventions {} and {}", header.cc, call.cc));
        }
        let tail_convention = matches!(call.cc, CallConv::TAIL | CallConv::SWIFT_TAIL);
        if tail_convention {
            if varargs {
                return Some("the convention takes no variable number of arguments".into());
            }
            const FORBIDDEN: [AttrKind; 5] = [
                AttrKind::InAlloca,
                AttrKind::InReg,
                AttrKind::SwiftError,
                AttrKind::Preallocated,
                AttrKind::ByRef,
            ];
            for (list, who) in [(header.attributes, "caller"), (call.attributes, "callee")] {
                for at in 0..own_params.len().max(params.len()) {
                    let set = env.attributes.param(list, at);
                    if let Some(kind) = FORBIDDEN.into_iter().find(|&kind| find(set, kind).is_some()) {
                        return Some(format!("a parameter of the {who} is `{}`", kind.name()));
                    }
                }
            }
        } else if self.intrinsic_of(call).is_none()
            && let Some(why) = self.passed_differently(own_params, params, header.attributes, call.attributes)
        {
            return Some(why);
        }
        self.must_return(f, block, inst)
    }

    /// Where the parameters of caller and callee do not lie in the same places.
    fn passed_differently(
        &self,
        own: &[Type],
        params: &[Type],
        own_list: crate::AttrListId,
        list: crate::AttrListId,
    ) -> Option<String> {
        if own.len() != params.len() {
            return Some(format!("caller and callee have {} and {} parameters", own.len(), params.len()));
        }
        if let Some(at) = own.iter().zip(params).position(|(a, b)| a != b) {
            return Some(format!("caller and callee differ in the type of parameter {}", at + 1));
        }
        let set = |list, at| abi(self.env.attributes.param(list, at));
        let differ = (0..params.len()).find(|&at| set(own_list, at) != set(list, at))?;
        Some(format!("caller and callee pass parameter {} in different ways", differ + 1))
    }

    /// A `musttail` call stands before a `ret` of its result.
    fn must_return(&self, f: &Function, block: Block, inst: Inst) -> Option<String> {
        let insts = &f.blocks[block].insts;
        let at = insts.iter().rposition(|&i| i == inst)?;
        let mut value = f.result(inst);
        let mut rest = insts[at + 1..].iter().copied().peekable();
        if let Some(&next) = rest.peek()
            && let InstKind::Cast { op: crate::CastOp::BitCast, value: of, .. } = f.insts[next].kind
            && of.as_value() == value
        {
            value = f.result(next);
            rest.next();
        }
        match rest.next().map(|next| &f.insts[next].kind) {
            Some(InstKind::Ret(None)) => None,
            Some(InstKind::Ret(Some(returned))) => {
                let undefined = returned.as_const().is_some_and(|c| {
                    matches!(f.consts.kind(c), crate::ConstKind::Undef | crate::ConstKind::Poison)
                });
                (returned.as_value() != value && !undefined)
                    .then(|| "its result is not what is returned".into())
            }
            _ => Some("a `ret` must follow it".into()),
        }
    }

    fn bundles(&mut self, f: &Function, inst: Inst, call: &CallData, intrinsic: Option<Intrinsic>) {
        const ONCE: [&str; 9] = [
            "deopt",
            "gc-transition",
            "funclet",
            "cfguardtarget",
            "preallocated",
            "gc-live",
            "ptrauth",
            "kcfi",
            "convergencectrl",
        ];
        let tag = |bundle: &crate::Bundle| self.env.strings.text(bundle.tag).into_owned();
        let tags: Vec<String> = call.bundles.iter().map(tag).collect();
        let twice = ONCE.into_iter().find(|&name| tags.iter().filter(|tag| *tag == name).count() > 1);
        if let Some(name) = twice {
            return self.inst(f, inst, format!("a call has at most one operand bundle \"{name}\""));
        }
        if intrinsic.is_some_and(|i| i.name == "llvm.assume") {
            for (bundle, tag) in call.bundles.iter().zip(&tags) {
                if let Some(why) = self.assume_bundle(f, bundle, tag) {
                    return self.inst(f, inst, why);
                }
            }
        }
    }

    /// LangRef, "Assume Operand Bundles": an attribute and what it is of.
    fn assume_bundle(&self, f: &Function, bundle: &crate::Bundle, tag: &str) -> Option<String> {
        let operands = &bundle.operands;
        let ty = |at: usize| operands.get(at).map(|&o| self.ty(f, o));
        let is_ptr = |at: usize| ty(at).is_some_and(|ty| self.env.types.addr_space(ty).is_some());
        let is_int = |at: usize| ty(at).is_some_and(|ty| self.env.types.int_width(ty).is_some());
        match tag {
            "separate_storage" => (operands.len() != 2 || !is_ptr(0) || !is_ptr(1))
                .then(|| "an assumption \"separate_storage\" is about two pointers".into()),
            "align" => {
                let fits = matches!(operands.len(), 2 | 3) && is_ptr(0) && (1..operands.len()).all(is_int);
                (!fits).then(|| {
                    "an assumption \"align\" is about a pointer, an alignment and perhaps an offset".into()
                })
            }
            "ignore" => None,
            _ => {
                let Some(kind) = AttrKind::from_name(tag.as_bytes()) else {
                    return Some(format!("an assumption names an attribute, and \"{tag}\" is none"));
                };
                let number = matches!(
                    kind,
                    AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull | AttrKind::Align
                );
                if operands.len() > 2 {
                    return Some(format!("an assumption \"{tag}\" has at most two operands"));
                }
                (number && operands.len() != 2).then(|| format!("an assumption \"{tag}\" needs a number"))
            }
        }
    }

    fn convergence(
        &mut self,
        f: &Function,
        inst: Inst,
        call: &CallData,
        intrinsic: Option<Intrinsic>,
        state: &mut State,
    ) {
        let attributes = &self.env.attributes;
        let control = intrinsic.and_then(|i| i.name.strip_prefix("llvm.experimental.convergence."));
        let tag = self.env.strings.find("convergencectrl");
        let bundle = call.bundles.iter().find(|bundle| Some(bundle.tag) == tag);
        if bundle.is_none() && control.is_none() {
            let callee = call.callee.as_global().and_then(|g| self.env.globals[g].as_function());
            state.uncontrolled |= (attributes.has(call.attributes, AttrKind::Convergent)
                || callee.is_some_and(|header| attributes.has(header.attributes, AttrKind::Convergent)))
                && intrinsic.is_none();
            if !(state.controlled && state.uncontrolled) {
                return;
            }
        }
        let token = |operand: &Operand| {
            let inst = f.def_inst(operand.as_value()?)?;
            self.intrinsic_of(f.call(inst)?)?.name.strip_prefix("llvm.experimental.convergence.")
        };
        let why = match (control, bundle) {
            (Some("entry" | "anchor"), Some(_)) => {
                Some("a call that makes a convergence token of its own takes none")
            }
            (Some("loop"), None) => Some("the convergence token of a loop needs the one around it"),
            (_, Some(bundle)) if bundle.operands.len() != 1 => Some("\"convergencectrl\" has one operand"),
            (_, Some(bundle)) if token(&bundle.operands[0]).is_none() => {
                Some("the operand of \"convergencectrl\" is a convergence token")
            }
            (Some("entry"), None) => {
                let convergent = self.env.function(f.id).attributes;
                let first_block = f.entry().is_some_and(|entry| f.blocks[entry].insts.contains(&inst));
                if !attributes.has(convergent, AttrKind::Convergent) {
                    Some("only a convergent function has a convergence token of its entry")
                } else if !first_block {
                    Some("the convergence token of the entry is made in the entry block")
                } else {
                    None
                }
            }
            _ => None,
        };
        state.controlled = true;
        let mixed = state
            .uncontrolled
            .then_some("a function has convergence tokens on all of its convergent calls, or on none");
        if let Some(why) = why.or(mixed) {
            state.uncontrolled = false;
            self.inst(f, inst, why);
        }
    }

    /// An indirect operand of inline assembly is a pointer, with `elementtype`.
    fn indirect_operands(&mut self, f: &Function, inst: Inst, call: &CallData) {
        let OperandKind::Asm(asm) = call.callee.kind() else { return };
        let constraints = self.env.strings.text(self.env.asms[asm].constraints).into_owned();
        let args = f.list(&call.args);
        let mut at = 0;
        for constraint in constraints.split(',') {
            if constraint.starts_with(['~', '!']) || constraint.is_empty() {
                continue;
            }
            let output = constraint.starts_with('=');
            let indirect = constraint.trim_start_matches(['=', '&', '%', '+']).starts_with('*');
            if output && !indirect {
                continue;
            }
            let Some(&arg) = args.get(at) else { return };
            let set = self.env.attributes.param(call.attributes, at);
            let element = find(set, AttrKind::ElementType).is_some();
            at += 1;
            let pointer = self.env.types.addr_space(self.ty(f, arg)).is_some();
            let why = match (indirect, element) {
                (true, _) if !pointer => "an indirect operand of inline assembly is a pointer",
                (true, false) => "an indirect operand of inline assembly needs `elementtype`",
                (false, true) => "only an indirect operand of inline assembly has `elementtype`",
                _ => continue,
            };
            return self.inst(f, inst, format!("argument {at}: {why}"));
        }
    }

    /// What is called by its name must not be something else than a function.
    pub(super) fn is_function(&self, operand: Operand) -> bool {
        operand.as_global().is_some_and(|g| matches!(self.env.globals[g].kind, GlobalKind::Function(_)))
    }
}

/// The attributes that decide how a parameter is passed.
fn abi(set: &[Attribute]) -> Vec<&Attribute> {
    use AttrKind::*;
    let kinds = [
        StructRet,
        ByVal,
        InAlloca,
        InReg,
        AlignStack,
        SwiftSelf,
        SwiftAsync,
        SwiftError,
        Preallocated,
        ByRef,
    ];
    let mut list: Vec<&Attribute> = kinds.into_iter().filter_map(|kind| find(set, kind)).collect();
    if find(set, ByVal).or_else(|| find(set, ByRef)).is_some() {
        list.extend(find(set, Align));
    }
    list
}
