//! The interfaces that an operation lists, and its effects, which are one of them.

use super::duplicates;
use crate::code::type_text;
use crate::errors::Errors;
use crate::model::op::{EffectUse, OpModel};

/// Reports interfaces that are listed twice.
pub fn interfaces_are_unique(model: &OpModel, errors: &mut Errors) {
    duplicates::listed("interface", &model.interfaces, errors);
}

/// Reports effects that are listed twice on one field or operation.
pub fn effects_are_unique(model: &OpModel, errors: &mut Errors) {
    let lists = model.fields.iter().map(|field| &field.effects).chain([&model.effects]);
    for list in lists {
        duplicates::described("effect", list.iter().map(|effect| (described(effect), &effect.name)), errors);
    }
}

fn described(effect: &EffectUse) -> String {
    let resource = effect.resource.as_ref().map(|path| format!("<{}>", type_text(path)));
    let stage = effect.stage.as_ref().map(|stage| format!("(stage = {stage})"));
    format!("{}{}{}", effect.name, resource.unwrap_or_default(), stage.unwrap_or_default())
}

/// Reports effects beside a trait or interface that states them too, or excludes them. A pure operation may still read
/// the memory that an operand refers to.
pub fn effects_agree_with_traits(model: &OpModel, errors: &mut Errors) {
    let fields = || model.fields.iter().flat_map(|field| &field.effects);
    let is_read = |effect: &&EffectUse| effect.kind == "Read";
    let contradicts = |name: &str| match name {
        "Pure" => model.effects.iter().chain(fields().filter(|effect| !is_read(effect))).next(),
        _ => model.effects.iter().chain(fields()).next(),
    };
    for name in ["Pure", "NoMemoryEffect"] {
        if let (Some(used), Some(effect)) = (model.find_trait(name), contradicts(name)) {
            let message = format!("`{name}` and the effect `{}` exclude each other; remove one of them", effect.name);
            errors.at(&used.path, message);
        }
    }
    if model.effects.is_empty() && fields().next().is_none() {
        return;
    }
    if let Some(path) = model.find_interface("MemoryEffectOpInterface") {
        let message = "`effects(...)` already implements this interface; remove one of the two";
        errors.at(path, message);
    }
}
