//! A value of tvm-ffi: 16 bytes, a type index and a payload.

use std::ffi::{c_int, c_void};

/// A value, owned or borrowed by the convention of its place: arguments are borrowed, results are owned.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Any {
    /// The type, one of [`index`].
    pub type_index: i32,
    /// The length of a small string, otherwise zero.
    pub small_len: u32,
    /// The bits of the value, or a pointer.
    pub payload: Payload,
}

/// The eight bytes of a value.
#[repr(C)]
#[derive(Clone, Copy)]
pub union Payload {
    /// All of them, as a number.
    pub bits: u64,
    /// A pointer.
    pub pointer: *mut c_void,
}

impl std::fmt::Debug for Payload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: values are always made from eight initialized bytes, see `Any::bits` and `Any::pointer`.
        write!(f, "{:#x}", unsafe { self.bits })
    }
}

impl Any {
    /// No value.
    pub const NONE: Self = Self::bits(index::NONE, 0);

    /// Makes a value of bits.
    pub const fn bits(type_index: i32, bits: u64) -> Self {
        Self { type_index, small_len: 0, payload: Payload { bits } }
    }

    /// Makes a value of a pointer. Bytes that the pointer leaves unused are zero.
    pub const fn pointer(type_index: i32, pointer: *mut c_void) -> Self {
        let mut any = Self::bits(type_index, 0);
        any.payload.pointer = pointer;
        any
    }

    /// Returns the payload as bits.
    pub const fn as_bits(&self) -> u64 {
        // SAFETY: all eight bytes are initialized: both constructors write them, and so does every caller in C by
        // contract.
        unsafe { self.payload.bits }
    }

    /// Returns the payload as a pointer.
    pub const fn as_pointer(&self) -> *mut c_void {
        // SAFETY: as above.
        unsafe { self.payload.pointer }
    }
}

/// Bytes by their address and number.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct ByteArray {
    /// The first of them.
    pub data: *const u8,
    /// The number.
    pub size: usize,
}

impl ByteArray {
    /// Makes a view of bytes.
    pub const fn of(bytes: &[u8]) -> Self {
        Self { data: bytes.as_ptr(), size: bytes.len() }
    }
}

/// The prototype of all functions: `self`, arguments, their number, the result. Zero is success.
pub type SafeCall = unsafe extern "C" fn(*mut c_void, *const Any, i32, *mut Any) -> c_int;

/// The type indices that are the same in every process.
pub mod index {
    /// No value.
    pub const NONE: i32 = 0;
    /// A signed integer.
    pub const INT: i32 = 1;
    /// A boolean.
    pub const BOOL: i32 = 2;
    /// A double.
    pub const FLOAT: i32 = 3;
    /// A pointer that is never followed.
    pub const HANDLE: i32 = 4;
    /// A data type.
    pub const DATA_TYPE: i32 = 5;
    /// A device.
    pub const DEVICE: i32 = 6;
    /// A `DLTensor*` that is lent for the call.
    pub const RAW_TENSOR: i32 = 7;
    /// A string that ends with NUL, lent for the call.
    pub const RAW_STR: i32 = 8;
    /// A `ByteArray*` that is lent for the call.
    pub const RAW_BYTES: i32 = 9;
    /// A pointer to a pointer to an object that the callee may take.
    pub const RVALUE: i32 = 10;
    /// A string of at most seven bytes.
    pub const SMALL_STR: i32 = 11;
    /// At most seven bytes.
    pub const SMALL_BYTES: i32 = 12;
    /// The first of the objects.
    pub const OBJECT: i32 = 64;
    /// A string.
    pub const STR: i32 = 65;
    /// Bytes.
    pub const BYTES: i32 = 66;
    /// An error.
    pub const ERROR: i32 = 67;
    /// A function.
    pub const FUNCTION: i32 = 68;
    /// A list of dimensions.
    pub const SHAPE: i32 = 69;
    /// A tensor.
    pub const TENSOR: i32 = 70;
    /// An immutable sequence.
    pub const ARRAY: i32 = 71;
    /// An immutable map.
    pub const MAP: i32 = 72;
    /// A mutable sequence.
    pub const LIST: i32 = 75;
    /// A mutable map.
    pub const DICT: i32 = 76;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_header() {
        assert_eq!((size_of::<Any>(), size_of::<ByteArray>()), (16, 2 * size_of::<usize>()));
        assert_eq!((std::mem::offset_of!(Any, small_len), std::mem::offset_of!(Any, payload)), (4, 8));
    }
}
