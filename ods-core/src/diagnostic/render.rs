//! Rendering of diagnostics as `mlir-opt` writes them to the terminal.
//!
//! `file:line:column: error: message`, the line of source with its tabs expanded, and a caret below. A call site adds a
//! note per caller. Notes omit a line that was just shown.
//!
//! Rendered text is bytes, because source lines are shown verbatim and need not be UTF-8.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::context::Context;
use crate::entity::Location;

use super::data::{Diagnostic, Severity};
use super::place::caller_of;
use super::sources::Sources;

/// The distance of tab stops.
const TAB: usize = 8;
/// The maximum number of callers shown.
const CALLERS: usize = 10;
/// The maximum number of bytes of source lines that a renderer shows in all: thousands of errors on one line of
/// megabytes would be gigabytes.
const SHOWN_LIMIT: usize = 64 << 20;

/// A renderer of diagnostics in the format of `mlir-opt`.
///
/// ```
/// # use ods_core as ods;
/// use std::sync::Arc;
///
/// use ods::diagnostic::{Renderer, Sources};
///
/// let context = Arc::new(ods::Context::new());
/// let text = b"module {\n  oops\n}".to_vec();
/// let errors = ods::text::parse(&context, "file.mlir", &text).unwrap_err();
/// let sources = Arc::new(Sources::new());
/// sources.add("file.mlir", Arc::new(text));
/// let mut out = Vec::new();
/// Renderer::new(sources).render(&context, &errors[0], &mut out);
/// let message = "custom op 'oops' is unknown (tried 'builtin.oops' as well)";
/// assert_eq!(String::from_utf8_lossy(&out), format!("file.mlir:2:3: error: {message}\n  oops\n  ^\n"));
/// ```
pub struct Renderer {
    sources: Arc<Sources>,
    colors: bool,
    help: bool,
    for_terminal: bool,
    shown: AtomicUsize,
}

/// A message with a resolved place.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// File, line and column, as printed.
    pub place: &'a str,
    /// The severity.
    pub severity: Severity,
    /// The message.
    pub message: &'a str,
    /// The source line, the column of the caret (from zero) and the number of underlined columns.
    pub source: Option<(&'a [u8], usize, usize)>,
}

impl Renderer {
    /// Creates a renderer that reads source lines from `sources`, without colours.
    pub fn new(sources: Arc<Sources>) -> Self {
        Self { sources, colors: false, help: false, for_terminal: false, shown: AtomicUsize::new(0) }
    }

    /// Turns colours on or off.
    #[must_use]
    pub fn with_colors(mut self, colors: bool) -> Self {
        self.colors = colors;
        self
    }

    /// Turns the lines of [`Diagnostic::help`] on or off; MLIR's tools have none.
    #[must_use]
    pub fn with_help(mut self, help: bool) -> Self {
        self.help = help;
        self
    }

    /// Sets whether the output goes to a terminal: control characters are then escaped, since they may be commands.
    #[must_use]
    pub fn for_terminal(mut self, for_terminal: bool) -> Self {
        self.for_terminal = for_terminal;
        self
    }

    /// Returns the source texts.
    pub fn sources(&self) -> &Arc<Sources> {
        &self.sources
    }

    /// Writes the diagnostic and its notes.
    pub fn render(&self, context: &Context, diagnostic: &Diagnostic, out: &mut Vec<u8>) {
        let mut location = diagnostic.location;
        self.message(context, diagnostic.severity, location, &diagnostic.message, true, out);
        for _ in 0..CALLERS {
            let Some(caller) = caller_of(context, location) else { break };
            location = caller;
            self.message(context, Severity::Note, location, "called from", true, out);
        }
        for note in &diagnostic.notes {
            let new = note.location != location;
            self.message(context, note.severity, note.location, &note.message, new, out);
            location = note.location;
        }
        for help in diagnostic.help.iter().filter(|_| self.help) {
            self.paint("\x1b[1;36m", "  help: ", out);
            out.extend_from_slice(self.shown_text(help).as_bytes());
            out.push(b'\n');
        }
    }

