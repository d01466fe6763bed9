//! How likely each successor is.

use crate::attributes::DenseArrayAttr;
use crate::diagnostic::Diagnostic;
use crate::ir::Ir;

use super::symbol::set_attribute;

/// The attribute that the default methods read and write.
const WEIGHTS: &str = "branch_weights";

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// A terminator that may say how likely each of its successors is: `branch_weights`.
    pub trait WeightedBranchOpInterface {
        /// A weight per successor; empty where nothing is known.
        default fn weights(&self, ir: &Ir) -> Vec<i64> {
            let attribute = ir.any_attribute(self.operation(), WEIGHTS);
            let array = attribute.and_then(|attribute| attribute.cast::<DenseArrayAttr>(ir.context()));
            array.and_then(|array| array.values(ir.context())).unwrap_or_default().collect()
        }

        /// Sets the weights; none at all when the list is empty.
        default fn set_weights(&self, ir: &mut Ir, weights: &[i32]) {
            let value = (!weights.is_empty()).then(|| DenseArrayAttr::i32s(ir.context(), weights).into());
            set_attribute(ir, self.operation(), WEIGHTS, value);
        }

        /// There are as many weights as successors, or none, and not all are zero.
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
