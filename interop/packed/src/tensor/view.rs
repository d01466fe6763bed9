//! A tensor that can be read: a description that was checked.

use std::marker::PhantomData;

use super::Element;
use crate::abi::DlTensor;
use crate::error::{Error, ErrorKind};
use crate::value::{DataType, Device};

/// A tensor for as long as its owner lives. Its description has been checked: addresses of elements do not overflow.
///
/// The length of the memory is not part of DLPack, so it is the exporter who answers for dimensions and strides.
#[derive(Clone, Copy, Debug)]
pub struct TensorView<'a> {
    tensor: &'a DlTensor,
    count: usize,
    is_contiguous: bool,
    read_only: bool,
}

/// The elements of a contiguous tensor, in the order of the last dimension.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'a, T> {
    first: *mut u8,
    count: usize,
    read_only: bool,
    of: PhantomData<(&'a (), T)>,
}

/// Returns the number of elements of a shape.
pub(super) fn count(shape: &[i64]) -> Result<usize, Error> {
    if shape.iter().any(|size| *size < 0) {
        return Err(wrong(format!("a tensor has the dimensions {shape:?}; export it with dimensions of at least 0")));
    }
    if shape.contains(&0) {
        return Ok(0);
    }
    let product = shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
    let count = product.and_then(|count| usize::try_from(count).ok());
    count.ok_or_else(|| wrong(format!("a tensor of shape {shape:?} has too many elements")))
}

#[cold]
fn wrong(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::value_error(message)
}

/// The facts of a shape with its strides.
struct Layout {
    count: usize,
    is_contiguous: bool,
    /// The positions of the first and of the last element in memory.
    ends: (i64, i64),
}

/// Computes a layout; `None` if a number overflows or is negative.
#[inline]
fn layout(shape: &[i64], strides: Option<&[i64]>) -> Option<Layout> {
    let (mut product, mut is_contiguous, mut first, mut last) = (1_i64, true, 0_i64, 0_i64);
    for (at, size) in shape.iter().enumerate().rev() {
        if *size <= 0 {
            return None;
        }
        if let Some(stride) = strides.and_then(|strides| strides.get(at)) {
            is_contiguous &= *size == 1 || *stride == product;
            let most = (size - 1).checked_mul(*stride)?;
            if most < 0 { first = first.checked_add(most)? } else { last = last.checked_add(most)? }
        }
        product = product.checked_mul(*size)?;
    }
    let ends = if strides.is_none() { (0, product - 1) } else { (first, last) };
    Some(Layout { count: usize::try_from(product).ok()?, is_contiguous, ends })
}

/// Returns the numbers at a place, which must be aligned, as exporters are foreign code.
///
/// # Safety
/// A pointer that is not null has so many numbers for `'a`.
#[inline]
unsafe fn list<'a>(data: *const i64, count: usize) -> Option<&'a [i64]> {
    if count == 0 {
        return Some(&[]);
    }
    // SAFETY: by the caller.
    (!data.is_null() && data.is_aligned()).then(|| unsafe { std::slice::from_raw_parts(data, count) })
}

/// Returns the shape and the strides; `None` if they are not there.
///
/// # Safety
/// Shape and strides that are not null have `ndim` numbers for `'a`.
#[inline]
unsafe fn lists<'a>(tensor: &DlTensor) -> Option<(&'a [i64], Option<&'a [i64]>)> {
    let rank = usize::try_from(tensor.ndim).ok()?;
    // SAFETY: by the caller.
    let shape = unsafe { list(tensor.shape, rank) }?;
    match tensor.strides.is_null() {
        true => Some((shape, None)),
        // SAFETY: by the caller.
        false => unsafe { list(tensor.strides, rank) }.map(|strides| (shape, Some(strides))),
    }
}

/// The kind of a description.
enum Survey {
    /// Consecutive elements.
    Contiguous,
    /// Elements with distances.
    Strided,
    /// No elements, or a wrong description.
    Other,
}

