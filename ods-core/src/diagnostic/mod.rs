//! Diagnostics: what is wrong, where, and what else helps.
//!
//! * [`Diagnostic`] is plain data, which every fallible entry point returns; [`Diagnostics`] is several of them.
//! * [`Renderer`] writes one the way `mlir-opt` does, with the line of source that it is about.
//! * [`Context::emit`](crate::Context::emit) hands one to whoever listens: see [`handler`].
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
pub use place::{Place, file_range_of, place_of};
pub use render::Renderer;
pub use sources::Sources;
