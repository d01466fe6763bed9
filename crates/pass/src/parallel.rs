//! Running nested pipelines on several threads.
//!
//! The operations are divided into shares. This thread works on the first one in place; the others leave the IR
//! ([`Ir::fork`]) for threads with clones of the passes. A thread that is done takes the next share that no thread has
//! begun, and this one then works on it in place. Forks come back in the order of the operations while others are still
//! away, and reports and failures are in that order, too: the outcome is the one of a single thread.
//!
//! One thread works alone if instrumentations or action handlers listen, because they expect passes one after the
//! other, and if the operations are too small to be worth it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, mpsc};
use std::thread;

use ods_core::ir::Fork;
use ods_core::{Ir, Operation};

use crate::manager::Item;
use crate::pass::{PassFailure, PassResult};
use crate::pattern_counts::PatternCounts;
use crate::run::{Run, fits_any};
use crate::tree::each_pass;

/// The number of operations for which it pays to start a thread.
const WORTH_A_THREAD: usize = 4096;

/// The number of shares per thread besides the first one, so that a slow thread does not hold up the others.
const SHARES_PER_THREAD: usize = 6;

/// Operations, divided among threads.
pub(crate) struct Shares {
    threads: usize,
    /// The share of this thread, and the others.
    ops: Vec<Vec<Operation>>,
}

/// A share that has left the IR, and its position among the shares.
struct Leaving {
    position: usize,
    fork: Fork,
}

/// The outcome of a share.
struct Done {
    position: usize,
    /// The copies that come back; `None` for a share that was worked on in place.
    fork: Option<Fork>,
    /// The reports.
    run: Run,
    result: PassResult,
}

impl Run {
    /// Divides the operations among threads; `None` if one is enough.
    pub(crate) fn shares(&self, items: &[Item], ir: &Ir, ops: &[Operation]) -> Option<Shares> {
        let is_observed = !self.instrumentations.is_empty() || self.actions.is_some();
        if ops.len() < 2 || is_observed || self.threads == Some(1) || !ir.context().allows_threads() {
            return None;
        }
        let threads = self.threads.or_else(|| thread::available_parallelism().ok().map(usize::from))?;
        let ops: Vec<Operation> = ops.iter().copied().filter(|op| fits_any(items, ir, *op)).collect();
        if !ops.iter().all(|op| ir.can_fork(*op)) {
            return None;
        }
        let sizes: Vec<usize> = ops.iter().map(|op| ir.walk_pre(*op).count()).collect();
        let total: usize = sizes.iter().sum();
        let threads = threads.min(total / WORTH_A_THREAD);
        (threads > 1).then(|| Shares { threads, ops: divide(&ops, &sizes, total, threads) })
    }

