//! Elements that may have an empty text, and elements that end the text of a format, as far as the definition
//! determines it.

use super::captured;
use crate::model::def::{DefModel, Param};
use crate::model::def_format::Element;

/// Returns whether its text may be empty, as that of an empty list.
pub fn can_be_nothing(param: &Param) -> bool {
    param.is_elidable() || param.is_list()
}

/// Returns whether the text of the element may be empty.
pub fn may_be_nothing(model: &DefModel, element: &Element) -> bool {
    let captured = captured(model, element);
    let all_elidable = || captured.iter().all(|index| model.params[*index].is_elidable());
    match element {
        Element::Params(_) => all_elidable() || matches!(captured.as_slice(), [only] if model.params[*only].is_list()),
        Element::Struct { .. } => all_elidable(),
        Element::Param { .. } => captured.iter().all(|index| can_be_nothing(&model.params[*index])),
        Element::Literal(_) | Element::Custom(_) | Element::Group(_) => false,
    }
}

/// Returns the parameters that can be the last in the text of an element: the last one, and each one behind which all
/// others can be absent.
pub fn lasts(model: &DefModel, element: &Element) -> Vec<usize> {
    let all = captured(model, element);
    match element {
        Element::Param { .. } => all,
        Element::Params(_) => {
            let needed = all.iter().rposition(|index| !model.params[*index].is_elidable()).unwrap_or(0);
            all.get(needed..).unwrap_or_default().to_vec()
        }
        Element::Struct { entries, .. } => {
            let bare = entries.iter().filter(|entry| !matches!(entry, Element::Custom(_)));
            bare.flat_map(|entry| captured(model, entry)).collect()
        }
        Element::Literal(_) | Element::Custom(_) | Element::Group(_) => Vec::new(),
    }
}

/// Returns whether the element may continue behind a comma.
pub fn is_list(model: &DefModel, element: &Element) -> bool {
    let all = captured(model, element);
    match element {
        Element::Param { .. } => all.iter().any(|index| model.params[*index].is_list()),
        Element::Params(_) => all.last().is_some_and(|last| can_be_nothing(&model.params[*last])),
        Element::Struct { .. } => all.iter().any(|index| can_be_nothing(&model.params[*index])),
        Element::Literal(_) | Element::Custom(_) | Element::Group(_) => false,
    }
}

/// Returns whether the text is always a number, a string or a keyword.
pub fn is_simple(model: &DefModel, element: &Element) -> bool {
    let is_simple = |index: &usize| {
        model.params[*index].plain_element().is_some_and(|name| !matches!(name.as_str(), "Type" | "Attribute"))
    };
    !matches!(element, Element::Custom(_)) && captured(model, element).iter().all(is_simple)
}
