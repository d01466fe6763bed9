//! Runs of a pass that changed what a function computes, to find out how.

use std::sync::{Arc, Mutex, PoisonError};

use ods_core::ir::Extract;
use ods_core::{Ir, Location};
use ods_pass::{Anchor, Pass, PassManager, PassRegistry};
use ods_rewrite::{Action, ActionHandler};

use crate::compare::compare_where;
use crate::options::Options;
use crate::reduction::{self, Smallest};
use crate::report::Counterexample;

/// A pass that changed what a function computes.
pub struct Rerun<'a> {
    pub pass: &'a dyn Pass,
    /// The name of the function.
    pub name: &'a str,
    pub options: &'a Options,
    pub registry: &'a PassRegistry,
}

/// A step of a pass.
pub struct Step {
    /// The pattern or the fold, with the operation.
    pub text: String,
    /// The location of the operation.
    pub location: Location,
}

impl Rerun<'_> {
    /// Returns the first step of the pass after which the function computes something else. The states between steps
    /// are halved until two neighbours are found: a right one, and a wrong one.
    pub fn step(&self, before: &Extract) -> Option<Step> {
        let (mut right, mut wrong) = (0, self.run_until(before, u64::MAX)?.events);
        while wrong - right > 1 {
            let middle = right + (wrong - right) / 2;
            let state = self.run_until(before, middle)?.state?;
            if self.difference(before, &state).is_some() { wrong = middle } else { right = middle }
        }
        self.run_until(before, wrong)?.step
    }

    /// Returns the smallest module that shows the difference.
    pub fn smallest(&self, before: &Extract) -> Option<Smallest> {
        reduction::smallest(before, self.name, &|before| {
            let mut after = before.ir.extract(before.op)?;
            self.manager().run(&mut after.ir, after.op).ok()?;
            self.difference(before, &after)
        })
    }

    fn difference(&self, before: &Extract, after: &Extract) -> Option<Counterexample> {
        let is_wanted = |pair: &crate::compare::Pair<'_>| pair.before.name() == self.name;
        let report = compare_where((&before.ir, before.root), (&after.ir, after.root), self.options, is_wanted);
        report.ok()?.difference().map(|(_, found)| found.clone())
    }

    fn manager(&self) -> PassManager {
        let mut manager = PassManager::new(Anchor::Any);
        manager.set_registry(self.registry.clone());
        manager.add_boxed(self.pass.clone_pass());
        manager
    }

    /// Runs the pass, and keeps the state at the event with this number.
    fn run_until(&self, before: &Extract, event: u64) -> Option<Recorded> {
        let mut copy = before.ir.extract(before.op)?;
        let recorder = Recorder { copied: copy.op, until: event, recorded: Arc::default() };
        let recorded = Arc::clone(&recorder.recorded);
        self.manager().set_actions(recorder).run(&mut copy.ir, copy.op).ok()?;
        Some(std::mem::take(&mut *recorded.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// A listener that counts the beginnings and ends of steps.
struct Recorder {
    copied: ods_core::Operation,
    until: u64,
    recorded: Arc<Mutex<Recorded>>,
}

#[derive(Default)]
struct Recorded {
    events: u64,
    /// The steps that have begun, the outer ones first; `None` for a step that rewrites nothing itself.
    open: Vec<Option<Step>>,
    /// The state at the event, and the step that ended with it.
    state: Option<Extract>,
    step: Option<Step>,
}

impl Recorder {
    fn count(&self, ir: &Ir, change: impl FnOnce(&mut Recorded) -> Option<Step>) {
        let recorded = &mut *self.recorded.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = change(recorded);
        recorded.events += 1;
        if recorded.events == self.until {
            recorded.state = ir.extract(self.copied);
            recorded.step = ended;
        }
    }
}

impl ActionHandler for Recorder {
    fn begin(&mut self, ir: &Ir, action: Action<'_>) {
        let step = |op, kind: &str| Step { text: format!("{kind} '{}'", ir.name_str(op)), location: ir.location(op) };
        let step = match action {
            Action::Pass(..) | Action::Iteration(..) => None,
            Action::Pattern(pattern, op) => Some(step(op, &format!("pattern '{}' on", pattern.name))),
            Action::Fold(op) => Some(step(op, "the fold of")),
        };
        self.count(ir, |recorded| {
            recorded.open.push(step);
            None
        });
    }

    fn end(&mut self, ir: &Ir, _: Action<'_>) {
        self.count(ir, |recorded| recorded.open.pop().flatten());
    }
}
