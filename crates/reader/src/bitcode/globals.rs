//! Variables, functions, aliases and ifuncs. LangRef, "Global Variables", "Functions", "Aliases", "IFuncs".

use super::fault::{R, broken, invalid, unsupported};
use super::reader::Reader;
use super::values::{Args, Slot};
use ir::{
    Align, AttrListId, CallConv, ComdatId, DllStorage, FunctionHeader, Global, GlobalId, GlobalKind, Linkage,
    StrId, ThreadLocal, Type, TypeKind, UnnamedAddr, Variable, Visibility,
};

/// Parts of globals that are constants, by value number: made when all constants are known.
#[derive(Default)]
pub(crate) struct PendingGlobals {
    list: Vec<(GlobalId, Part, u64, usize)>,
}

#[derive(Clone, Copy)]
enum Part {
    Init,
    Alias,
    IFunc,
    Prefix,
    Prologue,
    Personality,
}

impl Reader<'_> {
    fn add_global(&mut self, global: Global) -> R<GlobalId> {
        if let Some(name) = global.name
            && self.env.global_named(name).is_some()
        {
            return invalid(format!("the global `{}` is defined twice", self.env.strings.text(name)));
        }
        // Its address must have a type.
        self.env.types.intern(TypeKind::Ptr(global.addr_space));
        let id = self.env.add_global(global);
        self.push_value(Slot::Global(id))?;
        Ok(id)
    }

    fn name(&mut self, args: &mut Args<'_>) -> R<Option<StrId>> {
        if !self.has_strtab {
            return Ok(None);
        }
        let (offset, len) = (args.next()?, args.next()?);
        let name = self.strtab_name(offset, len)?;
        Ok(if name.is_empty() { None } else { Some(self.env.strings.intern(name)) })
    }

    /// A global with nothing but its name and type.
    fn blank(&self, name: Option<StrId>, ty: Type, addr_space: u32, kind: GlobalKind) -> Global {
        Global {
            name,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dll: DllStorage::Default,
            dso_local: false,
            thread_local: None,
            unnamed_addr: UnnamedAddr::None,
            addr_space,
            ty,
            section: None,
            partition: None,
            comdat: None,
            kind,
            metadata: Vec::new(),
            span: Some(self.here()),
            name_span: None,
        }
    }

    fn section(&self, op: u64) -> R<Option<StrId>> {
        listed(&self.sections, op, "a section")
    }

    fn comdat_of(&self, op: u64) -> R<Option<ComdatId>> {
        listed(&self.comdats, op, "a comdat")
    }

    fn partition(&mut self, args: &mut Args<'_>) -> R<Option<StrId>> {
        match (args.opt(), args.opt()) {
            (Some(offset), Some(len)) if len != 0 => {
                let name = self.strtab_name(offset, len)?;
                Ok(Some(self.env.strings.intern(name)))
            }
            _ => Ok(None),
        }
    }

    /// `[name, type, const | explicit << 1 | space << 2, init, linkage, align, section, …]`.
    pub(crate) fn variable(&mut self, ops: &[u64]) -> R<()> {
        let mut args = Args::new(ops);
        let name = self.name(&mut args)?;
        let row = args.next()?;
        let flags = args.next()?;
        let (ty, addr_space) = self.variable_type(row, flags)?;
        let init = args.next()?;
        let linkage = linkage(args.next()?)?;
        let align = alignment(args.next()?)?;
        let section = self.section(args.next()?)?;
        let visibility = visibility(args.opt().unwrap_or(0))?;
        let thread_local = thread_local(args.opt().unwrap_or(0))?;
        let unnamed_addr = unnamed_addr(args.opt().unwrap_or(0))?;
        let externally_initialised = args.opt().is_some_and(|op| op != 0);
        let dll = dll(args.opt().unwrap_or(0))?;
        let comdat = self.comdat_of(args.opt().unwrap_or(0))?;
        let attributes = args.opt().unwrap_or(0);
        let attributes = self.function_set(attributes)?;
        let dso_local = args.opt().is_some_and(|op| op != 0);
        let partition = self.partition(&mut args)?;
        let sanitizer = args.opt().unwrap_or(0);
        if sanitizer >> 4 != 0 {
            return unsupported("a variable has an unknown flag of the sanitizers");
        }
        let code_model = self.code_model(args.opt().unwrap_or(0))?;
        args.done("variable")?;
        check_linkage(linkage, init == 0)?;
        let variable = Variable {
            constant: flags & 1 != 0,
            externally_initialised,
            init: None,
            align,
            attributes,
            code_model,
            sanitizer: sanitizer as u8,
        };
        let kind = GlobalKind::Variable(variable);
        let id = self.add_global(Global {
            linkage,
            visibility: if linkage.is_local() { Visibility::Default } else { visibility },
            dll,
            dso_local: dso_local && says_local(linkage, visibility),
            thread_local,
            unnamed_addr,
            section,
            partition,
            comdat,
            ..self.blank(name, ty, addr_space, kind)
        })?;
        self.pend(id, Part::Init, init);
        Ok(())
    }

    /// Type and address space; without the bit that says so the type is that of the address.
    fn variable_type(&self, row: u64, flags: u64) -> R<(Type, u32)> {
        let (ty, addr_space) = if flags & 2 != 0 {
            (self.ty(row)?, flags >> 2)
        } else {
            let space = self.env.types.addr_space(self.ty(row)?);
            match (self.pointee(row), space) {
                (Some(pointee), Some(space)) => (self.ty(pointee)?, u64::from(space)),
                _ => return invalid("a variable has a type that is no pointer"),
            }
        };
        if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN)
            || self.env.types.function(ty).is_some()
        {
            return invalid("a variable has a type that no variable can have");
        }
        Ok((ty, address_space(addr_space)?))
    }

    fn code_model(&mut self, op: u64) -> R<Option<StrId>> {
        const NAMES: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];
        let Some(index) = op.checked_sub(1) else { return Ok(None) };
        match usize::try_from(index).ok().and_then(|index| NAMES.get(index)) {
            Some(name) => Ok(Some(self.env.strings.intern(name))),
            None => unsupported(format!("a variable has the unknown code model {op}")),
        }
    }

    /// `[name, type, cc, is declaration, linkage, attributes, align, section, visibility, gc, …]`.
    pub(crate) fn function(&mut self, ops: &[u64]) -> R<()> {
        let mut args = Args::new(ops);
        let name = self.name(&mut args)?;
        let (row, ty) = self.function_type(args.next()?)?;
        let cc = convention(args.next()?)?;
        let declaration = args.next()? != 0;
        let linkage = linkage(args.next()?)?;
        let attributes = args.next()?;
        let attributes = self.attribute_list(attributes, row)?;
        let align = alignment(args.next()?)?;
        let section = self.section(args.next()?)?;
        let visibility = visibility(args.next()?)?;
        let gc = listed(&self.collectors, args.opt().unwrap_or(0), "a garbage collector")?;
        let unnamed_addr = unnamed_addr(args.opt().unwrap_or(0))?;
        let prologue = args.opt().unwrap_or(0);
        let dll = dll(args.opt().unwrap_or(0))?;
        let comdat = self.comdat_of(args.opt().unwrap_or(0))?;
        let prefix = args.opt().unwrap_or(0);
        let personality = args.opt().unwrap_or(0);
        let dso_local = args.opt().is_some_and(|op| op != 0);
        let addr_space = match args.opt() {
            Some(space) => address_space(space)?,
            None => self.env.layout.program_space,
        };
        let partition = self.partition(&mut args)?;
        args.done("function")?;
        check_linkage(linkage, declaration)?;
        let name = match self.upgraded_name(name, ty, declaration)? {
            Name::Known(id) => return self.push_value(Slot::Global(id)),
            Name::New(name) => name,
        };
        let header = header(cc, attributes, align, gc);
        let kind = GlobalKind::Function(header);
        let id = self.add_global(Global {
            linkage,
            visibility: if linkage.is_local() { Visibility::Default } else { visibility },
            dll,
            dso_local: dso_local && says_local(linkage, visibility),
            unnamed_addr,
            section,
            partition,
            comdat,
            ..self.blank(name, ty, addr_space, kind)
        })?;
        self.pend(id, Part::Prologue, prologue);
        self.pend(id, Part::Prefix, prefix);
        self.pend(id, Part::Personality, personality);
        if !declaration {
            self.defined.push(id);
        }
        Ok(())
    }

    /// The function type of a row, which before LLVM 15 may be that of the address.
    fn function_type(&self, row: u64) -> R<(u64, Type)> {
        let row = self.pointee(row).unwrap_or(row);
        let ty = self.ty(row)?;
        if self.env.types.function(ty).is_none() {
            return invalid("a function has a type that is no function type");
        }
        Ok((row, ty))
    }

    /// `[name, type, space, aliasee or resolver, linkage, …]`.
    pub(crate) fn alias(&mut self, ops: &[u64], ifunc: bool) -> R<()> {
        let mut args = Args::new(ops);
        let name = self.name(&mut args)?;
        let ty = self.ty(args.next()?)?;
        let addr_space = address_space(args.next()?)?;
        let target = args.next()?;
        let linkage = linkage(args.next()?)?;
        let visibility = visibility(args.opt().unwrap_or(0))?;
        let (mut dll_storage, mut thread, mut unnamed) = (DllStorage::Default, None, UnnamedAddr::None);
        if !ifunc {
            dll_storage = dll(args.opt().unwrap_or(0))?;
            thread = thread_local(args.opt().unwrap_or(0))?;
            unnamed = unnamed_addr(args.opt().unwrap_or(0))?;
        }
        let dso_local = args.opt().is_some_and(|op| op != 0);
        let partition = self.partition(&mut args)?;
        args.done("alias")?;
        // The constant is put in when all are known.
        let placeholder = self.env.consts.intern(Type::I1, ir::ConstKind::Int(0));
        let kind = if ifunc { GlobalKind::IFunc(placeholder) } else { GlobalKind::Alias(placeholder) };
        let id = self.add_global(Global {
            linkage,
            visibility: if linkage.is_local() { Visibility::Default } else { visibility },
            dll: dll_storage,
            dso_local: dso_local && says_local(linkage, visibility),
            thread_local: thread,
            unnamed_addr: unnamed,
            partition,
            ..self.blank(name, ty, addr_space, kind)
        })?;
        self.pend(id, if ifunc { Part::IFunc } else { Part::Alias }, target.saturating_add(1));
        Ok(())
    }

    /// Gives a global the name that the table of symbols has (before LLVM 5).
    pub(crate) fn name_global(&mut self, id: GlobalId, name: StrId) -> R<()> {
        let name = crate::text::without_pointees(self.env.strings.bytes(name))
            .filter(|_| self.env.strings.bytes(name).starts_with(b"llvm."))
            .map(|new| self.env.strings.intern(new))
            .filter(|&new| self.env.global_named(new).is_none())
            .unwrap_or(name);
        if self.env.global_named(name).is_some_and(|known| known != id) {
            return invalid(format!("the global `{}` is defined twice", self.env.strings.text(name)));
        }
        self.env.rename_global(id, name);
        Ok(())
    }

    /// Notes a constant by its value number and one; 0 is none.
    fn pend(&mut self, id: GlobalId, part: Part, number: u64) {
        if number != 0 {
            self.pending.list.push((id, part, number - 1, self.c.start_byte()));
        }
    }

    /// Makes the constants of globals.
    pub(crate) fn finish_globals(&mut self) -> R<()> {
        for (id, part, number, at) in std::mem::take(&mut self.pending.list) {
            let constant =
                self.constant(number, true).map_err(|f| if f.at.is_none() { f.at(at) } else { f })?;
            let found = self.env.consts.ty(constant);
            let global = &mut self.env.globals[id];
            let fits = match part {
                Part::Init => found == global.ty,
                Part::Alias | Part::IFunc => self.env.types.addr_space(found).is_some(),
                _ => true,
            };
            if !fits {
                return invalid("a global has a constant of another type than its own")
                    .map_err(|f: Box<super::fault::Fault>| f.at(at));
            }
            match (part, &mut global.kind) {
                (Part::Init, GlobalKind::Variable(variable)) => variable.init = Some(constant),
                (Part::Alias, GlobalKind::Alias(aliasee)) => *aliasee = constant,
                (Part::IFunc, GlobalKind::IFunc(resolver)) => *resolver = constant,
                (Part::Prefix, GlobalKind::Function(header)) => header.prefix = Some(constant),
                (Part::Prologue, GlobalKind::Function(header)) => header.prologue = Some(constant),
                (Part::Personality, GlobalKind::Function(header)) => header.personality = Some(constant),
                _ => {}
            }
        }
        Ok(())
    }

    /// The name of an intrinsic without the pointees of typed pointers; two names that become one are one function.
    fn upgraded_name(&mut self, name: Option<StrId>, ty: Type, declaration: bool) -> R<Name> {
        let Some(old) = name else { return Ok(Name::New(None)) };
        let bytes = self.env.strings.bytes(old);
        if !bytes.starts_with(b"llvm.") {
            return Ok(Name::New(name));
        }
        let Some(new) = crate::text::without_pointees(bytes) else {
            return Ok(match self.env.global_named(old) {
                Some(known) if declaration && self.env.globals[known].ty == ty => Name::Known(known),
                _ => Name::New(name),
            });
        };
        let new = self.env.strings.intern(new);
        Ok(match self.env.global_named(new) {
            // Types that differ in more than pointees keep their names apart.
            Some(known) if self.env.globals[known].ty != ty => Name::New(name),
            Some(known) if declaration => Name::Known(known),
            _ => Name::New(Some(new)),
        })
    }
}

