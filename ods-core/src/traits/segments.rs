//! Rules about the attributes that say how many operands or results each group has.

use crate::attributes::AttributeData;
use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;

/// As `verifyOperandSizeAttr`.
pub(super) fn verify_operand_segments(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    verify_segments(ir, op, "operandSegmentSizes", "operand", ir.num_operands(op))
}

/// As `verifyResultSizeAttr`.
pub(super) fn verify_result_segments(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    verify_segments(ir, op, "resultSegmentSizes", "result", ir.num_results(op))
}

fn verify_segments(ir: &Ir, op: Operation, name: &str, group: &str, count: usize) -> Result<(), Diagnostic> {
    let Some(sizes) = segment_sizes(ir, op, name) else {
        return Err(ir.op_error(op, format_args!("requires dense i32 array attribute '{name}'")));
    };
    if sizes.iter().any(|size| *size < 0) {
        return Err(ir.op_error(op, format_args!("'{name}' attribute cannot have negative elements")));
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if total != count as i64 {
        let message = format!(
            "{group} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
        );
        return Err(ir.op_error(op, message));
    }
    Ok(())
}

/// The elements of the `array<i32: ...>` called `name`.
fn segment_sizes(ir: &Ir, op: Operation, name: &str) -> Option<Vec<i32>> {
    match ir.any_attribute(op, name)?.data(ir.context()) {
        AttributeData::DenseArray { element: Type::I32, data } => {
            Some(data.chunks_exact(4).map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
        }
        _ => None,
    }
}
