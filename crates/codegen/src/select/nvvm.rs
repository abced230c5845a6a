//! `llvm.nvvm.*`: special registers, barriers, warp operations, fences, asynchronous copies, and the dispatch to
//! [`super::nvvm_math`] for what only computes.

use super::float::Tokens;
use super::nvvm_math::mnemonic;
use crate::address::{Address, space};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use ir::{CallId, ICmpPred, Inst, Operand, Type};
use ptx::{Op, Operand as POp, Special, SpecialReg, Tok};

/// Whether an intrinsic (without `llvm.nvvm.`) does more than make its result.
pub(super) fn has_effect(name: &str) -> bool {
    if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
        return register.starts_with("clock")
            || register.starts_with("globaltimer")
            || register.starts_with("pm");
    }
    let pure =
        ["ldg.", "isspacep.", "lohi.", "d2i.lo", "d2i.hi", "bitcast.", "ptr.", "mapa.", "sqrt.f", "reflect"];
    mnemonic(name).is_none() && !pure.iter().any(|prefix| name.starts_with(prefix))
}

/// The special register of `read.ptx.sreg.NAME`.
fn special_register(name: &str) -> Option<SpecialReg> {
    if let Some(number) = name.strip_prefix("envreg") {
        return Some(SpecialReg { register: Special::EnvReg, index: number.parse().ok()?, component: None });
    }
    let name = match name.split_once('.') {
        // `cluster.ctaid.x` is `%cluster_ctaid.x`; the masks are `lanemask.lt` for `%lanemask_lt`.
        Some((first @ ("cluster" | "lanemask" | "clock" | "globaltimer"), rest)) => format!("{first}_{rest}"),
        _ => name.replace("clock.hi", "clock_hi"),
    };
    let name = name.as_str();
    let (stem, component) = match name.rsplit_once('.') {
        Some((stem, "x")) => (stem, Some(0)),
        Some((stem, "y")) => (stem, Some(1)),
        Some((stem, "z")) => (stem, Some(2)),
        Some((stem, "w")) => (stem, Some(3)),
        _ => (name, None),
    };
    let stem = match stem {
        "warpsize" => return None,
        other => other,
    };
    let found = Special::ALL.iter().copied().find(|special| special.name() == stem)?;
    Some(match component {
        Some(component) => SpecialReg::component(found, component),
        None => SpecialReg::scalar(found),
    })
}