/// A header whose constants are still to come.
fn header(cc: CallConv, attributes: AttrListId, align: Align, gc: Option<StrId>) -> FunctionHeader {
    FunctionHeader {
        cc,
        cc_span: None,
        attributes,
        align,
        gc,
        prefix: None,
        prologue: None,
        personality: None,
    }
}

/// What a declaration is called.
enum Name {
    New(Option<StrId>),
    /// It is declared already.
    Known(GlobalId),
}

/// Entry `op` of a list, counted from 1; 0 is none.
fn listed<T: Copy>(list: &[T], op: u64, what: &str) -> R<Option<T>> {
    let Some(index) = op.checked_sub(1) else { return Ok(None) };
    match usize::try_from(index).ok().and_then(|index| list.get(index)) {
        Some(&found) => Ok(Some(found)),
        None => broken(format!("a global names {what} that the module does not have")),
    }
}

/// What is only declared is defined elsewhere, and so visible from there.
fn check_linkage(linkage: Linkage, declaration: bool) -> R<()> {
    if declaration && !matches!(linkage, Linkage::External | Linkage::ExternWeak) {
        return invalid("a global is declared only, but has the linkage of a definition");
    }
    Ok(())
}

/// Whether `dso_local` is more than what linkage and visibility say already.
fn says_local(linkage: Linkage, visibility: Visibility) -> bool {
    !linkage.is_local() && (visibility == Visibility::Default || linkage == Linkage::ExternWeak)
}

