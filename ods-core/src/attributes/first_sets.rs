//! FIRST sets of the builtin attributes: a keyword or another token, or an alias.

use ods_grammar::First;

pub(super) const TRUTH: &[First<'static>] = &[First::Literal("true"), First::Literal("false")];
pub(super) const NUMBER_OR_TRUTH: &[First<'static>] = &[First::Number, First::Literal("true"), First::Literal("false")];
pub(super) const ALIAS_OR_LOCATION: &[First<'static>] = &[First::Literal("#"), First::Literal("loc")];
pub(super) const ALIAS_OR_MAP: &[First<'static>] = &[First::Literal("#"), First::Literal("affine_map")];
pub(super) const ALIAS_OR_DENSE: &[First<'static>] = &[First::Literal("#"), First::Literal("dense")];
pub(super) const ALIAS_OR_RESOURCE: &[First<'static>] = &[First::Literal("#"), First::Literal("dense_resource")];
pub(super) const ALIAS_OR_SPARSE: &[First<'static>] = &[First::Literal("#"), First::Literal("sparse")];
pub(super) const ALIAS_OR_ELEMENTS: &[First<'static>] =
    &[First::Literal("#"), First::Literal("dense"), First::Literal("dense_resource"), First::Literal("sparse")];
pub(super) const ALIAS_OR_LAYOUT: &[First<'static>] = &[First::Literal("#"), First::Literal("strided")];
pub(super) const ALIAS_OR_DISTINCT: &[First<'static>] = &[First::Literal("#"), First::Literal("distinct")];
pub(super) const ALIAS_OR_SET: &[First<'static>] = &[First::Literal("#"), First::Literal("affine_set")];
