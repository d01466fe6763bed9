//! `$x` of an operand group, and `operands`.

use ods_grammar::{Continuation, End, First, Node, Subject, Syntax};

use crate::entity::Value;
use crate::schema::segments::i32_array;
use crate::schema::{Arity, OpSchema, OperandSchema};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

use super::COMMA;

const VALUE: Syntax<'static> =
    Syntax::new(&[First::Literal("%")], End::Name).continued_by(&[Continuation::ResultNumber]);
const VALUES: Syntax<'static> = VALUE.continued_by(&[Continuation::Literal(","), Continuation::ResultNumber]);
/// The text of lists in parentheses, of values or of types.
pub(super) const NESTED: Syntax<'static> = Syntax::new(&[First::Literal("(")], End::Delimited).continued_by(COMMA);

has_single!(OperandSchema);

/// Returns the text of a group.
pub(super) const fn node(at: usize, schema: &OpSchema, group: usize, space: bool) -> Node<'static> {
    let operand = &schema.operands[group];
    let syntax = match (is_nested(schema, group), operand.arity) {
        (true, _) => NESTED,
        (false, Arity::Variadic) => VALUES,
        (false, Arity::One | Arity::Optional) => VALUE,
    };
    let may_be_absent = !matches!(operand.arity, Arity::One);
    Node { may_be_absent, ..Node::leaf(at, Subject::Field(operand.name), syntax, space) }
}

/// Returns the text of all operands.
pub(super) const fn all_node(at: usize, schema: &OpSchema, space: bool) -> Node<'static> {
    Node::leaf(at, Subject::Directive("operands"), VALUES, space).optional(!has_single(schema.operands))
}

/// Returns whether the operands of a group are a list of lists.
pub(super) const fn is_nested(schema: &OpSchema, operand: usize) -> bool {
    let mut i = 0;
    while i < schema.nested_groups.len() {
        if schema.nested_groups[i].operand == operand {
            return true;
        }
        i += 1;
    }
    false
}

impl AsmParser<'_> {
    pub(super) fn format_operands(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let (offset, start) = (self.offset(), run.state.operands.items.len());
        match run.schema.operands[group].arity {
            Arity::One => {
                let usage = self.ssa_use()?;
                run.state.operands.items.push(usage);
            }
            Arity::Optional => {
                if self.is(Kind::PercentIdentifier) {
                    let usage = self.ssa_use()?;
                    run.state.operands.items.push(usage);
                }
            }
            Arity::Variadic if run.schema.nested_groups.iter().any(|nested| nested.operand == group) => {
                self.nested_operands(group, run)?;
            }
            Arity::Variadic => self.operand_list(run)?,
        }
        run.state.operands.close(group, start, offset);
        Ok(())
    }

    /// Parses an optional `%a, %b`.
    fn operand_list(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if !self.is(Kind::PercentIdentifier) {
            return Ok(());
        }
        self.comma_separated(|parser| {
            let usage = parser.ssa_use()?;
            run.state.operands.items.push(usage);
            Ok(())
        })
    }

    /// Parses an optional `(%a, %b), ()`.
    fn nested_operands(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let mut lists = Vec::new();
        while self.eat(Kind::LParen) {
            let start = run.state.operands.items.len();
            self.operand_list(run)?;
            self.expect(Kind::RParen, "expected ')'")?;
            lists.push(run.state.operands.items[start..].to_vec());
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        run.state.nested_operands.push((group, lists));
        Ok(())
    }

    /// Parses `operands`.
    pub(super) fn all_operands(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let (offset, start) = (self.offset(), run.state.operands.items.len());
        self.operand_list(run)?;
        run.state.operands.close(0, start, offset);
        run.state.whole.operands = true;
        Ok(())
    }

    /// Parses the operands at the beginning of a group. Returns whether there are any.
    pub(super) fn optional_operands(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<bool> {
        self.format_operands(group, run)?;
        // Any number of the lists may be empty.
        let has_lists = run.state.nested_operands.iter().any(|(of, lists)| *of == group && !lists.is_empty());
        Ok(has_lists || !run.state.operands(group).is_empty())
    }
}

impl OpAsmPrinter<'_> {
    #[inline]
    pub(super) fn operand_names(&mut self, values: impl Iterator<Item = Value>) {
        // The names are unknown when nothing is printed.
        if self.writer.found.is_none() {
            self.value_list(values);
        }
    }

    #[inline]
    pub(super) fn format_operands(&mut self, group: usize, run: OpPrintRun) {
        if run.schema.all_single_operands() {
            // Each group is a single operand, so its number is the operand's position.
            let ir = self.ir;
            return self.operand_names(ir.operand(run.op, group).into_iter());
        }
        if let Some(nested) = run.schema.nested_groups.iter().find(|nested| nested.operand == group) {
            return self.nested_operands(group, nested.lengths, run);
        }
        let (start, length) = self.operand_group(group, run);
        let ir = self.ir;
        self.operand_names(ir.operands(run.op).skip(start).take(length));
    }

    /// Prints `(%a, %b), ()`.
    fn nested_operands(&mut self, group: usize, lengths: usize, run: OpPrintRun) {
        let lists = self.nested_lengths(group, lengths, run);
        let ir = self.ir;
        for (i, (start, length)) in lists.into_iter().enumerate() {
            self.writer.text(if i > 0 { ", (" } else { "(" });
            self.operand_names(ir.operands_in(run.op, start, length));
            self.writer.text(")");
        }
    }

    /// Returns the lists of a nested group.
    pub(super) fn nested_lists(&self, group: usize, run: OpPrintRun) -> Option<Vec<(usize, usize)>> {
        let nested = run.schema.nested_groups.iter().find(|nested| nested.operand == group)?;
        Some(self.nested_lengths(group, nested.lengths, run))
    }

    /// Returns the positions of the lists of a nested group among the operands.
    pub(super) fn nested_lengths(&self, group: usize, lengths: usize, run: OpPrintRun) -> Vec<(usize, usize)> {
        let (mut start, length) = self.operand_group(group, run);
        let end = start + length;
        let lengths = self.ir.inherent(run.op, lengths).and_then(|lengths| i32_array(lengths, self.ir.context()));
        let mut ranges = Vec::new();
        for length in lengths.unwrap_or_default() {
            let length = usize::try_from(length).unwrap_or(0).min(end - start);
            ranges.push((start, length));
            start += length;
        }
        ranges
    }
}
