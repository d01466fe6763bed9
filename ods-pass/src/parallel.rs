//! Running nested pipelines on several threads.
//!
//! The operations are divided into shares of about equal size. This thread works on the first share in place; the others leave the
//! IR, each to a thread with clones of the passes, and come back. Reports and failures are in the order of the operations, so that
//! the outcome is the same as on one thread.

use std::thread;

use ods_core::ir::Fork;
use ods_core::{Ir, Operation};

use crate::manager::Item;
use crate::pass::{PassFailure, PassResult};
use crate::pattern_counts::PatternCounts;
use crate::run::{Run, fits};

/// The number of operations for which it pays to start a thread.
const WORTH_A_THREAD: usize = 4096;

/// The outcome of a share that another thread worked on.
struct Done {
    fork: Fork,
    run: Run,
    result: PassResult,
    counts: Vec<u64>,
}

impl Run {
    /// Divides the operations among threads; `None` if one is enough.
    pub(crate) fn shares(&self, items: &[Item], ir: &Ir, ops: &[Operation]) -> Option<Vec<Vec<Operation>>> {
        let is_observed = !self.instrumentations.is_empty() || self.actions.is_some();
        if ops.len() < 2 || is_observed || self.threads == Some(1) || !ir.context().allows_threads() {
            return None;
        }
        let threads = self.threads.or_else(|| thread::available_parallelism().ok().map(usize::from))?;
        let runs_on = |op: Operation| {
            items.iter().any(|item| matches!(item, Item::Nested(manager) if fits(manager, ir, op)))
        };
        let ops: Vec<Operation> = ops.iter().copied().filter(|op| runs_on(*op)).collect();
        if !ops.iter().all(|op| ir.can_fork(*op)) {
            return None;
        }
        let sizes: Vec<usize> = ops.iter().map(|op| ir.walk_pre(*op).count()).collect();
        let total: usize = sizes.iter().sum();
        let threads = threads.min(total / WORTH_A_THREAD);
        (threads > 1).then(|| divide(&ops, &sizes, total.div_ceil(threads)))
    }

    /// Runs nested managers on each share.
    pub(crate) fn run_shares(&mut self, items: &mut [Item], ir: &mut Ir, shares: &[Vec<Operation>]) -> PassResult {
        let Some((own, others)) = shares.split_first() else { return Ok(()) };
        let before = counts(items);
        let forks = fork_all(ir, others);
        let (result, done) = thread::scope(|scope| {
            let workers: Vec<_> = forks
                .into_iter()
                .map(|fork| {
                    let (mut run, mut items) = (self.for_worker(), items.iter().map(Item::clone).collect::<Vec<_>>());
                    scope.spawn(move || work(&mut items, fork, &mut run).finish(items, run))
                })
                .collect();
            let result = self.run_on_each(items, ir, own);
            (result, workers.into_iter().map(|worker| worker.join()).collect::<Vec<_>>())
        });
        let mut failure = result.err();
        for done in done {
            // Panics of passes are caught before; what else panics is passed on.
            let done = done.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            ir.join(done.fork);
            add_counts(items, &mut done.counts.iter().zip(&before).map(|(after, before)| after - before));
            self.take_reports(done.run);
            if let Err(error) = done.result {
                failure.get_or_insert_with(PassFailure::reported).diagnostics.extend(error.diagnostics);
            }
        }
        failure.map_or(Ok(()), Err)
    }

    /// Returns the state for a run on another thread.
    fn for_worker(&self) -> Self {
        Self {
            is_unverified: self.is_unverified,
            threads: Some(1),
            registry: self.registry.clone(),
            pattern_statistics: self.pattern_statistics.as_ref().map(|_| PatternCounts::default()),
            ..Self::default()
        }
    }

    fn take_reports(&mut self, run: Self) {
        self.output += &run.output;
        self.diagnostics.extend(run.diagnostics);
        if let (Some(total), Some(counts)) = (&mut self.pattern_statistics, run.pattern_statistics) {
            total.merge(counts);
        }
    }
}

/// The outcome of work on a share, without the counts.
struct Worked {
    fork: Fork,
    result: PassResult,
}

impl Worked {
    fn finish(self, items: Vec<Item>, run: Run) -> Done {
        Done { fork: self.fork, result: self.result, counts: counts(&items), run }
    }
}

fn work(items: &mut [Item], mut fork: Fork, run: &mut Run) -> Worked {
    let ops = fork.ops().to_vec();
    let result = run.run_on_each(items, &mut fork.ir, &ops);
    Worked { fork, result }
}

/// Copies each share on a thread of its own.
fn fork_all(ir: &Ir, shares: &[Vec<Operation>]) -> Vec<Fork> {
    let Some((last, others)) = shares.split_last() else { return Vec::new() };
    thread::scope(|scope| {
        let workers: Vec<_> = others.iter().map(|share| scope.spawn(|| ir.fork(share))).collect();
        let last = ir.fork(last);
        let forks = workers.into_iter().map(|worker| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        forks.collect::<Vec<_>>().into_iter().chain([last]).collect()
    })
}

/// Divides operations in order, so that each share has about `size` operations inside.
fn divide(ops: &[Operation], sizes: &[usize], size: usize) -> Vec<Vec<Operation>> {
    let mut shares = vec![Vec::new()];
    let (mut done, mut end) = (0, size);
    for (op, inside) in ops.iter().zip(sizes) {
        if done >= end {
            shares.push(Vec::new());
            end += size;
        }
        done += inside;
        if let Some(share) = shares.last_mut() {
            share.push(*op);
        }
    }
    shares
}

/// Returns the statistics of all passes, in order.
fn counts(items: &[Item]) -> Vec<u64> {
    let mut all = Vec::new();
    for item in items {
        match item {
            Item::Pass(item) => all.extend(item.pass.statistics().iter().map(|statistic| statistic.value)),
            Item::Nested(manager) => all.extend(counts(&manager.items)),
        }
    }
    all
}

/// Adds what clones of the passes counted.
fn add_counts(items: &mut [Item], more: &mut dyn Iterator<Item = u64>) {
    for item in items {
        match item {
            Item::Pass(item) => {
                let count = item.pass.statistics().len();
                item.add_counts(more.take(count));
            }
            Item::Nested(manager) => add_counts(&mut manager.items, more),
        }
    }
}
