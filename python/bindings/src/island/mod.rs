//! Islands: the IRs behind wrappers, and the wrappers' side of "never a crash".
//!
//! An [`Island`] is one [`Ir`] behind a lock. Each top-level operation starts with one of its own: `Module.parse`,
//! `Module.create` and detached operations make one. When trees meet (an operation is inserted, or gets an operand,
//! of another island), the smaller IR is absorbed by the larger one ([`Ir::absorb`]), and its island becomes a
//! forwarding record, which wrappers follow at their next use.
//!
//! A wrapper holds a [`Node`]: an island and a handle. Invariants:
//! * A handle is used only under the lock of the island that owns it, after it was forwarded and found to be alive
//!   ([`Node::with`]). A stale one raises `RuntimeError`: slots have generations, so it never names another entity.
//! * Nothing calls Python while an island is locked: no object is made, dropped, printed or compared there, so
//!   neither a callback nor the garbage collector can ask for the lock again. Work gathers handles, unlocks, and then
//!   makes objects.
//! * Waiting for a lock releases the GIL, so that a thread that holds the lock may ask for the GIL.
//! * A node counts in the tree of its entity ([`Counts`]): a detached tree lives exactly as long as a node in it, or
//!   a use of its values elsewhere. A dropped node never waits for the lock: if it is taken, the node goes on a list
//!   that its next holder works off.
//! * A panic of the core under the lock becomes `RuntimeError`.
//! * An IR may be lent to a driver, which gives it back while Python code runs ([`Loan`]). Others wait as for the
//!   lock meanwhile.

pub(crate) mod counts;
pub(crate) mod entity;
mod lent;
pub(crate) mod trees;
pub(crate) mod wrapper_counts;

pub(crate) use lent::Loan;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::ThreadId;
use std::time::Duration;

use ods::ir::{Absorbed, panic_message};
use ods::text::Resources;
use ods::{Ir, Operation};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::context::Ctx;
use crate::island::counts::{Counts, user_outside};
use crate::island::entity::Entity;
use crate::objects::pending;

/// The time between two calls of what watches work.
const PATIENCE: Duration = Duration::from_millis(100);
/// The stack of a thread for work: that of the main thread.
const STACK: usize = 8 << 20;

/// An IR that wrappers refer to.
pub(crate) struct Island {
    pub(crate) ctx: Arc<Ctx>,
    state: Mutex<State>,
    /// The entities of nodes that were dropped while the lock was taken.
    dropped: Mutex<Vec<Entity>>,
    has_dropped: AtomicBool,
    /// Whether the IR is lent: that of the state is a placeholder. Written under the lock.
    is_lent: AtomicBool,
}

enum State {
    Live(Box<Land>),
    Absorbed { to: Arc<Island>, by: Box<Absorbed> },
}

/// The contents of an island.
struct Land {
    ir: Ir,
    counts: Counts,
    /// Numbers of entities that were hashed, as their handles change when trees meet.
    hashes: FxHashMap<Entity, u64>,
    resources: Resources,
    /// The loans of the IR, which cannot be absorbed or absorb before they end: their thread, and the operations that
    /// are rewritten.
    loans: Vec<(ThreadId, Entity)>,
}

/// An island under its lock.
pub(crate) struct Here<'a> {
    pub(crate) island: &'a Arc<Island>,
    pub(crate) ir: &'a mut Ir,
    pub(crate) counts: &'a mut Counts,
    pub(crate) resources: &'a Resources,
    loans: &'a [(ThreadId, Entity)],
}

