//! The IR core of `ods`: storage, types, attributes, text format and verification.
//!
//! Users access this crate through the facade `ods`. Start at [`Context`] (immutable, shared data) and [`Ir`]
//! (operations); [`schema`] contains definitions as data.

pub mod attributes;
pub mod builtin;
pub mod constraints;
pub mod context;
pub mod diagnostic;
mod entity;
mod error;
pub mod fold;
pub mod interfaces;
pub mod ir;
/// The words of definitions, as editors show them.
#[cfg(rust_analyzer)]
#[doc(hidden)]
pub mod language;
pub mod location;
mod opaque;
pub mod rewrite;
pub mod schema;
mod storage;
pub mod sub_elements;
#[cfg(test)]
#[allow(dead_code, reason = "most tests make operations by name")]
mod test_dialect;
pub mod text;
pub mod traits;
pub mod types;
pub mod verify;

pub use context::Context;
pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use entity::{Attribute, Block, Identifier, Location, OpName, Operation, Region, Type, Value};
pub use error::{Error, Result};
pub use ir::{InsertionPoint, Ir, OpBuilder};
pub use ods_num::{affine, numeric, semantics};

#[doc(hidden)]
pub mod rt;
/// The name of [`rt`] in expansions.
#[doc(hidden)]
pub use rt as __private;
