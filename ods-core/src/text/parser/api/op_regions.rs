//! What custom forms of operations read with: regions and the arguments that they get. As MLIR's `OpAsmParser`.

use crate::attributes::DictionaryAttr;
use crate::ir::Ir;
use crate::schema::{Op, OpSchema, TraitSet};
use crate::text::lexer::Kind;

use super::operation_state::{Argument, ParsedRegion};
use crate::text::parser::UnresolvedOperand;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// What may stand behind the name of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ArgumentParts {
    /// `: type`, which must then be there.
    pub ty: bool,
    /// `{attributes}`
    pub attributes: bool,
}

impl ArgumentParts {
    /// The name alone.
    pub const NAME: Self = Self { ty: false, attributes: false };
    /// The name and its type.
    pub const TYPED: Self = Self { ty: true, attributes: false };
    /// The name, its type, and attributes.
    pub const ALL: Self = Self { ty: true, attributes: true };
}

/// Arguments.
impl AsmParser<'_> {
    /// Reads `%name : type {attributes} loc(...)`, of which `parts` says what may be there; the location always.
    ///
    /// # Errors
    /// When it does not parse.
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

    /// Reads an argument, if one is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_argument(&mut self, parts: ArgumentParts) -> ParseResult<Option<Argument>> {
        if self.is(Kind::PercentIdentifier) { self.parse_argument(parts).map(Some) } else { Ok(None) }
    }

    /// Reads arguments with commas between them; without delimiters, too, there may be none.
    ///
    /// # Errors
    /// When they do not parse.
    pub fn parse_argument_list(&mut self, delimiter: Delimiter, parts: ArgumentParts) -> ParseResult<Vec<Argument>> {
        if delimiter == Delimiter::None && !self.is(Kind::PercentIdentifier) {
            return Ok(Vec::new());
        }
        self.parse_list_in(delimiter, " in argument list", |parser| parser.parse_argument(parts))
    }

    /// Reads `(%argument = %operand, ...)`.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_assignment_list(&mut self) -> ParseResult<Vec<(Argument, UnresolvedOperand)>> {
        match self.parse_optional_assignment_list()? {
            Some(list) => Ok(list),
            None => self.wrong_token_in_form("expected '('"),
        }
    }

    /// Reads `(%argument = %operand, ...)`, if the parenthesis is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
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

/// What has been read so far.
impl AsmParser<'_> {
    /// The operations: those of regions that were read, say, of which a form asks for the types of results.
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// The same, for operations that a form makes itself and puts into blocks of its regions. What others have read is not
    /// its to change.
    pub fn ir_mut(&mut self) -> &mut Ir {
        &mut self.ir
    }
}

/// Regions.
impl AsmParser<'_> {
    /// Reads `{...}`. `arguments` are those of the first block, which then has no label.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_region(&mut self, arguments: &[Argument]) -> ParseResult<ParsedRegion> {
        self.any_region(arguments, arguments.len(), false)
    }

    /// Reads `{...}`, in which names may be used anew that are in use around an operation isolated from above.
    ///
    /// # Errors
    /// When it does not parse.
    pub fn parse_region_shadowing(&mut self, arguments: &[Argument]) -> ParseResult<ParsedRegion> {
        self.any_region(arguments, arguments.len(), true)
    }

    /// Reads `{...}`, if the brace is next.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_region(&mut self, arguments: &[Argument]) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.parse_region(arguments).map(Some) } else { Ok(None) }
    }

    /// Reads `{...}`, if the brace is next, as [`parse_region_shadowing`](AsmParser::parse_region_shadowing) does.
    ///
    /// # Errors
    /// When it is there and does not parse.
    pub fn parse_optional_region_shadowing(&mut self, arguments: &[Argument]) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.parse_region_shadowing(arguments).map(Some) } else { Ok(None) }
    }

    /// Reads `{...}`, if the brace is next, as the body of a function with `count` arguments: these or, where they have no
    /// names, those of the entry block.
    pub(in crate::text) fn optional_function_body(
        &mut self,
        arguments: &[Argument],
        count: usize,
    ) -> ParseResult<Option<ParsedRegion>> {
        if self.is(Kind::LBrace) { self.any_region(arguments, count, false).map(Some) } else { Ok(None) }
    }

    fn any_region(&mut self, arguments: &[Argument], count: usize, shadowing: bool) -> ParseResult<ParsedRegion> {
        let Some(form) = self.form else {
            return self.error("a region cannot be read here: it belongs to an operation");
        };
        let first = self.scratch.blocks.len();
        self.region(arguments, count, shadowing && form.isolated)?;
        self.note_region();
        Ok(ParsedRegion { blocks: self.scratch.blocks.split_off(first) })
    }

    /// One region more for the operation.
    fn note_region(&mut self) {
        if let Some(form) = &mut self.form {
            form.regions += 1;
        }
    }

    /// A region without text: no blocks.
    pub fn empty_region(&mut self) -> ParsedRegion {
        self.note_region();
        ParsedRegion::default()
    }

    /// Puts a block into a region that has none.
    ///
    /// # Errors
    /// When there is no room for one.
    pub fn ensure_block(&mut self, region: &mut ParsedRegion) -> ParseResult<()> {
        if region.is_empty() {
            self.check_room(0, 0)?;
            region.blocks.push(self.new_block());
        }
        Ok(())
    }

    /// Puts the terminator `T`, which has no parts, where the text left it out: into a region without blocks, and behind
    /// the last operation of the last block where that is none. As `SingleBlockImplicitTerminator` in MLIR.
    ///
    /// # Errors
    /// When `T` is not registered.
    pub fn ensure_terminator<T: Op>(&mut self, region: &mut ParsedRegion) -> ParseResult<()> {
        self.ensure_terminator_of(T::SCHEMA, region)
    }

    /// The same, given what `T` is.
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
