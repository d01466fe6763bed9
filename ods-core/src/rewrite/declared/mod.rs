//! Declared patterns: the run time of `pattern!`.
//!
//! The left side of a declared pattern is data, a tree of [`OpNode`]s; guard and right side are a function over the
//! operations that matched.
//!
//! * `node`: left sides; `matching`: comparing them with operations; `matched`: the operations that matched;
//! * `constant`: constants of any shape, with arithmetic; `number`: numbers that a pattern writes;
//! * `constraint`: constraints on fields; `kind`: the parts of a root that is no particular operation;
//! * `build`: building right sides;
//! * `explain`: the part of a left side that an operation does not match.
//!
//! Invariants:
//! * A left side is compared before any code of the pattern runs.
//! * Operations are numbered in preorder of the left side; the root is 0.

mod build;
mod constant;
mod constraint;
mod explain;
mod kind;
mod matched;
mod matching;
mod node;
mod number;

pub use build::{
    ListField, NewOp, Replacement, ToOperands, ToTypes, build, constant_operand, draft, erase_root, joined, replace_by,
    replace_root, results_of, to_types, types_of_root, with_operands, with_types,
};
pub use constant::Constant;
pub use constraint::{FieldConstraint, PartConstraint, is_typed, satisfies};
pub use explain::{mismatches, note_mismatch};
pub use kind::{attribute_of_kind, operands_of_kind, results_of_kind, view_of_kind};
pub use matched::Matched;
pub use matching::rewrite_declared;
pub use node::{ApplyFn, OpNode, OperandNode, Wanted, declared, schema_of};
pub use number::{Number, type_of_operand, type_of_result};
