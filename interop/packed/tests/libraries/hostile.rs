//! A library that breaks the convention of tvm-ffi in every way that a caller can see. `tests/library.rs` compiles it.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU64, Ordering};

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Any {
    type_index: i32,
    small_len: u32,
    payload: u64,
}

const fn any(type_index: i32, small_len: u32, payload: u64) -> Any {
    Any { type_index, small_len, payload }
}

/// An array of no bytes.
static EMPTY: [usize; 2] = [0; 2];

/// An object of an unknown type, which must not be freed, and its address.
static LENT: Lent = Lent([const { AtomicU64::new(0) }; 4]);

struct Lent([AtomicU64; 4]);

impl Lent {
    /// Returns the address of the object's address.
    fn get(&self) -> *const AtomicU64 {
        let [counts, type_index, _, address] = &self.0;
        counts.store(1 | 1 << 32, Ordering::SeqCst);
        type_index.store(64, Ordering::SeqCst);
        address.store((&raw const self.0).expose_provenance() as u64, Ordering::SeqCst);
        address
    }
}

/// Defines functions that return a value and a code.
macro_rules! functions {
    ($($name:ident = $any:expr, $code:expr;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(_: *mut c_void, _: *const Any, _: i32, result: *mut Any) -> c_int {
            unsafe { *result = $any };
            $code
        }
    )*};
}

functions! {
    __tvm_ffi_seven = any(1, 0, 7), 0;
    __tvm_ffi_silent = any(0, 0, 0), -1;
    __tvm_ffi_five = any(0, 0, 0), 5;
    __tvm_ffi_unknown_index = any(33, 0, 0), 0;
    __tvm_ffi_negative_index = any(-7, 0, 0), 0;
    __tvm_ffi_long_small_string = any(11, 8, 0x4141_4141_4141_4141), 0;
    __tvm_ffi_huge_small_string = any(12, u32::MAX, 0), 0;
    __tvm_ffi_small_string = any(11, 2, 0x6968), 0;
    __tvm_ffi_bad_small_string = any(11, 2, 0xffff), 0;
    __tvm_ffi_null_object = any(68, 0, 0), 0;
    __tvm_ffi_odd_object = any(70, 0, 12345), 0;
    __tvm_ffi_null_tensor = any(7, 0, 0), 0;
    __tvm_ffi_null_string = any(8, 0, 0), 0;
    __tvm_ffi_null_rvalue = any(10, 0, 0), 0;
    __tvm_ffi_lent_bytes = any(9, 0, (&raw const EMPTY).expose_provenance() as u64), 0;
    __tvm_ffi_lent_object = any(10, 0, LENT.get().expose_provenance() as u64), 0;
    __tvm_ffi_odd_bool = any(2, 0xffff_ffff, 2), 0;
    __tvm_ffi__doc_seven = any(1, 0, 7), 0;
    __tvm_ffi_documented = any(0, 0, 0), 0;
    __tvm_ffi__doc_documented = any(11, 5, 0x2e79_6c73_79), 0;
}

/// Returns its first argument, without a reference of its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __tvm_ffi_first(_: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int {
    unsafe { *result = if count > 0 { *args } else { any(0, 0, 0) } };
    0
}

/// Returns the number of its arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __tvm_ffi_count(_: *mut c_void, _: *const Any, count: i32, result: *mut Any) -> c_int {
    unsafe { *result = any(1, 0, count as u64) };
    0
}
