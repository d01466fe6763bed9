//! Types and attributes defined by dialects with `#[type_def]` and `#[attr_def]`.
//!
//! * [`DefSchema`] is a definition as data; its `format` is a small program, interpreted by the text format.
//! * A [`Parameter`] is the Rust type of a parameter, which can be compared, hashed, parsed and printed.
//! * `storage` holds the parameters of one type or attribute, with their Rust types erased; [`DefData`] is the interned
//!   form.
//! * `value` has parameters without their Rust types, for bindings.
//! * Expansions call `typed` to create and access, `reading` to parse and `checks` to verify; `view_macro` has the
//!   impls shared by all views.
//!
//! Invariants:
//! * Two types (attributes) of one definition with equal parameters are the same. `mutable` parameters do not count.
//! * Interned types and attributes have passed the definition's `verify`.

pub(crate) mod checks;
mod dense_arrays;
mod mutable;
mod numbers;
pub(crate) mod parameter;
pub(crate) mod reading;
pub(crate) mod schema;
pub(crate) mod storage;
pub(crate) mod typed;
pub(crate) mod value;
mod view_macro;

pub use mutable::Mutable;
pub use parameter::{Parameter, PlainParameter};
pub use schema::{
    AttrSchema, CustomHook, DefFormat, DefKind, DefSchema, DefTrait, DefTraitSchema, FormatElement, ParameterSchema,
    StructEntry, TypeSchema,
};
pub use storage::{DefData, Parameters};
pub use typed::{AttrDef, ParameterRef, ParameterRefSome, TypeDef};
pub use value::{MakeError, ParameterKind, ParameterKinds, ParameterValue, ValueMismatch};
