//! Integers as attributes.

use ods::prelude::*;

/// The integer of the type; `None` where the type is none of integers, or has too few bits for it, with a sign or without.
pub(crate) fn exact(context: &Context, ty: Type, value: i64) -> Option<IntegerAttr> {
    let attribute = IntegerAttr::get(context, ty, value)?;
    let kept = attribute.int(context)?;
    let is_kept =
        kept.sext_i64() == Some(value) || kept.zext_u64().is_some_and(|kept| u64::try_from(value) == Ok(kept));
    is_kept.then_some(attribute)
}