impl<'a> FnCx<'a> {
    pub(super) fn nvvm(&mut self, inst: Inst, call: CallId, name: &'a str) -> R {
        let args = self.f.call_args(call);
        if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
            return match special_register(register) {
                Some(special) => self.special(inst, special),
                None if register == "warpsize" => self.give(inst, POp::Int(32)),
                None => unsupported(format!("the intrinsic `llvm.nvvm.{name}`")),
            };
        }
        if let Some(mnemonic) = mnemonic(name) {
            return self.simple(inst, &mnemonic, args);
        }
        let done = self.barrier(inst, name, args)?
            || self.warp(inst, name, args)?
            || self.memory_intrinsic(inst, name, args)?
            || self.bits_intrinsic(inst, name, args)?
            || self.matrix(inst, name, args)?
            || self.named_atomic(inst, name, args)?;
        if done { Ok(()) } else { unsupported(format!("the intrinsic `llvm.nvvm.{name}`")) }
    }

    /// One part as the result of an instruction.
    pub(super) fn give(&mut self, inst: Inst, part: POp) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        let dest = self.dest(result)?;
        self.finish(&dest, &[part])
    }

    fn give_all(&mut self, inst: Inst, parts: &[POp]) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        let dest = self.dest(result)?;
        self.finish(&dest, parts)
    }

    /// An instruction that is named as its mnemonic, with the arguments of the call in their order.
    fn simple(&mut self, inst: Inst, mnemonic: &str, args: &'a [Operand]) -> R {
        let Some(opcode) = ptx::Opcode::new(mnemonic) else {
            return internal(format!("no row of the instruction table is `{mnemonic}`"));
        };
        let source = opcode.ty(usize::from(opcode.op() == Op::Cvt)).unwrap_or(ptx::Type::B32);
        let mut operands = PartVec::new();
        let result = self.f.result(inst);
        let mut target = Class::B32;
        if result.is_some() {
            let ty = opcode.ty(0).unwrap_or(ptx::Type::B32);
            target = match opcode.op() {
                Op::Popc | Op::Clz | Op::Bfind => Class::B32,
                _ => class_of_bits(ty.bits()),
            };
            operands.push(POp::Reg(self.reg(target)));
        }
        for &arg in args {
            let part = self.packed_arg(arg, source.bits())?;
            operands.push(part);
        }
        self.body.inst(opcode, &operands);
        let Some(result) = result else { return Ok(()) };
        self.give_packed(inst, self.f.values[result].ty, operands[0], target)
    }

    /// An argument in one register: a scalar, or a pair of 16-bit elements.
    pub(super) fn packed_arg(&mut self, arg: Operand, bits: u32) -> R<POp> {
        let ty = self.ty(arg);
        if self.cx.env.types.vector(ty).is_some() {
            let leaves = self.leaves(ty)?;
            let parts = self.parts(arg)?;
            return self.pack_bits(Class::B32, &leaves, &parts);
        }
        let scalar = self.scalar_of(arg)?;
        let part = self.scalar(arg)?;
        let part = POp::Reg(self.in_reg(part, scalar.class()));
        if bits == 16 && scalar.class() == Class::B32 {
            return Ok(self.resize(part, Class::B32, Class::B16));
        }
        Ok(part)
    }

    /// A register as the result of an instruction: a scalar, or a pair of 16-bit elements.
    fn give_packed(&mut self, inst: Inst, ty: Type, part: POp, class: Class) -> R {
        if self.cx.env.types.vector(ty).is_some() {
            let leaves = self.leaves(ty)?;
            let parts = self.unpack_bits(part, class, &leaves)?;
            return self.give_all(inst, &parts);
        }
        let wanted = self.scalar_ty(ty)?.class();
        let part = self.resize(part, class, wanted);
        self.give(inst, part)
    }

    fn int_arg(&mut self, arg: Operand) -> R<POp> {
        self.zext(arg)
    }

    // Barriers of a block.

    fn barrier(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        let zero = POp::Int(0);
        match name {
            "barrier0" => self.op(Op::BarSync, &[], &[zero]),
            "barrier.n" | "bar.sync" | "barrier.cta.sync.aligned.all" => {
                let id = self.int_arg(args[0])?;
                self.op(Op::BarSync, &[], &[id]);
            }
            "barrier" | "barrier.cta.sync.aligned.count" => {
                let (id, count) = (self.int_arg(args[0])?, self.int_arg(args[1])?);
                self.op(Op::BarSync, &[], &[id, count]);
            }
            "barrier.cta.sync.all" | "barrier.sync" => self.named_barrier("barrier.sync", args)?,
            "barrier.cta.sync.count" | "barrier.sync.cnt" => self.named_barrier("barrier.sync", args)?,
            "barrier.cta.arrive.aligned.count" => self.named_barrier("bar.arrive", args)?,
            "barrier.cta.arrive.count" => self.named_barrier("barrier.arrive", args)?,
            "barrier0.popc" | "barrier0.and" | "barrier0.or" => {
                let kind = &name["barrier0.".len()..];
                let value = self.scalar(args[0])?;
                let test = self.compare(ICmpPred::Ne, Class::B32, value, zero);
                let out = self.reduce_barrier("bar.red", kind, &[zero], test)?;
                let out = if kind == "popc" { out } else { self.pred_to_int(out, Class::B32) };
                self.give(inst, out)?;
            }
            _ if name.starts_with("barrier.cta.red.") => {
                let rest = &name["barrier.cta.red.".len()..];
                let Some((kind, rest)) = rest.split_once('.') else { return Ok(false) };
                let head = if rest.starts_with("aligned") { "bar.red" } else { "barrier.red" };
                let (test, numbers) = match args {
                    [numbers @ .., test] => (self.scalar(*test)?, numbers),
                    [] => return Ok(false),
                };
                let test = POp::Reg(self.pred(test));
                let mut operands = PartVec::new();
                for &number in numbers {
                    operands.push(self.int_arg(number)?);
                }
                let out = self.reduce_barrier(head, kind, &operands, test)?;
                self.give(inst, out)?;
            }
            "barrier.cluster.arrive"
            | "barrier.cluster.arrive.relaxed"
            | "barrier.cluster.wait"
            | "barrier.cluster.arrive.aligned"
            | "barrier.cluster.arrive.relaxed.aligned"
            | "barrier.cluster.wait.aligned" => {
                self.named_barrier(name, args)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// An instruction without result by its mnemonic.
    fn named_barrier(&mut self, mnemonic: &str, args: &'a [Operand]) -> R {
        let Some(opcode) = ptx::Opcode::new(mnemonic) else {
            return internal(format!("no row of the instruction table is `{mnemonic}`"));
        };
        let mut operands = PartVec::new();
        for &arg in args {
            operands.push(self.int_arg(arg)?);
        }
        self.body.inst(opcode, &operands);
        Ok(())
    }

    fn reduce_barrier(&mut self, head: &str, kind: &str, numbers: &[POp], test: POp) -> R<POp> {
        let (ty, class) = if kind == "popc" { ("u32", Class::B32) } else { ("pred", Class::Pred) };
        let mnemonic = format!("{head}.{kind}.{ty}");
        // Two rows differ in whether a number of threads stands there.
        let wanted = numbers.len() + 2;
        let found =
            ptx::isa::find(&mnemonic).into_iter().find(|opcode| opcode.row().operands.len() == wanted);
        let Some(opcode) = found else {
            return internal(format!("no row of the instruction table is `{mnemonic}`"));
        };
        let out = POp::Reg(self.reg(class));
        let mut operands = PartVec::from_slice(&[out]);
        operands.extend_from_slice(numbers);
        operands.push(test);
        self.body.inst(opcode, &operands);
        Ok(out)
    }

    // Warps.

    fn warp(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        if let Some(rest) = name.strip_prefix("shfl.sync.") {
            return self.shuffle(inst, rest, args);
        }
        if let Some(rest) = name.strip_prefix("shfl.") {
            return self.old_shuffle(inst, rest, args);
        }
        match name {
            "bar.warp.sync" => {
                let mask = self.int_arg(args[0])?;
                self.op(Op::BarWarpSync, &[Tok::Sync], &[mask]);
            }
            "activemask" => {
                let mask = self.def(Class::B32, Op::ActiveMask, &[Tok::B32], &[]);
                self.give(inst, mask)?;
            }
            "vote.all.sync" | "vote.any.sync" | "vote.uni.sync" | "vote.ballot.sync" => {
                let mask = self.int_arg(args[0])?;
                let test = self.scalar(args[1])?;
                let test = POp::Reg(self.pred(test));
                let (mode, ty, class) = match name {
                    "vote.all.sync" => (Tok::All, Tok::Pred, Class::Pred),
                    "vote.any.sync" => (Tok::Any, Tok::Pred, Class::Pred),
                    "vote.uni.sync" => (Tok::Uni, Tok::Pred, Class::Pred),
                    _ => (Tok::Ballot, Tok::B32, Class::B32),
                };
                let out = self.def(class, Op::VoteSync, &[Tok::Sync, mode, ty], &[test, mask]);
                self.give(inst, out)?;
            }
            "match.any.sync.i32" | "match.any.sync.i64" => {
                let (mask, value) = (self.int_arg(args[0])?, self.packed_arg(args[1], 32)?);
                let ty = if name.ends_with("64") { Tok::B64 } else { Tok::B32 };
                let out = self.def(Class::B32, Op::MatchAny, &[Tok::Any, Tok::Sync, ty], &[value, mask]);
                self.give(inst, out)?;
            }
            "match.all.sync.i32p" | "match.all.sync.i64p" => {
                let (mask, value) = (self.int_arg(args[0])?, self.packed_arg(args[1], 32)?);
                let ty = if name.ends_with("64p") { Tok::B64 } else { Tok::B32 };
                let (out, all) = (self.reg(Class::B32), self.reg(Class::Pred));
                self.op(
                    Op::MatchAll,
                    &[Tok::All, Tok::Sync, ty],
                    &[POp::Pair(Some(out), Some(all)), value, mask],
                );
                self.give_all(inst, &[POp::Reg(out), POp::Reg(all)])?;
            }
            "elect.sync" => {
                let mask = self.int_arg(args[0])?;
                let (out, elected) = (self.reg(Class::B32), self.reg(Class::Pred));
                self.op(Op::Elect, &[Tok::Sync], &[POp::Pair(Some(out), Some(elected)), mask]);
                self.give_all(inst, &[POp::Reg(out), POp::Reg(elected)])?;
            }
            _ if name.starts_with("redux.sync.") => {
                let (op, ty) = match &name["redux.sync.".len()..] {
                    "add" => (Tok::Add, Tok::S32),
                    "min" => (Tok::Min, Tok::S32),
                    "max" => (Tok::Max, Tok::S32),
                    "umin" => (Tok::Min, Tok::U32),
                    "umax" => (Tok::Max, Tok::U32),
                    "and" => (Tok::And, Tok::B32),
                    "or" => (Tok::Or, Tok::B32),
                    "xor" => (Tok::Xor, Tok::B32),
                    _ => return Ok(false),
                };
                let value = self.packed_arg(args[0], 32)?;
                let mask = self.int_arg(args[1])?;
                let out = self.def(Class::B32, Op::Redux, &[Tok::Sync, op, ty], &[value, mask]);
                self.give(inst, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The shuffles without a mask, which end with sm_62 and PTX 6.3.
    fn old_shuffle(&mut self, inst: Inst, rest: &str, args: &'a [Operand]) -> R<bool> {
        let (Some((way, "i32" | "f32")), [value, lane, clamp]) = (rest.split_once('.'), args) else {
            return Ok(false);
        };
        let Some(way) = shuffle_way(way) else { return Ok(false) };
        let value = self.packed_arg(*value, 32)?;
        let (lane, clamp) = (self.int_arg(*lane)?, self.int_arg(*clamp)?);
        let out = self.def(Class::B32, Op::Shfl, &[way, Tok::B32], &[value, lane, clamp]);
        self.give(inst, out)?;
        Ok(true)
    }

    fn shuffle(&mut self, inst: Inst, rest: &str, args: &'a [Operand]) -> R<bool> {
        let Some((way, kind)) = rest.split_once('.') else { return Ok(false) };
        let Some(way) = shuffle_way(way) else { return Ok(false) };
        let [mask, value, lane, clamp] = args else { return Ok(false) };
        let mask = self.int_arg(*mask)?;
        let value = self.packed_arg(*value, 32)?;
        let (lane, clamp) = (self.int_arg(*lane)?, self.int_arg(*clamp)?);
        let out = self.reg(Class::B32);
        let tokens = &[Tok::Sync, way, Tok::B32];
        match kind {
            "i32" | "f32" => {
                self.op(Op::ShflSync, tokens, &[POp::Reg(out), value, lane, clamp, mask]);
                self.give(inst, POp::Reg(out))?;
            }
            "i32p" | "f32p" => {
                let valid = self.reg(Class::Pred);
                self.op(Op::ShflSync, tokens, &[POp::Pair(Some(out), Some(valid)), value, lane, clamp, mask]);
                self.give_all(inst, &[POp::Reg(out), POp::Reg(valid)])?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    // Memory.

    fn memory_intrinsic(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        let fence = |name: &str| -> Option<(Op, Tokens)> {
            Some(match name {
                "membar.cta" => (Op::Membar, Tokens::from_slice(&[Tok::Cta])),
                "membar.gl" => (Op::Membar, Tokens::from_slice(&[Tok::Gl])),
                "membar.sys" => (Op::Membar, Tokens::from_slice(&[Tok::Sys])),
                "fence.sc.cluster" => (Op::Fence, Tokens::from_slice(&[Tok::Sc, Tok::Cluster])),
                "fence.acq_rel.cluster" => (Op::Fence, Tokens::from_slice(&[Tok::AcqRel, Tok::Cluster])),
                "exit" => (Op::Exit, Tokens::new()),
                "cp.async.wait.all" => (Op::CpAsyncWaitAll, Tokens::new()),
                "cp.async.commit.group" => (Op::CpAsyncCommitGroup, Tokens::new()),
                _ => return None,
            })
        };
        if let Some((op, tokens)) = fence(name) {
            self.op(op, &tokens, &[]);
            return Ok(true);
        }
        if let Some(space) = name.strip_prefix("isspacep.") {
            let token = match space {
                "global" => Tok::Global,
                "shared" | "shared.cta" => Tok::Shared,
                "shared.cluster" => Tok::SharedCluster,
                "local" => Tok::Local,
                "const" => Tok::Const,
                _ => return Ok(false),
            };
            let pointer = self.packed_arg(args[0], 64)?;
            let out = self.def(Class::Pred, Op::IsSpacep, &[token], &[pointer]);
            self.give(inst, out)?;
            return Ok(true);
        }
        match name {
            "fence.proxy.async" => self.named("fence.proxy.async")?,
            "fence.proxy.async.global" => self.named("fence.proxy.async.global")?,
            "fence.proxy.async.shared_cta" => self.named("fence.proxy.async.shared::cta")?,
            "fence.proxy.async.shared_cluster" => self.named("fence.proxy.async.shared::cluster")?,
            "fence.proxy.alias" => self.named("fence.proxy.alias")?,
            "griddepcontrol.wait" | "griddepcontrol.launch.dependents" => {
                self.named(&name.replace("launch.dep", "launch_dep"))?;
            }
            "cp.async.wait.group" => {
                let count = self.int_arg(args[0])?;
                self.op(Op::CpAsyncWaitGroup, &[], &[count]);
            }
            "nanosleep" => {
                let time = self.int_arg(args[0])?;
                self.op(Op::NanoSleep, &[Tok::U32], &[time]);
            }
            _ if name.starts_with("cp.async.ca.shared.global.")
                || name.starts_with("cp.async.cg.shared.global.") =>
            {
                self.async_copy(name, args)?;
            }
            _ if name.starts_with("ldg.global.") => self.global_load(inst, args, Op::LdNc)?,
            _ if name.starts_with("ldu.global.") => self.global_load(inst, args, Op::Ldu)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// An instruction without operands by its mnemonic.
    fn named(&mut self, mnemonic: &str) -> R {
        self.named_barrier(mnemonic, &[])
    }

    fn operand_of(address: Address) -> POp {
        Self::mem(address.base, address.offset)
    }

    fn async_copy(&mut self, name: &str, args: &'a [Operand]) -> R {
        let size_text = name.rsplit('.').find(|word| *word != "s").unwrap_or_default();
        let Ok(size) = size_text.parse::<i64>() else {
            return unsupported(format!("the intrinsic `llvm.nvvm.{name}`"));
        };
        let mnemonic = if name.starts_with("cp.async.ca") {
            "cp.async.ca.shared.global"
        } else {
            "cp.async.cg.shared.global"
        };
        let Some(opcode) = ptx::Opcode::new(mnemonic) else {
            return internal(format!("no row is `{mnemonic}`"));
        };
        let (to, from) = (self.address_as_typed(args[0])?, self.address_as_typed(args[1])?);
        let mut operands =
            PartVec::from_slice(&[Self::operand_of(to), Self::operand_of(from), POp::Int(size)]);
        if let Some(&bytes) = args.get(2) {
            operands.push(self.int_arg(bytes)?);
        }
        self.body.inst(opcode, &operands);
        Ok(())
    }

    /// `ldg` and `ldu`: the second argument is the alignment.
    fn global_load(&mut self, inst: Inst, args: &'a [Operand], op: Op) -> R {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        let ty = self.f.values[result].ty;
        let dest = self.dest(result)?;
        let address = self.address(args[0])?;
        let address = if address.space == space::GLOBAL {
            address
        } else {
            let generic = self.materialise(address, space::GENERIC)?;
            let global = self.convert_address(generic, space::GENERIC, space::GLOBAL)?;
            Address { base: ptx::Base::Reg(self.in_reg(global, Class::B64)), offset: 0, space: space::GLOBAL }
        };
        let align = args.get(1).and_then(|&a| self.f.as_int(a)).unwrap_or(1).max(1);
        let mut mods = Tokens::from_slice(&[Tok::Global]);
        if op == Op::LdNc {
            mods.push(Tok::Nc);
        }
        self.load_with(op, address, align, ty, &dest, &mods)
    }

    // Bits.

    fn bits_intrinsic(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        match name {
            "lohi.i2d" => {
                let (low, high) = (self.scalar(args[0])?, self.scalar(args[1])?);
                let out = self.join_halves(low, high);
                self.give(inst, out)?;
            }
            "d2i.lo" | "d2i.hi" => {
                let value = self.scalar(args[0])?;
                let (low, high) = self.halves(value);
                let out = if name == "d2i.lo" { low } else { high };
                let Some(result) = self.f.result(inst) else { return Ok(true) };
                let dest = self.dest(result)?;
                self.finish(&dest, &[out])?;
            }
            "sqrt.f" => {
                let value = self.scalar(args[0])?;
                let value = POp::Reg(self.in_reg(value, Class::B32));
                let out = self.float_inst(Op::Sqrt, Some(Tok::Rn), Scalar::Float, &[value]);
                self.give(inst, out)?;
            }
            _ if name.starts_with("bitcast.") => {
                let value = self.scalar(args[0])?;
                self.give(inst, value)?;
            }
            "mulhi.s" | "mulhi.us" => {
                let sign = name == "mulhi.s";
                let (a, b) = if sign {
                    (self.sext(args[0])?, self.sext(args[1])?)
                } else {
                    (self.zext(args[0])?, self.zext(args[1])?)
                };
                let a = POp::Reg(self.in_reg(a, Class::B32));
                let product = self.def(Class::B32, Op::MulLo, &[Tok::S32], &[a, b]);
                let out = self.def(Class::B32, Op::Shr, &[Tok::U32], &[product, POp::Int(16)]);
                self.give(inst, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn shuffle_way(word: &str) -> Option<Tok> {
    Some(match word {
        "up" => Tok::Up,
        "down" => Tok::Down,
        "bfly" => Tok::Bfly,
        "idx" => Tok::Idx,
        _ => return None,
    })
}

fn class_of_bits(bits: u32) -> Class {
    match bits {
        1 => Class::Pred,
        16 => Class::B16,
        64 => Class::B64,
        _ => Class::B32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_registers_are_found_by_the_names_of_their_intrinsics() {
        let found = |name| special_register(name).map(|s| (s.register.name(), s.component));
        assert_eq!(found("tid.x"), Some(("tid", Some(0))));
        assert_eq!(found("nctaid.z"), Some(("nctaid", Some(2))));
        assert_eq!(found("laneid"), Some(("laneid", None)));
        assert_eq!(found("lanemask.lt"), Some(("lanemask_lt", None)));
        assert_eq!(found("clock64"), Some(("clock64", None)));
        assert_eq!(found("cluster.ctaid.y"), Some(("cluster_ctaid", Some(1))));
        assert_eq!(found("envreg7"), Some(("envreg", None)));
        assert_eq!(found("nothing"), None);
    }

    #[test]
    fn reading_a_clock_is_an_effect_and_reading_a_thread_index_is_none() {
        assert!(has_effect("read.ptx.sreg.clock"));
        assert!(!has_effect("read.ptx.sreg.tid.x"));
        assert!(has_effect("barrier0"));
        assert!(!has_effect("fma.rn.f"));
    }
}
