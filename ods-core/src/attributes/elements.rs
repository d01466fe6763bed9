//! Elements attributes that do not list every element: sparse elements, and elements stored in a resource.

use crate::context::Context;
use crate::entity::{Attribute, Identifier, Type};
use crate::schema::Invalid;
use crate::types::ShapedType;

use super::dense::static_shaped;
use super::dense_at::zero;
use super::{AttributeData, DenseData, DenseElementsAttr, DenseResourceAttr, SparseElementsAttr};

impl DenseResourceAttr {
    /// Returns `dense_resource<key> : ty`.
    ///
    /// # Errors
    /// Returns an error if the type is not a shaped type.
    pub fn get(context: &Context, ty: Type, key: &str) -> Result<Self, Invalid> {
        if !ty.isa::<ShapedType>(context) {
            return Err(Invalid(format!("'{}' has no elements; use a shaped type", ty.display(context))));
        }
        let key = context.identifier(key);
        Ok(Self(context.intern_attribute(AttributeData::DenseResource { ty, key })))
    }

    /// Returns the key.
    pub fn key(self, context: &Context) -> Identifier {
        let AttributeData::DenseResource { key, .. } = self.0.data(context) else { return context.identifier("") };
        *key
    }
}

impl SparseElementsAttr {
    /// Returns `sparse<indices, values> : ty`.
    ///
    /// # Errors
    /// Returns an error if the type has no static shape, `indices` is not of type `tensor<NxRxi64>` (`tensor<Nxi64>` if
    /// the rank `R` is 1), `values` does not have `N` elements of the element type, or an index is outside the shape.
    pub fn get(
        context: &Context,
        ty: Type,
        indices: DenseElementsAttr,
        values: DenseElementsAttr,
    ) -> Result<Self, Invalid> {
        Self::of_parts(context, ty, indices, values).ok_or_else(|| {
            let ty = ty.display(context);
            Invalid(format!(
                "the indices and values do not fit '{ty}'; pass one index for each value, within the static shape"
            ))
        })
    }

    fn of_parts(context: &Context, ty: Type, indices: DenseElementsAttr, values: DenseElementsAttr) -> Option<Self> {
        let shaped = static_shaped(context, ty)?;
        let (index_type, value_type) = (indices.ty(context), values.ty(context));
        let [count] = value_type.shape(context)? else { return None };
        let rank = shaped.rank(context)?;
        let one_each = match index_type.shape(context)? {
            [indices, parts] => indices == count && usize::try_from(*parts) == Ok(rank),
            [indices] => indices == count && rank == 1,
            _ => false,
        };
        let same_elements = value_type.element_type(context) == ty.element_type(context);
        let good = one_each && same_elements && index_type.element_type(context) == Type::I64;
        if !good || sparse_index_outside(context, ty, indices.into()).is_some() {
            return None;
        }
        let (indices, values) = (indices.into(), values.into());
        Some(Self(context.intern_attribute(AttributeData::SparseElements { ty, indices, values })))
    }

    /// Returns the positions of the values.
    pub fn indices(self, context: &Context) -> Attribute {
        let AttributeData::SparseElements { indices, .. } = self.0.data(context) else { return self.0 };
        *indices
    }

    /// Returns the values at the positions. All other elements are zero.
    pub fn values(self, context: &Context) -> Attribute {
        let AttributeData::SparseElements { values, .. } = self.0.data(context) else { return self.0 };
        *values
    }

    /// Returns the element at these indices: the first value that has them, or zero. `None` if the elements are no
    /// numbers.
    pub fn element(self, context: &Context, indices: &[i64]) -> Option<Attribute> {
        let positions: DenseElementsAttr = self.indices(context).cast(context)?;
        let values: DenseElementsAttr = self.values(context).cast(context)?;
        let count = values.ty(context).cast::<ShapedType>(context)?.num_elements(context)?;
        let rank = indices.len() as u64;
        let is_at = |value: u64| {
            let mut dims = indices.iter().zip(value * rank..);
            dims.all(|(index, dim)| positions.int(context, dim).and_then(|int| int.sext_i64()) == Some(*index))
        };
        match (0..count).find(|value| is_at(*value)) {
            Some(value) => values.element(context, value),
            None => zero(context, values.ty(context).element_type(context)),
        }
    }
}

/// Returns the first of the `i64` indices that is outside the shape of `ty`, and its number.
pub(crate) fn sparse_index_outside(context: &Context, ty: Type, indices: Attribute) -> Option<(usize, Vec<u64>)> {
    let AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } = indices.data(context) else {
        return None;
    };
    let shape = ty.shape(context).unwrap_or_default();
    let read = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |word, byte| word << 8 | u64::from(*byte));
    let words: Vec<u64> = bytes.chunks_exact(8).map(read).collect();
    let words = if *splat { vec![words.first().copied().unwrap_or(0); shape.len()] } else { words };
    let outside = |index: &&[u64]| index.iter().zip(shape).any(|(index, size)| *index >= size.unsigned_abs());
    let found = words.chunks_exact(shape.len().max(1)).enumerate().find(|(_, index)| outside(index));
    found.map(|(number, index)| (number, index.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::IntegerAttr;
    use crate::types::RankedTensorType;

    fn tensor(context: &Context, shape: &[i64], element: Type) -> Type {
        RankedTensorType::get(context, shape, element, None).expect("a good type").into()
    }

    fn dense(context: &Context, shape: &[i64], element: Type, values: &[i64]) -> DenseElementsAttr {
        let value = |value: &i64| IntegerAttr::get(context, element, *value).expect("an integer type").into();
        let values: Vec<Attribute> = values.iter().map(value).collect();
        DenseElementsAttr::get(context, tensor(context, shape, element), &values).expect("good elements")
    }

    #[test]
    fn sparse_indices_match_values_and_bounds() {
        let context = Context::new();
        let ty = tensor(&context, &[2, 3], Type::I32);
        let indices = dense(&context, &[2, 2], Type::I64, &[0, 1, 1, 2]);
        let values = dense(&context, &[2], Type::I32, &[7, 8]);
        let sparse = SparseElementsAttr::get(&context, ty, indices, values).expect("all is well");
        assert_eq!((sparse.indices(&context), sparse.values(&context)), (indices.into(), values.into()));
        let at = |indices: &[i64]| sparse.element(&context, indices)?.cast::<IntegerAttr>(&context)?.value(&context);
        assert_eq!([at(&[0, 1]), at(&[1, 2]), at(&[0, 0])], [Some(7), Some(8), Some(0)]);
        let outside = dense(&context, &[2, 2], Type::I64, &[0, 1, 2, 0]);
        assert_eq!(SparseElementsAttr::get(&context, ty, outside, values).ok(), None);
        let one = dense(&context, &[1], Type::I32, &[7]);
        assert_eq!(SparseElementsAttr::get(&context, ty, indices, one).ok(), None);
        let wide = dense(&context, &[2], Type::I64, &[7, 8]);
        assert_eq!(SparseElementsAttr::get(&context, ty, indices, wide).ok(), None);
    }

    #[test]
    fn resources_need_shaped_types() {
        let context = Context::new();
        let resource = DenseResourceAttr::get(&context, tensor(&context, &[2], Type::I32), "k").expect("a shaped type");
        assert_eq!(context.str(resource.key(&context)), "k");
        assert_eq!(DenseResourceAttr::get(&context, Type::I32, "k").ok(), None);
    }
}
