//! `$x` of a region group, and `regions`.

use ods_grammar::{End, First, Node, Subject, Syntax};

use crate::attributes::DictionaryAttr;
use crate::entity::{Operation, Region};
use crate::schema::{Arity, OpSchema, RegionSchema, TraitSet};
use crate::text::lexer::Kind;
use crate::text::parser::{AsmParser, OpParseRun, ParseResult};
use crate::text::printer::{OpAsmPrinter, OpPrintRun, RegionForm};

use super::{COMMA, of_arity};

const REGION: Syntax<'static> = Syntax::new(&[First::Literal("{")], End::Delimited);

has_single!(RegionSchema);

/// Returns the text of a group.
pub(super) const fn node(at: usize, schema: &OpSchema, group: usize, space: bool) -> Node<'static> {
    let region = &schema.regions[group];
    of_arity(Node::leaf(at, Subject::Field(region.name), REGION, space), region.arity)
}

/// Returns the text of all regions.
pub(super) const fn all_node(at: usize, schema: &OpSchema, space: bool) -> Node<'static> {
    let syntax = REGION.continued_by(COMMA);
    Node::leaf(at, Subject::Directive("regions"), syntax, space).optional(!has_single(schema.regions))
}

impl AsmParser<'_> {
    pub(super) fn format_regions(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        if run.schema.regions[group].arity == Arity::Variadic {
            return self.region_list(group, run);
        }
        let start = run.state.regions.items.len();
        self.format_region(run)?;
        run.state.regions.close(group, start, 0);
        Ok(())
    }

    fn region_list(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let start = run.state.regions.items.len();
        if self.is(Kind::LBrace) {
            self.comma_separated(|parser| parser.format_region(run))?;
        }
        run.state.regions.close(group, start, 0);
        Ok(())
    }

    fn format_region(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        let mut region = self.parse_region(&[])?;
        if let Some(terminator) = run.schema.implicit_terminator() {
            self.ensure_terminator_of(terminator, &mut region)?;
        } else if run.schema.id.traits().contains(TraitSet::SINGLE_BLOCK) {
            self.ensure_block(&mut region)?;
        }
        run.state.regions.items.push(region);
        Ok(())
    }

    /// Parses the regions at the beginning of a group. As in MLIR, `{}` is a region, but does not make the group
    /// present; in a list, it is a region of the list.
    pub(super) fn optional_regions(&mut self, group: usize, run: &mut OpParseRun<'_>) -> ParseResult<bool> {
        if !self.is(Kind::LBrace) {
            return Ok(false);
        }
        if run.schema.regions[group].arity == Arity::Variadic {
            return self.region_list(group, run).map(|()| true);
        }
        let start = run.state.regions.items.len();
        let region = self.parse_region(&[])?;
        let is_there = !region.is_empty();
        run.state.regions.items.push(region);
        if let (true, Some(terminator)) = (is_there, run.schema.implicit_terminator())
            && let Some(region) = run.state.regions.items.last_mut()
        {
            self.ensure_terminator_of(terminator, region)?;
        }
        run.state.regions.close(group, start, 0);
        Ok(is_there)
    }

    /// Parses `regions`.
    pub(super) fn all_regions(&mut self, run: &mut OpParseRun<'_>) -> ParseResult<()> {
        run.state.whole.regions = true;
        self.region_list(0, run)
    }
}

impl OpAsmPrinter<'_> {
    pub(super) fn format_region_group(&mut self, group: usize, run: OpPrintRun) {
        let (start, length) = self.region_group(group, run);
        self.format_regions(start, length, run);
    }

    /// Returns the regions of a group. Only the last group is variadic.
    pub(super) fn region_group(&self, group: usize, run: OpPrintRun) -> (usize, usize) {
        let is_one = |schema: &RegionSchema| schema.arity == Arity::One;
        let rest = self.ir.num_regions(run.op).saturating_sub(group);
        (group, if is_one(&run.schema.regions[group]) { rest.min(1) } else { rest })
    }

    pub(super) fn format_regions(&mut self, start: usize, length: usize, run: OpPrintRun) {
        let has_implicit_terminator = run.schema.implicit_terminator().is_some();
        for i in 0..length {
            let Some(region) = self.ir.region(run.op, start + i) else { continue };
            self.writer.text(if i > 0 { ", " } else { "" });
            let hides = has_implicit_terminator && self.ends_as_implied(region);
            let form = if hides { RegionForm::FULL.without_terminators() } else { RegionForm::FULL };
            self.print_region(region, form);
        }
    }

    /// Returns whether the implicit terminator represents the last operation of the entry block: it has no operands,
    /// results or attributes. The verifier ensures that it is of that kind.
    fn ends_as_implied(&self, region: Region) -> bool {
        let ir = self.ir;
        let last = ir.entry_block(region).and_then(|block| ir.last_op(block));
        last.is_some_and(|op| {
            let has_attributes = || ir.attributes(op) != DictionaryAttr::EMPTY || self.has_inherent(op);
            ir.num_operands(op) == 0 && ir.num_results(op) == 0 && !has_attributes()
        })
    }

    fn has_inherent(&self, op: Operation) -> bool {
        let slots = self.ir.schema(op).map_or(0, |schema| schema.attributes.len());
        (0..slots).any(|slot| self.ir.inherent(op, slot).is_some())
    }
}
