//! Errors of runs.

use std::fmt;

use ods_core::Diagnostic;

/// The kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// An operation is undefined for its operands.
    Undefined,
    /// A limit of the run was exceeded.
    Limit,
    /// An operation has no kernel, or a function no body.
    Missing,
    /// The arguments do not fit the function.
    Arguments,
    /// The run was interrupted.
    Interrupted,
    /// A value is needed of which only the type is known.
    Unknown,
}

/// The reason why a kernel has no result.
///
/// The message is a phrase after the name of the operation: `division by zero`. The engine adds the operation, its place and
/// the operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(Box<(FaultKind, String)>);

impl Fault {
    /// Returns the fault of an operation that is undefined for its operands.
    pub fn new(message: impl Into<String>) -> Self {
        Self::of(FaultKind::Undefined, message)
    }

    /// Returns a fault of this kind.
    pub fn of(kind: FaultKind, message: impl Into<String>) -> Self {
        Self(Box::new((kind, message.into())))
    }

    /// Returns the fault of a limit that was exceeded.
    pub fn limit(message: impl Into<String>) -> Self {
        Self::of(FaultKind::Limit, message)
    }

    /// Returns the fault of a value of which only the type is known.
    #[cold]
    pub fn unknown() -> Self {
        Self::of(FaultKind::Unknown, "needs elements of an abstract tensor")
    }

    /// Returns the kind.
    pub fn kind(&self) -> FaultKind {
        self.0.0
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.0.1
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Fault {}

impl From<crate::code::Undefined> for Fault {
    #[cold]
    fn from(undefined: crate::code::Undefined) -> Self {
        Self::new(undefined.0)
    }
}

/// The error of a run: what happened, where, and the calls on the way there as notes.
#[derive(Clone, Debug)]
pub struct Error(Box<(FaultKind, Diagnostic)>);

impl Error {
    pub(crate) fn new(kind: FaultKind, diagnostic: Diagnostic) -> Self {
        Self(Box::new((kind, diagnostic)))
    }

    /// Returns the kind.
    pub fn kind(&self) -> FaultKind {
        self.0.0
    }

    /// Returns the error as a diagnostic.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.0.1
    }

    /// Returns the error as a diagnostic.
    pub fn into_diagnostic(self) -> Diagnostic {
        self.0.1
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.diagnostic(), f)
    }
}

impl std::error::Error for Error {}

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
