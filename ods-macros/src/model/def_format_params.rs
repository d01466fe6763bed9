//! The parameters that the elements of a format write, and their brackets.

use syn::Ident;

use super::def::DefModel;
use super::def_format::{Element, Group};

/// Returns the parameters that an element parses.
pub fn captured(model: &DefModel, element: &Element) -> Vec<usize> {
    match element {
        Element::Param { name, .. } => model.index(name).into_iter().collect(),
        Element::Params(_) => model.all(),
        Element::Struct { entries, .. } => entries.iter().flat_map(|entry| captured(model, entry)).collect(),
        Element::Custom(custom) => custom.binds().filter_map(|name| model.index(name)).collect(),
        Element::Literal(_) | Element::Group(_) => Vec::new(),
    }
}

/// Returns whether the element may consist of several parts in brackets.
pub fn has_several(model: &DefModel, element: &Element) -> bool {
    matches!(element, Element::Params(_)) && captured(model, element).len() > 1
}

/// Returns whether the text is always a number, a string or a keyword.
pub fn is_simple(model: &DefModel, element: &Element) -> bool {
    let is_simple = |index: &usize| {
        model.params[*index].plain_element().is_some_and(|name| !matches!(name.as_str(), "Type" | "Attribute"))
    };
    !matches!(element, Element::Custom(_)) && captured(model, element).iter().all(is_simple)
}

/// Returns the parameter adjacent to the mnemonic if its own text may be in brackets. These brackets then have to
/// enclose the whole text, which a constant checks; parameters known to have several parts have been reported.
pub fn glued_first(model: &DefModel) -> Option<(&Ident, usize)> {
    let mut elements = model.elements().iter().skip_while(|element| element.is_blank());
    let is_glued = matches!(model.elements().first(), Some(Element::Literal(text)) if text.value().is_empty());
    let first =
        elements.next().filter(|element| is_glued && !is_simple(model, element) && !has_several(model, element));
    let Some(Element::Param { name, .. }) = first else { return None };
    model.index(name).map(|index| (name, index))
}

/// A parameter whose own text shows whether it is present.
pub struct Bare<'m> {
    /// Its name in the format.
    pub name: &'m Ident,
    pub index: usize,
}

/// Returns all such parameters of the format.
pub fn bare(model: &DefModel) -> Vec<Bare<'_>> {
    let all = model.elements().iter().flat_map(|element| match element {
        Element::Group(group) => in_group(model, group),
        Element::Literal(_)
        | Element::Param { .. }
        | Element::Params(_)
        | Element::Struct { .. }
        | Element::Custom(_) => of_element(model, element).into_iter().collect(),
    });
    all.filter(|bare| model.params[bare.index].is_elidable()).collect()
}

/// Returns the bare parameters of a group. Some of several may be absent; a single one is present if the group is.
fn in_group<'m>(model: &'m DefModel, group: &'m Group) -> Vec<Bare<'m>> {
    let count: usize = group.then.iter().map(|element| captured(model, element).len()).sum();
    let first = group.then.iter().find(|element| !element.is_blank());
    match first {
        Some(first) if count == 1 => of_element(model, first).into_iter().collect(),
        // The text of `params` in a group begins with the first of them.
        _ => {
            let elements = group.then.iter().filter(|element| !matches!(element, Element::Params(_)));
            elements.filter_map(|element| of_element(model, element)).collect()
        }
    }
}

fn of_element<'m>(model: &'m DefModel, element: &'m Element) -> Option<Bare<'m>> {
    match element {
        Element::Param { name, .. } => model.index(name).map(|index| Bare { name, index }),
        Element::Params(keyword) => {
            let all = model.all();
            let can_all_be_missing = all.iter().all(|index| model.params[*index].is_elidable());
            all.first().filter(|_| can_all_be_missing).map(|index| Bare { name: keyword, index: *index })
        }
        Element::Literal(_) | Element::Struct { .. } | Element::Custom(_) | Element::Group(_) => None,
    }
}
