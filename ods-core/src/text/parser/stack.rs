//! Room for what is nested. The form of an operation is code whose stack nobody knows: where regions are deep in others,
//! they are read on a thread, which has a stack of its own. So nests end at [`MAX_NESTING`](super::MAX_NESTING), whatever
//! the stack of the caller and whatever is in between.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

use super::{AsmParser, ParseResult};

/// So many levels are read on one stack.
const LEVELS: u32 = 32;
/// The stack of such a thread: what Rust gives to threads.
const STACK: usize = 2 << 20;

impl AsmParser<'_> {
    /// Runs `read` one level deeper; on a thread of its own where there are many levels on this stack.
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
