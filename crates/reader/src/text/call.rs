//! `call`, `invoke`, `callbr`. LangRef, "Call Instruction" and its kin.

use super::attributes::Position;
use super::global::GlobalName;
use super::inst::Made;
use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{
    AttrList, AttrListId, AttrSetId, Bundle, CallConv, CallData, CallId, FunctionHeader, Global, GlobalKind,
    InlineAsm, InstFlags, InstKind, Operand, StrId, TailKind, Type, TypeKind,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::LazyLock;

/// Conventions by keyword.
static CONVENTIONS: LazyLock<FxHashMap<&'static [u8], CallConv>> = LazyLock::new(|| {
    (0..1024).filter_map(|n| CallConv(n).keyword().map(|word| (word.as_bytes(), CallConv(n)))).collect()
});

/// Who is called, before the arguments are known.
#[derive(Clone, Copy)]
enum Callee {
    Operand(Operand),
    /// An intrinsic that the module does not declare.
    Intrinsic(StrId, SourceSpan),
    Asm {
        template: StrId,
        constraints: StrId,
        side_effect: bool,
        align_stack: bool,
        intel_dialect: bool,
        unwind: bool,
    },
}

impl Parser<'_> {
    /// A calling convention, if one stands here, and where.
    pub(crate) fn calling_convention(&mut self) -> R<Option<(CallConv, SourceSpan)>> {
        let word = self.word();
        if word.is_empty() {
            return Ok(None);
        }
        if let Some(&cc) = CONVENTIONS.get(word) {
            let span = self.span();
            self.next();
            return Ok(Some((cc, span)));
        }
        let [b'c', b'c', digits @ ..] = word else { return Ok(None) };
        let span = self.span();
        let number = if digits.is_empty() {
            self.next();
            self.u64()?
        } else {
            match std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok()) {
                Some(number) => {
                    self.next();
                    number
                }
                None => return Ok(None),
            }
        };
        let span = span.to(self.span_from(span.start as usize));
        match u16::try_from(number).ok().filter(|&n| n < 1024) {
            Some(number) => Ok(Some((CallConv(number), span))),
            None => self.syntax(span, "a calling convention has a number below 1024"),
        }
    }

    pub(crate) fn call_inst(&mut self, tail: TailKind, start: usize) -> R<Made> {
        let flags = self.flags_of(InstFlags::FAST)?;
        let (call, ty) = self.call_common(tail, flags, start)?;
        Ok((InstKind::Call(call), ty))
    }

    pub(crate) fn invoke(&mut self, start: usize) -> R<Made> {
        let (call, ty) = self.call_common(TailKind::None, InstFlags::NONE, start)?;
        self.expect_word(b"to")?;
        let normal = self.label()?;
        self.expect_word(b"unwind")?;
        let unwind = self.label()?;
        Ok((InstKind::Invoke { call, normal, unwind }, ty))
    }

    pub(crate) fn call_br(&mut self, start: usize) -> R<Made> {
        let (call, ty) = self.call_common(TailKind::None, InstFlags::NONE, start)?;
        self.expect_word(b"to")?;
        let mut targets: Vec<Operand> = vec![self.label()?.into()];
        targets.extend(self.bracketed_labels()?.into_iter().map(Operand::from));
        let targets = self.func().make_list(&targets);
        Ok((InstKind::CallBr { call, targets }, ty))
    }

    fn call_common(&mut self, tail: TailKind, flags: InstFlags, start: usize) -> R<(CallId, Type)> {
        let cc = self.calling_convention()?.map_or(CallConv::C, |(cc, _)| cc);
        self.pointee = None;
        let ret_attributes = self.value_attributes(Position::Ret)?;
        let addr_space = match self.addr_space()? {
            Some(space) => space,
            None => self.program_space,
        };
        let ty_span = self.span();
        let ty = self.ty_or_void()?;
        let callee = self.callee(addr_space)?;
        let mut args = SmallVec::<[Operand; 8]>::new();
        let mut types = SmallVec::<[Type; 8]>::new();
        let mut sets = SmallVec::<[AttrSetId; 8]>::new();
        self.arguments(&mut args, &mut types, &mut sets, tail)?;
        let function = self.function_attributes()?;
        let function = if function.is_empty() {
            AttrSetId::EMPTY
        } else {
            self.resolve_attributes(function.own, &function.groups)
        };
        let bundles = if self.tok() == T::LSquare { self.bundles()? } else { Vec::new() };
        let (fn_ty, ret) = self.call_type(ty, &types, &callee, self.span_from(start), ty_span)?;
        let callee = self.finish_callee(callee, fn_ty)?;
        let attributes = self.attribute_list(function, ret_attributes, &sets);
        if flags != InstFlags::NONE && !self.is_math(ret) {
            return self.invalid(self.span_from(start), "fast-math flags on a call that returns no float");
        }
        let f = self.func();
        let args = f.make_list(&args);
        let call = CallData { callee, fn_ty, args, cc, tail, flags, attributes, bundles, addr_space };
        Ok((f.calls.push(call), ret))
    }

    /// Whether fast-math flags may stand at something of this type: floats, and aggregates of one float type.
    fn is_math(&self, mut ty: Type) -> bool {
        for _ in 0..64 {
            ty = match self.env.types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { fields, .. } if fields.iter().all(|field| *field == fields[0]) => {
                    match fields.first() {
                        Some(&field) => field,
                        None => return false,
                    }
                }
                _ => return self.env.types.is_float(ty),
            };
        }
        false
    }

    pub(crate) fn attribute_list(
        &mut self,
        function: AttrSetId,
        ret: AttrSetId,
        params: &[AttrSetId],
    ) -> AttrListId {
        let len = params.iter().rposition(|&set| set != AttrSetId::EMPTY).map_or(0, |last| last + 1);
        if len == 0 && ret == AttrSetId::EMPTY && function == AttrSetId::EMPTY {
            return AttrListId::EMPTY;
        }
        self.env.attributes.intern_list(AttrList { function, ret, params: params[..len].into() })
    }

    fn callee(&mut self, addr_space: u32) -> R<Callee> {
        if self.eat_word(b"asm") {
            return self.inline_asm();
        }
        if self.tok() == T::Global && self.lx.text.starts_with(b"llvm.") {
            if self.lx.text.starts_with(b"llvm.dbg.") {
                self.debug_form(false)?;
            }
            let name = self.intern_text();
            if self.defined_global(GlobalName::Name(name)).is_none() {
                let span = self.span();
                if !ir::verify::is_intrinsic_family(self.lx.text) {
                    let message = format!("the intrinsic `{}` is not known", self.env.strings.text(name));
                    return self.invalid(span, message);
                }
                self.next();
                return Ok(Callee::Intrinsic(name, span));
            }
        }
        let ty = self.ptr_type(addr_space);
        self.operand(ty).map(Callee::Operand)
    }

    /// Variables are described by records or by calls of intrinsics, not by both in one module.
    pub(crate) fn debug_form(&mut self, record: bool) -> R<()> {
        let span = self.span();
        if *self.debug_records.get_or_insert(record) == record {
            return Ok(());
        }
        self.invalid(span, "a module describes its variables by records or by intrinsics, not by both")
    }

    fn inline_asm(&mut self) -> R<Callee> {
        let side_effect = self.eat_word(b"sideeffect");
        let align_stack = self.eat_word(b"alignstack");
        let intel_dialect = self.eat_word(b"inteldialect");
        let unwind = self.eat_word(b"unwind");
        let template = self.string()?;
        self.comma()?;
        let constraints = self.string()?;
        Ok(Callee::Asm { template, constraints, side_effect, align_stack, intel_dialect, unwind })
    }

    fn finish_callee(&mut self, callee: Callee, fn_ty: Type) -> R<Operand> {
        match callee {
            Callee::Operand(operand) => Ok(operand),
            Callee::Intrinsic(name, span) => {
                // LLVM declares what is called as an intrinsic, since version 20.
                let id = match self.env.global_named(name) {
                    Some(id) => id,
                    None => self.env.add_global(Global {
                        name: Some(name),
                        linkage: ir::Linkage::External,
                        visibility: ir::Visibility::Default,
                        dll: ir::DllStorage::Default,
                        dso_local: false,
                        thread_local: None,
                        unnamed_addr: ir::UnnamedAddr::None,
                        addr_space: 0,
                        ty: fn_ty,
                        section: None,
                        partition: None,
                        comdat: None,
                        kind: GlobalKind::Function(FunctionHeader {
                            cc: CallConv::C,
                            cc_span: None,
                            attributes: AttrListId::EMPTY,
                            align: ir::Align::NONE,
                            gc: None,
                            prefix: None,
                            prologue: None,
                            personality: None,
                        }),
                        metadata: Vec::new(),
                        span: Some(span),
                        name_span: Some(span),
                    }),
                };
                Ok(Operand::global(id))
            }
            Callee::Asm { template, constraints, side_effect, align_stack, intel_dialect, unwind } => {
                let ty = fn_ty;
                let asm =
                    InlineAsm { ty, template, constraints, side_effect, align_stack, intel_dialect, unwind };
                if let Some(&id) = self.asm_ids.get(&asm) {
                    return Ok(Operand::asm(id));
                }
                let id = self.env.asms.push(asm.clone());
                self.asm_ids.insert(asm, id);
                Ok(Operand::asm(id))
            }
        }
    }

    /// The function type of a call site and its result.
    fn call_type(
        &mut self,
        ty: Type,
        types: &[Type],
        callee: &Callee,
        span: SourceSpan,
        ty_span: SourceSpan,
    ) -> R<(Type, Type)> {
        if let Some((ret, params, varargs)) = self.env.types.function(ty) {
            let fits = types.len() == params.len() || (varargs && types.len() > params.len());
            if !fits {
                let message = format!(
                    "the call has {} arguments, but its type {} parameters",
                    types.len(),
                    params.len()
                );
                return self.invalid(span, message);
            }
            if let Some(index) = (0..params.len()).find(|&i| params[i] != types[i]) {
                let message = format!(
                    "argument {} is of type `{}`, but the call's type says `{}`",
                    index + 1,
                    self.type_text(types[index]),
                    self.type_text(params[index])
                );
                return self.invalid(span, message);
            }
            return Ok((ty, ret));
        }
        if matches!(ty, Type::LABEL | Type::METADATA) {
            return self.invalid(ty_span, format!("a call cannot return `{}`", self.type_text(ty)));
        }
        // Most calls have the type of their callee; then no type is looked up.
        if let Callee::Operand(operand) = callee
            && let Some(id) = operand.as_global()
            && let own = self.env.globals[id].ty
            && self.env.types.function(own) == Some((ty, types, false))
        {
            return Ok((own, ty));
        }
        let kind = TypeKind::Function { ret: ty, params: types.into(), varargs: false };
        Ok((self.env.types.intern(kind), ty))
    }

    fn arguments(
        &mut self,
        args: &mut SmallVec<[Operand; 8]>,
        types: &mut SmallVec<[Type; 8]>,
        sets: &mut SmallVec<[AttrSetId; 8]>,
        tail: TailKind,
    ) -> R<()> {
        // A `musttail` call in a variadic function passes the rest of its arguments on.
        let variadic = |p: &Self| {
            let id = p.f.as_ref().map(|f| f.id);
            id.and_then(|id| p.env.types.function(p.env.globals[id].ty)).is_some_and(|(.., varargs)| varargs)
        };
        let passes_rest = tail == TailKind::MustTail && variadic(self);
        let mut rest = false;
        self.expect(T::LParen, "`(`")?;
        while self.tok() != T::RParen {
            if self.tok() == T::Ellipsis && passes_rest {
                self.next();
                rest = true;
                break;
            }
            let ty = self.ty()?;
            types.push(ty);
            if ty == Type::METADATA {
                args.push(self.metadata_use()?);
                sets.push(AttrSetId::EMPTY);
            } else {
                sets.push(self.value_attributes(Position::Param)?);
                args.push(self.operand(ty)?);
            }
            if !self.eat(T::Comma) {
                break;
            }
        }
        if passes_rest != rest {
            return self
                .unexpected("`...`: a `musttail` call in a variadic function passes all its arguments on");
        }
        self.expect(T::RParen, "`,` or `)`")
    }

    /// `[ "tag"(operands), … ]`.
    fn bundles(&mut self) -> R<Vec<Bundle>> {
        self.next();
        let mut bundles = Vec::new();
        loop {
            let tag = self.string()?;
            self.expect(T::LParen, "`(`")?;
            let mut operands = Vec::new();
            while self.tok() != T::RParen {
                let ty = self.ty()?;
                operands.push(if ty == Type::METADATA { self.metadata_use()? } else { self.operand(ty)? });
                if !self.eat(T::Comma) {
                    break;
                }
            }
            self.expect(T::RParen, "`)`")?;
            bundles.push(Bundle { tag, operands });
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RSquare, "`]`")?;
        Ok(bundles)
    }
}
