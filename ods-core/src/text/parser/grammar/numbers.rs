//! Number literals: integer and float tokens as values of a type.

use crate::attributes::{AttributeData, FloatAttr, IntegerAttr};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Type};
use crate::numeric::{Float, FloatFormat, Int};
use crate::text::lexer::{Kind, Token};
use crate::types::{Signedness, TypeData};

use crate::text::parser::{AsmParser, ParseResult};

/// What an integer literal must fit into: an integer type, or `index`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) struct IntegerRange {
    /// Bits of a value.
    pub(in crate::text) width: u32,
    /// Whether the highest bit is kept for the sign: of signed types and `index`.
    signed: bool,
    pub(in crate::text) unsigned: bool,
}

impl IntegerRange {
    /// That of the type; `None` for what is neither an integer type nor `index`.
    pub(in crate::text) fn of(data: &TypeData) -> Option<Self> {
        match data {
            TypeData::Index => Some(Self { width: 64, signed: true, unsigned: false }),
            TypeData::Integer { width, signedness } => Some(Self {
                width: *width,
                signed: *signedness == Signedness::Signed,
                unsigned: *signedness == Signedness::Unsigned,
            }),
            _ => None,
        }
    }

    /// Returns the value of the literal, if it is in range. Without a sign, a signless type takes what fits its bits.
    pub(in crate::text) fn value(self, literal: &[u8], negative: bool) -> Option<Int> {
        match parse_u64(literal) {
            Some(magnitude) => self.small_value(magnitude, negative),
            None => self.large_value(literal, negative),
        }
    }

    /// Returns how many bits a magnitude may have without a sign.
    fn positive_bits(self) -> u32 {
        if self.signed { self.width.saturating_sub(1) } else { self.width }
    }

    #[inline]
    fn small_value(self, magnitude: u64, negative: bool) -> Option<Int> {
        let bits = u64::BITS - magnitude.leading_zeros();
        if negative {
            return self.negated(&Int::from_u64(64, magnitude));
        }
        (bits <= self.positive_bits()).then(|| Int::from_u64(self.width, magnitude))
    }

    fn large_value(self, literal: &[u8], negative: bool) -> Option<Int> {
        let (digits, radix) = digits_of(literal);
        let magnitude = Int::parse(std::str::from_utf8(digits).ok()?, radix)?;
        if negative {
            return self.negated(&magnitude);
        }
        magnitude.fits_unsigned(self.positive_bits()).then(|| magnitude.zext(self.width))
    }

    /// Returns the negated magnitude, which must be from 1 to 2^(width - 1): there is no negative zero.
    fn negated(self, magnitude: &Int) -> Option<Int> {
        if !magnitude.fits_unsigned(self.width) {
            return None;
        }
        let value = magnitude.zext(self.width).neg();
        value.is_negative().then_some(value)
    }
}

/// Returns the digits of an integer literal without prefix, and their radix.
fn digits_of(literal: &[u8]) -> (&[u8], u32) {
    match literal {
        [b'0', b'x', digits @ ..] => (digits, 16),
        digits => (digits, 10),
    }
}

/// Returns the value of an integer literal, if it has 64 bits.
#[inline]
pub(in crate::text) fn parse_u64(literal: &[u8]) -> Option<u64> {
    let (digits, radix) = digits_of(literal);
    let mut value = 0_u64;
    for digit in digits {
        let digit = char::from(*digit).to_digit(radix)?;
        value = value.checked_mul(u64::from(radix))?.checked_add(u64::from(digit))?;
    }
    Some(value)
}

