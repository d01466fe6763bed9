//! Conversion between formats, rounding to nearest, ties to even.

use super::format::Specials;
use super::{F80_INTEGER_BIT, Float, FloatFormat};

/// The magnitude of a finite number: `significand * 2^exponent`, with at most 121 significant bits.
#[derive(Clone, Copy)]
pub(super) struct Binary {
    pub(super) significand: u128,
    pub(super) exponent: i32,
}

impl Float {
    /// Returns the number of `format` nearest to `value`. See [`Self::convert`].
    pub fn from_f64(format: FloatFormat, value: f64) -> Self {
        Self::from_bits(FloatFormat::F64, u128::from(value.to_bits())).convert(format)
    }

    /// Returns the value as a double, which is exact except for `f80` and `f128`. See [`Self::convert`].
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.convert(FloatFormat::F64).bits as u64)
    }

    /// Returns the nearest number of another format; of two, the one with an even last bit. Corresponds to
    /// `APFloat::convert`.
    ///
    /// A number that is too large becomes an infinity, a NaN if the format has no infinity, and the largest number if
    /// it has neither. A number that is too small becomes zero, or the smallest number if the format has no zero. A NaN
    /// becomes quiet, and keeps its sign and the upper bits of its payload if they fit.
    ///
    /// Infinities and NaNs become zero if the format has neither, which is also the meaning of the bits that `APFloat`
    /// returns. An unsigned format gets the magnitude; `APFloat` keeps a sign that the bits cannot represent.
    #[must_use]
    pub fn convert(self, format: FloatFormat) -> Self {
        if self.format == format {
            return self;
        }
        let magnitude = if self.is_finite() {
            self.binary().round_to(format)
        } else if !format.has_nan() {
            0
        } else if self.is_infinite() {
            format.infinity()
        } else {
            self.nan_in(format)
        };
        // The NaN that is encoded as negative zero has no sign.
        let has_sign = self.format.specials() != Specials::NanNegativeZero || !self.is_nan();
        Self::from_magnitude(format, self.is_negative() && has_sign, magnitude)
    }

    /// Returns the number in another format if, as `APFloat::convert` sees it, that loses nothing: it is the same
    /// number, the same infinity, or a quiet NaN with the same payload.
    pub fn convert_exactly(self, format: FloatFormat) -> Option<Self> {
        let converted = self.convert(format);
        if self.is_nan() {
            let is_kept = match format.specials() {
                Specials::NanAllOnes | Specials::NanNegativeZero | Specials::Unsigned => !self.format.has_infinity(),
                Specials::Ieee => !self.is_signaling() && !self.loses_payload(format),
                Specials::Finite => false,
            };
            return is_kept.then_some(converted);
        }
        let is_same = self.is_infinite() == converted.is_infinite() && converted.convert(self.format) == self;
        is_same.then_some(converted)
    }

    /// Returns whether bits of this NaN's payload do not fit into another format.
    fn loses_payload(self, format: FloatFormat) -> bool {
        let lost = self.format.fraction_bits().saturating_sub(format.fraction_bits());
        self.format.specials() != Specials::NanNegativeZero && self.fraction() & ((1 << lost) - 1) != 0
    }

    /// Returns the number of the format that is nearest to this magnitude.
    pub(super) fn from_binary(format: FloatFormat, negative: bool, binary: Binary) -> Self {
        Self::from_magnitude(format, negative, binary.round_to(format))
    }

    /// Returns the number with these exponent and fraction fields, or the replacement for a number that is too large.
    fn from_magnitude(format: FloatFormat, negative: bool, magnitude: u128) -> Self {
        let sign = if negative { format.sign_bit() } else { 0 };
        let bits = match format.specials() {
            _ if format == FloatFormat::F80 => sign | with_integer_bit(magnitude),
            // The only NaN is encoded as a negative zero, and zero has no sign.
            Specials::NanNegativeZero if magnitude > format.all_ones() => format.sign_bit(),
            Specials::NanNegativeZero if magnitude == 0 => 0,
            Specials::Ieee
            | Specials::NanAllOnes
            | Specials::NanNegativeZero
            | Specials::Unsigned
            | Specials::Finite => sign | magnitude.min(format.all_ones()),
        };
        Self { format, bits }
    }

    /// Returns the exponent and fraction fields of this NaN in another format that has NaNs.
    fn nan_in(self, format: FloatFormat) -> u128 {
        if !format.has_infinity() {
            return format.infinity();
        }
        let quiet = 1 << (format.fraction_bits() - 1);
        let (mine, theirs) = (self.format.fraction_bits(), format.fraction_bits());
        // The payload of a NaN that is encoded as negative zero is not kept.
        let payload = match self.format.specials() {
            Specials::NanNegativeZero => 0,
            Specials::Ieee | Specials::NanAllOnes | Specials::Unsigned | Specials::Finite => {
                self.fraction() << theirs.saturating_sub(mine) >> mine.saturating_sub(theirs)
            }
        };
        format.infinity() | quiet | payload
    }

    fn fraction(self) -> u128 {
        self.magnitude() & ((1 << self.format.fraction_bits()) - 1)
    }

    /// Returns the exponent of the first bit of a finite number: the number is at least that power of two, and less
    /// than the next one. For zero, the least exponent. Corresponds to `ilogb`.
    pub fn exponent(self) -> i32 {
        let Binary { significand, exponent } = self.binary();
        exponent + 127_i32.saturating_sub(significand.leading_zeros() as i32).max(0)
    }

    /// Returns the magnitude of this finite number.
    pub(super) fn binary(self) -> Binary {
        let has_zero = self.format.has_zero();
        let exponent = self.exponent_field() as i32;
        let first_bit = u128::from(!has_zero || exponent > 0) << self.format.fraction_bits();
        // Subnormals have the exponent of the smallest normal numbers.
        let steps = exponent.saturating_sub(i32::from(has_zero)).max(0);
        Binary { significand: self.fraction() | first_bit, exponent: self.format.least_exponent() + steps }
    }
}

