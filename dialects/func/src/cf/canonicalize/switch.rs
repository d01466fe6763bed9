//! Patterns of `cf.switch`.

use std::collections::HashSet;

use ods::prelude::*;

use super::super::{BranchOp, SwitchOp};
use super::{collapsed, shorten_chain};

/// A case: the value of the flag, the destination, and the operands to pass.
#[derive(Clone, PartialEq)]
struct Case {
    value: Attribute,
    block: Block,
    operands: Values,
}

impl SwitchOp {
    fn cases(self, ir: &Ir) -> Vec<Case> {
        let values = self.case_values(ir);
        let value = |index: usize| values.and_then(|values| values.element(ir.context(), index as u64));
        let targets = self.case_destinations(ir).into_iter().zip(self.case_operands(ir)).enumerate();
        targets
            .filter_map(|(index, (block, operands))| {
                Some(Case { value: value(index)?, block, operands: operands.into() })
            })
            .collect()
    }

    /// Returns the switch over the same flag that ends the predecessor of this one's block, if that is reached in one
    /// way.
    fn previous(self, ir: &Ir) -> Option<(Block, Self)> {
        let block = ir.parent_block(self)?;
        let mut predecessors = ir.predecessor_ops(block);
        let first = predecessors.next()?;
        let previous = ir.cast::<Self>(first).filter(|_| predecessors.next().is_none())?;
        (previous.flag(ir) == self.flag(ir)).then_some((block, previous))
    }

    /// Replaces the switch by a branch to the case of the value, or to the default destination.
    fn take(self, rewriter: &mut Rewriter<'_>, value: Option<Attribute>) -> RewriteResult {
        let ir = rewriter.ir();
        let case = value.and_then(|value| self.cases(ir).into_iter().find(|case| case.value == value));
        let branch = match case {
            Some(case) => BranchOp::new(case.operands, case.block),
            None => BranchOp::new(self.default_operands(ir), self.default_destination(ir)),
        };
        rewriter.replace_with(self, branch)?;
        Ok(())
    }

    /// Replaces the switch by one with these destinations.
    fn with(
        self,
        rewriter: &mut Rewriter<'_>,
        (default, operands): (Block, Values),
        cases: Vec<Case>,
    ) -> RewriteResult {
        let (ir, flag) = (rewriter.ir(), self.flag(rewriter.ir()));
        let values: Vec<Attribute> = cases.iter().map(|case| case.value).collect();
        let (blocks, lists): (Vec<_>, Vec<_>) = cases.into_iter().map(|case| (case.block, case.operands)).unzip();
        let mut switch = SwitchOp::new(flag, operands, lists, default, blocks);
        if !values.is_empty() {
            let context = ir.context();
            let shape = VectorType::get(context, &[values.len() as i64], ir.value_type(flag)).map_err(|_| NoMatch)?;
            let values = DenseElementsAttr::get(context, shape, &values).map_err(|_| NoMatch)?;
            switch = switch.with_case_values(values);
        }
        rewriter.replace_with(self, switch)?;
        Ok(())
    }
}

/// A switch without cases is a branch.
pub(in super::super) struct SimplifySwitchWithOnlyDefault;

impl OpPattern<SwitchOp> for SimplifySwitchWithOnlyDefault {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        if !op.case_destinations(rewriter.ir()).is_empty() {
            return Err(NoMatch);
        }
        op.take(rewriter, None)
    }
}

/// Cases that do what the default does are dropped.
pub(in super::super) struct DropSwitchCasesThatMatchDefault;

impl OpPattern<SwitchOp> for DropSwitchCasesThatMatchDefault {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (default, operands) = (op.default_destination(ir), op.default_operands(ir));
        let mut cases = op.cases(ir);
        let count = cases.len();
        cases.retain(|case| case.block != default || case.operands != operands);
        if cases.len() == count {
            return Err(NoMatch);
        }
        op.with(rewriter, (default, operands), cases)
    }
}

/// A switch over a constant is a branch.
pub(in super::super) struct SimplifyConstSwitchValue;

impl OpPattern<SwitchOp> for SimplifyConstSwitchValue {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let flag = rewriter.ir().constant(op.flag(rewriter.ir())).ok_or(NoMatch)?;
        op.take(rewriter, Some(flag))
    }
}

/// A switch to a block that only branches on skips that block.
pub(in super::super) struct SimplifyPassThroughSwitch;

impl OpPattern<SwitchOp> for SimplifyPassThroughSwitch {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        for dest in rewriter.ir().successors(op).collect::<Vec<Block>>() {
            shorten_chain(rewriter, dest);
        }
        let ir = rewriter.ir();
        let mut changed = false;
        let mut skip = |block: &mut Block, operands: &mut Values| {
            if let Some(target) = collapsed(ir, *block, operands) {
                (*block, *operands) = target;
                changed = true;
            }
        };
        let mut cases = op.cases(ir);
        cases.iter_mut().for_each(|case| skip(&mut case.block, &mut case.operands));
        let (mut default, mut operands) = (op.default_destination(ir), op.default_operands(ir));
        skip(&mut default, &mut operands);
        if !changed {
            return Err(NoMatch);
        }
        op.with(rewriter, (default, operands), cases)
    }
}

/// A switch that only a case of a switch over the same flag leads to is a branch.
pub(in super::super) struct SimplifySwitchFromSwitchOnSameCondition;

impl OpPattern<SwitchOp> for SimplifySwitchFromSwitchOnSameCondition {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (block, previous) = op.previous(ir).ok_or(NoMatch)?;
        if previous.default_destination(ir) == block {
            return Err(NoMatch);
        }
        let case = previous.cases(ir).into_iter().find(|case| case.block == block).ok_or(NoMatch)?;
        op.take(rewriter, Some(case.value))
    }
}

/// A switch that only the default of a switch over the same flag leads to needs no case of the latter.
pub(in super::super) struct SimplifySwitchFromDefaultSwitchOnSameCondition;

impl OpPattern<SwitchOp> for SimplifySwitchFromDefaultSwitchOnSameCondition {
    fn rewrite(op: SwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (block, previous) = op.previous(ir).ok_or(NoMatch)?;
        if previous.default_destination(ir) != block {
            return Err(NoMatch);
        }
        let gone: HashSet<Attribute> =
            previous.cases(ir).into_iter().filter(|case| case.block != block).map(|case| case.value).collect();
        let mut cases = op.cases(ir);
        let count = cases.len();
        cases.retain(|case| !gone.contains(&case.value));
        if cases.len() == count {
            return Err(NoMatch);
        }
        let default = (op.default_destination(ir), op.default_operands(ir));
        op.with(rewriter, default, cases)
    }
}
