//! Floats of every builtin type.

mod convert;
mod decimal;
mod format;
mod parse;
mod print;
mod text;

pub use format::FloatFormat;
pub use parse::FloatSyntaxError;

use std::fmt;
use std::num::FpCategory;

use format::Specials;

/// A floating-point number of some format, as its bits.
///
/// Equality and hashing are those of the bits: NaNs are equal to themselves, and the two zeros differ.
///
/// ```
/// # use ods_core as ods;
/// use ods::numeric::{Float, FloatFormat};
///
/// let third = Float::from_f64(FloatFormat::BF16, 1.0 / 3.0); // rounded
/// assert_eq!(third.to_f64(), 0.333984375);
/// assert!(Float::parse(FloatFormat::F32, "1.5").is_ok_and(|value| value.to_bits() == 0x3FC0_0000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Float {
    format: FloatFormat,
    bits: u128,
}

macro_rules! rust_floats {
    ($($rust:ident: $bits:ty, $format:ident;)*) => {$(
        /// Bit by bit, so that a NaN stays the one that it is.
        impl From<$rust> for Float {
            fn from(value: $rust) -> Self {
                Self::from_bits(FloatFormat::$format, value.to_bits().into())
            }
        }

        /// Bit by bit. The error is a number of another format, as it was.
        impl TryFrom<Float> for $rust {
            type Error = Float;

            fn try_from(float: Float) -> Result<Self, Float> {
                match <$bits>::try_from(float.bits) {
                    Ok(bits) if float.format == FloatFormat::$format => Ok(Self::from_bits(bits)),
                    _ => Err(float),
                }
            }
        }
    )*};
}

rust_floats! {
    f32: u32, F32;
    f64: u64, F64;
}

impl Float {
    /// The number with these bits; those above the format's width are dropped.
    ///
    /// The encodings of `f80` that x87 does not produce become canonical, as they do in `APFloat`: see
    /// [`Self::to_bits`].
    #[inline]
    pub fn from_bits(format: FloatFormat, bits: u128) -> Self {
        let bits = bits & format.mask();
        Self { format, bits: if format == FloatFormat::F80 { canonical_f80(bits) } else { bits } }
    }

    /// The bits.
    ///
    /// Of `f80`, unlike what [`Self::from_bits`] was given, a subnormal with an integer bit has the exponent of a normal
    /// number, and a normal number without one is a NaN.
    #[inline]
    pub fn to_bits(self) -> u128 {
        self.bits
    }

    /// The format.
    #[inline]
    pub fn format(self) -> FloatFormat {
        self.format
    }

    /// Whether it is a NaN.
    pub fn is_nan(self) -> bool {
        match self.format.specials() {
            Specials::Ieee => self.is_special() && !self.is_infinite(),
            Specials::NanAllOnes | Specials::Unsigned => self.magnitude() == self.format.all_ones(),
            Specials::NanNegativeZero => self.bits == self.format.sign_bit(),
            Specials::Finite => false,
        }
    }

    /// Whether it is an infinity.
    pub fn is_infinite(self) -> bool {
        self.is_special() && self.magnitude() == self.format.infinity() && has_integer_bit(self)
    }

    /// Whether it is neither an infinity nor a NaN.
    pub fn is_finite(self) -> bool {
        !self.is_nan() && !self.is_infinite()
    }

    /// Whether it is a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.format.has_zero() && self.magnitude() == 0 && !self.is_nan()
    }

    /// Whether the sign bit is set, be it that of a zero or NaN.
    pub fn is_negative(self) -> bool {
        self.bits & self.format.sign_bit() != 0
    }

    /// What kind of number it is.
    pub fn classify(self) -> FpCategory {
        if self.is_nan() {
            FpCategory::Nan
        } else if self.is_infinite() {
            FpCategory::Infinite
        } else if self.is_zero() {
            FpCategory::Zero
        } else if self.format.has_zero() && self.exponent_field() == 0 {
            FpCategory::Subnormal
        } else {
            FpCategory::Normal
        }
    }

    /// Exponent and fraction fields, side by side: larger for larger magnitudes. The integer bit of `f80` is left out.
    fn magnitude(self) -> u128 {
        let bits = self.bits & !self.format.sign_bit();
        if self.format == FloatFormat::F80 { bits >> 64 << 63 | bits & (F80_INTEGER_BIT - 1) } else { bits }
    }

    fn exponent_field(self) -> u128 {
        self.magnitude() >> self.format.fraction_bits()
    }

    /// Whether it is an IEEE infinity or NaN.
    fn is_special(self) -> bool {
        self.format.has_infinity() && self.exponent_field() == self.format.max_exponent()
    }
}

/// The first bit of the significand, which is implicit in the other formats.
const F80_INTEGER_BIT: u128 = 1 << 63;

/// Whether the first bit of the significand of an infinity or NaN is set, where it is explicit.
fn has_integer_bit(float: Float) -> bool {
    float.format != FloatFormat::F80 || float.bits & F80_INTEGER_BIT != 0
}

/// The encoding that `APFloat` keeps of an `f80`.
fn canonical_f80(bits: u128) -> u128 {
    let max_exponent = FloatFormat::F80.max_exponent();
    let exponent = bits >> 64 & max_exponent;
    match bits & F80_INTEGER_BIT != 0 {
        true if exponent == 0 => bits | 1 << 64,
        false if exponent != 0 => bits | max_exponent << 64,
        _ => bits,
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
