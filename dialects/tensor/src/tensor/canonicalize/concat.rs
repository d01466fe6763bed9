//! Patterns of `tensor.concat`.

use ods::prelude::*;

use crate::tensor::inferred_type;
use crate::tensor::{CastOp, ConcatOp, preserves_static_information};

pattern! {
    in_order;
    at_root;

    /// The concatenation of one tensor is a cast.
    #[benefit(1)]
    pub(in crate::tensor) SingleInputConcatOp: ConcatOp { inputs: [x], .. } => CastOp { source: x };

    /// The result has the sizes that the operands tell.
    #[benefit(1)]
    pub(in crate::tensor) InferConcatResultType: op @ ConcatOp { dim, inputs } if more_static_type(ir, op).is_some()
        => CastOp { source: ConcatOp { dim, inputs } -> more_static_type(ir, op).ok_or(NoMatch)? };
}

/// Returns the type that the operands tell, if the type of the result tells less.
fn more_static_type(ir: &Ir, op: ConcatOp) -> Option<Type> {
    let inferred = inferred_type(ir, op)?;
    (!preserves_static_information(ir.context(), inferred, ir.value_type(op.result(ir)))).then_some(inferred)
}

/// Operands have the sizes that the other operands tell.
pub(in crate::tensor) struct InferConcatOperandTypes;

impl OpPattern<ConcatOp> for InferConcatOperandTypes {
    fn rewrite(op: ConcatOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (context, dim) = (ir.shared_context(), usize::try_from(op.dim(ir)).or(Err(NoMatch))?);
        let inferred = inferred_type(ir, op).ok_or(NoMatch)?;
        let shape = inferred.shape(&context).ok_or(NoMatch)?.to_vec();
        let mut changed = false;
        for (position, operand) in ir.operands(op).collect::<Vec<_>>().into_iter().enumerate() {
            let ty = rewriter.ir().value_type(operand);
            let mut known = shape.clone();
            known[dim] = ty.shape(&context).ok_or(NoMatch)?[dim];
            let known: Type =
                RankedTensorType::get(&context, &known, inferred.element_type(&context), None).or(Err(NoMatch))?.into();
            if preserves_static_information(&context, known, ty) {
                continue;
            }
            let cast = rewriter.before(op).value(CastOp::new(operand, known))?;
            rewriter.ir_mut().set_operand(op, position, cast);
            changed = true;
        }
        if changed { Ok(()) } else { Err(NoMatch) }
    }
}
