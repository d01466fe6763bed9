//! `(...)?`, `(...) : (...)?`: optional groups.

use crate::entity::Attribute;
use crate::schema::{Anchor, Arity};
use crate::text::parser::{AsmParser, GivenProperty, OpParseRun, ParseResult, PendingOperation};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

use super::OpElement;

/// Returns the operand group that is the only anchor.
fn sole_operands(anchors: &[Anchor]) -> Option<usize> {
    match anchors {
        [Anchor::Operand(group)] => Some(*group),
        _ => None,
    }
}

impl AsmParser<'_> {
    /// Parses a group.
    pub(super) fn op_group(
        &mut self,
        (anchors, implied): (&'static [Anchor], Option<Anchor>),
        (then, otherwise): (&'static [OpElement], &'static [OpElement]),
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        match self.group_begins(then, implied, run, pending)? {
            Some(rest) => {
                let outer = std::mem::replace(&mut run.anchor, sole_operands(anchors));
                self.group_rest(rest, implied, run, pending)?;
                run.anchor = outer;
                Ok(())
            }
            None => self.op_elements(otherwise, run, pending),
        }
    }

    /// Parses the beginning of a group. Returns the rest of its elements if the group is present.
    fn group_begins(
        &mut self,
        then: &'static [OpElement],
        implied: Option<Anchor>,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<Option<&'static [OpElement]>> {
        let visible = then.iter().position(|element| !matches!(element, OpElement::Whitespace(_)));
        let Some((first, rest)) = visible.and_then(|at| then[at..].split_first()) else { return Ok(None) };
        // The anchor of the group has no text of its own.
        if implied.is_some_and(|anchor| first.is(anchor)) {
            return self.group_begins(rest, implied, run, pending);
        }
        let is_there = self.op_element_begins(first, run, pending)?;
        Ok(is_there.then_some(rest))
    }

    /// Parses the rest of a group whose beginning was present.
    fn group_rest(
        &mut self,
        rest: &'static [OpElement],
        implied: Option<Anchor>,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        self.imply(implied, run);
        let outer = std::mem::replace(&mut run.required, true);
        for element in rest {
            if !implied.is_some_and(|anchor| element.is(anchor)) {
                self.op_element(element, run, pending)?;
            }
        }
        run.required = outer;
        Ok(())
    }

    /// Sets the unit attribute or `UnitProp` indicated by the presence of other text.
    pub(super) fn imply(&mut self, implied: Option<Anchor>, run: &mut OpParseRun<'_>) {
        match implied {
            Some(Anchor::Attribute(slot)) => run.state.bind_attribute(slot, Some(Attribute::UNIT)),
            Some(Anchor::Property(index)) => {
                run.state.properties.push((index, GivenProperty::Words(smallvec::smallvec![1])));
            }
            Some(Anchor::Operand(_) | Anchor::Result(_) | Anchor::Region(_) | Anchor::Successor(_)) | None => {}
        }
    }
}

impl OpAsmPrinter<'_> {
    /// Prints the elements, except the unit attribute or property that is implied by the presence of the group.
    pub(super) fn group(&mut self, elements: &'static [OpElement], implied: Option<Anchor>, run: OpPrintRun) {
        for element in elements {
            if !implied.is_some_and(|anchor| element.is(anchor)) {
                self.op_element(element, run);
            }
        }
    }

    pub(super) fn is_there(&mut self, anchors: &[Anchor], run: OpPrintRun) -> bool {
        anchors.iter().any(|anchor| match *anchor {
            Anchor::Operand(group) => {
                self.operand_group(group, run).1 > 0
                    || self.nested_lists(group, run).is_some_and(|lists| !lists.is_empty())
            }
            Anchor::Result(group) => self.result_group(group, run).1 > 0,
            Anchor::Attribute(slot) => {
                let value = self.ir.inherent(run.op, slot);
                value.is_some_and(|value| !self.is_default(slot, value, run))
            }
            Anchor::Property(index) => {
                let property = &run.schema.properties[index];
                // A default property is stored as zero.
                self.ir.stored_words(run.op, run.schema, property).iter().any(|word| *word != 0)
            }
            Anchor::Region(group) => {
                let (start, length) = self.region_group(group, run);
                let is_one = run.schema.regions[group].arity == Arity::One;
                let first = self.ir.region(run.op, start).filter(|_| length > 0);
                first.is_some_and(|region| !is_one || self.ir.entry_block(region).is_some())
            }
            Anchor::Successor(group) => self.successor_group(group, run).1 > 0,
        })
    }
}
