//! Casts.

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::text::type_to_string;

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations that convert values of some types to other types. A cast between equal types has no effect.
    pub trait CastOpInterface {
        /// Returns whether values of types `inputs` can be cast to `outputs`.
        fixed fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool;

        /// Verifies that there is a result and the types are compatible.
        verify fn verify_cast(&self, ir: &Ir) -> Result<(), Diagnostic> {
            verify_cast(ir, self.operation(), Self::are_cast_compatible)
        }
    }
}

/// Verifies a cast, as MLIR's `impl::verifyCastInterfaceOp` does.
fn verify_cast(ir: &Ir, op: Operation, are_compatible: fn(&Ir, &[Type], &[Type]) -> bool) -> Result<(), Diagnostic> {
    let (inputs, outputs): (Vec<Type>, Vec<Type>) = (ir.operand_types(op).collect(), ir.result_types(op).collect());
    if outputs.is_empty() {
        return Err(ir.op_error(op, "expected at least one result for cast operation"));
    }
    if are_compatible(ir, &inputs, &outputs) {
        return Ok(());
    }
    let (inputs, outputs) = (described(ir, "operand", &inputs), described(ir, "result", &outputs));
    Err(ir.op_error(op, format_args!("{inputs} and {outputs} are cast incompatible")))
}

/// Describes types for messages: "operand type 'i32'", "operand types 'i32', 'f32'", "operand types []".
fn described(ir: &Ir, what: &str, types: &[Type]) -> String {
    if types.is_empty() {
        return format!("{what} types []");
    }
    let plural = if types.len() == 1 { "" } else { "s" };
    let list: Vec<String> = types.iter().map(|ty| format!("'{}'", type_to_string(ir.context(), *ty))).collect();
    format!("{what} type{plural} {}", list.join(", "))
}
