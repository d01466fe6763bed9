//! Errors as texts: `Kind: message`, then a stack trace. The classic functions pass errors in this form.

use std::fmt::Write;

use super::{Error, ErrorKind, Frame};

/// The line before the frames.
const STACK_TRACE: &str = "Stack trace:";

impl Error {
    /// Returns the error as one text, with its frames.
    pub fn to_text(&self) -> String {
        let mut text = self.to_string();
        if !self.frames().is_empty() {
            let _ = write!(text, "\n{STACK_TRACE}\n{}", write_frames(self.frames()));
        }
        text
    }

    /// Reads an error that [`Error::to_text`] or another library has written; a text without a kind is a
    /// `RuntimeError`.
    pub fn from_text(text: &str) -> Self {
        let (message, trace) = text.split_once(&format!("\n{STACK_TRACE}\n")).unwrap_or((text, ""));
        let is_kind = |kind: &str| {
            kind.starts_with(|c: char| c.is_ascii_alphabetic())
                && kind.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))
        };
        let kind = message.split_once(':').filter(|(kind, _)| is_kind(kind));
        let mut error = match kind {
            Some((kind, rest)) => Self::new(kind, rest.trim_start().to_owned()),
            None => Self::runtime(message.to_owned()),
        };
        error.0.frames = read_frames(trace);
        error
    }
}

/// Writes frames as lines of a Python traceback.
pub(crate) fn write_frames(frames: &[Frame]) -> String {
    let mut text = String::new();
    for Frame { function, file, line } in frames {
        let _ = writeln!(text, "  File \"{file}\", line {line}, in {function}");
    }
    text
}

/// Reads lines of a Python traceback; others are skipped.
pub(crate) fn read_frames(text: &str) -> Vec<Frame> {
    text.lines().filter_map(read_frame).collect()
}

fn read_frame(line: &str) -> Option<Frame> {
    let (file, rest) = line.trim_start().strip_prefix("File \"")?.rsplit_once("\", line ")?;
    let (line, function) = rest.split_once(", in ")?;
    let (file, function) = (file.to_owned().into(), function.to_owned().into());
    Some(Frame { function, file, line: line.parse().ok()? })
}

impl From<Box<str>> for ErrorKind {
    fn from(name: Box<str>) -> Self {
        (&*name).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_they_are_written() {
        let error = Error::value_error("a: b\nsecond line").at("f", "a \"b\".mlir", 3).at("g<T>", "g.rs", 40);
        let text = error.to_text();
        assert_eq!(
            text,
            "ValueError: a: b\nsecond line\nStack trace:\n  File \"a \"b\".mlir\", line 3, in f\n  File \"g.rs\", line 40, in g<T>\n"
        );
        let read = Error::from_text(&text);
        assert_eq!((read.kind(), read.message(), read.frames()), (error.kind(), error.message(), error.frames()));
    }

    #[test]
    fn any_text_is_an_error() {
        let read = |text: &str| Error::from_text(text).to_string();
        assert_eq!(read(""), "RuntimeError: ");
        assert_eq!(read("no such file: a"), "RuntimeError: no such file: a");
        assert_eq!(read("my.Kind_2:x"), "my.Kind_2: x");
        assert_eq!(read(": x"), "RuntimeError: : x");
        assert!(read_frames("  File \"a\", line x, in f\nFile \"\n\", line 1").is_empty());
    }
}
