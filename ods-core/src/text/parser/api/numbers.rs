//! What custom parse functions read numbers with. As MLIR's `AsmParser`.

use crate::numeric::{Float, FloatFormat, Int};
use crate::text::lexer::Kind;

use crate::text::parser::{AsmParser, ParseResult};

/// A Rust integer that a literal can stand for.
pub trait IntegerLiteral: Sized {
    /// The value of a magnitude and a sign; `None` where it does not fit.
    fn of(magnitude: u128, negative: bool) -> Option<Self>;
    /// The value of `true` or `false`.
    fn of_truth(value: bool) -> Self;
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
        }
    )*};
}

integer_literals!(i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 isize usize);

/// A Rust float that a literal can stand for.
pub trait FloatLiteral: Sized {
    /// Its format.
    const FORMAT: FloatFormat;
    /// The value whose bits these are; others than its own are zero.
    fn from_bits(bits: u128) -> Self;
    /// Its bits.
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
    /// Reads an integer, perhaps with a minus sign, decimal or hexadecimal. `true` is -1, as in MLIR, where it is the
    /// integer of one bit: all bits are set. `false` is 0.
    ///
    /// # Errors
    /// When none is next, or it does not fit.
    pub fn parse_integer<T: IntegerLiteral>(&mut self) -> ParseResult<T> {
        match self.parse_optional_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// Reads an integer, if one is next.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn parse_optional_integer<T: IntegerLiteral>(&mut self) -> ParseResult<Option<T>> {
        let offset = self.offset();
        if let Some(value) = self.truth() {
            return Ok(Some(T::of_truth(value)));
        }
        let Some(negative) = self.optional_sign()? else { return Ok(None) };
        self.integer_literal(offset, negative).map(Some)
    }

    /// Reads an integer in decimal digits: of `0x10`, the `0` alone, as in the sizes of a shape.
    ///
    /// # Errors
    /// When none is next, or it does not fit.
    pub fn parse_decimal_integer<T: IntegerLiteral>(&mut self) -> ParseResult<T> {
        match self.parse_optional_decimal_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected decimal integer value"),
        }
    }

    /// The same, if one is next.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn parse_optional_decimal_integer<T: IntegerLiteral>(&mut self) -> ParseResult<Option<T>> {
        let offset = self.offset();
        let Some(negative) = self.optional_sign()? else { return Ok(None) };
        if self.text().starts_with(b"0x") {
            self.reset_to(self.offset() + 1);
            return Ok(T::of(0, false));
        }
        self.integer_literal(offset, negative).map(Some)
    }

    /// Reads an integer of any size: as wide as it has to be with a bit for the sign. `true` and `false` have one bit.
    ///
    /// # Errors
    /// When none is next, or it has more bits than the widest integer type.
    pub fn parse_wide_integer(&mut self) -> ParseResult<Int> {
        match self.parse_optional_wide_integer()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// The same, if one is next.
    ///
    /// # Errors
    /// When it is too large.
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

    /// Reads `true` or `false`.
    ///
    /// # Errors
    /// When neither is next; MLIR's wording, which reads an integer here.
    pub fn parse_bool(&mut self) -> ParseResult<bool> {
        match self.parse_optional_bool()? {
            Some(value) => Ok(value),
            None => self.wrong_token_in_form("expected integer value"),
        }
    }

    /// Reads `true` or `false`, or as MLIR does an integer that is 1 or 0, if one of them is next.
    ///
    /// # Errors
    /// When it is another integer.
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

    /// `true` or `false`, which is consumed.
    fn truth(&mut self) -> Option<bool> {
        let value = self.is(Kind::True);
        let it_is = value || self.is(Kind::False);
        if it_is {
            self.advance();
        }
        it_is.then_some(value)
    }

    /// Whether there is a minus before the integer that is next; `None` where none is.
    fn optional_sign(&mut self) -> ParseResult<Option<bool>> {
        let negative = self.eat(Kind::Minus);
        match self.token.kind {
            Kind::Integer => Ok(Some(negative)),
            _ if negative => self.wrong_token("expected integer value"),
            _ => Ok(None),
        }
    }

    /// The current integer token, behind its sign; its text begins at `offset`.
    fn integer_literal<T: IntegerLiteral>(&mut self, offset: usize, negative: bool) -> ParseResult<T> {
        match integer_value(self.text()).and_then(|magnitude| T::of(magnitude, negative)) {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => self.error_in_form(offset, "integer value too large"),
        }
    }
}

/// Floats.
impl AsmParser<'_> {
    /// Reads a float: decimal, or the hexadecimal digits of its bits.
    ///
    /// # Errors
    /// When none is next, or it does not fit.
    pub fn parse_float<T: FloatLiteral>(&mut self) -> ParseResult<T> {
        self.parse_float_of(T::FORMAT).map(|value| T::from_bits(value.to_bits()))
    }

    /// Reads a float if one is next.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn parse_optional_float<T: FloatLiteral>(&mut self) -> ParseResult<Option<T>> {
        match self.token.kind {
            Kind::Minus | Kind::Float | Kind::Integer => self.parse_float().map(Some),
            _ => Ok(None),
        }
    }

    /// Reads a float of a certain format in the same way. As MLIR, a decimal one is rounded to `f64` first.
    ///
    /// # Errors
    /// When none is next, or it does not fit.
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

/// The value of an integer literal, if it has 128 bits.
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

/// Widths below this are those of integer types.
const INT_LIMIT: u32 = 1 << 24;

/// The digits of an integer literal, and their radix.
fn digits_of(literal: &[u8]) -> Option<(&str, u32)> {
    let text = std::str::from_utf8(literal).ok()?;
    Some(text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16)))
}
