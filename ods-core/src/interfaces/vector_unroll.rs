//! Operations on vectors that may be taken apart.

use crate::entity::Operation;
use crate::ir::Ir;
use crate::types::VectorType;

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Works on vectors, and may be cut into operations on smaller ones.
    pub trait VectorUnrollOpInterface {
        /// The shape that is cut; `None` where nothing is.
        default fn shape_for_unroll(&self, ir: &Ir) -> Option<Vec<i64>> {
            shape_of_only_result(ir, self.operation())
        }
    }
}

/// That of a vector, which is the only result.
fn shape_of_only_result(ir: &Ir, op: Operation) -> Option<Vec<i64>> {
    let mut types = ir.result_types(op);
    match (types.next(), types.next()) {
        (Some(ty), None) if ty.isa::<VectorType>(ir.context()) => ty.shape(ir.context()).map(<[i64]>::to_vec),
        _ => None,
    }
}
