//! Errors of calls: a kind, a message, and the frames that the error has passed.

mod kind;
mod text;

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

pub use kind::ErrorKind;
pub(crate) use text::{read_frames, write_frames};

use crate::value::Object;

/// An error of a call.
///
/// Its kind is the class of the exception that Python raises. Every packed function that it passes adds a [`Frame`].
pub struct Error(Box<Body>);

struct Body {
    kind: ErrorKind,
    message: Cow<'static, str>,
    frames: Vec<Frame>,
    cause: Option<Box<dyn std::error::Error + Send + Sync>>,
    /// The error of tvm-ffi that this one was, and the number of frames that it has.
    origin: Option<(Object, usize)>,
}

/// A function that an error has passed, with a place in its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The name of the function.
    pub function: Cow<'static, str>,
    /// The file, or the text that takes its place.
    pub file: Cow<'static, str>,
    /// The line, from 1.
    pub line: u32,
}

impl Error {
    /// Makes an error without frames.
    #[cold]
    pub fn new(kind: impl Into<ErrorKind>, message: impl Into<Cow<'static, str>>) -> Self {
        let (kind, message) = (kind.into(), message.into());
        Self(Box::new(Body { kind, message, frames: Vec::new(), cause: None, origin: None }))
    }

    /// Makes a `TypeError`.
    pub fn type_error(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(ErrorKind::TypeError, message)
    }

    /// Makes a `ValueError`.
    pub fn value_error(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(ErrorKind::ValueError, message)
    }

    /// Makes a `RuntimeError`.
    pub fn runtime(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(ErrorKind::RuntimeError, message)
    }

    /// Makes a `RuntimeError` of any error, which becomes its cause.
    pub fn from_std(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        let cause = cause.into();
        Self::runtime(cause.to_string()).with_cause(cause)
    }

    /// Adds the error that is the cause.
    #[must_use]
    pub fn with_cause(mut self, cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        self.0.cause = Some(cause.into());
        self
    }

    /// Returns the kind.
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// Returns the message, without the kind.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the frames, the innermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.0.frames
    }

    /// Adds a frame, outside of the others.
    pub fn push_frame(&mut self, frame: Frame) {
        self.0.frames.push(frame);
    }

    /// Adds a frame: a position in a source of any language.
    #[must_use]
    pub fn at(mut self, function: impl Into<Cow<'static, str>>, file: impl Into<Cow<'static, str>>, line: u32) -> Self {
        self.push_frame(Frame { function: function.into(), file: file.into(), line });
        self
    }

    /// Sets the kind.
    #[must_use]
    pub fn with_kind(mut self, kind: impl Into<ErrorKind>) -> Self {
        self.0.kind = kind.into();
        self.0.origin = None;
        self
    }

    /// Makes an error of one of tvm-ffi, with its frames.
    pub(crate) fn foreign(kind: ErrorKind, message: String, frames: Vec<Frame>, origin: Object) -> Self {
        let known = frames.len();
        let message = message.into();
        Self(Box::new(Body { kind, message, frames, cause: None, origin: Some((origin, known)) }))
    }

    /// Returns the error of tvm-ffi that this one was, and the frames that it does not have.
    pub(crate) fn origin(&self) -> Option<(&Object, &[Frame])> {
        self.0.origin.as_ref().map(|(origin, known)| (origin, &self.0.frames[*known..]))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind(), self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.cause.as_ref().map(|cause| &**cause as _)
    }
}

impl From<&str> for Error {
    fn from(message: &str) -> Self {
        Self::runtime(message.to_owned())
    }
}

impl From<String> for Error {
    fn from(message: String) -> Self {
        Self::runtime(message)
    }
}

macro_rules! from_std {
    ($($error:ty => $kind:ident;)*) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self::from_std(error).with_kind(ErrorKind::$kind)
            }
        }
    )*};
}

from_std! {
    Box<dyn std::error::Error + Send + Sync> => RuntimeError;
    fmt::Error => RuntimeError;
    std::io::Error => OsError;
    std::num::ParseIntError => ValueError;
    std::num::ParseFloatError => ValueError;
    std::num::TryFromIntError => OverflowError;
    std::str::Utf8Error => ValueError;
    std::string::FromUtf8Error => ValueError;
    crate::value::UnknownDataType => ValueError;
}

/// Returns the error of a panic, with its message.
pub(crate) fn of_panic(panic: Box<dyn Any + Send>) -> Error {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    let error = Error::runtime(format!("panic: {}", text.unwrap_or("no message")));
    drop_panic(panic);
    error
}

/// Drops what a panic has carried. Such a drop may panic, too; nothing is left to tell then.
pub(crate) fn drop_panic(panic: Box<dyn Any + Send>) {
    if let Err(again) = catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(again);
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::*;

    #[test]
    fn an_error_has_one_word() {
        assert_eq!(size_of::<Option<Error>>(), size_of::<usize>());
    }

    #[test]
    fn errors_of_others_keep_their_text_and_are_the_cause() {
        let error = Error::from("x".parse::<i32>().expect_err("no number"));
        assert_eq!(error.to_string(), "ValueError: invalid digit found in string");
        assert_eq!(error.source().map(ToString::to_string).as_deref(), Some("invalid digit found in string"));
        assert!(Error::from("a").source().is_none());
        let io: Box<dyn std::error::Error + Send + Sync> = std::io::Error::other("disk").into();
        assert_eq!(Error::from(io).to_string(), "RuntimeError: disk");
    }

    #[test]
    fn panics_keep_their_message() {
        assert_eq!(of_panic(Box::new("a")).message(), "panic: a");
        assert_eq!(of_panic(Box::new("b".to_owned())).message(), "panic: b");
        assert_eq!(of_panic(Box::new(3)).message(), "panic: no message");
    }

    #[test]
    fn panics_may_carry_values_that_panic() {
        struct Bomb;
        impl Drop for Bomb {
            fn drop(&mut self) {
                std::panic::panic_any(());
            }
        }
        assert_eq!(of_panic(Box::new(Bomb)).message(), "panic: no message");
    }
}
