//! From models to Rust code: one file per artefact.
//!
//! Invariants:
//! * Code with the span of a user's token (`quote_at!`) names no local variable and no `self` of its own; they are
//!   interpolated with `#`. A user's token may come from the caller of a `macro_rules!`, where generated locals are not
//!   visible.
//! * No generated name has the span of a user's token, except for names derived from it (`set_lhs`) and replacements of
//!   it (`$_self`): see `spans`.
//!
//! Generated `#[allow(...)]`s have no `reason`, which would add tokens to every expansion. They share one reason: users
//! cannot change generated code, and its names are full paths, so that they mean the same anywhere. `dead_code` is
//! allowed for definitions that may be unused, `unused_imports` for stand-ins of a user's function, which are unused if
//! the function exists.

mod accessors;
mod builder;
pub mod constraint;
pub mod custom_directive;
pub mod def;
mod def_format;
mod defaults;
pub mod dialect;
mod effects;
pub mod enums;
mod error_spans;
mod evaluate;
pub mod family;
mod hooks;
pub mod interface;
mod multi;
pub mod op;
pub mod op_format;
pub mod pass;
pub mod pattern;
mod placeholders;
mod pred;
mod property;
mod rust_value;
mod schema;
pub mod shared_template;
pub mod spans;

use proc_macro2::Ident;
use syn::Index;

use crate::model::op::{Field, OpModel};

/// Returns the position of the field among the fields of its role, as a literal without a suffix.
fn slot(field: &Field) -> Index {
    Index::from(field.index())
}

/// Returns the slot of the attribute with the lengths of nested groups, which exists in valid definitions.
fn lengths_slot(model: &OpModel, lengths: &Ident) -> Index {
    Index::from(model.attribute_index(lengths).unwrap_or_default())
}
