//! libtvm_ffi: the functions of it that this crate uses, and its registry.

use std::ffi::{c_int, c_void};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use libloading::Library;

use super::{from_c, raised, to_c};
use crate::abi::{Any, ByteArray, DlManagedTensorVersioned, SafeCall, index};
use crate::error::{Error, ErrorKind};
use crate::func::PackedFunc;
use crate::value::Value;

/// An object of libtvm_ffi.
pub(super) type Handle = *mut c_void;

/// Declares the functions, and looks all of them up.
macro_rules! symbols {
    ($($field:ident = $symbol:literal: fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions of libtvm_ffi.
        pub(super) struct Symbols {
            $(pub $field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Symbols {
            /// Looks the functions up.
            ///
            /// # Errors
            /// Returns the name of the first one that is missing.
            ///
            /// # Safety
            /// The library's functions of these names have these types: it is libtvm_ffi 0.1.
            unsafe fn find(library: &Library) -> Result<Self, &'static str> {
                // SAFETY: by the caller.
                unsafe { Ok(Self { $($field: *library.get($symbol).map_err(|_| $symbol)?,)* }) }
            }
        }
    };
}

symbols! {
    function_create = "TVMFFIFunctionCreate": fn(*mut c_void, SafeCall, Option<unsafe extern "C" fn(*mut c_void)>, *mut Handle) -> c_int;
    function_get_global = "TVMFFIFunctionGetGlobal": fn(*const ByteArray, *mut Handle) -> c_int;
    function_set_global = "TVMFFIFunctionSetGlobal": fn(*const ByteArray, Handle, c_int) -> c_int;
    error_create = "TVMFFIErrorCreate": fn(*const ByteArray, *const ByteArray, *const ByteArray, *mut Handle) -> c_int;
    error_set_raised = "TVMFFIErrorSetRaised": fn(Handle);
    error_move_from_raised = "TVMFFIErrorMoveFromRaised": fn(*mut Handle);
    string_from_bytes = "TVMFFIStringFromByteArray": fn(*const ByteArray, *mut Any) -> c_int;
    bytes_from_bytes = "TVMFFIBytesFromByteArray": fn(*const ByteArray, *mut Any) -> c_int;
    tensor_from_dlpack = "TVMFFITensorFromDLPackVersioned": fn(*mut DlManagedTensorVersioned, i32, i32, *mut Handle) -> c_int;
}

/// The functions, once they are found.
static SYMBOLS: AtomicPtr<Symbols> = AtomicPtr::new(std::ptr::null_mut());

/// Returns the functions of the libtvm_ffi in this process, if there is one.
pub(super) fn symbols() -> Option<&'static Symbols> {
    let found = SYMBOLS.load(Ordering::Acquire);
    // SAFETY: symbols are never freed.
    unsafe { found.as_ref() }.or_else(find_in_process)
}

/// Returns the functions of libtvm_ffi.
///
/// # Errors
/// Returns an error if there is no libtvm_ffi in this process.
pub(super) fn required(what: &str) -> Result<&'static Symbols, Error> {
    symbols().ok_or_else(|| Error::runtime(format!("{what} need libtvm_ffi; load it first, with `Runtime::load`")))
}

#[cold]
fn find_in_process() -> Option<&'static Symbols> {
    let process = process()?;
    check_version(&process, Path::new("the libtvm_ffi of this process")).ok()?;
    // SAFETY: the version has been checked.
    unsafe { Symbols::find(&process) }.ok().map(install)
}

/// Returns all libraries of the process whose symbols are global.
fn process() -> Option<Library> {
    #[cfg(unix)]
    return Some(libloading::os::unix::Library::this().into());
    #[cfg(windows)]
    return libloading::os::windows::Library::open_already_loaded("tvm_ffi").ok().map(Into::into);
    #[cfg(not(any(unix, windows)))]
    None
}

fn install(symbols: Symbols) -> &'static Symbols {
    let symbols: &'static Symbols = Box::leak(Box::new(symbols));
    SYMBOLS.store(std::ptr::from_ref(symbols).cast_mut(), Ordering::Release);
    symbols
}

/// The version of a libtvm_ffi.
#[repr(C)]
#[derive(Default)]
struct Version {
    major: u32,
    minor: u32,
    patch: u32,
}

