//! Operands, successors and types, for custom forms of operations. Corresponds to methods of MLIR's `OpAsmParser`.

use crate::entity::{Block, Location, Type, Value};
use crate::text::lexer::Kind;
use crate::types::TypeKind;

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// Operands.
impl AsmParser<'_> {
    /// Parses `%name` or `%name#number`.
    ///
    /// # Errors
    /// Returns an error if none is next.
    pub fn parse_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.ssa_use()
    }

    /// Parses `%name` without a result number.
    ///
    /// # Errors
    /// Returns an error if none is next, or a number follows.
    pub fn parse_unnumbered_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.argument_name()
    }

    /// Parses an operand, if one is next.
    ///
    /// # Errors
    /// Returns an error if its number is too large.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        if self.is(Kind::PercentIdentifier) { self.ssa_use().map(Some) } else { Ok(None) }
    }

    /// Parses operands separated by commas. The list may be empty, even without delimiters.
    ///
    /// # Errors
    /// Returns an error if a delimiter is missing, or an operand is expected and something else is next.
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in operand list", Self::ssa_use)
    }

    /// Parses operands without result numbers, `%name` but not `%name#1`, separated by commas.
    ///
    /// # Errors
    /// Returns an error if the list is malformed, or a number follows.
    pub fn parse_unnumbered_operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in operand list", Self::argument_name)
    }

    /// Parses exactly `count` operands.
    ///
    /// # Errors
    /// Returns an error if there are more or fewer, or they are malformed.
    pub fn parse_operands(&mut self, count: usize, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        let offset = self.offset();
        if count > 0 && delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return match self.token.kind {
                Kind::LParen | Kind::LSquare => self.error("unexpected delimiter"),
                _ => self.wrong_token("expected operand"),
            };
        }
        let operands = self.parse_operand_list(delimiter)?;
        if operands.len() != count {
            return self.error_in_form(offset, format!("expected {count} operands"));
        }
        Ok(operands)
    }

    /// Parses `, %a, %b`, the rest of a list; nothing if no comma is next.
    ///
    /// # Errors
    /// Returns an error if an operand is expected and something else is next.
    pub fn parse_trailing_operand_list(&mut self) -> ParseResult<Vec<UnresolvedOperand>> {
        self.parse_trailing_operands(Delimiter::None)
    }

    /// Parses the rest of a list with delimiters after the comma: `, [%a, %b]`.
    ///
    /// # Errors
    /// Returns an error if a delimiter is missing, or an operand is expected and something else is next.
    pub fn parse_trailing_operands(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if self.eat(Kind::Comma) { self.parse_operand_list(delimiter) } else { Ok(Vec::new()) }
    }

    /// Returns the location of an operand.
    pub fn location_of(&self, operand: UnresolvedOperand) -> Location {
        self.location_at(operand.start() as usize)
    }

    /// Returns the operand's name as written, with `%`.
    pub fn name_of(&self, operand: UnresolvedOperand) -> String {
        self.use_text(operand)
    }

    /// Resolves an operand to a value of this type, which may be defined later.
    ///
    /// # Errors
    /// Returns an error if the value has another type.
    pub fn resolve_operand(&mut self, operand: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        self.resolve(operand, ty)
    }

    /// Resolves operands and appends the values to `values`. The n-th value has the n-th type. A mismatch of the
    /// numbers of operands and types is reported at `location`.
    ///
    /// # Errors
    /// Returns an error if the numbers differ, or a value has another type.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        location: Location,
        values: &mut Vec<Value>,
    ) -> ParseResult<()> {
        if operands.len() != types.len() {
            let (operands, types) = (operands.len(), types.len());
            let message =
                format!("number of operands and types do not match: got {operands} operands and {types} types");
            return Err(self.emit_error(location, message));
        }
        for (operand, ty) in operands.iter().zip(types) {
            values.push(self.resolve(*operand, *ty)?);
        }
        Ok(())
    }

    /// Resolves operands that all have the same type, and appends the values to `values`, such as `state.operands`.
    ///
    /// # Errors
    /// Returns an error if a value has another type.
    pub fn resolve_operands_of(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: Type,
        values: &mut Vec<Value>,
    ) -> ParseResult<()> {
        for operand in operands {
            values.push(self.resolve(*operand, ty)?);
        }
        Ok(())
    }
}