/// Returns the number of elements and the kind of a description. Both are returned in registers.
///
/// # Safety
/// As for `lists`.
#[inline(never)]
unsafe fn survey(tensor: &DlTensor) -> (usize, Survey) {
    // SAFETY: by the caller.
    let layout = unsafe { lists(tensor) }.and_then(|(shape, strides)| layout(shape, strides));
    let has_memory = tensor.dtype.size() > 0 && !tensor.data.is_null();
    match layout.filter(|layout| has_memory && are_inside(tensor, layout.ends)) {
        Some(Layout { count, is_contiguous: true, .. }) => (count, Survey::Contiguous),
        Some(Layout { count, is_contiguous: false, .. }) => (count, Survey::Strided),
        None => (0, Survey::Other),
    }
}

impl<'a> TensorView<'a> {
    /// Checks a description.
    ///
    /// # Safety
    /// Shape and strides that are not null have `ndim` numbers, which live for `'a` and do not change.
    #[inline]
    pub(crate) unsafe fn new(tensor: &'a DlTensor, read_only: bool) -> Result<Self, Error> {
        // SAFETY: by the caller.
        let (count, survey) = unsafe { survey(tensor) };
        match survey {
            Survey::Contiguous => Ok(Self { tensor, count, is_contiguous: true, read_only }),
            Survey::Strided => Ok(Self { tensor, count, is_contiguous: false, read_only }),
            // SAFETY: by the caller.
            Survey::Other => unsafe { Self::empty(tensor, read_only) },
        }
    }

    /// Checks a description without elements.
    ///
    /// # Safety
    /// As for `new`.
    #[cold]
    unsafe fn empty(tensor: &'a DlTensor, read_only: bool) -> Result<Self, Error> {
        let Ok(rank) = usize::try_from(tensor.ndim) else { return Err(no_rank(tensor.ndim)) };
        // SAFETY: by the caller.
        let Some((shape, strides)) = (unsafe { lists(tensor) }) else { return Err(no_shape(rank)) };
        if count(shape)? != 0 || tensor.dtype.size() == 0 {
            return Err(refusal(tensor, shape, strides));
        }
        Ok(Self { tensor, count: 0, is_contiguous: true, read_only })
    }

