//! From models to Rust code: one file per artefact.

mod accessors;
mod builder;
pub mod constraint;
pub mod dialect;
mod hooks;
mod multi;
pub mod op;
mod pred;
mod property;
mod schema;
