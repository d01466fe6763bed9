//! Building operations: by name, and by the classes that are made from schemas.
//!
//! * [`by_name`]: `Operation.create`, `build_generic` and the constructor of `OpView`; [`by_name::BuildSite`] takes
//!   the lock and calls the core, for all;
//! * [`by_class`]: definitions, which read the values of parameters; the value builders, as `arith.addi(a, b)`;
//! * [`init`]: `__init__` of the classes, with its signature;
//! * [`accessor`]: the properties of the classes.

pub(crate) mod accessor;
pub(crate) mod by_class;
pub(crate) mod by_name;
#[allow(unsafe_code, reason = "functions with a calling convention of the C API that PyO3 has no safe form of")]
mod ffi;
pub(crate) mod init;
