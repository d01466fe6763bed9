//! Islands: IRs, each behind a lock, or records of the islands that absorbed them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::ThreadId;
use std::time::Duration;

use ods::ir::Absorbed;
use ods::text::Resources;
use ods::{Ir, Operation};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use rustc_hash::FxHashMap;

use crate::context::Ctx;
use crate::island::IrGuard;
use crate::island::counts::Counts;
use crate::island::entity::Entity;
use crate::island::guard::catch_panics;

/// The time after which a thread looks again whether a lent IR is back.
const LENT_POLL_INTERVAL: Duration = Duration::from_micros(50);

/// An IR that wrappers refer to.
pub(crate) struct Island {
    pub(crate) ctx: Arc<Ctx>,
    state: Mutex<IslandState>,
    /// The entities of nodes that were dropped while the lock was taken.
    dropped: Mutex<Vec<Entity>>,
    pub(super) has_dropped: AtomicBool,
    /// Whether the IR is lent: that of the state is a placeholder. Written under the lock.
    is_lent: AtomicBool,
}

/// The state of an island: its contents, or the island that absorbed it, with the new handles.
pub(super) enum IslandState {
    Live(Box<LiveIsland>),
    Absorbed { to: Arc<Island>, by: Box<Absorbed> },
}

/// The contents of an island that was not absorbed.
pub(super) struct LiveIsland {
    pub(super) ir: Ir,
    pub(super) counts: Counts,
    /// Numbers of entities that were hashed, as their handles change when trees meet.
    pub(super) hashes: FxHashMap<Entity, u64>,
    resources: Resources,
    /// The loans of the IR, which cannot be absorbed or absorb before they end: their thread, and the operations that
    /// are rewritten.
    pub(super) loans: Vec<(ThreadId, Entity)>,
}

impl LiveIsland {
    fn new(ir: Ir, counts: Counts, resources: Resources) -> Self {
        Self { ir, counts, hashes: FxHashMap::default(), resources, loans: Vec::new() }
    }

    pub(super) fn guard<'a>(&'a mut self, island: &'a Arc<Island>) -> IrGuard<'a> {
        IrGuard { island, ir: &mut self.ir, counts: &mut self.counts, resources: &self.resources, loans: &self.loans }
    }
}

impl Island {
    /// Returns an island with the IR, whose only trees have the roots `roots`.
    pub(crate) fn new(ctx: Arc<Ctx>, ir: Ir, resources: Resources, roots: &[Operation]) -> Arc<Self> {
        let mut counts = Counts::default();
        roots.iter().for_each(|root| counts.add_root(*root));
        let state = Mutex::new(IslandState::Live(Box::new(LiveIsland::new(ir, counts, resources))));
        Arc::new(Self {
            ctx,
            state,
            dropped: Mutex::default(),
            has_dropped: AtomicBool::new(false),
            is_lent: AtomicBool::new(false),
        })
    }

    /// Returns an island without operations.
    pub(crate) fn empty(ctx: Arc<Ctx>) -> Arc<Self> {
        let ir = Ir::new(Arc::clone(&ctx.core));
        Self::new(ctx, ir, Resources::default(), &[])
    }

    /// Locks the island, once its IR is there.
    pub(super) fn lock<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, IslandState> {
        loop {
            let state = self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
            if !self.is_lent.load(Ordering::Relaxed) {
                return state;
            }
            drop(state);
            py.detach(|| std::thread::sleep(LENT_POLL_INTERVAL));
        }
    }

