//! `uselistorder` and `uselistorder_bb`: the order of use lists means nothing here, but a directive that names nothing, or
//! does not fit what it names, is refused. LangRef, "Use-list Order Directives".

use super::global::GlobalName;
use super::lexer::T;
use super::locals::{LocalName, Slot};
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{ConstKind, GlobalId, GlobalKind, StrId, Type};

/// A directive outside bodies, which is judged when everything is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseOrder {
    subject: Subject,
    span: SourceSpan,
    indices: usize,
}

#[derive(Clone, Copy, Debug)]
enum Subject {
    Global(GlobalName),
    Block(GlobalName, Option<StrId>),
    /// A constant.
    Other,
}

impl Parser<'_> {
    /// A directive behind the blocks of a body.
    pub(crate) fn local_use_order(&mut self) -> R<()> {
        self.next();
        let start = self.lx.start;
        let ty = if self.is_word(b"label") {
            self.next();
            Type::LABEL
        } else {
            self.ty()?
        };
        let span = self.span();
        let name = self.local_name();
        let indices = self.use_order()?;
        let Some(name) = name else { return Ok(()) };
        let slot = self.locals.slot(name);
        let Some(Slot::Value(value)) = slot else {
            if slot.is_some() {
                return Ok(());
            }
            return self.invalid(
                span,
                format!("`{}` is not used, so that its uses have no order", self.local_text(name)),
            );
        };
        let found = self.func().values[value].ty;
        if found != ty {
            let message = format!(
                "`{}` has type `{}` where `{}` is written",
                self.local_text(name),
                self.type_text(found),
                self.type_text(ty)
            );
            return self.invalid(self.span_from(start), message);
        }
        let counts = match self.local_uses.take() {
            Some(counts) => counts,
            None => ir::analysis::UseCounts::new(self.func()),
        };
        let uses = counts.of(value) as usize;
        self.local_uses = Some(counts);
        self.check_count(uses, indices, span, &self.local_text(name))
    }

    /// A directive outside bodies.
    pub(crate) fn global_use_order(&mut self) -> R<()> {
        let of_block = self.is_word(b"uselistorder_bb");
        self.next();
        if !of_block {
            self.ty()?;
        }
        let span = self.span();
        let name = self.order_global();
        let subject = if of_block {
            let Some(function) = name else { return self.unexpected("the name of a function") };
            self.next();
            self.comma()?;
            let block = match self.local_name() {
                Some(LocalName::Name(name)) => Some(name),
                Some(LocalName::Number(_)) => None,
                None => return self.unexpected("the name of a block"),
            };
            Subject::Block(function, block)
        } else {
            name.map_or(Subject::Other, Subject::Global)
        };
        let indices = self.use_order()?;
        self.use_orders.push(UseOrder { subject, span, indices });
        Ok(())
    }

    fn order_global(&mut self) -> Option<GlobalName> {
        match self.tok() {
            T::Global => Some(GlobalName::Name(self.intern_text())),
            T::GlobalId => Some(GlobalName::Number(self.lx.id)),
            _ => None,
        }
    }

    /// The rest of a directive: what it names, which the cursor stands on, and the new order; gives the number of indices.
    fn use_order(&mut self) -> R<usize> {
        // Braces may also stand in a constant; those of the list open before a number, or are empty.
        let mut open = false;
        while !(open && matches!(self.tok(), T::Int | T::RBrace)) {
            if matches!(self.tok(), T::Eof | T::Bad) {
                return self.unexpected("`{` and the new order");
            }
            open = self.tok() == T::LBrace;
            self.next();
        }
        let mut order = Vec::new();
        let span = self.span();
        loop {
            order.push(self.u32()?);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "`}`")?;
        let changes = order.windows(2).any(|pair| pair[0] > pair[1]);
        order.sort_unstable();
        if !changes || (0..).zip(&order).any(|(n, &index)| n != index) {
            let message = "a use-list order is a permutation of 0, 1, … that changes something";
            return self.invalid(span, message);
        }
        Ok(order.len())
    }

    fn check_count(&mut self, uses: usize, indices: usize, span: SourceSpan, name: &str) -> R<()> {
        match uses {
            _ if uses == indices => Ok(()),
            0 => self.invalid(span, format!("`{name}` is not used, so that its uses have no order")),
            1 => self.invalid(span, format!("`{name}` is used once, so that its uses have no order")),
            _ => self.invalid(span, format!("`{name}` has {uses} uses, and the order {indices}")),
        }
    }

    /// Judges the directives outside bodies.
    pub(crate) fn finish_use_orders(&mut self) {
        for order in std::mem::take(&mut self.use_orders) {
            // What failed was told; the other directives are judged all the same.
            let _: R<()> = self.finish_use_order(order);
        }
    }

    fn finish_use_order(&mut self, order: UseOrder) -> R<()> {
        let UseOrder { subject, span, indices } = order;
        if self.top_level_failed {
            return Ok(());
        }
        match subject {
            Subject::Other => Ok(()),
            Subject::Global(name) => match self.defined_global(name) {
                None => self.invalid(span, "a global that does not exist has no uses"),
                Some(id) => match self.initialiser_uses(id) {
                    Some(uses) => {
                        let name = format!("@{}", self.env.global_name(id));
                        self.check_count(uses, indices, span, &name)
                    }
                    None => Ok(()),
                },
            },
            Subject::Block(function, block) => {
                let Some(id) = self.defined_global(function) else {
                    return self.invalid(span, "the function is defined nowhere");
                };
                if self.env.globals[id].as_function().is_none() {
                    return self.invalid(span, "only a function has blocks");
                }
                let Some(body) = self.module.body(id) else {
                    return self.invalid(span, "a function that is only declared has no blocks");
                };
                let known = block.is_some_and(|name| body.blocks.values().any(|b| b.name == Some(name)));
                if known { Ok(()) } else { self.invalid(span, "the function has no block of that name") }
            }
        }
    }

    /// The uses of a global by other globals; `None` where something else may use it too.
    fn initialiser_uses(&self, id: GlobalId) -> Option<usize> {
        if self.env.globals.keys().any(|global| self.module.body(global).is_some()) {
            return None;
        }
        let consts = &self.env.consts;
        let mut inside = false;
        for (c, _) in consts.iter() {
            consts.for_each_operand(c, |operand| inside |= *consts.kind(operand) == ConstKind::Global(id));
        }
        let direct = |c: ir::Const| *consts.kind(c) == ConstKind::Global(id);
        let uses = self.env.globals.values().filter(|global| match &global.kind {
            GlobalKind::Variable(variable) => variable.init.is_some_and(direct),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => direct(*c),
            GlobalKind::Function(_) => false,
        });
        (!inside).then(|| uses.count())
    }
}
