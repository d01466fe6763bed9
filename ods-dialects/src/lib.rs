//! MLIR's standard dialects, defined with the macros of `ods`: one folder per dialect.
//!
//! Each definition follows the one of the same name in MLIR's `.td` files; the documentation is our own.
//!
//! Beside `new`, which takes all parts, operations have builders that infer some of them: `of` takes only the parts
//! that cannot be inferred, sizes and offsets are given as one list of numbers and values, and `create_with_body` takes
//! a closure that builds the body.
//!
//! ```
//! use ods::builtin::ModuleOp;
//! use ods::prelude::*;
//! use ods_dialects::{arith, func, memref, scf};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let context = Context::new();
//! ods_dialects::register_all(&context)?;
//! let mut ir = Ir::new(std::sync::Arc::new(context));
//! let unknown = Location::UNKNOWN;
//! let module = ModuleOp::create(&mut ir, unknown);
//! let top = module.body(&ir).map(InsertionPoint::end_of).ok_or("a module has a body")?;
//!
//! // The sum of `n` elements of a buffer.
//! let buffer = MemRefType::get(ir.context(), &[DYNAMIC], Type::F32, None, None)?.into();
//! let sum = func::FuncOp::of_signature(ir.context(), "sum", &[buffer, Type::INDEX], &[Type::F32]);
//! sum.create_with_body(&mut ir, top, unknown, |ir, at, arguments| {
//!     let zero = arith::ConstantOp::index(ir.context(), 0).create(ir, at, unknown)?.result(ir);
//!     let one = arith::ConstantOp::index(ir.context(), 1).create(ir, at, unknown)?.result(ir);
//!     let nothing = arith::ConstantOp::float(ir.context(), Type::F32, 0.0).create(ir, at, unknown)?.result(ir);
//!     let turns = scf::ForOp::of(ir, zero, arguments[1], one, [nothing]);
//!     let turns = turns.create_with_body(ir, at, unknown, |ir, at, i, carried| {
//!         let element = memref::LoadOp::new(arguments[0], [i]).create(ir, at, unknown)?.result(ir);
//!         Ok(vec![arith::AddFOp::new(carried[0], element).create(ir, at, unknown)?.result(ir)])
//!     })?;
//!     Ok(turns.results(ir))
//! })?;
//!
//! ods::verify::verify(&ir, module.operation())?;
//! let text = ods::text::print(&ir, module.operation(), &Default::default(), &Default::default());
//! assert!(text.contains("%0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cst) -> (f32) {"));
//! # Ok(())
//! # }
//! ```

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
/// Fails if the context has a different dialect of the same name.
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
