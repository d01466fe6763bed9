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

use super::alias::Located;
use super::properties::Split;
use super::scope::SsaUse;
use super::state::ParsedLocation;
use super::{PResult, Parser};

/// Stacks of what belongs to operations that are not made yet.
#[derive(Default, Debug)]
pub(super) struct Scratch {
    pub(super) results: Vec<(SsaUse, u64)>,
    pub(super) uses: Vec<SsaUse>,
    pub(super) values: Vec<Value>,
    pub(super) successors: Vec<Block>,
    /// The blocks of finished regions.
    pub(super) blocks: Vec<Block>,
    /// Per finished region: how long `blocks` was at its end.
    pub(super) region_ends: Vec<usize>,
    pub(super) entries: Vec<NamedAttribute>,
    pub(super) types: Vec<Type>,
}

/// An operation on its way: what is not on the stacks, and where its part of the stacks starts.
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    pub(super) name: OpName,
    /// Where the name stands.
    pub(super) offset: usize,
    pub(super) location: Location,
    pub(super) properties: Option<Attribute>,
    /// Where a custom form has its attribute dictionary.
    pub(super) dictionary: Option<usize>,
    /// Whether a form in code has read it. As in MLIR, what it read is not checked then: attributes of another kind than
    /// the definition's go, and others are for the verifier.
    pub(super) is_in_code: bool,
    uses: usize,
    successors: usize,
    pub(super) blocks: usize,
    pub(super) region_ends: usize,
    pub(super) entries: usize,
}

impl Draft {
    /// The same, with the attribute dictionary of a custom form at `offset`.
    pub(super) fn with_dictionary(self, offset: usize) -> Self {
        Self { dictionary: Some(offset), ..self }
    }
}

/// About what a result takes.
const RESULT_BYTES: usize = 16;

impl<'s> Parser<'s> {
    /// An operation, which goes to the end of the current block.
    pub(crate) fn operation(&mut self) -> PResult<()> {
        let (start, results) = (self.offset(), self.scratch.results.len());
        if self.is(Kind::PercentIdentifier) {
            self.result_names()?;
        }
        let op = match self.token.kind {
            Kind::String => self.generic_operation()?,
            Kind::IntType => return self.wrong_token("expected operation name in quotes"),
            kind if kind.is_word() => self.custom_operation(results)?,
            _ => return self.wrong_token("expected operation name in quotes"),
        };
        if self.scratch.results.len() > results { self.bind_results(op, start, results) } else { Ok(()) }
    }

