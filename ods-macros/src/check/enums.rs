//! Enums.

use std::collections::HashMap;

use syn::Fields;

use crate::errors::Errors;
use crate::model::enums::{Case, EnumModel, Kind, Value};
use crate::model::{is_conditional, plain_name};
use crate::suggest::did_you_mean;
use ods_grammar::is_keyword;

/// Reports an enum without cases, which no attribute could satisfy.
pub fn has_cases(model: &EnumModel, errors: &mut Errors) {
    if model.cases.is_empty() {
        errors.at(&model.ident, "an enum must have at least one case; add one");
    }
}

/// Reports cases with fields: a case is a number or a string.
pub fn cases_have_no_fields(model: &EnumModel, errors: &mut Errors) {
    for case in model.cases.iter().filter(|case| !matches!(case.fields, Fields::Unit)) {
        errors
            .at(&case.fields, format!("the case `{}` cannot have fields; a case is a number or a string", case.ident));
    }
}

/// Reports `#[cfg]` on cases: the schema and the functions name every case.
pub fn cases_are_always_there(model: &EnumModel, errors: &mut Errors) {
    for attribute in model.cases.iter().flat_map(|case| &case.attributes) {
        if is_conditional(attribute) {
            errors.at(
                attribute,
                "a case cannot be conditional, since attributes mean the same in every build; remove the attribute",
            );
        }
    }
}

/// Reports generic enums: each instance would need a definition of its own.
pub fn is_not_generic(model: &EnumModel, errors: &mut Errors) {
    if !model.generics.params.is_empty() {
        errors.at(&model.generics, "an enum of attributes cannot have generic parameters; remove them");
    }
}

/// Reports an enum without a summary, which messages need.
pub fn has_a_summary(model: &EnumModel, errors: &mut Errors) {
    if model.docs.summary.is_empty() {
        let message = "missing doc comment; messages say `failed to satisfy constraint: <summary>`";
        errors.at(&model.ident, message);
    }
}

/// Reports cases with equal names.
pub fn symbols_are_unique(model: &EnumModel, errors: &mut Errors) {
    for case in repeated(model, |case| Some(plain_name(&case.ident))) {
        errors.at(&case.ident, format!("the case `{}` is declared twice; rename one of them", case.ident));
    }
}

/// Reports cases with equal texts.
pub fn texts_are_unique(model: &EnumModel, errors: &mut Errors) {
    let mut seen: HashMap<String, String> = HashMap::new();
    for case in &model.cases {
        let name = plain_name(&case.ident);
        match seen.get(&case.text()) {
            // Cases of one name are reported by `symbols_are_unique`.
            Some(first) if *first != name => {
                let message = match case.text().as_str() {
                    "" => format!("`{first}` already has the empty text; choose another"),
                    text => format!("`{text}` is already the text of `{first}`; choose another"),
                };
                at_text(case, errors, &message);
            }
            Some(_) => {}
            None => {
                seen.insert(case.text(), name);
            }
        }
    }
}

fn at_text(case: &Case, errors: &mut Errors, message: &str) {
    match &case.text {
        Some(text) => errors.at(text, message),
        None => errors.at(&case.ident, message),
    }
}

/// Returns the cases whose `key` equals that of an earlier case.
fn repeated<K: std::hash::Hash + Eq>(model: &EnumModel, key: impl Fn(&Case) -> Option<K>) -> Vec<&Case> {
    let mut seen = std::collections::HashSet::new();
    model.cases.iter().filter(|case| key(case).is_some_and(|key| !seen.insert(key))).collect()
}

/// Reports texts that the parser cannot read back.
pub fn texts_can_be_read(model: &EnumModel, errors: &mut Errors) {
    for (case, value) in model.cases.iter().zip(model.values()) {
        let text = case.text();
        if text.is_empty() {
            if case.alias.is_some() {
                let message = format!("the text of the alias `{}` is empty; add a text", case.ident);
                at_text(case, errors, &message);
                continue;
            }
            // Between separators, it would be nothing; alone, it is `""`.
            if model.is_bits() && value != Some(0) {
                let message =
                    format!("the text of the bit `{}` is empty; only the case `= 0` can have no text", case.ident);
                at_text(case, errors, &message);
            }
        } else if model.is_bits() && text.trim() != text {
            at_text(case, errors, "the text of a bit cannot begin or end with a blank; put blanks into the separator");
        } else if model.is_bits() && text.contains(model.separator_text().trim()) {
            at_text(
                case,
                errors,
                &format!(
                    "the text of a bit cannot contain the separator `{}`; change one of them",
                    model.separator_text().trim()
                ),
            );
        } else if model.is_bits() && model.quoted.is_none() && !is_keyword(&text) {
            let message =
                format!("`{text}` is not a keyword, so sets with it cannot be printed; write `quoted`, or change it");
            at_text(case, errors, &message);
        }
    }
}

/// Reports a separator other than the two that the parser knows.
pub fn separator_is_known(model: &EnumModel, errors: &mut Errors) {
    if let Some(separator) = &model.separator
        && !matches!(separator.value().trim(), "|" | ",")
    {
        errors.at(separator, "the separator must be `|` or `,`, with or without blanks around it");
    }
}

