//! Parameters that may be absent without a literal that shows it.

use syn::Ident;

use super::captured;
use crate::model::def::DefModel;
use crate::model::def_format::{Element, Group};

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
