//! The inner node of an affine expression.

use std::hash::{Hash, Hasher};
use std::mem;
use std::sync::Arc;

use crate::hash::SeededHasher;

use super::{AffineExpr, BinaryKind};

/// An operation and its two operands, with cached facts about the tree below.
///
/// Only [`AffineExpr::binary`] creates nodes, after simplification. The cached facts make each construction step
/// constant time; walking the operands would make long sums quadratic.
pub struct BinaryExpr {
    kind: BinaryKind,
    /// One past the highest dimension used below; 0 if there is none.
    dims: u32,
    /// One past the highest symbol used below; 0 if there is none.
    symbols: u32,
    lhs: AffineExpr,
    rhs: AffineExpr,
    /// The cached [`AffineExpr::largest_known_divisor`].
    divisor: i64,
    /// A hash of the whole tree.
    fingerprint: u64,
}

impl BinaryExpr {
    /// Returns the node `lhs <kind> rhs` without simplification.
    pub(super) fn new(kind: BinaryKind, lhs: AffineExpr, rhs: AffineExpr) -> Self {
        Self {
            kind,
            dims: lhs.min_num_dims().max(rhs.min_num_dims()),
            symbols: lhs.min_num_symbols().max(rhs.min_num_symbols()),
            divisor: divisor(kind, &lhs, &rhs),
            fingerprint: fingerprint(kind, &lhs, &rhs),
            lhs,
            rhs,
        }
    }

    /// Returns the operation.
    pub fn kind(&self) -> BinaryKind {
        self.kind
    }

    /// Returns the left operand.
    pub fn lhs(&self) -> &AffineExpr {
        &self.lhs
    }

    /// Returns the right operand.
    pub fn rhs(&self) -> &AffineExpr {
        &self.rhs
    }

    /// Returns one past the highest dimension used.
    pub(super) fn min_num_dims(&self) -> u32 {
        self.dims
    }

    /// Returns one past the highest symbol used.
    pub(super) fn min_num_symbols(&self) -> u32 {
        self.symbols
    }

    /// Returns the cached [`AffineExpr::largest_known_divisor`].
    pub(super) fn divisor(&self) -> i64 {
        self.divisor
    }
}

/// Returns the largest known divisor of `lhs <kind> rhs`, derived from the divisors of the operands.
///
/// Arithmetic wraps as MLIR's does, because its results for huge factors affect what it folds.
fn divisor(kind: BinaryKind, lhs: &AffineExpr, rhs: &AffineExpr) -> i64 {
    let left = lhs.largest_known_divisor();
    match kind {
        BinaryKind::Add | BinaryKind::Mod => gcd(left, rhs.largest_known_divisor()),
        BinaryKind::Mul => left.wrapping_mul(rhs.largest_known_divisor()),
        BinaryKind::FloorDiv | BinaryKind::CeilDiv => exact_quotient(left, rhs).unwrap_or(1),
    }
}

/// Returns `value / by` if `by` is a constant that divides it.
fn exact_quotient(value: i64, by: &AffineExpr) -> Option<i64> {
    let by = by.as_constant()?;
    let exact = value.checked_rem(by)? == 0;
    exact.then(|| value.checked_div(by)).flatten()
}

/// Returns the greatest common divisor of two values read as unsigned, as in MLIR.
fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.cast_unsigned(), b.cast_unsigned());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.cast_signed()
}

/// Combines the operands' fingerprints, so that equal trees have equal fingerprints.
fn fingerprint(kind: BinaryKind, lhs: &AffineExpr, rhs: &AffineExpr) -> u64 {
    let mut hasher = SeededHasher::default();
    (kind, lhs, rhs).hash(&mut hasher);
    hasher.finish()
}

impl PartialEq for BinaryExpr {
    /// Compares structurally. Different fingerprints decide immediately; shared subtrees are skipped.
    fn eq(&self, other: &Self) -> bool {
        let mut pending = vec![(self, other)];
        while let Some((a, b)) = pending.pop() {
            if a.fingerprint != b.fingerprint || a.kind != b.kind {
                return false;
            }
            for pair in [(&a.lhs, &b.lhs), (&a.rhs, &b.rhs)] {
                match pair {
                    (AffineExpr::Binary(x), AffineExpr::Binary(y)) if Arc::ptr_eq(x, y) => {}
                    (AffineExpr::Binary(x), AffineExpr::Binary(y)) => pending.push((x, y)),
                    (x, y) => {
                        if !same_leaf(x, y) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }
}

impl Eq for BinaryExpr {}

/// Returns whether both are the same dimension, symbol or constant.
fn same_leaf(a: &AffineExpr, b: &AffineExpr) -> bool {
    match (a, b) {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) => a == b,
        (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) => a == b,
        (AffineExpr::Constant(a), AffineExpr::Constant(b)) => a == b,
        (AffineExpr::Dim(_) | AffineExpr::Symbol(_) | AffineExpr::Constant(_) | AffineExpr::Binary(_), _) => false,
    }
}

impl Hash for BinaryExpr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.fingerprint);
    }
}

impl Drop for BinaryExpr {
    /// Dismantles the tree iteratively: dropping a long chain field by field would recurse.
    fn drop(&mut self) {
        let mut pending = Vec::new();
        take_operands(self, &mut pending);
        while let Some(node) = pending.pop() {
            if let Some(mut node) = Arc::into_inner(node) {
                take_operands(&mut node, &mut pending);
            }
        }
    }
}

/// Moves the operands of `node` that are binary to `pending`, and drops its other operands.
fn take_operands(node: &mut BinaryExpr, pending: &mut Vec<Arc<BinaryExpr>>) {
    for operand in [&mut node.lhs, &mut node.rhs] {
        if let AffineExpr::Binary(inner) = mem::replace(operand, AffineExpr::Constant(0)) {
            pending.push(inner);
        }
    }
}
