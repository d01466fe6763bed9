//! From models to Rust code: one file per artefact.

mod accessors;
mod builder;
pub mod constraint;
mod defaults;
pub mod dialect;
pub mod enums;
pub mod family;
mod hooks;
mod multi;
mod natural;
pub mod op;
mod pred;

mod schema;