/// A libtvm_ffi, with its registry of global functions: the functions of Python, C++ and every library in the process.
#[derive(Clone, Copy)]
pub struct Runtime(&'static Symbols);

impl Runtime {
    /// Returns the libtvm_ffi in this process, if there is one: in Python, after `import tvm_ffi`.
    pub fn get() -> Option<Self> {
        symbols().map(Self)
    }

    /// Loads a libtvm_ffi, for the rest of the process; if there is one already, returns that.
    ///
    /// # Errors
    /// Returns an error if the file is not a library, not libtvm_ffi, or of another version than 0.1.
    ///
    /// # Safety
    /// Loading a library runs its code.
    pub unsafe fn load(path: impl AsRef<Path>) -> Result<Self, Error> {
        static LOADED: OnceLock<Library> = OnceLock::new();
        if let Some(found) = Self::get() {
            return Ok(found);
        }
        let path = path.as_ref();
        // SAFETY: by the caller.
        let library = unsafe { open_global(path) }.map_err(|error| cannot_load(path, &error))?;
        check_version(&library, path)?;
        // SAFETY: the version has been checked.
        let symbols = unsafe { Symbols::find(&library) };
        let symbols = symbols.map_err(|name| {
            Error::runtime(format!("{} has no function `{name}`; load libtvm_ffi 0.1", path.display()))
        })?;
        let _ = LOADED.set(library);
        Ok(Self(install(symbols)))
    }

    /// Returns a global function, if there is one.
    ///
    /// # Errors
    /// Returns libtvm_ffi's error.
    pub fn get_global(self, name: &str) -> Result<Option<PackedFunc>, Error> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the name lives for the call, which writes a handle.
        let code = unsafe { (self.0.function_get_global)(&ByteArray::of(name.as_bytes()), &mut handle) };
        if code != 0 {
            return Err(raised::take("TVMFFIFunctionGetGlobal"));
        }
        if handle.is_null() {
            return Ok(None);
        }
        // SAFETY: the handle is that of a function, and ours.
        match unsafe { from_c::take(Any::pointer(index::FUNCTION, handle)) }? {
            Value::Func(function) => Ok(Some(function)),
            other => Err(Error::type_error(format!("expected the function {name}, but got {}", other.type_name()))),
        }
    }

    /// Calls a global function.
    ///
    /// # Errors
    /// Returns an error if there is no such function, or the function's error.
    pub fn call(self, name: &str, args: &[Value]) -> Result<Value, Error> {
        let function = self.get_global(name)?;
        let missing =
            || Error::new(ErrorKind::ValueError, format!("Cannot find global function {name}; register it first"));
        function.ok_or_else(missing)?.call(args)
    }

    /// Adds a global function, also for Python and C++.
    ///
    /// # Errors
    /// Returns an error if the name is taken, unless the function may override it.
    pub fn set_global(self, name: &str, function: PackedFunc, can_override: bool) -> Result<(), Error> {
        let function = [function.into()];
        let given = to_c::Given::new(&function)?;
        let name = ByteArray::of(name.as_bytes());
        let handle = given.as_slice()[0].as_pointer();
        // SAFETY: the name lives for the call, which takes a reference to the function of its own.
        let code = unsafe { (self.0.function_set_global)(&name, handle, can_override.into()) };
        if code == 0 { Ok(()) } else { Err(raised::take("TVMFFIFunctionSetGlobal")) }
    }
}

impl std::fmt::Debug for Runtime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Runtime")
    }
}

/// Opens a library whose symbols libraries after it see.
///
/// # Safety
/// Loading a library runs its code.
unsafe fn open_global(path: &Path) -> Result<Library, libloading::Error> {
    #[cfg(unix)]
    {
        use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_LAZY};
        // SAFETY: by the caller.
        unsafe { Library::open(Some(path), RTLD_LAZY | RTLD_GLOBAL) }.map(Into::into)
    }
    #[cfg(not(unix))]
    // SAFETY: by the caller.
    unsafe {
        Library::new(path)
    }
}

pub(crate) fn cannot_load(path: &Path, error: &libloading::Error) -> Error {
    Error::runtime(format!(
        "Failed to load dynamic shared library {}: {error}; give the path of a library",
        path.display()
    ))
}

fn check_version(library: &Library, path: &Path) -> Result<(), Error> {
    // SAFETY: the function has this type in all versions that have it.
    let get = unsafe { library.get::<unsafe extern "C" fn(*mut Version)>("TVMFFIGetVersion") };
    let Ok(get) = get else {
        return Err(Error::runtime(format!(
            "{} is not libtvm_ffi: it has no version; load libtvm_ffi 0.1",
            path.display()
        )));
    };
    let mut version = Version::default();
    // SAFETY: the function writes three numbers.
    unsafe { get(&mut version) };
    let Version { major, minor, patch } = version;
    if (major, minor) == (0, 1) {
        return Ok(());
    }
    Err(Error::runtime(format!(
        "{} is version {major}.{minor}.{patch} of libtvm_ffi; load version 0.1",
        path.display()
    )))
}
