//! Memrefs as native code sees them.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use ods_exec::{MemRef, RuntimeValue};

use crate::analysis::Format;

/// The barrier of memory that needs no further checks.
static NONE: AtomicU8 = AtomicU8::new(0);

/// A memref with its bounds, or one without elements if native code must not access it.
///
/// Each element within the sizes is in the buffer, which lives as long as the object.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The address of the first element.
    pub address: *const u8,
    /// The sizes of the dimensions. A memref without dimensions has one element.
    pub sizes: [u64; 2],
    /// The strides in bytes.
    pub strides: [i64; 2],
    /// The byte that is 0 as long as native code may access the memory: [`Buffer::barrier`](ods_exec::Buffer::barrier).
    pub barrier: *const AtomicU8,
}

impl View {
    /// The offsets of the fields in bytes.
    pub const ADDRESS: i32 = 0;
    pub const SIZES: [i32; 2] = [8, 16];
    pub const STRIDES: [i32; 2] = [24, 32];
    pub const BARRIER: i32 = 40;

    /// Returns the view of something that native code must not access.
    pub fn none() -> Self {
        Self { address: std::ptr::null(), sizes: [0; 2], strides: [0; 2], barrier: &raw const NONE }
    }

    /// Returns the view of an object, whose elements have the format.
    pub fn of(object: &RuntimeValue, format: Format) -> Self {
        match object {
            RuntimeValue::MemRef(memref) => Self::of_memref(memref, format).unwrap_or_else(Self::none),
            RuntimeValue::Word(_)
            | RuntimeValue::Words(_)
            | RuntimeValue::Tensor(_)
            | RuntimeValue::Function(_)
            | RuntimeValue::Other(_)
            | RuntimeValue::Poison => Self::none(),
        }
    }

    fn of_memref(memref: &MemRef, format: Format) -> Option<Self> {
        let number = memref.number().filter(|number| number.cells() == 1)?;
        let bytes = i128::from(format.bytes);
        let (address, cell) = memref.buffer().address()?;
        // Cells of a byte are little-endian parts of other elements.
        let is_direct = cell == number.cell_bytes() && memref.base() == 0;
        let is_part = cell == 1 && cfg!(target_endian = "little");
        let fits = number.cell_bytes() as i128 == bytes && memref.sizes().len() == usize::from(format.rank);
        let is_forbidden = format.is_stored && memref.buffer().is_constant();
        if !fits
            || is_forbidden
            || memref.is_masked()
            || !(is_direct || is_part)
            || (format.is_dense && memref.strides().last() != Some(&1))
        {
            return None;
        }
        let (mut sizes, mut strides) = ([1, 0], [0; 2]);
        let (mut first, mut last) = (i128::from(memref.offset()), i128::from(memref.offset()));
        for (dimension, (size, stride)) in memref.sizes().iter().zip(memref.strides()).enumerate() {
            sizes[dimension] = u64::try_from(*size).ok().filter(|size| *size > 0)?;
            strides[dimension] = stride.checked_mul(i64::from(format.bytes))?;
            let reach = i128::from(*stride) * i128::from(size - 1);
            first += reach.min(0);
            last += reach.max(0);
        }
        let base = memref.base() as i128;
        let is_inside = first >= 0 && base + (last + 1) * bytes <= memref.buffer().bytes() as i128;
        let offset = isize::try_from(base + i128::from(memref.offset()) * bytes).ok()?;
        let barrier = memref.buffer().barrier();
        // Stores to constants are errors, which the interpreter reports.
        let is_plain = is_inside && barrier.load(Relaxed) == 0 && !memref.buffer().is_constant();
        is_plain.then(|| Self { address: address.wrapping_offset(offset), sizes, strides, barrier })
    }
}
