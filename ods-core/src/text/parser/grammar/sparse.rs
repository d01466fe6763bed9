//! `sparse<[[0, 1]], [3]> : tensor<2x2xi32>`

use crate::attributes::{AttributeData, DenseData, DenseElementsAttr, sparse_index_outside};
use crate::entity::{Attribute, Type};
use crate::text::lexer::Kind;
use crate::types::RankedTensorType;

use super::dense::{Literal, comma_list};
use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// `sparse<indices, values> : ty`
    pub(in crate::text) fn sparse_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let offset = self.offset();
        self.advance();
        self.expect(Kind::Less, "Expected '<' after 'sparse'")?;
        if self.eat(Kind::Greater) {
            return self.empty_sparse(ty, offset);
        }
        let (indices_offset, indices) = (self.offset(), self.dense_literal(false)?);
        self.expect(Kind::Comma, "expected ','")?;
        let (values_offset, values) = (self.offset(), self.dense_literal(true)?);
        self.expect(Kind::Greater, "expected '>'")?;
        let ty = self.elements_type(ty, offset)?;
        let rank = ty.shape(self.context).map_or(0, <[i64]>::len) as i64;
        // One index may be written without brackets.
        let indices_shape = if indices.shape.is_empty() { vec![1, rank] } else { indices.shape.clone() };
        let values_shape = if values.shape.is_empty() { vec![indices_shape[0]] } else { values.shape.clone() };
        let element = ty.element_type(self.context);
        let indices = self.sparse_part(&indices, &indices_shape, Type::I64, indices_offset)?;
        let indices = self.one_shape_of_splats(indices, &indices_shape, rank);
        let values = self.sparse_part(&values, &values_shape, element, values_offset)?;
        self.check_sparse(ty, indices, &indices_shape, &values_shape, offset)?;
        Ok(self.context.intern_attribute(AttributeData::SparseElements { ty, indices, values }))
    }

    fn empty_sparse(&mut self, ty: Option<Type>, offset: usize) -> ParseResult<Attribute> {
        let ty = self.elements_type(ty, offset)?;
        let rank = ty.shape(self.context).map_or(0, <[i64]>::len) as i64;
        let element = ty.element_type(self.context);
        let indices = self.sparse_part(&Literal::default(), &[0, rank], Type::I64, offset)?;
        let values = self.sparse_part(&Literal::default(), &[0], element, offset)?;
        Ok(self.context.intern_attribute(AttributeData::SparseElements { ty, indices, values }))
    }

    fn sparse_part(
        &mut self,
        literal: &Literal,
        shape: &[i64],
        element: Type,
        offset: usize,
    ) -> ParseResult<Attribute> {
        match RankedTensorType::get(self.context, shape, element, None) {
            Ok(ty) => self.dense_elements(literal, ty.into(), offset),
            Err(invalid) => self.error_at(offset, invalid.to_string()),
        }
    }

    /// Indices of one dimension may come without inner brackets, and are then of type `tensor<Nxi64>`. Those of a splat
    /// are written as one number and no indices as nothing, which does not tell: so these are of type `tensor<NxRxi64>`.
    fn one_shape_of_splats(&self, indices: Attribute, shape: &[i64], rank: i64) -> Attribute {
        let (AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. }, [count]) =
            (indices.data(self.context), shape)
        else {
            return indices;
        };
        if !splat && *count > 0 {
            return indices;
        }
        let ty = RankedTensorType::get(self.context, &[*count, rank], Type::I64, None).ok();
        let reshaped = ty.and_then(|ty| DenseElementsAttr::from_raw(self.context, ty, &**bytes, *splat).ok());
        reshaped.map_or(indices, Into::into)
    }

    /// Returns whether there are as many indices as values, and all of them inside the shape.
    fn check_sparse(
        &mut self,
        ty: Type,
        indices: Attribute,
        indices_shape: &[i64],
        values_shape: &[i64],
        offset: usize,
    ) -> ParseResult<()> {
        let shape = ty.shape(self.context).unwrap_or(&[]);
        if values_shape.len() != 1 {
            return self.error_at(offset, "expected 1-d tensor for sparse element values");
        }
        let fits = match indices_shape {
            [count, rank] => *rank == shape.len() as i64 && *count == values_shape[0],
            [count] => shape.len() == 1 && *count == values_shape[0],
            _ => false,
        };
        if !fits {
            let message = format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal \
                 ([{}])",
                comma_list(shape),
                comma_list(indices_shape),
                comma_list(values_shape)
            );
            return self.error_at(offset, message);
        }
        self.check_sparse_indices(ty, indices, offset)
    }

    fn check_sparse_indices(&mut self, ty: Type, indices: Attribute, offset: usize) -> ParseResult<()> {
        let Some((number, index)) = sparse_index_outside(self.context, ty, indices) else { return Ok(()) };
        let (text, index) = (self.type_text(ty), comma_list(&index));
        let message = format!(
            "sparse index #{number} is not contained within the value shape, with index=[{index}], and type='{text}'"
        );
        self.error_at(offset, message)
    }
}
