//! The type table. Typed pointers become opaque; the pointee's row is remembered for attributes of old spelling.

use super::fault::{DEPTH_LIMIT, R, broken, invalid, too_deep, unsupported};
use super::reader::{Reader, block};
use super::stream::{Entry, Record};
use ir::{StructId, Type, TypeKind};
use rustc_hash::FxHashMap;

/// A row of the table.
#[derive(Clone, Debug)]
pub(crate) struct TypeRow {
    pub(crate) ty: Type,
    /// Row of what a typed pointer points to.
    pub(crate) pointee: Option<u32>,
    /// Rows of the parameters of a function type.
    pub(crate) params: Box<[u32]>,
}

/// A record of the table.
struct RawRow {
    code: u32,
    ops: Vec<u64>,
    name: Option<ir::StrId>,
    at: usize,
    ty: Option<Type>,
    named: Option<StructId>,
}

impl Reader<'_> {
    pub(crate) fn type_table(&mut self) -> R<()> {
        self.c.enter(block::TYPE)?;
        let rows = self.raw_types()?;
        self.resolve_types(rows)
    }

    fn raw_types(&mut self) -> R<Vec<RawRow>> {
        let mut rows = Vec::new();
        let mut record = Record::default();
        let mut name = None;
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(rows),
                Entry::Block(id) => return unsupported(format!("the type table has the unknown block {id}")),
                Entry::Record => match record.code {
                    // The number of rows.
                    1 => {}
                    19 => name = Some(self.intern_chars(&record.ops)?),
                    code => rows.push(RawRow {
                        code,
                        ops: record.ops.clone(),
                        name: if matches!(code, 6 | 20 | 26) { name.take() } else { None },
                        at: self.c.start_byte(),
                        ty: None,
                        named: None,
                    }),
                },
            }
        }
    }

    fn resolve_types(&mut self, mut rows: Vec<RawRow>) -> R<()> {
        for row in &mut rows {
            row.ty = self.simple_type(row).map_err(|f| f.at(row.at))?;
        }
        for index in 0..rows.len() {
            if rows[index].ty.is_none() {
                let at = rows[index].at;
                let ty = self.composed_type(&rows, index).map_err(|f| f.at(at))?;
                rows[index].ty = Some(ty);
            }
        }
        for row in &rows {
            if let (Some(id), 20) = (row.named, row.code) {
                let packed = row.ops.first().is_some_and(|&op| op != 0);
                let fields = row.ops.get(1..).unwrap_or(&[]).iter();
                let fields: R<Vec<Type>> = fields.map(|&op| self.element(&rows, op)).collect();
                let fields = fields.map_err(|f| f.at(row.at))?;
                self.env.types.define_struct(id, fields.into(), packed);
            }
        }
        self.check_nesting(&rows)?;
        self.types = rows
            .into_iter()
            .map(|row| TypeRow {
                ty: row.ty.unwrap_or(Type::VOID),
                pointee: (row.code == 8).then(|| row.ops.first().map_or(u32::MAX, |&op| op as u32)),
                params: match row.code {
                    21 => row.ops.iter().skip(2).map(|&op| op as u32).collect(),
                    _ => Box::new([]),
                },
            })
            .collect();
        Ok(())
    }

    /// A type that refers to no other row, or a named struct, whose fields come later.
    fn simple_type(&mut self, row: &mut RawRow) -> R<Option<Type>> {
        let op = |index: usize| row.ops.get(index).copied();
        let kind = match row.code {
            2 => return Ok(Some(Type::VOID)),
            3 => return Ok(Some(Type::FLOAT)),
            4 => return Ok(Some(Type::DOUBLE)),
            5 => return Ok(Some(Type::LABEL)),
            6 | 20 => {
                let (id, ty) = self.env.types.declare_struct(row.name);
                row.named = Some(id);
                return Ok(Some(ty));
            }
            7 => match op(0) {
                Some(width @ 1..=0x80_0000) => TypeKind::Int(width as u32),
                _ => return invalid("an integer type has a width that no integer has"),
            },
            8 => TypeKind::Ptr(space(op(1).unwrap_or(0))?),
            10 => return Ok(Some(Type::HALF)),
            13 => return Ok(Some(Type::X86_FP80)),
            14 => return Ok(Some(Type::FP128)),
            15 => return Ok(Some(Type::PPC_FP128)),
            16 => return Ok(Some(Type::METADATA)),
            17 => return Ok(Some(Type::X86_MMX)),
            22 => return Ok(Some(Type::TOKEN)),
            23 => return Ok(Some(Type::BFLOAT)),
            24 => return Ok(Some(Type::X86_AMX)),
            25 => TypeKind::Ptr(space(op(0).unwrap_or(0))?),
            11 | 12 | 18 | 21 | 26 => return Ok(None),
            code => return unsupported(format!("the type table has the unknown record {code}")),
        };
        Ok(Some(self.env.types.intern(kind)))
    }

    fn composed_type(&mut self, rows: &[RawRow], index: usize) -> R<Type> {
        let RawRow { code, ops, name, .. } = &rows[index];
        let kind = match (*code, ops.as_slice()) {
            (11, &[len, elem]) => TypeKind::Array { elem: self.element(rows, elem)?, len },
            (12, &[len, elem, ref rest @ ..]) => {
                let elem = self.element(rows, elem)?;
                let scalar = !self.env.types.is_aggregate(elem) && self.env.types.vector(elem).is_none();
                match u32::try_from(len) {
                    Ok(len) if len > 0 && scalar => {
                        TypeKind::Vector { elem, len, scalable: rest.first().is_some_and(|&op| op != 0) }
                    }
                    _ => return invalid("a vector type has no elements, too many, or such as cannot be"),
                }
            }
            (18, &[packed, ref fields @ ..]) => {
                let fields: R<Vec<Type>> = fields.iter().map(|&op| self.element(rows, op)).collect();
                TypeKind::Struct { fields: fields?.into(), packed: packed != 0 }
            }
            (21, &[varargs, ret, ref params @ ..]) => {
                let ret = row_type(rows, ret)?;
                if self.env.types.function(ret).is_some() || matches!(ret, Type::LABEL) {
                    return invalid("a function type returns what no function can return");
                }
                let mut types = Vec::with_capacity(params.len());
                for &param in params {
                    let ty = row_type(rows, param)?;
                    if ty == Type::VOID || self.env.types.function(ty).is_some() {
                        return invalid("a function type has a parameter that no function can have");
                    }
                    types.push(ty);
                }
                TypeKind::Function { ret, params: types.into(), varargs: varargs != 0 }
            }
            (26, &[count, ref rest @ ..]) => {
                let count = usize::try_from(count).unwrap_or(usize::MAX);
                let (Some(types), Some(name)) = (rest.get(..count), *name) else {
                    return broken("a target type is incomplete");
                };
                let types: R<Vec<Type>> = types.iter().map(|&op| row_type(rows, op)).collect();
                let ints: Option<Vec<u32>> = rest[count..].iter().map(|&op| u32::try_from(op).ok()).collect();
                let Some(ints) = ints else { return invalid("a target type has a number that is too large") };
                TypeKind::TargetExt { name, types: types?.into(), ints: ints.into() }
            }
            _ => return broken("a record of the type table is incomplete"),
        };
        Ok(self.env.types.intern(kind))
    }

    /// The type of a row that can be an element.
    fn element(&self, rows: &[RawRow], row: u64) -> R<Type> {
        let ty = row_type(rows, row)?;
        let bad = matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN);
        if bad || self.env.types.function(ty).is_some() {
            return invalid("a type has an element of a type that has no size");
        }
        Ok(ty)
    }

    /// No struct contains itself, and nothing is nested without end.
    fn check_nesting(&self, rows: &[RawRow]) -> R<()> {
        let mut depths = FxHashMap::default();
        for row in rows {
            if let Some(ty) = row.ty {
                self.nesting(ty, 0, &mut depths).map_err(|f| f.at(row.at))?;
            }
        }
        Ok(())
    }

    /// Levels of types inside `ty`; `None` in the table marks a type that is being looked at.
    fn nesting(&self, ty: Type, above: u32, depths: &mut FxHashMap<Type, Option<u32>>) -> R<u32> {
        match depths.get(&ty) {
            Some(Some(depth)) => return Ok(*depth),
            Some(None) => return invalid("a struct type contains itself"),
            None => {}
        }
        if above > DEPTH_LIMIT {
            return too_deep("types");
        }
        depths.insert(ty, None);
        let mut depth = 0;
        let mut visit = |child: Type, depths: &mut FxHashMap<Type, Option<u32>>| -> R<()> {
            depth = depth.max(self.nesting(child, above + 1, depths)? + 1);
            Ok(())
        };
        match self.env.types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => visit(*elem, depths)?,
            TypeKind::Struct { fields, .. } => {
                fields.iter().try_for_each(|&field| visit(field, depths))?;
            }
            TypeKind::Named(id) => {
                let fields = self.env.types.struct_def(*id).fields.as_deref().unwrap_or(&[]);
                fields.iter().try_for_each(|&field| visit(field, depths))?;
            }
            TypeKind::Function { ret, params, .. } => {
                visit(*ret, depths)?;
                params.iter().try_for_each(|&param| visit(param, depths))?;
            }
            TypeKind::TargetExt { types, .. } => types.iter().try_for_each(|&t| visit(t, depths))?,
            _ => {}
        }
        if depth > DEPTH_LIMIT {
            return too_deep("types");
        }
        depths.insert(ty, Some(depth));
        Ok(depth)
    }

    /// The type of row `row`.
    pub(crate) fn ty(&self, row: u64) -> R<Type> {
        Ok(self.row(row)?.ty)
    }

    pub(crate) fn row(&self, row: u64) -> R<&TypeRow> {
        match usize::try_from(row).ok().and_then(|row| self.types.get(row)) {
            Some(row) => Ok(row),
            None => broken("a record names a type that the table does not have"),
        }
    }

    /// The row that a typed pointer points to.
    pub(crate) fn pointee(&self, row: u64) -> Option<u64> {
        self.row(row).ok()?.pointee.map(u64::from)
    }

    pub(crate) fn type_text(&self, ty: Type) -> String {
        ir::print::ty(&self.env, ty)
    }
}

fn row_type(rows: &[RawRow], row: u64) -> R<Type> {
    match usize::try_from(row).ok().and_then(|row| rows.get(row)) {
        Some(RawRow { ty: Some(ty), .. }) => Ok(*ty),
        Some(_) => invalid("a type refers to a later one that is no named struct"),
        None => broken("a type refers to a row that the table does not have"),
    }
}

fn space(op: u64) -> R<u32> {
    match u32::try_from(op) {
        Ok(space) if space < 1 << 24 => Ok(space),
        _ => invalid("a pointer type has an address space that is too large"),
    }
}
