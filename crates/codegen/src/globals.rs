//! Variables: state spaces, initialisers, linkage, and the order in which they are declared.

use crate::address::space;
use crate::cx::{ModuleCx, R, Stop, internal, unsupported};
use diag::Diagnostic;
use ir::{
    CastOp, Const, ConstExpr, ConstKind, GlobalId, GlobalKind, Linkage, ModuleEnv, Type, TypeKind, Variable,
};
use ptx::StateSpace;
use ptx::tree::{Init, NameRef};
use rustc_hash::FxHashMap;

/// The linkage that PTX prints.
pub(crate) fn linkage(linkage: Linkage, defined: bool) -> ptx::Linkage {
    match linkage {
        Linkage::Internal | Linkage::Private => ptx::Linkage::Internal,
        _ if !defined => ptx::Linkage::Extern,
        Linkage::External | Linkage::Appending | Linkage::AvailableExternally => ptx::Linkage::Visible,
        Linkage::Common => ptx::Linkage::Common,
        _ => ptx::Linkage::Weak,
    }
}

/// The global that a constant of the module's pool is the address of, and the offset from it.
fn address_of(env: &ModuleEnv, constant: Const, depth: u32) -> Option<(GlobalId, i64, Type)> {
    if depth > 64 {
        return None;
    }
    let data = env.consts.get(constant);
    match &data.kind {
        ConstKind::Global(global) | ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
            Some((*global, 0, data.ty))
        }
        ConstKind::Expr(expr) => match &**expr {
            ConstExpr::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value } => {
                address_of(env, *value, depth + 1).map(|(global, offset, _)| (global, offset, data.ty))
            }
            ConstExpr::Cast { op: CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr, value } => {
                let same = env.layout.size_in_bits(&env.types, data.ty)
                    == env.layout.size_in_bits(&env.types, env.consts.ty(*value));
                same.then(|| address_of(env, *value, depth + 1)).flatten()
            }
            ConstExpr::Gep { source, operands, .. } => {
                let (global, offset, ty) = address_of(env, operands[0], depth + 1)?;
                Some((global, offset.wrapping_add(gep_offset(env, *source, &operands[1..])?), ty))
            }
            ConstExpr::Binary { op: op @ (ir::BinaryOp::Add | ir::BinaryOp::Sub), lhs, rhs, .. } => {
                let (global, offset, ty) = address_of(env, *lhs, depth + 1)?;
                let more = env.consts.as_int(*rhs)? as i64;
                let more = if *op == ir::BinaryOp::Add { more } else { more.wrapping_neg() };
                Some((global, offset.wrapping_add(more), ty))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The bytes that a path of constant indices of the module's pool leads to.
fn gep_offset(env: &ModuleEnv, source: Type, indices: &[Const]) -> Option<i64> {
    let mut offset = 0i64;
    let mut ty = source;
    for (n, &index) in indices.iter().enumerate() {
        let width = env.types.int_width(env.consts.ty(index))?.clamp(1, 64);
        let value = env.consts.as_int(index)? as i64;
        let value = value << (64 - width) >> (64 - width);
        let stride = match env.types.kind(ty) {
            _ if n == 0 => env.layout.alloc_size(&env.types, ty)?,
            TypeKind::Array { elem, .. } => {
                ty = *elem;
                env.layout.alloc_size(&env.types, ty)?
            }
            TypeKind::Vector { elem, .. } => {
                ty = *elem;
                env.layout.size_in_bits(&env.types, ty)? / 8
            }
            _ => {
                let field = u64::try_from(value).ok()?;
                offset = offset.wrapping_add(env.layout.element_offset(&env.types, ty, field)? as i64);
                ty = env.types.element(ty, field)?;
                continue;
            }
        };
        offset = offset.wrapping_add(value.wrapping_mul(stride as i64));
    }
    Some(offset)
}

/// The global that another one stands for (itself, unless it is an alias), and an offset.
pub(crate) fn resolve_alias(env: &ModuleEnv, global: GlobalId) -> Option<(GlobalId, i64)> {
    let (mut at, mut offset) = (global, 0i64);
    for _ in 0..64 {
        match env.globals[at].kind {
            GlobalKind::Alias(constant) => {
                let (next, more, _) = address_of(env, constant, 0)?;
                at = next;
                offset = offset.wrapping_add(more);
            }
            GlobalKind::IFunc(_) => return None,
            _ => return Some((at, offset)),
        }
    }
    None
}

/// An initialiser as bytes, with the addresses that lie in it.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    addresses: Vec<Placed>,
}

/// An address in an initialiser.
struct Placed {
    at: u64,
    size: u64,
    global: GlobalId,
    offset: i64,
    generic: bool,
}

/// An initialiser larger than this is refused.
const MAX_IMAGE: u64 = 1 << 28;

impl Image {
    fn put(&mut self, at: u64, bytes: &[u8]) {
        let start = at as usize;
        if let Some(place) = self.bytes.get_mut(start..start + bytes.len()) {
            place.copy_from_slice(bytes);
        }
    }

    fn fill(&mut self, env: &ModuleEnv, constant: Const, at: u64, depth: u32) -> R {
        let data = env.consts.get(constant);
        let ty = data.ty;
        let no_size = || Stop::Unsupported("an initialiser of a type without a size".to_owned());
        if depth > 256 {
            return unsupported("an initialiser nested that deeply");
        }
        match &data.kind {
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => {}
            ConstKind::Int(n) | ConstKind::Float(n) => {
                let size = env.layout.store_size(&env.types, ty).ok_or_else(no_size)?;
                self.put(at, &n.to_le_bytes()[..size.min(8) as usize]);
            }
            ConstKind::WideInt(words) => {
                let size = env.layout.store_size(&env.types, ty).ok_or_else(no_size)? as usize;
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).take(size).collect();
                self.put(at, &bytes);
            }
            ConstKind::WideFloat(bits) => {
                let size = env.layout.store_size(&env.types, ty).ok_or_else(no_size)? as usize;
                self.put(at, &bits.to_le_bytes()[..size.min(16)]);
            }
            ConstKind::Bytes(bytes) => self.put(at, bytes),
            ConstKind::Aggregate(elements) => self.fill_elements(env, ty, elements, at, depth)?,
            ConstKind::Splat(element) => {
                let Some((_, len)) = env.types.vector(ty) else {
                    return internal("a splat that is no vector");
                };
                let elements = vec![*element; len as usize];
                self.fill_elements(env, ty, &elements, at, depth)?;
            }
            _ => self.fill_address(env, constant, at)?,
        }
        Ok(())
    }

    fn fill_elements(&mut self, env: &ModuleEnv, ty: Type, elements: &[Const], at: u64, depth: u32) -> R {
        let no_size = || Stop::Unsupported("an initialiser of a type without a size".to_owned());
        if let Some((elem, _)) = env.types.vector(ty)
            && env.layout.size_in_bits(&env.types, elem).is_none_or(|bits| bits % 8 != 0)
        {
            return self.fill_packed(env, elem, elements, at);
        }
        if env.types.struct_fields(ty).is_some() {
            let layout = env.layout.struct_layout(&env.types, ty).ok_or_else(no_size)?;
            for (&element, offset) in elements.iter().zip(layout.offsets) {
                self.fill(env, element, at + offset, depth + 1)?;
            }
            return Ok(());
        }
        let stride = env.layout.element_offset(&env.types, ty, 1).ok_or_else(no_size)?;
        for (n, &element) in (0..).zip(elements) {
            self.fill(env, element, at + stride * n, depth + 1)?;
        }
        Ok(())
    }

    fn fill_packed(&mut self, env: &ModuleEnv, elem: Type, elements: &[Const], at: u64) -> R {
        let width = env.types.int_width(elem).unwrap_or(1);
        for (n, &element) in (0u64..).zip(elements) {
            let Some(value) = env.consts.as_int(element) else { continue };
            for bit in (0..u64::from(width)).filter(|bit| value >> bit & 1 != 0) {
                let place = n * u64::from(width) + bit;
                if let Some(byte) = self.bytes.get_mut((at + place / 8) as usize) {
                    *byte |= 1 << (place % 8);
                }
            }
        }
        Ok(())
    }

    fn fill_address(&mut self, env: &ModuleEnv, constant: Const, at: u64) -> R {
        let ty = env.consts.ty(constant);
        let size = env.layout.store_size(&env.types, ty).unwrap_or(0);
        // The low part of an address: the address itself, of which fewer bytes are stored.
        let mut inner = constant;
        if let ConstKind::Expr(expr) = env.consts.kind(constant)
            && let ConstExpr::Cast { op: CastOp::PtrToInt | CastOp::Trunc, value } = &**expr
        {
            inner = *value;
        }
        let Some((global, offset, pointer)) =
            address_of(env, inner, 0).or_else(|| address_of(env, constant, 0))
        else {
            return unsupported("an initialiser that is no constant and no address at an offset");
        };
        let Some((global, more)) = resolve_alias(env, global) else {
            return unsupported("the address of this alias");
        };
        let generic = env.types.addr_space(pointer).is_none_or(|s| s == space::GENERIC);
        let is_function = crate::value::is_function(env, global);
        let lies_in = env.globals[global].addr_space;
        if !is_function && !matches!(lies_in, space::GENERIC | space::GLOBAL | space::CONST) {
            return unsupported(format!(
                "the address of `{}`, which lies in address space {lies_in}, in an initialiser",
                env.global_name(global)
            ));
        }
        let generic = generic && !is_function;
        self.addresses.push(Placed { at, size, global, offset: offset.wrapping_add(more), generic });
        Ok(())
    }
}

