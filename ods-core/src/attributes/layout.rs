//! Layouts of memrefs.

use crate::context::Context;
use crate::entity::Attribute;
use crate::types::InvalidType;

use super::AttributeData;

/// The layout as a memref type keeps it: `None` for the identity.
///
/// # Errors
/// When the layout does not go with the shape, or is no layout. As `MemRefLayoutAttrInterface`.
pub(crate) fn check_layout(
    context: &Context,
    layout: Attribute,
    shape: &[i64],
) -> Result<Option<Attribute>, InvalidType> {
    match layout.data(context) {
        AttributeData::AffineMap(map) if map.is_identity() && map.num_dims() as usize == shape.len() => Ok(None),
        AttributeData::AffineMap(map) if map.num_dims() as usize != shape.len() => Err(InvalidType(format!(
            "memref layout mismatch between rank and affine map: {} != {}",
            shape.len(),
            map.num_dims()
        ))),
        AttributeData::StridedLayout { strides, .. } if strides.len() != shape.len() => {
            Err(InvalidType("expected the number of strides to match the rank".into()))
        }
        AttributeData::AffineMap(_) | AttributeData::StridedLayout { .. } | AttributeData::Opaque { .. } => {
            Ok(Some(layout))
        }
        _ => Err(InvalidType("expected memref layout".into())),
    }
}
