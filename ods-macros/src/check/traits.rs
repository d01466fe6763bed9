//! The list of traits. Required and incompatible traits are checked when they are compiled.

use super::duplicates;
use crate::errors::Errors;
use crate::model::op::OpModel;

/// Reports traits that are listed twice, which would be verified twice.
pub fn are_unique(model: &OpModel, errors: &mut Errors) {
    duplicates::listed("trait", model.traits.iter().map(|used| &used.path), errors);
}
