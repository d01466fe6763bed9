//! Result types that follow from operands and attributes.
//!
//! As MLIR's generated `inferReturnTypes`: a definition decides its result types when a trait does
//! (`SameOperandsAndResultType`: the first operand's, `FirstAttrDerivedResultType`: the first attribute's), or when
//! every result's constraint allows one type only ([`Constraint::builder`](super::Constraint)). Anything else the
//! caller has to give. What is inferred is not verified.

use std::fmt;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};

use super::{Arity, OpSchema, TraitSet};

/// Result types could not be inferred. The wording is MLIR's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InferError;

impl fmt::Display for InferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("failed to infer returned types")
    }
}

impl std::error::Error for InferError {}

/// The types of the results of an operation with operands of these types and these inherent attributes (by slot;
/// missing ones may be left out at the end).
///
/// # Errors
/// When the definition does not decide them, or lacks what it decides them by.
pub fn infer_result_types(
    schema: &OpSchema,
    context: &Context,
    operand_types: &[Type],
    attributes: &[Option<Attribute>],
) -> Result<Vec<Type>, InferError> {
    if schema.results.iter().any(|group| group.arity != Arity::One) {
        return Err(InferError);
    }
    let traits = TraitSet::of(schema.traits);
    let by_trait = if traits.contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE) {
        Some(operand_types.first().copied().ok_or(InferError)?)
    } else if traits.contains(TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE) {
        let first = attributes.first().copied().flatten().ok_or(InferError)?;
        Some(type_of(context, first).ok_or(InferError)?)
    } else {
        None
    };
    let result = |group: &super::ResultSchema| group.constraint.builder.map(|build| build(context)).or(by_trait);
    schema.results.iter().map(|group| result(group).ok_or(InferError)).collect()
}

/// The type that an attribute holds, or that it has.
fn type_of(context: &Context, attribute: Attribute) -> Option<Type> {
    match attribute.data(context) {
        AttributeData::Type(ty) => Some(*ty),
        _ => attribute.ty(context),
    }
}

impl OpSchema {
    /// Whether [`infer_result_types`] can do without being given any.
    pub fn infers_result_types(&self) -> bool {
        let by_trait = [TraitSet::SAME_OPERANDS_AND_RESULT_TYPE, TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE]
            .into_iter()
            .any(|deciding| TraitSet::of(self.traits).contains(deciding));
        self.results.iter().all(|group| group.arity == Arity::One && (by_trait || group.constraint.builder.is_some()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::{IntegerAttr, TypeAttr};
    use crate::test_dialect::{ADD, COMPARE, CONSTANT, MANY, SELECT, test_ir};

    #[test]
    fn traits_and_buildable_constraints_decide() {
        let ir = test_ir();
        let context = ir.context();
        let infer = |schema: &OpSchema, operands: &[Type], attributes: &[Option<Attribute>]| {
            assert_eq!(infer_result_types(schema, context, operands, attributes).is_ok(), {
                schema.infers_result_types() && !(operands.is_empty() && attributes.is_empty())
            });
            infer_result_types(schema, context, operands, attributes)
        };
        assert_eq!(infer(&ADD, &[Type::I64, Type::I64], &[]), Ok(vec![Type::I64]));
        assert_eq!(infer(&ADD, &[], &[]), Err(InferError));
        assert_eq!(infer(&COMPARE, &[Type::I64, Type::I64], &[]), Ok(vec![Type::I1]));
        let one: Attribute = IntegerAttr::get(context, Type::I8, 1).expect("an integer type").into();
        assert_eq!(infer(&CONSTANT, &[], &[Some(one)]), Ok(vec![Type::I8]));
        let ty: Attribute = TypeAttr::get(context, Type::F32).into();
        assert_eq!(infer(&CONSTANT, &[], &[Some(ty)]), Ok(vec![Type::F32]));
        assert_eq!(infer(&SELECT, &[Type::I1, Type::I1, Type::I1], &[]), Err(InferError));
        assert_eq!(infer(&MANY, &[Type::I1], &[]), Err(InferError));
        assert_eq!(InferError.to_string(), "failed to infer returned types");
    }
}
