//! Objects of tvm-ffi: a header with reference counts, then the body.

use std::ffi::{c_int, c_void};
use std::sync::atomic::AtomicU64;

use super::any::{Any, ByteArray, SafeCall};

/// The header of every object. Its body is at [`Object::BODY`].
#[repr(C)]
#[derive(Debug)]
pub struct Object {
    /// The number of strong references, and in the upper half of weak ones; all strong ones count as one weak.
    pub counts: AtomicU64,
    /// The type, as in the values that refer to the object.
    pub type_index: i32,
    /// Padding.
    pub padding: u32,
    /// Ends the object (flag 1), and frees its memory (flag 2).
    pub deleter: Option<unsafe extern "C" fn(*mut c_void, c_int)>,
    /// On 32-bit targets, the deleter takes eight bytes as well.
    #[cfg(target_pointer_width = "32")]
    pub align: u32,
}

impl Object {
    /// The place of the body.
    pub const BODY: usize = 24;
}

/// The body of a function.
#[repr(C)]
#[derive(Debug)]
pub struct FunctionBody {
    /// The function, which takes the object as its `self`.
    pub safe_call: Option<SafeCall>,
    /// The entry for callers in C++; null for all that was not made there.
    pub cpp_call: *mut c_void,
}

/// The beginning of the body of a sequence.
#[repr(C)]
#[derive(Debug)]
pub struct SequenceBody {
    /// The elements.
    pub data: *const Any,
    /// Their number.
    pub size: i64,
}

/// The body of a list of dimensions.
#[repr(C)]
#[derive(Debug)]
pub struct ShapeBody {
    /// The dimensions.
    pub data: *const i64,
    /// Their number.
    pub size: usize,
}

/// The beginning of the body of an error.
#[repr(C)]
#[derive(Debug)]
pub struct ErrorBody {
    /// The class.
    pub kind: ByteArray,
    /// The text.
    pub message: ByteArray,
    /// Lines such as `  File "a.py", line 3, in f`, the innermost first.
    pub backtrace: ByteArray,
    /// Changes the lines: replaces them (0), or appends to them (1).
    pub update_backtrace: Option<unsafe extern "C" fn(*mut c_void, *const ByteArray, i32)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_header() {
        assert_eq!(size_of::<Object>(), Object::BODY);
        assert_eq!(std::mem::offset_of!(Object, deleter), 16);
    }
}
