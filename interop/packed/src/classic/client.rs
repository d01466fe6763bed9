//! Libraries with the ten classic functions, called from Rust.

use std::ffi::{CStr, CString, OsStr, c_char, c_int, c_void};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use super::value::{Kept, RawValue, code, read};
use crate::error::Error;
use crate::ffi::cannot_load;
use crate::func::PackedFunc;
use crate::value::Value;

/// Declares the functions, and looks all of them up.
macro_rules! symbols {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*) -> $result:ty;)*) => {
        struct Symbols {
            $($field: unsafe extern "C" fn($($argument),*) -> $result,)*
            _library: libloading::Library,
        }

        impl Symbols {
            /// Looks the functions up; the error is the name of one that is missing.
            ///
            /// # Safety
            /// The library's functions of these names have these types.
            unsafe fn find(library: libloading::Library) -> Result<Self, &'static str> {
                // SAFETY: by the caller.
                unsafe { Ok(Self { $($field: *library.get($symbol).map_err(|_| $symbol)?,)* _library: library }) }
            }
        }
    };
}

symbols! {
    get_last_error = "TVMGetLastError": fn() -> *const c_char;
    free = "TVMFuncFree": fn(*mut c_void) -> c_int;
    call = "TVMFuncCall": fn(*mut c_void, *const RawValue, *const c_int, c_int, *mut RawValue, *mut c_int) -> c_int;
    get_global = "TVMFuncGetGlobal": fn(*const c_char, *mut *mut c_void) -> c_int;
    list = "TVMFuncListGlobalNames": fn(*mut c_int, *mut *const *const c_char) -> c_int;
}

/// A library with the ten classic functions. It stays loaded as long as one of its functions is there.
///
/// Functions cannot be passed to it: its handles are its own.
#[derive(Clone)]
pub struct Client(Arc<Symbols>);

impl Client {
    /// Opens a library.
    ///
    /// # Errors
    /// Returns an error if the file is not a library, or lacks one of the functions.
    ///
    /// # Safety
    /// Loading a library runs its code, and its functions are as TVM has them.
    pub unsafe fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        // SAFETY: by the caller.
        let library = unsafe { libloading::Library::new(AsRef::<OsStr>::as_ref(path)) };
        let library = library.map_err(|error| cannot_load(path, &error))?;
        // SAFETY: by the caller.
        let symbols = unsafe { Symbols::find(library) };
        let missing = |name| {
            Error::runtime(format!(
                "{} has no function `{name}`; load a library with the classic functions",
                path.display()
            ))
        };
        symbols.map(|symbols| Self(Arc::new(symbols))).map_err(missing)
    }

    /// Returns the names of all functions.
    ///
    /// # Errors
    /// Returns the library's error.
    pub fn names(&self) -> Result<Vec<String>, Error> {
        let (mut count, mut names) = (0, std::ptr::null());
        // SAFETY: the places may be written.
        let code = unsafe { (self.0.list)(&mut count, &mut names) };
        self.check(code, "TVMFuncListGlobalNames")?;
        let Ok(count) = usize::try_from(count) else { return Err(bad_list(count)) };
        if names.is_null() && count > 0 {
            return Err(bad_list(count));
        }
        // SAFETY: the library has written so many names.
        let name = |at: usize| unsafe { *names.add(at) };
        // SAFETY: each is a string that ends with NUL.
        let text = |name: *const c_char| unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned();
        Ok((0..count).map(name).filter(|name| !name.is_null()).map(text).collect())
    }

    /// Returns a function; `None` if there is none of this name.
    ///
    /// # Errors
    /// Returns the library's error.
    pub fn get(&self, name: &str) -> Result<Option<PackedFunc>, Error> {
        let text = CString::new(name).map_err(|_| Error::value_error("a name has NUL; leave it out"))?;
        let mut handle = std::ptr::null_mut();
        // SAFETY: the name lives for the call, and the place may be written.
        let code = unsafe { (self.0.get_global)(text.as_ptr(), &mut handle) };
        self.check(code, "TVMFuncGetGlobal")?;
        Ok((!handle.is_null()).then(|| self.function(name, handle)))
    }

    /// Makes a function of a handle, which it owns.
    fn function(&self, name: &str, handle: *mut c_void) -> PackedFunc {
        let function = Remote { client: self.clone(), name: name.into(), handle };
        PackedFunc::named(name.to_owned(), move |args: &[Value]| function.call(args))
    }

    fn check(&self, code: c_int, name: &str) -> Result<(), Error> {
        if code == 0 { Ok(()) } else { Err(self.error(name)) }
    }

    #[cold]
    fn error(&self, name: &str) -> Error {
        // SAFETY: the text is copied at once.
        let text = unsafe { (self.0.get_last_error)() };
        if text.is_null() {
            return Error::runtime(format!("`{name}` failed without an error; set one"));
        }
        // SAFETY: the text ends with NUL.
        Error::from_text(&unsafe { CStr::from_ptr(text) }.to_string_lossy())
    }
}

#[cold]
fn bad_list(count: impl fmt::Display) -> Error {
    Error::value_error(format!("a library lists {count} names, and no memory for them"))
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Client")
    }
}

/// A function of a library, by its handle.
struct Remote {
    client: Client,
    name: Box<str>,
    handle: *mut c_void,
}

// SAFETY: handles may be used and freed on any thread.
unsafe impl Send for Remote {}
// SAFETY: as above.
unsafe impl Sync for Remote {}

impl Remote {
    fn call(&self, args: &[Value]) -> Result<Value, Error> {
        if args.iter().any(|arg| matches!(arg, Value::Func(_))) {
            return Err(Error::type_error("functions cannot be passed to another library by the classic functions"));
        }
        let mut kept = Kept::default();
        let lent: Result<Vec<_>, _> = args.iter().map(|arg| kept.lend(arg)).collect();
        let (values, codes): (Vec<RawValue>, Vec<c_int>) = lent?.into_iter().unzip();
        let count = c_int::try_from(args.len());
        let count =
            count.map_err(|_| Error::value_error("a call has more than 2147483647 arguments; pass a tensor"))?;
        let (mut result, mut result_code) = (RawValue::NONE, code::NULL);
        let symbols = &self.client.0;
        // SAFETY: the values live for the call, and the handle is alive.
        let code = unsafe {
            (symbols.call)(self.handle, values.as_ptr(), codes.as_ptr(), count, &mut result, &mut result_code)
        };
        self.client.check(code, &self.name)?;
        if result_code == code::FUNCTION {
            // SAFETY: numbers are initialized.
            let handle = unsafe { result.pointer };
            return Ok(if handle.is_null() { Value::None } else { self.client.function("", handle).into() });
        }
        // SAFETY: the result lives until the next call; its clone owns it.
        Ok(unsafe { read(result, result_code) }?.clone())
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        // SAFETY: the handle is ours.
        unsafe { (self.client.0.free)(self.handle) };
    }
}
