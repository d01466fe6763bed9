//! Where a tool reads and writes: the process's standard streams, or what a test gives it.

use std::io::{Read, Write};

/// Where a tool reads and writes.
pub struct Streams<'a> {
    /// The standard input, for the input file `-`.
    pub input: &'a mut dyn Read,
    /// The standard output, for the output file `-`.
    pub output: &'a mut dyn Write,
    /// The standard error stream.
    pub errors: &'a mut dyn Write,
    /// Whether `errors` is a terminal: diagnostics get colours and lines of help.
    pub errors_are_a_terminal: bool,
}

impl Streams<'_> {
    /// Writes to the standard error stream; where that fails, there is nobody left to tell.
    pub(crate) fn say(&mut self, text: &[u8]) {
        let _ = self.errors.write_all(text).and_then(|()| self.errors.flush());
    }
}
