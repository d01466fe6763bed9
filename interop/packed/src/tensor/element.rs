//! Types of elements that Rust reads and writes.

use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

use crate::value::DataType;

/// A type of elements.
///
/// Elements are read and written one by one and atomically, as others may hold the same tensor: another argument, or
/// another thread. On common processors this costs as much as a plain access.
///
/// # Safety
/// The type has the size of its data type, and `load` and `store` access no more.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The data type.
    const DTYPE: DataType;

    /// Reads an element.
    ///
    /// # Safety
    /// The address is aligned, and of an element that is written only atomically.
    unsafe fn load(at: *const u8) -> Self;

    /// Writes an element.
    ///
    /// # Safety
    /// The address is aligned, and of an element that may be written, and that is accessed only atomically.
    unsafe fn store(self, at: *mut u8);
}

macro_rules! elements {
    ($($ty:ident $atomic:ident $dtype:expr, |$bits:ident| $from:expr, |$value:ident| $to:expr;)*) => {$(
        // SAFETY: the atomic has the size of the type.
        unsafe impl Element for $ty {
            const DTYPE: DataType = $dtype;

            #[inline(always)]
            unsafe fn load(at: *const u8) -> Self {
                // SAFETY: by the caller. A load does not write.
                let $bits = unsafe { $atomic::from_ptr(at.cast_mut().cast()) }.load(Ordering::Relaxed);
                $from
            }

            #[inline(always)]
            unsafe fn store(self, at: *mut u8) {
                let $value = self;
                // SAFETY: by the caller.
                unsafe { $atomic::from_ptr(at.cast()) }.store($to, Ordering::Relaxed);
            }
        }
    )*};
}

elements! {
    bool AtomicU8 DataType::BOOL, |bits| bits != 0, |value| value.into();
    u8 AtomicU8 DataType::new(1, 8), |bits| bits, |value| value;
    u16 AtomicU16 DataType::new(1, 16), |bits| bits, |value| value;
    u32 AtomicU32 DataType::new(1, 32), |bits| bits, |value| value;
    u64 AtomicU64 DataType::new(1, 64), |bits| bits, |value| value;
    i8 AtomicU8 DataType::new(0, 8), |bits| bits.cast_signed(), |value| value.cast_unsigned();
    i16 AtomicU16 DataType::new(0, 16), |bits| bits.cast_signed(), |value| value.cast_unsigned();
    i32 AtomicU32 DataType::I32, |bits| bits.cast_signed(), |value| value.cast_unsigned();
    i64 AtomicU64 DataType::I64, |bits| bits.cast_signed(), |value| value.cast_unsigned();
    f32 AtomicU32 DataType::F32, |bits| Self::from_bits(bits), |value| value.to_bits();
    f64 AtomicU64 DataType::F64, |bits| Self::from_bits(bits), |value| value.to_bits();
}