impl AsmParser<'_> {
    /// Returns the value of the current integer token, if it has 64 bits.
    #[inline]
    pub(in crate::text) fn integer_token_u64(&self) -> Option<u64> {
        parse_u64(self.text())
    }

    /// `42`, `0x2A : i8`, `0x7FC00000 : f32`; the sign is consumed already.
    pub(in crate::text) fn integer_attribute(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let token = self.token;
        self.advance();
        let ty = self.optional_colon_type(ty, Type::I64)?;
        let data = ty.data(self.context);
        if let TypeData::Float(format) = data {
            let value = self.float_from_integer(token, negative, *format)?;
            return Ok(FloatAttr::from_float(self.context, value).into());
        }
        let offset = token.start() as usize;
        let Some(range) = IntegerRange::of(data) else {
            return self.error_at(offset, "integer literal not valid for specified type");
        };
        if negative && range.unsigned {
            return self.error_at(offset, "negative integer literal not valid for unsigned integer type");
        }
        self.spend(range.width as usize / 64 * size_of::<u64>())?;
        match range.value(self.lexer.text(token), negative) {
            Some(value) => match IntegerAttr::from_int(self.context, ty, value) {
                Ok(attribute) => Ok(attribute.into()),
                Err(_) => self.error_at(offset, "integer constant out of range for attribute"),
            },
            None => self.error_at(offset, "integer constant out of range for attribute"),
        }
    }

    /// `1.5`, `1.5 : f16`; the sign is consumed already.
    pub(in crate::text) fn float_attribute(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let Some(value) = self.double(self.token, negative) else {
            return self.error("floating point value too large for attribute");
        };
        self.advance();
        let ty = self.optional_colon_type(ty, Type::F64)?;
        let TypeData::Float(format) = ty.data(self.context) else {
            return self.error("floating point value not valid for specified type");
        };
        let value = Float::from_f64(*format, value);
        Ok(self.context.intern_attribute(AttributeData::Float { ty, value }))
    }

    /// Returns the type that is expected, or that is written behind `:`, or `default`.
    fn optional_colon_type(&mut self, ty: Option<Type>, default: Type) -> ParseResult<Type> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.eat(Kind::Colon) => self.ty(),
            None => Ok(default),
        }
    }

    /// Returns the value of a float token. As MLIR, all of them are read as `f64` first.
    fn double(&self, token: Token, negative: bool) -> Option<f64> {
        let text = std::str::from_utf8(self.lexer.text(token)).ok()?;
        let value: f64 = text.parse().ok()?;
        Some(if negative { -value } else { value })
    }

    /// Returns the value that a float or integer token stands for in this format.
    pub(in crate::text) fn float_from_token(
        &mut self,
        token: Token,
        negative: bool,
        format: FloatFormat,
    ) -> ParseResult<Float> {
        let offset = token.start() as usize;
        match token.kind {
            Kind::Float => match self.double(token, negative) {
                Some(value) => Ok(Float::from_f64(format, value)),
                None => self.error_at(offset, "floating point value too large"),
            },
            Kind::Integer => self.float_from_integer(token, negative, format),
            _ => self.error_at(offset, "expected floating point literal"),
        }
    }

    /// Returns the float whose bits a hexadecimal token gives.
    fn float_from_integer(&mut self, token: Token, negative: bool, format: FloatFormat) -> ParseResult<Float> {
        let offset = token.start() as usize;
        let (digits, radix) = digits_of(self.lexer.text(token));
        if radix != 16 {
            let location = self.location_at(offset);
            let message = "unexpected decimal integer literal for a floating point value";
            let error = Diagnostic::error(location, message);
            return self.report(error.note(location, "add a trailing dot to make the literal a float"));
        }
        if negative {
            return self.error_at(offset, "hexadecimal float literal should not have a leading minus");
        }
        match parse_bits(digits).filter(|bits| u128::BITS - bits.leading_zeros() <= format.bits()) {
            Some(bits) => Ok(Float::from_bits(format, bits)),
            None => self.error_at(offset, "hexadecimal float constant out of range for type"),
        }
    }
}

fn parse_bits(digits: &[u8]) -> Option<u128> {
    let digits = std::str::from_utf8(digits).ok()?;
    u128::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_literals_know_their_range() {
        let i8 = IntegerRange { width: 8, signed: false, unsigned: false };
        assert!(i8.value(b"255", false).is_some());
        assert!(i8.value(b"256", false).is_none());
        assert!(i8.value(b"128", true).is_some());
        assert!(i8.value(b"129", true).is_none());
        assert!(i8.value(b"0", true).is_none());
        assert!(i8.value(b"0xFF", false).is_some());
        let si8 = IntegerRange { signed: true, ..i8 };
        assert!(si8.value(b"127", false).is_some());
        assert!(si8.value(b"128", false).is_none());
        let i0 = IntegerRange { width: 0, ..i8 };
        assert!(i0.value(b"0", false).is_some());
        assert!(i0.value(b"1", false).is_none());
        assert!(i0.value(b"1", true).is_none());
    }
}
