//! Parsing of operations by their declarative formats.
//!
//! The elements are processed once, in order, and the results are collected in a [`FormatState`]. At the end, types are
//! inferred and operands resolved (`values`), and the operation is created. The order, locations and wording of
//! errors match the code that MLIR generates for a format.
//!
//! `text::directives` has the parsers of the elements.

use crate::entity::Operation;
use crate::schema::{OpElement, OpFormat, OpSchema};
use crate::text::lexer::Kind;

use super::custom_form::OpenForm;
use super::state::FormatState;
use super::values::Parts;
use crate::text::parser::grammar::PendingOperation;
use crate::text::parser::{AsmParser, ParseResult};

/// The run of an operation's format.
pub(in crate::text) struct OpParseRun<'r> {
    pub(in crate::text) schema: &'static OpSchema,
    pub(in crate::text) format: &'static OpFormat,
    pub(in crate::text) state: &'r mut FormatState,
    /// Whether optional parts are required, as in a group whose beginning was present.
    pub(in crate::text) required: bool,
    /// The operands that anchor the group being parsed: it is not printed without them.
    pub(in crate::text) anchor: Option<usize>,
}

impl AsmParser<'_> {
    /// Parses the rest of an operation after its name.
    pub(in crate::text) fn format_form(
        &mut self,
        schema: &'static OpSchema,
        format: &'static OpFormat,
        form: OpenForm,
        default_dialect: &'static str,
    ) -> ParseResult<Operation> {
        let mut state = self.format_states.pop().unwrap_or_default();
        state.clear();
        let mut run = OpParseRun { schema, format, state: &mut state, required: false, anchor: None };
        let outcome = self.run_format(&mut run, form, default_dialect);
        // Nothing is parsed after a failure.
        if outcome.is_ok() {
            self.format_states.push(state);
        }
        outcome
    }

    fn run_format(
        &mut self,
        run: &mut OpParseRun<'_>,
        form: OpenForm,
        default_dialect: &'static str,
    ) -> ParseResult<Operation> {
        let pending = self.pending(form.name, form.offset);
        let outer = (self.form.replace(form), std::mem::replace(&mut self.default_dialect, default_dialect));
        self.op_elements(run.format.elements, run, &pending)?;
        self.check_regions_bound(run)?;
        let mut parts = Parts::default();
        self.format_parts(run, &pending, &mut parts)?;
        (self.form, self.default_dialect) = outer;
        self.create(&pending, &parts.result_types, &parts.split, None)
    }

    pub(in crate::text) fn op_elements(
        &mut self,
        elements: &'static [OpElement],
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        for element in elements {
            // The most common elements are handled here, and all others out of line.
            match element {
                OpElement::Literal { text, .. } => {
                    if !self.eat_literal(text) {
                        return self.no_literal(text);
                    }
                }
                OpElement::AttrDict { with_keyword: false, .. } if !self.is(Kind::LBrace) => {
                    run.state.dictionary_offset = Some(self.offset());
                }
                element => self.op_element(element, run, pending)?,
            }
        }
        Ok(())
    }

    /// Checks that all parsed regions belong to the operation.
    fn check_regions_bound(&mut self, run: &OpParseRun<'_>) -> ParseResult<()> {
        let read = self.form.map_or(0, |form| form.regions);
        let bound = run.state.regions.items.len();
        match read == bound {
            true => Ok(()),
            false => Err(self.emit_error(self.name_location(), format!("read {read} regions but has {bound}"))),
        }
    }
}
