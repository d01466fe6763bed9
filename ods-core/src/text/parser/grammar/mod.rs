//! The grammar of the language, with one file per construct.

mod affine;
mod attributes;
mod base64;
mod dense;
mod dense_array;
mod dialect_symbol;
mod dictionary;
mod file;
mod location;
mod numbers;
mod operation;
mod properties;
mod region;
mod resources;
mod shaped;
mod sparse;
mod strings;
mod types;

pub(super) use affine::Declared;
pub(super) use dialect_symbol::offset_in;
pub(in crate::text) use operation::PendingOperation;
pub(super) use operation::Scratch;
pub(super) use properties::{Slots, Split, Words};
pub(super) use resources::ResourceGroups;
