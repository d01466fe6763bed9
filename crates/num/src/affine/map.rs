//! Affine maps: lists of expressions over declared dimensions and symbols.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::Arc;

use crate::Invalid;

use super::AffineExpr;
use super::print::{write_list, write_spaces};

/// A function from dimensions and symbols to a list of results.
///
/// Its `Display` is the text between the angle brackets of `affine_map<...>`.
///
/// ```
/// # use ods_num as ods;
/// use ods::affine::{AffineExpr, AffineMap};
///
/// // (d0, d1)[s0] -> (d0 + s0, d1 mod 4)
/// let (d0, d1, s0) = (AffineExpr::Dim(0), AffineExpr::Dim(1), AffineExpr::Symbol(0));
/// let map = AffineMap::new(2, 1, [d0 + s0, d1 % AffineExpr::Constant(4)]).expect("the dimensions exist");
/// assert_eq!(map.eval(&[10, 7], &[1]), Some(vec![11, 3]));
/// assert_eq!(map.to_string(), "(d0, d1)[s0] -> (d0 + s0, d1 mod 4)");
/// assert!(AffineMap::identity(2).is_identity());
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AffineMap {
    num_dims: u32,
    num_symbols: u32,
    results: Arc<[AffineExpr]>,
}

impl AffineMap {
    /// Returns a map over `num_dims` dimensions and `num_symbols` symbols.
    ///
    /// # Errors
    /// Returns an error if a result uses an undeclared one.
    pub fn new(
        num_dims: u32,
        num_symbols: u32,
        results: impl IntoIterator<Item = AffineExpr>,
    ) -> Result<Self, Invalid> {
        let results: Arc<[_]> = results.into_iter().collect();
        let declared =
            results.iter().all(|expr| expr.min_num_dims() <= num_dims && expr.min_num_symbols() <= num_symbols);
        match declared {
            true => Ok(Self { num_dims, num_symbols, results }),
            false => Err("affine map uses an undeclared dimension or symbol".into()),
        }
    }

    /// Returns `() -> ()`.
    pub fn empty() -> Self {
        Self { num_dims: 0, num_symbols: 0, results: Arc::new([]) }
    }

    /// Returns `() -> (value)`.
    pub fn constant(value: i64) -> Self {
        Self { num_dims: 0, num_symbols: 0, results: Arc::new([AffineExpr::Constant(value)]) }
    }

    /// Returns `(d0, ..., dn) -> (d0, ..., dn)`.
    pub fn identity(num_dims: u32) -> Self {
        Self { num_dims, num_symbols: 0, results: (0..num_dims).map(AffineExpr::Dim).collect() }
    }

    /// Returns the map to the last `num_results` of `num_dims` dimensions, in order.
    ///
    /// # Errors
    /// Returns an error if there are fewer dimensions.
    pub fn minor_identity(num_dims: u32, num_results: u32) -> Result<Self, Invalid> {
        let Some(first) = num_dims.checked_sub(num_results) else {
            return Err(format!("{num_dims} dimensions have no {num_results} last ones").into());
        };
        Ok(Self { num_dims, num_symbols: 0, results: (first..num_dims).map(AffineExpr::Dim).collect() })
    }

    /// Returns the map whose result `i` is dimension `permutation[i]`.
    ///
    /// # Errors
    /// Returns an error if `permutation` is not a permutation.
    pub fn permutation(permutation: &[u32]) -> Result<Self, Invalid> {
        let map = match u32::try_from(permutation.len()) {
            Ok(num_dims) => Self::new(num_dims, 0, permutation.iter().copied().map(AffineExpr::Dim)).ok(),
            Err(_) => None,
        };
        map.filter(Self::is_permutation).ok_or_else(|| "the dimensions are not a permutation".into())
    }

    /// Returns the number of dimensions.
    pub fn num_dims(&self) -> u32 {
        self.num_dims
    }

    /// Returns the number of symbols.
    pub fn num_symbols(&self) -> u32 {
        self.num_symbols
    }

    /// Returns the number of inputs: dimensions and symbols.
    pub fn num_inputs(&self) -> usize {
        self.num_dims as usize + self.num_symbols as usize
    }

    /// Returns the results.
    pub fn results(&self) -> &[AffineExpr] {
        &self.results
    }

    /// Returns the number of results.
    pub fn num_results(&self) -> usize {
        self.results.len()
    }

