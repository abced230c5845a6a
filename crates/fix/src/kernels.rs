//! Kernels that are called as functions.
//!
//! The body moves to an internal function of ordinary convention, and the kernel becomes an entry that calls it. Callers call
//! the body. Launch attributes stay on the entry; debug information goes with the body, since a subprogram belongs to one
//! function; the body is marked to be inlined, so that the entry costs nothing.

use crate::count;
use gate::Arch;
use gate::facts::Kernels;
use ir::attributes::AttrList;
use ir::{
    AttrKind, AttrListId, AttrSetId, Attribute, CallConv, CallData, ConstKind, DllStorage, Function,
    GlobalId, GlobalKind, InstFlags, InstKind, Linkage, Module, ModuleEnv, Operand, TailKind, Type,
    UnnamedAddr, Visibility,
};
use rustc_hash::FxHashMap;

/// Function attributes that say how a kernel is launched.
const LAUNCH: [&str; 7] = [
    "nvvm.",
    "amdgpu-flat-work-group-size",
    "amdgpu-waves-per-eu",
    "amdgpu-max-num-workgroups",
    "uniform-work-group-size",
    "reqd_work_group_size",
    "work_group_size_hint",
];

pub(crate) fn split(module: &mut Module, arch: Arch, changes: &mut Vec<String>) {
    let kernels = Kernels::find(&module.env, arch);
    let called = called_kernels(module, &kernels);
    let mut bodies: FxHashMap<GlobalId, GlobalId> = FxHashMap::default();
    for kernel in module.env.globals.keys().collect::<Vec<_>>() {
        if called.contains_key(&kernel) && can_split(module, kernel) {
            bodies.insert(kernel, split_one(module, kernel));
        }
    }
    let entries: Vec<GlobalId> = bodies.keys().copied().collect();
    for function in module.env.globals.keys().collect::<Vec<_>>() {
        // An entry calls its own body already.
        if !entries.contains(&function) {
            redirect(module, function, &bodies);
        }
    }
    let mut split: Vec<(GlobalId, GlobalId)> = bodies.into_iter().collect();
    split.sort_unstable();
    for (kernel, body) in split {
        changes.push(format!(
            "the body of kernel `{}` is the device function `{}` now, which {} and the kernel call",
            module.env.global_name(kernel),
            module.env.global_name(body),
            count(called[&kernel], "other call")
        ));
    }
}

/// Kernels that are the callee of calls with the kernel's own type, and how many.
fn called_kernels(module: &Module, kernels: &Kernels) -> FxHashMap<GlobalId, usize> {
    let mut called = FxHashMap::default();
    for (_, body) in module.defined_functions() {
        for call in live_calls(body) {
            let call = &body.calls[call];
            if let Some(callee) = callee(call)
                && kernels.contains(callee)
                && module.env.globals[callee].ty == call.fn_ty
            {
                *called.entry(callee).or_default() += 1;
            }
        }
    }
    called
}

fn live_calls(body: &Function) -> impl Iterator<Item = ir::CallId> + '_ {
    let insts = body.layout.iter().flat_map(|&block| body.blocks[block].insts.iter());
    insts.filter_map(|&inst| match body.insts[inst].kind {
        // A function cannot be the callee of `callbr`.
        InstKind::Call(call) | InstKind::Invoke { call, .. } => Some(call),
        _ => None,
    })
}

fn callee(call: &CallData) -> Option<GlobalId> {
    match call.callee.kind() {
        ir::OperandKind::Global(global) => Some(global),
        _ => None,
    }
}

/// Whether the body can move: it is here and no other can take its place, it gives nothing back, takes a fixed number of
/// arguments, and nothing holds the address of a block of it.
fn can_split(module: &Module, kernel: GlobalId) -> bool {
    if module.body(kernel).is_none() || module.env.globals[kernel].linkage.is_interposable() {
        return false;
    }
    let Some((result, _, variadic)) = module.env.types.function(module.env.globals[kernel].ty) else {
        return false;
    };
    let pools = module.defined_functions().map(|(_, body)| &body.consts).chain([&module.env.consts]);
    let mut constants = pools.flat_map(ir::ConstPool::iter);
    let has_address = constants
        .any(|(_, data)| matches!(data.kind, ConstKind::BlockAddress { function, .. } if function == kernel));
    result == Type::VOID && !variadic && !has_address
}

