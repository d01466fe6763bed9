//! Nested values to flat lists of raw arguments, and flat lists of raw results to nested values.
//!
//! [`V0Call`] follows a raw signature and SIP, [`V1Call`] records. Both take time linear in the signature, plus the
//! values that it names.

mod error;
mod structure;
mod v0;
mod v1;
mod v1_results;

pub use error::{FlattenError, FlattenProblem};
pub use structure::{Sequences, flatten, unflatten};
pub use v0::V0Call;
pub use v1::{Rules, V1Call};