    /// Runs nested managers on each share.
    pub(crate) fn run_shares(&mut self, items: &mut [Item], ir: &mut Ir, shares: &Shares) -> PassResult {
        let Some((own, others)) = shares.ops.split_first() else { return Ok(()) };
        let before = counts(items);
        let Some(leaving) = fork_all(ir, others, shares.threads) else {
            return self.run_on_each(items, ir, &shares.ops.concat());
        };
        let left = Mutex::new(leaving);
        let (sender, receiver) = mpsc::channel();
        let mut failure = None;
        let counted: Vec<Vec<u64>> = thread::scope(|scope| {
            let workers: Vec<_> = (1..shares.threads)
                .map(|_| {
                    let (run, items, left, sender) = (self.for_worker(), items.to_vec(), &left, sender.clone());
                    scope.spawn(move || work(items, &run, left, &sender))
                })
                .collect();
            drop(sender);
            failure = self.run_on_each(items, ir, own).err();
            let mut returning = Returning::default();
            while let Some(Leaving { position, fork }) = take(&left, VecDeque::pop_back) {
                drop(fork);
                let mut run = self.for_worker();
                let result = run.run_on_each(items, ir, &others[position]);
                returning.add(Done { position, fork: None, run, result });
                receiver.try_iter().for_each(|done| returning.add(done));
                returning.join_next(self, ir, &mut failure);
            }
            for done in &receiver {
                returning.add(done);
                returning.join_next(self, ir, &mut failure);
            }
            returning.join_next(self, ir, &mut failure);
            // Panics of passes are caught before; what else panics is passed on.
            let counts = workers.into_iter().map(|worker| worker.join());
            counts.map(|counts| counts.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        });
        for counts in counted {
            add_counts(items, counts.iter().zip(&before).map(|(after, before)| after - before));
        }
        failure.map_or(Ok(()), Err)
    }

    /// Returns the state for a run on another thread.
    fn for_worker(&self) -> Self {
        Self {
            is_unverified: self.is_unverified,
            threads: Some(1),
            registry: self.registry.clone(),
            prefix: self.prefix.clone(),
            pattern_statistics: self.pattern_statistics.as_ref().map(|_| PatternCounts::default()),
            progress: self.progress.clone(),
            depth: self.depth,
            reports: self.reports.for_worker(),
            ..Self::default()
        }
    }

    fn take_reports(&mut self, run: Self) {
        self.reports.append(run.reports);
        if let (Some(total), Some(counts)) = (&mut self.pattern_statistics, run.pattern_statistics) {
            total.merge(counts);
        }
    }
}

/// Takes a share that no thread has begun.
fn take(
    left: &Mutex<VecDeque<Leaving>>,
    next: impl FnOnce(&mut VecDeque<Leaving>) -> Option<Leaving>,
) -> Option<Leaving> {
    next(&mut left.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
}

/// The shares that are done and wait for those before them.
#[derive(Default)]
struct Returning {
    done: BTreeMap<usize, Done>,
    /// The position of the share that comes back next.
    next: usize,
}

impl Returning {
    fn add(&mut self, done: Done) {
        self.done.insert(done.position, done);
    }

    /// Puts the shares that are next back into the IR.
    fn join_next(&mut self, to: &mut Run, ir: &mut Ir, failure: &mut Option<PassFailure>) {
        while let Some(Done { fork, run, result, .. }) = self.done.remove(&self.next) {
            self.next += 1;
            let joined = fork.map_or(Ok(()), |fork| ir.join(fork).map_err(PassFailure::from));
            to.take_reports(run);
            for error in [result, joined].into_iter().filter_map(Result::err) {
                failure.get_or_insert_with(PassFailure::reported).diagnostics.extend(error.diagnostics);
            }
        }
    }
}

/// Works on shares as long as there are any, and sends them back. Returns the statistics of the passes.
fn work(mut items: Vec<Item>, run: &Run, left: &Mutex<VecDeque<Leaving>>, back: &mpsc::Sender<Done>) -> Vec<u64> {
    while let Some(Leaving { position, mut fork }) = take(left, VecDeque::pop_front) {
        let mut run = run.for_worker();
        let ops = fork.ops().to_vec();
        let result = run.run_on_each(&mut items, &mut fork.ir, &ops);
        // The receiver is gone if another thread has panicked.
        if back.send(Done { position, fork: Some(fork), run, result }).is_err() {
            break;
        }
    }
    counts(&mut items)
}

/// Copies the shares on several threads: a copy is then close to the processor that works on it. Returns `None` if one
/// cannot leave.
fn fork_all(ir: &Ir, shares: &[Vec<Operation>], threads: usize) -> Option<VecDeque<Leaving>> {
    let fork = |(position, share): (usize, &Vec<Operation>)| Some(Leaving { position, fork: ir.fork(share)? });
    let mut all: Vec<Leaving> = thread::scope(|scope| {
        let part = |first: usize| shares.iter().enumerate().skip(first).step_by(threads);
        let workers: Vec<_> =
            (0..threads).map(|first| scope.spawn(move || part(first).map(fork).collect::<Option<Vec<_>>>())).collect();
        let parts: Vec<_> = workers.into_iter().map(|worker| worker.join()).collect();
        let parts = parts.into_iter().map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        Some(parts.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
    })?;
    all.sort_by_key(|leaving| leaving.position);
    Some(all.into())
}

/// Divides operations in order. The first share has a little less than one part of as many as there are threads,
/// because this thread also brings back the others, which are smaller.
fn divide(ops: &[Operation], sizes: &[usize], total: usize, threads: usize) -> Vec<Vec<Operation>> {
    let first = total / threads * 5 / 6;
    let size = (total - first).div_ceil((threads - 1) * SHARES_PER_THREAD);
    let mut shares = vec![Vec::new()];
    let (mut done, mut end) = (0, first);
    for (op, inside) in ops.iter().zip(sizes) {
        if done >= end {
            shares.push(Vec::new());
            end = done + size;
        }
        done += inside;
        if let Some(share) = shares.last_mut() {
            share.push(*op);
        }
    }
    shares
}

/// Returns the statistics of all passes, in order.
fn counts(items: &mut [Item]) -> Vec<u64> {
    let mut all = Vec::new();
    each_pass(items, |item| all.extend(item.pass.statistics().iter().map(|statistic| statistic.value)));
    all
}

/// Adds what clones of the passes counted.
fn add_counts(items: &mut [Item], mut more: impl Iterator<Item = u64>) {
    each_pass(items, |item| {
        let count = item.pass.statistics().len();
        item.add_counts(more.by_ref().take(count));
    });
}
