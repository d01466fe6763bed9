//! Owners of tensors: memory of ours, and tensors that other libraries gave away.

use std::any::Any;
use std::ffi::c_void;
use std::ptr::NonNull;

use super::view::count;
use super::{Element, Tensor};
use crate::abi::{DlManagedTensor, DlManagedTensorVersioned, DlTensor, DlVersion, READ_ONLY};
use crate::error::Error;
use crate::thin::Thin;
use crate::value::{DataType, Device};

/// A tensor with its owner. When it is dropped, the owner is told, once.
pub(super) enum Owner {
    Memory(Box<Memory>),
    Managed(NonNull<DlManagedTensor>),
    Versioned(NonNull<DlManagedTensorVersioned>),
}

// SAFETY: DLPack's deleters may be called on any thread, and the elements are accessed atomically.
unsafe impl Send for Owner {}
// SAFETY: as above.
unsafe impl Sync for Owner {}

/// Elements in memory of Rust, and the tensor that describes them.
pub(super) struct Memory {
    tensor: DlTensor,
    _shape: Box<[i64]>,
    _strides: Option<Box<[i64]>>,
    is_read_only: bool,
    _owner: Box<dyn Any + Send + Sync>,
}

impl Memory {
    fn new(
        data: *mut u8,
        dtype: DataType,
        shape: &[i64],
        strides: Option<&[i64]>,
        owner: Box<dyn Any + Send + Sync>,
    ) -> Result<Self, Error> {
        let (shape, strides): (Box<[i64]>, Option<Box<[i64]>>) = (shape.into(), strides.map(Into::into));
        let tensor = DlTensor {
            data: data.cast(),
            device: Device::CPU,
            ndim: i32::try_from(shape.len())
                .map_err(|_| Error::value_error("a tensor has too many dimensions; reshape it"))?,
            dtype,
            shape: shape.as_ptr(),
            strides: strides.as_ref().map_or(std::ptr::null(), |strides| strides.as_ptr()),
            byte_offset: 0,
        };
        Ok(Self { tensor, _shape: shape, _strides: strides, is_read_only: false, _owner: owner })
    }
}

impl Owner {
    pub(super) fn of_elements<T: Element>(shape: &[i64], mut elements: Vec<T>) -> Result<Self, Error> {
        let expected = count(shape)?;
        if expected != elements.len() {
            let found = elements.len();
            return Err(Error::value_error(format!(
                "a tensor of shape {shape:?} has {expected} elements, but got {found}"
            )));
        }
        let data = elements.as_mut_ptr().cast();
        Ok(Self::Memory(Box::new(Memory::new(data, T::DTYPE, shape, None, Box::new(elements))?)))
    }

    pub(super) fn tensor(&self) -> &DlTensor {
        match self {
            Self::Memory(memory) => &memory.tensor,
            // SAFETY: the tensor lives until its deleter is called.
            Self::Managed(managed) => unsafe { &(*managed.as_ptr()).tensor },
            // SAFETY: as above.
            Self::Versioned(managed) => unsafe { &(*managed.as_ptr()).tensor },
        }
    }

    pub(super) fn is_read_only(&self) -> bool {
        match self {
            Self::Memory(memory) => memory.is_read_only,
            Self::Managed(_) => false,
            // SAFETY: the tensor lives until its deleter is called.
            Self::Versioned(managed) => unsafe { (*managed.as_ptr()).flags & READ_ONLY != 0 },
        }
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        match self {
            Self::Memory(_) => {}
            // SAFETY: this owner is the only one, and calls the deleter once.
            Self::Managed(managed) => unsafe {
                if let Some(deleter) = managed.as_ref().deleter {
                    deleter(managed.as_ptr());
                }
            },
            // SAFETY: as above.
            Self::Versioned(managed) => unsafe {
                if let Some(deleter) = managed.as_ref().deleter {
                    deleter(managed.as_ptr());
                }
            },
        }
    }
}

