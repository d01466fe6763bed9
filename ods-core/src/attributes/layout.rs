//! Layouts of memrefs.

use crate::context::Context;
use crate::entity::Attribute;
use crate::interfaces::MemRefLayoutAttrInterface;
use crate::schema::Invalid;

use super::AttributeData;

/// Checks a layout and returns the form stored in a memref type: `None` for the identity map, which is not printed.
///
/// # Errors
/// Returns an error if the attribute is not a layout, or does not match the shape.
pub(crate) fn check_layout(context: &Context, layout: Attribute, shape: &[i64]) -> Result<Option<Attribute>, Invalid> {
    let Some(interface) = layout.interface::<dyn MemRefLayoutAttrInterface>(context) else {
        return Err("expected memref layout".into());
    };
    interface.verify_layout(context, shape)?;
    let is_identity = matches!(layout.data(context), AttributeData::AffineMap(map) if map.is_identity());
    Ok((!is_identity).then_some(layout))
}
