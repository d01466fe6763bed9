//! Floats as text.
//!
//! As MLIR's `AsmPrinter`: six significant digits in exponent form, if that reads back as the same number; otherwise as
//! many digits as tell any two numbers of the format apart, if that has a point; otherwise the bits, in hexadecimal.

use std::fmt::{self, Write};

use rustc_apfloat::Float as _;
use rustc_apfloat::ieee::{Double, Quad, X87DoubleExtended};

use super::{Float, FloatFormat};

impl Float {
    /// Writes the number as MLIR does.
    pub fn write(self, out: &mut impl Write) -> fmt::Result {
        if self.is_finite() {
            let short = self.digits(6, 0, false);
            if self.reads_back(&short) {
                return out.write_str(&short);
            }
            let long = self.digits(2 + self.format.precision() as usize * 59 / 196, 3, true);
            if long.contains('.') {
                return out.write_str(&long);
            }
        }
        let width = self.format.bits().div_ceil(4) as usize;
        write!(out, "0x{:0width$X}", self.bits)
    }

    /// As `APFloat::toString(precision, padding, truncate)`.
    fn digits(self, precision: usize, padding: usize, truncate: bool) -> String {
        match self.format {
            FloatFormat::F80 => decimal(&X87DoubleExtended::from_bits(self.bits), precision, padding, truncate),
            FloatFormat::F128 => decimal(&Quad::from_bits(self.bits), precision, padding, truncate),
            _ => {
                // The digits of a number do not depend on the format that it is kept in.
                let double = Double::from_bits(u128::from(self.to_f64().to_bits()));
                decimal(&double, precision, padding, truncate)
            }
        }
    }

    /// Whether the text, rounded to the format directly, is this very number.
    fn reads_back(self, text: &str) -> bool {
        let bits = match self.format {
            FloatFormat::F32 => text.parse::<f32>().ok().map(|value| u128::from(value.to_bits())),
            FloatFormat::F80 => text.parse::<X87DoubleExtended>().ok().map(|value| value.to_bits()),
            FloatFormat::F128 => text.parse::<Quad>().ok().map(|value| value.to_bits()),
            _ => text.parse::<f64>().ok().map(|value| Self::from_f64(self.format, value).bits),
        };
        bits == Some(self.bits)
    }
}

fn decimal(value: &impl fmt::Display, precision: usize, padding: usize, truncate: bool) -> String {
    if truncate { format!("{value:padding$.precision$}") } else { format!("{value:#padding$.precision$}") }
}
