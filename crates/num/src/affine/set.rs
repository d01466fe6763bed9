//! Integer sets: conjunctions of affine equalities and inequalities.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::Arc;

use crate::Invalid;

use super::AffineExpr;
use super::print::{write_list, write_spaces};

/// A set of points at which every constraint holds.
///
/// A constraint is an expression with a flag: it must be zero (`true`) or nonnegative (`false`). Its `Display` is the
/// text between the angle brackets of `affine_set<...>`.
///
/// ```
/// # use ods_num as ods;
/// use ods::affine::{AffineExpr, IntegerSet};
///
/// // (d0) : (d0 - 3 >= 0): a constraint is an expression, and whether it is `== 0` instead of `>= 0`
/// let set = IntegerSet::new(1, 0, [(AffineExpr::Dim(0) + AffineExpr::Constant(-3), false)]).expect("one dimension");
/// assert_eq!((set.contains(&[3], &[]), set.contains(&[2], &[])), (Some(true), Some(false)));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    num_dims: u32,
    num_symbols: u32,
    constraints: Arc<[(AffineExpr, bool)]>,
}

impl IntegerSet {
    /// Returns a set over `num_dims` dimensions and `num_symbols` symbols.
    ///
    /// Without constraints, the result is the universe, stored as `0 == 0` as in MLIR.
    ///
    /// # Errors
    /// Returns an error if a constraint uses an undeclared one.
    pub fn new(
        num_dims: u32,
        num_symbols: u32,
        constraints: impl IntoIterator<Item = (AffineExpr, bool)>,
    ) -> Result<Self, Invalid> {
        let constraints: Arc<[_]> = constraints.into_iter().collect();
        if constraints.is_empty() {
            return Ok(Self::universe(num_dims, num_symbols));
        }
        let declared = constraints
            .iter()
            .all(|(expr, _)| expr.min_num_dims() <= num_dims && expr.min_num_symbols() <= num_symbols);
        match declared {
            true => Ok(Self { num_dims, num_symbols, constraints }),
            false => Err("integer set uses an undeclared dimension or symbol".into()),
        }
    }

    /// Returns the set of all points, `0 == 0`.
    pub fn universe(num_dims: u32, num_symbols: u32) -> Self {
        Self::of_constant(num_dims, num_symbols, 0)
    }

    /// Returns the empty set, `1 == 0`.
    pub fn empty(num_dims: u32, num_symbols: u32) -> Self {
        Self::of_constant(num_dims, num_symbols, 1)
    }

    /// Returns the set with the single constraint `value == 0`.
    fn of_constant(num_dims: u32, num_symbols: u32, value: i64) -> Self {
        let constraints = Arc::new([(AffineExpr::Constant(value), true)]);
        Self { num_dims, num_symbols, constraints }
    }

    /// Returns the number of dimensions.
    pub fn num_dims(&self) -> u32 {
        self.num_dims
    }

    /// Returns the number of symbols.
    pub fn num_symbols(&self) -> u32 {
        self.num_symbols
    }

    /// Returns the constraints, each with a flag for equalities. Never empty.
    pub fn constraints(&self) -> &[(AffineExpr, bool)] {
        &self.constraints
    }

    /// Returns whether the set is exactly [`IntegerSet::empty`] (MLIR's `isEmptyIntegerSet`). Other sets may have no
    /// points either.
    pub fn is_canonical_empty(&self) -> bool {
        *self.constraints == [(AffineExpr::Constant(1), true)]
    }

    /// Returns whether the point is in the set; `None` if a constraint is undefined there.
    pub fn contains(&self, dims: &[i64], symbols: &[i64]) -> Option<bool> {
        let mut all = true;
        for (expr, is_eq) in self.constraints.iter() {
            let value = expr.eval(dims, symbols)?;
            all &= if *is_eq { value == 0 } else { value >= 0 };
        }
        Some(all)
    }

    /// Replaces dimensions and symbols in every constraint ([`AffineExpr::replace`]). The new set has the given numbers
    /// of dimensions and symbols; returns `None` if a constraint uses more.
    pub fn replace(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        num_dims: u32,
        num_symbols: u32,
    ) -> Option<Self> {
        let constraints = self.constraints.iter().map(|(expr, is_eq)| (expr.replace(dims, symbols), *is_eq));
        Self::new(num_dims, num_symbols, constraints).ok()
    }
}

impl Display for IntegerSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_spaces(f, self.num_dims, self.num_symbols)?;
        f.write_str(" : (")?;
        write_list(f, self.constraints.iter(), |f, (expr, is_eq)| {
            write!(f, "{expr} {} 0", if *is_eq { "==" } else { ">=" })
        })?;
        f.write_str(")")
    }
}

impl Debug for IntegerSet {
    /// Prints the set as the attribute does.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "affine_set<{self}>")
    }
}

#[cfg(test)]
mod tests {
    use super::super::AffineExpr;
    use super::IntegerSet;
    use crate::affine::tests::read_set;

    #[test]
    fn well_known_sets() {
        assert_eq!(IntegerSet::universe(1, 0).to_string(), "(d0) : (0 == 0)");
        assert_eq!(IntegerSet::new(1, 0, []), Ok(IntegerSet::universe(1, 0)));
        assert_eq!(IntegerSet::empty(0, 1).to_string(), "()[s0] : (1 == 0)");
        assert!(IntegerSet::empty(2, 2).is_canonical_empty());
        assert!(!IntegerSet::universe(2, 2).is_canonical_empty());
        assert!(IntegerSet::new(1, 0, [(AffineExpr::Symbol(0), true)]).is_err());
    }

    #[test]
    fn membership() {
        let set = read_set("(d0)[s0] : (d0 >= 0, d0 <= s0, d0 mod 2 == 0)");
        assert_eq!(set.contains(&[4], &[5]), Some(true));
        assert_eq!(set.contains(&[3], &[5]), Some(false));
        assert_eq!(set.contains(&[6], &[5]), Some(false));
        assert_eq!(set.contains(&[6], &[]), None);
        assert_eq!((set.num_dims(), set.num_symbols(), set.constraints().len()), (1, 1, 3));
    }

    #[test]
    fn replacement() {
        let set = read_set("(d0)[s0] : (d0 >= s0)");
        let moved = set.replace(&[AffineExpr::Dim(1)], &[AffineExpr::Constant(3)], 2, 0);
        assert_eq!(moved.map(|set| set.to_string()).as_deref(), Some("(d0, d1) : (d1 - 3 >= 0)"));
        assert_eq!(set.replace(&[AffineExpr::Dim(1)], &[], 1, 1), None);
    }
}
