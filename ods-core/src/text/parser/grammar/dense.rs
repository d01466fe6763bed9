//! Dense elements: `dense<[1, 2]> : tensor<2xi32>` and `dense_resource<key> : tensor<2xi32>`.

use crate::attributes::{AttributeData, DenseElementsAttr, element_bits, pack_bits, push_float, push_int};
use crate::entity::{Attribute, Type};
use crate::numeric::FloatFormat;
use crate::text::lexer::{Kind, Token};
use crate::types::{ShapedType, TypeData};

use super::numbers::IntegerRange;
use super::strings::{hex_string, string_value};
use crate::text::parser::{AsmParser, ParseResult};

/// The text between the angle brackets, before its type is known.
#[derive(Default, Debug)]
pub(in crate::text) struct Literal {
    /// A string in place of the elements.
    string: Option<Token>,
    /// The tokens of the elements, each with whether it has a minus sign.
    elements: Vec<(bool, Token)>,
    /// The shape of the nested lists; empty for a single element.
    pub(in crate::text) shape: Vec<i64>,
}

impl AsmParser<'_> {
    /// Parses `dense<...> : ty`.
    pub(in crate::text) fn dense_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let offset = self.offset();
        self.advance();
        self.expect(Kind::Less, "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.eat(Kind::Greater) {
            literal = self.dense_literal(true)?;
            self.expect(Kind::Greater, "expected '>'")?;
        }
        let ty = self.elements_type(ty, offset)?;
        self.dense_elements(&literal, ty, offset)
    }

    /// Parses the type of the elements attribute that starts at `offset`.
    pub(in crate::text) fn elements_type(&mut self, ty: Option<Type>, offset: usize) -> ParseResult<Type> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Kind::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        let Some(shaped) = ty.cast::<ShapedType>(self.context) else {
            return self.error_at(offset, "elements literal must be a shaped type");
        };
        if !shaped.has_static_shape(self.context) {
            return self.error_at(offset, "elements literal type must have static shape");
        }
        Ok(ty)
    }

    /// Parses nested lists, a single element, or (if allowed) a string in place of them.
    pub(in crate::text) fn dense_literal(&mut self, allow_string: bool) -> ParseResult<Literal> {
        let mut literal = Literal::default();
        match self.token.kind {
            Kind::String if allow_string => {
                literal.string = Some(self.token);
                self.advance();
            }
            Kind::LSquare => literal.shape = self.dense_list(&mut literal.elements)?,
            _ => self.dense_element(&mut literal.elements)?,
        }
        Ok(literal)
    }

    /// Parses `[a, [b], ...]` and returns the number of elements at each level.
    fn dense_list(&mut self, elements: &mut Vec<(bool, Token)>) -> ParseResult<Vec<i64>> {
        let mut size = 0;
        let mut inner: Option<Vec<i64>> = None;
        self.in_squares("", |parser| {
            let dims = match parser.token.kind {
                Kind::LSquare => parser.nested(|parser| parser.dense_list(elements))?,
                _ => {
                    parser.dense_element(elements)?;
                    Vec::new()
                }
            };
            size += 1;
            if inner.as_ref().is_some_and(|inner| *inner != dims) {
                return parser.error("tensor literal is invalid; ranks are not consistent between elements");
            }
            inner.get_or_insert(dims);
            Ok(())
        })?;
        let mut shape = inner.unwrap_or_default();
        shape.insert(0, size);
        Ok(shape)
    }

    /// Parses a number, a boolean, a string, or `(a, b)`.
    fn dense_element(&mut self, elements: &mut Vec<(bool, Token)>) -> ParseResult<()> {
        let negative = self.is(Kind::Minus);
        if negative {
            self.advance();
            if !self.is(Kind::Float) && !self.is(Kind::Integer) {
                return self.error("expected integer or floating point literal");
            }
        }
        match self.token.kind {
            Kind::True | Kind::False | Kind::Float | Kind::Integer | Kind::String => {
                elements.push((negative, self.token));
                self.advance();
                Ok(())
            }
            Kind::LParen => self.nested(|parser| parser.dense_pair(elements)),
            _ => self.error("expected element literal of primitive type"),
        }
    }

    fn dense_pair(&mut self, elements: &mut Vec<(bool, Token)>) -> ParseResult<()> {
        self.advance();
        self.dense_element(elements)?;
        self.expect(Kind::Comma, "expected ',' between complex elements")?;
        self.dense_element(elements)?;
        self.expect(Kind::RParen, "expected ')' after complex elements")
    }

    /// Returns the attribute of the literal with type `ty`, which has a static shape.
    pub(in crate::text) fn dense_elements(
        &mut self,
        literal: &Literal,
        ty: Type,
        offset: usize,
    ) -> ParseResult<Attribute> {
        let element = ty.element_type(self.context);
        let is_number = element_bits(self.context, element).is_some();
        if let (Some(string), true) = (literal.string, is_number) {
            return self.dense_hex(string, ty, offset);
        }
        let shape = ty.shape(self.context).unwrap_or(&[]);
        if !literal.shape.is_empty() && literal.shape != shape {
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                comma_list(&literal.shape),
                comma_list(shape)
            );
            return self.error_at(offset, message);
        }
        if literal.string.is_none() && literal.elements.is_empty() && !shape.contains(&0) {
            let message = format!("parsed zero elements, but type ('{}') expected at least 1", self.type_text(ty));
            return self.error_at(offset, message);
        }
        if !is_number {
            return self.dense_strings(literal, ty, offset);
        }
        self.dense_numbers(literal, ty, element, offset)
    }

    fn dense_numbers(&mut self, literal: &Literal, ty: Type, element: Type, offset: usize) -> ParseResult<Attribute> {
        let (part, parts) =
            if let TypeData::Complex(part) = element.data(self.context) { (*part, 2) } else { (element, 1) };
        let count = literal.elements.len() / parts;
        if parts == 2 && literal.shape.is_empty() && literal.elements.len() == 1 {
            let text = self.type_text(element);
            return self.error_at(offset, format!("parsed 1 elements, but type ('{text}') expected 2 elements"));
        }
        if parts == 2 && !(literal.shape.is_empty() && literal.elements.len() == 2) {
            self.check_pairs(literal, ty, offset)?;
        }
        let mut bytes = Vec::new();
        let data = part.data(self.context);
        if let TypeData::Float(format) = data {
            self.float_elements(literal, *format, &mut bytes)?;
        } else if let Some(range) = IntegerRange::of(data) {
            self.integer_elements(literal, range, &mut bytes)?;
        }
        self.spend(bytes.len())?;
        self.packed_elements(ty, element, bytes, count, offset)
    }

    /// Checks that there are two numbers for each complex number.
    fn check_pairs(&mut self, literal: &Literal, ty: Type, offset: usize) -> ParseResult<()> {
        let count = ty.cast::<ShapedType>(self.context).and_then(|shaped| shaped.num_elements(self.context));
        let (actual, wanted) = (literal.elements.len(), count.map_or(u64::MAX, |count| count.saturating_mul(2)));
        if actual as u64 == wanted {
            return Ok(());
        }
        let text = self.type_text(ty);
        self.error_at(offset, format!("parsed {actual} elements, but type ('{text}') expected {wanted} elements"))
    }

    fn float_elements(&mut self, literal: &Literal, format: FloatFormat, bytes: &mut Vec<u8>) -> ParseResult<()> {
        for (negative, token) in &literal.elements {
            let value = self.float_from_token(*token, *negative, format)?;
            push_float(bytes, value);
            self.check_allowance(bytes.len())?;
        }
        Ok(())
    }

    /// Appends the elements, in whole bytes each.
    fn integer_elements(&mut self, literal: &Literal, range: IntegerRange, bytes: &mut Vec<u8>) -> ParseResult<()> {
        for (negative, token) in &literal.elements {
            let offset = token.start() as usize;
            if *negative && range.unsigned {
                return self.error_at(offset, "expected unsigned integer elements, but parsed negative value");
            }
            match token.kind {
                Kind::Float => return self.error_at(offset, "expected integer elements, but parsed floating-point"),
                Kind::True | Kind::False if range.width != 1 => {
                    return self.error_at(offset, "expected i1 type for 'true' or 'false' values");
                }
                Kind::True | Kind::False => bytes.push(u8::from(token.kind == Kind::True)),
                _ => match range.value(self.lexer.text(*token), *negative) {
                    Some(value) => push_int(bytes, &value),
                    None => return self.error_at(offset, "integer constant out of range for type"),
                },
            }
            self.check_allowance(bytes.len())?;
        }
        Ok(())
    }

    /// Returns the attribute of `count` elements in whole bytes each.
    fn packed_elements(
        &mut self,
        ty: Type,
        element: Type,
        mut bytes: Vec<u8>,
        count: usize,
        offset: usize,
    ) -> ParseResult<Attribute> {
        let wanted = ty.cast::<ShapedType>(self.context).and_then(|shaped| shaped.num_elements(self.context));
        // `(1, 2)` for a scalar has too many numbers. MLIR takes the first.
        let size = bytes.len().checked_div(count).unwrap_or(0);
        let count =
            wanted.map_or(count, |wanted| count.min(usize::try_from(wanted).unwrap_or(count)).max(count.min(1)));
        bytes.truncate(size * count);
        if wanted != Some(count as u64) && count != 1 {
            let text = self.type_text(ty);
            return self.error_at(offset, format!("parsed {count} elements, which do not fit type '{text}'"));
        }
        let splat = count == 1;
        if element_bits(self.context, element) == Some(1) {
            bytes = if splat { bytes.iter().map(|bit| bit.wrapping_neg()).collect() } else { pack_bits(&bytes) };
        }
        self.raw_elements(ty, bytes, splat, offset)
    }

    fn raw_elements(&mut self, ty: Type, bytes: Vec<u8>, splat: bool, offset: usize) -> ParseResult<Attribute> {
        match DenseElementsAttr::from_raw(self.context, ty, bytes, splat) {
            Ok(attribute) => Ok(attribute.into()),
            Err(_) => {
                let text = self.type_text(ty);
                self.error_at(offset, format!("elements hex data size is invalid for provided type: '{text}'"))
            }
        }
    }

    /// Parses the elements from the bytes in which they are stored.
    fn dense_hex(&mut self, string: Token, ty: Type, offset: usize) -> ParseResult<Attribute> {
        let Some(bytes) = hex_string(self.lexer.text(string)) else {
            let message = "expected string containing hex digits starting with `0x`";
            return self.error_at(string.start() as usize, message);
        };
        // A single element is a splat; for bits, it is one of these bytes.
        let splat = match element_bits(self.context, ty.element_type(self.context)) {
            Some(1) => matches!(bytes[..], [0 | 0xFF]),
            bits => bytes.len() == bits.unwrap_or(0).div_ceil(8) as usize,
        };
        self.raw_elements(ty, bytes, splat, offset)
    }

    fn dense_strings(&mut self, literal: &Literal, ty: Type, offset: usize) -> ParseResult<Attribute> {
        let mut values: Vec<Box<[u8]>> = Vec::new();
        if let Some(string) = literal.string {
            values.push(string_value(self.lexer.text(string)).into());
        }
        for (_, token) in &literal.elements {
            let text = self.lexer.text(*token);
            if token.kind != Kind::String {
                let text = String::from_utf8_lossy(text);
                return self.error_at(offset, format!("expected string token, got {text}"));
            }
            values.push(string_value(text).into());
        }
        match DenseElementsAttr::from_strings(self.context, ty, values) {
            Ok(attribute) => Ok(attribute.into()),
            Err(_) => self.error_at(offset, "the number of strings does not fit the type"),
        }
    }

    /// Parses `dense_resource<key> : ty`.
    pub(in crate::text) fn dense_resource_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let mut offset = self.offset();
        self.advance();
        self.expect(Kind::Less, "expected '<' after 'dense_resource'")?;
        let key = self.resource_key("expected identifier key for 'resource' entry")?;
        self.expect(Kind::Greater, "expected '>'")?;
        let ty = match ty {
            Some(ty) => ty,
            None => {
                offset = self.offset();
                self.expect(Kind::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        if !ty.isa::<ShapedType>(self.context) {
            return self.error_at(offset, "`dense_resource` expected a shaped type");
        }
        let key = self.context.identifier(&key);
        Ok(self.context.intern_attribute(AttributeData::DenseResource { ty, key }))
    }
}

/// Joins items with commas: `1, 2, 3`.
pub(in crate::text) fn comma_list<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
