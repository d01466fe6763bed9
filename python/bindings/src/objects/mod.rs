//! Python objects of any kind: registries, instances of derived classes, sequences of arguments, calls of the C API.

#[allow(unsafe_code, reason = "calls of the C API that PyO3 has no safe form of")]
pub(crate) mod ffi;
pub(crate) mod pending;
pub(crate) mod registry;
pub(crate) mod sequence;
