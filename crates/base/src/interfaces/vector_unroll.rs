//! Vector operations that can be unrolled.

use ods_core::types::VectorType;
use ods_core::{Ir, Operation};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations on vectors that can be unrolled into operations on smaller ones.
    pub trait VectorUnrollOpInterface {
        /// Returns the shape to unroll; `None` if the operation cannot be unrolled.
        default fn shape_for_unroll(&self, ir: &Ir) -> Option<Vec<i64>> {
            shape_of_only_result(ir, self.operation())
        }
    }
}

/// Returns the shape of the only result, if it is a vector.
fn shape_of_only_result(ir: &Ir, op: Operation) -> Option<Vec<i64>> {
    let mut types = ir.result_types(op);
    match (types.next(), types.next()) {
        (Some(ty), None) if ty.isa::<VectorType>(ir.context()) => ty.shape(ir.context()).map(<[i64]>::to_vec),
        _ => None,
    }
}
