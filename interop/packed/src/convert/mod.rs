//! Conversions between Rust types and values.

mod from;
mod into;
pub mod parts;
mod text;

use std::fmt;

pub use from::element;
pub use text::TypeText;
pub(crate) use text::type_text;

use crate::error::Error;
use crate::func::{About, argument};
use crate::value::Value;

/// A type that packed functions take. `'a` is the life of the arguments, which `&'a str` and the like borrow.
///
/// The derive macros [`FromValue`](macro@crate::FromValue), [`IntoValue`](macro@crate::IntoValue) and
/// [`TypeText`](macro@crate::TypeText) write the conversions of structs and of enums without fields:
///
/// ```
/// use ods_packed::{FromValue, IntoValue, TypeText, Value};
///
/// #[derive(TypeText, FromValue, IntoValue)]
/// struct Point {
///     x: f64,
///     y: f64,
/// }
///
/// let point = Point { x: 1.0, y: 2.0 }.into_value()?;
/// assert_eq!(point.to_string(), r#"{"x": 1.0, "y": 2.0}"#);
/// assert!(Point::from_value(&point).is_ok_and(|point| point.y == 2.0));
/// # Ok::<(), ods_packed::Error>(())
/// ```
///
/// Other conversions are written:
///
/// ```
/// use ods_packed::{FromValue, IntoValue, Mismatch, TypeText, Value};
///
/// struct Celsius(f64);
///
/// impl TypeText for Celsius {
///     fn write_type(f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         f.write_str("Celsius")
///     }
/// }
///
/// impl FromValue<'_> for Celsius {
///     fn from_value(value: &Value) -> Result<Self, Mismatch> {
///         f64::from_value(value).map(Self)
///     }
/// }
///
/// impl IntoValue for Celsius {
///     fn into_value(self) -> Result<Value, ods_packed::Error> {
///         self.0.into_value()
///     }
/// }
/// # assert!(Celsius::from_value(&Celsius(3.0).into_value()?).is_ok());
/// # Ok::<(), ods_packed::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "packed functions cannot take `{Self}`",
    label = "no type of a parameter; derive or implement `FromValue`, or `ObjectType` and take a reference",
    note = "parameters are numbers, `bool`, `String`, `&str`, `&[u8]`, `Value`, `PackedFunc`, `Typed`, `TensorView`, `DataType`, `Device`, `Handle`, and `Option`, `Vec`, tuples and maps of these"
)]
pub trait FromValue<'a>: TypeText + Sized {
    /// Converts a value without any loss.
    ///
    /// # Errors
    /// Returns an error if the value is of another type, or does not fit.
    fn from_value(value: &'a Value) -> Result<Self, Mismatch>;

    /// Writes the text of the type. Expansions name it by this trait, so that a missing type is one error.
    #[doc(hidden)]
    fn __describe(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Self::write_type(f)
    }

    /// Converts an argument; the error names the function.
    #[doc(hidden)]
    #[inline]
    fn __argument(about: &About, index: usize, value: &'a Value) -> Result<Self, Error> {
        argument(about, index, value)
    }
}

/// A type that packed functions return, and that is passed to them.
#[diagnostic::on_unimplemented(
    message = "packed functions cannot return `{Self}`",
    label = "no type of a result; derive or implement `IntoValue`, or return an `Object`",
    note = "results are numbers, `bool`, `String`, `&str`, `Value`, `PackedFunc`, `Tensor`, `DataType`, `Device`, `Handle`, and `Option`, `Result`, `Vec`, tuples and maps of these"
)]
pub trait IntoValue: TypeText {
    /// Converts to a value without any loss.
    ///
    /// # Errors
    /// Returns an error if this does not fit into a value, or is an error.
    fn into_value(self) -> Result<Value, Error>;

    /// Writes the text of the type. Expansions name it by this trait, so that a missing type is one error.
    #[doc(hidden)]
    fn __describe(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Self::write_type(f)
    }
}

/// A reason for which a value is not converted.
#[derive(Debug)]
pub enum Mismatch {
    /// The value is of another type.
    Type,
    /// The value is of the right type, but the type has no such value.
    Value(Error),
}

impl Mismatch {
    /// Makes a reason with a message.
    #[cold]
    pub fn value(message: impl Into<std::borrow::Cow<'static, str>>) -> Self {
        Self::Value(Error::value_error(message))
    }
}

impl From<Error> for Mismatch {
    fn from(error: Error) -> Self {
        Self::Value(error)
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type => f.write_str("the value is of another type"),
            Self::Value(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Mismatch {}