impl Tensor {
    /// Takes a tensor that another library gives away, as DLPack 1 has it.
    ///
    /// # Errors
    /// Returns an error if the pointer is null, the version another, or the description wrong. The deleter has then
    /// been called.
    ///
    /// # Safety
    /// A pointer that is not null is a tensor as DLPack describes it, and accesses to its elements do not race with
    /// calls; the caller gives it away.
    pub unsafe fn from_dlpack(managed: *mut DlManagedTensorVersioned) -> Result<Self, Error> {
        let Some(managed) = NonNull::new(managed) else { return Err(null()) };
        let owner = Owner::Versioned(managed);
        // SAFETY: by the caller. The version is at the beginning in every version.
        let version = unsafe { managed.as_ref().version };
        if version.major != 1 {
            let DlVersion { major, minor } = version;
            let message = format!("a tensor is of version {major}.{minor} of DLPack; export it as version 1");
            return Err(Error::value_error(message));
        }
        Self::checked(owner)
    }

    /// Takes a tensor that another library gives away, as DLPack before 1.0 has it.
    ///
    /// # Errors
    /// As for [`Tensor::from_dlpack`].
    ///
    /// # Safety
    /// As for [`Tensor::from_dlpack`].
    pub unsafe fn from_legacy_dlpack(managed: *mut DlManagedTensor) -> Result<Self, Error> {
        NonNull::new(managed).ok_or_else(null).and_then(|managed| Self::checked(Owner::Managed(managed)))
    }

    /// Makes a tensor of memory of Rust, without a copy. The owner of the memory is dropped when no tensor refers to it
    /// any more.
    ///
    /// # Errors
    /// Returns an error if the description is wrong. The owner has then been dropped.
    ///
    /// # Safety
    /// Until the owner is dropped, `data` is the address of the first of the elements that shape and strides describe.
    /// They may be read and written, and other accesses do not race with calls.
    pub unsafe fn of_memory(
        data: *mut u8,
        dtype: DataType,
        shape: &[i64],
        strides: &[i64],
        owner: impl Any + Send + Sync,
    ) -> Result<Self, Error> {
        Self::of_parts((data, false), dtype, shape, strides, Box::new(owner))
    }

    /// Makes a tensor of memory of Rust that is only read, without a copy.
    ///
    /// # Errors
    /// As for [`Tensor::of_memory`].
    ///
    /// # Safety
    /// As for [`Tensor::of_memory`], but the elements need not be writable.
    pub unsafe fn of_constant_memory(
        data: *const u8,
        dtype: DataType,
        shape: &[i64],
        strides: &[i64],
        owner: impl Any + Send + Sync,
    ) -> Result<Self, Error> {
        Self::of_parts((data.cast_mut(), true), dtype, shape, strides, Box::new(owner))
    }

    fn of_parts(
        (data, is_read_only): (*mut u8, bool),
        dtype: DataType,
        shape: &[i64],
        strides: &[i64],
        owner: Box<dyn Any + Send + Sync>,
    ) -> Result<Self, Error> {
        if shape.len() != strides.len() {
            let message =
                format!("a tensor of shape {shape:?} has the strides {strides:?}; pass one for each dimension");
            return Err(Error::value_error(message));
        }
        let memory = Memory::new(data, dtype, shape, Some(strides), owner)?;
        Self::checked(Owner::Memory(Box::new(Memory { is_read_only, ..memory })))
    }

    fn checked(owner: Owner) -> Result<Self, Error> {
        let tensor = Self(Thin::own(owner));
        tensor.view()?;
        Ok(tensor)
    }

    /// Gives the tensor to another library, which calls the deleter. The elements are shared.
    ///
    /// # Errors
    /// Returns an error if the tensor was lent for a call, or its description is wrong.
    pub fn into_dlpack(self) -> Result<*mut DlManagedTensorVersioned, Error> {
        unsafe extern "C" fn delete(managed: *mut DlManagedTensorVersioned) {
            // SAFETY: the box below, which is given back once.
            let managed = unsafe { Box::from_raw(managed) };
            // SAFETY: the context is the box below.
            drop(unsafe { Box::from_raw(managed.context.cast::<Tensor>()) });
        }
        let owner = self.to_owner()?;
        let view = owner.view()?;
        let flags = if view.is_read_only() { READ_ONLY } else { 0 };
        let tensor = *view.raw();
        let managed = DlManagedTensorVersioned {
            version: DlVersion { major: 1, minor: 0 },
            context: Box::into_raw(Box::new(owner)).cast::<c_void>(),
            deleter: Some(delete),
            flags,
            tensor,
        };
        Ok(Box::into_raw(Box::new(managed)))
    }
}

