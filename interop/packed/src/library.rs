//! Libraries with packed functions: libraries that [`crate::export!`] makes, or any other language.

use std::ffi::{OsStr, c_void};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use crate::abi::SafeCall;
use crate::error::{Error, ErrorKind};
use crate::ffi;
use crate::func::{About, PackedFunc};
use crate::value::Value;

/// A shared library with functions under the names `__tvm_ffi_<name>`. It stays loaded as long as one of them is there.
///
/// Numbers and strings of at most seven bytes need nothing else. Longer strings, lists, tensors, functions and errors
/// are objects of libtvm_ffi: load it first, with [`crate::Runtime::load`].
#[derive(Clone)]
pub struct Library {
    library: Arc<libloading::Library>,
    path: Arc<str>,
}

impl Library {
    /// Opens a library.
    ///
    /// # Errors
    /// Returns an error if the file is not a library, or cannot be loaded.
    ///
    /// # Safety
    /// Loading a library runs its code. Its symbols with the prefix `__tvm_ffi_` are functions of tvm-ffi's C
    /// convention, which follow it: they do not unwind, and return values of the layouts in [`crate::abi`].
    pub unsafe fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = path.as_ref();
        // SAFETY: by the caller.
        let library = unsafe { libloading::Library::new(AsRef::<OsStr>::as_ref(path)) };
        let library = library.map_err(|error| ffi::cannot_load(path, &error))?;
        Ok(Self { library: Arc::new(library), path: path.to_string_lossy().into() })
    }

    /// Returns a function.
    ///
    /// # Errors
    /// Returns an `AttributeError` if there is none of this name.
    pub fn function(&self, name: &str) -> Result<PackedFunc, Error> {
        let symbol = self.symbol(&format!("__tvm_ffi_{name}"));
        let symbol = symbol.ok_or_else(|| {
            Error::new(ErrorKind::AttributeError, format!("{} has no function `{name}`; export it", self.path))
        })?;
        // A function without a readable documentation is a function.
        let about = About::of_library(name.to_owned(), self.doc(name).unwrap_or_default());
        let kept = Arc::clone(&self.library);
        let call = move |about: &About, args: &[Value]| {
            let _kept = &kept;
            // SAFETY: the symbol is such a function, by the caller of `open`, and the library is loaded.
            unsafe { ffi::call_symbol(symbol, about.name(), args) }
        };
        Ok(PackedFunc::with(about, call))
    }

    /// Returns the documentation of a function; empty if there is none.
    ///
    /// # Errors
    /// Returns the error of the function that has it.
    pub fn doc(&self, name: &str) -> Result<String, Error> {
        self.text("__tvm_ffi__doc_", name)
    }

    /// Returns the description of a function as JSON; empty if there is none.
    ///
    /// # Errors
    /// Returns the error of the function that has it.
    pub fn metadata(&self, name: &str) -> Result<String, Error> {
        self.text("__tvm_ffi__metadata_", name)
    }

    fn text(&self, prefix: &str, name: &str) -> Result<String, Error> {
        let Some(symbol) = self.symbol(&format!("{prefix}{name}")) else { return Ok(String::new()) };
        // SAFETY: the symbol is such a function, by the caller of `open`.
        let text = match unsafe { ffi::call_symbol(symbol, name, &[]) } {
            Ok(text) => text,
            // Texts of more than seven bytes are objects.
            Err(_) if crate::Runtime::get().is_none() => return Ok(String::new()),
            Err(error) => return Err(error),
        };
        let text = text.as_str().map(str::to_owned);
        text.ok_or_else(|| Error::type_error(format!("`{prefix}{name}` of {} returns no text", self.path)))
    }

    fn symbol(&self, name: &str) -> Option<SafeCall> {
        // SAFETY: by the caller of `open`, symbols of these prefixes are such functions.
        let symbol = unsafe { self.library.get::<*mut c_void>(name) }.ok()?;
        let address = *symbol;
        // SAFETY: as above, and a null pointer is not a function.
        (!address.is_null()).then(|| unsafe { std::mem::transmute::<*mut c_void, SafeCall>(address) })
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Library({:?})", self.path)
    }
}
