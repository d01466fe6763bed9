//! Operations: result names, and the generic form.
//!
//! ```text
//! operation ::= (results '=')? (generic | custom) location?
//! results   ::= %name (':' count)? (',' ...)*
//! generic   ::= "name" '(' uses ')' ('[' successors ']')? ('<' properties '>')? ('(' regions ')')? attributes?
//!               ':' function-type
//! ```
//! Operations are many, so this allocates nothing per operation: lists are in the scratch space, as stacks, since
//! operations nest.

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Location, OpName, Operation, Type, Value};
use crate::ir::OperationParts;
use crate::text::lexer::Kind;
use crate::types::FunctionType;

use super::properties::Split;
use crate::text::parser::UnresolvedOperand;
use crate::text::parser::api::ParsedLocation;
use crate::text::parser::names::Located;
use crate::text::parser::{AsmParser, ParseResult};

/// Stacks of what belongs to operations that are not made yet.
#[derive(Default, Debug)]
pub(in crate::text) struct Scratch {
    pub(in crate::text) results: Vec<(UnresolvedOperand, u64)>,
    pub(in crate::text) uses: Vec<UnresolvedOperand>,
    pub(in crate::text) values: Vec<Value>,
    pub(in crate::text) successors: Vec<Block>,
    /// The blocks of finished regions.
    pub(in crate::text) blocks: Vec<Block>,
    /// Per finished region: how long `blocks` was at its end.
    pub(in crate::text) region_ends: Vec<usize>,
    pub(in crate::text) entries: Vec<NamedAttribute>,
    pub(in crate::text) types: Vec<Type>,
}

/// An operation on its way: what is not on the stacks, and where its part of the stacks starts.
#[derive(Clone, Copy)]
pub(in crate::text) struct PendingOperation {
    pub(in crate::text) name: OpName,
    /// Where the name stands.
    pub(in crate::text) offset: usize,
    pub(in crate::text) location: Location,
    pub(in crate::text) properties: Option<Attribute>,
    /// Where a custom form has its attribute dictionary.
    pub(in crate::text) dictionary: Option<usize>,
    /// Whether a form in code has read it. As in MLIR, what it read is not checked then: attributes of another kind than
    /// the definition's go, and others are for the verifier.
    pub(in crate::text) is_in_code: bool,
    uses: usize,
    successors: usize,
    pub(in crate::text) blocks: usize,
    pub(in crate::text) region_ends: usize,
    pub(in crate::text) entries: usize,
}

impl PendingOperation {
    /// Returns the same, with the attribute dictionary of a custom form at `offset`.
    pub(in crate::text) fn with_dictionary(self, offset: usize) -> Self {
        Self { dictionary: Some(offset), ..self }
    }
}

/// About what a result takes.
const RESULT_BYTES: usize = 16;

impl<'s> AsmParser<'s> {
    /// Returns an operation, which goes to the end of the current block.
    pub(in crate::text) fn operation(&mut self) -> ParseResult<()> {
        let (start, results) = (self.offset(), self.scratch.results.len());
        if self.is(Kind::PercentIdentifier) {
            self.result_names()?;
        }
        let name = self.offset();
        let op = match self.token.kind {
            Kind::String => self.generic_operation()?,
            Kind::IntType => return self.wrong_token("expected operation name in quotes"),
            kind if kind.is_word() => self.custom_operation(results)?,
            _ => return self.wrong_token("expected operation name in quotes"),
        };
        if self.is_observed() {
            self.observe_operation(op, start, name);
        }
        if self.scratch.results.len() > results { self.bind_results(op, start, results) } else { Ok(()) }
    }

    /// `%a, %b:2 =`
    #[inline]
    fn result_names(&mut self) -> ParseResult<()> {
        loop {
            if !self.is(Kind::PercentIdentifier) {
                return self.wrong_token("expected valid ssa identifier");
            }
            let name = self.ssa_name();
            let count = if self.eat(Kind::Colon) { self.result_count()? } else { 1 };
            self.scratch.results.push((name, count));
            if !self.eat(Kind::Comma) {
                return self.expect(Kind::Equal, "expected '=' after SSA name");
            }
        }
    }

    fn result_count(&mut self) -> ParseResult<u64> {
        if !self.is(Kind::Integer) {
            return self.wrong_token("expected integer number of results");
        }
        match self.integer_token_u64() {
            Some(count) if count > 0 => {
                self.advance();
                Ok(count)
            }
            _ => self.error("expected named operation to have at least 1 result"),
        }
    }

