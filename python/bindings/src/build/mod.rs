//! Building operations: by name, and by the classes that are made from schemas.

pub(crate) mod accessor;
pub(crate) mod by_class;
pub(crate) mod by_name;
#[allow(unsafe_code, reason = "functions with a calling convention of the C API that PyO3 has no safe form of")]
mod ffi;
pub(crate) mod init;
