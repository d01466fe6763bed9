//! Linear forms: the multiples of dimensions, symbols and other terms that an expression is the sum of.

use super::fold::fold;
use super::{AffineExpr, BinaryExpr, BinaryKind};

/// A sum of different terms with factors, and a constant.
struct Linear {
    terms: Vec<(AffineExpr, i64)>,
    constant: i64,
}

impl AffineExpr {
    /// Returns the expression with like terms collected: dimensions, symbols, and the other terms, each once, and the constant.
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
        match term.as_constant() {
            Some(constant) => Self { terms: Vec::new(), constant },
            None => Self { terms: vec![(term, 1)], constant: 0 },
        }
    }

    fn plus(mut self, more: Self) -> Option<Self> {
        for (term, factor) in more.terms {
            match self.terms.iter_mut().find(|(known, _)| *known == term) {
                Some((_, sum)) => *sum = sum.checked_add(factor)?,
                None => self.terms.push((term, factor)),
            }
        }
        self.constant = self.constant.checked_add(more.constant)?;
        Some(self)
    }

    fn times(mut self, factor: i64) -> Option<Self> {
        for (_, known) in &mut self.terms {
            *known = known.checked_mul(factor)?;
        }
        self.constant = self.constant.checked_mul(factor)?;
        Some(self)
    }

    fn into_expr(mut self) -> AffineExpr {
        self.terms.sort_by_key(|(term, _)| rank(term));
        let products = self.terms.into_iter().map(|(term, factor)| term * AffineExpr::Constant(factor));
        products.fold(AffineExpr::Constant(0), |sum, product| sum + product) + AffineExpr::Constant(self.constant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
