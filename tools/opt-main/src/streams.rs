//! The streams of a tool: the streams of the process, or streams that a test supplies.

use std::io::{Read, Write};

/// The streams that a tool reads and writes.
pub struct Streams<'a> {
    /// The standard input, for the input file `-`.
    pub input: &'a mut dyn Read,
    /// The standard output, for the output file `-`.
    pub output: &'a mut dyn Write,
    /// The standard error stream.
    pub errors: &'a mut dyn Write,
    /// Whether `errors` is a terminal, which gets colors and help lines.
    pub errors_are_a_terminal: bool,
}

impl Streams<'_> {
    /// Writes to the standard error stream; a failure to do so is ignored.
    pub(crate) fn say(&mut self, text: &[u8]) {
        let _ = self.errors.write_all(text).and_then(|()| self.errors.flush());
    }
}
