//! Elementwise operations.

use crate::context::Context;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::schema::{OpTrait, TraitSchema, TraitSet};
use crate::types::{TensorType, VectorType};

use super::types::{Types, Verdict, all_same, compatible_shapes};

op_trait! {
    /// Applies to vectors and tensors element by element.
    Elementwise, TraitSet::TYPES_ONLY, Op, Some(elementwise)
}
op_trait! {
    /// Elementwise, with the same meaning on single elements.
    Scalarizable; requiring [Elementwise::SCHEMA]
}
op_trait! {
    /// Elementwise; scalars may be replaced by vectors.
    Vectorizable; requiring [Elementwise::SCHEMA]
}
op_trait! {
    /// Elementwise; scalars may be replaced by tensors.
    Tensorizable; requiring [Elementwise::SCHEMA]
}

/// A list of all elementwise traits: [`Elementwise`], [`Scalarizable`], [`Vectorizable`] and [`Tensorizable`].
#[derive(Clone, Copy, Debug)]
pub struct ElementwiseMappable;

impl OpTrait for ElementwiseMappable {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("ElementwiseMappable").built_in().listing(&[
        Elementwise::SCHEMA,
        Scalarizable::SCHEMA,
        Vectorizable::SCHEMA,
        Tensorizable::SCHEMA,
    ]);
}

/// Verifies the trait, as MLIR's `verifyElementwise` does: if there are vectors or tensors among the operands, all
/// results are too, with the same shape.
fn elementwise(ir: &Ir, op: Operation) -> Verdict {
    let context = ir.context();
    let mappable = |ty: &Type| ty.isa::<VectorType>(context) || ty.isa::<TensorType>(context);
    let mut types: Types = ir.operand_types(op).filter(mappable).collect();
    let operands = types.len();
    types.extend(ir.result_types(op).filter(mappable));
    let results = types.len() - operands;
    let message = match (operands, results) {
        (0, 0) => return Ok(()),
        (0, _) => "if a result is non-scalar, then at least one operand must be non-scalar",
        (_, 0) => "if an operand is non-scalar, then there must be at least one non-scalar result",
        _ if results != ir.num_results(op) => "if an operand is non-scalar, then all results must be non-scalar",
        _ if one_kind(context, &types) && compatible_shapes(context, &types) => return Ok(()),
        _ => "all non-scalar operands/results must have the same shape and base type",
    };
    Err(ir.op_error(op, message))
}

fn one_kind(context: &Context, types: &[Type]) -> bool {
    all_same(types.iter().map(|ty| std::mem::discriminant(ty.data(context))))
}
