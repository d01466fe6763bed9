//! One step of a driver: the patterns of an operation are tried until one applies.

use std::any::Any;

use ods_core::ir::{Change, Checkpoint, SlotSet, Work};
use ods_core::{Ir, Operation};

use crate::{
    Action, ActionHandler, FrozenPatterns, GreedyError, NoMatch, PatternSchema, PatternStatistics, Rewriter, Screen,
};

/// The name of patterns that a definition's `canonicalize` key without a list means.
const CANONICALIZE: &str = "canonicalize";

/// The patterns, and the listeners to their attempts.
pub(crate) struct Step<'a> {
    patterns: &'a FrozenPatterns,
    /// Whether a pattern that succeeds without a change is an error.
    pub(crate) check: bool,
    pub(crate) actions: Option<&'a mut dyn ActionHandler>,
    statistics: Option<&'a mut Vec<PatternStatistics>>,
    /// The results of an analysis, for patterns that need it.
    pub(crate) facts: Option<&'a mut dyn Any>,
}

impl<'a> Step<'a> {
    pub(crate) fn new(patterns: &'a FrozenPatterns, check: bool) -> Self {
        Self { patterns, check, actions: None, statistics: None, facts: None }
    }

    /// Sets counts to add to, one per pattern of the set.
    pub(crate) fn count_in(&mut self, statistics: &'a mut Vec<PatternStatistics>) {
        statistics.resize(self.patterns.iter().count(), PatternStatistics::default());
        self.statistics = Some(statistics);
    }

    pub(crate) fn begin(&mut self, ir: &Ir, action: Action<'_>) {
        if let Some(actions) = &mut self.actions {
            actions.begin(ir, action);
        }
    }

    pub(crate) fn end(&mut self, ir: &Ir, action: Action<'_>) {
        if let Some(actions) = &mut self.actions {
            actions.end(ir, action);
        }
    }

    /// Returns whether there are patterns for operations like this one.
    pub(crate) fn has_patterns(&self, ir: &Ir, op: Operation) -> bool {
        self.patterns.for_op(ir, op).next().is_some()
    }

    /// Returns the positions of the patterns to try on the operation.
    #[inline]
    pub(crate) fn candidates(&self, ir: &Ir, op: Operation) -> &'a [u32] {
        // A trace and statistics have all attempts, as in MLIR.
        if self.tries_all() { self.patterns.positions_for_op(ir, op) } else { self.patterns.likely_for_op(ir, op) }
    }

    #[inline]
    fn tries_all(&self) -> bool {
        self.actions.is_some() || self.statistics.is_some()
    }

    /// Applies the first of the [candidates](Step::candidates) that matches. Returns its name, if one did.
    pub(crate) fn apply_patterns(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        candidates: &[u32],
        start: &Checkpoint,
    ) -> Result<Option<&'static str>, GreedyError> {
        let patterns = self.patterns;
        let mut screening = if self.tries_all() { Screening::Off } else { Screening::On(None) };
        for index in candidates {
            let (index, pattern) = (*index as usize, patterns.pattern_at(*index));
            if pattern.screen.is_some_and(|screen| !screening.passes(screen, ir, op)) {
                continue;
            }
            let action = Action::Pattern(pattern, op);
            self.begin(ir, action);
            let applied = self.apply(ir, op, pattern, start);
            self.end(ir, action);
            let applied = applied?;
            if let Some(counts) = self.statistics.as_mut().and_then(|counts| counts.get_mut(index)) {
                counts.tried += 1;
                counts.applied += u64::from(applied);
            }
            if applied {
                return Ok(Some(pattern.name));
            }
        }
        Ok(None)
    }

    /// Applies the pattern. Returns whether it matched.
    fn apply(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        pattern: &PatternSchema,
        start: &Checkpoint,
    ) -> Result<bool, GreedyError> {
        let location = ir.location(op);
        let name = || if pattern.name.is_empty() { CANONICALIZE.to_owned() } else { pattern.name.to_owned() };
        let facts = self.facts.as_mut().map(|facts| &mut **facts as &mut dyn Any);
        let work = Work::Pattern(if pattern.name.is_empty() { CANONICALIZE } else { pattern.name });
        let result = ir.blame_panics(op, work, |ir| (pattern.rewrite)(op, &mut Rewriter::with_facts(ir, facts)));
        let error = match result {
            Ok(()) if self.check && ir.is_unchanged_since(start) => {
                return Err(GreedyError::SuccessWithoutChange { pattern: name(), location });
            }
            Ok(()) => return Ok(true),
            Err(error) => error,
        };
        if ir.is_unchanged_since(start) || !leaves_changes(ir, start) {
            return Ok(false);
        }
        Err(match error {
            NoMatch => GreedyError::ChangedWithoutSuccess { pattern: name(), location },
            other => GreedyError::Failed { pattern: name(), location, message: other.to_string() },
        })
    }
}

/// The use of [screens](Screen) for the patterns of an operation.
enum Screening {
    Off,
    /// With the screen that was called last, and its answer.
    On(Option<(Screen, bool)>),
}

impl Screening {
    fn passes(&mut self, screen: Screen, ir: &Ir, op: Operation) -> bool {
        let Self::On(last) = self else { return true };
        if let Some((known, passes)) = last
            && std::ptr::fn_addr_eq(*known, screen)
        {
            return *passes;
        }
        let passes = screen(ir, op);
        *last = Some((screen, passes));
        passes
    }
}

/// Returns whether the changes since `start` are more than operations that were created and erased again.
fn leaves_changes(ir: &Ir, start: &Checkpoint) -> bool {
    let mut created = SlotSet::new();
    ir.changes_since(start).any(|change| match change {
        Change::Created(op) => {
            created.insert(op);
            ir.contains(op)
        }
        Change::Inserted(op) | Change::Removed(op) | Change::Modified(op) | Change::Erased(op) => !created.contains(op),
        Change::Released(_) => false,
        Change::BlockCreated(block) => ir.contains_block(block),
        _ => true,
    })
}
