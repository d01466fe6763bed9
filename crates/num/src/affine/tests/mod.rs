//! Tests of affine expressions, maps and sets.

mod mlir_opt;
mod parse;

pub(super) use parse::{read_expr, read_map, read_set};
