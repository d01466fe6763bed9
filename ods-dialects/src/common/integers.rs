//! Integer attributes from Rust integers.

use ods::prelude::*;

/// Returns the integer attribute of the type; `None` if the type is not an integer type or `value` fits neither its
/// signed nor its unsigned range.
pub(crate) fn exact(context: &Context, ty: Type, value: i64) -> Option<IntegerAttr> {
    let attribute = IntegerAttr::get(context, ty, value)?;
    let kept = attribute.int(context)?;
    let is_kept =
        kept.sext_i64() == Some(value) || kept.zext_u64().is_some_and(|kept| u64::try_from(value) == Ok(kept));
    is_kept.then_some(attribute)
}