    /// Returns the dimensions.
    pub fn shape(&self) -> &'a [i64] {
        // SAFETY: the description has been checked.
        unsafe { list(self.tensor.shape, self.rank()) }.unwrap_or_default()
    }

    /// Returns the distances of neighbours in elements; `None` if the elements are contiguous.
    pub fn strides(&self) -> Option<&'a [i64]> {
        // SAFETY: the description has been checked.
        (!self.tensor.strides.is_null()).then(|| unsafe { list(self.tensor.strides, self.rank()) }.unwrap_or_default())
    }

    fn rank(&self) -> usize {
        usize::try_from(self.tensor.ndim).unwrap_or(0)
    }

    /// Returns the number of elements.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns the type of the elements.
    pub fn dtype(&self) -> DataType {
        self.tensor.dtype
    }

    /// Returns the device.
    pub fn device(&self) -> Device {
        self.tensor.device
    }

    /// Returns whether the elements must not be written.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Returns the description.
    pub fn raw(&self) -> &'a DlTensor {
        self.tensor
    }

    /// Returns the address of the first element, on its device.
    pub fn data(&self) -> *mut u8 {
        // The offset is inside the address space, as the size was checked.
        let offset = usize::try_from(self.tensor.byte_offset).unwrap_or(0);
        self.tensor.data.cast::<u8>().wrapping_add(offset)
    }

    /// Returns the part of memory from the lowest element to the highest, with all between them: its address, its
    /// number of elements, and the place of the first element in it.
    pub fn extent(&self) -> (*mut u8, usize, i64) {
        let Some(Layout { ends: (first, last), .. }) = layout(self.shape(), self.strides()) else {
            return (self.data(), 0, 0);
        };
        // Neither overflows, as the addresses of both elements were checked.
        let lowest = isize::try_from(first).unwrap_or(0).wrapping_mul(self.dtype().size().cast_signed());
        let count = usize::try_from(last.wrapping_sub(first)).unwrap_or(0).wrapping_add(1);
        (self.data().wrapping_offset(lowest), count, first.saturating_neg())
    }

    /// Returns whether the elements are consecutive, in the order of the last dimension.
    pub fn is_contiguous(&self) -> bool {
        self.is_contiguous
    }

    /// Checks that elements of this type are here: the data type, the device and the alignment.
    #[inline]
    fn check<T: Element>(&self) -> Result<(), Error> {
        let is_aligned = self.count == 0 || self.data().addr().is_multiple_of(align_of::<T>().max(size_of::<T>()));
        if self.dtype() == T::DTYPE && self.device().is_host() && is_aligned {
            return Ok(());
        }
        Err(self.mismatch(T::DTYPE))
    }

    #[cold]
    fn mismatch(&self, expected: DataType) -> Error {
        let (found, device) = (self.dtype(), self.device());
        if found != expected {
            let message = format!("expected a tensor of `{expected}` but got `{found}`; convert it before the call");
            return Error::type_error(message);
        }
        if !device.is_host() {
            return wrong(format!("the tensor is on {device}; copy it to the CPU before the call"));
        }
        wrong(format!("the tensor of `{found}` is not aligned; pass a copy"))
    }

    fn check_writable(&self) -> Result<(), Error> {
        if self.read_only { Err(wrong("the tensor is read-only; pass a copy")) } else { Ok(()) }
    }

    /// Returns the address of an element; it does not overflow.
    fn address(&self, indices: &[i64], size: usize) -> Result<*mut u8, Error> {
        let shape = self.shape();
        let is_inside = |(index, size): (&i64, &i64)| (0..*size).contains(index);
        if indices.len() != shape.len() || !indices.iter().zip(shape).all(is_inside) {
            let message = format!("the indices {indices:?} are outside of a tensor of shape {shape:?}");
            return Err(Error::new(ErrorKind::IndexError, message));
        }
        let at = match self.strides() {
            Some(strides) => indices
                .iter()
                .zip(strides)
                .map(|(index, stride)| index.wrapping_mul(*stride))
                .fold(0, i64::wrapping_add),
            None => {
                indices.iter().zip(shape).fold(0_i64, |at, (index, size)| at.wrapping_mul(*size).wrapping_add(*index))
            }
        };
        let offset = isize::try_from(at).unwrap_or(0).wrapping_mul(size as isize);
        Ok(self.data().wrapping_offset(offset))
    }

    /// Reads an element.
    ///
    /// # Errors
    /// Returns an error if the elements are of another type, not aligned or on another device, or there is no such
    /// element.
    pub fn get<T: Element>(&self, indices: &[i64]) -> Result<T, Error> {
        self.check::<T>()?;
        let at = self.address(indices, size_of::<T>())?;
        // SAFETY: the element is one of the tensor, on the host, and aligned.
        Ok(unsafe { T::load(at) })
    }

    /// Writes an element.
    ///
    /// # Errors
    /// As for [`TensorView::get`], and if the tensor is read-only.
    pub fn set<T: Element>(&self, indices: &[i64], value: T) -> Result<(), Error> {
        self.check::<T>()?;
        self.check_writable()?;
        let at = self.address(indices, size_of::<T>())?;
        // SAFETY: the element is one of the tensor, on the host, and aligned; it may be written.
        unsafe { value.store(at) };
        Ok(())
    }

    /// Returns the elements of a contiguous tensor, for access by one index.
    ///
    /// # Errors
    /// Returns an error if the elements are of another type, not aligned, not contiguous or on another device.
    #[inline]
    pub fn elements<T: Element>(&self) -> Result<Elements<'a, T>, Error> {
        self.check::<T>()?;
        if !self.is_contiguous() {
            return Err(wrong("the tensor is not contiguous; pass a copy, or read it by indices"));
        }
        Ok(Elements { first: self.data(), count: self.count, read_only: self.read_only, of: PhantomData })
    }

    /// Copies the elements, in the order of the last dimension.
    ///
    /// # Errors
    /// Returns an error if the elements are of another type, not aligned or on another device.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>, Error> {
        self.check::<T>()?;
        let mut all = Vec::new();
        // With strides of 0, a few bytes are any number of elements.
        all.try_reserve_exact(self.count).map_err(|_| {
            wrong(format!("a tensor of shape {:?} has too many elements for a copy; read it by indices", self.shape()))
        })?;
        if self.is_contiguous() {
            let elements = self.elements::<T>()?;
            all.extend((0..elements.len()).filter_map(|at| elements.get(at)));
            return Ok(all);
        }
        let mut indices = vec![0; self.shape().len()];
        for _ in 0..self.count {
            let at = self.address(&indices, size_of::<T>())?;
            // SAFETY: the element is one of the tensor, on the host, and aligned.
            all.push(unsafe { T::load(at) });
            step(&mut indices, self.shape());
        }
        Ok(all)
    }
}

