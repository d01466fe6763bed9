//! The checks of `pattern!` on numbers after `const`: one that no operand is, or that has no type.

use ods_core::__private::fail;
use ods_core::schema::{Op, OpSchema, TypeConstraint};

use super::parts::{NamedPart, number_of_results, part_of};
use super::types::{NO_NAME, only_kinds, shown};
use crate::declared::Number;

/// Returns the constraint of the operand with this name.
const fn operand_constraint(op: &OpSchema, name: &str) -> Option<&'static TypeConstraint> {
    match part_of(op, name) {
        NamedPart::Operand(group) => Some(op.operands[group].constraint),
        NamedPart::Attribute(_)
        | NamedPart::Property
        | NamedPart::Result(_)
        | NamedPart::Region
        | NamedPart::Successor
        | NamedPart::Derived
        | NamedPart::Unknown => None,
    }
}

/// Checks that an operand of the left side may be this number.
///
/// # Panics
/// Panics if it is known that it never is.
#[track_caller]
pub const fn check_number_left<O: Op>(name: &str, number: Number) {
    check_operand(O::SCHEMA, name, number, "this never matches: `");
}

/// Checks that an operand of a new operation may be this number.
///
/// # Panics
/// Panics if it is known that it cannot be.
#[track_caller]
pub const fn check_number_of_operand<O: Op>(name: &str, number: Number) {
    check_operand(O::SCHEMA, name, number, "there is no such constant: `");
}

#[track_caller]
const fn check_operand(op: &OpSchema, name: &str, number: Number, problem: &str) {
    if let Some(constraint) = operand_constraint(op, name)
        && excludes_number(constraint, number)
    {
        fail_number(op, name, constraint, number, problem);
    }
}

/// Checks that the type of a number in a new operation `O` is known: the operand has one, or the root has results.
///
/// # Panics
/// Panics if it is not.
#[track_caller]
pub const fn check_number_has_type<O: Op, Root: Op>(name: &str) {
    let (op, root) = (O::SCHEMA, Root::SCHEMA);
    if let (Some(constraint), []) = (operand_constraint(op, name), root.results)
        && constraint.builder.is_none()
    {
        let (root_has, advice) = (
            "` may have any, and `",
            "` has no result whose type it could have; write \
             `const Constant::number(ir.context(), ty, n)`",
        );
        let of = "the type of this constant is unknown: `";
        fail(&[of, name, "` of `", op.dialect, ".", op.mnemonic, root_has, root.dialect, ".", root.mnemonic, advice]);
    }
}

/// Checks that the result `at` of the root may be this number, which is one of `count` parts of the right side.
///
/// # Panics
/// Panics if it is known that it cannot be.
#[track_caller]
pub const fn check_number_of_result<Root: Op>(at: usize, count: usize, number: Number) {
    let root = Root::SCHEMA;
    if let Some(results) = number_of_results(root)
        && results == count
        && excludes_number(root.results[at].constraint, number)
    {
        let result = &root.results[at];
        fail_number(root, result.name, result.constraint, number, "there is no such constant: `");
    }
}

/// Returns whether it is known that no constant of such a type is the number.
const fn excludes_number(constraint: &TypeConstraint, number: Number) -> bool {
    match number {
        Number::Integer(_) => false,
        Number::Float(_) => only_kinds(&constraint.pred, &["integer", "index"]),
        Number::Bool(_) => only_kinds(&constraint.pred, &["float", "index"]),
    }
}

#[track_caller]
const fn fail_number(op: &OpSchema, name: &str, constraint: &TypeConstraint, number: Number, problem: &str) {
    let kind = match number {
        Number::Integer(_) => "an integer",
        Number::Float(_) => "a floating-point number",
        Number::Bool(_) => "a boolean",
    };
    let mut buffer = NO_NAME;
    let declared = shown(constraint, &mut buffer);
    let (of, is, but) = ("` of `", "` is declared as `", "`, and the constant is ");
    fail(&[problem, name, of, op.dialect, ".", op.mnemonic, is, declared, but, kind]);
}
