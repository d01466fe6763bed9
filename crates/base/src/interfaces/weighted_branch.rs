//! Branch weights: the likelihood of each successor.

use ods_core::attributes::DenseArrayAttr;
use ods_core::{Diagnostic, Ir};

/// The attribute used by the default methods.
const WEIGHTS: &str = "branch_weights";

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Terminators with optional weights for their successors: `branch_weights`.
    pub trait WeightedBranchOpInterface {
        /// Returns a weight per successor; empty if they are unknown.
        default fn weights(&self, ir: &Ir) -> Vec<i64> {
            let attribute = ir.any_attribute(self.operation(), WEIGHTS);
            let array = attribute.and_then(|attribute| attribute.cast::<DenseArrayAttr>(ir.context()));
            array.and_then(|array| array.values(ir.context())).unwrap_or_default().collect()
        }

        /// Sets the weights; removes them if the list is empty.
        default fn set_weights(&self, ir: &mut Ir, weights: &[i32]) {
            let value = (!weights.is_empty()).then(|| DenseArrayAttr::i32s(ir.context(), weights).into());
            ir.set_any_attribute(self.operation(), WEIGHTS, value);
        }

        /// Verifies that there are no weights, or as many as successors and not all zero.
        verify fn verify_weights(&self, ir: &Ir) -> Result<(), Diagnostic> {
            let (op, weights) = (self.operation(), self.weights(ir));
            let successors = ir.num_successors(op);
            if weights.is_empty() {
                return Ok(());
            }
            if weights.len() != successors {
                let message = format!(
                    "expects number of branch weights to match number of successors: {} vs {successors}",
                    weights.len()
                );
                return Err(ir.error(op, message));
            }
            match weights.iter().all(|weight| *weight == 0) {
                true => Err(ir.error(op, "branch weights cannot all be zero")),
                false => Ok(()),
            }
        }
    }
}
