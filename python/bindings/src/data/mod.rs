//! Interned data: types, attributes, affine maps and integer sets.

pub(crate) mod affine;
pub(crate) mod attribute;
pub(crate) mod builtin_attributes;
pub(crate) mod builtin_types;
pub(crate) mod definitions;
pub(crate) mod dense;
pub(crate) mod enums;
#[allow(unsafe_code, reason = "the description of a buffer is written through a pointer")]
mod ffi;
pub(crate) mod integer_set;
pub(crate) mod resources;
pub(crate) mod types;
