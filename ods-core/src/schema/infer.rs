//! Inference of result types from definitions.
//!
//! A definition determines its result types by a trait (`SameOperandsAndResultType`: the first operand's type,
//! `FirstAttrDerivedResultType`: the first attribute's), by a constraint that allows only one type
//! ([`Constraint::builder`](super::Constraint)), or by a constraint over several parts that ties a result to an operand
//! or an attribute (`AllTypesMatch`, `TypesMatchWith`). Corresponds to MLIR's generated `inferReturnTypes`. All other
//! result types must be given explicitly. Inferred types are not verified.

use smallvec::SmallVec;

use crate::attributes::AttributeData;
use crate::context::Context;
use crate::entity::{Attribute, Type};

use crate::interfaces::InferTypeOpInterface;

use super::{Arity, Aspect, MultiPred, OpSchema, Part, TraitSet, find_table, type_of_attribute};

/// Infers the result types of an operation from operands of these types and these inherent attributes (by slot;
/// trailing absent ones may be omitted).
///
/// # Errors
/// Returns a message if the definition does not determine them.
pub fn infer_result_types(
    schema: &'static OpSchema,
    context: &Context,
    operands: &[Type],
    inherent: &[Option<Attribute>],
) -> Result<SmallVec<[Type; 2]>, String> {
    infer_result_types_of_groups(schema, context, operands, inherent, &[])
}

/// Infers the result types, as [`infer_result_types`] does, of an operation that stores the lengths of its operand
/// groups, given by `sizes`.
///
/// # Errors
/// Returns a message if the definition does not determine them.
pub fn infer_result_types_of_groups(
    schema: &'static OpSchema,
    context: &Context,
    operands: &[Type],
    inherent: &[Option<Attribute>],
    sizes: &[u32],
) -> Result<SmallVec<[Type; 2]>, String> {
    let known = Known { schema, context, operands, inherent, sizes };
    (0..schema.results.len()).map(|result| known.type_of_result(result)).collect()
}

/// The known parts of an operation without its results.
struct Known<'a> {
    schema: &'static OpSchema,
    context: &'a Context,
    operands: &'a [Type],
    inherent: &'a [Option<Attribute>],
    sizes: &'a [u32],
}

impl Known<'_> {
    fn type_of_result(&self, result: usize) -> Result<Type, String> {
        let group = &self.schema.results[result];
        if group.arity != Arity::One {
            return Err(format!("the type of result '{}' cannot be inferred; pass it to the builder", group.name));
        }
        let traits = self.schema.trait_set();
        if traits.contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE) {
            return self
                .operands
                .first()
                .copied()
                .ok_or_else(|| "the result type is that of an operand, but there is none".into());
        }
        if let Some(build) = group.constraint.builder {
            return Ok(build(self.context));
        }
        if traits.contains(TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE) {
            return self
                .type_of_first_attribute()
                .ok_or_else(|| "the result type is that of an attribute, but there is none".into());
        }
        let tied = self.schema.constraints.iter().find_map(|constraint| self.tied_type(&constraint.pred, result));
        tied.ok_or_else(|| format!("the type of result '{}' cannot be inferred; pass it to the builder", group.name))
    }

    /// Returns the type that the first attribute holds or has.
    fn type_of_first_attribute(&self) -> Option<Type> {
        let first = self.inherent.first().copied().flatten()?;
        if let AttributeData::Type(ty) = first.data(self.context) { Some(*ty) } else { first.ty(self.context) }
    }

    /// Returns the type that a constraint over several parts gives the result.
    fn tied_type(&self, pred: &MultiPred, result: usize) -> Option<Type> {
        match pred {
            MultiPred::AllMatch { aspect: Aspect::Type, parts, .. } if parts.contains(&Part::Result(result)) => {
                parts.iter().find_map(|part| self.type_of_part(*part))
            }
            MultiPred::Computed { from, to, map } if *to == Part::Result(result) => {
                map(self.type_of_part(*from)?, self.context)
            }
            MultiPred::AllMatch { .. }
            | MultiPred::Computed { .. }
            | MultiPred::ComputedAll { .. }
            | MultiPred::Elements { .. }
            | MultiPred::Is { .. }
            | MultiPred::Code(_) => None,
        }
    }

    /// Returns the type of an operand or attribute, if it has one.
    fn type_of_part(&self, part: Part) -> Option<Type> {
        match part {
            Part::Operand(group) => {
                let (start, length) = self.schema.operand_group(group, self.operands.len(), self.sizes);
                self.operands.get(start).copied().filter(|_| length > 0)
            }
            Part::Attribute(slot) => type_of_attribute(self.inherent.get(slot).copied().flatten()?, self.context),
            Part::Result(_) => None,
        }
    }
}

