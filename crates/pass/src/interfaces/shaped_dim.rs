//! Queries of the sizes of shaped values.

use ods_core::fold::OpFoldResult;
use ods_core::types::ShapedType;
use ods_core::{Diagnostic, Ir, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that return one size of a shaped value.
    pub trait ShapedDimOpInterface {
        /// Returns the value.
        required fn shaped_value(&self, ir: &Ir) -> Value;

        /// Returns the dimension.
        required fn dimension(&self, ir: &Ir) -> OpFoldResult;

        /// Verifies that the value has a shape.
        verify fn verify_shaped_dim(&self, ir: &Ir) -> Result<(), Diagnostic> {
            match ir.value_type(self.shaped_value(ir)).isa::<ShapedType>(ir.context()) {
                true => Ok(()),
                false => Err(ir.op_error(self.operation(), "the shaped value has no shape")),
            }
        }
    }
}
