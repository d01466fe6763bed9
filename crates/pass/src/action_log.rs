//! The log of actions: a line per step of passes and drivers, as `--log-actions-to` of `mlir-opt` writes it.

use std::fmt;
use std::io::Write;

use ods_core::Ir;
use ods_rewrite::{Action, ActionHandler};

/// A listener that writes a line before and after each step.
pub struct ActionLog<W> {
    thread: String,
    out: W,
}

impl<W: Write + Send> ActionLog<W> {
    /// Creates a log for the thread of this name. A failure to write is ignored.
    pub fn new(thread: &str, out: W) -> Self {
        Self { thread: thread.to_owned(), out }
    }
}

impl<W> fmt::Debug for ActionLog<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActionLog").field("thread", &self.thread).finish_non_exhaustive()
    }
}

impl<W: Write + Send> ActionHandler for ActionLog<W> {
    fn begin(&mut self, ir: &Ir, action: Action<'_>) {
        if !is_listed(action) {
            return;
        }
        let text = action.describe(ir);
        let _ = writeln!(self.out, "[thread {}] begins (no breakpoint) Action {text}`", self.thread);
    }

    fn end(&mut self, _: &Ir, action: Action<'_>) {
        if !is_listed(action) {
            return;
        }
        let _ = writeln!(self.out, "[thread {}] completed `{}`", self.thread, action.tag());
    }
}

/// Returns whether mlir-opt lists such steps.
fn is_listed(action: Action<'_>) -> bool {
    match action {
        Action::Pass(..) | Action::Iteration(..) | Action::Pattern(..) => true,
        Action::Fold(_) => false,
    }
}
