//! A common error type for all fallible functions, for use with `?`.
//!
//! Every error of this crate converts to an [`Error`], and is printed as `file:line:col: error: message` if its place
//! is known: places are resolved when errors are created. It does not replace the specific errors, whose types document
//! the possible failures.

use std::fmt;

use crate::context::{AttachError, RegisterError};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::ir::StillUsed;
use crate::numeric::FloatSyntaxError;
use crate::rewrite::PatternError;
use crate::schema::{BuildError, Invalid, UnknownCase};

/// The result of functions that may fail with different errors.
///
/// `main` may return it, which prints errors as compilers do:
///
/// ```no_run
/// # use ods_core as ods;
/// # use ods::Context;
/// fn main() -> ods::Result {
///     let context = Context::new().into();
///     let text = std::fs::read("a.mlir")?;
///     let parsed = ods::text::parse(&context, "a.mlir", &text)?; // Error: a.mlir:3:5: error: expected ...
///     ods::verify::verify(&parsed.ir, parsed.root)?;
///     Ok(())
/// }
/// ```
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Any error of this crate, or a message. `Display` and `Debug` print the same human-readable text.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Type};
/// # use ods::types::VectorType;
/// fn vector(context: &Context, length: i64) -> ods::Result<Type> {
///     if length > 1024 {
///         return Err(format!("a vector of {length} elements is too long").into());
///     }
///     Ok(VectorType::get(context, &[length], Type::F32)?.into())
/// }
/// let context = Context::new();
/// let error = vector(&context, 0).unwrap_err();
/// assert_eq!(error.to_string(), "error: vector types must have positive constant sizes but got 0");
/// assert_eq!(format!("{:?}", vector(&context, 2000).unwrap_err()), "error: a vector of 2000 elements is too long");
/// ```
// Boxed, so that results with it stay in registers.
pub struct Error(Box<Kind>);

/// The converted error.
enum Kind {
    Diagnostics(Diagnostics),
    Build(BuildError),
    /// An error without a known place.
    Other(Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// Returns an error with this message.
    #[cold]
    pub fn new(message: impl fmt::Display) -> Self {
        Self(Box::new(Kind::Other(message.to_string().into())))
    }

    /// Returns the diagnostics, if the error consists of diagnostics.
    pub fn diagnostics(&self) -> Option<&[Diagnostic]> {
        match &*self.0 {
            Kind::Diagnostics(diagnostics) => Some(diagnostics),
            Kind::Build(_) | Kind::Other(_) => None,
        }
    }
}

impl Error {
    /// Returns the text without `error: ` before it, to be part of another message.
    pub fn message(&self) -> String {
        match &*self.0 {
            Kind::Diagnostics(diagnostics) => diagnostics.to_string(),
            Kind::Build(error) => error.to_string(),
            Kind::Other(error) => error.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Kind::Diagnostics(diagnostics) => diagnostics.fmt(f),
            Kind::Build(error) if error.place().is_some() => error.fmt(f),
            Kind::Build(error) => write!(f, "error: {error}"),
            Kind::Other(error) => write!(f, "error: {error}"),
        }
    }
}

/// Prints the same text as `Display`, for errors returned from `main`.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &*self.0 {
            Kind::Other(error) => error.source(),
            Kind::Diagnostics(_) | Kind::Build(_) => None,
        }
    }
}

impl From<Diagnostics> for Error {
    fn from(diagnostics: Diagnostics) -> Self {
        Self(Box::new(Kind::Diagnostics(diagnostics)))
    }
}

impl From<Diagnostic> for Error {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics::from(diagnostic).into()
    }
}

impl From<BuildError> for Error {
    fn from(error: BuildError) -> Self {
        Self(Box::new(Kind::Build(error)))
    }
}

impl From<String> for Error {
    fn from(message: String) -> Self {
        Self::new(message)
    }
}

impl From<&str> for Error {
    fn from(message: &str) -> Self {
        Self::new(message)
    }
}

macro_rules! others {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self(Box::new(Kind::Other(Box::new(error))))
            }
        })*
    };
}

others!(
    AttachError,
    FloatSyntaxError,
    StillUsed,
    Invalid,
    PatternError,
    RegisterError,
    UnknownCase,
    std::fmt::Error,
    std::io::Error,
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;
    use std::sync::Arc;

    #[test]
    fn errors_name_their_places() {
        let context = Arc::new(Context::new());
        let parse = || -> Result { Ok(crate::text::parse(&context, "a.mlir", b"\n  builtin.modul").map(drop)?) };
        let error = parse().unwrap_err();
        assert_eq!(error.diagnostics().map(<[_]>::len), Some(1));
        let text = error.to_string();
        assert!(text.starts_with("a.mlir:2:3: error: "), "{text}");
        assert_eq!(format!("{error:?}"), text);
    }

    #[test]
    fn every_error_converts() {
        let fails = |error: Error| error.to_string();
        assert_eq!(fails(Invalid::from("no such type").into()), "error: no such type");
        assert_eq!(
            fails(RegisterError::DialectTaken("a").into()),
            "error: another dialect named 'a' is already registered"
        );
        assert_eq!(fails(PatternError::NoMatch.into()), "error: the pattern does not apply");
        assert_eq!(fails(std::io::Error::other("disk").into()), "error: disk");
        assert_eq!(fails("text".into()), "error: text");
    }
}
