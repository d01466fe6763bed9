//! Strides: maps that multiply each index by a fixed factor and sum the products.
//!
//! Such a map gives the position of an element in memory. A size in a shape that is not positive is treated as unknown,
//! as in MLIR.

use super::{AffineExpr, AffineMap, BinaryKind};

impl AffineMap {
    /// Returns the strides and the offset of the map for a buffer of this shape, as expressions without dimensions. An
    /// identity map is the contiguous layout. `None` if the map is not strided.
    ///
    /// Corresponds to MLIR's `getStridesAndOffset`, without its simplification beyond that of construction.
    pub fn strides_and_offset(&self, shape: &[i64]) -> Option<(Vec<AffineExpr>, AffineExpr)> {
        if self.is_identity() {
            return Some((contiguous_strides(shape), AffineExpr::Constant(0)));
        }
        let [address] = self.results() else { return None };
        address.strides_and_offset(self.num_dims())
    }
}

impl AffineExpr {
    /// Returns the factor of each dimension and the offset.
    fn strides_and_offset(&self, num_dims: u32) -> Option<(Vec<Self>, Self)> {
        let mut strides = vec![Self::Constant(0); num_dims as usize];
        let mut offset = Self::Constant(0);
        let mut rest = vec![(self.clone(), Self::Constant(1))];
        while let Some((term, factor)) = rest.pop() {
            match &term {
                Self::Dim(position) => {
                    let stride = strides.get_mut(*position as usize)?;
                    *stride = stride.clone() + factor;
                }
                Self::Symbol(_) | Self::Constant(_) => offset = offset + term.clone() * factor,
                Self::Binary(node) => match node.kind() {
                    BinaryKind::Add => {
                        rest.push((node.rhs().clone(), factor.clone()));
                        rest.push((node.lhs().clone(), factor));
                    }
                    BinaryKind::Mul if node.lhs().is_symbolic_or_constant() => {
                        rest.push((node.rhs().clone(), factor * node.lhs().clone()));
                    }
                    BinaryKind::Mul if node.rhs().is_symbolic_or_constant() => {
                        rest.push((node.lhs().clone(), node.rhs().clone() * factor));
                    }
                    BinaryKind::Mul | BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv => return None,
                },
            }
        }
        Some((strides, offset))
    }
}

/// Returns the strides of a contiguous row-major buffer. A stride that depends on an unknown size is a symbol, numbered
/// from the last dimension. Corresponds to MLIR's `makeCanonicalStridedLayoutExpr`.
pub fn contiguous_strides(shape: &[i64]) -> Vec<AffineExpr> {
    let (mut known, mut symbols) = (Some(1_i64), 0);
    let mut strides = Vec::with_capacity(shape.len());
    for size in shape.iter().rev() {
        strides.push(match known {
            Some(stride) => AffineExpr::Constant(stride),
            None => {
                symbols += 1;
                AffineExpr::Symbol(symbols - 1)
            }
        });
        known = known.filter(|_| *size > 0).map(|stride| stride.wrapping_mul(*size));
    }
    strides.reverse();
    strides
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(num_dims: u32, address: AffineExpr) -> AffineMap {
        AffineMap::new(num_dims, 2, [address]).expect("it declares what it names")
    }

    /// Returns the text of the strides and the offset; `None` if the map is not strided.
    fn text(map: &AffineMap, shape: &[i64]) -> Option<String> {
        let (strides, offset) = map.strides_and_offset(shape)?;
        Some(strides.iter().chain([&offset]).map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }

    #[test]
    fn sums_have_strides() {
        let (d0, d1) = (AffineExpr::Dim(0), AffineExpr::Dim(1));
        let (s0, s1) = (AffineExpr::Symbol(0), AffineExpr::Symbol(1));
        let two = AffineExpr::Constant(2);
        let sum = (d0.clone() + d1.clone() * s0.clone()) * s1.clone() + d0.clone() + two.clone();
        assert_eq!(text(&map(2, sum), &[4, 4]).as_deref(), Some("s1 + 1, s0 * s1, 2"));
        // The factor of a dimension may be any expression without dimensions; an offset may not.
        let product = d0.clone() * s0.clone().floor_div(two.clone());
        assert_eq!(text(&map(1, product), &[4]).as_deref(), Some("s0 floordiv 2, 0"));
        assert_eq!(text(&map(1, d0.clone() + s0.floor_div(two.clone())), &[4]), None);
        assert_eq!(text(&map(1, d0 % two), &[4]), None);
    }

    #[test]
    fn identity_layout_is_contiguous() {
        assert_eq!(text(&AffineMap::identity(3), &[2, 3, 4]).as_deref(), Some("12, 4, 1, 0"));
        assert_eq!(text(&AffineMap::identity(4), &[-1, -1, -1, 4]).as_deref(), Some("s1, s0, 4, 1, 0"));
        // As in MLIR, a size of zero does not contribute to the strides before it.
        assert_eq!(text(&AffineMap::identity(3), &[2, 0, 4]).as_deref(), Some("s0, 4, 1, 0"));
    }
}
