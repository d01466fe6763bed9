//! Integers and floats of any width, from values or from little-endian bytes.

use std::fmt;

use crate::numeric::{Float, FloatFormat, Int};

use crate::text::printer::grammar::decimal::{push_i64, push_u64};

/// Lets what writes text write to bytes.
pub(in crate::text::printer) struct Text<'a>(pub(in crate::text::printer) &'a mut Vec<u8>);

impl fmt::Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// Appends an integer.
pub(in crate::text::printer) fn push_int(out: &mut Vec<u8>, value: &Int, signed: bool) {
    let small = if signed { value.sext_i64() } else { value.zext_u64().and_then(|value| value.try_into().ok()) };
    // Writing to bytes does not fail.
    let _ = match small {
        Some(small) => return push_i64(out, small),
        None if signed => value.write_signed(&mut Text(out)),
        None => value.write_unsigned(&mut Text(out)),
    };
}

/// Appends a float.
pub(in crate::text::printer) fn push_float(out: &mut Vec<u8>, value: Float) {
    // Writing to bytes does not fail.
    let _ = value.write(&mut Text(out));
}

/// Appends the integer of `width` bits in these bytes.
pub(in crate::text::printer) fn push_int_bytes(out: &mut Vec<u8>, bytes: &[u8], width: u32, signed: bool) {
    if width > 64 || bytes.len() > 8 {
        return push_int(out, &Int::from_le_bytes(width, bytes), signed);
    }
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let unused = 64 - width.max(1);
    let bits = u64::from_le_bytes(word) << unused;
    if signed { push_i64(out, bits as i64 >> unused) } else { push_u64(out, bits >> unused) }
}

/// Appends the float of this format in these bytes.
pub(in crate::text::printer) fn push_float_bytes(out: &mut Vec<u8>, bytes: &[u8], format: FloatFormat) {
    let mut word = [0; 16];
    let length = bytes.len().min(16);
    word[..length].copy_from_slice(&bytes[..length]);
    push_float(out, Float::from_bits(format, u128::from_le_bytes(word)));
}
