//! Stack space for nested regions. The stack use of custom forms is unknown, so deeply nested regions are parsed on a
//! new thread with a stack of its own. Nesting is thus limited only by [`MAX_NESTING`](super::MAX_NESTING), independent
//! of the caller's stack and of the forms in between.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

use super::{AsmParser, ParseResult};

/// The number of levels parsed on one stack.
const LEVELS: u32 = 32;
/// The stack size of such a thread: Rust's default.
const STACK: usize = 2 << 20;

impl AsmParser<'_> {
    /// Runs `read` one nesting level deeper, on a new thread if there are many levels on this stack.
    #[inline]
    pub(super) fn nested_region(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<()> + Send) -> ParseResult<()> {
        if self.depth < self.stack_start + LEVELS { self.nested(read) } else { self.nested_on_thread(read) }
    }

    #[cold]
    fn nested_on_thread(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<()> + Send) -> ParseResult<()> {
        let outer = std::mem::replace(&mut self.stack_start, self.depth);
        let parser = &mut *self;
        let outcome = scope(|scope| {
            let thread = Builder::new().stack_size(STACK).spawn_scoped(scope, || parser.nested(read)).ok()?;
            Some(thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
        });
        self.stack_start = outer;
        outcome.unwrap_or_else(|| self.give_up("there is no memory for a stack to read this nest on".to_owned()))
    }
}
