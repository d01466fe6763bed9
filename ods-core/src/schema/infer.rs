//! Result types that follow from a definition.

use smallvec::{SmallVec, smallvec};

use crate::context::Context;
use crate::entity::{Attribute, Type};

use super::{Arity, OpSchema, TraitSet};

/// The types of the results of an operation with operands of these types and these inherent attributes.
///
/// # Errors
/// When the definition does not determine them: says why.
pub fn infer_result_types(
    schema: &'static OpSchema,
    context: &Context,
    operands: &[Type],
    _inherent: &[Option<Attribute>],
) -> Result<SmallVec<[Type; 2]>, String> {
    if TraitSet::of(schema.traits).contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE) {
        let first = operands.first().ok_or("no operand to take the result type from")?;
        return Ok(smallvec![*first; schema.results.len()]);
    }
    let mut types = SmallVec::new();
    for result in schema.results {
        match (result.arity, result.constraint.builder) {
            (Arity::One, Some(build)) => types.push(build(context)),
            _ => return Err(format!("the type of result '{}' does not follow from its definition", result.name)),
        }
    }
    Ok(types)
}
