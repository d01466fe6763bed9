//! A library with packed functions that is its own libtvm_ffi. Each function calls what the target `packed_library` has
//! put in its place. `build.rs` compiles it.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// A value.
#[repr(C)]
pub struct Any {
    type_index: i32,
    small_len: u32,
    payload: u64,
}

/// The number of functions below.
const COUNT: usize = 12;

/// The functions that are called.
static HOOKS: [AtomicPtr<c_void>; COUNT] = [const { AtomicPtr::new(std::ptr::null_mut()) }; COUNT];

/// Sets a function: the arguments are its position and its address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __tvm_ffi_hook(_: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int {
    // SAFETY: the target passes two integers.
    unsafe {
        if count == 2 {
            let address = (*args.add(1)).payload as usize;
            HOOKS[(*args).payload as usize].store(std::ptr::with_exposed_provenance_mut(address), Ordering::SeqCst);
        }
        *result = Any { type_index: 0, small_len: 0, payload: 0 };
    }
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIGetVersion(version: *mut [u32; 3]) {
    // SAFETY: the caller passes room for three numbers.
    unsafe { *version = [0, 1, 0] };
}

macro_rules! functions {
    ($($position:literal $name:ident($($argument:ident: $ty:ty),*) $(-> $result:ty)?;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $ty),*) $(-> $result)? {
            type Hook = unsafe extern "C" fn($($ty),*) $(-> $result)?;
            let hook = HOOKS[$position].load(Ordering::SeqCst);
            // SAFETY: the target has put a function of this type here.
            unsafe { std::mem::transmute::<*mut c_void, Hook>(hook)($($argument),*) }
        }
    )*};
}

functions! {
    0 __tvm_ffi_f(this: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int;
    1 __tvm_ffi__doc_f(this: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int;
    2 __tvm_ffi__metadata_f(this: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int;
    3 TVMFFIFunctionCreate(own: *mut c_void, call: *mut c_void, deleter: *mut c_void, made: *mut *mut c_void) -> c_int;
    4 TVMFFIFunctionGetGlobal(name: *const c_void, found: *mut *mut c_void) -> c_int;
    5 TVMFFIFunctionSetGlobal(name: *const c_void, function: *mut c_void, can_override: c_int) -> c_int;
    6 TVMFFIErrorCreate(kind: *const c_void, message: *const c_void, trace: *const c_void, made: *mut *mut c_void) -> c_int;
    7 TVMFFIErrorSetRaised(error: *mut c_void);
    8 TVMFFIErrorMoveFromRaised(error: *mut *mut c_void);
    9 TVMFFIStringFromByteArray(text: *const c_void, made: *mut Any) -> c_int;
    10 TVMFFIBytesFromByteArray(bytes: *const c_void, made: *mut Any) -> c_int;
    11 TVMFFITensorFromDLPackVersioned(tensor: *mut c_void, align: i32, contiguous: i32, made: *mut *mut c_void) -> c_int;
}
