//! `custom<F>(...)`: functions of the definition parse and print.

use ods_grammar::{Node, Subject, Syntax};

use crate::schema::OpHook;
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseError, ParseResult, PendingOperation};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

/// Returns the text, which is the responsibility of the functions.
pub(super) const fn node(at: usize, space: bool) -> Node<'static> {
    Node::leaf(at, Subject::Directive("custom"), Syntax::NONE, space)
}

impl AsmParser<'_> {
    /// Parses `custom<F>(...)`.
    pub(super) fn run_hook(
        &mut self,
        hook: &'static OpHook,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        run.state.offset = self.offset();
        let (errors, before) = (self.error_count(), run.state.offset);
        let outcome = (hook.parse)(self, run.state);
        match outcome {
            Ok(()) if self.error_count() == errors => self.bound_properties(run, pending),
            // A hook that failed without reporting an error must not go unnoticed.
            Err(_) if self.error_count() == errors && !self.is(Kind::Error) => {
                self.error_in_form(before, format!("could not be parsed by '{}'", hook.name))
            }
            _ => Err(ParseError),
        }
    }

    /// Runs the functions at the beginning of a group. Returns whether they parsed anything.
    pub(super) fn optional_hook(
        &mut self,
        hook: &'static OpHook,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<bool> {
        let before = self.offset();
        self.run_hook(hook, run, pending)?;
        Ok(self.offset() != before)
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn print_by_hook(&mut self, hook: &'static OpHook, run: OpPrintRun) {
        (hook.print)(self.ir, run.op, self);
    }
}
