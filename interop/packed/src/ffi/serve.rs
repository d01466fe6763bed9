//! Functions of ours, called from C.

use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::from_c::{self, with_arguments};
use super::raised;
use super::to_c::{FEW, give};
use crate::abi::Any;
use crate::error::{Error, drop_panic, of_panic};
use crate::func::{About, Packed, PackedFunc};
use crate::thin::Thin;
use crate::value::Value;

/// Serves a call of a function with `#[packed]` that has `N` parameters. It is a function of its own for each, so that
/// nothing is called through a pointer.
///
/// # Safety
/// There are so many arguments of the C convention, which live for the call, and `result` is null or may be written.
#[inline]
pub unsafe fn serve<F: Packed, const N: usize>(args: *const Any, count: i32, result: *mut Any) -> c_int {
    // SAFETY: by the caller.
    unsafe { answer::<N>(args, count, result, F::ABOUT, |args| F::call(F::ABOUT, args)) }
}

/// Serves a call of a packed function, which is `this`.
///
/// # Safety
/// As for [`serve`]; `this` is the target of a function of ours.
pub(super) unsafe extern "C" fn serve_function(
    this: *mut c_void,
    args: *const Any,
    count: i32,
    result: *mut Any,
) -> c_int {
    // SAFETY: by the caller; the function lives for the call.
    let function = std::mem::ManuallyDrop::new(PackedFunc::foreign(unsafe { Thin::from_target(this) }));
    static NONE: About = About::unknown();
    // SAFETY: by the caller.
    unsafe { answer::<FEW>(args, count, result, &NONE, |args| function.call(args)) }
}

/// Drops a packed function.
///
/// # Safety
/// `this` is the target of a function of ours, which is given back.
pub(super) unsafe extern "C" fn drop_function(this: *mut c_void) {
    // SAFETY: by the caller.
    let function = PackedFunc::foreign(unsafe { Thin::from_target(this) });
    // A panic of a captured value ends here: no caller can receive it.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(function))) {
        drop_panic(panic);
    }
}

/// Serves a call that takes nothing and returns a text: the documentation of a function.
///
/// # Safety
/// `result` is null or may be written.
pub unsafe fn serve_text(text: &str, result: *mut Any) -> c_int {
    // SAFETY: by the caller; there are no arguments.
    unsafe { answer::<0>(std::ptr::null(), 0, result, &About::unknown(), |_| Ok(Value::str(text))) }
}

/// Serves a call that returns a description of a function, as JSON.
///
/// # Safety
/// `result` is null or may be written.
pub unsafe fn serve_metadata(about: &About, result: *mut Any) -> c_int {
    let metadata = crate::func::metadata(about);
    // SAFETY: by the caller.
    unsafe { serve_text(&metadata, result) }
}

/// Calls a function, and gives its result or raises its error.
///
/// # Safety
/// As for [`serve`].
#[inline(always)]
unsafe fn answer<const N: usize>(
    args: *const Any,
    count: i32,
    result: *mut Any,
    about: &About,
    call: impl Fn(&[Value]) -> Result<Value, Error>,
) -> c_int {
    // Values that survive a panic are dropped, not used.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: by the caller.
        unsafe { with_arguments::<N>(args, count, call) }.and_then(give)
    }));
    match outcome {
        Ok(Ok(any)) if !result.is_null() => {
            // SAFETY: by the caller.
            unsafe { result.write(any) };
            0
        }
        Ok(Ok(any)) => {
            // SAFETY: the result is ours, as the caller does not take it.
            drop(unsafe { from_c::take(any) });
            failed(about, Error::value_error("the place of the result is null"))
        }
        Ok(Err(error)) => failed(about, error),
        Err(panic) => failed(about, of_panic(panic)),
    }
}

#[cold]
fn failed(about: &About, error: Error) -> c_int {
    raised::raise(&about.passed(error))
}
