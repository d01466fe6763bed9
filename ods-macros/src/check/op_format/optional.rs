//! Parts of the format that may be absent: in optional groups and in clauses.

use super::group_presence::name_in;
use super::{Aspect, Format};
use crate::directives::OpElement;
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Presence, Role};

/// Reports an element that is never empty.
pub fn can_be_missing(format: &Format<'_>, element: &OpElement, place: &str, errors: &mut Errors) {
    if let Some(reason) = element.never_empty() {
        let text = element.text();
        errors.at(element.tokens(), format!("`{text}` {reason}, so it cannot be in {place}; move it out"));
        return;
    }
    for keyword in element.dictionaries().into_iter().chain(element.property_dictionary()) {
        errors.at(keyword, format!("`{keyword}` may be needed at any time, so it cannot be in {place}; move it out"));
    }
    for (field, aspect) in format.parts(element) {
        if let Some(message) = always_there(field, aspect, place) {
            errors.at(name_in(format, element, field), message);
        }
    }
}

/// Returns the reason that a field cannot be absent.
fn always_there(field: &Field, aspect: Aspect, place: &str) -> Option<String> {
    let name = field.plain_name();
    let wish = match &field.role {
        Role::Operand(group) | Role::Result(group) if group.arity == Arity::One => "`Optional` or `Variadic`",
        Role::Successor(group) if group.arity == Arity::One => "`Variadic`",
        Role::Attr(attr) if matches!(attr.presence, Presence::Required) => "`Optional`, or give it a `default`",
        Role::Property(property) if property.is_required() => "`Optional`, or give it a `default`",
        Role::Operand(_)
        | Role::Result(_)
        | Role::Attr(_)
        | Role::Region(_)
        | Role::Successor(_)
        | Role::Property(_)
        | Role::Derived { .. } => return None,
    };
    let subject = match aspect {
        Aspect::Value => format!("`{name}`"),
        Aspect::Type => format!("the type of `{name}`"),
    };
    Some(format!("{subject} is always present, so it cannot be in {place}; make `{name}` {wish}"))
}