impl OpSchema {
    /// Returns whether [`infer_result_types`] succeeds for valid operands and attributes.
    pub fn infers_result_types(&self) -> bool {
        let traits = self.trait_set();
        let by_trait = traits.contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE)
            || traits.contains(TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE);
        self.results.iter().enumerate().all(|(result, group)| {
            group.arity == Arity::One && (by_trait || group.constraint.builder.is_some() || self.ties(result))
        })
    }

    /// Returns whether the result types are inferred from `SameOperandsAndResultType`. Inference by code of the
    /// definition takes precedence.
    pub(crate) fn has_results_as_first_operand(&self) -> bool {
        self.trait_set().contains(TraitSet::SAME_OPERANDS_AND_RESULT_TYPE)
            && self.infers_result_types()
            && find_table::<dyn InferTypeOpInterface>(self.interfaces).is_none()
    }

    /// Returns whether a constraint over several parts determines the result's type.
    fn ties(&self, result: usize) -> bool {
        let is_result = |part: &Part| matches!(part, Part::Result(_));
        self.constraints.iter().any(|constraint| match &constraint.pred {
            MultiPred::AllMatch { aspect: Aspect::Type, parts, .. } => {
                parts.contains(&Part::Result(result)) && !parts.iter().all(is_result)
            }
            MultiPred::Computed { from, to, .. } => *to == Part::Result(result) && !is_result(from),
            MultiPred::AllMatch { .. }
            | MultiPred::ComputedAll { .. }
            | MultiPred::Elements { .. }
            | MultiPred::Is { .. }
            | MultiPred::Code(_) => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::{IntegerAttr, TypeAttr};
    use crate::schema::Op;
    use crate::test_dialect::{AddOp, CompareOp, ConstantOp, ManyOp, SelectOp, test_ir};

    #[test]
    fn traits_and_constraints_decide() {
        let ir = test_ir();
        let context = ir.context();
        let infer = |schema: &'static OpSchema, operands: &[Type], attributes: &[Option<Attribute>]| {
            infer_result_types(schema, context, operands, attributes).map(|types| types.to_vec())
        };
        assert_eq!(infer(AddOp::SCHEMA, &[Type::I64, Type::I64], &[]), Ok(vec![Type::I64]));
        assert_eq!(
            infer(AddOp::SCHEMA, &[], &[]),
            Err("the result type is that of an operand, but there is none".into())
        );
        assert_eq!(infer(CompareOp::SCHEMA, &[Type::I64, Type::I64], &[]), Ok(vec![Type::I1]));
        let one: Attribute = IntegerAttr::get(context, Type::I8, 1).expect("an integer type").into();
        assert_eq!(infer(ConstantOp::SCHEMA, &[], &[Some(one)]), Ok(vec![Type::I8]));
        let ty: Attribute = TypeAttr::get(context, Type::F32).into();
        assert_eq!(infer(ConstantOp::SCHEMA, &[], &[Some(ty)]), Ok(vec![Type::F32]));
        assert_eq!(infer(SelectOp::SCHEMA, &[Type::I1, Type::F32, Type::F32], &[]), Ok(vec![Type::F32]));
        assert!(infer(ManyOp::SCHEMA, &[Type::I1], &[]).is_err());
        let all = [AddOp::SCHEMA, CompareOp::SCHEMA, ConstantOp::SCHEMA, SelectOp::SCHEMA, ManyOp::SCHEMA];
        let sure = all.map(OpSchema::infers_result_types);
        assert_eq!(sure, [true, true, true, true, false]);
    }
}