/// What the initialiser of a variable refers to.
fn references(env: &ModuleEnv, root: Const) -> Vec<GlobalId> {
    let mut found = Vec::new();
    let mut seen: FxHashMap<Const, ()> = FxHashMap::default();
    let mut stack = vec![root];
    while let Some(constant) = stack.pop() {
        if seen.insert(constant, ()).is_some() {
            continue;
        }
        if let ConstKind::Global(global) = env.consts.kind(constant)
            && let Some((global, _)) = resolve_alias(env, *global)
        {
            found.push(global);
        }
        env.consts.for_each_operand(constant, |operand| stack.push(operand));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Declares all variables; what an initialiser names is declared before it.
pub(crate) struct Globals<'c, 'a> {
    pub(crate) cx: &'c ModuleCx<'a>,
    state: FxHashMap<GlobalId, State>,
    pub(crate) variables: Vec<ptx::tree::Variable<ptx::Symbol>>,
    /// Functions whose addresses initialisers hold.
    pub(crate) functions: Vec<GlobalId>,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    /// Open, and declared because it refers to itself.
    Declared,
    Done,
}

impl<'c, 'a> Globals<'c, 'a> {
    pub(crate) fn new(cx: &'c ModuleCx<'a>) -> Self {
        Globals {
            cx,
            state: FxHashMap::default(),
            variables: Vec::new(),
            functions: Vec::new(),
            diagnostics: Vec::new(),
        }
    }

    /// Declares a variable, behind what its initialiser names.
    pub(crate) fn declare(&mut self, global: GlobalId) {
        // Explicit stack: a list that is linked in initialisers can be long.
        let mut stack = vec![(global, false)];
        while let Some((global, ready)) = stack.pop() {
            let env = self.cx.env;
            let Some(variable) = env.globals[global].as_variable() else {
                if crate::value::is_function(env, global) && !self.functions.contains(&global) {
                    self.functions.push(global);
                }
                continue;
            };
            if ready {
                let mut made = self.variable(global, variable);
                // What was declared `.extern` first has to be visible then.
                if self.state.insert(global, State::Done) == Some(State::Declared)
                    && let Ok(Some(made)) = &mut made
                    && made.linkage == ptx::Linkage::Internal
                {
                    made.linkage = ptx::Linkage::Visible;
                }
                self.keep(global, made);
                continue;
            }
            match self.state.get(&global) {
                Some(State::Done | State::Declared) => continue,
                Some(State::Open) => {
                    let made = self.forward(global, variable);
                    self.state.insert(global, State::Declared);
                    self.keep(global, made);
                    continue;
                }
                None => {}
            }
            self.state.insert(global, State::Open);
            stack.push((global, true));
            if let Some(init) = variable.init {
                stack.extend(references(env, init).into_iter().map(|g| (g, false)));
            }
        }
    }

    fn keep(&mut self, global: GlobalId, made: R<Option<ptx::tree::Variable<ptx::Symbol>>>) {
        match made {
            Ok(variable) => self.variables.extend(variable),
            Err(stop) => self.diagnostics.push(self.cx.stop_at(global, stop)),
        }
    }

    fn space(&self, global: GlobalId) -> R<StateSpace> {
        match self.cx.env.globals[global].addr_space {
            space::GENERIC | space::GLOBAL => Ok(StateSpace::Global),
            space::SHARED => Ok(StateSpace::Shared),
            space::CONST => Ok(StateSpace::Const),
            other => unsupported(format!("a variable in address space {other}")),
        }
    }

    /// A declaration before the definition, for a variable that its own initialiser leads back to.
    fn forward(&self, global: GlobalId, variable: &Variable) -> R<Option<ptx::tree::Variable<ptx::Symbol>>> {
        // The same shape as the definition will have.
        let Some(mut made) = self.variable(global, variable)? else { return Ok(None) };
        made.linkage = ptx::Linkage::Extern;
        made.init = None;
        Ok(Some(made))
    }

    fn shape(&self, global: GlobalId, variable: &Variable) -> R<ptx::tree::Variable<ptx::Symbol>> {
        let env = self.cx.env;
        let data = &env.globals[global];
        let (Some(size), Some(abi)) =
            (env.layout.alloc_size(&env.types, data.ty), env.layout.abi_align(&env.types, data.ty))
        else {
            return unsupported("a variable of a type without a size");
        };
        let mut made = ptx::tree::Variable::new(self.cx.symbol(global)?, self.space(global)?, ptx::Type::B8);
        made.align = u32::try_from(variable.align.bytes().unwrap_or(abi)).unwrap_or(1);
        made.linkage = if self.cx.exported.contains(&global) {
            ptx::Linkage::Visible
        } else {
            linkage(data.linkage, variable.init.is_some())
        };
        made.dims.push(Some(size));
        Ok(made)
    }

    fn variable(&self, global: GlobalId, variable: &Variable) -> R<Option<ptx::tree::Variable<ptx::Symbol>>> {
        let env = self.cx.env;
        let data = &env.globals[global];
        if data.thread_local.is_some() {
            return unsupported("a thread-local variable");
        }
        let mut made = self.shape(global, variable)?;
        let size = made.dims[0].unwrap_or(0);
        let Some(init) = variable.init else {
            if data.linkage == Linkage::ExternWeak {
                return unsupported("`extern_weak` linkage");
            }
            if size == 0 {
                made.dims[0] = None;
            }
            return Ok(Some(made));
        };
        if made.space == StateSpace::Shared {
            // Zero is told by the gate, and dropped as by LLVM: nothing sets shared memory.
            let blank = matches!(
                env.consts.kind(init),
                ConstKind::Undef
                    | ConstKind::Poison
                    | ConstKind::Zero
                    | ConstKind::Int(0)
                    | ConstKind::Float(0)
            );
            if !blank {
                return unsupported("a shared variable with an initial value, which no hardware loads");
            }
            if size == 0 {
                return unsupported("a shared variable without a size that is not declared `external`");
            }
            return Ok(Some(made));
        }
        if size == 0 {
            // A definition has to have a size; nothing can be read from it.
            made.dims[0] = Some(1);
            return Ok(Some(made));
        }
        if size > MAX_IMAGE
            && !matches!(env.consts.kind(init), ConstKind::Undef | ConstKind::Poison | ConstKind::Zero)
        {
            return unsupported("an initialiser of that size");
        }
        if matches!(env.consts.kind(init), ConstKind::Undef | ConstKind::Poison | ConstKind::Zero) {
            return Ok(Some(made));
        }
        let mut image = Image { bytes: vec![0; size as usize], addresses: Vec::new() };
        image.fill(env, init, 0, 0)?;
        self.initialise(&mut made, image)?;
        Ok(Some(made))
    }

    fn initialise(&self, made: &mut ptx::tree::Variable<ptx::Symbol>, mut image: Image) -> R {
        if image.addresses.is_empty() {
            if image.bytes.iter().any(|&b| b != 0) {
                made.init = Some(Init::Bytes(image.bytes));
            }
            return Ok(());
        }
        image.addresses.sort_by_key(|a| a.at);
        let words = image.bytes.len().is_multiple_of(8)
            && made.align >= 8
            && image.addresses.iter().all(|a| a.at % 8 == 0 && a.size == 8);
        let mut list = Vec::new();
        let mut addresses = image.addresses.iter().peekable();
        if words {
            for (n, chunk) in (0u64..).zip(image.bytes.chunks_exact(8)) {
                list.push(match addresses.next_if(|a| a.at == n * 8) {
                    Some(a) => self.address(a, 0)?,
                    None => Init::Int(i64::from_le_bytes(chunk.try_into().unwrap_or_default())),
                });
            }
            made.ty = ptx::Type::U64;
            made.dims = vec![Some(list.len() as u64)];
        } else {
            let mut at = 0u64;
            while at < image.bytes.len() as u64 {
                if let Some(a) = addresses.next_if(|a| a.at == at) {
                    for byte in 0..a.size {
                        list.push(self.address(a, 0xff << (byte * 8))?);
                    }
                    at += a.size;
                } else {
                    list.push(Init::Int(i64::from(image.bytes[at as usize])));
                    at += 1;
                }
            }
            made.ty = ptx::Type::U8;
        }
        made.init = Some(Init::List(list));
        Ok(())
    }

    fn address(&self, placed: &Placed, mask: u64) -> R<Init> {
        let name = NameRef::Symbol(self.cx.symbol(placed.global)?);
        Ok(Init::Address { name, offset: placed.offset, generic: placed.generic, mask })
    }
}