    /// Returns whether the map is `() -> ()`.
    pub fn is_empty(&self) -> bool {
        self.num_inputs() == 0 && self.results.is_empty()
    }

    /// Returns whether every result is a constant. True for no results.
    pub fn is_constant(&self) -> bool {
        self.results.iter().all(|expr| expr.as_constant().is_some())
    }

    /// Returns the constant if it is the only result.
    pub fn single_constant(&self) -> Option<i64> {
        match &*self.results {
            [only] => only.as_constant(),
            _ => None,
        }
    }

    /// Returns whether the results are all dimensions in order.
    ///
    /// Like MLIR's `isIdentity`, it ignores symbols: `mlir-opt` elides the layout `(d0)[s0] -> (d0)` of a memref.
    pub fn is_identity(&self) -> bool {
        self.num_results() == self.num_dims as usize && self.results_are_dims_from(0)
    }

    /// Returns whether the map is the [`AffineMap::minor_identity`] of some number of dimensions.
    pub fn is_minor_identity(&self) -> bool {
        let results = u32::try_from(self.num_results()).ok();
        let first = results.and_then(|results| self.num_dims.checked_sub(results));
        self.num_symbols == 0 && first.is_some_and(|first| self.results_are_dims_from(first))
    }

    /// Returns whether the results are `d<first>`, `d<first + 1>` and so on.
    fn results_are_dims_from(&self, first: u32) -> bool {
        self.results.iter().zip(first..).all(|(expr, position)| expr.as_dim() == Some(position))
    }

    /// Returns whether the results are distinct dimensions and there are no symbols.
    pub fn is_projected_permutation(&self) -> bool {
        // With more results than dimensions, some must be equal; this also bounds the list below.
        if self.num_symbols > 0 || self.num_results() > self.num_dims as usize {
            return false;
        }
        let mut positions: Vec<_> = self.results.iter().filter_map(AffineExpr::as_dim).collect();
        positions.sort_unstable();
        positions.dedup();
        positions.len() == self.num_results()
    }

    /// Returns whether every dimension is a result exactly once and there are no symbols.
    pub fn is_permutation(&self) -> bool {
        self.num_results() == self.num_dims as usize && self.is_projected_permutation()
    }

    /// Returns the results for the given dimensions and symbols; `None` if a result is undefined there
    /// ([`AffineExpr::eval`]).
    pub fn eval(&self, dims: &[i64], symbols: &[i64]) -> Option<Vec<i64>> {
        self.results.iter().map(|expr| expr.eval(dims, symbols)).collect()
    }

    /// Replaces dimensions and symbols in every result ([`AffineExpr::replace`]). The new map has the given numbers of
    /// dimensions and symbols; returns `None` if a result uses more.
    pub fn replace(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        num_dims: u32,
        num_symbols: u32,
    ) -> Option<Self> {
        let results = self.results.iter().map(|expr| expr.replace(dims, symbols));
        Self::new(num_dims, num_symbols, results).ok()
    }

    /// Returns the map that applies `inner` and then `self`.
    ///
    /// As in MLIR's `AffineMap::compose`, it has the dimensions of `inner`, and the symbols of `self` followed by the
    /// symbols of `inner`. Returns `None` if `inner` does not have one result for each dimension of `self`, or if the
    /// number of symbols overflows.
    pub fn compose(&self, inner: &Self) -> Option<Self> {
        if inner.num_results() != self.num_dims as usize {
            return None;
        }
        let num_symbols = self.num_symbols.checked_add(inner.num_symbols)?;
        let moved: Vec<_> = (self.num_symbols..num_symbols).map(AffineExpr::Symbol).collect();
        let dims: Vec<_> = inner.results.iter().map(|expr| expr.replace(&[], &moved)).collect();
        self.replace(&dims, &[], inner.num_dims, num_symbols)
    }
}

impl Display for AffineMap {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_spaces(f, self.num_dims, self.num_symbols)?;
        f.write_str(" -> (")?;
        write_list(f, self.results.iter(), |f, expr| Display::fmt(expr, f))?;
        f.write_str(")")
    }
}

impl Debug for AffineMap {
    /// Prints the map as the attribute does.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "affine_map<{self}>")
    }
}

#[cfg(test)]
mod tests {
    use super::super::AffineExpr;
    use super::AffineMap;
    use crate::affine::tests::read_map;

