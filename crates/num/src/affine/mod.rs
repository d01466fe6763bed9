//! Affine expressions, affine maps and integer sets: the contents of MLIR's `affine_map<...>` and `affine_set<...>`
//! attributes, as plain owned values.
//!
//! The three value types, [`AffineExpr`], [`AffineMap`] and [`IntegerSet`], simplify during construction and print as
//! `mlir-opt` does. Out of scope are parsing (see the parser of attributes), interning (the attribute that holds a map
//! is interned as a whole) and polyhedral algorithms.
//!
//! Invariants:
//! - Every [`BinaryExpr`] was built by [`AffineExpr::binary`], so every tree has the same form as in MLIR 22.1.8 after
//!   the same sequence of constructions. Equal constructions are equal values.
//! - Maps and sets use only dimensions and symbols that they declare.
//! - No operation recurses along a tree, so depth costs heap memory, never stack.
//!
//! The rows of `tests/mlir_opt.txt` were recorded from `mlir-opt` 22.1.8; the tests rebuild each input with the
//! constructors and compare the printed text.

mod binary;
mod expr;
mod fold;
mod kind;
mod linear;
mod map;
mod print;
mod set;
mod simplify;
mod strides;

#[cfg(test)]
mod tests;

pub use binary::BinaryExpr;
pub use expr::AffineExpr;
pub use kind::BinaryKind;
pub use map::AffineMap;
#[doc(hidden)]
pub use print::write_expr;
pub use set::IntegerSet;
pub use strides::contiguous_strides;
