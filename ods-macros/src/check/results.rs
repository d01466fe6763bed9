//! Results whose types are inferred, so that builders do not take them.

use crate::errors::Errors;
use crate::model::op::OpModel;

/// Refuses `build` of a result if builders take all types, because that of another one is not inferred.
pub fn built_results_are_inferred(model: &OpModel, errors: &mut Errors) {
    if model.infers_results() {
        return;
    }
    let other = model.results().find(|(field, group)| !group.is_buildable() && !model.determines(field));
    let Some((other, _)) = other else { return };
    for build in model.results().filter_map(|(_, group)| group.build.as_ref()) {
        let name = other.plain_name();
        errors.at(
            build,
            format!("builders take all types of results or none, and that of `{name}` is not inferred; remove `build`"),
        );
    }
}
