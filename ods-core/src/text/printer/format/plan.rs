//! Plans: declarative formats prepared for printing.
//!
//! The fixed text of a format, literals and blanks, is assembled once for each kind of operation, so that most
//! operations take a few steps: short texts, operands, a type. Less common elements remain elements of the format.
//!
//! Invariant: the steps print the same text as the elements.

use std::ops::Range;

use crate::entity::OpName;
use crate::schema::{Anchor, OpElement, OpSchema, TypesOf};

use crate::text::directives::has_own_entries;
use crate::text::printer::format::run::OpPrintRun;
use crate::text::printer::grammar::decimal::Short;
use crate::text::printer::names::Prefix;

/// A step of a plan.
#[derive(Clone, Copy)]
pub(in crate::text::printer) enum PlanStep {
    /// A short text and its length.
    Text(Short, u8),
    /// The operand at this position, with at most three bytes before its `%`.
    Operand(usize, Prefix),
    /// The type of the operand at this position.
    OperandType(usize),
    /// The type of the result at this position.
    ResultType(usize),
    /// The dictionary, which contains only discardable attributes.
    Discardable(&'static OpElement),
    /// Elements that are present if this attribute does not have its default value.
    IfAttribute(usize, &'static OpElement),
    /// Anything else.
    Element(&'static OpElement),
}

/// The plans of all kinds of operations printed so far.
#[derive(Default)]
pub(in crate::text::printer) struct Plans {
    /// The steps of all plans, one plan after the other.
    steps: Vec<PlanStep>,
    /// The positions of the steps of a plan, by the index of the operation's name.
    by_name: Vec<Option<(usize, usize)>>,
}

impl Plans {
    /// Returns the positions of the steps for operations with the name.
    #[inline]
    pub(in crate::text::printer) fn of(&mut self, name: OpName, run: OpPrintRun) -> Range<usize> {
        match self.by_name.get(name.index() as usize) {
            Some(Some((start, end))) => *start..*end,
            _ => self.plan(name, run),
        }
    }

    #[inline]
    pub(in crate::text::printer) fn step(&self, position: usize) -> PlanStep {
        self.steps[position]
    }

    #[cold]
    fn plan(&mut self, name: OpName, run: OpPrintRun) -> Range<usize> {
        let (start, mut text) = (self.steps.len(), Vec::new());
        for element in run.format.elements {
            if let Some(step) = step(element, run, &mut text) {
                push_text(&mut self.steps, &mut text);
                self.steps.push(step);
            }
        }
        push_text(&mut self.steps, &mut text);
        let (index, end) = (name.index() as usize, self.steps.len());
        if index >= self.by_name.len() {
            self.by_name.resize(index + 1, None);
        }
        self.by_name[index] = Some((start, end));
        start..end
    }
}

fn push_text(steps: &mut Vec<PlanStep>, text: &mut Vec<u8>) {
    for part in text.chunks(16) {
        let mut short = [0; 16];
        short[..part.len()].copy_from_slice(part);
        steps.push(PlanStep::Text(short, part.len() as u8));
    }
    text.clear();
}

/// Returns the step for an element, and appends the text before it to `text`. `None` if the element is only text.
fn step(element: &'static OpElement, run: OpPrintRun, text: &mut Vec<u8>) -> Option<PlanStep> {
    let blank = |space: bool| if space { &b" "[..] } else { b"" };
    match element {
        OpElement::Literal { text: literal, space } => {
            text.extend_from_slice(blank(*space));
            text.extend_from_slice(literal.as_bytes());
            None
        }
        OpElement::Operand { group, space } if run.schema.all_single_operands() => {
            text.extend_from_slice(blank(*space));
            Some(PlanStep::Operand(*group, Prefix::before_value(text)))
        }
        OpElement::Type { of, form, space } if form.qualified || form.view.short.is_none() => {
            let step = single_type(*of, run.schema);
            if step.is_some() {
                text.extend_from_slice(blank(*space));
            }
            step.or(Some(PlanStep::Element(element)))
        }
        OpElement::Group { anchors: [Anchor::Attribute(slot)], otherwise: [], .. } => {
            Some(PlanStep::IfAttribute(*slot, element))
        }
        OpElement::AttrDict { inherent, .. } if !inherent || !has_own_entries(run) => {
            Some(PlanStep::Discardable(element))
        }
        element => Some(PlanStep::Element(element)),
    }
}

/// Returns the step for the type of a single value, if its position is known.
fn single_type(of: TypesOf, schema: &OpSchema) -> Option<PlanStep> {
    match of {
        TypesOf::Operand(group) if schema.all_single_operands() => Some(PlanStep::OperandType(group)),
        TypesOf::Result(group) if schema.all_single_results() => Some(PlanStep::ResultType(group)),
        TypesOf::Operand(_) | TypesOf::Result(_) | TypesOf::Operands | TypesOf::Results => None,
    }
}
