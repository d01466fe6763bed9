//! Loops with parallel iterations, and the combination of their results.

use std::ops::Range;

use ods_core::{Diagnostic, Ir, Operation, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Terminators of loops with parallel iterations. They have one region, whose operations contribute to the loop's
    /// results.
    pub trait InParallelOpInterface {
        /// Returns the result of the loop at this position.
        required fn parent_result(&self, ir: &Ir, index: usize) -> Option<Value>;

        /// Returns the operations that contribute to the loop's results.
        required fn yielding_ops(&self, ir: &Ir) -> Vec<Operation>;

        /// Verifies that the operation has one region with one block.
        verify fn verify_in_parallel(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let op = self.operation();
            if ir.num_regions(op) != 1 {
                return Err(ir.error(op, "expected single region op"));
            }
            match ir.region(op, 0).is_some_and(|region| ir.has_one_block(region)) {
                true => Ok(()),
                false => Err(ir.error(op, "expected single block op region")),
            }
        }
    }
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that contribute to the results of a loop with parallel iterations, such as a slice of a tensor
    /// assembled by all iterations.
    ///
    /// Their parent has the interface `InParallelOpInterface`. This interface verifies nothing; the operations do.
    pub trait ParallelCombiningOpInterface {
        /// Returns the positions of the operands that are updated.
        required fn updated_destinations(&self, ir: &Ir) -> Range<usize>;

        /// Returns the loop.
        required fn iterating_parent(&self, ir: &Ir) -> Option<Operation>;
    }
}
