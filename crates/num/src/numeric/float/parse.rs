//! Parsing of floats.

use std::fmt;

use super::{Float, FloatFormat};

/// The error for text that is not a float literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatSyntaxError;

impl fmt::Display for FloatSyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a floating-point literal")
    }
}

impl std::error::Error for FloatSyntaxError {}

impl Float {
    /// Parses a literal: `-?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`.
    ///
    /// As in MLIR's parser, the text is rounded to a double, and the double to the format: literals of `f80` and `f128`
    /// have no more precision than literals of `f64`, and literals of narrow formats are rounded twice. Numbers that
    /// are out of range are not errors: see [`Float::convert`].
    ///
    /// # Errors
    ///
    /// Returns an error if the text has another form.
    pub fn parse(format: FloatFormat, text: &str) -> Result<Self, FloatSyntaxError> {
        let value: f64 =
            Some(text).filter(|text| is_literal(text)).and_then(|text| text.parse().ok()).ok_or(FloatSyntaxError)?;
        Ok(Self::from_f64(format, value))
    }
}

fn is_literal(text: &str) -> bool {
    let Some((whole, rest)) = text.strip_prefix('-').unwrap_or(text).split_once('.') else { return false };
    let (fraction, exponent) = rest.split_once(['e', 'E']).unwrap_or((rest, "0"));
    let exponent = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
    !whole.is_empty() && !exponent.is_empty() && [whole, fraction, exponent].into_iter().all(is_digits)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}