impl Here<'_> {
    /// Returns a node of a live entity.
    #[inline]
    pub(crate) fn node(&mut self, entity: Entity) -> Node {
        self.counts.retain(self.ir, entity);
        Node { island: Arc::clone(self.island), entity }
    }

    /// Returns marks of entities.
    pub(crate) fn marks<T>(&self, entities: T) -> Marks<T> {
        Marks { island: Arc::clone(self.island), entities }
    }

    pub(crate) fn op_node(&mut self, op: Operation) -> Node {
        self.node(Entity::Op(op))
    }

    /// Returns an error while patterns rewrite the IR.
    pub(crate) fn check_not_lent(&self) -> PyResult<()> {
        if self.loans.is_empty() {
            return Ok(());
        }
        Err(PyRuntimeError::new_err("passes cannot run on an IR that patterns rewrite; run them afterwards"))
    }

    /// Erases an operation that nothing outside uses.
    pub(crate) fn erase(&mut self, op: Operation) -> PyResult<()> {
        let is_rewritten = |root: &Entity| {
            let root = root.op().ok().filter(|root| self.ir.contains(*root));
            root.is_some_and(|root| root == op || self.ir.is_proper_ancestor(op, root))
        };
        if self.loans.iter().any(|(_, root)| is_rewritten(root)) {
            let message =
                "an operation cannot be erased while patterns rewrite the operations inside; erase it afterwards";
            return Err(PyRuntimeError::new_err(message));
        }
        let is_leaf = self.ir.num_regions(op) == 0 && self.ir.results(op).all(|result| !self.ir.has_uses(result));
        if let Some(user) = if is_leaf { None } else { user_outside(self.ir, op) } {
            let (name, user) = (self.ir.name_str(op), self.ir.name_str(user));
            let message = format!("operation '{name}' still has uses, by '{user}'; replace or erase those first");
            return Err(PyRuntimeError::new_err(message));
        }
        self.counts.forget(self.ir, op);
        // The contents may use its results and each other's values.
        let blocks: Vec<_> = self.ir.regions(op).flat_map(|region| self.ir.blocks(region)).collect();
        self.ir.erase_blocks(&blocks).map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        self.ir.erase(op).map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        self.counts.sweep(self.ir);
        Ok(())
    }

    /// Runs `work` on entities of this island, if all are alive.
    fn run<R>(
        &mut self,
        entities: &[Entity],
        work: impl FnOnce(&mut Here<'_>, &[Entity]) -> PyResult<R>,
    ) -> PyResult<R> {
        guarded(|| {
            self.release_all();
            match entities.iter().find(|entity| !entity.is_alive(self.ir)) {
                Some(stale) => Err(stale.stale()),
                None => work(self, entities),
            }
        })
    }

    fn release_all(&mut self) {
        // Read first: writing is what costs time, and nearly always there is nothing.
        if self.island.has_dropped.load(Ordering::Relaxed) && self.island.has_dropped.swap(false, Ordering::Acquire) {
            for entity in self.island.take_dropped() {
                self.counts.release(self.ir, entity);
            }
        }
    }
}

impl Land {
    fn new(ir: Ir, counts: Counts, resources: Resources) -> Self {
        Self { ir, counts, hashes: FxHashMap::default(), resources, loans: Vec::new() }
    }

    fn here<'a>(&'a mut self, island: &'a Arc<Island>) -> Here<'a> {
        Here { island, ir: &mut self.ir, counts: &mut self.counts, resources: &self.resources, loans: &self.loans }
    }
}

/// Runs work on the core. A panic there is a bug of the core, which no script can do anything about; it becomes an
/// exception.
fn guarded<R>(work: impl FnOnce() -> PyResult<R>) -> PyResult<R> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let message = panic_message(&*panic);
        Err(PyRuntimeError::new_err(format!("internal error: {message}; report this bug")))
    })
}

impl Island {
    /// Returns an island with the IR, whose only trees are those of `roots`.
    pub(crate) fn new(ctx: Arc<Ctx>, ir: Ir, resources: Resources, roots: &[Operation]) -> Arc<Self> {
        let mut counts = Counts::default();
        roots.iter().for_each(|root| counts.add_root(*root));
        let state = Mutex::new(State::Live(Box::new(Land::new(ir, counts, resources))));
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
    fn lock<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, State> {
        loop {
            let state = self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
            if !self.is_lent.load(Ordering::Relaxed) {
                return state;
            }
            drop(state);
            py.detach(|| std::thread::sleep(LOOK_AGAIN));
        }
    }

    /// Locks the island without the interpreter, once its IR is there.
    fn lock_detached(&self) -> MutexGuard<'_, State> {
        loop {
            let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if !self.is_lent.load(Ordering::Relaxed) {
                return state;
            }
            drop(state);
            std::thread::sleep(LOOK_AGAIN);
        }
    }

