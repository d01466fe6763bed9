//! Shape inference: chapter 4 of MLIR's tutorial.
//!
//! Once everything is inlined, the shapes of literals are known. The pass gives each operation whose operands have
//! known shapes a result of known shape, until all have one.
//!
//! The pass `infer-shapes` of `ods` needs no inlining, as it follows calls. Of the operations, only `toy.transpose` has
//! to tell it something: additions and multiplications have a trait, casts and calls an interface.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;

use crate::dialect::{AddOp, CastOp, FuncOp, MulOp, TransposeOp};

/// An operation that knows the shape of its result once it knows the shapes of its operands.
#[op_interface]
pub trait ShapeInference {
    /// Returns the type of the result; `None` if an operand has no shape.
    fn inferred_type(&self, ir: &Ir) -> Option<Type>;
}

impl ShapeInference for AddOp {
    fn inferred_type(&self, ir: &Ir) -> Option<Type> {
        Some(ir.value_type(self.lhs(ir)))
    }
}

impl ShapeInference for MulOp {
    fn inferred_type(&self, ir: &Ir) -> Option<Type> {
        Some(ir.value_type(self.lhs(ir)))
    }
}

impl ShapeInference for CastOp {
    fn inferred_type(&self, ir: &Ir) -> Option<Type> {
        Some(ir.value_type(self.input(ir)))
    }
}

impl ShapeInference for TransposeOp {
    fn inferred_type(&self, ir: &Ir) -> Option<Type> {
        let (context, input) = (ir.context(), ir.value_type(self.input(ir)));
        let reversed: Vec<i64> = input.shape(context)?.iter().rev().copied().collect();
        Some(RankedTensorType::of(context, &reversed, Type::F64).ok()?.into())
    }
}

impl InferShapedTypeOpInterface for TransposeOp {
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let input = ir.value_type(TransposeOp::over(draft).input(ir));
        let reversed = input.shape(ir.context()).map(|shape| shape.iter().rev().copied().collect());
        Ok(vec![ShapedTypeComponents { shape: reversed, element_type: Some(Type::F64), attribute: None }])
    }
}

/// The pass `toy-shape-inference`.
#[derive(Pass, Clone, Default)]
#[pass(name = "ShapeInference", argument = "toy-shape-inference", on(FuncOp))]
pub struct ShapeInferencePass;

impl OperationPass for ShapeInferencePass {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        // Operations come after the definitions of their operands.
        let ops: Vec<Operation> = cx.ir.walk_pre(cx.op).filter(|op| has_unknown_shape(cx.ir, *op)).collect();
        for op in &ops {
            let Some(inference) = cx.ir.interface::<dyn ShapeInference>(*op) else {
                let message = "unable to infer shape of operation without shape inference interface";
                return Err(cx.ir.error(*op, message).into());
            };
            let (ty, result) = (inference.inferred_type(cx.ir), cx.ir.result(*op, 0));
            if let (Some(ty), Some(result)) = (ty, result) {
                cx.ir.set_value_type(result, ty);
            }
        }
        match ops.iter().filter(|op| has_unknown_shape(cx.ir, **op)).count() {
            0 => Ok(()),
            left => {
                let message = format!("Shape inference failed, {left} operations couldn't be inferred");
                Err(cx.ir.error(cx.op, message).into())
            }
        }
    }
}

/// Returns whether a result is a tensor without a shape.
fn has_unknown_shape(ir: &Ir, op: Operation) -> bool {
    ir.result_types(op).any(|ty| ty.isa::<UnrankedTensorType>(ir.context()))
}
