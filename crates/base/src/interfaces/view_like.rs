//! Views of memory.

use ods_core::{Ir, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that return another view of a buffer or tensor, without copying it.
    pub trait ViewLikeOpInterface {
        /// Returns the buffer or tensor that is viewed.
        required fn view_source(&self, ir: &Ir) -> Value;

        /// Returns the view, which is the first result; `None` for an operation without results.
        default fn view_dest(&self, ir: &Ir) -> Option<Value> {
            ir.result(self.operation(), 0)
        }
    }
}
