//! The list of traits. What they need and exclude is checked where they are compiled.

use super::duplicates;
use crate::errors::Errors;
use crate::model::op::OpModel;

/// A trait twice is a slip, and is verified twice.
pub fn are_unique(model: &OpModel, errors: &mut Errors) {
    duplicates::listed("trait", model.traits.iter().map(|used| &used.path), errors);
}