/// Successors.
impl AsmParser<'_> {
    /// Parses `^name`.
    ///
    /// # Errors
    /// Returns an error if none is next.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        self.successor()
    }

    /// Parses `^name`, if it is next.
    ///
    /// # Errors
    /// Returns an error if the IR is full.
    pub fn parse_optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.is(Kind::CaretIdentifier) { self.successor().map(Some) } else { Ok(None) }
    }

    /// Parses `^name(%a, %b : i32, i64)`. The optional operands in parentheses are appended to `values`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or a value has another type.
    pub fn parse_successor_and_uses(&mut self, values: &mut Vec<Value>) -> ParseResult<Block> {
        let block = self.successor()?;
        if self.eat(Kind::LParen) && !self.eat(Kind::RParen) {
            let location = self.location();
            let operands = self.parse_operand_list(Delimiter::None)?;
            let types = self.parse_colon_type_list()?;
            self.expect(Kind::RParen, "expected ')'")?;
            self.resolve_operands(&operands, &types, location, values)?;
        }
        Ok(block)
    }
}

/// Types.
impl AsmParser<'_> {
    /// Parses one or more types separated by commas.
    ///
    /// # Errors
    /// Returns an error if they are malformed.
    pub fn parse_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_list(Delimiter::None, Self::ty)
    }

    /// Parses `: types`.
    ///
    /// # Errors
    /// Returns an error if the colon is missing, or the types are malformed.
    pub fn parse_colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_punctuation(":")?;
        self.parse_type_list()
    }

    /// Parses `: types`, if the colon is next.
    ///
    /// # Errors
    /// Returns an error if the types are malformed.
    pub fn parse_optional_colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.eat(Kind::Colon) { self.parse_type_list() } else { Ok(Vec::new()) }
    }

    /// Parses `-> type` or `-> (types)`.
    ///
    /// # Errors
    /// Returns an error if the arrow is missing, or the types are malformed.
    pub fn parse_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_punctuation("->")?;
        self.result_types()
    }

    /// Parses `-> type` or `-> (types)`, if the arrow is next.
    ///
    /// # Errors
    /// Returns an error if the types are malformed.
    pub fn parse_optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.eat(Kind::Arrow) { self.result_types() } else { Ok(Vec::new()) }
    }

    /// Parses a type of kind `K`, and reports an error at `offset` if it is of another kind.
    pub(in crate::text) fn type_as<K: TypeKind>(&mut self, offset: usize) -> ParseResult<K> {
        let ty = self.ty()?;
        match ty.cast(self.context) {
            Some(view) => Ok(view),
            None => self.wrong_kind_of_type(offset, K::FORM.reference_name(), ty),
        }
    }

    /// Parses `: type` with a type of kind `K`. A wrong kind is reported at the colon.
    ///
    /// # Errors
    /// Returns an error if the colon is missing, or the type is malformed or of another kind.
    pub fn parse_colon_type_as<K: TypeKind>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        self.parse_punctuation(":")?;
        self.type_as(offset)
    }

    /// Parses `keyword type`.
    ///
    /// # Errors
    /// Returns an error if the keyword is missing, or the type is malformed.
    pub fn parse_keyword_type(&mut self, keyword: &str) -> ParseResult<Type> {
        self.parse_keyword(keyword)?;
        self.ty()
    }

    /// Parses `type` or `(types)`.
    fn result_types(&mut self) -> ParseResult<Vec<Type>> {
        match self.is(Kind::LParen) {
            true => self.parse_list(Delimiter::Paren, Self::ty),
            false => Ok(vec![self.ty()?]),
        }
    }
}
