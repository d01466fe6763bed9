//! Declarative formats of types and attributes: printing and parsing must be inverse.
//!
//! The elements and their order are checked here. Unambiguity depends on the types of parameters and is checked when
//! these are compiled: see `ods_grammar`.

mod brackets;

pub use brackets::{brackets_come_last, brackets_match};

use std::collections::HashSet;

use syn::Ident;

use crate::errors::Errors;
use crate::model::def::DefModel;
use crate::model::def_format::{Argument, Element, Group};
use crate::model::def_format_params::captured;
use crate::suggest::did_you_mean;

/// Reports names that are not parameters.
pub fn parameters_exist(model: &DefModel, errors: &mut Errors) {
    let names: Vec<String> = model.params.iter().map(|param| param.plain_name()).collect();
    for_each_name(model, &mut |name| {
        let message = match model.index(name).and_then(|index| model.params.get(index)) {
            None => {
                let hint = did_you_mean(&name.to_string(), names.iter().map(String::as_str));
                format!("`{}` has no parameter `{name}`{hint}", model.ident)
            }
            Some(param) if param.self_type.is_some() => {
                format!(
                    "`{name}` is the type of the attribute, which is always printed after it; remove it from the \
                     format"
                )
            }
            Some(_) => return,
        };
        errors.at(name, message);
    });
}

/// Calls `visit` for all names in the format.
fn for_each_name<'m>(model: &'m DefModel, visit: &mut impl FnMut(&'m Ident)) {
    for_each(model, &mut |element| match element {
        Element::Param { name, .. } => visit(name),
        Element::Custom(custom) => {
            for argument in &custom.arguments {
                if let Argument::Param(name) | Argument::Ref(name) = argument {
                    visit(name);
                }
            }
        }
        Element::Literal(_) | Element::Params(_) | Element::Struct { .. } | Element::Group(_) => {}
    });
}

/// Calls `visit` for all elements, including nested ones.
fn for_each<'m>(model: &'m DefModel, visit: &mut impl FnMut(&'m Element)) {
    model.elements().iter().for_each(|element| element.visit(visit));
}

/// Reports parameters that are bound twice, and references to parameters that are not bound yet.
pub fn parameters_are_bound_once(model: &DefModel, errors: &mut Errors) {
    let mut bound = HashSet::new();
    for_each(model, &mut |element| match element {
        Element::Param { name, .. } => bind(model, name, &mut bound, errors),
        Element::Params(keyword) => {
            for index in model.all() {
                if !bound.insert(index) {
                    let name = model.params[index].plain_name();
                    let message =
                        format!("`params` includes `{name}`, which is already in the format; remove one of them");
                    errors.at(keyword, message);
                }
            }
        }
        Element::Custom(custom) => {
            for argument in &custom.arguments {
                match argument {
                    Argument::Param(name) => bind(model, name, &mut bound, errors),
                    Argument::Ref(name) => {
                        if model.index(name).is_some_and(|index| !bound.contains(&index)) {
                            errors.at(name, format!("`{name}` is parsed after this `ref`; move it before"));
                        }
                    }
                    Argument::Text(_) => {}
                }
            }
        }
        Element::Literal(_) | Element::Struct { .. } | Element::Group(_) => {}
    });
}

fn bind(model: &DefModel, name: &Ident, bound: &mut HashSet<usize>, errors: &mut Errors) {
    if model.index(name).is_some_and(|index| !bound.insert(index)) {
        errors.at(name, format!("`{name}` is already in the format; remove it here"));
    }
}

/// Reports parameters that the format does not contain and that could not be parsed.
pub fn parameters_are_covered(model: &DefModel, errors: &mut Errors) {
    if model.format.is_none() {
        return;
    }
    let mut bound = HashSet::new();
    for_each(model, &mut |element| match element {
        Element::Params(_) => bound.extend(model.all()),
        Element::Param { name, .. } => bound.extend(model.index(name)),
        Element::Custom(custom) => bound.extend(custom.binds().filter_map(|name| model.index(name))),
        Element::Literal(_) | Element::Struct { .. } | Element::Group(_) => {}
    });
    for index in model.all().into_iter().filter(|index| !bound.contains(index)) {
        let param = &model.params[index];
        errors.at(
            &param.ident,
            format!("the format lacks `${}`, so its value would be lost; add it", param.plain_name()),
        );
    }
}

