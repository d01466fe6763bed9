//! Patterns of `scf.forall` and `scf.parallel`.

use ods::prelude::*;

use super::super::{ForOp, ForallOp, ParallelOp, ReduceOp, YieldOp, forms};
use ods_arith::arith;

/// `scf.forall` without shared tensors becomes `scf.parallel`.
pub(super) struct ForallLowering;

impl OpPattern<ForallOp> for ForallLowering {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        if !op.outputs(ir).is_empty() {
            return Err(NoMatch);
        }
        let bounds = [
            (op.lower_bounds(ir), op.dynamic_lower_bound(ir)),
            (op.upper_bounds(ir), op.dynamic_upper_bound(ir)),
            (op.steps(ir), op.dynamic_step(ir)),
        ];
        let body = op.region(ir);
        let block = ir.entry_block(body).ok_or(NoMatch)?;
        let mut b = rewriter.before(op);
        let [lower, upper, step] = bounds.map(|(numbers, values)| all_values(&mut b, &numbers, &values));
        let (lower, upper, step) = (lower?, upper?, step?);
        let loops = b.insert(ParallelOp::new(lower, upper, step, [], []))?;
        let ir = rewriter.ir_mut();
        let into = loops.region(ir);
        ir.take_blocks(body, into);
        let last = ir.last_op(block).ok_or(NoMatch)?;
        ir.erase(last)?;
        super::at_end(ir, block, loops.operation()).insert(ReduceOp::new([], 0))?;
        Ok(rewriter.erase(op)?)
    }
}

/// Returns the numbers as constants, and the values in the places of dynamic ones.
fn all_values(b: &mut OpBuilder<'_>, numbers: &[i64], values: &Values) -> RewriteResult<Values> {
    let mut dynamic = values.iter().copied();
    let mut all = Values::new();
    for number in numbers {
        all.push(match *number == DYNAMIC {
            true => dynamic.next().ok_or(NoMatch)?,
            false => b.value(arith::ConstantOp::index(*number))?,
        });
    }
    Ok(all)
}

/// `scf.parallel` becomes a nest of `scf.for`, which carry the reduced values.
pub(super) struct ParallelLowering;

impl OpPattern<ParallelOp> for ParallelLowering {
    fn rewrite(op: ParallelOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let reduce = forms::last_op(ir, op.region(ir)).and_then(|last| ir.cast::<ReduceOp>(last)).ok_or(NoMatch)?;
        let body = ir.entry_block(op.region(ir)).ok_or(NoMatch)?;
        let operands = reduce.operands(ir);
        let blocks: Option<Vec<Block>> =
            reduce.reductions(ir).into_iter().map(|region| ir.entry_block(region)).collect();
        let blocks = blocks.ok_or(NoMatch)?;
        let is_binary = |block: &Block| ir.num_arguments(*block) == 2 && ir.last_op(*block).is_some();
        if !blocks.iter().all(is_binary) || ir.num_arguments(body) != op.lower_bound(ir).len() {
            return Err(NoMatch);
        }
        let nest = Nest::create(op, ir)?;
        let mut yielded = Values::new();
        for ((carried, operand), block) in nest.carried.iter().zip(operands).zip(blocks) {
            let last = ir.last_op(block);
            let before = ods::ir::InsertionPoint::before(ir, reduce);
            ir.inline_block(block, before, &[*carried, operand]);
            // The returned value may have been an argument.
            if let Some(last) = last {
                yielded.extend(ir.operand(last, 0));
                ir.erase(last)?;
            }
        }
        ir.erase(reduce)?;
        // It may yield counters, which the merge replaces.
        super::at_end(ir, body, op.operation()).insert(YieldOp::new(yielded))?;
        ir.merge_blocks(body, nest.innermost, &nest.counters);
        Ok(ir.replace_op(op, nest.results)?)
    }
}

/// A nest of loops; the innermost body is still empty.
struct Nest {
    counters: Values,
    /// The carried values of the innermost loop.
    carried: Values,
    innermost: Block,
    /// The results of the outermost loop.
    results: Values,
}

impl Nest {
    fn create(op: ParallelOp, ir: &mut Ir) -> RewriteResult<Self> {
        let (lower, upper, step) = (op.lower_bound(ir), op.upper_bound(ir), op.step(ir));
        let mut nest = Self {
            counters: Values::new(),
            carried: op.init_vals(ir),
            innermost: ir.parent_block(op).ok_or(NoMatch)?,
            results: op.init_vals(ir),
        };
        let location = ir.location(op);
        for index in 0..lower.len() {
            let mut b = match index {
                0 => ir.builder_before(op),
                _ => ir.builder_at_end_of(nest.innermost),
            };
            let mut b = b.with_location(location);
            let turns = b.insert(ForOp::of(lower[index], upper[index], step[index], nest.carried.iter().copied()))?;
            let ir = b.ir_mut();
            let results: Values = ir.results(turns).collect();
            let mut types = vec![Type::INDEX];
            types.extend(ir.result_types(turns));
            let region = turns.region(ir);
            if index == 0 {
                nest.results = results;
            } else {
                b.insert(YieldOp::new(results))?;
            }
            nest.innermost = b.add_block(region, types);
            let mut arguments = b.ir().arguments(nest.innermost);
            nest.counters.extend(arguments.next());
            nest.carried = arguments.collect();
        }
        Ok(nest)
    }
}
