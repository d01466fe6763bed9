//! Functions that a definition names by a key, matched with its fields.

use crate::errors::Errors;
use crate::model::op::OpModel;

/// Reports `verify_regions` on an operation without regions.
pub fn verify_regions_has_regions(model: &OpModel, errors: &mut Errors) {
    if let Some(key) = model.hooks.verify_regions.as_ref().filter(|_| model.regions().next().is_none()) {
        errors.at(key, "`verify_regions` needs an operation with regions; use `verify`");
    }
}

/// Reports `custom_format` beside `format`, since neither would parse the other's text.
pub fn text_is_written_in_one_way(model: &OpModel, errors: &mut Errors) {
    if let (Some(_), Some(format)) = (&model.hooks.custom_format, &model.hooks.format) {
        errors.at(&format.key, "`format` and `custom_format` exclude each other; remove one of them");
    }
}

/// Reports `skip_default_builders` without any other builder.
pub fn something_builds_it(model: &OpModel, errors: &mut Errors) {
    if let Some(key) = model.hooks.skip_default_builders.as_ref().filter(|_| model.hooks.builders.is_empty()) {
        let example =
            format!("`builders(of_value)`, with `fn of_value(...) -> Self` in an `impl {}<Draft>`", model.ident);
        errors.at(key, format!("the operation has no builder; add {example}"));
    }
}

/// Reports builders that are paths or listed twice, and `new`, which is the default builder.
pub fn builders_are_functions(model: &OpModel, errors: &mut Errors) {
    let mut seen = Vec::new();
    for path in &model.hooks.builders {
        let Some(name) = path.get_ident().map(ToString::to_string) else {
            errors.at(path, "a builder is listed by its name alone; write the name of a function of the operation");
            continue;
        };
        if name == "new" {
            errors.at(path, "`new` is the default builder and need not be listed; remove it");
        }
        if seen.contains(&name) {
            errors.at(path, format!("the builder `{name}` is listed twice; remove one"));
        }
        seen.push(name);
    }
}
