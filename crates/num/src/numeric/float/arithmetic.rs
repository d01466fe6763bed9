//! Arithmetic, rounded to nearest, ties to even. Operands have the same format.
//!
//! Formats of at most 24 significant bits compute with doubles: their sums, products, quotients and remainders are the
//! same if they are rounded twice, as a double has more than twice as many bits. The two wide formats use
//! `rustc_apfloat`. NaNs are as in `APFloat`: an operand that is NaN is the result, quiet; an invalid operation gives a
//! positive quiet NaN.

use std::cmp::Ordering;
use std::ops;

use rustc_apfloat::ieee::{Quad, X87DoubleExtended};
use rustc_apfloat::{Float as _, Round, Status};

use super::{Float, FloatFormat};

/// Defines operations with two operands.
macro_rules! operations {
    ($($(#[$docs:meta])* $Trait:ident $name:ident $op:tt;)*) => {$(
        $(#[$docs])*
        impl ops::$Trait for Float {
            type Output = Self;

            fn $name(self, other: Self) -> Self {
                if let Some(nan) = self.nan_of(other) {
                    return nan;
                }
                let format = self.format;
                match format {
                    FloatFormat::F80 => {
                        let wide = |float: Self| X87DoubleExtended::from_bits(float.bits);
                        Self::from_bits(format, (wide(self) $op wide(other)).value.to_bits())
                    }
                    FloatFormat::F128 => {
                        let wide = |float: Self| Quad::from_bits(float.bits);
                        Self::from_bits(format, (wide(self) $op wide(other)).value.to_bits())
                    }
                    FloatFormat::F16
                    | FloatFormat::BF16
                    | FloatFormat::F32
                    | FloatFormat::F64
                    | FloatFormat::TF32
                    | FloatFormat::F8E5M2
                    | FloatFormat::F8E4M3
                    | FloatFormat::F8E4M3FN
                    | FloatFormat::F8E5M2FNUZ
                    | FloatFormat::F8E4M3FNUZ
                    | FloatFormat::F8E4M3B11FNUZ
                    | FloatFormat::F8E3M4
                    | FloatFormat::F8E8M0FNU
                    | FloatFormat::F6E2M3FN
                    | FloatFormat::F6E3M2FN
                    | FloatFormat::F4E2M1FN => {
                        Self::from_result(format, self.to_f64() $op other.to_f64())
                    }
                }
            }
        }
    )*};
}

operations! {
    /// Returns the sum.
    Add add +;
    /// Returns the difference.
    Sub sub -;
    /// Returns the product.
    Mul mul *;
    /// Returns the quotient.
    Div div /;
    /// Returns the remainder of the quotient rounded towards zero, which has the sign of the dividend. Corresponds to
    /// `APFloat::mod`.
    Rem rem %;
}

/// Returns the number with the other sign, if the format has it. Corresponds to `APFloat::changeSign`.
impl ops::Neg for Float {
    type Output = Self;

    fn neg(self) -> Self {
        let is_fixed = !self.format.has_negative_zero() && (self.is_zero() || self.is_nan());
        Self { bits: if is_fixed { self.bits } else { self.bits ^ self.format.sign_bit() }, ..self }
    }
}

impl Float {
    /// Returns a computed number, whose NaN is positive and quiet.
    fn from_result(format: FloatFormat, result: f64) -> Self {
        if result.is_nan() { Self::nan(format) } else { Self::from_f64(format, result) }
    }

    /// Returns the positive quiet NaN; zero if the format has none.
    pub fn nan(format: FloatFormat) -> Self {
        Self::from_f64(format, f64::from_bits(0x7FF8 << 48))
    }

    /// Returns the operand that is NaN, made quiet, if one is.
    fn nan_of(self, other: Self) -> Option<Self> {
        [self, other].into_iter().find(|float| float.is_nan()).map(Self::quieted)
    }

    /// Returns a NaN with the bit that makes it quiet, and other numbers unchanged.
    fn quieted(self) -> Self {
        if !self.is_nan() || !self.format.has_infinity() {
            return self;
        }
        let quiet = match self.format {
            FloatFormat::F80 => 1 << 62,
            format => 1 << (format.fraction_bits() - 1),
        };
        Self { bits: self.bits | quiet, ..self }
    }

    /// Returns `self * factor + term`, rounded once. Corresponds to `APFloat::fusedMultiplyAdd`.
    ///
    /// ```
    /// # use ods_num as ods;
    /// use ods::numeric::{Float, FloatFormat};
    ///
    /// let number = |value| Float::from_f64(FloatFormat::F16, value);
    /// assert_eq!(number(3.0).mul_add(number(2.0), number(0.5)), number(6.5));
    /// ```
    #[must_use]
    pub fn mul_add(self, factor: Self, term: Self) -> Self {
        if let Some(nan) = self.nan_of(factor).or_else(|| term.nan_of(term)) {
            return nan;
        }
        let format = self.format;
        if format == FloatFormat::F80 {
            let [a, b, c] = [self, factor, term].map(|float| X87DoubleExtended::from_bits(float.bits));
            return Self::from_bits(format, a.mul_add(b, c).value.to_bits()).with_plain_nan();
        }
        let [a, b, c] = [self, factor, term].map(|float| Quad::from_bits(float.convert(FloatFormat::F128).bits));
        if format == FloatFormat::F128 {
            return Self::from_bits(format, a.mul_add(b, c).value.to_bits()).with_plain_nan();
        }
        // A lost part makes the last bit odd, so that rounding again sees on which side of a tie the sum is.
        let sum = a.mul_add_r(b, c, Round::TowardZero);
        let is_inexact = sum.status.contains(Status::INEXACT);
        let bits = sum.value.to_bits() | u128::from(is_inexact);
        Self::from_bits(FloatFormat::F128, bits).with_plain_nan().convert(format)
    }

    /// Returns the positive quiet NaN for any NaN.
    fn with_plain_nan(self) -> Self {
        if self.is_nan() { Self::nan(self.format) } else { self }
    }

    /// Returns whether the number is a NaN that is not quiet.
    pub fn is_signaling(self) -> bool {
        self.is_nan() && self.quieted() != self
    }

    /// Returns the number without its sign.
    #[must_use]
    pub fn abs(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    /// Compares numbers; `None` if one is NaN. The zeros are equal.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        let key = |float: Self| {
            let magnitude = if float.is_zero() { 0 } else { float.magnitude() as i128 };
            if float.is_negative() { -magnitude } else { magnitude }
        };
        Some(key(self).cmp(&key(other)))
    }

    /// Returns the lesser number; NaN if one is NaN. Negative zero is less than positive zero.
    #[must_use]
    pub fn minimum(self, other: Self) -> Self {
        self.nan_of(other).unwrap_or_else(|| self.extreme(other, Ordering::Less))
    }

    /// Returns the greater number; NaN if one is NaN. Negative zero is less than positive zero.
    #[must_use]
    pub fn maximum(self, other: Self) -> Self {
        self.nan_of(other).unwrap_or_else(|| self.extreme(other, Ordering::Greater))
    }

    /// Returns the lesser number, or the one that is not NaN. Negative zero is less than positive zero.
    #[must_use]
    pub fn min_num(self, other: Self) -> Self {
        self.number_of(other).unwrap_or_else(|| self.extreme(other, Ordering::Less))
    }

    /// Returns the greater number, or the one that is not NaN. Negative zero is less than positive zero.
    #[must_use]
    pub fn max_num(self, other: Self) -> Self {
        self.number_of(other).unwrap_or_else(|| self.extreme(other, Ordering::Greater))
    }

    /// Returns the other operand, if one is NaN.
    fn number_of(self, other: Self) -> Option<Self> {
        if self.is_nan() { Some(other) } else { other.is_nan().then_some(self) }
    }

    /// Returns the number that compares with the other one as wanted; of equal ones, the first.
    fn extreme(self, other: Self, wanted: Ordering) -> Self {
        if self.is_zero() && other.is_zero() {
            let takes_first = self.is_negative() == (wanted == Ordering::Less);
            return if takes_first { self } else { other };
        }
        if other.compare(self) == Some(wanted) { other } else { self }
    }

    /// Returns the least integer that is not less.
    #[must_use]
    pub fn ceil(self) -> Self {
        self.to_integral(f64::ceil, Round::TowardPositive)
    }

    /// Returns the greatest integer that is not greater.
    #[must_use]
    pub fn floor(self) -> Self {
        self.to_integral(f64::floor, Round::TowardNegative)
    }

    /// Returns the nearest integer; of two, the even one.
    #[must_use]
    pub fn round_even(self) -> Self {
        self.to_integral(f64::round_ties_even, Round::NearestTiesToEven)
    }

    /// Returns an integer near the number. Infinities are integers, and NaNs become quiet.
    fn to_integral(self, native: fn(f64) -> f64, round: Round) -> Self {
        let wide = (self.format == FloatFormat::F80)
            .then(|| X87DoubleExtended::from_bits(self.bits).round_to_integral(round).value.to_bits())
            .or_else(|| {
                let is_quad = self.format == FloatFormat::F128;
                is_quad.then(|| Quad::from_bits(self.bits).round_to_integral(round).value.to_bits())
            });
        match wide {
            _ if !self.is_finite() => self.quieted(),
            Some(bits) => Self::from_bits(self.format, bits),
            None => Self::from_f64(self.format, native(self.to_f64())),
        }
    }
}
