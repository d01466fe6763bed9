//! Shapes of broadcasting operations.

use smallvec::SmallVec;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::schema::{Need, TraitSet};
use crate::types::{DYNAMIC, TensorType, VectorType};

type Shape = SmallVec<[i64; 4]>;

op_trait! {
    /// The operands are broadcast to the shape of the results.
    ResultsBroadcastableShape, TraitSet::TYPES_ONLY, Op, Some(results_broadcastable_shape)
    ; needing [Need::Operand, Need::Result]
}

/// Verifies that the operands' shapes are broadcastable, and that each result has the broadcast shape, as MLIR's
/// `verifyCompatibleOperandBroadcast` does. Unranked types are ignored; a scalar has rank 0.
fn results_broadcastable_shape(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let context = ir.context();
    let has_tensor = ir.operand_types(op).any(|ty| ty.isa::<TensorType>(context));
    let has_vector = ir.operand_types(op).any(|ty| ty.isa::<VectorType>(context));
    if has_tensor && has_vector {
        return Err(ir.op_error(op, "cannot broadcast vector with tensor"));
    }
    let mut shape = Shape::new();
    let mut any = false;
    for ty in ir.operand_types(op) {
        let Some(other) = shape_of(context, ty) else { continue };
        any = true;
        match broadcast(&shape, &other) {
            Some(both) => shape = both,
            None => return Err(ir.op_error(op, "operands don't have broadcast-compatible shapes")),
        }
    }
    let results = ir.result_types(op).filter_map(|ty| shape_of(context, ty));
    match results.into_iter().find(|result| any && !accepts(result, &shape)) {
        Some(result) => Err(ir.op_error(
            op,
            format_args!(
                "result type '{}' not broadcast compatible with broadcasted operands's shapes '{}'",
                text(&result),
                text(&shape)
            ),
        )),
        None => Ok(()),
    }
}

/// Returns the sizes of a type; empty for types without a shape, `None` for an unknown rank.
fn shape_of(context: &Context, ty: Type) -> Option<Shape> {
    match ty.isa::<TensorType>(context) || ty.isa::<VectorType>(context) {
        true => ty.shape(context).map(Shape::from_slice),
        false => Some(Shape::new()),
    }
}

/// Returns the common shape after repeating sizes of 1; `None` if the shapes are incompatible. Corresponds to MLIR's
/// `getBroadcastedShape`.
///
/// ```
/// # use ods_core as ods;
/// # use ods::traits::broadcast_shapes;
/// assert_eq!(broadcast_shapes(&[4, 1], &[3]), Some(vec![4, 3]));
/// assert_eq!(broadcast_shapes(&[4], &[3]), None);
/// ```
pub fn broadcast_shapes(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    broadcast(a, b).map(|shape| shape.to_vec())
}

fn broadcast(a: &[i64], b: &[i64]) -> Option<Shape> {
    let rank = a.len().max(b.len());
    let size = |shape: &[i64], i: usize| (i + shape.len()).checked_sub(rank).map_or(1, |i| shape[i]);
    (0..rank).map(|i| broadcast_size(size(a, i), size(b, i))).collect()
}

fn broadcast_size(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        _ if a == b => Some(a),
        (1, other) | (other, 1) => Some(other),
        // The dynamic size must turn out to be 1 or the same.
        (DYNAMIC, known) | (known, DYNAMIC) if known > 1 => Some(known),
        _ => None,
    }
}

/// Returns whether a result with sizes `result` accepts the shape `shape`.
fn accepts(result: &[i64], shape: &[i64]) -> bool {
    let fits = |(result, size): (&i64, &i64)| result == size || *result == DYNAMIC || *size == DYNAMIC || *size == 1;
    result.len() == shape.len() && result.iter().zip(shape).all(fits)
}

/// Returns the text of a shape, as in `2x?x4`.
fn text(shape: &[i64]) -> String {
    let sizes: Vec<String> = shape
        .iter()
        .map(|size| match *size {
            DYNAMIC => "?".to_owned(),
            size => size.to_string(),
        })
        .collect();
    sizes.join("x")
}
