//! Calls: functions of modules, packed functions, and Python callables as functions of either.
//!
//! * [`engine`]: engines and the functions of their modules;
//! * [`functions`], [`registry`]: packed functions in Python, and the registry of the process;
//! * [`callbacks`]: Python callables as packed functions;
//! * [`values`], [`arrays`]: values and arrays in both directions, without copies of elements;
//! * [`errors`]: errors as exceptions and back, with the places of operations in the traceback;
//! * [`ffi`]: the calls of the C API.
//!
//! Functions that Python calls are built-in functions of the interpreter, whose `__self__` is one of the classes
//! here: those are called with the fewest steps between.

pub(crate) mod arrays;
mod callbacks;
pub(crate) mod engine;
mod errors;
#[allow(unsafe_code, reason = "calls of the C API that PyO3 has no safe form of")]
pub(crate) mod ffi;
mod functions;
mod registry;
mod values;

use pyo3::prelude::*;

/// Fills the native half of `ods.runtime`.
pub(crate) fn populate(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<engine::PyEngine>()?;
    module.add_class::<engine::EngineFunction>()?;
    module.add_class::<functions::PackedFunction>()?;
    module.add_class::<values::Opaque>()?;
    module.add_class::<arrays::Array>()?;
    module.add_class::<registry::PyLibrary>()?;
    registry::add_examples()?;
    macro_rules! functions {
        ($($name:path),* $(,)?) => { $(module.add_function(wrap_pyfunction!($name, module)?)?;)* };
    }
    functions!(registry::get_function, registry::_register, registry::remove, registry::function_names);
    Ok(())
}