    /// Lets the names at the end of the stack stand for the results of `op`.
    #[inline]
    fn bind_results(&mut self, op: Operation, start: usize, from: usize) -> ParseResult<()> {
        let actual = self.ir.num_results(op);
        let named = &self.scratch.results[from..];
        let total = named.iter().fold(0_u64, |sum, (_, count)| sum.saturating_add(*count));
        if actual as u64 != total {
            return self.wrong_result_count(start, actual, total);
        }
        // Counts are at most that of the results from here on.
        let mut next = 0;
        for i in from..self.scratch.results.len() {
            let (name, count) = self.scratch.results[i];
            if let Some(value) = self.ir.result(op, next) {
                self.define(name, value, count as u32)?;
            }
            next += crate::text::saturated(count);
        }
        self.scratch.results.truncate(from);
        Ok(())
    }

    #[cold]
    fn wrong_result_count(&mut self, start: usize, actual: usize, named: u64) -> ParseResult<()> {
        if actual == 0 {
            return self.error_at(start, "cannot name an operation with no results");
        }
        let message = format!("operation defines {actual} results but was provided {named} to bind");
        self.error_at(start, message)
    }

    /// Returns a pending whose lists are empty.
    #[inline]
    pub(in crate::text) fn pending(&self, name: OpName, offset: usize) -> PendingOperation {
        PendingOperation {
            name,
            offset,
            location: self.location_at(offset),
            properties: None,
            dictionary: None,
            is_in_code: false,
            uses: self.scratch.uses.len(),
            successors: self.scratch.successors.len(),
            blocks: self.scratch.blocks.len(),
            region_ends: self.scratch.region_ends.len(),
            entries: self.scratch.entries.len(),
        }
    }

    pub(in crate::text) fn generic_operation(&mut self) -> ParseResult<Operation> {
        let offset = self.offset();
        let name = self.operation_name()?;
        let mut pending = self.pending(name, offset);
        self.generic_operands()?;
        if self.is(Kind::LSquare) {
            self.generic_successors(&pending)?;
        }
        if self.eat(Kind::Less) {
            pending.properties = Some(self.operation_properties()?);
            self.expect(Kind::Greater, "expected '>' to close properties")?;
        }
        if self.eat(Kind::LParen) {
            self.generic_regions()?;
        }
        if self.is(Kind::LBrace) {
            self.dictionary_entries()?;
        }
        self.generic_type(&pending)
    }

