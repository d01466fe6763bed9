//! Error recovery, for tools that need all errors and as much IR as possible.
//!
//! A parser without [`Recovery`] ends at its first error. One with it drops the operation that contains the error and
//! resumes at the next one (`boundary`); at the end, `mend` repairs the IR. Follow-up errors of a dropped operation are
//! not reported: uses of its results, of an alias without a value, and errors at the end of the file.
//!
//! Invariants:
//! * The first error is the same as without recovery.
//! * Parsing resumes after the start of the dropped operation, and parsing text again is charged to a budget
//!   proportional to the text, so recovery terminates in linear time.
//! * Nothing in the IR refers to a dropped operation.

mod boundary;
mod mend;

pub(super) use boundary::is_result_list;

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Location, Value};
use crate::text::lexer::{Kind, Lexer};

use super::names::NameKey;
use super::{AsmParser, OpenForm, ParseError, ParseResult};

/// The number of bytes that recovery may scan per byte of text, and the minimum.
const SCANS_PER_BYTE: usize = 16;
const SCANS_AT_LEAST: usize = 1 << 16;

/// The recovery state of a parser that continues after errors.
#[derive(Debug)]
pub(super) struct Recovery<'s> {
    /// The maximum number of errors to keep; further errors are only counted.
    max_errors: usize,
    /// The number of errors that were not kept.
    pub(super) omitted: usize,
    /// The locations and message hashes of all errors: text that is parsed again has the same errors again.
    seen: FxHashSet<(Location, u64)>,
    /// The number of errors inside operations being parsed; errors in dropped operations no longer count.
    open_errors: usize,
    /// The number of bytes that may still be scanned.
    budget: usize,
    /// All created blocks: those without a region at the end belong to dropped operations.
    blocks: Vec<Block>,
    /// Blocks with a missing operation.
    pub(super) incomplete: Vec<Block>,
    /// Names of results and arguments whose definition was dropped.
    lost_values: FxHashSet<NameKey>,
    /// Aliases whose definition was dropped, with `#` or `!`.
    lost_aliases: FxHashSet<&'s [u8]>,
    /// Placeholders of lost values, which may remain undefined.
    excused: FxHashSet<Value>,
    /// Whether an error at the end of the file was reported.
    at_end: bool,
}

impl Recovery<'_> {
    /// Creates the recovery state for a text of `length` bytes.
    pub(super) fn new(length: usize, max_errors: usize) -> Self {
        Self {
            max_errors: max_errors.max(1),
            omitted: 0,
            seen: FxHashSet::default(),
            open_errors: 0,
            budget: SCANS_AT_LEAST.max(SCANS_PER_BYTE * length),
            blocks: Vec::new(),
            incomplete: Vec::new(),
            lost_values: FxHashSet::default(),
            lost_aliases: FxHashSet::default(),
            excused: FxHashSet::default(),
            at_end: false,
        }
    }

    fn record(&mut self, errors: &mut Vec<Diagnostic>, diagnostic: Diagnostic) {
        self.open_errors += 1;
        if !self.seen.insert((diagnostic.location, FxBuildHasher.hash_one(&diagnostic.message))) {
            return;
        }
        if errors.len() < self.max_errors { errors.push(diagnostic) } else { self.omitted += 1 }
    }

    /// Deducts `amount` from the budget. Fails if the budget is exhausted.
    fn charge(&mut self, amount: usize) -> ParseResult<()> {
        self.budget = self.budget.checked_sub(amount).ok_or(ParseError)?;
        Ok(())
    }
}

/// A state of the parser between two operations of a block, or between two items of a file, to which recovery returns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    block: Option<Block>,
    form: Option<OpenForm>,
    default_dialect: &'static str,
    /// The numbers of open scopes of SSA names and open regions of block names.
    scopes: usize,
    regions: usize,
    open_errors: usize,
    /// The lengths of the stacks in the scratch space.
    results: usize,
    uses: usize,
    successors: usize,
    blocks: usize,
    region_ends: usize,
    entries: usize,
    types: usize,
}

