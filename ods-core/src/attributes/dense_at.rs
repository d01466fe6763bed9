//! Single elements of `dense<...>`.

use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, Int};
use crate::types::{ComplexType, ShapedType, TypeData};

use super::{ArrayAttr, AttributeData, DenseData, DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr, element_bits};

impl DenseElementsAttr {
    /// Returns the integer at this position, counted over all dimensions; `None` if there are fewer elements, or they
    /// are not integers. All elements of a splat are equal.
    pub fn int(self, context: &Context, index: u64) -> Option<Int> {
        let width = self.ty(context).element_type(context).data(context).integer_width()?;
        let bytes = self.bytes_at(context, index, width)?;
        Some(match bytes {
            Bytes::Bit(bit) => Int::from_u64(1, u64::from(bit)),
            Bytes::Whole(bytes) => Int::from_le_bytes(width, bytes),
        })
    }

    /// Returns the element at this position, counted over all dimensions; `None` if there are fewer elements. A complex
    /// number is an array of its two parts. All elements of a splat are equal.
    pub fn element(self, context: &Context, index: u64) -> Option<Attribute> {
        let element = self.ty(context).element_type(context);
        let AttributeData::DenseElements { data, .. } = Attribute::from(self).data(context) else { return None };
        if let DenseData::Strings { values, splat } = data {
            let position = if *splat { 0 } else { usize::try_from(index).ok()? };
            return Some(StringAttr::typed(context, values.get(position)?, element).into());
        }
        let bits = element_bits(context, element)?;
        match self.bytes_at(context, index, bits)? {
            Bytes::Bit(bit) => {
                IntegerAttr::from_int(context, element, Int::from_u64(1, u64::from(bit))).ok().map(Into::into)
            }
            Bytes::Whole(bytes) => number(context, element, bytes),
        }
    }

    /// Returns the bytes of the element at this position, of this number of bits.
    fn bytes_at(self, context: &Context, index: u64, bits: u32) -> Option<Bytes<'_>> {
        let count = self.ty(context).cast::<ShapedType>(context)?.num_elements(context)?;
        let AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } =
            Attribute::from(self).data(context)
        else {
            return None;
        };
        let position = if *splat { 0 } else { usize::try_from(index).ok()? };
        if index >= count {
            return None;
        }
        if bits == 1 {
            return Some(Bytes::Bit(bytes.get(position / 8)? >> (position % 8) & 1));
        }
        let size = bits.div_ceil(8) as usize;
        Some(Bytes::Whole(bytes.get(position * size..(position + 1) * size)?))
    }
}

/// The stored form of an element.
enum Bytes<'c> {
    Bit(u8),
    Whole(&'c [u8]),
}

/// Returns the number with these little-endian bytes.
fn number(context: &Context, ty: Type, bytes: &[u8]) -> Option<Attribute> {
    if let Some(complex) = ty.cast::<ComplexType>(context) {
        let (real, imaginary) = bytes.split_at(bytes.len() / 2);
        let part = |bytes| number(context, complex.element_type(context), bytes);
        return Some(ArrayAttr::get(context, &[part(real)?, part(imaginary)?]).into());
    }
    let data = ty.data(context);
    if let TypeData::Float(format) = data {
        let bits = bytes.iter().rev().fold(0, |word, byte| word << 8 | u128::from(*byte));
        return Some(FloatAttr::from_float(context, Float::from_bits(*format, bits)).into());
    }
    IntegerAttr::from_int(context, ty, Int::from_le_bytes(data.integer_width()?, bytes)).ok().map(Into::into)
}

/// Returns the number zero of the type.
pub(super) fn zero(context: &Context, ty: Type) -> Option<Attribute> {
    let bits = element_bits(context, ty)?;
    number(context, ty, &vec![0; bits.div_ceil(8) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_dialect::test_ir;
    use crate::text::parse_attribute;

    #[test]
    fn elements_are_read_by_position() {
        let ir = test_ir();
        let context = ir.shared_context();
        let read = |text: &str, index| {
            let attribute: Attribute = parse_attribute(&context, text).expect("an attribute");
            attribute.cast::<DenseElementsAttr>(&context)?.int(&context, index)?.sext_i64()
        };
        assert_eq!(read("dense<[1, -2, 3]> : vector<3xi16>", 1), Some(-2));
        assert_eq!(read("dense<[true, false, true]> : vector<3xi1>", 1), Some(0));
        assert_eq!(read("dense<[true, false, true]> : vector<3xi1>", 2), Some(-1));
        assert_eq!(read("dense<7> : tensor<2x2xindex>", 3), Some(7));
        assert_eq!(read("dense<7> : tensor<2x2xindex>", 4), None);
        assert_eq!(read("dense<7.0> : tensor<2xf32>", 0), None);
        let big: Attribute = IntegerAttr::get(&context, Type::I32, 1).expect("an integer").into();
        assert!(big.cast::<DenseElementsAttr>(&context).is_none());
    }
}
