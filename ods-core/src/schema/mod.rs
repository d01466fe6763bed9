//! Definitions as data: what `#[dialect]`, `#[op]` and `constraint!` expand to, and what the verifier, the text
//! format, the builders and the documentation read.
//!
//! One expansion emits one `static` [`OpSchema`]; nothing in it is generic, so the code that reads it is compiled
//! once, here.

mod access;
mod constraint;
mod dialect;
mod infer;
mod op;
mod traits;

pub use access::{Adaptor, OpSource};
pub use constraint::*;
pub use dialect::{Dialect, DialectSchema};
pub use infer::{InferError, infer_result_types};
pub use op::*;
pub use traits::*;
