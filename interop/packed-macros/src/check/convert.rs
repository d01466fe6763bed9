//! Types that convert from or to values of packed functions.

use crate::errors::Errors;
use crate::model::convert::{ConvertModel, Form};

/// Reports types without parts, as their values would contain nothing.
pub fn has_parts(model: &ConvertModel, errors: &mut Errors) {
    let message = match &model.form {
        Form::Fields(fields) if fields.is_empty() => "a struct without fields has no value; add a field, or take `()`",
        Form::Elements(elements) if elements.is_empty() => {
            "a struct without fields has no value; add a field, or take `()`"
        }
        Form::Cases(cases) if cases.is_empty() => "an enum without cases has no value; add a case",
        Form::Fields(_) | Form::Elements(_) | Form::Cases(_) => return,
    };
    errors.at(&model.ident, message);
}

/// Reports names that two parts have: a dict has one value for a key, and a string names one case.
pub fn names_are_unique(model: &ConvertModel, errors: &mut Errors) {
    let names = model.names();
    for (at, name) in names.iter().enumerate() {
        if names[..at].iter().any(|other| other.value() == name.value()) {
            let text = name.value();
            errors
                .at(name, format!("another part is called `{text}`; write `#[value(name = \"...\")]` with a new name"));
        }
    }
}

/// Reports a second lifetime: all that a value lends lives as long as the value.
pub fn has_one_lifetime(model: &ConvertModel, errors: &mut Errors) {
    for second in model.generics.lifetimes().skip(1) {
        errors.at(&second.lifetime, "all parts are lent by one value; use one lifetime");
    }
}
