//! Calls in the text of inline assembly: enough of PTX to find `call` and its target.
//!
//! LangRef, "Inline Assembler Expressions" (`$$`, `$n`, `${n:m}`); PTX ISA, "call".

/// Whom a `call` statement names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A symbol.
    Symbol(String),
    /// A register or an operand of the assembly.
    Register,
}

/// The targets of all calls of a template, in order.
pub(super) fn calls(template: &str) -> Vec<Target> {
    let text = without_modifiers(&without_comments(template));
    text.split([';', '{', '}', ':']).filter_map(call).collect()
}

/// Whether a template names a symbol anywhere outside comments.
pub(super) fn mentions(template: &str, symbol: &str) -> bool {
    let text = without_comments(template);
    text.split(|c: char| !is_symbol(c)).any(|word| !word.is_empty() && unescaped(word) == symbol)
}

/// The first words of all instructions of a template; directives and labels are none.
pub(super) fn opcodes(template: &str) -> Vec<String> {
    let text = without_modifiers(&without_comments(template));
    text.split(';').filter_map(opcode).collect()
}

fn opcode(statement: &str) -> Option<String> {
    let mut rest = statement.trim_start_matches(|c: char| c.is_whitespace() || c == '{' || c == '}');
    while let Some((label, behind)) = rest.split_once(':') {
        let behind_label = !behind.starts_with(':') && label.trim().chars().all(is_symbol);
        if !behind_label {
            break;
        }
        rest = behind.trim_start_matches(|c: char| c.is_whitespace() || c == '{');
    }
    if let Some(guarded) = rest.strip_prefix('@') {
        rest = guarded.split_once(char::is_whitespace)?.1.trim_start();
    }
    let word = rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next()?;
    // What begins with an operand is not known; vectors and lists of operands begin with a brace.
    (!word.is_empty() && word.starts_with(|c: char| c.is_ascii_alphabetic())).then(|| word.to_owned())
}

/// A label outside of braces that has no number of its own in each copy.
pub(super) fn open_label(template: &str) -> Option<String> {
    let text = without_comments(template);
    let mut depth = 0;
    let mut from = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ';' => {}
            ':' if depth == 0 && !text[at + 1..].starts_with(':') && !text[..at].ends_with(':') => {
                let label = text[from..at].trim();
                if !label.is_empty() && label.chars().all(is_symbol) {
                    return Some(unescaped(label));
                }
                continue;
            }
            _ => continue,
        }
        from = at + 1;
    }
    None
}

fn call(statement: &str) -> Option<Target> {
    let mut rest = statement.trim_start();
    if let Some(guarded) = rest.strip_prefix('@') {
        rest = guarded.split_once(char::is_whitespace)?.1.trim_start();
    }
    let (opcode, operands) =
        rest.split_at(rest.find(|c: char| !(is_symbol(c) || c == '.')).unwrap_or(rest.len()));
    if opcode != "call" && opcode != "call.uni" {
        return None;
    }
    let mut operands = operands.trim_start();
    if let Some(results) = operands.strip_prefix('(') {
        operands = results.split_once(')')?.1.trim_start().strip_prefix(',')?.trim_start();
    }
    let end = operands.find(|c: char| c == ',' || c.is_whitespace()).unwrap_or(operands.len());
    let target = &operands[..end];
    let is_operand = target.starts_with('$') && !target.starts_with("$$");
    Some(match target {
        "" => return None,
        _ if is_operand || target.starts_with('%') => Target::Register,
        _ => Target::Symbol(unescaped(target)),
    })
}

fn is_symbol(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$' || c == '%'
}

fn unescaped(word: &str) -> String {
    word.replace("$$", "$")
}

/// `${1:x}` becomes `$0`: which operand it is does not matter here.
fn without_modifiers(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("${") {
        out.push_str(before);
        out.push_str("$0");
        rest = behind.split_once('}').map_or("", |(_, rest)| rest);
    }
    out.push_str(rest);
    out
}

fn without_comments(template: &str) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find('/') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if rest.starts_with("/*") {
            rest = rest[2..].find("*/").map_or("", |end| &rest[2 + end + 2..]);
            out.push(' ');
        } else {
            out.push('/');
            rest = &rest[1..];
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbol(name: &str) -> Target {
        Target::Symbol(name.into())
    }

    #[test]
    fn targets_of_calls_are_found_in_every_spelling() {
        assert_eq!(calls("call.uni inner;"), [symbol("inner")]);
        assert_eq!(calls("{ .param .b64 q; call\n  inner, (q); }"), [symbol("inner")]);
        assert_eq!(calls("@%p1 call (r), f$$1, (a);"), [symbol("f$1")]);
        assert_eq!(calls("$x: call.uni (%r), $0, (a), proto; ret;"), [Target::Register]);
        assert_eq!(calls("{ call ${1:x}, proto; }"), [Target::Register]);
    }

    #[test]
    fn labels_without_a_number_of_their_own_are_found() {
        assert_eq!(open_label("spot: bar.sync 0;").as_deref(), Some("spot"));
        assert_eq!(open_label("bar.sync 0; $$L1: ret;").as_deref(), Some("$L1"));
        for none in [
            "{ spot: bar.sync 0; }",
            "spot${:uid}: bar.sync 0;",
            "mov.b32 $0, $1;",
            "ld.shared::cta.b32 $0, [$1];",
        ] {
            assert_eq!(open_label(none), None, "{none}");
        }
    }

    #[test]
    fn opcodes_are_found_behind_labels_and_guards() {
        assert_eq!(opcodes("{ .reg .pred p; L: @!p bra L; add.s32 $0, $1, 1; }"), ["bra", "add"]);
        assert_eq!(opcodes("mov.b128 $0, {lo, hi}; { { ret; } }"), ["mov", "ret"]);
        assert_eq!(opcodes("ld.shared::cta.v2.b32 {$0, $1}, [$2];"), ["ld"]);
    }

    #[test]
    fn comments_and_other_words_are_no_calls() {
        assert_eq!(calls("// call inner;\n/* call inner; */ mov.u64 $0, inner;"), []);
        assert_eq!(calls("callee inner; add.s32 $0, call, 1;"), []);
        assert!(mentions("mov.u64 %r, inner;", "inner") && !mentions("mov.u64 %r, inner2;", "inner"));
        assert!(!mentions("// inner\n", "inner"));
    }
}
