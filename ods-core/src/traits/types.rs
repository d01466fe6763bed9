//! Types of operands and results.

use smallvec::SmallVec;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::schema::{Need, TraitSet};
use crate::types::{DYNAMIC, ShapedType, TypeData};

pub(super) type Verdict = Result<(), Diagnostic>;
pub(super) type Types = SmallVec<[Type; 8]>;

op_trait! {
    /// All operands and results have the same type, up to unknown sizes.
    SameOperandsAndResultType,
    TraitSet::SAME_OPERANDS_AND_RESULT_TYPE.with(TraitSet::TYPES_ONLY), Op, Some(same_operands_and_result_type)
    ; needing [Need::Operand, Need::Result]
    ; excluding [(SameTypeOperands::SCHEMA, "the second implies the first")]
}
op_trait! {
    /// All operands have the same type.
    SameTypeOperands, TraitSet::TYPES_ONLY, Op, Some(same_type_operands); needing [Need::Operand]
}
op_trait! {
    /// All operands have the same element type.
    SameOperandsElementType, TraitSet::TYPES_ONLY, Op, Some(same_operands_element_type)
    ; needing [Need::Operand]
}
op_trait! {
    /// All operands and results have the same element type.
    SameOperandsAndResultElementType, TraitSet::TYPES_ONLY, Op, Some(same_operands_and_result_element_type)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// All operands have the same shape, up to unknown sizes.
    SameOperandsShape, TraitSet::TYPES_ONLY, Op, Some(same_operands_shape); needing [Need::Operand]
}
op_trait! {
    /// All operands and results have the same shape, up to unknown sizes.
    SameOperandsAndResultShape, TraitSet::TYPES_ONLY, Op, Some(same_operands_and_result_shape)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// All ranked operands and results have the same rank.
    SameOperandsAndResultRank, TraitSet::TYPES_ONLY, Op, Some(same_operands_and_result_rank)
    ; needing [Need::Operand, Need::Result]
}
op_trait! {
    /// Results are floats, or vectors or tensors of them.
    ResultsAreFloatLike, TraitSet::TYPES_ONLY, Op, Some(results_are_float_like); needing [Need::Result]
}
op_trait! {
    /// The result type is that of the first attribute, or the type it holds.
    FirstAttrDerivedResultType, TraitSet::FIRST_ATTR_DERIVED_RESULT_TYPE, Op, None
    ; needing [Need::Attribute, Need::Result]
}

/// Verifies that all types are equal up to unknown sizes, as MLIR's `verifySameOperandsAndResultType` does. The first
/// result is the reference.
fn same_operands_and_result_type(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    at_least_one_result(ir, op)?;
    let context = ir.context();
    let mut results = ir.result_types(op);
    let Some(standard) = results.next() else { return Ok(()) };
    for ty in results.chain(ir.operand_types(op)) {
        if ty == standard {
            continue;
        }
        if ty.element_type(context) != standard.element_type(context) || !compatible_shape(context, ty, standard) {
            return Err(ir.op_error(op, "requires the same type for all operands and results"));
        }
        if !same_encoding(context, ty, standard) {
            return Err(ir.op_error(op, "requires the same encoding for all operands and results"));
        }
    }
    Ok(())
}

/// Returns whether a ranked tensor has the encoding of `standard`, if that has one.
fn same_encoding(context: &Context, ty: Type, standard: Type) -> bool {
    let encoding = |ty: Type| -> Option<Option<Attribute>> {
        let TypeData::RankedTensor { encoding, .. } = ty.data(context) else { return None };
        Some(*encoding)
    };
    match (encoding(standard).flatten(), encoding(ty)) {
        (Some(demanded), Some(given)) => given == Some(demanded),
        _ => true,
    }
}

/// Verifies the trait, as MLIR's `verifySameTypeOperands` does.
fn same_type_operands(ir: &Ir, op: Operation) -> Verdict {
    let mut types = ir.operand_types(op);
    let first = types.next();
    match types.all(|ty| Some(ty) == first) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires all operands to have the same type")),
    }
}

/// Verifies the trait, as MLIR's `verifySameOperandsElementType` does.
fn same_operands_element_type(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    match all_same(ir.operand_types(op).map(|ty| ty.element_type(ir.context()))) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires the same element type for all operands")),
    }
}

/// Verifies the trait, as MLIR's `verifySameOperandsAndResultElementType` does.
fn same_operands_and_result_element_type(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    at_least_one_result(ir, op)?;
    let types = ir.result_types(op).chain(ir.operand_types(op));
    match all_same(types.map(|ty| ty.element_type(ir.context()))) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires the same element type for all operands and results")),
    }
}

