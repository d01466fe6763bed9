//! A library with classic functions that misbehave. `tests/library.rs` compiles it.

use std::ffi::{c_char, c_int, c_void};
use std::ptr;

#[unsafe(no_mangle)]
pub extern "C" fn TVMGetLastError() -> *const c_char {
    ptr::null()
}

#[unsafe(no_mangle)]
pub extern "C" fn TVMFuncFree(_: *mut c_void) -> c_int {
    -1
}

/// Returns a value of the code that the handle represents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFuncCall(
    function: *mut c_void,
    _: *const u64,
    _: *const c_int,
    _: c_int,
    result: *mut u64,
    code: *mut c_int,
) -> c_int {
    unsafe { (*result, *code) = (0, function as c_int - 1) };
    if function as usize == 1 { -1 } else { 0 }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFuncGetGlobal(name: *const c_char, result: *mut *mut c_void) -> c_int {
    // `a` is the handle 1, whose call fails; `b` gives code 1, and so on. `z` fails.
    let letter = unsafe { *name } as u8;
    unsafe { *result = ptr::without_provenance_mut(usize::from(letter.saturating_sub(b'a')) + 1) };
    if letter == b'z' { -1 } else { 0 }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFuncListGlobalNames(count: *mut c_int, names: *mut *const *const c_char) -> c_int {
    unsafe { (*count, *names) = (3, ptr::null()) };
    0
}
