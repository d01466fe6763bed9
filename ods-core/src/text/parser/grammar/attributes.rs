//! Attributes: dispatch to all kinds, and the simple ones.

use crate::attributes::{ArrayAttr, AttributeData, DistinctAttr, StridedLayoutAttr, StringAttr, TypeAttr};
use crate::entity::{Attribute, Type};
use crate::text::lexer::Kind;
use crate::types::DYNAMIC;

use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// Parses an attribute.
    pub(in crate::text) fn attribute(&mut self) -> ParseResult<Attribute> {
        self.typed_attribute(None)
    }

    /// Parses an attribute. If it needs a type, that is `ty` and is not written.
    pub(in crate::text) fn typed_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        if self.is_observed() {
            return self.observed_attribute(|parser| parser.any_attribute(ty));
        }
        self.any_attribute(ty)
    }

    /// Returns an attribute that begins with `#`, without a type after it.
    pub(in crate::text) fn untyped_attribute(&mut self) -> ParseResult<Attribute> {
        let parse = |parser: &mut Self| parser.nested(Self::extended_attribute_without_type);
        if self.is_observed() { self.observed_attribute(parse) } else { parse(self) }
    }

    #[inline]
    fn any_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        match self.token.kind {
            Kind::Integer => self.integer_attribute(ty, false),
            Kind::Float => self.float_attribute(ty, false),
            Kind::Minus => self.negative_attribute(ty),
            Kind::String => self.string_attribute(ty),
            Kind::True => self.constant_attribute(Attribute::TRUE),
            Kind::False => self.constant_attribute(Attribute::FALSE),
            Kind::Unit => self.constant_attribute(Attribute::UNIT),
            _ => self.nested(|parser| parser.compound_attribute(ty)),
        }
    }

    fn constant_attribute(&mut self, attribute: Attribute) -> ParseResult<Attribute> {
        self.advance();
        Ok(attribute)
    }

    /// Parses an attribute that may contain others, and some further kinds.
    fn compound_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        match self.token.kind {
            Kind::AtIdentifier => self.symbol_reference(),
            Kind::LSquare => self.array_attribute(),
            Kind::LBrace => self.dictionary_attribute(),
            Kind::HashIdentifier => self.extended_attribute(ty),
            Kind::AffineMap => self.affine_map_attribute(),
            Kind::AffineSet => self.affine_set_attribute(),
            Kind::Dense => self.dense_attribute(ty),
            Kind::DenseResource => self.dense_resource_attribute(ty),
            Kind::Array => self.dense_array_attribute(),
            Kind::Sparse => self.sparse_attribute(ty),
            Kind::Strided => self.strided_attribute(),
            Kind::Distinct => self.distinct_attribute(ty),
            Kind::Loc => self.location_attribute(),
            _ if self.at_type() => Ok(TypeAttr::get(self.context, self.ty()?).into()),
            _ => self.wrong_token("expected attribute value"),
        }
    }

    /// Parses an attribute, if one is next.
    pub(in crate::text) fn optional_attribute(&mut self) -> ParseResult<Option<Attribute>> {
        if self.at_attribute() { self.attribute().map(Some) } else { Ok(Option::None) }
    }

    /// Returns whether an attribute starts here. Includes the optional attributes that MLIR prints but does not parse:
    /// `array<...>`, `distinct[...]<...>` and `strided<...>`.
    pub(in crate::text) fn at_attribute(&self) -> bool {
        use Kind::*;
        let starts = matches!(
            self.token.kind,
            AtIdentifier
                | Float
                | Integer
                | HashIdentifier
                | AffineMap
                | AffineSet
                | Array
                | Dense
                | DenseResource
                | Distinct
                | False
                | Loc
                | Sparse
                | Strided
                | True
                | Unit
                | LBrace
                | LSquare
                | Minus
                | String
        );
        starts || self.at_type()
    }

    /// Parses `-42` or `-1.5`.
    fn negative_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        self.advance();
        match self.token.kind {
            Kind::Integer => self.integer_attribute(ty, true),
            Kind::Float => self.float_attribute(ty, true),
            _ => self.wrong_token("expected constant integer or floating point value"),
        }
    }

    /// Parses `"text"` or `"text" : ty`.
    fn string_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let value = self.string_value();
        self.advance();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Kind::Colon) => self.ty()?,
            None => Type::NONE,
        };
        Ok(StringAttr::typed(self.context, value, ty).into())
    }

    /// Parses `[a, b]`.
    fn array_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        let mut elements = Vec::new();
        self.list_until((Kind::RSquare, "]"), true, |parser| {
            elements.push(parser.attribute()?);
            Ok(())
        })?;
        Ok(ArrayAttr::get(self.context, &elements).into())
    }

    /// Parses `@root::@nested`.
    fn symbol_reference(&mut self) -> ParseResult<Attribute> {
        let root = self.symbol_identifier()?;
        let mut nested = Vec::new();
        while self.is(Kind::Colon) {
            let colon = self.offset();
            self.advance();
            if !self.eat(Kind::Colon) {
                // It was a single colon, which belongs to the surrounding text.
                if !matches!(self.token.kind, Kind::Eof | Kind::Error) {
                    self.reset_to(colon);
                }
                break;
            }
            if !self.is(Kind::AtIdentifier) {
                return self.error_at(self.offset(), "expected nested symbol reference identifier");
            }
            nested.push(self.symbol_identifier()?);
        }
        Ok(self.context.intern_attribute(AttributeData::SymbolRef { root, nested: nested.into() }))
    }

    fn symbol_identifier(&mut self) -> ParseResult<crate::entity::Identifier> {
        let name = self.symbol_name();
        let Ok(name) = std::str::from_utf8(&name) else { return self.error("a symbol's name is not UTF-8") };
        self.advance();
        Ok(self.context.identifier(name))
    }

    /// Parses `strided<[1, ?], offset: 4>`.
    fn strided_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(Kind::Less, "expected '<' after 'strided'")?;
        self.expect(Kind::LSquare, "expected '['")?;
        let mut strides = Vec::new();
        if !self.is(Kind::RSquare) {
            self.comma_separated(|parser| {
                strides.push(parser.stride()?);
                Ok(())
            })?;
        }
        self.expect(Kind::RSquare, "expected ']'")?;
        let mut offset = 0;
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Comma, "expected ','")?;
            self.expect(Kind::Offset, "expected 'offset' after comma")?;
            self.expect(Kind::Colon, "expected ':' after 'offset'")?;
            offset = self.stride()?;
            self.expect(Kind::Greater, "expected '>'")?;
        }
        Ok(StridedLayoutAttr::get(self.context, offset, &strides).into())
    }

    /// Parses `4`, `-4` or `?`.
    fn stride(&mut self) -> ParseResult<i64> {
        if self.eat(Kind::Question) {
            return Ok(DYNAMIC);
        }
        let offset = self.offset();
        let negative = self.eat(Kind::Minus);
        let value = self.is(Kind::Integer).then(|| self.integer_token_u64()).flatten();
        match value.and_then(|value| i64::try_from(value).ok()) {
            Some(value) => {
                self.advance();
                Ok(if negative { -value } else { value })
            }
            None => self.error_at(offset, "expected a 64-bit signed integer or '?'"),
        }
    }

    /// Parses `distinct[0]<42 : i32>`.
    fn distinct_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let offset = self.offset();
        self.advance();
        self.expect(Kind::LSquare, "expected '[' after 'distinct'")?;
        let number = self.integer_token_u64();
        self.expect(Kind::Integer, "expected distinct ID")?;
        let Some(number) = number else { return self.error("expected an unsigned 64-bit integer") };
        self.expect(Kind::RSquare, "expected ']' to close distinct ID")?;
        self.expect(Kind::Less, "expected '<' after distinct ID")?;
        let referenced = self.distinct_referenced(ty)?;
        if let Some(known) = self.aliases.distinct.get(&number).copied() {
            return self.same_distinct(known, referenced, offset);
        }
        let attribute = DistinctAttr::create(self.context, referenced).into();
        self.aliases.distinct.insert(number, attribute);
        Ok(attribute)
    }

    fn distinct_referenced(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        if self.eat(Kind::Greater) {
            return Ok(Attribute::UNIT);
        }
        match self.typed_attribute(ty) {
            Ok(referenced) => {
                self.expect(Kind::Greater, "expected '>' to close distinct attribute")?;
                Ok(referenced)
            }
            Err(_) => self.error("expected attribute"),
        }
    }

    fn same_distinct(&mut self, known: Attribute, referenced: Attribute, offset: usize) -> ParseResult<Attribute> {
        if let AttributeData::Distinct { referenced: before, .. } = known.data(self.context)
            && *before != referenced
        {
            let text = self.attribute_text(*before);
            return self.error_at(offset, format!("referenced attribute does not match previous definition: {text}"));
        }
        Ok(known)
    }
}
