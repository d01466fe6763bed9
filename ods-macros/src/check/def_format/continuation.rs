//! The continuations of a format: what may be absent at its end, and what continues its last elements.
//!
//! If the text is printed without the definition's name, among other parameters, it has no end marker.

use super::captured;
use super::texts::{can_be_nothing, is_list, lasts, may_be_nothing};
use crate::model::def::DefModel;
use crate::model::def_format::{Element, Group};

/// A token that continues a text.
pub enum Continuation {
    Literal(String),
    /// Any keyword: the name of a parameter.
    Keyword,
    /// The continuations of a parameter.
    Of(usize),
    /// The continuations of a parameter that may be absent.
    Absent(usize),
}

/// Returns the continuations of the format.
pub fn continuations(model: &DefModel) -> Vec<Continuation> {
    let mut found = Vec::new();
    sequence(model, model.elements(), &[], &mut found);
    found
}

/// Adds the continuations of the elements; returns whether all of them may be absent.
fn sequence(model: &DefModel, elements: &[Element], present: &[usize], found: &mut Vec<Continuation>) -> bool {
    elements.iter().rev().filter(|element| !element.is_blank()).all(|element| match element {
        Element::Group(group) => self::group(model, group, found),
        Element::Literal(_)
        | Element::Param { .. }
        | Element::Params(_)
        | Element::Struct { .. }
        | Element::Custom(_) => simple(model, element, present, found),
    })
}

fn group(model: &DefModel, group: &Group, found: &mut Vec<Continuation>) -> bool {
    let captured: Vec<usize> = group.then.iter().flat_map(|element| captured(model, element)).collect();
    let present = if let [only] = captured.as_slice() { vec![*only] } else { Vec::new() };
    sequence(model, &group.then, &present, found);
    let is_nothing = sequence(model, &group.otherwise, &[], found);
    if is_nothing {
        match group.then.iter().find(|element| !element.is_blank()) {
            Some(Element::Literal(literal)) => found.push(Continuation::Literal(literal.value())),
            Some(Element::Param { name, .. }) => found.extend(model.index(name).map(Continuation::Absent)),
            // The first element of a group is one of these.
            Some(Element::Params(_) | Element::Struct { .. } | Element::Custom(_) | Element::Group(_)) | None => {}
        }
    }
    is_nothing
}

/// Adds the continuations of an element that is not a group; returns whether it may be absent.
fn simple(model: &DefModel, element: &Element, present: &[usize], found: &mut Vec<Continuation>) -> bool {
    if is_list(model, element) {
        found.push(Continuation::Literal(",".to_owned()));
    }
    found.extend(lasts(model, element).into_iter().map(Continuation::Of));
    match element {
        Element::Struct { .. } if may_be_nothing(model, element) => {
            found.push(Continuation::Keyword);
            true
        }
        Element::Params(_) if may_be_nothing(model, element) => {
            found.extend(model.all().first().copied().map(Continuation::Absent));
            true
        }
        Element::Param { name, .. } => {
            let index = model.index(name).filter(|index| can_be_nothing(&model.params[*index]));
            let index = index.filter(|index| !present.contains(index) || model.params[*index].is_list());
            found.extend(index.map(Continuation::Absent));
            index.is_some()
        }
        Element::Literal(_) | Element::Params(_) | Element::Struct { .. } | Element::Custom(_) | Element::Group(_) => {
            false
        }
    }
}