    #[test]
    fn well_known_maps() {
        assert_eq!(AffineMap::empty().to_string(), "() -> ()");
        assert_eq!(AffineMap::constant(-4).to_string(), "() -> (-4)");
        assert_eq!(AffineMap::identity(2).to_string(), "(d0, d1) -> (d0, d1)");
        let minor = AffineMap::minor_identity(3, 2).map(|map| map.to_string());
        assert_eq!(minor.as_deref(), Ok("(d0, d1, d2) -> (d1, d2)"));
        assert!(AffineMap::minor_identity(1, 2).is_err());
        let permutation = AffineMap::permutation(&[2, 0, 1]).map(|map| map.to_string());
        assert_eq!(permutation.as_deref(), Ok("(d0, d1, d2) -> (d2, d0, d1)"));
        assert!(AffineMap::permutation(&[0, 0]).is_err());
        assert!(AffineMap::permutation(&[1]).is_err());
    }

    #[test]
    fn rejects_undeclared_names() {
        assert!(AffineMap::new(1, 0, [AffineExpr::Dim(1)]).is_err());
        assert!(AffineMap::new(1, 0, [AffineExpr::Symbol(0)]).is_err());
        assert!(AffineMap::new(2, 1, [AffineExpr::Dim(1) + AffineExpr::Symbol(0)]).is_ok());
    }

    /// Maps, and whether each is an identity, minor identity, projected permutation and permutation.
    const SHAPES: &[(&str, [bool; 4])] = &[
        ("() -> ()", [true, true, true, true]),
        ("(d0) -> (d0)", [true, true, true, true]),
        ("(d0)[s0] -> (d0)", [true, false, false, false]),
        ("(d0, d1) -> (d1)", [false, true, true, false]),
        ("(d0, d1) -> (d0)", [false, false, true, false]),
        ("(d0, d1) -> (d1, d0)", [false, false, true, true]),
        ("(d0, d1) -> (d0, d0)", [false, false, false, false]),
        ("(d0, d1) -> (d0, 0)", [false, false, false, false]),
        ("(d0) -> (d0, d0)", [false, false, false, false]),
        ("(d0, d1) -> ()", [false, true, true, false]),
    ];

    #[test]
    fn shapes() {
        for (text, expected) in SHAPES {
            let map = read_map(text);
            let found =
                [map.is_identity(), map.is_minor_identity(), map.is_projected_permutation(), map.is_permutation()];
            assert_eq!(found, *expected, "{text}");
        }
    }

    #[test]
    fn constants() {
        assert!(read_map("(d0) -> (1, 2)").is_constant());
        assert!(!read_map("(d0) -> (1, d0)").is_constant());
        assert_eq!(read_map("(d0) -> (3)").single_constant(), Some(3));
        assert_eq!(read_map("(d0) -> (3, 4)").single_constant(), None);
        assert!(AffineMap::empty().is_empty() && !read_map("(d0) -> ()").is_empty());
    }

    #[test]
    fn values() {
        let map = read_map("(d0, d1)[s0] -> (d0 + s0, d1 mod 3)");
        assert_eq!(map.eval(&[1, 5], &[10]), Some(vec![11, 2]));
        assert_eq!(map.eval(&[1], &[10]), None);
        assert_eq!((map.num_inputs(), map.num_results()), (3, 2));
    }

    #[test]
    fn composition() {
        // The order of the symbols is that of `affine.apply` under `mlir-opt -canonicalize`.
        let outer = read_map("(d0, d1)[s0] -> (d0 + d1 + s0, d1 * 2)");
        let inner = read_map("(d0)[s0] -> (d0 * 2, s0 - d0 * 2)");
        let both = outer.compose(&inner).map(|map| map.to_string());
        assert_eq!(both.as_deref(), Some("(d0)[s0, s1] -> (d0 * 2 + d0 * -2 + s1 + s0, (d0 * -2 + s1) * 2)"));
        let in_turn = inner.eval(&[7], &[3]).and_then(|values| outer.eval(&values, &[5]));
        let at_once = outer.compose(&inner).and_then(|map| map.eval(&[7], &[5, 3]));
        assert_eq!(in_turn, Some(vec![8, -22]));
        assert_eq!(at_once, in_turn);
        assert_eq!(inner.compose(&inner), None);
    }
}
