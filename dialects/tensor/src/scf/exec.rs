//! The semantics of `scf`, for execution: loops and conditions become jumps.

use ods::prelude::*;
use ods_exec::{Evaluate, Exit, Opcode, Place, Planner, Source};

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, ParallelOp, ReduceOp,
    ReduceReturnOp, WhileOp, YieldOp,
};
use ods_arith::common::exec::{plan_nest, results, sources, width_of};

impl Evaluate for IfOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let condition = planner.word_of(self.condition(ir));
        let places = results(planner);
        let [then, otherwise, end] = [planner.label(), planner.label(), planner.label()];
        let has_else = !ir.is_region_empty(self.else_region(ir));
        planner.branch(condition, then, if has_else { otherwise } else { end });
        planner.bind(then);
        planner.region(self.then_region(ir), vec![Exit { places: places.clone(), label: end }]);
        if has_else {
            planner.bind(otherwise);
            planner.region(self.else_region(ir), vec![Exit { places, label: end }]);
        }
        planner.bind(end);
    }
}

impl Evaluate for ExecuteRegionOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let (places, end) = (results(planner), planner.label());
        planner.region(self.region(planner.ir()), vec![Exit { places, label: end }]);
        planner.bind(end);
    }
}

impl Evaluate for IndexSwitchOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (argument, places) = (planner.word_of(self.arg(ir)), results(planner));
        let (default, end) = (planner.label(), planner.label());
        let regions: Vec<Region> = self.case_regions(ir);
        let labels: Vec<_> = regions.iter().map(|_| planner.label()).collect();
        let cases: Vec<_> = self.cases(ir).into_iter().map(|case| case as u64).zip(labels.iter().copied()).collect();
        planner.switch(argument, &cases, default);
        let all = labels.into_iter().zip(regions).chain([(default, self.default_region(ir))]);
        for (label, region) in all {
            planner.bind(label);
            planner.region(region, vec![Exit { places: places.clone(), label: end }]);
        }
        planner.bind(end);
    }
}

impl Evaluate for ForOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let is_signed = !self.unsigned_cmp(ir);
        let width = width_of(ir, self.lower_bound(ir));
        let Some(width) = u8::try_from(width).ok().filter(|width| *width <= 64) else {
            return planner.fail("counts with more than 64 bits, which is not supported");
        };
        let Some(body) = ir.entry_block(self.region(ir)) else { return };
        let [lower, upper, step] =
            [self.lower_bound(ir), self.upper_bound(ir), self.step(ir)].map(|value| planner.word_of(value));
        let (zero, is_wrong, enters) = (planner.constant(0), planner.word(), planner.word());
        planner.compute(if is_signed { Opcode::LtS } else { Opcode::LtU }, width, 0, enters, [lower, upper, 0]);
        planner.compute(if is_signed { Opcode::LeS } else { Opcode::Eq }, width, 0, is_wrong, [step, zero, 0]);
        planner.compute(Opcode::And, 1, 0, is_wrong, [is_wrong, enters, 0]);
        planner.undefined_if(is_wrong, "has a step that is not positive");
        let arguments = planner.argument_places(body);
        let (Some(Place::Words { at: counter, .. }), carried) =
            (arguments.first().copied(), arguments.get(1..).unwrap_or(&[]))
        else {
            return planner.fail("has no counter");
        };
        let inits: Vec<Value> = self.init_args(ir).iter().copied().collect();
        planner.copy_values(inits, carried);
        planner.compute(Opcode::Copy, 64, 0, counter, [lower, 0, 0]);
        if let Some(end) = ir.terminator(body) {
            let values: Vec<(Value, Value)> = ir.operands(end).zip(ir.arguments(body).skip(1)).collect();
            values.into_iter().for_each(|(yielded, argument)| planner.carry(yielded, argument));
        }
        let [top, next, end] = [planner.label(), planner.label(), planner.label()];
        planner.branch(enters, top, end);
        planner.bind(top);
        planner.region_through(self.region(ir), Exit { places: carried.to_vec(), label: next });
        planner.bind(next);
        planner.count_up(is_signed, width, [counter, upper, step], top);
        planner.bind(end);
        let places = results(planner);
        planner.copy(&sources(carried), &places);
    }
}

impl Evaluate for WhileOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (before, after) = (self.before(ir), self.after(ir));
        let [Some(before_block), Some(after_block)] = [before, after].map(|region| ir.entry_block(region)) else {
            return;
        };
        let (arguments, next) = (planner.argument_places(before_block), planner.argument_places(after_block));
        let inits: Vec<Value> = self.inits(ir).iter().copied().collect();
        planner.copy_values(inits, &arguments);
        let [top, body, end] = [planner.label(), planner.label(), planner.label()];
        let places = results(planner);
        planner.bind(top);
        planner.region(before, vec![Exit { places: next, label: body }, Exit { places, label: end }]);
        planner.bind(body);
        planner.region(after, vec![Exit { places: arguments, label: top }]);
        planner.bind(end);
    }
}

