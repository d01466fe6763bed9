//! Affine expressions, affine maps and integer sets: the contents of MLIR's `affine_map<...>` and
//! `affine_set<...>` attributes, as plain owned values.
//!
//! What this is: three value types ([`AffineExpr`], [`AffineMap`], [`IntegerSet`]) that simplify
//! while they are built and print the way `mlir-opt` does. What it is not: a parser (the text
//! format belongs to whoever reads attributes), an interner (the attribute that holds a map is
//! interned as a whole), or a polyhedral library.
//!
//! Invariants:
//! - Every [`BinaryExpr`] was built by [`AffineExpr::binary`], so every tree is in the form that
//!   MLIR 22.1.8 gives the same sequence of constructions. Equal constructions are equal values.
//! - A map or set only names dimensions and symbols that it declares.
//! - No operation recurses along a tree, so depth costs heap and never stack.
//!
//! The rows of `tests/mlir_opt.txt` were recorded from `mlir-opt` 22.1.8; the tests rebuild each input
//! with the constructors and compare the printed text.

mod binary;
mod expr;
mod fold;
mod kind;
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
pub(crate) use print::write_expr;
pub use set::IntegerSet;
pub use strides::contiguous_strides;
