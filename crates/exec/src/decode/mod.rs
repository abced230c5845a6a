//! From a validated module to a [`Program`].
//!
//! This file places variables and drives the decoding of functions; `func` decodes a body, `inst` instructions, `mem`
//! accesses to memory, `call` calls and what works between threads.

mod call;
mod contract;
mod func;
mod inst;
mod mem;

pub(crate) use inst::{float_cmp, int_cmp};

use crate::memory::{CODE_BASE, CODE_STEP, GLOBAL_BASE, GRANULE, LIMIT, Origin, granules_of};
use crate::program::{Func, Global, Program, SharedVar};
use diag::{Diagnostic, EntityPath, codes};
use ptx::tree::{FuncId, Init, NameRef, Perf, Symbol, SymbolDef};
use ptx::{FunctionKind, Linkage, Local, Module, StateSpace, Type, Valid};
use rustc_hash::FxHashMap;

/// How a module is decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Fuses a `mul` and an `add` or `sub` without `.rn` into one rounding, as `ptxas` does where it likes. A result
    /// that changes with it depends on the assembler.
    pub contract: bool,
}

/// Where a name of the program lies.
#[derive(Clone, Copy, Debug)]
enum Located {
    /// In global or constant memory, at a generic address.
    Global(u64),
    /// In shared memory, at an offset.
    Shared(u32),
    /// A function.
    Func(u32),
}

/// What is being built.
struct Decoder<'a> {
    module: &'a Module,
    program: Program,
    symbols: FxHashMap<Symbol, Located>,
    /// Variables declared inside functions that live outside of the frame.
    statics: FxHashMap<(FuncId, Local), Located>,
    consts32: FxHashMap<u32, u32>,
    consts64: FxHashMap<u64, u32>,
    consts128: FxHashMap<u128, u32>,
    /// The file of `.file` number n.
    files: FxHashMap<u32, std::sync::Arc<str>>,
    errors: Vec<Diagnostic>,
    /// Granules taken so far.
    granules: u64,
    bytes: u64,
    dynamic: Vec<usize>,
    options: Options,
}

impl Program {
    /// Decodes a module.
    ///
    /// Fails only for what makes the whole module impossible to load, such as variables that are too large. An
    /// instruction that is not supported stops a run that reaches it; [`Program::unsupported`] lists them.
    pub fn decode(valid: &Valid) -> Result<Program, Vec<Diagnostic>> {
        Self::decode_with(valid, Options::default())
    }

    /// As [`Program::decode`], with options.
    pub fn decode_with(valid: &Valid, options: Options) -> Result<Program, Vec<Diagnostic>> {
        let module = valid.module();
        let mut decoder = Decoder::new(module);
        decoder.options = options;
        decoder.place_functions();
        decoder.place_variables();
        decoder.place_statics();
        decoder.finish_shared();
        decoder.initialise();
        for index in 0..decoder.program.funcs.len() {
            decoder.function(index);
        }
        let program = &mut decoder.program;
        program.rows32 = program.consts32.iter().map(|&c| [c; 32]).collect();
        program.rows64 = program.consts64.iter().map(|&c| [c; 32]).collect();
        program.rows128 = program.consts128.iter().map(|&c| [c; 32]).collect();
        if decoder.errors.is_empty() { Ok(decoder.program) } else { Err(decoder.errors) }
    }
}

impl<'a> Decoder<'a> {
    fn new(module: &'a Module) -> Self {
        let files = module.items.iter().filter_map(|item| match item {
            ptx::tree::Item::File(file) => Some((file.index, file.name.as_str().into())),
            _ => None,
        });
        Decoder {
            module,
            program: Program {
                code: Vec::new(),
                origins: Vec::new(),
                funcs: Vec::new(),
                globals: Vec::new(),
                shared: Vec::new(),
                shared_size: 0,
                shared_gaps: 0,
                shared_holes: Vec::new(),
                consts32: Vec::new(),
                consts64: Vec::new(),
                consts128: Vec::new(),
                slow: Vec::new(),
                mem_ops: Vec::new(),
                atoms: Vec::new(),
                copies: Vec::new(),
                calls: Vec::new(),
                tables: Vec::new(),
                warp_ops: Vec::new(),
                barriers: Vec::new(),
                sregs: Vec::new(),
                unsupported: Vec::new(),
                locs: Vec::new(),
                rows32: [].into(),
                rows64: [].into(),
                rows128: [].into(),
                kernels: FxHashMap::default(),
                module: module.clone(),
            },
            symbols: FxHashMap::default(),
            statics: FxHashMap::default(),
            consts32: FxHashMap::default(),
            consts64: FxHashMap::default(),
            consts128: FxHashMap::default(),
            files: files.collect(),
            errors: Vec::new(),
            granules: 0,
            bytes: 0,
            dynamic: Vec::new(),
            options: Options::default(),
        }
    }

