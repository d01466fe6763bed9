//! Functions that a definition names by a key, matched with its fields.

use crate::errors::Errors;
use crate::model::op::OpModel;

/// Reports `verify_regions` on an operation without regions.
pub fn verify_regions_has_regions(model: &OpModel, errors: &mut Errors) {
    if let Some(key) = model.hooks.verify_regions.as_ref().filter(|_| model.regions().next().is_none()) {
        errors.at(key, "the operation has no regions: what its `verify_regions` looks at, `verify` can look at");
    }
}

/// Reports `custom_format` beside `format`, since neither would parse the other's text.
pub fn text_is_written_in_one_way(model: &OpModel, errors: &mut Errors) {
    if let (Some(_), Some(format)) = (&model.hooks.custom_format, &model.hooks.format) {
        errors.at(&format.key, "there is `custom_format` already: an operation is written in one way");
    }
}

/// Reports `skip_default_builders` without any other builder.
pub fn something_builds_it(model: &OpModel, errors: &mut Errors) {
    if let Some(key) = model.hooks.skip_default_builders.as_ref().filter(|_| model.hooks.builders.is_empty()) {
        let example =
            format!("`builders(of_value)`, with `fn of_value(...) -> Self` in an `impl {}<Draft>`", model.ident);
        errors.at(key, format!("without the default builder the operation has none: add {example}"));
    }
}

/// Reports builders that are paths or listed twice, and `new`, which is the default builder.
pub fn builders_are_functions(model: &OpModel, errors: &mut Errors) {
    let mut seen = Vec::new();
    for path in &model.hooks.builders {
        let Some(name) = path.get_ident().map(ToString::to_string) else {
            errors.at(path, "a builder is a function of the operation: its name is enough");
            continue;
        };
        if name == "new" {
            errors.at(path, "`new` is the default builder: it is there, and needs not be listed");
        }
        if seen.contains(&name) {
            errors.at(path, format!("the builder `{name}` is listed twice"));
        }
        seen.push(name);
    }
}
