//! The printed output of a run: collected for a file, streamed to the standard output.

use std::io::{self, Write};

/// Number of bytes above which output is streamed to the standard output. Shorter output is written at the end, after
/// all messages, as `mlir-opt`'s buffer does; tests that read both from one pipe rely on that order.
const KEPT: usize = 1 << 16;

/// Output that is printed but not yet written.
pub(crate) struct Output {
    kept: Vec<u8>,
    to_file: bool,
    /// Whether every write to the standard output has succeeded.
    written: io::Result<()>,
}

impl Output {
    /// Creates the output; with `to_file`, everything is kept until the end.
    pub(crate) fn new(to_file: bool) -> Self {
        Self { kept: Vec::new(), to_file, written: Ok(()) }
    }

    /// Appends the text that `print` writes; `standard` is the standard output.
    pub(crate) fn print(&mut self, standard: &mut dyn Write, print: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        if self.written.is_err() {
            return;
        }
        self.written = match self.to_file {
            true => print(&mut self.kept),
            false => print(&mut Passing { kept: &mut self.kept, standard }),
        };
    }

    /// Returns the whole text, for a file.
    pub(crate) fn text(&self) -> &[u8] {
        &self.kept
    }

    /// Writes the rest to the standard output; fails if any write failed.
    pub(crate) fn finish(self, standard: &mut dyn Write) -> io::Result<()> {
        self.written?;
        standard.write_all(&self.kept)?;
        standard.flush()
    }
}

/// A writer that passes the text on to the standard output once it is too long to keep.
struct Passing<'a> {
    kept: &'a mut Vec<u8>,
    standard: &'a mut dyn Write,
}

impl Write for Passing<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if self.kept.len() + text.len() > KEPT {
            self.standard.write_all(self.kept)?;
            self.kept.clear();
            self.standard.write_all(text)?;
        } else {
            self.kept.extend_from_slice(text);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_output_is_written_at_the_end_and_long_output_at_once() {
        let mut standard = Vec::new();
        let mut output = Output::new(false);
        output.print(&mut standard, |to| to.write_all(b"short"));
        assert_eq!(standard, b"");
        output.print(&mut standard, |to| to.write_all(&[b'x'; KEPT]));
        assert_eq!(standard.len(), 5 + KEPT);
        output.print(&mut standard, |to| to.write_all(b"end"));
        output.finish(&mut standard).expect("a vector takes all");
        assert!(standard.starts_with(b"shortx") && standard.ends_with(b"xend"));
    }

    #[test]
    fn files_are_written_only_when_complete() {
        let mut standard = Vec::new();
        let mut output = Output::new(true);
        output.print(&mut standard, |to| to.write_all(&[b'x'; 2 * KEPT]));
        assert_eq!((standard.len(), output.text().len()), (0, 2 * KEPT));
    }

    #[test]
    fn nothing_is_written_after_a_failure() {
        let mut output = Output::new(false);
        let closed = &mut [0; 3][..];
        let mut standard = io::Cursor::new(closed);
        output.print(&mut standard, |to| to.write_all(&[b'x'; 2 * KEPT]));
        output.print(&mut standard, |_| panic!("no reader is left"));
        assert_eq!(output.finish(&mut standard).map_err(|error| error.kind()), Err(io::ErrorKind::WriteZero));
    }
}
