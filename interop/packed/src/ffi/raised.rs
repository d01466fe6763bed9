//! Errors across the convention: one lies in a slot of the thread, in libtvm_ffi.

use std::ffi::c_int;

use super::from_c::bytes;
use super::runtime::{Symbols, symbols};
use crate::abi::{ByteArray, ErrorBody, index};
use crate::error::{Error, ErrorKind, Frame, read_frames, write_frames};
use crate::thin::{Tag, Thin, release};
use crate::value::Object;

/// Raises an error, and returns the code that tells so.
#[cold]
pub(super) fn raise(error: &Error) -> c_int {
    if let Some(symbols) = symbols() {
        raise_with(symbols, error);
    }
    -1
}

fn raise_with(symbols: &Symbols, error: &Error) {
    if let Some((origin, frames)) = error.origin() {
        append_frames(origin, frames);
        // SAFETY: the object is an error; the slot takes a reference of its own.
        return unsafe { (symbols.error_set_raised)(origin.thin().target()) };
    }
    let text = |text: &str| ByteArray::of(text.as_bytes());
    let frames = write_frames(error.frames());
    let mut handle = std::ptr::null_mut();
    // SAFETY: the texts live for the call, which copies them.
    let code = unsafe {
        (symbols.error_create)(&text(error.kind().as_str()), &text(error.message()), &text(&frames), &mut handle)
    };
    if code == 0 && !handle.is_null() {
        // SAFETY: the slot takes a reference of its own, and ours ends.
        unsafe {
            (symbols.error_set_raised)(handle);
            release(handle);
        }
    }
}

/// Appends frames to an error of libtvm_ffi, which stays the same object: its class, cause and context are not ours to
/// copy.
fn append_frames(origin: &Object, frames: &[Frame]) {
    const APPEND: i32 = 1;
    // SAFETY: origins are errors, which have such a body.
    let update = unsafe { origin.thin().body::<ErrorBody>() }.and_then(|body| body.update_backtrace);
    if let Some(update) = update.filter(|_| !frames.is_empty()) {
        let text = write_frames(frames);
        // SAFETY: the text lives for the call, which copies it.
        unsafe { update(origin.thin().target(), &ByteArray::of(text.as_bytes()), APPEND) };
    }
}

/// Takes the error that a function of this name has raised.
#[cold]
pub(super) fn take(function: &str) -> Error {
    let missing = || {
        let hint =
            if symbols().is_some() { "raise one" } else { "load libtvm_ffi first, with `Runtime::load`, to see it" };
        Error::runtime(format!("`{function}` failed without an error; {hint}"))
    };
    let Some(symbols) = symbols() else { return missing() };
    let mut handle = std::ptr::null_mut();
    // SAFETY: the call writes a handle, which is ours.
    unsafe { (symbols.error_move_from_raised)(&mut handle) };
    let Some(thin) = Thin::tagged(handle, Tag::Object) else { return missing() };
    let is_error = thin.object().is_some_and(|object| object.type_index == index::ERROR);
    // SAFETY: errors have such a body.
    let Some(body) = (unsafe { thin.body::<ErrorBody>() }).filter(|_| is_error) else { return missing() };
    let text = |array: &ByteArray| String::from_utf8_lossy(bytes(array)).into_owned();
    let kind = ErrorKind::from(&*text(&body.kind));
    let (message, frames) = (text(&body.message), read_frames(&text(&body.backtrace)));
    Error::foreign(kind, message, frames, Object::foreign(thin))
}
