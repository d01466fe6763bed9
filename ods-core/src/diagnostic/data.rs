//! The data of a diagnostic.

use std::fmt;

use crate::context::Context;
use crate::entity::{Location, Operation};
use crate::ir::Ir;

use super::place::Place;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// An error: the operation failed.
    Error,
    /// A warning: the operation succeeded, but the result is doubtful.
    Warning,
    /// A remark: useful information.
    Remark,
    /// A note: additional information about another diagnostic.
    Note,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
            Self::Note => "note",
        })
    }
}

/// A diagnostic: a message about a location, with notes and help.
///
/// Its text, for `Display` and `Debug` alike, is `file:line:column: error: message` once the place is resolved, which
/// functions that return diagnostics do.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Diagnostic};
/// let context = Context::new();
/// let location = context.file_location("a.calc", 2, 5);
/// let error = Diagnostic::error(location, "redefinition of 'x'")
///     .note(context.file_location("a.calc", 1, 1), "previous definition")
///     .help("rename one of them");
/// let text = "a.calc:2:5: error: redefinition of 'x'\na.calc:1:1: note: previous definition";
/// assert_eq!(error.resolved(&context).to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location.
    pub location: Location,
    /// The message, without a full stop, in MLIR's wording.
    pub message: String,
    /// Additional notes.
    pub notes: Vec<Diagnostic>,
    /// The operation that the diagnostic is about, for tools that show it as mlir-opt's note `see current operation`
    /// does.
    pub subject: Option<Operation>,
    /// Help beyond MLIR's own messages, a line each. Not notes, since tests list the notes they expect.
    pub help: Vec<String>,
    /// The place of the location, once resolved.
    place: Option<Box<Place>>,
}

impl Diagnostic {
    /// Returns an error.
    #[cold]
    pub fn error(location: Location, message: impl fmt::Display) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// Returns a diagnostic without notes.
    #[cold]
    pub fn new(severity: Severity, location: Location, message: impl fmt::Display) -> Self {
        let (message, notes, help) = (message.to_string(), Vec::new(), Vec::new());
        Self { severity, location, message, notes, subject: None, help, place: None }
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self, location: Location, message: impl fmt::Display) -> Self {
        self.notes.push(Self::new(Severity::Note, location, message));
        self
    }

    /// Adds a line of help.
    #[must_use]
    pub fn help(mut self, text: impl fmt::Display) -> Self {
        self.help.push(text.to_string());
        self
    }

    /// Sets the operation that the diagnostic is about, unless it is set already.
    #[must_use]
    pub fn about(mut self, op: impl Into<Operation>) -> Self {
        self.subject.get_or_insert(op.into());
        self
    }

    /// Returns the file place of the diagnostic. As in mlir-opt, it is the first one found in names, call sites (the
    /// callee) and fused locations.
    pub fn place(&self, context: &Context) -> Option<Place> {
        self.place.as_deref().cloned().or_else(|| self.location.place(context))
    }

    /// Resolves the places of the diagnostic and its notes, so that its text includes them.
    #[must_use]
    pub fn resolved(mut self, context: &Context) -> Self {
        self.resolve(context);
        self
    }

    pub(super) fn resolve(&mut self, context: &Context) {
        if self.place.is_none() {
            self.place = self.location.place(context).map(Box::new);
        }
        self.notes.iter_mut().for_each(|note| note.resolve(context));
    }

    /// Returns `file:line:col: error: message`, then the notes, a line each, without source text.
    /// [`Renderer`](super::Renderer) writes the format of mlir-opt.
    pub fn render(&self, context: &Context) -> String {
        let mut text = match self.place(context) {
            Some(place) => format!("{place}: "),
            None => "<unknown>:0: ".to_owned(),
        };
        text.push_str(&format!("{}: {}\n", self.severity, self.message));
        for note in &self.notes {
            text.push_str(&note.render(context));
        }
        text
    }
}

/// Prints the resolved place, severity and message, then the notes, a line each.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{}: {}", self.severity, self.message)?;
        self.notes.iter().try_for_each(|note| write!(f, "\n{note}"))
    }
}

/// Prints the same text as `Display`, for errors returned from `main`.
impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Diagnostic {}

/// Errors about operations.
impl Ir {
    /// Returns an error at and about the operation. Corresponds to MLIR's `emitError`.
    #[cold]
    pub fn error(&self, op: impl Into<Operation>, message: impl fmt::Display) -> Diagnostic {
        let op = op.into();
        Diagnostic::error(self.location(op), message).about(op).resolved(self.context())
    }

    /// Returns an error that starts with the operation's name, as in `'arith.addi' op requires one result`. Corresponds
    /// to MLIR's `emitOpError`.
    #[cold]
    pub fn op_error(&self, op: impl Into<Operation>, message: impl fmt::Display) -> Diagnostic {
        let op = op.into();
        self.error(op, format!("'{}' op {message}", self.name_str(op)))
    }
}
