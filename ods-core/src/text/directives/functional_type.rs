//! `functional_type(..., ...)`.

use ods_grammar::{End, First, Node, Subject, Syntax};

use crate::schema::TypesOf;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};
use crate::types::FunctionType;

const FUNCTION: Syntax<'static> = Syntax::new(&[First::Literal("(")], End::Entity);

/// Returns the text of a functional type.
pub(super) const fn node(at: usize, space: bool) -> Node<'static> {
    Node::leaf(at, Subject::Directive("functional_type"), FUNCTION, space)
}

impl AsmParser<'_> {
    pub(super) fn functional_type(
        &mut self,
        inputs: TypesOf,
        results: TypesOf,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<()> {
        let offset = self.offset();
        let ty = self.ty()?;
        let Some(function) = ty.cast::<FunctionType>(self.context) else {
            return self.wrong_kind_of_type(offset, Some("builtin.function".into()), ty);
        };
        let parts = function.parts(self.context);
        for (of, types) in [(inputs, parts.0), (results, parts.1)] {
            let (list, _) = run.state.types.list(of);
            let start = list.items.len();
            list.items.extend_from_slice(types);
            run.state.types.close(of, start);
            run.state.note_whole(of);
        }
        Ok(())
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn format_functional_type(&mut self, inputs: TypesOf, results: TypesOf, run: OpPrintRun) {
        self.writer.text("(");
        self.types_of(inputs, run);
        self.writer.text(")");
        let results = self.type_list(results, run);
        self.print_arrow_type_list(results);
    }
}
