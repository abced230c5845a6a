//! Type definitions, comdats, variables, aliases, ifuncs and function headers.

use super::{LocalNames, Printer, put};
use crate::{
    Comdat, ComdatKind, Const, DllStorage, Function, FunctionHeader, Global, GlobalId, GlobalKind, Linkage,
    ThreadLocal, Type, UnnamedAddr, Variable, Visibility,
};
use std::fmt::Write;

impl Linkage {
    /// The keyword; external is spelt by absence.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::External => "",
            Linkage::AvailableExternally => "available_externally",
            Linkage::LinkOnce => "linkonce",
            Linkage::LinkOnceOdr => "linkonce_odr",
            Linkage::Weak => "weak",
            Linkage::WeakOdr => "weak_odr",
            Linkage::Common => "common",
            Linkage::Appending => "appending",
            Linkage::ExternWeak => "extern_weak",
            Linkage::Internal => "internal",
            Linkage::Private => "private",
        }
    }
}

impl Printer<'_> {
    pub(super) fn types(&mut self) {
        let env = self.env;
        let mut number = 0;
        for (_, def) in env.types.structs() {
            match def.name {
                Some(name) => put!(self, "%{} = type ", super::quote(env.strings.bytes(name))),
                None => {
                    put!(self, "%{number} = type ");
                    number += 1;
                }
            }
            match &def.fields {
                Some(fields) => self.struct_body(fields, def.packed),
                None => self.out.push_str("opaque"),
            }
            self.out.push('\n');
        }
    }

    pub(super) fn comdats(&mut self) {
        let env = self.env;
        for Comdat { name, kind } in env.comdats.values() {
            let kind = match kind {
                ComdatKind::Any => "any",
                ComdatKind::ExactMatch => "exactmatch",
                ComdatKind::Largest => "largest",
                ComdatKind::NoDeduplicate => "nodeduplicate",
                ComdatKind::SameSize => "samesize",
            };
            put!(self, "${} = comdat {kind}\n", super::quote(env.strings.bytes(*name)));
        }
    }

    /// A keyword with a space behind, unless empty.
    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            put!(self, "{word} ");
        }
    }

    /// Linkage to unnamed_addr, as all globals have them in this order.
    fn properties(&mut self, global: &Global, linkage: &str) {
        self.word(linkage);
        self.word(if global.dso_local { "dso_local" } else { "" });
        self.word(match global.visibility {
            Visibility::Default => "",
            Visibility::Hidden => "hidden",
            Visibility::Protected => "protected",
        });
        self.word(match global.dll {
            DllStorage::Default => "",
            DllStorage::Import => "dllimport",
            DllStorage::Export => "dllexport",
        });
        self.word(match global.thread_local {
            None => "",
            Some(ThreadLocal::GeneralDynamic) => "thread_local",
            Some(ThreadLocal::LocalDynamic) => "thread_local(localdynamic)",
            Some(ThreadLocal::InitialExec) => "thread_local(initialexec)",
            Some(ThreadLocal::LocalExec) => "thread_local(localexec)",
        });
    }

    fn unnamed_addr(global: &Global) -> &'static str {
        match global.unnamed_addr {
            UnnamedAddr::None => "",
            UnnamedAddr::Local => "local_unnamed_addr",
            UnnamedAddr::Global => "unnamed_addr",
        }
    }

    pub(super) fn symbol(&mut self, id: GlobalId, global: &Global) {
        put!(self, "{} = ", self.globals.get(self.env, id));
        match &global.kind {
            GlobalKind::Variable(variable) => self.variable(global, variable),
            GlobalKind::Alias(target) => self.indirect(global, "alias", *target),
            GlobalKind::IFunc(target) => self.indirect(global, "ifunc", *target),
            GlobalKind::Function(_) => unreachable!("functions are printed with their body"),
        }
        self.out.push('\n');
    }

    fn variable(&mut self, global: &Global, variable: &Variable) {
        let env = self.env;
        let linkage = match (global.linkage, variable.init) {
            (Linkage::External, None) => "external",
            (linkage, _) => linkage.keyword(),
        };
        self.properties(global, linkage);
        self.word(Self::unnamed_addr(global));
        if global.addr_space != 0 {
            put!(self, "addrspace({}) ", global.addr_space);
        }
        self.word(if variable.externally_initialised { "externally_initialized" } else { "" });
        self.word(if variable.constant { "constant" } else { "global" });
        match variable.init {
            Some(init) => self.typed_constant(&env.consts, init),
            None => self.ty(global.ty),
        }
        self.placement(global);
        if let Some(model) = variable.code_model {
            put!(self, ", code_model \"{}\"", env.strings.text(model));
        }
        let sanitizers =
            ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];
        for (bit, word) in sanitizers.iter().enumerate() {
            if variable.sanitizer >> bit & 1 != 0 {
                put!(self, ", {word}");
            }
        }
        self.comdat(global, ", ");
        if let Some(align) = variable.align.bytes() {
            put!(self, ", align {align}");
        }
        self.attachments(&global.metadata, ", ");
        self.group(variable.attributes);
    }

    fn placement(&mut self, global: &Global) {
        let env = self.env;
        for (word, text) in [("section", global.section), ("partition", global.partition)] {
            if let Some(text) = text {
                put!(self, ", {word} \"{}\"", super::names::escape(env.strings.bytes(text)));
            }
        }
    }

    fn comdat(&mut self, global: &Global, before: &str) {
        let env = self.env;
        if let Some(id) = global.comdat {
            let name = env.comdats[id].name;
            put!(self, "{before}comdat");
            if global.name != Some(name) {
                put!(self, "(${})", super::quote(env.strings.bytes(name)));
            }
        }
    }

    fn indirect(&mut self, global: &Global, word: &str, target: Const) {
        let env = self.env;
        self.properties(global, global.linkage.keyword());
        self.word(Self::unnamed_addr(global));
        put!(self, "{word} ");
        self.ty(global.ty);
        self.out.push_str(", ");
        // An expression states its own type.
        if matches!(env.consts.kind(target), crate::ConstKind::Expr(_)) {
            self.constant(&env.consts, target);
        } else {
            self.typed_constant(&env.consts, target);
        }
        if let Some(partition) = global.partition {
            put!(self, ", partition \"{}\"", super::names::escape(env.strings.bytes(partition)));
        }
        self.attachments(&global.metadata, ", ");
    }

    pub(super) fn function(&mut self, id: GlobalId, global: &Global, body: Option<&Function>) {
        let Some(header) = global.as_function() else { return };
        let env = self.env;
        let names = body.map(|body| LocalNames::new(body, env));
        self.out.push('\n');
        self.out.push_str(if body.is_some() { "define" } else { "declare" });
        if body.is_none() {
            self.attachments(&global.metadata, " ");
        }
        self.out.push(' ');
        self.properties(global, global.linkage.keyword());
        if header.cc != crate::CallConv::C {
            put!(self, "{} ", header.cc);
        }
        self.signature(id, global, header, names.as_ref(), body);
        self.function_tail(global, header);
        if let (Some(body), Some(names)) = (body, &names) {
            self.attachments(&global.metadata, " ");
            self.out.push_str(" {\n");
            self.body(body, names);
            self.out.push('}');
        }
        self.out.push('\n');
    }

    fn signature(
        &mut self,
        id: GlobalId,
        global: &Global,
        header: &FunctionHeader,
        names: Option<&LocalNames<'_>>,
        body: Option<&Function>,
    ) {
        let env = self.env;
        let list = env.attributes.list(header.attributes);
        if list.ret != crate::AttrSetId::EMPTY {
            self.attribute_set(list.ret);
            self.out.push(' ');
        }
        let (ret, params, varargs) = env.types.function(global.ty).unwrap_or((Type::VOID, &[], false));
        self.ty(ret);
        put!(self, " {}(", self.globals.get(env, id));
        for (index, &param) in params.iter().enumerate() {
            self.comma(index);
            self.ty(param);
            if let Some(&set) = list.params.get(index) {
                self.attribute_set(set);
            }
            if let (Some(names), Some(body)) = (names, body) {
                put!(self, " {}", names.value(body.args[index]));
            }
        }
        if varargs {
            self.comma(params.len());
            self.out.push_str("...");
        }
        self.out.push(')');
    }

    fn function_tail(&mut self, global: &Global, header: &FunctionHeader) {
        let env = self.env;
        let unnamed = Self::unnamed_addr(global);
        if !unnamed.is_empty() {
            put!(self, " {unnamed}");
        }
        if global.addr_space != env.layout.program_space {
            put!(self, " addrspace({})", global.addr_space);
        }
        self.group(env.attributes.list(header.attributes).function);
        for (word, text) in [("section", global.section), ("partition", global.partition)] {
            if let Some(text) = text {
                put!(self, " {word} \"{}\"", super::names::escape(env.strings.bytes(text)));
            }
        }
        self.comdat(global, " ");
        if let Some(align) = header.align.bytes() {
            put!(self, " align {align}");
        }
        if let Some(gc) = header.gc {
            put!(self, " gc \"{}\"", env.strings.text(gc));
        }
        for (word, constant) in
            [("prefix", header.prefix), ("prologue", header.prologue), ("personality", header.personality)]
        {
            if let Some(constant) = constant {
                put!(self, " {word} ");
                self.typed_constant(&env.consts, constant);
            }
        }
    }
}
