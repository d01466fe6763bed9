//! Declared patterns: the run time of `pattern!`.
//!
//! The left side of a declared pattern is data, a tree of [`OpNode`](ods_core::rewrite::OpNode)s; guard and right side
//! are a function over the operations that matched.
//!
//! * `pattern`: declared patterns as data;
//! * `matching`: comparing left sides with operations; `matched`: the operations that matched;
//! * `constant`: constants of any shape, with arithmetic; `number`: numbers that a pattern writes;
//! * `constraint`: constraints on fields; `kind`: the parts of a root that is any operation of a kind;
//! * `build`: building right sides;
//! * `explain`: the part of a left side that an operation does not match;
//! * `checks`: the checks that expansions run in constants.
//!
//! Invariants:
//! * A left side is compared before any code of the pattern runs.
//! * Operations are numbered in preorder of the left side; the root is 0.

mod build;
pub(crate) mod checks;
mod constant;
mod constraint;
mod explain;
mod kind;
mod matched;
mod matching;
mod number;
mod pattern;

pub use build::{
    ListField, NewOp, Replacement, ToOperands, ToTypes, build, constant_operand, draft, erase_root, joined, replace_by,
    replace_root, results_of, to_types, types_of_root, with_operands, with_types,
};
pub use constant::Constant;
pub use constraint::{is_typed, satisfies};
pub(crate) use explain::mismatches;
pub use explain::note_mismatch;
pub use kind::{attribute_of_kind, operands_of_kind, results_of_kind, view_of_kind};
pub use matched::Matched;
pub use matching::rewrite_declared;
pub use number::{Number, type_of_operand, type_of_result};
pub use pattern::{Pattern, declared};
