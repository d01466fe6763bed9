//! Numbers. Corresponds to methods of MLIR's `AsmParser`.

use crate::diagnostic::Diagnostic;
use crate::numeric::{Float, FloatFormat, Int};
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// A Rust integer that can be parsed from a literal.
pub trait IntegerLiteral: Sized {
    /// Returns the value of a magnitude and a sign; `None` if it does not fit.
    fn of(magnitude: u128, negative: bool) -> Option<Self>;
    /// Returns the value for `true` or `false`.
    fn of_truth(value: bool) -> Self;
    /// Returns the least and the greatest value as text.
    fn range() -> [String; 2];
}

macro_rules! integer_literals {
    ($($int:ident)*) => {$(
        impl IntegerLiteral for $int {
            fn of(magnitude: u128, negative: bool) -> Option<Self> {
                if negative && magnitude > 0 {
                    let value = i128::try_from(magnitude - 1).ok()?.checked_neg()?.checked_sub(1)?;
                    return Self::try_from(value).ok();
                }
                Self::try_from(magnitude).ok()
            }
            fn of_truth(value: bool) -> Self {
                if value { !0 } else { 0 }
            }
            fn range() -> [String; 2] {
                [Self::MIN.to_string(), Self::MAX.to_string()]
            }
        }
    )*};
}

integer_literals!(i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 isize usize);

/// A Rust float that can be parsed from a literal.
pub trait FloatLiteral: Sized {
    /// The format.
    const FORMAT: FloatFormat;
    /// Returns the value with these bits; excess bits are zero.
    fn from_bits(bits: u128) -> Self;
    /// Returns the bits.
    fn bits(self) -> u128;
}

impl FloatLiteral for f32 {
    const FORMAT: FloatFormat = FloatFormat::F32;
    fn from_bits(bits: u128) -> Self {
        Self::from_bits(bits as u32)
    }
    fn bits(self) -> u128 {
        self.to_bits().into()
    }
}

impl FloatLiteral for f64 {
    const FORMAT: FloatFormat = FloatFormat::F64;
    fn from_bits(bits: u128) -> Self {
        Self::from_bits(bits as u64)
    }
    fn bits(self) -> u128 {
        self.to_bits().into()
    }
}

