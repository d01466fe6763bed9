//! Computation of result sizes.

use ods_core::OpBuilder;
use ods_core::fold::OpFoldResult;

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that can compute the sizes of their ranked results from their operands, without using their results.
    ///
    /// One method is enough: the others have default implementations in terms of it.
    pub trait ReifyRankedShapedTypeOpInterface {
        /// Returns the sizes of every result, creating operations for sizes that are not constant; `None` if it cannot.
        required fn reify_result_shapes(&self, b: &mut OpBuilder<'_>) -> Option<Vec<Vec<OpFoldResult>>>;

        /// Returns the sizes of one result.
        default fn reify_shape_of_result(
            &self, b: &mut OpBuilder<'_>, result: usize
        ) -> Option<Vec<OpFoldResult>> {
            shape_of(self.reify_result_shapes(b), result)
        }

        /// Returns one size of one result.
        default fn reify_dim_of_result(
            &self, b: &mut OpBuilder<'_>, result: usize, dim: usize
        ) -> Option<OpFoldResult> {
            size_of(self.reify_shape_of_result(b, result), dim)
        }
    }
}

// The default methods are compiled for each operation with the interface, so their bodies are here.

fn shape_of(shapes: Option<Vec<Vec<OpFoldResult>>>, result: usize) -> Option<Vec<OpFoldResult>> {
    let mut shapes = shapes?;
    if result < shapes.len() { Some(shapes.swap_remove(result)) } else { None }
}

fn size_of(shape: Option<Vec<OpFoldResult>>, dim: usize) -> Option<OpFoldResult> {
    shape?.get(dim).copied()
}
