//! Affine expressions: trees over dimensions, symbols and 64-bit constants.

use std::ops::{Add, Mul, Neg, Rem, Sub};
use std::sync::Arc;

use super::fold::{Nodes, fold};
use super::{BinaryExpr, BinaryKind};

/// An affine (or semi-affine) expression.
///
/// Cheap to clone: inner nodes are shared. The operators and [`AffineExpr::binary`] simplify as
/// MLIR's do, so `d0 + 1 + 2` is the value `d0 + 3`. `Debug` prints the same text as `Display`.
///
/// See [`AffineMap`](super::AffineMap) for an example.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum AffineExpr {
    /// The dimension `d<n>`.
    Dim(u32),
    /// The symbol `s<n>`, an unknown but fixed value.
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// An operation on two expressions.
    Binary(Arc<BinaryExpr>),
}

impl AffineExpr {
    /// Returns `lhs <kind> rhs`, simplified as in MLIR.
    ///
    /// Nothing is rejected: if [`BinaryKind::is_affine`] is false, where MLIR asserts, the node is built unsimplified.
    pub fn binary(kind: BinaryKind, lhs: Self, rhs: Self) -> Self {
        super::simplify::binary(kind, lhs, rhs)
    }

    /// Returns `self floordiv rhs`.
    #[must_use]
    pub fn floor_div(self, rhs: Self) -> Self {
        Self::binary(BinaryKind::FloorDiv, self, rhs)
    }

    /// Returns `self ceildiv rhs`.
    #[must_use]
    pub fn ceil_div(self, rhs: Self) -> Self {
        Self::binary(BinaryKind::CeilDiv, self, rhs)
    }

    /// Returns the value of a constant.
    pub fn as_constant(&self) -> Option<i64> {
        let Self::Constant(value) = self else { return None };
        Some(*value)
    }

    /// Returns the position of a dimension.
    pub fn as_dim(&self) -> Option<u32> {
        let Self::Dim(position) = self else { return None };
        Some(*position)
    }

    /// Returns the position of a symbol.
    pub fn as_symbol(&self) -> Option<u32> {
        let Self::Symbol(position) = self else { return None };
        Some(*position)
    }

    /// Returns the node of an operation.
    pub fn as_binary(&self) -> Option<&BinaryExpr> {
        let Self::Binary(node) = self else { return None };
        Some(node)
    }

    /// Returns the node of an operation of kind `kind`.
    pub(super) fn as_kind(&self, kind: BinaryKind) -> Option<&BinaryExpr> {
        self.as_binary().filter(|node| node.kind() == kind)
    }

    /// Returns whether the expression uses no dimension (MLIR's `isSymbolicOrConstant`). Constant time.
    pub fn is_symbolic_or_constant(&self) -> bool {
        self.min_num_dims() == 0
    }

    /// Returns whether products have a constant factor and divisors are constants (MLIR's `isPureAffine`).
    pub fn is_pure_affine(&self) -> bool {
        self.nodes().filter_map(Self::as_binary).all(|node| {
            let left = node.lhs().as_constant().is_some();
            let right = node.rhs().as_constant().is_some();
            match node.kind() {
                BinaryKind::Add => true,
                BinaryKind::Mul => left || right,
                BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv => right,
            }
        })
    }

    /// Returns one past the highest dimension used, which is the least number of dimensions that a map must declare.
    /// Constant time.
    pub fn min_num_dims(&self) -> u32 {
        match self {
            Self::Dim(position) => position.saturating_add(1),
            Self::Symbol(_) | Self::Constant(_) => 0,
            Self::Binary(node) => node.min_num_dims(),
        }
    }

    /// Returns one past the highest symbol used. Constant time.
    pub fn min_num_symbols(&self) -> u32 {
        match self {
            Self::Symbol(position) => position.saturating_add(1),
            Self::Dim(_) | Self::Constant(_) => 0,
            Self::Binary(node) => node.min_num_symbols(),
        }
    }

    /// Returns whether the expression uses `d<position>`.
    pub fn uses_dim(&self, position: u32) -> bool {
        self.nodes().any(|expr| expr.as_dim() == Some(position))
    }

    /// Returns whether the expression uses `s<position>`.
    pub fn uses_symbol(&self, position: u32) -> bool {
        self.nodes().any(|expr| expr.as_symbol() == Some(position))
    }

    /// Returns the largest constant known to divide the value (MLIR's `getLargestKnownDivisor`); 0 if the value is
    /// known to be zero. Constant time.
    ///
    /// Wraps as in MLIR, so a huge or negative constant can make it negative.
    pub fn largest_known_divisor(&self) -> i64 {
        match self {
            Self::Dim(_) | Self::Symbol(_) => 1,
            Self::Constant(value) => value.wrapping_abs(),
            Self::Binary(node) => node.divisor(),
        }
    }

    /// Returns all subexpressions in pre-order, starting with this one.
    pub fn nodes(&self) -> impl Iterator<Item = &Self> {
        Nodes::new(self)
    }

    /// Returns the value for the given dimensions and symbols.
    ///
    /// `None` if one is missing, or if an operation is undefined for its operands ([`BinaryKind::eval`]).
    pub fn eval(&self, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        let leaf = |expr: &Self| match expr {
            Self::Dim(position) => Some(at(dims, *position).copied()),
            Self::Symbol(position) => Some(at(symbols, *position).copied()),
            Self::Constant(value) => Some(Some(*value)),
            Self::Binary(_) => None,
        };
        fold(self, leaf, |node, lhs, rhs| node.kind().eval(lhs?, rhs?)).flatten()
    }

