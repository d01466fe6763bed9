//! The Python package `ods`: MLIR's standard dialects with the bindings of `ods::python`.

ods::python::module!(_native, ods_dialects::register_all, ods_dialects::PASSES);