fn split_one(module: &mut Module, kernel: GlobalId) -> GlobalId {
    let env = &mut module.env;
    let mut global = env.globals[kernel].clone();
    let name = free_name(env, kernel);
    global.name = Some(env.strings.intern(name));
    global.linkage = Linkage::Internal;
    global.visibility = Visibility::Default;
    global.dll = DllStorage::Default;
    global.dso_local = false;
    global.unnamed_addr = UnnamedAddr::None;
    (global.section, global.partition, global.comdat) = (None, None, None);
    let dbg = env.strings.intern("dbg");
    global.metadata.retain(|(kind, _)| *kind == dbg);
    env.globals[kernel].metadata.retain(|(kind, _)| *kind != dbg);
    let mut list = AttrListId::EMPTY;
    if let GlobalKind::Function(header) = &mut global.kind {
        header.cc = CallConv::C;
        header.cc_span = None;
        list = body_attributes(env, header.attributes);
        header.attributes = list;
    }
    let fn_ty = global.ty;
    let body_id = env.add_global(global);
    let params: Vec<Type> =
        env.types.function(fn_ty).map(|(_, params, _)| params.to_vec()).unwrap_or_default();
    let mut body = module.bodies[kernel].take();
    if let Some(body) = &mut body {
        body.id = body_id;
    }
    let entry = thin_entry(module, kernel, body_id, &params, fn_ty, list, body.as_deref());
    module.bodies[body_id] = body;
    module.bodies[kernel] = Some(Box::new(entry));
    body_id
}

/// `kernel__body`, with a number where that is taken.
fn free_name(env: &ModuleEnv, kernel: GlobalId) -> String {
    let stem = format!("{}__body", env.global_name(kernel));
    let mut name = stem.clone();
    let mut n = 1;
    while env.find_global(&name).is_some() {
        n += 1;
        name = format!("{stem}{n}");
    }
    name
}

/// The attributes of a kernel without those that are about its launch, to be inlined.
fn body_attributes(env: &mut ModuleEnv, list: AttrListId) -> AttrListId {
    let list = env.attributes.list(list).clone();
    let mut function = env.attributes.set(list.function).to_vec();
    let is_about_launch = |env: &ModuleEnv, attribute: &Attribute| match attribute {
        Attribute::Str(key, _) => {
            let key = env.strings.text(*key);
            LAUNCH.iter().any(|launch| key.starts_with(launch))
        }
        _ => false,
    };
    function.retain(|attribute| !is_about_launch(env, attribute));
    if !function.iter().any(|attribute| attribute.kind() == Some(AttrKind::OptNone)) {
        function.retain(|attribute| attribute.kind() != Some(AttrKind::NoInline));
        function.push(Attribute::Enum(AttrKind::AlwaysInline));
    }
    let params: Vec<AttrSetId> = list
        .params
        .iter()
        .map(|&set| {
            let mut set = env.attributes.set(set).to_vec();
            set.retain(|attribute| !is_about_launch(env, attribute));
            env.attributes.intern_set(set)
        })
        .collect();
    let function = env.attributes.intern_set(function);
    env.attributes.intern_list(AttrList { function, ret: list.ret, params: params.into() })
}

/// A kernel that calls the body with its own parameters and returns.
fn thin_entry(
    module: &mut Module,
    kernel: GlobalId,
    body: GlobalId,
    params: &[Type],
    fn_ty: Type,
    list: AttrListId,
    old: Option<&Function>,
) -> Function {
    let env = &mut module.env;
    let params_only = AttrList { params: env.attributes.list(list).params.clone(), ..AttrList::default() };
    let attributes = env.attributes.intern_list(params_only);
    let mut entry = Function::new(kernel, params);
    if let Some(old) = old {
        for (new, old_arg) in entry.args.clone().into_iter().zip(&old.args) {
            entry.value_names[new] = old.value_names[*old_arg];
        }
    }
    let block = entry.add_block(None);
    let args: Vec<Operand> = entry.args.iter().map(|&arg| Operand::value(arg)).collect();
    let args = entry.make_list(&args);
    let call = entry.calls.push(CallData {
        callee: Operand::global(body),
        fn_ty,
        args,
        cc: CallConv::C,
        tail: TailKind::None,
        flags: InstFlags::default(),
        attributes,
        bundles: Vec::new(),
        addr_space: 0,
    });
    entry.append(block, InstKind::Call(call), Type::VOID, None);
    entry.append(block, InstKind::Ret(None), Type::VOID, None);
    entry
}

/// Lets the calls of a function go to the bodies. The convention of the call site becomes that of the body.
fn redirect(module: &mut Module, function: GlobalId, bodies: &FxHashMap<GlobalId, GlobalId>) {
    let (env, Some(body)) = (&module.env, module.bodies[function].as_mut()) else { return };
    let calls: Vec<ir::CallId> = live_calls(body).collect();
    for call in calls {
        let call = &mut body.calls[call];
        if let Some(kernel) = callee(call)
            && let Some(&target) = bodies.get(&kernel)
            && env.globals[kernel].ty == call.fn_ty
        {
            call.callee = Operand::global(target);
            call.cc = CallConv::C;
        }
    }
}
