//! Custom forms of operations: finding the function that parses one, and creating the operation.
//!
//! The function is that of the definition or, if it has none, of its dialect. It fills an [`OperationState`] using the
//! public methods of the parser (`api`).

use std::fmt;

use smallvec::SmallVec;

use crate::attributes::NamedAttribute;
use crate::context::OpInfo;
use crate::diagnostic::Diagnostic;
use crate::entity::{Identifier, OpName, Operation};
use crate::interfaces::default_dialect;
use crate::schema::{OpSchema, TraitSet};

use crate::text::parser::api::{OperationState, ParseOp};
use crate::text::parser::caches::FormEntry;
use crate::text::parser::grammar::PendingOperation;
use crate::text::parser::{AsmParser, ParseError, ParseResult};

/// The custom form being parsed.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct OpenForm {
    pub(in crate::text) name: OpName,
    /// The offset of the operation's name.
    pub(in crate::text) offset: usize,
    /// Whether names in its regions may shadow names from outside.
    pub(in crate::text) isolated: bool,
    /// The number of regions parsed for it.
    pub(in crate::text) regions: usize,
    /// The range of its result names in the scratch space.
    results: (usize, usize),
}

impl<'s> AsmParser<'s> {
    /// Parses `dialect.name ...`. `results` is the start of its result names in the scratch space.
    pub(in crate::text) fn custom_operation(&mut self, results: usize) -> ParseResult<Operation> {
        let results = (results, self.scratch.results.len());
        let (offset, spelling) = (self.offset(), self.text());
        self.advance();
        if let Some(entry) = *self.caches.form(spelling)
            && entry.text == spelling
        {
            return self.known_form(entry, offset, results);
        }
        // Words are ASCII.
        let written = std::str::from_utf8(spelling).unwrap_or_default();
        if let Some(name) = self.context.registered_op_name(written) {
            if let Some(entry) = self.form_entry(name, spelling) {
                *self.caches.form(spelling) = Some(entry);
            }
            return self.custom_form(name, offset, results);
        }
        if written.split_once('.').is_some_and(|(_, name)| !name.is_empty()) {
            return self.unregistered_form((offset, results), written, written);
        }
        let full = format!("{}.{written}", self.default_dialect);
        match self.context.registered_op_name(&full) {
            Some(name) => self.custom_form(name, offset, results),
            None => self.unregistered_form((offset, results), written, &full),
        }
    }

