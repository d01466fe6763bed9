//! Rust types and IR entities in the place of a constraint.

use crate::errors::Errors;
use crate::model::op::{OpModel, Role};
use crate::model::rust_types::{entity, rust_type_of};

/// Reports entities in the place of constraints: a field of the type `Value` would accept any value.
pub fn are_no_entities(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        if let Some((name, constraint, any)) = entity(field) {
            errors.at(constraint, format!("`{name}` is not a constraint; write `{any}`, which allows all"));
        }
    }
}

/// Reports Rust types in the place of constraints: `#[attr] count: i64` means `I64Attr` or a property, and the compiler
/// would suggest arbitrary constraints.
pub fn are_no_constraints(model: &OpModel, errors: &mut Errors) {
    for field in &model.fields {
        match &field.role {
            Role::Operand(group) | Role::Result(group) => {
                if let Some((name, ty, _)) = rust_type_of(&group.constraint) {
                    let message = format!("`{name}` is a Rust type, not a constraint on types; write `{ty}`");
                    errors.at(&group.constraint, message);
                }
            }
            Role::Attr(attr) => {
                if let Some((name, _, attribute)) = rust_type_of(&attr.constraint) {
                    let message = format!(
                        "`{name}` is a Rust type, not a constraint on attributes; write `{attribute}`, or make the \
                         field a `#[property]`"
                    );
                    errors.at(&attr.constraint, message);
                }
            }
            Role::Region(_) | Role::Successor(_) | Role::Derived { .. } | Role::Property(_) => {}
        }
    }
}