/// Errors.
impl<'s> AsmParser<'s> {
    /// Records an error.
    #[cold]
    pub(super) fn record(&mut self, diagnostic: Diagnostic) {
        match &mut self.recovery {
            Some(recovery) => recovery.record(&mut self.errors, diagnostic),
            None => self.errors.push(diagnostic),
        }
    }

    /// Returns the number of errors in the text being parsed. If it has increased, parsing failed in between.
    pub(in crate::text) fn error_count(&self) -> usize {
        self.recovery.as_ref().map_or(self.errors.len(), |recovery| recovery.open_errors)
    }

    /// Fails because of an error that was already reported.
    #[cold]
    pub(super) fn fail_silently<T>(&mut self) -> ParseResult<T> {
        if let Some(recovery) = &mut self.recovery {
            recovery.open_errors += 1;
        }
        Err(ParseError)
    }

    /// Returns whether an error at the end of the file is a consequence of an earlier one there.
    pub(super) fn is_repeated_at_end(&mut self) -> bool {
        let is_at_end = self.is_at_end_of_file();
        self.recovery.as_mut().is_some_and(|recovery| is_at_end && std::mem::replace(&mut recovery.at_end, true))
    }

    /// Returns whether the alias's definition was dropped. `alias` begins with `#` or `!`.
    pub(super) fn is_lost_alias(&self, alias: &[u8]) -> bool {
        self.recovery.as_ref().is_some_and(|recovery| recovery.lost_aliases.contains(alias))
    }

    /// Returns whether the definition of the name was dropped.
    pub(super) fn is_lost_value(&self, key: NameKey) -> bool {
        self.recovery.as_ref().is_some_and(|recovery| recovery.lost_values.contains(&key))
    }

    /// Records that the placeholder may remain undefined.
    pub(super) fn excuse(&mut self, placeholder: Value) {
        if let Some(recovery) = &mut self.recovery {
            recovery.excused.insert(placeholder);
        }
    }

    /// Returns whether the placeholder may remain undefined.
    pub(super) fn is_excused(&self, placeholder: Value) -> bool {
        self.recovery.as_ref().is_some_and(|recovery| recovery.excused.contains(&placeholder))
    }

    /// Returns whether the text ends inside a region, which recovery closes.
    #[inline]
    pub(super) fn is_cut_off(&self) -> bool {
        self.is(Kind::Eof) && self.recovery.is_some()
    }

    /// Creates a block.
    #[inline]
    pub(super) fn new_block(&mut self) -> Block {
        let block = self.ir.create_block();
        if let Some(recovery) = &mut self.recovery {
            recovery.blocks.push(block);
        }
        block
    }
}

/// Dropping operations.
impl<'s> AsmParser<'s> {
    /// Returns the current state for recovery; `None` in a parser that ends at its first error.
    #[inline]
    pub(super) fn mark(&self) -> Option<Mark> {
        if self.recovery.is_some() { Some(self.mark_here()) } else { None }
    }

    #[cold]
    fn mark_here(&self) -> Mark {
        let scratch = &self.scratch;
        Mark {
            block: self.block,
            form: self.form,
            default_dialect: self.default_dialect,
            scopes: self.names.depth(),
            regions: self.blocks.depth(),
            open_errors: self.error_count(),
            results: scratch.results.len(),
            uses: scratch.uses.len(),
            successors: scratch.successors.len(),
            blocks: scratch.blocks.len(),
            region_ends: scratch.region_ends.len(),
            entries: scratch.entries.len(),
            types: scratch.types.len(),
        }
    }

    /// Drops the operation or alias definition that begins at `start`, which is at or after `mark`, and continues at
    /// the next operation, label, `}` or, at the top level, definition.
    ///
    /// # Errors
    /// Returns an error without a mark, and if recovery gives up.
    #[cold]
    pub(super) fn recover(&mut self, start: usize, mark: Option<&Mark>) -> ParseResult<()> {
        let mark = mark.filter(|_| !self.gave_up).ok_or(ParseError)?;
        self.go_back(start, mark)?;
        self.scratch.blocks.truncate(mark.blocks);
        let text = &self.lexer.whole()[start..];
        if let Some(b'#' | b'!') = text.first() {
            let token = Lexer::new(self.lexer.whole(), start).next();
            let alias = self.lexer.text(token);
            let recovery = self.recovery.as_mut().ok_or(ParseError)?;
            recovery.lost_aliases.insert(alias);
        }
        self.note_incomplete(mark.block);
        self.resume(start, mark.regions > 1)
    }