fn address_space(op: u64) -> R<u32> {
    match u32::try_from(op) {
        Ok(space) if space < 1 << 24 => Ok(space),
        _ => invalid("a global has an address space that is too large"),
    }
}

/// An alignment by its exponent and one; 0 is none.
pub(crate) fn alignment(op: u64) -> R<Align> {
    match op {
        0 => Ok(Align::NONE),
        1..=33 => Ok(Align::new(1 << (op - 1)).unwrap_or(Align::NONE)),
        _ => invalid("an alignment is larger than 2^32"),
    }
}

fn convention(op: u64) -> R<CallConv> {
    match op {
        0..=1023 => Ok(CallConv(op as u16)),
        _ => invalid("a calling convention has a number below 1024"),
    }
}

fn linkage(op: u64) -> R<Linkage> {
    Ok(match op {
        // 5, 6 and 15 were storage classes and a kind of `linkonce_odr`.
        0 | 5 | 6 | 15 => Linkage::External,
        1 | 16 => Linkage::Weak,
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::LinkOnce,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        10 | 17 => Linkage::WeakOdr,
        11 | 19 => Linkage::LinkOnceOdr,
        12 => Linkage::AvailableExternally,
        _ => return unsupported(format!("a global has the unknown linkage {op}")),
    })
}

fn visibility(op: u64) -> R<Visibility> {
    Ok(match op {
        0 => Visibility::Default,
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => return unsupported(format!("a global has the unknown visibility {op}")),
    })
}

fn dll(op: u64) -> R<DllStorage> {
    Ok(match op {
        0 => DllStorage::Default,
        1 => DllStorage::Import,
        2 => DllStorage::Export,
        _ => return unsupported(format!("a global has the unknown storage class {op}")),
    })
}

fn thread_local(op: u64) -> R<Option<ThreadLocal>> {
    Ok(match op {
        0 => None,
        1 => Some(ThreadLocal::GeneralDynamic),
        2 => Some(ThreadLocal::LocalDynamic),
        3 => Some(ThreadLocal::InitialExec),
        4 => Some(ThreadLocal::LocalExec),
        _ => return unsupported(format!("a global has the unknown thread-local model {op}")),
    })
}

fn unnamed_addr(op: u64) -> R<UnnamedAddr> {
    Ok(match op {
        0 => UnnamedAddr::None,
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => return unsupported(format!("a global has an unknown kind of address {op}")),
    })
}
