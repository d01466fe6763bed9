//! The guard of an island: its IR and what belongs to it, while the island is locked.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::ThreadId;

use ods::ir::panic_message;
use ods::text::Resources;
use ods::{Ir, Operation};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::island::counts::{Counts, user_outside};
use crate::island::entity::Entity;
use crate::island::{Island, Node, WeakEntities};

/// An island under its lock.
pub(crate) struct IrGuard<'a> {
    pub(crate) island: &'a Arc<Island>,
    pub(crate) ir: &'a mut Ir,
    pub(crate) counts: &'a mut Counts,
    pub(crate) resources: &'a Resources,
    pub(super) loans: &'a [(ThreadId, Entity)],
}

impl IrGuard<'_> {
    /// Returns a node of a live entity.
    #[inline]
    pub(crate) fn node(&mut self, entity: Entity) -> Node {
        self.counts.retain(self.ir, entity);
        Node { island: Arc::clone(self.island), entity }
    }

    /// Returns entities that are not counted.
    pub(crate) fn weak_entities<T>(&self, entities: T) -> WeakEntities<T> {
        WeakEntities { island: Arc::clone(self.island), entities }
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
    pub(super) fn run<R>(
        &mut self,
        entities: &[Entity],
        work: impl FnOnce(&mut IrGuard<'_>, &[Entity]) -> PyResult<R>,
    ) -> PyResult<R> {
        catch_panics(|| {
            self.release_dropped();
            match entities.iter().find(|entity| !entity.is_alive(self.ir)) {
                Some(stale) => Err(stale.stale()),
                None => work(self, entities),
            }
        })
    }

    pub(super) fn release_dropped(&mut self) {
        // Read first: writing is what costs time, and nearly always there is nothing.
        if self.island.has_dropped.load(Ordering::Relaxed) && self.island.has_dropped.swap(false, Ordering::Acquire) {
            for entity in self.island.take_dropped() {
                self.counts.release(self.ir, entity);
            }
        }
    }
}

/// Runs work on the core. A panic there is a bug of the core, which no script can do anything about; it becomes an
/// exception.
pub(super) fn catch_panics<R>(work: impl FnOnce() -> PyResult<R>) -> PyResult<R> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let message = panic_message(&*panic);
        Err(PyRuntimeError::new_err(format!("internal error: {message}; report this bug")))
    })
}
