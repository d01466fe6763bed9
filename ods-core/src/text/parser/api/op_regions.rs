//! Regions and their arguments, for custom forms of operations. Corresponds to methods of MLIR's `OpAsmParser`.

use crate::attributes::DictionaryAttr;
use crate::ir::Ir;
use crate::schema::{Op, OpSchema, TraitSet};
use crate::text::lexer::Kind;

use super::operation_state::{Argument, ParsedRegion};
use crate::text::parser::UnresolvedOperand;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// The parts that may follow the name of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ArgumentParts {
    /// Whether `: type` is required.
    pub ty: bool,
    /// Whether `{attributes}` may follow.
    pub attributes: bool,
}

impl ArgumentParts {
    /// Only the name.
    pub const NAME: Self = Self { ty: false, attributes: false };
    /// The name and the type.
    pub const TYPED: Self = Self { ty: true, attributes: false };
    /// The name, the type and attributes.
    pub const ALL: Self = Self { ty: true, attributes: true };
}

/// Arguments.
impl AsmParser<'_> {
    /// Parses `%name : type {attributes} loc(...)`, with the parts selected by `parts`; the location is always
    /// optional.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_argument(&mut self, parts: ArgumentParts) -> ParseResult<Argument> {
        let name = self.argument_name()?;
        let ty = if parts.ty { Some(self.parse_colon_type()?) } else { None };
        let mut attributes = DictionaryAttr::EMPTY;
        if parts.attributes && self.is(Kind::LBrace) {
            let from = self.scratch.entries.len();
            self.dictionary_entries()?;
            attributes = self.take_dictionary(from);
        }
        Ok(Argument { name, ty, attributes, location: self.parse_optional_location_specifier()? })
    }

    /// Parses an argument, if one is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_argument(&mut self, parts: ArgumentParts) -> ParseResult<Option<Argument>> {
        if self.is(Kind::PercentIdentifier) { self.parse_argument(parts).map(Some) } else { Ok(None) }
    }

    /// Parses arguments separated by commas. The list may be empty, even without delimiters.
    ///
    /// # Errors
    /// Returns an error if they are malformed.
    pub fn parse_argument_list(&mut self, delimiter: Delimiter, parts: ArgumentParts) -> ParseResult<Vec<Argument>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in argument list", |parser| parser.parse_argument(parts))
    }

    /// Parses `(%argument = %operand, ...)`.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_assignment_list(&mut self) -> ParseResult<Vec<(Argument, UnresolvedOperand)>> {
        match self.parse_optional_assignment_list()? {
            Some(list) => Ok(list),
            None => self.wrong_token_in_form("expected '('"),
        }
    }

    /// Parses `(%argument = %operand, ...)`, if the parenthesis is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_assignment_list(&mut self) -> ParseResult<Option<Vec<(Argument, UnresolvedOperand)>>> {
        if !self.eat(Kind::LParen) {
            return Ok(None);
        }
        let mut list = Vec::new();
        if self.eat(Kind::RParen) {
            return Ok(Some(list));
        }
        self.comma_separated(|parser| {
            let argument = parser.parse_argument(ArgumentParts::NAME)?;
            parser.parse_punctuation("=")?;
            list.push((argument, parser.ssa_use()?));
            Ok(())
        })?;
        self.expect(Kind::RParen, "expected ',' or ')'")?;
        Ok(Some(list))
    }

    pub(in crate::text) fn argument_name(&mut self) -> ParseResult<UnresolvedOperand> {
        if !self.is(Kind::PercentIdentifier) {
            return self.wrong_token("expected SSA operand");
        }
        let name = self.ssa_name();
        if self.is(Kind::HashIdentifier) {
            return self.error("result number not allowed in argument list");
        }
        Ok(name)
    }
}

/// Access to the IR parsed so far.
impl AsmParser<'_> {
    /// Returns the IR, for custom forms that query parsed operations, such as the result types of those in a region.
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// Returns the IR mutably, for operations that a form creates in blocks of its regions. Operations parsed elsewhere
    /// must not be changed.
    pub fn ir_mut(&mut self) -> &mut Ir {
        &mut self.ir
    }
}

