//! Loops whose turns run at once, and what they add to the loop's results.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Value};
use crate::ir::Ir;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Ends the body of a loop whose turns run at once: has one region, with operations that add to the loop's results.
    pub trait InParallelOpInterface {
        /// The result of the loop at this position.
        required fn parent_result(&self, ir: &Ir, index: usize) -> Option<Value>;

        /// The operations that add to the loop's results.
        required fn yielding_ops(&self, ir: &Ir) -> Vec<Operation>;

        /// It has one region, with one block.
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

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Adds to results of a loop whose turns run at once: a slice, say, of a tensor that all turns together make up.
    ///
    /// It stands in an operation with the interface `InParallelOpInterface`. Nothing is verified here: the operation does.
    pub trait ParallelCombiningOpInterface {
        /// Positions of the operands that are added to.
        required fn updated_destinations(&self, ir: &Ir) -> Range<usize>;

        /// The loop.
        required fn iterating_parent(&self, ir: &Ir) -> Option<Operation>;
    }
}
