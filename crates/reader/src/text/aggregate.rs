//! Elements of vectors and aggregates. LangRef, "Vector Operations", "Aggregate Operations".

use super::inst::Made;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{InstKind, Operand, Type, TypeKind};

impl Parser<'_> {
    pub(crate) fn vector_operand(&mut self, start: usize) -> R<(Type, Type, Operand)> {
        let (ty, value) = self.typed_operand()?;
        match self.env.types.vector(ty) {
            Some((elem, _)) => Ok((ty, elem, value)),
            None => {
                let message = format!("expected a vector, found a value of type `{}`", self.type_text(ty));
                self.invalid(self.span_from(start), message)
            }
        }
    }

    pub(crate) fn extract_element(&mut self, start: usize) -> R<Made> {
        let (_, elem, vector) = self.vector_operand(start)?;
        self.comma()?;
        let index = self.integer_operand()?;
        Ok((InstKind::ExtractElement { vector, index }, elem))
    }

    pub(crate) fn integer_operand(&mut self) -> R<Operand> {
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        if self.env.types.int_width(ty).is_none() {
            return self.invalid(
                span,
                format!("expected an integer, found a value of type `{}`", self.type_text(ty)),
            );
        }
        Ok(value)
    }

    pub(crate) fn insert_element(&mut self, start: usize) -> R<Made> {
        let (ty, elem, vector) = self.vector_operand(start)?;
        self.comma()?;
        let (found, element) = self.typed_operand()?;
        if found != elem {
            let message = format!(
                "the element is of type `{}`, but the vector holds `{}`",
                self.type_text(found),
                self.type_text(elem)
            );
            return self.invalid(self.span_from(start), message);
        }
        self.comma()?;
        let index = self.integer_operand()?;
        Ok((InstKind::InsertElement { vector, element, index }, ty))
    }

    pub(crate) fn shuffle_vector(&mut self, start: usize) -> R<Made> {
        let (ty, elem, a) = self.vector_operand(start)?;
        self.comma()?;
        let (other, b) = self.typed_operand()?;
        self.comma()?;
        let mask = self.typed_constant()?;
        let span = self.span_from(start);
        let len = self.env.types.vector(ty).map_or(0, |(_, len)| u64::from(len));
        let lanes = self.shuffle_mask(mask);
        let scalable = self.is_scalable(ty);
        match lanes {
            Some(lanes)
                if ty == other
                    && scalable == self.is_scalable(self.const_type(mask))
                    && lanes.iter().all(|&lane| lane == u32::MAX || u64::from(lane) < 2 * len) =>
            {
                let result =
                    self.env.types.intern(TypeKind::Vector { elem, len: lanes.len() as u32, scalable });
                let mask = self.func().make_indices(&lanes);
                Ok((InstKind::ShuffleVector { a, b, mask }, result))
            }
            _ => self.invalid(
                span,
                "`shufflevector` needs two vectors of one type and a constant mask of their lanes",
            ),
        }
    }

    /// `, 1, 2`: the path into an aggregate.
    pub(crate) fn index_list(&mut self) -> R<Vec<u32>> {
        let mut indices = Vec::new();
        while self.more() {
            indices.push(self.u32()?);
        }
        if indices.is_empty() {
            return self.unexpected("`,` and an index");
        }
        Ok(indices)
    }

    /// The type at the end of a path.
    pub(crate) fn field_type(&mut self, mut ty: Type, indices: &[u32], span: SourceSpan) -> R<Type> {
        for &index in indices {
            let aggregate = self.env.types.is_aggregate(ty);
            match self.env.types.element(ty, u64::from(index)).filter(|_| aggregate) {
                Some(next) => ty = next,
                None => {
                    let message = format!("`{}` has no element {index}", self.type_text(ty));
                    return self.invalid(span, message);
                }
            }
        }
        Ok(ty)
    }

    pub(crate) fn extract_value(&mut self, start: usize) -> R<Made> {
        let (ty, aggregate) = self.typed_operand()?;
        let indices = self.index_list()?;
        let field = self.field_type(ty, &indices, self.span_from(start))?;
        let indices = self.func().make_indices(&indices);
        Ok((InstKind::ExtractValue { aggregate, indices }, field))
    }

    pub(crate) fn insert_value(&mut self, start: usize) -> R<Made> {
        let (ty, aggregate) = self.typed_operand()?;
        self.comma()?;
        let (found, element) = self.typed_operand()?;
        let indices = self.index_list()?;
        let field = self.field_type(ty, &indices, self.span_from(start))?;
        if field != found {
            let message = format!(
                "the element is of type `{}`, but the place in the aggregate of type `{}`",
                self.type_text(found),
                self.type_text(field)
            );
            return self.invalid(self.span_from(start), message);
        }
        let indices = self.func().make_indices(&indices);
        Ok((InstKind::InsertValue { aggregate, element, indices }, ty))
    }
}
