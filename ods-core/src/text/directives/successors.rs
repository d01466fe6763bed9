//! `$x` of a successor group, and `successors`.

use ods_grammar::{End, First, Node, Subject, Syntax};

use crate::schema::{Arity, OpSchema, SuccessorSchema};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

use super::{COMMA, of_arity};

const SUCCESSOR: Syntax<'static> = Syntax::new(&[First::Literal("^")], End::Name);

has_single!(SuccessorSchema);

/// Returns the text of a group.
pub(super) const fn node(at: usize, schema: &OpSchema, group: usize, space: bool) -> Node<'static> {
    let successor = &schema.successors[group];
    of_arity(Node::leaf(at, Subject::Field(successor.name), SUCCESSOR, space), successor.arity)
}

/// Returns the text of all successors.
pub(super) const fn all_node(at: usize, schema: &OpSchema, space: bool) -> Node<'static> {
    let syntax = SUCCESSOR.continued_by(COMMA);
    Node::leaf(at, Subject::Directive("successors"), syntax, space).optional(!has_single(schema.successors))
}

impl AsmParser<'_> {
    pub(super) fn format_successors(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if run.schema.successors[group].arity == Arity::Variadic {
            return self.successor_list(group, run);
        }
        let block = self.successor()?;
        run.state.bind_successors(group, [block]);
        Ok(())
    }

    fn successor_list(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let start = run.state.successors.items.len();
        if self.is(Kind::CaretIdentifier) {
            self.comma_separated(|parser| {
                let block = parser.successor()?;
                run.state.successors.items.push(block);
                Ok(())
            })?;
        }
        run.state.successors.close(group, start, 0);
        Ok(())
    }

    /// Parses `successors`.
    pub(super) fn all_successors(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        run.state.whole.successors = true;
        self.successor_list(0, run)
    }

    /// Parses the successors at the beginning of a group. Returns whether there are any.
    pub(super) fn optional_successors(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<bool> {
        let is_there = self.is(Kind::CaretIdentifier);
        if is_there {
            self.format_successors(group, run)?;
        }
        Ok(is_there)
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn format_successor_group(&mut self, group: usize, run: OpPrintRun) {
        let (start, length) = self.successor_group(group, run);
        self.format_successors(start, length, run);
    }

    pub(super) fn successor_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let rest = self.ir.num_successors(run.op).saturating_sub(group);
        (group, if run.schema.successors[group].arity == Arity::One { rest.min(1) } else { rest })
    }

    pub(super) fn format_successors(&mut self, start: usize, length: usize, run: OpPrintRun) {
        let ir = self.ir;
        for (i, block) in ir.successors(run.op).skip(start).take(length).enumerate() {
            self.writer.text(if i > 0 { ", " } else { "" });
            if self.writer.found.is_none() {
                self.block_name(block);
            }
        }
    }
}
