//! The formats: how bits are read. As LLVM's `APFloat` semantics of the same names.

/// A floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloatFormat {
    /// `f16`
    F16,
    /// `bf16`
    BF16,
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `f80`
    F80,
    /// `f128`
    F128,
    /// `tf32`
    TF32,
    /// `f8E5M2`
    F8E5M2,
    /// `f8E4M3`
    F8E4M3,
    /// `f8E4M3FN`
    F8E4M3FN,
    /// `f8E5M2FNUZ`
    F8E5M2FNUZ,
    /// `f8E4M3FNUZ`
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`
    F8E4M3B11FNUZ,
    /// `f8E3M4`
    F8E3M4,
    /// `f8E8M0FNU`
    F8E8M0FNU,
    /// `f6E2M3FN`
    F6E2M3FN,
    /// `f6E3M2FN`
    F6E3M2FN,
    /// `f4E2M1FN`
    F4E2M1FN,
}

/// What a format has beside finite numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Specials {
    /// Infinities and NaNs where the exponent is all ones.
    Ieee,
    /// One NaN per sign, where everything is all ones.
    NanAllOnes,
    /// One NaN, where negative zero would be.
    NanNegativeZero,
    /// One NaN, all ones; no sign, no zero.
    Unsigned,
    /// Nothing.
    Finite,
}

/// The facts of a format.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) format: FloatFormat,
    pub(super) keyword: &'static str,
    pub(super) bits: u32,
    pub(super) exponent_bits: u32,
    /// Bits of the fraction; those of `f80` include the integer bit.
    pub(super) fraction_bits: u32,
    pub(super) bias: i32,
    pub(super) specials: Specials,
}

use FloatFormat as F;
use Specials::{Finite, Ieee, NanAllOnes, NanNegativeZero, Unsigned};

/// In the order of the variants.
#[rustfmt::skip]
const FACTS: [Facts; 18] = [
    facts(F::F16,           "f16",           16,  5,  10,    15, Ieee),
    facts(F::BF16,          "bf16",          16,  8,   7,   127, Ieee),
    facts(F::F32,           "f32",           32,  8,  23,   127, Ieee),
    facts(F::F64,           "f64",           64, 11,  52,  1023, Ieee),
    facts(F::F80,           "f80",           80, 15,  64, 16383, Ieee),
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
    pub(super) fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// All formats.
    pub fn all() -> impl Iterator<Item = Self> {
        FACTS.iter().map(|facts| facts.format)
    }

    /// Bits of a number.
    pub fn bits(self) -> u32 {
        self.facts().bits
    }

    /// The keyword of the type.
    pub fn keyword(self) -> &'static str {
        self.facts().keyword
    }

    /// The format whose type has this keyword.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        FACTS.iter().find(|facts| facts.keyword == keyword).map(|facts| facts.format)
    }

    /// Significant bits, the implicit one included. As `APFloat`'s precision.
    pub(super) fn precision(self) -> u32 {
        match self {
            Self::F80 => 64,
            _ => self.facts().fraction_bits + 1,
        }
    }

    /// Whether the format has a zero.
    pub(super) fn has_zero(self) -> bool {
        self.facts().specials != Unsigned
    }

    /// The mask of the sign bit; zero for unsigned formats.
    pub(super) fn sign_bit(self) -> u128 {
        if self.facts().specials == Unsigned { 0 } else { 1 << (self.bits() - 1) }
    }

    /// The largest exponent field.
    pub(super) fn max_exponent(self) -> u128 {
        (1 << self.facts().exponent_bits) - 1
    }

    /// Exponent and fraction fields.
    pub(super) fn fields(self, bits: u128) -> (u128, u128) {
        let fraction_bits = self.facts().fraction_bits;
        (bits >> fraction_bits & self.max_exponent(), bits & ((1 << fraction_bits) - 1))
    }

    pub(super) fn is_nan(self, bits: u128) -> bool {
        let (exponent, fraction) = self.fields(bits);
        match self.facts().specials {
            Ieee if self == Self::F80 => exponent == self.max_exponent() && fraction << 65 != 0,
            Ieee => exponent == self.max_exponent() && fraction != 0,
            NanAllOnes => exponent == self.max_exponent() && fraction == (1 << self.facts().fraction_bits) - 1,
            NanNegativeZero => bits == self.sign_bit(),
            Unsigned => exponent == self.max_exponent(),
            Finite => false,
        }
    }

    pub(super) fn is_infinite(self, bits: u128) -> bool {
        let (exponent, fraction) = self.fields(bits);
        let integer_bit = if self == Self::F80 { fraction & ((1 << 63) - 1) } else { fraction };
        self.facts().specials == Ieee && exponent == self.max_exponent() && integer_bit == 0
    }
}
