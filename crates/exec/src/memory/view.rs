//! Views of memory, and copies between them.

use std::sync::Arc;

use super::{Cells, MemRef, View, each_index, freed, row_major};
use crate::fault::Fault;
use crate::layout::Number;
use crate::tensor::count;

impl MemRef {
    /// Returns a view of the same buffer with other sizes and strides.
    pub fn with_view(&self, offset: i64, sizes: &[i64], strides: &[i64]) -> Self {
        Self(Arc::new(View { offset, sizes: sizes.into(), strides: strides.into(), ..(*self.0).clone() }))
    }

    /// Returns a view of the bytes from `shift` on as other elements, in row-major order.
    ///
    /// # Errors
    /// Returns an error if the memref is not one of bytes, or the elements are not inside it.
    pub fn reinterpreted(&self, shift: i64, sizes: &[i64], number: Number) -> Result<Self, Fault> {
        let bytes = count(sizes)?.saturating_mul(number.bytes());
        let shifted = usize::try_from(self.0.offset.saturating_add(shift)).ok();
        let base = shifted.map(|shift| self.0.base.saturating_add(shift));
        let is_inside = |base: &usize| base.saturating_add(bytes) <= self.0.buffer.len();
        let Some(base) = base.filter(is_inside) else {
            return Err(Fault::new(format!("a view of {bytes} bytes at byte {shift} is outside of the memory")));
        };
        if !matches!(self.0.buffer.cells, Cells::Bytes(_)) {
            return Err(Fault::new("a view of memory that does not have elements of a byte"));
        }
        let buffer = self.0.buffer.clone();
        let (sizes, strides) = (sizes.into(), row_major(sizes));
        let is_masked = number.may_have_surplus_bits();
        let is_plain = number.cells() == 1 && base == 0 && number.cell_bytes() == 1 && !is_masked;
        Ok(Self(Arc::new(View { buffer, number: Some(number), base, is_plain, is_masked, offset: 0, sizes, strides })))
    }

    /// Returns the number of elements in the buffer, from its start or the byte at which elements begin.
    pub fn capacity(&self) -> usize {
        let len = self.0.buffer.len();
        match self.0.number {
            None => len,
            Some(number) if self.is_direct(number) => len / number.cells().max(1),
            Some(number) => len.saturating_sub(self.0.base) / number.bytes().max(1),
        }
    }

    /// Returns a view of the same buffer with other sizes and strides. It is inside the buffer.
    ///
    /// # Errors
    /// Returns an error if a size is negative, there are more elements than a machine has, or one is outside of the
    /// buffer.
    pub fn view(&self, offset: i64, sizes: &[i64], strides: &[i64]) -> Result<Self, Fault> {
        if count(sizes)? == 0 {
            return Ok(self.with_view(offset, sizes, strides));
        }
        let reaches = sizes.iter().zip(strides).map(|(size, stride)| i128::from(size - 1) * i128::from(*stride));
        let [first, last] = [i128::min, i128::max].map(|end: fn(i128, i128) -> i128| {
            reaches.clone().fold(i128::from(offset), |sum, reach| sum.saturating_add(end(reach, 0)))
        });
        let capacity = self.capacity();
        if first < 0 || last >= capacity as i128 {
            return Err(Fault::new(format!(
                "a view of the elements {first} to {last} is outside of the memory of {capacity} elements"
            )));
        }
        Ok(self.with_view(offset, sizes, strides))
    }

    /// Returns the address of the element that the offset gives, for those who share the memory; `None` if the elements
    /// are not numbers that are aligned, or must not be stored.
    ///
    /// # Errors
    /// Returns an error if the memory was deallocated, or an element is outside of it.
    pub fn shared_address(&self) -> Result<Option<*mut u8>, Fault> {
        let buffer = &self.0.buffer;
        if buffer.is_freed() {
            return Err(freed());
        }
        self.view(self.0.offset, self.sizes(), self.strides())?;
        let (Some(number), Some((address, _))) = (self.0.number, buffer.address()) else { return Ok(None) };
        let offset =
            isize::try_from(self.0.offset).ok().and_then(|at| at.checked_mul(isize::try_from(number.bytes()).ok()?));
        let is_shared = self.is_direct(number) && !buffer.is_constant;
        Ok(offset.filter(|_| is_shared).map(|offset| address.cast_mut().wrapping_offset(offset)))
    }