    fn name(&self, symbol: Symbol) -> &'a str {
        self.module.names.get(self.module.symbols[symbol].name)
    }

    /// Gives each function that a symbol stands for a number and an address.
    fn place_functions(&mut self) {
        for (symbol, data) in &self.module.symbols {
            let SymbolDef::Function(id) = data.def else { continue };
            let function = &self.module.functions[id];
            let index = self.program.funcs.len() as u32;
            let entry = function.kind == FunctionKind::Entry;
            let name = self.name(symbol).to_owned();
            if entry && function.body.is_some() {
                self.program.kernels.insert(name.clone(), index);
            }
            let threads = |dims: [u32; 3]| dims.iter().fold(1u32, |n, &d| n.saturating_mul(d.max(1)));
            let mut func = Func {
                name,
                entry,
                start: None,
                rows: [0; 4],
                local: 0,
                params: Vec::new(),
                returns: Vec::new(),
                layout: Vec::new(),
                param_types: Vec::new(),
                required_threads: None,
                max_threads: None,
                id,
            };
            for perf in &function.perf {
                match *perf {
                    Perf::ReqNTid(dims) => func.required_threads = Some(dims),
                    Perf::MaxNTid(dims) => func.max_threads = Some(threads(dims)),
                    _ => {}
                }
            }
            self.program.funcs.push(func);
            self.symbols.insert(symbol, Located::Func(index));
        }
    }

    fn place_variables(&mut self) {
        for (symbol, data) in &self.module.symbols {
            let SymbolDef::Variable(id) = data.def else { continue };
            let variable = &self.module.variables[id];
            let located = self.place(
                self.name(symbol),
                variable.space,
                variable.size(),
                variable.alignment(),
                variable.linkage,
            );
            if let Some(located) = located {
                self.symbols.insert(symbol, located);
            }
        }
        // Aliases of what was placed, at most a few steps deep.
        for (symbol, data) in &self.module.symbols {
            let mut target = data.def;
            for _ in 0..16 {
                let SymbolDef::Alias(of) = target else { break };
                if let Some(&located) = self.symbols.get(&of) {
                    self.symbols.insert(symbol, located);
                    break;
                }
                target = self.module.symbols[of].def;
            }
        }
    }

    /// Variables that functions declare in spaces that are not theirs alone.
    fn place_statics(&mut self) {
        for index in 0..self.program.funcs.len() {
            let id = self.program.funcs[index].id;
            let function = &self.module.functions[id];
            for (local, variable) in &function.locals {
                if !matches!(variable.space, StateSpace::Global | StateSpace::Const | StateSpace::Shared) {
                    continue;
                }
                let name = function.local_name(local);
                let located =
                    self.place(name, variable.space, variable.size(), variable.alignment(), variable.linkage);
                if let Some(located) = located {
                    self.statics.insert((id, local), located);
                }
            }
        }
    }

    fn place(
        &mut self,
        name: &str,
        space: StateSpace,
        size: Option<u64>,
        align: u32,
        linkage: Linkage,
    ) -> Option<Located> {
        match space {
            StateSpace::Shared => {
                let align = align.clamp(1, 1 << 12);
                let dynamic = size.is_none() || (size == Some(0) && linkage == Linkage::Extern);
                let size = size.unwrap_or(0);
                // A gap before every variable but the first, so that running over the end of one is found.
                let gap = if self.program.shared_size == 0 { 0 } else { SHARED_GAP };
                let offset = (self.program.shared_size + gap).next_multiple_of(align);
                if dynamic {
                    self.dynamic.push(self.program.shared.len());
                } else if u64::from(offset) + size > 1 << 24 {
                    self.too_large(name, size);
                    return None;
                } else {
                    self.program.shared_gaps += gap;
                    self.program.shared_size = offset + size as u32;
                }
                self.program.shared.push(SharedVar {
                    name: name.to_owned(),
                    offset: align,
                    size: size as u32,
                });
                let index = self.program.shared.len() - 1;
                // A dynamic variable gets its offset behind all others; until then `offset` holds the alignment.
                if !dynamic {
                    self.program.shared[index].offset = offset;
                }
                Some(Located::Shared(index as u32))
            }
            StateSpace::Global | StateSpace::Const => {
                let size = size.unwrap_or(0);
                self.bytes = self.bytes.saturating_add(size);
                if self.bytes > LIMIT {
                    self.too_large(name, size);
                    return None;
                }
                let origin = if space == StateSpace::Const {
                    Origin::Constant(name.to_owned())
                } else {
                    Origin::Global(name.to_owned())
                };
                let address = GLOBAL_BASE + self.granules * GRANULE;
                self.granules += granules_of(size);
                self.program.globals.push(Global { origin, address, size, bytes: Vec::new() });
                Some(Located::Global(address))
            }
            _ => None,
        }
    }

    fn too_large(&mut self, name: &str, size: u64) {
        let place = diag::Place { entity: EntityPath::symbol(name), ..diag::Place::default() };
        let message = format!("variable `{name}` of {size} bytes is larger than the memory of the machine");
        self.errors.push(Diagnostic::new(&codes::BAD_LAUNCH, place, message));
    }

    /// Dynamic shared variables all start behind the static ones; then indices become offsets.
    fn finish_shared(&mut self) {
        let align = self.dynamic.iter().map(|&i| self.program.shared[i].offset).max().unwrap_or(1).max(16);
        let gap = if self.program.shared_size == 0 || self.dynamic.is_empty() { 0 } else { SHARED_GAP };
        let start = (self.program.shared_size + gap).next_multiple_of(align);
        if !self.dynamic.is_empty() {
            self.program.shared_size = start;
            self.program.shared_gaps += gap;
        }
        for &index in &self.dynamic {
            self.program.shared[index].offset = start;
        }
        if self.program.shared_gaps != 0 {
            let mut holes = vec![u64::MAX; (start as usize).div_ceil(64)];
            for variable in self.program.shared.iter().filter(|v| v.offset < start) {
                for byte in variable.offset..variable.offset + variable.size {
                    holes[byte as usize / 64] &= !(1 << (byte % 64));
                }
            }
            // What lies behind the static part is the launch's.
            if let (Some(last), 1..) = (holes.last_mut(), start % 64) {
                *last &= u64::MAX >> (64 - start % 64);
            }
            self.program.shared_holes = holes;
        }
        let shared = &self.program.shared;
        for located in self.symbols.values_mut().chain(self.statics.values_mut()) {
            if let Located::Shared(index) = *located {
                *located = Located::Shared(shared[index as usize].offset);
            }
        }
    }

    /// Fills the initial bytes of variables.
    fn initialise(&mut self) {
        let mut at: FxHashMap<u64, usize> = FxHashMap::default();
        for (index, global) in self.program.globals.iter().enumerate() {
            at.insert(global.address, index);
        }
        let mut todo: Vec<(usize, &'a Init, Type, u32, &'a [Option<u64>], Option<FuncId>)> = Vec::new();
        for (symbol, data) in &self.module.symbols {
            let SymbolDef::Variable(id) = data.def else { continue };
            let variable = &self.module.variables[id];
            if let (Some(init), Some(Located::Global(address))) = (&variable.init, self.symbols.get(&symbol))
            {
                todo.push((at[address], init, variable.ty, variable.vector.into(), &variable.dims, None));
            }
        }
        for (&(func, local), located) in &self.statics {
            let variable = &self.module.functions[func].locals[local];
            if let (Some(init), Located::Global(address)) = (&variable.init, located) {
                todo.push((
                    at[address],
                    init,
                    variable.ty,
                    variable.vector.into(),
                    &variable.dims,
                    Some(func),
                ));
            }
        }
        for (index, init, ty, vector, dims, func) in todo {
            let size = self.program.globals[index].size as usize;
            let mut bytes = vec![0; size];
            let mut shape: Vec<usize> = dims.iter().skip(1).filter_map(|d| d.map(|d| d as usize)).collect();
            if vector > 1 {
                shape.push(vector as usize);
            }
            self.encode(init, ty, &shape, &mut bytes, func);
            // Trailing zeros need not be kept.
            let used = bytes.iter().rposition(|&b| b != 0).map_or(0, |last| last + 1);
            bytes.truncate(used);
            self.program.globals[index].bytes = bytes;
        }
    }

    /// Writes an initialiser to the start of `out`. `shape` has the dimensions below this level.
    fn encode(&self, init: &Init, ty: Type, shape: &[usize], out: &mut [u8], func: Option<FuncId>) {
        let width = ty.bytes() as usize;
        match init {
            Init::Bytes(bytes) => {
                let n = bytes.len().min(out.len());
                out[..n].copy_from_slice(&bytes[..n]);
            }
            Init::List(list) => {
                let row = shape.iter().fold(width, |n, &d| n.saturating_mul(d)).max(1);
                let nested = list.iter().any(|i| matches!(i, Init::List(_) | Init::Bytes(_)));
                let (step, inner) =
                    if nested { (row, shape.get(1..).unwrap_or(&[])) } else { (width, shape) };
                for (index, element) in list.iter().enumerate() {
                    let Some(rest) = out.get_mut(index.saturating_mul(step)..) else { return };
                    self.encode(element, ty, inner, rest, func);
                }
            }
            scalar => {
                let bits = self.scalar_bits(scalar, ty, func);
                let n = width.min(out.len()).min(8);
                out[..n].copy_from_slice(&bits.to_le_bytes()[..n]);
            }
        }
    }

    fn scalar_bits(&self, init: &Init, ty: Type, func: Option<FuncId>) -> u64 {
        match *init {
            Init::Int(value) => match ty {
                Type::F32 => u64::from((value as f32).to_bits()),
                Type::F64 => (value as f64).to_bits(),
                _ => value as u64,
            },
            Init::F32(bits) if ty.bits() == 64 => f64::from(f32::from_bits(bits)).to_bits(),
            Init::F32(bits) => u64::from(bits),
            Init::F64(bits) if ty.bits() == 32 => u64::from((f64::from_bits(bits) as f32).to_bits()),
            Init::F64(bits) => bits,
            Init::Address { name, offset, mask, .. } => {
                let address = self.address_of(name, func).unwrap_or(0).wrapping_add(offset as u64);
                if mask == 0 { address } else { (address & mask) >> mask.trailing_zeros() }
            }
            Init::List(_) | Init::Bytes(_) => 0,
        }
    }

    /// The address that an initialiser stores.
    fn address_of(&self, name: NameRef, func: Option<FuncId>) -> Option<u64> {
        let located = match name {
            NameRef::Symbol(symbol) => self.symbols.get(&symbol),
            NameRef::Local(local) => self.statics.get(&(func?, local)),
        };
        Some(match *located? {
            Located::Global(address) => address,
            Located::Shared(offset) => u64::from(offset),
            Located::Func(index) => function_address(index),
        })
    }
}

/// Bytes between two variables in shared memory.
const SHARED_GAP: u32 = 16;

/// The address of a function.
pub(crate) fn function_address(index: u32) -> u64 {
    CODE_BASE + (u64::from(index) + 1) * CODE_STEP
}

/// The function at an address.
pub(crate) fn function_at(address: u64) -> Option<u32> {
    let offset = address.checked_sub(CODE_BASE + CODE_STEP)?;
    (offset % CODE_STEP == 0).then(|| u32::try_from(offset / CODE_STEP).ok()).flatten()
}

/// The bytes a variable takes as a parameter.
fn param_bytes<N>(variable: &ptx::Variable<N>) -> u32 {
    variable.size().unwrap_or(0).min(1 << 20) as u32
}
