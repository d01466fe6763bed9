//! Functions with `#[packed]`, and the functions that their expansions call.

use super::About;
use crate::convert::{FromValue, Mismatch};
use crate::error::Error;
use crate::value::Value;

/// A function with `#[packed]`: the macro implements it for a type with the function's name.
pub trait Packed: 'static {
    /// The name, the signature and the documentation.
    const ABOUT: &'static About;
    /// The number of parameters.
    const ARITY: usize;

    /// Calls the function on the values.
    ///
    /// # Errors
    /// Returns the function's error, or that of arguments of the wrong number or type.
    fn call(about: &About, args: &[Value]) -> Result<Value, Error>;
}

/// Returns the arguments, if there are as many as parameters.
///
/// # Errors
/// Returns an error that names the function.
#[inline]
pub fn arguments<'a, const N: usize>(about: &About, args: &'a [Value]) -> Result<&'a [Value; N], Error> {
    match args.try_into() {
        Ok(args) => Ok(args),
        Err(_) => Err(about.arity_error(N, args.len())),
    }
}

/// Converts an argument.
///
/// # Errors
/// Returns an error that names the function and the argument.
#[inline(always)]
pub fn argument<'a, T: FromValue<'a>>(about: &About, index: usize, value: &'a Value) -> Result<T, Error> {
    match T::from_value(value) {
        Ok(argument) => Ok(argument),
        Err(Mismatch::Type) => Err(about.type_error(index, T::write_type, value.type_name())),
        Err(Mismatch::Value(error)) => Err(about.value_error(index, error)),
    }
}

/// Returns the length of a name that [`dotted`] writes.
pub const fn dotted_len(module: &str, function: &str) -> usize {
    let module = module.as_bytes();
    let (mut at, mut colons) = (0, 0);
    while at < module.len() {
        colons += (module[at] == b':') as usize;
        at += 1;
    }
    module.len() - colons / 2 + 1 + function.len()
}

/// Writes the name of a function in a module with dots: `my::math` and `add` are `my.math.add`.
pub const fn dotted<const N: usize>(module: &str, function: &str) -> [u8; N] {
    let (module, function) = (module.as_bytes(), function.as_bytes());
    let mut name = [b'.'; N];
    let (mut at, mut end) = (0, 0);
    while at < module.len() {
        if module[at] == b':' {
            at += 1;
        } else {
            name[end] = module[at];
        }
        end += 1;
        at += 1;
    }
    at = 0;
    while at < function.len() {
        name[end + 1 + at] = function[at];
        at += 1;
    }
    name
}

/// Returns a name as text.
pub const fn text(name: &'static [u8]) -> &'static str {
    match std::str::from_utf8(name) {
        Ok(name) => name,
        Err(_) => "",
    }
}

/// Returns a description of a function as JSON.
pub(crate) fn metadata(about: &About) -> String {
    let mut text = String::from("{\"signature\":\"");
    for c in about.to_string().chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c < ' ' => text.push(' '),
            c => text.push(c),
        }
    }
    text + "\"}"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_dots() {
        const LEN: usize = dotted_len("my::math", "add");
        assert_eq!(std::str::from_utf8(&dotted::<LEN>("my::math", "add")), Ok("my.math.add"));
        const SHORT: usize = dotted_len("a", "b");
        assert_eq!(std::str::from_utf8(&dotted::<SHORT>("a", "b")), Ok("a.b"));
    }
}