    /// `%a, %b:2 =`
    #[inline]
    fn result_names(&mut self) -> PResult<()> {
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

    fn result_count(&mut self) -> PResult<u64> {
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
    fn bind_results(&mut self, op: Operation, start: usize, from: usize) -> PResult<()> {
        let actual = self.ir.num_results(op);
        let named = &self.scratch.results[from..];
        let total = named.iter().fold(0_u64, |sum, (_, count)| sum.saturating_add(*count));
        if actual as u64 != total {
            return self.wrong_result_count(start, actual, total);
        }
        let mut next = 0;
        for i in from..self.scratch.results.len() {
            let (name, count) = self.scratch.results[i];
            if let Some(value) = self.ir.result(op, next) {
                self.define(name, value, count as u32)?;
            }
            next += count as usize;
        }
        self.scratch.results.truncate(from);
        Ok(())
    }

    #[cold]
    fn wrong_result_count(&mut self, start: usize, actual: usize, named: u64) -> PResult<()> {
        if actual == 0 {
            return self.error_at(start, "cannot name an operation with no results");
        }
        let message = format!("operation defines {actual} results but was provided {named} to bind");
        self.error_at(start, message)
    }

    /// A draft whose lists are empty.
    #[inline]
    pub(super) fn draft(&self, name: OpName, offset: usize) -> Draft {
        Draft {
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

    pub(super) fn generic_operation(&mut self) -> PResult<Operation> {
        let offset = self.offset();
        let name = self.operation_name()?;
        let mut draft = self.draft(name, offset);
        self.generic_operands()?;
        if self.is(Kind::LSquare) {
            self.generic_successors(&draft)?;
        }
        if self.eat(Kind::Less) {
            draft.properties = Some(self.operation_properties()?);
            self.expect(Kind::Greater, "expected '>' to close properties")?;
        }
        if self.eat(Kind::LParen) {
            self.generic_regions()?;
        }
        if self.is(Kind::LBrace) {
            self.dictionary_entries()?;
        }
        self.generic_type(&draft)
    }

    /// `'(' uses ')'`
    #[inline]
    fn generic_operands(&mut self) -> PResult<()> {
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
    fn generic_successors(&mut self, draft: &Draft) -> PResult<()> {
        if !self.may_be_terminator(draft.name) {
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
    fn generic_regions(&mut self) -> PResult<()> {
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
    fn generic_type(&mut self, draft: &Draft) -> PResult<Operation> {
        self.expect(Kind::Colon, "expected ':' followed by operation type")?;
        let type_offset = self.offset();
        let ty = self.operation_type(draft.name)?;
        let Some(ty) = ty.cast::<FunctionType>(self.context) else {
            return self.error_before(type_offset, "expected function type");
        };
        let (inputs, results) = ty.parts(self.context);
        self.resolve_generic_operands(draft, inputs, type_offset)?;
        self.finish(draft, results, None)
    }

    /// Moves the uses of the draft to the values.
    #[inline]
    fn resolve_generic_operands(&mut self, draft: &Draft, types: &[Type], type_offset: usize) -> PResult<()> {
        let count = self.scratch.uses.len() - draft.uses;
        if count != types.len() {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!("expected {count} operand type{plural} but had {}", types.len());
            return self.error_before(type_offset, message);
        }
        self.scratch.values.clear();
        for (i, ty) in types.iter().enumerate() {
            let value = self.resolve(self.scratch.uses[draft.uses + i], *ty)?;
            self.scratch.values.push(value);
        }
        self.scratch.uses.truncate(draft.uses);
        Ok(())
    }

    /// Makes the operation of the draft, with `scratch.values` as operands, and puts it into the block. A location that
    /// stands behind it counts; before that, the one given.
    #[inline]
    pub(super) fn finish(
        &mut self,
        draft: &Draft,
        result_types: &[Type],
        location: Option<ParsedLocation>,
    ) -> PResult<Operation> {
        let has_entries = self.scratch.entries.len() > draft.entries;
        let split = if has_entries || draft.properties.is_some() || self.caches.has_slots(self.context, draft.name) {
            self.split_attributes(draft)?
        } else {
            Split::default()
        };
        let op = self.create(draft, result_types, &split, location)?;
        if draft.properties.is_some() {
            self.set_properties(op, draft)?;
        }
        Ok(op)
    }

    /// The same, where it is known what becomes of attributes.
    #[inline]
    pub(super) fn create(
        &mut self,
        draft: &Draft,
        result_types: &[Type],
        split: &Split,
        location: Option<ParsedLocation>,
    ) -> PResult<Operation> {
        let num_regions = self.scratch.region_ends.len() - draft.region_ends;
        // Operands are written one by one; results may come from an alias.
        self.spend(result_types.len() * RESULT_BYTES)?;
        self.check_room(result_types.len(), num_regions)?;
        let op = self.ir.create_operation(&OperationParts {
            operands: &self.scratch.values,
            result_types,
            inherent: &split.inherent,
            words: &split.words,
            attributes: split.discardable,
            successors: &self.scratch.successors[draft.successors..],
            num_regions,
            ..OperationParts::new(draft.name, draft.location)
        });
        self.scratch.successors.truncate(draft.successors);
        if num_regions > 0 {
            self.adopt_regions(op, draft);
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

    fn operation_location(&mut self, op: Operation) -> PResult<()> {
        if let Some(location) = self.trailing_location(Located::Operation(op))? {
            self.ir.set_location(op, location);
        }
        Ok(())
    }

    /// Moves the blocks of finished regions into the regions of `op`.
    fn adopt_regions(&mut self, op: Operation, draft: &Draft) {
        let mut start = draft.blocks;
        for position in 0..self.ir.num_regions(op) {
            let end = self.scratch.region_ends[draft.region_ends + position];
            if let Some(region) = self.ir.region(op, position) {
                for block in &self.scratch.blocks[start..end] {
                    self.ir.append_block(region, *block);
                }
            }
            start = end;
        }
        self.scratch.blocks.truncate(draft.blocks);
        self.scratch.region_ends.truncate(draft.region_ends);
    }

    /// The dictionary of the entries at the end of the stack, which are taken off.
    pub(super) fn take_dictionary(&mut self, from: usize) -> DictionaryAttr {
        let dictionary = DictionaryAttr::get(self.context, &self.scratch.entries[from..]);
        self.scratch.entries.truncate(from);
        dictionary
    }

    /// Fails in a custom form.
    #[cold]
    pub(super) fn custom_error<T>(&mut self, draft: &Draft, offset: usize, message: impl AsRef<str>) -> PResult<T> {
        let name = self.context.op_info(draft.name).name();
        let message = format!("custom op '{name}' {}", message.as_ref());
        let location = self.location_at(offset);
        self.report(Diagnostic::error(location, message))
    }
}
