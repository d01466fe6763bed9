//! Handlers of the diagnostics emitted by [`Context::emit`].
//!
//! Handlers are called from the newest to the oldest, until one returns [`ControlFlow::Break`]. Diagnostics that no
//! handler takes are written to the standard error stream. Any thread may add and remove handlers and emit diagnostics,
//! and so may handlers themselves: no lock is held while one runs.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use crate::context::Context;

use super::data::Diagnostic;
use super::render::Renderer;
use super::sources::Sources;

/// A handler of diagnostics. [`ControlFlow::Break`] stops older handlers from being called.
pub type Handler = Arc<dyn Fn(&Context, &Diagnostic) -> ControlFlow<()> + Send + Sync>;

/// The id of a handler, for removing it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HandlerId(u64);

/// The handlers of a context.
#[derive(Default)]
pub(crate) struct Handlers(RwLock<List>);

#[derive(Default)]
struct List {
    next: u64,
    /// The handlers, oldest first.
    handlers: Vec<(u64, Handler)>,
}

/// Handlers of diagnostics.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Diagnostic, Location};
/// let context = Context::new();
/// let ((), diagnostics) = context.capture(|| context.emit(&Diagnostic::error(Location::UNKNOWN, "no input")));
/// assert_eq!(diagnostics[0].message, "no input");
/// ```
impl Context {
    /// Adds a handler, which is called before all others.
    pub fn add_handler(
        &self,
        handler: impl Fn(&Context, &Diagnostic) -> ControlFlow<()> + Send + Sync + 'static,
    ) -> HandlerId {
        let mut list = self.handlers.0.write().unwrap_or_else(PoisonError::into_inner);
        let id = list.next;
        list.next += 1;
        list.handlers.push((id, Arc::new(handler)));
        HandlerId(id)
    }

    /// Removes a handler. Returns whether it was present.
    pub fn remove_handler(&self, handler: HandlerId) -> bool {
        let mut list = self.handlers.0.write().unwrap_or_else(PoisonError::into_inner);
        let before = list.handlers.len();
        list.handlers.retain(|(id, _)| *id != handler.0);
        list.handlers.len() < before
    }

    /// Passes a diagnostic to the handlers, or writes it to the standard error stream if none takes it.
    pub fn emit(&self, diagnostic: &Diagnostic) {
        let handlers = self.handlers.0.read().unwrap_or_else(PoisonError::into_inner).handlers.clone();
        let heard = handlers.iter().rev().any(|(_, handler)| handler(self, diagnostic).is_break());
        if !heard {
            write_to_stderr(self, diagnostic);
        }
    }

    /// Runs `body` and returns the diagnostics that any thread emitted meanwhile. Other handlers are not called.
    pub fn capture<T>(&self, body: impl FnOnce() -> T) -> (T, Vec<Diagnostic>) {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let listening = Arc::clone(&heard);
        let id = self.add_handler(move |_, diagnostic| {
            listening.lock().unwrap_or_else(PoisonError::into_inner).push(diagnostic.clone());
            ControlFlow::Break(())
        });
        let guard = HandlerGuard { context: self, id };
        let outcome = body();
        drop(guard);
        let heard = std::mem::take(&mut *heard.lock().unwrap_or_else(PoisonError::into_inner));
        (outcome, heard)
    }
}

/// A guard that removes a handler, even if the body of a capture panics.
struct HandlerGuard<'a> {
    context: &'a Context,
    id: HandlerId,
}

impl Drop for HandlerGuard<'_> {
    fn drop(&mut self) {
        self.context.remove_handler(self.id);
    }
}

fn write_to_stderr(context: &Context, diagnostic: &Diagnostic) {
    let mut out = Vec::new();
    Renderer::new(Arc::new(Sources::new())).render(context, diagnostic, &mut out);
    // A failure to write to the standard error stream cannot be reported anywhere.
    let _ = std::io::stderr().write_all(&out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Location;

    fn error(message: &str) -> Diagnostic {
        Diagnostic::error(Location::UNKNOWN, message)
    }

    #[test]
    fn newest_handler_runs_first_and_may_defer() {
        let context = Context::new();
        let heard = Arc::new(Mutex::new(String::new()));
        let listener = |mark: char, flow: ControlFlow<()>| {
            let heard = Arc::clone(&heard);
            move |_: &Context, _: &Diagnostic| {
                heard.lock().unwrap().push(mark);
                flow
            }
        };
        context.add_handler(listener('a', ControlFlow::Break(())));
        let b = context.add_handler(listener('b', ControlFlow::Break(())));
        let c = context.add_handler(listener('c', ControlFlow::Continue(())));
        context.emit(&error("x"));
        assert!(context.remove_handler(b) && context.remove_handler(c) && !context.remove_handler(b));
        context.emit(&error("x"));
        assert_eq!(*heard.lock().unwrap(), "cba");
    }

    #[test]
    fn capture_covers_all_threads_and_ends_on_panic() {
        let context = Context::new();
        let (answer, heard) = context.capture(|| {
            std::thread::scope(|scope| {
                for _ in 0..4 {
                    scope.spawn(|| (0..100).for_each(|i| context.emit(&error(&i.to_string()))));
                }
            });
            7
        });
        assert_eq!((answer, heard.len()), (7, 400));
        let outer = context.capture(|| {
            let body = std::panic::AssertUnwindSafe(|| context.capture(|| panic!("expected")).1);
            assert!(std::panic::catch_unwind(body).is_err());
            context.emit(&error("after"));
        });
        assert_eq!(outer.1, [error("after")]);
    }
}
