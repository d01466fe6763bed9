//! Floats of every builtin type.

mod arithmetic;
mod convert;
mod decimal;
mod format;
mod integer;
mod parse;
mod print;
mod text;

pub use format::FloatFormat;
pub use parse::FloatSyntaxError;

use std::fmt;
use std::num::FpCategory;

use format::Specials;

/// A floating-point number: a format and the bits.
///
/// Equality and hashing use the bits: NaNs are equal to themselves, and the two zeros differ.
///
/// ```
/// # use ods_num as ods;
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
        /// A conversion that keeps the bits, including the bits of NaNs.
        impl From<$rust> for Float {
            fn from(value: $rust) -> Self {
                Self::from_bits(FloatFormat::$format, value.to_bits().into())
            }
        }

        /// A conversion that keeps the bits. The error is the unchanged number, of another format.
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
    /// Returns the number with these bits. Bits above the format's width are ignored.
    ///
    /// Encodings of `f80` that x87 does not produce become canonical, as in `APFloat`: see [`Self::to_bits`].
    #[inline]
    pub fn from_bits(format: FloatFormat, bits: u128) -> Self {
        let bits = bits & format.mask();
        Self { format, bits: if format == FloatFormat::F80 { canonical_f80(bits) } else { bits } }
    }

    /// Returns the bits.
    ///
    /// For `f80`, they may differ from those passed to [`Self::from_bits`]: a subnormal with an integer bit becomes a
    /// normal number, and a normal number without one becomes a NaN.
    #[inline]
    pub fn to_bits(self) -> u128 {
        self.bits
    }

    /// Returns the format.
    #[inline]
    pub fn format(self) -> FloatFormat {
        self.format
    }

    /// Returns whether the number is a NaN.
    pub fn is_nan(self) -> bool {
        match self.format.specials() {
            Specials::Ieee => self.is_special() && !self.is_infinite(),
            Specials::NanAllOnes | Specials::Unsigned => self.magnitude() == self.format.all_ones(),
            Specials::NanNegativeZero => self.bits == self.format.sign_bit(),
            Specials::Finite => false,
        }
    }

    /// Returns whether the number is an infinity.
    pub fn is_infinite(self) -> bool {
        self.is_special() && self.magnitude() == self.format.infinity() && has_integer_bit(self)
    }

    /// Returns whether the number is neither an infinity nor a NaN.
    pub fn is_finite(self) -> bool {
        !self.is_nan() && !self.is_infinite()
    }

    /// Returns whether the number is a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.format.has_zero() && self.magnitude() == 0 && !self.is_nan()
    }

    /// Returns whether the sign bit is set, including that of zeros and NaNs.
    pub fn is_negative(self) -> bool {
        self.bits & self.format.sign_bit() != 0
    }

    /// Returns the category of the number.
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

    /// Returns the exponent and fraction fields, which ascend with the magnitude. Excludes the integer bit of `f80`.
    fn magnitude(self) -> u128 {
        let bits = self.bits & !self.format.sign_bit();
        if self.format == FloatFormat::F80 { bits >> 64 << 63 | bits & (F80_INTEGER_BIT - 1) } else { bits }
    }

    fn exponent_field(self) -> u128 {
        self.magnitude() >> self.format.fraction_bits()
    }

    /// Returns whether the number is an IEEE infinity or NaN.
    fn is_special(self) -> bool {
        self.format.has_infinity() && self.exponent_field() == self.format.max_exponent()
    }
}

/// The first bit of the significand of an `f80`, which is implicit in the other formats.
const F80_INTEGER_BIT: u128 = 1 << 63;

/// Returns whether the integer bit of an infinity or NaN is set; true if it is implicit.
fn has_integer_bit(float: Float) -> bool {
    float.format != FloatFormat::F80 || float.bits & F80_INTEGER_BIT != 0
}

/// Returns the canonical encoding of an `f80`, as in `APFloat`.
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
