//! What the table promises about itself.

use super::*;

/// One opcode for each choice of each slot, the others at their first choice.
fn samples(id: RowId) -> Vec<Opcode> {
    let row = id.get();
    let least: Vec<usize> = row.slots.iter().map(|slot| usize::from(!slot.optional)).collect();
    let mut samples = vec![least.clone()];
    for (index, slot) in row.slots.iter().enumerate() {
        for choice in 1..=slot.tokens.len() {
            let mut one = least.clone();
            one[index] = choice;
            samples.push(one);
        }
    }
    let pack = |all: Vec<usize>| {
        let mut choices = Choices::default();
        for (slot, &choice) in all.iter().enumerate() {
            choices.set(slot, choice);
        }
        Opcode { row: id, choices }
    };
    samples.into_iter().map(pack).collect()
}

#[test]
fn every_row_parses_what_it_prints() {
    for (id, _) in rows() {
        for opcode in samples(id) {
            let text = opcode.to_string();
            assert!(find(&text).contains(&opcode), "{text} is not found in row {id:?}");
        }
    }
}

/// How many operands a row takes.
fn arity(row: &Row) -> std::ops::RangeInclusive<usize> {
    row.operands.len() - usize::from(row.optional)..=row.operands.len()
}

#[test]
fn no_two_rows_overlap() {
    for (id, row) in rows() {
        for opcode in samples(id) {
            let text = opcode.to_string();
            for other in find(&text) {
                let (a, b) = (arity(row), arity(other.row()));
                let same_arity = a.start() <= b.end() && b.start() <= a.end();
                let mut places = row.operands.iter().zip(other.row().operands);
                let apart = places.any(|(a, b)| a.form.is_apart(b.form));
                assert!(
                    other.row_id() == id || !same_arity || apart,
                    "{text} is in two rows: {id:?} and {:?}",
                    other.row_id()
                );
            }
        }
    }
}

#[test]
fn slots_fit_into_the_packed_choices() {
    for (_, row) in rows() {
        assert!(row.slots.len() <= MAX_SLOTS, "{}", row.head);
        assert!(row.slots.iter().all(|slot| slot.tokens.len() < 1 << BITS), "{}", row.head);
        assert!(row.slots.iter().all(|slot| !slot.tokens.is_empty()), "{}", row.head);
        assert!(usize::from(row.optional) <= row.operands.len(), "{}", row.head);
    }
}

#[test]
fn no_row_is_lost() {
    assert!(rows().count() >= 1131, "{} rows", rows().count());
}

#[test]
fn modifiers_stand_in_any_order_but_types_and_heads_do_not() {
    let canonical = |text: &str| find(text).first().map(ToString::to_string);
    assert_eq!(canonical("add.f32.rn").as_deref(), Some("add.rn.f32"));
    assert_eq!(canonical("ld.gpu.relaxed.global.u32").as_deref(), Some("ld.relaxed.gpu.global.u32"));
    assert_eq!(
        canonical("atom.add.gpu.relaxed.global.u32").as_deref(),
        Some("atom.relaxed.gpu.global.add.u32")
    );
    assert_eq!(canonical("mul.u32.lo"), None);
    assert_ne!(canonical("cvt.u64.u32"), canonical("cvt.u32.u64"));
    assert_eq!(canonical("add.rn"), None);
}

#[test]
fn an_opcode_says_what_its_modifiers_are() {
    let opcode = Opcode::new("fma.rz.ftz.sat.f32").unwrap();
    assert_eq!(opcode.op(), Op::Fma);
    assert_eq!(opcode.get(Kind::Round), Some(Tok::Rz));
    assert!(opcode.has(Tok::Ftz) && opcode.has(Tok::Sat) && !opcode.has(Tok::Rn));
    assert_eq!(opcode.ty(0), Some(Type::F32));
    assert_eq!(opcode.ty(1), None);
    let cvt = Opcode::new("cvt.rn.f16.f32").unwrap();
    assert_eq!((cvt.ty(0), cvt.ty(1)), (Some(Type::F16), Some(Type::F32)));
    assert_eq!(resolve(Op::Add, &[Tok::F64, Tok::Rn]), Opcode::new("add.rn.f64"));
}
