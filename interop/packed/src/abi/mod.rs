//! The layouts of other people's structs: tvm-ffi 0.1 and DLPack 1. Data alone: nothing here reads memory.

mod any;
mod dlpack;
mod object;

pub use any::{Any, ByteArray, SafeCall, index};
pub use dlpack::{DlManagedTensor, DlManagedTensorVersioned, DlTensor, DlVersion, READ_ONLY};
pub use object::{ErrorBody, FunctionBody, Object, SequenceBody, ShapeBody};
