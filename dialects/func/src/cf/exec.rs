//! The semantics of `cf`, for execution.

use ods::numeric::Int;
use ods::prelude::*;
use ods_exec::constants::int_words;
use ods_exec::elementwise::Words;
use ods_exec::{Evaluate, Label, Opcode, Place, Planner};

use super::{AssertOp, BranchOp, CondBranchOp, SwitchOp};

impl Evaluate for AssertOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (condition, message) = (planner.word_of(self.arg(ir)), self.msg(ir));
        let (holds, fails) = (planner.label(), planner.label());
        planner.branch(condition, holds, fails);
        planner.bind(fails);
        planner.undefined(&format!("failed: {message}"));
        planner.bind(holds);
    }
}

impl Evaluate for BranchOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let values: Vec<Value> = self.dest_operands(ir).iter().copied().collect();
        planner.go_to(self.dest(ir), values);
    }
}

impl Evaluate for CondBranchOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let condition = planner.word_of(self.condition(ir));
        let then: Vec<Value> = self.true_dest_operands(ir).iter().copied().collect();
        let otherwise: Vec<Value> = self.false_dest_operands(ir).iter().copied().collect();
        planner.branch_to(condition, [(self.true_dest(ir), then), (self.false_dest(ir), otherwise)]);
    }
}

impl Evaluate for SwitchOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let flag = planner.place(self.flag(ir));
        let values = self.case_values(ir).map(|values| Attribute::from(values).cast::<DenseElementsAttr>(ir.context()));
        let lists: Vec<Vec<Value>> = self.case_operands(ir).iter().map(|list| list.to_vec()).collect();
        let mut targets: Vec<(Block, Vec<Value>)> = self.case_destinations(ir).into_iter().zip(lists).collect();
        let default: Vec<Value> = self.default_operands(ir).iter().copied().collect();
        targets.push((self.default_destination(ir), default));
        let stubs: Vec<_> = targets.iter().map(|_| planner.label()).collect();
        let value = |case: usize| -> Option<Int> { values??.int(ir.context(), case as u64) };
        let cases: Option<Vec<_>> =
            (0..targets.len() - 1).map(|case| Some((int_words(&value(case)?), stubs[case]))).collect();
        match (cases, flag) {
            (Some(cases), Place::Words { at, count: 1 }) => {
                let cases = cases.iter().filter_map(|(words, stub)| Some((*words.first()?, *stub)));
                planner.switch(at, &cases.collect::<Vec<_>>(), stubs[targets.len() - 1]);
            }
            (Some(cases), Place::Words { at, .. }) => switch_wide(planner, at, &cases, stubs[targets.len() - 1]),
            (None, _) | (_, Place::Object(_)) => planner.fail("has cases that are not integers"),
        }
        for (stub, (block, values)) in stubs.into_iter().zip(targets) {
            planner.bind(stub);
            planner.go_to(block, values);
        }
    }
}

/// Plans a switch over a number of several words, the first at `at`.
fn switch_wide(planner: &mut Planner<'_>, at: u32, cases: &[(Words, Label)], otherwise: Label) {
    let differs = planner.word();
    for (words, label) in cases {
        let next = planner.label();
        for (word, part) in words.iter().zip(at..) {
            let (word, same) = (planner.constant(*word), planner.label());
            planner.compute(Opcode::Ne, 64, 0, differs, [part, word, 0]);
            planner.branch(differs, next, same);
            planner.bind(same);
        }
        planner.jump(*label);
        planner.bind(next);
    }
    planner.jump(otherwise);
}
