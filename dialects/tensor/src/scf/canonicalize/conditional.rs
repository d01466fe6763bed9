//! `scf.if` and `scf.index_switch`: known conditions and arguments, and results that need no region.

use ods::ir::Use;
use ods::prelude::*;

use super::super::{IfOp, IndexSwitchOp, YieldOp, forms};
use super::{bool_before, constant_bool};
use ods_arith::arith::{SelectOp, XOrIOp};
use ods_arith::common::folding::is_int;
use ods_arith::common::inlined::inline_region;

impl IfOp {
    /// Returns the yield of the first region.
    pub(super) fn then_yield(self, ir: &Ir) -> Option<YieldOp> {
        forms::last_op(ir, self.then_region(ir)).and_then(|last| ir.cast(last))
    }

    /// Returns the yield of the second region; `None` if it is empty.
    pub(super) fn else_yield(self, ir: &Ir) -> Option<YieldOp> {
        forms::last_op(ir, self.else_region(ir)).and_then(|last| ir.cast(last))
    }

    /// Folds the negation of the condition by swapping the regions.
    pub(in super::super) fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> FoldResult {
        let (then, otherwise) = (self.then_region(ir), self.else_region(ir));
        let Some(condition) = negated(ir, self.condition(ir)).filter(|_| !ir.is_region_empty(otherwise)) else {
            return FoldResult::No;
        };
        self.set_condition(ir, condition);
        // Not one block each: a conversion may have begun inside.
        let first: Vec<Block> = ir.blocks(then).collect();
        ir.take_blocks(otherwise, then);
        for block in first {
            ir.detach_block(block);
            ir.append_block(otherwise, block);
        }
        FoldResult::InPlace
    }
}

/// Returns `c` for `xori c, 1`.
pub(super) fn negated(ir: &Ir, condition: Value) -> Option<Value> {
    let xor = ir.defining::<XOrIOp>(condition)?;
    is_int(ir, ir.constant(xor.rhs(ir)), 1).then(|| xor.lhs(ir))
}

/// Inside the regions, the condition is a constant.
pub(in super::super) struct ConditionPropagation;

impl OpPattern<IfOp> for ConditionPropagation {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let condition = op.condition(ir);
        if ir.constant(condition).is_some() {
            return Err(NoMatch);
        }
        let uses = uses_inside(ir, op, condition);
        let mut constants = [None; 2];
        for (usage, value) in &uses {
            let constant = match constants[usize::from(*value)] {
                Some(known) => known,
                None => *constants[usize::from(*value)].insert(bool_before(rewriter, op.operation(), *value)?),
            };
            rewriter.ir_mut().set_operand(usage.op, usage.operand, constant);
        }
        if uses.is_empty() { Err(NoMatch) } else { Ok(()) }
    }
}

/// The number of uses up to which all are searched, so that the newest one determines which constant comes first.
const FEW_USES: usize = 256;

/// Returns the uses of a value in the regions of an `scf.if`, each with whether it is in the first one. If the value
/// has many uses, takes as long as the shorter of a search of all uses and one of the regions.
fn uses_inside(ir: &Ir, op: IfOp, value: Value) -> Vec<(Use, bool)> {
    let (then, otherwise) = (op.then_region(ir), op.else_region(ir));
    let side = |usage: Use| {
        let region = ir.parent_region(usage.op)?;
        let is_in = |side| ir.is_ancestor_region(side, region);
        let is_then = is_in(then);
        (is_then || is_in(otherwise)).then_some((usage, is_then))
    };
    let mut uses = ir.uses(value);
    let mut among_uses: Vec<(Use, bool)> = uses.by_ref().take(FEW_USES).filter_map(side).collect();
    let (mut inside, mut in_regions) = (ir.walk_pre(op).skip(1), Vec::new());
    loop {
        let Some(usage) = uses.next() else { return among_uses };
        among_uses.extend(side(usage));
        match inside.next() {
            Some(user) => {
                let operands = ir.operands(user).enumerate().filter(|(_, operand)| *operand == value);
                in_regions.extend(operands.map(|(operand, _)| Use { op: user, operand }));
            }
            None => break,
        }
    }
    // As they were parsed, the newest one first.
    in_regions.into_iter().rev().filter_map(side).collect()
}

/// Values from outside that the regions yield are selected.
pub(in super::super) struct ConvertTrivialIfToSelect;

