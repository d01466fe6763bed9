//! Types and attributes, for custom parse functions.

use crate::attributes::{ArrayAttr, AttributeKind, StringAttr, SymbolRefAttr};
use crate::entity::{Attribute, Type};

use crate::text::lexer::Kind;
use crate::types::TypeKind;

use crate::text::parser::{AsmParser, ParseResult};

/// Types and attributes.
impl AsmParser<'_> {
    /// Parses a type.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_type(&mut self) -> ParseResult<Type> {
        self.ty()
    }

    /// Parses a type, if one is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.at_type() { self.ty().map(Some) } else { Ok(None) }
    }

    /// Parses a type of kind `K`.
    ///
    /// # Errors
    /// Returns an error if it is malformed or of another kind.
    pub fn parse_type_as<K: TypeKind>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        self.type_as(offset)
    }

    /// Parses a type of kind `K`, if a type is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed or of another kind.
    pub fn parse_optional_type_as<K: TypeKind>(&mut self) -> ParseResult<Option<K>> {
        if self.at_type() { self.parse_type_as().map(Some) } else { Ok(None) }
    }

    /// Parses `: type`.
    ///
    /// # Errors
    /// Returns an error if the colon is missing, or the type is malformed.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.parse_punctuation(":")?;
        self.ty()
    }

    /// Parses an attribute.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_attribute(&mut self) -> ParseResult<Attribute> {
        self.attribute()
    }

    /// Parses an attribute, whose type is `ty` if not written.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_attribute_of_type(&mut self, ty: Type) -> ParseResult<Attribute> {
        self.typed_attribute(Some(ty))
    }

    /// Parses a type in full, possibly an alias, if `!` is next, and calls `parse` otherwise.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_type_with_fallback(
        &mut self,
        parse: impl FnOnce(&mut Self) -> ParseResult<Type>,
    ) -> ParseResult<Type> {
        if self.is(Kind::ExclamationIdentifier) { self.ty() } else { parse(self) }
    }

    /// Parses an attribute in full, possibly an alias, if `#` is next, and calls `parse` otherwise.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_attribute_with_fallback(
        &mut self,
        parse: impl FnOnce(&mut Self) -> ParseResult<Attribute>,
    ) -> ParseResult<Attribute> {
        if self.is(Kind::HashIdentifier) { self.attribute() } else { parse(self) }
    }

    /// Parses an attribute, if one is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_attribute(&mut self) -> ParseResult<Option<Attribute>> {
        self.optional_attribute()
    }

    /// Parses an attribute, whose type is `ty` if not written, if an attribute is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_attribute_of_type(&mut self, ty: Type) -> ParseResult<Option<Attribute>> {
        if self.at_attribute() { self.typed_attribute(Some(ty)).map(Some) } else { Ok(None) }
    }

    /// Parses an attribute of kind `K`.
    ///
    /// # Errors
    /// Returns an error if it is malformed or of another kind.
    pub fn parse_attribute_as<K: AttributeKind>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        match self.attribute()?.cast(self.context) {
            Some(view) => Ok(view),
            None => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }

    /// Parses an attribute of kind `K`, whose type is `ty` if not written.
    ///
    /// # Errors
    /// Returns an error if it is malformed or of another kind.
    pub fn parse_attribute_of_type_as<K: AttributeKind>(&mut self, ty: Type) -> ParseResult<K> {
        let offset = self.offset();
        match self.typed_attribute(Some(ty))?.cast(self.context) {
            Some(view) => Ok(view),
            None => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }

    /// Parses a string attribute, if a string is next; aliases do not count. Corresponds to MLIR's
    /// `parseOptionalAttribute` of a `StringAttr`.
    ///
    /// # Errors
    /// Returns an error if its type is malformed.
    pub fn parse_optional_string_attribute(&mut self) -> ParseResult<Option<StringAttr>> {
        self.attribute_at(Kind::String)
    }

    /// Parses a symbol reference, `@a::@b`, if one is next; aliases do not count.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_optional_symbol_ref(&mut self) -> ParseResult<Option<SymbolRefAttr>> {
        self.attribute_at(Kind::AtIdentifier)
    }

    /// Parses an array attribute, `[...]`, if the bracket is next; aliases do not count.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_optional_array_attribute(&mut self) -> ParseResult<Option<ArrayAttr>> {
        self.attribute_at(Kind::LSquare)
    }

    /// Parses an attribute that begins with this token, if it is next.
    fn attribute_at<K: AttributeKind>(&mut self, first: Kind) -> ParseResult<Option<K>> {
        if self.is(first) { self.parse_attribute_as().map(Some) } else { Ok(None) }
    }

    /// Parses an attribute of kind `K`, if an attribute is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed or of another kind.
    pub fn parse_optional_attribute_as<K: AttributeKind>(&mut self) -> ParseResult<Option<K>> {
        let offset = self.offset();
        match self.optional_attribute()?.map(|attribute| attribute.cast(self.context)) {
            None => Ok(None),
            Some(Some(view)) => Ok(Some(view)),
            Some(None) => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }
}
