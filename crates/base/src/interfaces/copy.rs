//! Copies.

use ods_core::{Ir, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that copy one buffer to another.
    pub trait CopyOpInterface {
        /// Returns the buffer that is read.
        required fn source(&self, ir: &Ir) -> Value;
        /// Returns the buffer that is written.
        required fn target(&self, ir: &Ir) -> Value;
    }
}