/// Moves to the next element.
fn step(indices: &mut [i64], shape: &[i64]) {
    for (index, size) in indices.iter_mut().zip(shape).rev() {
        *index += 1;
        if *index < *size {
            return;
        }
        *index = 0;
    }
}

/// Returns whether the elements between these positions have addresses.
#[inline]
fn are_inside(tensor: &DlTensor, (first, last): (i64, i64)) -> bool {
    let Ok(offset) = i64::try_from(tensor.byte_offset) else { return false };
    let size = tensor.dtype.size() as i64;
    let is_inside = |at: i64| {
        let end = at.checked_mul(size).and_then(|at| at.checked_add(offset)?.checked_add(size));
        end.is_some_and(|end| isize::try_from(end).is_ok())
    };
    // The last is not before the tensor's start, so that a first there is inside with it.
    (first == 0 || is_inside(first)) && is_inside(last)
}

#[cold]
fn no_rank(ndim: i32) -> Error {
    wrong(format!("a tensor has {ndim} dimensions; export it with its rank"))
}

#[cold]
fn no_shape(rank: usize) -> Error {
    wrong(format!("a tensor of rank {rank} has no shape; export it with one"))
}

/// Returns the reason for which a description is wrong.
#[cold]
fn refusal(tensor: &DlTensor, shape: &[i64], strides: Option<&[i64]>) -> Error {
    if let Err(error) = count(shape) {
        return error;
    }
    if tensor.dtype.size() == 0 {
        return wrong(format!("elements of a tensor have {} bits", tensor.dtype.bits));
    }
    if tensor.data.is_null() {
        return wrong("a tensor with elements has no memory; export it with its data");
    }
    if i64::try_from(tensor.byte_offset).is_err() {
        return wrong(format!("the offset {} of a tensor goes beyond the address space", tensor.byte_offset));
    }
    match strides {
        Some(strides) => wrong(format!("the strides {strides:?} of a tensor go beyond the address space")),
        None => wrong(format!("a tensor of shape {shape:?} has too many elements")),
    }
}

