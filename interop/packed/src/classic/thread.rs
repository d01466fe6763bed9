//! The memory of each thread: its last error, and the results that C reads before the next call.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

use super::value::Kept;
use crate::error::Error;

/// The memory of a thread.
#[derive(Default)]
pub(super) struct Thread {
    error: CString,
    /// Whether the error was set since the last call of a function in C.
    is_new: bool,
    /// The result of the last call.
    pub kept: Kept,
    /// The names that were listed last.
    pub names: Vec<CString>,
    /// Their addresses.
    pub pointers: Vec<*const c_char>,
}

thread_local! {
    static THREAD: RefCell<Thread> = RefCell::default();
}

/// Uses the memory of this thread.
///
/// # Errors
/// Returns an error while the thread ends. No foreign code runs inside, so the memory is free otherwise.
pub(super) fn with<R>(work: impl FnOnce(&mut Thread) -> R) -> Result<R, Error> {
    let work = |thread: &RefCell<Thread>| thread.try_borrow_mut().ok().map(|mut thread| work(&mut thread));
    let done = THREAD.try_with(work).ok().flatten();
    done.ok_or_else(|| Error::runtime("the thread is about to end; call the function earlier"))
}

/// Returns the text of the last error.
pub(super) fn last_error() -> *const c_char {
    with(|thread| thread.error.as_ptr()).unwrap_or(c"".as_ptr())
}

/// Sets the text of the last error; NUL is omitted.
pub(super) fn set_last_error(text: &[u8]) {
    let bytes: Vec<u8> = text.iter().copied().filter(|byte| *byte != 0).collect();
    let text = CString::new(bytes).unwrap_or_default();
    let _ = with(|thread| {
        thread.is_new = true;
        drop(std::mem::replace(&mut thread.error, text));
    });
}

/// Begins a call of a function in C: errors that are set from now on are its own.
pub(super) fn begin_call() {
    let _ = with(|thread| thread.is_new = false);
}

/// Returns the error that a function in C has set.
pub(super) fn error_of_call(name: &str) -> Error {
    let text = with(|thread| thread.is_new.then(|| thread.error.to_string_lossy().into_owned()));
    match text {
        Ok(Some(text)) => Error::from_text(&text),
        Ok(None) | Err(_) => Error::runtime(format!("`{name}` failed without an error; call `TVMAPISetLastError`")),
    }
}
