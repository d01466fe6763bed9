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

mod checks;
mod numbers;
mod parameter;
mod reading;
mod schema;
mod storage;
mod typed;
mod view_macro;

pub use checks::*;
pub use parameter::*;
pub use reading::*;
pub use schema::*;
pub use storage::{DefData, Parameters, SlotList, Storage};
pub use typed::*;