impl<T: Element> Elements<'_, T> {
    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Reads an element; `None` after the last.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<T> {
        // SAFETY: the element is one of the tensor, on the host, and aligned.
        (index < self.count).then(|| unsafe { T::load(self.first.add(index * size_of::<T>())) })
    }

    /// Writes an element.
    ///
    /// # Errors
    /// Returns an error if the tensor is read-only, or there is no such element.
    #[inline(always)]
    pub fn set(&self, index: usize, value: T) -> Result<(), Error> {
        if self.read_only || index >= self.count {
            return Err(self.refused(index));
        }
        // SAFETY: the element is one of the tensor, on the host, and aligned; it may be written.
        unsafe { value.store(self.first.add(index * size_of::<T>())) };
        Ok(())
    }

    #[cold]
    fn refused(&self, index: usize) -> Error {
        if self.read_only {
            return wrong("the tensor is read-only; pass a copy");
        }
        Error::new(ErrorKind::IndexError, format!("index {index} is outside of a tensor of {} elements", self.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<R>(shape: &[i64], strides: Option<&[i64]>, data: *mut u8, check: impl FnOnce(TensorView<'_>) -> R) -> R {
        let tensor = DlTensor {
            data: data.cast(),
            device: Device::CPU,
            ndim: shape.len() as i32,
            dtype: DataType::I32,
            shape: shape.as_ptr(),
            strides: strides.map_or(std::ptr::null(), <[i64]>::as_ptr),
            byte_offset: 0,
        };
        // SAFETY: shape and strides outlive the view.
        check(unsafe { TensorView::new(&tensor, false) }.expect("a tensor"))
    }

    #[test]
    fn negative_strides_go_backwards() {
        let mut data = [1_i32, 2, 3, 4];
        let last = (&raw mut data[3]).cast::<u8>();
        with(&[4], Some(&[-1]), last, |view| {
            assert_eq!(view.to_vec::<i32>().expect("elements"), [4, 3, 2, 1]);
            assert!(!view.is_contiguous() && view.elements::<i32>().is_err());
            assert_eq!(view.extent(), (last.wrapping_sub(12), 4, 3));
        });
    }

    #[test]
    fn elements_outside_are_refused() {
        let mut data = [1_i32, 2, 3, 4];
        with(&[2, 2], None, data.as_mut_ptr().cast(), |view| {
            assert_eq!(view.get::<i32>(&[1, 0]).expect("an element"), 3);
            for indices in [&[2, 0][..], &[0, -1], &[0], &[0, 0, 0], &[i64::MIN, 0]] {
                assert_eq!(view.get::<i32>(indices).expect_err("outside").kind(), &ErrorKind::IndexError);
            }
            let elements = view.elements::<i32>().expect("elements");
            assert_eq!((elements.get(3), elements.get(4)), (Some(4), None));
            assert!(elements.set(4, 0).is_err() && elements.set(0, 9).is_ok());
            assert_eq!(
                view.get::<i64>(&[0, 0]).expect_err("a type").message(),
                "expected a tensor of `int64` but got `int32`; convert it before the call"
            );
        });
        assert_eq!(data[0], 9);
    }

    #[test]
    fn unaligned_and_foreign_memory_is_not_touched() {
        let mut data = [0_u64; 2];
        with(&[1], None, data.as_mut_ptr().cast::<u8>().wrapping_add(1), |view| {
            assert_eq!(
                view.get::<i32>(&[0]).expect_err("unaligned").message(),
                "the tensor of `int32` is not aligned; pass a copy"
            );
        });
        let shape = [1_i64];
        let device = Device { kind: 2, id: 0 };
        let tensor = DlTensor {
            data: std::ptr::without_provenance_mut(64),
            device,
            ndim: 1,
            dtype: DataType::I32,
            shape: shape.as_ptr(),
            strides: std::ptr::null(),
            byte_offset: 0,
        };
        // SAFETY: the shape outlives the view.
        let view = unsafe { TensorView::new(&tensor, false) }.expect("a tensor");
        assert_eq!(
            view.to_vec::<i32>().expect_err("a device").message(),
            "the tensor is on cuda:0; copy it to the CPU before the call"
        );
    }

    #[test]
    fn shapes_without_elements_and_without_dimensions_are_fine() {
        let mut data = [5_i32];
        with(&[], None, data.as_mut_ptr().cast(), |view| assert_eq!(view.get::<i32>(&[]).expect("a scalar"), 5));
        with(&[3, 0, i64::MAX], None, std::ptr::null_mut(), |view| {
            assert_eq!((view.to_vec::<i32>().expect("none"), view.extent().1), (vec![], 0));
        });
        with(&[1, 2], Some(&[77, 1]), data.as_mut_ptr().cast(), |view| assert!(view.is_contiguous()));
    }
}