impl Binary {
    /// Returns the exponent and fraction fields of the nearest number of a format; at most [`FloatFormat::infinity`].
    fn round_to(self, format: FloatFormat) -> u128 {
        if self.significand == 0 {
            return 0;
        }
        let least = format.least_exponent();
        let bits = 128 - self.significand.leading_zeros();
        let first_place = self.exponent + bits as i32;
        // The exponent of the last place that the format can represent.
        let exponent = (first_place - format.precision() as i32).max(least);
        let rounded = shift(self.significand, self.exponent - exponent);
        // The first bit of a normal number adds one to the exponent field, as does a carry into the bit before it.
        // Without subnormals, that is one too many.
        let steps = ((exponent - least) as u128) << format.fraction_bits();
        let magnitude = (steps + rounded).saturating_sub(u128::from(!format.has_zero()));
        magnitude.min(format.infinity())
    }
}

/// Returns `significand * 2^places`, rounded to an integer that fits.
fn shift(significand: u128, places: i32) -> u128 {
    let lost = places.unsigned_abs();
    match places {
        0.. => significand << lost,
        // Less than a half, since there are not that many bits.
        ..-127 => 0,
        _ => {
            let (kept, rest) = (significand >> lost, significand << (128 - lost));
            kept + u128::from(rest > 1 << 127 || (rest == 1 << 127 && kept & 1 == 1))
        }
    }
}

/// Returns the bits of an `f80` with exponent and fraction fields of 15 and 63 bits.
fn with_integer_bit(magnitude: u128) -> u128 {
    let (exponent, fraction) = (magnitude >> 63, magnitude & (F80_INTEGER_BIT - 1));
    exponent << 64 | if exponent > 0 { F80_INTEGER_BIT } else { 0 } | fraction
}
