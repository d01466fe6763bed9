//! Linear forms: the multiples of dimensions, symbols and other terms that an expression is the sum of.

use std::ops::Range;

use super::fold::fold;
use super::{AffineExpr, BinaryExpr, BinaryKind};
use crate::hash::SeededMap;

/// A sum of different terms with factors, and a constant.
///
/// The smaller of two sums is put into the larger one, before or after its terms, so that a sum of n terms takes n log
/// n steps.
struct Linear {
    terms: SeededMap<AffineExpr, Term>,
    /// The places of terms: all are in it.
    places: Range<i64>,
    constant: i64,
}

/// The factor of a term, and its place among the others.
#[derive(Clone, Copy)]
struct Term {
    factor: i64,
    place: i64,
}

impl AffineExpr {
    /// Returns the expression with like terms collected: dimensions, symbols, and the other terms, each once, and the
    /// constant.
    ///
    /// Returns the expression itself if a factor overflows.
    #[must_use]
    pub fn simplified(&self) -> Self {
        let leaf = |expr: &Self| expr.as_binary().is_none().then(|| Some(Linear::of(expr.clone())));
        let sum = fold(self, leaf, |node, lhs: Option<Linear>, rhs: Option<Linear>| join(node, lhs?, rhs?));
        sum.flatten().map_or_else(|| self.clone(), Linear::into_expr)
    }
}

fn join(node: &BinaryExpr, lhs: Linear, rhs: Linear) -> Option<Linear> {
    match node.kind() {
        BinaryKind::Add => lhs.plus(rhs),
        BinaryKind::Mul if rhs.terms.is_empty() => lhs.times(rhs.constant),
        BinaryKind::Mul if lhs.terms.is_empty() => rhs.times(lhs.constant),
        kind @ (BinaryKind::Mul | BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv) => {
            Some(Linear::of(AffineExpr::binary(kind, lhs.into_expr(), rhs.into_expr())))
        }
    }
}

/// Returns the place of a term in a sum.
fn rank(term: &AffineExpr) -> (u8, u32) {
    match term {
        AffineExpr::Dim(position) => (0, *position),
        AffineExpr::Symbol(position) => (1, *position),
        AffineExpr::Constant(_) | AffineExpr::Binary(_) => (2, 0),
    }
}

impl Linear {
    fn of(term: AffineExpr) -> Self {
        let constant = term.as_constant();
        let own = constant.is_none().then_some((term, Term { factor: 1, place: 0 }));
        Self { terms: own.into_iter().collect(), places: 0..1, constant: constant.unwrap_or(0) }
    }

    fn plus(mut self, mut more: Self) -> Option<Self> {
        let constant = self.constant.checked_add(more.constant)?;
        let mut sum = if self.terms.len() < more.terms.len() {
            self.in_order().into_iter().rev().try_for_each(|(term, Term { factor, .. })| {
                more.places.start -= 1;
                let place = more.places.start;
                more.add(term, factor)?.place = place;
                Some(())
            })?;
            more
        } else {
            more.in_order().into_iter().try_for_each(|(term, Term { factor, .. })| self.add(term, factor).map(drop))?;
            self
        };
        sum.constant = constant;
        Some(sum)
    }

    /// Adds a multiple of a term, which is the last one if it is new.
    fn add(&mut self, term: AffineExpr, factor: i64) -> Option<&mut Term> {
        let known = self.terms.entry(term).or_insert_with(|| {
            self.places.end += 1;
            Term { factor: 0, place: self.places.end - 1 }
        });
        known.factor = known.factor.checked_add(factor)?;
        Some(known)
    }

    fn times(mut self, factor: i64) -> Option<Self> {
        for known in self.terms.values_mut() {
            known.factor = known.factor.checked_mul(factor)?;
        }
        self.constant = self.constant.checked_mul(factor)?;
        Some(self)
    }

    /// Takes the terms, in the order of their places.
    fn in_order(&mut self) -> Vec<(AffineExpr, Term)> {
        let mut terms: Vec<_> = std::mem::take(&mut self.terms).into_iter().collect();
        terms.sort_unstable_by_key(|(_, term)| term.place);
        terms
    }

    fn into_expr(mut self) -> AffineExpr {
        let mut terms = self.in_order();
        terms.sort_by_key(|(term, _)| rank(term));
        let products = terms.into_iter().map(|(term, Term { factor, .. })| term * AffineExpr::Constant(factor));
        products.fold(AffineExpr::Constant(0), |sum, product| sum + product) + AffineExpr::Constant(self.constant)
    }
}

#[cfg(test)]
mod tests {
    use crate::affine::AffineExpr;

    #[test]
    fn like_terms_are_collected() {
        let (d0, d1, s0) = (AffineExpr::Dim(0), AffineExpr::Dim(1), AffineExpr::Symbol(0));
        let twice = |expr: &AffineExpr| expr.clone() + expr.clone();
        assert_eq!((d0.clone() + d1.clone() - d0.clone()).simplified(), d1);
        let sum = (s0.clone() + d0.clone()) + twice(&(d0.clone() + s0.clone()));
        assert_eq!(sum.simplified().to_string(), "d0 * 3 + s0 * 3");
        let quotient = (d0.clone() + d1.clone() - d1.clone()).floor_div(AffineExpr::Constant(4));
        assert_eq!(quotient.simplified(), d0.clone().floor_div(AffineExpr::Constant(4)));
        let huge = d0 * AffineExpr::Constant(i64::MAX);
        assert_eq!((twice(&huge) + d1.clone()).simplified(), twice(&huge) + d1);
    }

    #[test]
    fn one_expression_is_replaced_by_another() {
        let (d0, s0) = (AffineExpr::Dim(0), AffineExpr::Symbol(0));
        let sum = d0.clone() + s0.clone();
        let product = sum.clone() * AffineExpr::Constant(3) + d0.clone();
        assert_eq!(product.replace_expr(&s0, &AffineExpr::Constant(1)).to_string(), "(d0 + 1) * 3 + d0");
        assert_eq!(product.replace_expr(&sum, &s0).to_string(), "d0 + s0 * 3");
    }

    #[test]
    fn terms_stay_in_order_when_a_sum_is_put_into_a_larger_one() {
        let quotient = |divisor| AffineExpr::Dim(0).floor_div(AffineExpr::Constant(divisor));
        let large = (2..6).fold(AffineExpr::Constant(1), |sum, divisor| sum + quotient(divisor));
        let small = quotient(9) + quotient(3);
        let all = AffineExpr::with_node(crate::affine::BinaryKind::Add, small, large);
        let text = "d0 floordiv 9 + (d0 floordiv 3) * 2 + d0 floordiv 2 + d0 floordiv 4 + d0 floordiv 5 + 1";
        assert_eq!(all.simplified().to_string(), text);
    }

    #[test]
    fn sums_of_many_terms_are_simplified_at_once() {
        let term = |at| AffineExpr::Dim(at) * AffineExpr::Constant(3);
        let left = (0..20_000).map(term).fold(AffineExpr::Constant(0), |sum, term| sum + term);
        assert_eq!(left.simplified().to_string(), left.to_string());
        let right = (0..20_000).rev().map(term).fold(AffineExpr::Constant(0), |sum, term| term + sum);
        assert_eq!(right.simplified().to_string(), left.to_string());
    }
}
