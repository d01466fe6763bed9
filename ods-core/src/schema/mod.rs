//! Definitions as data: what `#[dialect]`, `#[op]` and `constraint!` expand to, and what the verifier, the text
//! format, the builders and the documentation read.
//!
//! One expansion emits one `static` [`OpSchema`]; nothing in it is generic, so the code that reads it is compiled
//! once, here.

mod access;
mod checks;
mod constraint;
mod defs;
mod derived;
mod dialect;
mod dialect_interface;
mod discardable;
mod draft;
mod effects;
mod enum_forms;
mod enums;
mod explain;
mod format_neighbours;
mod format_parts;
mod hook_functions;
mod hooks;
mod infer;
mod interface;
mod interface_macro;
mod invalid;
mod multi;
mod natural;
mod op;
mod op_format;
mod parts;
mod property;
mod ranges;
mod satisfiable;
mod segments;
mod storage;
mod traits;
mod typed;
mod value_test;
mod values;

pub use access::*;
pub use checks::*;
pub(crate) use constraint::view_constraint;
pub use constraint::*;
pub(crate) use defs::view_parameter;
pub use defs::*;
pub use dialect::{Dialect, DialectSchema, OpDefaults};
pub use dialect_interface::*;
pub use discardable::{Discardable, DiscardableSchema};
pub use draft::{BuildError, Built, Draft};
pub use effects::*;
pub use enum_forms::*;
pub use enums::*;
pub use format_neighbours::*;
pub use format_parts::*;
pub use hook_functions::*;
pub use hooks::DialectHooks;
pub use infer::{infer_result_types, infer_result_types_of_groups};
pub use interface::*;
pub(crate) use interface::{bases_first, find_table, with_bases};
pub use invalid::Invalid;
pub use multi::*;
pub(crate) use multi::{shaped_elements, type_of_attribute};
pub use natural::*;
pub use op::*;
pub(crate) use op_format::AttributeText;
pub use op_format::*;
pub use parts::*;
pub use property::*;
pub(crate) use property::{PendingProperty, pending_property};
pub use satisfiable::*;
pub use segments::*;
pub use traits::*;
pub use typed::*;
pub use value_test::*;
pub use values::*;
