//! Conversion of the types of the values that branches pass.

use std::sync::Arc;

use ods::prelude::*;
use ods::rewrite::conversion::{
    ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget, TypeConverter,
};
use ods::schema::Builder;

use super::{BranchOp, CondBranchOp, SwitchOp};

/// Returns the patterns that let branches pass values of converted types, where a value may become several. Corresponds
/// to MLIR's `populateBranchOpInterfaceTypeConversionPattern`.
///
/// The arguments of blocks are converted with the operation around them, by `ConversionRewriter::convert_region`.
pub fn convert_types(types: &Arc<TypeConverter>) -> ConversionPatterns {
    ConversionPatterns::with_types(Arc::clone(types)).add(ConvertBranch).add(ConvertCondBranch).add(ConvertSwitch)
}

/// Makes branches legal if the values that they pass have legal types.
pub fn legal_if_converted(target: &mut ConversionTarget, types: &Arc<TypeConverter>) {
    let [of_branch, of_cond_branch, of_switch] = [(); 3].map(|()| Arc::clone(types));
    target
        .legal_if::<BranchOp>(move |ir, op| passes_legal_types(ir, op, 0, &of_branch))
        .legal_if::<CondBranchOp>(move |ir, op| passes_legal_types(ir, op, 1, &of_cond_branch))
        .legal_if::<SwitchOp>(move |ir, op| passes_legal_types(ir, op, 1, &of_switch));
}

/// Returns whether the operands from the `first`-th on have legal types.
fn passes_legal_types(ir: &Ir, op: impl Into<Operation>, first: usize, types: &TypeConverter) -> bool {
    types.are_legal(ir.operands(op.into()).skip(first).map(|operand| ir.value_type(operand)))
}

/// Returns the values that these become.
fn converted(values: &Values, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult<Values> {
    let mut all = Values::new();
    for value in values {
        all.extend(rewriter.converted(*value)?);
    }
    Ok(all)
}

/// Replaces a branch by another one with the same discardable attributes.
fn replace<B: Builder>(op: impl Op, new: B, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
    let attributes = rewriter.ir().attributes(op);
    let new = rewriter.replace_with(op, new)?;
    rewriter.ir_mut().set_attributes(new, attributes);
    Ok(())
}

struct ConvertBranch;

impl ConversionPattern<BranchOp> for ConvertBranch {
    fn rewrite(&self, op: BranchOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let operands = converted(&op.dest_operands(rewriter.ir()), rewriter)?;
        replace(op, BranchOp::new(operands, op.dest(rewriter.ir())), rewriter)
    }
}

struct ConvertCondBranch;

impl ConversionPattern<CondBranchOp> for ConvertCondBranch {
    fn rewrite(&self, op: CondBranchOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (condition, weights) = (op.condition(ir), op.branch_weights(ir));
        let (if_true, if_false) = (op.true_dest_operands(ir), op.false_dest_operands(ir));
        let (if_true, if_false) = (converted(&if_true, rewriter)?, converted(&if_false, rewriter)?);
        let ir = rewriter.ir();
        let mut branch = CondBranchOp::new(condition, if_true, if_false, op.true_dest(ir), op.false_dest(ir));
        if let Some(weights) = weights {
            branch = branch.with_branch_weights(weights);
        }
        replace(op, branch, rewriter)
    }
}

struct ConvertSwitch;

impl ConversionPattern<SwitchOp> for ConvertSwitch {
    fn rewrite(&self, op: SwitchOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (flag, values, lists) = (op.flag(ir), op.case_values(ir), op.case_operands(ir));
        let operands = converted(&op.default_operands(ir), rewriter)?;
        let mut cases = Vec::new();
        for list in lists {
            cases.push(converted(&list.into(), rewriter)?);
        }
        let ir = rewriter.ir();
        let (default, blocks) = (op.default_destination(ir), op.case_destinations(ir));
        let mut switch = SwitchOp::new(flag, operands, cases, default, blocks);
        if let Some(values) = values {
            switch = switch.with_case_values(values);
        }
        replace(op, switch, rewriter)
    }
}
