//! The ten functions of the C API; `classic_functions!` exports them.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::thread;
use super::value::{CFunction, Finalizer, Kept, RawValue, give_function, read};
use crate::error::{Error, of_panic};
use crate::func::PackedFunc;
use crate::registry::Registry;
use crate::value::Value;

/// Runs a function; an error or a panic becomes -1 and the last error.
fn guarded(work: impl FnOnce() -> Result<(), Error>) -> c_int {
    // Values that survive a panic are dropped, not used.
    let outcome = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(of_panic(panic)));
    match outcome {
        Ok(()) => 0,
        Err(error) => {
            thread::set_last_error(error.to_text().as_bytes());
            -1
        }
    }
}

#[cold]
fn null(what: &str) -> Error {
    Error::type_error(format!("{what} is a null pointer"))
}

/// Returns a place that a result is written to.
///
/// # Safety
/// The pointer is null, or may be written.
unsafe fn place<'a, T>(pointer: *mut T, what: &str) -> Result<&'a mut T, Error> {
    // SAFETY: by the caller.
    unsafe { pointer.as_mut() }.ok_or_else(|| null(what))
}

/// Returns a name.
///
/// # Safety
/// The pointer is null, or a string that ends with NUL.
unsafe fn text<'a>(pointer: *const c_char) -> Result<&'a str, Error> {
    if pointer.is_null() {
        return Err(null("the name"));
    }
    // SAFETY: by the caller.
    Ok(unsafe { CStr::from_ptr(pointer) }.to_str()?)
}

/// Returns the function of a handle.
///
/// # Safety
/// The pointer is null, or a handle of a function that is not freed.
unsafe fn function<'a>(pointer: *mut c_void) -> Result<&'a PackedFunc, Error> {
    // SAFETY: by the caller.
    unsafe { pointer.cast::<PackedFunc>().as_ref() }.ok_or_else(|| null("the function"))
}

/// Reads the values of a call.
///
/// # Safety
/// The pointers are null, or have so many values and codes, as [`read`] demands them.
unsafe fn values(values: *const RawValue, codes: *const c_int, count: c_int) -> Result<Vec<Value>, Error> {
    let Ok(count) = usize::try_from(count) else {
        return Err(Error::value_error(format!("the number of arguments is {count}")));
    };
    if count == 0 {
        return Ok(Vec::new());
    }
    if values.is_null() || codes.is_null() {
        return Err(null("the array of arguments"));
    }
    // SAFETY: by the caller.
    let (values, codes) =
        unsafe { (std::slice::from_raw_parts(values, count), std::slice::from_raw_parts(codes, count)) };
    let value = |(at, (value, code)): (usize, (&RawValue, &c_int))| {
        // SAFETY: by the caller.
        unsafe { read(*value, *code) }
            .map_err(|error| Error::new(error.kind().clone(), format!("Invalid argument #{at}: {}", error.message())))
    };
    values.iter().zip(codes).enumerate().map(value).collect()
}

/// Returns the text of this thread's last error, until there is another.
///
/// # Safety
/// The text is read before another error.
pub unsafe fn get_last_error() -> *const c_char {
    thread::last_error()
}

/// Sets the text of this thread's last error.
///
/// # Safety
/// The pointer is null, or a string that ends with NUL.
pub unsafe fn set_last_error(text: *const c_char) {
    // SAFETY: by the caller.
    thread::set_last_error(if text.is_null() { b"" } else { unsafe { CStr::from_ptr(text) }.to_bytes() });
}

/// Ends a handle of a function; null is none.
///
/// # Safety
/// The pointer is null, or a handle that is not used any more.
pub unsafe fn free(function: *mut c_void) -> c_int {
    guarded(|| {
        if !function.is_null() {
            // SAFETY: by the caller; handles are made by `give_function`.
            drop(unsafe { Box::from_raw(function.cast::<PackedFunc>()) });
        }
        Ok(())
    })
}

/// Calls a function. Strings, bytes and names of data types come back in a buffer of the thread until its next call;
/// functions belong to the caller.
///
/// # Safety
/// The pointers are null, or as TVM has them.
pub unsafe fn call(
    function: *mut c_void,
    values: *const RawValue,
    codes: *const c_int,
    count: c_int,
    result: *mut RawValue,
    result_code: *mut c_int,
) -> c_int {
    guarded(|| {
        // SAFETY: by the caller. The function's own handle may be freed while it runs.
        let (function, args) = unsafe { (self::function(function)?.clone(), self::values(values, codes, count)?) };
        // SAFETY: by the caller.
        let (place, place_code) =
            unsafe { (place(result, "the result")?, place(result_code, "the code of the result")?) };
        let mut kept = Kept::default();
        (*place, *place_code) = kept.give(function.call(&args)?)?;
        // The previous result is dropped outside.
        drop(thread::with(|thread| std::mem::replace(&mut thread.kept, kept))?);
        Ok(())
    })
}

