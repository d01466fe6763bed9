//! Dialects.

use super::duplicates;
use crate::errors::Errors;
use crate::model::dialect::DialectModel;
use crate::model::plain_name;
use ods_grammar::{begins_keyword, is_in_bare_name};

/// Reports a malformed name: the parser reads a dialect's name up to the first dot, as letters, digits, `_` and `$`.
pub fn name_is_well_formed(model: &DialectModel, errors: &mut Errors) {
    let Some(literal) = &model.name else { return };
    let name = literal.value();
    let problem = if name.is_empty() {
        "a dialect's name cannot be empty; write `name = \"tf\"`".to_owned()
    } else if name.contains('.') {
        "a dialect's name cannot contain a dot, which separates it from the name of an operation".to_owned()
    } else if name.starts_with(|c| !begins_keyword(c)) {
        "a dialect's name must begin with a letter or `_`".to_owned()
    } else if let Some(bad) = name.chars().find(|c| !is_in_bare_name(*c)) {
        format!("invalid character `{bad}` in a dialect's name; use letters, digits, `_` and `$`")
    } else if name == "builtin" {
        "`builtin` is a dialect of every context; choose another name".to_owned()
    } else {
        return;
    };
    errors.at(literal, problem);
}

/// Reports interfaces that are listed twice.
pub fn interfaces_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("interface", &model.interfaces, errors);
}

/// Reports operations that are listed twice.
pub fn ops_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("operation", &model.ops, errors);
}

/// Reports types and attributes that are listed twice.
pub fn defs_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("type", &model.types, errors);
    duplicates::listed("attribute", &model.attrs, errors);
}

/// Reports dependent dialects that are listed twice.
pub fn dependents_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("dialect", &model.dependent, errors);
}

/// Reports enums that are listed twice.
pub fn enums_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("enum", &model.enums, errors);
}

/// Reports traits in `op_traits` that are listed twice.
pub fn op_traits_are_listed_once(model: &DialectModel, errors: &mut Errors) {
    duplicates::listed("trait", &model.op_traits, errors);
}

/// Reports discardable attributes with equal names, which are also the names of constants: `Tf::NOTE`.
pub fn discardables_are_distinct(model: &DialectModel, errors: &mut Errors) {
    let mut seen: Vec<String> = Vec::new();
    for entry in &model.discardable {
        let constant = plain_name(&entry.ident).to_uppercase();
        if seen.contains(&constant) {
            let name = &entry.ident;
            errors.at(name, format!("`{name}` would define the constant `{constant}` twice; rename or remove it"));
        }
        seen.push(constant);
    }
}

/// Reports keys of an extension that belong to the dialect: an extension only adds operations.
pub fn extension_has_no_data(model: &DialectModel, errors: &mut Errors) {
    if model.extends.is_none() {
        return;
    }
    if let Some(name) = &model.name {
        errors.at(name, "an extension has the name of the dialect that it extends; remove `name`");
    }
    for trait_ in &model.op_traits {
        errors.at(
            trait_,
            "an extension cannot add traits to the operations of a dialect; list them where the dialect is defined",
        );
    }
    for entry in &model.discardable {
        errors.at(
            &entry.ident,
            "an extension cannot declare discardable attributes; declare them where the dialect is defined",
        );
    }
    if let Some(key) = &model.hooks {
        errors.at(key, "an extension cannot have hooks; add them where the dialect is defined");
    }
    if let Some(version) = &model.version {
        errors.at(&version.major, "an extension cannot set the version; set it where the dialect is defined");
    }
}

/// Reports a dialect that depends on itself, which would be a cyclic constant.
pub fn does_not_depend_on_itself(model: &DialectModel, errors: &mut Errors) {
    for path in model.dependent.iter().filter(|path| path.is_ident(&model.item.ident)) {
        errors.at(path, "a dialect cannot depend on itself; remove it from the list");
    }
}
