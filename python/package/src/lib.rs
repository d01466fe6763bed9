//! The Python package `ods`: MLIR's standard dialects with the bindings of `ods::python`.

use std::sync::LazyLock;

use ods::Context;
use ods::context::RegisterError;
use ods::pass::PassEntry;

ods::python::module!(_native, register, &PASSES);

/// The passes of the standard dialects, and the passes of signatures of functions.
static PASSES: LazyLock<Vec<PassEntry>> = LazyLock::new(|| [ods_dialects::PASSES, ods_iree_abi_ir::PASSES].concat());

/// Registers the standard dialects, and that of signatures of functions.
fn register(context: &Context) -> Result<(), RegisterError> {
    ods_dialects::register_all(context)?;
    ods_iree_abi_ir::register(context)
}