    /// Locks the island without the interpreter, once its IR is there.
    pub(super) fn lock_detached(&self) -> MutexGuard<'_, IslandState> {
        loop {
            let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if !self.is_lent.load(Ordering::Relaxed) {
                return state;
            }
            drop(state);
            std::thread::sleep(LENT_POLL_INTERVAL);
        }
    }

    /// Locks the island whose IR the caller has.
    pub(super) fn lock_lent<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, IslandState> {
        self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Exchanges the IR for that of a lent IR.
    pub(super) fn exchange(&self, mut state: MutexGuard<'_, IslandState>, ir: &mut Ir, is_lent: bool) {
        if let IslandState::Live(live) = &mut *state {
            std::mem::swap(&mut live.ir, ir);
        }
        self.is_lent.store(is_lent, Ordering::Relaxed);
    }

    pub(super) fn take_dropped(&self) -> Vec<Entity> {
        std::mem::take(&mut *self.dropped.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the island that this one's entities are in now, and the entity there.
    pub(super) fn forwarded(self: &Arc<Self>, py: Python<'_>, mut entity: Entity) -> (Arc<Self>, Entity) {
        let mut island = Arc::clone(self);
        loop {
            let next = match &*island.lock(py) {
                IslandState::Live(_) => None,
                IslandState::Absorbed { to, by } => Some((Arc::clone(to), entity.absorbed(by))),
            };
            match next {
                None => return (island, entity),
                Some(next) => (island, entity) = next,
            }
        }
    }

    /// Runs `work` on the entity without the GIL. Returns it if the entity is in another island meanwhile.
    pub(super) fn run_locked<R, W>(self: &Arc<Self>, entity: Entity, work: W) -> Result<PyResult<R>, W>
    where
        W: FnOnce(&mut IrGuard<'_>, Entity) -> PyResult<R>,
    {
        let mut state = self.lock_detached();
        let IslandState::Live(live) = &mut *state else { return Err(work) };
        let mut guard = live.guard(self);
        Ok(catch_panics(|| {
            guard.release_dropped();
            if entity.is_alive(guard.ir) { work(&mut guard, entity) } else { Err(entity.stale()) }
        }))
    }

    /// Runs `work` on this island, which was just made.
    pub(crate) fn enter<R>(
        self: &Arc<Self>,
        py: Python<'_>,
        work: impl FnOnce(&mut IrGuard<'_>) -> PyResult<R>,
    ) -> PyResult<R> {
        match &mut *self.lock(py) {
            IslandState::Live(live) => catch_panics(|| work(&mut live.guard(self))),
            IslandState::Absorbed { .. } => Err(PyRuntimeError::new_err("a new IR was absorbed; report this bug")),
        }
    }

    /// Forgets a node. Never waits.
    pub(super) fn release(self: &Arc<Self>, entity: Entity) {
        let state = match self.state.try_lock() {
            Ok(state) => Some(state),
            Err(TryLockError::Poisoned(error)) => Some(error.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let mut state = match state.filter(|_| !self.is_lent.load(Ordering::Relaxed)) {
            Some(state) => state,
            None => {
                self.dropped.lock().unwrap_or_else(PoisonError::into_inner).push(entity);
                return self.has_dropped.store(true, Ordering::Release);
            }
        };
        let (to, entity) = match &mut *state {
            IslandState::Live(live) => {
                // A panic in a destructor would end the process; the counts are merely too high then.
                let _ = catch_panics(|| {
                    live.counts.release(&mut live.ir, entity);
                    Ok(())
                });
                return;
            }
            IslandState::Absorbed { to, by } => (Arc::clone(to), entity.absorbed(by)),
        };
        drop(state);
        to.release(entity);
    }

    /// Moves the entities of two islands into one.
    pub(super) fn merge(a: &Arc<Self>, b: &Arc<Self>, py: Python<'_>) -> PyResult<()> {
        if !Arc::ptr_eq(&a.ctx, &b.ctx) {
            return Err(PyValueError::new_err("an entity is of another context; use entities of one context together"));
        }
        let (first, second) = if Arc::as_ptr(a) < Arc::as_ptr(b) { (a, b) } else { (b, a) };
        let (mut x, mut y) = (first.lock(py), second.lock(py));
        let (IslandState::Live(left), IslandState::Live(right)) = (&mut *x, &mut *y) else {
            return Ok(()); // Another thread united one of them meanwhile; the caller looks again.
        };
        if !(left.loans.is_empty() && right.loans.is_empty()) {
            return Err(PyRuntimeError::new_err(
                "a pattern cannot use operations from outside; create them at the insertion point of the rewriter",
            ));
        }
        let keeps_first = left.ir.num_operations() >= right.ir.num_operations();
        let (large, small) = if keeps_first { (left, right) } else { (right, left) };
        let Some(by) = large.ir.absorb(&mut small.ir) else {
            return Err(PyRuntimeError::new_err(
                "an IR is full; clone the operations that are needed into a new module",
            ));
        };
        let hashes = std::mem::take(&mut small.hashes).into_iter();
        large.hashes.extend(hashes.map(|(entity, hash)| (entity.absorbed(&by), hash)));
        large.counts.absorb(std::mem::take(&mut small.counts), &by);
        crate::data::resources::add_all(&mut large.resources, std::mem::take(&mut small.resources));
        let (to, state, from) = if keeps_first { (first, &mut *y, second) } else { (second, &mut *x, first) };
        *state = IslandState::Absorbed { to: Arc::clone(to), by: Box::new(by) };
        let dropped = from.take_dropped();
        drop((x, y));
        dropped.into_iter().for_each(|entity| from.release(entity));
        Ok(())
    }
}
