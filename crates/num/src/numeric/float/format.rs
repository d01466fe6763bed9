//! The floating-point formats and the meaning of their bits, following LLVM's `APFloat` semantics of the same names.

/// The format of a builtin floating-point type.
///
/// The variants have the names of the types. In the names of narrow formats, `E` is followed by the number of exponent
/// bits, `M` by the number of fraction bits; `FN` means no infinities (but a NaN, if 8 bits wide), `UZ` no negative
/// zero (but a NaN in its place), and `U` no sign.
///
/// ```
/// use ods_num::numeric::FloatFormat;
///
/// let format = FloatFormat::from_keyword("f8E4M3FN").expect("a builtin type");
/// assert_eq!(format, FloatFormat::F8E4M3FN);
/// assert_eq!((format.bits(), format.exponent_bits(), format.fraction_bits()), (8, 4, 3));
/// assert!(format.has_nan() && !format.has_infinity());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloatFormat {
    /// `f16`: IEEE 754 half precision.
    F16,
    /// `bf16`: the upper half of an `f32`.
    BF16,
    /// `f32`: IEEE 754 single precision.
    F32,
    /// `f64`: IEEE 754 double precision.
    F64,
    /// `f80`: the extended precision of x87, with an explicit integer bit.
    F80,
    /// `f128`: IEEE 754 quadruple precision.
    F128,
    /// `tf32`: the exponent of an `f32` and the fraction of an `f16`, in 19 bits.
    TF32,
    /// `f8E5M2`: as IEEE 754.
    F8E5M2,
    /// `f8E4M3`: as IEEE 754.
    F8E4M3,
    /// `f8E4M3FN`: all ones is NaN.
    F8E4M3FN,
    /// `f8E5M2FNUZ`: negative zero is NaN.
    F8E5M2FNUZ,
    /// `f8E4M3FNUZ`: negative zero is NaN.
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`: negative zero is NaN; the bias of the exponent is 11.
    F8E4M3B11FNUZ,
    /// `f8E3M4`: as IEEE 754.
    F8E3M4,
    /// `f8E8M0FNU`: powers of two from 2^-127 to 2^127, and a NaN; the scales of the OCP microscaling formats.
    F8E8M0FNU,
    /// `f6E2M3FN`: finite numbers only.
    F6E2M3FN,
    /// `f6E3M2FN`: finite numbers only.
    F6E3M2FN,
    /// `f4E2M1FN`: finite numbers only.
    F4E2M1FN,
}

/// The special values of a format, besides positive and negative finite numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Specials {
    /// Infinities and NaNs, with an exponent of all ones.
    Ieee,
    /// One NaN per sign, with all other bits set.
    NanAllOnes,
    /// One NaN, encoded as negative zero.
    NanNegativeZero,
    /// One NaN, with all bits set; no sign and no zero.
    Unsigned,
    /// No special values.
    Finite,
}

/// The parameters of a format.
#[derive(Clone, Copy, Debug)]
struct Facts {
    format: FloatFormat,
    keyword: &'static str,
    bits: u32,
    exponent_bits: u32,
    fraction_bits: u32,
    bias: i32,
    specials: Specials,
}

use FloatFormat as F;
use Specials::{Finite, Ieee, NanAllOnes, NanNegativeZero, Unsigned};

/// The parameters, in the order of the variants.
#[rustfmt::skip]
const FACTS: [Facts; 18] = [
    facts(F::F16,           "f16",           16,  5,  10,    15, Ieee),
    facts(F::BF16,          "bf16",          16,  8,   7,   127, Ieee),
    facts(F::F32,           "f32",           32,  8,  23,   127, Ieee),
    facts(F::F64,           "f64",           64, 11,  52,  1023, Ieee),
    facts(F::F80,           "f80",           80, 15,  63, 16383, Ieee),
    facts(F::F128,          "f128",         128, 15, 112, 16383, Ieee),
    facts(F::TF32,          "tf32",          19,  8,  10,   127, Ieee),
    facts(F::F8E5M2,        "f8E5M2",         8,  5,   2,    15, Ieee),
    facts(F::F8E4M3,        "f8E4M3",         8,  4,   3,     7, Ieee),
    facts(F::F8E4M3FN,      "f8E4M3FN",       8,  4,   3,     7, NanAllOnes),
    facts(F::F8E5M2FNUZ,    "f8E5M2FNUZ",     8,  5,   2,    16, NanNegativeZero),
    facts(F::F8E4M3FNUZ,    "f8E4M3FNUZ",     8,  4,   3,     8, NanNegativeZero),
    facts(F::F8E4M3B11FNUZ, "f8E4M3B11FNUZ",  8,  4,   3,    11, NanNegativeZero),
    facts(F::F8E3M4,        "f8E3M4",         8,  3,   4,     3, Ieee),
    facts(F::F8E8M0FNU,     "f8E8M0FNU",      8,  8,   0,   127, Unsigned),
    facts(F::F6E2M3FN,      "f6E2M3FN",       6,  2,   3,     1, Finite),
    facts(F::F6E3M2FN,      "f6E3M2FN",       6,  3,   2,     3, Finite),
    facts(F::F4E2M1FN,      "f4E2M1FN",       4,  2,   1,     1, Finite),
];

const fn facts(
    format: FloatFormat,
    keyword: &'static str,
    bits: u32,
    exponent_bits: u32,
    fraction_bits: u32,
    bias: i32,
    specials: Specials,
) -> Facts {
    Facts { format, keyword, bits, exponent_bits, fraction_bits, bias, specials }
}

impl FloatFormat {
    /// The keywords of all formats.
    pub const KEYWORDS: [&'static str; FACTS.len()] = {
        let mut keywords = [""; FACTS.len()];
        let mut i = 0;
        while i < keywords.len() {
            keywords[i] = FACTS[i].keyword;
            i += 1;
        }
        keywords
    };

    fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// Returns an iterator over all formats.
    pub fn all() -> impl Iterator<Item = Self> {
        FACTS.iter().map(|facts| facts.format)
    }

    /// Returns the width in bits: 19 for `tf32`, 80 for `f80`.
    pub fn bits(self) -> u32 {
        self.facts().bits
    }

    /// Returns the keyword of the type.
    pub fn keyword(self) -> &'static str {
        self.facts().keyword
    }

    /// Returns the format whose type has this keyword.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        FACTS.iter().find(|facts| facts.keyword == keyword).map(|facts| facts.format)
    }

    /// Returns the number of exponent bits.
    pub fn exponent_bits(self) -> u32 {
        self.facts().exponent_bits
    }

    /// Returns the number of fraction bits: the significand has one more bit, its first, which is explicit only in
    /// `f80`.
    pub fn fraction_bits(self) -> u32 {
        self.facts().fraction_bits
    }

    /// Returns the number of significant bits: the fraction and the bit before it. Corresponds to
    /// `APFloat::semanticsPrecision`.
    pub fn precision(self) -> u32 {
        self.fraction_bits() + 1
    }

    /// Returns the bias: the difference between the exponent field and the exponent.
    pub fn bias(self) -> i32 {
        self.facts().bias
    }

    /// Returns whether the format has infinities.
    pub fn has_infinity(self) -> bool {
        self.specials() == Ieee
    }

    /// Returns whether the format has a NaN.
    pub fn has_nan(self) -> bool {
        self.specials() != Finite
    }

    /// Returns whether the format has a zero and subnormal numbers.
    pub fn has_zero(self) -> bool {
        self.specials() != Unsigned
    }

    /// Returns whether the format has a negative zero.
    pub fn has_negative_zero(self) -> bool {
        !matches!(self.specials(), NanNegativeZero | Unsigned)
    }

    /// Returns whether the format has negative numbers.
    pub fn is_signed(self) -> bool {
        self.specials() != Unsigned
    }

    pub(super) fn specials(self) -> Specials {
        self.facts().specials
    }

    /// Returns a mask of all bits of the format.
    pub(super) fn mask(self) -> u128 {
        u128::MAX >> (128 - self.bits())
    }

    /// Returns the sign bit; zero for unsigned formats.
    pub(super) fn sign_bit(self) -> u128 {
        u128::from(self.is_signed()) << (self.bits() - 1)
    }

    /// Returns the exponent of the last place of the smallest number.
    pub(super) fn least_exponent(self) -> i32 {
        i32::from(self.has_zero()) - self.bias() - self.fraction_bits() as i32
    }

    /// Returns the largest exponent field.
    pub(super) fn max_exponent(self) -> u128 {
        (1 << self.exponent_bits()) - 1
    }

    /// Returns the exponent and fraction fields with all bits set.
    pub(super) fn all_ones(self) -> u128 {
        (1 << (self.exponent_bits() + self.fraction_bits())) - 1
    }

    /// Returns the exponent and fraction fields of an infinity or, in formats without, of a number just too large.
    pub(super) fn infinity(self) -> u128 {
        match self.specials() {
            Ieee => self.max_exponent() << self.fraction_bits(),
            NanAllOnes | Unsigned => self.all_ones(),
            NanNegativeZero | Finite => self.all_ones() + 1,
        }
    }
}
