//! Several `scf.if`s that become one: neighbours on the same condition, and one inside another.

use ods::prelude::*;

use super::super::{IfOp, YieldOp};
use super::bool_before;
use super::conditional::negated;
use ods_arith::arith::SelectOp;

/// Neighbours on the same condition, or on its negation, are one.
pub(in super::super) struct CombineIfs;

/// The regions of the second one that run when the condition of the first one holds, and when it does not.
struct Sides {
    then: Option<Region>,
    otherwise: Option<Region>,
}

impl OpPattern<IfOp> for CombineIfs {
    fn rewrite(next: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let previous = ir.previous_op(next).and_then(|op| ir.cast::<IfOp>(op)).ok_or(NoMatch)?;
        let sides = sides(ir, previous, next).ok_or(NoMatch)?;
        replace_results_inside(rewriter.ir_mut(), previous, &sides);
        let ir = rewriter.ir();
        let types: Vec<Type> = ir.result_types(previous).chain(ir.result_types(next)).collect();
        let condition = previous.condition(ir);
        let merged = rewriter.before(next).insert(IfOp::with_results(condition, types))?;
        let ir = rewriter.ir_mut();
        let pairs = [
            (previous.then_region(ir), merged.then_region(ir), sides.then),
            (previous.else_region(ir), merged.else_region(ir), sides.otherwise),
        ];
        for (first, into, second) in pairs {
            ir.take_blocks(first, into);
            if let Some(second) = second {
                append_region(ir, second, into)?;
            }
        }
        let results: Vec<Value> = ir.results(merged).collect();
        let (first, second) = results.split_at(ir.num_results(previous));
        ir.replace_op(previous, first)?;
        Ok(ir.replace_op(next, second)?)
    }
}

fn sides(ir: &Ir, previous: IfOp, next: IfOp) -> Option<Sides> {
    let not_empty = |region| Some(region).filter(|region| !ir.is_region_empty(*region));
    let (then, otherwise) = (not_empty(next.then_region(ir)), not_empty(next.else_region(ir)));
    let (a, b) = (previous.condition(ir), next.condition(ir));
    if negated(ir, b) == Some(a) || negated(ir, a) == Some(b) {
        return Some(Sides { then: otherwise, otherwise: then });
    }
    (a == b).then_some(Sides { then, otherwise })
}

/// Replaces the results of the first one where they are used in a region of the second one.
fn replace_results_inside(ir: &mut Ir, previous: IfOp, sides: &Sides) {
    let (Some(then), Some(otherwise)) = (previous.then_yield(ir), previous.else_yield(ir)) else { return };
    let results: Vec<Value> = ir.results(previous).collect();
    for (index, result) in results.into_iter().enumerate() {
        for (region, terminator) in [(sides.then, then), (sides.otherwise, otherwise)] {
            if let (Some(region), Some(value)) = (region, ir.operand(terminator, index)) {
                ir.replace_uses_if(result, value, |ir, usage| {
                    ir.parent_region(usage.op).is_some_and(|inner| ir.is_ancestor_region(region, inner))
                });
            }
        }
    }
}

/// Moves the operations of a region to the end of the block of another, and joins the yields.
fn append_region(ir: &mut Ir, from: Region, into: Region) -> RewriteResult {
    let Some(block) = ir.entry_block(into) else {
        ir.take_blocks(from, into);
        return Ok(());
    };
    let (first, source) = (ir.last_op(block).ok_or(NoMatch)?, ir.entry_block(from).ok_or(NoMatch)?);
    if !ir.merge_blocks(source, block, &[]) {
        return Err(NoMatch);
    }
    let second = ir.last_op(block).ok_or(NoMatch)?;
    let operands: Values = ir.operands(first).chain(ir.operands(second)).collect();
    ir.set_operands(second, operands);
    Ok(ir.erase(first)?)
}

/// One that is alone inside another is one, on both conditions.
pub(in super::super) struct CombineNestedIfs;

impl OpPattern<IfOp> for CombineNestedIfs {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let nested = only_nested(ir, op).ok_or(NoMatch)?;
        let then = op.then_yield(ir).ok_or(NoMatch)?;
        let otherwise: Values = op.else_yield(ir).map(|last| ir.operands(last).collect()).unwrap_or_default();
        let mut yielded: Values = ir.operands(then).collect();
        // The positions of values that the outer condition alone decides.
        let mut selected = Vec::new();
        for (index, value) in yielded.iter_mut().enumerate() {
            match ir.value_owner(*value) {
                ods::ir::ValueOwner::Result(owner, position) if owner == nested.operation() => {
                    let [yes, no] = [nested.then_yield(ir), nested.else_yield(ir)]
                        .map(|last| last.and_then(|last| ir.operand(last, position)));
                    if no.is_none() || no != otherwise.get(index).copied() {
                        return Err(NoMatch);
                    }
                    *value = yes.ok_or(NoMatch)?;
                }
                _ if ir.value_region(*value) == Some(op.then_region(ir)) => return Err(NoMatch),
                ods::ir::ValueOwner::Result(..) | ods::ir::ValueOwner::Argument(..) => selected.push(index),
            }
        }
        let (outer, inner, old) = (op.condition(ir), nested.condition(ir), op.operation());
        let types: Vec<Type> = ir.result_types(op).collect();
        // Not `arith.andi`: the inner condition may be poison where the outer one does not hold.
        let no = bool_before(rewriter, old, false)?;
        let both = rewriter.before(old).value(SelectOp::new(outer, inner, no))?;
        let new = rewriter.before(old).insert(IfOp::with_results(both, types))?;
        let mut results: Values = rewriter.ir().results(new).collect();
        for index in selected {
            results[index] = rewriter.before(new).value(SelectOp::new(outer, yielded[index], otherwise[index]))?;
        }
        let ir = rewriter.ir_mut();
        ir.take_blocks(nested.then_region(ir), new.then_region(ir));
        if let Some(last) = new.then_yield(ir) {
            ir.set_operands(last, yielded);
        }
        if !otherwise.is_empty() {
            let block = ir.add_block(new.else_region(ir));
            let location = ir.location(old);
            ir.builder_at_end_of(block).with_location(location).insert(YieldOp::new(otherwise))?;
        }
        Ok(ir.replace_op(old, results)?)
    }
}

/// Returns the operation that is alone inside, if neither has code for the case that its condition does not hold.
fn only_nested(ir: &Ir, op: IfOp) -> Option<IfOp> {
    let only_yields = |op: IfOp| match ir.entry_block(op.else_region(ir)) {
        Some(block) => ir.first_op(block) == ir.last_op(block),
        None => true,
    };
    let first = ir.first_op(ir.entry_block(op.then_region(ir))?)?;
    let is_alone = ir.next_op(first).is_some_and(|next| ir.next_op(next).is_none());
    let nested = ir.cast::<IfOp>(first).filter(|_| is_alone && only_yields(op))?;
    only_yields(nested).then_some(nested)
}