    /// Drops the label that begins at `start`, with its arguments, and continues as [`AsmParser::recover`] does.
    ///
    /// # Errors
    /// Returns an error without a mark, and if recovery gives up.
    #[cold]
    pub(super) fn recover_label(&mut self, start: usize, mark: Option<&Mark>) -> ParseResult<()> {
        let mark = mark.filter(|_| !self.gave_up).ok_or(ParseError)?;
        self.go_back(start, mark)?;
        self.resume(start, true)?;
        self.lose_names(start, self.offset());
        Ok(())
    }

    /// Closes everything that was open when recovery gave up.
    #[cold]
    pub(super) fn leave_all(&mut self, mark: Option<&Mark>) {
        if let Some(mark) = mark {
            let _ = self.go_back(self.lexer.whole().len(), mark);
            self.scratch.blocks.truncate(mark.blocks);
            self.note_incomplete(mark.block);
        }
    }

    /// Restores the parser's state of the mark, except for the position and the blocks of the scratch space.
    fn go_back(&mut self, start: usize, mark: &Mark) -> ParseResult<()> {
        while self.names.depth() > mark.scopes {
            self.names.pop();
        }
        self.blocks.truncate(mark.regions);
        (self.block, self.form, self.default_dialect) = (mark.block, mark.form, mark.default_dialect);
        for index in mark.results..self.scratch.results.len() {
            self.lose_value(self.scratch.results[index].0);
        }
        let scratch = &mut self.scratch;
        scratch.results.truncate(mark.results);
        scratch.uses.truncate(mark.uses);
        scratch.successors.truncate(mark.successors);
        scratch.region_ends.truncate(mark.region_ends);
        scratch.entries.truncate(mark.entries);
        scratch.types.truncate(mark.types);
        let recovery = self.recovery.as_mut().ok_or(ParseError)?;
        recovery.open_errors = mark.open_errors;
        recovery.charge(self.names.num_placeholders())?;
        self.drop_placeholders(start);
        Ok(())
    }

    /// Records that the block lacks an operation or an argument.
    pub(super) fn note_incomplete(&mut self, block: Option<Block>) {
        if let Some(recovery) = &mut self.recovery {
            recovery.incomplete.extend(block);
        }
    }

    /// Records that the definitions of all names in this part of the text were dropped.
    fn lose_names(&mut self, start: usize, end: usize) {
        let mut lexer = Lexer::new(&self.lexer.whole()[..end], start);
        loop {
            let token = lexer.next();
            match token.kind {
                Kind::Eof | Kind::Error => return,
                Kind::PercentIdentifier => {
                    let name = self.names.name_at(self.lexer.whole(), token);
                    self.lose_value(name);
                }
                _ => {}
            }
        }
    }

    /// Records that the definition of the name was dropped.
    fn lose_value(&mut self, name: super::UnresolvedOperand) {
        let (key, placeholder) = (self.names.key(name), self.names.placeholder_of(name));
        if let Some(recovery) = &mut self.recovery {
            recovery.lost_values.insert(key);
            recovery.excused.extend(placeholder);
        }
    }

    /// Moves to the position at which parsing can resume after `start`.
    fn resume(&mut self, start: usize, in_region: bool) -> ParseResult<()> {
        let next = self.next_boundary(start, in_region);
        let read = self.offset();
        let recovery = self.recovery.as_mut().ok_or(ParseError)?;
        recovery.charge(next.max(read) - start)?;
        self.observe_dropped(start, next);
        self.reset_to(next);
        Ok(())
    }

    /// Resets the errors of operations that were parsed in spite of reporting some.
    #[inline]
    pub(super) fn settle_errors(&mut self, mark: Option<&Mark>) {
        if let (Some(mark), Some(recovery)) = (mark, &mut self.recovery) {
            recovery.open_errors = mark.open_errors;
        }
    }
}
