//! Python packages of dialects: MLIR's Python bindings on this IR.
//!
//! A crate of type `cdylib` makes a package of its dialects with one line, [`module!`], and `maturin build`. Most
//! crates reach it as `ods::python`, with the feature `python` of `ods`. `python/` has the other half of the package:
//! the classes of types and attributes, and the dialects' own functions, in plain Python over functions from here;
//! `package` brings them along. `island` describes the handles, on which "never a crash" rests.
//!
//! The folders, lowest first; each imports from the folders above it, and from the later ones in its row.
//! `cargo xtask style` checks the table.
//!
//! | folder | imports from later folders | subject |
//! |---|---|---|
//! | `package` | | the extension that this library is part of, and the Python half |
//! | `objects` | | Python objects of any kind: registries, instances of derived classes, sequences of arguments, unsafe calls |
//! | `context` | `data` | contexts, locations, diagnostics, and what is current in a thread |
//! | `data` | | interned data: types, attributes, affine maps and integer sets |
//! | `island` | | the IRs that wrappers refer to, their locks, and the lives of detached trees |
//! | `text` | | parsing and printing |
//! | `ir` | `build`, `runtime` | wrappers of operations, blocks, regions and values |
//! | `build` | | building operations: by name, and by the classes that are made from schemas |
//! | `passes` | | pass managers, patterns in Python, parts of modules |
//! | `runtime` | | calls: engines, packed functions, arrays |
//! | `native` | | the native modules of the package |
//!
//! The imports of later folders are inherent: a location is an attribute, too; `Operation.create` and the
//! constructors of views build operations; `Module.run` calls a function.

mod build;
mod context;
mod data;
mod ir;
mod island;
mod native;
mod objects;
mod package;
mod passes;
mod runtime;
mod text;

#[doc(hidden)]
pub use native::populate;
#[doc(hidden)]
pub use pyo3;

// The names of the facade, which depends on this crate.
extern crate ods_core as ods;

/// Makes the Python package of an extension module: the name of its function, dialects and passes.
///
/// The module is inside the package, or is one itself; its place says the name of the package.
///
/// ```ignore
/// ods::python::module!(mydialects, [My, ods_dialects::arith::Arith, ods_dialects::func::Func]);
/// ods::python::module!(mydialects, [My], MY_PASSES);
/// ods::python::module!(mydialects, ods_dialects::register_all, ods_dialects::PASSES);
/// ```
#[macro_export]
macro_rules! module {
    ($name:ident, [$($dialect:ty),* $(,)?] $(,)?) => { $crate::module!($name, [$($dialect),*], &[]); };
    ($name:ident, [$($dialect:ty),* $(,)?], $passes:expr $(,)?) => {
        $crate::module!($name, |context| { $(context.register::<$dialect>()?;)* Ok(()) }, $passes);
    };
    ($name:ident, $register:expr, $passes:expr $(,)?) => {
        #[doc(hidden)]
        mod __ods_python {
            pub(crate) use $crate::pyo3;
        }

        #[doc(hidden)]
        #[$crate::pyo3::pymodule]
        #[pyo3(crate = "crate::__ods_python::pyo3")]
        fn $name(module: &$crate::pyo3::Bound<'_, $crate::pyo3::types::PyModule>) -> $crate::pyo3::PyResult<()> {
            $crate::populate(module, ::core::env!("CARGO_PKG_VERSION"), $register, $passes)
        }
    };
}
