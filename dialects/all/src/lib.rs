//! MLIR's standard dialects, defined with the macros of `ods`, from one crate per dialect or group of dialects.
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
//! # fn main() -> ods::Result {
//! let context = Context::new();
//! ods_dialects::register_all(&context)?;
//! let mut ir = Ir::new(context.into());
//! let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
//!
//! // The sum of `n` elements of a buffer.
//! let buffer = MemRefType::of(ir.context(), &[DYNAMIC], Type::F32)?.into();
//! let sum = func::FuncOp::of("sum", [buffer, Type::INDEX], [Type::F32]);
//! sum.create_with_body(&mut module.body_builder(&mut ir), |b, arguments| {
//!     let zero = b.value(arith::ConstantOp::index(0))?;
//!     let one = b.value(arith::ConstantOp::index(1))?;
//!     let start = b.value(arith::ConstantOp::float(Type::F32, 0.0))?;
//!     let sums = scf::ForOp::of(zero, arguments[1], one, [start]).create_with_body(b, |b, i, carried| {
//!         let element = b.value(memref::LoadOp::new(arguments[0], [i]))?;
//!         Ok([b.value(arith::AddFOp::new(carried[0], element))?])
//!     })?;
//!     Ok(sums.results(b.ir()))
//! })?;
//!
//! ods::verify::verify(&ir, module)?;
//! let text = ir.display(module).to_string();
//! assert!(text.contains("%0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cst) -> (f32) {"));
//! # Ok(())
//! # }
//! ```

pub use ods_arith::{arith, complex, index, math, ub};
pub use ods_dlti as dlti;
pub use ods_func::{cf, func};
pub use ods_linalg as linalg;
pub use ods_memref as memref;
pub use ods_tensor::{scf, tensor};

use ods::Context;
use ods::context::RegisterError;
use ods::pass::PassEntry;

/// The passes of this crate, for tools and registries.
pub const PASSES: &[PassEntry] = &[
    arith::expand::ArithExpand::ENTRY,
    arith::int_range_optimizations::IntRangeOptimizations::ENTRY,
    scf::from_cf::LiftCfToScf::ENTRY,
    scf::to_cf::ConvertScfToCf::ENTRY,
    ub::RemoveDeadValues::ENTRY,
];

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
    context.register::<linalg::Linalg>()?;
    context.register::<math::Math>()?;
    context.register::<memref::MemRef>()?;
    context.register::<scf::Scf>()?;
    context.register::<tensor::Tensor>()?;
    context.register::<ub::Ub>()?;
    Ok(())
}

/// The chapter of the guide on conversion, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/conversion.md")]
struct Guide;

/// The chapters of the guide on execution, compiled and run as tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../../docs/execution.md")]
    struct Execution;
    #[doc = include_str!("../../../docs/semantics.md")]
    struct Semantics;
}
