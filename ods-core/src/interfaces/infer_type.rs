//! Inference of result types.

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::schema::Draft;
use crate::text::type_to_string;

crate::__interface! {
    operation requires() bases() bounds() as_trait() is_recognized(true) {}
    /// Operations whose result types follow from their operands and attributes.
    ///
    /// The builder of an operation that lists the interface takes no result types: `create` infers them. Definitions
    /// whose constraints determine the types have the interface implicitly.
    pub trait InferTypeOpInterface {
        /// Infers the result types from the draft of an operation. `AddOp::over(draft)` gives access to the draft's
        /// parts by name. Returns a message on failure.
        fixed fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String>;

        /// Returns whether inferred types are compatible with an operation's actual ones; by default, whether they are
        /// equal.
        fixed_default fn is_compatible_return_types(_ir: &Ir, inferred: &[Type], actual: &[Type]) -> bool {
            inferred == actual
        }

        /// Verifies that the operation's result types are compatible with the inferred ones.
        verify_regions fn verify_inferred_types(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            let inferred = Self::infer_return_types(ir, &Draft::of(ir, op));
            verify(ir, op, inferred, |inferred, actual| Self::is_compatible_return_types(ir, inferred, actual))
        }
    }
}

/// Verifies that the results of an operation with `SameOperandsAndResultType` have exactly the first operand's type, as
/// inferred. The trait's own rule allows unknown sizes and encodings to differ.
pub(crate) fn verify_results_as_first_operand(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let Some(first) = ir.operand_types(op).next() else { return Ok(()) };
    if ir.result_types(op).all(|ty| ty == first) {
        return Ok(());
    }
    verify(ir, op, Ok(vec![first; ir.num_results(op)]), |_, _| false)
}

/// Verifies the result types, as MLIR's `detail::verifyInferredResultTypes` does, which reports a second error after
/// the first one here.
fn verify(
    ir: &Ir,
    op: Operation,
    inferred: Result<Vec<Type>, String>,
    compatible: impl FnOnce(&[Type], &[Type]) -> bool,
) -> Result<(), Diagnostic> {
    let inferred = match inferred {
        Ok(types) => types,
        Err(reason) => {
            let error = ir.op_error(op, "failed to infer returned types");
            return Err(error.note(ir.location(op), reason));
        }
    };
    let actual: Vec<Type> = ir.result_types(op).collect();
    if compatible(&inferred, &actual) {
        return Ok(());
    }
    let (inferred, actual) = (list(ir, &inferred), list(ir, &actual));
    let message = format!("inferred type(s) {inferred} are incompatible with return type(s) of operation {actual}");
    Err(ir.op_error(op, message))
}

fn list(ir: &Ir, types: &[Type]) -> String {
    let list: Vec<String> = types.iter().map(|ty| format!("'{}'", type_to_string(ir.context(), *ty))).collect();
    list.join(", ")
}
