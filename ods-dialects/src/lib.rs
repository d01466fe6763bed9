//! MLIR's standard dialects, defined with the macros of `ods`: one folder per dialect.
//!
//! Each definition follows the one of the same name in MLIR's `.td` files; the words are our own.

pub mod arith;
pub mod cf;
pub mod common;
pub mod complex;
pub mod dlti;
pub mod func;
pub mod index;
pub mod math;
pub mod memref;
pub mod scf;
pub mod tensor;
pub mod ub;

use ods::Context;
use ods::context::RegisterError;

/// Registers all dialects of this crate.
///
/// # Errors
/// When the context knows another dialect of one of the names.
pub fn register_all(context: &Context) -> Result<(), RegisterError> {
    context.register::<arith::Arith>()?;
    context.register::<cf::ControlFlow>()?;
    context.register::<complex::ComplexDialect>()?;
    context.register::<dlti::Dlti>()?;
    context.register::<func::Func>()?;
    context.register::<index::IndexDialect>()?;
    context.register::<math::Math>()?;
    context.register::<memref::MemRef>()?;
    context.register::<scf::Scf>()?;
    context.register::<tensor::Tensor>()?;
    context.register::<ub::Ub>()?;
    Ok(())
}
