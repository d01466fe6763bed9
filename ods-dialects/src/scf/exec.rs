//! The semantics of `scf`, for execution: loops and conditions become jumps.

use ods::prelude::*;
use ods_exec::{Code, Evaluate, Exit, Place, Planner, Source};

use super::{ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};
use crate::common::exec::{Attached, attach, width_of};

/// Returns the places of the operation's results.
pub(super) fn results(planner: &mut Planner<'_>) -> Vec<Place> {
    let values: Vec<Value> = planner.ir().results(planner.op()).collect();
    values.into_iter().map(|value| planner.place(value)).collect()
}

/// Returns places as sources of copies, from which objects may be moved.
pub(super) fn sources(places: &[Place]) -> Vec<Source> {
    places.iter().map(|place| Source { place: *place, is_last: true }).collect()
}

impl Evaluate for IfOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let condition = planner.word_of(self.condition(ir));
        let places = results(planner);
        let [then, otherwise, end] = [planner.label(), planner.label(), planner.label()];
        let has_else = !ir.is_region_empty(self.elseRegion(ir));
        planner.branch(condition, then, if has_else { otherwise } else { end });
        planner.bind(then);
        planner.region(self.thenRegion(ir), vec![Exit { places: places.clone(), label: end }]);
        if has_else {
            planner.bind(otherwise);
            planner.region(self.elseRegion(ir), vec![Exit { places, label: end }]);
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
        let regions: Vec<Region> = self.caseRegions(ir);
        let labels: Vec<_> = regions.iter().map(|_| planner.label()).collect();
        let cases: Vec<_> = self.cases(ir).into_iter().map(|case| case as u64).zip(labels.iter().copied()).collect();
        planner.switch(argument, &cases, default);
        let all = labels.into_iter().zip(regions).chain([(default, self.defaultRegion(ir))]);
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
        let is_signed = !self.unsignedCmp(ir);
        let width = width_of(ir, self.lowerBound(ir));
        let Some(width) = u8::try_from(width).ok().filter(|width| *width <= 64) else {
            return planner.fail("counts with more than 64 bits, which is not supported");
        };
        let Some(body) = ir.entry_block(self.region(ir)) else { return };
        let [lower, upper, step] =
            [self.lowerBound(ir), self.upperBound(ir), self.step(ir)].map(|value| planner.word_of(value));
        let (zero, is_wrong) = (planner.constant(0), planner.word());
        planner.compute(if is_signed { Code::LeS } else { Code::Eq }, width, 0, is_wrong, [step, zero, 0]);
        planner.fail_if(is_wrong, "has a step that is not positive");
        let arguments = planner.argument_places(body);
        let (Some(Place::Words { at: counter, .. }), carried) =
            (arguments.first().copied(), arguments.get(1..).unwrap_or(&[]))
        else {
            return planner.fail("has no counter");
        };
        let inits: Vec<Value> = self.initArgs(ir).iter().copied().collect();
        planner.copy_values(inits, carried);
        planner.compute(Code::Copy, 64, 0, counter, [lower, 0, 0]);
        if let Some(end) = ir.terminator(body) {
            let values: Vec<(Value, Value)> = ir.operands(end).zip(ir.arguments(body).skip(1)).collect();
            values.into_iter().for_each(|(yielded, argument)| planner.carry(yielded, argument));
        }
        let [top, next, end] = [planner.label(), planner.label(), planner.label()];
        let enters = planner.word();
        planner.compute(if is_signed { Code::LtS } else { Code::LtU }, width, 0, enters, [lower, upper, 0]);
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

    fn moved_operands(&self, _: &Ir) -> u64 {
        u64::MAX - 1
    }
}

impl Evaluate for YieldOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let values: Vec<Value> = planner.ir().operands(self.operation()).collect();
        planner.leave(0, values);
    }

    fn moved_operands(&self, _: &Ir) -> u64 {
        u64::MAX
    }
}

/// Attaches the semantics.
pub(crate) fn attach(context: &Context) -> Attached {
    attach!(context, ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp)
}