impl OpPattern<IfOp> for ConvertTrivialIfToSelect {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (Some(then), Some(otherwise)) = (op.then_yield(ir), op.else_yield(ir)) else { return Err(NoMatch) };
        let regions = [op.then_region(ir), op.else_region(ir)];
        let is_inside =
            |yes: Value, no: Value| ir.value_region(yes) == Some(regions[0]) || ir.value_region(no) == Some(regions[1]);
        let pairs: Vec<(Value, Value)> = ir.operands(then).zip(ir.operands(otherwise)).collect();
        let inside: Vec<bool> = pairs.iter().map(|(yes, no)| is_inside(*yes, *no)).collect();
        // In a graph region, an operation may yield its own result, which nothing can replace.
        let yields_own = pairs.iter().any(|(yes, no)| yes == no && ir.defining_op(*yes) == Some(op.operation()));
        if yields_own || inside.iter().all(|inside| *inside) {
            return Err(NoMatch);
        }
        let types: Vec<Type> =
            pairs.iter().zip(&inside).filter(|(_, inside)| **inside).map(|((yes, _), _)| ir.value_type(*yes)).collect();
        let (condition, old) = (op.condition(ir), op.operation());
        let new = rewriter.before(old).insert(IfOp::with_results(condition, types))?;
        let ir = rewriter.ir_mut();
        for (from, into) in regions.into_iter().zip([new.then_region(ir), new.else_region(ir)]) {
            ir.take_blocks(from, into);
        }
        let mut left = ir.results(new).collect::<Vec<_>>().into_iter();
        let mut results = Values::new();
        for ((yes, no), inside) in pairs.iter().zip(&inside) {
            results.push(match inside {
                true => left.next().ok_or(NoMatch)?,
                false if yes == no => *yes,
                false => rewriter.before(new).value(SelectOp::new(condition, *yes, *no))?,
            });
        }
        for terminator in [then, otherwise].map(Operation::from) {
            let operands: Values = rewriter.ir().operands(terminator).collect();
            let kept = operands.into_iter().zip(&inside).filter(|(_, inside)| **inside).map(|(value, _)| value);
            rewriter.before(terminator).insert(YieldOp::new(kept))?;
            rewriter.erase(terminator)?;
        }
        Ok(rewriter.replace(old, results)?)
    }
}

/// A second region without effect is dropped.
pub(in super::super) struct RemoveEmptyElseBranch;

impl OpPattern<IfOp> for RemoveEmptyElseBranch {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let block = ir.entry_block(op.else_region(ir)).ok_or(NoMatch)?;
        if ir.num_results(op) > 0 || ir.first_op(block) != ir.last_op(block) {
            return Err(NoMatch);
        }
        let new = ir.retype(op, &[]);
        ir.erase_block(block)?;
        debug_assert!(ir.region(new, 1).is_some_and(|region| ir.is_region_empty(region)));
        Ok(ir.erase(op)?)
    }
}

/// With a constant condition, one of the regions takes the place of the operation.
pub(in super::super) struct RemoveStaticCondition;

impl OpPattern<IfOp> for RemoveStaticCondition {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let region = match constant_bool(ir, op.condition(ir)).ok_or(NoMatch)? {
            true => op.then_region(ir),
            false => op.else_region(ir),
        };
        match ir.is_region_empty(region) {
            true => Ok(rewriter.erase(op)?),
            false => inline_region(rewriter.ir_mut(), op.operation(), region, &[]),
        }
    }
}

/// Results that are the same on both sides, the condition, or its negation, are that.
pub(in super::super) struct ReplaceIfYieldWithConditionOrValue;

impl OpPattern<IfOp> for ReplaceIfYieldWithConditionOrValue {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (Some(then), Some(otherwise)) = (op.then_yield(ir), op.else_yield(ir)) else { return Err(NoMatch) };
        let sides = ir.operands(then).zip(ir.operands(otherwise)).zip(ir.results(op));
        // In a graph region, a result may be yielded for itself.
        let used = sides.filter(|((yes, no), result)| ir.has_uses(*result) && !(yes == no && yes == result));
        let used: Vec<_> = used.collect();
        let condition = op.condition(ir);
        let mut changed = false;
        for ((yes, no), result) in used {
            let ir = rewriter.ir();
            let value = match (constant_bool(ir, yes), constant_bool(ir, no)) {
                _ if yes == no => yes,
                (Some(true), Some(false)) => condition,
                (Some(false), Some(true)) => {
                    let one = bool_before(rewriter, op.operation(), true)?;
                    rewriter.before(op).value(XOrIOp::new(condition, one))?
                }
                (Some(_), Some(_)) | (None, _) | (_, None) => continue,
            };
            rewriter.ir_mut().replace_all_uses(result, value);
            changed = true;
        }
        if changed { Ok(()) } else { Err(NoMatch) }
    }
}

/// With a constant argument, the region of its case takes the place of the operation.
pub(in super::super) struct FoldConstantCase;

impl OpPattern<IndexSwitchOp> for FoldConstantCase {
    fn rewrite(op: IndexSwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let argument = ir.constant_int(op.arg(ir)).ok_or(NoMatch)?;
        let case = op.case_values(ir).into_iter().position(|value| value == argument);
        let region = case.and_then(|case| op.case_regions(ir).get(case).copied());
        let region = region.unwrap_or_else(|| op.default_region(ir));
        inline_region(rewriter.ir_mut(), op.operation(), region, &[])
    }
}
