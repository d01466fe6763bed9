//! The Python package `ods`: MLIR's standard dialects with the bindings of `ods::python`.

use ods::Context;
use ods::context::RegisterError;

ods::python::module!(_native, register, ods_dialects::PASSES, ods_dialects::attach_semantics);

/// Registers the standard dialects, and that of signatures of functions.
fn register(context: &Context) -> Result<(), RegisterError> {
    ods_dialects::register_all(context)?;
    ods_abi::ir::register(context)
}
