//! The checks of `pattern!`, which expansions run in constants.
//!
//! * `parts`: on the parts of operations that a pattern names; `form`: on regions and successors;
//! * `types`: on types that never meet; `numbers`: on numbers after `const`;
//! * `order`: on the order of two patterns; `inclusion`: whether one constraint accepts all that another one does;
//! * `snake_case`: names of accessors; `lists`: questions about all items of a list.
//!
//! Invariant: a function here panics for a mistake alone, because a panic in a constant is a compile error at the
//! position of the constant.

mod form;
mod inclusion;
mod lists;
mod numbers;
mod order;
mod parts;
mod snake_case;
mod types;

pub use inclusion::{is_included, overlap};
pub use numbers::{check_number_has_type, check_number_left, check_number_of_operand, check_number_of_result};
pub use order::{check_hidden, check_tie, may_exchange};
pub use parts::{
    FieldForm, RightPart, check_created, check_field, check_inner, check_operand, check_part, check_right, check_root,
    check_values, group_of, position_of, result_of,
};
pub use types::{check_capture, check_constraint, check_operand_op, check_replacement};
