//! Diagnostics: messages about locations, with notes and help.
//!
//! * [`Diagnostic`] is plain data, returned by every fallible entry point; [`Diagnostics`] is a list of them.
//! * [`Renderer`] writes one as `mlir-opt` does, with the source line.
//! * [`Context::emit`](crate::Context::emit) passes one to the registered handlers: see [`handler`].
//! * `expect` (feature `expect`) checks them against `expected-error` comments.

mod data;
#[cfg(feature = "expect")]
mod designator;
#[cfg(feature = "expect")]
pub mod expect;
pub mod handler;
mod list;
mod place;
#[cfg(feature = "expect")]
mod posix;
mod render;
mod sources;

pub use data::{Diagnostic, Severity};
pub use handler::{Handler, HandlerId};
pub use list::Diagnostics;
pub use place::Place;
pub use render::Renderer;
pub use sources::Sources;
