//! Types and attributes that dialects define: what `#[type_def]` and `#[attr_def]` expand to.
//!
//! * [`DefSchema`] is a definition as data; its `format` is a small program, interpreted by the text format.
//! * A [`Parameter`] is a Rust type that a parameter can have: how it is compared, hashed, parsed and printed.
//! * `storage` keeps the parameters of one type or attribute, without their Rust types; [`DefData`] is what the
//!   interners hold of it.
//! * What expansions call: `typed` to make, look up and see through, `reading` to parse, `checks` to verify;
//!   `view_macro` has the impls that all views share.
//!
//! Invariants:
//! * Two types (attributes) of one definition with equal parameters are one type. `mutable` parameters do not count.
//! * What is interned has passed the definition's `verify`.

pub(crate) mod checks;
mod dense_arrays;
mod numbers;
pub(crate) mod parameter;
pub(crate) mod reading;
pub(crate) mod schema;
pub(crate) mod storage;
pub(crate) mod typed;
mod view_macro;

pub use parameter::{Mutable, Parameter, PlainParameter};
pub use schema::{
    AttrSchema, CustomHook, DefFormat, DefKind, DefSchema, DefTrait, DefTraitSchema, FormatElement, ParameterSchema,
    StructEntry, TypeSchema,
};
pub use storage::{DefData, Parameters};
pub use typed::{AttrDef, ParameterRef, ParameterRefSome, TypeDef};
