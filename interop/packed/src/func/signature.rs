//! Descriptions of functions: name, parameters, result, documentation, place.

use std::borrow::Cow;
use std::fmt;
use std::panic::Location;

use crate::convert::TypeText;
use crate::error::{Error, Frame};

/// A function that writes the text of a type.
pub type Describe = fn(&mut fmt::Formatter<'_>) -> fmt::Result;

/// The parameters and the result of a function.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    params: &'static [Param],
    result: Describe,
}

/// A parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    name: &'static str,
    ty: Describe,
}

impl Param {
    /// Makes a parameter of a Rust type. Without a name, it is called by its position.
    pub const fn of<T: TypeText>(name: &'static str) -> Self {
        Self { name, ty: T::write_type }
    }

    /// Makes a parameter whose type has this text.
    pub const fn described(name: &'static str, ty: Describe) -> Self {
        Self { name, ty }
    }

    /// Returns the name; empty if there is none.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the text of the type.
    pub fn type_text(&self) -> String {
        Shown(self.ty).to_string()
    }
}

impl Signature {
    /// Makes the signature of a function with this type of result.
    pub const fn of<R: TypeText>(params: &'static [Param]) -> Self {
        Self { params, result: R::write_type }
    }

    /// Makes the signature of a function whose result has this text.
    pub const fn described(params: &'static [Param], result: Describe) -> Self {
        Self { params, result }
    }

    /// Returns the parameters.
    pub fn params(&self) -> &'static [Param] {
        self.params
    }

    /// Returns the text of the result's type.
    pub fn result_text(&self) -> String {
        Shown(self.result).to_string()
    }
}

struct Shown(Describe);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (at, Param { name, ty }) in self.params.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { ", " })?;
            if name.is_empty() {
                write!(f, "{at}: ")?
            } else {
                write!(f, "{name}: ")?
            }
            ty(f)?;
        }
        f.write_str(") -> ")?;
        (self.result)(f)
    }
}

/// A description of a function.
#[derive(Clone, Debug)]
pub struct About {
    name: Cow<'static, str>,
    doc: Cow<'static, str>,
    signature: Option<&'static Signature>,
    file: &'static str,
    line: u32,
}

impl About {
    /// Describes a function that is defined in this place.
    pub const fn declared(
        name: &'static str,
        doc: &'static str,
        signature: &'static Signature,
        (file, line): (&'static str, u32),
    ) -> Self {
        let (name, doc) = (Cow::Borrowed(name), Cow::Borrowed(doc));
        Self { name, doc, signature: Some(signature), file, line }
    }

    /// Describes a function that is wrapped in this place.
    pub(crate) fn here(
        name: Cow<'static, str>,
        signature: Option<&'static Signature>,
        place: &'static Location<'static>,
    ) -> Self {
        Self { name, doc: Cow::Borrowed(""), signature, file: place.file(), line: place.line() }
    }

    /// Describes a function of a library.
    pub(crate) fn of_library(name: String, doc: String) -> Self {
        Self { name: Cow::Owned(name), doc: Cow::Owned(doc), ..Self::unknown() }
    }

    /// Describes a function without a place.
    pub(crate) const fn unknown() -> Self {
        Self { name: Cow::Borrowed(""), doc: Cow::Borrowed(""), signature: None, file: "", line: 0 }
    }

    /// Returns the name; empty for a closure without one.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the documentation; empty if there is none.
    pub fn doc(&self) -> &str {
        &self.doc
    }

    /// Returns the signature; `None` for functions that take any values.
    pub fn signature(&self) -> Option<&'static Signature> {
        self.signature
    }

    /// Returns the file and the line of the definition.
    pub fn place(&self) -> (&'static str, u32) {
        (self.file, self.line)
    }

    /// Adds the function's frame to an error that passes it.
    #[cold]
    pub(crate) fn passed(&self, mut error: Error) -> Error {
        if self.line == 0 {
            return error;
        }
        let function = if self.name.is_empty() { Cow::Borrowed("<function>") } else { self.name.clone() };
        error.push_frame(Frame { function, file: Cow::Borrowed(self.file), line: self.line });
        error
    }

    /// Returns the error for a wrong number of arguments.
    #[cold]
    pub(crate) fn arity_error(&self, expected: usize, found: usize) -> Error {
        let noun = if expected == 1 { "argument" } else { "arguments" };
        Error::type_error(format!(
            "Mismatched number of arguments when calling: `{self}`. Expected {expected} {noun} but got {found}"
        ))
    }

    /// Returns the error for an argument of the wrong type.
    #[cold]
    pub(crate) fn type_error(&self, index: usize, expected: Describe, found: &str) -> Error {
        Error::type_error(format!(
            "Mismatched type on argument #{index} when calling: `{self}`. Expected `{}` but got `{found}`",
            Shown(expected)
        ))
    }

    /// Returns the error for an argument that does not fit.
    #[cold]
    pub(crate) fn value_error(&self, index: usize, error: Error) -> Error {
        let message = format!("Invalid argument #{index} when calling: `{self}`. {}", error.message());
        Error::new(error.kind().clone(), message)
    }
}

impl fmt::Display for About {
    /// Writes `my.add(a: int, b: int) -> int`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.name.is_empty() { "<function>" } else { &self.name })?;
        match self.signature {
            Some(signature) => signature.fmt(f),
            None => f.write_str("(...)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_written() {
        const PARAMS: &[Param] = &[Param::of::<i64>("a"), Param::of::<Option<String>>("")];
        static SIGNATURE: Signature = Signature::of::<Vec<f64>>(PARAMS);
        let about = About::declared("my.f", "Does.", &SIGNATURE, ("f.rs", 3));
        assert_eq!(about.to_string(), "my.f(a: int, 1: str | None) -> list[float]");
        assert_eq!((about.doc(), about.place()), ("Does.", ("f.rs", 3)));
        assert_eq!(
            about.arity_error(1, 0).message(),
            "Mismatched number of arguments when calling: `my.f(a: int, 1: str | None) -> list[float]`. \
             Expected 1 argument but got 0"
        );
        assert_eq!(SIGNATURE.params()[0].type_text(), "int");
        assert_eq!(SIGNATURE.result_text(), "list[float]");
    }
}
