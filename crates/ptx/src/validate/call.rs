//! Calls: the callee, the parameters, the prototype.

use super::{At, Checker, Declared};
use crate::body::{Base, Inst, Operand, Target};
use crate::tree::{FuncId, Function, FunctionKind, Local, Symbol, SymbolDef, Variable};
use crate::types::{StateSpace, Type};
use diag::{Diagnostic, codes};

/// What a call has to fit.
struct Signature<'m> {
    of: String,
    returns: Vec<&'m Variable>,
    params: Vec<&'m Variable>,
}

impl<'m> Checker<'m> {
    pub(super) fn call(&mut self, _id: FuncId, at: At<'m>, inst: &'m Inst) {
        let &[Operand::List(returns), callee, Operand::List(args), prototype] = at.body.operands(inst) else {
            return self.invalid(at, "a call takes results, a callee, arguments and a prototype");
        };
        let (returns, args) = (at.body.get(returns), at.body.get(args));
        let signature = match callee {
            Operand::Address(Base::Symbol(symbol), 0) => match self.callee(at, symbol) {
                Some(function) => Signature {
                    of: format!("`{}`", self.shown(symbol)),
                    returns: locals(function, &function.returns),
                    params: locals(function, &function.params),
                },
                None => return,
            },
            Operand::Reg(reg) => {
                let found = at.body.reg_type(reg);
                if found.bits() != 64 || found.is_float() {
                    return self.invalid(
                        at,
                        format!("a callee is in a 64-bit integer register, not in a `{found}` one"),
                    );
                }
                match self.prototype(at, prototype) {
                    Some(signature) => signature,
                    None => return,
                }
            }
            _ => {
                let message = self.unexpected(at, &callee, "a function or a register");
                return self.invalid(at, message);
            }
        };
        for (what, found, wanted) in
            [("result", returns, &signature.returns), ("argument", args, &signature.params)]
        {
            if found.len() != wanted.len() {
                let message = format!(
                    "{} takes {} {what}{}, the call has {}",
                    signature.of,
                    wanted.len(),
                    if wanted.len() == 1 { "" } else { "s" },
                    found.len()
                );
                return self.error(at, &codes::CALL_SIGNATURE_MISMATCH, message);
            }
            for (index, (operand, param)) in found.iter().zip(wanted).enumerate() {
                if let Err(found) = self.passes(at, operand, param, what == "result") {
                    let message = format!(
                        "{what} {} of {} is {}, the call has {found}",
                        index + 1,
                        signature.of,
                        show(param)
                    );
                    return self.error(at, &codes::CALL_SIGNATURE_MISMATCH, message);
                }
            }
        }
    }

    /// The function that a direct call reaches.
    fn callee(&mut self, at: At<'m>, symbol: Symbol) -> Option<&'m Function> {
        let shown = self.shown(symbol);
        let Some(function) = self.module.function_of(symbol) else {
            let message = match self.module.symbols[symbol].def {
                SymbolDef::Variable(_) => format!("`{shown}` is a variable and cannot be called"),
                _ => format!("the function `{shown}` is not declared"),
            };
            self.invalid(at, message);
            return None;
        };
        // A declaration as `.func` does not make a kernel callable.
        let entries = self.module.functions.values().filter(|f| f.symbol == function.symbol);
        let entry = entries.into_iter().find(|f| f.kind == FunctionKind::Entry);
        let Some(entry) = entry else { return Some(function) };
        let caller = self.shown(at.function.symbol);
        let place = self.place(at);
        let label = self.place_of(entry.span, Some(self.module.symbol_name(symbol)));
        let diagnostic = Diagnostic::new(
            &codes::KERNEL_CALLED,
            place,
            format!("`{caller}` calls `{shown}`, which is a kernel"),
        )
        .label(label, format!("`{shown}` is a kernel because of `.entry` here"))
        .note("a kernel ends in EXIT and not in RET: the call would end the calling thread")
        .help(format!("move the body of `{shown}` into a `.func` that both call"));
        self.report(diagnostic);
        None
    }

    fn prototype(&mut self, at: At<'m>, prototype: Operand) -> Option<Signature<'m>> {
        let Operand::Label(label) = prototype else {
            self.invalid(at, "an indirect call names a prototype or a list of targets");
            return None;
        };
        let name = at.function.names.get(at.body.labels[label].name);
        match self.declared.get(&label) {
            Some(Declared::Prototype(index)) => {
                let prototype = &at.body.prototypes[*index];
                Some(Signature {
                    of: format!("the prototype `{name}`"),
                    returns: prototype.returns.iter().collect(),
                    params: prototype.params.iter().collect(),
                })
            }
            Some(Declared::Targets(index)) => {
                let first = at.body.target_lists[*index].targets.first();
                let Some(Target::Symbol(symbol)) = first else {
                    self.invalid(at, format!("`{name}` lists labels, not functions"));
                    return None;
                };
                let function = self.module.function_of(*symbol)?;
                Some(Signature {
                    of: format!("`{}`", self.shown(*symbol)),
                    returns: locals(function, &function.returns),
                    params: locals(function, &function.params),
                })
            }
            None => {
                self.invalid(
                    at,
                    format!("`{name}` is neither a prototype nor a list of targets that stands before"),
                );
                None
            }
        }
    }

    /// Whether an operand can be passed for a parameter; if not, what it is.
    fn passes(&self, at: At<'m>, operand: &Operand, param: &Variable, is_result: bool) -> Result<(), String> {
        match *operand {
            Operand::Reg(reg) => {
                let found = at.body.reg_type(reg);
                let fit = param.dims.is_empty() && (found == Type::Pred) == (param.ty == Type::Pred);
                if fit && found.bits() == param.ty.bits() {
                    Ok(())
                } else {
                    Err(format!("a `{found}` register"))
                }
            }
            Operand::Sink if is_result => Ok(()),
            Operand::Int(_) | Operand::F32(_) | Operand::F64(_) if !is_result && param.dims.is_empty() => {
                Ok(())
            }
            Operand::Address(Base::Local(local), 0) => {
                let found = &at.function.locals[local];
                let unsized_tail = param.dims.contains(&None);
                let fit = found.space == StateSpace::Param
                    && (found.size() == param.size() || unsized_tail)
                    && found.dims.is_empty() == param.dims.is_empty()
                    && (found.dims.is_empty() || found.alignment() >= param.alignment());
                if fit { Ok(()) } else { Err(show(found)) }
            }
            _ => Err(self.unexpected(at, operand, "a parameter").replace("expected a parameter, found ", "")),
        }
    }
}

fn locals<'m>(function: &'m Function, list: &[Local]) -> Vec<&'m Variable> {
    list.iter().map(|&local| &function.locals[local]).collect()
}

/// A parameter as it is declared, without its name.
fn show(variable: &Variable) -> String {
    let mut text = String::from("`");
    text.push_str(variable.space.name());
    text.insert(1, '.');
    if variable.align != 0 {
        text.push_str(&format!(" .align {}", variable.align));
    }
    text.push_str(&format!(" {}", variable.ty));
    for dim in &variable.dims {
        match dim {
            Some(length) => text.push_str(&format!("[{length}]")),
            None => text.push_str("[]"),
        }
    }
    text.push('`');
    text
}
