//! Dense elements and dense arrays: many numbers in one attribute.
//!
//! How raw elements are packed (as MLIR's `DenseElementsAttr`, whose hex form shows it):
//! * each element is its bits, little endian, in as many whole bytes as the type's width needs;
//! * `i1` elements are packed eight to a byte, lowest bit first, except a splat, which is the byte 0x00 or 0xFF;
//! * `index` has 64 bits;
//! * a complex number is its real part, then its imaginary part.

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::types::{FloatType, ShapedType, TypeData};

use super::{AttributeData, AttributeKind, DenseData};

/// `dense<...> : ty`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseElementsAttr(Attribute);

crate::schema::view_constraint!(Attribute, DenseElementsAttr, "dense elements attribute");

impl AttributeKind for DenseElementsAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseElements { .. })
    }
    fn wrap(attribute: Attribute) -> Self {
        Self(attribute)
    }
}

impl From<DenseElementsAttr> for Attribute {
    fn from(view: DenseElementsAttr) -> Self {
        view.0
    }
}

/// Bits of one element of this type; both parts of a complex one. `None` for types that are not numbers.
pub fn element_bits(context: &Context, element: Type) -> Option<u32> {
    match element.data(context) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        TypeData::Float(format) => Some(format.bits()),
        TypeData::Complex(part) => element_bits(context, *part).map(|bits| 2 * bits.next_multiple_of(8)),
        _ => None,
    }
}

impl DenseElementsAttr {
    /// The elements of `ty`, packed as the module says; `splat` when `bytes` is one element for all.
    ///
    /// `None` when the type has no static shape, its elements are no numbers, or the length is wrong.
    pub fn from_raw(context: &Context, ty: Type, bytes: &[u8], splat: bool) -> Option<Self> {
        let shaped = ty.cast::<ShapedType>(context)?;
        let bits = element_bits(context, shaped.element_type(context))?;
        let count = if splat { 1 } else { shaped.num_elements(context)? };
        if packed_length(bits, count, splat)? != bytes.len() as u64 {
            return None;
        }
        let data = DenseData::Raw { bytes: bytes.into(), splat };
        Some(Self(context.intern_attribute(AttributeData::DenseElements { ty, data })))
    }

    /// The elements of `ty`, as strings' bytes. One string may stand for all.
    ///
    /// `None` when the type has no static shape or the number is wrong.
    pub fn from_strings(context: &Context, ty: Type, values: Vec<Box<[u8]>>) -> Option<Self> {
        let count = ty.cast::<ShapedType>(context)?.num_elements(context)?;
        let splat = values.len() == 1;
        if !splat && values.len() as u64 != count {
            return None;
        }
        let data = DenseData::Strings { values: values.into(), splat };
        Some(Self(context.intern_attribute(AttributeData::DenseElements { ty, data })))
    }

    /// The type.
    pub fn ty(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::DenseElements { ty, .. } => *ty,
            _ => Type::NONE,
        }
    }
}

/// Bytes that `count` elements of `bits` bits take; `None` when that does not fit.
pub(crate) fn packed_length(bits: u32, count: u64, splat: bool) -> Option<u64> {
    if bits == 1 && !splat {
        return Some(count.div_ceil(8));
    }
    count.checked_mul(u64::from(bits.div_ceil(8)))
}

/// `array<i32: 1, 2>`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DenseArrayAttr(Attribute);

crate::schema::view_constraint!(Attribute, DenseArrayAttr, "dense array attribute");

impl AttributeKind for DenseArrayAttr {
    fn matches(data: &AttributeData, _: &Context) -> bool {
        matches!(data, AttributeData::DenseArray { .. })
    }
    fn wrap(attribute: Attribute) -> Self {
        Self(attribute)
    }
}

impl From<DenseArrayAttr> for Attribute {
    fn from(view: DenseArrayAttr) -> Self {
        view.0
    }
}

impl DenseArrayAttr {
    /// The array of `element` (integer or float whose width is `i1` or whole bytes) with these little-endian bytes.
    ///
    /// `None` when the element type cannot be, or the length is wrong.
    pub fn from_raw(context: &Context, element: Type, bytes: &[u8]) -> Option<Self> {
        let bits = match element.data(context) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(_) => element.cast::<FloatType>(context)?.format(context).bits(),
            _ => return None,
        };
        if bits == 0 || !bytes.len().is_multiple_of(bits.div_ceil(8) as usize) {
            return None;
        }
        Some(Self(context.intern_attribute(AttributeData::DenseArray { element, data: bytes.into() })))
    }

    /// `array<i32: values>`
    pub fn i32s(context: &Context, values: &[i32]) -> Self {
        let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Self(context.intern_attribute(AttributeData::DenseArray { element: Type::I32, data }))
    }

    /// `array<i64: values>`
    pub fn i64s(context: &Context, values: &[i64]) -> Self {
        let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Self(context.intern_attribute(AttributeData::DenseArray { element: Type::I64, data }))
    }

    /// The element type.
    pub fn element_type(self, context: &Context) -> Type {
        match self.0.data(context) {
            AttributeData::DenseArray { element, .. } => *element,
            _ => Type::NONE,
        }
    }

    /// The elements' bytes, little endian, one element after another.
    pub fn bytes(self, context: &Context) -> &[u8] {
        match self.0.data(context) {
            AttributeData::DenseArray { data, .. } => data,
            _ => &[],
        }
    }

    /// The values of an integer array of at most 64 bits, sign-extended.
    pub fn values(self, context: &Context) -> Option<Vec<i64>> {
        let bits = match self.element_type(context).data(context) {
            TypeData::Integer { width, .. } if *width <= 64 => *width,
            _ => return None,
        };
        let size = bits.div_ceil(8) as usize;
        Some(self.bytes(context).chunks_exact(size).map(sign_extend).collect())
    }
}

/// The little-endian two's complement number in at most eight bytes.
fn sign_extend(bytes: &[u8]) -> i64 {
    let mut wide = if bytes.last().is_some_and(|byte| *byte >= 0x80) { [0xFF; 8] } else { [0; 8] };
    wide[..bytes.len()].copy_from_slice(bytes);
    i64::from_le_bytes(wide)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_arrays_give_back_their_values() {
        let context = Context::new();
        let array = DenseArrayAttr::i32s(&context, &[1, -2, i32::MAX]);
        assert_eq!(array.values(&context), Some(vec![1, -2, i64::from(i32::MAX)]));
    }
}
