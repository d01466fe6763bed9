//! Attribute dictionaries, locations and symbol names, for custom forms of operations. Corresponds to methods of MLIR's
//! `OpAsmParser`.

use crate::attributes::{NamedAttribute, StringAttr};
use crate::entity::{Attribute, Type};
use crate::text::lexer::Kind;

use super::operation_state::{OperationState, ParsedLocation, Place};
use crate::text::parser::{AsmParser, ParseResult};

impl AsmParser<'_> {
    /// Parses `{...}`, if the brace is next, into the state.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_attr_dict(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        let offset = self.offset();
        state.dictionary = Some(offset);
        if self.is(Kind::LBrace) { self.attr_dict(state, offset) } else { Ok(()) }
    }

    /// Parses `attributes {...}`, if the keyword is next, into the state.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_attr_dict_with_keyword(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        let offset = self.offset();
        state.dictionary = Some(offset);
        if self.eat(Kind::Attributes) { self.attr_dict(state, offset) } else { Ok(()) }
    }

    /// Parses `{...}`, if the brace is next, and returns its entries in order. For types, attributes and format
    /// directives, which have no state.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_attr_dict_entries(&mut self) -> ParseResult<Vec<NamedAttribute>> {
        if !self.is(Kind::LBrace) {
            return Ok(Vec::new());
        }
        let from = self.scratch.entries.len();
        self.dictionary_entries()?;
        Ok(self.scratch.entries.drain(from..).collect())
    }

    fn attr_dict(&mut self, state: &mut OperationState<'_>, offset: usize) -> ParseResult<()> {
        let from = self.scratch.entries.len();
        self.dictionary_entries()?;
        self.check_dictionary(from, offset)?;
        state.attributes.extend(self.scratch.entries.drain(from..));
        Ok(())
    }

    /// Parses `<...>`, if it is next, into the state: the properties as in generic form.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_properties(&mut self, state: &mut OperationState<'_>) -> ParseResult<()> {
        if self.eat(Kind::Less) {
            state.properties = Some(self.attribute()?);
            self.expect(Kind::Greater, "expected '>' to close properties")?;
        }
        Ok(())
    }

    /// Parses an attribute into the state under this name.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_attribute_into(&mut self, state: &mut OperationState<'_>, name: &str) -> ParseResult<Attribute> {
        let value = self.attribute()?;
        state.add_attribute(name, value);
        Ok(value)
    }

    /// Parses an attribute, whose type is `ty` if not written, into the state under this name.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_attribute_of_type_into(
        &mut self,
        state: &mut OperationState<'_>,
        ty: Type,
        name: &str,
    ) -> ParseResult<Attribute> {
        let value = self.typed_attribute(Some(ty))?;
        state.add_attribute(name, value);
        Ok(value)
    }

    /// Parses `@name` into the state, as the string attribute `name`.
    ///
    /// # Errors
    /// Returns an error if none is next.
    pub fn parse_symbol_name_into(&mut self, state: &mut OperationState<'_>, name: &str) -> ParseResult<()> {
        if self.parse_optional_symbol_name_into(state, name)? {
            return Ok(());
        }
        self.wrong_token_in_form("expected valid '@'-identifier for symbol name")
    }

    /// Parses `@name` into the state, if it is next. Returns whether it was.
    ///
    /// # Errors
    /// Never fails at present.
    pub fn parse_optional_symbol_name_into(&mut self, state: &mut OperationState<'_>, name: &str) -> ParseResult<bool> {
        if !self.is(Kind::AtIdentifier) {
            return Ok(false);
        }
        // Not as a `str`: any bytes are allowed in quotes.
        let value = StringAttr::get(self.context, self.symbol_name());
        self.advance();
        state.add_attribute(name, value);
        Ok(true)
    }

    /// Parses `loc(...)`, if it is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_location_specifier(&mut self) -> ParseResult<Option<ParsedLocation>> {
        if !self.eat(Kind::Loc) {
            return Ok(None);
        }
        self.expect(Kind::LParen, "expected '(' in location")?;
        let place = if self.is(Kind::HashIdentifier) && !self.text().contains(&b'.') {
            self.location_by_alias()?
        } else {
            Place::Known(self.location_instance()?)
        };
        self.expect(Kind::RParen, "expected ')' in location")?;
        Ok(Some(ParsedLocation(place)))
    }
}
