//! The C convention of tvm-ffi: values in and out, errors, and calls in both directions.
//!
//! Invariants:
//! * No panic crosses: [`serve`] catches it.
//! * A failure is always -1 with an error raised, if there is a libtvm_ffi that keeps it.
//! * Nothing here makes objects by hand; libtvm_ffi does. Numbers and strings of seven bytes need none.

mod call;
mod from_c;
mod nest;
mod raised;
mod runtime;
mod serve;
mod to_c;

pub(crate) use call::{call_object, call_symbol};
pub use runtime::Runtime;
pub(crate) use runtime::cannot_load;
pub use serve::{serve, serve_metadata, serve_text};

/// The depth of nested containers that cross.
const MAX_DEPTH: usize = 128;
