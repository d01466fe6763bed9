//! From models to Rust code: one file per artefact.

mod accessors;
mod builder;
pub mod constraint;
pub mod def;
mod def_format;
mod defaults;
pub mod dialect;
mod effects;
pub mod enums;
pub mod family;
mod hooks;
pub mod interface;
mod multi;
mod natural;
pub mod op;
mod pred;
mod property;
mod schema;

use proc_macro2::{Ident, Span};

/// The name, raw or not, with errors at `span`.
fn at(name: &Ident, span: Span) -> Ident {
    let mut name = name.clone();
    name.set_span(span);
    name
}