/// Reports keys for bit sets on an enum that is not one.
pub fn keys_of_bits_are_for_bits(model: &EnumModel, errors: &mut Errors) {
    if model.is_bits() {
        return;
    }
    if let Some(separator) = &model.separator {
        errors.at(separator, "only a bit enum has a separator; write `#[enum_attr(bits, separator = \",\")]`");
    }
    for key in model.primary_groups.iter().chain(&model.quoted) {
        errors.at(key, format!("`{key}` applies to bit enums; write `#[enum_attr(bits, {key})]`"));
    }
}

/// Reports values that do not fit the width of the attribute.
pub fn values_fit(model: &EnumModel, errors: &mut Errors) {
    if model.kind == Kind::String {
        return;
    }
    let width = model.width();
    let (least, greatest) = (-(1_i128 << (width - 1)), (1_i128 << width) - 1);
    for (case, value) in model.cases.iter().zip(model.values()).filter(|(case, _)| case.alias.is_none()) {
        let Some(value) = value.filter(|value| !(least..=greatest).contains(value)) else { continue };
        let message = match model.kind {
            Kind::Bits(_) => {
                format!("`{}` does not fit into {width} bits; write `bits, i64`, or another width", case.ident)
            }
            Kind::Integer(_) | Kind::String => {
                format!("{value} does not fit into {width} bits; write `#[enum_attr(i64)]`, or another width")
            }
        };
        at_value(case, errors, &message);
    }
}

fn at_value(case: &Case, errors: &mut Errors, message: &str) {
    match &case.expression {
        Some(expression) => errors.at(expression, message),
        None => errors.at(&case.ident, message),
    }
}

/// Reports values that belong to two cases.
pub fn values_are_unique(model: &EnumModel, errors: &mut Errors) {
    let mask = (1_i128 << model.width()) - 1;
    let mut seen = HashMap::new();
    for (case, value) in model.cases.iter().zip(model.values()).filter(|(case, _)| case.alias.is_none()) {
        let Some(value) = value else { continue };
        match seen.get(&(value & mask)) {
            Some((first, same)) if *same == value => {
                let name = &case.ident;
                let message = format!(
                    "`{first}` already has the value {value}; choose another, or write an alias: `#[alias] {name} = {first}`"
                );
                at_value(case, errors, &message);
            }
            Some((first, other)) => {
                let message = format!(
                    "`{first}` already has the same bits, since in {} bits {other} is {value}; choose another value",
                    model.width()
                );
                at_value(case, errors, &message);
            }
            None => {
                seen.insert(value & mask, (&case.ident, value));
            }
        }
    }
}

/// Reports numbers with several bits: a group names its cases instead.
pub fn bits_are_single(model: &EnumModel, errors: &mut Errors) {
    for case in model.cases.iter().filter(|_| model.is_bits()) {
        let Value::Number(number) = case.value else { continue };
        if number < 0 {
            at_value(case, errors, "a bit cannot be negative");
        } else if number.count_ones() > 1 {
            at_value(case, errors, "this number has several bits; define the group by its cases, as in `All = A | B`");
        }
    }
}

/// Reports groups that name anything but the other cases.
pub fn groups_name_cases(model: &EnumModel, errors: &mut Errors) {
    let names: Vec<String> = model.cases.iter().map(|case| case.ident.to_string()).collect();
    let values = model.values();
    for (case, value) in model.cases.iter().zip(values) {
        let Value::Group(group) = &case.value else { continue };
        let mut known = true;
        for name in group.iter().filter(|name| model.position(name).is_none()) {
            let hint = did_you_mean(&name.to_string(), names.iter().map(String::as_str));
            errors.at(name, format!("the enum `{}` has no case `{name}`{hint}", model.ident));
            known = false;
        }
        if known && value.is_none() && !group.iter().any(|name| is_unknown(model, name)) {
            errors.at(&case.ident, format!("the group `{}` contains itself; remove the cycle", case.ident));
        }
    }
}

/// Reports aliases that do not name a case with a value of its own.
pub fn aliases_name_cases(model: &EnumModel, errors: &mut Errors) {
    let cases: Vec<&Case> = model.cases.iter().filter(|case| case.alias.is_none()).collect();
    for case in &model.cases {
        let Value::Same(name) = &case.value else { continue };
        if cases.iter().any(|case| case.ident == *name) {
            continue;
        }
        let other = model.position(name).map(|at| &model.cases[at]);
        let message = match other.map(|other| &other.value) {
            // Reported already.
            Some(Value::Unknown) => continue,
            Some(Value::Same(meant)) if *name != case.ident => {
                format!("`{name}` is an alias itself; write `{meant}`")
            }
            Some(Value::Same(_) | Value::Next | Value::Number(_) | Value::Group(_)) => {
                format!("the alias `{name}` names itself; name another case")
            }
            None => {
                let names: Vec<String> = cases.iter().map(|case| case.ident.to_string()).collect();
                let hint = did_you_mean(&name.to_string(), names.iter().map(String::as_str));
                format!("the enum `{}` has no case `{name}`{hint}", model.ident)
            }
        };
        errors.at(name, message);
    }
}

fn is_unknown(model: &EnumModel, name: &syn::Ident) -> bool {
    model.position(name).is_some_and(|at| matches!(model.cases[at].value, Value::Unknown))
}
