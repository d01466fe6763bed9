//! Definitions as data: what `#[dialect]`, `#[op]` and `constraint!` expand to, and what the verifier, the text
//! format, the builders and the documentation read.
//!
//! One expansion emits one `static` [`OpSchema`]; nothing in it is generic, so the code that reads it is compiled
//! once, here.

mod access;
mod checks;
mod constraint;
mod dialect;
mod discardable;
mod draft;
mod enums;
mod hooks;
mod infer;
mod multi;
mod natural;
mod op;
mod parts;
mod satisfiable;
mod traits;
mod typed;
mod value_test;
mod values;

pub use access::*;
pub use checks::*;
pub(crate) use constraint::view_constraint;
pub use constraint::*;
pub use dialect::{Dialect, DialectSchema, OpDefaults};
pub use discardable::{Discardable, DiscardableSchema};
pub use draft::{BuildError, Built, Draft};
pub use enums::*;
pub use hooks::DialectHooks;
pub use infer::infer_result_types;
pub use multi::*;
pub use natural::*;
pub use op::*;
pub use parts::*;
pub use satisfiable::*;
pub use traits::*;
pub use typed::*;
pub use value_test::*;
pub use values::*;
