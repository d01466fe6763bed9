//! `$x` of a property.

use ods_grammar::{Node, Subject};
use smallvec::SmallVec;

use crate::schema::OpSchema;
use crate::text::parser::{AsmParser, GivenProperty, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

/// Returns the text of a property.
pub(super) const fn node(at: usize, schema: &OpSchema, index: usize, space: bool) -> Node<'static> {
    let property = &schema.properties[index];
    Node::leaf(at, Subject::Field(property.name), property.kind.syntax, space)
}

impl AsmParser<'_> {
    pub(super) fn format_property(&mut self, index: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let required = run.required || run.schema.properties[index].default.is_none();
        self.read_property(index, required, run).map(drop)
    }

    /// Parses a property. Returns whether it was present.
    pub(super) fn read_property(
        &mut self,
        index: usize,
        required: bool,
        run: &mut OpParseRun<'_>,
    ) -> ParseResult<bool> {
        let property = &run.schema.properties[index];
        let mut words: SmallVec<[u32; 4]> = SmallVec::from_elem(0, property.kind.words);
        let is_there = (property.kind.read)(self, required, &mut words)?;
        if is_there {
            run.state.properties.push((index, GivenProperty::Words(words)));
        }
        Ok(is_there)
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn format_property(&mut self, index: usize, run: OpPrintRun) {
        let property = &run.schema.properties[index];
        let words = self.ir.stored_words(run.op, run.schema, property);
        property.write(&words, &mut self.writer);
    }
}
