//! `!DIExpression`: which of its numbers are operations, and what older versions meant by them. DWARF 5, section 2.5.

use super::dwarf;

/// Words for operations and where they stand; none if the expression is not well-formed.
pub(crate) fn expression_words(ops: &[u64]) -> Vec<(usize, String)> {
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(&op) = ops.get(at) {
        let Some((word, args)) = dwarf::operation(op).filter(|(_, args)| args + at < ops.len()) else {
            return Vec::new();
        };
        words.push((at, word));
        if op == 0x1001
            && let Some(encoding) = dwarf::encoding(ops[at + 2])
        {
            words.push((at + 2, encoding));
        }
        at += 1 + args;
    }
    words
}

/// Brings an expression of an earlier version to the meaning that version 3 (LLVM 5) has.
pub(crate) fn upgrade_expression(version: u64, ops: &mut Vec<u64>) {
    const DEREF: u64 = 0x06;
    const CONSTU: u64 = 0x10;
    const MINUS: u64 = 0x1c;
    const PLUS: u64 = 0x22;
    const PLUS_UCONST: u64 = 0x23;
    const BIT_PIECE: u64 = 0x9d;
    const FRAGMENT: u64 = 0x1000;
    let fragment = ops.len().checked_sub(3);
    if version < 1
        && let Some(at) = fragment.filter(|&at| ops[at] == BIT_PIECE)
    {
        ops[at] = FRAGMENT;
    }
    if version < 2 && ops.first() == Some(&DEREF) {
        // It stood in front and was done last.
        let end = fragment.filter(|&at| ops[at] == FRAGMENT).unwrap_or(ops.len());
        ops[..end].rotate_left(1);
    }
    if version < 3 {
        let mut rest = ops.as_slice();
        let mut out = Vec::with_capacity(ops.len());
        while let [op, behind @ ..] = rest {
            let args = match *op {
                CONSTU | PLUS | MINUS => 1,
                FRAGMENT => 2,
                _ => 0,
            };
            let (args, next) = behind.split_at(args.min(behind.len()));
            match *op {
                PLUS => out.push(PLUS_UCONST),
                MINUS => out.push(CONSTU),
                op => out.push(op),
            }
            out.extend_from_slice(args);
            if *op == MINUS {
                out.push(MINUS);
            }
            rest = next;
        }
        *ops = out;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_words_and_their_operands_numbers() {
        let words = |ops: &[u64]| expression_words(ops).into_iter().map(|(at, _)| at).collect::<Vec<_>>();
        // deref, plus_uconst 8, LLVM_fragment 0 32.
        assert_eq!(words(&[0x06, 0x23, 8, 0x1000, 0, 32]), [0, 1, 3]);
        assert!(words(&[0x23]).is_empty());
        assert!(words(&[0xffff]).is_empty());
    }

    #[test]
    fn older_versions_are_brought_up() {
        let upgraded = |version, ops: &[u64]| {
            let mut ops = ops.to_vec();
            upgrade_expression(version, &mut ops);
            ops
        };
        // plus 8, minus 4.
        assert_eq!(upgraded(2, &[0x22, 8, 0x1c, 4]), [0x23, 8, 0x10, 4, 0x1c]);
        // The first `deref` was done last, in front of the piece.
        assert_eq!(upgraded(0, &[0x06, 0x9d, 0, 8]), [0x06, 0x1000, 0, 8]);
        assert_eq!(upgraded(1, &[0x06, 0x22, 8]), [0x23, 8, 0x06]);
        assert_eq!(upgraded(3, &[0x22, 0x22]), [0x22, 0x22]);
    }
}