    /// Writes one message, with the source line only on request.
    pub fn message(
        &self,
        context: &Context,
        severity: Severity,
        location: Location,
        message: &str,
        with_source: bool,
        out: &mut Vec<u8>,
    ) {
        let Some(range) = location.file_range(context) else {
            let message = match location {
                Location::UNKNOWN => message.to_owned(),
                other => format!("{}: {message}", other.display(context)),
            };
            return self.line(&Line { place: "<unknown>:0", severity, message: &message, source: None }, out);
        };
        let file = context.str(range.file);
        let (line, column) = (range.start_line, range.start_column);
        let shows_source = with_source && self.shown.load(Ordering::Relaxed) <= SHOWN_LIMIT;
        let source = if shows_source { self.sources.find(file) } else { None };
        let text = source.as_ref().and_then(|source| source.line(line, column));
        let source = text.map(|text| (text, column as usize - 1, 0));
        self.line(&Line { place: &format!("{file}:{line}:{column}"), severity, message, source }, out);
    }

    /// Writes one message with a resolved place.
    pub fn line(&self, line: &Line<'_>, out: &mut Vec<u8>) {
        let severity = format!("{}: ", line.severity);
        self.paint("\x1b[1m", &format!("{}: ", self.shown_text(line.place)), out);
        self.paint(paint_of(line.severity), &severity, out);
        self.paint("\x1b[1m", &format!("{}\n", self.shown_text(line.message)), out);
        let Some((text, column, length)) = line.source else { return };
        if self.shown.fetch_add(text.len(), Ordering::Relaxed) > SHOWN_LIMIT {
            return;
        }
        out.extend_from_slice(&expand_tabs(&self.shown_source(text)));
        out.push(b'\n');
        // As in MLIR, a line that is not ASCII has no caret, because the widths of its characters are unknown.
        if text.is_ascii() {
            self.paint("\x1b[0;1;32m", &format!("{}\n", caret(text, column, length)), out);
        }
    }

    /// Escapes control characters as in strings.
    fn shown_text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if !self.for_terminal || !text.contains(is_command) {
            return text.into();
        }
        let shown = |c: char| if is_command(c) { format!("\\{:02X}", u32::from(c)) } else { c.into() };
        text.chars().map(shown).collect::<String>().into()
    }

    /// Replaces each control character by a question mark, so that the columns stay.
    fn shown_source<'t>(&self, text: &'t [u8]) -> Cow<'t, [u8]> {
        if !self.for_terminal {
            return text.into();
        }
        let text = String::from_utf8_lossy(text);
        text.replace(is_command, "?").into_bytes().into()
    }

    fn paint(&self, color: &str, text: &str, out: &mut Vec<u8>) {
        let (before, after) = if self.colors { (color, "\x1b[0m") } else { ("", "") };
        for part in [before, text, after] {
            out.extend_from_slice(part.as_bytes());
        }
    }
}

/// Returns whether a terminal might interpret the character instead of showing it.
fn is_command(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\t')
}

fn paint_of(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "\x1b[0;1;31m",
        Severity::Warning => "\x1b[0;1;35m",
        Severity::Remark => "\x1b[0;1;34m",
        Severity::Note => "\x1b[0;1;30m",
    }
}

fn expand_tabs(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for byte in text {
        match byte {
            b'\t' => out.resize(out.len() / TAB * TAB + TAB, b' '),
            _ => out.push(*byte),
        }
    }
    out
}

/// Returns the line below `text`: a caret below the column, and `~` below the `length` columns from there on. Below a
/// tab, a mark is as wide as the tab.
fn caret(text: &[u8], column: usize, length: usize) -> String {
    let column = column.min(text.len());
    let end = (column + length.max(1)).min(text.len().max(column + 1));
    let mut out = String::new();
    for at in 0..end {
        let mark = match at {
            _ if at < column => ' ',
            _ if at == column => '^',
            _ => '~',
        };
        let width = if text.get(at) == Some(&b'\t') { TAB - out.len() % TAB } else { 1 };
        out.extend(std::iter::repeat_n(mark, width));
    }
    out
}

#[cfg(test)]
mod tests;
