//! `scf.for`: loops with no or one iteration, and loops on tensors whose static shape is known.

use ods::prelude::*;

use super::super::{ForOp, forms, trip_count};
use crate::tensor;
use ods::ir::ValueOwner;
use ods_arith::common::inlined::inline_region;

/// Loops without effect are replaced: with no iteration, with one, or with an empty body.
pub(in super::super) struct SimplifyTrivialLoops;

impl OpPattern<ForOp> for SimplifyTrivialLoops {
    fn rewrite(op: ForOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let count = trip_count::of(op, ir);
        match count {
            Some(0) => {
                let inits = op.init_args(ir);
                Ok(rewriter.replace(op, inits)?)
            }
            Some(1) => {
                let arguments: Values = [op.lower_bound(ir)].into_iter().chain(op.init_args(ir)).collect();
                let region = op.region(ir);
                inline_region(rewriter.ir_mut(), op.operation(), region, &arguments)
            }
            Some(_) => replace_empty(op, rewriter),
            None => Err(NoMatch),
        }
    }
}

/// Replaces a loop that only yields values from outside.
fn replace_empty(op: ForOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir();
    let block = ir.entry_block(op.region(ir)).ok_or(NoMatch)?;
    if ir.first_op(block) != ir.last_op(block) {
        return Err(NoMatch);
    }
    let yielded: Values = ir.last_op(block).map(|last| ir.operands(last).collect()).ok_or(NoMatch)?;
    if yielded.iter().any(|value| !op.is_defined_outside_of_loop(ir, *value)) {
        return Err(NoMatch);
    }
    Ok(rewriter.replace(op, yielded)?)
}

/// A tensor that is cast to a less static type before the loop is cast inside, if each turn yields a tensor of the same
/// shape.
pub(in super::super) struct ForOpTensorCastFolder;

impl OpPattern<ForOp> for ForOpTensorCastFolder {
    fn rewrite(op: ForOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let context = ir.context();
        let inits = op.init_args(ir);
        let found = inits.iter().zip(ir.results(op)).enumerate().find_map(|(index, (init, result))| {
            let cast = ir.defining::<tensor::CastOp>(*init)?;
            let (source, dest) = (ir.value_type(cast.source(ir)), ir.value_type(*init));
            let folds = source != dest && tensor::preserves_static_information(context, dest, source);
            (folds && ir.has_one_use(result) && keeps_shape(ir, op, index)).then(|| (index, cast.source(ir)))
        });
        let (index, source) = found.ok_or(NoMatch)?;
        let (old, new) = (ir.value_type(inits[index]), ir.value_type(source));
        let mut types: Vec<Type> = ir.result_types(op).collect();
        types[index] = new;
        let results: Values = ir.results(op).collect();
        let ir = rewriter.ir_mut();
        let turns = ForOp::from_operation(ir.retype(op, &types));
        let mut inits = inits;
        inits[index] = source;
        turns.set_init_args(ir, &inits);
        cast_inside(rewriter, turns, index, old, new)?;
        let mut replaced: Values = rewriter.ir().results(turns).collect();
        replaced[index] = rewriter.ir_mut().builder_after(turns).value(tensor::CastOp::new(replaced[index], old))?;
        debug_assert_eq!(results.len(), replaced.len());
        Ok(rewriter.replace(op, replaced)?)
    }
}

/// Returns whether a loop yields a tensor of the shape that it gets: one made by casts, by operations with a
/// destination, and by loops inside.
fn keeps_shape(ir: &Ir, turns: ForOp, index: usize) -> bool {
    let mut pending: Vec<(Option<Value>, Option<Value>)> = vec![carried(ir, turns, index)];
    while let Some((yielded, argument)) = pending.pop() {
        let mut at = yielded;
        while at != argument {
            let Some(value) = at else { return false };
            at = same_shape(ir, value);
            if let Some((inner, index)) = loop_result(ir, value) {
                pending.push(carried(ir, inner, index));
            }
        }
    }
    true
}

/// Returns the value that a turn yields, and the argument of the body that takes it.
fn carried(ir: &Ir, turns: ForOp, index: usize) -> (Option<Value>, Option<Value>) {
    let yielded = forms::last_op(ir, turns.region(ir)).and_then(|last| ir.operand(last, index));
    let argument = ir.entry_block(turns.region(ir)).and_then(|block| ir.argument(block, index + 1));
    (yielded, argument)
}

/// Returns the loop that a value is a result of, and its number.
fn loop_result(ir: &Ir, value: Value) -> Option<(ForOp, usize)> {
    match ir.value_owner(value) {
        ValueOwner::Result(_, index) => Some((ir.defining::<ForOp>(value)?, index)),
        ValueOwner::Argument(..) => None,
    }
}

/// Returns the operand that has the shape of a result. For a loop, this is the initial value.
fn same_shape(ir: &Ir, value: Value) -> Option<Value> {
    if let Some(cast) = ir.defining::<tensor::CastOp>(value) {
        return Some(cast.source(ir));
    }
    if let Some((turns, index)) = loop_result(ir, value) {
        return turns.init_args(ir).get(index).copied();
    }
    let op = ir.defining_op(value)?;
    let style = ir.interface::<dyn DestinationStyleOpInterface>(op)?;
    let tied = style.dps_init_range(ir).find(|operand| style.tied_result(ir, *operand) == Some(value))?;
    ir.operand(op, tied)
}

/// Casts the carried value from its new to its old type at the start of the body, and back at its end.
fn cast_inside(rewriter: &mut Rewriter<'_>, turns: ForOp, index: usize, old: Type, new: Type) -> RewriteResult {
    let location = rewriter.ir().location(turns);
    let ir = rewriter.ir_mut();
    let block = ir.entry_block(turns.region(ir)).ok_or(NoMatch)?;
    let argument = ir.argument(block, index + 1).ok_or(NoMatch)?;
    ir.set_value_type(argument, new);
    let cast = ir.builder_at_start_of(block).with_location(location).value(tensor::CastOp::new(argument, old))?;
    let definition = ir.defining_op(cast);
    ir.replace_uses_if(argument, cast, |_, usage| Some(usage.op) != definition);
    let last = forms::last_op(ir, turns.region(ir)).ok_or(NoMatch)?;
    let yielded = ir.operand(last, index).ok_or(NoMatch)?;
    let cast = ir.builder_before(last).with_location(location).value(tensor::CastOp::new(yielded, new))?;
    ir.set_operand(last, index, cast);
    // MLIR makes a new yield.
    ir.set_location(last, location);
    Ok(())
}
