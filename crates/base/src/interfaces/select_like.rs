//! Selection of one of two values.

use ods_core::{Ir, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that forward one of two values, depending only on a condition.
    pub trait SelectLikeOpInterface {
        /// Returns the value selected if the condition is false.
        required fn false_value(&self, ir: &Ir) -> Value;
        /// Returns the value selected if the condition is true.
        required fn true_value(&self, ir: &Ir) -> Value;
        /// Returns the condition.
        required fn condition(&self, ir: &Ir) -> Value;
    }
}
