//! What names mean inside a function: nested scopes of registers, variables and labels.
//!
//! A label may be used before it is defined, in the same scope or in one outside. A use makes a label of the innermost
//! scope; when that scope ends without a definition the label is handed to the scope outside, and where both have one
//! the two become one.

use crate::body::{Body, Label, LabelData, Operand, Reg, RegData, RegDeclId, Target};
use crate::tree::{Local, Name, Symbol};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// What a name that is no label stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entity {
    Reg(Reg),
    Local(Local),
    Symbol(Symbol),
}

/// So many declarations of a scope are compared with a new one; more would make the time quadratic.
const MAX_COMPARED: usize = 256;

/// Whether `count` registers of this prefix include the name.
fn covers(prefix: &[u8], count: u32, name: &[u8]) -> bool {
    let Some(number) = name.strip_prefix(prefix) else { return false };
    let canonical = !number.is_empty()
        && number.len() <= 10
        && number.iter().all(u8::is_ascii_digit)
        && (number.len() == 1 || number[0] != b'0');
    canonical && number.iter().fold(0u64, |n, digit| n * 10 + u64::from(digit - b'0')) < u64::from(count)
}

#[derive(Default)]
struct Level<'t> {
    /// What the names meant outside, to be restored.
    undo: Vec<(&'t [u8], Option<Entity>)>,
    /// The same for prefixes of parameterised declarations.
    prefixes: Vec<(&'t [u8], Option<RegDeclId>)>,
    labels: FxHashMap<&'t [u8], Label>,
    /// Names declared in this very scope: registers and variables.
    declared: Vec<&'t [u8]>,
}

/// So many prefixes are looked through one by one; where there are more, a table is asked.
const MAX_FAST: usize = 16;
/// Registers of larger declarations have no place reserved.
const MAX_RESERVED: u32 = 1 << 16;

/// A parameterised declaration with the registers of it that were used.
struct Fast<'t> {
    prefix: &'t [u8],
    decl: RegDeclId,
    /// How deep its scope is.
    depth: usize,
    /// By number; grows up to `count`.
    regs: Vec<Option<Reg>>,
    count: u32,
}

impl Fast<'_> {
    /// The register of that number, which is below the count.
    fn reg(&mut self, index: u32, body: &mut Body) -> Reg {
        let at = index as usize;
        if at >= self.regs.len() {
            self.regs.resize((2 * at + 8).min(self.count as usize), None);
        }
        match self.regs[at] {
            Some(reg) => reg,
            None => *self.regs[at].insert(body.regs.push(RegData { decl: self.decl, index })),
        }
    }
}

#[derive(Default)]
pub(super) struct Scopes<'t> {
    /// The innermost declarations, as far as there are not too many.
    fast: Vec<Fast<'t>>,
    /// Declarations that have no place in `fast`.
    slow: usize,
    /// Names like `%r1` that were declared one by one: they come before prefixes.
    single: usize,
    names: FxHashMap<&'t [u8], Entity>,
    prefixes: FxHashMap<&'t [u8], RegDeclId>,
    levels: Vec<Level<'t>>,
    forward: SecondaryMap<Label, Option<Label>>,
    forwards: bool,
}

impl<'t> Scopes<'t> {
    pub(super) fn depth(&self) -> usize {
        self.levels.len()
    }

    pub(super) fn open(&mut self) {
        self.levels.push(Level::default());
    }

    pub(super) fn close(&mut self, body: &Body) {
        let depth = self.levels.len();
        let Some(level) = self.levels.pop() else { return };
        while self.fast.last().is_some_and(|fast| fast.depth == depth) {
            self.fast.pop();
        }
        for (name, before) in level.undo.into_iter().rev() {
            match before {
                Some(entity) => self.names.insert(name, entity),
                None => self.names.remove(name),
            };
        }
        for (name, before) in level.prefixes.into_iter().rev() {
            match before {
                Some(decl) => self.prefixes.insert(name, decl),
                None => self.prefixes.remove(name),
            };
        }
        let Some(outer) = self.levels.last_mut() else { return };
        for (name, label) in level.labels {
            if body.labels[label].defined {
                continue;
            }
            match outer.labels.get(name) {
                Some(&other) => {
                    self.forward[label] = Some(other);
                    self.forwards = true;
                }
                None => {
                    outer.labels.insert(name, label);
                }
            }
        }
    }

    /// Makes every use of a label that was joined with another one name that one.
    pub(super) fn finish(&mut self, body: &mut Body) {
        if !self.forwards {
            return;
        }
        let forward = &self.forward;
        let resolve = |mut label: Label| {
            while let Some(next) = forward[label] {
                label = next;
            }
            label
        };
        for operand in &mut body.pool {
            if let Operand::Label(label) = operand {
                *label = resolve(*label);
            }
        }
        for target in body.target_lists.iter_mut().flat_map(|list| &mut list.targets) {
            if let Target::Label(label) = target {
                *label = resolve(*label);
            }
        }
        for (label, data) in body.labels.iter_mut() {
            // Nothing names a joined label any more; it must not count as undefined.
            data.defined |= forward[label].is_some();
        }
    }

