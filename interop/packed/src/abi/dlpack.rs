//! Tensors of DLPack 1, which array libraries exchange without copies.

use std::ffi::c_void;

use crate::value::{DataType, Device};

/// A tensor by its address, shape and strides.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct DlTensor {
    /// The memory. The first element is `byte_offset` bytes after its start.
    pub data: *mut c_void,
    /// The device that has the memory.
    pub device: Device,
    /// The number of dimensions.
    pub ndim: i32,
    /// The type of the elements.
    pub dtype: DataType,
    /// The dimensions.
    pub shape: *const i64,
    /// The distances of neighbours, in elements; null if the elements are contiguous.
    pub strides: *const i64,
    /// The place of the first element.
    pub byte_offset: u64,
}

/// A tensor with its owner, before DLPack 1.0.
#[repr(C)]
#[derive(Debug)]
pub struct DlManagedTensor {
    /// The tensor.
    pub tensor: DlTensor,
    /// The owner's data.
    pub context: *mut c_void,
    /// Ends the owner's interest; called once.
    pub deleter: Option<unsafe extern "C" fn(*mut DlManagedTensor)>,
}

/// A version of DLPack.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DlVersion {
    /// Changes with the layout.
    pub major: u32,
    /// Changes with additions.
    pub minor: u32,
}

/// A tensor with its owner.
#[repr(C)]
#[derive(Debug)]
pub struct DlManagedTensorVersioned {
    /// The version of the layout. Of another major version, only this and `deleter` may be used.
    pub version: DlVersion,
    /// The owner's data.
    pub context: *mut c_void,
    /// Ends the owner's interest; called once.
    pub deleter: Option<unsafe extern "C" fn(*mut DlManagedTensorVersioned)>,
    /// [`READ_ONLY`] and others.
    pub flags: u64,
    /// The tensor.
    pub tensor: DlTensor,
}

/// The flag of tensors that must not be written.
pub const READ_ONLY: u64 = 1;

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_header() {
        assert_eq!(size_of::<DlTensor>(), 48);
        assert_eq!(std::mem::offset_of!(DlTensor, dtype), 20);
        assert_eq!((size_of::<DlManagedTensor>(), size_of::<DlManagedTensorVersioned>()), (64, 80));
        assert_eq!(std::mem::offset_of!(DlManagedTensorVersioned, tensor), 32);
    }
}
