//! From models to Rust code: one file per artefact.

mod accessors;
mod builder;
pub mod constraint;
pub mod def;
mod def_format;
pub mod dialect;
mod effects;
pub mod family;
mod hooks;
pub mod interface;
mod multi;
pub mod op;
mod pred;
mod property;
mod schema;
