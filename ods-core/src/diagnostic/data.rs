//! What a diagnostic says.

use std::fmt;

use crate::context::Context;
use crate::entity::{Location, Operation};

use super::place::place_of;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Severity {
    /// What was asked for was not done.
    Error,
    /// It was done, with doubts.
    Warning,
    /// Something worth knowing.
    Remark,
    /// More about another diagnostic.
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

/// What is wrong, where, and what else helps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub location: Location,
    /// What, without a full stop, as MLIR words it.
    pub message: String,
    /// More about it.
    pub notes: Vec<Diagnostic>,
    /// The operation that it is about, for who can show it: `see current operation: ...`.
    pub operation: Option<Operation>,
}

impl Diagnostic {
    /// An error.
    #[cold]
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// A diagnostic without notes.
    #[cold]
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self { severity, location, message: message.into(), notes: Vec::new(), operation: None }
    }

    /// The same with a note.
    #[must_use]
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes.push(Self::new(Severity::Note, location, message));
        self
    }

    /// The same, about `op`: tools may show it, as `--mlir-print-op-on-diagnostic` does.
    #[must_use]
    pub fn about(mut self, op: Operation) -> Self {
        self.operation = Some(op);
        self
    }

    /// The file place that the diagnostic points at: name, line, column. As mlir-opt, the first one found when looking
    /// through names, call sites (the callee) and fused locations.
    pub fn place(&self, context: &Context) -> Option<(String, u32, u32)> {
        place_of(context, self.location)
    }

    /// `file:line:col: error: message`, then the notes, a line each; no source text. See [`Renderer`](super::Renderer)
    /// for what mlir-opt writes.
    pub fn render(&self, context: &Context) -> String {
        let mut text = match self.place(context) {
            Some((file, line, column)) => format!("{file}:{line}:{column}: "),
            None => "<unknown>:0: ".to_owned(),
        };
        text.push_str(&format!("{}: {}\n", self.severity, self.message));
        for note in &self.notes {
            text.push_str(&note.render(context));
        }
        text
    }
}
