//! Dense arrays: `array<i32: 1, 2>`.

use crate::attributes::{AttributeData, push_array_int, push_float};
use crate::entity::{Attribute, Type};
use crate::text::lexer::Kind;
use crate::types::TypeData;

use super::numbers::IntegerRange;
use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// Parses `array<i32: 1, 2>`.
    pub(in crate::text) fn dense_array_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(Kind::Less, "expected '<' after 'array'")?;
        let offset = self.offset();
        let Ok(element) = self.ty() else {
            return self.error_at(offset, "expected an integer or floating point type");
        };
        self.check_array_element(element, offset)?;
        let mut data = Vec::new();
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Colon, "expected ':' after dense array type")?;
            self.comma_separated(|parser| parser.array_element(element, &mut data))?;
            self.expect(Kind::Greater, "expected '>' to close an array attribute")?;
        }
        Ok(self.context.intern_attribute(AttributeData::DenseArray { element, data: data.into() }))
    }

    fn check_array_element(&mut self, element: Type, offset: usize) -> ParseResult<()> {
        let Some(bits) = element.data(self.context).int_or_float_width() else {
            let text = self.type_text(element);
            return self.error_at(offset, format!("expected integer or float type, got: '{text}'"));
        };
        if bits != 1 && bits % 8 != 0 {
            return self.error_at(offset, "element type bitwidth must be a multiple of 8");
        }
        Ok(())
    }

    fn array_element(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult<()> {
        let negative = self.eat(Kind::Minus);
        if let TypeData::Float(format) = element.data(self.context) {
            let value = self.float_from_token(self.token, negative, *format)?;
            self.advance();
            push_float(data, value);
            return Ok(());
        }
        let literal = self.text();
        let is_bool = matches!(element.data(self.context), TypeData::Integer { width: 1, .. });
        match self.token.kind {
            Kind::True | Kind::False => {
                if !is_bool {
                    return self.error("expected i1 type for 'true' or 'false' values");
                }
                data.push(u8::from(self.is(Kind::True)));
                self.advance();
                Ok(())
            }
            Kind::Integer => {
                self.advance();
                if is_bool {
                    return self.error("expected 'true' or 'false' values for i1 type");
                }
                let range = IntegerRange::of(element.data(self.context));
                match range.and_then(|range| range.value(literal, negative)) {
                    Some(value) => {
                        push_array_int(data, &value);
                        self.check_allowance(data.len())
                    }
                    None => self.error("integer constant out of range"),
                }
            }
            _ => self.error("expected integer literal"),
        }
    }
}
