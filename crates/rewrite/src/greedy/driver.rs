//! The driver.

use ods_core::fold::FoldResult;
use ods_core::ir::{Change, Checkpoint, SlotSet, Watch};
use ods_core::{Block, Ir, Operation, Region};

use super::config::Allowed;
use super::constants::KnownConstants;
use super::worklist::Worklist;
use super::{GreedyConfig, GreedyError, GreedyResult, PatternStatistics, Strictness};
use crate::regions::{postorder, preorder};
use crate::step::Step;
use crate::{Action, ActionHandler, FrozenPatterns, erase_unreachable_blocks, simplify_regions};

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
    step: Step<'a>,
    config: GreedyConfig,
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
    /// The visited operation.
    visited: Option<Operation>,
    /// The block of the visited operation.
    visited_in: Option<Block>,
}

impl Iteration {
    fn new(scope: Region, allowed: Allowed, rewrites_left: u64, steps_left: u64) -> Self {
        Self { scope, allowed, rewrites_left, steps_left, changed: false, visited: None, visited_in: None }
    }
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
        let step = Step::new(patterns, config.check);
        Self { step, config, worklist: Worklist::default(), last_applied: Vec::new() }
    }

    /// Creates a driver that folds operations and erases dead ones, and applies no patterns.
    pub fn folding(config: GreedyConfig) -> Self {
        Self::new(FrozenPatterns::none(), config)
    }

    /// Sets a listener to each step.
    #[must_use]
    pub fn with_actions(mut self, actions: &'a mut dyn ActionHandler) -> Self {
        self.step.actions = Some(actions);
        self
    }

    /// Sets the results of an analysis, which patterns get by [`Rewriter::facts`](crate::Rewriter::facts). They keep
    /// them true.
    #[must_use]
    pub fn with_facts(mut self, facts: &'a mut dyn std::any::Any) -> Self {
        self.step.facts = Some(facts);
        self
    }

    /// Sets counts to add to, one per pattern of the set.
    #[must_use]
    pub fn with_statistics(mut self, statistics: &'a mut Vec<PatternStatistics>) -> Self {
        self.step.count_in(statistics);
        self
    }

    /// Runs on each region of the operation.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract; the IR is as the other patterns left it.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Operation>) -> Result<GreedyResult, GreedyError> {
        let mut all = GreedyResult { converged: true, ..GreedyResult::default() };
        for region in ir.regions(op.into()).collect::<Vec<_>>() {
            let result = self.run_on_region(ir, region)?;
            all.changed |= result.changed;
            all.converged &= result.converged;
            all.gave_up |= result.gave_up;
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
        let mut result = GreedyResult::default();
        let mut allowed = match self.config.strictness {
            Strictness::AnyOp => Allowed::All,
            Strictness::ExistingAndNewOps | Strictness::ExistingOps => Allowed::These(ops_of(ir, region)),
        };
        while !result.converged && self.config.max_iterations.is_none_or(|most| result.iterations < most) {
            result.iterations += 1;
            let action = Action::Iteration(result.iterations, region);
            self.step.begin(ir, action);
            let changed;
            let ended;
            (changed, ended, allowed) = self.iterate(ir, region, allowed)?;
            self.step.end(ir, action);
            result.changed |= changed;
            result.converged = !changed;
            if !ended {
                result.gave_up = true;
                break;
            }
        }
        if !result.converged {
            result.repeating = self.repeating();
        }
        Ok(result)
    }

    /// Runs once on these operations, the last one first, and on the operations that change by that. Regions are not
    /// simplified, and constants are not moved. Corresponds to MLIR's `applyOpPatternsGreedily`.
    ///
    /// # Errors
    /// Returns the errors of [`GreedyDriver::run`].
    pub fn run_on_ops(&mut self, ir: &mut Ir, ops: &[Operation]) -> Result<GreedyResult, GreedyError> {
        let mut result = GreedyResult { converged: true, iterations: 1, ..GreedyResult::default() };
        let Some(scope) = self.config.scope.or_else(|| common_region(ir, ops)) else { return Ok(result) };
        let allowed = match self.config.strictness {
            Strictness::AnyOp => Allowed::All,
            Strictness::ExistingAndNewOps | Strictness::ExistingOps => Allowed::These(ops.iter().copied().collect()),
        };
        self.worklist.clear();
        self.last_applied.clear();
        ops.iter().for_each(|op| self.worklist.push(*op));
        let rewrites_left = self.config.max_rewrites.unwrap_or(u64::MAX);
        let steps_left = most_steps(self.worklist.len());
        let mut iteration = Iteration::new(scope, allowed, rewrites_left, steps_left);
        result.gave_up = !self.process(ir, &mut iteration)?;
        result.converged = !result.gave_up && iteration.rewrites_left > 0;
        result.changed = iteration.changed;
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
        let mut iteration = Iteration::new(scope, allowed, rewrites_left, 0);
        self.fill(ir, region, &mut iteration);
        iteration.steps_left = most_steps(self.worklist.len());
        let watch = ir.watch_changes();
        iteration.changed |= erase_unreachable_blocks(ir, &[region]);
        self.take_watched(ir, watch, &mut iteration);
        let ended = self.process(ir, &mut iteration)?;
        // Dead operations are not visited if no pattern may be applied.
        let is_settled = !iteration.changed && self.worklist.is_empty();
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
                let watch = ir.watch_changes();
                let stays = constants.insert(ir, op, value);
                if stays {
                    // A constant that moved is not queued for that.
                    ir.end_watch(watch);
                } else {
                    self.take_watched(ir, watch, iteration);
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
        let outlook = ir.outlook(op);
        (iteration.visited, iteration.visited_in) = (Some(op), outlook.block);
        if outlook.is_dead {
            let watch = ir.watch_changes();
            let erased = ir.erase(op).is_ok();
            self.take_watched(ir, watch, iteration);
            return Ok(if erased { Visit::Changed } else { Visit::Kept });
        }
        if self.config.fold && outlook.may_fold {
            let watch = ir.watch_changes();
            self.step.begin(ir, Action::Fold(op));
            let has_folded = self.fold(ir, op, watch.start());
            self.step.end(ir, Action::Fold(op));
            if has_folded {
                self.take_watched(ir, watch, iteration);
                return Ok(Visit::Changed);
            }
            ir.end_watch(watch);
        }
        let candidates = self.step.candidates(ir, op);
        if candidates.is_empty() {
            return Ok(Visit::Kept);
        }
        let start = ir.begin_changes();
        match self.step.apply_patterns(ir, op, candidates, &start) {
            Ok(Some(name)) => {
                self.last_applied.push(name);
                self.take_changes(ir, &start, iteration);
                ir.keep_changes(start);
                Ok(Visit::Rewritten)
            }
            Ok(None) => {
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
            FoldResult::Results(results) => ir.replace_with_folded(op, &results),
        }
    }

    /// Queues an operation that lost a use; the operations around it if it was erased since.
    #[inline]
    fn queue_released(&mut self, ir: &Ir, op: Operation, iteration: &mut Iteration) {
        if !self.queue(ir, op, iteration) && !ir.contains(op) {
            self.queue_around(ir, iteration);
        }
    }

    /// Queues what changed, and ends the span.
    fn take_watched(&mut self, ir: &mut Ir, watch: Watch, iteration: &mut Iteration) {
        self.take_changes(ir, watch.start(), iteration);
        ir.end_watch(watch);
    }

    /// Queues what changed.
    fn take_changes(&mut self, ir: &Ir, start: &Checkpoint, iteration: &mut Iteration) {
        for change in ir.changes_since(start) {
            match change {
                Change::Inserted(op) => self.queue_inserted(ir, op, iteration),
                Change::Modified(op) => {
                    self.queue(ir, op, iteration);
                }
                Change::Released(op) => self.queue_released(ir, op, iteration),
                Change::Erased(op) => {
                    // The visited operation has left the queue, and a stale one does not enter it again.
                    if iteration.visited != Some(op) {
                        self.worklist.remove(op);
                    }
                    if let Allowed::These(ops) = &mut iteration.allowed {
                        ops.remove(op);
                    }
                }
                Change::BlockInserted(_) | Change::BlockRemoved(_) => self.worklist.forget_block(),
                _ => {}
            }
        }
    }

    /// Queues an inserted operation with the ones around it, but not a constant that is used, as folds create it: a
    /// visit would do nothing.
    // Not inlined, so that taking the usual changes keeps few registers.
    #[inline(never)]
    fn queue_inserted(&mut self, ir: &Ir, op: Operation, iteration: &mut Iteration) {
        if self.config.strictness == Strictness::ExistingAndNewOps
            && let Allowed::These(ops) = &mut iteration.allowed
        {
            ops.insert(op);
        }
        self.worklist.enters(op);
        if !self.may_queue(ir, op, iteration) {
            return;
        }
        let is_settled = ir.is_used_constant(op) && !self.step.has_patterns(ir, op);
        if !is_settled {
            self.worklist.push(op);
        }
        self.worklist.push_around();
    }

    /// Queues an operation with the ones around it. Returns whether it may be queued.
    fn queue(&mut self, ir: &Ir, op: Operation, iteration: &Iteration) -> bool {
        let may_queue = self.may_queue(ir, op, iteration);
        if may_queue {
            self.worklist.push(op);
            self.worklist.push_around();
        }
        may_queue
    }

    /// Returns whether the operation is live, allowed and in the scope. The queue then knows the operations around it.
    #[inline]
    fn may_queue(&mut self, ir: &Ir, op: Operation, iteration: &Iteration) -> bool {
        let step = &self.step;
        let is_visited = |around| !ir.is_inert(around) || step.has_patterns(ir, around);
        ir.block_if_live(op).is_some_and(|block| {
            iteration.allowed.contains(op) && self.worklist.enter(ir, block, iteration.scope, is_visited)
        })
    }

    /// Queues the operations around the visited one, if a producer inside them was released before it was erased.
    #[cold]
    fn queue_around(&mut self, ir: &Ir, iteration: &Iteration) {
        let around =
            iteration.visited_in.filter(|block| ir.contains_block(*block)).and_then(|block| ir.block_region(block));
        if let Some(region) = around {
            self.queue(ir, ir.region_parent(region), iteration);
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
    (1 << 17) + 64 * queued as u64
}

/// Returns the value of an operation that MLIR's `m_Constant` matches.
#[inline]
fn constant_value(ir: &Ir, op: Operation) -> Option<ods_core::Attribute> {
    if ir.num_operands(op) > 0 || ir.num_results(op) != 1 { None } else { ir.constant_of(op) }
}

/// Returns the innermost region that all operations are in.
fn common_region(ir: &Ir, ops: &[Operation]) -> Option<Region> {
    let (first, rest) = ops.split_first()?;
    let mut region = ir.parent_region(*first)?;
    for op in rest {
        while ir.parent_region(*op) != Some(region) && !ir.is_proper_ancestor(ir.region_parent(region), *op) {
            region = ir.parent_region(ir.region_parent(region))?;
        }
    }
    Some(region)
}

fn ops_of(ir: &Ir, region: Region) -> SlotSet<Operation> {
    preorder(ir, region).into_iter().collect()
}