/// Regions.
impl AsmParser<'_> {
    /// Parses `{...}`. `arguments` are the arguments of the entry block, which then has no label.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_region(&mut self, arguments: &[Argument]) -> ParseResult<ParsedRegion> {
        self.any_region(arguments, arguments.len(), false)
    }

    /// Parses `{...}`, in which names from outside may be reused if the operation is isolated from above.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    pub fn parse_region_shadowing(&mut self, arguments: &[Argument]) -> ParseResult<ParsedRegion> {
        self.any_region(arguments, arguments.len(), true)
    }

    /// Parses `{...}`, if the brace is next.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_region(&mut self, arguments: &[Argument]) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.parse_region(arguments).map(Some) } else { Ok(None) }
    }

    /// Parses `{...}`, if the brace is next, as [`parse_region_shadowing`](AsmParser::parse_region_shadowing) does.
    ///
    /// # Errors
    /// Returns an error if it is present but malformed.
    pub fn parse_optional_region_shadowing(&mut self, arguments: &[Argument]) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.parse_region_shadowing(arguments).map(Some) } else { Ok(None) }
    }

    /// Parses `{...}`, if the brace is next, as the body of a function with `count` arguments: `arguments`, or the
    /// arguments of the entry block if they have no names.
    pub(in crate::text) fn optional_function_body(
        &mut self,
        arguments: &[Argument],
        count: usize,
    ) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.any_region(arguments, count, false).map(Some) } else { Ok(None) }
    }

    fn any_region(&mut self, arguments: &[Argument], count: usize, shadowing: bool) -> ParseResult<ParsedRegion> {
        let Some(form) = self.form else {
            return self.error("a region cannot be parsed here; regions belong to operations");
        };
        let first = self.scratch.blocks.len();
        self.region(arguments, count, shadowing && form.isolated)?;
        self.note_region();
        Ok(ParsedRegion { blocks: self.scratch.blocks.split_off(first) })
    }

    /// Counts a region of the operation.
    fn note_region(&mut self) {
        if let Some(form) = &mut self.form {
            form.regions += 1;
        }
    }

    /// Returns a region without blocks that is not in the text.
    pub fn empty_region(&mut self) -> ParsedRegion {
        self.note_region();
        ParsedRegion::default()
    }

    /// Adds a block to a region without blocks.
    ///
    /// # Errors
    /// Returns an error if the IR is full.
    pub fn ensure_block(&mut self, region: &mut ParsedRegion) -> ParseResult<()> {
        if region.is_empty() {
            self.check_room(0, 0)?;
            region.blocks.push(self.new_block());
        }
        Ok(())
    }

    /// Adds the terminator `T`, which has no parts, if the text omits it: to a region without blocks, and to a last
    /// block that does not end with a terminator. Corresponds to MLIR's `SingleBlockImplicitTerminator`.
    ///
    /// # Errors
    /// Returns an error if `T` is not registered.
    pub fn ensure_terminator<T: Op>(&mut self, region: &mut ParsedRegion) -> ParseResult<()> {
        self.ensure_terminator_of(T::SCHEMA, region)
    }

    /// Adds the terminator as [`Self::ensure_terminator`] does, given its definition.
    pub(in crate::text) fn ensure_terminator_of(
        &mut self,
        schema: &OpSchema,
        region: &mut ParsedRegion,
    ) -> ParseResult<()> {
        self.ensure_block(region)?;
        let Some(block) = region.blocks.last().copied() else { return Ok(()) };
        let last = self.ir.last_op(block);
        if last.is_some_and(|op| self.ir.has_traits(op, TraitSet::TERMINATOR)) {
            return Ok(());
        }
        let Some(name) = self.context.registered_op_name(&schema.name()) else {
            let message = format!("needs '{}', which is not registered", schema.name());
            return Err(self.emit_error(self.name_location(), message));
        };
        let location = self.name_location();
        let op = self.implicit_operation(name, location);
        self.ir.append(block, op);
        Ok(())
    }
}
