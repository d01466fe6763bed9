//! What a run prints: kept for a file, handed on to the standard output.

use std::io::{self, Write};

/// The standard output gets what is longer than this as it comes. What is shorter, it gets at the end, behind all messages:
/// so it is with the reference's buffer, and tests that read both from one pipe know it so.
const KEPT: usize = 1 << 16;

/// What is printed and not handed on.
pub(crate) struct Output {
    kept: Vec<u8>,
    to_file: bool,
    /// Whether the standard output took all that it got.
    written: io::Result<()>,
}

impl Output {
    /// For a file: all is kept.
    pub(crate) fn new(to_file: bool) -> Self {
        Self { kept: Vec::new(), to_file, written: Ok(()) }
    }

    /// Prints what `print` writes; `standard` is the standard output.
    pub(crate) fn print(&mut self, standard: &mut dyn Write, print: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        if self.written.is_err() {
            return;
        }
        self.written = match self.to_file {
            true => print(&mut self.kept),
            false => print(&mut Passing { kept: &mut self.kept, standard }),
        };
    }

    /// What a file is to have.
    pub(crate) fn text(&self) -> &[u8] {
        &self.kept
    }

    /// Hands the rest to the standard output; whether that took all.
    pub(crate) fn finish(self, standard: &mut dyn Write) -> io::Result<()> {
        self.written?;
        standard.write_all(&self.kept)?;
        standard.flush()
    }
}

/// Hands on what is too long to keep.
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
    fn short_texts_come_at_the_end_and_long_ones_at_once() {
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
    fn files_get_nothing_before_all_is_there() {
        let mut standard = Vec::new();
        let mut output = Output::new(true);
        output.print(&mut standard, |to| to.write_all(&[b'x'; 2 * KEPT]));
        assert_eq!((standard.len(), output.text().len()), (0, 2 * KEPT));
    }

    #[test]
    fn after_a_failure_nothing_is_written() {
        let mut output = Output::new(false);
        let closed = &mut [0; 3][..];
        let mut standard = io::Cursor::new(closed);
        output.print(&mut standard, |to| to.write_all(&[b'x'; 2 * KEPT]));
        output.print(&mut standard, |_| panic!("nobody would read it"));
        assert_eq!(output.finish(&mut standard).map_err(|error| error.kind()), Err(io::ErrorKind::WriteZero));
    }
}
