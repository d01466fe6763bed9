//! The driver.

use ods_core::fold::FoldResult;
use ods_core::ir::{Change, Checkpoint, SlotSet};
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Region};

use super::config::Allowed;
use super::constants::KnownConstants;
use super::worklist::Worklist;
use super::{GreedyConfig, GreedyError, GreedyResult, PatternStatistics, Strictness};
use crate::{
    Action, ActionHandler, FrozenPatterns, NoMatch, PatternSchema, Rewriter, erase_unreachable_blocks, simplify_regions,
};

/// The greedy driver: see the module documentation of `ods_rewrite::greedy` for its semantics.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// use ods_rewrite::{GreedyConfig, GreedyDriver, PatternSet};
/// # use ods::{Context, Ir, Location};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let patterns = PatternSet::canonicalization(ir.context()).freeze(ir.context());
/// let result = GreedyDriver::new(&patterns, GreedyConfig::default()).run(&mut ir, module).expect("sound patterns");
/// assert!(result.converged && !result.changed);
/// # Ok(())
/// # }
/// ```
pub struct GreedyDriver<'a> {
    patterns: &'a FrozenPatterns,
    config: GreedyConfig,
    actions: Option<&'a mut dyn ActionHandler>,
    statistics: Option<&'a mut Vec<PatternStatistics>>,
    worklist: Worklist,
    /// The patterns applied in the last iteration, for reports.
    last_applied: Vec<&'static str>,
}

/// The state of one iteration.
struct Iteration {
    scope: Region,
    allowed: Allowed,
    /// The number of patterns that may still be applied.
    rewrites_left: u64,
    /// The number of changes after which the iteration ends: more mean that it would never end.
    steps_left: u64,
    changed: bool,
}

/// The effect of a visit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    Kept,
    Changed,
    Rewritten,
}

/// The names shown in a report.
const MOST_REPEATING: usize = 8;

impl<'a> GreedyDriver<'a> {
    /// Creates a driver.
    pub fn new(patterns: &'a FrozenPatterns, config: GreedyConfig) -> Self {
        Self {
            patterns,
            config,
            actions: None,
            statistics: None,
            worklist: Worklist::default(),
            last_applied: Vec::new(),
        }
    }

    /// Sets a listener to each step.
    #[must_use]
    pub fn with_actions(self, actions: &'a mut dyn ActionHandler) -> Self {
        Self { actions: Some(actions), ..self }
    }

    /// Sets counts to add to, one per pattern of the set.
    #[must_use]
    pub fn with_statistics(self, statistics: &'a mut Vec<PatternStatistics>) -> Self {
        statistics.resize(self.patterns.iter().count(), PatternStatistics::default());
        Self { statistics: Some(statistics), ..self }
    }

