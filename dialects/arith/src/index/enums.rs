//! Comparison predicates of index values.

use ods::prelude::*;

use super::IndexDialect;
use crate::arith::integer_predicate;

integer_predicate! {
    /// index comparison predicate kind
    #[enum_attr(IndexDialect, "cmp_predicate", known_as = "::mlir::index::IndexCmpPredicate")]
    pub enum IndexCmpPredicate
}
