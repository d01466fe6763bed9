//! Tokens that are printed without a blank between them are still two tokens.
//!
//! What would run into a word or a name is kept apart by the printer; here is what has no blank before it by the rules.

use super::captured;
use super::texts::{may_be_nothing, plain};
use crate::errors::Errors;
use crate::model::def::DefModel;
use crate::model::def_format::Element;

/// What stands at the end of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// A type or attribute, which `<` goes on.
    Symbol,
    Dash,
    Other,
}

/// A `<` is not taken for the parameters of what stands before it, nor a `>` for the end of an arrow.
pub fn tokens_stay_apart(model: &DefModel, errors: &mut Errors) {
    sequence(model, model.elements(), vec![End::Other], errors);
}

/// Checks elements behind what can stand before them; what all of that can end with.
fn sequence(model: &DefModel, elements: &[Element], mut ends: Vec<End>, errors: &mut Errors) -> Vec<End> {
    for element in elements {
        ends = match element {
            Element::Literal(literal) => literal_behind(element, &literal.value(), ends, errors),
            Element::Group(group) => {
                let otherwise = sequence(model, &group.otherwise, ends.clone(), errors);
                [sequence(model, &group.then, ends, errors), otherwise].concat()
            }
            _ => {
                let before = if may_be_nothing(model, element) { ends } else { Vec::new() };
                [before, vec![end_of(model, element)]].concat()
            }
        };
    }
    ends
}

fn literal_behind(element: &Element, text: &str, ends: Vec<End>, errors: &mut Errors) -> Vec<End> {
    if text.is_empty() {
        return ends;
    }
    // White space of its own keeps them apart.
    if !element.is_blank() {
        let message = match text {
            "<" if ends.contains(&End::Symbol) => {
                "`<` would be taken for the parameters of the type or attribute before it: put a `\" \"` between"
            }
            ">" if ends.contains(&End::Dash) => {
                "together with the `-` before it this is an arrow: put a `\" \"` between"
            }
            _ => return vec![if text == "-" { End::Dash } else { End::Other }],
        };
        errors.at(element.tokens(), message);
    }
    vec![End::Other]
}

fn end_of(model: &DefModel, element: &Element) -> End {
    let is_symbol = |index: usize| plain(&model.params[index]).is_some_and(|plain| plain.is_symbol);
    match element {
        Element::Custom(_) => End::Other,
        _ if captured(model, element).into_iter().any(is_symbol) => End::Symbol,
        _ => End::Other,
    }
}
