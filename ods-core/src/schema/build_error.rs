//! The error of builders.

use std::fmt;

use crate::diagnostic::Place;
use crate::entity::{Location, Operation};
use crate::ir::Ir;

/// The reason that an operation was not created. It is one word, so that results of builders stay in registers.
#[derive(Clone, PartialEq, Eq)]
pub struct BuildError(Box<Failure>);

#[derive(Clone, PartialEq, Eq)]
struct Failure {
    op: String,
    message: String,
    place: Option<Place>,
}

impl BuildError {
    /// Returns the operation's full name.
    pub fn op(&self) -> &str {
        &self.0.op
    }

    /// Returns the message, without the operation's name.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the file place of the operation's intended location.
    pub fn place(&self) -> Option<&Place> {
        self.0.place.as_ref()
    }

    pub(super) fn new(op: String, message: String) -> Self {
        Self(Box::new(Failure { op, message, place: None }))
    }

    pub(super) fn into_message(self) -> String {
        self.0.message
    }

    /// Returns an error about an operation that was created but is not the required one.
    pub(crate) fn of(ir: &Ir, op: Operation, message: String) -> Self {
        Self::new(ir.name_str(op).to_owned(), message).at(ir, ir.location(op))
    }

    #[cold]
    pub(super) fn at(mut self, ir: &Ir, location: Location) -> Self {
        self.0.place = location.place(ir.context());
        self
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place() {
            write!(f, "{place}: error: ")?;
        }
        write!(f, "cannot build '{}': {}", self.0.op, self.0.message)
    }
}

/// Prints the same text as `Display`, for errors returned from `main`.
impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BuildError {}