    /// Runs on each region of the operation.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract; the IR is as the other patterns left it.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Operation>) -> Result<GreedyResult, GreedyError> {
        let mut all = GreedyResult { changed: false, converged: true, iterations: 0, repeating: Vec::new() };
        for region in ir.regions(op.into()).collect::<Vec<_>>() {
            let result = self.run_on_region(ir, region)?;
            all.changed |= result.changed;
            all.converged &= result.converged;
            all.iterations = all.iterations.max(result.iterations);
            all.repeating.extend(result.repeating);
        }
        Ok(all)
    }

    /// Runs on the region.
    ///
    /// # Errors
    /// Returns the errors of [`GreedyDriver::run`].
    pub fn run_on_region(&mut self, ir: &mut Ir, region: Region) -> Result<GreedyResult, GreedyError> {
        let mut result = GreedyResult { changed: false, converged: false, iterations: 0, repeating: Vec::new() };
        let mut allowed = match self.config.strictness {
            Strictness::AnyOp => Allowed::All,
            Strictness::ExistingAndNewOps | Strictness::ExistingOps => Allowed::These(ops_of(ir, region)),
        };
        while !result.converged && self.config.max_iterations.is_none_or(|most| result.iterations < most) {
            result.iterations += 1;
            let action = Action::Iteration(result.iterations, region);
            self.begin(ir, action);
            let changed;
            let ended;
            (changed, ended, allowed) = self.iterate(ir, region, allowed)?;
            self.end(ir, action);
            result.changed |= changed;
            result.converged = !changed;
            if !ended {
                break;
            }
        }
        if !result.converged {
            result.repeating = self.repeating();
        }
        Ok(result)
    }

    /// Runs an iteration. Returns whether anything changed, whether the queue became empty, and the allowed operations.
    fn iterate(&mut self, ir: &mut Ir, region: Region, allowed: Allowed) -> Result<(bool, bool, Allowed), GreedyError> {
        let scope = self.config.scope.unwrap_or(region);
        self.worklist.clear();
        self.last_applied.clear();
        let rewrites_left = self.config.max_rewrites.unwrap_or(u64::MAX);
        let mut iteration = Iteration { scope, allowed, rewrites_left, steps_left: 0, changed: false };
        self.fill(ir, region, &mut iteration);
        iteration.steps_left = most_steps(self.worklist.len());
        let start = ir.begin_changes();
        iteration.changed |= erase_unreachable_blocks(ir, &[region]);
        self.take_changes(ir, start, &mut iteration);
        let ended = self.process(ir, &mut iteration)?;
        let is_settled = !iteration.changed;
        iteration.changed |= simplify_regions(ir, &[region], self.config.simplify_regions, is_settled);
        Ok((iteration.changed, ended, iteration.allowed))
    }

    /// Queues the operations of the region, and shares constants.
    fn fill(&mut self, ir: &mut Ir, region: Region, iteration: &mut Iteration) {
        let ops: Vec<Operation> = if self.config.top_down { preorder(ir, region) } else { postorder(ir, region) };
        let mut constants = KnownConstants::default();
        for op in ops {
            if self.config.share_constants
                && let Some(value) = constant_value(ir, op)
            {
                let start = ir.begin_changes();
                let stays = constants.insert(ir, op, value);
                if stays {
                    // A constant that moved is not queued for that.
                    ir.keep_changes(start);
                } else {
                    self.take_changes(ir, start, iteration);
                    continue;
                }
            }
            if iteration.allowed.contains(op) {
                self.worklist.push(op);
            }
        }
        if self.config.top_down {
            self.worklist.reverse();
        }
    }

    /// Visits queued operations. Returns whether the queue became empty.
    fn process(&mut self, ir: &mut Ir, iteration: &mut Iteration) -> Result<bool, GreedyError> {
        while iteration.rewrites_left > 0 {
            let Some(op) = self.worklist.pop(ir) else { return Ok(true) };
            match self.visit(ir, op, iteration)? {
                Visit::Kept => continue,
                Visit::Changed => {}
                Visit::Rewritten => iteration.rewrites_left -= 1,
            }
            iteration.changed = true;
            if iteration.steps_left == 0 {
                return Ok(false);
            }
            iteration.steps_left -= 1;
        }
        Ok(true)
    }

    fn visit(&mut self, ir: &mut Ir, op: Operation, iteration: &mut Iteration) -> Result<Visit, GreedyError> {
        let start = ir.begin_changes();
        if ir.is_trivially_dead(op) {
            let erased = ir.erase(op).is_ok();
            self.take_changes(ir, start, iteration);
            return Ok(if erased { Visit::Changed } else { Visit::Kept });
        }
        if self.config.fold && !ir.has_traits(op, TraitSet::CONSTANT_LIKE) && self.fold(ir, op, &start) {
            self.take_changes(ir, start, iteration);
            return Ok(Visit::Changed);
        }
        match self.apply_patterns(ir, op, &start) {
            Ok(true) => {
                self.take_changes(ir, start, iteration);
                Ok(Visit::Rewritten)
            }
            Ok(false) => {
                ir.keep_changes(start);
                Ok(Visit::Kept)
            }
            Err(error) => {
                ir.undo_changes(start);
                Err(error)
            }
        }
    }

    /// Folds the operation. Returns whether anything changed.
    fn fold(&mut self, ir: &mut Ir, op: Operation, start: &Checkpoint) -> bool {
        match ir.fold(op) {
            FoldResult::No => false,
            FoldResult::InPlace => !ir.is_unchanged_since(start),
            FoldResult::Results(results) => match ir.materialize_fold(op, &results) {
                Some(values) => ir.replace_op(op, values).is_ok(),
                None => false,
            },
        }
    }

    /// Applies the first pattern that matches. Returns whether one did.
    fn apply_patterns(&mut self, ir: &mut Ir, op: Operation, start: &Checkpoint) -> Result<bool, GreedyError> {
        let patterns = self.patterns;
        // A trace and statistics have all attempts, as in MLIR.
        if self.actions.is_some() || self.statistics.is_some() {
            return self.apply_first(ir, op, patterns.for_op(ir, op), start);
        }
        self.apply_first(ir, op, patterns.likely_for_op(ir, op), start)
    }

    fn apply_first<'p>(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        patterns: impl Iterator<Item = (usize, &'p PatternSchema)>,
        start: &Checkpoint,
    ) -> Result<bool, GreedyError> {
        for (index, pattern) in patterns {
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
                self.last_applied.push(pattern.name);
                return Ok(true);
            }
        }
        Ok(false)
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
        let name = || if pattern.name.is_empty() { "canonicalize".to_owned() } else { pattern.name.to_owned() };
        let error = match (pattern.rewrite)(op, &mut Rewriter::new(ir)) {
            Ok(()) if self.config.check && ir.is_unchanged_since(start) => {
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

    /// Queues what changed, and ends the span.
    fn take_changes(&mut self, ir: &mut Ir, start: Checkpoint, iteration: &mut Iteration) {
        for change in ir.changes_since(&start) {
            match change {
                Change::Inserted(op) => {
                    if self.config.strictness == Strictness::ExistingAndNewOps
                        && let Allowed::These(ops) = &mut iteration.allowed
                    {
                        ops.insert(op);
                    }
                    self.queue(ir, op, iteration);
                }
                Change::Modified(op) | Change::Released(op) => self.queue(ir, op, iteration),
                Change::Erased(op) => {
                    self.worklist.remove(op);
                    if let Allowed::These(ops) = &mut iteration.allowed {
                        ops.remove(op);
                    }
                }
                _ => {}
            }
        }
        ir.keep_changes(start);
    }

    #[inline]
    fn queue(&mut self, ir: &Ir, op: Operation, iteration: &Iteration) {
        if !ir.contains(op) {
            return;
        }
        match &iteration.allowed {
            Allowed::All => self.worklist.push_with_ancestors(ir, op, iteration.scope),
            Allowed::These(ops) => {
                if ops.contains(op) {
                    self.worklist.push_with_ancestors(ir, op, iteration.scope);
                }
            }
        }
    }

    fn begin(&mut self, ir: &Ir, action: Action<'_>) {
        if let Some(actions) = &mut self.actions {
            actions.begin(ir, action);
        }
    }

    fn end(&mut self, ir: &Ir, action: Action<'_>) {
        if let Some(actions) = &mut self.actions {
            actions.end(ir, action);
        }
    }

    /// Returns the names of the patterns that were applied most often in the last iteration.
    fn repeating(&self) -> Vec<String> {
        let mut names = self.last_applied.clone();
        names.sort_unstable();
        let mut counts: Vec<(usize, &str)> = Vec::new();
        for name in names {
            match counts.last_mut() {
                Some((count, last)) if *last == name => *count += 1,
                Some(_) | None => counts.push((1, name)),
            }
        }
        counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        counts.truncate(MOST_REPEATING);
        counts.into_iter().map(|(_, name)| name.to_owned()).collect()
    }
}

/// Returns the number of changes that an iteration may make: far more than one that ends needs.
fn most_steps(queued: usize) -> u64 {
    (1 << 20) + 1024 * queued as u64
}

/// Returns the value of an operation that MLIR's `m_Constant` matches.
#[inline]
fn constant_value(ir: &Ir, op: Operation) -> Option<ods_core::Attribute> {
    if ir.num_operands(op) > 0 || ir.num_results(op) != 1 { None } else { ir.constant_of(op) }
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

fn ops_of(ir: &Ir, region: Region) -> SlotSet<Operation> {
    let mut ops = SlotSet::new();
    for op in preorder(ir, region) {
        ops.insert(op);
    }
    ops
}

fn preorder(ir: &Ir, region: Region) -> Vec<Operation> {
    let roots = ir.blocks(region).flat_map(|block| ir.block_ops(block));
    roots.flat_map(|root| ir.walk_pre(root)).collect()
}

fn postorder(ir: &Ir, region: Region) -> Vec<Operation> {
    let roots = ir.blocks(region).flat_map(|block| ir.block_ops(block));
    roots.flat_map(|root| ir.walk_post(root)).collect()
}
