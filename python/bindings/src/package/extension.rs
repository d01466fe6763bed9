//! The extension that this library is part of: its package, its dialects and its passes.
//!
//! An extension is a runtime of its own. Two of them in a process share nothing, as their copies of these statics
//! differ.

use std::sync::{LazyLock, OnceLock};

use ods::Context;
use ods::context::RegisterError;
use ods_pass::{PassEntry, PassRegistry};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// A function that registers dialects.
pub(crate) type Register = fn(&Context) -> Result<(), RegisterError>;

struct Extension {
    package: String,
    register: Register,
    passes: &'static [PassEntry],
}

static EXTENSION: OnceLock<Extension> = OnceLock::new();

/// Returns the name of the Python package.
pub(crate) fn package() -> &'static str {
    EXTENSION.get().map_or("ods", |extension| &extension.package)
}

/// Registers the dialects of the extension in a context.
pub(crate) fn register(core: &Context) -> Result<(), RegisterError> {
    EXTENSION.get().map_or(Ok(()), |extension| (extension.register)(core))
}

/// Returns a new context with the dialects of the extension.
fn context() -> Result<Context, RegisterError> {
    let core = Context::new();
    register(&core)?;
    Ok(core)
}

/// Returns a context with all dialects, for their definitions alone.
pub(crate) fn definitions() -> &'static Context {
    // The context without dialects has the builtin one; `populate` fails before anybody sees it.
    static DEFINITIONS: LazyLock<Context> = LazyLock::new(|| context().unwrap_or_default());
    &DEFINITIONS
}

/// Returns the passes of the extension.
pub(crate) fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    let passes = EXTENSION.get().map_or(&[][..], |extension| extension.passes);
    passes.iter().for_each(|entry| registry.add(*entry));
    registry
}

/// Sets what the extension is, once. Fails if its dialects clash.
pub(crate) fn define(package: &str, register: Register, passes: &'static [PassEntry]) -> PyResult<()> {
    EXTENSION.get_or_init(|| Extension { package: package.to_owned(), register, passes });
    context().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    Ok(())
}
