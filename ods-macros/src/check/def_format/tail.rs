//! What the text of a format goes on with: what may be missing at its end, and what of its last elements goes on.
//!
//! Where the text stands without the definition's name, among that of other parameters, nothing says where it ends.

use super::captured;
use super::texts::{First, Taker, may_be_nothing, plain, text};
use crate::check::start::Start;
use crate::model::def::DefModel;
use crate::model::def_format::{Element, Group};

/// What a text goes on with.
pub enum Tail {
    Known(Start),
    /// Any word.
    Word,
    /// What the parameter goes on with.
    Of(usize),
    /// The parameter itself, which may be missing.
    Missing(usize),
}

/// That of the format.
pub fn tail(model: &DefModel) -> Vec<Tail> {
    let mut tails = Vec::new();
    sequence(model, model.elements(), &[], &mut tails);
    tails
}

/// Adds what the elements go on with; whether there may be nothing of them.
fn sequence(model: &DefModel, elements: &[Element], present: &[usize], tails: &mut Vec<Tail>) -> bool {
    elements.iter().rev().filter(|element| !element.is_blank()).all(|element| match element {
        Element::Group(group) => self::group(model, group, tails),
        _ => simple(model, element, present, tails),
    })
}

fn group(model: &DefModel, group: &Group, tails: &mut Vec<Tail>) -> bool {
    let captured: Vec<usize> = group.then.iter().flat_map(|element| captured(model, element)).collect();
    let present = if let [only] = captured.as_slice() { vec![*only] } else { Vec::new() };
    sequence(model, &group.then, &present, tails);
    let is_nothing = sequence(model, &group.otherwise, &[], tails);
    if is_nothing {
        let first = group.then.iter().find(|element| !element.is_blank());
        let firsts = first.map(|first| text(model, first, &[]).firsts).unwrap_or_default();
        tails.extend(firsts.into_iter().filter_map(|first| match first {
            First::Known(start) => Some(Tail::Known(start)),
            First::OfParam(index) => Some(Tail::Missing(index)),
            First::Unknown => None,
        }));
    }
    is_nothing
}

/// Adds what an element that is no group goes on with; whether it may be nothing.
fn simple(model: &DefModel, element: &Element, present: &[usize], tails: &mut Vec<Tail>) -> bool {
    let text = text(model, element, present);
    if text.is_list {
        tails.push(Tail::Known(Start::punctuation(",")));
    }
    for index in &text.lasts {
        match plain(&model.params[*index]) {
            Some(plain) if plain.has_type => {
                tails.extend([Start::punctuation(":"), Start::two_colons()].map(Tail::Known));
            }
            Some(_) => {}
            None => tails.push(Tail::Of(*index)),
        }
    }
    match text.taker {
        Some(Taker::AnyName) => tails.push(Tail::Word),
        Some(Taker::Param(index)) => tails.push(Tail::Missing(index)),
        Some(Taker::Literal(_)) | None => {}
    }
    may_be_nothing(model, element) && text.taker.is_some()
}