    /// Locks the island whose IR the caller has.
    fn state_of_loan<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, State> {
        self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Exchanges the IR for that of a loan.
    fn exchange(&self, mut state: MutexGuard<'_, State>, ir: &mut Ir, is_lent: bool) {
        if let State::Live(land) = &mut *state {
            std::mem::swap(&mut land.ir, ir);
        }
        self.is_lent.store(is_lent, Ordering::Relaxed);
    }

    fn take_dropped(&self) -> Vec<Entity> {
        std::mem::take(&mut *self.dropped.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the island that this one's entities are in now, and the entity there.
    fn settled(self: &Arc<Self>, py: Python<'_>, mut entity: Entity) -> (Arc<Self>, Entity) {
        let mut island = Arc::clone(self);
        loop {
            let next = match &*island.lock(py) {
                State::Live(_) => None,
                State::Absorbed { to, by } => Some((Arc::clone(to), entity.absorbed(by))),
            };
            match next {
                None => return (island, entity),
                Some(next) => (island, entity) = next,
            }
        }
    }

    /// Runs `work` on the entity without the GIL. Returns it if the entity is in another island meanwhile.
    fn run_locked<R, W>(self: &Arc<Self>, entity: Entity, work: W) -> Result<PyResult<R>, W>
    where
        W: FnOnce(&mut Here<'_>, Entity) -> PyResult<R>,
    {
        let mut state = self.lock_detached();
        let State::Live(land) = &mut *state else { return Err(work) };
        let mut here = land.here(self);
        Ok(guarded(|| {
            here.release_all();
            if entity.is_alive(here.ir) { work(&mut here, entity) } else { Err(entity.stale()) }
        }))
    }

    /// Runs `work` on this island, which was just made.
    pub(crate) fn enter<R>(
        self: &Arc<Self>,
        py: Python<'_>,
        work: impl FnOnce(&mut Here<'_>) -> PyResult<R>,
    ) -> PyResult<R> {
        match &mut *self.lock(py) {
            State::Live(land) => guarded(|| work(&mut land.here(self))),
            State::Absorbed { .. } => Err(PyRuntimeError::new_err("a new IR was absorbed; report this bug")),
        }
    }

    /// Forgets a node. Never waits.
    fn release(self: &Arc<Self>, entity: Entity) {
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
            State::Live(land) => {
                // A panic in a destructor would end the process; the counts are merely too high then.
                let _ = guarded(|| {
                    land.counts.release(&mut land.ir, entity);
                    Ok(())
                });
                return;
            }
            State::Absorbed { to, by } => (Arc::clone(to), entity.absorbed(by)),
        };
        drop(state);
        to.release(entity);
    }

    /// Makes the entities of two islands those of one.
    fn unite(a: &Arc<Self>, b: &Arc<Self>, py: Python<'_>) -> PyResult<()> {
        if !Arc::ptr_eq(&a.ctx, &b.ctx) {
            return Err(PyValueError::new_err("an entity is of another context; use entities of one context together"));
        }
        let (first, second) = if Arc::as_ptr(a) < Arc::as_ptr(b) { (a, b) } else { (b, a) };
        let (mut x, mut y) = (first.lock(py), second.lock(py));
        let (State::Live(left), State::Live(right)) = (&mut *x, &mut *y) else {
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
        *state = State::Absorbed { to: Arc::clone(to), by: Box::new(by) };
        let dropped = from.take_dropped();
        drop((x, y));
        dropped.into_iter().for_each(|entity| from.release(entity));
        Ok(())
    }
}

/// The time after which a thread looks again whether a lent IR is back.
const LOOK_AGAIN: Duration = Duration::from_micros(50);

/// Entities of an island that are not counted: they may be gone at the next look.
pub(crate) struct Marks<T> {
    island: Arc<Island>,
    entities: T,
}

impl<T: AsMut<[Option<Entity>]>> Marks<T> {
    /// Runs `work` on the island of the entities, which may be stale.
    pub(crate) fn with<R>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut Here<'_>, &mut T) -> PyResult<R>,
    ) -> PyResult<R> {
        loop {
            let next = match &mut *self.island.lock(py) {
                State::Live(land) => {
                    let mut here = land.here(&self.island);
                    return guarded(|| {
                        here.release_all();
                        work(&mut here, &mut self.entities)
                    });
                }
                State::Absorbed { to, by } => {
                    let entities = self.entities.as_mut().iter_mut().flatten();
                    entities.for_each(|entity| *entity = entity.absorbed(by));
                    Arc::clone(to)
                }
            };
            self.island = next;
        }
    }
}

/// An entity of an island, as a wrapper holds it.
pub(crate) struct Node {
    island: Arc<Island>,
    entity: Entity,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.island.release(self.entity);
    }
}

pending::contents!(Node);

impl Node {
    pub(crate) fn ctx(&self) -> &Arc<Ctx> {
        &self.island.ctx
    }

    /// Runs `work` on the island of the entity, which is alive.
    #[inline]
    pub(crate) fn with<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Here<'_>, Entity) -> PyResult<R>,
    ) -> PyResult<R> {
        let mut entity = self.entity;
        let mut moved: Option<Arc<Island>> = None;
        loop {
            let island = moved.as_ref().unwrap_or(&self.island);
            let next = match &mut *island.lock(py) {
                State::Live(land) => {
                    let mut here = land.here(island);
                    return guarded(|| {
                        here.release_all();
                        if entity.is_alive(here.ir) { work(&mut here, entity) } else { Err(entity.stale()) }
                    });
                }
                State::Absorbed { to, by } => {
                    entity = entity.absorbed(by);
                    Arc::clone(to)
                }
            };
            moved = Some(next);
        }
    }

    /// Runs `work` with the GIL released: nothing in it may need Python.
    pub(crate) fn with_detached<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Here<'_>, Entity) -> PyResult<R> + Send,
    ) -> PyResult<R> {
        let (island, entity) = self.island.settled(py, self.entity);
        match py.detach(|| island.run_locked(entity, work)) {
            Ok(result) => result,
            // Another thread united the island meanwhile.
            Err(work) => self.with(py, work),
        }
    }

    /// Runs `work` on a thread of its own. Meanwhile, this one calls `watch` now and then, without the lock.
    pub(crate) fn with_watched<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Here<'_>, Entity) -> PyResult<R> + Send,
        mut watch: impl FnMut(Python<'_>) + Send,
    ) -> PyResult<R> {
        let (island, entity) = self.island.settled(py, self.entity);
        let outcome = py.detach(|| {
            std::thread::scope(|scope| {
                let (end, ended) = mpsc::channel::<()>();
                let run = || {
                    // Dropped at the end, which is the message.
                    let _end = end;
                    island.run_locked(entity, work)
                };
                let worker = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, run);
                let worker = worker.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
                while ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                    Python::attach(&mut watch);
                }
                Ok::<_, PyErr>(worker.join())
            })
        });
        match outcome? {
            Ok(Ok(result)) => result,
            Ok(Err(work)) => self.with(py, work),
            // Panics of work become errors, so nothing but a bug here ends up here.
            Err(_) => Err(PyRuntimeError::new_err("internal error: a thread ended; report this bug")),
        }
    }

    /// Runs `work` on the entities of several nodes, whose islands become one.
    pub(crate) fn with_all<R>(
        py: Python<'_>,
        nodes: &[&Self],
        work: impl FnOnce(&mut Here<'_>, &[Entity]) -> PyResult<R>,
    ) -> PyResult<R> {
        let Some((first, rest)) = nodes.split_first() else {
            return Err(PyRuntimeError::new_err("no entities; report this bug"));
        };
        if rest.iter().all(|node| Arc::ptr_eq(&node.island, &first.island))
            && let State::Live(land) = &mut *first.island.lock(py)
        {
            let mut entities: SmallVec<[Entity; 6]> = SmallVec::with_capacity(nodes.len());
            for node in nodes {
                entities.push(node.entity);
            }
            return land.here(&first.island).run(&entities, work);
        }
        loop {
            let (island, entity) = first.island.settled(py, first.entity);
            let mut entities = vec![entity];
            let mut is_one = true;
            for node in rest {
                let (other, entity) = node.island.settled(py, node.entity);
                if !Arc::ptr_eq(&island, &other) {
                    Island::unite(&island, &other, py)?;
                    is_one = false;
                }
                entities.push(entity);
            }
            if !is_one {
                continue;
            }
            let mut state = island.lock(py);
            let State::Live(land) = &mut *state else { continue };
            return land.here(&island).run(&entities, work);
        }
    }

    /// Checks that the entity is alive.
    #[inline]
    pub(crate) fn check(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |_, _| Ok(()))
    }

    /// Returns another node of the entity.
    pub(crate) fn again(&self, py: Python<'_>) -> PyResult<Self> {
        self.with(py, |here, entity| Ok(here.node(entity)))
    }

    /// Returns whether both are of one entity, alive or not.
    pub(crate) fn is(&self, other: &Self, py: Python<'_>) -> bool {
        if Arc::ptr_eq(&self.island, &other.island) {
            return self.entity == other.entity;
        }
        let (a, b) = (self.island.settled(py, self.entity), other.island.settled(py, other.entity));
        Arc::ptr_eq(&a.0, &b.0) && a.1 == b.1
    }

    /// Returns a number that belongs to the entity for good.
    pub(crate) fn hash(&self, py: Python<'_>) -> u64 {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        loop {
            let (island, entity) = self.island.settled(py, self.entity);
            if let State::Live(land) = &mut *island.lock(py) {
                return *land.hashes.entry(entity).or_insert_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
            }
        }
    }
}