/// Sets the result of a function in C, inside its call. The value is copied.
///
/// # Safety
/// The place is that of a call that runs, or null; the other pointers are null, or one value and its code.
pub unsafe fn set_return(place: *mut c_void, values: *const RawValue, codes: *const c_int, count: c_int) -> c_int {
    guarded(|| {
        if count != 1 {
            return Err(Error::value_error(format!("Check failed: num_ret == 1 ({count} vs. 1) : return one value")));
        }
        // SAFETY: by the caller.
        let (place, values) = unsafe {
            (self::place(place.cast::<Value>(), "the place of the result")?, self::values(values, codes, 1)?)
        };
        // Clones own what is lent.
        if let Some(Value::Tensor(tensor)) = values.first() {
            tensor.to_owner()?;
        }
        *place = values.first().cloned().unwrap_or_default();
        Ok(())
    })
}

/// Makes a handle of a function that is an argument of a function in C; other values stay as they are.
///
/// # Safety
/// The pointer is null, or an argument of this code.
pub unsafe fn cb_arg_to_return(value: *mut RawValue, code: c_int) -> c_int {
    guarded(|| {
        // SAFETY: by the caller.
        let place = unsafe { place(value, "the value")? };
        // SAFETY: by the caller.
        if let Value::Func(function) = unsafe { read(*place, code) }? {
            place.pointer = give_function(function);
        }
        Ok(())
    })
}

/// A function in C, with its resource.
struct Resource {
    function: CFunction,
    resource: *mut c_void,
    finalizer: Option<Finalizer>,
}

// SAFETY: the maker of the function answers for its use from other threads, as for all functions of TVM.
unsafe impl Send for Resource {}
// SAFETY: as above.
unsafe impl Sync for Resource {}

impl Resource {
    fn call(&self, args: &[Value]) -> Result<Value, Error> {
        let mut kept = Kept::default();
        let lent: Result<Vec<_>, _> = args.iter().map(|arg| kept.lend(arg)).collect();
        let (mut values, mut codes): (Vec<RawValue>, Vec<c_int>) = lent?.into_iter().unzip();
        let count = c_int::try_from(args.len());
        let count =
            count.map_err(|_| Error::value_error("a call has more than 2147483647 arguments; pass a tensor"))?;
        let mut result = Value::None;
        let place = (&raw mut result).cast();
        thread::begin_call();
        // SAFETY: the function takes such values, by the maker; they live for the call.
        match unsafe { (self.function)(values.as_mut_ptr(), codes.as_mut_ptr(), count, place, self.resource) } {
            0 => Ok(result),
            _ => Err(thread::error_of_call("callback")),
        }
    }
}

impl Drop for Resource {
    fn drop(&mut self) {
        if let Some(finalizer) = self.finalizer {
            // SAFETY: the finalizer takes the resource, once.
            unsafe { finalizer(self.resource) };
        }
    }
}

/// Makes a function of a function in C. The finalizer is called once, when the last copy of the function goes.
///
/// # Safety
/// The function and the finalizer take the resource, from any thread, and do not unwind. `result` is null or may be
/// written.
pub unsafe fn create_from_c_func(
    function: Option<CFunction>,
    resource: *mut c_void,
    finalizer: Option<Finalizer>,
    result: *mut *mut c_void,
) -> c_int {
    guarded(|| {
        // SAFETY: by the caller.
        let place = unsafe { place(result, "the result")? };
        let function = function.ok_or_else(|| null("the function"))?;
        let resource = Resource { function, resource, finalizer };
        *place = give_function(PackedFunc::named("callback", move |args: &[Value]| resource.call(args)));
        Ok(())
    })
}

/// Registers a function, which keeps its handle.
///
/// # Safety
/// The pointers are null, or a string that ends with NUL and a handle.
pub unsafe fn register_global(name: *const c_char, function: *mut c_void, can_override: c_int) -> c_int {
    guarded(|| {
        // SAFETY: by the caller.
        let (name, function) = unsafe { (text(name)?, self::function(function)?.clone()) };
        if can_override != 0 {
            drop(Registry::global().add_or_override(name, function));
            return Ok(());
        }
        Registry::global().add(name, function)
    })
}

/// Gets a function as a new handle; null if there is none of this name.
///
/// # Safety
/// The pointers are null, or a string that ends with NUL and a place that may be written.
pub unsafe fn get_global(name: *const c_char, result: *mut *mut c_void) -> c_int {
    guarded(|| {
        // SAFETY: by the caller.
        let (name, place) = unsafe { (text(name)?, place(result, "the result")?) };
        *place = Registry::global().get(name).map_or(std::ptr::null_mut(), give_function);
        Ok(())
    })
}

