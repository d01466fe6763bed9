//! From models to Rust code.
//!
//! Generated `#[allow(...)]`s have no `reason`, which would add tokens to every expansion. They share one reason: users
//! cannot change generated code, and its names are full paths, so that they mean the same anywhere.

pub mod convert;
pub mod packed;
