//! Between doubles and the other formats.
//!
//! Every format but `f80` and `f128` is narrower than a double: its numbers are doubles, and a double is rounded to it
//! (to nearest, ties to even). The two wide ones contain the doubles.

use rustc_apfloat::ieee::{Double, Quad, X87DoubleExtended};
use rustc_apfloat::{Float as _, FloatConvert};

use super::format::Specials;
use super::{Float, FloatFormat};

impl Float {
    /// The number of this format nearest to `value`.
    ///
    /// What is out of range becomes an infinity, a NaN where the format has no infinity, and the largest number where it
    /// has neither. As `APFloat::convert`.
    pub fn from_f64(format: FloatFormat, value: f64) -> Self {
        let bits = match format {
            FloatFormat::F64 => u128::from(value.to_bits()),
            FloatFormat::F80 => widen::<X87DoubleExtended>(value),
            FloatFormat::F128 => widen::<Quad>(value),
            _ => narrow(format, value),
        };
        Self::from_bits(format, bits)
    }

    /// The value as a double: exact, but for `f80` and `f128`, which are rounded.
    pub fn to_f64(self) -> f64 {
        match self.format {
            FloatFormat::F64 => f64::from_bits(self.bits as u64),
            FloatFormat::F80 => round(X87DoubleExtended::from_bits(self.bits)),
            FloatFormat::F128 => round(Quad::from_bits(self.bits)),
            _ => self.widened(),
        }
    }

    /// The value of a narrow format.
    fn widened(self) -> f64 {
        if self.is_nan() {
            return f64::NAN;
        }
        let sign = if self.is_negative() { -1.0 } else { 1.0 };
        if self.is_infinite() {
            return sign * f64::INFINITY;
        }
        let facts = self.format.facts();
        let (exponent, fraction) = self.format.fields(self.bits);
        let subnormal = exponent == 0 && self.format.has_zero();
        let significand = if subnormal { fraction } else { fraction | 1 << facts.fraction_bits };
        let exponent = exponent.max(u128::from(self.format.has_zero())) as i32;
        sign * significand as f64 * power_of_two(exponent - facts.bias - facts.fraction_bits as i32)
    }
}

/// 2 to the `exponent`, which is in the range of normal doubles.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

fn widen<F>(value: f64) -> u128
where
    F: rustc_apfloat::Float,
    Double: FloatConvert<F>,
{
    let mut loses = false;
    let wide: F = Double::from_bits(u128::from(value.to_bits())).convert(&mut loses).value;
    wide.to_bits()
}

fn round<F: FloatConvert<Double>>(value: F) -> f64 {
    let mut loses = false;
    let rounded: Double = value.convert(&mut loses).value;
    f64::from_bits(rounded.to_bits() as u64)
}

/// Rounds to a format narrower than a double.
fn narrow(format: FloatFormat, value: f64) -> u128 {
    let facts = format.facts();
    let sign = if value.is_sign_negative() { format.sign_bit() } else { 0 };
    if value.is_nan() {
        return nan(format);
    }
    if value.is_infinite() {
        return sign | overflow(format);
    }
    let magnitude = value.abs();
    // The exponent of the last place: that of the number, or of the subnormals.
    let least = 1 - facts.bias - facts.fraction_bits as i32 - i32::from(!format.has_zero());
    let last_place = (exponent_of(magnitude) - facts.fraction_bits as i32).max(least);
    let units = (scale(magnitude, -last_place)).round_ties_even() as u128;
    let field = encode(format, units, last_place - least);
    match field {
        Some(0) if facts.specials == Specials::NanNegativeZero => 0,
        Some(field) => sign | field,
        None => sign_of_overflow(format, sign) | overflow(format),
    }
}

/// Exponent of the first significant bit; very small for zero.
fn exponent_of(magnitude: f64) -> i32 {
    if magnitude == 0.0 {
        return -2000;
    }
    let field = (magnitude.to_bits() >> 52) as i32;
    if field == 0 { -1022 - (magnitude.to_bits().leading_zeros() as i32 - 11) } else { field - 1023 }
}

/// `magnitude * 2^exponent`, in two steps so that neither factor is out of range.
fn scale(magnitude: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    magnitude * power_of_two(half.clamp(-1000, 1000)) * power_of_two((exponent - half).clamp(-1000, 1000))
}

/// Exponent and fraction fields of `units` last places, `steps` exponents above the smallest; `None` out of range.
fn encode(format: FloatFormat, units: u128, steps: i32) -> Option<u128> {
    let facts = format.facts();
    // Adding the fields lets a fraction that was rounded up carry into the exponent. Formats with a zero have
    // subnormals below the first exponent; those without count from zero.
    let field = if format.has_zero() {
        ((steps as u128) << facts.fraction_bits) + units
    } else {
        (steps as u128 + units).saturating_sub(1)
    };
    let magnitude = field & !format.sign_bit();
    let fits = field == magnitude && field >> facts.fraction_bits <= format.max_exponent();
    (fits && !format.is_nan(field) && !format.is_infinite(field)).then_some(field)
}

/// What a number too large becomes, without its sign.
fn overflow(format: FloatFormat) -> u128 {
    let facts = format.facts();
    let all_ones = (1 << (facts.exponent_bits + facts.fraction_bits)) - 1;
    match facts.specials {
        Specials::Ieee => format.max_exponent() << facts.fraction_bits,
        Specials::NanAllOnes | Specials::Unsigned | Specials::Finite => all_ones,
        Specials::NanNegativeZero => format.sign_bit(),
    }
}

/// The only NaN of some formats has a sign of its own.
fn sign_of_overflow(format: FloatFormat, sign: u128) -> u128 {
    if format.facts().specials == Specials::NanNegativeZero { 0 } else { sign }
}

fn nan(format: FloatFormat) -> u128 {
    let facts = format.facts();
    match facts.specials {
        Specials::Ieee => overflow(format) | 1 << (facts.fraction_bits - 1),
        _ => overflow(format),
    }
}
