//! Loans: an IR with a driver of the core, which gives it back while Python code runs.

use std::sync::Arc;

use ods::Ir;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use super::guard::catch_panics;
use super::shared_ir::IslandState;
use super::{Island, Node};
use crate::island::entity::Entity;

/// An IR that is lent to a driver of the core, with what the driver's callbacks need.
pub(crate) struct LentIr<T> {
    pub(crate) contents: T,
    island: Arc<Island>,
    /// Whether the IR is with the driver, rather than in the island.
    is_out: bool,
}

impl<T> LentIr<T> {
    /// Lends the IR of a live entity to `work`, with the entity. Returns the outcome, and the contents.
    pub(crate) fn of<R>(
        py: Python<'_>,
        node: &Node,
        contents: T,
        work: impl FnOnce(&mut Ir, Entity, &mut Self) -> PyResult<R>,
    ) -> PyResult<(PyResult<R>, T)> {
        let thread = std::thread::current().id();
        let is_elsewhere = node.with(py, |guard, _| {
            guard.counts.mark_outdated();
            Ok(guard.loans.iter().any(|(other, _)| *other != thread))
        })?;
        if is_elsewhere {
            return Err(PyRuntimeError::new_err("another thread rewrites this IR; wait for it"));
        }
        let (island, entity) = node.island.forwarded(py, node.entity);
        let mut ir = Ir::new(Arc::clone(&island.ctx.core));
        let mut state = island.lock(py);
        if let IslandState::Live(live) = &mut *state {
            live.loans.push((thread, entity));
        }
        island.exchange(state, &mut ir, true);
        let mut lent = Self { contents, island, is_out: true };
        // Another thread may have absorbed the IR meanwhile, and then the placeholder is lent.
        let is_there = entity.is_alive(&ir);
        let outcome = if is_there { catch_panics(|| work(&mut ir, entity, &mut lent)) } else { Err(entity.stale()) };
        lent.end(py, &mut ir);
        Ok((outcome, lent.contents))
    }

    /// Gives the IR back while `work` runs.
    pub(crate) fn pause<R>(&mut self, py: Python<'_>, ir: &mut Ir, work: impl FnOnce(&Arc<Island>, &mut T) -> R) -> R {
        self.island.exchange(self.island.lock_lent(py), ir, false);
        self.is_out = false;
        let outcome = work(&self.island, &mut self.contents);
        self.island.exchange(self.island.lock(py), ir, true);
        self.is_out = true;
        outcome
    }

    fn end(&mut self, py: Python<'_>, ir: &mut Ir) {
        let mut state = if self.is_out { self.island.lock_lent(py) } else { self.island.lock(py) };
        if let IslandState::Live(live) = &mut *state {
            live.loans.pop();
            live.counts.mark_outdated();
        }
        if self.is_out {
            self.island.exchange(state, ir, false);
        }
    }
}