    /// Binds a name in the innermost scope; false if the scope has it already.
    pub(super) fn declare(&mut self, name: &'t [u8], entity: Entity) -> bool {
        let Some(level) = self.levels.last_mut() else { return true };
        if level.declared.iter().take(MAX_COMPARED).any(|other| *other == name) {
            return false;
        }
        level.declared.push(name);
        self.single += usize::from(name[0] == b'%' && name.last().is_some_and(u8::is_ascii_digit));
        let before = self.names.insert(name, entity);
        level.undo.push((name, before));
        true
    }

    /// Whether a declaration of this name, or of `count` registers of this prefix, meets another one of the innermost scope.
    pub(super) fn clashes(&self, name: &[u8], count: Option<u32>, body: &Body) -> bool {
        let Some(level) = self.levels.last() else { return false };
        match count {
            Some(count) => {
                level.prefixes.iter().any(|(prefix, _)| *prefix == name)
                    || level.declared.iter().take(MAX_COMPARED).any(|other| covers(name, count, other))
            }
            None => level.prefixes.iter().take(MAX_COMPARED).any(|(prefix, _)| {
                let count = self.prefixes.get(prefix).and_then(|&decl| body.reg_decls[decl].count);
                covers(prefix, count.unwrap_or(0), name)
            }),
        }
    }

    /// Remembers what a name means until the innermost scope ends.
    pub(super) fn remember(&mut self, name: &'t [u8], entity: Entity) {
        if let Some(level) = self.levels.last_mut() {
            let before = self.names.insert(name, entity);
            level.undo.push((name, before));
        }
    }

    /// Binds the prefix of a parameterised declaration.
    pub(super) fn declare_prefix(&mut self, prefix: &'t [u8], decl: RegDeclId, count: u32) {
        let depth = self.levels.len();
        if self.slow == 0 && self.fast.len() < MAX_FAST && prefix[0] == b'%' && count <= MAX_RESERVED {
            self.fast.push(Fast { prefix, decl, depth, regs: Vec::new(), count });
        } else {
            self.slow += 1;
        }
        if let Some(level) = self.levels.last_mut() {
            let before = self.prefixes.insert(prefix, decl);
            level.prefixes.push((prefix, before));
        }
    }

    /// What a name means, registers of parameterised declarations included.
    pub(super) fn find(&mut self, name: &'t [u8], body: &mut Body) -> Option<Entity> {
        if name[0] == b'%'
            && self.single == 0
            && self.slow == 0
            && let Some(reg) = self.numbered(name, body)
        {
            return Some(Entity::Reg(reg));
        }
        if let Some(&entity) = self.names.get(name) {
            return Some(entity);
        }
        let digits = name.iter().rev().take_while(|b| b.is_ascii_digit()).take(10).count();
        // The prefix may end in digits itself: `%r1<5>` declares `%r10`.
        for split in name.len() - digits..name.len() {
            let (prefix, number) = name.split_at(split);
            let Some(&decl) = self.prefixes.get(prefix) else { continue };
            if number.len() > 1 && number[0] == b'0' {
                continue;
            }
            let index = number.iter().fold(0u64, |n, digit| n * 10 + u64::from(digit - b'0'));
            let count = body.reg_decls[decl].count.unwrap_or(0);
            if index < u64::from(count) {
                if let Some(fast) = self.fast.iter_mut().find(|fast| fast.decl == decl) {
                    return Some(Entity::Reg(fast.reg(index as u32, body)));
                }
                let reg = body.regs.push(RegData { decl, index: index as u32 });
                let entity = Entity::Reg(reg);
                self.remember_outermost(name, prefix, entity);
                return Some(entity);
            }
        }
        None
    }

    /// The register of a name that is a prefix and a number, where the longest number fits.
    fn numbered(&mut self, name: &[u8], body: &mut Body) -> Option<Reg> {
        let mut split = name.len();
        let (mut index, mut unit) = (0u32, 1u32);
        while split > 1 && name[split - 1].is_ascii_digit() {
            split -= 1;
            index += unit.checked_mul(u32::from(name[split] - b'0'))?;
            if split > 1 && name[split - 1].is_ascii_digit() {
                unit = unit.checked_mul(10).filter(|unit| *unit <= 100_000)?;
            }
        }
        let digits = name.len() - split;
        if digits == 0 || (digits > 1 && name[split] == b'0') {
            return None;
        }
        let prefix = &name[..split];
        let fast = self.fast.iter_mut().rev().find(|fast| fast.prefix == prefix)?;
        (index < fast.count).then(|| fast.reg(index, body))
    }

    /// A register of a parameterised declaration lives as long as its declaration.
    fn remember_outermost(&mut self, name: &'t [u8], prefix: &[u8], entity: Entity) {
        let owner =
            self.levels.iter_mut().rev().find(|level| level.prefixes.iter().any(|(p, _)| *p == prefix));
        if let Some(level) = owner {
            let before = self.names.insert(name, entity);
            level.undo.push((name, before));
        }
    }

    /// The label of that name as a use sees it.
    pub(super) fn label(&mut self, name: &'t [u8], body: &mut Body, text: impl FnOnce() -> Name) -> Label {
        let level = self.levels.last_mut();
        if let Some(&label) = level.as_ref().and_then(|level| level.labels.get(name)) {
            return label;
        }
        let label = body.labels.push(LabelData { name: text(), defined: false });
        if let Some(level) = level {
            level.labels.insert(name, label);
        }
        label
    }
}