/// Reports groups with parameters that cannot be absent: a group is omitted if its parameters have their defaults.
pub fn groups_have_optional_parameters(model: &DefModel, errors: &mut Errors) {
    for_each_group(model, &mut |group| {
        for element in &group.then {
            let required = captured(model, element).into_iter().find(|index| !model.params[*index].is_elidable());
            let Some(name) = required.map(|index| model.params[index].plain_name()) else { continue };
            let what = match element {
                Element::Param { .. } => String::new(),
                Element::Literal(_)
                | Element::Params(_)
                | Element::Struct { .. }
                | Element::Custom(_)
                | Element::Group(_) => format!(", which `{}` contains,", element.tokens()),
            };
            let message = format!(
                "`{name}`{what} is in an optional group but is never absent; give it a `default`, or make it an \
                 `Option`"
            );
            errors.at(element.tokens(), message);
        }
        for element in &group.otherwise {
            if !captured(model, element).is_empty() {
                errors.at(
                    element.tokens(),
                    "only literals are allowed in the alternative of an optional group; move this element out",
                );
            }
        }
    });
}

fn for_each_group<'m>(model: &'m DefModel, visit: &mut impl FnMut(&'m Group)) {
    for_each(model, &mut |element| {
        if let Element::Group(group) = element {
            visit(group);
        }
    });
}

/// Reports anchors that are not parameters: the anchor determines whether a group is printed.
pub fn anchors_are_parameters(model: &DefModel, errors: &mut Errors) {
    for_each_group(model, &mut |group| {
        let Some((index, span)) = group.anchor else { return };
        let problem = match &group.then[index] {
            Element::Literal(_) => "an anchor must be a parameter or a directive, not a literal; move the `^`",
            Element::Custom(custom) if custom.binds().next().is_none() => {
                "this `custom` parses no parameter, so it cannot be the anchor; move the `^`"
            }
            Element::Group(_) => "an anchor must be a parameter or a directive, not a group; move the `^`",
            Element::Param { .. } | Element::Params(_) | Element::Struct { .. } | Element::Custom(_) => return,
        };
        errors.add(syn::Error::new(span, problem));
    });
}

/// Reports groups whose first element does not show that the group is present.
pub fn groups_begin_distinguishably(model: &DefModel, errors: &mut Errors) {
    for_each_group(model, &mut |group| {
        let Some(first) = group.then.iter().find(|element| !element.is_blank()) else { return };
        if !matches!(first, Element::Literal(_) | Element::Param { .. }) {
            let message = "an optional group must begin with a literal or a parameter, which shows whether the group \
                           is present";
            errors.at(first.tokens(), message);
        }
        if let Element::Param { name, .. } = first {
            let all = group.then.iter().flat_map(|element| captured(model, element));
            let lost = all.map(|index| model.params[index].plain_name()).find(|lost| name != lost);
            if let Some(lost) = lost {
                let message = format!("`{lost}` would be lost if `{name}` is absent; begin the group with a literal");
                errors.at(name, message);
            }
        }
        for element in group.then.iter().chain(&group.otherwise) {
            if let Element::Group(inner) = element {
                errors.at(&inner.token, "groups cannot be nested; remove the inner one");
            }
        }
    });
}

/// Reports elements that a directive cannot contain.
pub fn directives_have_arguments(model: &DefModel, errors: &mut Errors) {
    for_each(model, &mut |element| {
        let Element::Struct { entries, .. } = element else { return };
        entries.iter().for_each(|entry| {
            let Element::Custom(custom) = entry else { return };
            let problem = match custom.binds().count() {
                0 => "a `custom` in a `struct` must parse a parameter; pass the one whose name precedes it",
                1 if custom.arguments.len() == 1 => return,
                _ => "a `custom` in a `struct` takes one argument; pass only the parameter whose name precedes it",
            };
            errors.at(&custom.keyword, problem);
        });
    });
}