    /// Returns the facts about operations with this name, if they are registered.
    fn form_entry(&self, name: OpName, text: &'s [u8]) -> Option<FormEntry<'s>> {
        let info = self.context.op_info(name);
        let schema = info.schema().filter(|schema| schema.parse.is_some() || schema.format.is_some())?;
        let isolated = info.traits().contains(TraitSet::ISOLATED_FROM_ABOVE);
        Some(FormEntry { text, name, schema, isolated, default_dialect: default_dialect(info.interfaces()) })
    }

    #[inline]
    fn known_form(&mut self, entry: FormEntry<'s>, offset: usize, results: (usize, usize)) -> ParseResult<Operation> {
        let FormEntry { name, schema, isolated, default_dialect, .. } = entry;
        let form = OpenForm { name, offset, isolated, regions: 0, results };
        match (schema.parse, schema.format) {
            (Some(parse), _) => self.run_form(parse, form, default_dialect),
            (None, Some(format)) => self.format_form(schema, format, form, default_dialect),
            (None, None) => self.custom_form(name, offset, results),
        }
    }

    /// Parses the form of a registered operation.
    fn custom_form(&mut self, name: OpName, offset: usize, results: (usize, usize)) -> ParseResult<Operation> {
        if let Some(entry) = self.form_entry(name, b"") {
            return self.known_form(entry, offset, results);
        }
        let info = self.context.op_info(name);
        let Some(parse) = self.dialect_form(info) else {
            let message = format!("custom op '{}' has no custom assembly form", info.name());
            return self.error_at(offset, message);
        };
        let isolated = info.traits().contains(TraitSet::ISOLATED_FROM_ABOVE);
        self.run_form(
            parse,
            OpenForm { name, offset, isolated, regions: 0, results },
            default_dialect(info.interfaces()),
        )
    }

    /// Parses the form of an unregistered operation that its dialect knows.
    fn unregistered_form(
        &mut self,
        (offset, results): (usize, (usize, usize)),
        written: &str,
        full: &str,
    ) -> ParseResult<Operation> {
        let dialect = full.split('.').next().unwrap_or(full);
        if self.context.dialect(dialect).is_some_and(|dialect| dialect.hooks.is_some()) {
            let name = self.context.op_name(full);
            if let Some(parse) = self.dialect_form(self.context.op_info(name)) {
                return self.run_form(parse, OpenForm { name, offset, isolated: false, regions: 0, results }, "");
            }
        }
        self.unknown_custom_operation(offset, written, full)
    }

    /// Returns the parse function of a dialect for an operation without its own.
    fn dialect_form(&self, info: &OpInfo) -> Option<ParseOp> {
        let hooks = self.context.dialect(info.dialect())?.hooks?;
        hooks.operation_parser(self.context, info.name())
    }

    fn run_form(&mut self, parse: ParseOp, form: OpenForm, default_dialect: &'static str) -> ParseResult<Operation> {
        let mut state = OperationState::new(self.context);
        let errors = self.error_count();
        let outer = (self.form.replace(form), std::mem::replace(&mut self.default_dialect, default_dialect));
        let mut outcome = parse(self, &mut state);
        let regions = self.form.map_or(0, |form| form.regions);
        (self.form, self.default_dialect) = outer;
        if outcome.is_ok() && self.error_count() > errors {
            // As in MLIR, a form that reported an error has failed, whatever it returns.
            outcome = Err(ParseError);
        }
        let pending = self.pending(form.name, form.offset);
        if outcome.is_err() {
            return self.failed_form(&pending, errors);
        }
        if regions != state.regions.len() {
            let message = format!("read {regions} regions but has {}", state.regions.len());
            return self.custom_error(&pending, form.offset, message);
        }
        self.finish_form(pending, state)
    }

    /// Reports an error if a form failed without reporting one.
    #[cold]
    fn failed_form<T>(&mut self, pending: &PendingOperation, errors: usize) -> ParseResult<T> {
        let silent = self.error_count() == errors;
        if silent { self.custom_error(pending, pending.offset, "could not be parsed") } else { Err(ParseError) }
    }

    /// Creates the operation from the state of a form.
    fn finish_form(&mut self, mut pending: PendingOperation, state: OperationState<'_>) -> ParseResult<Operation> {
        pending.properties = state.properties;
        pending.dictionary = state.dictionary;
        pending.is_in_code = !self.is_declarative(pending.name);
        if pending.is_in_code {
            self.check_names_once(&pending, &state.attributes)?;
        }
        self.scratch.successors.extend_from_slice(&state.successors);
        self.scratch.entries.extend_from_slice(&state.attributes);
        for region in state.regions {
            self.scratch.blocks.extend(region.blocks);
            self.scratch.region_ends.push(self.scratch.blocks.len());
        }
        self.check_linked(pending.offset, &state.operands)?;
        self.scratch.values.clear();
        self.scratch.values.extend_from_slice(&state.operands);
        let op = self.finish(&pending, &state.types, state.location)?;
        Ok(op)
    }

    /// Returns whether the form is declarative in MLIR; the forms of the builtin dialect are. The dictionary of such a
    /// form is verified immediately, and overrides entries of the form with the same names.
    fn is_declarative(&self, name: OpName) -> bool {
        self.context.op_info(name).dialect() == "builtin"
    }

    /// Verifies the inherent attributes among the entries from `from` on, from the dictionary at `offset`, if the form
    /// is declarative in MLIR, which does the same.
    pub(in crate::text) fn check_dictionary(&mut self, from: usize, offset: usize) -> ParseResult<()> {
        let Some(form) = self.form.filter(|form| self.is_declarative(form.name)) else { return Ok(()) };
        let Some(schema) = self.schema_in_form() else { return Ok(()) };
        let mut pending = self.pending(form.name, form.offset);
        pending.dictionary = Some(offset);
        self.check_inherent(&pending, schema, from)
    }

    /// Checks that no attribute is given twice, such as in the form and in `{...}`, because one of the two would be
    /// lost.
    fn check_names_once(&mut self, pending: &PendingOperation, entries: &[NamedAttribute]) -> ParseResult<()> {
        match repeated_name(entries) {
            None => Ok(()),
            Some(name) => {
                let name = self.context.str(name);
                let message = format!("attribute '{name}' occurs more than once in the attribute list");
                self.custom_error(pending, pending.offset, message)
            }
        }
    }

    /// Adds the name of the dialect's operation that was probably meant.
    fn suggest_operation(&self, diagnostic: Diagnostic, dialect: &str, full: &str) -> Diagnostic {
        let known = self.context.registered_op_names().map(|name| self.context.op_info(name).name());
        let of_dialect = known.filter_map(|name| name.strip_prefix(dialect)?.strip_prefix('.'));
        let mnemonic = full.get(dialect.len() + 1..).unwrap_or_default();
        match ods_grammar::nearest(mnemonic, of_dialect) {
            Some(near) => diagnostic.help(format!("did you mean '{dialect}.{near}'?")),
            None => diagnostic,
        }
    }

    #[cold]
    fn unknown_custom_operation(&mut self, offset: usize, written: &str, full: &str) -> ParseResult<Operation> {
        let location = self.location_at(offset);
        let dialect = full.split('.').next().unwrap_or(full);
        let tried = if written == full { String::new() } else { format!(" (tried '{full}' as well)") };
        if self.context.dialect(dialect).is_some() {
            let message = format!("custom op '{written}' is unknown{tried}");
            return self.report(self.suggest_operation(Diagnostic::error(location, message), dialect, full));
        }
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {tried}");
        let mut available: Vec<_> = self.context.dialects().iter().map(|dialect| dialect.name).collect();
        available.sort_unstable();
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            available.join(", ")
        );
        self.report(Diagnostic::error(location, message).note(location, note))
    }
}

