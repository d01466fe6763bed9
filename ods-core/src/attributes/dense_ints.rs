//! The elements of `dense<...>` as integers.

use crate::context::Context;
use crate::numeric::Int;
use crate::types::ShapedType;

use super::{AttributeData, DenseData, DenseElementsAttr};

impl DenseElementsAttr {
    /// Returns the integer at this position, counted over all dimensions; `None` if there are fewer elements, or they
    /// are not integers. All elements of a splat are equal.
    pub fn int(self, context: &Context, index: u64) -> Option<Int> {
        let ty = self.ty(context);
        let width = ty.element_type(context).data(context).integer_width()?;
        let count = ty.cast::<ShapedType>(context)?.num_elements(context)?;
        let AttributeData::DenseElements { data: DenseData::Raw { bytes, splat }, .. } =
            crate::entity::Attribute::from(self).data(context)
        else {
            return None;
        };
        let position = if *splat { 0 } else { usize::try_from(index).ok()? };
        if index >= count {
            return None;
        }
        if width == 1 {
            let byte = bytes.get(position / 8)?;
            return Some(Int::from_u64(1, u64::from(byte >> (position % 8) & 1)));
        }
        let size = width.div_ceil(8) as usize;
        Some(Int::from_le_bytes(width, bytes.get(position * size..(position + 1) * size)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::IntegerAttr;
    use crate::entity::{Attribute, Type};
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