    /// Replaces `d<i>` by `dims[i]` and `s<i>` by `symbols[i]`, simplifying on the way up.
    ///
    /// Positions past the end of the lists are kept, as in MLIR's `replaceDimsAndSymbols`.
    #[must_use]
    pub fn replace(&self, dims: &[Self], symbols: &[Self]) -> Self {
        let leaf = |expr: &Self| match expr {
            Self::Dim(position) => Some(at(dims, *position).unwrap_or(expr).clone()),
            Self::Symbol(position) => Some(at(symbols, *position).unwrap_or(expr).clone()),
            Self::Constant(_) => Some(expr.clone()),
            Self::Binary(_) => None,
        };
        let rebuild = |node: &BinaryExpr, lhs: Self, rhs: Self| Self::binary(node.kind(), lhs, rhs);
        fold(self, leaf, rebuild).unwrap_or_else(|| self.clone())
    }

    /// Replaces each occurrence of an expression, simplifying on the way up: MLIR's `AffineExpr::replace`.
    #[must_use]
    pub fn replace_expr(&self, old: &Self, new: &Self) -> Self {
        let leaf = |expr: &Self| match (expr == old, expr.as_binary()) {
            (true, _) => Some(new.clone()),
            (false, None) => Some(expr.clone()),
            (false, Some(_)) => None,
        };
        let rebuild = |node: &BinaryExpr, lhs: Self, rhs: Self| Self::binary(node.kind(), lhs, rhs);
        fold(self, leaf, rebuild).unwrap_or_else(|| self.clone())
    }

    /// Returns the operation on the two operands without simplification. Only for the simplifier.
    pub(super) fn with_node(kind: BinaryKind, lhs: Self, rhs: Self) -> Self {
        Self::Binary(Arc::new(BinaryExpr::new(kind, lhs, rhs)))
    }
}

/// Returns the element at a `u32` position.
fn at<T>(list: &[T], position: u32) -> Option<&T> {
    list.get(usize::try_from(position).ok()?)
}

impl From<i64> for AffineExpr {
    fn from(value: i64) -> Self {
        Self::Constant(value)
    }
}

impl Add for AffineExpr {
    type Output = Self;

    fn add(self, rhs: Self) -> Self {
        Self::binary(BinaryKind::Add, self, rhs)
    }
}

impl Sub for AffineExpr {
    type Output = Self;

    /// Returns `self + rhs * -1`, MLIR's form of a subtraction.
    fn sub(self, rhs: Self) -> Self {
        self + -rhs
    }
}

impl Neg for AffineExpr {
    type Output = Self;

    /// Returns `self * -1`.
    fn neg(self) -> Self {
        self * Self::Constant(-1)
    }
}

impl Mul for AffineExpr {
    type Output = Self;

    fn mul(self, rhs: Self) -> Self {
        Self::binary(BinaryKind::Mul, self, rhs)
    }
}

impl Rem for AffineExpr {
    type Output = Self;

    /// Returns `self mod rhs`.
    fn rem(self, rhs: Self) -> Self {
        Self::binary(BinaryKind::Mod, self, rhs)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::AffineExpr;
    use crate::affine::tests::read_expr;

    #[test]
    fn operand_queries() {
        let expr = read_expr("d0 * 4 + s1 floordiv 2");
        assert!(expr.is_pure_affine() && !expr.is_symbolic_or_constant());
        assert!(expr.uses_dim(0) && !expr.uses_dim(1));
        assert!(expr.uses_symbol(1) && !expr.uses_symbol(0));
        assert_eq!((expr.min_num_dims(), expr.min_num_symbols()), (1, 2));
        assert!(read_expr("s0 mod s1").is_symbolic_or_constant());
        for semi_affine in ["d0 * s0", "d0 mod s0", "d0 floordiv s0", "s0 ceildiv s1 + 1"] {
            assert!(!read_expr(semi_affine).is_pure_affine(), "{semi_affine}");
        }
    }

    #[test]
    fn known_divisors() {
        let rows = [
            ("d0", 1),
            ("-6", 6),
            ("d0 * 4", 4),
            ("d0 * 4 + d1 * 6", 2),
            ("(d0 * 12) floordiv 4", 3),
            ("(d0 * 12) floordiv 5", 1),
            ("(d0 * 12) mod 8", 4),
            ("(d0 * 12 * s0) ceildiv 3", 4),
        ];
        for (text, divisor) in rows {
            assert_eq!(read_expr(text).largest_known_divisor(), divisor, "{text}");
        }
    }

    #[test]
    fn values() {
        let rows = [
            ("d0 + s0 * 2 - 1", Some(16)),
            ("d0 mod 4", Some(3)),
            ("(-d0) floordiv 4", Some(-2)),
            ("(-d0) ceildiv 4", Some(-1)),
            ("d0 mod (d0 - 7)", None),
            ("d0 floordiv (s0 - 5)", None),
            ("d1", None),
            ("s1", None),
        ];
        for (text, value) in rows {
            assert_eq!(read_expr(text).eval(&[7], &[5]), value, "{text}");
        }
    }

    #[test]
    fn replacement_simplifies() {
        let expr = read_expr("d0 + d1 * 2 + s0");
        let replaced = expr.replace(&[read_expr("d1 * 3"), read_expr("4")], &[read_expr("2")]);
        assert_eq!(replaced.to_string(), "d1 * 3 + 10");
        assert_eq!(expr.replace(&[], &[]), expr);
        assert_eq!(expr.replace(&[AffineExpr::Dim(1)], &[]).to_string(), "d1 * 3 + s0");
    }

    #[test]
    fn equal_constructions_are_equal_values() {
        let texts = ["d0 + 3", "d0 + 1 + 2", "3 + d0", "d0 + 4", "d1 + 3", "s0 + 3", "d0 * 3"];
        let distinct: HashSet<_> = texts.into_iter().map(read_expr).collect();
        assert_eq!(distinct.len(), 5);
    }
}
