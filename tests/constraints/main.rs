//! Constraints: the library, the language of predicates, and constraints over several parts of an operation.

mod instances;
mod library;
mod multi;
mod names;
mod own;
mod predicates;
#[path = "../support/mod.rs"]
mod support;
mod values;
