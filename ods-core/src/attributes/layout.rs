//! Layouts of memrefs.

use crate::context::Context;
use crate::entity::Attribute;
use crate::interfaces::MemRefLayoutAttrInterface;
use crate::schema::Invalid;

use super::AttributeData;

/// Returns the layout as a memref type keeps it: `None` for the identity map, which is not written.
///
/// # Errors
/// Returns an error if the layout does not go with the shape, or is no layout.
pub(crate) fn check_layout(context: &Context, layout: Attribute, shape: &[i64]) -> Result<Option<Attribute>, Invalid> {
    let Some(interface) = layout.interface::<dyn MemRefLayoutAttrInterface>(context) else {
        return Err("expected memref layout".into());
    };
    interface.verify_layout(context, shape)?;
    match layout.data(context) {
        AttributeData::AffineMap(map) if map.is_identity() => Ok(None),
        _ => Ok(Some(layout)),
    }
}
