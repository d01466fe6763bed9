//! Integer attributes from Rust integers.

use ods::prelude::*;

/// Returns the integer attribute of the type.
///
/// # Errors
/// Fails if the type is not an integer type or `value` fits neither its signed nor its unsigned range.
pub fn exact(context: &Context, ty: Type, value: i64) -> Result<IntegerAttr, Invalid> {
    let attribute = IntegerAttr::get(context, ty, value)?;
    let is_kept = attribute.int(context).is_some_and(|kept| {
        kept.sext_i64() == Some(value) || kept.zext_u64().is_some_and(|kept| u64::try_from(value) == Ok(kept))
    });
    match is_kept {
        true => Ok(attribute),
        false => Err(Invalid(format!("{value} is not a value of type '{}'", ty.display(context)))),
    }
}
