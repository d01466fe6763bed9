//! Printing of floats.
//!
//! The format is that of MLIR's `AsmPrinter`: six significant digits in exponent form, if that reads back as the same
//! number; otherwise enough digits to distinguish any two numbers of the format, if that has a point; otherwise the
//! bits in hexadecimal.
//!
//! Parsers, MLIR's as well, read decimals as doubles. A number of `f80` or `f128` that no double is has only bits,
//! where MLIR prints a decimal that reads back as another number.

use std::fmt::{self, Write};

use rustc_apfloat::Float as _;
use rustc_apfloat::ieee::{Quad, X87DoubleExtended};

use super::decimal::{Decimal, Exact, digits_of_bits};
use super::text::Text;
use super::{Float, FloatFormat};

/// The number of significant digits of the short form.
const SHORT: u32 = 6;
/// The maximum number of zeros between the point and the digits, or at the end of a whole number, before an exponent is
/// used.
const MAX_PADDING: i32 = 3;

impl Float {
    /// Writes the number without its type, as MLIR does: `1.000000e+00`, `0.33333333333333331`, `0x7F800000`.
    pub fn write(self, out: &mut impl Write) -> fmt::Result {
        let text = if self.is_finite() { self.decimal_form() } else { None };
        match text {
            Some(text) => out.write_str(text.as_str()),
            None => self.write_bits(out),
        }
    }

    fn write_bits(self, out: &mut impl Write) -> fmt::Result {
        let digits = self.format.bits().div_ceil(4) as usize;
        write!(out, "0x{:0digits$X}", self.bits)
    }

    /// Returns the text of a finite number: six digits if that reads back; otherwise all digits of the format, if there
    /// is a point. `None` if no decimal reads back.
    fn decimal_form(self) -> Option<Text> {
        if !self.is_a_double() {
            return None;
        }
        let exact = Exact::new(self.binary());
        let text = short(self.sign(), &exact.round(SHORT));
        if self.reads_back(text.as_str()) {
            return Some(text);
        }
        let precision = 2 + digits_of_bits(self.format.precision());
        long(self.sign(), &exact.round(precision), precision)
    }

    /// Returns whether the number is the same as a double.
    fn is_a_double(self) -> bool {
        let is_wide = self.format.precision() > f64::MANTISSA_DIGITS;
        !is_wide || Self::from_f64(self.format, self.to_f64()).bits == self.bits
    }

    fn sign(self) -> Text {
        let mut text = Text::new();
        if self.is_negative() {
            text.push(b'-');
        }
        text
    }

    /// Returns whether the text, rounded directly to the format, is this number.
    fn reads_back(self, text: &str) -> bool {
        let bits = match self.format {
            FloatFormat::F32 => text.parse::<f32>().ok().map(|value| u128::from(value.to_bits())),
            FloatFormat::F80 => text.parse::<X87DoubleExtended>().ok().map(|value| value.to_bits()),
            FloatFormat::F128 => text.parse::<Quad>().ok().map(|value| value.to_bits()),
            // Six digits are close to the number, so rounding through a double is harmless for narrow formats.
            _ => text.parse::<f64>().ok().map(|value| Self::from_f64(self.format, value).bits),
        };
        bits == Some(self.bits)
    }
}

/// Appends the number as `APFloat::toString` does with six digits, no padding, and trailing zeros.
fn short(mut text: Text, decimal: &Decimal) -> Text {
    let digits = &decimal.digits;
    text.push(digits[0]);
    text.push(b'.');
    text.extend(&digits[1..]);
    text.extend(&[b'0'; SHORT as usize + 1][digits.len()..]);
    push_exponent(&mut text, b'e', 2, decimal.exponent + digits.len() as i32 - 1);
    text
}

/// Appends the number as `APFloat::toString` does by default; `None` if it has no point.
fn long(mut text: Text, decimal: &Decimal, precision: u32) -> Option<Text> {
    let digits = &decimal.digits;
    let count = digits.len() as i32;
    // The position of the point, in digits from the first one.
    let point = count + decimal.exponent;
    if decimal.exponent >= 0 && decimal.exponent <= MAX_PADDING && point <= precision as i32 {
        return None;
    }
    if decimal.exponent >= 0 || -point >= MAX_PADDING {
        scientific(&mut text, digits, point - 1);
    } else {
        fixed(&mut text, digits, point);
    }
    Some(text)
}

fn scientific(text: &mut Text, digits: &[u8], exponent: i32) {
    text.push(digits[0]);
    text.push(b'.');
    text.extend(if digits.len() > 1 { &digits[1..] } else { b"0" });
    push_exponent(text, b'E', 1, exponent);
}

/// Appends the digits with a point among or before them.
fn fixed(text: &mut Text, digits: &[u8], point: i32) {
    let (whole, fraction) = digits.split_at(point.max(0) as usize);
    text.extend(if whole.is_empty() { b"0" } else { whole });
    text.push(b'.');
    text.extend(&b"000"[..(-point).max(0) as usize]);
    text.extend(fraction);
}

fn push_exponent(text: &mut Text, letter: u8, least_digits: usize, exponent: i32) {
    text.push(letter);
    text.push(if exponent < 0 { b'-' } else { b'+' });
    text.extend(&Text::digits(u128::from(exponent.unsigned_abs()), least_digits));
}
