//! Errors of runs.

use std::fmt;
use std::sync::Arc;

use ods_core::{Diagnostic, Location};

/// The kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// The behaviour of an operation is undefined for its operands.
    Undefined,
    /// The result of an operation is poison for its operands, which a run carries on with. The error of a run never has
    /// this kind.
    Poison,
    /// The limit of the steps or of the nested calls was exceeded.
    Limit,
    /// The limit of the memory was exceeded.
    Memory,
    /// An operation has no kernel, or a function no body.
    Missing,
    /// The arguments do not fit the function.
    Arguments,
    /// The run was interrupted.
    Interrupted,
    /// A value is needed, but only its type is known.
    Unknown,
    /// A function of the host failed.
    Host,
}

/// The reason why a kernel has no result.
///
/// The message is a phrase after the name of the operation: `division by zero`. The engine adds the operation, its
/// place and the operands.
#[derive(Clone, Debug)]
pub struct Fault(Box<Reason>);

#[derive(Clone, Debug)]
struct Reason {
    kind: FaultKind,
    message: String,
    cause: Option<Cause>,
}

/// The error of a function of the host, which ended a run.
pub type Cause = Arc<dyn std::error::Error + Send + Sync>;

impl PartialEq for Fault {
    /// Compares kinds and messages.
    fn eq(&self, other: &Self) -> bool {
        (self.kind(), self.message()) == (other.kind(), other.message())
    }
}

impl Eq for Fault {}

impl Fault {
    /// Returns the fault of an operation that is undefined for its operands.
    pub fn new(message: impl Into<String>) -> Self {
        Self::of(FaultKind::Undefined, message)
    }

    /// Returns a fault of this kind.
    pub fn of(kind: FaultKind, message: impl Into<String>) -> Self {
        Self(Box::new(Reason { kind, message: message.into(), cause: None }))
    }

    /// Returns the fault of an operation that needs the value of an operand, which is poison. If the operation may be
    /// executed speculatively, its results are then poison; if not, the behaviour is undefined.
    #[cold]
    pub fn poison(operand: usize) -> Self {
        Self::of(FaultKind::Poison, format!("uses poison as operand {operand}"))
    }

    /// Adds the error that is the cause, which the error of the run has, too.
    #[must_use]
    pub fn with_cause(mut self, cause: Cause) -> Self {
        self.0.cause = Some(cause);
        self
    }

    /// Returns the fault of a limit that was exceeded.
    pub fn limit(message: impl Into<String>) -> Self {
        Self::of(FaultKind::Limit, message)
    }

    /// Returns the fault of a value that is needed although only its type is known.
    #[cold]
    pub fn unknown() -> Self {
        Self::of(FaultKind::Unknown, "needs elements of an abstract tensor")
    }

    /// Returns the kind.
    pub fn kind(&self) -> FaultKind {
        self.0.kind
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the error that is the cause, if there is one.
    pub fn cause(&self) -> Option<&Cause> {
        self.0.cause.as_ref()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.cause().map(|cause| &**cause as _)
    }
}

impl From<crate::opcode::Undefined> for Fault {
    #[cold]
    fn from(undefined: crate::opcode::Undefined) -> Self {
        let kind = if undefined.is_poison() { FaultKind::Poison } else { FaultKind::Undefined };
        Self::of(kind, undefined.text())
    }
}

/// The error of a run: what happened, where, and the calls on the way there as notes.
#[derive(Clone, Debug)]
pub struct Error(Box<Outcome>);

#[derive(Clone, Debug)]
struct Outcome {
    kind: FaultKind,
    diagnostic: Diagnostic,
    frames: Vec<Frame>,
    cause: Option<Cause>,
}

/// A function that an error has passed, and the place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The name of the function.
    pub function: Box<str>,
    /// The location of the operation that failed or called.
    pub location: Location,
}

impl Error {
    pub(crate) fn new(kind: FaultKind, diagnostic: Diagnostic) -> Self {
        Self(Box::new(Outcome { kind, diagnostic, frames: Vec::new(), cause: None }))
    }

    /// Adds the functions on the way, and the cause.
    pub(crate) fn with(mut self, frames: Vec<Frame>, cause: Option<Cause>) -> Self {
        (self.0.frames, self.0.cause) = (frames, cause);
        self
    }

    /// Returns the kind.
    pub fn kind(&self) -> FaultKind {
        self.0.kind
    }

    /// Returns the error as a diagnostic.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.0.diagnostic
    }

    /// Returns the functions that the error has passed, the innermost first. Of deep calls, it has the first ones
    /// alone.
    pub fn frames(&self) -> &[Frame] {
        &self.0.frames
    }

    /// Returns the error of a function of the host, if that ended the run.
    pub fn cause(&self) -> Option<&Cause> {
        self.0.cause.as_ref()
    }

    /// Returns the error as a diagnostic.
    pub fn into_diagnostic(self) -> Diagnostic {
        self.0.diagnostic
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.diagnostic(), f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.cause().map(|cause| &**cause as _)
    }
}

impl From<Error> for ods_core::Error {
    fn from(error: Error) -> Self {
        error.into_diagnostic().into()
    }
}

impl From<Fault> for ods_core::Error {
    fn from(fault: Fault) -> Self {
        fault.message().into()
    }
}
