//! Questions about shapes.

use ods::prelude::*;

use super::saturated;

/// Whether two types may be of one shape: unranked ones go with all, and so do sizes that are not known. As
/// `verifyCompatibleShape`.
pub(crate) fn are_compatible(context: &Context, a: Type, b: Type) -> bool {
    match (a.shape(context), b.shape(context)) {
        (Some(a), Some(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| saturated::may_be_equal(*a, *b)),
        _ => true,
    }
}

/// How many sizes of the type are not known.
pub(crate) fn num_dynamic(context: &Context, ty: Type) -> usize {
    ty.shape(context).map_or(0, |shape| shape.iter().filter(|size| **size == DYNAMIC).count())
}

/// The number of dimensions; none of what is unranked.
pub(crate) fn rank(context: &Context, ty: Type) -> usize {
    ty.shape(context).map_or(0, <[i64]>::len)
}

/// There is an operand for each size of the type that is not known. As `verifyDynamicDimensionCount`.
pub(crate) fn verify_dynamic_sizes(ir: &Ir, op: Operation, ty: Type, operands: usize) -> Result<(), Diagnostic> {
    let expected = num_dynamic(ir.context(), ty);
    match operands == expected {
        true => Ok(()),
        false => {
            let message = format!("incorrect number of dynamic sizes, has {operands}, expected {expected}");
            Err(ir.op_error(op, message))
        }
    }
}

/// `'tensor<4x?xf32>'`, of sizes that no type may have, too.
pub(crate) fn quoted_tensor(ir: &Ir, shape: &[i64], element: Type) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?x".to_owned() } else { format!("{size}x") };
    let sizes: String = shape.iter().map(size).collect();
    format!("'tensor<{sizes}{}>'", element.display(ir.context()))
}

/// A number, or that it is not known.
pub(crate) fn number(value: i64) -> String {
    if value == DYNAMIC { "dynamic".into() } else { value.to_string() }
}

/// Whether the size of a shaped value may be asked for where it was not: only of a dimension that is known to be there.
pub(crate) fn speculatability_of_dim(ir: &Ir, source: Value, index: Value) -> Speculatability {
    let index = ir.constant(index).and_then(|index| index.cast::<IntegerAttr>(ir.context())?.value(ir.context()));
    let rank = ir.value_type(source).shape(ir.context()).and_then(|shape| i64::try_from(shape.len()).ok());
    match (index, rank) {
        (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// Whether an operand that holds a shape, itself of one dimension, has as many elements as the result has dimensions.
/// `kind` is what messages call such a result: `memref`, `tensor`.
pub(crate) fn verify_shape_operand(
    ir: &Ir,
    op: Operation,
    shape: Value,
    result: Type,
    kind: &str,
) -> Result<(), Diagnostic> {
    let context = ir.context();
    let message = match ir.value_type(shape).shape(context) {
        Some([DYNAMIC]) => {
            format!("cannot use shape operand with dynamic length to reshape to statically-ranked {kind} type")
        }
        Some([length]) if usize::try_from(*length) != Ok(rank(context, result)) => {
            format!("length of shape operand differs from the result's {kind} rank")
        }
        _ => return Ok(()),
    };
    Err(ir.op_error(op, message))
}
