//! The rules for items, one function each.

mod convert;
mod packed;

use crate::errors::Errors;
use crate::model::convert::ConvertModel;
use crate::model::packed::{ExportModel, PackedModel};

/// Checks a packed function.
pub fn packed(model: &PackedModel, errors: &mut Errors) {
    packed::has_no_self(model, errors);
    packed::is_not_generic(model, errors);
    packed::is_plain(model, errors);
    packed::has_types_of_values(model, errors);
    packed::has_a_name(model, errors);
}

/// Checks a type with values.
pub fn conversion(model: &ConvertModel, errors: &mut Errors) {
    convert::has_parts(model, errors);
    convert::names_are_unique(model, errors);
    convert::has_one_lifetime(model, errors);
}

/// Checks a list of exports.
pub fn exports(model: &ExportModel, errors: &mut Errors) {
    packed::exports_are_symbols(model, errors);
    packed::exports_are_unique(model, errors);
}
