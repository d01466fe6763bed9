//! Entities of islands, as wrappers hold them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use smallvec::SmallVec;

use crate::context::Ctx;
use crate::island::entity::Entity;
use crate::island::guard::catch_panics;
use crate::island::shared_ir::IslandState;
use crate::island::{IrGuard, Island};
use crate::objects::pending;

/// The time between two calls of what watches work.
const WATCH_INTERVAL: Duration = Duration::from_millis(100);
/// The stack of a thread for work: that of the main thread.
const WORKER_STACK_SIZE: usize = 8 << 20;

/// Entities of an island that are not counted: they may be gone at the next look.
pub(crate) struct WeakEntities<T> {
    pub(super) island: Arc<Island>,
    pub(super) entities: T,
}

impl<T: AsMut<[Option<Entity>]>> WeakEntities<T> {
    /// Runs `work` on the island of the entities, which may be stale.
    pub(crate) fn with<R>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut IrGuard<'_>, &mut T) -> PyResult<R>,
    ) -> PyResult<R> {
        loop {
            let next = match &mut *self.island.lock(py) {
                IslandState::Live(live) => {
                    let mut guard = live.guard(&self.island);
                    return catch_panics(|| {
                        guard.release_dropped();
                        work(&mut guard, &mut self.entities)
                    });
                }
                IslandState::Absorbed { to, by } => {
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
    pub(super) island: Arc<Island>,
    pub(super) entity: Entity,
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
        work: impl FnOnce(&mut IrGuard<'_>, Entity) -> PyResult<R>,
    ) -> PyResult<R> {
        let mut entity = self.entity;
        let mut moved: Option<Arc<Island>> = None;
        loop {
            let island = moved.as_ref().unwrap_or(&self.island);
            let next = match &mut *island.lock(py) {
                IslandState::Live(live) => {
                    let mut guard = live.guard(island);
                    return catch_panics(|| {
                        guard.release_dropped();
                        if entity.is_alive(guard.ir) { work(&mut guard, entity) } else { Err(entity.stale()) }
                    });
                }
                IslandState::Absorbed { to, by } => {
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
        work: impl FnOnce(&mut IrGuard<'_>, Entity) -> PyResult<R> + Send,
    ) -> PyResult<R> {
        let (island, entity) = self.island.forwarded(py, self.entity);
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
        work: impl FnOnce(&mut IrGuard<'_>, Entity) -> PyResult<R> + Send,
        mut watch: impl FnMut(Python<'_>) + Send,
    ) -> PyResult<R> {
        let (island, entity) = self.island.forwarded(py, self.entity);
        let outcome = py.detach(|| {
            std::thread::scope(|scope| {
                let (end, ended) = mpsc::channel::<()>();
                let run = || {
                    // Dropped at the end, which is the message.
                    let _end = end;
                    island.run_locked(entity, work)
                };
                let worker = std::thread::Builder::new().stack_size(WORKER_STACK_SIZE).spawn_scoped(scope, run);
                let worker = worker.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
                while ended.recv_timeout(WATCH_INTERVAL) == Err(RecvTimeoutError::Timeout) {
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
        work: impl FnOnce(&mut IrGuard<'_>, &[Entity]) -> PyResult<R>,
    ) -> PyResult<R> {
        let Some((first, rest)) = nodes.split_first() else {
            return Err(PyRuntimeError::new_err("no entities; report this bug"));
        };
        if rest.iter().all(|node| Arc::ptr_eq(&node.island, &first.island))
            && let IslandState::Live(live) = &mut *first.island.lock(py)
        {
            let mut entities: SmallVec<[Entity; 6]> = SmallVec::with_capacity(nodes.len());
            for node in nodes {
                entities.push(node.entity);
            }
            return live.guard(&first.island).run(&entities, work);
        }
        loop {
            let (island, entity) = first.island.forwarded(py, first.entity);
            let mut entities = vec![entity];
            let mut is_one = true;
            for node in rest {
                let (other, entity) = node.island.forwarded(py, node.entity);
                if !Arc::ptr_eq(&island, &other) {
                    Island::merge(&island, &other, py)?;
                    is_one = false;
                }
                entities.push(entity);
            }
            if !is_one {
                continue;
            }
            let mut state = island.lock(py);
            let IslandState::Live(live) = &mut *state else { continue };
            return live.guard(&island).run(&entities, work);
        }
    }

    /// Checks that the entity is alive.
    #[inline]
    pub(crate) fn check(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |_, _| Ok(()))
    }

    /// Returns another node of the entity.
    pub(crate) fn again(&self, py: Python<'_>) -> PyResult<Self> {
        self.with(py, |guard, entity| Ok(guard.node(entity)))
    }

    /// Returns whether both are of one entity, alive or not.
    pub(crate) fn is(&self, other: &Self, py: Python<'_>) -> bool {
        if Arc::ptr_eq(&self.island, &other.island) {
            return self.entity == other.entity;
        }
        let (a, b) = (self.island.forwarded(py, self.entity), other.island.forwarded(py, other.entity));
        Arc::ptr_eq(&a.0, &b.0) && a.1 == b.1
    }

    /// Returns a number that belongs to the entity for good.
    pub(crate) fn hash(&self, py: Python<'_>) -> u64 {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        loop {
            let (island, entity) = self.island.forwarded(py, self.entity);
            if let IslandState::Live(live) = &mut *island.lock(py) {
                return *live.hashes.entry(entity).or_insert_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
            }
        }
    }
}