#[cold]
fn null() -> Error {
    Error::value_error("a tensor is a null pointer; pass one that was exported")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    struct Export {
        shape: Vec<i64>,
        strides: Vec<i64>,
        data: Vec<f32>,
        deleted: AtomicUsize,
    }

    unsafe extern "C" fn count_deletion(managed: *mut DlManagedTensorVersioned) {
        // SAFETY: the context is the export below.
        unsafe { (*(*managed).context.cast::<Export>()).deleted.fetch_add(1, Ordering::SeqCst) };
    }

    fn managed(export: &mut Export) -> DlManagedTensorVersioned {
        DlManagedTensorVersioned {
            version: DlVersion { major: 1, minor: 3 },
            context: std::ptr::from_mut(export).cast(),
            deleter: Some(count_deletion),
            flags: 0,
            tensor: DlTensor {
                data: export.data.as_mut_ptr().cast(),
                device: Device::CPU,
                ndim: 2,
                dtype: DataType::F32,
                shape: export.shape.as_ptr(),
                strides: export.strides.as_ptr(),
                byte_offset: 4,
            },
        }
    }

    fn export() -> Export {
        Export {
            shape: vec![2, 2],
            strides: vec![1, 2],
            data: vec![0.0, 1.0, 2.0, 3.0, 4.0],
            deleted: AtomicUsize::new(0),
        }
    }

    #[test]
    fn strides_and_offset_are_honoured_and_the_deleter_is_called_once() {
        let mut export = export();
        let mut managed = managed(&mut export);
        // SAFETY: the structs outlive the tensor.
        let tensor = unsafe { Tensor::from_dlpack(&mut managed) }.expect("a tensor");
        assert_eq!(tensor.view().and_then(|view| view.to_vec::<f32>()).expect("elements"), [1.0, 3.0, 2.0, 4.0]);
        let again = tensor.clone().into_dlpack().expect("an export");
        drop(tensor);
        // SAFETY: it was just exported.
        let tensor = unsafe { Tensor::from_dlpack(again) }.expect("a tensor");
        assert_eq!(tensor.view().and_then(|view| view.get::<f32>(&[1, 0])).expect("an element"), 2.0);
        assert_eq!(export.deleted.load(Ordering::SeqCst), 0);
        drop(tensor);
        assert_eq!(export.deleted.load(Ordering::SeqCst), 1);
    }

    type Change = fn(&mut DlManagedTensorVersioned, &mut Export);

    #[test]
    fn wrong_descriptions_are_refused_and_deleted_once() {
        let cases: [(&str, Change); 9] = [
            ("a tensor is of version 2.0 of DLPack; export it as version 1", |m, _| {
                m.version = DlVersion { major: 2, minor: 0 }
            }),
            ("a tensor has -1 dimensions; export it with its rank", |m, _| m.tensor.ndim = -1),
            ("a tensor of rank 2 has no shape; export it with one", |m, _| m.tensor.shape = std::ptr::null()),
            ("a tensor has the dimensions [2, -1]; export it with dimensions of at least 0", |_, e| e.shape[1] = -1),
            ("a tensor of shape [9223372036854775807, 3] has too many elements", |_, e| e.shape = vec![i64::MAX, 3]),
            ("the strides [9223372036854775807, 2] of a tensor go beyond the address space", |_, e| {
                e.strides[0] = i64::MAX
            }),
            ("a tensor with elements has no memory; export it with its data", |m, _| {
                m.tensor.data = std::ptr::null_mut()
            }),
            ("elements of a tensor have 0 bits", |m, _| m.tensor.dtype.bits = 0),
            ("the offset 18446744073709551615 of a tensor goes beyond the address space", |m, _| {
                m.tensor.byte_offset = u64::MAX
            }),
        ];
        for (message, change) in cases {
            let mut export = export();
            let mut managed = managed(&mut export);
            change(&mut managed, &mut export);
            if managed.tensor.shape.is_null() { /* stays */
            } else {
                managed.tensor.shape = export.shape.as_ptr()
            }
            // SAFETY: the structs outlive the tensor.
            let error = unsafe { Tensor::from_dlpack(&mut managed) }.expect_err("wrong");
            assert_eq!(error.message(), message);
            assert_eq!(export.deleted.load(Ordering::SeqCst), 1, "{message}");
        }
    }

    #[test]
    fn null_pointers_and_null_deleters_are_no_problem() {
        // SAFETY: null is refused.
        assert!(unsafe { Tensor::from_dlpack(std::ptr::null_mut()) }.is_err());
        // SAFETY: as above.
        assert!(unsafe { Tensor::from_legacy_dlpack(std::ptr::null_mut()) }.is_err());
        let mut export = export();
        let tensor = managed(&mut export).tensor;
        let mut legacy = DlManagedTensor { tensor, context: std::ptr::null_mut(), deleter: None };
        // SAFETY: the structs outlive the tensor.
        drop(unsafe { Tensor::from_legacy_dlpack(&mut legacy) }.expect("a tensor"));
    }

    #[test]
    fn memory_of_rust_is_shared_and_its_owner_dropped_once() {
        struct Dropped(Arc<AtomicUsize>);
        impl Drop for Dropped {
            fn drop(&mut self) {
                self.0.fetch_add(1, Ordering::SeqCst);
            }
        }
        let (mut data, drops) = ([1_i32, 2, 3, 4], Arc::new(AtomicUsize::new(0)));
        let last = (&raw mut data[3]).cast::<u8>();
        let of_memory = |shape: &[i64], strides: &[i64]| {
            // SAFETY: the numbers outlive the tensors.
            unsafe { Tensor::of_memory(last, DataType::I32, shape, strides, Dropped(drops.clone())) }
        };
        let tensor = of_memory(&[2, 2], &[-2, -1]).expect("a tensor");
        let exported = tensor.clone().into_dlpack().expect("an export");
        drop(tensor);
        // SAFETY: it was just exported.
        let tensor = unsafe { Tensor::from_dlpack(exported) }.expect("a tensor");
        assert_eq!(tensor.view().and_then(|view| view.to_vec::<i32>()).expect("elements"), [4, 3, 2, 1]);
        tensor.view().and_then(|view| view.set(&[1, 1], 7_i32)).expect("written");
        assert_eq!(drops.load(Ordering::SeqCst), 0);
        drop(tensor);
        assert_eq!((drops.load(Ordering::SeqCst), data), (1, [7, 2, 3, 4]));
        let message = "a tensor of shape [2, 2] has the strides [1]; pass one for each dimension";
        assert_eq!(of_memory(&[2, 2], &[1]).expect_err("a stride").message(), message);
        assert!(of_memory(&[-1], &[1]).is_err());
        assert_eq!(drops.load(Ordering::SeqCst), 3);
    }

    #[test]
    fn constant_memory_is_not_written() {
        let data = [1_i32, 2];
        // SAFETY: the numbers outlive the tensor.
        let tensor = unsafe { Tensor::of_constant_memory(data.as_ptr().cast(), DataType::I32, &[2], &[1], ()) };
        let tensor = tensor.expect("a tensor");
        assert!(tensor.view().and_then(|view| view.set(&[0], 5_i32)).is_err());
        assert_eq!(tensor.view().and_then(|view| view.to_vec::<i32>()).expect("elements"), data);
    }

    #[test]
    fn read_only_tensors_are_not_written() {
        let mut export = export();
        let mut managed = managed(&mut export);
        managed.flags = READ_ONLY;
        // SAFETY: the structs outlive the tensor.
        let tensor = unsafe { Tensor::from_dlpack(&mut managed) }.expect("a tensor");
        let error = tensor.view().and_then(|view| view.set(&[0, 0], 5.0_f32)).expect_err("read-only");
        assert_eq!(error.message(), "the tensor is read-only; pass a copy");
        let again = tensor.into_dlpack().expect("an export");
        // SAFETY: it was just exported.
        let again = unsafe { Tensor::from_dlpack(again) }.expect("a tensor");
        assert!(again.view().is_ok_and(|view| view.is_read_only()));
    }
}
