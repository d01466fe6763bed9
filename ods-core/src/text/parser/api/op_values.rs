//! What custom forms of operations read with: operands, successors and types. As MLIR's `OpAsmParser`.

use crate::entity::{Block, Location, Type, Value};
use crate::schema::View;
use crate::text::lexer::Kind;
use crate::types::TypeKind;

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// Operands.
impl AsmParser<'_> {
    /// Reads `%name` or `%name#number`.
    ///
    /// # Errors
    /// When none is next.
    pub fn parse_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.ssa_use()
    }

    /// Reads `%name`, which no number of a result may follow.
    ///
    /// # Errors
    /// When none is next, or a number follows.
    pub fn parse_unnumbered_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.argument_name()
    }

    /// Reads an operand, if one is next.
    ///
    /// # Errors
    /// When its number is too large.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        if self.is(Kind::PercentIdentifier) { self.ssa_use().map(Some) } else { Ok(None) }
    }

    /// Reads operands with commas between them; without delimiters, too, there may be none.
    ///
    /// # Errors
    /// When a delimiter is missing, or something else stands where an operand belongs.
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in operand list", Self::ssa_use)
    }

    /// The same for operands that are written without the number of a result: `%name`, not `%name#1`.
    ///
    /// # Errors
    /// When the list does not parse, or a number follows.
    pub fn parse_unnumbered_operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in operand list", Self::argument_name)
    }

    /// Reads so many operands.
    ///
    /// # Errors
    /// When there are more or fewer, or they do not parse.
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

    /// Reads `, %a, %b`, what is left of a list; nothing where no comma is next.
    ///
    /// # Errors
    /// When something else stands where an operand belongs.
    pub fn parse_trailing_operand_list(&mut self) -> ParseResult<Vec<UnresolvedOperand>> {
        self.parse_trailing_operands(Delimiter::None)
    }

    /// The same, with delimiters around what is behind the comma: `, [%a, %b]`.
    ///
    /// # Errors
    /// When a delimiter is missing, or something else stands where an operand belongs.
    pub fn parse_trailing_operands(&mut self, delimiter: Delimiter) -> ParseResult<Vec<UnresolvedOperand>> {
        if self.eat(Kind::Comma) { self.parse_operand_list(delimiter) } else { Ok(Vec::new()) }
    }

    /// The place of an operand.
    pub fn location_of(&self, operand: UnresolvedOperand) -> Location {
        self.location_at(operand.start() as usize)
    }

    /// The operand's name as written, with `%`.
    pub fn name_of(&self, operand: UnresolvedOperand) -> String {
        self.use_text(operand)
    }

    /// The value that an operand is, which has this type. It may be defined later.
    ///
    /// # Errors
    /// When it has another type.
    pub fn resolve_operand(&mut self, operand: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        self.resolve(operand, ty)
    }

    /// Appends the values that operands are to `values`: the n-th has the n-th type. `location` is where it is said that
    /// there are more or fewer types than operands.
    ///
    /// # Errors
    /// When the numbers differ, or a value has another type.
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

    /// The same for operands that all have one type: appends to `values`, say `state.operands`.
    ///
    /// # Errors
    /// When a value has another type.
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
    /// Reads `^name`.
    ///
    /// # Errors
    /// When none is next.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        self.successor()
    }

    /// Reads `^name`, if it is next.
    ///
    /// # Errors
    /// When there is no room for another block.
    pub fn parse_optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.is(Kind::CaretIdentifier) { self.successor().map(Some) } else { Ok(None) }
    }

    /// Reads `^name(%a, %b : i32, i64)`; what stands in parentheses goes to `values`, and may be missing.
    ///
    /// # Errors
    /// When it does not parse, or a value has another type.
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
    /// Reads types with commas between them: one at least.
    ///
    /// # Errors
    /// When they do not parse.
    pub fn parse_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_list(Delimiter::None, Self::ty)
    }

    /// Reads `: types`.
    ///
    /// # Errors
    /// When the colon is missing, or the types do not parse.
    pub fn parse_colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_punctuation(":")?;
        self.parse_type_list()
    }

    /// Reads `: types`, if the colon is next.
    ///
    /// # Errors
    /// When the types do not parse.
    pub fn parse_optional_colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.eat(Kind::Colon) { self.parse_type_list() } else { Ok(Vec::new()) }
    }

    /// Reads `-> type` or `-> (types)`.
    ///
    /// # Errors
    /// When the arrow is missing, or the types do not parse.
    pub fn parse_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.parse_punctuation("->")?;
        self.result_types()
    }

    /// Reads `-> type` or `-> (types)`, if the arrow is next.
    ///
    /// # Errors
    /// When the types do not parse.
    pub fn parse_optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.eat(Kind::Arrow) { self.result_types() } else { Ok(Vec::new()) }
    }

    /// Reads a type; complains at `offset` where it is of another kind.
    pub(in crate::text) fn type_as<K: TypeKind + View<Entity = Type>>(&mut self, offset: usize) -> ParseResult<K> {
        let ty = self.ty()?;
        match ty.cast(self.context) {
            Some(view) => Ok(view),
            None => self.wrong_kind_of_type(offset, K::FORM.reference_name(), ty),
        }
    }

    /// Reads `: type`, a type of a certain kind. What is wrong with the kind is said at the colon.
    ///
    /// # Errors
    /// When the colon is missing, or the type does not parse, or is of another kind.
    pub fn parse_colon_type_as<K: TypeKind + View<Entity = Type>>(&mut self) -> ParseResult<K> {
        let offset = self.offset();
        self.parse_punctuation(":")?;
        self.type_as(offset)
    }

    /// Reads `keyword type`.
    ///
    /// # Errors
    /// When the keyword is missing, or the type does not parse.
    pub fn parse_keyword_type(&mut self, keyword: &str) -> ParseResult<Type> {
        self.parse_keyword(keyword)?;
        self.ty()
    }

    /// `type` or `(types)`
    fn result_types(&mut self) -> ParseResult<Vec<Type>> {
        match self.is(Kind::LParen) {
            true => self.parse_list(Delimiter::Paren, Self::ty),
            false => Ok(vec![self.ty()?]),
        }
    }
}
