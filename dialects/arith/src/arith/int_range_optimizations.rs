//! `int-range-optimizations`: values whose range is one number become constants, and remainders of numbers that are
//! less than the divisor become these.

use std::collections::HashMap;
use std::sync::Arc;

use ods::numeric::{Int, IntRange};
use ods::pass::dataflow::{IntRangeAnalysis, Solver};
use ods::pass::{OperationPass, Pass, PassContext, PassFailure, PassResult};
use ods::prelude::*;
use ods::rewrite::{GreedyConfig, PatternSchema, PatternSet};

use super::{RemSIOp, RemUIOp};
use crate::common::folding::uniform_int;

/// The pass `int-range-optimizations`. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "ArithIntRangeOpts", description = "Do optimizations based on integer range analysis")]
pub struct IntRangeOptimizations;

impl OperationPass for IntRangeOptimizations {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut ranges = Ranges::of(cx.ir, cx.op);
        let patterns = patterns().freeze(cx.ir.context());
        let result = cx.apply_patterns_with(&mut ranges, &patterns, GreedyConfig::default())?;
        if result.converged { Ok(()) } else { Err(PassFailure::reported()) }
    }
}

/// Returns the patterns, which need [`Ranges`] as their facts.
fn patterns() -> PatternSet {
    const CONSTANTS: PatternSchema = PatternSchema::of_any("MaterializeKnownConstantValues", 1, materialize);
    PatternSet::new().add::<RemSIOp, DeleteTrivialRem>().add::<RemUIOp, DeleteTrivialRem>().extend([CONSTANTS])
}

/// The ranges of values.
struct Ranges(HashMap<Value, Arc<IntRange>>);

impl Ranges {
    /// Analyzes the operation and everything inside.
    fn of(ir: &mut Ir, root: Operation) -> Self {
        let states = Solver::run(ir, root, IntRangeAnalysis).into_states();
        let mut ranges = HashMap::new();
        for op in ir.walk_pre(root) {
            let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
            let arguments = blocks.flat_map(|block| ir.arguments(block));
            for value in ir.results(op).chain(arguments) {
                if let Some(range) = &states.get(value).range {
                    ranges.insert(value, range.clone());
                }
            }
        }
        Self(ranges)
    }

    /// Returns the number that a value always is.
    fn only(&self, value: Value) -> Option<&Int> {
        self.0.get(&value)?.only()
    }

    fn may_replace(&self, ir: &Ir, value: Value) -> bool {
        ir.has_uses(value) && self.only(value).is_some()
    }

    /// Replaces the uses of a value that is always the same number by a constant. Returns whether it is one.
    fn replace(&mut self, b: &mut OpBuilder<'_>, value: Value) -> bool {
        if !self.may_replace(b.ir(), value) {
            return false;
        }
        let Some(range) = self.0.get(&value).cloned() else { return false };
        let Some((constant, dialect)) = IntRangeAnalysis::constant_for(b.ir(), value, &range) else { return false };
        let ty = b.type_of(value);
        let made = b.constant(dialect, constant, ty).or_else(|| b.constant("arith", constant, ty));
        let Some(new) = made.and_then(|op| b.ir().result(op, 0)) else { return false };
        self.0.insert(new, range);
        b.ir_mut().replace_all_uses(value, new);
        true
    }
}

/// Replaces the results, and the arguments of regions, that are always the same number.
fn materialize(op: Operation, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let (ir, Some(ranges)) = rewriter.facts::<Ranges>() else { return Err(NoMatch) };
    if ir.constant_of(op).is_some() {
        return Err(NoMatch);
    }
    let results: Values = ir.results(op).collect();
    let blocks: Vec<Block> = ir.regions(op).flat_map(|region| ir.blocks(region)).collect();
    let arguments: Values = blocks.iter().flat_map(|block| ir.arguments(*block)).collect();
    if !results.iter().chain(&arguments).any(|value| ranges.may_replace(ir, *value)) {
        return Err(NoMatch);
    }
    let mut b = ir.builder_before(op);
    let mut replaced_all = !results.is_empty();
    for result in results {
        replaced_all &= ranges.replace(&mut b, result) || !b.ir().has_uses(result);
    }
    if replaced_all && ir.is_trivially_dead(op) {
        return Ok(ir.erase(op)?);
    }
    for block in blocks {
        let Some(first) = ir.first_op(block) else { continue };
        for argument in ir.arguments(block).collect::<Values>() {
            let location = ir.value_location(argument);
            ranges.replace(&mut ir.builder_before(first).with_location(location), argument);
        }
    }
    Ok(())
}

/// A remainder of a number that is at least zero and less than the divisor is that number.
struct DeleteTrivialRem;

impl<O: Op> OpPattern<O> for DeleteTrivialRem {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let op = op.operation();
        let (ir, Some(ranges)) = rewriter.facts::<Ranges>() else { return Err(NoMatch) };
        let (lhs, rhs) = (ir.operand(op, 0).ok_or(NoMatch)?, ir.operand(op, 1).ok_or(NoMatch)?);
        let divisor = uniform_int(ir, ir.constant(rhs)).ok_or(NoMatch)?;
        let range = ranges.0.get(&lhs).ok_or(NoMatch)?;
        let (min, max) = if ir.isa::<RemUIOp>(op) { range.unsigned() } else { range.signed() };
        let is_below = |end: &Int| !end.is_negative() && end.cmp_unsigned(&divisor).is_lt();
        if divisor.is_negative() || !is_below(min) || !is_below(max) || max.cmp_unsigned(min).is_lt() {
            return Err(NoMatch);
        }
        Ok(ir.replace_op(op, [lhs])?)
    }
}
