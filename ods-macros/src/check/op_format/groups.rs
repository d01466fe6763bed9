//! Optional groups: `(...)?`, `(...) : (...)?`.

use quote::ToTokens;

use super::{Aspect, Format, dictionaries};
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Presence, Property, Role};
use crate::model::op_format::{OpElement, OpGroup};

fn for_each_group<'m>(format: &Format<'m>, visit: &mut impl FnMut(&'m OpGroup)) {
    format.visit(&mut |element| {
        if let OpElement::Group(group) = element {
            visit(group);
        }
    });
}

/// A group is not written where its anchor is not there, so nothing is in it that always is.
pub fn have_what_can_be_missing(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        for element in group.then.iter().chain(&group.otherwise) {
            can_be_missing(format, element, "an optional group", errors);
        }
    });
}

/// Complains of an element that always says something.
pub fn can_be_missing(format: &Format<'_>, element: &OpElement, place: &str, errors: &mut Errors) {
    let always = match element {
        OpElement::All { .. } | OpElement::FunctionalType { .. } => Some("stands for all of them"),
        OpElement::AttrDict { .. } | OpElement::PropDict(_) => Some("may be needed any time"),
        OpElement::OiList { .. } => Some("is optional by itself"),
        OpElement::Group(_) => Some("is a group of its own"),
        OpElement::Type { types, .. } if !matches!(types.whose, crate::model::op_format::Whose::Variable(_)) => {
            Some("stands for all of them")
        }
        _ => None,
    };
    if let Some(reason) = always {
        let message = match element {
            OpElement::Group(_) => format!("{place} has no group in it"),
            other => format!("`{}` {reason}: it cannot be in {place}", other.tokens()),
        };
        errors.at(element.tokens(), message);
        return;
    }
    for keyword in dictionaries(element) {
        errors.at(keyword, format!("`{keyword}` may be needed any time: it cannot be in {place}"));
    }
    for (field, aspect) in format.parts(element) {
        if let Some(message) = always_there(field, aspect, place) {
            errors.at(name_in(format, element, field), message);
        }
    }
}

/// Where a field is named in an element.
fn name_in<'m>(format: &Format<'m>, element: &'m OpElement, field: &Field) -> proc_macro2::TokenStream {
    let names = super::named_by(element).into_iter();
    let name = names.map(|(name, _)| name).find(|name| format.is(name, field));
    name.map_or_else(|| element.tokens(), ToTokens::to_token_stream)
}

/// Why a field cannot be missing.
fn always_there(field: &Field, aspect: Aspect, place: &str) -> Option<String> {
    let name = field.plain_name();
    let wish = match &field.role {
        Role::Operand(group) | Role::Result(group) if group.arity == Arity::One => "is `Optional` or `Variadic`",
        Role::Successor(group) if group.arity == Arity::One => "is `Variadic`",
        Role::Attr(attr) if matches!(attr.presence, Presence::Required) => "is `optional` or has a `default`",
        Role::Property(property) if is_required(property) => "has a `default` or is `Optional`",
        _ => return None,
    };
    let subject = match aspect {
        Aspect::Value => format!("`{name}`"),
        Aspect::Type => format!("the type of `{name}`"),
    };
    Some(format!("{subject} is always there: in {place} is only what {wish}"))
}

/// Whether a property has a value that need not be written.
pub fn is_required(property: &Property) -> bool {
    property.default.is_none() && property.optional.is_none()
}

/// The anchor says whether a group is written.
pub fn have_anchors(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        let Some((index, span)) = group.anchor else {
            // An empty one is said to be empty.
            let message = match group.then.iter().all(OpElement::is_blank) {
                true => "this group is empty",
                false => "what decides whether this group is written? Put `^` behind it: `(\",\" $name^)?`",
            };
            errors.at(&group.token, message);
            return;
        };
        let problem = match &group.then[index] {
            OpElement::Literal(_) => "an anchor is `$name`, `type($name)` or `custom`, not a literal: move the `^`",
            OpElement::Custom(custom) if custom.binds().next().is_none() => {
                "this `custom` reads nothing of its own, so it cannot be the anchor"
            }
            _ => return,
        };
        errors.add(syn::Error::new(span, problem));
    });
}

/// Groups are told by their first element.
pub fn begin_with_what_can_be_told(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        let Some(first) = group.then.iter().find(|element| !element.is_blank()) else { return };
        if matches!(first, OpElement::Type { .. }) {
            let message = "a group begins with a literal, `$name` or `custom`, which tells whether it is there";
            errors.at(first.tokens(), message);
        }
    });
}
