//! Operations on floats, as bits.

/// A format of the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    F32,
    F64,
}

/// An operation of SMT-LIB on floats, rounded to nearest even, on the bits of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatOp {
    Add(Format),
    Sub(Format),
    Mul(Format),
    Div(Format),
    /// `a * b + c`, rounded once.
    Fma(Format),
    /// The number without its fraction.
    Truncate(Format),
    /// From one format to the other one, which is the given one.
    ToFormat(Format),
    /// A signed integer as a float.
    FromSigned(Format),
    /// An unsigned integer as a float.
    FromUnsigned(Format),
    /// A float as a signed integer, any if it is out of range.
    ToSigned(Format),
    /// A float as an unsigned integer, any if it is out of range.
    ToUnsigned(Format),
    /// Whether the first is less; not if one of them is NaN.
    Less(Format),
    /// Whether they are equal; not if one of them is NaN.
    Equal(Format),
}

impl Format {
    /// Returns the bits of infinity.
    pub fn infinity(self) -> u128 {
        match self {
            Self::F32 => f32::INFINITY.to_bits().into(),
            Self::F64 => f64::INFINITY.to_bits().into(),
        }
    }

    /// Returns the bits of a power of two.
    pub fn power(self, exponent: u8) -> u128 {
        let power = 2_f64.powi(exponent.into());
        match self {
            Self::F32 => (power as f32).to_bits().into(),
            Self::F64 => power.to_bits().into(),
        }
    }

    /// Returns the width in bits.
    pub fn width(self) -> u8 {
        match self {
            Self::F32 => 32,
            Self::F64 => 64,
        }
    }

    /// Returns the bit that makes a NaN quiet.
    pub fn quiet(self) -> u128 {
        match self {
            Self::F32 => 1 << 22,
            Self::F64 => 1 << 51,
        }
    }

    /// Returns the sort of SMT-LIB without its name: the bits of exponents and of significands.
    pub fn sizes(self) -> &'static str {
        match self {
            Self::F32 => "8 24",
            Self::F64 => "11 53",
        }
    }
}

/// Calls a function on floats of a format.
macro_rules! by_format {
    ($format:expr, |$($float:ident),*| $result:expr) => {
        match $format {
            Format::F32 => {
                $(let $float = f32::from_bits($float as u32);)*
                u128::from($result.to_bits())
            }
            Format::F64 => {
                $(let $float = f64::from_bits($float as u64);)*
                u128::from($result.to_bits())
            }
        }
    };
}

impl FloatOp {
    /// Returns the number of operands that the operation reads.
    pub fn arity(self) -> usize {
        match self {
            Self::Fma(_) => 3,
            Self::Add(_) | Self::Sub(_) | Self::Mul(_) | Self::Div(_) | Self::Less(_) | Self::Equal(_) => 2,
            Self::Truncate(_)
            | Self::ToFormat(_)
            | Self::FromSigned(_)
            | Self::FromUnsigned(_)
            | Self::ToSigned(_)
            | Self::ToUnsigned(_) => 1,
        }
    }

    pub fn is_commutative(self) -> bool {
        match self {
            Self::Add(_) | Self::Mul(_) | Self::Fma(_) | Self::Equal(_) => true,
            Self::Sub(_)
            | Self::Div(_)
            | Self::Truncate(_)
            | Self::ToFormat(_)
            | Self::FromSigned(_)
            | Self::FromUnsigned(_)
            | Self::ToSigned(_)
            | Self::ToUnsigned(_)
            | Self::Less(_) => false,
        }
    }

    /// Returns whether the result is a truth value.
    pub fn is_comparison(self) -> bool {
        matches!(self, Self::Less(_) | Self::Equal(_))
    }

    /// Returns the format of the result, if that is a float.
    pub fn result(self) -> Option<Format> {
        match self {
            Self::Add(format)
            | Self::Sub(format)
            | Self::Mul(format)
            | Self::Div(format)
            | Self::Fma(format)
            | Self::Truncate(format)
            | Self::ToFormat(format)
            | Self::FromSigned(format)
            | Self::FromUnsigned(format) => Some(format),
            Self::ToSigned(_) | Self::ToUnsigned(_) | Self::Less(_) | Self::Equal(_) => None,
        }
    }

    /// Computes the result from the bits of operands of the width `source`, to `width` bits.
    pub fn apply(self, [a, b, c]: [u128; 3], source: u8, width: u8) -> u128 {
        match self {
            Self::Add(format) => by_format!(format, |a, b| (a + b)),
            Self::Sub(format) => by_format!(format, |a, b| (a - b)),
            Self::Mul(format) => by_format!(format, |a, b| (a * b)),
            Self::Div(format) => by_format!(format, |a, b| (a / b)),
            Self::Fma(format) => by_format!(format, |a, b, c| a.mul_add(b, c)),
            Self::Truncate(format) => by_format!(format, |a| a.trunc()),
            Self::ToFormat(Format::F64) => f64::from(f32::from_bits(a as u32)).to_bits().into(),
            Self::ToFormat(Format::F32) => (f64::from_bits(a as u64) as f32).to_bits().into(),
            Self::FromSigned(Format::F32) => (super::term::signed(a, source) as f32).to_bits().into(),
            Self::FromSigned(Format::F64) => (super::term::signed(a, source) as f64).to_bits().into(),
            Self::FromUnsigned(Format::F32) => (a as f32).to_bits().into(),
            Self::FromUnsigned(Format::F64) => (a as f64).to_bits().into(),
            Self::ToSigned(format) => (widen(format, a) as i128) as u128 & super::term::mask(width),
            Self::ToUnsigned(format) => widen(format, a) as u128 & super::term::mask(width),
            Self::Less(format) => (widen(format, a) < widen(format, b)).into(),
            Self::Equal(format) => (widen(format, a) == widen(format, b)).into(),
        }
    }
}

/// Returns the number with these bits.
fn widen(format: Format, bits: u128) -> f64 {
    match format {
        Format::F32 => f32::from_bits(bits as u32).into(),
        Format::F64 => f64::from_bits(bits as u64),
    }
}
