//! Diagnostics: messages about locations, with notes and help.
//!
//! * [`Diagnostic`] is plain data, returned by every fallible entry point; [`Diagnostics`] is a list of them.
//! * [`Renderer`] writes one as `mlir-opt` does, with the source line.
//! * [`Context::emit`](crate::Context::emit) passes one to the registered handlers: see [`handler`].
//! * `expect` (feature `expect`) checks them against `expected-error` comments.

mod data;
pub mod handler;
mod list;
mod place;
mod render;
mod sources;

pub use data::{Diagnostic, Severity};
pub use handler::{Handler, HandlerId};
pub use list::Diagnostics;
pub use place::Place;
pub use render::{Line, Renderer};
pub use sources::Sources;
