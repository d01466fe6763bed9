//! Types and attributes that dialects define.

use std::collections::HashSet;

use super::duplicates;
use crate::code;
use crate::errors::Errors;
use crate::model::def::{DefModel, Kind, MAX_PARAMETERS, Param};
use crate::suggest::did_you_mean;
use ods_grammar::{begins_keyword, is_in_keyword};

use crate::model::repeats_dialect;

/// Reports a mnemonic that the text format cannot read as one keyword.
pub fn mnemonic_is_well_formed(model: &DefModel, errors: &mut Errors) {
    let Some(literal) = &model.mnemonic else { return };
    let name = literal.value();
    let noun = model.kind.noun();
    let problem = if name.is_empty() {
        "a mnemonic cannot be empty; omit it for a definition without text".to_owned()
    } else if name.starts_with(|c| !begins_keyword(c)) {
        "a mnemonic must begin with a letter or `_`".to_owned()
    } else if let Some(bad) = name.chars().find(|c| !is_in_keyword(*c)) {
        format!("invalid character `{bad}` in a mnemonic; use letters, digits, `_`, `$` and `.`")
    } else if repeats_dialect(model.dialect.as_ref(), &name) {
        format!("the mnemonic of the {noun} repeats the dialect's name, which is added automatically; remove it here")
    } else {
        return;
    };
    errors.at(literal, problem);
}

/// Reports a text format without a mnemonic, which the text begins with.
pub fn text_needs_a_mnemonic(model: &DefModel, errors: &mut Errors) {
    if model.mnemonic.is_some() || model.dialect.is_none() {
        return;
    }
    let keys = [model.format.as_ref().map(|format| &format.key), model.custom.as_ref(), model.alias.as_ref()];
    for key in keys.into_iter().flatten() {
        let message = format!("`{key}` needs a mnemonic; add it as the second argument: `{}`", model.kind.example());
        errors.at(key, message);
    }
}

/// Reports a definition with parameters and a mnemonic unless it has exactly one of `format` and `custom_format`.
pub fn parameters_have_one_format(model: &DefModel, errors: &mut Errors) {
    match (&model.format, &model.custom) {
        (Some(_), Some(custom)) => {
            errors.at(custom, "`format` and `custom_format` exclude each other; remove one of them");
        }
        // The invalid key may have been the format.
        (None, None) if !model.all().is_empty() && errors.is_empty() => {
            let Some(mnemonic) = &model.mnemonic else { return };
            let message = "the parameters have no text; add `format(\"<\" params \">\")` or `custom_format`, or \
                           remove the mnemonic";
            errors.at(mnemonic, message);
        }
        _ => {}
    }
}

/// Reports parameters whose accessors have the same name.
pub fn names_are_unique(model: &DefModel, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for param in &model.params {
        if !seen.insert(param.plain_name()) {
            errors.at(
                &param.ident,
                format!("the parameter `{}` is declared twice; rename one of them", param.plain_name()),
            );
        }
    }
}

/// Reports parameters whose accessors would clash with a generated function.
pub fn names_are_not_reserved(model: &DefModel, errors: &mut Errors) {
    for param in model.params.iter().filter(|param| model.is_reserved(&param.plain_name())) {
        let message = match param.plain_name().as_str() {
            "context" => "`context` is an argument of every builder; rename the parameter".to_owned(),
            name => format!("`{name}` is the name of a generated function; rename the parameter"),
        };
        errors.at(&param.ident, message);
    }
}

/// Reports defaults of `Option` parameters, which are `None` if absent.
pub fn options_have_no_default(model: &DefModel, errors: &mut Errors) {
    for param in model.params.iter().filter(|param| param.is_option() && param.default.is_some()) {
        errors.at(&param.ident, "an `Option` is `None` if absent; remove the `default` or the `Option`");
    }
}

/// Reports misplaced uses of `self_type`: only an attribute has a type, which is written after it.
pub fn self_type_is_of_an_attribute(model: &DefModel, errors: &mut Errors) {
    let uses = model.params.iter().filter_map(|param| Some((param, param.self_type.as_ref()?)));
    for (i, (param, key)) in uses.enumerate() {
        let problem = match model.kind {
            Kind::Type => "a type has no type of its own; remove `self_type`, which applies to attributes",
            Kind::Attribute if i > 0 => "an attribute has only one type; remove this `self_type`",
            Kind::Attribute if param.mutable.is_some() => {
                "the type of an attribute cannot be mutable; remove `mutable`"
            }
            Kind::Attribute if param.default.is_some() => {
                "the type of an attribute is `none` if absent; remove the `default`"
            }
            Kind::Attribute => continue,
        };
        errors.at(key, problem);
    }
}

/// Reports options that contradict `mutable`: a mutable parameter is unset at first and is not part of the identity.
pub fn mutable_parameters_are_set_later(model: &DefModel, errors: &mut Errors) {
    for (param, key) in model.params.iter().filter_map(|param| Some((param, param.mutable.as_ref()?))) {
        if param.default.is_some() {
            errors.at(key, "a mutable parameter is absent until it is set; remove the `default`");
        } else if let Some(is) = &param.is {
            errors.at(
                is,
                "`is` cannot check a mutable parameter, which is set later; check it in the function that sets it",
            );
        }
    }
    let is_identity = |param: &&Param| param.mutable.is_none();
    let first = model.params.iter().find_map(|param| param.mutable.as_ref());
    if let (Some(key), None) = (first, model.params.iter().find(is_identity)) {
        errors.at(
            key,
            "all parameters are mutable, so nothing distinguishes two instances; add an immutable parameter, such as \
             a name",
        );
    }
}

/// Reports traits and interfaces that are listed twice.
pub fn traits_are_unique(model: &DefModel, errors: &mut Errors) {
    duplicates::listed("trait", &model.traits, errors);
    duplicates::listed("interface", &model.interfaces, errors);
}

/// Reports placeholders in the code of a `Pred` that are neither parameters nor the context.
pub fn placeholders_exist(model: &DefModel, errors: &mut Errors) {
    for used in &model.preds {
        let names: Vec<String> = model.params.iter().map(Param::plain_name).collect();
        let (_, more) = code::substitute_all(used.code.clone(), &mut |placeholder| {
            let name = placeholder.ident.to_string();
            if name == "_ctx" || names.contains(&name) {
                return Ok(proc_macro2::TokenStream::new());
            }
            let hint = did_you_mean(&name, names.iter().map(String::as_str).chain(["_ctx"]));
            let message = format!("`{}` has no parameter `{name}`{hint}", model.ident);
            Err(syn::Error::new_spanned(&placeholder.ident, message))
        });
        errors.extend(more);
        if let Some(error) = code::not_an_expression(&used.code) {
            errors.add(error);
        }
        if let Some(name) = code::without_dollar(&used.code, &names) {
            errors.at(
                &name,
                format!(
                    "the `$` is missing before the parameter `{name}`; write `${name}`, or `self::{name}` for a \
                     function"
                ),
            );
        }
    }
}

/// Limits the number of parameters: the compiler follows their list recursively, and gives up on a long one.
pub fn are_not_too_many(model: &DefModel, errors: &mut Errors) {
    if let Some(param) = model.params.get(MAX_PARAMETERS) {
        let message = format!(
            "more than {MAX_PARAMETERS} parameters; move some of them into a struct that is a `PlainParameter`"
        );
        errors.at(&param.ident, message);
    }
}
