//! Patterns of `tensor.concat`.

use ods::prelude::*;

use crate::tensor::inferred_type;
use crate::tensor::{CastOp, ConcatOp, preserves_static_information};

/// The concatenation of one tensor is a cast.
pub(in crate::tensor) struct SingleInputConcatOp;

impl OpPattern<ConcatOp> for SingleInputConcatOp {
    fn rewrite(op: ConcatOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let [input] = op.inputs(ir)[..] else { return Err(NoMatch) };
        let ty = ir.value_type(op.result(ir));
        rewriter.replace_with(op, CastOp::new(input, ty))?;
        Ok(())
    }
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

/// The result has the sizes that the operands tell.
pub(in crate::tensor) struct InferConcatResultType;

impl OpPattern<ConcatOp> for InferConcatResultType {
    fn rewrite(op: ConcatOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (inferred, ty) = (inferred_type(ir, op).ok_or(NoMatch)?, ir.value_type(op.result(ir)));
        if preserves_static_information(ir.context(), inferred, ty) {
            return Err(NoMatch);
        }
        let (dim, inputs) = (op.dim(ir), op.inputs(ir));
        let new = rewriter.before(op).value(ConcatOp::new(dim, inputs, inferred))?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}