/// Integers.
impl AsmParser<'_> {
    /// Parses an integer, decimal or hexadecimal, with an optional minus sign. `true` is -1, as in MLIR, where it is
    /// the one-bit integer with all bits set. `false` is 0.
    ///
    /// # Errors
    /// Returns an error if none is next, or it does not fit.
    pub fn parse_integer<T: IntegerLiteral>(&mut self) -> ParseResult<T> {
        match self.parse_optional_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// Parses an integer, if one is next.
    ///
    /// # Errors
    /// Returns an error if it does not fit.
    pub fn parse_optional_integer<T: IntegerLiteral>(&mut self) -> ParseResult<Option<T>> {
        let offset = self.offset();
        if let Some(value) = self.truth() {
            return Ok(Some(T::of_truth(value)));
        }
        let Some(negative) = self.optional_sign()? else { return Ok(None) };
        self.integer_literal(offset, negative).map(Some)
    }

    /// Parses an integer in decimal digits: only the `0` of `0x10`, as in the sizes of a shape.
    ///
    /// # Errors
    /// Returns an error if none is next, or it does not fit.
    pub fn parse_decimal_integer<T: IntegerLiteral>(&mut self) -> ParseResult<T> {
        match self.parse_optional_decimal_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected decimal integer value"),
        }
    }

    /// Parses an integer in decimal digits, if one is next.
    ///
    /// # Errors
    /// Returns an error if it does not fit.
    pub fn parse_optional_decimal_integer<T: IntegerLiteral>(&mut self) -> ParseResult<Option<T>> {
        let offset = self.offset();
        let Some(negative) = self.optional_sign()? else { return Ok(None) };
        if self.text().starts_with(b"0x") {
            self.reset_to(self.offset() + 1);
            return Ok(T::of(0, false));
        }
        self.integer_literal(offset, negative).map(Some)
    }

    /// Parses an integer of any size. The result has the least width that fits it, including a sign bit. `true` and
    /// `false` have one bit.
    ///
    /// # Errors
    /// Returns an error if none is next, or it is wider than the widest integer type.
    pub fn parse_wide_integer(&mut self) -> ParseResult<Int> {
        match self.parse_optional_wide_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// Parses an integer of any size, if one is next.
    ///
    /// # Errors
    /// Returns an error if it is too large.
    pub fn parse_optional_wide_integer(&mut self) -> ParseResult<Option<Int>> {
        let offset = self.offset();
        if let Some(value) = self.truth() {
            return Ok(Some(Int::from_u64(1, value.into())));
        }
        let Some(negative) = self.optional_sign()? else { return Ok(None) };
        let Some(value) = wide_value(self.text(), negative) else {
            return self.error_in_form(offset, "integer value too large");
        };
        self.advance();
        Ok(Some(value))
    }

    /// Parses `true` or `false`.
    ///
    /// # Errors
    /// Returns an error if neither is next, in the wording of MLIR, which parses an integer here.
    pub fn parse_bool(&mut self) -> ParseResult<bool> {
        match self.parse_optional_bool()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// Parses `true` or `false`, or an integer 1 or 0 as MLIR does, if one of them is next.
    ///
    /// # Errors
    /// Returns an error for any other integer.
    pub fn parse_optional_bool(&mut self) -> ParseResult<Option<bool>> {
        let location = self.location();
        if let Some(value) = self.truth() {
            return Ok(Some(value));
        }
        match self.parse_optional_integer::<i128>()? {
            None => Ok(None),
            Some(0) => Ok(Some(false)),
            Some(1) => Ok(Some(true)),
            Some(_) => Err(self.emit_error(location, "integer value too large")),
        }
    }

    /// Parses an optional `true` or `false`.
    fn truth(&mut self) -> Option<bool> {
        let value = self.is(Kind::True);
        let it_is = value || self.is(Kind::False);
        if it_is {
            self.advance();
        }
        it_is.then_some(value)
    }

    /// Returns whether the integer that is next has a minus sign; `None` if no integer is next.
    fn optional_sign(&mut self) -> ParseResult<Option<bool>> {
        let negative = self.eat(Kind::Minus);
        match self.token.kind {
            Kind::Integer => Ok(Some(negative)),
            _ if negative => self.wrong_token("expected integer value"),
            _ => Ok(None),
        }
    }

    /// Parses the current integer token, after its sign; its text begins at `offset`.
    fn integer_literal<T: IntegerLiteral>(&mut self, offset: usize, negative: bool) -> ParseResult<T> {
        match integer_value(self.text()).and_then(|magnitude| T::of(magnitude, negative)) {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => self.integer_too_large(offset, T::range()),
        }
    }

    #[cold]
    fn integer_too_large<T>(&mut self, offset: usize, [least, greatest]: [String; 2]) -> ParseResult<T> {
        let message = self.message_in_form("integer value too large".to_owned());
        let help = format!("expected a number from {least} to {greatest}");
        self.report(Diagnostic::error(self.location_at(offset), message).help(help))
    }
}

/// Floats.
impl AsmParser<'_> {
    /// Parses a float: decimal, or the hexadecimal digits of its bits.
    ///
    /// # Errors
    /// Returns an error if none is next, or it does not fit.
    pub fn parse_float<T: FloatLiteral>(&mut self) -> ParseResult<T> {
        self.parse_float_of(T::FORMAT).map(|value| T::from_bits(value.to_bits()))
    }

    /// Parses a float if one is next.
    ///
    /// # Errors
    /// Returns an error if it does not fit.
    pub fn parse_optional_float<T: FloatLiteral>(&mut self) -> ParseResult<Option<T>> {
        match self.token.kind {
            Kind::Minus | Kind::Float | Kind::Integer => self.parse_float().map(Some),
            _ => Ok(None),
        }
    }

    /// Parses a float of the given format. As in MLIR, decimal floats are rounded to `f64` first.
    ///
    /// # Errors
    /// Returns an error if none is next, or it does not fit.
    pub fn parse_float_of(&mut self, format: FloatFormat) -> ParseResult<Float> {
        let negative = self.eat(Kind::Minus);
        let token = self.token;
        if !matches!(token.kind, Kind::Float | Kind::Integer) {
            return self.error_in_form(self.offset(), "expected floating point literal");
        }
        let value = self.float_from_token(token, negative, format)?;
        self.advance();
        Ok(value)
    }
}

/// Returns the value of an integer literal, if it fits 128 bits.
fn integer_value(literal: &[u8]) -> Option<u128> {
    let (digits, radix) = digits_of(literal)?;
    u128::from_str_radix(digits, radix).ok()
}

fn wide_value(literal: &[u8], negative: bool) -> Option<Int> {
    let (digits, radix) = digits_of(literal)?;
    let magnitude = Int::parse(digits, radix)?;
    let width = (magnitude.width() + 1 < INT_LIMIT).then_some(magnitude.width() + 1)?;
    let value = magnitude.zext(width);
    Some(if negative { value.neg() } else { value })
}

/// The exclusive limit on widths of integer types.
const INT_LIMIT: u32 = 1 << 24;

/// Returns the digits of an integer literal and their radix.
fn digits_of(literal: &[u8]) -> Option<(&str, u32)> {
    let text = std::str::from_utf8(literal).ok()?;
    Some(text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16)))
}
