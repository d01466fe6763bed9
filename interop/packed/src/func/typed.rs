//! Packed functions that are called as typed ones.

use std::fmt;
use std::marker::PhantomData;

use super::PackedFunc;
use crate::convert::{FromValue, IntoValue, Mismatch, TypeText};
use crate::error::Error;
use crate::value::Value;

/// A packed function that is called with Rust values: `Typed<fn(i64, String) -> bool>`.
///
/// ```
/// use ods_packed::{PackedFunc, Typed};
///
/// let is_long: Typed<fn(String, i64) -> bool> = PackedFunc::typed("", |text: String, size: i64| text.len() as i64 > size).into();
/// assert!(is_long.call("abc".to_owned(), 2)?);
/// # Ok::<(), ods_packed::Error>(())
/// ```
pub struct Typed<S> {
    function: PackedFunc,
    signature: PhantomData<fn() -> S>,
}

impl<S> Typed<S> {
    /// Returns the packed function.
    pub fn packed(&self) -> &PackedFunc {
        &self.function
    }

    /// Returns the packed function.
    pub fn into_packed(self) -> PackedFunc {
        self.function
    }
}

impl<S> From<PackedFunc> for Typed<S> {
    fn from(function: PackedFunc) -> Self {
        Self { function, signature: PhantomData }
    }
}

impl<S> From<Typed<S>> for PackedFunc {
    fn from(typed: Typed<S>) -> Self {
        typed.function
    }
}

impl<S> Clone for Typed<S> {
    fn clone(&self) -> Self {
        self.function.clone().into()
    }
}

impl<S> fmt::Debug for Typed<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.function.fmt(f)
    }
}

macro_rules! typed {
    ($($ty:ident $value:ident),*) => {
        impl<R: for<'a> FromValue<'a>, $($ty: IntoValue),*> Typed<fn($($ty),*) -> R> {
            /// Calls the function.
            ///
            /// # Errors
            /// Returns the function's error, or one for an argument or a result that does not fit.
            #[allow(clippy::too_many_arguments, reason = "the function has as many")]
            pub fn call(&self $(, $value: $ty)*) -> Result<R, Error> {
                result(&self.function, self.function.call(&[$($value.into_value()?),*])?)
            }
        }

        impl<R: TypeText, $($ty: TypeText),*> TypeText for Typed<fn($($ty),*) -> R> {
            fn write_type(f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let types: &[fn(&mut fmt::Formatter<'_>) -> fmt::Result] = &[$($ty::write_type),*];
                write_callable(f, types, R::write_type)
            }
        }

        impl<'v, R: TypeText, $($ty: TypeText),*> FromValue<'v> for Typed<fn($($ty),*) -> R> {
            fn from_value(value: &'v Value) -> Result<Self, Mismatch> {
                PackedFunc::from_value(value).map(Self::from)
            }
        }

        impl<R: TypeText, $($ty: TypeText),*> IntoValue for Typed<fn($($ty),*) -> R> {
            fn into_value(self) -> Result<Value, Error> {
                Ok(self.function.into())
            }
        }
    };
}

typed!();
typed!(A a);
typed!(A a, B b);
typed!(A a, B b, C c);
typed!(A a, B b, C c, D d);
typed!(A a, B b, C c, D d, E e);
typed!(A a, B b, C c, D d, E e, G g);
typed!(A a, B b, C c, D d, E e, G g, H h);
typed!(A a, B b, C c, D d, E e, G g, H h, I i);

/// Converts a result.
fn result<R: for<'a> FromValue<'a>>(function: &PackedFunc, value: Value) -> Result<R, Error> {
    R::from_value(&value).map_err(|mismatch| result_error::<R>(function, &value, mismatch))
}

#[cold]
fn result_error<R: TypeText>(function: &PackedFunc, value: &Value, mismatch: Mismatch) -> Error {
    let name = function.about().map_or_else(|| "<function>".to_owned(), ToString::to_string);
    match mismatch {
        Mismatch::Type => {
            let expected = crate::convert::type_text::<R>();
            let found = value.type_name();
            Error::type_error(format!(
                "Mismatched type on the result of `{name}`. Expected `{expected}` but got `{found}`"
            ))
        }
        Mismatch::Value(error) => {
            Error::new(error.kind().clone(), format!("Invalid result of `{name}`. {}", error.message()))
        }
    }
}

fn write_callable(
    f: &mut fmt::Formatter<'_>,
    types: &[fn(&mut fmt::Formatter<'_>) -> fmt::Result],
    result: fn(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    f.write_str("Callable[[")?;
    for (at, ty) in types.iter().enumerate() {
        f.write_str(if at == 0 { "" } else { ", " })?;
        ty(f)?;
    }
    f.write_str("], ")?;
    result(f)?;
    f.write_str("]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_functions_convert_both_ways() {
        let packed = PackedFunc::new(|args: &[Value]| args.first().cloned().unwrap_or_default());
        let echo: Typed<fn(i64) -> i64> = packed.clone().into();
        assert_eq!(echo.call(5).expect("a number"), 5);
        let wrong: Typed<fn(&'static str) -> i64> = packed.into();
        assert_eq!(
            wrong.call("a").expect_err("no number").to_string(),
            "TypeError: Mismatched type on the result of `<function>(...)`. Expected `int` but got `str`"
        );
    }

    #[test]
    fn typed_functions_are_arguments() {
        let twice = PackedFunc::typed("twice", |f: Typed<fn(i64) -> i64>, x: i64| f.call(f.call(x)?));
        let add: PackedFunc = PackedFunc::typed("", |x: i64| x + 3);
        assert_eq!(twice.call(&[add.into(), 1.into()]).expect("a number"), 7.into());
        assert_eq!(
            twice.about().map(ToString::to_string).as_deref(),
            Some("twice(0: Callable[[int], int], 1: int) -> int")
        );
    }
}
