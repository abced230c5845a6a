//! Symbols: linkage against content, aliases, the special variables, signatures of functions. LangRef, "Global Variables",
//! "Functions", "Aliases", "IFuncs", "Intrinsic Global Variables".

use super::attributes::Bearer;
use super::input::Input;
use crate::{
    Const, ConstExpr, ConstKind, DllStorage, Global, GlobalId, GlobalKind, Linkage, Type, TypeKind, Variable,
    Visibility,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

impl Input<'_> {
    pub(super) fn globals(&mut self) {
        let env = self.env;
        for (id, global) in &env.globals {
            self.symbol(id, global);
            match &global.kind {
                GlobalKind::Variable(variable) => self.variable(id, global, variable),
                GlobalKind::Function(_) => self.function_header(id),
                GlobalKind::Alias(target) => self.alias(id, *target),
                GlobalKind::IFunc(resolver) => self.ifunc(id, *resolver),
            }
        }
        self.alias_cycles();
    }

    fn is_declaration(&self, id: GlobalId) -> bool {
        match &self.env.globals[id].kind {
            GlobalKind::Variable(variable) => variable.init.is_none(),
            GlobalKind::Function(_) => self.module.body(id).is_none(),
            _ => false,
        }
    }

    fn symbol(&mut self, id: GlobalId, global: &Global) {
        let declaration = self.is_declaration(id);
        if declaration && !matches!(global.linkage, Linkage::External | Linkage::ExternWeak) {
            self.global(
                id,
                "a declaration is external or extern_weak; what is defined here needs a definition",
            );
        }
        if (declaration || global.linkage == Linkage::AvailableExternally) && global.comdat.is_some() {
            self.global(id, "a declaration belongs to no comdat");
        }
        if !declaration && global.linkage == Linkage::ExternWeak {
            self.global(id, "what is extern_weak is defined elsewhere");
        }
        if global.linkage == Linkage::Common && global.comdat.is_some() {
            self.global(id, "a common variable belongs to no comdat");
        }
        if global.linkage == Linkage::Appending
            && !matches!(self.env.types.kind(global.ty), TypeKind::Array { .. })
        {
            self.global(id, "only arrays are appended");
        }
        if global.linkage.is_local() && global.visibility != Visibility::Default {
            self.global(id, "what is local has default visibility");
        }
        self.dll(id, global, declaration);
        if let Some(comdat) = global.comdat {
            let group = &self.env.comdats[comdat];
            let named = self.env.global_named(group.name).map(|named| &self.env.globals[named]);
            if self.is_coff() && named.is_some_and(|named| named.linkage == Linkage::Private) {
                self.global(id, "the symbol that a comdat is named after is not private");
            }
        }
    }

    fn dll(&mut self, id: GlobalId, global: &Global, declaration: bool) {
        match global.dll {
            DllStorage::Default => {}
            DllStorage::Import => {
                if global.dso_local {
                    self.global(id, "what is imported from a library is not dso_local");
                }
                if !declaration && !self.env.old_bitcode && global.linkage != Linkage::AvailableExternally {
                    self.global(id, "what is imported from a library is not defined here");
                }
            }
            DllStorage::Export => {
                if global.visibility == Visibility::Hidden {
                    self.global(id, "what is exported to other libraries is not hidden");
                }
            }
        }
    }

    fn is_coff(&self) -> bool {
        self.env.triple.as_deref().is_some_and(|triple| triple.contains("windows"))
    }

    fn variable(&mut self, id: GlobalId, global: &Global, variable: &Variable) {
        if self.sizes.is_scalable(&self.env.types, global.ty) {
            self.global(id, "the size of a variable is known: it holds no scalable vector");
        }
        if let Some(init) = variable.init
            && matches!(self.env.types.kind(global.ty), TypeKind::Named(_))
            && self.env.types.struct_fields(global.ty).is_none()
            && matches!(self.env.consts.kind(init), ConstKind::Undef | ConstKind::Poison)
        {
            let ty = self.text(global.ty);
            self.global(id, format!("there is no constant of the opaque type {ty}"));
        }
        if global.ty == Type::X86_AMX {
            self.global(id, "a variable cannot be a matrix tile");
        }
        if let Some(init) = variable.init {
            let found = self.env.consts.ty(init);
            if found != global.ty {
                let message = format!(
                    "the initialiser has type {} where {} is needed",
                    self.text(found),
                    self.text(global.ty)
                );
                self.global(id, message);
            }
            if global.linkage == Linkage::Common {
                if !self.is_zero(init) {
                    self.global(id, "a common variable is initialised with zero");
                }
                if variable.constant {
                    self.global(id, "a common variable can be written");
                }
            }
        }
        let Some(name) = global.name else { return };
        let used = matches!(self.env.strings.bytes(name), b"llvm.used" | b"llvm.compiler.used");
        if let Some(init) = variable.init.filter(|_| !used)
            && let Some(intrinsic) = self.intrinsic_within(init)
        {
            let intrinsic = self.env.global_name(intrinsic).into_owned();
            self.global(id, format!("the intrinsic `{intrinsic}` can only be called: it has no address"));
        }
        match self.env.strings.bytes(name) {
            b"llvm.global_ctors" | b"llvm.global_dtors" => self.constructors(id, global),
            b"llvm.used" | b"llvm.compiler.used" => self.used_list(id, global, variable),
            _ => {}
        }
    }

    /// An intrinsic whose address a constant holds. Each constant is looked at once.
    fn intrinsic_within(&mut self, init: Const) -> Option<GlobalId> {
        let mut todo = vec![init];
        while let Some(next) = todo.pop() {
            if std::mem::replace(&mut self.initialisers[next], true) {
                continue;
            }
            match self.env.consts.kind(next) {
                ConstKind::Global(id) => {
                    let function = self.env.globals[*id].as_function().is_some();
                    if function && self.has_intrinsic_name(*id) {
                        return Some(*id);
                    }
                }
                _ => self.env.consts.for_each_operand(next, |operand| todo.push(operand)),
            }
        }
        None
    }

    fn is_zero(&self, id: Const) -> bool {
        match self.env.consts.kind(id) {
            ConstKind::Zero | ConstKind::Int(0) | ConstKind::Float(0) | ConstKind::WideFloat(0) => true,
            ConstKind::WideInt(words) => words.iter().all(|&word| word == 0),
            ConstKind::Bytes(bytes) => bytes.iter().all(|&byte| byte == 0),
            ConstKind::Aggregate(list) => list.iter().all(|&c| self.is_zero(c)),
            ConstKind::Splat(elem) => self.is_zero(*elem),
            _ => false,
        }
    }

    /// `llvm.global_ctors` and `llvm.global_dtors`.
    fn constructors(&mut self, id: GlobalId, global: &Global) {
        if global.linkage != Linkage::Appending && !self.is_declaration(id) {
            self.global(id, "lists of constructors and destructors have appending linkage");
        }
        let types = &self.env.types;
        let TypeKind::Array { elem, .. } = types.kind(global.ty) else { return };
        let fields = types.struct_fields(*elem).map(|(fields, _)| fields);
        let fits = fields.is_some_and(|fields| {
            (fields.len() == 3 || fields.len() == 2 && self.env.old_bitcode)
                && fields[0] == Type::I32
                && fields[1..].iter().all(|&field| types.addr_space(field).is_some())
        });
        if !fits {
            let found = self.text(*elem);
            self.global(
                id,
                format!("the elements are `{{ i32, ptr, ptr }}`: priority, function, data; not {found}"),
            );
        }
        if self.is_used(id) {
            self.global(id, "nothing refers to a list of constructors or destructors");
        }
    }

    /// `llvm.used` and `llvm.compiler.used`.
    fn used_list(&mut self, id: GlobalId, global: &Global, variable: &Variable) {
        let types = &self.env.types;
        if self.is_used(id) {
            self.global(id, "nothing refers to a list of used symbols");
        }
        let TypeKind::Array { elem, .. } = types.kind(global.ty) else { return };
        if types.addr_space(*elem).is_none() {
            let found = self.text(*elem);
            return self.global(id, format!("the elements are pointers, not {found}"));
        }
        let Some(init) = variable.init else { return };
        let members = match self.env.consts.kind(init) {
            ConstKind::Aggregate(members) => members.clone(),
            ConstKind::Splat(member) => Box::from([*member]),
            _ if matches!(types.kind(global.ty), TypeKind::Array { len: 0, .. }) => return,
            _ => return self.global(id, "the initialiser lists the symbols one by one"),
        };
        for &member in &members {
            let named = match self.stripped(member) {
                Some(target) => self.env.globals[target].name.is_some(),
                None => false,
            };
            if !named {
                return self.global(id, "a member is the address of a symbol that has a name");
            }
        }
    }

    /// The global that a constant is the address of, through casts and GEPs.
    pub(super) fn stripped(&self, mut id: Const) -> Option<GlobalId> {
        for _ in 0..256 {
            id = match self.env.consts.kind(id) {
                ConstKind::Global(target) => return Some(*target),
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Cast { value, .. } => *value,
                    ConstExpr::Gep { operands, .. } => *operands.first()?,
                    _ => return None,
                },
                _ => return None,
            };
        }
        None
    }

    /// Whether any constant, body or other symbol refers to a global.
    fn is_used(&self, id: GlobalId) -> bool {
        self.is_in_initialiser(id)
            || self.module.defined_functions().any(|(_, body)| {
                body.consts.iter().any(|(_, data)| data.kind == ConstKind::Global(id))
                    || body.layout.iter().flat_map(|&b| &body.blocks[b].insts).any(|&inst| {
                        let mut found = false;
                        body.for_each_operand(inst, |operand| found |= operand.as_global() == Some(id));
                        found
                    })
            })
    }

    /// Metadata names globals too, which is no use.
    fn is_in_initialiser(&self, id: GlobalId) -> bool {
        let mut seen: FxHashSet<Const> = FxHashSet::default();
        let mut todo: Vec<Const> = Vec::new();
        for global in self.env.globals.values() {
            match &global.kind {
                GlobalKind::Variable(variable) => todo.extend(variable.init),
                GlobalKind::Alias(constant) | GlobalKind::IFunc(constant) => todo.push(*constant),
                GlobalKind::Function(_) => {}
            }
        }
        while let Some(next) = todo.pop() {
            if *self.env.consts.kind(next) == ConstKind::Global(id) {
                return true;
            }
            if seen.insert(next) {
                self.env.consts.for_each_operand(next, |operand| todo.push(operand));
            }
        }
        false
    }

    fn alias(&mut self, id: GlobalId, target: Const) {
        let linkage = self.env.globals[id].linkage;
        if !self.has_alias_linkage(linkage) {
            self.global(
                id,
                "an alias is private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
            );
        }
        for next in self.globals_within(target) {
            match self.env.globals[next].kind {
                GlobalKind::Alias(_) if self.env.globals[next].linkage.is_interposable() => self.global(
                    id,
                    "an alias cannot lead to another that the linker may replace: name what that one stands for",
                ),
                GlobalKind::Alias(_) => {}
                _ if self.is_declaration(next) => {
                    let name = self.env.global_name(next).into_owned();
                    self.global(id, format!("an alias names a definition, and `{name}` is only declared here"));
                }
                _ => {}
            }
        }
    }

    /// The globals that a constant names.
    fn globals_within(&self, constant: Const) -> Vec<GlobalId> {
        let mut seen: FxHashSet<Const> = FxHashSet::default();
        let (mut todo, mut found) = (vec![constant], Vec::new());
        while let Some(next) = todo.pop() {
            if !seen.insert(next) {
                continue;
            }
            if let ConstKind::Global(id) = self.env.consts.kind(next) {
                found.push(*id);
            }
            self.env.consts.for_each_operand(next, |operand| todo.push(operand));
        }
        found
    }

    /// Aliases that lead to themselves, by a walk that enters each alias once.
    fn alias_cycles(&mut self) {
        let targets = |input: &Self, id: GlobalId| match input.env.globals[id].kind {
            GlobalKind::Alias(constant) => input.globals_within(constant),
            _ => Vec::new(),
        };
        let mut entered: SecondaryMap<GlobalId, bool> = SecondaryMap::new();
        let mut left: SecondaryMap<GlobalId, bool> = SecondaryMap::new();
        for start in self.env.globals.keys() {
            if entered[start] || !matches!(self.env.globals[start].kind, GlobalKind::Alias(_)) {
                continue;
            }
            entered[start] = true;
            let mut way = vec![(start, targets(self, start))];
            while let Some((at, next)) = way.last_mut() {
                match next.pop() {
                    Some(to) if entered[to] && !left[to] => {
                        self.global(to, "an alias cannot lead to itself");
                    }
                    Some(to) if !entered[to] => {
                        entered[to] = true;
                        let further = targets(self, to);
                        way.push((to, further));
                    }
                    Some(_) => {}
                    None => {
                        left[*at] = true;
                        way.pop();
                    }
                }
            }
        }
    }

    fn has_alias_linkage(&self, linkage: Linkage) -> bool {
        !matches!(linkage, Linkage::Common | Linkage::Appending | Linkage::ExternWeak)
    }

    fn ifunc(&mut self, id: GlobalId, resolver: Const) {
        let linkage = self.env.globals[id].linkage;
        if !self.has_alias_linkage(linkage) || linkage == Linkage::AvailableExternally {
            self.global(
                id,
                "an ifunc is private, internal, linkonce, weak, linkonce_odr, weak_odr or external",
            );
        }
        let mut target = self.stripped(resolver);
        for _ in 0..256 {
            match target.map(|t| &self.env.globals[t].kind) {
                Some(GlobalKind::Alias(further)) => target = self.stripped(*further),
                _ => break,
            }
        }
        let function = target.filter(|&t| self.env.globals[t].as_function().is_some());
        let Some(function) = function else {
            return self.global(id, "an ifunc is resolved by a function");
        };
        if self.is_declaration(function) {
            return self.global(id, "the function that resolves an ifunc is defined in the same module");
        }
        let result = self.env.types.function(self.env.globals[function].ty).map(|(result, ..)| result);
        if result.is_some_and(|result| self.env.types.addr_space(result).is_none()) {
            self.global(id, "the function that resolves an ifunc gives a pointer");
        }
    }

    fn function_header(&mut self, id: GlobalId) {
        let env = self.env;
        let global = &env.globals[id];
        let (Some(header), Some((result, params, varargs))) =
            (global.as_function(), env.types.function(global.ty))
        else {
            return;
        };
        let intrinsic = self.intrinsics[id];
        let is_intrinsic = intrinsic.is_some() || self.has_intrinsic_name(id);
        if intrinsic.is_some() && self.module.body(id).is_some() {
            return self.global(id, "an intrinsic cannot be defined: it is known to the compiler");
        }
        if !is_intrinsic {
            let odd = |ty: Type| matches!(ty, Type::TOKEN | Type::METADATA | Type::X86_AMX);
            if odd(result) {
                self.global(id, format!("only an intrinsic can give a value of type {}", self.text(result)));
            }
            if let Some(&ty) = params.iter().find(|&&ty| odd(ty)) {
                self.global(id, format!("only an intrinsic can take a parameter of type {}", self.text(ty)));
            }
        }
        if global.linkage == Linkage::Common {
            self.global(id, "a function has no common linkage");
        }
        if let Some(why) = self.convention(header, result, params.len(), varargs) {
            self.global(id, format!("the convention {} {why}", header.cc));
        }
        let bearer = Bearer {
            attributes: header.attributes,
            result,
            params,
            extra: &[],
            intrinsic: is_intrinsic,
            inline_asm: false,
            call: false,
            speculatable: false,
        };
        // LLVM gives an intrinsic its own attributes, whatever the declaration says.
        if intrinsic.is_none()
            && let Some(why) = self.attributes(&bearer)
        {
            self.global(id, why);
        }
        self.attributes_fit_symbol(id);
    }

    /// What conventions forbid that are not those of kernels; what a kernel may take and give is the gate's matter.
    fn convention(
        &self,
        header: &crate::FunctionHeader,
        result: Type,
        params: usize,
        varargs: bool,
    ) -> Option<&'static str> {
        use crate::{AttrKind, CallConv as C};
        let chain = matches!(header.cc, C::AMDGPU_CS_CHAIN | C::AMDGPU_CS_CHAIN_PRESERVE);
        let shader = chain
            || matches!(header.cc, C::AMDGPU_VS | C::AMDGPU_HS | C::AMDGPU_GS | C::AMDGPU_PS | C::AMDGPU_CS);
        if !shader {
            let fixed = matches!(header.cc, C::FAST | C::COLD | C::INTEL_OCL_BI);
            return (fixed && varargs).then_some("takes no variable number of arguments");
        }
        let has = |kind| {
            let sets = (0..params).map(|at| self.env.attributes.param(header.attributes, at));
            sets.into_iter().any(|set| crate::attributes::find(set, kind).is_some())
        };
        if chain && result != Type::VOID {
            return Some("gives nothing back");
        }
        if varargs {
            return Some("takes no variable number of arguments");
        }
        has(AttrKind::StructRet)
            .then_some("has no `sret` parameter")
            .or_else(|| has(AttrKind::ByVal).then_some("has no `byval` parameter"))
            .or_else(|| has(AttrKind::Preallocated).then_some("has no `preallocated` parameter"))
            .or_else(|| has(AttrKind::InAlloca).then_some("has no `inalloca` parameter"))
    }

    pub(super) fn has_intrinsic_name(&self, id: GlobalId) -> bool {
        self.env.globals[id].name.is_some_and(|name| self.env.strings.bytes(name).starts_with(b"llvm."))
    }
}