    /// Returns whether the elements follow each other in row-major order.
    pub fn is_contiguous(&self) -> bool {
        let expected = row_major(self.sizes());
        let mut strides = self.sizes().iter().zip(self.strides()).zip(&expected);
        self.is_empty() || strides.all(|((size, stride), expected)| *size == 1 || stride == expected)
    }

    /// Copies the elements of other memory of the same shape, in row-major order.
    ///
    /// # Errors
    /// Returns an error if the shapes or formats differ, one was deallocated, or the memory is constant.
    pub fn copy_memref(&self, source: &Self) -> Result<(), Fault> {
        if self.sizes() != source.sizes() || self.number() != source.number() {
            let (from, to) = (source.sizes(), self.sizes());
            return Err(Fault::new(format!("memory of shape {from:?} does not fit memory of shape {to:?}")));
        }
        let was_freed = |memref: &Self| memref.0.buffer.is_freed();
        if was_freed(self) || was_freed(source) {
            return Err(freed());
        }
        let offset = |memref: &Self, indices: &[i64]| {
            let offsets = memref.strides().iter().zip(indices).map(|(stride, index)| stride.wrapping_mul(*index));
            offsets.fold(memref.offset(), i64::wrapping_add)
        };
        let may_be_poison = source.0.buffer.may_be_poison();
        each_index(self.sizes(), |indices| {
            let (from, to) = (offset(source, indices), offset(self, indices));
            match self.number() {
                None => self.set_element(to, &source.element(from)?),
                Some(_) if may_be_poison => self.set_element(to, &source.element(from)?),
                Some(number) => {
                    (0..number.cells()).try_for_each(|part| self.set_word(to, part, source.word(from, part)?))
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::memory::Extents;
    use crate::{MemRef, Tensor};

    fn numbers() -> MemRef {
        MemRef::of(&Tensor::of(&[6], &[0_i32, 1, 2, 3, 4, 5]).expect("a tensor")).expect("memory")
    }

    #[test]
    fn views_are_inside_of_the_memory() {
        let memref = numbers();
        let values = |view: &MemRef| view.to_tensor().and_then(|tensor| tensor.values::<i32>());
        let reversed = memref.view(5, &[2, 2], &[-3, -1]).expect("inside");
        assert_eq!(values(&reversed), Ok(vec![5, 4, 2, 1]));
        assert!(memref.view(5, &[2], &[1]).is_err());
        assert!(memref.view(0, &[2], &[-1]).is_err());
        assert!(memref.view(0, &[-1], &[1]).is_err());
        assert!(memref.view(0, &[2, 2], &[i64::MAX, i64::MAX]).is_err());
        assert!(memref.view(9, &[2, 0], &[1, 1]).is_ok_and(|view| view.is_empty()));
        assert!(memref.is_contiguous() && !reversed.is_contiguous());
        let strides: Extents = [2, 1].into_iter().collect();
        assert!(memref.view(0, &[3, 2], &strides).is_ok_and(|view| view.is_contiguous()));
    }

    #[test]
    fn addresses_are_those_of_shared_elements() {
        let memref = numbers();
        let first = memref.buffer().address().map(|(address, _)| address.cast_mut());
        assert_eq!(memref.shared_address(), Ok(first));
        let third = memref.with_view(2, &[2], &[1]);
        assert_eq!(third.shared_address(), Ok(first.map(|first| first.wrapping_add(8))));
        assert!(memref.with_view(5, &[2], &[1]).shared_address().is_err());
        assert_eq!(numbers().into_constant().shared_address(), Ok(None));
        assert_eq!(memref.deallocate(), Ok(()));
        assert!(third.shared_address().is_err());
    }

    #[test]
    fn copies_need_the_same_shape_and_live_memory() {
        let (from, to) = (numbers(), numbers());
        let even = from.view(0, &[3], &[2]).expect("inside");
        assert_eq!(to.view(3, &[3], &[1]).and_then(|to| to.copy_memref(&even)), Ok(()));
        assert_eq!(to.to_tensor().and_then(|tensor| tensor.values::<i32>()), Ok(vec![0, 1, 2, 0, 2, 4]));
        assert!(to.copy_memref(&even).is_err());
        let constant = numbers().into_constant();
        assert!(constant.copy_memref(&from).is_err() && constant.deallocate().is_err());
        assert_eq!(from.deallocate(), Ok(()));
        assert!(to.copy_memref(&from).is_err());
    }
}
