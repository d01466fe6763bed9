//! Raw signatures as text for people: `(Buffer<float32[?x4]>) -> (sint32)`.

use std::fmt::{self, Write};

use crate::scalar::ScalarType;

use super::{Description, RawError, RawItem, RawSignature, visit_inputs, visit_results};

/// Describes a signature, read as the original does.
///
/// # Errors
/// Returns the original's error; there is no text in that case.
pub fn function_signature_to_string(signature: &[u8]) -> Result<String, RawError> {
    Ok(format!("({}) -> ({})", describe_inputs(signature)?, describe_results(signature)?))
}

/// Describes the arguments, separated by commas.
///
/// # Errors
/// Returns the original's error.
pub fn describe_inputs(signature: &[u8]) -> Result<String, RawError> {
    let mut text = String::new();
    visit_inputs(signature, |item| append(&mut text, &item)).map(|()| text)
}

/// Describes the results, separated by commas.
///
/// # Errors
/// Returns the original's error.
pub fn describe_results(signature: &[u8]) -> Result<String, RawError> {
    let mut text = String::new();
    visit_results(signature, |item| append(&mut text, &item)).map(|()| text)
}

fn append(text: &mut String, item: &Description<'_>) {
    let separator = if text.is_empty() { "" } else { ", " };
    // Writing to a string does not fail.
    _ = write!(text, "{separator}{item}");
}

fn write_buffer(f: &mut fmt::Formatter<'_>, scalar: ScalarType, dims: impl Iterator<Item = i32>) -> fmt::Result {
    write!(f, "Buffer<{scalar}[")?;
    for (position, dim) in dims.enumerate() {
        let separator = if position == 0 { "" } else { "x" };
        match dim {
            ..0 => write!(f, "{separator}?")?,
            0.. => write!(f, "{separator}{dim}")?,
        }
    }
    f.write_str("]>")
}

impl fmt::Display for Description<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buffer { scalar, dims } => write_buffer(f, *scalar, dims.clone()),
            Self::Scalar(scalar) => scalar.fmt(f),
            Self::Reference => f.write_str("RefObject<?>"),
        }
    }
}

impl fmt::Display for RawItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buffer { scalar, dims } => write_buffer(f, *scalar, dims.iter().copied()),
            Self::Scalar(scalar) => scalar.fmt(f),
            Self::AnyReference => f.write_str("RefObject<?>"),
            Self::Unrecognized => f.write_str("Unrecognized"),
        }
    }
}

impl fmt::Display for RawSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, items: &[RawItem]| {
            items.iter().enumerate().try_for_each(|(position, item)| {
                let separator = if position == 0 { "" } else { ", " };
                write!(f, "{separator}{item}")
            })
        };
        f.write_str("(")?;
        list(f, &self.inputs)?;
        f.write_str(") -> (")?;
        list(f, &self.results)?;
        f.write_str(")")
    }
}
