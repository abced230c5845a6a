//! Inline assembly of LLVM IR: a template with operands, read into ordinary statements.

use super::body::{BodyParser, Mnemonics};
use super::cursor::{Cursor, MARK};
use super::scope::Scopes;
use crate::body::{Body, Operand};
use crate::tree::{Function, Module, Symbol};
use diag::{Diagnostic, FileId, Place, codes};
use std::fmt::Write as _;

/// Reads an inline assembly template of LLVM and adds its statements to `body`.
///
/// `$0`, `${0:r}` and the like stand for `operands`, in LLVM's order (outputs first); `$$` is a dollar sign; `${:uid}` is
/// `uid`, which must be another number for each fragment of a function. Names that the fragment declares (registers,
/// variables, labels) are made unique by it, so nothing of one fragment clashes with another or with the function. A
/// fragment sees the module's symbols, and of the function only what its operands name.
///
/// Findings point at `place`. When there are any, what was read is in `body` all the same and of no use.
pub fn fragment(
    module: &Module,
    function: &mut Function,
    body: &mut Body,
    template: &str,
    operands: &[Operand],
    uid: u32,
    place: &Place,
) -> Vec<Diagnostic> {
    let text = match substitute(template, operands.len(), uid) {
        Ok(text) => text,
        Err(message) => {
            return vec![Diagnostic::new(
                &codes::SYNTAX,
                place.clone(),
                format!("inline assembly: {message}"),
            )];
        }
    };
    let mut cursor = Cursor::new(text.as_bytes(), FileId::default());
    cursor.place = Some(place.clone());
    let mut mnemonics = Mnemonics::default();
    let mut resolve = |name: &str| module.find(name);
    let sizes = |symbol: Symbol| module.element_size(symbol);
    let mut parser = BodyParser {
        c: &mut cursor,
        function,
        body,
        resolve: &mut resolve,
        sizes: &sizes,
        mnemonics: &mut mnemonics,
        scopes: Scopes::default(),
        bound: operands,
        uid: Some(uid),
    };
    parser.statements();
    let mut findings = cursor.findings;
    for finding in &mut findings {
        finding.message.insert_str(0, "inline assembly: ");
        finding.notes.push(format!("the template is `{}`", template.escape_debug()));
    }
    findings
}

/// The template with marks for its operands.
fn substitute(template: &str, operands: usize, uid: u32) -> Result<String, String> {
    let mut out = String::with_capacity(template.len() + 8);
    let mut rest = template;
    while let Some(at) = rest.find(['$', char::from(MARK)]) {
        out.push_str(&rest[..at]);
        if !rest[at..].starts_with('$') {
            return Err("the template holds a control character".to_owned());
        }
        rest = &rest[at + 1..];
        if let Some(tail) = rest.strip_prefix('$') {
            out.push('$');
            rest = tail;
        } else if let Some(tail) = rest.strip_prefix('{') {
            let Some(end) = tail.find('}') else { return Err("`${` without `}`".to_owned()) };
            let (inside, tail) = (&tail[..end], &tail[end + 1..]);
            rest = tail;
            match inside.split_once(':') {
                // Modifiers of the target say how an operand is printed; on NVPTX they change nothing.
                Some(("", "uid")) => put_number(&mut out, uid),
                Some((index, _)) => mark(&mut out, index, operands)?,
                None => mark(&mut out, inside, operands)?,
            }
        } else {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                let next: String = rest.chars().take(1).collect();
                return Err(format!("`${next}` names no operand"));
            }
            mark(&mut out, &rest[..digits], operands)?;
            rest = &rest[digits..];
        }
    }
    out.push_str(rest);
    Ok(out)
}

fn put_number(out: &mut String, number: u32) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{number}");
}

fn mark(out: &mut String, index: &str, operands: usize) -> Result<(), String> {
    match index.parse::<usize>() {
        Ok(number) if number < operands => {
            out.push(char::from(MARK));
            out.push_str(index);
            // Whatever stands behind must not become part of the mark.
            out.push(' ');
            Ok(())
        }
        _ => Err(format!("`${index}` names no operand: there are {operands}")),
    }
}
