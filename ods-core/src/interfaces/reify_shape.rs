//! Sizes of results, computed.

use crate::fold::OpFoldResult;
use crate::ir::OpBuilder;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Can compute the sizes of its ranked results from its operands, without its results being used.
    ///
    /// One method is enough: the others are told by it.
    pub trait ReifyRankedShapedTypeOpInterface {
        /// Sizes of every result, by making operations where they are not constant; `None` where it cannot.
        required fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>>;

        /// Sizes of one result.
        default fn reify_shape_of_result(
            &self, b: &mut OpBuilder<'_>, result: usize
        ) -> Option<Vec<OpFoldResult>> {
            let mut shapes = self.reify_result_shapes(b)?;
            if result < shapes.len() { Some(shapes.swap_remove(result)) } else { None }
        }

        /// One size of one result.
        default fn reify_dim_of_result(
            &self, b: &mut OpBuilder<'_>, result: usize, dim: usize
        ) -> Option<OpFoldResult> {
            self.reify_shape_of_result(b, result)?.get(dim).copied()
        }
    }
}
