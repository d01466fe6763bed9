//! Packed functions: one prototype for every function, so that code in any language calls any other by name.
//!
//! * [`Value`] is an argument or a result, in 16 bytes. [`FromValue`] and [`IntoValue`] convert Rust types,
//!   and are derived for structs and enums.
//! * [`PackedFunc`] wraps closures, methods and plain functions with [`macro@packed`]; [`Typed`] calls it with Rust
//!   types.
//! * [`Registry`] has functions by name.
//! * [`Error`] has the kinds of Python's exceptions, and a frame of each function that it has passed.
//! * [`Tensor`] is DLPack's, without copies.
//!
//! Three entry points connect to C, and to all languages that call C:
//!
//! * [`export!`] makes a library that Python's `tvm_ffi.load_module` loads;
//! * [`Library`] loads such libraries, and [`Runtime`] has the functions of Python and C++ in the process;
//! * [`classic_functions!`] makes the ten functions of TVM 0.6.
//!
//! This crate knows no IR. It is not a binding to TVM: it links nothing, and has the layouts of its own structs
//! ([`abi`]). `unsafe` occurs only in the modules for pointers and entry points; nothing panics on any input that a
//! caller can check.

extern crate self as ods_packed;

pub mod abi;
pub mod classic;
mod convert;
mod error;
mod ffi;
mod func;
mod library;
mod registry;
mod tensor;
mod thin;
mod value;

pub use convert::{FromValue, IntoValue, Mismatch, TypeText};
pub use error::{Error, ErrorKind, Frame};
pub use ffi::Runtime;
pub use func::{About, MethodFn, Packed, PackedFunc, Param, Signature, Typed, TypedFn};
pub use library::Library;
pub use ods_packed_macros::{FromValue, IntoValue, TypeText, export, packed};
pub use registry::Registry;
pub use tensor::{Element, Elements, Tensor, TensorView};
pub use value::{Bytes, DataType, Device, Dict, Handle, List, Object, ObjectType, Str, Tuple, UnknownDataType, Value};

/// The names that expansions write. They change without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::Error;
    pub use crate::abi::{Any, SafeCall};
    pub use crate::convert::{FromValue, IntoValue, Mismatch, TypeText, element, parts};
    pub use crate::ffi::{serve, serve_metadata, serve_text};
    pub use crate::func::{About, Packed, Param, Signature, arguments, dotted, dotted_len, text};
    pub use crate::value::Value;
}

/// The chapter of the guide on packed functions, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/packed.md")]
struct Guide;