impl Evaluate for ConditionOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let condition = planner.word_of(self.condition(ir));
        let values: Vec<Value> = self.args(ir).iter().copied().collect();
        planner.leave_if(condition, [values.clone(), values]);
    }
}

impl Evaluate for YieldOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let values: Vec<Value> = planner.ir().operands(self.operation()).collect();
        planner.leave(0, values);
    }
}

/// Returns the words of the first arguments of a body, which are its counters.
fn counters(planner: &mut Planner<'_>, places: &[Place], rank: usize) -> Vec<u32> {
    let words = places.iter().take(rank).filter_map(|place| match place {
        Place::Words { at, .. } => Some(*at),
        Place::Object(_) => None,
    });
    let words: Vec<u32> = words.collect();
    if words.len() != rank {
        planner.fail("has fewer counters than bounds");
    }
    words
}

/// The turns run one after the other, in the order of sequential loops. The results collect what is reduced.
impl Evaluate for ParallelOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let Some(body) = ir.entry_block(self.region(ir)) else { return };
        let places = results(planner);
        planner.copy_values(self.init_vals(ir), &places);
        let lists = [self.lower_bound(ir), self.upper_bound(ir), self.step(ir)];
        let bounds: Vec<[u32; 3]> = (0..lists[0].len())
            .map(|dimension| {
                lists.each_ref().map(|list| list.get(dimension).map_or(0, |value| planner.word_of(*value)))
            })
            .collect();
        let arguments = planner.argument_places(body);
        let counters = counters(planner, &arguments, bounds.len());
        let region = self.region(ir);
        plan_nest(planner, &counters, &bounds, &mut |planner, label| {
            planner.region_through(region, Exit { places: Vec::new(), label });
        });
    }
}

impl Evaluate for ReduceOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let collected: Vec<Value> =
            ir.parent_op(self.operation()).map(|op| ir.results(op).collect()).unwrap_or_default();
        let values = self.operands(ir).into_iter().zip(self.reductions(ir)).zip(collected);
        for ((value, region), collected) in values {
            let Some(block) = ir.entry_block(region) else { continue };
            let (place, label) = (planner.place(collected), planner.label());
            let operands = [Source { place, is_last: true }, planner.source(value)];
            let arguments = planner.argument_places(block);
            planner.copy(&operands, &arguments);
            planner.region_through(region, Exit { places: vec![place], label });
            planner.bind(label);
        }
        planner.leave(0, []);
    }
}

impl Evaluate for ReduceReturnOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let result = self.result(planner.ir());
        planner.leave(0, [result]);
    }
}

/// The turns run one after the other, in the order of sequential loops. The arguments of the body collect the
/// contributions to the shared tensors; turns that do not race only see their own.
impl Evaluate for ForallOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let Some(body) = ir.entry_block(self.region(ir)) else { return };
        let rank = self.rank(ir);
        let arguments = planner.argument_places(body);
        let (counters, shared) = (counters(planner, &arguments, rank), arguments.get(rank..).unwrap_or_default());
        planner.copy_values(self.outputs(ir), shared);
        ir.arguments(body).skip(rank).for_each(|argument| planner.keep(argument));
        let lists = [
            words(planner, &self.lower_bounds(ir), self.dynamic_lower_bound(ir)),
            words(planner, &self.upper_bounds(ir), self.dynamic_upper_bound(ir)),
            words(planner, &self.steps(ir), self.dynamic_step(ir)),
        ];
        let bounds: Vec<[u32; 3]> =
            (0..rank).map(|dimension| lists.each_ref().map(|list| list.get(dimension).copied().unwrap_or(0))).collect();
        let region = self.region(ir);
        plan_nest(planner, &counters, &bounds, &mut |planner, label| {
            planner.region_through(region, Exit { places: Vec::new(), label });
        });
        let places = results(planner);
        planner.copy(&sources(shared), &places);
    }
}

/// Returns the words of numbers, with a value for each [`DYNAMIC`] one.
fn words(planner: &mut Planner<'_>, numbers: &[i64], values: Values) -> Vec<u32> {
    let mut values = values.into_iter();
    let word = |number: &i64| match *number {
        DYNAMIC => values.next().map(|value| planner.word_of(value)),
        number => Some(planner.constant(number as u64)),
    };
    numbers.iter().filter_map(word).collect()
}

impl Evaluate for InParallelOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        planner.region(self.region(planner.ir()), Vec::new());
        planner.leave(0, []);
    }
}
