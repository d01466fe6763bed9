//! The grammar of declarative formats: tokens, FIRST sets, continuations, spacing, and the proof that a format can be
//! read back.
//!
//! A format is parsed from left to right with one token of lookahead. [`check`] proves that this is possible: the
//! tokens that may follow an optional element are not in its FIRST set, no element continues the text before it, and
//! adjacent tokens never merge. The proof reads a format as data, as [`Node`]s, independent of whether it belongs to an
//! operation, a type or an attribute.
//!
//! Everything about formats is `const`: `ods-core` runs the proof while a definition is compiled, on the actual
//! constraints, so users' constraints are treated like constraints of the library. The crate has no dependencies.

mod continuation;
mod first;
mod follow;
mod leads;
mod message;
mod names;
mod node;
mod recognized_types;
mod spacing;
mod suggest;
mod token;
mod walk;

pub use continuation::{Continuation, continues};
pub use first::{Definition, First, Opening, overlap, overlap_any, without_empty_case};
pub use follow::Follow;
pub use message::Message;
pub use names::{RECOGNIZED_INTERFACES, RECOGNIZED_TRAITS, RUST_VALUES, is_recognized_interface, is_recognized_trait};
pub use node::{Node, NodeKind, Subject, Syntax};
pub use recognized_types::RECOGNIZED_TYPES;
pub use spacing::{End, Spacing, merges};
pub use suggest::nearest;
pub use token::{
    begins_keyword, equal, is_attribute_start, is_bare_keyword, is_in_bare_name, is_in_keyword, is_keyword,
    is_type_start,
};
pub use walk::{Conflict, ConflictKind, check, explain};
