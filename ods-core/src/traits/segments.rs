//! Segments: the number of operands or results in each group.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::segments::{OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES, i32_array};
use crate::schema::{Arity, Need, OperandSchema, TraitSet};

op_trait! {
    /// The attribute `operandSegmentSizes` gives the number of operands in each group.
    AttrSizedOperandSegments, TraitSet::EMPTY, Structural, Some(verify_operand_segments)
    ; needing [Need::OperandGroups]
}
op_trait! {
    /// The attribute `resultSegmentSizes` gives the number of results in each group.
    AttrSizedResultSegments, TraitSet::EMPTY, Structural, Some(verify_result_segments)
    ; needing [Need::ResultGroups]
}
op_trait! {
    /// All variadic operand groups have the same length.
    SameVariadicOperandSize, TraitSet::EMPTY, Structural, Some(verify_same_operand_sizes)
    ; excluding [(AttrSizedOperandSegments::SCHEMA, "the first gives each group its own length, the second gives all \
                                                     the same length")]
}
op_trait! {
    /// All variadic result groups have the same length.
    SameVariadicResultSize, TraitSet::EMPTY, Structural, Some(verify_same_result_sizes)
    ; excluding [(AttrSizedResultSegments::SCHEMA, "the first gives each group its own length, the second gives all \
                                                    the same length")]
}

/// Verifies the operand segment sizes, as MLIR's `verifyOperandSizeAttr` does.
fn verify_operand_segments(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    verify_segments(ir, op, OPERAND_SEGMENT_SIZES, "operand", ir.num_operands(op))
}

/// Verifies the result segment sizes, as MLIR's `verifyResultSizeAttr` does.
fn verify_result_segments(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    verify_segments(ir, op, RESULT_SEGMENT_SIZES, "result", ir.num_results(op))
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

/// Returns the stored segment sizes; for a definition without room for them, the sizes in the attribute called `name`.
fn segment_sizes(ir: &Ir, op: Operation, name: &str) -> Option<Vec<i32>> {
    let schema = ir.schema(op)?;
    let Some((start, count)) = schema.stored_sizes_named(name) else {
        return i32_array(ir.any_attribute(op, name)?, ir.context());
    };
    let words = ir.property_words(op, schema.attributes.len(), start, count);
    Some(words.map_or_else(|| vec![0; count], |words| words.iter().map(|word| word.cast_signed()).collect()))
}

/// Verifies `SameVariadicOperandSize`: the operands that are not in single-operand groups are evenly divisible among
/// the other groups. MLIR ignores a remainder, which then belongs to no group and is never verified.
fn verify_same_operand_sizes(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let Some(schema) = ir.schema(op) else { return Ok(()) };
    verify_same_sizes(ir, op, schema.operands, "operand", ir.num_operands(op))
}

/// Verifies `SameVariadicResultSize`, like [`verify_same_operand_sizes`].
fn verify_same_result_sizes(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let Some(schema) = ir.schema(op) else { return Ok(()) };
    verify_same_sizes(ir, op, schema.results, "result", ir.num_results(op))
}

fn verify_same_sizes(
    ir: &Ir,
    op: Operation,
    groups: &[OperandSchema],
    what: &str,
    count: usize,
) -> Result<(), Diagnostic> {
    let variable = groups.iter().filter(|group| group.arity != Arity::One).count();
    let rest = count.saturating_sub(groups.len() - variable);
    if rest.is_multiple_of(variable.max(1)) {
        return Ok(());
    }
    let message = format!("the {variable} variadic {what} groups must have one length, but share {rest} {what}s");
    Err(ir.op_error(op, message))
}
