//! Floats of every builtin type.

mod convert;
mod format;
mod print;

pub use format::FloatFormat;

use std::fmt;

/// A floating-point number of some format, as its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Float {
    format: FloatFormat,
    bits: u128,
}

impl Float {
    /// The number with these bits; those above the format's width are dropped.
    pub fn from_bits(format: FloatFormat, bits: u128) -> Self {
        let mask = if format.bits() == 128 { u128::MAX } else { (1 << format.bits()) - 1 };
        Self { format, bits: bits & mask }
    }

    /// The bits.
    pub fn to_bits(self) -> u128 {
        self.bits
    }

    /// The format.
    pub fn format(self) -> FloatFormat {
        self.format
    }

    /// Reads a literal such as `1.5` or `-2.0e-3`.
    ///
    /// As MLIR: the text is rounded to a double first, whatever the format. `None` when it is no number.
    pub fn parse(format: FloatFormat, text: &str) -> Option<Self> {
        let is_number =
            text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.' | b'e' | b'E'));
        let value: f64 = text.parse().ok().filter(|_| is_number)?;
        Some(Self::from_f64(format, value))
    }

    /// Whether it is a NaN.
    pub fn is_nan(self) -> bool {
        self.format.is_nan(self.bits)
    }

    /// Whether it is an infinity.
    pub fn is_infinite(self) -> bool {
        self.format.is_infinite(self.bits)
    }

    /// Whether it is neither an infinity nor a NaN.
    pub fn is_finite(self) -> bool {
        !self.is_nan() && !self.is_infinite()
    }

    /// Whether it is a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.format.has_zero() && self.bits & !self.format.sign_bit() == 0 && !self.is_nan()
    }

    /// Whether the sign bit is set.
    pub fn is_negative(self) -> bool {
        self.bits & self.format.sign_bit() != 0
    }
}

impl fmt::Debug for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)?;
        write!(f, ":{}", self.format.keyword())
    }
}

#[cfg(test)]
mod tests;
