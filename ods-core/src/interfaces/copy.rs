//! Copies.

use crate::entity::Value;
use crate::ir::Ir;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Copies all of one buffer to another.
    pub trait CopyOpInterface {
        /// What is read.
        required fn source(&self, ir: &Ir) -> Value;
        /// What is written.
        required fn target(&self, ir: &Ir) -> Value;
    }
}
