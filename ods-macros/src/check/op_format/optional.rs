//! Optional groups: `(...)?`, `(...) : (...)?`.

use super::group_presence::name_in;
use super::{Aspect, Format, dictionaries, plain};
use crate::errors::Errors;
use crate::model::op::{Arity, Field, Presence, Role};
use crate::model::op_format::{OpElement, OpGroup, TypedValues, TypesOf};

fn for_each_group<'m>(format: &Format<'m>, visit: &mut impl FnMut(&'m OpGroup)) {
    format.visit(&mut |element| {
        if let OpElement::Group(group) = element {
            visit(group);
        }
    });
}

/// Reports required parts in a group, which is omitted if its anchor is absent.
pub fn have_only_optional_parts(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        for element in group.then.iter().chain(&group.otherwise) {
            can_be_missing(format, element, "an optional group", errors);
        }
    });
}

/// Reports an element that is never empty.
pub fn can_be_missing(format: &Format<'_>, element: &OpElement, place: &str, errors: &mut Errors) {
    let always = match element {
        OpElement::All { .. } => Some("covers all fields"),
        OpElement::FunctionalType { .. } => Some("is never empty"),
        OpElement::AttrDict { .. } | OpElement::PropDict(_) => Some("may be needed at any time"),
        OpElement::OiList { .. } => Some("is already optional"),
        OpElement::Type { types, .. } if !matches!(types.values, TypedValues::Variable(_)) => Some("covers all fields"),
        OpElement::Literal(_)
        | OpElement::Variable { .. }
        | OpElement::Type { .. }
        | OpElement::Custom(_)
        | OpElement::Group(_) => None,
    };
    if let Some(reason) = always {
        errors.at(element.tokens(), format!("`{}` {reason}, so it cannot be in {place}; move it out", plain(element)));
        return;
    }
    for keyword in dictionaries(element).into_iter().chain(element.property_dictionary()) {
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

/// Reports groups without a usable anchor, which determines whether the group is printed.
pub fn have_anchors(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        // The parser has reported a group without an anchor.
        let Some((index, span)) = group.anchor else { return };
        let problem = match &group.then[index] {
            OpElement::Literal(_) => {
                "an anchor must be `$name`, `type($name)` or `custom`, not a literal; move the `^`"
            }
            OpElement::Custom(custom) if custom.binds().next().is_none() => {
                "this `custom` parses no field, so it cannot be the anchor; move the `^`"
            }
            OpElement::Variable { .. }
            | OpElement::All { .. }
            | OpElement::AttrDict { .. }
            | OpElement::PropDict(_)
            | OpElement::Type { .. }
            | OpElement::FunctionalType { .. }
            | OpElement::Custom(_)
            | OpElement::Group(_)
            | OpElement::OiList { .. } => return,
        };
        errors.add(syn::Error::new(span, problem));
    });
}

/// Reports groups whose first element does not show that the group is present.
pub fn start_distinguishably(format: &Format<'_>, errors: &mut Errors) {
    for_each_group(format, &mut |group| {
        let Some(first) = group.then.iter().find(|element| !element.is_blank()) else { return };
        match first {
            OpElement::Group(_) | OpElement::Type { types: TypesOf { values: TypedValues::Variable(_), .. }, .. } => {
                let message = "an optional group must begin with a literal, `$name` or `custom`, which shows whether \
                               the group is present";
                errors.at(first.tokens(), message);
            }
            OpElement::Literal(_) | OpElement::Variable { .. } | OpElement::Custom(_) => {}
            // These cannot be in a group at all.
            OpElement::Type {
                types: TypesOf { values: TypedValues::Operands(_) | TypedValues::Results(_), .. },
                ..
            }
            | OpElement::All { .. }
            | OpElement::AttrDict { .. }
            | OpElement::PropDict(_)
            | OpElement::FunctionalType { .. }
            | OpElement::OiList { .. } => {}
        }
        let anchor = group.anchor.and_then(|(index, _)| group.then.get(index));
        if let (OpElement::Variable { name, .. }, Some(anchor)) = (first, anchor)
            && let Some(lost) = lost_without(format, name, anchor)
        {
            let message = format!("`{lost}` would be lost if `{name}` is absent; begin the group with a literal");
            errors.at(name, message);
        }
    });
}

/// Returns the field of an anchor that the first element of a group does not write, if that element may be empty.
fn lost_without(format: &Format<'_>, first: &syn::Ident, anchor: &OpElement) -> Option<String> {
    let is_there = |field: &Field| matches!(&field.role, Role::Region(group) if group.arity == Arity::One);
    let others = format.parts(anchor).into_iter().map(|(field, _)| field);
    let lost: Vec<&Field> = others.filter(|field| !format.is(first, field)).collect();
    let first = format.field(first).filter(|field| !is_there(field))?;
    let is_anchored = format.parts(anchor).iter().any(|(field, _)| std::ptr::eq(*field, first));
    lost.first().filter(|_| !is_anchored).map(|field| field.plain_name().to_owned())
}