    /// `'(' uses ')'`
    #[inline]
    fn generic_operands(&mut self) -> ParseResult<()> {
        self.expect(Kind::LParen, "expected '(' to start operand list")?;
        if self.is(Kind::PercentIdentifier) {
            loop {
                self.push_ssa_use()?;
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect(Kind::RParen, "expected ')' to end operand list")
    }

    /// `'[' successors ']'`
    fn generic_successors(&mut self, pending: &PendingOperation) -> ParseResult<()> {
        if !self.may_be_terminator(pending.name) {
            return self.error("successors in non-terminator");
        }
        self.advance();
        self.list_until((Kind::RSquare, "]"), false, |parser| {
            let block = parser.successor()?;
            parser.scratch.successors.push(block);
            Ok(())
        })
    }

    /// `regions ')'`
    fn generic_regions(&mut self) -> ParseResult<()> {
        loop {
            self.region(&[], 0, false)?;
            self.scratch.region_ends.push(self.scratch.blocks.len());
            if !self.eat(Kind::Comma) {
                return self.expect(Kind::RParen, "expected ')' to end region list");
            }
        }
    }

    /// `':' function-type location?`: the operation is made.
    #[inline]
    fn generic_type(&mut self, pending: &PendingOperation) -> ParseResult<Operation> {
        self.expect(Kind::Colon, "expected ':' followed by operation type")?;
        let type_offset = self.offset();
        let ty = self.operation_type(pending.name)?;
        let Some(ty) = ty.cast::<FunctionType>(self.context) else {
            return self.error_before(type_offset, "expected function type");
        };
        let (inputs, results) = ty.parts(self.context);
        self.resolve_generic_operands(pending, inputs, type_offset)?;
        self.finish(pending, results, None)
    }

    /// Moves the uses of the pending to the values.
    #[inline]
    fn resolve_generic_operands(
        &mut self,
        pending: &PendingOperation,
        types: &[Type],
        type_offset: usize,
    ) -> ParseResult<()> {
        let count = self.scratch.uses.len() - pending.uses;
        if count != types.len() {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!("expected {count} operand type{plural} but had {}", types.len());
            return self.error_before(type_offset, message);
        }
        self.scratch.values.clear();
        for (i, ty) in types.iter().enumerate() {
            let value = self.resolve(self.scratch.uses[pending.uses + i], *ty)?;
            self.scratch.values.push(value);
        }
        self.scratch.uses.truncate(pending.uses);
        Ok(())
    }

    /// Makes the operation of the pending, with `scratch.values` as operands, and puts it into the block. A location that
    /// stands behind it counts; before that, the one given.
    #[inline]
    pub(in crate::text) fn finish(
        &mut self,
        pending: &PendingOperation,
        result_types: &[Type],
        location: Option<ParsedLocation>,
    ) -> ParseResult<Operation> {
        let has_entries = self.scratch.entries.len() > pending.entries;
        let split = if has_entries || pending.properties.is_some() || self.caches.has_slots(self.context, pending.name)
        {
            self.split_attributes(pending)?
        } else {
            Split::default()
        };
        let op = self.create(pending, result_types, &split, location)?;
        if pending.properties.is_some() {
            self.set_properties(op, pending)?;
        }
        Ok(op)
    }

    /// Returns the same, where it is known what becomes of attributes.
    #[inline]
    pub(in crate::text) fn create(
        &mut self,
        pending: &PendingOperation,
        result_types: &[Type],
        split: &Split,
        location: Option<ParsedLocation>,
    ) -> ParseResult<Operation> {
        let num_regions = self.scratch.region_ends.len() - pending.region_ends;
        // Operands are written one by one; results may come from an alias.
        self.spend(result_types.len() * RESULT_BYTES)?;
        self.check_room(result_types.len(), num_regions)?;
        let op = self.ir.create_operation(&OperationParts {
            operands: &self.scratch.values,
            result_types,
            inherent: &split.inherent,
            words: &split.words,
            attributes: split.discardable,
            successors: &self.scratch.successors[pending.successors..],
            num_regions,
            ..OperationParts::new(pending.name, pending.location)
        });
        self.scratch.successors.truncate(pending.successors);
        if num_regions > 0 {
            self.adopt_regions(op, pending);
        }
        if let Some(block) = self.block {
            self.ir.append(block, op);
        }
        if self.is(Kind::Loc) {
            self.operation_location(op)?;
        } else if let Some(location) = location {
            self.place_at(Located::Operation(op), location);
        }
        Ok(op)
    }

    fn operation_location(&mut self, op: Operation) -> ParseResult<()> {
        if let Some(location) = self.trailing_location(Located::Operation(op))? {
            self.ir.set_location(op, location);
        }
        Ok(())
    }

    /// Moves the blocks of finished regions into the regions of `op`.
    fn adopt_regions(&mut self, op: Operation, pending: &PendingOperation) {
        let mut start = pending.blocks;
        for position in 0..self.ir.num_regions(op) {
            let end = self.scratch.region_ends[pending.region_ends + position];
            if let Some(region) = self.ir.region(op, position) {
                for block in &self.scratch.blocks[start..end] {
                    self.ir.append_block(region, *block);
                }
            }
            start = end;
        }
        self.scratch.blocks.truncate(pending.blocks);
        self.scratch.region_ends.truncate(pending.region_ends);
    }

    /// Returns the dictionary of the entries at the end of the stack, which are taken off.
    pub(in crate::text) fn take_dictionary(&mut self, from: usize) -> DictionaryAttr {
        let dictionary = DictionaryAttr::get(self.context, &self.scratch.entries[from..]);
        self.scratch.entries.truncate(from);
        dictionary
    }

    /// Fails in a custom form.
    #[cold]
    pub(in crate::text) fn custom_error<T>(
        &mut self,
        pending: &PendingOperation,
        offset: usize,
        message: impl AsRef<str>,
    ) -> ParseResult<T> {
        let name = self.context.op_info(pending.name).name();
        let message = format!("custom op '{name}' {}", message.as_ref());
        let location = self.location_at(offset);
        self.report(Diagnostic::error(location, message))
    }
}
