//! Types of numbers that both ABIs share.

use std::fmt;

/// The type of a number, as the ABIs spell it: `i32`, `f64`, `bf16`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// A signed integer, or one without a sign, of so many bits: `i32`.
    Int(u32),
    /// An unsigned integer of so many bits, in raw signatures only: `ui32`.
    Unsigned(u32),
    /// A float of so many bits: `f32`.
    Float(u32),
    /// `bf16`.
    BFloat16,
    /// A complex number of two floats of so many bits: `complex<f32>`. Only elements of arrays may be complex.
    Complex(u32),
}

impl Element {
    /// Parses the spelling that [`Display`](fmt::Display) writes; `None` if it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let width = |digits: &str| {
            let is_canonical = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
            digits.parse::<u32>().ok().filter(|_| is_canonical)
        };
        if text == "bf16" {
            return Some(Self::BFloat16);
        }
        if let Some(inner) = text.strip_prefix("complex<f").and_then(|rest| rest.strip_suffix('>')) {
            return width(inner).map(Self::Complex);
        }
        if let Some(digits) = text.strip_prefix("ui") {
            return width(digits).map(Self::Unsigned);
        }
        match text.split_at_checked(1)? {
            ("i", digits) => width(digits).map(Self::Int),
            ("f", digits) => width(digits).map(Self::Float),
            _ => None,
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(width) => write!(f, "i{width}"),
            Self::Unsigned(width) => write!(f, "ui{width}"),
            Self::Float(width) => write!(f, "f{width}"),
            Self::BFloat16 => f.write_str("bf16"),
            Self::Complex(width) => write!(f, "complex<f{width}>"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_parsed_as_they_are_written() {
        for text in ["i1", "i37", "ui8", "f16", "f64", "bf16", "complex<f32>"] {
            assert_eq!(Element::parse(text).map(|element| element.to_string()).as_deref(), Some(text));
        }
        for text in ["", "i", "f", "i08", "i-1", "i+1", "x8", "bf8", "i99999999999", "complex<i32>", "é8", "unknown"] {
            assert_eq!(Element::parse(text), None, "{text}");
        }
    }
}
