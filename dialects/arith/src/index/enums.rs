//! Comparison predicates of index values.

use ods::prelude::*;

use super::IndexDialect;

/// index comparison predicate kind
#[enum_attr(IndexDialect, "cmp_predicate", known_as = "::mlir::index::IndexCmpPredicate")]
pub enum IndexCmpPredicate {
    /// Equal.
    #[case("eq")]
    Eq,
    /// Not equal.
    #[case("ne")]
    Ne,
    /// Less than, signed.
    #[case("slt")]
    Slt,
    /// Less than or equal, signed.
    #[case("sle")]
    Sle,
    /// Greater than, signed.
    #[case("sgt")]
    Sgt,
    /// Greater than or equal, signed.
    #[case("sge")]
    Sge,
    /// Less than, unsigned.
    #[case("ult")]
    Ult,
    /// Less than or equal, unsigned.
    #[case("ule")]
    Ule,
    /// Greater than, unsigned.
    #[case("ugt")]
    Ugt,
    /// Greater than or equal, unsigned.
    #[case("uge")]
    Uge,
}
