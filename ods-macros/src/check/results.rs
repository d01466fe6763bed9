//! Results whose types are inferred, so that builders do not take them.

use ods_grammar::RECOGNIZED_TYPES;
use syn::Type;

use super::multi::determines;
use crate::errors::Errors;
use crate::model::is_written_as;
use crate::model::op::{Arity, Group, OpModel};

/// Refuses `build` of a result if builders take all types, because that of another one is not inferred.
pub fn built_results_are_inferred(model: &OpModel, errors: &mut Errors) {
    if infers_results(model) {
        return;
    }
    let other = model.results().find(|(field, group)| !is_buildable(group) && !determines(model, field));
    let Some((other, _)) = other else { return };
    for build in model.results().filter_map(|(_, group)| group.build.as_ref()) {
        let name = other.plain_name();
        errors.at(
            build,
            format!("builders take all types of results or none, and that of `{name}` is not inferred; remove `build`"),
        );
    }
}

/// Returns whether the result types are inferred from the definition, so that `new` does not take them.
pub fn infers_results(model: &OpModel) -> bool {
    if model.find_interface("InferTypeOpInterface").is_some() {
        return true;
    }
    if model.results().any(|(_, group)| group.arity != Arity::One) {
        return false;
    }
    let by_trait = ["SameOperandsAndResultType", "FirstAttrDerivedResultType"];
    by_trait.iter().any(|name| model.has_trait(name))
        || model.results().all(|(field, group)| is_buildable(group) || determines(model, field))
}

/// Returns whether exactly one type satisfies the constraint: the definition says so, or writes it as a builtin one.
fn is_buildable(group: &Group) -> bool {
    group.build.is_some() || is_builtin(&group.constraint)
}

/// Returns whether the constraint is written as one of the library that exactly one type satisfies.
pub fn is_builtin(constraint: &Type) -> bool {
    RECOGNIZED_TYPES.iter().any(|known| is_written_as(constraint, known, &["constraints", "types", "prelude"]))
}