/// Verifies the trait, as MLIR's `verifySameOperandsShape` does.
fn same_operands_shape(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    let types: Types = ir.operand_types(op).collect();
    match compatible_shapes(ir.context(), &types) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires the same shape for all operands")),
    }
}

/// Verifies the trait, as MLIR's `verifySameOperandsAndResultShape` does.
fn same_operands_and_result_shape(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    at_least_one_result(ir, op)?;
    let types: Types = ir.operand_types(op).chain(ir.result_types(op)).collect();
    match compatible_shapes(ir.context(), &types) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires the same shape for all operands and results")),
    }
}

/// Verifies the trait, as MLIR's `verifySameOperandsAndResultRank` does. Unranked types are ignored.
fn same_operands_and_result_rank(ir: &Ir, op: Operation) -> Verdict {
    at_least_one_operand(ir, op)?;
    let rank = |ty: Type| ty.shape(ir.context()).map(<[i64]>::len);
    let mut operands = ir.operand_types(op).filter_map(rank);
    let mut results = ir.result_types(op).filter_map(rank);
    let Some(expected) = operands.next().or_else(|| results.next()) else { return Ok(()) };
    if operands.any(|rank| rank != expected) {
        return Err(ir.op_error(op, "operands don't have matching ranks"));
    }
    match results.all(|rank| rank == expected) {
        true => Ok(()),
        false => Err(ir.op_error(op, "result type has different rank than operands")),
    }
}

/// Verifies the trait, as MLIR's `verifyResultsAreFloatLike` does.
fn results_are_float_like(ir: &Ir, op: Operation) -> Verdict {
    let context = ir.context();
    let is_float = |ty: Type| matches!(vector_or_tensor_element(context, ty).data(context), TypeData::Float(_));
    match ir.result_types(op).all(is_float) {
        true => Ok(()),
        false => Err(ir.op_error(op, "requires a floating point type")),
    }
}

/// Returns the element type of a vector, a tensor, or a tensor of vectors, and any other type itself.
fn vector_or_tensor_element(context: &Context, ty: Type) -> Type {
    match ty.data(context) {
        TypeData::Vector { shaped, .. } => shaped.element,
        TypeData::RankedTensor { shaped: crate::types::ShapedData { element, .. }, .. }
        | TypeData::UnrankedTensor(element) => {
            if let TypeData::Vector { shaped, .. } = element.data(context) {
                shaped.element
            } else {
                *element
            }
        }
        _ => ty,
    }
}

fn at_least_one_operand(ir: &Ir, op: Operation) -> Verdict {
    match ir.num_operands(op) {
        0 => Err(ir.op_error(op, "expected 1 or more operands, but found 0")),
        _ => Ok(()),
    }
}

fn at_least_one_result(ir: &Ir, op: Operation) -> Verdict {
    match ir.num_results(op) {
        0 => Err(ir.op_error(op, "expected 1 or more results")),
        _ => Ok(()),
    }
}

pub(super) fn all_same<T: PartialEq>(mut items: impl Iterator<Item = T>) -> bool {
    let first = items.next();
    items.all(|item| Some(&item) == first.as_ref())
}

/// Returns whether two types have the same shape up to unknown sizes, or both have none.
fn compatible_shape(context: &Context, a: Type, b: Type) -> bool {
    match (a.isa::<ShapedType>(context), b.isa::<ShapedType>(context)) {
        (false, false) => true,
        (true, true) => match (a.shape(context), b.shape(context)) {
            (Some(a), Some(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| compatible_size(*a, *b)),
            _ => true,
        },
        _ => false,
    }
}

fn compatible_size(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Returns whether all types have the same shape up to unknown sizes, or none of them has a shape. Scalable vectors are
/// compatible only with scalable vectors. Corresponds to MLIR's `verifyCompatibleShapes`.
pub fn compatible_shapes(context: &Context, types: &[Type]) -> bool {
    let shaped = types.iter().filter(|ty| ty.isa::<ShapedType>(context)).count();
    if shaped == 0 || all_same(types.iter()) {
        return true;
    }
    let scalable = types.iter().filter(|ty| is_scalable(context, **ty)).count();
    if shaped != types.len() || (scalable != 0 && scalable != types.len()) {
        return false;
    }
    let shapes: SmallVec<[&[i64]; 8]> = types.iter().filter_map(|ty| ty.shape(context)).collect();
    let Some(rank) = shapes.first().map(|shape| shape.len()) else { return true };
    shapes.iter().all(|shape| shape.len() == rank)
        && (0..rank).all(|i| all_same(shapes.iter().map(|shape| shape[i]).filter(|size| *size != DYNAMIC)))
}

fn is_scalable(context: &Context, ty: Type) -> bool {
    matches!(ty.data(context), TypeData::Vector { scalable, .. } if scalable.contains(&true))
}