/// Returns a name that several of the entries have. Few entries are compared pairwise; many are sorted, so that long
/// lists do not take quadratic time.
fn repeated_name(entries: &[NamedAttribute]) -> Option<Identifier> {
    const FEW: usize = 8;
    if entries.len() <= FEW {
        let is_before = |(at, entry): &(usize, &NamedAttribute)| entries[..*at].iter().any(|it| it.name == entry.name);
        return entries.iter().enumerate().find(is_before).map(|(_, entry)| entry.name);
    }
    let mut names: SmallVec<[Identifier; 32]> = entries.iter().map(|entry| entry.name).collect();
    names.sort_unstable();
    names.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// Information for forms about the operation, and errors in forms.
impl AsmParser<'_> {
    /// Returns the definition of the operation whose form is being parsed.
    pub(in crate::text) fn schema_in_form(&self) -> Option<&'static OpSchema> {
        self.context.op_info(self.form?.name).schema()
    }

    /// Returns the full name of the operation whose form is being parsed; empty elsewhere.
    pub fn operation_full_name(&self) -> &str {
        self.form.map_or("", |form| self.context.op_info(form.name).name())
    }

    /// Returns the number of results named in the text; 0 if there are no names.
    pub fn num_named_results(&self) -> usize {
        self.names_of_results().iter().fold(0, |sum, (_, count)| sum.saturating_add(crate::text::saturated(*count)))
    }

    /// Returns the name of a result, without `%`, and the result's position among those with this name: in `%a, %b:2 =
    /// ...`, the third is `("b", 1)`. `None` if the text has no name for it.
    pub fn result_name(&self, index: usize) -> Option<(String, usize)> {
        let mut rest = index;
        for (name, count) in self.names_of_results() {
            let count = crate::text::saturated(*count);
            if rest < count {
                return Some((self.use_text(*name).trim_start_matches('%').to_owned(), rest));
            }
            rest -= count;
        }
        None
    }

    /// Returns the names with the number of results for each.
    fn names_of_results(&self) -> &[(crate::text::parser::UnresolvedOperand, u64)] {
        let (from, to) = self.form.map_or((0, 0), |form| form.results);
        self.scratch.results.get(from..to).unwrap_or_default()
    }

    /// Returns the location of the operation's name.
    pub fn name_location(&self) -> crate::entity::Location {
        self.location_at(self.form.map_or(self.offset(), |form| form.offset))
    }

    /// Returns the message with the operation's name in front, if a form is being parsed.
    pub(in crate::text) fn message_in_form(&self, message: String) -> String {
        match self.form {
            Some(form) => format!("custom op '{}' {message}", self.context.op_info(form.name).name()),
            None => message,
        }
    }

    /// Fails at the current token, with the operation's name if a form is being parsed.
    #[cold]
    pub(in crate::text) fn wrong_token_in_form<T>(&mut self, message: impl fmt::Display) -> ParseResult<T> {
        self.error_in_form(self.offset(), message)
    }

    /// Fails at `offset`, with the operation's name if a form is being parsed.
    #[cold]
    pub(in crate::text) fn error_in_form<T>(&mut self, offset: usize, message: impl fmt::Display) -> ParseResult<T> {
        let message = self.message_in_form(message.to_string());
        self.error_at(offset, message)
    }

    /// Reports an error at a location: `return Err(parser.emit_error(location, "..."))`. In the form of an operation,
    /// its name precedes the message.
    #[cold]
    pub fn emit_error(&mut self, location: crate::entity::Location, message: impl fmt::Display) -> ParseError {
        let message = self.message_in_form(message.to_string());
        self.reported(Diagnostic::error(location, message))
    }

    /// Reports an error at the next token.
    #[cold]
    pub fn emit_error_here(&mut self, message: impl fmt::Display) -> ParseError {
        let message = self.message_in_form(message.to_string());
        match self.error::<()>(message) {
            Ok(()) | Err(_) => ParseError,
        }
    }
}
