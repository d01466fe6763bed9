//! Choosing one of two values.

use crate::entity::Value;
use crate::ir::Ir;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Forwards one of two values, as a condition says; depending on the condition alone.
    pub trait SelectLikeOpInterface {
        /// The value where the condition is false.
        required fn false_value(&self, ir: &Ir) -> Value;
        /// The value where the condition is true.
        required fn true_value(&self, ir: &Ir) -> Value;
        /// The condition.
        required fn condition(&self, ir: &Ir) -> Value;
    }
}