/// Lists all names, in a buffer of the thread until it lists them again.
///
/// # Safety
/// The pointers are null or may be written.
pub unsafe fn list_global_names(count: *mut c_int, names: *mut *const *const c_char) -> c_int {
    guarded(|| {
        // SAFETY: by the caller.
        let (count, names) = unsafe { (place(count, "the number")?, place(names, "the list")?) };
        // A name with NUL has no form in C.
        let listed = Registry::global().names().into_iter().filter_map(|name| CString::new(name).ok()).collect();
        thread::with(|thread| {
            thread.names = listed;
            thread.pointers = thread.names.iter().map(|name| name.as_ptr()).collect();
            *count = c_int::try_from(thread.pointers.len()).unwrap_or(c_int::MAX);
            *names = thread.pointers.as_ptr();
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::code;

    fn last() -> String {
        // SAFETY: the text is copied at once.
        unsafe { CStr::from_ptr(get_last_error()) }.to_string_lossy().into_owned()
    }

    unsafe extern "C" fn silent(_: *mut RawValue, _: *mut c_int, _: c_int, _: *mut c_void, _: *mut c_void) -> c_int {
        -1
    }

    unsafe extern "C" fn first(
        values: *mut RawValue,
        codes: *mut c_int,
        count: c_int,
        place: *mut c_void,
        _: *mut c_void,
    ) -> c_int {
        // SAFETY: the arguments belong to the call.
        if count == 0 { 0 } else { unsafe { set_return(place, values, codes, 1) } }
    }

    unsafe extern "C" fn finalize(resource: *mut c_void) {
        // SAFETY: the resource is the counter below.
        unsafe { *resource.cast::<i32>() += 1 };
    }

    fn make(function: CFunction, resource: *mut c_void, finalizer: Option<Finalizer>) -> *mut c_void {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the functions above ignore their resource.
        assert_eq!(unsafe { create_from_c_func(Some(function), resource, finalizer, &mut handle) }, 0);
        handle
    }

    #[test]
    fn null_pointers_are_errors() {
        let null = std::ptr::null_mut();
        // SAFETY: all pointers are null.
        unsafe {
            assert_eq!(free(null), 0);
            assert_eq!(
                call(null, std::ptr::null(), std::ptr::null(), 0, std::ptr::null_mut(), std::ptr::null_mut()),
                -1
            );
            assert_eq!(last(), "TypeError: the function is a null pointer");
            assert_eq!(get_global(std::ptr::null(), std::ptr::null_mut()), -1);
            assert_eq!(get_global(c"a".as_ptr(), std::ptr::null_mut()), -1);
            assert_eq!(last(), "TypeError: the result is a null pointer");
            assert_eq!(register_global(c"\xff".as_ptr(), null, 0), -1);
            assert_eq!(cb_arg_to_return(std::ptr::null_mut(), code::FUNCTION), -1);
            assert_eq!(set_return(null, std::ptr::null(), std::ptr::null(), 1), -1);
            assert_eq!(list_global_names(std::ptr::null_mut(), std::ptr::null_mut()), -1);
            assert_eq!(create_from_c_func(None, null, None, std::ptr::null_mut()), -1);
            set_last_error(std::ptr::null());
            assert_eq!(last(), "");
        }
    }

    #[test]
    fn a_failure_without_an_error_is_not_an_old_one() {
        let function = make(silent, std::ptr::null_mut(), None);
        let (mut result, mut code) = (RawValue::NONE, 0);
        // SAFETY: the pointers are to values of their types.
        unsafe {
            set_last_error(c"old".as_ptr());
            assert_eq!(call(function, std::ptr::null(), std::ptr::null(), 0, &mut result, &mut code), -1);
            assert_eq!(
                last().lines().next(),
                Some("RuntimeError: `callback` failed without an error; call `TVMAPISetLastError`")
            );
            assert_eq!(call(function, std::ptr::null(), std::ptr::null(), -3, &mut result, &mut code), -1);
            assert_eq!(last(), "ValueError: the number of arguments is -3");
            free(function);
        }
    }

    #[test]
    fn finalizers_run_once_with_the_last_copy() {
        let mut finalized = 0_i32;
        let function = make(first, (&raw mut finalized).cast(), Some(finalize));
        // SAFETY: the pointers are to values of their types.
        unsafe {
            assert_eq!(register_global(c"test.kept".as_ptr(), function, 1), 0);
            free(function);
            assert_eq!(finalized, 0);
            let mut handle = std::ptr::null_mut();
            assert_eq!(get_global(c"test.kept".as_ptr(), &mut handle), 0);
            let (args, codes) = ([RawValue { int: 7 }], [code::INT]);
            let (mut result, mut code) = (RawValue::NONE, 99);
            assert_eq!(call(handle, args.as_ptr(), codes.as_ptr(), 1, &mut result, &mut code), 0);
            assert_eq!((result.int, code), (7, code::INT));
            free(handle);
        }
        drop(Registry::global().remove("test.kept"));
        assert_eq!(finalized, 1);
    }

    #[test]
    fn panics_do_not_cross() {
        let function = give_function(PackedFunc::new(|_: &[Value]| -> i64 { panic!("on purpose") }));
        let (mut result, mut code) = (RawValue::NONE, 0);
        // SAFETY: the pointers are to values of their types.
        unsafe {
            assert_eq!(call(function, std::ptr::null(), std::ptr::null(), 0, &mut result, &mut code), -1);
            free(function);
        }
        assert_eq!(last(), "RuntimeError: panic: on purpose");
    }
}
