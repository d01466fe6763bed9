//! A libtvm_ffi of another version. `tests/library.rs` compiles it.

#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIGetVersion(version: *mut [u32; 3]) {
    unsafe { *version = [1, 2, 3] };
}
