//! What custom parse functions read types and attributes with.

use crate::attributes::{ArrayAttr, AttributeKind, StringAttr, SymbolRefAttr};
use crate::entity::{Attribute, Type};
use crate::schema::View;
use crate::text::lexer::Kind;
use crate::types::TypeKind;

use crate::text::parser::{AsmParser, ParseResult};

/// Types and attributes.
impl AsmParser<'_> {
    /// Reads a type.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_type(&mut self) -> ParseResult<Type> {
        self.ty()
    }

    /// Reads a type, if one is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.at_type() { self.ty().map(Some) } else { Ok(None) }
    }

    /// Reads a type of a certain kind.
    ///
    /// # Errors
    /// When it does not parse, or is of another kind.
    pub fn parse_type_as<K: TypeKind + View<Entity = Type>>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        self.type_as(offset)
    }

    /// Reads a type of a certain kind, if a type is next.
    ///
    /// # Errors
    /// When it is there and does not parse, or is of another kind.
    pub fn parse_optional_type_as<K: TypeKind + View<Entity = Type>>(&mut self) -> ParseResult<Option<K>> {
        if self.at_type() { self.parse_type_as().map(Some) } else { Ok(None) }
    }

    /// Reads `: type`.
    ///
    /// # Errors
    /// When the colon is missing, or the type does not parse.
    pub fn parse_colon_type(&mut self) -> ParseResult<Type> {
        self.parse_punctuation(":")?;
        self.ty()
    }

    /// Reads an attribute.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_attribute(&mut self) -> ParseResult<Attribute> {
        self.attribute()
    }

    /// Reads an attribute that has this type, where one is not written.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_attribute_of_type(&mut self, ty: Type) -> ParseResult<Attribute> {
        self.typed_attribute(Some(ty))
    }

    /// Reads a type in full where `!` is next, which may be an alias; else what `parse` reads.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_type_with_fallback(
        &mut self,
        parse: impl FnOnce(&mut Self) -> ParseResult<Type>,
    ) -> ParseResult<Type> {
        if self.is(Kind::ExclamationIdentifier) { self.ty() } else { parse(self) }
    }

    /// Reads an attribute in full where `#` is next, which may be an alias; else what `parse` reads.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_attribute_with_fallback(
        &mut self,
        parse: impl FnOnce(&mut Self) -> ParseResult<Attribute>,
    ) -> ParseResult<Attribute> {
        if self.is(Kind::HashIdentifier) { self.attribute() } else { parse(self) }
    }

    /// Reads an attribute, if one is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_attribute(&mut self) -> ParseResult<Option<Attribute>> {
        self.optional_attribute()
    }

    /// Reads an attribute that has this type, where one is not written, if an attribute is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_attribute_of_type(&mut self, ty: Type) -> ParseResult<Option<Attribute>> {
        if self.at_attribute() { self.typed_attribute(Some(ty)).map(Some) } else { Ok(None) }
    }

    /// Reads an attribute of a certain kind.
    ///
    /// # Errors
    /// When it does not parse, or is of another kind.
    pub fn parse_attribute_as<K: AttributeKind>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        match self.attribute()?.cast(self.context) {
            Some(view) => Ok(view),
            None => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }

    /// Reads an attribute of a certain kind that has this type, where one is not written.
    ///
    /// # Errors
    /// When it does not parse, or is of another kind.
    pub fn parse_attribute_of_type_as<K: AttributeKind>(&mut self, ty: Type) -> ParseResult<K> {
        let offset = self.offset();
        match self.typed_attribute(Some(ty))?.cast(self.context) {
            Some(view) => Ok(view),
            None => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }

    /// Reads a string, if one is next; no other attribute, nor an alias. As MLIR's `parseOptionalAttribute` of a
    /// `StringAttr`.
    ///
    /// # Errors
    /// When its type does not parse.
    pub fn parse_optional_string_attribute(&mut self) -> ParseResult<Option<StringAttr>> {
        self.attribute_at(Kind::String)
    }

    /// Reads a reference to a symbol, `@a::@b`, if one is next; no other attribute, nor an alias.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_optional_symbol_ref(&mut self) -> ParseResult<Option<SymbolRefAttr>> {
        self.attribute_at(Kind::AtIdentifier)
    }

    /// Reads `[...]`, if the bracket is next; no other attribute, nor an alias.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_optional_array_attribute(&mut self) -> ParseResult<Option<ArrayAttr>> {
        self.attribute_at(Kind::LSquare)
    }

    /// The attribute that begins with this token, if that is next.
    fn attribute_at<K: AttributeKind>(&mut self, first: Kind) -> ParseResult<Option<K>> {
        if self.is(first) { self.parse_attribute_as().map(Some) } else { Ok(None) }
    }

    /// Reads an attribute of a certain kind, if an attribute is next.
    ///
    /// # Errors
    /// When it is there and does not parse, or is of another kind.
    pub fn parse_optional_attribute_as<K: AttributeKind>(&mut self) -> ParseResult<Option<K>> {
        let offset = self.offset();
        match self.optional_attribute()?.map(|attribute| attribute.cast(self.context)) {
            None => Ok(None),
            Some(Some(view)) => Ok(Some(view)),
            Some(None) => self.error_in_form(offset, "invalid kind of attribute specified"),
        }
    }
}
