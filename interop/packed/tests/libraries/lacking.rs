//! A library that says that it is libtvm_ffi 0.1, and has nothing else. `tests/library.rs` compiles it.

#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIGetVersion(version: *mut [u32; 3]) {
    unsafe { *version = [0, 1, 99] };
}
